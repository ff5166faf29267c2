/** Two words of a relation. `also` are other second words of the table that would be right as well. */
export interface Pair {
  first: string
  second: string
  also: readonly string[]
}

export interface Relation {
  id: string
  /** Continues 'the second word ...': 'is the young one of the first'. */
  told: string
  pairs: readonly Pair[]
}

/**
 * A relation from its table: 'dog>bark/growl, cat>mew'. Behind a slash stand further words that fit as well: they are
 * never offered as wrong.
 */
export const relation = (id: string, told: string, table: string): Relation => ({
  id,
  told,
  pairs: table.split(',').map((entry) => {
    const [first = '', seconds = ''] = entry.split('>')
    const [second = '', ...also] = seconds.split('/').map((word) => word.trim())
    return { first: first.trim(), second, also }
  }),
})

/** Whether the second word stands to the first as the relation says. */
export const fits = ({ pairs }: Relation, first: string, second: string): boolean =>
  pairs.some((pair) => pair.first === first && (pair.second === second || pair.also.includes(second)))

/** As questions write a word: 'Cow', 'Na', 'New York'. */
export const capital = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
