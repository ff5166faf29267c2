import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of the following limits does not exist?' */
export const calculusProblems = defineBank({
  id: 'calculus-problems',
  sets: [
    {
      rows: `
1 l-hospital-rule | L'Hospital's rule can be applied directly to a quotient when it takes the form: | 0/0 or ∞/∞ | 0/0 only | 0 × ∞ or 1/0 | ∞ − ∞ or 0/1 | The rule is stated for quotients of the forms 0/0 and ∞/∞; other indeterminate forms are first turned into these.
1 l-hospital-rule | To which of these limits does L'Hospital's rule not apply? | $\\lim_{x \\to 0} \\frac{\\cos x}{x + 1}$ | $\\lim_{x \\to 0} \\frac{\\sin x}{x}$ | $\\lim_{x \\to 1} \\frac{\\ln x}{x - 1}$ | $\\lim_{x \\to \\infty} \\frac{x}{e^x}$ | At x = 0 this quotient is 1/1, which is not an indeterminate form.
1 l-hospital-rule | In L'Hospital's rule, the limit of f(x)/g(x) is replaced by the limit of: | f′(x)/g′(x) | the derivative of f(x)/g(x) | f′(x)·g′(x) | g′(x)/f′(x) | Numerator and denominator are differentiated separately; the quotient rule is not used.
2 l-hospital-rule | How many times must L'Hospital's rule be used, with no other simplification, to find $\\lim_{x \\to 0} \\frac{e^x - 1 - x - \\frac{x^2}{2}}{x^3}$? | 3 | 2 | 1 | 4 | The form stays 0/0 after one and two differentiations; the third gives eˣ/6, whose limit is 1/6.
2 l-hospital-rule | If $\\lim_{x \\to 0} \\frac{e^{ax} - 1}{\\sin 2x} = 3$, then a is equal to: | 6 | 3/2 | 3 | 5 | One use of the rule gives a/2, so a/2 = 3 and a = 6.
2 l-hospital-rule | The value of $\\lim_{x \\to 0^+} x \\ln x$ is: | 0 | −1 | 1 | −∞ | Write it as (ln x)/(1/x); the rule gives (1/x)/(−1/x²) = −x, which tends to 0.
2 l-hospital-rule | The functions f and g are differentiable, with f(2) = g(2) = 0, f′(2) = 12 and g′(2) = 4. What is $\\lim_{x \\to 2} \\frac{f(x)}{g(x)}$? | 3 | 0 | 8 | 1/3 | The form is 0/0, so the limit is f′(2)/g′(2) = 12/4 = 3.
3 l-hospital-rule | The value of $\\lim_{x \\to 0} \\left(\\frac{1}{x} - \\frac{1}{e^x - 1}\\right)$ is: | 1/2 | −1 | 1 | −1/2 | Over one denominator it is (eˣ − 1 − x)/(x(eˣ − 1)); using the rule twice gives 1/2.
3 l-hospital-rule | If f(3) = 5 and f′(3) = 2, then $\\lim_{x \\to 3} \\frac{x f(3) - 3 f(x)}{x - 3}$ equals: | −1 | 1 | 11 | 6 | Differentiating top and bottom gives f(3) − 3f′(3) = 5 − 6 = −1.
3 l-hospital-rule | Consider the following statements: // I. $\\lim_{x \\to \\infty} \\frac{x + \\sin x}{x} = 1$. // II. L'Hospital's rule gives this limit, because $\\lim_{x \\to \\infty} (1 + \\cos x)$ exists. // Which of the statements given above is/are correct? | I only | II only | Both I and II | Neither I nor II | The quotient is 1 + (sin x)/x, which tends to 1, but 1 + cos x oscillates and has no limit.
1 algebraic-limits | For a polynomial p(x), the limit of p(x) as x tends to a is: | p(a) | p′(a) | p(0) | p′(0) | A polynomial is continuous everywhere, so its limit is found by putting x = a.
1 algebraic-limits | The value of $\\lim_{x \\to 3} (x^2 - 2x + 4)$ is: | 7 | 4 | 13 | 19 | By direct substitution, 9 − 6 + 4 = 7, as the function is a polynomial.
1 algebraic-limits | At x = 2, the expression $\\frac{x^2 - 4}{x^2 - 5x + 6}$ takes the form: | 0/0 | 0/1 | 1/0 | ∞/∞ | Both 4 − 4 and 4 − 10 + 6 are 0, so the form is indeterminate.
2 algebraic-limits | If $\\lim_{x \\to a} \\frac{x^3 - a^3}{x - a} = 27$ and a > 0, then a is equal to: | 3 | 9 | 27 | $\\sqrt{3}$ | The limit is 3a², so 3a² = 27 and a = 3.
2 algebraic-limits | If $\\lim_{x \\to 2} f(x) = 5$ and $\\lim_{x \\to 2} g(x) = -3$, then $\\lim_{x \\to 2} [2f(x) - 4g(x)]$ is: | 22 | −2 | 7 | 16 | Limits of sums are taken term by term: 2 × 5 − 4 × (−3) = 22.
2 algebraic-limits | Which of the following limits does not exist? | $\\lim_{x \\to 0} \\frac{|x|}{x}$ | $\\lim_{x \\to 0} \\frac{x^2}{x}$ | $\\lim_{x \\to 1} \\frac{x - 1}{x + 1}$ | $\\lim_{x \\to 1} \\frac{x^2 - 1}{x - 1}$ | For x > 0 the quotient is 1 and for x < 0 it is −1, so the two one-sided limits differ.
2 algebraic-limits | Let f(x) = 3x − 1 for x < 2 and f(x) = x² + k for x > 2. For which k does $\\lim_{x \\to 2} f(x)$ exist? | 1 | 5 | 4 | 9 | The left-hand limit is 5 and the right-hand limit is 4 + k, so k = 1.
3 algebraic-limits | If $\\lim_{x \\to 1} \\frac{x^2 + ax + b}{x - 1} = 5$, then the values of a and b are: | a = 3, b = −4 | a = 5, b = −6 | a = 4, b = −5 | a = 5, b = −4 | The numerator must vanish, so 1 + a + b = 0; the limit is then 2 + a = 5.
2 algebraic-limits | The value of $\\lim_{x \\to 2} \\left(\\frac{1}{x - 2} - \\frac{4}{x^2 - 4}\\right)$ is: | 1/4 | 1/2 | −1/2 | −1/4 | The difference is (x + 2 − 4)/(x² − 4) = 1/(x + 2), which tends to 1/4.
2 algebraic-limits | The value of $\\lim_{h \\to 0} \\frac{(x + h)^3 - x^3}{h}$ is: | 3x² | x² | 3x² + 3x | 0 | The quotient is 3x² + 3xh + h², and the terms with h vanish.
1 limits-at-infinity | The value of $\\lim_{x \\to \\infty} \\frac{1}{x}$ is: | 0 | 1 | ∞ | −1 | As x grows without bound, its reciprocal comes as near to 0 as we like.
1 limits-at-infinity | The degree of the polynomial p(x) is less than that of the polynomial q(x). As x tends to infinity, p(x)/q(x) tends to: | 0 | ∞ | 1 | the ratio of the leading coefficients | Divided by the highest power of x, the numerator tends to 0 and the denominator to a non-zero number.
1 limits-at-infinity | Which of the following tends to infinity as x tends to infinity? | $\\frac{x^2}{x + 1}$ | $\\frac{x + 1}{x^2}$ | $\\frac{x}{x + 1}$ | $\\frac{2x^2}{x^2 + 1}$ | Only here is the degree of the numerator greater than that of the denominator.
2 limits-at-infinity | If $\\lim_{x \\to \\infty} \\frac{ax^2 + 3x}{4x^2 - 1} = \\frac{5}{2}$, then a is: | 10 | 5 | 8 | 5/8 | The limit is a/4, so a = 4 × 5/2 = 10.
2 limits-at-infinity | The value of $\\lim_{n \\to \\infty} \\frac{1 + 2 + 3 + \\dots + n}{n^2}$ is: | 1/2 | 1 | 0 | 1/3 | The sum is n(n + 1)/2, and n(n + 1)/(2n²) tends to 1/2.
2 limits-at-infinity | As x grows without bound, the quotient $\\frac{\\sin x}{x}$ tends to: | 0 | 1 | ∞ | −1 | The sine stays between −1 and 1 while x grows without bound, so the quotient tends to 0.
2 limits-at-infinity | The horizontal asymptote of the curve $y = \\frac{6x - 1}{2x + 5}$ is: | y = 3 | y = 6 | x = −5/2 | y = −5/2 | As x tends to infinity, y tends to 6/2 = 3.
3 limits-at-infinity | The value of $\\lim_{x \\to \\infty} \\left(1 + \\frac{3}{x}\\right)^{2x}$ is: | $e^6$ | $e^{3/2}$ | $e^5$ | $e^{2/3}$ | As (1 + 3/x)ˣ tends to e³, its square tends to e⁶.
3 limits-at-infinity | If $\\lim_{x \\to \\infty} \\left(\\frac{x^2 + 1}{x + 1} - ax - b\\right) = 0$, then (a, b) is: | (1, −1) | (1, 1) | (−1, 1) | (1, 0) | By division (x² + 1)/(x + 1) = x − 1 + 2/(x + 1), so a = 1 and b = −1.
3 limits-at-infinity | The value of $\\lim_{x \\to -\\infty} \\frac{\\sqrt{9x^2 + 1}}{x}$ is: | −3 | 3 | 9 | −9 | For negative x the root is about −3x, so the quotient tends to −3.
1 trigonometric-limits | With x in radians, the value of $\\lim_{x \\to 0} \\cos x$ is: | 1 | 0 | −1 | not defined | The cosine is continuous, and cos 0 = 1.
1 trigonometric-limits | Which of these limits is not equal to 1? | $\\lim_{x \\to 0} \\frac{1 - \\cos x}{x}$ | $\\lim_{x \\to 0} \\frac{\\sin x}{x}$ | $\\lim_{x \\to 0} \\frac{\\tan x}{x}$ | $\\lim_{x \\to 0} \\frac{x}{\\sin x}$ | 1 − cos x is about x²/2 near 0, so this quotient tends to 0.
1 trigonometric-limits | The standard result $\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1$ holds when x is measured in: | radians | degrees | any unit of angle | right angles | In degrees the limit would be π/180; the value 1 needs radian measure.
2 trigonometric-limits | If $\\lim_{x \\to 0} \\frac{\\sin kx}{\\tan 4x} = \\frac{3}{2}$, then k equals: | 6 | 3/8 | 8/3 | 12 | The limit is k/4, so k = 4 × 3/2 = 6.
2 trigonometric-limits | Find $\\lim_{x \\to \\pi} \\frac{\\sin x}{\\pi - x}$ by the substitution t = π − x. | 1 | −1 | −π | π | With t = π − x, sin x = sin t, so the limit is that of (sin t)/t.
2 trigonometric-limits | If x is measured in degrees, the value of $\\lim_{x \\to 0} \\frac{\\sin x°}{x}$ is: | $\\frac{\\pi}{180}$ | 1 | $\\frac{180}{\\pi}$ | 0 | Here x° is πx/180 radians, so the quotient tends to π/180.
2 trigonometric-limits | The value of $\\lim_{x \\to 0} x \\sin \\frac{1}{x}$ is: | 0 | 1 | ∞ | not defined | The product lies between $-|x|$ and $|x|$, and both of these tend to 0.
3 trigonometric-limits | The value of $\\lim_{x \\to 0} \\frac{\\tan x - \\sin x}{x^3}$ is: | 1/2 | 0 | 1 | 1/6 | It equals (tan x / x) × (1 − cos x)/x², which tends to 1 × 1/2.
3 trigonometric-limits | The value of $\\lim_{x \\to \\frac{\\pi}{2}} (\\sec x - \\tan x)$ is: | 0 | 1 | ∞ | 1/2 | It equals (1 − sin x)/cos x = cos x/(1 + sin x), which tends to 0/2.
2 trigonometric-limits | A regular polygon of n sides is inscribed in a circle of radius r. Its perimeter is $2nr \\sin \\frac{\\pi}{n}$. As n tends to infinity, the perimeter tends to: | 2πr | πr | πr² | 2r | Here n sin(π/n) = π × sin(π/n)/(π/n), which tends to π.
1 indefinite-integrals | Two antiderivatives of the same function on an interval differ by: | a constant | a multiple of x | a factor | a polynomial of degree 1 | Their difference has the derivative 0, so it is constant.
1 indefinite-integrals | The integral $\\int \\frac{1}{x}\\,dx$, for x > 0, is: | ln x + C | $-\\frac{1}{x^2} + C$ | $\\frac{1}{x^2} + C$ | $x^0 + C$ | The power rule fails for the exponent −1; the derivative of ln x is 1/x.
1 indefinite-integrals | Which of these is an antiderivative of $\\sec^2 x$? | tan x | sec x tan x | −cot x | 2 sec x | The derivative of tan x is sec² x.
2 indefinite-integrals | If f′(x) = 6x² − 4 and f(1) = 3, then f(2) equals: | 13 | 8 | 11 | 6 | Here f(x) = 2x³ − 4x + C, and f(1) = 3 gives C = 5, so f(2) = 16 − 8 + 5.
2 indefinite-integrals | If $\\int f(x)\\,dx = x^3 e^x + C$, then f(x) is: | $x^2 e^x (x + 3)$ | $3x^2 e^x$ | $x^3 e^x$ | $\\frac{x^4}{4} e^x$ | Differentiating, f(x) = 3x²eˣ + x³eˣ = x²eˣ(x + 3).
2 indefinite-integrals | The integral $\\int \\tan^2 x\\,dx$ is: | tan x − x + C | tan x + x + C | sec x + x + C | sec x − x + C | Here tan² x = sec² x − 1, and each term is integrated.
2 indefinite-integrals | If $\\int 5^x\\,dx = k \\cdot 5^x + C$, then k is equal to: | $\\frac{1}{\\ln 5}$ | ln 5 | 5 | $\\frac{1}{5}$ | The derivative of 5ˣ is 5ˣ ln 5, so the integral is 5ˣ ÷ ln 5.
2 indefinite-integrals | The integral $\\int \\frac{x^2}{1 + x^2}\\,dx$ is: | $x - \\tan^{-1} x + C$ | $x + \\tan^{-1} x + C$ | $\\frac{x^3}{3}\\tan^{-1} x + C$ | ln(1 + x²) + C | The integrand is 1 − 1/(1 + x²), so each part is integrated.
3 indefinite-integrals | The integral $\\int \\frac{dx}{\\sin^2 x \\cos^2 x}$ is: | tan x − cot x + C | tan x + cot x + C | cot x − tan x + C | sec x + cosec x + C | Put 1 = sin² x + cos² x in the numerator: the integrand is sec² x + cosec² x.
2 indefinite-integrals | A particle moves with the velocity v = 3t² + 2t m/s and is at x = +4 m when t = 0. At t = 2 s it is at x equal to: | 16 m | 12 m | 20 m | 10 m | Here s = t³ + t² + C with C = 4, so s(2) = 8 + 4 + 4 = 16 m.
1 order-and-degree | The order of a differential equation is: | the order of its highest derivative | the power of its highest derivative | the number of its terms | the highest power of y in it | The order looks only at which derivative is the highest; the power of that derivative is the degree.
1 order-and-degree | The degree of a differential equation is defined only when the equation is: | a polynomial in its derivatives | linear in y | of the first order | free of x | If a derivative stands inside sin, log or an exponential, the degree is not defined.
1 order-and-degree | The number of arbitrary constants in the general solution of a differential equation of order 4 is: | 4 | 3 | 1 | 0 | The general solution has as many arbitrary constants as the order.
2 order-and-degree | The degree of $\\frac{d^2y}{dx^2} + \\sin\\left(\\frac{dy}{dx}\\right) = 0$ is: | not defined | 1 | 2 | 0 | The derivative stands inside the sine, so the equation is not a polynomial in its derivatives.
2 order-and-degree | What is the degree of $\\left[1 + \\left(\\frac{dy}{dx}\\right)^2\\right]^{3/2} = \\frac{d^2y}{dx^2}$? | 2 | 1 | 3 | 3/2 | Squaring removes the fractional power; the second derivative then has the exponent 2.
2 order-and-degree | How many arbitrary constants does a particular solution of a differential equation of order 3 contain? | 0 | 1 | 2 | 3 | In a particular solution every arbitrary constant has been given a value.
2 order-and-degree | The order of the differential equation of all circles with centre at the origin is: | 1 | 2 | 3 | 0 | Here x² + y² = r² has one arbitrary constant, so one differentiation removes it.
3 order-and-degree | The order of the differential equation of the family y = A cos x + B sin x + C is: | 3 | 2 | 1 | 4 | The family has three independent arbitrary constants, so the order is 3.
3 order-and-degree | If p is the order and q the degree of $\\sqrt{1 + \\frac{dy}{dx}} = \\left(\\frac{d^2y}{dx^2}\\right)^{1/3}$, then p + q equals: | 4 | 5 | 8 | 6 | Raising to the sixth power gives (1 + y′)³ = (y″)², so p = 2 and q = 2.
3 order-and-degree | The order of the differential equation of the family $y = (a + b)\\,e^{x + c}$, where a, b and c are arbitrary constants, is: | 1 | 3 | 2 | 4 | (a + b)e^c is in effect a single constant k, and y = keˣ needs one differentiation.
1 chain-rule | If y = f(u) and u = g(x), then the chain rule says that dy/dx equals: | $\\frac{dy}{du} \\times \\frac{du}{dx}$ | $\\frac{dy}{du} + \\frac{du}{dx}$ | $\\frac{dy}{du} \\div \\frac{du}{dx}$ | $\\frac{du}{dy} \\div \\frac{du}{dx}$ | The derivative of a function of a function is the product of the two derivatives.
1 chain-rule | The derivative of $\\sin(x^2)$ with respect to x is: | $2x\\cos(x^2)$ | $\\cos(x^2)$ | $\\sin(x^2)$ | $2x\\sin(x^2)$ | The outer derivative is cos(x²) and the inner derivative is 2x.
1 chain-rule | In $y = \\sqrt{x^2 + 1}$, the inner function to be used with the chain rule is: | x² + 1 | √x | x + 1 | 2x | With u = x² + 1, the outer function is the square root of u.
2 chain-rule | If f′(4) = 3, g(1) = 4 and g′(1) = 5, then the derivative of f(g(x)) at x = 1 is: | 15 | 12 | 10 | 8 | It is f′(g(1)) × g′(1) = f′(4) × 5 = 15.
2 chain-rule | If y = u³ and u = 2x − 1, then dy/dx at x = 2 is: | 54 | 27 | 18 | 24 | Here dy/dx = 3u² × 2, and u = 3 at x = 2, so it is 54.
2 chain-rule | If $y = \\ln(\\sin x)$, then dy/dx is equal to: | cot x | tan x | −tan x | −cot x | The derivative is (1/sin x) × cos x = cot x.
2 chain-rule | The derivative of $e^{kx^2}$ at x = 1 is $6e^3$. The value of k is: | 3 | 6 | 2 | 1 | The derivative is 2kx·e^(kx²), which is 2k·eᵏ at x = 1; k = 3 gives 6e³.
3 chain-rule | Find $\\frac{d(\\sin^2 x)}{d(\\cos x)}$. | −2 cos x | 2 cos x | 2 sin x | −2 sin x | Divide 2 sin x cos x by −sin x, the derivatives with respect to x.
2 chain-rule | If $y = \\sin(\\cos(x^2))$, then dy/dx is: | $-2x\\sin(x^2)\\cos(\\cos(x^2))$ | $2x\\sin(x^2)\\cos(\\cos(x^2))$ | $-\\sin(x^2)\\cos(\\cos(x^2))$ | $\\sin(x^2)\\cos(\\cos(x^2))$ | Three factors: cos(cos x²), then −sin(x²), then 2x.
3 chain-rule | If f(x²) = x⁶ for all x > 0, then f′(4) is equal to: | 48 | 24 | 12 | 16 | With t = x², f(t) = t³, so f′(t) = 3t² and f′(4) = 48.
1 product-rule | The derivative of the product uv with respect to x is: | uv′ + vu′ | u′v′ | uv′ − vu′ | u′ + v′ | Each factor is differentiated in turn while the other is kept.
1 product-rule | The derivative of $x e^x$ is: | $(x + 1)e^x$ | $e^x$ | $x e^x$ | $(x - 1)e^x$ | It is 1 × eˣ + x × eˣ = (x + 1)eˣ.
1 product-rule | The derivative of $x \\ln x$ at x = 1 is: | 1 | 0 | 2 | e | The derivative is ln x + 1, which is 1 at x = 1.
2 product-rule | If u(2) = 3, u′(2) = −1, v(2) = 4 and v′(2) = 5, then (uv)′(2) is: | 11 | −5 | 19 | −19 | (uv)′ = u′v + uv′ = −4 + 15 = 11.
2 product-rule | At which x does the curve $y = x e^{x}$ have a horizontal tangent? | x = −1 | x = e | x = 1 | x = −e | Here dy/dx = (x + 1)eˣ is 0 only for x = −1.
2 product-rule | If h(x) = x² g(x), g(3) = 2 and h′(3) = 30, then g′(3) equals: | 2 | 5 | 3 | 6 | Here h′(3) = 6g(3) + 9g′(3), so 12 + 9g′(3) = 30 and g′(3) = 2.
2 product-rule | The length of a rectangle is growing at 3 cm/s and its breadth is shrinking at 2 cm/s. When they are 10 cm and 8 cm, the area is changing at: | +4 cm²/s | −44 cm²/s | +44 cm²/s | −4 cm²/s | Here dA/dt = l′b + lb′ = 3 × 8 − 10 × 2 = 4.
2 product-rule | When a product uv is differentiated twice, the result is: | u″v + 2u′v′ + uv″ | u″v + uv″ | u″v + u′v′ + uv″ | u″v″ + 2u′v′ | Differentiating u′v + uv′ once more brings the term u′v′ twice.
3 product-rule | If y = (x − 1)(x − 2)(x − 3), then dy/dx at x = 2 is: | −1 | 0 | 1 | 2 | Only the term in which (x − 2) is differentiated survives: (2 − 1)(2 − 3) = −1.
3 product-rule | If $y = e^x \\sin x$, then which of the following is true? | y″ − 2y′ + 2y = 0 | y″ + 2y′ + 2y = 0 | y″ + 2y′ = 0 | y″ + y = 0 | Here y′ = eˣ(sin x + cos x) and y″ = 2eˣ cos x, so y″ = 2y′ − 2y.
1 variables-separable | Which of these equations can be solved by separating the variables? | $\\frac{dy}{dx} = xy$ | $\\frac{dy}{dx} = x + y$ | $\\frac{dy}{dx} = x^2 + y^2$ | $\\frac{dy}{dx} = \\sin(xy)$ | Only here is the right side a product of a function of x and a function of y.
1 variables-separable | The general solution of $\\frac{dy}{dx} = y$ is: | $y = Ce^x$ | $y = x + C$ | $y = e^x + C$ | $y = Cx$ | Here dy/y = dx gives ln y = x + c, that is y = Ceˣ.
1 variables-separable | Separating the variables in $\\frac{dy}{dx} = \\frac{x}{y}$ gives: | y dy = x dx | x dy = y dx | x dy + y dx = 0 | $\\frac{dy}{y} = \\frac{dx}{x}$ | Multiply both sides by y dx to bring y to one side and x to the other.
2 variables-separable | The solution curves of $\\frac{dy}{dx} = -\\frac{x}{y}$ are: | circles with centre at the origin | straight lines through the origin | parabolas with vertex at the origin | rectangular hyperbolas | Here y dy = −x dx gives x² + y² = C, which is a family of circles.
2 variables-separable | Which relation between x and y is satisfied by all solutions of $\\frac{dy}{dx} = e^{x - y}$? | $e^y = e^x + C$ | $e^{-y} = e^x + C$ | $e^{-y} = e^{-x} + C$ | $e^y = e^{-x} + C$ | Separate as eʸ dy = eˣ dx and integrate both sides.
2 variables-separable | If the slope of a curve at every point is $1 + y^2$, its equation has the form: | y = tan(x + C) | y = tan x + C | $y = x + \\frac{y^3}{3} + C$ | y = sin(x + C) | Here dy/(1 + y²) = dx gives tan⁻¹ y = x + C.
2 variables-separable | A culture of bacteria grows at a rate proportional to its size and doubles in 3 hours. In 12 hours it becomes how many times the original? | 16 | 8 | 12 | 4 | The growth is exponential, and 12 hours hold four doublings: 2⁴ = 16.
3 variables-separable | If $\\frac{dy}{dx} = y \\tan x$ and y(0) = 2, then $y\\left(\\frac{\\pi}{3}\\right)$ is: | 4 | 1 | $2\\sqrt{3}$ | 2 | Here ln y = ln sec x + c gives y = 2 sec x, and sec 60° = 2.
3 variables-separable | A body cools from 80 °C to 60 °C in 10 minutes in a room at 40 °C. By Newton's law of cooling, its temperature after 10 minutes more is: | 50 °C | 40 °C | 45 °C | 55 °C | The excess over the room falls from 40 to 20, a factor of ½, so next it is 10 and the body is at 50 °C.
2 variables-separable | The substitution that makes $\\frac{dy}{dx} = (x + y)^2$ separable is: | v = x + y | y = vx | v = xy | v = x² + y² | With v = x + y, dv/dx = 1 + v², in which the variables separate.
`,
    },
  ],
})
