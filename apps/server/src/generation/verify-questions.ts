import * as z from 'zod/mini'
import { askProviders, NoProviderLeft, type RetryRules } from '../ai/ask-providers.ts'
import type { Patience } from '../ai/deadlines.ts'
import type { Ticket } from '../ai/fair-queue.ts'
import type { GuardedProvider } from '../ai/guard-provider.ts'
import { ProviderFailure } from '../ai/provider-failure.ts'
import { createElementScanner } from '../ai/scan-elements.ts'
import type { Asked } from './checks/check-form.ts'
import { parseJson } from './draft.ts'
import { LETTERS, NO_ANSWER, OFF_TOPIC, solveBlindly } from './prompts/solve-blindly.ts'

/** A question that waits for its second solve. Its key need not be known yet. */
export interface Candidate {
  asked: Asked
  /** Who wrote it. */
  writer: string
  /** What it is about, where it is not common knowledge. */
  material?: string | undefined
}

/** The option that a solver chose, as an index into the writer's order; or why there is none. */
export type Solution =
  | { option: number; by: string; isIndependent: boolean }
  | { problem: 'disagreement' | 'off-topic' | 'unverifiable' }

interface VerifierOptions {
  providers: readonly GuardedProvider[]
  /** The answer that the questions are for. */
  ticket: Ticket
  /** What the questions must be about; absent when their own material decides. */
  topic: string | undefined
  retries: RetryRules
  patience: Patience
  drawMark(): string
}

const Answer = z.object({ number: z.int(), answer: z.enum([...LETTERS, NO_ANSWER, OFF_TOPIC]) })
const Answers = z.strictObject({
  answers: z.array(z.strictObject({ number: z.int(), working: z.string(), answer: Answer.shape.answer })),
})
const ANSWERS_SCHEMA = z.toJSONSchema(Answers, { target: 'draft-7' })

/** For the working and the letter, with room for models that think before they write. */
const TOKENS_PER_ANSWER = 300
const TOKENS_TO_THINK = 3000
const LONGEST_ANSWER = 2000

/** The orders of four options in which every option changes its place. */
const ORDERS = [
  [1, 0, 3, 2],
  [1, 2, 3, 0],
  [1, 3, 0, 2],
  [2, 0, 3, 1],
  [2, 3, 0, 1],
  [2, 3, 1, 0],
  [3, 0, 1, 2],
  [3, 2, 0, 1],
  [3, 2, 1, 0],
]

/**
 * The order in which the solver sees the options: every option has another place than the writer gave it. A model that always
 * answers the same letter, by habit or because a text told it to, then never agrees with itself.
 */
const drawSolverOrder = (random: () => number): number[] =>
  ORDERS[Math.floor(random() * ORDERS.length)] ?? [1, 2, 3, 0]

/** The name of a model without the company that gateways put before it: 'openai/gpt-5' is 'gpt-5'. */
const bareModel = (modelId: string) => modelId.toLowerCase().replace(/^.*\//, '')

/** Whether a model is another one than the writer: the same model makes the same mistake twice, whoever runs it. */
export const isIndependent = (writer: GuardedProvider | undefined, solver: GuardedProvider): boolean =>
  writer !== undefined &&
  writer.name !== solver.name &&
  bareModel(writer.modelId) !== bareModel(solver.modelId)

/** Other models than the writer come first, among them the one with the shortest queue. */
const solversFor = (writer: GuardedProvider | undefined, providers: readonly GuardedProvider[]) =>
  [...providers].sort(
    (a, b) =>
      Number(isIndependent(writer, b)) - Number(isIndependent(writer, a)) || a.pressure() - b.pressure(),
  )

/**
 * Solves questions of one writer without seeing their keys, and reports each answer when it arrives.
 * @param take gives the questions when a provider has a turn for them
 * @returns the questions that no provider could solve
 */
export async function verifyQuestions<Item extends Candidate>(
  writerName: string,
  take: () => readonly Item[],
  { providers, ticket, topic, retries, patience, drawMark }: VerifierOptions,
  tell: (candidate: Item, solution: Solution) => void,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const writer = providers.find(({ name }) => name === writerName)
  let open: readonly Item[] | undefined
  const solve = async (solver: GuardedProvider) => {
    let paper: { candidate: Item; order: number[] }[] = []
    let left: readonly Item[] = []
    const keep = (items: readonly Item[]) => {
      left = items
      open = items
    }
    const judge = (element: string) => {
      const parsed = Answer.safeParse(parseJson(element))
      const entry = parsed.success ? paper[parsed.data.number - 1] : undefined
      if (!parsed.success || !entry || !left.includes(entry.candidate)) return
      keep(left.filter((candidate) => candidate !== entry.candidate))
      const { answer } = parsed.data
      const option = entry.order[LETTERS.join('').indexOf(answer)]
      if (option === undefined) {
        tell(entry.candidate, { problem: answer === OFF_TOPIC ? 'off-topic' : 'disagreement' })
      } else tell(entry.candidate, { option, by: solver.name, isIndependent: isIndependent(writer, solver) })
    }
    const prepare = () => {
      keep(open ?? take())
      if (left.length === 0) return null
      paper = left.map((candidate) => ({ candidate, order: drawSolverOrder(retries.random) }))
      const materials = [...new Set(left.flatMap(({ material }) => material ?? []))]
      const { instructions, prompt } = solveBlindly.build({
        questions: paper.map(({ candidate: { asked }, order }) => ({
          text: asked.text,
          options: order.map((index) => asked.options[index] ?? ''),
        })),
        material: materials.length > 0 ? materials.join('\n\n') : undefined,
        topic,
        mark: drawMark(),
      })
      return {
        instructions,
        prompt,
        schema: ANSWERS_SCHEMA,
        maxOutputTokens: TOKENS_TO_THINK + paper.length * TOKENS_PER_ANSWER,
      }
    }
    let scan = createElementScanner(LONGEST_ANSWER)
    let written = 0
    const fresh = () => {
      scan = createElementScanner(LONGEST_ANSWER)
      written = 0
      return prepare()
    }
    await solver.call('verification', fresh, {
      onText(text) {
        for (const element of scan(text)) judge(element)
        written += text.length
        return left.length === 0 || written > LONGEST_ANSWER * (paper.length + 1) ? 'enough' : 'more'
      },
      signal,
      patience,
      ticket,
    })
    if (left.length > 0) throw new ProviderFailure('unusable')
  }
  try {
    await askProviders(solversFor(writer, providers), solve, retries, signal)
    return []
  } catch (error) {
    if (!(error instanceof NoProviderLeft)) throw error
    return open ?? take()
  }
}
