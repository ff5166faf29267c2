import { expect, type Page } from '@playwright/test'
import { makeEntry } from '../support/make-history.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'

const map = (page: Page) => page.getByRole('region', { name: 'Mastery map' })

/** A test with questions of chapters of the syllabus: so many right of ten in each. */
function placedTest(right: Readonly<Record<string, number>>) {
  const entries = Object.entries(right).map(([chapter, score], place) => {
    const entry = makeEntry({ topic: 'SSC CGL', score }, place)
    const questions = entry.questions?.map((asked) => ({
      ...asked,
      topicPath: ['Mathematics', chapter, 'Any'],
    }))
    return { ...entry, questions }
  })
  return JSON.stringify(entries)
}

test('WEAK-11 the bubbles of the mastery map fill by the average of each chapter, in shape and in words, and can be read as a table', async ({
  page,
}) => {
  await page.addInitScript(
    (text) => localStorage.setItem('examHistory', text),
    placedTest({ 'HCF & LCM': 9, Percentage: 3 }),
  )
  await page.goto('/weakness')
  const mastered = map(page).getByRole('link', { name: 'HCF & LCM, Mastered, 90% of 10 questions' })
  await expect(mastered).toHaveAttribute('href', '/subcategory/hcf-lcm')
  await expect(map(page).getByRole('link', { name: 'Percentage, Begun, 30% of 10 questions' })).toBeVisible()
  const fillOf = (name: RegExp) => map(page).getByRole('link', { name }).locator('svg path')
  await expect(fillOf(/^HCF & LCM/)).toHaveAttribute('d', /a6\.2 6\.2 0 1 0 12\.4 0/)
  await expect(fillOf(/^Percentage/)).toHaveAttribute('d', /16\.2 10z$/)
  await expect(fillOf(/^Number System, Not started/)).toHaveCount(0)
  await expect(map(page)).toContainText(/1 of \d+ chapters mastered, 2 begun\./)

  await map(page).getByRole('button', { name: 'Show as a table' }).click()
  const table = map(page).getByRole('table', { name: 'Mastery by chapter' })
  const row = table.getByRole('row', { name: /^HCF & LCM .*Mastered 90% of 10 questions$/ })
  await expect(row).toBeVisible()
  await onWideScreen(page, async () => {
    await expect(mastered).toBeVisible()
    await expect(row).toBeVisible()
  })
  await map(page).getByRole('button', { name: 'Hide the table' }).click()
  await expect(table).toHaveCount(0)
})
