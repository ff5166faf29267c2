import { expect, type Page } from '@playwright/test'
import { goInApp, openInApp } from '../support/go-in-app.ts'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

const slider = (page: Page) => page.getByRole('slider', { name: 'Number of questions' })
const level = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** What was typed and chosen survives a reload. */
async function expectKept(page: Page, label: string) {
  await page.getByLabel(label).fill('Boats and str')
  await level(page, 'Hard').check()
  await slider(page).fill('25')
  await page.reload()
  await expect(page.getByLabel(label)).toHaveValue('Boats and str')
  await expect(level(page, 'Hard')).toBeChecked()
  await expect(slider(page)).toHaveValue('25')
}

const forms = [
  { path: '/test', label: 'Assessment Topic' },
  { path: '/practice', label: 'What would you like to practice?' },
]

test('SETUP-01 SETUP-02 SETUP-03 SETUP-04 SETUP-05 SETUP-06 SETUP-07 SETUP-08 SETUP-09 SETUP-16 SETUP-17 SETUP-18 SETUP-20 /test and /practice ask for topic, level (easy, medium) and count, which survive a reload; /test shows three feature cards and the benefits, /practice the four figures and where a topic is in the syllabus; navigation state fills them in, and is then cleared', async ({
  page,
}) => {
  await test.step('/test', async () => {
    await page.goto('/test')
    await expect(page).toHaveTitle('Mock Exam | Ekagra – Smart Exam Preparation')
    await expect(page.getByLabel('Assessment Topic')).toHaveValue('')
    const levels = page.getByRole('group', { name: 'Levels' }).getByRole('radio')
    await expect(levels).toHaveCount(3)
    await expect(level(page, 'Easy')).toBeChecked()
    const range = slider(page)
    for (const [name, value] of [
      ['min', '5'],
      ['max', '30'],
      ['step', '5'],
    ] as const) {
      await expect(range).toHaveAttribute(name, value)
    }
    await expect(range).toHaveValue('10')
    await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible()
    for (const title of ['Smart Questions', 'Timed Exams', 'Performance Insights']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Why Test With Us?' })).toBeVisible()
    await expectKept(page, 'Assessment Topic')
  })
  await test.step('/practice', async () => {
    await openInApp(page, '/practice')
    const topic = page.getByLabel('What would you like to practice?')
    await expect(topic).toBeVisible()
    await expect(page.getByRole('group', { name: 'Difficulty' })).toBeVisible()
    await expect(level(page, 'Medium')).toBeChecked()
    await expect(slider(page)).toHaveValue('10')
    const figures = page.getByRole('region', { name: 'Ekagra in figures' })
    for (const [value, label] of [
      ['95%', 'success rate'],
      ['10k+', 'questions'],
      ['24/7', 'any time'],
      ['Unlimited', 'practice'],
    ] as const) {
      await expect(
        figures.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd'),
      ).toHaveText(value)
    }
    await topic.fill('percentages')
    await expect(page.getByText(/Found in the syllabus:.*Mathematics.*Percentage/)).toBeVisible()
    await expectKept(page, 'What would you like to practice?')
  })
  await openInApp(page, '/menu')
  for (const { path, label } of forms) {
    await test.step(`${path}, from navigation state`, async () => {
      await goInApp(page, path, { prefilledTopic: 'Time & Work', suggestedQuestions: 20 })
      await expect(page.getByLabel(label)).toHaveValue('Time & Work')
      await expect(slider(page)).toHaveValue('20')
      await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull()
    })
  }
})

test('SETUP-10 SETUP-19 a form takes the topic of session storage when nothing else names one; recent topics fill in the form, and so do the query parameters topic, difficulty and count', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('currentTopic', 'Simple Interest'))
  await seedHistory(page, [
    { topic: 'Trains', score: 4, daysAgo: 1 },
    { topic: 'trains', score: 9, daysAgo: 2 },
    { topic: 'Optics', score: 5, daysAgo: 40 },
  ])
  await test.step('the topic of session storage', async () => {
    await page.goto('/test')
    await expect(page.getByLabel('Assessment Topic')).toHaveValue('Simple Interest')
    await openInApp(page, '/practice')
    await expect(page.getByLabel('What would you like to practice?')).toHaveValue('Simple Interest')
  })
  const recent = page.getByRole('button', { name: /of 10/ })
  await expect(recent).toHaveText([/Trains\s*4 of 10, yesterday/, /Optics/])
  await recent.nth(1).click()
  const topic = page.getByLabel('What would you like to practice?')
  await expect(topic).toHaveValue('Optics')
  await expect(topic).toBeFocused()

  await page.goto('/practice?topic=Time%20%26%20Work&difficulty=hard&count=15')
  await expect(topic).toHaveValue('Time & Work')
  await expect(level(page, 'Hard')).toBeChecked()
  await expect(slider(page)).toHaveValue('15')
})
