/** `npm run check`: types, lint, boundaries and unit tests; fast enough to run before every commit. */
import { runSteps } from './run-steps.mjs'
import { staticSteps } from './static-steps.mjs'

const { failed } = await runSteps([
  ...staticSteps,
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'packages', '--project', 'web*', '--reporter=minimal'],
  },
])
process.exit(failed === 0 ? 0 : 1)
