import type { Difficulty } from '@ekagra/schema/difficulty'
import * as z from 'zod/mini'
import type { Given } from '../../kit/define-generator.ts'
import { toPlainText } from '../../kit/wording/plain-text.ts'

const Plain = z.union([z.number(), z.string(), z.boolean(), z.null()])
/** What each of the words that were seen in a slot means. */
const Words = z.record(z.string(), Plain)
/**
 * How the numbers of a slot are read: as printed, as the terms of an expression ('x - 3' is 1, -3), as
 * fractions ('3/4'), as times in minutes ('1 hour 5 minutes', '9:30 a.m.'), or as the
 * coefficients of a polynomial, also of the powers that are not there ('x^2 - 4' is 1, 0, -4), of i, j and
 * k, or as shares of their sum ('3 : 1' is 0.75, 0.25).
 */
const Reading = z.enum([
  'terms',
  'fractions',
  'minutes',
  'polynomial',
  'second-polynomial',
  'vector',
  'shares',
])
export type Reading = z.infer<typeof Reading>

/** How a fact of a generator is read from the slots of its text. */
const Fill = z.union([
  /** The same in every question of this form. */
  z.strictObject({ is: z.union([Plain, z.array(Plain)]) }),
  /** A number of a slot, times a constant; a word of another slot may make it negative ('decreases'). */
  z.strictObject({
    slot: z.number(),
    number: z.number(),
    times: z.number(),
    as: z.optional(Reading),
    /** What is left of this: 35% of the votes for the loser are 65% for the winner. */
    of: z.optional(z.number()),
    /** Another number of the text that is added: a price less what was paid at once. */
    plus: z.optional(z.strictObject({ slot: z.number(), number: z.number(), times: z.number() })),
    negative: z.optional(z.strictObject({ slot: z.number(), words: z.array(z.string()) })),
  }),
  /** All numbers of a slot. */
  z.strictObject({ list: z.number(), as: z.optional(Reading) }),
  /** Which of the slots from `among` on says the same as this slot. */
  z.strictObject({ place: z.number(), among: z.number() }),
  /** The smaller or the larger of two numbers of the text. */
  z.strictObject({
    extreme: z.enum(['least', 'most']),
    numbers: z.array(z.strictObject({ slot: z.number(), number: z.number() })),
  }),
  /** How many things a slot lists. */
  z.strictObject({ count: z.number() }),
  /** What the words of a slot mean, or one of its words (-1 is the last). */
  z.strictObject({ slot: z.number(), token: z.optional(z.number()), words: Words }),
  /** The text of a slot: all of it, without spaces, without its article, also in the singular, or one of its words. */
  z.strictObject({
    slot: z.number(),
    text: z.union([
      z.literal('whole'),
      z.literal('joined'),
      z.literal('thing'),
      z.literal('singular'),
      z.number(),
    ]),
    letters: z.optional(z.enum(['upper', 'lower'])),
  }),
  /** Every word of a slot. */
  z.strictObject({ tokens: z.number(), letters: z.optional(z.enum(['upper', 'lower'])) }),
])
export type Fill = z.infer<typeof Fill>

/** One wording of a type of question: what is said between its slots, and how its facts follow from them. */
export const Form = z.strictObject({
  /** The text before, between and after the slots. */
  parts: z.array(z.string()),
  /** For each slot, the texts around its numbers that were seen; free words when null. */
  slots: z.array(z.nullable(z.array(z.string()))),
  /** How the letters of points and people were repeated: 'ABC AB' is a triangle and one of its sides. */
  letters: z.optional(z.array(z.string())),
  /** Slots that repeat a word of another one in every question: what is asked about is always the first that was named. */
  echoes: z.optional(z.array(z.strictObject({ slot: z.number(), of: z.number(), token: z.number() }))),
  fills: z.array(z.tuple([z.string(), Fill])),
  /** A draw of this form, for its shape, its units and as a worked example. */
  level: z.enum(['easy', 'medium', 'hard'] satisfies Difficulty[]),
  seed: z.string(),
})
export type Form = z.infer<typeof Form>

export const TypeForms = z.strictObject({
  id: z.string(),
  version: z.number(),
  /** Every word that was seen in a slot of free words. */
  words: z.array(z.string()),
  forms: z.array(Form),
})
export type TypeForms = z.infer<typeof TypeForms>

