import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { confirmed, type Solution, step } from '../../solution.ts'
import { type Reader, sayMeasured, sayWithUnit } from './found.ts'
import { compile, type Reading, toExact } from './reading.ts'

/** Units by what they measure: how `normalise` writes them, how they are spoken of, how they are shown, and their size. */
const KINDS: Readonly<
  Record<string, readonly (readonly [written: string, spoken: string, shown: string, size: number])[]>
> = {
  length: [
    ['km', 'kms?|kilomet(?:er|re)s?', 'km', 1000],
    ['cm', 'cms?|centimet(?:er|re)s?', 'cm', 0.01],
    ['mm', 'mm|millimet(?:er|re)s?', 'mm', 0.001],
    ['m', 'm|met(?:er|re)s?', 'm', 1],
  ],
  area: [
    ['mm\\^\\(?2\\)?|mm2|sq\\.? ?mm', 'mm\\^2', 'mm²', 1e-6],
    ['cm\\^2', 'cm\\^2|cm\\^\\(2\\)|sq\\.? ?cm|square (?:cm|centimet(?:er|re)s?)', 'cm²', 0.0001],
    ['m\\^2', 'm\\^2|m\\^\\(2\\)|sq\\.? ?m|square (?:m|met(?:er|re)s?)', 'm²', 1],
  ],
  volume: [
    ['ml', 'ml|millilit(?:er|re)s?', 'mL', 0.001],
    ['cm\\^3', 'cm\\^3|cm\\^\\(3\\)|cc|cubic (?:cm|centimet(?:er|re)s?)', 'cm³', 0.001],
    ['m\\^3', 'm\\^3|m\\^\\(3\\)|cubic (?:m|met(?:er|re)s?)', 'm³', 1000],
    ['l', 'l|lit(?:er|re)s?', 'L', 1],
  ],
  time: [
    ['h', 'h|hrs?|hours?', 'h', 3600],
    ['min', 'min|mins|minutes?', 'min', 60],
    ['s', 's|secs?|seconds?', 's', 1],
  ],
  days: [
    ['week', 'weeks?', 'week', 7],
    ['day', 'days?', 'day', 1],
  ],
  years: [
    ['month', 'months?', 'month', 1 / 12],
    ['year', 'years?|yrs?', 'year', 1],
  ],
  speed: [
    ['km ?/ ?s', 'km ?/ ?s', 'km/s', 1000],
    ['cm ?/ ?s', 'cm ?/ ?s', 'cm/s', 0.01],
    ['km/h', 'km ?/ ?hr?|kmph|km per hour', 'km/h', 1 / 3.6],
    ['m/min', 'm ?/ ?min|met(?:er|re)s? per minute', 'm/min', 1 / 60],
    ['m/s', 'm ?/ ?s(?:ec)?|met(?:er|re)s? per second', 'm/s', 1],
  ],
  acceleration: [['m/s\\^2', 'm/s\\^?\\(?2\\)?', 'm/s²', 1]],
  mass: [
    ['kg', 'kgs?|kilograms?', 'kg', 1],
    ['mg', 'mg|milligrams?', 'mg', 0.000001],
    ['g', 'g|gms?|grams?', 'g', 0.001],
  ],
  force: [
    ['kn', 'kn|kilonewtons?', 'kN', 1000],
    ['n', 'n|newtons?', 'N', 1],
  ],
  energy: [
    ['kwh|units?', 'kwh|units?', 'kWh', 3_600_000],
    ['kj', 'kj|kilojoules?', 'kJ', 1000],
    ['j', 'j|joules?', 'J', 1],
  ],
  power: [
    ['kw', 'kw|kilowatts?', 'kW', 1000],
    ['w', 'w|watts?', 'W', 1],
  ],
  voltage: [
    ['kv', 'kv|kilovolts?', 'kV', 1000],
    ['mv', 'mv|millivolts?', 'mV', 0.001],
    ['v', 'v|volts?', 'V', 1],
  ],
  current: [
    ['ua|μa', 'μa|microamperes?', 'μA', 1e-6],
    ['ma', 'ma|milliamperes?', 'mA', 0.001],
    ['a', 'amps?|amperes?', 'A', 1],
  ],
  resistance: [
    ['kilo ?ohm|kohm|kω', 'kilo ?ohms?', 'kΩ', 1000],
    ['ohm', 'ohms?', 'Ω', 1],
  ],
  charge: [
    ['uc|μc|microcoulombs?', 'μc|microcoulombs?', 'μC', 1e-6],
    ['nc|nanocoulombs?', 'nc|nanocoulombs?', 'nC', 1e-9],
    ['pc|picocoulombs?', 'pc|picocoulombs?', 'pC', 1e-12],
    ['c|coulombs?', 'c|coulombs?', 'C', 1],
  ],
  capacitance: [
    ['uf|μf', 'uf|μf|microfarads?', 'μF', 1e-6],
    ['nf|nanofarads?', 'nf|nanofarads?', 'nF', 1e-9],
    ['pf|picofarads?', 'pf|picofarads?', 'pF', 1e-12],
    ['f|farads?', 'f|farads?', 'F', 1],
  ],
  magneticField: [
    ['mt|milliteslas?', 'mt|millitesla', 'mT', 0.001],
    ['gauss', 'gauss', 'gauss', 0.0001],
    ['t|teslas?|wb/m\\^2', 't|teslas?|wb/m\\^2', 'T', 1],
  ],
  flux: [
    ['mwb|milliwebers?', 'mwb|milliwebers?', 'mWb', 0.001],
    ['wb|webers?', 'wb|webers?', 'Wb', 1],
  ],
  inductance: [
    ['mh|millihenr(?:y|ies)', 'mh|millihenr(?:y|ies)', 'mH', 0.001],
    ['h|henr(?:y|ies|ys)', 'h|henr(?:y|ies)', 'H', 1],
  ],
  /** Wavelengths of light, and what is as small. */
  fine: [
    ['nm|nanomet(?:er|re)s?', 'nm|nanomet(?:er|re)s?', 'nm', 1e-9],
    ['å|angstroms?|a°', 'å|angstroms?', 'Å', 1e-10],
    ['um|μm|microns?|micromet(?:er|re)s?', 'microns?|micromet(?:er|re)s?', 'μm', 1e-6],
    ['pm|picomet(?:er|re)s?', 'pm|picomet(?:er|re)s?', 'pm', 1e-12],
    ['mm', 'mm|millimet(?:er|re)s?', 'mm', 0.001],
    ['cm', 'cm|centimet(?:er|re)s?', 'cm', 0.01],
    ['m', 'm|met(?:er|re)s?', 'm', 1],
  ],
  /** Energies of photons, electrons and atoms. */
  quantum: [
    ['mev', 'mev', 'MeV', 1.602e-13],
    ['kev', 'kev', 'keV', 1.602e-16],
    ['ev|electron ?volts?', 'ev|electron ?volts?', 'eV', 1.602e-19],
    ['j', 'j|joules?', 'J', 1],
  ],
  spin: [
    ['rpm|rev/min|r\\.p\\.m\\.?|revolutions? per minute|rotations? per minute', 'rpm', 'rpm', Math.PI / 30],
    ['rps|rev/s|revolutions? per second|rotations? per second', 'rps', 'rev/s', 2 * Math.PI],
    ['rad ?/ ?s|radians? per second|rad s\\^\\(-1\\)', 'rad/s', 'rad/s', 1],
  ],
  spinRate: [['rad ?/ ?s\\^\\(?2\\)?|rad s\\^\\(-2\\)', 'rad/s\\^2', 'rad/s²', 1]],
  inertia: [['kg[ -]?m\\^\\(?2\\)?', 'kg m\\^2', 'kg m²', 1]],
  torque: [['n[ -]?m', 'n m', 'N m', 1]],
  angle: [['°', '°|degrees?', '°', 1]],
  stiffness: [
    ['n ?/ ?cm', 'n/cm', 'N/cm', 100],
    ['n ?/ ?m|n m\\^\\(-1\\)', 'n/m', 'N/m', 1],
  ],
  lineDensity: [
    ['g ?/ ?cm', '¬', 'g/cm', 0.1],
    ['g ?/ ?m', '¬', 'g/m', 0.001],
    ['kg ?/ ?m|kg m\\^\\(-1\\)', '¬', 'kg/m', 1],
  ],
  density: [
    ['g ?/ ?cm\\^\\(?3\\)?|g ?/ ?cc|g cm\\^\\(-3\\)', '¬', 'g/cm³', 1000],
    ['kg ?/ ?m\\^\\(?3\\)?|kg m\\^\\(-3\\)|kg/m3', '¬', 'kg/m³', 1],
  ],
  dioptre: [['d|diopt(?:re|er)s?', 'd|diopt(?:re|er)s?', 'D', 1]],
  calories: [
    ['kcal|kilocalories?', 'kcal|kilocalories?', 'kcal', 1000],
    ['cal|calories?', 'cal|calories?', 'cal', 1],
  ],
  momentum: [['kg ?m ?/ ?s|n ?s|kg-m/s', '¬', 'kg m/s', 1]],
  frequency: [
    ['khz', 'khz|kilohertz', 'kHz', 1000],
    ['mhz', 'mhz|megahertz', 'MHz', 1_000_000],
    ['hz', 'hz|hertz', 'Hz', 1],
  ],
  pressure: [
    ['atm', 'atm|atmospheres?', 'atm', 101_325],
    ['kpa', 'kpa', 'kPa', 1000],
    ['pa', 'pa|pascals?', 'Pa', 1],
    ['mm hg|mm of hg|torr', 'mm (?:of )?hg|torr', 'mm Hg', 101_325 / 760],
    ['bar', 'bars?', 'bar', 100_000],
  ],
  degrees: [['°c|°|c', '°c|degrees?(?: celsius| centigrade| c)?|celsius|c|°', '°C', 1]],
  kelvin: [['k', 'k|kelvins?', 'K', 1]],
  amount: [['mol', 'mol|moles?', 'mol', 1]],
  molarity: [['m|mol/l|molar', 'm|molar|mol/l', 'M', 1]],
  money: [
    ['paise', 'paise', 'paise', 0.01],
    ['', '₹|rs|rupees?', '₹', 1],
  ],
  percent: [['%', '%|percent(?:age)?', '%', 1]],
  litres: [['l', 'l|lit(?:er|re)s?', 'litres', 1]],
  /** Half-lives are told in any of these. A year is 365.25 days. */
  span: [
    ['year', 'years?|yrs?', 'year', 31_557_600],
    ['week', 'weeks?', 'week', 604_800],
    ['day', 'days?', 'day', 86_400],
    ['h', 'h|hrs?|hours?', 'hour', 3600],
    ['min', 'min|mins|minutes?', 'minute', 60],
    ['s', 's|secs?|seconds?', 'second', 1],
  ],
  heatCapacity: [
    [
      'kj ?/ ?\\(?kg[- ]?(?:°c|°|c|k)\\)?|kj kg\\^\\(-1\\) ?(?:°c|k)\\^\\(-1\\)|j ?/ ?\\(?g[- ]?(?:°c|°|c|k)\\)?',
      '¬',
      'kJ/kg K',
      1000,
    ],
    [
      'j ?/ ?\\(?kg[- ]?(?:°c|°|c|k)\\)?|j ?/ ?kg ?/ ?(?:°c|c|k)|j kg\\^\\(-1\\) ?(?:°c|°|c|k)\\^\\(-1\\)',
      '¬',
      'J/kg K',
      1,
    ],
  ],
  latent: [
    ['kj ?/ ?kg|j ?/ ?g', '¬', 'kJ/kg', 1000],
    ['j ?/ ?kg|j kg\\^\\(-1\\)', '¬', 'J/kg', 1],
  ],
  plain: [['', '#', '', 1]],
}

