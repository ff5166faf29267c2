/**
 * How one thing that a learner has on several devices comes together. A version names the versions it was made from, so it is known which of
 * two is newer and when two were made without knowing of each other, whatever the clocks of the devices say.
 */
export interface Version {
  /** Tells versions apart: the mark of the content, the moment and what it was made from. Equal on all devices that come to the same result. */
  mark: string
  /** JSON with sorted fields; null when the thing was removed. */
  value: string | null
  /** In milliseconds since 1970, later than everything it was made from. */
  changedAt: number
  /** The marks of the versions that this one was made from, newest first. */
  parents: readonly string[]
}

/** What to do when two devices changed the same thing without knowing of each other. */
export interface MergeRule {
  /** The one thing that both become. Gets the older one first. */
  combine(older: string, newer: string): string
  /** Keeps both: makes a second thing from the one that does not stay under the key. Nothing is combined then. */
  copy?: ((loser: string, key: string) => { key: string; value: string }) | undefined
}

const MOST_PARENTS = 40
const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const

/** Two rounds of 32 bits: enough to tell the versions of one person's things apart. Nothing depends on its being hard to find another text. */
export function contentMark(text: string): string {
  return MULTIPLIERS.map((multiplier) => {
    let hash = 0x9e3779b9 ^ multiplier
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), multiplier)
      hash ^= hash >>> 15
    }
    return (hash >>> 0).toString(36)
  }).join('')
}

const REMOVED = 'removed'
/** With what it was made from: two devices that remove a thing in the same moment may not have known the same versions of it. */
const markOf = (value: string | null, changedAt: number, from?: { mark: string } | undefined): string =>
  [
    value === null ? REMOVED : contentMark(value),
    changedAt.toString(36),
    ...(from ? [contentMark(from.mark)] : []),
  ].join('-')

/** Whether a version has this content. */
export const hasContent = ({ mark }: Pick<Version, 'mark'>, value: string | null): boolean =>
  mark.split('-')[0] === (value === null ? REMOVED : contentMark(value))

/** JSON that does not depend on the order of fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )
}

export function makeVersion(
  value: string | null,
  changedAt: number,
  from?: Pick<Version, 'mark' | 'parents' | 'changedAt'>,
): Version {
  const at = Math.max(0, changedAt, from ? from.changedAt + 1 : 0)
  const parents = from ? [from.mark, ...from.parents].slice(0, MOST_PARENTS) : []
  return { mark: markOf(value, at, from), value, changedAt: at, parents }
}

function joinParents(mark: string, ...lists: (readonly string[])[]): string[] {
  const joined = new Set(lists.flat())
  joined.delete(mark)
  return [...joined].slice(0, MOST_PARENTS)
}

const isOlder = (a: Version, b: Version) =>
  a.changedAt < b.changedAt || (a.changedAt === b.changedAt && a.mark < b.mark)

interface Merged {
  version: Version
  /** A second thing that comes out of it. */
  copy?: { key: string; value: string } | undefined
}

/** The same result on every device, whichever of the two it had first. */
export function mergeVersions(key: string, a: Version, b: Version, rule: MergeRule): Merged {
  const [older, newer] = isOlder(a, b) ? [a, b] : [b, a]
  const marks = [newer.mark, older.mark]
  const keep = (kept: Version): Merged => ({
    version: { ...kept, parents: joinParents(kept.mark, marks, a.parents, b.parents) },
  })
  if (a.mark === b.mark) return { version: { ...a, parents: joinParents(a.mark, a.parents, b.parents) } }
  if (a.parents.includes(b.mark)) return keep(a)
  if (b.parents.includes(a.mark)) return keep(b)
  if (a.value === b.value || older.value === null) return keep(newer)
  // Whoever removed it did not know of the change, and a removal is easier to repeat than a text to write.
  if (newer.value === null) return keep(older)
  if (rule.copy) return { ...keep(newer), copy: rule.copy(older.value, key) }
  const value = rule.combine(older.value, newer.value)
  const mark = markOf(value, newer.changedAt)
  return {
    version: {
      mark,
      value,
      changedAt: newer.changedAt,
      parents: joinParents(mark, marks, a.parents, b.parents),
    },
  }
}
