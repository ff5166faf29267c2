import { canonicalJson } from '@ekagra/exam/sync/merge-versions'

/** Why an item of a file is not imported. */
export type DropReason =
  /** It has the wrong shape. */
  | 'unreadable'
  /** The file contains it twice. */
  | 'repeated'
  /** The item here is newer. */
  | 'older'
  /** There is a limit, and the items here already reach it. */
  | 'no-room'

export interface Dropped {
  /** Its id or title, if one can be read. */
  what: string
  reason: DropReason
}

/** What an import would change in one kind of data. */
export interface FamilyReport {
  family: FamilyName
  added: readonly string[]
  replaced: readonly string[]
  unchanged: number
  dropped: readonly Dropped[]
}

export const FAMILY_NAMES = [
  'settings',
  'bookmarks',
  'history',
  'notes',
  'seen',
  'reviews',
  'doubts',
  'files',
  'papers',
  'patterns',
] as const
export type FamilyName = (typeof FAMILY_NAMES)[number]

export interface Change<Item> {
  put: readonly Item[]
  /** Ids. */
  remove: readonly string[]
}

/** One kind of learner data, as items with an id. */
export interface FamilyDefinition<Item> {
  name: FamilyName
  idOf(item: Item): string
  /** Null for something that cannot be read. */
  read(stored: unknown): Item | null
  list(): Promise<readonly Item[]>
  /** The item to keep if both exist. */
  combine(here: Item, incoming: Item): Item
  /** For data where the newer item wins: whether the incoming one is older. */
  isOlder?(incoming: Item, here: Item): boolean
  /** The new items for which there is room. */
  admit?(here: readonly Item[], fresh: readonly Item[]): readonly Item[]
  /** All or nothing: false means that nothing was changed. */
  change(change: Change<Item>): Promise<boolean>
}

/** A change computed against the data stored now. */
export interface FamilyPlan {
  report: FamilyReport
  /** False: nothing was changed. */
  apply(): Promise<boolean>
  /** Undoes what `apply` did, and only that. */
  undo(): Promise<boolean>
}

export interface Family {
  name: FamilyName
  list(): Promise<readonly unknown[]>
  /** All items by id. */
  entries(): Promise<ReadonlyMap<string, unknown>>
  /** What both become; the first of them where one cannot be read. */
  combine(here: unknown, incoming: unknown): unknown
  /** Stores and removes items as they are; what cannot be read is left out. All or nothing: false means that nothing was changed. */
  change(change: Change<unknown>): Promise<boolean>
  plan(incoming: readonly unknown[]): Promise<FamilyPlan>
}

const nameOf = (stored: unknown): string => {
  const text = JSON.stringify(stored) ?? String(stored)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Compares stored forms; the order of fields does not matter. */
const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

export function defineFamily<Item>(definition: FamilyDefinition<Item>): Family {
  const { name, idOf, read, list, combine, change } = definition
  const { admit = (_, fresh) => fresh, isOlder = () => false } = definition

  /** Each readable item once. */
  function readAll(incoming: readonly unknown[]): { items: Map<string, Item>; dropped: Dropped[] } {
    const items = new Map<string, Item>()
    const dropped: Dropped[] = []
    for (const stored of incoming) {
      const item = read(stored)
      if (item === null) dropped.push({ what: nameOf(stored), reason: 'unreadable' })
      else if (items.has(idOf(item))) dropped.push({ what: idOf(item), reason: 'repeated' })
      else items.set(idOf(item), item)
    }
    return { items, dropped }
  }

  async function plan(incoming: readonly unknown[]): Promise<FamilyPlan> {
    const { items, dropped } = readAll(incoming)
    const here = new Map((await list()).map((item) => [idOf(item), item]))
    const before: Item[] = []
    const after: Item[] = []
    let unchanged = 0
    for (const [id, item] of items) {
      const known = here.get(id)
      if (known === undefined) continue
      const combined = combine(known, item)
      if (!isSame(combined, known)) {
        before.push(known)
        after.push(combined)
      } else if (isOlder(item, known)) dropped.push({ what: id, reason: 'older' })
      else unchanged += 1
    }
    const fresh = [...items.values()].filter((item) => !here.has(idOf(item)))
    const added = admit([...here.values()], fresh)
    const admitted = new Set(added)
    for (const item of fresh) if (!admitted.has(item)) dropped.push({ what: idOf(item), reason: 'no-room' })
    const report = { family: name, added: added.map(idOf), replaced: after.map(idOf), unchanged, dropped }
    const isEmpty = added.length === 0 && after.length === 0
    return {
      report,
      apply: async () => isEmpty || change({ put: [...added, ...after], remove: [] }),
      undo: async () => isEmpty || change({ put: before, remove: report.added }),
    }
  }

  return {
    name,
    list,
    plan,
    entries: async () => new Map((await list()).map((item) => [idOf(item), item])),
    combine(here, incoming) {
      const [mine, theirs] = [read(here), read(incoming)]
      return mine === null || theirs === null ? (here ?? incoming) : combine(mine, theirs)
    },
    change: ({ put, remove }) => change({ put: put.map(read).filter((item) => item !== null), remove }),
  }
}
