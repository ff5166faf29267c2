import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The product of two primes is 221. Their sum is:' */
export const numberSystemProblems = defineBank({
  id: 'number-system-problems',
  sets: [
    {
      rows: `
1 prime-numbers | The only even prime number is: | 2 | 0 | 1 | 4 | Every other even number is divisible by 2 and so has a third factor.
1 prime-numbers | The number 1 is: | neither prime nor composite | prime but not composite | composite but not prime | both prime and composite | A prime has exactly two factors and a composite number more; 1 has only one.
1 prime-numbers | The smallest odd composite number is: | 9 | 1 | 3 | 15 | 3, 5 and 7 are prime, and 9 = 3 × 3.
2 prime-numbers | The sum of all primes between 20 and 40 is: | 120 | 147 | 91 | 159 | The primes are 23, 29, 31 and 37, which make 120.
2 prime-numbers | Which of the following is a pair of twin primes? | 41 and 43 | 47 and 49 | 31 and 33 | 37 and 39 | Twin primes differ by 2 and both are prime; 49, 33 and 39 are composite.
2 prime-numbers | The product of two primes is 221. Their sum is: | 30 | 28 | 32 | 34 | 221 = 13 × 17, and 13 + 17 = 30.
2 prime-numbers | To decide whether 223 is prime, the greatest prime by which one has to divide is: | 13 | 11 | 17 | 19 | Only primes up to the square root need be tried; 15² = 225 is more than 223, so 13 is the last.
3 prime-numbers | The sum of three primes is 100, and one of them exceeds another by 36. The greatest of the three is: | 67 | 61 | 53 | 71 | An even sum needs the prime 2; the other two add up to 98 and differ by 36: 67 and 31.
3 prime-numbers | For how many primes p are p, p + 2 and p + 4 all prime? | 1 | 0 | 2 | infinitely many | One of the three is divisible by 3, so only 3, 5 and 7 are possible.
3 prime-numbers | If p is a prime greater than 3, the remainder when p² is divided by 24 is: | 1 | 5 | 23 | 3 | Here (p − 1)(p + 1) is a product of two consecutive even numbers, one of them divisible by 3.
1 binary-addition | In the binary system, 1 + 1 is written as: | 10 | 2 | 11 | 01 | The sum is two, which is written 10 in binary.
1 binary-addition | When three 1s are added in one column of a binary sum, what is written down and what is carried? | write 1, carry 1 | write 0, carry 1 | write 1, carry 0 | write 0, carry 0 | Three is 11 in binary: one digit stays and the other is carried.
1 binary-addition | Adding 1 to the binary number $1111$ gives: | $10000$ | $11110$ | $1112$ | $11111$ | $1111$ is fifteen, and sixteen is $10000$ in binary.
2 binary-addition | Which binary number must be added to $1011$ to give $11001$? | $1110$ | $1010$ | $1101$ | $10010$ | In decimal, 25 − 11 = 14, which is $1110$.
2 binary-addition | The decimal value of the binary sum $11010$ + $1101$ is: | 39 | 35 | 41 | 37 | $11010$ is 26 and $1101$ is 13, together 39.
2 binary-addition | A binary number is added to itself. How do its digits change? | a 0 is put at its right end | a 1 is put at its right end | a 1 is put at its left end | every 1 in it becomes a 0 | Adding a number to itself doubles it, which moves all digits one place to the left.
2 binary-addition | How many times is a 1 carried when $1011$ and $110$ are added in binary? | 3 | 1 | 2 | 4 | Carries arise in the second, third and fourth columns from the right; the sum is $10001$.
3 binary-addition | In the binary sum 1A01 + 11B1 = $11010$, the digits A and B are: | A = 1, B = 0 | A = 0, B = 1 | A = 1, B = 1 | A = 0, B = 0 | In decimal (9 + 4A) + (13 + 2B) = 26, so 4A + 2B = 4.
3 binary-addition | The sum of the greatest 4-digit and the greatest 3-digit binary numbers is: | $10110$ | $11000$ | $10111$ | $10010$ | 15 + 7 = 22, and 22 = 16 + 4 + 2 is $10110$.
3 binary-addition | Adding 1 to a binary number turned its last three digits from 1 to 0 and the digit before them from 0 to 1. In decimal, the number before the addition may have been: | 23 | 24 | 20 | 31 | The number ends in $0111$; 23 is $10111$, and 23 + 1 = 24 is $11000$.
1 greatest-and-least-numbers | The greatest number of four different digits is: | 9,876 | 9,999 | 9,870 | 8,976 | The four largest digits are written in falling order.
1 greatest-and-least-numbers | The least five-digit number in which no digit is repeated is: | 10,234 | 12,345 | 10,000 | 10,123 | It cannot begin with 0, so 1 comes first and then 0, 2, 3 and 4.
1 greatest-and-least-numbers | The sum of the greatest three-digit number and the least four-digit number is: | 1,999 | 1,099 | 10,999 | 10,099 | The numbers are 999 and 1,000, which together make 1,999.
2 greatest-and-least-numbers | With three different digits taken from 2, 5, 7 and 8, the greatest even number that can be written is: | 872 | 875 | 852 | 782 | After 8 and 7 the last digit must be even, so 2.
2 greatest-and-least-numbers | Using each of 0, 3, 5 and 8 once, the least four-digit number divisible by 5 is: | 3,085 | 3,580 | 3,058 | 3,805 | With 5 at the end the least beginning is 308, which is less than 358.
2 greatest-and-least-numbers | A four-digit number uses all of 9, 5 and 1, one of them twice. The greatest such number is: | 9,951 | 9,995 | 9,551 | 9,511 | The 9 is repeated in front, and 5 and 1 follow.
2 greatest-and-least-numbers | How many numbers are there from the least to the greatest five-digit number, both included? | 90,000 | 89,999 | 99,999 | 1,00,000 | 99,999 − 10,000 + 1 = 90,000, for both ends are counted.
3 greatest-and-least-numbers | The least four-digit number whose digits add up to 28 is: | 1,999 | 2,899 | 1,989 | 4,888 | With 1 in front, the other three digits must add up to 27 = 9 + 9 + 9.
3 greatest-and-least-numbers | The greatest four-digit number whose digits have the product 24 is: | 8,311 | 6,411 | 6,221 | 8,131 | The largest digit that divides 24 is 8; then 3, 1 and 1 remain.
3 greatest-and-least-numbers | The digits 1, 2, 3, 4, 5 and 6 are used once each to form two three-digit numbers. Their least possible difference is: | 47 | 53 | 57 | 98 | The hundreds must be neighbours, the larger number as small and the other as large as possible: 412 − 365.
1 divisibility-rules | A natural number is divisible by 4 exactly when: | the number formed by its last two digits is divisible by 4 | the sum of its digits is divisible by 4 | its last digit is divisible by 4 | the number formed by its last three digits is even | 100 is divisible by 4, so only the last two digits matter.
1 divisibility-rules | A number that is divisible by 3 and by 8 must be divisible by: | 24 | 48 | 11 | 36 | 3 and 8 have no common factor, so their product divides the number.
1 divisibility-rules | Which of the following is divisible by 3 but not by 9? | 5,214 | 4,212 | 5,213 | 3,411 | The sum of its digits is 12, a multiple of 3 but not of 9.
2 divisibility-rules | How many natural numbers up to 100 are divisible neither by 2 nor by 5? | 40 | 60 | 50 | 30 | 50 + 20 − 10 = 60 numbers are divisible by 2 or 5, which leaves 40.
2 divisibility-rules | The least four-digit number divisible by both 8 and 9 is: | 1,008 | 1,080 | 1,000 | 1,017 | It is a multiple of 72, and 14 × 72 = 1,008.
2 divisibility-rules | A three-digit number is written twice in a row, as in 2,56,256. The six-digit number is always divisible by: | 1,001 | 1,000 | 999 | 101 | It is 1,000 times the number plus the number, that is 1,001 times it.
2 divisibility-rules | A number is divisible by 12 and by 18. By which of the following need it not be divisible? | 72 | 36 | 9 | 6 | It is divisible by the LCM 36, but 36 itself is not divisible by 72.
3 divisibility-rules | The greatest number by which n³ − n is divisible for every natural number n > 1 is: | 6 | 3 | 12 | 24 | It is the product of three consecutive numbers; for n = 2 it is 6.
3 divisibility-rules | The product of three consecutive even natural numbers is always divisible by: | 48 | 36 | 64 | 96 | It is 8 times a product of three consecutive numbers, which is divisible by 6.
3 divisibility-rules | If 2³² + 1 is divisible by a prime p, which of the following is also divisible by p? | 2⁹⁶ + 1 | 2¹⁶ + 1 | 2³² − 1 | 2⁶⁴ + 1 | With x = 2³², x³ + 1 = (x + 1)(x² − x + 1).
1 divisibility-by-11 | The rule for divisibility by 11 looks at: | the difference of the sums of alternate digits | the sum of all the digits | the number formed by the last two digits | the product of the first and last digits | That difference must be 0 or a multiple of 11.
1 divisibility-by-11 | Which of the following numbers is divisible by 11? | 4,851 | 4,861 | 4,815 | 4,865 | The alternate sums 4 + 5 and 8 + 1 are both 9.
1 divisibility-by-11 | The greatest four-digit multiple of 11 is: | 9,999 | 9,988 | 9,990 | 9,911 | The alternate sums 9 + 9 and 9 + 9 are equal.
2 divisibility-by-11 | The sum of a two-digit number and the number with its digits reversed is always divisible by: | 11 | 9 | 10 | 2 | Here (10a + b) + (10b + a) = 11(a + b), a multiple of 11.
2 divisibility-by-11 | How many three-digit numbers are divisible by 11? | 81 | 90 | 80 | 82 | There are 90 multiples up to 999 and 9 below 100, so 90 − 9 = 81.
2 divisibility-by-11 | Which numbers are always divisible by 11? | palindromes with an even number of digits | palindromes with an odd number of digits | numbers whose digits add up to 11 | numbers that end in 11 | In a number such as 2,332 each digit stands once in an odd and once in an even place.
2 divisibility-by-11 | Counted from the right, the digits in the odd places of a number add up to 25 and those in the even places to 16. Divided by 11 the number leaves: | 9 | 8 | 2 | 0 | 10 leaves −1, so the remainder is that of 25 − 16 = 9.
3 divisibility-by-11 | How many three-digit numbers with the middle digit 0 are divisible by 11? | 8 | 9 | 10 | 7 | The outer digits must add up to 11: from 2 and 9 to 9 and 2, which is 8 numbers.
3 divisibility-by-11 | For which natural numbers n is 8ⁿ + 3ⁿ divisible by 11? | all odd n | all even n | all n | only n = 1 | 8 leaves −3 on division by 11, and for odd n the two powers cancel.
3 divisibility-by-11 | If the four-digit number 6x3y is divisible by 99, then x + y is equal to: | 9 | 0 | 18 | 11 | By 11, 9 − (x + y) is a multiple of 11; by 9, x + y is 0, 9 or 18; so it is 9.
1 sums-of-natural-numbers | The sum of the first n odd natural numbers is: | n² | n(n + 1) | n(n + 1)/2 | n² + 1 | For example 1 + 3 + 5 = 9 = 3² for three terms.
1 sums-of-natural-numbers | The average of the first 50 natural numbers is: | 25.5 | 25 | 26 | 50.5 | The average is half of the first plus the last: (1 + 50)/2.
1 sums-of-natural-numbers | How many numbers are added in 5 + 6 + 7 + … + 30? | 26 | 25 | 24 | 30 | Both ends count: 30 − 5 + 1 = 26 numbers.
2 sums-of-natural-numbers | If 1 + 2 + 3 + … + n = 210, then n is equal to: | 20 | 21 | 30 | 42 | Here n(n + 1) = 420 = 20 × 21, so n = 20.
2 sums-of-natural-numbers | The sum of all two-digit natural numbers is: | 4,905 | 4,950 | 5,050 | 4,895 | There are 90 of them with the average (10 + 99)/2 = 54.5.
2 sums-of-natural-numbers | Given 1² + 2² + … + 10² = 385, the value of 2² + 4² + … + 20² is: | 1,540 | 770 | 1,155 | 1,232 | Each term is four times as great, so the sum is 4 × 385.
2 sums-of-natural-numbers | If 1³ + 2³ + … + n³ = 3,025, what is 1 + 2 + … + n? | 55 | 45 | 33 | 35 | The sum of the cubes is the square of the sum, and √3,025 = 55.
3 sums-of-natural-numbers | The sum of all natural numbers below 100 that are divisible by 7 is: | 735 | 637 | 833 | 728 | It is 7 × (1 + 2 + … + 14) = 7 × 105 = 735.
3 sums-of-natural-numbers | The value of 1² + 3² + 5² + … + 19² is: | 1,330 | 1,540 | 2,870 | 2,660 | The squares up to 20 add up to 2,870, the even ones to 4 × 385 = 1,540.
3 sums-of-natural-numbers | A student added the natural numbers 1, 2, 3, … up to a last one, but took one number twice and got 1,300. The number taken twice was: | 25 | 75 | 50 | 74 | Up to 50 the sum is 1,275, so 25 was added once too often; up to 49 the rest, 75, would be too large.
1 prime-factors | Written as a product of primes, 360 is: | 2³ × 3² × 5 | 2² × 3² × 10 | 2³ × 3 × 5² | 2² × 3³ × 5 | 360 = 8 × 9 × 5 = 2³ × 3² × 5.
1 prime-factors | The largest prime factor of 91 is: | 13 | 7 | 91 | 17 | 91 = 7 × 13, and both factors are prime.
1 prime-factors | Which of the following is not a prime factor of 2,310? | 13 | 11 | 7 | 5 | 2,310 = 2 × 3 × 5 × 7 × 11. It is the product of the first five primes.
2 prime-factors | The smallest number with four different prime factors is: | 210 | 16 | 120 | 2,310 | It is the product of the four smallest primes: 2 × 3 × 5 × 7.
2 prime-factors | The least number by which 588 must be divided to become a perfect square is: | 3 | 7 | 2 | 12 | 588 = 2² × 3 × 7², so the single 3 must go.
2 prime-factors | The sum of the different prime factors of 1,001 is: | 31 | 30 | 29 | 25 | 1,001 = 7 × 11 × 13, and 7 + 11 + 13 = 31.
2 prime-factors | If $2^a \\times 3^b \\times 5^c = 5400$ with natural numbers a, b and c, then a + b + c is: | 8 | 7 | 9 | 10 | 5400 = 54 × 100 = 2³ × 3³ × 5², so the sum is 3 + 3 + 2.
3 prime-factors | The ages of three teenagers, all from 13 to 19 years, have the product 4,080. The sum of their ages is: | 48 | 49 | 47 | 51 | 4,080 = 2⁴ × 3 × 5 × 17 = 15 × 16 × 17, and no other split fits.
3 prime-factors | How many numbers below 60 have exactly three different prime factors? | 2 | 1 | 3 | 4 | They are 30 = 2 × 3 × 5 and 42 = 2 × 3 × 7; 60 itself is not below 60.
3 prime-factors | The least natural number whose cube is divisible by 72 is: | 6 | 12 | 18 | 24 | 72 = 2³ × 3², so the number needs one 2 and one 3.
1 unit-digit | Which digit cannot be the unit digit of a perfect square? | 8 | 6 | 5 | 4 | Squares end only in 0, 1, 4, 5, 6 or 9.
1 unit-digit | The unit digit of the product 1 × 2 × 3 × … × 20 is: | 0 | 2 | 5 | 4 | The product contains 2 × 5 = 10, so it ends in 0.
1 unit-digit | The cube of a number ends in 7. The number itself ends in: | 3 | 7 | 9 | 1 | Of the digits, only 3 has a cube that ends in 7: 3³ = 27.
2 unit-digit | What is the unit digit of the product of all odd numbers from 1 to 99? | 5 | 1 | 9 | 0 | The product is odd and contains the factor 5, so it ends in 5.
2 unit-digit | The unit digit of 1! + 2! + 3! + … + 50! is: | 3 | 0 | 9 | 4 | From 5! on every term ends in 0, and 1 + 2 + 6 + 24 = 33.
2 unit-digit | The product of 39 and the two-digit number 4x ends in 6. The digit x is: | 4 | 6 | 9 | 7 | 9x must end in 6, and 9 × 4 = 36.
2 unit-digit | A number leaves the remainder 3 when divided by 5 and is even. Its unit digit is: | 8 | 3 | 6 | 2 | The last digit is 3 or 8, and only 8 is even.
3 unit-digit | For a natural number n, the number n² + n can end only in: | 0, 2 or 6 | 0, 4 or 6 | 0, 2, 4, 6 or 8 | 2 or 6 | Trying the ten last digits of n gives 0, 2, 6, 2, 0, 0, 2, 6, 2 and 0.
2 unit-digit | If n is a natural number that is not a multiple of 5, the unit digit of n⁴ is: | 1 or 6 | 1 or 4 | 6 or 9 | 4 or 9 | Fourth powers of odd digits other than 5 end in 1, those of even digits other than 0 in 6.
3 unit-digit | A two-digit number that ends in 6 has a square whose last two digits are the number itself. The number is: | 76 | 56 | 36 | 96 | 76² = 5,776 ends in 76, which no other such number does.
1 unit-digit-of-powers | Every power of a number that ends in one of these digits ends in the same digit again. Which digit is it? | 5 | 2 | 4 | 9 | 5 × 5 = 25 ends in 5 once more, and so on.
1 unit-digit-of-powers | The unit digits of 2, 2², 2³, 2⁴, … repeat after every: | 4 powers | 2 powers | 5 powers | 10 powers | They run 2, 4, 8, 6 and then begin again.
1 unit-digit-of-powers | If n is an odd natural number, 4ⁿ ends in: | 4 | 6 | 2 | 8 | Powers of 4 end in 4 and 6 by turns, with 4 for odd exponents.
2 unit-digit-of-powers | For which of the following values of n does 3ⁿ end in 1? | 20 | 18 | 21 | 22 | The cycle 3, 9, 7, 1 has four members, so n must be a multiple of 4.
2 unit-digit-of-powers | The least natural number that must be added to 2⁵³ to make it divisible by 10 is: | 8 | 2 | 4 | 6 | 53 leaves 1 on division by 4, so 2⁵³ ends in 2.
2 unit-digit-of-powers | How many of the numbers 2¹⁰, 3¹⁰, 7¹⁰ and 8¹⁰ end in 4? | 2 | 1 | 3 | 0 | They end in 4, 9, 9 and 4, as exponent 10 counts like 2.
2 unit-digit-of-powers | When 13²⁵ is divided by 10, the remainder is: | 3 | 9 | 7 | 1 | It is the unit digit of 3²⁵, and 25 leaves 1 on division by 4.
3 unit-digit-of-powers | The unit digit of $7^{7^7}$ is: | 3 | 7 | 9 | 1 | 7⁷ leaves 3 on division by 4, and 7³ = 343 ends in 3.
2 unit-digit-of-powers | For every natural number n, the unit digit of $3^{4n+3}$ is: | 7 | 3 | 9 | 1 | The four-step cycle of 3 leaves 3³ = 27.
3 unit-digit-of-powers | For every natural number n, the number n⁵ − n ends in: | 0 | 5 | n | 2 | The fifth power of every number ends in the same digit as the number.
1 odd-and-even-factors | How many odd factors has 2¹⁰? | 1 | 0 | 10 | 11 | Its only prime factor is 2, so 1 is the only odd factor.
1 odd-and-even-factors | The number of even factors of 3² × 5³ is: | 0 | 12 | 6 | 5 | The number is odd, and an odd number has no even factor.
1 odd-and-even-factors | If 1 is the only odd factor of a number greater than 1, the number is: | a power of 2 | a prime number | a perfect square | a multiple of 10 | Any other prime factor would itself be an odd factor.
2 odd-and-even-factors | The sum of all odd factors of 60 is: | 24 | 23 | 168 | 9 | They are 1, 3, 5 and 15, which make 24.
2 odd-and-even-factors | In 48, the number of even factors and the number of odd factors are in the ratio: | 4 : 1 | 1 : 4 | 5 : 1 | 3 : 1 | 48 = 2⁴ × 3 has 10 factors; 1 and 3 are odd and 8 are even.
2 odd-and-even-factors | Which of the following numbers has as many odd factors as even factors? | 30 | 12 | 40 | 48 | This needs exactly one factor 2, as in 30 = 2 × 15.
2 odd-and-even-factors | The greatest odd factor of 720 is: | 45 | 15 | 90 | 9 | 720 = 2⁴ × 45, and 45 is odd.
3 odd-and-even-factors | A number has 6 odd factors and 18 even factors. The highest power of 2 that divides it is: | 2³ | 2⁴ | 2² | 2¹² | With exponent a of 2 there are 6a even factors, so a = 3.
3 odd-and-even-factors | How many factors of 2³ × 3² × 5 are even but not divisible by 4? | 6 | 18 | 12 | 8 | Exactly one 2 is taken; 3 and 5 can be taken in 3 × 2 = 6 ways.
3 odd-and-even-factors | The product of all odd factors of 90 is: | 45³ | 45² | 45⁶ | 90⁶ | The odd factors are those of 45; they form three pairs with the product 45.
1 highest-power-in-factorial | Which prime number divides 13! but not 12!? | 13 | 17 | 11 | 7 | 13! = 13 × 12!, and 13 is prime. It is not a factor of 12!.
1 highest-power-in-factorial | To find the highest power of 6 in n!, it is enough to count the factors: | 3 | 2 | 6 | 1 | 6 = 2 × 3, and factors 3 are rarer than factors 2 in a factorial.
1 highest-power-in-factorial | How many of the factors 1, 2, 3, …, 50 of 50! are divisible by 7? | 7 | 8 | 6 | 5 | They are 7, 14, 21, 28, 35, 42 and 49.
2 highest-power-in-factorial | The highest power of 12 that divides 30! has the exponent: | 13 | 14 | 26 | 2 | 30! contains 2²⁶ = 4¹³ and 3¹⁴, and the smaller exponent decides.
2 highest-power-in-factorial | The least n for which n! is divisible by 2¹⁰ is: | 12 | 10 | 20 | 11 | 12! contains 6 + 3 + 1 = 10 factors 2, but 11! only 8.
2 highest-power-in-factorial | The greatest k for which 3ᵏ divides 16 × 17 × 18 × … × 30 is: | 8 | 5 | 14 | 6 | 30! contains 14 factors 3 and 15! contains 6, so 14 − 6 = 8.
2 highest-power-in-factorial | How many more factors 5 than factors 7 does 35! contain? | 3 | 2 | 1 | 4 | Factors 5: 7 + 1 = 8; factors 7: 35 ÷ 7 = 5.
3 highest-power-in-factorial | The least natural number n for which n! is divisible by 1,000 is: | 15 | 10 | 20 | 25 | Three factors 5 are needed, from 5, 10 and 15.
3 highest-power-in-factorial | The product 1! × 2! × 3! × … × 10! is divisible by 5 at most how many times in succession? | 7 | 2 | 6 | 10 | 5! to 9! give one factor 5 each and 10! gives two.
3 highest-power-in-factorial | For how many natural numbers n is 7⁴ the highest power of 7 that divides n!? | 7 | 6 | 4 | 28 | From 28! to 34! there are four factors 7; 35! has five.
1 rational-numbers | Which of the following is a rational number? | √49 | √2 | √7 | π | The root of 49 is 7, which is 7/1; the roots of 2 and 7 and π cannot be written as p/q.
1 rational-numbers | The multiplicative inverse of the rational number −5/9 is: | −9/5 | 9/5 | 5/9 | −5/14 | The product of −5/9 and −9/5 is 1. The additive inverse would be 5/9.
1 rational-numbers | The rational number −36/84 in standard form is: | −3/7 | −6/13 | −9/21 | 3/7 | The HCF of 36 and 84 is 12, so both are divided by 12.
1 rational-numbers | Which rational number is its own additive inverse? | 0 | 1 | −1 | 1/2 | Of all numbers only 0 equals its own negative. The numbers 1 and −1 are their own reciprocals.
2 rational-numbers | Which of the following rational numbers lies between 1/4 and 1/3? | 7/24 | 5/24 | 5/12 | 2/5 | In twenty-fourths, 1/4 is 6/24 and 1/3 is 8/24.
2 rational-numbers | The greatest of the rational numbers −3/4, −5/7, −2/3 and −7/10 is: | −2/3 | −3/4 | −5/7 | −7/10 | As decimals they are −0.75, −0.714, −0.667 and −0.7. The one nearest to zero is the greatest.
2 rational-numbers | The sum of two rational numbers is −5/6. If one of them is −7/9, the other is: | −1/18 | 1/18 | −29/18 | −2/3 | The other is −5/6 + 7/9 = −15/18 + 14/18 = −1/18.
2 rational-numbers | By which rational number should −8/15 be multiplied to get 24/35? | −9/7 | 9/7 | −7/9 | −64/175 | 24/35 ÷ (−8/15) = 24/35 × (−15/8) = −9/7.
2 rational-numbers | Which of the following rational numbers has a terminating decimal? | 21/280 | 7/30 | 11/45 | 5/36 | 21/280 = 3/40, and 40 has only the prime factors 2 and 5.
2 rational-numbers | The rational number midway between −1/2 and 2/3 is: | 1/12 | 7/12 | 1/6 | −1/12 | Half the sum: (−1/2 + 2/3) ÷ 2 = 1/6 ÷ 2 = 1/12.
3 rational-numbers | Five rational numbers are put between 1/3 and 5/6 so that all seven are equally spaced. The second of the five is: | 1/2 | 5/12 | 7/12 | 2/3 | The distance 1/2 is cut into six parts of 1/12, so the second is 1/3 + 2/12 = 1/2.
3 rational-numbers | Consider the following statements about rational numbers: // 1. The product of two irrational numbers is never rational. // 2. Every integer is a rational number. // 3. Between any two rational numbers there are infinitely many others. // Which of the statements given above are correct? | 2 and 3 only | 1 and 2 only | 1 and 3 only | 1, 2 and 3 | The product √2 × √2 = 2 is rational.
3 rational-numbers | If 3/5 of a rational number exceeds 2/7 of the same number by 44, the number is: | 140 | 105 | 175 | 220 | 3/5 − 2/7 = 11/35 of the number is 44, so the number is 44 × 35 ÷ 11 = 140.
3 rational-numbers | The numerator of a rational number is less than its denominator by 5. If 4 is added to both, it becomes 2/3. The number is: | 6/11 | 2/7 | 3/8 | 8/13 | With p/(p + 5): (p + 4)/(p + 9) = 2/3 gives 3p + 12 = 2p + 18, so p = 6 and the number is 6/11.
1 integers | The additive inverse of the integer −27 is: | 27 | −27 | 1/27 | −1/27 | The sum of an integer and its additive inverse is 0: −27 + 27 = 0.
1 integers | Which of the integers −12, −21, −2 and 0 is the smallest? | −21 | −12 | −2 | 0 | On the number line −21 lies farthest to the left of the four.
1 integers | The product of the integers −7, −8 and −1 is: | −56 | 56 | −16 | 16 | There are three negative factors, an odd number, so the product is negative: −(7 × 8 × 1) = −56.
2 integers | The temperature of a place is −8 °C. It first rises by 13 °C and then falls by 9 °C. Which integer gives the new temperature in °C? | −4 | 4 | −12 | 14 | The temperature is −8 + 13 − 9 = 5 − 9 = −4.
2 integers | The sum of two integers is −18. If one of them is 25, the other is: | −43 | 43 | −7 | 7 | The other integer is −18 − 25 = −43.
2 integers | How many integers lie between −6 and 4, both not counted? | 9 | 8 | 10 | 11 | They are −5, −4, −3, −2, −1, 0, 1, 2 and 3.
2 integers | A test gives 5 marks for a correct answer and −2 for a wrong one. With 12 correct answers a student scores 46. The number of wrong answers is: | 7 | 14 | 6 | 8 | Correct answers give 60 marks. The 14 marks lost are 7 × 2.
2 integers | The value of (−48) ÷ [(−4) × 3] + (−5) is: | −1 | −9 | 1 | 9 | The bracket is −12, so the value is (−48) ÷ (−12) − 5 = 4 − 5 = −1.
1 integers | Which property of integers is used in (−25) × 102 = (−25) × 100 + (−25) × 2? | distributive | commutative | associative | closure | Multiplication is distributed over the addition 100 + 2.
2 integers | Consider the following statements about integers: // 1. They are closed under subtraction. // 2. They are closed under division. // 3. Their multiplication is associative. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | Division may give a number that is no integer, such as 3 ÷ 2.
2 integers | The sum of five consecutive integers is −35. The product of the greatest and the least of them is: | 45 | −45 | 35 | 63 | The middle one is −7, so they are −9, −8, −7, −6 and −5, and (−9) × (−5) = 45.
3 integers | If a and b are integers such that a < b < 0, which of the following is always true? | a² > b² | ab < 0 | a − b > 0 | a + b > b | Being farther from zero, a has the greater square; for instance a = −3 and b = −2 give 9 > 4.
1 whole-numbers | Which is the smallest whole number? | 0 | 1 | 2 | 10 | Whole numbers are 0, 1, 2, 3 and so on; natural numbers begin with 1.
1 whole-numbers | The successor of the whole number 30,999 is: | 31,000 | 30,998 | 31,999 | 30,000 | The successor is one more than the number: 30,999 + 1 = 31,000.
1 whole-numbers | How many whole numbers are there from 33 to 53, both counted? | 21 | 20 | 19 | 22 | When both ends are counted, the number is 53 − 33 + 1 = 21.
1 whole-numbers | How many whole numbers are not natural numbers? | one | none | two | infinitely many | Only zero is a whole number but not a natural number.
2 whole-numbers | Whole numbers are not closed under which of the following operations? | subtraction | addition | multiplication | squaring | For instance 3 − 5 is not a whole number.
2 whole-numbers | How many digits are written when all whole numbers from 1 to 99 are written once each? | 189 | 180 | 188 | 198 | There are 9 numbers of one digit and 90 of two digits: 9 + 180 = 189.
2 whole-numbers | The value of 487 × 513 + 487 × 487 is: | 4,87,000 | 4,86,513 | 4,97,000 | 5,13,000 | It is 487 × (513 + 487) = 487 × 1,000.
2 whole-numbers | The product of two consecutive whole numbers is always: | even | odd | a prime number | a perfect square | One of two consecutive whole numbers is even, so the product is even.
2 whole-numbers | If a is a whole number other than zero, which of the following is not defined? | a ÷ 0 | 0 ÷ a | a × 0 | a − a | Division by zero has no meaning. The other three are all equal to 0.
2 whole-numbers | Consider the following statements about whole numbers: // 1. Their subtraction is commutative. // 2. Every natural number is a whole number. // 3. The number 1 is their multiplicative identity. // Which of the statements given above are correct? | 2 and 3 only | 1 and 2 only | 1 and 3 only | 1, 2 and 3 | Subtraction is not commutative: 7 − 4 and 4 − 7 are not equal.
2 whole-numbers | The sum of three consecutive whole numbers is 108. The product of the least and the greatest of them is: | 1,295 | 1,296 | 1,260 | 1,332 | The numbers are 35, 36 and 37, and 35 × 37 = 36² − 1 = 1,295.
2 whole-numbers | A whole number is multiplied by its successor, and the product is 342. The sum of the two whole numbers is: | 37 | 35 | 39 | 36 | Since 18 × 19 = 342, the numbers are 18 and 19, and their sum is 37.
3 whole-numbers | The numbers 1, 2, 3, … are written side by side in one row without gaps. The 200th digit from the left is: | 0 | 1 | 2 | 3 | The numbers up to 99 take 189 digits and 100, 101 and 102 take 9 more; the next two digits are 1 and 0, from 103.
3 whole-numbers | When a whole number is divided by 15, the remainder is 11. If three times the number is divided by 9, the remainder is: | 6 | 2 | 3 | 5 | The number is 15q + 11, and three times it is 45q + 33, of which 33 = 27 + 6 leaves 6.
3 integers | For how many integers n is (n + 12) ÷ (n + 2) also an integer? | 8 | 3 | 4 | 7 | It is 1 + 10 ÷ (n + 2), so n + 2 is one of ±1, ±2, ±5 and ±10.
1 irrational-numbers | Which of the following is an irrational number? | √3 | √9 | 22/7 | 0.375 | 3 is not a perfect square, so its root is no fraction.
1 irrational-numbers | The ratio of the circumference of a circle to its diameter is an irrational number. It is exactly: | π | 22/7 | 3.14 | 355/113 | The others are fractions that only come near π.
1 irrational-numbers | The decimal expansion of an irrational number is: | non-terminating, non-recurring | non-terminating, recurring | terminating after many places | terminating, non-recurring | Terminating and recurring decimals can be written as fractions.
2 irrational-numbers | The product of the irrational numbers √2 and √8 is: | 4 | √10 | 2√2 | 16 | The product is √16 = 4, so two irrational numbers can have a rational product.
2 irrational-numbers | Which of the following irrational numbers lies between 2 and 3? | √5 | √3 | √10 | √2 | 4 < 5 < 9, so √5 is between 2 and 3.
2 irrational-numbers | The sum of a rational number and an irrational number is always: | irrational | rational | an integer | negative | If the sum were rational, subtracting the rational number would make the other one rational too.
2 irrational-numbers | One of these expressions simplifies to a rational and not to an irrational number. It is: | (2 + √3)(2 − √3) | (2 + √3)² | 2 + √3 | 2√3 | The product is 4 − 3 = 1.
3 irrational-numbers | The sum of two irrational numbers is rational for which of the following pairs? | 3 + √2 and 5 − √2 | 3 + √2 and 5 + √2 | 3 − √2 and 3 − √2 | √2 and √3 | The roots cancel and the sum is 8, a rational number.
3 irrational-numbers | The number of irrational numbers among √1, √2, √3, …, √20 is: | 16 | 4 | 15 | 17 | Only the roots of 1, 4, 9 and 16 are rational.
1 euclid-division-lemma | In Euclid's division lemma a = bq + r for positive integers a and b, the remainder r satisfies: | 0 ≤ r < b | 0 < r < b | 0 ≤ r ≤ b | 0 ≤ r < q | The remainder may be 0 and is always less than the divisor b.
1 euclid-division-lemma | Euclid's division algorithm is used to find, of two positive integers, the: | HCF | LCM | product | average | The last divisor in the chain of divisions is the HCF.
1 euclid-division-lemma | By Euclid's division lemma, how many different remainders can be left on division by 6? | 6 | 5 | 7 | 12 | The remainders are 0, 1, 2, 3, 4 and 5.
2 euclid-division-lemma | By Euclid's division algorithm, the HCF of 135 and 225 is: | 45 | 15 | 9 | 27 | 225 = 135 × 1 + 90, 135 = 90 × 1 + 45, 90 = 45 × 2 + 0.
2 euclid-division-lemma | By Euclid's division lemma with the divisor 4, every odd positive integer has the form: | 4q + 1 or 4q + 3 | 4q or 4q + 2 | 4q or 4q + 1 | 4q + 2 or 4q + 3 | With the remainders 0 and 2 the number is even.
2 euclid-division-lemma | To find the HCF of 867 and 255 by Euclid's division algorithm, the first step is 867 = 255 × 3 + r. The HCF is: | 51 | 102 | 17 | 85 | r = 102, 255 = 102 × 2 + 51 and 102 = 51 × 2 + 0.
3 euclid-division-lemma | By Euclid's division lemma with the divisor 3, the square of any positive integer has the form: | 3m or 3m + 1 | 3m or 3m + 2 | 3m + 1 or 3m + 2 | 3m + 2 only | The squares of 3q, 3q + 1 and 3q + 2 leave the remainders 0, 1 and 1.
3 euclid-division-lemma | By Euclid's division lemma, the cube of a positive integer divided by 9 never leaves the remainder: | 2 | 0 | 1 | 8 | The cubes of 3q, 3q + 1 and 3q + 2 leave 0, 1 and 8.
1 perfect-squares | A perfect square that ends in zeros always ends in: | an even number of zeros | an odd number of zeros | exactly two zeros | at least four zeros | Each zero at the end of the root gives two zeros in the square.
1 perfect-squares | How many perfect squares are there from 1 to 100, both included? | 10 | 9 | 11 | 20 | They are the squares of the numbers from 1 to 10.
2 perfect-squares | Which least number turns 72 into a perfect square, when 72 is multiplied by it? | 2 | 3 | 6 | 8 | 72 = 2³ × 3² lacks one more 2.
2 perfect-squares | The least number that must be added to 1,000 to give a perfect square is: | 24 | 23 | 25 | 39 | 31² = 961 is less than 1,000, and 32² = 1,024.
2 perfect-squares | The least perfect square that is divisible by 8, 9 and 10 is: | 3,600 | 360 | 1,800 | 7,200 | The LCM 360 = 2³ × 3² × 5 must be multiplied by 2 × 5.
2 perfect-squares | The sum of the first n odd numbers is always the perfect square: | n² | (n + 1)² | (2n)² | (2n − 1)² | 1 = 1², 1 + 3 = 2², 1 + 3 + 5 = 3².
3 perfect-squares | A row of numbers runs from 100 to 1,000, both included. How many of them are perfect squares? | 22 | 21 | 31 | 23 | They are the squares of 10 to 31.
3 perfect-squares | A natural number has an odd number of factors exactly when it is a: | perfect square | prime number | perfect cube | multiple of 4 | The factors form pairs, and only the root of a perfect square is its own partner.
3 perfect-squares | The difference of the squares of two consecutive natural numbers is 43. The smaller perfect square is: | 441 | 484 | 400 | 529 | (n + 1)² − n² = 2n + 1 = 43 gives n = 21.
1 digital-sum | The digital sum of 4,728, with digits added until one is left, is: | 3 | 21 | 12 | 6 | 4 + 7 + 2 + 8 = 21, and 2 + 1 = 3.
1 digital-sum | The digital sum of a number is its remainder on division by 9, where the remainder 0 is taken as: | 9 | 0 | 1 | 10 | A number with the digital sum 9 is divisible by 9.
2 digital-sum | By digital sums, which of these can be the product 347 × 256? | 88,832 | 88,842 | 88,732 | 89,832 | 347 and 256 have the digital sums 5 and 4, so the product must have that of 20, which is 2.
2 digital-sum | The digital sum of a perfect square is always one of: | 1, 4, 7 and 9 | 2, 3, 5 and 6 | 1, 3, 5 and 7 | 2, 4, 6 and 8 | The squares of 1 to 9 have the digital sums 1, 4, 9, 7, 7, 9, 4, 1 and 9.
2 digital-sum | In checking a sum by digital sums, one may leave out digits that are: | 9 | 0 and 1 | 5 | 8 | A 9 does not change the remainder on division by 9.
3 digital-sum | The digital sum of 2¹⁰⁰ is: | 7 | 2 | 4 | 1 | The digital sums of powers of 2 repeat 2, 4, 8, 7, 5, 1, and 100 leaves 4 on division by 6.
`,
    },
  ],
})
