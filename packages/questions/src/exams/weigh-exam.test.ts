import { describe, expect, it } from 'vitest'
import type { Exam } from './exam.ts'
import { exams } from './exams.ts'
import { coveredShare, weighExam } from './weigh-exam.ts'

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)

const all = Object.entries<Exam>(exams)

describe.each(all)('the syllabus of %s', (_id, exam) => {
  it('counts each question of the paper as asked or as missing', () => {
    for (const { questions, covered, asked, types, missing } of weighExam(exam)) {
      expect(covered + sum(missing.map((line) => line.questions))).toBeCloseTo(questions)
      expect(sum(types.values())).toBeCloseTo(asked)
      expect(asked).toBeCloseTo(Math.min(questions, 2 * covered))
    }
  })

  it('names its paper and the year of the pattern', () => {
    expect(exam.paper).toMatch(/20\d\d/)
  })
})

describe('the share of a paper that can be asked', () => {
  const section = { title: 'Quant', questions: 20 } as const
  const exam = (lines: Exam['sections'][number]['lines']): Exam => ({
    title: 'Test',
    aliases: [],
    paper: '2025',
    sections: [{ ...section, lines }],
  })

  it('counts a line by its weight', () => {
    expect(coveredShare(exam({ Ages: [3, 'ages'], 'Moon Phases': [1] }))).toBeCloseTo(0.75)
  })
})

it.each([
  ['ssc-cgl', [25, 25, 25, 25]],
  ['ssc-cgl-tier-2', [30, 30, 45, 25, 20]],
  ['ssc-gd', [20, 20, 20, 20]],
  ['ibps-po', [30, 35, 35]],
  ['sbi-po', [40, 30, 30]],
  ['rrb-ntpc', [40, 30, 30]],
  ['rrb-group-d', [25, 25, 30, 20]],
  ['neet', [45, 45, 90]],
  ['jee-main', [25, 25, 25]],
  ['cat', [24, 22, 22]],
] as const)('%s has the published sections', (id, questions) => {
  expect(exams[id].sections.map((section) => section.questions)).toEqual(questions)
})

it.each([
  ['upsc', 100],
  ['csat', 80],
  ['nda', 270],
  ['cds', 340],
  ['ctet', 150],
  ['cuet', 50],
  ['gate', 10],
] as const)('%s has %d questions in all', (id, questions) => {
  expect(sum(exams[id].sections.map((section) => section.questions))).toBe(questions)
})

it.each(all)('%s has poems among its passages only if it is a paper for teachers', (id, exam) => {
  const asked = weighExam(exam).flatMap(({ types }) => [...types.keys()])
  expect(asked.includes('bank/poems')).toBe(id.startsWith('ctet'))
})
