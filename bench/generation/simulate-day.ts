import {
  createHonestAuthor,
  honestModel,
  type ProviderCall,
  type Reply,
  runFakeProvider,
} from '../../apps/server/src/testing/fake-provider.ts'
import { openFunctions, openTestBackend } from '../../apps/server/src/testing/open-functions.ts'
import { SHORT_LIMITS } from '../../apps/server/src/testing/test-writer.ts'
import { waitUntil } from '../../apps/server/src/testing/wait-until.ts'

/** A repeatable stream of numbers in [0, 1). */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Topics by popularity: the second is asked for half as often as the first, the third a third as often. */
function zipf(topics: number, random: () => number): number {
  const weights = Array.from({ length: topics }, (_, rank) => 1 / (rank + 1))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return weights.findIndex((weight) => {
    left -= weight
    return left <= 0
  })
}

async function runAtOnce(lanes: number, jobs: (() => Promise<void>)[]): Promise<void> {
  const run = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job()
  }
  await Promise.all(Array.from({ length: lanes }, run))
}

/**
 * A day of learners on popular topics: how much the pool serves, and whether anybody sees a question twice.
 */
export async function simulatePoolDay({ requests = 300, devices = 100, topics = 80, count = 10 } = {}) {
  const random = createChance(7)
  const backend = await openTestBackend()
  const provider = await runFakeProvider(honestModel(createHonestAuthor()))
  const functions = await openFunctions(backend, {
    AI_BASE_URL: provider.url,
    AI_MODEL: 'fake-1',
    // A second model, because only what it agrees with goes into the pool.
    OPENAI_BASE_URL: provider.url,
    OPENAI_MODEL: 'fake-2',
    OPENAI_API_KEY: 'sk-two',
  })
  const seen = new Map<string, string[]>()
  const sources: Record<string, number> = {}
  let repeats = 0
  const jobs = Array.from({ length: requests }, () => {
    const [device, topic] = [Math.floor(random() * devices), `Famous traveller ${zipf(topics, random) + 1}`]
    return async () => {
      const key = `${device} ${topic}`
      const known = seen.get(key) ?? []
      const answer = await functions.ask({ topic, count, seen: known })
      for (const [source, given] of Object.entries(answer.sources ?? {})) {
        sources[source] = (sources[source] ?? 0) + given
      }
      repeats += answer.questions.filter(({ id }) => known.includes(id)).length
      seen.set(key, [...known, ...answer.questions.map(({ id }) => id)])
    }
  })
  await runAtOnce(4, jobs)
  await waitUntil(() => functions.generation?.underWay() === 0)
  await provider.close()
  await backend.close()
  const all = Object.values(sources).reduce((sum, given) => sum + given, 0)
  return { hits: (sources.pool ?? 0) / all, repeats, all }
}

/** Three calls in ten fail in one of these ways. */
const FAULTS: ((good: Reply) => Reply)[] = [
  () => (response) => void response.writeHead(500).end(),
  () => (response) => void response.writeHead(429, { 'Retry-After-Ms': '20' }).end(),
  () => () => undefined,
  () => (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write('data: {"id":"1","choi', () => response.destroy())
  },
  (good) => String(good).slice(0, 300),
  () => 'I would rather talk about the weather.',
]

/**
 * Two providers that fail in three calls of ten, on topics that the engine does not know: how many learners
 * get questions.
 */
export async function simulateFaultyDay({ requests = 200, count = 5 } = {}) {
  const random = createChance(11)
  const faulty = (from: number) => {
    const model = honestModel(createHonestAuthor(from))
    return (call: ProviderCall): Reply => {
      const good = model(call)
      if (random() >= 0.3) return good
      return FAULTS[Math.floor(random() * FAULTS.length)]?.(good) ?? good
    }
  }
  const backend = await openTestBackend()
  const providers = [await runFakeProvider(faulty(0)), await runFakeProvider(faulty(100_000))]
  const [first, second] = providers
  const limits = {
    ...SHORT_LIMITS,
    patience: { firstTextMs: 4000, idleMs: 4000, callMs: 8000 },
    retries: { attempts: 3, pauseMs: 10, longestPauseMs: 60 },
  }
  const functions = await openFunctions(
    backend,
    {
      DEEPSEEK_API_KEY: 'sk-one',
      DEEPSEEK_BASE_URL: first?.url ?? '',
      OPENAI_API_KEY: 'sk-two',
      OPENAI_BASE_URL: second?.url ?? '',
    },
    { limits },
  )
  let usable = 0
  const jobs = Array.from({ length: requests }, (_, number) => async () => {
    const answer = await functions
      .ask({ topic: `Traveller no. ${number}`, count, provider: 'deepseek' })
      .catch(() => null)
    if (answer && answer.questions.length === count && answer.servedBy !== '') usable += 1
  })
  await runAtOnce(8, jobs)
  await waitUntil(() => functions.generation?.underWay() === 0)
  await Promise.all(providers.map((provider) => provider.close()))
  await backend.close()
  return usable / requests
}
