/** Why something in a file is not taken over. */
export type DropReason =
  /** It does not have the shape that it should. */
  | 'unreadable'
  /** The file holds it twice. */
  | 'repeated'
  /** What is here is newer. */
  | 'older'
  /** There is a limit, and what is here fills it. */
  | 'no-room'

export interface Dropped {
  /** Its id or title, as far as one can be read. */
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
] as const
export type FamilyName = (typeof FAMILY_NAMES)[number]

export interface Change<Item> {
  put: readonly Item[]
  /** Ids. */
  remove: readonly string[]
}

/** One kind of learner data, as things with an id. */
export interface FamilyDefinition<Item> {
  name: FamilyName
  idOf(item: Item): string
  /** Null for something that cannot be read. */
  read(stored: unknown): Item | null
  list(): Promise<readonly Item[]>
  /** What stands when both are known. */
  combine(here: Item, incoming: Item): Item
  /** Where the newer one stands: whether what comes in is the older one. */
  isOlder?(incoming: Item, here: Item): boolean
  /** Of several that are new, these may come in; the rest finds no room. */
  admit?(here: readonly Item[], fresh: readonly Item[]): readonly Item[]
  /** All of it or nothing: false leaves everything as it was. */
  change(change: Change<Item>): Promise<boolean>
}

/** A change worked out against what is stored now. */
export interface FamilyPlan {
  report: FamilyReport
  /** False: nothing was changed. */
  apply(): Promise<boolean>
  /** Takes back what `apply` did, and only that. */
  undo(): Promise<boolean>
}

export interface Family {
  name: FamilyName
  list(): Promise<readonly unknown[]>
  plan(incoming: readonly unknown[]): Promise<FamilyPlan>
}

const nameOf = (stored: unknown): string => {
  const text = JSON.stringify(stored) ?? String(stored)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Compares as stored, where the order of fields does not matter. */
function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )
}

export function defineFamily<Item>(definition: FamilyDefinition<Item>): Family {
  const { name, idOf, read, list, combine, change } = definition
  const { admit = (_, fresh) => fresh, isOlder = () => false } = definition

  /** Each thing once, as far as it can be read. */
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

  return { name, list, plan }
}
