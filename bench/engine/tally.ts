import { type CatalogueEntry, loadChapter } from '@ekagra/questions/chapters/catalogue'
import { auditLevel, countUnlike, drawComparables, keyRank, repeatedShare } from '@ekagra/questions/kit/audit'
import type { Composed } from '@ekagra/questions/kit/compose-question'
import type { Generator } from '@ekagra/questions/kit/define-generator'
import { guessLongest, guessMostAlike, guessShortest } from '@ekagra/questions/kit/guessers'
import { Difficulty } from '@ekagra/schema/difficulty'

/** The totals of many draws of one type. */
export interface Tally {
  id: string
  subject: string
  trust: Generator['trust']
  /** A bank of written questions: no steps, no named mistakes, a limited number of texts. */
  isBank: boolean
  drawn: number
  faults: string[]
  positions: number[]
  ranks: number[]
  longest: number
  shortest: number
  mostAlike: number
  /** The totals for each form of question on facts. */
  shapes: readonly ShapeTally[]
  /** Of the worst level. */
  named: number
  repeated: number
  /** Questions that pass the browser's filter for duplicates, out of the first 400 draws and at most 75. */
  unlike: number
  /** Mean steps per level, easy first. */
  steps: number[]
  /** Processor time for one question with its checks. */
  milliseconds: number
}

export interface ShapeTally {
  shape: string
  drawn: number
  positions: number[]
  longest: number
  mostAlike: number
}

export async function tallyType(entry: CatalogueEntry, draws: number): Promise<Tally> {
  const generator = (await loadChapter(entry.chapterId)).get(entry.id)
  if (!generator) throw new Error(`no generator ${entry.id}`)
  const start = process.cpuUsage()
  const audits = Difficulty.options.map((level) => auditLevel(generator, entry, level, draws))
  const questions = audits.flatMap((audit) => audit.questions)
  const milliseconds = process.cpuUsage(start).user / 1000 / Math.max(questions.length, 1)
  const texts = Difficulty.options.map((level) => drawComparables(generator, level, draws))
  return {
    id: entry.id,
    subject: entry.subject,
    trust: generator.trust,
    isBank: generator.bank !== undefined,
    drawn: questions.length,
    faults: audits.flatMap(({ faults }) => faults),
    positions: countUp(questions.map(({ question }) => question.correctIndex)),
    ranks: countUp(questions.flatMap((composed) => keyRank(composed) ?? [])),
    longest: sum(questions.map(({ question }) => guessLongest(question))),
    shortest: sum(questions.map(({ question }) => guessShortest(question))),
    mostAlike: sum(questions.map(({ question }) => guessMostAlike(question))),
    shapes: tallyShapes(questions),
    named: Math.min(...audits.map(({ named }) => named)),
    repeated: Math.max(...texts.map(repeatedShare)),
    unlike: Math.min(...texts.map((ofLevel) => countUnlike(ofLevel.slice(0, 400), 75))),
    steps: audits.map(({ meanSteps }) => meanSteps),
    milliseconds,
  }
}

function tallyShapes(questions: readonly Composed[]): ShapeTally[] {
  const names = new Set(questions.flatMap(({ draw }) => draw.shape ?? []))
  return [...names].map((shape) => {
    const own = questions.filter(({ draw }) => draw.shape === shape).map(({ question }) => question)
    return {
      shape,
      drawn: own.length,
      positions: countUp(own.map(({ correctIndex }) => correctIndex)),
      longest: sum(own.map(guessLongest)),
      mostAlike: sum(own.map(guessMostAlike)),
    }
  })
}

/** How often each of 0 to 3 occurs. */
const countUp = (values: readonly number[]): number[] =>
  [0, 1, 2, 3].map((value) => values.filter((other) => other === value).length)

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
