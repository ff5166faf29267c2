import * as z from 'zod/mini'
import type { RealtimeSource } from '../backend/realtime-source.ts'
import { type Channel, openChannel } from './channel.ts'
import {
  type Broadcast,
  type Frame,
  readPush,
  readText,
  type Version,
  writeBroadcast,
  writeFrame,
} from './frames.ts'
import { channelName, type Hub } from './hub.ts'
import { JoinRequest } from './join-request.ts'
import { type Limits, LONGEST_NAME_BYTES } from './limits.ts'
import { type Member, mayJoin, refusalOf, toMember } from './permissions.ts'
import type { RowReader } from './row-changes.ts'

/** The reasons for which we close a socket, with the codes of the websocket protocol. */
export const CLOSE = {
  goingAway: { code: 1001, reason: 'the server is shutting down' },
  unreadable: { code: 1003, reason: 'the message cannot be read' },
  tooFast: { code: 1008, reason: 'too many messages' },
} as const

interface ConnectionOptions {
  version: Version
  /** The key in the address; it counts for channels that are joined without a token. */
  apiKey: string
  hub: Hub
  identify: RealtimeSource['identify']
  readRows: RowReader
  limits: Limits
  now(): number
  send(data: string | Uint8Array): void
  close(why: { code: number; reason: string }): void
  onTrouble(error: unknown): void
}

const PREFIX = 'realtime:'
const NOT_TO_SPEAK = 'Unauthorized: Only the server speaks in this channel.'

const BroadcastPayload = z.looseObject({ event: z.string(), payload: z.optional(z.unknown()) })
const PresencePayload = z.looseObject({
  event: z.enum(['track', 'untrack']),
  payload: z.optional(z.unknown()),
})
const TokenPayload = z.looseObject({ access_token: z.nullish(z.string()) })

