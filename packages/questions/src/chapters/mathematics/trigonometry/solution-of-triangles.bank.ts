import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'In a triangle a = 7, b = 5 and c = 8; what is angle A?' */
export const solutionOfTriangles = defineBank({
  id: 'solution-of-triangles',
  sets: [
    {
      rows: `
1 sine-rule | In △ABC with circumradius R, a/sin A is equal to: | 2R | R | R/2 | 4R | By the sine rule a/sin A = b/sin B = c/sin C = 2R.
1 sine-rule | In △ABC, ∠A = 30°, ∠B = 45° and a = 5 cm. Side b is equal to: | 5√2 cm | 5 cm | 10 cm | 10√2 cm | b = a sin B/sin A = 5 × (1/√2)/(1/2) = 5√2 cm.
2 sine-rule | In △ABC, ∠A = 60° and a = 6 cm. The circumradius of the triangle is: | 2√3 cm | 3√3 cm | 4√3 cm | 6 cm | 2R = 6/sin 60° = 12/√3 = 4√3, so R = 2√3 cm.
2 sine-rule | The angles of a triangle are in the ratio 1 : 2 : 3. The ratio of its sides is: | 1 : √3 : 2 | 1 : 2 : 3 | 1 : √2 : √3 | √3 : 2 : 1 | The angles are 30°, 60° and 90°, and the sides are as their sines.
2 sine-rule | The angles of a triangle are 45°, 60° and 75°. The ratio of the side opposite 45° to that opposite 60° is: | √2 : √3 | √3 : √2 | 1 : √2 | 3 : 4 | sin 45° : sin 60° = 1/√2 : √3/2 = √2 : √3.
2 sine-rule | In △ABC, a = 8 cm, b = 8√3 cm and ∠A = 30°. A possible value of ∠B is: | 60° | 30° | 45° | 90° | sin B = b sin A/a = √3/2, so B is 60° or 120°.
1 sine-rule | In any triangle, the side opposite the largest angle is the: | longest | shortest | base | median | Larger sides of a triangle lie opposite its larger angles.
2 sine-rule | In △ABC, a = 10 cm and sin A = 1/2. The radius of its circumcircle is: | 10 cm | 20 cm | 5 cm | 2.5 cm | a/sin A = 20 cm is twice the circumradius.
2 sine-rule | In △ABC, sin A : sin B : sin C = 3 : 4 : 5. The triangle is: | right-angled | equilateral | obtuse-angled | acute-angled | The sides are in the same ratio, and 9 + 16 = 25.
2 sine-rule | In △ABC, ∠A = 90° and a = 2b. The angle B is: | 30° | 45° | 60° | 15° | The sine of B is b/a = 1/2.
3 sine-rule | In △ABC, a cos A = b cos B. The triangle is: | isosceles or right-angled | equilateral | isosceles only | right-angled only | With the sine rule sin 2A = sin 2B, so A = B or A + B = 90°.
1 cosine-rule | In △ABC, by the cosine rule, cos A is equal to: | (b² + c² − a²)/2bc | (a² + b² − c²)/2ab | (a² + b² + c²)/2ab | (a² − b² − c²)/2bc | It follows from a² = b² + c² − 2bc cos A; (a² + b² − c²)/2ab is cos C.
2 cosine-rule | The sides of a triangle are 7, 5 and 8 cm. The angle opposite to the side of 7 cm is: | 60° | 30° | 150° | 120° | cos A = (25 + 64 − 49)/(2 × 5 × 8) = 40/80 = 1/2.
2 cosine-rule | Two sides of a triangle are 3 cm and 5 cm, and the angle between them is 120°. The third side is: | 7 cm | √19 cm | √34 cm | 8 cm | c² = 9 + 25 − 2 × 3 × 5 × (−1/2) = 49.
2 cosine-rule | Two sides of a triangle are 8 cm and 5 cm, and the angle between them is 60°. The third side is: | 7 cm | √129 cm | √89 cm | 9 cm | c² = 64 + 25 − 2 × 8 × 5 × 1/2 = 49.
2 cosine-rule | In △ABC, a² = b² + c² + bc. The angle A is: | 120° | 60° | 90° | 150° | cos A = (b² + c² − a²)/2bc = −1/2.
3 cosine-rule | The sides of a triangle are 4, 5 and 6 cm. The cosine of its smallest angle is: | 3/4 | 9/16 | 1/8 | 1/2 | The smallest angle is opposite 4: (25 + 36 − 16)/(2 × 5 × 6) = 45/60.
1 cosine-rule | For ∠A = 90° the cosine rule becomes: | a² = b² + c² | a = b + c | a² = b² + c² − bc | b² = a² + c² | The cosine of 90° is 0, which leaves the theorem of Pythagoras.
2 cosine-rule | In △ABC, a² is less than b² + c². The angle A is: | acute | right | obtuse | more than 120° | Then cos A is positive by the cosine rule.
2 cosine-rule | In △ABC, b = 4 cm, c = 6 cm and ∠A = 60°. The length of a is: | 2√7 cm | 2√13 cm | 2√19 cm | 10 cm | a² = 16 + 36 − 24 = 28, so a = 2√7 cm.
3 cosine-rule | The sides of a triangle are 3, 5 and 7 cm. Its largest angle is: | 120° | 105° | 135° | 150° | The cosine is (9 + 25 − 49) ÷ 30 = −1/2.
3 cosine-rule | In △ABC, (a + b + c)(b + c − a) = 3bc. The angle A is: | 60° | 90° | 120° | 30° | It gives b² + c² − a² = bc, so cos A = 1/2.
1 trigonometric-equations | The general solution of sin x = 0, with n any integer, is: | x = nπ | x = 2nπ | x = (2n + 1)π/2 | x = nπ/2 | cos x = 0 has the solution (2n + 1)π/2.
2 trigonometric-equations | The number of solutions of sin x = 1/2 in the interval [0, 2π] is: | 2 | 1 | 3 | 4 | The sine is 1/2 at π/6 and at 5π/6, and nowhere else in it.
2 trigonometric-equations | The general solution of tan x = 1, with n any integer, is: | nπ + π/4 | 2nπ + π/4 | nπ ± π/4 | 2nπ ± π/4 | One solution is π/4, and the tangent repeats itself after every π.
2 trigonometric-equations | The general solution of cos x = 1/2, with n any integer, is: | 2nπ ± π/3 | nπ ± π/3 | nπ + π/3 | 2nπ + π/6 | The cosine is even and has period 2π.
2 trigonometric-equations | If 2 cos² x − 3 cos x + 1 = 0 and 0 < x < π/2, then x is equal to: | π/3 | π/6 | π/4 | 5π/12 | (2 cos x − 1)(cos x − 1) = 0, and cos x = 1 would give x = 0.
2 trigonometric-equations | If sin x = cos x and 0 ≤ x ≤ 2π, the values of x are: | π/4 and 5π/4 | π/4 and 3π/4 | 3π/4 and 7π/4 | π/2 and 3π/2 | tan x = 1 in the first and the third quadrants.
1 trigonometric-equations | How many real solutions has the equation sin x = 2? | none | one | two | infinitely many | The sine of a real number lies between −1 and 1.
1 trigonometric-equations | The smallest positive solution of cos x = 0 is: | π/2 | π | π/4 | 2π | The cosine is zero at odd multiples of π/2.
2 trigonometric-equations | In the interval [0, 2π], the number of solutions of tan x = 1 is: | 2 | 1 | 4 | 3 | They are π/4 and 5π/4, since the period is π.
3 trigonometric-equations | How many solutions has 2 sin² x − sin x = 0 for 0 ≤ x < 2π? | 4 | 3 | 2 | 1 | sin x = 0 gives 0 and π; sin x = 1/2 gives π/6 and 5π/6.
3 trigonometric-equations | With n any integer, the general solution of sin² x = 1/4 is: | nπ ± π/6 | nπ ± π/3 | 2nπ ± π/6 | 2nπ ± π/3 | The sine is then either 1/2 or −1/2, in every period.
3 trigonometric-equations | If sin x + cos x = √2 and 0 ≤ x ≤ 2π, then x is: | π/4 | 3π/4 | 7π/4 | 5π/4 | The sum is √2 cos(x − π/4), which is √2 only for x = π/4.
`,
    },
  ],
})
