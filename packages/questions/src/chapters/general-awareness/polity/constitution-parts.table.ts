import { defineTable } from '../../../kit/facts/define-table.ts'

export const constitutionParts = defineTable({
  id: 'constitution-parts',
  about: 'parts of the Constitution',
  header: 'Part',
  columns: {
    subject: {
      header: 'Subject',
      kind: 'text',
      ask: ['{name} of the Constitution of India deals with:'],
      askBack: [
        'Which Part of the Constitution deals with {value}?',
        'Which of the following Parts of the Constitution of India deals with {value}?',
      ],
      say: '{name} of the Constitution deals with {value}',
      weight: 2,
    },
    articles: {
      header: 'Articles',
      kind: 'text',
      ask: ['Which of the following does {name} of the Constitution contain?'],
      askBack: ['Which Part of the Constitution contains {value}?'],
      say: '{name} of the Constitution contains {value}',
    },
  },
  concepts: ['parts-of-constitution'],
  parts: [
    {
      sources: ['Constitution of India', 'M. Laxmikanth, Indian Polity'],
      rows: `
        1 union-and-territory | Part I | the Union and its territory | Articles 1 to 4 | It says what India is made of.
        1 citizenship | Part II | citizenship | Articles 5 to 11 | It tells who was a citizen in 1950.
        1 fundamental-rights | Part III | Fundamental Rights | Articles 12 to 35 | It is called the Magna Carta of India.
        1 directive-principles | Part IV | Directive Principles of State Policy | Articles 36 to 51 | No court enforces them.
        1 fundamental-duties | Part IV-A | Fundamental Duties | Article 51A | The 42nd Amendment added it.
        1 | Part V | the government of the Union | Articles 52 to 151 | It covers President, Parliament, Supreme Court and CAG.
        1 | Part VI | the government of the states | Articles 152 to 237 | It covers Governor, legislature and High Courts.
        2 union-territories | Part VIII | the union territories | Articles 239 to 242 / Articles 239 to 241 | Delhi has its own article in it.
        1 panchayati-raj | Part IX | the panchayats | Articles 243 to 243-O | The 73rd Amendment added it.
        1 municipalities | Part IX-A | the municipalities | Articles 243-P to 243-ZG | The 74th Amendment added it.
        1 | Part IX-B | co-operative societies | Articles 243-ZH to 243-ZT | The 97th Amendment added it.
        2 scheduled-areas | Part X | Scheduled and Tribal Areas | Articles 244 to 244A | It leads to the Fifth and Sixth Schedules.
        1 centre-state-relations | Part XI | relations between the Union and the states | Articles 245 to 263 | It covers law-making and administration.
        2 financial-relations | Part XII | finance, property, contracts and suits | Articles 264 to 300A | The right to property stands at its end.
        2 | Part XIII | trade and commerce within the territory of India | Articles 301 to 307 | Trade is to be free throughout.
        1 public-services | Part XIV | services under the Union and the states | Articles 308 to 323 | It covers Public Service Commissions.
        2 tribunals | Part XIV-A | tribunals | Articles 323A to 323B | The 42nd Amendment added it.
        1 elections | Part XV | elections | Articles 324 to 329A / Articles 324 to 329 | It sets up the Election Commission.
        2 reservation | Part XVI | special provisions for certain classes | Articles 330 to 342A / Articles 330 to 342 | It covers SCs, STs and backward classes.
        1 official-language | Part XVII | the official language | Articles 343 to 351 | It covers Hindi and English.
        1 emergency | Part XVIII | emergency provisions | Articles 352 to 360 | There are three kinds.
        2 amendment-procedure | Part XX | amendment of the Constitution | Article 368 | It has one article.
        2 | Part XXI | temporary, transitional and special provisions | Articles 369 to 392 | Article 371 and its fellows are in it.
      `,
    },
  ],
})