interface StoryQuantity {
  kind: string
  /** The unit of the answer, when the question does not say one; the last of its kind if none is given. */
  unit?: string
  label: string
  /** How it is asked for; `@unit` is a unit of its kind. */
  asked?: string
  /** What it is called; once it is told or asked for, its name may be said again. */
  names?: string
  /** Answered in the unit in which this other quantity was told. */
  like?: string
  /** May be below zero. */
  isSigned?: true
  /** Told without its sign: the force that stops a car. */
  isMagnitude?: true
}

type Numbers = Map<string, number>

/** What holds between quantities, from which any one that is open follows. */
export interface Relation {
  said: string
  names: readonly string[]
  /** The open quantity from the others; NaN when it cannot be told. */
  open(name: string, known: Numbers): number
  /** Zero when all of them fit. */
  residual(known: Numbers): number
}

const get = (known: Numbers, name: string): number => known.get(name) ?? Number.NaN

/** result = constant × each factor to its power */
export function product(
  said: string,
  result: string,
  factors: Readonly<Record<string, number>>,
  constant = 1,
): Relation {
  const entries = Object.entries(factors)
  const value = (known: Numbers, except?: string) =>
    entries.reduce(
      (all, [name, power]) => (name === except ? all : all * get(known, name) ** power),
      constant,
    )
  return {
    said,
    names: [result, ...Object.keys(factors)],
    open(name, known) {
      if (name === result) return value(known)
      const power = factors[name] ?? 1
      const base = get(known, result) / value(known, name)
      return power === 1 ? base : base < 0 ? Number.NaN : base ** (1 / power)
    },
    residual: (known) => get(known, result) - value(known),
  }
}

