import { LEFT_OUT_IN_ARITHMETIC } from './left-out/in-arithmetic.ts'
import { LEFT_OUT_IN_MATHEMATICS } from './left-out/in-mathematics.ts'
import { LEFT_OUT_IN_SCIENCE } from './left-out/in-science.ts'
import { DRAWN, type LeftOut, NUMBER } from './left-out/left-out.ts'

const UNIT =
  'km|m|cm|mm|kg|g|litres?|l|days?|hours?|hrs?|min|mins|minutes?|months?|years?|yrs?|sec|seconds?|ohms?'
const TOGETHER = 'can|will|fill|invest|invested|start|started|do|complete|enter|entered|put|rent|together|are'

/** The commas of a list. */
const LISTS: readonly LeftOut[] = [
  // '12 15 and 20 min', but not '2 1/2 and 3'
  [
    new RegExp(
      `(?<![\\d./:^,] ?)(${NUMBER}) (${NUMBER}) and (${NUMBER})(?= (?:${UNIT})\\b|[,.?]|$| respectively)(?!\\.\\d)`,
      'g',
    ),
    '$1, $2 and $3',
  ],
  // '12 15 20 days'
  [
    new RegExp(`(?<![\\d./:^,] ?)(${NUMBER}) (${NUMBER}) (${NUMBER})(?= ?(?:${UNIT})\\b)`, 'g'),
    '$1, $2 and $3',
  ],
  // 'taps a b c fill', 'a b c invest'
  [new RegExp(`(?<![a-z'])([a-p]) ([b-q]) (?:and )?([c-r])(?= (?:${TOGETHER})\\b)`, 'g'), '$1, $2 and $3'],
]

/**
 * Words and marks that a telegram leaves out and a book does not, in the order in which they are put back. None of them says anything new: a rule may only
 * stand here when what it adds is the one thing that can be meant.
 */
const LEFT_OUT: readonly LeftOut[] = [
  ...LISTS,
  ...LEFT_OUT_IN_ARITHMETIC,
  ...LEFT_OUT_IN_MATHEMATICS,
  ...LEFT_OUT_IN_SCIENCE,
]

/** Balls drawn together are drawn without replacement; that only changes something when they are told apart by their turn. */
const TOGETHER_ANYHOW = new RegExp(
  `((?:${DRAWN})(?: out)?(?: at random| randomly| together)?),? without (?:any )?replacement`,
)
const BY_TURNS =
  /\b(?:first|second|third|then|order|after|next|one by one|until|till|alternat\w*|successive\w*|replacement.*replacement|another|last)\b/

/** A doubt in the style of a telegram with the marks, units and small words that it leaves out. */
export function fillIn(text: string): string {
  let full = text
  for (const [pattern, plain] of LEFT_OUT)
    full = typeof plain === 'string' ? full.replace(pattern, plain) : full.replace(pattern, plain)
  return BY_TURNS.test(full) ? full : full.replace(TOGETHER_ANYHOW, '$1')
}
