import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const one = new Fraction(1)
const TIMES: Readonly<Record<string, number>> = { twice: 2, double: 2, thrice: 3 }
const SEVERAL = '(twice|double|thrice|# times)'
const shift = (when: string, years: Exact): Exact => (/^(?:ago|back|before)/.test(when) ? years.neg() : years)
const WHEN = '(ago|back|before|hence|later|after|from)'

/** How many times, as a word or as the next number. */
function timesOf(word: string | undefined, numbers: Exact[]): Exact | undefined {
  const known = TIMES[word ?? '']
  return known === undefined ? numbers.shift() : new Fraction(known)
}

/** Ages and shares of two or three that are told through each other. */
export const agesAndShares: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Ages'],
  readers: [
    // "Ten years ago a father was four times as old as his son. Ten years hence he will be twice as old. Find the ratio of their present ages."
    readWhole({
      id: 'times-before-and-after',
      cue: /years?.*(?:times|twice|thrice).*years?.*(?:times|twice|thrice)/,
      except: /sum|total|daughter|difference/,
      patterns: [
        `# year ${WHEN}~(?:age )?(father|mother|man|a)(?:'s)?~(?:age )?${SEVERAL}~(?:old )?(?:age )?(son|daughter|b)?(?:'s)?~(?:age)?~# year ${WHEN}~(?:age )?(?:father|mother|man|a)?(?:'s)?~(?:age )?${SEVERAL}~(?:old )?(?:age )?(?:son|daughter|b)?(?:'s)?~(?:age)?~(?:(?:present )?ages? ratio|ratio (?:present )?ages?|(?:present )?age (father|mother|man|son|daughter|a|b)|(father|mother|man|son|daughter|a|b)'s (?:present )?age|old (father|mother|man|son|daughter|a|b)|(?:present )?ages)`,
      ],
      solve(words, numbers, text) {
        const rest = [...numbers]
        const [, , firstTimes] = words
        const spoken = words.filter((word) => TIMES[word] !== undefined || / times$/.test(word))
        const whens = words.filter((word) => /^(?:ago|back|before|hence|later|after|from)$/.test(word))
        const y1 = rest.shift()
        const n1 = timesOf(spoken[0], rest)
        const y2 = rest.shift()
        const n2 = timesOf(spoken[1], rest)
        if (!y1 || !n1 || !y2 || !n2 || firstTimes === undefined || whens.length !== 2) return null
        const [p, q] = [shift(whens[0] ?? '', y1), shift(whens[1] ?? '', y2)]
        if (n1.equals(n2)) return null
        // f + p = n1(s + p), f + q = n2(s + q)
        const s = n2.mul(q).sub(q).sub(n1.mul(p)).add(p).div(n1.sub(n2))
        const f = n1.mul(s.add(p)).sub(p)
        if (s.lte(0) || s.add(p).lte(0) || f.lte(s)) return null
        const check = f.add(q).equals(n2.mul(s.add(q)))
        const steps = [
          [
            'Two equations',
            `f ${sign(p)} = ${sayNumber(n1)}(s ${sign(p)}), f ${sign(q)} = ${sayNumber(n2)}(s ${sign(q)})`,
          ],
          ['Ages', `elder ${sayNumber(f)}, younger ${sayNumber(s)}`],
        ] as const
        if (/ratio/.test(text)) {
          const ratio = f.div(s)
          return found({ value: `${ratio.n} : ${ratio.d}`, steps, check })
        }
        if (/ages$/.test(text))
          return found({ value: `${sayNumber(f)} years and ${sayNumber(s)} years`, steps, check })
        const isYounger = /^(?:son|daughter|b)$/.test(words.at(-1) ?? '')
        return found({ value: isYounger ? s : f, unit: 'year', steps, check })
      },
    }),
    // "The ratio of the ages of Ram and Shyam is 4 : 5. Five years hence it will be 5 : 6. Shyam's present age?"
    readWhole({
      id: 'ratio-of-ages-later',
      cue: /ratio.*\d ?: ?\d.*year.*\d ?: ?\d/,
      patterns: [
        `(?:present )?(?:ratio )?(?:present )?ages?~([a-z]+)~([a-z]+)~(?:ratio )?#:#~(?:after )?# year ${WHEN}?~(?:ratio )?(?:their )?(?:ages? )?(?:ratio )?(?:will )?(?:become |becomes |be )?#:#~(?:([a-z]+)(?:'s)? (?:present )?age|(?:present )?age ([a-z]+)|old ([a-z]+))~(?:now)?`,
      ],
      solve(words, [a, b, years, c, d]) {
        const [first, second] = words
        const asked = words.at(-1)
        const isPast = words.slice(2, -1).some((word) => /^(?:ago|back|before)$/.test(word))
        if (!a || !b || !years || !c || !d || first === second || (asked !== first && asked !== second))
          return null
        const p = isPast ? years.neg() : years
        const below = a.mul(d).sub(b.mul(c))
        if (below.equals(0)) return null
        const part = p.mul(c.sub(d)).div(below)
        const [x, y] = [a.mul(part), b.mul(part)]
        if (x.lte(0) || x.add(p).lte(0) || y.add(p).lte(0)) return null
        return found({
          value: asked === first ? x : y,
          unit: 'year',
          steps: [
            [
              `Let the ages be ${sayNumber(a)}x and ${sayNumber(b)}x`,
              `(${sayNumber(a)}x ${sign(p)}) : (${sayNumber(b)}x ${sign(p)}) = ${sayNumber(c)} : ${sayNumber(d)}`,
            ],
            ['So', `x = ${sayNumber(part)}; the ages are ${sayNumber(x)} and ${sayNumber(y)}`],
          ],
          check: x.add(p).mul(d).equals(y.add(p).mul(c)),
        })
      },
    }),
    // "A is two years older than B, who is twice as old as C. The total of their ages is 27. How old is B?"
    readWhole({
      id: 'older-than-one-twice-another',
      cue: /older.*(?:twice|thrice|times).*(?:total|sum)/,
      patterns: [
        `([a-z])~# year~(older|younger)~than~([a-z])~([a-z])?~${SEVERAL}~old~([a-z])~(?:if )?(?:total|sum)~(?:ages?)?~(?:a b c)?~(?:ages)?~#~(?:year)?~(?:old|age|present age)~([a-z])`,
      ],
      solve(words, numbers) {
        const rest = [...numbers]
        const [x, way, y, ...more] = words
        const years = rest.shift()
        const spoken = more.find((word) => TIMES[word] !== undefined || / times$/.test(word))
        const n = timesOf(spoken, rest)
        const total = rest.shift()
        const letters = more.filter((word) => /^[a-z]$/.test(word))
        const asked = letters.pop()
        const z = letters.pop()
        if (
          !years ||
          !n ||
          !total ||
          x === y ||
          y === z ||
          x === z ||
          (letters.length > 0 && letters[0] !== y)
        )
          return null
        const gap = way === 'older' ? years : years.neg()
        const c = total.sub(gap).div(n.mul(2).add(one))
        const b = c.mul(n)
        const a = b.add(gap)
        const value = asked === x ? a : asked === y ? b : asked === z ? c : null
        if (!value || c.lte(0) || a.lte(0)) return null
        return found({
          value,
          unit: 'year',
          steps: [
            [
              `Let ${z?.toUpperCase()} be x`,
              `${y?.toUpperCase()} = ${sayNumber(n)}x and ${x?.toUpperCase()} = ${sayNumber(n)}x ${sign(gap)}`,
            ],
            [
              'Their sum',
              `${sayNumber(n.mul(2).add(one))}x ${sign(gap)} = ${sayNumber(total)}, so x = ${sayNumber(c)}`,
            ],
            ['Ages', `${sayNumber(a)}, ${sayNumber(b)}, ${sayNumber(c)}`],
          ],
          check: a.add(b).add(c).equals(total),
        })
      },
    }),
    // "The average age of husband, wife and child 3 years ago was 27, and that of wife and child 5 years ago was 20. Find the husband's present age."
    readWhole({
      id: 'husband-from-averages',
      concepts: ['Average'],
      cue: /average.*husband/,
      patterns: [
        "average age~husband wife (?:their )?child~# year ago~#~(?:year)?~(?:that|average age)?~wife (?:their )?child~# year ago~#~(?:year)?~(?:present age husband|husband's present age|age husband)",
      ],
      solve(_, [p, first, q, second]) {
        if (!p || !first || !q || !second) return null
        const all = first.add(p).mul(3)
        const two = second.add(q).mul(2)
        const value = all.sub(two)
        if (value.lte(0)) return null
        return found({
          value,
          unit: 'year',
          steps: [
            ['All three today', `3 × (${sayNumber(first)} + ${sayNumber(p)}) = ${sayNumber(all)}`],
            ['Wife and child today', `2 × (${sayNumber(second)} + ${sayNumber(q)}) = ${sayNumber(two)}`],
            ['Husband', `${sayNumber(value)} years`],
          ],
          check: value.add(two).div(3).sub(p).equals(first),
        })
      },
    }),
    // "₹5,625 is divided among A, B and C so that A gets half as much as B and C together and B gets a fourth of what A and C get. How much more does A get than B?"
    readWhole({
      id: 'as-much-as-the-others-together',
      concepts: ['Ratio & Proportion'],
      cue: /(?:half|\d\/\d).*together.*together/,
      patterns: [
        "₹#~(?:divided|distributed)~(?:among|between)~a b c~(?:such )?a~(?:may )?(?:gets?|receives?)?~(half|#)~(?:much)?~(?:what )?b c~together~(?:gets?|receives?)?~b~(?:gets?|receives?)?~(half|#)~(?:much)?~(?:what )?a c~together~(?:gets?|receives?)?~(?:(share a? ?more than b|a more than b|a gets more than b)(?: by)?|share ([a-c])|([a-c])'s share)",
      ],
      solve(words, numbers) {
        const rest = [...numbers]
        const total = rest.shift()
        const halves = words.filter((word) => word === 'half')
        const part = (word: string | undefined) => (word === 'half' ? new Fraction(1, 2) : rest.shift())
        const [first, second] = words
        const p = part(first)
        const q = part(second)
        const asked = words.at(-1) ?? ''
        if (!total || !p || !q || halves.length > 2) return null
        const a = total.mul(p).div(one.add(p))
        const b = total.mul(q).div(one.add(q))
        const c = total.sub(a).sub(b)
        if (c.lte(0)) return null
        const value = / more /.test(asked) ? a.sub(b) : asked === 'a' ? a : asked === 'b' ? b : c
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'A',
              `${p.toFraction()} of the rest is ${p.div(one.add(p)).toFraction()} of the whole: ${sayRupees(a)}`,
            ],
            [
              'B',
              `${q.toFraction()} of the rest is ${q.div(one.add(q)).toFraction()} of the whole: ${sayRupees(b)}`,
            ],
            ['C', sayRupees(c)],
          ],
          check: b.add(c).mul(p).equals(a) && a.add(c).mul(q).equals(b),
        })
      },
    }),
    // "A starts a business with ₹45,000. B joins after 4 months with ₹60,000. The profit at the end of the year is ₹34,000. B's share?"
    readWhole({
      id: 'joins-after-months',
      concepts: ['Partnership'],
      cue: /joins?|joined/,
      patterns: [
        "([a-z]+)~(?:starts?|started|begins|began|invests?|invested)~(?:a )?(?:business|₹#)~(?:investing|investment|capital|by investing)?~(?:₹)?#?~(?:after # month )?([a-z]+)~(?:joins?|joined)~(?:him|a|business)?~after # month~(?:₹)?#~(?:after # month)?~(?:at )?(?:end year|year end|end 1 year|after year|after 1 year|end)?~(?:total |annual )?profit~(?:end year|after year|year)?~(?:₹)?#~(?:([a-z]+)'s share|share ([a-z]+)|share profit ([a-z]+)|([a-z]+)'s share profit)~(?:profit)?",
      ],
      solve(words, numbers) {
        const [a, b] = words
        const asked = words.at(-1)
        const [first, months, second, profit] = numbers
        if (!first || !months || !second || !profit || numbers.length !== 4 || a === b || months.gte(12))
          return null
        if (asked !== a && asked !== b) return null
        const [x, y] = [first.mul(12), second.mul(new Fraction(12).sub(months))]
        const shares = [profit.mul(x).div(x.add(y)), profit.mul(y).div(x.add(y))]
        const ratio = x.div(y)
        return found({
          value: (asked === a ? shares[0] : shares[1]) ?? one,
          unit: '₹',
          steps: [
            ['Money × months', `${sayNumber(x)} : ${sayNumber(y)} = ${ratio.n} : ${ratio.d}`],
            ['Shares', shares.map((share) => sayRupees(share)).join(' and ')],
          ],
          check:
            (shares[0] ?? one).add(shares[1] ?? one).equals(profit) &&
            (shares[0] ?? one).mul(y).equals((shares[1] ?? one).mul(x)),
        })
      },
    }),
  ],
}

const sign = (value: Exact): string => `${value.lt(0) ? '−' : '+'} ${sayNumber(value.abs())}`
