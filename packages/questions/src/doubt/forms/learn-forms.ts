import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Draw, Generator, Given } from '../../kit/define-generator.ts'
import { createRandom } from '../../kit/random/random.ts'
import { agrees } from '../../kit/values/agrees.ts'
import { toValue } from '../../kit/values/value.ts'
import { formatValue } from '../../kit/wording/format-value.ts'
import { type Message, render } from '../../kit/wording/say.ts'
import { explainFact } from './explain-fact.ts'
import {
  ANYTHING,
  type Fill,
  type Form,
  fillFacts,
  isEcho,
  lettersOf,
  looseSkeletonOf,
  matchForm,
  skeletonOf,
  type TypeForms,
  tidy,
  tokensOf,
  wordsOf,
  writtenAs,
} from './form.ts'
import type { Sample } from './sample.ts'

const LEVELS: readonly Difficulty[] = ['easy', 'medium', 'hard']
/** A form that is seen less often cannot be told from chance. */
const FEWEST = 5
const MOST_SKELETONS = 12
const FEW_TEXTS = 3
/** Draws of each level that show whether a type has wordings that return. */
const FIRST_LOOK = 25

/**
 * The wordings of a generator and how its facts are read from each, learned from `count` draws of each level. Half as many
 * other draws check them: a form that reads one of those wrongly is dropped.
 */
export function learnForms(generator: Generator, count: number): TypeForms {
  const none = { id: generator.id, version: generator.version, words: [], forms: [] }
  const first = drawSamples(generator, FIRST_LOOK, 'form')
  // Where hardly two questions have one wording, there is nothing to learn.
  if (new Set(first.map(keyOf)).size > 0.9 * first.length) return none
  const samples = drawSamples(generator, count, 'form')
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) {
    const key = keyOf(sample)
    const group = groups.get(key)
    if (group) group.push(sample)
    else groups.set(key, [sample])
  }
  const words = new Set<string>()
  const learned = [...groups.values()].flatMap((group) => learnGroup(group, 2))
  for (const { form, samples: own } of learned)
    for (const { slots } of own)
      slots.forEach((slot, index) => {
        if (form.slots[index]?.some((seen) => seen.includes('~')) ?? true)
          for (const word of wordsOf(slot)) if (!/\d/.test(word)) words.add(word)
      })
  if (learned.length === 0) return none
  const checks = [...samples, ...drawSamples(generator, Math.ceil(count / 2), 'check')]
  const forms = learned.flatMap(({ form, samples: own }) =>
    own.every((sample) => readsRightly(form, sample, words) === true) &&
    checks.every((sample) => readsRightly(form, sample, words) !== false)
      ? [form]
      : [],
  )
  return { id: generator.id, version: generator.version, words: [...words].sort(), forms }
}

/** Draws of one key have one wording, facts of one shape and answers in one unit. */
const keyOf = ({ parts, leaves, unit }: Sample): string => JSON.stringify([parts, unit, [...leaves.keys()]])

/** Whether a form gives the facts of a draw, or others with the same answer; null when the draw is worded in another way. */
function readsRightly(
  form: Form,
  { text, written, given, leadsToAnswer }: Sample,
  words: ReadonlySet<string>,
): boolean | null {
  const slots = matchForm({ text, written }, form, words)
  const facts = slots && fillFacts(form.fills, slots)
  return facts === null ? null : sameFacts(facts, given) || leadsToAnswer(facts)
}

function drawSamples(generator: Generator, count: number, name: string): Sample[] {
  return LEVELS.flatMap((level) =>
    Array.from({ length: count }, (_, turn) => {
      const seed = `${name} ${turn}`
      const draw = tryDraw(generator, level, seed)
      return draw && takeSample(draw, level, seed)
    }).filter((sample) => sample !== null),
  )
}

/** A draw that fails is drawn again with another seed where questions are made; here it is left out. */
function tryDraw(generator: Generator, level: Difficulty, seed: string): Draw | null {
  try {
    return generator.draw(level, createRandom(seed))
  } catch {
    return null
  }
}

function takeSample(draw: Draw, level: Difficulty, seed: string): Sample {
  const { text, written } = writtenAs(render(draw.prompt))
  const values =
    typeof draw.prompt === 'string'
      ? (written.match(/-?\d+(?:\.\d+)?|\b[A-Z]{2,}\b/g) ?? [])
      : leavesOf(draw.prompt).map((leaf) => tidy(leaf))
  const parts: string[] = []
  const slots: string[] = []
  let at = 0
  for (const value of values) {
    // What is not found was moved with a note: it is part of the wording then.
    const found = value === '' ? -1 : findValue(value, text, written, at)
    if (found < 0) continue
    const between = text.slice(at, found)
    const last = slots.at(-1)
    if (last !== undefined && isOneSlot(last, between, value))
      slots[slots.length - 1] = written.slice(at - last.length, found + value.length)
    else {
      parts.push(between)
      slots.push(written.slice(found, found + value.length))
    }
    at = found + value.length
  }
  parts.push(text.slice(at))
  const answer = toValue(draw.answer)
  const unit = answer.kind === 'measure' ? JSON.stringify([answer.unit, answer.style]) : answer.kind
  const leaves = flatten(draw.given, 'root')
  const leadsToAnswer = (facts: Given) => {
    try {
      const solved = draw.solveFor?.(facts) ?? null
      return solved !== null && agrees(draw.answer, solved)
    } catch {
      return false
    }
  }
  return { text, written, parts, slots, leaves, given: draw.given, leadsToAnswer, unit, level, seed }
}

/** As it is written, or in other letters: a value may begin a sentence. */
function findValue(value: string, text: string, written: string, at: number): number {
  const exactly = written.indexOf(value, at)
  return exactly < 0 ? text.indexOf(value.toLowerCase(), at) : exactly
}

