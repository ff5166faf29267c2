import { expect, type Locator, type Page, test } from '@playwright/test'
import { buildReport } from '../../apps/server/src/testing/build-report.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { findToast } from '../support/find-toast.ts'
import { onWideScreen } from '../support/wide-screen.ts'
import { openAdminArea } from './open-admin-area.ts'

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
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(findToast(page, 'Nothing needs your attention.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeVisible()
}

/** The menu covers the page. */
async function expectMenuOnPhone(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Admin menu' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Admin menu' })).toBeVisible()
  await expectMenu(page)
  await page.getByRole('button', { name: 'Close menu' }).click()
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

/** Every screen with its title, and what opens a dialog on it. */
const SCREENS: readonly { path: string; title: string | RegExp; dialogs?: readonly RegExp[] }[] = [
  { path: '', title: 'Dashboard' },
  {
    path: '/categories',
    title: 'Categories',
    dialogs: [/^Edit Defence/, /^Add a category/, /^Edit Village/],
  },
  { path: '/questions', title: 'Questions', dialogs: [/^Delete "Which piece/, /^Export/] },
  { path: '/create-question', title: 'Create question' },
  { path: `/create-question?id=${REPORTED}`, title: 'Edit question' },
  { path: '/pool', title: 'AI questions' },
  { path: '/changes', title: 'Changes' },
  { path: '/accounts', title: 'Accounts', dialogs: [/^Make a code/] },
  {
    path: `/reports?content=q-bank-${REPORTED}`,
    title: /^(Reports|Which piece)/,
    dialogs: [/^Dismiss the reports/],
  },
  { path: '/upload', title: 'File Upload', dialogs: [/^Delete quiz/] },
  { path: '/upload?file=quiz.txt', title: 'quiz.txt' },
]

/** Marks what Tab should reach, in the order of the page, and writes down what it does reach. Returns how many there are. */
const markStops = (page: Page) =>
  page.evaluate(() => {
    const groups = new Set<string>()
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ),
    ].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      // The arrow keys move inside a group of radio buttons: Tab stops at the chosen one, or at the first.
      const chosen = document.querySelector(`input[name="${CSS.escape(element.name)}"]:checked`)
      const isStop = chosen ? element === chosen : !groups.has(element.name)
      groups.add(element.name)
      return isStop
    })
    for (const [index, element] of stops.entries()) {
      const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
      for (const one of isRadio ? document.getElementsByName(element.name) : [element])
        one.dataset.stop = `${index}`
    }
    const reached: string[] = []
    Object.assign(window, { reached })
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      const around = [target, target.closest('label'), target.parentElement]
      const isSeen = around.some(
        (one) =>
          one &&
          getComputedStyle(one).outlineStyle !== 'none' &&
          getComputedStyle(one).outlineWidth !== '0px',
      )
      const name = target.dataset.stop ?? `not expected: ${target.outerHTML.slice(0, 200)}`
      reached.push(isSeen ? name : `not seen: ${target.outerHTML.slice(0, 200)}`)
    })
    return stops.length
  })

/** Tab reaches each control in order and shows where it is; dialogs give the focus back. */
async function expectUsedByKeys(page: Page, path: string, dialogs: readonly RegExp[]) {
  const count = await markStops(page)
  for (let index = 0; index < count; index += 1) await page.keyboard.press('Tab')
  const reached = await page.evaluate(() => Reflect.get(window, 'reached'))
  expect(reached, path).toEqual(Array.from({ length: count }, (_, index) => `${index}`))
  for (const name of dialogs) await openAndLeave(page, page.getByRole('button', { name }).first())
}

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
  await expect(findToast(page, 'quiz.txt uploaded')).toBeVisible()
}

test('ADMIN-01 ADMIN-05 ADMIN-06 ADMIN-07 ADMIN-09 ADMIN-10 ADMIN-11 ADMIN-12 ADMIN-13 the area has its own menu and header; every screen passes axe and is used by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(120_000)
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
  for (const { path, title, dialogs = [] } of SCREENS) {
    await test.step(`/admin${path}`, async () => {
      await page.goto(admin.address(`/admin${path}`))
      await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await onWideScreen(page, () => expectUsedByKeys(page, path, dialogs))
    })
  }
  await test.step('menus follow the arrows, and a question is deleted by keys', () =>
    onWideScreen(page, () => deleteDraft(page)))
})

const QUIZ = 'Capital of India?\nA. Pune\nB. Delhi\nC. Agra\nD. Goa\nANSWER: B\n'

/** Opens a dialog by Enter, goes round in it once, and leaves it by Escape: the focus is where it was. */
async function openAndLeave(page: Page, opener: Locator) {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  const controls = await dialog.locator('button, input, select, textarea').count()
  for (let index = 0; index <= controls; index += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':is(main, header, aside) :focus:not(dialog, dialog *)')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

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
