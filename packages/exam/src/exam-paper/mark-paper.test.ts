import type { ExamPattern, MarkFraction } from '@ekagra/schema/exam-pattern'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryPattern, placesOf } from '../testing/arbitrary-pattern.ts'
import { accuracy, type MarkedQuestion, markPaper, type Outcome } from './mark-paper.ts'
import {
  breakEven,
  commonScheme,
  marksOfPaper,
  minutesOfPaper,
  oneSection,
  questionsOfPaper,
  shorten,
} from './pattern-figures.ts'

const outcome = fc.constantFrom<Outcome>('right', 'wrong', 'left')

const sat = fc.constantFrom('common' as const, 'sectional' as const).chain((kind) =>
  arbitraryPattern(kind).chain((pattern) => {
    const places = placesOf(pattern)
    return fc
      .array(outcome, { minLength: places.length, maxLength: places.length })
      .map((outcomes): [ExamPattern, MarkedQuestion[]] => [
        pattern,
        places.map((place, index) => ({ ...place, outcome: outcomes[index] ?? 'left' })),
      ])
  }),
)

/** Marks by whole numbers only: the sum of numerators over one common denominator. */
function exactMarks({ sections }: ExamPattern, questions: readonly MarkedQuestion[]): number {
  const parts = sections.flatMap(({ parts: own }) => own)
  const denominator = parts.reduce((all, { right, wrong }) => all * BigInt(right[1]) * BigInt(wrong[1]), 1n)
  const share = ([numerator, own]: MarkFraction) => (BigInt(numerator) * denominator) / BigInt(own)
  let total = 0n
  for (const { section, part, outcome: given } of questions) {
    const scheme = sections[section]?.parts[part]
    if (!scheme || given === 'left') continue
    total += given === 'right' ? share(scheme.right) : -share(scheme.wrong)
  }
  return Number((total * 1_000_000_000n) / denominator) / 1e9
}

describe('marking a paper', () => {
  it('gives exactly the marks of the scheme, whatever the scheme and the answers', () => {
    fc.assert(
      fc.property(sat, ([pattern, questions]) => {
        expect(markPaper(pattern, questions).marks).toBeCloseTo(exactMarks(pattern, questions), 5)
      }),
    )
  })

  it('counts each question once: right, wrong or left, in its own section', () => {
    fc.assert(
      fc.property(sat, ([pattern, questions]) => {
        const { right, wrong, left, sections } = markPaper(pattern, questions)
        expect(right + wrong + left).toBe(questionsOfPaper(pattern))
        for (const [index, tally] of sections.entries())
          expect(tally.right).toBe(
            questions.filter((question) => question.section === index && question.outcome === 'right').length,
          )
      }),
    )
  })

  it('gives all marks for everything right, none for everything left, and never more for a wrong answer', () => {
    fc.assert(
      fc.property(sat, fc.nat(), ([pattern, questions], pick) => {
        const all = (given: Outcome) =>
          markPaper(
            pattern,
            questions.map((question) => ({ ...question, outcome: given })),
          )
        expect(all('right').marks).toBeCloseTo(marksOfPaper(pattern), 5)
        expect(all('left').marks).toBe(0)
        const changed = questions.map((question, index) =>
          index === pick % questions.length ? { ...question, outcome: 'wrong' as const } : question,
        )
        const left = changed.map((question, index) =>
          index === pick % questions.length ? { ...question, outcome: 'left' as const } : question,
        )
        expect(markPaper(pattern, changed).marks).toBeLessThanOrEqual(markPaper(pattern, left).marks + 1e-6)
      }),
    )
  })

  it('takes exactly one mark for three wrong answers at a third each', () => {
    const pattern: ExamPattern = {
      id: 'rrb',
      title: 'RRB',
      group: 'railways',
      clock: { kind: 'common', minutes: 90 },
      sections: [
        {
          title: 'Maths',
          short: 'Maths',
          parts: [{ questions: 4, form: 'option', right: [1, 1], wrong: [1, 3] }],
          syllabus: { exam: 'rrb-ntpc', section: 'Mathematics' },
        },
      ],
      levels: [1, 1, 1],
      calculator: 'none',
      realOptions: 4,
      languages: [],
      cutOffs: [],
    }
    const outcomes: Outcome[] = ['right', 'wrong', 'wrong', 'wrong']
    const marks = markPaper(
      pattern,
      outcomes.map((given) => ({ section: 0, part: 0, outcome: given })),
    )
    expect(marks).toMatchObject({ marks: 0, gained: 1, lost: 1, of: 4 })
  })

  it('has no accuracy without an answer', () => {
    expect(accuracy({ right: 0, wrong: 0 })).toBeNull()
    expect(accuracy({ right: 3, wrong: 1 })).toBe(0.75)
  })
})

describe('figures of a pattern', () => {
  it('breaks even where the expected marks of a try are nothing', () => {
    fc.assert(
      fc.property(arbitraryPattern('common'), ({ sections }) => {
        for (const part of sections.flatMap(({ parts }) => parts)) {
          const chance = breakEven(part)
          const expected =
            (chance * part.right[0]) / part.right[1] - ((1 - chance) * part.wrong[0]) / part.wrong[1]
          if (part.right[0] > 0 || part.wrong[0] > 0) expect(expected).toBeCloseTo(0)
        }
      }),
    )
  })

  it('keeps sections, marks per question and pace in a shorter paper', () => {
    fc.assert(
      fc.property(arbitraryPattern('common'), fc.constantFrom(0.5, 0.25), (pattern, share) => {
        const shorter = shorten(pattern, share)
        expect(shorter.sections.map(({ title }) => title)).toEqual(pattern.sections.map(({ title }) => title))
        expect(questionsOfPaper(shorter)).toBeLessThanOrEqual(questionsOfPaper(pattern))
        const pace = (of: ExamPattern) => minutesOfPaper(of) / questionsOfPaper(of)
        if (minutesOfPaper(shorter) > 1)
          expect(Math.abs(pace(shorter) - pace(pattern)) * questionsOfPaper(shorter)).toBeLessThanOrEqual(
            0.5 + 1e-9,
          )
      }),
    )
  })

  it('gives one section its own clock, or its share of the common one, and no cut-off of the whole paper', () => {
    fc.assert(
      fc.property(arbitraryPattern('sectional'), (pattern) => {
        for (const [index, section] of pattern.sections.entries())
          expect(oneSection(pattern, index)).toMatchObject({
            clock: { kind: 'common', minutes: section.minutes },
            cutOffs: [],
          })
      }),
    )
  })

  it('names one scheme only when all parts share it', () => {
    fc.assert(
      fc.property(arbitraryPattern('common'), (pattern) => {
        const parts = pattern.sections.flatMap(({ parts: own }) => own)
        const values = new Set(
          parts.map(({ right, wrong }) => `${right[0] / right[1]} ${wrong[0] / wrong[1]}`),
        )
        expect(commonScheme(pattern) !== null).toBe(values.size === 1)
      }),
    )
  })
})