const isNumber = (slot: string) => /^-?\d[\d., and-]*$/.test(slot)
/** Slots with nothing between them cannot be told apart, and a list of numbers may be of any length. */
const isOneSlot = (last: string, between: string, next: string): boolean =>
  between === '' || (/^(?:, | and |, and )$/.test(between) && isNumber(last) && isNumber(next))

/** The rendered values of a message, in the order in which they are shown. */
function leavesOf({ template, values }: Message): string[] {
  return [...template.matchAll(/⟦(\d+)⟧/g)].flatMap(([, index]) => {
    const value = values[Number(index)]
    if (value === undefined) return []
    return typeof value === 'object' && 'kind' in value && value.kind === 'message'
      ? leavesOf(value)
      : [formatValue(value)]
  })
}

function flatten(given: Given, path: string): Map<string, Given> {
  if (given === null || typeof given !== 'object') return new Map([[path, given]])
  const isList =
    Array.isArray(given) &&
    (given.every((one) => typeof one === 'number') || given.every((one) => typeof one === 'string'))
  if (isList) return new Map([[path, given]])
  const inner: [string, Given][] = Array.isArray(given)
    ? given.map((one, index) => [`[${index}]`, one])
    : Object.entries(given)
  return new Map(inner.flatMap(([name, value]) => [...flatten(value, `${path}.${name}`)]))
}

interface Learned {
  form: Form
  samples: readonly Sample[]
}

/**
 * The form of draws with one wording. When their facts do not all follow in one way, the draws are told apart by what one
 * slot says (an expression of another shape, another word) and each part is learned for itself.
 */
function learnGroup(samples: readonly Sample[], depth: number): Learned[] {
  if (samples.length < FEWEST) return []
  const form = learnForm(samples)
  if (form) return [{ form, samples }]
  if (depth === 0) return []
  let best: Learned[] = []
  const covered = (all: readonly Learned[]) => all.reduce((sum, one) => sum + one.samples.length, 0)
  for (const index of samples[0]?.slots.keys() ?? []) {
    const shapes = Map.groupBy(samples, ({ slots }) => skeletonOf(slots[index] ?? ''))
    if (shapes.size < 2 || shapes.size > samples.length / FEWEST) continue
    const learned = [...shapes].flatMap(([shape, part]) =>
      learnGroup(part, depth - 1).map((one) => ({
        ...one,
        form: { ...one.form, slots: one.form.slots.map((seen, at) => (at === index ? [shape] : seen)) },
      })),
    )
    if (covered(learned) > covered(best)) best = learned
  }
  return best
}

function learnForm(samples: readonly Sample[]): Form | null {
  const [first] = samples
  if (!first) return null
  const fills: [string, Fill][] = []
  for (const path of first.leaves.keys()) {
    const explained = explainFact(samples, path)
    if (explained === null) return null
    fills.push(...explained)
  }
  const read = new Set(fills.flatMap(([, fill]) => slotsOf(fill)))
  const slots = first.slots.map((_, index) => {
    const said = samples.map((sample) => sample.slots[index] ?? '')
    const seen = [...new Set(said.map(skeletonOf))]
    // One word in all draws belongs to the wording: it may be the unit of the answer.
    if (seen.every((skeleton) => !/[#@]/.test(skeleton))) return seen.length === 1 ? seen : null
    // A number that no fact is read from, and that hardly changes, belongs to the wording.
    const texts = new Set(said.map((text) => text.toLowerCase()))
    if (!read.has(index) && texts.size <= FEW_TEXTS && /\d/.test(said.join(''))) return [...texts]
    if (seen.length <= MOST_SKELETONS) return seen
    const isPrinted = fills.some(
      ([, fill]) =>
        ('text' in fill && fill.slot === index) ||
        ('tokens' in fill && fill.tokens === index) ||
        ('count' in fill && fill.count === index),
    )
    return isPrinted ? [ANYTHING] : [...new Set(said.map(looseSkeletonOf))]
  })
  if (slots.some((seen) => seen !== null && seen.length > MOST_SKELETONS)) return null
  const letters = [...new Set(samples.map((sample) => lettersOf(sample.slots, fills)))]
  if (letters.length > MOST_SKELETONS) return null
  const named = letters.some((pattern) => pattern !== '') ? { letters } : {}
  const echoes = first.slots.flatMap((said, slot) =>
    /\d/.test(said)
      ? []
      : first.slots.flatMap((other, of) =>
          of === slot
            ? []
            : [...tokensOf(other).keys()].flatMap((token) =>
                samples.every((sample) => isEcho(sample.slots, { slot, of, token }))
                  ? [{ slot, of, token }]
                  : [],
              ),
        ),
  )
  const repeated = echoes.length > 0 ? { echoes } : {}
  return { parts: first.parts, slots, ...named, ...repeated, fills, level: first.level, seed: first.seed }
}

const slotsOf = (fill: Fill): number[] => {
  if ('is' in fill) return []
  if ('list' in fill) return [fill.list]
  if ('count' in fill) return [fill.count]
  if ('tokens' in fill) return [fill.tokens]
  if ('place' in fill) return [fill.place]
  if ('extreme' in fill) return fill.numbers.map(({ slot }) => slot)
  return 'plus' in fill && fill.plus ? [fill.slot, fill.plus.slot] : [fill.slot]
}

/** Whether two facts are the same, but for the last digit of a fraction. */
function sameFacts(a: Given, b: Given): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= 1e-11 * Math.max(Math.abs(a), Math.abs(b))
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [own, other] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    own.length === other.size &&
    own.every(([name, value]) => other.has(name) && sameFacts(value, other.get(name) ?? null))
  )
}
