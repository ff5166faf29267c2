import { toPlainText } from '../kit/wording/plain-text.ts'
import { approximate, isClose } from './maths/approximate.ts'
import { variablesOf } from './maths/expression.ts'
import { readExpression } from './maths/read-expression.ts'
import { normalise } from './readers/toolkit/normalise.ts'
import type { Solution } from './solution.ts'
import { tidyDoubt } from './tidy-doubt.ts'

/** Units that measure the same thing, by their size. */
const SIZES: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  'km/h': ['speed', 1 / 3.6],
  'm/s': ['speed', 1],
  'cm/s': ['speed', 0.01],
  'km/s': ['speed', 1000],
  km: ['length', 1000],
  m: ['length', 1],
  cm: ['length', 0.01],
  mm: ['length', 0.001],
  nm: ['length', 1e-9],
  pm: ['length', 1e-12],
  å: ['length', 1e-10],
  angstrom: ['length', 1e-10],
  angstroms: ['length', 1e-10],
  second: ['time', 1],
  seconds: ['time', 1],
  s: ['time', 1],
  minute: ['time', 60],
  minutes: ['time', 60],
  min: ['time', 60],
  hour: ['time', 3600],
  hours: ['time', 3600],
  h: ['time', 3600],
  day: ['time', 86400],
  days: ['time', 86400],
  year: ['year', 1],
  years: ['year', 1],
  kg: ['mass', 1],
  g: ['mass', 0.001],
  l: ['volume', 1],
  litres: ['volume', 1],
  ml: ['volume', 0.001],
  j: ['energy', 1],
  kj: ['energy', 1000],
  w: ['power', 1],
  kw: ['power', 1000],
  n: ['force', 1],
  kn: ['force', 1000],
  a: ['current', 1],
  ma: ['current', 0.001],
  μa: ['current', 1e-6],
  v: ['voltage', 1],
  mv: ['voltage', 0.001],
  kv: ['voltage', 1000],
  ω: ['resistance', 1],
  ohm: ['resistance', 1],
  kω: ['resistance', 1000],
  kohm: ['resistance', 1000],
  t: ['magnetic field', 1],
  mt: ['magnetic field', 0.001],
  hz: ['frequency', 1],
  khz: ['frequency', 1000],
  mhz: ['frequency', 1e6],
  pa: ['pressure', 1],
  kpa: ['pressure', 1000],
  atm: ['pressure', 101_325],
  μf: ['capacitance', 1],
  uf: ['capacitance', 1],
  nf: ['capacitance', 0.001],
  pf: ['capacitance', 1e-6],
  f: ['capacitance', 1e6],
  μc: ['charge', 1],
  uc: ['charge', 1],
  nc: ['charge', 0.001],
  c: ['charge', 1e6],
  ev: ['energy of one particle', 1],
  kev: ['energy of one particle', 1000],
  mev: ['energy of one particle', 1e6],
  'rad/s': ['angular speed', 1],
  rpm: ['angular speed', Math.PI / 30],
  cal: ['calories', 1],
  kcal: ['calories', 1000],
  // The henry is written as the hour.
  mh: ['time', 3.6],
}

/** Whether two amounts are the same, in whatever unit of one kind they are given: 90 minutes and 1.5 hours. */
export function sameQuantity(
  a: { value: number; unit: string },
  b: { value: number; unit: string },
): boolean {
  const [x, y] = [SIZES[a.unit.toLowerCase()], SIZES[b.unit.toLowerCase()]]
  if (!x || !y || x[0] !== y[0]) return false
  return Math.abs(a.value * x[1] - b.value * y[1]) <= 1e-9 * Math.max(1, Math.abs(a.value * x[1]))
}

/** Factors in words, as options of 'its volume becomes ...'. */
const TIMES: Readonly<Record<string, number>> = {
  double: 2,
  doubled: 2,
  twice: 2,
  triple: 3,
  tripled: 3,
  thrice: 3,
  half: 0.5,
  halved: 0.5,
  same: 1,
  'the same': 1,
  unchanged: 1,
  'one fourth': 0.25,
}

interface Amount {
  value: number
  unit: string
  /** Given to a few digits only: 3.14, or a value that is marked as rounded. */
  isRounded: boolean
  /** Half of the last place that a decimal of at least two digits shows: 0.005 of 0.27. */
  halfPlace?: number
}

