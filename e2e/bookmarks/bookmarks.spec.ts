import { expect } from '@playwright/test'
import { openSession, stored } from '../session/session-samples.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { openInApp } from '../support/go-in-app.ts'
import { placedQuestion, readBookmarkIds, seedBookmarks } from '../support/make-bookmarks.ts'
import { test } from '../support/test.ts'

const bookmark = (id: string, topic: string, text: string) => ({
  id,
  topic,
  question: placedQuestion(id, text),
  savedAt: '2026-11-10T10:00:00Z',
})

const kept = [
  bookmark('b-1', 'Optics', 'Where does a convex lens of 20 cm focus light?'),
  bookmark(
    'b-2',
    'Percentage',
    'Sugar rises by $\\sqrt{2} \\times \\sqrt{8}$ per cent. By how much must its use fall?',
  ),
  bookmark('b-3', 'Optics', 'Which mirror do drivers look into?'),
]

test('SHELL-22 STORE-05 STORE-06 STORE-07 a question bookmarked in a session comes first, with its answer and explanation on opening; bookmarks are removed and brought back, found by their words and by topic, and practiced as a set; axe finds no accessibility problem', async ({
  page,
}) => {
  await seedBookmarks(page, kept)
  await openSession(page, { count: 2 })
  await page.getByRole('button', { name: 'Bookmark this question' }).click()
  await page.getByRole('button', { name: 'Leave practice' }).click()
  await expect(page).toHaveURL('/search')
  await openInApp(page, '/favorites')
  const questions = page.getByRole('heading', { level: 3 })
  await test.step('a question bookmarked in a session comes first', async () => {
    await expect(page).toHaveTitle('Bookmarks | Ekagra – Smart Exam Preparation')
    await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible()
    await expect(questions).toHaveText(['What is 1 × 12?', /^Where does/, /^Sugar/, /^Which mirror/])
    const first = page.getByRole('button', { name: 'What is 1 × 12?', exact: true })
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: /^B\. 12 .*Correct answer/ })).toBeVisible()
    await expect(page.getByText('Together 12')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('a bookmark is removed at once and comes back to its place by Undo', async () => {
    await page.getByRole('button', { name: /^Remove the bookmark of: Sugar/ }).click()
    await expect(page.getByText('Removed from your bookmarks.')).toBeVisible()
    expect(await readBookmarkIds(page)).toEqual(['q-1-1-aaaaaaa', 'b-1', 'b-3'])
    await expect(page.getByRole('button', { name: 'Practice 3 questions' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    expect(await readBookmarkIds(page)).toEqual(['q-1-1-aaaaaaa', 'b-1', 'b-2', 'b-3'])
    await expect(questions).toHaveCount(4)
  })
  await test.step('axe finds no accessibility problem in some, one of them open and one just removed', async () => {
    await page.getByRole('button', { name: /^Sugar/ }).click()
    await page.getByRole('button', { name: /^Remove the bookmark of: Which mirror/ }).click()
    await expect(page.getByText('Option two solves b-2.')).toBeVisible()
    await expectAccessible(page, { largeTargets: true })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: /^Sugar/ }).click()
    await expect(questions).toHaveCount(4)
  })
  await test.step('bookmarks are found by their words and by topic', async () => {
    await page.getByRole('searchbox', { name: 'Search your bookmarks' }).fill('mirror')
    await expect(questions).toHaveText(['Which mirror do drivers look into?'])
    await expect(page.getByRole('status').filter({ hasText: '1 question' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Percentage (1)')
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and topic' }).click()
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Optics (2)')
    await expect(questions).toHaveCount(2)
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('All topics')
  })
  await test.step('the bookmarks shown are practiced as a set', async () => {
    await expect(page.getByRole('button', { name: 'Practice 4 questions' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Optics (2)')
    await page.getByRole('button', { name: 'Practice 2 questions' }).click()
    await expect(page).toHaveURL(/\/practice\/session$/)
    await expect(page.getByRole('heading', { name: 'Where does a convex lens' })).toBeVisible()
    expect(await stored(page, 'currentQuestions')).toMatchObject([{ id: 'b-1' }, { id: 'b-3' }])
    expect(await page.evaluate(() => sessionStorage.getItem('currentTopic'))).toBe('Optics')
    expect(await page.evaluate(() => sessionStorage.getItem('currentMode'))).toBe('practice')
  })
})

test('SHELL-22 STORE-05 a bookmark of which only the id was kept is listed and can be removed; without bookmarks the page offers the first step, and axe finds no accessibility problem', async ({
  page,
}) => {
  await seedBookmarks(page, [{ id: 'old' }])
  await page.goto('/favorites')
  await expect(page.getByText('A question whose text was not kept')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Practice/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove the bookmark of: old' }).click()
  expect(await readBookmarkIds(page)).toEqual([])
  await test.step('without bookmarks the page offers the first step', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Start practice' }).click()
    await expect(page).toHaveURL(/\/practice$/)
  })
})
