/** Prints the compressed size of script and style of every route, opened first in an empty browser. */
import { chromium } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.mjs'
import { measurePageWeight, ROUTES } from '../tools/measure-page-weight.mjs'
import { withApp } from './app/with-app.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)

await withApp(4311, async (address) => {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('no Chrome or Chromium found')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  console.log('JS (KB) CSS (KB)  brotli, per route')
  for (const route of ROUTES) {
    const page = await browser.newPage()
    const { script, style } = await measurePageWeight(page, address + route)
    console.log(`${kilobytes(script)} ${kilobytes(style)}  ${route}`)
    await page.close()
  }
  await browser.close()
})
