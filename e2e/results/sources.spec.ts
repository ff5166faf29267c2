import { expect } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import {
  leftBehind,
  makeAnswers,
  makeEntry,
  makeResultQuestions,
  readHistory,
  ring,
  showNextResult,
} from './result-samples.ts'

test('RESULTS-01 RESULTS-04 RESULTS-05 RESULTS-06 RESULTS-07 RESULTS-26 RESULTS-32 a result is saved once per id, its score counted again from session storage, whatever the address says; a saved entry opens from the history; from the address alone a summary is saved, unconfirmed, and the person is warned', async ({
  page,
}) => {
  const old = makeEntry('test-old', makeResultQuestions(5), makeAnswers(5, 4))
  await test.step('a result is saved once per id', async () => {
    const address = '/test/results?id=test-1&score=3&total=4&topic=Trains&time=2:00&difficulty=easy'
    await showNextResult(page, address, leftBehind(4, 3))
    await expect(ring(page, 75, 3, 4)).toBeVisible()
    const saved = await readHistory(page)
    expect(saved).toMatchObject([
      { id: 'test-1', score: 3, totalQuestions: 4, topic: 'Trains', timeSpent: '2:00' },
    ])
    expect(await page.evaluate(() => sessionStorage.getItem('processedExamId'))).toBe('test-1')
    await page.reload()
    await expect(ring(page, 75, 3, 4)).toBeVisible()
    expect(await readHistory(page)).toEqual(saved)
  })
  await test.step('the score is counted again, and an address without a time means 0:00', async () => {
    await showNextResult(
      page,
      '/test/results?id=test-2&score=10&total=10&topic=Time%20%26%20Work&time=5:30&difficulty=hard',
      leftBehind(10, 6, 2),
    )
    await expect(ring(page, 60, 6, 10)).toBeVisible()
    await expect(page.getByText('Time & Work', { exact: true })).toBeVisible()
    await expect(page.getByText('5:30')).toBeVisible()
    await expect(page.getByText('Hard', { exact: true })).toBeVisible()
    await expect(page.getByText('2 skipped')).toBeVisible()
    await goInApp(page, '/practice/results?id=practice-1&score=1&total=2&topic=Trains&difficulty=easy')
    await expect(page.getByText('0:00')).toBeVisible()
  })
  await test.step('a saved entry opens from the history, and a toast says that it was loaded', async () => {
    await showNextResult(page, '/test/results?id=test-old&score=1&total=5', { history: [old] })
    await expect(ring(page, 80, 4, 5)).toBeVisible()
    await expect(findToast(page, 'Test results loaded successfully')).toBeVisible()
  })
  await test.step('from the address alone a summary is saved, unconfirmed, and the person is warned', async () => {
    await showNextResult(
      page,
      '/test/results?id=forged&score=99&total=10&topic=Trains&time=1:00&difficulty=easy',
      { history: [] },
    )
    await expect(findToast(page, 'Complete test details may not be available for this entry')).toBeVisible()
    await expect(ring(page, 100, 10, 10)).toBeVisible()
    await expect(page.getByText('Not confirmed')).toBeVisible()
    const entry = (await readHistory(page)).find(({ id }) => id === 'forged')
    expect(entry).toMatchObject({
      id: 'forged',
      score: 10,
      totalQuestions: 10,
      topic: 'Trains',
      unconfirmed: true,
    })
    expect(entry?.questions).toBeUndefined()
  })
  await test.step('what another exam left in session storage is not this result', async () => {
    await showNextResult(page, '/test/results?id=test-old', {
      session: { ...leftBehind(3, 0).session, processedExamId: 'test-new' },
      history: [old],
    })
    await expect(ring(page, 80, 4, 5)).toBeVisible()
  })
})

test('RESULTS-08 RESULTS-27 RESULTS-28 RESULTS-30 RESULTS-31 without data the screen keeps loading, a toast says why and two ways lead on; an address without an id cannot be viewed; what cannot be read, what is lost and what was not kept is said', async ({
  page,
}) => {
  await test.step('without data, and without an id', async () => {
    await page.goto('/test/results?id=unknown')
    await expect(findToast(page, 'Failed to load test results')).toBeVisible()
    await expect(page.getByText('Loading results')).toBeVisible()
    await page.getByRole('link', { name: 'Try Another Test' }).click()
    await expect(page).toHaveURL('/test')
    await goInApp(page, '/test/results')
    await expect(findToast(page, 'Could not view exam results')).toBeVisible()
  })
  await test.step('questions and answers that cannot be read give their own message', async () => {
    await showNextResult(page, '/test/results?id=test-1', {
      session: { resultQuestions: '[{"text":', resultAnswers: [1] },
    })
    await expect(findToast(page, 'Could not load test questions and answers')).toBeVisible()
  })
  await test.step('a result of which some questions are lost says so and shows the rest', async () => {
    const [first, second] = makeResultQuestions(2)
    await showNextResult(page, '/test/results?id=test-2&topic=Trains', {
      session: { resultQuestions: [first, { broken: true }, second], resultAnswers: [1, 1, 2] },
    })
    await expect(findToast(page, 'Could not load test results properly.')).toBeVisible()
    await expect(ring(page, 50, 1, 2)).toBeVisible()
  })
  await test.step('an entry without its questions opens as a summary', async () => {
    const {
      questions: _,
      userAnswers: __,
      ...summary
    } = makeEntry('test-old', makeResultQuestions(5), makeAnswers(5, 2))
    await showNextResult(page, '/test/results?id=test-old', { history: [summary] })
    await expect(ring(page, 40, 2, 5)).toBeVisible()
    await expect(findToast(page, 'Complete test details may not be available for this entry')).toBeVisible()
    await page.getByRole('tab', { name: 'Review Answers' }).click()
    await expect(page.getByRole('heading', { name: 'No answers to review' })).toBeVisible()
  })
})
