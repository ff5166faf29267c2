import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A mass of 2 kg hangs on a spring of 200 N/m. What is its period?" */
export const oscillation = defineGenerator({
  id: 'physics/shm',
  version: 1,
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
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
    prompt: rng.pick([
      say`${body} in ${town} makes ${swings} full oscillations in ${quantity(seconds, 's')}. What is its period?`,
      say`${person} of ${town} counts ${swings} complete swings of ${body.toLowerCase()} in ${quantity(seconds, 's')}. How long does one take?`,
      say`In ${quantity(seconds, 's')}, ${body.toLowerCase()} in a school of ${town} goes to and fro ${swings} times. Find the time of one oscillation.`,
      say`The stopwatch of ${person} in ${town} shows ${quantity(seconds, 's')} when ${body.toLowerCase()} has finished its ${swings}th full oscillation since the start. What period does ${person} note?`,
      say`What is the periodic time of ${body.toLowerCase()} that oscillates ${swings} times in ${quantity(seconds, 's')}, as seen in ${town}?`,
    ]),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
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
    prompt: rng.pick([
      say`In ${town} ${body} of ${m} swings on a spring of force constant ${k}. What is its period, with π = 3.14?`,
      say`${person} of ${town} hangs ${body} with a mass of ${m} on a light spring (${k}) and lets it oscillate. Find the time of one oscillation for π = 3.14.`,
      say`A spring in a laboratory of ${town} needs ${quantity(stiffness, 'N')} for each metre of stretch. How long does ${body} of ${m} on it take for one full swing, if π = 3.14?`,
      say`With what period does ${body} (${m}) that ${person} fixed to a spring of ${k} on a smooth table in ${town} go to and fro? Take π = 3.14.`,
      say`The force constant of a spring is ${k}. ${person} of ${town} sets ${body} of ${m} on it oscillating. What periodic time follows with π = 3.14?`,
    ]),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
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
    prompt: rng.pick([
      say`${body} in ${town} oscillates with an amplitude of ${cm} and an angular frequency of ${quantity(rate, 'rad/s')}. What is its greatest speed?`,
      say`The motion of ${body.toLowerCase()} in ${town} is simple harmonic: amplitude ${cm}, ω = ${quantity(rate, 'rad/s')}. How fast is it in the middle?`,
      say`${person} of ${town} describes ${body.toLowerCase()} by x = A sin ωt with A = ${cm} and ω = ${quantity(rate, 'rad/s')}. Find the maximum speed.`,
      say`With what speed does ${body.toLowerCase()} pass its place of rest in ${town}, if it swings ${cm} to each side with ω = ${quantity(rate, 'rad/s')}?`,
    ]),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
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
    prompt: rng.pick([
      say`${body} in ${town} is in simple harmonic motion with an amplitude of ${a} and ω = ${quantity(rate, 'rad/s')}. What is its speed when it is ${x} from the middle?`,
      say`The amplitude of ${body.toLowerCase()} is ${a}, its angular frequency ${quantity(rate, 'rad/s')}. ${person} of ${town} wants its speed at a displacement of ${x}. What is it?`,
      say`In ${town} ${body.toLowerCase()} swings ${a} to each side with ω = ${quantity(rate, 'rad/s')}. How fast is it at the place ${x} away from its place of rest?`,
      say`${person} of ${town} freezes a film of ${body.toLowerCase()} at a displacement of ${x}. It moves harmonically, with amplitude ${a} and angular frequency ${quantity(rate, 'rad/s')}. Find its speed in that picture.`,
      say`At ${x} from the centre, with what speed does ${body.toLowerCase()} in ${town} move, if it oscillates harmonically with A = ${a} and ω = ${quantity(rate, 'rad/s')}?`,
    ]),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const [before, then] = [quantity(shorter, 'cm'), quantity(longer, 'cm')]
  return {
    concept: 'simple-pendulum',
    given: { find: 'changed' as const, shorter, longer, period },
    prompt: rng.pick([
      say`A pendulum of ${before} in ${town} has a period of ${quantity(period, 's')}. What is the period when its length is made ${then}?`,
      say`${person} of ${town} changes the length of a simple pendulum from ${before} to ${then}. Before, one swing took ${quantity(period, 's')}. How long does it take now?`,
      say`One oscillation of a simple pendulum ${before} long lasts ${quantity(period, 's')} in ${town}. Find the time of one oscillation of a pendulum ${then} long at the same place.`,
      say`At a clock shop in ${town} the pendulum (${before}, period ${quantity(period, 's')}) is replaced by one of ${then}. What period does ${person} expect?`,
      say`The string of a swing in ${town} is altered from ${before} to ${then}; it swung with a period of ${quantity(period, 's')} and is taken as a simple pendulum. What is its new period?`,
    ]),
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
