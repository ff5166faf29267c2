import type * as z from 'zod/mini'
import type { Reading } from './stored-value.ts'

/** Undefined means that the text is not JSON: JSON itself cannot contain undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null for something that cannot be read at all. */
export type Reader<T> = (value: unknown) => Reading<T> | null

export function readBy<T>(schema: z.ZodMiniType<T>): Reader<T> {
  return (value) => {
    const result = schema.safeParse(value)
    return result.success ? { value: result.data, intact: true } : null
  }
}

export type ItemReader<T> = (item: unknown, index: number) => Reading<T> | null

/** Reads a list item by item, so that one broken item does not lose the others. */
export function readList<T>(value: unknown, readItem: ItemReader<T>): Reading<T[]> {
  if (!Array.isArray(value)) return { value: [], intact: false }
  const items: unknown[] = value
  const readings = items.map((item, index) => readItem(item, index)).filter((reading) => reading !== null)
  const intact = readings.length === items.length && readings.every((reading) => reading.intact)
  return { value: readings.map((reading) => reading.value), intact }
}

/** A stored list: absent is empty, anything that is not a list is empty and not intact. */
export function parseList<T>(text: string | null, readItem: ItemReader<T>): Reading<T[]> {
  return text === null ? { value: [], intact: true } : readList(parseJson(text), readItem)
}

/** A stored object: null when absent, null and not intact when it cannot be read. */
export function parseOne<T>(text: string | null, read: Reader<T>): Reading<T | null> {
  if (text === null) return { value: null, intact: true }
  return read(parseJson(text)) ?? { value: null, intact: false }
}
