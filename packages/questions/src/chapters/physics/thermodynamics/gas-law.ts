import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { celsius, kilopascals } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A gas of 6 L at 100 kPa is pressed to 300 kPa at constant temperature. What is its volume?" */
export const gasLaw = defineGenerator({
  id: 'physics/gas-law',
  version: 1,
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
  const [person, town, gas] = [rng.pick(people).name, rng.pick(towns), rng.pick(GASES)]
  const change = later > pressure ? 'raised' : 'lowered'
  return {
    concept: 'boyles-law',
    given: { find: 'boyle' as const, pressure, volume, later },
    prompt: rng.pick([
      say`In ${town} ${litres(volume)} of ${gas} at ${kilopascals(pressure)} is brought to ${kilopascals(later)} at constant temperature. What is its new volume?`,
      say`${person} of ${town} keeps the temperature of ${gas} in a cylinder fixed. The pressure is ${change} from ${kilopascals(pressure)} to ${kilopascals(later)}; the gas filled ${litres(volume)} at first. Find the volume at the end.`,
      say`A piston encloses ${litres(volume)} of ${gas} at ${kilopascals(pressure)} in a laboratory of ${town}. How many litres does the gas fill when its pressure is ${kilopascals(later)} and it is as warm as before?`,
      say`To what volume does ${gas} change at a steady temperature in the pump of ${person} in ${town}, if ${litres(volume)} of it at ${kilopascals(pressure)} end at ${kilopascals(later)}?`,
      say`The pressure on ${gas} in ${town} is slowly ${change} to ${kilopascals(later)} without any change of temperature. Before, at ${kilopascals(pressure)}, it took up ${litres(volume)}. How much room does it take now?`,
    ]),
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
  const [person, town, gas] = [rng.pick(people).name, rng.pick(towns), rng.pick(GASES)]
  const [verb, hot, cold] = [to > from ? 'heated' : 'cooled', to + ZERO, from + ZERO]
  return {
    concept: 'charles-law',
    given: { find: 'charles' as const, volume, from, to },
    prompt: rng.pick([
      say`In ${town} ${litres(volume)} of ${gas} is ${verb} from ${celsius(from)} to ${celsius(to)} at constant pressure. What is its new volume? (0 °C = 273 K)`,
      say`${person} of ${town} has ${gas} under a piston that moves freely, so the pressure stays the same. At ${celsius(from)} the gas fills ${litres(volume)}. Find its volume at ${celsius(to)}, with 0 °C = 273 K.`,
      say`A soft bag in a laboratory of ${town} holds ${litres(volume)} of ${gas} at ${celsius(from)}. How many litres does the gas fill at ${celsius(to)} under the same pressure, if 0 °C is 273 K?`,
      say`To what volume does ${gas} change when ${person} in ${town} brings ${litres(volume)} of it from ${celsius(from)} to ${celsius(to)} without changing the pressure? Take 0 °C as 273 K.`,
      say`The pressure of ${gas} in a test in ${town} is held fixed while it is ${verb} to ${celsius(to)}. It took up ${litres(volume)} at ${celsius(from)}. How much room does it need at the end? (0 °C = 273 K)`,
    ]),
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
  const [person, town, gas] = [rng.pick(people).name, rng.pick(towns), rng.pick(GASES)]
  return {
    concept: 'ideal-gas-equation',
    given: { find: 'combined' as const, volume, from, to, pressure, later },
    prompt: rng.pick([
      say`In ${town} ${litres(volume)} of ${gas} at ${kilopascals(pressure)} and ${celsius(from)} is brought to ${kilopascals(later)} and ${celsius(to)}. What is its new volume? (0 °C = 273 K)`,
      say`${person} of ${town} changes both pressure and temperature of ${gas} that fills ${litres(volume)}: from ${kilopascals(pressure)} to ${kilopascals(later)}, and from ${celsius(from)} to ${celsius(to)}. Find the volume at the end, with 0 °C = 273 K.`,
      say`A balloon with ${litres(volume)} of ${gas} (${celsius(from)}, ${kilopascals(pressure)}) is taken from ${town} to a chamber at ${celsius(to)} and ${kilopascals(later)}. How many litres does the gas fill there, if 0 °C is 273 K?`,
      say`Under a piston in ${town}, ${gas} has a pressure of ${kilopascals(pressure)} at ${celsius(from)} and takes up ${litres(volume)}. What room does it take when ${person} sets ${kilopascals(later)} at ${celsius(to)}? Take 0 °C as 273 K.`,
      say`Which volume does ${person} of ${town} expect for ${gas} at ${kilopascals(later)} and ${celsius(to)}, if the same gas has ${litres(volume)} at ${kilopascals(pressure)} and ${celsius(from)}? (0 °C = 273 K)`,
    ]),
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
