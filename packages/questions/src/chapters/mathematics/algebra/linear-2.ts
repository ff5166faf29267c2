import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, fraction, money, quantity, span } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { plus, signed, term } from './linear-terms.ts'

/** "If 2x + 3y = 19 and 5x − y = 5, what is x?" */
export const linear2 = defineGenerator({
  id: 'algebra/linear-2',
  version: 9,
  concepts: ['simultaneous-equations', 'equation-word-problems'],
  levels: {
    easy: { forms: [system] },
    medium: { forms: [prices, coinsAndNotes, fractionWord] },
    hard: { forms: [reciprocals, changedRectangle, twoJourneys] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'x':
      case 'y':
      case 'sum':
      case 'difference': {
        // Try all pairs of whole numbers.
        for (const x of range(-40, 40)) {
          const y = (given.c - given.a * x) / given.b
          if (Number.isInteger(y) && given.d * x + given.e * y === given.f) {
            return given.find === 'x' ? x : given.find === 'y' ? y : given.find === 'sum' ? x + y : x - y
          }
        }
        return Number.NaN
      }
      case 'price':
        return (
          range(1, 3000).find((price) => {
            const other = (given.first[2] - given.first[0] * price) / given.first[1]
            return other > 0 && given.second[0] * price + given.second[1] * other === given.second[2]
          }) ?? Number.NaN
        )
      case 'pieces':
        return (
          range(0, given.count).find(
            (pieces) => pieces * given.large + (given.count - pieces) * given.small === given.total,
          ) ?? Number.NaN
        )
      case 'reciprocal':
        // By Cramer's rule for 1/x.
        return (given.a * given.e - given.b * given.d) / (given.c * given.e - given.b * given.f)
      case 'rectangle': {
        // Every length and breadth is tried.
        const meets = (length: number, breadth: number, [p, q, more]: readonly [number, number, number]) =>
          (length + p) * (breadth + q) === length * breadth + more
        for (const length of range(1, 70))
          for (const breadth of range(1, 70))
            if (meets(length, breadth, given.first) && meets(length, breadth, given.second))
              return { length, breadth, area: length * breadth, perimeter: 2 * (length + breadth) }[
                given.asks
              ]
        return Number.NaN
      }
      case 'journeys': {
        // Minutes for a kilometre by either way, by Cramer's rule.
        const [[a, b, c], [d, e, f]] = given.trips
        const [one, other] = [(c * e - b * f) / (a * e - b * d), (a * f - c * d) / (a * e - b * d)]
        return 60 / (given.asks === 'first' ? one : other)
      }
      case 'fraction':
        for (const bottom of range(2, 200)) {
          for (const top of range(1, 200)) {
            const meets = (shift: readonly [number, number, number, number]) =>
              (top + shift[0]) * shift[3] === (bottom + shift[1]) * shift[2]
            if (meets(given.first) && meets(given.second)) return top / bottom
          }
        }
        return Number.NaN
    }
  },
})

