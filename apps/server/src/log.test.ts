import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFolder } from './testing/data-folder.ts'
import { connect, openFirstAdmin, type RunningServer, runServer } from './testing/run-server.ts'

const TOPIC = 'my-very-private-topic'
const KEY = 'sk-hunter2-hunter2-hunter2'

describe('the log', () => {
  let server: RunningServer
  let lines: Record<string, unknown>[]
  let secrets: (string | undefined)[]

  beforeAll(async () => {
    const folder = await dataFolder()
    server = await runServer({ DATA_DIR: folder.path, LOG_LEVEL: 'debug', OPENAI_API_KEY: KEY })
    const { account, client: admin } = await openFirstAdmin(server)
    const { session } = (await admin.auth.getSession()).data
    await connect(server).functions.invoke('generate-questions', {
      body: { topic: TOPIC, count: 1, difficulty: 'easy' },
    })
    await fetch(`${server.url}/search?q=${TOPIC}`, {
      headers: { 'X-Request-Id': 'trace-4711', Cookie: `theme=${KEY}`, Accept: 'text/html' },
    })
    await connect(server).from('category_prompts').insert({ category: TOPIC, prompt: TOPIC, position: 1 })
    await admin.from('no_such_table').select()
    await admin.storage.from('files').upload(`${TOPIC}.txt`, TOPIC)
    await server.stop()
    await folder.remove()
    lines = server.output.stderr
      .trim()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line))
    secrets = [
      KEY,
      account.password,
      server.firstAdmin?.password,
      session?.access_token,
      session?.refresh_token,
      server.config.publishableKey,
    ]
  })
  afterAll(() => server?.stop())

  it('has one line of JSON for each request: id, method, path without its query, status and duration', () => {
    expect(lines.find(({ requestId }) => requestId === 'trace-4711')).toMatchObject({
      msg: 'request',
      method: 'GET',
      path: '/search',
      status: expect.any(Number),
      durationMs: expect.any(Number),
    })
  })

  it('contains no key, password or token', () => {
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(10)
      expect(server.output.stderr).not.toContain(secret)
    }
  })

  it('contains nothing that a learner or an admin wrote', () => {
    expect(server.output.stderr).not.toContain(TOPIC)
  })

  it('does not contain the password of the first admin, which is printed once, on stdout', () => {
    expect(server.output.stdout.match(/one-time password/g)).toHaveLength(1)
    expect(server.output.stderr).not.toContain('one-time')
  })
})
