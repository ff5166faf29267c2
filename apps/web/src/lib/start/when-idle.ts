/** Calls a task when the browser has nothing else to do. Safari cannot tell; there it is called soon. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task)
  else setTimeout(task)
}
