/** `npm run check`: the static checks and the unit tests. Run it before every commit. */
import { runSteps } from './run-steps.mjs'

/** What has not changed since the last run is not read again. */
const KNIP_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/knip']

/**
 * Most of these use one processor. The longest is first.
 * @type {import('./run-steps.mjs').Step[]}
 */
const STATIC = [
  {
    name: 'types',
    // One checker: each of several checks the shared types anew, which takes two cores three times the work.
    command: ['tsc', '-b', '--checkers', '1'],
    // It lives for seconds: to collect what it no longer needs took a fifth of its work.
    env: { GOGC: '400' },
  },
  { name: 'import directions', command: ['node', 'tools/check-boundaries.mjs'] },
  { name: 'nothing unused', command: ['knip', ...KNIP_CACHE] },
  {
    name: 'nothing used by tests alone',
    command: ['knip', '--production', '--include', 'files,exports,types', ...KNIP_CACHE],
  },
  { name: 'lint and format', command: ['biome', 'check', '.'] },
  { name: 'fact tables and written questions', command: ['node', 'tools/check-content.ts'] },
  {
    name: 'contract coverage is up to date',
    command: ['node', 'tools/contract/contract-coverage.mjs', '--check'],
  },
]

/** @type {import('./run-steps.mjs').Step} */
const UNIT_TESTS = {
  name: 'unit tests',
  command: ['vitest', 'run', '--project', 'packages', '--project', 'web*', '--reporter', 'minimal'],
}

/**
 * The unit tests run beside the static checks, so that no processor waits for the last of either.
 * @param {import('./run-steps.mjs').Step[]} [afterUnitTests] more tests for whoever runs everything
 * @param {import('./run-steps.mjs').Step[]} [afterStatic] what else can run meanwhile
 */
export async function check(afterUnitTests = [], afterStatic = []) {
  const passed = await Promise.all([
    runSteps([...STATIC, ...afterStatic]),
    runSteps([UNIT_TESTS, ...afterUnitTests]),
  ])
  return passed.every(Boolean)
}

if (import.meta.main) process.exit((await check()) ? 0 : 1)
