import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const HANDS = '(?:(?:2 |both |hour minute |minute hour )?hands?)'
const EVENT =
  '(coincide|coincident|overlap|meet|together|opposite|opposite directions?|opposite each other|right angles?|right angles? each other|perpendicular|perpendicular each other)'

/** Minutes past the hour at which the hands are so many degrees apart: the minute hand gains 5½° a minute. */
const momentsOf = (hour: number, apart: number): Exact[] =>
  [-apart, apart]
    .map((angle) => new Fraction(hour * 30 + angle).mul(2).div(11))
    .filter(
      (minutes, at, all) =>
        minutes.gte(0) && minutes.lt(60) && all.findIndex((one) => one.equals(minutes)) === at,
    )

/** 21 9/11 */
const mixed = (value: Exact): string => {
  const whole = value.floor()
  const part = value.sub(whole)
  return part.equals(0)
    ? whole.toString()
    : `${whole.equals(0) ? '' : `${whole.toString()} `}${part.toFraction()}`
}

export const clockHands: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Clocks'],
  readers: [
    // "At what time between 4 and 5 o'clock will the hands of a clock coincide?"
    readWhole({
      id: 'hands-between-two-hours',
      cue: /between \d+.*(?:hands?|clock)|hands?.*between \d+/,
      patterns: [
        `(?:time|when)~between #~(?:o clock|pm|am)?~#~(?:o clock|pm|am)?~${HANDS}~(?:clock|watch)?~(?:each other )?${EVENT}`,
        `(?:time|when)~${HANDS}~(?:clock|watch)?~${EVENT}~between #~(?:o clock|pm|am)?~#~(?:o clock|pm|am)?`,
      ],
      except: /minute space|not together|not coincid|apart|straight/,
      solve(words, [from, to]) {
        const [event = ''] = words
        if (from?.d !== 1n || to?.d !== 1n || !event) return null
        const [first, last] = [Number(from), Number(to)]
        if (first < 1 || first > 12 || last !== (first % 12) + 1) return null
        const apart = /^(?:coin|overlap|meet|together)/.test(event) ? 0 : event.startsWith('opp') ? 180 : 90
        const moments = momentsOf(first % 12, apart).toSorted((a, b) => a.compare(b))
        // On the hour itself they are not between the two hours.
        if (moments.length === 0 || moments.some((minutes) => minutes.equals(0))) return null
        const told = moments.map((minutes) => `${mixed(minutes)} minutes past ${first}`)
        return found({
          value: moments.map((minutes) => `${first} : ${mixed(minutes)}`).join(' and '),
          shown: told.join(' and '),
          steps: [
            [`At ${first} o’clock`, `the minute hand is ${(first % 12) * 30}° behind the hour hand`],
            ['It gains 5½° a minute', `they are to be ${apart}° apart`],
            ['Time', told.join(' and ')],
          ],
          // Where each hand stands at that moment.
          check: moments.every((minutes) => {
            const [hour, minute] = [new Fraction((first % 12) * 30).add(minutes.div(2)), minutes.mul(6)]
            const gap = hour.sub(minute).abs()
            return (gap.gt(180) ? new Fraction(360).sub(gap) : gap).equals(apart)
          }),
        })
      },
    }),
    // "The mirror image of a clock shows 3:15. What is the time?" / "mirror image of clock time 3:15"
    readWhole({
      id: 'clock-in-a-mirror',
      cue: /mirror.*\d+:\d\d/,
      except: /water/,
      patterns: [
        '(?:time )?(?:mirror image|mirror reflection)~(?:clock )?(?:shows )?(?:time )?(?:shows )?#:#~(?:actual |real |correct )?(?:time)?~(?:clock)?',
        '(?:clock|watch)~(?:seen |viewed )?mirror~(?:shows |time )*#:#~(?:actual |real |correct )?time~(?:clock)?',
      ],
      solve(_, [hours, minutes]) {
        if (hours?.d !== 1n || minutes?.d !== 1n || hours.lt(1) || hours.gt(12) || minutes.gt(59)) return null
        const shown = (Number(hours) % 12) * 60 + Number(minutes)
        const real = (720 - shown) % 720
        const told = `${Math.floor(real / 60) || 12}:${String(real % 60).padStart(2, '0')}`
        return found({
          value: told,
          steps: [
            ['Take the time from 12:00', `11:60 − ${hours}:${String(minutes).padStart(2, '0')} = ${told}`],
          ],
          // The hands of the two times stand as far from 12 on either side.
          check: (real + shown) % 720 === 0,
        })
      },
    }),
    // "In a row Ravi is 7th from the left and 11th from the right. How many are there in the row?"
    readWhole({
      id: 'place-from-both-ends',
      concepts: ['Ranking'],
      cue: /\d+th.*\d+th/,
      except: /between|interchange|exchange|shift|another|after|same|new|become|and [a-z]+ is \d+th/,
      patterns: [
        '(?:row|line|queue|class)~(?:boys|girls|students|children|persons|people)?~[a-z]+~(?:ranks? |stands? )?#th~(?:place |position )?(left|right|top|bottom|front|beginning)~(?:end|side)?~#th~(left|right|top|bottom|back|end|last)~(?:end|side)?~(?:many|total|total number|number)~(?:boys|girls|students|children|persons|people|total)?~(?:are |there |stand |standing )*(?:row|line|queue|class)?',
      ],
      solve([first = '', second = ''], [one, other]) {
        const ends: Readonly<Record<string, RegExp>> = {
          left: /^right$/,
          right: /^left$/,
          top: /^(?:bottom|last)$/,
          bottom: /^top$/,
          front: /^(?:back|end|last)$/,
          beginning: /^(?:end|last)$/,
        }
        if (one?.d !== 1n || other?.d !== 1n || !ends[first]?.test(second)) return null
        const value = one.add(other).sub(1)
        return found({
          value,
          steps: [['He is counted from both ends', `${one} + ${other} − 1 = ${value}`]],
          check: value.sub(one).add(1).equals(other) && one.gte(1) && other.gte(1),
        })
      },
    }),
  ],
}
