/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  coefficient-in-expansion | Coefficient of a Power | coefficient of x, coefficient in binomial expansion, binomial coefficient
  term-independent-of-x | Term Independent of x | independent term, constant term in expansion
  middle-term | Middle Term | middle terms, middle term of an expansion, middle term in binomial expansion
  sum-of-coefficients | Sum of Coefficients | sum of binomial coefficients
`
