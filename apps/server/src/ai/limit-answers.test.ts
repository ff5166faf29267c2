import { expect, it, vi } from 'vitest'
import { limitAnswers } from './limit-answers.ts'

const answering = (pieces: number, cancelled = vi.fn()) => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === pieces) return controller.close()
      sent += 1
      controller.enqueue(new Uint8Array(100))
    },
    cancel: cancelled,
  })
  return async () => new Response(body, { status: 429, headers: { 'Retry-After': '3' } })
}

it('passes an answer on unchanged', async () => {
  const response = await limitAnswers(answering(10), 1000)('http://provider.example')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3'])
  expect((await response.arrayBuffer()).byteLength).toBe(1000)
})

it('stops reading an answer that does not end, and closes the connection', async () => {
  const cancelled = vi.fn()
  const response = await limitAnswers(
    answering(Number.POSITIVE_INFINITY, cancelled),
    1000,
  )('http://p.example')
  await expect(response.text()).rejects.toThrow(RangeError)
  expect(cancelled).toHaveBeenCalledOnce()
})

it('closes the connection when the reader does', async () => {
  const cancelled = vi.fn()
  const response = await limitAnswers(answering(50, cancelled), 10_000)('http://provider.example')
  await response.body?.cancel()
  expect(cancelled).toHaveBeenCalledOnce()
})
