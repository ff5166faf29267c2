import type { AuthStore } from './auth-store.ts'

/** In characters. Ten years of daily tests are about a third of it. */
const MOST_PER_ACCOUNT = 100_000_000
/** Adding up what somebody has takes time; in between, what they send is added to it. */
const MEASURED_FOR_MS = 10 * 60_000
const MOST_REMEMBERED = 10_000

interface RoomOptions {
  store: Pick<AuthStore, 'measureRecords'>
  now(): number
  most?: number | undefined
}

/** Whoever has an account could otherwise fill the disk. */
export function recordRoom({ store, now, most = MOST_PER_ACCOUNT }: RoomOptions) {
  const measured = new Map<string, { size: number; at: number }>()
  return {
    /** The refusal of records for which an account has no room. */
    async refuse(userId: string, characters: number): Promise<Response | undefined> {
      const known = measured.get(userId)
      const isCurrent = known !== undefined && now() - known.at < MEASURED_FOR_MS
      const size = isCurrent ? known.size : await store.measureRecords(userId)
      if (size + characters > most) {
        measured.delete(userId)
        const message = 'This account has no more room.'
        return Response.json({ code: 'account_full', message, details: null, hint: null }, { status: 507 })
      }
      measured.delete(userId)
      measured.set(userId, { size: size + characters, at: isCurrent ? known.at : now() })
      const [oldest] = measured.keys()
      if (measured.size > MOST_REMEMBERED && oldest !== undefined) measured.delete(oldest)
      return undefined
    },
  }
}
