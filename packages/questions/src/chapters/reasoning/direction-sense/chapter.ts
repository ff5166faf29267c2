import { defineChapter } from '../../../kit/define-chapter.ts'

export const directionSense = defineChapter({
  subject: 'reasoning',
  title: 'Direction Sense',
  aliases: ['direction', 'direction and distance', 'direction test'],
  weight: 95,
  types: {
    'reasoning/displacement': {
      title: 'Distance from the Start',
      aliases: ['displacement', 'shortest distance walked'],
    },
    'reasoning/facing': {
      title: 'Turns and Directions',
      aliases: ['facing direction', 'clockwise and anticlockwise turn', 'compass turn'],
    },
    'reasoning/shadow': { title: 'Directions by Shadows', aliases: ['shadow', 'shadow direction'] },
    'bank/direction-problems': { title: 'More on Directions', aliases: [] },
  },
  questions: () => import('./questions.ts'),
})
