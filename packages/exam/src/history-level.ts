import { Difficulty } from '@ekagra/schema/difficulty'
import type { HistoryEntry } from '@ekagra/schema/history-entry'

export const CURRENT_AFFAIRS_LEVEL = 'current-affairs'
export const CURRENT_AFFAIRS_ID_PREFIX = 'current-affairs-'
/** What a stored entry counts as when its level is missing or unknown. */
export const DEFAULT_HISTORY_LEVEL: Difficulty = 'medium'

export type HistoryLevel = Difficulty | typeof CURRENT_AFFAIRS_LEVEL

/** How an entry counts in filters and figures: a current-affairs quiz stores its category in place of a level. */
export const historyLevel = ({ id, difficulty }: Pick<HistoryEntry, 'id' | 'difficulty'>): HistoryLevel => {
  const level = difficulty.trim().toLowerCase()
  if (level === CURRENT_AFFAIRS_LEVEL || id.startsWith(CURRENT_AFFAIRS_ID_PREFIX))
    return CURRENT_AFFAIRS_LEVEL
  return Difficulty.safeParse(level).data ?? DEFAULT_HISTORY_LEVEL
}
