/** A page in the background paints nothing. */
const PATIENCE_MS = 100

/** Resolves when what was just changed is on the screen. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    requestAnimationFrame(() => {
      // A message sent from within a frame arrives right after it is drawn, sooner than a timer.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        clearTimeout(timer)
        resolve()
      }
      port2.postMessage(null)
    })
  })
