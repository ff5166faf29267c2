import { expect, type Page } from '@playwright/test'
import { answerAndCheck, button, makeQuestion, openSession, question } from '../session/session-samples.ts'
import { findToast } from '../support/find-toast.ts'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'

const queue = (page: Page) => page.getByRole('region', { name: 'Review queue' })
const due = (page: Page) => queue(page).getByRole('heading', { level: 3 })

/** The morning of a day in November 2026, as the browser sees it. */
async function wakeUpOn(page: Page, day: number): Promise<void> {
  await page.clock.setSystemTime(new Date(2026, 10, day, 8, 0))
  await page.goto('/weakness')
}

/** Answers the questions on the screen in turn and ends the practice. */
async function answerAll(page: Page, answers: readonly number[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    await answerAndCheck(page, answer)
    if (index < answers.length - 1) await button(page, 'Next').click()
  }
  await page.locator('footer').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Practice completed!').first()).toBeVisible()
}

const RIGHT = (n: number) => n * 12
const WRONG = (n: number) => n * 12 + 12

test('WEAK-11 missed questions come back by days: next day, then after 3 and 8 days when right, next day when wrong', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 15, 20, 0) })
  await openSession(page, { count: 3, topic: 'Multiplication' })
  await answerAll(page, [RIGHT(1), WRONG(2), WRONG(3)])

  await goInApp(page, '/weakness')
  await expect(queue(page)).toContainText('2 in all')
  await expect(queue(page)).toContainText('Nothing is due today. The next one comes on 16 Nov.')
  await expect(due(page)).toHaveCount(0)

  // Missed in the evening, due in the morning: reviews go by days.
  await wakeUpOn(page, 16)
  await expect(due(page)).toHaveText(['What is 2 × 12?', 'What is 3 × 12?'])
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('2 questions due for review')
  await queue(page).getByRole('button', { name: 'Review 2 questions' }).click()
  await expect(page).toHaveURL(/\/practice\/session$/)
  await expect(question(page, 2)).toBeVisible()
  await answerAll(page, [RIGHT(2), WRONG(3)])

  await goInApp(page, '/weakness')
  await expect(due(page)).toHaveCount(0)
  await wakeUpOn(page, 17)
  await expect(due(page)).toHaveText(['What is 3 × 12?'])
  await expect(queue(page)).toContainText('missed 2 times')
  await goInApp(page, '/')
  await page.getByRole('button', { name: '1 question due today' }).click()
  await expect(page).toHaveURL(/\/practice\/session$/)
  await answerAll(page, [RIGHT(3)])
  await goInApp(page, '/')
  await expect(page.getByRole('heading', { name: 'Weak areas' })).toBeVisible()
  await expect(page.getByRole('button', { name: /due today/ })).toHaveCount(0)

  await wakeUpOn(page, 18)
  await expect(queue(page)).toContainText('Nothing is due today. The next one comes on 19 Nov.')
  await wakeUpOn(page, 19)
  await expect(due(page).filter({ hasText: 'What is 2 × 12?' })).toHaveCount(1)
  await queue(page)
    .getByRole('button', { name: /^Review \d/ })
    .click()
  await answerAll(page, [RIGHT(2)])
  await wakeUpOn(page, 26)
  await expect(due(page).filter({ hasText: 'What is 2 × 12?' })).toHaveCount(0)
  await wakeUpOn(page, 27)
  await expect(due(page).filter({ hasText: 'What is 2 × 12?' })).toHaveCount(1)
})

test('WEAK-10 WEAK-11 sample questions and right answers never enter the queue; a question is removed from it, and Undo puts it back with its schedule', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 15, 20, 0) })
  await openSession(page, {
    questions: [makeQuestion(1, { trust: 'sample' }), makeQuestion(2), makeQuestion(3)],
  })
  await answerAll(page, [WRONG(1), RIGHT(2), WRONG(3)])
  await goInApp(page, '/weakness')
  await expect(queue(page)).toContainText('1 in all')
  await wakeUpOn(page, 16)
  await expect(due(page)).toHaveText(['What is 3 × 12?'])
  await queue(page).getByRole('button', { name: 'Take out of the review queue: What is 3 × 12?' }).click()
  await expect(queue(page)).toContainText('Taken out of the review queue.')
  await expect(queue(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(due(page)).toHaveText(['What is 3 × 12?'])
  await page.reload()
  await expect(due(page)).toHaveText(['What is 3 × 12?'])
  await due(page).getByRole('button').click()
  await expect(queue(page).getByText('Together 36')).toBeVisible()

  // After the history is cleared nothing of it may come back.
  await goInApp(page, '/history')
  await page.getByRole('button', { name: /^(Clear all|Delete all history)$/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete 1 test/ })
    .click()
  await expect(findToast(page, 'All exam history has been cleared')).toBeVisible()
  await goInApp(page, '/weakness')
  await expect(queue(page)).toContainText('Questions you get wrong come back here')
})
