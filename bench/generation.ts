/**
 * Measures the path of a question from a provider to the browser: the real server over HTTP, and a fake
 * provider with the wire format and the speed of a real one. Prints ratios to several learners who each have a good
 * client of their own, streamed, and exits with 1 if a target is missed.
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

/** So many learners ask at the same time, each for another topic. */
const LEARNERS = 4

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** What a good client without a server would do: one streamed call, each question read when its last brace arrives. */
async function askDirectly(url: string): Promise<{ first: number; whole: number }> {
  const start = performance.now()
  const messages = [
    { role: 'system', content: 'You write multiple-choice questions.' },
    { role: 'user', content: `Write ${COUNT} questions.` },
  ]
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'fake-1', messages, stream: true }),
  })
  if (!response.body) throw new Error('the provider sent no stream')
  const scan = createElementScanner()
  const times: number[] = []
  let rest = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + text).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      if (!event.startsWith('data: {')) continue
      const { choices } = JSON.parse(event.slice('data: '.length))
      for (const _ of scan(choices[0]?.delta.content ?? '')) times.push(performance.now() - start)
    }
  }
  if (times.length !== COUNT) throw new Error(`${times.length} questions came instead of ${COUNT}`)
  return { first: times[0] ?? 0, whole: performance.now() - start }
}

async function measure() {
  const provider = await runFakeProvider(model, PACE)
  const folder = await temporaryFolder()
  // Two models, because only what the second one agrees with goes into the pool.
  const server = await runServer({
    DATA_DIR: folder.path,
    AI_BASE_URL: provider.url,
    AI_MODEL: 'fake-1',
    OPENAI_BASE_URL: provider.url,
    OPENAI_MODEL: 'fake-2',
    OPENAI_API_KEY: 'sk-two',
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
  const together = async (ask: (topic: string) => Promise<{ first: number; whole: number }>) => {
    const topics = Array.from({ length: LEARNERS }, (_, learner) => `Silk Road, part ${'ABCD'[learner]}`)
    const results = await Promise.all(topics.map(ask))
    return {
      first: median(results.map(({ first }) => first)),
      whole: median(results.map(({ whole }) => whole)),
    }
  }
  // Warm-up: a server that has just started still compiles its code.
  await readAll('the Spice Route', 1)
  const direct = await together(() => askDirectly(provider.url))
  const ours = await together((topic) => readAll(topic))
  // Confirmed questions go to the pool when a generation has ended.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const pooled = await together((topic) => readAll(topic))
  await server.stop()
  await provider.close()
  await folder.remove()
  return { direct, ours, pooled }
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
const { direct, ours, pooled } = await measure()
console.log(
  `${LEARNERS} learners with a good client each, streamed and unconfirmed: first ${seconds(direct.first)}, all ${COUNT} ${seconds(direct.whole)}`,
)
report(
  'first question, confirmed, at most 1.8 times theirs',
  ours.first / direct.first,
  1.8,
  `${seconds(ours.first)}, ${percent(ours.first / direct.first)}`,
)
report(
  'all questions, confirmed, at most 60% of theirs',
  ours.whole / direct.whole,
  0.6,
  `${seconds(ours.whole)}, ${percent(ours.whole / direct.whole)}`,
)
report(
  'all questions from the pool, less than 5% of theirs',
  pooled.whole / direct.whole,
  0.05,
  `${seconds(pooled.whole)}, ${percent(pooled.whole / direct.whole)}`,
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
