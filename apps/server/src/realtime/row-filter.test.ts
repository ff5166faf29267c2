import { describe, expect, it } from 'vitest'
import { readFilter } from './row-filter.ts'

describe('a filter of changes', () => {
  it.each([
    ['kind=eq.notes', [{ column: 'kind', test: 'eq.notes' }]],
    ['kind=in.(notes,history)', [{ column: 'kind', test: 'in.(notes,history)' }]],
    [
      'kind=not.eq.notes,changed_at=gt.5',
      [
        { column: 'kind', test: 'not.eq.notes' },
        { column: 'changed_at', test: 'gt.5' },
      ],
    ],
    ['key=eq."a, (b) \\" c"', [{ column: 'key', test: 'eq.a, (b) " c' }]],
    ['key=in.("a,b",c)', [{ column: 'key', test: 'in.("a,b",c)' }]],
  ])('is read as the client writes it: %s', (text, conditions) => {
    expect(readFilter(text)).toEqual(conditions)
  })

  it.each(['', 'kind', 'kind=notes', 'kind=match.(a+)+$', 'a b=eq.1', 'kind=eq.a,', 'select=*'])(
    'is refused when it is something else: %s',
    (text) => {
      expect(readFilter(text)).toBeUndefined()
    },
  )
})
