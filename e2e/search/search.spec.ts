import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { answerWithQuestions, sessionValue } from '../support/fake-generation.ts'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('searchbox')
const suggestions = (page: Page) => page.getByRole('region', { name: 'Suggestions' })

test('HOME-04 HOME-05 HOME-08 HOME-10 HOME-11 HOME-12 HOME-13 the topic as typed and the topics near it start a session at once; a search yields five variants, taken as the panel says', async ({
  page,
}) => {
  const asked = await answerWithQuestions(page)
  await seedHistory(page, [{ topic: 'Percentage', score: 4 }])
  await test.step('the topic as typed and the topics near it start a session at once', async () => {
    const leave = page.getByRole('button', { name: 'Leave practice' })
    await page.goto('/search?q=physics')
    await page.getByRole('button', { name: 'Start practice' }).click()
    await expect(page).toHaveURL('/practice/session')
    await leave.click()
    await expect(page).toHaveURL('/search?q=physics')
    await suggestions(page)
      .getByRole('list', { name: 'Or take 8 easy questions on' })
      .getByRole('button', { name: 'Optics' })
      .click()
    await expect(page).toHaveURL('/practice/session')
    expect(asked).toMatchObject([
      { topic: 'physics', difficulty: 'easy', count: 25 },
      { topic: 'Optics', difficulty: 'easy', count: 20 },
    ])
    await leave.click()
    await expect(page).toHaveURL('/search?q=physics')
    asked.length = 0
  })
  await field(page).fill('')
  await expect(page.getByRole('heading', { name: 'Weak areas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Practice Percentage' })).toBeVisible()

  // The syllabus answers while the learner types, even with a typing mistake; the variants wait for a pause.
  await field(page).pressSequentially('percentge')
  await expect(page.getByRole('heading', { name: 'Weak areas' })).toHaveCount(0)
  const syllabus = page.getByRole('region', { name: 'In the syllabus' })
  await expect(syllabus.getByRole('link', { name: /Percentage/ }).first()).toBeVisible()
  await expect(suggestions(page).getByText(/Found in the syllabus:.*Mathematics/)).toBeVisible()
  await field(page).fill('Percentage')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=Percentage')
  await expect(page.getByRole('region', { name: 'Your tests' })).toContainText('4 of 10')
  for (const variant of ['fundamentals', 'advanced', 'practice questions', 'theory', 'mock tests']) {
    await expect(suggestions(page).getByRole('button', { name: `Start Percentage ${variant}` })).toBeVisible()
  }
  await expectAccessible(page, { onlyOnPhone: true })

  await page.getByRole('group', { name: 'Mode' }).getByText('Test').click()
  await page.getByRole('group', { name: 'Difficulty' }).getByText('Medium').click()
  await page.getByRole('slider', { name: 'Questions' }).fill('6')
  await page.getByRole('button', { name: 'Start Percentage theory' }).click()
  await expect(page).toHaveURL('/test/session?test=true')
  expect(asked).toMatchObject([{ topic: 'Percentage theory', difficulty: 'medium', count: 15 }])
  expect(await sessionValue(page, 'currentMode')).toBe('test')
  expect(await sessionValue(page, 'currentQuestionCount')).toBe(6)
})
