import { expect } from '@playwright/test'
import { expectAccessible, expectTree } from '../support/expect-accessible.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'
import {
  answerAndCheck,
  button,
  choose,
  makeQuestion,
  makeQuestions,
  openSession,
} from './session-samples.ts'

const questions = [
  makeQuestion(1, { text: 'What is $\\sqrt{144}$?' }),
  makeQuestion(2, {
    figure: {
      kind: 'bar',
      title: 'Sales',
      labels: ['2023', '2024'],
      series: [{ name: 'Units', values: [480, 600] }],
    },
  }),
  makeQuestion(3, { trust: 'unverified' }),
  ...makeQuestions(20).slice(3),
]
const topic = 'A very long topic with many words that no phone can show in one line'

test('axe finds no accessibility problem in a practice of a long name, which is not wider than the screen, and its targets are at least 44 px high', async ({
  page,
}) => {
  await openSession(page, { questions, topic })
  await expect(page.locator('.katex')).toBeVisible()
  await expectAccessible(page)
  await expectTree(page, 'practice-question')
  await answerAndCheck(page, 24)
  await button(page, 'Show explanation').click()
  await expectAccessible(page, { largeTargets: true })
  await expectTree(page, 'practice-checked')
  await button(page, 'Next').click()
  await expect(page.getByText('Show as a table')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Leave practice').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
})

test('axe finds no accessibility problem in a test, whose four buttons fit beside each other, each at least 44 px wide', async ({
  page,
}) => {
  await openSession(page, { count: 20, test: true, timeLimit: 600 })
  const buttons = page.locator('footer').getByRole('button')
  await expect(buttons).toHaveText(['Prev', 'Mark for review', 'Skip', 'Next'])
  const expectRoom = async () => {
    const width = page.viewportSize()?.width ?? 0
    const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    for (const box of boxes) {
      expect(box.width).toBeGreaterThanOrEqual(44)
      expect(box.right).toBeLessThanOrEqual(width - 16)
      expect(box.y).toBe(boxes[0]?.y)
    }
  }
  await expectRoom()
  await onWideScreen(page, expectRoom)
  await choose(page, 12)
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expectAccessible(page)
  await expectTree(page, 'test-question')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys in a session' })).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
})
