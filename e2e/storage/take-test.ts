import { expect, type Page } from '@playwright/test'
import { makeQuestions } from './learner-samples.ts'

/** Leaves what a set-up screen leaves, then opens the session. */
export async function openTest(page: Page, count: number): Promise<void> {
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
export async function choose(page: Page, option: number): Promise<string> {
  const choice = page.getByRole('radio').nth(option)
  await choice.click({ force: true })
  await expect(choice).toBeChecked()
  return textOfChosen(page)
}

export const textOfChosen = (page: Page): Promise<string> =>
  page.locator('input[type=radio]:checked').evaluate((input) => input.parentElement?.textContent ?? '')
