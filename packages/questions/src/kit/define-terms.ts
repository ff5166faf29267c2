/** A word of a chapter and what it means. */
export interface Term {
  /** The concept of the chapter that it belongs to. */
  concept: string
  /** As people type it; the first is the usual name. */
  names: readonly string[]
  meaning: string
}

/**
 * One term per line, cells separated by ' | ': its concept, its names separated by commas, and what it means in whole
 * sentences. See chapters/physics/heat/terms.ts.
 */
export const defineTerms = (rows: string): readonly Term[] =>
  rows
    .trim()
    .split('\n')
    .map((line) => {
      const [concept = '', names = '', meaning = ''] = line.split(' | ').map((cell) => cell.trim())
      return { concept, names: names.split(',').map((name) => name.trim()), meaning }
    })
