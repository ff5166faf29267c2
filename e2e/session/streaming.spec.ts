import { expect, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { streamQuestions } from '../support/stream-questions.ts'
import { test } from '../support/test.ts'
import { overlap } from './overlap.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const position = (page: Page, at: number) => page.getByRole('progressbar', { name: `Question ${at} of 5` })
const onTheirWay = (page: Page) =>
  page.getByRole('region', { name: 'Questions' }).getByRole('button', { name: /still on its way/ })

/** The screen confirms an answer once it is kept. */
async function chooseRight(page: Page): Promise<void> {
  const right = page.getByRole('radio', { name: /right/ })
  await right.click()
  await expect(right).toBeChecked()
}

async function answerRight(page: Page): Promise<void> {
  await chooseRight(page)
  await press(page, 'Check')
  await expect(page.locator('main [role="status"]').filter({ hasText: /^Correct/ })).toBeVisible()
}

test('SETUP-39 SESSION-13 SESSION-14 the first question is answered while the others arrive, over a reload and a broken connection; Auto-Next waits for a question that is late; on a phone a toast does not cover the way to the results, and moves up again on the next page', async ({
  page,
}) => {
  const server = await streamQuestions(page)
  await page.goto('/practice?topic=Streams of Kerala&count=5')
  await press(page, 'Start practice')
  await server.asked()
  const overlay = page.getByRole('dialog', { name: /generating/i })
  await expect(overlay).toBeVisible()
  // Far ahead of what the ticks could have reached by now.
  await server.stage('engine')
  await expect
    .poll(async () => Number(await overlay.getByRole('progressbar').getAttribute('aria-valuenow')))
    .toBeGreaterThanOrEqual(30)
  await server.question(1)

  await expect(page).toHaveURL('/practice/session')
  await expect(position(page, 1)).toBeVisible()
  await expect(page.getByText('1/5', { exact: true })).toBeVisible()
  await expect(onTheirWay(page)).toHaveCount(4)
  await answerRight(page)
  await page.locator('footer').getByRole('button', { name: 'Next' }).click({ force: true })
  await expect(findToast(page, 'The next question is on its way.')).toBeVisible()
  await server.question(1, 2)
  await expect(onTheirWay(page)).toHaveCount(3)
  await press(page, 'Next')
  await expect(position(page, 2)).toBeVisible()
  await answerRight(page)
  await expect(page.getByRole('button', { name: 'Finish' })).toHaveCount(0)

  // In the middle of it all the page is reloaded: the answers stay, and the rest is requested again.
  await page.reload()
  await expect(position(page, 2)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Question 1, right' })).toBeVisible()
  await server.asked()
  await server.question(2, 3)
  await expect(onTheirWay(page)).toHaveCount(2)
  await press(page, 'Next')
  await test.step('Auto-Next waits for a question that is late, and then moves on', async () => {
    const autoNext = page.getByRole('switch', { name: 'Auto-Next' }).first()
    await autoNext.check()
    await page.clock.install()
    await answerRight(page)
    await page.clock.runFor(3000)
    await expect(position(page, 3)).toBeVisible()
    await server.question(4)
    await expect(position(page, 4)).toBeVisible()
    await autoNext.uncheck()
  })
  await answerRight(page)
  await server.breakOff()
  await expect(
    findToast(page, 'The connection broke. Your session goes on with the 4 of 5 questions that arrived.'),
  ).toBeVisible()
  await page.locator('footer').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('4 of 4 right', { exact: true })).toBeVisible()
  const done = findToast(page, 'Practice completed!')
  const results = page.getByRole('link', { name: 'See results' })
  await expect(done).toBeVisible()
  await expect.poll(() => overlap(done, results)).toBe(false)
  const { y: below = 0 } = (await done.boundingBox()) ?? {}
  await results.click()
  await expect(page).toHaveURL(/\/practice\/results/)
  await expect.poll(async () => (await done.boundingBox())?.y ?? 0).toBeLessThan(below)
  await expect(page.getByRole('img', { name: '100 per cent, 4 of 4 right' })).toBeVisible()
})

test('SESSION-12 a test that ends while questions still arrive is graded on those that had arrived', async ({
  page,
}) => {
  const server = await streamQuestions(page)
  await page.goto('/test?topic=Streams of Kerala&count=5')
  await press(page, 'Start Test')
  await server.asked()
  await server.question(1, 2)
  await expect(page).toHaveURL('/test/session?test=true')
  await expect(onTheirWay(page)).toHaveCount(3)
  await chooseRight(page)
  await press(page, 'Next')
  await chooseRight(page)
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await press(page, 'End Test')
  await expect(page.getByRole('alertdialog')).toContainText('2 of 5 answered')
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Test' }).click()
  await expect(page.getByRole('img', { name: '100 per cent, 2 of 2 right' })).toBeVisible()
})
