import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, money, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { meanAndThird, twoProportionals } from './proportion-in-steps.ts'

/** "What is the fourth proportional to 6, 9 and 14?" */
export const proportion = defineGenerator({
  id: 'arithmetic/proportion',
  version: 9,
  concepts: [
    'fourth-proportional',
    'third-proportional',
    'mean-proportional',
    'number-to-be-added',
    'ratio-of-expressions',
    'chain-of-ratios',
    'income-and-expenditure',
  ],
  levels: {
    easy: { forms: [...often(3, fourth), ...often(2, third), ...often(2, mean)] },
    medium: { forms: [added, combination, chainRatio] },
    hard: { forms: [savings, savings, meanAndThird, twoProportionals, twoProportionals] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'fourth':
        return bisect((last) => last / given.c - given.b / given.a, 1e6)
      case 'third':
        return bisect((last) => last / given.b - given.b / given.a, 1e6)
      case 'mean':
        return bisect((middle) => middle / given.a - given.b / middle, 1e6)
      case 'added': {
        const [p, q, r, s] = given.numbers
        return range(1, 500).find((extra) => (p + extra) * (s + extra) === (q + extra) * (r + extra)) ?? 0
      }
      case 'combination': {
        // Any x and y in the ratio will do.
        const [x, y] = [given.ratio[0] * 60, given.ratio[1] * 60]
        const [m, n] = given.first
        const [p, q] = given.second
        return ratio(m * x + n * y, p * x + q * y)
      }
      case 'chain': {
        // A multiple of every part that is drawn keeps all three whole.
        const y = 2520
        const x = (y * given.first[0]) / given.first[1]
        const z = (y * given.second[1]) / given.second[0]
        const sums = { 'x + z : y': [x + z, y], 'x + y : y + z': [x + y, y + z], 'x : z': [x, z] } as const
        const [one, other] = sums[given.asked]
        return ratio(one, other)
      }
      case 'mean-and-third': {
        // The larger number for which both conditions give the same smaller one.
        const large = bisect((y) => (y * y) / given.third - given.mean ** 2 / y, 1e5)
        const small = given.mean ** 2 / large
        return { smaller: small, larger: large, sum: small + large, difference: large - small }[given.asks]
      }
      case 'two-proportionals': {
        const [a = 1, b = 1, c = b] = given.numbers
        const next = bisect((last) => last / c - b / a, 1e6)
        return bisect((x) => x / next - next / given.d, 1e6)
      }
      case 'savings':
        // The income for which the expenses come out in their ratio.
        return bisect((income) => {
          const [a, b] = given.incomes
          const [c, d] = given.expenses
          const spent = [income - given.savings[0], (income * b) / a - given.savings[1]] as const
          const fault = spent[0] * d - spent[1] * c
          return a * d > b * c ? fault : -fault
        }, 1e7)
    }
  },
})

function fourth(rng: Random) {
  const [[p, q], times] = [coprime(rng, 2, 14), rng.int(2, 10)]
  const c =
    p *
    rng.until(
      () => rng.int(2, 15),
      (other) => other !== times,
    )
  const [a, b] = [p * times, q * times]
  const answer = count((b * c) / a)
  return {
    concept: 'fourth-proportional',
    given: { find: 'fourth' as const, a, b, c },
    prompt: rng.pick([
      say`${ask(rng, say`the fourth proportional to ${a}, ${b} and ${c}`)}`,
      say`If ${a} : ${b} :: ${c} : x, then x is`,
      say`The numbers ${a}, ${b}, ${c} and x are in proportion. ${ask(rng, 'the value of x')}`,
      say`Which number has the same ratio to ${c} as ${b} has to ${a}?`,
      say`Three terms of a proportion are ${a}, ${b} and ${c} in this order. ${ask(rng, 'the last term')}`,
    ]),
    answer,
    mistakes: [
      { value: (a * c) / b, because: say`${a} and ${c} were multiplied, as if the ratio were turned round` },
      { value: (a * b) / c, because: say`${a} and ${b} were multiplied and divided by ${c}` },
      { value: c + b - a, because: say`the difference was kept equal instead of the ratio` },
      { value: (b * b) / a, because: say`that is the third proportional to ${a} and ${b}` },
      { value: (c * c) / b, because: say`that is the third proportional to ${b} and ${c}` },
      { value: c + a - b, because: say`the difference was kept and turned round` },
      { value: ((q + 1) * c) / p, because: say`the ratio was taken as ${p} to ${q + 1}` },
      { value: ((q - 1) * c) / p, because: say`the ratio was taken as ${p} to ${q - 1}` },
    ],
    within: [(b * c) / a / 5, (5 * b * c) / a] as const,
    steps: [say`In a proportion ${a} × x = ${b} × ${c}.`, say`x = ${b * c} ÷ ${a} = ${answer}`],
  }
}

