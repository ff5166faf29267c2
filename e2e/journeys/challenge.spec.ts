import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('currentQuestions'))

/** The options of the question on the screen, top to bottom. */
const options = (page: Page) =>
  page
    .locator('main label')
    .filter({ has: page.getByRole('radio') })
    .allInnerTexts()

/** Takes a practice of five, always the first option, and tells what was shown and how many were right. */
async function takeFive(page: Page) {
  const verdict = page.locator('main [role="status"]').filter({ hasText: /^(Correct|Incorrect)/ })
  const shown: string[][] = []
  let right = 0
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByRole('progressbar', { name: `Question ${number} of 5` })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(4)
    shown.push(await options(page))
    await page.getByRole('radio').first().click()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(verdict).toBeVisible()
    if ((await verdict.textContent())?.startsWith('Correct')) right += 1
    if (number < 5) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await page.locator('footer').getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('link', { name: 'See results' }).click()
  await expect(page.getByRole('img', { name: `${right * 20} per cent, ${right} of 5 right` })).toBeVisible()
  return { shown, right }
}

test('a friend opens the link on another device and takes the very same questions with the same options; a damaged link says so, and one whose kind of question is gone offers a fresh set of the topic', async ({
  page,
  browser,
}) => {
  await page.goto('/practice?topic=Percentage&difficulty=hard&count=5')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page).toHaveURL('/practice/session', { timeout: 20_000 })
  const questions = await stored(page)
  const mine = await takeFive(page)

  await page.getByRole('button', { name: 'Challenge a friend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Challenge a friend' })
  const field = dialog.getByLabel('Link to these questions')
  const silent = await field.inputValue()
  await dialog.getByRole('checkbox', { name: `Tell my score, ${mine.right} of 5` }).check()
  const link = await field.inputValue()
  expect(link).not.toBe(silent)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'A friend challenges you' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Percentage' })).toBeVisible()
  await expect(other.getByText('Hard', { exact: true })).toBeVisible()
  await expect(other.getByText(`Your friend got ${mine.right} of 5 right.`)).toBeVisible()
  await other.getByRole('button', { name: 'Start practice' }).click()
  await expect(other).toHaveURL('/practice/session')
  expect(JSON.parse((await stored(other)) ?? '')).toEqual(JSON.parse(questions ?? ''))
  const theirs = await takeFive(other)
  expect(theirs).toEqual(mine)
  await expect(other.getByText(`Level with your friend: ${mine.right} of 5 each.`)).toBeVisible()
  await other.context().close()

  await page.goto(silent)
  await expect(page.getByRole('heading', { name: 'A friend challenges you' })).toBeVisible()
  await expect(page.getByText('Your friend got')).toHaveCount(0)
  await page.goto(link.slice(0, -12))
  await expect(page.getByRole('heading', { name: 'This link is damaged' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose a topic' }).click()
  await expect(page.getByLabel('What would you like to practice?')).toBeVisible()

  await test.step('a link whose kind of question is gone', async () => {
    // 'Averages', a test of two easy questions of a type that never existed.
    await page.goto(
      '/test?challenge=WzEsIkF2ZXJhZ2VzIiwidGVzdCIsImVhc3kiLCJ0ZXN0LTEtMiIsWyJzIl0sWyJub3RoZXJlLmUucnQuMC4wIiwibm90aGVyZS5lLnJ0LjEuMCJdLG51bGxd.18pl62q0',
    )
    await expect(page.getByRole('heading', { name: 'These questions cannot be made any more' })).toBeVisible()
    await page.getByRole('link', { name: 'Start a fresh set' }).click()
    await expect(page).toHaveURL('/test?topic=Averages&difficulty=easy&count=2')
    await expect(page.getByLabel('Assessment Topic')).toHaveValue('Averages')
  })
})
