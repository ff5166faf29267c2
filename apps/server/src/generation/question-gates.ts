import { createDuplicateFilter } from '@ekagra/exam/similarity/deduplicate-questions'
import type { Source } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import type { Brief } from './brief.ts'
import { checkDraft } from './checks/check-draft.ts'
import { type Asked, checkAsked } from './checks/check-form.ts'
import { Draft, type DropReason, parseJson } from './draft.ts'
import { type LookedUpPage, resolveSource } from './resolve-source.ts'
import { createVerificationQueue } from './verification-queue.ts'
import type { Candidate, Solved } from './verify-questions.ts'

/** A question on its way: text and options come first, then its key and its second solve in any order. */
interface Traveller extends Candidate {
  draft?: Draft
  source?: Source | undefined
  solved?: Solved
}

export interface PassedQuestion {
  draft: Draft
  writer: string
  source: Source | undefined
}

interface GateOptions {
  brief: Brief
  /** Solves a batch and reports each answer; absent when verification is off. */
  verify?:
    | ((batch: readonly Traveller[], tell: (traveller: Traveller, solved: Solved) => void) => Promise<void>)
    | undefined
  solveBatch: number
  solvers: number
  /** Texts of questions that must not come again. */
  avoid: readonly string[]
  onPass(question: PassedQuestion): void
  onDrop(reason: DropReason, writer: string): void
}

const Head = z.object({ text: Draft.shape.text, options: Draft.shape.options })

const keyOf = ({ text, options }: Asked) => JSON.stringify([text, options])

/**
 * The checks of a question on its way to a learner: its form, that it is new, and that a second solve agrees. The solver needs
 * neither key nor explanation, so it starts while these are still being written.
 */
export function createQuestionGates(options: GateOptions) {
  const { brief, verify, onPass, onDrop } = options
  const isUnlike = createDuplicateFilter()
  for (const text of options.avoid) isUnlike({ text, correctAnswer: 0 })
  const known = [...options.avoid]
  /** Questions whose second solve started before they were complete. */
  const early = new Map<string, Traveller>()

  const isNew = ({ text }: Asked) => {
    if (!isUnlike({ text, correctAnswer: 0 })) return false
    known.push(text)
    return true
  }
  const judge = ({ draft, solved, writer, source }: Traveller) => {
    if (!draft || (verify && solved === undefined)) return
    if (!verify || solved === draft.correctIndex) onPass({ draft, writer, source })
    else onDrop(solved === 'unverifiable' ? 'unverifiable' : 'disagreement', writer)
  }
  const queue = createVerificationQueue<Traveller>({
    batchSize: options.solveBatch,
    atOnce: options.solvers,
    verify: async (batch) =>
      verify?.(batch, (traveller, solved) => {
        traveller.solved = solved
        judge(traveller)
      }),
  })

  return {
    /** Texts of the questions so far. */
    known,
    /** Resolves when every second solve has ended. */
    settled: queue.settled,
    /** Text and options of a question whose rest is still being written. */
    offerHead(head: string, writer: string): void {
      // A question about a news item can be solved only when its item is known.
      if (!verify || brief.articles.length > 0) return
      const parsed = Head.safeParse(parseJson(head))
      if (!parsed.success || checkAsked(parsed.data) !== null || !isNew(parsed.data)) return
      const traveller: Traveller = { asked: parsed.data, writer, material: brief.text }
      early.set(keyOf(parsed.data), traveller)
      queue.add(traveller)
    },
    /** A complete question; true when it passes. */
    offer(element: string, writer: string, pages: readonly LookedUpPage[]): boolean {
      const drop = (reason: DropReason) => {
        onDrop(reason, writer)
        return false
      }
      const checked = checkDraft(element, brief.locale)
      if ('reason' in checked) return drop(checked.reason)
      const { draft } = checked
      const grounding = resolveSource(draft.source, brief, pages)
      if (!grounding) return drop('source')
      const key = keyOf(draft)
      const begun = early.get(key)
      early.delete(key)
      if (!begun && !isNew(draft)) return drop('duplicate')
      const traveller: Traveller = begun ?? { asked: draft, writer, material: grounding.material }
      traveller.draft = draft
      traveller.source = grounding.source
      if (verify && !begun) queue.add(traveller)
      judge(traveller)
      return true
    },
  }
}
