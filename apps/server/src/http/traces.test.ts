import { expect, it, vi } from 'vitest'
import { createTracer } from './traces.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

function openTracer(answer: () => Promise<Response> = async () => new Response('{}')) {
  const sent: { url: string; body: { resourceSpans: { scopeSpans: { spans: object[] }[] }[] } }[] = []
  let now = 1_000
  const onTrouble = vi.fn()
  const tracer = createTracer({
    endpoint: 'http://collector.test:4318/',
    headers: { 'x-key': 'k' },
    serviceName: 'ekagra',
    version: '0.1.0',
    fetch: async (url, init) => {
      sent.push({ url: String(url), body: JSON.parse(String(init?.body)) })
      return answer()
    },
    now: () => {
      now += 5
      return now
    },
    onTrouble,
  })
  const spans = () => sent.flatMap(({ body }) => body.resourceSpans[0]?.scopeSpans[0]?.spans ?? [])
  return { tracer, sent, spans, onTrouble }
}

const describeRequest = () => ({
  name: 'POST function',
  attributes: { 'http.response.status_code': 200, 'ekagra.area': 'function' },
  isError: false,
})

it('sends a request and the calls it caused as one trace, which goes on from the caller', async () => {
  const { tracer, sent, spans } = openTracer()
  await tracer.request(
    `00-${TRACE}-${PARENT}-01`,
    async () => tracer.call('deepseek questions', 0.002, { provider: 'deepseek' }, true),
    describeRequest,
  )
  await tracer.close()
  expect(sent.map(({ url }) => url)).toEqual(['http://collector.test:4318/v1/traces'])
  const [call, request] = spans()
  expect(request).toMatchObject({
    traceId: TRACE,
    parentSpanId: PARENT,
    name: 'POST function',
    kind: 2,
    startTimeUnixNano: '1005000000',
    endTimeUnixNano: '1015000000',
    attributes: [
      { key: 'http.response.status_code', value: { intValue: '200' } },
      { key: 'ekagra.area', value: { stringValue: 'function' } },
    ],
  })
  expect(call).toMatchObject({
    traceId: TRACE,
    parentSpanId: Reflect.get(request ?? {}, 'spanId'),
    kind: 3,
    status: { code: 2 },
  })
})

it('begins a trace of its own for a caller without one or with an invalid one, and leaves out what the caller did not sample', async () => {
  const { tracer, spans } = openTracer()
  for (const header of [
    undefined,
    'nonsense',
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-00`,
  ])
    await tracer.request(header, async () => undefined, describeRequest)
  await tracer.close()
  expect(spans()).toHaveLength(3)
  for (const span of spans()) {
    expect(Reflect.get(span, 'traceId')).toMatch(/^[0-9a-f]{32}$/)
    expect(Reflect.get(span, 'traceId')).not.toBe(TRACE)
    expect(span).not.toHaveProperty('parentSpanId')
  }
})

it('gives the answer whatever the collector does, and keeps no more than 2048 spans', async () => {
  const { tracer, spans, onTrouble } = openTracer(async () => new Response('', { status: 503 }))
  for (let turn = 0; turn < 3000; turn += 1)
    expect(await tracer.request(undefined, async () => turn, describeRequest)).toBe(turn)
  await tracer.close()
  expect(onTrouble).toHaveBeenCalled()
  expect(spans().length).toBeLessThanOrEqual(3000)
})

it('counts a request that failed as one', async () => {
  const { tracer, spans } = openTracer()
  const failing = tracer.request(
    undefined,
    () => Promise.reject(new Error('no')),
    () => ({ ...describeRequest(), isError: true }),
  )
  await expect(failing).rejects.toThrow('no')
  await tracer.close()
  expect(spans()).toMatchObject([{ status: { code: 2 } }])
})
