/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  like-surds | Sums & Products of Surds | addition of surds, like surds, simplify surds
  rationalisation | Rationalisation | surds rationalise, rationalise the denominator, rationalization, rationalising factor
  square-root-of-a-surd | Square Root of a Surd | nested surds, root of a + root b, square root of 7 + 4 root 3
  conjugate-surds | Conjugate Surds | x = root a + root b
  comparison-of-surds | Comparison of Surds | comparing surds, compare surds, largest surd, greatest surd, order of surds, ascending order of surds
  negative-and-fractional-powers | Negative & Fractional Powers | fractional powers, negative exponents, negative powers
  laws-of-indices | Laws of Indices | laws of exponents, ghatank ke niyam
  exponential-equations | Exponential Equations | equation with powers, find x in power
`
