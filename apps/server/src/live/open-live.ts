import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { roomTopic } from '@ekagra/schema/live-quiz'
import type { RoomStore } from '../backend/room-store.ts'
import type { FunctionDependencies } from '../functions/dependencies.ts'
import { openLiveRooms } from './live-rooms.ts'
import { roomCalls } from './room-calls.ts'
import { setDrawer } from './set-drawer.ts'

interface LiveOptions {
  store: RoomStore
  functions: FunctionDependencies
  /** Says something to everybody in a public channel, on every process. */
  say(topic: string, event: string, payload: object): void
  onTrouble(error: unknown): void
}

/** How often rooms that are over are removed. */
const SWEEP_EVERY_MS = 10 * 60_000

/** The live quizzes of this process. */
export function openLive({ store, functions, say, onTrouble }: LiveOptions) {
  const rooms = openLiveRooms({
    store,
    drawSet: setDrawer(functions),
    tell: (code, event, payload) => say(roomTopic(code), event, payload),
    random: () => randomInt(2 ** 32) / 2 ** 32,
    drawToken: () => randomBytes(24).toString('base64url'),
    drawId: randomUUID,
    now: Date.now,
    onTrouble,
  })
  const sweeping = setInterval(() => void rooms.removeOld().catch(onTrouble), SWEEP_EVERY_MS)
  sweeping.unref()
  return {
    /** The HTTP calls below /realtime/v1/rooms. */
    call: roomCalls(rooms),
    close(): void {
      clearInterval(sweeping)
      rooms.close()
    },
  }
}
