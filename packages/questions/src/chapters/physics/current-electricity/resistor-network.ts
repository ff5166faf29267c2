import type { Figure } from '@ekagra/schema/figure'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { amperes, ohms, volts } from '../../../kit/values/quantities.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Resistors of 6 Ω and 3 Ω are joined in parallel. What is their equivalent resistance?" */
export const resistorNetwork = defineGenerator({
  id: 'physics/resistor-network',
  version: 6,
  concepts: ['series-parallel'],
  levels: {
    easy: { forms: [parallel, equalOnes] },
    medium: { forms: [totalCurrent, mixed, equalOnes] },
    hard: { forms: [branchCurrent, mixed] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'parallel':
        // The voltage that drives one ampere through both together.
        return bisect((voltage) => voltage / given.smaller + voltage / given.larger - 1, 1000)
      case 'mixed':
        // The voltage that drives one ampere through all of it.
        return given.series + bisect((voltage) => voltage / given.one + voltage / given.other - 1, 1000)
      case 'equal': {
        // One ampere through each of them at the same voltage, or the voltages of one ampere one after the other.
        const parts = range(1, given.count).map(() => given.each)
        return given.joined === 'series'
          ? parts.reduce((sum, part) => sum + part, 0)
          : 1 / parts.reduce((sum, part) => sum + 1 / part, 0)
      }
      case 'current': {
        const middle = whereCurrentsAgree(given)
        return (given.voltage - middle) / given.series
      }
      case 'branch':
        return whereCurrentsAgree(given) / given.one
    }
  },
})

type Network = { voltage: number; series: number; one: number; other: number }

/** The potential after the series resistor: the current into that point equals the current out of it. */
const whereCurrentsAgree = ({ voltage, series, one, other }: Network): number =>
  bisect((middle) => middle / one + middle / other - (voltage - middle) / series, voltage)

const PAIRS = range(2, 150).flatMap((smaller) =>
  range(smaller + 1, 300).flatMap((larger) => {
    const together = (smaller * larger) / (smaller + larger)
    return Number.isInteger(together) && together > 2 ? [{ smaller, larger, together }] : []
  }),
)

/** Pairs with whole halves and a two-digit result, like the wrong options. */
const LARGE_PAIRS = PAIRS.filter(
  ({ smaller, larger, together }) =>
    together >= 10 && [smaller, larger, together].every((ohm) => ohm % 2 === 0),
)

function parallel(rng: Random) {
  const { smaller, larger, together } = rng.pick(LARGE_PAIRS)
  const [first, second] = rng.shuffle([smaller, larger]).map(ohms)
  const answer = ohms(together)
  return {
    given: { find: 'parallel' as const, smaller, larger },
    prompt: stem(
      rng,
      [
        say`Two resistors of ${first ?? ''} and ${second ?? ''} are connected in parallel.`,
        say`Resistances of ${first ?? ''} and ${second ?? ''} are joined in parallel between two points A and B of a circuit.`,
        say`In a circuit, a resistor of ${first ?? ''} is connected across another of ${second ?? ''}, so that both have the same potential difference.`,
        say`The two ends of a ${first ?? ''} resistor are joined to those of a ${second ?? ''} resistor.`,
      ],
      [
        say`Their equivalent resistance is:`,
        say`What is the effective resistance of the combination?`,
        say`Find the resistance between the two common points.`,
        say`The combination can be replaced by a single resistor of:`,
      ],
    ),
    answer,
    mistakes: [
      { value: smaller + larger, because: 'that is the resistance in series' },
      { value: (smaller + larger) / 2, because: 'the two resistances were averaged' },
      { value: larger - smaller, because: 'the two resistances were subtracted' },
      { value: smaller / 2, because: 'halving is right only for two equal resistors' },
      { value: larger / 2, because: 'the larger resistance was halved as if both were equal' },
      { value: together / 2, because: 'the product was divided by twice the sum' },
      { value: together * 2, because: 'twice the product was divided by the sum' },
    ],
    steps: [
      say`In parallel, R = R₁R₂ ÷ (R₁ + R₂).`,
      say`R = ${smaller} × ${larger} ÷ (${smaller} + ${larger}) = ${answer}`,
    ],
  }
}

