import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { BOARD_MS, LATE_MS } from '@ekagra/exam/live-quiz/room'
import type { JoinedRoom, OpenRoomRequest, RoomRefusal } from '@ekagra/schema/live-quiz'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toSqlite } from '../backend/auth/auth-query.ts'
import { LIVE_TABLES, openRoomStore, type RoomStore } from '../backend/room-store.ts'
import { openLiveRooms } from './live-rooms.ts'

const HOUR_MS = 3_600_000
const START = 1_800_000_000_000

/** The real store on a database in memory, where each statement takes a moment. */
function openStore() {
  const database = new DatabaseSync(':memory:')
  for (const statement of LIVE_TABLES) database.exec(toSqlite(statement))
  const counts = { writes: 0 }
  const store = openRoomStore(async (statement, ...values) => {
    await setImmediate()
    if (statement.startsWith('update')) counts.writes += 1
    return database.prepare(toSqlite(statement)).all(...values)
  })
  return { store, counts }
}

const told: string[] = []
const openProcess = (store: RoomStore, random: () => number = Math.random) =>
  openLiveRooms({
    store,
    drawSet: ({ topic }) =>
      Promise.resolve(topic === 'nothing' ? undefined : { title: topic, questions: set.questions }),
    tell: (_, event) => void told.push(event),
    random,
    drawToken: randomUUID,
    drawId: randomUUID,
    now: Date.now,
    onTrouble(error) {
      throw error
    },
  })
const set = {
  kind: 'own' as const,
  title: 'Mine',
  questions: [0, 1].map((correctIndex) => ({
    text: 'Which?',
    options: ['a', 'b', 'c', 'd'],
    correctIndex,
    explanation: '',
  })),
}
const request: OpenRoomRequest = { name: 'Host', secondsEach: 10, set }
const joined = (result: JoinedRoom | RoomRefusal): JoinedRoom => {
  if (typeof result === 'string') throw new Error(result)
  return result
}
const next = (from: number) => ({ kind: 'next' as const, from })
const answer = { kind: 'answer' as const, number: 0, choice: 0 }

describe('the rooms of live quizzes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START })
    told.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('lose no answer when a class answers at the same moment on two processes, and write few times', async () => {
    const { store, counts } = openStore()
    const [one, two] = [openProcess(store), openProcess(store)]
    const host = joined(await one.open(request))
    const { code } = host.room
    const players = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const process = index % 2 === 0 ? one : two
        return { process, token: joined(await process.join(code, `Player ${index}`)).token }
      }),
    )
    expect(await one.join(code, 'One too many')).toBe('full')
    await one.act(code, host.token, next(-1))
    counts.writes = 0
    await Promise.all(players.map(({ process, token }) => process.act(code, token, answer)))
    expect(await two.look(code, '')).toMatchObject({ room: { phase: 'board', answered: 100 } })
    expect(counts.writes).toBeLessThan(20)
  })

  it('go on by themselves when a question or a board is over, told by one process only', async () => {
    const { store } = openStore()
    const [one, two] = [openProcess(store), openProcess(store)]
    const host = joined(await one.open(request))
    const { code } = host.room
    const asha = joined(await two.join(code, 'Asha'))
    await one.act(code, host.token, next(-1))
    await two.look(code, asha.token)
    told.length = 0
    const phaseAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      for (let turn = 0; turn < 20; turn += 1) await setImmediate()
      return (await store.find(code))?.phase
    }
    expect(await phaseAfter(10_000 + LATE_MS - 1)).toBe('asking')
    expect(await phaseAfter(1)).toBe('board')
    expect(told).toEqual(['room'])
    expect(await phaseAfter(BOARD_MS)).toBe('asking')
    one.close()
    expect(await phaseAfter(10_000 + LATE_MS)).toBe('board')
    two.close()
    expect(await phaseAfter(BOARD_MS)).toBe('board')
  })

  it('tell each answer as counts, and the whole room only when more has changed', async () => {
    const { store } = openStore()
    const rooms = openProcess(store)
    const host = joined(await rooms.open(request))
    const { code } = host.room
    const [asha, bala] = [joined(await rooms.join(code, 'Asha')), joined(await rooms.join(code, 'Bala'))]
    await rooms.act(code, host.token, next(-1))
    expect(told).toEqual(['room', 'room', 'room'])
    await rooms.act(code, asha.token, answer)
    await rooms.act(code, bala.token, answer)
    expect(told.slice(3)).toEqual(['counts', 'room'])
    rooms.close()
  })

  it('are removed two hours after the last change, and after eight hours in any case', async () => {
    const { store } = openStore()
    const rooms = openProcess(store)
    const [quiet, busy] = [joined(await rooms.open(request)), joined(await rooms.open(request))]
    for (let hours = 1; hours <= 8; hours += 1) {
      vi.setSystemTime(START + hours * HOUR_MS)
      await rooms.join(busy.room.code, `Player ${hours}`)
      await rooms.removeOld()
      expect([hours, (await store.find(quiet.room.code)) !== undefined]).toEqual([hours, hours <= 2])
      expect(await store.find(busy.room.code)).toBeDefined()
    }
    vi.setSystemTime(START + 8 * HOUR_MS + 1)
    await rooms.removeOld()
    expect(await store.count()).toBe(0)
  })

  it('are a thousand at one time, each with a code of its own', async () => {
    const { store } = openStore()
    // Draws every code twice.
    let draws = 0
    const twice = () => {
      draws += 1
      const code = Math.floor((draws - 1) / 6 / 2)
      return (Math.floor(code / 24 ** ((draws - 1) % 6)) % 24) / 24
    }
    const rooms = openProcess(store, twice)
    const small: OpenRoomRequest = {
      ...request,
      set: {
        ...set,
        questions: set.questions.slice(0, 1).map((one) => ({ ...one, options: ['Only A', 'b', 'c', 'd'] })),
      },
    }
    const codes = new Set<string>()
    for (let count = 0; count < 1000; count += 1) codes.add(joined(await rooms.open(small)).room.code)
    expect(codes.size).toBe(1000)
    expect(await rooms.open(small)).toBe('too-many-rooms')
    vi.setSystemTime(START + 2 * HOUR_MS + 1)
    expect(joined(await rooms.open(small)).room.phase).toBe('lobby')
  })

  it('are opened on a topic by a host who plays, on the host’s own set by one who does not', async () => {
    const rooms = openProcess(openStore().store)
    const topic = { kind: 'topic' as const, topic: 'Ratio', difficulty: 'easy' as const, count: 2 }
    expect(await rooms.open({ ...request, set: topic })).toMatchObject({
      room: { title: 'Ratio', players: 1 },
      player: { plays: true, isHost: true },
    })
    expect(await rooms.open(request)).toMatchObject({ room: { players: 0 }, player: { plays: false } })
    expect(await rooms.open({ ...request, set: { ...topic, topic: 'nothing' } })).toBe('no-topic')
  })
})
