import { QUESTION_CACHE_MS } from '@ekagra/exam/generation/generation-request'
import { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import type { AiVariables } from '../ai/ai-variables.ts'
import { openProviders } from '../ai/configured-providers.ts'
import { guardProvider } from '../ai/guard-provider.ts'
import type { BudgetStore } from '../ai/token-budget.ts'
import { type Cooperation, workAlone } from '../backend/cooperation.ts'
import type { PoolPlace, PoolTable } from '../backend/pool-table.ts'
import { createDoubtSolver } from './doubt-solver.ts'
import { createPoolFiller } from './fill-pool.ts'
import type { Generation, GenerationObserver } from './generation.ts'
import { createGenerationJoiner } from './join-generations.ts'
import { DEFAULT_LIMITS, type GenerationLimits } from './limits.ts'
import { createNotesWriter } from './notes-writer.ts'
import { createPopularPlaces } from './popular-places.ts'
import { type BriefSources, prepareBrief, timeframeOf } from './prepare-brief.ts'
import { promptName } from './prompts/prompt.ts'
import { writeQuestions } from './prompts/write-questions.ts'
import { createQuestionPool } from './question-pool.ts'
import { createQuestionWriter, WrittenQuestion } from './question-writer.ts'
import { isIndependent } from './verify-questions.ts'

export interface GenerationOptions extends BriefSources {
  variables: AiVariables
  poolTable: PoolTable
  /** Ids of questions that are not served until an admin has decided about their reports. */
  heldIds(): Promise<ReadonlySet<string>>
  observer: GenerationObserver
  budgetStore?: BudgetStore | undefined
  /** What the processes on one database do together; without it, this one works alone. */
  cooperation?: Pick<Cooperation, 'inTurn' | 'processes' | 'shared'> | undefined
  fetch: typeof fetch
  now(): number
  random(): number
  /** A random word that nobody can guess. */
  drawMark(): string
  limits?: GenerationLimits
}

/** Failures after which a provider is not asked for a while, if most of its calls fail, and for how long. */
const FAILURES_TO_REST = 8
const REST_MS = 8000

/** Builds everything that AI generation needs; undefined when no provider is configured. */
export async function openGeneration(options: GenerationOptions): Promise<Generation | undefined> {
  const { variables, observer, now, random, drawMark, onTrouble } = options
  const limits = { ...(options.limits ?? DEFAULT_LIMITS) }
  if (!options.limits) limits.answerMs = variables.AI_TIMEOUT_SECONDS * 1000
  const providers = (await openProviders(variables, options.fetch)).map((provider) =>
    guardProvider(provider, {
      concurrency: variables.AI_CONCURRENCY,
      processes: options.cooperation?.processes,
      dailyTokens: variables.AI_DAILY_TOKENS,
      prices: variables.AI_PRICES,
      failuresToRest: FAILURES_TO_REST,
      restMs: REST_MS,
      pauseMs: limits.retries.pauseMs,
      refusalsMs: limits.refusalsMs,
      now,
      observe: observer.call,
      turnAway: observer.turnAway,
      budgetStore: options.budgetStore,
    }),
  )
  if (providers.length === 0) return undefined

  const isVerified = variables.AI_VERIFY === 'on'
  const { inTurn, shared } = options.cooperation ?? workAlone(now)
  const pool = createQuestionPool({
    table: options.poolTable,
    heldIds: options.heldIds,
    now,
    random,
    onTrouble,
    inTurn,
  })
  const joiner = createGenerationJoiner<WrittenQuestion>(
    shared && { enterRelay: shared.enterRelay, parse: (item) => WrittenQuestion.parse(item), onTrouble },
  )
  const write = createQuestionWriter({
    providers,
    limits,
    verify: isVerified,
    now,
    random,
    drawMark,
    onDrop: observer.drop,
    onDraft: observer.draft,
  })
  const hasSecondModel = providers.some((one) => providers.some((other) => isIndependent(one, other)))

  const popular = createPopularPlaces(now)
  /** What can be passed on: what only its own writer agreed with cannot. */
  const addToPool = async (place: PoolPlace, written: readonly WrittenQuestion[]): Promise<number> => {
    const fresh = written.filter(
      ({ provider, question }) => provider !== POOL && question.trust === 'cross-checked',
    )
    await pool.add(
      place,
      fresh.map((item) => ({ ...item, prompt: promptName(writeQuestions) })),
    )
    return fresh.length
  }
  const fillPool = createPoolFiller({
    places: popular.list,
    isQuiet: () =>
      isVerified &&
      hasSecondModel &&
      providers.every(
        (provider) =>
          provider.isAvailable() && provider.state().running === 0 && provider.budgetLeft() > SPARE_BUDGET,
      ),
    sizeOf: async (place) => (await options.poolTable.read(place, now() - QUESTION_CACHE_MS)).length,
    async write(place, count) {
      const { brief } = await prepareBrief(requestOf(place, count), options)
      const known = await options.poolTable.read(place, now() - QUESTION_CACHE_MS)
      const order = { brief, count, avoid: known.map(({ text }) => text), isSpare: true }
      const written: WrittenQuestion[] = []
      for await (const item of write(order, new AbortController().signal)) written.push(item)
      return addToPool(place, written)
    },
    onTrouble,
    now,
  })

  return {
    underWay: joiner.count,
    countServed: observer.served,
    async fillPool() {
      // A popular topic is popular everywhere: several processes would write the same.
      await inTurn('fill-pool', 0, fillPool).catch(onTrouble)
    },
    providers: () => providers.map((provider) => provider.state()),
    writeNotes: createNotesWriter({ providers, limits, random, drawMark }),
    solveDoubt: createDoubtSolver({ providers, limits, random, drawMark }),
    async findInPool(request, count) {
      if (request.prompt === undefined) popular.ask(placeOf(request))
      const found = await pool.take(placeOf(request), count, request.seen ?? [])
      observer.pool(found.questions.length, count)
      return found
    },
    async *write(request, count, avoid, signal) {
      const begun = performance.now()
      const { brief, isShared } = await prepareBrief(request, options)
      const place = placeOf(request)
      const isPooled = isShared && isVerified
      const { provider: preferred } = request
      let given = 0
      const start = async function* (joinedSignal: AbortSignal): AsyncGenerator<WrittenQuestion> {
        // Another generation may have ended since the pool was asked.
        const late = isPooled ? await pool.take(place, count, request.seen ?? []) : NOTHING
        for (const question of late.questions) yield { question, provider: POOL, confirmedBy: '' }
        const missing = count - late.questions.length
        const known = [...avoid, ...late.questions.map(({ text }) => text)]
        if (missing > 0) yield* write({ brief, count: missing, preferred, avoid: known }, joinedSignal)
      }
      const finish = async (written: readonly WrittenQuestion[]) => {
        if (isPooled) await addToPool(place, written)
      }
      const key = JSON.stringify([place, preferred, request.fileContent, request.prompt])
      const isWorthFinishing = isPooled && hasSecondModel
      const joined = joiner.join(
        { key, size: count, isWorthFinishing, isRelayed: isShared, start, finish },
        signal,
      )
      for await (const written of joined) {
        if (given === 0) observer.firstQuestion(written.provider, (performance.now() - begun) / 1000)
        given += 1
        yield written
        // Any further questions go into the pool.
        if (given >= count) return
      }
    },
  }
}

const POOL = 'pool'

/** The pool is filled ahead of demand with the first half of a day's budget at most; the rest is for learners who wait. */
const SPARE_BUDGET = 0.5

const requestOf = (
  { topic, difficulty, timeframe, locale }: PoolPlace,
  count: number,
): GenerateQuestionsRequest =>
  GenerateQuestionsRequest.parse({ topic, difficulty, count, locale, ...(timeframe && { timeframe }) })
const NOTHING = { questions: [], seenTexts: [] }

const placeOf = (request: GenerateQuestionsRequest): PoolPlace => ({
  topic: request.topic,
  difficulty: request.difficulty,
  timeframe: timeframeOf(request),
  locale: request.locale ?? 'en',
})
