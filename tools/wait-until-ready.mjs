import { setTimeout } from 'node:timers/promises'

/** Waits until the server at this address says it is ready. @param {string} address */
export async function waitUntilReady(address, patience = 120_000) {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await setTimeout(100)
  }
  throw new Error(`${address} was not ready after ${patience / 1000} s`)
}
