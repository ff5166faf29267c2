import type { PlayerView, RoomAnswer, RoomView } from '@ekagra/schema/live-quiz'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoomListener } from './listen-to-room.ts'
import type { RoomResult } from './room-calls.ts'
import { openRoomConnection } from './room-connection.ts'

const view = (change: Partial<RoomView> = {}): RoomView => ({
  code: 'KMRT42',
  version: 1,
  title: 'Ratio',
  hostName: 'Host',
  phase: 'asking',
  number: 0,
  total: 2,
  secondsEach: 20,
  msLeft: 20_000,
  question: { text: 'Which?', options: ['a', 'b', 'c', 'd'] },
  key: null,
  players: 1,
  answered: 0,
  board: [{ id: 'asha', name: 'Asha', points: 0, right: 0, rank: 1 }],
  ...change,
})
const ASHA: PlayerView = { id: 'asha', name: 'Asha', isHost: false, plays: true, choice: null }

/** A room without a server: what it says, and what is asked of it. */
function openFake(first: RoomResult<RoomAnswer> = { value: { room: view(), player: ASHA } }) {
  const server = { says: first, looks: 0 }
  let listener: RoomListener | undefined
  const act = vi.fn(() => Promise.resolve(server.says))
  const connection = openRoomConnection({
    look() {
      server.looks += 1
      return Promise.resolve(server.says)
    },
    act,
    listen(given) {
      listener = given
      return () => {
        listener = undefined
      }
    },
    now: Date.now,
  })
  return {
    connection,
    server,
    act,
    hear: (next: RoomView) => listener?.onView(next),
    count: (change: object) =>
      listener?.onCounts({ version: 5, phase: 'asking', number: 0, players: 2, answered: 1, ...change }),
    connect: () => listener?.onConnected(),
    lose: () => listener?.onLost(),
    isListening: () => listener !== undefined,
  }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the connection to a live room', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => void vi.useRealTimers())

  it('shows the room, then what is told, never an older view, and counts of the open question', async () => {
    const { connection, hear, count } = openFake()
    await settle()
    expect(connection.read()).toMatchObject({ player: ASHA, endsAt: 1_020_000, isConnected: true })
    count({})
    expect(connection.read().view).toMatchObject({ players: 2, answered: 1 })
    hear(view({ version: 7, phase: 'board', msLeft: 10_000 }))
    hear(view({ version: 6 }))
    expect(connection.read().view).toMatchObject({ version: 7, phase: 'board' })
    connection.close()
  })

  it('forgets the choice with its question, and keeps it until then', async () => {
    const { connection, server, hear } = openFake()
    await settle()
    server.says = { value: { room: view({ version: 2 }), player: { ...ASHA, choice: 3 } } }
    expect(await connection.act({ kind: 'answer', number: 0, choice: 3 })).toBeUndefined()
    hear(view({ version: 3, phase: 'board' }))
    expect(connection.read().player?.choice).toBe(3)
    hear(view({ version: 4, number: 1 }))
    expect(connection.read().player?.choice).toBeNull()
    connection.close()
  })

  it('asks when a phase has ended and nothing was heard, and when a message was missed', async () => {
    const { connection, server, count } = openFake()
    await settle()
    expect(server.looks).toBe(1)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(server.looks).toBe(1)
    server.says = { value: { room: view({ version: 2, phase: 'board', msLeft: 10_000 }), player: ASHA } }
    await vi.advanceTimersByTimeAsync(1200)
    expect(server.looks).toBe(2)
    expect(connection.read().view?.phase).toBe('board')
    count({ version: 9, number: 1 })
    await settle()
    expect(server.looks).toBe(3)
    connection.close()
  })

  it('says when the connection is lost, and asks again once it is back', async () => {
    const { connection, server, lose, connect } = openFake()
    await settle()
    lose()
    expect(connection.read().isConnected).toBe(false)
    connect()
    await settle()
    expect(connection.read().isConnected).toBe(true)
    expect(server.looks).toBe(2)
    server.says = { problem: 'offline' }
    connection.refresh()
    await settle()
    expect(connection.read()).toMatchObject({ isConnected: false, refusal: undefined })
    server.says = { value: { room: view(), player: ASHA } }
    await vi.advanceTimersByTimeAsync(1000)
    expect(connection.read().isConnected).toBe(true)
    connection.close()
  })

  it('sends an answer again while its question is open, and nothing else', async () => {
    const { connection, server, act } = openFake()
    await settle()
    server.says = { problem: 'offline' }
    const sent = connection.act({ kind: 'answer', number: 0, choice: 1 })
    await vi.advanceTimersByTimeAsync(2500)
    expect(act).toHaveBeenCalledTimes(3)
    server.says = { problem: 'closed' }
    await vi.advanceTimersByTimeAsync(1000)
    expect(await sent).toBe('closed')
    server.says = { problem: 'offline' }
    expect(await connection.act({ kind: 'end' })).toBe('offline')
    expect(act).toHaveBeenCalledTimes(5)
    connection.close()
  })

  it('tells that the player was removed, or that the room does not exist', async () => {
    const { connection, server, hear } = openFake()
    await settle()
    server.says = { value: { room: view({ version: 2, board: [] }), player: null } }
    hear(view({ version: 2, board: [] }))
    await settle()
    expect(connection.read().player).toBeNull()
    server.says = { problem: 'no-room' }
    connection.refresh()
    await settle()
    expect(connection.read().refusal).toBe('no-room')
    connection.close()
  })

  it('stops asking and listening once it is closed', async () => {
    const { connection, server, isListening } = openFake()
    await settle()
    connection.close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.looks).toBe(1)
    expect(isListening()).toBe(false)
  })
})