/** One way to write each sign, so that a typed text and a rendered one can be compared. Capitals are kept: Co is not CO. */
export const tidy = (text: string): string =>
  toPlainText(text)
    .normalize('NFKC')
    .replace(/[−–—]/g, '-')
    .replace(/[×✕·]/g, '*')
    .replace(/[‘’“”"']/g, '')
    .replace(/(?<=\d),(?=\d{2,3}(?:\D|$|,))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.?:]+$/, '')
    .trim()

const INSTRUCTION =
  /^(?:choose the correct answer|select the correct option from those given below|mark the correct alternative out of the four given|answer the following question|read the question carefully and choose the correct option|identify the correct answer)[.:] /i
const NOTE =
  /,? ?[([]?\b(?:neglect air resistance and )?(?:take|use|taking|using|assume(?: that)?|given(?: that)?)? ?(?<!\p{L})(π = (?:22\/7|3\.14)|g = (?:10|9\.8) m\/s\^?2)(?![\d\p{L}])(?: and neglect air resistance)?[)\]]?[.,]?(?= |$)/iu
const ASKS =
  /^(.*[.?;,] |)(?:then )?(?:what is|what will be|find|calculate|determine|which of the following is) ((?:[^.?]|\.(?=\d))+)$/i
const ENDS = /^(.*[.?;,] |)(?:then )?((?:[^.?]|\.(?=\d))+?) (?:is|is equal to|will be)$/i

/** The text of a question without what does not matter to its meaning: an instruction, where a note is, how the last sentence asks. */
export function canonical(text: string): string {
  const tidied = tidy(text).replace(INSTRUCTION, '')
  const note = NOTE.exec(tidied)
  const rest = note
    ? `${tidied.slice(0, note.index)} ${tidied.slice(note.index + note[0].length)}`
        .replace(/\s+/g, ' ')
        .replace(/[\s.?:]+$/, '')
        .trim()
    : tidied
  const asked = ASKS.exec(rest) ?? ENDS.exec(rest)
  const question = asked ? `${asked[1] ?? ''}find ${asked[2] ?? ''}` : rest
  return note ? `${question} (${(note[1] ?? '').replace('s^2', 's2')})` : question
}

const NUMBER = /-?\d+(?:\.\d+)?/g
const printed = (slot: string): number[] => (slot.match(NUMBER) ?? []).map(Number)

const FUNCTIONS = /sin|cos|tan|cosec|sec|cot|log|lim|theta|varphi|alpha|beta/g
/** 'x^2 - 5x' -> '1x^2+-5x', when the slot is an expression; otherwise as it is. */
function spread(slot: string): string {
  const isExpression =
    /[a-zα-ω\d)] ?[-+*=<>≤≥^/|] ?[-\d(a-zα-ω√|]/i.test(slot) &&
    !/[a-z]{3}/.test(slot.toLowerCase().replace(FUNCTIONS, ''))
  if (!isExpression) return slot
  return slot
    .replace(/ ?- ?/g, '+-')
    .replace(/ ?\+ ?(?=\+)/g, '')
    .replace(/ ?\+ ?/g, '+')
    .replace(/(^|[(=<>≤≥|,*/^ ])\+(?=-)/g, '$1')
    .replace(/(?<=^|[-+(=|<>≤≥] ?)(?=[a-zα-ω√])/gi, '1')
}

const FRACTION =
  /(?:(\d+(?:\.\d+)?) ?\* ?|(?<![\d.]))10(?:\^\(?|(?=-))(-?\d+)\)?|(?:(\d+) )?(\d+)[/⁄](\d+)|-?\d+(?:\.\d+)?/g
const fractions = (slot: string): number[] =>
  [...slot.matchAll(FRACTION)].map(([all, size, power, whole, top, bottom]) => {
    if (power !== undefined) return Number(`${size ?? 1}e${power}`)
    return top === undefined ? Number(all) : Number(whole ?? 0) + Number(top) / Number(bottom)
  })

const TIME =
  /(\d{1,2}):(\d\d) ?([ap])\.?m|(?:(\d+(?:\.\d+)?) ?(?:hours?|h)\b(?: (?:and )?)?)?(?:(\d+(?:\.\d+)?) ?(?:minutes?|min)\b)?/gi
const minutes = (slot: string): number[] =>
  [...slot.matchAll(TIME)].flatMap(([all, hour, minute, half, hours, rest]) => {
    if (all === '') return []
    return half === undefined
      ? Number(hours ?? 0) * 60 + Number(rest ?? 0)
      : (Number(hour) % 12) * 60 + Number(minute) + (half.toLowerCase() === 'p' ? 720 : 0)
  })

const POLYNOMIAL = /-?(?:\d*[a-z](?:\^\d+)?|\d+)(?:[-+](?:\d*[a-z](?:\^\d+)?|\d+))*(?![a-z])/gi
/** The coefficients of the polynomials of a slot, from the highest power down to the constant. */
const polynomials = (slot: string): number[][] =>
  (slot.replace(/ ?([-+]) ?/g, '$1').match(POLYNOMIAL) ?? []).flatMap((text) => {
    const letters = new Set(text.toLowerCase().match(/[a-z]/g) ?? [])
    if (letters.size !== 1 || !/[-+^]/.test(text.slice(1))) return []
    const powers = new Map<number, number>()
    for (const [, sign = '', size = '', letter, power] of text.matchAll(
      /([-+]?)(\d*)(?:([a-z])(?:\^(\d+))?)?/gi,
    )) {
      if (size === '' && letter === undefined) continue
      const degree = letter === undefined ? 0 : Number(power ?? 1)
      const coefficient = Number(`${sign}${size === '' ? 1 : size}`)
      powers.set(degree, (powers.get(degree) ?? 0) + coefficient)
    }
    const highest = Math.max(...powers.keys())
    if (highest > 9) return []
    return [Array.from({ length: highest + 1 }, (_, index) => powers.get(highest - index) ?? 0)]
  })

/** '6i - 7k' -> 6, 0, -7. */
function vector(slot: string): number[] {
  const text = slot.replace(/\s/g, '')
  if (!/^(?:[-+]?\d*[ijk])+$/.test(text)) return []
  const sizes = new Map(
    [...text.matchAll(/([-+]?)(\d*)([ijk])/g)].map(([, sign = '', size = '', letter = '']) => [
      letter,
      Number(`${sign}${size === '' ? 1 : size}`),
    ]),
  )
  return ['i', 'j', 'k'].map((letter) => sizes.get(letter) ?? 0)
}

export function numbersOf(slot: string, as?: Reading): number[] {
  if (as === 'vector') return vector(slot)
  if (as === 'shares') {
    const parts = printed(slot)
    const whole = parts.reduce((sum, part) => sum + part, 0)
    return parts.map((part) => part / whole)
  }
  if (as === 'polynomial') return polynomials(slot)[0] ?? []
  if (as === 'second-polynomial') return polynomials(slot)[1] ?? []
  if (as === 'minutes') return minutes(slot)
  if (as === 'fractions') return fractions(slot)
  return printed(as === 'terms' ? spread(slot) : slot)
}
/** What is said around the numbers of a slot: '3 days' -> '# days'. */
export const skeletonOf = (slot: string): string =>
  isLetters(slot)
    ? '@'
    : oneUnknown(spread(slot.toLowerCase()))
        .replace(NUMBER, '#')
        .replace(/#(?:st|nd|rd|th)\b/g, '#th')

/** Words of a slot that are never interchangeable: units, and what joins or compares numbers. */
const FIXED =
  /^(?:and|or|of|in|to|the|a|an|per|by|for|from|at|than|more|less|is|are|not|no|each|every|with|[a-z]{1,3}|hours?|minutes?|seconds?|days?|weeks?|months?|years?|met(?:er|re)s?|grams?|lit(?:er|re)s?|rupees?|paise|dozens?|times|percent)$/
/** The skeleton with '~' for each thing that is named: '# green and # red balls' -> '# ~ and # ~ ~'. */
export const looseSkeletonOf = (slot: string): string =>
  skeletonOf(slot).replace(/[a-z]+/g, (word) => (FIXED.test(word) ? word : '~'))

/** An expression in one unknown reads the same whatever the unknown is called; i, j and k are directions. */
function oneUnknown(slot: string): string {
  if (!/[-+^=]/.test(slot) || /[a-z]{3}/.test(slot.replace(FUNCTIONS, ''))) return slot
  const unknowns = /(?<![a-zα-ω])[a-hl-zα-ω](?![a-zα-ω])/g
  return new Set(slot.match(unknowns) ?? []).size === 1 ? slot.replace(unknowns, 'x') : slot
}

/** The name of a point, a side or a person: 'A', 'PQR'. */
const isLetters = (slot: string): boolean => /^[A-Z]{1,4}$/.test(slot)

/** The letters of all such slots that are no facts themselves, renamed in the order in which they come: 'PQR', 'PQ' -> 'ABC AB'. */
export function lettersOf(slots: readonly string[], fills: Form['fills']): string {
  const printed = new Set(
    fills.flatMap(([, fill]) => ('text' in fill ? fill.slot : 'tokens' in fill ? fill.tokens : [])),
  )
  const names = new Map<string, string>()
  const rename = (letter: string) => {
    const known = names.get(letter) ?? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[names.size] ?? '?'
    names.set(letter, known)
    return known
  }
  return slots
    .filter((slot, index) => isLetters(slot) && !printed.has(index))
    .map((slot) => [...slot].map(rename).join(''))
    .join(' ')
}

export const tokensOf = (slot: string): string[] =>
  slot.split(/[\s,;:()]+|(?:^| )and /).filter((token) => token !== '' && token !== '?' && token !== 'and')

/** A canonical text in small letters, and with its capitals. */
export interface Written {
  text: string
  written: string
}
export function writtenAs(question: string): Written {
  const written = canonical(question)
  const text = written.toLowerCase()
  // A few letters change their length with their case; then the places would not agree.
  return text.length === written.length ? { text, written } : { text, written: text }
}

/** Tries at most this many places, so that no text makes the search slow. */
const MOST_TRIES = 400

/** Whether a text begins and ends as a form does and has its words in their order. */
export function hasParts(text: string, parts: readonly string[]): boolean {
  if (!text.startsWith(parts[0] ?? '') || !text.endsWith(parts.at(-1) ?? '')) return false
  let seek = 0
  for (const part of parts) {
    seek = text.indexOf(part, seek)
    if (seek < 0) return false
    seek += part.length
  }
  return true
}

/** The texts of the slots; null when the question is of another form. `text` is in small letters, `written` as typed. */
export function matchForm(
  { text, written }: Written,
  { parts, slots, letters, echoes, fills }: Omit<Form, 'level' | 'seed'>,
  words: ReadonlySet<string>,
): string[] | null {
  const [first = '', ...rest] = parts
  // A form whose words are not all there is left before any search.
  if (!hasParts(text, parts)) return null
  if (rest.length === 0) return text === first ? [] : null
  let tries = 0
  const search = (index: number, at: number): string[] | null => {
    const part = rest[index]
    if (part === undefined) return at === text.length ? [] : null
    const isLast = index === rest.length - 1
    let end = isLast ? text.length - part.length : text.indexOf(part, at + 1)
    while (end > at && end - at <= 160 && tries < MOST_TRIES) {
      tries += 1
      const slot = written.slice(at, end)
      if (fitsSlot(slot, slots[index] ?? null, words)) {
        const after = search(index + 1, end + part.length)
        if (after) return [slot, ...after]
      }
      if (isLast || part === '') break
      end = text.indexOf(part, end + 1)
    }
    return null
  }
  const found = search(0, first.length)
  if (!found || (letters !== undefined && !letters.includes(lettersOf(found, fills)))) return null
  return echoes?.some((echo) => !isEcho(found, echo)) ? null : found
}

export const isEcho = (
  slots: readonly string[],
  { slot, of, token }: { slot: number; of: number; token: number },
): boolean => tokensOf(slots[of] ?? '')[token]?.toLowerCase() === (slots[slot] ?? '').toLowerCase()

/** A slot whose text is itself the fact: the formula of any compound. */
export const ANYTHING = '*'

const fitsSlot = (slot: string, seen: readonly string[] | null, words: ReadonlySet<string>): boolean =>
  seen
    ? (seen[0] === ANYTHING && /^[^.?!]{1,60}$/.test(slot)) ||
      seen.includes(skeletonOf(slot)) ||
      seen.includes(slot.toLowerCase()) ||
      (seen.some((one) => one.includes('~')) &&
        seen.includes(looseSkeletonOf(slot)) &&
        wordsOf(slot).every((word) => /\d/.test(word) || words.has(word)))
    : wordsOf(slot).every((word) => words.has(word))

/** The words of a slot that may hold any words seen. */
export const wordsOf = (slot: string): string[] => slot.toLowerCase().split(/[\s,.-]+/)

/** The facts of a question, put together from its slots; null when a slot says something that was never seen. */
export function fillFacts(fills: Form['fills'], slots: readonly string[]): Given | null {
  const root: Record<string, Given> = {}
  for (const [path, fill] of fills) {
    const value = readFill(fill, slots)
    if (value === undefined) return null
    place(root, path.split('.'), value)
  }
  return toLists(root.root ?? null)
}

/** In 'a rod of copper and a rod of zinc … the length of the copper rod' copper is the longer one only beside zinc: its place tells, not the word. */
const isOnlyRelative = (
  word: string,
  meaning: Given | undefined,
  at: number,
  slots: readonly string[],
): boolean =>
  word.length > 3 &&
  typeof meaning === 'string' &&
  meaning.toLowerCase() !== word.toLowerCase() &&
  slots.some((slot, place) => place !== at && slot.toLowerCase() === word.toLowerCase())

function readFill(fill: Fill, slots: readonly string[]): Given | undefined {
  if ('is' in fill) return fill.is
  if ('list' in fill) return numbersOf(slots[fill.list] ?? '', fill.as)
  if ('place' in fill) {
    const place = slots.slice(fill.among).indexOf(slots[fill.place] ?? '')
    return place < 0 ? undefined : place
  }
  if ('extreme' in fill) {
    const numbers = fill.numbers.map(({ slot, number }) => numbersOf(slots[slot] ?? '')[number])
    if (!numbers.every((one) => one !== undefined)) return undefined
    return fill.extreme === 'least' ? Math.min(...numbers) : Math.max(...numbers)
  }
  if ('count' in fill) return countOf(slots[fill.count] ?? '')
  if ('tokens' in fill)
    return tokensOf(slots[fill.tokens] ?? '').map((token) => inLetters(token, fill.letters))
  const slot = slots[fill.slot] ?? ''
  if ('words' in fill) {
    const word = fill.token === undefined ? slot : tokensOf(slot).at(fill.token)
    if (word === undefined) return undefined
    const meaning = fill.words[word.toLowerCase()]
    return isOnlyRelative(word, meaning, fill.slot, slots) ? undefined : meaning
  }
  if ('text' in fill) return textOf(slot, fill)
  const number = numbersOf(slot, fill.as)[fill.number]
  if (number === undefined) return undefined
  const { negative, times, plus, of } = fill
  if (of !== undefined) return of - number
  if (plus) {
    const other = numbersOf(slots[plus.slot] ?? '')[plus.number]
    return other === undefined ? undefined : scaled(number, times) + scaled(other, plus.times)
  }
  const isNegative = negative?.words.includes((slots[negative.slot] ?? '').toLowerCase())
  return scaled(number, isNegative ? -times : times)
}

export const scaled = (number: number, times: number): number =>
  times === 1 ? number : Number((number * times).toPrecision(12))

export const countOf = (slot: string): number => slot.split(/, | and /).length

const inLetters = (text: string, letters: 'upper' | 'lower' | undefined): string =>
  letters === undefined ? text : letters === 'upper' ? text.toUpperCase() : text.toLowerCase()

export function textOf(
  slot: string,
  { text, letters }: Extract<Fill, { text: unknown }>,
): string | undefined {
  const own =
    typeof text === 'number'
      ? tokensOf(slot).at(text)
      : text === 'joined'
        ? slot.replace(/\s/g, '')
        : text === 'whole'
          ? slot
          : slot.replace(/^(?:an?|the) /i, '').replace(text === 'singular' ? /(?:(?<=x)es|s)$/ : /$/, '')
  return own === undefined ? undefined : inLetters(own, letters)
}

function place(into: Record<string, Given>, [name = '', ...rest]: readonly string[], value: Given): void {
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const known = into[name]
  // Facts are put together here field by field, so what is there already is an object.
  const inner: Record<string, Given> = {}
  if (typeof known === 'object' && known !== null)
    for (const [field, fact] of Object.entries(known)) inner[field] = fact
  place(inner, rest, value)
  into[name] = inner
}

/** Fields named [0], [1], … are a list. */
function toLists(given: Given): Given {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given
  const entries = Object.entries(given).map(([name, value]) => [name, toLists(value)] as const)
  if (entries.length > 0 && entries.every(([name], index) => name === `[${index}]`))
    return entries.map(([, value]) => value)
  return Object.fromEntries(entries)
}
