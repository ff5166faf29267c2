import { shuffle } from '@ekagra/exam/shuffle-options'
import * as z from 'zod/mini'
import { askProviders, NoProviderLeft, type RetryRules } from '../ai/ask-providers.ts'
import type { Patience } from '../ai/deadlines.ts'
import type { GuardedProvider } from '../ai/guard-provider.ts'
import { ProviderFailure } from '../ai/provider-failure.ts'
import { createElementScanner } from '../ai/scan-elements.ts'
import type { Draft } from './draft.ts'
import { LETTERS, solveBlindly } from './prompts/solve-blindly.ts'

/** A question that waits for its second solve. */
export interface Candidate {
  draft: Draft
  /** Who wrote it. */
  writer: string
  /** What it is about, where it is not common knowledge. */
  material?: string | undefined
}

export type Verdict = 'agreement' | 'disagreement' | 'unverifiable'

export interface VerifierOptions {
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

/**
 * The order in which the solver sees the options: any in which the key is not where the writer put it. A model that
 * always says the same letter, by habit or because a text told it to, can then never agree with itself.
 */
export function drawSolverOrder(correctIndex: number, random: () => number): number[] {
  const others = shuffle(
    [0, 1, 2, 3].filter((index) => index !== correctIndex),
    random,
  )
  const places = [0, 1, 2, 3].filter((place) => place !== correctIndex)
  const place = places[Math.floor(random() * places.length)] ?? 0
  return [...others.slice(0, place), correctIndex, ...others.slice(place)]
}

/** Who solves: others than the writer first, because the same model makes the same mistake twice. */
export const solversFor = (writer: string, providers: readonly GuardedProvider[]): GuardedProvider[] =>
  [...providers].sort((a, b) => Number(a.name === writer) - Number(b.name === writer))

/**
 * Solves questions of one writer without seeing their keys, and tells each verdict as it comes. What no provider would
 * judge is unverifiable.
 */
export async function verifyQuestions<Item extends Candidate>(
  candidates: readonly Item[],
  { providers, retries, patience, drawMark }: VerifierOptions,
  tell: (candidate: Item, verdict: Verdict) => void,
  signal: AbortSignal,
): Promise<void> {
  let open = [...candidates]
  const materials = [...new Set(candidates.flatMap(({ material }) => material ?? []))]
  const solve = async (solver: GuardedProvider) => {
    const paper = open.map((candidate) => ({
      candidate,
      order: drawSolverOrder(candidate.draft.correctIndex, retries.random),
    }))
    const judge = (element: string) => {
      const parsed = Answer.safeParse(parseJson(element))
      const entry = parsed.success ? paper[parsed.data.number - 1] : undefined
      if (!parsed.success || !entry || !open.includes(entry.candidate)) return
      open = open.filter((candidate) => candidate !== entry.candidate)
      const chosen = entry.order[LETTERS.join('').indexOf(parsed.data.answer)]
      tell(entry.candidate, chosen === entry.candidate.draft.correctIndex ? 'agreement' : 'disagreement')
    }
    const { instructions, prompt } = solveBlindly.build({
      questions: paper.map(({ candidate: { draft }, order }) => ({
        text: draft.text,
        options: order.map((index) => draft.options[index] ?? ''),
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
