import { expect, type Page } from '@playwright/test'
import { seedHistory, type Taken } from '../support/make-history.ts'
import { test } from '../support/test.ts'

const taken: Taken[] = [
  { topic: 'Trains', score: 9, difficulty: 'easy', daysAgo: 0 },
  { topic: 'Trains', score: 7, difficulty: 'easy', daysAgo: 1 },
  { topic: 'Trains', score: 8, difficulty: 'medium', daysAgo: 8 },
  { topic: 'Optics', score: 5, difficulty: 'hard', daysAgo: 22 },
  { topic: 'Optics', score: 5, difficulty: 'medium', daysAgo: 23 },
  { topic: 'Averages', score: 6, difficulty: 'medium', daysAgo: 30 },
  { topic: 'Series', score: 4, total: 20, difficulty: 'medium', daysAgo: 37 },
]

async function openAnalytics(page: Page, tests: readonly Taken[] = taken) {
  await seedHistory(page, tests)
  await page.goto('/history')
  await page.getByRole('group', { name: 'View' }).getByText('Analytics').click()
}

const figure = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')

test('HISTORY-14 HISTORY-15 HISTORY-16 analytics shows totals, an average capped at 100, top topics, levels and the trend, and follows the search', async ({
  page,
}) => {
  await openAnalytics(page)
  await test.step('total tests and total questions', async () => {
    await expect(figure(page, 'Total tests')).toHaveText('7')
    await expect(figure(page, 'Total questions')).toHaveText('80')
  })
  await test.step('the top 3 topics and the number of tests by difficulty', async () => {
    const top = page.getByRole('region', { name: 'Top topics' }).getByRole('listitem')
    await expect(top).toHaveText([
      /1\. Trains.*3 tests, average 80%/,
      /2\. Optics.*2 tests/,
      /3\. Averages.*1 test,/,
    ])
    const levels = page.getByRole('region', { name: 'Tests by difficulty' }).getByRole('listitem')
    await expect(levels).toHaveText([/Easy.*2/, /Medium.*4/, /Hard.*1/])
  })
  await test.step('the trend is told in a sentence and in a table', async () => {
    const trend = page.getByRole('region', { name: 'Average score, week by week' })
    await expect(trend.getByText(/^Up from 20% to \d+% in \d weeks\.$/)).toBeVisible()
    await trend.getByText('Show as a table').click()
    const table = trend.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Week of', 'Tests', 'Average'])
    await expect(table.getByRole('row').nth(1)).toContainText('20%')
  })
  await test.step('analytics follows the search', async () => {
    await page.getByRole('searchbox', { name: 'Search by topic' }).fill('optics')
    await expect(figure(page, 'Total tests')).toHaveText('2')
    await page.getByRole('searchbox', { name: 'Search by topic' }).fill('')
    // The address keeps the search over a reload, and follows the field a moment later.
    await expect(page).not.toHaveURL(/optics/)
  })
  await test.step('the average score is capped at 100', async () => {
    await expect(figure(page, 'Average score')).toHaveText('60%')
    await page.evaluate(() => {
      const [first] = JSON.parse(localStorage.getItem('examHistory') ?? '[]')
      localStorage.setItem('examHistory', JSON.stringify([{ ...first, percentage: 180 }]))
    })
    await page.reload()
    await expect(figure(page, 'Average score')).toHaveText('100%')
  })
})
