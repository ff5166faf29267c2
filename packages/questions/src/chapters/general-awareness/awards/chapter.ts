import { defineChapter } from '../../../kit/define-chapter.ts'

export const awards = defineChapter({
  subject: 'general-awareness',
  title: 'Awards, Honours & Persons',
  aliases: [
    'award',
    'awards and honours',
    'honours',
    'puraskar',
    'prizes',
    'awards honours',
    'persons in news',
    'personality',
  ],
  weight: 35,
  types: {
    'bank/nobel-and-honours': {
      title: 'Nobel Prize & Honours',
      aliases: ['nobel and honours'],
      weight: 0.6,
    },
    'facts/epithets': {
      title: 'Titles of Persons',
      aliases: [],
      weight: 0.8,
    },
    'facts/firsts': {
      title: 'Firsts in India',
      aliases: ['first in india'],
    },
    'facts/awards': { title: 'Awards', aliases: ['puraskar aur samman', 'prize', 'awards and prizes'] },
    'facts/bharat-ratna': {
      title: 'Bharat Ratna',
      aliases: [],
      weight: 0.8,
    },
  },
  questions: () => import('./questions.ts'),
})
