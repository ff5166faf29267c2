const UNIT =
  'km|m|cm|mm|kg|g|litres?|l|days?|hours?|hrs?|min|mins|minutes?|months?|years?|yrs?|sec|seconds?|ohms?'
const NUMBER = String.raw`\d+(?:\.\d+)?`
const DONE = 'drawn|picked|taken|selected|chosen'
const BALLS = 'balls?|marbles?|cards?|coins?|pens?|bulbs?'
const TOGETHER = 'can|will|fill|invest|invested|start|started|do|complete|enter|entered|put|rent|together|are'
const KIN =
  'father|mother|son|daughter|brother|sister|husband|wife|uncle|nephew|man|woman|boy|girl|[a-d]|[pqr]'

/**
 * Words and marks that a telegram leaves out and a book does not, in the order in which they are put back. None of them says anything new: a rule may only
 * stand here when what it adds is the one thing that can be meant.
 */
const LEFT_OUT: readonly (readonly [pattern: RegExp, full: string])[] = [
  // '12 15 and 20 min', '12 15 20 days', but not '2 1/2 and 3'
  [
    new RegExp(
      `(?<![\\d./:^,] ?)(${NUMBER}) (${NUMBER}) and (${NUMBER})(?= (?:${UNIT})\\b|[,.?]|$| respectively)(?!\\.\\d)`,
      'g',
    ),
    '$1, $2 and $3',
  ],
  [
    new RegExp(`(?<![\\d./:^,] ?)(${NUMBER}) (${NUMBER}) (${NUMBER})(?= ?(?:${UNIT})\\b)`, 'g'),
    '$1, $2 and $3',
  ],
  // 'taps a b c fill', 'a b c invest'
  [new RegExp(`(?<![a-z'])([a-p]) ([b-q]) (?:and )?([c-r])(?= (?:${TOGETHER})\\b)`, 'g'), '$1, $2 and $3'],
  // '40 km upstream and 55 downstream'
  [
    new RegExp(
      `(${NUMBER}) ?(km|m) (up(?:stream|hill)|down(?:stream|hill)|by [a-z]+|on foot)(,? and |, ?)(${NUMBER}) (?=(?:up|down)(?:stream|hill)\\b|by [a-z]+|on foot)`,
      'g',
    ),
    '$1 $2 $3$4$5 $2 ',
  ],
  // 'they work together 3 days then A leaves'
  [new RegExp(`\\btogether (?=${NUMBER} (?:days|hours)\\b,? (?:then|and|after|before))`, 'g'), 'together for '],
  // '5 red 3 blue balls. 2 drawn without replacement'
  [
    new RegExp(`\\b(${BALLS})([.,;] (?:if )?)(\\d|one|two|three|four) (?=(?:(?:are|is) )?(?:${DONE})\\b)`, 'g'),
    '$1$2$3 $1 ',
  ],
  [/^a (dealer|trader|shopkeeper|merchant|vendor) (sells|sold) (?=at (?:a )?(?:loss|profit|gain|\d+%))/g, 'a $1 $2 an article '],
  [/\bhad (he|she) sold it (?=for )/g, 'had $1 sold '],
  // 'log x base 2 = 5'
  [
    /\blog ([a-z]) (?:to )?(?:the )?base (\d+)(?: (?:is|equals?)(?= \d))?/g,
    'log_$2 $1 =',
  ],
  [/\blog (?:to )?(?:the )?base (\d+) (?:of )?([a-z]|\d+) (?:is|equals?|=) (?=[a-z\d])/g, 'log_$1 $2 = '],
  [/(log_\d+ [a-z] =) = /g, '$1 '],
  // 'its perimeter 64'
  [/(?<=\b(?:and|,) (?:its |the )?)(perimeter|area|volume|diagonal) (?=\d)/g, '$1 is '],
  [/(?<=[.;] (?:its |the )?)(perimeter|area|volume|diagonal) (?=\d)/g, '$1 is '],
  // 'Present ages?' or 'present ages of mother and daughter?' after a story of the two
  [
    new RegExp(
      `(?<=\\d.*[.,?;] )(?:find |what are )?(?:the |their )?(?:present |current )?ages(?: of (?:the )?(?:${KIN}) and (?:the |his |her )?(?:${KIN}))?[\\s?.]*$`,
    ),
    'find their present ages',
  ],
]

/** Balls drawn together are drawn without replacement; that only changes something when they are told apart by their turn. */
const TOGETHER_ANYHOW = new RegExp(
  `((?:${DONE})(?: out)?(?: at random| randomly| together)?),? without (?:any )?replacement`,
)
const BY_TURNS = /\b(?:first|second|third|then|order|after|next|one by one|until|till|alternat\w*|successive\w*|replacement.*replacement|another|last)\b/

/** A doubt in the style of a telegram with the marks, units and small words that it leaves out. */
export function fillIn(text: string): string {
  let full = text
  for (const [pattern, plain] of LEFT_OUT) full = full.replace(pattern, plain)
  return BY_TURNS.test(full) ? full : full.replace(TOGETHER_ANYHOW, '$1')
}
