import type { Page } from '@playwright/test'

export interface Place {
  x: number
  y: number
}

/** One finger that moves in 150 ms by the time of the events, however long a busy machine takes to deliver them. */
export async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds: number, ...touchPoints: Place[]) =>
    client.send('Input.dispatchTouchEvent', { type, timestamp: began + seconds, touchPoints })
  await touch('touchStart', 0, from)
  await touch('touchMove', 0.05, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  await touch('touchMove', 0.1, to)
  await touch('touchEnd', 0.15)
  await client.detach()
}
