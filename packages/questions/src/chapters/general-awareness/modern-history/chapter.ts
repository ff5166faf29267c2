import { defineChapter } from '../../../kit/define-chapter.ts'

export const modernHistory = defineChapter({
  subject: 'general-awareness',
  title: 'Modern History',
  aliases: ['modern indian history', 'modern india', 'adhunik itihas', 'aadhunik itihas', 'aadhunik bharat'],
  weight: 62,
  types: {
    'bank/people-and-turning-points': { title: 'People & Turning Points', aliases: [], weight: 0.9 },
    'bank/modern-history': {
      title: 'British Rule & the National Movement',
      aliases: ['british rule', 'british rule in india'],
      weight: 3,
    },
    'bank/company-rule': {
      title: 'India under the Company & the Crown',
      aliases: ['british india', 'colonial india', 'company rule'],
      weight: 1.8,
    },
    'bank/freedom-struggle': {
      title: 'The Struggle for Freedom',
      aliases: ['gandhian era', 'gandhi era', 'freedom fighters'],
      weight: 2.4,
    },
    'facts/congress-sessions': { title: 'Sessions of the Congress', aliases: [], weight: 0.7 },
    'facts/newspapers': { title: 'Newspapers of the Freedom Movement', aliases: [], weight: 0.6 },
    'facts/reformers': { title: 'Reform Movements & Societies', aliases: [] },
    'facts/viceroys': { title: 'Governors-General & Viceroys', aliases: [] },
    'facts/freedom-movement': {
      title: 'Freedom Movement',
      aliases: [
        'freedom struggle',
        'national movement',
        'swatantrata sangram',
        'independence movement',
        'indian national movement',
      ],
      weight: 2.6,
    },
    'facts/treaties': { title: 'Historic Treaties', aliases: [], weight: 0.7 },
    'facts/uprisings': {
      title: 'Revolts & Uprisings',
      aliases: ['uprising', 'revolts'],
      weight: 1.2,
    },
    'facts/slogans': { title: 'Slogans & Famous Sayings', aliases: ['quotes'], weight: 0.8 },
    'facts/modern-battles': { title: 'Battles of Modern India', aliases: ['wars', 'war'], weight: 0.4 },
  },
  questions: () => import('./questions.ts'),
})
