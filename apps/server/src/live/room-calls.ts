import {
  CODE_LENGTH,
  CODE_LETTERS,
  JoinRoomRequest,
  OpenRoomRequest,
  RoomAction,
  type RoomRefusal,
} from '@ekagra/schema/live-quiz'
import type { LiveRooms } from './live-rooms.ts'

const ROUTE = new RegExp(`^/realtime/v1/rooms(?:/([${CODE_LETTERS}]{${CODE_LENGTH}})(/players|/actions)?)?$`)

const REFUSALS: Record<RoomRefusal, { status: number; message: string }> = {
  'no-room': { status: 404, message: 'There is no such room.' },
  'no-topic': { status: 404, message: 'There are no questions on this topic.' },
  'no-name': { status: 422, message: 'A name is missing.' },
  full: { status: 409, message: 'This room is full.' },
  over: { status: 410, message: 'This quiz is over.' },
  closed: { status: 409, message: 'This question is closed.' },
  'not-host': { status: 403, message: 'Only the host may do this.' },
  'unknown-player': { status: 401, message: 'Join the room first.' },
  'too-many-rooms': { status: 503, message: 'There are too many rooms at the moment.' },
  unreadable: { status: 422, message: 'This cannot be read.' },
}

const FRESH = { 'Cache-Control': 'no-store' }

function reply(result: object | RoomRefusal, status = 200): Response {
  if (typeof result !== 'string') return Response.json(result, { status, headers: FRESH })
  const refusal = REFUSALS[result]
  return Response.json({ code: result, message: refusal.message }, { status: refusal.status, headers: FRESH })
}

/** The calls below /realtime/v1/rooms. Whoever plays shows the token of their place in the room. */
export function roomCalls(rooms: LiveRooms) {
  return async (request: Request): Promise<Response> => {
    const [path, code, part] = ROUTE.exec(new URL(request.url).pathname) ?? []
    if (path === undefined) return reply('no-room')
    const token = request.headers.get('X-Room-Token') ?? ''
    if (code !== undefined && part === undefined && request.method === 'GET')
      return reply(await rooms.look(code, token))
    if (request.method !== 'POST' || (code !== undefined && part === undefined))
      return Response.json({ message: 'This is not done in this way.' }, { status: 405, headers: FRESH })
    const body: unknown = await request.json().catch(() => undefined)
    if (code === undefined) {
      const { success, data } = OpenRoomRequest.safeParse(body)
      return success ? reply(await rooms.open(data), 201) : reply('unreadable')
    }
    if (part === '/players') {
      const { success, data } = JoinRoomRequest.safeParse(body)
      return success ? reply(await rooms.join(code, data.name), 201) : reply('unreadable')
    }
    const { success, data } = RoomAction.safeParse(body)
    return success ? reply(await rooms.act(code, token, data)) : reply('unreadable')
  }
}
