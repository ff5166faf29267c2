import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { metres, metresPerSecond } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A stone of 0.5 kg is whirled at 6 m/s in a circle of radius 2 m. What force holds it?" */
export const circularMotion = defineGenerator({
  id: 'physics/circular',
  version: 1,
  concepts: ['circular-motion'],
  levels: {
    easy: { forms: [acceleration] },
    medium: { forms: [holdingForce, levelCurve] },
    hard: { forms: [lowestPoint, overABridge] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'acceleration':
        return turnRate(given.speed, given.radius)
      case 'force':
        return given.mass * turnRate(given.speed, given.radius)
      case 'curve':
        return bisect((speed) => turnRate(speed, given.radius) - given.mu * given.g, 200)
      case 'lowest':
        return bisect(
          (pull) => pull - given.mass * given.g - given.mass * turnRate(given.speed, given.radius),
          1e6,
        )
      case 'bridge':
        return given.mass * given.g - given.mass * turnRate(given.speed, given.radius)
    }
  },
})

/** How fast the velocity turns: the change of its direction over a very short arc, per second. */
function turnRate(speed: number, radius: number): number {
  const angle = 1e-6
  const time = (angle * radius) / speed
  // Two arrows of equal length with a small angle between them: the third side of their triangle.
  const change = 2 * speed * Math.sin(angle / 2)
  return change / time
}

/** In m/s², as given in the questions. */
const G = 10

const MOVERS = [
  'A toy car',
  'A cyclist',
  'A skater',
  'A toy train',
  'A pony',
  'A drone',
  'A small robot',
  'A go-kart',
]

function acceleration(rng: Random) {
  const { speed, radius, rate } = rng.pick(TURNS)
  const answer = quantity(rate, 'm/s²')
  const mover = rng.pick(MOVERS)
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  return {
    given: { find: 'acceleration' as const, speed, radius },
    prompt: rng.pick([
      say`${mover} runs at a steady ${metresPerSecond(speed)} round a circle of radius ${metres(radius)} in ${town}. What is its acceleration towards the centre?`,
      say`${person} of ${town} watches ${mover.toLowerCase()} on a circular path of radius ${metres(radius)} at a constant speed of ${metresPerSecond(speed)}. Find the centripetal acceleration.`,
      say`On a merry-go-round at the fair of ${town} the seat of ${person} is ${metres(radius)} from the axis and has a steady speed of ${metresPerSecond(speed)}. How large is its acceleration?`,
      say`What centripetal acceleration belongs to a uniform speed of ${metresPerSecond(speed)} on a circle with a radius of ${metres(radius)}, as ${person} measures it for ${mover.toLowerCase()} in ${town}?`,
      say`${mover} keeps to a ring track in ${town}. Its speed stays ${metresPerSecond(speed)}; the track is ${metres(radius)} from the middle all round. At what rate does its velocity change, as ${person} works it out?`,
      say`Though ${mover.toLowerCase()} near ${town} neither speeds up nor slows down, it turns: ${metresPerSecond(speed)} on a circle of ${metres(radius)} radius. ${person} asks for the size of its acceleration.`,
    ]),
    answer,
    mistakes: [
      { value: speed / radius, because: say`the speed was not squared` },
      { value: speed ** 2 * radius, because: say`the square of the speed was multiplied by the radius` },
      { value: speed ** 2 / (2 * radius), because: say`the diameter was used in place of the radius` },
      { value: (2 * speed ** 2) / radius, because: say`the result was doubled` },
      { value: speed ** 2, because: say`the radius was left out` },
      { value: speed * radius, because: say`speed and radius were multiplied` },
      { value: (2 * speed) / radius, because: say`the speed was doubled instead of squared` },
    ],
    steps: [say`Centripetal acceleration = v² ÷ r`, say`a = ${speed}² ÷ ${radius} = ${answer}`],
  }
}

