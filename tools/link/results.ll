; Functions that hand back several values, as check.mjs calls them: each `main_…` gives one number that tells whether
; all values came back whole.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-wasi"

%text = type { ptr, i32 }
%found = type { %text, i1 }

@letters = internal constant [4 x i8] c"abcd"

; A text of two words, and a part of it.
define internal %text @rest(ptr %data, i32 %size) noinline {
  %more = icmp sgt i32 %size, 0
  br i1 %more, label %some, label %none
some:
  %next = getelementptr i8, ptr %data, i32 1
  %less = sub i32 %size, 1
  %first = insertvalue %text poison, ptr %next, 0
  %1 = insertvalue %text %first, i32 %less, 1
  br label %done
none:
  br label %done
done:
  %all = phi %text [ %1, %some ], [ { ptr @letters, i32 0 }, %none ]
  ret %text %all
}

define i32 @main_text() {
  %a = call %text @rest(ptr @letters, i32 4)
  %b = extractvalue %text %a, 0
  %c = extractvalue %text %a, 1
  %d = call %text @rest(ptr %b, i32 %c)
  %e = extractvalue %text %d, 0
  %f = extractvalue %text %d, 1
  %letter = load i8, ptr %e
  %code = zext i8 %letter to i32
  %tens = mul i32 %f, 1000
  %sum = add i32 %tens, %code
  ret i32 %sum
}

; Of the second value one byte is used: LLVM would read only that byte, from memory.
define internal { i8, i32 } @wide(i32 %x) noinline {
  %low = trunc i32 %x to i8
  %a = insertvalue { i8, i32 } poison, i8 %low, 0
  %b = insertvalue { i8, i32 } %a, i32 %x, 1
  ret { i8, i32 } %b
}

define i32 @main_byte(i32 %x) {
  %a = call { i8, i32 } @wide(i32 %x)
  %b = extractvalue { i8, i32 } %a, 1
  %c = and i32 %b, 255
  ret i32 %c
}

; The same of a value that is one bit, or sixteen, or within a struct.
define internal { i64, i1, i16 } @mixed(i64 %x) noinline {
  %odd = trunc i64 %x to i1
  %low = trunc i64 %x to i16
  %twice = shl i64 %x, 1
  %a = insertvalue { i64, i1, i16 } poison, i64 %twice, 0
  %b = insertvalue { i64, i1, i16 } %a, i1 %odd, 1
  %c = insertvalue { i64, i1, i16 } %b, i16 %low, 2
  ret { i64, i1, i16 } %c
}

define i64 @main_mixed(i64 %x) {
  %a = call { i64, i1, i16 } @mixed(i64 %x)
  %b = extractvalue { i64, i1, i16 } %a, 0
  %c = extractvalue { i64, i1, i16 } %a, 1
  %d = extractvalue { i64, i1, i16 } %a, 2
  %e = zext i1 %c to i64
  %f = zext i16 %d to i64
  %g = mul i64 %e, 1000000
  %h = add i64 %b, %g
  %i = add i64 %h, %f
  ret i64 %i
}

define internal %found @find(i32 %x) noinline {
  %yes = icmp eq i32 %x, 7
  %a = insertvalue %found { %text { ptr @letters, i32 4 }, i1 false }, i1 %yes, 1
  ret %found %a
}

define i32 @main_nested(i32 %x) {
  %a = call %found @find(i32 %x)
  %b = extractvalue %found %a, 1
  %c = extractvalue %found %a, 0
  %d = extractvalue %text %c, 1
  %e = select i1 %b, i32 %d, i32 -1
  ret i32 %e
}

; Values of an earlier call are used after a later one has left its own.
define i32 @main_twice(i32 %x) {
  %a = call { i8, i32 } @wide(i32 %x)
  %y = add i32 %x, 1000
  %b = call { i8, i32 } @wide(i32 %y)
  %c = extractvalue { i8, i32 } %a, 1
  %d = extractvalue { i8, i32 } %b, 1
  %e = mul i32 %c, 10000
  %f = add i32 %e, %d
  ret i32 %f
}

; What is called is known only when the program runs; what it gives is handed on.
@table = internal constant [2 x ptr] [ptr @wide, ptr @narrow]

