import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Draw, Generator, Given } from '../../kit/define-generator.ts'
import { createRandom } from '../../kit/random/random.ts'
import { formatValue } from '../../kit/wording/format-value.ts'
import { type Message, render } from '../../kit/wording/say.ts'
import {
  canonical,
  type Fill,
  type Form,
  fillFacts,
  matchForm,
  numbersOf,
  skeletonOf,
  type TypeForms,
} from './form.ts'

const LEVELS: readonly Difficulty[] = ['easy', 'medium', 'hard']
/** A form that is seen less often cannot be told from chance. */
const FEWEST = 5
const MOST_SKELETONS = 12

interface Sample {
  text: string
  parts: string[]
  slots: string[]
  leaves: Map<string, Given>
  given: Given
  level: Difficulty
  seed: string
}

/** The wordings of a generator and how its facts are read from each, learned from `count` draws of each level. */
export function learnForms(generator: Generator, count: number): TypeForms {
  const groups = new Map<string, Sample[]>()
  const words = new Set<string>()
  for (const level of LEVELS)
    for (let turn = 0; turn < count; turn++) {
      const seed = `form ${turn}`
      const draw = tryDraw(generator, level, seed)
      const sample = draw && takeSample(draw, level, seed)
      if (!sample) continue
      const key = JSON.stringify([
        sample.parts,
        [...sample.leaves.keys()].filter((path) => !path.includes('[')),
      ])
      groups.set(key, [...(groups.get(key) ?? []), sample])
    }
  const learned: { form: Form; samples: readonly Sample[] }[] = []
  for (const samples of groups.values()) {
    const form = samples.length >= FEWEST ? learnForm(samples) : null
    if (!form) continue
    learned.push({ form, samples })
    for (const { slots } of samples)
      slots.forEach((slot, index) => {
        if (form.slots[index] === null) for (const word of slot.split(/[\s,.-]+/)) words.add(word)
      })
  }
  const fits = (form: Form, { text, given }: Sample) => {
    const slots = matchForm(text, form, words)
    return (
      slots !== null && JSON.stringify(sorted(fillFacts(form.fills, slots))) === JSON.stringify(sorted(given))
    )
  }
  const forms = learned.flatMap(({ form, samples }) =>
    samples.every((sample) => fits(form, sample)) ? [form] : [],
  )
  return { id: generator.id, version: generator.version, words: [...words].sort(), forms }
}

/** A draw that fails is drawn again with another seed where questions are made; here it is left out. */
function tryDraw(generator: Generator, level: Difficulty, seed: string): Draw | null {
  try {
    return generator.draw(level, createRandom(seed))
  } catch {
    return null
  }
}

function takeSample(draw: Draw, level: Difficulty, seed: string): Sample | null {
  if (draw.figure !== undefined) return null
  const text = canonical(render(draw.prompt))
  const values =
    typeof draw.prompt === 'string'
      ? (text.match(/-?\d+(?:\.\d+)?/g) ?? [])
      : leavesOf(draw.prompt).map((leaf) => canonical(leaf))
  const parts: string[] = []
  const slots: string[] = []
  let at = 0
  for (const value of values) {
    if (value === '') continue
    const found = text.indexOf(value, at)
    if (found < 0) return null
    // Two slots side by side cannot be told apart.
    if (found === at && slots.length > 0) return null
    parts.push(text.slice(at, found))
    slots.push(value)
    at = found + value.length
  }
  parts.push(text.slice(at))
  return { text, parts, slots, leaves: flatten(draw.given, 'root'), given: draw.given, level, seed }
}

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
  if (Array.isArray(given) && given.every((one) => typeof one === 'number')) return new Map([[path, given]])
  const inner: [string, Given][] = Array.isArray(given)
    ? given.map((one, index) => [`[${index}]`, one])
    : Object.entries(given)
  return new Map(inner.flatMap(([name, value]) => [...flatten(value, `${path}.${name}`)]))
}

