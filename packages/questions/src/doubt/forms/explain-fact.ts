import type { Given } from '../../kit/define-generator.ts'
import { countOf, type Fill, numbersOf, type Reading, scaled, textOf, tokensOf } from './form.ts'
import type { Sample } from './sample.ts'

/** What a number of the text may be multiplied by to give a fact: units, per cent, radius and diameter. */
const FACTORS = [
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
  2,
  0.5,
  10_000,
]
const READINGS: readonly (Reading | undefined)[] = [
  undefined,
  'terms',
  'fractions',
  'minutes',
  'polynomial',
  'second-polynomial',
  'vector',
  'shares',
]
/** Fewer draws do not show that a number which the text does not say is always the same. */
const FEWEST_OF_A_CONSTANT = 8

type Plain = number | string | boolean | null
const isPlain = (one: Given): one is Plain => one === null || typeof one !== 'object'
const same = (a: number, b: Given) =>
  typeof b === 'number' && Math.abs(a - b) <= 1e-11 * Math.max(Math.abs(a), Math.abs(b))

/** The numbers of a slot are asked for many times. */
const readings = new WeakMap<Sample, Map<string, number[]>>()
function numbersIn(sample: Sample, slot: number, as: Reading | undefined): number[] {
  const known = readings.get(sample) ?? new Map<string, number[]>()
  readings.set(sample, known)
  const key = `${slot} ${as}`
  const numbers = known.get(key) ?? numbersOf(sample.slots[slot] ?? '', as)
  known.set(key, numbers)
  return numbers
}

/** How one fact follows from the slots in every sample; several for a list whose length never changes; null when it does not. */
export function explainFact(samples: readonly Sample[], path: string): [path: string, fill: Fill][] | null {
  const values = samples.map(({ leaves }) => leaves.get(path) ?? null)
  if (!values.some(Array.isArray)) {
    const one = explainOne(samples, values)
    return one && [[path, one]]
  }
  const list = explainList(samples, values)
  if (list) return [[path, list]]
  return explainEach(samples, values)?.map((one, index) => [`${path}.[${index}]`, one]) ?? null
}

/** A list that one slot shows as a whole. */
function explainList(samples: readonly Sample[], values: readonly Given[]): Fill | null {
  const lists = values.map((value): readonly Given[] => (Array.isArray(value) ? value : []))
  const [first] = lists
  const shown = samples[0]?.slots.keys() ?? []
  for (const slot of shown) {
    for (const as of READINGS)
      if (
        samples.every((sample, index) => {
          const numbers = numbersIn(sample, slot, as)
          const list = lists[index] ?? []
          return numbers.length === list.length && numbers.every((one, at) => same(one, list[at] ?? null))
        }) &&
        first?.length !== 0
      )
        return { list: slot, ...(as && { as }) }
    for (const letters of [undefined, 'upper', 'lower'] as const) {
      const fill = { tokens: slot, ...(letters && { letters }) }
      const isShown = samples.every(({ slots }, index) => {
        const tokens = tokensOf(slots[slot] ?? '')
        const list = lists[index] ?? []
        return (
          list.length > 0 &&
          tokens.length === list.length &&
          tokens.every(
            (token, at) => textOf(token, { slot, text: 'whole', ...(letters && { letters }) }) === list[at],
          )
        )
      })
      if (isShown) return fill
    }
  }
  if (first?.length === 0 && lists.every((list) => list.length === 0)) return { is: [] }
  // In another order, or in lower terms: whether that matters shows when the draws are solved.
  for (const slot of samples[0]?.slots.keys() ?? [])
    if (samples.every((sample, index) => isLike(numbersIn(sample, slot, undefined), lists[index] ?? [])))
      return { list: slot }
  return null
}

const isLike = (numbers: readonly number[], list: readonly Given[]): boolean => {
  const wanted = list.filter((one) => typeof one === 'number')
  if (wanted.length < 2 || wanted.length !== list.length || numbers.length !== list.length) return false
  const scale = (wanted[0] ?? 0) / (numbers[0] ?? 0)
  const [a, b] = [[...numbers].sort((x, y) => x - y), [...wanted].sort((x, y) => x - y)]
  return (
    a.every((one, at) => same(one, b[at] ?? null)) ||
    numbers.every((one, at) => same(one * scale, wanted[at] ?? null))
  )
}

