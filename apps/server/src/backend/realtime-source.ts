import type { Caller } from './identify-caller.ts'

/** Rows of one owner were added, changed or removed; what is in them is read by whoever may see it. */
export interface RowChange {
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  owner: string
  ids: string[]
  /** ISO 8601. */
  at: string
}

export interface BusListener {
  /** Another process has sent something. */
  message(from: string, text: string): void
  rows(change: RowChange): void
  /** Another process has not been heard of for too long. */
  gone(from: string): void
  /** The bus has connected, or a process is heard again: before, messages may have been missed. */
  connected(): void
}

/** How the processes on one database talk to each other, and learn of rows that any of them has changed. */
export interface Bus {
  /** Tells this process from the others. */
  self: string
  /** To all other processes, in this order. */
  publish(text: string): void
  listen(listener: BusListener): Promise<void>
  close(): Promise<void>
}

/** What realtime needs from an embedded backend. */
export interface RealtimeSource {
  bus: Bus
  /** Who has this key or token; undefined when we did not make it, or it has expired. */
  identify(token: string): Promise<Caller | undefined>
}

interface PublishedTable {
  /** Names a row. */
  key: string
  /** Whose row it is. */
  owner: string
  /** With the types that the client converts the values by. */
  columns: { name: string; type: string }[]
}

/** Tables whose changes are told. Each needs a policy by which people read nothing but their own rows. */
export const PUBLISHED_TABLES: Readonly<Record<string, PublishedTable>> = {
  learner_records: {
    key: 'id',
    owner: 'user_id',
    columns: [
      { name: 'id', type: 'uuid' },
      { name: 'user_id', type: 'uuid' },
      { name: 'kind', type: 'text' },
      { name: 'key', type: 'text' },
      { name: 'value', type: 'text' },
      { name: 'mark', type: 'text' },
      { name: 'parents', type: 'text' },
      { name: 'changed_at', type: 'int8' },
      { name: 'received_at', type: 'timestamptz' },
    ],
  },
}
