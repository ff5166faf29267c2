import Fraction from 'fraction.js'
import { found, type ReaderGroup } from '../toolkit/found.ts'

/** The powers of 2, 3 and 5 in a fraction; null when it has another prime. */
function powersOf(top: number, bottom: number): readonly [number, number, number] | null {
  const powers: [number, number, number] = [0, 0, 0]
  for (const [value, sign] of [
    [top, 1],
    [bottom, -1],
  ] as const) {
    let left = value
    for (const [at, prime] of [2, 3, 5].entries())
      while (left % prime === 0 && left > 1) {
        left /= prime
        powers[at] = (powers[at] ?? 0) + sign
      }
    if (left !== 1) return null
  }
  return powers
}

const GIVEN = /(?:the )?(?:value of )?log(?:10|_10)? ?\(?(2|3|5)\)? ?(?:=|is) ?(0?\.\d{2,6})/g
const NUMBER = '\\(?(\\d+(?:\\.\\d+)?(?:/\\d+)?)\\)?'

export const logarithms: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Logarithms'],
  readers: [
    {
      // "If log 2 = 0.3010 and log 3 = 0.4771, find log 72"
      id: 'log-from-logs',
      cue: /log.*= ?0?\.\d.*log/,
      read(r) {
        const known = new Map<number, Fraction>()
        const rest = r.text.replace(GIVEN, (_, of: string, value: string) => {
          known.set(Number(of), new Fraction(value))
          return ' '
        })
        const match = new RegExp(
          `^(?:if|given|that|and|then|find|what is|the|value of|calculate|[ ,.;])*log(?:10|_10)? ?${NUMBER}$`,
        ).exec(rest.trim())
        if (!match?.[1] || known.size === 0) return null
        const asked = new Fraction(match[1])
        const powers = powersOf(Number(asked.n), Number(asked.d))
        if (!powers || asked.lte(0)) return null
        const [two, three] = [
          known.get(2) ?? (known.get(5) && new Fraction(1).sub(known.get(5) ?? 0)),
          known.get(3),
        ]
        const five = known.get(5) ?? (two && new Fraction(1).sub(two))
        // 10 needs neither: as many twos as fives are tens.
        const logs = [two, three, five]
        if (powers.some((power, at) => power !== 0 && !logs[at])) return null
        let value = new Fraction(0)
        for (const [at, power] of powers.entries())
          value = value.add((logs[at] ?? new Fraction(0)).mul(power))
        const parts = powers.flatMap((power, at) =>
          power === 0 ? [] : [`${[2, 3, 5][at]}${power === 1 ? '' : `^${power}`}`],
        )
        return found({
          value,
          steps: [
            ['Write the number by its primes', `${match[1]} = ${parts.join(' × ')}`],
            ...(powers[2] === 0 || known.has(5)
              ? []
              : ([['log 5 = 1 − log 2', five?.toString() ?? '']] as const)),
            ['Add the logarithms', value.toString()],
          ],
          // The tables are rounded to four or five places.
          check:
            Math.abs(value.valueOf() - Math.log10(asked.valueOf())) <
            0.001 * (1 + powers.reduce((sum, one) => sum + Math.abs(one), 0)),
        })
      },
    },
    {
      // "log₂ x = 5, find x" / "find x if log base 3 of x = 4"
      id: 'x-under-a-log',
      cue: /log.*x.*= ?-?\d/,
      read(r) {
        const match =
          /^(?:(?:if|find|solve|the|value of|what is|x|for x|when|then|:|,) ?)*log(?:_\(?| ?base |_?)(\d+)\)? ?(?:of )?\(?x\)? ?= ?(-?\d+(?:\/\d+)?)(?:[,.]? ?(?:then )?(?:find|what is)?(?: the)?(?: value of)? x(?: ?=)?)?$/.exec(
            r.text,
          )
        const [base, exponent] = [Number(match?.[1]), new Fraction(match?.[2] ?? 0)]
        if (!match || base < 2 || exponent.abs().gt(20)) return null
        const value = new Fraction(base).pow(exponent)
        if (!value) return null
        return found({
          value,
          steps: [['Write it as a power', `x = ${base}^${exponent.toFraction()} = ${value.toFraction()}`]],
          check: Math.abs(Math.log(value.valueOf()) / Math.log(base) - exponent.valueOf()) < 1e-9,
        })
      },
    },
  ],
}
