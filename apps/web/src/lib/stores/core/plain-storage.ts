import { announceChange } from './change-notices.ts'
import { localArea, type StorageArea } from './storage-area.ts'

export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** For code that expects the browser's own storage (the auth client, the language): same shape, but it never throws. */
function plain(area: StorageArea): PlainStorage {
  return {
    getItem: area.read,
    setItem(key, text) {
      if (area.write(key, text) === 'full') area.hold(key, text)
      announceChange(area, key)
    },
    removeItem(key) {
      area.remove(key)
      announceChange(area, key)
    },
  }
}

export const plainLocalStorage = plain(localArea)
