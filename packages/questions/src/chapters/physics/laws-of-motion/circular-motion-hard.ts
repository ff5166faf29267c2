import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { G, metres, speedOf, TURNS } from './circular-motion-turns.ts'

/** "A ball of 2 kg swings on a rope 2 m long and passes the lowest point at 4 m/s. What is the pull in the rope?" */
export function lowestPoint(rng: Random) {
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
      say`${body} of ${kilograms} swings on a rope ${metres(radius)} long in ${town} and passes the lowest point at ${speedOf(speed)}. What is the pull in the rope there? (g = 10 m/s²)`,
      say`In ${town} ${body.toLowerCase()} with a mass of ${kilograms} moves on a vertical circle of radius ${metres(radius)}. At the bottom the speed is ${speedOf(speed)}. Taking g = 10 m/s², with what force is the rope stretched at that moment?`,
      say`A rope of ${metres(radius)} hangs from a tree in ${town}. ${body} of mass ${kilograms} on it rushes through the lowest place with ${speedOf(speed)} while ${person} looks on. What tension must the rope stand, if g = 10 m/s²?`,
      say`How strongly is a rope of ${metres(radius)} stretched in the park of ${town} when ${body.toLowerCase()}, ${kilograms} heavy, dashes past the deepest point of its swing with ${speedOf(speed)}? ${person} takes g = 10 m/s².`,
      say`Going through the bottom of its arc, ${body.toLowerCase()} of ${person} in ${town} has ${speedOf(speed)}. With ${kilograms}, ${metres(radius)} of rope and g = 10 m/s², what tension does the rope have just then?`,
      say`${person} of ${town} watches ${body.toLowerCase()} (${kilograms}) on a swing: rope ${metres(radius)}, speed at the lowest point ${speedOf(speed)}. Find the tension there for g = 10 m/s².`,
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
export function overABridge(rng: Random) {
  const { mass, speed, radius, rate } = rng.until(
    () => ({ ...rng.pick(TURNS), mass: rng.int(8, 40) * 50 }),
    (drawn) => drawn.radius >= 20 && drawn.rate <= 8,
  )
  const answer = quantity(mass * (G - rate), 'N')
  const [vehicle, town] = [rng.pick(['car', 'bus', 'truck', 'jeep', 'van']), rng.pick(towns)]
  return {
    given: { find: 'bridge' as const, mass, speed, radius, g: G },
    prompt: rng.pick([
      say`A ${vehicle} of ${quantity(mass, 'kg')} drives at ${speedOf(speed)} over the top of an arched bridge of radius ${metres(radius)} in ${town}. With what force does it press on the bridge there? (g = 10 m/s²)`,
      say`A ${vehicle} with a mass of ${quantity(mass, 'kg')} rolls at a steady ${speedOf(speed)} across a hump near ${town} that is part of a circle of ${metres(radius)} radius. What does the road carry of it at the highest point, for g = 10 m/s²?`,
      say`The top of a flyover in ${town} is an arc of radius ${metres(radius)}. A ${vehicle} with mass ${quantity(mass, 'kg')} passes it at ${speedOf(speed)}. Taking g = 10 m/s², find the normal force of the road.`,
      say`Near ${town} a humped road follows a circle of radius ${metres(radius)}. With what force does a ${vehicle} of ${quantity(mass, 'kg')} load the highest point when it goes at ${speedOf(speed)}? Take g = 10 m/s².`,
      say`How hard does the road push up on a ${vehicle} (${quantity(mass, 'kg')}) at the crest of a hill near ${town}, if the crest curves with a radius of ${metres(radius)} and the speed is ${speedOf(speed)}? Use g = 10 m/s².`,
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
