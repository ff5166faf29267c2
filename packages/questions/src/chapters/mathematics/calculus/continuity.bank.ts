import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'For which k is f(x) = kx + 1 for x ≤ 2 and 3x − 1 for x > 2 continuous at x = 2?' */
export const continuity = defineBank({
  id: 'continuity',
  sets: [
    {
      rows: `
1 continuity | If f(x) = kx + 1 for x ≤ 2 and f(x) = 3x − 1 for x > 2 is continuous at x = 2, then the value of k is: | 2 | 1 | 3 | 5/2 | The left-hand limit is 2k + 1 and the right-hand limit is 5, so 2k + 1 = 5 and k = 2.
1 continuity | If f(x) = (x² − 9)/(x − 3) for x ≠ 3 and f(3) = k is continuous at x = 3, then k is equal to: | 6 | 3 | 9 | 0 | For x ≠ 3 the quotient is x + 3, whose limit at 3 is 6.
2 continuity | If f(x) = (sin 3x)/x for x ≠ 0 and f(0) = k is continuous at x = 0, then k is equal to: | 3 | 1 | 1/3 | 0 | (sin 3x)/x = 3 × (sin 3x)/(3x), which tends to 3 as x tends to 0.
2 continuity | If f(x) = (1 − cos 2x)/x² for x ≠ 0 and f(0) = k is continuous at x = 0, then k is equal to: | 2 | 1 | 4 | 1/2 | 1 − cos 2x = 2 sin² x, so the quotient is 2(sin x / x)² and tends to 2.
1 differentiability, continuity | At x = 0, the function $f(x) = |x|$ is: | continuous but not differentiable | differentiable but not continuous | both continuous and differentiable | neither continuous nor differentiable | The limit at 0 is f(0) = 0, but the left-hand derivative is −1 and the right-hand derivative is +1.
1 continuity | The greatest integer function f(x) = [x] is discontinuous at: | every integer | every rational number | x = 0 only | no real number | At an integer n the left-hand limit is n − 1 while the value is n. Between two integers the function is constant.
2 differentiability | At how many points is $f(x) = |x - 1| + |x - 2|$ not differentiable? | 2 | 0 | 1 | 3 | The graph has corners at x = 1 and x = 2, where the slope changes from −2 to 0 and from 0 to 2.
2 differentiability | If f(x) = x² for x ≤ 1 and f(x) = ax + b for x > 1 is differentiable at x = 1, then a and b are: | a = 2, b = −1 | a = 1, b = 0 | a = 2, b = 1 | a = −1, b = 2 | Equal derivatives give a = 2, and continuity gives a + b = 1, so b = −1.
3 differentiability | Which of the following is true of the derivative of $f(x) = x|x|$ at the origin? | It is 0 | It is 1 | It is 2 | It does not exist | f(x) is x² for x ≥ 0 and −x² for x < 0, so both one-sided derivatives at 0 are 0.
3 differentiability, continuity | If f(x) = x sin(1/x) for x ≠ 0 and f(0) = 0, then at x = 0 the function is: | continuous but not differentiable | both continuous and differentiable | differentiable but not continuous | neither continuous nor differentiable | The value of f(x) lies between −x and x, so f is continuous; but f(x)/x = sin(1/x) has no limit at 0.
2 differentiability, continuity | Consider the following statements: // I. Every function that is continuous at a point is differentiable there. // II. Every function that is differentiable at a point is continuous there. // Which of the statements given above is/are correct? | II only | I only | Both I and II | Neither I nor II | Differentiability implies continuity. The modulus function at x = 0 is continuous but not differentiable.
1 differentiability | If a function is differentiable at a point, then at that point it must be: | continuous | increasing | positive | equal to zero | Differentiability is the stronger property: a function that has a derivative at a point is continuous there.
1 differentiability | Where its graph has a sharp corner, a continuous function is: | not differentiable | differentiable | not defined | constant | The slopes from the left and from the right differ there.
2 differentiability | At x = 0 the cube root of x is: | continuous but not differentiable | differentiable but not continuous | both continuous and differentiable | neither continuous nor differentiable | The tangent there is vertical, so the derivative is not finite.
2 differentiability | At how many points of the interval (0, 3) is the greatest integer function not differentiable? | 2 | 3 | 0 | 1 | It jumps at x = 1 and at x = 2.
3 differentiability | In the interval −π/2 < x < 3π/2, at how many points is the modulus of sin x not differentiable? | 2 | 1 | 3 | 0 | It has corners where sin x = 0, at x = 0 and x = π.
2 continuity | The function f(x) = 1/(x² − 5x + 6) is discontinuous at: | x = 2 and x = 3 | x = 1 and x = 6 | x = −2 and x = −3 | x = 5 and x = 6 | The denominator is (x − 2)(x − 3), which is zero at 2 and 3. Elsewhere the function is continuous.
1 mean-value-theorem | The value of c in Rolle's theorem for f(x) = x² − 4x + 3 on the interval [1, 3] is: | 2 | 1 | 3/2 | 5/2 | f(1) = f(3) = 0 and f′(c) = 2c − 4 = 0, so c = 2.
2 mean-value-theorem | The value of c in Rolle's theorem for f(x) = sin x on the interval [0, π] is: | π/2 | π/4 | π/3 | 2π/3 | f(0) = f(π) = 0, and f′(c) = cos c = 0 gives c = π/2 in the open interval.
1 mean-value-theorem | The value of c in Lagrange's mean value theorem for f(x) = x² on the interval [2, 4] is: | 3 | 2.5 | √10 | 3.5 | The slope of the chord is (16 − 4)/2 = 6, and 2c = 6 gives c = 3.
2 mean-value-theorem | The value of c in Lagrange's mean value theorem for f(x) = √x on the interval [1, 9] is: | 4 | 5 | 3 | 2 | The slope of the chord is (3 − 1)/8 = 1/4, and 1/(2√c) = 1/4 gives √c = 2, so c = 4.
2 mean-value-theorem | The value of c in Lagrange's mean value theorem for f(x) = x³ on the interval [0, 3] is: | √3 | 3/2 | √2 | 1 | The slope of the chord is 27/3 = 9, and 3c² = 9 gives c = √3.
2 mean-value-theorem | Rolle's theorem cannot be applied to $f(x) = |x|$ on the interval [−1, 1] because the function: | is not differentiable at x = 0 | is not continuous at x = 0 | has different values at −1 and 1 | is not defined at x = 0 | The modulus is continuous and equal at both ends, but it has a corner at 0.
2 mean-value-theorem | Which of the following is not a condition of Rolle's theorem for f on [a, b]? | f′(a) = f′(b) | f is continuous on [a, b] | f is differentiable on (a, b) | f(a) = f(b) | The theorem needs continuity, differentiability inside and equal values at the ends; then f′(c) = 0 for some c.
2 mean-value-theorem | Geometrically, Lagrange's mean value theorem says that at some point between a and b the tangent to the curve is: | parallel to the chord joining the ends | parallel to the x-axis | perpendicular to the chord | the same line as the chord | f′(c) equals the slope of the chord. A tangent parallel to the x-axis is the case of Rolle's theorem.
3 mean-value-theorem | If f is differentiable, f(1) = 2 and f′(x) ≥ 3 for all x in [1, 4], then the least possible value of f(4) is: | 11 | 9 | 14 | 5 | By the mean value theorem f(4) − f(1) = 3f′(c) ≥ 9, so f(4) ≥ 11.
3 continuity | Let f(x) = (sin ax + sin x)/x for x < 0, f(0) = 3 and f(x) = (√(1 + bx) − 1)/x for x > 0. If f is continuous at x = 0, then: | a = 2, b = 6 | a = 3, b = 6 | a = 2, b = 3 | a = 3, b = 3 | The left-hand limit is a + 1 and the right-hand limit is b/2; both are equal to 3.
3 continuity | At how many points of the interval (0, 2) is f(x) = [x²], the greatest integer not exceeding x², discontinuous? | 3 | 1 | 2 | 4 | It jumps where x² is 1, 2 or 3, that is at x = 1, √2 and √3. The ends 0 and 2 are not in the interval.
3 mean-value-theorem | For f(x) = x³ + ax² + bx on the interval [1, 3], Rolle's theorem holds with c = 2 + 1/√3. The values of a and b are: | a = −6, b = 11 | a = 6, b = −11 | a = −11, b = 6 | a = −6, b = −11 | From f(1) = f(3) comes 4a + b = −13, and f′(c) = 0 is fulfilled by 3x² − 12x + 11.
2 mean-value-theorem | If f(x) = x(x − 1)(x − 2)(x − 3), how many real roots does the equation f′(x) = 0 have? | 3 | 2 | 4 | 1 | By Rolle's theorem there is a root of f′ between any two neighbouring roots of f, and a cubic has no more than three.
`,
    },
  ],
})
