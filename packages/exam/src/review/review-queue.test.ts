import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question, Trust } from '@ekagra/schema/question'
import { Memory, ReviewItem } from '@ekagra/schema/review-item'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueBy } from './review-plan.ts'
import { type FinishedAttempt, remember, reviewAttempt } from './review-queue.ts'

const DAY = 86_400_000
const START = Date.parse('2026-11-15T10:00:00Z')
const RIGHT = 1
const WRONG = 2

const question = (id: string, trust: Trust = 'computed', topicPath?: string[]): Question => ({
  id,
  text: `What is ${id}?`,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: RIGHT,
  explanation: 'It is b.',
  difficulty: 'easy',
  trust,
  ...(topicPath && { topicPath }),
})

const attempt = (
  id: string,
  day: number,
  answered: readonly (readonly [Question | null, UserAnswer])[],
): FinishedAttempt => ({
  id,
  topic: 'Arithmetic',
  questions: answered.map(([asked]) => asked),
  answers: answered.map(([, answer]) => answer),
  finishedAt: START + day * DAY,
})

/** A queue after several attempts, as the store keeps it. */
const queueAfter = (...attempts: FinishedAttempt[]): ReviewItem[] => {
  const queue = new Map<string, ReviewItem>()
  for (const finished of attempts) {
    for (const item of reviewAttempt(finished, (id) => queue.get(id))) queue.set(item.id, item)
  }
  return [...queue.values()]
}

const ids = (items: readonly ReviewItem[]) => items.map(({ id }) => id)

describe('review queue', () => {
  it('a wrongly answered question is added and is due the next day', () => {
    const [item] = queueAfter(attempt('a', 0, [[question('q1'), WRONG]]))
    expect(item).toMatchObject({ id: 'q1', topic: 'Arithmetic', question: { text: 'What is q1?' } })
    expect(item?.memory.due).toBe(START + DAY)
    expect(ReviewItem.safeParse(item).success).toBe(true)
  })

  it('a question answered right the first time is not added', () => {
    expect(queueAfter(attempt('a', 0, [[question('q1'), RIGHT]]))).toEqual([])
  })

  it('an unanswered or unreadable question is not added', () => {
    const left = attempt('a', 0, [
      [question('q1'), null],
      [null, WRONG],
    ])
    expect(queueAfter(left)).toEqual([])
    expect(queueAfter({ ...left, questions: [question('q1')], answers: [] })).toEqual([])
  })

  it('WEAK-10 GEN-41 a sample question is never added', () => {
    expect(queueAfter(attempt('a', 0, [[question('q1', 'sample'), WRONG]]))).toEqual([])
  })

  it('an item has the chapter of its question as topic, else the topic of the attempt', () => {
    const queue = queueAfter(
      attempt('a', 0, [
        [question('q1', 'computed', ['Mathematics', 'Time & Work', 'Pipes']), WRONG],
        [question('q2', 'computed', ['Mathematics']), WRONG],
      ]),
    )
    expect(queue.map(({ topic }) => topic)).toEqual(['Time & Work', 'Arithmetic'])
  })

  it('right answers on the due day come back after 3, 8 and 22 days', () => {
    const q1 = question('q1')
    const steps = [attempt('a', 0, [[q1, WRONG]])]
    const waits: number[] = []
    for (const day of [1, 4, 12]) {
      steps.push(attempt(`on day ${day}`, day, [[q1, RIGHT]]))
      waits.push(queueAfter(...steps)[0]?.memory.scheduledDays ?? Number.NaN)
    }
    expect(waits).toEqual([3, 8, 22])
  })

  it('a wrong answer in review shortens the wait and is counted', () => {
    const q1 = question('q1')
    const before = [
      attempt('a', 0, [[q1, WRONG]]),
      attempt('b', 1, [[q1, RIGHT]]),
      attempt('c', 4, [[q1, RIGHT]]),
    ]
    const [item] = queueAfter(...before, attempt('d', 12, [[q1, WRONG]]))
    expect(item?.memory).toMatchObject({ scheduledDays: 1, reviews: 4, lapses: 1 })
  })

  it('the same attempt never counts twice, even after another one', () => {
    const q1 = question('q1')
    const [first, second] = [attempt('a', 0, [[q1, WRONG]]), attempt('b', 1, [[q1, RIGHT]])]
    expect(queueAfter(first, second, first, second)).toEqual(queueAfter(first, second))
  })

  it('a question asked twice in one attempt counts once', () => {
    const twice = attempt('a', 0, [
      [question('q1'), WRONG],
      [question('q1'), WRONG],
    ])
    expect(queueAfter(twice)).toEqual(queueAfter(attempt('a', 0, [[question('q1'), WRONG]])))
  })

  it('remembers the ten latest attempts of a question', () => {
    const q1 = question('q1')
    const [item] = queueAfter(
      ...Array.from({ length: 12 }, (_, day) => attempt(`a${day}`, day, [[q1, WRONG]])),
    )
    expect(item?.attempts).toEqual(['a11', 'a10', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2'])
  })

  it('lists what is due by a moment, the longest overdue first', () => {
    const queue = queueAfter(
      attempt('a', 0.5, [[question('later'), WRONG]]),
      attempt('b', 0, [[question('sooner'), WRONG]]),
    )
    expect(ids(dueBy(queue, START + DAY - 1))).toEqual([])
    expect(ids(dueBy(queue, START + DAY))).toEqual(['sooner'])
    expect(ids(dueBy(queue, START + 2 * DAY))).toEqual(['sooner', 'later'])
  })

  it('a clock set back by a year neither hides a question nor breaks its schedule', () => {
    const q1 = question('q1')
    const wrongClock = attempt('a', 365, [[q1, WRONG]])
    expect(ids(dueBy(queueAfter(wrongClock), START))).toEqual(['q1'])
    const [item] = queueAfter(wrongClock, attempt('b', 0, [[q1, RIGHT]]))
    expect(item?.memory.lastReview).toBe(START)
    expect(item?.memory.due).toBeGreaterThan(START)
    expect(item?.memory.due).toBeLessThan(START + 30 * DAY)
  })

  it('any sequence of answers gives a memory that can be stored, due at least a day later', () => {
    const answers = fc.array(fc.record({ right: fc.boolean(), after: fc.integer({ min: 0, max: 400 }) }), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(answers, (run) => {
        let now = START
        let memory = remember(undefined, false, now)
        for (const { right, after } of run) {
          now += after * DAY
          memory = remember(memory, right, now)
          expect(Memory.safeParse(memory).success).toBe(true)
          expect(memory.due).toBeGreaterThanOrEqual(now + DAY)
        }
      }),
      { numRuns: 200 },
    )
  })
})
