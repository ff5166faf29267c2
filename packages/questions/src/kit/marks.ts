/**
 * What a question is, apart from what it is about. A query names a mark like a concept: 'ohms-law #numerical' are the
 * questions on Ohm's law that are worked out with numbers.
 */
export const NUMERICAL = '#numerical'
export const THEORY = '#theory'
export const ONE_LINE = '#one-line'
/** To be put in order. */
export const ORDER = '#order'
/** With a gap to be filled. */
export const BLANK = '#blank'

/** Asks for a year or a date. */
export const WHEN = '#when'
/** Asks for a place. */
export const WHERE = '#where'

/** Those of every computed question. */
export const COMPUTED: readonly string[] = [NUMERICAL]

/** Those of every fact of a table. A table in which something can be ordered meets ORDER too, in that shape. */
export const OF_FACTS: readonly string[] = [THEORY, ONE_LINE]

/** A written question is a sum when it gives figures and its answer is one: '30 Ω', '√2', '3 : 1', 'falls by 4%'. */
const FIGURE_FIRST =
  /^(?:about |nearly |(?:falls?|fell|rises?|rose|gains?|gained|loses?|lost)(?: by)? |₹ ?|[−–+-] ?)?(?:\d|√|[½¼¾π])/
const FIGURES_GIVEN = /\d/
/** Years, numbers of articles and marks of statements are no figures to work with. */
const NO_FIGURES =
  /\b(?:1[0-9]|20)\d\d\b|\b(?:Article|Section|Class|Schedule|Act|Amendment)s? \d+|\(\d\)|^\d+\. /gm

const IN_ORDER = /chronological|\b(?:correct|right|proper) (?:order|sequence)\b|\barrange\b|\bin order of\b/i
const FOR_TIME =
  /\b(?:(?:in|which|what) (?:which |what )?year|the year (?:of|in|when)|when (?:was|were|did|is)|on which (?:date|day))\b/i
const FOR_PLACE =
  /\bwhere\b|\b(?:at|in) which (?:place|city|town|state|country|district|region)\b|\b(?:located|situated|held) (?:at|in):|\bplaces of\b|(?<!\b(?:takes?|took|taken) )\bplace (?:where|and)\b/i

/** What a question asks for, by its words. */
export const askedFor = (text: string): string[] => [
  ...(FOR_TIME.test(text) ? [WHEN] : []),
  ...(FOR_PLACE.test(text) ? [WHERE] : []),
]

const LONGEST_LINE = 160
const GAP = /_{2,}|…{2,}|\.{4,}/

/** The marks of a written question. */
export function marksOf({ text, key }: { text: string; key: string }): string[] {
  const isSum = FIGURE_FIRST.test(key) && FIGURES_GIVEN.test(text.replace(NO_FIGURES, ''))
  return [
    isSum ? NUMERICAL : THEORY,
    ...(!isSum && !text.includes('\n') && text.length <= LONGEST_LINE ? [ONE_LINE] : []),
    ...(IN_ORDER.test(text) ? [ORDER] : []),
    ...(GAP.test(text) ? [BLANK] : []),
    ...askedFor(text),
  ]
}
