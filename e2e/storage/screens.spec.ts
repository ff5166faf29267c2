import { expect } from '@playwright/test'
import { session as words } from '../../apps/web/src/messages/en/session.ts'
import { shell } from '../../apps/web/src/messages/en/shell.ts'
import { openInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { fillStorage } from './fill-storage.ts'
import { forbidStorage } from './forbid-storage.ts'
import { choose, openTest } from './take-test.ts'

test('a test can be finished with a full storage, and its result still opens from the history', async ({
  page,
}) => {
  test.slow()
  await openTest(page, 2)
  await fillStorage(page, 0)
  // It comes with the next save and moves the options down.
  await expect(page.getByText(shell.storage.fullTitle)).toBeVisible()
  await choose(page, 0)
  await page.getByRole('button', { name: words.next, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What is 2 + 2?' })).toBeVisible()
  await choose(page, 0)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  await page.waitForURL(/\/test\/results/)
  await page.goto('/history')
  await expect(page.getByText('Addition').first()).toBeVisible()
})

test('SHELL-06 a person whose browser forbids storage reads at once that nothing can be saved', async ({
  page,
}) => {
  await forbidStorage(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto('/')
  await expect(page.getByText(shell.storage.forbiddenTitle)).toBeVisible()
  expect(problems).toEqual([])
})

/** Puts a text where the app keeps its values. */
const litter = (text: string) => {
  const local = ['theme', 'bookmarks', 'examHistory', 'saved_notes', 'language', 'auto-next', 'notes_cache_x']
  const session = [
    'currentTopic',
    'currentMode',
    'currentQuestions',
    'resultQuestions',
    'resultAnswers',
    'mockTestData',
  ]
  for (const key of local) localStorage.setItem(key, text)
  for (const key of session) sessionStorage.setItem(key, text)
}

test('STORE-44 every learner page opens with values that cannot be read under every key', async ({
  page,
}) => {
  test.slow()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto('/robots.txt')
  for (const junk of ['{"cut": [1, 2', 'null', '[null, 7, {"id": 7}]']) {
    await test.step(JSON.stringify(junk), async () => {
      await page.evaluate(litter, junk)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      for (const path of ['/history', '/favorites', '/notes', '/weakness', '/test', '/practice', '/']) {
        await page.evaluate(litter, junk)
        await openInApp(page, path)
        await expect(page.getByText(shell.pageError.title), path).toBeHidden()
      }
      expect(problems).toEqual([])
    })
  }
})
