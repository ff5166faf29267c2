import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const G = 10

/** Springs whose launch speed is short: k in N/m, squeeze in m. */
const LAUNCHES = [0.1, 0.2, 0.4, 0.5, 0.8, 1, 2].flatMap((mass) =>
  range(2, 40).flatMap((half) =>
    [0.05, 0.1, 0.2, 0.25, 0.4, 0.5].flatMap((squeeze) => {
      const speed = half / 2
      const stiffness = (mass * speed ** 2) / squeeze ** 2
      return Number.isInteger(stiffness / 10) && stiffness <= 4000
        ? [{ mass, speed, squeeze, stiffness: Math.round(stiffness) }]
        : []
    }),
  ),
)

/** The energy of a spring becomes energy of motion. */
export function springLaunch(rng: Random) {
  const { mass, speed, squeeze, stiffness } = rng.pick(LAUNCHES)
  const answer = quantity(speed, 'm/s')
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const thing = rng.pick(['a ball', 'a marble block', 'a toy car', 'a disc', 'a small cart'])
  const [k, x, m] = [quantity(stiffness, 'N/m'), quantity(squeeze * 100, 'cm'), quantity(mass, 'kg')]
  const stored = (stiffness * squeeze ** 2) / 2
  return {
    given: { find: 'spring' as const, mass, stiffness, squeeze },
    prompt: rng.pick([
      say`A spring of ${k} in ${town} is squeezed by ${x} and pushes ${thing} of ${m} off on a smooth table. With what speed does it leave?`,
      say`${person} of ${town} presses a spring (force constant ${k}) together by ${x}. Let go, it sets ${thing} with a mass of ${m} in motion without friction. How fast does ${thing.replace(/^an? /, 'the ')} become?`,
      say`A toy gun sold in ${town} has a spring of force constant ${k}. It is pressed in by ${x} and shoots ${thing} of ${m} level over smooth ground. Find the speed of ${thing.replace(/^an? /, 'the ')}.`,
      say`All the energy of a spring squeezed by ${x} goes into ${thing} of mass ${m}, as ${person} shows in ${town}. The spring has ${k}. What speed results?`,
      say`On a frictionless track in ${town} ${thing} (${m}) rests against a spring of ${k} that is held ${x} short of its length. What is its speed once ${person} frees the spring?`,
    ]),
    answer,
    mistakes: [
      { value: speed ** 2, because: say`the square root was not taken` },
      {
        value: (stiffness * squeeze) / mass / 10,
        because: say`the force of the spring was divided by the weight`,
      },
      { value: speed * 2, because: say`the speed was doubled` },
      { value: speed / 2, because: say`the speed was halved` },
      { value: stored, because: say`that number is the energy of the spring in joules` },
      { value: stiffness * squeeze ** 2, because: say`that number is twice the energy of the spring` },
      { value: stiffness * squeeze, because: say`that number is the force of the spring in newtons` },
      { value: speed + 1, because: say`the root was taken one too high` },
    ],
    steps: [
      say`In metres the spring is squeezed by ${quantity(squeeze, 'm')}.`,
      say`Its energy ½kx² = ½ × ${stiffness} × ${squeeze}² = ${quantity(stored, 'J')} becomes ½mv².`,
      say`v² = 2 × ${stored} ÷ ${mass} = ${speed ** 2}`,
      say`v = ${answer}`,
    ],
  }
}

/** What a slide with friction takes away. */
export function workAgainstFriction(rng: Random) {
  const { mass, height, speed } = rng.until(
    () => ({
      mass: rng.pick([2, 4, 5, 6, 8, 10, 12, 20, 24, 30, 36, 40]),
      height: rng.int(2, 20),
      speed: rng.int(2, 16),
    }),
    (drawn) => drawn.speed ** 2 < 1.8 * G * drawn.height && drawn.speed ** 2 > 0.4 * G * drawn.height,
  )
  const [lost, kept] = [mass * G * height, (mass * speed ** 2) / 2]
  const answer = quantity(lost - kept, 'J')
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const slider = mass >= 20 ? 'a child' : rng.pick(['a box', 'a sack', 'a log', 'a parcel'])
  const m = quantity(mass, 'kg')
  return {
    given: { find: 'friction' as const, mass, height, speed, g: G },
    prompt: rng.pick([
      say`On a slide in ${town} ${slider} of ${m} comes down by ${quantity(height, 'm')} from rest and has ${quantity(speed, 'm/s')} at the foot. How much energy has friction taken? (g = 10 m/s²)`,
      say`In ${town} ${slider} with a mass of ${m} slides from rest down a ramp ${quantity(height, 'm')} high. ${person} measures ${quantity(speed, 'm/s')} at the bottom. Taking g = 10 m/s², find the work done against friction.`,
      say`From the top of a slope in ${town}, ${quantity(height, 'm')} above its foot, ${slider} (${m}) starts at rest and arrives with ${quantity(speed, 'm/s')}. How many joules became heat on the way, for g = 10 m/s²?`,
      say`Without friction ${slider} of ${m} would be faster than ${quantity(speed, 'm/s')} after coming down ${quantity(height, 'm')} from rest in ${town}. What energy is missing, if g = 10 m/s²?`,
      say`${person} of ${town} compares mgh with ½mv² for ${slider} of ${m}: height ${quantity(height, 'm')}, start from rest, speed at the end ${quantity(speed, 'm/s')}. How much went into friction? Use g = 10 m/s².`,
    ]),
    answer,
    mistakes: [
      { value: lost, because: say`the energy of motion that is left was not taken off` },
      { value: kept, because: say`that is the energy of motion at the foot` },
      { value: lost + kept, because: say`the two energies were added` },
      { value: Math.abs(lost - 2 * kept), because: say`the half in ½mv² was forgotten` },
      {
        value: Math.abs(lost - mass * speed),
        because: say`the momentum was taken off instead of the energy`,
      },
      { value: (lost - kept) / 2, because: say`the result was halved` },
      { value: 2 * (lost - kept), because: say`the result was doubled` },
    ],
    steps: [
      say`At the top: mgh = ${mass} × 10 × ${height} = ${quantity(lost, 'J')}`,
      say`At the foot: ½mv² = ½ × ${mass} × ${speed}² = ${quantity(kept, 'J')}`,
      say`What is missing went into friction.`,
      say`${lost} − ${kept} = ${answer}`,
    ],
  }
}
