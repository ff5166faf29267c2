import { expect } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { goInApp } from '../support/go-in-app.ts'
import { makeNote, readNotes, seedNotes } from '../support/make-notes.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'

const note = makeNote(1, {
  title: 'Fundamental Rights',
  content: [
    '## At a glance',
    'Part III of the Constitution.',
    '## Articles',
    '| Article | Right |\n|---|---|\n| 14 | Equality |\n| 21 | Life |',
    '## Formula',
    '$\\sqrt{x}$',
  ].join('\n\n'),
})

test('SHELL-16 NOTES-37 a note is read and edited with a live preview; a reload loses nothing', async ({
  page,
}) => {
  await seedNotes(page, [note])
  await page.goto('/notes/note-1')
  await expect(page).toHaveTitle('Fundamental Rights | Ekagra – Smart Exam Preparation')
  await expect(page.getByRole('cell', { name: 'Equality' })).toBeVisible()
  await expect(page.locator('.katex')).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents).toBeHidden()
  await onWideScreen(page, async () => {
    await contents.getByRole('link', { name: 'Formula' }).click()
    await expect(page.getByRole('heading', { name: 'Formula' })).toBeInViewport()
  })

  await page.getByRole('tab', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/notes/note-1?tab=edit')
  const text = page.getByRole('textbox', { name: 'Text (Markdown)' })
  await text.fill('# New\n\n**Bold** words')
  await expect(
    page.getByRole('region', { name: 'How it will look' }).getByText('Bold', { exact: true }),
  ).toHaveCSS('font-weight', '600')
  await page.reload()
  await expect(text).toHaveValue('# New\n\n**Bold** words')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('tabpanel').getByText('Bold', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Go on editing' }).click()
  await expect(text).toHaveValue('# New\n\n**Bold** words')

  await page.getByRole('textbox', { name: 'Title' }).fill(' ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('A note needs a title')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Rights')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(findToast(page, 'Note saved successfully!')).toBeVisible()
  await expect(page).toHaveURL('/notes/note-1?tab=preview')
  await expect(page.getByRole('heading', { level: 1, name: 'Rights' })).toBeVisible()
  const [saved] = await readNotes(page)
  expect(saved).toMatchObject({ id: 'note-1', title: 'Rights', content: '# New\n\n**Bold** words' })
  expect(Date.parse(saved?.lastUpdated ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('NOTES-45 GEN-17 STORE-15 a note is copied, printed, downloaded, practised and deleted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await seedNotes(page, [note])
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.title}`
    }
  })
  await page.goto('/notes/note-1?tab=preview')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(findToast(page, 'Notes copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(note.content)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(findToast(page, 'Failed to copy notes')).toBeVisible()
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  expect(await page.title()).toMatch(/^printed/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Edit' })).toBeHidden()
  await expect(page.getByRole('cell', { name: 'Equality' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('Fundamental-Rights.md')

  await page.getByRole('button', { name: 'Quiz me on this note' }).click()
  await expect(page).toHaveURL('/practice')
  await expect(page.getByRole('textbox', { name: 'What would you like to practice?' })).toHaveValue(
    'Fundamental Rights',
  )
  expect(await page.evaluate(() => sessionStorage.getItem('currentContent'))).toBe(note.content)

  await goInApp(page, '/notes/note-1')
  await page.getByRole('button', { name: 'Delete Note' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/notes')
  await page.goto('/notes/note-1')
  await expect(page.getByRole('heading', { level: 1, name: 'This note is not here' })).toBeVisible()
  await page.getByRole('link', { name: 'All Notes' }).click()
  await expect(page).toHaveURL('/notes')
})
