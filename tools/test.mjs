/** `npm test`: everything, in the order in which a mistake is cheapest to find. */
import { buildWebIfChanged } from './build-web.mjs'
import { readPlaywright, reportPath } from './read-report.mjs'
import { runSteps } from './run-steps.mjs'
import { staticSteps } from './static-steps.mjs'
import { unitTests, vitestStep } from './vitest-step.mjs'

process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportPath('browser tests')
buildWebIfChanged()
const { passed, failed, skipped } = await runSteps([
  ...staticSteps,
  unitTests,
  vitestStep('server and database tests', ['server']),
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    again: ['--last-failed', '--workers=1'],
    read: () => readPlaywright('browser tests'),
  },
])
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)
