import { expect, type Page } from '@playwright/test'
import {
  answerWith,
  answerWithQuestions,
  cutOff,
  neverAnswer,
  sessionValue,
} from '../support/fake-generation.ts'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'

const topic = (page: Page) => page.getByRole('textbox', { name: 'Topic' })
const suggestions = (page: Page) => page.getByRole('region', { name: 'Suggestions' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Questions' })
const overlay = (page: Page) => page.getByRole('dialog', { name: /generating/i })

test('HOME-01 HOME-02 HOME-03 HOME-04 HOME-05 HOME-06 HOME-09 home has a search box with a panel, six tools and a welcome banner; a blank topic runs nothing, and a reload keeps what was typed', async ({
  page,
}) => {
  const asked = await answerWithQuestions(page)
  await page.goto('/')
  await test.step('a search box and a panel for mode, difficulty and count', async () => {
    await expect(topic(page)).toHaveValue('')
    const mode = page.getByRole('group', { name: 'Mode' })
    await expect(mode.getByRole('radio')).toHaveCount(2)
    await expect(mode.getByLabel('Practice')).toBeChecked()
    await expect(page.getByRole('group', { name: 'Difficulty' }).getByRole('radio')).toHaveCount(3)
    for (const [name, value] of [
      ['min', '1'],
      ['max', '30'],
      ['step', '1'],
    ] as const) {
      await expect(slider(page)).toHaveAttribute(name, value)
    }
    await expect(slider(page)).toHaveValue('10')
  })
  await test.step('the shortcut cards lead to the six tools', async () => {
    const cards = page.getByRole('region', { name: 'Study tools' }).getByRole('link')
    await expect(cards).toHaveText([
      /Mock Test\s*Generate custom tests/,
      /Practice\s*Study any topic/,
      /AI Doubt Solver\s*Instant solutions/,
      /Current Affairs\s*Stay updated with news/,
      /Notes\s*Generate smart notes/,
      /Files\s*Convert PDFs to quizzes/,
    ])
    const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(['/test', '/practice', '/doubt-solver', '/current-affairs', '/notes', '/files'])
  })
  await test.step('nothing runs for a topic that is blank after trimming', async () => {
    await topic(page).fill('   ')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a topic')).toBeVisible()
    await expect(topic(page)).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Suggestions' })).toBeHidden()
    expect(asked).toEqual([])
  })
  await test.step('what was typed and chosen survives a reload', async () => {
    await topic(page).fill('Boats and str')
    await slider(page).fill('23')
    await page.reload()
    await expect(topic(page)).toHaveValue('Boats and str')
    await expect(slider(page)).toHaveValue('23')
  })
  await test.step('the welcome banner says what Ekagra does, and Get Started goes to /test', async () => {
    await expect(
      page.getByRole('heading', { name: 'Ekagra transforms learning with AI-powered study tools' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/test')
  })
})

test('HOME-14 an unknown topic does not get sample questions under its name; a start loads, then goes to the session with its values stored', async ({
  page,
}) => {
  await answerWith(page, 422, { error: 'The built-in engine has no questions on "quidditch" yet.' })
  await page.goto('/')
  await topic(page).fill('quidditch')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await page
    .getByRole('alertdialog', { name: 'No questions on “quidditch” yet' })
    .getByRole('button', { name: 'Change topic' })
    .click()
  await expect(topic(page)).toHaveValue('quidditch')
  await expect(topic(page)).toBeFocused()

  const asked = await answerWithQuestions(page)
  await topic(page).fill(' Trains ')
  await page.getByRole('group', { name: 'Mode' }).getByText('Test').click()
  await page.getByRole('group', { name: 'Difficulty' }).getByText('Hard').click()
  await slider(page).fill('7')
  await page.getByRole('button', { name: 'Start test' }).click()
  await expect(page).toHaveURL('/test/session?test=true')
  expect(asked).toMatchObject([{ topic: 'Trains', count: 18, difficulty: 'hard' }])
  expect(await sessionValue(page, 'currentMode')).toBe('test')
  expect(await sessionValue(page, 'currentQuestions')).toHaveLength(7)
})

test('HOME-10 HOME-11 HOME-14 SETUP-38 one second after the last key five variants are suggested; while a start loads the ticks of the alternative ticker show, and Cancel ends it', async ({
  page,
}) => {
  await neverAnswer(page)
  await page.clock.install()
  await page.goto('/')
  await test.step('the suggestions', async () => {
    await topic(page).fill('T')
    await expect(suggestions(page)).toBeVisible() // its code has arrived
    await page.clock.pauseAt(Date.now() + 60_000)
    await topic(page).fill('Trains')
    await page.clock.runFor(990)
    await expect(suggestions(page).getByRole('button', { name: /^Start/ })).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(suggestions(page).getByRole('button', { name: /^Start/ })).toHaveCount(5)
    for (const variant of ['fundamentals', 'advanced', 'practice questions', 'theory', 'mock tests']) {
      await expect(suggestions(page).getByText(`Trains ${variant}`)).toBeVisible()
    }
  })
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page.getByRole('button', { name: 'Start practice' })).toHaveAttribute('aria-busy', 'true')
  // The overlay's code arrives first; its clock starts then.
  await expect(async () => {
    await page.clock.runFor(150)
    await expect(overlay(page)).toBeVisible({ timeout: 100 })
  }).toPass()
  const progress = overlay(page).getByRole('progressbar')
  const before = Number(await progress.getAttribute('aria-valuenow'))
  expect(before % 3).toBe(0)
  await page.clock.runFor(150)
  await expect(progress).toHaveAttribute('aria-valuenow', String(before + 3))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(overlay(page)).toBeHidden()
  await expect(topic(page)).toHaveValue('Trains')
})

test('HOME-15 HOME-16 when nothing answers, sample questions are used with a warning; a failure without even samples says so, with Try Again', async ({
  page,
}) => {
  await test.step('not even samples', async () => {
    await answerWithQuestions(page)
    await page.route('**/assets/open-question-stream-*.js', (route) => route.abort())
    await page.goto('/')
    await topic(page).fill('Trains')
    await page.getByRole('button', { name: 'Start practice' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Generation Failed' })
    await expect(dialog).toContainText('Failed to generate questions. Please try again.')
    await page.unroute('**/assets/open-question-stream-*.js')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(topic(page)).toHaveValue('Trains')
  })
  await page.unrouteAll()
  await cutOff(page)
  await page.goto('/')
  await topic(page).fill('Trains')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page).toHaveURL('/practice/session')
  await expect(findToast(page, 'Using sample questions as API request failed')).toBeVisible()
  const questions = JSON.stringify(await sessionValue(page, 'currentQuestions'))
  expect(questions).toContain('"trust":"sample"')
  expect(questions).not.toMatch(/"trust":"(?!sample)/)
})
