import Fraction from 'fraction.js'
import { exactFactorial } from '../../../kit/values/counting.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type Reader, type ReaderGroup } from '../toolkit/found.ts'
import { toExact } from '../toolkit/reading.ts'
import { readWhole } from '../toolkit/whole.ts'

const one = new Fraction(1)
const power = (value: Fraction, by: number): Fraction => {
  let result = one
  for (let i = 0; i < Math.abs(by); i++) result = result.mul(value)
  return by < 0 ? one.div(result) : result
}

/** The determinant of what is made of A, and the same for a matrix with `size`, 1, 1 … on its diagonal. */
interface Made {
  determinant: Fraction
  diagonal: readonly Fraction[]
}

/** Reads '2a^-1', 'adj(adj a)', 'a adj a'; null for anything else. */
function readMade(text: string, order: number, size: Fraction): Made | null {
  let rest = text.replaceAll(' ', '')
  const take = (pattern: RegExp): string | null => {
    const match = pattern.exec(rest)
    if (!match) return null
    rest = rest.slice(match[0].length)
    return match[1] ?? match[0]
  }
  const times = (x: Made, y: Made): Made => ({
    determinant: x.determinant.mul(y.determinant),
    diagonal: x.diagonal.map((value, at) => value.mul(y.diagonal[at] ?? one)),
  })
  const factor = (): Made | null => {
    let made: Made | null = null
    if (take(/^adj(?:oint)?(?:of)?/) !== null) {
      const inner = factor()
      if (!inner) return null
      const all = inner.diagonal.reduce((product, value) => product.mul(value), one)
      return {
        determinant: power(inner.determinant, order - 1),
        diagonal: inner.diagonal.map((value) => all.div(value)),
      }
    }
    if (take(/^\(/) !== null) {
      made = product()
      if (!made || take(/^\)/) === null) return null
    } else if (take(/^a/) !== null)
      made = {
        determinant: size,
        diagonal: Array.from({ length: order }, (_, at) => (at === 0 ? size : one)),
      }
    if (!made) return null
    if (take(/^(?:\^\([tT]\)|\^[tT]|')/) !== null) return made
    const raised = take(/^\^\((-?[1-5])\)/) ?? take(/^\^(-?[1-5])(?!\d)/)
    if (raised === null) return made
    const by = Number(raised)
    return {
      determinant: power(made.determinant, by),
      diagonal: made.diagonal.map((value) => power(value, by)),
    }
  }
  const product = (): Made | null => {
    const number = take(/^(\d+)/)
    let made = factor()
    while (made && rest !== '' && !rest.startsWith(')')) {
      const next = factor()
      if (!next) return null
      made = times(made, next)
    }
    if (!made || number === null) return made
    const k = new Fraction(number)
    return {
      determinant: made.determinant.mul(power(k, order)),
      diagonal: made.diagonal.map((value) => value.mul(k)),
    }
  }
  const made = product()
  return rest === '' ? made : null
}

/** "A is a square matrix of order 3 and |A| = 4. Find |adj(adj A)|." / "|2A⁻¹|" / "|A adj A|" */
const determinantOfWhatIsMade: Reader = {
  id: 'determinant-of-what-is-made',
  cue: /\|a\| ?= ?-?\d/,
  concepts: ['Matrices & Determinants'],
  read(r) {
    const text = r.text.replace(/⁻¹/g, '^-1').replace(/[{}]/g, '')
    const bars = [...text.matchAll(/\|([^|=]+)\|/g)]
    const told = /\|a\| ?= ?(-?\d+(?:\/\d+)?)(?![\d./^|a-z])/.exec(text)
    const asked = bars.filter(([, inner]) => inner?.trim() !== 'a')
    const orders = [...text.matchAll(/(?:of )?order (?:of )?(\d)(?: ?[x*×] ?(\d))?|(\d) ?[x*×] ?(\d)/g)]
    const [order] = orders
    const size = toExact(told?.[1]?.replace('-', '') ?? '')
    if (!told || asked.length !== 1 || bars.length !== 2 || !order || orders.length !== 1 || !size)
      return null
    const n = Number(order[1] ?? order[3])
    const across = order[2] ?? order[4]
    if ((across !== undefined && Number(across) !== n) || n < 2 || n > 5 || size.equals(0)) return null
    const signed = told[1]?.startsWith('-') ? size.neg() : size
    const left = [told[0], asked[0]?.[0] ?? '', order[0]].reduce((all, part) => all.replace(part, ' '), text)
    if (
      !/^(?:[\s,.?:;=]|(?:if|let|a|is|an|the|square|non-singular|non|singular|invertible|matrix|such|that|and|with|then|find|what|value|of|order|be|for|given|determinant|equals|equal|to)(?![a-z]))*$/.test(
        left,
      )
    )
      return null
    const made = readMade(asked[0]?.[1] ?? '', n, signed)
    if (!made) return null
    const again = made.diagonal.reduce((product, value) => product.mul(value), one)
    return found({
      value: made.determinant,
      steps: [
        [
          'Rules of determinants',
          `of order ${n}: |kM| = k^${n} |M|, |adj M| = |M|^${n - 1}, |MN| = |M| |N|, |M⁻¹| = 1/|M|`,
        ],
        ['With the determinant of A', `${asked[0]?.[0].toUpperCase()} = ${sayNumber(made.determinant)}`],
      ],
      check: again.equals(made.determinant),
    })
  },
}

/** '1 + 1/3 + 1/9 + ...' or '1, 1/3, 1/9, ...' as its terms. */
function termsOf(list: string): Fraction[] | null {
  const terms = [...list.matchAll(/([+-]?) ?(\d+(?:\/\d+|\.\d+)?)/g)].map(([, sign, number = '']) => {
    const value = toExact(number)
    return value && sign === '-' ? value.neg() : value
  })
  return terms.length >= 3 && terms.every((term) => term !== null) ? terms : null
}
const NUMBER = String.raw`\d+(?:\/\d+|\.\d+)?`
const LIST = String.raw`-?${NUMBER}(?: ?(?:,|[+-]) ?-?${NUMBER}){2,5}(?: ?(?:,|[+-]))? ?(?:\.{2,}|…)+`
const OPEN = `-?${NUMBER}(?: ?[+-] ?${NUMBER}){2,5} ?[+-] ?$`
const isSum = (list: string): boolean => /\d ?[+-] ?\d/.test(list)

const endlessSum: Reader = {
  id: 'endless-sum-of-terms',
  cue: /infinity|infinite|∞/,
  concepts: ['Progressions'],
  read(r) {
    // Dots at the end of a question are not kept: '1 + 1/3 + 1/9 +'.
    const match = new RegExp(`${LIST}|${OPEN}`).exec(r.rest)
    if (!match || !isSum(match[0]) || match[0].includes(',')) return null
    r.rest = r.rest.replace(match[0], ' ')
    r.drop(
      '(?:sum )?(?:up ?to |to )?(?:infinity|infinite terms|∞|infinite)|sum(?: of)?|series|g\\.?p\\.?|geometric|terms?',
    )
    const terms = termsOf(match[0])
    const [first, second] = terms ?? []
    if (!terms || !first || !second || !r.done('its up the of')) return null
    const ratio = second.div(first)
    if (
      ratio.abs().gte(1) ||
      terms.some((term, at) => at > 0 && !term.equals((terms[at - 1] ?? one).mul(ratio)))
    )
      return null
    const value = first.div(one.sub(ratio))
    return found({
      value,
      steps: [
        ['Each term is the one before times', sayNumber(ratio)],
        [
          'Sum to infinity, a ÷ (1 − r)',
          `${sayNumber(first)} ÷ ${sayNumber(one.sub(ratio))} = ${sayNumber(value)}`,
        ],
      ],
      check: first.add(value.mul(ratio)).equals(value),
    })
  },
}

/** "How many terms of the AP 24, 21, 18, ... must be taken so that their sum is 78?" */
const termsForASum: Reader = {
  id: 'terms-for-a-sum',
  cue: /how many terms|number of terms/,
  concepts: ['Progressions'],
  read(r) {
    const match = new RegExp(LIST).exec(r.rest)
    if (!match) return null
    r.rest = r.rest.replace(match[0], ' ')
    const signed = r.words(
      '(?:so that |such that |to (?:give|get|make) |that |whose |the |a |their |its |will |must |be |taken |needed |required |should |are |have |make |give |amount |add up |up |for )*(?:sum|total|to)(?: (?:is|of|be|becomes|equal|equals|to|may|will|should|as|=))* ?(-?\\d+(?:\\/\\d+)?)',
    )
    const target = signed?.[0]
    r.drop(
      'how many terms|number of terms|a\\.?p\\.?|g\\.?p\\.?|arithmetic|geometric|progression|series|sequence',
    )
    const terms = termsOf(match[0])
    const [first, second] = terms ?? []
    if (
      !target ||
      !terms ||
      !first ||
      !second ||
      !r.done('must needed be taken so that there sum have added')
    )
      return null
    const size = toExact(target.replace('-', ''))
    if (!size) return null
    const aim = target.startsWith('-') ? size.neg() : size
    const [step, ratio] = [second.sub(first), second.div(first)]
    const isA = terms.every((term, at) => at === 0 || term.equals((terms[at - 1] ?? one).add(step)))
    const isG = terms.every((term, at) => at === 0 || term.equals((terms[at - 1] ?? one).mul(ratio)))
    if (isA === isG) return null
    const counts: number[] = []
    let [term, sum] = [first, first]
    for (let n = 1; n <= (isA ? 1000 : 30); n++) {
      if (sum.equals(aim)) counts.push(n)
      term = isA ? term.add(step) : term.mul(ratio)
      sum = sum.add(term)
    }
    if (counts.length === 0) return null
    const closed = (n: number): Fraction =>
      isA
        ? first
            .mul(2)
            .add(step.mul(n - 1))
            .mul(n)
            .div(2)
        : first.mul(power(ratio, n).sub(1)).div(ratio.sub(1))
    return found({
      value: counts.length === 1 ? new Fraction(counts[0] ?? 0) : counts.join(' or '),
      steps: [
        [
          'Sum of n terms',
          isA
            ? `n/2 × (2 × ${sayNumber(first)} + (n − 1) × (${sayNumber(step)})) = ${sayNumber(aim)}`
            : `${sayNumber(first)} × (${sayNumber(ratio)}^n − 1) ÷ (${sayNumber(ratio)} − 1) = ${sayNumber(aim)}`,
        ],
        ['Whole numbers that fit', `n = ${counts.join(' or ')}`],
      ],
      check: counts.every((n) => closed(n).equals(aim)),
    })
  },
}

const ORDINAL = '#(?:st|nd|rd|th)'

export const namedResults: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Progressions', 'Mensuration', 'Permutation & Combination'],
  readers: [
    determinantOfWhatIsMade,
    endlessSum,
    termsForASum,
    // "The third term of a GP is 4. The product of its first five terms is" / "8th term of an AP is 17, sum of the first 15 terms?"
    readWhole({
      id: 'about-the-middle-term',
      cue: /(?:[ag]\.?p\.?|progression).*(?:product|sum)|(?:product|sum).*(?:[ag]\.?p\.?|progression)/,
      concepts: ['Progressions'],
      patterns: [
        `(?:${ORDINAL}|(third|fourth|fifth|second)) term~(gp|g\\.?p|ap|a\\.?p|geometric progression|arithmetic progression)~#~(product|sum)~(?:its )?first # terms~(?:gp|ap|equal|equals)?`,
      ],
      solve(words, numbers) {
        const spelled = ['second', 'third', 'fourth', 'fifth'].findIndex((word) => words.includes(word))
        const isG = words.some((word) => /^g/.test(word))
        const isProduct = words.includes('product')
        const [at, value, many] = spelled >= 0 ? [new Fraction(spelled + 2), ...numbers] : numbers
        if (!at || !value || !many || isG !== isProduct || at.d !== 1n) return null
        if (!many.equals(at.mul(2).sub(1)) || many.gt(60)) return null
        const result = isG ? power(value, many.valueOf()) : value.mul(many)
        if (result.abs().gt(1e15)) return null
        const pairs = (many.valueOf() - 1) / 2
        return found({
          value: result,
          steps: [
            [
              'Terms at the same distance from the middle',
              isG
                ? 'multiply to the square of the middle term: (a/r) × (ar) = a²'
                : 'add up to twice the middle term: (a − d) + (a + d) = 2a',
            ],
            [
              isG ? 'Product' : 'Sum',
              isG
                ? `${sayNumber(value)}^${many} = ${sayNumber(result)}`
                : `${many} × ${sayNumber(value)} = ${sayNumber(result)}`,
            ],
          ],
          check: isG
            ? power(value.mul(value), pairs).mul(value).equals(result)
            : value.mul(2).mul(pairs).add(value).equals(result),
        })
      },
    }),
    // "A is of order 2×3 and B of order 3×4. Order of AB?"
    readWhole({
      id: 'order-of-a-product',
      cue: /order.*(?:ab|ba)(?![a-z])/,
      concepts: ['Matrices & Determinants'],
      except: /'|\^|transpose|inverse/,
      patterns: [
        'a~(?:matrix )?(?:order )?# ?[x*×] ?#~(?:matrix )?(?:and )?b~(?:matrix )?(?:order )?# ?[x*×] ?#~(?:matrix )?order~(?:matrix |product )?(ab|ba)~(?:matrix)?',
      ],
      solve([product], [m, n, k, p]) {
        if (!m || !n || !k || !p) return null
        const [rows, inner, other, columns] = product === 'ab' ? [m, n, k, p] : [k, p, m, n]
        if (!inner.equals(other)) return null
        return found({
          value: `${rows} × ${columns}`,
          steps: [
            ['Columns of the first = rows of the second', `${inner} = ${other}, so the product is defined`],
            ['Rows of the first, columns of the second', `${rows} × ${columns}`],
          ],
          check: true,
        })
      },
    }),
    // "A cone and a cylinder have the same base and height. Ratio of their volumes?"
    readWhole({
      id: 'cone-beside-cylinder',
      cue: /(?:same|equal).*(?:base|radi).*ratio|ratio.*(?:same|equal).*(?:base|radi)/,
      concepts: ['Mensuration'],
      patterns: [
        '(cone|cylinder)~(cone|cylinder)~(?:same |equal )(?:base|bases|radius|radii|base radius)~(?:same |equal )?(?:height|heights)~ratio~(?:volume|volumes)~(?:(?:(cone|cylinder)~(?:that )?(cone|cylinder))|that)?',
        'ratio~(?:volume|volumes)~(cone|cylinder)~(?:that )?(cone|cylinder)~(?:which |having )?(?:same |equal )(?:base|bases|radius|radii|base radius)~(?:same |equal )?(?:height|heights)',
      ],
      solve(words) {
        const shapes = words.filter((word) => /^c/.test(word))
        const [first, second] = shapes.slice(-2)
        if (!first || !second || first === second || shapes[0] === shapes[1]) return null
        return found({
          value: first === 'cone' ? '1 : 3' : '3 : 1',
          steps: [
            ['Volumes', 'Cylinder: πr²h, cone: πr²h ÷ 3'],
            [`${first} : ${second}`, first === 'cone' ? '1 : 3' : '3 : 1'],
          ],
          check: true,
        })
      },
    }),
    // "6 persons sit around a round table. In how many ways if two particular persons always sit together?"
    readWhole({
      id: 'two-of-a-ring-together',
      cue: /(?:round|circular).*table|circle/,
      concepts: ['Permutation & Combination'],
      patterns: [
        '(?:many )?(?:different )?(?:ways)?~# (?:persons|people|men|guests|friends|students|members|boys|girls)~(?:seated|sit|be seated|be arranged|arranged)~(?:around|round|at|about|along)~(?:round table|circular table|circle|table)~(?:many )?(?:different )?(?:ways)?~(?:such )?2 (?:particular|specific|certain|specified) (?:of them|persons|people|men|guests|friends|students|members|boys|girls|ones)?~(always |must always |must |never |must never |must not |should not |are never )?(?:sit|seated|be seated|be|are|come)?~(?:always )?together~(?:many ways|number ways|ways)?',
      ],
      solve([way = ''], [n]) {
        if (n?.d !== 1n || n.lt(4) || n.gt(20)) return null
        const many = n.valueOf()
        const together = exactFactorial(many - 2) * 2n
        const isApart = /never|not/.test(way)
        const value = isApart ? exactFactorial(many - 1) - together : together
        return found({
          value: new Fraction(value),
          steps: [
            [
              'The two as one',
              `${many - 1} round a table: ${many - 2}! ways, and 2 among themselves: ${together}`,
            ],
            ...(isApart ? [['All ways less those', `${many - 1}! − ${together} = ${value}`] as const] : []),
          ],
          // One of the two is fixed: the other has the two places beside, or the rest.
          check: value === BigInt(isApart ? many - 3 : 2) * exactFactorial(many - 2),
        })
      },
    }),
  ],
}
