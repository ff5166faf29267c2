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
  z.strictObject({ slot: z.number(), words: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])) }),
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

/** The texts of the slots; null when the question is of another form. */
export function matchForm(text: string, { parts, slots }: Pick<Form, 'parts' | 'slots'>, words: ReadonlySet<string>): string[] | null {
  const [first = '', ...rest] = parts
  if (!text.startsWith(first)) return null
  let at = first.length
  const found: string[] = []
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1
    const end = isLast ? (text.endsWith(part) ? text.length - part.length : -1) : text.indexOf(part, at + 1)
    if (end <= at || end - at > 160) return null
    const slot = text.slice(at, end)
    const seen = slots[index]
    if (seen ? !seen.includes(skeletonOf(slot)) : !slot.split(/[\s,.-]+/).every((word) => words.has(word))) return null
    found.push(slot)
    at = end + part.length
  }
  return at === text.length || rest.length === 0 ? (rest.length === 0 && text !== first ? null : found) : null
}

/** The facts of a question, put together from its slots; null when a slot says something that was never seen. */
export function fillFacts(fills: Form['fills'], slots: readonly string[]): Given | null {
  const root: Record<string, Given> = {}
  for (const [path, fill] of fills) {
    const value = valueOf(fill, slots)
    if (value === undefined) return null
    place(root, path.split('.'), value)
  }
  return toLists(root.root ?? null)
}

function valueOf(fill: Fill, slots: readonly string[]): Given | undefined {
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
  const inner: Record<string, Given> = typeof known === 'object' && known !== null && !Array.isArray(known) ? { ...known } : {}
  place(inner, rest, value)
  into[name] = inner
}

/** Fields named [0], [1], … are a list. */
function toLists(given: Given): Given {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given
  const entries = Object.entries(given).map(([name, value]) => [name, toLists(value)] as const)
  if (entries.length > 0 && entries.every(([name], index) => name === `[${index}]`)) return entries.map(([, value]) => value)
  return Object.fromEntries(entries)
}
