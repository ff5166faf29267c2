/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  unit-digit | Unit Digit | last digit, unit place, ikai ka ank
  unit-digit-of-powers | Unit Digit of Powers | unit digit of large powers, unit digit of exponents, unit digit of power of a number, last digit of power, cyclicity, cyclicity of numbers, unit digit cyclicity, ghat ka ikai ank, last digit of a power
  divisibility-rules | Divisibility Rules | divisibility, divisibility test, divisibility by 9, vibhajyata
  divisibility-by-11 | Divisibility by 11 | divisibility rule of 11, divisible by 11, rule of 11, divisibility test of 11, divisibility 11
  division-and-remainder | Division & Remainder | divisor dividend quotient remainder, division algorithm, successive division, least number to be added, least number to be subtracted
  remainder-theorem-of-numbers | Remainders in Number System | remainder, remainder theorem number system, remainder theorem of numbers, remainder theorem quant, remainder theorem aptitude, basic remainder theorem, negative remainder, sheshfal, shesh fal
  sums-of-natural-numbers | Sums of Natural Numbers | sum of first n natural numbers, sum of odd numbers, sum of even numbers, sum of squares of natural numbers, sum of cubes of natural numbers
  prime-numbers | Prime Numbers | primes, composite number, abhajya sankhya
  binary-numbers | Binary Numbers | dwiadhari sankhya, number system conversion
  binary-to-decimal | Binary to Decimal | binary to decimal conversion, convert binary to decimal
  decimal-to-binary | Decimal to Binary | decimal to binary conversion, convert decimal to binary
  binary-addition | Addition of Binary Numbers | binary addition, binary sum, add binary numbers
  count-of-factors | Counting Factors | number of divisors, total number of factors
  odd-and-even-factors | Odd & Even Factors | odd factors, even factors
  prime-factors | Prime Factors | prime factorisation, prime factorization, number of prime factors
  sum-of-factors | Sum of Factors | sum of divisors
  face-value | Place Value & Face Value | face value, place value, sthaniya man, ankit man
  greatest-and-least-numbers | Greatest & Least Numbers of Given Digits | largest number formed, smallest number formed
  digits-reversed | Digits Reversed | two digit number, interchange of digits, digits interchanged, reverse digits
  zeros-of-factorial | Zeros of a Factorial | number of zeros in 100!, factorial
  zeros-of-a-product | Zeros of a Product | number of zeros in product, trailing zeros of product
  highest-power-in-factorial | Highest Power in a Factorial | highest power of prime in factorial, legendre formula
  rational-numbers | Rational Numbers | rational number, parimey sankhya, parimeya sankhya, rational and irrational numbers, standard form of rational number, additive inverse, rational numbers class 8, rational numbers class 7
  integers | Integers | integer, integers class 7, integers class 6, negative integers, addition of integers, multiplication of integers, properties of integers, purnank
  whole-numbers | Whole Numbers | whole number, whole numbers class 6, properties of whole numbers, purn sankhya, <successor and predecessor
  irrational-numbers | Irrational Numbers | irrational number, irrational, aparimey sankhya, aparimeya sankhya, rational or irrational
  euclid-division-lemma | Euclid's Division Lemma | euclid division lemma, euclid's division algorithm, euclid algorithm, euclidean algorithm, division lemma
  perfect-squares | Perfect Squares | perfect square, perfect square numbers, purn varg
  digital-sum | Digital Sum | digital sum method, casting out nines, digital root
`
