/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  dividing-a-sum | Dividing a Sum in a Ratio | sharing in a ratio, division in a ratio, divide the amount in ratio
  chain-of-ratios | Combining Ratios | a:b and b:c, combined ratio
  income-and-expenditure | Income & Expenditure | income expenditure ratio, ratio of incomes, savings ratio, aay aur vyay, incomes and savings, income and savings, savings and expenditure
  changed-ratio | Changed Ratio | ratio changes after transfer, new ratio
  fourth-proportional | Fourth Proportional | chaturthanupati
  direct-and-inverse-proportion | Direct & Inverse Proportion | direct proportion, inverse proportion, direct variation, inverse variation, direct and inverse variation, unitary method, rule of three, <map scale, seedha aur ulta anupat
  third-proportional | Third Proportional | tritiyanupati
  mean-proportional | Mean Proportional | madhyanupati, continued proportion
  number-to-be-added | Number to be Added for a Proportion | what must be added to each, number added to make proportional
  ratio-of-expressions | Ratio of Expressions | componendo and dividendo, value of ratio expression
  compound-ratio | Compound Ratio | compounded ratio, duplicate ratio, triplicate ratio
`
