package phrase

// How is a half-move called that cannot be called by its move?

import "strconv"

// Ply calls a ply by its number.
func (l Language) Ply(ply int) string { return l.words.ply + strconv.Itoa(ply) }
