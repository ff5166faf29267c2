import { logProblem } from '../../log.ts'

/** Storage failures never reach the person as errors: they are logged, and the store falls back. */
export function logStorageProblem(what: string, cause?: unknown): void {
  logProblem(`Storage: ${what}`, cause)
}
