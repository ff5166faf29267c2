import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { celsius, kilopascals } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A gas of 6 L at 100 kPa is pressed to 300 kPa at constant temperature. What is its volume?" */
export const gasLaw = defineGenerator({
  id: 'physics/gas-law',
  version: 8,
  concepts: ['boyles-law', 'charles-law', 'ideal-gas-equation'],
  levels: {
    easy: { forms: [boyle] },
    medium: { forms: [charles, combined] },
    hard: { forms: [escaped, joinedVessels, heatedBulb] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Counts the moles of the gas first: they stay the same.
    switch (given.find) {
      case 'boyle': {
        const moles = amount(given.pressure, given.volume, 27)
        return (moles * R * (27 + ZERO)) / given.later
      }
      case 'charles': {
        const moles = amount(100, given.volume, given.from)
        return (moles * R * (given.to + ZERO)) / 100
      }
      case 'escaped': {
        // In moles, for a vessel of one litre.
        const [before, after] = [amount(given.pressure, 1, given.from), amount(given.later, 1, given.to)]
        return Math.round((before - after) * (given.mass / before) * 1e6) / 1e6
      }
      case 'joined': {
        // All the moles at one temperature in both vessels together.
        const moles =
          amount(given.first.pressure, given.first.volume, 27) +
          amount(given.second.pressure, given.second.volume, 27)
        return (moles * R * (27 + ZERO)) / (given.first.volume + given.second.volume)
      }
      case 'bulb': {
        // Two bulbs of one litre: the pressure at which they hold as many moles as before.
        const moles = 2 * amount(given.pressure, 1, given.from)
        return moles / (amount(1, 1, given.from) + amount(1, 1, given.to))
      }
      case 'combined': {
        const moles = amount(given.pressure, given.volume, given.from)
        return (moles * R * (given.to + ZERO)) / given.later
      }
    }
  },
})

const [R, ZERO] = [8.314, 273]
/** In moles, for kilopascals, litres and degrees Celsius. */
const amount = (pressure: number, volume: number, celsius: number) =>
  (pressure * volume) / (R * (celsius + ZERO))

/** The limits of the options: a gas that expands has more than its first volume, one that shrinks has less. */
const onSideOf = (volume: number, end: number) =>
  end > volume ? ([volume * 1.01, end * 20] as const) : ([end / 20, volume * 0.99] as const)

const litres = (size: number) => quantity(size, 'L')
const GASES = ['air', 'nitrogen', 'helium', 'oxygen', 'argon', 'methane', 'neon', 'hydrogen']

function boyle(rng: Random) {
  const [part, other] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  const [unit, step] = [rng.int(2, 30), rng.pick([10, 20, 25, 30, 40, 50])]
  // The pressure goes in steps from `part` to `other`, the volume the other way.
  const [pressure, later, volume] = [part * step, other * step, unit * other]
  const answer = litres(unit * part)
  const gas = rng.pick(GASES)
  const change = later > pressure ? 'raised' : 'lowered'
  const end = unit * part
  return {
    concept: 'boyles-law',
    given: { find: 'boyle' as const, pressure, volume, later },
    prompt: stem(
      rng,
      [
        say`A given mass of ${gas} occupies ${litres(volume)} at a pressure of ${kilopascals(pressure)}. The pressure is changed to ${kilopascals(later)} at constant temperature.`,
        say`The pressure of ${litres(volume)} of ${gas} is changed isothermally from ${kilopascals(pressure)} to ${kilopascals(later)}.`,
        say`At constant temperature, the pressure on a fixed mass of gas of volume ${litres(volume)} is ${change} from ${kilopascals(pressure)} to ${kilopascals(later)}.`,
        say`A cylinder with a movable piston contains ${litres(volume)} of ${gas} under ${kilopascals(pressure)}. The piston is moved slowly, at the same temperature, until the pressure is ${kilopascals(later)}.`,
        say`A sample of ${gas} has a volume of ${litres(volume)} when its pressure is ${kilopascals(pressure)}, and the temperature is kept the same while the pressure is made ${kilopascals(later)}.`,
        say`In an isothermal process, ${gas} that filled ${litres(volume)} at ${kilopascals(pressure)} is brought to ${kilopascals(later)}.`,
      ],
      [
        say`The final volume is:`,
        say`What will be its new volume?`,
        say`Find the volume occupied by the gas now.`,
        say`According to Boyle's law, its volume becomes:`,
        say`How many litres does the gas fill then?`,
        say`Which volume does the gas have under the new pressure?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: (volume * pressure ** 2) / later ** 2,
        because: 'the ratio of the pressures was used twice',
      },
      { value: volume + unit * part, because: 'that is the sum of the old and the new volume' },
      { value: Math.abs(volume - unit * part), because: 'that is the change of the volume' },
      { value: (volume + unit * part) / 2, because: 'the old and the new volume were averaged' },
      { value: 2 * unit * part, because: 'the result was doubled' },
      { value: (unit * part) / 2, because: 'the result was halved' },
      { value: 2 * end - volume, because: 'the change of the volume was counted twice' },
      { value: end * 0.8, because: 'the division was worked out wrongly' },
      { value: end * 1.2, because: 'the division was worked out wrongly' },
    ],
    within: onSideOf(volume, end),
    steps: [
      say`At constant temperature P₁V₁ = P₂V₂`,
      say`V₂ = ${pressure} × ${volume} ÷ ${later} = ${answer}`,
    ],
  }
}

/** Temperatures in °C whose kelvins are round numbers. */
const ROUND = [
  -73, -53, -33, -23, 7, 17, 27, 37, 47, 57, 67, 77, 87, 97, 107, 117, 127, 147, 177, 207, 227, 327,
]
const WARMINGS = ROUND.flatMap((from) =>
  ROUND.flatMap((to) =>
    range(2, 60).flatMap((volume) => {
      const end = (volume * (to + ZERO)) / (from + ZERO)
      return from !== to && Math.abs(from - to) >= 20 && Number.isInteger(end * 2) && end <= 90
        ? [{ from, to, volume, end }]
        : []
    }),
  ),
)

function charles(rng: Random) {
  const { from, to, volume, end } = rng.pick(WARMINGS)
  const answer = litres(end)
  const gas = rng.pick(GASES)
  const [verb, hot, cold] = [to > from ? 'heated' : 'cooled', to + ZERO, from + ZERO]
  return {
    concept: 'charles-law',
    given: { find: 'charles' as const, volume, from, to },
    prompt: stem(
      rng,
      [
        say`A given mass of ${gas} occupies ${litres(volume)} at ${celsius(from)}. It is ${verb} to ${celsius(to)} at constant pressure.`,
        say`A sample of ${litres(volume)} of ${gas} at ${celsius(from)} is ${verb} at constant pressure until its temperature is ${celsius(to)}.`,
        say`The temperature of a gas of volume ${litres(volume)} is changed from ${celsius(from)} to ${celsius(to)}, the pressure remaining constant.`,
        say`In an isobaric process, ${gas} of volume ${litres(volume)} at ${celsius(from)} attains a temperature of ${celsius(to)}.`,
      ],
      [
        say`The final volume is:`,
        say`What will be its new volume?`,
        say`Find the volume of the gas at the final temperature.`,
        say`According to Charles's law, its volume becomes:`,
      ],
      [say`(0 °C = 273 K)`, say`Take 0 °C = 273 K.`],
    ),
    answer,
    mistakes: [
      { value: (volume * to) / from, because: 'the temperatures were not changed into kelvins' },
      { value: (volume * hot ** 2) / cold ** 2, because: 'the ratio of the temperatures was used twice' },
      { value: volume + end, because: 'that is the sum of the old and the new volume' },
      { value: Math.abs(volume - end), because: 'that is the change of the volume' },
      { value: (volume + end) / 2, because: 'the old and the new volume were averaged' },
      { value: end + (end - volume), because: 'the change of the volume was counted twice' },
      { value: 2 * end, because: 'the result was doubled' },
      { value: end / 2, because: 'the result was halved' },
      { value: end * 0.8, because: 'the division was worked out wrongly' },
      { value: end * 1.2, because: 'the division was worked out wrongly' },
    ],
    within: onSideOf(volume, end),
    steps: [
      say`T₁ = ${from < 0 ? `(${from})`.replace('-', '−') : from} + 273 = ${quantity(cold, 'K')} and T₂ = ${to < 0 ? `(${to})`.replace('-', '−') : to} + 273 = ${quantity(hot, 'K')}`,
      say`At constant pressure V₁ ÷ T₁ = V₂ ÷ T₂`,
      say`V₂ = ${volume} × ${hot} ÷ ${cold} = ${answer}`,
    ],
  }
}

const CHANGES = WARMINGS.flatMap(({ from, to, volume, end }) =>
  [
    [100, 200],
    [200, 100],
    [100, 250],
    [150, 100],
    [120, 180],
    [240, 160],
    [100, 80],
    [300, 200],
    [90, 120],
    [160, 100],
  ].flatMap(([pressure = 0, later = 1]) => {
    const last = (end * pressure) / later
    return Number.isInteger(last * 2) && last !== volume && last <= 120
      ? [{ from, to, volume, pressure, later, last }]
      : []
  }),
)

function combined(rng: Random) {
  const { from, to, volume, pressure, later, last } = rng.pick(CHANGES)
  const [cold, hot] = [from + ZERO, to + ZERO]
  const answer = litres(last)
  const gas = rng.pick(GASES)
  return {
    concept: 'ideal-gas-equation',
    given: { find: 'combined' as const, volume, from, to, pressure, later },
    prompt: stem(
      rng,
      [
        say`A given mass of ${gas} occupies ${litres(volume)} at ${celsius(from)} and ${kilopascals(pressure)}.`,
        say`The volume of an ideal gas at ${kilopascals(pressure)} and ${celsius(from)} is ${litres(volume)}.`,
        say`A sample of ${litres(volume)} of ${gas} is collected at a temperature of ${celsius(from)} and a pressure of ${kilopascals(pressure)}.`,
      ],
      [
        say`Its volume at ${celsius(to)} and ${kilopascals(later)} is:`,
        say`What volume will it occupy at ${kilopascals(later)} and ${celsius(to)}?`,
        say`Find its volume when the temperature is ${celsius(to)} and the pressure is ${kilopascals(later)}.`,
        say`If the temperature and the pressure are changed to ${celsius(to)} and ${kilopascals(later)}, respectively, then the volume becomes:`,
      ],
      [say`(0 °C = 273 K)`, say`Take 0 °C = 273 K.`],
    ),
    answer,
    mistakes: [
      { value: (volume * hot * later) / (cold * pressure), because: 'the two pressures were exchanged' },
      { value: (volume * cold * pressure) / (hot * later), because: 'the two temperatures were exchanged' },
      { value: (volume * pressure) / later, because: 'the change of temperature was left out' },
      { value: (volume * hot) / cold, because: 'the change of pressure was left out' },
      {
        value: (volume * pressure * to) / (later * from),
        because: 'the temperatures were not changed into kelvins',
      },
      { value: volume, because: 'that is the volume at first' },
      { value: 2 * last, because: 'the result was doubled' },
      { value: last / 2, because: 'the result was halved' },
    ],
    steps: [
      say`T₁ = ${quantity(cold, 'K')} and T₂ = ${quantity(hot, 'K')}`,
      say`P₁V₁ ÷ T₁ = P₂V₂ ÷ T₂`,
      say`V₂ = V₁ × P₁ × T₂ ÷ (P₂ × T₁)`,
      say`V₂ = ${volume} × ${pressure} × ${hot} ÷ (${later} × ${cold}) = ${answer}`,
    ],
  }
}

/** Temperatures in °C whose kelvins are multiples of 50. */
const KELVINS = [200, 250, 300, 350, 400, 450, 500, 600]

/** "A cylinder holds 12 g of gas at 27 °C and 200 kPa. It is heated to 127 °C and gas escapes until the pressure is 160 kPa. What mass has escaped?" */
function escaped(rng: Random) {
  const { cold, hot, pressure, later, mass, left } = rng.until(
    () => {
      const [cold, hot] = rng.sample(KELVINS, 2).sort((a, b) => a - b)
      const [pressure, later, mass] = [rng.int(4, 40) * 25, rng.int(4, 40) * 25, rng.int(4, 120)]
      return { cold, hot, pressure, later, mass, left: (mass * later * cold) / (pressure * hot) }
    },
    (drawn) =>
      Number.isInteger(Math.round(drawn.left * 1e6) / 1e6) &&
      drawn.left < drawn.mass &&
      drawn.left >= drawn.mass / 5 &&
      drawn.pressure !== drawn.later,
  )
  const kept = Math.round(left)
  const key = mass - kept
  const answer = quantity(key, 'g')
  const [from, to] = [cold - ZERO, hot - ZERO]
  const gas = rng.pick(GASES)
  return {
    concept: 'ideal-gas-equation',
    given: { find: 'escaped' as const, mass, pressure, later, from, to },
    prompt: stem(
      rng,
      [
        say`A rigid cylinder contains ${quantity(mass, 'g')} of ${gas} at ${celsius(from)} and ${kilopascals(pressure)}. It is heated to ${celsius(to)}, and a part of the gas escapes through a valve until the pressure is ${kilopascals(later)}.`,
        say`A mass of ${quantity(mass, 'g')} of ${gas} in a vessel is at a temperature of ${celsius(from)} and a pressure of ${kilopascals(pressure)}. Some gas leaks out while the vessel is heated to ${celsius(to)}; the final pressure is ${kilopascals(later)}.`,
        say`A vessel of constant volume holds ${quantity(mass, 'g')} of ${gas} at ${kilopascals(pressure)} and ${celsius(from)}. After a leak, the pressure is ${kilopascals(later)} at ${celsius(to)}.`,
        say`The absolute pressure of ${quantity(mass, 'g')} of ${gas} in a steel cylinder is ${kilopascals(pressure)} at ${celsius(from)}. Some of it leaks out through the valve, and the absolute pressure at ${celsius(to)} is ${kilopascals(later)}.`,
        say`Some ${gas} is let out of a cylinder that held ${quantity(mass, 'g')} of it. Before, the pressure was ${kilopascals(pressure)} at ${celsius(from)}; afterwards it is ${kilopascals(later)}, and the temperature is ${celsius(to)}.`,
        say`At ${celsius(from)}, a tank with ${quantity(mass, 'g')} of ${gas} is under ${kilopascals(pressure)}. Later, at ${celsius(to)}, it is under ${kilopascals(later)}, because gas has leaked out.`,
      ],
      [
        say`The mass of the gas that has escaped is:`,
        say`What mass of the gas has leaked out?`,
        say`Find the mass of the gas which escaped.`,
        say`How many grams of the gas are no longer inside?`,
        say`By how much has the mass of the gas inside decreased?`,
      ],
      [say`(0 °C = 273 K)`, say`Take 0 °C = 273 K.`],
    ),
    answer,
    mistakes: [
      { value: kept, because: 'that is the mass left in the vessel' },
      { value: mass - (mass * later) / pressure, because: 'the change of temperature was left out' },
      { value: mass - (mass * cold) / hot, because: 'the change of pressure was left out' },
      {
        value: mass - (mass * later * hot) / (pressure * cold),
        because: 'the two temperatures were exchanged',
      },
      { value: key + 1, because: 'a mistake was made in subtracting' },
      { value: key - 1, because: 'a mistake was made in subtracting' },
      { value: 2 * key, because: 'the result was doubled' },
      { value: key / 2, because: 'the result was halved' },
    ].filter(({ value }) => value > 0 && value < mass && Number.isInteger(2 * value)),
    steps: [
      say`T₁ = ${quantity(cold, 'K')} and T₂ = ${quantity(hot, 'K')}`,
      say`At constant volume the mass in the vessel goes as P ÷ T.`,
      say`m₂ = m₁ × P₂ × T₁ ÷ (P₁ × T₂)`,
      say`m₂ = ${mass} × ${later} × ${cold} ÷ (${pressure} × ${hot}) = ${quantity(kept, 'g')}`,
      say`Escaped: ${mass} − ${kept} = ${answer}`,
    ],
  }
}

/** "2 L at 300 kPa and 3 L at 100 kPa are joined at one temperature. What is the common pressure?" */
function joinedVessels(rng: Random) {
  const { first, second, end } = rng.until(
    () => {
      const [volume, other] = rng.sample(range(1, 20), 2)
      const [high, low] = rng.sample(range(3, 40), 2)
      const [first, second] = [
        { volume, pressure: high * 20 },
        { volume: other, pressure: low * 20 },
      ]
      return { first, second, end: (volume * high * 20 + other * low * 20) / (volume + other) }
    },
    (drawn) => Number.isInteger(drawn.end) && Math.abs(drawn.first.pressure - drawn.second.pressure) >= 100,
  )
  const answer = kilopascals(end)
  const [v, w] = [quantity(first.volume, 'L'), quantity(second.volume, 'L')]
  const [p, q] = [kilopascals(first.pressure), kilopascals(second.pressure)]
  const gas = rng.pick(['nitrogen', 'helium', 'argon', 'oxygen', 'air'])
  const sum = first.volume + second.volume
  return {
    concept: ['boyles-law', 'ideal-gas-equation'],
    given: { find: 'joined' as const, first, second },
    prompt: stem(
      rng,
      [
        say`A vessel of ${v} contains ${gas} at ${p}, and another of ${w} contains ${gas} at ${q}. They are connected by a thin tube, the temperature being the same throughout.`,
        say`Two vessels of ${v} and ${w} hold ${gas} at pressures of ${p} and ${q}, respectively. A valve between them is opened, and the temperature does not change.`,
        say`At one temperature, ${gas} is kept at ${p} in a flask of ${v} and at ${q} in a flask of ${w}. The flasks are then joined by a narrow tube.`,
      ],
      [
        say`The common pressure is:`,
        say`What is the final pressure in the vessels?`,
        say`Find the common pressure.`,
        say`The pressure of the gas becomes:`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: (first.pressure + second.pressure) / 2,
        because: 'the pressures were averaged, but the volumes differ',
      },
      {
        value: (first.pressure * second.volume + second.pressure * first.volume) / sum,
        because: 'the volumes were exchanged',
      },
      {
        value: (first.pressure * first.volume) / sum,
        because: say`the gas in the vessel of ${w} was left out`,
      },
      {
        value: (second.pressure * second.volume) / sum,
        because: say`the gas in the vessel of ${v} was left out`,
      },
      { value: Math.abs(first.pressure - second.pressure), because: 'the pressures were subtracted' },
      { value: end + 20, because: 'the division was worked out wrongly' },
      { value: end - 15, because: 'the division was worked out wrongly' },
      { value: end + 12, because: 'the multiplication was worked out wrongly' },
      { value: end - 24, because: 'the multiplication was worked out wrongly' },
    ].filter(({ value }) => value > 0 && Number.isInteger(value)),
    // It lies between the two pressures.
    within: [
      Math.min(first.pressure, second.pressure) + 1,
      Math.max(first.pressure, second.pressure) - 1,
    ] as const,
    steps: [
      say`The moles do not change: n₁ + n₂ = n, and T is the same.`,
      say`So P₁V₁ + P₂V₂ = P(V₁ + V₂)`,
      say`${first.pressure} × ${first.volume} + ${second.pressure} × ${second.volume} = ${first.pressure * first.volume + second.pressure * second.volume}`,
      say`P = ${first.pressure * first.volume + second.pressure * second.volume} ÷ ${sum} = ${answer}`,
    ],
  }
}

/** Temperatures in kelvins of a bulb that is kept and of one that is heated, with the factor of the pressure. */
const BULBS = [250, 273, 280, 300, 320, 350, 400].flatMap((kept) =>
  [300, 320, 350, 375, 400, 420, 450, 480, 500, 546, 560, 600, 640, 700, 750, 800].flatMap((heated) =>
    heated > kept + 20 ? [{ kept, heated, factor: (2 * heated) / (kept + heated) }] : [],
  ),
)

/** "Two equal joined bulbs hold a gas at 100 kPa and 27 °C. One is heated to 327 °C. What is the pressure?" */
function heatedBulb(rng: Random) {
  const { kept, heated, pressure, end } = rng.until(
    () => {
      const drawn = rng.pick(BULBS)
      const pressure = rng.int(8, 80) * 5
      return { ...drawn, pressure, end: pressure * drawn.factor }
    },
    (drawn) => Number.isInteger(Math.round(drawn.end * 1e6) / 1e6),
  )
  const value = Math.round(end)
  const answer = kilopascals(value)
  const [from, to, p] = [celsius(kept - ZERO), celsius(heated - ZERO), kilopascals(pressure)]
  const gas = rng.pick(['air', 'nitrogen', 'helium', 'an ideal gas'])
  return {
    concept: ['ideal-gas-equation', 'charles-law'],
    given: { find: 'bulb' as const, pressure, from: kept - ZERO, to: heated - ZERO },
    prompt: stem(
      rng,
      [
        say`Two bulbs of equal volume, joined by a narrow tube, contain ${gas} at ${p} and ${from}. One of them is heated to ${to}, while the other is kept at ${from}.`,
        say`Two equal flasks are connected by a tube of negligible volume and hold ${gas} at ${from} and ${p}. The temperature of one flask is raised to ${to}, and that of the other is not changed.`,
        say`${gas} at ${p} and ${from} fills two identical bulbs that are connected by a thin tube. One bulb is then kept at ${to} and the other at ${from}.`,
      ],
      [
        say`The pressure in the bulbs becomes:`,
        say`What is the new pressure of the gas?`,
        say`Find the pressure of the gas then.`,
      ],
      [say`(0 °C = 273 K)`, say`Take 0 °C = 273 K.`],
    ),
    answer,
    mistakes: [
      { value: (pressure * heated) / kept, because: 'both bulbs were taken to be heated' },
      {
        value: (pressure * (kept + heated)) / (2 * kept),
        because: 'the temperatures of the bulbs were averaged',
      },
      { value: (2 * pressure * kept) / (kept + heated), because: 'the hot and the cold bulb were exchanged' },
      { value: pressure, because: 'the gas was taken to escape into the cold bulb without any rise' },
      { value: value + 20, because: 'the fractions were added wrongly' },
      { value: value - 5, because: 'the fractions were added wrongly' },
      { value: value + 10, because: 'the fractions were added wrongly' },
    ].filter((wrong) => Number.isInteger(Math.round(wrong.value * 1e6) / 1e6)),
    // Heating raises the pressure, but less than if both were heated.
    within: [pressure, (pressure * heated) / kept + 30] as const,
    steps: [
      say`${from} = ${kept} K and ${to} = ${heated} K`,
      say`The moles in both bulbs together do not change: 2PV ÷ ${kept} = P′V ÷ ${kept} + P′V ÷ ${heated}`,
      say`P′ = 2P × ${heated} ÷ (${kept} + ${heated})`,
      say`P′ = 2 × ${pressure} × ${heated} ÷ ${kept + heated} = ${answer}`,
    ],
  }
}
