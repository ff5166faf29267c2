import { expect, type Page } from '@playwright/test'
import { MARKDOWN_ATTACKS } from '../../apps/web/src/testing/markdown-attacks.ts'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { drawPhoto } from './draw-photo.ts'

const FUNCTION = '**/functions/v1/solve-math'

async function ask(page: Page, question: string) {
  await page.goto('/doubt-solver')
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Get answer' }).click()
}

const answer = (known: object) => ({
  question: 'Why is the sky blue?',
  subject: 'Physics',
  difficulty: 'Intermediate',
  steps: [{ title: 'Scattering', explanation: 'Short waves are scattered **most**.' }],
  finalAnswer: 'Blue light is scattered more than red light.',
  concepts: ['Optics'],
  isSampleAnswer: false,
  ...known,
})

test('DOUBT-02 DOUBT-05 DOUBT-06 DOUBT-17 an answer that a provider wrote is shown step by step', async ({
  page,
}) => {
  await page.route(FUNCTION, (route) => route.fulfill({ json: answer({}) }))
  await ask(page, 'Why is the sky blue?')
  await expect(page.getByText('Blue light is scattered more than red light.')).toBeVisible()
  await expect(page.getByText('Short waves are scattered most.')).toBeVisible()
  await expect(findToast(page, 'Direct answer provided!')).toBeVisible()
  await page.getByRole('button', { name: 'Ask New Question' }).click()
  await expect(page.getByLabel('Your question')).toHaveValue('')
})

test('an answer written by an attacker runs no code, loads nothing and links nowhere', async ({ page }) => {
  const [dialogs, left]: [string[], string[]] = [[], []]
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) left.push(request.url())
  })
  const steps = MARKDOWN_ATTACKS.map((attack) => ({ title: attack, explanation: attack }))
  const attacked = answer({
    steps,
    finalAnswer: MARKDOWN_ATTACKS.join('\n\n'),
    concepts: MARKDOWN_ATTACKS.slice(0, 5),
  })
  await page.route(FUNCTION, (route) => route.fulfill({ json: attacked }))
  await ask(page, '<img src=x onerror=alert(1)>')
  await expect(page.getByRole('button', { name: 'Ask New Question' }).first()).toBeVisible()
  const main = page.getByRole('main')
  expect(await main.locator('script, iframe, img, object, embed, style, base, meta').count()).toBe(0)
  const addresses = await main
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.filter((address) => !/^(https?:|mailto:|#|\/)/.test(address))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect([dialogs, left]).toEqual([[], []])
})

test('DOUBT-14 DOUBT-15 with no server in reach this device solves what it can, and says what it cannot solve', async ({
  page,
}) => {
  await page.goto('/doubt-solver')
  await page.route('**/functions/v1/**', (route) => route.abort())
  await page.getByLabel('Your question').fill('What is 15% of 640?')
  await page.getByRole('button', { name: 'Get answer' }).click()
  await expect(page.getByText('96', { exact: true }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Ask New Question' }).click()
  await page.getByLabel('Your question').fill('Why did the poet choose this metre?')
  await page.getByRole('button', { name: 'Get answer' }).click()
  await expect(findToast(page, 'Unable to process your question')).toBeVisible()
  await expect(page.getByText('This is a sample, to show what an answer looks like.')).toBeVisible()

  await page.unroute('**/functions/v1/**')
  await ask(page, 'Why did the poet choose this metre?')
  await expect(page.getByText('Please rephrase your question for a more specific answer.')).toBeVisible()
})

test('a photo of a Hindi question is read in the browser', async ({ page }) => {
  await page.goto('/doubt-solver')
  const photo = await drawPhoto(page, ['भारत की राजधानी क्या है', 'और यह किस नदी पर है'])
  await page.getByLabel('Language of the photo').selectOption('hin+eng')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Read a photo' }).click(),
  ])
  const start = Date.now()
  await chooser.setFiles({ name: 'prashn.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByText('Check the text')).toBeVisible({ timeout: 50_000 })
  test.info().annotations.push({ type: 'reading a Hindi photo', description: `${Date.now() - start} ms` })
  const read = await page.getByLabel('Your question').inputValue()
  const words = ['भारत', 'राजधानी', 'क्या', 'नदी', 'किस']
  expect(words.filter((word) => read.includes(word)).length, read).toBeGreaterThanOrEqual(4)
})
