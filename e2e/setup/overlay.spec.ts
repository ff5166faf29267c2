import { expect, type Page } from '@playwright/test'
import { answerWith, answerWithQuestions, makeQuestions, neverAnswer } from '../support/fake-generation.ts'
import { test } from '../support/test.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: /generating/i })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Generating questions' })

async function openPractice(page: Page, count = 10) {
  await page.clock.install()
  await page.goto('/practice')
  await page.getByLabel('What would you like to practice?').fill('Trains')
  await page.getByRole('slider', { name: 'Number of questions' }).fill(String(count))
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
}

const start = (page: Page) => page.getByRole('button', { name: 'Start practice' }).click()

/** Lets the app's own promises settle between two steps of its clock. */
async function run(page: Page, ms: number) {
  await page.clock.runFor(ms)
  await page.evaluate(() => Promise.resolve())
}

test('SETUP-27 the overlay appears after 100 ms', async ({ page }) => {
  await neverAnswer(page)
  await openPractice(page)
  await start(page)
  await run(page, 90)
  await expect(overlay(page)).toBeHidden()
  await run(page, 20)
  await expect(overlay(page)).toBeVisible()
})

test('SETUP-23 SETUP-28 SETUP-31 SETUP-35 SETUP-37 progress follows the ticks and names its stage', async ({
  page,
}) => {
  await neverAnswer(page)
  await openPractice(page)
  await start(page)
  await run(page, 1000)
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '20')
  const stage = overlay(page).locator('[aria-current="step"]')
  await expect(stage).toHaveText('Initializing')
  await run(page, 400)
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '26')
  await expect(stage).toHaveText('Analyzing')
  await run(page, 1600)
  await expect(stage).toHaveText('Processing')
  await run(page, 2500)
  await expect(stage).toHaveText('Formatting')
})

test('SETUP-32 the last dot lights at 95, and there the bar waits', async ({ page }) => {
  await neverAnswer(page)
  await openPractice(page)
  await start(page)
  await run(page, 20_000)
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '95')
  await expect(overlay(page).locator('[aria-current="step"]')).toHaveText('Finalizing')
})

for (const { count, words, at, stage } of [
  { count: 30, words: 'Rapidly generating 30 questions', at: 700, stage: 'Analyzing' },
  { count: 20, words: 'Quickly generating 20 questions', at: 800, stage: 'Analyzing' },
  { count: 15, words: 'Generating 15 questions', at: 800, stage: 'Initializing' },
]) {
  test(`SETUP-33 SETUP-34 SETUP-36 ${count} questions: '${words}', ${stage} at ${at} ms`, async ({
    page,
  }) => {
    await neverAnswer(page)
    await openPractice(page, count)
    await start(page)
    await run(page, at)
    await expect(page.getByRole('dialog', { name: words, exact: true })).toBeVisible()
    await expect(overlay(page).locator('[aria-current="step"]')).toHaveText(stage)
  })
}

test('SETUP-24 the difficulty cannot change while generating', async ({ page }) => {
  await neverAnswer(page)
  await openPractice(page)
  await start(page)
  for (const radio of await page.getByRole('radio', { includeHidden: true }).all()) {
    await expect(radio).toBeDisabled()
  }
})

test('Cancel really aborts the request and leaves the form as it was', async ({ page }) => {
  const held = await neverAnswer(page)
  await page.goto('/practice')
  await page.getByLabel('What would you like to practice?').fill('Trains')
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('generate-questions'),
  )
  await start(page)
  await expect(overlay(page)).toBeVisible()
  await expect.poll(() => held.length).toBe(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await aborted
  await expect(overlay(page)).toBeHidden()
  await expect(page.getByLabel('What would you like to practice?')).toHaveValue('Trains')
  await expect(page.getByRole('radio', { name: /^Medium/ })).toBeEnabled()
})

test('Escape cancels as well', async ({ page }) => {
  await neverAnswer(page)
  await page.goto('/practice')
  await page.getByLabel('What would you like to practice?').fill('Trains')
  await start(page)
  await expect(overlay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  await expect(page).toHaveURL('/practice')
})

test('SETUP-25 SETUP-30 hides 300 ms after the end, and practice starts 500 ms after 100%', async ({
  page,
}) => {
  const held = await neverAnswer(page)
  await openPractice(page)
  await start(page)
  await expect.poll(() => held.length).toBe(1)
  await run(page, 200)
  await expect(overlay(page)).toBeVisible()
  await held[0]?.fulfill({ json: { questions: makeQuestions(25), servedBy: 'deepseek' } })
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')
  await run(page, 290)
  await expect(overlay(page)).toBeVisible()
  await run(page, 20)
  await expect(overlay(page)).toBeHidden()
  await run(page, 150)
  expect(new URL(page.url()).pathname).toBe('/practice')
  await run(page, 60)
  await expect(page).toHaveURL('/practice/session')
})

test('SETUP-28 SETUP-29 an error shows a message with Try Again, under the default title', async ({
  page,
}) => {
  await page.route('**/assets/make-paper-*.js', (route) => route.abort())
  await answerWith(page, 500, {})
  await page.goto('/practice')
  await page.getByLabel('What would you like to practice?').fill('Trains')
  await start(page)
  const dialog = page.getByRole('alertdialog', { name: 'Generation Failed' })
  await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeFocused()
  await expect(dialog).toContainText('API request failed with status 500')
})

test('a generation that ends before the overlay is due shows none', async ({ page }) => {
  await answerWithQuestions(page)
  await openPractice(page)
  await start(page)
  await page.waitForResponse('**/functions/v1/generate-questions')
  await expect(page.getByRole('button', { name: 'Start practice' })).toHaveAttribute('aria-busy', 'true')
  await run(page, 510)
  await expect(page).toHaveURL('/practice/session')
})

test('Cancel works up to the last moment: after 100% no session starts', async ({ page }) => {
  const held = await neverAnswer(page)
  await openPractice(page)
  await start(page)
  await expect.poll(() => held.length).toBe(1)
  await run(page, 200)
  await held[0]?.fulfill({ json: { questions: makeQuestions(25), servedBy: 'deepseek' } })
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await run(page, 1000)
  await expect(overlay(page)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/practice')
})
