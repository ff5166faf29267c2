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
1 linear-differential-equations | Which of these is a linear differential equation in y? | dy/dx + xy = x² | dy/dx + y² = x | y dy/dx + x = 0 | dy/dx + sin y = x | In a linear equation y and dy/dx occur only to the first power and are not multiplied together.
2 linear-differential-equations | Which of these differential equations is not linear in y? | dy/dx + y = xy² | dy/dx + y cos x = sin x | x dy/dx − y = x³ | dy/dx = x + y | The term xy² has the second power of y. The other three can be put as dy/dx + Py = Q.
2 linear-differential-equations | The general solution of the linear differential equation dy/dx + y = e⁻ˣ is: | y = (x + C)e⁻ˣ | y = x + Ce⁻ˣ | y = (x + C)eˣ | y = xeˣ + C | Multiplied by eˣ the equation is d(yeˣ)/dx = 1, so yeˣ = x + C.
2 linear-differential-equations | The general solution of the linear differential equation dy/dx + y/x = x², with x > 0, is: | xy = x⁴/4 + C | xy = x³/3 + C | y = x⁴/4 + C | y/x = x²/2 + C | Multiplied by x it is d(xy)/dx = x³.
3 linear-differential-equations | The general solution of dy/dx + y tan x = sec x, with x an acute angle, is: | y sec x = tan x + C | y cos x = tan x + C | y sec x = sin x + C | y tan x = sec x + C | Multiplied by sec x it is d(y sec x)/dx = sec² x.
1 linear-differential-equations | If y = e⁻³ˣ satisfies the linear differential equation dy/dx + ky = 0, then k is: | 3 | −3 | 1/3 | 0 | dy/dx = −3e⁻³ˣ = −3y, so dy/dx + 3y = 0.
2 linear-differential-equations | The solution of the linear differential equation dy/dx + 2y = 6 with y(0) = 3 is: | y = 3 | y = 3e⁻²ˣ | y = 3 + e⁻²ˣ | y = 6 − 3e⁻²ˣ | The constant 3 satisfies the equation, 0 + 6 = 6, and the condition at 0.
2 linear-differential-equations | One solution of the linear differential equation dy/dx + y = x + 1 is y = x. Its general solution is: | y = x + Ce⁻ˣ | y = x + Ceˣ | y = Cx | y = x + C | To one solution is added the general solution of dy/dx + y = 0.
3 linear-differential-equations | Written as a linear differential equation in x, (x + 2y³) dy/dx = y with y > 0 becomes: | dx/dy − x/y = 2y² | dx/dy + x/y = 2y² | dx/dy − xy = 2y³ | dx/dy − x/y = 2y³ | dx/dy = (x + 2y³)/y = x/y + 2y².
3 linear-differential-equations | The equation dy/dx + 2y = xy³ is turned into a linear differential equation by putting v equal to: | 1/y² | 1/y | y³ | xy | Divided by y³, with v = 1/y² and dv/dx = −(2/y³) dy/dx, it becomes dv/dx − 4v = −2x.
3 linear-differential-equations | Given below are two statements on dy/dx + Py = 0, where P is a function of x: // Statement I: The sum of two solutions is a solution. // Statement II: The product of two solutions is always a solution. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | The equation is linear, so sums and multiples of solutions are solutions. For P = 1 the product e⁻²ˣ of two solutions is none.
1 linear-differential-equations | When x dy/dx − 3y = x⁴ (x > 0) is put in the form dy/dx + Py = Q of a linear differential equation, P and Q are: | −3/x and x³ | 3/x and x³ | −3 and x⁴ | −3/x and x⁴ | The whole equation is divided by x, the coefficient of dy/dx.
2 linear-differential-equations | The current i in a coil satisfies the linear differential equation L di/dt + Ri = E with constant L, R and E. The current which does not change with time is: | E/R | E/L | L/R | ER/L | With di/dt = 0 there remains Ri = E.
3 linear-differential-equations | A curve through the origin has at each point the slope x + y. The linear differential equation of the curve gives y equal to: | eˣ − x − 1 | eˣ + x − 1 | eˣ − x + 1 | e⁻ˣ + x − 1 | dy/dx − y = x gives y = Ceˣ − x − 1, and y(0) = 0 gives C = 1.
`,
    },
  ],
})
