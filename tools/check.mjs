/** `npm run check`: the static checks and the unit tests. Run it before every commit. */
import { runSteps } from './run-steps.mjs'

/** What has not changed since the last run is not read again. */
const KNIP_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/knip']

/**
 * One worker, because each loads the chapters for itself.
 * @param {string} projects
 */
const unitTests = (projects) => [
  ...['vitest', 'run', '--project', projects],
  ...['--maxWorkers', '1', '--reporter', 'minimal'],
]

/**
 * The longest first, and two at a time: most of these use one processor.
 * @type {import('./run-steps.mjs').Step[]}
 */
export const CHECKS = [
  { name: 'unit tests of the web app', command: unitTests('web*') },
  { name: 'unit tests of packages and tools', command: unitTests('packages') },
  {
    name: 'types',
    // One checker: each of several checks the shared types anew, which takes two cores three times the work.
    command: ['tsc', '-b', '--checkers', '1'],
    // It lives for seconds: to collect what it no longer needs took a fifth of its work.
    env: { GOGC: '400' },
  },
  { name: 'import directions', command: ['node', 'tools/check-boundaries.mjs'] },
  { name: 'lint and format', command: ['biome', 'check', '.'] },
  { name: 'nothing unused', command: ['knip', ...KNIP_CACHE] },
  { name: 'fact tables and written questions', command: ['node', 'tools/check-content.ts'] },
  {
    name: 'nothing used by tests alone',
    command: ['knip', '--production', '--include', 'files,exports,types', ...KNIP_CACHE],
  },
  {
    name: 'contract coverage is up to date',
    command: ['node', 'tools/contract/contract-coverage.mjs', '--check'],
  },
]

if (import.meta.main) process.exit((await runSteps(CHECKS, 2)) ? 0 : 1)
