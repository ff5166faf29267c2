import type { PlayerView, RoomAction, RoomView } from '@ekagra/schema/live-quiz'
import type { RoomProblem } from '../../lib/live/room-calls.ts'

/** What the parts of a room get. */
export interface RoomProps {
  view: RoomView
  player: PlayerView
  /** Absent until the room is connected. */
  act: ((action: RoomAction) => Promise<RoomProblem | undefined>) | undefined
}
