import type { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import type { DoneEvent, ProgressEvent, QuestionEvent } from '@ekagra/schema/generation-events'
import type { FunctionDependencies } from './dependencies.ts'
import { EXAMPLE_TOPICS } from './example-topics.ts'
import { RequestRefused } from './request-refused.ts'
import { tallySources } from './tally-sources.ts'

/** The steps of an answer that succeeds; a failure is thrown. */
export type FindingStep = ProgressEvent | QuestionEvent | DoneEvent

/**
 * The questions of an answer as they are found: what admins wrote comes first, the engine writes the rest.
 * @throws {RequestRefused} when nobody has a question on the topic
 */
export async function* findQuestions(
  { topic, difficulty, count, seed, fileContent: text }: GenerateQuestionsRequest,
  { makePaper, findBankQuestions, drawSeed }: FunctionDependencies,
): AsyncGenerator<FindingStep> {
  const tally = tallySources()
  const progress = (stage: ProgressEvent['stage']): ProgressEvent => ({
    type: 'progress',
    stage,
    ready: tally.total(),
    requested: count,
  })

  yield progress('bank')
  // Nobody else has written about a person's own text.
  const written = text === undefined ? await findBankQuestions({ topic, difficulty, count }) : []
  for (const question of written) {
    tally.add('bank')
    yield { type: 'question', question }
  }

  const missing = count - tally.total()
  if (missing > 0) yield progress('engine')
  const paper =
    missing > 0
      ? await makePaper({ topic, difficulty, count: missing, seed: seed ?? drawSeed(), text })
      : null
  for (const question of paper?.questions ?? []) {
    tally.add('engine')
    yield { type: 'question', question }
  }

  if (tally.total() === 0) {
    throw new RequestRefused(422, text === undefined ? describeUnknown(topic) : NOTHING_TO_ASK)
  }
  yield { type: 'done', ...tally.summary(), resolvedTopic: paper?.resolvedTopic ?? topic }
}

const describeUnknown = (topic: string): string =>
  `The built-in engine has no questions on "${topic}" yet. It knows, among others: ${EXAMPLE_TOPICS.join(', ')}.`

const NOTHING_TO_ASK =
  'The built-in engine finds nothing to ask in this text. It needs whole English sentences with names, numbers, dates or explained terms.'
