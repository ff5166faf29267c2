import type { RoomCounts, RoomView } from '@ekagra/schema/live-quiz'

/** Of two views of a room the newer one: messages of two processes may arrive in any order. */
export const newerView = (current: RoomView | undefined, next: RoomView): RoomView =>
  current && current.code === next.code && current.version >= next.version ? current : next

/**
 * The view with newer counts. They belong to one open question: for any other one, a message was missed or is still to come.
 * @returns undefined when the room has to be asked for again
 */
export function withCounts(current: RoomView, counts: RoomCounts): RoomView | undefined {
  if (counts.version <= current.version) return current
  if (counts.phase !== current.phase || counts.number !== current.number) return undefined
  return {
    ...current,
    players: Math.max(current.players, counts.players),
    answered: Math.max(current.answered, counts.answered),
  }
}
