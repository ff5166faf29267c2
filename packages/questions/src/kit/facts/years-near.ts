import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random/random.ts'
import type { AskedColumn, Fact } from './facts.ts'
import { orderOf } from './order-of.ts'

/** How far a wrong year may lie from the right one: a war of 1971 is not taken for one of 1803. */
const SPANS: readonly (readonly [from: number, years: number])[] = [
  [1900, 15],
  [1600, 40],
  [1000, 80],
]
const SPAN_BEFORE = 200

const spanOf = (year: number): number => SPANS.find(([from]) => year >= from)?.[1] ?? SPAN_BEFORE

/** Whether a year is near enough to that of the fact to be offered, nearer in a hard question; other values always are. */
export const isNearInTime = (
  { column, order: year }: Fact,
  other: number | null,
  level: Difficulty,
): boolean =>
  column.kind !== 'year' ||
  year === null ||
  other === null ||
  Math.abs(other - year) <= spanOf(year) / (level === 'hard' ? 2 : 1)

/** With fewer years of other rows than this, years that no row has are offered as well. */
const ENOUGH = 4
/** Not the next year: what was signed in one year often came into force in the next. */
const STEPS = [-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]

/** Years around that of a fact, nearer in a hard question, within the time of the table, when too few rows have one. */
export function yearsNear(
  fact: Fact,
  { facts }: AskedColumn,
  offered: readonly Fact[],
  level: Difficulty,
  rng: Random,
): string[] {
  const { column, order: year, values } = fact
  if (column.kind !== 'year' || year === null || offered.length >= ENOUGH) return []
  const others = new Set(facts.map(({ value }) => value))
  const known = facts.flatMap(({ order }) => order ?? [])
  const step = Math.max(1, spanOf(year) / (level === 'hard' ? 30 : 15))
  // Before independence no committee of the republic was set up; a few years are left, or the first would stand out.
  const [earliest, latest] = [Math.min(...known) - 3 * step, Math.max(...known)]
  const years = STEPS.map((steps) => year + Math.round(steps * step))
    .filter((one) => one >= earliest && one <= latest && one !== 0 && Math.sign(one) === Math.sign(year))
    .map((one) => (one < 0 ? `${-one} BCE` : `${one}`))
    .filter((text) => !others.has(text) && !values.includes(text))
  return rng.sample(years, Math.min(years.length, ENOUGH))
}

/** The wrong values without a year that would complete an even series: beside 1972, 1982 and 1992 the key 1985 stands out. */
export function withoutSeries<Wrong extends { value: string }>(
  { column, order: key }: Fact,
  wrongs: readonly Wrong[],
): Wrong[] {
  if (column.kind !== 'year' || key === null) return [...wrongs]
  const years: number[] = []
  return wrongs.filter(({ value }) => {
    const year = orderOf('year', value)
    if (year === null) return true
    if (completesSeries(year, years, key)) return false
    years.push(year)
    return true
  })
}

/** A series that the key continues hides it; any other shows it. */
const completesSeries = (year: number, years: readonly number[], key: number): boolean =>
  years.some((one) =>
    years.some((other) => {
      const [first = 0, middle = 0, last = 0] = [year, one, other].toSorted((a, b) => a - b)
      const step = middle - first
      return step > 0 && last - middle === step && key !== first - step && key !== last + step
    }),
  )
