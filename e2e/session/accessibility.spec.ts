import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { answerAndCheck, button, choose, makeQuestion, openSession } from './session-samples.ts'

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

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
]

for (const theme of ['light', 'dark'] as const) {
  test(`a practice has no accessibility problem that a machine can find (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await openSession(page, { questions })
    await expect(page.locator('.katex')).toBeVisible()
    await expectNoViolations(page)
    await answerAndCheck(page, 24)
    await button(page, 'Show explanation').click()
    await expectNoViolations(page)
    await button(page, 'Next').click()
    await expect(page.getByText('Show as a table')).toBeVisible()
    await expectNoViolations(page)
    await button(page, 'Leave practice').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoViolations(page)
  })

  test(`a test has none either (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await openSession(page, { count: 20, test: true, timeLimit: 600 })
    await choose(page, 12)
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio')).toHaveCount(4)
    await expectNoViolations(page)
    await page.keyboard.press('?')
    await expectNoViolations(page)
  })
}

test('the session is not wider than the screen and its targets are at least 44 px high', async ({ page }) => {
  await openSession(page, {
    count: 20,
    topic: 'A very long topic with many words that no phone can show in one line',
  })
  await answerAndCheck(page, 24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const small = await page
    .locator('a:visible, button:visible, summary:visible, label:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 43.5)
        .filter((target) => getComputedStyle(target).clipPath === 'none')
        .map((target) => target.outerHTML.slice(0, 120)),
    )
  expect(small).toEqual([])
})
