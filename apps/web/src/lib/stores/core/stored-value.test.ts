import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseList } from './parse-json.ts'
import { listSetAside } from './set-aside.ts'
import { createStorageArea, localArea, type StorageArea } from './storage-area.ts'
import { createStoredValue } from './stored-value.ts'

const words = (area: StorageArea) =>
  createStoredValue<readonly string[]>({
    area,
    key: 'words',
    parse: (text) =>
      parseList(text, (item) => (typeof item === 'string' ? { value: item, intact: true } : null)),
    format: JSON.stringify,
  })

const aside = () => listSetAside(localArea).map(({ key, text }) => [key, text])

vi.mock('./log-storage-problem.ts')

beforeEach(() => localStorage.clear())

describe('stored value', () => {
  it('returns the same reference while the stored text is the same', () => {
    const value = words(localArea)
    value.write(['a'])
    expect(value.read()).toBe(value.read())
    const before = value.read()
    localStorage.setItem('words', '["b"]')
    expect(value.read()).not.toBe(before)
    expect(value.read()).toEqual(['b'])
  })

  it('sets an unreadable text aside before the first write over it', () => {
    localStorage.setItem('words', '{"not": "a list"}')
    const value = words(localArea)
    expect(value.read()).toEqual([])
    expect(localStorage.getItem('words')).toBe('{"not": "a list"}')
    value.write(['a'])
    expect(value.read()).toEqual(['a'])
    expect(aside()).toEqual([['words.corrupt-1', '{"not": "a list"}']])
  })

  it('sets the whole text aside if one item of it would be lost', () => {
    localStorage.setItem('words', '["a", 7]')
    const value = words(localArea)
    value.write([...value.read(), 'b'])
    expect(value.read()).toEqual(['a', 'b'])
    expect(aside()).toEqual([['words.corrupt-1', '["a", 7]']])
  })

  it('keeps at most three different unreadable texts per key, the newest ones', () => {
    const value = words(localArea)
    for (const junk of ['junk 1', 'junk 2', 'junk 2', 'junk 3', 'junk 4']) {
      localStorage.setItem('words', junk)
      value.write([])
    }
    expect(aside()).toEqual([
      ['words.corrupt-2', 'junk 2'],
      ['words.corrupt-3', 'junk 3'],
      ['words.corrupt-4', 'junk 4'],
    ])
  })

  it('moves an unreadable text when there is no room for two copies', () => {
    const junk = 'x'.repeat(3_000_000)
    localStorage.setItem('words', junk)
    expect(words(localArea).write(['a'])).toBe('kept')
    expect(localStorage.getItem('words')).toBe('["a"]')
    expect(localStorage.getItem('words.corrupt-1')).toBe(junk)
  })

  it('fails rather than overwrite an unreadable text that cannot be moved', () => {
    const junk = 'x'.repeat(4_999_990)
    localStorage.setItem('words', junk)
    const value = words(localArea)
    expect(value.write(['a'])).toBe('full')
    expect(value.read()).toEqual(['a'])
    expect(value.write(['a', 'b'])).toBe('full')
    expect(localStorage.getItem('words')).toBe(junk)
  })

  it('continues in memory with a value that did not fit, and tryWrite changes nothing', () => {
    const value = words(localArea)
    value.write(['small'])
    const large = ['x'.repeat(6_000_000)]
    expect(value.tryWrite(large)).toBe('full')
    expect(value.read()).toEqual(['small'])
    expect(value.write(large)).toBe('full')
    expect(value.read()).toEqual(large)
    value.remove()
    expect(value.read()).toEqual([])
  })

  it('notifies subscribers of this tab and of other tabs', () => {
    const value = words(localArea)
    const heard = vi.fn()
    const stop = value.subscribe(heard)
    value.write(['a'])
    expect(heard).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new StorageEvent('storage', { key: 'words' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(heard).toHaveBeenCalledTimes(2)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toHaveBeenCalledTimes(3)
    value.remove()
    expect(heard).toHaveBeenCalledTimes(4)
    stop()
    value.write(['b'])
    expect(heard).toHaveBeenCalledTimes(4)
  })

  it("another tab's write replaces a value held in memory", () => {
    const value = words(localArea)
    value.subscribe(() => undefined)
    value.write(['x'.repeat(6_000_000)])
    localStorage.setItem('words', '["theirs"]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'words' }))
    expect(value.read()).toEqual(['theirs'])
  })

  it('works for the visit if storage is forbidden', () => {
    const area = createStorageArea('local', () => {
      throw new DOMException('denied', 'SecurityError')
    })
    const value = words(area)
    expect(value.write(['a'])).toBe('memory')
    expect(value.read()).toEqual(['a'])
  })
})
