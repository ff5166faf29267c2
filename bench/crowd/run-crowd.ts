import { readEvents } from '../../apps/server/src/testing/read-events.ts'
import type { RunningServer } from '../../apps/server/src/testing/run-server.ts'
import { percentile } from './percentile.ts'
import { isRight, topicOf } from './tales.ts'

interface LearnerResult {
  questions: number
  firstMs: number | undefined
  wholeMs: number
  trusts: string[]
  /** Labels of the questions whose key is wrong. */
  wrong: string[]
  films: number
  sources: Record<string, number>
}

export interface CrowdOptions {
  learners: number
  count: number
  topic?: (learner: number) => string
  /** All start within this time. */
  spreadMs?: number
  extra?: Record<string, unknown>
}

/** One learner who reads the stream of events to its end. */
export async function askAsLearner(
  server: RunningServer,
  wish: Record<string, unknown>,
): Promise<LearnerResult> {
  const start = performance.now()
  const result: LearnerResult = {
    questions: 0,
    firstMs: undefined,
    wholeMs: 0,
    trusts: [],
    wrong: [],
    films: 0,
    sources: {},
  }
  try {
    const response = await fetch(`${server.url}/functions/v1/generate-questions`, {
      method: 'POST',
      headers: {
        apikey: server.config.publishableKey,
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ difficulty: 'medium', ...wish }),
    })
    for await (const event of readEvents(response)) {
      if (event.type === 'done') result.sources = event.sources
      if (event.type !== 'question') continue
      result.questions += 1
      result.firstMs ??= performance.now() - start
      const { text, options, correctIndex, trust } = event.question
      result.trusts.push(trust)
      if (!isRight(text, options[correctIndex])) result.wrong.push(trust)
      if (/ film /.test(text)) result.films += 1
    }
  } catch {
    // A stream that was cut counts with the questions that came.
  }
  result.wholeMs = performance.now() - start
  return result
}

export async function runCrowd(server: RunningServer, options: CrowdOptions): Promise<LearnerResult[]> {
  const { learners, count, topic = topicOf, spreadMs = 1000, extra = {} } = options
  return Promise.all(
    Array.from({ length: learners }, async (_, learner) => {
      await new Promise((resolve) => setTimeout(resolve, (spreadMs * learner) / learners))
      return askAsLearner(server, { topic: topic(learner), count, ...extra })
    }),
  )
}

export function summarise(results: readonly LearnerResult[], count: number) {
  const full = results.filter(({ questions }) => questions >= count).length
  const none = results.filter(({ questions }) => questions === 0).length
  return {
    full,
    partial: results.length - full - none,
    none,
    served: results.reduce((sum, { questions }) => sum + questions, 0),
    firstP50: percentile(
      results.map(({ firstMs }) => firstMs ?? Number.POSITIVE_INFINITY),
      0.5,
    ),
    firstP95: percentile(
      results.map(({ firstMs }) => firstMs ?? Number.POSITIVE_INFINITY),
      0.95,
    ),
    slowest: Math.max(...results.map(({ wholeMs }) => wholeMs)),
  }
}
