import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answeredCount,
  canCheck,
  canFinishPractice,
  canGoNext,
  canGoPrevious,
  canSubmitTest,
  checkAnswer,
  clearAnswer,
  exitStep,
  exitTarget,
  finishSession,
  goNext,
  goPrevious,
  goTo,
  growSession,
  hasAnswers,
  isAnswered,
  isLast,
  isOpen,
  questionCount,
  resumeSession,
  type Session,
  selectOption,
  sessionProgress,
  startSession,
  toggleMark,
} from './session.ts'

const answer = (session: Session, ...options: number[]) =>
  options.reduce((current, option, index) => selectOption(goTo(current, index), option), session)

describe('starting', () => {
  it('shows the first of as many unanswered questions as there are', () => {
    expect(startSession('practice', 2)).toEqual({
      mode: 'practice',
      phase: 'answering',
      index: 0,
      answers: [null, null],
      checked: [false, false],
      visited: [true, false],
      marked: [false, false],
    })
  })

  it('resumes stored progress where it was left', () => {
    const session = toggleMark(goTo(checkAnswer(answer(startSession('practice', 3), 2)), 1))
    expect(resumeSession('practice', 3, sessionProgress(session))).toEqual(session)
  })

  it('fits stored progress to the questions that exist', () => {
    const progress = {
      index: 9,
      answers: [1, 2, 3],
      checked: [true],
      visited: [],
      marked: [true, true, true],
    }
    expect(resumeSession('practice', 2, progress)).toMatchObject({
      index: 1,
      answers: [1, 2],
      checked: [true, false],
      visited: [false, true],
      marked: [true, true],
    })
    expect(resumeSession('practice', 0, progress)).toMatchObject({ index: 0, answers: [] })
  })

  it('drops a stored check without an answer, and any check in a test', () => {
    const progress = { index: 0, answers: [null, 1], checked: [true, true], visited: [], marked: [] }
    expect(resumeSession('practice', 2, progress).checked).toEqual([false, true])
    expect(resumeSession('test', 2, progress).checked).toEqual([false, false])
  })

  it('makes room for questions that arrive later and removes nothing', () => {
    const session = toggleMark(answer(startSession('test', 1), 3))
    const grown = growSession(session, 3)
    expect(grown).toEqual({
      ...session,
      answers: [3, null, null],
      checked: [false, false, false],
      visited: [true, false, false],
      marked: [true, false, false],
    })
    expect(growSession(grown, 2)).toBe(grown)
    expect(growSession(grown, 3)).toBe(grown)
    const finished = finishSession(session)
    expect(growSession(finished, 3)).toBe(finished)
    expect(growSession(startSession('test', 0), 2).visited).toEqual([true, false])
  })

  it('SESSION-13 offers Finish only when the expected questions have arrived and are answered', () => {
    const begun = growSession(answer(startSession('practice', 1), 2), 1, 2)
    expect(begun.coming).toBe(2)
    expect(questionCount(begun)).toBe(3)
    expect(canFinishPractice(begun)).toBe(false)
    expect([isLast(begun), canGoNext(begun)]).toEqual([false, false])
    expect(goNext(begun)).toBe(begun)
    // A session that ends early has only the questions that arrived.
    expect(questionCount(finishSession(begun))).toBe(1)
    const two = growSession(begun, 2, 1)
    expect([isLast(two), canGoNext(two)]).toEqual([false, true])
    // The third question never arrived, so the session has two.
    const settled = growSession(answer(two, 2, 0), 2)
    expect(settled).not.toHaveProperty('coming')
    expect([isLast(settled), canFinishPractice(settled)]).toEqual([true, true])
    expect(growSession(settled, 2)).toBe(settled)
  })
})

