import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { answerAndCheck, choose, openSession, question, stopTime } from './session-samples.ts'

const autoNext = { name: 'Auto-Next' }

test('SESSION-14 SESSION-32 with Auto-Next a checked practice question moves on after 1.2 to 1.5 s', async ({
  page,
}) => {
  await openSession(page)
  await page.getByRole('switch', autoNext).filter({ visible: true }).check()
  await stopTime(page)
  await answerAndCheck(page, 12)
  await page.clock.runFor(1150)
  await expect(question(page, 1)).toBeVisible()
  await page.clock.runFor(350)
  await expect(question(page, 2)).toBeVisible()
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

test('without Auto-Next nothing moves, and the switch is remembered', async ({ page }) => {
  await openSession(page)
  await stopTime(page)
  await answerAndCheck(page, 12)
  await page.clock.runFor(5000)
  await expect(question(page, 1)).toBeVisible()
  const toggle = page.getByRole('switch', autoNext).filter({ visible: true })
  await toggle.check()
  await page.clock.resume()
  await page.reload()
  await expect(toggle).toBeChecked()
})

test('Auto-Next waits while a dialog is open', async ({ page }) => {
  await openSession(page)
  await page.getByRole('switch', autoNext).filter({ visible: true }).check()
  await stopTime(page)
  await answerAndCheck(page, 12)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys in a session' })).toBeVisible()
  await page.clock.runFor(1700)
  await page.keyboard.press('Escape')
  await expect(question(page, 1)).toBeVisible()
})
