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
        'The {name} Five-Year Plan is known for:',
        'Which of the following is associated with the {name} Five-Year Plan?',
      ],
      askBack: ['Which of the following Five-Year Plans is known for {value}?'],
      say: 'The {name} Five-Year Plan is known for {value}',
      weight: 2,
    },
    event: {
      header: 'Event',
      kind: 'text',
      ask: ['Which of the following took place during the {name} Five-Year Plan?'],
      askBack: ['During which Five-Year Plan did {value} take place?'],
      say: '{value} took place during the {name} Five-Year Plan',
      rarity: 3,
    },
    // Plans at most three places apart share a stretch of years.
    stretch: { header: 'Stretch of years', kind: 'text' },
  },
  near: ['stretch'],
  concepts: ['five-year-plans'],
  parts: [
    {
      sources: [
        'Planning Commission, Five-Year Plan documents',
        'NCERT Class XI Indian Economic Development',
      ],
      rows: `
        1 | First | 1951 | priority to agriculture, based on the Harrod–Domar model | the launch of the Community Development Programme | 1-4 | It also took up large dams.
        1 | Second | 1956 | priority to heavy industry, based on the Mahalanobis model | the formation of the Life Insurance Corporation | 1-4 / 2-5 | Steel plants were built at Bhilai, Durgapur and Rourkela.
        1 | Third | 1961 | the goal of a self-reliant and self-generating economy | the setting up of the Food Corporation of India | 1-4 / 2-5 / 3-6 | Two wars and a drought upset it, and Plan holidays followed from 1966 to 1969.
        1 | Fourth | 1969 | growth with stability and progressive achievement of self-reliance | the nationalisation of fourteen large banks | 1-4 / 2-5 / 3-6 / 4-7 | The Gadgil formula for Central assistance to the states came with it.
        1 | Fifth | 1974 | removal of poverty (Garibi Hatao) and attainment of self-reliance | the first nuclear test of India | 2-5 / 3-6 / 4-7 / 5-8 | It was ended one year early.
        1 | Sixth | 1980 | a direct attack on poverty after the Rolling Plan | the setting up of NABARD | 3-6 / 4-7 / 5-8 / 6-9 | NABARD came in 1982.
        2 | Seventh | 1985 | the priorities of food, work and productivity | the launch of the Jawahar Rozgar Yojana | 4-7 / 5-8 / 6-9 / 7-10 | It met its targets well.
        1 | Eighth | 1992 | human development, in the years after the reforms of 1991 | the entry of India into the WTO | 5-8 / 6-9 / 7-10 / 8-11 | The economy was opened.
        2 | Ninth | 1997 | growth with social justice and equality | the launch of the Antyodaya Anna Yojana | 6-9 / 7-10 / 8-11 / 9-12 | It began in the fiftieth year of freedom.
        2 | Tenth | 2002 | a target of 8% annual growth | the passing of the Right to Information Act | 7-10 / 8-11 / 9-12 | It set targets that could be watched.
        1 | Eleventh | 2007 | faster and more inclusive growth | the passing of the Right to Education Act | 8-11 / 9-12 | It ended in 2012.
        1 | Twelfth | 2012 | faster, more inclusive and sustainable growth / faster and more inclusive growth | the launch of the Pradhan Mantri Jan Dhan Yojana | 9-12 | It was the last one.
      `,
    },
  ],
})