/** One socket: reads the messages of the client and keeps its channels. It knows nothing of the network. */
export function openConnection(options: ConnectionOptions) {
  const { version, apiKey, hub, limits, now, onTrouble } = options
  const channels = new Map<string, { channel: Channel; joinRef: string | null }>()
  let isOpen = true
  let waiting = 0
  let queue: Promise<void> = Promise.resolve()
  let allowance = limits.messagesAtOnce
  let countedAt = now()
  let heardAt = now()

  const send = (frame: Frame) => {
    if (isOpen) options.send(writeFrame(frame, version))
  }
  const reply = (
    { joinRef, ref, topic }: Pick<Frame, 'joinRef' | 'ref' | 'topic'>,
    status: 'ok' | 'error',
    response: object = {},
  ) => send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })

  const end = () => {
    if (!isOpen) return
    isOpen = false
    for (const { channel } of channels.values()) channel.end()
    channels.clear()
  }
  const close = (why: { code: number; reason: string }) => {
    if (!isOpen) return
    end()
    options.close(why)
  }
  const drop = (topic: string, event: 'phx_close' | 'phx_error') => {
    const found = channels.get(topic)
    if (!found) return
    channels.delete(topic)
    found.channel.end()
    send({ joinRef: found.joinRef, ref: found.joinRef, topic, event, payload: {} })
  }
  const fail = (topic: string, sentence: string) => {
    const channel = topic.slice(PREFIX.length)
    const payload = { extension: 'system', channel, status: 'error', message: sentence }
    send({ joinRef: channels.get(topic)?.joinRef ?? null, ref: null, topic, event: 'system', payload })
    drop(topic, 'phx_error')
  }
  const findMember = async (token: string): Promise<Member | string> =>
    toMember(token, await options.identify(token))

  const join = async (frame: Frame) => {
    const { topic, ref } = frame
    const given = JoinRequest.safeParse(frame.payload ?? {})
    const name = topic.slice(PREFIX.length)
    const refuse = (reason: string) => reply(frame, 'error', { reason })
    if (!topic.startsWith(PREFIX) || name === '' || Buffer.byteLength(topic) > LONGEST_NAME_BYTES)
      return refuse('The name of the channel is not valid.')
    if (!given.success) return refuse('The settings of the channel cannot be read.')
    const { config = {}, access_token: token } = given.data
    if ((config.postgres_changes?.length ?? 0) > limits.bindingsPerChannel)
      return refuse('Too many changes are asked for in one channel.')
    drop(topic, 'phx_close')
    if (channels.size >= limits.channelsPerSocket) return refuse('ChannelRateLimitReached: Too many channels')
    if (!hub.isKnown(channelName(name, config.private ?? false)) && hub.topics() >= limits.topics)
      return refuse('The server has too many channels at the moment.')
    const member = await findMember(token || apiKey)
    if (typeof member === 'string') return refuse(member)
    if (!mayJoin(member, name, config.private ?? false)) return refuse(refusalOf(name))
    if (!isOpen) return undefined
    const joinRef = frame.joinRef ?? ref
    const channel = openChannel({
      topic: name,
      request: given.data,
      member,
      hub,
      readRows: options.readRows,
      limits,
      send: (event, payload) => send({ joinRef, ref: null, topic, event, payload }),
      sendBroadcast(message) {
        const data = writeBroadcast(topic, message, version)
        if (data !== undefined && isOpen) options.send(data)
      },
      fail: (sentence) => fail(topic, sentence),
      onTrouble,
    })
    channels.set(topic, { channel, joinRef })
    reply({ ...frame, joinRef }, 'ok', channel.answer)
    channel.begin()
    return undefined
  }

  const broadcast = (frame: Pick<Frame, 'joinRef' | 'ref' | 'topic'>, message: Broadcast) => {
    const channel = channels.get(frame.topic)?.channel
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' })
    if (Buffer.byteLength(message.event) > LONGEST_NAME_BYTES) return close(CLOSE.unreadable)
    if (!channel.maySpeak()) return reply(frame, 'error', { reason: NOT_TO_SPEAK })
    channel.broadcast(message)
    return channel.acknowledges ? reply(frame, 'ok') : undefined
  }

  const takeToken = async (topic: string, token: string) => {
    const channel = channels.get(topic)?.channel
    if (!channel) return
    const member = await findMember(token)
    if (typeof member === 'string') fail(topic, member)
    else channel.become(member)
  }

  const handleInChannel = async (frame: Frame, channel: Channel) => {
    switch (frame.event) {
      case 'phx_leave':
        reply(frame, 'ok')
        return drop(frame.topic, 'phx_close')
      case 'access_token': {
        const { success, data } = TokenPayload.safeParse(frame.payload)
        return success ? takeToken(frame.topic, data.access_token || apiKey) : undefined
      }
      case 'broadcast': {
        const { success, data } = BroadcastPayload.safeParse(frame.payload)
        if (!success) return reply(frame, 'error', { reason: 'The broadcast has no event.' })
        return broadcast(frame, { event: data.event, payload: data.payload ?? {} })
      }
      case 'presence': {
        const { success, data } = PresencePayload.safeParse(frame.payload)
        if (!success) return reply(frame, 'error', { reason: 'The presence has no event.' })
        if (!channel.maySpeak()) return reply(frame, 'error', { reason: NOT_TO_SPEAK })
        if (data.event === 'untrack') channel.untrack()
        else if (!channel.track(data.payload)) return reply(frame, 'error', { reason: 'Too much presence.' })
        return reply(frame, 'ok')
      }
      default:
        return reply(frame, 'error', { reason: 'unknown event' })
    }
  }

  const handle = async (frame: Frame) => {
    if (!isOpen) return undefined
    if (frame.event === 'phx_join') return join(frame)
    const found = channels.get(frame.topic)
    return found
      ? handleInChannel(frame, found.channel)
      : reply(frame, 'error', { reason: 'unmatched topic' })
  }
  const enqueue = (work: () => unknown) => {
    waiting += 1
    if (waiting > limits.waitingMessages) return close(CLOSE.tooFast)
    queue = queue
      .then(work)
      .catch(onTrouble)
      .then(() => {
        waiting -= 1
      })
    return undefined
  }
  const isTooFast = (): boolean => {
    const at = now()
    const earned = ((at - countedAt) / 1000) * limits.messagesPerSecond
    allowance = Math.min(limits.messagesAtOnce, allowance + earned) - 1
    countedAt = at
    return allowance < 0
  }

  return {
    receive(data: string | Uint8Array) {
      if (!isOpen) return
      heardAt = now()
      if (isTooFast()) return close(CLOSE.tooFast)
      if (typeof data !== 'string') {
        const push = version === '2.0.0' ? readPush(data) : undefined
        return push ? enqueue(() => broadcast(push, push.message)) : close(CLOSE.unreadable)
      }
      const frame = readText(data, version)
      if (!frame) return close(CLOSE.unreadable)
      // Not behind what waits for the database: the client would take us for dead.
      if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return reply(frame, 'ok')
      return enqueue(() => handle(frame))
    },
    isSilent: (): boolean => now() - heardAt > limits.silentMs,
    /** Ends the channels of tokens that have expired and of sessions that have ended since. */
    async recheck(): Promise<void> {
      for (const [topic, { channel }] of [...channels]) {
        const member = channel.member()
        if (member.kind === 'guest' || channels.get(topic)?.channel !== channel) continue
        const current = await findMember(member.token)
        if (!isOpen) return
        if (typeof current === 'string') fail(topic, current)
        else channel.become(current)
      }
    },
    close,
    /** The socket is gone. */
    end,
  }
}
export type Connection = ReturnType<typeof openConnection>
