import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { HINDI, HOSTILE, lockedPdf, longBookPdf, writeHugePdf } from './file-samples.ts'
import { bombPdf, bookPdf, scannedPdf, scanOfText } from './pdf-samples.ts'

async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'application/pdf') {
  if (new URL(page.url()).pathname !== '/files') await page.goto('/files')
  await page.getByLabel('Choose a file').last().setInputFiles({ name, mimeType, buffer })
}

test('SHELL-20 a PDF is shown on a screen that passes axe, becomes a practice whose explanation quotes the page, and waits in the list afterwards', async ({
  page,
}) => {
  await choose(page, 'history.pdf', await bookPdf(page))
  await expect(page.getByRole('heading', { level: 1, name: 'history' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('To page')).toHaveValue('2')
  await page.getByLabel('To page').fill('1')
  await page.getByLabel('To page').press('Enter')
  await expect(page.getByRole('region', { name: 'Text of the chosen pages' })).toContainText('[Page 1]')
  await expect(page.getByRole('region', { name: 'Text of the chosen pages' })).not.toContainText(
    'chlorophyll',
  )

  await page.getByRole('button', { name: 'Practice these pages' }).click()
  await expect(page).toHaveURL('/practice')
  await expect(page.getByLabel('What would you like to practice?')).toHaveValue('history')
  await page.getByRole('button', { name: /^Start practice/ }).click()
  await page.waitForURL(/\/practice\/session/)
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Show explanation' }).click()
  await expect(page.getByText(/The text says on page 1: “/)).toBeVisible()
  await page.getByRole('button', { name: 'Open page 1' }).click()
  await expect(page.getByRole('dialog', { name: 'history, page 1' }).locator('mark')).toBeVisible()
  await page.keyboard.press('Escape')

  await goInApp(page, '/files')
  const row = page.getByRole('listitem').filter({ hasText: 'history' })
  await expect(row).toContainText('2 pages')
  await row.getByRole('button', { name: 'Remove history' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.getByRole('link', { name: 'history' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'history' })).toBeVisible()
})

test('SHELL-20 a file that cannot be read says why and what to do, on a screen that passes axe; a scanned page is read by its letters', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const scan = await scanOfText(page)
  const cases = [
    { name: 'scan.pdf', buffer: await scannedPdf(page), says: 'its pages are pictures' },
    { name: 'bomb.pdf', buffer: bombPdf(), says: 'cannot be read safely' },
    { name: 'empty.pdf', buffer: Buffer.alloc(0), says: 'not a PDF, or it is damaged' },
    { name: 'letter.pdf', buffer: Buffer.from('Dear Sir'), says: 'not a PDF, or it is damaged' },
    {
      name: 'cut.pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj << /Type'),
      says: 'not a PDF, or it is damaged',
    },
    { name: 'locked.pdf', buffer: await lockedPdf(), says: 'locked with a password' },
    { name: 'app.zip', buffer: Buffer.from('PK\u0003\u0004\u0000\u0000'), says: 'damaged or incomplete' },
    { name: 'app.exe', buffer: Buffer.from('MZ\u0000\u0000'), says: 'Only PDF, Word, Excel, pictures' },
    { name: 'cut.docx', buffer: Buffer.from('PP'), says: 'damaged or incomplete' },
    { name: 'empty.txt', buffer: Buffer.from('  \n'), says: 'There is no text in it' },
  ]
  for (const { name, buffer, says } of cases) {
    await choose(page, name, buffer)
    // The pages of a scan are first read as pictures, which takes seconds.
    await expect(page.getByText(`${name} could not be read`)).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText(says)).toBeVisible()
    if (name === 'letter.pdf') await expectAccessible(page)
  }
  const huge = join(test.info().outputDir, 'huge.pdf')
  await mkdir(test.info().outputDir, { recursive: true })
  await writeHugePdf(huge)
  await page.getByLabel('Choose a file').last().setInputFiles(huge)
  await expect(page.getByText('huge.pdf could not be read')).toBeVisible()
  await expect(page.getByText('a PDF may have 40 MB')).toBeVisible()
  await rm(huge)

  await choose(page, 'letters.pdf', scan)
  await expect(page.getByRole('region', { name: 'Text of the chosen pages' })).toContainText('Meerut', {
    timeout: 90_000,
  })
})

test('SHELL-20 a book of 300 pages in two columns is read in Hindi to its last page, and what it says to a browser or an AI stays text', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const text = `${HINDI} ${HOSTILE}`
  const book = await longBookPdf(page, { pages: 300, columns: 2, text, paragraphs: 1 })
  page.on('dialog', (dialog) => {
    throw new Error(`a script of the file ran: ${dialog.message()}`)
  })
  await choose(page, 'book.pdf', book)
  await expect(page.getByLabel('Chapter')).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Chapter').selectOption({ label: 'Chapter 300' })
  const shown = page.getByRole('region', { name: 'Text of the chosen pages' })
  await expect(shown).toContainText('[Page 300]')
  // Every letter; pdf.js sometimes takes the narrow gap after a conjunct for a space.
  const withoutSpaces = (words: string) => words.replace(/\s+/g, '')
  expect(withoutSpaces((await shown.textContent()) ?? '')).toContain(withoutSpaces(text))
})
