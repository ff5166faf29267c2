import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'

vi.mock('../stores/core/log-storage-problem.ts')

const PATH = '/functions/v1/solve-math'
const load = async () => (await import('./request-doubt.ts')).requestDoubt
const ANSWER = {
  question: 'Why?',
  subject: 'Physics',
  difficulty: 'Beginner',
  steps: [],
  finalAnswer: 'Because.',
  concepts: [],
  isSampleAnswer: false,
}

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  // Each test creates a client, and the library warns about several clients on one page.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

describe('requesting the answer to a doubt', () => {
  it("API-10 API-11 asks solve-math with type 'text' and the question, and gives its answer", async () => {
    const requests = stubServer({ ...answerConfig(), [PATH]: () => Response.json(ANSWER) })
    expect(await (await load())('Why?')).toEqual({ kind: 'answer', answer: ANSWER })
    expect(requests[1]?.body).toEqual({ type: 'text', content: 'Why?' })
  })

  it.each(['', ' \n '])(
    'DOUBT-12 DOUBT-13 a blank question %j gives the sample, without a call',
    async (blank) => {
      const requests = stubServer({})
      expect(await (await load())(blank)).toMatchObject({
        kind: 'sample',
        because: 'blank',
        answer: { subject: 'History', difficulty: 'Intermediate', isSampleAnswer: true },
      })
      expect(requests).toHaveLength(0)
    },
  )

  it('API-12 DOUBT-15 a refusal asks the person to rephrase', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ error: 'No.' }, { status: 422 }) })
    expect(await (await load())('Why do cats purr?')).toEqual({ kind: 'rephrase' })
  })

  it('DOUBT-15 an invalid answer, or no answer at all, gives the sample', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ hello: 'world' }) })
    expect(await (await load())('Why?')).toMatchObject({ kind: 'sample', because: 'exception' })
    vi.resetModules()
    stubServer({})
    expect(await (await load())('Why do cats purr?')).toMatchObject({
      kind: 'sample',
      because: 'exception',
    })
  })

  it('DOUBT-01 solves in the browser if the server has no answer or cannot be reached', async () => {
    stubServer({})
    const solved = { kind: 'answer', answer: { finalAnswer: '$x = 2$' } }
    expect(await (await load())('2x + 3 = 7')).toMatchObject(solved)
    vi.resetModules()
    stubServer({ ...answerConfig(), [PATH]: () => new Response('', { status: 500 }) })
    expect(await (await load())('2x + 3 = 7')).toMatchObject(solved)
  })

  it('DOUBT-01 knows the facts of the tables without a server', async () => {
    stubServer({})
    expect(await (await load())('What is the capital of Assam?')).toMatchObject({
      kind: 'answer',
      answer: { finalAnswer: 'Dispur' },
    })
  })

  it('a cancelled question returns nothing', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json(ANSWER) })
    expect(await (await load())('Why?', AbortSignal.abort())).toEqual({ kind: 'cancelled' })
  })
})
