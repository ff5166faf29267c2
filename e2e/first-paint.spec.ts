import { expect, type Locator, type Page } from '@playwright/test'
import { openQuestion, startPaper } from './exam-hall/sit-paper.ts'
import { leaveResult } from './results/result-samples.ts'
import {
  answerAndCheck,
  button,
  makeQuestion,
  makeQuestions,
  openSession,
  question,
  seedSession,
} from './session/session-samples.ts'
import { waitForApp } from './support/go-in-app.ts'
import { test } from './support/test.ts'

/** Keeps back all code of the app, as a slow line does, until the returned function is called. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const files = '**/assets/*.js'
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await waitForApp(page)
  }
}

/** Where a text is on the screen, and in which letters. */
const placeOf = (text: Locator) =>
  text.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { fontSize, fontFamily, fontWeight, color } = getComputedStyle(element)
    // What only screen readers hear comes with the app.
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('.sr-only') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    let text = ''
    while (texts.nextNode()) text += texts.currentNode.textContent
    return { x, y, width, height, fontSize, fontFamily, fontWeight, color, text }
  })

/** Compares what is on the screen before the app has come and after. */
async function expectNothingMoves(page: Page, release: () => Promise<void>, selectors: readonly string[]) {
  await page.evaluate(() => document.fonts.ready)
  const places = (within: string) =>
    Promise.all(selectors.map((selector) => placeOf(page.locator(within + selector).first())))
  const before = await places('#landing ')
  await page.evaluate(() => {
    Reflect.set(globalThis, 'moved', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          globalThis,
          'moved',
          Reflect.get(globalThis, 'moved') + Number(Reflect.get(entry, 'value')),
        )
    }).observe({ type: 'layout-shift' })
  })
  await release()
  expect(await places('')).toEqual(before)
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'moved')))).toBeLessThan(0.01)
}

const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script> **What** is $\\frac{1}{2}$ of 24?'

test('a session shows its question before the app has come: the stored text, never as markup, where the app then draws it @wide', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const first = makeQuestion(1, { text: HOSTILE, difficulty: 'hard', trust: 'unverified' })
  await seedSession(page, { topic: '<b>Topic</b> & more', questions: [first, ...makeQuestions(3)] })
  const release = await holdCode(page)
  await page.goto('/practice/session')
  const landing = page.locator('#landing')
  await expect(landing.locator('h2')).toHaveText(
    '<img src=x onerror="alert(1)"><script>alert(2)</script> What is 12 of 24?',
  )
  await expect(landing.locator('h1')).toHaveText('<b>Topic</b> & more')
  await expect(landing.locator('h2 strong')).toHaveText('What')
  await expect(landing.locator('header p.figures')).toHaveText('1/4')
  await expect(landing.getByText('Hard', { exact: true })).toBeVisible()
  await expect(landing.getByText('Unverified', { exact: true })).toBeVisible()
  expect(await landing.locator('img, script, h1 b').count()).toBe(0)
  await expectNothingMoves(page, release, ['h1', 'h2', 'header p.figures', '[role=progressbar]', 'footer'])
  expect(dialogs).toEqual([])
})

test('a session that is loaded again shows the question where the learner stopped; a test its own frame', async ({
  page,
}) => {
  await openSession(page, { count: 3 })
  await answerAndCheck(page, 12)
  await button(page, 'Next').click()
  await expect(question(page, 2)).toBeVisible()
  const release = await holdCode(page)
  await page.reload()
  await expect(page.locator('#landing h2')).toHaveText('What is 2 × 12?')
  await expectNothingMoves(page, release, ['h1', 'h2', 'header p.figures', '[role=progressbar]'])
  await test.step('a test', async () => {
    await page.evaluate(() => sessionStorage.removeItem('runningSessionId'))
    await page.unrouteAll()
    const releaseTest = await holdCode(page)
    await page.goto('/test/session?test=true')
    await expect(page.locator('#landing h2')).toHaveText('What is 1 × 12?')
    await expectNothingMoves(page, releaseTest, ['h1', 'h2', 'header p.figures', 'footer'])
  })
})

