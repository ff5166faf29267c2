import Fraction from 'fraction.js'
import { approximate } from '../../maths/approximate.ts'
import { evaluate } from '../../maths/evaluate.ts'
import type { Expression } from '../../maths/expression.ts'
import { readExpression } from '../../maths/read-expression.ts'
import { NotExactError, rationalOf } from '../../maths/surd-sum.ts'
import { sayNumber, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { inLowestTerms } from './ratio.ts'

const root = (value: Fraction): Fraction | null => value.pow(new Fraction(1, 2))
/** What one part of a quantity is worth in its smallest unit: paise, grams, minutes. */
const UNITS: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  paise: ['money', 1],
  paisa: ['money', 1],
  '₹': ['money', 100],
  g: ['mass', 1],
  kg: ['mass', 1000],
  ml: ['volume', 1],
  l: ['volume', 1000],
  s: ['time', 1],
  min: ['time', 60],
  h: ['time', 3600],
  day: ['days', 1],
  week: ['days', 7],
  month: ['months', 1],
  year: ['months', 12],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  km: ['length', 1_000_000],
}

/** Short questions with two or three quantities that most papers begin with. */
export const basics: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Ratio & Proportion', 'Triangles', 'Sets', 'Average'],
  readers: [
    {
      // "The angles of a triangle are in the ratio 2 : 3 : 4. The largest angle is"
      id: 'angles-in-ratio',
      cue: /angles of (?:a |the )?(?:triangle|quadrilateral).*ratio/,
      read(r) {
        const shape = r.words('angles of (?:a |the )?(triangle|quadrilateral)')?.[0]
        const parts = r.words('ratio(?: of)? (\\d+) ?: ?(\\d+) ?: ?(\\d+)(?: ?: ?(\\d+))?')?.map(Number)
        if (!shape || parts?.length !== (shape === 'triangle' ? 3 : 4)) return null
        const difference = r.drop(
          'difference (?:between|of) (?:the |its )*(?:largest|greatest) and (?:the |its )*(?:smallest|least)(?: angles?)?',
        )
        const largest =
          !difference && r.drop('(?:the |its |measure of (?:the )?)*(?:largest|greatest|biggest)(?: angle)?')
        const smallest =
          !difference &&
          !largest &&
          r.drop('(?:the |its |measure of (?:the )?)*(?:smallest|least)(?: angle)?')
        if ((!difference && !largest && !smallest) || !r.done('in degrees measure triangle quadrilateral'))
          return null
        const whole = shape === 'triangle' ? 180 : 360
        const total = parts.reduce((sum, part) => sum + part, 0)
        const angles = parts.map((part) => new Fraction(whole * part, total))
        const [high, low] = [
          new Fraction(whole * Math.max(...parts), total),
          new Fraction(whole * Math.min(...parts), total),
        ]
        const value = difference ? high.sub(low) : largest ? high : low
        return found({
          value,
          unit: '°',
          steps: [
            ['One part', `${whole}° ÷ ${total} = ${sayNumber(new Fraction(whole, total))}°`],
            ['The angles', angles.map((angle) => `${sayNumber(angle)}°`).join(', ')],
          ],
          check: angles.reduce((sum, angle) => sum.add(angle), new Fraction(0)).equals(whole),
        })
      },
    },
    {
      // "The two sides of a right angled triangle containing the right angle are 5 cm and 12 cm. Find the hypotenuse." / the other side
      id: 'right-triangle',
      cue: /right[- ](?:angled )?triangle|hypotenuse/,
      read(r) {
        const unit = /\d (cm|m|km|mm)(?![a-z/^])/.exec(r.text)?.[1]
        if (
          !unit ||
          r.has(
            'area|perimeter|angle of|ratio|isosceles|%|median|altitude|radius|more|less|inscribed|times|difference|sum',
          )
        )
          return null
        r.drop(
          'containing the right angle|(?:at|making) right angles?|right[- ]angled?|including the right angle|triangle',
        )
        const long = r.one(`hypotenuse(?: of)?(?: a| the)?(?: is| =| of|:)* ?# ${unit}`)
        const pair = long ? null : r.take(`# ?(?:${unit})? and # ${unit}`)
        const leg = long
          ? r.one(
              `(?:1 |one |a |other )*(?:side|leg|base|perpendicular|height)(?: of)?(?: it)?(?: is| =| of|:)* ?# ${unit}`,
            )
          : undefined
        const asked = long
          ? r.drop(
              '(?:the |its )*(?:length of (?:the |its )?)?(?:other|third|remaining|2nd|second)(?: side| leg)',
            )
          : r.drop('(?:the |its |length of )*hypotenuse')
        const [a, b] = [long ?? pair?.[0], leg ?? pair?.[1]]
        if (
          !asked ||
          !a ||
          !b ||
          !r.done('2 sides legs base perpendicular height of lengths length other and')
        )
          return null
        const square = long ? a.mul(a).sub(b.mul(b)) : a.mul(a).add(b.mul(b))
        const value = square.gt(0) ? root(square) : null
        return (
          value &&
          found({
            value,
            unit,
            steps: [
              [
                'Theorem of Pythagoras',
                `√(${a}² ${long ? '−' : '+'} ${b}²) = √${sayNumber(square)} = ${sayNumber(value)} ${unit}`,
              ],
            ],
            check: long ? value.mul(value).add(b.mul(b)).equals(a.mul(a)) : value.mul(value).equals(square),
          })
        )
      },
    },
    {
      // "The perimeter of a rectangle is 60 cm and its length is twice its breadth. Its area is"
      id: 'rectangle-times',
      cue: /rect(?:angle|angular).*(?:twice|thrice|double|times)/,
      read(r) {
        const named = /\d (cm|m)(?![a-z/])/.exec(r.text)?.[1]
        // A size without a unit is one of numbers only.
        const unit = named ?? ''
        if (r.has('%|path|cost|₹|increased|decreased|square|circle|more|less')) return null
        const ratio =
          r.one(
            'length(?: of (?:the|a) rectangle)?(?: is)? # times (?:of )?(?:its |the )?(?:breadth|width)',
          ) ??
          (r.drop(
            'length(?: of (?:the|a) rectangle)?(?: is)? (?:twice|double)(?: of)? (?:its |the )?(?:breadth|width)',
          )
            ? new Fraction(2)
            : r.drop(
                  'length(?: of (?:the|a) rectangle)?(?: is)? thrice(?: of)? (?:its |the )?(?:breadth|width)',
                )
              ? new Fraction(3)
              : undefined)
        const around = r.one(
          `perimeter(?: of)?(?: a| the)?(?: rectangle| rectangular \\w+)?(?: is| =)? #${unit && ` ${unit}`}`,
        )
        const surface = r.one(
          `area(?: of)?(?: a| the)?(?: rectangle| rectangular \\w+)?(?: is| =)? #${unit && ` ${unit}\\^2`}(?: (?:square|sq) units?)?`,
        )
        if (!ratio || ratio.lte(0) || (around === undefined) === (surface === undefined)) return null
        const breadth = around
          ? around.div(ratio.add(1).mul(2))
          : root(surface?.div(ratio) ?? new Fraction(0))
        if (!breadth) return null
        const length = breadth.mul(ratio)
        const sizes: readonly (readonly [name: string, value: Fraction, unit: string])[] = [
          ['area', length.mul(breadth), unit === '' ? 'square units' : `${unit}²`],
          ['perimeter', length.add(breadth).mul(2), unit],
          ['length', length, unit],
          ['breadth|width', breadth, unit],
        ]
        const asked = sizes.filter(([name]) =>
          r.drop(`(?:the |its |find |what is )*(?:${name})(?: of (?:the |a )?rectangle)?`),
        )
        const [only] = asked
        if (!only || asked.length !== 1 || !r.done('rectangle')) return null
        return found({
          value: only[1],
          unit: only[2],
          steps: [
            ['Breadth and length', `${sayNumber(breadth)} ${unit} and ${sayNumber(length)} ${unit}`],
            ['Then what is asked', `${sayNumber(only[1])} ${only[2]}`],
          ],
          check: around
            ? length.add(breadth).mul(2).equals(around)
            : length.mul(breadth).equals(surface ?? 0),
        })
      },
    },
    {
      // "In a class of 60 students, 45 like tea and 30 like coffee, every student likes at least one. How many like both?"
      id: 'two-sets',
      cue: /how many|number of|find/,
      read(r) {
        if (r.has('%|3 subjects|ratio|only|₹|probability|each of')) return null
        const VERB =
          '(?:like|likes|play|plays|speak|can speak|read|passed in|passed|failed in|drink|drinks|know|take|took|prefer|study|have|opted for|enrolled in|liked|watch)'
        const total = r.one(
          '(?:in|out of|of)? ?(?:a |the )?(?:class|group|survey|school|party|town|village|society|club)?(?: of)? ?# (?:students|people|persons|children|members|families|girls|boys|players|candidates|employees)',
        )
        const two = r.take(
          `# (?:students |people |persons |of them )?${VERB} [a-z]+(?:,| and|,? and) # (?:students |people |persons |of them )?${VERB} [a-z]+|# ${VERB} [a-z]+ and # [a-z]+`,
        )
        const known = r.one(
          `# (?:students |people |persons |of them )?(?:${VERB} )?both(?: (?:of them|the \\w+|\\w+ and \\w+|subjects|games|languages))?`,
        )
        const neither = r.one(
          `# (?:students |people |persons |of them )?(?:${VERB} )?(?:neither(?: of (?:them|the \\w+))?|none(?: of (?:them|the \\w+))?)`,
        )
        const [a, b] = two ?? []
        if (!total || !a || !b || a.gt(total) || b.gt(total)) return null
        const all = r.drop(
          '(?:every|each)(?:one|body| student| person| member| child| 1)? (?:likes?|plays?|speaks?|reads?|drinks?|knows?|takes?)? ?at ?least (?:1|one)(?: of (?:them|the \\w+))?',
        )
        const asksBoth = r.drop(
          `(?:how many|(?:the )?number of)(?: of them| students| people| persons| who)* (?:${VERB} )?both(?: (?:of them|the \\w+|\\w+ and \\w+|subjects|games|languages))?`,
        )
        const asksNone =
          !asksBoth &&
          r.drop(
            `(?:how many|(?:the )?number of)(?: of them| students| people| persons| who)* (?:${VERB} )?(?:neither|none|no \\w+)(?: of (?:them|the \\w+))?`,
          )
        if (!r.done('students people persons then who of')) return null
        const value =
          asksBoth && known === undefined && (all || neither)
            ? a
                .add(b)
                .add(neither ?? 0)
                .sub(total)
            : asksNone && known && neither === undefined && !all
              ? total.sub(a.add(b).sub(known))
              : null
        if (!value || value.lt(0) || (value.gt(a) && asksBoth) || value.gt(total)) return null
        const union = a.add(b).sub(asksBoth ? value : (known ?? new Fraction(0)))
        return found({
          value,
          steps: [
            [
              'n(A or B) = n(A) + n(B) − n(A and B)',
              `${a} + ${b} − ${asksBoth ? sayNumber(value) : known} = ${sayNumber(union)}`,
            ],
            ['So', sayNumber(value)],
          ],
          check: union.add(asksBoth ? (neither ?? 0) : value).equals(total),
        })
      },
    },
    {
      // "How many ways can 5 books be selected from 11 books?"
      id: 'choose-some',
      cue: /ways.*(?:select|chos|choos)/,
      read(r) {
        if (
          r.has(
            'at ?least|at ?most|always|never|not|particular|included|excluded|arranged?|each|or|repetition|distributed|identical',
          )
        )
          return null
        const pick =
          r.take(
            '# (?:[a-z]+ )?(?:can )?(?:be )?(?:selected|chosen)(?: from| out of)(?: a (?:group|set|shelf|class|total) of)? #(?: different| distinct)?',
          ) ??
          r.take(
            '(?:select|choose|choosing|selecting) # (?:[a-z]+ )?(?:from|out of)(?: a (?:group|set|shelf|class|total) of)? #(?: different| distinct)?',
          )
        const [k, n] = pick ?? []
        if (!k || !n || k.d !== 1n || n.d !== 1n || k.gt(n) || n.gt(60)) return null
        if (!r.drop('(?:in )?how many (?:different )?ways|(?:the )?(?:total )?number of ways')) return null
        if (
          !r.done(
            'books students players balls men persons people questions cards objects things members candidates items boys girls coins letters toys fruits team group committee different we you be of in',
          )
        )
          return null
        let value = new Fraction(1)
        for (let i = 1n; i <= k.n; i++) value = value.mul(n.n - k.n + i).div(i)
        let other = new Fraction(1)
        for (let i = 1n; i <= n.n - k.n; i++) other = other.mul(k.n + i).div(i)
        return found({
          value,
          steps: [['Combinations', `C(${n}, ${k}) = ${sayNumber(value)}`]],
          check: value.equals(other),
        })
      },
    },
    {
      // "What is the ratio of 40 paise to 60 paise?" / "If a : b = 2 : 3 and a = 6, find b"
      id: 'ratio-of-two',
      cue: /ratio of \S+ ?\S* (?:to|and)|[a-z] ?: ?[a-z] ?= ?\d/,
      read(r) {
        const known =
          /^(?:if |given (?:that )?)?([a-z]) ?: ?([a-z]) ?(?:=|is|::) ?(\d+) ?: ?(\d+)(?: and|,)* ?(?:if )?([a-z]) ?(?:=|is) ?(\d+(?:\.\d+)?)[, .]*(?:then )?(?:find |what is |the value of |value of )*([a-z])(?: is)?[ ?=]*$/.exec(
            r.text,
          )
        if (known) {
          const [, a, b, p = '0', q = '0', given, size = '0', asked] = known
          if (
            a === b ||
            given === asked ||
            ![a, b].includes(given) ||
            ![a, b].includes(asked) ||
            p === '0' ||
            q === '0'
          )
            return null
          const value = given === a ? new Fraction(size).mul(q).div(p) : new Fraction(size).mul(p).div(q)
          return found({
            value,
            steps: [
              [
                'One part',
                `${size} ÷ ${given === a ? p : q} = ${sayNumber(new Fraction(size).div(given === a ? p : q))}`,
              ],
              [`${asked}`, sayNumber(value)],
            ],
            check: (given === a ? new Fraction(size).mul(q) : new Fraction(size).mul(p)).equals(
              value.mul(given === a ? p : q),
            ),
          })
        }
        const two =
          /^(?:find |what is |what will be |calculate )?(?:the )?ratio of (₹?)(\d+(?:\.\d+)?) ?([a-z]*) (?:to|and) (₹?)(\d+(?:\.\d+)?) ?([a-z]*)(?: in (?:its )?(?:simplest|lowest) (?:form|terms))?[ ?.]*$/.exec(
            r.text,
          )
        if (!two) return null
        const [, sign = '', first = '0', unit = '', otherSign = '', second = '0', other = ''] = two
        const from = UNITS[sign || unit]
        const to = UNITS[otherSign || other]
        if ((sign || unit) !== (otherSign || other) && (!from || !to || from[0] !== to[0])) return null
        const [a, b] = [new Fraction(first).mul(from?.[1] ?? 1), new Fraction(second).mul(to?.[1] ?? 1)]
        if (a.lte(0) || b.lte(0)) return null
        const value = inLowestTerms([a, b])
        const [p = '1', q = '1'] = value.split(' : ')
        return found({
          value,
          steps: [
            ['In one unit', `${sayNumber(a)} : ${sayNumber(b)}`],
            ['In lowest terms', value],
          ],
          check: a.mul(q).equals(b.mul(p)),
        })
      },
    },
    {
      // "The mean of 10 observations is 20. If each observation is multiplied by 3, the new mean is"
      id: 'mean-of-changed',
      cue: /(?:mean|average).*(?:each|every)/,
      read(r) {
        const mean = r.take(
          '(?:the )?(?:mean|average)(?: of)?(?: a set of)? (?:# )?(?:numbers|observations|values|results|items|data)?(?: is| =)? ?#',
        )
        const value = mean?.at(-1)
        const change =
          r.words(
            '(?:each|every) (?:of them|of the numbers|number|observation|value|item|result)?(?: is| be)? ?(multiplied by|divided by|increased by|decreased by|reduced by) (\\d+(?:\\.\\d+)?)(?!%)',
          ) ??
          r
            .words(
              '(\\d+(?:\\.\\d+)?) is (added to|subtracted from) (?:each|every)(?: of them| number| observation| value| item)?',
            )
            ?.reverse()
        const [how = '', size = '0'] = change ?? []
        if (
          !value ||
          !change ||
          !r.drop(
            '(?:the )?(?:new|resulting) (?:mean|average)|(?:mean|average) (?:of the new (?:set|numbers|observations|values)|becomes|now)',
          )
        )
          return null
        if (!r.done('numbers observations values of set if') || Number(size) === 0) return null
        const by = new Fraction(size)
        const isMore = /increased|added/.test(how)
        const answer = how.startsWith('multiplied')
          ? value.mul(by)
          : how.startsWith('divided')
            ? value.div(by)
            : isMore
              ? value.add(by)
              : value.sub(by)
        const back = how.startsWith('multiplied')
          ? answer.div(by)
          : how.startsWith('divided')
            ? answer.mul(by)
            : isMore
              ? answer.sub(by)
              : answer.add(by)
        return found({
          value: answer,
          steps: [
            [
              'The mean changes as each number does',
              `${how} ${size}: ${sayNumber(value)} becomes ${sayNumber(answer)}`,
            ],
          ],
          check: back.equals(value),
        })
      },
    },
    {
      // "Simple interest on a certain sum at 10% per annum for 3 years is Rs 3600. Find the sum."
      id: 'sum-from-interest',
      cue: /simple interest/,
      read(r) {
        const rate = r.one('(?:at |rate of )*#%(?: per annum| p\\.?a\\.?| per year| a year)?')
        const years = r.one('(?:for|in|after)? ?# year')
        const earned = r.one('(?:is|was|=|amounts to|of) ₹#|₹#')
        if (
          !rate ||
          !years ||
          !earned ||
          rate.lte(0) ||
          years.lte(0) ||
          r.has('compound|amount|becomes|difference|times')
        )
          return null
        if (
          !r.drop(
            '(?:find|what is|what was|the) (?:the )?(?:sum|principal)(?: of money| invested| lent)?(?! at)',
          )
        )
          return null
        if (!r.done('simple interest sum money certain principal on at rate earned invested lent'))
          return null
        const value = earned.mul(100).div(rate.mul(years))
        return found({
          value,
          unit: '₹',
          steps: [
            [
              'P = 100 × I ÷ (R × T)',
              `100 × ${sayRupees(earned)} ÷ (${rate} × ${years}) = ${sayRupees(value)}`,
            ],
          ],
          check: value.mul(rate).mul(years).div(100).equals(earned),
        })
      },
    },
    {
      // "A number when divided by 6 leaves remainder 3. When the square of the number is divided by 6, the remainder is"
      id: 'remainder-of-a-power',
      cue: /divided by.*remainder.*divided by/,
      read(r) {
        const first = r.take(
          '(?:when )?(?:a |the )?(?:certain )?number(?:,)? (?:when |is |on )*(?:being )?divided by #,? (?:leaves|gives|it leaves|the remainder is|leaving)(?: a| the)?(?: remainder(?: of| is)?)? #(?: as remainder)?',
        )
        const power = r.words(
          '(square|cube|twice|double|thrice)(?: of)? (?:the |that |this )?(?:same )?number',
        )?.[0]
        const second =
          r.one('(?:is |when )?divided by #(?: again)?') ??
          (r.drop('by the same (?:number|divisor)') ? first?.[0] : undefined)
        const [divisor, rest] = first ?? []
        if (!divisor || !rest || !power || !second || divisor.d !== 1n || rest.d !== 1n || second.d !== 1n)
          return null
        if (rest.gte(divisor) || divisor.gt(500) || second.lte(0)) return null
        if (
          !r.drop('(?:the |what is the |what will be the |find the )*remainder') ||
          !r.done('leaves gives number same')
        )
          return null
        const of = (n: bigint) =>
          (power === 'square' ? n * n : power === 'cube' ? n * n * n : power === 'thrice' ? 3n * n : 2n * n) %
          second.n
        // The remainder must not depend on which such number it is.
        const all = new Set(Array.from({ length: 40 }, (_, k) => of(rest.n + BigInt(k) * divisor.n)))
        if (all.size !== 1) return null
        const value = of(rest.n)
        return found({
          value: new Fraction(value),
          steps: [
            ['Only the remainder matters', `The ${power} of ${rest} divided by ${second} leaves ${value}.`],
          ],
          check: all.has(of(rest.n + 1000n * divisor.n)),
        })
      },
    },
    {
      // "log 100000 to the base 10", "log10(1000) − 2", "log₂ 32"
      id: 'logarithm',
      cue: /log/,
      read(r) {
        const asked = r.text.replace(
          /^(?:find |what is |evaluate |calculate |simplify |the value of |value of |the )+/,
          '',
        )
        const end = String.raw`(?: ?([-+]) ?(\d+))?[ ?=]*$`
        const based =
          new RegExp(String.raw`^log_? ?\(?(\d+)\)? ?\((\d+(?:\/\d+)?)\)${end}`).exec(asked) ??
          new RegExp(String.raw`^log_?(\d+) (\d+(?:\/\d+)?)${end}`).exec(asked)
        const plain = based
          ? null
          : new RegExp(
              String.raw`^log ?\(?(\d+(?:\/\d+)?)\)?(?: (?:to|with) (?:the )?base (\d+)| base (\d+))?${end}`,
            ).exec(asked)
        const [base, number, sign, more] = based
          ? [based[1], based[2], based[3], based[4]]
          : [plain?.[2] ?? plain?.[3] ?? '10', plain?.[1], plain?.[4], plain?.[5]]
        if (base === undefined || number === undefined) return null
        const [b, n] = [Number(base), new Fraction(number)]
        if (!(b > 1) || n.lte(0)) return null
        const power = Math.round(Math.log(n.valueOf()) / Math.log(b))
        const exact = new Fraction(b).pow(power)
        if (!exact?.equals(n)) return null
        const value = new Fraction(power).add(sign === '-' ? -Number(more) : Number(more ?? 0))
        return found({
          value,
          steps: [
            ['As a power', `${number} = ${base}^${power}, so the logarithm is ${power}`],
            ...(sign ? [['Then', sayNumber(value)] as const] : []),
          ],
          check: Math.abs(Math.log(n.valueOf()) / Math.log(b) - power) < 1e-9,
        })
      },
    },
    {
      // "A man spends 80% of his income and saves Rs 100. What is his income?"
      id: 'income-from-savings',
      cue: /(?:spends|saves).*income/,
      read(r) {
        const spent = r.one(
          'spends? #% of (?:his|her|the|their)(?: total| monthly| annual)? (?:income|salary|earnings)',
        )
        const saved = r.one('(?:and )?(?:still )?saves? (?:the remaining )?₹#')
        if (!spent || !saved || spent.gte(100) || saved.lte(0)) return null
        if (
          !r.drop('(?:the |his |her |total |monthly |annual )*(?:income|salary)') ||
          !r.done('man person woman monthly month')
        )
          return null
        const value = saved.mul(100).div(new Fraction(100).sub(spent))
        return found({
          value,
          unit: '₹',
          steps: [
            ['He saves', `100% − ${spent}% = ${sayNumber(new Fraction(100).sub(spent))}% of the income`],
            [
              'So the income is',
              `${sayRupees(saved)} × 100 ÷ ${sayNumber(new Fraction(100).sub(spent))} = ${sayRupees(value)}`,
            ],
          ],
          check: value.sub(value.mul(spent).div(100)).equals(saved),
        })
      },
    },
    {
      // "A pendulum makes 20 oscillations in 40 s. Its time period is"
      id: 'oscillations',
      cue: /oscillations|vibrations/,
      read(r) {
        const made = r.take('# (?:complete )?(?:oscillations|vibrations) in # s')
        const [count, time] = made ?? []
        if (!count || !time || count.lte(0) || time.lte(0)) return null
        const period = r.drop('(?:the |its )*(?:time )?period')
        const often = !period && r.drop('(?:the |its )*frequency')
        if (
          (!period && !often) ||
          !r.done('pendulum simple body makes completes tuning fork spring particle makes vibrating')
        )
          return null
        const value = period ? time.div(count) : count.div(time)
        return found({
          value,
          unit: period ? 's' : 'Hz',
          steps: [
            [
              period ? 'Time of one' : 'How many in a second',
              `${period ? `${time} ÷ ${count}` : `${count} ÷ ${time}`} = ${sayNumber(value)}`,
            ],
          ],
          check: period ? value.mul(count).equals(time) : value.mul(time).equals(count),
        })
      },
    },
    {
      // "If x = 3 and y = 2, the value of x² + y² + 2xy is"
      id: 'put-in-numbers',
      cue: /^(?:if |when |for |given )?[a-z] ?= ?-?\d/,
      read(r) {
        const match =
          /^(?:if |when |for |given )?([a-z]) ?= ?(-?\d+)(?:(?:,? and |, ?)([a-z]) ?= ?(-?\d+))?(?:,? then |, ?| )(?:find |what is |calculate )?(?:the )?value of ([-+*/^()a-z\d ]+?)(?: is)?[ ?=]*$/.exec(
            r.text,
          )
        const [, x = '', first = '0', y, second = '0', formula = ''] = match ?? []
        if (!match || x === y || formula.length > 60) return null
        const letters = new Set(formula.match(/[a-z]/g) ?? [])
        if ([...letters].some((letter) => letter !== x && letter !== y) || letters.size === 0) return null
        const filled = formula
          .replace(/(?<=[\da-z)])(?=[a-z(])/g, '*')
          .replaceAll(x, `(${first})`)
          .replaceAll(y ?? x, `(${y ? second : first})`)
        const expression = readExpression(filled)
        if (!expression) return null
        const value = exactly(expression)
        const close = approximate(expression)
        if (!value) return null
        return found({
          value,
          steps: [
            ['Put the numbers in', filled.replaceAll('*', ' × ')],
            ['Calculate', sayNumber(value)],
          ],
          check: Math.abs(value.valueOf() - close) <= 1e-9 * Math.max(1, Math.abs(close)),
        })
      },
    },
  ],
}

/** The exact value of an expression of numbers; null when it has none. */
function exactly(expression: Expression): Fraction | null {
  try {
    return rationalOf(evaluate(expression))
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}
