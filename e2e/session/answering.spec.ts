import { expect } from '@playwright/test'
import { clearSiteData } from '../support/clear-site-data.ts'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import {
  answerAndCheck,
  button,
  choose,
  makeQuestion,
  openSession,
  option,
  question,
  stored,
} from './session-samples.ts'

test('SESSION-17 SESSION-18 SESSION-20 options are lettered, shuffled, and the choice is stored by its original index', async ({
  page,
}) => {
  await openSession(page, { count: 12 })
  const orders = new Set<string>()
  for (let number = 1; number <= 12; number += 1) {
    await expect(question(page, number)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(4)
    const names = await page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''))
    expect(names.map((name) => name.trim().at(0))).toEqual(['A', 'B', 'C', 'D'])
    const right = number * 12
    const values = names.map((name) => Number(name.match(/\d+$/)?.[0]))
    orders.add(values.map((value) => [right - 1, right, right + 12, right + 1].indexOf(value)).join(''))
    await choose(page, right + 12)
    await page.keyboard.press('ArrowRight')
  }
  expect(orders.size).toBeGreaterThan(3)
  expect(await stored(page, 'userAnswers')).toEqual(Array.from({ length: 12 }, () => 2))
})

test('SESSION-21 SESSION-22 SESSION-23 SESSION-24 SESSION-25 SESSION-26 SESSION-27 SESSION-28 SESSION-29 SESSION-38 GEN-40 a practice from question to question: Check waits for a choice, tells right from wrong and opens the explanation', async ({
  page,
}) => {
  await openSession(page, {
    questions: [makeQuestion(1), makeQuestion(2), makeQuestion(3, { trust: 'sample' })],
  })
  await test.step('Prev and Next move between questions, and Prev is disabled on the first', async () => {
    await expect(button(page, 'Prev')).toBeDisabled()
    await button(page, 'Next').click()
    await expect(question(page, 2)).toBeVisible()
    await button(page, 'Prev').click()
    await expect(question(page, 1)).toBeVisible()
  })
  await test.step('Check waits for a choice and says so', async () => {
    const check = button(page, 'Check')
    await expect(check).toHaveAttribute('aria-disabled', 'true')
    await check.click({ force: true })
    await expect(findToast(page, 'Please select an answer')).toBeVisible()
    // Results are in session storage once any answer exists.
    expect(await stored(page, 'resultQuestions')).toBeNull()
    await choose(page, 24)
    await expect(findToast(page, 'Please select an answer')).toBeHidden()
    await expect.poll(() => stored(page, 'resultAnswers')).toEqual([2, null, null])
    expect(await stored(page, 'resultQuestions')).toHaveLength(3)
    await expect(check).not.toHaveAttribute('aria-disabled')
    await check.click()
    await expect(option(page, 24)).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('a wrong answer is told, with the correct one', async () => {
    const verdict = page.getByRole('status').filter({ hasText: 'Incorrect' })
    await expect(verdict).toContainText(/The correct answer is [A-D], 12\./)
    await expect(page.locator('label', { hasText: 'Your answer' })).toContainText('24')
    await expect(page.locator('label', { hasText: 'Correct answer' })).toContainText('12')
  })
  await test.step('the explanation opens by its toggle: the mistake first, then the steps, then the trust', async () => {
    await expect(page.getByText('Step by step')).toHaveCount(0)
    await button(page, 'Show explanation').click()
    const parts = [
      'Where 24 comes from',
      'You multiplied 2 by 12.',
      'Step by step',
      'Together 12',
      'a second, independent way',
    ]
    const text = (await page.locator('main').textContent()) ?? ''
    const places = parts.map((part) => text.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    await button(page, 'Hide explanation').click()
    await expect(page.getByText('Step by step')).toHaveCount(0)
  })
  await test.step('a right answer is told', async () => {
    await button(page, 'Next').click()
    await answerAndCheck(page, 24)
    await expect(page.getByRole('status').filter({ hasText: /^Correct/ })).toBeVisible()
    await expect(page.getByText('Your answer')).toHaveCount(0)
  })
  await test.step('a sample question is marked as one', async () => {
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
    await button(page, 'Next').click()
    await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  })
})

test('SESSION-31 SESSION-39 a test gives no feedback and can be changed until it is submitted; marks for review are shown; cleared site data are noticed and stored again, and a browser that stores nothing says so', async ({
  page,
}) => {
  await openSession(page, { test: true })
  await expect(button(page, 'Check')).toHaveCount(0)
  await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true')
  await choose(page, 24)
  await button(page, 'Next').click()
  await button(page, 'Prev').click()
  await expect(option(page, 24)).toBeChecked()
  await expect(page.getByText(/Correct|Your answer|Show explanation/)).toHaveCount(0)
  await choose(page, 12)
  await button(page, 'Clear answer').click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)

  await choose(page, 12)
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: 'Question 1, answered and marked for review' })).toBeVisible()
  await button(page, 'Mark for review').click()
  await expect(page.getByRole('button', { name: 'Question 1, answered', exact: true })).toBeVisible()

  await test.step('site data that were cleared are noticed, and the session is stored again', async () => {
    await clearSiteData(page)
    await expect(findToast(page, /data of this site were cleared/)).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('seeded', 'yes'))
    await page.reload()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  })

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await choose(page, 24)
  await expect(findToast(page, 'Failed to save your progress')).toBeVisible()
})