/** result = constant + each part times its weight */
export function sum(
  said: string,
  result: string,
  parts: Readonly<Record<string, number>>,
  constant = 0,
): Relation {
  const entries = Object.entries(parts)
  const value = (known: Numbers, except?: string) =>
    entries.reduce(
      (all, [name, weight]) => (name === except ? all : all + weight * get(known, name)),
      constant,
    )
  return {
    said,
    names: [result, ...Object.keys(parts)],
    open: (name, known) =>
      name === result ? value(known) : (get(known, result) - value(known, name)) / (parts[name] ?? 1),
    residual: (known) => get(known, result) - value(known),
  }
}

/** A relation that is only used in one direction; the second way is told apart from the first. */
export function law(
  said: string,
  finds: string,
  from: readonly string[],
  by: (...values: number[]) => number,
  again: (...values: number[]) => number,
): Relation {
  const values = (known: Numbers) => from.map((name) => get(known, name))
  return {
    said,
    names: [finds, ...from],
    open: (name, known) => (name === finds ? by(...values(known)) : Number.NaN),
    residual: (known) => get(known, finds) - again(...values(known)),
  }
}

interface Story {
  id: string
  cue: RegExp
  concepts?: readonly string[]
  quantities: Readonly<Record<string, StoryQuantity>>
  /** In the order in which they are taken out: `@length` is a number with a unit of length, `#` a bare number. */
  facts: readonly (readonly [pattern: string, ...names: string[]])[]
  /** Values that words imply: 'from rest' is u = 0. */
  implied?: readonly (readonly [pattern: string, name: string, value: number])[]
  /** Used when the question does not give them, such as g = 9.8. */
  assumed?: Readonly<Record<string, number>>
  relations: readonly Relation[]
  /** Words that belong to the story. */
  words: string
  /** Words that mean another question. */
  refuses?: string
  /** Two states that only their order tells apart: a question that begins by asking may name the second one first. */
  isInOrder?: true
  /** Given quantities that need not be used. */
  idle?: readonly string[]
  /** Answers are exact, not measured: money, people, days. */
  isExact?: true
  /** What must also be true of the values: a part is not more than the whole. */
  holds?: (known: Numbers) => boolean
}

