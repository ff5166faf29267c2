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

test('axe finds no accessibility problem in the normal and the mock view, and its targets are at least 44 px high', async ({
  page,
}) => {
  for (const mock of [false, true]) {
    await test.step(`the ${mock ? 'mock' : 'normal'} view`, async () => {
      await openResult(page, mock)
      await expectLargeTargets(page)
      await page.getByText('Show as a table').click()
      await expectAccessible(page)
      await expectTree(page, mock ? 'results-mock' : 'results')
      await page.getByRole('tab', { name: /Review Answers/ }).click()
      await expect(page.getByText('Step by step').or(page.getByText('Ten times')).first()).toBeVisible()
      await expectAccessible(page)
    })
  }
})
