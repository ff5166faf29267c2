import { expect, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { newsQuestion, newsQuestions, option, startQuiz, startQuizHere } from './current-affairs-samples.ts'

const go = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('CA-49 CA-51 CA-52 CA-65 a quiz whose data cannot be used shows the error view and leads back; of another one a reload, another page and Exit keep the answers, and it can be resumed or discarded', async ({
  page,
}) => {
  await test.step('data that cannot be used', async () => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seeded') !== null) return
      sessionStorage.setItem('seeded', 'yes')
      sessionStorage.setItem('currentAffairsQuiz', '{"mode":"quiz","run":{"questions":"none"}}')
    })
    await page.goto('/current-affairs')
    await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Questions' })).toBeVisible()
    await expect(
      page.getByText('We encountered an issue loading the current affairs questions.'),
    ).toBeVisible()
    await go(page, 'Return to Search')
    await expect(page.getByRole('heading', { level: 1, name: 'Current Affairs Hub' })).toBeVisible()
  })
  await startQuizHere(page, newsQuestions(0, 3))
  await option(page, 'wrong 0').check()
  await go(page, 'Next')
  await page.reload()
  await expect(page.getByText('Q 2/3')).toBeVisible()
  await goInApp(page, '/menu')
  await expect(page.getByText('Q 2/3')).toBeHidden()
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

test('CA-77 attack texts in questions, options, explanations and sources run no code, load nothing and link nowhere; a quiz that cannot be saved shows a warning, and its result stays on the screen', async ({
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

  await test.step('a quiz that cannot be saved', async () => {
    await go(page, 'Try New Topic')
    await startQuizHere(page, newsQuestions(1, 2))
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
    await option(page, 'right 1').check()
    await go(page, 'Finish')
    await expect(findToast(page, "Test completed but couldn't save to history")).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Outstanding!' })).toBeVisible()
  })
})
