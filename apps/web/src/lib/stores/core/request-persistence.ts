let asked = false

/** Asks the browser not to evict what it keeps, once there is something worth keeping. Some browsers ask the person. */
export function requestPersistence(): void {
  if (asked) return
  asked = true
  const ask = async () => (await navigator.storage?.persisted?.()) || (await navigator.storage?.persist?.())
  ask().catch(() => undefined)
}
