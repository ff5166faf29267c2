import { defineTable } from '../../../kit/facts/define-table.ts'

export const fiveYearPlans = defineTable({
  id: 'five-year-plans',
  about: 'the Five-Year Plans of India',
  header: 'Plan',
  columns: {
    start: {
      header: 'Began in',
      kind: 'year',
      ask: ['In which year did the {name} Five-Year Plan begin?'],
      askBack: ['Which Five-Year Plan began in {value}?'],
      say: 'The {name} Five-Year Plan began in {value}',
    },
    focus: {
      header: 'Known for',
      kind: 'text',
      ask: [
        'For what is the {name} Five-Year Plan known?',
        'What was the chief aim of the {name} Five-Year Plan?',
      ],
      askBack: ['Which of the following Five-Year Plans is known for {value}?'],
      say: 'The {name} Five-Year Plan is known for {value}',
      weight: 2,
    },
  },
  concepts: ['five-year-plans'],
  parts: [
    {
      sources: [
        'Planning Commission, Five-Year Plan documents',
        'NCERT Class XI Indian Economic Development',
      ],
      rows: `
        1 | First | 1951 | agriculture and the Harrod–Domar model | It also took up large dams.
        1 | Second | 1956 | heavy industry and the Mahalanobis model | Steel plants were built at Bhilai, Durgapur and Rourkela.
        1 | Third | 1961 | a self-reliant economy, upset by two wars and a drought | Plan holidays followed it from 1966 to 1969.
        1 | Fourth | 1969 | growth with stability under the Gadgil formula | Fourteen banks were nationalised in its first year.
        1 | Fifth | 1974 | Garibi Hatao, the removal of poverty | It was ended one year early.
        1 | Sixth | 1980 | direct attack on poverty and the founding of NABARD | The Rolling Plan came before it.
        2 | Seventh | 1985 | food, work and productivity | It met its targets well.
        1 | Eighth | 1992 | human development after the reforms of 1991 | The economy was opened.
        2 | Ninth | 1997 | growth with social justice and equality | It began in the fiftieth year of freedom.
        2 | Tenth | 2002 | a target of 8% growth a year | It set targets that could be watched.
        1 | Eleventh | 2007 | faster and more inclusive growth | It ended in 2012.
        1 | Twelfth | 2012 | faster, more inclusive and sustainable growth / faster and more inclusive growth | It was the last one.
      `,
    },
  ],
})
