import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { openInApp } from '../support/go-in-app.ts'
import { placedQuestion } from '../support/make-bookmarks.ts'
import { test } from '../support/test.ts'

const KEPT = [
  {
    id: 'b-1',
    topic: 'Optics',
    question: placedQuestion('b-1', 'Where does a convex lens focus light?'),
    savedAt: '2026-11-10T10:00:00Z',
  },
]

const bookmarkCount = (page: Page) =>
  page.evaluate((): number => JSON.parse(localStorage.getItem('bookmarks') ?? '[]').length)

async function chooseFile(page: Page, text: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a file' }).click(),
  ])
  await chooser.setFiles({ name: 'ekagra.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

test('the data of a learner are exported, cleared, previewed, imported, and the import is undone', async ({
  page,
}) => {
  // From a page without the app, and not by an init script: it would put them back after they were cleared.
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('bookmarks', text), JSON.stringify(KEPT))
  await page.goto('/menu')
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ekagra-\d{4}-\d\d-\d\d\.json$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({ format: 'ekagra', bookmarks: [{ id: 'b-1' }] })

  await page.getByRole('button', { name: 'Clear all data' }).click()
  await page.getByRole('button', { name: 'Keep my data' }).click()
  expect(await bookmarkCount(page)).toBe(1)
  await page.getByRole('button', { name: 'Clear all data' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  expect(await bookmarkCount(page)).toBe(0)

  await openInApp(page, '/menu')
  await chooseFile(page, '{"some": "other file"}')
  await expect(page.getByText('This file is not an Ekagra export.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await chooseFile(page, file)
  const dialog = page.getByRole('dialog', { name: 'Import this file?' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Bookmarks' })).toContainText('1 new')
  expect(await bookmarkCount(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('dialog', { name: 'Imported' })).toBeVisible()
  expect(await bookmarkCount(page)).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await bookmarkCount(page)).toBe(0)
})
