import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A mass of 2 kg hangs on a spring of 200 N/m. What is its period?" */
export const oscillation = defineGenerator({
  id: 'physics/shm',
  version: 9,
  concepts: ['shm', 'spring-mass', 'simple-pendulum'],
  levels: {
    easy: { forms: [fromCounting, frequencyOfCounting, inATime] },
    medium: {
      forms: [
        springPeriod,
        greatestSpeed,
        greatestAcceleration,
        changedPendulum,
        ...often(2, speedAt),
        ...often(2, energyAt),
        placeOfShare,
      ],
    },
    hard: { forms: [twoSpeeds, joinedSprings] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'counting':
        return given.seconds / given.swings
      case 'frequency':
        return given.swings / given.seconds
      case 'in a time':
        return bisect((swings) => swings * given.period - given.seconds, 1e5)
      case 'energy':
        // The work of pulling it out from this place to the end of the swing.
        return (given.stiffness * (given.amplitude ** 2 - given.place ** 2)) / 20_000
      case 'place':
        // The potential energy grows with the square of the displacement up to the total.
        return bisect((place) => (given.times + 1) * place ** 2 - given.amplitude ** 2, given.amplitude)
      case 'joined': {
        // The force that stretches the combination by one metre.
        const stiffness =
          given.how === 'parallel' ? given.first + given.second : 1 / (1 / given.first + 1 / given.second)
        const seconds = bisect((one) => (stiffness / given.mass) * one ** 2 - 4, 1000)
        return seconds * given.pi
      }
      case 'spring':
        // In units of π, rounded as given: the angle turns by 2π in one period.
        return bisect((period) => (given.stiffness / given.mass) * period ** 2 - 4, 1000) * given.pi
      case 'greatest':
        return greatestSlope(given.amplitude, given.rate)
      case 'greatest acceleration':
        // The steepest change of the speed, whose own amplitude is Aω.
        return greatestSlope(given.amplitude * given.rate, given.rate)
      case 'at': {
        const angle = Math.acos(given.place / given.amplitude)
        return given.amplitude * given.rate * Math.sin(angle)
      }
      case 'two-speeds': {
        // The rate for which both places belong to the same amplitude.
        const size = (rate: number, place: number, speed: number) => place ** 2 + (speed / rate) ** 2
        const rate = bisect(
          (one) => size(one, given.far, given.slow) - size(one, given.near, given.fast),
          1000,
        )
        const amplitude = Math.sqrt(size(rate, given.near, given.fast))
        return { rate, amplitude, greatest: rate * amplitude }[given.asked]
      }
      case 'changed':
        return bisect((period) => (period / given.period) ** 2 - given.longer / given.shorter, 1000)
    }
  },
})