const QUESTION =
  /(?<![a-z])(?:(?:(?:after|in|for|within|at|to|with|by|from|on) )?(?:how|what|which)|find|calculate|determine|compute|when(?= (?:will|does|do|did|would|should) )|evaluate|give|tell|estimate)(?![a-z])/

const withUnits = (pattern: string): string =>
  pattern.replace(/@([a-zA-Z]+)(=unit)?/g, (_, kind: string, unitOnly?: string) => {
    const units = KINDS[kind]
    if (!units) throw new Error(`no kind ${kind}`)
    const written = units.map(([one]) => one).filter((one) => one !== '')
    if (unitOnly !== undefined) return `(?:${written.join('|')})`
    const unit = written.length === 0 ? '' : ` ?(${written.join('|')})`
    if (kind === 'money') return '₹?#(?: (paise))?'
    return `#${kind === 'plain' ? '' : unit}`
  })

const unitsOf = (kind: string): string =>
  (KINDS[kind] ?? [])
    .map(([, spoken]) => spoken)
    .filter((spoken) => spoken !== '#' && spoken !== '¬')
    .join('|')

const shownUnit = ({ kind, unit }: StoryQuantity): string => unit ?? KINDS[kind]?.at(-1)?.[2] ?? ''
const sizeOf = (kind: string, shown: string): number => {
  const found = KINDS[kind]?.find(([, , name]) => name === shown)
  return found?.[3] ?? 1
}

