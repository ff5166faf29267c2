import { expect } from '@playwright/test'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'

test('SHELL-09 SHELL-32 SHELL-34 the header stays at the top, its Menu button goes to /menu and its logo to /; a question session is shown without header and tab bar', async ({
  page,
}) => {
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const expectAtTop = async () => expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  await expectAtTop()
  await onWideScreen(page, expectAtTop)
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page).toHaveURL('/menu')
  await page.getByRole('link', { name: 'Ekagra, home' }).click()
  await expect(page).toHaveURL('/')

  await page.evaluate(() => {
    const question = {
      id: 'q-1',
      text: 'What is 2 + 2?',
      options: ['3', '4', '5', '6'],
      correctAnswer: 1,
      explanation: 'Two and two make four.',
      difficulty: 'easy',
      trust: 'computed',
    }
    sessionStorage.setItem('currentTopic', 'Addition')
    sessionStorage.setItem('currentMode', 'practice')
    sessionStorage.setItem('currentQuestions', JSON.stringify([question]))
  })
  await goInApp(page, '/practice/session')
  const expectAlone = async () => {
    await expect(page.getByText('What is 2 + 2?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ekagra, home' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Tabs' })).toHaveCount(0)
  }
  await expectAlone()
  await onWideScreen(page, expectAlone)
})

test('the first Tab offers to skip the header', { tag: '@only-wide' }, async ({ page }) => {
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
