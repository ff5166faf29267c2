import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { findToast } from '../support/find-toast.ts'
import { openInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { drawPhoto } from './draw-photo.ts'

test('SHELL-19 DOUBT-01 DOUBT-06 DOUBT-10 DOUBT-11 a typed question gets its worked solution, which can be copied and practised', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: '2026-11-15T10:00:00' })
  await page.goto('/doubt-solver')
  await expect(page).toHaveTitle('AI Doubt Solver | Ekagra – Smart Exam Preparation')
  await page.getByLabel('Your question').fill('Solve 2x² + 7x + 3 = 0')
  await page.getByRole('button', { name: 'Get answer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solve 2x² + 7x + 3 = 0')
  await expect(page.getByText('Split the middle term')).toBeVisible()
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.clock.pauseAt('2026-11-15T12:00:00') // from here on only the test moves the clock
  await page.getByRole('button', { name: 'Copy answer' }).click()
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(findToast(page, 'Answer copied to clipboard!')).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Final answer: x = -3 or x = -1/2',
  )
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: 'Copy answer' })).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page, { largeTargets: true })
  await page.getByRole('link', { name: 'Algebra' }).click()
  await expect(page).toHaveURL(/\/practice\?topic=Algebra/)
  await expect(page.getByRole('textbox', { name: 'What would you like to practice?' })).toHaveValue('Algebra')
  await openInApp(page, '/doubt-solver')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Doubt Solver' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Solve 2x/ }).click()
  await expect(page.getByText('Split the middle term')).toBeVisible()
})

/** Draws a photo of these lines and gives it to the screen, which reads it. */
async function readPhoto(page: Page, lines: readonly string[]) {
  const photo = await drawPhoto(page, lines)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Read a photo' }).click(),
  ])
  const start = Date.now()
  await chooser.setFiles({ name: 'question.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByText('Check the text')).toBeVisible({ timeout: 50_000 })
  test.info().annotations.push({ type: 'reading a photo', description: `${Date.now() - start} ms` })
}

test('a photo of a question, askew and noisy, is read in the browser, corrected and solved; one of a Hindi question is read too', async ({
  page,
}) => {
  const outside: string[] = []
  await page.goto('/doubt-solver')
  const origin = new URL(page.url()).origin
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) outside.push(request.url())
  })
  const area = page.getByLabel('Your question')
  await readPhoto(page, ['Find the simple interest on Rs 5000', 'at 8% per annum for 3 years.'])
  await expect(area).toHaveValue(/simple interest on Rs 5000\s+at 8% per annum for 3 years/)
  await area.fill((await area.inputValue()).replace('5000', '6000'))
  await page.getByRole('button', { name: 'Get answer' }).click()
  await expect(page.getByText('Simple interest = ₹1,440; amount = ₹7,440')).toBeVisible()
  await expect(page.getByAltText('The photo of your question')).toBeVisible()

  await page.getByRole('button', { name: 'Ask New Question' }).first().click()
  await page.getByLabel('Language of the photo').selectOption('hin+eng')
  await readPhoto(page, ['भारत की राजधानी क्या है', 'और यह किस नदी पर है'])
  const read = await area.inputValue()
  const words = ['भारत', 'राजधानी', 'क्या', 'नदी', 'किस']
  expect(words.filter((word) => read.includes(word)).length, read).toBeGreaterThanOrEqual(4)
  expect(outside).toEqual([])
})
