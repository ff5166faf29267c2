import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
divisibility-rules | Natural numbers, prakritik sankhya, प्राकृत संख्या | Natural numbers are the counting numbers 1, 2, 3, 4 and so on without end.
divisibility-rules | Whole numbers, purn sankhya, पूर्ण संख्या | Whole numbers are the natural numbers together with zero: 0, 1, 2, 3 and so on.
divisibility-rules | Integers, integer, purnank, पूर्णांक | Integers are the whole numbers and their negatives: …, −2, −1, 0, 1, 2, … without end.
divisibility-rules | Rational number, parimey sankhya, परिमेय संख्या | A rational number is a number that can be written as $\\frac{p}{q}$ with integers $p$ and $q \\ne 0$; its decimal ends or recurs.
divisibility-rules | Irrational number, aparimey sankhya, अपरिमेय संख्या | An irrational number is a real number that cannot be written as a ratio of two integers, such as $\\sqrt2$ and $\\pi$; its decimal neither ends nor recurs.
divisibility-rules | Real numbers, vastavik sankhya, वास्तविक संख्या | Real numbers are all rational and irrational numbers together; each is a point of the number line.
divisibility-rules | Divisibility rules, vibhajyata ke niyam, विभाज्यता के नियम | Divisibility rules are short tests that tell whether a number is divisible by another without division; a number is divisible by 3 if the sum of its digits is.
divisibility-by-11 | Divisibility by 11, divisibility rule of 11 | The rule of divisibility by 11 states that a number is divisible by 11 if the difference of the sums of its digits in odd and even places is 0 or a multiple of 11.
division-and-remainder | Dividend divisor quotient and remainder, quotient, bhajya bhajak, भाज्य और भाजक | In division, the dividend is the number divided and the divisor the number that divides it: dividend = divisor × quotient + remainder.
prime-numbers | Prime number, prime numbers, abhajya sankhya, अभाज्य संख्या | A prime number is a natural number greater than 1 with exactly two factors, 1 and itself; 2 is the only even prime.
prime-numbers | Composite number, composite numbers, bhajya sankhya, भाज्य संख्या | A composite number is a natural number greater than 1 with more than two factors, such as 4, 6 and 9; 1 is neither prime nor composite.
prime-numbers | Twin primes, twin prime numbers | Twin primes are two prime numbers that differ by 2, such as 11 and 13.
binary-numbers | Binary number system, binary numbers, dwiadhari sankhya, द्विआधारी संख्या | The binary number system is the system of numbers to base 2, which uses only the digits 0 and 1 and is used by computers.
prime-factors | Prime factorisation, prime factorization, abhajya gunankhand, अभाज्य गुणनखंड | Prime factorisation is the writing of a number as a product of prime numbers, such as $60 = 2^2 \\times 3 \\times 5$.
count-of-factors | Number of factors, counting factors | The number of factors of $N = p^aq^br^c$, with $p$, $q$, $r$ different primes, is $(a+1)(b+1)(c+1)$.
sum-of-factors | Perfect number | A perfect number is a natural number equal to the sum of its factors other than itself, such as 6 and 28.
face-value | Place value, sthaniya maan, स्थानीय मान | Place value of a digit is its value according to its place in a number; that of 5 in 452 is 50.
face-value | Face value, jatiya maan, जातीय मान | Face value of a digit is the value of the digit itself wherever it stands; that of 5 in 452 is 5.
zeros-of-factorial | Trailing zeros of a factorial, zeros at the end of factorial | Trailing zeros of $n!$ are the zeros at its end; their number equals the power of 5 in $n!$, found by adding the quotients of $n$ by 5, 25, 125 and so on.
sums-of-natural-numbers | Sum of first n natural numbers, sum of natural numbers | The sum of the first $n$ natural numbers is $\\frac{n(n+1)}{2}$; that of their squares is $\\frac{n(n+1)(2n+1)}{6}$ and that of their cubes $\\left(\\frac{n(n+1)}{2}\\right)^2$.
`)
