import { timeframeStart } from '@ekagra/exam/current-affairs/timeframe'
import type { Timeframe } from '@ekagra/schema/generate-questions'

const SPELLED = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** '8 November 2026': the day in India, where the learners are. */
export const spellDate = (moment: number): string => SPELLED.format(moment)

/** 'from 8 November 2026 to 15 November 2026': models do not know what day it is. */
export function spellTimeframe(timeframe: Timeframe, now: number): string {
  return `from ${spellDate(timeframeStart(timeframe, now))} to ${spellDate(now)}`
}
