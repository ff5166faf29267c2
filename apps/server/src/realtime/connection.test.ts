import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../backend/identify-caller.ts'
import { joinBuses, type TestBus } from '../testing/join-buses.ts'
import { openConnection } from './connection.ts'
import { createHub, type Hub } from './hub.ts'
import { LIMITS, type Limits } from './limits.ts'
import type { RowReader } from './row-changes.ts'

const ANON = 'the-publishable-key'

const userCaller = (userId: string): Caller => ({
  kind: 'user',
  claims: { exp: 4_000_000_000 },
  account: {
    sessionId: `session of ${userId}`,
    userId,
    email: '',
    passwordHash: '',
    isAdmin: false,
    mustChangePassword: false,
    aal: 'aal1',
    hasFactor: false,
    proofs: [],
  },
})

interface World {
  hub: Hub
  callers: Map<string, Caller>
  limits: Limits
  readRows: RowReader
  clock: { ms: number }
}

async function world(bus: TestBus, limits: Partial<Limits> = {}): Promise<World> {
  const hub = createHub(bus)
  await hub.open()
  return {
    hub,
    callers: new Map<string, Caller>([
      [ANON, { kind: 'guest' }],
      ['token-of-a', userCaller('a')],
      ['token-of-b', userCaller('b')],
    ]),
    limits: { ...LIMITS, ...limits },
    readRows: (_, query, token) =>
      Promise.resolve(
        token === 'token-of-a' ? [{ id: query.get('id')?.slice(4, -1), kind: 'notes', value: 'x' }] : [],
      ),
    clock: { ms: 0 },
  }
}

/** A client without a network: what it was sent, and how its socket was closed. */
function dial({ hub, callers, limits, readRows, clock }: World) {
  const frames: unknown[][] = []
  const closed: number[] = []
  const connection = openConnection({
    version: '2.0.0',
    apiKey: ANON,
    hub,
    identify: (token) => Promise.resolve(callers.get(token)),
    readRows,
    limits,
    now: () => clock.ms,
    send: (data) => void frames.push(JSON.parse(String(data))),
    close: ({ code }) => void closed.push(code),
    onTrouble: (error) => {
      throw error
    },
  })
  let ref = 0
  const send = async (topic: string, event: string, payload: unknown = {}) => {
    ref += 1
    connection.receive(JSON.stringify(['1', String(ref), topic, event, payload]))
    await setImmediate()
    await setImmediate()
    return replyTo(String(ref))
  }
  const replyTo = (wanted: string) =>
    frames.find(([, given, , event]) => event === 'phx_reply' && given === wanted)?.[4]
  return {
    connection,
    closed,
    send,
    join: (topic: string, config: object = {}, token?: string) =>
      send(`realtime:${topic}`, 'phx_join', { config, ...(token && { access_token: token }) }),
    events: (name: string) => frames.filter(([, , , event]) => event === name).map((frame) => frame[4]),
  }
}

const OK = { status: 'ok', response: {} }
const JOINED = { status: 'ok', response: { postgres_changes: [] } }
async function oneWorld(limits: Partial<Limits> = {}): Promise<World> {
  const [bus] = joinBuses('one')
  if (!bus) throw new Error('one bus')
  return world(bus, limits)
}

