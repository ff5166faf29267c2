import type { HistoryEntry, UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import * as fc from 'fast-check'
import { anEntry, aQuestion } from './builders.ts'

export const anyAnswer: fc.Arbitrary<UserAnswer> = fc.option(fc.integer({ min: 0, max: 3 }))

export const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    id: fc.uuid(),
    text: fc.string({ minLength: 1 }),
    correctAnswer: fc.integer({ min: 0, max: 3 }),
    trust: fc.constantFrom('computed', 'curated', 'cross-checked', 'self-checked', 'unverified', 'sample'),
  })
  .map((known) => aQuestion(known))

/** A test: questions, each with an answer or null. */
export const anyTest = fc.array(fc.tuple(anyQuestion, anyAnswer), { maxLength: 12 }).map((pairs) => ({
  questions: pairs.map(([question]) => question),
  answers: pairs.map(([, answer]) => answer),
}))

/** Entries with few different ids and topics, so that collisions occur. */
export const anyEntry: fc.Arbitrary<HistoryEntry> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    topic: fc.constantFrom('Physics', 'physics', 'History', 'Unknown Topic'),
    score: fc.integer({ min: 0, max: 10 }),
    percentage: fc.integer({ min: 0, max: 100 }),
    date: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    full: fc.boolean(),
  })
  .map(({ full, ...known }) =>
    anEntry({ ...known, ...(full && { questions: [aQuestion()].map(stripped), userAnswers: [0] }) }),
  )

const stripped = ({ id, text, options, correctAnswer, explanation, trust }: Question) => ({
  id,
  text,
  options,
  correctAnswer,
  explanation,
  trust,
})

export const anyHistory = fc.uniqueArray(anyEntry, { selector: ({ id }) => id })
