import Fraction from 'fraction.js'
import { sayFully, sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'
import { toExact } from '../toolkit/reading.ts'

const RATIOS: Readonly<Record<string, string>> = {
  sin: 'cosec',
  cos: 'sec',
  tan: 'cot',
  cosec: 'sin',
  sec: 'cos',
  cot: 'tan',
}

/** What follows from one line of letters: identities of angles, a missing digit, logarithms and sums of a row of numbers. */
export const lettersAndDigits: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Number System'],
  readers: [
    {
      // "If sin θ + cosec θ = 2, find sin⁹θ + cosec⁹θ"
      id: 'ratio-and-its-inverse',
      concepts: ['Trigonometry'],
      cue: /(?:sin|cos|tan|sec|cosec|cot).*= ?2(?!\d)/,
      read(r) {
        const match =
          /^(?:if )?(sin|cos|tan|sec|cosec|cot) ?(θ|theta|a|x) ?\+ ?(sin|cos|tan|sec|cosec|cot) ?\2 ?= ?2[,.]?(?: then)?(?: find| what is| the| value of)* (sin|cos|tan|sec|cosec|cot)\^\(?(\d{1,3})\)? ?\2 ?\+ ?(sin|cos|tan|sec|cosec|cot)\^\(?(\d{1,3})\)? ?\2$/.exec(
            r.text,
          )
        const [, first = '', , second, third = '', , fourth] = match ?? []
        if (!match || RATIOS[first] !== second || RATIOS[third] !== fourth) return null
        if (first !== third && first !== fourth) return null
        return found({
          value: new Fraction(2),
          steps: [
            ['A number and its inverse add up to 2', 'only when both are 1'],
            ['So every power is 1', '1 + 1 = 2'],
          ],
          check: near(1 + 1 / 1, 2),
        })
      },
    },
    {
      // "sec θ + tan θ = 5, find sec θ"
      id: 'sum-of-secant-and-tangent',
      concepts: ['Trigonometry'],
      cue: /(?:sec|cosec).*(?:tan|cot).*=/,
      read(r) {
        const match =
          /^(?:if )?(sec|cosec|tan|cot) ?(θ|theta|a|x) ?([+-]) ?(sec|cosec|tan|cot) ?\2 ?= ?(\d+(?:\.\d+|\/\d+)?)[,.]?(?: then)?(?: find| what is| the| value of)* (sec|cosec|tan|cot|sin|cos) ?\2(?: ?([+-]) ?(sec|cosec|tan|cot) ?\2)?$/.exec(
            r.text,
          )
        const [, first = '', , sign, second = '', number = '', asked = '', askedSign, other] = match ?? []
        const p = toExact(number)
        const isSecant = first === 'sec' && second === 'tan'
        const isCosecant = first === 'cosec' && second === 'cot'
        if (!p || p.lte(0) || !(isSecant || isCosecant)) return null
        const inverse = p.inverse()
        const [sum, difference] = sign === '+' ? [p, inverse] : [inverse, p]
        const [long, short] = [sum.add(difference).div(2), sum.sub(difference).div(2)]
        const sine = isSecant ? short.div(long) : long.inverse()
        const cosine = isSecant ? long.inverse() : short.div(long)
        const values: Record<string, Fraction | undefined> = {
          [first]: long,
          [second]: short,
          sin: sine,
          cos: cosine,
        }
        if (askedSign !== undefined && (asked !== first || other !== second)) return null
        const value = askedSign === undefined ? values[asked] : askedSign === '+' ? sum : difference
        if (!value) return null
        return found({
          value,
          steps: [
            [
              'Identity',
              `(${first} θ + ${second} θ)(${first} θ − ${second} θ) = 1, so the other is ${sayNumber(inverse)}`,
            ],
            [
              'Half the sum and half the difference',
              `${first} θ = ${sayNumber(long)}, ${second} θ = ${sayNumber(short)}`,
            ],
          ],
          check:
            long.mul(long).sub(short.mul(short)).equals(1) &&
            sine.mul(sine).add(cosine.mul(cosine)).equals(1),
        })
      },
    },
    {
      // "If 42573* is completely divisible by 72, find *"
      id: 'digit-for-a-star',
      cue: /\d\*|\*\d|\d\?\d|\d[xky]\d/,
      read(r) {
        const match =
          /^(?:if |the |number |a |digit |\d+ digit )*(\d*[*xky]\d*)(?: is| be)?(?: a number)?(?: completely| exactly| fully)? divisible by (\d+)[,.]?(?: then)?(?: find| what is| what| the| least| smallest| digit| value of| number| in place of| replacing| at| for)* \*?(?:[xky])?(?: is| will be| should be)?$/.exec(
            r.text,
          )
        const [, pattern = '', by = ''] = match ?? []
        const places = pattern.match(/[*xky]/g)?.length ?? 0
        const divisor = Number(by)
        if (!match || places !== 1 || divisor < 2 || pattern.length < 3 || pattern.length > 15) return null
        const digits = Array.from({ length: 10 }, (_, digit) => digit).filter(
          (digit) => BigInt(pattern.replace(/[*xky]/, String(digit))) % BigInt(divisor) === 0n,
        )
        const isLeast = /least|smallest/.test(r.text)
        const [first] = digits
        if (first === undefined || (digits.length > 1 && !isLeast)) return null
        return found({
          value: new Fraction(first),
          steps: [
            [
              'Try the digits',
              `${pattern.replace(/[*xky]/, String(first))} ÷ ${divisor} = ${BigInt(pattern.replace(/[*xky]/, String(first))) / BigInt(divisor)}`,
            ],
          ],
          check: BigInt(pattern.replace(/[*xky]/, String(first))) % BigInt(divisor) === 0n,
        })
      },
    },
    {
      // "if log 2 = 0.3010, find the number of digits in 2^50"
      id: 'digits-of-a-power',
      concepts: ['Logarithms'],
      cue: /digits.*\^/,
      read(r) {
        const match =
          /^(?:(?:if |given )?log(?:_?10)? ?\(?(\d+)\)? ?= ?(0?\.\d+)[,.]?(?: then)? )?(?:find |what is |how many |the |number of )*digits (?:in|are there in|of)(?: the)?(?: number)? ?(\d+)\^\(?(\d{1,4})\)?$/.exec(
            r.text,
          )
        const [, base, , number = '', power = ''] = match ?? []
        if (!match || (base !== undefined && base !== number)) return null
        const value = (BigInt(number) ** BigInt(power)).toString().length
        return found({
          value: new Fraction(value),
          steps: [
            [
              'Logarithm',
              `log ${number}^${power} = ${power} × ${Math.log10(Number(number)).toFixed(4)} = ${(Number(power) * Math.log10(Number(number))).toFixed(3)}`,
            ],
            ['Digits: one more than its whole part', String(value)],
          ],
          check: Math.floor(Number(power) * Math.log10(Number(number)) + 1e-12) + 1 === value,
        })
      },
    },
    {
      // "log 2 base 8", "log of 81 to the base 3"
      id: 'log-to-a-base',
      concepts: ['Logarithms'],
      cue: /log.*base/,
      read(r) {
        const match =
          /^(?:find |what is |the |value of )*log(?:arithm)?(?: of)? ?\(?(\d+(?:\/\d+)?)\)?,?(?: to| with| at)?(?: the)? base ?(?:is |= ?)?(\d+(?:\/\d+)?)$/.exec(
            r.text,
          )
        const [of, base] = [toExact(match?.[1] ?? 'x'), toExact(match?.[2] ?? 'x')]
        if (!of || !base || of.lte(0) || base.lte(0) || base.equals(1)) return null
        for (let below = 1; below <= 6; below++)
          for (let above = -20; above <= 20; above++)
            if (of.pow(below)?.equals(base.pow(above) ?? 0)) {
              const value = new Fraction(above, below)
              return found({
                value,
                steps: [
                  [
                    'As a power of the base',
                    `${sayNumber(base)} to the power ${sayFully(value)} is ${sayNumber(of)}`,
                  ],
                ],
                check: near(base.valueOf() ** value.valueOf(), of.valueOf()),
              })
            }
        return null
      },
    },
    {
      // "sum of all natural numbers between 100 and 200 divisible by 7", "how many numbers between 1 and 100 are divisible by 6"
      id: 'multiples-between',
      concepts: ['Number System'],
      cue: /between \d+ and \d+.*(?:divisible|multiples?)|multiples of \d+ between/,
      read(r) {
        const match =
          /^(?:find |what is |the |calculate )*(sum of|how many|number of)(?: all)?(?: the)?(?: (natural|odd|even|integers?|whole|positive|3 digit|2 digit|\d+ digit))?(?: numbers?| integers?)?(?: lying| lie| that lie| are there| which lie| there)? (?:between|from) (\d+) (?:and|to) (\d+)(?: \(?(inclusive|both inclusive)\)?)?(?: that| which)?(?: are| is)?(?: exactly| completely)? (?:divisible by|multiples of) (\d+)$/.exec(
            r.text,
          ) ??
          /^(?:find |what is |the |calculate )*(sum of|how many|number of)(?: all)?(?: the)?( ?)multiples of (?<by>\d+)(?: lying| are there| lie| that lie| which lie)? between (?<low>\d+) and (?<high>\d+)$/.exec(
            r.text,
          )
        const named = match?.groups
        const [low, high, by] = named
          ? [Number(named.low), Number(named.high), Number(named.by)]
          : [Number(match?.[3]), Number(match?.[4]), Number(match?.[6])]
        const kind = named ? undefined : match?.[2]
        if (!match || !(by >= 1) || !(high > low) || high > 1e6 || /digit/.test(kind ?? '')) return null
        const isFrom = / from \d/.test(r.text) || match[5] === 'inclusive' || match[5] === 'both inclusive'
        // Whether the ends count is not told; it matters when one of them is a multiple.
        if (!isFrom && (low % by === 0 || high % by === 0) && /sum/.test(match[1] ?? '')) return null
        if (!isFrom && high % by === 0) return null
        const all: number[] = []
        for (let at = Math.ceil(low / by) * by; at <= high; at += by)
          if (at > low || isFrom)
            if (kind === 'odd' ? at % 2 === 1 : kind === 'even' ? at % 2 === 0 : true) all.push(at)
        const [first] = all
        const last = all.at(-1)
        if (first === undefined || last === undefined) return null
        const isSum = /sum/.test(match[1] ?? '')
        const sum = all.reduce((total, one) => total + one, 0)
        const value = isSum ? sum : all.length
        return found({
          value: new Fraction(value),
          steps: [
            ['First and last', `${first} and ${last}`],
            ['How many', `${all.length}`],
            ...(isSum ? ([['Sum', `${all.length} × (${first} + ${last}) ÷ 2 = ${sum}`]] as const) : []),
          ],
          check: (all.length * (first + last)) / 2 === sum,
        })
      },
    },
    {
      // "If x² + 1/x² = 7, find x + 1/x"
      id: 'back-from-squares',
      concepts: ['Algebra'],
      cue: /x\^\(?2\)? ?\+ ?1\/\(?x\^\(?2/,
      read(r) {
        const match =
          /^(?:if )?x\^\(?2\)? ?\+ ?1\/\(?x\^\(?2\)?\)? ?= ?(\d+)[,.]?(?: then)?(?: find| what is| the| value of)* x ?([+-]) ?1\/x$/.exec(
            r.text,
          )
        const [, number = '', sign] = match ?? []
        const square = Number(number) + (sign === '+' ? 2 : -2)
        const root = Math.sqrt(square)
        if (!match || square <= 0 || !Number.isInteger(root)) return null
        return found({
          value: new Fraction(root),
          shown: `${root} (or −${root})`,
          steps: [
            ['Square', `(x ${sign} 1/x)² = x² + 1/x² ${sign} 2 = ${square}`],
            ['Root', `±${root}; for positive ${sign === '+' ? 'x' : 'difference'} it is ${root}`],
          ],
          check: root * root - (sign === '+' ? 2 : -2) === Number(number),
        })
      },
    },
    {
      // "equation of the circle with centre (2, 3) and radius 4"
      id: 'circle-by-centre-and-radius',
      concepts: ['Coordinate Geometry'],
      cue: /equation of.*circle.*radius/,
      read(r) {
        const match =
          /^(?:find |what is |write |the )*equation of (?:a |the )?circle (?:with|whose|having)(?: its)? cent(?:re|er)(?: is| at)? \(?(-?\d+), ?(-?\d+)\)?,? and(?: whose)? radius(?: is| of| =)? ?(\d+)(?: units?)?$/.exec(
            r.text,
          )
        if (!match) return null
        const [h, k, radius] = match.slice(1).map(Number)
        if (h === undefined || k === undefined || radius === undefined || radius === 0) return null
        const term = (name: string, at: number) =>
          at === 0 ? `${name}²` : `(${name} ${at > 0 ? '−' : '+'} ${Math.abs(at)})²`
        const shown = `${term('x', h)} + ${term('y', k)} = ${radius * radius}`
        const c = h * h + k * k - radius * radius
        const part = (value: number, name: string) =>
          value === 0
            ? ''
            : ` ${value > 0 ? '+' : '−'} ${Math.abs(value) === 1 && name !== '' ? '' : Math.abs(value)}${name}`
        return found({
          value: shown,
          steps: [
            ['Centre (h, k) and radius r', '(x − h)² + (y − k)² = r²'],
            ['Here', shown],
            ['Multiplied out', `x² + y²${part(-2 * h, 'x')}${part(-2 * k, 'y')}${part(c, '')} = 0`],
          ],
          // A point of the circle fits.
          check: (h + radius) ** 2 + k * k - 2 * h * (h + radius) - 2 * k * k + c === 0,
        })
      },
    },
  ],
}
