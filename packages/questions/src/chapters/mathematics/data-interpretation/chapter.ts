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
    'interpretation/table-set': {
      title: 'Sets on a Table',
      aliases: ['table di set', 'tabular di set'],
      weight: 0.6,
    },
    'interpretation/bar-set': {
      title: 'Sets on a Bar Chart',
      aliases: ['bar graph di set', 'bar chart set'],
      weight: 0.5,
    },
    'interpretation/line-set': {
      title: 'Sets on a Line Graph',
      aliases: ['line graph di set', 'line graph set'],
      weight: 0.4,
    },
    'interpretation/pie-set': {
      title: 'Sets on a Pie Chart',
      aliases: ['pie chart di set', 'pie chart set'],
      weight: 0.5,
    },
    'interpretation/radar-set': {
      title: 'Sets on a Radar Chart',
      aliases: ['radar chart', 'radar graph', 'spider chart', 'web chart', 'radar di'],
      weight: 0.2,
    },
    'interpretation/mixed-set': {
      title: 'Sets on Mixed Charts',
      aliases: ['mixed chart', 'mixed graph di', 'combined charts', 'mixed di'],
      weight: 0.5,
    },
    'interpretation/caselet-set': {
      title: 'Sets on a Caselet',
      aliases: ['caselet di set', 'caselet set'],
      weight: 0.4,
    },
  },
  questions: () => import('./questions.ts'),
})
