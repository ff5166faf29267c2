import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The difference of the two roots of x² − 6x + 4 = 0, taken positive, is:' */
export const quadraticEquationsProblems = defineBank({
  id: 'quadratic-equations-problems',
  sets: [
    {
      rows: `
1 quadratic-formula | In the quadratic formula for ax² + bx + c = 0, the expression under the square root is: | b² − 4ac | b² + 4ac | b² + 2ac | b² − 2ac | The roots are (−b ± √(b² − 4ac))/2a, and b² − 4ac is the discriminant.
1 quadratic-formula | In which equation are a = 3, b = −5 and c = 2, when it is written as ax² + bx + c = 0? | 3x² = 5x − 2 | 3x² = 5x + 2 | 3x² = −5x + 2 | 3x² − 2 = 5x | Bringing all terms to the left, 3x² = 5x − 2 becomes 3x² − 5x + 2 = 0.
1 quadratic-formula | The roots of x² − 7 = 0 are: | √7 and −√7 | 7 and −7 | √7 only | 7 only | From x² = 7 both square roots of 7 are solutions, √7 and −√7.
2 quadratic-formula | The difference of the two roots of x² − 6x + 4 = 0, taken positive, is: | 2√5 | √5 | 6 | 4√5 | The roots are 3 ± √5, so they differ by 2√5.
2 quadratic-formula | By which number must both sides of x² − 10x = 3 be increased to complete the square? | 25 | 100 | 5 | 10 | Half the coefficient of x is 5, and its square is 25.
2 quadratic-formula | The roots of x² + px + 1 = 0 are −2 + √3 and −2 − √3. The value of p is: | 4 | −4 | 2 | −2 | By the formula −p/2 = −2, so p = 4; then √(16 − 4)/2 = √3 agrees.
2 quadratic-formula | The positive root of x² − 2x − 1 = 0 lies between: | 2 and 3 | 1 and 2 | 3 and 4 | 0 and 1 | The root is 1 + √2, about 2.41, so it lies between 2 and 3.
3 quadratic-formula | The roots of x² − 2ax + a² − b² = 0 are: | a + b and a − b | a and b | −a + b and −a − b | a and −b | The formula gives a ± √(a² − a² + b²) = a ± b.
3 quadratic-formula | A positive number exceeds its reciprocal by 1. The number is: | $\\frac{1 + \\sqrt{5}}{2}$ | $\\frac{\\sqrt{5} - 1}{2}$ | $\\frac{3 + \\sqrt{5}}{2}$ | $\\frac{3 - \\sqrt{5}}{2}$ | From x − 1/x = 1 we get x² − x − 1 = 0, whose positive root is (1 + √5)/2.
3 quadratic-formula | If a root of x² − 8x + k = 0 is 4 + √5, then k equals: | 11 | 21 | 29 | 9 | The formula gives 4 ± √(16 − k), so 16 − k = 5 and k = 11.
1 common-root | Which number is a root of both x² − 3x + 2 = 0 and x² − 5x + 6 = 0? | 2 | 1 | 3 | 6 | The roots are 1, 2 and 2, 3; only 2 belongs to both equations.
1 common-root | The equations x² + 2x + 3 = 0 and 2x² + 4x + k = 0 have both roots in common. Then k is: | 6 | 3 | 2 | 12 | The second must be twice the first, so k = 2 × 3 = 6.
1 common-root | If x = 1 is a common root of x² + ax − 3 = 0 and x² − bx + 5 = 0, then a + b is: | 8 | 2 | 6 | 4 | From 1 + a − 3 = 0 and 1 − b + 5 = 0, a = 2 and b = 6.
2 common-root | The equations x² − 4x + 3 = 0 and x² − kx + 12 = 0 have the greater root of the first in common. The value of k is: | 7 | 13 | −13 | 1 | The greater root is 3: 9 − 3k + 12 = 0 gives k = 7.
2 common-root | How many of the equations x² − 9 = 0, x² − 6x + 9 = 0 and x² + x − 6 = 0 have the root 3? | 2 | 3 | 1 | 0 | The first two vanish at x = 3, the third gives 9 + 3 − 6 = 6.
2 common-root | The equations x² − 7x + 10 = 0 and x² − 9x + 14 = 0 share one root. The product of the roots that they do not share is: | 35 | 140 | 10 | 14 | The roots are 2, 5 and 2, 7; the two others are 5 and 7.
2 common-root | Which of the following equations shares a root with x² − 8x + 15 = 0? | x² − 7x + 10 = 0 | x² − 6x + 8 = 0 | x² + 8x + 15 = 0 | x² + 2x − 8 = 0 | The roots of the given equation are 3 and 5; those of x² − 7x + 10 = 0 are 2 and 5.
3 common-root | If x² + bx + c = 0 and x² + cx + b = 0, with b and c different, have a common root, then b + c equals: | −1 | 1 | 0 | 2 | The common root is 1, and 1 + b + c = 0 gives b + c = −1.
3 common-root | The equation ax² + bx + c = 0 with integer coefficients shares a root with x² + 2x + 5 = 0. Then a : b : c is: | 1 : 2 : 5 | 5 : 2 : 1 | 1 : −2 : 5 | 5 : −2 : 1 | The roots of x² + 2x + 5 = 0 are not real and come in a conjugate pair, so both roots are shared.
3 common-root | For how many integers k do x² − 5x + 6 = 0 and x² − kx + 6 = 0 have at least one root in common? | 1 | 2 | 3 | 0 | A common root is 2 or 3; both x = 2 and x = 3 give k = 5.
1 sum-and-product-of-roots | For which equation is the sum of the roots equal to their product? | x² − 4x + 4 = 0 | x² + 4x + 4 = 0 | x² + 2x + 4 = 0 | x² + 4x + 2 = 0 | The sum is 4 and the product is 4 in x² − 4x + 4 = 0.
1 sum-and-product-of-roots | If the product of the roots of ax² + bx + c = 0 is 1, then: | a = c | b = −c | b = c | a = −c | The product is c/a, which is 1 only for a = c.
1 sum-and-product-of-roots | If the roots of ax² + bx + c = 0 are equal in size but opposite in sign, then: | b = 0 | a = −c | a = c | b = c | The sum of such roots is 0, and −b/a = 0 gives b = 0.
2 sum-and-product-of-roots | One root of x² − 13x + k = 0 is 5. The other root is: | 8 | −8 | 18 | 40 | The sum of the roots is 13, so the other is 13 − 5 = 8.
2 sum-and-product-of-roots | A student copied the constant term of x² + bx + c = 0 wrongly and found the roots 8 and 2. Another copied the coefficient of x wrongly and found −9 and −1. The correct roots are: | 9 and 1 | 8 and 1 | −8 and −2 | 10 and 9 | The sum 10 comes from the first student and the product 9 from the second: 9 and 1.
2 sum-and-product-of-roots | The product of the roots of 2x² − 10x + c = 0 is the same as that of the roots of x² + 4x + 6 = 0. Then c is: | 12 | 6 | 3 | 9 | The two products are c/2 and 6, and c/2 = 6 gives c = 12.
2 sum-and-product-of-roots | The coefficient of x in 2x² − 8x + 3 = 0 is doubled. What happens to the roots? | their sum is doubled | their product is doubled | their sum is halved | their product is halved | The sum −b/a depends on b and is doubled, while the product c/a does not depend on it.
3 sum-and-product-of-roots | The roots α and β of x² − 6x + k = 0 satisfy 3α + 2β = 20. The value of k is: | −16 | 16 | −8 | 8 | With α + β = 6: α = 20 − 12 = 8, so β = −2 and k = −16.
3 sum-and-product-of-roots | The roots of x² − (k + 6)x + 2(2k − 1) = 0 have a sum that is half their product. Then k is: | 7 | 5 | 8 | 4 | From k + 6 = 2k − 1 it follows that k = 7.
3 sum-and-product-of-roots | If α and β are the roots of x² + αx + β = 0 and neither is 0, then the roots are: | 1 and −2 | −1 and 2 | 1 and 2 | −1 and −2 | From αβ = β, α = 1, and from α + β = −α, β = −2.
1 equation-from-roots | The quadratic equation with the roots 4 and −3 is: | x² − x − 12 = 0 | x² + x − 12 = 0 | x² + x + 12 = 0 | x² − x + 12 = 0 | The sum is 1 and the product −12, so x² − x − 12 = 0.
1 equation-from-roots | If the sum of the roots is S and their product is P, the equation is: | x² − Sx + P = 0 | x² + Sx + P = 0 | x² + Px + S = 0 | x² + Sx − P = 0 | From (x − α)(x − β) = x² − (α + β)x + αβ the signs are − and +.
1 equation-from-roots | The roots of a quadratic equation are 0 and 5. The equation is: | x² − 5x = 0 | x² + 5x = 0 | x² + 5 = 0 | x² − 5 = 0 | It is x(x − 5) = 0, that is x² − 5x = 0.
2 equation-from-roots | A quadratic equation with rational coefficients has the root 2 + √3. The equation is: | x² − 4x + 1 = 0 | x² + 4x + 1 = 0 | x² + 4x − 1 = 0 | x² − 4x − 1 = 0 | The other root is 2 − √3; the sum is 4 and the product 4 − 3 = 1.
2 equation-from-roots | The equation with integer coefficients whose roots are 2/3 and −1/2 is: | 6x² − x − 2 = 0 | 6x² + x − 2 = 0 | 3x² + x − 2 = 0 | 3x² − x − 2 = 0 | (3x − 2)(2x + 1) = 6x² − x − 2.
2 equation-from-roots | Two numbers have the arithmetic mean 8 and the geometric mean 6. They are the roots of: | x² − 16x + 36 = 0 | x² − 8x + 36 = 0 | x² − 16x + 6 = 0 | x² − 8x + 6 = 0 | The sum is 2 × 8 = 16 and the product 6² = 36.
2 equation-from-roots | The equation whose roots are the reciprocals of the roots of 3x² − 7x + 2 = 0 is: | 2x² − 7x + 3 = 0 | 2x² + 7x + 3 = 0 | 3x² + 7x + 2 = 0 | 2x² + 7x − 3 = 0 | Putting 1/x for x reverses the order of the coefficients: 2x² − 7x + 3 = 0.
3 equation-from-roots | The sum of the roots of an equation is 3 and the sum of their cubes is 63. The equation is: | x² − 3x − 4 = 0 | x² − 3x + 4 = 0 | x² − 3x + 18 = 0 | x² − 3x + 10 = 0 | From 63 = 27 − 9P the product is P = −4.
3 equation-from-roots | Let α and β be the roots of x² − 3x + 1 = 0. The equation with the roots α/β and β/α is: | x² − 7x + 1 = 0 | x² − 9x + 1 = 0 | x² + 9x + 1 = 0 | x² + 7x + 1 = 0 | The sum is (α² + β²)/αβ = (9 − 2)/1 = 7 and the product is 1.
3 equation-from-roots | If α ≠ β, α² = 5α − 3 and β² = 5β − 3, the equation with the roots α/β and β/α is: | 3x² − 19x + 3 = 0 | 3x² + 19x + 3 = 0 | 3x² − 25x + 3 = 0 | 3x² + 25x + 3 = 0 | Both are roots of x² − 5x + 3 = 0, so the new sum is (25 − 6)/3 = 19/3 and the product is 1.
1 equal-roots | Which of the following equations has equal roots? | 4x² − 12x + 9 = 0 | 4x² + 12x + 5 = 0 | 4x² + 9 = 0 | 4x² − 9 = 0 | It is (2x − 3)² = 0, with the discriminant 144 − 144 = 0.
1 equal-roots | The repeated root of x² − 14x + 49 = 0 is: | 7 | −7 | 14 | −14 | The equation is (x − 7)² = 0, so both roots are 7.
1 equal-roots | If ax² + bx + c = 0 has equal roots, each root is equal to: | $-\\frac{b}{2a}$ | $\\frac{b}{2a}$ | $-\\frac{b}{a}$ | $\\frac{b}{a}$ | With the discriminant 0 the formula leaves −b/2a for both roots.
2 equal-roots | If ax² + bx + c = 0 has equal roots, then c is equal to: | $\\frac{b^2}{4a}$ | $\\frac{b^2}{2a}$ | $\\frac{b}{2a}$ | $\\frac{b}{4a}$ | From b² − 4ac = 0 it follows that c = b²/4a.
2 equal-roots | If the equation kx(x − 2) + 6 = 0 is quadratic and has equal roots, then k is: | 6 | 0 | 0 or 6 | 0 or 3 | From 4k² − 24k = 0, k is 0 or 6, but for k = 0 there is no quadratic equation.
2 equal-roots | A rectangle of perimeter 40 cm has the area A cm². The two sides are the roots of x² − 20x + A = 0, and these are equal for A equal to: | 100 | 400 | 80 | 25 | The discriminant 400 − 4A is zero for A = 100, the square of side 10.
2 equal-roots | The sum of the two values of k for which x² + 2(k − 1)x + 16 = 0 has equal roots is: | 2 | 8 | −8 | −2 | From (k − 1)² = 16, k = 5 or −3, with the sum 2.
3 equal-roots | If (b − c)x² + (c − a)x + (a − b) = 0 has equal roots, then: | 2b = a + c | b² = ac | c² = ab | 2c = a + b | The coefficients add up to 0, so 1 is a root; both roots being 1, (a − b)/(b − c) = 1 and 2b = a + c.
3 equal-roots | For which positive value of m does the line y = mx touch the parabola y = x² + 9 at one point? | 6 | 3 | 9 | 18 | From x² − mx + 9 = 0 with equal roots, m² = 36 and m = 6.
3 equal-roots | If (a² + b²)x² − 2(ac + bd)x + (c² + d²) = 0 has equal roots, then: | ad = bc | ac = bd | ab = cd | a + d = b + c | The condition (ac + bd)² = (a² + b²)(c² + d²) becomes (ad − bc)² = 0.
1 conditions-on-roots | One root of 3x² + bx + c = 0 is zero. Which must be true? | c = 0 | b = 0 | b = c | b = 3 | Putting x = 0 into the equation leaves c = 0.
1 conditions-on-roots | One root of 5x² + 13x + k = 0 is the reciprocal of the other. Then k is: | 5 | 13 | −13 | 1 | The product of the roots k/5 must be 1, so k = 5.
1 conditions-on-roots | For which value of p do the roots of x² + (p − 3)x − 8 = 0 add up to zero? | 3 | −3 | 8 | −8 | The sum of the roots −(p − 3) is 0 for p = 3.
2 conditions-on-roots | The roots of x² − px + 24 = 0, both positive, are in the ratio 2 : 3. The value of p is: | 10 | 5 | 15 | 12 | With 2r and 3r: 6r² = 24, so r = 2 and p = 5r = 10.
2 conditions-on-roots | One root of x² + 6x + c = 0 is 2 more than the other. The two roots are: | −2 and −4 | 2 and 4 | 2 and −4 | −2 and 4 | Their sum is −6 and they differ by 2, so they are −2 and −4.
2 conditions-on-roots | If the roots of x² + bx + c = 0 are two consecutive integers, then b² − 4c equals: | 1 | 0 | 2 | 4 | The discriminant is the square of the difference of the roots, here 1² = 1.
2 conditions-on-roots | Both roots of ax² + bx + c = 0 are positive and a > 0. Then: | b < 0 and c > 0 | b > 0 and c > 0 | b < 0 and c < 0 | b > 0 and c < 0 | The sum −b/a and the product c/a are both positive, so b < 0 and c > 0.
3 conditions-on-roots | If one root of ax² + bx + c = 0 is three times the other, then: | 3b² = 16ac | b² = 16ac | 3b² = 4ac | b² = 4ac | With r and 3r: 4r = −b/a and 3r² = c/a give 3b²/16a² = c/a.
3 conditions-on-roots | The roots of x² − 6x + q = 0 are positive, and one of them is the square of the other. Then q is: | 8 | 27 | 12 | 11 | With r and r²: r + r² = 6 gives r = 2, and q = r³ = 8.
3 conditions-on-roots | The range of k for which one root of x² − 4x + k = 0 is less than 1 and the other greater than 1 is: | k < 3 | k > 4 | k < 4 | 3 < k < 4 | The value at x = 1, which is k − 3, must be negative.
1 quadratic-word-problems | The sum of a natural number and its square is 56. If the number is x, the equation is: | x² + x − 56 = 0 | x² − x − 56 = 0 | x² + x + 56 = 0 | x² − x + 56 = 0 | The number plus its square is x + x² = 56, so x² + x − 56 = 0.
1 quadratic-word-problems | Twice the square of a positive number is 5 more than nine times the number. The number is: | 5 | 9 | 6 | 10 | From 2x² − 9x − 5 = 0, (2x + 1)(x − 5) = 0 and x = 5.
1 quadratic-word-problems | The square of a positive number is 30 more than the number. The number is: | 6 | 5 | 15 | 10 | From x² − x − 30 = 0, (x − 6)(x + 5) = 0 and x = 6.
2 quadratic-word-problems | The hypotenuse of a right-angled triangle is 25 cm and its other two sides differ by 5 cm. The shorter side is: | 15 cm | 12 cm | 10 cm | 7 cm | From x² + (x + 5)² = 625, x² + 5x − 300 = 0 and x = 15.
2 quadratic-word-problems | A train takes 1 hour less for 360 km if its speed is raised by 5 km/h. Its usual speed is: | 40 km/h | 45 km/h | 36 km/h | 35 km/h | From 360/x − 360/(x + 5) = 1, x² + 5x − 1800 = 0 and x = 40.
2 quadratic-word-problems | ₹600 is shared equally among some children. If there were 5 fewer of them, each would get ₹20 more. The number of children is: | 15 | 20 | 10 | 12 | From 600/(x − 5) − 600/x = 20, x² − 5x − 150 = 0 and x = 15.
2 quadratic-word-problems | A path of equal width runs inside, along the sides of a lawn of 20 m by 15 m. The part left inside is 126 m². The width of the path is: | 3 m | 6 m | 2 m | 1.5 m | From (20 − 2w)(15 − 2w) = 126, w = 3 as 14 × 9 = 126.
3 quadratic-word-problems | Two taps together fill a tank in 6 hours. The larger alone takes 5 hours less than the smaller. The smaller alone takes: | 15 hours | 10 hours | 12 hours | 9 hours | From 1/x + 1/(x − 5) = 1/6, x² − 17x + 30 = 0 and x = 15.
3 quadratic-word-problems | A boat goes 24 km upstream and back in 5 hours in all. In still water it makes 10 km/h. The speed of the stream is: | 2 km/h | 4 km/h | 1 km/h | 3 km/h | From 24/(10 − s) + 24/(10 + s) = 5, 480 = 5(100 − s²), so s² = 4.
3 quadratic-word-problems | An article bought for ₹x is sold for ₹24 at a loss of x per cent, and x is more than 50. Then x is: | 60 | 40 | 76 | 80 | From x − x²/100 = 24, x² − 100x + 2400 = 0, so x = 60 or 40.
1 solving-quadratics | Which of the following is a quadratic equation in x? | (x + 1)² = 3x | (x + 1)² = x² + 5 | x³ − x² = 0 | x + 1/x² = 2 | Expanding gives x² − x + 1 = 0; in (x + 1)² = x² + 5 the squares cancel.
1 solving-quadratics | To split the middle term of 6x² + 11x + 3, the two numbers needed are: | 9 and 2 | 6 and 5 | 8 and 3 | 18 and 1 | Their sum must be 11 and their product 6 × 3 = 18: 9 and 2.
1 solving-quadratics | Which equation has the root −3? | x² + 8x + 15 = 0 | x² − 8x + 15 = 0 | x² − 2x + 15 = 0 | x² + 2x − 15 = 0 | At x = −3 the value is 9 − 24 + 15 = 0.
2 solving-quadratics | A learner divides both sides of x² = 9x by x and gets x = 9. Which root has been lost? | 0 | −9 | 3 | −3 | From x(x − 9) = 0 the roots are 0 and 9; dividing by x loses 0.
2 solving-quadratics | How many real solutions has x⁴ − 13x² + 36 = 0? | 4 | 2 | 3 | 1 | Here x² is 4 or 9, so x = 2, −2, 3 or −3.
2 solving-quadratics | The solutions of (x − 5)² = 49 are: | 12 and −2 | 12 and 2 | 7 and −7 | 54 and −44 | From x − 5 = 7 or −7, x = 12 or −2.
2 solving-quadratics | The greater root of 2x² − 7x + 3 = 0 is how many times the smaller? | 6 | 3 | 2 | 1.5 | The factors (2x − 1)(x − 3) give the roots ½ and 3, and 3 ÷ ½ = 6.
3 solving-quadratics | What is the complete real solution of √(2x + 9) = x − 3? | x = 8 | x = 0 | x = 0 or 8 | x = 0 or −8 | Squaring gives x² − 8x = 0; x = 0 fails because the right side is then −3.
3 solving-quadratics | If $4^x - 6 \\times 2^x + 8 = 0$, the sum of the values of x is: | 3 | 6 | 2 | 8 | With y = $2^x$: y² − 6y + 8 = 0, so $2^x$ is 2 or 4 and x is 1 or 2.
3 solving-quadratics | The roots of abx² + (b² − ac)x − bc = 0 are: | $\\frac{c}{b}$ and $-\\frac{b}{a}$ | $-\\frac{c}{a}$ and $\\frac{b}{c}$ | $-\\frac{c}{b}$ and $\\frac{b}{a}$ | $\\frac{c}{a}$ and $-\\frac{b}{c}$ | The factors are (bx − c)(ax + b) = abx² + (b² − ac)x − bc.
`,
    },
  ],
})
