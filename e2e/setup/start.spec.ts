import { expect, type Page } from '@playwright/test'
import {
  answerWith,
  answerWithQuestions,
  cutOff,
  makeQuestions,
  neverAnswer,
  sessionValue,
} from '../support/fake-generation.ts'
import { findToast } from '../support/find-toast.ts'
import { openInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'

const screens = {
  test: { path: '/test', label: 'Assessment Topic', button: 'Start Test' },
  practice: { path: '/practice', label: 'What would you like to practice?', button: 'Start practice' },
} as const

async function open(page: Page, mode: keyof typeof screens, topic?: string) {
  const { path, label } = screens[mode]
  await page.goto(path)
  await expect(page.getByLabel(label)).toBeVisible()
  if (topic !== undefined) await page.getByLabel(label).fill(topic)
}

const start = (page: Page, mode: keyof typeof screens) =>
  page.getByRole('button', { name: screens[mode].button }).click()

test('SETUP-11 SETUP-12 SETUP-13 SETUP-14 SESSION-11 STORE-20 a blank test topic says Error / Please enter a topic to generate questions; a test shows the loading toast of its level, and starts at /test/session?test=true with the values of the session stored, and with a time limit, a minute a question, which a reload does not lose', async ({
  page,
}) => {
  await neverAnswer(page)
  await open(page, 'test', '   ')
  await start(page, 'test')
  await expect(findToast(page, 'Error')).toContainText('Please enter a topic to generate questions')
  await expect(page.getByLabel('Assessment Topic')).toBeFocused()
  await expect(page.getByLabel('Assessment Topic')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Assessment Topic').fill('Trains')
  await expect(findToast(page, 'Error')).toBeHidden()
  for (const { level, toast } of [
    { level: 'Easy', toast: 'Generating an easy test on Trains...' },
    { level: 'Hard', toast: 'Generating a challenging test on Trains...' },
    { level: 'Medium', toast: 'Generating a test on Trains...' },
  ]) {
    await test.step(level, async () => {
      await page.getByRole('radio', { name: new RegExp(`^${level}`) }).check()
      await start(page, 'test')
      await expect(findToast(page, toast)).toBeVisible()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(findToast(page, toast)).toHaveCount(0)
    })
  }

  const asked = await answerWithQuestions(page)
  await page.getByLabel('Assessment Topic').fill('  Trains ')
  await page.getByRole('radio', { name: /^Easy/ }).check()
  await page.getByRole('slider', { name: 'Number of questions' }).fill('5')
  await page.getByRole('checkbox', { name: 'Time limit: 5 minutes' }).check()
  await expect(page.getByText('It hands itself in after 5 minutes.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Time limit: 5 minutes' })).toBeChecked()
  await start(page, 'test')
  await expect(page).toHaveURL('/test/session?test=true')
  expect(asked).toMatchObject([{ topic: 'Trains', count: 13, difficulty: 'easy', provider: 'deepseek' }])
  expect(await sessionValue(page, 'currentTopic')).toBe('Trains')
  expect(await sessionValue(page, 'currentMode')).toBe('test')
  expect(await sessionValue(page, 'currentDifficulty')).toBe('easy')
  expect(await sessionValue(page, 'currentQuestionCount')).toBe(5)
  expect(await sessionValue(page, 'currentQuestions')).toHaveLength(5)
  expect(await sessionValue(page, 'originalQuestions')).toHaveLength(5)
  await expect(page.getByRole('timer').filter({ visible: true })).toHaveText(/^0[45]:\d\d$/)
})

test('SETUP-15 SETUP-26 SETUP-28 SETUP-29 GEN-30 Cancel really aborts the request and leaves the form as it was; Escape cancels as well; a failed start says why, under the default title, keeps what was typed, and Try Again tries again', async ({
  page,
}) => {
  const overlay = page.getByRole('dialog', { name: /generating/i })
  const dialog = page.getByRole('alertdialog', { name: 'Generation Failed' })
  const topic = page.getByLabel('What would you like to practice?')
  await cutOff(page)
  const held = await neverAnswer(page)
  await open(page, 'practice', 'Trains')
  await test.step('Cancel aborts the request, and Escape cancels as well', async () => {
    const aborted = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('generate-questions'),
    )
    await start(page, 'practice')
    await expect(overlay).toBeVisible()
    await expect.poll(() => held.length).toBe(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await aborted
    await expect(overlay).toBeHidden()
    await expect(topic).toHaveValue('Trains')
    await expect(page.getByRole('radio', { name: /^Medium/ })).toBeEnabled()

    await start(page, 'practice')
    await expect(overlay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(page).toHaveURL('/practice')
  })
  await test.step('the status of a server that answered with an error is shown', async () => {
    await answerWith(page, 500, {})
    await start(page, 'practice')
    await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeFocused()
    await expect(dialog).toContainText('API request failed with status 500')
    await dialog.getByRole('button', { name: 'Back' }).click()
  })
  await cutOff(page)
  await test.step('a practice', async () => {
    await start(page, 'practice')
    await expect(dialog).toContainText('Failed to start practice. Please try again.')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(topic).toHaveValue('Trains')
  })
  await test.step('a test', async () => {
    await openInApp(page, '/test')
    await page.getByLabel('Assessment Topic').fill('Trains')
    await start(page, 'test')
    await expect(dialog).toContainText(
      'Unable to generate questions. Please check your connection and try again.',
    )
  })
  await test.step('the reason of a server that answered with an error is shown', async () => {
    await answerWith(page, 429, { error: 'Too many requests. Please wait a minute.' })
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Too many requests. Please wait a minute.')
  })
  await test.step('a server that answers', async () => {
    await answerWithQuestions(page)
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await expect(page).toHaveURL('/test/session?test=true')
  })
})

test('SETUP-22 GEN-17 GEN-27 the text of a note is sent along, and used once; a message says when there are fewer unique questions than wanted, and the session starts; a blank practice topic says Please enter a topic; one that the server does not know says so and what to try; nothing typed is lost; percentages it knows', async ({
  page,
}) => {
  await test.step('the text of a note is sent along, and used once; fewer unique questions than wanted are told', async () => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('currentTopic') !== null) return
      sessionStorage.setItem('currentTopic', 'Mughals')
      sessionStorage.setItem('currentContent', 'Babur won the first battle of Panipat in 1526.')
    })
    let sent: unknown
    await page.route('**/functions/v1/generate-questions', (route) => {
      sent = route.request().postDataJSON()
      return route.fulfill({ json: { questions: makeQuestions(7), servedBy: 'deepseek' } })
    })
    await open(page, 'practice')
    await expect(page.getByText('From your own text')).toBeVisible()
    await start(page, 'practice')
    await expect(page).toHaveURL('/practice/session')
    expect(sent).toMatchObject({
      topic: 'Mughals',
      fileContent: 'Babur won the first battle of Panipat in 1526.',
    })
    expect(await sessionValue(page, 'currentContent')).toBeNull()
    await expect(
      findToast(
        page,
        'Generated 7 unique questions (requested 10). This may happen with specialized topics.',
      ),
    ).toBeVisible()
    await page.unroute('**/functions/v1/generate-questions')
  })
  await page.getByRole('button', { name: 'Leave practice' }).click()
  await page.getByLabel('What would you like to practice?').fill('  ')
  await start(page, 'practice')
  await expect(findToast(page, 'Please enter a topic')).toBeVisible()
  await expect(page.getByLabel('What would you like to practice?')).toBeFocused()

  await page.getByLabel('What would you like to practice?').fill('quidditch')
  await start(page, 'practice')
  const dialog = page.getByRole('alertdialog', { name: 'No questions on “quidditch” yet' })
  // Nothing in the syllabus is near it, so what is offered is offered as an example.
  await expect(dialog).toContainText(
    'Name a chapter, a subject or an exam instead. There are questions on these, for example:',
  )
  await expect(dialog.getByRole('button', { name: 'percentages' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Change topic' }).click()
  await expect(page.getByLabel('What would you like to practice?')).toHaveValue('quidditch')
  await expect(page.getByLabel('What would you like to practice?')).toBeFocused()

  await page.getByLabel('What would you like to practice?').fill('percentages')
  await page.getByRole('slider', { name: 'Number of questions' }).fill('5')
  await start(page, 'practice')
  await expect(page).toHaveURL('/practice/session')
  // The session opens with the first of them, and the others follow.
  await expect.poll(() => sessionValue(page, 'currentQuestions')).toHaveLength(5)
})
