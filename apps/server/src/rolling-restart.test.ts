import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { buildReport } from './testing/build-report.ts'
import { collectEvents } from './testing/read-events.ts'
import { type Balancer, runBalancer } from './testing/run-balancer.ts'
import { createDatabase, postgresIsSkipped } from './testing/run-postgres.ts'
import { type RunningServer, runServer } from './testing/run-server.ts'
import { waitUntil } from './testing/wait-until.ts'

// Six servers start, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 })

const LEARNERS = 6
/** Between the calls of one learner. With a shorter one six of them take the processor from the server that is starting. */
const PAUSE_MS = 200

/** What a learner's browser asks for, again and again, until it is told to stop. */
async function learn({ url }: Balancer, key: string, address: string, isOver: () => boolean) {
  const outcomes: string[] = []
  const call = async (path: string, body?: object, accept = '*/*') => {
    const headers = {
      apikey: key,
      Accept: accept,
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
    }
    const answer = await fetch(url + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (accept === 'text/event-stream' && answer.ok) {
      outcomes.push(`${path} ${(await collectEvents(answer)).at(-1)?.type}`)
    } else {
      await answer.arrayBuffer()
      outcomes.push(`${path} ${answer.status}`)
    }
    await setTimeout(PAUSE_MS)
  }
  const questions = { topic: 'percentages', count: 3, difficulty: 'easy' }
  while (!isOver()) {
    await call('/config.json')
    await call('/rest/v1/category_prompts?select=category&limit=1')
    await call('/functions/v1/generate-questions', questions)
    await call('/functions/v1/generate-questions', questions, 'text/event-stream')
    await call('/rest/v1/reports', buildReport({ device: randomUUID() }))
  }
  return outcomes
}

describe.skipIf(postgresIsSkipped)('a rolling restart of three servers behind a balancer', () => {
  it('fails no request of the learners who go on working', async () => {
    const environment = {
      DATABASE_URL: await createDatabase(),
      DRAIN_SECONDS: '2',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    }
    const balancer = await runBalancer()
    const servers: RunningServer[] = await Promise.all([0, 1, 2].map(() => runServer(environment)))
    for (const [index, { url }] of servers.entries()) balancer.place(index, url)
    await waitUntil(() => [0, 1, 2].every(balancer.isUsed), 60_000)

    let isOver = false
    const key = servers[0]?.config.publishableKey ?? ''
    const learners = Array.from({ length: LEARNERS }, (_, index) =>
      learn(balancer, key, `203.0.113.${index}`, () => isOver),
    )
    for (const [index, server] of [...servers].entries()) {
      expect(await server.stop()).toBe(0)
      const next = await runServer(environment)
      servers[index] = next
      balancer.place(index, next.url)
      await waitUntil(() => balancer.isUsed(index), 60_000)
    }
    isOver = true
    const outcomes = (await Promise.all(learners)).flat()
    await Promise.all(servers.map((server) => server.stop()))
    await balancer.close()

    expect(balancer.failures).toEqual([])
    expect(outcomes.filter((outcome) => !/ (200|201|done)$/.test(outcome))).toEqual([])
    expect(outcomes.length).toBeGreaterThan(3 * LEARNERS)
  })
})
