import { correctTyping } from './correct-typing.ts'
import { fillIn } from './readers/toolkit/fill-in.ts'

/** A doubt prepared for the solvers. */
export interface Doubt {
  original: string
  /** In lower case, with one form for each sign and without polite words or grouping commas: 1,00,000 is 100000. */
  text: string
  /** The same with every comma, for lists. */
  listed: string
}

/** Longer texts are never of a kind that is solved here. */
const MAX_LENGTH = 900

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const VULGAR: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
}

/** In the order in which they are applied. */
const SIGNS: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/[−–—‒]/g, '-'],
  [/[×✕✖⋅·]|\\times|\\cdot/g, '*'],
  [/÷|\\div/g, ' / '],
  [/ & /g, ' and '],
  [/\*\*/g, '^'],
  [/\\left(?![a-z])|\\right(?![a-z])|\\,|\\;/g, ''],
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))'],
  [/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)'],
  [/\\(?:displaystyle|limits|quad|text|mathrm)\b|\\[!:]/g, ' '],
  [/\\lim\s*_\s*\{\s*([a-z])\s*\\(?:to|rightarrow)\s*([^{}]*?)\s*\}/g, 'lim $1->$2 '],
  [
    /(?:\\int|∫)\s*_\s*\{?([^{}^\s]+)\}?\s*\^\s*(?:\{([^{}]*)\}|(\S))\s*(.+?)\s*d([a-z])(?=[\s$.?=]|$)/g,
    '∫ $4 d$5 from $1 to $2$3',
  ],
  [/\\infty/g, '∞'],
  [/\^\s*\{?\s*\\circ\s*\}?/g, '°'],
  [/\\(?:to|rightarrow)\b/g, '→'],
  [/\\(alpha|beta)\b/g, '$1'],
  [/\\leq?\b/g, '≤'],
  [/\\geq?\b/g, '≥'],
  [/\^\s*\{([^{}]*)\}/g, '^($1)'],
  [/\\(sin|cos|tan|sec|cot|ln|log|pi|theta|int)\b/g, '$1'],
  [/\$/g, ' '],
  [/[‘’]/g, "'"],
  [/[∶]/g, ':'],
  [/[{[]/g, '('],
  [/[}\]]/g, ')'],
  [/\b(rs|re|inr)\.?\s*(?=\d)/g, '₹'],
  [/₹\s+/g, '₹'],
  [/(\d)\s*(rupees|rupee|rs\b\.?|\/-)/g, '$1 ₹ '],
  [/₹?(\d[\d,]*\.?\d*) ₹ /g, '₹$1 '],
  [/\b(per ?cent|percent)\b/g, '%'],
  [/(\d)\s+%/g, '$1%'],
  [/\? ,/g, '?,'],
  [/\s+/g, ' '],
]

