import 'fake-indexeddb/auto'
import type { ServerQuestion } from '@ekagra/schema/question'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuestion } from '../../testing/make-attempt.ts'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'

const makePaper = vi.hoisted(() => vi.fn())
vi.mock('@ekagra/questions/paper/make-paper', () => ({ makePaper }))
vi.mock('../stores/core/log-storage-problem.ts')

const PATH = '/functions/v1/generate-questions'
const wish = { topic: 'Trains', count: 2, difficulty: 'hard' } as const

function serverQuestion(n: number): ServerQuestion {
  const { correctAnswer, options, ...rest } = makeQuestion(n)
  return { ...rest, options: options.map(String), correctIndex: correctAnswer }
}

const serve = (questions: unknown[]) => ({
  ...answerConfig(),
  [PATH]: () => Response.json({ questions, servedBy: 'deepseek', resolvedTopic: 'Time, Speed & Distance' }),
})

const load = async () => (await import('./request-questions.ts')).requestQuestions
const questionCalls = (requests: { address: string }[]) =>
  requests.filter(({ address }) => address.endsWith(PATH))

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  // Each test creates a client, and the library warns about several clients on one page.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('indexedDB', new IDBFactory())
  makePaper.mockReset().mockResolvedValue(null)
})

describe('requesting questions', () => {
  it('API-01 API-02 GEN-09 GEN-12 requests two and a half times as many from generate-questions', async () => {
    const requests = stubServer(serve([serverQuestion(1)]))
    await (await load())({ ...wish, topic: ' Trains ', count: 10 })
    expect(requests[1]?.body).toEqual({
      topic: 'Trains',
      count: 25,
      difficulty: 'hard',
      provider: 'deepseek',
    })
  })

  it('GEN-28 sends the server the latest 1000 questions that the person has seen', async () => {
    const requests = stubServer(serve([serverQuestion(1)]))
    const seenIds = Array.from({ length: 1100 }, (_, n) => `q-${n}`)
    await (await load())(wish, { seenIds: [...seenIds, 'x'.repeat(101)] })
    expect(Object(requests[1]?.body).seen).toEqual(seenIds.slice(100))
  })

  it('GEN-10 API-02 sends the timeframe and picks the provider that reads the news', async () => {
    const requests = stubServer(serve([serverQuestion(1)]))
    await (await load())({ ...wish, topic: 'Latest news on sports', timeframe: 'weekly' })
    expect(requests[1]?.body).toMatchObject({ provider: 'perplexity', timeframe: 'weekly' })
  })

  it('GEN-17 sends the text of a note or file, cut at 12000 characters', async () => {
    const requests = stubServer(serve([serverQuestion(1)]))
    await (await load())({ ...wish, content: 'x'.repeat(20_000) })
    const { fileContent } = Object(requests[1]?.body)
    expect(fileContent).toMatch(/^x{12000}\n\n\[Content truncated/)
  })

  it('API-03 GEN-07 returns the questions of the server with correctIndex as correctAnswer', async () => {
    stubServer(serve([serverQuestion(1), serverQuestion(2)]))
    expect(await (await load())(wish)).toEqual({
      ok: true,
      source: 'server',
      questions: [makeQuestion(1), makeQuestion(2)],
      servedBy: 'deepseek',
      resolvedTopic: 'Time, Speed & Distance',
    })
  })

  it('GEN-04 GEN-19 GEN-20 GEN-22 normalises what another server may send', async () => {
    stubServer(serve([{ text: 'Why?', options: ['a'], correctIndex: 9 }, 'junk']))
    const answer = await (await load())(wish, { now: () => 1000 })
    expect(answer).toMatchObject({
      ok: true,
      questions: [
        {
          id: 'question-1000-0',
          text: 'Why?',
          correctAnswer: 0,
          explanation: 'No explanation provided.',
          difficulty: 'hard',
          trust: 'unverified',
        },
      ],
    })
  })

  it('GEN-30 returns a refusal with its message and does not ask the engine, which would refuse too', async () => {
    stubServer({
      ...answerConfig(),
      [PATH]: () => Response.json({ error: 'Nothing on "x".' }, { status: 422 }),
    })
    expect(await (await load())(wish)).toEqual({
      ok: false,
      failure: { kind: 'server', message: 'Nothing on "x".', status: 422 },
    })
    expect(makePaper).not.toHaveBeenCalled()
  })

  it('API-03 GEN-30 treats an error field as an error at any status', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ error: 'Budget spent' }) })
    expect(await (await load())(wish)).toMatchObject({
      ok: false,
      failure: { kind: 'server', message: 'Budget spent' },
    })
  })

  it.each([[[]], ['none'], [null]])('GEN-31 an answer with %j for questions is empty', async (questions) => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ questions }) })
    expect(await (await load())(wish)).toEqual({ ok: false, failure: { kind: 'empty' } })
  })

  const served = {
    asked: 'Trains',
    served: 'Trains',
    understood: ['Trains'],
    ignored: [],
    available: null,
    around: [],
    onTopic: 1,
    repeated: 0,
  }

  it('GEN-18 asks the engine in the browser when the server is unreachable', async () => {
    stubServer({})
    makePaper.mockResolvedValue({ questions: [serverQuestion(1)], resolvedTopic: 'Trains', topic: served })
    const answer = await (await load())(wish, { now: () => 1000, random: () => 0.5, seenIds: ['q-9'] })
    expect(answer).toEqual({
      ok: true,
      source: 'engine',
      questions: [makeQuestion(1)],
      servedBy: 'engine',
      resolvedTopic: 'Trains',
      topic: served,
      failure: { kind: 'unreachable' },
    })
    expect(makePaper).toHaveBeenCalledWith({
      topic: 'Trains',
      difficulty: 'hard',
      count: 2,
      seed: '1000-0.5',
      seen: ['q-9'],
    })
  })

  it('never asks the engine for news', async () => {
    stubServer({})
    const requestQuestions = await load()
    await requestQuestions({ ...wish, timeframe: 'today' })
    expect(makePaper).not.toHaveBeenCalled()
  })

  it("lets the engine read the person's own text when the server is unreachable", async () => {
    stubServer({})
    makePaper.mockResolvedValue({ questions: [serverQuestion(1)], resolvedTopic: 'Trains' })
    const answer = await (await load())({ ...wish, content: 'My note' })
    expect(answer).toMatchObject({ ok: true, source: 'engine' })
    expect(makePaper).toHaveBeenCalledWith(expect.objectContaining({ text: 'My note' }))
  })

  it('GEN-16 serves the unseen surplus of the last 24 hours without another request', async () => {
    const requests = stubServer(serve([1, 2, 3, 4].map(serverQuestion)))
    const requestQuestions = await load()
    await requestQuestions(wish, { now: () => 0 })
    const again = await vi.waitFor(async () => {
      const answer = await requestQuestions(wish, { now: () => 1000, seenIds: ['q-1', 'q-2'] })
      expect(answer).toMatchObject({ ok: true, source: 'cache', servedBy: 'deepseek' })
      return answer
    })
    expect(again.ok && again.questions.map(({ id }) => id)).toEqual(['q-3', 'q-4'])
    expect(questionCalls(requests)).toHaveLength(1)
    await requestQuestions(wish, { now: () => 2000, seenIds: ['q-1', 'q-2', 'q-3'] })
    expect(questionCalls(requests)).toHaveLength(2)
    await requestQuestions(wish, { now: () => 24 * 3_600_000 + 5000 })
    expect(questionCalls(requests)).toHaveLength(3)
    await requestQuestions({ ...wish, difficulty: 'easy' }, { now: () => 3000 })
    expect(questionCalls(requests)).toHaveLength(4)
    await requestQuestions(wish, { now: () => 24 * 3_600_000 + 6000, isFresh: true })
    expect(questionCalls(requests)).toHaveLength(5)
  })

  it('GEN-16 offline, a topic that the engine does not know is served from the last 24 hours, seen or not', async () => {
    stubServer(serve([1, 2].map(serverQuestion)))
    const requestQuestions = await load()
    await requestQuestions(wish, { now: () => 0 })
    await vi.waitFor(async () => {
      stubServer({})
      const answer = await requestQuestions(wish, { now: () => 1000, seenIds: ['q-1', 'q-2'] })
      expect(answer).toMatchObject({ ok: true, source: 'cache', failure: { kind: 'unreachable' } })
    })
  })

  it("GEN-16 caches neither news nor questions about the person's own text", async () => {
    const requests = stubServer(serve([1, 2, 3].map(serverQuestion)))
    const requestQuestions = await load()
    for (const special of [
      { timeframe: 'weekly' },
      { content: 'My note' },
      { topic: 'Latest news' },
    ] as const) {
      await requestQuestions({ ...wish, ...special })
      await requestQuestions({ ...wish, ...special })
    }
    expect(questionCalls(requests)).toHaveLength(6)
  })

  it('GEN-32 GEN-39 HOME-15 gives sample questions only as the last resort and only if they are allowed', async () => {
    stubServer({})
    const requestQuestions = await load()
    expect(await requestQuestions(wish)).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    const answer = await requestQuestions(wish, { samples: true })
    expect(answer).toMatchObject({ ok: true, source: 'sample', failure: { kind: 'unreachable' } })
    expect(answer.ok && answer.questions.map(({ trust }) => trust)).toEqual(['sample', 'sample'])
  })

  it('falls back when the engine cannot be loaded', async () => {
    stubServer({})
    makePaper.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    expect(await (await load())(wish, { samples: true })).toMatchObject({ ok: true, source: 'sample' })
  })

  it('a cancelled request returns nothing, not even samples', async () => {
    stubServer(serve([serverQuestion(1)]))
    const answer = await (await load())(wish, { signal: AbortSignal.abort(), samples: true })
    expect(answer).toEqual({ ok: false, failure: { kind: 'cancelled' } })
  })
})
