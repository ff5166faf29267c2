import { describe, expect, it } from 'vitest'
import { generation } from '../../messages/en/generation.ts'
import { describeFailure, describeNotice } from './question-answer.ts'

describe('describing a failure', () => {
  it.each([
    [{ kind: 'server', message: 'Nothing on "x".', status: 422 }, 'Nothing on "x".'],
    [{ kind: 'status', status: 500 }, 'API request failed with status 500'],
    [{ kind: 'empty' }, 'Failed to generate questions. Please try again.'],
    [{ kind: 'unreachable' }, 'Unable to generate questions. Please check your connection and try again.'],
    [{ kind: 'cancelled' }, ''],
  ] as const)('GEN-30 GEN-31 SETUP-15 %j reads %j', (failure, text) => {
    expect(describeFailure(failure, generation)).toBe(text)
  })
})

describe('describing what is missing', () => {
  it('GEN-26 GEN-27 says so when there are fewer questions than requested, or none', () => {
    expect(describeNotice({ kind: 'fewer-unique', generated: 4, requested: 10 }, generation)).toBe(
      'Generated 4 unique questions (requested 10). This may happen with specialized topics.',
    )
    expect(describeNotice({ kind: 'none-unique' }, generation)).toBe(
      'Not enough unique questions generated. Please try again.',
    )
  })
})
