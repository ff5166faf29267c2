import type { GenerationEvent } from '@ekagra/schema/generation-events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dataFolder } from '../testing/data-folder.ts'
import { type FakeProvider, honestModel, runFakeProvider } from '../testing/fake-provider.ts'
import { openServer } from '../testing/open-server.ts'
import { collectEvents, readEvents } from '../testing/read-events.ts'
import { runServer, type TestServer } from '../testing/run-server.ts'
import type { TemporaryFolder } from '../testing/temporary-folder.ts'
import { waitUntil } from '../testing/wait-until.ts'

describe('a server with a provider, as a process', () => {
  let provider: FakeProvider
  let folder: TemporaryFolder
  let server: TestServer | undefined
  const environment = () => ({
    DATA_DIR: folder.path,
    AI_BASE_URL: provider.url,
    AI_MODEL: 'gpt-5-mini',
    AI_API_KEY: 'sk-secret-0123456789',
    LOG_LEVEL: 'debug',
    METRICS_FROM_LOOPBACK: 'yes',
  })
  const ask = ({ url, config }: TestServer) =>
    fetch(`${url}/functions/v1/generate-questions`, {
      method: 'POST',
      headers: {
        apikey: config.publishableKey,
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ topic: 'The words of a learner', count: 8, difficulty: 'easy' }),
    })

  beforeAll(async () => {
    folder = await dataFolder()
    provider = await runFakeProvider(honestModel(), { firstTokenMs: 50, tokensPerSecond: 250 })
  })
  afterAll(async () => {
    await server?.stop()
    await provider.close()
    await folder.remove()
  })

  it('when killed in the middle of a generation, leaves the learner what came, no open call, and serves after the next start', async () => {
    const first = await runServer(environment())
    const events: GenerationEvent[] = []
    const reading = (async () => {
      for await (const event of readEvents(await ask(first))) {
        events.push(event)
        if (event.type === 'question') first.signal('SIGKILL')
      }
    })()
    await expect(reading).rejects.toThrow()
    await first.ended
    // The reader can tell that the stream was cut: there is neither 'done' nor 'error'.
    expect(events.filter(({ type }) => type === 'done' || type === 'error')).toEqual([])
    expect(events.some(({ type }) => type === 'question')).toBe(true)
    // No call is left open at the provider.
    await waitUntil(() => provider.finished + provider.cancelled === provider.calls.length)

    server = await openServer(environment())
    const again = await collectEvents(await ask(server))
    expect(again.filter(({ type }) => type === 'question')).toHaveLength(8)
    expect(again.at(-1)).toMatchObject({ type: 'done', servedBy: 'openai-compatible' })
  })

  it('counts calls, tokens, cost, drops, pool hits and the time to the first question', async () => {
    // A call that is no longer needed is counted when it ends, which may be after the answer.
    const text = await vi.waitFor(async () => {
      const metrics = await (await fetch(`${server?.url}/metrics`)).text()
      const written = /ekagra_ai_tokens_total\{[^}]*purpose="questions",direction="out"\} (\S+)/.exec(metrics)
      expect(Number(written?.[1])).toBeGreaterThan(500)
      return metrics
    })
    const figureOf = (name: string, labels: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name}{${labels}} `))
          ?.split(' ')
          .at(-1),
      )
    const by = 'provider="openai-compatible"'
    expect(figureOf('ekagra_ai_calls_total', `${by},purpose="questions",outcome="success"`)).toBeGreaterThan(
      0,
    )
    expect(
      figureOf('ekagra_ai_calls_total', `${by},purpose="verification",outcome="success"`),
    ).toBeGreaterThan(0)
    expect(figureOf('ekagra_ai_cost_dollars_total', `${by},purpose="questions"`)).toBeGreaterThan(0)
    expect(figureOf('ekagra_ai_first_question_seconds_count', by)).toBe(1)
    expect(figureOf('ekagra_pool_questions_total', 'result="miss"')).toBe(8)
    expect(figureOf('ekagra_ai_questions_served_total', 'source="openai-compatible"')).toBe(8)
    expect(figureOf('ekagra_ai_drafts_total', by)).toBeGreaterThanOrEqual(8)
    for (const name of ['queue_depth', 'calls_running', 'breaker_state']) {
      expect(figureOf(`ekagra_ai_${name}`, by)).toBe(0)
    }
    expect(figureOf('ekagra_ai_call_limit', by)).toBeGreaterThan(0)
    expect(text).not.toMatch(/words of a learner|sk-secret/)
  })

  it('puts neither a key nor a word of the learner into its log, even at debug', () => {
    const output = `${server?.output.stdout}${server?.output.stderr}`
    expect(output).toContain('"purpose":"questions"')
    expect(output).not.toMatch(/words of a learner|sk-secret/)
  })
})
