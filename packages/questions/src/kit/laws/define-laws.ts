import type { Difficulty } from '@ekagra/schema/difficulty'
import { defineGenerator, type Generator } from '../define-generator.ts'
import type { Mistake } from '../options/build-options.ts'
import type { Random } from '../random/random.ts'
import { bisect } from '../values/bisect.ts'
import type { UnitName } from '../values/units.ts'
import { quantity, type ValueInput } from '../values/value.ts'
import type { Message, Text } from '../wording/say.ts'
import { stem } from '../wording/stem.ts'

/** A quantity of a law: 'I' of V = IR, with the values that papers give it. */
export interface LawQuantity {
  /** As a mistake names it: 'the resistance'. */
  name: string
  unit: UnitName
  /** Its power when everything is brought to one side: 1 for I and R, −1 for V. A root is ½. */
  power: number
  /** Values to draw from; the quantity without any is worked out from the others. */
  values?: readonly number[]
  /** How the stem gives it where the law needs another unit: 27 °C for 300 K. Where it is asked, it has its own unit. */
  shown?: { unit: UnitName; from: (value: number) => number }
}

/** What may be asked with a law: one of its quantities, the others given. */
export interface LawForm {
  asks: string
  levels: readonly Difficulty[]
  /** Sentences with '{V}' for a quantity. */
  given: readonly string[]
  asked: readonly string[]
  notes?: readonly string[]
  /** Limits of the options: water is not warmed by more than 100 °C. */
  options?: readonly [min: number, max: number]
  /** Mistakes of this form alone, such as a step left out: how many times the answer comes out. */
  slips?: readonly { times: number; because: string }[]
  /** What comes before the formula: the laws that it is made of, each on its own line. */
  first?: readonly string[]
  /** The formula with the numbers, up to the answer: 'I = V ÷ R = {V} ÷ {R}'. Inside, '#V' is a number without its unit. */
  work: string
}

/** A law that only multiplies and divides: the product of all quantities, each to its power, times the constant is 1. */
export interface Law {
  id: string
  concepts: readonly string[]
  /** In the units of the quantities. */
  constant?: number
  quantities: Readonly<Record<string, LawQuantity>>
  /** Limits of what is worked out. */
  within?: readonly [min: number, max: number]
  /** What the values must meet together, such as a speed of sound between 320 and 350 m/s. */
  allows?: (values: Readonly<Record<string, number>>) => boolean
  forms: readonly LawForm[]
}

const LEVELS = ['easy', 'medium', 'hard'] as const

/** A type of question on simple laws: each form draws values, words them, and asks for one of them. */
export function defineLaws(definition: { id: string; version: number; laws: readonly Law[] }): Generator {
  const { id, version, laws } = definition
  const lawOf = new Map(laws.map((law) => [law.id, law]))
  const formsOf = (level: Difficulty) =>
    laws.flatMap((law) =>
      law.forms.filter(({ levels }) => levels.includes(level)).map((form) => ({ law, form })),
    )
  const [easy, medium, hard] = LEVELS.map((level) => ({ forms: formsOf(level) }))
  if (!easy || !medium || !hard) throw new Error(`${id} has no levels`)
  return defineGenerator({
    id,
    version,
    concepts: [...new Set(laws.flatMap(({ concepts }) => concepts))],
    levels: { easy, medium, hard },
    generate: (rng, { forms }) => {
      const { law, form } = rng.pick(forms)
      return askLaw(rng, law, form)
    },
    solve({ law: lawId, asks, values }) {
      const law = lawOf.get(lawId)
      return law ? solveLaw(law, asks, values) : Number.NaN
    },
  })
}

/** The asked quantity, by halving: the product of all is 1 only with the right one. */
function solveLaw(law: Law, asks: string, known: Readonly<Record<string, number>>): number {
  const { power } = quantityOf(law, asks)
  const rest = productOf(law, known)
  return bisect((value) => Math.sign(power) * (rest * value ** power - 1), 1e9)
}

const productOf = (law: Law, values: Readonly<Record<string, number>>): number =>
  Object.entries(values).reduce(
    (product, [name, value]) => product * value ** quantityOf(law, name).power,
    law.constant ?? 1,
  )

function quantityOf(law: Law, name: string): LawQuantity {
  const found = law.quantities[name]
  if (!found) throw new Error(`${law.id} has no quantity ${name}`)
  return found
}

/** Without the noise of roots and divisions. */
const tidy = (value: number): number => Number(value.toPrecision(10))
/** A wrong option further away than this falls at sight. */
const MOST_AWAY = 16

/** Papers give and ask for numbers of few digits. */
const isShort = (value: number, figures = 4): boolean =>
  tidy(value) === Number(value.toPrecision(figures)) && isPlain(value)
