package board

// Who and what: the two colours, the six roles, and the piece that has one of each.

// Color is White or Black.
type Color uint8

// The two players.
const (
	White Color = 0
	Black Color = 1
)

// Other returns the opponent's colour.
func (c Color) Other() Color { return c ^ 1 }

// String returns "white" or "black".
func (c Color) String() string {
	if c == White {
		return "white"
	}
	return "black"
}

// Role is what a piece is, apart from its colour. The numbers are the codes by
// which a Board keeps its pieces in three planes: bit 2 is set for the pieces
// that move along lines, bit 0 of those for diagonals, bit 1 for ranks and files.
type Role uint8

// The roles; NoRole stands for an empty square or for "no promotion".
const (
	NoRole Role = 0
	Pawn   Role = 1
	Knight Role = 2
	King   Role = 3
	Bishop Role = 5
	Rook   Role = 6
	Queen  Role = 7
)

// Roles lists the six roles from the pawn to the king.
var Roles = [6]Role{Pawn, Knight, Bishop, Rook, Queen, King}

// Promotions lists the four roles a pawn may become (Article 3.7.3.3), the
// queen first.
var Promotions = [4]Role{Queen, Rook, Bishop, Knight}

const roleLetters = ".PNK.BRQ"

// Letter returns the English letter of the role in upper case, P for a pawn
// and '.' for NoRole.
func (r Role) Letter() byte { return roleLetters[r&7] }

var roleNames = [8]string{"", "pawn", "knight", "king", "", "bishop", "rook", "queen"}

// String returns the English name in lower case, "" for NoRole.
func (r Role) String() string { return roleNames[r&7] }

// RoleOf returns the role with that English letter, in either case.
func RoleOf(letter byte) (Role, bool) {
	switch letter | 0x20 {
	case 'p':
		return Pawn, true
	case 'n':
		return Knight, true
	case 'b':
		return Bishop, true
	case 'r':
		return Rook, true
	case 'q':
		return Queen, true
	case 'k':
		return King, true
	}
	return NoRole, false
}

// Piece is a role of a colour. The zero Piece is "no piece".
type Piece uint8

// NoPiece stands for an empty square.
const NoPiece Piece = 0

// NewPiece returns the piece of that colour and role.
func NewPiece(c Color, r Role) Piece { return Piece(c)<<3 | Piece(r) }

// Color returns the piece's colour; it says nothing for NoPiece.
func (p Piece) Color() Color { return Color(p >> 3 & 1) }

// Role returns the piece's role.
func (p Piece) Role() Role { return Role(p & 7) }

// Letter returns the letter of the piece in FEN: upper case for White.
func (p Piece) Letter() byte {
	l := p.Role().Letter()
	if p.Color() == Black && p.Role() != NoRole {
		l |= 0x20
	}
	return l
}

// PieceOf returns the piece with that letter in FEN.
func PieceOf(letter byte) (Piece, bool) {
	r, ok := RoleOf(letter)
	if !ok {
		return NoPiece, false
	}
	if letter >= 'a' {
		return NewPiece(Black, r), true
	}
	return NewPiece(White, r), true
}
