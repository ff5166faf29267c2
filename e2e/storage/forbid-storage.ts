import type { Page } from '@playwright/test'

/**
 * Takes the origin away from every page, so that the browser itself refuses localStorage, sessionStorage and IndexedDB.
 * Such a page requests its scripts as another site would, which is allowed here.
 */
export async function forbidStorage(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' }
    const isDocument = route.request().resourceType() === 'document'
    await route.fulfill({
      response,
      headers: isDocument ? { ...headers, 'content-security-policy': 'sandbox allow-scripts' } : headers,
    })
  })
}
