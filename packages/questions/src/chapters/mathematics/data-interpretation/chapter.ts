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
      title: 'Short Caselets',
      aliases: ['data caselet', 'paragraph data', 'single caselets'],
    },
    'interpretation/missing-value': {
      title: 'Missing Data',
      aliases: [
        'missing di',
        'missing data interpretation',
        'missing value',
        'table di with missing values',
        'table with missing values',
        'missing table di',
        'missing data di',
      ],
    },
    'interpretation/sufficiency': {
      title: 'Sufficiency of Two Statements',
      aliases: [],
    },
    'interpretation/quantity-compare': {
      title: 'Quantity Comparison',
      aliases: [
        'quantity i quantity ii',
        'quantity 1 quantity 2',
        'quantity based',
        'quantitative comparison',
      ],
    },
    'bank/data-sufficiency': { title: 'More on Data Sufficiency', aliases: [], weight: 0.15 },
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
      aliases: [
        'mixed chart',
        'mixed graph di',
        'mixed bar and line graph',
        'bar and line graph',
        'bar and line graph di',
        'bar graph and pie chart',
        'combined charts',
        'mixed di',
      ],
      weight: 0.5,
    },
    'interpretation/caselet-set': {
      title: 'Caselets',
      aliases: [
        'caselet di',
        'caselet di set',
        'caselet set',
        'caselet data interpretation',
        'sets on a caselet',
        'paragraph di',
      ],
      weight: 0.4,
    },
  },
  questions: () => import('./questions.ts'),
})
