import type { CurrentAffairsRequest } from '@ekagra/exam/current-affairs/flow'
import { currentAffairsPrompt } from '@ekagra/exam/current-affairs/prompt'
import { readCurrentAffairsQuestions } from '@ekagra/exam/current-affairs/requests'
import { MAX_SEEN_PER_REQUEST } from '@ekagra/schema/generate-questions'
import { isRecord } from '@ekagra/schema/is-record'
import type { Question } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import { queryClient } from '../query-client.ts'
import { loadRecovery } from '../start/load-recovery.ts'
import { backendClient } from './backend-client.ts'
import { callFunction } from './call-function.ts'

/** The provider that reads the news. */
const PROVIDER = 'perplexity'

export interface CurrentAffairsOptions {
  signal?: AbortSignal | undefined
  /** Ids of the questions this person has seen in the category, the latest last. */
  seenIds?: readonly string[] | undefined
  now?: () => number
}

/**
 * Asks the server for exactly as many questions as the contract says; null if none came. Without a server the
 * engine in this browser makes evergreen ones, which are marked as such.
 */
export async function requestCurrentAffairs(
  request: CurrentAffairsRequest,
  { signal, seenIds = [], now = Date.now }: CurrentAffairsOptions = {},
): Promise<Question[] | null> {
  const { category, count, difficulty, timeframe, isFollowUp } = request
  const instructions = await readCategoryPrompts(category)
  if (signal?.aborted) return null
  const prompt = currentAffairsPrompt({ category, timeframe, instructions, isFollowUp })
  const seen = seenIds.slice(-MAX_SEEN_PER_REQUEST)
  const result = await callFunction(
    'generate-questions',
    {
      topic: category,
      count,
      difficulty,
      timeframe,
      provider: PROVIDER,
      prompt,
      ...(seen.length > 0 && { seen }),
    },
    { signal },
  )
  if (signal?.aborted) return null
  if (result.ok) return readAnswer(result.data, now())
  return result.failure.kind === 'unreachable' ? makeEvergreen(request, now()) : null
}

function readAnswer(data: unknown, now: number): Question[] | null {
  const questions = readCurrentAffairsQuestions(isRecord(data) ? data.questions : undefined, now)
  return questions.length > 0 ? questions : null
}

async function makeEvergreen(request: CurrentAffairsRequest, now: number): Promise<Question[] | null> {
  const { category, count, difficulty, isFollowUp } = request
  try {
    const paper = await loadRecovery.withoutReload(async () => {
      const { makePaper } = await import('@ekagra/questions/paper/make-paper')
      return makePaper({ topic: category, difficulty, count, seed: `${now}-${isFollowUp}` })
    })
    return readAnswer(paper, now)
  } catch {
    // Offline, its chunk may not have been fetched yet.
    return null
  }
}

const Rows = z.array(z.object({ prompt: z.string() }))

const TIMEOUT_MS = 5000

async function fetchPrompts(category: string): Promise<string[]> {
  const client = await backendClient()
  if (client === null) throw new Error('no server in reach')
  const { data, error } = await client
    .from('category_prompts')
    .select('prompt')
    .eq('category', category)
    // The request for questions waits for this, but works without it.
    .retry(false)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (error) throw new Error(`category_prompts answered ${error.code}`)
  return Rows.parse(data).map(({ prompt }) => prompt)
}

/** The instructions that admins wrote for a category; none if there are none or they cannot be read. */
export async function readCategoryPrompts(category: string): Promise<string[]> {
  const queryKey = ['category-prompts', category]
  // One try: a second one would come a second later.
  return queryClient
    .fetchQuery({ queryKey, queryFn: () => fetchPrompts(category), retry: false })
    .catch(() => [])
}
