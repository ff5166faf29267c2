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
const EARLY = [...ANCIENT, ...MEDIEVAL] as const

export const ancientAndMedievalHistory = defineChapter({
  subject: 'general-awareness',
  title: 'Ancient & Medieval History',
  aliases: ['ancient and medieval india'],
  weight: 64,
  types: {
    'bank/ancient-and-medieval-history': {
      title: 'Society & State in Early India',
      aliases: [...EARLY],
      weight: 2,
    },
    'bank/ancient-india': {
      title: 'From the Vedas to Harsha',
      aliases: [...ANCIENT],
      weight: 2.7,
    },
    'bank/medieval-india': {
      title: 'Sultans, Mughals & Marathas',
      aliases: [...MEDIEVAL],
      weight: 2.8,
    },
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
    'facts/rulers': { title: 'Rulers & Their Deeds', aliases: [...EARLY], weight: 1.2 },
    'facts/dynasties': { title: 'Dynasties', aliases: [...EARLY], weight: 1.5 },
    'facts/battles': { title: 'Battles', aliases: [...MEDIEVAL, 'wars', 'war'], weight: 0.6 },
    'facts/history-terms': { title: 'Terms of Indian History', aliases: [], weight: 1 },
    'facts/travellers': { title: 'Foreign Travellers', aliases: ['yatri'], weight: 0.6 },
    'facts/monuments': { title: 'Monuments & Builders', aliases: [...MEDIEVAL], weight: 1.4 },
  },
  questions: () => import('./questions.ts'),
})
