import type { HallProgress, PaperQuestion } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryPattern, placesOf } from '../testing/arbitrary-pattern.ts'
import { aQuestion } from '../testing/builders.ts'
import {
  type AnalysedInput,
  analysePaper,
  byChapter,
  fairShareMs,
  stretches,
  suggestCause,
} from './analyse-paper.ts'
import { planClock } from './hall-clock.ts'
import { goTo, planHall, startHall, tick } from './hall-state.ts'
import type { Outcome } from './mark-paper.ts'
import { marksOfPaper } from './pattern-figures.ts'

const paperQuestion = (
  place: { section: number; part: number },
  chapter: string,
  index: number,
): PaperQuestion => ({
  ...place,
  question: aQuestion({ id: `q${index}`, topicPath: ['Mathematics', chapter, 'Type'] }),
  print: `print${index}`,
})

const sat = arbitraryPattern('common').chain((pattern) => {
  const places = placesOf(pattern)
  const length = { minLength: places.length, maxLength: places.length }
  return fc
    .record({
      outcomes: fc.array(fc.constantFrom<Outcome>('right', 'wrong', 'left'), length),
      chapters: fc.array(fc.constantFrom('Ages', 'Average', 'Clock'), length),
      visits: fc.array(fc.tuple(fc.nat({ max: places.length - 1 }), fc.nat({ max: 20_000 })), {
        maxLength: 30,
      }),
      records: fc.dictionary(
        fc.constantFrom('Ages', 'Average'),
        fc.record({ right: fc.nat({ max: 9 }), total: fc.constant(9) }),
      ),
    })
    .map(({ outcomes, chapters, visits, records }): AnalysedInput => {
      const questions = places.map((place, index) => paperQuestion(place, chapters[index] ?? 'Ages', index))
      const plan = planHall(questions, planClock(pattern, false))
      let state = startHall(plan)
      for (const [index, wait] of visits) state = goTo(state, plan, state.elapsedMs + wait, index)
      state = tick(state, plan, state.elapsedMs + 1000)
      const progress: HallProgress = { ...state, id: 'paper-1', revision: 1 }
      return {
        pattern,
        questions,
        progress,
        outcomes,
        hasExtraTime: false,
        records: new Map(Object.entries(records)),
      }
    })
})

