import { expect } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { cutOff, neverAnswer } from '../support/fake-generation.ts'
import { openInApp } from '../support/go-in-app.ts'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

test('axe finds no accessibility problem on /test, on /practice, in the overlay and its error', async ({
  page,
}) => {
  await seedHistory(page, [{ topic: 'Trains', score: 4 }])
  await cutOff(page)
  await neverAnswer(page)
  for (const path of ['/test', '/practice']) {
    if (path === '/test') await page.goto(path)
    else await openInApp(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectAccessible(page, { largeTargets: true })
  }
  await page.getByLabel('What would you like to practice?').fill('Trains')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page.getByRole('dialog', { name: /Generating/ })).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await cutOff(page)
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
})
