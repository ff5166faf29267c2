import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { test } from '../support/test.ts'

const HOUR = 3_600_000
const ATTACK = '<img src="https://evil.example/x.png" onerror="alert(1)"><script>alert(1)</script>'
const BODY =
  'The Indian Navy inducted the submarine INS Vagsheer at Mumbai in January 2025. It is the sixth submarine of the Kalvari class under Project 75. Mazagon Dock Shipbuilders Limited built the submarine with technology from the Naval Group of France. The submarine can lay mines and fire torpedoes and missiles. Project 75 was approved by the Cabinet Committee on Security in 1999.'

const article = (id: string, hoursAgo: number, known: object = {}) => ({
  id,
  category: 'Defence',
  source: 'Press Bureau',
  title: `Headline ${id}`,
  link: `https://news.example/${id}`,
  summary: `Summary of ${id}.`,
  published_at: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
  ...known,
})

const ARTICLES = [
  article('navy', 0, { title: 'Navy inducts INS Vagsheer' }),
  article('orbit', 30, { category: 'Science & Technology', title: 'Satellite in orbit' }),
  article('attack', 31, { category: 'General', title: ATTACK, summary: ATTACK, source: ATTACK }),
  { id: 'unreadable' },
  article('bad-link', 1, { link: 'javascript:alert(1)' }),
]

/** A server whose operator has named feeds. */
async function connectFeeds(page: Page, articles: unknown[]): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, features: { ...config.features, news: true } } })
  })
  await page.route('**/rest/v1/news_articles*', (route) =>
    route.fulfill({ json: route.request().url().includes('select=body') ? [{ body: BODY }] : articles }),
  )
}

test('SHELL-25 without a feed the screen says what can be done and leads to questions on lasting facts; with one its shape shows while the news loads, a server that fails is asked again, and feeds without articles say so', async ({
  page,
}) => {
  await test.step('without a feed', async () => {
    await page.goto('/news')
    await expect(page).toHaveTitle('News | Ekagra – Smart Exam Preparation')
    await expect(page.getByRole('heading', { name: 'No news feed is connected' })).toBeVisible()
    await expect(page.getByText('NEWS_FEEDS')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Current Affairs Hub' }).last().click()
    await expect(page).toHaveURL('/current-affairs')
  })
  await test.step('while the news loads, when it fails, and without articles', async () => {
    await connectFeeds(page, [])
    let isDown = true
    const held = Promise.withResolvers<void>()
    await page.route('**/rest/v1/news_articles*', async (route) => {
      await held.promise
      if (isDown) await route.abort('internetdisconnected')
      else await route.fallback()
    })
    await page.goto('/news')
    await expect(page.getByText('Loading the news...')).toBeAttached()
    held.resolve()
    await expect(page.getByRole('heading', { name: 'The news could not be loaded' })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible()
  })
})

test("SHELL-25 articles are grouped by day, found by category and words, link to their source and run no code; 'Quiz me on this' makes a practice from the text of one, with no provider at all", async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await connectFeeds(page, ARTICLES)
  await page.goto('/news')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Navy inducts INS Vagsheer (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', 'https://news.example/navy')
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible()
  expect(await page.getByRole('main').locator('img, script').count()).toBe(0)
  await expectAccessible(page, { largeTargets: true })

  await page.getByRole('button', { name: /^Science & Technology/ }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Quiz on Science & Technology' })).toBeVisible()
  await page.getByLabel('Search the news').fill('navy')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.getByLabel('Search the news').fill('vagsheer')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(dialogs).toEqual([])
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([])

  await test.step('a practice from the text of the article', async () => {
    const asked = page.waitForRequest(/generate-questions/)
    await page.getByRole('button', { name: 'Quiz me on this: Navy inducts INS Vagsheer' }).click()
    await expect(page).toHaveURL('/practice/session')
    await expect(page.getByRole('radio').first()).toBeVisible()
    const sent: { topic?: string; fileContent?: string } = (await asked).postDataJSON()
    expect(sent.topic).toBe('Navy inducts INS Vagsheer')
    expect(sent.fileContent).toBe(`Navy inducts INS Vagsheer\n\n${BODY}`)
  })
})
