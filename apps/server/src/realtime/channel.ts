import { randomUUID } from 'node:crypto'
import type { RowChange } from '../backend/realtime-source.ts'
import type { Broadcast } from './frames.ts'
import { channelName, type Hub, type Listener } from './hub.ts'
import type { JoinRequest } from './join-request.ts'
import type { Limits } from './limits.ts'
import { type Member, mayJoin, maySpeak, refusalOf } from './permissions.ts'
import { type Binding, type BindingRequest, findChanges, type RowReader, readBinding } from './row-changes.ts'

interface ChannelOptions {
  /** Without the `realtime:` before it. */
  topic: string
  request: JoinRequest
  member: Member
  hub: Hub
  readRows: RowReader
  limits: Limits
  send(event: string, payload: unknown): void
  sendBroadcast(message: Broadcast): void
  /** Ends the channel from our side; the client tries to join again. */
  fail(sentence: string): void
  onTrouble(error: unknown): void
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The client takes an id of 0 for none. */
const FIRST_ID = 1

/** What the answer to a join says about the changes that were asked for. */
const echo = (requests: readonly BindingRequest[]) =>
  requests.map(({ event, schema, table, filter }, index) => ({
    id: FIRST_ID + index,
    event,
    schema,
    table,
    filter,
  }))

/** One channel that one socket has joined. */
export function openChannel(options: ChannelOptions) {
  const { topic, request, hub, limits, readRows, send, fail, onTrouble } = options
  const { config = {} } = request
  const isPrivate = config.private ?? false
  const name = channelName(topic, isPrivate)
  const requests = config.postgres_changes ?? []
  const key = config.presence?.key || randomUUID()
  let { member } = options
  let isPresenceShown = config.presence?.enabled ?? false
  let reference: string | undefined
  let isOpen = true
  /** One after the other: a change must not overtake the one before it. */
  let telling: Promise<void> = Promise.resolve()

  const bindings = requests.map((one, index) => readBinding(one, FIRST_ID + index))
  const readable = bindings.filter((binding): binding is Binding => binding !== undefined)
  const ownerOf = (current: Member): string | undefined => {
    if (readable.length === 0 || current.kind === 'guest') return undefined
    return current.kind === 'server' ? '*' : current.userId
  }

  const tell = async (change: RowChange) => {
    if (!isOpen || member.kind === 'guest') return
    for (const binding of readable) {
      const messages = await findChanges(change, binding, member.token, readRows)
      if (!isOpen) return
      if (!messages) return fail('The access token is not valid any more.')
      for (const message of messages) send('postgres_changes', message)
    }
  }
  const listener: Listener = {
    channel: name,
    rowsOf: ownerOf(member),
    broadcast: options.sendBroadcast,
    presence(diff) {
      if (isPresenceShown) send('presence_diff', diff)
    },
    rows(change) {
      telling = telling.then(() => tell(change)).catch(onTrouble)
    },
  }
  const showPresence = () => {
    isPresenceShown = true
    send('presence_state', hub.presence(name))
  }

  return {
    topic,
    isPrivate,
    member: () => member,
    maySpeak: () => maySpeak(member, topic, isPrivate),
    acknowledges: config.broadcast?.ack ?? false,
    /** What the client gets as the answer to its join. */
    answer: { postgres_changes: echo(requests) },
    begin(): void {
      hub.join(listener)
      if (isPresenceShown) showPresence()
      if (requests.length === 0) return
      const problem =
        readable.length < requests.length
          ? 'Unable to subscribe to changes with given parameters. Please check that the table is published and that the filter can be read.'
          : member.kind === 'guest'
            ? 'Unable to subscribe to changes: sign in first.'
            : undefined
      send('system', {
        extension: 'postgres_changes',
        channel: topic,
        status: problem ? 'error' : 'ok',
        message: problem ?? 'Subscribed to PostgreSQL',
      })
    },
    broadcast(message: Broadcast): void {
      hub.broadcast(name, message, config.broadcast?.self ? undefined : listener)
    },
    /** False when it is too much. */
    track(payload: unknown): boolean {
      const shown = isObject(payload) ? payload : {}
      if (Buffer.byteLength(JSON.stringify(shown)) > limits.presenceBytes) return false
      if (reference === undefined && hub.presenceCount(name) >= limits.presencesPerTopic) return false
      if (!isPresenceShown) showPresence()
      reference = hub.track(name, key, shown, reference)
      return true
    },
    untrack(): void {
      if (reference !== undefined) hub.untrack(name, key, reference)
      reference = undefined
    },
    /** The client has another token now, or its session has changed. */
    become(next: Member) {
      if (!mayJoin(next, topic, isPrivate)) return fail(refusalOf(topic))
      member = next
      listener.rowsOf = ownerOf(next)
    },
    end(): void {
      if (!isOpen) return
      isOpen = false
      this.untrack()
      hub.leave(listener)
    },
  }
}
export type Channel = ReturnType<typeof openChannel>
