import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { sessionValue } from '../support/fake-generation.ts'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'
import { newsQuestion, newsQuestions, option, startQuiz } from './current-affairs-samples.ts'

const go = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const history = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('examHistory') ?? '[]'))

test('CA-01 CA-47 CA-52 CA-53 CA-54 CA-55 CA-56 CA-57 CA-58 CA-59 CA-60 CA-61 CA-62 CA-63 CA-66 CA-71 CA-75 CA-76 a quiz from its first question to its saved result; tried again with auto-advance, an answer moves on after 1.5 s, once for each question, and finishes', async ({
  page,
}) => {
  await page.clock.install()
  await startQuiz(page, newsQuestions(0, 3), 'Business, Economy & Banking')
  const header = page.locator('header:visible')
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky')
  const expectTitle = (title: string) =>
    expect(header.getByText(title, { exact: true }).filter({ visible: true })).toBeVisible()
  await expectTitle('Business,…')
  await expect(header.getByText('This Month')).toBeVisible()
  await expect(header.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  await expect(header).toContainText('Q 1/3 33%')
  await expect(header.getByRole('switch', { name: 'Auto-advance' })).not.toBeChecked()
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled()
  await onWideScreen(page, async () => {
    await expectTitle('Business, Economy & Banking')
    await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled()
  })
  await expectAccessible(page, { largeTargets: true })

  const timer = header.getByRole('timer')
  await page.clock.runFor(65_000)
  await expect(timer).toHaveText(/^01:[01]\d$/)

  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(findToast(page, 'Please select an answer before proceeding')).toBeVisible()
  await option(page, 'wrong 0').check()
  await expect(findToast(page, 'Please select an answer before proceeding')).toBeHidden()
  await option(page, 'right 0').check()
  await expect(option(page, 'wrong 0')).not.toBeChecked()
  await go(page, 'Next')
  await option(page, 'wrong 1').check()
  await go(page, 'Back')
  await expect(option(page, 'right 0')).toBeChecked()
  await go(page, 'Next')
  await go(page, 'Next')
  await expect(header).toContainText('Q 3/3 100%')
  await option(page, 'right 2').check()
  await go(page, 'Finish')

  await expect(findToast(page, 'Current Affairs test saved to history!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Good Work!' })).toBeVisible()
  const title = 'Current Affairs - Business, Economy & Banking (This Month)'
  expect(await history(page)).toMatchObject([
    {
      id: expect.stringMatching(/^current-affairs-\d+$/),
      title,
      topic: title,
      score: 2,
      totalQuestions: 3,
      percentage: 67,
      timeSpent: expect.stringMatching(/^01:[0-5]\d$/),
      difficulty: 'Business, Economy & Banking',
      deviceType: 'mobile',
      userAnswers: [0, 1, 0],
    },
  ])
  expect(await sessionValue(page, 'resultQuestions')).toHaveLength(3)
  expect(await sessionValue(page, 'originalQuestions')).toHaveLength(3)
  expect(await sessionValue(page, 'resultAnswers')).toEqual([0, 1, 0])
  expect(await sessionValue(page, 'testTime')).toMatch(/^01:[0-5]\d$/)
  expect(await sessionValue(page, 'testScore')).toBe(2)
  expect(await sessionValue(page, 'deviceType')).toBe('mobile')
  expect(await sessionValue(page, 'lastTestTopic')).toBe(title)

  await test.step('with auto-advance', async () => {
    await go(page, 'Retry Quiz')
    await page.getByRole('switch', { name: 'Auto-advance' }).click()
    await page.clock.pauseAt(Date.now() + 600_000) // from here on only the test moves the clock
    await option(page, 'right 0').check()
    await page.clock.runFor(1400)
    await expect(page.getByText('Q 1/3')).toBeVisible()
    await page.clock.runFor(100)
    await expect(page.getByText('Q 2/3')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await option(page, 'other 0').check()
    await page.clock.runFor(5000)
    await expect(page.getByText('Q 1/3')).toBeVisible()
    await go(page, 'Next')
    await option(page, 'right 1').check()
    await page.clock.runFor(1500)
    await option(page, 'wrong 2').check()
    await page.clock.runFor(1500)
    await expect(page.getByRole('heading', { level: 1, name: 'Keep Practicing!' })).toBeVisible()
  })
})

test('CA-79 CA-80 CA-81 CA-82 CA-83 CA-84 the result is reviewed, tried again and left', async ({ page }) => {
  const source = { title: 'Press Bureau', link: 'https://pib.example/1', date: '2026-11-10' }
  await startQuiz(page, [newsQuestion(0, { source, trust: 'curated' }), newsQuestion(1)])
  await option(page, 'right 0').check()
  await go(page, 'Next')
  await option(page, 'wrong 1').check()
  await go(page, 'Finish')

  await expect(page.getByText('Quiz completed: Defence • This Month')).toBeVisible()
  await expect(page.getByRole('img', { name: '50 per cent, 1 of 2 correct' })).toContainText('1/2 correct')
  for (const [label, value] of [
    ['Correct', '1'],
    ['Incorrect', '1'],
    ['Time', /^00:\d\d$/],
    ['Score', '50%'],
  ] as const) {
    const stat = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
    await expect(stat.locator('dd')).toHaveText(value)
  }

  const review = page.getByRole('region', { name: 'Question Review' })
  const [first, second] = [review.locator('details').first(), review.locator('details').last()]
  await first.locator('summary').click()
  await expect(first.getByRole('radio')).toHaveCount(4)
  await expect(first).toContainText('Explanation')
  await expect(first).toContainText('Because of number 0.')
  await expect(first.getByRole('link', { name: 'Press Bureau' })).toHaveAttribute(
    'href',
    'https://pib.example/1',
  )
  await expect(first).toContainText('true as of 10 November 2026')
  await second.locator('summary').click()
  await expect(second.locator('label').filter({ hasText: 'right 1' })).toContainText('Correct answer')
  await expect(second.locator('label').filter({ hasText: 'wrong 1' })).toContainText('Your answer')
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByText('Quiz completed: Defence • This Month')).toBeVisible()
  await go(page, 'Retry Quiz')
  await expect(page.getByText('Q 1/2')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await go(page, 'Try New Topic')
  await expect(page.getByRole('tab', { name: 'Generate' })).toBeVisible()
  await expect(page.getByText('You left a quiz')).toHaveCount(0)
  await expect.poll(async () => (await history(page)).length).toBe(2)
})
