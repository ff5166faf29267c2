import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { microcoulombs, microfarads, volts } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Capacitors of 6 μF and 3 μF are joined in series. What is their capacitance together?" */
export const capacitor = defineGenerator({
  id: 'physics/capacitor',
  version: 9,
  concepts: ['capacitors', 'combination-of-capacitors', 'energy-in-capacitor'],
  levels: {
    easy: { forms: [joined] },
    medium: { forms: [seriesCharge] },
    hard: { forms: [pairVoltage, commonVoltage, lostEnergy] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'series':
        // The same charge of 1 sits on both; the voltages add up.
        return 1 / (1 / given.first + 1 / given.second)
      case 'joined':
        // In parallel the charges add up, in series the voltages.
        return given.how === 'parallel'
          ? given.parts.reduce((sum, part) => sum + part, 0)
          : 1 / given.parts.reduce((sum, part) => sum + 1 / part, 0)
      case 'charge':
        return bisect((charge) => charge / given.first + charge / given.second - given.voltage, 1e6)
      case 'pair':
        // The charge on the single capacitor is the charge on the pair.
        return bisect(
          (pair) => (given.one + given.other) * pair - given.single * (given.voltage - pair),
          given.voltage,
        )
      case 'common':
        // Whatever leaves the first capacitor arrives on the second, until both have one voltage.
        return bisect(
          (voltage) => (voltage - given.high) * given.first + (voltage - given.low) * given.second,
          1e4,
        )
      case 'lost': {
        const energy = (capacitance: number, voltage: number) => (capacitance * voltage ** 2) / 2
        const common = (given.first * given.voltage) / (given.first + given.second)
        const before = energy(given.first, given.voltage)
        return (before - energy(given.first, common) - energy(given.second, common)) / 1000
      }
    }
  },
})
const PAIRS = range(2, 60).flatMap((first) =>
  range(first + 1, 120).flatMap((second) => {
    const together = (first * second) / (first + second)
    return Number.isInteger(together) ? [{ first, second, together }] : []
  }),
)
const SMALL = PAIRS.filter(({ second }) => second <= 60)
/** Three capacitances whose series combination is a whole number of μF. */
const THREES = range(2, 48).flatMap((a) =>
  range(a, 80).flatMap((b) =>
    range(b, 80).flatMap((c) => {
      const together = (a * b * c) / (a * b + b * c + c * a)
      return Number.isInteger(together) && a < c ? [{ parts: [a, b, c], together }] : []
    }),
  ),
)

function joined(rng: Random) {
  const how = rng.weighted([
    ['series', 1],
    ['three in series', 2],
    ['parallel', 5],
  ])
  return how === 'series' ? series(rng) : joinedThree(rng, how === 'parallel' ? 'parallel' : 'series')
}

/** "Capacitors of 4 μF, 6 μF and 12 μF are joined in series. What is their capacitance together?" */
function joinedThree(rng: Random, how: 'series' | 'parallel') {
  const { parts, together } =
    how === 'series'
      ? rng.pick(THREES)
      : (() => {
          const drawn = rng.sample(range(2, 80), rng.pick([2, 3, 3, 3]))
          return { parts: drawn, together: drawn.reduce((sum, part) => sum + part, 0) }
        })()
  const answer = microfarads(together)
  const shown = rng.shuffle(parts)
  const list = `${shown
    .slice(0, -1)
    .map((part) => `${part} μF`)
    .join(', ')} and ${shown.at(-1)} μF`
  const sum = parts.reduce((all, part) => all + part, 0)
  const many = parts.length === 2 ? 'Two' : 'Three'
  const [first = 1, second = 1] = shown
  return {
    concept: ['capacitors', 'combination-of-capacitors'],
    given: { find: 'joined' as const, how, parts: shown },
    prompt: stem(
      rng,
      [
        say`${many} capacitors of ${list} are connected in ${how}.`,
        say`Capacitors of capacitances ${list} are joined in ${how} between two terminals.`,
        say`A circuit has ${many.toLowerCase()} capacitors, ${list}, in ${how}.`,
        say`${many} uncharged capacitors, ${list}, are put in ${how} across a battery.`,
      ],
      [
        say`The equivalent capacitance is:`,
        say`What is the effective capacitance of the combination?`,
        say`Find the resultant capacitance.`,
        say`They can be replaced by a single capacitor of:`,
        say`How large is the capacitance between the terminals?`,
      ],
    ),
    answer,
    mistakes: [
      how === 'series'
        ? { value: sum, because: 'that is the capacitance in parallel' }
        : {
            value: (first * second) / (first + second),
            because: 'the rule for capacitors in series was used',
          },
      { value: sum / parts.length, because: 'the capacitances were averaged' },
      { value: Math.min(...parts), because: 'that is the smallest of them' },
      { value: Math.max(...parts), because: 'that is the largest of them' },
      { value: together * 2, because: 'the result was doubled' },
      { value: together / 2, because: 'the result was halved' },
      { value: first + second, because: 'two of them were added' },
    ],
    steps: [
      how === 'series'
        ? say`In series, 1/C is the sum of the reciprocals.`
        : say`In parallel, the capacitances add up.`,
      how === 'series'
        ? say`1/C = ${shown.map((part) => `1/${part}`).join(' + ')}, so C = ${answer}`
        : say`C = ${shown.join(' + ')} = ${answer}`,
    ],
  }
}

