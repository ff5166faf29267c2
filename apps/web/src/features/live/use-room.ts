import { useEffect, useState, useSyncExternalStore } from 'react'
import { listenToRoom } from '../../lib/live/listen-to-room.ts'
import { actInRoom, lookAtRoom } from '../../lib/live/room-calls.ts'
import { openRoomConnection, type RoomConnection, type RoomState } from '../../lib/live/room-connection.ts'

const LOADING: RoomState = {
  view: undefined,
  player: null,
  endsAt: null,
  refusal: undefined,
  isConnected: true,
}
const subscribeToNothing = () => () => undefined
const readNothing = () => LOADING

/** The room as it is now, from the place of whoever has the token. */
export function useRoom(code: string, token: string) {
  const [connection, setConnection] = useState<RoomConnection>()
  useEffect(() => {
    const opened = openRoomConnection({
      look: () => lookAtRoom(code, token),
      act: (action) => actInRoom(code, token, action),
      listen: (listener) => listenToRoom(code, listener),
      now: Date.now,
    })
    setConnection(opened)
    const refresh = () => {
      if (document.visibilityState === 'visible') opened.refresh()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('online', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('online', refresh)
      opened.close()
    }
  }, [code, token])
  const state = useSyncExternalStore(
    connection?.subscribe ?? subscribeToNothing,
    connection?.read ?? readNothing,
  )
  return { ...state, act: connection?.act }
}
