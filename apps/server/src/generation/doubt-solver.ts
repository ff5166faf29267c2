import { solveDoubt as solveWithEngine } from '@ekagra/questions/doubt/solve-doubt'
import { toPlainText } from '@ekagra/questions/kit/wording/plain-text'
import { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import * as z from 'zod/mini'
import { askProviders, NoProviderLeft } from '../ai/ask-providers.ts'
import type { GuardedProvider } from '../ai/guard-provider.ts'
import { ProviderFailure } from '../ai/provider-failure.ts'
import { holdsDocumentMarkup } from './checks/holds-markup.ts'
import { isSameAmount, readAmount } from './checks/recompute.ts'
import { parseJson } from './draft.ts'
import type { GenerationLimits } from './limits.ts'
import { solveDoubt } from './prompts/solve-doubt.ts'

export interface Doubt {
  content: string
  /** A picture of the question, as a data address. */
  image?: string | undefined
  signal?: AbortSignal | undefined
}

interface DoubtSolverOptions {
  providers: readonly GuardedProvider[]
  limits: GenerationLimits
  random(): number
  drawMark(): string
}

const text = (longest: number) => z.string().check(z.maxLength(longest))

/** An answer as a model must write it. */
const ModelAnswer = z.strictObject({
  question: text(4000),
  subject: text(100),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  steps: z
    .array(z.strictObject({ title: text(200), explanation: text(4000) }))
    .check(z.minLength(1), z.maxLength(20)),
  finalAnswer: text(2000),
  concepts: z.array(text(100)).check(z.maxLength(10)),
})
const ANSWER_SCHEMA = z.toJSONSchema(ModelAnswer, { target: 'draft-7' })

const MOST_TOKENS = 8000
const MOST_CHARACTERS = 30_000

/** The JSON object in an answer, with or without words around it. */
const objectIn = (written: string): string =>
  written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1)

const numbersIn = (text: string): string[] =>
  toPlainText(text)
    .replaceAll('−', '-')
    .match(/-?\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g) ?? []

/** The engine reads the question in the words of the AI, which may be plainer than the learner's or come from a picture. */
function checkByEngine({
  question,
  finalAnswer,
}: Pick<DoubtAnswer, 'question' | 'finalAnswer'>): DoubtAnswer['calculation'] {
  const own = solveWithEngine(question)
  if (!own) return undefined
  const [expected, ...others] = numbersIn(own.finalAnswer.replace(/^\([A-E]\)/, '').replace(/\(≈.*\)/, ''))
  const value = readAmount(expected ?? '')
  // An answer of several numbers may be worded in too many ways to compare.
  if (value === null || others.length > 0) return undefined
  const isSame = (number: string) => {
    const amount = readAmount(number)
    return amount !== null && isSameAmount(value, amount, number)
  }
  return numbersIn(finalAnswer).some(isSame) ? 'agrees' : 'differs'
}

/** A worked answer by AI to one question; null when no provider could give one. */
export function createDoubtSolver({ providers, limits, random, drawMark }: DoubtSolverOptions) {
  return async ({ content, image, signal }: Doubt): Promise<DoubtAnswer | null> => {
    const [, mediaType, data] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(image ?? '') ?? []
    const picture = mediaType && data ? { mediaType, data } : undefined
    const able = picture ? providers.filter(({ readsImages }) => readsImages) : providers
    const late = AbortSignal.timeout(limits.answerMs)
    const ended = signal ? AbortSignal.any([signal, late]) : late

    const work = async (provider: GuardedProvider): Promise<DoubtAnswer> => {
      let written = ''
      const { instructions, prompt } = solveDoubt.build({
        content,
        hasImage: picture !== undefined,
        mark: drawMark(),
      })
      await provider.call(
        'doubt',
        () => ({
          instructions,
          prompt,
          image: picture,
          schema: ANSWER_SCHEMA,
          maxOutputTokens: MOST_TOKENS,
        }),
        {
          onText(piece) {
            written += piece
            return written.length > MOST_CHARACTERS ? 'enough' : 'more'
          },
          signal: ended,
          patience: limits.patience,
        },
      )
      const parsed = ModelAnswer.safeParse(parseJson(objectIn(written)))
      if (!parsed.success || parsed.data.finalAnswer.trim() === '' || holdsDocumentMarkup(written)) {
        throw new ProviderFailure('unusable')
      }
      const question = content.trim() || parsed.data.question
      const calculation = checkByEngine(parsed.data)
      return DoubtAnswer.parse({
        ...parsed.data,
        question,
        isSampleAnswer: false,
        answeredBy: provider.name,
        ...(calculation && { calculation }),
      })
    }
    try {
      return await askProviders(able, work, { ...limits.retries, random }, ended)
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof NoProviderLeft || ended.aborted) return null
      throw error
    }
  }
}
