import { describe, expect, it } from 'vitest'
import { currentAffairs as words } from '../../messages/en/current-affairs.ts'
import { failureText } from './use-quiz-request.ts'

const failed = (notice: Parameters<typeof failureText>[0]['notice']) =>
  ({ ok: false, category: 'Defence', notice }) as const

describe('the message for a failure', () => {
  it('CA-23 CA-44 depends on the tab', () => {
    expect(failureText(failed({ kind: 'failed' }), 'generate', words)).toBe(
      'Failed to generate questions. Please try again.',
    )
    expect(failureText(failed({ kind: 'failed' }), 'card', words)).toBe(
      'Failed to load questions for Defence',
    )
  })

  it('CA-39 CA-40 CA-41 has its own text for India Bulk', () => {
    expect(failureText(failed({ kind: 'nothing-usable', generated: 0 }), 'card', words)).toBe(
      'Failed to generate enough questions for India Bulk (got 0)',
    )
    expect(failureText(failed({ kind: 'needs-more', generated: 24 }), 'card', words)).toBe(
      'India Bulk needs at least 25 questions but only generated 24',
    )
    expect(failureText(failed({ kind: 'minimum-not-reached', generated: 24 }), 'generate', words)).toBe(
      'Failed to generate minimum 25 questions for India Bulk.',
    )
  })
})

it('CA-04 CA-22 CA-26 CA-28 CA-36 CA-37 CA-38 CA-42 CA-43 CA-45 CA-64 CA-76 CA-77 CA-78 uses the exact messages of the contract', () => {
  expect(words.generated(25)).toBe('Generated 25 India-focused questions successfully!')
  expect(words.used(3)).toBe('Used 3 time(s)')
  expect(words.loading('Defence')).toBe('Loading Defence questions...')
  expect(words.session(2, 15)).toBe('Session #2 - 15 questions')
  expect(words.tryingAgain(20)).toBe('Only generated 20 questions. Trying again to reach 25+...')
  expect(words.generatingMore(20)).toBe(
    'Generated 20 questions. Generating additional questions to reach 25+...',
  )
  expect(words.fresh(15, 'Defence')).toBe('Generated 15 fresh questions for Defence')
  expect(words.loaded(15, 'Defence')).toBe('Loaded 15 new questions for Defence')
  expect(words.somethingWrong).toBe('Something went wrong. Please try again.')
  expect(words.noQuestions).toBe('No questions loaded. Please try again.')
  expect(words.saved).toBe('Current Affairs test saved to history!')
  expect(words.notSaved).toBe("Test completed but couldn't save to history")
  expect(Object.values(words.headline)).toEqual([
    'Outstanding!',
    'Excellent!',
    'Great Job!',
    'Good Work!',
    'Keep Practicing!',
  ])
  expect(Object.values(words.timeframeMeans)).toEqual([
    'The last 24 hours.',
    'The last 7 days.',
    'The last month.',
    'The last year.',
  ])
})