/** Numbers whose squares are reckoned by hand. */
function drawSquares(rng: Random) {
  return rng.until(
    () => {
      const [[p, q], times] = [coprime(rng, 2, 15), rng.int(1, 20)]
      return { p, q, times }
    },
    ({ p, q, times }) => Math.abs(p - q) > 1 && Math.max(p, q) ** 2 * times <= 1600,
  )
}

function third(rng: Random) {
  const { p, q, times } = drawSquares(rng)
  const [a, b] = [p * p * times, p * q * times]
  const answer = count(q * q * times)
  return {
    concept: 'third-proportional',
    given: { find: 'third' as const, a, b },
    prompt: rng.pick([
      say`${ask(rng, say`the third proportional to ${a} and ${b}`)}`,
      say`If ${a}, ${b} and x are in continued proportion, ${askThen(rng, 'the value of x')}`,
      say`${a} is to ${b} as ${b} is to which number?`,
      say`The first two of three numbers in continued proportion are ${a} and ${b}. ${ask(rng, 'the third')}`,
      say`Find x, if ${a} : ${b} = ${b} : x.`,
      say`If ${a} : ${b} :: ${b} : x, then x is equal to`,
      say`Three numbers are in continued proportion, and the first and the second are ${a} and ${b}, respectively. ${ask(rng, 'the last of them')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (a * a) / b,
        because: say`the ratio was turned round: that is the third proportional to ${b} and ${a}`,
      },
      { value: Math.sqrt(a * b), because: say`that is the mean proportional of ${a} and ${b}` },
      { value: 2 * b - a, because: say`the difference was kept equal instead of the ratio` },
      { value: (a + b) / 2, because: say`that is the average of the two numbers` },
      { value: Math.abs(b - a), because: say`that is the difference of the two numbers` },
      { value: a + b, because: say`the two numbers were added` },
      { value: b * q, because: say`the second number was multiplied by ${q} instead of by ${q}/${p}` },
      { value: b / p, because: say`the second number was only divided by ${p}` },
      { value: q * (q + 1) * times, because: say`one of the two factors ${q} was taken too large` },
      { value: q * (q - 1) * times, because: say`one of the two factors ${q} was taken too small` },
    ],
    within: [(q * q * times) / 4, 4 * q * q * times] as const,
    steps: [say`${a} : ${b} = ${b} : x, so ${a} × x = ${b}².`, say`x = ${b * b} ÷ ${a} = ${answer}`],
  }
}

function mean(rng: Random) {
  const { p, q, times } = drawSquares(rng)
  const [a, b] = [p * p * times, q * q * times]
  const answer = count(p * q * times)
  return {
    concept: 'mean-proportional',
    given: { find: 'mean' as const, a, b },
    prompt: rng.pick([
      say`${ask(rng, say`the mean proportional between ${a} and ${b}`)}`,
      say`${a} is to x as x is to ${b}. ${ask(rng, 'the positive value of x')}`,
      say`If ${a}, x and ${b} are positive and in continued proportion, ${askThen(rng, 'the value of x')}`,
      say`Which positive number stands between ${a} and ${b} so that the three are in continued proportion?`,
      say`The mean proportional of ${a} and ${b} is`,
      say`If ${a} : x :: x : ${b} and x is positive, ${askThen(rng, 'the value of x')}`,
      say`The first and the last of three positive numbers in continued proportion are ${a} and ${b}, respectively. ${ask(rng, 'the middle one')}`,
    ]),
    answer,
    mistakes: [
      { value: (a + b) / 2, because: say`that is the average of the two numbers` },
      { value: Math.abs(b - a), because: say`that is the difference of the two numbers` },
      { value: Math.abs(a - b) / 2, because: say`that is half of the difference of the two numbers` },
      { value: (p + q) * times, because: say`${p} and ${q} were added instead of multiplied` },
      { value: p * (q + 1) * times, because: say`a root was taken too large` },
      { value: p * (q - 1) * times, because: say`a root was taken too small` },
      { value: q * (p + 1) * times, because: say`a root was taken too large` },
      { value: q * (p - 1) * times, because: say`a root was taken too small` },
    ],
    // It is seen at once to lie between the two.
    within: [Math.min(a, b) + 1, Math.max(a, b) - 1] as const,
    steps: [say`x² = ${a} × ${b} = ${a * b}`, say`x = √${a * b} = ${answer}`],
  }
}

function added(rng: Random) {
  const { numbers, extra, proportional } = rng.until(
    () => {
      const [[p, q], [m, n], extra] = [coprime(rng, 2, 9), coprime(rng, 2, 8), rng.int(2, 14)]
      const proportional = [p * m, q * m, p * n, q * n] as const
      const [a, b, c, d] = proportional
      return { extra, proportional, numbers: [a - extra, b - extra, c - extra, d - extra] as const }
    },
    (drawn) => drawn.numbers.every((number) => number > 1),
  )
  const [p, q, r, s] = numbers
  const answer = count(extra)
  const across = [q * r, p * s] as const
  return {
    concept: 'number-to-be-added',
    given: { find: 'added' as const, numbers },
    prompt: rng.pick([
      say`What number must be added to each of ${formatList(numbers)} so that the sums are in proportion, in this order?`,
      say`When x is added to each of ${formatList(numbers)}, the four results are in proportion. ${ask(rng, 'the value of x')}`,
      say`Find the number that must be added to each of ${formatList(numbers)} to make them proportional in the order given.`,
      say`The numbers ${formatList(numbers)} are not in proportion, but they are when the same number is added to each. Which number?`,
      say`Find x, if (${p} + x) : (${q} + x) = (${r} + x) : (${s} + x).`,
    ]),
    answer,
    mistakes: [
      {
        value: Math.abs(p + s - q - r),
        because: say`that is only the difference of the sums of the outer and inner terms`,
      },
      { value: Math.abs(q * r - p * s), because: say`the difference of the products was not divided` },
      {
        value: Math.abs(across[0] - across[1]) / (p + q + r + s),
        because: say`the difference of the products was divided by the sum of all four numbers`,
      },
      { value: proportional[0], because: say`that is the first number after adding, not what is added` },
      { value: Math.abs(q - p), because: say`that is the difference of the first two numbers` },
      { value: Math.abs(s - r), because: say`that is the difference of the last two numbers` },
      {
        value: gcd(proportional[0], proportional[1]),
        because: say`that is the common factor of the first two sums`,
      },
      {
        value: Math.abs(q * r - p * s) / Math.abs(q - p),
        because: say`the difference of the products was divided by the difference of the first two numbers`,
      },
      {
        value: Math.abs(q * r - p * s) / Math.abs(s - r),
        because: say`the difference of the products was divided by the difference of the last two numbers`,
      },
    ],
    steps: [
      say`(${p} + x) × (${s} + x) = (${q} + x) × (${r} + x)`,
      say`The squares of x cancel: ${p * s} + ${p + s}x = ${q * r} + ${q + r}x.`,
      say`x = ${Math.abs(q * r - p * s)} ÷ ${Math.abs(p + s - q - r)} = ${answer}`,
    ],
  }
}

function combination(rng: Random) {
  const { x, y, m, n, p, q } = rng.until(
    () => {
      const [x, y] = coprime(rng, 2, 11)
      return {
        x,
        y,
        m: rng.int(1, 7),
        n: rng.int(1, 7),
        p: rng.int(1, 9),
        q: rng.pick([-1, 1]) * rng.int(1, 5),
      }
    },
    (drawn) => {
      const [top, bottom] = [drawn.m * drawn.x + drawn.n * drawn.y, drawn.p * drawn.x + drawn.q * drawn.y]
      return bottom > 0 && bottom !== top && top <= 12 * bottom && drawn.m * drawn.q !== drawn.n * drawn.p
    },
  )
  const [top, bottom] = [m * x + n * y, p * x + q * y]
  const answer = ratio(top, bottom)
  const first = `${times(m)}x + ${times(n)}y`
  const second = `${times(p)}x ${q > 0 ? '+' : '−'} ${times(Math.abs(q))}y`
  const turned = p * x - q * y
  return {
    concept: 'ratio-of-expressions',
    given: {
      find: 'combination' as const,
      ratio: [x, y] as const,
      first: [m, n] as const,
      second: [p, q] as const,
    },
    prompt: rng.pick([
      say`If x : y = ${ratio(x, y)}, what is (${first}) : (${second})?`,
      say`The ratio of x to y is ${ratio(x, y)}. ${ask(rng, say`the ratio of ${first} to ${second}`)}`,
      say`x and y are in the ratio ${ratio(x, y)}. In what ratio are ${first} and ${second}?`,
      say`Given that x/y = ${x}/${y}, find (${first}) : (${second}) in lowest terms.`,
      say`Two numbers x and y are in the ratio ${ratio(x, y)}. Then the ratio of ${first} to ${second} is`,
    ]),
    answer,
    mistakes: [
      ...(turned > 0
        ? [{ value: ratio(top, turned), because: say`the sign in the second expression was turned round` }]
        : []),
      {
        value: ratio(m * y + n * x, p * y + q * x),
        because: say`the values of x and y were exchanged`,
      },
      { value: ratio(bottom, top), because: say`the ratio was written the wrong way round` },
      { value: ratio(m + n, p + q), because: say`x and y were both taken as 1` },
      { value: ratio(m, p), because: say`only the terms with x were compared` },
      {
        value: ratio(m * x, p * x + q * y),
        because: say`the term with y was left out of the first expression`,
      },
      { value: ratio(top, p * x), because: say`the term with y was left out of the second expression` },
      {
        value: ratio(Math.abs(m * x - n * y), bottom),
        because: say`the terms of the first expression were subtracted`,
      },
    ],
    steps: [
      say`Put x = ${x}k and y = ${y}k.`,
      say`${first} = ${m * x}k + ${n * y}k = ${top}k and ${second} = ${p * x}k ${q > 0 ? '+' : '−'} ${Math.abs(q) * y}k = ${bottom}k`,
      say`${top}k : ${bottom}k = ${answer}`,
    ],
  }
}

function chainRatio(rng: Random) {
  const { first, second } = rng.until(
    () => ({ first: coprime(rng, 2, 9), second: coprime(rng, 2, 9) }),
    (drawn) => drawn.first[1] !== drawn.second[0],
  )
  const [a, b] = first
  const [c, d] = second
  const whole = lcm(b, c)
  const [x, y, z] = [(a * whole) / b, whole, (d * whole) / c]
  const asked = rng.pick(['x + z : y', 'x + y : y + z', 'x : z'])
  // Each reading of the three terms leads to a different ratio.
  const read = (x: number, y: number, z: number) =>
    ({ 'x + z : y': ratio(x + z, y), 'x + y : y + z': ratio(x + y, y + z), 'x : z': ratio(x, z) })[asked]
  const answer = read(x, y, z)
  const told = { 'x + z : y': '(x + z) : y', 'x + y : y + z': '(x + y) : (y + z)', 'x : z': 'x : z' }[asked]
  const turned = read(z, y, x)
  return {
    concept: 'chain-of-ratios',
    given: { find: 'chain' as const, first, second, asked },
    prompt: rng.pick([
      say`If x : y = ${ratio(a, b)} and y : z = ${ratio(c, d)}, ${askThen(rng, say`the value of ${told}`)}`,
      say`Three numbers are such that x is to y as ${a} is to ${b}, and y is to z as ${c} is to ${d}. ${ask(rng, say`the value of ${told}`)}`,
      say`The ratio x : y is ${ratio(a, b)}, while y : z is ${ratio(c, d)}. Then ${told} equals`,
      say`It is given that x/y = ${a}/${b} and y/z = ${c}/${d}. Find ${told} in the lowest terms.`,
      say`Three numbers x, y and z satisfy x : y = ${ratio(a, b)} and y : z = ${ratio(c, d)}. What is ${told}?`,
    ]),
    answer,
    mistakes: [
      { value: read(a, b, d), because: say`y was taken as ${b}, but z as if y were ${c}` },
      { value: read(a, c, d), because: say`y was taken as ${c}, but x as if y were ${b}` },
      { value: read(a, b + c, d), because: say`the two values of y were added` },
      { value: turned, because: say`x and z were exchanged` },
      ...(asked === 'x : z'
        ? [{ value: ratio(a + c, b + d), because: say`the terms of the two ratios were added` }]
        : []),
      { value: read(b * c, a * c, a * d), because: say`the first ratio was turned round` },
      { value: read(a * d, b * d, b * c), because: say`the second ratio was turned round` },
    ],
    steps: [
      say`y is ${b} in the first ratio and ${c} in the second; make both ${whole}.`,
      say`x : y = ${a} × ${whole / b} : ${b} × ${whole / b} = ${x} : ${y}`,
      say`y : z = ${c} × ${whole / c} : ${d} × ${whole / c} = ${y} : ${z}`,
      say`With x = ${x}, y = ${y} and z = ${z}, ${told} = ${answer}`,
    ],
  }
}

function savings(rng: Random) {
  const { incomes, expenses, x, y, saved } = rng.until(
    () => {
      const [incomes, expenses] = [coprime(rng, 2, 11), coprime(rng, 2, 11)]
      const [x, y] = [rng.int(1000, 8000, 500), rng.int(1000, 8000, 500)]
      const saved = [incomes[0] * x - expenses[0] * y, incomes[1] * x - expenses[1] * y] as const
      return { incomes, expenses, x, y, saved }
    },
    ({ incomes: [a, b], expenses: [c, d], saved: [one, other], x }) =>
      one > 900 &&
      one < 0.5 * a * x &&
      other < 0.5 * b * x &&
      other > 900 &&
      one !== other &&
      a * d !== b * c &&
      a * x <= 60_000 &&
      b * x <= 60_000 &&
      a * x >= 8000 &&
      b * x >= 8000,
  )
  const [a, b] = incomes
  const [c, d] = expenses
  const [one, other] = drawLetters(rng, 2)
  const answer = money(a * x)
  const cross = Math.abs(a * d - b * c)
  const [big, small] = a * d > b * c ? [saved[0] * d, saved[1] * c] : [saved[1] * c, saved[0] * d]
  return {
    concept: 'income-and-expenditure',
    given: { find: 'savings' as const, incomes, expenses, savings: saved },
    prompt: rng.pick([
      say`The monthly incomes of ${one.name} and ${other.name} are in the ratio ${ratio(a, b)}, their expenditures in the ratio ${ratio(c, d)}. ${one.name} saves ${money(saved[0])} and ${other.name} ${money(saved[1])} a month. ${ask(rng, say`the income of ${one.name}`)}`,
      say`${one.name} and ${other.name} earn in the ratio ${ratio(a, b)} and spend in the ratio ${ratio(c, d)} every month. If they save ${money(saved[0])} and ${money(saved[1])} respectively, how much does ${one.name} earn?`,
      say`${one.name} and ${other.name} save ${money(saved[0])} and ${money(saved[1])} a month respectively. Their incomes are in the ratio ${ratio(a, b)} and their expenses in the ratio ${ratio(c, d)}. ${ask(rng, say`the monthly income of ${one.name}`)}`,
      say`Two clerks, ${one.name} and ${other.name}, have salaries in the ratio ${ratio(a, b)}. After spending sums in the ratio ${ratio(c, d)}, ${one.name} keeps ${money(saved[0])} and ${other.name} keeps ${money(saved[1])}. ${ask(rng, say`the salary of ${one.name}`)}`,
      say`The incomes of ${one.name} and ${other.name} are in the ratio ${ratio(a, b)} and their expenditures in the ratio ${ratio(c, d)}. At the end of the month ${one.name} has ${money(saved[0])} left and ${other.name} ${money(saved[1])}. How much does ${one.name} earn?`,
    ]),
    answer,
    mistakes: [
      { value: b * x, because: say`that is the income of ${other.name}` },
      { value: c * y, because: say`that is what ${one.name} spends` },
      { value: d * y, because: say`that is what ${other.name} spends` },
      { value: (a + b) * x, because: say`that is the income of both together` },
      {
        value: a * x - saved[0] + saved[1],
        because: say`the saving of ${other.name} was put with the spending of ${one.name}`,
      },
      { value: a * x + saved[0], because: say`the saving was added to the income` },
      {
        value: ((saved[0] + saved[1]) * a) / (a + b),
        because: say`the savings of both were divided in the ratio of the incomes`,
      },
    ],
    steps: [
      say`Let the incomes be ${a}x and ${b}x, the expenditures ${c}y and ${d}y.`,
      say`${a}x − ${c}y = ${saved[0]} and ${b}x − ${d}y = ${saved[1]}`,
      say`Multiply the first by ${d} and the second by ${c} and subtract: ${cross === 1 ? '' : cross}x = ${big} − ${small} = ${big - small}, so x = ${x}.`,
      say`Income of ${one.name} = ${a} × ${x} = ${answer}`,
    ],
  }
}

/** 3y, but y for a factor of 1. */
const times = (factor: number): string => (factor === 1 ? '' : String(factor))

/** Two numbers without a common factor. */
const coprime = (rng: Random, low: number, high: number): readonly [number, number] =>
  rng.until(
    () => [rng.int(low, high), rng.int(low, high)] as const,
    ([a, b]) => a !== b && gcd(a, b) === 1,
  )
