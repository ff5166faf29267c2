import * as z from 'zod/mini'
import { DeviceType } from '../history-entry.ts'

/** A card of the recent-tests list: a history entry in brief. */
export const RecentTest = z.strictObject({
  id: z.string(),
  /** The topic. */
  title: z.string(),
  /** How many there were. */
  questions: z.int(),
  time: z.string(),
  /** The difficulty. */
  category: z.string(),
  /** Per cent. */
  score: z.number(),
  date: z.string(),
  deviceType: DeviceType,
})
export type RecentTest = z.infer<typeof RecentTest>
