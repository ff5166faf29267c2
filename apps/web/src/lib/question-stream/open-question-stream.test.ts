import 'fake-indexeddb/auto'
import type { ServerQuestion } from '@ekagra/schema/question'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuestion } from '../../testing/make-attempt.ts'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'
import type { SessionWish } from './question-stream.ts'

const makePaper = vi.hoisted(() => vi.fn())
vi.mock('@ekagra/questions/paper/make-paper', () => ({ makePaper }))
vi.mock('../stores/core/log-storage-problem.ts')

const PATH = '/functions/v1/generate-questions'
const wish: SessionWish = { topic: 'Trains', count: 3, difficulty: 'easy' }
const TEXTS = [
  'A train crosses a bridge',
  'Two pipes fill a tank',
  'A sum doubles itself',
  'The angles of a kite',
  'Milk and water',
]

const question = (n: number) => ({ ...makeQuestion(n), text: TEXTS[n - 1] ?? `Number ${n}` })

function serverQuestion(n: number): ServerQuestion {
  const { correctAnswer, options, ...rest } = question(n)
  return { ...rest, options: options.map(String), correctIndex: correctAnswer }
}

/** A server that sends events when the test tells it to. */
function openServer() {
  const encoder = new TextEncoder()
  let out: ReadableStreamDefaultController<Uint8Array> | undefined
  const left = vi.fn()
  const requests = stubServer({
    ...answerConfig(),
    [PATH]: (_, signal) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          out = controller
          signal?.addEventListener('abort', () => {
            left()
            controller.error(signal.reason)
          })
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    },
  })
  const send = (event: string, data: unknown) =>
    out?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  return {
    requests,
    left,
    called: () => vi.waitFor(() => expect(out).toBeDefined()),
    stage: (stage: string) => send('progress', { stage, ready: 0, requested: 8 }),
    question: (n: number) => send('question', { question: serverQuestion(n) }),
    done() {
      send('done', { servedBy: 'deepseek', sources: {}, resolvedTopic: 'Speed' })
      out?.close()
    },
    fail: (error: string, status: number) => send('error', { error, status }),
    breakOff: () => out?.error(new TypeError('network error')),
  }
}

const load = async () => ({
  ...(await import('./open-question-stream.ts')),
  ...(await import('./open-question-stream.ts')),
  ...(await import('../stores/learner/seen-questions.ts')),
})
const idsOf = (questions: readonly ({ id: string } | null)[]) => questions.map((item) => item?.id)

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  localStorage.clear()
  // Each test creates a client, and the library warns about several clients on one page.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('indexedDB', new IDBFactory())
  makePaper.mockReset().mockResolvedValue(null)
})

