/** `npm run check`: the static checks and the unit tests. Run it before every commit. */
import { runSteps } from './run-steps.mjs'

/**
 * Most of these use one processor, so two run at a time; the longest is first.
 * @type {import('./run-steps.mjs').Step[]}
 */
const STATIC = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'import directions', command: ['node', 'tools/check-boundaries.mjs'] },
  { name: 'nothing unused', command: ['knip'] },
  {
    name: 'nothing used by tests alone',
    command: ['knip', '--production', '--include', 'files,exports,types'],
  },
  { name: 'lint and format', command: ['biome', 'check', '.'] },
  { name: 'fact tables and written questions', command: ['node', 'tools/check-content.ts'] },
  { name: 'contract coverage is up to date', command: ['node', 'tools/contract-coverage.mjs', '--check'] },
]

export const check = async () => {
  const areSound = await runSteps(STATIC, 2)
  const unitTests = ['vitest', 'run', '--project', 'packages', '--project', 'web*', '--reporter', 'dot']
  const arePassing = await runSteps([{ name: 'unit tests', command: unitTests, live: true }])
  return areSound && arePassing
}

if (import.meta.main) process.exit((await check()) ? 0 : 1)
