import { correctAsked } from '@ekagra/exam/correction/correct-question'
import { createQuestionIntake } from '@ekagra/exam/generation/question-intake'
import { uniquenessNotice } from '@ekagra/exam/similarity/deduplicate-questions'
import type { GenerationStage } from '@ekagra/schema/generation-events'
import type { Question } from '@ekagra/schema/question'
import type { ServedTopic } from '@ekagra/schema/served-topic'
import { generationMessages } from '../../messages/en/generation.ts'
import { currentMessages } from '../../messages/use-messages.ts'
import type { QuestionAnswer, RequestFailure } from '../backend/question-answer.ts'
import { describeFailure, describeNotice, describeServed } from '../backend/question-answer.ts'
import { requestQuestions } from '../backend/request-questions.ts'
import { readCorrectionBook } from '../corrections/correction-store.ts'
import { createListeners } from '../stores/core/listeners.ts'
import { markFullySeen, markSeen, readAllSeen } from '../stores/learner/seen-questions.ts'
import type {
  MakeOptions,
  QuestionStream,
  SessionQuestions,
  SessionWish,
  StreamView,
} from './question-stream.ts'

export interface OpenStream extends QuestionStream {
  /** Resolves with the first question, or with the end if none comes. */
  begun: Promise<void>
  /** The final result. */
  outcome: Promise<SessionQuestions>
  /** The session starts with the questions so far; from now on every question that arrives counts as seen. */
  handOver(): SessionQuestions
  /** What the engine made of the topic, once it has said so. */
  served(): ServedTopic | undefined
}

interface StreamOptions extends Omit<MakeOptions, 'early'> {
  /** The questions that the session already has. */
  have?: readonly (Question | null)[]
}

/** Progress at each stage of the server before the first question, and the range that the questions fill. */
const STAGE_AT: Record<GenerationStage, number> = { bank: 5, pool: 10, writing: 20, engine: 30 }
const QUESTIONS_FROM = 30
const QUESTIONS_TO = 90

/** The answer of a server that understood the request and has nothing on this topic. */
const TOPIC_UNKNOWN = 422

const isTopicUnknown = (failure: RequestFailure | undefined) =>
  failure !== undefined && 'status' in failure && failure.status === TOPIC_UNKNOWN

/**
 * Requests the questions of a session and takes them as they arrive: no duplicates, and seen ones only if
 * there are no others.
 */
