import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import type { Reading } from '../toolkit/reading.ts'

/** Without blanks and brackets around a single power: 'x^(2)+1/x^(2)' -> 'x^2+1/x^2'. */
const squeeze = (text: string): string => text.replaceAll(/\s+/g, '').replaceAll(/\^\((\d+)\)/g, '^$1')

/** Terms of a progression: '3, 7, 11, ...'. */
function terms(r: Reading): Fraction[] | null {
  const [list] =
    r.words(
      '((?:-?\\d+(?:\\.\\d+)?(?:\\/\\d+)?, ?){2,}(?:-?\\d+(?:\\.\\d+)?(?:\\/\\d+)?)?)(?: ?(?:\\.{2,}|…)+)?',
    ) ?? []
  r.rest = r.rest.replaceAll(/\.{2,}|…/g, ' ')
  const values = list
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => new Fraction(part))
  return values && values.length >= 2 ? values : null
}

const isArithmetic = (list: readonly Fraction[]): Fraction | null => {
  const [a, b] = list
  if (!a || !b) return null
  const d = b.sub(a)
  return list.every((value, index) => value.equals(a.add(d.mul(index)))) ? d : null
}
const isGeometric = (list: readonly Fraction[]): Fraction | null => {
  const [a, b] = list
  if (!a || !b || a.equals(0)) return null
  const q = b.div(a)
  return list.every((value, index) => value.equals(a.mul(q.pow(index) ?? 0))) ? q : null
}

