import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Is the relation 'is parallel to' an equivalence relation?' */
export const relationsAndFunctions = defineBank({
  id: 'relations-and-functions',
  sets: [
    {
      rows: `
2 equivalence-relation | A relation that is reflexive, symmetric and transitive is called: | an equivalence relation | an identity function | a partial order | a void relation | A partial order is reflexive, antisymmetric and transitive.
1 equivalence-relation | A relation R on a set A is reflexive if: | (a, a) is in R for every a in A | (a, b) in R gives (b, a) in R | (a, a) is not in R for any a | (a, b), (b, c) in R give (a, c) in R | The condition with (b, a) is symmetry and that with (a, c) is transitivity.
2 equivalence-relation | On the set of 1, 2 and 3, the relation R consisting of (1, 1), (2, 2), (3, 3) and (1, 2) is: | reflexive and transitive, not symmetric | reflexive and symmetric only | symmetric and transitive only | an equivalence relation | (1, 2) is in R but (2, 1) is not, so R is not symmetric.
2 equivalence-relation | Which of the following relations on the set of all straight lines in a plane is an equivalence relation, if a line is taken as parallel to itself? | is parallel to | is perpendicular to | intersects | makes 60° with | 'Is perpendicular to' is neither reflexive nor transitive.
2 equivalence-relation | The relation 'is perpendicular to' on the set of lines in a plane is: | symmetric only | reflexive only | transitive only | an equivalence relation | If l ⟂ m then m ⟂ l; but a line is not perpendicular to itself, and two lines perpendicular to a third are parallel.
2 equivalence-relation | On the set of integers, a R b means that a − b is divisible by 5. The number of equivalence classes is: | 5 | 4 | 10 | infinitely many | The classes correspond to the remainders 0, 1, 2, 3 and 4.
3 equivalence-relation | The number of equivalence relations on a set of three elements is: | 5 | 3 | 8 | 6 | Each corresponds to a partition of the set, and a set of 3 elements has 5 partitions.
2 equivalence-relation | On the set of real numbers, the relation 'a ≤ b' is: | reflexive and transitive, not symmetric | an equivalence relation | symmetric, not reflexive | reflexive and symmetric only | 1 ≤ 2 holds but 2 ≤ 1 does not.
1 equivalence-relation | A relation R is symmetric if, whenever (a, b) is in R: | (b, a) is in R | (a, a) is in R | (b, b) is in R | (a, b) is not in R | The two elements of every pair can then be exchanged.
3 equivalence-relation | On the set of integers, a R b means that a + b is even. The relation is: | an equivalence relation | symmetric but not transitive | reflexive only | transitive but not reflexive | It holds just when both are even or both are odd.
1 domain-and-range | The domain of the real function f(x) = √(x − 3) is: | x ≥ 3 | x > 3 | x ≤ 3 | all real x | The number under the root must not be negative.
1 domain-and-range | The domain of the real function f(x) = 1/(x − 2) is: | all real x except 2 | all real x | x > 2 only | all real x except 0 | The denominator is zero only at x = 2.
2 domain-and-range | The range of the real function f(x) = x² + 1 is: | [1, ∞) | [0, ∞) | (1, ∞) | all real numbers | x² ≥ 0, so f(x) ≥ 1, and the value 1 is taken at x = 0.
2 domain-and-range | The domain of the real function f(x) = √(9 − x²) is: | [−3, 3] | (−3, 3) | [0, 3] | all real x | 9 − x² ≥ 0 means that x lies between −3 and 3, both included.
2 domain-and-range | The range of f(x) = 3 + 2 sin x, for real x, is: | [1, 5] | [−1, 1] | [3, 5] | [2, 3] | sin x lies in [−1, 1], so f(x) lies between 3 − 2 and 3 + 2.
2 domain-and-range | The domain of the real function f(x) = log(x² − 4) is: | x < −2 or x > 2 | −2 < x < 2 | x ≥ 2 only | all real x except ±2 | The logarithm needs x² − 4 > 0.
1 domain-and-range | The range of the real function f(x) = √x is: | y ≥ 0 | y > 0 | all real y | y ≤ 0 | A square root is never negative, and √0 = 0.
2 domain-and-range | The range of f(x) = 1/x, for real x other than 0, is: | all real numbers except 0 | all real numbers | y > 0 | all real numbers except 1 | Every number but 0 is the reciprocal of another.
2 domain-and-range | For which real x is 1/√(5 − x) defined? | x < 5 | x ≤ 5 | x > 5 | all real x except 5 | What stands under the root must be positive, since it is in the denominator.
2 domain-and-range | The square root of (x − 1)(x − 4) is a real number if and only if: | x ≤ 1 or x ≥ 4 | 1 ≤ x ≤ 4 | x ≥ 4 | x ≤ 1 | The product is not negative outside the two roots.
3 domain-and-range | All the values that x/(1 + x²) takes for real x make up: | [−1/2, 1/2] | [−1, 1] | [0, 1/2] | (−∞, ∞) | The extreme values are taken at x = 1 and x = −1.
1 types-of-functions | A function in which every element of the codomain is the image of some element is called: | onto | into | one-one | constant | An onto function is also called surjective; in an into function some elements are left over.
2 types-of-functions | The function f : R → R given by f(x) = x² is: | neither one-one nor onto | one-one but not onto | onto but not one-one | both one-one and onto | f(2) = f(−2), and negative numbers are not images.
2 types-of-functions | The function f : R → R given by f(x) = 2x + 3 is: | a bijection | one-one but not onto | onto but not one-one | neither one-one nor onto | Each real y is the image of exactly one x = (y − 3)/2.
2 types-of-functions | Which of the following is an odd function? | x³ + x | x² + 1 | cos x | x² + x | f(−x) = −f(x) holds for x³ + x. x² + x is neither even nor odd.
2 types-of-functions | The number of onto functions from a set of 3 elements to a set of 2 elements is: | 6 | 8 | 9 | 7 | Of the 2³ = 8 functions the 2 constant ones are not onto.
2 types-of-functions | The number of bijections from a set of 4 elements to itself is: | 24 | 16 | 12 | 4 | A bijection is a permutation, and 4! = 24.
1 types-of-functions | A function in which different elements always have different images is: | one-one | onto | constant | many-one | A function of this kind is also called an injection.
1 types-of-functions | The function f(x) = 5 for all real x is called: | a constant function | the identity function | a linear function of slope 5 | an onto function | Its value is the same for every x in the domain.
2 types-of-functions | The function f : N → N given by f(n) = 2n is: | one-one but not onto | onto but not one-one | a bijection | neither one-one nor onto | Odd numbers are nobody's image, but no two numbers share one.
2 types-of-functions | Which of the following is an even function? | x² + cos x | x³ cos x | x + cos x | x² sin x | Replacing x by −x leaves the function unchanged.
2 types-of-functions | The function (eˣ − e⁻ˣ)/2 is: | odd | even | neither odd nor even | constant | Replacing x by −x changes only the sign of it.
2 domain-and-range | For real x, f(x) = 1/√(x − 2) is defined. Its domain is: | x > 2 | x ≥ 2 | x < 2 | x ≠ 2 | The number under the root must be positive, because it is in the denominator.
3 domain-and-range | For real x, the values of x/(1 + x²) form a range, namely: | [−1/2, 1/2] | [−1, 1] | [0, 1/2] | all real numbers | yx² − x + y = 0 has real roots when 1 − 4y² ≥ 0.
3 domain-and-range | The domain of the real function f(x) = √(x² − 5x + 6) is: | x ≤ 2 or x ≥ 3 | 2 ≤ x ≤ 3 | x ≥ 3 | x ≥ 2 | (x − 2)(x − 3) must not be negative.
2 domain-and-range | For real x, the distance of x from 3 is a function of x. Its range is: | [0, ∞) | [3, ∞) | (−∞, 0] | all real numbers | An absolute value is never negative and takes every value from 0 on.
1 special-functions | Of all positive numbers, the least that is a period of the periodic function y = sin x is: | 2π | π | π/2 | 4π | sin (x + 2π) = sin x, and no smaller positive number does this.
2 special-functions | The period of the periodic function cos² x is: | π | 2π | π/2 | 4π | cos² x = (1 + cos 2x)/2, and cos 2x has the period π.
2 special-functions | If [x] is the greatest integer function, the periodic function x − [x] has the period: | 1 | 2 | 1/2 | 2π | Adding 1 to x adds 1 to [x] too.
2 special-functions | Which of these is not a periodic function? | x sin x | sin² x | tan 3x | cos (x/2) | The height of its waves grows with x, so its values never repeat.
3 special-functions | A periodic function f has the period 3. Then f(2x + 1) has the period: | 3/2 | 3 | 6 | 2 | x must grow by 3/2 for 2x to grow by 3.
`,
    },
  ],
})
