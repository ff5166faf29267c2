import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

async function openPalette(page: Page, path = '/guide') {
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
}

test('SHELL-33 SHELL-43 the Search button opens the palette with its field in focus', async ({ page }) => {
  await openPalette(page)
  await expect(page.getByPlaceholder('Type a command or search...')).toBeFocused()
})

test('SHELL-33 the Search button goes to /search when the palette cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/command-palette-.*\.js/, (route) => route.abort())
  await page.goto('/guide')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search')
})

test('SHELL-42 Ctrl+K and Cmd+K each open the palette and close it again', async ({ page }) => {
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Command palette' })
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys)
    await expect(dialog).toBeVisible()
    await page.keyboard.press(keys)
    await expect(dialog).toBeHidden()
  }
})

test('SHELL-44 SHELL-45 with nothing typed the action reads Go to Search and goes to /search', async ({
  page,
}) => {
  await openPalette(page)
  await expect(page.getByText('Actions', { exact: true })).toBeVisible()
  await page.getByRole('option', { name: 'Go to Search' }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('SHELL-45 blank text goes to /search', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type('   ')
  await page.getByRole('option', { name: 'Go to Search' }).click()
  await expect(page).toHaveURL('/search')
})

test('SHELL-44 SHELL-45 typed text is searched for, trimmed and encoded', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type(' time & work ')
  await expect(page.getByRole('option', { name: 'Search for " time & work "' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=time%20%26%20work')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('time & work')
})

const pages = [
  { name: 'Practice', path: '/practice' },
  { name: 'History', path: '/history' },
  { name: 'Bookmarks', path: '/favorites' },
  { name: 'Notes', path: '/notes' },
]

test('SHELL-46 the Pages group lists Practice, History, Bookmarks and Notes, and each leads to its page', async ({
  page,
}) => {
  await openPalette(page)
  const group = page.getByRole('group', { name: 'Pages' })
  await expect(group.getByRole('option')).toHaveText(pages.map(({ name }) => name))
  for (const { name, path } of pages) {
    await openPalette(page)
    await page.getByRole('option', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('SHELL-46 typing narrows the pages and the arrow keys reach them', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type('hist')
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText(['History'])
  await expect(page.getByText('No results found.')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/history')
})

test('SHELL-47 says so when no page matches, and the text can still be searched for', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type('thermodynamics')
  await expect(page.getByText('No results found.')).toBeVisible()
  await expect(page.getByRole('option', { name: 'Search for "thermodynamics"' })).toBeVisible()
})

test('SHELL-48 the list is at most 300 px high', async ({ page }) => {
  await openPalette(page)
  await expect(page.getByRole('listbox')).toHaveCSS('max-height', '300px')
})

test('Esc closes the palette and gives the focus back', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
})

test('SHELL-33 a press is not lost while the first page arrives: that starts no view transition', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { startViewTransition } = document
    Object.assign(window, { transitions: 0 })
    document.startViewTransition = function (...given) {
      Reflect.set(window, 'transitions', Reflect.get(window, 'transitions') + 1)
      return startViewTransition.apply(this, given)
    }
  })
  const transitions = () => page.evaluate((): number => Reflect.get(window, 'transitions'))
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  expect(await transitions()).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  expect(await transitions()).toBe(1)
})
