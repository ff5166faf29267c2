import { defineConfig } from 'vitest/config'
import shared from './vitest.config.ts'

/**
 * The tests of the kit, and the recorded questions of the catalogue: a change of the kit that gives another question for a
 * seed is found there. Loading the catalogue takes seconds for each mutant, so a run is for a file or two.
 */
export default defineConfig({
  test: {
    ...shared.test,
    include: ['packages/questions/src/kit/**/*.test.ts', 'packages/questions/src/chapters/catalogue.test.ts'],
    testNamePattern: '^(?!.*(has a key that the second|gives the same question for the same)).*',
  },
})
