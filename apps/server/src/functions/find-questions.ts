import { correctServed, openCorrectionBook } from '@ekagra/exam/correction/correct-question'
import { createDuplicateFilter } from '@ekagra/exam/similarity/deduplicate-questions'
import { EXAMPLE_TOPICS } from '@ekagra/questions/topic/example-topics'
import type { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import type {
  DoneEvent,
  ProgressEvent,
  QuestionEvent,
  QuestionSources,
  TopicEvent,
} from '@ekagra/schema/generation-events'
import type { ServerQuestion } from '@ekagra/schema/question'
import type { ServedTopic } from '@ekagra/schema/served-topic'
import { HasEnough } from '../generation/join-generations.ts'
import { isForEngine } from '../generation/prepare-brief.ts'
import type { FunctionDependencies, Paper, TopicReader } from './dependencies.ts'
import { RequestRefused } from './failure.ts'
import { hedge } from './hedge.ts'

/** Counts who gave the questions of one answer. */
function tallySources() {
  const counts = new Map<string, number>()
  const sum = () => [...counts.values()].reduce((total, count) => total + count, 0)
  return {
    add(source: string): void {
      counts.set(source, (counts.get(source) ?? 0) + 1)
    },
    total: sum,
    /** Who gave most of them (the earlier one when equal), and how many came from each. */
    summary(): { servedBy: string; sources: QuestionSources } {
      const [most] = [...counts].sort(([, a], [, b]) => b - a)
      return { servedBy: most?.[0] ?? 'engine', sources: Object.fromEntries(counts) }
    },
  }
}

/** The steps of an answer that succeeds; a failure is thrown. */
export type FindingStep = ProgressEvent | TopicEvent | QuestionEvent | DoneEvent

const NOTHING_CORRECTED = openCorrectionBook({ corrections: [], held: [] })

/** When providers have given nothing by then, the engine gives half of a set that it knows; and later the rest. */
const HEDGE_MS = [800, 6000] as const
/** A larger set begins with a few questions, which are made in a moment. */
const BEGINNING = 3
const LARGE_SET = 10

/**
 * The questions of an answer as they are found: what admins wrote, what the engine works out, what the pool has, what providers write. With
 * the engine last, it fills what the others leave, and steps in early when they are slow. No question comes twice, and none that the learner has seen.
 * @throws {RequestRefused} when there is no question on the topic
 */
export async function* findQuestions(
  request: GenerateQuestionsRequest,
  {
    makePaper,
    topics,
    findBankQuestions,
    drawSeed,
    generation,
    corrections,
    engineFirst = true,
  }: FunctionDependencies,
  signal: AbortSignal,
): AsyncGenerator<FindingStep> {
  const { topic, difficulty, count, fileContent: text } = request
  const book = (await corrections?.()) ?? NOTHING_CORRECTED
  const tally = tallySources()
  const seen = new Set(request.seen)
  const isUnlike = createDuplicateFilter()
  const missing = () => count - tally.total()
  const progress = (stage: ProgressEvent['stage']): ProgressEvent => ({
    type: 'progress',
    stage,
    ready: tally.total(),
    requested: count,
  })
  const isNew = ({ id, text, correctIndex, figure }: ServerQuestion) =>
    !seen.has(id) && isUnlike({ text, correctAnswer: correctIndex, figure })
  const give = function* (questions: readonly ServerQuestion[], source: string): Generator<QuestionEvent> {
    const right = questions.flatMap((question) => correctServed(question, book) ?? [])
    for (const question of right.slice(0, missing())) {
      tally.add(source)
      if (source !== ENGINE && source !== BANK) generation?.countServed(source)
      seen.add(question.id)
      yield { type: 'question', question }
    }
  }

  const seed = request.seed ?? drawSeed()
  let resolvedTopic: string | undefined
  let served: ServedTopic | undefined
  const make = async (size: number) => {
    const paper = await makePaper({
      topic,
      difficulty,
      count: size,
      seed,
      text,
      // What must not be asked is left out like what was seen, so that others come in its place.
      seen: [...(request.seen ?? []), ...book.withdrawnIds],
      fill: request.fill,
    })
    resolvedTopic ??= paper?.resolvedTopic
    return paper
  }
  // A set with a given seed keeps its order.
  const hasBeginning = count > LARGE_SET && request.seed === undefined && text === undefined
  const begin = () => make(hasBeginning ? BEGINNING : count)
  const given = new Set<string>()
  /**
   * At most `size` questions of the engine. While a provider may still write, it leaves to it what was not understood,
   * and what the learner has seen.
   */
  const askEngine = async function* (
    size: number,
    begun = begin(),
    isLast = !generation,
  ): AsyncGenerator<TopicEvent | QuestionEvent> {
    const goal = tally.total() + size
    const giveNew = function* (paper: Paper | null) {
      if (!paper || (!isLast && paper.topic.ignored.length > 0)) return
      if (!served) yield { type: 'topic' as const, topic: paper.topic }
      served = paper.topic
      const fresh = paper.questions
        .filter(({ id }) => !given.has(id) && (isLast || !seen.has(id)))
        .slice(0, goal - tally.total())
      for (const { id } of fresh) given.add(id)
      yield* give(fresh, ENGINE)
    }
    const beginning = await begun
    yield* giveNew(beginning)
    if (hasBeginning && tally.total() < goal && beginning) yield* giveNew(await make(count))
  }

  const isKnown =
    generation !== undefined && request.prefer !== 'ai' && (await isForEngine(request, topics.describe))
  const isEngineFirst = !generation || (engineFirst && isKnown)
  // Made while the database is asked, and kept ready for when the providers are late.
  const early = isEngineFirst || isKnown ? begin() : undefined
  early?.catch(() => undefined)

  /** Questions of the providers, and at the given times some of the engine. Returns how many the learner knew already. */
  const askWriters = async function* (
    writers: NonNullable<typeof generation>,
    avoid: string[],
    hedges: readonly number[],
  ): AsyncGenerator<TopicEvent | QuestionEvent, number> {
    let known = 0
    const order = { ...request, seen: [...seen] }
    const enough = new AbortController()
    const reading = AbortSignal.any([signal, enough.signal])
    const items = hedge(writers.write(order, missing(), avoid, reading), hedges)
    for await (const item of items) {
      if ('written' in item) {
        if (isNew(item.written.question)) yield* give([item.written.question], item.written.provider)
        else known += 1
      } else {
        const share = item.isLast ? missing() : tally.total() > 0 ? 0 : Math.ceil(missing() / 2)
        if (share > 0) yield* askEngine(share, early)
      }
      if (missing() === 0) enough.abort(new HasEnough())
      if (enough.signal.aborted) break
    }
    return known
  }

  yield progress('bank')
  // The bank has nothing about a learner's own text.
  const written =
    text === undefined ? await bankInTime(findBankQuestions({ topic, difficulty, count }), early) : []
  const unseen = written.filter(isNew)
  yield* give(unseen, BANK)

  if (isEngineFirst && missing() > 0) {
    yield progress('engine')
    for await (const event of askEngine(missing(), early)) {
      if (event.type === 'question')
        isUnlike({ text: event.question.text, correctAnswer: event.question.correctIndex })
      yield event
    }
  }

  if (generation && missing() > 0) {
    const avoid = written.map((question) => question.text)
    if (text === undefined) {
      yield progress('pool')
      const { questions, seenTexts } = await generation.findInPool(request, missing())
      for (const seenText of seenTexts) isUnlike({ text: seenText, correctAnswer: 0 })
      yield* give(questions.filter(isNew), 'pool')
      avoid.push(...seenTexts, ...questions.map((question) => question.text))
    }
    const isHedged = !isEngineFirst && isKnown
    // Equal requests share one generation, so this learner may know some of its questions: a second turn replaces them.
    for (let known = 1, turn = 1; missing() > 0 && known > 0 && turn <= 2; turn += 1) {
      yield progress('writing')
      known = yield* askWriters(generation, avoid, isHedged && turn === 1 ? HEDGE_MS : [])
    }
  }

  if (missing() > 0 && (generation || !isEngineFirst)) {
    yield progress('engine')
    yield* askEngine(missing(), make(count), true)
  }
  // A question seen before is better than none.
  yield* give(
    written.filter((question) => !unseen.includes(question)),
    BANK,
  )

  if (tally.total() === 0) {
    if (generation) throw new RequestRefused(503, NOBODY_COULD_WRITE, { 'Retry-After': '30' })
    throw new RequestRefused(422, text === undefined ? await describeUnknown(topic, topics) : NOTHING_TO_ASK)
  }
  yield { type: 'done', ...tally.summary(), resolvedTopic: resolvedTopic ?? topic, topic: served }
}

/** How much longer than the engine the bank may take. */
const GRACE_MS = 250

/** What the bank has; nothing when the engine has questions and the bank, whose database may be down, keeps them waiting. */
async function bankInTime(
  bank: Promise<ServerQuestion[]>,
  engine: Promise<Paper | null> | undefined,
): Promise<ServerQuestion[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<ServerQuestion[]>((resolve) => {
    engine?.then(
      (paper) => {
        if (paper) timer = setTimeout(() => resolve([]), GRACE_MS)
      },
      () => undefined,
    )
  })
  const found = await Promise.race([bank, late])
  clearTimeout(timer)
  return found
}

const ENGINE = 'engine'
const BANK = 'bank'

/** Near topics if the words say what it is about; never a topic that has nothing to do with it. */
async function describeUnknown(topic: string, { suggest }: TopicReader): Promise<string> {
  const near = await suggest(topic, NEAR_TOPICS)
  const instead =
    near.length > 0 ? `Near it: ${near.join(', ')}.` : `It knows, among others: ${EXAMPLE_TOPICS.join(', ')}.`
  return `The built-in engine has no questions on "${topic}" yet. ${instead}`
}

const NEAR_TOPICS = 5

const NOBODY_COULD_WRITE =
  'No AI provider could write good questions on this just now, and the built-in engine has none either. Please try again in a minute, or with another topic.'

const NOTHING_TO_ASK =
  'The built-in engine finds nothing to ask in this text. It needs whole English sentences with names, numbers, dates or explained terms.'
