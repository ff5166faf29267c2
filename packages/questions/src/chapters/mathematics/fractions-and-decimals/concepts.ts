/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  largest-and-smallest-fraction | Largest & Smallest Fraction | largest fraction, smallest fraction, greatest fraction
  ascending-order-of-fractions | Ascending & Descending Order of Fractions | ascending order of fractions, descending order of fractions, arrange fractions
`
