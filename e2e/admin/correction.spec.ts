import { type Browser, expect, type Page, test } from '@playwright/test'
import { buildReport } from '../../apps/server/src/testing/build-report.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { findToast } from '../support/find-toast.ts'
import { openAdminArea } from './open-admin-area.ts'

const admin = openAdminArea()

const TOPIC = 'Capitals of Ekagra'
const QUESTION = 'What is the capital of Kenya?'
const ID = '5d5c3f0a-7a34-4b07-9d6b-222222222222'

/** A learner with a browser of their own, who has practised the one question of the topic and answered Nairobi. */
async function practise(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(admin.address('/practice'))
  await page.getByLabel('What would you like to practice?').fill(TOPIC)
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('radio', { name: /Nairobi/ }).click()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Incorrect').first()).toBeVisible()
  return page
}

async function report(page: Page) {
  await page.getByRole('button', { name: 'Report this question' }).click()
  await page.getByLabel('Factually Inaccurate').check()
  await page.getByRole('button', { name: 'Submit Report' }).click()
  await expect(findToast(page, /^Report submitted anonymously/)).toBeVisible()
}

/** A third device, which needs no browser here. */
const thirdReport = () =>
  buildReport({
    content_id: `q-bank-${ID}`,
    content_preview: QUESTION,
    details: 'It is Nairobi.',
    device: 'third',
  })

async function finish(page: Page) {
  await page.getByRole('button', { name: 'Finish' }).filter({ visible: true }).first().click()
  await expect(findToast(page, 'Practice completed!')).toBeVisible()
  await page.goto(admin.address('/history'))
  await expect(page.getByText('0 of 1')).toBeVisible()
}

