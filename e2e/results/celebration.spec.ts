import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { leaveResult, makeAnswers, makeResultQuestions, ring, showNextResult } from './result-samples.ts'

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

const addressOf = (view: string, id = 1) =>
  `/test/results?id=test-${id}&topic=Trains${view === 'mock' ? '&mock=true' : ''}`

for (const { id, view, total, right } of [
  { id: 'RESULTS-15', view: 'normal', total: 10, right: 7 },
  { id: 'RESULTS-16', view: 'mock', total: 4, right: 3 },
]) {
  test(`${id} ${right} of ${total} in the ${view} view lets petals fall after 300 ms`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await leaveResult(page, total, right)
    await noteFirstSight(page)
    await page.goto(addressOf(view))
    await expect(ring(page, Math.round((right / total) * 100), right, total)).toBeVisible()
    await expect(page.locator(petals)).toHaveCount(1)
    const { score = 0, celebration = 0 } = await page.evaluate(() => window.firstSight)
    // The score is seen some frames after the clock has started.
    expect(celebration - score).toBeGreaterThanOrEqual(230)
  })
}

test('RESULTS-15 RESULTS-16 69 of 100 in the normal view and 74 in the mock view are not celebrated, nor is anything for a person who asked for less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  const expectNoPetals = async (view: string, total: number, right: number) => {
    await showNextResult(page, addressOf(view, right), {
      resultQuestions: makeResultQuestions(total),
      resultAnswers: makeAnswers(total, right),
    })
    await expect(ring(page, Math.round((right / total) * 100), right, total)).toBeVisible()
    await page.clock.runFor(900)
    await expect(page.locator(petals)).toHaveCount(0)
  }
  await expectNoPetals('normal', 100, 69)
  await expectNoPetals('mock', 100, 74)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoPetals('normal', 4, 4)
})
