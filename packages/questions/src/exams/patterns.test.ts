import { type MarkedQuestion, markPaper, type Outcome } from '@ekagra/exam/exam-paper/mark-paper'
import {
  breakEven,
  marksOfPaper,
  minutesOfPaper,
  questionsOf,
  questionsOfPaper,
} from '@ekagra/exam/exam-paper/pattern-figures'
import { ExamPattern } from '@ekagra/schema/exam-pattern'
import { describe, expect, it } from 'vitest'
import type { Exam } from './exam.ts'
import { exams } from './exams.ts'
import { examPatterns, findPattern, OWN_SUBJECTS } from './patterns.ts'

const known: Readonly<Record<string, Exam>> = exams
const syllabusOf = ({ exam, section }: { exam: string; section: string }) =>
  known[exam]?.sections.find(({ title }) => title === section)

describe.each(examPatterns.map((pattern) => [pattern.id, pattern] as const))(
  'the pattern %s',
  (_id, pattern) => {
    it('has the shape that is stored', () => {
      expect(ExamPattern.safeParse(pattern).error).toBeUndefined()
    })

    it('asks of each section of a syllabus as many questions as it has', () => {
      for (const { syllabus } of pattern.sections) {
        const own = pattern.sections.filter((section) => section.syllabus.section === syllabus.section)
        const asked = own.reduce((sum, section) => sum + questionsOf(section), 0)
        expect(syllabusOf(syllabus)?.questions).toBe(asked)
      }
    })

    it('names its source and the year of the pattern', () => {
      expect(pattern.asOf).toMatch(/^20\d\d$/)
      expect(pattern.source?.title).toBeTruthy()
    })

    it('has minutes for each section exactly when each has its own clock', () => {
      const isSectional = pattern.clock.kind === 'sectional'
      expect(pattern.sections.every(({ minutes }) => (minutes !== undefined) === isSectional)).toBe(true)
    })

    it('names a source and a year for each cut-off, within its marks', () => {
      for (const { marks, year, source } of pattern.cutOffs) {
        expect(marks).toBeGreaterThan(0)
        expect(marks).toBeLessThan(marksOfPaper(pattern))
        expect(year).toBeGreaterThan(2015)
        expect(source.date).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    })
  },
)

it.each([
  ['ssc-cgl', 100, 200, 60, 1 / 5],
  ['ssc-cgl-tier-2', 150, 450, 135, 1 / 4],
  ['ssc-gd', 80, 160, 60, 1 / 9],
  ['ibps-po', 100, 100, 60, 1 / 5],
  ['sbi-po', 100, 100, 60, 1 / 5],
  ['rrb-ntpc', 100, 100, 90, 1 / 4],
  ['upsc', 100, 200, 120, 1 / 4],
  ['csat', 80, 200, 120, 1 / 4],
  ['state-psc', 150, 200, 120, 1 / 4],
  ['neet', 180, 720, 180, 1 / 5],
  ['jee-main', 75, 300, 180, 1 / 5],
  ['nda-maths', 120, 300, 150, 1 / 4],
  ['nda-gat', 150, 600, 150, 1 / 4],
  ['cds-english', 120, 100, 120, 1 / 4],
  ['cds-maths', 100, 100, 120, 1 / 4],
  ['ctet', 150, 150, 150, 0],
  ['cuet', 50, 250, 60, 1 / 6],
  ['gate', 10, 15, 27, 1 / 4],
  ['cat', 68, 204, 120, 1 / 4],
])(
  '%s has %d questions, %d marks, %d minutes, and a try pays above %d',
  (id, questions, marks, minutes, share) => {
    const pattern = findPattern(id)
    expect(pattern && questionsOfPaper(pattern)).toBe(questions)
    expect(pattern && marksOfPaper(pattern)).toBeCloseTo(marks)
    expect(pattern && minutesOfPaper(pattern)).toBe(minutes)
    const first = pattern?.sections[0]?.parts[0]
    expect(first && breakEven(first)).toBeCloseTo(share)
  },
)

/** Of each part with options 3 are right and 1 wrong, of each part with typed numbers 2 right and 1 wrong, the rest is left. */
const sit = ({ sections }: ExamPattern): MarkedQuestion[] =>
  sections.flatMap(({ parts }, section) =>
    parts.flatMap(({ form, questions }, part) => {
      const rights = form === 'number' ? 2 : 3
      const outcomeAt = (index: number): Outcome =>
        index < rights ? 'right' : index === rights ? 'wrong' : 'left'
      return Array.from({ length: questions }, (_, index) => ({ section, part, outcome: outcomeAt(index) }))
    }),
  )

it.each([
  ['ssc-cgl', 4 * (3 * 2 - 0.5)],
  ['rrb-ntpc', 3 * (3 - 1 / 3)],
  ['upsc', 3 * 2 - 2 / 3],
  // The fourth section has three questions.
  ['csat', 3 * (3 * 2.5 - 5 / 6) + 3 * 2.5],
  ['jee-main', 3 * (5 * 4 - 2 * 1)],
  ['neet', 3 * (3 * 4 - 1)],
])(
  '%s gives %d marks by its published scheme for a few right answers and a wrong one in each part',
  (id, marks) => {
    const pattern = findPattern(id)
    expect(pattern && markPaper(pattern, sit(pattern)).marks).toBeCloseTo(marks, 5)
  },
)

it.each([
  ['ssc-cgl', ['Reasoning', 'Awareness', 'Quant', 'English'], [25, 25, 25, 25]],
  ['ssc-cgl-tier-2', ['Maths', 'Reasoning', 'English', 'Awareness', 'Computer'], [30, 30, 45, 25, 20]],
  ['ssc-chsl', ['English', 'Reasoning', 'Quant', 'Awareness'], [25, 25, 25, 25]],
  ['ibps-po', ['English', 'Quant', 'Reasoning'], [30, 35, 35]],
  ['ibps-clerk', ['English', 'Numerical', 'Reasoning'], [30, 35, 35]],
  ['sbi-po', ['English', 'Quant', 'Reasoning'], [40, 30, 30]],
  ['rrb-ntpc', ['Awareness', 'Maths', 'Reasoning'], [40, 30, 30]],
  ['rrb-group-d', ['Science', 'Maths', 'Reasoning', 'Awareness'], [25, 25, 30, 20]],
  ['jee-main', ['Maths', 'Physics', 'Chemistry'], [25, 25, 25]],
  ['neet', ['Physics', 'Chemistry', 'Biology'], [45, 45, 90]],
  ['nda-gat', ['English', 'Physics', 'Chemistry', 'Science', 'Hist. & Geo.'], [50, 25, 15, 10, 50]],
  ['cat', ['VARC', 'DILR', 'QA'], [24, 22, 22]],
  ['ctet', ['Pedagogy', 'Lang. I', 'Lang. II', 'Maths', 'EVS'], [30, 30, 30, 30, 30]],
])('%s has its sections in the order of the notice', (id, names, counts) => {
  const sections = findPattern(id)?.sections ?? []
  expect(sections.map(({ short }) => short)).toEqual(names)
  expect(sections.map(questionsOf)).toEqual(counts)
})

it('offers a paper of every exam that the syllabus knows', () => {
  const offered = new Set(
    examPatterns.flatMap(({ sections }) => sections.map(({ syllabus }) => syllabus.exam)),
  )
  expect(Object.keys(exams).filter((id) => !offered.has(id))).toEqual([])
})

it('finds a syllabus for each subject of a person’s own pattern', () => {
  expect(OWN_SUBJECTS.filter(({ syllabus }) => !syllabusOf(syllabus))).toEqual([])
})
