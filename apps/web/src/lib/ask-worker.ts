/**
 * Sends the service worker a message and hands over each of its answers until `onAnswer` says that it was the last one.
 * Rejects if the app has no worker.
 */
export async function askWorker(
  message: { type: string; [detail: string]: unknown },
  onAnswer: (answer: unknown) => 'go on' | 'last',
): Promise<void> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) throw new Error('no service worker')
  const { port1, port2 } = new MessageChannel()
  await new Promise<void>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (onAnswer(data) === 'last') resolve()
    }
    worker.postMessage(message, [port2])
  })
  port1.close()
}
