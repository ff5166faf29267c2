import { expect, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { seedHistory, type Taken } from '../support/make-history.ts'
import { test } from '../support/test.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Tests' }).getByRole('heading', { level: 2 })
const row = (page: Page, topic: string) =>
  page.getByRole('list', { name: 'Tests' }).locator('> li').filter({ hasText: topic })

async function open(page: Page, tests: readonly Taken[]) {
  await seedHistory(page, tests)
  await page.goto('/history')
  await expect(page.getByRole('heading', { level: 1, name: 'Exam history' })).toBeVisible()
}

test('HISTORY-19 the recent-tests popup lists ten, best first, and can search and delete', async ({
  page,
}) => {
  await open(
    page,
    Array.from({ length: 14 }, (_, place) => ({ topic: `Topic ${place}`, score: place, total: 20 })),
  )
  await page.getByRole('button', { name: 'Recent tests' }).click()
  const popup = page.getByRole('dialog', { name: 'Recent tests' })
  await expect(popup.getByRole('article')).toHaveCount(10)
  await expect(popup.getByRole('article').first()).toContainText('Topic 13')
  await popup.getByRole('searchbox').fill('topic 1')
  await expect(popup.getByRole('article')).toHaveCount(5)
  await popup.getByRole('button', { name: 'Delete the test on Topic 13' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(findToast(page, 'Test deleted successfully')).toBeVisible()
  await expect(popup.getByRole('article').first()).toContainText('Topic 12')
})

test('a row leads to its result with the query of the contract, says when only its summary was kept, and can be taken again', async ({
  page,
}) => {
  await open(page, [
    { topic: 'Time & Work', score: 7, id: 'exam-1', difficulty: 'hard' },
    { topic: 'Trains', score: 3, id: 'practice-2' },
    { topic: 'Series', score: 7, total: 20 },
    { topic: 'Averages', score: 7, withQuestions: false },
  ])
  await test.step('opening a result goes to /test/results or /practice/results with the query of the contract', async () => {
    await page.getByRole('button', { name: 'Time & Work', exact: true }).click()
    const link = page.getByRole('link', { name: 'View results' })
    await expect(link).toHaveAttribute(
      'href',
      '/test/results?id=exam-1&score=7&total=10&topic=Time%20%26%20Work&time=5%3A30&difficulty=hard',
    )
    await page.getByRole('button', { name: 'Trains', exact: true }).click()
    await row(page, 'Trains').getByRole('link', { name: 'View results' }).click()
    await expect(page).toHaveURL(/\/practice\/results\?id=practice-2&score=3&total=10/)
    await page.goBack()
  })
  await test.step('an entry with only its summary says so', async () => {
    await page.getByRole('button', { name: 'Averages', exact: true }).click()
    await expect(page.getByText('Only the summary of this test was kept.')).toBeVisible()
  })
  await test.step('a test can be taken again with its topic and its number of questions', async () => {
    await page.getByRole('button', { name: 'Series', exact: true }).click()
    await row(page, 'Series').getByRole('link', { name: 'Take again' }).click()
    await expect(page).toHaveURL('/test')
    await expect(page.getByLabel('Assessment Topic')).toHaveValue('Series')
    await expect(page.getByRole('slider', { name: 'Number of questions' })).toHaveValue('20')
  })
})

test('5,000 tests scroll with few rows in the document, and search finds the last one', async ({ page }) => {
  await open(
    page,
    Array.from({ length: 5000 }, (_, place) => ({ topic: `Topic ${place}`, score: 5, withQuestions: false })),
  )
  await expect(page.getByText('5,000 tests')).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(40)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: 'Topic 4999' })).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(40)
  await expect(row(page, 'Topic 4999')).toHaveAttribute('aria-posinset', '5000')
  await page.getByRole('searchbox', { name: 'Search by topic' }).fill('topic 4321')
  await expect(rows(page)).toHaveText(['Topic 4321'])
})
