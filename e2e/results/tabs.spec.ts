import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import {
  leaveResult,
  makeAnswers,
  makeEntry,
  makeResultQuestions,
  ring,
  seedResult,
} from './result-samples.ts'

const ADDRESS = '/test/results?id=test-1&topic=Arithmetic&time=5:30&difficulty=medium'

test('RESULTS-10 RESULTS-11 the Review Answers tab shows what was said and what is right, with the explanation of a wrong answer open, and stays when a list of corrections arrives; after a first test, the History toggle says that there are no other tests', async ({
  page,
}) => {
  await leaveResult(page, 4, 2, 1)
  await page.goto(ADDRESS)
  await test.step('there are no other tests', async () => {
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await expect(page.getByText('This is your only test so far.')).toBeVisible()
  })
  await page.getByRole('tab', { name: 'Review Answers 4' }).click()
  const rows = page.getByRole('tabpanel').locator('details')
  const all = page.getByRole('button', { name: 'All 4' })
  await test.step('the answers, by how they were', async () => {
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('You said 48, it is 36')
    await expect(rows.first().getByText('Where 48 comes from')).toBeVisible()
    await expect(rows.first().getByText('Your answer')).toBeVisible()
    await rows.first().locator('summary').click()
    await expect(rows.first().getByText('Where 48 comes from')).toBeHidden()
    await page.getByRole('button', { name: 'Skipped 1' }).click()
    await expect(rows.first()).toContainText('You skipped it; it is 48')
    await all.click()
    await expect(rows).toHaveCount(4)
    await page.getByRole('button', { name: 'Right 2' }).click()
    await expect(rows).toHaveCount(2)
  })
  await test.step('a list of corrections that arrives leaves the tab open that was chosen', async () => {
    await all.click()
    const isLoadedAgain = page.evaluate(
      () =>
        new Promise((resolve) =>
          new MutationObserver(() => resolve(true)).observe(document.body, {
            subtree: true,
            childList: true,
          }),
        ),
    )
    await page.evaluate(() => {
      const elsewhere = { question: 'another', kind: 'retract', date: '2026-11-01T10:00:00.000Z' }
      const list = { version: 'later', corrections: [elsewhere], held: [] }
      localStorage.setItem('corrections', JSON.stringify({ list, isApplied: true }))
      dispatchEvent(new StorageEvent('storage', { key: 'corrections' }))
    })
    expect(await isLoadedAgain).toBe(true)
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await expect(rows).toHaveCount(4)
  })
})

test('RESULTS-10 RESULTS-11 HISTORY-19 the Performance tab has the time per question and the accuracy by topic, each also in words; the History toggle shows the other tests and hides them again', async ({
  page,
}) => {
  const others = Array.from({ length: 12 }, (_, index) => ({
    ...makeEntry(`test-o${index}`, makeResultQuestions(2), [1, 2]),
    topic: `Topic ${index}`,
  }))
  const open = makeEntry('test-1', makeResultQuestions(6), makeAnswers(6, 4))
  await seedResult(page, { history: [open, ...others] })
  await page.goto(ADDRESS)
  await test.step('the Performance tab', async () => {
    const panel = page.getByRole('tabpanel', { name: 'Performance' })
    await expect(
      panel.getByText('39 per cent of your time, 0:29, went to the 2 questions you did not get right.'),
    ).toBeVisible()
    await expect(panel.getByText('Question 6 alone took 15 s.')).toBeVisible()
    await panel.getByText('Show as a table').click()
    await expect(panel.getByRole('row', { name: '5 Percentages Wrong 14 s' })).toBeVisible()
    const topics = panel.getByRole('region', { name: 'Accuracy by topic' }).getByRole('listitem')
    await expect(topics).toHaveText([
      /Percentages.*1\/2.*Needs Work/,
      /Trains.*1\/2.*Needs Work/,
      /Fractions.*2\/2.*Strong/,
    ])
  })
  await test.step('the other tests', async () => {
    await page.getByRole('button', { name: 'History', exact: true }).click()
    const panel = page.getByRole('region', { name: 'History' })
    await expect(panel.getByRole('article')).toHaveCount(10)
    await panel.getByRole('link', { name: 'Topic 3' }).click()
    await expect(page).toHaveURL(/id=test-o3/)
    await expect(ring(page, 50, 1, 2)).toBeVisible()
    await expect(panel).toHaveCount(0)
  })
})
