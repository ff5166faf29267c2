import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
derivative-at-a-point | Calculus, kalan, कलन | Calculus is the branch of mathematics that studies rates of change (differentiation) and accumulation (integration).
derivative-at-a-point | Derivative, differentiation, avkalaj, अवकलज | The derivative of a function is its rate of change at a point, the limit $f'(x) = \\lim_{h \\to 0}\\frac{f(x+h) - f(x)}{h}$; it is the slope of the tangent.
product-rule | Product rule of differentiation, product rule, gunan niyam | The product rule states that the derivative of a product is $(uv)' = u'v + uv'$.
product-rule | Quotient rule of differentiation, quotient rule | The quotient rule states that the derivative of a quotient is $\\left(\\frac{u}{v}\\right)' = \\frac{u'v - uv'}{v^2}$, where $v$ is not zero.
chain-rule | Chain rule, chain rule of differentiation, shrinkhala niyam, श्रृंखला नियम | The chain rule gives the derivative of a composite function: $\\frac{dy}{dx} = \\frac{dy}{du}\\cdot\\frac{du}{dx}$. For example, the derivative of $\\sin x^2$ is $2x\\cos x^2$.
maxima-and-minima | Maxima and minima, maxima, minima, उच्चिष्ठ और निम्निष्ठ | Maxima and minima are the points at which a function takes its greatest or least value compared with the points near it; there $f'(x) = 0$ if the derivative exists.
maxima-and-minima | Critical point, क्रांतिक बिंदु | A critical point of a function is a point of its domain at which the derivative is zero or does not exist.
maxima-and-minima | Point of inflection, inflexion, नति परिवर्तन बिंदु | A point of inflection is a point at which a curve changes from bending upwards to bending downwards, or the reverse.
indefinite-integrals | Integration, integral, indefinite integral, samakalan, समाकलन | Integration is the reverse of differentiation: the indefinite integral $\\int f(x)\\,dx = F(x) + C$ is the set of all functions whose derivative is $f(x)$.
definite-integrals | Definite integral, nishchit samakal, निश्चित समाकल | A definite integral is the integral between two limits, $\\int_a^b f(x)\\,dx = F(b) - F(a)$; it gives the signed area under the curve.
definite-integrals | Fundamental theorem of calculus, कलन का आधारभूत प्रमेय | The fundamental theorem of calculus states that differentiation and integration are inverse processes: $\\int_a^b f(x)\\,dx = F(b) - F(a)$ where $F' = f$.
integration-by-parts | Integration by parts, खंडशः समाकलन | Integration by parts is the rule for integrating a product: $\\int u\\,dv = uv - \\int v\\,du$.
integration-by-substitution | Integration by substitution, प्रतिस्थापन द्वारा समाकलन | Integration by substitution is the method of changing the variable, with $u = g(x)$ and $du = g'(x)\\,dx$, so that an integral takes a known form.
area-under-curves | Area under a curve, vakra ke antargat kshetraphal | Area under a curve $y = f(x)$ between $x = a$ and $x = b$, for $f(x) \\ge 0$, is the definite integral $\\int_a^b f(x)\\,dx$.
order-and-degree | Differential equation, avkal sameekaran, अवकल समीकरण | A differential equation is an equation that contains derivatives of an unknown function, such as $\\frac{dy}{dx} = 2x$.
order-and-degree | Order of a differential equation, degree of a differential equation | The order of a differential equation is that of the highest derivative in it; its degree is the power of that derivative when the equation is a polynomial in derivatives.
variables-separable | Variables separable method, variable separable | The variables separable method solves a differential equation of the form $f(y)\\,dy = g(x)\\,dx$ by integrating each side.
linear-differential-equations | Linear differential equation, integrating factor, रैखिक अवकल समीकरण | A linear differential equation of first order has the form $\\frac{dy}{dx} + Py = Q$ with $P$, $Q$ functions of $x$; its integrating factor is $e^{\\int P\\,dx}$.
algebraic-limits | Limit of a function, limit | The limit of a function at a point is the value that the function approaches as the variable approaches that point: $\\lim_{x \\to a} f(x)$.
algebraic-limits | L'Hospital's rule, l hospital rule, lhopital rule | L'Hospital's rule states that for the forms $\\frac{0}{0}$ and $\\frac{\\infty}{\\infty}$ the limit of $\\frac{f}{g}$ equals that of $\\frac{f'}{g'}$, if the latter exists.
continuity | Continuity, continuous function, satatya, सांतत्य | A function is continuous at a point when its limit there exists and equals its value: $\\lim_{x \\to a} f(x) = f(a)$.
differentiability | Differentiability, differentiable function, avkalniyata, अवकलनीयता | A function is differentiable at a point when its derivative exists there; it is then also continuous, but a continuous function need not be differentiable.
mean-value-theorem | Rolle's theorem, rolle theorem, रोले का प्रमेय | Rolle's theorem states that if $f$ is continuous on $[a, b]$, differentiable inside and $f(a) = f(b)$, then $f'(c) = 0$ for some $c$ between $a$ and $b$.
mean-value-theorem | Mean value theorem, lagrange mean value theorem, माध्यमान प्रमेय | The mean value theorem states that if $f$ is continuous on $[a, b]$ and differentiable inside, then $f'(c) = \\frac{f(b) - f(a)}{b - a}$ for some $c$ between $a$ and $b$.
rate-of-change | Rate of change, parivartan ki dar, परिवर्तन की दर | Rate of change of a quantity is its change per unit change of another, usually time, given by the derivative $\\frac{dy}{dx}$.
tangent-and-normal | Tangent and normal to a curve, normal to a curve, स्पर्श रेखा और अभिलंब | The tangent to a curve at a point is the line through it with slope $\\frac{dy}{dx}$; the normal is the line through it at right angles to the tangent.
increasing-decreasing | Increasing function and decreasing function, increasing function, decreasing function, वर्धमान फलन | An increasing function is one whose value does not fall as $x$ rises ($f'(x) \\ge 0$); a decreasing function is one whose value does not rise ($f'(x) \\le 0$).
trigonometric-limits | Standard trigonometric limit, limit of sin x by x | The standard trigonometric limit states that $\\frac{\\sin x}{x}$ approaches 1 as $x$ (in radians) approaches 0: $\\lim_{x \\to 0}\\frac{\\sin x}{x} = 1$.
`)