/** One resistor, and two in parallel after it. */
function mixed(rng: Random) {
  const { smaller, larger, together } = rng.pick(PAIRS.filter((pair) => pair.larger <= 90))
  const series = rng.int(2, 40)
  const [one, other] = rng.shuffle([smaller, larger])
  const answer = ohms(series + together)
  const [r, first, second] = [ohms(series), ohms(one ?? smaller), ohms(other ?? larger)]
  return {
    given: { find: 'mixed' as const, series, one: one ?? smaller, other: other ?? larger },
    prompt: stem(
      rng,
      [
        say`A resistor of ${r} is connected in series with a parallel combination of ${first} and ${second}.`,
        say`Resistors of ${first} and ${second} are joined in parallel, and ${r} is connected in series with the pair.`,
      ],
      [
        say`The equivalent resistance is:`,
        say`What is the equivalent resistance of the combination?`,
        say`Find the effective resistance between its ends.`,
      ],
    ),
    answer,
    mistakes: [
      { value: series + smaller + larger, because: 'all three were added as if they were in series' },
      { value: together, because: say`the resistance of ${r} in series was left out` },
      { value: series + smaller, because: 'the larger one of the pair was left out' },
      { value: series + (smaller + larger) / 2, because: 'the two in parallel were averaged' },
      { value: series + 2 * together, because: 'the pair was counted twice' },
      { value: Math.abs(series - together), because: 'the two parts were subtracted' },
    ],
    steps: [
      say`The pair in parallel: ${smaller} × ${larger} ÷ (${smaller} + ${larger}) = ${ohms(together)}`,
      say`With ${r} in series: ${series} + ${together} = ${answer}`,
    ],
  }
}

