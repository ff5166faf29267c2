import { expect, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { newsQuestion, newsQuestions, option, startQuiz } from './current-affairs-samples.ts'

const go = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('CA-56 CA-63 CA-66 with auto-advance an answer moves on after 1.5 s, once for each question, and finishes', async ({
  page,
}) => {
  await page.clock.install()
  await startQuiz(page, newsQuestions(0, 2))
  await page.getByRole('switch', { name: 'Auto-advance' }).click()
  await page.clock.pauseAt(Date.now() + 60_000) // from here on only the test moves the clock
  await option(page, 'right 0').check()
  await page.clock.runFor(1400)
  await expect(page.getByText('Q 1/2')).toBeVisible()
  await page.clock.runFor(100)
  await expect(page.getByText('Q 2/2')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await option(page, 'other 0').check()
  await page.clock.runFor(5000)
  await expect(page.getByText('Q 1/2')).toBeVisible()
  await go(page, 'Next')
  await option(page, 'right 1').check()
  await page.clock.runFor(1500)
  await expect(page.getByRole('heading', { level: 1, name: 'Keep Practicing!' })).toBeVisible()
})

test('CA-49 CA-51 CA-52 a reload, another page and Exit keep the answers; a quiz can be resumed or discarded', async ({
  page,
}) => {
  await startQuiz(page, newsQuestions(0, 3))
  await option(page, 'wrong 0').check()
  await go(page, 'Next')
  await page.reload()
  await expect(page.getByText('Q 2/3')).toBeVisible()
  await page.goto('/menu')
  await page.goto('/current-affairs')
  await expect(page.getByText('Q 2/3')).toBeVisible()
  await go(page, 'Exit')
  await expect(page.getByText('You left a quiz on Defence')).toBeVisible()
  await expect(page.getByText('1 of 3 questions answered.')).toBeVisible()
  await go(page, 'Continue')
  await expect(page.getByText('Q 2/3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(option(page, 'wrong 0')).toBeChecked()
  await go(page, 'Exit')
  await go(page, 'Discard it')
  await expect(page.getByText('You left a quiz')).toHaveCount(0)
})

test('CA-65 a quiz whose data cannot be used shows the error view and leads back', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded') !== null) return
    sessionStorage.setItem('seeded', 'yes')
    sessionStorage.setItem('currentAffairsQuiz', '{"mode":"quiz","run":{"questions":"none"}}')
  })
  await page.goto('/current-affairs')
  await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Questions' })).toBeVisible()
  await expect(page.getByText('We encountered an issue loading the current affairs questions.')).toBeVisible()
  await go(page, 'Return to Search')
  await expect(page.getByRole('heading', { level: 1, name: 'Current Affairs Hub' })).toBeVisible()
})

test('CA-77 a quiz that cannot be saved shows a warning, and its result stays on the screen', async ({
  page,
}) => {
  await startQuiz(page, newsQuestions(0, 1))
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'InvalidStateError')
    }
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('no', 'InvalidStateError')
    }
  })
  await option(page, 'right 0').check()
  await go(page, 'Finish')
  await expect(findToast(page, "Test completed but couldn't save to history")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Outstanding!' })).toBeVisible()
})

test('attack texts in questions, options, explanations and sources run no code, load nothing and link nowhere', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const attack =
    '<img src="https://evil.example/x.png" onerror="alert(1)"> [go](javascript:alert(1)) $\\href{javascript:alert(1)}{x}$'
  const hostile = newsQuestion(0, {
    text: attack,
    options: ['fine', '<script>alert(1)</script>', attack, '![x](https://evil.example/y.png)'],
    explanation: attack,
    source: { title: attack, link: 'javascript:alert(1)', date: '"><script>alert(1)</script>' },
  })
  await startQuiz(page, [hostile])
  await page.getByRole('radio', { name: /fine/ }).check()
  await go(page, 'Finish')
  await page.getByRole('region', { name: 'Question Review' }).locator('summary').click()
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible()
  expect(await page.getByRole('region', { name: 'Question Review' }).locator('img, script, a').count()).toBe(
    0,
  )
  expect(dialogs).toEqual([])
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([])
})
