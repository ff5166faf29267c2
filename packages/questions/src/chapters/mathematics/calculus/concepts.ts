/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  derivative-at-a-point | Derivative of a Polynomial | derivative at a point, power rule
  product-rule | Product Rule | quotient rule, uv rule, product rule of differentiation
  chain-rule | Chain Rule of Differentiation | chain rule, derivative of composite function, function of function
  maxima-and-minima | Maxima & Minima | maxima, minima, maximum and minimum of function, local maximum, extreme value, uchchishth nimnishth
  maxima-word-problems | Maxima & Minima: Word Problems | application of maxima and minima, optimisation problems
  definite-integrals | Definite Integrals | definite integration, nishchit samakalan
  indefinite-integrals | Indefinite Integrals | indefinite integration, anishchit samakalan
  integration-by-parts | Integration by Parts | by parts, ilate rule, khandshah samakalan, integrate by parts
  integration-by-substitution | Integration by Substitution | substitution method of integration, u substitution, pratisthapan vidhi
  properties-of-definite-integrals | Properties of Definite Integrals | king rule, kings property, modulus integral, greatest integer integral, properties of integrals, definite integration properties, nishchit samakalan ke gun, odd even function integral
  area-under-curves | Area under Curves | area between curves, application of integrals, area bounded by curve
  order-and-degree | Order & Degree of a Differential Equation | order and degree, order of differential equation, degree of differential equation
  variables-separable | Variables Separable | separable differential equation, variable separable method
  linear-differential-equations | Linear Differential Equations | <integrating factor, linear differential equation of first order
  homogeneous-differential-equations | Homogeneous Differential Equations | homogeneous differential equation of first order, homogeneous equations of first order
  algebraic-limits | Algebraic Limits | limit by factorisation, limit by rationalisation, indeterminate form, 0/0 form
  l-hospital-rule | L'Hospital's Rule | l hospital rule, l hospital, limits l hospital, l'hopital rule, l hopital rule, limits l hospital rule, limits by l hospital rule
  limits-at-infinity | Limits at Infinity | limit x tends to infinity
  trigonometric-limits | Trigonometric Limits | limits of trigonometric functions, limits involving trigonometric functions, sinx/x limit, limit of sin x by x
  continuity | Continuity | continuity of a function, continuous function, satatya, <points of discontinuity
  differentiability | Differentiability | differentiability at a point, differentiability of a function, differentiable function, avkalniyata
  mean-value-theorem | Rolle's & Mean Value Theorem | rolle theorem, mean value theorem, <lagrange mean value theorem, lmvt
  application-of-derivatives | Applications of Derivatives | aod, avkalan ke anuprayog, approximation by differentials
  rate-of-change | Rate of Change | rate of change of quantities, rate measure, related rates
  tangent-and-normal | Tangents & Normals | equation of tangent to a curve, <slope of normal, <equation of normal, <slope of tangent, <tangent slope, normals
  increasing-decreasing | Increasing & Decreasing Functions | increasing function, decreasing function, monotonicity, monotonic function
  kinds-of-differentiation | Implicit, Parametric & Logarithmic Differentiation | <implicit differentiation, <parametric differentiation, <logarithmic differentiation, <second order derivative, <second order derivatives, <second derivative, derivative of implicit functions, methods of differentiation
  partial-fractions | Partial Fractions | partial fraction, integration by partial fractions, partial fraction method, aanshik bhinn
  sandwich-theorem | Sandwich Theorem | squeeze theorem, pinching theorem
  leibniz-rule | Leibniz Rule | newton leibniz formula, leibnitz rule, leibniz integral rule, differentiation under the integral sign
  wallis-formula | Wallis' Formula & Reduction Formulas | <wallis formula, wallis, <reduction formula, walli formula
  formation-of-differential-equations | Formation of a Differential Equation | formation of differential equations, differential equation of a family of curves, elimination of arbitrary constants
`
