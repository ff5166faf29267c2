/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  percent-increase-and-decrease | Increase & Decrease Per Cent | percentage increase, percentage decrease, percent increase and decrease
  price-and-consumption | Price & Consumption | reduction in consumption, sugar price rise, price rise and consumption, expenditure unchanged, consumption
  percent-more-or-less | How Much Per Cent More or Less | a is more than b, percent more than, percentage less than, salary percent more less, percent more or less, a is 20 percent more than b, salary more or less percent
  winning-margin | Winning Margin | won by votes, majority of votes
  invalid-votes | Invalid Votes | votes declared invalid, valid votes
  net-percent-change | Net Percentage Change | net change percent, successive increase and decrease
  value-after-changes | Value after Successive Changes | final value after percent changes
  population-after-years | Population after n Years | population increase, population growth formula, depreciation of machine
  men-and-women-population | Male & Female Population | males and females percent, men and women percentage
  pass-marks | Pass Marks & Examination | pass marks, pass fail percentage, pass fail, pass percentage, passing marks, pass fail percentage marks, failed in both subjects, examination based percentage, percentage marks
  fresh-and-dry | Fresh & Dry Fruit | fresh and dry fruits, dry and fresh fruit, fresh fruit dry fruit, fresh grapes dry grapes, dry fresh grapes, fruits water percentage, water in fruits, fresh and dry grapes
`
