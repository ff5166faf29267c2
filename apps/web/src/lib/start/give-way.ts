/** Half a frame, so that a phone four times as slow as this reckons with still draws and answers at once. */
const SLICE_MS = 8

let lastPause = 0

/**
 * Long work calls this between two parts. It lets the screen draw and answer when the last time was a while ago, and returns at once
 * otherwise. A timer waits for at least 4 ms, so it is used only where the browser has nothing better.
 */
export async function giveWay(): Promise<void> {
  if (performance.now() - lastPause < SLICE_MS) return
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield()
  else await new Promise((resolve) => setTimeout(resolve))
  lastPause = performance.now()
}
