import { GenerateNotesResponse } from '@ekagra/schema/generate-notes'
import { GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import { SolveMathResponse } from '@ekagra/schema/solve-math'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { solveCaravan } from '../testing/caravan-exam.ts'
import { dataFolder } from '../testing/data-folder.ts'
import {
  type FakeProvider,
  honestModel,
  type ProviderCall,
  runFakeProvider,
} from '../testing/fake-provider.ts'
import { openServer } from '../testing/open-server.ts'
import { collectEvents } from '../testing/read-events.ts'
import { hasDeno, prepareDeno, runDenoFunction } from '../testing/run-deno-function.ts'
import { readServiceKey, type TestServer } from '../testing/run-server.ts'
import type { TemporaryFolder } from '../testing/temporary-folder.ts'
import { waitUntil } from '../testing/wait-until.ts'

const NAMES = ['generate-questions', 'generate-notes', 'solve-math']
const SECRET = 'sk-secret-0123456789'

/** Two models, so that one confirms what the other writes; both are played by the same fake. */
const twoModels = () => ({
  AI_BASE_URL: provider.url,
  AI_MODEL: 'fake-1',
  AI_API_KEY: SECRET,
  OPENAI_BASE_URL: provider.url,
  OPENAI_MODEL: 'fake-2',
  OPENAI_API_KEY: SECRET,
})

let provider: FakeProvider
let folder: TemporaryFolder
/** The backend for both runtimes, and the functions on Node.js. */
let server: TestServer

beforeAll(async () => {
  folder = await dataFolder()
  provider = await runFakeProvider()
  server = await openServer({
    DATA_DIR: folder.path,
    ...twoModels(),
  })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await provider?.close()
  await folder?.remove()
})

const NOTES = `# Caravans\n\n## What they are\n\n${'Caravans carry goods. '.repeat(8)}\n\n## What they carry\n\n${'Salt, silk and tea. '.repeat(8)}\n`
const DOUBT = {
  question: 'Why do caravans travel together?',
  subject: 'History',
  difficulty: 'Beginner',
  steps: [{ title: 'Safety', explanation: 'Many travellers together could defend themselves.' }],
  finalAnswer: 'For safety.',
  concepts: ['Trade routes'],
}

/** Writes questions, notes and doubt answers, whatever it is asked for. */
function versatileModel() {
  const questions = honestModel()
  return (call: ProviderCall) => {
    if (/write study notes/.test(call.instructions)) return NOTES
    if (/a teacher who answers/.test(call.instructions)) return JSON.stringify(DOUBT)
    return questions(call)
  }
}

interface Runtime {
  name: string
  isSkipped: boolean
  start(): Promise<{ urlOf(name: string): string; output(): string; stop(): Promise<void> }>
}

const RUNTIMES: Runtime[] = [
  {
    name: 'Node.js',
    isSkipped: false,
    start: async () => ({
      urlOf: (name) => `${server.url}/functions/v1/${name}`,
      output: () => server.output.stdout + server.output.stderr,
      stop: () => Promise.resolve(),
    }),
  },
  {
    name: 'Deno, as Supabase runs them',
    isSkipped: !hasDeno,
    async start() {
      prepareDeno()
      const environment = {
        SUPABASE_URL: server.url,
        SUPABASE_ANON_KEY: server.config.publishableKey,
        // The key that the first start has made.
        SUPABASE_SERVICE_ROLE_KEY: await readServiceKey({ DATA_DIR: folder.path }),
        ...twoModels(),
      }
      const running = new Map<string, Awaited<ReturnType<typeof runDenoFunction>>>()
      await Promise.all(
        NAMES.map(async (name) => {
          running.set(name, await runDenoFunction(name, environment))
        }),
      )
      return {
        urlOf: (name) => running.get(name)?.url ?? '',
        output: () => [...running.values()].map(({ output }) => output.text).join('\n'),
        async stop() {
          await Promise.all([...running.values()].map((one) => one.stop()))
        },
      }
    },
  },
]

describe.each(RUNTIMES)('the functions on $name', ({ name: runtime, isSkipped, start }) => {
  describe.skipIf(isSkipped)('answer', () => {
    let functions: Awaited<ReturnType<Runtime['start']>>
    beforeAll(async () => {
      functions = await start()
    }, 120_000)
    afterAll(() => functions?.stop())
    beforeEach(() => provider.answerWith(versatileModel()))

    const call = (name: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
      fetch(functions.urlOf(name), {
        method: 'POST',
        headers: { apikey: server.config.publishableKey, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      })
    const topic = (word: string) => `${word} on ${runtime}`
    const wish = (changes: object) => ({ topic: topic('Trade'), count: 4, difficulty: 'easy', ...changes })

    it('API-01 API-03 questions, written by AI and confirmed', async () => {
      const answer = GenerateQuestionsResponse.parse(
        await (await call('generate-questions', wish({}))).json(),
      )
      expect(answer).toMatchObject({ servedBy: 'openai' })
      expect(answer.questions).toHaveLength(4)
      for (const { text, options, correctIndex, trust } of answer.questions) {
        expect([trust, options[correctIndex]]).toEqual(['cross-checked', solveCaravan(text)])
      }
    })

    it('questions as events, the next time from the pool', async () => {
      const ask = async () =>
        collectEvents(
          await call('generate-questions', wish({ topic: topic('Silk') }), { Accept: 'text/event-stream' }),
        )
      const first = await ask()
      expect(first.filter(({ type }) => type === 'question')).toHaveLength(4)
      expect(first.at(-1)).toMatchObject({ type: 'done', servedBy: 'openai' })
      await waitUntil(async () => {
        const last = (await ask()).at(-1)
        return last?.type === 'done' && last.servedBy === 'pool'
      })
    })

    it('GEN-11 questions by the engine when the provider fails', async () => {
      provider.answerWith(
        () => (response) => void response.writeHead(401).end(`{"error":{"message":"${SECRET}"}}`),
      )
      const response = await call('generate-questions', wish({ topic: 'profit and loss' }))
      expect(GenerateQuestionsResponse.parse(await response.json())).toMatchObject({
        servedBy: 'engine',
        sources: { engine: 4 },
      })
      expect(functions.output()).not.toContain(SECRET)
    })

    it('by cancelling the calls to the provider when the reader has left', async () => {
      // The pool may still be filling up for a test before; that is not cancelled, so it is answered.
      const isOurs = ({ prompt }: ProviderCall) => prompt.includes('Leaving')
      const honest = versatileModel()
      const [before, calls] = [provider.cancelled, provider.calls.length]
      provider.answerWith((asked) => (isOurs(asked) ? () => undefined : honest(asked)))
      const ours = () => provider.calls.slice(calls).filter(isOurs).length
      const leaving = new AbortController()
      const body = wish({ topic: topic('Leaving') })
      const answer = call('generate-questions', body, { Accept: 'text/event-stream' }, leaving.signal).then(
        collectEvents,
      )
      await waitUntil(() => ours() > 0)
      leaving.abort()
      await expect(answer).rejects.toThrow()
      await waitUntil(() => provider.cancelled - before >= ours())
    })

    it('API-08 notes, written by AI', async () => {
      const notes = GenerateNotesResponse.parse(
        await (await call('generate-notes', { topic: 'Caravans' })).json(),
      )
      expect(notes).toMatchObject({ servedBy: 'openai', resolvedTopic: 'Caravans' })
      expect(notes.content).toMatch(/^# Caravans\n[\s\S]*## What they carry/)
    })

    it('notes by the engine when the provider fails', async () => {
      provider.answerWith(() => (response) => void response.writeHead(500).end())
      const notes = GenerateNotesResponse.parse(
        await (await call('generate-notes', { topic: 'percentages' })).json(),
      )
      expect(notes).toMatchObject({ servedBy: 'engine' })
    })

    it('API-10 API-11 a doubt, by the engine where it can work it out, else by AI', async () => {
      const solve = async (content: string) =>
        SolveMathResponse.parse(await (await call('solve-math', { type: 'text', content })).json())
      expect(await solve('What is 15% of 240?')).toMatchObject({ finalAnswer: expect.stringContaining('36') })
      // The questions of the tests before may still be asked for.
      expect(provider.calls.filter(({ prompt }) => prompt.includes('15% of 240'))).toEqual([])
      expect(await solve('Why do caravans travel together?')).toEqual({
        ...DOUBT,
        isSampleAnswer: false,
        answeredBy: 'openai',
      })
    })

    it('API-03 API-12 a wrong request with what is wrong', async () => {
      const answers = await Promise.all([
        call('generate-questions', wish({ count: 0 })),
        call('generate-notes', {}),
        call('solve-math', { type: 'picture', content: '' }),
      ])
      for (const response of answers) {
        expect(response.status).toBe(400)
        expect(await response.json()).toEqual({ error: expect.stringMatching(/^The request is not valid: /) })
      }
    })

    it('AUTH-01 nothing without a key, nor to anything but POST', async () => {
      for (const name of NAMES) {
        expect((await call(name, {}, { apikey: 'wrong' })).status).toBe(401)
        const read = await fetch(functions.urlOf(name), { headers: { apikey: server.config.publishableKey } })
        expect(read.status).toBe(405)
        await read.body?.cancel()
      }
    })

    it('and log a line for each call with its id, without a word of the learner', async () => {
      await call('generate-questions', wish({ topic: 'My very own words' }), { 'X-Request-Id': 'request-77' })
      await waitUntil(() => /"requestId":"request-77".*"servedBy"/.test(functions.output()))
      expect(functions.output()).not.toMatch(/My very own words|sk-secret/)
    })
  })
})
