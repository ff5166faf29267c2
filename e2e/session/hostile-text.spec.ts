import { expect } from '@playwright/test'
import { openInApp } from '../support/go-in-app.ts'
import { seedHistory } from '../support/make-history.ts'
import { makeNote, seedNotes } from '../support/make-notes.ts'
import { test } from '../support/test.ts'
import { answerAndCheck, button, makeQuestion, openSession } from './session-samples.ts'

const ATTACKS = [
  '<img src="https://evil.example/x.png" onerror="alert(1)">',
  '<script>alert(1)</script>',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/y.png)',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\includegraphics{https://evil.example/z.png}$',
  '$\\htmlStyle{position:fixed}{x}$',
]

const isMathsCode = (url: string) => /typeset-[\w-]+\.(js|css)|katex/i.test(url)

const BOMBS = [
  `$${'\\frac{1}{'.repeat(60)}1${'}'.repeat(60)}$`,
  '$\\def\\a{\\a\\a}\\a$',
  '$\\def\\a#1{#1#1#1#1#1#1#1#1}\\a{\\a{\\a{\\a{\\a{x}}}}}$',
  `$${'{'.repeat(250)}x${'}'.repeat(250)}$`,
  `$${'x^{'.repeat(40)}2${'}'.repeat(40)}$`,
  '$\\rule{99999em}{99999em}$',
  `$${'\\sqrt{x} '.repeat(5000)}$`,
  '$'.repeat(20_000),
]

test('plain text and simple fractions load no maths code, a formula does; one wider than the screen does not widen the page; text that anyone may have written runs no code, loads nothing and links nowhere; LaTeX bombs neither freeze the page nor break it', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const fraction = '$\\frac{5}{9}$ of the work'
  const wide = String.raw`$\begin{vmatrix} ${Array.from({ length: 14 }, (_, index) => `a_{${index}} + b_{${index}}`).join(' & ')} \end{vmatrix}$`
  const attack = ATTACKS.join('\n\n')
  const texts = [
    `A does ${fraction}. What is **1 × 12**?\nTake your time; it costs $5 or $10.`,
    'What is $\\int_0^1 x^2\\,dx$?',
    `Find ${wide} now.`,
    attack,
    ...BOMBS,
  ]
  await openSession(page, {
    questions: texts.map((text, index) =>
      makeQuestion(index + 1, {
        text,
        ...(text === attack && {
          options: ['12', ...ATTACKS.slice(0, 3)],
          correctAnswer: 0,
          explanation: text,
          steps: ATTACKS,
        }),
      }),
    ),
  })
  await test.step('plain text and a simple fraction load no maths code', async () => {
    await expect(page.getByRole('img', { name: '5 over 9' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /costs \$5 or \$10/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requests.filter(isMathsCode)).toEqual([])
  })
  await test.step('a formula loads it', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.katex')).toBeVisible()
    expect(requests.filter(isMathsCode).length).toBeGreaterThan(0)
  })
  await test.step('a formula wider than the screen scrolls in its line', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { level: 2, name: /^Find/ })).toBeVisible()
    await expect(page.locator('.katex').first()).toBeVisible()
    await expect.poll(tooWide).toBeLessThanOrEqual(0)
  })
  await test.step('attacks', async () => {
    await page.keyboard.press('ArrowRight')
    await answerAndCheck(page, 12)
    await button(page, 'Show explanation').click()
    await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible()
    expect(await page.locator('main').locator('img, script, a').count()).toBe(0)
    expect(dialogs).toEqual([])
    expect(requests.filter((url) => url.includes('evil.example'))).toEqual([])
  })
  for (const [index, bomb] of BOMBS.entries()) {
    await test.step(`a bomb: ${bomb.slice(0, 30)}`, async () => {
      const started = Date.now()
      await page.keyboard.press('ArrowRight')
      const at = texts.indexOf(bomb) + 1
      await expect(page.getByRole('progressbar', { name: `Question ${at} of ${texts.length}` })).toBeVisible()
      await expect(page.getByRole('radio')).toHaveCount(4)
      expect(Date.now() - started, `bomb ${index}`).toBeLessThan(3000)
    })
  }
  expect(await tooWide()).toBeLessThanOrEqual(0)
})

test('a topic of one very long word makes no screen wider', async ({ page }) => {
  const topic = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)
  await seedHistory(page, [{ id: 'endless', topic, score: 3 }])
  await seedNotes(page, [makeNote(1, { title: topic, tags: [topic] })])
  const addresses = [
    '/',
    '/history',
    '/weakness',
    '/notes',
    `/search?q=${topic}`,
    `/test/results?id=endless&mock=true`,
  ]
  for (const [index, address] of addresses.entries()) {
    if (index === 0) await page.goto(address)
    else await openInApp(page, address)
    await expect(page.getByText(topic).first()).toBeVisible()
    const [whole, shown] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth]
    })
    expect(whole, address).toBe(shown)
  }
})
