import { expect, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'
import {
  answerAndCheck,
  button,
  choose,
  history,
  openNextSession,
  openSession,
  question,
  stored,
} from './session-samples.ts'

const autoNext = { name: 'Auto-Next' }

/** From here on the fake clock moves only when the test says so. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

test('SESSION-06 SESSION-14 SESSION-19 SESSION-32 the elapsed time of a practice is not moved by the device clock, set forwards or back; without Auto-Next nothing moves; with it a checked question moves on after 1.2 to 1.5 s, and waits while a dialog is open; a skeleton is shown for 50 ms in place of the shuffled options', async ({
  page,
}) => {
  const toggle = page.getByRole('switch', autoNext).filter({ visible: true })
  const timer = page.getByRole('timer').filter({ visible: true })
  await page.clock.install()
  await openSession(page, { count: 5 })
  await test.step('the elapsed time, which the device clock does not move', async () => {
    for (const offset of [3_600_000, -7_200_000]) {
      await page.clock.setSystemTime(Date.now() + offset)
      await page.clock.runFor(1200)
      await expect(timer).toHaveText(/^00:0\d$/)
    }
    await page.clock.runFor(63_000)
    await expect(timer).toHaveText(/^01:(0[5-9]|1\d)$/)
  })
  await test.step('without Auto-Next nothing moves, and the switch is remembered', async () => {
    await stopClock(page)
    await answerAndCheck(page, 12)
    await expect(page.getByRole('button', { name: 'Question 1, right' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await page.clock.runFor(5000)
    await expect(question(page, 1)).toBeVisible()
    await toggle.check()
    await page.clock.resume()
    await page.reload()
    await expect(toggle).toBeChecked()
  })
  await test.step('with Auto-Next a checked question moves on after 1.2 to 1.5 s', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(question(page, 2)).toBeVisible()
    await stopClock(page)
    await answerAndCheck(page, 24)
    await page.clock.runFor(1150)
    await expect(question(page, 2)).toBeVisible()
    await page.clock.runFor(350)
    await expect(question(page, 3)).toBeVisible()
  })
  await test.step('Auto-Next waits while a dialog is open', async () => {
    await page.clock.runFor(100)
    await answerAndCheck(page, 36)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys in a session' })).toBeVisible()
    await page.clock.runFor(1700)
    await page.keyboard.press('Escape')
    await expect(question(page, 3)).toBeVisible()
  })
  await test.step('the navigator goes to a question, whose options a skeleton stands for until they are shuffled', async () => {
    await page.getByRole('button', { name: 'Question 4, not answered' }).click()
    await expect(question(page, 4)).toBeVisible()
    const skeleton = page.locator('[data-skeleton="options"]')
    await expect(skeleton).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.clock.runFor(50)
    await expect(page.getByRole('radio')).toHaveCount(4)
    await expect(skeleton).toHaveCount(0)
  })
})

test('SESSION-10 SESSION-11 SESSION-12 SESSION-33 a test shows elapsed time and End Test, moves on 0.6 to 0.8 s after an answer with Auto-Next, and finishes on the device when it loses the network; a mock with a time limit counts down and is submitted by itself at zero', async ({
  page,
  context,
}) => {
  const timer = page.getByRole('timer').filter({ visible: true })
  await page.clock.install()
  await openSession(page, { count: 2, test: true })
  // What the end needs is fetched once the first question is there.
  const resultsPage = page.waitForResponse(/\/assets\/results-.*\.js/)
  await page.clock.runFor(5000)
  await resultsPage
  await page.waitForLoadState('networkidle')
  await test.step('elapsed time and End Test', async () => {
    const expectTimerAndEnd = async () => {
      await expect(timer).toHaveText(/^00:(0[5-9]|1\d)$/)
      await expect(button(page, 'End Test').filter({ visible: true })).toHaveCount(1)
    }
    await expectTimerAndEnd()
    await onWideScreen(page, expectTimerAndEnd)
  })
  await test.step('with Auto-Next a test moves on 0.6 to 0.8 s after an answer', async () => {
    await page.getByRole('switch', autoNext).filter({ visible: true }).check()
    await stopClock(page)
    await choose(page, 11)
    await page.clock.runFor(550)
    await expect(question(page, 1)).toBeVisible()
    await page.clock.runFor(250)
    await expect(question(page, 2)).toBeVisible()
    await page.clock.resume()
  })
  await test.step('a test that loses the network finishes on the device', async () => {
    await context.setOffline(true)
    await choose(page, 23)
    expect(await stored(page, 'resultAnswers')).toEqual([0, 0])
    await button(page, 'Submit').click()
    await expect(page).toHaveURL(/\/test\/results/)
    await expect(page.getByRole('heading', { level: 1, name: /Keep practicing/ })).toBeVisible()
    await context.setOffline(false)
  })
  await test.step('a mock with a time limit counts down and is submitted by itself at zero', async () => {
    await openNextSession(page, { count: 2, test: true, timeLimit: 90 })
    await expect(timer).toHaveText(/^01:[23]\d$/)
    await choose(page, 12)
    await page.clock.runFor(60_000)
    await expect(timer).toHaveText(/^00:[23]\d$/)
    await page.clock.runFor(31_000)
    await expect(page).toHaveURL(/\/test\/results\?.+mock=true/)
    await expect(findToast(page, 'Time is up. Your test was handed in.')).toBeVisible()
    expect(await history(page)).toMatchObject([
      { score: 1, totalQuestions: 2, userAnswers: [1, null] },
      { score: 0, totalQuestions: 2, userAnswers: [0, 0] },
    ])
  })
})
