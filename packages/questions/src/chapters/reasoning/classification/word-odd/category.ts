/** Words of one kind. */
export interface Category {
  /** 'mammals': the plural name of the words. */
  name: string
  /** Categories of one domain are close together: fruits and cereals, but not fruits and vehicles. */
  domain: string
  /** The wider category that holds all its words too. */
  within: string | null
  words: readonly string[]
}

/** A domain from its tables: name of the category, its words, and the wider category where there is one. */
export const domain = (
  name: string,
  tables: readonly (readonly [name: string, words: string, within?: string])[],
): Category[] =>
  tables.map(([category, words, within]) => ({
    name: category,
    domain: name,
    within: within ?? null,
    words: words === '' ? [] : words.split(',').map((word) => word.trim()),
  }))
