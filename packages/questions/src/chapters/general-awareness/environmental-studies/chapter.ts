import { defineChapter } from '../../../kit/define-chapter.ts'

export const environmentalStudies = defineChapter({
  subject: 'general-awareness',
  title: 'Environmental Studies',
  aliases: [
    'evs',
    'environmental study',
    'evs themes',
    'evs content',
    'the world around us',
    'looking around',
  ],
  weight: 10,
  types: {
    'bank/evs-themes': {
      title: 'Family, Food, Shelter & Travel',
      aliases: ['food and shelter', 'evs ncert'],
    },
  },
  questions: () => import('./questions.ts'),
})
