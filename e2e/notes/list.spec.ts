import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { goInApp } from '../support/go-in-app.ts'
import { makeNote, readNotes, seedNotes } from '../support/make-notes.ts'
import { test } from '../support/test.ts'

const LONG = `## Lenses\n\n${'A **convex** lens gathers light. '.repeat(20)}`
const notes = [
  makeNote(1, { title: 'Optics', content: LONG, tags: ['study', 'physics'] }),
  makeNote(2, { title: 'Percentage', content: 'Percent of *what*?', tags: ['ideas'] }),
  makeNote(50, { title: 'Syllogism' }),
]

test('SHELL-15 NOTES-02 NOTES-04 NOTES-08 NOTES-09 NOTES-10 NOTES-11 NOTES-12 NOTES-13 cards in a grid or a list lead to their notes; deleting a note asks first, and the note stays when deleting fails', async ({
  page,
}) => {
  await seedNotes(page, notes)
  await page.goto('/notes')
  await expect(page).toHaveTitle('Your Notes | Ekagra – Smart Exam Preparation')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Notes' })).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  const optics = cards.filter({ hasText: 'Optics' })
  await expect(optics).toContainText('Updated 1 hour ago')
  await expect(optics).toContainText('physics')
  await expect(cards.last()).toContainText('Updated 2 days ago')
  const plain = `Lenses ${'A convex lens gathers light. '.repeat(20)}`
  await expect(optics.getByRole('paragraph')).toHaveText(`${plain.slice(0, 120).trimEnd()}...`)
  const line = (card: number) =>
    cards.nth(card).evaluate((element) => getComputedStyle(element).borderLeftColor)
  expect(new Set([await line(0), await line(1), await line(2)]).size).toBe(3)

  await page.getByRole('radio', { name: 'List' }).check()
  await expect(page).toHaveURL('/notes?view=list')
  await expect(optics.getByRole('paragraph')).toHaveText(`${plain.slice(0, 160).trimEnd()}...`)
  await page.getByRole('searchbox', { name: 'Search your notes' }).fill('CONVEX physics')
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 note' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search your notes' }).fill('volcano')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('link', { name: 'Percentage' }).click()
  await expect(page).toHaveURL('/notes/note-2')
  await expect(page.getByRole('heading', { level: 1, name: 'Percentage' })).toBeVisible()

  await test.step('deleting a note asks first, and the note stays when deleting fails', async () => {
    await goInApp(page, '/notes')
    const bin = page.getByRole('button', { name: 'Delete the note Percentage' })
    await page.getByRole('article').filter({ hasText: 'Percentage' }).hover()
    await expect(bin).toHaveCSS('opacity', '1')
    await bin.click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete Note' })
    await expect(dialog).toContainText('This action cannot be undone')
    await dialog.getByRole('button', { name: 'Keep' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)

    await bin.click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(findToast(page, 'Note deleted successfully')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    expect((await readNotes(page)).map(({ id }) => id)).toEqual(['note-1', 'note-50'])

    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.getByRole('article').first().hover()
    await page.getByRole('button', { name: 'Delete the note Optics' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(findToast(page, 'Failed to delete note. Please try again.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
})

test('NOTES-03 NOTES-05 NOTES-06 NOTES-07 NOTES-14 NOTES-15 NOTES-16 NOTES-21 NOTES-22 the skeleton, the empty state, the form, and the way back; a message says that stored notes cannot be read, and they can be saved as a file', async ({
  page,
}) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/note-list-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/notes')
  await expect(page.locator('[data-skeleton-card]')).toHaveCount(6)
  release()
  await expect(page.getByRole('heading', { name: 'No Notes Yet' })).toBeVisible()
  await expect(page.locator('[data-skeleton-card]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What notes do for you' })).toBeVisible()
  await page.getByRole('button', { name: 'Create New Study Note' }).first().click()

  const topic = page.getByRole('textbox', { name: 'Topic' })
  const submit = page.getByRole('button', { name: 'Create notes' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await topic.fill('   ')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await topic.press('Enter')
  await expect(page.getByText('Please enter a topic')).toBeVisible()
  await expect(topic).toBeFocused()
  await topic.fill('Optics')
  await expect(page.getByText('Please enter a topic')).toBeHidden()
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')

  await expect(page.getByRole('combobox', { name: 'Note Type' })).toBeHidden()
  await page.getByText('Smart Options').click()
  const options = (name: string) => page.getByRole('combobox', { name }).getByRole('option').allTextContents()
  expect(await options('Note Type')).toEqual([
    'Comprehensive',
    'Summary',
    'Detailed',
    'Practical',
    'Exam-focused',
  ])
  expect(await options('Difficulty Level')).toEqual(['Beginner', 'Intermediate', 'Advanced'])
  await page.getByRole('button', { name: 'Back to Notes' }).click()
  await expect(page.getByRole('button', { name: 'Create New Study Note' }).first()).toBeFocused()

  await test.step('stored notes that cannot be read are said, and can be saved as a file', async () => {
    await page.evaluate(() => localStorage.setItem('saved_notes', '{"half": '))
    await page.goto('/notes')
    await expect(page.getByRole('alert')).toContainText('Failed to load notes. Please try again.')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download what is stored' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toBe('{"half": ')
  })
})
