import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup, sayWithUnit } from '../toolkit/found.ts'
import type { Reading } from '../toolkit/reading.ts'

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b

/** Whole numbers of a text, in order. */
const wholes = (text: string): bigint[] =>
  [...text.matchAll(/(?<![\d.])\d+(?![\d.])/g)].map(([number]) => BigInt(number))

/** a^b mod m. */
function powerMod(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, factor, left] = [1n % modulus, base % modulus, exponent]
  while (left > 0n) {
    if (left % 2n === 1n) result = (result * factor) % modulus
    factor = (factor * factor) % modulus
    left /= 2n
  }
  return result
}

/** Sums and products of powers such as 7^105 + 3^20 * 5, modulo m, by two ways; null when the text is something else. */
function residue(text: string, modulus: bigint): { first: bigint; second: bigint } | null {
  const terms = text.replaceAll(/[()\s]/g, '').split(/(?=[+-])/)
  let [first, second] = [0n, 0n]
  for (const term of terms) {
    const match = /^([+-]?)(\d+(?:\^\d+)?(?:[*x]\d+(?:\^\d+)?)*)$/.exec(term)
    if (!match?.[2]) return null
    let [a, b] = [1n, 1n]
    for (const factor of match[2].split(/[*x]/)) {
      const [base = '0', power = '1'] = factor.split('^')
      if (BigInt(power) > 10n ** 9n) return null
      a = (a * powerMod(BigInt(base), BigInt(power), modulus)) % modulus
      b = (b * byCycle(BigInt(base), BigInt(power), modulus)) % modulus
    }
    const sign = match[1] === '-' ? -1n : 1n
    first += sign * a
    second += sign * b
  }
  const wrap = (value: bigint) => ((value % modulus) + modulus) % modulus
  return { first: wrap(first), second: wrap(second) }
}

/** The same power by the cycle of its remainders. */
function byCycle(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const seen: bigint[] = []
  let value = 1n % modulus
  for (let power = 0n; power <= exponent; power++) {
    const before = seen.indexOf(value)
    if (before >= 0) {
      const length = BigInt(seen.length - before)
      return seen[before + Number((exponent - BigInt(before)) % length)] ?? value
    }
    if (power === exponent) return value
    seen.push(value)
    value = (value * base) % modulus
  }
  return value
}

const EXPRESSION =
  '((?:\\(?\\d+\\)?(?: ?\\^ ?\\(?\\d+\\)?)?)(?: ?[-+*x] ?\\(?\\d+\\)?(?: ?\\^ ?\\(?\\d+\\)?)?)*)'

function list(r: Reading, pattern: string): bigint[] | null {
  const words = r.words(pattern)
  const numbers = words?.[0] ? wholes(words[0]) : []
  return numbers.length >= 2 && numbers.every((number) => number > 0n) ? numbers : null
}
const LIST = '(\\d+(?:(?: ?m| cm| kg| l| s| min| day| h)?(?:, ?and |, ?| and )\\d+)+)'

