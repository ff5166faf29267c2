import type { Page } from '@playwright/test'

export const WIDE = { width: 1280, height: 900 }

/** Makes the screen of a phone as wide as a desktop's for a while: the page lays itself out anew, and nothing is loaded again. */
export async function onWideScreen(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(WIDE)
  await look()
  if (before) await page.setViewportSize(before)
}
