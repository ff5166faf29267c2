/** `npm test`: everything, in the order in which a mistake is cheapest to find. */
import { buildWebIfChanged } from './build-web.mjs'
import { countPlaywright, countVitest, reportPath } from './read-report.mjs'
import { runSteps } from './run-steps.mjs'
import { staticSteps } from './static-steps.mjs'

/** @param {string} name @param {string[]} projects */
function vitest(name, projects) {
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${reportPath(name)}`,
    ],
    count: () => countVitest(name),
  }
}

process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportPath('browser tests')
buildWebIfChanged()
const { passed, failed, skipped } = await runSteps([
  ...staticSteps,
  vitest('unit tests', ['packages', 'web*']),
  vitest('server and database tests', ['server']),
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    count: () => countPlaywright('browser tests'),
  },
])
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)
