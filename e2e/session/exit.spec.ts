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
} from './session-samples.ts'

test('SESSION-44 without an answer a session is left at once: to where the learner came from, else to /search', async ({
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
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/menu')
    await goInApp(page, '/practice/session')
    await expect(question(page, 1)).toBeVisible()
    await button(page, 'Leave practice').click()
    await expect(page).toHaveURL('/menu')
  })
  await test.step('where there is none, leaving goes to the search, and the questions are cleared', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/practice/session')
    await expect(question(page, 1)).toBeVisible()
    await button(page, 'Leave practice').click()
    await expect(page).toHaveURL('/search')
    expect(await stored(page, 'currentQuestions')).toBeNull()
  })
})

test('SESSION-41 SESSION-43 SESSION-46 with an answer leaving practice asks first, then says that it ended; it is resumed with its answers', async ({
  page,
}) => {
  await openSession(page)
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
  await page.goto('/practice/session')
  await expect(page.getByText('Correct', { exact: true })).toBeVisible()
})

test('SESSION-41 SESSION-42 SESSION-45 ending a test asks first, then submits it with the answers given', async ({
  page,
}) => {
  await openSession(page, { test: true })
  await choose(page, 12)
  await button(page, 'Leave test').click()
  const dialog = page.getByRole('alertdialog', { name: 'End test session?' })
  await dialog.getByRole('button', { name: 'Continue Test' }).click()
  await expect(dialog).toHaveCount(0)
  await button(page, 'End Test').filter({ visible: true }).click()
  await dialog.getByRole('button', { name: 'End Test' }).click()
  await expect(findToast(page, 'Test completed!')).toBeVisible()
  await expect(page).toHaveURL(/\/test\/results/)
  expect(await history(page)).toMatchObject([{ score: 1, totalQuestions: 3, userAnswers: [1, null, null] }])
})

test('the browser’s Back asks before it leaves a session with answers, and results can be left with it', async ({
  page,
}) => {
  await page.goto('/menu')
  await openSession(page, { test: true })
  await choose(page, 12)
  await page.goBack()
  const dialog = page.getByRole('alertdialog', { name: 'End test session?' })
  await dialog.getByRole('button', { name: 'Continue Test' }).click()
  await expect(question(page, 1)).toBeVisible()
  await page.goBack()
  await dialog.getByRole('button', { name: 'End Test' }).click()
  await expect(page).toHaveURL(/\/test\/results/)
  await page.goBack()
  await expect(page).toHaveURL('/menu')
})

test('cleared site data are noticed in the middle of a test, and the session is stored again', async ({
  page,
}) => {
  await openSession(page, { test: true })
  await choose(page, 12)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        localStorage.clear()
        sessionStorage.clear()
        const opening = indexedDB.open('ekagra')
        opening.onsuccess = () => {
          const database = opening.result
          const work = database.transaction([...database.objectStoreNames], 'readwrite')
          for (const name of database.objectStoreNames) work.objectStore(name).clear()
          work.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
  )
  await expect(findToast(page, /data of this site were cleared/)).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('seeded', 'yes'))
  await page.reload()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
})