export const numbers: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Number System', 'HCF & LCM'],
  readers: [
    {
      // "Find the unit digit of 7^105." / "of 3^20 + 4^31"
      id: 'unit-digit',
      cue: /(?:unit'?s?'?|last|ones) (?:place )?digit|digit (?:in|at) (?:the )?unit/,
      read(r) {
        if (r.has('last 2|last two|not|sum of')) return null
        r.drop(
          "(?:the )?(?:unit'?s?'?|last|ones|1s) (?:place )?digit|digit (?:in|at) (?:the )?unit'?s?(?: place)?",
        )
        r.drop('product|expansion|number|expression|place')
        const [expression] = r.words(EXPRESSION) ?? []
        const value = expression === undefined ? null : residue(expression, 10n)
        if (!value || !/[\^*x]/.test(expression ?? '') || !r.done('sum')) return null
        return found({
          value: new Fraction(value.first),
          steps: [
            [
              'Only the last digit of each base matters',
              'Last digits of powers repeat in cycles of at most four.',
            ],
            ['Reduce the exponents and combine', `the last digit is ${value.first}`],
          ],
          check: value.first === value.second,
        })
      },
    },
    {
      // "Find the remainder when 2^100 is divided by 7."
      id: 'power-remainder',
      cue: /remainder/,
      read(r) {
        const by = r.one('(?:is |are )?divided by #')
        if (by?.d !== 1n || by.lt(2) || by.gt(100000)) return null
        r.drop('(?:find|what is|what will be)? ?(?:the )?remainder(?: when| if| on dividing| obtained when)?')
        const [expression] = r.words(EXPRESSION) ?? []
        const value = expression === undefined ? null : residue(expression, by.n)
        if (!value || !r.done('obtained')) return null
        return found({
          value: new Fraction(value.first),
          steps: [
            ['Look for the cycle of remainders', `powers leave repeating remainders when divided by ${by}`],
            ['Reduce', `the remainder is ${value.first}`],
          ],
          check: value.first === value.second,
        })
      },
    },
    {
      // "How many zeros are at the end of 100!?"
      id: 'trailing-zeros',
      cue: /zero/,
      read(r) {
        const n = r.one('# ?!|factorial (?:of )?#|# factorial')
        if (n?.d !== 1n || n.gt(100000)) return null
        r.drop(
          '(?:number of )?(?:trailing )?zero(?:s|es)?|(?:at the )?end(?: of)?|trailing|ends?|expansion|product',
        )
        if (!r.done('there')) return null
        let [count, power] = [0n, 5n]
        const parts: string[] = []
        while (power <= n.n) {
          count += n.n / power
          parts.push(`${n.n / power}`)
          power *= 5n
        }
        let slow = 0n
        for (let i = 5n; i <= n.n; i += 5n) for (let m = i; m % 5n === 0n; m /= 5n) slow += 1n
        return found({
          value: new Fraction(count),
          steps: [
            ['Each zero needs a 2 and a 5', 'There are fewer fives than twos, so count the fives.'],
            ['Count them', `${parts.join(' + ')} = ${count}`],
          ],
          check: slow === count,
        })
      },
    },
    {
      // "The HCF of two numbers is 11 and their LCM is 693. One number is 77; find the other."
      id: 'hcf-times-lcm',
      cue: /(?:hcf|h\.c\.f|gcd).*(?:lcm|l\.c\.m)|(?:lcm|l\.c\.m).*(?:hcf|h\.c\.f)/,
      read(r) {
        const H = '(?:h\\.?c\\.?f\\.?|g\\.?c\\.?d\\.?)'
        const L = '(?:l\\.?c\\.?m\\.?)'
        const both = r.take(`${H} and ${L}(?: of)?(?: 2| the)?(?: numbers)?(?: are| is)? # and #`)
        const swapped = both
          ? null
          : r.take(`${L} and ${H}(?: of)?(?: 2| the)?(?: numbers)?(?: are| is)? # and #`)
        const h =
          both?.[0] ?? swapped?.[1] ?? r.one(`(?:their )?${H}(?: of)?(?: 2| the)?(?: numbers)?(?: is| =)? #`)
        const l =
          both?.[1] ?? swapped?.[0] ?? r.one(`(?:their )?${L}(?: of)?(?: 2| the)?(?: numbers)?(?: is| =)? #`)
        const product = r.one('product(?: of)?(?: the| 2)*(?: numbers)?(?: is| =)? #')
        const one = product
          ? undefined
          : r.one('(?:one|1|first)(?: of the| of these| of them)?(?: numbers?)?(?: is| =)? #|a number # is')
        if (one && h && l) {
          if (
            !r.drop('(?:the )?(?:other|second)(?: number| one)?') ||
            !r.done('numbers number respectively 2 if their')
          )
            return null
          const value = h.mul(l).div(one)
          return found({
            value,
            steps: [
              ['HCF × LCM is the product of the two numbers', `${h} × ${l} = ${sayNumber(h.mul(l))}`],
              ['Divide', `${sayNumber(h.mul(l))} ÷ ${one} = ${sayNumber(value)}`],
            ],
            check: value.d === 1n && gcd(value.n, one.n) === h.n && lcm(value.n, one.n) === l.n,
          })
        }
        if (product && (h ? !l : l)) {
          const known = h ?? l
          if (
            !known ||
            !r.drop(
              h ? `(?:their |the )?${L}(?: of the numbers)?` : `(?:their |the )?${H}(?: of the numbers)?`,
            ) ||
            !r.done('numbers number 2 their those')
          )
            return null
          const value = product.div(known)
          return found({
            value,
            steps: [['HCF × LCM is the product', `${product} ÷ ${known} = ${sayNumber(value)}`]],
            check: value.d === 1n && value.mul(known).equals(product),
          })
        }
        return null
      },
    },
    {
      // "Find the greatest number that divides 43, 91 and 183 leaving the same remainder." and the least number that is divisible / leaves a remainder
      id: 'divides-leaving',
      cue: /(?:greatest|largest|least|smallest)/,
      read(r) {
        const great = r.drop(
          '(?:the )?(?:greatest|largest|highest) (?:possible )?number(?: that| which| of \\w+)?(?: (?:will )?(?:exactly )?divides?)?',
        )
        const least = !great && r.drop('(?:the )?(?:least|smallest|lowest) number(?: that| which)?')
        if (!great && !least) return null
        if (r.has('digits?|perfect|added|subtracted|square|cube|prime|multiple of|fraction|less|more'))
          return null
        const numbers = list(r, LIST)
        if (!numbers) return null
        const sameRemainder = r.drop(
          'leav(?:es?|ing)(?: in each case)? (?:the )?same remainder(?: in each case)?',
        )
        const remainders = sameRemainder
          ? null
          : r.take(
              'leav(?:es?|ing)(?: in each case)?(?: a| the)? ?remainders?(?: of)? (?:#)(?: and #)?(?: respectively)?(?: in each case)?|leav(?:es?|ing)(?: a)? # as (?:a )?remainder(?: in each case)?',
            )
        r.drop(
          'when|divided by|divides?|exactly|divisible by|by each of|each|is|in each case|case|respectively|completely',
        )
        if (!r.done('number each of them')) return null
        if (great) {
          const rests = remainders?.map(({ n }) => n) ?? []
          if (rests.length > 1 && rests.length !== numbers.length) return null
          if (sameRemainder) {
            const gaps = numbers.slice(1).map((number, index) => {
              const gap = number - (numbers[index] ?? 0n)
              return gap < 0n ? -gap : gap
            })
            const value = gaps.reduce((all, one) => gcd(all, one), 0n)
            const rest = numbers.map((number) => number % value)
            return found({
              value: new Fraction(value),
              steps: [
                ['The differences are divisible by it', gaps.join(', ')],
                ['Their HCF', `${value}`],
              ],
              check: value > 1n && new Set(rest).size === 1,
            })
          }
          const lowered = numbers.map(
            (number, index) => number - (rests[rests.length === 1 ? 0 : index] ?? 0n),
          )
          const value = lowered.reduce((all, one) => gcd(all, one), 0n)
          const fits = numbers.every(
            (number, index) => number % value === (rests[rests.length === 1 ? 0 : index] ?? 0n),
          )
          return found({
            value: new Fraction(value),
            steps: [
              ['Take away the remainders', lowered.join(', ')],
              ['Their HCF', `${value}`],
            ],
            check: fits && lowered.every((one) => one > 0n),
          })
        }
        const value = numbers.reduce((all, one) => lcm(all, one), 1n)
        if (sameRemainder || (remainders && remainders.length !== 1)) return null
        const rest = remainders?.[0]?.n ?? 0n
        return found({
          value: new Fraction(value + rest),
          steps: [
            ['LCM', `${value}`],
            ...(rest > 0n ? [['Add the remainder', `${value} + ${rest} = ${value + rest}`] as const] : []),
          ],
          check: numbers.every((number) => (value + rest) % number === rest && rest < number),
        })
      },
    },
    {
      // "Three bells ring at intervals of 9, 12 and 15 minutes. After how long will they ring together again?"
      id: 'bells',
      cue: /(?:bells?|ring|toll|traffic lights|flash|intervals)/,
      read(r) {
        const unit = /\d (s|min|h)(?![a-z])/.exec(r.text)?.[1]
        const numbers =
          list(r, `(?:at )?(?:regular )?intervals? of ${LIST} ?(?:s|min|h)(?: respectively)?`) ??
          list(r, `(?:every|after|after every) ${LIST} ?(?:s|min|h)(?: respectively)?`)
        if (!numbers || !unit || r.has("a\\.?m|p\\.?m|o'clock|how many times|#:#")) return null
        if (
          !r.drop(
            '(?:after |in )?(?:how (?:long|many|much)|what)[a-z ]{0,60}(?:together|simultaneously)[a-z ]{0,15}|when[a-z ]{0,40}together[a-z ]{0,20}',
          )
        )
          return null
        r.drop(
          '(?:\\d )?bells?|ring(?:ing)?|toll(?:ing)?|together|begin|start|commence|again|simultaneously|lights|change|interval|at|they|first|if|traffic|3|4|5|6|2',
        )
        if (!r.done('respectively')) return null
        const value = numbers.reduce((all, one) => lcm(all, one), 1n)
        return found({
          value: new Fraction(value),
          unit: unit === 's' ? 'second' : unit === 'min' ? 'minute' : 'hour',
          steps: [['They meet after the LCM', `LCM of ${numbers.join(', ')} = ${value}`]],
          check:
            numbers.every((number) => value % number === 0n) &&
            numbers.reduce((all, one) => (all * one) / gcd(all, one), 1n) === value,
        })
      },
    },
    {
      // "The average of 5 numbers is 20. One number is excluded and the average becomes 18. Find the excluded number." etc.
      id: 'average-changes',
      cue: /average|mean/,
      read(r) {
        if (r.has('speed|ages?|runs|innings|median|mode|weight|first|consecutive|%|wrongly|misread'))
          return null
        const first = r.take(
          '(?:average|mean)(?: value)? of # (?:numbers|observations|quantities|results|values)(?: is|=)? #',
        )
        if (!first?.[0] || !first[1]) return null
        const [n, mean] = [first[0], first[1]]
        const removed = r.drop(
          '(?:if )?(?:1|one)(?: of (?:the|these) numbers| number| observation| of them)? (?:is|was) (?:excluded|removed|left out|taken out|dropped|discarded)',
        )
        const added =
          !removed &&
          r.drop(
            '(?:if )?(?:a|an|1|one|another)(?: new| more)? (?:number|observation) (?:is|was) (?:added|included)',
          )
        const next = r.one(
          '(?:the )?(?:new )?(?:average|mean)(?: of the (?:rest|remaining(?: numbers)?))?(?: becomes| is| =| reduces to| decreases to| increases to) #|(?:average|mean)[a-z ]{0,20} #',
        )
        if (!next || removed === added) return null
        r.drop(
          '(?:find )?(?:the )?(?:excluded|removed|new|included|added|discarded|that)(?: number| observation)|number',
        )
        if (!r.done('then becomes average if')) return null
        const count = removed ? n.sub(1) : n.add(1)
        const value = removed ? n.mul(mean).sub(count.mul(next)) : count.mul(next).sub(n.mul(mean))
        return found({
          value,
          steps: [
            ['Old total', `${n} × ${mean} = ${sayNumber(n.mul(mean))}`],
            ['New total', `${count} × ${next} = ${sayNumber(count.mul(next))}`],
            ['Difference', sayNumber(value)],
          ],
          check: (removed ? n.mul(mean).sub(value) : n.mul(mean).add(value)).div(count).equals(next),
        })
      },
    },
    {
      // "The average weight of 8 persons increases by 2.5 kg when a new person comes in place of one of them weighing 65 kg."
      id: 'average-replaced',
      cue: /(?:place of|replac|instead of)/,
      read(r) {
        const n = r.one('# (?:persons|people|men|women|students|boys|girls|members|workers|friends|men)')
        const up = r.one('increases? by # ?(?:kg|year|cm)?|increased by # ?(?:kg|year|cm)?')
        const down = up ? undefined : r.one('(?:decreases?|decreased|reduced?) by # ?(?:kg|year|cm)?')
        const old = r.one(
          '(?:weighing|weighs|weight is|whose weight is|whose age is|aged|of weight|weight of|who weighs|is of) # ?(?:kg|year|cm)?|# (?:kg|year|cm)',
        )
        const change = up ?? down?.neg()
        if (!n || !change || !old || n.lte(0)) return null
        if (
          !r.drop(
            "(?:what is |find |what might be |what will be )?(?:the )?(?:weight|age|height) of (?:the )?new (?:person|man|comer|boy|student|member|worker|one|woman|girl|friend)|new (?:person|man|student)'s (?:weight|age)",
          )
        )
          return null
        r.drop(
          'average|weight|age|height|new|person|man|comes?|came|place|one|1|them|replaced|replaces|instead|another|joins|group|when|by|replacing|in|student|boy',
        )
        if (!r.done('of the is who whose a men women persons kg year years')) return null
        const value = old.add(n.mul(change))
        const unit = /\d kg/.test(r.text) ? 'kg' : /\d year/.test(r.text) ? 'year' : ''
        return found({
          value,
          unit,
          steps: [
            ['The total changes by', `${n} × ${sayNumber(change)} = ${sayNumber(n.mul(change))}`],
            [
              'New one',
              `${old} ${change.gt(0) ? '+' : '−'} ${sayNumber(n.mul(change).abs())} = ${sayNumber(value)}`,
            ],
          ],
          check: value.sub(old).div(n).equals(change) && value.gt(0),
        })
      },
    },
    {
      // "A batsman scores 87 runs in the 17th innings and thus increases his average by 3. Find his average after the 17th innings."
      id: 'innings',
      cue: /innings|inning/,
      read(r) {
        const runs = r.one('(?:scores?|scored|makes?|made|score of|a score of) (?:a score of )?# ?(?:runs)?')
        const n = r.one('(?:in )?(?:the |his )?#th innings?')
        const up = r.one(
          '(?:increases?|increased|increasing|improves?|raises?)(?: his| the| thus)*(?: average)?(?: score)?(?: by)? # ?(?:runs)?|average (?:increases|is increased) by #',
        )
        if (!runs || !n || !up) return null
        const before = r.drop('average before(?: the)?(?: #th innings?| that| this)?')
        const asks = r.drop(
          '(?:what is |find )?(?:the |his )*(?:new )?average(?: score)? ?(?:after(?: the)?(?: ?#th)? ?(?:innings?)?)?',
        )
        r.rest = r.rest.replaceAll(/\d+th innings?|\d+th/g, (match) =>
          match.startsWith(`${n}th`) ? ' ' : match,
        )
        r.drop('innings?|thus|thereby|batsman|cricketer|player|runs|his|average|after|by')
        if ((!asks && !before) || !r.done('and')) return null
        const after = runs.sub(up.mul(n.sub(1)))
        const value = before ? after.sub(up) : after
        return found({
          value,
          unit: '',
          steps: [
            ['Let the new average be a', `${n.sub(1)} × (a − ${up}) + ${runs} = ${n} × a`],
            ['Solve', `a = ${runs} − ${up} × ${n.sub(1)} = ${sayNumber(after)}`],
          ],
          check: n.sub(1).mul(after.sub(up)).add(runs).equals(n.mul(after)),
        })
      },
    },
    {
      // "The average of 5 consecutive even numbers is 20. Find the largest."
      id: 'consecutive',
      cue: /consecutive/,
      read(r) {
        const kind = /consecutive (even|odd)/.exec(r.text)?.[1]
        const n = r.one('# consecutive')
        const mean = r.one('(?:average|mean)[a-z ]{0,45}? (?:is|=) #|(?:average|mean) of[a-z ¦]{0,45}? #')
        const sum = mean ? undefined : r.one('sum[a-z ¦]{0,45}? (?:is|=) #')
        if (n?.d !== 1n || n.lt(2) || n.gt(50) || (!mean && !sum)) return null
        const largest = r.drop(
          '(?:the )?(?:largest|greatest|biggest|highest)(?: of (?:them|these|these numbers))?(?: number| of the)?',
        )
        const smallest =
          !largest &&
          r.drop('(?:the )?(?:smallest|least|lowest)(?: of (?:them|these|these numbers))?(?: number)?')
        if (!largest && !smallest) return null
        r.drop('average|sum|mean|consecutive|even|odd|natural|numbers?|integers?|positive')
        if (!r.done('of these')) return null
        const middle = mean ?? (sum ?? new Fraction(0)).div(n)
        const step = kind ? 2 : 1
        const half = n.sub(1).mul(step).div(2)
        const value = largest ? middle.add(half) : middle.sub(half)
        const low = middle.sub(half)
        const parity =
          kind === undefined || (low.d === 1n && (((low.n % 2n) + 2n) % 2n === 0n) === (kind === 'even'))
        return found({
          value,
          steps: [
            ['The middle is the average', sayNumber(middle)],
            [
              'Half the span',
              `${sayNumber(half)}, so the ${largest ? 'largest' : 'smallest'} is ${sayNumber(value)}`,
            ],
          ],
          check:
            value.d === 1n &&
            parity &&
            low
              .add(low.add(half.mul(2)))
              .div(2)
              .equals(middle),
        })
      },
    },
    {
      // "What should be added to 1,056 to make it divisible by 23?"
      id: 'make-divisible',
      cue: /divisible/,
      read(r) {
        const match = /(added to|subtracted from) (\d+)[a-z ,]{0,60}divisible by (\d+)$/.exec(r.text)
        if (!match?.[2] || !match[3]) return null
        const head = r.text.slice(0, match.index).trim()
        if (
          !/^(?:find |what |which |is |the |least |smallest |number |that |must |should |be |to |it |needs |when )*$/.test(
            `${head} `,
          )
        )
          return null
        const [n, d] = [BigInt(match[2]), BigInt(match[3])]
        if (d < 2n) return null
        const rest = n % d
        const value = rest === 0n ? 0n : match[1] === 'added to' ? d - rest : rest
        return found({
          value: new Fraction(value),
          steps: [
            ['Divide', `${n} ÷ ${d} leaves ${rest}`],
            [
              'Answer',
              match[1] === 'added to' ? `${d} − ${rest} = ${value}` : `take away the remainder ${value}`,
            ],
          ],
          check: (match[1] === 'added to' ? n + value : n - value) % d === 0n,
        })
      },
    },
    {
      // "What is the greatest number of 4 digits divisible by 88?" / "smallest 5-digit number divisible by 41"
      id: 'digits-divisible',
      cue: /digit/,
      read(r) {
        const great = r.drop('(?:the )?(?:greatest|largest|biggest)')
        const least = !great && r.drop('(?:the )?(?:smallest|least)')
        const digits = r.one('#[- ]digits?|of # digits')
        const by = r.one('(?:exactly )?(?:divisible|multiple of)(?: by)? #')
        if (
          (!great && !least) ||
          !digits ||
          !by ||
          digits.d !== 1n ||
          digits.gt(12) ||
          by.d !== 1n ||
          by.lt(2)
        )
          return null
        r.drop('numbers?|which|that|exactly')
        if (!r.done('')) return null
        const [low, high] = [10n ** (digits.n - 1n), 10n ** digits.n - 1n]
        const value = great ? high - (high % by.n) : low + ((by.n - (low % by.n)) % by.n)
        return found({
          value: new Fraction(value),
          steps: [
            ['Start', `${great ? high : low}`],
            [
              'Divide by the number',
              `${great ? `${high} leaves ${high % by.n}; take it away` : `${low} leaves ${low % by.n}; fill it up`}: ${sayWithUnit(new Fraction(value))}`,
            ],
          ],
          check:
            value % by.n === 0n &&
            value >= low &&
            value <= high &&
            (great ? value + by.n > high : value - by.n < low),
        })
      },
    },
  ],
}
