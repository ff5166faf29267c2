import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { leftBehind, makeResultQuestions, ring, showNextResult } from './result-samples.ts'

const addressOf = (id: number) => `/test/results?id=mock-${id}&topic=Arithmetic&difficulty=medium&mock=true`

test('RESULTS-02 RESULTS-17 RESULTS-18 RESULTS-19 RESULTS-20 mock=true shows grade, topic performance, study recommendations and next steps; the share of right answers decides the grade, its message and the colour', async ({
  page,
}) => {
  await test.step('what a mock shows and another result does not', async () => {
    await showNextResult(page, addressOf(1), leftBehind(9, 6))
    await expect(page.getByRole('heading', { level: 1, name: /Grade C$/ })).toBeVisible()
    for (const name of ['Topic performance', 'Study recommendations', 'Next steps']) {
      await expect(page.getByRole('region', { name })).toBeVisible()
    }
    await showNextResult(page, addressOf(1).replace('&mock=true', ''), leftBehind(9, 6))
    await expect(page.getByText(/Grade/)).toHaveCount(0)
    await expect(ring(page, 67, 6, 9)).toBeVisible()
    await expect(page.getByText(/Grade/)).toHaveCount(0)
  })
  for (const { right, grade, message } of [
    { right: 18, grade: 'A+', message: 'Outstanding.' },
    { right: 16, grade: 'A', message: 'Excellent work.' },
    { right: 14, grade: 'B', message: 'A solid result.' },
    { right: 12, grade: 'C', message: 'A fair start.' },
    { right: 10, grade: 'D', message: 'Go back to the basics' },
    { right: 9, grade: 'F', message: 'Go back to the basics' },
  ]) {
    await test.step(`${right * 5} per cent is grade ${grade}`, async () => {
      await showNextResult(page, addressOf(right * 5), leftBehind(20, right))
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
      await showNextResult(page, addressOf(right), leftBehind(10, right))
      await expect(ring(page, right * 10, right, 10).locator(`circle.${colour}`)).toHaveCount(1)
    })
  }
})

test('RESULTS-21 RESULTS-22 RESULTS-23 RESULTS-24 RESULTS-25 WEAK-16 WEAK-17 WEAK-18 WEAK-19 WEAK-20 the time used is Excellent, Good or Rushed, and without mock data four fifths of a minute a question; each topic shows correct, total and its strength, the weakest first; recommendations lead to practice and to a note', async ({
  page,
}) => {
  for (const { spent, badge } of [
    { spent: 450, badge: 'Excellent' },
    { spent: 540, badge: 'Good' },
    { spent: 541, badge: 'Rushed' },
  ]) {
    await test.step(`${spent} of 600 s is ${badge}`, async () => {
      await showNextResult(page, addressOf(spent), {
        session: {
          ...leftBehind(4, 2).session,
          mockTestData: { timeLimit: 600, actualTimeSpent: spent, recommendations: [] },
        },
      })
      await expect(page.getByText(badge, { exact: true }).first()).toBeVisible()
      await expect(page.getByText('of 10:00')).toBeVisible()
    })
  }
  await test.step('without mock data the limit is a minute a question and four fifths of it count as used', async () => {
    await showNextResult(page, addressOf(0), leftBehind(10, 5))
    await expect(page.getByText('8:00')).toBeVisible()
    await expect(page.getByText('of 10:00')).toBeVisible()
    await expect(page.getByText('Good', { exact: true }).first()).toBeVisible()
  })
  await test.step('topics, the weakest first', async () => {
    const questions = makeResultQuestions(15)
    // Fractions 5 of 5, Percentages 3 of 5, Trains 2 of 5.
    const wrong = new Set([4, 7, 2, 5, 8])
    await showNextResult(page, addressOf(2), {
      session: {
        resultQuestions: questions,
        resultAnswers: questions.map((_, index) => (wrong.has(index) ? 2 : 1)),
      },
    })
    await expect(page.getByRole('region', { name: 'Topic performance' }).getByRole('listitem')).toHaveText([
      /Trains.*2\/5.*Needs Work/,
      /Percentages.*3\/5.*Good/,
      /Fractions.*5\/5.*Strong/,
    ])
  })
  await test.step('recommendations', async () => {
    const recommendations = [
      { text: 'Trains need work', action: { type: 'practice', topic: 'Trains' } },
      { text: 'Read about fractions', action: { type: 'notes', topic: 'Fractions' } },
      { text: 'Sleep well' },
    ]
    await showNextResult(page, addressOf(3), {
      session: {
        ...leftBehind(4, 2).session,
        mockTestData: { timeLimit: 600, actualTimeSpent: 300, recommendations },
      },
    })
    const rows = page.getByRole('region', { name: 'Study recommendations' }).getByRole('listitem')
    await expect(rows).toHaveText([/Trains need work/, /Read about fractions/, /Sleep well/])
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
})
