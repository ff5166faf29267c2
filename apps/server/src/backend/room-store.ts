import { Room } from '@ekagra/schema/live-quiz'
import type { AuthQuery } from './auth/auth-query.ts'

/** The rooms of live quizzes while they are played. No role of the data API has any right on it. */
export const LIVE_TABLES = [
  `create table if not exists ekagra_private.live_rooms (
    code text primary key,
    -- Counts changes: of two processes that change a room at one moment, one has to read it again.
    version integer not null,
    state text not null,
    -- In milliseconds since 1970.
    opened_at bigint not null,
    changed_at bigint not null
  )`,
]

/** Where rooms are while they are played: in the database, so that they outlive the process that opened them. */
export interface RoomStore {
  find(code: string): Promise<Room | undefined>
  /** False when the code is taken. */
  add(room: Room, now: number): Promise<boolean>
  /** Stores what a room has become; false when somebody else has changed it since. */
  replace(before: Room, after: Room, now: number): Promise<boolean>
  count(): Promise<number>
  /** Removes rooms that have not changed since a moment, or were opened before another. */
  remove(moments: { unchangedSince: number; openedBefore: number }): Promise<void>
}

export function openRoomStore(query: AuthQuery): RoomStore {
  return {
    async find(code) {
      const [row] = await query('select state from ekagra_private.live_rooms where code = $1', code)
      return row && Room.parse(JSON.parse(String(row.state)))
    },
    async add(room, now) {
      const rows = await query(
        `insert into ekagra_private.live_rooms (code, version, state, opened_at, changed_at) values ($1, $2, $3, $4, $5)
         on conflict (code) do nothing returning code`,
        room.code,
        room.version,
        JSON.stringify(room),
        now,
        now,
      )
      return rows.length === 1
    },
    async replace(before, after, now) {
      const rows = await query(
        `update ekagra_private.live_rooms set version = $1, state = $2, changed_at = $3
         where code = $4 and version = $5 returning code`,
        after.version,
        JSON.stringify(after),
        now,
        before.code,
        before.version,
      )
      return rows.length === 1
    },
    async count() {
      const [row] = await query('select count(*) as rooms from ekagra_private.live_rooms')
      return Number(row?.rooms ?? 0)
    },
    async remove({ unchangedSince, openedBefore }) {
      await query(
        'delete from ekagra_private.live_rooms where changed_at < $1 or opened_at < $2',
        unchangedSince,
        openedBefore,
      )
    },
  }
}
