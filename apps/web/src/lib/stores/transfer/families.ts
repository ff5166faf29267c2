import { Bookmark } from '@ekagra/schema/bookmark'
import { PastDoubt } from '@ekagra/schema/doubt-answer'
import { ExamPattern } from '@ekagra/schema/exam-pattern'
import { Note } from '@ekagra/schema/note'
import { ReviewItem } from '@ekagra/schema/review-item'
import type { StoreNames } from 'idb'
import * as z from 'zod/mini'
import { type LearnerSchema, learnerDatabase } from '../core/learner-database.ts'
import { logStorageProblem } from '../core/log-storage-problem.ts'
import { plainLocalStorage } from '../core/stored-value.ts'
import { tellTabs } from '../core/tab-channel.ts'
import { withStoreLock } from '../core/with-store-lock.ts'
import { readOwnPatterns, replaceOwnPatterns } from '../hall/own-pattern-store.ts'
import { readBookmarks, replaceBookmarks } from '../learner/bookmark-store.ts'
import { MOST_DOUBTS, readDoubts, replaceDoubts } from '../learner/doubt-store.ts'
import { KeptFile, listFiles } from '../learner/file-store.ts'
import { readNotes, replaceNotes } from '../learner/note-store.ts'
import { listReviews } from '../learner/review-queue.ts'
import { type Change, defineFamily, type Family } from './family.ts'
import { historyFamily } from './history-family.ts'
import { papersFamily } from './papers-family.ts'
import { seenFamily } from './seen-family.ts'

const ShortText = z.string().check(z.minLength(1), z.maxLength(60))

/** Settings that are worth copying to another browser. */
const Setting = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('theme'), value: z.enum(['dark', 'light']) }),
  z.strictObject({ id: z.literal('language'), value: z.enum(['en', 'hi']) }),
  z.strictObject({ id: z.literal('auto-next'), value: z.enum(['on', 'off']) }),
  z.strictObject({ id: z.literal('own-exam'), value: ShortText }),
  z.strictObject({ id: z.literal('extra-time'), value: z.enum(['yes', 'no']) }),
  z.strictObject({ id: z.literal('chosen-cut-off'), value: ShortText }),
])
type Setting = z.infer<typeof Setting>
const SETTING_KEYS = [
  'theme',
  'language',
  'auto-next',
  'own-exam',
  'extra-time',
  'chosen-cut-off',
] as const satisfies readonly Setting['id'][]

const settingsFamily = defineFamily<Setting>({
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

/** A list with items changed in place, items removed, and new ones in front. */
function changed<Item extends { id: string }>(list: readonly Item[], { put, remove }: Change<Item>): Item[] {
  const news = new Map(put.map((item) => [item.id, item]))
  const gone = new Set(remove)
  const kept = list.filter(({ id }) => !gone.has(id)).map((item) => news.get(item.id) ?? item)
  const known = new Set(list.map(({ id }) => id))
  return [...put.filter(({ id }) => !known.has(id)), ...kept]
}

const bookmarksFamily = defineFamily<Bookmark>({
  name: 'bookmarks',
  idOf: ({ id }) => id,
  read: (stored) => Bookmark.safeParse(stored).data ?? null,
  list: async () => readBookmarks(),
  combine: (here, incoming) => ({ ...here, ...incoming }),
  change: async (change) => replaceBookmarks(changed(readBookmarks(), change)) !== 'full',
})

const updated = ({ lastUpdated }: Note) => Date.parse(lastUpdated) || 0
const MOST_NOTES = 15

const notesFamily = defineFamily<Note>({
  name: 'notes',
  idOf: ({ id }) => id,
  read: (stored) => Note.safeParse(stored).data ?? null,
  list: async () => readNotes(),
  combine: (here, incoming) => (updated(incoming) > updated(here) ? incoming : here),
  isOlder: (incoming, here) => updated(incoming) < updated(here),
  // Imported items do not push out those that the person has here.
  admit: (here, fresh) =>
    fresh.toSorted((a, b) => updated(b) - updated(a)).slice(0, Math.max(0, MOST_NOTES - here.length)),
  change: (change) =>
    withStoreLock('saved_notes', async () => {
      const next = changed(readNotes(), change).sort((a, b) => updated(b) - updated(a))
      return replaceNotes(next) !== 'full'
    }),
})

const asked = ({ askedAt }: PastDoubt) => Date.parse(askedAt) || 0

const doubtsFamily = defineFamily<PastDoubt>({
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

/** The text of a file never changes, so the same id means the same text. */
const filesFamily = defineFamily<KeptFile>({
  name: 'files',
  idOf: ({ id }) => id,
  read: (stored) => KeptFile.safeParse(stored).data ?? null,
  list: listFiles,
  combine: (here) => here,
  change: (changed) => changeRecords('files', changed),
})

/** Exam patterns that the person made. */
const patternsFamily = defineFamily<ExamPattern>({
  name: 'patterns',
  idOf: ({ id }) => id,
  read: (stored) => {
    const pattern = ExamPattern.safeParse(stored).data
    return pattern?.group === 'own' ? pattern : null
  },
  list: async () => readOwnPatterns(),
  combine: (_here, incoming) => incoming,
  change: async (change) => replaceOwnPatterns(changed(readOwnPatterns(), change)) !== 'full',
})

async function change(changed: Change<ReviewItem>): Promise<boolean> {
  const isDone = await changeRecords('reviews', changed)
  if (isDone) tellTabs('reviews')
  return isDone
}

const reviewsFamily = defineFamily<ReviewItem>({
  name: 'reviews',
  idOf: ({ id }) => id,
  read: (stored) => ReviewItem.safeParse(stored).data ?? null,
  list: listReviews,
  combine: (here, incoming) => (incoming.memory.lastReview > here.memory.lastReview ? incoming : here),
  isOlder: (incoming, here) => incoming.memory.lastReview < here.memory.lastReview,
  change,
})

/** Changes the records of a store in one transaction: all or none. */
async function changeRecords(
  name: StoreNames<LearnerSchema>,
  { put, remove }: Change<{ id: string }>,
): Promise<boolean> {
  try {
    const transaction = (await learnerDatabase()).transaction(name, 'readwrite', { durability: 'strict' })
    const { store } = transaction
    const work = [...put.map((item) => store.put({ ...item })), ...remove.map((id) => store.delete(id))]
    await Promise.all([...work, transaction.done])
    return true
  } catch (cause) {
    logStorageProblem(`could not bring in ${name}`, cause)
    return false
  }
}

/** All learner data, in the order shown to the person. */
export const families: readonly Family[] = [
  historyFamily,
  bookmarksFamily,
  notesFamily,
  doubtsFamily,
  filesFamily,
  papersFamily,
  patternsFamily,
  reviewsFamily,
  seenFamily,
  settingsFamily,
]
