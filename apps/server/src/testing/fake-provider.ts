import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { caravanQuestion, solveCaravan, type WrittenDraft } from './caravan-exam.ts'

/** A call as it came over the wire. */
export interface ProviderCall {
  /** What the call is for, judged by its words. */
  kind: 'write' | 'solve' | 'other'
  instructions: string
  prompt: string
  /** How many questions are wanted, or in the paper. */
  count: number
  isStreamed: boolean
  /** Which call of its kind this is, from 0. */
  index: number
  headers: IncomingMessage['headers']
  /** The whole request. */
  body: string
}

export type Reply = string | ((response: ServerResponse, call: ProviderCall) => void | Promise<void>)

export interface Pace {
  /** Until the first token. */
  firstTokenMs: number
  tokensPerSecond: number
}

export interface FakeProvider {
  url: string
  calls: ProviderCall[]
  /** Calls whose answer was sent completely. */
  finished: number
  /** Calls whose connection was closed before their answer had ended. */
  cancelled: number
  /** What it answers from now on. */
  answerWith(reply: (call: ProviderCall) => Reply): void
  close(): Promise<void>
}

const CHARACTERS_PER_TOKEN = 4

const inTokens = (text: string) => text.match(/[\s\S]{1,4}/g) ?? []

/** Several tokens in each event: one event per token would make reading events the larger part of the tests. */
const inEvents = (text: string) => text.match(/[\s\S]{1,30}/g) ?? []

/** At a pace, what is due within so long comes in one event, for the same reason: 120 tokens a second are still one in each. */
const EVENT_MS = 8

/** One event of OpenAI's chat-completions stream, which most providers use. */
export const chunkOf = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'fake-1',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

const usageOf = (prompt: string, answer: string) => ({
  prompt_tokens: Math.ceil(prompt.length / CHARACTERS_PER_TOKEN),
  completion_tokens: inTokens(answer).length,
  total_tokens: Math.ceil(prompt.length / CHARACTERS_PER_TOKEN) + inTokens(answer).length,
})

/** A whole stream as text, so that tests can damage it. */
export function streamOf(answer: string, prompt = ''): string {
  return [
    chunkOf({ role: 'assistant', content: '' }),
    ...inEvents(answer).map((content) => chunkOf({ content })),
    chunkOf({}, 'stop'),
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake-1', choices: [], usage: usageOf(prompt, answer) })}\n\n`,
    'data: [DONE]\n\n',
  ].join('')
}

export const listOf = (questions: readonly object[]) => JSON.stringify({ questions })

/** Correct questions, all different, numbered across calls. */
export function createHonestAuthor(from = 0) {
  let next = from
  return (count: number): WrittenDraft[] => Array.from({ length: count }, () => caravanQuestion(next++))
}

/** Solves each question of the paper in the prompt. */
export function solvePaper(prompt: string): string {
  const paper = prompt.split(/\n(?=\d+\. )/).slice(1)
  const answers = paper.map((item, index) => {
    const [question = '', ...options] = item.split(/\n[A-D]\) /)
    const solution = solveCaravan(question.replace(/^\d+\. /, ''))
    const place = options.findIndex((option) => option.split('\n')[0] === solution)
    return { number: index + 1, working: 'counted', answer: 'ABCD'[place] ?? 'X' }
  })
  return JSON.stringify({ answers })
}

/** A model that writes correct questions and solves them correctly. */
export function honestModel(author = createHonestAuthor()) {
  return (call: ProviderCall): Reply =>
    call.kind === 'solve' ? solvePaper(call.prompt) : listOf(author(call.count))
}

function readCall(body: string, request: IncomingMessage, calls: readonly ProviderCall[]): ProviderCall {
  const { messages = [], stream = false } = JSON.parse(body)
  const textOf = (...roles: string[]) =>
    messages
      .filter((message: { role: string }) => roles.includes(message.role))
      .map(({ content }: { content: unknown }) =>
        Array.isArray(content) ? content.map(({ text = '' }) => text).join('\n') : String(content),
      )
      .join('\n')
  const [instructions, prompt] = [textOf('system', 'developer'), textOf('user')]
  const kind = /sit a multiple-choice exam/.test(instructions)
    ? 'solve'
    : /write multiple-choice questions/.test(instructions)
      ? 'write'
      : 'other'
  const asked = Number(/^Write (\d+) question/m.exec(prompt)?.[1] ?? 0)
  const count = kind === 'solve' ? (prompt.match(/^\d+\. /gm)?.length ?? 0) : asked
  const index = calls.filter((call) => call.kind === kind).length
  return { kind, instructions, prompt, count, isStreamed: stream, index, headers: request.headers, body }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function send(response: ServerResponse, call: ProviderCall, answer: string, pace: Pace | undefined) {
  if (!call.isStreamed) {
    if (pace) await sleep(pace.firstTokenMs + (inTokens(answer).length / pace.tokensPerSecond) * 1000)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: 'fake-1',
        choices: [{ index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' }],
        usage: usageOf(call.prompt, answer),
      }),
    )
    return
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  if (!pace) {
    response.end(streamOf(answer, call.prompt))
    return
  }
  await sleep(pace.firstTokenMs)
  const start = performance.now()
  const tokens = inTokens(answer)
  const inOneEvent = Math.ceil(pace.tokensPerSecond * (EVENT_MS / 1000))
  for (let sent = 0; sent < tokens.length; sent += inOneEvent) {
    const due = (sent / pace.tokensPerSecond) * 1000
    const early = due - (performance.now() - start)
    if (early > 2) await sleep(early)
    if (response.destroyed) return
    response.write(chunkOf({ content: tokens.slice(sent, sent + inOneEvent).join('') }))
  }
  response.end(streamOf('', call.prompt))
}

/** A server with the wire format of OpenAI-compatible providers: real HTTP, real streams, and any fault. */
export async function runFakeProvider(
  reply: (call: ProviderCall) => Reply = honestModel(),
  pace?: Pace,
): Promise<FakeProvider> {
  let current = reply
  const server = createServer(async (request, response) => {
    const body = await readText(request)
    const call = readCall(body, request, fake.calls)
    fake.calls.push(call)
    response.on('close', () => {
      if (response.writableFinished) fake.finished += 1
      else fake.cancelled += 1
    })
    const answer = current(call)
    if (typeof answer === 'string') await send(response, call, answer, pace)
    else await answer(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const fake: FakeProvider = {
    url: `http://127.0.0.1:${port}/v1`,
    calls: [],
    finished: 0,
    cancelled: 0,
    answerWith(next) {
      current = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return fake
}
