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
    'facts/military-ranks': {
      title: 'Ranks of the Armed Forces',
      aliases: ['military ranks', 'army ranks', 'navy ranks', 'air force ranks'],
      weight: 0.4,
    },
    'facts/defence-systems': {
      title: 'Missiles & Weapons',
      aliases: [
        'missile',
        'weapons',
        'missiles of india',
        'fighter aircraft',
        'submarine',
        'defence systems',
        'drdo',
      ],
    },
    'facts/military-exercises': {
      title: 'Military Exercises',
      aliases: ['defence exercises', 'joint exercises', 'war exercises', 'yudh abhyas', 'exercise'],
    },
  },
  questions: () => import('./questions.ts'),
})
