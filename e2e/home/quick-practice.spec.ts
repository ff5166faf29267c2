import { expect, type Page } from '@playwright/test'
import { answerWith, makeQuestions, neverAnswer } from '../support/fake-generation.ts'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Quick practice' })

async function openCard(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: /Files/ }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(card(page)).toBeVisible()
}

test('HOME-28 HOME-29 HOME-30 HOME-31 HOME-32 a failure is said; then one question at a time: choose, check, locked with the verdict, and the score with a link to full practice mode', async ({
  page,
}) => {
  await answerWith(page, 422, { error: 'no' })
  await openCard(page)
  await card(page).getByRole('button', { name: 'Start' }).click()
  await expect(findToast(page, 'Failed to generate questions')).toContainText('Please try again later.')
  await expect(card(page).getByRole('button', { name: 'Start' })).toBeVisible()

  const held = await neverAnswer(page)
  await card(page).getByRole('button', { name: 'Start' }).click()
  await expect(card(page).getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.fulfill({ json: { questions: makeQuestions(15), servedBy: 'deepseek' } })
  await expect(card(page).getByRole('radiogroup')).toHaveCount(1)
  await expect(card(page).getByText('1 of 5')).toBeVisible()
  const check = card(page).getByRole('button', { name: 'Check' })
  await expect(check).toHaveAttribute('aria-disabled', 'true')
  await check.press('Enter')
  await expect(card(page).getByText('Please select an answer')).toBeVisible()

  await card(page)
    .getByRole('radio', { name: /wrong 0/ })
    .check()
  await check.click()
  await expect(card(page).getByText('Incorrect')).toBeVisible()
  await expect(card(page).getByText('Your answer')).toBeVisible()
  await expect(card(page).getByText('Correct answer')).toBeVisible()
  await card(page)
    .getByRole('radio', { name: /right 0/ })
    .click({ force: true })
  await expect(card(page).getByRole('radio', { name: /wrong 0/ })).toBeChecked()

  const next = card(page).getByRole('button', { name: /Next|See score/ })
  await next.click()
  for (const answer of ['right', 'right', 'right', 'other']) {
    await card(page)
      .getByRole('radio', { name: new RegExp(answer) })
      .check()
    await card(page).getByRole('button', { name: 'Check' }).click()
    await next.click()
  }
  await expect(card(page).getByText('3 of 5 right')).toBeVisible()
  await card(page).getByRole('link', { name: 'Full practice mode' }).last().click()
  await expect(page).toHaveURL('/practice')
  await expect(page.getByLabel('What would you like to practice?')).toHaveValue('Percentage')
})
