import { createDuplicateFilter } from '@ekagra/exam/similarity/deduplicate-questions'
import { suggestTopics } from '@ekagra/questions/topic/suggest-topics'
import type { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import type {
  DoneEvent,
  ProgressEvent,
  QuestionEvent,
  QuestionSources,
  TopicEvent,
} from '@ekagra/schema/generation-events'
import type { ServerQuestion } from '@ekagra/schema/question'
import type { FunctionDependencies } from './dependencies.ts'
import { RequestRefused } from './failure.ts'

/** Named to a learner whose topic the built-in engine does not know. */
export const EXAMPLE_TOPICS = [
  'percentages',
  'profit and loss',
  'time and work',
  'averages',
  'HCF and LCM',
  'simple interest',
]

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

/**
 * The questions of an answer as they are found: what admins wrote, what the pool has, what providers write, and for the
 * rest the engine. No question comes twice, and none that the learner has seen.
 * @throws {RequestRefused} when there is no question on the topic
 */
export async function* findQuestions(
  request: GenerateQuestionsRequest,
  { makePaper, findBankQuestions, drawSeed, generation }: FunctionDependencies,
  signal: AbortSignal,
): AsyncGenerator<FindingStep> {
  const { topic, difficulty, count, seed, fileContent: text } = request
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
  const isNew = ({ id, text, correctIndex }: ServerQuestion) =>
    !seen.has(id) && isUnlike({ text, correctAnswer: correctIndex })
  const give = function* (questions: readonly ServerQuestion[], source: string): Generator<QuestionEvent> {
    for (const question of questions.slice(0, missing())) {
      tally.add(source)
      seen.add(question.id)
      yield { type: 'question', question }
    }
  }

  yield progress('bank')
  // The bank has nothing about a learner's own text.
  const written = text === undefined ? await findBankQuestions({ topic, difficulty, count }) : []
  const unseen = written.filter(isNew)
  yield* give(unseen, 'bank')

  if (generation && missing() > 0) {
    const avoid = written.map((question) => question.text)
    if (text === undefined) {
      yield progress('pool')
      const { questions, seenTexts } = await generation.findInPool(request, missing())
      for (const seenText of seenTexts) isUnlike({ text: seenText, correctAnswer: 0 })
      yield* give(questions.filter(isNew), 'pool')
      avoid.push(...seenTexts, ...questions.map((question) => question.text))
    }
    // Equal requests share one generation, so this learner may know some of its questions: a second turn replaces them.
    for (let known = 1, turn = 1; missing() > 0 && known > 0 && turn <= 2; turn += 1) {
      known = 0
      yield progress('writing')
      const order = { ...request, seen: [...seen] }
      for await (const { question, provider } of generation.write(order, missing(), avoid, signal)) {
        if (isNew(question)) yield* give([question], provider)
        else known += 1
      }
    }
  }

  if (missing() > 0) yield progress('engine')
  const paper =
    missing() > 0
      ? await makePaper({
          topic,
          difficulty,
          count: missing(),
          seed: seed ?? drawSeed(),
          text,
          seen: [...seen],
          fill: request.fill,
        })
      : null
  if (paper) yield { type: 'topic', topic: paper.topic }
  yield* give(paper?.questions ?? [], 'engine')
  // A question seen before is better than none.
  yield* give(
    written.filter((question) => !unseen.includes(question)),
    'bank',
  )

  if (tally.total() === 0) {
    if (generation) throw new RequestRefused(503, NOBODY_COULD_WRITE, { 'Retry-After': '30' })
    throw new RequestRefused(422, text === undefined ? describeUnknown(topic) : NOTHING_TO_ASK)
  }
  yield {
    type: 'done',
    ...tally.summary(),
    resolvedTopic: paper?.resolvedTopic ?? topic,
    topic: paper?.topic,
  }
}

/** Near topics if the words say what it is about; never a topic that has nothing to do with it. */
function describeUnknown(topic: string): string {
  const near = suggestTopics(topic, NEAR_TOPICS)
  const instead =
    near.length > 0 ? `Near it: ${near.join(', ')}.` : `It knows, among others: ${EXAMPLE_TOPICS.join(', ')}.`
  return `The built-in engine has no questions on "${topic}" yet. ${instead}`
}

const NEAR_TOPICS = 5

const NOBODY_COULD_WRITE =
  'No AI provider could write good questions on this just now, and the built-in engine has none either. Please try again in a minute, or with another topic.'

const NOTHING_TO_ASK =
  'The built-in engine finds nothing to ask in this text. It needs whole English sentences with names, numbers, dates or explained terms.'
