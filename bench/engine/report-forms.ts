/**
 * What full papers are made of, section by section, beside real ones: questions on a shared stem, questions with a picture, and the formats.
 *   node bench/engine/report-forms.ts
 */
import { findPattern } from '@ekagra/questions/exams/patterns'
import { makeExamPaper } from '@ekagra/questions/paper/make-exam-paper'
import { hasFormat, QUESTION_FORMATS } from '@ekagra/questions/paper/question-format'
import type { PaperQuestion } from '@ekagra/schema/exam-paper'
import type { Report } from './report.ts'

type Measure = 'in sets' | 'pictures' | 'statements' | 'matches' | 'typed'
/** From and to, in questions of one paper. */
type Range = readonly [least: number, most: number]

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/**
 * Questions of a section in real papers. SSC from the shares of the previous years that were counted; banks and CAT by how their
 * papers are built (a passage for seven to ten questions, five on a puzzle or a chart); typed answers by the notice. No papers of NEET
 * were at hand: its ranges are estimates.
 */
const REAL: Readonly<
  Record<string, Readonly<Record<string, Readonly<Partial<Record<Measure, Range>>> | undefined>>>
> = {
  'ibps-po': {
    English: { 'in sets': [12, 20] },
    Quant: { 'in sets': [9, 16], pictures: [9, 18] },
    Reasoning: { 'in sets': [15, 24] },
  },
  'ssc-cgl': {
    Reasoning: { 'in sets': [0, 5], pictures: [3, 8] },
    Awareness: { statements: [0.5, 5], matches: [0, 2] },
    Quant: { pictures: [1, 6] },
    English: { 'in sets': [4, 6] },
  },
  'ssc-cgl-tier-2': {
    Maths: { pictures: [1, 8] },
    Reasoning: { 'in sets': [0, 6], pictures: [3, 10] },
    English: { 'in sets': [12, 22] },
    Awareness: { statements: [0.5, 5], matches: [0, 2] },
  },
  cat: {
    VARC: { 'in sets': [15, 17] },
    DILR: { 'in sets': [20, 22] },
    QA: { typed: [8, 8], 'in sets': [0, 0] },
  },
  'jee-main': {
    Maths: { typed: [5, 5] },
    Physics: { typed: [5, 5], pictures: [1, 8] },
    Chemistry: { typed: [5, 5], statements: [1, 7] },
  },
  neet: {
    Physics: { statements: [1, 8], pictures: [1, 10] },
    Chemistry: { statements: [3, 14], matches: [1, 8] },
    Biology: { statements: [9, 32], matches: [4, 22] },
  },
}

export async function reportForms(report: Report): Promise<void> {
  const off: string[] = []
  console.log(`\nSections of full papers, mean of ${SEEDS.length}: here (real papers)`)
  for (const [id, sections] of Object.entries(REAL)) {
    const pattern = findPattern(id)
    if (!pattern) throw new Error(`no pattern ${id}`)
    const papers: PaperQuestion[][] = []
    for (const seed of SEEDS) papers.push((await makeExamPaper({ pattern, seed })).questions)
    for (const [place, { short }] of pattern.sections.entries()) {
      const own = papers.map((questions) => questions.filter(({ section }) => section === place))
      const figures = MEASURES.map(([measure, count]) => {
        const mean = own.reduce((sum, questions) => sum + count(questions), 0) / own.length
        const range = sections[short]?.[measure]
        const isOff = range !== undefined && (mean < range[0] || mean > range[1])
        const told = `${measure} ${mean.toFixed(1)}${range ? ` (${range.join('-')})` : ''}`
        if (isOff) off.push(`${pattern.title}, ${short}: ${told}`)
        return told
      })
      const asked = own[0]?.length ?? 0
      console.log(
        `  ${pattern.title.padEnd(24)} ${short.padEnd(10)} ${asked} questions; ${figures.join('; ')}; ${stemsOf(own).join(', ')}`,
      )
    }
  }
  report(
    '   sets, pictures and formats of full papers as in real ones',
    off.length === 0,
    `${off.length} outside`,
    off,
  )
}

const MEASURES: readonly (readonly [Measure, (questions: readonly PaperQuestion[]) => number])[] = [
  ['in sets', (questions) => [...setsOf(questions).values()].reduce((sum, size) => sum + size, 0)],
  ...QUESTION_FORMATS.map(
    (format) =>
      [
        format,
        (questions: readonly PaperQuestion[]) =>
          questions.filter(({ question: { text, figure } }) => hasFormat(format, text, figure)).length,
      ] as const,
  ),
  ['typed', (questions) => questions.filter(({ numeric }) => numeric !== undefined).length],
]

/** How many questions each stem has that serves at least two. */
function setsOf(questions: readonly PaperQuestion[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { question } of questions) {
    if (!question.figure) continue
    const stem = JSON.stringify(question.figure)
    sizes.set(stem, (sizes.get(stem) ?? 0) + 1)
  }
  return new Map([...sizes].filter(([, size]) => size > 1))
}

/** '4 sets of 3-5' for each paper. */
const stemsOf = (papers: readonly (readonly PaperQuestion[])[]): string[] =>
  papers.map((questions) => {
    const sizes = [...setsOf(questions).values()]
    return sizes.length === 0 ? 'no set' : `${sizes.length} of ${Math.min(...sizes)}-${Math.max(...sizes)}`
  })

if (import.meta.main) {
  let missed = 0
  await reportForms((bar, isMet, figure, offenders = []) => {
    if (!isMet) missed += 1
    console.log(`${isMet ? 'PASS' : 'FAIL'}  ${bar}  ${figure}`)
    for (const offender of offenders) console.log(`        ${offender}`)
  })
  process.exitCode = missed === 0 ? 0 : 1
}
