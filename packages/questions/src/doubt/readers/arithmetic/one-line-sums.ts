import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const PARTS: Readonly<Record<string, Fraction>> = {
  half: new Fraction(1, 2),
  third: new Fraction(1, 3),
  fourth: new Fraction(1, 4),
  fifth: new Fraction(1, 5),
}
const WORKERS = '(?:workers|men|machines|labourers|people)'
const THINGS = '(units|toys|articles|items|parts|bottles|shirts|chairs)'

/** Sums of one step or two, typed as one line. */
export const oneLineSums: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Quantitative Aptitude'],
  readers: [
    // "Perimeter of a square is 40. Area?"
    readWhole({
      id: 'square-by-its-perimeter',
      concepts: ['Mensuration'],
      cue: /perimeter.*square|square.*perimeter/,
      patterns: [
        'perimeter~square~# ?(cm|m)?~(area|side)(?: square)?',
        'square~perimeter~# ?(cm|m)?~(area|side)(?: square)?',
      ],
      solve(words, [perimeter]) {
        const asked = words.at(-1)
        const unit = words.length === 2 ? (words[0] ?? '') : ''
        if (!perimeter || perimeter.lte(0)) return null
        const side = perimeter.div(4)
        const value = asked === 'side' ? side : side.mul(side)
        return found({
          value,
          unit: asked === 'side' ? unit : unit === '' ? 'square units' : `${unit}²`,
          steps: [
            ['Side', `${sayNumber(perimeter)} ÷ 4 = ${sayNumber(side)}`],
            ...(asked === 'side' ? [] : [['Area', `${sayNumber(side)}² = ${sayNumber(value)}`] as const]),
          ],
          check: side.add(side).add(side).add(side).equals(perimeter),
        })
      },
    }),
    // "Ratio of boys and girls in a class of 40 is 3:2. Boys?"
    readWhole({
      id: 'boys-and-girls-of-a-class',
      concepts: ['Ratio & Proportion'],
      cue: /ratio.*(?:boys.*girls|girls.*boys)/,
      except: /join|leave|left|new|added|more|less|absent|after|%/,
      patterns: [
        'ratio~(boys|girls) (boys|girls)~(?:class|school)~# (?:students|children)?~#:#~(?:many |number )*(boys|girls)',
        'ratio~(boys|girls) (boys|girls)~#:#~(?:class|school)~#~(?:students|children)?~(?:many |number )*(boys|girls)',
      ],
      solve([first, second, asked], numbers, text) {
        const isWholeFirst = /(?:class|school) \d+ (?:students |children )?\d+:/.test(text)
        const [whole, a, b] = isWholeFirst ? numbers : [numbers[2], numbers[0], numbers[1]]
        if (!whole || !a || !b || first === second || a.add(b).lte(0)) return null
        const part = asked === first ? a : b
        const value = whole.mul(part).div(a.add(b))
        // Children are whole.
        if (value.d !== 1n) return null
        return found({
          value,
          steps: [
            [
              'Their part of the class',
              `${sayNumber(whole)} × ${sayNumber(part)} ÷ ${sayNumber(a.add(b))} = ${sayNumber(value)}`,
            ],
          ],
          check: value.mul(a.add(b)).equals(whole.mul(part)),
        })
      },
    }),
    // "3 times a number minus 4 is 20. Number?"
    readWhole({
      id: 'times-a-number-and-some',
      concepts: ['Linear Equations'],
      cue: /times.*number/,
      patterns: [
        '# times number (minus|plus|decreased|increased)~#~(?:equals?|gives|becomes|equal)?~# number',
      ],
      solve([way], [times, more, total]) {
        if (!times || !more || !total || times.equals(0)) return null
        const part = /^(?:minus|decr)/.test(way ?? '') ? more.neg() : more
        const value = total.sub(part).div(times)
        return found({
          value,
          steps: [
            ['Take away what was added', `${sayNumber(times)}x = ${sayNumber(total.sub(part))}`],
            ['Divide', `x = ${sayNumber(value)}`],
          ],
          check: value.mul(times).add(part).equals(total),
        })
      },
    }),
    // "One third of a number is 15 more than one fourth of it. Number?"
    readWhole({
      id: 'two-parts-of-a-number',
      concepts: ['Linear Equations'],
      cue: /number.*more than/,
      patterns: [
        '(?:1 )?(\\d+/\\d+|half|third|fourth|fifth) number~# more than~(?:1 )?(\\d+/\\d+|half|third|fourth|fifth)~(?:number)?~(?:same number)? number',
      ],
      solve(words, numbers) {
        const named = words.map((word) => PARTS[word])
        const values = [...numbers]
        const gap = values.length === 3 ? values[1] : values.find((value) => value.gt(1))
        const parts =
          values.length === 3
            ? [values[0], values[2]]
            : values.length === 2 && values[1]?.gt(1)
              ? [values[0], named[0]]
              : values.length === 1
                ? named
                : []
        const [a, b] = parts
        if (!a || !b || !gap || parts.length !== 2 || a.lte(b)) return null
        const value = gap.div(a.sub(b))
        return found({
          value,
          steps: [
            [
              'The difference of the parts',
              `${a.toFraction()} − ${b.toFraction()} = ${a.sub(b).toFraction()}`,
            ],
            ['The number', `${sayNumber(gap)} ÷ ${a.sub(b).toFraction()} = ${sayNumber(value)}`],
          ],
          check: value.mul(a).equals(value.mul(b).add(gap)),
        })
      },
    }),
    // "Distance 180 km, time 3 h. Speed?"
    readWhole({
      id: 'speed-of-a-distance-and-a-time',
      concepts: ['Time, Speed & Distance'],
      cue: /distance.*time.*speed/,
      patterns: ['distance~# (km|m)~time~(?:taken )?# (h|s)~(?:average )?speed'],
      solve([length, unit], [distance, time]) {
        const shown = `${length ?? ''}/${unit ?? ''}`
        if (!distance || !time || time.lte(0) || !/^(?:km\/h|m\/s)$/.test(shown)) return null
        const value = distance.div(time)
        return found({
          value,
          unit: shown,
          steps: [
            [
              'Speed = distance ÷ time',
              `${sayNumber(distance)} ÷ ${sayNumber(time)} = ${sayNumber(value)} ${shown}`,
            ],
          ],
          check: value.mul(time).equals(distance),
        })
      },
    }),
    // "5 workers make 120 units in 6 days. How many units will 8 workers make in 10 days?"
    readWhole({
      id: 'units-of-workers-and-days',
      concepts: ['Time & Work'],
      cue: /(?:workers|men|machines|labourers|people).*(?:units|toys|articles|items|parts|bottles|shirts|chairs)/,
      except: /women|boys|twice|hours a day|each|less|more|efficien/,
      patterns: [
        `# ${WORKERS}~(?:make|produce|can make)?~# (day|h)~(?:make |produce )?# ${THINGS}~# ${WORKERS}~# (day|h)~(?:many )?${THINGS}(?: make| produce)?`,
        `# ${WORKERS}~(?:make|produce|can make)?~# ${THINGS}~# (day|h)~many ${THINGS}~# ${WORKERS}~(?:make |produce )?# (day|h)`,
      ],
      solve(words, numbers, text) {
        const [a, p, q, b, t] = numbers
        if (!a || !p || !q || !b || !t) return null
        const times = words.filter((word) => /^(?:day|h)$/.test(word))
        const things = words.filter((word) => !/^(?:day|h)$/.test(word))
        if (new Set(times).size !== 1 || new Set(things).size !== 1) return null
        // Days and things are told in either order.
        const isTimeFirst =
          words[0] === times[0] &&
          /^\d+ [a-z]+ (?:can )?(?:make |produce )?\d+(?:\.\d+)? (?:day|h)/.test(text)
        const [days, made] = isTimeFirst ? [p, q] : [q, p]
        if ([a, days, b, t].some((one) => one.lte(0))) return null
        const each = made.div(a).div(days)
        const value = each.mul(b).mul(t)
        return found({
          value,
          steps: [
            [
              'One worker in one unit of time',
              `${sayNumber(made)} ÷ (${sayNumber(a)} × ${sayNumber(days)}) = ${sayNumber(each)}`,
            ],
            ['All of them', `${sayNumber(each)} × ${sayNumber(b)} × ${sayNumber(t)} = ${sayNumber(value)}`],
          ],
          check: value.mul(a).mul(days).equals(made.mul(b).mul(t)),
        })
      },
    }),
  ],
}
