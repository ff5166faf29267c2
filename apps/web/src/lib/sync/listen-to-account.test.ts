import { createClient } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'
import { listenToAccount } from './listen-to-account.ts'

/** The server's end of a websocket: answers joins and heartbeats, and can tell about a row or break off. */
class FakeSocket {
  static readonly opened: FakeSocket[] = []
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly url = ''
  readonly protocol = ''
  readonly addEventListener = () => undefined
  readonly removeEventListener = () => undefined
  readyState = 0
  binaryType = 'arraybuffer'
  onopen: (() => void) | null = null
  onclose: ((event: object) => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  topics: string[] = []
  requests: unknown[] = []
  constructor() {
    FakeSocket.opened.push(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }
  send(text: string) {
    const [joinRef, ref, topic, event, payload] = JSON.parse(text)
    if (event === 'phx_join') {
      this.topics.push(topic)
      this.requests.push(...payload.config.postgres_changes)
    }
    const [asked] = payload.config?.postgres_changes ?? []
    const response = event === 'phx_join' ? { postgres_changes: [{ ...asked, id: 7 }] } : {}
    this.say([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }])
  }
  say(frame: unknown[]) {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(frame) }))
  }
  tell(id: string) {
    const data = { type: 'INSERT', schema: 'public', table: 'learner_records', columns: [], record: { id } }
    this.say([null, null, this.topics.at(-1), 'postgres_changes', { ids: [7], data }])
  }
  close() {
    this.readyState = 3
    this.onclose?.({ code: 1006 })
  }
}

describe('a device that listens to its account', () => {
  it('hears of each row by its id, looks again after a break, and stops when it is told to', async () => {
    const client = createClient('http://account.test', 'key', {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: 'listening' },
      realtime: { transport: FakeSocket, reconnectAfterMs: () => 5 },
    })
    const heard: (string | undefined)[] = []
    const stop = listenToAccount(client, (id) => heard.push(id))
    await vi.waitFor(() => expect(FakeSocket.opened[0]?.topics).toHaveLength(1))
    expect(FakeSocket.opened[0]?.requests).toEqual([
      { event: 'INSERT', schema: 'public', table: 'learner_records', select: ['id'] },
    ])
    FakeSocket.opened[0]?.tell('row-1')
    await vi.waitFor(() => expect(heard).toEqual(['row-1']))
    FakeSocket.opened[0]?.close()
    await vi.waitFor(() => expect(heard).toEqual(['row-1', undefined]), { timeout: 5000 })
    stop()
    await vi.waitFor(() => expect(client.getChannels()).toEqual([]))
    await client.realtime.disconnect()
  })
})
