import { expect, it } from 'vitest'
import { OPTIONS_SHOWN, readCurrentAffairsQuestions } from './current-affairs-questions.ts'

const ARRIVED = { text: 'Who?', options: ['a', 'b', 'c', 'd', 'e'], correctIndex: 2, correctAnswer: 0 }

it('CA-46 CA-47 CA-48 shows up to four options, prefers correctIndex and names a question without an id', () => {
  expect(readCurrentAffairsQuestions([ARRIVED], 17)).toEqual([
    {
      id: 'question-17-0',
      text: 'Who?',
      options: ['a', 'b', 'c', 'd'],
      correctAnswer: 2,
      explanation: 'No explanation provided.',
      difficulty: 'medium',
      trust: 'unverified',
    },
  ])
  expect(OPTIONS_SHOWN).toBe(4)
})

it('reads anything but a list as no questions', () => {
  expect([null, {}, 'x'].map((arrived) => readCurrentAffairsQuestions(arrived, 1))).toEqual([[], [], []])
  expect(readCurrentAffairsQuestions([null, 3], 1)).toEqual([])
})
