import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'How fast does the area of a circle grow?' */
export const applicationsOfDerivatives = defineBank({
  id: 'applications-of-derivatives',
  sets: [
    {
      rows: `
1 rate-of-change, application-of-derivatives | The radius of a circle increases at 2 cm/s. The rate of increase of its circumference is: | 4π cm/s | 2π cm/s | 8π cm/s | π cm/s | dC/dt = 2π dr/dt = 4π cm/s, whatever the radius is.
2 rate-of-change, application-of-derivatives | The radius of a circle increases at 3 cm/s. When the radius is 10 cm, its area increases at the rate of: | 60π cm²/s | 30π cm²/s | 20π cm²/s | 100π cm²/s | dA/dt = 2πr dr/dt = 2π × 10 × 3.
2 rate-of-change, application-of-derivatives | The edge of a cube increases at 2 cm/s. When the edge is 5 cm, its volume increases at the rate of: | 150 cm³/s | 75 cm³/s | 50 cm³/s | 120 cm³/s | dV/dt = 3a² da/dt = 3 × 25 × 2.
2 rate-of-change, application-of-derivatives | The rate of change of the area of a circle with respect to its radius r, at r = 6 cm, is: | 12π cm²/cm | 6π cm²/cm | 36π cm²/cm | 8π cm²/cm | The area is πr², so dA/dr = 2πr, which is 12π at r = 6.
2 rate-of-change, application-of-derivatives | A ladder 5 m long leans against a wall, and its foot is pulled away at 2 m/s. When the foot is 4 m from the wall, the top slides down at: | 8/3 m/s | 3/2 m/s | 2 m/s | 4/3 m/s | x² + y² = 25 gives x dx/dt + y dy/dt = 0, so with x = 4 and y = 3 the speed is 8/3 m/s.
2 rate-of-change, application-of-derivatives | A balloon is filled with gas at 900 cm³/s. When its radius is 15 cm, the radius increases at the rate of: | 1/π cm/s | 4/π cm/s | 2/π cm/s | 1/4π cm/s | dV/dt = 4πr² dr/dt, so 900 = 4π × 225 × dr/dt.
1 rate-of-change, application-of-derivatives | A body covers s = t² + 3t metres in t seconds. Its velocity at t = 2 s is: | 7 m/s | 10 m/s | 4 m/s | 5 m/s | The derivative is 2t + 3, which is 7 at t = 2.
1 rate-of-change, application-of-derivatives | For y = 5x², the rate of change of y with respect to x at x = 1 is: | 10 | 5 | 25 | 2 | The derivative 10x has the value 10 at x = 1.
3 rate-of-change, application-of-derivatives | The volume of a sphere grows at 8π cm³/s. When its radius is 2 cm, its surface grows at the rate of: | 8π cm²/s | 4π cm²/s | 16π cm²/s | 2π cm²/s | From 8π = 4πr² r′ follows r′ = 1/2, and 8πr r′ = 8π.
3 rate-of-change, application-of-derivatives | Sand poured at 18π cm³/s forms a cone whose height always equals its radius. When the radius is 3 cm, it grows at: | 2 cm/s | 6 cm/s | 18 cm/s | 3 cm/s | With V = πr³/3, 18π = πr² r′ = 9π r′ gives r′ = 2.
3 rate-of-change, application-of-derivatives | A man 2 m tall walks away at 3 m/s from a lamp 6 m high. His shadow lengthens at the rate of: | 1.5 m/s | 3 m/s | 2 m/s | 4.5 m/s | Similar triangles give a shadow of half his distance from the lamp.
1 tangent-and-normal, application-of-derivatives | The slope of the tangent to the curve y = x² at the point (3, 9) is: | 6 | 3 | 9 | 2 | dy/dx = 2x, which is 6 at x = 3.
1 tangent-and-normal, application-of-derivatives | The slope of the normal to the curve y = x³ at the point (1, 1) is: | −1/3 | 3 | 1/3 | −3 | The slope of the tangent is 3x² = 3, and the normal is perpendicular to it.
2 tangent-and-normal, application-of-derivatives | The equation of the tangent to the curve y = x² at (1, 1) is: | y = 2x − 1 | y = 2x + 1 | y = x | y = −2x + 3 | The slope is 2, so y − 1 = 2(x − 1).
2 tangent-and-normal, application-of-derivatives | At which point of the curve y = x² − 4x + 5 is the tangent parallel to the x-axis? | (2, 1) | (1, 2) | (4, 5) | (0, 5) | dy/dx = 2x − 4 = 0 at x = 2, where y = 1.
2 tangent-and-normal, application-of-derivatives | The slope of the normal to the curve y = 2x² + 3 sin x at x = 0 is: | −1/3 | 3 | 1/3 | −3 | dy/dx = 4x + 3 cos x = 3 at x = 0.
2 tangent-and-normal, application-of-derivatives | The equation of the normal to the curve y = x² at the point (1, 1) is: | x + 2y = 3 | 2x − y = 1 | x − 2y = −1 | 2x + y = 3 | The slope of the normal is −1/2, so y − 1 = −(x − 1)/2.
1 tangent-and-normal, application-of-derivatives | A tangent that is parallel to the x-axis has the slope: | 0 | 1 | −1 | not defined | A line parallel to the x-axis does not rise at all.
1 tangent-and-normal, application-of-derivatives | The tangent to a curve at a point has the slope 4. The normal at this point has the slope: | −1/4 | 1/4 | −4 | 4 | Tangent and normal are perpendicular, so their slopes multiply to −1.
2 tangent-and-normal, application-of-derivatives | At which points of y = x³ − 3x is the tangent parallel to the x-axis? | (1, −2) and (−1, 2) | (1, 2) and (−1, −2) | (0, 0) only | (3, 18) and (−3, −18) | The derivative 3x² − 3 is zero for x = 1 and x = −1.
3 tangent-and-normal, application-of-derivatives | At the origin, the curves y = x² and x = y² cut each other at an angle of: | 90° | 45° | 60° | 30° | The first touches the x-axis there and the second the y-axis.
3 tangent-and-normal, application-of-derivatives | The tangent to xy = 1 at (1, 1) and the two axes form a triangle of area: | 2 | 1 | 4 | 1/2 | The tangent x + y = 2 cuts off 2 on each axis.
2 increasing-decreasing, application-of-derivatives | The largest interval on which f(x) = x² − 6x + 5 is increasing is: | x > 3 | x < 3 | x > 6 | all real x | f′(x) = 2x − 6 is positive for x > 3.
2 increasing-decreasing, application-of-derivatives | The function f(x) = 2x³ − 3x² − 12x + 4 is decreasing in the interval: | (−1, 2) | (−2, 1) | (2, ∞) | (−∞, −1) | f′(x) = 6(x − 2)(x + 1) is negative between −1 and 2.
1 increasing-decreasing, application-of-derivatives | If f′(x) > 0 for every x in an interval, then in this interval f is: | strictly increasing | strictly decreasing | constant | not continuous | A positive derivative means that the values rise with x.
2 increasing-decreasing, application-of-derivatives | Which of the following functions is increasing for all real x? | x³ + x | x² | cos x | −2x | Its derivative 3x² + 1 is always positive.
2 increasing-decreasing, application-of-derivatives | The function f(x) = eˣ is: | increasing on R | decreasing on R | constant on R | decreasing for x < 0 only | Its derivative is eˣ itself, which is positive for every real x.
2 increasing-decreasing, application-of-derivatives | In the interval (0, π/2), the function cos x is: | strictly decreasing | strictly increasing | constant | first increasing, then decreasing | Its derivative is −sin x, which is negative throughout this interval.
1 increasing-decreasing, application-of-derivatives | The function f(x) = 7 − 3x is: | decreasing on R | increasing on R | constant on R | increasing for x > 0 only | Its derivative is −3 everywhere, which is negative.
1 increasing-decreasing, application-of-derivatives | The function f(x) = x² is decreasing for: | x < 0 | x > 0 | all real x | no real x | Its derivative 2x is negative for negative x.
2 increasing-decreasing, application-of-derivatives | For x > 0, the function f(x) = x + 1/x is decreasing in: | (0, 1) | (1, ∞) | (0, ∞) | (1, 2) | Its derivative 1 − 1/x² is negative where x is less than 1.
2 increasing-decreasing, application-of-derivatives | The function f(x) = x³ − kx is increasing on all of R if: | k ≤ 0 | k ≥ 0 | k ≤ 3 | k > 1 | The derivative 3x² − k is nowhere negative only if k is not positive.
2 increasing-decreasing, application-of-derivatives | The function f(x) = x e⁻ˣ is increasing for: | x < 1 | x > 1 | x > 0 only | all real x | The derivative is e⁻ˣ(1 − x), positive where x is less than 1.
1 maxima-word-problems, maxima-and-minima | Two positive numbers have the sum 20. Their product is greatest when they are: | 10 and 10 | 12 and 8 | 15 and 5 | 19 and 1 | x(20 − x) has the derivative 20 − 2x, which is zero at 10.
1 maxima-word-problems, maxima-and-minima | Of all rectangles with the same perimeter, the one of the greatest area is: | the square | twice as long as wide | three times as long as wide | the one with the longest diagonal | With x + y fixed, xy is greatest for x = y.
1 maxima-word-problems, maxima-and-minima | A farmer has 80 m of fence for a rectangular field. The greatest area he can enclose is: | 400 m² | 1,600 m² | 375 m² | 800 m² | A square with sides of 20 m has the greatest area.
2 maxima-word-problems, maxima-and-minima | A field along a river needs a fence on three sides only. With 200 m of fence, the greatest rectangular area is: | 5,000 m² | 2,500 m² | 4,444 m² | 10,000 m² | x(200 − 2x) is greatest at x = 50, and 50 × 100 = 5,000.
2 maxima-word-problems, maxima-and-minima | Squares are cut from the corners of a sheet 18 cm square, which is folded to an open box. For the greatest volume, the side of each square is: | 3 cm | 6 cm | 4.5 cm | 2 cm | x(18 − 2x)² has its greatest value at x = 18 ÷ 6.
2 maxima-word-problems, maxima-and-minima | A ball thrown upwards is at the height h = 20t − 5t² metres after t seconds. Its greatest height is: | 20 m | 40 m | 15 m | 10 m | dh/dt = 20 − 10t is zero at t = 2, where h = 40 − 20.
2 maxima-word-problems, maxima-and-minima | The cost of making x articles is C = x² − 60x + 2,000 rupees. It is least for: | 30 articles | 60 articles | 20 articles | 40 articles | dC/dx = 2x − 60 is zero at x = 30.
2 maxima-word-problems, maxima-and-minima | The sum of a positive number and its reciprocal is never less than: | 2 | 1 | 0.5 | 4 | x + 1/x has its least value at x = 1.
3 maxima-word-problems, maxima-and-minima | The sum of two positive numbers is 15. The square of one times the other is greatest when the one squared is: | 10 | 5 | 7.5 | 12 | x²(15 − x) has the derivative 30x − 3x², zero at x = 10.
3 maxima-word-problems, maxima-and-minima | A closed cylindrical can of given volume needs the least metal when its height is equal to: | the diameter of its base | the radius of its base | twice the diameter of its base | half the radius of its base | The least surface with V fixed is at h = 2r.
3 maxima-word-problems, maxima-and-minima | The largest rectangle that can be drawn in a circle of radius 5 cm has the area: | 50 cm² | 25 cm² | 100 cm² | 48 cm² | It is the square with the diagonal 10 cm: 100 ÷ 2 = 50.
3 maxima-word-problems, maxima-and-minima | A wire 40 cm long is bent into a sector of a circle. The greatest area of the sector is: | 100 cm² | 200 cm² | 400 cm² | 50 cm² | r(40 − 2r)/2 = 20r − r² is greatest at r = 10.
1 mean-value-theorem | Rolle's theorem is the special case of Lagrange's mean value theorem on [a, b] in which: | f(a) = f(b) | f(a) = 0 | f′(a) = f′(b) | a = −b | With f(a) = f(b) the slope of the chord is 0, so f′(c) = 0.
2 mean-value-theorem | The value of c in Rolle's theorem for f(x) = x² − 6x + 5 on [1, 5] is: | 3 | 2 | 4 | 5/2 | f(1) = f(5) = 0, and f′(c) = 2c − 6 = 0 gives c = 3.
2 mean-value-theorem | The value of c in Rolle's theorem for f(x) = x³ − x on [0, 1] is: | 1/√3 | 1/3 | 1/2 | 1/√2 | f′(c) = 3c² − 1 = 0 with c between 0 and 1.
3 mean-value-theorem | By Rolle's theorem, between two real roots of a polynomial p(x) there is always a root of: | p′(x) | p″(x) | p(x + 1) | p(−x) | p is zero at both roots, so its derivative is zero somewhere between them.
1 mean-value-theorem | By Lagrange's mean value theorem on [a, b], f′(c) is equal to: | [f(b) − f(a)]/(b − a) | [f(b) + f(a)]/(b + a) | [f(b) − f(a)]/(b + a) | [f(b) + f(a)]/(b − a) | It is the slope of the chord that joins the ends of the curve.
2 mean-value-theorem | At which c between 2 and 4 does y = x² have the slope of its chord, as Lagrange's mean value theorem says? | 3 | 5/2 | 7/2 | √8 | 2c = (16 − 4)/2 = 6 gives c = 3.
2 mean-value-theorem | For y = x³ from x = 0 to x = 3, the tangent of Lagrange's mean value theorem touches where x is: | √3 | 3/2 | 1 | 2 | 3c² = 27/3 = 9 gives c² = 3.
2 mean-value-theorem | Lagrange's mean value theorem is applied to the curve xy = 1 between x = 1 and x = 4. It gives c equal to: | 2 | 5/2 | 3/2 | 3 | It follows from −1/c² = (1/4 − 1)/3 that c² is 4.
3 mean-value-theorem | On the interval from 1 to e, the logarithm ln x satisfies Lagrange's mean value theorem with c equal to: | e − 1 | √e | e/2 | (e + 1)/2 | The slope of the chord is 1/(e − 1), and it must be equal to 1/c.
3 mean-value-theorem | A car covers 150 km in 2 hours. By Lagrange's mean value theorem, at some moment its speed was exactly: | 75 km/h | 60 km/h | 100 km/h | 150 km/h | The derivative of the distance equals the average speed at some moment.
2 mean-value-theorem | The graph of f has a corner at x = 2 and is smooth elsewhere. On which interval can Lagrange's mean value theorem not be applied? | [1, 4] | [2, 5] | [3, 6] | [−1, 1] | It is not differentiable at the corner, and 2 lies inside [1, 4] only.
1 kinds-of-differentiation | In parametric differentiation, dy/dx is: | dy/dt divided by dx/dt | dx/dt divided by dy/dt | dy/dt multiplied by dx/dt | dy/dt added to dx/dt | By the chain rule dy/dt is the product of dy/dx and dx/dt.
2 kinds-of-differentiation | By parametric differentiation of x = 2t² and y = t⁴, dy/dx is found to be: | t² | 2t | t³ | 4t³ | dy/dt = 4t³ and dx/dt = 4t, and their quotient is t².
2 kinds-of-differentiation | A point has x = sin t and y = cos t. By parametric differentiation, the slope of its path is: | −tan t | tan t | −cot t | cot t | It is −sin t divided by cos t.
1 kinds-of-differentiation | The first step in the logarithmic differentiation of y = (sin x)ˣ is to: | take logarithms of both sides | square both of its sides | divide both sides by x | write sin x in powers of x | Then the power x becomes a factor: ln y = x ln sin x.
2 kinds-of-differentiation | By logarithmic differentiation, the derivative of $(\\sin x)^x$ is $(\\sin x)^x$ times: | ln sin x + x cot x | ln sin x − x cot x | ln sin x + x tan x | x cot x | With ln y = x ln sin x, y′/y = ln sin x + x cos x/sin x.
3 kinds-of-differentiation | By logarithmic differentiation, the slope of $y = x^{\\sin x}$ at x = π/2 is: | 1 | π/2 | 0 | 2/π | y′ = y(cos x ln x + sin x/x), which is (π/2)(0 + 2/π) at π/2.
3 kinds-of-differentiation | If $x^y = e^{x-y}$, logarithmic differentiation gives dy/dx equal to: | ln x/(1 + ln x)² | 1/(1 + ln x)² | ln x/(1 + ln x) | (1 + ln x)/ln x | y ln x = x − y gives y = x/(1 + ln x), then the quotient rule.
1 kinds-of-differentiation | The second order derivative of $e^{3x}$ is: | $9e^{3x}$ | $3e^{3x}$ | $6e^{3x}$ | $e^{3x}$ | Each of the two differentiations multiplies it by 3.
1 kinds-of-differentiation | The second order derivative of ln x for x > 0 is: | −1/x² | 1/x² | −1/x | 1/x | The first derivative is 1/x, and the derivative of that is −1/x².
2 kinds-of-differentiation | If y = A cos 2x, its second order derivative is equal to: | −4y | 4y | −2y | 2y | Two differentiations give −4A cos 2x, which is −4 times y.
2 kinds-of-differentiation | The second order derivative of tan x is: | 2 sec² x tan x | sec² x tan x | 2 sec x tan x | 2 tan² x | It is the derivative of sec² x, that is 2 sec x × sec x tan x.
3 kinds-of-differentiation | For x² + y² = 25, the second order derivative of y is: | −25/y³ | 25/y³ | −1/y³ | −x²/y³ | y′ = −x/y, so y″ = −(y − xy′)/y² = −(y² + x²)/y³.
2 kinds-of-differentiation | Implicit differentiation of y² = 4ax gives dy/dx equal to: | 2a/y | 4a/y | 2a/x | y/2a | Differentiating both sides gives 2y dy/dx = 4a, which is divided by 2y.
3 kinds-of-differentiation | Implicit differentiation of sin² x + cos² y = 1/2 gives dy/dx equal to: | sin 2x/sin 2y | −sin 2x/sin 2y | 2 sin x/cos y | cos 2x/cos 2y | Differentiating the two squares gives sin 2x − (sin 2y)(dy/dx) = 0.
`,
    },
  ],
})
