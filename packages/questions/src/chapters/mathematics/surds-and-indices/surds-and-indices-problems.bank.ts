import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'For which x is √(x + 2√21) = √7 + √3?' */
export const surdsAndIndicesProblems = defineBank({
  id: 'surds-and-indices-problems',
  sets: [
    {
      rows: `
1 like-surds | Which of the following are like surds? | √12 and √75 | √8 and √27 | √18 and √20 | √6 and √15 | Here √12 = 2√3 and √75 = 5√3 are both multiples of √3.
1 like-surds | In its simplest form, √50 is: | 5√2 | 2√5 | 25√2 | 10√5 | 50 = 25 × 2, and √25 = 5 comes out of the root.
1 like-surds | Which of these products is a rational number? | √8 × √18 | √6 × √8 | √5 × √10 | √12 × √15 | 8 × 18 = 144 is a perfect square, so the product is 12.
2 like-surds | The perimeter of a rectangle with sides √27 cm and √12 cm is: | 10√3 cm | 5√3 cm | 18 cm | 2√39 cm | The sides are 3√3 and 2√3 cm, so the perimeter is 2 × 5√3 cm.
2 like-surds | If √18 + √32 + √x = 12√2, then x is equal to: | 50 | 25 | 10 | 28 | 3√2 + 4√2 = 7√2, so √x = 5√2 and x = 50.
2 like-surds | Taking √3 = 1.732, the value of √108 − √27 is: | 5.196 | 9 | 15.588 | 8.66 | 6√3 − 3√3 = 3√3 = 3 × 1.732 = 5.196.
2 like-surds | A rectangle has the area 12√6 cm² and one side of 3√2 cm. Its other side is: | 4√3 cm | 4√2 cm | 9√3 cm | 9√2 cm | The other side is 12√6 ÷ 3√2 = 4√3 cm.
3 like-surds | By how much is the square of √7 + √3 greater than the square of √7 − √3? | 4√21 | 2√21 | 8√7 | 2√7 | The difference of the squares is 4 × √7 × √3 = 4√21.
3 like-surds | If (2 + √3)³ = a + b√3 with rational a and b, then a + b is: | 41 | 26 | 35 | 17 | Here (2 + √3)² = 7 + 4√3, and (7 + 4√3)(2 + √3) = 26 + 15√3.
2 like-surds | The expression √(x³y) + √(xy³), for positive x and y, is equal to: | (x + y)√(xy) | 2xy√(xy) | (x + y)²√(xy) | xy√(x + y) | The terms are x√(xy) and y√(xy), which are like surds.
1 rationalisation | A rationalising factor of 5 − 2√3 is: | 5 + 2√3 | −5 + 2√3 | 2 + 5√3 | 2√3 − 5√2 | The product (5 − 2√3)(5 + 2√3) = 25 − 12 = 13 is rational.
1 rationalisation | Which of the following is equal to 1/√8? | √2/4 | √2/8 | 2√2 | √8/4 | Here 1/√8 = √8/8 = 2√2/8 = √2/4.
1 rationalisation | To rationalise the denominator of a fraction means to: | remove the roots from its denominator | remove the roots from its numerator | turn the fraction upside down | write the denominator as a decimal | Top and bottom are multiplied by a factor that makes the denominator rational.
2 rationalisation | Taking √2 = 1.414, the value of 1/(√2 − 1) is: | 2.414 | 0.414 | 1.414 | 0.586 | 1/(√2 − 1) = √2 + 1 = 1.414 + 1 = 2.414.
2 rationalisation | The difference 1/(√5 − 2) − 1/(√5 + 2) is equal to: | 4 | 2√5 | 2 | 4√5 | The fractions become √5 + 2 and √5 − 2, whose difference is 4.
2 rationalisation | If (√3 + 1)/(√3 − 1) = a + b√3 with rational a and b, then: | a = 2, b = 1 | a = 1, b = 2 | a = 4, b = 2 | a = 1, b = −2 | Multiplying by √3 + 1 gives (4 + 2√3)/2 = 2 + √3.
2 rationalisation | By which number must √7 − √3 be multiplied to give 1? | (√7 + √3)/4 | (√7 + √3)/10 | (√7 − √3)/10 | (√7 − √3)/4 | Here (√7 − √3)(√7 + √3) = 4, so the sum must be divided by 4.
3 rationalisation | 1/(1 + √2 + √3) is equal to: | (2 + √2 − √6)/4 | (2 − √2 + √6)/4 | (√2 + √6 − 2)/2 | (2 + √2 − √6)/2 | Multiplying by 1 + √2 − √3 gives the denominator 2√2, and then by √2.
3 rationalisation | If x = 1/(2 − √3), then x² − 4x is equal to: | −1 | 1 | 0 | 4√3 | Here x = 2 + √3, so (x − 2)² = 3 and x² − 4x = −1.
3 rationalisation | With a rational denominator, $\\frac{1}{\\sqrt[3]{3} - \\sqrt[3]{2}}$ becomes: | $\\sqrt[3]{9} + \\sqrt[3]{6} + \\sqrt[3]{4}$ | $\\sqrt[3]{3} + \\sqrt[3]{2}$ | $\\sqrt[3]{9} - \\sqrt[3]{6} + \\sqrt[3]{4}$ | $\\sqrt[3]{9} + \\sqrt[3]{4}$ | Use (a − b)(a² + ab + b²) = a³ − b³ = 3 − 2 = 1.
1 square-root-of-a-surd | The square of √5 + √2 is: | 7 + 2√10 | 7 + √10 | 7 | 10 + 2√7 | Here (√5 + √2)² = 5 + 2 + 2 × √5 × √2 = 7 + 2√10.
1 square-root-of-a-surd | To write √(8 + 2√15) as √a + √b, one looks for numbers a and b with: | a + b = 8 and ab = 15 | a − b = 8 and ab = 30 | a + b = 8 and ab = 30 | a − b = 8 and ab = 15 | Squaring √a + √b gives a + b + 2√(ab).
1 square-root-of-a-surd | Since 4 − 2√3 is the square of two numbers that differ only in sign, the positive root √(4 − 2√3) is: | √3 − 1 | 1 − √3 | √3 + 1 | 2 − √3 | Here (√3 − 1)² = 3 + 1 − 2√3, and √3 − 1 is positive.
2 square-root-of-a-surd | √(5 + 2√6) + √(5 − 2√6) is equal to: | 2√3 | 2√2 | √10 | 2√5 | The roots are √3 + √2 and √3 − √2; their sum is 2√3.
2 square-root-of-a-surd | If √(9 + 4√5) = a + √b with natural numbers a and b, then a + b is equal to: | 7 | 9 | 6 | 5 | 9 + 4√5 = (2 + √5)², so a = 2 and b = 5.
2 square-root-of-a-surd | For which x is √(x + 2√21) = √7 + √3? | 10 | 21 | 4 | 20 | Squaring the right side gives 7 + 3 + 2√21, so x = 10.
2 square-root-of-a-surd | The area of a square is (14 + 6√5) cm². Its side is: | (3 + √5) cm | (3 + 2√5) cm | (5 + 2√3) cm | (5 + √3) cm | Here (3 + √5)² = 9 + 5 + 6√5 = 14 + 6√5.
3 square-root-of-a-surd | The positive fourth root of 17 + 12√2 is: | 1 + √2 | 3 + 2√2 | 3 + √2 | 1 + 2√2 | Here √(17 + 12√2) = 3 + 2√2, and √(3 + 2√2) = 1 + √2.
3 square-root-of-a-surd | √(4 + √7) is equal to: | (√14 + √2)/2 | (√7 + 1)/2 | √7 + √2 | (√14 − √2)/2 | 4 + √7 = (8 + 2√7)/2 = (√7 + 1)²/2, and (√7 + 1)/√2 = (√14 + √2)/2.
3 square-root-of-a-surd | If x = 9 + 4√5, then √x − 1/√x is equal to: | 4 | 2√5 | 8√5 | 18 | Here √x = √5 + 2 and 1/√x = √5 − 2, so the difference is 4.
1 conjugate-surds | The conjugate of the surd 4 − √7 is: | 4 + √7 | −4 + √7 | −4 − √7 | 7 − √4 | Only the sign of the root changes in the conjugate.
1 conjugate-surds | For natural numbers a and b, the product of a + √b and its conjugate is: | a² − b | a² + b | a² − b² | a² + 2a√b + b | Here (a + √b)(a − √b) = a² − (√b)² = a² − b.
1 conjugate-surds | The sum of 6 + √5 and its conjugate is: | 12 | 31 | 2√5 | 12 + 2√5 | Here (6 + √5) + (6 − √5) = 12, for the roots cancel.
2 conjugate-surds | The quadratic equation with rational coefficients that has 3 + √2 as one root is: | x² − 6x + 7 = 0 | x² + 6x + 7 = 0 | x² − 6x + 11 = 0 | x² + 6x + 11 = 0 | The other root is 3 − √2; the sum is 6 and the product 9 − 2 = 7.
2 conjugate-surds | For x = 3 + 2√2, the sum of x² and 1/x² is: | 34 | 36 | 51 | 38 | 1/x = 3 − 2√2, so x + 1/x = 6 and x² + 1/x² = 36 − 2.
2 conjugate-surds | The sides of a rectangle are (7 + √13) cm and (7 − √13) cm. Its area is: | 36 cm² | 62 cm² | 28 cm² | 14√13 cm² | The area is 7² − 13 = 36 cm². The roots cancel in the product of conjugates.
2 conjugate-surds | By how much does the square of 5 + √3 exceed the square of its conjugate? | 20√3 | 10√3 | 44 | 56 | Here (a + b)² − (a − b)² = 4ab = 4 × 5 × √3 = 20√3.
3 conjugate-surds | If x = 2 + √3, the value of x³ + 1/x³ is: | 52 | 64 | 76 | 90 | Here x + 1/x = 4, and 4³ − 3 × 4 = 52.
3 conjugate-surds | The product of a + b√5 and its conjugate is 1, where a = 9 and b is a natural number. Then b is: | 4 | 16 | 5 | 6 | 81 − 5b² = 1 gives b² = 16, so b = 4.
3 conjugate-surds | If x = 3 − 2√2, then x² − 6x + 8 is equal to: | 7 | 1 | 9 | 8 − 2√2 | Here x and its conjugate have the sum 6 and the product 1, so x² − 6x + 1 = 0.
1 comparison-of-surds | Which of the following is true? | 3√2 > 2√3 | 3√2 < 2√3 | 3√2 = 2√3 | 3√2 = √6 | The squares are 18 and 12, so 3√2 is the greater.
1 comparison-of-surds | √50 lies between the consecutive integers: | 7 and 8 | 6 and 7 | 8 and 9 | 5 and 6 | 7² = 49 and 8² = 64, and 50 lies between them.
1 comparison-of-surds | To compare √2 and ∛3, both are best written as surds of the order: | 6 | 5 | 4 | 3 | The LCM of the orders 2 and 3 is 6.
2 comparison-of-surds | How many integers lie between √10 and √90? | 6 | 80 | 5 | 7 | Here √10 is a little over 3 and √90 a little under 9.5: the integers are 4, 5, 6, 7, 8 and 9.
2 comparison-of-surds | The smallest of the following differences is: | √7 − √6 | √6 − √5 | √5 − √4 | √3 − √2 | Here √(n + 1) − √n = 1/(√(n + 1) + √n), which falls as n grows.
2 comparison-of-surds | Which of the following numbers is greater than ∛20 but less than 3? | √8 | √7 | √10 | ∛28 | Raised to the sixth power, ∛20 gives 400, √8 gives 512 and 3 gives 729; √7 gives only 343.
2 comparison-of-surds | Among 2√7, 3√3, √29 and 5, the largest is: | √29 | 2√7 | 3√3 | 5 | Their squares are 28, 27, 29 and 25.
3 comparison-of-surds | Which of the following sums is the greatest? | √7 + √6 | √8 + √5 | √10 + √3 | √11 + √2 | Each square is 13 plus twice the root of the product; the products are 42, 40, 30 and 22.
3 comparison-of-surds | The largest natural number n for which ∛n is less than √5 is: | 11 | 10 | 12 | 24 | Here n² must be less than 5³ = 125, and 11² = 121 while 12² = 144.
3 comparison-of-surds | The number √12 − √11 is: | less than 1/(2√11) | equal to 1/(2√11) | greater than 1/(2√11) | equal to 1/√23 | It equals 1/(√12 + √11), whose denominator is greater than 2√11.
1 negative-and-fractional-powers | For x not equal to 0, $x^{-3}$ means: | 1/x³ | −x³ | −3x | ∛x | A negative exponent stands for the reciprocal of the power.
1 negative-and-fractional-powers | The value of $\\left(\\frac{2}{3}\\right)^{-2}$ is: | 9/4 | 4/9 | −4/9 | −4/3 | The fraction is turned over and squared: (3/2)² = 9/4.
1 negative-and-fractional-powers | Written as a power of x, ∛(x²) is: | $x^{2/3}$ | $x^{3/2}$ | $x^{6}$ | $x^{1/6}$ | The order of the root is the denominator of the exponent.
2 negative-and-fractional-powers | The value of $(0.04)^{-1.5}$ is: | 125 | 25 | 0.008 | 12.5 | 0.04 = 1/25, and 25 to the power 3/2 is 5³ = 125.
2 negative-and-fractional-powers | If $x^{-3/2} = \\frac{27}{8}$, then x is equal to: | 4/9 | 9/4 | 2/3 | 8/27 | The power 3/2 of x is 8/27 = (2/3)³, so √x = 2/3 and x = 4/9.
2 negative-and-fractional-powers | $8^{2/3}$ is what percentage of $16^{5/4}$? | 12.5% | 25% | 15% | 80% | The powers are 2² = 4 and 2⁵ = 32, and 4/32 = 12.5%.
2 negative-and-fractional-powers | Which of the following is less than 1? | $5^{-1/2}$ | $\\left(\\frac{1}{5}\\right)^{-2}$ | $5^{1/2}$ | $5^{0}$ | A number above 1 with a negative exponent is below 1: it is 1/√5.
2 negative-and-fractional-powers | For positive a and b, $\\left(a^{-1} + b^{-1}\\right)^{-1}$ is equal to: | ab/(a + b) | a + b | (a + b)/ab | 1/(a + b) | 1/a + 1/b = (a + b)/ab, and the exponent −1 turns it over.
2 negative-and-fractional-powers | Given $x^{1/2} + x^{-1/2} = 3$, what is the value of $x + x^{-1}$? | 7 | 9 | 11 | 14 | Squaring gives x + 2 + 1/x = 9, so the sum is 7.
3 negative-and-fractional-powers | $\\frac{1}{1 + a^{n-m}} + \\frac{1}{1 + a^{m-n}}$ is equal to: | 1 | 2 | $a^{m+n}$ | $a^{m-n}$ | The first fraction is aᵐ/(aᵐ + aⁿ), the second aⁿ/(aᵐ + aⁿ).
1 laws-of-indices | For all a > 0 and all m and n, which of the following is true? | $a^m \\div a^n = a^{m-n}$ | $a^m \\times a^n = a^{mn}$ | $(a^m)^n = a^{m+n}$ | $a^m + a^n = a^{m+n}$ | In a quotient of powers of one base the exponents are subtracted.
1 laws-of-indices | The product 3⁴ × 2⁴ is equal to: | 6⁴ | 6⁸ | 5⁴ | 5⁸ | Powers with one exponent are multiplied by multiplying the bases.
1 laws-of-indices | How many times (2³)² is $2^{3^2}$? | 8 | 1 | 2 | 4 | Here (2³)² = 2⁶ and the other is 2⁹, which is 2³ = 8 times as great.
2 laws-of-indices | The sum 2⁵⁰ + 2⁵⁰ is equal to: | 2⁵¹ | 2¹⁰⁰ | 4¹⁰⁰ | 2⁵² | It is 2 × 2⁵⁰, and the exponents add up to 51.
2 laws-of-indices | Half of 4¹⁰ is: | 2¹⁹ | 4⁵ | 2⁹ | 4⁹ | 4¹⁰ = 2²⁰, and dividing by 2 takes one off the exponent.
2 laws-of-indices | $\\frac{2^{n+4} - 2 \\times 2^n}{2 \\times 2^{n+3}}$ in its simplest form is: | 7/8 | 8/7 | 7/16 | 15/16 | Taking out 2ⁿ gives (16 − 2)/16 = 7/8.
2 laws-of-indices | What is $8^x$ when $2^x = 3$? | 27 | 9 | 12 | 6 | 8 = 2³, so the value is the cube of 3, that is 27.
3 laws-of-indices | For x > 0, $\\left(\\frac{x^a}{x^b}\\right)^{a+b} \\left(\\frac{x^b}{x^c}\\right)^{b+c} \\left(\\frac{x^c}{x^a}\\right)^{c+a}$ is equal to: | 1 | 0 | x | $x^{a+b+c}$ | The exponents a² − b², b² − c² and c² − a² add up to 0.
3 laws-of-indices | The greatest of the numbers 2⁶⁰, 3⁴⁸, 4³⁶ and 5²⁴ is: | 3⁴⁸ | 2⁶⁰ | 4³⁶ | 5²⁴ | They are the 12th powers of 32, 81, 64 and 25.
3 laws-of-indices | If $a^x = b$, $b^y = c$ and $c^z = a$, where a is positive and not 1, then xyz is equal to: | 1 | 0 | 3 | a | Putting one into the next, a to the power xyz is a, so xyz = 1.
1 exponential-equations | The only exponent x for which $3^x = 1$ is: | 0 | 1 | 1/3 | −1 | The zeroth power of every number except 0 is 1.
1 exponential-equations | For which exponent n is $5^n = \\frac{1}{125}$? | −3 | 3 | −1/3 | 1/3 | 125 = 5³, and the reciprocal has the exponent −3.
1 exponential-equations | Which of the following numbers satisfies $2^x = x^2$? | 4 | 3 | 1 | 0 | For 4 both sides are 16, as 2⁴ = 4² = 16.
2 exponential-equations | The solution of $3^x + 3^{x+1} = 108$ is: | 3 | 4 | 2 | 27 | The left side is 4 times the power, so the power is 27 = 3³.
2 exponential-equations | If $\\left(\\frac{3}{5}\\right)^x = \\left(\\frac{25}{9}\\right)^4$, then x is equal to: | −8 | 8 | −4 | 4 | 25/9 is (3/5) to the power −2, so x = −2 × 4 = −8.
2 exponential-equations | If $2^{x+y} = 32$ and $2^{x-y} = 8$, the product xy is: | 4 | 15 | 5 | 3 | Here x + y = 5 and x − y = 3 give x = 4 and y = 1.
2 exponential-equations | The number of bacteria in a dish doubles every 3 hours. From 500 it grows to 16,000 in: | 15 hours | 96 hours | 32 hours | 36 hours | 16,000 ÷ 500 = 32 = 2⁵, so five doublings of 3 hours are needed.
3 exponential-equations | If $4^x - 4^{x-1} = 24$, the value of $(2x)^x$ is: | 25√5 | 5√5 | 125 | 25 | Three quarters of the power is 24, so 4ˣ = 32 = 2⁵, x = 5/2 and 5 to the power 5/2 is 25√5.
3 exponential-equations | The sum of the roots of $4^x - 10 \\times 2^x + 16 = 0$ is: | 4 | 10 | 16 | 3 | With y = 2ˣ, y² − 10y + 16 = 0 gives y = 2 or 8, so x = 1 or 3.
3 exponential-equations | If $2^x = 3^y = 6^{-z}$ and none of x, y and z is 0, then 1/x + 1/y + 1/z is equal to: | 0 | 1 | −1 | 6 | With the common value k, 2 = k^(1/x), 3 = k^(1/y) and 6 = k^(−1/z); so 1/x + 1/y = −1/z.
`,
    },
  ],
})
