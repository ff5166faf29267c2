import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dataFolder } from '../testing/data-folder.ts'
import { openServer } from '../testing/open-server.ts'
import { connect, type TestServer } from '../testing/run-server.ts'
import type { TemporaryFolder } from '../testing/temporary-folder.ts'
import { DEFAULT_ALLOWANCES } from './rate-limits.ts'

const { functions, signIn } = DEFAULT_ALLOWANCES

// Hundreds of calls at once, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

describe('rate limits', () => {
  let folders: TemporaryFolder[]
  let direct: TestServer
  let behindProxy: TestServer

  beforeAll(async () => {
    const [one, two] = [await dataFolder(), await dataFolder()]
    folders = [one, two]
    ;[direct, behindProxy] = await Promise.all([
      openServer({ DATA_DIR: one.path, LOG_LEVEL: 'silent' }),
      openServer({ DATA_DIR: two.path, LOG_LEVEL: 'silent', TRUST_PROXY: '1' }),
    ])
  })
  afterAll(async () => {
    await Promise.all([direct?.stop(), behindProxy?.stop()])
    for (const folder of folders ?? []) await folder.remove()
  })

  const call = (server: TestServer, forwardedFor: string) =>
    fetch(`${server.url}/functions/v1/none`, {
      method: 'POST',
      headers: { apikey: server.config.publishableKey, 'X-Forwarded-For': forwardedFor },
    })

  async function statuses(server: TestServer, count: number, forwardedFor: (index: number) => string) {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) => call(server, forwardedFor(index))),
    )
    return Object.groupBy(
      answers.map(({ status }) => status),
      (status) => String(status),
    )
  }

  it('apply to one address in a parallel burst, whatever X-Forwarded-For it sends', async () => {
    const found = await statuses(direct, functions.requests + 20, (index) => `198.51.100.${index}`)
    expect(found['404']).toHaveLength(functions.requests)
    expect(found['429']).toHaveLength(20)
  })

  it('say when to try again, in words and in Retry-After', async () => {
    const refused = await call(direct, '198.51.100.1')
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(functions.seconds)
    expect(await refused.json()).toEqual({
      error: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds?\.$/),
    })
  })

  it('do not apply to pages and the configuration', async () => {
    expect((await fetch(`${direct.url}/config.json`)).status).toBe(200)
  })

  it('count callers behind a trusted proxy separately, by the address that the proxy saw', async () => {
    const spoofing = await statuses(
      behindProxy,
      functions.requests + 5,
      (index) => `10.9.8.${index}, 203.0.113.7`,
    )
    expect(spoofing['429']).toHaveLength(5)
    expect((await call(behindProxy, '203.0.113.7, 203.0.113.8')).status).toBe(404)
  })

  it('are stricter for signing in, and worded as supabase-js expects', async () => {
    const tries = await Promise.all(
      // Each at another account: guesses at one are paused before.
      Array.from({ length: signIn.requests + 5 }, (_, index) =>
        connect(direct).auth.signInWithPassword({
          email: `nobody-${index}@example.com`,
          password: 'a guess at it',
        }),
      ),
    )
    const codes = tries.map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(signIn.requests)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(5)
  })
})
