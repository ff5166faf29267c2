/** What can be asked for, as the first word of an ask. */
const NOUNS =
  `speed|velocity|time|distance|displacement|acceleration|retardation|force|mass|weight|momentum|work|energy|power|current|voltage|resistance|charge|frequency|wavelength|period|
height|range|area|perimeter|circumference|volume|radius|diameter|side|sides|length|breadth|width|diagonal|curved surface area|lateral surface area|surface area|sum|product|difference|roots?|discriminant|hcf|lcm|h\\.c\\.f|l\\.c\\.m|gcd|
mean|median|mode|average|variance|standard deviation|profit|loss|gain|profit %|loss %|gain %|profit percent|cost price|selling price|marked price|discount|simple interest|compound interest|si|ci|cp|sp|mp|ke|pe|csa|tsa|interest|amount|principal|rate|
age|ages|share|moles|molecules|number of moles|number of molecules|molarity|magnification|position|nature|slope|midpoint|mid-point|mid point|modulus|argument|amplitude|centre|center|first term|common difference|common ratio|last term|derivative|determinant|inverse|adjoint|
maximum|minimum|maximum value|minimum value|local maximum|local minimum|total time|time taken|average speed|kinetic energy|potential energy|time of flight|maximum height|horizontal range|time period|efficiency|half[- ]life|rate constant|
smallest|largest|number of boys|number of girls|boys|girls`.replaceAll('\n', '')

const ARTICLES = '(?:the |its |his |her |their |a |an |total |final |new )*'
const START =
  '(?:find|calculate|determine|compute|evaluate|write|give|what is|what are|what will be|what was|what were|tell)'
/** These join two things into one: 'the sum of … and …'. Alone they can be asked: 'the sum and the product of the roots'. */
const JOINING =
  /^(?:the |their )*(?:sum|product|difference|ratio|hcf|lcm|average|mean|distance|area|region|angle)(?:s)? (?:of|between|bounded|enclosed)(?! (?:the |its |their )?(?:roots|zeroes|zeros|digits)$)/

const TWO_NOUNS = new RegExp(
  `^((?:.*?[\\s.,;?])?)(${START}) (${ARTICLES}(?:${NOUNS})(?![a-z])[^.;?]*?),? and (?:also )?(?:(?:find|what is|what are|calculate) )?(${ARTICLES}(?:${NOUNS})(?![a-z])[^;?]*)$`,
)
const TWO_COUNTS =
  /^((?:.*?[\s.,;?])?)(how (?:many|much|long|far)) ([^.;?]*?),? and (how (?:many|much|long|far) [^;?]*)$/

/** 'Find the speed of the boat and of the stream': two asks that share their noun. */
const BOAT_AND_STREAM =
  /^(.*?)(?:the )?(speed|rate|velocity) of (?:the )?(boat|man|swimmer|motorboat)( in still water)? and (?:the )?(?:(?:speed|rate) )?(?:of )?(?:the )?(stream|current|river)(.*)$/

/** 'Speed of stream and boat', at the end and without a verb. */
const STREAM_FIRST =
  /(?:(?:find|calculate) )?(?:the )?speed of (?:the )?(stream|current) and (?:of )?(?:the )?(boat|man|swimmer)(?: in still water)?\??$/

/** One of two things asked: the question for it alone, and its name. */
interface Ask {
  question: string
  name: string
}

/** The two questions of a doubt that asks for two things, each with the whole story; null for a doubt with one ask. */
export function splitAsks(tidied: string): readonly [Ask, Ask] | null {
  // What is told after the asks ('take g = 10') is told for both.
  const { asking = tidied, told = '' } = TOLD_LAST.exec(tidied)?.groups ?? {}
  const asks = boatAndStream(asking) ?? twoCounts(asking) ?? twoNouns(asking)
  return (
    asks && [
      { ...asks[0], question: asks[0].question + told },
      { ...asks[1], question: asks[1].question + told },
    ]
  )
}

/** Sentences after the asks, without an ask of their own. */
const TOLD_LAST = new RegExp(
  `^(?<asking>.*(?:find|calculate|determine|compute|evaluate|what|how) [^.?;]*)(?<told>[.;] (?!.*(?:${START}|how) ).*)$`,
)

/** The numbers that a question tells. */
export const numbersIn = (question: string): string => `${(question.match(/\d+(?:\.\d+)?/g) ?? []).sort()}`

