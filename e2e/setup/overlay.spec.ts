import { expect, type Page } from '@playwright/test'
import { answerWithQuestions, makeQuestions, neverAnswer, sessionValue } from '../support/fake-generation.ts'
import { test } from '../support/test.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: /generating/i })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Generating questions' })

async function openPractice(page: Page) {
  await page.clock.install()
  await page.goto('/practice')
  await page.getByLabel('What would you like to practice?').fill('Trains')
  await page.getByRole('slider', { name: 'Number of questions' }).fill('10')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
}

const start = (page: Page) => page.getByRole('button', { name: 'Start practice' }).click()

/** Lets the app's own promises settle between two steps of its clock. */
async function run(page: Page, ms: number) {
  await page.clock.runFor(ms)
  await page.evaluate(() => Promise.resolve())
}

test('SETUP-23 SETUP-24 SETUP-27 SETUP-28 SETUP-31 SETUP-32 SETUP-33 SETUP-34 SETUP-35 SETUP-36 SETUP-37 the overlay appears after 100 ms, follows the ticks, names its stage, waits at 95 and says how many questions it makes', async ({
  page,
}) => {
  await neverAnswer(page)
  await openPractice(page)
  const stage = overlay(page).locator('[aria-current="step"]')
  await test.step('10 questions', async () => {
    await start(page)
    for (const radio of await page.getByRole('radio', { includeHidden: true }).all()) {
      await expect(radio).toBeDisabled()
    }
    await run(page, 90)
    await expect(overlay(page)).toBeHidden()
    await run(page, 20)
    await expect(overlay(page)).toBeVisible()
    await run(page, 890)
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '20')
    await expect(stage).toHaveText('Initializing')
    await run(page, 400)
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '26')
    await expect(stage).toHaveText('Analyzing')
    await run(page, 1600)
    await expect(stage).toHaveText('Processing')
    await run(page, 2500)
    await expect(stage).toHaveText('Formatting')
    await run(page, 14_500)
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '95')
    await expect(stage).toHaveText('Finalizing')
  })
  for (const { count, words, at, name } of [
    { count: 30, words: 'Rapidly generating 30 questions', at: 700, name: 'Analyzing' },
    { count: 20, words: 'Quickly generating 20 questions', at: 800, name: 'Analyzing' },
    { count: 15, words: 'Generating 15 questions', at: 800, name: 'Initializing' },
  ]) {
    await test.step(`${count} questions`, async () => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await run(page, 500)
      await expect(overlay(page)).toBeHidden()
      await page.getByRole('slider', { name: 'Number of questions' }).fill(String(count))
      await start(page)
      await run(page, at)
      await expect(page.getByRole('dialog', { name: words, exact: true })).toBeVisible()
      await expect(stage).toHaveText(name)
    })
  }
})

test('SETUP-25 SETUP-30 Cancel works up to the last moment; the overlay hides 300 ms after the end, and practice starts 500 ms after 100% with the values of the session stored; a generation that ends before the overlay is due shows none', async ({
  page,
}) => {
  const held = await neverAnswer(page)
  await openPractice(page)
  await test.step('Cancel after 100%: no session starts', async () => {
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
  await page.getByLabel('What would you like to practice?').fill('Boats')
  await start(page)
  await expect.poll(() => held.length).toBe(2)
  await run(page, 200)
  await expect(overlay(page)).toBeVisible()
  await held[1]?.fulfill({ json: { questions: makeQuestions(25), servedBy: 'deepseek' } })
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')
  await run(page, 290)
  await expect(overlay(page)).toBeVisible()
  await run(page, 20)
  await expect(overlay(page)).toBeHidden()
  await run(page, 150)
  expect(new URL(page.url()).pathname).toBe('/practice')
  await run(page, 60)
  await expect(page).toHaveURL('/practice/session')
  await test.step('the values of the session are stored', async () => {
    expect(await sessionValue(page, 'currentMode')).toBe('practice')
    expect(await sessionValue(page, 'currentDifficulty')).toBe('medium')
    expect(await sessionValue(page, 'currentQuestions')).toHaveLength(10)
  })
  await test.step('a generation that ends before the overlay is due shows none', async () => {
    await answerWithQuestions(page)
    await page.clock.resume()
    await page.getByRole('button', { name: 'Leave practice' }).click()
    await page.getByLabel('What would you like to practice?').fill('Optics')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await Promise.all([page.waitForResponse('**/functions/v1/generate-questions'), start(page)])
    await expect(page.getByRole('button', { name: 'Start practice' })).toHaveAttribute('aria-busy', 'true')
    await run(page, 510)
    await expect(page).toHaveURL('/practice/session')
  })
})
