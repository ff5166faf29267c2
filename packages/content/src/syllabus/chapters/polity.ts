import { defineChapter } from '../chapter.ts'

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
    'facts/national-bodies': {
      title: 'Constitutional & Statutory Bodies',
      aliases: ['constitutional bodies', 'statutory bodies', 'national bodies', 'constitutional body'],
    },
    'facts/committees': {
      title: 'Committees & Commissions',
      aliases: ['committee', 'commission', 'samiti', 'aayog', 'committees and commissions'],
    },
    'facts/borrowed-features': {
      title: 'Sources of the Constitution',
      aliases: ['borrowed features', 'features of constitution', 'sources of indian constitution'],
      weight: 0.8,
    },
    'facts/prime-ministers': {
      title: 'Prime Ministers of India',
      aliases: ['prime minister', 'pradhan mantri', 'pm of india'],
      weight: 0.8,
    },
    'facts/vice-presidents': {
      title: 'Vice-Presidents of India',
      aliases: ['vice president', 'uprashtrapati'],
      weight: 0.4,
    },
    'facts/presidents': { title: 'Presidents of India', aliases: ['president', 'rashtrapati'], weight: 0.8 },
    'facts/amendments': {
      title: 'Constitutional Amendments',
      aliases: ['amendment', 'important amendments', 'sanshodhan', 'samvidhan sanshodhan'],
      weight: 1.6,
    },
    'facts/constitution-parts': {
      title: 'Parts of the Constitution',
      aliases: ['parts of constitution', 'part of the constitution'],
      weight: 0.6,
    },
    'facts/schedules': {
      title: 'Schedules of the Constitution',
      aliases: ['schedule', 'anusuchi', '12 schedules'],
      weight: 0.8,
    },
    'facts/articles': {
      title: 'Articles of the Constitution',
      aliases: [
        'article',
        'important articles',
        'anuchchhed',
        'anuched',
        'article 370',
        'fundamental rights',
        'directive principles',
        'maulik adhikar',
      ],
      weight: 3,
    },
  },
})
