/** `npm test`: everything, the cheapest checks first. */
import { buildWebIfChanged } from './build-web.mjs'
import { check } from './check.mjs'
import { runSteps } from './run-steps.mjs'

const isChecked = await check()
buildWebIfChanged()
const isTested = await runSteps([
  {
    name: 'server and database tests',
    command: ['vitest', 'run', '--project', 'server', '--reporter', 'dot'],
    live: true,
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    live: true,
  },
])
console.log(isChecked && isTested ? '\nEverything passed.' : '\nSomething failed: see FAIL above.')
process.exit(isChecked && isTested ? 0 : 1)
