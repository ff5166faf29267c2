import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import type { Reading } from '../toolkit/reading.ts'

const NUMBER = String.raw`\d+(?:\.\d+)?(?:\/\d+)?`
const hasZero = (text: string): boolean => /\/0+$/.test(text) || Number(text) === 0

/** 1/2 : 1/3 : 1/4 -> 6 : 4 : 3. */
export function inLowestTerms(parts: readonly Fraction[]): string {
  const common = parts.reduce((all, { d }) => (all * d) / gcd(all, d), 1n)
  const whole = parts.map((part) => part.mul(common).n)
  const divisor = whole.reduce((all, one) => gcd(all, one), 0n)
  return divisor === 0n ? '' : whole.map((one) => one / divisor).join(' : ')
}
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/** What every letter is worth when the first is 1, from pairs such as a : b = 2 : 3; null when they contradict each other. */
function worthOf(
  pairs: readonly (readonly [string, string, Fraction])[],
): ReadonlyMap<string, Fraction> | null {
  const first = pairs[0]?.[0]
  if (first === undefined) return null
  const worth = new Map([[first, new Fraction(1)]])
  for (let turn = 0; turn < pairs.length; turn++)
    for (const [a, b, ratio] of pairs) {
      const [known, other] = [worth.get(a), worth.get(b)]
      if (known && other && !known.div(other).equals(ratio)) return null
      if (known && !other) worth.set(b, known.div(ratio))
      if (!known && other) worth.set(a, other.mul(ratio))
    }
  return worth
}

/** The people of 'among A, B and C', in their order. */
function sharers({ text }: Reading): string[] {
  const match = /(?:among|amongst|between) ((?:[a-z]+, )*[a-z]+,? (?:and|&) [a-z]+)/.exec(text)
  return match?.[1]?.split(/,? (?:and|&) |, /) ?? []
}

