import * as z from 'zod/mini'

/** What one connection shows of itself; the reference tells two of one key apart. */
const Meta = z.looseObject({ phx_ref: z.string() })
type Meta = z.infer<typeof Meta>

export const PresenceState = z.record(z.string(), z.object({ metas: z.array(Meta) }))
/** By key, as the client expects it. */
export type PresenceState = z.infer<typeof PresenceState>

export interface PresenceDiff {
  joins: PresenceState
  leaves: PresenceState
}

interface Entry {
  process: string
  key: string
  meta: Meta
}

const collect = (entries: Iterable<Pick<Entry, 'key' | 'meta'>>): PresenceState => {
  const state = new Map<string, { metas: Meta[] }>()
  for (const { key, meta } of entries) {
    const known = state.get(key)
    if (known) known.metas.push(meta)
    else state.set(key, { metas: [meta] })
  }
  return Object.fromEntries(state)
}

/** Who is present in each channel, on this process and on the others. Each process is right about its own. */
export function createPresences() {
  const channels = new Map<string, Map<string, Entry>>()

  const add = (channel: string, entry: Entry) => {
    const entries = channels.get(channel) ?? new Map<string, Entry>()
    channels.set(channel, entries.set(entry.meta.phx_ref, entry))
  }
  const remove = (channel: string, reference: string): Entry | undefined => {
    const entries = channels.get(channel)
    const found = entries?.get(reference)
    entries?.delete(reference)
    if (entries?.size === 0) channels.delete(channel)
    return found
  }
  const entriesOf = (channel: string) => [...(channels.get(channel)?.values() ?? [])]

  return {
    state: (channel: string): PresenceState => collect(entriesOf(channel)),
    count: (channel: string): number => channels.get(channel)?.size ?? 0,
    /** What a process is to tell the others about itself. */
    stateOf: (channel: string, process: string): PresenceState =>
      collect(entriesOf(channel).filter((entry) => entry.process === process)),
    channelsOf: (process: string): string[] =>
      [...channels].flatMap(([channel, entries]) =>
        [...entries.values()].some((entry) => entry.process === process) ? [channel] : [],
      ),
    /** Adds and removes entries of a process. What comes back is what has really changed. */
    apply(channel: string, process: string, { joins, leaves }: PresenceDiff): PresenceDiff {
      const left: Entry[] = []
      const joined: Entry[] = []
      for (const { metas } of Object.values(leaves)) {
        for (const { phx_ref: reference } of metas) {
          if (channels.get(channel)?.get(reference)?.process !== process) continue
          const entry = remove(channel, reference)
          if (entry) left.push(entry)
        }
      }
      for (const [key, { metas }] of Object.entries(joins)) {
        for (const meta of metas) {
          if (channels.get(channel)?.has(meta.phx_ref)) continue
          const entry = { process, key, meta }
          add(channel, entry)
          joined.push(entry)
        }
      }
      return { joins: collect(joined), leaves: collect(left) }
    },
    /** Replaces all entries of a process by those it says it has. */
    replace(channel: string, process: string, state: PresenceState): PresenceDiff {
      const kept = new Set(Object.values(state).flatMap(({ metas }) => metas.map((meta) => meta.phx_ref)))
      const stale = entriesOf(channel).filter(
        (entry) => entry.process === process && !kept.has(entry.meta.phx_ref),
      )
      return this.apply(channel, process, { joins: state, leaves: collect(stale) })
    },
    /** Nobody here listens to this channel any more; what others say about it is asked for again when somebody does. */
    forget(channel: string): void {
      channels.delete(channel)
    },
  }
}

export const isEmpty = ({ joins, leaves }: PresenceDiff): boolean =>
  Object.keys(joins).length === 0 && Object.keys(leaves).length === 0
