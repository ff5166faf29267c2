import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { answerAndCheck, choose, openSession, question, stopTime } from './session-samples.ts'

const autoNext = { name: 'Auto-Next' }

test('SESSION-14 SESSION-32 without Auto-Next nothing moves; with it a checked practice question moves on after 1.2 to 1.5 s, and waits while a dialog is open', async ({
  page,
}) => {
  const toggle = page.getByRole('switch', autoNext).filter({ visible: true })
  await openSession(page, { count: 4 })
  await stopTime(page)
  await test.step('without Auto-Next nothing moves, and the switch is remembered', async () => {
    await answerAndCheck(page, 12)
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
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
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
})

test('SESSION-33 with Auto-Next a test moves on 0.6 to 0.8 s after an answer', async ({ page }) => {
  await openSession(page, { test: true })
  await page.getByRole('switch', autoNext).filter({ visible: true }).check()
  await stopTime(page)
  await choose(page, 12)
  await page.clock.runFor(550)
  await expect(question(page, 1)).toBeVisible()
  await page.clock.runFor(250)
  await expect(question(page, 2)).toBeVisible()
})
