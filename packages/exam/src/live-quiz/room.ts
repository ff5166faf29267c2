import {
  type BoardLine,
  LIVE_LIMITS,
  type LiveQuestion,
  type PlayerView,
  type Room,
  type RoomAction,
  type RoomCounts,
  type RoomRefusal,
  type RoomView,
} from '@ekagra/schema/live-quiz'
import { nameKey } from './clean-name.ts'

/** How long the board is shown before the next question comes by itself: nobody depends on the host staying. */
export const BOARD_MS = 10_000
/** An answer that was given in time may arrive so much later. */
export const LATE_MS = 700
const FOR_RIGHT = 500
/** For an answer at once; half of it for one after half of the time. */
const FOR_SPEED = 500

type Player = Room['players'][number]

interface Newcomer {
  id: string
  name: string
  tokenHash: string
}

interface Opening {
  code: string
  title: string
  secondsEach: number
  questions: LiveQuestion[]
  host: Newcomer
  hostPlays: boolean
}

/** What a room becomes, or why not. */
export type Outcome = Room | RoomRefusal

export const isRefused = (outcome: Outcome): outcome is RoomRefusal => typeof outcome === 'string'

export function openRoom({ host, hostPlays, ...given }: Opening, now: number): Room {
  return {
    ...given,
    version: 1,
    hostId: host.id,
    players: [{ ...host, plays: hostPlays, answers: [] }],
    skipped: [],
    phase: 'lobby',
    number: -1,
    since: now,
  }
}

const changed = (room: Room, change: Partial<Room>): Room => ({
  ...room,
  ...change,
  version: room.version + 1,
})

/** Two people of one name are told apart by a number. */
function freeName(room: Room, wanted: string): string {
  const taken = new Set(room.players.map(({ name }) => nameKey(name)))
  let name = wanted
  for (let count = 2; taken.has(nameKey(name)); count += 1) name = `${wanted} ${count}`
  return name
}

const guests = (room: Room) => room.players.filter(({ id }) => id !== room.hostId)
const playing = (room: Room) => room.players.filter(({ plays }) => plays)

export function joinRoom(given: Room, newcomer: Newcomer, now: number): Outcome {
  const room = advance(given, now)
  if (room.phase === 'finished') return 'over'
  if (guests(room).length >= LIVE_LIMITS.players) return 'full'
  const player = { ...newcomer, name: freeName(room, newcomer.name), plays: true, answers: [] }
  return changed(room, { players: [...room.players, player] })
}

const askingMs = ({ secondsEach }: Room) => secondsEach * 1000

/** When the phase ends by itself; undefined when it does not. */
export function endOfPhase(room: Room): number | undefined {
  if (room.phase === 'asking') return room.since + askingMs(room) + LATE_MS
  return room.phase === 'board' ? room.since + BOARD_MS : undefined
}

function goOn(room: Room, now: number): Room {
  if (room.phase === 'asking') return changed(room, { phase: 'board', since: now })
  const number = room.number + 1
  return number < room.questions.length
    ? changed(room, { phase: 'asking', number, since: now })
    : changed(room, { phase: 'finished', since: now })
}

/** The room as it is at a moment. After a long silence it moves phase by phase, as if somebody had looked all the time. */
export function advance(room: Room, now: number): Room {
  let current = room
  for (;;) {
    const end = endOfPhase(current)
    if (end === undefined || end > now) return current
    current = goOn(current, end)
  }
}

const answerTo = (player: Player, number: number) => player.answers[number] ?? null

const isComplete = (room: Room) =>
  playing(room).length > 0 && playing(room).every((player) => answerTo(player, room.number) !== null)

/** Nobody waits for the clock when everybody has answered. */
const goOnIfComplete = (room: Room, now: number): Room =>
  room.phase === 'asking' && isComplete(room) ? goOn(room, now) : room

function giveAnswer(room: Room, player: Player, choice: number, now: number): Room {
  const answers = Array.from({ length: room.number + 1 }, (_, index) => answerTo(player, index))
  answers[room.number] = { choice, ms: Math.min(askingMs(room), Math.max(0, now - room.since)) }
  const players = room.players.map((one) => (one.id === player.id ? { ...player, answers } : one))
  return goOnIfComplete(changed(room, { players }), now)
}

const skipped = (room: Room): number[] => [...room.skipped, room.number]

