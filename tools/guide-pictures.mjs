/**
 * `node tools/guide-pictures.mjs`: takes the pictures of the user guide in each language, as small WebP
 * files.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildWebIfChanged } from './build-web.mjs'
import { findBrowser } from './find-browser.mjs'
import { root, webFolder } from './paths.mjs'
import { waitUntilReady } from './wait-until-ready.mjs'

const PORT = Number(process.env.PORT ?? 4399)
const ADDRESS = `http://127.0.0.1:${PORT}`
const SIZE = { width: 360, height: 640 }
const FOLDER = join(webFolder, 'src/features/guide/pictures')

/** @type {Record<string, (page: import('@playwright/test').Page) => Promise<void>>} */
const PICTURES = {
  async home(page) {
    await page.goto(ADDRESS)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  async practice(page) {
    await page.goto(`${ADDRESS}/practice?topic=percentage`)
    await page.getByRole('main').locator('form button[type=submit]').first().click()
    await page.getByRole('radio').first().waitFor()
    await page.getByRole('radio').first().click()
    await page.getByRole('button', { name: /^(Check|जाँचें)$/ }).click()
    await page
      .getByText(/Correct answer|सही उत्तर/)
      .first()
      .waitFor()
  },
  async doubt(page) {
    await page.goto(`${ADDRESS}/doubt-solver`)
    await page.getByRole('main').getByRole('textbox').first().fill('Solve x² − 5x + 6 = 0')
    await page.getByRole('main').locator('form button[type=submit]').first().click()
    await page.locator('.katex').first().waitFor()
  },
}

const LANGUAGES = ['en', 'hi']
const EACH = LANGUAGES.flatMap((language) =>
  Object.entries(PICTURES).map(([name, open]) => /** @type {const} */ ([language, name, open])),
)

/**
 * The browser itself makes the picture smaller, because it has the encoder.
 * @param {import('@playwright/test').Page} page
 * @param {Buffer} png
 */
async function toWebp(page, png) {
  /** @type {string} */
  const encoded = await page.evaluate(`(async () => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob())
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d').drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.72)
  })()`)
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}

await buildWebIfChanged()
const data = mkdtempSync(join(tmpdir(), 'ekagra-guide-'))
const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: `${PORT}`, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  await waitUntilReady(ADDRESS)
  const encoder = await browser.newPage()
  for (const [language, name, open] of EACH) {
    const context = await browser.newContext({
      viewport: SIZE,
      deviceScaleFactor: 2,
      colorScheme: 'light',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    await context.addInitScript(`localStorage.setItem('language', '${language}')`)
    const page = await context.newPage()
    await open(page)
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    const file = await toWebp(encoder, await page.screenshot())
    const folder = language === 'en' ? FOLDER : join(FOLDER, language)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.webp`), file)
    console.log(`${language} ${name}.webp ${Math.round(file.length / 1024)} KB`)
    await context.close()
  }
} finally {
  await browser.close()
  server.kill()
  rmSync(data, { recursive: true, force: true })
}
