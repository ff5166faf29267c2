import { describe, expect, it, vi } from 'vitest'
import { createStorageArea } from './storage-area.ts'

vi.mock('./log-storage-problem.ts')

/** A storage with a limited number of characters, like a browser's. */
function smallStorage(room: number): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      const others = [...texts].reduce(
        (sum, [name, value]) => sum + (name === key ? 0 : name.length + value.length),
        0,
      )
      if (others + key.length + text.length > room) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => texts.delete(key),
    clear: () => texts.clear(),
  }
}

const forbid = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('storage area', () => {
  it('STORE-44 works in memory for the visit if the browser forbids storage, and says so', () => {
    const area = createStorageArea('local', forbid)
    expect(area.health()).toBe('forbidden')
    expect(area.write('theme', 'dark')).toBe('memory')
    expect(area.read('theme')).toBe('dark')
    expect(area.keys()).toEqual(['theme'])
    area.remove('theme')
    expect(area.read('theme')).toBeNull()
  })

  it('STORE-44 counts a storage that is missing or cannot hold anything as forbidden', () => {
    expect(createStorageArea('local', () => null).health()).toBe('forbidden')
    expect(createStorageArea('local', () => smallStorage(0)).health()).toBe('forbidden')
  })

  it('STORE-44 leaves the old text in place when a new one does not fit', () => {
    const area = createStorageArea('local', () => smallStorage(100))
    expect(area.write('notes', 'short')).toBe('kept')
    expect(area.write('notes', 'x'.repeat(200))).toBe('full')
    expect(area.read('notes')).toBe('short')
    expect(area.health()).toBe('full')
  })

  it('is healthy again once the text that did not fit is written or removed', () => {
    const area = createStorageArea('local', () => smallStorage(100))
    const heard = vi.fn()
    area.onHealthChange(heard)
    area.write('notes', 'x'.repeat(200))
    area.write('notes', 'short')
    expect(area.health()).toBe('ok')
    area.write('cache', 'x'.repeat(200))
    area.remove('cache')
    expect(area.health()).toBe('ok')
    expect(heard).toHaveBeenCalledTimes(4)
  })

  it('SHELL-06 notices on the first check that the storage is already full', () => {
    const storage = smallStorage(20)
    storage.setItem('x', 'x'.repeat(19))
    const area = createStorageArea('local', () => storage)
    expect(area.health()).toBe('full')
  })

  it('continues with a text held in memory and distinguishes it from the stored one', () => {
    const area = createStorageArea('local', () => smallStorage(100))
    area.write('list', 'old')
    area.hold('list', 'new')
    expect(area.read('list')).toBe('new')
    expect(area.kept('list')).toBe('old')
    area.release('list')
    expect(area.read('list')).toBe('old')
  })

  it('STORE-44 works with a storage whose calls all throw after it was opened', () => {
    let open = true
    const failing = new Proxy(smallStorage(100), {
      get: (storage, name) => (open ? Reflect.get(storage, name) : forbid()),
    })
    const area = createStorageArea('local', () => failing)
    expect(area.health()).toBe('ok')
    open = false
    expect(area.read('theme')).toBeNull()
    expect(area.keys()).toEqual([])
    expect(() => area.remove('theme')).not.toThrow()
    expect(area.write('theme', 'dark')).toBe('full')
  })
})
