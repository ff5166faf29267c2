import type { Durability } from './session-record.ts'

/** Storage that does not answer must not block the screen for ever; the learner is told instead. */
const PATIENCE_MS = 4000

/** How well something was saved; storage that fails or does not answer counts as `memory`. */
export function waitForSave(saving: Promise<Durability>): Promise<Durability> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('memory'), PATIENCE_MS)
    saving.then(resolve, () => resolve('memory')).finally(() => clearTimeout(timer))
  })
}
