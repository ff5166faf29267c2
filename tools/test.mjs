/** `npm test`: everything, the cheapest checks first. */
import { check } from './check.mjs'
import { runSteps } from './run-steps.mjs'

/** Every type, topic, exam and note: see vitest.config.ts. */
const CATALOGUE_TESTS = {
  name: 'tests of the whole catalogue',
  command: ['vitest', 'run', '--project', 'catalogue', '--reporter', 'minimal'],
}

/** They wait more than they work, for databases and for servers of their own, so they run beside the static checks. */
const SERVER_TESTS = {
  name: 'server and database tests',
  // The embedded backend writes every refused request to the console.
  command: ['vitest', 'run', '--project', 'server', '--reporter', 'minimal', '--silent=passed-only'],
}

/** The browser tests need it; it takes the processor that the server tests leave free. */
const WEB_APP = { name: 'the web app is built', command: ['node', 'tools/build-web.mjs'] }

/** Alone: what a page does within a second, it does later on a busy machine. */
const BROWSER_TESTS = {
  name: 'browser tests',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  live: true,
}

const isChecked = await check([SERVER_TESTS], [CATALOGUE_TESTS, WEB_APP])
const isTested = await runSteps([BROWSER_TESTS])
console.log(isChecked && isTested ? '\nEverything passed.' : '\nSomething failed: see FAIL above.')
process.exit(isChecked && isTested ? 0 : 1)
