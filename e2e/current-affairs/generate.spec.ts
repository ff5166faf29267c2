import { expect, type Page } from '@playwright/test'
import { answerWith, cutOff } from '../support/fake-generation.ts'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import {
  answerWithBatches,
  card,
  FUNCTION,
  generateButton,
  holdAnswers,
  newsQuestion,
  newsQuestions,
  openCategories,
  openHub,
} from './current-affairs-samples.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: /^Generating/ })
const pressBulk = (page: Page) => page.getByRole('button', { name: /^India Bulk/ }).click()

test('API-04 API-05 CA-13 CA-14 CA-15 CA-16 CA-17 CA-18 CA-19 CA-20 CA-21 CA-22 CA-50 CA-86 CA-87 GEN-10 a preselected category starts by itself, and only once; generating shows its progress, closes 1.5 s after completion and starts the quiz; India Bulk asks for a second batch and starts with 25', async ({
  page,
}) => {
  await page.clock.install()
  const alone = await answerWithBatches(page, newsQuestions(0, 15))
  await test.step('a preselected category', async () => {
    await page.goto('/current-affairs?category=Chess%20in%20India&timeframe=today')
    await expect(findToast(page, 'Generated 15 India-focused questions successfully!')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(page.getByText('Q 1/15')).toBeVisible()
    await expect(page).toHaveURL('/current-affairs')
    expect(alone).toMatchObject([{ topic: 'Chess in India', timeframe: 'today' }])
    await page.getByRole('button', { name: 'Exit' }).click()
  })
  const prompts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/category_prompts'))
      prompts.push(`${request.method()} ${request.url()}`)
  })
  const asked = await answerWithBatches(page, newsQuestions(0, 15))
  const release = await holdAnswers(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('radio', { name: 'Week' }).check()
  await page.getByLabel('Choose a category').selectOption('Defence')
  const called = page.waitForRequest(FUNCTION)
  await generateButton(page).click()
  await called
  await expect(overlay(page)).toContainText(
    'AI is analyzing latest news and creating India-focused questions...',
  )
  const bar = overlay(page).getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuenow', '10')
  await expect(overlay(page)).toContainText('10%')
  await page.clock.runFor(60_000)
  await expect(bar).toHaveAttribute('aria-valuenow', '90')
  await expect(generateButton(page)).toBeDisabled()

  release()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.clock.runFor(1400)
  await expect(overlay(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(overlay(page)).toBeHidden()
  await expect(page.getByText('Q 1/15')).toBeVisible()
  await expect(page.getByText('This Week')).toBeVisible()

  expect(prompts).toEqual([expect.stringMatching(/^GET .*select=prompt&category=eq\.Defence$/)])
  expect(asked).toMatchObject([
    { topic: 'Defence', count: 15, difficulty: 'medium', timeframe: 'weekly', provider: 'perplexity' },
  ])
  expect(asked[0]?.prompt).toContain(
    'Ask about Defence, as reported in the last 7 days, with India in focus.',
  )
  expect(asked[0]?.prompt).toContain('military exercises')

  await test.step('India Bulk', async () => {
    await page.getByRole('button', { name: 'Exit' }).click()
    const twice = await answerWithBatches(page, newsQuestions(0, 18), newsQuestions(10, 30))
    await page.getByRole('radio', { name: 'Year' }).check()
    await pressBulk(page)
    await page.clock.resume()
    await generateButton(page).click()
    await expect(findToast(page, /^Generated \d+ India-focused/)).toHaveText(
      /25 India-focused questions successfully!/,
    )
    await page.clock.runFor(2000)
    await expect(page.getByText('Q 1/25')).toBeVisible()
    await expect(page.getByText('This Year')).toBeVisible()
    expect(twice.map(({ count }) => count)).toEqual([25, 12])
    expect(twice[1]?.prompt).toMatch(/Generate different and unique questions from the previous batch\.$/)
    expect(alone).toHaveLength(1)
  })
})

test('CA-23 CA-37 CA-38 CA-39 CA-40 CA-41 CA-44 while India Bulk asks again it says how many there are; when it stays short it says so in the words of each tab, and without a server or an engine both tabs fail in their own words and keep the choice', async ({
  page,
}) => {
  await test.step('while it asks again', async () => {
    await answerWithBatches(page, newsQuestions(0, 18))
    await openHub(page)
    await pressBulk(page)
    // The second request of each flow is held back, so that what is said meanwhile stays.
    let requests = 0
    await page.route(FUNCTION, async (route) => {
      requests += 1
      if (requests % 2 === 1) await route.fallback()
    })
    await generateButton(page).click()
    await expect(
      findToast(page, 'Generated 18 questions. Generating additional questions to reach 25+...'),
    ).toBeVisible()
    await overlay(page).getByRole('button', { name: 'Cancel' }).click()
    await openCategories(page)
    await card(page, 'India Bulk').click()
    await expect(findToast(page, 'Only generated 18 questions. Trying again to reach 25+...')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.unrouteAll()
  const asked = await answerWithBatches(page, newsQuestions(0, 18), newsQuestions(10, 20))
  await page.getByRole('tab', { name: 'Generate' }).click()
  await pressBulk(page)
  const first = await holdAnswers(page)
  await generateButton(page).click()
  first()
  await expect(findToast(page, 'Failed to generate minimum 25 questions for India Bulk.')).toBeVisible()
  await expect(overlay(page)).toBeHidden()
  expect(asked).toHaveLength(2)

  await page.unrouteAll()
  await answerWithBatches(page, newsQuestions(0, 20), newsQuestions(10, 24))
  await openCategories(page)
  await card(page, 'India Bulk').click()
  await expect(findToast(page, 'India Bulk needs at least 25 questions but only generated 24')).toBeVisible()

  await page.unrouteAll()
  await answerWith(page, 500, {})
  await card(page, 'India Bulk').click()
  await expect(findToast(page, 'Failed to generate enough questions for India Bulk (got 0)')).toBeVisible()

  await page.unrouteAll()
  await cutOff(page)
  await page.getByRole('tab', { name: 'Generate' }).click()
  await page.getByLabel('Choose a category').selectOption('Defence')
  await generateButton(page).click()
  await expect(findToast(page, 'Failed to generate questions. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Choose a category')).toHaveValue('Defence')
  await openCategories(page)
  await card(page, 'Places in News').click()
  await expect(findToast(page, 'Failed to load questions for Places in News')).toBeVisible()
})

test('CA-04 without a provider, and without a server, lasting facts are served, marked as evergreen and not as news; news from before the timeframe is not served as current', async ({
  page,
}) => {
  await openHub(page)
  await expect(page.getByText('No AI provider is connected to this Ekagra')).toBeVisible()
  await openCategories(page)
  await card(page, 'Important Days and Events').click()
  await expect(page.getByText(/^Q 1\/\d+$/)).toBeVisible()
  await expect(page.getByText('These are lasting facts, not news of this timeframe.')).toBeVisible()
  await expect(page.getByText('Evergreen', { exact: true })).toBeVisible()
  await expect(page.getByText(/^True as of/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Exit' }).click()
  await openCategories(page)
  await card(page, 'India Bulk').click()
  await expect(page.getByText('Q 1/30')).toBeVisible()
  await expect(page.getByText('Evergreen', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Exit' }).click()

  await page.route(FUNCTION, (route) => route.abort('internetdisconnected'))
  await openCategories(page)
  await card(page, 'Defence').click()
  await expect(page.getByText('Q 1/15')).toBeVisible()
  await expect(page.getByText('Evergreen', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Exit' }).click()

  const old = newsQuestion(99, { source: { title: 'Old news', date: '2020-01-01' } })
  const fresh = newsQuestion(98, { source: { title: 'PIB', date: new Date().toISOString() } })
  await answerWithBatches(page, [old, fresh])
  await openCategories(page)
  await card(page, 'Defence').click()
  await expect(page.getByText('Q 1/1')).toBeVisible()
  await expect(page.getByText(fresh.text)).toBeVisible()
  await expect(page.getByText(/^True as of \d+ \w+ \d{4}$/)).toBeVisible()
})
