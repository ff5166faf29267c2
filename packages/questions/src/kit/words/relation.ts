/** Two words of a relation. `also` lists other second words that would be right too. */
export interface Pair {
  first: string
  second: string
  also: readonly string[]
  /** Known to everybody, and so not asked at the hard level. */
  isKnown: boolean
}

export interface Relation {
  id: string
  /** Continues 'the second word ...': 'is the young one of the first'. */
  told: string
  pairs: readonly Pair[]
}

/**
 * A relation from its table: 'dog>bark/growl, *cat>mew'. Words after a slash are also right: they are never offered as
 * wrong. A star marks what everybody knows.
 */
export const relation = (id: string, told: string, table: string): Relation => ({
  id,
  told,
  pairs: table.split(',').map((entry) => {
    const [first = '', seconds = ''] = entry.trim().split('>')
    const [second = '', ...also] = seconds.split('/').map((word) => word.trim())
    const isKnown = first.startsWith('*')
    return { first: first.replace('*', '').trim(), second, also, isKnown }
  }),
})

/** Whether the second word is related to the first in this way. */
export const fits = ({ pairs }: Relation, first: string, second: string): boolean =>
  pairs.some((pair) => pair.first === first && (pair.second === second || pair.also.includes(second)))
