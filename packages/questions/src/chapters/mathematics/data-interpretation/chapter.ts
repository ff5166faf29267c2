import { defineChapter } from '../../../kit/define-chapter.ts'

export const dataInterpretation = defineChapter({
  subject: 'mathematics',
  title: 'Data Interpretation',
  aliases: ['di', 'data analysis', 'graph and table', 'charts and graphs'],
  weight: 260,
  concepts: `
    totals-and-differences | Totals & Differences | total from chart, difference from table
    averages-from-data | Averages from Data | average di, average based di
    ratios-from-data | Ratios from Data | ratio based di, ratio from graph
    percent-change-from-data | Percentage Change from Data | percentage based di, percent change from graph, growth rate di
    pie-chart-share | Shares of a Pie Chart | percentage pie chart, value from pie chart
    pie-chart-angle | Angles of a Pie Chart | central angle of pie chart, degree pie chart, angle in pie chart
  `,
  types: {
    'interpretation/table': { title: 'Tables', aliases: ['tabular data', 'table di', 'data table'] },
    'interpretation/bar': { title: 'Bar Charts', aliases: ['bar graph', 'bar diagram', 'bar chart di'] },
    'interpretation/line': { title: 'Line Graphs', aliases: ['line chart', 'line diagram', 'line graph di'] },
    'interpretation/pie': { title: 'Pie Charts', aliases: ['pie diagram', 'circle graph', 'pie chart di'] },
    'interpretation/caselet': {
      title: 'Caselets',
      aliases: ['caselet di', 'data caselet', 'paragraph data'],
    },
    'interpretation/missing-value': {
      title: 'Missing Data',
      aliases: ['missing di', 'missing data interpretation', 'missing value'],
    },
    'interpretation/sufficiency': {
      title: 'Data Sufficiency',
      aliases: ['sufficiency of data', 'ds question'],
    },
    'interpretation/quantity-compare': {
      title: 'Quantity Comparison',
      aliases: ['quantity i quantity ii', 'quantity based', 'quantitative comparison'],
    },
  },
  questions: () => import('./questions.ts'),
})
