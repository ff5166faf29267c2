import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "With how many zeros does 100! end?" */
export const trailingZeros = defineGenerator({
  id: 'number/trailing-zeros',
  version: 7,
  concepts: ['zeros-of-factorial', 'highest-power-in-factorial', 'zeros-of-a-product'],
  levels: {
    easy: { forms: [factorial, twoFactorials, twoFactorials] },
    medium: { forms: [powerInFactorial, powersOfTwoAndFive, stretch] },
    hard: { forms: [multiplesOf, compositeInFactorial, quotient] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Factorises every factor in turn.
    switch (given.find) {
      case 'stretch':
        return Math.min(...[2, 5].map((prime) => countIn(range(given.from, given.to), prime)))
      case 'powers':
        return Math.min(
          ...[2, 5].map((prime) =>
            given.powers.reduce((sum, [base, exponent]) => sum + exponent * timesIn(base, prime), 0),
          ),
        )
      case 'multiples':
        return Math.min(
          ...[2, 5].map((prime) =>
            countIn(
              range(1, given.count).map((place) => place * given.of),
              prime,
            ),
          ),
        )
      case 'divides': {
        const numbers = range(1, given.top)
        const found = [2, 3, 5, 7, 11, 13].map((prime) => ({
          inBase: timesIn(given.base, prime),
          inAll: countIn(numbers, prime),
        }))
        const fits = (exponent: number) => found.every(({ inBase, inAll }) => inBase * exponent <= inAll)
        let exponent = 0
        while (fits(exponent + 1)) exponent++
        return exponent
      }
      case 'two-factorials':
        return given.tops.reduce((zeros, top) => zeros + countIn(range(1, top), 5), 0)
      case 'quotient':
        return Math.min(...[2, 5].map((prime) => countIn(range(given.bottom + 1, given.top), prime)))
    }
  },
})

const countIn = (numbers: readonly number[], prime: number): number =>
  numbers.reduce((sum, number) => sum + timesIn(number, prime), 0)

function factorial(rng: Random) {
  const top = rng.int(24, 999)
  const { total, parts } = legendre(top, 5)
  return {
    concept: 'zeros-of-factorial',
    given: { find: 'divides' as const, top, base: 10 },
    prompt: ask(
      rng,
      rng.pick([say`${`${top}!`}`, say`the product 1 × 2 × 3 × … × ${top}`, say`the factorial of ${top}`]),
    ),
    answer: count(total),
    mistakes: [
      {
        value: parts[0] ?? 0,
        because: say`only the multiples of 5 were counted, not the further 5 in 25, 50, …`,
      },
      { value: Math.floor(top / 10), because: say`only the multiples of 10 were counted` },
      {
        value: Math.floor(top / 5) + Math.floor(top / 10),
        because: say`multiples of 5 and of 10 were counted together`,
      },
      {
        value: legendre(top, 2).total,
        because: say`the factors 2 were counted; the factors 5 are fewer and decide`,
      },
      {
        value: Math.floor(top / 10) + Math.floor(top / 100),
        because: say`the multiples of 10 and of 100 were counted`,
      },
      { value: total + 1, because: say`one of the divisions by 5 was rounded up` },
      { value: total - 1, because: say`a factor 5 was lost in the last division` },
    ],
    steps: [
      say`A zero at the end needs a 2 and a 5; the factors 5 are fewer, so count them.`,
      say`Divide ${top} by 5 again and again: ${add(parts)} = ${total}`,
    ],
  }
}

/** "With how many zeros does 48! × 130! end?" */
function twoFactorials(rng: Random) {
  const [a, b] = rng.sample(range(20, 260), 2)
  const [one, other] = [legendre(a, 5).total, legendre(b, 5).total]
  const total = one + other
  return {
    concept: 'zeros-of-factorial',
    given: { find: 'two-factorials' as const, tops: [a, b] },
    prompt: ask(rng, rng.pick([say`${`${a}! × ${b}!`}`, say`the product of ${`${a}!`} and ${`${b}!`}`])),
    answer: count(total),
    mistakes: [
      { value: one * other, because: say`the numbers of zeros were multiplied` },
      { value: Math.max(one, other), because: say`only the larger factorial was counted` },
      { value: Math.abs(one - other), because: say`the numbers of zeros were subtracted` },
      {
        value: Math.floor(a / 5) + Math.floor(b / 5),
        because: say`only the multiples of 5 were counted, not the further 5 in 25, 50, …`,
      },
      { value: Math.floor(a / 10) + Math.floor(b / 10), because: say`only the multiples of 10 were counted` },
      { value: legendre(a + b, 5).total, because: say`the zeros of ${`${a + b}!`} were counted` },
      { value: total + 1, because: say`one of the divisions by 5 was rounded up` },
      { value: total - 1, because: say`a factor 5 was lost in the last division` },
    ],
    steps: [
      say`Count the factors 5: ${`${a}!`} has ${add(legendre(a, 5).parts)} = ${one}, and ${`${b}!`} has ${add(legendre(b, 5).parts)} = ${other}.`,
      say`In a product they are added: ${one} + ${other} = ${total}`,
    ],
  }
}

function powerInFactorial(rng: Random) {
  const [prime, top] = [rng.pick([2, 3, 5, 7, 11, 13]), rng.int(40, 600)]
  const { total, parts } = legendre(top, prime)
  const power = latex`${prime}^{n}`
  return {
    concept: 'highest-power-in-factorial',
    given: { find: 'divides' as const, top, base: prime },
    prompt: rng.pick([
      say`What is the greatest n for which ${power} divides ${`${top}!`}?`,
      say`How many times does the prime ${prime} occur as a factor in ${`${top}!`}?`,
      say`How many times can ${`${top}!`} be divided by ${prime} without a remainder?`,
      say`Find the exponent of ${prime} in the prime factorisation of ${`${top}!`}.`,
      say`If ${power} is the highest power of ${prime} that divides ${`${top}!`}, what is n?`,
      say`If ${`${top}!`} is divisible by ${power}, find the greatest value of n.`,
    ]),
    answer: count(total),
    mistakes: [
      {
        value: parts[0] ?? 0,
        because: say`only the multiples of ${prime} were counted, not the further factors in ${prime * prime} and its multiples`,
      },
      { value: (parts[0] ?? 0) + (parts[1] ?? 0), because: say`the divisions were stopped after the second` },
      { value: top - prime, because: say`${prime} was subtracted from ${top}` },
      { value: total + 1, because: say`one of the divisions was rounded up` },
      { value: total - 1, because: say`one factor was lost in the last division` },
      {
        value: Math.floor(top / (prime * prime)),
        because: say`only the multiples of ${prime * prime} were counted`,
      },
      { value: (parts[0] ?? 0) * 2, because: say`each multiple of ${prime} was counted twice` },
    ],
    steps: [
      say`Every multiple of ${prime} up to ${top} gives one factor ${prime}, every multiple of ${prime * prime} one more, and so on.`,
      say`Divide ${top} by ${prime} again and again and keep the whole parts: ${parts.join(', ')}`,
      say`Sum = ${add(parts)} = ${total}`,
    ],
  }
}

function powersOfTwoAndFive(rng: Random) {
  const bases = rng.until(
    () => rng.sample([4, 6, 8, 12, 14, 15, 16, 18, 20, 24, 25, 35, 40, 45, 50, 75, 125], 3),
    (drawn) => drawn.some((base) => base % 2 === 1 && base % 5 === 0) && drawn.some((base) => base % 2 === 0),
  )
  const powers = bases.map((base) => [base, rng.int(3, 24)] as const)
  const counts = (prime: number) => powers.map(([base, exponent]) => exponent * timesIn(base, prime))
  const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0)
  const [twos, fives] = [sum(counts(2)), sum(counts(5))]
  const answer = Math.min(twos, fives)
  return {
    concept: 'zeros-of-a-product',
    given: { find: 'powers' as const, powers },
    prompt: ask(rng, latex`${powers.map(([base, exponent]) => `${base}^{${exponent}}`).join(' \\times ')}`),
    answer: count(answer),
    mistakes: [
      {
        value: Math.max(twos, fives),
        because: say`the ${twos > fives ? 'factors 2' : 'factors 5'} were counted; the rarer ones decide`,
      },
      { value: sum(powers.map(([, exponent]) => exponent)), because: say`the exponents were added` },
      {
        value: sum(powers.map(([base, exponent]) => (base % 5 === 0 ? exponent : 0))),
        because: say`every base with a 5 was counted once, and the factors 2 were not looked at`,
      },
      { value: twos + fives, because: say`the factors 2 and 5 were added instead of paired` },
      {
        value: sum(powers.map(([base, exponent]) => (base % 10 === 0 ? exponent : 0))),
        because: say`only bases that end in 0 were counted`,
      },
      { value: Math.abs(twos - fives), because: say`that is how many factors stay without a partner` },
      {
        value: Math.min(...powers.map(([, exponent]) => exponent)),
        because: say`that is the smallest exponent`,
      },
    ],
    steps: [
      say`Factors 2: ${add(counts(2).filter((times) => times > 0))} = ${twos}`,
      say`Factors 5: ${add(counts(5).filter((times) => times > 0))} = ${fives}`,
      say`Each zero needs one of both, so the rarer kind decides: ${answer}`,
    ],
  }
}

