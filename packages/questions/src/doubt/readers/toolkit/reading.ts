import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'

const NUMBER = String.raw`(\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?(?:e-?\d+)?|\.\d+)`
const compiled = new Map<string, RegExp>()

/** `#` in a pattern is a number, which is a group; the pattern begins and ends at the edge of a word. */
export function compile(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const made = new RegExp(
    `(?<![a-z\\d.])(?:${pattern.replaceAll('#', NUMBER)})(?![a-z\\d]|\\.\\d|\\/[a-z\\d])`,
    'g',
  )
  compiled.set(pattern, made)
  return made
}

/** '2 1/2', '3/4', '12.5' and '9e9' as fractions; null for a division by zero. */
export function toExact(text: string): Exact | null {
  if (!/^[\d./ e-]+$/.test(text)) return null
  const [whole = '0', part] = text.trim().split(' ')
  if (/\/0+$/.test(text)) return null
  const [mantissa = '0', exponent] = whole.split('e')
  const base = new Fraction(mantissa)
  const power = exponent === undefined ? 0 : Number(exponent)
  if (Math.abs(power) > 40) return null
  const scale = new Fraction(10n ** BigInt(Math.abs(power)))
  const value = power < 0 ? base.div(scale) : base.mul(scale)
  return part ? value.add(new Fraction(part)) : value
}

/**
 * Words that never change what is asked. 'Not', 'more', 'each', 'remaining', 'after', 'together', 'alone', 'twice' and the like do, and must be taken by
 * the reader that understands them.
 */
const NEUTRAL = new Set(
  `a an the of at is are was were be been being will would shall should can could may for in on to from into find calculate compute determine evaluate
  what how much many if his her its he she it him that this these those which who whose whom then given let when where and by with get gets got do does
  did so value answer following using use we i my me you your they them their has have had as same certain whole piece there per such takes take taken
  took taking need needs needed required requires require want wants gives give giving given it's also now here about us our approximately nearest
  correct choose select option options please one's ans used become becomes became obtained obtain fully entire order various kinds kind varieties variety
  expressed known called respective always thus hence therefore since i.e ie , . : ; = ? ' " - ( ) ! / & equal equals equally respectively each's one ones' let's exactly`.split(
    /\s+/,
  ),
)

/** Words that change what is asked, wherever they stand. */
const TURNING = new Set(
  `not no never except without instead half twice thrice double triple again back return returns returning stop stops stopped stopping stoppage reverse reversed opposite
  after before until till later earlier late early other another others remaining rest left more less extra further only last slower faster destroy destroys break breaks`.split(
    /\s+/,
  ),
)
/** The same words where they change nothing. */
const TURNING_NOTHING =
  /(?:each|one) (?:an)?other|after (?:how|what)|together again|again together|so as not to|(?:expenditure|expense|budget|spending) (?:does|do|may|should) not/g
/** What stands before a name that is only a place or a partner. */
const BESIDE = new Set('from to of at in between with by near on for towards via'.split(' '))

