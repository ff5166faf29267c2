import type { Reader } from './found.ts'
import { type Relation, readStory } from './story.ts'

/** A quantity that is known by its name, its symbol or its unit. */
interface SheetQuantity {
  kind: string
  label: string
  /** Its names, as alternatives of a pattern. */
  names: string
  /** How formulas write it: 'R = 5 ohm'. */
  symbol?: string
  /** Another quantity has the same unit, so that the unit alone does not tell which one is meant. */
  isNamed?: true
  /** The unit of the answer, when the question does not say one. */
  unit?: string
  /** Answered in the unit in which this other quantity was told. */
  like?: string
  isSigned?: true
  isMagnitude?: true
  /** It is only told, never asked for. */
  isTold?: true
}

interface Sheet {
  id: string
  cue: RegExp
  concepts: readonly string[]
  quantities: Readonly<Record<string, SheetQuantity>>
  relations: readonly Relation[]
  /** Ways of telling that names and units do not show; they are read first. */
  facts?: readonly (readonly [pattern: string, ...names: string[]])[]
  implied?: readonly (readonly [pattern: string, name: string, value: number])[]
  assumed?: Readonly<Record<string, number>>
  /** Given quantities that need not be used. */
  idle?: readonly string[]
  words: string
  refuses?: string
  /** Answers are exact, not measured: parts of a whole. */
  isExact?: true
  holds?: (known: Map<string, number>) => boolean
}

/** What may stand between a name and its number. */
const LINKS =
  '(?: ?(?:of|is|are|was|be|being|=|:|,|a|an|the|its|equal|to|value|about|as|given|taken)(?![a-z]))* ?'

const WITHOUT_UNIT =
  '(?! ?(?:k?g|[cmk]?m|nm|mol(?:/l)?|molar|s|min|h|day|year|m?v|kv|m?a|k?w|k?j|k?n|k?hz|k?ohm|t|wb|[un]?c|[unp]?f|e?v|d|°c?|k|m?l|atm|k?pa|%|turns?|å)(?![a-z]))'

/** Words of the setting of a numerical, which change nothing in it. */
const SETTING = `body object particle system experiment setup apparatus situation case si unit units magnitude numerical problem question
  due produced acting acts act applied applies exerted exerts experienced experiences connected connect across through flows flowing flow carries carrying carry passed passing
  passes kept placed held situated located put lying lies having possessing has made up so find out obtained working works uses used using it's experience during under within being air vacuum`

/** Every quantity is told by its name before or after its number, or by its unit alone; one is asked by its name. */
export function readSheet(sheet: Sheet): Reader {
  const { quantities, facts = [], words, relations, ...rest } = sheet
  const entries = Object.entries(quantities)
  // 'How many seconds' is what is asked, not the name of a quantity that is given.
  const telling = (names: string) => names.replaceAll('@unit', '¬')
  const named = ({ names: all, symbol }: SheetQuantity) => {
    const names = telling(all)
    return symbol === undefined
      ? `(?:${names})`
      : `(?:(?:${names})(?: ?\\(?${symbol}\\)?(?= ?[=\\d]))?|${symbol}(?= ?[=:]))`
  }
  // 'The pH of 0.1 M' tells no pH: a number without a unit has none after it.
  const numberOf = ({ kind }: SheetQuantity) => (kind === 'plain' ? `#${WITHOUT_UNIT}` : `@${kind}`)
  const before = entries.map(
    ([name, quantity]) =>
      // In '340 m/s speed of sound 20 m/s speed of source' a name between two numbers belongs to the first.
      [
        `${quantity.isNamed ? `(?<!\\d @${quantity.kind}=unit )` : ''}${named(quantity)}${LINKS}${numberOf(quantity)}`,
        name,
      ] as const,
  )
  const after = entries.map(
    ([name, quantity]) => [`@${quantity.kind} (?:of )?(?:${telling(quantity.names)})`, name] as const,
  )
  const bare = entries
    .filter(([, { isNamed, kind }]) => !isNamed && kind !== 'plain')
    .map(([name, { kind }]) => [`@${kind}`, name] as const)
  return readStory({
    ...rest,
    relations,
    quantities: Object.fromEntries(
      entries.map(([name, { names, isTold, symbol: _, isNamed: __, ...quantity }]) => [
        name,
        { ...quantity, ...(!isTold && { asked: `(?:the |its |net |magnitude of )*(?:${names})` }), names },
      ]),
    ),
    facts: [...facts, ...before, ...after, ...bare],
    words: `${SETTING} ${words}`,
  })
}
