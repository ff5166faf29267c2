import type { HistoryEntry } from '@ekagra/schema/history-entry'
import type { Note } from '@ekagra/schema/note'
import type { Question } from '@ekagra/schema/question'

/** A complete question; a test states only the fields that matter to it. */
export const aQuestion = (known: Partial<Question> = {}): Question => ({
  id: 'q-1-0-aaaaaaa',
  text: 'Which planet is nearest to the Sun?',
  options: ['Mercury', 'Venus', 'Earth', 'Mars'],
  correctAnswer: 0,
  explanation: 'Mercury is the innermost planet.',
  difficulty: 'easy',
  trust: 'curated',
  ...known,
})

export const anEntry = (known: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 'exam-1',
  title: 'Physics',
  topic: 'Physics',
  score: 7,
  totalQuestions: 10,
  date: '2026-11-01T10:00:00.000Z',
  timeSpent: '5:30',
  difficulty: 'medium',
  percentage: 70,
  deviceType: 'desktop',
  ...known,
})

export const aNote = (known: Partial<Note> = {}): Note => ({
  id: 'note-1',
  title: 'Photosynthesis',
  content: '# Photosynthesis',
  tags: ['study'],
  lastUpdated: '2026-11-01T10:00:00.000Z',
  ...known,
})