export const algebra: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Algebra', 'Progressions', 'Surds & Indices'],
  readers: [
    {
      // "If x + 1/x = 3, find x^2 + 1/x^2." (and x − 1/x, cubes, fourth powers)
      id: 'x-plus-reciprocal',
      cue: /1\/[a-z]/,
      read(r) {
        const match =
          /^(?:if)?([a-z])([+-])1\/\1=(-?\d+(?:\/\d+)?|√\d+)(?:,|then|find|,then|,find)*(?:whatis)?(?:thevalueof|the|valueof|find|value|of)*:?([a-z])(?:\^(\d))?([+-])1\/\4(?:\^(\d))?(?:is|=)?$/.exec(
            squeeze(
              r.text
                .replaceAll(/[?.]/g, '')
                // 'find E if x + 1/x = 4' asks the same as 'if x + 1/x = 4, find E'
                .replace(/^(.+?),? if (.+)$/, 'if $2, find $1')
                .replace(/\(([a-z][^()]*(?:\^\(\d\)[^()]*)*)\)(?!\^)/, '$1'),
            ).replaceAll(/find|what is|whatis/g, 'find'),
          )
        if (!match) return null
        const [, letter, sign, given = '0', other, power = '1', sign2, power2 = '1'] = match
        if (letter !== other || power !== power2 || given.startsWith('√')) return null
        const k = new Fraction(given)
        const n = Number(power)
        if (n < 2 || n > 6) return null
        const plus = sign === '+'
        // p(n) = x^n + (±1/x)^n with u = x, v = ±1/x: u + v = k, uv = ±1
        const product = new Fraction(plus ? 1 : -1)
        const sums = [new Fraction(2), k]
        for (let i = 2; i <= n; i++) sums.push(k.mul(sums[i - 1] ?? 0).sub(product.mul(sums[i - 2] ?? 0)))
        // x^n + (−1/x)^n is x^n + 1/x^n for even n and x^n − 1/x^n for odd n.
        const givesPlus = plus || n % 2 === 0
        if (givesPlus !== (sign2 === '+')) return null
        const value = sums[n] ?? k
        const root = (k.valueOf() + Math.sqrt(Math.max(0, k.valueOf() ** 2 - 4 * product.valueOf()))) / 2
        const isReal = k.valueOf() ** 2 >= 4 * product.valueOf()
        const direct = root ** n + (givesPlus ? 1 : -1) / root ** n
        return found({
          value,
          steps: [
            [
              'Square the given sum',
              `$${letter}^2 + \\frac{1}{${letter}^2} = ${k}^2 ${plus ? '-' : '+'} 2 = ${sayNumber(sums[2] ?? k)}$`,
            ],
            ...(n > 2
              ? [
                  [
                    'Go on in the same way',
                    `each power is the given sum times the one before, ${plus ? 'less' : 'plus'} the one before that: ${sayNumber(value)}`,
                  ] as const,
                ]
              : []),
          ],
          check: !isReal || Math.abs(direct - value.valueOf()) < 1e-6 * Math.max(1, Math.abs(direct)),
        })
      },
    },
    {
      // "If a + b = 7 and ab = 12, find a^2 + b^2."
      id: 'sum-and-product-of-two',
      cue: /[a-z] ?\+ ?[a-z]|[a-z] ?- ?[a-z]/,
      read(r) {
        const text = squeeze(
          r.text
            .replaceAll(/[?.]/g, '')
            .replaceAll(/\b(?:if|and|then|find|what is|the value of|value of|the|of)\b/g, ' ; '),
        )
        const parts = text.split(/[;,]+/).filter((part) => part !== '')
        const equations = new Map<string, Fraction>()
        const asked: string[] = []
        let letters = ''
        for (const part of parts) {
          const match = /^([a-z])([+*-]?)([a-z])=(-?\d+(?:\/\d+)?)$/.exec(part)
          const squares = /^([a-z])\^2\+([a-z])\^2=(\d+)$/.exec(part)
          if (match?.[1] && match[3] && match[4]) {
            const pair = match[1] + match[3]
            if (letters !== '' && letters !== pair) return null
            letters = pair
            equations.set(
              match[2] === '+' ? 'sum' : match[2] === '-' ? 'difference' : 'product',
              new Fraction(match[4]),
            )
          } else if (squares?.[1] && squares[2] && squares[3]) {
            letters ||= squares[1] + squares[2]
            if (letters !== squares[1] + squares[2]) return null
            equations.set('squares', new Fraction(squares[3]))
          } else asked.push(part)
        }
        const [a, b] = letters
        const [question] = asked
        if (!a || !b || equations.size !== 2 || asked.length !== 1 || question === undefined) return null
        const s = equations.get('sum')
        const d = equations.get('difference')
        let p = equations.get('product')
        const q = equations.get('squares')
        if (!p && s && d) p = s.mul(s).sub(d.mul(d)).div(4)
        if (!p && q && s) p = s.mul(s).sub(q).div(2)
        if (!p && q && d) p = q.sub(d.mul(d)).div(2)
        if (!p) return null
        const squares = q ?? (s ? s.mul(s).sub(p.mul(2)) : d ? d.mul(d).add(p.mul(2)) : undefined)
        if (!squares) return null
        const forms: Record<string, Fraction | undefined> = {
          [`${a}^2+${b}^2`]: squares,
          [`${a}${b}`]: p,
          [`${a}*${b}`]: p,
          [`(${a}-${b})^2`]: squares.sub(p.mul(2)),
          [`(${a}+${b})^2`]: squares.add(p.mul(2)),
          [`${a}^3+${b}^3`]: s?.mul(squares.sub(p)),
          [`${a}^3-${b}^3`]: d?.mul(squares.add(p)),
          [`1/${a}+1/${b}`]: s && !p.equals(0) ? s.div(p) : undefined,
          [`${a}^2-${b}^2`]: s && d ? s.mul(d) : undefined,
        }
        const value = forms[question]
        if (!value) return null
        return found({
          value,
          steps: [
            [
              'Use the identity',
              `$${a}^2 + ${b}^2 = ${sayNumber(squares)}$ and $${a}${b} = ${sayNumber(p)}$`,
            ],
            ['Put them in', `$${question}$ = ${sayNumber(value)}`],
          ],
          check:
            (!s || s.mul(s).equals(squares.add(p.mul(2)))) && (!d || d.mul(d).equals(squares.sub(p.mul(2)))),
        })
      },
    },
    {
      // "Find the 10th term of the AP 2, 5, 8, ..." / GP / sums
      id: 'progression',
      cue: /(?:a\.?p\.?|g\.?p\.?|progression|series|sequence)/,
      read(r) {
        const arithmetic = r.drop('a\\.?p\\.?|arithmetic (?:progression|series|sequence)')
        const geometric = r.drop('g\\.?p\\.?|geometric (?:progression|series|sequence)')
        if (arithmetic && geometric) return null
        const list = terms(r)
        const first = list?.[0] ?? r.one('first term(?: is| =|:)? #|1th term(?: is| =)? #|a ?= ?#')
        const step = list
          ? arithmetic
            ? isArithmetic(list)
            : geometric
              ? isGeometric(list)
              : (isArithmetic(list) ?? isGeometric(list))
          : r.one('common (?:difference|ratio)(?: is| =|:)? #|d ?= ?#|r ?= ?#')
        if (!first || !step) return null
        if (list && list.length < 3 && !arithmetic && !geometric) return null
        const isAP = arithmetic || (!geometric && list !== null && isArithmetic(list) !== null)
        const infinite = r.drop('sum to infinity|infinite (?:terms|series|g\\.?p\\.?)?|to infinity|infinite')
        const sumOf = infinite
          ? undefined
          : r.one('sum (?:of|to|upto)(?: the)?(?: first)? # terms|first # terms')
        const nth = infinite || sumOf ? undefined : r.one('(?:the )?#th term')
        r.drop(
          '(?:find |what is )?(?:the )?sum(?: of)?|series|sequence|progression|terms?|first|whose|with|common|difference|ratio|upto|up to|which',
        )
        if (!r.done('of')) return null
        if (infinite) {
          if (isAP || step.abs().gte(1)) return null
          const value = first.div(new Fraction(1).sub(step))
          return found({
            value,
            steps: [
              [
                'Sum to infinity',
                `a ÷ (1 − r) = ${sayNumber(first)} ÷ ${sayNumber(new Fraction(1).sub(step))} = ${sayNumber(value)}`,
              ],
            ],
            check: value.mul(new Fraction(1).sub(step)).equals(first),
          })
        }
        const n = sumOf ?? nth
        if (n?.d !== 1n || n.lt(1) || n.gt(2000) || (!isAP && n.gt(60))) return null
        let [term, sum] = [first, first]
        for (let i = 1n; i < n.n; i++) {
          term = isAP ? term.add(step) : term.mul(step)
          sum = sum.add(term)
        }
        const closedTerm = isAP ? first.add(step.mul(n.sub(1))) : first.mul(step.pow(n.sub(1)) ?? 0)
        const closedSum = isAP
          ? first.add(closedTerm).mul(n).div(2)
          : step.equals(1)
            ? first.mul(n)
            : first.mul((step.pow(n) ?? new Fraction(0)).sub(1)).div(step.sub(1))
        return found({
          value: sumOf ? sum : term,
          steps: [
            [isAP ? 'Common difference' : 'Common ratio', sayNumber(step)],
            sumOf
              ? [
                  'Sum',
                  isAP
                    ? `${n} ÷ 2 × (first + last) = ${n} ÷ 2 × (${sayNumber(first)} + ${sayNumber(closedTerm)}) = ${sayNumber(closedSum)}`
                    : `a(rⁿ − 1) ÷ (r − 1) = ${sayNumber(closedSum)}`,
                ]
              : [
                  'Term',
                  isAP
                    ? `${sayNumber(first)} + ${n.sub(1)} × ${sayNumber(step)} = ${sayNumber(closedTerm)}`
                    : `${sayNumber(first)} × ${sayNumber(step)}^${n.sub(1)} = ${sayNumber(closedTerm)}`,
                ],
          ],
          check: closedTerm.equals(term) && closedSum.equals(sum),
        })
      },
    },
    {
      // "How many terms are there in the AP 7, 13, 19, ..., 205?"
      id: 'count-terms',
      cue: /how many terms|number of terms/,
      read(r) {
        const match = /((?:-?\d+(?:\.\d+)?, ?){2,}) ?(?:\.{2,}|…)+,? ?(-?\d+)/.exec(r.text)
        if (!match?.[1] || !match[2]) return null
        const list = match[1]
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .map((part) => new Fraction(part))
        const [step, first, last] = [isArithmetic(list), list[0], new Fraction(match[2])]
        r.rest = r.rest.replace(match[0], ' ')
        r.drop(
          'how many terms|number of terms|a\\.?p\\.?|arithmetic progression|series|sequence|progression|terms',
        )
        if (!step || !first || step.equals(0) || !r.done('there')) return null
        const value = last.sub(first).div(step).add(1)
        return found({
          value,
          steps: [
            ['Common difference', sayNumber(step)],
            ['Count', `(${last} − ${first}) ÷ ${step} + 1 = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && value.gt(0) && first.add(step.mul(value.sub(1))).equals(last),
        })
      },
    },
    {
      // "Find the sum / product of the roots of x^2 − 5x + 6 = 0." / discriminant / nature
      id: 'roots-of-quadratic',
      cue: /roots|discriminant/,
      read(r) {
        const match = /(-?\d*)([a-z])\^\(?2\)? ?([+-] ?\d*) ?\2 ?([+-] ?\d+) ?= ?0/.exec(r.text)
        if (!match) return null
        const coefficient = (text: string) => {
          const plain = text.replaceAll(' ', '')
          return new Fraction(plain === '' || plain === '+' ? 1 : plain === '-' ? -1 : plain)
        }
        const [a, b, c] = [
          coefficient(match[1] ?? ''),
          coefficient(match[3] ?? ''),
          coefficient(match[4] ?? ''),
        ]
        if (a.equals(0)) return null
        r.rest = r.rest.replace(match[0], ' ')
        const squares = r.drop(
          '(?:the )?sum of (?:the )?squares of (?:the |its )?roots|(?:alpha|α)\\^\\(?2\\)? ?\\+ ?(?:beta|β)\\^\\(?2\\)?',
        )
        const reciprocals =
          !squares &&
          r.drop(
            '(?:the )?sum of (?:the )?reciprocals of (?:the |its )?roots|1/(?:alpha|α) ?\\+ ?1/(?:beta|β)',
          )
        const sum = !squares && !reciprocals && r.drop('(?:the )?sum of (?:the |its )?roots')
        const product = !squares && !sum && !reciprocals && r.drop('(?:the )?product of (?:the |its )?roots')
        const discriminant =
          !squares && !sum && !product && !reciprocals && r.drop('(?:the |its )?discriminant')
        r.drop('equation|quadratic|roots|alpha|beta|α|β|are')
        if (!r.done('and of')) return null
        const [S, P, D] = [b.neg().div(a), c.div(a), b.mul(b).sub(a.mul(c).mul(4))]
        const value = squares
          ? S.mul(S).sub(P.mul(2))
          : reciprocals
            ? P.equals(0)
              ? null
              : S.div(P)
            : sum
              ? S
              : product
                ? P
                : discriminant
                  ? D
                  : null
        if (!value) return null
        const root = Math.sqrt(Math.max(0, D.valueOf()))
        const [x, y] = [(-b.valueOf() + root) / (2 * a.valueOf()), (-b.valueOf() - root) / (2 * a.valueOf())]
        const direct = squares
          ? x * x + y * y
          : reciprocals
            ? 1 / x + 1 / y
            : sum
              ? x + y
              : product
                ? x * y
                : D.valueOf()
        return found({
          value,
          steps: [
            ['Compare with ax² + bx + c = 0', `a = ${a}, b = ${b}, c = ${c}`],
            [
              'Use the relations',
              `sum of roots = −b/a = ${sayNumber(S)}, product = c/a = ${sayNumber(P)}${discriminant ? `, b² − 4ac = ${sayNumber(D)}` : ''}`,
            ],
          ],
          check: D.lt(0) || Math.abs(direct - value.valueOf()) < 1e-6 * Math.max(1, Math.abs(direct)),
        })
      },
    },
    {
      // "If 2^x = 32, find x." / "3^(x+2) = 81"
      id: 'exponent',
      cue: /\^ ?\(?[-+ \da-z]*[xn]/,
      read(r) {
        const match =
          /^(?:(?:if|find|solve|the|value|of|x|n|for|what|is|when|:) ?)*(\d+) ?\^ ?\(?(\d*) ?([xn]) ?([+-] ?\d+)?\)? ?= ?(\d+)(?: ?\^ ?\(?(-?\d+)\)?)?(?:,? ?(?:then )?(?:find|what is|the value of|the|value|of|x|n|is)*)*$/.exec(
            r.text.replaceAll(/[?.]+$/g, '').replaceAll(/ {2,}/g, ' '),
          )
        if (!match?.[1] || !match[5]) return null
        const [base, times, shift, right, power] = [
          Number(match[1]),
          Number(match[2] || 1),
          Number((match[4] ?? '0').replaceAll(' ', '')),
          Number(match[5]),
          Number(match[6] ?? 1),
        ]
        if (base < 2 || right < 1 || right > 1e12) return null
        for (let e = 0; e <= 60; e++)
          for (let f = 1; f <= 6; f++)
            if (BigInt(base) ** BigInt(e) === BigInt(right) ** BigInt(f)) {
              const exponent = new Fraction(e, f).mul(power)
              const value = exponent.sub(shift).div(times)
              return found({
                value,
                shown: `${match[3]} = ${sayNumber(value)}`,
                steps: [
                  ['Same base', `${right}${power === 1 ? '' : `^${power}`} = ${base}^${sayNumber(exponent)}`],
                  [
                    'Equal exponents',
                    `${match[2] ?? ''}${match[3]}${match[4] ?? ''} = ${sayNumber(exponent)}, so ${match[3]} = ${sayNumber(value)}`,
                  ],
                ],
                check:
                  Math.abs(base ** (times * value.valueOf() + shift) - right ** power) <
                  1e-6 * right ** power,
              })
            }
        return null
      },
    },
    {
      // "Convert 0.363636... to a fraction" / "0.3̅ as a fraction" / "0.(36)"
      id: 'recurring',
      cue: /recurring|repeating|bar|0?\.\d*\((\d+)\)|\.\d+\.{2,}|…/,
      read(r) {
        const match = /(\d*)\.(\d*?)\((\d+)\)/.exec(r.text)
        const dots = match
          ? null
          : /(?<!\d)(\d*)\.(\d*?)(\d+?)\3{2,}(?:\.{2,}|…| ?recurring| ?repeating| ?\(recurring\))/.exec(
              r.text,
            )
        const hit = match ?? dots
        if (!hit?.[3]) return null
        r.rest = r.rest.replace(hit[0], ' ')
        r.drop(
          'convert|express|write|recurring|repeating|decimal|to|as|into|fraction|vulgar|form|p/q|bar|simplest|rational|number|lowest|terms',
        )
        r.rest = r.rest.replaceAll(/[….]/g, ' ')
        if (!r.done('a in')) return null
        const [whole, fixed, cycle] = [hit[1] || '0', hit[2] ?? '', hit[3]]
        const scale = 10n ** BigInt(fixed.length)
        const value = new Fraction(
          BigInt(`${whole}${fixed}${cycle}`) - BigInt(`${whole}${fixed}`),
          scale * (10n ** BigInt(cycle.length) - 1n),
        )
        const long = Number(`${whole}.${fixed}${cycle.repeat(20)}`.slice(0, 18))
        return found({
          value,
          shown: `${value.n}/${value.d}`,
          steps: [
            ['Let it be x', `multiply by ${scale} and by ${scale * 10n ** BigInt(cycle.length)}`],
            ['Subtract', `the decimals cancel: x = ${value.n}/${value.d}`],
          ],
          check: Math.abs(long - value.valueOf()) < 1e-12 * Math.max(1, long),
        })
      },
    },
  ],
}
