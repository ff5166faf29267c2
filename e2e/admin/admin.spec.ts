import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { findToast } from '../support/find-toast.ts'
import { runFreshServer } from './run-fresh-server.ts'

const OWN_PASSWORD = 'marigold-and-ink-7'

let server: Awaited<ReturnType<typeof runFreshServer>>
let chosen = false

// One server for all, in order; a test that is run again alone gets a server of its own.
test.describe.configure({ mode: 'default', timeout: 60_000 })
test.beforeAll(async () => {
  server = await runFreshServer()
  chosen = false
})
test.afterAll(() => server.stop())

async function sendCredentials(page: Page, password: string) {
  await page.goto(`${server.address}/admin`)
  await page.getByLabel('E-mail').fill(server.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function chooseOwnPassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD)
  await page.getByLabel('New password, once more').fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  chosen = true
}

async function signIn(page: Page) {
  await sendCredentials(page, chosen ? OWN_PASSWORD : server.password)
  if (!chosen) await chooseOwnPassword(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

/** Follows a link of the side menu, which lies over the page on a phone. */
async function followMenu(page: Page, name: string) {
  const opener = page.getByRole('button', { name: 'Open menu' })
  if (await opener.isVisible()) await opener.click()
  await page.getByRole('link', { name, exact: true }).click()
}

test('ADMIN-02 ADMIN-05 SHELL-30 signed out, every path shows the sign-in form and nothing else', async ({
  page,
}) => {
  for (const path of ['', '/categories', '/questions', '/create-question', '/upload', '/file-upload']) {
    await page.goto(`${server.address}/admin${path}`)
    await expect(page.getByRole('heading', { name: 'Sign in to the admin area' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
})

test('ADMIN-02 refuses an empty form and a wrong password in words', async ({ page }) => {
  await page.goto(`${server.address}/admin`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Enter your e-mail and your password.')).toBeVisible()
  await sendCredentials(page, 'not-the-password')
  await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible()
})

test('ADMIN-04 the printed password opens the area once, then asks for one of their own', async ({
  page,
}) => {
  await sendCredentials(page, server.password)
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
  await chooseOwnPassword(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('ADMIN-01 ADMIN-06 ADMIN-07 ADMIN-09 ADMIN-12 ADMIN-13 the area has its own menu and header', async ({
  page,
  isMobile,
}) => {
  await signIn(page)
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Categories',
    'Questions',
    'File Upload',
    'Reports',
  ])
  await expect(menu.getByRole('link', { name: 'File Upload' })).toHaveAttribute('href', '/admin/upload')
  await expect(page.getByRole('link', { name: 'Back to App' })).toHaveAttribute('href', '/')
  if (isMobile) await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible()
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(findToast(page, 'Nothing needs your attention.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeVisible()
})

test('ADMIN-10 ADMIN-11 the menu collapses to its icons, and lies over the page on a phone', async ({
  page,
  isMobile,
}) => {
  await signIn(page)
  if (isMobile) {
    await expect(page.getByRole('navigation', { name: 'Admin menu' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Admin menu' })).toBeVisible()
    return
  }
  const menu = page.getByRole('complementary')
  const wide = (await menu.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width ?? 0).toBeLessThan(wide / 2)
  await menu.getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL(/\/admin\/questions$/)
})

test('ADMIN-05 an admin changes the instructions of a category for good', async ({ page }) => {
  await signIn(page)
  await followMenu(page, 'Categories')
  await page.getByRole('button', { name: 'Edit Defence' }).click()
  await page.getByLabel('Instructions').fill('Ask about ships only.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(findToast(page, 'Defence saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ask about ships only.')).toBeVisible()
})

test('ADMIN-05 an admin writes a question, finds it by search and deletes it', async ({ page }) => {
  await signIn(page)
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
  await page.getByLabel('B is right').check()
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

test('ADMIN-08 both paths of the upload show the same screen, which keeps PDFs and refuses others', async ({
  page,
}) => {
  await signIn(page)
  await followMenu(page, 'File Upload')
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('%PDF-1.4') })
  await page.getByLabel('Choose files').setInputFiles(file('malware.exe', 'application/x-msdownload'))
  await expect(findToast(page, 'malware.exe is neither a PDF nor a text file.')).toBeVisible()
  await page.getByLabel('Choose files').setInputFiles(file('syllabus.pdf', 'application/pdf'))
  await expect(findToast(page, 'syllabus.pdf uploaded')).toBeVisible()
  await page.goto(`${server.address}/admin/file-upload`)
  await expect(page.getByText('syllabus.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Delete syllabus.pdf' }).click()
  await expect(page.getByText('No files yet')).toBeVisible()
})

test('the admin screens have no accessibility fault', async ({ page }) => {
  await page.goto(`${server.address}/admin`)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expectAccessible(page)
  await signIn(page)
  for (const [path, name] of [
    ['', 'Dashboard'],
    ['/categories', 'Categories'],
    ['/questions', 'Questions'],
    ['/create-question', 'Create question'],
    ['/upload', 'File Upload'],
  ] as const) {
    await page.goto(`${server.address}/admin${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)
  }
})

test('ADMIN-02 signing out closes the area', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Admin', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to the admin area' })).toBeVisible()
})

test('REPORT-01 REPORT-10 REPORT-14 ADMIN-14 a worked answer can be reported, and the admin reads and resolves it', async ({
  page,
}) => {
  await page.goto(`${server.address}/doubt-solver`)
  await page.getByLabel('Your question').fill('What is 12 x 15?')
  await page.getByRole('button', { name: 'Get answer' }).click()
  await page.getByRole('button', { name: 'Report Content' }).click()
  await page.getByLabel('Factually Inaccurate').check()
  await page.getByLabel('Details (optional)').fill('Is it not 150?')
  await page.getByRole('button', { name: 'Submit Report' }).click()
  await expect(
    findToast(page, 'Report submitted anonymously. Thank you for helping us improve.'),
  ).toBeVisible()
  await signIn(page)
  await followMenu(page, 'Reports')
  await expect(page.getByText('Is it not 150?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Resolve: What is 12 x 15/ }).click()
  await expect(findToast(page, 'Report resolved')).toBeVisible()
  await expect(page.getByText('No open reports')).toBeVisible()
  await page.getByText('Resolved', { exact: true }).click()
  await expect(page.getByText('Is it not 150?')).toBeVisible()
})
