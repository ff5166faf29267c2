import {
  checkAnswer,
  finishSession,
  goTo,
  selectOption,
  startSession,
  toggleMark,
} from '@ekagra/exam/session/session'
import { describe, expect, it } from 'vitest'
import { countStates, navigatorState } from './navigator-state.ts'

const question = (correctAnswer: number) => ({
  id: `q-${correctAnswer}`,
  text: 'x',
  options: ['1', '2', '3', '4'],
  correctAnswer,
  explanation: '',
  difficulty: 'easy' as const,
  trust: 'computed' as const,
})
const questions = [question(0), question(1), null]

describe('navigatorState', () => {
  it('SESSION-06 distinguishes right, wrong, chosen and unanswered in practice', () => {
    const right = checkAnswer(selectOption(startSession('practice', 3), 0))
    const wrong = checkAnswer(selectOption(goTo(right, 1), 0))
    expect(questions.map((_, index) => navigatorState(wrong, questions, index))).toEqual([
      'right',
      'wrong',
      'open',
    ])
    const chosen = selectOption(startSession('practice', 3), 2)
    expect(navigatorState(chosen, questions, 0)).toBe('chosen')
  })

  it('SESSION-31 never shows right or wrong in a test', () => {
    const answered = toggleMark(selectOption(startSession('test', 3), 3))
    expect(navigatorState(answered, questions, 0)).toBe('answered-and-marked')
    expect(navigatorState(finishSession(answered), questions, 0)).toBe('answered-and-marked')
  })

  it('counts the questions in any of several states', () => {
    expect(countStates(['right', 'open', 'right', 'wrong'])('right', 'wrong')).toBe(3)
  })
})
