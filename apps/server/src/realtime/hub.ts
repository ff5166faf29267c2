import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Bus, BusListener, RowChange } from '../backend/realtime-source.ts'
import type { Broadcast } from './frames.ts'
import { createPresences, isEmpty, type PresenceDiff, PresenceState } from './presences.ts'

/** A joined channel of one socket. */
export interface Listener {
  /** Private and public channels of one name have nothing to do with each other. */
  channel: string
  broadcast(message: Broadcast): void
  presence(diff: PresenceDiff): void
  /** Rows of this owner; `*` for everybody's, undefined for nobody's. */
  rowsOf: string | undefined
  rows(change: RowChange): void
}

export const channelName = (topic: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'}:${topic}`

const BroadcastText = z.union([
  z.object({ event: z.string(), base64: z.string() }),
  z.object({ event: z.string(), payload: z.unknown() }),
])

/** What processes tell each other. */
const BusMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('broadcast'), channel: z.string(), message: BroadcastText }),
  z.object({ kind: z.literal('moved'), channel: z.string(), joins: PresenceState, leaves: PresenceState }),
  /** Says who is in a channel of the sender; sent when somebody asks. */
  z.object({ kind: z.literal('here'), channel: z.string(), state: PresenceState }),
  z.object({ kind: z.literal('who'), channel: z.string() }),
])
type BusMessage = z.infer<typeof BusMessage>

/** Connects the channels of this process with each other and with those of the other processes. */
export function createHub(bus: Bus) {
  const listeners = new Map<string, Set<Listener>>()
  const presences = createPresences()
  const publish = (message: BusMessage) => bus.publish(JSON.stringify(message))
  const listenersOf = (channel: string) => listeners.get(channel) ?? new Set<Listener>()

  const tellPresence = (channel: string, diff: PresenceDiff) => {
    if (isEmpty(diff)) return
    for (const listener of listenersOf(channel)) listener.presence(diff)
  }
  const move = (channel: string, diff: PresenceDiff) => {
    const changed = presences.apply(channel, bus.self, diff)
    if (isEmpty(changed)) return
    publish({ kind: 'moved', channel, ...changed })
    tellPresence(channel, changed)
  }
  const sayWhoIsHere = (channel: string) => {
    const state = presences.stateOf(channel, bus.self)
    if (Object.keys(state).length > 0) publish({ kind: 'here', channel, state })
  }

  const hear = (from: string, message: BusMessage) => {
    const { channel } = message
    if (message.kind === 'who') return sayWhoIsHere(channel)
    // Without a listener here, what others say is not kept.
    if (!listeners.has(channel)) return undefined
    if (message.kind === 'broadcast') {
      for (const listener of listenersOf(channel)) listener.broadcast(message.message)
      return undefined
    }
    return tellPresence(
      channel,
      message.kind === 'moved'
        ? presences.apply(channel, from, message)
        : presences.replace(channel, from, message.state),
    )
  }

  const onBus: BusListener = {
    message(from, text) {
      const { success, data } = BusMessage.safeParse(JSON.parse(text))
      if (success) hear(from, data)
    },
    rows(change) {
      for (const all of listeners.values()) {
        for (const listener of all) {
          if (listener.rowsOf === '*' || listener.rowsOf === change.owner) listener.rows(change)
        }
      }
    },
    gone(from) {
      for (const channel of presences.channelsOf(from)) {
        tellPresence(channel, presences.replace(channel, from, {}))
      }
    },
    connected() {
      for (const channel of listeners.keys()) {
        publish({ kind: 'who', channel })
        sayWhoIsHere(channel)
      }
    },
  }

  return {
    open: () => bus.listen(onBus),
    topics: () => listeners.size,
    isKnown: (channel: string) => listeners.has(channel),
    join(listener: Listener): void {
      const all = listeners.get(listener.channel)
      if (all) all.add(listener)
      else {
        listeners.set(listener.channel, new Set([listener]))
        publish({ kind: 'who', channel: listener.channel })
      }
    },
    leave(listener: Listener): void {
      const all = listeners.get(listener.channel)
      all?.delete(listener)
      if (all?.size !== 0) return
      listeners.delete(listener.channel)
      presences.forget(listener.channel)
    },
    /** To everybody in the channel, on every process, except one. */
    broadcast(channel: string, message: Broadcast, except?: Listener): void {
      publish({ kind: 'broadcast', channel, message })
      for (const listener of listenersOf(channel)) if (listener !== except) listener.broadcast(message)
    },
    presence: presences.state,
    presenceCount: presences.count,
    /**
     * Shows something of a member to the channel, in place of what it showed before.
     * @returns the reference by which it is taken back
     */
    track(channel: string, key: string, payload: object, before: string | undefined): string {
      const reference = randomUUID()
      const leaves = before === undefined ? {} : { [key]: { metas: [{ phx_ref: before }] } }
      move(channel, { joins: { [key]: { metas: [{ ...payload, phx_ref: reference }] } }, leaves })
      return reference
    },
    untrack(channel: string, key: string, reference: string): void {
      move(channel, { joins: {}, leaves: { [key]: { metas: [{ phx_ref: reference }] } } })
    },
  }
}
export type Hub = ReturnType<typeof createHub>
