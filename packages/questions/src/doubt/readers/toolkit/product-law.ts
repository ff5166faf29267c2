import { found, type Reader, sayMeasured } from './found.ts'

/** A quantity of a law that only multiplies and divides. */
interface Factor {
  /** Its names, as alternatives of a pattern: 'mass|load'. */
  names: string
  /** How its unit is written after `normalise`, with its size in the unit of the law; an empty one needs the name. */
  units: readonly (readonly [written: string, size: number])[]
  /** The unit in which it is answered. */
  unit: string
  symbol: string
  /** Its power in the law: E = ½mv² is E^1 m^-1 v^-2 = ½. */
  power: number
  /** The value that is used when the question does not give it. */
  assumed?: number
  /** Another factor has the same unit, so that only the name tells them apart. */
  isNamed?: true
}

interface ProductLaw {
  id: string
  cue: RegExp
  said: string
  /** What the product of all factors, each to its power, equals. */
  constant: number
  factors: readonly Factor[]
  /** Words of its stories. */
  words: string
  refuses?: string
}

const BODY =
  'body object article block particle car ball stone man boy machine wire conductor battery cell bulb bulbs source lamp connected across applied acting acts on through flowing flows produced produces exerted moving moves weighing required experienced by'

/** "Find the pressure of a force of 50 N on an area of 2 m²": any factor from the others, named or told by its unit. */
export function readProductLaw({ id, cue, said, constant, factors, words, refuses }: ProductLaw): Reader {
  return {
    id,
    cue,
    read(r) {
      if (refuses !== undefined && r.has(refuses)) return null
      const known = new Map<Factor, number>()
      for (const factor of factors)
        for (const [written, size] of factor.units) {
          const unit = written === '' ? '' : ` ?(?:${written})`
          const named = `(?:(?:${factor.names}|${factor.symbol.toLowerCase()})(?: of (?:the |a |an )?[a-z]+)?(?: is| are| of| ?=| ?:|,)* ?)`
          const value = r.one(
            `${named}${written === '' || factor.isNamed ? '' : '?'}#${unit}(?: (?:${factor.names}))?`,
          )
          if (value === undefined) continue
          if (known.has(factor)) return null
          known.set(factor, value.valueOf() * size)
          break
        }
      const open = factors.filter((factor) => !known.has(factor))
      const unknown = open.filter((factor) => r.drop(`(?:${factor.names})`))
      const [asked] = unknown
      if (!asked || unknown.length !== 1) return null
      for (const factor of open)
        if (factor !== asked && factor.assumed !== undefined) known.set(factor, factor.assumed)
      if (known.size !== factors.length - 1) return null
      for (const { names } of factors) r.drop(`(?:${names})`)
      if (!r.done(`${BODY} ${words}`)) return null
      const others = [...known].reduce((product, [{ power }, value]) => product * value ** power, 1)
      const value = (constant / others) ** (1 / asked.power)
      if (!Number.isFinite(value) || value <= 0) return null
      const rounded = Number(value.toPrecision(10))
      // The second way: logarithms of the whole law.
      const sum = [...known].reduce(
        (all, [{ power }, one]) => all + power * Math.log(one),
        asked.power * Math.log(rounded),
      )
      return found({
        value: rounded,
        unit: asked.unit,
        steps: [
          [
            'Write down what is given',
            [...known]
              .map(([{ symbol, unit }, one]) => `${symbol} = ${sayMeasured(one)} ${unit}`.trim())
              .join(', '),
          ],
          ['Use the law', said],
          ['Put the numbers in', `${asked.symbol} = ${sayMeasured(rounded)} ${asked.unit}`.trim()],
        ],
        check: Math.abs(sum - Math.log(constant)) < 1e-7,
      })
    },
  }
}
