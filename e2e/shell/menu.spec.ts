import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

async function openShareDialog(page: Page) {
  await page.addInitScript(() => {
    const copied: string[] = []
    Object.assign(window, { copiedTexts: copied })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    })
  })
  await page.goto('/menu')
  await page.getByRole('button', { name: /Share App/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Share App' })
  await expect(dialog).toBeVisible()
  return dialog
}

const FAILURE = 'Copy Failed: Unable to copy link. Please try again.'

const refuseToCopy = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })

const copiedTexts = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'copiedTexts'))

test('MENU-05 MENU-08 MENU-11 SHELL-62 Share App copies the link and says so for 2 seconds; a toast that asks for no time of its own stays for 5000 ms', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-15T10:00:00' })
  const dialog = await openShareDialog(page)
  await page.clock.pauseAt('2026-11-15T12:00:00') // from here on only the test moves the clock
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  const notice = page.getByRole('listitem').filter({ hasText: 'Link Copied!' })
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(await copiedTexts(page)).toEqual([new URL('/', page.url()).href])
  await page.clock.runFor(1500)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1000)
  await expect(notice).toHaveCount(0)
  await test.step('a toast with the default duration', async () => {
    await refuseToCopy(page)
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    const failure = page.getByRole('listitem').filter({ hasText: FAILURE })
    await expect(failure).toBeVisible()
    await page.clock.runFor(4500)
    await expect(failure).toBeVisible()
    await page.clock.runFor(1000)
    await expect(failure).toHaveCount(0)
  })
})

test('MENU-01 MENU-02 MENU-03 MENU-04 MENU-06 MENU-07 MENU-09 MENU-10 the menu has its seven cards and Quick Access, shares the link of the app, and switches theme and language', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const dialog = await openShareDialog(page)
  await test.step('links to a messaging app and social sites carry the link of the app; Instagram only copies a text', async () => {
    const app = encodeURIComponent(new URL('/', page.url()).href)
    for (const name of ['WhatsApp', 'X', 'Facebook']) {
      const link = dialog.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(await link.getAttribute('href')).toContain(app)
    }
    await dialog.getByRole('button', { name: /Instagram/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Text Copied!' })).toBeVisible()
    const [text] = await copiedTexts(page)
    expect(text).toContain('Ekagra')
    await expect(page).toHaveURL('/menu')
  })
  await test.step('a link that cannot be copied says so', async () => {
    await refuseToCopy(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: FAILURE })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await test.step('seven cards and Quick Access; theme and language are switched', async () => {
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(7)
    await expect(cards.locator('b')).toHaveText([
      'Share App',
      'Weakness Analysis',
      'User Guide',
      'Notes',
      'History',
      'Privacy',
      'Help',
    ])
    const paths = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(['/weakness', '/guide', '/notes', '/history', '/privacy', '/help'])

    const quick = page.getByRole('region', { name: 'Quick Access' })
    await expect(quick.getByRole('link', { name: 'AI Solver' })).toHaveAttribute('href', '/doubt-solver')
    await expect(quick.getByRole('link', { name: 'View Progress' })).toHaveAttribute('href', '/history')

    await page.getByRole('group', { name: 'Theme' }).getByLabel('Dark').check()
    await expect(page.locator('html')).toHaveClass('dark')

    await page.getByRole('group', { name: 'Language' }).getByLabel('हिन्दी').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
    await expect(page.getByRole('heading', { level: 1, name: 'मेनू' })).toBeVisible()
    await expect(page.getByRole('banner').getByText('खोजें')).toBeAttached()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'मेनू' })).toBeVisible()
  })
})
