import { roundOff } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { celsius, cm, metres, mm } from '../../../kit/values/quantities.ts'
import { quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A steel rail of 20 m is warmed by 30 °C. By how much does it grow?" */
export const expansion = defineGenerator({
  id: 'physics/expansion',
  version: 9,
  concepts: ['thermal-expansion'],
  levels: {
    easy: { forms: [growth] },
    medium: { forms: [temperatureOfFit] },
    hard: { forms: [overflow, slowClock, constantDifference] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'growth':
        // Degree by degree, in millimetres.
        return range(given.from + 1, given.to).reduce(
          (sum) => sum + given.length * 1000 * given.millionths * 1e-6,
          0,
        )
      case 'fit':
        return bisect(
          (end) => given.length * 1000 * given.millionths * 1e-6 * (end - given.from) - given.gap,
          10_000,
        )
      case 'overflow': {
        const liquid = given.volume * given.liquid * 1e-5 * given.rise
        const vessel = given.volume * 3 * given.vessel * 1e-6 * given.rise
        return liquid - vessel
      }
      case 'clock': {
        // The swings of a day: each takes as much longer as the root of the length has grown, to the first order.
        const period = (rise: number) => 1 + (given.millionths * 1e-6 * rise) / 2
        return 86_400 * (period(given.to) - period(given.from))
      }
      case 'longer':
        // The gain of one rod per degree is that of the other.
        return bisect((length) => (length - given.difference) * given.quick - length * given.slow, 1e6)
      case 'shorter':
        return bisect((length) => length * given.quick - (length + given.difference) * given.slow, 1e6)
    }
  },
})

const METALS = [
  { name: 'steel', millionths: 12 },
  { name: 'iron', millionths: 12 },
  { name: 'copper', millionths: 17 },
  { name: 'brass', millionths: 19 },
  { name: 'aluminium', millionths: 24 },
  { name: 'concrete', millionths: 10 },
  { name: 'zinc', millionths: 30 },
] as const
const coefficient = (millionths: number) => say`α = ${millionths} × 10⁻⁶ per °C`
const tidy = (size: number) => Math.round(size * 1e6) / 1e6

function drawBar(rng: Random) {
  const { name, millionths } = rng.pick(METALS)
  const piece = barOf(rng, name)
  // Nobody makes a bar of brass as long as a girder.
  const longest = LONG.includes(piece) ? 60 : 8
  const { length, from, rise } = rng.until(
    () => ({ length: rng.int(2, longest), from: rng.int(4, 28), rise: rng.int(2, 12) * 5 }),
    // A gain that can be read off a scale: 11.68 mm, not 11.685 mm.
    (drawn) => Number.isInteger((drawn.length * millionths * drawn.rise) / 10),
  )
  return {
    name,
    piece,
    millionths,
    length,
    from,
    to: from + rise,
    rise,
    gain: tidy((length * millionths * rise) / 1000),
  }
}
const LONG = ['pipe', 'wire', 'rail', 'beam', 'girder']
const BARS = ['bar', 'pipe', 'rod', 'wire', 'strip']
/** What is made of a material: rails, beams and girders are of steel or iron. */
const barOf = (rng: Random, material: string): string => {
  if (material === 'concrete') return 'beam'
  return rng.pick(material === 'steel' || material === 'iron' ? [...BARS, 'rail', 'beam', 'girder'] : BARS)
}
const article = (name: string) => (/^[aeiou]/.test(name) ? 'an' : 'a')

function growth(rng: Random) {
  const { name, piece, millionths, length, from, to, rise, gain } = drawBar(rng)
  const answer = mm(gain)

  const bar = say`${name} ${piece}`
  return {
    given: { find: 'growth' as const, length, millionths, from, to },
    prompt: stem(
      rng,
      [
        say`${article(name)} ${bar} has a length of ${metres(length)} at ${celsius(from)}. It is heated to ${celsius(to)}.`,
        say`The length of ${article(name)} ${bar} at ${celsius(from)} is ${metres(length)}, and its temperature rises to ${celsius(to)}.`,
        say`The temperature of ${article(name)} ${bar} of length ${metres(length)} increases from ${celsius(from)} to ${celsius(to)}.`,
      ],
      [
        say`The increase in its length is:`,
        say`What is the change in its length?`,
        say`Find its linear expansion.`,
        say`By how much does its length increase?`,
      ],
      [say`(${coefficient(millionths)})`, say`Coefficient of linear expansion: ${coefficient(millionths)}.`],
    ),
    answer,
    mistakes: [
      {
        value: (length * millionths * to) / 1000,
        because: 'the final temperature was used instead of the rise',
      },
      {
        value: (length * millionths * from) / 1000,
        because: 'the first temperature was used instead of the rise',
      },
      { value: gain * 10, because: 'the decimal point was moved one place right' },
      { value: gain / 10, because: 'the decimal point was moved one place left' },
      { value: gain * 2, because: 'the coefficient of area, 2α, was used' },
      { value: gain * 3, because: 'the coefficient of volume, 3α, was used' },
      { value: gain / 2, because: 'α was halved, as if the coefficient of area were given' },
      { value: gain / 3, because: 'a third of α was taken, as if the coefficient of volume were given' },
      {
        value: (length * millionths * (rise - 10)) / 1000,
        because: 'the rise of temperature was taken 10 °C too small',
      },
      { value: (length * millionths * (to + from)) / 1000, because: 'the temperatures were added' },
    ].filter(({ value }) => Number.isInteger(tidy(value * 100))),
    steps: [
      say`Rise of temperature = ${to} − ${from} = ${celsius(rise)}, length = ${length * 1000} mm`,
      say`ΔL = αLΔT = ${millionths} × 10⁻⁶ × ${length * 1000} × ${rise} = ${answer}`,
    ],
  }
}

function temperatureOfFit(rng: Random) {
  const { name, piece, millionths, length, from, to, rise, gain } = drawBar(rng)
  const answer = celsius(to)

  const bar = say`${article(name)} ${name} ${piece}`
  const [long, first, gap] = [metres(length), celsius(from), mm(gain)]
  const { told, asked } = rng.pick([
    {
      told: say`${bar} of length ${long} at ${first} is fixed at one end, and a gap of ${gap} is left at the other end for expansion.`,
      asked: [
        say`The temperature at which the ${piece} just closes the gap is:`,
        say`At what temperature will the gap be just closed?`,
        say`Find the temperature at which the ${piece} just fills the gap.`,
      ],
    },
    {
      told: say`The length of ${bar} is ${long} at ${first}. On heating, its length increases by ${gap}.`,
      asked: [
        say`Its final temperature is:`,
        say`What is its final temperature?`,
        say`Find the temperature to which it is heated.`,
      ],
    },
    {
      told: say`${bar}, ${long} long at ${first}, is to expand by not more than ${gap}.`,
      asked: [
        say`The highest temperature to which it may be heated is:`,
        say`What is the highest temperature to which it may be heated?`,
        say`Up to what temperature may it be heated?`,
      ],
    },
  ])
  return {
    given: { find: 'fit' as const, length, millionths, from, gap: gain },
    prompt: stem(rng, [told], asked, [
      say`(${coefficient(millionths)})`,
      say`Coefficient of linear expansion: ${coefficient(millionths)}.`,
    ]),
    answer,
    mistakes: [
      { value: rise, because: 'that is the rise of the temperature; the first temperature was not added' },
      { value: Math.abs(rise - from), because: 'the first temperature was subtracted from the rise' },
      { value: from + rise / 2, because: 'the coefficient of area, 2α, was used' },
      { value: from + rise / 3, because: 'the coefficient of volume, 3α, was used' },
      { value: from + 2 * rise, because: 'the rise was counted twice' },
      { value: to + from, because: 'the first temperature was added twice' },
      { value: to + 10, because: 'the rise was taken 10 °C too large' },
    ],
    // It expands, so it is warmer than at first.
    within: [from + 1, from + 4 * rise] as const,
    steps: [
      say`ΔT = ΔL ÷ (αL), with L = ${length * 1000} mm`,
      say`ΔT = ${gain} ÷ (${millionths} × 10⁻⁶ × ${length * 1000}) = ${celsius(rise)}`,
      say`Temperature = ${from} + ${rise} = ${answer}`,
    ],
  }
}

/** Liquids with γ in units of 10⁻⁵ per °C, vessels with α in units of 10⁻⁶ per °C. */
const LIQUIDS = [
  { name: 'mercury', gamma: 18 },
  { name: 'glycerine', gamma: 50 },
  { name: 'kerosene', gamma: 95 },
  { name: 'petrol', gamma: 96 },
  { name: 'an oil', gamma: 70 },
] as const
const VESSELS = [
  { name: 'a glass flask', alpha: 9 },
  { name: 'a steel can', alpha: 12 },
  { name: 'an aluminium can', alpha: 24 },
  { name: 'a copper vessel', alpha: 17 },
  { name: 'a brass vessel', alpha: 19 },
] as const

function overflow(rng: Random) {
  const liquid = rng.pick(LIQUIDS)
  // Mercury attacks most metals.
  const vessel = liquid.name === 'mercury' ? VESSELS[0] : rng.pick(VESSELS)
  const [volume, rise] = [rng.int(6, 40) * 50, rng.int(3, 12) * 5]
  const [own, walls] = [
    tidy((volume * liquid.gamma * rise) / 1e5),
    tidy((volume * 3 * vessel.alpha * rise) / 1e6),
  ]
  const spilled = tidy(own - walls)
  const answer = rounded(spilled, 1, 'mL')
  const data = say`γ of the liquid = ${liquid.gamma} × 10⁻⁵ per °C, α of the vessel = ${vessel.alpha} × 10⁻⁶ per °C`
  const ml = quantity(volume, 'mL')
  return {
    given: { find: 'overflow' as const, volume, rise, liquid: liquid.gamma, vessel: vessel.alpha },
    prompt: stem(
      rng,
      [
        say`${vessel.name} of capacity ${ml} is completely filled with ${liquid.name} and heated through ${celsius(rise)}.`,
        say`A quantity of ${ml} of ${liquid.name} fills ${vessel.name} up to the brim. The temperature of both is raised by ${celsius(rise)}.`,
        say`The temperature of ${vessel.name} of volume ${ml}, filled to the brim with ${liquid.name}, rises by ${celsius(rise)}.`,
      ],
      [
        say`The volume of liquid that overflows, to one decimal place, is:`,
        say`How much liquid will overflow, to one decimal place?`,
        say`Find, to one decimal place, the volume of the liquid which spills out.`,
        say`What volume of the liquid runs over, to one decimal place?`,
      ],
      [say`(${data})`, say`Given: ${data}.`],
    ),
    answer,
    mistakes: [
      { value: roundOff(own, 1), because: 'the expansion of the vessel was left out' },
      {
        value: roundOff(own + walls, 1),
        because: 'the expansion of the vessel was added instead of taken off',
      },
      { value: roundOff(tidy(own - walls / 3), 1), because: 'α was used for the vessel instead of 3α' },
      { value: roundOff(walls, 1), because: 'that is the gain of the vessel' },
      {
        value: roundOff(tidy(own - (2 * walls) / 3), 1),
        because: '2α was used for the vessel instead of 3α',
      },
      { value: roundOff(spilled / 2, 1), because: 'the result was halved' },
      { value: roundOff(spilled * 2, 1), because: 'the result was doubled' },
      { value: roundOff(tidy(own - 2 * walls), 1), because: 'the gain of the vessel was taken off twice' },
      { value: roundOff(spilled / 10, 1), because: 'the decimal point was moved one place left' },
    ],
    steps: [
      say`Gain of the liquid = γVΔT = ${liquid.gamma} × 10⁻⁵ × ${volume} × ${rise} = ${quantity(own, 'mL')}`,
      say`A vessel expands like a solid body of its material: γ = 3α = ${3 * vessel.alpha} × 10⁻⁶ per °C`,
      say`Gain of the vessel = ${3 * vessel.alpha} × 10⁻⁶ × ${volume} × ${rise} = ${quantity(walls, 'mL')}`,
      say`Overflow = ${own} − ${walls} ≈ ${answer}`,
    ],
  }
}

/** Metals of which the rod of a pendulum is made. */
const RODS = METALS.filter(({ name }) => !['concrete', 'zinc'].includes(name))

/** "A clock with a steel pendulum is right at 20 °C. How much does it lose in a day at 30 °C?" */
function slowClock(rng: Random) {
  const { name, millionths } = rng.pick(RODS)
  const [right, change] = [rng.int(12, 26), rng.int(4, 20)]
  const isSlow = rng.chance(0.7)
  const now = isSlow ? right + change : right - Math.min(change, right - 2)
  const apart = Math.abs(now - right)
  const seconds = (parts: number) => roundOff((86_400 * millionths * apart * parts) / 1e6, 1)
  const answer = rounded((43_200 * millionths * apart) / 1e6, 1, 's')
  const data = coefficient(millionths)
  const [correct, actual] = [celsius(right), celsius(now)]
  const verb = isSlow ? 'loses' : 'gains'
  return {
    given: { find: 'clock' as const, millionths, from: Math.min(right, now), to: Math.max(right, now) },
    prompt: stem(
      rng,
      [
        say`A pendulum clock with a thin rod of ${name} keeps correct time at ${correct}. The temperature is ${actual}.`,
        say`The pendulum of a clock has a rod of ${name}, and the clock shows correct time at ${correct}. The room is at ${actual}.`,
        say`A clock whose pendulum is made of ${name} is correct at ${correct}. It is used on a day on which the temperature is ${actual}.`,
      ],
      [
        say`The time that it ${verb} in a day (to the nearest tenth of a second) is:`,
        say`How many seconds does it ${isSlow ? 'lose' : 'gain'} in a day, to one decimal place?`,
        say`Find the time that it ${verb} in 24 hours, to one decimal place.`,
      ],
      [say`(${data})`, say`Coefficient of linear expansion: ${data}.`],
    ),
    answer,
    mistakes: [
      {
        value: seconds(1),
        because: 'the factor ½ was left out: the period goes with the root of the length',
      },
      { value: seconds(2), because: 'the change was doubled instead of halved' },
      { value: seconds(0.25), because: 'the change was halved twice' },
      { value: seconds(1 / 3), because: 'a third of the change was taken instead of half of it' },
      { value: seconds(0.125), because: 'only a quarter of the day was counted' },
      { value: seconds(1.5), because: 'the coefficient of volume, 3α, was used' },
      {
        value: roundOff((43_200 * millionths * now) / 1e6, 1),
        because: 'the temperature was used instead of its change',
      },
      {
        value: roundOff((43_200 * millionths * right) / 1e6, 1),
        because: 'the temperature at which it is right was used',
      },
      {
        value: roundOff((43_200 * millionths * (now + right)) / 1e6, 1),
        because: 'the temperatures were added',
      },
    ],
    steps: [
      say`T = 2π√(L ÷ g), so the period changes by half of the part by which the length changes.`,
      say`The length changes by the part αΔT = ${millionths} × 10⁻⁶ × ${apart}, the period by ½αΔT.`,
      say`A day has 24 × 60 × 60 = 86,400 s.`,
      say`Time = ½ × ${millionths} × 10⁻⁶ × ${apart} × 86,400 ≈ ${answer}`,
    ],
  }
}

/** Two metals that expand differently, the slower one first. */
const TWO_METALS = METALS.flatMap((slow) =>
  METALS.filter((quick) => quick.millionths > slow.millionths && slow.name !== 'concrete').map((quick) => ({
    slow,
    quick,
  })),
)

/** "A steel rod is 14 cm longer than a brass rod at every temperature. How long is the steel rod?" */
function constantDifference(rng: Random) {
  const { slow, quick } = rng.pick(TWO_METALS)
  const [low, high] = [slow.millionths, quick.millionths]
  const part = (high - low) / gcd(high, low)
  const difference = part * rng.int(1, Math.max(2, Math.floor(60 / part)))
  const [long, short] = [(difference * high) / (high - low), (difference * low) / (high - low)]
  const isLong = rng.chance(0.5)
  const answer = cm(isLong ? long : short)
  const asked = isLong ? slow.name : quick.name
  const data = say`α of ${slow.name} = ${low} × 10⁻⁶ per °C, α of ${quick.name} = ${high} × 10⁻⁶ per °C`
  const gap = cm(difference)
  return {
    given: { find: isLong ? ('longer' as const) : ('shorter' as const), slow: low, quick: high, difference },
    prompt: stem(
      rng,
      [
        say`The difference between the lengths of a rod of ${slow.name} and a rod of ${quick.name} is ${gap} at all temperatures.`,
        say`A rod of ${slow.name} and a rod of ${quick.name} are to differ in length by ${gap} at every temperature.`,
        say`At any temperature, a rod of ${slow.name} is longer than a rod of ${quick.name} by ${gap}.`,
        say`A rod of ${quick.name} is always shorter by ${gap} than a rod of ${slow.name}, whatever the temperature is.`,
      ],
      [
        say`The length of the ${asked} rod is:`,
        say`What is the length of the ${asked} rod?`,
        say`Find the length of the rod of ${asked}.`,
        say`How long must the ${asked} rod be?`,
      ],
      [say`(${data})`, say`Given: ${data}.`],
    ),
    answer,
    mistakes: [
      { value: isLong ? short : long, because: 'that is the length of the other rod' },
      {
        value: (difference * high) / (high + low),
        because: 'the coefficients were added instead of subtracted',
      },
      {
        value: (difference * low) / (high + low),
        because: 'the coefficients were added instead of subtracted',
      },
      {
        value: (difference * high) / low,
        because: 'the difference was multiplied by the ratio of the coefficients',
      },
      { value: long + short, because: 'that is the sum of the two lengths' },
      { value: 2 * (isLong ? long : short), because: 'the result was doubled' },
      { value: (isLong ? long : short) / 2, because: 'the result was halved' },
      { value: difference, because: 'that is the difference of the lengths' },
    ].filter(({ value }) => Number.isInteger(tidy(value * 10))),
    steps: [
      say`The difference stays the same if both rods gain equally: L₁α₁ = L₂α₂, so the rod of ${slow.name}, with the smaller α, is the longer one.`,
      say`L₁ ÷ L₂ = ${high} ÷ ${low}, for ${slow.name} and ${quick.name}`,
      say`L₁ − L₂ = ${difference} cm is ${high} − ${low} = ${high - low} of these parts.`,
      say`Length = ${difference} × ${isLong ? high : low} ÷ ${high - low} = ${answer}`,
    ],
  }
}
