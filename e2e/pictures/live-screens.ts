import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** Opens a room as its host, who is also its only player. An address may open twenty in an hour: more pictures need another server. */
async function openRoom(page: Page): Promise<void> {
  const form = page.locator('form').last()
  await form.getByRole('textbox').first().fill('data interpretation')
  await form.getByRole('textbox').last().fill('Meera')
  await form.getByRole('button').last().click()
  await page.waitForURL(/\/live\/[A-Z0-9]{6}$/)
  await page.locator('main bdi').first().waitFor()
}

async function startQuiz(page: Page): Promise<void> {
  await openRoom(page)
  await page.locator('main button').last().click()
  await page.getByRole('radio').first().waitFor()
}

export const liveScreens: readonly Screen[] = [
  { name: 'live', path: '/live' },
  { name: 'live-hindi', path: '/live', language: 'hi' },
  { name: 'live-lobby', path: '/live', act: openRoom },
  { name: 'live-question-hindi', path: '/live', language: 'hi', act: startQuiz },
  {
    name: 'live-board',
    path: '/live',
    act: async (page) => {
      await startQuiz(page)
      await page.keyboard.press('2')
      await page.getByRole('table').last().waitFor()
    },
  },
]