function boatAndStream(tidied: string): readonly [Ask, Ask] | null {
  const match = BOAT_AND_STREAM.exec(
    tidied.replace(
      STREAM_FIRST,
      (_, stream: string, boat: string) => `find the speed of the ${boat} and the ${stream}`,
    ),
  )
  if (!match) return null
  const [, before = '', noun = '', body = '', still = ' in still water', stream = '', after = ''] = match
  // 'If the speed of the boat and the stream are …' tells, and does not ask.
  if (/\d/.test(after) || !/(?:find|what is|what are|calculate|determine)(?: the)? ?$/.test(before))
    return null
  return [
    { question: `${before}the ${noun} of the ${body}${still}${after}`, name: body },
    { question: `${before}the ${noun} of the ${stream}${after}`, name: stream },
  ]
}

function twoCounts(tidied: string): readonly [Ask, Ask] | null {
  const match = TWO_COUNTS.exec(tidied)
  if (!match) return null
  const [, before = '', how = '', first = '', second = ''] = match
  const shared = /^how (?:many|much) [a-z]+ ((?:are|is|will|were|in|of|present|there) .*)$/.exec(second)?.[1]
  const isBare = /^[a-z]+(?: [a-z]+)?$/.test(first)
  return [
    { question: `${before}${how} ${first}${isBare && shared !== undefined ? ` ${shared}` : ''}`, name: '' },
    { question: `${before}${second}`, name: '' },
  ]
}

function twoNouns(tidied: string): readonly [Ask, Ask] | null {
  const match = TWO_NOUNS.exec(tidied) ?? TWO_NOUNS.exec(withVerb(tidied))
  if (!match) return null
  const [, before = '', start = '', first = '', second = ''] = match
  // 'The current through 10 ohm connected across 220 V and the power consumed': the second is of the same thing.
  const own = /\d/.test(first) ? OF_WHAT.exec(first)?.[1] : undefined
  const bareSecond = own === undefined ? undefined : BARE_DONE.exec(second)?.[1]
  const isJoining = JOINING.test(first) && !(bareSecond !== undefined && /^(?:the )*area of/.test(first))
  if (isJoining || /(?<![a-z])(?:between|both|either|ratio|if|when|whose)(?![a-z])/.test(first)) return null
  // 'A cylinder of radius 7 cm and height 10 cm' tells the height.
  if (TOLD.test(second)) return null
  // 'The area and the perimeter of a square of side 5': the first is of the same thing.
  const shared = SHARED.exec(second)?.[1]
  const isBare = BARE.test(first)
  if (own !== undefined && bareSecond !== undefined)
    return [
      { question: `${before}${start} ${first}`, name: nameOf(first) },
      { question: `${before}${start} ${bareSecond}${own}`, name: nameOf(bareSecond) },
    ]
  return [
    {
      question: `${before}${start} ${first}${isBare && shared !== undefined ? shared : ''}`,
      name: nameOf(first),
    },
    { question: `${before}${start} ${second}`, name: nameOf(second) },
  ]
}

/** 'Area and circumference of a circle of radius 14 cm': what is asked comes first, or after the last full stop. */
const withVerb = (tidied: string): string =>
  /(?<![a-z])(?:find|what|how|calculate|which|is|are|has|have)(?![a-z])/.test(tidied.replace(/^.*[.;?] /, ''))
    ? tidied
    : tidied.replace(/^((?:.*[.;?] )?)/, '$1find ')

const TOLD = new RegExp(`^${ARTICLES}(?:${NOUNS})(?: of| is| are| =|:)* ?[₹\\d]`)
const SHARED = new RegExp(`^${ARTICLES}(?:${NOUNS})( (?:of|for|on|when|if|whose) .*)$`)
const BARE = new RegExp(`^${ARTICLES}(?:${NOUNS})$`)
const OF_WHAT = new RegExp(`^${ARTICLES}(?:${NOUNS})( (?:of|for|on|in|through|by) .*\\d.*)$`)
const BARE_DONE = new RegExp(
  `^(${ARTICLES}(?:${NOUNS}))(?: (?:consumed|dissipated|used|drawn|earned|required|needed|taken|produced))?[\\s?.]*$`,
)
const NAME = new RegExp(
  `^(?:the |its |his |her |their |a |an )*((?:total |final |new )?(?:${NOUNS}))(?![a-z])`,
)
const nameOf = (ask: string): string => NAME.exec(ask)?.[1] ?? ''

/** Whether an answer states two things: 'Time 4 s, velocity 40 m/s', 'Profit of ₹300, which is 25%'. */
export const statesTwo = (answer: string): boolean =>
  /[,;] | and | or /.test(answer.replace(/\([^)]*\)/g, ' '))

/** Whether a doubt asks again after a question: 'Efficiency? If it takes in 1000 J, how much work does it do?' */
export const asksAgain = (doubt: string): boolean =>
  /\?\s+[^?]*(?<![a-z])(?:how|what|which|when|where|find|calculate|determine)(?![a-z])/i.test(doubt)
