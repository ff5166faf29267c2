import type { Difficulty } from '@ekagra/schema/difficulty'
import * as z from 'zod/mini'
import type { Given } from '../../kit/define-generator.ts'
import { toPlainText } from '../../kit/wording/plain-text.ts'

/** How a fact of a generator is read from the slots of its text. */
const Fill = z.union([
  /** The same in every question of this form. */
  z.strictObject({ is: z.union([z.number(), z.string(), z.boolean(), z.null()]) }),
  /** A number of a slot, times a constant. */
  z.strictObject({ slot: z.number(), number: z.number(), times: z.number() }),
  /** All numbers of a slot. */
  z.strictObject({ list: z.number() }),
  /** What the words of a slot mean. */
  z.strictObject({
    slot: z.number(),
    words: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
  }),
])
export type Fill = z.infer<typeof Fill>

/** One wording of a type of question: what is said between its slots, and how its facts follow from them. */
export const Form = z.strictObject({
  /** The text before, between and after the slots. */
  parts: z.array(z.string()),
  /** For each slot, the texts around its numbers that were seen; free words when null. */
  slots: z.array(z.nullable(z.array(z.string()))),
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

/** One way to write each sign, so that a typed question and a rendered one can be compared. */
export const canonical = (text: string): string =>
  toPlainText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/[×✕·]/g, '*')
    .replace(/[‘’“”"']/g, '')
    .replace(/(?<=\d),(?=\d{2,3}(?:\D|$|,))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.?:]+$/, '')
    .trim()

const NUMBER = /-?\d+(?:\.\d+)?/g
export const numbersOf = (slot: string): number[] => (slot.match(NUMBER) ?? []).map(Number)
/** What is said around the numbers of a slot: '3 days' -> '# days'. */
export const skeletonOf = (slot: string): string => slot.replace(NUMBER, '#')

/** Tries at most this many places, so that no text makes the search slow. */
const MOST_TRIES = 400

/** The texts of the slots; null when the question is of another form. */
export function matchForm(
  text: string,
  { parts, slots }: Pick<Form, 'parts' | 'slots'>,
  words: ReadonlySet<string>,
): string[] | null {
  const [first = '', ...rest] = parts
  if (!text.startsWith(first) || !text.endsWith(parts.at(-1) ?? '')) return null
  if (rest.length === 0) return text === first ? [] : null
  // A form whose words are not all there is left before any search.
  let seek = 0
  for (const part of parts) {
    seek = text.indexOf(part, seek)
    if (seek < 0) return null
    seek += part.length
  }
  let tries = 0
  const search = (index: number, at: number): string[] | null => {
    const part = rest[index]
    if (part === undefined) return at === text.length ? [] : null
    const isLast = index === rest.length - 1
    let end = isLast ? text.length - part.length : text.indexOf(part, at + 1)
    while (end > at && end - at <= 160 && tries < MOST_TRIES) {
      tries += 1
      const slot = text.slice(at, end)
      if (fitsSlot(slot, slots[index] ?? null, words)) {
        const after = search(index + 1, end + part.length)
        if (after) return [slot, ...after]
      }
      if (isLast || part === '') break
      end = text.indexOf(part, end + 1)
    }
    return null
  }
  return search(0, first.length)
}

const fitsSlot = (slot: string, seen: readonly string[] | null, words: ReadonlySet<string>): boolean =>
  seen ? seen.includes(skeletonOf(slot)) : slot.split(/[\s,.-]+/).every((word) => words.has(word))

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

function readFill(fill: Fill, slots: readonly string[]): Given | undefined {
  if ('is' in fill) return fill.is
  if ('list' in fill) return numbersOf(slots[fill.list] ?? '')
  const slot = slots[fill.slot] ?? ''
  if ('words' in fill) return fill.words[slot]
  const number = numbersOf(slot)[fill.number]
  return number === undefined ? undefined : Number((number * fill.times).toPrecision(12))
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
