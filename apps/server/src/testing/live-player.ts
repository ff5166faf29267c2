import { setTimeout } from 'node:timers/promises'
import { newerView, withCounts } from '@ekagra/exam/live-quiz/follow-room'
import {
  JoinedRoom,
  type OpenRoomRequest,
  type RoomAction,
  RoomAnswer,
  RoomCounts,
  RoomView,
  roomTopic,
} from '@ekagra/schema/live-quiz'
import { createClient } from '@supabase/supabase-js'

interface Place {
  /** Of a server, or of what stands before several. */
  url: string
  key: string
}

/** How long a player tries again when nobody answers. */
const PATIENCE_MS = 30_000
const RETRY_MS = 100

/** A call about rooms; tried again while no server answers, as the page does. */
async function call({ url, key }: Place, path: string, token: string, body?: object): Promise<Response> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      const answer = await fetch(`${url}/realtime/v1/rooms${path}`, {
        headers: { apikey: key, 'Content-Type': 'application/json', 'X-Room-Token': token },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (answer.status < 500) return answer
      await answer.body?.cancel()
    } catch (error) {
      if (performance.now() > until) throw error
    }
    await setTimeout(RETRY_MS)
  }
}

/** A room that a host has opened, or a place in one. */
async function enter(place: Place, path: string, body: object): Promise<JoinedRoom> {
  const answer = await call(place, path, '', body)
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return JoinedRoom.parse(await answer.json())
}

/** Somebody in a room, without a page: hears what happens, and remembers when. */
export async function seatPlayer(place: Place, joined: JoinedRoom) {
  const { token, player } = joined
  const { code } = joined.room
  /** When each phase of each question was first heard of. */
  const seenAt = new Map<string, number>()
  const choices = new Map<number, number>()
  const keys = new Map<number, number>()
  const questions = new Map<number, string>()
  let view = joined.room
  let joins = 0

  const take = (next: RoomView) => {
    view = newerView(view, next)
    const phase = `${next.phase} ${next.number}`
    if (!seenAt.has(phase)) seenAt.set(phase, performance.now())
    if (next.question) questions.set(next.number, JSON.stringify(next.question))
    if (next.key && !next.key.isSkipped) keys.set(next.number, next.key.correctIndex)
  }
  const look = async () => {
    const answer = await call(place, `/${code}`, token)
    if (answer.ok) take(RoomAnswer.parse(await answer.json()).room)
  }
  const client = createClient(place.url, place.key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { reconnectAfterMs: () => 50 },
  })
  await new Promise<void>((resolve, reject) => {
    client
      .channel(roomTopic(code))
      .on('broadcast', { event: 'room' }, ({ payload }) => take(RoomView.parse(payload)))
      .on('broadcast', { event: 'counts' }, ({ payload }) => {
        const next = withCounts(view, RoomCounts.parse(payload))
        if (next) view = next
        else look().catch(reject)
      })
      .subscribe((status) => {
        if (status !== 'SUBSCRIBED') return
        joins += 1
        // What was said before is known from the room itself.
        look().then(resolve, reject)
      })
  })

  return {
    id: player?.id ?? '',
    name: player?.name ?? '',
    view: () => view,
    seenAt: (phase: string) => seenAt.get(phase),
    /** How often the channel was joined: more than once after a break. */
    joins: () => joins,
    async act(action: RoomAction): Promise<Response> {
      const answer = await call(place, `/${code}/actions`, token, action)
      if (answer.ok && action.kind === 'answer') choices.set(action.number, action.choice)
      return answer
    },
    /** The keys that were shown, by question. */
    keys: (): ReadonlyMap<number, number> => keys,
    /** The questions that were shown, as JSON. */
    questions: (): ReadonlyMap<number, string> => questions,
    /** How many of the answers that the server has taken are right. */
    right: (all: ReadonlyMap<number, number>) =>
      [...choices].filter(([number, choice]) => all.get(number) === choice).length,
    leave: () => client.realtime.disconnect(),
  }
}
export type LivePlayer = Awaited<ReturnType<typeof seatPlayer>>

export const openRoomAs = async (place: Place, request: OpenRoomRequest) =>
  seatPlayer(place, await enter(place, '', request))

export const joinRoomAs = async (place: Place, code: string, name: string) =>
  seatPlayer(place, await enter(place, `/${code}/players`, { name }))
