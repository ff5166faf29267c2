import { found, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

interface Law {
  /** The symbols, each with the units in which it may be given and the unit of its answer. */
  symbols: Readonly<Record<string, readonly [unit: string, ...others: string[]]>>
  /** Each symbol from others. */
  ways: Readonly<Record<string, readonly ((q: Readonly<Record<string, number>>) => number)[]>>
  said: string
}

/** A missing quantity makes a way NaN, so the first way that gives a number is the one whose quantities are known. */
const LAWS: readonly Law[] = [
  {
    symbols: { u: ['m/s', 'km/h'], v: ['m/s', 'km/h'], a: ['m/s^2'], t: ['s'], s: ['m'] },
    ways: {
      v: [
        ({ u, a, t }) => (u ?? Number.NaN) + (a ?? Number.NaN) * (t ?? Number.NaN),
        ({ u, a, s }) => Math.sqrt((u ?? Number.NaN) ** 2 + 2 * (a ?? Number.NaN) * (s ?? Number.NaN)),
      ],
      a: [
        ({ u, v, t }) => ((v ?? Number.NaN) - (u ?? Number.NaN)) / (t ?? Number.NaN),
        ({ u, v, s }) => ((v ?? Number.NaN) ** 2 - (u ?? Number.NaN) ** 2) / (2 * (s ?? Number.NaN)),
      ],
      s: [
        ({ u, a, t }) =>
          (u ?? Number.NaN) * (t ?? Number.NaN) + 0.5 * (a ?? Number.NaN) * (t ?? Number.NaN) ** 2,
        ({ u, v, a }) => ((v ?? Number.NaN) ** 2 - (u ?? Number.NaN) ** 2) / (2 * (a ?? Number.NaN)),
      ],
      t: [({ u, v, a }) => ((v ?? Number.NaN) - (u ?? Number.NaN)) / (a ?? Number.NaN)],
      u: [({ v, a, t }) => (v ?? Number.NaN) - (a ?? Number.NaN) * (t ?? Number.NaN)],
    },
    said: 'v = u + at, s = ut + ½at², v² = u² + 2as',
  },
  {
    symbols: { f: ['n'], m: ['kg'], a: ['m/s^2'] },
    ways: {
      f: [({ m, a }) => (m ?? Number.NaN) * (a ?? Number.NaN)],
      a: [({ f, m }) => (f ?? Number.NaN) / (m ?? Number.NaN)],
      m: [({ f, a }) => (f ?? Number.NaN) / (a ?? Number.NaN)],
    },
    said: 'F = ma',
  },
  {
    symbols: { v: ['v'], i: ['a'], r: ['ohm'] },
    ways: {
      v: [({ i, r }) => (i ?? Number.NaN) * (r ?? Number.NaN)],
      i: [({ v, r }) => (v ?? Number.NaN) / (r ?? Number.NaN)],
      r: [({ v, i }) => (v ?? Number.NaN) / (i ?? Number.NaN)],
    },
    said: 'V = IR',
  },
]
const NAMES: Readonly<Record<string, string>> = {
  force: 'f',
  mass: 'm',
  acceleration: 'a',
  current: 'i',
  resistance: 'r',
  voltage: 'v',
  velocity: 'v',
  time: 't',
  distance: 's',
  displacement: 's',
}
const SHOWN: Readonly<Record<string, string>> = { 'm/s^2': 'm/s²', n: 'N', v: 'V', a: 'A', ohm: 'Ω' }

/** Physics whose quantities are typed as letters. */
export const inLetters: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Motion', 'Laws of Motion', 'Current Electricity'],
  readers: [
    {
      // "u = 0, a = 2 m/s², t = 5 s, find v" / "V = 12 V, R = 4 ohm, I = ?"
      id: 'letters-of-a-law',
      cue: /\b[uvatsfmir] ?= ?-?\d/,
      read(r) {
        const given: Record<string, { value: number; unit: string }> = {}
        const rest = r.text
          .replace(
            /\b([uvatsfmir]) ?= ?(-?\d+(?:\.\d+)?)(?: ?(m\/s\^2|m\/s|km\/h|kg|ohm|[smnva])(?![a-z/\d]))?/g,
            (_, symbol: string, number: string, unit = '') => {
              given[symbol] = { value: Number(number), unit }
              return ' '
            },
          )
          .replace(/[,.;=?]|\b(?:and|then|find|what is|if|the|value of|calculate)\b/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
        const asked = NAMES[rest] ?? (/^[uvatsfmir]$/.test(rest) ? rest : undefined)
        if (asked === undefined || asked in given || Object.keys(given).length < 2) return null
        for (const { symbols, ways, said } of LAWS) {
          if (!(asked in symbols) || !Object.keys(given).every((symbol) => symbol in symbols)) continue
          // Zero needs no unit; everything else must be measured as the law says.
          if (
            !Object.entries(given).every(
              ([symbol, { value, unit }]) => symbols[symbol]?.includes(unit) || (value === 0 && unit === ''),
            )
          )
            continue
          const known = Object.fromEntries(
            Object.entries(given).map(([symbol, { value, unit }]) => [
              symbol,
              unit === 'km/h' ? value / 3.6 : value,
            ]),
          )
          const needed = Object.keys(symbols).length === 5 ? 3 : 2
          if (Object.keys(known).length !== needed) return null
          const value = ways[asked]?.map((way) => way(known)).find((result) => Number.isFinite(result))
          const unit = symbols[asked]?.[0] ?? ''
          if (value === undefined) return null
          return found({
            value: Number(value.toPrecision(10)),
            unit: SHOWN[unit] ?? unit,
            steps: [
              ['Law', said],
              ['Put the numbers in', `${asked} = ${sayMeasured(value)} ${SHOWN[unit] ?? unit}`],
            ],
            check: true,
          })
        }
        return null
      },
    },
    // "A body falls from 20 m, find velocity on hitting the ground, g = 10"
    readWhole({
      id: 'speed-of-a-fall',
      cue: /fall|drop/,
      patterns: [
        '(?:body|stone|ball|object)~(?:falls|dropped|falling|falls freely|freely)*~(?:height)?~# m~(?:height|tower|building)?~(?:velocity|speed)~(?:when|hitting|hits|reaches|reaching|just before|striking|strikes)*~(?:ground|earth)~(?:take )?g #~(?:m/s\\^2)?',
      ],
      solve(_, [height, g]) {
        if (!height || !g) return null
        const value = Math.sqrt(2 * height.valueOf() * g.valueOf())
        return found({
          value,
          unit: 'm/s',
          steps: [
            [
              'v² = 2gh',
              `v = √(2 × ${sayMeasured(g.valueOf())} × ${sayMeasured(height.valueOf())}) = ${sayMeasured(value)} m/s`,
            ],
          ],
          check: true,
        })
      },
    }),
    // "A ball is thrown up with 20 m/s, time to reach the highest point, g = 10"
    readWhole({
      id: 'time-of-a-rise',
      cue: /thrown|projected/,
      patterns: [
        '(?:body|stone|ball|object)~(?:thrown|projected)~(?:vertically)?~(?:up|upwards?)~(?:velocity|speed)?~# m/s~time~(?:taken)?~(?:reach)?~(?:highest point|maximum height|top)~(?:take )?g #~(?:m/s\\^2)?',
      ],
      solve(_, [speed, g]) {
        if (!speed || !g || g.equals(0)) return null
        const value = speed.div(g).valueOf()
        return found({
          value,
          unit: 's',
          steps: [['t = u ÷ g', `${sayMeasured(value)} s`]],
          check: Math.abs(value * g.valueOf() - speed.valueOf()) < 1e-9,
        })
      },
    }),
    // "A car at 72 km/h stops in 5 s, deceleration?"
    readWhole({
      id: 'stopping',
      cue: /stop|rest/,
      patterns: [
        '(?:car|bus|train|vehicle|body|bike)~(?:moving|running|travelling|speed|velocity)*~# (km/h|m/s)~(?:stops|stopped)~# s~(?:deceleration|retardation)',
      ],
      solve([unit = ''], [speed, time]) {
        if (!speed || !time || time.equals(0)) return null
        const start = unit === 'km/h' ? speed.mul(5).div(18) : speed
        const value = start.div(time)
        return found({
          value: value.valueOf(),
          unit: 'm/s²',
          steps: [
            [
              'a = u ÷ t',
              `${sayMeasured(start.valueOf())} ÷ ${sayMeasured(time.valueOf())} = ${sayMeasured(value.valueOf())} m/s²`,
            ],
          ],
          check: value.mul(time).equals(start),
        })
      },
    }),
    // "3 resistors of 6 ohm in parallel"
    readWhole({
      id: 'equal-resistors',
      cue: /parallel|series/,
      patterns: [
        '# (?:equal )?(?:resistors|resistances|wires)~(?:each)?~# ohm~(?:each)?~(?:connected)?~(parallel|series)~(?:equivalent|effective|total|net)?~(?:resistance)?',
        '(?:equivalent|effective|total|net) resistance # (?:equal )?(?:resistors|resistances)~(?:each)?~# ohm~(?:each)?~(?:connected)?~(parallel|series)',
      ],
      solve([way = ''], [count, each]) {
        if (!count || !each || count.lt(2) || count.d !== 1n) return null
        const value = way === 'series' ? each.mul(count) : each.div(count)
        return found({
          value: value.valueOf(),
          unit: 'Ω',
          steps: [[way === 'series' ? 'n × R' : 'R ÷ n', `${sayMeasured(value.valueOf())} Ω`]],
          check: true,
        })
      },
    }),
    // "Weight on the moon if the weight on earth is 60 N"
    readWhole({
      id: 'weight-on-the-moon',
      cue: /moon/,
      patterns: [
        'weight~(?:body|object|man|person)?~moon~(?:when)?~weight~earth~# (n|kg)',
        '(?:body|object|man|person)~(?:weighs|weight)~# (n|kg)~earth~(?:weight|weigh)~moon',
        'weight~(?:body|object|man|person)?~earth~# (n|kg)~weight~moon',
      ],
      solve([unit = ''], [weight]) {
        if (!weight || unit !== 'n') return null
        const value = weight.div(6)
        return found({
          value: value.valueOf(),
          unit: 'N',
          steps: [
            ['One sixth', `g on the moon is about 1/6 of g on earth: ${sayMeasured(value.valueOf())} N`],
          ],
          check: value.mul(6).equals(weight),
        })
      },
    }),
  ],
}
