import { type CategoryLog, logCategorySession } from '@ekagra/exam/current-affairs/category-log'
import { createListeners } from '../../lib/stores/core/listeners.ts'

let log: CategoryLog = {}
const { subscribe, notify } = createListeners()

/** What was taken since the page was opened. In memory only: it is a help for this visit, not a record. */
export const categoryLog = {
  read: () => log,
  add(category: string, questions: number): void {
    log = logCategorySession(log, category, questions)
    notify()
  },
  subscribe,
}