function series(rng: Random) {
  const { first, second, together } = rng.pick(PAIRS)
  const answer = microfarads(together)
  const [c, d] = [microfarads(first), microfarads(second)]
  return {
    concept: ['capacitors', 'combination-of-capacitors'],
    given: { find: 'series' as const, first, second },
    prompt: stem(
      rng,
      [
        say`Two capacitors of ${c} and ${d} are connected in series.`,
        say`Capacitors of capacitances ${c} and ${d}, respectively, are joined one after the other, so that the same charge appears on both.`,
        say`In a circuit, one plate of a capacitor of ${d} is joined to a plate of a capacitor of ${c}, and the free plates are the terminals.`,
        say`The capacitances of two capacitors connected in series between the points A and B are ${c} and ${d}.`,
        say`A capacitor of ${c} is put in series with a capacitor of ${d} between two terminals.`,
      ],
      [
        say`The equivalent capacitance is:`,
        say`What is the effective capacitance of the combination?`,
        say`Find the resultant capacitance.`,
        say`The two can be replaced by a single capacitor of:`,
      ],
    ),
    answer,
    mistakes: [
      { value: first + second, because: 'that is the capacitance in parallel' },
      { value: (first + second) / 2, because: 'the two were averaged' },
      { value: second - first, because: 'the two were subtracted' },
      { value: first / 2, because: 'halving is right only for two equal capacitors' },
      { value: together / 2, because: 'the product was divided by twice the sum' },
      { value: together * 2, because: 'twice the product was divided by the sum' },
      { value: second / 2, because: 'the larger one was halved as if both were equal' },
    ],
    steps: [
      say`In series, C = C₁C₂ ÷ (C₁ + C₂).`,
      say`C = ${first} × ${second} ÷ (${first} + ${second}) = ${answer}`,
    ],
  }
}