/** A list whose length never changes, one by one. */
function explainEach(samples: readonly Sample[], values: readonly Given[]): Fill[] | null {
  const lists = values.map((value): readonly Given[] => (Array.isArray(value) ? value : []))
  const length = lists[0]?.length ?? 0
  if (length === 0 || lists.some((list) => list.length !== length)) return null
  const shown = (sample: Sample) =>
    [...sample.slots.keys()].flatMap((slot) =>
      [...numbersIn(sample, slot, undefined).entries()].map(([number, value]) => ({ slot, number, value })),
    )
  const isAll = samples.every((sample, index) =>
    isLike(
      shown(sample).map(({ value }) => value),
      lists[index] ?? [],
    ),
  )
  const [first] = samples
  if (isAll && first) return shown(first).map(({ slot, number }) => ({ slot, number, times: 1 }))
  const each = Array.from({ length }, (_, at) =>
    explainOne(
      samples,
      lists.map((list) => list[at] ?? null),
    ),
  )
  return each.every((one) => one !== null) ? each : null
}

function explainOne(samples: readonly Sample[], values: readonly Given[]): Fill | null {
  if (!values.every(isPlain)) return null
  const isConstant = new Set(values).size === 1
  if (!isConstant) {
    const shown = values.every((value) => typeof value === 'number') && explainNumber(samples, values)
    if (shown) return shown
    const written = values.every((value) => typeof value === 'string') && explainText(samples, values)
    if (written) return written
    return explainWord(samples, values)
  }
  const [value] = values
  if (value === undefined) return null
  if (typeof value !== 'number') return { is: value }
  // A number that happens to be the same in every draw may still be one that varies: the only place that shows it is where it is from.
  const places = placesOf(value, samples)
  const [only] = places
  if (only && places.length === 1) return { ...only, times: 1 }
  const isSaid = samples[0]?.parts.some((part) => numbersOf(part).includes(value))
  return isSaid || samples.length >= FEWEST_OF_A_CONSTANT ? { is: value } : explainNumber(samples, values)
}

/** Where every sample shows this number. */
function placesOf(value: number, samples: readonly Sample[]): { slot: number; number: number }[] {
  const [first] = samples
  if (!first) return []
  return [...first.slots.keys()].flatMap((slot) =>
    [...numbersIn(first, slot, undefined).keys()]
      .filter((number) => samples.every((sample) => numbersIn(sample, slot, undefined)[number] === value))
      .map((number) => ({ slot, number })),
  )
}

function explainNumber(samples: readonly Sample[], values: readonly Given[]): Fill | null {
  const [first] = samples
  if (!first) return null
  for (const as of READINGS)
    for (const slot of first.slots.keys())
      for (const number of numbersIn(first, slot, as).keys()) {
        const read = (sample: Sample) => numbersIn(sample, slot, as)[number] ?? Number.NaN
        for (const times of FACTORS)
          if (samples.every((sample, index) => same(scaled(read(sample), times), values[index] ?? null)))
            return { slot, number, times, ...(as && { as }) }
        const negative = as === undefined && signOf(samples, read, values)
        if (negative) return { slot, number, times: 1, negative }
      }
  for (const slot of first.slots.keys()) {
    if (samples.every(({ slots }, index) => countOf(slots[slot] ?? '') === values[index]))
      return { count: slot }
    for (const among of first.slots.keys())
      if (
        among < slot &&
        samples.every(
          ({ slots }, index) => slots.slice(among, slot).indexOf(slots[slot] ?? '') === values[index],
        )
      )
        return { place: slot, among }
  }
  for (const slot of first.slots.keys())
    for (const number of numbersIn(first, slot, undefined).keys())
      for (const whole of [100, 180, 90])
        if (
          samples.every((sample, index) =>
            same(whole - (numbersIn(sample, slot, undefined)[number] ?? Number.NaN), values[index] ?? null),
          )
        )
          return { slot, number, times: 1, of: whole }
  return explainSum(samples, values)
}

