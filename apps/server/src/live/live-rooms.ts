import { createHash } from 'node:crypto'
import { cleanName } from '@ekagra/exam/live-quiz/clean-name'
import {
  act,
  advance,
  countRoom,
  endOfPhase,
  isRefused,
  joinRoom,
  type Outcome,
  openRoom,
  viewPlayer,
  viewRoom,
} from '@ekagra/exam/live-quiz/room'
import { shuffleOptions } from '@ekagra/exam/session/shuffle-options'
import {
  CODE_LENGTH,
  CODE_LETTERS,
  type JoinedRoom,
  type LiveQuestion,
  type OpenRoomRequest,
  type Room,
  type RoomAction,
  type RoomAnswer,
  type RoomRefusal,
} from '@ekagra/schema/live-quiz'
import type { RoomStore } from '../backend/room-store.ts'
import { isSameSecret } from '../http/is-same-secret.ts'

/** At one time, of all processes. */
const MOST_ROOMS = 1000
/** A room in which nothing happens for so long is removed. */
const QUIET_MS = 2 * 60 * 60_000
/** No room is older than this. */
const LIFE_MS = 8 * 60 * 60_000
/** Others change the same room at the same moment: then it is read again. */
const MOST_TRIES = 20

type TopicSet = Extract<OpenRoomRequest['set'], { kind: 'topic' }>

interface LiveRoomOptions {
  store: RoomStore
  /** Questions on a topic; undefined when there are none. */
  drawSet(wish: TopicSet): Promise<{ title: string; questions: LiveQuestion[] } | undefined>
  /** Tells everybody in the room, on every process. */
  tell(code: string, event: 'room' | 'counts', payload: object): void
  /** In [0, 1), from a source that nobody can predict. */
  random(): number
  drawToken(): string
  drawId(): string
  now(): number
  onTrouble(error: unknown): void
}