function seriesCharge(rng: Random) {
  const { first, second, together } = rng.pick(SMALL)
  const voltage = rng.int(3, 48) * 5
  const charge = together * voltage
  const answer = microcoulombs(charge)
  const [c, d, v] = [microfarads(first), microfarads(second), volts(voltage)]
  return {
    concept: ['capacitors', 'combination-of-capacitors'],
    given: { find: 'charge' as const, first, second, voltage },
    prompt: stem(
      rng,
      [
        say`Two uncharged capacitors of ${c} and ${d} are connected in series across a battery of ${v}.`,
        say`A series combination of ${c} and ${d}, both initially uncharged, is connected to a supply of ${v}.`,
        say`Capacitors of ${d} and ${c} are joined in series, and a source of ${v} charges the combination.`,
        say`A battery of ${v} is connected to the ends of a series arrangement of two capacitors, ${c} and ${d}.`,
        say`The potential difference across two capacitors in series, of ${d} and ${c}, is ${v}.`,
        say`One after the other, an uncharged ${c} capacitor and an uncharged ${d} capacitor are put between the terminals of a source of ${v}.`,
        say`A student joins a plate of a capacitor of ${c} to a plate of a capacitor of ${d} and connects the free plates to a battery of ${v}. Both were uncharged.`,
        say`The ends of a chain of two capacitors (${d}, then ${c}) are kept at a potential difference of ${v}.`,
      ],
      [
        say`The charge on each capacitor is:`,
        say`What is the charge stored on the ${c} capacitor?`,
        say`Find the charge acquired by either capacitor.`,
        say`How much charge appears on the plates of each?`,
        say`When the charging is complete, the charge on the ${d} capacitor is:`,
        say`How much charge has flowed through the source when the current has stopped?`,
      ],
    ),
    answer,
    mistakes: [
      { value: first * voltage, because: say`the full voltage was put on ${c}` },
      { value: second * voltage, because: say`the full voltage was put on ${d}` },
      { value: (first + second) * voltage, because: 'the capacitors were taken in parallel' },
      { value: charge / 2, because: 'the charge was shared between the two; both carry all of it' },
      { value: charge * 2, because: 'the charges of both were added' },
      { value: (first * voltage) / 2, because: say`half the voltage was put on ${c}` },
      { value: (second - first) * voltage, because: 'the capacitances were subtracted' },
      { value: together, because: 'that number is the capacitance in μF' },
    ],
    steps: [
      say`Together: ${first} × ${second} ÷ ${first + second} = ${microfarads(together)}`,
      say`In series each capacitor carries the whole charge Q = CV.`,
      say`Q = ${together} × ${voltage} = ${answer}`,
    ],
  }
}

const NETWORKS = range(1, 24).flatMap((single) =>
  range(1, 16).flatMap((one) =>
    range(1, 16).flatMap((other) => {
      const [pair, total] = [one + other, single + one + other]
      return one !== other && single !== one && single !== other && single !== pair && total % 2 === 0
        ? [{ single, one, other, pair, total }]
        : []
    }),
  ),
)

