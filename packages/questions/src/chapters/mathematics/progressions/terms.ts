import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
nth-term-of-ap | Arithmetic progression, AP, samantar shreni, समांतर श्रेढ़ी | An arithmetic progression is a sequence in which each term differs from the one before by a fixed number, the common difference: $a_n = a + (n - 1)d$.
nth-term-of-ap | Common difference, sarv antar, सार्व अंतर | Common difference is the fixed number added to each term of an arithmetic progression to get the next: $d = a_{n+1} - a_n$.
nth-term-of-ap | Sequence and series, sequence, series in mathematics, अनुक्रम और श्रेणी | A sequence is a list of numbers in a definite order following a rule; a series is the sum of the terms of a sequence.
sum-of-ap | Sum of an AP, sum of arithmetic progression | The sum of the first $n$ terms of an arithmetic progression is $S_n = \\frac{n}{2}\\left(2a + (n-1)d\\right) = \\frac{n}{2}(a + l)$.
nth-term-of-gp | Geometric progression, GP, gunottar shreni, गुणोत्तर श्रेढ़ी | A geometric progression is a sequence in which each term is the one before multiplied by a fixed number, the common ratio: $a_n = ar^{n-1}$.
nth-term-of-gp | Common ratio, sarv anupat, सार्व अनुपात | Common ratio is the fixed number by which each term of a geometric progression is multiplied to give the next.
geometric-mean | Geometric mean, GM, gunottar madhya, गुणोत्तर माध्य | Geometric mean of two positive numbers is the square root of their product: $G = \\sqrt{ab}$; it is never greater than the arithmetic mean.
infinite-gp | Infinite geometric series, sum of infinite GP, अनंत गुणोत्तर श्रेणी | An infinite geometric series is a GP without end; if its common ratio lies between −1 and 1, its sum is $\\frac{a}{1 - r}$.
geometric-mean | Harmonic mean, harmonic progression, हरात्मक माध्य | Harmonic mean of two positive numbers is the reciprocal of the mean of their reciprocals: $H = \\frac{2ab}{a + b}$; numbers whose reciprocals are in AP form a harmonic progression.
sum-of-gp | Sum of a GP, sum of geometric progression | The sum of the first $n$ terms of a geometric progression with $r \\ne 1$ is $S_n = \\frac{a(r^n - 1)}{r - 1}$.
`)
