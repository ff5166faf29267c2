import {
  JoinedRoom,
  type OpenRoomRequest,
  type RoomAction,
  RoomAnswer,
  RoomRefusal,
} from '@ekagra/schema/live-quiz'
import * as z from 'zod/mini'
import { loadConfig, OFFLINE_CONFIG } from '../backend/load-config.ts'

/**
 * Why something was not done: what the server said, or
 * - `offline`: it did not answer
 * - `not-here`: the backend is elsewhere, so there are no live quizzes
 * - `too-fast`: too many calls from this address
 */
export type RoomProblem = RoomRefusal | 'offline' | 'not-here' | 'too-fast'

export type RoomResult<Value> = { value: Value } | { problem: RoomProblem }

const TIMEOUT_MS = 8000
/** The host waits until all questions are made. */
const OPEN_TIMEOUT_MS = 40_000

const Refused = z.object({ code: RoomRefusal })

interface Call<Value> {
  path: string
  token?: string
  body?: object
  timeoutMs?: number
  parse(json: unknown): Value
}

async function call<Value>({
  path,
  token = '',
  body,
  timeoutMs = TIMEOUT_MS,
  parse,
}: Call<Value>): Promise<RoomResult<Value>> {
  const config = await loadConfig()
  if (config === OFFLINE_CONFIG) return { problem: 'offline' }
  if (config.features.accounts === null) return { problem: 'not-here' }
  try {
    const response = await fetch(`/realtime/v1/rooms${path}`, {
      headers: {
        apikey: config.publishableKey,
        'Content-Type': 'application/json',
        'X-Room-Token': token,
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const json: unknown = await response.json()
    if (response.ok) return { value: parse(json) }
    if (response.status === 429) return { problem: 'too-fast' }
    return { problem: Refused.safeParse(json).data?.code ?? 'offline' }
  } catch {
    return { problem: 'offline' }
  }
}

const parseJoined = (json: unknown) => JoinedRoom.parse(json)
const parseAnswer = (json: unknown) => RoomAnswer.parse(json)

export const openRoom = (body: OpenRoomRequest) =>
  call({ path: '', body, timeoutMs: OPEN_TIMEOUT_MS, parse: parseJoined })

export const joinRoom = (code: string, name: string) =>
  call({ path: `/${code}/players`, body: { name }, parse: parseJoined })

export const lookAtRoom = (code: string, token: string) =>
  call({ path: `/${code}`, token, parse: parseAnswer })

export const actInRoom = (code: string, token: string, action: RoomAction) =>
  call({ path: `/${code}/actions`, token, body: action, parse: parseAnswer })
