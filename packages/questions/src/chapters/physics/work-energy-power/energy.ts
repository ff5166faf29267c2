import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { joules, kilograms } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the kinetic energy of a ball of 0.5 kg at 8 m/s?" */
export const energy = defineGenerator({
  id: 'physics/energy',
  version: 1,
  concepts: [
    'kinetic-energy',
    'potential-energy',
    'conservation-of-energy',
    'work-energy-theorem',
    'spring-energy',
  ],
  levels: {
    easy: { forms: [kinetic, potential] },
    medium: { forms: [fallingSpeed, workToSpeedUp] },
    hard: { forms: [springLaunch, workAgainstFriction] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'kinetic':
        return workOfPushing(given.mass, 0, given.speed)
      case 'potential':
        // A lifting force equal to the weight, metre by metre.
        return range(1, given.height).reduce((work) => work + given.mass * given.g, 0)
      case 'falling':
        return bisect((speed) => workOfPushing(1, 0, speed) - given.g * given.height, 1000)
      case 'speeding':
        return workOfPushing(given.mass, given.from, given.to)
      case 'spring':
        return bisect(
          (speed) => workOfPushing(given.mass, 0, speed) - springWork(given.stiffness, given.squeeze),
          10_000,
        )
      case 'friction':
        return (
          workOfPushing(given.mass, 0, Math.sqrt(2 * given.g * given.height)) -
          workOfPushing(given.mass, 0, given.speed)
        )
    }
  },
})

/** Force times way in a thousand small steps of speed, with a steady force of one newton per kilogram. */
function workOfPushing(mass: number, from: number, to: number): number {
  const steps = 1000
  let work = 0
  for (let step = 0; step < steps; step++) {
    const [before, after] = [from + ((to - from) * step) / steps, from + ((to - from) * (step + 1)) / steps]
    work += mass * (after - before) * ((before + after) / 2)
  }
  return work
}

/** The area under the straight line of the force of a spring. */
const springWork = (stiffness: number, squeeze: number): number => (squeeze * (stiffness * squeeze)) / 2

function kinetic(rng: Random) {
  const { mass, speed } = rng.until(
    () => ({ mass: rng.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12]), speed: rng.int(3, 30) }),
    (drawn) => Number.isInteger(drawn.mass * drawn.speed ** 2),
  )
  const answer = joules((mass * speed ** 2) / 2)
  const [thing, person, town] = [rng.pick(THINGS), rng.pick(people).name, rng.pick(towns)]
  return {
    concept: 'kinetic-energy',
    given: { find: 'kinetic' as const, mass, speed },
    prompt: rng.pick([
      say`In ${town} ${thing} of ${kilograms(mass)} moves at ${quantity(speed, 'm/s')}. What is its kinetic energy?`,
      say`${person} of ${town} throws ${thing} with a mass of ${kilograms(mass)} so that it flies at ${quantity(speed, 'm/s')}. How much energy of motion has it?`,
      say`How many joules of kinetic energy does ${thing} (${kilograms(mass)}) carry in ${town}, if its speed is ${quantity(speed, 'm/s')}?`,
      say`A sensor of ${person} in ${town} shows ${quantity(speed, 'm/s')} for ${thing} that weighs ${kilograms(mass)} on the scales. Find its kinetic energy.`,
      say`To stop ${thing} of ${kilograms(mass)} that comes at ${quantity(speed, 'm/s')}, all its kinetic energy must be taken away. How much is that, asks ${person} in ${town}?`,
    ]),
    answer,
    mistakes: [
      { value: mass * speed ** 2, because: say`the half in ½mv² was forgotten` },
      { value: mass * speed, because: say`that number is the momentum` },
      { value: (mass * speed) / 2, because: say`the speed was not squared` },
      { value: (mass ** 2 * speed) / 2, because: say`the mass was squared instead of the speed` },
      { value: mass * G * speed, because: say`g was brought in as for a height` },
      { value: (mass * speed ** 2) / 4, because: say`the result was halved once more` },
      { value: 2 * mass * speed ** 2, because: say`the product was doubled instead of halved` },
    ],
    steps: [say`Kinetic energy = ½mv²`, say`E = ½ × ${mass} × ${speed}² = ${answer}`],
  }
}

