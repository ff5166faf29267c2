import { tidy } from '../../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../../kit/define-generator.ts'
import { often } from '../../../../kit/random/often.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { bisect } from '../../../../kit/values/bisect.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { quantity, scientific } from '../../../../kit/values/value.ts'
import { superscript } from '../../../../kit/wording/format-number.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { changedRate, temperatureRule } from './changes.ts'
import { activationEnergy, constantOfRuns, ordersOfRuns, writeOrders } from './runs.ts'

/** "The concentration of A falls from 0.8 M to 0.5 M in 20 min. What is the average rate?" */
export const rate = defineGenerator({
  id: 'chemistry/rate',
  version: 8,
  concepts: [
    'rate-of-reaction',
    'rate-law',
    'order-molecularity',
    'arrhenius-activation',
    'temperature-and-rate',
    'rate-constant-unit',
  ],
  levels: {
    easy: { forms: [...often(80, averageRate), ...often(10, unitOfLaw), unitOfConstant] },
    medium: { forms: [changedRate, temperatureRule, ordersOfRuns] },
    hard: { forms: [constantOfRuns, activationEnergy] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'average':
        // The rate that uses up exactly this amount in the time.
        return bisect((r) => r * given.number * given.minutes - (given.from - given.to), given.from)
      case 'unit': {
        // rate ÷ concentration^order, one division after the other.
        let [mole, litre] = [1, -1]
        for (let power = 0; power < given.halves; power++) [mole, litre] = [mole - 0.5, litre + 0.5]
        return writeUnit(mole, litre, given.time)
      }
      case 'factor':
        return rateAt(given.a, given.b, given.timesA * 3, given.timesB * 5) / rateAt(given.a, given.b, 3, 5)
      case 'warmer':
        return range(1, (given.to - given.from) / 10).reduce((faster) => faster * given.times, 1)
      case 'orders': {
        const fits = fittingOrders(given.runs)
        return fits[0] && fits.length === 1 ? writeOrders(given.names, fits[0].a, fits[0].b) : ''
      }
      case 'constant': {
        const fits = fittingOrders(given.runs)
        return fits[0] && fits.length === 1 ? fits[0].constant : 0
      }
      case 'activation': {
        const ratio = (energy: number) => energy * 1000 * (1 / given.from - 1 / given.to)
        return bisect((energy) => ratio(energy) - 8.314 * Math.LN10 * given.log, 1000)
      }
    }
  },
})

type Run = { a: number; b: number; rate: number }

const rateAt = (a: number, b: number, concentrationA: number, concentrationB: number): number =>
  concentrationA ** a * concentrationB ** b

/** Every pair of whole orders for which all runs give one rate constant. */
function fittingOrders(runs: readonly Run[]) {
  return range(0, 3)
    .flatMap((a) => range(0, 3).map((b) => ({ a, b })))
    .map(({ a, b }) => ({ a, b, constants: runs.map((run) => run.rate / rateAt(a, b, run.a, run.b)) }))
    .filter(({ constants }) => Math.max(...constants) / Math.min(...constants) < 1.02)
    .map(({ a, b, constants }) => ({ a, b, constant: constants[0] ?? 0 }))
}

const powered = (unit: string, power: number): string[] =>
  power === 0 ? [] : [power === 1 ? unit : `${unit}${writePower(power)}`]

/** Halves are written with a slash, as in L¹ᐟ². */
const writePower = (power: number): string =>
  Number.isInteger(power) ? superscript(power) : `${superscript(power * 2)}ᐟ²`

const writeUnit = (mole: number, litre: number, time = 's'): string =>
  [...powered('mol', mole), ...powered('L', litre), `${time}⁻¹`].join(' ')

/** Whether a value of three figures lies halfway between two: rounding it up or down is a matter of taste. */
const isHalfway = (value: number): boolean => {
  const figures = value / 10 ** (Math.floor(Math.log10(value)) - 2)
  return Math.abs(figures - Math.floor(figures) - 0.5) < 1e-6
}

