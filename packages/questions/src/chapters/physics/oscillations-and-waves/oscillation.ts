import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A mass of 2 kg hangs on a spring of 200 N/m. What is its period?" */
export const oscillation = defineGenerator({
  id: 'physics/shm',
  version: 2,
  concepts: ['shm', 'spring-mass', 'simple-pendulum'],
  levels: {
    easy: { forms: [fromCounting] },
    medium: { forms: [springPeriod, greatestSpeed] },
    hard: { forms: [speedAt, changedPendulum] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'counting':
        return given.seconds / given.swings
      case 'spring':
        // In units of π, rounded as given: the angle turns by 2π in one period.
        return bisect((period) => (given.stiffness / given.mass) * period ** 2 - 4, 1000) * given.pi
      case 'greatest':
        return greatestSlope(given.amplitude, given.rate)
      case 'at': {
        const angle = Math.acos(given.place / given.amplitude)
        return given.amplitude * given.rate * Math.sin(angle)
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

function fromCounting(rng: Random) {
  const { swings, period } = rng.until(
    () => ({ swings: rng.pick([8, 10, 16, 20, 25, 32, 40, 50]), period: rng.int(40, 300) / 100 }),
    (drawn) => isWhole(drawn.swings * drawn.period) && drawn.period !== 1,
  )
  const seconds = Math.round(swings * period)
  const answer = quantity(period, 's')

  const body = rng.pick([
    'A pendulum',
    'A swing',
    'A mass on a spring',
    'A hanging lamp',
    'A metronome',
    'A plumb bob',
  ])
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
    ],
    steps: [say`Period = time ÷ number of oscillations`, say`T = ${seconds} ÷ ${swings} = ${answer}`],
  }
}

/** Springs for which √(m/k) is a short decimal. */
const SPRINGS = range(1, 20).flatMap((tenths) =>
  [0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1, 1.5, 2, 2.5, 3, 4, 5].flatMap((mass) => {
    const stiffness = mass / (tenths / 10) ** 2
    return Number.isInteger(stiffness) && stiffness >= 2 ? [{ mass, stiffness, root: tenths / 10 }] : []
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
        say`A mass of ${m} is suspended from a spring of force constant ${k} and set into vertical oscillations.`,
        say`${body} of mass ${m} attached to a light spring of spring constant ${k} executes simple harmonic motion.`,
        say`A spring of force constant ${k} carries ${body} of mass ${m} at its free end. It is pulled slightly and released.`,
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

function greatestSpeed(rng: Random) {
  const [amplitude, rate] = [rng.int(2, 40) / 100, rng.int(2, 30)]
  const answer = quantity(Math.round(amplitude * rate * 100) / 100, 'm/s')

  const cm = quantity(Math.round(amplitude * 100), 'cm')
  const body = rng.pick([
    'A piston',
    'A mass on a spring',
    'A needle of a machine',
    'A toy',
    'A block',
    'A loudspeaker cone',
  ])
  return {
    concept: 'shm',
    given: { find: 'greatest' as const, amplitude, rate },
    prompt: stem(
      rng,
      [
        say`A particle executes simple harmonic motion with an amplitude of ${cm} and an angular frequency of ${quantity(rate, 'rad/s')}.`,
        say`The amplitude of oscillation of ${body.toLowerCase()} is ${cm} and its angular frequency is ${quantity(rate, 'rad/s')}.`,
        say`${body} oscillates simple harmonically with ω = ${quantity(rate, 'rad/s')} between two points ${cm} on either side of the mean position.`,
      ],
      [
        say`Its maximum velocity is:`,
        say`What is the maximum speed of the particle?`,
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

/** Positions with a short speed: legs of right-angled triangles. */
const TRIANGLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [15, 8, 17],
  [12, 16, 20],
  [16, 12, 20],
  [7, 24, 25],
  [24, 7, 25],
  [15, 20, 25],
  [20, 15, 25],
] as const

/** The speed away from the middle. */
function speedAt(rng: Random) {
  const [[place, other, amplitude], rate] = [rng.pick(TRIANGLES), rng.int(2, 20)]
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
