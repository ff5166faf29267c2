import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these expansions has no term independent of x?' */
export const binomialTheoremProblems = defineBank({
  id: 'binomial-theorem-problems',
  sets: [
    {
      rows: `
1 term-independent-of-x | In the term of an expansion that is independent of x, the exponent of x is: | 0 | 1 | −1 | half the index of the expansion | Only the power x⁰ = 1 does not depend on x.
1 term-independent-of-x | The expansion of $\\left(x + \\frac{1}{x}\\right)^n$ has a term independent of x only when n is: | even | odd | prime | a multiple of 3 | The exponent n − 2r is 0 only if n = 2r, which is even.
1 term-independent-of-x | What is the constant term of the expansion of $(2 + 3x)^4$? | 16 | 81 | 2 | 625 | The term without x is 2⁴ = 16; it is the value at x = 0.
2 term-independent-of-x | In the expansion of $\\left(x^2 + \\frac{1}{x}\\right)^9$, counting from the first term, the term independent of x is the: | 7th | 6th | 5th | 4th | The exponent 18 − 3r is 0 for r = 6, so it is term number 7.
2 term-independent-of-x | Which of the following expansions has no term independent of x? | $\\left(x + \\frac{1}{x}\\right)^7$ | $\\left(x + \\frac{1}{x}\\right)^8$ | $\\left(x^2 + \\frac{1}{x}\\right)^6$ | $\\left(x + \\frac{1}{x^2}\\right)^9$ | The exponent 7 − 2r is never 0; the others vanish at r = 4, 4 and 3.
2 term-independent-of-x | If the constant term of $\\left(x + \\frac{k}{x}\\right)^4$ is 54 and k > 0, then k is: | 3 | 9 | 6 | 27 | The constant term is 6k², so k² = 9 and k = 3.
2 term-independent-of-x | The constant term in the product $(1 + x)^3\\left(1 + \\frac{1}{x}\\right)^3$ is: | 20 | 8 | 10 | 64 | Equal powers pair up: 1² + 3² + 3² + 1² = 20.
3 term-independent-of-x | If the term independent of x in $\\left(\\sqrt{x} - \\frac{k}{x^2}\\right)^{10}$ is 405, then k equals: | ±3 | ±9 | ±2 | ±5 | The exponent 5 − 5r/2 is 0 for r = 2, and 45k² = 405 gives k = ±3.
3 term-independent-of-x | In the expansion of $\\left(x^2 + \\frac{2}{x}\\right)^{15}$, the ratio of the coefficient of $x^{15}$ to the term independent of x is: | 1 : 32 | 1 : 16 | 32 : 1 | 1 : 64 | They belong to r = 5 and r = 10, with equal binomial coefficients, so the ratio is 2⁵ : 2¹⁰.
3 term-independent-of-x | The constant term in $(1 + x^2)\\left(x + \\frac{1}{x}\\right)^6$ is: | 35 | 20 | 26 | 15 | The constant term 20 of the power, and x² times its term in x⁻², which is 15, add up to 35.
1 sum-of-coefficients | The sum of the coefficients of a polynomial in x is its value for: | x = 1 | x = 0 | x = −1 | x = 10 | At x = 1 every power of x is 1, so only the coefficients are added.
1 sum-of-coefficients | The sum $\\binom{n}{0} + \\binom{n}{1} + \\dots + \\binom{n}{n}$ is: | $2^n$ | $n^2$ | $2^{n-1}$ | n! | Put x = 1 in the expansion of (1 + x)ⁿ to get 2ⁿ.
1 sum-of-coefficients | For any positive integer n, the sum of the coefficients in the expansion of $(1 - x)^n$ is: | 0 | 1 | $2^n$ | −1 | For x = 1 the bracket is 0, so the sum of the signed coefficients is 0.
2 sum-of-coefficients | If the sum of the coefficients in $(2x + 3y)^n$ is 625, then n is: | 4 | 5 | 3 | 25 | With x = y = 1 the value is 5ⁿ = 625 = 5⁴.
2 sum-of-coefficients | The value of $\\binom{10}{0} + \\binom{10}{2} + \\binom{10}{4} + \\dots + \\binom{10}{10}$ is: | 512 | 1024 | 511 | 256 | The even and the odd coefficients have equal sums, each half of 2¹⁰.
2 sum-of-coefficients | If $\\binom{n}{1} + \\binom{n}{2} + \\dots + \\binom{n}{n} = 63$, then n equals: | 6 | 9 | 7 | 8 | All coefficients together are 2ⁿ, so 2ⁿ − 1 = 63 and n = 6.
2 sum-of-coefficients | The sum of the coefficients in $(x^2 - 3x + 1)^{2025}$ is: | −1 | 1 | 0 | $5^{2025}$ | At x = 1 the bracket is −1, and an odd power of −1 is −1.
3 sum-of-coefficients | If $(1 + x + x^2)^n = a_0 + a_1x + \\dots + a_{2n}x^{2n}$, then $a_0 + a_2 + a_4 + \\dots + a_{2n}$ is: | $\\frac{3^n + 1}{2}$ | $\\frac{3^n - 1}{2}$ | $3^n$ | $3^{n-1}$ | The values at x = 1 and x = −1 are 3ⁿ and 1; half of their sum gives the even terms.
3 sum-of-coefficients | If the sum of the coefficients in $(x + y)^n$ is 4096, the greatest coefficient is: | 924 | 792 | 1024 | 495 | As 2ⁿ = 4096 gives n = 12, the greatest coefficient is the middle one, ¹²C₆ = 924.
3 sum-of-coefficients | The value of $\\binom{n}{1} + 2\\binom{n}{2} + 3\\binom{n}{3} + \\dots + n\\binom{n}{n}$ is: | $n \\cdot 2^{n-1}$ | $n \\cdot 2^n$ | $2^{n-1}$ | $(n + 1) 2^{n-1}$ | Differentiate (1 + x)ⁿ and put x = 1. For n = 2 both sides are 4.
1 middle-term | If n is odd, the number of middle terms in the expansion of $(a + b)^n$ is: | 2 | 1 | 0 | n | There are n + 1 terms, an even number, so two of them stand in the middle.
1 middle-term | The middle term of $(x + y)^2$ is: | 2xy | xy | x² | y² | The expansion is x² + 2xy + y². Its second term stands in the middle.
1 middle-term | In the expansion of $(1 + x)^{2n}$, the coefficient of the middle term is: | the greatest of all coefficients | the least of all coefficients | equal to the first coefficient | always odd | Binomial coefficients grow up to the middle and fall after it.
2 middle-term | The expansion of $(a + b)^n$ has a single middle term, which is the 8th. The value of n is: | 14 | 15 | 16 | 7 | The middle term is number n/2 + 1 = 8, so n = 14.
2 middle-term | The expansion of $(1 + x)^n$ has 9 terms. The coefficient of its middle term is: | 70 | 126 | 56 | 35 | As n + 1 = 9, n = 8 and the coefficient is ⁸C₄ = 70.
2 middle-term | If the middle term of $\\left(\\frac{p}{2} + 2\\right)^8$ is 1120, the real values of p are: | ±2 | ±4 | ±16 | ±1 | The middle term is 70 × (p/2)⁴ × 2⁴ = 70p⁴, so p⁴ = 16.
2 middle-term | The sum of the coefficients of the two middle terms of $(1 + x)^9$ is: | 252 | 126 | 210 | 189 | They are ⁹C₄ and ⁹C₅, each 126, so the sum is 252 = ¹⁰C₅.
3 middle-term | The middle term of $(1 + x)^{2n}$ is: | $\\frac{1 \\cdot 3 \\cdot 5 \\cdots (2n - 1)}{n!}\\,2^n x^n$ | $\\frac{1 \\cdot 3 \\cdot 5 \\cdots (2n - 1)}{n!}\\,x^n$ | $\\frac{(2n)!}{n!}\\,x^n$ | $\\frac{2 \\cdot 4 \\cdot 6 \\cdots 2n}{n!}\\,x^n$ | The coefficient is (2n)!/(n!)², and the even factors of (2n)! give 2ⁿ n!.
3 middle-term | The coefficients of the middle terms of $(1 + \\alpha x)^4$ and $(1 - \\alpha x)^6$ are equal, and α is not 0. Then α is: | −3/10 | 3/10 | −10/3 | 3/5 | 6α² = −20α³ gives α = −6/20 = −3/10. So α is negative.
2 middle-term | The middle term of $\\left(x - \\frac{1}{x}\\right)^{2n}$ is: | $(-1)^n \\binom{2n}{n}$ | $\\binom{2n}{n}$ | $-\\binom{2n}{n}$ | $(-1)^n \\binom{2n}{n} x^n$ | Its n factors x and n factors −1/x multiply to (−1)ⁿ, so x cancels.
1 multinomial-theorem | The number of different terms in the multinomial expansion of (a + b + c)² is: | 6 | 3 | 9 | 8 | Three squares and three products of two letters.
1 multinomial-theorem | By the multinomial theorem, the coefficient of xyz in (x + y + z)³ is: | 6 | 3 | 1 | 9 | The coefficient is 3!/(1! 1! 1!), which is equal to 6.
2 multinomial-theorem | The number of different terms in the multinomial expansion of (x + y + z)^10 is: | 66 | 11 | 55 | 33 | C(10 + 2, 2) = C(12, 2) = 66.
2 multinomial-theorem | By the multinomial theorem, the coefficient of a²bc in (a + b + c)⁴ is: | 12 | 24 | 6 | 4 | The coefficient is 4!/(2! 1! 1!), which is equal to 12.
2 multinomial-theorem | The sum of all the coefficients in the multinomial expansion of (x + y + z)⁴ is: | 81 | 64 | 12 | 24 | Put x = y = z = 1: 3⁴ = 81.
2 multinomial-theorem | The number of different terms in the multinomial expansion of (a + b + c + d)³ is: | 20 | 16 | 12 | 64 | C(3 + 3, 3) = C(6, 3) = 20.
3 multinomial-theorem | By the multinomial theorem, the coefficient of a²b²c in (a + b + c)⁵ is: | 30 | 60 | 10 | 20 | The coefficient is 5!/(2! 2! 1!), which is equal to 30.
3 multinomial-theorem | By the multinomial theorem, the coefficient of x³ in (1 + x + x²)³ is: | 7 | 6 | 3 | 9 | x·x·x gives 1, and 1·x·x² in any order gives 6.
1 pascal-triangle | In Pascal's triangle, each inner number is the sum of the: | two numbers above it | two numbers beside it | numbers of its row | numbers below it | This is C(n, r − 1) + C(n, r) = C(n + 1, r).
1 pascal-triangle | In Pascal's triangle the row of (a + b)⁴ is: | 1, 4, 6, 4, 1 | 1, 3, 3, 1 | 1, 4, 8, 4, 1 | 1, 5, 10, 5, 1 | The numbers are C(4, 0), C(4, 1), …, C(4, 4).
1 pascal-triangle | Every row of Pascal's triangle begins and ends with: | 1 | 0 | 2 | the number of the row | The first and last coefficients are C(n, 0) and C(n, n), both equal to 1.
2 pascal-triangle | The sum of the numbers in the row of Pascal's triangle for (a + b)⁷ is: | 128 | 64 | 256 | 49 | With a = b = 1 it is 2⁷.
2 pascal-triangle | How many numbers has the row of Pascal's triangle for (a + b)¹²? | 13 | 12 | 14 | 24 | The expansion has one term more than the exponent.
2 pascal-triangle | A row of Pascal's triangle begins 1, 9, 36. Its next number is: | 84 | 72 | 126 | 63 | It is the row of exponent 9, and C(9, 3) = 84.
3 pascal-triangle | In Pascal's triangle the row for (a + b)ⁿ has the middle number 70. n is: | 8 | 7 | 10 | 6 | C(8, 4) = 70; a single middle number belongs to an even n.
3 pascal-triangle | The numbers of a row of Pascal's triangle, taken with alternating signs +, −, +, …, add up, beyond the first row, to: | 0 | 1 | 2 | −1 | With a = 1 and b = −1 the expansion is 0.
`,
    },
  ],
})