function lead(room: Room, action: Exclude<RoomAction, { kind: 'answer' }>, now: number): Outcome {
  if (room.phase === 'finished') return 'over'
  switch (action.kind) {
    case 'next':
      // Pressed twice, or pressed when it had just gone on by itself.
      return action.from !== room.number || room.phase === 'asking' ? room : goOn(room, now)
    case 'skip':
      return action.number !== room.number || room.phase !== 'asking'
        ? room
        : changed(room, { phase: 'board', skipped: skipped(room), since: now })
    case 'end':
      return changed(room, {
        phase: 'finished',
        since: now,
        // Some had no time to answer it.
        ...(room.phase === 'asking' && { skipped: skipped(room) }),
      })
    case 'remove': {
      const players = room.players.filter(({ id }) => id === room.hostId || id !== action.playerId)
      return players.length === room.players.length ? room : goOnIfComplete(changed(room, { players }), now)
    }
  }
}

/** What a player does. An answer counts once, and only while its question is open. */
export function act(given: Room, playerId: string | undefined, action: RoomAction, now: number): Outcome {
  const room = advance(given, now)
  const player = room.players.find(({ id }) => id === playerId)
  if (!player) return 'unknown-player'
  if (action.kind !== 'answer') return playerId === room.hostId ? lead(room, action, now) : 'not-host'
  if (!player.plays || room.phase !== 'asking' || action.number !== room.number) return 'closed'
  return answerTo(player, room.number) ? room : giveAnswer(room, player, action.choice, now)
}

function pointsOf(room: Room, player: Player): { points: number; right: number } {
  const closed = room.phase === 'asking' ? room.number : room.number + 1
  let [points, right] = [0, 0]
  for (const [number, question] of room.questions.slice(0, Math.max(0, closed)).entries()) {
    const answer = answerTo(player, number)
    if (answer?.choice !== question.correctIndex || room.skipped.includes(number)) continue
    right += 1
    points += FOR_RIGHT + Math.round(FOR_SPEED * (1 - answer.ms / askingMs(room)))
  }
  return { points, right }
}

function viewBoard(room: Room): BoardLine[] {
  const lines = playing(room)
    .map((player) => ({ id: player.id, name: player.name, ...pointsOf(room, player) }))
    .toSorted((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1))
  return lines.map((line) => ({
    ...line,
    rank: 1 + lines.filter(({ points }) => points > line.points).length,
  }))
}

const answersNow = (room: Room) =>
  playing(room).flatMap((player) => answerTo(player, room.number)?.choice ?? [])

function viewKey(room: Room): RoomView['key'] {
  const question = room.questions[room.number]
  if (!question || room.phase === 'asking') return null
  const choices = answersNow(room)
  return {
    correctIndex: question.correctIndex,
    explanation: question.explanation,
    isSkipped: room.skipped.includes(room.number),
    chosen: question.options.map((_, index) => choices.filter((choice) => choice === index).length),
  }
}

export function viewRoom(room: Room, now: number): RoomView {
  const question = room.questions[room.number]
  const end = endOfPhase(room)
  const lateMs = room.phase === 'asking' ? LATE_MS : 0
  return {
    code: room.code,
    version: room.version,
    title: room.title,
    hostName: room.players.find(({ id }) => id === room.hostId)?.name ?? '',
    phase: room.phase,
    number: room.number,
    total: room.questions.length,
    secondsEach: room.secondsEach,
    msLeft: end === undefined ? null : Math.max(0, end - lateMs - now),
    question: question
      ? {
          text: question.text,
          options: question.options,
          ...(question.figure && { figure: question.figure }),
        }
      : null,
    key: viewKey(room),
    players: playing(room).length,
    answered: answersNow(room).length,
    board: viewBoard(room),
  }
}

export const countRoom = (room: Room): RoomCounts => ({
  version: room.version,
  phase: room.phase,
  number: room.number,
  players: playing(room).length,
  answered: answersNow(room).length,
})

export function viewPlayer(room: Room, playerId: string | undefined): PlayerView | null {
  const player = room.players.find(({ id }) => id === playerId)
  return player
    ? {
        id: player.id,
        name: player.name,
        isHost: player.id === room.hostId,
        plays: player.plays,
        choice: answerTo(player, room.number)?.choice ?? null,
      }
    : null
}
