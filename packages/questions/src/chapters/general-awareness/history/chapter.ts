import { defineChapter } from '../../../kit/define-chapter.ts'

/** Names for a part of the chapter: each leads to all types that ask about it. */
const ANCIENT = [
  'ancient history',
  'ancient indian history',
  'ancient india',
  'prachin itihas',
  'prachin bharat',
  'prachin bharat ka itihas',
] as const
const MEDIEVAL = [
  'medieval history',
  'medieval indian history',
  'medieval india',
  'madhyakalin itihas',
  'madhyakalin bharat',
] as const
const EARLY = [...ANCIENT, ...MEDIEVAL, 'ancient and medieval history'] as const
const MODERN = [
  'modern history',
  'modern indian history',
  'modern india',
  'adhunik itihas',
  'aadhunik itihas',
  'aadhunik bharat',
] as const

export const history = defineChapter({
  subject: 'general-awareness',
  title: 'History',
  aliases: ['itihas', 'indian history', 'history of india'],
  weight: 130,
  types: {
    'bank/people-and-turning-points': { title: 'People & Turning Points', aliases: [], weight: 2.2 },
    'bank/ancient-and-medieval-history': {
      title: 'Society & State in Early India',
      aliases: [...EARLY],
      weight: 2,
    },
    'bank/ancient-india': {
      title: 'From the Vedas to Harsha',
      aliases: [...ANCIENT],
      weight: 2.5,
    },
    'bank/medieval-india': {
      title: 'Sultans, Mughals & Marathas',
      aliases: [...MEDIEVAL],
      weight: 2.4,
    },
    'bank/modern-history': {
      title: 'British Rule & the National Movement',
      aliases: [...MODERN, 'british rule', 'british rule in india'],
      weight: 3,
    },
    'bank/company-rule': {
      title: 'India under the Company & the Crown',
      aliases: [...MODERN, 'british india', 'colonial india', 'company rule'],
      weight: 1.8,
    },
    'bank/freedom-struggle': {
      title: 'The Struggle for Freedom',
      aliases: [...MODERN, 'gandhian era', 'gandhi era', 'freedom fighters'],
      weight: 2.4,
    },
    'bank/world-history': { title: 'History of the World', aliases: [], weight: 0.3 },
    'facts/mahajanapadas': { title: 'Mahajanapadas', aliases: [...ANCIENT], weight: 0.8 },
    'facts/inscriptions': { title: 'Inscriptions of Early India', aliases: [...ANCIENT], weight: 0.8 },
    'facts/saints': {
      title: 'Bhakti & Sufi Saints',
      aliases: [...MEDIEVAL, 'bhakti and sufi movement', 'saints', 'sant'],
      weight: 0.8,
    },
    'facts/sikh-gurus': { title: 'The Ten Sikh Gurus', aliases: [...MEDIEVAL], weight: 0.4 },
    'facts/harappan-sites': {
      title: 'Indus Valley Civilisation',
      aliases: [...ANCIENT],
      weight: 0.8,
    },
    'facts/congress-sessions': { title: 'Sessions of the Congress', aliases: [...MODERN], weight: 0.7 },
    'facts/newspapers': { title: 'Newspapers of the Freedom Movement', aliases: [...MODERN], weight: 0.6 },
    'facts/reformers': { title: 'Reform Movements & Societies', aliases: [...MODERN] },
    'facts/viceroys': { title: 'Governors-General & Viceroys', aliases: [...MODERN] },
    'facts/rulers': { title: 'Rulers & Their Deeds', aliases: [...EARLY], weight: 1.2 },
    'facts/dynasties': { title: 'Dynasties', aliases: [...EARLY], weight: 1.5 },
    'facts/battles': { title: 'Battles', aliases: [...MEDIEVAL, 'wars', 'war'] },
    'facts/freedom-movement': {
      title: 'Freedom Movement',
      aliases: [
        ...MODERN,
        'freedom struggle',
        'national movement',
        'swatantrata sangram',
        'independence movement',
        'indian national movement',
      ],
      weight: 2.6,
    },
    'facts/history-terms': { title: 'Terms of Indian History', aliases: [], weight: 1 },
    'facts/travellers': { title: 'Foreign Travellers', aliases: ['yatri'], weight: 0.6 },
    'facts/treaties': { title: 'Historic Treaties', aliases: [], weight: 0.9 },
    'facts/uprisings': {
      title: 'Revolts & Uprisings',
      aliases: [...MODERN, 'uprising', 'revolts'],
      weight: 1.2,
    },
    'facts/slogans': { title: 'Slogans & Famous Sayings', aliases: [...MODERN, 'quotes'], weight: 0.8 },
    'facts/monuments': { title: 'Monuments & Builders', aliases: [...MEDIEVAL], weight: 1.4 },
  },
  questions: () => import('./questions.ts'),
})
