import { expect, test } from '@playwright/test'
import { measurePageWeight } from '../tools/measure-page-weight.mjs'

test('the first screen ships at most 100 KB of compressed script and 20 KB of style', async ({ page }) => {
  const { script, style } = await measurePageWeight(page, '/')
  expect(script).toBeGreaterThan(10_000) // it did measure something
  expect(script).toBeLessThanOrEqual(100_000)
  expect(style).toBeLessThanOrEqual(20_000)
})
