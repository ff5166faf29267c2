import { expect } from '@playwright/test'
import { stopTime } from '../session/session-samples.ts'
import { findToast } from '../support/find-toast.ts'
import { goInApp, waitForApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import {
  leaveResult,
  makeAnswers,
  makeEntry,
  makeResultQuestions,
  readHistory,
  ring,
  seedResult,
} from './result-samples.ts'

test('RESULTS-01 RESULTS-04 RESULTS-06 the score is counted again from session storage, whatever the address says; without a time the address means 0:00', async ({
  page,
}) => {
  await leaveResult(page, 10, 6, 2)
  await page.goto(
    '/test/results?id=test-1&score=10&total=10&topic=Time%20%26%20Work&time=5:30&difficulty=hard',
  )
  await expect(ring(page, 60, 6, 10)).toBeVisible()
  await expect(page.getByText('Time & Work', { exact: true })).toBeVisible()
  await expect(page.getByText('5:30')).toBeVisible()
  await expect(page.getByText('Hard', { exact: true })).toBeVisible()
  await expect(page.getByText('2 skipped')).toBeVisible()
  await goInApp(page, '/practice/results?id=practice-1&score=1&total=2&topic=Trains&difficulty=easy')
  await expect(page.getByText('0:00')).toBeVisible()
})

test('RESULTS-03 RESULTS-08 the screen shows that it loads for 50 ms before its data arrive', async ({
  page,
}) => {
  await leaveResult(page, 4, 4)
  await page.goto('/menu')
  await waitForApp(page)
  await stopTime(page)
  await goInApp(page, '/test/results?id=test-1&topic=Trains')
  await expect(page.getByText('Loading results')).toBeVisible()
  await expect(ring(page, 100, 4, 4)).toHaveCount(0)
  // Time runs again, and the data arrive.
  await page.clock.resume()
  await expect(ring(page, 100, 4, 4)).toBeVisible()
})

test('RESULTS-04 RESULTS-32 a saved entry opens from the history, and a toast says that it was loaded', async ({
  page,
}) => {
  const questions = makeResultQuestions(5)
  await seedResult(page, { history: [makeEntry('test-old', questions, makeAnswers(5, 4))] })
  await page.goto('/test/results?id=test-old&score=1&total=5')
  await expect(ring(page, 80, 4, 5)).toBeVisible()
  await expect(findToast(page, 'Test results loaded successfully')).toBeVisible()
})

test('RESULTS-04 what another exam left in session storage is not this result', async ({ page }) => {
  const questions = makeResultQuestions(5)
  await seedResult(page, {
    session: {
      resultQuestions: makeResultQuestions(3),
      resultAnswers: makeAnswers(3, 0),
      processedExamId: 'test-new',
    },
    history: [makeEntry('test-old', questions, makeAnswers(5, 4))],
  })
  await page.goto('/test/results?id=test-old')
  await expect(ring(page, 80, 4, 5)).toBeVisible()
})

test('RESULTS-05 RESULTS-26 from the address alone a summary is saved, unconfirmed, and the person is warned', async ({
  page,
}) => {
  await page.goto('/test/results?id=forged&score=99&total=10&topic=Trains&time=1:00&difficulty=easy')
  await expect(findToast(page, 'Complete test details may not be available for this entry')).toBeVisible()
  await expect(ring(page, 100, 10, 10)).toBeVisible()
  await expect(page.getByText('Not confirmed')).toBeVisible()
  const [entry] = await readHistory(page)
  expect(entry).toMatchObject({
    id: 'forged',
    score: 10,
    totalQuestions: 10,
    topic: 'Trains',
    unconfirmed: true,
  })
  expect(entry?.questions).toBeUndefined()
})

test('RESULTS-07 a result is saved once per id', async ({ page }) => {
  await leaveResult(page, 4, 3)
  const address = '/test/results?id=test-1&score=3&total=4&topic=Trains&time=2:00&difficulty=easy'
  await page.goto(address)
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

test('RESULTS-08 RESULTS-27 RESULTS-30 without data the screen keeps loading, a toast says why and two ways lead on; an address without an id cannot be viewed', async ({
  page,
}) => {
  await page.goto('/test/results?id=unknown')
  await expect(findToast(page, 'Failed to load test results')).toBeVisible()
  await expect(page.getByText('Loading results')).toBeVisible()
  await page.getByRole('link', { name: 'Try Another Test' }).click()
  await expect(page).toHaveURL('/test')
  await goInApp(page, '/test/results')
  await expect(findToast(page, 'Could not view exam results')).toBeVisible()
})

test('RESULTS-28 questions and answers that cannot be read give their own message', async ({ page }) => {
  await seedResult(page, { session: { resultQuestions: '[{"text":', resultAnswers: [1] } })
  await page.goto('/test/results?id=test-1')
  await expect(findToast(page, 'Could not load test questions and answers')).toBeVisible()
})

test('RESULTS-31 a result of which some questions are lost says so and shows the rest', async ({ page }) => {
  const [first, second] = makeResultQuestions(2)
  await seedResult(page, {
    session: { resultQuestions: [first, { broken: true }, second], resultAnswers: [1, 1, 2] },
  })
  await page.goto('/test/results?id=test-1&topic=Trains')
  await expect(findToast(page, 'Could not load test results properly.')).toBeVisible()
  await expect(ring(page, 50, 1, 2)).toBeVisible()
})

test('an entry without its questions opens as a summary', async ({ page }) => {
  const {
    questions: _,
    userAnswers: __,
    ...summary
  } = makeEntry('test-old', makeResultQuestions(5), makeAnswers(5, 2))
  await seedResult(page, { history: [summary] })
  await page.goto('/test/results?id=test-old')
  await expect(ring(page, 40, 2, 5)).toBeVisible()
  await expect(findToast(page, 'Complete test details may not be available for this entry')).toBeVisible()
  await page.getByRole('tab', { name: 'Review Answers' }).click()
  await expect(page.getByRole('heading', { name: 'No answers to review' })).toBeVisible()
})
