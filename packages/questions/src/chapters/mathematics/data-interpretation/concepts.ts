/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  totals-and-differences | Totals & Differences | total from chart, difference from table
  averages-from-data | Averages from Data | average di, average based di
  ratios-from-data | Ratios from Data | ratio based di, ratio from graph
  percent-change-from-data | Percentage Change from Data | percentage based di, percent change from graph, growth rate di
  data-sufficiency | Data Sufficiency | ds question, data sufficiency quant, data sufficiency maths, quantitative data sufficiency
  pie-chart-share | Shares of a Pie Chart | percentage pie chart, value from pie chart
  pie-chart-angle | Angles of a Pie Chart | central angle of pie chart, degree pie chart
`
