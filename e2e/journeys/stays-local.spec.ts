import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('STORE-01 STORE-02 a whole practice sends the server nothing but what to ask', async ({ page }) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') bodies.push(`${new URL(request.url()).pathname} ${request.postData()}`)
  })
  await page.goto('/practice')
  await page.getByLabel('What would you like to practice?').fill('Percentage')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page).toHaveURL('/practice/session', { timeout: 20_000 })
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText(/^(Correct|Incorrect)$/).first()).toBeVisible()
  await page.goto('/history')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  expect(bodies).toHaveLength(1)
  const [path = '', body = ''] = bodies[0]?.split(/ (.*)/s) ?? []
  expect(path).toBe('/functions/v1/generate-questions')
  const allowed = ['topic', 'count', 'difficulty', 'provider', 'seed']
  expect(Object.keys(JSON.parse(body)).filter((key) => !allowed.includes(key))).toEqual([])
})
