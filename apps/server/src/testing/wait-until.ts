import { setTimeout } from 'node:timers/promises'

/** Waits until something is true, but not for ever. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  patienceMs = 15_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`still not true after ${patienceMs} ms: ${isTrue}`)
    await setTimeout(25)
  }
}
