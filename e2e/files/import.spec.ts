import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { findToast } from '../support/find-toast.ts'
import { openInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { pastPaperPdf } from './pdf-samples.ts'

async function choose(page: Page, name: string, buffer: Buffer) {
  if (page.url().startsWith('http')) await openInApp(page, '/files')
  else await page.goto('/files')
  await page
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

async function exportAs(page: Page, format: string): Promise<{ name: string; path: string }> {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByLabel('Format').selectOption(format)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ])
  const path = join(test.info().outputDir, download.suggestedFilename())
  await download.saveAs(path)
  return { name: download.suggestedFilename(), path }
}

test('a past paper in two columns is imported after a dry run, practised, exported, and imported again as the same set', async ({
  page,
}) => {
  await choose(page, 'ssc paper.pdf', await pastPaperPdf(page))
  await expect(page.getByText('5 questions can be imported')).toBeVisible()
  await expect(page.getByText('1 whose answer was missing and was worked out')).toBeVisible()
  await expect(page.getByText('Ekagra works out another answer than the file. Decide below.')).toBeVisible()
  await expect(page.getByText('2 answers need you')).toBeVisible()
  await expectAccessible(page)

  await page
    .getByLabel(/^Answer of the question on line/)
    .first()
    .selectOption({ label: 'B. 12' })
  await page
    .getByLabel(/^Answer of the question on line/)
    .last()
    .selectOption({ label: 'Leave this question out' })
  await page.getByRole('button', { name: 'Import 4 questions' }).click()
  await expect(findToast(page, 'Imported 4 questions.')).toBeVisible()

  await page.getByRole('button', { name: 'Export' }).click()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.keyboard.press('Escape')
  const gift = await exportAs(page, 'gift')
  const anki = await exportAs(page, 'anki')

  // What is in it, a unit test reads with another SQLite; here it is enough that this browser can make one.
  expect((await readFile(anki.path)).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')

  await choose(page, gift.name, await readFile(gift.path))
  await expect(page.getByText('4 questions can be imported')).toBeVisible()
  await expect(page.getByText('Read as: GIFT')).toBeVisible()
  await expect(page.getByText('No problem was found.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 4 questions' }).click()
  await page.getByRole('button', { name: 'Practice these questions' }).click()
  await page.waitForURL(/\/practice\/session/)
  await expect(page.getByText('Where did the revolt of 1857 begin?')).toBeVisible()
  await expect(page.getByText('The revolt began at Meerut on 10 May 1857.')).toBeVisible()

  await page.goto('/files')
  const row = page.getByRole('listitem').filter({ hasText: '4 questions' }).last()
  await row.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('New name').fill('SSC 2019')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(page.getByRole('link', { name: 'SSC 2019' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'SSC 2019' })).toBeVisible()
  await expect(page.getByText(/They take \d+ KB in this browser/)).toBeVisible()
  await page.getByRole('button', { name: 'Practice SSC 2019 again' }).click()
  await page.waitForURL(/\/practice\/session/)
})

test('a set is printed with its answer sheet and its key; pasted text makes a test even when the server is out of reach', async ({
  page,
}) => {
  await choose(
    page,
    'quiz.txt',
    Buffer.from('Capital of India?\nA. Pune\nB. Delhi\nC. Agra\nD. Goa\nANSWER: B\n'),
  )
  await page.getByRole('button', { name: 'Import 1 question' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Open print page' }).click()
  await expect(page.getByRole('heading', { name: 'quiz: Answer sheet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'quiz: Key' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Capital of India?')).toBeVisible()
  await expectAccessible(page)

  await test.step('pasted text', async () => {
    await openInApp(page, '/files')
    await page.getByRole('button', { name: 'Paste text' }).click()
    await page.getByRole('button', { name: 'Use this text' }).click({ force: true })
    await expect(page.getByText('There is no text in it. Paste or choose some.')).toBeVisible()
    await page.getByLabel('Name (optional)').fill('Rivers')
    await page
      .getByLabel('Text', { exact: true })
      .fill(
        'The Narmada rises at Amarkantak and is 1,312 km long. The Ganga rises at Gangotri and is 2,525 km long. The Kaveri rises at Talakaveri and is about 805 km long. <img src=x onerror=alert(1)>',
      )
    await page.getByRole('button', { name: 'Use this text' }).click()
    await page.route('**/functions/v1/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Take a mock test' }).click()
    await page.getByRole('button', { name: /^(Start|Generate)/ }).click()
    await page.waitForURL(/\/test\/session/)
    await expect(page.getByText(/is (about )?how many km long\?/)).toBeVisible()
  })
})
