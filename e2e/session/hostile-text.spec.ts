import { expect } from '@playwright/test'
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

test('text that anyone may have written runs no code, loads nothing and links nowhere', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const text = ATTACKS.join('\n\n')
  await openSession(page, {
    questions: [
      makeQuestion(1, {
        text,
        options: ['12', ...ATTACKS.slice(0, 3)],
        correctAnswer: 0,
        explanation: text,
        steps: ATTACKS,
      }),
    ],
  })
  await answerAndCheck(page, 12)
  await button(page, 'Show explanation').click()
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible()
  expect(await page.locator('main').locator('img, script, a').count()).toBe(0)
  expect(dialogs).toEqual([])
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([])
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
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByText(topic).first()).toBeVisible()
    const [whole, shown] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth]
    })
    expect(whole, address).toBe(shown)
  }
})

const isMathsCode = (url: string) => /typeset-[\w-]+\.(js|css)|katex/i.test(url)

test('plain text and simple fractions load no maths code; a formula does', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const fraction = '$\\frac{5}{9}$ of the work'
  await openSession(page, {
    questions: [
      makeQuestion(1, {
        text: `A does ${fraction}. What is **1 × 12**?\nTake your time; it costs $5 or $10.`,
      }),
      makeQuestion(2, { text: 'What is $\\int_0^1 x^2\\,dx$?' }),
    ],
  })
  await expect(page.getByRole('img', { name: '5 over 9' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /costs \$5 or \$10/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded.filter(isMathsCode)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.katex')).toBeVisible()
  expect(loaded.filter(isMathsCode).length).toBeGreaterThan(0)
})

test('LaTeX bombs neither freeze the page nor break it', async ({ page }) => {
  const bombs = [
    `$${'\\frac{1}{'.repeat(60)}1${'}'.repeat(60)}$`,
    '$\\def\\a{\\a\\a}\\a$',
    '$\\def\\a#1{#1#1#1#1#1#1#1#1}\\a{\\a{\\a{\\a{\\a{x}}}}}$',
    `$${'{'.repeat(250)}x${'}'.repeat(250)}$`,
    `$${'x^{'.repeat(40)}2${'}'.repeat(40)}$`,
    '$\\rule{99999em}{99999em}$',
    `$${'\\sqrt{x} '.repeat(5000)}$`,
    '$'.repeat(20_000),
  ]
  await openSession(page, { questions: bombs.map((text, index) => makeQuestion(index + 1, { text })) })
  for (const _ of bombs.slice(1)) {
    const started = Date.now()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio')).toHaveCount(4)
    expect(Date.now() - started).toBeLessThan(3000)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => innerWidth),
  )
})

test('a formula wider than the screen scrolls in its line and does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wide = String.raw`$\begin{vmatrix} ${Array.from({ length: 14 }, (_, index) => `a_{${index}} + b_{${index}}`).join(' & ')} \end{vmatrix}$`
  await openSession(page, { questions: [makeQuestion(1, { text: `Find ${wide} now.` })] })
  await expect(page.locator('.katex').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
})
