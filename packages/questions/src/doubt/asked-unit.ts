import Fraction from 'fraction.js'
import { sayWithUnit } from './readers/toolkit/found.ts'
import { type Solution, step } from './solution.ts'

/** Units in which an answer may be asked for: how they are said, how they are shown, what they measure, and their size as a fraction. */
const UNITS: readonly (readonly [
  said: string,
  shown: string,
  kind: string,
  size: readonly [number, number],
])[] = [
  ['km ?/ ?hr?|kmph|km per hour', 'km/h', 'speed', [5, 18]],
  ['m ?/ ?min(?:ute)?|met(?:er|re)s? per minute', 'm/min', 'speed', [1, 60]],
  ['m ?/ ?s(?:ec)?|met(?:er|re)s? per second', 'm/s', 'speed', [1, 1]],
  ['kms?|kilomet(?:er|re)s?', 'km', 'length', [1000, 1]],
  ['cms?|centimet(?:er|re)s?', 'cm', 'length', [1, 100]],
  ['met(?:er|re)s?', 'm', 'length', [1, 1]],
  ['hours?|hrs?', 'hour', 'time', [3600, 1]],
  ['minutes?|mins?', 'minute', 'time', [60, 1]],
  ['seconds?|secs?', 'second', 'time', [1, 1]],
  ['kgs?|kilograms?', 'kg', 'mass', [1, 1]],
  ['grams?|gms?', 'g', 'mass', [1, 1000]],
  ['months?', 'month', 'year', [1, 12]],
]
/** How solvers name the unit of their answers. */
const GIVEN: Readonly<Record<string, string>> = {
  h: 'hour',
  hours: 'hour',
  min: 'minute',
  minutes: 'minute',
  s: 'second',
  seconds: 'second',
  km: 'km',
  m: 'm',
  cm: 'cm',
  years: 'year',
}
const SAID = UNITS.map(([said]) => said).join('|')
/** At the end of what is asked: '… find the length of the platform in km'. */
const LAST = new RegExp(`^(.*\\b(?:find|what|how|calculate|determine)\\b[^\\d]*?),? in (${SAID})( only)?$`)
const HOW_MANY =
  /^(.*?)\b(in )?how many (hours|minutes|seconds)\b(?! (?:more|less|late|early|before|after|does|do|ago))([^\d]*(?:\d.*)?)$/

/** A doubt without the unit in which it wants its answer, and that unit. */
export function takeAskedUnit(tidied: string): { text: string; unit: string } | null {
  const last = LAST.exec(tidied)
  const many = last ? null : HOW_MANY.exec(tidied)
  const said = last?.[2] ?? many?.[3]
  if (said === undefined) return null
  const unit = UNITS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(said))?.[1]
  if (unit === undefined) return null
  return { text: last ? (last[1] ?? '') : `${many?.[1] ?? ''}in what time${many?.[4] ?? ''}`, unit }
}

/** The same answer in another unit of the same kind; null when it has no unit or one of another kind. */
export function inUnit(solution: Solution, unit: string): Solution | null {
  const { exactly } = solution
  if (typeof exactly?.value !== 'number' || exactly.unit === '') return null
  const own = GIVEN[exactly.unit] ?? exactly.unit
  const from = UNITS.find(([, shown]) => shown === own)
  const to = UNITS.find(([, shown]) => shown === unit)
  const [fromKind, fromSize] = own === 'year' ? ['year', [1, 1] as const] : [from?.[2], from?.[3]]
  if (!to || fromKind !== to[2] || !fromSize) return null
  if (own === unit) return solution
  const factor = new Fraction(fromSize[0], fromSize[1]).div(new Fraction(to[3][0], to[3][1]))
  const simple = new Fraction(exactly.value).simplify(1e-10)
  const isExact = Math.abs(simple.valueOf() - exactly.value) < 1e-9 * Math.max(1, Math.abs(exactly.value))
  const value = isExact && !exactly.isMeasured ? simple.mul(factor) : exactly.value * factor.valueOf()
  const finalAnswer = sayWithUnit(value, unit)
  return {
    ...solution,
    steps: [...solution.steps, step('In the unit that is asked', `${solution.finalAnswer} = ${finalAnswer}`)],
    finalAnswer,
    exactly: { value: value.valueOf(), unit, isMeasured: exactly.isMeasured ?? false },
  }
}