function holdingForce(rng: Random) {
  const { mass, speed, radius, rate } = rng.until(
    () => ({ ...rng.pick(TURNS), mass: rng.pick([0.2, 0.4, 0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4]) }),
    (drawn) => drawn.radius <= 6,
  )
  const answer = quantity(mass * rate, 'N')
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const kilograms = quantity(mass, 'kg')
  return {
    given: { find: 'force' as const, mass, speed, radius },
    prompt: rng.pick([
      say`${person} of ${town} whirls a stone of ${kilograms} on a smooth level table at ${metresPerSecond(speed)} in a circle of radius ${metres(radius)}. What is the pull in the string?`,
      say`A body of mass ${kilograms} goes round a level circle of radius ${metres(radius)} at a constant ${metresPerSecond(speed)} in ${town}. How large is the force towards the centre?`,
      say`${person} ties ${kilograms} to a string of ${metres(radius)} and lets it run round on a smooth floor of a hall in ${town}. The speed is ${metresPerSecond(speed)}. What force does the string exert?`,
      say`In ${town} a ball of ${kilograms} on a cord ${metres(radius)} long circles on frictionless ice with a speed of ${metresPerSecond(speed)}. Find the tension in the cord.`,
      say`What must a cord of ${metres(radius)} hold, if ${person} in ${town} swings a weight of ${kilograms} round on it, flat on a polished floor, so that it moves at ${metresPerSecond(speed)}?`,
      say`A toy plane of ${kilograms} flies level circles round ${person} at a fair of ${town}; its wire is ${metres(radius)} long and it makes ${metresPerSecond(speed)}. How hard does the wire pull inwards?`,
    ]),
    answer,
    mistakes: [
      { value: (mass * speed) / radius, because: say`the speed was not squared` },
      { value: mass * speed ** 2 * radius, because: say`the radius was multiplied instead of divided` },
      { value: (mass * speed ** 2) / (2 * radius), because: say`the half of kinetic energy was brought in` },
      { value: mass * G, because: say`that is the weight` },
      { value: mass * (G + rate), because: say`the weight was added; it does not act along a level string` },
      { value: (mass * speed ** 2) / 2, because: say`that number is the kinetic energy in joules` },
      { value: (2 * mass * speed ** 2) / radius, because: say`the force was doubled` },
    ],
    steps: [
      say`The force towards the centre is F = mv² ÷ r.`,
      say`F = ${mass} × ${speed}² ÷ ${radius} = ${mass} × ${speed ** 2} ÷ ${radius}`,
      say`F = ${answer}`,
    ],
  }
}

/** Level curves whose greatest safe speed is whole. */
const CURVES = range(6, 32).flatMap((speed) =>
  [0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8].flatMap((mu) => {
    const radius = speed ** 2 / (mu * G)
    return Number.isInteger(radius * 2) && radius >= 15 && radius <= 250 ? [{ speed, mu, radius }] : []
  }),
)

