import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readEvents, type ServerSentEvent } from './read-events.ts'

const encoder = new TextEncoder()

const bodyOf = (...chunks: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      }
      controller.close()
    },
  })

async function collect(body: ReadableStream<Uint8Array>): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

const STREAM =
  'event: progress\ndata: {"a":1}\n\n: still here\n\nevent:question\r\ndata:{"b":"प्र"}\r\n\r\ndata: x\ndata: y\n\n'
const EVENTS = [
  { event: 'progress', data: '{"a":1}' },
  { event: 'question', data: '{"b":"प्र"}' },
  { event: 'message', data: 'x\ny' },
]

describe('reading events', () => {
  it('knows names, data over several lines, comments and both ends of line', async () => {
    expect(await collect(bodyOf(STREAM))).toEqual(EVENTS)
  })

  it('gives the same events wherever the network cuts the bytes, even within a letter', async () => {
    const bytes = encoder.encode(STREAM)
    const cuts = fc.uniqueArray(fc.integer({ min: 0, max: bytes.length }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const ends = [...places.toSorted((a, b) => a - b), bytes.length]
        const chunks = ends.map((end, at) => bytes.slice(at === 0 ? 0 : ends[at - 1], end))
        expect(await collect(bodyOf(...chunks))).toEqual(EVENTS)
      }),
      { numRuns: 200 },
    )
  })

  it('takes an event that was cut in the middle for none', async () => {
    expect(await collect(bodyOf('data: whole\n\nevent: question\ndata: {"te'))).toEqual([
      { event: 'message', data: 'whole' },
    ])
  })

  it('throws what broke the connection', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    await expect(collect(broken)).rejects.toThrow('network error')
  })

  it('lets go of the connection when the reader has enough', async () => {
    const cancel = vi.fn()
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoder.encode('data: more\n\n')),
      cancel,
    })
    for await (const { data } of readEvents(endless)) {
      expect(data).toBe('more')
      break
    }
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('refuses a line or an event without end, and reads a long one in a time that grows with its length', async () => {
    const endless = (text: string) =>
      new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(encoder.encode(text)) })
    await expect(collect(endless('x'.repeat(1000)))).rejects.toThrow('too long')
    await expect(collect(endless('data: x\n'))).rejects.toThrow('too long')
    const long = `data: ${'y'.repeat(900_000)}\n\n`
    const pieces = Array.from({ length: 9000 }, (_, at) => long.slice(at * 101, (at + 1) * 101))
    const [event] = await collect(bodyOf(...pieces))
    expect(event?.data).toHaveLength(900_000)
  })
})