function stretch(rng: Random) {
  const from = rng.int(11, 120)
  const to = from + rng.int(30, 180)
  const [high, low] = [legendre(to, 5), legendre(from - 1, 5)]
  const answer = high.total - low.total
  return {
    concept: 'zeros-of-a-product',
    given: { find: 'stretch' as const, from, to },
    prompt: ask(rng, say`the product ${from} × ${from + 1} × ${from + 2} × … × ${to}`),
    answer: count(answer),
    mistakes: [
      { value: high.total, because: say`the numbers below ${from} were counted as well` },
      {
        value: Math.floor(to / 5) - Math.floor((from - 1) / 5),
        because: say`the further factor 5 in 25, 50, … was left out`,
      },
      { value: Math.floor((to - from + 1) / 10), because: say`only the multiples of 10 were counted` },
      {
        value: legendre(to - from, 5).total,
        because: say`the zeros of the factorial of the difference were counted`,
      },
      { value: answer + 1, because: say`one factor 5 was counted twice at the border` },
      { value: answer - 1, because: say`one factor 5 was lost at the border` },
      { value: high.total + low.total, because: say`the two counts were added instead of subtracted` },
    ],
    steps: [
      say`The product is ${`${to}!`} ÷ ${`${from - 1}!`}; factors 5 are rarer than factors 2.`,
      say`Factors 5 in ${`${to}!`}: ${high.total}; in ${`${from - 1}!`}: ${low.total}`,
      say`${high.total} − ${low.total} = ${answer}`,
    ],
  }
}

