/** The browser's console is the log: an app without accounts has nowhere else to report to. */
export function logProblem(what: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: see above
  console.error(what, ...(cause === undefined ? [] : [cause]))
}
