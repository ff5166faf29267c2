import { expect, type Page } from '@playwright/test'
import { neverAnswer } from '../support/fake-generation.ts'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'

/** Latin words on the screen that are not part of a question: what the app still says in English. */
const englishIn = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.closest('script, style, noscript, [lang="en-IN"]')) words.push(textContent ?? '')
    }
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`body [${attribute}]:not([lang="en-IN"] *)`)) {
        words.push(element.getAttribute(attribute) ?? '')
      }
    }
    return words.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? [])
  })

/** The brand, keys, and the topic of this journey, which keeps the name under which it was asked for. */
const NAMES = new Set(['Ekagra', 'Ctrl', 'Enter', 'Percentage'])

const expectHindiFrame = (page: Page) =>
  expect.poll(async () => (await englishIn(page)).filter((word) => !NAMES.has(word))).toEqual([])

test('with Hindi chosen everything from home to the history is in Hindi, also after a reload; a suggestion asks for its topic by the English name', async ({
  page,
}) => {
  await page.goto('/menu')
  await page.getByRole('group', { name: 'Language' }).getByLabel('हिन्दी').click()
  await page.getByRole('link', { name: 'होम', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'आज किसका अभ्यास करेंगे?' })).toBeVisible()
  await expect(page).toHaveTitle('एकाग्र – परीक्षा की स्मार्ट तैयारी के टूल')
  await expect(page.getByRole('heading', { name: 'कमज़ोर टॉपिक' })).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.getByRole('heading', { name: 'सीखने का रास्ता' })).toBeVisible({ timeout: 1000 })
  }).toPass()

  await page.getByRole('link', { name: 'अभ्यास', exact: true }).click()
  await page.getByLabel('आप किसका अभ्यास करना चाहते हैं?').fill('Percentage')
  await page.getByRole('radio', { name: /आसान/ }).check()
  await page.getByRole('slider', { name: 'प्रश्नों की संख्या' }).fill('5')
  await expect(page.getByText('गणित')).toBeVisible()
  await expectHindiFrame(page)
  await page.getByRole('button', { name: 'अभ्यास शुरू करें' }).click()

  await expect(page).toHaveURL('/practice/session', { timeout: 20_000 })
  const verdict = page.locator('main [role="status"]').filter({ hasText: /^(सही|गलत)/ })
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByRole('progressbar', { name: `प्रश्न ${number}, कुल 5` })).toBeVisible()
    await page.getByRole('radio').first().click()
    await page.getByRole('button', { name: 'जाँचें', exact: true }).click()
    await expect(verdict).toBeVisible()
    if (number < 5) await page.getByRole('button', { name: 'अगला', exact: true }).click()
  }
  await page.getByRole('button', { name: 'व्याख्या देखें' }).click()
  // Computed questions have steps below a heading, written ones have not.
  await expect(page.getByRole('button', { name: 'व्याख्या छिपाएँ' })).toBeVisible()
  await expectHindiFrame(page)
  await page.locator('footer').getByRole('button', { name: 'पूरा करें' }).click()
  await page.getByRole('link', { name: 'नतीजे देखें' }).click()

  await expect(page.getByRole('img', { name: /प्रतिशत, 5 में से \d सही/ })).toBeVisible()
  await expect(page).toHaveTitle('अभ्यास के नतीजे | एकाग्र – परीक्षा की स्मार्ट तैयारी')
  await expectHindiFrame(page)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'प्रदर्शन' })).toBeVisible()

  await goInApp(page, '/history')
  await expect(page.getByRole('heading', { level: 1, name: 'टेस्ट का इतिहास' })).toBeVisible()
  await page.getByRole('button', { name: 'Percentage', exact: true }).click()
  await expect(page.getByRole('link', { name: 'नतीजे देखें' })).toBeVisible()
  await expectHindiFrame(page)

  await test.step('a suggestion asks for its topic by the English name', async () => {
    await neverAnswer(page)
    await goInApp(page, '/search?q=percentage')
    const asked = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Percentage की थ्योरी शुरू करें' }).click()
    expect((await asked).postDataJSON()).toMatchObject({ topic: 'Percentage theory' })
  })
})

test('a browser that asks for Hindi is offered it on the first visit, in Hindi', async ({
  page,
  context,
}) => {
  // What a context with this locale would send and tell, for this page alone.
  const client = await context.newCDPSession(page)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  await client.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'hi-IN' })
  await page.goto('/')
  await expect(page.getByText('एकाग्र हिन्दी में भी है', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'हिन्दी में देखें' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'आज किसका अभ्यास करेंगे?' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'आज किसका अभ्यास करेंगे?' })).toBeVisible()
  await expect(page.getByText('एकाग्र हिन्दी में भी है')).toHaveCount(0)
})
