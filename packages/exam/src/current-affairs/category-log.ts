/** Sessions started per category since the page was opened: how many questions each had. Never stored. */
export type CategoryLog = Readonly<Record<string, readonly number[]>>

export const logCategorySession = (log: CategoryLog, category: string, questions: number): CategoryLog => ({
  ...log,
  [category]: [...timesOf(log, category), questions],
})

/** One line per session, counted from 1. */
export const categorySessions = (
  log: CategoryLog,
  category: string,
): { session: number; questions: number }[] =>
  timesOf(log, category).map((questions, index) => ({ session: index + 1, questions }))

/** 'Used N time(s)' on a card, shown when above 0. */
export const timesUsed = (log: CategoryLog, category: string): number => timesOf(log, category).length

const timesOf = (log: CategoryLog, category: string): readonly number[] =>
  Object.hasOwn(log, category) ? (log[category] ?? []) : []
