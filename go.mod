module chessarbiter

go 1.25

ignore (
	./dist
	./node_modules
	./temp
)

require (
	github.com/norunners/vert v0.0.0-20221203075838-106a353d42dd
	honnef.co/go/js/dom/v2 v2.0.0-20250304181735-b5e52f05e89d
)
