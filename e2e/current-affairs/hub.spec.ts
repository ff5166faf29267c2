import { expect } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import {
  answerWithBatches,
  card,
  generateButton,
  holdAnswers,
  newsQuestions,
  openCategories,
  openHub,
} from './current-affairs-samples.ts'

const CATEGORIES = [
  'India Current Affairs',
  'Government Schemes',
  'Business, Economy & Banking',
  'Defence',
  'Reports and Indices',
  'Environment & Biodiversity',
  'Awards, Honours & Persons',
  'Places in News',
  'Important Days and Events',
  'Sports Current Affairs',
  'Science & Technology',
  'Summits and Conferences',
  'International',
  'Art & Culture',
]

test('SHELL-29 CA-02 CA-03 CA-05 CA-06 CA-07 CA-08 CA-09 CA-11 CA-12 CA-24 CA-25 CA-85 the Generate tab asks for a timeframe and a category; the Categories tab has a card for India Bulk and for each category, with sign, colour and badge', async ({
  page,
}) => {
  await openHub(page)
  await expect(page.getByRole('tab')).toHaveText(['Generate', 'Categories'])
  await expect(page.getByRole('group', { name: 'Timeframe' }).getByRole('radio')).toHaveCount(4)
  for (const name of ['Today', 'Week', 'Year'])
    await expect(page.getByRole('radio', { name })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked()

  const list = page.getByLabel('Choose a category')
  await expect(list.locator('option')).toHaveText(['Select a category', ...CATEGORIES, 'Other (Custom)'])
  await expect(generateButton(page)).toHaveAttribute('aria-disabled', 'true')
  await generateButton(page).press('Enter')
  await expect(findToast(page, 'Please select or enter a category.')).toBeVisible()
  await expect(list).toBeFocused()

  await list.selectOption('Other (Custom)')
  await page.getByLabel('Your category').fill('   ')
  await expect(generateButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your category')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Your category').fill('chess')
  await expect(generateButton(page)).not.toHaveAttribute('aria-disabled', 'true')

  const bulk = page.getByRole('button', { name: 'India Bulk All categories, 25+ questions, India focus' })
  await bulk.click()
  await expect(bulk).toHaveAttribute('aria-pressed', 'true')
  await expect(list).toHaveValue('')
  await expect(generateButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await list.selectOption('Defence')
  await expect(bulk).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page, { largeTargets: true })

  await openCategories(page)
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards.locator('b')).toHaveText(['India Bulk', ...CATEGORIES])
  await expect(cards.locator('svg')).toHaveCount(15)
  const colours = await cards
    .locator('[data-colour]')
    .evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).color))
  expect(new Set(colours.slice(1)).size).toBe(14)
  await expect(cards.getByText('500 MCQs')).toHaveCount(15)
  await expect(cards.getByText(/^Used/)).toHaveCount(0)
  await expectAccessible(page, { largeTargets: true })
})

test('CA-26 CA-27 CA-28 CA-35 CA-36 CA-42 CA-43 a card that is loading can be cancelled, and nothing counts as seen; it shows that it loads, starts a quiz and counts its use; what was seen is not served again', async ({
  page,
}) => {
  await openHub(page)
  await openCategories(page)
  await test.step('cancelled', async () => {
    await answerWithBatches(page, newsQuestions(0, 15))
    const letGo = await holdAnswers(page)
    await card(page, 'Defence').click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    letGo()
    await expect(card(page, 'Defence')).toHaveAttribute('aria-busy', 'false')
    await expect(findToast(page, 'Loading Defence questions...')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('defence-medium'))).toBeNull()
  })
  const asked = await answerWithBatches(
    page,
    newsQuestions(0, 15),
    newsQuestions(0, 15),
    newsQuestions(10, 30),
  )
  const release = await holdAnswers(page)
  await card(page, 'Defence').click()
  await expect(findToast(page, 'Loading Defence questions...')).toBeVisible()
  await expect(card(page, 'Defence')).toHaveAttribute('aria-busy', 'true')
  await expect(card(page, 'International')).toBeDisabled()
  release()
  await expect(findToast(page, 'Loaded 15 new questions for Defence')).toBeVisible()
  await expect(page.getByText('Q 1/15')).toBeVisible()
  await expect(page.getByText('This Month')).toBeVisible()
  const seen = () => page.evaluate(() => JSON.parse(localStorage.getItem('defence-medium') ?? '[]'))
  expect(await seen()).toHaveLength(15)

  await page.getByRole('button', { name: 'Exit' }).click()
  await openCategories(page)
  await expect(card(page, 'Defence')).toContainText('Used 1 time(s)')
  await expect(card(page, 'Defence')).toContainText('Session #1 - 15 questions')
  await card(page, 'Defence').click()
  await expect(findToast(page, 'Generated 15 fresh questions for Defence')).toBeVisible()
  expect(await seen()).toHaveLength(30)
  expect(asked).toHaveLength(3)
  expect(asked[1]).toMatchObject({ topic: 'Defence', count: 15, difficulty: 'medium', timeframe: 'monthly' })
  expect(asked[1]?.seen).toHaveLength(15)

  await page.reload()
  await page.getByRole('button', { name: 'Exit' }).click()
  await openCategories(page)
  await expect(card(page, 'Defence')).not.toContainText('Used')
})
