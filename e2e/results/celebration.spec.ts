import { expect, type Page } from '@playwright/test'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { leftBehind, ring, showNextResult } from './result-samples.ts'

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

const addressOf = (view: string, id: number) =>
  `/test/results?id=test-${id}&topic=Trains${view === 'mock' ? '&mock=true' : ''}`

test('RESULTS-03 RESULTS-08 RESULTS-15 RESULTS-16 petals fall 300 ms after 7 of 10 in the normal view and 3 of 4 in the mock view; 69 of 100 and 74 are not celebrated, nor is anything for a person who asked for less motion; until its data arrive a result says that it loads', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await noteFirstSight(page)
  for (const { view, total, right } of [
    { view: 'normal', total: 10, right: 7 },
    { view: 'mock', total: 4, right: 3 },
  ]) {
    await test.step(`${right} of ${total} in the ${view} view lets petals fall after 300 ms`, async () => {
      await showNextResult(page, addressOf(view, total), leftBehind(total, right))
      await expect(ring(page, Math.round((right / total) * 100), right, total)).toBeVisible()
      await expect(page.locator(petals)).toHaveCount(1)
      const { score = 0, celebration = 0 } = await page.evaluate(() => window.firstSight)
      // The score is seen some frames after the clock has started.
      expect(celebration - score).toBeGreaterThanOrEqual(230)
    })
    await goInApp(page, '/menu')
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
    await expect(page.locator(petals)).toHaveCount(0)
    await page.evaluate(() => {
      window.firstSight = {}
    })
  }
  await page.clock.install()
  const expectNoPetals = async (view: string, total: number, right: number) => {
    await showNextResult(page, addressOf(view, right), leftBehind(total, right))
    await expect(ring(page, Math.round((right / total) * 100), right, total)).toBeVisible()
    await page.clock.runFor(900)
    await expect(page.locator(petals)).toHaveCount(0)
  }
  await test.step('too few right answers, and less motion', async () => {
    await expectNoPetals('normal', 100, 69)
    await expectNoPetals('mock', 100, 74)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectNoPetals('normal', 4, 4)
  })
  await test.step('the screen shows that it loads for 50 ms before its data arrive', async () => {
    await goInApp(page, '/menu')
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await showNextResult(page, addressOf('normal', 5), leftBehind(4, 4))
    await expect(page.getByText('Loading results')).toBeVisible()
    await expect(ring(page, 100, 4, 4)).toHaveCount(0)
    // Time runs again, and the data arrive.
    await page.clock.resume()
    await expect(ring(page, 100, 4, 4)).toBeVisible()
  })
})
