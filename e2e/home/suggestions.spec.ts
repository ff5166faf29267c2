import { expect, type Page } from '@playwright/test'
import { answerWithQuestions, sessionValue } from '../support/fake-generation.ts'
import { test } from '../support/test.ts'

const topic = (page: Page) => page.getByRole('textbox', { name: 'Topic' })
const suggestions = (page: Page) => page.getByRole('region', { name: 'Suggestions' })

test('HOME-08 HOME-12 HOME-13 the weak-areas panel shows only while nothing is typed; a topic is understood; Start on a variant stores the session values and goes to practice, or to the test; topics near it start an easy session of 8 questions', async ({
  page,
}) => {
  const asked = await answerWithQuestions(page)
  await page.goto('/')
  await test.step('the weak-areas panel', async () => {
    const weak = page.getByRole('heading', { name: 'Weak areas' })
    await expect(weak).toBeVisible()
    await topic(page).fill('t')
    await expect(weak).toBeHidden()
    await topic(page).fill('')
    await expect(weak).toBeVisible()
  })
  await test.step('what a topic is understood as, and names that look like it', async () => {
    await topic(page).fill('percent')
    await expect(
      suggestions(page)
        .getByText(/Mathematics/)
        .first(),
    ).toBeVisible()
    await topic(page).fill('percentge')
    await expect(suggestions(page).getByText(/Found in the syllabus/)).toBeVisible()
  })
  await test.step('practice', async () => {
    await topic(page).fill('Trains')
    await page.getByRole('button', { name: 'Start Trains advanced' }).click()
    await expect(page).toHaveURL('/practice/session')
    expect(asked).toMatchObject([{ topic: 'Trains advanced', difficulty: 'hard', count: 25 }])
    expect(await sessionValue(page, 'currentTopic')).toBe('Trains advanced')
    expect(await sessionValue(page, 'currentDifficulty')).toBe('hard')
    expect(await sessionValue(page, 'currentQuestionCount')).toBe(10)
  })
  await test.step('test', async () => {
    await page.goBack()
    await topic(page).fill('Trains')
    await page.getByRole('group', { name: 'Mode' }).getByText('Test').click()
    await page.getByRole('button', { name: 'Start Trains theory' }).click()
    await expect(page).toHaveURL('/test/session?test=true')
    expect(await sessionValue(page, 'currentMode')).toBe('test')
  })
  await test.step('a related topic starts an easy session of 8 questions', async () => {
    await page.goBack()
    await topic(page).fill('physics')
    const related = suggestions(page).getByRole('list', { name: 'Or take 8 easy questions on' })
    await expect(related.getByRole('button')).toHaveText(['Mechanics', 'Electricity', 'Optics', 'Chemistry'])
    await related.getByRole('button', { name: 'Optics' }).click()
    await expect(page).toHaveURL('/practice/session')
    expect(asked.at(-1)).toMatchObject({ topic: 'Optics', difficulty: 'easy', count: 20 })
    expect(await sessionValue(page, 'currentQuestionCount')).toBe(8)
    expect(await sessionValue(page, 'currentQuestions')).toHaveLength(8)
  })
  await test.step('chips are offered before anything is typed, too', async () => {
    await page.goBack()
    await topic(page).fill('')
    await page.getByRole('list', { name: 'Or take 8 easy questions on' }).getByRole('button').first().click()
    await expect(page).toHaveURL('/practice/session')
    expect(asked.at(-1)).toMatchObject({ difficulty: 'easy', count: 20 })
  })
})
