import { chooseProvider, questionRequest } from '@ekagra/exam/generation-request'
import { isRecord } from '@ekagra/exam/is-record'
import { normaliseQuestions } from '@ekagra/exam/normalise-question'
import { sampleQuestions } from '@ekagra/exam/sample-questions'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import type { Question } from '@ekagra/schema/question'
import { loadRecovery } from '../load-recovery.ts'
import { cacheQuestions, readCachedQuestions } from '../stores/question-cache.ts'
import { type CallFailure, callFunction } from './call-function.ts'

export interface QuestionWish {
  topic: string
  /** How many the person wants; more are asked for, so that enough are left without duplicates. */
  count: number
  difficulty: Difficulty
  timeframe?: Timeframe | undefined
  /** Text of a note or a file to make the questions from. */
  content?: string | undefined
}

export type RequestFailure = CallFailure | { kind: 'empty' }

/** Where the questions came from. Only `sample` needs a warning; `failure` says why the server was not used. */
export type QuestionAnswer =
  | {
      ok: true
      source: 'server' | 'cache' | 'engine' | 'sample'
      questions: Question[]
      /** The provider that wrote them, or 'engine'. */
      servedBy?: string
      /** What the topic was understood as. */
      resolvedTopic?: string
      failure?: RequestFailure
    }
  | { ok: false; failure: RequestFailure }

export interface RequestOptions {
  signal?: AbortSignal | undefined
  /** Ids this person has seen: the surplus of an earlier answer serves while enough of it is new. */
  seenIds?: readonly string[]
  /** Whether sample questions may stand in when nothing else answers. */
  samples?: boolean
  now?: () => number
  random?: () => number
}

/** In numbers of [0, 1), from the browser's secure source. */
function secureRandom(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn / 2 ** 32
}

/** Refusals of the request itself: asking the engine here would only be refused again. */
const REFUSED = [400, 413, 422]

/** Asks the server; then, in this order, the engine in this browser, the answers of the last 24 hours, samples. */
export async function requestQuestions(
  wish: QuestionWish,
  options: RequestOptions = {},
): Promise<QuestionAnswer> {
  const { signal, seenIds = [], samples = false, now = Date.now, random = secureRandom } = options
  const surplus = await readSurplus(wish, seenIds, now())
  if (surplus) return surplus
  const answer = await askServer(wish, signal, now)
  if (answer.ok || answer.failure.kind === 'cancelled') return answer
  const { failure } = answer
  const instead = (await askEngine(wish, failure, now, random)) ?? (await readCache(wish, now()))
  if (signal?.aborted) return { ok: false, failure: { kind: 'cancelled' } }
  if (instead) return { ...instead, failure }
  if (!samples) return { ok: false, failure }
  const questions = sampleQuestions(wish, { timestamp: now(), random })
  return { ok: true, source: 'sample', questions, failure }
}

type Found = Extract<QuestionAnswer, { ok: true }>

/** News grows old and a person's own text is asked about once: neither is kept. */
const isCacheable = ({ topic, timeframe, content }: QuestionWish) =>
  !timeframe && !content && chooseProvider(topic) === 'deepseek'

async function readCache(wish: QuestionWish, now: number): Promise<Found | null> {
  const cached = isCacheable(wish) ? await readCachedQuestions(wish.topic, wish.difficulty, now) : null
  if (!cached) return null
  const { questions, servedBy, resolvedTopic } = cached
  return { ok: true, source: 'cache', questions, servedBy, ...(resolvedTopic && { resolvedTopic }) }
}

async function readSurplus(
  wish: QuestionWish,
  seenIds: readonly string[],
  now: number,
): Promise<Found | null> {
  const cached = await readCache(wish, now)
  const seen = new Set(seenIds)
  const fresh = cached?.questions.filter(({ id }) => !seen.has(id)) ?? []
  return cached && fresh.length >= wish.count ? { ...cached, questions: fresh } : null
}

async function askServer(
  wish: QuestionWish,
  signal: AbortSignal | undefined,
  now: () => number,
): Promise<QuestionAnswer> {
  const { topic, count, difficulty, content, timeframe } = wish
  const request = questionRequest({ topic, count, difficulty, ...(content && { content }) })
  const result = await callFunction(
    'generate-questions',
    { ...request, ...(timeframe && { timeframe }) },
    { signal },
  )
  if (!result.ok) return result
  const found = readAnswer(result.data, difficulty, now())
  if (found === null) return { ok: false, failure: { kind: 'empty' } }
  if (found.ok && isCacheable(wish)) {
    const { questions, servedBy = '', resolvedTopic } = found
    // Not waited for: the person's questions are here, and a cache that fails is only logged.
    cacheQuestions(topic, difficulty, {
      savedAt: now(),
      questions,
      servedBy,
      ...(resolvedTopic && { resolvedTopic }),
    })
  }
  return found
}

/** Whatever server answers: questions are normalised as the contract says, an error field is an error at any status. */
function readAnswer(data: unknown, difficulty: Difficulty, timestamp: number): QuestionAnswer | null {
  if (!isRecord(data)) return null
  if (typeof data.error === 'string' && data.error !== '') {
    return { ok: false, failure: { kind: 'server', message: data.error, status: 200 } }
  }
  const questions = normaliseQuestions(data.questions, { timestamp, difficulty })
  if (questions.length === 0) return null
  return {
    ok: true,
    source: 'server',
    questions,
    ...(typeof data.servedBy === 'string' && { servedBy: data.servedBy }),
    ...(typeof data.resolvedTopic === 'string' && { resolvedTopic: data.resolvedTopic }),
  }
}

/** Loaded only when it is needed. It does not know the news. */
async function askEngine(
  { topic, count, difficulty, timeframe, content }: QuestionWish,
  failure: RequestFailure,
  now: () => number,
  random: () => number,
): Promise<Found | null> {
  const refused = 'status' in failure && REFUSED.includes(failure.status)
  if (refused || timeframe) return null
  try {
    const paper = await loadRecovery.withoutReload(async () => {
      const { makePaper } = await import('@ekagra/engine/make-paper')
      return makePaper({ topic, difficulty, count, seed: `${now()}-${random()}`, text: content })
    })
    const questions = normaliseQuestions(paper?.questions, { timestamp: now(), difficulty })
    if (!paper || questions.length === 0) return null
    return { ok: true, source: 'engine', questions, servedBy: 'engine', resolvedTopic: paper.resolvedTopic }
  } catch {
    // Offline, its chunk may not have been fetched yet.
    return null
  }
}
