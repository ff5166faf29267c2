import type { HistoryEntry, HistoryQuestion } from '@ekagra/schema/history-entry'
import { describe, expect, it } from 'vitest'
import { averageOf, tallyHistory, tallyOf } from './tally-history.ts'

const entry = (topic: string, rest: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: topic,
  title: topic,
  topic,
  score: 3,
  totalQuestions: 4,
  date: '2026-11-14T10:00:00Z',
  timeSpent: '5:00',
  difficulty: 'easy',
  percentage: 75,
  deviceType: 'mobile',
  ...rest,
})

const asked = (topicPath?: string[], trust: HistoryQuestion['trust'] = 'computed'): HistoryQuestion => ({
  id: 'q',
  text: 'x',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 1,
  explanation: '',
  trust,
  ...(topicPath && { topicPath }),
})

const WORK = ['Mathematics', 'Time & Work', 'Pipes']
const OPTICS = ['Physics', 'Optics', 'Lenses']
const part = (paths: string[][], names: string[] = []) => ({ paths, names })

describe('tally of a history', () => {
  const mixed = entry('SSC CGL', {
    questions: [asked(WORK), asked(WORK), asked(OPTICS), asked(WORK)],
    userAnswers: [1, 2, 1, null],
  })

  it('counts each question under its subject, its chapter and its type, wherever it was asked', () => {
    const tally = tallyHistory([mixed])
    expect(tallyOf(tally, part([['Mathematics']]))).toEqual({ right: 1, asked: 3 })
    expect(tallyOf(tally, part([['Mathematics', 'Time & Work']]))).toEqual({ right: 1, asked: 3 })
    expect(tallyOf(tally, part([OPTICS]))).toEqual({ right: 1, asked: 1 })
    expect(tallyOf(tally, part([['Mathematics', 'Algebra']]))).toEqual({ right: 0, asked: 0 })
  })

  it('counts a question of a divided chapter under the chapter that has its type now', () => {
    const tally = tallyHistory([mixed], (chapter, type) => (type === 'Pipes' ? 'Pipes & Cisterns' : chapter))
    expect(tallyOf(tally, part([['Mathematics', 'Pipes & Cisterns']]))).toEqual({ right: 1, asked: 3 })
    expect(tallyOf(tally, part([['Mathematics', 'Time & Work']]))).toEqual({ right: 0, asked: 0 })
    expect(tallyOf(tally, part([['Physics', 'Optics']]))).toEqual({ right: 1, asked: 1 })
  })

  it('adds up the paths of an exam, each once', () => {
    const exam = part([['Mathematics', 'Time & Work'], ['Physics', 'Optics'], OPTICS.slice(0, 2)])
    expect(tallyOf(tallyHistory([mixed]), exam)).toEqual({ right: 2, asked: 4 })
  })

  it('counts a question without a path, or a summary without questions, under the topic of its test', () => {
    const history = [
      entry('time and work', { questions: [asked()], userAnswers: [1] }),
      entry(' Time & Work '),
      entry('Indian Polity'),
    ]
    const tally = tallyHistory(history)
    expect(tallyOf(tally, part([], ['Time & Work', 'time and work']))).toEqual({ right: 4, asked: 5 })
    expect(tallyOf(tally, part([], ['Polity']))).toEqual({ right: 0, asked: 0 })
  })

  it('counts a question under its concept, which is directly below its chapter', () => {
    const of = (concept: string, path = WORK) => ({ ...asked(path), concept })
    const history = [
      entry('a', {
        questions: [of('Leaks'), of('Pipes'), of('Leaks', ['Mathematics'])],
        userAnswers: [1, 1, 1],
      }),
      entry('b', { questions: [of('Leaks')] }),
    ]
    const tally = tallyHistory(history)
    expect(tallyOf(tally, part([['Mathematics', 'Time & Work', 'Leaks']]))).toEqual({ right: 1, asked: 2 })
    // A concept of the same name as its type is not counted twice.
    expect(tallyOf(tally, part([WORK]))).toEqual({ right: 2, asked: 3 })
    expect(tallyOf(tally, part([['Mathematics']]))).toEqual({ right: 3, asked: 4 })
  })

  it('moves no question whose type is not known', () => {
    const short = entry('a', { questions: [asked(['Mathematics', 'Time & Work'])], userAnswers: [1] })
    const tally = tallyHistory([short], () => 'Elsewhere')
    expect(tallyOf(tally, part([['Mathematics', 'time AND work']]))).toEqual({ right: 1, asked: 1 })
  })

  it('WEAK-10 leaves sample questions out', () => {
    const history = [
      entry('Algebra', { questions: [asked(undefined, 'sample'), asked()], userAnswers: [1, 2] }),
      entry('Algebra', { counted: { score: 1, totalQuestions: 2 } }),
    ]
    expect(tallyOf(tallyHistory(history), part([], ['Algebra']))).toEqual({ right: 1, asked: 3 })
  })

  it('leaves out results that came from an address', () => {
    const tally = tallyHistory([entry('Algebra', { unconfirmed: true })])
    expect(tallyOf(tally, part([], ['Algebra']))).toEqual({ right: 0, asked: 0 })
  })

  it('gives the average in whole per cent, undefined when nothing was asked', () => {
    expect(averageOf({ right: 2, asked: 3 })).toBe(67)
    expect(averageOf({ right: 0, asked: 0 })).toBeUndefined()
  })
})