export function openQuestionStream(wish: SessionWish, options: StreamOptions = {}): OpenStream {
  const { have = [], samples = false, onProgress } = options
  const known = have.filter((question) => question !== null)
  const seenIds = readAllSeen(wish.topic)
  const book = readCorrectionBook()
  let served: ServedTopic | undefined
  const intake = createQuestionIntake({ count: known.length + wish.count, seenIds, have: known })
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  options.signal?.addEventListener('abort', stop)
  if (options.signal?.aborted) stop()
  const listeners = createListeners()
  const taken: Question[] = []
  let view: StreamView = { questions: have, coming: intake.missing(), ended: undefined }
  let isHanded = false
  let settled: SessionQuestions | undefined
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })

  function show(next: Partial<StreamView>): void {
    view = { ...view, ...next }
    listeners.notify()
  }

  function keep(questions: readonly Question[]): void {
    markSeen(
      wish.topic,
      wish.difficulty,
      questions.map(({ id }) => id),
    )
  }

  function take(question: Question): void {
    taken.push(question)
    if (isHanded) keep([question])
    onProgress?.(QUESTIONS_FROM + ((QUESTIONS_TO - QUESTIONS_FROM) * taken.length) / wish.count)
    show({ questions: [...view.questions, question], coming: intake.missing() })
    begin()
  }

  function offer(questions: readonly Question[]): void {
    for (const arrived of questions) {
      const question = correctAsked(arrived, book)
      if (question && intake.offer(question)) take(question)
    }
  }

  async function run(): Promise<SessionQuestions> {
    let offered = 0
    const answer = await requestQuestions(wish, {
      signal: stopping.signal,
      seenIds,
      samples,
      onStage: (stage) => onProgress?.(STAGE_AT[stage]),
      onTopic: (topic) => {
        served = topic
      },
      onQuestion: (question) => {
        offered += 1
        offer([question])
      },
    })
    if (stopping.signal.aborted) return { kind: 'cancelled' }
    // Samples under the name of an unknown topic would pretend to be about it.
    const isUnknown = isTopicUnknown(answer.failure)
    const isOf = answer.ok && !(answer.source === 'sample' && isUnknown)
    if (isOf) offer(answer.questions.slice(offered))
    const { added, fullySeen } = intake.finish()
    for (const question of added) take(question)
    if (known.length + taken.length === 0) {
      if (!isOf) return failed(answer, isUnknown)
      const reason = currentMessages(generationMessages).noneUnique
      return { kind: 'failed', reason, isTopicUnknown: false }
    }
    if (fullySeen) markFullySeen(wish.topic)
    return ready(answer)
  }

  function ready(answer?: QuestionAnswer): SessionQuestions {
    const found = answer?.ok ? answer : undefined
    return {
      kind: 'ready',
      questions: [...taken],
      source: found?.source ?? 'server',
      resolvedTopic: found?.resolvedTopic,
      topic: found?.topic ?? served,
      notice: answer && noticeOf(answer),
      more: undefined,
    }
  }

  /** Fewer than requested, or a broken connection: the session continues, and the person is told. */
  function noticeOf(answer: QuestionAnswer): string | undefined {
    const words = currentMessages(generationMessages)
    const here = known.length + taken.length
    const wanted = known.length + wish.count
    const wasCut = known.length > 0 || (answer.ok && answer.source === 'server')
    if (wasCut && answer.failure && here < wanted) return words.cut(here, wanted)
    if (answer.ok && answer.toppedUp) return words.toppedUp
    const aboutTopic = answer.ok && answer.topic && describeServed(answer.topic, wanted, words)
    if (aboutTopic) return aboutTopic
    const notice = uniquenessNotice(here, wanted)
    return notice && describeNotice(notice, words)
  }

  const outcome = run().then((result) => {
    settled = result
    if (result.kind === 'ready' && !isHanded) keep(taken)
    show({ coming: 0, ended: { notice: result.kind === 'ready' ? result.notice : undefined } })
    begin()
    return result
  })

  return {
    begun,
    outcome,
    canContinue: wish.content === undefined,
    served: () => served,
    read: () => view,
    subscribe: listeners.subscribe,
    stop,
    handOver() {
      if (settled) return settled
      isHanded = true
      keep(taken)
      return { ...ready(), more: this }
    },
  }
}

function failed({ failure }: QuestionAnswer, isUnknown: boolean): SessionQuestions {
  if (failure === undefined) return { kind: 'failed', reason: undefined, isTopicUnknown: false }
  if (failure.kind === 'cancelled') return { kind: 'cancelled' }
  const reason = describeFailure(failure, currentMessages(generationMessages))
  return { kind: 'failed', reason, isTopicUnknown: isUnknown }
}

/** Requests the questions of a session: all of them, or the first ones with a stream of the others. */
export async function makeSessionQuestions(
  wish: SessionWish,
  { early = false, ...options }: MakeOptions = {},
): Promise<SessionQuestions> {
  const stream = openQuestionStream(wish, options)
  if (!early) return stream.outcome
  await stream.begun
  const { questions, ended } = stream.read()
  if (ended) return stream.outcome
  const arrived = questions.filter((question) => question !== null)
  return {
    kind: 'ready',
    questions: arrived,
    source: 'server',
    resolvedTopic: undefined,
    topic: stream.served(),
    notice: undefined,
    more: stream,
  }
}
