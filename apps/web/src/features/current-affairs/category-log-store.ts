import { type CategoryLog, logCategorySession } from '@ekagra/exam/current-affairs/category-log'

let log: CategoryLog = {}
const listeners = new Set<() => void>()

/** What was taken since the page was opened. In memory only: it is a help for this visit, not a record. */
export const categoryLog = {
  read: () => log,
  add(category: string, questions: number): void {
    log = logCategorySession(log, category, questions)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
