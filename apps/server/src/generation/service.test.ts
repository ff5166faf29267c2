import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ServerQuestion } from '@ekagra/schema/question'
import { describe, expect, it } from 'vitest'
import { caravanQuestion } from '../testing/caravan-exam.ts'
import {
  type FakeProvider,
  honestModel,
  listOf,
  type ProviderCall,
  solvePaper,
} from '../testing/fake-provider.ts'
import { openFunctions } from '../testing/open-functions.ts'
import { readEvents } from '../testing/read-events.ts'
import { useProviders } from '../testing/use-providers.ts'
import { waitUntil } from '../testing/wait-until.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

/** Bytes of memory in use after garbage collection. */
function usedMemory(): number {
  if (typeof collectGarbage !== 'function') throw new Error('this Node.js cannot collect garbage on demand')
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const { backend, start } = useProviders()
const at = (fake: FakeProvider) => ({ AI_BASE_URL: fake.url, AI_MODEL: 'fake-1', AI_API_KEY: 'sk-secret-9' })
/** Two models, because only what the second one agrees with goes into the pool. */
const withSecond = (fake: FakeProvider, second: FakeProvider) => ({
  ...at(fake),
  DEEPSEEK_API_KEY: 'sk-secret-8',
  DEEPSEEK_BASE_URL: second.url,
})
const SLOW = { firstTokenMs: 100, tokensPerSecond: 800 }
const ids = ({ questions }: { questions: ServerQuestion[] }) => questions.map(({ id }) => id)

const common = (some: string[], others: string[]) => some.filter((id) => others.includes(id))

describe('an answer by AI', () => {
  it('API-03 GEN-03 names the provider, and gives each question our own id', async () => {
    const fake = await start()
    const { ask } = await openFunctions(backend(), at(fake))
    const answer = await ask()
    expect(answer).toMatchObject({ servedBy: 'openai-compatible', sources: { 'openai-compatible': 6 } })
    for (const { id } of answer.questions) expect(id).toMatch(/^q-\d+-\d+-[a-z0-9]{7}$/)
  })

  it('spreads the right option evenly over the four places', async () => {
    // This author always puts the right option first.
    let number = 0
    const first = () => {
      const { options, correctIndex, ...rest } = caravanQuestion(number++)
      const key = options.splice(correctIndex, 1)
      return { ...rest, options: [...key, ...options], correctIndex: 0 }
    }
    const fake = await start((call) =>
      call.kind === 'solve' ? solvePaper(call.prompt) : listOf(Array.from({ length: call.count }, first)),
    )
    const { ask } = await openFunctions(backend(), at(fake))
    const { questions } = await ask({ count: 20 })
    const places = [0, 1, 2, 3].map(
      (place) => questions.filter(({ correctIndex }) => correctIndex === place).length,
    )
    expect(places).toEqual([5, 5, 5, 5])
  })

  it('GEN-14 asks for at most 35 in a call and runs the calls in parallel', async () => {
    const fake = await start(honestModel(), SLOW)
    const { ask } = await openFunctions(backend(), { ...at(fake), AI_VERIFY: 'off' })
    expect((await ask({ count: 75 })).questions).toHaveLength(75)
    const sizes = fake.calls.map(({ count }) => count)
    expect(sizes.length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(35)
  })

  it('sends each question the moment it has passed, while the others are still being written', async () => {
    const fake = await start(honestModel(), { firstTokenMs: 20, tokensPerSecond: 120 })
    const functions = await openFunctions(backend(), at(fake))
    const response = await functions.call(
      'generate-questions',
      { topic: 'Silk Road', count: 9, difficulty: 'easy' },
      { Accept: 'text/event-stream' },
    )
    const unfinished: number[] = []
    for await (const { type } of readEvents(response)) {
      if (type === 'question') unfinished.push(fake.calls.length - fake.finished - fake.cancelled)
    }
    expect(unfinished).toHaveLength(9)
    expect(unfinished[0]).toBeGreaterThan(0)
  })

  it('GEN-11 asks the provider that was wanted, where it is configured', async () => {
    const [one, two] = [await start(), await start()]
    const { ask } = await openFunctions(backend(), {
      ...at(one),
      PERPLEXITY_API_KEY: 'pplx-secret',
      PERPLEXITY_BASE_URL: two.url,
      AI_VERIFY: 'off',
    })
    expect(await ask({ provider: 'perplexity' })).toMatchObject({ servedBy: 'perplexity' })
    expect(await ask({ provider: 'nobody', topic: 'Quidditch' })).toMatchObject({ servedBy: 'perplexity' })
    expect(one.calls).toEqual([])
  })

  it('gives the log figures, and no word of the learner', async () => {
    const fake = await start()
    const { ask, notes } = await openFunctions(backend(), at(fake))
    await ask({ topic: 'My secret exam' })
    expect(notes).toEqual([
      {
        function: 'generate-questions',
        requested: 6,
        timeframe: undefined,
        hasText: false,
        outcome: 'done',
        servedBy: 'openai-compatible',
        sources: { 'openai-compatible': 6 },
        questions: 6,
        firstQuestionMs: expect.any(Number),
        durationMs: expect.any(Number),
      },
    ])
  })
})

describe('the pool', () => {
  it('GEN-15 GEN-16 serves the next learner of the topic without asking a provider', async () => {
    const [fake, second] = [await start(), await start()]
    const functions = await openFunctions(backend(), withSecond(fake, second))
    const first = await functions.ask()
    await waitUntil(() => functions.generation?.underWay() === 0)
    const calls = fake.calls.length
    const later = await functions.ask({ topic: '  SHERLOCK  holmes ' })
    expect(later).toMatchObject({ servedBy: 'pool', sources: { pool: 6 } })
    expect(common(ids(later), ids(first))).not.toEqual([])
    expect(fake.calls.length).toBe(calls)
    expect(functions.pooled.found).toBe(6)
  })

  it('GEN-28 gives nobody a question that this device has seen', async () => {
    const [fake, second] = [await start(), await start()]
    const functions = await openFunctions(backend(), withSecond(fake, second))
    const seen: string[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await functions.ask({ seen })
      expect(common(ids(answer), seen)).toEqual([])
      expect(answer.questions).toHaveLength(6)
      seen.push(...ids(answer))
      await waitUntil(() => functions.generation?.underWay() === 0)
    }
  })

  it.each([
    ['another difficulty', { difficulty: 'hard' as const }],
    ['another timeframe', { timeframe: 'weekly' as const }],
    ['another topic', { topic: 'Ibn Battuta' }],
  ])('keeps %s apart', async (_, other) => {
    const [fake, second] = [await start(), await start()]
    const functions = await openFunctions(backend(), withSecond(fake, second))
    const first = await functions.ask()
    await waitUntil(() => functions.generation?.underWay() === 0)
    expect(common(ids(await functions.ask(other)), ids(first))).toEqual([])
  })

  it('GEN-16 forgets questions after 24 hours', async () => {
    const [fake, second] = [await start(), await start()]
    let now = Date.now()
    const functions = await openFunctions(backend(), withSecond(fake, second), { now: () => now })
    await functions.ask()
    await waitUntil(() => functions.generation?.underWay() === 0)
    now += 23.9 * 3_600_000
    expect(await functions.ask()).toMatchObject({ servedBy: 'pool' })
    now += 0.2 * 3_600_000
    expect(await functions.ask()).toMatchObject({ servedBy: 'deepseek' })
    await waitUntil(() => functions.generation?.underWay() === 0)
    const { data } = await backend().client.from('pool_questions').select('created_at')
    expect(data?.length).toBeGreaterThan(0)
    expect(data?.every(({ created_at }) => Date.parse(created_at) > now - 60_000)).toBe(true)
  })

  it('may be down: then every request is written by a provider', async () => {
    const [fake, second] = [await start(), await start()]
    const down = () => Promise.reject(new Error('database is locked'))
    const functions = await openFunctions(backend(), withSecond(fake, second), {
      poolTable: { read: down, add: down, removeBefore: down },
    })
    expect((await functions.ask()).questions).toHaveLength(6)
    expect((await functions.ask()).questions).toHaveLength(6)
    expect(functions.troubles.length).toBeGreaterThan(0)
  })
})

describe('requests at the same time', () => {
  it('200 for the same new topic cause one generation, and memory does not grow', async () => {
    const fake = await start(honestModel(), SLOW)
    const functions = await openFunctions(backend(), at(fake))
    await functions.ask({ topic: 'warm up' })
    const once = fake.calls.filter(({ kind }) => kind === 'write').length
    const round = async (topic: string) => {
      const before = fake.calls.filter(({ kind }) => kind === 'write').length
      const answers = await Promise.all(Array.from({ length: 200 }, () => functions.ask({ topic })))
      await waitUntil(() => functions.generation?.underWay() === 0)
      for (const answer of answers) expect(answer.questions).toHaveLength(6)
      return fake.calls.filter(({ kind }) => kind === 'write').length - before
    }
    const sizes: number[] = []
    for (const topic of ['Panini', 'Bela', 'Kovu', 'Zuri']) {
      expect(await round(topic)).toBeLessThanOrEqual(once)
      sizes.push(usedMemory())
    }
    expect((sizes.at(-1) ?? 0) - (sizes[1] ?? 0)).toBeLessThan(10_000_000)
  }, 120_000)

  it('keep running for the others when one caller leaves', async () => {
    const fake = await start(honestModel(), SLOW)
    const functions = await openFunctions(backend(), at(fake))
    const leaving = new AbortController()
    const body = { topic: 'Sherlock Holmes', count: 6, difficulty: 'medium' }
    const [stays, leaves] = [functions.ask(), functions.call('generate-questions', body, {}, leaving.signal)]
    setTimeout(() => leaving.abort(), 50)
    expect((await leaves).status).toBe(499)
    expect((await stays).questions).toHaveLength(6)
  })

  it('when the browser goes away, the provider is no longer asked', async () => {
    const fake = await start(honestModel(), { firstTokenMs: 20, tokensPerSecond: 100 })
    const functions = await openFunctions(backend(), at(fake))
    const leaving = new AbortController()
    const body = { topic: 'Sherlock Holmes', count: 6, difficulty: 'medium' }
    const answer = functions.call('generate-questions', body, {}, leaving.signal)
    await waitUntil(() => fake.calls.length >= 2)
    leaving.abort()
    expect((await answer).status).toBe(499)
    await waitUntil(() => fake.cancelled === fake.calls.length)
    expect(functions.records.map(({ outcome }) => outcome)).toEqual(fake.calls.map(() => 'cancelled'))
    // The tokens used until then are paid for, so they are counted.
    expect(functions.records.every(({ inputTokens }) => inputTokens > 0)).toBe(true)
    expect(functions.reported).toEqual([])
  })

  it('when the reader of a stream goes away, the provider is no longer asked', async () => {
    const fake = await start(honestModel(), { firstTokenMs: 20, tokensPerSecond: 100 })
    const functions = await openFunctions(backend(), at(fake))
    const body = { topic: 'Sherlock Holmes', count: 6, difficulty: 'medium' }
    const response = await functions.call('generate-questions', body, { Accept: 'text/event-stream' })
    const reader = response.body?.getReader()
    const readOn = async () => {
      while (!(await reader?.read())?.done);
    }
    const reading = readOn()
    await waitUntil(() => fake.calls.length >= 2)
    await reader?.cancel()
    await reading
    await waitUntil(() => fake.cancelled === fake.calls.length)
    await waitUntil(() => functions.notes.length > 0)
    expect(functions.notes).toMatchObject([{ outcome: 'left' }])
  })

  it('wait when the provider already has as many calls as it may get', async () => {
    let running = 0
    let most = 0
    const model = honestModel()
    const counted = (call: ProviderCall) => async (response: import('node:http').ServerResponse) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running -= 1
      const { streamOf } = await import('../testing/fake-provider.ts')
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(streamOf(String(model(call))))
    }
    const fake = await start(counted)
    const functions = await openFunctions(backend(), { ...at(fake), AI_CONCURRENCY: '2' })
    await Promise.all(['a', 'b', 'c'].map((topic) => functions.ask({ topic: `topic ${topic}`, count: 2 })))
    expect(most).toBe(2)
  })
})

describe('current affairs', () => {
  const ARTICLES = [1, 2, 3].map((number) => ({
    title: `Caravan ${number} arrives`,
    link: `https://news.example/${number}`,
    source: 'The Example',
    summary: 'A caravan arrived.',
    body: `Body of item ${number}.`,
    published_at: '2026-11-14T08:00:00Z',
  }))

  it('API-05 are grounded on the news of the period: the category is explained, and each question cites its item', async () => {
    let number = 0
    const sources = ['N2', 'N9', null, 'https://evil.example/']
    const fake = await start((call) =>
      call.kind === 'solve'
        ? solvePaper(call.prompt)
        : listOf(
            Array.from({ length: call.count }, () => {
              number += 1
              return { ...caravanQuestion(number), source: sources[number % 4] }
            }),
          ),
    )
    const functions = await openFunctions(backend(), at(fake), {
      recentArticles: async () => ARTICLES,
      now: () => Date.parse('2026-11-15T06:00:00Z'),
    })
    const answer = await functions.ask({ topic: 'Defence', timeframe: 'weekly' })
    const questions = answer.questions.filter(({ trust }) => trust === 'self-checked')
    expect(questions.length).toBeGreaterThan(1)
    for (const { source } of questions) {
      expect(source).toEqual({
        title: 'Caravan 2 arrives',
        link: 'https://news.example/2',
        date: '2026-11-14',
      })
    }
    expect(new Set(functions.drops)).toEqual(new Set(['source']))
    const [write] = fake.calls
    expect(write?.instructions).toMatch(/from 8 November 2026 to 15 November 2026/)
    expect(write?.instructions).toMatch(/Ask about the armed forces and security of India/)
    expect(write?.prompt).toMatch(
      /\[N2\] Caravan 2 arrives \(The Example, 14 November 2026\)\nBody of item 2\./,
    )
    const solve = fake.calls.find(({ kind }) => kind === 'solve')
    expect(solve?.prompt).toContain('Body of item 2.')
  })
})
