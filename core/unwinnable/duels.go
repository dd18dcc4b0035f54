package unwinnable

// Which pawns can never pass each other?

import "chessarbiter/core/board"

// duels gives for each pawn the squares of its file to which it can never push,
// because another pawn of the file stands before them for ever: one that never
// captures, never promotes and is never taken. Of an opponent's pawn that is all from its first
// square on; of an own pawn all from the last square that it reaches. A pawn
// that may come to a file by a capture may come behind them all.
func (m *mobility) duels(bars *[crew]board.SquareSet) {
	for side := winning; side <= losing; side++ {
		for j := m.first[side]; j < m.first[side+1]; j++ {
			if m.role[j] != board.Pawn || m.takes[j] != 0 || m.promoted>>j&1 != 0 || m.reach[j] == 0 || m.capturable(side, j) {
				continue
			}
			file := board.FileSet(m.home[j].First().File())
			for i := 0; i < m.men; i++ {
				if i == j || m.role[i] != board.Pawn || m.home[i]&file == 0 || m.takes[i]&file != 0 {
					continue
				}
				bar := m.home[j]
				own := i >= m.first[side] && i < m.first[side+1]
				up := i < m.first[losing]
				switch {
				case up && m.home[i] < m.home[j]:
					if own {
						bar = m.reach[j].Last().Set()
					}
					bars[i] |= file &^ (bar - 1)
				case !up && m.home[i] > m.home[j]:
					if own {
						bar = m.reach[j] & -m.reach[j]
					}
					bars[i] |= file & (bar<<1 - 1)
				}
			}
		}
	}
}