/** '₹ 1,200', '2 1/2 days', '3√2 cm', '5/36', '33⅓%'. */
export function readAmount(option: string): Amount | null {
  const tidied = tidyDoubt(toPlainText(option).replace(/^\s*(?:rs\.?|inr)\s*/i, '₹'))
  if (!tidied) return null
  let text = normalise(tidied.text)
    .replace(/^(?:≈|approx(?:imately)?\.?|about) ?/, '')
    .replace(/(?: only| approx\.?| \/-)$/, '')
  text = text.replace(/^[a-z] ?= ?/, '')
  const times =
    TIMES[text.replace(/^(?:it )?(?:will )?(?:becomes? |be )?|(?: the original| of the original)$/g, '')]
  if (times !== undefined) return { value: times, unit: 'times', isRounded: false }
  if (text.startsWith('₹')) text = `${text.slice(1)} ₹`
  const match =
    /^([-+]?[\d√∛π(][\d.√∛π()/*+^ e-]*?|[-+]?\d+ \d+\/\d+) ?(%|₹|°c|°|(?!e-?\d)[a-zω][a-zω/^() \d-]*)?(?: (?:profit|loss|gain|increase|decrease))?$/.exec(
      text,
    )
  // '1 and 2/3' is two numbers, not one with a unit, and '2 sin 2x' is a function.
  if (
    !match?.[1] ||
    /^(?:and|or|to|sin|cos|tan|cosec|csc|sec|cot|log|ln|[xyzθ])(?![a-z])/.test(match[2] ?? '')
  )
    return null
  const expression = /e/.test(match[1]) ? null : readExpression(match[1].replaceAll('π', 'pi').trim())
  const value = /e/.test(match[1]) ? Number(match[1]) : expression ? approximate(expression) : Number.NaN
  if (!Number.isFinite(value)) return null
  const places = /^-?\d*\.(\d{2,})$/.exec(match[1].trim())?.[1]
  return {
    value,
    unit: (match[2] ?? '').trim(),
    isRounded: /\.\d/.test(match[1]) || /≈/.test(option),
    ...(places !== undefined && { halfPlace: 0.5 * 10 ** -places.length }),
  }
}

/** The place of the option that the solution gives; null when none or more than one agrees. */
export function chooseOption({ finalAnswer, exactly }: Solution, options: readonly string[]): number | null {
  const fitting = (isExact: boolean) =>
    options.flatMap((option, index) => (agrees(finalAnswer, exactly, option, isExact) ? [index] : []))
  const matching = fitting(false)
  // ₹3,150 is near ₹3,152.50, but only one of them is it.
  const [only, ...others] = matching.length > 1 ? fitting(true) : matching
  return only !== undefined && others.length === 0 ? only : null
}

function agrees(
  finalAnswer: string,
  exactly: Solution['exactly'],
  option: string,
  isExact: boolean,
): boolean {
  if (exactly && typeof exactly.value === 'string') return sameWords(exactly.value, option)
  if (sameWords(toPlainText(finalAnswer), option)) return true
  if (sameFunction(toPlainText(finalAnswer), option)) return true
  const offered = readAmount(option)
  if (!offered) return exactly === undefined && sameList(toPlainText(finalAnswer), option)
  // 'Loss of 20%' does not agree with 'profit of 20%'.
  const word = /(profit|gain|loss|increase|decrease)/.exec(option.toLowerCase())?.[1]
  if (word !== undefined && !wordOf(finalAnswer).includes(word === 'gain' ? 'profit' : word)) return false
  const amounts: Amount[] =
    exactly && typeof exactly.value === 'number'
      ? [{ value: exactly.value, unit: exactly.unit, isRounded: exactly.isMeasured ?? false }]
      : amountsIn(finalAnswer)
  return amounts.some((amount) => sameAmount(amount, offered, isExact))
}

const wordOf = (answer: string): string => answer.toLowerCase().replaceAll('gain', 'profit')

function sameAmount(own: Amount, offered: Amount, isExact: boolean): boolean {
  const [a, b] = [SIZES[own.unit.toLowerCase()], SIZES[offered.unit]]
  const ownSign = own.unit === '%' || own.unit === '₹' ? own.unit : ''
  const offeredSign = offered.unit === '%' || offered.unit === '₹' ? offered.unit : ''
  if (offeredSign !== '' && ownSign !== offeredSign && own.unit !== '') return false
  if (ownSign === '%' && offered.unit !== '%' && offered.unit !== '') return false
  const factor = a && b && a[0] === b[0] ? a[1] / b[1] : a && b ? Number.NaN : 1
  const value = own.value * factor
  if (isExact) return Math.abs(value - offered.value) <= 1e-9 * Math.max(1, Math.abs(value))
  // Money is exact to the paisa; an option in whole rupees may be rounded to one.
  if (ownSign === '₹' && !offered.isRounded) return Math.abs(value - offered.value) <= 0.5
  // A decimal option is right to the places it shows.
  const tolerance =
    offered.isRounded || own.isRounded
      ? Math.max(0.004 * Math.abs(value), offered.halfPlace ?? 0)
      : 1e-9 * Math.max(1, Math.abs(value))
  // Measures with π are printed as whole numbers too: 154 for 49π with π = 22/7.
  const isPiLike =
    Math.abs(value / Math.PI - Math.round((value / Math.PI) * 24) / 24) < 1e-6 &&
    Math.abs(value - offered.value) <= 0.0006 * Math.abs(value)
  return Math.abs(value - offered.value) <= tolerance || isPiLike
}

/** Every amount that an answer states: 'Profit of ₹300, which is 25%' states two. */
function amountsIn(answer: string): Amount[] {
  const parts = toPlainText(answer)
    .replace(/\(≈[^)]*\)/g, ' ')
    .split(/;|, which is |, (?=[a-z]+ |\$|₹|\d+%)| or (?=[a-z] =)|(?<=%) (?:increase|decrease)/)
  return parts.flatMap((part) => {
    const plain = part
      .replace(/^[^=]*= ?/, '')
      .replace(/^(?:profit|loss|amount|simple interest|compound interest) of /i, '')
      .replace(/\(to the nearest paisa\)/, '')
      .replace(/ per annum/, '')
      .trim()
    const amount = readAmount(plain)
    return amount ? [amount] : []
  })
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replace(/^(?:on |it was |a )/, '')
    .replace(
      /^(?:his|her) (?=(?:own )?(?:grand)?(?:son|daughter|father|mother|uncle|aunt|nephew|niece|cousin|brother|sister|wife|husband))/,
      '',
    )
    .replace(
      /(?<=^(?:grand)?(?:son|daughter|father|mother|uncle|aunt|nephew|niece|cousin|brother|sister|wife|husband))['’]s$/,
      '',
    )
    .replace(/\bconclusions? /g, '')
    .replace(/\bboth i and ii\b/, 'both')
    .replace(/\bneither i nor ii\b/, 'neither')
    .replace(/\bfollows\b/, 'follow')
    .replace(/[\s.,]+/g, ' ')
    .replace(/ ?([:/=+-]) ?/g, '$1')
    .trim()

const sameWords = (answer: string, option: string): boolean => words(answer) === words(toPlainText(option))

/** An answer in letters agrees with an option that is equal to it everywhere: 'x² cos x + 2x sin x', in any order. */
function sameFunction(answer: string, option: string): boolean {
  const [own, offered] = [answer, option].map((text) => {
    const body = tidyDoubt(text.replace(/^[^=]*= ?/, '').replace(/ ?\+ ?[cCkK]$/, ''))?.text ?? ''
    return body.length > 80 || !/[a-z]/.test(body) ? null : readExpression(body)
  })
  if (!own || !offered) return false
  const names = variablesOf(own)
  if (names.length === 0 || names.join() !== variablesOf(offered).join()) return false
  return [0.37, 0.61, 1.12].every((point) => {
    const at = Object.fromEntries(names.map((name, index) => [name, point + index * 0.23]))
    return isClose(approximate(own, at), approximate(offered, at))
  })
}

/** '2 : 3', '240, 360, 600' and '30 and 20': the same numbers in the same order. */
function sameList(answer: string, option: string): boolean {
  // 'x^3 + 2' and 'x^3 + 2x' have the same numbers.
  if (/\d[a-z]|[a-z]\^/i.test(answer)) return false
  const list = (text: string) =>
    text
      .replaceAll('−', '-')
      .replace(/(?<=\d),(?=\d\d\d\b|\d\d,)/g, '')
      .match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []
  const [a, b] = [list(answer), list(toPlainText(option))]
  if (a.length < 2 || a.length !== b.length) return false
  // Roots have no order: 'x = −2 or x = 5' is '5 and −2'.
  const isUnordered = / or [a-z] = /.test(answer)
  const amountOf = (text: string) => {
    const [above = '', below = '1'] = text.split('/')
    return Number(above) / Number(below)
  }
  const values = (numbers: readonly string[]) =>
    isUnordered ? numbers.map(amountOf).sort((x, y) => x - y) : numbers.map(amountOf)
  const [own, offered] = [values(a), values(b)]
  return own.every((one, index) => one === offered[index])
}
