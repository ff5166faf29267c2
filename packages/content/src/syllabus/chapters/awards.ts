import { defineChapter } from '../chapter.ts'

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
    'facts/awards': { title: 'Awards', aliases: ['puraskar aur samman', 'prize', 'awards and prizes'] },
  },
})