describe('a live connection', () => {
  it('carries nothing that a guest or a person says in a channel of the server', async () => {
    const here = await oneWorld()
    const [listener, speaker] = [dial(here), dial(here)]
    await listener.join('live:KMRT42')
    const refused = { status: 'error', response: { reason: expect.stringContaining('Unauthorized') } }
    for (const token of [undefined, 'token-of-a']) {
      expect(await speaker.join('live:KMRT42', {}, token)).toEqual(JOINED)
      const say = { event: 'room', payload: {} }
      expect(await speaker.send('realtime:live:KMRT42', 'broadcast', say)).toEqual(refused)
      const track = { event: 'track', payload: {} }
      expect(await speaker.send('realtime:live:KMRT42', 'presence', track)).toEqual(refused)
    }
    expect(listener.events('broadcast')).toEqual([])
    here.hub.broadcast('public:live:KMRT42', { event: 'room', payload: { n: 1 } })
    expect(listener.events('broadcast')).toHaveLength(1)
  })

  it('answers heartbeats, and says that a channel is not joined', async () => {
    const client = dial(await oneWorld())
    expect(await client.send('phoenix', 'heartbeat')).toEqual(OK)
    expect(await client.send('realtime:a', 'broadcast', { event: 'say' })).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    })
    expect(await client.send('other', 'phx_join')).toMatchObject({ status: 'error' })
  })

  it('gives a broadcast to the other members, to the sender only if it asked, and to nobody after it left', async () => {
    const here = await oneWorld()
    const [speaker, echo, other] = [dial(here), dial(here), dial(here)]
    expect(await speaker.join('a', { broadcast: { ack: true, self: false } })).toEqual(JOINED)
    await echo.join('a', { broadcast: { self: true } })
    await other.join('b')
    const said = { type: 'broadcast', event: 'say', payload: { n: 1 } }
    expect(await speaker.send('realtime:a', 'broadcast', said)).toEqual(OK)
    await echo.send('realtime:a', 'broadcast', { ...said, payload: { n: 2 } })
    expect(speaker.events('broadcast')).toEqual([{ ...said, payload: { n: 2 } }])
    expect(echo.events('broadcast')).toEqual([said, { ...said, payload: { n: 2 } }])
    expect(other.events('broadcast')).toEqual([])
    expect(await echo.send('realtime:a', 'phx_leave')).toEqual(OK)
    await speaker.send('realtime:a', 'broadcast', said)
    expect(echo.events('broadcast')).toHaveLength(2)
  })

  it('opens a private channel to its owner alone, and keeps it apart from a public one of the same name', async () => {
    const here = await oneWorld()
    const [owner, other, guest, lurker] = [dial(here), dial(here), dial(here), dial(here)]
    const mine = { private: true }
    expect(await owner.join('user:a', mine, 'token-of-a')).toEqual(JOINED)
    expect(await owner.join('user:a:notes', mine, 'token-of-a')).toEqual(JOINED)
    for (const refused of [
      await other.join('user:a', mine, 'token-of-b'),
      await other.join('user:b2', mine, 'token-of-b'),
      await other.join('anything', mine, 'token-of-b'),
      await guest.join('user:a', mine),
      await guest.join('user:a', mine, 'a-forged-token'),
      await guest.join('open', {}, 'a-forged-token'),
    ]) {
      expect(refused).toMatchObject({ status: 'error' })
    }
    expect(await lurker.join('user:a', {})).toEqual(JOINED)
    await owner.send('realtime:user:a', 'broadcast', { event: 'say', payload: 'secret' })
    expect(lurker.events('broadcast')).toEqual([])
  })

  it('tells changed rows to whoever they belong to, and reads them with the rights of that person', async () => {
    const [bus] = joinBuses('one')
    if (!bus) throw new Error('one bus')
    const here = await world(bus)
    const [owner, other, guest] = [dial(here), dial(here), dial(here)]
    const changes = { event: '*', schema: 'public', table: 'learner_records', select: ['id'] }
    const config = { postgres_changes: [changes] }
    expect(await owner.join('rows', config, 'token-of-a')).toMatchObject({
      response: { postgres_changes: [{ id: 1, event: '*', schema: 'public', table: 'learner_records' }] },
    })
    await other.join('rows', config, 'token-of-b')
    await guest.join('rows', config)
    expect(owner.events('system')).toMatchObject([{ status: 'ok', extension: 'postgres_changes' }])
    expect(guest.events('system')).toMatchObject([{ status: 'error' }])
    const change = { table: 'learner_records', owner: 'a', at: '2026-11-16T00:00:00Z' }
    bus.tellRows({ ...change, type: 'INSERT', ids: ['one'] })
    bus.tellRows({ ...change, type: 'DELETE', ids: ['two'] })
    for (let turn = 0; turn < 5; turn += 1) await setImmediate()
    expect(owner.events('postgres_changes')).toMatchObject([
      { ids: [1], data: { type: 'INSERT', record: { id: 'one' }, old_record: {} } },
      { ids: [1], data: { type: 'DELETE', record: {}, old_record: { id: 'two' } } },
    ])
    expect(other.events('postgres_changes')).toEqual([])
    expect(guest.events('postgres_changes')).toEqual([])
    expect(
      await other.join('all', { postgres_changes: [{ event: '*', table: 'reports' }] }, 'token-of-b'),
    ).toMatchObject({
      status: 'ok',
    })
    expect(other.events('system')).toMatchObject([{ status: 'ok' }, { status: 'error' }])
  })

  it('ends the channels of a session that has ended, and of a token that takes the right away', async () => {
    const here = await oneWorld()
    const client = dial(here)
    await client.join('user:a', { private: true }, 'token-of-a')
    await client.join('open', {}, 'token-of-a')
    await client.send('realtime:user:a', 'access_token', { access_token: ANON })
    expect(client.events('phx_error')).toHaveLength(1)
    here.callers.set('token-of-a', { kind: 'ended', reason: 'session_not_found' })
    await client.connection.recheck()
    expect(client.events('phx_error')).toHaveLength(2)
    expect(client.events('system')).toMatchObject([{ status: 'error' }, { status: 'error' }])
    expect(here.hub.topics()).toBe(0)
  })

  it('shows who is present on every process, and takes them back when they leave or their process dies', async () => {
    const [left, right] = joinBuses('left', 'right')
    if (!left || !right) throw new Error('two buses')
    const [here, there] = [await world(left), await world(right)]
    const [watcher, anna, bela, late] = [dial(here), dial(here), dial(there), dial(there)]
    const shown = { presence: { key: '', enabled: true } }
    await watcher.join('room', shown)
    await anna.join('room', { presence: { key: 'anna' } })
    await anna.send('realtime:room', 'presence', { event: 'track', payload: { score: 1 } })
    await anna.send('realtime:room', 'presence', { event: 'track', payload: { score: 2 } })
    await bela.join('room', { presence: { key: 'bela' } })
    await bela.send('realtime:room', 'presence', { event: 'track', payload: {} })
    await late.join('room', shown)
    expect(watcher.events('presence_state')).toEqual([{}])
    expect(watcher.events('presence_diff')).toMatchObject([
      { joins: { anna: { metas: [{ score: 1 }] } }, leaves: {} },
      { joins: { anna: { metas: [{ score: 2 }] } }, leaves: { anna: { metas: [{ score: 1 }] } } },
      { joins: { bela: { metas: [{}] } }, leaves: {} },
    ])
    expect(late.events('presence_state')).toMatchObject([
      { anna: { metas: [{ score: 2 }] }, bela: { metas: [{}] } },
    ])
    anna.connection.end()
    expect(late.events('presence_diff')).toMatchObject([{ leaves: { anna: { metas: [{ score: 2 }] } } }])
    right.die()
    expect(watcher.events('presence_diff').at(-1)).toMatchObject({ joins: {}, leaves: { bela: {} } })
  })

  it('closes a socket that sends too fast, what cannot be read, or nothing for too long', async () => {
    const here = await oneWorld({ messagesAtOnce: 5, messagesPerSecond: 1, silentMs: 1000 })
    const [fast, slow, broken] = [dial(here), dial(here), dial(here)]
    for (let count = 0; count < 6; count += 1) await fast.send('phoenix', 'heartbeat')
    expect(fast.closed).toEqual([1008])
    for (let count = 0; count < 12; count += 1) {
      here.clock.ms += 1000
      await slow.send('phoenix', 'heartbeat')
    }
    expect(slow.closed).toEqual([])
    expect(slow.connection.isSilent()).toBe(false)
    here.clock.ms += 1001
    expect(slow.connection.isSilent()).toBe(true)
    broken.connection.receive('{')
    expect(broken.closed).toEqual([1003])
  })

  it('refuses more channels, topics, changes and presence than are allowed', async () => {
    const here = await oneWorld({
      channelsPerSocket: 2,
      topics: 3,
      bindingsPerChannel: 1,
      presenceBytes: 20,
      presencesPerTopic: 1,
    })
    const [first, second, third] = [dial(here), dial(here), dial(here)]
    await first.join('a')
    await first.join('b')
    expect(await first.join('b')).toEqual(JOINED)
    expect(await first.join('c')).toMatchObject({ response: { reason: expect.stringContaining('channels') } })
    await second.join('c')
    expect(await second.join('d')).toMatchObject({ status: 'error' })
    const change = { event: '*', table: 'learner_records' }
    expect(await third.join('a', { postgres_changes: [change, change] })).toMatchObject({ status: 'error' })
    const track = (payload: object) => ({ event: 'track', payload })
    expect(await first.send('realtime:a', 'presence', track({ text: 'x'.repeat(20) }))).toMatchObject({
      status: 'error',
    })
    expect(await first.send('realtime:a', 'presence', track({}))).toEqual(OK)
    expect(await third.join('a')).toEqual(JOINED)
    expect(await third.send('realtime:a', 'presence', track({}))).toMatchObject({ status: 'error' })
  })
})
