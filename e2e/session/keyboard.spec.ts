import { expect } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { button, openSession, question } from './session-samples.ts'

test('the whole practice can be taken with the keyboard, and keys pressed faster than the disk answers are not lost', {
  tag: '@only-wide',
}, async ({ page }) => {
  await openSession(page, { count: 5 })
  await test.step('? lists the keys, and Esc closes the list', async () => {
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keys in a session' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('2')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })
  await test.step('the options are one radio group named by the question, and arrows up and down choose in it', async () => {
    const group = page.getByRole('radiogroup', { name: 'What is 1 × 12?' })
    await expect(group.getByRole('radio')).toHaveCount(4)
    await group.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(group.getByRole('radio').nth(1)).toBeChecked()
  })
  const regions = await page.locator('main [role="status"]').count()
  await page.keyboard.press('2')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('c')
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Show explanation')).toBeVisible()
  await test.step('the verdict is in a live region that was there before', async () => {
    expect(regions).toBeGreaterThan(0)
    await expect(
      page.locator('main [role="status"]').filter({ hasText: /^(Correct|Incorrect)/ }),
    ).toHaveCount(1)
    expect(await page.locator('main [role="status"]').count()).toBe(regions)
  })
  await page.keyboard.press('Enter')
  await expect(question(page, 2)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(question(page, 1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(question(page, 3)).toBeFocused()
  await test.step('keys pressed faster than the disk answers are not lost', async () => {
    for (const key of ['1', 'Enter', 'Enter', '2', 'Enter', 'Enter', '3', 'Enter'])
      await page.keyboard.press(key)
    await expect(
      page.getByRole('button', { name: /^Question [345], (right|wrong)$/ }).filter({ visible: true }),
    ).toHaveCount(3)
  })
  await page.keyboard.press('Enter')
  await expect(findToast(page, 'Practice completed!')).toBeVisible()
})