function averageRate(rng: Random) {
  const { reactant, equation, number } = rng.pick([
    { reactant: 'N₂O₅', equation: '2N₂O₅ → 4NO₂ + O₂', number: 2 },
    { reactant: 'NO₂', equation: '2NO₂ → 2NO + O₂', number: 2 },
    { reactant: 'H₂O₂', equation: '2H₂O₂ → 2H₂O + O₂', number: 2 },
    { reactant: 'HI', equation: '2HI → H₂ + I₂', number: 2 },
    { reactant: 'NH₃', equation: '2NH₃ → N₂ + 3H₂', number: 2 },
    { reactant: 'C₄H₉Cl', equation: 'C₄H₉Cl + H₂O → C₄H₉OH + HCl', number: 1 },
    { reactant: 'SO₂Cl₂', equation: 'SO₂Cl₂ → SO₂ + Cl₂', number: 1 },
    { reactant: 'N₂O', equation: '2N₂O → 2N₂ + O₂', number: 2 },
    { reactant: 'PH₃', equation: '4PH₃ → P₄ + 6H₂', number: 4 },
  ])
  const { from, to, minutes } = rng.until(
    () => ({ from: rng.int(30, 95) / 100, to: rng.int(10, 80) / 100, minutes: rng.int(5, 60, 5) }),
    (drawn) =>
      drawn.from - drawn.to > 0.08 && !isHalfway(tidy(drawn.from - drawn.to) / (number * drawn.minutes)),
  )
  const fall = tidy(from - to)
  const value = fall / (number * minutes)
  const answer = scientific(value, 3, 'mol L⁻¹ min⁻¹')
  const wrong = (size: number) => Number(size.toPrecision(3))
  const [first, last, time] = [quantity(from, 'mol/L'), quantity(to, 'mol/L'), quantity(minutes, 'min')]
  return {
    concept: 'rate-of-reaction',
    given: { find: 'average' as const, from, to, minutes, number },
    prompt: stem(
      rng,
      [
        say`For the reaction ${equation}, the concentration of ${reactant} decreases from ${first} to ${last} in ${time}.`,
        say`In the reaction ${equation}, [${reactant}] falls from ${first} to ${last} during an interval of ${time}.`,
        say`The concentration of ${reactant} in the reaction ${equation} is ${first} initially and ${last} after ${time}.`,
      ],
      [
        say`The average rate of the reaction is:`,
        say`What is the average rate of reaction during this interval?`,
        say`Calculate the average rate of the reaction.`,
      ],
    ),
    answer,
    mistakes: [
      ...(number > 1
        ? [
            {
              value: wrong(fall / minutes),
              because: say`it was not divided by the number ${number} before ${reactant}`,
            },
            {
              value: wrong((fall * number) / minutes),
              because: say`it was multiplied by the number ${number} instead of divided`,
            },
          ]
        : [
            {
              value: wrong(fall / minutes / 2),
              because: say`it was divided by 2, but one ${reactant} stands in the equation`,
            },
            {
              value: wrong((2 * fall) / minutes),
              because: say`it was multiplied by 2, but one ${reactant} stands in the equation`,
            },
          ]),
      { value: wrong((from + to) / (number * minutes)), because: say`the concentrations were added` },
      {
        value: wrong(to / (number * minutes)),
        because: say`the last concentration was taken instead of the change`,
      },
      {
        value: wrong(from / (number * minutes)),
        because: say`the first concentration was taken instead of the change`,
      },
      { value: wrong(value / 60), because: say`that is the rate per second` },
      { value: wrong(value * 10), because: say`the power of ten is one too high` },
    ],
    steps: [
      say`Change of [${reactant}] = ${from} − ${to} = ${fall} mol/L in ${time}`,
      say`Rate = ${fall} ÷ (${number} × ${minutes}) ≈ ${answer}`,
    ],
  }
}

const ORDER_NAMES: Readonly<Record<number, string>> = {
  0: 'zero order',
  1: 'order one half',
  2: 'first order',
  3: 'order three halves',
  4: 'second order',
  5: 'order five halves',
  6: 'third order',
}

const HALVES = ['', '¹ᐟ²', '', '³ᐟ²', '²'] as const