function pairVoltage(rng: Random) {
  const { single, one, other, pair, total } = rng.pick(NETWORKS)
  const voltage = (total / 2) * rng.int(1, Math.max(1, Math.floor(240 / total)))
  const onPair = (single * voltage) / total
  const answer = volts(onPair)
  const [c, d, e, v] = [microfarads(single), microfarads(one), microfarads(other), volts(voltage)]
  return {
    concept: ['capacitors', 'combination-of-capacitors'],
    given: { find: 'pair' as const, single, one, other, voltage },
    prompt: stem(
      rng,
      [
        say`A capacitor of ${c} is connected in series with a parallel combination of ${d} and ${e}, and the whole is connected across ${v}.`,
        say`Capacitors of ${d} and ${e} are joined in parallel, and this pair is put in series with ${c} across a battery of ${v}. All were initially uncharged.`,
        say`An uncharged ${c} capacitor is in series with a parallel pair of uncharged capacitors of ${d} and ${e}. A potential difference of ${v} is applied to the arrangement.`,
        say`Three uncharged capacitors are used with a battery of ${v}: ${d} and ${e} side by side, and ${c} between this pair and a terminal of the battery.`,
        say`The terminals of a source of ${v} are joined to a network in which ${c} is followed by two capacitors, ${d} and ${e}, in parallel.`,
        say`A supply of ${v} charges a network of ${c} in series with the combination ${d} ∥ ${e}, none of them being charged before.`,
        say`Between the poles of a battery of ${v} there is a capacitor of ${c} and, behind it, a capacitor of ${d} with a capacitor of ${e} across it; all were uncharged at first.`,
        say`A student puts ${d} across ${e}, adds ${c} in series with them and charges the whole with a source of ${v}.`,
        say`The combination of ${e} and ${d} in parallel forms one part of a series circuit and ${c} the other. The circuit is kept at ${v}.`,
      ],
      [
        say`The potential difference across the parallel combination is:`,
        say`What is the voltage across the ${d} capacitor of the parallel pair?`,
        say`Find the potential difference across the parallel pair.`,
        say`When the charging is complete, the voltmeter across the two parallel capacitors reads:`,
        say`What is the potential difference across the parallel combination?`,
        say`How many volts are there across the ${e} capacitor of the pair in the end?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: (pair * voltage) / total,
        because: say`that is the voltage on ${c}; the smaller capacitance takes more`,
      },
      { value: voltage / 2, because: 'the voltage was shared equally' },
      { value: onPair / 2, because: 'the voltage of the pair was shared between its two capacitors' },
      { value: (single * voltage) / (single + one), because: say`the capacitor of ${e} was left out` },
      { value: (single * voltage) / (single + other), because: say`the capacitor of ${d} was left out` },
      { value: voltage / 3, because: 'the voltage was divided among three equal parts' },
      { value: onPair * 2, because: 'the voltages of both capacitors of the pair were added' },
      { value: onPair * 0.8, because: 'the division was worked out wrongly' },
      { value: onPair * 1.2, because: 'the division was worked out wrongly' },
    ],
    // The capacitor in series takes its part of the voltage.
    within: [0.1, voltage - 0.5] as const,
    steps: [
      say`Parallel pair: ${one} + ${other} = ${microfarads(pair)}`,
      say`In series with ${c}: C = ${single} × ${pair} ÷ ${total} μF`,
      say`Charge: Q = C × ${voltage} = ${microcoulombs((single * pair * voltage) / total)}`,
      say`Voltage of the pair = Q ÷ ${pair} = ${answer}`,
    ],
  }
}

/** "8 μF at 100 V and 12 μF at 50 V are joined, plus to minus. What is the common potential difference?" */
function commonVoltage(rng: Random) {
  const { first, second, high, low, isTurned, common } = rng.until(
    () => {
      const [first, second] = rng.sample(range(2, 40), 2)
      const [high, low] = [rng.int(8, 60) * 5, rng.int(4, 40) * 5]
      const isTurned = rng.chance(0.7)
      const charge = first * high + second * (isTurned ? -low : low)
      return { first, second, high, low, isTurned, common: charge / (first + second) }
    },
    ({ first, second, high, low, common }) =>
      common > 4 && Number.isInteger(common) && high > low && first * high > second * low,
  )
  const answer = volts(common)
  const [c, d, u, v] = [microfarads(first), microfarads(second), volts(high), volts(low)]
  const how = isTurned
    ? rng.pick([
        'the positive plate of each to the negative plate of the other',
        'plates of opposite sign together',
      ])
    : rng.pick(['positive plate to positive plate', 'plates of the same sign together'])
  const sum = first + second
  return {
    concept: 'capacitors',
    given: { find: 'common' as const, first, second, high, low: isTurned ? -low : low },
    prompt: stem(
      rng,
      [
        say`A capacitor of ${c} is charged to ${u} and another of ${d} to ${v}. They are disconnected from the sources and joined, ${how}.`,
        say`Two capacitors of ${c} and ${d} are charged to ${u} and ${v}, respectively, and taken off the supply. They are then connected, ${how}.`,
        say`The potential differences of two charged capacitors of ${c} and ${d} are ${u} and ${v}, respectively. Without any source, they are connected, ${how}.`,
      ],
      [
        say`The common potential difference is:`,
        say`What is the final potential difference across each of them?`,
        say`Find the common potential difference.`,
        say`The voltage across the combination becomes:`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: (first * high + second * (isTurned ? low : -low)) / sum,
        because: isTurned
          ? 'the charges were added; they partly cancel'
          : 'the charges were subtracted; they add up',
      },
      { value: (high + low) / 2, because: 'the voltages were averaged; the capacitances differ' },
      { value: high - low, because: 'the voltages were subtracted' },
      { value: (high - low) / 2, because: 'half of the difference of the voltages was taken' },
      { value: (first * high) / sum, because: say`the charge of ${d} was left out` },
      { value: common * 2, because: 'the result was doubled' },
      { value: common / 2, because: 'the result was halved' },
    ].filter(isPrinted),
    // Neither capacitor gains voltage beyond that of the first.
    within: [1, high] as const,
    steps: [
      say`Charges: ${first} × ${high} = ${microcoulombs(first * high)} and ${second} × ${low} = ${microcoulombs(second * low)}`,
      isTurned
        ? say`Unlike plates are joined, so the charges partly cancel: ${first * high} − ${second * low} = ${microcoulombs(common * sum)} remains.`
        : say`Like plates are joined, so the charges add up: ${first * high} + ${second * low} = ${microcoulombs(common * sum)}`,
      say`Joined in this way they are in parallel: C = ${first} + ${second} = ${microfarads(sum)}`,
      say`V = ${common * sum} ÷ ${sum} = ${answer}`,
    ],
  }
}

/** Not 13 1/3 V. */
const isPrinted = ({ value }: { value: number }): boolean => Number.isInteger(Math.round(value * 1e6) / 1e5)

/** An energy in thousandths of a joule. */
const MILLIJOULE = {
  one: 'mJ',
  many: 'mJ',
  dimension: 'energy',
  factor: [1, 1000],
  place: 'after',
  places: 2,
} as const

/** "A capacitor of 4 μF at 200 V is joined to an uncharged one of 12 μF. How much energy is lost?" */
function lostEnergy(rng: Random) {
  const { first, second, together, voltage } = rng.until(
    () => ({ ...rng.pick(LENT), voltage: rng.int(4, 40) * 5 }),
    // Hundredths of a millijoule, for the energy lost and for that at first.
    (drawn) =>
      (drawn.together * drawn.voltage ** 2) % 20 === 0 && (drawn.first * drawn.voltage ** 2) % 20 === 0,
  )
  // Micro-joules to millijoules.
  const energy = (capacitance: number) => Math.round(capacitance * voltage ** 2 * 0.5) / 1000
  const lost = energy(together)
  const answer = quantity(lost, MILLIJOULE)
  const [c, d, v] = [microfarads(first), microfarads(second), volts(voltage)]
  const sum = first + second
  const common = (first * voltage) / sum
  return {
    concept: ['energy-in-capacitor', 'capacitors'],
    given: { find: 'lost' as const, first, second, voltage },
    prompt: stem(
      rng,
      [
        say`A capacitor of ${c} is charged by a battery of ${v} and disconnected. It is then connected to an uncharged capacitor of ${d}.`,
        say`A ${c} capacitor, charged to ${v} and taken off the supply, is joined across another of ${d}, which is uncharged.`,
        say`A charged capacitor of ${c} with a potential difference of ${v} is connected in parallel with an uncharged one of ${d}.`,
        say`The charge of a ${c} capacitor, which had been charged to ${v}, is allowed to spread over another, uncharged capacitor of ${d}.`,
      ],
      [
        say`The loss of electrostatic energy is:`,
        say`How much energy is lost in the process?`,
        say`Find the energy dissipated as heat in the connecting wires.`,
        say`What is the decrease in the stored energy?`,
      ],
    ),
    answer,
    mistakes: [
      { value: energy(first), because: 'that is the energy stored at first' },
      {
        value: Math.round((energy(first) - lost) * 1000) / 1000,
        because: 'that is the energy stored in the end',
      },
      { value: energy(second), because: say`that is the energy of ${d} at ${v}` },
      { value: lost * 2, because: 'the factor ½ was left out' },
      { value: lost / 2, because: 'the result was halved' },
      { value: energy(first) / 2, because: 'half of the energy was taken to be lost' },
      {
        value: Math.round(energy(first) * (second / sum) ** 2 * 1000) / 1000,
        because: 'the ratio was squared',
      },
    ],
    // No more is lost than there was.
    within: [0.01, energy(first)] as const,
    steps: [
      say`Energy at first = ½CV² = ½ × ${first} × 10⁻⁶ × ${voltage}² = ${quantity(energy(first), MILLIJOULE)}`,
      say`The charge is kept, and C becomes ${first} + ${second} = ${microfarads(sum)}: common voltage = ${first} × ${voltage} ÷ ${sum} V${Number.isInteger(common) ? ` = ${common} V` : ''}`,
      say`Energy in the end = Q² ÷ 2C = ${first}/${sum} of the first energy = ${quantity(Math.round((energy(first) - lost) * 1000) / 1000, MILLIJOULE)}`,
      say`Loss = ${energy(first)} − ${Math.round((energy(first) - lost) * 1000) / 1000} = ${answer}`,
    ],
  }
}

/** Two capacitances in either order whose series combination is a whole number of μF. */
const LENT = range(2, 60).flatMap((first) =>
  range(2, 60).flatMap((second) => {
    const together = (first * second) / (first + second)
    return Number.isInteger(together) && first !== second ? [{ first, second, together }] : []
  }),
)
