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
    'facts/epithets': {
      title: 'Titles of Persons',
      aliases: [
        'popular names',
        'nicknames of persons',
        'titles of personalities',
        'father of',
        'upadhi',
        'epithet',
      ],
      weight: 0.8,
    },
    'facts/firsts': {
      title: 'Firsts in India',
      aliases: ['first in india', 'first woman', 'bharat me pratham', 'pratham', 'first indian', 'firsts'],
    },
    'facts/awards': { title: 'Awards', aliases: ['puraskar aur samman', 'prize', 'awards and prizes'] },
    'facts/bharat-ratna': {
      title: 'Bharat Ratna',
      aliases: ['bharat ratna winners', 'bharat ratan', 'bharatratna'],
      weight: 0.8,
    },
  },
  questions: () => import('./questions.ts'),
})