describe('answering', () => {
  it('records the original index of the selected option, and lets it change', () => {
    const session = selectOption(startSession('test', 2), 3)
    expect(session.answers).toEqual([3, null])
    expect(selectOption(session, 0).answers).toEqual([0, null])
  })

  it.each([[-1], [4], [1.5], [Number.NaN]])('ignores option %d, which does not exist', (option) => {
    const session = startSession('practice', 1)
    expect(selectOption(session, option)).toBe(session)
  })

  it('SESSION-22 locks the answer once it is checked', () => {
    const checked = checkAnswer(answer(startSession('practice', 2), 1))
    expect(isOpen(checked)).toBe(false)
    expect(selectOption(checked, 2)).toBe(checked)
    expect(clearAnswer(checked)).toBe(checked)
    expect(isOpen(goNext(checked))).toBe(true)
  })

  it('locks every answer once the session is finished', () => {
    const finished = finishSession(answer(startSession('test', 2), 1))
    expect(selectOption(finished, 2)).toBe(finished)
    expect(clearAnswer(finished)).toBe(finished)
    expect(toggleMark(finished)).toBe(finished)
    expect(finishSession(finished)).toBe(finished)
  })

  it('has nothing to answer without questions', () => {
    const session = startSession('practice', 0)
    expect(isOpen(session)).toBe(false)
    expect(selectOption(session, 0)).toBe(session)
  })

  it('clears an answer that is not locked', () => {
    expect(clearAnswer(answer(startSession('test', 1), 2)).answers).toEqual([null])
  })

  it('counts what is answered', () => {
    const session = answer(startSession('test', 3), 0, 3)
    expect(answeredCount(session)).toBe(2)
    expect([0, 1, 2, 3].map((index) => isAnswered(session, index))).toEqual([true, true, false, false])
    expect(hasAnswers(session)).toBe(true)
    expect(hasAnswers(startSession('test', 3))).toBe(false)
  })

  it('marks a question for review and unmarks it', () => {
    const marked = toggleMark(startSession('test', 2))
    expect(marked.marked).toEqual([true, false])
    expect(toggleMark(marked).marked).toEqual([false, false])
  })
})

describe('checking', () => {
  it('SESSION-23 needs a selected answer', () => {
    const session = startSession('practice', 1)
    expect(canCheck(session)).toBe(false)
    expect(checkAnswer(session)).toBe(session)
    expect(canCheck(selectOption(session, 0))).toBe(true)
    expect(checkAnswer(selectOption(session, 0)).checked).toEqual([true])
  })

  it('SESSION-31 is not possible in a test', () => {
    const session = answer(startSession('test', 1), 0)
    expect(canCheck(session)).toBe(false)
    expect(checkAnswer(session)).toBe(session)
  })
})

describe('moving', () => {
  it('SESSION-24 has no question before the first', () => {
    const session = startSession('practice', 2)
    expect(canGoPrevious(session)).toBe(false)
    expect(goPrevious(session)).toBe(session)
    expect(canGoPrevious(goNext(session))).toBe(true)
  })

  it('SESSION-25 goes to the next and the previous question', () => {
    const second = goNext(startSession('practice', 3))
    expect(second).toMatchObject({ index: 1, visited: [true, true, false] })
    expect(goPrevious(second).index).toBe(0)
  })

  it('has no question after the last', () => {
    const last = goNext(startSession('practice', 2))
    expect([isLast(last), canGoNext(last)]).toEqual([true, false])
    expect(goNext(last)).toBe(last)
    expect([isLast(startSession('practice', 2)), canGoNext(startSession('practice', 2))]).toEqual([
      false,
      true,
    ])
  })

  it('goes to any question', () => {
    expect(goTo(startSession('test', 5), 4)).toMatchObject({
      index: 4,
      visited: [true, false, false, false, true],
    })
  })

  it.each([[-1], [5], [0.5], [Number.NaN]])('does not go to question %d of five', (index) => {
    const session = startSession('test', 5)
    expect(goTo(session, index)).toBe(session)
  })
})

