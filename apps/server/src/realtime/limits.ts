/** What one caller may use of the live connections. Tests take smaller figures. */
export interface Limits {
  /** Of one message. */
  messageBytes: number
  /** That one socket may send on average, and at once. */
  messagesPerSecond: number
  messagesAtOnce: number
  /** Messages of a socket that wait for their turn. */
  waitingMessages: number
  channelsPerSocket: number
  /** A whole class often shares one address. */
  socketsPerAddress: number
  /** Of this process. */
  sockets: number
  topics: number
  /** Kinds of changes that one channel may ask for. */
  bindingsPerChannel: number
  /** Of what somebody shows of themselves to a channel, as JSON. */
  presenceBytes: number
  presencesPerTopic: number
  /** A client that has not read so much is too slow. */
  unreadBytes: number
  /** A client sends a heartbeat at least every 30 seconds; one that is silent for longer is not there. */
  silentMs: number
  /** How often it is asked whether sessions have ended. */
  recheckMs: number
}

export const LIMITS: Limits = {
  messageBytes: 256 * 1024,
  messagesPerSecond: 30,
  messagesAtOnce: 100,
  waitingMessages: 200,
  channelsPerSocket: 30,
  socketsPerAddress: 300,
  sockets: 5000,
  topics: 5000,
  bindingsPerChannel: 10,
  presenceBytes: 4 * 1024,
  presencesPerTopic: 500,
  unreadBytes: 4 * 1024 * 1024,
  silentMs: 70_000,
  recheckMs: 20_000,
}

/** Topics and events have their length in one byte of a frame. */
export const LONGEST_NAME_BYTES = 255

/** A row that would be larger than this goes without its long values. */
export const LARGEST_ROW_BYTES = 256 * 1024
