package laws

// Which articles are there, by which number does each edition have them, and how
// well are they attested?

// articleTable has a line for each text: its key, and the number of the article in
// each edition, "-" where there is none, "=" where it is that of the edition before;
// what is left out at the end is so too. A tab is eight wide. The sign behind a number
// is how well the article is attested: none for Read, ' for Quoted, ~ for PartMemory,
// ? for Memory.
//
// The key is that of the text in package phrase. What stands before its slash names
// the matter; after the slash stands the edition in which the text begins, where a
// later one says something else. An edition has one article at most for a matter.
const articleTable = `
#			1997	2001	2005	2009	2014	2017	2018	2023

turns			1.1?	=	1.1~	1.1	=	1.2
king-safe/1997		1.2?	=	-
king-safe		-	=	1.2	=	=	1.4.1

own-piece		3.1	3.1?	3.1~	3.1
bishop			3.2c	3.2?	3.2~	3.2
rook			3.2b	3.3?	3.3~	3.3
queen			3.2a	3.4?	3.4~	3.4
no-jumping		3.2	3.5?	3.5~	3.5
knight			3.3	3.6?	3.6~	3.6
pawn-step		3.4a	3.7a?	3.7a~	3.7a	=	3.7.1
pawn-double		3.4b	3.7b?	3.7b~	3.7b	=	3.7.2
pawn-captures		3.4c	3.7c?	3.7c~	3.7c	=	3.7.3
en-passant		3.4d	3.7d?	3.7d~	3.7d	=	3.7.4.1~	3.7.4.1	3.7.3.1
en-passant-at-once	-	=	=	=	=	3.7.4.2~	3.7.4.2	3.7.3.2
promotion		3.4e	3.7e?	3.7e~	3.7e	=	3.7.5.1~	3.7.5.1	3.7.3.3
king-moves		3.5	3.8?	3.8~	3.8	=	-
king-step		-	=	=	=	=	3.8.1
castling		-	=	=	=	=	3.8.2
castling-lost		-	=	=	=	=	3.8.2.1
castling-prevented	-	=	=	=	=	3.8.2.2
check			3.6?	3.9?	3.9~	3.9	=	3.9.2
illegal			-	=	=	=	3.10b	3.10.2~	=	3.10.2

one-hand		4.1?	4.1
adjusting		4.2	=	=	=	=	4.2.1
contact			-	=	=	=	=	4.2.2
touch			4.3
touch-own/1997		4.3a~	=	=	-
touch-own		-	=	=	4.3a	=	4.3.1
touch-theirs		-	=	=	4.3b	=	4.3.2
touch-both/1997		4.3b~	=	=	4.3c	-
touch-both		-	=	=	=	4.3c~	4.3.3
castling-touched	4.4a	=	=	=	=	4.4.1
rook-first		4.4b	=	=	=	=	4.4.2
castling-illegal	4.4c	=	=	=	=	4.4.3
promotion-final		-	=	4.4d	=	=	4.4.4
none-can		4.5
promoting		-	=	=	=	4.6
made			4.7	=	4.6	=	4.7
made-capture		4.7a~	=	4.6a	=	4.7a	4.7.1
made-castling/1997	4.7b~	=	-
made-castling/2005	-	=	4.6b	=	-
made-castling		-	=	=	=	4.7b	4.7.2
made-promotion/1997	4.7c~	=	-
made-promotion/2005	-	=	4.6c	=	-
made-promotion		-	=	=	=	4.7c	4.7.3
complaint-lost		4.6	=	4.7	=	4.8
assistant		-	=	=	=	4.9

mate			5.1a	5.1a?	5.1a	=	=	5.1.1
resignation/1997	5.1b	5.1b?	5.1b	=	=	5.1.2	=	-
resignation		-	=	=	=	=	=	=	5.1.2
stalemate		5.2	5.2a?	5.2a	=	=	5.2.1
dead-position/1997	9.6?	-
dead-position		-	5.2b?	5.2b	=	=	5.2.2~	5.2.2
agreement/1997		5.3	5.2c?	5.2c	=	=	-
agreement		-	=	=	=	=	5.2.3

press			6.7a	6.8a	6.8a~	6.7a	6.2a	6.2.1~	6.2.1
flag-seen		6.8?	6.9~	6.9	6.8	6.8~	=	6.8
flag-fall/1997		6.9	6.10'	6.10	-
flag-fall		-	=	=	6.9	6.9~	=	6.9
both-flags/1997		6.11	6.12?	-
both-flags		-	=	6.12	6.11	6.11?	III.3.1~	III.3.1
clock-setting		6.10?	6.11?	6.11b?	6.10b	6.10b~	6.10.2~	6.10.2
clocks-adjusted		6.13	6.14?	6.14	6.13	7.1~	=	7.1

wrong-start		7.1a	7.1a?	7.1a	=	7.2a~	7.2.1~	7.2.1
board-turned		7.1b	7.1b?	7.1b	=	7.2b~	7.2.2~	7.2.2
colours-reversed/1997	7.2	7.2?	7.2	=	7.3	-
colours-reversed	-	=	=	=	=	7.3
displaced		7.3	7.3?	7.3	=	7.4~	7.4.1~	7.4.1
displaced-later		-	7.5?	7.5	=	7.6~	=	7.6
illegal-restored/1997	7.4	7.4a'	-
illegal-restored/2005	-	=	7.4a	=	-
illegal-restored/2014	-	=	=	=	7.5a	-
illegal-restored	-	=	=	=	=	7.5.1
pawn-becomes-queen	-	=	=	=	=	7.5.2
illegal-costs/2001	-	7.4b'	7.4b	-
illegal-costs/2009	-	=	=	7.4b	-
illegal-costs		-	=	=	=	7.5b	7.5.3	7.5.5
clock-without-move	-	=	=	=	=	7.8.1	7.5.3
two-hands/2017		-	=	=	=	=	7.7.1	-
two-hands		-	=	=	=	=	=	7.5.4

result-signed		8.7?	=	8.7~	8.7	8.7~	=	8.7

no-agreement		-	=	=	9.1a	9.1a?	9.1.1~	9.1.1
offer/1997		9.1	-
offer/2001		-	9.1	=	9.1b	9.1b?	-
offer			-	=	=	=	=	9.1.2.1~	9.1.2.1
claim-is-offer		-	=	=	=	=	9.1.2.3~	9.1.2.3
third/1997		9.2	=	=	-
third/2009		-	=	=	9.2	-
third/2014		-	=	=	=	9.2	-
third			-	=	=	=	=	9.2.1~	9.2.1	9.2
third-intended/1997	9.2a	=	=	=	-
third-intended		-	=	=	=	9.2a	9.2.1.1~	9.2.1.1	9.2.1
third-appeared		9.2b	=	=	=	=	9.2.1.2~	9.2.1.2	9.2.2
same-position		-	=	=	=	=	9.2.2~	9.2.2	9.2.3
same-en-passant		-	=	=	=	=	9.2.2.1~	9.2.2.1	9.2.3.1
same-castling		-	=	=	=	=	9.2.2.2~	9.2.2.2	9.2.3.2
fifty			9.3	=	=	=	9.3~	=	9.3
fifty-intended/1997	9.3a	=	=	=	-
fifty-intended		-	=	=	=	9.3a~	9.3.1~	9.3.1
fifty-completed		9.3b	=	=	=	9.3b~	9.3.2~	9.3.2
claim-lost/1997		9.4?	9.4	=	-
claim-lost		-	=	=	9.4	9.4~	=	9.4
claim-stands		9.5?	9.5	=	=	9.5~	9.5.1~	9.5.1
claim-correct		9.5a?	9.5a~	=	9.5a	9.5a~	9.5.2~	9.5.2
claim-incorrect/1997	9.5b?	-
claim-incorrect/2001	-	9.5b	=	-
claim-incorrect/2009	-	=	=	9.5b	-
claim-incorrect		-	=	=	=	9.5b~	9.5.3~	9.5.3
cannot-mate/2001	-	9.6?	9.6	-
cannot-mate		-	=	=	9.6	-
fivefold/2014		-	=	=	=	9.6a	-
fivefold		-	=	=	=	=	9.6.1
seventy-five		-	=	=	=	9.6b	9.6.2

both-flags-quickplay	10.4	10.3'	-
conduct			12.1?	=	12.1~	12.1	11.1~	=	11.1
leaving			12.2?	=	12.2~	12.2	11.2~	11.2.3~	11.2.3
disturbing		12.5?	=	12.6~	12.6	11.5~	=	11.5
arbiter-sees		13.1?	=	13.1~	13.1	12.1~	=	12.1
penalties		13.4?	=	13.4~	13.4	12.9~	=	12.9

rapid-penalty		-	=	=	=	=	=	=	A.3
rapid-set-up/1997	B4	-
rapid-set-up/2001	-	B4	=	A.4a	-
rapid-set-up		-	=	=	=	A.4a	A.4.1	=	A.5.1
rapid-hands		B5	B5a	B5a~	A.4b	-
rapid-illegal/2001	-	B5b	-
rapid-illegal/2005	-	=	B6~	A.4c	-
rapid-illegal-loses	-	=	=	=	A.4b	A.4.2	-
rapid-illegal		-	=	=	=	=	=	A.4.2	A.5.2
rapid-flag/1997		B6	=	B7~	A.4d	-
rapid-flag		-	=	=	=	=	A.4.5'	A.4.5	A.5.5
rapid-time-claim/1997	B7	=	B8~	-
rapid-time-claim	-	=	=	=	A.4c~	A.4.3~	A.4.3	A.5.3
rapid-both-flags	B8	=	B9?	-
rapid-both-illegal	-	=	=	=	A.4d	A.4.4~	A.4.4	A.5.4
blitz-penalty/2014	-	=	=	=	B.2?	B.2~	B.2	-
blitz-penalty		-	=	=	=	=	=	=	B.3
blitz-as-rapid/1997	C2	=	=	B.3a	-
blitz-as-rapid		-	=	=	=	B.4~	B.4	=	-
blitz-illegal/1997	C3	-
blitz-illegal/2001	-	C3	=	-
blitz-illegal		-	=	=	B.3c	-
blitz-material		C4	-

chess960-once		-	=	=	F.3a	F.3a?	II.3.1~	II.3.1
chess960-castling	-	=	=	F.3b	F.3b?	II.3.2~	II.3.2

# The rules of Fischer Random Chess by their points, which no edition has taken over.
fischer-order		FR.2
fischer-half-made	FR.13
fischer-choice		FR.14
fischer-announced	FR.15
`
