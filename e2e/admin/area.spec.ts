import { type Browser, expect, type Page } from '@playwright/test'
import { buildReport } from '../../apps/server/src/testing/build-report.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { findToast } from '../support/find-toast.ts'
import { goInApp, openInApp } from '../support/go-in-app.ts'
import { makePoolRow } from '../support/make-pool-row.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'
import { openAdminArea } from './open-admin-area.ts'
import { expectUsedByKeys } from './use-by-keys.ts'

const admin = openAdminArea()

async function expectMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Categories',
    'Questions',
    'File Upload',
    'Reports',
  ])
  await expect(menu.getByRole('link', { name: 'File Upload' })).toHaveAttribute('href', '/admin/upload')
  await expect(page.getByRole('navigation', { name: 'This server' }).getByRole('link')).toHaveText([
    'AI questions',
    'Changes',
    'Accounts',
  ])
  await expect(page.getByRole('link', { name: 'Back to App' })).toHaveAttribute('href', '/')
}

async function expectHeader(page: Page) {
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible()
  await page.getByRole('button', { name: 'Notifications' }).press('Enter')
  await expect(findToast(page, 'Nothing needs your attention.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeVisible()
}

/** The menu covers the page. By keys: a toast is above the header of a phone for some seconds. */
async function expectMenuOnPhone(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Admin menu' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Admin menu' })).toBeVisible()
  await expectMenu(page)
  await page.getByRole('button', { name: 'Close menu' }).press('Enter')
}

/** The menu collapses to its icons. */
async function expectMenuMakesRoom(page: Page) {
  const menu = page.getByRole('complementary')
  const wide = (await menu.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width ?? 0).toBeLessThan(wide / 2)
  await menu.getByRole('link', { name: 'Questions', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/questions$/)
  await page.getByRole('button', { name: 'Expand menu' }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width ?? 0).toBe(wide)
}

const REPORTED = '5d5c3f0a-7a34-4b07-9d6b-333333333333'
const row = (id: string, text: string) => ({
  id,
  topic: 'Chess',
  topic_key: 'chess',
  text,
  options: ['Rook', 'Knight', 'Bishop', 'Pawn'],
  correct_index: 1,
  explanation: 'The knight goes two squares and one.',
  difficulty: 'easy',
  status: 'draft',
})

/** Every screen with its title, a text that is there once everything has come, and what opens a dialog on it. */
const SCREENS: readonly {
  path: string
  title: string | RegExp
  shows: string | RegExp
  dialogs?: readonly RegExp[]
}[] = [
  { path: '', title: 'Dashboard', shows: 'Questions in the bank' },
  {
    path: '/categories',
    title: 'Categories',
    shows: 'Village exams',
    dialogs: [/^Edit Defence/, /^Add a category/, /^Edit Village/],
  },
  {
    path: '/questions',
    title: 'Questions',
    shows: 'Which piece can leap?',
    dialogs: [/^Delete "Which piece/, /^Export/],
  },
  { path: '/create-question', title: 'Create question', shows: 'Add to the bank' },
  { path: `/create-question?id=${REPORTED}`, title: 'Edit question', shows: 'Which piece moves in an L?' },
  { path: '/pool', title: 'AI questions', shows: 'No AI questions at the moment' },
  { path: '/changes', title: 'Changes', shows: 'What was sent' },
  { path: '/accounts', title: 'Accounts', shows: 'Make a code', dialogs: [/^Make a code/] },
  {
    path: `/reports?content=q-bank-${REPORTED}`,
    title: /^(Reports|Which piece)/,
    shows: 'It is 2.',
    dialogs: [/^Dismiss the reports/],
  },
  { path: '/upload', title: 'File Upload', shows: 'Make drafts', dialogs: [/^Delete quiz/] },
  { path: '/upload?file=quiz.txt', title: 'quiz.txt', shows: /^1 question can be imported/ },
]

/** Something to see on every screen. */
async function fillArea(page: Page) {
  await admin.addRows('bank_questions', [
    row(REPORTED, 'Which piece moves in an L?'),
    row('5d5c3f0a-7a34-4b07-9d6b-444444444444', 'Which piece can leap?'),
  ])
  await admin.addRows('categories', [{ title: 'Village exams', position: 1 }])
  await admin.addRows('reports', [
    buildReport({ content_id: `q-bank-${REPORTED}`, content_preview: 'Which piece moves in an L?' }),
  ])
  await page.goto(admin.address('/admin/upload'))
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'quiz.txt', mimeType: 'text/plain', buffer: Buffer.from(QUIZ) })
  const toast = findToast(page, 'quiz.txt uploaded')
  // By keys, so that it may also go by itself.
  await toast.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(toast).toHaveCount(0)
}

test('ADMIN-01 ADMIN-05 ADMIN-06 ADMIN-07 ADMIN-09 ADMIN-10 ADMIN-11 ADMIN-12 ADMIN-13 the area has its own menu and header; every screen passes axe and is used by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await test.step('the sign-in form', async () => {
    await page.goto(admin.address('/admin'))
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expectAccessible(page)
    await admin.signIn(page)
  })
  await test.step('the area has its own menu, which covers the page on a phone, and header', async () => {
    await expectMenuOnPhone(page)
    await expectHeader(page)
  })
  await test.step('on a wide screen the menu is at the side, and collapses to its icons', () =>
    onWideScreen(page, async () => {
      await expectMenu(page)
      await expectMenuMakesRoom(page)
    }))
  await fillArea(page)
  for (const { path, title, shows, dialogs = [] } of SCREENS) {
    await test.step(`/admin${path}`, async () => {
      await goInApp(page, `/admin${path}`)
      await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible()
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
      await expectAccessible(page, { onWide: () => expectUsedByKeys(page, path, dialogs) })
    })
  }
  await test.step('menus follow the arrows, and a question is deleted by keys', () =>
    onWideScreen(page, () => deleteDraft(page)))
})