function levelCurve(rng: Random) {
  const { speed, mu, radius } = rng.pick(CURVES)
  const answer = metresPerSecond(speed)
  const [vehicle, town] = [
    rng.pick(['car', 'bus', 'scooter', 'truck', 'motorcycle', 'jeep', 'taxi']),
    rng.pick(towns),
  ]
  return {
    given: { find: 'curve' as const, mu, radius, g: G },
    prompt: rng.pick([
      say`A ${vehicle} takes a level curve of radius ${metres(radius)} in ${town}. The coefficient of friction is ${mu}. What is the greatest speed without skidding? (g = 10 m/s²)`,
      say`Rain has made a flat curve in ${town} slippery: μ is only ${mu}. The curve has a radius of ${metres(radius)}. Up to what speed can a ${vehicle} follow it, if g = 10 m/s²?`,
      say`On a flat bend near ${town} with a radius of ${metres(radius)} tyres hold with μ = ${mu}. Taking g = 10 m/s², how fast can a ${vehicle} go round it safely at most?`,
      say`The road to ${town} turns on level ground along an arc of ${metres(radius)} radius. A driver of a ${vehicle} trusts in friction with μ = ${mu}. Beyond which speed does the ${vehicle} slip outwards? (g = 10 m/s²)`,
      say`Friction (μ = ${mu}) alone keeps a ${vehicle} on a level circular road of ${metres(radius)} radius in ${town}. Find the highest steady speed for g = 10 m/s².`,
    ]),
    answer,
    mistakes: [
      { value: mu * G * radius, because: say`the square root was not taken` },
      { value: Math.sqrt(G * radius), because: say`μ was left out` },
      { value: Math.sqrt((G * radius) / mu), because: say`the product was divided by μ` },
      { value: speed / 2, because: say`the diameter was taken for the radius in the wrong place` },
      { value: speed * 2, because: say`the result was doubled` },
      { value: mu * G, because: say`that number is the greatest acceleration in m/s²` },
      { value: speed + mu * G, because: say`the acceleration was added to the speed` },
      { value: speed - mu * G, because: say`the acceleration was taken off the speed` },
    ],
    steps: [
      say`Friction gives the force towards the centre: mv² ÷ r = μmg`,
      say`v² = μgr = ${mu} × 10 × ${radius} = ${speed ** 2}`,
      say`v = ${answer}`,
    ],
  }
}

/** "A ball of 2 kg swings on a rope 2 m long and passes the lowest point at 4 m/s. What is the pull in the rope?" */
function lowestPoint(rng: Random) {
  const { mass, speed, radius, rate } = rng.until(
    () => ({ ...rng.pick(TURNS), mass: rng.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 20, 30, 40]) }),
    (drawn) => drawn.radius <= 8 && drawn.rate <= 40,
  )
  const answer = quantity(mass * (G + rate), 'N')
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const kilograms = quantity(mass, 'kg')
  const body = mass >= 20 ? 'A child' : 'A ball'
  return {
    given: { find: 'lowest' as const, mass, speed, radius, g: G },
    prompt: rng.pick([
      say`${body} of ${kilograms} swings on a rope ${metres(radius)} long in ${town} and passes the lowest point at ${metresPerSecond(speed)}. What is the pull in the rope there? (g = 10 m/s²)`,
      say`In ${town} ${body.toLowerCase()} with a mass of ${kilograms} moves on a vertical circle of radius ${metres(radius)}. At the bottom the speed is ${metresPerSecond(speed)}. Taking g = 10 m/s², with what force is the rope stretched at that moment?`,
      say`A rope of ${metres(radius)} hangs from a tree in ${town}. ${body} of mass ${kilograms} on it rushes through the lowest place with ${metresPerSecond(speed)} while ${person} looks on. What tension must the rope stand, if g = 10 m/s²?`,
      say`How strongly is a rope of ${metres(radius)} stretched in the park of ${town} when ${body.toLowerCase()}, ${kilograms} heavy, dashes past the deepest point of its swing with ${metresPerSecond(speed)}? ${person} takes g = 10 m/s².`,
      say`Going through the bottom of its arc, ${body.toLowerCase()} of ${person} in ${town} has ${metresPerSecond(speed)}. With ${kilograms}, ${metres(radius)} of rope and g = 10 m/s², what tension does the rope have just then?`,
      say`${person} of ${town} watches ${body.toLowerCase()} (${kilograms}) on a swing: rope ${metres(radius)}, speed at the lowest point ${metresPerSecond(speed)}. Find the tension there for g = 10 m/s².`,
    ]),
    answer,
    mistakes: [
      { value: mass * rate, because: say`the weight was left out` },
      { value: mass * G, because: say`that is the weight alone` },
      {
        value: mass * Math.abs(rate - G),
        because: say`the weight was taken off; at the bottom it pulls outwards`,
      },
      { value: mass * (G + 2 * rate), because: say`the centripetal force was counted twice` },
      { value: mass * (2 * G + rate), because: say`the weight was counted twice` },
      { value: mass * (G + rate / 2), because: say`the half of kinetic energy was brought in` },
      { value: mass * (G + speed), because: say`v was used in place of v² ÷ r` },
    ],
    steps: [
      say`At the lowest point the rope must carry the weight and turn the body round.`,
      say`T − mg = mv² ÷ r`,
      say`mv² ÷ r = ${mass} × ${speed ** 2} ÷ ${radius} = ${quantity(mass * rate, 'N')}, mg = ${quantity(mass * G, 'N')}`,
      say`T = ${mass * rate} + ${mass * G} = ${answer}`,
    ],
  }
}