function learnForm(samples: readonly Sample[]): Form | null {
  const [first] = samples
  if (!first) return null
  const paths = [...first.leaves.keys()]
  if (samples.some(({ leaves }) => leaves.size !== paths.length || paths.some((path) => !leaves.has(path))))
    return null
  const fills: [string, Fill][] = []
  for (const path of paths) {
    const fill = explain(samples, path)
    if (fill === null) return null
    if (fill.length === 1 && fill[0]) fills.push([path, fill[0]])
    else for (const [index, one] of fill.entries()) fills.push([`${path}.[${index}]`, one])
  }
  const slots = first.slots.map((_, index) => {
    const seen = [...new Set(samples.map((sample) => skeletonOf(sample.slots[index] ?? '')))]
    const isWord = seen.every((skeleton) => !skeleton.includes('#'))
    return isWord ? null : seen
  })
  if (slots.some((seen) => seen !== null && seen.length > MOST_SKELETONS)) return null
  return { parts: first.parts, slots, fills, level: first.level, seed: first.seed }
}

/** How one fact follows from the slots in every sample; several for a list whose length never changes; null when it does not. */
function explain(samples: readonly Sample[], path: string): Fill[] | null {
  const values = samples.map(({ leaves }) => leaves.get(path) ?? null)
  const [first] = samples
  if (!first) return null
  if (values.some(Array.isArray)) {
    for (const index of first.slots.keys())
      if (
        samples.every(
          ({ slots, leaves }) =>
            JSON.stringify(numbersOf(slots[index] ?? '')) === JSON.stringify(leaves.get(path)),
        )
      )
        return [{ list: index }]
    const lists = values.map((value) => (Array.isArray(value) ? value : []))
    const length = lists[0]?.length ?? 0
    if (length === 0 || length === 1 || lists.some((list) => list.length !== length)) return null
    const each = Array.from({ length }, (_, at) =>
      explainNumber(
        samples,
        lists.map((list) => list[at] ?? null),
      ),
    )
    return each.every((one) => one !== null) ? each : null
  }
  const one = explainNumber(samples, values)
  return one && [one]
}

function explainNumber(samples: readonly Sample[], values: readonly Given[]): Fill | null {
  const [first] = samples
  const [value] = values
  if (!first || value === undefined) return null
  const isPlain = (one: Given): one is number | string | boolean | null =>
    one === null || typeof one !== 'object'
  if (!values.every(isPlain)) return null
  const distinct = new Set(values)
  if (typeof value === 'number' && distinct.size > 1)
    for (const times of [
      1,
      -1,
      0.01,
      100,
      60,
      1 / 60,
      1000,
      0.001,
      12,
      1 / 12,
      3600,
      1 / 3600,
      10,
      0.1,
      18 / 5,
      5 / 18,
    ])
      for (const slot of first.slots.keys())
        for (const number of numbersOf(first.slots[slot] ?? '').keys())
          if (
            samples.every(
              ({ slots }, index) =>
                Number(((numbersOf(slots[slot] ?? '')[number] ?? Number.NaN) * times).toPrecision(12)) ===
                values[index],
            )
          )
            return { slot, number, times }
  if (distinct.size === 1 && isPlain(value)) {
    // A number that happens to be the same in a few draws may still be one that varies: prefer a slot that shows it.
    if (typeof value === 'number' && samples.length < 8) return null
    return { is: value }
  }
  for (const slot of first.slots.keys()) {
    const words: Record<string, number | string | boolean | null> = {}
    const isFunction = samples.every(({ slots }, index) => {
      const [word, meaning] = [slots[slot] ?? '', values[index] ?? null]
      if (/\d/.test(word) || (Object.hasOwn(words, word) && words[word] !== meaning)) return false
      words[word] = meaning
      return true
    })
    // Each word must have been seen more than once on average, or the table is a list of accidents.
    if (isFunction && Object.keys(words).length * 2 <= samples.length) return { slot, words }
  }
  return null
}

/** With the fields of every object in one order, for comparing. */
function sorted(given: Given): Given {
  if (Array.isArray(given)) return given.map(sorted)
  if (given === null || typeof given !== 'object') return given
  return Object.fromEntries(
    Object.entries(given)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, sorted(value)]),
  )
}