const QUIZ = 'Capital of India?\nA. Pune\nB. Delhi\nC. Agra\nD. Goa\nANSWER: B\n'

/** From the bell to the drafts by arrow keys, and one of them deleted. */
async function deleteDraft(page: Page) {
  const bell = page.getByRole('button', { name: /^Notifications, / })
  const reports = page.getByRole('menuitem', { name: /open report/ })
  const drafts = page.getByRole('menuitem', { name: /to review/ })
  const openMenu = async () => {
    await page.keyboard.press('Enter')
    await expect(reports).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(drafts).toBeFocused()
  }
  await bell.focus()
  await openMenu()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await openMenu()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/status=draft/)
  const removals = page.getByRole('button', { name: /^Delete "Which/ })
  await expect(removals).toHaveCount(2)
  await removals.first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(findToast(page, 'Question deleted')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Notifications, 2 wait' })).toBeVisible()
}

const TOPIC = 'Capitals of Ekagra'
const QUESTION = 'What is the capital of Kenya?'
const ID = '5d5c3f0a-7a34-4b07-9d6b-222222222222'

const newLearner = async (browser: Browser) =>
  (await browser.newContext({ serviceWorkers: 'block' })).newPage()

/** A learner practises the one question of the topic and answers Nairobi. */
async function practise(page: Page) {
  await page.goto(admin.address('/practice'))
  await page.getByLabel('What would you like to practice?').fill(TOPIC)
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('radio', { name: /Nairobi/ }).click()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Incorrect').first()).toBeVisible()
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

/** What the history says of the one question; a toast may say it too. */
const scored = (page: Page, text: string) => page.getByRole('main').getByText(text)

async function finish(page: Page) {
  await page.getByRole('button', { name: 'Finish' }).filter({ visible: true }).first().click()
  await expect(findToast(page, 'Practice completed!')).toBeVisible()
  await openInApp(page, '/history')
  await expect(scored(page, '0 of 1')).toBeVisible()
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
  const [first, second] = [await newLearner(browser), await newLearner(browser)]
  for (const learner of [first, second]) await practise(learner)
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
  await goInApp(page, '/admin/reports')
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
  await expect(scored(first, '1 of 1')).toBeVisible()

  await expect(scored(second, '0 of 1')).toBeVisible()
  await second.context().setOffline(false)
  await expect(scored(second, '1 of 1')).toBeVisible({ timeout: 15_000 })
  await second.getByRole('button', { name: TOPIC }).click()
  await second.getByRole('link', { name: 'View results' }).click()
  await expect(second.getByText('Your score was 0/1 (0%). It is now 1/1 (100%).')).toBeVisible()
  await second.context().close()

  // A new attempt is asked with the right key.
  await goInApp(first, '/practice')
  await first.getByLabel('What would you like to practice?').fill(TOPIC)
  await first.getByRole('button', { name: 'Start practice' }).click()
  await first.getByRole('radio', { name: /Nairobi/ }).click()
  await first.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(first.getByText('Correct', { exact: true }).first()).toBeVisible()
  await first.context().close()
})

/** Its key is wrong. */
const written = (id: string, text: string) =>
  makePoolRow({ id, text, correctIndex: 1, createdAt: new Date().toISOString() })
const reportOf = (content_id: string, device: string) =>
  buildReport({ content_id, content_preview: 'Where was', device })

test('ADMIN-14 the dashboard says what AI questions cost; an admin sees what an AI wrote, who agreed and who reported it, and serves it again, corrects or removes it', async ({
  page,
}) => {
  await admin.addRows('pool_questions', [
    written('q-wrong', 'Where was Marco Polo born?'),
    written('q-fine', 'Which city did Marco Polo come home to?'),
    written('q-good', 'Whose travels did Rustichello write down?'),
  ])
  await admin.addRows(
    'reports',
    ['a', 'b', 'c'].flatMap((device) => [reportOf('q-wrong', device), reportOf('q-good', device)]),
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
  await admin.signIn(page)
  await expect(page.getByText('$0.0050')).toBeVisible()
  await expect(page.getByText('1.20')).toBeVisible()
  await openInApp(page, '/admin/pool')
  await expect(page.getByRole('heading', { level: 1, name: 'AI questions' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  // What was reported comes first.
  await expect(rows.nth(2)).toContainText('come home to')
  const [wrong, fine, good] = [
    rows.filter({ hasText: 'Where was Marco Polo born?' }),
    rows.filter({ hasText: 'come home to' }),
    rows.filter({ hasText: 'Rustichello' }),
  ]
  await expect(wrong).toContainText('Held back')
  await expect(wrong).toContainText('3 devices')
  await expect(wrong).toContainText('Written by deepseek, confirmed by openai')
  await expect(fine).not.toContainText('Held back')
  await expectAccessible(page, { onlyOnPhone: true })

  await expect(good).toContainText('Held back')
  await good.getByRole('button', { name: /^Serve/ }).click()
  await expect(good).not.toContainText('Held back')

  await wrong.getByRole('button', { name: 'Correct "Where was Marco Polo born?"' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the question' })
  await dialog.getByRole('radio', { name: 'A is right' }).check()
  await dialog.getByRole('button', { name: 'Save and serve again' }).click()
  await expect(page.getByText('Question corrected', { exact: true })).toBeVisible()
  await expect(wrong).toContainText('Key: Venice')
  await expect(wrong).toContainText('Curated')
  await expect(wrong).not.toContainText('Held back')

  await fine.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(rows).toHaveCount(2)
})
