import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectLargeTargets, expectTree } from '../support/expect-accessible.ts'
import { test } from '../support/test.ts'
import { makeAnswers, makeEntry, makeResultQuestions, ring, seedResult } from './result-samples.ts'

async function openResult(page: Page, mock: boolean) {
  const questions = makeResultQuestions(10)
  await seedResult(page, { history: [makeEntry('test-1', questions, makeAnswers(10, 7, 1))] })
  await page.goto(`/test/results?id=test-1&topic=Arithmetic&difficulty=medium${mock ? '&mock=true' : ''}`)
  await expect(ring(page, 70, 7, 10)).toBeVisible()
}

for (const mock of [false, true]) {
  test(`axe finds no accessibility problem in the ${mock ? 'mock' : 'normal'} view`, async ({ page }) => {
    await openResult(page, mock)
    await page.getByText('Show as a table').click()
    await expectAccessible(page)
    await expectTree(page, mock ? 'results-mock' : 'results')
    await page.getByRole('tab', { name: /Review Answers/ }).click()
    await page.getByRole('tabpanel').locator('summary').first().click()
    await expect(page.getByText('Step by step').or(page.getByText('Ten times')).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('the result is not wider than the screen and its targets are at least 44 px high', async ({ page }) => {
  await openResult(page, true)
  await expectAccessible(page)
  await expectLargeTargets(page)
})
