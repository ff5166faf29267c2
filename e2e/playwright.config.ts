import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserVersion, findBrowser, findWholeBrowser } from '../tools/find-browser.mjs'

const port = Number(process.env.E2E_PORT ?? 4310)
const address = `http://127.0.0.1:${port}`
const browser = findBrowser()
const wholeBrowser = findWholeBrowser()
const dataFolder = join(tmpdir(), `ekagra-e2e-${port}`)
const versions = { tests: browserVersion(browser), gestures: browserVersion(wholeBrowser) }
// Every worker reads this file; only the first process, which starts the server, clears its folder and names the browser.
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(dataFolder, { recursive: true, force: true })
  process.stdout.write(
    `Chromium ${versions.tests} (${browser}); gestures in Chromium ${versions.gestures} (${wholeBrowser})\n`,
  )
}

/** What depends on how wide the screen is while a page loads. What a wide screen shows later needs no other page: see onWideScreen. */
const ALSO_ON_A_DESKTOP = /@wide/
/** Nobody answers a whole session on the keys of a phone, and a phone has no panel at the side. */
const ONLY_ON_A_DESKTOP = /@only-wide/
/** The headless build has no gestures of its own. */
const GESTURES = 'gestures/**'
/** It takes a minute, most of which it waits, so the others begin beside it. */
const OFFLINE = 'offline/**'
/** One tab crashes and another lives on, so each needs a renderer of its own; or nothing may be cached or stored before. */
const APART = [
  '{exam-hall,session}/killed.spec.ts',
  'storage/{killed,crashed,storage-forbidden,corrupt-values,storage-full,two-tabs}.spec.ts',
  'page-weight.spec.ts',
]

/** One pixel for each: twice as many take longer to draw, and no test looks at them. */
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 800 }, deviceScaleFactor: 1 }
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
/**
 * Pages of the app share one renderer, with the code that it has compiled. A script that is compiled while it arrives is compiled
 * anew for each page, though this renderer has it: a tenth of the processor. The browser takes the last list of features alone, so
 * it repeats the two of Playwright's own that these tests meet.
 */
const sharedRenderer = [
  ...browserArguments,
  '--process-per-site',
  '--renderer-process-limit=1',
  // Drawing and fetching without processes of their own: an eighth less of the kernel's work.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--disable-features=ScriptStreaming,BackgroundResourceFetch,PaintHolding,AvoidUnnecessaryBeforeUnloadCheckSync',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  metadata: { chromium: versions },
  // The JSON report says which tests take long.
  reporter: [
    ['dot'],
    ['json', { outputFile: '../test-results/report.json' }],
    ['./support/unrun-reporter.ts'],
  ],
  fullyParallel: true,
  // Two leave a tenth of two cores idle; a fourth makes the others slower by as much as it does.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Machines are busy at times. A test that passes only the second time is named in the output, not hidden.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000, toMatchAriaSnapshot: { pathTemplate: 'trees/{arg}{ext}' } },
  use: {
    baseURL: address,
    // Else a press on what is not there waits as long as its test may take, some for ten minutes.
    actionTimeout: 30_000,
    // For the specs that stand apart. The others share more: see support/test.ts.
    // What this does not undo (permissions, being offline) a test undoes itself.
    reuseContext: true,
    // Requests that a service worker makes pass by page.route; the specs of the offline app allow it.
    serviceWorkers: 'block',
    // Nothing need wait for a fade to end. Tests that look at motion ask for it with page.emulateMedia.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(browser && { executablePath: browser }), args: sharedRenderer },
    // A trace costs a third of the run; ask for one with --trace on.
    screenshot: 'only-on-failure',
  },
  // In this order. The small ones come first, each in one worker, because every worker starts a browser for each project.
  projects: [
    { name: 'offline', testMatch: OFFLINE, workers: 1, use: phone },
    {
      name: 'apart',
      testMatch: APART,
      workers: 1,
      use: {
        ...phone,
        launchOptions: { ...(browser && { executablePath: browser }), args: browserArguments },
      },
    },
    {
      name: 'gestures',
      testMatch: GESTURES,
      workers: 1,
      use: {
        ...phone,
        // Back and forward are what is tested: a page that others have used has a history.
        reuseContext: false,
        launchOptions: {
          ...(wholeBrowser && { executablePath: wholeBrowser }),
          args: [...browserArguments, '--pull-to-refresh=1'],
        },
      },
    },
    {
      name: 'desktop',
      testIgnore: [GESTURES, ...APART],
      grep: [ALSO_ON_A_DESKTOP, ONLY_ON_A_DESKTOP],
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'phone', testIgnore: [GESTURES, OFFLINE, ...APART], grepInvert: ONLY_ON_A_DESKTOP, use: phone },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: '..',
    url: `${address}/readyz`,
    timeout: 120_000,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      QUICK_BUILD: '1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