define internal { i8, i32 } @narrow(i32 %x) noinline {
  %a = insertvalue { i8, i32 } { i8 1, i32 0 }, i32 %x, 1
  ret { i8, i32 } %a
}

define internal { i8, i32 } @either(i32 %which, i32 %x) noinline {
  %place = getelementptr ptr, ptr @table, i32 %which
  %callee = load ptr, ptr %place
  %a = tail call { i8, i32 } %callee(i32 %x)
  ret { i8, i32 } %a
}

define i32 @main_pointer(i32 %which) {
  %a = call { i8, i32 } @either(i32 %which, i32 515)
  %b = extractvalue { i8, i32 } %a, 0
  %c = extractvalue { i8, i32 } %a, 1
  %d = zext i8 %b to i32
  %e = mul i32 %d, 1000
  %f = add i32 %e, %c
  ret i32 %f
}

; Numbers with a fraction, and more fields than are split.
define internal { double, float } @fraction(double %x) noinline {
  %half = fmul double %x, 0.5
  %short = fptrunc double %x to float
  %a = insertvalue { double, float } poison, double %half, 0
  %b = insertvalue { double, float } %a, float %short, 1
  ret { double, float } %b
}

define double @main_fraction(double %x) {
  %a = call { double, float } @fraction(double %x)
  %b = extractvalue { double, float } %a, 0
  %c = extractvalue { double, float } %a, 1
  %d = fpext float %c to double
  %e = fadd double %b, %d
  ret double %e
}

define internal { i32, i32, i32, i32, i32, i32, i32 } @seven(i32 %x) noinline {
  %a = insertvalue { i32, i32, i32, i32, i32, i32, i32 } { i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7 }, i32 %x, 6
  ret { i32, i32, i32, i32, i32, i32, i32 } %a
}

define i32 @main_seven(i32 %x) {
  %a = call { i32, i32, i32, i32, i32, i32, i32 } @seven(i32 %x)
  %b = extractvalue { i32, i32, i32, i32, i32, i32, i32 } %a, 5
  %c = extractvalue { i32, i32, i32, i32, i32, i32, i32 } %a, 6
  %d = mul i32 %b, 100
  %e = add i32 %d, %c
  ret i32 %e
}

; A function without effects but for its results: it is called although its first one is not used.
define internal { i32, i32 } @pure(i32 %x) noinline memory(none) {
  %a = mul i32 %x, 3
  %b = insertvalue { i32, i32 } { i32 0, i32 0 }, i32 %a, 1
  ret { i32, i32 } %b
}

define i32 @main_pure(i32 %x) {
  %a = call { i32, i32 } @pure(i32 %x)
  %y = add i32 %x, 1
  %b = call { i32, i32 } @pure(i32 %y)
  %c = extractvalue { i32, i32 } %a, 1
  %d = extractvalue { i32, i32 } %b, 1
  %e = mul i32 %c, 100
  %f = add i32 %e, %d
  ret i32 %f
}

; In two branches values of different places are read, of which what follows uses one: LLVM would read it there, by an
; address that it chooses, which a global variable does not have.
define internal { i32, i32, i32 } @three(i32 %x) noinline {
  %twice = mul i32 %x, 2
  %thrice = mul i32 %x, 3
  %a = insertvalue { i32, i32, i32 } poison, i32 %x, 0
  %b = insertvalue { i32, i32, i32 } %a, i32 %twice, 1
  %c = insertvalue { i32, i32, i32 } %b, i32 %thrice, 2
  ret { i32, i32, i32 } %c
}

define i32 @main_branches(i32 %x) {
  %odd = trunc i32 %x to i1
  br i1 %odd, label %one, label %other
one:
  %a = call { i8, i32 } @wide(i32 %x)
  %b = extractvalue { i8, i32 } %a, 1
  br label %done
other:
  %c = call { i32, i32, i32 } @three(i32 %x)
  %d = extractvalue { i32, i32, i32 } %c, 0
  %e = extractvalue { i32, i32, i32 } %c, 1
  %f = extractvalue { i32, i32, i32 } %c, 2
  %sum = add i32 %d, %e
  br label %done
done:
  %g = phi i32 [ %b, %one ], [ %f, %other ]
  %h = phi i32 [ 0, %one ], [ %sum, %other ]
  %i = mul i32 %h, 100
  %j = add i32 %i, %g
  ret i32 %j
}
