import { about, defineNotes } from '../../../kit/define-notes.ts'

const DECISIONS = 'bank/decision-making'

export const notes = defineNotes({
  overview:
    'A situation from the life of an officer and four courses of action. One of them keeps the law, serves the person in need and mends the cause; the others do one of these at the cost of another, or do nothing.',
  method: [
    'Ask first whether life or safety is at stake: that comes before everything.',
    'Strike out what breaks a law or a rule, and what hides a wrong.',
    'Strike out what only passes the problem on: waiting, leave, transfers, promises that cannot be kept.',
    'Of what is left take the course that hears the people concerned and deals with the cause.',
  ],
  tables: [
    {
      title: 'What the best course looks like',
      columns: ['Situation', 'Best course', 'Tempting but wrong'],
      rows: [
        ['conflict of interest', 'disclose it and stay out', 'stay in and be fair in silence'],
        ['an order against the rules', 'refuse and record the reasons', 'obey and protest later'],
        ['people who are angry', 'hear them and give a date', 'promise everything'],
        ['a harsh rule', 'apply it and propose a change', 'ignore it'],
        ['a conflict in the team', 'hear both sides early', 'transfer or wait'],
      ],
      of: [DECISIONS],
    },
  ],
  tips: [
    about(DECISIONS, 'People first, then property, then the inquiry.'),
    about(DECISIONS, 'Facts before action, unless delay costs lives.'),
  ],
  mistakes: [
    about(DECISIONS, 'Choosing the harshest course because it looks firm.'),
    about(DECISIONS, 'Choosing the kindest course although it breaks a rule that protects others.'),
  ],
  advanced: [
    about(
      DECISIONS,
      'Where two good courses are left, the better one is the one that can be defended on file to a stranger a year later.',
    ),
  ],
  lists: {
    [DECISIONS]:
      'Read each situation for three things: who is in need, which rule applies, what caused it. The best course serves all three; the trap serves one.',
  },
})
