import { describe, expect, it } from 'vitest'
import { countsFromOne } from './index-convention.ts'

const shifted = (...keys: number[]) => keys.map((key) => ({ key, solution: key - 1 }))

describe('how a model counts options', () => {
  it.each([
    ['a fourth option and a second solve that is always one before', shifted(4, 2), [4, 2], true],
    ['three questions that are all one off', shifted(1, 3, 2), [1, 3, 2], true],
    ['two questions that are one off', shifted(1, 3), [1, 3], false],
    ['three that are one off, all with the same key', shifted(2, 2, 2), [2, 2, 2], false],
    ['a key of zero', shifted(4, 2), [4, 2, 0], false],
    ['one agreement', [...shifted(4, 2), { key: 1, solution: 1 }], [4, 2, 1], false],
    ['a fourth option that nobody agrees with', [{ key: 4, solution: 0 }], [4], false],
    ['one off only by chance', [...shifted(4), { key: 1, solution: 3 }], [4, 1], false],
  ])('%s: from one is %s', (_, solved, keys, isFromOne) => {
    expect(countsFromOne({ solved, keys })).toBe(isFromOne)
  })
})
