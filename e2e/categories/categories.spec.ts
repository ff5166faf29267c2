import { expect } from '@playwright/test'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

test('SHELL-24 SETUP-09 SETUP-19 a learner goes from exam to chapter to question type, with counts on the way, and starts a practice or a test of what is shown', async ({
  page,
}) => {
  await page.goto('/categories')
  await expect(page).toHaveTitle('Categories | Ekagra – Smart Exam Preparation')
  const exam = page
    .getByRole('region', { name: 'Exams' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'SSC CGL', exact: true }) })
  await expect(exam).toContainText(/\d+ subjects?, \d+ chapters/)
  await exam.getByRole('link', { name: 'SSC CGL', exact: true }).click()
  await expect(page).toHaveURL(/\/category\/ssc-cgl$/)
  await expect(page.getByRole('heading', { level: 1, name: 'SSC CGL' })).toBeVisible()
  const subject = page.getByRole('region', { name: 'Mathematics' })
  await expect(subject.getByRole('link', { name: 'Practice SSC CGL Mathematics' })).toBeVisible()
  await subject.getByRole('link', { name: 'HCF & LCM', exact: true }).click()
  await expect(page).toHaveURL(/\/subcategory\/hcf-lcm$/)
  await expect(page.getByRole('heading', { level: 1, name: 'HCF & LCM' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Question types' }).getByRole('listitem')).not.toHaveCount(0)
  await test.step('Practice opens the practice set-up with the topic in the address', async () => {
    await page.getByRole('link', { name: 'Practice HCF & LCM', exact: true }).first().click()
    await expect(page).toHaveURL(/\/practice\?topic=HCF%20%26%20LCM$/)
    await expect(page.getByRole('textbox', { name: 'What would you like to practice?' })).toHaveValue(
      'HCF & LCM',
    )
    await page.goBack()
  })
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Mathematics' })
    .click()
  await expect(page).toHaveURL(/\/category\/mathematics$/)
  await expect(page.getByRole('region', { name: 'Chapters' }).getByRole('listitem').first()).toContainText(
    /question types?/,
  )
  await test.step('Test opens the test set-up with the topic filled in', async () => {
    await page.getByRole('link', { name: 'Test on Mathematics', exact: true }).click()
    await expect(page).toHaveURL(/\/test$/)
    await expect(page.getByRole('textbox', { name: 'Assessment Topic' })).toHaveValue('Mathematics')
  })
})

test("SHELL-24 with a history the learner's own average is shown beside a chapter, its subject and its exam", async ({
  page,
}) => {
  await seedHistory(page, [{ topic: 'Percentage', score: 6 }])
  await page.goto('/subcategory/percentage')
  await expect(page.getByText('Your average is 60% over 10 questions.')).toBeVisible()
  await page.goto('/subcategory/hcf-lcm')
  await expect(page.getByText('You have not been asked about this yet.')).toBeVisible()
  await page.goto('/category/ssc-cgl')
  await expect(page.getByText('Your average is 60% over 10 questions.')).toBeVisible()
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Percentage', exact: true }) })
  await expect(row).toContainText('Half way · average 60%')
})
