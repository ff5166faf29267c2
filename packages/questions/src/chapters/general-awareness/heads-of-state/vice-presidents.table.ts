import { defineTable } from '../../../kit/facts/define-table.ts'

export const vicePresidents = defineTable({
  id: 'vice-presidents',
  about: 'Vice-Presidents of India',
  header: 'Vice-President',
  columns: {
    start: {
      header: 'Took office in',
      kind: 'year',
      ask: ['In which year did {name} become Vice-President of India?'],
      askBack: ['Who became Vice-President of India in {value}?'],
      say: '{name} became Vice-President of India in {value}',
      order: 'Arrange the following Vice-Presidents of India in the order in which they held office',
    },
    next: {
      header: 'Succeeded by',
      kind: 'text',
      ask: ['Who succeeded {name} as Vice-President of India?'],
      askBack: ['Whom did {value} succeed as Vice-President of India?'],
      say: '{name} was succeeded as Vice-President of India by {value}',
      namesOf: 'vice-presidents',
    },
    // Nobody takes one of 2025 for the successor of one of 1984.
    stretch: { header: 'Stretch', kind: 'text' },
  },
  near: ['stretch'],
  concepts: ['vice-presidents-in-office'],
  parts: [
    {
      sources: [
        'Secretariat of the Vice-President of India, former Vice-Presidents',
        'Rajya Sabha, Chairmen since 1952',
      ],
      asOf: '2025-09',
      rows: `
        1 radhakrishnan | S. Radhakrishnan | 1952 | Zakir Husain | first | He was the first and served two terms.
        1 | Zakir Husain | 1962 | V. V. Giri | first | He later became President.
        1 | V. V. Giri | 1967 | Gopal Swarup Pathak | first / second | He resigned to stand for President.
        2 | Gopal Swarup Pathak | 1969 | B. D. Jatti | first / second | He did not become President after the office.
        1 | B. D. Jatti | 1974 | M. Hidayatullah | first / second | He was Acting President in 1977.
        1 | M. Hidayatullah | 1979 | R. Venkataraman | second | He had been Chief Justice of India.
        1 | R. Venkataraman | 1984 | Shankar Dayal Sharma | second / third | He later became President.
        1 | Shankar Dayal Sharma | 1987 | K. R. Narayanan | second / third | He later became President.
        1 | K. R. Narayanan | 1992 | Krishan Kant | third / fourth | He later became President.
        1 | Krishan Kant | 1997 | Bhairon Singh Shekhawat | third / fourth | He was the first to die in this office.
        1 | Bhairon Singh Shekhawat | 2002 | Hamid Ansari | third / fourth | He had been Chief Minister of Rajasthan.
        1 | Hamid Ansari | 2007 | M. Venkaiah Naidu | third / fourth | He served two terms.
        1 | M. Venkaiah Naidu | 2017 | Jagdeep Dhankhar | fourth | He comes from Andhra Pradesh.
        1 | Jagdeep Dhankhar | 2022 | C. P. Radhakrishnan | fourth | He resigned in July 2025.
        1 | C. P. Radhakrishnan | 2025 | - | fourth | He had been Governor of Maharashtra.
      `,
    },
  ],
})
