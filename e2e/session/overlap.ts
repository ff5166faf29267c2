import type { Locator } from '@playwright/test'

/** Whether two things on the screen share a place. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a !== null && b !== null && a.y < b.y + b.height && b.y < a.y + a.height
}
