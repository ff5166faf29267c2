import { expect, type Page, test } from '@playwright/test'
import { buildReport } from '../../apps/server/src/testing/build-report.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { openAdminArea } from './open-admin-area.ts'

const admin = openAdminArea()

const question = (id: string, text: string) => ({
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
const report = (content_id: string, device: string) =>
  buildReport({ content_id, content_preview: 'Where was', device })

async function open(page: Page) {
  await admin.signIn(page)
  await page.goto(admin.address('/admin/pool'))
  await expect(page.getByRole('heading', { level: 1, name: 'AI questions' })).toBeVisible()
}

test('ADMIN-14 an admin sees what an AI wrote, who agreed and who reported it, and corrects or removes it', async ({
  page,
}) => {
  await admin.addRows('pool_questions', [
    question('q-wrong', 'Where was Marco Polo born?'),
    question('q-fine', 'Which city did Marco Polo come home to?'),
  ])
  await admin.addRows(
    'reports',
    ['a', 'b', 'c'].map((device) => report('q-wrong', device)),
  )
  await open(page)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const [held, fine] = [rows.nth(0), rows.nth(1)]
  await expect(held).toContainText('Held back')
  await expect(held).toContainText('3 devices')
  await expect(held).toContainText('Written by deepseek, confirmed by openai')
  await expect(fine).not.toContainText('Held back')
  await expectAccessible(page)

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
  await admin.addRows('pool_questions', [question('q-good', 'Whose travels did Rustichello write down?')])
  await admin.addRows(
    'reports',
    ['a', 'b', 'c'].map((device) => report('q-good', device)),
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
  await open(page)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rustichello' })
  await row.getByRole('button', { name: /^Serve/ }).click()
  await expect(row).not.toContainText('Held back')
  await page.goto(admin.address('/admin'))
  await expect(page.getByText('$0.0050')).toBeVisible()
  await expect(page.getByText('1.20')).toBeVisible()
})
