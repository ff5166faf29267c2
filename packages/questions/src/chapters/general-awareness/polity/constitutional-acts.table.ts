import { defineTable } from '../../../kit/facts/define-table.ts'

export const constitutionalActs = defineTable({
  id: 'constitutional-acts',
  about: 'Acts that governed India before the Constitution',
  header: 'Act',
  columns: {
    feature: {
      header: 'Known for',
      kind: 'text',
      ask: [
        'Which of the following was a provision of {name}?',
        'For which of the following is {name} known?',
      ],
      askBack: ['Which of the following Acts provided for {value}?', 'Which Act provided for {value}?'],
      say: '{name} provided for {value}',
    },
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  concepts: ['constitutional-acts'],
  parts: [
    {
      sources: ['M. Laxmikanth, Indian Polity', 'Rajiv Ahir, A Brief History of Modern India'],
      rows: `
        1 regulating-act | the Regulating Act, 1773 | the office of Governor-General of Bengal and a Supreme Court at Calcutta | Company | Warren Hastings was the first to hold the office.
        1 | Pitt's India Act, 1784 | the Board of Control over the political affairs of the Company | Company | Commercial affairs were left to the Court of Directors.
        1 charter-acts | the Charter Act, 1813 | an end to the Company's trade monopoly in India except in tea and trade with China | Company | It also set aside one lakh rupees a year for education.
        1 charter-acts | the Charter Act, 1833 | the office of Governor-General of India | Company | William Bentinck was the first to hold it.
        1 charter-acts | the Charter Act, 1853 | open competition for the civil service | Company | It also parted the legislative from the executive work of the council.
        1 | the Government of India Act, 1858 | the transfer of power from the Company to the Crown | Crown | It created the post of Secretary of State for India.
        2 | the Indian Councils Act, 1861 | the portfolio system and the power of the Viceroy to issue ordinances | Crown | Canning nominated three Indians to his council in 1862.
        2 | the Indian Councils Act, 1892 | the right of legislative councils to discuss the budget | Crown | Some members were chosen by indirect election, though the word was not used.
        1 | the Indian Councils Act, 1909 | separate electorates for Muslims for the first time | Crown | It is known as the Morley–Minto Reforms.
        1 | the Government of India Act, 1919 | dyarchy in the provinces and a bicameral legislature at the Centre | Crown | It is known as the Montagu–Chelmsford Reforms.
        1 | the Government of India Act, 1935 | provincial autonomy and a plan for an all-India federation | Crown | It provided dyarchy at the Centre and a Federal Court.
        1 | the Indian Independence Act, 1947 | two dominions and an end to the paramountcy of the Crown | Crown | It received the royal assent on 18 July 1947.
      `,
    },
  ],
})
