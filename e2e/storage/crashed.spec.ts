import { expect, test } from '@playwright/test'
import { session as words } from '../../apps/web/src/messages/en/session.ts'
import { crash } from './crash.ts'
import { choose, openTest, textOfChosen } from './take-test.ts'

test('a test whose tab crashed continues with the same answers, options and place', async ({ context }) => {
  test.slow()
  const page = await context.newPage()
  await openTest(page, 5)
  const first = await choose(page, 1)
  await page.getByRole('button', { name: words.next, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What is 2 + 2?' })).toBeVisible()
  const second = await choose(page, 2)
  await crash(page)

  const next = await context.newPage()
  await next.goto('/')
  await next.getByRole('link', { name: /Continue Addition/ }).click()
  await expect(next.getByRole('heading', { name: 'What is 2 + 2?' })).toBeVisible()
  expect(await textOfChosen(next)).toBe(second)
  await next.getByRole('button', { name: words.prev, exact: true }).click()
  await expect(next.getByRole('heading', { name: 'What is 1 + 1?' })).toBeVisible()
  expect(await textOfChosen(next)).toBe(first)
  expect(first).toMatch(/\d/)
})
