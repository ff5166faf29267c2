import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import {
  leaveResult,
  makeAnswers,
  makeResultQuestions,
  ring,
  seedResult,
  showNextResult,
} from './result-samples.ts'

const ADDRESS = '/test/results?id=test-1&topic=Arithmetic&difficulty=medium&mock=true'

test('RESULTS-02 RESULTS-17 mock=true shows grade, topic performance, study recommendations and next steps', async ({
  page,
}) => {
  await leaveResult(page, 9, 6)
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1, name: /Grade C$/ })).toBeVisible()
  for (const name of ['Topic performance', 'Study recommendations', 'Next steps']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await page.goto('/test/results?id=test-1&topic=Arithmetic&difficulty=medium')
  await expect(ring(page, 67, 6, 9)).toBeVisible()
  await expect(page.getByText(/Grade/)).toHaveCount(0)
})

const addressOf = (id: number) => `/test/results?id=mock-${id}&topic=Arithmetic&difficulty=medium&mock=true`

const left = (count: number, right: number) => ({
  resultQuestions: makeResultQuestions(count),
  resultAnswers: makeAnswers(count, right),
})

test('RESULTS-18 RESULTS-19 RESULTS-20 the share of right answers decides the grade, its message and the colour', async ({
  page,
}) => {
  for (const { right, grade, message } of [
    { right: 18, grade: 'A+', message: 'Outstanding.' },
    { right: 16, grade: 'A', message: 'Excellent work.' },
    { right: 14, grade: 'B', message: 'A solid result.' },
    { right: 12, grade: 'C', message: 'A fair start.' },
    { right: 10, grade: 'D', message: 'Go back to the basics' },
    { right: 9, grade: 'F', message: 'Go back to the basics' },
  ]) {
    await test.step(`${right * 5} per cent is grade ${grade}`, async () => {
      await showNextResult(page, addressOf(right * 5), left(20, right))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`Grade ${grade.replace('+', '\\+')}$`),
      )
      await expect(page.getByText(message)).toBeVisible()
    })
  }
  for (const { right, colour } of [
    { right: 8, colour: 'stroke-band-80' },
    { right: 6, colour: 'stroke-band-60' },
    { right: 4, colour: 'stroke-band-40' },
    { right: 3, colour: 'stroke-band-0' },
  ]) {
    await test.step(`${right * 10} per cent is drawn in ${colour}`, async () => {
      await showNextResult(page, addressOf(right), left(10, right))
      await expect(ring(page, right * 10, right, 10).locator(`circle.${colour}`)).toHaveCount(1)
    })
  }
})

test('RESULTS-21 RESULTS-22 RESULTS-23 the time used is Excellent, Good or Rushed; without mock data the limit is a minute a question and four fifths of it count as used', async ({
  page,
}) => {
  for (const { spent, badge } of [
    { spent: 450, badge: 'Excellent' },
    { spent: 540, badge: 'Good' },
    { spent: 541, badge: 'Rushed' },
  ]) {
    await test.step(`${spent} of 600 s is ${badge}`, async () => {
      await showNextResult(page, addressOf(spent), {
        ...left(4, 2),
        mockTestData: { timeLimit: 600, actualTimeSpent: spent, recommendations: [] },
      })
      await expect(page.getByText(badge, { exact: true }).first()).toBeVisible()
      await expect(page.getByText('of 10:00')).toBeVisible()
    })
  }
  await showNextResult(page, addressOf(0), left(10, 5))
  await expect(page.getByText('8:00')).toBeVisible()
  await expect(page.getByText('of 10:00')).toBeVisible()
  await expect(page.getByText('Good', { exact: true }).first()).toBeVisible()
})

test('RESULTS-24 RESULTS-25 each topic shows correct, total and its strength, the weakest first', async ({
  page,
}) => {
  const questions = makeResultQuestions(15)
  // Fractions 5 of 5, Percentages 3 of 5, Trains 2 of 5.
  const wrong = new Set([4, 7, 2, 5, 8])
  await seedResult(page, {
    session: {
      resultQuestions: questions,
      resultAnswers: questions.map((_, index) => (wrong.has(index) ? 2 : 1)),
    },
  })
  await page.goto(ADDRESS)
  await expect(page.getByRole('region', { name: 'Topic performance' }).getByRole('listitem')).toHaveText([
    /Trains.*2\/5.*Needs Work/,
    /Percentages.*3\/5.*Good/,
    /Fractions.*5\/5.*Strong/,
  ])
})

test('WEAK-16 WEAK-17 WEAK-18 WEAK-19 WEAK-20 recommendations lead to practice and to a note', async ({
  page,
}) => {
  const recommendations = [
    { text: 'Trains need work', action: { type: 'practice', topic: 'Trains' } },
    { text: 'Read about fractions', action: { type: 'notes', topic: 'Fractions' } },
    { text: 'Sleep well' },
  ]
  await seedResult(page, {
    session: {
      resultQuestions: makeResultQuestions(4),
      resultAnswers: makeAnswers(4, 2),
      mockTestData: { timeLimit: 600, actualTimeSpent: 300, recommendations },
    },
  })
  await page.goto(ADDRESS)
  const rows = page.getByRole('region', { name: 'Study recommendations' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0).getByRole('link')).toHaveAttribute(
    'href',
    '/practice?topic=Trains&difficulty=medium&count=10',
  )
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute(
    'href',
    '/notes/create?topic=Fractions&category=general',
  )
  await expect(rows.nth(2).getByRole('link')).toHaveCount(0)
})
