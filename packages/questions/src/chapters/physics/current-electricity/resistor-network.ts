import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { amperes, ohms, volts } from '../../../kit/values/quantities.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Resistors of 6 Ω and 3 Ω are joined in parallel. What is their equivalent resistance?" */
export const resistorNetwork = defineGenerator({
  id: 'physics/resistor-network',
  version: 1,
  concepts: ['series-parallel'],
  levels: { easy: { form: parallel }, medium: { form: totalCurrent }, hard: { form: branchCurrent } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    switch (given.find) {
      case 'parallel':
        // The voltage that drives one ampere through both together.
        return bisect((voltage) => voltage / given.smaller + voltage / given.larger - 1, 1000)
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
  const [person, town, device] = [rng.pick(people).name, rng.pick(towns), rng.pick(DEVICES)]
  return {
    given: { find: 'parallel' as const, smaller, larger },
    prompt: rng.pick([
      say`Resistors of ${first ?? ''} and ${second ?? ''} are joined in parallel on a board that ${person} of ${town} makes for ${device}. What is their equivalent resistance?`,
      say`While repairing ${device}, ${person} of ${town} has no spare part of the right size and connects ${first ?? ''} and ${second ?? ''} side by side between the same two points. Which single resistor would do the same?`,
      say`Two coils of ${device} that ${person} opens in ${town} have resistances of ${first ?? ''} and ${second ?? ''}. The current divides between them and joins again. Find the resistance of the two together.`,
      say`What does an ohmmeter of ${person} in ${town} read across ${first ?? ''} in parallel with ${second ?? ''}, both taken out of ${device}?`,
      say`In a practical examination in ${town}, ${person} replaces two parallel resistors of ${device}, ${first ?? ''} and ${second ?? ''}, by one that draws the same current from the cell. How large is it?`,
    ]),
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

function totalCurrent(rng: Random) {
  const { series, one, other, together, total, current, voltage } = drawNetwork(rng)
  const answer = amperes(current)
  const [person, town, device] = [rng.pick(people).name, rng.pick(towns), rng.pick(DEVICES)]
  return {
    given: { find: 'current' as const, voltage, series, one, other },
    prompt: rng.pick([
      say`In ${town} a battery of ${volts(voltage)} without internal resistance feeds ${ohms(series)} in series with a parallel pair of ${ohms(one)} and ${ohms(other)}. What current does the battery give?`,
      say`${person} of ${town} joins ${ohms(one)} and ${ohms(other)} in parallel, puts ${ohms(series)} in series with the pair and connects everything to ${volts(voltage)}. Find the total current.`,
      say`The current of an ideal source of ${volts(voltage)} in ${device} passes ${ohms(series)} first and then divides between ${ohms(one)} and ${ohms(other)}. What current does ${person} in ${town} find for the source?`,
      say`What does an ideal ammeter next to the battery (${volts(voltage)}, no internal resistance) show in a school of ${town}, if the circuit is ${ohms(series)} followed by ${ohms(one)} and ${ohms(other)} side by side?`,
      say`A plan of ${device} drawn by ${person} in ${town} shows a main resistor of ${ohms(series)} and behind it two parallel branches, ${ohms(one)} and ${ohms(other)}. The supply is ${volts(voltage)}. Work out the current in the main resistor.`,
    ]),
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
  const { series, one, other, together, total, current, voltage } = drawNetwork(rng)
  const answer = amperes((current * together) / one)
  const [person, town, device] = [rng.pick(people).name, rng.pick(towns), rng.pick(DEVICES)]
  return {
    given: { find: 'branch' as const, voltage, series, one, other },
    prompt: rng.pick([
      say`In ${town} a battery of ${volts(voltage)} without internal resistance feeds ${ohms(series)} in series with a parallel pair of ${ohms(one)} and ${ohms(other)}. What current flows in the resistor of ${ohms(one)}?`,
      say`${person} of ${town} joins ${ohms(one)} and ${ohms(other)} in parallel, puts ${ohms(series)} in series with the pair and connects everything to ${volts(voltage)}. Find the current in the branch with ${ohms(one)}.`,
      say`The current of an ideal source of ${volts(voltage)} in ${device} passes ${ohms(series)} first and then divides between ${ohms(one)} and ${ohms(other)}. How many amperes does ${person} in ${town} find in the branch of ${ohms(one)}?`,
      say`${device.replace(/^an? /, 'The circuit of a new ')} tested in ${town} has two parallel branches, ${ohms(other)} and ${ohms(one)}, behind a resistor of ${ohms(series)}. The ideal supply is ${volts(voltage)}. What does an ideal ammeter in the branch of ${ohms(one)} show?`,
      say`Behind ${ohms(series)} the wire splits: one way leads through ${ohms(other)}, the other through ${ohms(one)}, and both meet at the far pole of a cell of ${volts(voltage)}. ${person} of ${town} neglects the cell's own resistance. What current gets ${ohms(one)}?`,
    ]),
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

const DEVICES = ['a heater', 'a toy train', 'a radio', 'a torch', 'an alarm', 'a small fan', 'a bell']

function drawNetwork(rng: Random) {
  const drawn = rng.pick(NETWORKS)
  const [one, other] = rng.chance(0.5) ? [drawn.smaller, drawn.larger] : [drawn.larger, drawn.smaller]
  return { ...drawn, one, other }
}
