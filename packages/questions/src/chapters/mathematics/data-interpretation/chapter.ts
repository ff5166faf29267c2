import { defineChapter } from '../../../kit/define-chapter.ts'

export const dataInterpretation = defineChapter({
  subject: 'mathematics',
  title: 'Data Interpretation',
  aliases: ['di', 'data analysis', 'graph and table', 'charts and graphs'],
  weight: 260,
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
