import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
like-surds | Surd, karani, करणी | A surd is an irrational root of a rational number, such as $\\sqrt2$ and $\\sqrt[3]{5}$, whose value cannot be written exactly as a fraction or a terminating decimal.
like-surds | Like surds, similar surds, sajatiya karani | Like surds are surds with the same irrational factor in simplest form, such as $2\\sqrt3$ and $5\\sqrt3$; only such surds can be added into one.
rationalisation | Rationalisation, rationalization, rationalising factor, parimeyikaran, परिमेयकरण | Rationalisation is the removal of surds from the denominator of a fraction by multiplying numerator and denominator by a suitable (rationalising) factor.
conjugate-surds | Conjugate surds, sanyugmi karani, संयुग्मी करणी | Conjugate surds are two binomial surds that differ only in the sign between their terms, such as $3 + \\sqrt2$ and $3 - \\sqrt2$; their product is rational.
laws-of-indices | Exponent, index of a power, power of a number, ghatank, घातांक | An exponent or index is the number that shows how many times a base is taken as a factor in a product; in $2^5$ it is 5.
laws-of-indices | Laws of indices, laws of exponents, ghatank ke niyam, घातांक के नियम | The laws of indices are $a^m \\times a^n = a^{m+n}$, $a^m \\div a^n = a^{m-n}$, $(a^m)^n = a^{mn}$ and $a^0 = 1$ for $a \\ne 0$.
negative-and-fractional-powers | Negative and fractional powers, negative exponent, fractional exponent | A negative power is a reciprocal, $a^{-n} = \\frac{1}{a^n}$, and a fractional power is a root, $a^{m/n} = \\sqrt[n]{a^m}$.
`)
