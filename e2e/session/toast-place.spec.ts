import { expect, type Locator } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { answerAndCheck, button, openSession } from './session-samples.ts'

/** Whether two things on the screen share a place. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a !== null && b !== null && a.y < b.y + b.height && b.y < a.y + a.height
}

test('on a phone a toast covers neither the title of a dialog nor the way to the results, and moves up again on the next page', async ({
  page,
}) => {
  await openSession(page, { count: 1 })
  await button(page, 'Check').click({ force: true })
  const asks = findToast(page, 'Please select an answer')
  await expect(asks).toBeVisible()
  await page.getByRole('button', { name: 'Report this question' }).click()
  const title = page.getByRole('heading', { name: 'Report Content' })
  await expect(page.getByRole('button', { name: 'Submit Report' })).toBeVisible()
  await expect.poll(() => overlap(asks, title)).toBe(false)
  await page.keyboard.press('Escape')

  await answerAndCheck(page, 12)
  await page.locator('footer').getByRole('button', { name: 'Finish' }).click()
  const done = findToast(page, 'Practice completed!')
  const results = page.getByRole('link', { name: 'See results' })
  await expect(done).toBeVisible()
  await expect.poll(() => overlap(done, results)).toBe(false)
  const { y: below = 0 } = (await done.boundingBox()) ?? {}
  await results.click()
  await expect(page).toHaveURL(/\/practice\/results/)
  await expect.poll(async () => (await done.boundingBox())?.y ?? 0).toBeLessThan(below)
})