/** What people shorten when they type. Only words that mean one thing in a question. */
const SHORTENED: readonly (readonly [pattern: RegExp, full: string])[] = [
  [/\bav(?:g|rg|r)\b\.?/g, 'average'],
  [/\bat(least|most)\b/g, 'at $1'],
  [/(\d\/\d+) ?(?:st|nd|rd|th)\b/g, '$1'],
  [/\b(original|required|certain|given) no\b\.?/g, '$1 number'],
  [/\bnos\b\.?/g, 'numbers'],
  [
    /(?<=\b(?:digit|smallest|largest|least|greatest|natural|prime|whole|odd|even|atomic|mass|next|missing|a|the|this|which|what|find) )no\b\.?(?! of)/g,
    'number',
  ],
  // 'So that no two girls sit together' has no number.
  [/\bthat no\b\.?(?= (?:is|was|by|will)\b|[,.?]|$)/g, 'that number'],
  [/\bno\.? of\b/g, 'number of'],
  [/\b(two|three|2|3) no\b\.?(?= |,)/g, '$1 numbers'],
  [/\b(one|1|other|first|second|same|larger|smaller) no\b\.?(?= |,|$)/g, '$1 number'],
  [/\bvol\b\.?(?= of)/g, 'volume'],
  [/(?<=\d) (?=(?:anti-?|anti |counter-?)?clockwise\b)/g, '° '],
  [/\bwhich dir\b\.?/g, 'which direction'],
  [/^(\d+ ?[cp] ?\d+) value$/g, 'value of $1'],
  // 'plz solve a can do a work': a story is not an equation.
  [
    /^(?:please |pls |plz |sir )*solve (?:this |it )?(?=(?:[a-c] (?:can|and [b-d])|an? [a-z]{2,}|if an? [a-z]{2,}|two [a-z]{3,}) )/g,
    '',
  ],
  // '3 tan A = 4' is 'tan A = 4/3'.
  [
    /^(if )?(\d+) ?(sin|cos|tan|cot) ?(a|θ|x|theta) = (\d+)(?=,? (?:then )?(?:find|what))/g,
    '$1$3 $4 = $5/$2',
  ],
  [
    /(\bangle of (?:depression|elevation)[a-z ]{0,40}? (?:is |as |= ?)?)(30|45|60)(?![\d.]| ?(?:°|deg|m\b|cm\b|k?g\b))/g,
    '$1$2°',
  ],
  [/(?<=\bremainder \d+) each time\b/g, ' in each case'],
  [/^(?:find |the )*missing (?:number|term)[: ]*(?=\d+ ?: ?\d+ ?::)/g, ''],
  // '12 15 18' after a word that names a list is '12, 15, 18', but '2 1/2' is one number.
  [
    /(?<=\b(?:divided by|divisible by|deviation of|variance of|mean of|average of|range of|mode of|median of|series:?|sequence:?|next no\.?|next number:?|next term:?) \d+(?:,? \d+)*) (?=\d+(?![\d/.%]|:\d| ?(?:st|nd|rd|th|cm|m|kg|km|days?|years?|%)\b))/g,
    ', ',
  ],
  // 'CAT is coded DBU'
  [/\bis (coded|written) (?!as\b|in\b|how\b|by\b|like\b|then\b)(?=[a-z]{3,})/g, 'is $1 as '],
  [/(?<=[a-z]{3,} ?= ?\d{3,}.*)\bthen ([a-z]{3,})(?: ?= ?\??| is)? ?\??$/g, 'then $1 is coded as'],
  [/\b([a-z]{3,}) ?= ?(\d{3,})(?=[ ,]+(?:and )?(?:[a-z]{3,} ?= ?\d|then\b|how is\b))/g, '$1 is coded as $2,'],
  [
    /\b(mean|median|mode|range|average|variance|standard deviation) of (?:the )?(?:following )?(?:data|observations|scores|values|numbers)(?: set)?:? (?=\d)/g,
    '$1 of ',
  ],
  [
    /^(?:if )?f ?\(x\) ?= ?(.+?),? (?:then )?(?:find |what is |the |value of )*f ?\( ?(-?\d+(?:\.\d+)?) ?\)$/g,
    'find the value of $1 when x = $2',
  ],
  [/\b(sin|tan) ?\^ ?\(? ?-1 ?\)? ?(?=[a-z\d(])/g, 'arc$1 '],
  [/\bp ?\( ?((?:at least|at most|exactly|getting) [a-z\d ]+?) ?\)/g, 'find the probability of $1'],
  [/(?<=\b(?:lens|mirror)\b.*)\bf ?= ?(?=\d+(?:\.\d+)? ?cm\b)/g, 'focal length '],
  // 'sin 75 degree value', 'log 2 base 8'
  [/^((?:sin|cos|tan|cot|sec|cosec) ?\d+) ?(?:°|deg|degrees?)? (?:value|= ?\?|ka value)$/g, 'value of $1°'],
  [/\b(?:centre|center|radius)(?: and (?:centre|center|radius))? of (?=x\^)/g, '$&the circle '],
  [/\beqn?\b\.?(?= of)/g, 'equation'],
  [/\bconst\b\.?(?= (?:pressure|volume|temperature|speed|velocity))/g, 'constant'],
  [/\bdil\b\.?(?= )/g, 'dilute'],
  [/\bconc\b\.?(?= (?:h|n|s|acid))/g, 'concentrated'],
  [/\brect\b\.?(?= )/g, 'rectangular'],
  [/\b(\d+) ?p (?=coins?\b)/g, '$1 paise '],
  [/\bat (?:the )?end of (?:the |1 |one |a )?yr\b/g, 'at the end of the year'],
  [/\bprob\b\.?/g, 'probability'],
  [/\bfreq\b\.?/g, 'frequency'],
  [/\btemp\b\.?/g, 'temperature'],
  [/\bdiff\b\.? (?=between|of)/g, 'difference '],
  [/\bc\.? ?s\.? ?a\b\.?(?= of)/g, 'curved surface area'],
  [/\bt\.? ?s\.? ?a\b\.?(?= of)/g, 'total surface area'],
  [/\bwth\b/g, 'with'],
  [/\b(?:wat|wht|waht)\b(?= (?:is|are|will|would)\b)/g, 'what'],
  [/\bteh\b/g, 'the'],
  [/\bwhat'?s\b/g, 'what is'],
  [/\bhow'?s\b/g, 'how is'],
  [/\bmax\b\.?/g, 'maximum'],
  [/(?<!\d ?)\bmin\b\.? (?=force|height|value|velocity|speed)/g, 'minimum '],
  [/,? without (?:actually )?(?:finding (?:the |its )?roots|solving(?: it| the equation)?)(?=[ .,?]|$)/g, ''],
  [/\bperc\b/g, '%'],
  [/\bwt\b\.?/g, 'weight'],
  [/\bppl\b/g, 'people'],
  // Only with their dots, or where a price is asked or given: cp is also a heat capacity.
  [/\bc\. ?p\b\.?|(?<=\b(?:find|the|its|what is) )cp\b/g, 'cost price'],
  [/\bs\. ?p\b\.?|(?<=\b(?:find|the|its|what is) )sp\b/g, 'selling price'],
  [/\bm\. ?p\b\.?|(?<=\b(?:find|the|its|what is) )mp\b/g, 'marked price'],
  [/\bphoto\b/g, 'photograph'],
  [/\b(\d[\d.]*|many) ?yrs\b\.?/g, '$1 years'],
  [/\bsimple int\b\.?/g, 'simple interest'],
  [/\bcomp(?:ound)? int\b\.?/g, 'compound interest'],
  [/\bapprox\b\.?/g, 'approximately'],
  // '15% of x is 45': the letter is the number.
  [
    /^(?:if )?(\d+(?:\.\d+)?% of) ([a-z]) (is|=) (\d[\d.]*),? ?(?:then )?(?:find )?\2(?: is| =)? ?\??$/g,
    'if $1 a number is $4, find the number',
  ],
  // '72 km/hr = ? m/s', 'x^2 - 9x + 20 = 0 roots'
  [
    /^(\d[\d.]*) ?(km\/hr?|kmph|m\/s|km|cm|mm|m|kg|g) ?= ?\? ?(?:in )?(km\/hr?|kmph|m\/s|km|cm|mm|m|kg|g)$/g,
    'convert $1 $2 to $3',
  ],
  [/^(.*x.*= ?0),? (?:find )?(?:the )?roots?$/g, 'find the roots of $1'],
  [/^([^=]*x[^=]*=[^=]*[\dx)]),? (?:please )?solve(?: it| this| for x| kro| karo)?$/g, 'solve $1'],
  [/\bdoes (a|the) (piece of )?work(?= in \d)/g, 'can do $1 $2work'],
  // 'grandfathers only son', 'sons present age'
  [
    /\b((?:grand)?(?:father|mother)|son|daughter|brother|sister|uncle|aunt|husband|wife|teacher|man|boy|girl)s (?=present|age|only|son\b|daughter\b|brother\b|sister\b|father\b|mother\b|wife\b|husband\b)/g,
    "$1's ",
  ],
  [/₹(\d[\d.]*) ?\/ ?(?=kg|litre|liter|l\b|m\b|metre|dozen|day|hour)/g, '₹$1 per '],
]

/** 'A car covers 180 km in 3 hours. speed in m/s': what is named last is what is asked. */
const BARE_QUESTION =
  /([.,?] ?)((?:the |his |her |its |average |total |new |maximum |present )*(?:speed|distance|time|profit|loss|gain|rate|area|volume|perimeter|length|breadth|height|radius|ages?|shares?|average|number|numbers|cost price|selling price|marked price|sum|principal|amount|interest|%|percentage|ratio)(?: [^.,?=\d]*)?)$/

const OPENINGS =
  /^(?:q(?:ues(?:tion)?)?\s*\.?\s*\d*\s*[.):-]+\s*|\(?\d{1,2}[.)]\s+(?=[a-z])|(?:hi|hello|hey|please|pls|plz|kindly|sir|mam|maam|madam|dear sir|can you|could you|would you|will you|help me|help|i want to|i need to|i have to|how do i|how do we|how can i|how to|tell me|explain|show me how to)\b[ ,]*)+/
const CLOSINGS =
  /(?:[\s,.?]+(?:please|pls|plz|sir|thanks|thank you|step by step|with steps|with solution|for me|in detail|quickly|urgent|explain|explain it|show (?:all )?steps|show working))+[\s.?!]*$/
/** The paper a question was copied from: [SSC CGL 2019]. */
const EXAM =
  /^[([](?:ssc|rrb|ibps|sbi|rbi|upsc|neet|jee|aiims|cds|nda|cat|ctet|bank|railways?)(?![a-z])[a-z\d ,./&'-]{0,40}[)\]]|[([](?:ssc|rrb|ibps|sbi|rbi|upsc|neet|jee|aiims|cds|nda|cat|ctet|bank|railways?)(?![a-z])[a-z\d ,./&'-]{0,40}[)\]]$/
/** 0.1\overline{6}, a decimal whose last digits come again and again. */
const BARRED = /(\d*)\.(\d*)\\(?:overline|bar)\s*\{?(\d+)\}?/g

function asFraction(_: string, whole: string, fixed: string, again: string): string {
  const below = `${'9'.repeat(again.length)}${'0'.repeat(fixed.length)}`
  return `(${Number(`${whole}${fixed}${again}`) - Number(`${whole}${fixed}`)}/${below})`
}
/** A grouped number: Indian (1,00,000) or Western (100,000). */
const GROUPED = /(?<![\d,.])(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?![\d]|,\d)/g

/** 'If MOBILE is NPCJMF then CHARGE is': nothing else is said. */
const WORD_FOR_WORD =
  /^(?:if )?([a-z]{3,}) (?:is|=|means|->|:) ([a-z]{3,}),? (?:then )?(?:what (?:is|about) |how is |find )?([a-z]{3,})(?: is| will be| =| coded(?: as)?| ->)?[ ?.=]*$/
/** Code and word have as many letters. */
const asCode = (all: string, word: string, code: string, asked: string): string =>
  word.length === code.length && word !== asked
    ? `if ${word} is coded as ${code}, how is ${asked} coded`
    : all

/** The unit of the question is the unit of its answer. */
function asksTime(whole: string, before: string, who: string, does: string, what: string): string {
  const units = new Set(before.match(/(?<=\d )(?:days|hours|minutes)\b/g))
  const [unit] = units
  return unit !== undefined && units.size === 1
    ? `${before}in how many ${unit} will ${who.trim()} ${does} ${what}`
    : whole
}

/** '2 6 12 20 30 ?' and 'next number 3 5 9 17': a row of numbers typed without commas. */
const BARE_ROW =
  /^(?:(?:find|what is|what comes|the|next|missing|no\.?|number|term|in|of|this|series|sequence)[: ]+)*((?:\d+(?:\.\d+)? |(?:\?|_+) ){3,}(?:\d+(?:\.\d+)?|\?|_+))(?: ?(?:\?|_+))?(?: (?:next|next number|next term|what is next|what comes next|find next|find next number|find the next number|find the missing number))?[ ?.]*$/

/** The row with commas; a row without a gap is asked for its next number. */
function withCommas(row: string): string {
  const items = row.trim().split(' ')
  const isGap = items.some((item) => /^(?:\?|_+)$/.test(item))
  return `${items.map((item) => (/\d/.test(item) ? item : '?')).join(', ')}${isGap ? '' : ', ?'}`
}

export function tidyDoubt(original: string): Doubt | null {
  if (original.length > MAX_LENGTH) return null
  let listed = original
    .replace(
      /([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)/g,
      (run) => `^(${[...run].map((one) => (one === '⁻' ? '-' : SUPERSCRIPTS.indexOf(one))).join('')})`,
    )
    .replace(
      /(\d?)\s*([½⅓⅔¼¾⅕⅛])/g,
      (_, before: string, sign: string) => `${before ? `${before} ` : ''}${VULGAR[sign]}`,
    )
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .toLowerCase()
  listed = correctTyping(listed).replace(BARRED, asFraction)
  for (const [pattern, plain] of [...SIGNS, ...SHORTENED]) listed = listed.replace(pattern, plain)
  listed = listed.trim().replace(EXAM, '').trim().replace(CLOSINGS, '').replace(OPENINGS, '').trim()
  listed = fillIn(listed)
    .replace(WORD_FOR_WORD, asCode)
    // '8 men and 16 women will do it in?'
    .replace(
      /^(.*?)([^.,;?]+?) (?:will|can|would) (do|finish|complete|fill|empty|build) (it|the (?:same )?(?:work|job|tank|wall))(?: together)? in[ ?:.-]*$/,
      asksTime,
    )
    // Numbers alone ask for nothing.
    .replace(BARE_ROW, (whole: string, row: string) =>
      /[?_]|next|missing|series|sequence/.test(whole) ? withCommas(row) : whole,
    )
    .replace(/^(simplify|solve|evaluate|find|calculate|compute)\s*:-?\s*/, '$1 ')
    .replace(/[\s?.]+$/, '')
    // '3x = 90 x = ?': the last letter is asked for, not multiplied.
    .replace(
      /^(.*=(?:(?!\b(?:then|find|what|value|when|if)\b)[^=,;])*[\d)])(?:[,;.]\s*|\s+)(?:then\s+|so\s+)?([a-z])\s*=\s*(?:\?|what)?$/,
      '$1, find $2',
    )
    .replace(/=\s*(?:\?|to what|what)?$/, '')
    // 'The LCM of 24 and 36 is', with the options below it.
    .replace(/(?<=[a-z\d)%°].{6,}) (?:is|are|will be|is equal to|equals) ?[:-]*$/, '')
    .trim()
  if (!/\b(?:find|what|how|calculate|which|when|who|solve|evaluate|simplify)\b/.test(listed))
    listed = listed
      .replace(/,? then ([a-z])$/, ' find $1')
      .replace(BARE_QUESTION, '$1find $2')
      .replace(
        /(?<=\b(?:drawn|tossed|thrown|rolled|cards|dice|die|coins?|times|random|together|twice|thrice|simultaneously)) (?=(?:the )?probability (?:of|that) )/,
        '. find ',
      )
  if (listed === '') return null
  return {
    original: original.trim(),
    listed,
    text: listed.replace(GROUPED, (number) => number.replaceAll(',', '')),
  }
}

/**
 * 'x' between numbers means multiplication for those who cannot type ×. When an x could also be the unknown, the text
 * is not changed, and '2x3' is then refused as ambiguous.
 */
export function readCross(text: string): string {
  const isCross = /(?<=[\d)%°]\s*)x(?=\s*(?:[\d(√]|sin|cos|tan|cot|sec|cosec|log))/g
  const all = text.match(/(?<![a-z])x(?![a-z])/g)?.length ?? 0
  return all > 0 && (text.match(isCross)?.length ?? 0) === all ? text.replace(isCross, '*') : text
}
