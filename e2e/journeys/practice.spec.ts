import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('GEN-01 a learner types a topic, practises, sees the graded result and finds it in the history', async ({
  page,
}) => {
  await page.goto('/practice')
  await page.getByLabel('What would you like to practice?').fill('Percentage')
  await page.getByRole('radio', { name: /Easy/ }).check()
  await page.getByRole('slider').fill('5')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page).toHaveURL('/practice/session', { timeout: 20_000 })

  const verdict = page.locator('main [role="status"]').filter({ hasText: /^(Correct|Incorrect)/ })
  let right = 0
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByRole('progressbar', { name: `Question ${number} of 5` })).toBeVisible()
    await page
      .getByRole('radio')
      .nth(number % 4)
      .click()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(verdict).toBeVisible()
    if ((await verdict.textContent())?.startsWith('Correct')) right += 1
    if (number < 5) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await page.locator('footer').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText(`${right} of 5 right`, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See results' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/practice/results\\?id=practice-.+&score=${right}&total=5&topic=Percentage`),
  )
  await expect(page.getByRole('img', { name: `${right * 20} per cent, ${right} of 5 right` })).toBeVisible()

  await page.getByRole('tab', { name: /Review Answers/ }).click()
  await page.getByRole('button', { name: 'All 5' }).click()
  await expect(page.getByRole('tabpanel').locator('details')).toHaveCount(5)

  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'Percentage' }).first()).toBeVisible()
  await expect(page.getByText(`${right * 20}`).first()).toBeVisible()
})