interface Change {
  how(room: Room): Outcome
  resolve(outcome: Outcome | undefined): void
  reject(reason: unknown): void
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What changes while a question is open is only how many have joined and answered. */
const isOnlyCounted = (before: Room, after: Room) =>
  before.phase === 'asking' &&
  after.phase === 'asking' &&
  before.number === after.number &&
  before.players.length <= after.players.length

/** Rooms of live quizzes: what is done in them, and what happens in them when time goes by. */
export function openLiveRooms(options: LiveRoomOptions) {
  const { store, tell, random, drawToken, drawId, now, onTrouble } = options
  const timers = new Map<string, NodeJS.Timeout>()
  const waiting = new Map<string, Change[]>()
  let isClosed = false

  /** Every process in which somebody plays waits for the end of the phase; whoever is first goes on. */
  const wait = (room: Room) => {
    clearTimeout(timers.get(room.code))
    timers.delete(room.code)
    const end = endOfPhase(room)
    if (end === undefined || isClosed) return
    const timer = setTimeout(() => void look(room.code).catch(onTrouble), Math.max(0, end - now()))
    timer.unref()
    timers.set(room.code, timer)
  }

  const changeTogether = async (code: string, changes: Change[]): Promise<(Outcome | undefined)[]> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await store.find(code)
      if (!before) return changes.map(() => undefined)
      let after = before
      const outcomes = changes.map(({ how }) => {
        const outcome = how(after)
        if (!isRefused(outcome)) after = outcome
        return outcome
      })
      if (after !== before && !(await store.replace(before, after, now()))) continue
      wait(after)
      if (after !== before) {
        if (isOnlyCounted(before, after)) tell(code, 'counts', countRoom(after))
        else tell(code, 'room', viewRoom(after, now()))
      }
      return outcomes.map((outcome) => (isRefused(outcome) ? outcome : after))
    }
    throw new Error('a room changed too often to be changed')
  }
  const work = async (code: string) => {
    for (;;) {
      const changes = waiting.get(code) ?? []
      if (changes.length === 0) break
      waiting.set(code, [])
      try {
        const outcomes = await changeTogether(code, changes)
        for (const [index, { resolve }] of changes.entries()) resolve(outcomes[index])
      } catch (error) {
        for (const { reject } of changes) reject(error)
      }
    }
    waiting.delete(code)
  }
  /** What is asked of a room while another change is being stored is then stored at once: a class answers in one second. */
  const change = (code: string, how: Change['how']): Promise<Outcome | undefined> =>
    new Promise((resolve, reject) => {
      const others = waiting.get(code)
      if (others) others.push({ how, resolve, reject })
      else {
        waiting.set(code, [{ how, resolve, reject }])
        void work(code)
      }
    })
  const look = (code: string) => change(code, (room) => advance(room, now()))

  const drawCode = () =>
    Array.from({ length: CODE_LENGTH }, () =>
      CODE_LETTERS.charAt(Math.floor(random() * CODE_LETTERS.length)),
    ).join('')

  const findPlayer = (room: Room, tokenHash: string): string | undefined =>
    room.players.find((player) => isSameSecret(tokenHash, player.tokenHash))?.id

  const answerWith = (room: Room, playerId: string | undefined): RoomAnswer => ({
    room: viewRoom(room, now()),
    player: viewPlayer(room, playerId),
  })

  const reorder = ({ options: texts, correctIndex, ...rest }: LiveQuestion): LiveQuestion => {
    const order = shuffleOptions(texts, random)
    return {
      ...rest,
      options: order.map((index) => texts[index] ?? ''),
      correctIndex: order.indexOf(correctIndex),
    }
  }

  const removeOld = () => store.remove({ unchangedSince: now() - QUIET_MS, openedBefore: now() - LIFE_MS })

  return {
    async open({ name: typed, secondsEach, set }: OpenRoomRequest): Promise<JoinedRoom | RoomRefusal> {
      const name = cleanName(typed)
      if (name === undefined) return 'no-name'
      await removeOld()
      if ((await store.count()) >= MOST_ROOMS) return 'too-many-rooms'
      const drawn = set.kind === 'own' ? set : await options.drawSet(set)
      if (!drawn) return 'no-topic'
      const token = drawToken()
      const host = { id: drawId(), name, tokenHash: hash(token) }
      const questions = drawn.questions.map(reorder)
      for (;;) {
        const opening = { code: drawCode(), title: drawn.title, secondsEach, questions, host }
        const room = openRoom({ ...opening, hostPlays: set.kind === 'topic' }, now())
        if (await store.add(room, now())) return { ...answerWith(room, host.id), token }
      }
    },
    async join(code: string, typed: string): Promise<JoinedRoom | RoomRefusal> {
      const name = cleanName(typed)
      if (name === undefined) return 'no-name'
      const token = drawToken()
      const newcomer = { id: drawId(), name, tokenHash: hash(token) }
      const outcome = (await change(code, (room) => joinRoom(room, newcomer, now()))) ?? 'no-room'
      return isRefused(outcome) ? outcome : { ...answerWith(outcome, newcomer.id), token }
    },
    async look(code: string, token: string): Promise<RoomAnswer | RoomRefusal> {
      const outcome = (await look(code)) ?? 'no-room'
      return isRefused(outcome) ? outcome : answerWith(outcome, findPlayer(outcome, hash(token)))
    },
    async act(code: string, token: string, action: RoomAction): Promise<RoomAnswer | RoomRefusal> {
      // Speed is counted until the call arrives, not until it is stored.
      const [tokenHash, at] = [hash(token), now()]
      const how = (room: Room) => act(room, findPlayer(room, tokenHash), action, at)
      const outcome = (await change(code, how)) ?? 'no-room'
      return isRefused(outcome) ? outcome : answerWith(outcome, findPlayer(outcome, tokenHash))
    },
    removeOld,
    close(): void {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
export type LiveRooms = ReturnType<typeof openLiveRooms>
