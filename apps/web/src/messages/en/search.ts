import { defineMessages } from '../define-messages.ts'

export const search = {
  title: 'Search',
  text: 'Find a topic to practice, or something of your own.',
  label: 'Topic, chapter or exam',
  submit: 'Search',
  titleFor: (text: string) => `Search: ${text}`,
  startWith: (topic: string) => `Start with “${topic}”`,
  notes: 'Make notes',
  inSyllabus: 'In the syllabus',
  yourTests: 'Your tests',
  yourNotes: 'Your notes',
  scored: (score: number, total: number) => `${score} of ${total}`,
  nothing: (text: string) =>
    `Nothing of yours and nothing in the syllabus matches “${text}”. A chapter, a subject or an exam always works.`,
  browse: 'Or choose a subject',
}

export const searchMessages = defineMessages(search, {
  hi: async () => (await import('../hi/search.ts')).search,
})
