/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  order-of-operations | Sums without Brackets | dmas rule, division before multiplication
  brackets | Brackets | bodmas with brackets, nested brackets, koshthak
  fraction-of-fraction | Fractions of Fractions | of in bodmas, fraction of a fraction
  percent-in-simplification | Percentages in Simplification | percentage based simplification, percent of simplification
  decimals | Simplification of Decimals | simplification with decimals, addition of decimals, multiplication of decimals
  square-and-cube-roots | Square Roots & Cube Roots | square root, cube root, vargmul, ghanmul, value of root, square root of decimals
  mixed-fractions | Mixed Fractions | mixed numbers, simplification of fractions, mishrit bhinn
  missing-number-in-an-equation | Missing Number in an Equation | question mark in equation, what will come in place of question mark, find the missing number in equation
  simplification-by-identities | Simplification by Identities | a square minus b square simplification, simplify using identities
  continued-fractions | Continued Fractions | chain fraction, vitat bhinn
  sums-that-cancel | Sums that Cancel | telescoping series, telescopic series, 1/1x2 + 1/2x3
`