/** Whether numbers come before the first question word or, without one, before the last sentence. */
const tellsFirst = (text: string): boolean => {
  const at = text.search(QUESTION)
  return /\d/.test(at < 0 ? (/^(.*)[.;?] [^.;?]*$/.exec(text)?.[1] ?? '') : text.slice(0, at))
}

/** 'km' as it was said -> how it is shown. */
function spokenUnit(kind: string, said: string): string | undefined {
  return KINDS[kind]?.find(([, spoken]) => new RegExp(`^(?:${spoken})$`).test(said))?.[2]
}

/** Turns a decimal into a fraction (0.333… into 1/3), or gives undefined if the denominator would be over 1000. */
function asFraction(value: number): Exact | undefined {
  for (let below = 1; below <= 1000; below++) {
    const above = Math.round(value * below)
    if (Math.abs(value * below - above) <= 1e-9 * Math.max(1, Math.abs(value * below)))
      return new Fraction(above, below)
  }
  return undefined
}

interface Ask {
  name: string
  at: number
  end: number
  unit?: string
}

/** "A car starts from rest … find its speed and the distance": what is told, what links it, and one or several things that are asked. */
export function readStory(story: Story): Reader {
  const { id, cue, concepts, quantities, refuses, words } = story
  return {
    id,
    cue,
    ...(concepts && { concepts }),
    read(r) {
      if (refuses !== undefined && r.has(refuses)) return null
      if (story.isInOrder && !tellsFirst(r.text)) return null
      const known: Numbers = new Map()
      const units = new Map<string, string>()
      for (const [pattern, name, value] of story.implied ?? [])
        if (!known.has(name) && r.drop(pattern)) known.set(name, value)
      for (const [pattern, ...names] of story.facts) {
        if (names.some((name) => known.has(name))) continue
        const values = takeValues(r, withUnits(pattern), names, quantities, units)
        if (values === 'unread') return null
        for (const [index, value] of values.entries()) known.set(names[index] ?? '', value)
      }
      const told = new Set(known.keys())
      const asks = takeAsks(r, quantities, known)
      // The time, the height … that was told.
      if (known.size > 0)
        r.drop('(?:in|during|within|for) (?:this|that) (?:time|interval|period|duration)(?: interval)?')
      for (const [name, { names }] of Object.entries(quantities))
        if (names !== undefined && (known.has(name) || asks.some((ask) => ask.name === name)))
          r.drop(`(?:${names.replaceAll('@unit', '¬')})`)
      if (asks.length === 0 || asks.length > 3 || !r.done(words)) return null
      for (const [name, value] of Object.entries(story.assumed ?? {}))
        if (!known.has(name)) known.set(name, value)
      for (const ask of asks) {
        const like = units.get(quantities[ask.name]?.like ?? '')
        if (like !== undefined) ask.unit ??= like
      }
      return answer(story, known, told, asks)
    },
  }
}