test('with nothing stored, in Hindi, or with a paper of another tab, the page says that it loads; what a figure moves is left to the app, and words wait for their formulas as quiet space', async ({
  page,
}) => {
  const table = { kind: 'table', title: 'Sales', columns: ['Year', 'Units'], rows: [['2024', 7]] }
  const passage = { kind: 'passage', title: 'Bees', paragraphs: ['Bees dance.', 'They <i>hum</i>.'] }
  const open = async (changes: object) => {
    await page.evaluate(
      (stored) => {
        sessionStorage.clear()
        for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
      },
      valuesOf({ ...makeQuestion(1), ...changes }),
    )
    await page.goto('/practice/session')
    await expect(page.locator('#landing h1')).toHaveText('Trains')
  }
  await holdCode(page)
  await test.step('nothing stored, and Hindi', async () => {
    for (const path of [
      '/practice/session',
      '/test/session',
      '/practice/results?id=x',
      '/exams/hall/paper-x',
    ]) {
      await page.goto(path)
      await expect(page.getByText('Preparing your experience...')).toBeVisible()
      await expect(page.locator('#landing')).toHaveCount(0)
    }
    await page.evaluate(
      (stored) => {
        localStorage.setItem('language', 'hi')
        for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
      },
      valuesOf(makeQuestion(1)),
    )
    await page.goto('/practice/session')
    await expect(page.getByText('Preparing your experience...')).toBeVisible()
    await expect(page.locator('#landing')).toHaveCount(0)
    await page.evaluate(() => localStorage.clear())
  })
  await open({ figure: table })
  await expect(page.locator('#landing h2')).toHaveCount(0)
  await open({ figure: passage })
  await expect(page.locator('#landing figure')).toHaveText('BeesBees dance.They <i>hum</i>.')
  await expect(page.locator('#landing h2')).toHaveText('What is 1 × 12?')
  await open({ text: 'If $\\sin\\theta = x$, find $x^2$.' })
  await expect(page.locator('#landing h2')).toContainText('If ')
  await expect(page.locator('#landing h2 .text-transparent')).toHaveCount(2)
})

const valuesOf = (...questions: readonly object[]) => ({
  currentTopic: 'Trains',
  currentMode: 'practice',
  currentDifficulty: 'medium',
  currentQuestions: JSON.stringify(questions),
})

test('results show the score that the answers give before the app has come, whatever the address says @wide', async ({
  page,
}) => {
  await leaveResult(page, 10, 8, 1)
  const release = await holdCode(page)
  await page.goto('/practice/results?id=test-1&score=3&total=10&topic=<i>Trains</i>')
  const landing = page.locator('#landing')
  await expect(landing.locator('h1')).toHaveText('Great job!')
  await expect(landing.getByText('<i>Trains</i>')).toBeVisible()
  await expect(landing.getByText('8 of 10 right')).toBeVisible()
  await expectNothingMoves(page, release, ['section h1', 'section h1 + p', '[role=img] b', 'section ol'])
})

test('the exam hall shows the open question and its answer before the app has come', async ({ page }) => {
  test.setTimeout(120_000)
  await startPaper(page, '/exams/start/ssc-cgl?scope=section&section=1')
  await openQuestion(page, 2)
  await page.getByRole('radio').nth(1).check()
  const asked = await page.locator('h2[id]').first().textContent()
  // It is written after the screen has been painted.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('hallFirstView') ?? '{}').chosen))
    .toBe(1)
  const release = await holdCode(page)
  await page.reload()
  await expect(page.locator('#landing h2')).toHaveText(asked ?? '')
  await expect(page.locator('#landing input').nth(1)).toBeChecked()
  await expectNothingMoves(page, release, ['h1', 'h2', 'nav li', 'b.figures', '[role=radiogroup]'])
})

test('the style sheet of a page is fetched once: what is announced early is what the app uses', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.css')) fetched.push(pathname)
  })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('preload')) warnings.push(message.text())
  })
  await page.goto('/notes')
  await waitForApp(page)
  await expect.poll(() => fetched.some((path) => path.includes('/notes-'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([...new Set(fetched)])
  expect(warnings).toEqual([])
})
