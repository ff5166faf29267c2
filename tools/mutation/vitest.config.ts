import { defineConfig } from 'vitest/config'

/** The tests of what is mutated, in one worker. Those that measure time fail with mutants in the code, so they stay out. */
export default defineConfig({
  test: {
    include: ['packages/exam/src/**/*.test.ts'],
    testNamePattern: '^(?!.*stays fast).*',
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 20_000,
  },
})
