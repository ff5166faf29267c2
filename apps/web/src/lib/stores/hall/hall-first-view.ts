import { isRecord } from '@ekagra/schema/is-record'

/**
 * What the first paint of the hall shows when its page is loaded anew, in words that are ready to be drawn. The paper is in the
 * database, which answers later than a page is painted.
 */
export interface HallFirstView {
  /** The paper's id. */
  id: string
  title: string
  sections: readonly { short: string; title: string; count: string }[]
  /** The index of the open section. */
  section: number
  number: string
  range: string
  right: string
  wrong: string
  /** Null where a figure is above it. */
  text: string | null
  /** Null where they cannot be drawn as four plain texts. */
  options: readonly string[] | null
  chosen: number | null
}

const KEY = 'hallFirstView'

const isFirstView = (value: unknown): value is HallFirstView =>
  isRecord(value) && Array.isArray(value.sections)

/** Only the hall writes it, so its shape is not looked at closely; a failure is caught by the first paint (early/main.ts). */
export function readHallFirstView(id: string): HallFirstView | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  return isFirstView(stored) && stored.id === id ? stored : null
}

/** Storage that is full or forbidden only means a later first paint. */
export function writeHallFirstView(view: HallFirstView | null): void {
  try {
    // Remove the old view first: if storage is full, showing none is better than showing the wrong question.
    sessionStorage.removeItem(KEY)
    if (view) sessionStorage.setItem(KEY, JSON.stringify(view))
  } catch {}
}
