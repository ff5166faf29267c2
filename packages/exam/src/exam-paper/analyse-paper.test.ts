import type { HallProgress, PaperQuestion } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryPattern, placesOf } from '../testing/arbitrary-pattern.ts'
import { aQuestion } from '../testing/builders.ts'
import { type AnalysedInput, analysePaper, byChapter, stretches, suggestCause } from './analyse-paper.ts'
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

  it('goes by the answers of the section where a chapter has too few of its own', () => {
    const reach = (given: Outcome[]) =>
      analysePaper({
        pattern,
        questions,
        progress,
        outcomes: given,
        hasExtraTime: false,
        records: new Map(),
      }).questions.map(({ isWithinReach }) => isWithinReach)
    expect(reach(['right', 'left', 'left', 'left'])).toEqual([true, true, true, true])
    expect(reach(['wrong', 'left', 'left', 'left'])).toEqual([false, false, false, false])
    expect(reach(['left', 'left', 'left', 'left'])).toEqual([false, false, false, false])
  })

  it('suggests a cause: careless or slow on what one knows, guess or concept elsewhere', () => {
    const [, slip, guess] = analysis.questions
    if (!slip || !guess) throw new Error('four questions were analysed')
    expect(suggestCause(slip, 30_000, false)).toBe('careless')
    expect(suggestCause(slip, 10_000, false)).toBe('slow')
    expect(suggestCause(guess, 30_000, false)).toBe('guess')
    expect(suggestCause(guess, 30_000, true)).toBe('concept')
  })
})
