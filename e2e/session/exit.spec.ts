import { expect } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import {
  answerAndCheck,
  button,
  choose,
  history,
  openSession,
  question,
  seedSession,
  stored,
  storeNextSession,
} from './session-samples.ts'

test('SESSION-41 SESSION-43 SESSION-44 SESSION-46 without an answer a session is left at once: to where the learner came from, else to /search; with one leaving practice asks first, then says that it ended, and it is resumed with its answers', async ({
  page,
}) => {
  await seedSession(page)
  await page.goto('/menu')
  await test.step('the browser’s Back', async () => {
    await page.goto('/practice/session')
    await expect(question(page, 1)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/menu')
  })
  await test.step('where there is a page of the app to go back to, leaving goes back to it', async () => {
    await storeNextSession(page)
    await goInApp(page, '/practice/session')
    await expect(question(page, 1)).toBeVisible()
    await button(page, 'Leave practice').click()
    await expect(page).toHaveURL('/menu')
  })
  await test.step('where there is none, leaving goes to the search, and the questions are cleared', async () => {
    await storeNextSession(page)
    await page.goto('/practice/session')
    await expect(question(page, 1)).toBeVisible()
    await button(page, 'Leave practice').click()
    await expect(page).toHaveURL('/search')
    expect(await stored(page, 'currentQuestions')).toBeNull()
  })
  await test.step('with an answer leaving asks first, then says that the practice ended', async () => {
    await storeNextSession(page)
    await page.goto('/practice/session')
    await answerAndCheck(page, 12)
    await button(page, 'Leave practice').click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave practice session?' })
    await dialog.getByRole('button', { name: 'Continue Practice' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(question(page, 1)).toBeVisible()
    await button(page, 'Leave practice').click()
    await dialog.getByRole('button', { name: 'Exit Practice' }).click()
    await expect(findToast(page, 'Practice session ended')).toBeVisible()
    await expect(page).toHaveURL('/search')
    expect(await history(page)).toEqual([])
  })
  await test.step('it is resumed with its answers', async () => {
    await page.goto('/practice/session')
    await expect(page.getByText('Correct', { exact: true })).toBeVisible()
  })
})

test('SESSION-41 SESSION-42 SESSION-45 ending a test asks first, and so does the browser’s Back, then it is submitted with the answers given, and its results can be left with Back', async ({
  page,
}) => {
  await page.goto('/menu')
  await openSession(page, { test: true })
  await choose(page, 12)
  const dialog = page.getByRole('alertdialog', { name: 'End test session?' })
  for (const ask of [
    () => button(page, 'Leave test').click(),
    () => button(page, 'End Test').filter({ visible: true }).click(),
    () => page.goBack(),
  ]) {
    await ask()
    await dialog.getByRole('button', { name: 'Continue Test' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(question(page, 1)).toBeVisible()
  }
  await page.goBack()
  await dialog.getByRole('button', { name: 'End Test' }).click()
  await expect(findToast(page, 'Test completed!')).toBeVisible()
  await expect(page).toHaveURL(/\/test\/results/)
  expect(await history(page)).toMatchObject([{ score: 1, totalQuestions: 3, userAnswers: [1, null, null] }])
  await page.goBack()
  await expect(page).toHaveURL('/menu')
})
