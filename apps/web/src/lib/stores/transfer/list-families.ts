import { Bookmark } from '@ekagra/schema/bookmark'
import { PastDoubt } from '@ekagra/schema/doubt-answer'
import { Note } from '@ekagra/schema/note'
import * as z from 'zod/mini'
import { plainLocalStorage } from '../core/plain-storage.ts'
import { withStoreLock } from '../core/with-store-lock.ts'
import { readBookmarks, replaceBookmarks } from '../learner/bookmark-store.ts'
import { MOST_DOUBTS, readDoubts, replaceDoubts } from '../learner/doubt-store.ts'
import { readNotes, replaceNotes } from '../learner/note-store.ts'
import { type Change, defineFamily } from './family.ts'

/** Settings that are worth carrying to another browser. */
const Setting = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('theme'), value: z.enum(['dark', 'light']) }),
  z.strictObject({ id: z.literal('language'), value: z.enum(['en', 'hi']) }),
  z.strictObject({ id: z.literal('auto-next'), value: z.enum(['on', 'off']) }),
])
type Setting = z.infer<typeof Setting>
const SETTING_KEYS = ['theme', 'language', 'auto-next'] as const

export const settingsFamily = defineFamily<Setting>({
  name: 'settings',
  idOf: ({ id }) => id,
  read: (stored) => Setting.safeParse(stored).data ?? null,
  list: async () =>
    SETTING_KEYS.flatMap((id) => Setting.safeParse({ id, value: plainLocalStorage.getItem(id) }).data ?? []),
  combine: (_here, incoming) => incoming,
  async change({ put, remove }) {
    for (const id of remove) plainLocalStorage.removeItem(id)
    for (const { id, value } of put) plainLocalStorage.setItem(id, value)
    return true
  },
})

/** A list with things changed in their place, taken out, and new ones in front. */
function changed<Item extends { id: string }>(list: readonly Item[], { put, remove }: Change<Item>): Item[] {
  const news = new Map(put.map((item) => [item.id, item]))
  const gone = new Set(remove)
  const kept = list.filter(({ id }) => !gone.has(id)).map((item) => news.get(item.id) ?? item)
  const known = new Set(list.map(({ id }) => id))
  return [...put.filter(({ id }) => !known.has(id)), ...kept]
}

export const bookmarksFamily = defineFamily<Bookmark>({
  name: 'bookmarks',
  idOf: ({ id }) => id,
  read: (stored) => Bookmark.safeParse(stored).data ?? null,
  list: async () => readBookmarks(),
  combine: (here, incoming) => ({ ...here, ...incoming }),
  change: async (change) => replaceBookmarks(changed(readBookmarks(), change)) !== 'full',
})

const updated = ({ lastUpdated }: Note) => Date.parse(lastUpdated) || 0
const MOST_NOTES = 15

export const notesFamily = defineFamily<Note>({
  name: 'notes',
  idOf: ({ id }) => id,
  read: (stored) => Note.safeParse(stored).data ?? null,
  list: async () => readNotes(),
  combine: (here, incoming) => (updated(incoming) > updated(here) ? incoming : here),
  isOlder: (incoming, here) => updated(incoming) < updated(here),
  // What a person has here is not pushed out by what they bring.
  admit: (here, fresh) =>
    fresh.toSorted((a, b) => updated(b) - updated(a)).slice(0, Math.max(0, MOST_NOTES - here.length)),
  change: (change) =>
    withStoreLock('saved_notes', async () => {
      const next = changed(readNotes(), change).sort((a, b) => updated(b) - updated(a))
      return replaceNotes(next) !== 'full'
    }),
})

const asked = ({ askedAt }: PastDoubt) => Date.parse(askedAt) || 0

export const doubtsFamily = defineFamily<PastDoubt>({
  name: 'doubts',
  idOf: ({ id }) => id,
  read: (stored) => PastDoubt.safeParse(stored).data ?? null,
  list: async () => readDoubts(),
  combine: (here, incoming) => (asked(incoming) > asked(here) ? incoming : here),
  isOlder: (incoming, here) => asked(incoming) < asked(here),
  admit: (here, fresh) =>
    fresh.toSorted((a, b) => asked(b) - asked(a)).slice(0, Math.max(0, MOST_DOUBTS - here.length)),
  change: async (change) =>
    replaceDoubts(changed(readDoubts(), change).sort((a, b) => asked(b) - asked(a))) !== 'full',
})
