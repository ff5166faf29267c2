import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const PEOPLE = '(?:boys|girls|students|children|persons|people)'
const LEFT = /^(?:left|top|front|beginning)$/

const clock = (minutes: number): string => {
  const day = ((minutes % 1440) + 1440) % 1440
  const hour = Math.floor(day / 60)
  return `${hour % 12 || 12}:${String(day % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** Rows of people, clocks that go wrong, and words coded by the places of their letters. */
export const rowsAndClocks: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Ranking'],
  readers: [
    // "In a row of 40 boys, Amit is 11th from the left and Sumit is 10th from the right. How many boys are between them?"
    readWhole({
      id: 'between-two-in-a-row',
      cue: /\d+th.*\d+th.*between/,
      except: /interchange|exchange|middle|exactly/,
      patterns: [
        `(?:row|line|queue|class)~#~${PEOPLE}?~(?:facing (?:north|south) )?([a-z]+)~#th~(?:from )?(left|right|top|bottom|front|beginning)~(?:end|side)?~(?:while )?([a-z]+)~#th~(?:from )?(left|right|top|bottom|end|last|back)~(?:end|side)?~(?:many|number)~${PEOPLE}?~(?:there )?(?:sitting |standing )?between~(?:them|[a-z]+ [a-z]+)`,
      ],
      solve([a, first = '', b, second = ''], [total, p, q]) {
        if (!total || !p || !q || a === b) return null
        const isSame = LEFT.test(first) === LEFT.test(second)
        const other = isSame ? q : total.add(1).sub(q)
        if (p.gt(total) || other.lt(1) || other.gt(total) || other.equals(p)) return null
        const value = other.sub(p).abs().sub(1)
        return found({
          value,
          steps: [
            [
              `Place of the second from the ${first}`,
              isSame ? sayNumber(q) : `${sayNumber(total)} + 1 − ${sayNumber(q)} = ${sayNumber(other)}`,
            ],
            ['Between them', `${sayNumber(other.sub(p).abs())} − 1 = ${sayNumber(value)}`],
          ],
          check: value.add(1).equals(other.sub(p).abs()),
        })
      },
    }),
    // "Rohit's rank is 18th in a class of 45. What is his rank from the last?"
    readWhole({
      id: 'rank-from-the-other-end',
      cue: /(?:rank|class|row).*\d+th.*(?:last|bottom|end)|\d+th.*(?:class|row).*(?:last|bottom|end)/,
      except: /top|from (?:the )?(?:bottom|last|end).*from|between|passed|failed|after|and [a-z]+ is/,
      patterns: [
        "(?:class|row|group)~#~(?:students|boys|girls|children)?~(?:[a-z]+(?:'s)?)~(?:ranks?|stands)?~#th~(?:rank|position)?~(?:rank|position)~(?:from )?(?:last|bottom|end)",
        "(?:[a-z]+(?:'s)?)~(?:ranks?|stands)?~#th~(?:rank |position )?(?:class|row|group)~#~(?:students|boys|girls|children)?~(?:rank|position)~(?:from )?(?:last|bottom|end)",
      ],
      solve(_, numbers, text) {
        const isClassFirst = /^(?:class|row|group)/.test(text)
        const [total, place] = isClassFirst ? numbers : [numbers[1], numbers[0]]
        if (!total || !place || place.gt(total)) return null
        const value = total.sub(place).add(1)
        return found({
          value,
          steps: [
            [
              'Counted from the other end',
              `${sayNumber(total)} − ${sayNumber(place)} + 1 = ${sayNumber(value)}`,
            ],
          ],
          check: value.add(place).sub(1).equals(total),
        })
      },
    }),
    // "mirror image time if the clock shows 4:20"
    readWhole({
      id: 'time-in-a-mirror',
      concepts: ['Clocks'],
      cue: /mirror.*\d+:\d\d|\d+:\d\d.*mirror/,
      except: /water/,
      patterns: [
        '(?:mirror image time|time mirror image|mirror time|time mirror)~(?:when )?(?:clock|watch)?~(?:shows|time|reads)?~#:#',
        '(?:time |clock shows |clock time |actual time |time clock )*#:#~(?:time )?(?:seen |its )?(?:mirror image|mirror|mirror image time|image mirror|time mirror image)',
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
          check: (real + shown) % 720 === 0,
        })
      },
    }),
    // "A watch gains 5 minutes per hour and is set right at 8 am. What is the true time when it shows 9 pm?"
    readWhole({
      id: 'true-time-of-a-wrong-watch',
      concepts: ['Clocks'],
      cue: /(?:gains|loses).*(?:am|pm).*(?:am|pm)/,
      except: /day|uniformly|slow|fast/,
      patterns: [
        '(?:watch|clock)~(gains|loses|gain|lose)~# (min|s)~(?:every |each |an )?(?:hour|1 h)~(?:it )?(?:was |if )?set~(?:right|correctly|correct)?~(?:at )?#(?::#)? ?(am|pm)~(?:true|correct|actual|real|exact)~time~(?:when )?(?:watch|clock|it)?~(?:shows|indicates|reads|showing)~#(?::#)? ?(am|pm)~(?:same day)?',
      ],
      solve([way = '', unit, first, second], numbers, text) {
        const typed = [...text.matchAll(/(\d{1,2})(?::(\d\d))? ?(am|pm)/g)].map(
          ([, hour = '', minute = '0', half]) =>
            (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 720 : 0),
        )
        const [start, end] = typed
        const gain = numbers[0]
        if (start === undefined || end === undefined || !gain || first === undefined || second === undefined)
          return null
        const shown = end > start ? end - start : end + 1440 - start
        const rate = (unit === 's' ? gain.div(60) : gain).mul(/^gain/.test(way) ? 1 : -1)
        const real = new Fraction(shown).mul(60).div(new Fraction(60).add(rate))
        if (real.d !== 1n) return null
        const told = clock(start + Number(real.valueOf()))
        return found({
          value: told,
          steps: [
            ['In an hour the watch goes', `${sayNumber(new Fraction(60).add(rate))} minutes`],
            [
              'Real time that has gone',
              `${shown} × 60 ÷ ${sayNumber(new Fraction(60).add(rate))} = ${sayNumber(real)} minutes`,
            ],
            ['True time', told],
          ],
          check: real.add(real.mul(rate).div(60)).equals(shown),
        })
      },
    }),
    {
      // "If CAT is coded as 3120, then DOG is coded as"
      id: 'places-of-letters-in-a-row',
      concepts: ['Coding & Decoding'],
      cue: /(?:coded|written).*\d{3,}/,
      read(r) {
        const match =
          /^(?:if |in a (?:certain )?code(?: language)?,? )?([a-z]{2,8}) is (?:coded|written) as (\d{3,}),?(?: then| and)? ?(?:how is |what is (?:the code (?:for|of) )?|find (?:the )?(?:code (?:for|of) )?)?([a-z]{2,8})(?: is)?(?: (?:coded|written) as| coded| written)?(?: in that code)?$/.exec(
            r.text.replace(/,(?= then)/g, ''),
          )
        const [, word = '', code = '', asked = ''] = match ?? []
        if (!match) return null
        const place = (letter: string) => letter.charCodeAt(0) - 96
        const rules: readonly (readonly [name: string, value: (letter: string) => number])[] = [
          ['places in the alphabet', place],
          ['places from the end of the alphabet', (letter) => 27 - place(letter)],
        ]
        const fitting = rules.filter(([, value]) => [...word].map(value).join('') === code)
        const [rule] = fitting
        if (!rule || fitting.length !== 1) return null
        const told = [...asked].map(rule[1]).join('')
        return found({
          value: told,
          steps: [
            [
              `The code is the ${rule[0]}`,
              [...word].map((letter) => `${letter.toUpperCase()} = ${rule[1](letter)}`).join(', '),
            ],
            ['So', [...asked].map((letter) => `${letter.toUpperCase()} = ${rule[1](letter)}`).join(', ')],
          ],
          check: [...word].map(rule[1]).join('') === code,
        })
      },
    },
  ],
}
