import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
npr | Permutation, kramchay, क्रमचय | A permutation is an arrangement of some or all of a set of things in a definite order: \${}^nP_r = \\frac{n!}{(n-r)!}$.
ncr | Combination, संचय | A combination is a selection of some of a set of things without regard to order: \${}^nC_r = \\frac{n!}{r!(n-r)!}$.
arranging-letters | Factorial, kram gunit, क्रमगुणित | Factorial of a natural number $n$ is the product of all natural numbers from 1 to $n$: $n! = 1 \\times 2 \\times \\cdots \\times n$, and $0! = 1$.
forming-numbers | Fundamental principle of counting, multiplication principle, गणना का मूल सिद्धांत | The fundamental principle of counting states that if one thing can be done in $m$ ways and after it another in $n$ ways, both can be done in $m \\times n$ ways.
circular-permutation | Circular permutation, vrittiya kramchay, वृत्तीय क्रमचय | A circular permutation is an arrangement of things round a circle; $n$ different things can be so arranged in $(n - 1)!$ ways.
points-lines-and-diagonals | Number of diagonals by combination | The number of diagonals of a polygon with $n$ sides is \${}^nC_2 - n = \\frac{n(n-3)}{2}$.
handshakes | Handshake problem, number of handshakes | The number of handshakes when each of $n$ persons shakes hands once with every other is \${}^nC_2 = \\frac{n(n-1)}{2}$.
`)