test('ADMIN-14 REPORT-10 a wrong key that three devices report is held back, corrected by an admin and rescored in every browser', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  await admin.addRows('bank_questions', [
    {
      id: ID,
      topic: TOPIC,
      topic_key: TOPIC.toLowerCase(),
      text: QUESTION,
      options: ['Mombasa', 'Nairobi', 'Kisumu', 'Nakuru'],
      correct_index: 0,
      explanation: 'Mombasa is the capital.',
      difficulty: 'medium',
    },
  ])
  const [first, second] = [await practise(browser), await practise(browser)]
  for (const learner of [first, second]) await report(learner)
  await finish(first)
  await finish(second)
  await second.context().setOffline(true)
  const list = async () => (await page.request.get(admin.address('/corrections.json'))).json()
  expect(await admin.askQuestions(TOPIC)).toContain(QUESTION)
  await admin.addRows('reports', [thirdReport()])
  await expect.poll(async () => (await list()).held).toEqual([`q-bank-${ID}`])
  await expect.poll(() => admin.askQuestions(TOPIC)).not.toContain(QUESTION)

  await admin.signIn(page)
  await page.goto(admin.address('/admin/reports'))
  await page.getByRole('link', { name: /capital of Kenya/ }).click()
  await expect(page.getByText('Held back').last()).toBeVisible()
  await expectAccessible(page, { onlyOnPhone: true })
  await page.getByRole('radio', { name: /Nairobi/ }).check()
  await page.getByLabel('Explanation').fill('Nairobi has been the capital since 1907.')
  await page.getByRole('button', { name: 'Fix and rescore' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fix and rescore' }).click()
  await expect(findToast(page, 'Key fixed. Learners’ results follow.')).toBeVisible()

  await first.reload()
  await expect(first.getByText('Corrected, was 0%')).toBeVisible({ timeout: 15_000 })
  await expect(first.getByText('1 of 1')).toBeVisible()

  await expect(second.getByText('0 of 1')).toBeVisible()
  await second.context().setOffline(false)
  await expect(second.getByText('1 of 1')).toBeVisible({ timeout: 15_000 })
  await second.getByRole('button', { name: TOPIC }).click()
  await second.getByRole('link', { name: 'View results' }).click()
  await expect(second.getByText('Your score was 0/1 (0%). It is now 1/1 (100%).')).toBeVisible()
  await second.context().close()

  // A new attempt is asked with the right key.
  await first.goto(admin.address('/practice'))
  await first.getByLabel('What would you like to practice?').fill(TOPIC)
  await first.getByRole('button', { name: 'Start practice' }).click()
  await first.getByRole('radio', { name: /Nairobi/ }).click()
  await first.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(first.getByText('Correct', { exact: true }).first()).toBeVisible()
  await first.context().close()
})

/** What an AI wrote and another confirmed. */
const written = (id: string, text: string) => ({
  id,
  topic_key: 'marco polo',
  difficulty: 'medium',
  timeframe: '',
  locale: 'en',
  provider: 'deepseek',
  confirmed_by: 'openai',
  prompt: 'write-questions@1',
  created_at: new Date().toISOString(),
  question: {
    id,
    text,
    options: ['Venice', 'Genoa', 'Rome', 'Milan'],
    correctIndex: 1,
    explanation: 'Marco Polo was born into a family of Venetian merchants.',
    difficulty: 'medium',
    trust: 'cross-checked',
  },
})
const reportOf = (content_id: string, device: string) =>
  buildReport({ content_id, content_preview: 'Where was', device })

async function openPool(page: Page) {
  await admin.signIn(page)
  await page.goto(admin.address('/admin/pool'))
  await expect(page.getByRole('heading', { level: 1, name: 'AI questions' })).toBeVisible()
}

test('ADMIN-14 an admin sees what an AI wrote, who agreed and who reported it, and corrects or removes it', async ({
  page,
}) => {
  await admin.addRows('pool_questions', [
    written('q-wrong', 'Where was Marco Polo born?'),
    written('q-fine', 'Which city did Marco Polo come home to?'),
  ])
  await admin.addRows(
    'reports',
    ['a', 'b', 'c'].map((device) => reportOf('q-wrong', device)),
  )
  await openPool(page)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const [held, fine] = [rows.nth(0), rows.nth(1)]
  await expect(held).toContainText('Held back')
  await expect(held).toContainText('3 devices')
  await expect(held).toContainText('Written by deepseek, confirmed by openai')
  await expect(fine).not.toContainText('Held back')
  await expectAccessible(page, { onlyOnPhone: true })

  await held.getByRole('button', { name: 'Correct "Where was Marco Polo born?"' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the question' })
  await dialog.getByRole('radio', { name: 'A is right' }).check()
  await dialog.getByRole('button', { name: 'Save and serve again' }).click()
  await expect(page.getByText('Question corrected', { exact: true })).toBeVisible()
  const corrected = rows.filter({ hasText: 'Where was Marco Polo born?' })
  await expect(corrected).toContainText('Key: Venice')
  await expect(corrected).toContainText('Curated')
  await expect(corrected).not.toContainText('Held back')

  await rows
    .filter({ hasText: 'come home to' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(rows).toHaveCount(1)
})

test('ADMIN-14 an admin serves a reported question again, and the dashboard says what AI questions cost', async ({
  page,
}) => {
  await admin.addRows('pool_questions', [written('q-good', 'Whose travels did Rustichello write down?')])
  await admin.addRows(
    'reports',
    ['a', 'b', 'c'].map((device) => reportOf('q-good', device)),
  )
  await admin.addRows('provider_tokens', [
    {
      id: 'x',
      day: new Date().toISOString().slice(0, 10),
      provider: 'deepseek',
      tokens: 900,
      dollars: 0.5,
      drafts: 120,
      served: 100,
    },
  ])
  await openPool(page)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rustichello' })
  await row.getByRole('button', { name: /^Serve/ }).click()
  await expect(row).not.toContainText('Held back')
  await page.goto(admin.address('/admin'))
  await expect(page.getByText('$0.0050')).toBeVisible()
  await expect(page.getByText('1.20')).toBeVisible()
})
