import { defineChapter } from '../../../kit/define-chapter.ts'

export const medievalRulers = defineChapter({
  subject: 'general-awareness',
  title: 'Rulers & Saints of Medieval India',
  aliases: ['rulers of medieval india', 'saints and rulers of medieval india'],
  weight: 24,
  types: {
    'bank/rank-and-grant-pairs': { title: 'Iqta and Mansabdari Compared', aliases: [] },
    'bank/sultans-and-kingdoms': {
      title: 'Sultans & Rajput Kingdoms',
      aliases: ['sultans and rajput kings'],
      weight: 1.5,
    },
    'bank/mughals-saints-and-marathas': {
      title: 'Mughals, Saints & Marathas',
      aliases: ['mughals saints and marathas'],
      weight: 1.5,
    },
    'bank/courts-saints-and-buildings': {
      title: 'Courts, Saints & Buildings of Medieval India',
      aliases: ['courts and buildings of medieval india'],
    },
  },
  questions: () => import('./questions.ts'),
})