function takeValues(
  r: Reading,
  pattern: string,
  names: readonly string[],
  quantities: Story['quantities'],
  units: Map<string, string>,
): number[] | 'unread' {
  const groups = r.words(pattern)
  if (!groups) return []
  const values: number[] = []
  // 'From 6 to 10 m/s': the unit is that of both.
  let first = 0
  for (const group of groups) {
    const number = /^[\d.]/.test(group) ? toExact(group) : null
    if (number) {
      values.push(number.valueOf())
      continue
    }
    const kind = quantities[names[values.length - 1] ?? '']?.kind ?? ''
    const unit = KINDS[kind]?.find(([written]) => new RegExp(`^(?:${written})$`).test(group))
    if (!unit) return 'unread'
    units.set(names[values.length - 1] ?? '', unit[2])
    for (let at = first; at < values.length; at++)
      if (quantities[names[at] ?? '']?.kind === kind) values[at] = (values[at] ?? 0) * unit[3]
    first = values.length
  }
  return values.length === names.length ? values : 'unread'
}

/** The length is kept, so that the places of later matches stay those of the question. */
const blanked = (text: string, from: number, length: number): string =>
  `${text.slice(0, from)}${' '.repeat(length)}${text.slice(from + length)}`

/** What is asked, in the order of the question; only after its first question word, if it has one. */
function takeAsks(r: Reading, quantities: Story['quantities'], known: Numbers): Ask[] {
  const from = Math.max(0, r.rest.search(QUESTION))
  const before = r.rest.slice(0, from)
  let zone = r.rest.slice(from)
  const asks: Ask[] = []
  for (const [name, quantity] of Object.entries(quantities)) {
    if (quantity.asked === undefined || known.has(name)) continue
    const units = unitsOf(quantity.kind)
    const asked = quantity.asked.replaceAll('@unit', `(${units || '¬'})`)
    const pattern = compile(
      `(?:(?:after|in|for|within|at|to|with|by) )?(?:${asked})${units === '' ? '' : `(?:,? in (${units}))?`}`,
    )
    pattern.lastIndex = 0
    const match = pattern.exec(zone)
    if (!match) continue
    zone = blanked(zone, match.index, match[0].length)
    const said = match.slice(1).find((group) => group !== undefined)
    const unit = said === undefined ? undefined : spokenUnit(quantity.kind, said)
    asks.push({
      name,
      at: match.index,
      end: match.index + match[0].length,
      ...(unit !== undefined && { unit }),
    })
  }
  const [only] = asks
  const kind = only && quantities[only.name]?.kind
  if (only && asks.length === 1 && only.unit === undefined && kind !== undefined && unitsOf(kind) !== '') {
    const late = compile(`in (${unitsOf(kind)})`)
    late.lastIndex = 0
    const match = late.exec(zone)
    const unit = match ? spokenUnit(kind, match[1] ?? '') : undefined
    if (match && unit !== undefined) {
      only.unit = unit
      zone = blanked(zone, match.index, match[0].length)
    }
  }
  r.rest = `${before}${zone}`
  asks.sort((a, b) => a.at - b.at)
  // 'The time to reach the maximum height' asks for one thing.
  const areApart = asks.every(({ end }, index) => {
    const next = asks[index + 1]
    return !next || /(?<![a-z])(?:and|also)(?![a-z])|[,;?.]/.test(zone.slice(end, next.at))
  })
  return areApart ? asks : []
}

