import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b
const zero = new Fraction(0)

const isPrime = (n: bigint): boolean => {
  if (n < 2n) return false
  for (let by = 2n; by * by <= n; by++) if (n % by === 0n) return false
  return true
}

/** The primes up to a number by the sieve: the second way to count them. */
function sieve(to: number): number[] {
  const isOut = new Set<number>()
  const primes: number[] = []
  for (let n = 2; n <= to; n++) {
    if (isOut.has(n)) continue
    primes.push(n)
    for (let multiple = n * n; multiple <= to; multiple += n) isOut.add(multiple)
  }
  return primes
}

const FRACTIONS = '(\\d+/\\d+(?: ?,? ?(?:and )?\\d+/\\d+)+)'
const RANGE =
  '(?:between|from|lying between|lie between) # (?:and|to) #|(?:in the range|range) #[- ]+(?:to )?#|(?:less than|below|up to|upto) #'

export const numberStories: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Number System', 'HCF & LCM', 'Percentage'],
  readers: [
    {
      // "A number increased by 15% becomes 230. Find the number."
      id: 'number-before-change',
      cue: /number.*%.*(?:becomes?|gives?|is|equals|get)/,
      read(r) {
        const up = r.one(
          '(?:when |if )?(?:a|the) (?:certain )?number (?:is |when )?(?:increased|raised) by #%|(?:on |after )?increasing (?:a|the) number by #%',
        )
        const down = up
          ? undefined
          : r.one(
              '(?:when |if )?(?:a|the) (?:certain )?number (?:is |when )?(?:decreased|reduced|diminished) by #%|(?:on |after )?decreasing (?:a|the) number by #%',
            )
        const rate = up ?? down?.neg()
        const result = r.one(
          '(?:it |we |the result |and )*(?:becomes?|gives?|is|equals|get|gets|becomes equal to) #',
        )
        if (!rate || !result || rate.lte(-100) || r.has('then|again|more|less|itself|of itself|another|same'))
          return null
        if (!r.drop('(?:find |what is |what was )?(?:the |that )?(?:original )?number') || !r.done('it the'))
          return null
        const value = result.mul(100).div(rate.add(100))
        return found({
          value,
          steps: [
            [`${sayNumber(result)} is`, `${sayPercent(rate.add(100))} of the number`],
            ['The number', `${sayNumber(result)} × 100 ÷ ${sayNumber(rate.add(100))} = ${sayNumber(value)}`],
          ],
          check: value.add(value.mul(rate).div(100)).equals(result),
        })
      },
    },
    {
      // "A got 480 marks out of 600. Percentage?"
      id: 'marks-as-percent',
      cue: /out of/,
      read(r) {
        if (
          r.has(
            'pass|fail|needs?|more|less|average|minimum|required|wrong|negative|each|subjects?|another|b|probability',
          )
        )
          return null
        const pair = r.take('# (?:marks? )?out of (?:the )?(?:total )?(?:of )?# ?(?:marks?)?')
        const [part, whole] = pair ?? []
        if (!part || !whole || part.gt(whole) || whole.lte(0)) return null
        if (
          !r.drop(
            '(?:find |what is )?(?:his |her |the )*(?:percentage|%)(?: of marks)?(?: scored| obtained)?',
          )
        )
          return null
        if (
          !r.done(
            'student a got gets scored scores secured obtained marks exam examination test he she boy girl',
          )
        )
          return null
        const value = part.mul(100).div(whole)
        return found({
          value,
          unit: '%',
          steps: [['Part ÷ whole × 100', `${part} ÷ ${whole} × 100 = ${sayPercent(value)}`]],
          check: whole.mul(value).div(100).equals(part),
        })
      },
    },
    {
      // "Three numbers are in the ratio 2 : 3 : 4 and their sum is 180. Find the largest."
      id: 'parts-of-a-sum',
      cue: /ratio.*sum|sum.*ratio/,
      read(r) {
        if (
          r.has(
            'squares?|cubes?|product|difference|added|subtracted|ages?|angles?|reciprocals?|each|after|lcm|hcf|digits?',
          )
        )
          return null
        const list = r
          .words('(\\d+(?: ?: ?\\d+)+)')?.[0]
          ?.split(':')
          .map((part) => new Fraction(part.trim()))
        const sum = r.one('(?:their )?sum(?: of)?(?: the| these)?(?: 2| 3| 4)?(?: numbers)?(?: is| =)? #')
        if (!list || !sum || list.length > 4 || list.some((part) => part.lte(0))) return null
        const largest = r.drop(
          '(?:the )?(?:largest|greatest|biggest|larger|greater|bigger)(?: number| of them| of these)?',
        )
        const smallest =
          !largest && r.drop('(?:the )?(?:smallest|least|smaller|lesser)(?: number| of them| of these)?')
        if (!largest && !smallest) return null
        r.drop('(?:2|3|4|two|three)? ?numbers?|ratio|in')
        if (!r.done('')) return null
        const total = list.reduce((all, part) => all.add(part), zero)
        const [low, high] = [
          list.reduce((a, b) => (a.lt(b) ? a : b)),
          list.reduce((a, b) => (a.gt(b) ? a : b)),
        ]
        const value = sum.mul(largest ? high : low).div(total)
        return found({
          value,
          steps: [
            ['Parts in all', `${sayNumber(total)}, so one part is ${sayNumber(sum.div(total))}`],
            [
              'The number',
              `${sayNumber(largest ? high : low)} × ${sayNumber(sum.div(total))} = ${sayNumber(value)}`,
            ],
          ],
          check: list
            .reduce((all, part) => all.add(part.mul(value).div(largest ? high : low)), zero)
            .equals(sum),
        })
      },
    },
    {
      // "Average of 10, 20, 30 and x is 25. Find x."
      id: 'average-with-x',
      cue: /(?:average|mean) of.*(?<![a-z])x(?![a-z])/,
      read(r) {
        const match =
          /^(?:if |find x if )*(?:the )?(?:average|mean) of ((?:\d+(?:\.\d+)?|x)(?:(?: ?, ?(?:and )?| and )(?:\d+(?:\.\d+)?|x))+) (?:is|=|equals) (\d+(?:\.\d+)?)[,.]?(?: ?then)?(?: find| what is)?(?: the value of)?(?: x)?(?: is| equals)?$/.exec(
            r.text.replace(/ \.(?= )/g, '.'),
          )
        if (!match?.[1] || !match[2]) return null
        const parts = match[1].split(/ ?, ?(?:and )?| and /)
        if (parts.filter((part) => part === 'x').length !== 1 || parts.length > 20) return null
        const known = parts
          .filter((part) => part !== 'x')
          .reduce((sum, part) => sum.add(new Fraction(part)), zero)
        const total = new Fraction(match[2]).mul(parts.length)
        const value = total.sub(known)
        return found({
          value,
          shown: `x = ${sayNumber(value)}`,
          steps: [
            ['Total', `${match[2]} × ${parts.length} = ${sayNumber(total)}`],
            ['Take away the others', `${sayNumber(total)} − ${sayNumber(known)} = ${sayNumber(value)}`],
          ],
          check: known.add(value).div(parts.length).equals(new Fraction(match[2])),
        })
      },
    },
    {
      // "What least number must be added to 1000 to make it a perfect square?" (subtracted from; cube)
      id: 'to-perfect-square',
      cue: /perfect (?:square|cube)/,
      read(r) {
        const added = r.one('added to #')
        const taken = added ? undefined : r.one('subtracted from #')
        const n = added ?? taken
        const degree = r.has('perfect cube') ? 3n : 2n
        if (n?.d !== 1n || n.lt(2) || n.gt(1e12)) return null
        r.drop('perfect (?:square|cube)|least|smallest|number|make|get|must|should|number')
        if (!r.done('result')) return null
        let root = BigInt(Math.floor(Number(n.n) ** (1 / Number(degree))))
        while (root ** degree > n.n) root -= 1n
        while ((root + 1n) ** degree <= n.n) root += 1n
        const target = root ** degree === n.n ? n.n : added ? (root + 1n) ** degree : root ** degree
        const value = target > n.n ? target - n.n : n.n - target
        return found({
          value: new Fraction(value),
          steps: [
            [added ? 'Next one above' : 'Next one below', `${target}`],
            ['Difference', `${value}`],
          ],
          check:
            (added ? n.n + value : n.n - value) === target &&
            root ** degree <= n.n &&
            (root + 1n) ** degree > n.n,
        })
      },
    },
    {
      // "1 + 2 + 3 + ... + 100" / "sum of the infinite GP 1 + 1/2 + 1/4 + ..."
      id: 'long-sum',
      cue: /\+ ?(?:\.{2,}|…)|\+ ?$/,
      read(r) {
        const match =
          /^(?:find |what is |the |value of |sum of |infinite |series |g\.?p\.? |a\.?p\.? |geometric (?:series|progression) |evaluate |calculate |sum |to infinity )*((?:\d+(?:\/\d+|\.\d+)? ?\+ ?){2,})(?:\.{2,}|…)? ?(?:\+ ?(\d+)|(?:\+ ?)?(?:∞|infinity|to infinity|up ?to infinity|to ∞))?$/.exec(
            r.text.replace(/ \.(?=\.)/g, '.'),
          )
        if (!match?.[1]) return null
        const list = match[1]
          .split('+')
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .map((part) => new Fraction(part))
        const [a, b, c] = list
        // The dots at the end of a doubt are gone by now: then only a word says that the sum goes on.
        if (!/\.\.|…/.test(r.text) && !/infinit|∞/.test(r.text)) return null
        if (!a || !b || list.length < 2 || (list.length === 2 && !/g\.?p|geometric|a\.?p/.test(r.text)))
          return null
        const gaps = list.slice(1).map((term, index) => term.sub(list[index] ?? 0))
        const step = gaps[0] ?? zero
        if (match[2]) {
          const last = new Fraction(match[2])
          if (!c || !gaps.every((gap) => gap.equals(step)) || step.lte(0)) return null
          const n = last.sub(a).div(step).add(1)
          if (n.d !== 1n || n.gt(100_000) || n.lt(3)) return null
          const value = n.mul(a.add(last)).div(2)
          let slow = zero
          for (let term = a; term.lte(last); term = term.add(step)) slow = slow.add(term)
          return found({
            value,
            steps: [
              ['How many terms', sayNumber(n)],
              ['n × (first + last) ÷ 2', sayNumber(value)],
            ],
            check: slow.equals(value),
          })
        }
        if (a.equals(0)) return null
        const ratio = b.div(a)
        if (
          !list.slice(1).every((term, index) => term.equals((list[index] ?? zero).mul(ratio))) ||
          ratio.gte(1) ||
          ratio.lte(0)
        )
          return null
        const value = a.div(new Fraction(1).sub(ratio))
        let [sum, term] = [0, a.valueOf()]
        for (let turn = 0; turn < 2000; turn++, term *= ratio.valueOf()) sum += term
        return found({
          value,
          steps: [
            ['Common ratio', sayNumber(ratio)],
            ['Sum = a ÷ (1 − r)', sayNumber(value)],
          ],
          check: Math.abs(sum - value.valueOf()) < 1e-6 * Math.max(1, value.valueOf()),
        })
      },
    },
    {
      // "How many numbers between 100 and 500 are divisible by 7?" / "by both 2 and 3"
      id: 'count-multiples',
      cue: /(?:divisible|multiples).*\d|\d.*(?:divisible|multiples)/,
      read(r) {
        if (
          r.has(
            'not|neither|nor|or|but|only|either|sum|formed|largest|smallest|least|greatest|remainder|exactly 1',
          )
        )
          return null
        const by = r.take(
          '(?:exactly )?(?:divisible by|multiples of)(?: both)? #(?:,? (?:and|&) #)?(?: both)?',
        )
        const digits = r.one('#[- ]?digits?')
        const range = digits
          ? digits.d === 1n && digits.gt(0) && digits.lt(7)
            ? [new Fraction(10n ** (digits.n - 1n)), new Fraction(10n ** digits.n - 1n)]
            : null
          : r.take(RANGE)
        if (!by || !range || by.some(({ d }) => d !== 1n) || range.some(({ d }) => d !== 1n)) return null
        const isUpTo = range.length === 1
        const low = isUpTo ? 1n : (range[0]?.n ?? 0n)
        const high = (isUpTo ? range[0] : range[1])?.n ?? 0n
        if (!r.drop('how many|number of|total number of') || high <= low || high > 1_000_000n) return null
        const isStrict = r.has('less than|below')
        r.drop(
          '(?:natural |whole |positive )?(?:numbers|integers|number)|inclusive|there|are|which|both|lie|lying|total',
        )
        if (!r.done('')) return null
        const step = by.reduce((all, { n }) => lcm(all, n), 1n)
        if (step < 2n) return null
        // 'Between' leaves out the ends in some books and takes them in others: only a range whose ends do not matter is counted.
        const endsMatter =
          r.has('between') && !r.has('inclusive') && (low % step === 0n || high % step === 0n)
        if (endsMatter) return null
        const last = isStrict ? high - 1n : high
        const count = last / step - (low - 1n) / step
        let slow = 0n
        for (let n = low; n <= last; n++) if (n % step === 0n) slow += 1n
        return found({
          value: new Fraction(count),
          steps: [
            [`Multiples of ${step} up to ${last}`, `${last / step}`],
            [`Multiples of ${step} below ${low}`, `${(low - 1n) / step}`],
            ['Take away', `${count}`],
          ],
          check: slow === count,
        })
      },
    },
    {
      // "How many prime numbers are there between 1 and 50?"
      id: 'count-primes',
      cue: /prime/,
      read(r) {
        const range = r.take(RANGE)
        if (
          !range ||
          range.some(({ d }) => d !== 1n) ||
          r.has('sum|co-?prime|relatively|largest|smallest|factors?|twin|composite|digits?')
        )
          return null
        const isUpTo = range.length === 1
        const [low, high] = isUpTo ? [1n, range[0]?.n ?? 0n] : [range[0]?.n ?? 0n, range[1]?.n ?? 0n]
        if (high > 10_000n || high <= low || !r.drop('how many|number of|total number of|total')) return null
        const isStrict = r.has('less than|below')
        // When an end is itself prime, 'between' may or may not count it.
        if ((isPrime(low) || isPrime(high)) && r.has('between') && !r.has('inclusive')) return null
        r.drop('prime numbers?|primes?|inclusive')
        if (!r.done('there exist')) return null
        const last = isStrict ? high - 1n : high
        const primes = sieve(Number(last)).filter((prime) => BigInt(prime) >= low)
        let slow = 0
        for (let n = low; n <= last; n++) if (isPrime(n)) slow += 1
        return found({
          value: new Fraction(primes.length),
          steps: [
            ['The primes', primes.slice(0, 60).join(', ')],
            ['Count them', `${primes.length}`],
          ],
          check: slow === primes.length,
        })
      },
    },
    {
      // "HCF of 2/3, 4/5 and 6/7" / "LCM of 1/3 and 5/6"
      id: 'hcf-of-fractions',
      cue: /(?:h\.?c\.?f|l\.?c\.?m|g\.?c\.?d).*\d\/\d/,
      read(r) {
        const list = r.words(FRACTIONS)?.[0]?.match(/\d+\/\d+/g) ?? []
        const isHcf = r.drop('h\\.?c\\.?f\\.?|g\\.?c\\.?d\\.?')
        const isLcm = r.drop('l\\.?c\\.?m\\.?')
        if (isHcf === isLcm || list.some((one) => /\/0+$|^0+\//.test(one)) || !r.done('fractions'))
          return null
        const parts = list.map((one) => new Fraction(one))
        const [tops, bottoms] = [parts.map(({ n }) => n), parts.map(({ d }) => d)]
        const value = isHcf
          ? new Fraction(tops.reduce(gcd), bottoms.reduce(lcm))
          : new Fraction(tops.reduce(lcm), bottoms.reduce(gcd))
        const quotients = parts.map((part) => (isHcf ? part.div(value) : value.div(part)))
        return found({
          value,
          steps: [
            [
              isHcf ? 'HCF of the tops ÷ LCM of the bottoms' : 'LCM of the tops ÷ HCF of the bottoms',
              sayNumber(value),
            ],
          ],
          check: quotients.every(({ d }) => d === 1n) && quotients.map(({ n }) => n).reduce(gcd) === 1n,
        })
      },
    },
    {
      // "The product of two numbers is 2028 and their HCF is 13. How many such pairs are there?"
      id: 'pairs-of-numbers',
      cue: /pairs?/,
      read(r) {
        const product = r.one('product(?: of)?(?: the)?(?: 2)?(?: numbers)?(?: is| =)? #')
        const sum = product ? undefined : r.one('sum(?: of)?(?: the)?(?: 2)?(?: numbers)?(?: is| =)? #')
        const h = r.one('(?:their )?(?:h\\.?c\\.?f\\.?|g\\.?c\\.?d\\.?)(?: of them)?(?: is| =)? #')
        const whole = product ?? sum
        if (!whole || !h || whole.d !== 1n || h.d !== 1n || h.lt(1)) return null
        if (
          !r.drop(
            '(?:how many|number of|the number of)(?: such)?(?: pairs)?(?: of (?:such )?numbers)?(?: are there| exist)?',
          ) ||
          r.has('ordered')
        )
          return null
        r.drop('pairs?|numbers?|2|possible')
        if (!r.done('there formed exist')) return null
        const square = product ? h.mul(h) : h
        if (whole.div(square).d !== 1n) return null
        const rest = whole.div(square).n
        if (rest > 1_000_000n) return null
        const pairs: string[] = []
        for (let a = 1n; product ? a * a <= rest : a * 2n <= rest; a++) {
          const b = product ? rest / a : rest - a
          if ((product ? rest % a !== 0n : b < 1n) || gcd(a, b) !== 1n) continue
          pairs.push(`(${a * h.n}, ${b * h.n})`)
        }
        const fits = pairs.every((pair) => {
          const [a = 0n, b = 0n] = (pair.match(/\d+/g) ?? []).map(BigInt)
          return gcd(a, b) === h.n && (product ? a * b : a + b) === whole.n
        })
        return pairs.length > 40
          ? null
          : found({
              value: new Fraction(pairs.length),
              steps: [
                [
                  `Write the numbers as ${h}a and ${h}b without a common factor`,
                  product ? `ab = ${rest}` : `a + b = ${rest}`,
                ],
                ['The pairs', pairs.join(', ') || 'none'],
              ],
              check: fits,
            })
      },
    },
    {
      // "The largest 4-digit number divisible by 12, 15 and 18"
      id: 'digits-divisible-by-all',
      cue: /digit.*divisible|divisible.*digit/,
      read(r) {
        const great = r.drop('(?:the )?(?:greatest|largest|biggest)')
        const least = r.drop('(?:the )?(?:smallest|least)')
        const digits = r.one('#[- ]?digits?|of # digits')
        const list = r.words(
          '(?:exactly )?divisible by (?:each of |all of )?(\\d+(?: ?, ?(?:and )?\\d+| and \\d+)+)',
        )?.[0]
        if (great === least || digits?.d !== 1n || digits.gt(12) || !list) return null
        const by = (list.match(/\d+/g) ?? []).map(BigInt)
        r.drop('numbers?|which|that|exactly')
        if (by.some((one) => one < 2n) || !r.done('')) return null
        const step = by.reduce(lcm)
        const [low, high] = [10n ** (digits.n - 1n), 10n ** digits.n - 1n]
        const value = great ? high - (high % step) : low + ((step - (low % step)) % step)
        return found({
          value: new Fraction(value),
          steps: [
            ['LCM', `${by.join(', ')}: ${step}`],
            [great ? `Largest multiple up to ${high}` : `Smallest multiple from ${low}`, `${value}`],
          ],
          check:
            value >= low &&
            value <= high &&
            by.every((one) => value % one === 0n) &&
            (great ? value + step > high : value - step < low),
        })
      },
    },
    {
      // "Two numbers are in the ratio 3 : 5. If 9 is subtracted from each, they are in the ratio 12 : 23. Find the smaller."
      id: 'ratio-after-change',
      cue: /ratio.*(?:added|subtracted|increased|decreased)/,
      read(r) {
        const change = r.one(
          '(?:if )?# (?:is |be |are )?(?:added|subtracted)(?: to| from) (?:each|both)(?: of (?:them|the numbers|these numbers))?(?: number)?|(?:each|both)(?: of them| number)? (?:is |are )?(?:increased|decreased) by #',
        )
        const sign = r.has('added|increased') ? 1 : -1
        if (r.has('added|increased') === r.has('subtracted|decreased')) return null
        const ratios = [r.take('# ?: ?#'), r.take('# ?: ?#')]
        const [[a, b] = [], [c, d] = []] = ratios.map((one) => one ?? [])
        if (!change || !a || !b || !c || !d) return null
        const small = r.drop('smaller(?: number)?|lesser(?: number)?')
        const large = r.drop('(?:larger|greater|bigger)(?: number)?')
        const sum = r.drop('sum(?: of (?:the )?(?:2 )?numbers)?')
        const both =
          !small && !large && !sum && r.drop('find (?:the )?numbers|what are the numbers|the numbers$')
        if ([small, large, sum, both].filter(Boolean).length !== 1) return null
        r.drop('ratio|numbers?|2|new|becomes?|of|the|they|in')
        if (!r.done('then original')) return null
        // (ax + s)/(bx + s) = c/d
        const shift = change.mul(sign)
        const size = a.mul(d).sub(b.mul(c))
        if (size.equals(0)) return null
        const x = shift.mul(c.sub(d)).div(size)
        const [first, second] = [a.mul(x), b.mul(x)]
        const [low, high] = first.lt(second) ? [first, second] : [second, first]
        const value = small ? low : large ? high : first.add(second)
        return found({
          value,
          ...(both && { shown: `${sayNumber(first)} and ${sayNumber(second)}` }),
          steps: [
            [
              `Let the numbers be ${a}x and ${b}x`,
              `(${a}x ${sign > 0 ? '+' : '−'} ${change}) : (${b}x ${sign > 0 ? '+' : '−'} ${change}) = ${c} : ${d}`,
            ],
            ['Solve', `x = ${sayNumber(x)}: the numbers are ${sayNumber(first)} and ${sayNumber(second)}`],
          ],
          check: x.gt(0) && first.add(shift).mul(d).equals(second.add(shift).mul(c)) && low.add(shift).gt(0),
        })
      },
    },
    {
      // "Convert 5/8 to percent." / "express 0.35 as a percentage" / "62.5% as a fraction"
      id: 'to-percent',
      cue: /(?:percentage|%)/,
      read(r) {
        const match =
          /^(?:convert |express |write |change |what is |find )*(\d+\/\d+|\d+ \d+\/\d+|\d*\.\d+)(?: is)? (?:to|into|as|in|in to)(?: an?)?(?: equivalent)? ?(?:percentage|%)(?: form)?(?: equals)?$/.exec(
            r.text.replace(/\.$/, ''),
          )
        const text = match?.[1]
        if (!text || /\/0+$/.test(text)) return null
        const value = text
          .split(' ')
          .reduce<Exact>((sum, part) => sum.add(new Fraction(part)), zero)
          .mul(100)
        return found({
          value,
          unit: '%',
          steps: [['Multiply by 100', `${text} × 100 = ${sayPercent(value)}`]],
          check: value
            .div(100)
            .equals(text.split(' ').reduce<Exact>((sum, part) => sum.add(new Fraction(part)), zero)),
        })
      },
    },
    {
      // "Ramesh spends 75% of his salary and saves ₹4,500. Find his salary."
      id: 'spends-and-saves',
      cue: /(?:spends?|expenditure|saves?|saving|savings)/,
      read(r) {
        if (
          r.has('more|less|increases?|increased|increment|then|remaining|rest|each|ratio|food|rent|education')
        )
          return null
        const spent = r.one(
          '(?:income|salary) of #% spends?|(?:spends?|spent|expenditure is) #%(?: of)?(?: his| her| the| total| monthly)*(?: salary| income| earnings?)?',
        )
        const kept = spent
          ? undefined
          : r.one(
              '(?:saves?|saved|saving) #%(?: of)?(?: his| her| the| total| monthly)*(?: salary| income| earnings?)?',
            )
        const rate = spent ?? kept
        const saved = r.one(
          '(?:saves?|saved|saving|savings|savings are|savings is)(?: is| are| of)? ₹?#|₹# saves',
        )
        const used = saved ? undefined : r.one('(?:spends?|spent|expenditure)(?: is)? ₹?#')
        const money = saved ?? used
        if (!rate || !money || rate.gte(100) || rate.lte(0)) return null
        if (!r.drop('(?:find |what is )?(?:his |her |the |total |monthly )*(?:salary|income|earnings?)'))
          return null
        r.drop('salary|income|monthly|month|every|rupees|man|person|woman|total|earns?|earnings?')
        if (!r.done('a')) return null
        const part = (spent && saved) || (kept && used) ? new Fraction(100).sub(rate) : rate
        const value = money.mul(100).div(part)
        return found({
          value,
          unit: '₹',
          steps: [
            [`${sayRupees(money)} is`, `${sayPercent(part)} of the income`],
            ['Income', `${sayRupees(money)} × 100 ÷ ${sayNumber(part)} = ${sayRupees(value)}`],
          ],
          check: value.mul(part).div(100).equals(money),
        })
      },
    },
    {
      // "35% of the students failed. If 130 passed, how many appeared?"
      id: 'passed-and-failed',
      cue: /(?:pass(?:ed)?|fail(?:ed)?).*\d/,
      read(r) {
        if (
          r.has(
            'marks|both|subjects?|english|hindi|maths|mathematics|minimum|needs?|boys|girls|more|less|science',
          )
        )
          return null
        const failed = r.one(
          '#%(?: of)?(?: the| total)*(?: students?| candidates?)?(?: have| were| had)? fail(?:ed)?',
        )
        const passed = failed
          ? undefined
          : r.one('#%(?: of)?(?: the| total)*(?: students?| candidates?)?(?: have| were| had)? pass(?:ed)?')
        const passing = r.one('# (?:students? |candidates? )?pass(?:ed)?')
        const failing = passing ? undefined : r.one('# (?:students? |candidates? )?fail(?:ed)?')
        const rate = failed ?? passed
        const count = passing ?? failing
        if (!rate || !count || rate.gte(100) || rate.lte(0)) return null
        if (
          !r.drop(
            '(?:how many|number of|total(?: number of)?)(?: the)?(?: students?| candidates?)?(?: who)?(?: appeared| took| were there| sat| gave)?(?: in)?(?: the)?(?: exam| examination| test)?',
          )
        )
          return null
        r.drop('students?|candidates?|exam(?:ination)?|test|appeared|class|school|total|number')
        if (!r.done('')) return null
        const part = (failed && passing) || (passed && failing) ? new Fraction(100).sub(rate) : rate
        const value = count.mul(100).div(part)
        return found({
          value,
          steps: [
            [`${count} is`, `${sayPercent(part)} of all`],
            ['All', `${count} × 100 ÷ ${sayNumber(part)} = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && value.mul(part).div(100).equals(count),
        })
      },
    },
    {
      // "If 40 is added to 20% of a number, the result is the number itself."
      id: 'percent-and-itself',
      cue: /itself|same number/,
      read(r) {
        const match = r.take(
          '# is added to #% of (?:a|the) (?:certain )?number|#% of (?:a|the) (?:certain )?number (?:is )?(?:added to|plus) #',
        )
        const [first, second] = match ?? []
        if (!first || !second) return null
        const isPercentFirst = /%.*(?:added to|plus)/.test(r.text)
        const [extra, rate] = isPercentFirst ? [second, first] : [first, second]
        if (!r.drop('(?:the )?(?:same )?number itself|itself|the same number') || rate.gte(100)) return null
        r.drop('number|result|becomes?|get|same|we|becomes')
        if (!r.done('')) return null
        const value = extra.mul(100).div(new Fraction(100).sub(rate))
        return found({
          value,
          steps: [
            [
              'What is added is the rest of the number',
              `${sayPercent(new Fraction(100).sub(rate))} of it is ${extra}`,
            ],
            ['The number', sayNumber(value)],
          ],
          check: value.mul(rate).div(100).add(extra).equals(value),
        })
      },
    },
    {
      // "20 litres of water are mixed with 80 litres of milk. Find the percentage of water."
      id: 'percent-in-mixture',
      cue: /(?:percentage|%|concentration).*|mix/,
      read(r) {
        const THING = '(water|milk|acid|alcohol|salt|sugar|spirit|wine|honey|syrup)'
        if (
          r.has(
            'ratio|added to make|more|replaced|removed|drawn|% (?:acid|alcohol|salt|sugar|solution|water|milk)|cost|profit|gain|how much',
          )
        )
          return null
        const parts: { amount: Exact; thing: string }[] = []
        r.rest = r.rest.replace(
          new RegExp(`(\\d+(?:\\.\\d+)?) (?:l|ml|kg|g)(?: of)?(?: pure)? ${THING}(?![a-z])`, 'g'),
          (_, amount: string, thing: string) => {
            parts.push({ amount: new Fraction(amount), thing })
            return ' '
          },
        )
        const [a, b] = parts
        const units = new Set([...r.text.matchAll(/\d (l|ml|kg|g)(?![a-z])/g)].map(([, unit]) => unit))
        if (!a || !b || parts.length !== 2 || a.thing === b.thing || units.size !== 1) return null
        const asked = r.words(`(?:percentage|%|concentration)(?: of)?(?: the)? ${THING}`)?.[0]
        const whose = parts.find(({ thing }) => thing === asked)
        r.drop(
          'milkman|mixes|mixed|mixture|mix|solution|adds|added|dissolved|new|resulting|man|shopkeeper|in|contains|percentage',
        )
        if (!whose || !r.done('')) return null
        const total = a.amount.add(b.amount)
        const value = whose.amount.mul(100).div(total)
        return found({
          value,
          unit: '%',
          steps: [
            ['All together', sayNumber(total)],
            [
              `Part of ${whose.thing}`,
              `${sayNumber(whose.amount)} ÷ ${sayNumber(total)} × 100 = ${sayPercent(value)}`,
            ],
          ],
          check: total.mul(value).div(100).equals(whose.amount),
        })
      },
    },
  ],
}
