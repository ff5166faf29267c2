import { expect, type Page } from '@playwright/test'
import { MARKDOWN_ATTACKS } from '../../apps/web/src/testing/markdown-attacks.ts'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'

const FUNCTION = '**/functions/v1/solve-math'

async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Get answer' }).click()
}

const askAnother = (page: Page) => page.getByRole('button', { name: 'Ask New Question' }).first().click()

/** Answers as a server whose provider wrote this, or as none, from now on. */
async function answerWith(page: Page, json: object | undefined) {
  await page.unroute(FUNCTION)
  await page.route(FUNCTION, (route) => (json ? route.fulfill({ json }) : route.abort()))
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

test('DOUBT-02 DOUBT-05 DOUBT-06 DOUBT-14 DOUBT-15 DOUBT-17 an answer that a provider wrote is shown step by step, one written by an attacker runs no code, and with no server in reach this device solves what it can and says what it cannot solve', async ({
  page,
}) => {
  const [dialogs, left]: [string[], string[]] = [[], []]
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) left.push(request.url())
  })
  await test.step('an answer of a provider', async () => {
    await answerWith(page, answer({}))
    await page.goto('/doubt-solver')
    await ask(page, 'Why is the sky blue?')
    await expect(page.getByText('Blue light is scattered more than red light.')).toBeVisible()
    await expect(page.getByText('Short waves are scattered most.')).toBeVisible()
    await expect(findToast(page, 'Direct answer provided!')).toBeVisible()
    await page.getByRole('button', { name: 'Ask New Question' }).click()
    await expect(page.getByLabel('Your question')).toHaveValue('')
  })
  await test.step('an answer of an attacker runs no code, loads nothing and links nowhere', async () => {
    const steps = MARKDOWN_ATTACKS.map((attack) => ({ title: attack, explanation: attack }))
    const finalAnswer = MARKDOWN_ATTACKS.join('\n\n')
    await answerWith(page, answer({ steps, finalAnswer, concepts: MARKDOWN_ATTACKS.slice(0, 5) }))
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
    await askAnother(page)
  })
  await test.step('no server in reach, and then one without a provider', async () => {
    await answerWith(page, undefined)
    await ask(page, 'What is 15% of 640?')
    await expect(page.getByText('96', { exact: true }).last()).toBeVisible()
    await askAnother(page)
    await ask(page, 'Why did the poet choose this metre?')
    await expect(findToast(page, 'Unable to process your question')).toBeVisible()
    await expect(page.getByText('This is a sample, to show what an answer looks like.')).toBeVisible()
    await askAnother(page)
    await page.unroute(FUNCTION)
    await ask(page, 'Why did the poet choose this metre?')
    await expect(page.getByText('Please rephrase your question for a more specific answer.')).toBeVisible()
  })
})
