import { RoomCounts, RoomView, roomTopic } from '@ekagra/schema/live-quiz'
import { backendClient } from '../backend/backend-client.ts'

export interface RoomListener {
  onView(view: RoomView): void
  onCounts(counts: RoomCounts): void
  /** Connected, for the first time or again: before, messages may have been missed. */
  onConnected(): void
  onLost(): void
}

/** A channel that is still leaving cannot be joined again. */
let leaving: Promise<unknown> = Promise.resolve()

/**
 * Hears what happens in a room, and connects again by itself.
 * @returns stops listening
 */
export function listenToRoom(code: string, { onView, onCounts, onConnected, onLost }: RoomListener) {
  let isOver = false
  let leave = () => Promise.resolve<unknown>(undefined)
  const listen = async () => {
    await leaving
    const client = await backendClient()
    if (!client || isOver) return
    const channel = client
      .channel(roomTopic(code))
      .on('broadcast', { event: 'room' }, ({ payload }) => {
        const { success, data } = RoomView.safeParse(payload)
        if (success && !isOver) onView(data)
      })
      .on('broadcast', { event: 'counts' }, ({ payload }) => {
        const { success, data } = RoomCounts.safeParse(payload)
        if (success && !isOver) onCounts(data)
      })
      .subscribe((status) => {
        if (isOver) return
        if (status === 'SUBSCRIBED') onConnected()
        else onLost()
      })
    leave = () => client.removeChannel(channel)
  }
  const listening = listen().catch(onLost)
  return () => {
    isOver = true
    leaving = listening.then(() => leave()).catch(() => undefined)
  }
}
