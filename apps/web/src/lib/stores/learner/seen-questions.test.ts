import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceId } from './device-id.ts'
import {
  isFullySeen,
  markCategorySeen,
  markFullySeen,
  markSeen,
  readCategorySeen,
  readSeen,
  resetSeen,
} from './seen-questions.ts'

vi.mock('../core/log-storage-problem.ts')

beforeEach(() => localStorage.clear())

describe('seen questions', () => {
  it('STORE-08 STORE-09 keeps ids per device and lower-cased topic, and per topic plus difficulty', () => {
    markSeen('Time & Work', 'hard', ['q-1', 'q-2'])
    markSeen('time & work', 'easy', ['q-3'])
    expect(readSeen('TIME & WORK')).toEqual(['q-1', 'q-2', 'q-3'])
    expect(readSeen('Time & Work', 'hard')).toEqual(['q-1', 'q-2'])
    expect(readSeen('Time & Work', 'easy')).toEqual(['q-3'])
    expect(localStorage.getItem(`seen-questions-${deviceId()}-time & work`)).toBe('["q-1","q-2","q-3"]')
    expect(localStorage.getItem('time & work-hard')).toBe('["q-1","q-2"]')
  })

  it('STORE-10 keeps each id once, the one seen last at the end', () => {
    markSeen('Algebra', 'easy', ['q-1', 'q-1', 'q-2'])
    markSeen('Algebra', 'easy', ['q-1', 'q-3'])
    expect(readSeen('Algebra')).toEqual(['q-2', 'q-1', 'q-3'])
    expect(readSeen('Algebra', 'easy')).toEqual(['q-2', 'q-1', 'q-3'])
  })

  it("CA-35 tracks a current-affairs category under '{category lowercased}-medium'", () => {
    markCategorySeen('Defence', ['q-1'])
    expect(localStorage.getItem('defence-medium')).toBe('["q-1"]')
    expect(readCategorySeen('DEFENCE')).toEqual(['q-1'])
    expect(readSeen('Defence')).toEqual([])
  })

  it('STORE-11 marks a topic as fully seen per device, once', () => {
    expect(isFullySeen('Algebra')).toBe(false)
    markFullySeen('Algebra')
    markFullySeen('algebra')
    expect(isFullySeen('ALGEBRA')).toBe(true)
    localStorage.setItem('device-id', 'device-1-other')
    expect(isFullySeen('Algebra')).toBe(false)
  })

  it('GEN-29 a person can reset what was seen for a topic, and only for it', () => {
    markSeen('Algebra', 'hard', ['q-1'])
    markFullySeen('Algebra')
    markSeen('Geometry', 'hard', ['q-2'])
    resetSeen('algebra')
    expect(readSeen('Algebra')).toEqual([])
    expect(readSeen('Algebra', 'hard')).toEqual([])
    expect(isFullySeen('Algebra')).toBe(false)
    expect(readSeen('Geometry')).toEqual(['q-2'])
  })

  it('STORE-44 reads as empty or false if something else is stored', () => {
    localStorage.setItem('defence-medium', '{"a":1}')
    localStorage.setItem(`fully-seen-${deviceId()}-defence`, '[1]')
    expect(readCategorySeen('Defence')).toEqual([])
    expect(isFullySeen('Defence')).toBe(false)
    markCategorySeen('Defence', ['q-1'])
    expect(localStorage.getItem('defence-medium.corrupt-1')).toBe('{"a":1}')
  })
})
