/** A screen that answers within this time feels immediate, and a slice of work on a slow phone takes longer than planned. */
const SLICE_MS = 25

let lastPause = 0

/**
 * Long work calls this between two parts. It lets the screen draw and answer when the last time was a while ago, and returns at once
 * otherwise: a browser makes each timer wait for 4 ms, which 2,000 parts would add up to 8 seconds.
 */
export async function giveWay(): Promise<void> {
  if (performance.now() - lastPause < SLICE_MS) return
  await new Promise((resolve) => setTimeout(resolve))
  lastPause = performance.now()
}
