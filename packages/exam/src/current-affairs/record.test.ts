import { CurrentAffairsRecord } from '@ekagra/schema/current-affairs-record'
import { HistoryEntry } from '@ekagra/schema/history-entry'
import { expect, it } from 'vitest'
import { toHistoryQuestion } from '../history/read-history.ts'
import { aQuestion } from '../testing/builders.ts'
import { currentAffairsRecord, currentAffairsTitle, type FinishedQuiz } from './record.ts'

const QUIZ: FinishedQuiz = {
  questions: [aQuestion({ correctAnswer: 1 }), aQuestion({ correctAnswer: 2 }), aQuestion()],
  answers: [1, 0],
  topic: 'Defence',
  category: 'Defence',
  timeframe: 'weekly',
  elapsedSeconds: 65,
  startedAt: 1_794_729_600_000,
  isMobile: true,
}
const NOW = Date.parse('2026-11-15T08:00:00.000Z')

it('CA-69 CA-70 CA-71 CA-72 CA-73 CA-74 makes the history record of a finished quiz', () => {
  const record = currentAffairsRecord(QUIZ, NOW)
  expect(record).toEqual({
    id: 'current-affairs-1794729600000',
    title: 'Current Affairs - Defence (This Week)',
    topic: 'Current Affairs - Defence (This Week)',
    date: '2026-11-15T08:00:00.000Z',
    score: 1,
    totalQuestions: 3,
    timeSpent: '01:05',
    difficulty: 'Defence',
    deviceType: 'mobile',
    questions: QUIZ.questions.map(toHistoryQuestion),
    userAnswers: [1, 0, null],
    percentage: 33,
  })
  expect(CurrentAffairsRecord.safeParse(record).error).toBeUndefined()
  expect(HistoryEntry.safeParse(record).error).toBeUndefined()
})

it("CA-73 CA-74 says 'current-affairs' without a category, and desktop when it is not a phone", () => {
  expect(currentAffairsRecord({ ...QUIZ, category: '', isMobile: false }, NOW)).toMatchObject({
    difficulty: 'current-affairs',
    deviceType: 'desktop',
  })
})

it('WEAK-10 stores the score without sample questions', () => {
  const questions = [aQuestion({ trust: 'sample' }), aQuestion()]
  expect(currentAffairsRecord({ ...QUIZ, questions, answers: [0, 0] }, NOW).counted).toEqual({
    score: 1,
    totalQuestions: 1,
  })
})

it('CA-70 names topic and timeframe in the title', () => {
  expect(currentAffairsTitle('India Bulk', 'today')).toBe('Current Affairs - India Bulk (Today)')
})
