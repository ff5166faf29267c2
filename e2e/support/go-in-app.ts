import { expect, type Page } from '@playwright/test'

/** A page shows its landing, or that it loads, until the app's code has come and draws it. */
export const waitForApp = (page: Page): Promise<void> =>
  expect(page.locator('#landing, #first-paint')).toHaveCount(0)

/** Goes to another page of the app as a link of the app does: nothing is loaded anew, and time that was stopped stays stopped. */
export async function goInApp(page: Page, path: string, state: unknown = null): Promise<void> {
  await waitForApp(page)
  await page.evaluate(
    ([to, usr]) => {
      const idx = Number(history.state?.idx ?? 0) + 1
      history.pushState({ usr, key: `test-${idx}`, idx }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [path, state] as const,
  )
}

/** Goes there and waits for its title; the page before must have another one. */
export async function openInApp(page: Page, path: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 }).first()
  const before = (await title.textContent()) ?? ''
  await goInApp(page, path)
  await expect(title, path).not.toHaveText(before)
  await expect(title, path).toBeVisible()
}