/** What is worked out comes out: 12.5 or 1152, not 12.48. */
const comesOut = (value: number): boolean => isShort(value, Number.isInteger(value) ? 4 : 3)
const isPlain = (value: number): boolean => Number.isInteger(tidy(value * 100)) && value >= 0.01

function drawValues(rng: Random, law: Law): Record<string, number> {
  const [min, max] = law.within ?? [0.01, 100_000]
  return rng.until(
    () => {
      const drawn: Record<string, number> = {}
      let result = ''
      for (const [name, { values }] of Object.entries(law.quantities)) {
        if (values) drawn[name] = rng.pick(values)
        else result = name
      }
      const { power } = quantityOf(law, result)
      drawn[result] = tidy(productOf(law, drawn) ** (-1 / power))
      return drawn
    },
    (drawn) =>
      areDifferent(law, drawn) &&
      (law.allows?.(drawn) ?? true) &&
      Object.entries(drawn).every(
        ([name, value]) => quantityOf(law, name).values || (comesOut(value) && value >= min && value <= max),
      ),
  )
}

/** Two quantities of one kind with one value would make a question without a change in it. */
function areDifferent(law: Law, drawn: Readonly<Record<string, number>>): boolean {
  const written = Object.entries(drawn).map(([name, value]) => `${value} ${quantityOf(law, name).unit}`)
  return new Set(written).size === written.length
}

function askLaw(rng: Random, law: Law, form: LawForm) {
  const values = drawValues(rng, law)
  const { asks } = form
  const key = values[asks] ?? Number.NaN
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, asShown(quantityOf(law, name), value)]),
  )
  const answer = quantity(key, quantityOf(law, asks).unit)
  const known = Object.fromEntries(Object.entries(values).filter(([name]) => name !== asks))
  const before = valueBefore(law, asks, known)
  const slips = (form.slips ?? [])
    .map(({ times, because }) => ({ value: tidy(key * times), because }))
    .filter(({ value }) => isShort(value))
  const mistakes = [
    ...slips,
    ...mistakesOf(law, asks, key, known),
    ...(before === null ? [] : mistakesBeside(key, before.value, before.kind)),
  ]
  const texts = (lines: readonly string[]) => lines.map((line) => fillIn(line, written, values))
  return {
    concept: law.concepts,
    given: { find: `${law.id} ${asks}`, law: law.id, asks, values: known },
    prompt: stem(rng, texts(form.given), texts(withOrders(form.asked)), texts(form.notes ?? [])),
    answer,
    mistakes,
    others: valuesNear(key, mistakes),
    ...(before !== null && { within: onSideOf(key, before.value) }),
    ...(form.options && { within: form.options }),
    steps: [
      ...(form.first ?? lawBefore(law, form)).map((line) => fillIn(line, written, values)),
      fillIn(formulaOf(form), written, values),
      fillIn(`${workOf(form)} = {${asks}}`, { ...written, [asks]: answer }, values),
    ],
  }
}

const asShown = ({ unit, shown }: LawQuantity, value: number) =>
  shown ? quantity(tidy(shown.from(value)), shown.unit) : quantity(value, unit)

/** 'What is its mass?' is also asked as 'Find its mass.' and 'Calculate its mass.' */
const withOrders = (asked: readonly string[]): string[] => [
  ...new Set([
    ...asked,
    ...asked.flatMap((line) => {
      const what = /^What is (.*)\?$/.exec(line)?.[1]
      return what === undefined ? [] : [`Find ${what}.`, `Calculate ${what}.`]
    }),
  ]),
]

/** 'I = V ÷ R' of 'I = V ÷ R = #V ÷ #R'. */
const formulaOf = ({ work }: LawForm): string => work.split(' = ').slice(0, 2).join(' = ')

/** 'I = #V ÷ #R': the formula itself is on the line before. */
function workOf({ work }: LawForm): string {
  const [left, , ...numbers] = work.split(' = ')
  return [left, ...numbers].join(' = ')
}

/** The law as it is learnt, where the asked quantity is not the one that it gives. */
function lawBefore(law: Law, form: LawForm): string[] {
  const asLearnt = law.forms.find(({ asks }) => quantityOf(law, asks).values === undefined)
  return asLearnt && asLearnt !== form ? [`The law: ${formulaOf(asLearnt)}`] : []
}

/** '{V}' becomes the quantity, '#V' its number. */
function fillIn(
  line: string,
  written: Readonly<Record<string, ValueInput>>,
  numbers: Readonly<Record<string, number>>,
): Message {
  const values: ValueInput[] = []
  const template = line.replace(
    /\{(\w+)\}|#(\w+)/g,
    (_, name: string | undefined, number: string | undefined) => {
      values.push((name === undefined ? numbers[number ?? ''] : written[name]) ?? '')
      return `⟦${values.length - 1}⟧`
    },
  )
  return { kind: 'message', template, values }
}

/** The given quantity of the unit that is asked, and what the two are to each other. */
interface Before {
  value: number
  kind: 'change' | 'comparison' | 'none'
}

