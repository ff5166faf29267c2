import { chooseProvider, questionRequest } from '@ekagra/exam/generation/generation-request'
import { normaliseQuestions } from '@ekagra/exam/question/normalise-question'
import { sampleQuestions } from '@ekagra/exam/question/sample-questions'
import type { Difficulty } from '@ekagra/schema/difficulty'
import { MAX_SEEN_PER_REQUEST } from '@ekagra/schema/generate-questions'
import { isRecord } from '@ekagra/schema/is-record'
import { secureRandom } from '../secure-random.ts'
import { loadRecovery } from '../start/load-recovery.ts'
import { cacheQuestions, readCachedQuestions } from '../stores/learner/question-cache.ts'
import { isRefusal } from './call-function.ts'
import type { QuestionAnswer, QuestionWish, RequestFailure } from './question-answer.ts'
import { type Arrivals, readGeneration, readServedTopic } from './read-generation.ts'
import { streamFunction } from './stream-function.ts'

/** Questions and stages are reported only while the server sends them one by one. */
export interface RequestOptions extends Arrivals {
  signal?: AbortSignal | undefined
  /** Ids this person has seen: the surplus of an earlier answer is used while enough of it is unseen. */
  seenIds?: readonly string[]
  /** Whether the server is asked even when an earlier answer would do. */
  isFresh?: boolean
  /** Whether sample questions may be used if nothing else answers. */
  samples?: boolean
  now?: () => number
  random?: () => number
}

/**
 * Our own ids are shorter. Longer ones, written by something else, must not make the server refuse the
 * request.
 */
const LONGEST_ID = 100

/**
 * Tries, in this order: the server, the engine in this browser, the answers of the last 24 hours, samples.
 */
export async function requestQuestions(
  wish: QuestionWish,
  options: RequestOptions = {},
): Promise<QuestionAnswer> {
  const {
    signal,
    seenIds = [],
    isFresh = false,
    samples = false,
    now = Date.now,
    random = secureRandom,
  } = options
  const surplus = isFresh ? null : await readSurplus(wish, seenIds, now())
  if (surplus) return surplus
  const answer = await askServer(wish, options, now)
  if (answer.ok) return topUp(wish, seenIds, answer, now, random)
  if (answer.failure.kind === 'cancelled') return answer
  const { failure } = answer
  const instead = (await askEngine(wish, seenIds, failure, now, random)) ?? (await readCache(wish, now()))
  if (signal?.aborted) return { ok: false, failure: { kind: 'cancelled' } }
  if (instead) return { ...instead, failure }
  if (!samples) return { ok: false, failure }
  const questions = sampleQuestions(wish, { timestamp: now(), random })
  return { ok: true, source: 'sample', questions, failure }
}

type Found = Extract<QuestionAnswer, { ok: true }>

/** News becomes outdated and a person's own text is used once, so neither is cached. */
const isCacheable = ({ topic, timeframe, content }: QuestionWish) =>
  !timeframe && !content && chooseProvider(topic) === 'deepseek'

async function readCache(wish: QuestionWish, now: number): Promise<Found | null> {
  const cached = isCacheable(wish) ? await readCachedQuestions(wish.topic, wish.difficulty, now) : null
  if (!cached) return null
  const { questions, servedBy, resolvedTopic, topic } = cached
  return {
    ok: true,
    source: 'cache',
    questions,
    servedBy,
    ...(resolvedTopic && { resolvedTopic }),
    ...(topic && { topic }),
  }
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

/**
 * If the server stops early, the engine in this browser makes the missing questions if it knows the topic.
 */
async function topUp(
  wish: QuestionWish,
  seenIds: readonly string[],
  answer: Found,
  now: () => number,
  random: () => number,
): Promise<QuestionAnswer> {
  const { failure, questions } = answer
  if (failure === undefined || questions.length >= wish.count) return answer
  const made = await askEngine(wish, seenIds, failure, now, random)
  return made ? { ...answer, questions: [...questions, ...made.questions], toppedUp: true } : answer
}

async function askServer(
  wish: QuestionWish,
  { signal, seenIds = [], onQuestion, onStage, onTopic }: RequestOptions,
  now: () => number,
): Promise<QuestionAnswer> {
  const { topic, count, difficulty, content, timeframe, fill } = wish
  const request = questionRequest({ topic, count, difficulty, ...(content && { content }) })
  const seen = seenIds.filter((id) => id.length <= LONGEST_ID).slice(-MAX_SEEN_PER_REQUEST)
  const body = {
    ...request,
    ...(timeframe && { timeframe }),
    ...(fill && { fill }),
    ...(seen.length > 0 && { seen }),
  }
  const result = await streamFunction('generate-questions', body, { signal })
  if (!result.ok) return result
  const found =
    result.kind === 'events'
      ? await readGeneration(result.events, { difficulty, now, signal, onQuestion, onStage, onTopic })
      : readAnswer(result.data, difficulty, now())
  if (found === null) return { ok: false, failure: { kind: 'empty' } }
  if (found.ok && !found.failure && isCacheable(wish)) {
    const { questions, servedBy = '', resolvedTopic, topic: served } = found
    // Not awaited: the person's questions are ready, and a failure of the cache is only logged.
    cacheQuestions(topic, difficulty, {
      savedAt: now(),
      questions,
      servedBy,
      ...(resolvedTopic && { resolvedTopic }),
      ...(served && { topic: served }),
    })
  }
  return found
}

/**
 * For any server: questions are normalised as the contract says, and an error field is an error at any
 * status.
 */
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
    ...readServedTopic(data.topic),
  }
}

/** Loaded only when needed. It does not know the news. */
async function askEngine(
  { topic, count, difficulty, timeframe, content, fill }: QuestionWish,
  seenIds: readonly string[],
  failure: RequestFailure,
  now: () => number,
  random: () => number,
): Promise<Found | null> {
  if (isRefusal(failure) || timeframe) return null
  try {
    const paper = await loadRecovery.withoutReload(async () => {
      const { makePaper } = await import('@ekagra/questions/paper/make-paper')
      const seed = `${now()}-${random()}`
      return makePaper({ topic, difficulty, count, seed, text: content, seen: seenIds, fill })
    })
    const questions = normaliseQuestions(paper?.questions, { timestamp: now(), difficulty })
    if (!paper || questions.length === 0) return null
    const { resolvedTopic, topic: served } = paper
    return { ok: true, source: 'engine', questions, servedBy: 'engine', resolvedTopic, topic: served }
  } catch {
    // Offline, its chunk may not have been fetched yet.
    return null
  }
}