/** Follows the relations from what is known to what is asked. Everything that was told must have been used, and everything must fit. */
function answer(
  story: Story,
  known: Numbers,
  told: ReadonlySet<string>,
  asks: readonly Ask[],
): Solution | null {
  const { relations, quantities } = story
  const makers = new Map<string, Relation>()
  for (let isNew = true; isNew; ) {
    isNew = false
    for (const relation of relations) {
      const open = relation.names.filter((name) => !known.has(name))
      const [name] = open
      if (open.length !== 1 || name === undefined) continue
      const value = relation.open(name, known)
      if (!Number.isFinite(value) || (value < 0 && quantities[name] && !quantities[name].isSigned)) continue
      known.set(name, value)
      makers.set(name, relation)
      isNew = true
    }
  }
  if (asks.some(({ name }) => !makers.has(name))) return null
  const isFitting = relations.every((relation) => {
    if (relation.names.some((name) => !known.has(name))) return true
    const size = Math.max(1, ...relation.names.map((name) => Math.abs(get(known, name))))
    return Math.abs(relation.residual(known)) <= 1e-8 * size
  })
  const used = new Set<string>()
  const order: string[] = []
  const visit = (name: string): void => {
    if (used.has(name)) return
    used.add(name)
    for (const other of makers.get(name)?.names ?? []) if (other !== name) visit(other)
    if (makers.has(name)) order.push(name)
  }
  for (const { name } of asks) visit(name)
  for (const name of told) if (!used.has(name) && !story.idle?.includes(name)) return null
  if (story.holds && !story.holds(known)) return null
  const say = (name: string, unit?: string) => shown(story, name, get(known, name), unit)
  const given = [...used].filter(
    (name) =>
      quantities[name] && !makers.has(name) && (told.has(name) || story.assumed?.[name] !== undefined),
  )
  const steps = [
    step(
      'Write down what is given',
      given.map((name) => `${labelOf(story, name)} = ${say(name).text}`).join(', '),
    ),
    // What only links two others has no name of its own.
    ...order.map((name) =>
      step(
        makers.get(name)?.said ?? '',
        quantities[name] ? `${labelOf(story, name)} = ${say(name).text}` : say(name).text,
      ),
    ),
  ]
  const answers = asks.map(({ name, unit }) => ({ label: labelOf(story, name), ...say(name, unit) }))
  const [first] = answers
  if (!first) return null
  const isOne = answers.length === 1
  return confirmed(isFitting, {
    difficulty: 'Intermediate',
    concepts: [],
    steps,
    finalAnswer: isOne
      ? first.text
      : capitalised(answers.map(({ label, text }) => `${label} ${text}`).join(', ')),
    ...(isOne && {
      exactly: { value: first.value, unit: first.unit, isMeasured: !story.isExact || !first.isExact },
    }),
  })
}

const capitalised = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`

const labelOf = (story: Story, name: string): string => story.quantities[name]?.label ?? name

function shown(story: Story, name: string, value: number, asked?: string) {
  const quantity: StoryQuantity = story.quantities[name] ?? { kind: 'plain', label: name }
  const unit = asked ?? shownUnit(quantity)
  const size = (quantity.isMagnitude ? Math.abs(value) : value) / sizeOf(quantity.kind, unit)
  const exact = story.isExact || unit === '₹' ? asFraction(size) : undefined
  const rounded = Number(size.toPrecision(10))
  const spoken = story.isExact ? (SPOKEN[unit] ?? unit) : unit
  return {
    value: exact?.valueOf() ?? rounded,
    unit: spoken,
    isExact: exact !== undefined,
    text: exact ? sayWithUnit(exact, spoken) : `${sayMeasured(rounded)}${spaced(spoken, rounded)}`,
  }
}

/** Sums of everyday life say the whole word. */
const SPOKEN: Readonly<Record<string, string>> = { s: 'second', min: 'minute', h: 'hour' }
const COUNTED = /^(?:day|year|hour|minute|second|month|week)$/
function spaced(unit: string, value: number): string {
  if (unit === '' || unit === '%' || unit === '°') return unit
  return ` ${unit}${COUNTED.test(unit) && value !== 1 ? 's' : ''}`
}
