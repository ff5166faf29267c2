/** `npm test`: everything, the browser tests last. */
import { CHECKS } from './check.mjs'
import { runSteps } from './run-steps.mjs'

/** Every type, topic, exam and note: see vitest.config.ts. */
const CATALOGUE_TESTS = {
  name: 'tests of the whole catalogue',
  command: ['vitest', 'run', '--project', 'catalogue', '--maxWorkers', '1', '--reporter', 'minimal'],
}

/** Some of their workers always wait for a database or a server, so they are one more than there are processors. */
const SERVER_TESTS = {
  name: 'server and database tests',
  // The embedded backend writes every refused request to the console.
  command: ['vitest', 'run', '--project', 'server', '--reporter', 'minimal', '--silent=passed-only'],
}

/** The browser tests need it. */
const WEB_APP = {
  name: 'the web app is built',
  command: ['node', 'tools/build-web.mjs'],
  env: { QUICK_BUILD: '1' },
}

/** Alone: what a page does within a second, it does later on a busy machine. */
const BROWSER_TESTS = {
  name: 'browser tests',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  live: true,
}

// The longest first. The server tests take more than one processor, and the rest is short enough to fill both to the end.
const isChecked = await runSteps([SERVER_TESTS, CATALOGUE_TESTS, WEB_APP, ...CHECKS], 2)
const isTested = await runSteps([BROWSER_TESTS])
console.log(isChecked && isTested ? '\nEverything passed.' : '\nSomething failed: see FAIL above.')
process.exit(isChecked && isTested ? 0 : 1)
