import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A set has 128 subsets. The number of its elements is:' */
export const setsAndFunctionsProblems = defineBank({
  id: 'sets-and-functions-problems',
  sets: [
    {
      rows: `
1 subsets | The set with no element at all is a subset of: | every set | no set | itself only | finite sets only | The empty set is a subset of each set, since it has no element that could be missing.
1 subsets | The number of proper subsets of a set with 4 elements is: | 15 | 16 | 14 | 8 | Of the 2⁴ = 16 subsets, the set itself is not proper, so 15 remain.
1 subsets | Which of the following is a subset of $\\{a, b, c\\}$? | $\\{c, a\\}$ | $\\{a, d\\}$ | $\\{a, b, c, d\\}$ | $\\{b, e\\}$ | Every element of the subset, here c and a, must be in the given set.
2 subsets | A set has 128 subsets. The number of its elements is: | 7 | 64 | 8 | 6 | The number of subsets is 2ⁿ, and 128 = 2⁷.
2 subsets | How many subsets of exactly 3 elements has a set of 6 elements? | 20 | 22 | 120 | 64 | Choose 3 of the 6 elements: 6 × 5 × 4 ÷ 6 = 20.
2 subsets | If A is the empty set, the number of elements of the power set of the power set of A is: | 2 | 0 | 1 | 4 | The power set of A has 2⁰ = 1 element, and the power set of that has 2¹ = 2.
2 subsets | How many subsets of $\\{1, 2, 3, 4, 5\\}$ contain the element 5? | 16 | 32 | 15 | 5 | Each of the other four elements may be in or not: 2⁴ = 16.
3 subsets | Two finite sets have m and n elements. The first has 56 more subsets than the second. Then m + n is: | 9 | 8 | 12 | 6 | From 2ᵐ − 2ⁿ = 56 = 64 − 8, m = 6 and n = 3.
3 subsets | The number of subsets of the set of the first 8 natural numbers that have an even number of elements, the empty set included, is: | 128 | 127 | 64 | 256 | Exactly half of all 2⁸ subsets have an even number of elements.
3 subsets | How many pairs of sets (A, B) are there with A a subset of B and B a subset of $\\{1, 2, 3, 4\\}$? | 81 | 64 | 256 | 16 | Each element is in both, in B only or in none of the two: 3⁴ = 81.
1 number-of-relations | A relation from a set A to a set B is by definition a subset of: | A × B | A ∪ B | A ∩ B | the power set of A | A relation is a set of ordered pairs (a, b), so it is part of A × B.
1 number-of-relations | If A has 4 elements and B has 5, then A × B has: | 20 elements | 31 elements | 1024 elements | 625 elements | Each of the 4 elements is paired with each of the 5: 4 × 5 = 20.
1 number-of-relations | If the ordered pairs (x + 1, 3) and (5, y − 2) are equal, then (x, y) is: | (4, 5) | (6, 5) | (4, 1) | (5, 4) | Equal pairs agree in each place: x + 1 = 5 and y − 2 = 3.
2 number-of-relations | The number of relations from A to B is 64 and A has 2 elements. B has: | 3 elements | 6 elements | 4 elements | 32 elements | There are 2 to the power 2n, that is 4ⁿ, relations, and 4³ = 64.
2 number-of-relations | The number of reflexive relations on a set of 3 elements is: | 64 | 512 | 8 | 27 | The three pairs (a, a) must be in, and the other 6 are free: 2⁶ = 64.
2 number-of-relations | If A × B = B × A for two non-empty sets A and B, then: | A = B | A ∩ B is empty | A has one element | A and B have different sizes | Each first element of A × B must then be in B and each of B × A in A.
2 number-of-relations | If (1, x), (2, y), (3, x) are among the elements of A × B and n(A × B) = 6, x and y being different, then B is: | $\\{x, y\\}$ | $\\{1, 2, 3\\}$ | $\\{x, y, 3\\}$ | $\\{1, x, y\\}$ | A has at least 3 elements and B at least 2, and 3 × 2 = 6, so B has only x and y.
3 number-of-relations | A has 3 elements, B has 4, and 2 elements are common to both. How many pairs do A × B and B × A have in common? | 4 | 2 | 12 | 24 | Both coordinates of a common pair must lie in A ∩ B, so there are 2 × 2 = 4.
3 number-of-relations | The number of relations from a set of 2 elements to a set of 3 elements that contain a given pair is: | 32 | 63 | 31 | 64 | The given pair is in, and each of the other 5 pairs is free: 2⁵ = 32.
3 number-of-relations | R is the relation on the natural numbers given by x + 2y = 9. The range of R is: | $\\{1, 2, 3, 4\\}$ | $\\{1, 3, 5, 7\\}$ | $\\{1, 2, 3\\}$ | $\\{0, 1, 2, 3, 4\\}$ | With y = 1, 2, 3, 4, x = 7, 5, 3, 1; for y = 5 x would be negative.
1 number-of-functions | A relation from A to B is a function if each element of A has: | exactly one image in B | at least one image in B | at most two images in B | a different image in B | A function gives to every element of the domain one image and no more.
1 number-of-functions | Which of the following sets of pairs is a function on $\\{1, 2, 3\\}$? | (1, 4), (2, 4), (3, 4) | (1, 4), (1, 5), (2, 6) | (1, 4), (2, 5), (2, 6) | (1, 4), (2, 5), (1, 6) | Each of 1, 2 and 3 has exactly one image; in the others an element has two images.
1 number-of-functions | From a set of 6 elements to a set of 1 element the number of functions is: | 1 | 6 | 0 | 64 | Every element must go to the only image there is, so there is 1 function.
2 number-of-functions | The number of functions from A to B is 81 and B has 3 elements. The number of elements of A is: | 4 | 27 | 3 | 9 | From 3ⁿ = 81 = 3⁴, n = 4.
2 number-of-functions | How many functions from $\\{a, b, c\\}$ to $\\{1, 2, 3, 4\\}$ send a to 1? | 16 | 8 | 9 | 12 | The images of b and c are free, any of the 4 elements each: 4 × 4 = 16.
2 number-of-functions | The number of relations from $\\{1, 2\\}$ to $\\{a, b\\}$ that are not functions is: | 12 | 4 | 16 | 8 | There are 2⁴ = 16 relations and 2² = 4 functions, so 12 are not functions.
2 number-of-functions | The number of constant functions from a set of 5 elements to a set of 7 elements is: | 7 | 5 | 35 | 1 | All elements go to one and the same image, which can be chosen in 7 ways.
3 number-of-functions | How many functions from $\\{1, 2, 3, 4\\}$ to $\\{p, q\\}$ take both p and q as values? | 14 | 16 | 12 | 8 | Of the 2⁴ = 16 functions only the 2 constant ones miss a value, so 14 remain.
3 number-of-functions | The number of functions f from $\\{1, 2, 3\\}$ to itself with f(1) ≤ f(2) ≤ f(3) is: | 10 | 5 | 6 | 9 | Such a function is a choice of 3 values from 3 with repetition: 5 × 4 × 3 ÷ 6 = 10.
3 number-of-functions | How many functions from $\\{1, 2, 3\\}$ to $\\{0, 1\\}$ have f(1) + f(2) + f(3) even? | 4 | 3 | 8 | 6 | Either no value is 1 (1 way) or exactly two are 1 (3 ways), in all 4.
1 one-one-functions | A function is one-one if: | different elements have different images | every element of the codomain is an image | all elements have the same image | each element has two images | In a one-one function f(a) = f(b) is possible only for a = b.
1 one-one-functions | Which of the following functions from the real numbers to the real numbers is one-one? | f(x) = 2x − 5 | f(x) = x² + 1 | f(x) = sin x | f(x) = 7 | From 2a − 5 = 2b − 5 it follows that a = b; the others repeat values.
1 one-one-functions | The number of one-one functions from a set of 5 elements to a set of 3 elements is: | 0 | 60 | 10 | 243 | Five elements cannot have five different images among three.
2 one-one-functions | The number of functions from a set of 3 elements to a set of 4 elements that are not one-one is: | 40 | 64 | 24 | 60 | There are 4³ = 64 functions and 4 × 3 × 2 = 24 of them are one-one.
2 one-one-functions | There are 20 one-one functions from a set of 2 elements to a set B. The number of elements of B is: | 5 | 10 | 4 | 20 | From n(n − 1) = 20, n = 5.
2 one-one-functions | The function f(x) = x² is one-one if its domain is: | the non-negative real numbers | the real numbers | the integers | the numbers from −1 to 1 | For x ≥ 0 different numbers have different squares; otherwise x and −x share one.
2 one-one-functions | A straight line parallel to the x-axis cuts the graph of a one-one function of x in: | at most one point | exactly two points | at least two points | no point at all | Two points on it would be two different elements with the same image.
3 one-one-functions | A and B are finite sets of equal size. A one-one function from A to B is: | always onto | never onto | onto only if A = B | a constant function | Its images are as many as the elements of B, so every element of B is an image.
3 one-one-functions | How many one-one functions f from $\\{1, 2, 3, 4\\}$ to itself have f(1) = 1 or f(2) = 2? | 10 | 12 | 14 | 24 | Of them f(1) = 1 in 6, f(2) = 2 in 6 and both in 2 of them: 6 + 6 − 2 = 10.
3 one-one-functions | The function f(x) = (x − 2)/(x − 3), for real x ≠ 3, never takes the value: | 1 | 0 | 2 | 2/3 | It is one-one, and (x − 2)/(x − 3) = 1 would need −2 = −3.
1 composite-function | If f(x) = x + 3 and g(x) = 2x, then g(f(x)) is: | 2x + 6 | 2x + 3 | 3x + 3 | 2x² + 6x | First f gives x + 3, and g doubles it: 2(x + 3) = 2x + 6.
1 composite-function | If f(x) = 1/x for x ≠ 0, then f(f(x)) is: | x | 1/x | 1/x² | 1 | The reciprocal of the reciprocal of x is x itself.
1 composite-function | The function f is given by the pairs (1, 2), (2, 3), (3, 1) and g by (1, 3), (2, 2), (3, 1). Then g(f(1)) is: | 2 | 1 | 3 | 6 | First f sends 1 to 2, and g sends 2 to 2.
2 composite-function | If f(x) = 3x − 2 and f(g(x)) = 6x + 7, then g(x) is: | 2x + 3 | 2x − 3 | 18x + 5 | 3x + 9 | From 3g(x) − 2 = 6x + 7, g(x) = (6x + 9)/3 = 2x + 3.
2 composite-function | For f(x) = 2x + 1 and g(x) = x − 4, the value of x with f(g(x)) = 9 is: | 8 | 4 | 12 | 6 | Here f(g(x)) = 2(x − 4) + 1 = 2x − 7 = 9 gives x = 8.
2 composite-function | If f(x) = ax + 5 and f(f(1)) = 5, a not being 0, then a is: | −5 | 5 | −1 | 1 | Here f(1) = a + 5, and a(a + 5) + 5 = 5 gives a = −5.
2 composite-function | For which pair of functions is f(g(x)) = g(f(x)) for all x? | x + 2 and x + 5 | x + 2 and 3x | 2x and x² | x + 1 and x² | Adding 2 and adding 5 in either order adds 7; the others depend on the order.
3 composite-function | If f(x) = x/(x − 1) for x ≠ 1, then f applied 4 times to 3 gives: | 3 | 3/2 | 81/16 | 2/3 | Here f(3) = 3/2 and f(3/2) = 3, so an even number of times brings back 3.
3 composite-function | If f(x + 1) = x² + 3x, then f(x) is: | x² + x − 2 | x² + 3x − 1 | x² − x + 2 | x² + 5x + 4 | Put x − 1 for x: (x − 1)² + 3(x − 1) = x² + x − 2.
3 composite-function | If f and g are such that g(f(x)) is one-one on the domain of f, then certainly: | f is one-one | g is one-one | f is onto | g is onto | If f(a) = f(b), then g(f(a)) = g(f(b)), which forces a = b.
1 inverse-function | A function has an inverse if and only if it is: | one-one and onto | one-one but not onto | onto but not one-one | a constant function | Each element of the codomain must come from exactly one element of the domain.
1 inverse-function | The inverse of f(x) = x − 9 is: | x + 9 | 9 − x | x/9 | 1/(x − 9) | What f takes away the inverse must give back, so it adds 9.
1 inverse-function | The graph of the inverse of a function is the mirror image of its graph in the line: | y = x | y = −x | y = 0 | x = 0 | The inverse exchanges the two coordinates of every point, which is a reflection in y = x.
2 inverse-function | If f(x) = 4x + 7, then $f^{-1}(x)$ is: | $\\frac{x - 7}{4}$ | $\\frac{x + 7}{4}$ | $\\frac{x}{4} - 7$ | $\\frac{1}{4x + 7}$ | From y = 4x + 7, x = (y − 7)/4.
2 inverse-function | Which of the following functions is its own inverse? | f(x) = 8 − x | f(x) = x + 8 | f(x) = 8x | f(x) = x − 8 | Applying it twice gives 8 − (8 − x) = x.
2 inverse-function | If f is invertible, f(2) = 5 and f(5) = 8, then $f^{-1}(5) + f^{-1}(8)$ is: | 7 | 13 | 10 | 11 | The inverse sends 5 to 2 and 8 to 5, and 2 + 5 = 7.
2 inverse-function | If f(x) = 2x + 3 and g(x) = x − 1, the inverse of f(g(x)) is: | $\\frac{x - 1}{2}$ | $\\frac{x + 1}{2}$ | $\\frac{x - 3}{2}$ | $2x + 1$ | Here f(g(x)) = 2(x − 1) + 3 = 2x + 1, and its inverse is (x − 1)/2.
3 inverse-function | For f(x) = x² + 4 with x ≥ 0, $f^{-1}(x)$ for x ≥ 4 is: | $\\sqrt{x - 4}$ | $\\sqrt{x + 4}$ | $\\sqrt{x} - 2$ | $-\\sqrt{x - 4}$ | From y = x² + 4, x = √(y − 4), the root being positive since x ≥ 0.
3 inverse-function | If f(x) = $\\frac{ax + 3}{x - 5}$ is its own inverse, then a is: | 5 | −5 | 3 | −3 | Solving y = (ax + 3)/(x − 5) for x gives (5y + 3)/(y − a), so a = 5.
2 inverse-function | If f and g are invertible, the inverse of f(g(x)) is: | $g^{-1}(f^{-1}(x))$ | $f^{-1}(g^{-1}(x))$ | $f^{-1}(g(x))$ | $g(f^{-1}(x))$ | What is done last must be undone first, so the inverse of f comes first.
1 special-functions | The value of the greatest integer function [x] at x = −2.3 is: | −3 | −2 | 2 | 3 | It is the greatest integer not above −2.3.
1 special-functions | For the greatest integer function, [3.99] + [0.5] is equal to: | 3 | 4 | 5 | 2 | The two parts are [3.99] = 3 and [0.5] = 0.
1 special-functions | The signum function has the value −1 for: | every x < 0 | every x > 0 | x = 0 only | x = −1 only | It is −1 for negative x, 0 at 0 and 1 for positive x.
1 special-functions | The period of the periodic function sin x is: | 2π | π | π/2 | 4π | sin (x + 2π) = sin x, and no smaller positive number does this for every x.
2 special-functions | The range of the signum function is: | −1, 0 and 1 only | 0 and 1 only | −1 and 1 only | from −1 to 1 | It is −1, 0 or 1 according to the sign of x, and never anything else.
2 special-functions | If [x] is the greatest integer function, then the range of x − [x] is: | [0, 1) | [0, 1] | (0, 1) | (−1, 1) | The fractional part is 0 at integers and always below 1.
2 special-functions | The greatest integer function [x] has the value 4 for: | 4 ≤ x < 5 | 4 < x ≤ 5 | 3 ≤ x < 4 | 3 < x ≤ 4 | From 4 up to, but not at, 5 the greatest integer not above x is 4.
2 special-functions | The greatest integer function is discontinuous at: | every integer | every rational number | x = 0 only | no real number | Its graph is a staircase that jumps by 1 at each integer.
2 special-functions | The period of the periodic function sin 3x is: | 2π/3 | 3π | 6π | π/3 | The period 2π of the sine is divided by 3.
2 special-functions | The period of the periodic function tan 2x is: | π/2 | π | 2π | π/4 | The period π of the tangent is divided by 2.
3 special-functions | The period of the periodic function sin² x is: | π | 2π | π/2 | 4π | sin² x = (1 − cos 2x)/2, and cos 2x has the period π.
3 special-functions | If [x] is the greatest integer function and [x]² − 5[x] + 6 = 0, then: | 2 ≤ x < 4 | 2 ≤ x ≤ 3 | 2 < x < 3 | 1 ≤ x < 3 | The equation gives [x] = 2 or 3, so x is from 2 up to 4.
3 special-functions | If [x] is the greatest integer function and x is not an integer, then [x] + [−x] is equal to: | −1 | 0 | 1 | −2 | If n < x < n + 1, then [x] = n and [−x] = −n − 1.
3 special-functions | The period of the periodic function sin (x/2) + cos (x/3) is: | 12π | 6π | 4π | 24π | The periods of the two parts are 4π and 6π, and their LCM is 12π.
`,
    },
  ],
})
