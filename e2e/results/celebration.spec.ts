import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { leaveResult, ring } from './result-samples.ts'

const petals = '[data-celebration]'

declare global {
  interface Window {
    firstSight: { score?: number; celebration?: number }
  }
}

/** Records when the score and the petals are first on the page, by the clock of the page. */
async function noteFirstSight(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firstSight = {}
    new MutationObserver(() => {
      const seen = window.firstSight
      if (document.querySelector('[role="img"][aria-label*=" right"]')) seen.score ??= performance.now()
      if (document.querySelector('[data-celebration]')) seen.celebration ??= performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
}

for (const { id, view, total, right, falls } of [
  { id: 'RESULTS-15', view: 'normal', total: 10, right: 7, falls: true },
  { id: 'RESULTS-15', view: 'normal', total: 100, right: 69, falls: false },
  { id: 'RESULTS-16', view: 'mock', total: 4, right: 3, falls: true },
  { id: 'RESULTS-16', view: 'mock', total: 100, right: 74, falls: false },
]) {
  test(`${id} ${right} of ${total} in the ${view} view ${falls ? 'lets petals fall' : 'is not celebrated'} after 300 ms`, async ({
    page,
  }) => {
    await leaveResult(page, total, right)
    await noteFirstSight(page)
    if (!falls) await page.clock.install()
    await page.goto(`/test/results?id=test-1&topic=Trains${view === 'mock' ? '&mock=true' : ''}`)
    await expect(ring(page, Math.round((right / total) * 100), right, total)).toBeVisible()
    if (falls) {
      await expect(page.locator(petals)).toHaveCount(1)
      const { score = 0, celebration = 0 } = await page.evaluate(() => window.firstSight)
      // The score is seen some frames after the clock has started.
      expect(celebration - score).toBeGreaterThanOrEqual(230)
    } else {
      await page.clock.runFor(900)
      await expect(page.locator(petals)).toHaveCount(0)
    }
  })
}

test('RESULTS-15 no petals fall for a person who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await leaveResult(page, 4, 4)
  await page.goto('/test/results?id=test-1&topic=Trains')
  await expect(ring(page, 100, 4, 4)).toBeVisible()
  await page.clock.runFor(600)
  await expect(page.locator(petals)).toHaveCount(0)
})