export const ratio: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Ratio & Proportion'],
  readers: [
    {
      // "If A : B = 2 : 3 and B : C = 4 : 5, find A : B : C." / "a/b = 2/3 and b/c = 4/5, a/c" / "2A = 3B = 4C"
      id: 'chain-of-ratios',
      cue: /(?<![a-z])[a-z] ?[:/] ?[a-z](?![a-z])/,
      read(r) {
        const pairs: (readonly [string, string, Fraction])[] = []
        const take = (
          pattern: RegExp,
          read: (match: readonly string[]) => readonly [string, string, Fraction],
        ) => {
          r.rest = r.rest.replace(pattern, (...match) => {
            pairs.push(read(match.slice(0, 5).map(String)))
            return ' '
          })
        }
        const zeros = r.rest.match(/(?<![\d.])0(?![\d.])/g)
        if (zeros) return null
        take(
          new RegExp(
            `(?<![a-z])([a-z]) ?[:/] ?([a-z]) ?(?:=|is|::|are in the ratio(?: of)?) ?(${NUMBER}) ?: ?(${NUMBER})(?! ?:)`,
            'g',
          ),
          ([, a = '', b = '', m = '1', n = '1']) => [a, b, new Fraction(m).div(new Fraction(n))],
        )
        take(
          /(?<![a-z])([a-z]) ?[/] ?([a-z]) ?= ?(\d+) ?\/ ?(\d+)/g,
          ([, a = '', b = '', m = '1', n = '1']) => [a, b, new Fraction(m).div(new Fraction(n))],
        )
        const equal =
          /(?<![a-z\d])(\d+(?:\/\d+)?) ?(?:of |\* ?)?([a-z])((?: ?= ?\d+(?:\/\d+)? ?(?:of |\* ?)?[a-z])+)(?![a-z\d])/.exec(
            r.rest,
          )
        if (equal?.[1] && equal[2] && equal[3]) {
          const others = [...equal[3].matchAll(/(\d+(?:\/\d+)?) ?(?:of |\* ?)?([a-z])/g)]
          for (const [, times = '1', name = ''] of others)
            if (!hasZero(times) && !hasZero(equal[1]))
              pairs.push([equal[2], name, new Fraction(times).div(new Fraction(equal[1]))])
          r.rest = r.rest.replace(equal[0], ' ')
        }
        const asked = [...r.rest.matchAll(/(?<![a-z])([a-z])((?: ?[:/] ?[a-z])+)(?![a-z\d])/g)]
        const [wanted] = asked
        if (pairs.length === 0 || asked.length !== 1 || !wanted) return null
        const worth = worthOf(pairs)
        const letters = [wanted[1] ?? '', ...(wanted[2] ?? '').split(/ ?[:/] ?/).filter((one) => one !== '')]
        const parts = letters.map((letter) => worth?.get(letter))
        if (!worth || !parts.every((part) => part !== undefined) || new Set(letters).size !== letters.length)
          return null
        r.rest = r.rest.replace(wanted[0], ' ')
        if (!r.done('ratio proportion compound')) return null
        const answer = inLowestTerms(parts)
        const isFraction = wanted[2]?.includes('/') === true
        if (isFraction && parts.length !== 2) return null
        const [top, bottom] = parts
        return found({
          value: isFraction && top && bottom ? top.div(bottom) : answer,
          steps: [
            [
              'Bring the common letter to one value',
              pairs
                .map(([a, b, one]) => `${a.toUpperCase()} : ${b.toUpperCase()} = ${one.n} : ${one.d}`)
                .join(', '),
            ],
            ['Put them side by side', `${letters.join(' : ').toUpperCase()} = ${answer}`],
          ],
          check: pairs.every(([a, b, one]) => worth.get(a)?.equals(one.mul(worth.get(b) ?? 0)) === true),
        })
      },
    },
    {
      // "₹1,050 is divided among A, B and C in the ratio 2 : 5 : 7. What is the share of C?" / the largest share / the difference
      id: 'divide-in-ratio',
      cue: /ratio|proportion/,
      read(r) {
        if (
          !r.has('divided?|distributed?|share|shared|shares') ||
          r.has(
            'profit|invest|invested|age|ages|year|added|mixture|more|less|if each|get # more|increased|%|income|coins?|remaining|rest|before|after',
          )
        )
          return null
        const match = new RegExp(`(${NUMBER})((?: ?: ?${NUMBER}){1,3})`).exec(r.rest)
        if (!match?.[1] || !match[2]) return null
        const written = [match[1], ...match[2].split(/ ?: ?/).filter((one) => one !== '')]
        if (written.some(hasZero)) return null
        const weights = written.map((part) => new Fraction(part))
        r.rest = r.rest.replace(match[0], ' ')
        const people = sharers(r)
        if (people.length !== weights.length) return null
        const gap = r.words(
          "(?:difference (?:between|of|in))[a-z' ]{0,30}(?:shares? of )([a-z]+) and (?:that of )?([a-z]+)",
        )
        const who = gap
          ? null
          : r.words("([a-z]+)'s share|shares? of ([a-z]+)|(?:will|does|did|would) ([a-z]+) (?:get|receive)")
        const most = !gap && !who && r.drop('(?:largest|greatest|biggest|maximum) (?:share|part|amount)')
        const least = !gap && !who && !most && r.drop('(?:smallest|least|minimum) (?:share|part|amount)')
        const money = r.one('₹#')
        const total = money ?? r.one('#')
        if (!total || total.lte(0)) return null
        if (
          !r.done(
            `${people.join(' ')} sum money amount divided divide distributed among amongst between ratio proportion shares share part receive receives friends persons people brothers sons children chocolates sweets toffees total`,
          )
        )
          return null
        const whole = weights.reduce((all, one) => all.add(one), new Fraction(0))
        const partOf = (place: number) => total.mul(weights[place] ?? 0).div(whole)
        const parts = weights.map((_, place) => partOf(place))
        const places = (gap ?? who ?? []).map((name) => people.indexOf(name))
        if (places.some((place) => place < 0)) return null
        const [first = 0, second = 0] = places
        const sorted = [...parts].sort((a, b) => a.compare(b))
        const value = gap
          ? partOf(first).sub(partOf(second)).abs()
          : who
            ? partOf(first)
            : most
              ? sorted.at(-1)
              : least
                ? sorted[0]
                : undefined
        if (!value) return null
        return found({
          value,
          unit: money ? '₹' : '',
          steps: [
            ['Add the parts', `${weights.map((one) => sayNumber(one)).join(' + ')} = ${sayNumber(whole)}`],
            [
              'The shares',
              parts.map((part, place) => `${people[place]?.toUpperCase()}: ${sayNumber(part)}`).join(', '),
            ],
          ],
          check: parts.reduce((all, one) => all.add(one), new Fraction(0)).equals(total),
        })
      },
    },
    {
      // "Find the fourth proportional to 4, 9 and 12." / "third proportional to 9 and 12" / "mean proportional between 9 and 16"
      id: 'proportionals',
      cue: /proportional/,
      read(r) {
        const fourth = r.drop('(?:4th|fourth) proportional')
        const third = !fourth && r.drop('(?:3th|3rd|third) proportional')
        const mean = !fourth && !third && r.drop('mean proportional')
        const numbers = r.all('#')
        const [a, b, c] = numbers
        if (!a || !b || !r.done('between to') || a.lte(0)) return null
        if (fourth && c && numbers.length === 3)
          return found({
            value: b.mul(c).div(a),
            steps: [['a : b = c : x', `x = ${b} × ${c} ÷ ${a} = ${sayNumber(b.mul(c).div(a))}`]],
            check: a.div(b).equals(c.div(b.mul(c).div(a))),
          })
        if (numbers.length !== 2) return null
        if (third)
          return found({
            value: b.mul(b).div(a),
            steps: [['a : b = b : x', `x = ${b}² ÷ ${a} = ${sayNumber(b.mul(b).div(a))}`]],
            check: a.div(b).equals(b.div(b.mul(b).div(a))),
          })
        const root = a.mul(b).pow(new Fraction(1, 2))
        if (!mean || !root) return null
        return found({
          value: root,
          steps: [['a : x = x : b', `x = √(${a} × ${b}) = ${sayNumber(root)}`]],
          check: root.mul(root).equals(a.mul(b)),
        })
      },
    },
    {
      // "The ratio of two numbers is 3 : 4 and their HCF is 4. Their LCM is" / the ratio and the LCM
      id: 'ratio-and-hcf',
      cue: /ratio.*(?:hcf|lcm|h\.c\.f|l\.c\.m)|(?:hcf|lcm|h\.c\.f|l\.c\.m).*ratio/,
      read(r) {
        const parts = r.words('ratio(?: of)?(?: the)?(?: 2)?(?: numbers)?(?: is| of)? (\\d+) ?: ?(\\d+)')
        const hcf = r.one('(?:their )?(?:hcf|h\\.c\\.f\\.?)(?: is| =)? #')
        const lcm = r.one('(?:their )?(?:lcm|l\\.c\\.m\\.?)(?: is| =)? #')
        const [m, n] = parts?.map((part) => BigInt(part)) ?? []
        if (!m || !n || gcd(m, n) !== 1n || (hcf === undefined) === (lcm === undefined)) return null
        const asked = r.drop(
          hcf ? '(?:the |their )*(?:lcm|l\\.c\\.m\\.?)' : '(?:the |their )*(?:hcf|h\\.c\\.f\\.?)',
        )
        const larger =
          !asked &&
          r.drop('(?:the )?(?:greater|larger|bigger|largest|greatest)(?: number| of the(?: 2)? numbers)?')
        const smaller =
          !asked &&
          !larger &&
          r.drop('(?:the )?(?:smaller|lesser|smallest)(?: number| of the(?: 2)? numbers)?')
        if ((!asked && !larger && !smaller) || !r.done('2 numbers')) return null
        if (larger || smaller) {
          const factor = hcf ?? lcm?.div(new Fraction(m * n))
          const [low, high] = m < n ? [m, n] : [n, m]
          const one = factor?.mul(new Fraction(larger ? high : low))
          return one && factor
            ? found({
                value: one,
                steps: [
                  ['HCF = LCM ÷ product of the parts', sayNumber(factor)],
                  ['The number', `${sayNumber(factor)} × ${larger ? high : low} = ${sayNumber(one)}`],
                ],
                check:
                  factor.d === 1n &&
                  factor.gt(0) &&
                  (!lcm || factor.mul(new Fraction(low * high)).equals(lcm)),
              })
            : null
        }
        const product = new Fraction(m * n)
        const value = hcf ? hcf.mul(product) : (lcm?.div(product) ?? null)
        return (
          value &&
          found({
            value,
            steps: [
              [
                'The numbers are HCF times the parts',
                `LCM = HCF × ${m} × ${n}, so the answer is ${sayNumber(value)}`,
              ],
            ],
            check: value.d === 1n,
          })
        )
      },
    },
    {
      // "If 40% of a number is 256, then what is 25% of that number?"
      id: 'part-of-the-same-number',
      cue: /% of (?:a|the|that|this) (?:certain )?number/,
      read(r) {
        const first = r.take('#% of (?:a|the) (?:certain )?number (?:is|=|equals) #')
        const second = r.one('#% of (?:that|the|the same|this) number')
        const [rate, part] = first ?? []
        if (!rate || !part || !second || rate.lte(0) || !r.done('')) return null
        const value = part.mul(second).div(rate)
        return found({
          value,
          steps: [
            ['1% of the number', `${part} ÷ ${rate} = ${sayNumber(part.div(rate))}`],
            [`${second}% of it`, sayNumber(value)],
          ],
          check: value.div(second).equals(part.div(rate)),
        })
      },
    },
  ],
}
