import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { quantity, rounded, scientific } from '../../../../kit/values/value.ts'
import { superscript } from '../../../../kit/wording/format-number.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'

/** A table of initial rates: the first run, then one with more A and one with more B. */
function drawRuns(rng: Random, zero: number) {
  // How often an order of 0 may come up: it makes the rest of the work short.
  const least = rng.chance(zero) ? 0 : 1
  const { a, b } = rng.until(
    () => ({ a: rng.int(least, 2), b: rng.int(least, 2) }),
    (drawn) => drawn.a + drawn.b > 0 && drawn.a + drawn.b < 4,
  )
  const names = rng.pick([
    ['A', 'B'],
    ['X', 'Y'],
    ['P', 'Q'],
    ['M', 'N'],
    ['R', 'S'],
  ] as const)
  const [startA, startB] = [rng.int(1, 5) / 10, rng.int(1, 5) / 10]
  const [timesA, timesB] = [rng.int(2, 4), rng.int(2, 4)]
  const start = rng.int(12, 96) / 10
  const runs = [
    { a: startA, b: startB, rate: start },
    { a: tidy(startA * timesA), b: startB, rate: tidy(start * timesA ** a) },
    { a: startA, b: tidy(startB * timesB), rate: tidy(start * timesB ** b) },
  ].map((run) => ({ ...run, rate: tidy(run.rate / 1000) }))
  return { a, b, names, runs, timesA, timesB, kelvin: rng.int(290, 360) }
}

const figureOf = ({ names: [one, two], runs }: Pick<ReturnType<typeof drawRuns>, 'names' | 'runs'>) => ({
  kind: 'table' as const,
  title: `Initial rates of ${one} + ${two} → products`,
  columns: ['Run', `[${one}] in mol/L`, `[${two}] in mol/L`, 'Rate in mol L⁻¹ s⁻¹'],
  rows: runs.map((run, index) => [
    String(index + 1),
    String(run.a),
    String(run.b),
    `${roundOff(run.rate * 1000, 4)} × 10⁻³`,
  ]),
})

export const writeOrders = ([one, two]: readonly [string, string], a: number, b: number): string =>
  `${a} in ${one} and ${b} in ${two}`

const compare = (name: string, times: number, order: number) =>
  order === 0
    ? say`Only [${name}] grows, ${times} times, and the rate stays as it is: order 0 in ${name}.`
    : say`Only [${name}] grows, ${times} times, and the rate grows ${times ** order} times, that is ${times}${superscript(order)}: order ${order} in ${name}.`

export function ordersOfRuns(rng: Random) {
  const drawn = drawRuns(rng, 1)
  const { a, b, names, runs, timesA, timesB, kelvin } = drawn
  const [one, two] = names
  const answer = writeOrders(names, a, b)
  const heat = quantity(kelvin, 'K')
  return {
    concept: 'order-molecularity',
    given: { find: 'orders' as const, names, runs },
    prompt: stem(
      rng,
      [
        say`For the reaction ${one} + ${two} → products, the initial rates at ${heat} are given in the table.`,
        say`The table gives the initial rate data of the reaction ${one} + ${two} → products at ${heat}.`,
        say`The kinetics of ${one} + ${two} → products was studied at ${heat}, with the results shown in the table.`,
      ],
      [
        say`The orders of the reaction with respect to the two reactants are:`,
        say`What is the order with respect to each reactant?`,
        say`Find the order of the reaction in each of the reactants.`,
      ],
    ),
    answer,
    figure: figureOf(drawn),
    mistakes: [
      { value: writeOrders(names, b, a), because: say`the orders of ${one} and ${two} were exchanged` },
      { value: writeOrders(names, a + 1, b), because: say`the order in ${one} was found one too high` },
      { value: writeOrders(names, a, b + 1), because: say`the order in ${two} was found one too high` },
      ...(a > 0
        ? [{ value: writeOrders(names, a - 1, b), because: say`the order in ${one} was found one too low` }]
        : []),
      ...(b > 0
        ? [{ value: writeOrders(names, a, b - 1), because: say`the order in ${two} was found one too low` }]
        : []),
      {
        value: writeOrders(names, 1, 1),
        because: say`the orders were read from the equation, not from the table`,
      },
      {
        value: writeOrders(names, timesA, timesB),
        because: say`those are the factors by which the concentrations grow`,
      },
    ],
    steps: [compare(one, timesA, a), compare(two, timesB, b), say`So the orders are ${answer}`],
  }
}

