import type { CutOff, ExamPattern, PaperSection } from '@ekagra/schema/exam-pattern'
import { describe, expect, it } from 'vitest'
import {
  breakEven,
  commonScheme,
  fairMinutes,
  marksOf,
  marksOfPaper,
  minutesOfPaper,
  oneSection,
  questionsOfPaper,
  shorten,
  toMarks,
  withExtraTime,
} from './pattern-figures.ts'

const part = (questions: number, right: [number, number] = [2, 1], wrong: [number, number] = [1, 2]) => ({
  questions,
  form: 'option' as const,
  right,
  wrong,
})
const section = (
  title: string,
  minutes: number | undefined,
  ...parts: PaperSection['parts']
): PaperSection => ({
  title,
  short: title,
  parts,
  syllabus: { exam: 'ssc-cgl', section: 'Quantitative Aptitude' },
  ...(minutes !== undefined && { minutes }),
})
const common: ExamPattern = {
  id: 'ssc-cgl',
  title: 'Paper',
  group: 'ssc',
  clock: { kind: 'common', minutes: 60 },
  sections: [
    section('One', undefined, part(30)),
    section('Two', undefined, part(5), part(5, [4, 2], [2, 4])),
  ],
  levels: [1, 1, 1],
  calculator: 'none',
  realOptions: 4,
  languages: [],
  cutOffs: [],
}
const [one, two] = common.sections
if (!one || !two) throw new Error('the paper has two sections')
const sectional: ExamPattern = {
  ...common,
  clock: { kind: 'sectional' },
  sections: [
    { ...one, minutes: 40 },
    { ...two, minutes: 15 },
  ],
}

describe('the figures of a paper', () => {
  it('add up its questions, marks and minutes', () => {
    expect(questionsOfPaper(common)).toBe(40)
    expect(marksOf(two)).toBe(20)
    expect(marksOfPaper(common)).toBe(80)
    expect([minutesOfPaper(common), minutesOfPaper(sectional)]).toEqual([60, 55])
    expect([withExtraTime(60, true), withExtraTime(60, false)]).toEqual([80, 60])
    expect(toMarks([1, 3])).toBeCloseTo(0.333, 3)
  })

  it('give a section its own clock, or its share by questions', () => {
    expect(common.sections.map((given) => fairMinutes(common, given))).toEqual([45, 15])
    expect(sectional.sections.map((given) => fairMinutes(sectional, given))).toEqual([40, 15])
    expect(fairMinutes({ ...common, clock: { kind: 'sectional' } }, one)).toBe(0)
  })

  it('say from which share of right answers a try pays', () => {
    expect(breakEven(part(1))).toBeCloseTo(0.2)
    expect(breakEven(part(1, [1, 1], [0, 1]))).toBe(0)
    expect(breakEven(part(1, [0, 1], [0, 1]))).toBe(0)
  })

  it('name one scheme only if all parts have it, however its marks are written', () => {
    expect(commonScheme(common)).toMatchObject({ right: [2, 1], wrong: [1, 2] })
    const other = (right: [number, number], wrong: [number, number]) =>
      commonScheme({ ...common, sections: [one, section('Two', undefined, part(5, right, wrong))] })
    expect(other([3, 1], [1, 2])).toBeNull()
    expect(other([2, 1], [1, 3])).toBeNull()
    expect(commonScheme({ ...common, sections: [] })).toBeNull()
  })
})

describe('a part of a paper', () => {
  it('is one section with its time, without what belongs to the whole paper', () => {
    const source = { title: 'Notice', url: 'https://example.org' }
    const cutOff: CutOff = { year: 2024, category: 'UR', marks: 50, isNormalised: false, source }
    const whole: ExamPattern = { ...sectional, passShare: 0.4, cutOffs: [cutOff] }
    const alone = oneSection(whole, 1)
    expect(alone).toMatchObject({ clock: { kind: 'common', minutes: 15 }, cutOffs: [] })
    expect(alone.sections).toEqual([two])
    expect(alone).not.toHaveProperty('passShare')
    expect(oneSection(common, 0).clock).toEqual({ kind: 'common', minutes: 45 })
    expect(oneSection({ ...common, clock: { kind: 'common', minutes: 1 } }, 1).clock).toEqual({
      kind: 'common',
      minutes: 1,
    })
    expect(() => oneSection(common, 2)).toThrow(new RangeError('ssc-cgl has no section 2'))
  })

  it('is shorter at the same pace, with a question of each part and a minute at least', () => {
    const half = shorten(common, 0.5)
    expect(half.sections.map(({ parts }) => parts.map(({ questions }) => questions))).toEqual([[15], [3, 3]])
    expect(half.clock).toEqual({ kind: 'common', minutes: 32 })
    expect(half.sections.every((given) => !('minutes' in given))).toBe(true)
    const clocks = shorten(sectional, 0.5)
    expect(clocks.clock).toEqual({ kind: 'sectional' })
    expect(clocks.sections.map(({ minutes }) => minutes)).toEqual([20, 9])
    const least = shorten(sectional, 0.001)
    expect(least.sections.map(({ parts }) => parts.map(({ questions }) => questions))).toEqual([[1], [1, 1]])
    expect(least.sections.map(({ minutes }) => minutes)).toEqual([1, 3])
    expect(shorten({ ...common, clock: { kind: 'common', minutes: 4 } }, 0.001).clock).toEqual({
      kind: 'common',
      minutes: 1,
    })
  })
})
