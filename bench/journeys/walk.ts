import { readEvents } from '../../apps/server/src/testing/read-events.ts'
import type { RunningServer } from '../../apps/server/src/testing/run-server.ts'

/** What the engine knows, from all over the syllabus. */
const TOPICS = [
  'percentages',
  'time and work',
  'profit and loss',
  'indian polity',
  'synonyms',
  'electrochemistry',
  'syllogism',
  'number series',
  'mughal empire',
  'trigonometry',
]
const DOUBTS = [
  'What is 12% of 450?',
  'Solve x^2 - 5x + 6 = 0',
  'A train 120 m long passes a pole in 6 s. Find its speed.',
  'Find the simple interest on 5000 at 8% for 3 years.',
]
/** One learner in so many reports a question. */
const REPORTS_EVERY = 20

export interface Walk {
  /** Milliseconds of each step. */
  steps: Record<string, number>
  firstQuestionMs: number | undefined
  questions: number
  failures: string[]
}

async function drain(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status}`)
  return response.text()
}

/**
 * Everything that one learner asks of the server in a visit: the app with its first files, a set of ten questions, notes on the topic, a doubt, and now and then a
 * report. Answering, marking, history and review happen in the browser and ask for nothing.
 */
export async function walk(server: RunningServer, learner: number): Promise<Walk> {
  const { url, config } = server
  // Each learner has an address of their own; the server is told to trust one proxy.
  const address = `10.${(learner >> 16) & 255}.${(learner >> 8) & 255}.${learner & 255}`
  const headers = {
    apikey: config.publishableKey,
    'Content-Type': 'application/json',
    'X-Forwarded-For': address,
  }
  const topic = TOPICS[learner % TOPICS.length] ?? 'percentages'
  const result: Walk = { steps: {}, firstQuestionMs: undefined, questions: 0, failures: [] }
  const step = async (name: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    try {
      await work()
    } catch (error) {
      result.failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    result.steps[name] = performance.now() - start
  }
  const call = (name: string, body: unknown) =>
    fetch(`${url}/functions/v1/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })

  await step('open the app', async () => {
    const page = await drain(
      await fetch(url, { headers: { Accept: 'text/html', 'X-Forwarded-For': address } }),
    )
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
    await Promise.all([
      drain(await fetch(`${url}/config.json`)),
      ...files.map(async (path) => drain(await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } }))),
    ])
  })
  await step('ten questions', async () => {
    const start = performance.now()
    const response = await fetch(`${url}/functions/v1/generate-questions`, {
      method: 'POST',
      headers: { ...headers, Accept: 'text/event-stream' },
      body: JSON.stringify({ topic, count: 10, difficulty: 'medium' }),
    })
    if (!response.ok) throw new Error(`${response.status}`)
    for await (const event of readEvents(response)) {
      if (event.type === 'error') throw new Error('an error event')
      if (event.type !== 'question') continue
      result.questions += 1
      result.firstQuestionMs ??= performance.now() - start
    }
    if (result.questions < 10) throw new Error(`${result.questions} questions`)
  })
  await step('notes', async () => drain(await call('generate-notes', { topic })))
  await step('a doubt', async () =>
    drain(await call('solve-math', { type: 'text', content: DOUBTS[learner % DOUBTS.length] })),
  )
  if (learner % REPORTS_EVERY === 0) {
    await step('a report', async () => {
      const report = {
        id: crypto.randomUUID(),
        content_id: `q-${learner}`,
        content_type: 'question',
        content_preview: 'A question...',
        reason: 'other',
        details: 'A report of the benchmark.',
        include_contact: false,
        user_agent: 'bench',
        url: 'https://example.org',
        reported_at: new Date().toISOString(),
      }
      await drain(
        await fetch(`${url}/rest/v1/reports`, { method: 'POST', headers, body: JSON.stringify(report) }),
      )
    })
  }
  return result
}
