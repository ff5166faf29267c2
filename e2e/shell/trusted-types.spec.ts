import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

/** What the content policy of the page has refused so far. */
async function collectViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => found.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return found
}

/** What a script of somebody else would try; true for each that the browser refuses. */
const tryInjection = (page: Page) =>
  page.evaluate(() => {
    const refuses = (work: () => unknown) => {
      try {
        work()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    }
    const html = '<img src=x onerror="document.title = String(1)">'
    return {
      innerHTML: refuses(() => {
        document.createElement('div').innerHTML = html
      }),
      insertAdjacentHTML: refuses(() => document.body.insertAdjacentHTML('beforeend', html)),
      scriptAddress: refuses(() => {
        document.createElement('script').src = '/robots.txt'
      }),
      foreignWorker: refuses(() => new Worker('/storage/v1/object/public/files/a.js')),
      anotherPolicy: refuses(() => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})),
    }
  })

test('no text becomes HTML or the address of a script, on any kind of page, and the app itself needs neither', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  for (const path of ['/', '/practice', '/notes', '/history', '/files', '/admin', '/doubt-solver']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  // Maths, tables and a long document are what writes most into a page.
  await page.getByLabel('Your question').fill('Solve x^2 - 5x + 6 = 0')
  await page.getByRole('button', { name: 'Get answer' }).click()
  await expect(page.locator('.katex').first()).toBeVisible()
  expect(violations).toEqual([])

  expect(await tryInjection(page)).toEqual({
    innerHTML: true,
    insertAdjacentHTML: true,
    scriptAddress: true,
    foreignWorker: true,
    anotherPolicy: true,
  })
  await expect.poll(() => violations.length).toBeGreaterThan(0)
})
