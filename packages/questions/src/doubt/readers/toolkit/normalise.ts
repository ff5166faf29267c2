/** One short form for each unit and each way to write a number, so that a pattern need only know one. */
const UNITS: readonly (readonly [short: string, written: string])[] = [
  [
    'km/h',
    'k\\.m\\.p\\.h\\.?|kmph|kph|km ?/ ?(?:hr|hour|h)s?|(?:km|kms|kilomet(?:er|re)s?) (?:per|an|a|in an|/) ?(?:hour|hr|h)',
  ],
  [
    'm/s^2',
    'm ?/ ?s(?:ec)?\\^\\(?2\\)?|m ?/ ?s2|met(?:er|re)s? per second squared|m s\\^\\(?-2\\)?|ms\\^\\(?-2\\)?|m ?/ ?s ?/ ?s|met(?:er|re)s? per second per second',
  ],
  [
    'm/s',
    'm ?/ ?(?:s|sec|seconds?)|(?:m|met(?:er|re)s?) per (?:s|sec|second)|mps|m s\\^\\(?-1\\)?|ms\\^\\(?-1\\)?',
  ],
  ['m/min', 'm ?/ ?min(?:ute)?|(?:m|met(?:er|re)s?) per (?:min|minute)'],
  ['cm^2', 'cm\\^\\(?2\\)?|sq\\.? ?(?:cm|centimet(?:er|re)s?)|square (?:cm|centimet(?:er|re)s?)|cm2'],
  ['cm^3', 'cm\\^\\(?3\\)?|cu\\.? ?cm|cubic (?:cm|centimet(?:er|re)s?)|cm3|cc'],
  ['m^2', 'm\\^\\(?2\\)?|sq\\.? ?(?:m|met(?:er|re)s?)|square (?:m|met(?:er|re)s?)|m2'],
  ['m^3', 'm\\^\\(?3\\)?|cu\\.? ?m|cubic (?:m|met(?:er|re)s?)|m3'],
  ['kohm', 'kilo[- ]?ohms?|k ?ω|k ?ohms?'],
  ['kg', 'kgs?|kilograms?|kilos?(?!-)'],
  ['km', 'kms?|kilomet(?:er|re)s?'],
  ['cm', 'cms?|centimet(?:er|re)s?'],
  ['mm', 'millimet(?:er|re)s?'],
  ['nm', 'nanomet(?:er|re)s?'],
  ['m', 'met(?:er|re)s?|mtrs?|mts?'],
  ['mg', 'milligrams?'],
  ['g', 'grams?|gms?|grammes?'],
  ['ml', 'millilit(?:er|re)s?'],
  ['l', 'lit(?:er|re)s?|ltrs?'],
  ['s', 'secs?|seconds?'],
  ['min', 'mins?|minutes?'],
  ['h', 'hrs?|hours?'],
  ['day', 'days?'],
  ['week', 'weeks?'],
  ['month', 'months?'],
  ['year', 'years?|yrs?'],
  ['ohm', 'ohms?|ω'],
  ['mv', 'millivolts?'],
  ['kv', 'kilovolts?'],
  ['ma', 'milliamperes?|milliamps?'],
  ['mh', 'millihenr(?:y|ies)|millihenrys'],
  ['v', 'volts?'],
  ['a', 'amperes?|amps?'],
  ['kw', 'kilowatts?'],
  ['w', 'watts?'],
  ['kj', 'kilojoules?'],
  ['j', 'joules?'],
  ['n', 'newtons?'],
  ['hz', 'hertz'],
  ['mol', 'moles?|mols?'],
  ['°c', '° ?c|degrees? (?:celsius|centigrade|c)|celsius'],
  ['°', 'degrees?|deg'],
  ['k', 'kelvins?'],
  ['uf', 'microfarads?|μf|µf|uf|mfd'],
  ['uc', 'microcoulombs?|μc|µc|uc'],
  ['nc', 'nanocoulombs?|nc'],
  ['nf', 'nanofarads?'],
  ['pf', 'picofarads?|μμf'],
]
const NUMBER = '(\\d)'
const UNIT_RULES = UNITS.map(([short, written]) => ({
  short,
  pattern: new RegExp(`${NUMBER}(?: |-)?(?:${written})(?![a-z0-9^])`, 'g'),
}))

