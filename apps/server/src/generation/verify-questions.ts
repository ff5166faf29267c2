import * as z from 'zod/mini'
import { askProviders, NoProviderLeft, type RetryRules } from '../ai/ask-providers.ts'
import type { Patience } from '../ai/deadlines.ts'
import type { GuardedProvider } from '../ai/guard-provider.ts'
import { ProviderFailure } from '../ai/provider-failure.ts'
import { createElementScanner } from '../ai/scan-elements.ts'
import type { Asked } from './checks/check-form.ts'
import { parseJson } from './draft.ts'
import { LETTERS, solveBlindly } from './prompts/solve-blindly.ts'

/** A question that waits for its second solve. Its key need not be known yet. */
export interface Candidate {
  asked: Asked
  /** Who wrote it. */
  writer: string
  /** What it is about, where it is not common knowledge. */
  material?: string | undefined
}

/** The option that the solver chose, as an index into the writer's order; or that it found none; or that no provider solved it. */
export type Solved = number | 'none' | 'unverifiable'

interface VerifierOptions {
  providers: readonly GuardedProvider[]
  retries: RetryRules
  patience: Patience
  drawMark(): string
}

const Answer = z.object({ number: z.int(), answer: z.enum([...LETTERS, 'X']) })
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

/** Providers other than the writer come first, because the same model makes the same mistake twice. */
const solversFor = (writer: string, providers: readonly GuardedProvider[]): GuardedProvider[] =>
  [...providers].sort((a, b) => Number(a.name === writer) - Number(b.name === writer))

/**
 * Solves questions of one writer without seeing their keys, and reports each answer when it arrives. A question that no provider
 * solves is unverifiable.
 */
export async function verifyQuestions<Item extends Candidate>(
  candidates: readonly Item[],
  { providers, retries, patience, drawMark }: VerifierOptions,
  tell: (candidate: Item, solved: Solved) => void,
  signal: AbortSignal,
): Promise<void> {
  let open = [...candidates]
  const materials = [...new Set(candidates.flatMap(({ material }) => material ?? []))]
  const solve = async (solver: GuardedProvider) => {
    const paper = open.map((candidate) => ({ candidate, order: drawSolverOrder(retries.random) }))
    const judge = (element: string) => {
      const parsed = Answer.safeParse(parseJson(element))
      const entry = parsed.success ? paper[parsed.data.number - 1] : undefined
      if (!parsed.success || !entry || !open.includes(entry.candidate)) return
      open = open.filter((candidate) => candidate !== entry.candidate)
      tell(entry.candidate, entry.order[LETTERS.join('').indexOf(parsed.data.answer)] ?? 'none')
    }
    const { instructions, prompt } = solveBlindly.build({
      questions: paper.map(({ candidate: { asked }, order }) => ({
        text: asked.text,
        options: order.map((index) => asked.options[index] ?? ''),
      })),
      material: materials.length > 0 ? materials.join('\n\n') : undefined,
      mark: drawMark(),
    })
    const scan = createElementScanner(LONGEST_ANSWER)
    let written = 0
    await solver.call(
      'verification',
      {
        instructions,
        prompt,
        schema: ANSWERS_SCHEMA,
        maxOutputTokens: TOKENS_TO_THINK + paper.length * TOKENS_PER_ANSWER,
      },
      {
        onText(text) {
          for (const element of scan(text)) judge(element)
          written += text.length
          return open.length === 0 || written > LONGEST_ANSWER * (paper.length + 1) ? 'enough' : 'more'
        },
        signal,
        patience,
      },
    )
    if (open.length > 0) throw new ProviderFailure('unusable')
  }
  try {
    await askProviders(solversFor(candidates[0]?.writer ?? '', providers), solve, retries, signal)
  } catch (error) {
    if (!(error instanceof NoProviderLeft)) throw error
    for (const candidate of open) tell(candidate, 'unverifiable')
  }
}