/** The steepest of the many short chords near the middle of the swing. */
function greatestSlope(amplitude: number, rate: number): number {
  const step = 1e-6 / rate
  return (amplitude * Math.sin(rate * step)) / step
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9

const SWINGING = [
  'A pendulum',
  'A swing',
  'A mass on a spring',
  'A hanging lamp',
  'A metronome',
  'A plumb bob',
  'A cradle',
  'A loaded spring',
]

/** What swings so fast has no long string. */
const QUICK = ['A mass on a spring', 'A loaded spring', 'A metal strip', 'A piston', 'A body on a spring']

const drawSwinging = (rng: Random, period: number): string => rng.pick(period < 0.8 ? QUICK : SWINGING)

function fromCounting(rng: Random) {
  const { swings, period } = rng.until(
    () => ({
      swings: rng.pick([5, 8, 10, 12, 15, 16, 20, 24, 25, 30, 32, 40, 50]),
      period: rng.int(40, 300) / 100,
    }),
    (drawn) => isWhole(drawn.swings * drawn.period) && drawn.period !== 1,
  )
  const seconds = Math.round(swings * period)
  const answer = quantity(period, 's')

  const body = drawSwinging(rng, period)
  return {
    concept: 'shm',
    given: { find: 'counting' as const, swings, seconds },
    prompt: stem(
      rng,
      [
        say`${body} completes ${swings} oscillations in ${quantity(seconds, 's')}.`,
        say`A particle executing simple harmonic motion makes ${swings} complete vibrations in ${quantity(seconds, 's')}.`,
        say`${body} takes ${quantity(seconds, 's')} to make ${swings} complete oscillations.`,
        say`In an experiment, ${swings} oscillations of ${body.toLowerCase()} are found to take ${quantity(seconds, 's')}.`,
      ],
      [
        say`Its time period is:`,
        say`What is the time period of oscillation?`,
        say`Find the time taken for one oscillation.`,
        say`The period of the motion, in seconds, is:`,
      ],
    ),
    answer,
    mistakes: [
      ...(isWhole((1000 * swings) / seconds)
        ? [{ value: swings / seconds, because: say`that number is the frequency in hertz` }]
        : []),
      { value: seconds / (2 * swings), because: say`half a swing was taken as an oscillation` },
      { value: (2 * seconds) / swings, because: say`each oscillation was counted twice` },
      { value: seconds / 10, because: say`the time was divided by 10 instead of ${swings}` },
      { value: seconds / 20, because: say`the time was divided by 20 instead of ${swings}` },
      { value: swings / 10, because: say`the number of oscillations was divided by 10` },
      { value: Math.abs(seconds - 5) / swings, because: say`5 seconds too few were read` },
      { value: (seconds + 5) / swings, because: say`5 seconds too many were read` },
    ].filter(({ value }) => isWhole(value * 1000)),
    steps: [say`Period = time ÷ number of oscillations`, say`T = ${seconds} ÷ ${swings} = ${answer}`],
  }
}

/** "A tuning fork makes 512 vibrations in 2 s. What is its frequency?" */
function frequencyOfCounting(rng: Random) {
  const { frequency, seconds } = rng.until(
    () => ({ frequency: rng.chance(0.5) ? rng.int(1, 80) / 20 : rng.int(5, 500), seconds: rng.int(2, 60) }),
    (drawn) =>
      isWhole(drawn.frequency * drawn.seconds) &&
      drawn.frequency * drawn.seconds <= 6000 &&
      drawn.frequency !== 1,
  )
  const swings = Math.round(frequency * seconds)
  const answer = quantity(frequency, 'Hz')
  const body = rng.pick(
    frequency < 4
      ? frequency > 1.25
        ? QUICK
        : SWINGING
      : [
          'A vibrating string',
          'The prong of a tuning fork',
          'A vibrating reed',
          'A float',
          'A stretched wire',
        ],
  )
  const time = quantity(seconds, 's')
  return {
    concept: 'shm',
    given: { find: 'frequency' as const, swings, seconds },
    prompt: stem(
      rng,
      [
        say`${body} makes ${swings} complete vibrations in ${time}.`,
        say`${body} completes ${swings} oscillations in ${time}.`,
        say`In ${time}, ${body.toLowerCase()} vibrates ${swings} times.`,
        say`A student counts ${swings} oscillations of ${body.toLowerCase()} in ${time} with an instrument.`,
      ],
      [
        say`Its frequency is:`,
        say`What is the frequency of the vibration?`,
        say`Find the frequency of oscillation.`,
        say`With what frequency does it vibrate?`,
      ],
    ),
    answer,
    mistakes: [
      { value: seconds / swings, because: say`that number is the time period in seconds` },
      { value: 2 * frequency, because: say`each vibration was counted twice` },
      { value: frequency / 2, because: say`half of the vibrations were counted` },
      { value: swings, because: say`that is the number of vibrations in the whole time` },
      { value: swings / 10, because: say`the number was divided by 10 instead of ${seconds}` },
      { value: (swings + seconds) / 10, because: say`time and number were added` },
      { value: frequency + 1, because: say`the division was worked out wrongly` },
    ].filter(({ value }) => isWhole(value * 100)),
    steps: [say`Frequency = number of vibrations ÷ time`, say`f = ${swings} ÷ ${seconds} = ${answer}`],
  }
}

/** "The period of a pendulum is 1.5 s. How many oscillations does it make in 1 minute?" */
function inATime(rng: Random) {
  const { period, seconds } = rng.until(
    () => ({ period: rng.int(4, 60) / 20, seconds: rng.int(2, 60) * 6 }),
    (drawn) => isWhole(drawn.seconds / drawn.period) && drawn.period !== 1,
  )
  const swings = Math.round(seconds / period)
  const answer = count(swings)
  const body = drawSwinging(rng, period)
  const time = seconds % 60 === 0 ? quantity(seconds / 60, 'minute') : quantity(seconds, 's')
  return {
    concept: 'shm',
    given: { find: 'in a time' as const, period, seconds },
    prompt: stem(
      rng,
      [
        say`The time period of ${body.toLowerCase()} is ${quantity(period, 's')}.`,
        say`${body} takes ${quantity(period, 's')} for one complete oscillation.`,
        say`${body} oscillates with a period of ${quantity(period, 's')}.`,
        say`One to-and-fro motion of ${body.toLowerCase()} takes ${quantity(period, 's')}.`,
      ],
      [
        say`The number of oscillations made in ${time} is:`,
        say`How many complete oscillations does it make in ${time}?`,
        say`Find the number of oscillations in ${time}.`,
        say`How often does it swing to and fro in ${time}?`,
      ],
    ),
    answer,
    mistakes: [
      { value: Math.round(seconds * period), because: say`time and period were multiplied` },
      { value: 2 * swings, because: say`half a swing was taken as an oscillation` },
      { value: Math.round(swings / 2), because: say`each oscillation was counted twice` },
      { value: seconds, because: say`one oscillation was taken to last one second` },
      { value: swings + 1, because: say`the start was counted as an oscillation` },
      { value: swings - 1, because: say`one oscillation was left out` },
      { value: Math.round(seconds / 10), because: say`the time was divided by 10 instead of the period` },
    ],
    steps: [say`Number of oscillations = time ÷ period`, say`${seconds} ÷ ${period} = ${answer}`],
  }
}

/** Springs for which √(m/k) is a short decimal. */
const SPRINGS = range(1, 40).flatMap((twentieths) =>
  [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.45, 0.5, 0.6, 0.75, 0.8, 0.9, 1, 1.2, 1.25, 1.5, 1.6, 1.8]
    .concat([2, 2.25, 2.4, 2.5, 2.7, 3, 3.2, 3.6, 4, 4.5, 5, 6, 7.5, 8, 9, 10])
    .flatMap((mass) => {
      const root = twentieths / 20
      const stiffness = Math.round((mass / root ** 2) * 1e6) / 1e6
      return Number.isInteger(stiffness) && stiffness >= 2 && stiffness <= 4000 && root <= 1
        ? [{ mass, stiffness, root }]
        : []
    }),
)

function springPeriod(rng: Random) {
  const { mass, stiffness, root } = rng.pick(SPRINGS)
  const answer = seconds(2 * root)

  const [m, k] = [quantity(mass, 'kg'), quantity(stiffness, 'N/m')]
  const body = rng.pick([
    'a weight',
    'an iron ball',
    'a brass block',
    'a stone',
    'a bag of sand',
    'a small cart',
  ])
  return {
    concept: 'spring-mass',
    given: { find: 'spring' as const, mass, stiffness, pi: PI },
    prompt: stem(
      rng,
      [
        // A soft spring would be stretched by metres.
        root <= 0.3
          ? say`A mass of ${m} is suspended from a spring of force constant ${k} and set into vertical oscillations.`
          : say`On a smooth table, a mass of ${m} fixed to the end of a spring of force constant ${k} is set into oscillations.`,
        say`${body} of mass ${m} attached to a light spring of spring constant ${k} executes simple harmonic motion.`,
        say`A spring of force constant ${k} has ${body} of mass ${m} at its free end, on a frictionless surface. It is pulled slightly and released.`,
      ],
      [
        say`The time period of oscillation is:`,
        say`What is the time period of its motion?`,
        say`Find the period of oscillation.`,
      ],
      [say`(π = 3.14)`, say`Take π = 3.14.`],
    ),
    answer,
    mistakes: [
      { value: seconds(root), because: say`the 2 in 2π√(m/k) was forgotten` },
      { value: seconds(2 / root), because: say`mass and force constant were exchanged` },
      { value: seconds((2 * mass) / stiffness), because: say`the square root was not taken` },
      { value: seconds(4 * root), because: say`the result was doubled` },
      { value: seconds(root / 2), because: say`the root was multiplied by π/2 instead of 2π` },
      { value: seconds(root * 10), because: say`g was brought in` },
      { value: seconds(2 * root * mass), because: say`the mass was multiplied in once more` },
    ],
    steps: [
      say`T = 2π√(m ÷ k)`,
      say`√(${mass} ÷ ${stiffness}) = ${root}`,
      say`T = 2 × 3.14 × ${root} ≈ ${answer}`,
    ],
  }
}

/** "A body of 0.2 kg is on a spring of 50 N/m and swings by 10 cm. What is its kinetic energy at 6 cm?" */
function energyAt(rng: Random) {
  const { amplitude, place, stiffness } = rng.until(
    () => {
      const amplitude = rng.int(4, 40)
      return { amplitude, place: rng.int(1, amplitude - 1), stiffness: rng.int(2, 80) * 10 }
    },
    (drawn) => {
      const energy = (drawn.stiffness * (drawn.amplitude ** 2 - drawn.place ** 2)) / 20_000
      return isWhole(energy * 100) && energy >= 0.05 && energy <= 50
    },
  )
  const round = (energy: number) => Math.round(energy * 1e4) / 1e4
  const of = (square: number) => round((stiffness * square) / 20_000)
  const kinetic = of(amplitude ** 2 - place ** 2)
  const answer = quantity(kinetic, 'J')
  const square = rounded((amplitude ** 2 - place ** 2) / 10_000, 4)
  const [k, a, x] = [quantity(stiffness, 'N/m'), quantity(amplitude, 'cm'), quantity(place, 'cm')]
  const body = rng.pick(['block', 'body', 'small cart', 'ball', 'piece of metal'])
  return {
    concept: 'spring-mass',
    given: { find: 'energy' as const, amplitude, place, stiffness },
    prompt: stem(
      rng,
      [
        say`A ${body} attached to a spring of force constant ${k} oscillates on a smooth horizontal surface with an amplitude of ${a}.`,
        say`The spring of a horizontal oscillator has a force constant of ${k}. The ${body} at its end is pulled by ${a} and released; there is no friction.`,
        say`A ${body} on a frictionless table executes simple harmonic motion of amplitude ${a} at the end of a spring with k = ${k}.`,
      ],
      [
        say`Its kinetic energy at a displacement of ${x} from the mean position is:`,
        say`What is its kinetic energy when it is ${x} away from the mean position?`,
        say`Find the kinetic energy of the ${body} at the instant when its displacement is ${x}.`,
        say`How much kinetic energy does it have ${x} from the mean position?`,
      ],
    ),
    answer,
    mistakes: [
      { value: of(amplitude ** 2), because: say`that is the total energy` },
      { value: of(place ** 2), because: say`that is the potential energy at this place` },
      { value: 2 * kinetic, because: say`the half in ½k(A² − x²) was forgotten` },
      {
        value: of((amplitude - place) ** 2),
        because: say`the displacement was taken off the amplitude before squaring`,
      },
      { value: of(amplitude ** 2 + place ** 2), because: say`the potential energy was added` },
      { value: round(kinetic / 2), because: say`the result was halved once more` },
    ],
    steps: [
      say`Total energy = ½kA², potential energy = ½kx².`,
      say`Kinetic energy = ½k(A² − x²)`,
      say`A² − x² = ${amplitude}² − ${place}² = ${amplitude ** 2 - place ** 2} cm² = ${square} m²`,
      say`½ × ${stiffness} × ${square} = ${answer}`,
    ],
  }
}

function greatestSpeed(rng: Random) {
  const [amplitude, rate] = [rng.int(2, 40) / 100, rng.int(2, 30)]
  const answer = quantity(Math.round(amplitude * rate * 100) / 100, 'm/s')

  const cm = quantity(Math.round(amplitude * 100), 'cm')
  const body = rng.pick([
    'A piston',
    'A mass on a spring',
    'A trolley between springs',
    'A toy',
    'A block',
    'A float',
  ])
  return {
    concept: 'shm',
    given: { find: 'greatest' as const, amplitude, rate },
    prompt: stem(
      rng,
      [
        say`${body} executes simple harmonic motion with an amplitude of ${cm} and an angular frequency of ${quantity(rate, 'rad/s')}.`,
        say`The amplitude of oscillation of ${body.toLowerCase()} is ${cm} and its angular frequency is ${quantity(rate, 'rad/s')}.`,
        say`${body} executes simple harmonic motion with ω = ${quantity(rate, 'rad/s')} between two points ${cm} on either side of the mean position.`,
      ],
      [
        say`Its maximum velocity is:`,
        say`What is its maximum speed?`,
        say`Find its speed at the mean position.`,
      ],
    ),
    answer,
    mistakes: [
      { value: amplitude * rate ** 2, because: say`that number is the greatest acceleration in m/s²` },
      { value: amplitude * rate * 100, because: say`centimetres were not changed into metres` },
      { value: (amplitude + 0.01) * rate, because: say`the amplitude was read one centimetre too long` },
      { value: (amplitude - 0.01) * rate, because: say`the amplitude was read one centimetre too short` },
      { value: amplitude * rate * 2, because: say`the whole width of the swing was used` },
      { value: (amplitude * rate) / 2, because: say`the result was halved` },
    ],
    steps: [
      say`In metres the amplitude is ${quantity(amplitude, 'm')}.`,
      say`The speed is greatest in the middle: v = Aω`,
      say`v = ${amplitude} × ${rate} = ${answer}`,
    ],
  }
}

function greatestAcceleration(rng: Random) {
  const { amplitude, rate } = rng.until(
    () => ({ amplitude: rng.int(2, 50), rate: rng.int(2, 25) }),
    (drawn) => (drawn.amplitude * drawn.rate ** 2) / 100 <= 60,
  )
  const metres = amplitude / 100
  const greatest = Math.round(amplitude * rate ** 2) / 100
  const answer = quantity(greatest, 'm/s²')
  const [cm, angular] = [quantity(amplitude, 'cm'), quantity(rate, 'rad/s')]
  const body = rng.pick([
    'A particle',
    'A mass on a spring',
    'A block',
    'A piston',
    'A toy on a spring',
    'A float',
  ])
  return {
    concept: 'shm',
    given: { find: 'greatest acceleration' as const, amplitude: metres, rate },
    prompt: stem(
      rng,
      [
        say`${body} executes simple harmonic motion of amplitude ${cm} with an angular frequency of ${angular}.`,
        say`In simple harmonic motion, ${body.toLowerCase()} has an amplitude of ${cm} and an angular frequency of ${angular}.`,
        say`The amplitude and the angular frequency of ${body.toLowerCase()} in simple harmonic motion are ${cm} and ${angular}, respectively.`,
      ],
      [
        say`Its maximum acceleration is:`,
        say`What is its maximum acceleration?`,
        say`Find the magnitude of its acceleration at an extreme position.`,
        say`How large is its acceleration at the end of the swing?`,
      ],
    ),
    answer,
    mistakes: [
      { value: metres * rate, because: say`that number is the greatest speed; ω was not squared` },
      { value: amplitude * rate ** 2, because: say`centimetres were not changed into metres` },
      { value: metres ** 2 * rate ** 2, because: say`the amplitude was squared too` },
      { value: 2 * greatest, because: say`the whole width of the swing was used` },
      { value: greatest / 2, because: say`the result was halved` },
      {
        value: ((amplitude + 1) * rate ** 2) / 100,
        because: say`the amplitude was read one centimetre too long`,
      },
      {
        value: ((amplitude - 1) * rate ** 2) / 100,
        because: say`the amplitude was read one centimetre too short`,
      },
    ].filter(({ value }) => isWhole(value * 100)),
    steps: [
      say`In metres the amplitude is ${quantity(metres, 'm')}.`,
      say`The acceleration is greatest at the ends: a = Aω²`,
      say`a = ${metres} × ${rate}² = ${answer}`,
    ],
  }
}

/** Positions with a short speed: legs of right-angled triangles, and their multiples. */
const TRIANGLES = (
  [
    [3, 4, 5, 9],
    [5, 12, 13, 3],
    [8, 15, 17, 2],
    [7, 24, 25, 2],
    [20, 21, 29, 1],
    [12, 35, 37, 1],
    [9, 40, 41, 1],
    [1.5, 2, 2.5, 1],
    [2.5, 6, 6.5, 1],
  ] as const
).flatMap(([one, other, long, most]) =>
  range(1, most).flatMap((times) =>
    [
      [one, other],
      [other, one],
    ].map(([place = one, rest = other]) => [place * times, rest * times, long * times] as const),
  ),
)

/** The speed away from the middle. */
function speedAt(rng: Random) {
  const [[place, other, amplitude], rate] = [rng.pick(TRIANGLES), rng.int(2, 24)]
  const answer = quantity(other * rate, 'cm/s')

  const [a, x] = [quantity(amplitude, 'cm'), quantity(place, 'cm')]
  const body = rng.pick([
    'A block on a spring',
    'A piston',
    'A toy on a spring',
    'A float on water',
    'A steel ball on a spring',
  ])
  return {
    concept: 'shm',
    given: { find: 'at' as const, amplitude, place, rate },
    prompt: stem(
      rng,
      [
        say`A particle executes simple harmonic motion of amplitude ${a} and angular frequency ${quantity(rate, 'rad/s')}.`,
        say`${body} oscillates with an amplitude of ${a} and ω = ${quantity(rate, 'rad/s')}.`,
        say`The amplitude of a particle in simple harmonic motion is ${a}, and its angular frequency is ${quantity(rate, 'rad/s')}.`,
        say`In simple harmonic motion with ω = ${quantity(rate, 'rad/s')}, ${body.toLowerCase()} moves between two points ${a} on either side of its mean position.`,
      ],
      [
        say`Its velocity at a displacement of ${x} from the mean position is:`,
        say`What is its speed when it is ${x} away from the mean position?`,
        say`Find the speed of the particle at the instant when its displacement is ${x}.`,
        say`When the displacement is ${x}, the speed is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: amplitude * rate, because: say`that is the greatest speed, in the middle` },
      { value: place * rate, because: say`the displacement was used in place of √(A² − x²)` },
      {
        value: (amplitude - place) * rate,
        because: say`the displacement was simply taken off the amplitude`,
      },
      { value: (amplitude + place) * rate, because: say`the displacement was added to the amplitude` },
      { value: other ** 2 * rate, because: say`the square root was not taken` },
      { value: other * rate * 2, because: say`the result was doubled` },
      { value: (other * rate) / 2, because: say`the result was halved` },
    ],
    steps: [
      say`v = ω√(A² − x²)`,
      say`A² − x² = ${amplitude ** 2} − ${place ** 2} = ${other ** 2}`,
      say`Its square root is ${other}.`,
      say`v = ${rate} × ${other} = ${answer}`,
    ],
  }
}

/** Two places on one swing: [x₁, √(A² − x₁²), x₂, √(A² − x₂²), A]. */
const SWINGS = [
  [7, 24, 15, 20, 25],
  [7, 24, 20, 15, 25],
  [15, 20, 24, 7, 25],
  [7, 24, 24, 7, 25],
  [3, 4, 4, 3, 5],
  [6, 8, 8, 6, 10],
  [5, 12, 12, 5, 13],
  [8, 15, 15, 8, 17],
  [16, 63, 33, 56, 65],
  [25, 60, 39, 52, 65],
  [14, 48, 30, 40, 50],
  [10, 24, 24, 10, 26],
  [9, 12, 12, 9, 15],
  [20, 21, 21, 20, 29],
] as const

/** "The speeds of a particle in SHM at 3 cm and 4 cm from the mean position are 8 cm/s and 6 cm/s. What is its amplitude?" */
function twoSpeeds(rng: Random) {
  const [[near, long, far, short, amplitude], rate] = [rng.pick(SWINGS), rng.int(2, 25)]
  const [fast, slow] = [long * rate, short * rate]
  const asked = rng.pick(['rate', 'amplitude', 'greatest'] as const)
  const greatest = amplitude * rate
  const answer = {
    rate: quantity(rate, 'rad/s'),
    amplitude: quantity(amplitude, 'cm'),
    greatest: quantity(greatest, 'cm/s'),
  }[asked]
  const [x1, x2] = [quantity(near, 'cm'), quantity(far, 'cm')]
  const body = rng.pick(['body', 'particle', 'block', 'bob', 'float'])
  const [v1, v2] = [quantity(fast, 'cm/s'), quantity(slow, 'cm/s')]
  return {
    concept: 'shm',
    given: { find: 'two-speeds' as const, near, fast, far, slow, asked },
    prompt: stem(
      rng,
      [
        say`A ${body} executing simple harmonic motion has speeds of ${v1} and ${v2} at distances of ${x1} and ${x2} from the mean position, respectively.`,
        say`In simple harmonic motion, the velocity of a ${body} is ${v1} when its displacement is ${x1}, and ${v2} when its displacement is ${x2}.`,
        say`The speeds of a ${body} in simple harmonic motion are ${v1} and ${v2} when its displacements are ${x1} and ${x2}, respectively.`,
        say`A ${body} in simple harmonic motion moves at ${v1} when it is ${x1} away from its mean position and at ${v2} when it is ${x2} away.`,
      ],
      {
        rate: [
          say`Its angular frequency is:`,
          say`What is its angular frequency?`,
          say`Find the value of ω for this motion.`,
        ],
        amplitude: [
          say`The amplitude of the motion is:`,
          say`What is its amplitude?`,
          say`Find the amplitude of the oscillation.`,
        ],
        greatest: [
          say`Its maximum speed is:`,
          say`What is its speed at the mean position?`,
          say`Find its maximum speed.`,
        ],
      }[asked],
    ),
    answer,
    mistakes: {
      rate: [
        { value: rate ** 2, because: say`the square root was not taken` },
        { value: 2 * rate, because: say`the result was doubled` },
        { value: rate / 2, because: say`the result was halved` },
        { value: rate + 1, because: say`a square was worked out wrongly` },
        { value: rate - 1, because: say`a square was worked out wrongly` },
        { value: rate + 2, because: say`a square was worked out wrongly` },
      ],
      amplitude: [
        { value: near + far, because: say`the two displacements were added` },
        { value: far, because: say`that is the larger displacement` },
        { value: 2 * amplitude, because: say`the amplitude was doubled` },
        { value: amplitude + near, because: say`a displacement was added to the amplitude` },
        { value: amplitude + 1, because: say`a square was worked out wrongly` },
        { value: amplitude - 1, because: say`a square was worked out wrongly` },
        { value: amplitude / 2, because: say`the amplitude was halved` },
      ],
      greatest: [
        { value: fast, because: say`that is the speed at ${x1}, not at the mean position` },
        { value: fast + slow, because: say`the two speeds were added` },
        { value: rate * far, because: say`the larger displacement was taken for the amplitude` },
        {
          value: rate * (near + far),
          because: say`the sum of the displacements was taken for the amplitude`,
        },
        { value: 2 * greatest, because: say`the result was doubled` },
        { value: rate * (amplitude + 1), because: say`a square was worked out wrongly` },
        { value: rate * (amplitude - 1), because: say`a square was worked out wrongly` },
      ],
    }[asked],
    steps: [
      say`v² = ω²(A² − x²) holds at both places.`,
      say`Subtract: ${fast}² − ${slow}² = ω²(${far}² − ${near}²)`,
      say`ω² = ${fast ** 2 - slow ** 2} ÷ ${far ** 2 - near ** 2} = ${rate ** 2}, so ω = ${quantity(rate, 'rad/s')}.`,
      say`A² = ${near}² + (${fast} ÷ ${rate})² = ${near ** 2} + ${long ** 2} = ${amplitude ** 2}`,
      {
        rate: say`The angular frequency is ${answer}`,
        amplitude: say`A = ${answer}`,
        greatest: say`Maximum speed = Aω = ${amplitude} × ${rate} = ${answer}`,
      }[asked],
    ],
  }
}

/** A pendulum made longer by a square: the period grows by its root. */
function changedPendulum(rng: Random) {
  const { root, base, shorter, period } = rng.until(
    () => ({
      root: rng.pick([1, 2, 4, 5, 8, 10]),
      base: rng.pick([1, 2, 4, 5, 8]),
      shorter: rng.int(2, 25) * 2,
      period: rng.int(4, 30) / 10,
    }),
    (drawn) =>
      drawn.root !== drawn.base &&
      Number.isInteger((drawn.shorter * drawn.root ** 2) / drawn.base ** 2) &&
      Number.isInteger((drawn.period * 100 * drawn.root) / drawn.base) &&
      drawn.root / drawn.base <= 2.5 &&
      drawn.base / drawn.root <= 2.5,
  )
  const longer = (shorter * root ** 2) / base ** 2
  const after = (period * root) / base
  const answer = quantity(Math.round(after * 100) / 100, 's')

  const [before, then] = [quantity(shorter, 'cm'), quantity(longer, 'cm')]
  return {
    concept: 'simple-pendulum',
    given: { find: 'changed' as const, shorter, longer, period },
    prompt: stem(
      rng,
      [
        say`The time period of a simple pendulum of length ${before} is ${quantity(period, 's')}. Its length is changed to ${then}.`,
        say`A simple pendulum of length ${before} oscillates with a time period of ${quantity(period, 's')}. Another pendulum at the same place has a length of ${then}.`,
        say`The length of a simple pendulum, whose time period is ${quantity(period, 's')}, is changed from ${before} to ${then}.`,
      ],
      [
        say`The new time period is:`,
        say`What is the time period in the second case?`,
        say`Find the period for the second length.`,
        say`How long does one oscillation take now?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: (period * longer) / shorter,
        because: say`the period was changed as the length itself, not as its root`,
      },
      { value: (period * base) / root, because: say`the lengths were exchanged` },
      { value: period, because: say`the period does depend on the length` },
      {
        value: (period * shorter) / longer,
        because: say`the period was divided by the ratio of the lengths`,
      },
      { value: after * 2, because: say`the result was doubled` },
      { value: after / 2, because: say`the result was halved` },
      {
        value: period * (1 + Math.abs(root / base - 1) / 2),
        because: say`only half of the change was counted`,
      },
    ],
    steps: [
      say`T = 2π√(l ÷ g), so the period changes as the square root of the length.`,
      say`Ratio of the lengths: ${longer} ÷ ${shorter} = ${root ** 2}/${base ** 2}`,
      say`Its square root is ${root}/${base}.`,
      say`T = ${period} × ${root} ÷ ${base} = ${answer}`,
    ],
  }
}

/** Rounded as in the questions. */
const PI = 314 / 100

const seconds = (timesPi: number) => quantity(Math.round(timesPi * PI * 1000) / 1000, 's', { places: 2 })

/** How many times the kinetic energy is the potential one, with the part of the amplitude at which it is so. */
const ENERGY_RATIOS = [
  { times: 3, parts: 2 },
  { times: 8, parts: 3 },
  { times: 15, parts: 4 },
  { times: 24, parts: 5 },
  { times: 35, parts: 6 },
] as const

/** "At what displacement is the kinetic energy 3 times the potential energy, if the amplitude is 10 cm?" */
function placeOfShare(rng: Random) {
  const { times, parts } = rng.pick(ENERGY_RATIOS)
  const place = rng.int(4, Math.floor(90 / parts)) / 2
  const amplitude = place * parts
  const answer = quantity(place, 'cm')
  const a = quantity(amplitude, 'cm')
  const body = rng.pick(['A particle', 'A body', 'A block on a spring', 'The bob of a long pendulum'])
  return {
    concept: 'shm',
    given: { find: 'place' as const, amplitude, times },
    prompt: stem(
      rng,
      [
        say`${body} executes simple harmonic motion of amplitude ${a}.`,
        say`The amplitude of a simple harmonic motion is ${a}.`,
        say`${body} oscillates simple harmonically, ${a} to either side of the mean position.`,
      ],
      [
        say`The displacement at which its kinetic energy is ${times} times its potential energy is:`,
        say`At what displacement from the mean position is the kinetic energy ${times} times the potential energy?`,
        say`Find the distance from the mean position at which the ratio of the kinetic energy to the potential energy is ${times} : 1.`,
        say`How far from the mean position is it when its potential energy is 1/${times} of its kinetic energy?`,
      ],
    ),
    answer,
    mistakes: [
      { value: amplitude / times, because: say`the amplitude was divided by ${times}, without squares` },
      { value: amplitude / (times + 1), because: say`the root was not taken of 1/${times + 1}` },
      { value: amplitude / 2, because: say`the middle between the mean and the extreme position was taken` },
      { value: amplitude - place, because: say`the distance from the extreme position was taken` },
      { value: place * 2, because: say`the result was doubled` },
      { value: place / 2, because: say`the result was halved` },
      { value: place * 1.5, because: say`half of the result was added once more` },
      { value: place * 0.8, because: say`the root was worked out wrongly` },
      { value: place * 1.2, because: say`the root was worked out wrongly` },
    ].filter((wrong) => isWhole(wrong.value * 10)),
    within: [0.1, amplitude - 0.1] as const,
    steps: [
      say`Potential energy ½kx², kinetic energy ½k(A² − x²).`,
      say`½k(A² − x²) = ${times} × ½kx², so A² = ${times + 1}x²`,
      say`x = A ÷ √${times + 1} = A ÷ ${parts}`,
      say`x = ${amplitude} ÷ ${parts} = ${answer}`,
    ],
  }
}

/** Masses in kg that springs of some hundred newtons per metre carry. */
const HUNG = [
  0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 0.9, 1, 1.2, 1.25, 1.5, 1.6, 1.8, 2, 2.25, 2.4,
].concat([2.5, 2.7, 3, 3.2, 3.6, 4, 4.5, 5, 6, 7.5, 8])

/** "A body of 2 kg hangs from springs of 300 N/m and 600 N/m in series. What is its period? (π = 3.14)" */
function joinedSprings(rng: Random) {
  const { how, first, second, mass, half } = rng.until(
    () => {
      const how = rng.pick(['series', 'parallel'] as const)
      const [first, second] = [rng.int(4, 120) * 5, rng.int(4, 120) * 5]
      const stiffness = how === 'parallel' ? first + second : (first * second) / (first + second)
      const mass = rng.pick(HUNG)
      return { how, first, second, mass, half: Math.sqrt(mass / stiffness) }
    },
    (drawn) =>
      drawn.first !== drawn.second && isWhole(drawn.half * 200) && drawn.half >= 0.04 && drawn.half <= 0.3,
  )
  const joined = how === 'parallel' ? first + second : (first * second) / (first + second)
  // The period in units of π.
  const turns = Math.round(half * 200) / 100
  const answer = seconds(turns)
  const [k, q, m] = [quantity(first, 'N/m'), quantity(second, 'N/m'), quantity(mass, 'kg')]
  const turnsOf = (stiffness: number) => Math.round(Math.sqrt(mass / stiffness) * 200) / 100
  const other = how === 'parallel' ? (first * second) / (first + second) : first + second
  return {
    concept: 'spring-mass',
    given: { find: 'joined' as const, how, first, second, mass, pi: PI },
    prompt: stem(
      rng,
      how === 'parallel'
        ? [
            say`Two springs of force constants ${k} and ${q} are joined in parallel, and a body of mass ${m} hangs from them.`,
            say`A block of mass ${m} on a smooth floor is held between two walls by two springs, of force constants ${k} and ${q}, one on each side.`,
            say`A body of mass ${m} is supported by two springs side by side, of force constants ${k} and ${q}.`,
            say`A trolley of mass ${m} on a smooth track is tied to one wall by two springs of force constants ${k} and ${q}, fixed side by side.`,
          ]
        : [
            say`Two springs of force constants ${k} and ${q} are joined end to end, and a body of mass ${m} hangs from them.`,
            say`A block of mass ${m} on a smooth floor is tied to a wall by two springs, of force constants ${k} and ${q}, one behind the other.`,
            say`A body of mass ${m} hangs from a spring of force constant ${k}, which in turn hangs from a spring of force constant ${q}.`,
            say`A trolley of mass ${m} on a smooth track is tied to a wall by two springs of force constants ${k} and ${q}, joined in series.`,
          ],
      [
        say`Its time period (π = 3.14) is:`,
        say`What is its time period? (π = 3.14)`,
        say`Find the time period of its oscillations. (π = 3.14)`,
        say`Find the time in which it completes one oscillation. (π = 3.14)`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: seconds(turnsOf(other)),
        because: say`the springs were taken as ${how === 'parallel' ? 'one behind the other' : 'side by side'}`,
      },
      { value: seconds(turnsOf(first)), because: say`only the spring of ${k} was counted` },
      { value: seconds(turnsOf(second)), because: say`only the spring of ${q} was counted` },
      { value: seconds(turnsOf((first + second) / 2)), because: say`the force constants were averaged` },
      { value: seconds(turns * 2), because: say`the result was doubled` },
      { value: seconds(turns / 2), because: say`the result was halved` },
    ],
    steps: [
      how === 'parallel'
        ? say`Both springs pull back together: k = ${first} + ${second} = ${quantity(joined, 'N/m')}`
        : say`One behind the other: k = ${first} × ${second} ÷ (${first} + ${second}) = ${rounded(joined, 1, 'N/m')}`,
      say`T = 2π√(m ÷ k)`,
      how === 'parallel'
        ? say`√(m ÷ k) = √(${mass} ÷ ${joined}) = ${turns / 2} s`
        : say`√(m ÷ k) = √(${mass} × (${first} + ${second}) ÷ (${first} × ${second})) = ${turns / 2} s`,
      say`T = 2 × 3.14 × ${turns / 2} ≈ ${answer}`,
    ],
  }
}