function system(rng: Random) {
  const { a, b, d, e, x, y } = rng.until(
    () => ({
      a: rng.int(1, 7),
      b: rng.pick([1, -1]) * rng.int(1, 7),
      d: rng.int(1, 7),
      e: rng.pick([1, -1]) * rng.int(1, 7),
      x: rng.int(-6, 14),
      y: rng.int(-6, 14),
    }),
    (drawn) =>
      drawn.a * drawn.e !== drawn.b * drawn.d &&
      drawn.x !== drawn.y &&
      drawn.x !== 0 &&
      drawn.y !== 0 &&
      Math.abs(drawn.x) !== Math.abs(drawn.y),
  )
  const [c, f] = [a * x + b * y, d * x + e * y]
  const find = rng.pick(['x', 'y', 'sum', 'difference'])
  const value = { x, y, sum: x + y, difference: x - y }
  const name = { x: 'x', y: 'y', sum: 'x + y', difference: 'x − y' }
  const answer = value[find]
  const show = (p: number, q: number, r: number) =>
    `${term(p, 'x')} ${q < 0 ? '−' : '+'} ${term(Math.abs(q), 'y')} = ${String(r).replace('-', '−')}`
  const [first, second] = [show(a, b, c), show(d, e, f)]
  const common = Math.abs(b * e)
  const determinant = a * e - b * d
  return {
    concept: 'simultaneous-equations',
    given: { find, a, b, c, d, e, f },
    prompt: rng.pick([
      say`If ${first} and ${second}, ${askThen(rng, say`the value of ${name[find]}`)}`,
      say`Solve ${first} and ${second}, and find ${name[find]}.`,
      say`The numbers x and y satisfy ${first} and ${second}. The value of ${name[find]} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      ...(find === 'x' || find === 'y'
        ? [{ value: find === 'x' ? y : x, because: say`that is ${find === 'x' ? 'y' : 'x'}` }]
        : [
            {
              value: find === 'sum' ? x - y : x + y,
              because: say`that is ${find === 'sum' ? 'x − y' : 'x + y'}`,
            },
          ]),
      {
        value: find === 'sum' || find === 'difference' ? x : x + y,
        because: find === 'sum' || find === 'difference' ? say`that is x alone` : say`that is x + y`,
      },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: find === 'difference' ? y - 2 * x : answer + y, because: say`y was counted once too often` },
      { value: answer - x, because: say`x was taken off once too often` },
      { value: answer + 1, because: say`one too many was counted when the terms were collected` },
      { value: answer - 1, because: say`one too few was counted when the terms were collected` },
    ].filter(({ because }) => find !== 'difference' || because.template !== 'y was counted once too often'),
    steps: [
      say`Multiply the first equation by ${e} and the second by ${b}, then subtract: y drops out (both have ${common === 0 ? 0 : b * e}y), and ${term(determinant, 'x')} = ${c * e - b * f}, so x = ${x}`,
      find === 'x'
        ? say`Check with the first equation: y = ${y} fits, so x = ${x}`
        : find === 'y'
          ? say`Put x into the first equation: ${term(b, 'y')} = ${c}${plus(-a * x)}, so y = ${y}`
          : say`Put x into the first equation: y = ${y}, so ${name[find]} = ${answer}`,
    ],
  }
}

const PAIRS = [
  ['pens', 'pencils', 8, 40, 2, 15],
  ['kg of apples', 'kg of bananas', 80, 220, 30, 80],
  ['kg of rice', 'kg of sugar', 40, 90, 35, 60],
  ['chairs', 'stools', 400, 1200, 150, 600],
  ['notebooks', 'erasers', 25, 80, 4, 12],
  ['adult tickets', 'child tickets', 80, 300, 30, 150],
  ['cups of coffee', 'cups of tea', 20, 90, 8, 30],
  ['bats', 'balls', 400, 1500, 60, 200],
] as const

function prices(rng: Random) {
  const [one, other, lowX, highX, lowY, highY] = rng.pick(PAIRS)
  const [x, y] = [rng.int(lowX, highX), rng.int(lowY, highY)]
  const { a, b, d, e } = rng.until(
    () => ({ a: rng.int(2, 9), b: rng.int(2, 9), d: rng.int(2, 9), e: rng.int(2, 9) }),
    (drawn) => drawn.a * drawn.e !== drawn.b * drawn.d && drawn.a !== drawn.d,
  )
  const [c, f] = [a * x + b * y, d * x + e * y]
  const single = one.replace(/^kg of /, 'a kg of ').replace(/s$/, (s) => (one.startsWith('kg') ? s : ''))
  const thing = one.startsWith('kg')
    ? one.replace('kg of ', 'one kg of ')
    : `one ${one.startsWith('cups') ? one.replace('cups', 'cup') : single}`
  const determinant = a * e - b * d
  return {
    concept: 'equation-word-problems',
    given: { find: 'price' as const, first: [a, b, c] as const, second: [d, e, f] as const },
    prompt: rng.pick([
      say`${a} ${one} and ${b} ${other} cost ${money(c)}; ${d} ${one} and ${e} ${other} cost ${money(f)}. ${ask(rng, say`the price of ${thing}`)}`,
      say`A ${rng.pick(['man', 'woman', 'customer'])} pays ${money(c)} for ${a} ${one} and ${b} ${other}. At the same rates, another pays ${money(f)} for ${d} ${one} and ${e} ${other}. ${ask(rng, say`the cost of ${thing}`)}`,
      say`The cost of ${a} ${one} and ${b} ${other} is ${money(c)}, and that of ${d} ${one} and ${e} ${other} is ${money(f)}. How much does ${thing} cost?`,
      say`A ${rng.pick(['man', 'woman', 'student', 'customer'])} bought ${a} ${one} and ${b} ${other} for ${money(c)} on Monday, and ${d} ${one} and ${e} ${other} for ${money(f)} on Friday. The prices had not changed. What is the price of ${thing}?`,
    ]),
    answer: money(x),
    mistakes: [
      { value: y, because: say`that is the other price` },
      { value: c / (a + b), because: say`the first bill was shared equally over all the pieces` },
      { value: f / (d + e), because: say`the second bill was shared equally over all the pieces` },
      { value: x + y, because: say`that is the price of both together` },
      {
        value: Math.abs(c - f) / Math.max(1, Math.abs(a - d)),
        because: say`the difference of the bills was put down to the first article alone`,
      },
      { value: x - y, because: say`that is the difference of the two prices` },
      { value: x + Math.round(x / 10), because: say`a slip in the subtraction made it too large` },
      { value: x - Math.round(x / 10), because: say`a slip in the subtraction made it too small` },
    ],
    steps: [
      say`Let the prices be x and y: ${a}x + ${b}y = ${c} and ${d}x + ${e}y = ${f}.`,
      say`Multiply by ${e} and by ${b} and subtract: (${a * e} − ${b * d})x = ${c * e} − ${b * f}`,
      say`${term(determinant, 'x')} = ${c * e - b * f}, so x = ${money(x)}`,
    ],
  }
}

function coinsAndNotes(rng: Random) {
  const [small, large, names] = rng.pick([
    [2, 4, ['hens and goats', 'legs', 'goats']],
    [5, 10, ['coins of ₹5 and ₹10', 'rupees', 'coins of ₹10']],
    [20, 50, ['notes of ₹20 and ₹50', 'rupees', 'notes of ₹50']],
    [100, 500, ['notes of ₹100 and ₹500', 'rupees', 'notes of ₹500']],
    [3, 4, ['auto-rickshaws and cars', 'wheels', 'cars']],
    [2, 3, ['bicycles and auto-rickshaws', 'wheels', 'auto-rickshaws']],
    [1, 2, ['stools with one seat and benches with two', 'seats', 'benches']],
  ] as const)
  const [things, what, asked] = names
  const [all, pieces] = rng.until(
    () => [rng.int(20, 120), rng.int(6, 90)] as const,
    ([whole, part]) => part < whole - 5 && part * 2 !== whole,
  )
  const total = pieces * large + (all - pieces) * small
  const answer = count(pieces)
  return {
    concept: 'equation-word-problems',
    given: { find: 'pieces' as const, count: all, total, small, large },
    prompt: rng.pick(
      [
        say`There are ${all} ${things} in all, with a total of ${total} ${what}. How many ${asked} are there?`,
        say`There are ${all} ${things} altogether, and they make ${total} ${what}. ${ask(rng, say`the number of ${asked}`)}`,
        say`In ${rng.pick(['a yard', 'a store', 'a bag', 'a shed', 'a hall'])} there are only ${things}, ${all} in number, with ${total} ${what} in all. ${ask(rng, say`the number of ${asked}`)}`,
      ].filter((_, index) => index < 2 || !things.includes('₹')),
    ),
    answer,
    mistakes: [
      { value: all - pieces, because: say`that is the number of the others` },
      {
        value: Math.floor((total - all) / large),
        because: say`the number of them was taken off the total before dividing by ${large}`,
      },
      { value: Math.floor(total / large), because: say`all were taken to be ${asked}` },
      { value: total - all * small, because: say`the division by ${large - small} was left out` },
      { value: Math.floor(all / 2), because: say`about half of them were taken` },
      {
        value: Math.floor((all * large - total) / large),
        because: say`the shortfall was divided by ${large}`,
      },
      { value: pieces + (large - small), because: say`${large - small} too many were counted` },
      { value: pieces - (large - small), because: say`${large - small} too few were counted` },
    ],
    // Not more than there are in all.
    within: [0, all - 1] as const,
    steps: [
      say`If all were of the other kind there would be ${all} × ${small} = ${all * small} ${what}.`,
      say`The rest, ${total} − ${all * small} = ${total - all * small}, comes from ${asked}, each with ${large - small} more.`,
      say`${total - all * small} ÷ ${large - small} = ${answer}`,
    ],
  }
}

/** a/x + b/y = c: linear in 1/x and 1/y. */
function reciprocals(rng: Random) {
  const { x, y, p, q, r, s } = rng.until(
    () => ({
      x: rng.int(2, 9),
      y: rng.int(2, 9),
      p: rng.int(1, 6),
      q: rng.pick([1, -1]) * rng.int(1, 6),
      r: rng.int(1, 6),
      s: rng.pick([1, -1]) * rng.int(1, 6),
    }),
    (drawn) =>
      drawn.x !== drawn.y &&
      drawn.p * drawn.s !== drawn.q * drawn.r &&
      drawn.p + drawn.q !== 0 &&
      drawn.r + drawn.s !== 0,
  )
  // a = px and so on, so that the right sides are whole
  const [a, b, c] = [p * x, q * y, p + q]
  const [d, e, f] = [r * x, s * y, r + s]
  const show = (top: number, other: number, right: number) =>
    latex`\frac{${top}}{x} ${other < 0 ? '-' : '+'} \frac{${Math.abs(other)}}{y} = ${right}`
  const [first, second] = [show(a, b, c), show(d, e, f)]
  return {
    concept: 'simultaneous-equations',
    given: { find: 'reciprocal' as const, a, b, c, d, e, f },
    prompt: rng.pick([
      say`If ${first} and ${second}, ${askThen(rng, 'the value of x')}`,
      say`Solve ${first} and ${second} for x.`,
      say`The numbers x and y satisfy ${first} and ${second}. ${ask(rng, 'the value of x')}`,
    ]),
    answer: x,
    within: [-100, 100] as const,
    mistakes: [
      { value: exact(1, x), because: say`that is 1/x; its reciprocal was not taken` },
      { value: y, because: say`that is y` },
      { value: exact(1, y), because: say`that is 1/y` },
      { value: x + y, because: say`that is x + y` },
      { value: -x, because: say`the sign of the result was lost` },
      { value: x * y, because: say`that is xy` },
      { value: x + 1, because: say`one too many was counted when the terms were collected` },
      { value: x - 1, because: say`one too few was counted when the terms were collected` },
    ],
    steps: [
      say`Put u for 1/x and v for 1/y: ${latex`${a}u ${b < 0 ? '-' : '+'} ${Math.abs(b)}v = ${c}`} and ${latex`${d}u ${e < 0 ? '-' : '+'} ${Math.abs(e)}v = ${f}`}`,
      say`Multiply the first by ${e} and the second by ${b} and subtract: ${latex`${a * e - b * d}u = ${c * e - b * f}`}`,
      say`So u = ${fraction(exact(1, x))}, and x is its reciprocal.`,
      say`x = ${x}`,
    ],
  }
}

/** A fraction that two changes turn into simpler ones. */
function fractionWord(rng: Random) {
  const { top, bottom, m, n } = rng.until(
    () => ({ top: rng.int(2, 29), bottom: rng.int(3, 40), m: rng.int(1, 12), n: rng.int(1, 12) }),
    ({ top, bottom, m, n }) => {
      const [one, other] = [exact(top + m, bottom + m), exact(top, bottom + n)]
      return (
        top < bottom &&
        bottom >= 8 &&
        top >= 3 &&
        exact(top, bottom).d === BigInt(bottom) &&
        one.d <= 9n &&
        other.d <= 9n &&
        bottom + n !== bottom + m &&
        !one.equals(1)
      )
    },
  )
  const [one, other] = [exact(top + m, bottom + m), exact(top, bottom + n)]
  const parts = (value: typeof one) => [Number(value.n), Number(value.d)] as const
  const [p, q] = parts(one)
  const [r, s] = parts(other)
  const answer = fraction(top, bottom)
  return {
    concept: 'equation-word-problems',
    given: { find: 'fraction' as const, first: [m, m, p, q] as const, second: [0, n, r, s] as const },
    prompt: rng.pick([
      say`If ${m} is added to the numerator and to the denominator of a fraction, it becomes ${fraction(one)}. If ${n} is added to the denominator alone, it becomes ${fraction(other)}. ${ask(rng, 'the fraction')}`,
      say`A fraction becomes ${fraction(one)} if its numerator and denominator are both increased by ${m}, and ${fraction(other)} if only its denominator is increased by ${n}. ${ask(rng, 'the fraction')}`,
      say`When ${m} is added to both the numerator and the denominator of a fraction, it becomes ${fraction(one)}. When ${n} is added to the denominator only, it becomes ${fraction(other)}. ${ask(rng, 'the fraction')}`,
    ]),
    answer,
    // The first change makes it larger, the second one smaller.
    within: [other.valueOf() + 1e-6, one.valueOf() - 1e-6] as const,
    mistakes: [
      { value: fraction(top + 1, bottom + 2), because: say`the parts are one and two too large` },
      { value: fraction(top + 2, bottom + 3), because: say`the parts are two and three too large` },
      { value: fraction(top - 1, bottom - 1), because: say`both parts are one too small` },
      { value: fraction(top + 2, bottom + 2), because: say`both parts are two too large` },
      { value: fraction(top + 1, bottom - 1), because: say`one part is too large and one too small` },
      { value: fraction(top - 1, bottom + 1), because: say`one part is too small and one too large` },
      { value: fraction(top + 1, bottom), because: say`the numerator is one too large` },
      { value: fraction(top - 1, bottom), because: say`the numerator is one too small` },
      { value: fraction(top, bottom + 1), because: say`the denominator is one too large` },
      { value: fraction(top, bottom - 1), because: say`the denominator is one too small` },
      { value: fraction(bottom - top, bottom), because: say`that is what is missing to 1` },
      { value: fraction(top + 1, bottom + 1), because: say`both parts are one too large` },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Let the fraction be ${latex`\frac{x}{y}`}: ${latex`${q === 1 ? '' : q}(x + ${m}) = ${p === 1 ? '' : p}(y + ${m})`} and ${latex`${s === 1 ? '' : s}x = ${r === 1 ? '' : r}(y + ${n})`}`,
      say`The second gives ${latex`x = \frac{${r === 1 ? `y + ${n}` : `${r}(y + ${n})`}}{${s}}`}; put it into the first.`,
      say`Then y = ${bottom} and x = ${top}.`,
      say`The fraction is ${answer}`,
    ],
  }
}

/** '5 m more' as a change of a side. */
const changed = (by: number) =>
  by > 0 ? say`increased by ${quantity(by, 'm')}` : say`reduced by ${quantity(-by, 'm')}`

/** "If the length is reduced by 5 m and the breadth increased by 3 m, the area falls by 9 m²; … What is the length?" */
function changedRectangle(rng: Random) {
  const drawn = rng.until(
    () => {
      const [length, breadth] = [rng.int(10, 60), rng.int(6, 50)]
      const [p, q, r, s] = [-rng.int(2, 6), rng.int(2, 6), rng.int(2, 6), rng.pick([1, -1]) * rng.int(1, 5)]
      const more = (one: number, other: number) => (length + one) * (breadth + other) - length * breadth
      return { length, breadth, p, q, r, s, first: more(p, q), second: more(r, s) }
    },
    ({ length, breadth, p, q, r, s, first, second }) =>
      length > breadth && q * r !== p * s && first !== 0 && second !== 0 && breadth > 6,
  )
  const { length, breadth, p, q, r, s, first, second } = drawn
  const asks = rng.pick(['length', 'breadth', 'perimeter', 'area'] as const)
  const key = { length, breadth, perimeter: 2 * (length + breadth), area: length * breadth }[asks]
  const unit = asks === 'area' ? 'm²' : 'm'
  const answer = quantity(key, unit)
  const place = rng.pick(['field', 'plot', 'hall', 'garden', 'courtyard', 'park'])
  const grows = (by: number) =>
    by > 0 ? say`increases by ${quantity(by, 'm²')}` : say`decreases by ${quantity(-by, 'm²')}`
  // What comes out when the product of the two changes is forgotten.
  const slips = [(r * first - p * second) / (q * r - p * s), (q * second - s * first) / (q * r - p * s)]
  const [slipLength = 0, slipBreadth = 0] = slips
  const slip = {
    length: slipLength,
    breadth: slipBreadth,
    perimeter: 2 * (slipLength + slipBreadth),
    area: slipLength * slipBreadth,
  }[asks]
  const line = (a: number, b: number, total: number) =>
    latex`${a === 1 ? '' : a === -1 ? '-' : a}l ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}b = ${total}`
  return {
    concept: ['simultaneous-equations', 'equation-word-problems'],
    given: {
      find: 'rectangle' as const,
      first: [p, q, first] as const,
      second: [r, s, second] as const,
      asks,
    },
    prompt: rng.pick([
      say`If the length of a rectangular ${place} is ${changed(p)} and its breadth is ${changed(q)}, its area ${grows(first)}. If the length is ${changed(r)} and the breadth is ${changed(s)}, the area ${grows(second)}. ${ask(rng, say`the ${asks} of the ${place}`)}`,
      say`The area of a rectangular ${place} ${grows(first)} when its length is ${changed(p)} and its breadth is ${changed(q)}, and it ${grows(second)} when the length is ${changed(r)} and the breadth is ${changed(s)}. ${ask(rng, say`the ${asks} of the ${place}`)}`,
    ]),
    answer,
    mistakes: [
      asks === 'length'
        ? { value: breadth, because: say`that is the breadth` }
        : {
            value:
              asks === 'breadth' ? length : asks === 'perimeter' ? length + breadth : 2 * (length + breadth),
            because: say`that is ${asks === 'breadth' ? 'the length' : asks === 'perimeter' ? 'half of the perimeter' : 'the perimeter in metres'}`,
          },
      {
        value: slip,
        because: say`the products of the changes, such as ${Math.abs(p)} × ${Math.abs(q)}, were left out`,
      },
      {
        value: {
          length: length + p,
          breadth: breadth + q,
          perimeter: 2 * (length + p + breadth + q),
          area: length * breadth + first,
        }[asks],
        because: say`that belongs to the changed ${place}`,
      },
      {
        value: {
          length: length + r,
          breadth: breadth + s,
          perimeter: 2 * (length + r + breadth + s),
          area: length * breadth + second,
        }[asks],
        because: say`that belongs to the second changed ${place}`,
      },
      { value: key + 2, because: say`a slip in the equations made it too large` },
      { value: key - 2, because: say`a slip in the equations made it too small` },
      { value: key + 4, because: say`a slip in the equations made it too large` },
      { value: key - 4, because: say`a slip in the equations made it too small` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0 && value !== key),
    steps: [
      say`Let the length be l and the breadth b. The first change gives ${latex`(l ${p < 0 ? '-' : '+'} ${Math.abs(p)})(b + ${q}) = lb ${first < 0 ? '-' : '+'} ${Math.abs(first)}`}, that is, ${line(q, p, first - p * q)}`,
      say`The second gives in the same way ${line(s, r, second - r * s)}`,
      say`Solved: l = ${length} and b = ${breadth}`,
      asks === 'area'
        ? say`Area = ${length} × ${breadth} = ${answer}`
        : asks === 'perimeter'
          ? say`Perimeter = 2 × (${length} + ${breadth}) = ${answer}`
          : say`The ${asks} is ${answer}`,
    ],
  }
}

const WAYS = [
  ['train', 'bus', [48, 60, 72, 80, 90], [30, 36, 40, 45]],
  ['train', 'car', [60, 72, 80, 90], [40, 45, 48, 50]],
  ['car', 'bus', [50, 60, 72, 75, 80], [30, 36, 40, 45]],
  ['bus', 'bicycle', [30, 36, 40, 45, 48], [10, 12, 15, 16]],
] as const

/** "A man covers 250 km by train and 120 km by car in 4 hours; 130 km by train and 240 km by car take 18 minutes more. …" */
function twoJourneys(rng: Random) {
  const [one, other, fast, slow] = rng.pick(WAYS)
  const { x, y, trips } = rng.until(
    () => {
      const [x, y] = [rng.pick(fast), rng.pick(slow)]
      const unit = other === 'bicycle' ? 2 : 10
      const draw = () => [unit * rng.int(3, 30), unit * rng.int(3, 18)] as const
      const time = ([a, b]: readonly [number, number]) => (60 * a) / x + (60 * b) / y
      const [first, second] = [draw(), draw()]
      return { x, y, trips: [[...first, time(first)] as const, [...second, time(second)] as const] as const }
    },
    ({ trips: [[a, b, c], [d, e, f]] }) =>
      Number.isInteger(c) &&
      Number.isInteger(f) &&
      a * e !== b * d &&
      c !== f &&
      c % 6 === 0 &&
      f % 6 === 0 &&
      c <= 720 &&
      f <= 720 &&
      c >= 60 &&
      f >= 60,
  )
  const [[a, b, c], [d, e, f]] = trips
  const asks = rng.pick(['first', 'second'] as const)
  const [key, rest, asked] = asks === 'first' ? [x, y, one] : [y, x, other]
  const answer = quantity(key, 'km/h')
  const who = rng.pick(['A man', 'A woman', 'A salesman', 'A traveller'])
  return {
    concept: ['simultaneous-equations', 'equation-word-problems'],
    given: { find: 'journeys' as const, trips, asks },
    prompt: rng.pick([
      say`${who} takes ${span(c)} to travel ${quantity(a, 'km')} by ${one} and ${quantity(b, 'km')} by ${other}. At the same speeds, ${quantity(d, 'km')} by ${one} and ${quantity(e, 'km')} by ${other} take ${span(f)}. ${ask(rng, say`the speed of the ${asked}`)}`,
      say`A journey of ${quantity(a, 'km')} by ${one} and ${quantity(b, 'km')} by ${other} takes ${span(c)}; one of ${quantity(d, 'km')} by ${one} and ${quantity(e, 'km')} by ${other} takes ${span(f)}. If the speeds do not change, ${askThen(rng, say`the speed of the ${asked}`)}`,
    ]),
    answer,
    mistakes: [
      { value: rest, because: say`that is the speed of the ${asks === 'first' ? other : one}` },
      { value: exact(x + y, 2), because: say`the average of the two speeds was taken` },
      { value: key + 5, because: say`with it the two times do not come out` },
      { value: key - 5, because: say`with it the two times do not come out` },
      { value: key + 10, because: say`with it the two times do not come out` },
      { value: key + 6, because: say`a slip in changing minutes to hours` },
      { value: key - 6, because: say`a slip in changing minutes to hours` },
      { value: key - 3, because: say`a slip in the elimination` },
    ],
    within: [3, 130] as const,
    steps: [
      say`Let the speeds be x and y km/h: ${latex`\frac{${a}}{x} + \frac{${b}}{y} = \frac{${c}}{60}`} and ${latex`\frac{${d}}{x} + \frac{${e}}{y} = \frac{${f}}{60}`}`,
      say`Put u for ${latex`\frac{1}{x}`} and v for ${latex`\frac{1}{y}`}: two linear equations in u and v.`,
      say`They give u = ${fraction(1, x)} and v = ${fraction(1, y)}.`,
      say`So the speed of the ${asked} is ${answer}`,
    ],
  }
}
