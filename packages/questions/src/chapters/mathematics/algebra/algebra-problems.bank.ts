import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'For what value of k do kx + 3y = 7 and 8x + 6y = 5 have no solution?' */
export const algebraProblems = defineBank({
  id: 'algebra-problems',
  sets: [
    {
      rows: `
1 simultaneous-equations | If two lines that represent a pair of linear equations are parallel and do not coincide, the pair has: | no solution | exactly one solution | exactly two solutions | infinitely many solutions | Parallel lines never meet, so no values of x and y satisfy both equations.
1 simultaneous-equations | Which pair (x, y) satisfies both 2x + 3y = 12 and x − y = 1? | (3, 2) | (2, 3) | (4, 3) | (6, 0) | For (3, 2): 2 × 3 + 3 × 2 = 12 and 3 − 2 = 1.
1 simultaneous-equations | Three pens and two pencils cost ₹44, and one pen costs ₹8 more than one pencil. One pencil costs: | ₹4 | ₹12 | ₹8 | ₹6 | With a pencil at x: 3(x + 8) + 2x = 44, so 5x = 20 and x = 4.
2 simultaneous-equations | For what value of k do kx + 3y = 7 and 8x + 6y = 5 have no solution? | 4 | 16 | 8 | 3 | The coefficients must be in one ratio: k/8 = 3/6, so k = 4, and 7/5 is another ratio.
2 simultaneous-equations | If 2/x + 3/y = 2 and 4/x − 9/y = −1, then (x, y) is: | (2, 3) | (3, 2) | $(\\frac{1}{2}, \\frac{1}{3})$ | $(\\frac{1}{3}, \\frac{1}{2})$ | Put u = 1/x and v = 1/y: 2u + 3v = 2 and 4u − 9v = −1 give u = 1/2 and v = 1/3.
2 simultaneous-equations | If 217x + 131y = 913 and 131x + 217y = 827, then x + y equals: | 5 | 1 | 6 | 4 | Adding the two equations: 348(x + y) = 1740, so x + y = 5.
2 simultaneous-equations | A fraction becomes 1/2 if 1 is added to its numerator, and 1/3 if 1 is added to its denominator. The fraction is: | 3/8 | 2/5 | 4/11 | 5/14 | With a/b: 2a + 2 = b and 3a = b + 1, so a = 3 and b = 8.
3 simultaneous-equations | If (a − 1)x + 3y = 2 and 6x + (1 − 2b)y = 6 have infinitely many solutions, then a + b equals: | −1 | 7 | 1 | −7 | The ratios equal 2/6: (a − 1)/6 = 1/3 gives a = 3, and 3/(1 − 2b) = 1/3 gives b = −4.
2 simultaneous-equations | If x + y = 5, y + z = 7 and z + x = 6, then the product xyz is: | 24 | 36 | 30 | 18 | Half the sum of all gives x + y + z = 9, so z = 4, x = 2 and y = 3.
3 simultaneous-equations | The area of the triangle formed by the lines x + y = 6, x − y = 2 and the y-axis is: | 16 square units | 8 square units | 32 square units | 12 square units | The lines meet at (4, 2) and cut the y-axis at 6 and −2, so the area is ½ × 8 × 4 = 16.
1 square-identities | By how much does the square of 103 exceed the square of 97? | 1200 | 36 | 600 | 960 | By a² − b² = (a + b)(a − b), it is 200 × 6 = 1200.
1 square-identities | If a + b = 9 and a − b = 5, then 4ab is equal to: | 56 | 28 | 42 | 14 | The square of the sum less that of the difference is 4ab: 81 − 25 = 56.
1 square-identities | What must be added to 4x² + 12x to make it a perfect square? | 9 | 36 | 6 | 3 | In (2x + 3)² = 4x² + 12x + 9 the last term is 9.
2 square-identities | Two numbers differ by 5 and the sum of their squares is 73. Their product is: | 24 | 49 | 48 | 12 | From (a − b)² = a² + b² − 2ab: 25 = 73 − 2ab, so ab = 24.
2 square-identities | The squares of two positive numbers differ by 45, and the numbers themselves by 3. The greater number is: | 9 | 6 | 15 | 12 | The sum of the numbers is 45 ÷ 3 = 15, so the greater is (15 + 3) ÷ 2 = 9.
2 square-identities | (2.35² − 1.65²) ÷ (2.35 − 1.65) is equal to: | 4 | 0.7 | 2.8 | 2.4 | The quotient (a² − b²) ÷ (a − b) is a + b = 2.35 + 1.65 = 4.
2 square-identities | If 9x² + kx + 25 is the square of 3x − 5, then k is: | −30 | 30 | −15 | 15 | Expanding (3x − 5)² gives 9x² − 30x + 25, so k = −30.
3 square-identities | If x² + y² + 10 = 2x + 6y, then x + y equals: | 4 | 8 | −4 | −8 | It is (x − 1)² + (y − 3)² = 0, so x = 1 and y = 3.
2 square-identities | Completing the square shows that the least value of x² − 8x + 21 for real x is: | 5 | 21 | 13 | 37 | It is (x − 4)² + 5, and the square is never negative.
3 square-identities | If a⁴ + a²b² + b⁴ = 21 and a² + ab + b² = 7, then ab equals: | 2 | 3 | 5 | 4 | Since a⁴ + a²b² + b⁴ = (a² + ab + b²)(a² − ab + b²), the other factor is 3 and 2ab = 7 − 3 = 4.
1 cube-identities | Which of the following is a factor of x³ + 27? | x² − 3x + 9 | x² + 3x + 9 | x² − 6x + 9 | x² + 6x + 9 | As a³ + b³ = (a + b)(a² − ab + b²), x³ + 27 = (x + 3)(x² − 3x + 9).
1 cube-identities | (a − b)³ expands to: | a³ − b³ − 3ab(a − b) | a³ − b³ + 3ab(a − b) | a³ − b³ − 3ab(a + b) | a³ − b³ + 3ab(a + b) | The middle terms −3a²b + 3ab² can be taken together as −3ab(a − b).
1 cube-identities | The coefficient of x² in the expansion of (2x + 3)³ is: | 36 | 27 | 12 | 18 | The term is 3 × (2x)² × 3 = 36x².
2 cube-identities | If a + b = 6 and a³ + b³ = 72, then ab equals: | 8 | 16 | 12 | 24 | From 72 = 6³ − 3ab × 6 it follows that 18ab = 144 and ab = 8.
2 cube-identities | (0.87³ + 0.13³) ÷ (0.87² − 0.87 × 0.13 + 0.13²) is: | 1 | 0.74 | 0.1 | 0.11 | The quotient (a³ + b³) ÷ (a² − ab + b²) is a + b = 0.87 + 0.13 = 1.
2 cube-identities | If p − q = 4 and p³ − q³ = 208, then p² + pq + q² is: | 52 | 56 | 64 | 204 | Because p³ − q³ = (p − q)(p² + pq + q²), the value is 208 ÷ 4 = 52.
2 cube-identities | If x/y + y/x = −1 with x, y not zero, the value of x³ − y³ is: | 0 | 1 | −1 | 3 | The equation becomes x² + xy + y² = 0, which is a factor of x³ − y³.
3 cube-identities | If x = 1 + √2, the value of x³ − 3x² + 3x − 1 is: | 2√2 | 8 | √2 | 4√2 | The expression is (x − 1)³ = (√2)³ = 2√2.
3 cube-identities | If $2^x$ and $2^{-x}$ have the sum 3, then $8^x + 8^{-x}$ equals: | 18 | 27 | 36 | 24 | With $u = 2^x$: u³ + 1/u³ = 3³ − 3 × 3 = 18.
3 cube-identities | The sum of two numbers is 8 and the sum of their cubes is 152. The sum of their squares is: | 34 | 30 | 60 | 64 | From 152 = 512 − 24ab, ab = 15, so a² + b² = 64 − 30 = 34.
1 quadratic-inequalities | The solution set of x² < 16 is: | −4 < x < 4 | 0 < x < 16 | x < −4 or x > 4 | 0 < x < 4 | The square is below 16 exactly when x lies between −4 and 4.
1 quadratic-inequalities | For which real x is (x − 3)² > 0 true? | for all x except 3 | for all x | for x > 3 only | for no x | A square is positive unless it is zero, and it is zero only for x = 3.
1 quadratic-inequalities | Which of the following numbers satisfies x² − 5x + 6 < 0? | 2.5 | 2 | 3 | 3.5 | The expression (x − 2)(x − 3) is negative only between 2 and 3.
2 quadratic-inequalities | The inequality x² + 2x + 5 > 0 holds for: | all real x | no real x | x > −1 only | x < −5 or x > 1 | It is (x + 1)² + 4, which is at least 4 for every real x.
2 quadratic-inequalities | The solution of 6 + x − x² ≥ 0 is: | −2 ≤ x ≤ 3 | −3 ≤ x ≤ 2 | x ≤ −2 or x ≥ 3 | x ≤ −3 or x ≥ 2 | It is x² − x − 6 ≤ 0, that is (x − 3)(x + 2) ≤ 0, true between the roots.
2 quadratic-inequalities | The product of two consecutive natural numbers is less than 60. The greatest value of the smaller number is: | 7 | 8 | 6 | 9 | 7 × 8 = 56 is below 60 but 8 × 9 = 72 is not.
2 quadratic-inequalities | The solution set of an inequality x² + bx + c < 0 is −1 < x < 4. Then b + c is: | −7 | 1 | −1 | 7 | The expression is (x + 1)(x − 4) = x² − 3x − 4, so b + c = −3 − 4 = −7.
2 quadratic-inequalities | For which k is x² + kx + 9 positive for every real x? | −6 < k < 6 | k > 6 | k < −6 or k > 6 | −3 < k < 3 | The discriminant k² − 36 must be negative, so k lies between −6 and 6.
3 quadratic-inequalities | The sum of all integers x with (x − 1)(x − 6) ≤ 0 and x² > 9 is: | 15 | 18 | 21 | 19 | The first holds for 1 to 6; x² > 9 leaves 4, 5 and 6, with the sum 15.
2 quadratic-inequalities | The solution of (x − 2)/(x + 3) < 0 is: | −3 < x < 2 | x < −3 or x > 2 | −2 < x < 3 | x < 2 only | The quotient has the sign of (x − 2)(x + 3), which is negative between −3 and 2.
1 factor-theorem | By the factor theorem, x − a is a factor of a polynomial p(x) exactly when: | p(a) = 0 | p(−a) = 0 | p(−a) = 1 | p(a) = 1 | The remainder on division by x − a is p(a), and a factor leaves none.
1 factor-theorem | Which of the following is a factor of x³ − 6x² + 11x − 6? | x − 3 | x + 1 | x + 3 | x + 4 | At x = 3 the value is 27 − 54 + 33 − 6 = 0.
1 factor-theorem | If the sum of all the coefficients of a polynomial is 0, it always has the factor: | x − 1 | x + 1 | x | x + 2 | The sum of the coefficients is p(1), so p(1) = 0 and x − 1 divides it.
2 factor-theorem | Two factors of x³ − 7x + 6 are x − 1 and x − 2. The third factor is: | x + 3 | x − 3 | x + 6 | x − 6 | The constants must multiply to 6: (−1)(−2)(3) = 6, so it is x + 3.
2 factor-theorem | For which natural numbers n is x + 1 a factor of xⁿ + 1? | for odd n only | for even n only | for every n | for no n | At x = −1 the value (−1)ⁿ + 1 is 0 only when n is odd.
2 factor-theorem | If x² − 4 is a factor of x³ + ax² − 4x + b, then b in terms of a is: | −4a | 4a | −2a | 2a | The quotient is x + a, and (x² − 4)(x + a) = x³ + ax² − 4x − 4a.
2 factor-theorem | Which number must be subtracted from x³ − 2x² + 5x + 3 so that x − 2 becomes a factor? | 13 | −10 | 10 | −13 | The remainder is 8 − 8 + 10 + 3 = 13, and taking it away leaves 0.
3 factor-theorem | If both x − 1 and x + 2 are factors of x³ + ax² + bx − 6, then (a, b) is: | (4, 1) | (1, 4) | (4, −1) | (1, −4) | The third factor is x + 3, and (x − 1)(x + 2)(x + 3) = x³ + 4x² + x − 6.
3 factor-theorem | If x + a is a factor of x² + px + q and of x² + mx + n, where p and m differ, then a is equal to: | $\\frac{n - q}{m - p}$ | $\\frac{n + q}{m + p}$ | $\\frac{m - p}{n - q}$ | $\\frac{m + p}{n + q}$ | Both vanish at x = −a: a² − pa + q = a² − ma + n, so a(m − p) = n − q.
3 factor-theorem | The polynomial a³(b − c) + b³(c − a) + c³(a − b) has, besides a − b, b − c and c − a, the factor: | a + b + c | a − b + c | ab + bc + ca | a² + b² + c² | The degree is 4, so the last factor is of degree 1 and symmetric in a, b and c.
1 three-term-identities | If a + b + c = 0, then a³ + b³ + c³ is equal to: | 3abc | abc | 0 | (abc)³ | The expression a³ + b³ + c³ − 3abc has the factor a + b + c, which is 0.
1 three-term-identities | How many terms of the form 2ab, 2bc and so on are in the expansion of (a + b + c + d)²? | 6 | 4 | 8 | 12 | One for each pair of the four letters: 4 × 3 ÷ 2 = 6.
1 three-term-identities | In the expansion of (2x − y + 3z)² the coefficient of yz is: | −6 | 6 | −3 | 3 | The term is 2 × (−y) × 3z = −6yz.
2 three-term-identities | Without cubing, find 25³ − 15³ − 10³. | 11,250 | 3750 | −11,250 | 1250 | As 25 + (−15) + (−10) = 0, the sum is 3 × 25 × (−15) × (−10) = 11,250.
2 three-term-identities | The sides of a triangle satisfy a² + b² + c² = ab + bc + ca. The triangle is: | equilateral | right-angled | scalene | isosceles but not equilateral | Twice the difference is (a − b)² + (b − c)² + (c − a)² = 0, so all sides are equal.
2 three-term-identities | The sum of the squares of three positive numbers is 50 and the sum of their products in pairs is 47. Their sum is: | 12 | 97 | 144 | 14 | The square of the sum is 50 + 2 × 47 = 144, so the sum is 12.
2 three-term-identities | If 1/a + 1/b + 1/c = 0 and a + b + c = 7, then a² + b² + c² is: | 49 | 7 | 14 | 21 | The first equation gives ab + bc + ca = 0, so the sum of squares is 7² = 49.
3 three-term-identities | If a = 333, b = 334 and c = 335, the value of a³ + b³ + c³ − 3abc is: | 3006 | 1002 | 6012 | 2004 | It is ½(a + b + c)[(a − b)² + (b − c)² + (c − a)²] = ½ × 1002 × (1 + 1 + 4) = 3006.
3 three-term-identities | If a + b + c = 0, none being zero, then a²/(bc) + b²/(ca) + c²/(ab) equals: | 3 | 1 | −1 | −3 | Over the common denominator abc it is (a³ + b³ + c³)/(abc) = 3abc/(abc) = 3.
3 three-term-identities | If a + b + c = 6, ab + bc + ca = 11 and abc = 6, then (a + b)(b + c)(c + a) is: | 60 | 72 | 66 | 36 | The identity (a + b)(b + c)(c + a) = (a + b + c)(ab + bc + ca) − abc gives 66 − 6 = 60.
1 remainder-theorem | When a polynomial p(x) is divided by x + 2, the remainder is: | p(−2) | p(2) | p(0) | p(½) | The divisor x + 2 is zero for x = −2, so the remainder is p(−2).
1 remainder-theorem | The remainder when 3x² + 5x + 7 is divided by x is: | 7 | 0 | 15 | 8 | The remainder is the value at x = 0, which is the constant term 7.
1 remainder-theorem | A polynomial of degree 5 is divided by one of degree 2. The degree of the remainder is at most: | 1 | 2 | 3 | 4 | The remainder is always of lower degree than the divisor, here below 2.
2 remainder-theorem | The remainder when 4x³ − 2x + 1 is divided by 2x − 1 is: | ½ | 3 | 1 | −1 | Put x = ½: 4 × 1/8 − 1 + 1 = ½.
2 remainder-theorem | The quotient is x + 3 and the remainder 5 when p(x) is divided by x − 2. The polynomial p(x) is: | x² + x − 1 | x² + x − 6 | x² + 5x − 1 | x² + 5x − 6 | Dividend = (x − 2)(x + 3) + 5 = x² + x − 6 + 5 = x² + x − 1.
2 remainder-theorem | On division by x − 1 and by x − 2, the polynomial x² + ax + b leaves the remainders 4 and 9. Then a is: | 2 | 5 | 1 | 4 | From 1 + a + b = 4 and 4 + 2a + b = 9, subtracting gives 3 + a = 5, so a = 2.
2 remainder-theorem | If p(x) leaves the remainder 3 on division by x − 4, then the square of p(x) leaves, on the same division, the remainder: | 9 | 3 | 6 | 16 | The remainder of the square is the square of p(4) = 3, that is 9.
3 remainder-theorem | A polynomial leaves the remainder 3 on division by x − 1 and 7 on division by x − 3. On division by (x − 1)(x − 3) it leaves: | 2x + 1 | 2x − 1 | 4x − 1 | 4x + 1 | Let it be ax + b: a + b = 3 and 3a + b = 7 give a = 2 and b = 1.
3 remainder-theorem | The remainder when x¹⁰⁰ is divided by x² − 1 is: | 1 | x | 0 | x − 1 | With x² = 1 the power x¹⁰⁰ = (x²)⁵⁰ becomes 1.
3 remainder-theorem | The polynomials ax³ + 3x² − 3 and 2x³ − 5x + a leave the same remainder on division by x − 4. The value of a is: | 1 | −1 | 2 | −2 | The values at 4 are 64a + 45 and 108 + a; equating them gives 63a = 63.
1 x-plus-reciprocal | For a positive number x, the least value of x + 1/x is: | 2 | 1 | 0 | ½ | By AM ≥ GM the sum is at least 2 × √(x × 1/x) = 2, reached at x = 1.
1 x-plus-reciprocal | If x + 1/x = 2, then x⁵⁰ + 1/x⁵⁰ equals: | 2 | 50 | 100 | 1 | The equation gives (x − 1)² = 0, so x = 1 and the sum is 1 + 1 = 2.
1 x-plus-reciprocal | If x = 2 + √3, then the sum of x and its reciprocal is: | 4 | 2√3 | 2 | 4 + 2√3 | The reciprocal of 2 + √3 is 2 − √3, and the two add up to 4.
2 x-plus-reciprocal | If x² − 6x + 1 = 0, then x + 1/x is: | 6 | −6 | −36 | 36 | Dividing the equation by x gives x − 6 + 1/x = 0.
2 x-plus-reciprocal | If x = 3 + 2√2, then √x + 1/√x equals: | 2√2 | 6 | 4√2 | 2 | Here x + 1/x = 6, so (√x + 1/√x)² = 8 and the root is 2√2.
2 x-plus-reciprocal | If x > 1 and x + 1/x = 10/3, then x − 1/x is: | 8/3 | 64/9 | 4/3 | 7/3 | Its square is (10/3)² − 4 = 64/9, so the difference is 8/3.
2 x-plus-reciprocal | If x⁴ + 1/x⁴ = 47 and x is positive, the value of x + 1/x is: | 3 | 7 | 9 | √5 | First x² + 1/x² = √49 = 7, then x + 1/x = √9 = 3.
3 x-plus-reciprocal | If x + 1/x = √3, then x⁶ + 1 is equal to: | 0 | 1 | 2 | 3√3 | Cubing gives x³ + 1/x³ = 3√3 − 3√3 = 0, so x⁶ + 1 = 0.
3 x-plus-reciprocal | If x + 1/x = 3, then the value of x⁵ + 1/x⁵ is: | 123 | 126 | 243 | 129 | The sums for x² and x³ are 7 and 18, and 7 × 18 − 3 = 123.
3 x-plus-reciprocal | If x + 1/(x − 2) = 5, then (x − 2)² + 1/(x − 2)² equals: | 7 | 23 | 27 | 11 | Subtracting 2 gives (x − 2) + 1/(x − 2) = 3, and 3² − 2 = 7.
1 modulus | The value of $|3 - 8| + |-4|$ is: | 9 | −9 | 1 | −1 | Both bars take away the minus sign: 5 + 4 = 9.
1 modulus | For a negative number x, $|x|$ is equal to: | −x | x | 0 | 1/x | For negative x the modulus is the opposite number −x, which is positive.
1 modulus | The equation $|x + 5| = -2$ has: | no solution | one solution | two solutions | infinitely many solutions | A modulus is never negative, so it cannot be −2.
2 modulus | The sum of the two solutions of $|2x - 7| = 9$ is: | 7 | 8 | 9 | −1 | From 2x − 7 = 9 or −9, x = 8 or −1, with the sum 7.
2 modulus | Which inequality describes all x from −2 to 8, both included? | $|x - 3| \\le 5$ | $|x + 3| \\le 5$ | $|x - 5| \\le 3$ | $|x + 5| \\le 3$ | The middle of −2 and 8 is 3 and each end is 5 away from it.
2 modulus | The greatest value of $12 - |x - 4|$ is: | 12 | 8 | 16 | 4 | The modulus is at least 0, which happens at x = 4, so the greatest value is 12.
2 modulus | A machine takes rods whose length differs from 20 cm by at most 0.3 cm. If L is the length in cm, the rule is: | $|L - 20| \\le 0.3$ | $|L + 20| \\ge 0.3$ | $|L + 20| \\le 0.3$ | $|L - 20| \\ge 0.3$ | The difference of L from 20 in either direction must not be more than 0.3.
3 modulus | The number of real solutions of $x^2 - 5|x| + 6 = 0$ is: | 4 | 2 | 3 | 1 | The modulus is 2 or 3, so x can be 2, −2, 3 or −3.
3 modulus | The least value of $|x - 2| + |x - 7|$ for real x is: | 5 | 9 | 4.5 | 0 | The sum of the distances from 2 and from 7 is least between them, where it is 7 − 2 = 5.
3 modulus | The area enclosed by the graph of $|x| + |y| = 4$ is: | 32 square units | 16 square units | 24 square units | 8 square units | The graph is a square with diagonals of 8, so the area is ½ × 8 × 8 = 32.
1 factorisation | On factorisation, x² + 7x + 12 becomes: | (x + 3)(x + 4) | (x + 2)(x + 6) | (x + 1)(x + 12) | (x − 3)(x − 4) | Two numbers with sum 7 and product 12 are 3 and 4.
1 factorisation | Factorise 49a² − 16b². | (7a + 4b)(7a − 4b) | (7a − 4b)(7a − 4b) | (7a + 4b)(7a + 4b) | (7a + 8b)(7a − 2b) | It is a difference of two squares, (7a)² − (4b)².
1 factorisation | The greatest common factor taken out in the factorisation of 12x²y + 18xy² is: | 6xy | 3xy | 6x²y² | 36x²y² | The HCF of 12 and 18 is 6, and xy is common, so the expression is 6xy(2x + 3y).
2 factorisation | The factors of 6x² − x − 15 are: | (3x − 5) and (2x + 3) | (3x + 5) and (2x − 3) | (6x − 5) and (x + 3) | (2x − 5) and (3x + 3) | Split the middle term: 6x² + 9x − 10x − 15 = 3x(2x + 3) − 5(2x + 3).
2 factorisation | By grouping of terms, the factorisation of ab + bc + ad + cd is: | (a + c)(b + d) | (a + b)(c + d) | (a + d)(b + c) | (a − c)(b − d) | It is b(a + c) + d(a + c), in which a + c is common.
2 factorisation | Factorise x³ − 64. | (x − 4)(x² + 4x + 16) | (x − 4)(x² − 4x + 16) | (x + 4)(x² − 4x + 16) | (x − 4)(x² + 8x + 16) | By a³ − b³ = (a − b)(a² + ab + b²) with b = 4.
2 factorisation | In the factorisation of x² + 5x + k, one factor is x + 2. The other factor is: | x + 3 | x − 3 | x + 5 | x + 7 | The constants of the two factors add up to 5, so the other is 3, and k = 6.
2 factorisation | The factorisation of 25x² − 30xy + 9y² is: | (5x − 3y)² | (5x + 3y)² | (5x − 9y)² | (5x + 3y)(5x − 3y) | It is (5x)² − 2(5x)(3y) + (3y)², the square of a difference.
2 factorisation | The area of a rectangle is 2x² + 9x + 10 and one side is x + 2. By factorisation, the other side is: | 2x + 5 | 2x + 10 | 2x − 5 | x + 5 | Splitting 9x as 4x + 5x gives 2x(x + 2) + 5(x + 2) = (x + 2)(2x + 5).
3 factorisation | Which of the following is a factor of x⁴ + 4? | x² + 2x + 2 | x² + 4x + 2 | x² + 2 | x + 2 | x⁴ + 4 = (x² + 2)² − (2x)², the difference of two squares.
3 factorisation | On complete factorisation over integers, how many linear factors does x⁴ − 81 have? | 2 | 1 | 3 | 4 | x⁴ − 81 = (x² + 9)(x + 3)(x − 3), and x² + 9 has no linear factor over integers.
3 factorisation | The factorisation of x³ − 6x² + 11x − 6 is: | (x − 1)(x − 2)(x − 3) | (x + 1)(x − 2)(x − 3) | (x − 1)(x + 2)(x + 3) | (x − 1)(x − 1)(x − 6) | x = 1 makes it zero; the quotient on division by x − 1 is x² − 5x + 6.
1 mathematical-induction | The principle of mathematical induction is used to prove statements about all: | natural numbers | irrational numbers | real numbers | complex numbers | It goes from each number n to the next, n + 1, starting from a first one.
1 mathematical-induction | To prove P(n) for every natural number n by mathematical induction, the statement is first verified for: | n = 1 | n = k | n = 2k | n = k + 1 | This is the base step; 1 is the first natural number.
1 mathematical-induction | In the second step of mathematical induction, P(k) is taken to be true and we prove: | P(k + 1) | P(k − 1) | P(2k) | P(1) | The truth of the statement then passes from each natural number to the next one.
2 mathematical-induction | It can be proved by mathematical induction that $3^{2n} - 1$ is, for every natural number n, divisible by: | 8 | 9 | 16 | 80 | For n = 1 it is 8. In the step, 9 times an earlier value and 8 are added: both are divisible by 8.
2 mathematical-induction | By mathematical induction, $10^{2n-1} + 1$ is divisible for every natural number n by: | 11 | 9 | 7 | 13 | For n = 1 it is 11, and the step keeps the divisibility by 11 since 100 leaves the remainder 1.
2 mathematical-induction | In the proof of 1 + 3 + 5 + … + (2n − 1) = n² by mathematical induction, which term is added to both sides of P(k) to get P(k + 1)? | 2k + 1 | 2k − 1 | 2k + 3 | 2k + 2 | Put n = k + 1 in 2n − 1: 2(k + 1) − 1 = 2k + 1, and k² + 2k + 1 = (k + 1)².
2 mathematical-induction | The greatest number that divides n(n + 1)(n + 2) for every natural number n, as mathematical induction shows, is: | 6 | 3 | 12 | 24 | For n = 1 the product is 6, and of three consecutive numbers one is a multiple of 3 and at least one is even.
2 mathematical-induction | By mathematical induction, 1/(1 × 2) + 1/(2 × 3) + … + 1/[n(n + 1)] is equal to: | n/(n + 1) | 1/(n + 1) | (n + 1)/n | n/(n + 2) | For n = 2 the sum is 1/2 + 1/6 = 2/3. In the step, k/(k + 1) + 1/[(k + 1)(k + 2)] = (k + 1)/(k + 2).
2 mathematical-induction | If P(n) is true for n = 4 and P(k) implies P(k + 1) for every k ≥ 4, then by mathematical induction P(n) is surely true for: | all n ≥ 4 | all n ≥ 1 | only n = 4 and n = 5 | even n only | The chain starts at 4 and reaches each later number. Nothing is known about 1, 2 and 3.
3 mathematical-induction | The statement $2^n > n^2$ is to be proved by mathematical induction for all natural numbers n ≥ m. The least value of m is: | 5 | 4 | 3 | 2 | At n = 2 and n = 4 the two sides are equal and at n = 3 it is 8 < 9. From n = 5, where 32 > 25, it holds.
3 mathematical-induction | Let P(n): n² − n + 41 is a prime number. For which n does P(n) fail, so that mathematical induction cannot prove it? | 41 | 1 | 2 | 3 | For n = 41 the value is 41². For n = 1, 2 and 3 it is 41, 43 and 47, all prime.
3 mathematical-induction | Let P(n): 2 + 4 + 6 + … + 2n = n(n + 1) + 2. On the two steps of mathematical induction, which is correct? | P(1) is false, but P(k) implies P(k + 1) | P(1) is true, but P(k) does not imply P(k + 1) | P(1) is true, and P(k) implies P(k + 1) | P(1) is false, and P(k) does not imply P(k + 1) | P(1) says 2 = 4. But k(k + 1) + 2 + 2(k + 1) = (k + 1)(k + 2) + 2, so the step holds.
3 mathematical-induction | By mathematical induction, the greatest number that divides $7^{2n} + 16n - 1$ for every natural number n is: | 64 | 48 | 16 | 128 | For n = 1 it is 64, and the step adds 48 × $7^{2k}$ + 16 = 48($7^{2k}$ − 1) + 64, divisible by 64.
1 consistency | The graphs of two linear equations are parallel lines. The two equations have: | no solution | one solution | two solutions | many solutions | Parallel lines have no point in common, so the equations are inconsistent.
1 consistency | The number of solutions of the pair of linear equations x + y = 5 and 2x + 2y = 10 is: | infinite | one | zero | two | The second equation is twice the first, so the two lines coincide.
1 consistency | The graph of the linear equation x = 3 is a straight line that is: | parallel to the y-axis | parallel to the x-axis | through the origin | at 45° to the axes | Every point of the line has the x-coordinate 3.
2 consistency | The pair of linear equations kx + 2y = 5 and 3x + y = 1 has a unique solution for every k except: | 6 | 3 | 2 | 5 | The solution is unique when k/3 is not equal to 2/1.
2 consistency | For which value of k is the pair of linear equations 2x + ky = 1 and 3x − 5y = 7 inconsistent? | −10/3 | 10/3 | −15/2 | −6/5 | 2/3 = k/(−5) gives k = −10/3, and 1/7 is not equal to 2/3.
2 consistency | For which value of k has the pair of linear equations 2x + 3y = 7 and 4x + ky = 14 infinitely many solutions? | 6 | 3 | 8 | 12 | 2/4 = 3/k = 7/14 gives k = 6.
2 consistency | The graph of the linear equation 2x + 3y = 12 cuts the x-axis at: | (6, 0) | (4, 0) | (0, 4) | (12, 0) | On the x-axis y = 0, so 2x = 12 and x = 6.
2 consistency | The graphs of the linear equations 2x − y = 4 and x + y = 5 intersect at: | (3, 2) | (2, 3) | (4, 1) | (1, 4) | Adding the equations gives 3x = 9, so x = 3 and y = 2.
3 consistency | For which value of k has the pair of linear equations (k − 3)x + 3y = k and kx + ky = 12 infinitely many solutions? | 6 | 3 | 4 | −6 | For k = 6 they are 3x + 3y = 6 and 6x + 6y = 12.
3 consistency | For which value of k has the pair of linear equations kx + 3y = k − 3 and 12x + ky = k no solution? | −6 | 6 | 3 | −3 | k² = 36; k = 6 makes the lines coincide, and k = −6 makes them parallel.
1 mathematical-logic | A compound statement that is true for all truth values of its parts is called a: | tautology | contradiction | converse | negation | 'p or not p' is one; a contradiction is always false.
1 mathematical-logic | The contrapositive of 'if p then q' is: | if not q, then not p | if not p, then not q | if q, then p | p and not q | Both parts are negated and exchanged; 'if q, then p' is the converse.
1 mathematical-logic | Exchanging the two parts of 'if p then q' gives its converse, which reads: | if q, then p | if not q, then not p | if not p, then not q | q and not p | In the converse the two parts are exchanged; it need not be true when the statement is.
1 mathematical-logic | A statement like p ∧ ~p, false in every row of its truth table, is called a: | contradiction | tautology | converse | contrapositive | 'p and not p' is one, since a statement and its negation are never both true.
2 mathematical-logic | The statement p ∨ ~p is: | a tautology | a contradiction | a converse | sometimes false | Either p or its negation is true, so p ∨ ~p always is.
2 mathematical-logic | The negation of 'p and q' is: | not p or not q | not p and not q | p or q | p and not q | By De Morgan's law the negation of 'and' is 'or' between the negated parts.
2 mathematical-logic | The negation of 'If it rains, I stay at home' is: | It rains and I do not stay at home | If it rains, I do not stay at home | If it does not rain, I stay at home | It does not rain and I stay at home | The negation of 'if p then q' is 'p and not q', not another conditional.
2 mathematical-logic | In its truth table, the conditional p → q is false only when: | p is true and q is false | p is false and q is true | p and q are both false | p and q are both true | A false p makes the conditional true whatever q is.
2 mathematical-logic | In mathematical logic, the conditional p → q is equivalent to: | ~p ∨ q | p ∨ ~q | ~p ∧ q | p ∧ ~q | Both are false only when p is true and q is false; p ∧ ~q is the negation.
3 mathematical-logic | Which of these is a tautology? | (p ∧ q) → p | (p ∨ q) → p | p → (p ∧ q) | p ∧ ~p | If p and q are both true, p is; the others fail for some truth values.
3 mathematical-logic | The contrapositive of 'If a number is divisible by 6, it is divisible by 3' is: If a number is: | not divisible by 3, it is not divisible by 6 | divisible by 3, it is divisible by 6 | not divisible by 6, it is not divisible by 3 | divisible by 6, it is not divisible by 3 | The parts are negated and exchanged; the contrapositive is true as well.
3 mathematical-logic | The negation of 'All students are present' is: | At least one student is absent | All students are absent | No student is absent | At least one student is present | One exception is enough to make 'all' false.
1 wavy-curve | By the wavy curve method, (x − 1)(x − 3) < 0 holds for: | 1 < x < 3 | x < 1 or x > 3 | x > 3 | x < 1 | Between the roots one factor is positive and the other negative.
1 wavy-curve | The sign of ax² + bx + c with a > 0 and a negative discriminant is: | positive for all x | negative for all x | zero for some x | the sign of b | The parabola opens upwards and does not meet the x-axis.
2 wavy-curve | Drawn by the wavy curve method, the quotient (x + 2)/(x − 1) is positive for: | x < −2 or x > 1 | −2 < x < 1 | x > −2 | x < 1 | Outside of −2 and 1 the two parts have the same sign.
2 wavy-curve | By the wavy curve method, (x − 1)²(x − 4) > 0 holds for: | x > 4 | x > 1 | 1 < x < 4 | x < 1 or x > 4 | The square does not change the sign, so the curve does not cross the axis at 1.
2 wavy-curve | The sign of the quadratic expression 2 + x − x² is positive for: | −1 < x < 2 | x < −1 or x > 2 | −2 < x < 1 | x > 2 | It is (2 − x)(1 + x), positive between its zeros.
3 wavy-curve | The product (x − 1)(x − 2)(x − 3) is negative, as its wavy curve shows, for: | x < 1 or 2 < x < 3 | 1 < x < 2 or x > 3 | x < 1 or x > 3 | 1 < x < 3 | Right of 3 it is positive, and the sign changes at each of the zeros.
3 wavy-curve | How many integers satisfy (x² − 4)/(x² − 9) < 0 by the wavy curve method? | 0 | 2 | 4 | 5 | It holds for −3 < x < −2 and 2 < x < 3, where no integer lies.
3 wavy-curve | The sign of kx² + 4x + k is positive for all real x if: | k > 2 | k < −2 | 0 < k < 2 | k > 4 | k must be positive and 16 − 4k² negative.
1 mathematical-logic | Which of these is a tautology, true whatever the statement p says? | p or not p | p and not p | p and p | not p | Either p is true or its negation is.
2 mathematical-logic | The negation of a tautology is always: | a contradiction | a tautology | a converse | a conditional | What is always true becomes always false when it is negated.
2 mathematical-logic | How many times does T stand in the last column of the truth table of a tautology in p and q? | 4 | 3 | 2 | 1 | It has four rows, and a tautology is true in each of them.
2 mathematical-logic | The converse of 'If x = 3, then x² = 9' is not true, because x can be: | −3 | 9 | 0 | 1/3 | The converse says that x² = 9 makes x = 3, and −3 is another possibility.
2 mathematical-logic | A conditional statement is true. Its converse is then: | true or false | always true | always false | a tautology | 'If a number ends in 0, it is even' is true, but its converse is not.
3 mathematical-logic | If a conditional and its converse are both true, they form a statement with the words: | if and only if | either or | neither nor | if not, then not | p → q and q → p together are the biconditional.
`,
    },
  ],
})
