import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const TANK = '(?:tank|cistern|it)'
const TIME = '(h|min|s|day)'
const TIME_NAMES: Readonly<Record<string, string>> = { h: 'hour', min: 'minute', s: 'second', day: 'day' }
const BOTH = '(?:both|pipes|opened|open|are|together|simultaneously|when|is)*'

/** What is asked most in the fewest words. */
export const plainAsks: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Quantitative Aptitude'],
  readers: [
    // "A pipe fills a tank in 6 hours, another empties it in 9 hours. Both open, the tank fills in"
    readWhole({
      id: 'one-fills-another-empties',
      concepts: ['Pipes & Cisterns'],
      cue: /fill.*empt/,
      patterns: [
        `(?:one )?(?:pipe|tap)~(?:a)?~(?:fills?)~${TANK}~# ${TIME}~(?:while|but)?~(?:another|other|second|one)~(?:pipe|tap)?~(?:b)?~(?:empties|empty|emptied)~(?:full)?~${TANK}?~# ${TIME}~${BOTH}~(?:time|long|hours|many)*~(?:taken)?~(?:fill|fills|filled|full)?~${TANK}?~(?:filled|fills|full|fill)?`,
      ],
      solve(words, [fills, empties], text) {
        const units = words.filter((word) => /^(?:h|min|s|day)$/.test(word))
        const [unit = ''] = units
        if (!fills || !empties || units.length !== 2 || units[1] !== unit || fills.gte(empties)) return null
        if (!/both|together|simultaneously|opened|open/.test(text)) return null
        const value = fills.mul(empties).div(empties.sub(fills))
        return found({
          value,
          unit: TIME_NAMES[unit] ?? '',
          steps: [
            ['Share of the tank in one unit of time', `1/${sayNumber(fills)} − 1/${sayNumber(empties)}`],
            ['Time for the whole', `${sayNumber(value)} ${unit}`],
          ],
          check: value.div(fills).sub(value.div(empties)).equals(1),
        })
      },
    }),
    // "54 km/h in m/s" / "Convert 20 m/s to km/h"
    readWhole({
      id: 'speed-in-other-units',
      concepts: ['Speed, Time & Distance'],
      cue: /km\/h.*m\/s|m\/s.*km\/h/,
      patterns: [
        '(?:convert|change|express|speed)?~(?:speed)?~# (km/h|m/s)~(?:into|equal|equals)?~(km/h|m/s)',
        '(?:convert|change|express)?~(?:speed)?~# (km/h|m/s)~(?:into|equal|equals)?~(?:many )?(km/h|m/s)',
      ],
      solve([from, to], [speed]) {
        if (!speed || from === to) return null
        const factor = new Fraction(from === 'km/h' ? '5/18' : '18/5')
        const value = speed.mul(factor)
        return found({
          value,
          unit: to ?? '',
          steps: [
            [
              from === 'km/h' ? '1 km/h = 5/18 m/s' : '1 m/s = 18/5 km/h',
              `${sayNumber(speed)} × ${factor.toFraction()} = ${sayNumber(value)} ${to}`,
            ],
          ],
          check: value.div(factor).equals(speed),
        })
      },
    }),
    // "A car covers 60 km at 30 km/h and returns at 60 km/h. Average speed?"
    readWhole({
      id: 'average-there-and-back',
      concepts: ['Average Speed'],
      cue: /average speed/,
      patterns: [
        '(?:car|man|bus|person|train|cyclist|boy|driver|truck|he|motorist)~(?:goes|covers|travels|drives|cover|travel|go|cycles|certain|distance|place|office|school|another|a|b|one|city|work)*~(?:# km)?~(?:speed)?~# km/h~(?:comes|returns|back|return|same|distance|journey|road|route|covers|goes|starting|point|a|b|place)*~(?:speed)?~# km/h~average speed~(?:whole|entire|total|during|journey|both|ways|trip|car|man|bus)*',
      ],
      solve(_, numbers, text) {
        const [there, back] = numbers.slice(-2)
        if (!there || !back || numbers.length > 3 || there.lte(0) || back.lte(0)) return null
        if (!/return|back|same distance/.test(text)) return null
        const value = there.mul(back).mul(2).div(there.add(back))
        return found({
          value,
          unit: 'km/h',
          steps: [
            [
              'Average speed = 2xy ÷ (x + y)',
              `2 × ${sayNumber(there)} × ${sayNumber(back)} ÷ ${sayNumber(there.add(back))} = ${sayNumber(value)} km/h`,
            ],
          ],
          check: new Fraction(1).div(there).add(new Fraction(1).div(back)).mul(value).equals(2),
        })
      },
    }),
    // "A boat's speed in still water is 12 km/h and the stream is 3 km/h. Time to go 45 km downstream?"
    readWhole({
      id: 'time-by-boat',
      concepts: ['Boats & Streams'],
      cue: /still water.*(?:down|up) ?stream/,
      patterns: [
        "(?:speed )?(?:boat|man|swimmer|steamer|motorboat)(?:'s)?~(?:speed|can|row|rows|goes)*~(?:still water)?~# km/h~(?:still water)?~(?:speed|rate)?~(?:stream|current|river|water)~(?:flows|speed|runs)?~# km/h~(?:time|taken|long|takes?|he|boat|man)*~(?:go|goes|cover|covers|travel|row|covering|going)?~# km~(downstream|upstream)",
      ],
      solve([way], [boat, stream, distance], text) {
        if (!boat || !stream || !distance || boat.lte(stream) || !/time|long|take/.test(text)) return null
        const speed = way === 'downstream' ? boat.add(stream) : boat.sub(stream)
        const value = distance.div(speed)
        return found({
          value,
          unit: 'hour',
          steps: [
            [
              `Speed ${way}`,
              `${sayNumber(boat)} ${way === 'downstream' ? '+' : '−'} ${sayNumber(stream)} = ${sayNumber(speed)} km/h`,
            ],
            ['Time', `${sayNumber(distance)} ÷ ${sayNumber(speed)} = ${sayNumber(value)} h`],
          ],
          check: value.mul(speed).equals(distance),
        })
      },
    }),
    // "The average of 5 numbers is 20. If one number is removed, the average becomes 18. The number removed is"
    readWhole({
      id: 'number-left-out-of-average',
      concepts: ['Average'],
      cue: /average.*(?:removed|excluded|left out|taken out|dropped)/,
      patterns: [
        'average # (?:numbers|observations|quantities|items)~#~(?:one|1)~(?:number|observation|of them|them)?~(?:removed|excluded|left out|taken out|dropped)~average~(?:remaining|rest|numbers|becomes|become|becoming|reduced|reduces|changes|left)*~#~(?:excluded|removed|number|that|left|out|dropped)*',
      ],
      solve(_, [count, average, rest]) {
        if (!count || !average || !rest || count.lte(1) || count.d !== 1n) return null
        const value = count.mul(average).sub(count.sub(1).mul(rest))
        return found({
          value,
          steps: [
            ['Sum of all', `${sayNumber(count)} × ${sayNumber(average)} = ${sayNumber(count.mul(average))}`],
            [
              'Sum of the rest',
              `${sayNumber(count.sub(1))} × ${sayNumber(rest)} = ${sayNumber(count.sub(1).mul(rest))}`,
            ],
            ['The number', sayNumber(value)],
          ],
          check: count.mul(average).sub(value).div(count.sub(1)).equals(rest),
        })
      },
    }),
    // "The ratio of two numbers is 3 : 4 and their LCM is 180. Find the numbers"
    readWhole({
      id: 'numbers-of-ratio-and-lcm',
      concepts: ['HCF & LCM'],
      cue: /ratio.*(?:lcm|hcf)/,
      patterns: [
        '(?:numbers|ratio|two)*~#:#~(lcm|hcf)~(?:numbers|two)*~#~(numbers|larger number|smaller number|greater number|larger|smaller|greater|largest number|smallest number|bigger number)',
      ],
      solve([kind, asked = ''], [x, y, given]) {
        if (!x || !y || !given || x.d !== 1n || y.d !== 1n || !x.gcd(y).equals(1) || x.equals(y)) return null
        const unit = kind === 'lcm' ? given.div(x.mul(y)) : given
        if (unit.d !== 1n) return null
        const [a, b] = [x.mul(unit), y.mul(unit)]
        const [small, large] = a.lt(b) ? [a, b] : [b, a]
        const steps: [string, string][] = [
          [
            'The numbers are multiples of their HCF',
            kind === 'lcm'
              ? `LCM = ${sayNumber(x)} × ${sayNumber(y)} × HCF, so HCF = ${sayNumber(given)} ÷ ${sayNumber(x.mul(y))} = ${sayNumber(unit)}`
              : `HCF = ${sayNumber(unit)}`,
          ],
          ['The numbers', `${sayNumber(a)} and ${sayNumber(b)}`],
        ]
        const check = kind === 'lcm' ? a.lcm(b).equals(given) : a.gcd(b).equals(given)
        if (asked === 'numbers') {
          const shown = `${sayNumber(a)} and ${sayNumber(b)}`
          return found({ value: shown, shown, steps, check })
        }
        return found({ value: /^(?:small)/.test(asked) ? small : large, steps, check })
      },
    }),
    // "The perimeter of a rectangle is 40 cm and its length is 12 cm. Area?"
    readWhole({
      id: 'rectangle-by-perimeter',
      concepts: ['Mensuration'],
      cue: /perimeter.*rect|rect.*perimeter/,
      patterns: [
        'perimeter (?:rectangle|rectangular (?:field|park|plot|garden))~# (cm|m)~(length|breadth|width)~# (?:cm|m)~(area|breadth|width|length)~(?:rectangle)?',
      ],
      solve([unit = '', known, asked = ''], [perimeter, side]) {
        if (!perimeter || !side || side.mul(2).gte(perimeter) || known === asked) return null
        const other = perimeter.div(2).sub(side)
        const isArea = asked === 'area'
        if (!isArea && (known === 'length') === (asked === 'length')) return null
        const value = isArea ? other.mul(side) : other
        return found({
          value,
          unit: isArea ? `${unit}²` : unit,
          steps: [
            [
              'Length + breadth is half the perimeter',
              `${sayNumber(perimeter.div(2))} − ${sayNumber(side)} = ${sayNumber(other)} ${unit}`,
            ],
            ...(isArea
              ? ([
                  ['Area', `${sayNumber(side)} × ${sayNumber(other)} = ${sayNumber(value)} ${unit}²`],
                ] as const)
              : []),
          ],
          check: other.add(side).mul(2).equals(perimeter),
        })
      },
    }),
  ],
}
