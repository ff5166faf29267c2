const SANE = /^[\w.:-]{8,128}$/

/** The caller's own id, so that one can follow a request through several machines, when it is fit for a log; else a new one. */
export function requestId(given: string | null | undefined, draw: () => string): string {
  return given && SANE.test(given) ? given : draw()
}
