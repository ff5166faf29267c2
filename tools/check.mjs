/** `npm run check`: types, lint, boundaries and unit tests; fast enough to run before every commit. */
import { runSteps } from './run-steps.mjs'
import { staticSteps } from './static-steps.mjs'
import { unitTests } from './vitest-step.mjs'

const { failed } = await runSteps([...staticSteps, unitTests])
process.exit(failed === 0 ? 0 : 1)