function multiplesOf(rng: Random) {
  const [of, places] = [
    rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 35, 40, 50]),
    rng.int(16, 200),
  ]
  const last = of * places
  const [twos, fives] = [
    legendre(places, 2).total + places * timesIn(of, 2),
    legendre(places, 5).total + places * timesIn(of, 5),
  ]
  const answer = Math.min(twos, fives)
  return {
    concept: 'zeros-of-a-product',
    given: { find: 'multiples' as const, of, count: places },
    prompt: ask(rng, say`the product ${of} × ${2 * of} × ${3 * of} × … × ${last}`),
    answer: count(answer),
    mistakes: [
      {
        value: Math.max(twos, fives),
        because: say`the ${twos > fives ? 'factors 2' : 'factors 5'} were counted; the rarer ones decide`,
      },
      { value: legendre(last, 5).total, because: say`the zeros of ${`${last}!`} were counted` },
      { value: places, because: say`one zero was counted for each factor` },
      {
        value: Math.floor(places / 5) + places * timesIn(of, 5),
        because: say`the further factor 5 in the multiples of 25 was left out`,
      },
      { value: legendre(places, 2).total, because: say`the factors 2 of ${`${places}!`} alone were counted` },
      { value: answer + 1, because: say`one of the divisions was rounded up` },
      { value: answer - 1, because: say`one factor was lost in the last division` },
    ],
    steps: [
      say`Take ${of} out of each of the ${places} factors: the product is ${latex`${of}^{${places}}`} × ${`${places}!`}`,
      say`Factors 2: ${places * timesIn(of, 2)} + ${legendre(places, 2).total} = ${twos}`,
      say`Factors 5: ${places * timesIn(of, 5)} + ${legendre(places, 5).total} = ${fives}`,
      say`Each zero needs one of both, so the rarer kind decides: ${answer}`,
    ],
  }
}

const COMPOSITES = [
  [6, 2, 1, 3, 1],
  [12, 2, 2, 3, 1],
  [15, 3, 1, 5, 1],
  [18, 2, 1, 3, 2],
  [20, 2, 2, 5, 1],
  [21, 3, 1, 7, 1],
  [24, 2, 3, 3, 1],
  [36, 2, 2, 3, 2],
  [40, 2, 3, 5, 1],
  [45, 3, 2, 5, 1],
  [14, 2, 1, 7, 1],
  [22, 2, 1, 11, 1],
  [28, 2, 2, 7, 1],
  [35, 5, 1, 7, 1],
  [48, 2, 4, 3, 1],
  [54, 2, 1, 3, 3],
  [63, 3, 2, 7, 1],
  [72, 2, 3, 3, 2],
  [75, 3, 1, 5, 2],
] as const

