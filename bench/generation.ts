/**
 * Measures the path of a question from a provider to the browser: the real server over HTTP, and a fake
 * provider with the wire format and the speed of a real one. Prints ratios to one call that is not streamed,
 * and exits with 1 if a target is missed.
 *   node bench/generation.ts
 */
import { createElementScanner } from '../apps/server/src/ai/scan-elements.ts'
import { caravanQuestion, solveCaravan } from '../apps/server/src/testing/caravan-exam.ts'
import {
  listOf,
  type ProviderCall,
  runFakeProvider,
  solvePaper,
} from '../apps/server/src/testing/fake-provider.ts'
import { readEvents } from '../apps/server/src/testing/read-events.ts'
import { runServer } from '../apps/server/src/testing/run-server.ts'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { simulateFaultyDay, simulatePoolDay } from './generation/simulate-day.ts'

const PACE = { firstTokenMs: 600, tokensPerSecond: 60 }
const COUNT = 10
const TOKENS = 110
const CHARACTERS_PER_TOKEN = 4

/** A correct question; its explanation is extended to make 110 tokens in total. */
function question(number: number) {
  const draft = caravanQuestion(number)
  const missing = TOKENS * CHARACTERS_PER_TOKEN - JSON.stringify(draft).length
  const more =
    ' The loads are multiplied first, because each animal carries the same; only then is the loss taken away.'
  return { ...draft, explanation: draft.explanation + more.repeat(2).slice(0, Math.max(0, missing)) }
}

/** Shows its working, as the prompt asks, in about 25 tokens per answer. */
function solve(prompt: string): string {
  const { answers } = JSON.parse(solvePaper(prompt))
  return JSON.stringify({
    answers: answers.map((answer: { number: number }) => ({
      ...answer,
      working: `loads times animals, less the lost ones, leaves ${solveCaravan(prompt) ?? 'it'}`,
    })),
  })
}

let next = 0
const model = (call: ProviderCall) =>
  call.kind === 'solve'
    ? solve(call.prompt)
    : listOf(Array.from({ length: call.count }, () => question(next++)))

async function measure(): Promise<{ single: number; first: number; whole: number; pool: number }> {
  const provider = await runFakeProvider(model, PACE)
  const folder = await temporaryFolder()
  const server = await runServer({ DATA_DIR: folder.path, AI_BASE_URL: provider.url, AI_MODEL: 'fake-1' })
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }
  const single = await timed(async () => {
    const messages = [
      { role: 'system', content: 'You write multiple-choice questions.' },
      { role: 'user', content: `Write ${COUNT} questions.` },
    ]
    const response = await fetch(`${provider.url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'fake-1', messages }),
    })
    await response.json()
  })
  const ask = (topic: string, count: number) =>
    fetch(`${server.url}/functions/v1/generate-questions`, {
      method: 'POST',
      headers: {
        apikey: server.config.publishableKey,
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ topic, count, difficulty: 'medium' }),
    })
  const readAll = async (topic: string, count = COUNT) => {
    const times: number[] = []
    const start = performance.now()
    for await (const event of readEvents(await ask(topic, count))) {
      if (event.type === 'question') times.push(performance.now() - start)
      if (event.type === 'error') throw new Error(event.error)
    }
    if (times.length !== count) throw new Error(`${times.length} questions came instead of ${count}`)
    return { first: times[0] ?? 0, whole: performance.now() - start }
  }
  // Warm-up: a server that has just started still compiles its code.
  await readAll('the Spice Route', 1)
  const { first, whole } = await readAll('the Silk Road')
  // The extra questions of the batch are still being confirmed; then they go to the pool.
  await new Promise((resolve) => setTimeout(resolve, 4000))
  const { whole: pool } = await readAll('the Silk Road')
  await server.stop()
  await provider.close()
  await folder.remove()
  return { single, first, whole, pool }
}

/** Scans a list of `count` questions, one token per chunk, `rounds` times. */
function scanAgain(count: number) {
  const text = listOf(Array.from({ length: count }, (_, number) => question(number)))
  const chunks = text.match(/[\s\S]{1,4}/g) ?? []
  return (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const scan = createElementScanner()
      let found = 0
      for (const chunk of chunks) found += scan(chunk).length
      if (found !== count) throw new Error(`${found} of ${count} questions were found`)
    }
  }
}

/**
 * Processor milliseconds for one scan of each: the minimum of many turns, to exclude the effect of other
 * programs.
 */
function scannerCpu(): { large: number; small: number } {
  const cpuOf = (work: () => void) => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
  const [scanLarge, scanSmall] = [scanAgain(75), scanAgain(10)]
  scanLarge(200)
  scanSmall(1500)
  const turns = Array.from({ length: 60 }, () => ({
    large: cpuOf(() => scanLarge(20)) / 20,
    small: cpuOf(() => scanSmall(150)) / 150,
  }))
  return {
    large: Math.min(...turns.map(({ large }) => large)),
    small: Math.min(...turns.map(({ small }) => small)),
  }
}

let missed = 0
function report(bar: string, ratio: number, limit: number, figures: string): void {
  const isMet = ratio <= limit
  if (!isMet) missed += 1
  console.log(`${isMet ? 'PASS' : 'FAIL'}  ${bar.padEnd(64)} ${figures}`)
}
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const percent = (share: number) => `${(100 * share).toFixed(1)}%`

// First, before anything else fills the memory.
const { large, small } = scannerCpu()
const { single, first, whole, pool } = await measure()
console.log(`one call for ${COUNT} questions, not streamed: ${seconds(single)}`)
report(
  'first question, confirmed, at most 20% of it',
  first / single,
  0.2,
  `${seconds(first)}, ${percent(first / single)}`,
)
report(
  'all questions, confirmed, at most 60% of it',
  whole / single,
  0.6,
  `${seconds(whole)}, ${percent(whole / single)}`,
)
report(
  'all questions from the pool, less than 5% of it',
  pool / single,
  0.05,
  `${seconds(pool)}, ${percent(pool / single)}`,
)
report(
  'scanner: CPU(75) / CPU(10) at most 8',
  large / small,
  8,
  `${large.toFixed(3)} ms / ${small.toFixed(3)} ms = ${(large / small).toFixed(2)}`,
)
const day = await simulatePoolDay()
report(
  'a Zipf day: at least 60% of the questions from the pool',
  1 - day.hits,
  0.4,
  `${percent(day.hits)} of ${day.all}`,
)
report('a Zipf day: nobody sees a question twice', day.repeats, 0, `${day.repeats} repeats`)
const usable = await simulateFaultyDay()
report('whole answers under 30% faults at least 99.5%', 1 - usable, 0.005, percent(usable))
process.exit(missed === 0 ? 0 : 1)
