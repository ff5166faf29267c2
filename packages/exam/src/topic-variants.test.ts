import { expect, it } from 'vitest'
import { SEARCH_SUGGESTION_DELAY_MS, suggestVariants } from './topic-variants.ts'

it('HOME-11 suggests five variants of a topic', () => {
  expect(suggestVariants(' Optics ')).toEqual([
    { topic: 'Optics', variant: 'fundamentals' },
    { topic: 'Optics', variant: 'advanced' },
    { topic: 'Optics', variant: 'practice-questions' },
    { topic: 'Optics', variant: 'theory' },
    { topic: 'Optics', variant: 'mock-tests' },
  ])
})

it('HOME-09 suggests nothing for a blank topic', () => {
  expect(suggestVariants('  ')).toEqual([])
})

it('HOME-10 suggests after 1 s', () => {
  expect(SEARCH_SUGGESTION_DELAY_MS).toBe(1000)
})
