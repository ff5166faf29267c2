import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('SHELL-24 the search finds by any name, is kept when going back, and offers practice when nothing is found', async ({
  page,
}) => {
  await page.goto('/categories')
  const search = page.getByRole('searchbox', { name: 'Search the syllabus' })
  await search.fill('staff selection')
  await expect(page.getByRole('link', { name: 'SSC CGL', exact: true })).toBeVisible()
  await search.fill('hcf')
  await page.getByRole('link', { name: 'HCF & LCM', exact: true }).click()
  await expect(page).toHaveURL(/\/subcategory\/hcf-lcm$/)
  await page.goBack()
  await expect(search).toHaveValue('hcf')
  await search.fill('qqqqq')
  await expect(page.getByRole('heading', { name: 'Nothing is called “qqqqq”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice qqqqq' })).toHaveAttribute(
    'href',
    '/practice?topic=qqqqq',
  )
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('region', { name: 'Exams' })).toBeVisible()
})

test('SHELL-24 an exam or a chapter that does not exist says so and links to all categories', async ({
  page,
}) => {
  for (const path of ['/category/no-such-exam', '/subcategory/no-such-chapter']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'This category does not exist' })).toBeVisible()
    await expect(page.getByText(path.replace(/.*\//, ''))).toBeVisible()
    await page.getByRole('link', { name: 'All categories' }).click()
    await expect(page).toHaveURL(/\/categories$/)
  }
})

test('SHELL-24 browsing loads no generator', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/category/mathematics')
  await expect(page.getByRole('heading', { level: 1, name: 'Mathematics' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const engine = /make-paper|resolve-topic|hcf-lcm|speed-time-distance/
  expect(loaded.filter((path) => engine.test(path))).toEqual([])
})
