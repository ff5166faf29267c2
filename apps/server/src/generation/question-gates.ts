import { createDuplicateFilter } from '@ekagra/exam/similarity/deduplicate-questions'
import type { Source } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import type { Brief } from './brief.ts'
import { checkDraft } from './checks/check-draft.ts'
import { type Asked, checkAsked, isBalanced } from './checks/check-form.ts'
import { Draft, type DropReason, parseJson } from './draft.ts'
import { countsFromOne } from './index-convention.ts'
import { type LookedUpPage, resolveSource } from './resolve-source.ts'
import { createVerificationQueue } from './verification-queue.ts'
import type { Candidate, Solution } from './verify-questions.ts'

/** A question on its way: text and options come first, then its key and its second solve in any order. */
interface Traveller extends Candidate {
  answer: WriterAnswer
  draft?: Draft
  /** The option that the engine works out. */
  engine?: number | null
  source?: Source | undefined
  solution?: Solution
  isDecided?: boolean
}

/** One answer of a model: a list of questions that count their options in the same way. */
export interface WriterAnswer {
  writer: string
  travellers: Traveller[]
  isOver: boolean
}

export interface PassedQuestion {
  /** With its key counted from 0. */
  draft: Draft
  writer: string
  source: Source | undefined
  /** Who agreed with the key: another model or the engine, the same model, or nobody. */
  agreement: 'independent' | 'own' | 'none'
  /** Their names; empty when nobody did. */
  confirmedBy: string
}

interface GateOptions {
  brief: Brief
  /** Solves a batch that it takes when its turn comes, reports each solution, and returns what nobody could solve; absent when verification is off. */
  verify?:
    | ((
        writer: string,
        take: () => readonly Traveller[],
        tell: (traveller: Traveller, solution: Solution) => void,
      ) => Promise<readonly Traveller[]>)
    | undefined
  solveBatch: number
  solvers: number
  /** Whether confirmations should be put together, because others wait too. */
  isPatient(): boolean
  /** How often a question is tried when nobody can solve it. */
  tries: number
  /** How long to wait before the next try. */
  pauseMs: number
  /** Texts of questions that must not come again. */
  avoid: readonly string[]
  onPass(question: PassedQuestion): void
  onDrop(reason: DropReason, writer: string): void
}

const Head = z.object({ text: Draft.shape.text, options: Draft.shape.options })

const isSameQuestion = (a: Asked, b: Asked) =>
  a.text === b.text &&
  a.options.length === b.options.length &&
  a.options.every((option, index) => option === b.options[index])

const ENGINE = 'engine'

/**
 * The checks of a question on its way to a learner: its form, that it is new, and that a second solve agrees. The solver needs
 * neither key nor explanation, so it starts while these are still being written.
 */
