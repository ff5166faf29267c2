import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** Places at which the speed is short: legs of right-angled triangles. */
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
export function speedAt(rng: Random) {
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
export function changedPendulum(rng: Random) {
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
