import { defineTable } from '../../../kit/facts/define-table.ts'

export const presidents = defineTable({
  id: 'presidents',
  about: 'Presidents of India',
  header: 'President',
  columns: {
    start: {
      header: 'Took office in',
      kind: 'year',
      ask: ['In which year did {name} become President of India?'],
      askBack: ['Who became President of India in {value}?'],
      say: '{name} became President of India in {value}',
      order: 'Arrange the following Presidents of India in the order in which they held office',
      weight: 2,
      concepts: ['presidents-in-order'],
    },
    known: {
      header: 'Known as',
      kind: 'text',
      ask: ['Which of the following describes President {name}?', 'President {name} was:'],
      askBack: ['Which of the following Presidents was {value}?'],
      say: 'President {name} was {value}',
      weight: 2,
    },
    // Nobody who left office before 2000 had been Governor of Jharkhand.
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  concepts: ['presidents-in-office'],
  parts: [
    {
      sources: [
        'Rashtrapati Bhavan, former Presidents of India',
        'Election Commission of India, presidential elections',
      ],
      asOf: '2025-09',
      rows: `
        1 rajendra-prasad | Rajendra Prasad | 1950 | the only one to serve two full terms | before the Emergency | He also presided over the Constituent Assembly.
        1 radhakrishnan | S. Radhakrishnan | 1962 | a philosopher whose birthday is Teachers' Day | before the Emergency | He received the Bharat Ratna in 1954.
        1 | Zakir Husain | 1967 | the first to die in office / a former Governor of Bihar | before the Emergency | He founded Jamia Millia Islamia with others.
        1 | V. V. Giri | 1969 | elected by second-preference votes as an independent | before the Emergency | He was Acting President before.
        2 | Fakhruddin Ali Ahmed | 1974 | in office when the Emergency of 1975 was declared | before the Emergency | He too died in office.
        1 | Neelam Sanjiva Reddy | 1977 | elected unopposed | after the Emergency | He had been Speaker of the Lok Sabha.
        1 | Giani Zail Singh | 1982 | the one who used the pocket veto on the Postal Bill | after the Emergency | He had been Chief Minister of Punjab.
        2 | R. Venkataraman | 1987 | a former Defence Minister who worked with four Prime Ministers | after the Emergency | He had been Vice-President.
        2 | Shankar Dayal Sharma | 1992 | a former Chief Minister of Bhopal State | after the Emergency | He had been Vice-President.
        1 | K. R. Narayanan | 1997 | the first from a Scheduled Caste | after the Emergency | He was a diplomat.
        1 abdul-kalam | A. P. J. Abdul Kalam | 2002 | the Missile Man of India | this century | He wrote Wings of Fire.
        1 | Pratibha Patil | 2007 | a former Governor of Rajasthan | this century | She was the first woman in the office.
        1 | Pranab Mukherjee | 2012 | a former Finance Minister from West Bengal | this century | He received the Bharat Ratna in 2019.
        1 | Ram Nath Kovind | 2017 | a former Governor of Bihar | this century | He comes from Uttar Pradesh.
        1 | Droupadi Murmu | 2022 | a former Governor of Jharkhand | this century | She is the first from a tribal community.
      `,
    },
  ],
})
