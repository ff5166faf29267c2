import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { chunkOf } from '../../apps/server/src/testing/fake-provider.ts'
import { solveTale, type TaleOptions, tokensOf, writeTales } from './tales.ts'

/** What goes wrong, and how often; `none` is a healthy provider. */
export type Fault = 'none' | 'hanging' | '429' | '500' | 'disconnect' | 'truncate'

export interface ProviderBehaviour extends TaleOptions {
  fault: Fault
  /** The share of the calls that fail, from 0 to 1. */
  faultShare: number
  tokensPerSecond: number
  firstTokenMs: number
  /** The provider's own limits: calls at one time, and calls started in a minute. */
  mostAtOnce: number
  callsPerMinute: number
}

export const HEALTHY: ProviderBehaviour = {
  fault: 'none',
  faultShare: 0,
  tokensPerSecond: 100,
  firstTokenMs: 500,
  mostAtOnce: 64,
  callsPerMinute: 2000,
  lies: 0,
  slips: false,
  offTopic: false,
}

interface Stream {
  response: ServerResponse
  tokens: string[]
  sent: number
  startsAt: number
  /** Ends the stream at this token in an abnormal way. */
  cutAt: number
  cut(): void
  isDraft: boolean
}

/** All streams are written on one clock, so that a hundred of them cost little. */
const TICK_MS = 40

/** Repeatable numbers in [0, 1). */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const textOf = (messages: { role: string; content: unknown }[], roles: readonly string[]) =>
  messages
    .filter(({ role }) => roles.includes(role))
    .map(({ content }) =>
      Array.isArray(content) ? content.map(({ text = '' }) => text).join('\n') : String(content),
    )
    .join('\n')

/** A provider with the wire format, the speed and the limits of a real one. */
export async function runProviderAtSpeed(changes: Partial<ProviderBehaviour> = {}, port = 0) {
  const behaviour = { ...HEALTHY, ...changes }
  const random = createChance(port + 5)
  const streams = new Set<Stream>()
  const figures = { calls: 0, refused: 0, faults: 0, draftTokens: 0, mostAtOnce: 0 }
  const starts: number[] = []

  const tick = () => {
    const now = performance.now()
    for (const stream of streams) {
      const due = Math.floor(((now - stream.startsAt) / 1000) * behaviour.tokensPerSecond)
      const until = Math.min(due, stream.tokens.length, stream.cutAt)
      if (stream.response.destroyed) {
        streams.delete(stream)
        continue
      }
      if (until > stream.sent) {
        stream.response.write(chunkOf({ content: stream.tokens.slice(stream.sent, until).join('') }))
        if (stream.isDraft) figures.draftTokens += until - stream.sent
        stream.sent = until
      }
      if (stream.sent >= stream.cutAt) {
        streams.delete(stream)
        stream.cut()
      } else if (stream.sent >= stream.tokens.length) {
        streams.delete(stream)
        stream.response.end(`${chunkOf({}, 'stop')}data: [DONE]\n\n`)
      }
    }
  }
  const timer = setInterval(tick, TICK_MS)

  /** True when the call is within the limits; it then counts. */
  const isWithinLimits = () => {
    const now = performance.now()
    while (starts[0] !== undefined && starts[0] < now - 60_000) starts.shift()
    if (streams.size >= behaviour.mostAtOnce || starts.length >= behaviour.callsPerMinute) return false
    starts.push(now)
    return true
  }
  const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end('{"error":{}}')

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { messages = [] } = JSON.parse(await readText(request))
    figures.calls += 1
    const fault = random() < behaviour.faultShare ? behaviour.fault : 'none'
    if (fault !== 'none') figures.faults += 1
    if (fault === 'hanging') return
    if (fault === '500') return refuse(response, 500)
    if (fault === '429') return refuse(response, 429, { 'Retry-After': '1' })
    if (!isWithinLimits()) {
      figures.refused += 1
      return refuse(response, 429, { 'Retry-After': '1' })
    }
    const [instructions, prompt] = [textOf(messages, ['system', 'developer']), textOf(messages, ['user'])]
    const isDraft = /write multiple-choice questions/.test(instructions)
    const text = isDraft ? writeTales(prompt, behaviour, random) : solveTale(prompt, instructions, behaviour)
    const tokens = tokensOf(text)
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
    const isCut = fault === 'disconnect' || fault === 'truncate'
    streams.add({
      response,
      tokens,
      sent: 0,
      startsAt: performance.now() + behaviour.firstTokenMs,
      cutAt: isCut ? Math.floor(tokens.length * random()) : Number.POSITIVE_INFINITY,
      cut: () => (fault === 'truncate' ? void response.end(chunkOf({}, 'length')) : void response.destroy()),
      isDraft,
    })
    figures.mostAtOnce = Math.max(figures.mostAtOnce, streams.size)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const listening = typeof address === 'object' ? address?.port : port
  return {
    url: `http://127.0.0.1:${listening}/v1`,
    figures,
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
