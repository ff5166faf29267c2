import { expect, it } from 'vitest'
import { DeviceType, HISTORY_EXPLANATION_LENGTH, HistoryEntry, HistoryQuestion } from './history-entry.ts'

const SUMMARY = {
  id: 'exam-1',
  title: 'Optics',
  topic: 'Optics',
  score: 7,
  totalQuestions: 10,
  date: '2026-11-15T00:00:00.000Z',
  timeSpent: '5:30',
  difficulty: 'medium',
  percentage: 70,
  deviceType: 'mobile',
}
const QUESTION = {
  id: 'q-1',
  text: 'Who?',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 0,
  explanation: 'x'.repeat(200),
  trust: 'curated',
}

it.each(Object.keys(SUMMARY))('STORE-22 needs its %s', (field) => {
  expect(HistoryEntry.safeParse({ ...SUMMARY, [field]: undefined }).success).toBe(false)
})

it('STORE-22 STORE-27 holds questions and an answer or null for each, or neither', () => {
  expect(HistoryEntry.safeParse(SUMMARY).success).toBe(true)
  const full = { ...SUMMARY, questions: [QUESTION, QUESTION], userAnswers: [3, null] }
  expect(HistoryEntry.safeParse(full).success).toBe(true)
  expect(HistoryEntry.safeParse({ ...full, userAnswers: [4, null] }).success).toBe(false)
})

it.each([
  [{ score: -1 }],
  [{ totalQuestions: 0 }],
  [{ id: '' }],
  [{ unconfirmed: false }],
  [{ questionSeconds: [-1] }],
  [{ more: 1 }],
])('refuses an entry with %j', (damage) => {
  expect(HistoryEntry.safeParse({ ...SUMMARY, ...damage }).success).toBe(false)
})

it('STORE-25 accepts mobile, desktop and unknown', () => {
  expect(DeviceType.options).toEqual(['mobile', 'desktop', 'unknown'])
})

it('STORE-26 holds at most 200 characters of an explanation', () => {
  expect(HistoryQuestion.safeParse(QUESTION).success).toBe(true)
  expect(HistoryQuestion.safeParse({ ...QUESTION, explanation: 'x'.repeat(201) }).success).toBe(false)
  expect(HISTORY_EXPLANATION_LENGTH).toBe(200)
})