/** "A car of 800 kg drives at 10 m/s over the top of an arched bridge of radius 50 m. With what force does it press on it?" */
function overABridge(rng: Random) {
  const { mass, speed, radius, rate } = rng.until(
    () => ({ ...rng.pick(TURNS), mass: rng.int(8, 40) * 50 }),
    (drawn) => drawn.radius >= 20 && drawn.rate <= 8,
  )
  const answer = quantity(mass * (G - rate), 'N')
  const [vehicle, town] = [rng.pick(['car', 'bus', 'truck', 'jeep', 'van']), rng.pick(towns)]
  return {
    given: { find: 'bridge' as const, mass, speed, radius, g: G },
    prompt: rng.pick([
      say`A ${vehicle} of ${quantity(mass, 'kg')} drives at ${metresPerSecond(speed)} over the top of an arched bridge of radius ${metres(radius)} in ${town}. With what force does it press on the bridge there? (g = 10 m/s²)`,
      say`A ${vehicle} with a mass of ${quantity(mass, 'kg')} rolls at a steady ${metresPerSecond(speed)} across a hump near ${town} that is part of a circle of ${metres(radius)} radius. What does the road carry of it at the highest point, for g = 10 m/s²?`,
      say`The top of a flyover in ${town} is an arc of radius ${metres(radius)}. A ${vehicle} with mass ${quantity(mass, 'kg')} passes it at ${metresPerSecond(speed)}. Taking g = 10 m/s², find the normal force of the road.`,
      say`Near ${town} a humped road follows a circle of radius ${metres(radius)}. With what force does a ${vehicle} of ${quantity(mass, 'kg')} load the highest point when it goes at ${metresPerSecond(speed)}? Take g = 10 m/s².`,
      say`How hard does the road push up on a ${vehicle} (${quantity(mass, 'kg')}) at the crest of a hill near ${town}, if the crest curves with a radius of ${metres(radius)} and the speed is ${metresPerSecond(speed)}? Use g = 10 m/s².`,
    ]),
    answer,
    mistakes: [
      { value: mass * (G + rate), because: say`the forces were added, as at the bottom of a dip` },
      { value: mass * G, because: say`that is the weight; part of it turns the ${vehicle} round` },
      { value: mass * rate, because: say`that is the centripetal force alone` },
      { value: mass * (G - rate / 2), because: say`the half of kinetic energy was brought in` },
      { value: (mass * (G - rate)) / 2, because: say`the result was halved` },
      { value: mass * Math.abs(G - speed / radius), because: say`the speed was not squared` },
      { value: mass * (G - rate / 4), because: say`twice the diameter was used in place of the radius` },
    ],
    steps: [
      say`At the top the weight presses down and the road pushes up with N.`,
      say`What is left turns the ${vehicle} round: mg − N = mv² ÷ r`,
      say`mv² ÷ r = ${mass} × ${speed ** 2} ÷ ${radius} = ${quantity(mass * rate, 'N')}`,
      say`N = ${mass * G} − ${mass * rate} = ${answer}`,
    ],
  }
}

/** Speeds and radii whose centripetal acceleration is a simple number. */
const TURNS = range(2, 30).flatMap((speed) =>
  [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100].flatMap((radius) => {
    const rate = speed ** 2 / radius
    return rate >= 1 && rate <= 60 && Number.isInteger(rate * 4) ? [{ speed, radius, rate }] : []
  }),
)
