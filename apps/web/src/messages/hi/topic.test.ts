import { currentAffairsTitle } from '@ekagra/exam/current-affairs/record'
import { timeText } from '@ekagra/exam/grading/time-text'
import { UNKNOWN_TOPIC, UNTITLED_EXAM } from '@ekagra/exam/history/read-history'
import { PRACTICE_TEST } from '@ekagra/exam/history/save-history'
import { QUESTION_SETS } from '@ekagra/exam/session/question-set'
import { Timeframe } from '@ekagra/schema/generate-questions'
import { expect, it } from 'vitest'
import { hindiTimeText } from './hindi-time-text.ts'
import { question } from './question.ts'
import { topic } from './topic.ts'

it.each([...Object.values(QUESTION_SETS), UNKNOWN_TOPIC, UNTITLED_EXAM, PRACTICE_TEST, 'Mathematics'])(
  'shows the name %s, which the app gave itself, in Hindi',
  (name) => {
    expect(topic.name(name)).toMatch(/^[\u0900-\u097f ]+$/)
  },
)

it.each(Timeframe.options)('shows the title of a quiz on current affairs (%s) in Hindi', (timeframe) => {
  expect(topic.name(currentAffairsTitle('Defence', timeframe))).toMatch(
    /^करेंट अफ़ेयर्स - रक्षा \([\u0900-\u097f ]+\)$/,
  )
  expect(topic.name(currentAffairsTitle('chess', timeframe))).toContain(' - chess (')
})

it('does not translate a topic that the learner typed', () => {
  expect(topic.name('time and work')).toBe('time and work')
})

it('shows the placeholder of a missing text in Hindi, and a real text unchanged', () => {
  expect(question.standIn('No explanation provided.')).toBe('कोई व्याख्या नहीं दी गई।')
  expect(question.standIn('Option C')).toBe('विकल्प C')
  expect(question.standIn('Option C is a tax')).toBe('Option C is a tax')
})

it('shows the units of a stored time in Hindi', () => {
  expect(hindiTimeText(timeText(3723))).toBe('1 घं॰ 2 मि॰ 3 से॰')
  expect(hindiTimeText(timeText(330))).toBe('5:30')
})
