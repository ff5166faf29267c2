import type { Figure } from '@ekagra/schema/figure'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { joules, kilograms } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "What is the kinetic energy of a ball of 0.5 kg at 8 m/s?" */
export const energy = defineGenerator({
  id: 'physics/energy',
  version: 10,
  concepts: [
    'work-done',
    'kinetic-energy',
    'potential-energy',
    'conservation-of-energy',
    'work-energy-theorem',
    'spring-energy',
  ],
  levels: {
    easy: { forms: [kinetic, ...often(3, potential)] },
    medium: {
      forms: [
        fallingSpeed,
        ...often(2, workToSpeedUp),
        ...often(2, forceGraphWork),
        ...often(2, stoppingForce),
        ...often(2, speedByForce),
        springLaunch,
        ...often(2, workAgainstFriction),
      ],
    },
    hard: { forms: [forceGraphSpeed, droppedOnSpring, roughIncline, ...often(2, springOverFloor)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'dropped-on-spring':
        // The height lost in all gives the energy ½kx² of the spring.
        return bisect(
          (stiffness) =>
            (stiffness * (given.compression / 100) ** 2) / 2 -
            given.mass * given.g * (given.height + given.compression / 100),
          1e7,
        )
      case 'rough-incline': {
        // The sine and the cosine of 37° or 53° from each other; the acceleration, then v² = 2as.
        const cosine = Math.sqrt(1 - given.sine ** 2)
        return Math.sqrt(2 * given.g * (given.sine - given.friction * cosine) * given.length)
      }
      case 'over-floor': {
        const stored = (given.stiffness * (given.compression / 100) ** 2) / 2
        const lost = given.friction * given.mass * given.g * given.distance
        return bisect((speed) => workOfPushing(given.mass, 0, speed) - (stored - lost), 1000)
      }
      case 'stopping':
        // The force whose work over the distance uses up the kinetic energy.
        return bisect((force) => force * given.distance - workOfPushing(given.mass, 0, given.speed), 1e6)
      case 'speed-by-force':
        return bisect((speed) => workOfPushing(given.mass, 0, speed) - given.force * given.distance, 1000)
      case 'kinetic':
        return workOfPushing(given.mass, 0, given.speed)
      case 'potential':
        // A lifting force equal to the weight, metre by metre.
        return range(1, given.height).reduce((work) => work + given.mass * given.g, 0)
      case 'falling':
        return bisect((speed) => workOfPushing(1, 0, speed) - given.g * given.height, 1000)
      case 'speeding':
        return workOfPushing(given.mass, given.from, given.to)
      case 'graph':
        return areaUnderForce(given.graph)
      case 'graph-speed': {
        // The speed whose kinetic energy equals the area under the graph.
        const work = areaUnderForce(given.graph)
        return bisect((speed) => (given.mass * speed * speed) / 2 - work, 1000)
      }
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

/** A force that is constant up to a point and then falls evenly to zero, or rises evenly before it. */
interface ForceGraph {
  force: number
  /** Where the rise ends, where the fall begins, where the force is zero again. */
  rise: number
  level: number
  end: number
}

/** Adds thin strips under the graph; within each the force changes evenly. */
function areaUnderForce({ force, rise, level, end }: Readonly<ForceGraph>): number {
  const at = (x: number) =>
    x < rise ? (force * x) / rise : x <= level ? force : (force * (end - x)) / (end - level)
  let work = 0
  for (const [from, to] of [
    [0, rise],
    [rise, level],
    [level, end],
  ] as const)
    for (let strip = 0; strip < 100 && to > from; strip++) {
      const width = (to - from) / 100
      work += at(from + width * (strip + 0.5)) * width
    }
  return work
}

/** The area under the straight line of the force of a spring. */
const springWork = (stiffness: number, squeeze: number): number => (squeeze * (stiffness * squeeze)) / 2

function kinetic(rng: Random) {
  const { mass, speed } = rng.until(
    () => ({
      mass: rng.pick([0.2, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12]),
      speed: rng.int(3, 30),
    }),
    (drawn) => Number.isInteger(Math.round(drawn.mass * drawn.speed ** 2 * 1e6) / 1e6),
  )
  const answer = joules(Math.round(((mass * speed ** 2) / 2) * 1e6) / 1e6)
  const thing = rng.pick(THINGS)
  return {
    concept: 'kinetic-energy',
    given: { find: 'kinetic' as const, mass, speed },
    prompt: stem(
      rng,
      [
        say`${thing} of mass ${kilograms(mass)} is moving with a velocity of ${quantity(speed, 'm/s')}.`,
        say`${thing} of mass ${kilograms(mass)} has a speed of ${quantity(speed, 'm/s')} at a certain instant.`,
        say`The mass of ${thing} is ${kilograms(mass)}, and its velocity is ${quantity(speed, 'm/s')}.`,
      ],
      [
        say`Its kinetic energy is:`,
        say`What is the kinetic energy possessed by it?`,
        say`Find the kinetic energy of the body.`,
        say`How much work must be done to bring it to rest?`,
      ],
    ),
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
    prompt: stem(
      rng,
      [
        say`${load} of mass ${kilograms(mass)} is raised to a height of ${quantity(height, 'm')} above the ground.`,
        say`A body of mass ${kilograms(mass)} is lifted vertically through ${quantity(height, 'm')}.`,
        say`A crane lifts ${load} of mass ${kilograms(mass)} through a vertical height of ${quantity(height, 'm')}.`,
      ],
      [
        say`The gain in its potential energy is:`,
        say`What is the work done against gravity?`,
        say`Find the increase in its gravitational potential energy.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
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
  const thing = rng.pick(THINGS)
  return {
    concept: 'conservation-of-energy',
    given: { find: 'falling' as const, height, g: G },
    prompt: stem(
      rng,
      [
        say`${thing} falls freely from rest through a height of ${quantity(height, 'm')}.`,
        say`${thing} is dropped from a height of ${quantity(height, 'm')} above the ground.`,
        say`${thing} is released from rest at a height of ${quantity(height, 'm')}, and its mechanical energy is conserved.`,
      ],
      [
        say`Its velocity on reaching the ground is:`,
        say`With what velocity does it strike the ground?`,
        say`Find the speed with which it hits the ground.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s² and neglect air resistance.`],
    ),
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

function drawPush(rng: Random) {
  return rng.until(
    () => {
      const [mass, speed, distance] = [rng.int(1, 40) / 2, rng.int(2, 24), rng.int(1, 50)]
      return { mass, speed, distance, force: (mass * speed * speed) / (2 * distance) }
    },
    ({ force }) => Number.isInteger(force) && force >= 2 && force <= 900,
  )
}

/** "A body of 4 kg that moves at 10 m/s is stopped over 8 m. What is the average force?" */
function stoppingForce(rng: Random) {
  const { mass, speed, distance, force } = drawPush(rng)
  const energyBefore = (mass * speed * speed) / 2
  const answer = quantity(force, 'N')
  return {
    concept: 'work-energy-theorem',
    given: { find: 'stopping' as const, mass, speed, distance },
    prompt: stem(
      rng,
      [
        say`A body of mass ${kilograms(mass)} moving at ${quantity(speed, 'm/s')} is brought to rest over a distance of ${quantity(distance, 'm')}.`,
        say`A trolley of mass ${kilograms(mass)} has a speed of ${quantity(speed, 'm/s')} and stops after ${quantity(distance, 'm')} on a rough floor.`,
        say`A block of mass ${kilograms(mass)} slides with a speed of ${quantity(speed, 'm/s')} and comes to rest after it has covered ${quantity(distance, 'm')}.`,
      ],
      [
        say`The average retarding force is:`,
        say`By the work–energy theorem, what is the average force that stops it?`,
        say`Find the magnitude of the average force on it.`,
      ],
    ),
    answer,
    mistakes: [
      { value: 2 * force, because: say`the factor ½ of the kinetic energy was left out` },
      { value: force / 2, because: say`the factor ½ was used twice` },
      { value: (mass * speed) / distance, because: say`the speed was not squared` },
      { value: (mass * speed) / (2 * distance), because: say`the speed was not squared` },
      { value: energyBefore, because: say`that is the kinetic energy, not the force` },
      { value: mass * 10, because: say`that is the weight of the body` },
      { value: energyBefore * distance, because: say`the energy was multiplied by the distance` },
    ],
    steps: [
      say`The work of the force equals the change of the kinetic energy.`,
      say`Kinetic energy lost = ½ × ${mass} × ${speed}² = ${joules(energyBefore)}`,
      say`Force = ${energyBefore} ÷ ${distance} = ${answer}`,
    ],
  }
}

/** "A force of 20 N acts on a body of 5 kg at rest over 8 m. What is its speed then?" */
function speedByForce(rng: Random) {
  const { mass, speed, distance, force } = drawPush(rng)
  const work = force * distance
  const answer = quantity(speed, 'm/s')
  return {
    concept: 'work-energy-theorem',
    given: { find: 'speed-by-force' as const, mass, force, distance },
    prompt: stem(
      rng,
      [
        say`A net force of ${quantity(force, 'N')} acts on a body of mass ${kilograms(mass)}, initially at rest, over a distance of ${quantity(distance, 'm')}.`,
        say`A block of mass ${kilograms(mass)} at rest on a smooth table is pulled through ${quantity(distance, 'm')} by a horizontal force of ${quantity(force, 'N')}.`,
        say`A trolley of mass ${kilograms(mass)} starts from rest and is pushed over ${quantity(distance, 'm')} with a net force of ${quantity(force, 'N')}.`,
      ],
      [
        say`Its speed is then:`,
        say`What is its speed at the end, by the work–energy theorem?`,
        say`Find the speed that it reaches.`,
      ],
    ),
    answer,
    within: [0.1, 1000] as const,
    mistakes: [
      { value: speed * speed, because: say`the root was not taken` },
      { value: force / mass, because: say`that is the acceleration` },
      { value: speed * 2, because: say`the speed was doubled` },
      { value: speed / 2, because: say`the speed was halved` },
      {
        value: work / mass,
        because: say`the work was divided by the mass, and neither doubled nor its root taken`,
      },
      { value: speed + 2, because: say`a slip in the root made it too large` },
      { value: speed - 1, because: say`a slip in the root made it too small` },
    ],
    steps: [
      say`The work of the force equals the kinetic energy: ${force} × ${distance} = ${joules(work)}`,
      say`½ × ${mass} × v² = ${work}, so v² = ${speed * speed}`,
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
    prompt: stem(
      rng,
      [
        say`The velocity of ${mover} of mass ${kilograms(mass)} is increased from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')} on a frictionless surface.`,
        say`A body of mass ${kilograms(mass)} moving at ${quantity(from, 'm/s')} is accelerated till its velocity becomes ${quantity(to, 'm/s')}.`,
        say`Under the action of a force, the speed of a body of mass ${kilograms(mass)} changes from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')}.`,
      ],
      [
        say`The work done on it is:`,
        say`What is the work done by the net force?`,
        say`Using the work–energy theorem, find the work done.`,
        say`How much work is required for this change?`,
      ],
    ),
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

  const thing = rng.pick(['a ball', 'a marble block', 'a toy car', 'a disc', 'a small cart'])
  const [k, x, m] = [quantity(stiffness, 'N/m'), quantity(squeeze * 100, 'cm'), quantity(mass, 'kg')]
  const stored = (stiffness * squeeze ** 2) / 2
  return {
    concept: 'spring-energy',
    given: { find: 'spring' as const, mass, stiffness, squeeze },
    prompt: stem(
      rng,
      [
        say`A spring of force constant ${k} is compressed by ${x} and then released to push ${thing} of mass ${m} along a frictionless surface.`,
        say`A spring of spring constant ${k} is compressed through ${x}. On release, the whole of its energy is transferred to ${thing} of mass ${m}.`,
        say`${thing} of mass ${m} is placed against a spring (k = ${stiffness} N/m) which has been compressed by ${x} on a smooth horizontal table.`,
      ],
      [
        say`The velocity with which it leaves the spring is:`,
        say`What is the maximum speed acquired by it?`,
        say`Find its speed when the spring regains its natural length.`,
        say`With what speed does it leave the spring?`,
      ],
    ),
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

  const slider = mass >= 20 ? 'a crate' : rng.pick(['a box', 'a sack', 'a log', 'a parcel'])
  const m = quantity(mass, 'kg')
  return {
    concept: 'conservation-of-energy',
    given: { find: 'friction' as const, mass, height, speed, g: G },
    prompt: stem(
      rng,
      [
        say`A body of mass ${m} slides from rest down a rough incline of height ${quantity(height, 'm')} and reaches the bottom with a velocity of ${quantity(speed, 'm/s')}.`,
        say`${slider} of mass ${m} comes down a curved track from a height of ${quantity(height, 'm')}, starting from rest. Its speed at the lowest point is ${quantity(speed, 'm/s')}.`,
        say`Starting from rest at the top of a slide of height ${quantity(height, 'm')}, ${slider} of mass ${m} has a speed of ${quantity(speed, 'm/s')} at the foot.`,
      ],
      [
        say`The work done against friction is:`,
        say`What is the loss of mechanical energy due to friction?`,
        say`Find the energy dissipated by friction.`,
        say`How much energy is lost in overcoming friction?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
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
  'a wooden block',
  'a coconut',
  'a brick',
  'a metal sphere',
  'an iron ball',
  'a body',
]

function drawForce(rng: Random): ForceGraph {
  const rise = rng.pick([0, 0, rng.int(1, 4) * 2])
  const level = rise + rng.int(2, 8)
  return { force: rng.int(2, 30), rise, level, end: level + rng.int(1, 4) * 2 }
}

const areaOf = ({ force, rise, level, end }: ForceGraph): number => (force * (end + level - rise)) / 2

const forceStems = [
  say`A force acts on a body along its line of motion and varies with the displacement, as shown in the figure.`,
  say`The graph shows the force on a body as a function of its displacement along a straight line.`,
  say`The given force–displacement graph is that of a body moved along a straight line.`,
]

const wrongAreas = (graph: ForceGraph) => {
  const { force, rise, level, end } = graph
  const area = areaOf(graph)
  return [
    { value: force * end, because: say`the largest force was used for the whole displacement` },
    { value: force * (level - rise), because: say`only the part with a constant force was counted` },
    { value: force * level, because: say`the part in which the force falls was left out` },
    { value: (force * end) / 2, because: say`the whole graph was taken as a triangle` },
    { value: area + (force * (end - level)) / 2, because: say`the half was forgotten while the force falls` },
    { value: area + force, because: say`one metre too many was read` },
    { value: area - force, because: say`one metre too few was read` },
  ]
}

/** "The graph shows the force on a body as a function of its displacement. Find the work done." */
function forceGraphWork(rng: Random) {
  const graph = drawForce(rng)
  const { force, rise, level, end } = graph
  const answer = joules(areaOf(graph))
  return {
    concept: 'work-done',
    given: { find: 'graph' as const, graph: { ...graph } },
    prompt: stem(rng, forceStems, [
      say`The total work done by the force is:`,
      say`What is the work done by the force until it becomes zero?`,
      say`Find the work done by the force during the whole displacement.`,
    ]),
    figure: forceFigure(graph),
    answer,
    mistakes: wrongAreas(graph),
    steps: [
      say`The work done by a varying force is the area under its force–displacement graph.`,
      say`The area is a trapezium whose parallel sides are ${end} and ${level - rise}, and whose height is ${force}.`,
      say`W = ½ × (${end} + ${level - rise}) × ${force} = ${answer}`,
    ],
  }
}

/** The same, and the speed that a body at rest gets by it. */
function forceGraphSpeed(rng: Random) {
  const { graph, mass, speed } = rng.until(
    () => {
      const drawn = drawForce(rng)
      const speed = rng.int(2, 20)
      return { graph: drawn, speed, mass: (2 * areaOf(drawn)) / speed ** 2 }
    },
    (drawn) => Number.isInteger(drawn.mass * 20) && drawn.mass >= 0.5 && drawn.mass <= 20,
  )
  const { force, rise, level, end } = graph
  const work = areaOf(graph)
  const answer = quantity(speed, 'm/s')
  return {
    concept: ['work-energy-theorem', 'work-done'],
    given: { find: 'graph-speed' as const, graph: { ...graph }, mass },
    prompt: stem(
      rng,
      [
        say`A body of mass ${kilograms(mass)}, initially at rest on a smooth surface, is acted upon by a force that varies with its displacement as shown in the figure.`,
        say`The graph shows the only force on a body of mass ${kilograms(mass)} as a function of its displacement. The body starts from rest.`,
        say`A particle of mass ${kilograms(mass)} starts from rest under the force shown in the given force–displacement graph.`,
      ],
      [
        say`Its speed after a displacement of ${quantity(end, 'm')} is:`,
        say`What is its speed when it has moved ${quantity(end, 'm')}?`,
        say`Find its speed at x = ${quantity(end, 'm')}.`,
      ],
    ),
    figure: forceFigure(graph),
    answer,
    mistakes: [
      { value: speed ** 2, because: say`the root was not taken` },
      { value: speed * 2, because: say`the speed was doubled` },
      { value: Math.round(Math.sqrt(work / mass) * 10) / 10, because: say`the half in ½mv² was forgotten` },
      {
        value: Math.round(Math.sqrt((2 * force * end) / mass) * 10) / 10,
        because: say`the largest force was used for the whole displacement`,
      },
      {
        value: Math.round(Math.sqrt((2 * force * (level - rise)) / mass) * 10) / 10,
        because: say`only the part with a constant force was counted`,
      },
      { value: speed + 1, because: say`the area was read a little too large` },
      { value: speed - 1, because: say`the area was read a little too small` },
    ],
    steps: [
      say`The work done is the area under the force–displacement graph.`,
      say`W = ½ × (${end} + ${level - rise}) × ${force} = ${joules(work)}`,
      say`By the work–energy theorem, W = ½mv², as the body starts from rest.`,
      say`v² = 2 × ${work} ÷ ${mass} = ${speed ** 2}`,
      say`v = ${answer}`,
    ],
  }
}

/** A graph eight wide and four high, whatever its numbers. */
function forceFigure({ force, rise, level, end }: ForceGraph): Figure {
  const x = (way: number) => (8 * way) / end
  const marks = rise > 0 ? [rise, level, end] : [level, end]
  const start = rise > 0 ? 'origin' : 'force'
  return {
    kind: 'geometry',
    title: 'Force–displacement graph',
    description: `Force in N against displacement in m: ${rise > 0 ? `a straight line from (0, 0) to (${rise}, ${force}), ` : `from (0, ${force}) `}a level line to (${level}, ${force}) and a straight line to (${end}, 0).`,
    points: [
      { id: 'origin', x: 0, y: 0, label: 'O' },
      { id: 'way', x: 9, y: 0, label: 'x (m)' },
      // Room for the names of the axes.
      { id: 'right', x: 10.4, y: 0, label: '' },
      { id: 'axis', x: 0, y: 5, label: 'F (N)' },
      { id: 'force', x: 0, y: 4, label: `${force}` },
      ...(rise > 0 ? [{ id: 'risen', x: x(rise), y: 4, label: '' }] : []),
      { id: 'falls', x: x(level), y: 4, label: '' },
      ...marks.map((mark) => ({ id: `m${mark}`, x: x(mark), y: 0, label: `${mark}` })),
    ],
    segments: [
      { from: 'origin', to: 'way' },
      { from: 'origin', to: 'axis' },
      ...(rise > 0
        ? [
            { from: start, to: 'risen' },
            { from: 'force', to: 'risen', isDashed: true },
            { from: 'risen', to: `m${rise}`, isDashed: true },
          ]
        : []),
      { from: rise > 0 ? 'risen' : start, to: 'falls' },
      { from: 'falls', to: `m${end}` },
      { from: 'falls', to: `m${level}`, isDashed: true },
    ],
    circles: [],
    angles: [],
  }
}

/** "A block of 2 kg falls 1.5 m on a spring and compresses it by 50 cm. What is its force constant?" */
function droppedOnSpring(rng: Random) {
  const { mass, height, compression, stiffness } = rng.until(
    () => {
      const [mass, height, compression] = [rng.int(1, 40) / 2, rng.int(2, 40) / 10, rng.int(2, 16) * 5]
      const fall = height + compression / 100
      return { mass, height, compression, stiffness: (2 * mass * G * fall) / (compression / 100) ** 2 }
    },
    (drawn) =>
      Number.isInteger(Math.round(drawn.stiffness * 1e6) / 1e7) &&
      drawn.stiffness >= 50 &&
      drawn.stiffness <= 8000,
  )
  const value = Math.round(stiffness)
  const answer = quantity(value, 'N/m')
  const x = compression / 100
  const fall = Math.round((height + x) * 100) / 100
  const [m, h, c] = [quantity(mass, 'kg'), quantity(height, 'm'), quantity(compression, 'cm')]
  const of = (size: number) => Math.round(size)
  return {
    concept: ['spring-energy', 'conservation-of-energy'],
    given: { find: 'dropped-on-spring' as const, mass, height, compression, g: G },
    prompt: stem(
      rng,
      [
        say`A block of mass ${m} is dropped from a height of ${h} above the upper end of a vertical spring and compresses it by ${c} at most.`,
        say`A body of mass ${m} falls freely through ${h} on a light vertical spring. The greatest compression of the spring is ${c}.`,
        say`A vertical spring is compressed by ${c} at most when a body of mass ${m} falls on it from ${h} above its upper end.`,
        say`From a point ${h} above a light spring standing upright on the floor, a block of mass ${m} is released. The spring is pressed down by ${c} before the block comes to rest for a moment.`,
      ],
      [
        say`The force constant of the spring is:`,
        say`What is the force constant of the spring?`,
        say`Find the force constant of the spring.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      {
        value: of((2 * mass * G * height) / x ** 2),
        because: say`the fall during the compression was left out`,
      },
      { value: value * 2, because: say`the result was doubled` },
      { value: value / 2, because: say`the half in ½kx² was forgotten` },
      { value: of((2 * mass * G * fall) / x), because: say`the compression was not squared` },
      { value: of((mass * G) / x), because: say`the weight was taken to balance the spring` },
      {
        value: of((2 * mass * G * (height - x)) / x ** 2),
        because: say`the compression was taken off the height`,
      },
      { value: value * 1.5, because: say`half of the result was added once more` },
    ].filter((wrong) => wrong.value > 0 && Number.isInteger(wrong.value)),
    steps: [
      say`The block goes down by ${height} + ${x} = ${quantity(fall, 'm')} in all.`,
      say`Energy lost by it: mgh = ${mass} × 10 × ${fall} = ${quantity(Math.round(mass * G * fall * 1000) / 1000, 'J')}`,
      say`At the lowest point all of it is in the spring: ½kx² with x = ${quantity(x, 'm')}`,
      say`k = 2 × ${Math.round(mass * G * fall * 1000) / 1000} ÷ ${x}² = ${answer}`,
    ],
  }
}

/** Slopes with their sines and cosines, as papers give them. */
const SLOPES = [
  { angle: 37, sine: 0.6, cosine: 0.8 },
  { angle: 53, sine: 0.8, cosine: 0.6 },
] as const

/** "A block slides 5 m down a slope of 37° with μ = 0.5. What is its speed at the foot?" */
function roughIncline(rng: Random) {
  const { slope, friction, length, speed } = rng.until(
    () => {
      const slope = rng.pick(SLOPES)
      const [friction, length] = [rng.int(2, 12) / 20, rng.int(2, 100) / 4]
      const square = 2 * G * (slope.sine - friction * slope.cosine) * length
      return { slope, friction, length, speed: Math.sqrt(Math.max(0, square)) }
    },
    (drawn) => drawn.speed >= 1 && Math.abs(drawn.speed - Math.round(drawn.speed)) < 1e-9,
  )
  const value = Math.round(speed)
  const answer = quantity(value, 'm/s')
  const { angle, sine, cosine } = slope
  const body = rng.pick(['A block', 'A box', 'A crate', 'A parcel'])
  const l = quantity(length, 'm')
  const net = Math.round((sine - friction * cosine) * 1000) / 1000
  const rootOf = (square: number) => Math.round(Math.sqrt(Math.abs(square)) * 10) / 10
  return {
    concept: ['work-energy-theorem', 'conservation-of-energy'],
    given: { find: 'rough-incline' as const, sine, friction, length, g: G },
    prompt: stem(
      rng,
      [
        say`${body} slides from rest through ${l} down a rough plane inclined at ${angle}° to the horizontal. The coefficient of friction is ${friction}.`,
        say`${body} is released on a slope of ${angle}°, ${l} long. The coefficient of kinetic friction between them is ${friction}.`,
        say`The length of a rough slope, inclined at ${angle}° to the horizontal, is ${l}, and the coefficient of friction on it is ${friction}. ${body} slides down it from rest.`,
      ],
      [
        say`Its speed at the foot is:`,
        say`With what speed does it reach the foot?`,
        say`Find its speed at the bottom of the slope.`,
        say`How fast is it at the bottom?`,
      ],
      [
        say`(g = 10 m/s², sin ${angle}° = ${sine}, cos ${angle}° = ${cosine})`,
        say`Take g = 10 m/s², sin ${angle}° = ${sine} and cos ${angle}° = ${cosine}.`,
      ],
    ),
    answer,
    mistakes: [
      { value: rootOf(2 * G * sine * length), because: say`friction was left out` },
      {
        value: rootOf(2 * G * (sine - friction) * length),
        because: say`the full weight was used in the friction`,
      },
      {
        value: rootOf(2 * G * (cosine - friction * sine) * length),
        because: say`sine and cosine were exchanged`,
      },
      {
        value: rootOf(2 * G * (sine + friction * cosine) * length),
        because: say`the work of friction was added`,
      },
      { value: rootOf(G * net * length), because: say`the half in ½mv² was left out` },
      { value: value * 2, because: say`the result was doubled` },
      { value: value / 2, because: say`the result was halved` },
      { value: value + 2, because: say`the square root was worked out wrongly` },
      { value: value - 1, because: say`the square root was worked out wrongly` },
    ].filter((wrong) => wrong.value > 0 && Number.isInteger(wrong.value * 2)),
    steps: [
      say`Per kilogram, the weight does g × ${l} × sin ${angle}° = ${quantity(Math.round(G * length * sine * 1000) / 1000, 'J')} of work.`,
      say`Friction takes away μg cos ${angle}° × ${length} = ${quantity(Math.round(G * length * friction * cosine * 1000) / 1000, 'J')}`,
      say`What is left is ½v² = ${quantity(Math.round(G * length * net * 1000) / 1000, 'J')} per kilogram.`,
      say`v = √(2 × ${Math.round(G * length * net * 1000) / 1000}) = ${answer}`,
    ],
  }
}

/** "A spring of 800 N/m, compressed by 50 cm, pushes 2 kg over 4 m of rough floor (μ = 0.5). How fast is it then?" */
function springOverFloor(rng: Random) {
  const { stiffness, compression, mass, friction, distance, speed } = rng.until(
    () => {
      const drawn = {
        stiffness: rng.int(2, 40) * 50,
        compression: rng.int(2, 12) * 5,
        mass: rng.pick([0.5, 1, 2, 2.5, 4, 5, 8, 10]),
        friction: rng.int(2, 12) / 20,
        distance: rng.int(1, 16) / 2,
      }
      const square =
        (drawn.stiffness * (drawn.compression / 100) ** 2) / drawn.mass -
        2 * drawn.friction * G * drawn.distance
      return { ...drawn, speed: Math.sqrt(Math.max(0, square)) }
    },
    (drawn) =>
      drawn.speed >= 1 &&
      Math.abs(drawn.speed - Math.round(drawn.speed)) < 1e-9 &&
      drawn.distance > drawn.compression / 100,
  )
  const value = Math.round(speed)
  const answer = quantity(value, 'm/s')
  const tidy = (size: number) => Math.round(size * 1000) / 1000
  const stored = tidy((stiffness * (compression / 100) ** 2) / 2)
  const lost = tidy(friction * mass * G * distance)
  const [k, c, m, d] = [
    quantity(stiffness, 'N/m'),
    quantity(compression, 'cm'),
    quantity(mass, 'kg'),
    quantity(distance, 'm'),
  ]
  const speedOf = (energy: number) => Math.round(Math.sqrt((2 * Math.abs(energy)) / mass) * 10) / 10
  return {
    concept: ['work-energy-theorem', 'spring-energy'],
    given: { find: 'over-floor' as const, stiffness, compression, mass, friction, distance, g: G },
    prompt: stem(
      rng,
      [
        say`A spring of force constant ${k} is compressed by ${c} and pushes a block of mass ${m} along a smooth floor. The block leaves the spring and then crosses ${d} of rough floor, where the coefficient of friction is ${friction}.`,
        say`A block of mass ${m}, pressed against a spring of force constant ${k} that is compressed by ${c}, is released on a smooth floor. After leaving the spring, it slides over a rough part of the floor (μ = ${friction}), ${d} long.`,
        say`A block of mass ${m} is shot along a smooth floor by a spring with k = ${k}, which was compressed by ${c}. On its way there is a rough strip, ${d} wide, for which μ = ${friction}.`,
      ],
      [
        say`Its speed at the end of the rough part is:`,
        say`What is its speed just after the rough part?`,
        say`With what speed does it leave the rough part?`,
        say`Find its speed when it has crossed the rough part.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: speedOf(stored), because: say`the work against friction was left out` },
      { value: speedOf(stored + lost), because: say`the work against friction was added` },
      { value: speedOf(2 * stored - lost), because: say`the half in ½kx² was forgotten` },
      { value: speedOf((stored - lost) / 2), because: say`the half in ½mv² was left out` },
      { value: speedOf(lost), because: say`only the work against friction was used` },
      { value: value * 2, because: say`the result was doubled` },
      { value: value / 2, because: say`the result was halved` },
      { value: value + 1, because: say`the square root was worked out wrongly` },
    ].filter((wrong) => wrong.value > 0 && Number.isInteger(wrong.value * 2)),
    steps: [
      say`Energy of the spring: ½kx² = ½ × ${stiffness} × ${compression / 100}² = ${quantity(stored, 'J')}`,
      say`Work against friction: μmgs = ${friction} × ${mass} × 10 × ${distance} = ${quantity(lost, 'J')}`,
      say`Left: ½mv² = ${stored} − ${lost} = ${quantity(tidy(stored - lost), 'J')}`,
      say`v = √(2 × ${tidy(stored - lost)} ÷ ${mass}) = ${answer}`,
    ],
  }
}
