import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

const FAILURE = 'Copy Failed: Unable to copy link. Please try again.'

/** The quickest way to a toast with the default duration: a link that cannot be copied. */
async function raiseToast(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    })
  })
  await page.goto('/menu')
  await page.getByRole('button', { name: /Share App/ }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: FAILURE })
  await expect(toast).toBeVisible()
  return toast
}

async function drag(page: Page, from: { x: number; y: number }, distance: number) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(from.x + (distance * step) / 10, from.y)
  await page.mouse.up()
}

test('SHELL-61 SHELL-63 SHELL-64 one toast is visible at a time; a swipe to the right by 50 px dismisses it, by less it stays; it can be closed in a dialog; F8 focuses the viewport', async ({
  page,
}) => {
  const toast = await raiseToast(page)
  // The toast covers the button, so a click would wait until it has gone.
  const copy = page.getByRole('button', { name: 'Copy link' })
  await test.step('one toast is visible at a time', async () => {
    await copy.press('Enter')
    await copy.press('Enter')
    await expect(toast).toHaveCount(1)
  })
  await test.step('a swipe', async () => {
    await copy.press('Enter')
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    const from = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await drag(page, from, 40)
    await expect(toast).toBeVisible()
    await drag(page, from, 60)
    await expect(toast).toHaveCount(0)
  })
  await test.step('a toast raised in a dialog can be read and closed there', async () => {
    await copy.press('Enter')
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Share App' })).toBeVisible()
  })
  await test.step('F8 focuses the toast viewport', async () => {
    await copy.press('Enter')
    await expect(toast).toBeVisible()
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
  })
})