export function constantOfRuns(rng: Random) {
  // Only runs whose constant comes out with three figures: nothing is rounded.
  const { drawn, first, value } = rng.until(
    () => {
      const drawn = drawRuns(rng, 0.2)
      const first = drawn.runs[0] ?? { a: 1, b: 1, rate: 1 }
      return { drawn, first, value: tidy(first.rate / (first.a ** drawn.a * first.b ** drawn.b)) }
    },
    ({ value }) => value === Number(value.toPrecision(3)),
  )
  const { a, b, names, runs, timesA, timesB, kelvin } = drawn
  const [one, two] = names
  const order = a + b
  const answer = scientific(value, 3)
  const wrong = (x: number, y: number) => Number((first.rate / (first.a ** x * first.b ** y)).toPrecision(3))
  const heat = quantity(kelvin, 'K')
  const pairs = range(0, 2).flatMap((x) => range(0, 2).map((y) => ({ x, y })))
  return {
    concept: 'rate-law',
    given: { find: 'constant' as const, runs },
    prompt: stem(
      rng,
      [
        say`For the reaction ${one} + ${two} → products, the initial rates at ${heat} are given in the table.`,
        say`The table gives the initial rate data of the reaction ${one} + ${two} → products at ${heat}.`,
        say`The kinetics of ${one} + ${two} → products was studied at ${heat}, with the results shown in the table.`,
      ],
      [
        say`The value of the rate constant (in units of mol, L and s) is:`,
        say`What is the numerical value of the rate constant, in units of mol, L and s?`,
        say`Deduce the rate law and calculate the value of k (mol, L, s).`,
      ],
    ),
    answer,
    figure: figureOf(drawn),
    mistakes: [
      ...pairs
        .filter(({ x, y }) => x !== a || y !== b)
        .map(({ x, y }) => ({
          value: wrong(x, y),
          because: say`the orders were taken as ${writeOrders(names, x, y)}`,
        })),
      {
        value: Number((first.rate * first.a ** a * first.b ** b).toPrecision(3)),
        because: say`the rate was multiplied by the concentrations`,
      },
      { value: Number((value / 10).toPrecision(3)), because: say`the power of ten is one too low` },
      { value: Number((value * 10).toPrecision(3)), because: say`the power of ten is one too high` },
    ],
    steps: [
      compare(one, timesA, a),
      compare(two, timesB, b),
      say`k = rate ÷ ([${one}] to the power ${a} × [${two}] to the power ${b}), of order ${order} in all`,
      say`Run 1: k = ${rounded(first.rate, 4)} ÷ (${first.a}${superscript(a)} × ${first.b}${superscript(b)}) = ${answer}`,
    ],
  }
}

const LOGS = [
  { times: 2, word: 'doubles', log: 0.301 },
  { times: 3, word: 'triples', log: 0.477 },
  { times: 4, word: 'grows fourfold', log: 0.602 },
  { times: 5, word: 'grows fivefold', log: 0.699 },
  { times: 10, word: 'grows tenfold', log: 1 },
]

/** Rounded as in the questions. */
const [GAS_CONSTANT, LN_10] = [8.314, 2303 / 1000]

export function activationEnergy(rng: Random) {
  const { times, word, log } = rng.pick(LOGS)
  const from = rng.int(290, 350)
  const to = from + rng.pick([10, 15, 20, 25, 30])
  const value = (LN_10 * GAS_CONSTANT * log * from * to) / (to - from) / 1000
  const answer = rounded(value, 0, 'kJ/mol')
  const wrong = (size: number) => Math.round(size)
  const hint = `log ${times} = ${log}, R = 8.314 J/(mol K)`
  const [low, high] = [quantity(from, 'K'), quantity(to, 'K')]
  return {
    concept: 'arrhenius-activation',
    given: { find: 'activation' as const, from, to, log },
    prompt: stem(
      rng,
      [
        say`The rate of a reaction ${word} when the temperature is raised from ${low} to ${high}.`,
        say`The rate constant of a reaction ${word} on increasing the temperature from ${low} to ${high}.`,
        say`When a reaction mixture is heated from ${low} to ${high}, the rate of the reaction ${word}.`,
      ],
      [
        say`The activation energy (to the nearest kJ/mol) is:`,
        say`What is the energy of activation, to the nearest kJ/mol?`,
        say`Using the Arrhenius equation, calculate $E_a$ to the nearest kJ/mol.`,
      ],
      [say`(${hint})`, say`Given: ${hint}.`],
    ),
    answer,
    mistakes: [
      {
        value: wrong((GAS_CONSTANT * log * from * to) / (to - from) / 1000),
        because: say`the factor 2.303 was left out`,
      },
      {
        value: wrong((LN_10 * GAS_CONSTANT * times * from * to) / (to - from) / 1000),
        because: say`the ratio was taken instead of its logarithm`,
      },
      {
        value: wrong((LN_10 * GAS_CONSTANT * log * to * to) / (to - from) / 1000),
        because: say`the higher temperature was squared, instead of multiplied by the lower`,
      },
      { value: wrong(value / 2), because: say`the result was halved` },
      { value: wrong(value * 2), because: say`the result was doubled` },
      {
        value: wrong((LN_10 * 1.987 * log * from * to) / (to - from) / 1000),
        because: say`R was taken in calories`,
      },
      {
        value: wrong((LN_10 * GAS_CONSTANT * log * from) / (to - from)),
        because: say`one temperature was left out`,
      },
    ],
    steps: [
      say`log (k₂ ÷ k₁) = Eₐ(T₂ − T₁) ÷ (2.303RT₁T₂), with log ${times} = ${log}`,
      say`Eₐ = 2.303 × 8.314 × ${log} × ${from} × ${to} ÷ ${to - from}`,
      say`Eₐ ≈ ${rounded(value * 1000, 0, 'J/mol')}`,
      say`In kJ/mol: Eₐ ≈ ${answer}`,
    ],
  }
}
