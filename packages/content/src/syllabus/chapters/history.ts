import { defineChapter } from '../chapter.ts'

export const history = defineChapter({
  subject: 'general-awareness',
  title: 'History',
  aliases: [
    'itihas',
    'indian history',
    'ancient history',
    'medieval history',
    'modern history',
    'prachin itihas',
    'adhunik itihas',
    'madhyakalin itihas',
    'history of india',
    'modern indian history',
    'ancient indian history',
  ],
  weight: 130,
  types: {
    'facts/harappan-sites': {
      title: 'Indus Valley Civilisation',
      aliases: [
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
      aliases: ['congress session', 'inc sessions', 'indian national congress', 'congress adhiveshan'],
      weight: 0.7,
    },
    'facts/newspapers': {
      title: 'Newspapers of the Freedom Movement',
      aliases: ['newspaper', 'newspapers and journals', 'samachar patra'],
      weight: 0.6,
    },
    'facts/reformers': {
      title: 'Reform Movements & Societies',
      aliases: [
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
      aliases: ['viceroy', 'governor general', 'governors general', 'viceroys of india'],
    },
    'facts/rulers': {
      title: 'Rulers & Their Deeds',
      aliases: ['ruler', 'kings', 'kings of india', 'maurya empire', 'gupta empire', 'shasak'],
      weight: 1.2,
    },
    'facts/dynasties': {
      title: 'Dynasties',
      aliases: ['dynasty', 'vansh', 'rajvansh', 'delhi sultanate', 'mughal', 'mughals', 'mughal empire'],
      weight: 1.5,
    },
    'facts/battles': { title: 'Battles', aliases: ['battle', 'wars', 'yuddh', 'important battles', 'war'] },
    'facts/freedom-movement': {
      title: 'Freedom Movement',
      aliases: [
        'freedom struggle',
        'national movement',
        'swatantrata sangram',
        'independence movement',
        'indian national movement',
      ],
      weight: 2,
    },
  },
})
