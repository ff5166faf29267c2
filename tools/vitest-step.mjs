import { readVitest, reportPath } from './read-report.mjs'

/**
 * @param {string} name @param {string[]} projects of vitest.config.ts
 * @returns {import('./run-steps.mjs').Step}
 */
export function vitestStep(name, projects) {
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
    read: () => readVitest(name),
  }
}

export const unitTests = vitestStep('unit tests', ['packages', 'web*'])
