import { describe, expect, it } from 'vitest'
import { aQuestion } from '../testing/builders.ts'
import {
  type CurrentAffairsMode,
  chooseAnswer,
  exitQuiz,
  goBack,
  nextOrFinish,
  openQuiz,
  quizProgress,
  type RunningQuiz,
  restoreQuiz,
  resumeQuiz,
  SETUP,
} from './page.ts'

const MATERIAL = {
  questions: [aQuestion({ id: 'a' }), aQuestion({ id: 'b' })],
  category: 'Defence',
  timeframe: 'weekly',
} as const

function runOf(mode: CurrentAffairsMode | null): RunningQuiz {
  if (mode?.mode !== 'quiz' && mode?.mode !== 'result') throw new Error('not in a quiz')
  return mode.run
}

const opened = () => runOf(openQuiz(MATERIAL, 1000))
const finished = () => runOf(nextOrFinish(chooseAnswer(runOf(nextOrFinish(chooseAnswer(opened(), 0))), 1)))

describe('the modes of the page', () => {
  it('CA-49 CA-50 CA-51 go from setup to a quiz when there are questions', () => {
    expect(openQuiz(MATERIAL, 1000)).toEqual({
      mode: 'quiz',
      run: {
        ...MATERIAL,
        startedAt: 1000,
        elapsedMs: 0,
        quiz: { index: 0, reached: 0, answers: [null, null], finished: false },
      },
    })
  })

  it('CA-50 CA-64 open no quiz without questions', () => {
    expect(openQuiz({ ...MATERIAL, questions: [] }, 1000)).toBeNull()
  })

  it('CA-49 CA-66 go from the quiz to the result on Finish, with the answers', () => {
    const run = runOf(nextOrFinish(chooseAnswer(opened(), 0)))
    expect(nextOrFinish(run)).toBeNull()
    expect(nextOrFinish(chooseAnswer(run, 1))).toMatchObject({
      mode: 'result',
      run: { quiz: { answers: [0, 1], finished: true } },
    })
  })

  it('CA-49 CA-52 go from the quiz to setup on Exit; a quiz with answers can be resumed', () => {
    expect(exitQuiz(opened())).toBe(SETUP)
    const run = chooseAnswer(opened(), 2)
    const left = exitQuiz(run)
    expect(left).toEqual({ mode: 'setup', left: run })
    expect(resumeQuiz(run)).toEqual({ mode: 'quiz', run })
  })

  it('CA-49 CA-83 go from the result to a quiz with the same questions and no answers', () => {
    expect(openQuiz(finished(), 9000)).toMatchObject({
      mode: 'quiz',
      run: { questions: MATERIAL.questions, startedAt: 9000, elapsedMs: 0, quiz: { answers: [null, null] } },
    })
  })
})

it('CA-59 goes back with the answers kept', () => {
  const run = runOf(nextOrFinish(chooseAnswer(opened(), 3)))
  expect(goBack(run).quiz).toEqual({ index: 0, reached: 1, answers: [3, null], finished: false })
})

it('CA-57 gives the position of the current question in per cent', () => {
  const run = opened()
  expect(quizProgress(run.quiz)).toBe(50)
  expect(quizProgress({ ...run.quiz, answers: [] })).toBe(0)
  expect(quizProgress({ ...run.quiz, index: 1 })).toBe(100)
  expect(quizProgress({ ...run.quiz, answers: [null, null, null] })).toBe(33)
})

describe('a stored quiz', () => {
  const quiz = { index: 1, reached: 1, answers: [0, null], finished: false }
  it('is resumed when its parts fit together', () => {
    expect(restoreQuiz(quiz, 2)).toBe(quiz)
    const begun = { ...quiz, index: 0, reached: 0 }
    expect(restoreQuiz(begun, 2)).toBe(begun)
    expect(restoreQuiz({ ...quiz, answers: [0, 1], finished: true }, 2)).not.toBeNull()
  })

  it.each([
    ['other questions', quiz, 3],
    ['no questions', { ...quiz, answers: [] }, 0],
    ['a place outside', { ...quiz, index: 2, reached: 2 }, 2],
    ['a place before the first', { ...quiz, index: -1 }, 2],
    ['half a place', { ...quiz, index: 0.5 }, 2],
    ['a place never reached', { ...quiz, reached: 0 }, 2],
    ['an end without answers', { ...quiz, finished: true }, 2],
  ])('is refused with %s', (_, broken, total) => {
    expect(restoreQuiz(broken, total)).toBeNull()
  })
})
