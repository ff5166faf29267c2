/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  general-term | General Term of a Binomial Expansion | general term, general term of binomial, <rth term, <r th term of expansion, general term in binomial theorem, <term from the end
  coefficient-in-expansion | Coefficient of a Power | coefficient of x, coefficient in binomial expansion, binomial coefficient
  term-independent-of-x | Term Independent of x | independent term, constant term in expansion
  middle-term | Middle Term | middle term of an expansion, middle term in binomial expansion
  sum-of-coefficients | Sum of Coefficients | sum of binomial coefficients
  multinomial-theorem | Multinomial Theorem | multinomial, multinomial expansion, trinomial expansion, number of terms in multinomial expansion
  pascal-triangle | Pascal's Triangle | pascal triangle
`
