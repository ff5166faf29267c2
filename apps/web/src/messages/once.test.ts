import { expect, it, vi } from 'vitest'
import { once } from './once.ts'

it('makes nothing before it is asked, and each value once', () => {
  const make = vi.fn((key: 'en' | 'hi') => ({ key }))
  const read = once(make)
  expect(make).not.toHaveBeenCalled()
  expect(read('en')).toBe(read('en'))
  expect(read('hi')).toEqual({ key: 'hi' })
  expect(make).toHaveBeenCalledTimes(2)
})
