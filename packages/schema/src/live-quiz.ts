import * as z from 'zod/mini'
import { Difficulty } from './difficulty.ts'
import { Figure } from './figure.ts'
import { Locale } from './generate-questions.ts'
import { OptionIndex } from './question.ts'

/** What a room may hold. */
export const LIVE_LIMITS = {
  questions: 30,
  /** Without the host. */
  players: 100,
  nameLength: 24,
  textLength: 4000,
  figureLength: 20_000,
  secondsEach: { least: 5, most: 120 },
} as const

/** Codes are read out and typed: without letters and digits that look or sound alike. */
export const CODE_LETTERS = 'BCDFGHJKMPQRTVWXY2346789'
export const CODE_LENGTH = 6

const Text = z.string().check(z.minLength(1), z.maxLength(LIVE_LIMITS.textLength))

/** A question as the browser of the host sends it. */
export const LiveQuestion = z.strictObject({
  text: Text,
  options: z.array(Text).check(z.length(4)),
  correctIndex: OptionIndex,
  explanation: z.string().check(z.maxLength(2 * LIVE_LIMITS.textLength)),
  figure: z.optional(
    Figure.check(z.refine((figure) => JSON.stringify(figure).length <= LIVE_LIMITS.figureLength)),
  ),
})
export type LiveQuestion = z.infer<typeof LiveQuestion>

/** As typed; the server cleans it. */
const TypedName = z.string().check(z.maxLength(200))

export const OpenRoomRequest = z.strictObject({
  name: TypedName,
  secondsEach: z.int().check(z.gte(LIVE_LIMITS.secondsEach.least), z.lte(LIVE_LIMITS.secondsEach.most)),
  set: z.discriminatedUnion('kind', [
    /** The server makes the questions, so that the host can play too. */
    z.strictObject({
      kind: z.literal('topic'),
      topic: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      difficulty: Difficulty,
      count: z.int().check(z.gte(1), z.lte(LIVE_LIMITS.questions)),
      locale: z.optional(Locale),
    }),
    /** The host has seen these questions and leads the quiz without playing. */
    z.strictObject({
      kind: z.literal('own'),
      title: z.string().check(z.maxLength(200)),
      questions: z.array(LiveQuestion).check(z.minLength(1), z.maxLength(LIVE_LIMITS.questions)),
    }),
  ]),
})
export type OpenRoomRequest = z.infer<typeof OpenRoomRequest>

export const JoinRoomRequest = z.strictObject({ name: TypedName })

export const RoomAction = z.discriminatedUnion('kind', [
  /** The host begins, or goes on from a board before its time is over. `from` is the number of the question that they see. */
  z.strictObject({ kind: z.literal('next'), from: z.int() }),
  /** The host closes a question that then counts for nobody. */
  z.strictObject({ kind: z.literal('skip'), number: z.int() }),
  z.strictObject({ kind: z.literal('end') }),
  /** The host sends a player out. */
  z.strictObject({ kind: z.literal('remove'), playerId: z.string() }),
  z.strictObject({ kind: z.literal('answer'), number: z.int(), choice: OptionIndex }),
])
export type RoomAction = z.infer<typeof RoomAction>

const Phase = z.enum(['lobby', 'asking', 'board', 'finished'])

/** Everything about a room, keys included; it never leaves the server as a whole. */
export const Room = z.strictObject({
  code: z.string(),
  version: z.int(),
  title: z.string(),
  secondsEach: z.number(),
  questions: z.array(LiveQuestion),
  hostId: z.string(),
  players: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** Of the token by which they come back. */
      tokenHash: z.string(),
      /** False for a host who brought the questions. */
      plays: z.boolean(),
      /** By question. */
      answers: z.array(z.nullable(z.strictObject({ choice: OptionIndex, ms: z.number() }))),
    }),
  ),
  /** Numbers of the questions that count for nobody. */
  skipped: z.array(z.int()),
  phase: Phase,
  /** Of the question, counted from 0; -1 before the first one. */
  number: z.int(),
  /** When the phase began, in milliseconds since 1970. */
  since: z.number(),
})
export type Room = z.infer<typeof Room>

const BoardLine = z.strictObject({
  id: z.string(),
  name: z.string(),
  points: z.number(),
  right: z.number(),
  /** Equal points share a rank. */
  rank: z.int(),
})
export type BoardLine = z.infer<typeof BoardLine>

/** A room as everybody in it may see it: while a question is open, without its key. */
export const RoomView = z.strictObject({
  code: z.string(),
  /** Counts every change, so that an older message does not replace a newer one. */
  version: z.int(),
  title: z.string(),
  hostName: z.string(),
  phase: Phase,
  number: z.int(),
  total: z.int(),
  secondsEach: z.number(),
  /** Until the phase ends by itself; null when it does not. As a duration, because clocks differ. */
  msLeft: z.nullable(z.number()),
  question: z.nullable(
    z.strictObject({ text: z.string(), options: z.array(z.string()), figure: z.optional(Figure) }),
  ),
  /** Null while the question is open. */
  key: z.nullable(
    z.strictObject({
      correctIndex: OptionIndex,
      explanation: z.string(),
      isSkipped: z.boolean(),
      /** How many players chose each option. */
      chosen: z.array(z.int()),
    }),
  ),
  /** How many play, and how many of them have answered the question. */
  players: z.int(),
  answered: z.int(),
  /** Best first. */
  board: z.array(BoardLine),
})
export type RoomView = z.infer<typeof RoomView>

/** While a question is open only these change; the whole view for every answer would be megabytes for a full room. */
export const RoomCounts = z.strictObject({
  version: z.int(),
  phase: Phase,
  number: z.int(),
  players: z.int(),
  answered: z.int(),
})
export type RoomCounts = z.infer<typeof RoomCounts>

/** What only one player may see. */
export const PlayerView = z.strictObject({
  id: z.string(),
  name: z.string(),
  isHost: z.boolean(),
  plays: z.boolean(),
  /** Their answer to the current question. */
  choice: z.nullable(OptionIndex),
})
export type PlayerView = z.infer<typeof PlayerView>

export const RoomAnswer = z.strictObject({ room: RoomView, player: z.nullable(PlayerView) })
export type RoomAnswer = z.infer<typeof RoomAnswer>

/** After joining: the token proves on return who somebody is. */
export const JoinedRoom = z.strictObject({ ...RoomAnswer.shape, token: z.string() })
export type JoinedRoom = z.infer<typeof JoinedRoom>

/** Why a call about a room was refused; the page has a sentence for each. */
export const RoomRefusal = z.enum([
  'no-room',
  'no-topic',
  'no-name',
  'full',
  'over',
  'closed',
  'not-host',
  'unknown-player',
  'too-many-rooms',
  'unreadable',
])
export type RoomRefusal = z.infer<typeof RoomRefusal>

/** The channel on which everybody in a room hears what happens; only the server speaks there. */
export const roomTopic = (code: string): string => `live:${code}`
