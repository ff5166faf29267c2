import { expect, test } from '@playwright/test'
import { seedHistory } from '../support/make-history.ts'

test('SHELL-24 a learner goes from exam to chapter to question type, with counts on the way', async ({
  page,
}) => {
  await page.goto('/categories')
  await expect(page).toHaveTitle('Categories | Ekagra – Smart Exam Preparation')
  const exam = page
    .getByRole('region', { name: 'Exams' })
    .getByRole('listitem')
    .filter({ hasText: 'SSC CGL' })
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
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Mathematics' })
    .click()
  await expect(page).toHaveURL(/\/category\/mathematics$/)
  await expect(page.getByRole('region', { name: 'Chapters' }).getByRole('listitem').first()).toContainText(
    /question types?/,
  )
})

test('SHELL-24 SETUP-19 Practice opens the practice set-up with the topic in the address', async ({
  page,
}) => {
  await page.goto('/subcategory/hcf-lcm')
  await page.getByRole('link', { name: 'Practice HCF & LCM', exact: true }).first().click()
  await expect(page).toHaveURL(/\/practice\?topic=HCF%20%26%20LCM$/)
  await expect(page.getByRole('textbox', { name: 'What would you like to practice?' })).toHaveValue(
    'HCF & LCM',
  )
})

test('SHELL-24 SETUP-09 Test opens the test set-up with the topic filled in', async ({ page }) => {
  await page.goto('/category/mathematics')
  await page.getByRole('link', { name: 'Test on Mathematics', exact: true }).click()
  await expect(page).toHaveURL(/\/test$/)
  await expect(page.getByRole('textbox', { name: 'Assessment Topic' })).toHaveValue('Mathematics')
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

test('SHELL-24 the search finds by any name, is kept when going back, and offers practice when nothing is found', async ({
  page,
}) => {
  await page.goto('/categories')
  const search = page.getByRole('searchbox', { name: 'Search the syllabus' })
  await search.fill('staff selection')
  await expect(page.getByRole('link', { name: 'SSC CGL', exact: true })).toBeVisible()
  await search.fill('hcf')
  await page.getByRole('link', { name: 'HCF & LCM', exact: true }).click()
  await expect(page).toHaveURL(/\/subcategory\/hcf-lcm$/)
  await page.goBack()
  await expect(search).toHaveValue('hcf')
  await search.fill('qqqqq')
  await expect(page.getByRole('heading', { name: 'Nothing is called “qqqqq”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice qqqqq' })).toHaveAttribute(
    'href',
    '/practice?topic=qqqqq',
  )
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('region', { name: 'Exams' })).toBeVisible()
})

for (const path of ['/category/no-such-exam', '/subcategory/no-such-chapter']) {
  test(`SHELL-24 ${path} says that it does not exist and links to all categories`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'This category does not exist' })).toBeVisible()
    await expect(page.getByText(path.replace(/.*\//, ''))).toBeVisible()
    await page.getByRole('link', { name: 'All categories' }).click()
    await expect(page).toHaveURL(/\/categories$/)
  })
}

test('SHELL-24 browsing loads no generator', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/category/mathematics')
  await expect(page.getByRole('heading', { level: 1, name: 'Mathematics' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const engine = /make-paper|resolve-topic|hcf-lcm|speed-time-distance/
  expect(loaded.filter((path) => engine.test(path))).toEqual([])
})
