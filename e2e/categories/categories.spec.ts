import { expect } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { openInApp } from '../support/go-in-app.ts'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

test('SHELL-24 SETUP-09 SETUP-19 a learner searches by any name and goes from exam to chapter to question type, with counts on the way and no generator loaded, and starts a practice or a test of what is shown', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/categories')
  await expect(page).toHaveTitle('Categories | Ekagra – Smart Exam Preparation')
  await test.step('the search is kept when going back, and offers practice when nothing is found', async () => {
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
  })
  await test.step('from exam to chapter to subject', async () => {
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
    const types = page.getByRole('region', { name: 'Question types' })
    await expect(types.getByRole('listitem')).not.toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Mathematics' })
      .click()
    await expect(page).toHaveURL(/\/category\/mathematics$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Mathematics' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Chapters' }).getByRole('listitem').first()).toContainText(
      /question types?/,
    )
  })
  await test.step('all that loaded no generator', async () => {
    await page.waitForLoadState('networkidle')
    const engine = /make-paper|resolve-topic|hcf-lcm|speed-time-distance/
    expect(loaded.filter((path) => engine.test(path))).toEqual([])
  })
  await test.step('Test opens the test set-up with the topic filled in', async () => {
    await page.getByRole('link', { name: 'Test on Mathematics', exact: true }).click()
    await expect(page).toHaveURL(/\/test$/)
    await expect(page.getByRole('textbox', { name: 'Assessment Topic' })).toHaveValue('Mathematics')
    await page.goBack()
  })
  await test.step('Practice opens the practice set-up with the topic in the address', async () => {
    await page.getByRole('link', { name: 'HCF & LCM', exact: true }).click()
    await page.getByRole('link', { name: 'Practice HCF & LCM', exact: true }).first().click()
    await expect(page).toHaveURL(/\/practice\?topic=HCF%20%26%20LCM$/)
    await expect(page.getByRole('textbox', { name: 'What would you like to practice?' })).toHaveValue(
      'HCF & LCM',
    )
  })
})

test("SHELL-24 every screen passes axe; the learner's own average is shown beside a chapter, its subject and its exam, and what does not exist says so and links to all categories", async ({
  page,
}) => {
  await seedHistory(page, [{ topic: 'Percentage', score: 6 }])
  const check = async () => {
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectAccessible(page, { largeTargets: true })
  }
  await page.goto('/categories')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await check()
  await openInApp(page, '/subcategory/hcf-lcm')
  await expect(page.getByText('You have not been asked about this yet.')).toBeVisible()
  await openInApp(page, '/category/ssc-cgl')
  await expect(page.getByText('Your average is 60% over 10 questions.')).toBeVisible()
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Percentage', exact: true }) })
  await expect(row).toContainText('Half way · average 60%')
  // An exam with few chapters: the rows of all exams are built alike.
  await openInApp(page, '/category/ibps-po')
  await check()
  await openInApp(page, '/subcategory/percentage')
  await expect(page.getByText('Your average is 60% over 10 questions.')).toBeVisible()
  await check()
  for (const path of ['/subcategory/no-such-chapter', '/category/no-such-exam']) {
    await openInApp(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'This category does not exist' })).toBeVisible()
    await expect(page.getByText(path.replace(/.*\//, ''))).toBeVisible()
    if (path === '/category/no-such-exam') await check()
    await page.getByRole('link', { name: 'All categories' }).click()
    await expect(page).toHaveURL(/\/categories$/)
  }
})