/** A number with a minus right before it, which is not 'from 5 - 10' and not a dash. */
const SIGNED = /(?:^|[\s(=:,])-\d/

/** A question while it is being read: what a reader has understood is taken out, and nothing may be left over. */
export class Reading {
  readonly text: string
  readonly names: ReadonlySet<string>
  /** As it was typed, for what only capitals tell: formulas of compounds. */
  readonly original: string
  rest: string
  /** Whether a stretch of any words has swallowed one that changes the question. */
  private isSwallowed = false

  constructor(text: string, names: ReadonlySet<string>, original = text) {
    this.text = text
    this.names = names
    this.original = original
    this.rest = text
  }

  /** Whether the whole question says this; nothing is taken out. */
  has(pattern: string): boolean {
    return compile(pattern).test(this.reset(pattern))
  }

  /** Takes the first match out of the text and returns its numbers; null if nothing matches or a number cannot be read. */
  take(pattern: string): Exact[] | null {
    const expression = compile(pattern)
    expression.lastIndex = 0
    const match = expression.exec(this.rest)
    if (!match) return null
    this.watch(pattern, match[0])
    this.rest = `${this.rest.slice(0, match.index)} ¦ ${this.rest.slice(match.index + match[0].length)}`
    const numbers: Exact[] = []
    for (const group of match.slice(1)) {
      if (group === undefined) continue
      const value = toExact(group)
      if (!value) return null
      numbers.push(value)
    }
    return numbers
  }

  /** The first number of the first match. */
  one(pattern: string): Exact | undefined {
    return this.take(pattern)?.[0]
  }

  /** The words of the groups of the first match, which is taken out. */
  words(pattern: string): string[] | null {
    const expression = compile(pattern)
    expression.lastIndex = 0
    const match = expression.exec(this.rest)
    if (!match) return null
    this.watch(pattern, match[0])
    this.rest = `${this.rest.slice(0, match.index)} ¦ ${this.rest.slice(match.index + match[0].length)}`
    return match.slice(1).filter((group): group is string => group !== undefined)
  }

  /** The first number of every match. */
  all(pattern: string): Exact[] {
    const found: Exact[] = []
    for (let one = this.one(pattern); one !== undefined; one = this.one(pattern)) found.push(one)
    return found
  }

  /** Takes out every match; whether there was one. */
  drop(pattern: string): boolean {
    const before = this.rest
    this.rest = this.rest.replace(compile(pattern), (taken) => {
      this.watch(pattern, taken)
      return ' '
    })
    return this.rest !== before
  }

  /** A pattern may leave a stretch of words open ('how long [any words] together'), but not for words that change what is asked. */
  private watch(pattern: string, taken: string): void {
    if (!pattern.includes('[a-z')) return
    this.isSwallowed ||= (taken.replace(TURNING_NOTHING, ' ').match(/[a-z]+/g) ?? []).some(
      (word) => TURNING.has(word) && !pattern.includes(word),
    )
  }

  /** Whether everything was understood: no number and no word is left but neutral words, names and those given. */
  done(words = ''): boolean {
    if (this.isSwallowed) return false
    // The sign of '-25 cm' was not read.
    if (SIGNED.test(this.text) && /(?:^|[\s(=:,])-\s?¦/.test(this.rest)) return false
    const own = new Set(words.split(/\s+/))
    const left = this.rest.split(/[\s,.;:?'"()¦!=-]+/).filter((word) => word !== '')
    const isKnown = (word: string) => NEUTRAL.has(word) || own.has(word)
    if (!left.every((word) => isKnown(word) || this.names.has(word))) return false
    return !this.tellsOfTwo(isKnown)
  }

  /** 'Ravi is 7th from the left, Mohan 9th from the right': one of the two is not the person that the reader has in mind. */
  private tellsOfTwo(isKnown: (word: string) => boolean): boolean {
    const actors: string[][] = []
    const words = this.rest.match(/[a-z]+|[^a-z\s]/g) ?? []
    const isName = (word: string | undefined) => word !== undefined && this.names.has(word) && !isKnown(word)
    for (const [at, word] of words.entries()) {
      if (!isName(word)) continue
      const [before = '', second] = [words[at - 1], words[at - 2]]
      const together = actors.at(-1)
      if (together && (isName(before) || (before === 'and' && isName(second)))) together.push(word)
      // Places and those who receive are not told of: 'from Delhi', 'to Mohan'.
      else if (!BESIDE.has(before)) actors.push([word])
    }
    return actors.some((one) => actors.some((other) => !one.some((name) => other.includes(name))))
  }

  private reset(pattern: string): string {
    compile(pattern).lastIndex = 0
    return this.text
  }
}

/** Words that begin with a capital are names of people and places, unless they have a meaning of their own. */
const NO_NAMES = new Set(
  `after before not no non never except more less fewer greater smaller older younger twice thrice half double triple each every remaining rest left together
  alone both only at least most first last second third another other others next previous without instead again later earlier once all none neither either
  simple compound profit loss gain discount average ratio sum difference product total minimum maximum least greatest largest smallest two three four five six
  seven eight nine ten find what how if when in the a an present current hollow solid slant reflex prime odd even inner outer daily weekly monthly quarterly
  yearly annually upstream downstream still decayed gst tax brother sister father mother son daughter husband wife men women boys girls children`.split(
    /\s+/,
  ),
)
/** What a person does, right after the name: a capital at the beginning of a sentence tells nothing by itself ('Non leap year'). */
const DOES =
  /^(?:'s| (?:is|was|has|had|can|could|will|would|does|did|and|or|alone|scores?|gets?|got|goes|went|walks?|runs?|ran|starts?|faces?|turns?|moves?|travels?|drives?|drove|rides?|rode|rows?|swims?|covers?|leaves|left|reaches|buys?|bought|sells?|sold|pays?|paid|spends?|spent|saves?|earns?|invests?|lends?|lent|borrows?|deposits?|gives?|gave|takes?|took|makes?|made|finds?|found|says?|said|ranks?|stands?|sits?|lives?|works?|does|completes?|finishes|reads?|wrote|writes?|types?|eats?|ate|plays?|won|wins?|lost|loses|beats?|throws?|tosses|rolls?|drops?|lifts?|pushes|pulls?|marks|mixes|needs?|wants?|[a-z]{2,}ed|\d+(?:st|nd|rd|th)|\d+ k?m towards|morning)(?![a-z])|,)/

/** Titles ('The Volume Of A Cone') have a capital everywhere, so a capital says nothing in them. */
function isTitle(words: readonly string[]): boolean {
  // A name that comes again and again is one name.
  const long = [...new Set(words)].filter((word) => word.length > 3)
  return long.length > 3 && long.filter((word) => /^[A-Z]/.test(word)).length * 2 > long.length
}

export function namesIn(original: string): Set<string> {
  const names = new Set<string>()
  const titled = isTitle(original.match(/[A-Za-z]+/g) ?? [])
  for (const { 0: word, index } of original.matchAll(/(?<![A-Za-z])[A-Z][a-z]*(?![A-Za-z])/g)) {
    const lower = word.toLowerCase()
    if (NO_NAMES.has(lower) || (titled && word.length > 1)) continue
    const before = original.slice(Math.max(0, index - 2), index)
    const isFirst = word.length > 1 && /(?:^|[.?!:;\n] ?|\n)$/.test(before)
    if (!isFirst || DOES.test(original.slice(index + word.length, index + word.length + 14))) names.add(lower)
  }
  return names
}
