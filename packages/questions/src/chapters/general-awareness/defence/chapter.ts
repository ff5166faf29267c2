import { defineChapter } from '../../../kit/define-chapter.ts'

export const defence = defineChapter({
  subject: 'general-awareness',
  title: 'Defence',
  aliases: [
    'defense',
    'defence current affairs',
    'raksha',
    'military',
    'armed forces',
    'indian army',
    'sena',
  ],
  weight: 35,
  types: {
    'bank/missiles-in-depth': { title: 'BrahMos & Agni', aliases: [], weight: 0.4 },
    'bank/forces-and-operations': {
      title: 'Forces & Operations',
      aliases: ['indian armed forces'],
      weight: 1,
    },
    'bank/wars-of-india': {
      title: 'Wars of 1962, 1965, 1971 & Kargil',
      aliases: ['wars of india after independence'],
      weight: 0.8,
    },
    'facts/military-ranks': {
      title: 'Ranks of the Armed Forces',
      aliases: [],
      weight: 0.4,
    },
    'facts/defence-systems': {
      title: 'Missiles & Weapons',
      aliases: ['weapons', 'defence systems', 'drdo'],
    },
    'facts/military-exercises': {
      title: 'Military Exercises',
      aliases: ['yudh abhyas', 'exercise'],
    },
  },
  questions: () => import('./questions.ts'),
})