/** A number that is the sum or the difference of two of the text. */
function explainSum(samples: readonly Sample[], values: readonly Given[]): Fill | null {
  const [first] = samples
  if (!first || samples.length < FEWEST_OF_A_CONSTANT) return null
  const shown = [...first.slots.keys()].flatMap((slot) =>
    [...numbersIn(first, slot, undefined).keys()].map((number) => ({ slot, number })),
  )
  const read = (sample: Sample, { slot, number }: { slot: number; number: number }) =>
    numbersIn(sample, slot, undefined)[number] ?? Number.NaN
  for (const one of shown)
    for (const other of shown)
      for (const extreme of ['least', 'most'] as const)
        if (
          one !== other &&
          samples.every((sample, index) =>
            same(
              extreme === 'least'
                ? Math.min(read(sample, one), read(sample, other))
                : Math.max(read(sample, one), read(sample, other)),
              values[index] ?? null,
            ),
          )
        )
          return { extreme, numbers: [one, other] }
  for (const one of shown)
    for (const other of shown)
      for (const times of [1, -1])
        if (
          one !== other &&
          samples.every((sample, index) =>
            same(read(sample, one) + times * read(sample, other), values[index] ?? null),
          )
        )
          return { ...one, times: 1, plus: { ...other, times } }
  return null
}

/** The words of a slot that make a number negative: 'decreases by 5%'. */
function signOf(
  samples: readonly Sample[],
  read: (sample: Sample) => number,
  values: readonly Given[],
): { slot: number; words: string[] } | null {
  const isSize = samples.every(
    (sample, index) =>
      same(read(sample), values[index] ?? null) || same(-read(sample), values[index] ?? null),
  )
  if (!isSize) return null
  for (const slot of samples[0]?.slots.keys() ?? []) {
    const signs = new Map<string, boolean>()
    const isFunction = samples.every((sample, index) => {
      const word = (sample.slots[slot] ?? '').toLowerCase()
      const isNegative = !same(read(sample), values[index] ?? null)
      if (/\d/.test(word) || (signs.has(word) && signs.get(word) !== isNegative)) return false
      signs.set(word, isNegative)
      return true
    })
    if (isFunction && signs.size * 2 <= samples.length)
      return { slot, words: [...signs].flatMap(([word, isNegative]) => (isNegative ? [word] : [])) }
  }
  return null
}

/** A fact that is printed in the text: a formula, a word in code, a name. */
function explainText(samples: readonly Sample[], values: readonly Given[]): Fill | null {
  const [first] = samples
  for (const slot of first?.slots.keys() ?? [])
    for (const text of [
      'whole',
      'joined',
      'thing',
      'singular',
      -1,
      ...tokensOf(first?.slots[slot] ?? '').keys(),
    ] as const)
      for (const letters of ['upper', 'lower', undefined] as const) {
        const fill = { slot, text, ...(letters && { letters }) }
        if (samples.every(({ slots }, index) => textOf(slots[slot] ?? '', fill) === values[index]))
          return fill
      }
  return null
}

/** A fact that a word stands for: 'least', 'February'. */
function explainWord(samples: readonly Sample[], values: readonly Plain[]): Fill | null {
  const [first] = samples
  for (const slot of first?.slots.keys() ?? [])
    for (const token of [undefined, -1, ...tokensOf(first?.slots[slot] ?? '').keys()]) {
      const words: Record<string, Plain> = {}
      const isFunction = samples.every(({ slots }, index) => {
        const said = slots[slot] ?? ''
        const word = (token === undefined ? said : tokensOf(said).at(token))?.toLowerCase()
        const meaning = values[index] ?? null
        if (word === undefined || /\d/.test(word) || (Object.hasOwn(words, word) && words[word] !== meaning))
          return false
        words[word] = meaning
        return true
      })
      // Each word must have been seen more than once on average, or the table is a list of accidents.
      if (isFunction && Object.keys(words).length * 2 <= samples.length)
        return { slot, words, ...(token !== undefined && { token }) }
    }
  return null
}
