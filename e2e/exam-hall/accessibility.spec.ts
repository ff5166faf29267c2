import { expect } from '@playwright/test'
import { expectAccessible, expectTree } from '../support/expect-accessible.ts'
import { openInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { answer, atQuestion, handIn, readPaper, startOpenPaper } from './sit-paper.ts'

test('axe finds no accessibility problem from the choice of an exam to its analysis', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/exams')
  await page.getByRole('button', { name: 'IBPS PO Prelims' }).click()
  await expect(page.getByText('Each section has its own clock')).toBeVisible()
  await expectAccessible(page, { largeTargets: true })
  await page.getByRole('button', { name: 'One section' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openInApp(page, '/exams/own')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)

  await openInApp(page, '/exams/start/ibps-po?scope=quarter')
  await expect(page.getByText('Ready on this device')).toBeVisible()
  await expectAccessible(page)

  await startOpenPaper(page)
  const paper = await readPaper(page)
  await answer(page, paper, 0, true)
  await atQuestion(page, 1)
  await page.getByRole('button', { name: 'Cross out B' }).click()
  await page.getByRole('button', { name: 'Mark for Review & Next' }).click()
  await atQuestion(page, 2)
  await answer(page, paper, 2, false)
  await atQuestion(page, 3)
  await expectAccessible(page, { largeTargets: true })
  await expectTree(page, 'hall')
  await page.getByRole('button', { name: 'Questions', exact: true }).click()
  await expectAccessible(page, { within: 'dialog[open]', onlyOnPhone: true })
  await page.keyboard.press('Escape')
  await page.keyboard.press('q')
  await expect(page.getByRole('dialog', { name: 'Question paper' })).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.keyboard.press('Escape')
  await handIn(page)
  await expect(page.getByRole('heading', { level: 1, name: /first one is done/ })).toBeVisible()
  await expectAccessible(page)
  await expectTree(page, 'exam-result')
  await page.getByRole('link', { name: 'Print the paper' }).click()
  await expect(page.getByRole('heading', { name: /Key/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
