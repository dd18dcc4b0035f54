module chessarbiter

go 1.25