/** The first volume of a gas whose later volume is asked: the one given quantity that stands opposite to it in the law. */
function valueBefore(law: Law, asks: string, known: Readonly<Record<string, number>>): Before | null {
  const { unit, power } = quantityOf(law, asks)
  const alike = Object.entries(known).filter(([name]) => quantityOf(law, name).unit === unit)
  const [first] = alike
  if (!first || alike.length !== 1 || quantityOf(law, first[0]).power !== -power) return null
  return { value: first[1], kind: kindOfPair(quantityOf(law, asks).name, quantityOf(law, first[0]).name) }
}

/** 'The first volume' changes to 'the later volume'; the areas of two pistons are compared; a height and a distance are neither. */
function kindOfPair(one: string, other: string): Before['kind'] {
  const [first, second] = [one, other].map((name) => name.split(' '))
  const nouns = first?.filter((word) => word !== 'the' && word.length > 3 && second?.includes(word)) ?? []
  if (nouns.length === 0) return 'none'
  return [one, other].some((name) => name.includes(' later ')) ? 'change' : 'comparison'
}

/** The stem tells whether it grows or falls: an option on the other side of the given value falls at sight. */
const onSideOf = (key: number, before: number): readonly [number, number] =>
  key > before ? [before * 1.001, key * MOST_AWAY] : [key / MOST_AWAY, before * 0.999]

/** A wrong value, always a number here. */
type WrongNumber = Mistake & { value: number }

/** Values near the answer with as many places as it has; none that is nearly one of the mistakes, as 68 beside 67.5 is. */
function valuesNear(key: number, mistakes: readonly WrongNumber[]): number[] {
  const figures = String(key).replace(/\D|^0\.0*/g, '').length
  // Near 0.1 lie 0.08 and 0.12.
  const places = 10 ** ((String(key).split('.')[1]?.length ?? 0) + (key < 1 && figures < 2 ? 1 : 0))
  return [0.6, 0.7, 0.75, 0.8, 0.9, 1.1, 1.2, 1.25, 1.4, 1.5, 1.75]
    .map((share) => tidy(Math.round(key * share * places) / places))
    .filter((near) => [key, ...mistakes.map(({ value }) => value)].every((one) => !isNearly(one, near)))
}
const isNearly = (one: number, other: number): boolean => Math.abs(one - other) < 0.04 * other

function mistakesBeside(key: number, before: number, kind: Before['kind']): WrongNumber[] {
  if (kind === 'none') return []
  const [values, difference] =
    kind === 'change'
      ? ['the given and the new value', 'change']
      : ['the two values', 'difference of the two']
  return [
    { value: key ** 2 / before, because: 'the ratio was used twice' },
    { value: (key + before) / 2, because: `${values} were averaged` },
    { value: key + before, because: `${values} were added` },
    { value: Math.abs(key - before), because: `that is only the ${difference}` },
    { value: 2 * key - before, because: `the ${difference} was counted twice` },
  ]
    .map(({ value, because }) => ({ value: tidy(value), because }))
    .filter(({ value }) => isShort(value))
}

/** Every known quantity used the wrong way round, or without its square; the constant left out; half and double, a factor of 2 on the wrong side. */
function mistakesOf(
  law: Law,
  asks: string,
  key: number,
  known: Readonly<Record<string, number>>,
): WrongNumber[] {
  const { power } = quantityOf(law, asks)
  const wrong: { value: number; because: Text }[] = Object.entries(known).flatMap(([name, value]) => {
    const own = quantityOf(law, name)
    const share = -own.power / power
    const turned =
      share > 0
        ? `it was divided by ${own.name} instead of multiplied`
        : `it was multiplied by ${own.name} instead of divided`
    return [
      { value: key * value ** (-2 * share), because: turned },
      { value: key * value ** -share, because: `${own.name} was left out` },
      ...(Math.abs(share) === 2
        ? [{ value: key * value ** (-share / 2), because: `${own.name} was not squared` }]
        : []),
      ...(Math.abs(share) === 0.5
        ? [{ value: key * value ** share, because: `the root was not taken of ${own.name}` }]
        : []),
    ]
  })
  const factor = (law.constant ?? 1) ** (1 / power)
  return [
    ...wrong,
    ...(factor === 1 ? [] : [{ value: key * factor, because: 'the constant of the formula was left out' }]),
    { value: key * 2, because: 'the result was doubled' },
    { value: key / 2, because: 'the result was halved' },
    { value: key * 4, because: 'a factor of the formula was used the wrong way round' },
    { value: key / 4, because: 'a factor of the formula was used the wrong way round' },
  ]
    .map(({ value, because }) => ({ value: tidy(value), because }))
    .filter(({ value }) => isShort(value) && value < key * MOST_AWAY && value > key / MOST_AWAY)
}
