import { expect, test } from '@playwright/test'

const TITLES = {
  '/news': 'News',
}

for (const [path, title] of Object.entries(TITLES)) {
  test(`${path} says under its title that this version cannot do it yet, and leads on`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} | Ekagra – Smart Exam Preparation`)
    await expect(page.getByText('This version of Ekagra cannot do this yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Browse the syllabus' }).click()
    await expect(page).toHaveURL('/categories')
  })
}
