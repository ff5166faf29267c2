/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  value-of-a-logarithm | Value of a Logarithm | log value, find log
  laws-of-logarithms | Laws of Logarithms | log rules, log formula, log properties
  change-of-base | Change of Base | base change formula, chain rule of logarithm
  logarithmic-equations | Logarithmic Equations | log equation
  number-of-digits-by-log | Number of Digits by Logarithms | number of digits, digits in power
  logarithmic-inequalities | Logarithmic Inequalities | log inequalities, logarithmic inequality, inequalities with logarithms
`
