import { expect, type Locator, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { makeEntry, seedHistory, type Taken } from '../support/make-history.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'

const taken: Taken[] = [
  { topic: 'Trains', score: 9, difficulty: 'easy' },
  { topic: 'Optics', score: 6, difficulty: 'hard' },
  { topic: 'Time & Work', score: 4, difficulty: 'medium' },
  { topic: 'Indian Polity', score: 2, difficulty: 'medium' },
]

const rows = (page: Page) => page.getByRole('list', { name: 'Tests' }).getByRole('heading', { level: 2 })
const row = (page: Page, topic: string) =>
  page.getByRole('list', { name: 'Tests' }).locator('> li').filter({ hasText: topic })

async function open(page: Page, tests: readonly Taken[] = taken) {
  await seedHistory(page, tests)
  await page.goto('/history')
  await expect(page.getByRole('heading', { level: 1, name: 'Exam history' })).toBeVisible()
}

/** Deletes everything, after a first try that is called off. */
async function deleteAll(page: Page, button: string, count: number) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete all history?' })
  await expect(dialog).toContainText(`${count} tests go from this device`)
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(count)
  await page.getByRole('button', { name: button }).click()
  await dialog.getByRole('button', { name: `Delete ${count} tests` }).click()
  const said = findToast(page, 'All exam history has been cleared')
  await expect(said).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible()
  await said.getByRole('button', { name: 'Close' }).click()
  await expect(said).toHaveCount(0)
}

test('HISTORY-03 shows that it loads while the archive does not answer, then the tests', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser whose database hangs: the request never succeeds nor fails.
    IDBFactory.prototype.open = () =>
      Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } })
  })
  await open(page)
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(rows(page)).toHaveCount(4, { timeout: 10_000 })
})

test('HISTORY-01 HISTORY-02 HISTORY-06 HISTORY-18 HISTORY-07 HISTORY-08 HISTORY-09 HISTORY-10 tests are searched by part of a topic in any case, sorted by newest, oldest and score, and filtered by level; a reload keeps it; a phone shows a result count, the bottom navigation bar and Clear all, which asks first; the empty state offers sample data; the header of a wide screen has search, sort, difficulty, the Cards/Analytics switch and delete-all', async ({
  page,
}) => {
  await open(page)
  const search = page.getByRole('searchbox', { name: 'Search by topic' })
  await search.fill('RAI')
  await expect(rows(page)).toHaveText(['Trains'])
  await search.fill('thermo')
  await expect(page.getByRole('heading', { name: 'Nothing matches “thermo”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(search).toHaveValue('')
  await expect(rows(page)).toHaveText(['Trains', 'Optics', 'Time & Work', 'Indian Polity'])

  const sort = page.getByRole('combobox', { name: 'Sort' })
  await sort.selectOption('Oldest')
  await expect(rows(page)).toHaveText(['Indian Polity', 'Time & Work', 'Optics', 'Trains'])
  await sort.selectOption('Score')
  await expect(rows(page)).toHaveText(['Trains', 'Optics', 'Time & Work', 'Indian Polity'])

  const filter = page.getByRole('combobox', { name: 'Difficulty' })
  await expect(filter.getByRole('option')).toHaveText(['All levels', 'Easy', 'Medium', 'Hard'])
  await filter.selectOption('Medium')
  await expect(rows(page)).toHaveText(['Time & Work', 'Indian Polity'])
  await expect(page.getByText('2 tests')).toBeVisible()
  await filter.selectOption('All levels')

  await search.fill('i')
  await sort.selectOption('Oldest')
  await expect(page).toHaveURL(/q=i&sort=oldest/)
  await page.reload()
  await expect(rows(page)).toHaveText(['Indian Polity', 'Time & Work', 'Optics', 'Trains'])
  await expect(search).toHaveValue('i')
  await search.fill('')
  await sort.selectOption('Newest')

  await expect(page.getByText('4 tests')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete all history' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeVisible()
  await deleteAll(page, 'Clear all', 4)
  await page.getByRole('button', { name: 'Add Sample Data' }).click()
  await expect(rows(page)).toHaveCount(5)
  await expect(row(page, 'Computer Science')).toContainText('5 of 5')
  await test.step('the header of a wide screen', () =>
    onWideScreen(page, async () => {
      await expect(search).toBeVisible()
      await expect(sort).toBeVisible()
      await expect(filter).toBeVisible()
      await expect(page.getByRole('button', { name: 'Delete all history' })).toBeVisible()
      await expect(page.getByRole('group', { name: 'View' }).getByRole('radio')).toHaveCount(2)
      await deleteAll(page, 'Delete all history', 5)
    }))
})

async function colour(locator: Locator, property: 'stroke' | 'color') {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

const tokenColour = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const value = getComputedStyle(probe).color
    probe.remove()
    return value
  }, token)

test('HISTORY-11 HISTORY-12 HISTORY-13 HISTORY-17 rows open and close one by one, by mouse and by keyboard; removing one test asks first, and says so afterwards; the score is green from 80, blue from 60, amber from 40, else red; the icon of a row is green from 70 on', async ({
  page,
}) => {
  await open(page)
  const trains = page.getByRole('button', { name: 'Trains', exact: true })
  const optics = page.getByRole('button', { name: 'Optics', exact: true })
  await trains.click()
  await optics.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'View results' })).toHaveCount(2)
  await expect(row(page, 'Trains').getByText('Question 10: not answered')).toBeAttached()
  await trains.click()
  await expect(trains).toHaveAttribute('aria-expanded', 'false')
  await expect(optics).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('button', { name: 'Remove this test' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove this test?' })
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Remove this test' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(findToast(page, 'Exam removed from history')).toBeVisible()
  await expect(rows(page)).toHaveText(['Trains', 'Time & Work', 'Indian Polity'])
  await page.reload()
  await expect(rows(page)).toHaveCount(3)

  await test.step('colours', async () => {
    const bands = [
      { score: 8, token: '--color-band-80' },
      { score: 6, token: '--color-band-60' },
      { score: 4, token: '--color-band-40' },
      { score: 3, token: '--color-band-0' },
    ]
    const others = [
      ...bands.map(({ score }) => ({ topic: `Topic ${score}`, score })),
      { topic: 'Seventy', score: 7 },
      { topic: 'Sixty', score: 6 },
    ].map(makeEntry)
    await page.evaluate((text) => localStorage.setItem('examHistory', text), JSON.stringify(others))
    await page.reload()
    await expect(row(page, 'Sixty')).toBeVisible()
    for (const { score, token } of bands) {
      const ring = row(page, `Topic ${score}`).getByRole('img').locator('circle').nth(1)
      expect(await colour(ring, 'stroke')).toBe(await tokenColour(page, token))
    }
    const icon = (topic: string) => row(page, topic).locator('p > svg')
    expect(await colour(icon('Seventy'), 'color')).toBe(await tokenColour(page, '--color-correct'))
    expect(await colour(icon('Sixty'), 'color')).not.toBe(await tokenColour(page, '--color-correct'))
  })
})