describe('questions that arrive one by one', () => {
  it('SETUP-39 move the bar ahead by stages and questions, never back, and the first is enough to begin', async () => {
    const server = openServer()
    const { makeSessionQuestions, readSeen } = await load()
    const shares: number[] = []
    const making = makeSessionQuestions(wish, { early: true, onProgress: (share) => shares.push(share) })
    await server.called()
    server.stage('pool')
    server.stage('writing')
    server.question(1)
    const begun = await making
    if (begun.kind !== 'ready' || !begun.more) throw new Error('did not begin early')
    expect(idsOf(begun.questions)).toEqual(['q-1'])
    expect(begun.more.read()).toMatchObject({ coming: 2, ended: undefined })
    expect(readSeen('Trains')).toEqual([])
    begun.more.handOver()
    expect(readSeen('Trains')).toEqual(['q-1'])
    server.question(1) // a repeated question is not added to the session
    server.question(2)
    server.question(3)
    await vi.waitFor(() => expect(begun.more?.read().coming).toBe(0))
    expect(idsOf(begun.more.read().questions)).toEqual(['q-1', 'q-2', 'q-3'])
    expect(readSeen('Trains')).toEqual(['q-1', 'q-2', 'q-3'])
    server.question(4)
    server.done()
    await vi.waitFor(() => expect(begun.more?.read().ended).toEqual({ notice: undefined }))
    expect(begun.more.read().questions).toHaveLength(3)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares).toEqual([10, 20, 50, 70, 90])
  })

  it('are one whole set if all have arrived when the session starts', async () => {
    const server = openServer()
    const { makeSessionQuestions } = await load()
    const making = makeSessionQuestions(wish, { early: true })
    await server.called()
    for (const n of [1, 2, 3]) server.question(n)
    server.done()
    const begun = await making
    const { more } = begun.kind === 'ready' ? begun : {}
    await vi.waitFor(() => expect(more?.read().ended).toBeDefined())
    expect(more?.handOver()).toMatchObject({ kind: 'ready', resolvedTopic: 'Speed', more: undefined })
  })

  it('GEN-27 say so at the end if there are fewer than requested', async () => {
    const server = openServer()
    const { makeSessionQuestions } = await load()
    const making = makeSessionQuestions(wish)
    await server.called()
    server.question(1)
    server.done()
    expect(await making).toMatchObject({
      kind: 'ready',
      notice: 'Generated 1 unique questions (requested 3). This may happen with specialized topics.',
    })
  })

  it("GEN-30 give the server's message if they fail before the first one", async () => {
    const server = openServer()
    const { makeSessionQuestions } = await load()
    const making = makeSessionQuestions(wish, { early: true })
    await server.called()
    server.fail('Nothing on "Trains".', 422)
    expect(await making).toEqual({ kind: 'failed', reason: 'Nothing on "Trains".', isTopicUnknown: true })
  })

  it('are completed by the engine if they stop early and it knows the topic', async () => {
    const server = openServer()
    makePaper.mockResolvedValue({ questions: [2, 3, 4].map(serverQuestion), resolvedTopic: 'Trains' })
    const { makeSessionQuestions } = await load()
    const making = makeSessionQuestions(wish)
    await server.called()
    server.question(1)
    server.question(2)
    await new Promise((resolve) => setTimeout(resolve, 20))
    server.breakOff()
    const made = await making
    expect(made).toMatchObject({
      kind: 'ready',
      notice: 'The connection broke. The rest of the questions was made on this device.',
    })
    expect(made.kind === 'ready' && idsOf(made.questions)).toEqual(['q-1', 'q-2', 'q-3'])
  })

  it('make a session of those that arrived if they stop early and the engine does not know the topic', async () => {
    const server = openServer()
    const { makeSessionQuestions } = await load()
    const making = makeSessionQuestions(wish, { early: true })
    await server.called()
    server.question(1)
    const begun = await making
    const { more } = begun.kind === 'ready' ? begun : {}
    more?.handOver()
    server.breakOff()
    await vi.waitFor(() => expect(more?.read().ended).toBeDefined())
    expect(more?.read()).toMatchObject({
      coming: 0,
      ended: {
        notice: 'The connection broke. Your session goes on with the 1 of 3 questions that arrived.',
      },
    })
  })

  it('continue after a reload: only missing ones are requested, and none comes twice', async () => {
    const server = openServer()
    const { openQuestionStream } = await load()
    const stream = openQuestionStream({ ...wish, count: 2 }, { have: [question(1), null] })
    stream.handOver()
    await server.called()
    expect(server.requests.at(-1)?.body).toMatchObject({ count: 5 })
    server.question(1)
    server.question(2)
    server.question(3)
    await vi.waitFor(() => expect(stream.read().coming).toBe(0))
    expect(idsOf(stream.read().questions)).toEqual(['q-1', undefined, 'q-2', 'q-3'])
    expect(stream.canContinue).toBe(true)
    const ofOwnText = openQuestionStream({ ...wish, content: 'My note' })
    expect(ofOwnText.canContinue).toBe(false)
    // Else they end by themselves 45 seconds later, among other tests or after the last one.
    for (const open of [stream, ofOwnText]) {
      open.stop()
      await open.outcome
    }
  })

  it('leave the session with what it has, and say so, if they cannot be requested again after a reload', async () => {
    stubServer({})
    const { openQuestionStream } = await load()
    const stream = openQuestionStream({ ...wish, count: 2 }, { have: [question(1)] })
    stream.handOver()
    await stream.outcome
    expect(stream.read()).toMatchObject({
      coming: 0,
      ended: {
        notice: 'The connection broke. Your session goes on with the 1 of 3 questions that arrived.',
      },
    })
  })

  it('stop when nobody waits for them', async () => {
    const server = openServer()
    const { openQuestionStream, readSeen } = await load()
    const stream = openQuestionStream(wish)
    await server.called()
    server.question(1)
    await stream.begun
    stream.stop()
    expect(await stream.outcome).toEqual({ kind: 'cancelled' })
    expect(server.left).toHaveBeenCalled()
    expect(readSeen('Trains')).toEqual([])
  })
})