/** "The rate law of a reaction is rate = k[A]²[B]. What is the unit of k?" */
function unitOfLaw(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(0, 4), rng.int(0, 4)] as const,
    (drawn) => drawn[0] + drawn[1] > 0 && drawn[0] + drawn[1] <= 7,
  )
  const [one, two] = rng.pick([
    ['A', 'B'],
    ['X', 'Y'],
    ['P', 'Q'],
    ['M', 'N'],
    ['C', 'D'],
    ['R', 'S'],
  ] as const)
  const time = rng.pick(['s', 'min', 'h'])
  const factor = (name: string, halves: number) => (halves === 0 ? '' : `[${name}]${HALVES[halves] ?? ''}`)
  const law = `rate = k${factor(one, a)}${factor(two, b)}`
  const halves = a + b
  const order = halves / 2
  const unit = (half: number) => writeUnit(1 - half / 2, half / 2 - 1, time)
  const answer = unit(halves)
  const given = `concentrations in mol/L and time in ${{ s: 'seconds', min: 'minutes', h: 'hours' }[time]}`
  return {
    concept: ['rate-constant-unit', 'rate-law'],
    given: { find: 'unit' as const, halves, time },
    prompt: rng.pick([
      say`The rate law of a reaction is ${law}. What is the unit of k, with ${given}?`,
      say`A reaction follows ${law}. With ${given}, the rate constant has the unit:`,
      say`Find the unit of k in ${law}, taking ${given}.`,
      say`For ${law} (${given}), which of the following is the unit of the rate constant?`,
    ]),
    answer,
    mistakes: [
      ...[...new Set([a, b, halves + 2, halves - 2, halves + 1, halves - 1])]
        .filter((half) => half >= 0 && half !== halves)
        .map((half) => ({
          value: unit(half),
          because:
            half === a && b > 0
              ? say`only the order with respect to ${one} was taken`
              : half === b && a > 0
                ? say`only the order with respect to ${two} was taken`
                : say`that is the unit for the order ${half / 2}, but the order is ${order}`,
        })),
      { value: writeUnit(order - 1, 1 - order, time), because: say`the powers of mol and L were exchanged` },
    ],
    steps: [
      say`The overall order is ${a / 2} + ${b / 2} = ${order}, so the unit of k is (mol/L) to the power 1 − ${order}, per ${time}.`,
      say`That gives ${answer}`,
    ],
  }
}

function unitOfConstant(rng: Random) {
  const halves = rng.weighted([
    [0, 3],
    [1, 1],
    [2, 3],
    [3, 1],
    [4, 3],
    [6, 3],
  ])
  const order = halves / 2
  const answer = writeUnit(1 - order, order - 1)
  const name = ORDER_NAMES[halves] ?? ''
  return {
    concept: ['rate-constant-unit', 'rate-law'],
    given: { find: 'unit' as const, halves, time: 's' },
    prompt: rng.pick([
      say`What is the unit of the rate constant of a reaction of ${name}, with concentrations in mol/L and time in seconds?`,
      say`A reaction is of ${name} overall. In which unit is its k, if the rate is in mol L⁻¹ s⁻¹?`,
      say`Find the unit of k for ${name}, taking mol, L and s.`,
      say`Moles per litre and seconds are used. For a reaction of ${name}, how is the rate constant measured?`,
      say`Which unit makes the two sides of the rate law agree for ${name} (rate in mol L⁻¹ s⁻¹)?`,
    ]),
    answer,
    mistakes: range(0, 6)
      .filter((other) => other !== halves)
      .map((other) => ({
        value: writeUnit(1 - other / 2, other / 2 - 1),
        because: say`that is the unit for ${ORDER_NAMES[other] ?? ''}`,
      }))
      .concat([
        { value: writeUnit(order - 1, 1 - order), because: say`the powers of mol and L were exchanged` },
        { value: writeUnit(-order, order), because: say`that is the unit for an order one higher` },
      ]),
    steps: [
      say`k = rate ÷ concentration to the power of the order, so its unit is (mol/L) to the power 1 − ${order}, per second.`,
      say`That gives ${answer}`,
    ],
  }
}
