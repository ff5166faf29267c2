import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.mjs'

const port = Number(process.env.E2E_PORT ?? 4310)
const address = `http://127.0.0.1:${port}`
const executablePath = findBrowser()
const dataFolder = join(tmpdir(), `ekagra-e2e-${port}`)
// Every worker reads this file; only the first process, which starts the server, clears the way for it.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataFolder, { recursive: true, force: true })

/** Rules that do not depend on the width of the screen are held once, on the phone. */
const SAME_AT_ANY_WIDTH = [
  '{shell,storage}/!(layout|menu|accessibility).spec.ts',
  'home/!(form|accessibility).spec.ts',
  'setup/overlay.spec.ts',
  'session/{loading,finishing,auto-next,hostile-text,streaming}.spec.ts',
  'results/{celebration,share-card}.spec.ts',
  'notes/{create,hostile}.spec.ts',
  'current-affairs/{generate,quiz-rules}.spec.ts',
  'doubt-solver/answers.spec.ts',
  '{files,news,offline,menu}/**',
  '**/page-weight.spec.ts',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Machines are busy at times. A later try that passes is named, not hidden (tools/run-steps.mjs).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    // Requests that a service worker makes pass by page.route; the specs of the offline app allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // A trace costs a third of the run; ask for one with --trace on.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: SAME_AT_ANY_WIDTH,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: '..',
    url: `${address}/readyz`,
    timeout: 120_000,
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
