/** Storage failures never reach the person as errors: they are logged, and the store falls back. */
export function logStorageProblem(what: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the contract asks for a log and the browser's console is the log
  console.warn(`[storage] ${what}`, ...(cause === undefined ? [] : [cause]))
}
