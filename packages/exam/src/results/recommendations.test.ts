import { expect, it } from 'vitest'
import { recommend } from './recommendations.ts'

it('recommends by strength, the weakest topic first', () => {
  const drafts = recommend([
    { topic: 'Optics', correct: 9, total: 10 },
    { topic: 'Heat', correct: 2, total: 10 },
    { topic: 'Waves', correct: 6, total: 10 },
    { topic: 'Never asked', correct: 0, total: 0 },
  ])
  expect(drafts).toEqual([
    { kind: 'learn-again', topic: 'Heat', action: { type: 'notes', topic: 'Heat', category: 'general' } },
    {
      kind: 'practise-more',
      topic: 'Heat',
      action: { type: 'practice', topic: 'Heat', difficulty: 'easy', questionCount: 10 },
    },
    {
      kind: 'practise-more',
      topic: 'Waves',
      action: { type: 'practice', topic: 'Waves', difficulty: 'medium', questionCount: 10 },
    },
    {
      kind: 'raise-level',
      topic: 'Optics',
      action: { type: 'practice', topic: 'Optics', difficulty: 'hard', questionCount: 10 },
    },
  ])
})
