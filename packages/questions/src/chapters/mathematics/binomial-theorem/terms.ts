import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
coefficient-in-expansion | Binomial theorem, dwipad pramey, द्विपद प्रमेय | The binomial theorem gives the expansion of a power of a sum of two terms: $(a + b)^n = \\sum \\binom{n}{r}a^{n-r}b^r$ for a positive integer $n$.
coefficient-in-expansion | Binomial, binomial expression, dwipad, द्विपद | A binomial is an algebraic expression with exactly two terms, such as $a + b$ or $2x - 3y$.
coefficient-in-expansion | General term of binomial expansion, vyapak pad, व्यापक पद | The general term of the expansion of $(a + b)^n$ is its $(r + 1)$th term: $T_{r+1} = \\binom{n}{r}a^{n-r}b^r$.
coefficient-in-expansion | Middle term of binomial expansion, madhya pad, मध्य पद | The middle term of the expansion of $(a + b)^n$ is the $\\left(\\frac{n}{2} + 1\\right)$th term if $n$ is even; if $n$ is odd there are two middle terms.
sum-of-coefficients | Binomial coefficient, binomial coefficients, द्विपद गुणांक | A binomial coefficient is the number $\\binom{n}{r} = \\frac{n!}{r!(n-r)!}$ that multiplies a term of the expansion of $(a + b)^n$; their sum is $2^n$.
sum-of-coefficients | Pascal's triangle, pascal triangle, पास्कल त्रिभुज | Pascal's triangle is the triangular array of binomial coefficients in which each number is the sum of the two above it.
term-independent-of-x | Term independent of x, constant term of expansion | The term independent of $x$ is the term of an expansion in which the power of $x$ is zero, that is, the constant term.
`)
