/** What can be said about the code without running it. @type {import('./run-steps.mjs').Step[]} */
export const staticSteps = [
  { name: 'types: packages, with no DOM and no Node', command: ['tsc', '-p', 'packages'] },
  { name: 'types: web', command: ['tsc', '-p', 'apps/web'] },
  { name: 'types: server', command: ['tsc', '-p', 'apps/server'] },
  { name: 'types: tools', command: ['tsc', '-p', 'tools'] },
  { name: 'types: tests and benchmarks', command: ['tsc', '-p', '.'] },
  { name: 'lint and format', command: ['biome', 'check', '.'] },
  { name: 'import directions', command: ['node', 'tools/check-boundaries.mjs'] },
  { name: 'fact tables', command: ['node', 'tools/check-content.ts'] },
  { name: 'nothing unused', command: ['knip'] },
  { name: 'contract coverage is up to date', command: ['node', 'tools/contract-coverage.mjs', '--check'] },
]
