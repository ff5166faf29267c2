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
    'bank/ancient-and-medieval-history': {
      title: 'Society & State in Early India',
      aliases: [
        ...EARLY,
        'vedic age',
        'vedic period',
        'buddhism and jainism',
        'buddhism',
        'jainism',
        'mauryan empire',
        'bhakti movement',
        'sufi movement',
        'bhakti and sufi movement',
        'vijayanagara empire',
        'mughal administration',
      ],
      weight: 2,
    },
    'bank/modern-history': {
      title: 'British Rule & the National Movement',
      aliases: [
        ...MODERN,
        'british rule',
        'british rule in india',
        'revolt of 1857',
        '1857 revolt',
        'gandhian movements',
        'land revenue systems',
        'partition of bengal',
        'drain of wealth',
        'peasant movements',
        'tribal revolts',
        'advent of europeans',
      ],
      weight: 3,
    },
    'facts/harappan-sites': {
      title: 'Indus Valley Civilisation',
      aliases: [
        ...ANCIENT,
        'indus valley',
        'harappa',
        'harappan civilisation',
        'harappan civilization',
        'indus valley civilization',
        'sindhu ghati sabhyata',
        'mohenjodaro',
      ],
      weight: 0.8,
    },
    'facts/congress-sessions': {
      title: 'Sessions of the Congress',
      aliases: [
        ...MODERN,
        'congress session',
        'inc sessions',
        'indian national congress',
        'congress adhiveshan',
      ],
      weight: 0.7,
    },
    'facts/newspapers': {
      title: 'Newspapers of the Freedom Movement',
      aliases: [...MODERN, 'newspaper', 'newspapers and journals', 'samachar patra'],
      weight: 0.6,
    },
    'facts/reformers': {
      title: 'Reform Movements & Societies',
      aliases: [
        ...MODERN,
        'social reform',
        'socio religious reform',
        'reform movements',
        'samaj sudhar',
        'brahmo samaj',
        'arya samaj',
      ],
    },
    'facts/viceroys': {
      title: 'Governors-General & Viceroys',
      aliases: [...MODERN, 'viceroy', 'governor general', 'governors general', 'viceroys of india'],
    },
    'facts/rulers': {
      title: 'Rulers & Their Deeds',
      aliases: [...EARLY, 'ruler', 'kings', 'kings of india', 'maurya empire', 'gupta empire', 'shasak'],
      weight: 1.2,
    },
    'facts/dynasties': {
      title: 'Dynasties',
      aliases: [
        ...EARLY,
        'dynasty',
        'vansh',
        'rajvansh',
        'delhi sultanate',
        'mughal',
        'mughals',
        'mughal empire',
      ],
      weight: 1.5,
    },
    'facts/battles': {
      title: 'Battles',
      aliases: [...MEDIEVAL, 'battle', 'wars', 'yuddh', 'important battles', 'war'],
    },
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
      weight: 2,
    },
    'facts/history-terms': {
      title: 'Terms of Indian History',
      aliases: [
        'historical terms',
        'mughal administration',
        'vedic terms',
        'delhi sultanate administration',
        'iqta',
        'mansabdari',
      ],
      weight: 1,
    },
    'facts/travellers': {
      title: 'Foreign Travellers',
      aliases: ['travellers', 'foreign traveller', 'foreign travelers', 'yatri', 'ibn battuta'],
      weight: 0.6,
    },
    'facts/treaties': {
      title: 'Historic Treaties',
      aliases: ['historic treaty', 'sandhi', 'important treaties', 'anglo mysore war', 'anglo maratha war'],
      weight: 0.9,
    },
    'facts/uprisings': {
      title: 'Revolts & Uprisings',
      aliases: [
        ...MODERN,
        'uprising',
        'tribal revolts',
        'peasant movements',
        'revolts',
        'revolt of 1857',
        '1857',
        'tribal movements',
      ],
      weight: 1.2,
    },
    'facts/slogans': {
      title: 'Slogans & Famous Sayings',
      aliases: [...MODERN, 'slogan', 'famous slogans', 'nare', 'quotes', 'who said', 'famous sayings'],
      weight: 0.8,
    },
    'facts/monuments': {
      title: 'Monuments & Builders',
      aliases: [
        ...MEDIEVAL,
        'monument',
        'who built',
        'builders',
        'forts',
        'forts and monuments',
        'historical monuments',
      ],
      weight: 1.4,
    },
  },
  questions: () => import('./questions.ts'),
})
