import type { Figure } from '@ekagra/schema/figure'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { amperes, ohms, volts, watts } from '../../../kit/values/quantities.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Resistors of 6 Ω and 3 Ω are joined in parallel. What is their equivalent resistance?" */
export const resistorNetwork = defineGenerator({
  id: 'physics/resistor-network',
  version: 10,
  concepts: ['series-parallel'],
  levels: {
    easy: { forms: [parallel, equalOnes, ...often(2, threeInParallel), ...often(2, threeInSeries), partner] },
    medium: { forms: [...often(3, totalCurrent), ...often(3, mixed), ...often(2, missingInSeries), cutWire] },
    hard: { forms: [branchCurrent, branchPower, bothWays, deepBranch] },
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
      case 'three':
        return bisect((voltage) => given.each.reduce((sum, own) => sum + voltage / own, -1), 1000)
      case 'both-ways':
        // The larger of two resistors with this sum: its share of the product grows up to the middle.
        return (
          given.series -
          bisect(
            (smaller) => (smaller * (given.series - smaller)) / given.series - given.parallel,
            given.series / 2,
          )
        )
      case 'smaller-of-both':
        return bisect(
          (smaller) => (smaller * (given.series - smaller)) / given.series - given.parallel,
          given.series / 2,
        )
      case 'deep': {
        // The voltage of the pair whose two currents together come through the series resistor.
        const pair = bisect(
          (volts) =>
            volts / given.one + volts / (given.third + given.fourth) - (given.voltage - volts) / given.series,
          given.voltage,
        )
        return pair / (given.third + given.fourth)
      }
      case 'partner':
        return bisect((other) => 1 / (1 / given.one + 1 / other) - given.together, 1e6)
      case 'added':
        return given.each.reduce((sum, own) => sum + own, 0)
      case 'missing':
        return bisect((series) => given.current * (series + given.one + given.other) - given.voltage, 1e5)
      case 'cut': {
        // A part at a time, side by side with those before it.
        const part = given.whole / given.parts
        return range(2, given.parts).reduce((before) => (before * part) / (before + part), part)
      }
      case 'current': {
        const middle = whereCurrentsAgree(given)
        return (given.voltage - middle) / given.series
      }
      case 'branch':
        return whereCurrentsAgree(given) / given.one
      case 'branch-power':
        return whereCurrentsAgree(given) ** 2 / given.one
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

/** Three different resistors that make a whole number in parallel. */
const TRIPLES = range(3, 60).flatMap((one) =>
  range(one + 1, 90).flatMap((two) =>
    range(two + 1, 120).flatMap((three) => {
      const together = (one * two * three) / (one * two + two * three + one * three)
      return Number.isInteger(together) && together >= 2
        ? [{ each: [one, two, three] as const, together }]
        : []
    }),
  ),
)

function threeInParallel(rng: Random) {
  const { each, together } = rng.pick(TRIPLES)
  const [one, two, three] = each
  const [first = '', second = '', third = ''] = rng.shuffle(each).map(ohms)
  const answer = ohms(together)
  const sum = one + two + three
  return {
    given: { find: 'three' as const, each },
    prompt: stem(
      rng,
      [
        say`Three resistors of ${first}, ${second} and ${third} are connected in parallel.`,
        say`Resistances of ${first}, ${second} and ${third} are joined in parallel between two points of a circuit.`,
        say`In a parallel combination there are three resistors: ${first}, ${second} and ${third}.`,
        say`A student connects the ends of three resistors, ${first}, ${second} and ${third}, to the same two terminals.`,
      ],
      [
        say`The equivalent resistance of the three is:`,
        say`What is the effective resistance of the combination?`,
        say`Find the single resistance that can replace all three.`,
      ],
    ),
    answer,
    mistakes: [
      { value: sum, because: 'that is the resistance in series' },
      { value: (one * two) / (one + two), because: say`the resistor of ${ohms(three)} was left out` },
      { value: (one * three) / (one + three), because: say`the resistor of ${ohms(two)} was left out` },
      { value: (two * three) / (two + three), because: say`the resistor of ${ohms(one)} was left out` },
      { value: one / 3, because: 'dividing by three is right only for equal resistors' },
      { value: sum / 3, because: 'the three resistances were averaged' },
      { value: together * 2, because: 'the result was doubled' },
      { value: together / 2, because: 'the result was halved' },
      { value: sum / 9, because: 'the mean was divided by three, as for equal resistors' },
    ].filter(({ value }) => Number.isInteger(value * 10)),
    steps: [say`In parallel, 1/R = 1/${one} + 1/${two} + 1/${three} = 1/${together}.`, say`R = ${answer}`],
  }
}

function threeInSeries(rng: Random) {
  const each = rng.until(
    () => [rng.int(2, 90), rng.int(2, 90), rng.int(2, 90)] as const,
    (drawn) => new Set(drawn).size === 3,
  )
  const [one, two, three] = each
  const total = one + two + three
  const answer = ohms(total)
  const [first, second, third] = [ohms(one), ohms(two), ohms(three)]
  return {
    given: { find: 'added' as const, each },
    prompt: stem(
      rng,
      [
        say`Resistors of ${first}, ${second} and ${third} are connected end to end.`,
        say`The same current flows through resistors of ${first}, ${second} and ${third}, one after the other.`,
        say`In a series circuit there are three resistors: ${first}, ${second} and ${third}.`,
        say`Three resistances of ${first}, ${second} and ${third} are joined in series.`,
      ],
      [
        say`The equivalent resistance is:`,
        say`What is the total resistance of the combination?`,
        say`Find the single resistance that can replace all three.`,
      ],
    ),
    answer,
    mistakes: [
      { value: one + two, because: say`the resistor of ${third} was left out` },
      { value: two + three, because: say`the resistor of ${first} was left out` },
      { value: one + three, because: say`the resistor of ${second} was left out` },
      { value: total + one, because: say`the resistor of ${first} was counted twice` },
      { value: total + two, because: say`the resistor of ${second} was counted twice` },
      { value: total + three, because: say`the resistor of ${third} was counted twice` },
      { value: total + 10, because: 'one ten too many was carried' },
      { value: total - 10, because: 'a ten was not carried' },
    ],
    // In series, the whole is more than each of them.
    within: [Math.max(...each) + 1, 3 * total] as const,
    steps: [say`In series, R = R₁ + R₂ + R₃.`, say`R = ${one} + ${two} + ${three} = ${answer}`],
  }
}

/** "What resistance in parallel with 12 Ω gives 4 Ω?" */
function partner(rng: Random) {
  const { smaller, larger, together } = rng.pick(PAIRS)
  const [one, other] = rng.shuffle([smaller, larger])
  const [known, wanted] = [one ?? smaller, other ?? larger]
  const answer = ohms(wanted)
  return {
    given: { find: 'partner' as const, one: known, together },
    prompt: stem(
      rng,
      [
        say`A resistor of ${ohms(known)} and an unknown resistor are connected in parallel, and together they have a resistance of ${ohms(together)}.`,
        say`The equivalent resistance of two resistors in parallel is ${ohms(together)}. One of them is ${ohms(known)}.`,
        say`The effective resistance of a resistor of ${ohms(known)} is to be reduced to ${ohms(together)} by joining another resistor in parallel.`,
        say`An unknown resistance joined across a resistor of ${ohms(known)} makes the resistance between its ends ${ohms(together)}.`,
      ],
      [
        say`The resistance of the other resistor is:`,
        say`What is the value of the other resistance?`,
        say`Find the resistance of the second resistor.`,
      ],
    ),
    answer,
    mistakes: [
      { value: known - together, because: 'the resistances were subtracted, as in series' },
      { value: known + together, because: 'the resistances were added' },
      {
        value: Math.round((known * together) / (known + together)),
        because: say`${ohms(known)} and ${ohms(together)} were put in parallel`,
      },
      { value: known, because: 'both were taken to be equal' },
      { value: together, because: 'that is the resistance of both together' },
      { value: 2 * wanted, because: 'the result was doubled' },
      { value: 2 * together, because: 'that would be right if both were equal' },
    ],
    steps: [
      say`1/x = 1/${together} − 1/${known}`,
      say`x = ${known} × ${together} ÷ (${known} − ${together}) = ${answer}`,
    ],
  }
}

/** "What resistance must be put in series with 4 Ω and 6 Ω across 12 V for a current of 0.5 A?" */
function missingInSeries(rng: Random) {
  const { one, other, missing, current, voltage } = rng.until(
    () => {
      const [one, other, missing] = [rng.int(2, 30), rng.int(2, 30), rng.int(2, 40)]
      const current = rng.pick([0.2, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4])
      return { one, other, missing, current, voltage: current * (one + other + missing) }
    },
    (drawn) =>
      Number.isInteger(drawn.voltage) &&
      drawn.voltage >= 3 &&
      drawn.voltage <= 120 &&
      drawn.one !== drawn.other,
  )
  const answer = ohms(missing)
  const [first, second, source, flow] = [ohms(one), ohms(other), volts(voltage), amperes(current)]
  const total = one + other + missing
  return {
    given: { find: 'missing' as const, voltage, one, other, current },
    prompt: stem(
      rng,
      [
        say`Resistors of ${first} and ${second} are in series with an unknown resistor across an ideal battery of ${source}. The current is ${flow}.`,
        say`An ideal cell of ${source} sends a current of ${flow} through three resistors in series, two of which are ${first} and ${second}.`,
        say`A current of ${flow} has to flow through ${first}, ${second} and a third resistor, all in series with a source of ${source} and no internal resistance.`,
        say`Three resistors in series are connected to an ideal ${source} battery, and an ammeter in the circuit reads ${flow}. Two of the resistors are ${first} and ${second}.`,
      ],
      [
        say`The resistance of the third resistor is:`,
        say`What is the value of the third resistance?`,
        say`Find the resistance of the third resistor.`,
      ],
    ),
    answer,
    mistakes: [
      { value: total, because: 'that is the whole resistance of the circuit' },
      { value: total - one, because: say`the resistor of ${second} was not subtracted` },
      { value: total - other, because: say`the resistor of ${first} was not subtracted` },
      { value: total + one + other, because: 'the known resistances were added instead of subtracted' },
      { value: Math.abs(one + other - missing), because: 'the known resistances were subtracted once more' },
      { value: one + other, because: 'that is the resistance of the other two' },
      { value: 2 * missing, because: 'the result was doubled' },
    ],
    steps: [
      say`Whole resistance = V ÷ I = ${voltage} ÷ ${current} = ${ohms(total)}`,
      say`In series the resistances add up: ${total} = ${one} + ${other} + x`,
      say`x = ${total} − ${one + other} = ${answer}`,
    ],
  }
}

/** A wire cut into equal parts, which are then laid side by side. */
function cutWire(rng: Random) {
  const { parts, value, whole } = rng.until(
    () => {
      const [parts, value] = [rng.int(2, 10), rng.int(2, 40) / 2]
      return { parts, value, whole: value * parts ** 2 }
    },
    (drawn) => Number.isInteger(drawn.whole) && drawn.whole <= 400,
  )
  const answer = ohms(value)
  const thing = rng.pick(['wire', 'uniform wire', 'nichrome wire', 'uniform metal wire'])
  return {
    given: { find: 'cut' as const, whole, parts },
    prompt: stem(
      rng,
      [
        say`A ${thing} of resistance ${ohms(whole)} is cut into ${parts} equal parts, which are then connected in parallel.`,
        say`The resistance of a ${thing} is ${ohms(whole)}. It is cut into ${parts} pieces of equal length, and these are joined in parallel.`,
        say`A student cuts a ${thing} of ${ohms(whole)} into ${parts} equal pieces and ties them together at both ends, side by side.`,
      ],
      [
        say`The equivalent resistance of the combination is:`,
        say`What is the resistance of the combination?`,
        say`Find the resistance between the common ends.`,
      ],
    ),
    answer,
    mistakes: [
      { value: whole / parts, because: 'that is the resistance of one part' },
      { value: whole, because: 'that is the resistance of the whole wire' },
      { value: whole * parts, because: 'the resistance was multiplied by the number of parts' },
      { value: whole / (2 * parts), because: 'the parts were taken to be two' },
      { value: value * 2, because: 'the result was doubled' },
      { value: value / 2, because: 'the result was halved' },
      { value: value + 1, because: 'the division was one off' },
    ],
    steps: [
      say`Each part has a resistance of ${whole} ÷ ${parts} = ${ohms(whole / parts)}.`,
      say`In parallel, ${parts} equal parts have 1/${parts} of that.`,
      say`R = ${whole / parts} ÷ ${parts} = ${answer}`,
    ],
  }
}

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
        say`The two ends of a resistor of ${first ?? ''} are joined to those of a resistor of ${second ?? ''}.`,
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
        say`Between two points A and B there is a resistor of ${r}, followed by resistors of ${first} and ${second} side by side.`,
      ],
      [
        say`The equivalent resistance is:`,
        say`What is the equivalent resistance of the combination?`,
        say`Find the resistance of the whole combination.`,
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
  const count = rng.int(3, 12)
  const each = joined === 'series' ? rng.int(2, 60) : count * rng.int(2, 20)
  const value = joined === 'series' ? count * each : each / count
  const answer = ohms(value)
  return {
    given: { find: 'equal' as const, joined, count, each },
    prompt: stem(
      rng,
      [
        say`A set of ${count} resistors, each of ${ohms(each)}, is connected in ${joined}.`,
        say`A student joins ${count} equal resistors of ${ohms(each)} in ${joined}.`,
        say`In a circuit, ${count} identical resistors of ${ohms(each)} each are in ${joined}.`,
        say`The resistance of each of ${count} identical coils is ${ohms(each)}. They are joined in ${joined}.`,
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
            say`A resistor of ${ohms(series)} is connected in series with a parallel combination of ${ohms(one)} and ${ohms(other)}, across a battery of emf ${volts(voltage)} and negligible internal resistance.`,
            say`Two resistors of ${ohms(one)} and ${ohms(other)} are connected in parallel, and this combination is joined in series with ${ohms(series)} and an ideal cell of ${volts(voltage)}.`,
            say`In a circuit, resistors of ${ohms(one)} and ${ohms(other)} in parallel are in series with a resistor of ${ohms(series)}. A potential difference of ${volts(voltage)} is applied across the whole combination.`,
            say`The terminals of an ideal battery of ${volts(voltage)} are joined to a network. In it, a current first flows through ${ohms(series)} and then divides between ${ohms(one)} and ${ohms(other)}.`,
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
            say`A resistor of ${ohms(series)} is connected in series with a parallel combination of ${ohms(one)} and ${ohms(other)}, across a battery of emf ${volts(voltage)} and negligible internal resistance.`,
            say`Two resistors of ${ohms(one)} and ${ohms(other)} are connected in parallel, and this combination is joined in series with ${ohms(series)} and an ideal cell of ${volts(voltage)}.`,
            say`In a circuit, resistors of ${ohms(one)} and ${ohms(other)} in parallel are in series with a resistor of ${ohms(series)}. A potential difference of ${volts(voltage)} is applied across the whole combination.`,
            say`The terminals of an ideal battery of ${volts(voltage)} are joined to a network. In it, a current first flows through ${ohms(series)} and then divides between ${ohms(one)} and ${ohms(other)}.`,
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

function branchPower(rng: Random) {
  const network = rng.until(
    () => drawNetwork(rng),
    (drawn) => Number.isInteger(Math.round(((drawn.current * drawn.together) ** 2 / drawn.one) * 1e6) / 1e4),
  )
  const { series, one, other, together, total, current, voltage } = network
  const across = current * together
  const round = (power: number) => Math.round(power * 100) / 100
  const power = (across * across) / one
  const answer = watts(round(power))
  return {
    given: { find: 'branch-power' as const, voltage, series, one, other },
    prompt: stem(
      rng,
      [
        say`A resistor of ${ohms(series)} is in series with a parallel combination of ${ohms(one)} and ${ohms(other)}, across an ideal battery of ${volts(voltage)}.`,
        say`Resistors of ${ohms(one)} and ${ohms(other)} are joined in parallel, and the pair is in series with ${ohms(series)} and an ideal cell of ${volts(voltage)}.`,
        say`A current from an ideal source of ${volts(voltage)} flows through ${ohms(series)} and then divides between two branches of ${ohms(one)} and ${ohms(other)}.`,
      ],
      [
        say`The power dissipated in the ${ohms(one)} resistor of the parallel pair is:`,
        say`What is the power dissipated in the branch of ${ohms(one)}?`,
        say`Find the heat produced every second in the ${ohms(one)} branch of the parallel part, in watts.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: round((across * across) / other),
        because: say`that is the power in the other branch, ${ohms(other)}`,
      },
      { value: round(current * current * one), because: 'the whole current was taken to flow in the branch' },
      { value: round((voltage * voltage) / one), because: 'the full voltage was put on the branch' },
      { value: round(current * across), because: 'that is the power in both branches' },
      { value: round(voltage * current), because: 'that is the power supplied by the battery' },
      { value: round(current * current * series), because: 'that is the power in the series resistor' },
      {
        value: round((current / 2) ** 2 * one),
        because: 'the current was shared equally between unequal branches',
      },
    ],
    steps: [
      say`Parallel pair: ${one} × ${other} ÷ ${one + other} = ${ohms(together)}`,
      say`Total current = ${voltage} ÷ (${series} + ${together}) = ${voltage} ÷ ${total} = ${amperes(current)}`,
      say`Voltage across the pair = ${current} × ${together} = ${volts(across)}`,
      say`P = V² ÷ R = ${across}² ÷ ${one} = ${answer}`,
    ],
  }
}

/** "Two resistors give 25 Ω in series and 6 Ω in parallel. What is the larger one?" */
function bothWays(rng: Random) {
  const { smaller, larger, together } = rng.pick(
    PAIRS.filter((pair) => pair.smaller !== pair.larger && pair.larger <= 120),
  )
  const sum = smaller + larger
  const isLarger = rng.chance(0.5)
  const value = isLarger ? larger : smaller
  const answer = ohms(value)
  const which = isLarger ? 'larger' : 'smaller'
  return {
    given: isLarger
      ? { find: 'both-ways' as const, series: sum, parallel: together }
      : { find: 'smaller-of-both' as const, series: sum, parallel: together },
    prompt: stem(
      rng,
      [
        say`The equivalent resistance of two resistors is ${ohms(sum)} in series and ${ohms(together)} in parallel.`,
        say`Two resistors have a resistance of ${ohms(together)} when joined in parallel and of ${ohms(sum)} when joined in series.`,
        say`Joined in series, two resistors are equivalent to ${ohms(sum)}; joined in parallel, they are equivalent to ${ohms(together)}.`,
        say`A student measures ${ohms(sum)} for two resistors in series and ${ohms(together)} for the same two in parallel.`,
      ],
      [
        say`The ${which} of the two resistances is:`,
        say`What is the ${which} of the two?`,
        say`Find the ${which} resistance.`,
        say`How large is the ${which} one of them?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: isLarger ? smaller : larger,
        because: say`that is the ${isLarger ? 'smaller' : 'larger'} one`,
      },
      { value: sum - together, because: 'the two equivalent resistances were subtracted' },
      { value: sum / 2, because: 'the two were taken to be equal' },
      { value: 2 * together, because: 'the two were taken to be equal' },
      { value: together, because: 'that is the equivalent resistance in parallel' },
      { value: larger - smaller, because: 'that is the difference of the two' },
      { value: sum - 2 * together, because: 'twice the parallel resistance was taken off the sum' },
      {
        value: together + (larger - smaller),
        because: 'the difference was added to the parallel resistance',
      },
      ...[-6, -4, -3, 2, 3, 5].map((slip) => ({
        value: value + slip,
        because: 'the product was split into wrong factors',
      })),
      // The larger one is more than half of the sum, and the smaller one more than their parallel combination.
    ].filter(
      (wrong) =>
        Number.isInteger(wrong.value) &&
        (wrong.value === smaller ||
          wrong.value === larger ||
          (isLarger ? wrong.value > sum / 2 : wrong.value > together && wrong.value < sum / 2)),
    ),
    others: [],
    within: [1, sum - 0.5] as const,
    steps: [
      say`R₁ + R₂ = ${sum}`,
      say`R₁R₂ ÷ (R₁ + R₂) = ${together}, so R₁R₂ = ${together} × ${sum} = ${together * sum}`,
      say`(R₁ − R₂)² = ${sum}² − 4 × ${together * sum} = ${(larger - smaller) ** 2}, so they differ by ${larger - smaller}.`,
      say`The ${which} one = (${sum} ${isLarger ? '+' : '−'} ${larger - smaller}) ÷ 2 = ${answer}`,
    ],
  }
}

/** "2 Ω is in series with 6 Ω, across which 1 Ω and 2 Ω in series are joined; 12 V. What current flows in the 1 Ω?" */
function deepBranch(rng: Random) {
  const network = rng.until(
    () => drawNetwork(rng),
    (drawn) => drawn.other >= 4,
  )
  const { series, one, other, together, total, current, voltage } = network
  const third = rng.int(1, other - 1)
  const fourth = other - third
  const across = current * together
  const round = (value: number) => Math.round(value * 100) / 100
  const amps = round(across / other)
  const answer = amperes(amps)
  const [r, a, b, c] = [ohms(series), ohms(one), ohms(third), ohms(fourth)]
  return {
    given: { find: 'deep' as const, voltage, series, one, third, fourth },
    prompt: stem(
      rng,
      [
        say`A resistor of ${r} is in series with a parallel combination, of which one branch is ${a} and the other is ${b} and ${c} in series. The whole is connected to an ideal battery of ${volts(voltage)}.`,
        say`Resistors of ${b} and ${c} are joined in series, and ${a} is connected across both. This combination is in series with ${r} and an ideal cell of ${volts(voltage)}.`,
        say`The current from an ideal battery of ${volts(voltage)} flows through ${r} and then divides: one branch has ${a}, the other has ${b} followed by ${c}.`,
      ],
      [
        say`The current through the ${b} resistor of the divided part is:`,
        say`What is the current in the branch with ${b} and ${c} in series?`,
        say`Find the current that flows through ${b} and ${c} in the divided part.`,
      ],
    ),
    answer,
    mistakes: [
      { value: round(across / one), because: say`that is the current in the other branch, ${a}` },
      { value: current, because: 'that is the total current' },
      { value: current / 2, because: 'the current was shared equally between unequal branches' },
      { value: round(voltage / other), because: 'the full voltage was put on the branch' },
      { value: round(across / third), because: say`only ${b} was counted in the branch` },
      { value: round(across / fourth), because: say`only ${c} was counted in the branch` },
      { value: amps * 2, because: 'the result was doubled' },
    ].filter((wrong) => Number.isInteger(Math.round(wrong.value * 1e6) / 1e4)),
    within: [0.01, current] as const,
    steps: [
      say`The branch in series: ${third} + ${fourth} = ${ohms(other)}`,
      say`Parallel part: ${one} × ${other} ÷ ${one + other} = ${ohms(together)}`,
      say`Total current = ${voltage} ÷ (${series} + ${together}) = ${voltage} ÷ ${total} = ${amperes(current)}`,
      say`Voltage across the parallel part = ${current} × ${together} = ${volts(across)}`,
      say`I = ${across} ÷ ${other} = ${answer}`,
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
    { id: 'b', x: 0, y: 4, label: '' },
    { id: 'c', x: 3.5, y: 4, label: '' },
    { id: 'd', x: 6, y: 4, label: '' },
    { id: 'e', x: 6, y: 0, label: '' },
    { id: 'f', x: 3.5, y: 0, label: '' },
  ],
  segments: [
    { from: 'a', to: 'b', label: `${voltage} V`, symbol: 'cell' },
    { from: 'b', to: 'c', label: `${series} Ω`, symbol: 'resistor' },
    { from: 'c', to: 'f', label: `${one} Ω`, symbol: 'resistor' },
    { from: 'c', to: 'd' },
    { from: 'd', to: 'e', label: `${other} Ω`, symbol: 'resistor' },
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
