import Fraction from 'fraction.js'
import { sayNumber } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import { readWhole } from '../../toolkit/whole.ts'

const one = new Fraction(1)
const TIME = '(day|h|min)'
const SPOKEN: Readonly<Record<string, string>> = { day: 'day', h: 'hour', min: 'minute' }
const TIMES: Readonly<Record<string, number>> = { twice: 2, thrice: 3 }
const TANK = '(?:tank|cistern|tub|reservoir|it)'
const FILLS = '(?:fills?|filled|fill)'

/** Workers and pipes: who is how good, and when one of them stops. */
export const workAndPipes: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Time & Work', 'Pipes & Cisterns'],
  readers: [
    // "A is thrice as good a workman as B and takes 60 days less. In how many days will they do it together?"
    readWhole({
      id: 'so-good-and-so-many-days-less',
      cue: /(?:twice|thrice|times).*(?:good|efficient|fast).*(?:less|fewer|more)/,
      patterns: [
        `([a-z])~(twice|thrice|# times)~(?:good|efficient|fast)~(?:workman|worker)?~(?:than )?([a-z])~(?:therefore |hence |able |thus )*(?:takes?|finish(?:es)?|completes?|completed|can finish|needs)?~(?:job|work|piece work|it)?~# ${TIME}~(?:less|fewer)~(?:time )?(?:than )?([a-z])?~(?:finish|complete|do|job|work|same|it|piece)*~(?:many day|many days|many hours|number days|time|days|long)?~(?:both|they|working|if|can|a|b|finish|complete|do|it|work|will|take|same|job|working)*~(together|[a-z] alone|alone)~(?:finish|complete|do|it|work|take|same|job)*`,
      ],
      solve(words, numbers) {
        const times = new Fraction(TIMES[words[1] ?? ''] ?? numbers[0]?.valueOf() ?? 0)
        const less = numbers.at(-1)
        const unit = words.find((word) => SPOKEN[word] !== undefined) ?? ''
        const asked = words.at(-1) ?? ''
        if (!less || times.lte(1) || asked === 'alone') return null
        const [fast, slow] = [words[0], words.find((word, at) => at > 1 && /^[a-z]$/.test(word))]
        const b = less.mul(times).div(times.sub(one))
        const a = b.div(times)
        const who = asked.split(' ')[0]
        const value =
          asked === 'together'
            ? one.div(one.div(a).add(one.div(b)))
            : who === fast
              ? a
              : who === slow
                ? b
                : null
        if (!value) return null
        return found({
          value,
          unit: SPOKEN[unit] ?? unit,
          steps: [
            [
              `Times are as 1 : ${sayNumber(times)}`,
              `the difference of ${sayNumber(times.sub(one))} part${times.equals(2) ? '' : 's'} is ${sayNumber(less)}, so they take ${sayNumber(a)} and ${sayNumber(b)}`,
            ],
            ['Answer', sayNumber(value)],
          ],
          check: b.sub(a).equals(less) && b.div(a).equals(times),
        })
      },
    }),
    // "Two pipes fill a tank in 20 and 30 minutes. Both are opened. When should the first be closed so that the tank is full in 18 minutes?"
    readWhole({
      id: 'when-to-close-a-pipe',
      cue: /pipes?.*(?:closed|turned off|shut).*\d/,
      patterns: [
        `(?:2 )?(?:pipes|taps|pipes a b|taps a b)~${FILLS}~${TANK}~# ?${TIME}?~# ${TIME}~(?:respectively)?~(?:both|pipes|taps|are|opened|together|simultaneously|same|time|open)*~(?:when|after (?:many|how long|time)|after)~(?:time|minutes|min|hours|should|must)*~(first|second|a|b)~(?:pipe|tap)?~(?:should |must )?(?:closed|turned off|shut|shut off)~(?:tank|cistern|it|that|just|be|completely|fill|fills|filled|full|exactly)*~# ${TIME}`,
      ],
      solve(words, [a, b, total]) {
        if (!a || !b || !total) return null
        const who = words.find((word) => /^(?:first|second|a|b)$/.test(word))
        const units = new Set(words.filter((word) => SPOKEN[word] !== undefined))
        if (units.size !== 1) return null
        const [unit = ''] = units
        const [closed, open] = who === 'first' || who === 'a' ? [a, b] : [b, a]
        const value = one.sub(total.div(open)).mul(closed)
        if (value.lte(0) || value.gte(total)) return null
        return found({
          value,
          unit: SPOKEN[unit] ?? unit,
          steps: [
            [
              'The other pipe runs all the time',
              `it fills ${sayNumber(total)}/${sayNumber(open)} = ${total.div(open).toFraction()} of the tank`,
            ],
            [
              'The rest is filled by the pipe that is closed',
              `${one.sub(total.div(open)).toFraction()} × ${sayNumber(closed)} = ${sayNumber(value)}`,
            ],
          ],
          check: value.div(closed).add(total.div(open)).equals(one),
        })
      },
    }),
    // "A leak empties a tank in 8 hours. A tap that admits 6 litres a minute is opened, and now it is emptied in 12 hours. Find the capacity."
    readWhole({
      id: 'capacity-by-leak-and-tap',
      cue: /leak.*(?:tap|pipe).*(?:capacity|litres|hold)/,
      patterns: [
        `leak~(?:bottom)?~(?:empties|can empty|empty)~(?:full )?${TANK}~# h~(?:inlet |an inlet )?(?:tap|pipe|inlet pipe)~(?:which |that )?(?:admits|fills|lets in|pours|brings in)?~(?:water )?(?:rate )?# l~(?:a |each |every )?(?:minute|min)~(?:water )?(?:turned on|opened|open)?~(?:into )?(?:tank )?(?:turned on |opened )?(?:when |now |and )*(?:full )?${TANK}?~(?:full )?(?:empties|emptied|is emptied|now emptied|empty)~# h~(?:capacity|many litres)~(?:tank|cistern)?~(?:hold)?`,
      ],
      solve(_, [alone, rate, together]) {
        if (!alone || !rate || !together || together.lte(alone)) return null
        const tap = one.div(one.div(alone).sub(one.div(together)))
        const value = tap.mul(60).mul(rate)
        return found({
          value,
          unit: 'litres',
          steps: [
            [
              'The tap alone would fill it in',
              `1/${sayNumber(alone)} − 1/${sayNumber(together)} = 1/${sayNumber(tap)}, so in ${sayNumber(tap)} hours`,
            ],
            ['Capacity', `${sayNumber(tap)} × 60 × ${sayNumber(rate)} = ${sayNumber(value)} litres`],
          ],
          check: value.div(alone).sub(rate.mul(60)).equals(value.div(together)),
        })
      },
    }),
    // "Three pipes fill a tank in 6 hours. After 2 hours C is closed and A and B fill it in 7 hours more. How long would C alone take?"
    readWhole({
      id: 'third-closed-then-alone',
      cue: /pipes?.*(?:closed|shut).*alone/,
      patterns: [
        `(?:3 )?(?:pipes|taps)~a b c~(?:together )?${FILLS}~${TANK}~# h~after~(?:working|work|running|being opened)?~(?:together )?# h~([a-c])~(?:closed|shut|turned off)~[a-c] [a-c]~${FILLS}~(?:remaining (?:part|tank)|rest|it|remaining|the rest)?~# h~(?:more)?~(?:many hours|time|number hours|hours|long)?~(?:taken|required|will|can|would|take)*~([a-c])~alone~(?:${FILLS}|take|tank|it|to)*`,
      ],
      solve([closed, asked], [all, first, rest]) {
        if (!all || !first || !rest || closed !== asked || first.gte(all)) return null
        const two = one.sub(first.div(all)).div(rest)
        const rate = one.div(all).sub(two)
        if (rate.lte(0)) return null
        const value = one.div(rate)
        return found({
          value,
          unit: 'hour',
          steps: [
            [
              'What is left',
              `1 − ${sayNumber(first)}/${sayNumber(all)} = ${one.sub(first.div(all)).toFraction()}`,
            ],
            ['The two do in an hour', two.toFraction()],
            [
              'The third does in an hour',
              `1/${sayNumber(all)} − ${two.toFraction()} = ${rate.toFraction()}, so it takes ${sayNumber(value)} hours`,
            ],
          ],
          check: first
            .div(all)
            .add(rest.mul(one.div(all).sub(one.div(value))))
            .equals(one),
        })
      },
    }),
  ],
}
