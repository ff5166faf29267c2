import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const BOAT = '(?:boat|man|motorboat|steamer|swimmer|boatman|person|rower|ship)'
const GOES = '(?:goes|covers|travels|rows|swims|takes|moves|row|cover|go|travel|running|sails)'
const STREAM = '(current|stream|river|water|boat|man|swimmer|rowing)'

export const boatsAndAges: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Boats & Streams', 'Problems on Ages'],
  readers: [
    // "A boat goes 24 km downstream in 3 hours and returns in 4 hours. Speed of the current?"
    readWhole({
      id: 'there-and-back-by-boat',
      concepts: ['Boats & Streams'],
      cue: /(?:down|up) ?stream/,
      patterns: [
        `${BOAT}~${GOES}~# km~(downstream|upstream)~(?:takes)?~# (h|min)~(?:returns|return|comes|back|covers|same|distance|upstream|downstream|journey|takes|goes|starting|point|it)*~# (h|min)~(?:speed|rate|velocity) ${STREAM}~(?:still water)?`,
        `${BOAT}~${GOES}~# (h|min)~(?:cover|go|travel|covering|row)~# km~(downstream|upstream)~# (h|min)~(?:cover|go|travel|return|row|back|come|same|distance|upstream|downstream|returning|covering)*~(?:speed|rate|velocity) ${STREAM}~(?:still water)?`,
        `${BOAT}~${GOES}~(?:certain )?distance~# km~(downstream|upstream)~# (h|min)~(?:returns|return|comes|back|covers|same|distance|upstream|downstream|takes)*~# (h|min)~(?:speed|rate|velocity) ${STREAM}~(?:still water)?`,
      ],
      solve(words, numbers, text) {
        const isTimeFirst = /^[a-z ]*[\d./ ]+ (?:h|min)\b/.test(text)
        const [way, first, second] = isTimeFirst ? [numbers[1], numbers[0], numbers[2]] : numbers
        const units = words.filter((word) => word === 'h' || word === 'min')
        const direction = words.find((word) => word.endsWith('stream') && word !== 'stream')
        const asked = words.at(-1) ?? ''
        if (!way || !first || !second || units.length !== 2 || direction === undefined) return null
        const [a, b] = [first, second].map((time, at) => (units[at] === 'h' ? time : time.div(60)))
        if (!a || !b || a.equals(0) || b.equals(0)) return null
        const [there, back] = [way.div(a), way.div(b)]
        const [down, up] = direction === 'downstream' ? [there, back] : [back, there]
        if (down.lte(up)) return null
        const isStream = /^(?:current|stream|river|water)$/.test(asked)
        // 'Speed of the boat' without 'still water' may mean one of the two speeds.
        if (!isStream && !text.includes('still water')) return null
        const value = (isStream ? down.sub(up) : down.add(up)).div(2)
        return found({
          value,
          unit: 'km/h',
          steps: [
            ['Downstream', `${sayNumber(way)} ÷ ${sayNumber(way.div(down))} = ${sayNumber(down)} km/h`],
            ['Upstream', `${sayNumber(way)} ÷ ${sayNumber(way.div(up))} = ${sayNumber(up)} km/h`],
            [
              isStream ? 'Half the difference' : 'Half the sum',
              `(${sayNumber(down)} ${isStream ? '−' : '+'} ${sayNumber(up)}) ÷ 2 = ${sayNumber(value)} km/h`,
            ],
          ],
          check: (isStream ? up.add(value).add(value) : value.mul(2).sub(up)).equals(down),
        })
      },
    }),
    // "A man can row 18 km/h downstream and 10 km/h upstream. Speed of the stream?" and the same told as 'with' and 'against' the current
    readWhole({
      id: 'both-speeds-by-boat',
      concepts: ['Boats & Streams'],
      cue: /stream|current/,
      patterns: [
        `(?:speed )?${BOAT}~(?:${GOES}|speed)*~# km/h~(downstream|upstream|along (?:stream|current|river)|against (?:stream|current|river))~# km/h~(?:downstream|upstream|along (?:stream|current|river)|against (?:stream|current|river))~(?:speed|rate|velocity) ${STREAM}~(?:still water)?`,
        `(?:speed )?${BOAT}~(?:${GOES}|speed)*~(downstream|upstream|along (?:stream|current|river)|against (?:stream|current|river))~(?:speed)?~# km/h~(?:speed )?(?:downstream|upstream|along (?:stream|current|river)|against (?:stream|current|river))~(?:speed)?~# km/h~(?:speed|rate|velocity) ${STREAM}~(?:still water)?`,
        `(downstream|upstream)~(?:speed)?~(?:${BOAT})?~# km/h~(?:speed )?(?:downstream|upstream)~(?:speed)?~(?:${BOAT})?~# km/h~(?:speed|rate|velocity) ${STREAM}~(?:still water)?`,
        `(?:speed|rate) (downstream|upstream)~(?:${BOAT})?~# km/h~(?:speed )?(?:downstream|upstream)~# km/h~(?:speed|rate|velocity) ${STREAM}~(?:still water)?`,
      ],
      solve([first = '', asked = ''], [a, b], text) {
        const isDown = /^(?:down|along)/.test(first)
        if ((text.match(/downstream|along/g) ?? []).length !== 1) return null
        const [down, up] = isDown ? [a, b] : [b, a]
        if (!down || !up || down.lte(up)) return null
        const isStream = /^(?:current|stream|river|water)$/.test(asked)
        if (!isStream && !text.includes('still water')) return null
        const value = (isStream ? down.sub(up) : down.add(up)).div(2)
        return found({
          value,
          unit: 'km/h',
          steps: [
            [
              isStream ? 'Half the difference' : 'Half the sum',
              `(${sayNumber(down)} ${isStream ? '−' : '+'} ${sayNumber(up)}) ÷ 2 = ${sayNumber(value)} km/h`,
            ],
          ],
          check: (isStream ? up.add(value).add(value) : value.mul(2).sub(up)).equals(down),
        })
      },
    }),
    // "Ratio of the ages of Amit and Sumit is 4 : 3. Sum of ages 28. Amit's age after 5 years?"
    readWhole({
      id: 'age-in-some-years',
      concepts: ['Problems on Ages'],
      cue: /ratio.*age/,
      patterns: [
        "ratio~(?:present )?ages~([a-z]+) ([a-z]+)~#:#~sum~(?:present )?ages?~# ?(?:year)?~(?:age ([a-z]+)|([a-z]+)'s age) (after|before) # year",
        "ratio~(?:present )?ages~([a-z]+) ([a-z]+)~#:#~sum~(?:present )?ages?~# ?(?:year)?~(?:age ([a-z]+)|([a-z]+)'s age) # year (after|hence|later|ago|before|back)",
        "ratio~(?:present )?ages~([a-z]+) ([a-z]+)~#:#~sum~(?:present )?ages?~# ?(?:year)?~(after) # year (?:age ([a-z]+)|([a-z]+)'s age)",
      ],
      solve(words, [x, y, sum, shift]) {
        const [a = '', b = ''] = words
        const way = words.find((word, at) => at > 1 && /^(?:after|before|hence|later|ago|back)$/.test(word))
        const who = words.slice(2).find((word) => word !== way)
        const own = who === a ? x : who === b ? y : undefined
        if (!x || !y || !sum || !shift || !own || way === undefined || a === b) return null
        const now = sum.mul(own).div(x.add(y))
        const value = /^(?:after|hence|later)$/.test(way) ? now.add(shift) : now.sub(shift)
        return found({
          value,
          unit: 'year',
          steps: [
            ['Present age', `${sayNumber(sum)} × ${own} ÷ ${x.add(y)} = ${sayNumber(now)}`],
            ['Then', `${sayNumber(value)} years`],
          ],
          check: value.gte(0) && now.mul(x.add(y)).equals(sum.mul(own)),
        })
      },
    }),
    // "5 years ago A was twice as old as B. Present age of A is 35. B's present age?" / "after 5 years A will be …"
    readWhole({
      id: 'age-from-another-age',
      concepts: ['Problems on Ages'],
      cue: /old/,
      patterns: [
        "# year (ago|back)~([a-z]+)~(twice|thrice|# times)~(?:old)~([a-z]+)~(?:present )?(?:age ([a-z]+)|([a-z]+)'s (?:present )?age|([a-z]+))~# ?(?:year)?~(?:old)?~(?:present )?(?:age ([a-z]+)|([a-z]+)'s (?:present )?age)",
        "# year (later|hence)~([a-z]+)~(twice|thrice|# times)~(?:old)~([a-z]+)~(?:present )?(?:age ([a-z]+)|([a-z]+)'s (?:present )?age|([a-z]+))~# ?(?:year)?~(?:old)?~(?:present )?(?:age ([a-z]+)|([a-z]+)'s (?:present )?age)",
        "(after) # year~([a-z]+)~(twice|thrice|# times)~(?:old)~([a-z]+)~(?:present )?(?:age ([a-z]+)|([a-z]+)'s (?:present )?age|([a-z]+))~# ?(?:year)?~(?:old)?~(?:present )?(?:age ([a-z]+)|([a-z]+)'s (?:present )?age)",
      ],
      solve(words, numbers) {
        const names = words.filter(
          (word) => !/^(?:ago|back|after|later|hence|twice|thrice|[\d/. ]+ times)$/.test(word),
        )
        const [elder, younger, given, asked] = names
        const many = words.find((word) => /^(?:twice|thrice|[\d/. ]+ times)$/.test(word)) ?? ''
        const spoken = many === 'twice' ? 2 : many === 'thrice' ? 3 : null
        const [shift, second, third] = numbers
        const times = spoken === null ? second : new Fraction(spoken)
        const age = spoken === null ? third : second
        if (names.length !== 4 || !shift || !times || !age || elder === younger || given === asked)
          return null
        if (![elder, younger].includes(given) || ![elder, younger].includes(asked)) return null
        const move = words.some((word) => /^(?:after|later|hence)$/.test(word)) ? shift : shift.neg()
        const then = age.add(move)
        if (then.lte(0)) return null
        const other = given === elder ? then.div(times) : then.mul(times)
        const value = other.sub(move)
        const [old, young] = given === elder ? [age, value] : [value, age]
        return found({
          value,
          unit: 'year',
          steps: [
            [`Age of ${given?.toUpperCase()} then`, `${sayNumber(then)} years`],
            [`Age of ${asked?.toUpperCase()} then`, `${sayNumber(other)} years`],
            ['Now', `${sayNumber(value)} years`],
          ],
          check: value.gt(0) && old.add(move).equals(young.add(move).mul(times)),
        })
      },
    }),
    // "g on the moon if it is 9.8 on the earth"
    readWhole({
      id: 'gravity-on-the-moon',
      concepts: ['Gravitation'],
      cue: /moon/,
      patterns: [
        '(?:acceleration due gravity|g|weight)~moon~(?:it)?~(?:weight)?~earth~# ?(?:m/s\\^2|n|kg)?',
        '(weight)~(?:body|man|object|person)~(?:earth)~# (n|kg)~(?:weight)~moon',
        '(weight)~(?:body|man|object|person)~# (n|kg)~(?:earth)~(?:weight)~moon',
      ],
      solve(_, [value], text) {
        if (!value || !text.includes('earth')) return null
        const less = value.div(6)
        const unit = /weight/.test(text) ? (/ kg/.test(text) ? 'kg' : 'N') : 'm/s²'
        return found({
          value: Math.round(less.valueOf() * 100) / 100,
          unit,
          steps: [
            ['The moon pulls a sixth as strongly', `${sayNumber(value)} ÷ 6 = ${sayNumber(less, 2)} ${unit}`],
          ],
          check: less.mul(6).equals(value),
        })
      },
    }),
    // "How many odd days are there in 100 years?"
    readWhole({
      id: 'odd-days',
      concepts: ['Calendar'],
      cue: /odd days?/,
      patterns: [
        '(?:many|number)~odd days?~(?:there)?~(?:are)?~(?:period)?~# (?:year|day)s?',
        '(?:many|number)~odd days?~(?:there)?~(leap year|ordinary year|non leap year|non-leap year)',
        'odd days?~# (?:year|day)s?',
      ],
      solve([kind], [count], text) {
        if (kind !== undefined) {
          const value = new Fraction(kind === 'leap year' ? 2 : 1)
          return found({
            value,
            steps: [['Days beyond 52 weeks', `${kind === 'leap year' ? 366 : 365} − 364 = ${value}`]],
            check: (kind === 'leap year' ? 366 : 365) % 7 === Number(value.n),
          })
        }
        if (count?.d !== 1n) return null
        const number = Number(count.n)
        if (/ day/.test(text.replace(/odd days?/, ''))) {
          return found({
            value: new Fraction(number % 7),
            steps: [['Divide by 7', `${number} = 7 × ${Math.floor(number / 7)} + ${number % 7}`]],
            check: true,
          })
        }
        // Only for whole centuries is the number of leap years known.
        if (number % 100 !== 0 || number === 0 || number > 400) return null
        const leap = number / 4 - number / 100 + Math.floor(number / 400)
        const value = (number + leap) % 7
        return found({
          value: new Fraction(value),
          steps: [
            ['Leap years', String(leap)],
            ['Odd days', `${number} + ${leap} = ${number + leap}, which leaves ${value} when divided by 7`],
          ],
          check: (number * 365 + leap) % 7 === value,
        })
      },
    }),
  ],
}