/** Equal resistors, all in series or all in parallel. */
function equalOnes(rng: Random) {
  const joined = rng.pick(['series', 'parallel'])
  const count = rng.int(3, 8)
  const each = joined === 'series' ? rng.int(2, 40) : count * rng.int(2, 15)
  const value = joined === 'series' ? count * each : each / count
  const answer = ohms(value)
  return {
    given: { find: 'equal' as const, joined, count, each },
    prompt: stem(
      rng,
      [
        say`${count} resistors of ${ohms(each)} each are connected in ${joined}.`,
        say`A student joins ${count} equal resistors, each of ${ohms(each)}, in ${joined}.`,
      ],
      [
        say`Their equivalent resistance is:`,
        say`What is the effective resistance of the combination?`,
        say`Find the equivalent resistance of the combination.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: joined === 'series' ? each / count : count * each,
        because: `that is the resistance in ${joined === 'series' ? 'parallel' : 'series'}`,
      },
      { value: each, because: 'that is the resistance of one of them' },
      { value: value * 2, because: 'the result was doubled' },
      { value: value / 2, because: 'the result was halved' },
      { value: each + count, because: 'the number of resistors was added to the resistance' },
      {
        value: Math.abs(each - count),
        because: 'the number of resistors was subtracted from the resistance',
      },
    ],
    steps: [
      joined === 'series'
        ? say`In series equal resistances add up: R = ${count} × ${each}`
        : say`In parallel equal resistances are divided: R = ${each} ÷ ${count}`,
      say`R = ${answer}`,
    ],
  }
}

function totalCurrent(rng: Random) {
  const network = drawNetwork(rng)
  const { series, one, other, together, total, current, voltage } = network
  const isDrawn = rng.chance(0.5)
  const answer = amperes(current)
  return {
    given: { find: 'current' as const, voltage, series, one, other },
    prompt: stem(
      rng,
      isDrawn
        ? [
            say`In the circuit shown, the internal resistance of the battery is negligible.`,
            say`Three resistors are connected to an ideal battery as shown in the figure.`,
            say`The figure shows a circuit of three resistors and an ideal battery.`,
          ]
        : [
            say`A ${ohms(series)} resistor is connected in series with a parallel combination of ${ohms(one)} and ${ohms(other)}, across a battery of emf ${volts(voltage)} and negligible internal resistance.`,
            say`Two resistors of ${ohms(one)} and ${ohms(other)} are connected in parallel, and this combination is joined in series with ${ohms(series)} and an ideal cell of ${volts(voltage)}.`,
            say`In a circuit, resistors of ${ohms(one)} and ${ohms(other)} in parallel are in series with a resistor of ${ohms(series)}. A potential difference of ${volts(voltage)} is applied across the whole combination.`,
            say`The terminals of an ideal ${volts(voltage)} battery are joined to a network. In it, a current first flows through ${ohms(series)} and then divides between ${ohms(one)} and ${ohms(other)}.`,
            say`Three resistors are used with a source of ${volts(voltage)} and no internal resistance: ${ohms(series)} in the main line, and ${ohms(one)} and ${ohms(other)} side by side after it.`,
          ],
      [
        say`The current drawn from the battery is:`,
        say`What is the total current in the circuit?`,
        say`Find the current through the ${ohms(series)} resistor in the main circuit.`,
        say`How much current is supplied by the source?`,
      ],
    ),
    ...(isDrawn && { figure: circuitFigure(network) }),
    answer,
    mistakes: [
      { value: voltage / (series + one + other), because: 'all three resistors were taken in series' },
      {
        value: voltage / series + voltage / one + voltage / other,
        because: 'all three resistors were taken in parallel',
      },
      { value: voltage / series, because: 'the parallel pair was left out' },
      { value: voltage / together, because: 'the series resistor was left out' },
      { value: (current * together) / one, because: say`that is the current in the branch of ${ohms(one)}` },
      {
        value: (current * together) / other,
        because: say`that is the current in the branch of ${ohms(other)}`,
      },
      { value: voltage / (series + one), because: say`the branch of ${ohms(other)} was left out` },
      { value: current * 2, because: 'the current was counted once for each branch' },
    ],
    steps: [
      say`Parallel pair: ${one} × ${other} ÷ ${one + other} = ${ohms(together)}`,
      say`Total resistance = ${series} + ${together} = ${ohms(total)}`,
      say`I = V ÷ R = ${voltage} ÷ ${total} = ${answer}`,
    ],
  }
}

function branchCurrent(rng: Random) {
  const network = drawNetwork(rng)
  const { series, one, other, together, total, current, voltage } = network
  const isDrawn = rng.chance(0.5)
  const answer = amperes((current * together) / one)
  return {
    given: { find: 'branch' as const, voltage, series, one, other },
    prompt: stem(
      rng,
      isDrawn
        ? [
            say`In the circuit shown, the internal resistance of the battery is negligible.`,
            say`Three resistors are connected to an ideal battery as shown in the figure.`,
            say`The figure shows a circuit of three resistors and an ideal battery.`,
          ]
        : [
            say`A ${ohms(series)} resistor is connected in series with a parallel combination of ${ohms(one)} and ${ohms(other)}, across a battery of emf ${volts(voltage)} and negligible internal resistance.`,
            say`Two resistors of ${ohms(one)} and ${ohms(other)} are connected in parallel, and this combination is joined in series with ${ohms(series)} and an ideal cell of ${volts(voltage)}.`,
            say`In a circuit, resistors of ${ohms(one)} and ${ohms(other)} in parallel are in series with a resistor of ${ohms(series)}. A potential difference of ${volts(voltage)} is applied across the whole combination.`,
            say`The terminals of an ideal ${volts(voltage)} battery are joined to a network. In it, a current first flows through ${ohms(series)} and then divides between ${ohms(one)} and ${ohms(other)}.`,
            say`Three resistors are used with a source of ${volts(voltage)} and no internal resistance: ${ohms(series)} in the main line, and ${ohms(one)} and ${ohms(other)} side by side after it.`,
          ],
      [
        say`The current through the ${ohms(one)} resistor of the parallel pair is:`,
        say`What is the current in the parallel branch of ${ohms(one)}?`,
        say`Find the current flowing through the ${ohms(one)} branch of the parallel combination.`,
        say`How much current passes through the ${ohms(one)} resistor of the parallel part?`,
      ],
    ),
    ...(isDrawn && { figure: circuitFigure(network) }),
    answer,
    mistakes: [
      { value: current, because: 'that is the whole current; it divides between the branches' },
      {
        value: (current * together) / other,
        because: say`that is the current in the other branch, ${ohms(other)}`,
      },
      { value: current / 2, because: 'the current was shared equally between unequal branches' },
      { value: voltage / one, because: 'the full voltage was put on the branch' },
      { value: voltage / (series + one), because: say`the branch of ${ohms(other)} was left out` },
      { value: voltage / (series + one + other), because: 'all three resistors were taken in series' },
      { value: (current * together) / (2 * one), because: 'the branch current was halved once more' },
      { value: voltage / other, because: 'the full voltage was put on the other branch' },
    ],
    steps: [
      say`Parallel pair: ${one} × ${other} ÷ ${one + other} = ${ohms(together)}`,
      say`Total current = ${voltage} ÷ (${series} + ${together}) = ${voltage} ÷ ${total} = ${amperes(current)}`,
      say`Voltage across the pair = ${current} × ${together} = ${volts(current * together)}`,
      say`Current in the branch = ${current * together} ÷ ${one} = ${answer}`,
    ],
  }
}

/** The battery on the left, the resistor in series on top, and the two in parallel on the right. */
const circuitFigure = ({ voltage, series, one, other }: ReturnType<typeof drawNetwork>): Figure => ({
  kind: 'geometry',
  title: 'Circuit with three resistors',
  description: `A battery of ${voltage} V is in series with a resistor of ${series} Ω and with two resistors in parallel, ${one} Ω and ${other} Ω.`,
  points: [
    { id: 'a', x: 0, y: 0, label: '' },
    { id: 'b', x: 0, y: 3, label: '' },
    { id: 'c', x: 3.5, y: 3, label: '' },
    { id: 'd', x: 6, y: 3, label: '' },
    { id: 'e', x: 6, y: 0, label: '' },
    { id: 'f', x: 3.5, y: 0, label: '' },
  ],
  segments: [
    { from: 'a', to: 'b', label: `${voltage} V` },
    { from: 'b', to: 'c', label: `${series} Ω` },
    { from: 'c', to: 'f', label: `${one} Ω` },
    { from: 'c', to: 'd' },
    { from: 'd', to: 'e', label: `${other} Ω` },
    { from: 'e', to: 'f' },
    { from: 'f', to: 'a' },
  ],
  circles: [],
  angles: [],
})

/** A resistor in series with two in parallel; every current is a short decimal. */
const NETWORKS = range(1, 30).flatMap((series) =>
  PAIRS.filter(({ smaller, larger }) => larger <= 40 && series !== smaller && series !== larger).flatMap(
    ({ smaller, larger, together }) =>
      range(1, 12).flatMap((halves) => {
        const [current, total] = [halves / 2, series + together]
        const voltage = current * total
        const short = [smaller, larger].every((own) => Number.isInteger((current * together * 20) / own))
        return Number.isInteger(voltage) && voltage <= 120 && short
          ? [{ series, smaller, larger, together, total, current, voltage }]
          : []
      }),
  ),
)

function drawNetwork(rng: Random) {
  const drawn = rng.pick(NETWORKS)
  const [one, other] = rng.chance(0.5) ? [drawn.smaller, drawn.larger] : [drawn.larger, drawn.smaller]
  return { ...drawn, one, other }
}
