import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

async function press(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
}

async function openPalette(page: Page) {
  await page.goto('/guide')
  await press(page)
}

async function goBackAndOpenPalette(page: Page) {
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  await press(page)
}

const pages = [
  { name: 'Practice', path: '/practice' },
  { name: 'History', path: '/history' },
  { name: 'Bookmarks', path: '/favorites' },
  { name: 'Notes', path: '/notes' },
]

test('SHELL-33 SHELL-42 SHELL-43 SHELL-44 SHELL-45 SHELL-46 SHELL-47 SHELL-48 the palette opens by button and keys with its field in focus, searches for what is typed, and leads to pages; when it cannot be loaded the Search button goes to /search', async ({
  page,
}) => {
  await test.step('a palette that cannot be loaded', async () => {
    const palette = /\/assets\/command-palette-.*\.js/
    await page.route(palette, (route) => route.abort())
    await page.goto('/guide')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
    await page.unroute(palette)
  })
  await openPalette(page)
  await test.step('the Search button, Ctrl+K and Cmd+K open the palette with its field in focus; the keys and Esc close it', async () => {
    await expect(page.getByPlaceholder('Type a command or search...')).toBeFocused()
    await expect(page.getByRole('listbox')).toHaveCSS('max-height', '300px')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
    const dialog = page.getByRole('dialog', { name: 'Command palette' })
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys)
      await expect(dialog).toBeVisible()
      await page.keyboard.press(keys)
      await expect(dialog).toBeHidden()
    }
  })
  await test.step('with nothing or blanks typed the action reads Go to Search; typed text is searched for, trimmed and encoded', async () => {
    await press(page)
    await expect(page.getByText('Actions', { exact: true })).toBeVisible()
    await page.getByRole('option', { name: 'Go to Search' }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await goBackAndOpenPalette(page)
    await page.keyboard.type('   ')
    await page.getByRole('option', { name: 'Go to Search' }).click()
    await expect(page).toHaveURL('/search')

    await goBackAndOpenPalette(page)
    await page.keyboard.type(' time & work ')
    await expect(page.getByRole('option', { name: 'Search for " time & work "' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=time%20%26%20work')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveValue('time & work')
  })
  await test.step('the Pages group lists four pages, each leads to its page, and typing narrows them', async () => {
    await goBackAndOpenPalette(page)
    const group = page.getByRole('group', { name: 'Pages' })
    await expect(group.getByRole('option')).toHaveText(pages.map(({ name }) => name))
    for (const { name, path } of pages) {
      await page.getByRole('option', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await goBackAndOpenPalette(page)
    }
    await page.keyboard.type('thermodynamics')
    await expect(page.getByText('Pages', { exact: true }).filter({ visible: true })).toBeVisible()
    await expect(page.getByText('No results found.')).toBeVisible()
    await expect(page.getByRole('option', { name: 'Search for "thermodynamics"' })).toBeVisible()
    await page.getByPlaceholder('Type a command or search...').fill('')
    await page.keyboard.type('hist')
    await expect(group.getByRole('option')).toHaveText(['History'])
    await expect(page.getByText('No results found.')).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/history')
  })
})
