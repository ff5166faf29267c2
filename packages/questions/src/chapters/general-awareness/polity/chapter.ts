import { defineChapter } from '../../../kit/define-chapter.ts'

export const polity = defineChapter({
  subject: 'general-awareness',
  title: 'Indian Polity',
  aliases: [
    'polity',
    'indian constitution',
    'constitution',
    'samvidhan',
    'rajniti',
    'political science',
    'civics',
    'bhartiya samvidhan',
    'polity and governance',
    'indian polity and constitution',
    'rajvyavastha',
  ],
  weight: 140,
  types: {
    'bank/powers-and-cases': { title: 'Powers, Acts & Cases', aliases: [], weight: 2 },
    'bank/polity-statements': {
      title: 'Polity in Statements',
      aliases: ['polity statement questions'],
      weight: 2,
    },
    'bank/rights-and-constitution': {
      title: 'Rights, Duties & Principles',
      aliases: [],
      weight: 4,
    },
    'bank/government-and-parliament': {
      title: 'Parliament, Courts & Local Government',
      aliases: ['legislature'],
      weight: 4,
    },
    'bank/articles-in-depth': {
      title: 'Articles & Rights in Depth',
      aliases: ['articles in depth'],
      weight: 4,
    },
    'bank/offices-in-depth': {
      title: 'Offices & Institutions in Depth',
      aliases: ['constitutional offices'],
      weight: 4,
    },
    'facts/constitutional-acts': {
      title: 'Acts before the Constitution',
      aliases: ['british acts'],
      weight: 0.8,
    },
    'facts/national-bodies': {
      title: 'Constitutional & Statutory Bodies',
      aliases: ['national bodies'],
    },
    'facts/committees': {
      title: 'Committees & Commissions',
      aliases: ['committee', 'commission'],
    },
    'facts/borrowed-features': {
      title: 'Sources of the Constitution',
      aliases: [],
      weight: 0.8,
    },
    'facts/amendments': {
      title: 'Constitutional Amendments',
      aliases: ['amendment'],
      weight: 1.6,
    },
    'facts/constitution-parts': {
      title: 'Parts of the Constitution',
      aliases: [],
      weight: 0.6,
    },
    'facts/schedules': {
      title: 'Schedules of the Constitution',
      aliases: ['schedule'],
      weight: 0.8,
    },
    'facts/articles': {
      title: 'Articles of the Constitution',
      aliases: ['article', 'important articles', 'anuchchhed', 'anuched'],
      weight: 3,
    },
  },
  questions: () => import('./questions.ts'),
})
