import type { Page } from '@playwright/test'

/** Ends the process of a page as a crash does: nothing in it runs any more. */
export async function crash(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The command never answers: the page that would is gone.
  client.send('Page.crash').catch(() => undefined)
  await crashed
}
