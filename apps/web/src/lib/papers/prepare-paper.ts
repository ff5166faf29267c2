import { correctAsked, correctQuestion } from '@ekagra/exam/correction/correct-question'
import { oneSection, shorten } from '@ekagra/exam/exam-paper/pattern-figures'
import type { ExamPaper, PaperScope } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { readCorrectionBook } from '../corrections/correction-store.ts'
import { secureRandom } from '../secure-random.ts'
import { loadRecovery } from '../start/load-recovery.ts'
import { questionsMetLately } from '../stores/hall/sat-paper-store.ts'
import { printsOf } from './prints-of.ts'

/** What is to be sat. */
export interface PaperPlan {
  /** The whole pattern. */
  pattern: ExamPattern
  scope: PaperScope
  sectionIndex?: number | undefined
  /** Of a friend's challenge: the same paper, whatever this person has met before. */
  challenge?:
    | { seed: string; skips: readonly string[]; prints: string; marks: number | undefined }
    | undefined
}

/** A paper that is ready to be sat; the rest of it is decided when it starts. */
export type ReadyPaper = Omit<ExamPaper, 'startedAt' | 'hasExtraTime'>

const SHARES: Readonly<Record<PaperScope, number>> = { full: 1, half: 0.5, quarter: 0.25, section: 1 }

/** The pattern of what is sat: all of it, a shorter paper, or one section. */
export function cutPattern({ pattern, scope, sectionIndex = 0 }: Omit<PaperPlan, 'challenge'>): ExamPattern {
  if (scope === 'section') return oneSection(pattern, sectionIndex)
  return scope === 'full' ? pattern : shorten(pattern, SHARES[scope])
}

/** The questions of a challenge have changed since its link was made. */
export class ChangedPaperError extends Error {}

/** Makes the questions on this device; needs no network once the engine is here. */
export async function preparePaper(plan: PaperPlan): Promise<ReadyPaper> {
  const { pattern: whole, scope, sectionIndex, challenge } = plan
  const pattern = cutPattern(plan)
  const seed = challenge?.seed ?? Math.floor(secureRandom() * 36 ** 6).toString(36)
  const [{ makeExamPaper }, met] = await Promise.all([
    loadRecovery.withoutReload(() => import('@ekagra/questions/paper/make-exam-paper')),
    challenge ? new Set<string>() : questionsMetLately(),
  ])
  const book = readCorrectionBook()
  const make = (passedOver: ReadonlySet<string>) =>
    makeExamPaper({
      pattern,
      seed,
      met: passedOver,
      ...(challenge && { skips: new Set(challenge.skips) }),
    })
  const first = await make(met)
  const withdrawn = first.questions.filter(({ question }) => book.isWithdrawn(question.id))
  // Others come in the place of questions that must not be asked. A challenge stays the same paper for both.
  const { questions, skips } =
    withdrawn.length > 0 && !challenge
      ? await make(new Set([...met, ...withdrawn.map(({ print }) => print)]))
      : first
  // Questions change with their generators: a challenge is the same paper or none.
  if (challenge && printsOf({ questions }) !== challenge.prints) throw new ChangedPaperError()
  return {
    id: `paper-${Date.now()}-${Math.floor(secureRandom() * 2 ** 32).toString(36)}`,
    pattern,
    patternId: whole.id,
    scope,
    ...(scope === 'section' && { sectionIndex: sectionIndex ?? 0 }),
    seed,
    skips,
    questions: questions.map((asked) => ({
      ...asked,
      question: challenge
        ? correctQuestion(asked.question, book.of(asked.question.id))
        : (correctAsked(asked.question, book) ?? asked.question),
    })),
    ...(challenge?.marks !== undefined && { challengerMarks: challenge.marks }),
  }
}
