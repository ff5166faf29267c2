import { describeTopic } from '@ekagra/questions/topic/describe-topic'
import { suggestTopics } from '@ekagra/questions/topic/suggest-topics'
import { ErrorResponse, GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import type { ServerQuestion } from '@ekagra/schema/question'
import type { ServedTopic } from '@ekagra/schema/served-topic'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { buildQuestion } from '../testing/build-question.ts'
import { collectEvents } from '../testing/read-events.ts'
import type { FunctionDependencies } from './dependencies.ts'
import { replyWithError } from './failure.ts'
import { generateQuestions } from './generate-questions.ts'

const VALID = { topic: 'percentages', count: 2, difficulty: 'easy' }

const servedTopic = (asked: string, count: number): ServedTopic => ({
  asked,
  served: 'Percentages',
  understood: ['Percentages'],
  ignored: [],
  available: null,
  around: [],
  onTopic: count,
  repeated: 0,
})

function fakeEngine() {
  return vi.fn<FunctionDependencies['makePaper']>(async ({ topic, count }) =>
    topic === 'percentages'
      ? {
          questions: Array.from({ length: count }, (_, index) => buildQuestion({ id: `q-${index}` })),
          resolvedTopic: 'Percentages',
          topic: servedTopic(topic, count),
        }
      : null,
  )
}

async function call(
  body: unknown,
  makePaper = fakeEngine(),
  written: ServerQuestion[] = [],
  headers: Record<string, string> = {},
) {
  const handler = generateQuestions({
    makePaper,
    topics: { describe: describeTopic, suggest: suggestTopics },
    findBankQuestions: async ({ count }) => written.slice(0, count),
    makeNotes: async () => null,
    solveDoubt: async () => null,
    drawSeed: () => 'drawn',
  })
  const report = vi.fn<(error: unknown) => void>()
  const request = new Request('http://localhost/functions/v1/generate-questions', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await handler(request, { requestId: 'r-1', report, note: () => undefined }).catch(
    (error: unknown) => replyWithError(error, report),
  )
  return { response, report, makePaper }
}

async function errorOf(response: Response): Promise<string> {
  return ErrorResponse.parse(await response.json()).error
}

describe('the function generate-questions', () => {
  it('GEN-17 asks about the text of a note or file and not about the topic it is filed under', async () => {
    const { makePaper } = await call({ ...VALID, fileContent: 'My note' }, undefined, [buildQuestion({})])
    expect(makePaper).toHaveBeenCalledWith(expect.objectContaining({ text: 'My note', count: 2 }))
  })

  it('says what a text must contain when there is nothing to ask in it', async () => {
    const { response } = await call({ ...VALID, topic: 'My file', fileContent: '1 2 3' })
    expect(response.status).toBe(422)
    expect(await errorOf(response)).toMatch(/whole English sentences/)
  })

  it('API-02 takes topic, count, difficulty and optionally timeframe, fileContent and provider', async () => {
    const { response } = await call({
      ...VALID,
      timeframe: 'monthly',
      fileContent: 'text',
      provider: 'deepseek',
    })
    expect(response.status).toBe(200)
  })

  it('API-03 answers questions with text, options, correctIndex and explanation', async () => {
    const { response } = await call(VALID)
    const answer = GenerateQuestionsResponse.parse(await response.json())
    expect(answer).toMatchObject({ servedBy: 'engine', resolvedTopic: 'Percentages' })
    expect(answer.questions).toHaveLength(2)
  })

  it('uses the seed of the caller, and draws one when there is none', async () => {
    const { makePaper } = await call({ ...VALID, seed: 'mine' })
    await call(VALID, makePaper)
    expect(makePaper.mock.calls.map(([request]) => request.seed)).toEqual(['mine', 'drawn'])
  })

  it('serves the questions of admins first and lets the engine write the rest', async () => {
    const own = buildQuestion({ id: 'q-bank-1', trust: 'curated' })
    const { response, makePaper } = await call(VALID, fakeEngine(), [own])
    const answer = GenerateQuestionsResponse.parse(await response.json())
    expect(answer.questions.map(({ id }) => id)).toEqual(['q-bank-1', 'q-0'])
    expect(makePaper).toHaveBeenCalledOnce()
  })

  it('serves the questions of admins alone where the engine does not know the topic', async () => {
    const own = buildQuestion({ id: 'q-bank-1', trust: 'curated' })
    const { response } = await call({ ...VALID, topic: 'Quidditch' }, fakeEngine(), [own])
    expect(GenerateQuestionsResponse.parse(await response.json())).toMatchObject({
      servedBy: 'bank',
      resolvedTopic: 'Quidditch',
      questions: [{ id: 'q-bank-1' }],
    })
  })

  it.each([
    [{ ...VALID, topic: '  ' }, '"topic" must be at least 1 character'],
    [{ ...VALID, topic: 'x'.repeat(201) }, '"topic" must be at most 200 characters'],
    [{ ...VALID, count: 76 }, '"count" must be at most 75'],
    [{ ...VALID, count: 1.5 }, '"count" must be a whole number'],
    [{ ...VALID, count: '2' }, '"count" must be'],
    [{ ...VALID, difficulty: 'brutal' }, '"difficulty" must be one of easy, medium, hard'],
    [{ count: 2, difficulty: 'easy' }, '"topic" must be of type string'],
    [{ ...VALID, extra: 1 }, 'the body must not contain "extra"'],
    [[], 'the body must be of type object'],
    ['{"topic":', 'The body is not valid JSON.'],
    ['', 'The body is empty; send JSON.'],
  ])('API-03 refuses %j with 400 and says which field is wrong', async (body, sentence) => {
    const { response, report } = await call(body)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toContain(sentence)
    expect(report).not.toHaveBeenCalled()
  })

  it('answers 422 for a topic that the engine does not know and names some that it knows', async () => {
    const { response } = await call({ ...VALID, topic: 'quidditch' })
    expect(response.status).toBe(422)
    expect(await errorOf(response)).toMatch(/no questions on "quidditch" yet.*percentages/)
  })

  it.each([
    ['an error', new Error('secret path /srv')],
    ['data of ours that is not in order', z.safeParse(z.string(), 5).error],
  ])('answers 500 to %s without internal details, and reports it', async (_, error) => {
    const { response, report } = await call(
      VALID,
      vi.fn<FunctionDependencies['makePaper']>().mockRejectedValue(error),
    )
    expect(response.status).toBe(500)
    expect(await errorOf(response)).toBe('Something went wrong on our side. Please try again.')
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('the events of generate-questions', () => {
  const stream = (body: unknown, ...rest: [ReturnType<typeof fakeEngine>?, ServerQuestion[]?]) =>
    call(body, rest[0] ?? fakeEngine(), rest[1] ?? [], { Accept: 'text/event-stream' })

  it('come one by one: progress, each question, and who served', async () => {
    const own = buildQuestion({ id: 'q-bank-1', trust: 'curated' })
    const { response } = await stream({ ...VALID, count: 3 }, undefined, [own])
    expect(response.headers.get('Content-Type')).toBe('text/event-stream')
    const topic = servedTopic('percentages', 3)
    expect(await collectEvents(response)).toEqual([
      { type: 'progress', stage: 'bank', ready: 0, requested: 3 },
      { type: 'question', question: own },
      { type: 'progress', stage: 'engine', ready: 1, requested: 3 },
      { type: 'topic', topic },
      { type: 'question', question: buildQuestion({ id: 'q-0' }) },
      { type: 'question', question: buildQuestion({ id: 'q-1' }) },
      {
        type: 'done',
        servedBy: 'engine',
        sources: { bank: 1, engine: 2 },
        resolvedTopic: 'Percentages',
        topic,
      },
    ])
  })

  it('API-03 end with the error that the JSON answer would have', async () => {
    const { response } = await stream({ ...VALID, topic: 'quidditch' })
    expect(response.status).toBe(200)
    const last = (await collectEvents(response)).at(-1)
    expect(last).toMatchObject({ type: 'error', status: 422, error: expect.stringContaining('quidditch') })
  })

  it('show no internal details when something breaks, and report it', async () => {
    const broken = vi.fn<FunctionDependencies['makePaper']>().mockRejectedValue(new Error('secret path /srv'))
    const { response, report } = await stream(VALID, broken)
    expect((await collectEvents(response)).at(-1)).toEqual({
      type: 'error',
      status: 500,
      error: 'Something went wrong on our side. Please try again.',
    })
    expect(report).toHaveBeenCalledOnce()
  })

  it('do not begin for a request that is not valid', async () => {
    const { response } = await stream({ ...VALID, count: 0 })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toContain('"count" must be at least 1')
  })
})
