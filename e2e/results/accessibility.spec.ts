import { expect } from '@playwright/test'
import { expectAccessible, expectLargeTargets, expectTree } from '../support/expect-accessible.ts'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { makeAnswers, makeEntry, makeResultQuestions, ring, seedResult } from './result-samples.ts'

const ADDRESS = '/test/results?id=test-1&topic=Arithmetic&difficulty=medium'

test('axe finds no accessibility problem in the normal and the mock view, and its targets are at least 44 px high', async ({
  page,
}) => {
  const entry = makeEntry('test-1', makeResultQuestions(10), makeAnswers(10, 7, 1))
  await seedResult(page, { history: [entry] })
  await page.goto(ADDRESS)
  for (const mock of [false, true]) {
    await test.step(`the ${mock ? 'mock' : 'normal'} view`, async () => {
      if (mock) await goInApp(page, `${ADDRESS}&mock=true`)
      await expect(ring(page, 70, 7, 10)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: /Grade/ })).toHaveCount(mock ? 1 : 0)
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