function potential(rng: Random) {
  const [mass, height] = [rng.int(2, 60), rng.int(2, 40)]
  const answer = joules(mass * G * height)
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const load = rng.pick([
    'a bag of cement',
    'a bucket of water',
    'a sack of wheat',
    'a box of tiles',
    'a water tank',
    'a bundle of wood',
  ])
  return {
    concept: 'potential-energy',
    given: { find: 'potential' as const, mass, height, g: G },
    prompt: rng.pick([
      say`${person} of ${town} lifts ${load} of ${kilograms(mass)} to a roof ${quantity(height, 'm')} high. By how much does its potential energy grow? (g = 10 m/s²)`,
      say`A crane in ${town} raises ${load} with a mass of ${kilograms(mass)} by ${quantity(height, 'm')}. Taking g = 10 m/s², how much work does it do against gravity?`,
      say`In ${town} ${load} (${kilograms(mass)}) stands ${quantity(height, 'm')} above the street. What is its gravitational potential energy above the street for g = 10 m/s²?`,
      say`How many joules does ${person} need at least in ${town} to bring ${load} of ${kilograms(mass)} up a tower of ${quantity(height, 'm')}, if g = 10 m/s²?`,
      say`On the way up ${quantity(height, 'm')} of scaffolding in ${town}, ${load} of ${kilograms(mass)} gains potential energy. Find it with g = 10 m/s², as ${person} must.`,
    ]),
    answer,
    mistakes: [
      { value: mass * height, because: say`g was left out` },
      { value: (mass * G * height) / 2, because: say`the half of kinetic energy was brought in` },
      { value: mass * G, because: say`that number is the weight in newtons` },
      { value: mass * G * height ** 2, because: say`the height was squared` },
      { value: (mass + height) * G, because: say`mass and height were added` },
      { value: mass * G * (height + 1), because: say`one metre too many was counted` },
      { value: mass * G * (height - 1), because: say`one metre too few was counted` },
    ],
    steps: [say`Potential energy = mgh`, say`E = ${mass} × 10 × ${height} = ${answer}`],
  }
}

function fallingSpeed(rng: Random) {
  const speed = rng.int(3, 40)
  const height = speed ** 2 / (2 * G)
  const answer = quantity(speed, 'm/s')
  const [thing, person, town] = [rng.pick(THINGS), rng.pick(people).name, rng.pick(towns)]
  return {
    concept: 'conservation-of-energy',
    given: { find: 'falling' as const, height, g: G },
    prompt: rng.pick([
      say`In ${town} ${thing} falls from rest through ${quantity(height, 'm')}. Using energy, find the speed with which it arrives. (g = 10 m/s², no air resistance)`,
      say`${person} of ${town} lets ${thing} drop from ${quantity(height, 'm')}. All of its potential energy becomes kinetic energy. How fast is it at the ground, for g = 10 m/s²?`,
      say`Starting from rest, ${thing} slides down a smooth ramp in ${town} that is ${quantity(height, 'm')} high. Taking g = 10 m/s², what is its speed at the foot?`,
      say`A tower of ${town} is ${quantity(height, 'm')} high. With what speed does ${thing} that ${person} lets fall from its top reach the bottom, if air does not matter and g = 10 m/s²?`,
      say`When ${thing} comes down by ${quantity(height, 'm')} without friction in ${town}, mgh turns into ½mv². What is v for g = 10 m/s², if it began at rest?`,
    ]),
    answer,
    mistakes: [
      { value: G * height, because: say`that number is v²/2, not the speed` },
      { value: 2 * G * height, because: say`the square root was not taken` },
      { value: speed / 2, because: say`that is the mean speed of the fall` },
      { value: speed * 2, because: say`the speed was doubled` },
      { value: speed / G, because: say`that number is the time of the fall in seconds` },
      { value: height, because: say`that number is the height` },
      { value: speed + G, because: say`one more second of falling was added` },
    ],
    steps: [
      say`The energy stays the same: mgh = ½mv²; the mass drops out.`,
      say`v² = 2gh = 2 × 10 × ${height} = ${speed ** 2}`,
      say`v = ${answer}`,
    ],
  }
}

