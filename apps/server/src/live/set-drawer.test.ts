import { expect, it } from 'vitest'
import type { FunctionDependencies } from '../functions/dependencies.ts'
import type { Generation } from '../generation/generation.ts'
import { buildQuestion } from '../testing/build-question.ts'
import { setDrawer } from './set-drawer.ts'

const NOT_USED = () => Promise.reject(new Error('not used here'))

/** Gives one question and then nothing, until its reader gives up. */
const slow: Generation = {
  underWay: () => 0,
  providers: () => [],
  findInPool: async () => ({ questions: [], seenTexts: [] }),
  async *write(_request, _count, _avoid, signal) {
    yield { question: buildQuestion({ id: 'q-1' }), provider: 'openai', confirmedBy: '' }
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  },
  countServed: () => undefined,
  fillPool: NOT_USED,
  writeNotes: () => {
    throw new Error('not used here')
  },
  solveDoubt: NOT_USED,
}

const functions: FunctionDependencies = {
  makePaper: async () => null,
  topics: { describe: async () => null, suggest: async () => [] },
  findBankQuestions: async () => [],
  makeNotes: NOT_USED,
  solveDoubt: NOT_USED,
  drawSeed: () => 'seed',
  generation: slow,
}

it('plays with the questions that came in time when a provider is slow', async () => {
  const drawn = await setDrawer(functions, 100)({ topic: 'caravans', count: 5, difficulty: 'easy' })
  expect(drawn?.title).toBe('caravans')
  expect(drawn?.questions).toHaveLength(1)
})
