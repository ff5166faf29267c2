import { expect, test } from '@playwright/test'
import { leaveResult, ring } from './result-samples.ts'

const petals = '[data-celebration]'

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
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000) // a slow page must not use up the 300 ms
    await page.goto(`/test/results?id=test-1&topic=Trains${view === 'mock' ? '&mock=true' : ''}`)
    const score = ring(page, Math.round((right / total) * 100), right, total)
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return score.isVisible()
      })
      .toBe(true)
    expect(await page.locator(petals).count()).toBe(0)
    await page.clock.runFor(400)
    await expect(page.locator(petals)).toHaveCount(falls ? 1 : 0)
  })
}

test('RESULTS-15 nothing falls for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await leaveResult(page, 4, 4)
  await page.goto('/test/results?id=test-1&topic=Trains')
  await expect(ring(page, 100, 4, 4)).toBeVisible()
  await page.waitForTimeout(600)
  await expect(page.locator(petals)).toHaveCount(0)
})
