import { defineTable } from '../../../kit/facts/define-table.ts'

export const schedules = defineTable({
  id: 'schedules',
  about: 'schedules of the Constitution',
  header: 'Schedule',
  columns: {
    subject: {
      header: 'Subject',
      kind: 'text',
      ask: [
        'The {name} Schedule of the Constitution of India deals with:',
        'The {name} Schedule of the Constitution of India is related to:',
      ],
      askBack: [
        'Which Schedule of the Constitution deals with {value}?',
        'Which of the following Schedules of the Constitution of India is related to {value}?',
      ],
      say: 'The {name} Schedule deals with {value}',
    },
    number: {
      header: 'Number',
      kind: 'number',
    },
  },
  concepts: ['schedules'],
  parts: [
    {
      sources: ['Constitution of India', 'M. Laxmikanth, Indian Polity'],
      rows: `
        1 | First | names and territories of states and union territories | 1 | It changes when a state is made.
        1 | Second | salaries of the President, Governors, judges and others | 2 | It also covers the Speaker and the CAG.
        1 | Third | oaths and affirmations | 3 | The oath of the President is not in it but in Article 60.
        1 rajya-sabha | Fourth | seats of states in the Rajya Sabha | 4 | Seats go by population.
        1 scheduled-areas | Fifth | Scheduled Areas and Scheduled Tribes | 5 | It does not cover Assam, Meghalaya, Tripura and Mizoram.
        1 scheduled-areas | Sixth | tribal areas of Assam, Meghalaya, Tripura and Mizoram | 6 | It gives them autonomous councils.
        1 seventh-schedule | Seventh | the Union, State and Concurrent Lists | 7 | It shares out the power to make laws.
        1 official-language | Eighth | the 22 recognised languages | 8 | It began with fourteen.
        1 right-to-property | Ninth | land reform and other laws kept from review by courts | 9 | The First Amendment added it in 1951.
        1 anti-defection | Tenth | disqualification on the ground of defection | 10 | The 52nd Amendment added it in 1985.
        1 panchayati-raj | Eleventh | powers of panchayats | 11 | It has 29 matters.
        1 municipalities | Twelfth | powers of municipalities | 12 | It has 18 matters.
      `,
    },
  ],
})
