import Fraction from 'fraction.js'
import { sayNumber } from '../../../say-number.ts'
import { found, near, type ReaderGroup } from '../../toolkit/found.ts'
import { allTold, takeAsked, takeTold } from '../../toolkit/told.ts'

export const progressionsAndLogs: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Progressions', 'Logarithms'],
  readers: [
    {
      // "3rd term of a GP is 12 and the 6th is 96. First term?"
      id: 'progression-from-two-terms',
      cue: /(?:^|[^a-z])(?:[ag]\.?p|arithmetic progression|geometric progression|arithmetic sequence|geometric sequence)(?![a-z])/,
      concepts: ['Progressions'],
      read(r) {
        if (
          r.has(
            'sum of (?:its )?(?:first|the)|last|from the end|times|ratio of|sum of #th|middle|which term|mean|insert\\w*|product|negative|exceeds|more than|difference of|twice|double',
          )
        )
          return null
        const isG = r.drop(
          '(?:of |in |for |if )*(?:an? |the )?(?:g\\.?p\\.?|geometric (?:progression|sequence|series))',
        )
        const isA = r.drop(
          '(?:of |in |for |if )*(?:an? |the )?(?:a\\.p\\.?|ap|arithmetic (?:progression|sequence|series))',
        )
        if (isG === isA) return null
        const pair = takeTold(
          r,
          '(?:(?:the|if|its|and) )*{m}th and (?:the )?{k}th terms?(?: ¦)?(?: (?:of|are|is|¦))* *{a}(?: and|,) {b}(?: respectively)?',
        )
        const singles = pair
          ? []
          : allTold(
              r,
              '(?:(?:the|if|its|and|whose) )*{m}th(?: terms?)?(?: +(?:of|term))*(?: +(?:is|=|are))? +{a}(?! ?(?:th|terms?))',
            )
        const first = r.take('(?:(?:the|if|its|and) )*first term (?:is|=) #')
        const points: [Fraction, Fraction][] = []
        if (first?.[0]) points.push([new Fraction(1), first[0]])
        if (pair)
          points.push(
            [pair.number('m') ?? new Fraction(0), pair.number('a') ?? new Fraction(0)],
            [pair.number('k') ?? new Fraction(0), pair.number('b') ?? new Fraction(0)],
          )
        for (const single of singles)
          points.push([single.number('m') ?? new Fraction(0), single.number('a') ?? new Fraction(0)])
        const asked = takeAsked(
          r,
          '(?:(?<what>first term|common ratio|common difference|cr|cd)|{n}th(?<nth> term)?|sum of (?:the )?(?:its )?(?:first )?{s} terms)',
          'of|the|is|its|¦',
        )
        const [[m, x] = [], [k, y] = []] = points
        if (!m || !x || !k || !y || points.length !== 2 || m.gte(k) || !asked || x.equals(0)) return null
        if (!r.done('term terms of the is progression find ap gp')) return null
        const gap = k.sub(m).valueOf()
        if (!Number.isInteger(gap) || gap > 30) return null
        const step = isA ? y.sub(x).div(gap) : root(y.div(x), gap)
        if (!step || (!isA && gap % 2 === 0)) return null
        const start = isA ? x.sub(step.mul(m.sub(1))) : x.div(step.pow(m.sub(1)) ?? 1)
        const term = (n: number): Fraction =>
          isA ? start.add(step.mul(n - 1)) : start.mul(step.pow(n - 1) ?? 1)
        const [n, s] = [asked.number('n')?.valueOf(), asked.number('s')?.valueOf()]
        const what = asked.word('what')
        if ((n ?? s ?? 1) > 60) return null
        const value =
          n !== undefined
            ? term(n)
            : s !== undefined
              ? Array.from({ length: s }, (_, at) => term(at + 1)).reduce((all, one) => all.add(one))
              : /first/.test(what ?? '')
                ? start
                : step
        if (what !== undefined && ((/ratio|cr/.test(what) && isA) || (/difference|cd/.test(what) && isG)))
          return null
        return found({
          value,
          steps: [
            [isA ? 'Common difference' : 'Common ratio', sayNumber(step)],
            ['First term', sayNumber(start)],
            ['Asked', sayNumber(value)],
          ],
          check: term(k.valueOf()).equals(y) && term(m.valueOf()).equals(x),
        })
      },
    },
    {
      // "log 2 = 0.3010. Number of digits in 2^64?"
      id: 'digits-of-a-power',
      cue: /log.*digits|digits.*log/,
      concepts: ['Logarithms'],
      read(r) {
        const given = takeTold(
          r,
          '(?:(?:if|given|that|take|use|value|of) )*log(?:10|_10)? ?\\(?{a}\\)?(?: to (?:the )?base 10)? ?(?:=|is) ?(?<v>0?\\.\\d{3,7})',
        )
        const asked = takeTold(
          r,
          '(?:(?:find|what|is|how|many|the|then|number|of|no|total) )*digits(?: (?:in|of|are|there|the|number|present|value))* {b} ?\\^ ?\\(?{n}\\)?(?: is)?',
        )
        const [a, b, n] = [
          given?.number('a')?.valueOf(),
          asked?.number('b')?.valueOf(),
          asked?.number('n')?.valueOf(),
        ]
        const value = Number(given?.word('v') ?? Number.NaN)
        if (
          a === undefined ||
          b === undefined ||
          n === undefined ||
          !Number.isInteger(n) ||
          n > 2000 ||
          !r.done('then')
        )
          return null
        if (Math.abs(Math.log10(a) - value) > 0.001) return null
        const power = Math.round(Math.log(b) / Math.log(a))
        if (a ** power !== b) return null
        const digits = Math.floor(power * n * value) + 1
        return found({
          value: new Fraction(digits),
          steps: [
            [`log ${b}^${n}`, `${power * n} × ${value} = ${Number((power * n * value).toFixed(4))}`],
            ['Digits = whole part + 1', `${digits}`],
          ],
          check: String(BigInt(b) ** BigInt(n)).length === digits,
        })
      },
    },
    {
      // "log x to base 3 + log x to base 9 = 6, find x"
      id: 'sum-of-logs-of-x',
      cue: /log.*x.*log.*x/,
      concepts: ['Logarithms'],
      read(r) {
        const match =
          /^(?:if |find x if |solve )?((?:\+? ?log(?: ?_? ?\(?\d+\)?)? ?\(?x\)?(?: (?:to )?(?:the )?base \d+)? ?)+)= ?(\d+(?:\/\d+|\.\d+)?)(?: ?[,.]? ?(?:then |find |the value of |what is |x|=|is|\?)*)*$/.exec(
            r.text,
          )
        if (!match) return null
        const bases = [
          ...(match[1] ?? '').matchAll(
            /log(?: ?_? ?\(?(\d+)\)?)? ?\(?x\)?(?: (?:to )?(?:the )?base (\d+))?/g,
          ),
        ].map((each) => Number(each[1] ?? each[2]))
        const total = new Fraction(match[2] ?? '0').valueOf()
        const [base] = [...bases].sort((a, b) => a - b)
        if (base === undefined || bases.length < 2 || bases.some((each) => !(each > 1))) return null
        const powers = bases.map((each) => Math.round(Math.log(each) / Math.log(base)))
        if (bases.some((each, at) => base ** (powers[at] ?? 0) !== each)) return null
        const sum = powers.reduce((all, power) => all + 1 / power, 0)
        const exponent = total / sum
        if (!Number.isInteger(Math.round(exponent * 1e9) / 1e9) || Math.abs(exponent) > 20) return null
        const value = base ** Math.round(exponent)
        return found({
          value: new Fraction(value),
          steps: [
            [
              `All to base ${base}`,
              `(${powers.map((power) => (power === 1 ? '1' : `1/${power}`)).join(' + ')}) log x = ${total}`,
            ],
            ['x', `${base}^${Math.round(exponent)} = ${value}`],
          ],
          check: near(
            bases.reduce((all, each) => all + Math.log(value) / Math.log(each), 0),
            total,
          ),
        })
      },
    },
  ],
}

/** The whole or broken root of a fraction; undefined when it has none. */
function root(value: Fraction, degree: number): Fraction | undefined {
  const of = (n: number): number | undefined => {
    const near = Math.round(Math.abs(n) ** (1 / degree))
    return near ** degree === Math.abs(n) ? near : undefined
  }
  const [above, below] = [of(Number(value.n)), of(Number(value.d))]
  if (above === undefined || below === undefined || (value.lt(0) && degree % 2 === 0)) return undefined
  return new Fraction(above, below).mul(value.lt(0) ? -1 : 1)
}