describe('the analysis of a paper', () => {
  it('accounts for every mark that is missing to full marks', () => {
    fc.assert(
      fc.property(sat, (input) => {
        const { marks, lost } = analysePaper(input)
        const missing = lost.slips.marks + lost.winnable.marks + lost.beyond.marks + lost.wellLeft.marks
        expect(missing).toBeCloseTo(marksOfPaper(input.pattern) - marks.marks, 4)
        expect(lost.slips.count + lost.beyond.count).toBe(marks.wrong)
        expect(lost.winnable.count + lost.wellLeft.count).toBe(marks.left)
      }),
    )
  })

  it('spends the whole time in sections, without a gap', () => {
    fc.assert(
      fc.property(sat, (input) => {
        const { times } = analysePaper(input)
        expect(times.reduce((sum, { spentMs }) => sum + spentMs, 0)).toBeCloseTo(input.progress.elapsedMs, 3)
        let end = 0
        for (const { fromMs, toMs } of stretches(input.progress, input.questions)) {
          expect(fromMs).toBe(end)
          end = toMs
        }
        expect(end).toBe(input.progress.elapsedMs)
      }),
    )
  })

  it('lists each question in one chapter of the syllabus', () => {
    fc.assert(
      fc.property(sat, (input) => {
        const chapters = byChapter(analysePaper(input).questions)
        const counted = chapters.reduce((sum, { right, wrong, left }) => sum + right + wrong + left, 0)
        expect(counted).toBe(input.questions.length)
      }),
    )
  })

  const pattern: ExamPattern = {
    id: 'ssc-cgl',
    title: 'SSC CGL Tier 1',
    group: 'ssc',
    clock: { kind: 'common', minutes: 2 },
    sections: [
      {
        title: 'Quant',
        short: 'Quant',
        parts: [{ questions: 4, form: 'option', right: [2, 1], wrong: [1, 2] }],
        syllabus: { exam: 'ssc-cgl', section: 'Quantitative Aptitude' },
      },
    ],
    levels: [1, 1, 1],
    calculator: 'none',
    realOptions: 4,
    languages: [],
    cutOffs: [],
  }
  const questions = ['Ages', 'Ages', 'Clock', 'Clock'].map((chapter, index) =>
    paperQuestion({ section: 0, part: 0 }, chapter, index),
  )
  const progress: HallProgress = {
    id: 'paper-1',
    revision: 1,
    elapsedMs: 65_000,
    at: 3,
    answers: [0, 1, 1, null],
    drafts: [0, 1, 1, null],
    marked: [false, false, false, false],
    visited: [true, true, true, true],
    crossed: [[], [], [], []],
    visits: [
      [0, 0],
      [1, 20_000],
      [2, 50_000],
      [3, 55_000],
    ],
    breaks: 0,
  }
  const records = new Map([
    ['Ages', { right: 9, total: 10 }],
    ['Clock', { right: 1, total: 10 }],
  ])
  const outcomes: Outcome[] = ['right', 'wrong', 'wrong', 'left']
  const analysis = analysePaper({ pattern, questions, progress, outcomes, hasExtraTime: false, records })

  it('calls a wrong answer a slip in a chapter one knows, and a quick one elsewhere a guess', () => {
    expect(analysis.marks).toMatchObject({ marks: 1, of: 8, right: 1, wrong: 2, left: 1 })
    expect(analysis.lost).toEqual({
      slips: { count: 1, marks: 2.5 },
      winnable: { count: 0, marks: 0 },
      beyond: { count: 1, marks: 2.5 },
      wellLeft: { count: 1, marks: 2 },
    })
    expect(analysis.guesses).toEqual({ right: 0, wrong: 1, marks: -0.5 })
    expect(analysis.breakEven).toBeCloseTo(0.2)
    expect(analysis.blindGuess).toBeCloseTo(0.125)
  })

  const analyse = (changes: Partial<AnalysedInput>) =>
    analysePaper({ pattern, questions, progress, outcomes, hasExtraTime: false, records, ...changes })
  const reach = (changes: Partial<AnalysedInput>) =>
    analyse(changes).questions.map(({ isWithinReach }) => isWithinReach)

  it('goes by the answers of the section where a chapter has too few of its own', () => {
    const alone = { records: new Map() }
    expect(reach({ ...alone, outcomes: ['right', 'left', 'left', 'left'] })).toEqual(Array(4).fill(true))
    expect(reach({ ...alone, outcomes: ['right', 'wrong', 'left', 'left'] })).toEqual(Array(4).fill(true))
    expect(reach({ ...alone, outcomes: ['wrong', 'left', 'left', 'left'] })).toEqual(Array(4).fill(false))
    expect(reach({ ...alone, outcomes: ['left', 'left', 'left', 'left'] })).toEqual(Array(4).fill(false))
    const [section] = pattern.sections
    if (!section) throw new Error('the pattern has a section')
    const two = questions.map((question, index) => ({ ...question, section: index < 2 ? 0 : 1 }))
    expect(
      reach({
        ...alone,
        pattern: { ...pattern, sections: [section, section] },
        questions: two,
        outcomes: ['right', 'left', 'wrong', 'left'],
      }),
    ).toEqual([true, true, false, false])
  })

  it('goes by a chapter from its third answer on, with those of this paper', () => {
    const clock = (right: number, total: number, given: Outcome[]) =>
      reach({ records: new Map([['Clock', { right, total }]]), outcomes: given }).at(-1)
    expect(clock(2, 2, ['wrong', 'wrong', 'left', 'left'])).toBe(false)
    expect(clock(2, 2, ['wrong', 'wrong', 'right', 'left'])).toBe(true)
    expect(clock(1, 2, ['right', 'right', 'wrong', 'left'])).toBe(false)
    expect(clock(2, 4, ['wrong', 'wrong', 'left', 'left'])).toBe(true)
    expect(clock(1, 3, ['right', 'right', 'left', 'left'])).toBe(false)
  })

  it('counts a question without an outcome as left', () => {
    const { marks, lost, questions: analysed } = analyse({ outcomes: ['right'] })
    expect(marks).toMatchObject({ right: 1, wrong: 0, left: 3 })
    expect(lost.winnable.count + lost.wellLeft.count).toBe(3)
    expect(analysed.map(({ outcome }) => outcome)).toEqual(['right', 'left', 'left', 'left'])
  })

  it('reaches by the answers that were given, and counts a quick answer that is right among the guesses', () => {
    expect(reach({ outcomes: ['right'], records: new Map() })).toEqual([true, true, true, true])
    const guessed = analyse({ outcomes: ['right', 'wrong', 'right', 'left'] })
    expect(guessed.guesses).toEqual({ right: 1, wrong: 0, marks: 2 })
  })

  it('tells how long each question and each section took, and when a question was left for the last time', () => {
    const visits: HallProgress['visits'] = [
      [0, 0],
      [1, 10_000],
      [2, 19_999],
      [0, 24_000],
    ]
    const { questions: analysed, times } = analyse({ progress: { ...progress, visits } })
    expect(analysed.map(({ spentMs }) => spentMs)).toEqual([51_000, 9_999, 4_001, 0])
    expect(analysed.map(({ leftAtMs }) => leftAtMs)).toEqual([65_000, 19_999, 24_000, 0])
    expect(times).toEqual([{ spentMs: 65_000, fairMs: 120_000 }])
    expect(analyse({ hasExtraTime: true }).times).toEqual([{ spentMs: 65_000, fairMs: 160_000 }])
    expect(fairShareMs(pattern, 120_000)).toBe(30_000)
  })

  it('calls only what was answered in less than ten seconds quick', () => {
    const quick = (second: number, given: Outcome[]) => {
      const visits: HallProgress['visits'] = [
        [0, 0],
        [1, second],
      ]
      return analyse({ progress: { ...progress, visits }, outcomes: given }).questions.map(
        ({ isQuick }) => isQuick,
      )
    }
    expect(quick(10_000, ['right', 'right', 'left', 'left'])).toEqual([false, false, false, false])
    expect(quick(9_999, ['right', 'right', 'left', 'left'])).toEqual([true, false, false, false])
    expect(quick(9_999, ['left', 'right', 'left', 'left'])).toEqual([false, false, false, false])
  })

  it('joins visits of one section to one stretch', () => {
    const mixed = questions.map((question, index) => ({ ...question, section: index === 2 ? 1 : 0 }))
    expect(stretches(progress, mixed)).toEqual([
      { section: 0, fromMs: 0, toMs: 50_000 },
      { section: 1, fromMs: 50_000, toMs: 55_000 },
      { section: 0, fromMs: 55_000, toMs: 65_000 },
    ])
  })

  it('puts the chapter first in which most marks are missing', () => {
    expect(byChapter(analysis.questions)).toEqual([
      { chapter: 'Clock', section: 0, right: 0, wrong: 1, left: 1, lostMarks: 4.5 },
      { chapter: 'Ages', section: 0, right: 1, wrong: 1, left: 0, lostMarks: 2.5 },
    ])
    const [one] = analysis.questions
    if (!one) throw new Error('four questions were analysed')
    const left = { ...one, outcome: 'left' as const }
    const listed = byChapter([
      { ...left, chapter: 'Clock' },
      { ...left, chapter: 'Ages' },
      { ...left, chapter: 'Clock', section: 1 },
      { ...left, chapter: 'Ages', section: 1 },
      { ...left, chapter: 'Ages', section: 1 },
    ])
    expect(listed.map(({ chapter, section, left: count }) => [chapter, section, count])).toEqual([
      ['Ages', 1, 2],
      ['Ages', 0, 1],
      ['Clock', 0, 1],
      ['Clock', 1, 1],
    ])
  })

  it('suggests a cause: careless or slow on what one knows, guess or concept elsewhere', () => {
    const [, slip, guess] = analysis.questions
    if (!slip || !guess) throw new Error('four questions were analysed')
    expect(suggestCause(slip, 30_000, false)).toBe('careless')
    expect(suggestCause(slip, 10_000, false)).toBe('slow')
    expect(suggestCause(slip, slip.spentMs / 2, false)).toBe('careless')
    expect(suggestCause({ ...slip, isQuick: true }, 30_000, false)).toBe('careless')
    expect(suggestCause({ ...guess, isQuick: false }, 30_000, false)).toBe('concept')
    expect(suggestCause(guess, 30_000, false)).toBe('guess')
    expect(suggestCause(guess, 30_000, true)).toBe('concept')
  })
})
