import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, money, quantity } from '../../../kit/values/value.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { ask, drawLetter, plus, signed, term } from './linear-terms.ts'

/** "If 5x − 7 = 2x + 11, what is x?" */
export const linear1 = defineGenerator({
  id: 'algebra/linear-1',
  version: 8,
  concepts: ['solving-for-x', 'equation-word-problems'],
  levels: {
    easy: { forms: [oneSide, bothSides] },
    medium: { forms: [...often(2, brackets), ...often(2, shares), ...often(2, fractions), ages] },
    hard: { forms: [...often(3, threeFractions), ...often(2, wages)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Tries whole numbers in the equation of the question.
    const holds = (x: number): boolean => {
      switch (given.form) {
        case 'line':
          return given.a * x + given.b === given.c * x + given.d
        case 'brackets':
          return given.a * (x + given.p) - given.c * (x + given.q) === given.d
        case 'shares':
          return x + (given.times * x + given.more) === given.total
        case 'fractions':
          return (x + given.b) * given.q + (x - given.c) * given.p === given.d * given.p * given.q
        case 'three': {
          const { m, b, p, n, c, q, r, d } = given
          return (m * x + b) * q * r + (n * x - c) * p * r - x * p * q === d * p * q * r
        }
        case 'wages':
          return (given.days - x) * given.pay - x * given.fine === given.total
        case 'ages':
          return given.times * x + given.later === given.timesLater * (x + given.later)
      }
    }
    const x = range(-100, 500).find(holds) ?? Number.NaN
    return given.form === 'wages' && given.asksWorked ? given.days - x : x
  },
})

/** A constant that leaves a whole number even when it is carried over with the wrong sign. */
const drawConstant = (rng: Random, factor: number): number =>
  rng.until(
    () => rng.pick([-1, 1]) * rng.int(2, 36),
    (drawn) => (2 * drawn) % factor === 0,
  )

function oneSide(rng: Random) {
  const letter = drawLetter(rng)
  const [a, root] = [rng.int(3, 14), rng.int(-9, 18)]
  const b = drawConstant(rng, a)
  const d = a * root + b
  const equation = `${term(a, letter)}${plus(b)} = ${String(d).replace('-', '−')}`
  return {
    concept: 'solving-for-x',
    given: { form: 'line' as const, a, b, c: 0, d },
    prompt: ask(rng, equation, letter),
    answer: root,
    within: signed,
    mistakes: [
      { value: (d + b) / a, because: say`${Math.abs(b)} was carried over without changing its sign` },
      { value: d - b, because: say`the division by ${a} was forgotten` },
      { value: d - b - a, because: say`${a} was subtracted instead of dividing by it` },
      { value: d / a - b, because: say`the right side was divided before ${Math.abs(b)} was carried over` },
      { value: -root, because: say`the sign of the result was lost` },
      { value: (d - b) * a, because: say`the two sides were multiplied by ${a} instead of divided` },
      { value: root + b, because: say`${Math.abs(b)} was counted once more at the end` },
    ],
    steps: [
      say`Carry ${Math.abs(b)} over: ${term(a, letter)} = ${d}${plus(-b)} = ${d - b}`,
      say`Divide by ${a}: ${letter} = ${root}`,
    ],
  }
}

function bothSides(rng: Random) {
  const letter = drawLetter(rng)
  const { a, c } = rng.until(
    () => ({ a: rng.int(4, 15), c: rng.int(2, 9) }),
    (drawn) => drawn.a - drawn.c >= 2,
  )
  const root = rng.until(
    () => rng.int(-9, 16),
    (drawn) => drawn !== 0,
  )
  const b = drawConstant(rng, a - c)
  const d = (a - c) * root + b
  const equation = `${term(a, letter)}${plus(b)} = ${term(c, letter)}${plus(d)}`
  return {
    concept: 'solving-for-x',
    given: { form: 'line' as const, a, b, c, d },
    prompt: ask(rng, equation, letter),
    answer: root,
    within: signed,
    mistakes: [
      { value: (d + b) / (a - c), because: say`${Math.abs(b)} was carried over without changing its sign` },
      {
        value: (d - b) / (a + c),
        because: say`${term(c, letter)} was carried over without changing its sign`,
      },
      { value: (d + b) / (a + c), because: say`both terms were carried over without changing their signs` },
      { value: -root, because: say`the sign of the result was lost` },
      { value: d - b, because: say`the division by ${a - c} was forgotten` },
      { value: d - b - (a - c), because: say`${a - c} was subtracted instead of dividing by it` },
      { value: d + b, because: say`the sign was not changed and the division was forgotten` },
      { value: (d - b) / a, because: say`${term(c, letter)} on the right side was left out` },
      { value: root + 2, because: say`with it the two sides differ by ${2 * (a - c)}` },
      { value: root - 2, because: say`with it the two sides differ by ${2 * (a - c)}, the other way round` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`Bring the terms with ${letter} to the left: ${term(a, letter)} − ${term(c, letter)}${plus(b)} = ${d}`,
      say`Carry ${Math.abs(b)} over: ${term(a - c, letter)} = ${d}${plus(-b)} = ${d - b}`,
      say`Divide by ${a - c}: ${letter} = ${root}`,
    ],
  }
}

/** "Solve for x: 5(x + 3) − 2(x − 4) = 44" */
function brackets(rng: Random) {
  const letter = drawLetter(rng)
  const { a, c, p, q, root } = rng.until(
    () => ({
      a: rng.int(3, 9),
      c: rng.int(2, 7),
      p: rng.pick([-1, 1]) * rng.int(1, 9),
      q: rng.pick([-1, 1]) * rng.int(1, 9),
      root: rng.int(-9, 16),
    }),
    (drawn) => drawn.a !== drawn.c && drawn.root !== 0 && drawn.p !== drawn.q,
  )
  const d = a * (root + p) - c * (root + q)
  const [slope, rest] = [a - c, a * p - c * q]
  const equation = `${a}(${letter}${plus(p)}) − ${c}(${letter}${plus(q)}) = ${String(d).replace('-', '−')}`
  const whole = [
    {
      value: (d - a * p - c * q) / slope,
      because: say`the minus before the second bracket was lost for ${c} × ${Math.abs(q)}`,
    },
    { value: (d - rest) / (a + c), because: say`${term(c, letter)} was added instead of subtracted` },
    { value: (d - p + q) / slope, because: say`only ${letter} was multiplied in each bracket` },
    { value: (d + rest) / slope, because: say`the numbers were carried over without changing their sign` },
    { value: d - rest, because: say`the division by ${slope} was forgotten` },
  ].filter(({ value }) => Number.isInteger(value))
  return {
    concept: 'solving-for-x',
    given: { form: 'brackets' as const, a, p, c, q, d },
    prompt: ask(rng, equation, letter),
    answer: root,
    within: signed,
    mistakes: [
      ...whole,
      { value: -root, because: say`the sign of the result was lost` },
      { value: root + p, because: say`that is the value of the first bracket` },
      { value: root + q, because: say`that is the value of the second bracket` },
      { value: root - 1, because: say`with it the left side is ${d - slope}, not ${d}` },
      { value: root + 1, because: say`with it the left side is ${d + slope}, not ${d}` },
    ],
    steps: [
      say`Open the brackets: ${term(a, letter)}${plus(a * p)} − ${term(c, letter)}${plus(-c * q)} = ${d}`,
      say`Collect: ${term(slope, letter)}${plus(rest)} = ${d}, so ${term(slope, letter)} = ${d - rest}`,
      say`Divide by ${slope}: ${letter} = ${root}`,
    ],
  }
}

function shares(rng: Random) {
  const [small, large] = drawLetters(rng, 2)
  const [share, times] = [rng.int(8, 60), rng.int(2, 5)]
  const more = drawConstant(rng, times + 1)
  const total = share + times * share + more
  const thing = rng.pick([
    'marbles',
    'stamps',
    'mangoes',
    'stickers',
    'coins',
    'books',
    'tickets',
    'bangles',
    'kites',
    'seeds',
  ])
  const extra = more > 0 ? `${more} more than` : `${-more} fewer than`
  return {
    concept: 'equation-word-problems',
    given: { form: 'shares' as const, total, times, more },
    prompt: rng.pick([
      say`${small.name} and ${large.name} together have ${total} ${thing}. ${large.name} has ${extra} ${times} times as many as ${small.name}. How many does ${small.name} have?`,
      say`If ${total} ${thing} are shared between ${small.name} and ${large.name} so that ${large.name} gets ${extra} ${times} times what ${small.name} gets, how many ${thing} does ${small.name} get?`,
    ]),
    answer: count(share),
    mistakes: [
      { value: total - share, because: say`that is the share of ${large.name}` },
      { value: (total + more) / (times + 1), because: say`${Math.abs(more)} was put on the wrong side` },
      { value: total / (times + 1), because: say`${Math.abs(more)} was left out` },
      {
        value: (total - more) / times,
        because: say`the share of ${small.name} was not counted beside the ${times} times`,
      },
      { value: (total - more) / (times + 2), because: say`one part too many was counted` },
      { value: total / times, because: say`the total was divided by ${times}` },
      {
        value: (total + more) / (times + 2),
        because: say`one part too many was counted and ${Math.abs(more)} was put on the wrong side`,
      },
    ],
    steps: [
      say`Let ${small.name} have x; then ${large.name} has ${times}x${plus(more)}.`,
      say`Together: x + ${times}x${plus(more)} = ${total}, so ${times + 1}x = ${total - more}`,
      say`x = ${total - more} ÷ ${times + 1} = ${share}`,
    ],
  }
}

function fractions(rng: Random) {
  const letter = drawLetter(rng)
  const { p, q, u, v, root } = rng.until(
    () => ({ p: rng.int(2, 7), q: rng.int(2, 9), u: rng.int(2, 12), v: rng.int(1, 9), root: rng.int(2, 40) }),
    ({ p, q, u, v, root }) => {
      const [b, c] = [p * u - root, root - q * v]
      // With these, two of the mistakes come out whole as well.
      const isWhole = (2 * p * c) % (p + q) === 0 && ((u + v) * (p + q) - b + c) % 2 === 0
      return p !== q && b > 0 && c > 0 && isWhole
    },
  )
  const [b, c, d] = [p * u - root, root - q * v, u + v]
  const equation = latex`\frac{${letter} + ${b}}{${p}} + \frac{${letter} - ${c}}{${q}} = ${d}`
  return {
    concept: 'solving-for-x',
    given: { form: 'fractions' as const, p, q, b, c, d },
    prompt: ask(rng, equation, letter),
    answer: root,
    within: signed,
    mistakes: [
      { value: (d - q * b + p * c) / (p + q), because: say`the right side was not multiplied by ${p * q}` },
      {
        value: (d * p * q - b + c) / (p + q),
        because: say`only ${letter} was multiplied out, not the whole brackets`,
      },
      { value: (d * (p + q) - b + c) / 2, because: say`the two denominators were added` },
      { value: (d * p * q - q * b - p * c) / (p + q), because: say`the sign before ${c} was lost` },
      {
        value: (d * p * q + q * b + p * c) / (p + q),
        because: say`${q * b} was carried over without changing its sign`,
      },
      { value: d - b + c, because: say`the denominators were left out` },
      { value: (p + q) * root, because: say`the division by ${p + q} at the end was forgotten` },
      { value: root + b, because: say`that is the number in the first bracket, ${letter} + ${b}` },
      { value: root - c, because: say`that is the number in the second bracket, ${letter} − ${c}` },
    ],
    steps: [
      say`Multiply both sides by ${p} × ${q} = ${p * q}: ${q}(${letter} + ${b}) + ${p}(${letter} − ${c}) = ${d * p * q}`,
      say`Multiply out: ${q}${letter} + ${q * b} + ${p}${letter} − ${p * c} = ${d * p * q}`,
      say`Collect: ${p + q}${letter} = ${d * p * q} − ${q * b} + ${p * c} = ${(p + q) * root}`,
      say`Divide by ${p + q}: ${letter} = ${root}`,
    ],
  }
}

/** A parent's age is a multiple of the child's, now and later. */
const AGES = range(3, 9).flatMap((times) =>
  range(2, times - 1).flatMap((timesLater) =>
    range(2, 36).flatMap((later) => {
      const child = (later * (timesLater - 1)) / (times - timesLater)
      const parent = times * child
      return Number.isInteger(child) &&
        child >= 2 &&
        parent - child >= 19 &&
        parent <= 66 &&
        parent - child <= 45
        ? [{ times, timesLater, later, child }]
        : []
    }),
  ),
)

function ages(rng: Random) {
  const { times, timesLater, later, child } = rng.pick(AGES)
  const [old, young] = rng.pick([
    ['a man', 'his son'],
    ['a father', 'his daughter'],
    ['a woman', 'her son'],
    ['a mother', 'her daughter'],
    ['an uncle', 'his nephew'],
    ['an aunt', 'her niece'],
  ])
  const word = (count: number) => (count === 2 ? 'twice' : `${count} times`)
  const answer = quantity(child, 'year')
  return {
    concept: 'equation-word-problems',
    given: { form: 'ages' as const, times, later, timesLater },
    // Nobody's father is 120.
    within: [1, 84 / times] as const,
    prompt: rng.pick([
      say`The present age of ${old} is ${word(times)} the age of ${young}. After ${quantity(later, 'year')}, it will be ${word(timesLater)} the age of ${young}. ${rng.pick([say`What is the present age of ${young}?`, say`Find the present age of ${young}.`, say`How old is ${young} now?`])}`,
      say`${old} is ${word(times)} as old as ${young}. In ${quantity(later, 'year')}, ${old.replace(/^an? /, 'the ')} will be ${word(timesLater)} as old as ${young}. Find the present age of ${young}.`,
      say`If the age of ${old} is ${word(times)} that of ${young} and after ${quantity(later, 'year')} it will be only ${word(timesLater)} that of ${young}, then how old is ${young} now?`,
      say`At present, ${old} is ${word(times)} as old as ${young}, and ${quantity(later, 'year')} hence will be ${word(timesLater)} as old. The present age of ${young} is:`,
    ]),
    answer,
    mistakes: [
      { value: child * times, because: say`that is the present age of ${old}` },
      {
        value: child + later,
        because: say`that is the age of ${young} after ${quantity(later, 'year')}`,
      },
      {
        value: later / (times - timesLater),
        because: say`the ${quantity(later, 'year')} were added to one age only`,
      },
      {
        value: (later * timesLater) / (times - timesLater),
        because: say`the ${quantity(later, 'year')} were not added to the age of ${old}`,
      },
      {
        value: (later * (timesLater + 1)) / (times - timesLater),
        because: say`the ${quantity(later, 'year')} were carried over without changing their sign`,
      },
      { value: (later * (timesLater - 1)) / times, because: say`the years were divided by ${times} only` },
      { value: later, because: say`that is the number of years to wait` },
      { value: child + 1, because: say`one year too many was counted` },
      { value: child + 2, because: say`two years too many were counted` },
      // Ages are whole numbers of years.
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`Let ${young} be x years old; then ${old} is ${times}x.`,
      say`In ${quantity(later, 'year')}: ${times}x + ${later} = ${timesLater}(x + ${later})`,
      say`${times}x + ${later} = ${timesLater}x + ${timesLater * later}, so ${term(times - timesLater, 'x')} = ${(timesLater - 1) * later}`,
      say`x = ${answer}`,
    ],
  }
}

/** "A labourer gets ₹300 for each day he works and loses ₹50 for each day he is absent. For 30 days he got ₹6,900. How many days was he absent?" */
function wages(rng: Random) {
  const [days, pay, fine] = [
    rng.pick([20, 24, 25, 28, 30, 36, 40, 45, 50, 60]),
    10 * rng.int(20, 60),
    10 * rng.int(2, 12),
  ]
  const absent = rng.int(3, Math.floor(days / 3))
  const total = (days - absent) * pay - absent * fine
  const asksWorked = rng.chance(0.4)
  const key = asksWorked ? days - absent : absent
  const who = rng.pick(['labourer', 'worker', 'mason', 'gardener', 'painter', 'carpenter'])
  const answer = count(key)
  const question = asksWorked ? say`For how many days did he work?` : say`For how many days was he absent?`
  return {
    concept: 'equation-word-problems',
    // The unknown of the equation is the number of days of absence.
    given: { form: 'wages' as const, days, pay, fine, total, asksWorked },
    prompt: rng.pick([
      say`A ${who} is engaged for ${days} days on the condition that he gets ${money(pay)} for each day he works and is fined ${money(fine)} for each day he is absent. At the end he receives ${money(total)}. ${question}`,
      say`For each day of work a ${who} is paid ${money(pay)}, and for each day of absence ${money(fine)} is cut from his wages. In ${days} days he earned ${money(total)}. ${question}`,
      say`A ${who} hired for ${days} days earns ${money(pay)} on a day he works and loses ${money(fine)} on a day he does not come. If he gets ${money(total)} in all, ${asksWorked ? 'for how many days did he work?' : 'for how many days was he absent?'}`,
    ]),
    answer,
    mistakes: [
      {
        value: days - key,
        because: asksWorked
          ? say`that is the number of days he was absent`
          : say`that is the number of days he worked`,
      },
      { value: key + 1, because: say`with it the wages come out differently` },
      { value: key - 1, because: say`with it the wages come out differently` },
      { value: key + 2, because: say`with it the wages come out differently` },
      { value: key - 2, because: say`with it the wages come out differently` },
      {
        value: (days * pay - total) / pay,
        because: say`for a day of absence only the wages were taken off, not the fine`,
      },
      { value: Math.round(total / pay), because: say`the amount was divided by the wages of a day` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0 && value < days),
    steps: [
      say`Let him be absent for x days; then he works for ${days} − x days.`,
      say`${pay}(${days} − x) − ${fine}x = ${total}`,
      say`${days * pay} − ${pay + fine}x = ${total}, so x = ${days * pay - total} ÷ ${pay + fine} = ${absent}`,
      asksWorked ? say`He worked for ${days} − ${absent} = ${answer}` : say`He was absent for ${answer}`,
    ],
  }
}

/** "If (3x + 4)/5 + (2x − 6)/3 − x/4 = 7, what is x?" */
function threeFractions(rng: Random) {
  const letter = drawLetter(rng)
  const { m, p, n, q, r, u, v, root } = rng.until(
    () => {
      const [p, q, r] = rng.sample(range(2, 8), 3)
      return {
        p,
        q,
        r,
        m: rng.int(2, 5),
        n: rng.int(2, 5),
        u: rng.int(3, 20),
        v: rng.int(1, 12),
        root: r * rng.int(1, 9),
      }
    },
    ({ m, p, n, q, r, u, v, root }) =>
      p * u - m * root > 0 &&
      p * u - m * root <= 40 &&
      n * root - q * v > 0 &&
      u + v - root / r > 0 &&
      m * q * r + n * p * r !== p * q &&
      m !== p &&
      n !== q,
  )
  const [b, c, d] = [p * u - m * root, n * root - q * v, u + v - root / r]
  const [ofFirst, ofSecond, ofThird] = [q * r, p * r, p * q]
  const factor = m * ofFirst + n * ofSecond - ofThird
  const all = p * q * r
  const solveFor = (right: number) => Math.round((right / factor) * 100) / 100
  const equation = latex`\frac{${m}${letter} + ${b}}{${p}} + \frac{${n}${letter} - ${c}}{${q}} - \frac{${letter}}{${r}} = ${d}`
  return {
    concept: 'solving-for-x',
    given: { form: 'three' as const, m, b, p, n, c, q, r, d },
    prompt: ask(rng, equation, letter),
    answer: root,
    within: [1, 200] as const,
    mistakes: [
      {
        value: solveFor(d - ofFirst * b + ofSecond * c),
        because: say`the right side was not multiplied by ${all}`,
      },
      { value: solveFor(d * all - b + c), because: say`the numbers in the numerators were not multiplied` },
      { value: solveFor(d * all - ofFirst * b - ofSecond * c), because: say`the sign before ${c} was lost` },
      {
        value: solveFor(d * all + ofFirst * b + ofSecond * c),
        because: say`${ofFirst * b} was carried over without changing its sign`,
      },
      {
        value: Math.round(((d * all - ofFirst * b + ofSecond * c) / (factor + 2 * ofThird)) * 100) / 100,
        because: say`the last fraction was added instead of taken off`,
      },
      { value: root + r, because: say`a slip in the last division made it too large` },
      { value: root - r, because: say`a slip in the last division made it too small` },
      { value: root / r, because: say`that is the value of the last fraction` },
      { value: 2 * root, because: say`the result was doubled` },
    ].filter(({ value }) => value > 0 && Number.isInteger(value)),
    steps: [
      say`Multiply both sides by ${p} × ${q} × ${r} = ${all}.`,
      say`${ofFirst}(${m}${letter} + ${b}) + ${ofSecond}(${n}${letter} − ${c}) − ${ofThird}${letter} = ${d * all}`,
      say`Collect: ${factor}${letter} = ${d * all} − ${ofFirst * b} + ${ofSecond * c} = ${factor * root}`,
      say`Divide by ${factor}: ${letter} = ${root}`,
    ],
  }
}
