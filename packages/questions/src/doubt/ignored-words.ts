/**
 * Words that change what is asked. A reader that knows them gives another answer without them, or none; one that gives the same has left the word unread:
 * 'the volume if it is doubled', 'how far is it after half of them leave'.
 */
const TELLING =
  /(?<![\p{L}\p{M}])(?:not|never|except|excluding|leaving out|without|doubled|halved|tripled|trebled|double|thrice|twice|reversed?|decayed|slant|reflex|hollow|non|instead|negative|prime|odd|even|quarterly|monthly|daily|weekly|per month|per head|reciprocals?|alternate|difference|(?:third|fourth|last) (?:year|month|week|day|hour)|before the|after (?:one|some|half)|half of it|half of them|nahi|nahin|dugn[aie]|dugun[aie]|aadh[aie]|tigun[aie]|chhodkar|chodkar|नहीं|दुगुना|दुगुनी|आधा|आधी|छोड़कर|तिगुना)(?![\p{L}\p{M}])/giu
/** Where such a word is a part of a name or of a phrase that says what is plain anyhow. */
const PLAIN =
  /potential difference|common difference|double[- ](?:slit|bond)|(?:does|do|may|should|did|is|are) not (?:to )?(?:change|increase|decrease|equal|parallel)|so as not|not to (?:increase|change)|without (?:using|stopping)/gi

/** The question without each of its telling words, one at a time. */
export function withoutTellingWords(question: string): string[] {
  const shorter: string[] = []
  const plain = question.replace(PLAIN, (phrase) => ' '.repeat(phrase.length))
  for (const { 0: word, index } of plain.matchAll(TELLING)) {
    shorter.push(`${question.slice(0, index)}${question.slice(index + word.length).trimStart()}`)
    if (shorter.length === MOST) break
  }
  return shorter
}

/** More of them are in no question that is solved here, and each is solved once more. */
const MOST = 6

/** Units of one measure, as they are written. */
const UNITS: readonly (readonly [one: string, other: string])[] = [
  ['cm|centimet(?:er|re)s?', 'm|met(?:er|re)s?'],
  ['km|kms|kilomet(?:er|re)s?', 'm|met(?:er|re)s?'],
  ['mm|millimet(?:er|re)s?', 'cm|centimet(?:er|re)s?'],
  ['h|hrs?|hours?', 'min|mins|minutes?'],
  ['min|mins|minutes?', 's|secs?|seconds?'],
  ['days?', 'weeks?'],
  ['kg|kgs', 'g|gms?|grams?'],
  ['l|lit(?:er|re)s?', 'ml'],
]
/** Workers who do not work alike, and things that do not cost alike. */
const KINDS: readonly (readonly [one: string, other: string])[] = [
  ['men', 'women'],
  ['men', 'boys'],
  ['men', 'children'],
  ['women', 'children'],
  ['pens', 'pencils'],
]
const asWritten = (name: string): RegExp =>
  new RegExp(`(?<=\\d ?(?:more |new |other )?)(?:${name})(?![a-z0-9/^²³])`, 'gi')
const units = UNITS.map(([one, other]) => [asWritten(one), asWritten(other)] as const)
const kinds = KINDS.map(([one, other]) => [asWritten(one), asWritten(other)] as const)
/** '6 men or 10 women' says how the two compare. */
const EQUIVALENT = /\d (?:men|women|boys|children) (?:or|=|are equal)/i

/**
 * The question with one of two unlike units written as the other: who answers all of a group as before has not read them. For kinds of workers both must be
 * tried, since the numbers may be such that one of the two makes no difference.
 */
export function withUnitsAlike(question: string): string[][] {
  const alike = (pairs: typeof units) =>
    pairs.flatMap(([one, other]) => {
      const [a, b] = [question.match(one)?.[0], question.match(other)?.[0]]
      return a !== undefined && b !== undefined
        ? [[question.replace(one, b), question.replace(other, a)]]
        : []
    })
  return [
    ...alike(units).flatMap((both) => both.map((one) => [one])),
    ...(EQUIVALENT.test(question) ? [] : alike(kinds)),
  ]
}
