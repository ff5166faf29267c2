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
  version: 2,
  concepts: ['boyles-law', 'charles-law', 'ideal-gas-equation'],
  levels: { easy: { form: boyle }, medium: { form: charles }, hard: { form: combined } },
  generate: (rng, { form }) => form(rng),
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
  return {
    concept: 'boyles-law',
    given: { find: 'boyle' as const, pressure, volume, later },
    prompt: stem(
      rng,
      [
        say`A given mass of ${gas} occupies ${litres(volume)} at a pressure of ${kilopascals(pressure)}. The pressure is changed to ${kilopascals(later)} at constant temperature.`,
        say`The pressure of ${litres(volume)} of ${gas} is changed isothermally from ${kilopascals(pressure)} to ${kilopascals(later)}.`,
        say`At constant temperature, the pressure on a fixed mass of gas of volume ${litres(volume)} is ${change} from ${kilopascals(pressure)} to ${kilopascals(later)}.`,
      ],
      [
        say`The final volume is:`,
        say`What will be its new volume?`,
        say`Find the volume occupied by the gas now.`,
        say`According to Boyle's law, its volume becomes:`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: (volume * later) / pressure,
        because: 'volume and pressure were taken as directly proportional',
      },
      { value: volume, because: 'that is the volume at first; it changes with the pressure' },
      { value: volume + unit * part, because: 'that is the sum of the old and the new volume' },
      { value: Math.abs(volume - unit * part), because: 'that is the change of the volume' },
      { value: (volume + unit * part) / 2, because: 'the old and the new volume were averaged' },
      { value: 2 * unit * part, because: 'the result was doubled' },
      { value: (unit * part) / 2, because: 'the result was halved' },
    ],
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
        say`${litres(volume)} of ${gas} at ${celsius(from)} is ${verb} at constant pressure until its temperature is ${celsius(to)}.`,
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
      { value: (volume * cold) / hot, because: 'the two temperatures were exchanged' },
      { value: volume, because: 'that is the volume at first' },
      { value: volume + end, because: 'that is the sum of the old and the new volume' },
      { value: Math.abs(volume - end), because: 'that is the change of the volume' },
      { value: (volume + end) / 2, because: 'the old and the new volume were averaged' },
      { value: end + (end - volume), because: 'the change of the volume was counted twice' },
      { value: 2 * end, because: 'the result was doubled' },
    ],
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
        say`${litres(volume)} of ${gas} is collected at a temperature of ${celsius(from)} and a pressure of ${kilopascals(pressure)}.`,
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
