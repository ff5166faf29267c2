import { expect, type Page } from '@playwright/test'
import { answerWithQuestions, sessionValue } from '../support/fake-generation.ts'
import { findToast } from '../support/find-toast.ts'
import { makeEntry, seedHistory, type Taken } from '../support/make-history.ts'
import { test } from '../support/test.ts'

const taken: Taken[] = [
  { topic: 'Time & Work', score: 4, daysAgo: 1, difficulty: 'medium' },
  { topic: 'Percentage', score: 24, total: 25, daysAgo: 2, timeSpent: '14:05', deviceType: 'mobile' },
  { topic: 'Geometry', score: 6, daysAgo: 3, difficulty: 'hard' },
  { topic: 'Modern History', score: 15, total: 20, daysAgo: 9 },
  { topic: 'Optics', score: 6, daysAgo: 30, difficulty: 'hard' },
  { topic: 'Series', score: 3, total: 4, daysAgo: 4 },
]

const weak = (page: Page) => page.getByRole('region', { name: 'Weak areas' }).getByRole('listitem')

/** Scrolls to what is below the first screen, which is loaded then. */
async function scrollDown(page: Page) {
  await page.getByRole('link', { name: /Files/ }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
}

test('HOME-17 HOME-20 HOME-21 HOME-22 HOME-23 HOME-24 HOME-25 HOME-26 HOME-27 home shows a learner their weak areas and recent tests, which can be searched, deleted and practiced', async ({
  page,
}) => {
  const asked = await answerWithQuestions(page)
  await seedHistory(page, [...taken, { topic: 'Older', score: 24, total: 25, daysAgo: 8 }])
  await page.goto('/')
  await test.step('weak areas come from past results, with rings and up to three topics', async () => {
    await expect(weak(page)).toHaveText([
      /Time & Work\s*Average 40%\s*12 questions, easy/,
      /Geometry\s*Average 60%\s*10 questions, medium/,
      /Optics\s*Average 60%\s*10 questions, medium/,
    ])
    await expect(page.getByRole('img', { name: /Time & Work 40%.*The goal is 70%/ })).toBeVisible()
  })
  await scrollDown(page)
  await test.step('recent tests: three, by score then date, each with its figures', async () => {
    const cards = page.getByRole('article')
    await expect(cards).toHaveText([/Percentage/, /Older/, /Series|Modern History/])
    await expect(cards.first()).toContainText('25 questions, 14:05')
    await expect(cards.first()).toContainText('Easy')
    await expect(cards.first().getByText('On a phone')).toBeAttached()
    await expect(cards.first().getByRole('img', { name: '96 percent' })).toBeVisible()
    const spines = await page
      .locator('[data-spine]')
      .evaluateAll((found) => found.map((spine) => getComputedStyle(spine).backgroundImage))
    expect(new Set(spines).size).toBe(3)
    for (const spine of spines) expect(spine).toMatch(/^linear-gradient/)
  })
  await test.step('recent tests can be searched by title or category, and deleted', async () => {
    const cards = page.getByRole('article')
    const search = page.getByRole('searchbox', { name: 'Search tests' })
    await search.fill('HARD')
    await expect(cards).toHaveText([/Geometry/, /Optics/])
    await search.fill('percent')
    await expect(cards).toHaveText([/Percentage/])
    await page.getByRole('button', { name: 'Delete the test on Percentage' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const said = findToast(page, 'Test deleted successfully')
    await expect(said).toBeVisible()
    await expect(cards).toHaveCount(0)
    await said.getByRole('button', { name: 'Undo' }).click()
    await expect(cards).toHaveText([/Percentage/])
    await expect(said).toHaveCount(0)
  })
  await test.step('a weak area starts the session that it suggests', async () => {
    await page.getByRole('button', { name: 'Practice Time & Work' }).click()
    await expect(page).toHaveURL('/practice/session')
    expect(asked).toMatchObject([{ topic: 'Time & Work', difficulty: 'easy', count: 30 }])
    expect(await sessionValue(page, 'currentQuestions')).toHaveLength(12)
  })
})

test('HOME-07 HOME-18 HOME-19 the three best results are shown on home: 75 green, 60 yellow, else red; the learning path shows what the learner has reached and links to practice', async ({
  page,
}) => {
  await seedHistory(page, [
    { topic: 'Green', score: 75, total: 100 },
    { topic: 'Yellow', score: 74, total: 100 },
    { topic: 'Red', score: 59, total: 100 },
    { topic: 'Fourth', score: 10, total: 100 },
  ])
  await page.goto('/')
  await scrollDown(page)
  const best = page.getByRole('region', { name: 'Best results' }).getByRole('listitem')
  await expect(best).toHaveText([/75%\s*Green/, /74%\s*Yellow/, /59%\s*Red/])
  const colours = await best
    .locator('a > span:first-child')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color))
  const tokens = await page.evaluate(() =>
    ['--color-correct', '--color-bindu-text', '--color-wrong'].map((token) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(${token})`
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }),
  )
  expect(colours).toEqual(tokens)
  await test.step('the learning path', async () => {
    const other = [
      { topic: 'Physics', score: 5 },
      { topic: 'Mathematics', score: 9 },
    ]
    await page.evaluate(
      (text) => localStorage.setItem('examHistory', text),
      JSON.stringify(other.map(makeEntry)),
    )
    await page.reload()
    await scrollDown(page)
    const path = page.getByRole('region', { name: 'Learning path' })
    await expect(path.getByRole('listitem')).toHaveText([
      /Mathematics\s*Done, 90%/,
      /Science\s*Not tried yet/,
      /Physics\s*You are here/,
      /Thermodynamics\s*Next level/,
      /Modern Physics\s*Later/,
    ])
    await expect(path.locator('[aria-current="step"]')).toContainText('Physics')
    await path.getByRole('link', { name: /Science/ }).click()
    await expect(page).toHaveURL('/practice')
    await expect(page.getByLabel('What would you like to practice?')).toHaveValue('Science')
  })
})

test('a first visit has an empty weak-areas panel that says what will be shown there; a session that was left can be resumed from home', async ({
  page,
}) => {
  await answerWithQuestions(page)
  await page.goto('/')
  await expect(
    page.getByText('After your first test, the topics that need you most stand here.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Topic' }).fill('Trains')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page).toHaveURL('/practice/session')
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(/^(Correct|Incorrect)$/).first()).toBeVisible()
  await page.goto('/')
  const resume = page.getByRole('link', { name: /Continue Trains/ })
  await expect(resume).toContainText('You stopped at question 1 of 10')
  await resume.click()
  await expect(page).toHaveURL('/practice/session')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
})
