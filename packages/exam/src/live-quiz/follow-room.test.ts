import type { RoomView } from '@ekagra/schema/live-quiz'
import { describe, expect, it } from 'vitest'
import { newerView, withCounts } from './follow-room.ts'

const view = (change: Partial<RoomView> = {}): RoomView => ({
  code: 'KMRT42',
  version: 5,
  title: 'Ratio',
  hostName: 'Host',
  phase: 'asking',
  number: 0,
  total: 2,
  secondsEach: 20,
  msLeft: 1000,
  question: null,
  key: null,
  players: 3,
  answered: 1,
  board: [],
  ...change,
})
const counts = { version: 6, phase: 'asking' as const, number: 0, players: 4, answered: 2 }

describe('following a room', () => {
  it('never goes back to an older view, except in another room', () => {
    const [old, current] = [view({ version: 4 }), view()]
    expect(newerView(undefined, old)).toBe(old)
    expect(newerView(current, old)).toBe(current)
    expect(newerView(old, current)).toBe(current)
    expect(newerView(current, view())).toBe(current)
    const other = view({ code: 'BBBBBB', version: 1 })
    expect(newerView(current, other)).toBe(other)
  })

  it('takes counts of the open question in any order, and keeps the version of the view', () => {
    const second = withCounts(view(), { ...counts, version: 7, answered: 3 })
    expect(second).toMatchObject({ players: 4, answered: 3, version: 5 })
    expect(second && withCounts(second, counts)).toMatchObject({ answered: 3 })
    expect(withCounts(view({ version: 6 }), counts)).toMatchObject({ answered: 1 })
  })

  it('asks for the room again when the counts are of a phase that it has not seen', () => {
    expect(withCounts(view(), { ...counts, number: 1 })).toBeUndefined()
    expect(withCounts(view({ phase: 'board' }), counts)).toBeUndefined()
  })
})