export function createQuestionGates(options: GateOptions) {
  const { brief, verify, onPass, onDrop } = options
  const isUnlike = createDuplicateFilter()
  for (const text of options.avoid) isUnlike({ text, correctAnswer: 0 })
  const known = [...options.avoid]
  let undecided = 0
  let change = Promise.withResolvers<void>()

  const isNew = ({ text }: Asked) => {
    if (!isUnlike({ text, correctAnswer: 0 })) return false
    known.push(text)
    return true
  }
  const decide = (traveller: Traveller, outcome: { key: number } | { reason: DropReason }) => {
    const { draft, writer, source, solution, engine } = traveller
    if (traveller.isDecided || !draft) return
    traveller.isDecided = true
    undecided -= 1
    change.resolve()
    change = Promise.withResolvers()
    if ('reason' in outcome) return onDrop(outcome.reason, writer)
    if (!isBalanced(draft.options, outcome.key)) return onDrop('balance', writer)
    const isByEngine = engine === outcome.key
    const solver = solution && 'option' in solution ? solution : undefined
    onPass({
      draft: { ...draft, correctIndex: outcome.key },
      writer,
      source,
      agreement: isByEngine || solver?.isIndependent ? 'independent' : solver ? 'own' : 'none',
      confirmedBy: [...(isByEngine ? [ENGINE] : []), ...(solver ? [solver.by] : [])].join(', '),
    })
  }
  /** Decides about a question as soon as it is clear what its key means and what others say about it. */
  const judge = (traveller: Traveller) => {
    const { draft, solution, answer, engine } = traveller
    if (!draft || traveller.isDecided) return
    const key = draft.correctIndex
    if (verify && solution === undefined) return
    if (solution && 'problem' in solution) return decide(traveller, { reason: solution.problem })
    const found = solution?.option ?? engine ?? null
    // The engine is exact: whoever contradicts it is wrong.
    if (solution && typeof engine === 'number' && solution.option !== engine)
      return decide(traveller, { reason: 'disagreement' })
    if (found === key) return decide(traveller, { key })
    if (found !== null && found !== key - 1) return decide(traveller, { reason: 'disagreement' })
    // The key is right if the model counts from 1, which its whole answer tells; without a second solve, only its keys do.
    const keys = answer.travellers.flatMap((other) => other.draft?.correctIndex ?? [])
    if (found === null && keys.includes(0) && key < 4) return decide(traveller, { key })
    if (!answer.isOver || answer.travellers.some((other) => isUnsolved(other))) return
    const solved = answer.travellers.flatMap((other) => {
      const option = optionOf(other)
      return other.draft && option !== null ? [{ key: other.draft.correctIndex, solution: option }] : []
    })
    const isFromOne = found === null ? keys.includes(4) && !keys.includes(0) : countsFromOne({ solved, keys })
    if (isFromOne) decide(traveller, { key: key - 1 })
    else if (found === null) decide(traveller, key < 4 ? { key } : { reason: 'options' })
    else decide(traveller, { reason: 'disagreement' })
  }
  const optionOf = ({ solution, engine }: Traveller) =>
    solution && 'option' in solution ? solution.option : (engine ?? null)
  const isUnsolved = ({ draft, solution, isDecided }: Traveller) =>
    verify !== undefined && draft !== undefined && solution === undefined && !isDecided
  const judgeAll = ({ travellers }: WriterAnswer) => {
    for (const traveller of travellers) judge(traveller)
  }
  const tell = (traveller: Traveller, solution: Solution) => {
    traveller.solution = solution
    judgeAll(traveller.answer)
  }

  const queue = createVerificationQueue<Traveller>({
    batchSize: options.solveBatch,
    atOnce: options.solvers,
    tries: options.tries,
    pauseMs: options.pauseMs,
    isPatient: options.isPatient,
    verify: async (writer, take) => (await verify?.(writer, take, tell)) ?? [],
    giveUp: (traveller) => tell(traveller, { problem: 'unverifiable' }),
  })

  return {
    /** Texts of the questions so far. */
    known,
    /** How many whole questions still wait for their verdict. */
    undecided: () => undecided,
    /** Resolves when the next question gets its verdict. */
    changed: () => change.promise,
    /** Resolves when every second solve has ended. */
    settled: queue.settled,
    /** Begins an answer of a model. */
    open: (writer: string): WriterAnswer => ({ writer, travellers: [], isOver: false }),
    /** Nothing more comes in this answer. */
    close(answer: WriterAnswer): void {
      answer.isOver = true
      queue.flush()
      judgeAll(answer)
    },
    /** Text and options of a question whose rest is still being written. */
    offerHead(head: string, answer: WriterAnswer): void {
      // A question about a news item can be solved only when its item is known.
      if (!verify || brief.articles.length > 0) return
      const parsed = Head.safeParse(parseJson(head))
      if (!parsed.success || checkAsked(parsed.data) !== null || !isNew(parsed.data)) return
      const traveller: Traveller = {
        asked: parsed.data,
        writer: answer.writer,
        material: brief.text,
        answer,
      }
      answer.travellers.push(traveller)
      queue.add(traveller)
    },
    /** A complete question; true when it passes so far. */
    offer(element: string, answer: WriterAnswer, pages: readonly LookedUpPage[]): boolean {
      const { writer } = answer
      const drop = (reason: DropReason) => {
        onDrop(reason, writer)
        return false
      }
      const checked = checkDraft(element, brief.locale)
      if ('reason' in checked) return drop(checked.reason)
      const { draft } = checked
      const grounding = resolveSource(draft.source, brief, pages)
      if (!grounding) return drop('source')
      // Only in this answer: when two writers write the same words, the second solve is of the first one's question.
      const begun = answer.travellers.find((one) => !one.draft && isSameQuestion(one.asked, draft))
      if (!begun && !isNew(draft)) return drop('duplicate')
      const traveller: Traveller = begun ?? { asked: draft, writer, material: grounding.material, answer }
      traveller.draft = draft
      traveller.engine = checked.engine
      traveller.source = grounding.source
      undecided += 1
      if (!begun) {
        answer.travellers.push(traveller)
        if (verify) queue.add(traveller)
      }
      judgeAll(answer)
      return true
    },
  }
}