/** '80m', '36g', '10v': a unit right after its number. Between signs it is a letter of algebra: '2m + 3'. */
const GLUED =
  /(?<![-+*/^(] ?)(?<![a-z.\d])(\d+(?:\.\d+)?)(?=(?:g|m|l|v|w|j|n|hz|mm|mg|ml|nm|km|kw|kj|kg|mol|ohm|atm|pa|min|sec|s|h|hr)(?: ?[,.?)](?!\d)| (?![-+*/^=])|$))/g

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const TENS_ONES = new RegExp(
  `(?<![a-z])(${TENS.join('|')})(?:[- ](${ONES.slice(1, 10).join('|')}))?(?![a-z])`,
  'g',
)
const SMALL = new RegExp(`(?<![a-z])(${ONES.join('|')})(?![a-z])(?! by one)`, 'g')
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

const BELOW = 'half third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
/** 'two-thirds of' */
const PART = new RegExp(
  `(?<![a-z])(${ONES.slice(1, 10).join('|')})[- ](${BELOW.join('|')})s?(?= of (?:a |the |that |this |his |her |its )?(?:certain |total |same |whole )?(?:number|work|tank|distance|journey|income|salary|money|sum|amount|land|property|students)(?![a-z]))`,
  'g',
)

const MULTIPLES: readonly (readonly [pattern: RegExp, zeros: number])[] = [
  [/(\d+(?:\.\d+)?) (?:lakhs?|lacs?)(?![a-z])/g, 1e5],
  [/(\d+(?:\.\d+)?) crores?(?![a-z])/g, 1e7],
  [/(\d+(?:\.\d+)?) thousand(?![a-z])/g, 1e3],
  [/(\d+(?:\.\d+)?) hundred(?![a-z])/g, 1e2],
]

/** Text of `tidyDoubt` with numbers in digits and units in one short form: 'two trains, 150 metres long' -> '2 trains, 150 m long'. */
export function normalise(tidied: string): string {
  let text = tidied
    .replace(PART, (_, above: string, below: string) => `${ONES.indexOf(above)}/${BELOW.indexOf(below) + 2}`)
    .replace(/(?<![a-z])half (?=of (?:a|the|that|this|same) (?:same )?number(?![a-z]))/g, '1/2 ')
    .replace(TENS_ONES, (_, tens: string, ones?: string) =>
      String((TENS.indexOf(tens) + 2) * 10 + (ones ? ONES.indexOf(ones) : 0)),
    )
    .replace(SMALL, (word) => String(ONES.indexOf(word)))
    // 'a year ago', 'an hour later'
    .replace(
      /(?<![a-z])an? (year|month|week|day|hour|minute) (ago|back|later|hence|before|earlier)(?![a-z])/g,
      '1 $1 $2',
    )
    // 6.4 × 10^6 and 6.4 x 10^-6 are one number.
    .replace(/(\d+(?:\.\d+)?) ?[*x] ?10 ?\^ ?\(?(-?\d{1,2})\)?(?!\d|\.\d)/g, '$1e$2')
    // 'Moving with 10^6 m/s'
    .replace(
      /(?<=(?:[a-z]|[=:]) )10 ?\^ ?\(?(-?\d{1,2})\)?(?= ?(?:m\/s|ms\^|hz|kg|j|v|n|c|ev)(?![a-z\d^]))/g,
      '1e$1',
    )
  for (const [pattern, times] of MULTIPLES)
    text = text.replace(pattern, (_, number: string) => String(Number((Number(number) * times).toFixed(6))))
  text = text.replace(GLUED, '$1 ')
  for (const { pattern, short } of UNIT_RULES) text = text.replace(pattern, `$1 ${short}`)
  return text
    .replace(/(?<![a-z])per cent(?:age)?(?![a-z])/g, '%')
    .replace(/(?<![a-z])(?:kmph|kmh|kph|km ?\/ ?hr?|km per hour)(?![a-z])/g, 'km/h')
    .replace(/(\d) ?%/g, '$1%')
    .replace(/₹ ?(?=\d)/g, '₹')
    .replace(/(?<![a-z])(\d+)(?:st|nd|rd|th)(?![a-z])/g, '$1th')
    .replace(/(\d)\.(?=\s|$)/g, '$1 .')
    .replace(/\s+/g, ' ')
    .trim()
}

/** 'third' -> 3; undefined for other words. */
export const ordinalOf = (word: string): number | undefined => {
  const place = ORDINALS.indexOf(word)
  return place > 0 ? place : undefined
}
