import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { findToast } from '../support/find-toast.ts'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { openAdminArea } from './open-admin-area.ts'

const admin = openAdminArea()

/** Follows a link of the side menu, which covers the page on a phone. */
async function followMenu(page: Page, name: string) {
  const opener = page.getByRole('button', { name: 'Open menu' })
  if (await opener.isVisible()) await opener.click()
  await page.getByRole('link', { name, exact: true }).click()
}

test('ADMIN-02 ADMIN-04 ADMIN-05 SHELL-30 signed out, every path shows the sign-in form and nothing else; the printed password opens the area once, then asks for one of their own; signing out closes it', async ({
  page,
}) => {
  for (const path of ['/categories', '/questions', '/create-question', '/upload', '/file-upload', '']) {
    await page.goto(admin.address(`/admin${path}`))
    await expect(page.getByRole('heading', { name: 'Sign in to the admin area' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
  await test.step('an empty form and a wrong password are refused in words', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Enter your e-mail and your password.')).toBeVisible()
    await admin.sendCredentials(page, 'not-the-password')
    await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible()
  })
  await test.step('the printed password asks for one of their own', async () => {
    await admin.sendCredentials(page)
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('The one-time password is not right.')).toBeVisible()
    await page.getByLabel('One-time password, once more').fill('not-the-printed-one')
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
    for (const label of ['New password', 'New password, once more']) {
      await page.getByLabel(label, { exact: true }).fill('password123456')
    }
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('The one-time password is not right.')).toBeVisible()
    await page.getByLabel('One-time password, once more').fill(admin.printedPassword())
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('This password is easy to guess.')).toBeVisible()
    await admin.chooseOwnPassword(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
  await test.step('signing out closes the area', async () => {
    // By keys: a toast is above the header of a phone for some seconds.
    await page.getByRole('button', { name: 'Admin', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Sign in to the admin area' })).toBeVisible()
  })
})

test('ADMIN-05 an admin writes a question, finds it by search and deletes it', async ({ page }) => {
  await admin.signIn(page)
  await followMenu(page, 'Questions')
  await page.getByRole('link', { name: 'Create question' }).click()
  await page.getByRole('button', { name: 'Add to the bank' }).click()
  await expect(
    page.getByText('Fill in the topic, the question, all four options and the explanation.'),
  ).toBeVisible()
  await page.getByLabel('Topic').fill('Chess')
  await page.getByLabel('Question', { exact: true }).fill('Which piece moves in an L?')
  for (const [letter, text] of Object.entries({ A: 'Rook', B: 'Knight', C: 'Rook', D: 'Pawn' })) {
    await page.getByLabel(`Option ${letter}`).fill(text)
  }
  // No key is set until somebody chooses one.
  await expect(page.getByRole('radio', { name: / is right$/, checked: true })).toHaveCount(0)
  await page.getByLabel('B is right').check()
  await page.reload()
  await expect(page.getByText('This is what you typed before and did not save.')).toBeVisible()
  await expect(page.getByLabel('B is right')).toBeChecked()
  await page.getByLabel('Explanation').fill('The knight goes two squares and one.')
  await page.getByRole('button', { name: 'Add to the bank' }).click()
  await expect(page.getByText('The four options must differ from each other.')).toBeVisible()
  await page.getByLabel('Option C').fill('Bishop')
  await page.getByRole('button', { name: 'Add to the bank' }).click()
  await expect(page.getByText('Chess · Key: Knight')).toBeVisible()

  await page.getByRole('searchbox').fill('castle')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('Nothing matches "castle"')).toBeVisible()
  await page.getByRole('searchbox').fill('MOVES IN')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Delete "Which piece moves in an L?"' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(findToast(page, 'Question deleted')).toBeVisible()
})

const PAPER = `Directions (1-2): Read the passage and answer the questions.
The village of Ekagra has one well and two doors.

1. How many wells does the village have?
(a) One (b) Two (c) Three (d) Four
Ans. (a)
2. How many doors does the village have?
(a) One (b) Two (c) Three (d) Four
Ans. (b)
3. Who is the headman of the village?
(a) Ram (b) Shyam (c) Mohan (d) Sohan
Ans. (c)
`

test('ADMIN-05 ADMIN-08 both paths of the upload show the same screen, which keeps PDFs and refuses others; an uploaded paper becomes drafts, which are reviewed, published together, taken back and exported', async ({
  page,
}) => {
  await admin.signIn(page)
  await followMenu(page, 'File Upload')
  await test.step('what is kept and what is refused', async () => {
    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('%PDF-1.4') })
    await page.getByLabel('Choose files').setInputFiles(file('malware.exe', 'application/x-msdownload'))
    await expect(findToast(page, 'malware.exe is of a kind that cannot be read here.')).toBeVisible()
    await page.getByLabel('Choose files').setInputFiles(file('syllabus.pdf', 'application/pdf'))
    await expect(findToast(page, 'syllabus.pdf uploaded')).toBeVisible()
    await page.goto(admin.address('/admin/file-upload'))
    await expect(page.getByText('syllabus.pdf')).toBeVisible()
    await page.getByRole('button', { name: 'Delete syllabus.pdf' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete syllabus.pdf' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No files yet')).toBeVisible()
  })
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'village.txt', mimeType: 'text/plain', buffer: Buffer.from(PAPER) })
  await page.getByRole('link', { name: 'Make drafts from village.txt' }).click()
  await expect(page.getByText('3 questions can be imported')).toBeVisible()
  await page.getByLabel('Topic').fill('Village of Ekagra')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 3 questions' }).click()
  await expect(findToast(page, '3 drafts to review')).toBeVisible()
  await expect(page).toHaveURL(/status=draft/)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toContainText(['How many wells', 'How many doors', 'Who is the headman'])
  await expect(page.getByRole('button', { name: 'Notifications, 3 wait' })).toBeVisible()
  expect(await admin.askQuestions('Village of Ekagra')).not.toContain('headman')

  await rows.first().getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByText('The village of Ekagra has one well and two doors.')).toBeVisible()
  await page.getByLabel('Explanation').fill('The passage says that there is one well.')
  await page.getByRole('button', { name: 'Save the change' }).click()
  await expect(findToast(page, 'Question changed')).toBeVisible()
  await expect(page).toHaveURL(/status=draft/)

  await expect(rows).toHaveCount(3)
  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(findToast(page, '3 questions: Published')).toBeVisible()
  await expect(page.getByText('No questions like this')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(findToast(page, 'Undone')).toBeVisible()
  await expect(rows).toHaveCount(3)
  await rows.last().getByRole('link', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(findToast(page, 'Question published')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(findToast(page, '2 questions: Published')).toBeVisible()
  expect(await admin.askQuestions('Village of Ekagra')).toContain('The village of Ekagra has one well')

  await goInApp(page, '/admin/questions?status=published')
  await page.getByLabel('Choose "Who is the headman of the village?"').check()
  await page.getByRole('button', { name: 'Export 1' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 question')
  await page.keyboard.press('Escape')
  await page.getByLabel('Choose "Who is the headman of the village?"').uncheck()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByLabel('Format').selectOption('csv')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ])
  const saved = await readFile(await download.path(), 'utf8')
  for (const text of ['How many wells', 'How many doors', 'headman', 'one well and two doors'])
    expect(saved).toContain(text)
})

test('ADMIN-05 SHELL-24 an admin changes the instructions of a category for good, adds, orders and archives categories, and learners find them under Categories', async ({
  page,
  browser,
}) => {
  await admin.signIn(page)
  await followMenu(page, 'Categories')
  await page.getByRole('button', { name: 'Edit Defence' }).click()
  await page.getByLabel('Instructions').fill('Ask about ships only.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(findToast(page, 'Defence saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ask about ships only.')).toBeVisible()
  const add = async (button: string, name: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Give it a name of at most 120 characters.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(findToast(page, `${name} saved`)).toBeVisible()
  }
  await add('Add a category', 'Village exams')
  await add('Add a category', 'District exams')
  await add('Add below Village exams', 'Panchayat clerk')
  await add('Add a category', 'Forgotten exams')
  await page.getByRole('button', { name: 'Move District exams up' }).click()
  await expect(page.getByRole('button', { name: 'Move District exams up' })).toBeDisabled()
  await page.getByRole('button', { name: 'Archive Forgotten exams' }).click()
  await expect(findToast(page, 'Forgotten exams archived')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Panchayat clerk' }).click()
  await page.getByLabel('Name', { exact: true }).fill('HCF and LCM')
  await page.getByRole('button', { name: 'Preview what it makes' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(findToast(page, 'HCF and LCM saved')).toBeVisible()

  const learner = await (await browser.newContext()).newPage()
  await learner.goto(admin.address('/categories'))
  const own = learner.getByRole('region', { name: 'From the people who run this server' })
  await expect(own.getByText(/exams$|^HCF/)).toHaveText(['District exams', 'Village exams', 'HCF and LCM'])
  await own.getByRole('link', { name: 'Practice HCF and LCM' }).click()
  await expect(learner.getByLabel('What would you like to practice?')).toHaveValue('HCF and LCM')
  await learner.context().close()
})

test('REPORT-01 REPORT-10 REPORT-14 ADMIN-14 a worked answer can be reported, and the admin reads and resolves it', async ({
  page,
}) => {
  await page.goto(admin.address('/doubt-solver'))
  await page.getByLabel('Your question').fill('What is 12 x 15?')
  await page.getByRole('button', { name: 'Get answer' }).click()
  await page.getByRole('button', { name: 'Report Content' }).click()
  await page.getByLabel('Factually Inaccurate').check()
  await page.getByLabel('Details (optional)').fill('Is it not 150?')
  await page.getByRole('button', { name: 'Submit Report' }).click()
  await expect(
    findToast(page, 'Report submitted anonymously. Thank you for helping us improve.'),
  ).toBeVisible()
  await admin.signIn(page)
  await followMenu(page, 'Reports')
  await page.getByRole('link', { name: /What is 12 x 15/ }).click()
  await expect(page.getByText('Is it not 150?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Resolve: What is 12 x 15/ }).click()
  await expect(findToast(page, 'Report resolved')).toBeVisible()
  await expect(page.getByText('No open reports')).toBeVisible()
  await page.getByText('Resolved', { exact: true }).click()
  await page.getByRole('link', { name: /What is 12 x 15/ }).click()
  await expect(page.getByText('Is it not 150?')).toBeVisible()
})