function compositeInFactorial(rng: Random) {
  const [base, p, m, q, n] = rng.pick(COMPOSITES)
  const top = rng.int(40, 500)
  const [ofP, ofQ] = [legendre(top, p).total, legendre(top, q).total]
  const [byP, byQ] = [Math.floor(ofP / m), Math.floor(ofQ / n)]
  const answer = Math.min(byP, byQ)
  const show = (prime: number, exponent: number) =>
    exponent === 1 ? `${prime}` : latex`${prime}^{${exponent}}`
  return {
    concept: 'highest-power-in-factorial',
    given: { find: 'divides' as const, top, base },
    prompt: rng.pick([
      say`What is the greatest n for which ${latex`${base}^{n}`} divides ${`${top}!`}?`,
      say`How many times can ${`${top}!`} be divided by ${base} without a remainder?`,
      say`If ${latex`${base}^{n}`} is the highest power of ${base} that divides ${`${top}!`}, what is n?`,
      say`${`${top}!`} is a multiple of ${latex`${base}^{n}`}. What is the largest possible n?`,
      say`Find the highest power of ${base} contained in ${`${top}!`}: its exponent is`,
      say`If ${`${top}!`} is divisible by ${latex`${base}^{n}`}, find the greatest value of n.`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: Math.max(byP, byQ), because: say`the other prime decides, for it runs out first` },
      { value: ofP, because: say`that is the number of factors ${p}` },
      { value: ofQ, because: say`that is the number of factors ${q}` },
      {
        value: legendre(top, base).total,
        because: say`${top} was divided by ${base} again and again; that works for primes only`,
      },
      { value: Math.floor(top / base), because: say`only the multiples of ${base} were counted` },
      { value: answer + 1, because: say`the last division was rounded up` },
      { value: answer - 1, because: say`one factor ${base} was lost in the last division` },
    ],
    steps: [
      say`${base} = ${show(p, m)} × ${show(q, n)}`,
      say`Factors ${p} in ${`${top}!`}: ${add(legendre(top, p).parts)} = ${ofP}, enough for ${byP} factors ${base}.`,
      say`Factors ${q} in ${`${top}!`}: ${add(legendre(top, q).parts)} = ${ofQ}, enough for ${byQ}.`,
      say`The smaller number decides: ${answer}`,
    ],
  }
}

function quotient(rng: Random) {
  const top = rng.int(60, 400)
  const bottom = rng.int(20, Math.floor(top / 2))
  const [fivesTop, fivesBottom] = [legendre(top, 5), legendre(bottom, 5)]
  const [twosTop, twosBottom] = [legendre(top, 2).total, legendre(bottom, 2).total]
  const answer = Math.min(twosTop - twosBottom, fivesTop.total - fivesBottom.total)
  return {
    concept: 'zeros-of-factorial',
    given: { find: 'quotient' as const, top, bottom },
    prompt: ask(rng, latex`\frac{${top}!}{${bottom}!}`),
    answer: count(answer),
    mistakes: [
      { value: fivesTop.total, because: say`the zeros of ${`${top}!`} alone were counted` },
      {
        value: legendre(top - bottom, 5).total,
        because: say`the quotient was taken for ${`${top - bottom}!`}`,
      },
      {
        value: Math.floor(top / 5) - Math.floor(bottom / 5),
        because: say`the further factor 5 in 25, 50, … was left out`,
      },
      {
        value: fivesTop.total + fivesBottom.total,
        because: say`the two counts were added instead of subtracted`,
      },
      {
        value: twosTop - twosBottom,
        because: say`the factors 2 were counted; the factors 5 are fewer and decide`,
      },
      { value: answer + 1, because: say`one of the divisions was rounded up` },
      { value: answer - 1, because: say`one factor 5 was lost in the last division` },
    ],
    steps: [
      say`Zeros come from pairs of 2 and 5; the factors 5 are fewer, so count them.`,
      say`In ${`${top}!`}: ${add(fivesTop.parts)} = ${fivesTop.total}`,
      say`In ${`${bottom}!`}: ${add(fivesBottom.parts)} = ${fivesBottom.total}`,
      say`The division takes those away: ${fivesTop.total} − ${fivesBottom.total} = ${answer}`,
    ],
  }
}

/** How often a prime divides a number. */
function timesIn(number: number, prime: number): number {
  let times = 0
  for (let left = number; left % prime === 0; left /= prime) times++
  return times
}

/** How often a prime divides top!, by dividing again and again. */
function legendre(top: number, prime: number): { total: number; parts: number[] } {
  const parts: number[] = []
  for (let left = Math.floor(top / prime); left > 0; left = Math.floor(left / prime)) parts.push(left)
  return { total: parts.reduce((sum, part) => sum + part, 0), parts }
}

const add = (parts: readonly number[]) => parts.join(' + ')

function ask(rng: Random, product: Message | string): Message {
  return rng.pick([
    say`With how many zeros does ${product} end?`,
    say`Find the number of zeros at the end of ${product}.`,
    say`If ${latex`10^{n}`} is the highest power of 10 that divides ${product}, what is n?`,
    say`How many consecutive zeros are there at the right end of ${product}?`,
    say`The number of trailing zeros in ${product} is`,
    say`How many times can ${product} be divided by 10 without a remainder?`,
    say`The number of zeros at the end of ${product} is`,
    say`How many zeros are there at the end of ${product}?`,
  ])
}