describe('finishing', () => {
  it('SESSION-13 offers Finish in practice once all questions are answered', () => {
    const session = startSession('practice', 2)
    expect(canFinishPractice(answer(session, 0))).toBe(false)
    expect(canFinishPractice(answer(session, 0, 1))).toBe(true)
    expect(canFinishPractice(finishSession(answer(session, 0, 1)))).toBe(false)
    expect(canFinishPractice(answer(startSession('test', 2), 0, 1))).toBe(false)
  })

  it('SESSION-36 turns a finished practice into its review', () => {
    expect(finishSession(startSession('practice', 1)).phase).toBe('review')
  })

  it('SESSION-35 lets the last test question be submitted with a selected answer only', () => {
    const session = startSession('test', 2)
    expect(canSubmitTest(answer(session, 0))).toBe(false)
    expect(canSubmitTest(goNext(answer(session, 0)))).toBe(false)
    expect(canSubmitTest(answer(session, 0, 1))).toBe(true)
    expect(canSubmitTest(finishSession(answer(session, 0, 1)))).toBe(false)
    expect(canSubmitTest(answer(startSession('practice', 2), 0, 1))).toBe(false)
  })

  it('submits a test even with unanswered questions', () => {
    expect(finishSession(startSession('test', 3)).phase).toBe('submitted')
  })
})

describe('any sequence of actions', () => {
  type Event = (session: Session) => Session
  const anyEvent: fc.Arbitrary<Event> = fc.oneof(
    fc.integer({ min: -2, max: 6 }).map(
      (option): Event =>
        (session) =>
          selectOption(session, option),
    ),
    fc.integer({ min: -2, max: 9 }).map(
      (index): Event =>
        (session) =>
          goTo(session, index),
    ),
    fc.integer({ min: 0, max: 9 }).map(
      (total): Event =>
        (session) =>
          growSession(session, total),
    ),
    fc.constantFrom<Event>(checkAnswer, goNext, goPrevious, toggleMark, finishSession),
  )
  const anySession = fc
    .tuple(fc.constantFrom('practice' as const, 'test' as const), fc.integer({ min: 1, max: 6 }))
    .map(([mode, total]) => startSession(mode, total))

  it('never leaves the range, never loses an answer, never changes a checked or finished one', () => {
    fc.assert(
      fc.property(anySession, fc.array(anyEvent, { maxLength: 40 }), (start, events) => {
        events.reduce((before, event) => {
          const after = event(before)
          expect(after.index).toBeGreaterThanOrEqual(0)
          expect(after.index).toBeLessThan(after.answers.length)
          before.answers.forEach((old, index) => {
            if (old === null) return
            expect(isAnswered(after, index)).toBe(true)
            const locked = before.phase !== 'answering' || before.checked[index] === true
            if (locked || index !== before.index) expect(after.answers[index]).toBe(old)
          })
          for (const list of [after.checked, after.visited, after.marked]) {
            expect(list.length).toBe(after.answers.length)
          }
          return after
        }, start)
      }),
      { numRuns: 300 },
    )
  })

  it('resumes any running session exactly as it was', () => {
    fc.assert(
      fc.property(anySession, fc.array(anyEvent, { maxLength: 40 }), (start, events) => {
        const session = events
          .filter((event) => event !== finishSession)
          .reduce((now, event) => event(now), start)
        expect(resumeSession(session.mode, session.answers.length, sessionProgress(session))).toEqual(session)
      }),
    )
  })
})

const practice = selectOption(startSession('practice', 2), 0)
const test = selectOption(startSession('test', 2), 0)

it('SESSION-41 asks before leaving when an answer is recorded', () => {
  expect(exitStep(practice)).toBe('confirm')
  expect(exitStep(test)).toBe('confirm')
})

it('SESSION-44 leaves directly when none is recorded, or nothing can be lost any more', () => {
  expect(exitStep(startSession('test', 2))).toBe('leave')
  expect(exitStep(finishSession(practice))).toBe('leave')
})

it('SESSION-44 goes back in history, else to /search', () => {
  expect(exitTarget(true)).toBe('back')
  expect(exitTarget(false)).toBe('search')
})
