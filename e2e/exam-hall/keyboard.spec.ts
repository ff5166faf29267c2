import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { atQuestion, readStore, startPaper } from './sit-paper.ts'

test('a paper is sat from start to end with the keys alone', async ({ page }) => {
  await startPaper(page, '/exams/start/cuet?scope=quarter')
  await expect(async () => {
    await page.keyboard.press('b')
    await expect(page.getByRole('radio').nth(1)).toBeChecked({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await atQuestion(page, 1)
  await page.keyboard.press('c')
  await page.keyboard.press('m')
  await atQuestion(page, 2)
  await page.keyboard.press('a')
  await page.keyboard.press('x')
  await expect(page.getByRole('radio').nth(0)).not.toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await atQuestion(page, 1)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys in the hall' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('q')
  await expect(page.getByRole('dialog', { name: 'Question paper' })).toBeVisible()
  await page.keyboard.press('Escape')
  const progress = await readStore(page, 'paperProgress')
  expect(progress).toMatchObject([{ answers: expect.arrayContaining([1, 2]) }])
})