function workToSpeedUp(rng: Random) {
  const { mass, from, to } = rng.until(
    () => ({
      mass: rng.pick([2, 4, 6, 8, 10, 12, 20, 40, 60, 80]),
      from: rng.int(2, 12),
      to: rng.int(5, 25),
    }),
    (drawn) => drawn.to > drawn.from + 1,
  )
  const answer = joules((mass * (to ** 2 - from ** 2)) / 2)
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const mover = rng.pick([
    'a cart',
    'a bicycle with its rider',
    'a sledge',
    'a trolley',
    'a toy train',
    'a skateboard with a load',
  ])
  return {
    concept: 'work-energy-theorem',
    given: { find: 'speeding' as const, mass, from, to },
    prompt: rng.pick([
      say`How much work speeds ${mover} of ${kilograms(mass)} in ${town} up from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')}?`,
      say`${person} of ${town} pushes ${mover} with a mass of ${kilograms(mass)} until its speed has grown from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')}. There is no friction. Find the work done.`,
      say`The speed of ${mover} (${kilograms(mass)}) near ${town} rises from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')}. By how much does its kinetic energy grow?`,
      say`What energy must be given to ${mover} of mass ${kilograms(mass)} in ${town} that already moves at ${quantity(from, 'm/s')}, so that it moves at ${quantity(to, 'm/s')}?`,
      say`Between two marks on a road of ${town}, ${mover} of ${kilograms(mass)} goes from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')}. ${person} wants the net work of all forces on it.`,
    ]),
    answer,
    mistakes: [
      { value: (mass * (to - from) ** 2) / 2, because: say`the difference of the speeds was squared` },
      { value: (mass * to ** 2) / 2, because: say`the energy that was there before was not taken off` },
      { value: mass * (to ** 2 - from ** 2), because: say`the half in ½mv² was forgotten` },
      { value: mass * (to - from), because: say`that number is the change in momentum` },
      { value: (mass * (to ** 2 + from ** 2)) / 2, because: say`the two energies were added` },
      { value: (mass * from ** 2) / 2, because: say`that is the energy at the start` },
      { value: (mass * (to - from)) / 2, because: say`the speeds were not squared` },
    ],
    steps: [
      say`At the start: ½ × ${mass} × ${from}² = ${joules((mass * from ** 2) / 2)}`,
      say`At the end: ½ × ${mass} × ${to}² = ${joules((mass * to ** 2) / 2)}`,
      say`Work = the difference = ${answer}`,
    ],
  }
}

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
function springLaunch(rng: Random) {
  const { mass, speed, squeeze, stiffness } = rng.pick(LAUNCHES)
  const answer = quantity(speed, 'm/s')
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const thing = rng.pick(['a ball', 'a marble block', 'a toy car', 'a disc', 'a small cart'])
  const [k, x, m] = [quantity(stiffness, 'N/m'), quantity(squeeze * 100, 'cm'), quantity(mass, 'kg')]
  const stored = (stiffness * squeeze ** 2) / 2
  return {
    concept: 'spring-energy',
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

/** The energy lost in a slide with friction. */
function workAgainstFriction(rng: Random) {
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
    concept: 'conservation-of-energy',
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

const G = 10

const THINGS = [
  'a ball',
  'a stone',
  'a toy cart',
  'a coconut',
  'a brick',
  'a puck',
  'a parcel',
  'a bag of seeds',
]
