import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { findToast } from '../support/find-toast.ts'
import { openAdminArea } from './open-admin-area.ts'

const admin = openAdminArea()

test('ADMIN-01 ADMIN-06 ADMIN-07 ADMIN-09 ADMIN-12 ADMIN-13 the area has its own menu and header', async ({
  page,
  isMobile,
}) => {
  await admin.signIn(page)
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
  await expect(page.getByRole('navigation', { name: 'This server' }).getByRole('link')).toHaveText([
    'AI questions',
    'Changes',
    'Accounts',
  ])
  await expect(page.getByRole('link', { name: 'Back to App' })).toHaveAttribute('href', '/')
  if (isMobile) await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible()
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(findToast(page, 'Nothing needs your attention.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeVisible()
})

test('ADMIN-10 ADMIN-11 the menu collapses to its icons, and covers the page on a phone', async ({
  page,
  isMobile,
}) => {
  await admin.signIn(page)
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
  await menu.getByRole('link', { name: 'Questions', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/questions$/)
})

test('axe finds no accessibility problem on the admin screens', async ({ page }) => {
  await page.goto(admin.address('/admin'))
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expectAccessible(page)
  await admin.signIn(page)
  for (const [path, name] of [
    ['', 'Dashboard'],
    ['/categories', 'Categories'],
    ['/questions', 'Questions'],
    ['/create-question', 'Create question'],
    ['/pool', 'AI questions'],
    ['/changes', 'Changes'],
    ['/accounts', 'Accounts'],
    ['/reports', 'Reports'],
    ['/upload', 'File Upload'],
  ] as const) {
    await page.goto(admin.address(`/admin${path}`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)
  }
})
