import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { fillStorage } from '../storage/fill-storage.ts'
import { findToast } from '../support/find-toast.ts'
import {
  answerWithNotes,
  cutOffEngine,
  cutOffNotes,
  makeNote,
  readNotes,
  refuseNotes,
  seedNotes,
  writeSlowly,
} from '../support/make-notes.ts'
import { test } from '../support/test.ts'

const create = (page: Page) => page.getByRole('button', { name: 'Create notes' }).click()

test('NOTES-01 NOTES-17 NOTES-18 NOTES-24 NOTES-26 NOTES-31 NOTES-32 NOTES-34 SHELL-18 with no AI key a recommended topic becomes a note that stays in the browser', async ({
  page,
}) => {
  await page.goto('/notes/create?topic=Percentage&category=maths')
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Percentage')
  await expect(page.getByText('Recommended: maths')).toBeVisible()
  await page.getByText('Smart Options').click()
  await page.getByRole('combobox', { name: 'Note Type' }).selectOption('Exam-focused')
  await page.getByRole('combobox', { name: 'Difficulty Level' }).selectOption('Advanced')
  await create(page)
  await expect(findToast(page, 'Smart study notes created successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/notes\/note-[\w-]+\?tab=preview$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Percentage' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Test yourself' })).toBeVisible()
  await expect(page.getByText('Example 1.')).toBeVisible()
  const [saved] = await readNotes(page)
  expect(saved?.tags).toEqual(['Percentage', 'exam', 'advanced', 'smart-ai', 'maths'])
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain(
    'notes_cache_percentage_exam_advanced',
  )
  await page.goto('/notes')
  await expect(page.getByRole('article')).toContainText('Percentage')
})

test('NOTES-21 NOTES-23 the text streams into the page with its progress, and can be cancelled for real', async ({
  page,
}) => {
  const server = await writeSlowly(page)
  await page.goto('/notes/create?topic=Optics')
  await create(page)
  const progress = page.getByRole('progressbar', { name: 'Progress' })
  await expect(progress).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create notes' })).toHaveAttribute('aria-disabled', 'true')
  await server.send('progress', { stage: 'writing', percent: 96 })
  await expect(progress).toHaveAttribute('aria-valuenow', '96')
  await server.send('text', { text: '## Light\n\nIt **ben' })
  await expect(page.getByRole('heading', { name: 'Light' })).toBeVisible()
  await server.send('text', { text: 'ds**.' })
  await expect(page.getByText('bends', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(progress).toBeHidden()
  await expect.poll(server.hasHungUp).toBe(true)
  expect(await readNotes(page)).toEqual([])

  await create(page)
  await expect(progress).toBeVisible()
  await server.send('text', { text: '## Whole' })
  await server.send('done', { servedBy: 'deepseek' })
  await expect(page).toHaveURL(/\?tab=preview$/)
  await expect(page.getByRole('heading', { name: 'Whole' })).toBeVisible()
})

test('NOTES-23 NOTES-25 NOTES-27 NOTES-28 a failure says why and what to try, and can be tried again', async ({
  page,
}) => {
  await page.goto('/notes/create?topic=%3Cimg%20src%3Dx%3E%20*quidditch*')
  await create(page)
  await expect(findToast(page, 'Failed to create smart study notes. Please try again.')).toBeVisible()
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Failed to generate smart notes. Please try again.' })
  await expect(alert).toContainText('The built-in engine has no notes on "<img src=x> *quidditch*" yet.')
  await expect(alert.getByRole('heading', { name: 'What you can try' })).toBeVisible()
  await expect(alert.getByRole('listitem')).toHaveCount(4)
  expect(await readNotes(page)).toEqual([])

  await page.getByRole('button', { name: 'Change the topic' }).click()
  await expect(alert).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Topic' })).toBeFocused()
  await page.keyboard.type('Optics')
  await refuseNotes(page, 200, { content: '  ' })
  await cutOffEngine(page)
  await page.keyboard.press('Enter')
  await expect(alert).toContainText('API returned empty content')
  await answerWithNotes(page, '## Good at last')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Good at last' })).toBeVisible()
})

test('NOTES-01 NOTES-29 with no server the notes are made on this device; with no engine either it says so', async ({
  page,
}) => {
  await cutOffNotes(page)
  await page.goto('/notes/create?topic=Boats')
  await create(page)
  await expect(findToast(page, 'These notes were made on this device.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Worked examples' })).toBeVisible()
  await page.goto('/notes/create?topic=Knitting')
  await create(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'this device has no notes on the topic' }),
  ).toBeVisible()
})

test('NOTES-33 NOTES-41 before a sixteenth note replaces the oldest, the oldest is offered as a file', async ({
  page,
}) => {
  await seedNotes(
    page,
    Array.from({ length: 15 }, (_, index) => makeNote(index + 1)),
  )
  await answerWithNotes(page, '## Fresh')
  await page.goto('/notes/create?topic=Optics')
  await create(page)
  const dialog = page.getByRole('dialog', { name: 'You have 15 notes' })
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { name: 'This note is not saved yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fresh' })).toBeVisible()
  expect(await readNotes(page)).toHaveLength(15)

  await page.getByRole('button', { name: 'Save the note' }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download Note 15' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Note-15.md')
  expect(await readFile(await file.path(), 'utf8')).toContain('# Note 15\n\n## Heading 15')
  await dialog.getByRole('button', { name: 'Save the new note' }).click()
  await expect(findToast(page, 'Older notes were removed to free up storage space')).toBeVisible()
  const kept = await readNotes(page)
  expect(kept).toHaveLength(15)
  expect(kept.map(({ title }) => title)).not.toContain('Note 15')
})

test('NOTES-39 NOTES-40 a full storage clears the cache, then keeps the note on the screen', async ({
  page,
}) => {
  await answerWithNotes(page, `## Long\n\n${'word '.repeat(6000)}`)
  await page.goto('/notes/create?topic=Optics')
  await page.evaluate(() =>
    localStorage.setItem(
      'notes_cache_old_summary_beginner',
      JSON.stringify({ content: 'x'.repeat(60_000), savedAt: Date.now() }),
    ),
  )
  await fillStorage(page, 1000)
  await create(page)
  await expect(findToast(page, 'Cache cleared to make space for new notes')).toBeVisible()
  await expect(page).toHaveURL(/\?tab=preview$/)

  await page.goto('/notes/create?topic=Waves')
  await page.evaluate(() => localStorage.removeItem('notes_cache_waves_comprehensive_intermediate'))
  await fillStorage(page, 1000)
  await create(page)
  await expect(
    findToast(page, 'Failed to save note due to storage limitations. Try clearing some notes.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This note is not saved yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Long' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()
})
