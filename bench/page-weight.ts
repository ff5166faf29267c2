/** Prints the compressed size of script and style of every route, opened first in an empty browser. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.mjs'
import { measurePageWeight, ROUTES } from '../tools/measure-page-weight.mjs'
import { root } from '../tools/paths.mjs'
import { waitUntilReady } from '../tools/wait-until-ready.mjs'

const PORT = '4311'
const address = `http://127.0.0.1:${PORT}`
const dataFolder = mkdtempSync(join(tmpdir(), 'ekagra-bench-'))
const server = spawn(process.execPath, ['tools/start.mjs'], {
  cwd: root,
  env: { ...process.env, PORT, HOST: '127.0.0.1', DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)

try {
  await waitUntilReady(address)
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
} finally {
  server.kill()
  await once(server, 'exit')
  rmSync(dataFolder, { recursive: true, force: true })
}
