import { expect, type Page, test } from '@playwright/test'
import { session as words } from '../../apps/web/src/messages/en/session.ts'
import { shell } from '../../apps/web/src/messages/en/shell.ts'
import { crash } from './crash.ts'
import { fillStorage } from './fill-storage.ts'
import { forbidStorage } from './forbid-storage.ts'
import { makeQuestions } from './learner-samples.ts'

/** Leaves what a set-up screen leaves, then opens the session. */
async function openTest(page: Page, count: number): Promise<void> {
  await page.goto('/help')
  await page.evaluate(
    ([questions, total]) => {
      sessionStorage.setItem('currentTopic', 'Addition')
      sessionStorage.setItem('currentMode', 'test')
      sessionStorage.setItem('currentDifficulty', 'easy')
      sessionStorage.setItem('currentQuestionCount', String(total))
      sessionStorage.setItem('currentQuestions', JSON.stringify(questions))
    },
    [makeQuestions(count), count] as const,
  )
  await page.goto('/test/session?test=true')
  // The first visit of a test run: nothing is in any cache yet.
  await expect(page.getByRole('heading', { name: 'What is 1 + 1?' })).toBeVisible({ timeout: 20_000 })
}

/** Chooses an option of the question that is shown and waits until the screen confirms it. */
async function choose(page: Page, option: number): Promise<string> {
  const choice = page.getByRole('radio').nth(option)
  await choice.click({ force: true })
  await expect(choice).toBeChecked()
  return textOfChosen(page)
}

const textOfChosen = (page: Page): Promise<string> =>
  page.locator('input[type=radio]:checked').evaluate((input) => input.parentElement?.textContent ?? '')

test('a test whose tab crashed continues with the same answers, options and place', async ({ context }) => {
  test.slow()
  const page = await context.newPage()
  await openTest(page, 5)
  const first = await choose(page, 1)
  await page.getByRole('button', { name: words.next, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What is 2 + 2?' })).toBeVisible()
  const second = await choose(page, 2)
  await crash(page)

  const next = await context.newPage()
  await next.goto('/')
  await next.getByRole('link', { name: /Continue Addition/ }).click()
  await expect(next.getByRole('heading', { name: 'What is 2 + 2?' })).toBeVisible()
  expect(await textOfChosen(next)).toBe(second)
  await next.getByRole('button', { name: words.prev, exact: true }).click()
  await expect(next.getByRole('heading', { name: 'What is 1 + 1?' })).toBeVisible()
  expect(await textOfChosen(next)).toBe(first)
  expect(first).toMatch(/\d/)
})

test('a test can be finished with a full storage, and its result still opens from the history', async ({
  page,
}) => {
  test.slow()
  await openTest(page, 2)
  await fillStorage(page, 0)
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

for (const junk of ['{"cut": [1, 2', 'null', '[null, 7, {"id": 7}]']) {
  test(`STORE-44 every learner page opens with ${JSON.stringify(junk)} under every key`, async ({ page }) => {
    test.slow()
    await page.addInitScript((text) => {
      const local = [
        'theme',
        'bookmarks',
        'examHistory',
        'saved_notes',
        'language',
        'auto-next',
        'notes_cache_x',
      ]
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
    }, junk)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    for (const path of ['/', '/history', '/favorites', '/notes', '/weakness', '/test', '/practice']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.getByText(shell.pageError.title), path).toBeHidden()
    }
    expect(problems).toEqual([])
  })
}
