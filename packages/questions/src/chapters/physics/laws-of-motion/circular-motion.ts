import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { metres, metresPerSecond } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A stone of 0.5 kg is whirled at 6 m/s in a circle of radius 2 m. What force holds it?" */
export const circularMotion = defineGenerator({
  id: 'physics/circular',
  version: 5,
  concepts: ['circular-motion', 'centripetal-force', 'vertical-circle'],
  levels: {
    easy: { forms: [...often(2, acceleration), ...often(3, speedOrRadius), ...often(5, byAngle)] },
    medium: { forms: [holdingForce, levelCurve, overABridge] },
    hard: { forms: [topToBottom, swungDown] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'acceleration':
        return turnRate(given.speed, given.radius)
      case 'speed':
        return bisect((speed) => turnRate(speed, given.radius) - given.rate, 1000)
      case 'radius':
        return bisect((radius) => given.rate - turnRate(given.speed, radius), 1e5)
      case 'by angle': {
        // The arc of one second is the speed.
        const speed = given.turn * given.radius
        return given.asked === 'speed' ? speed : given.mass * turnRate(speed, given.radius)
      }
      case 'force':
        return given.mass * turnRate(given.speed, given.radius)
      case 'curve':
        return bisect((speed) => turnRate(speed, given.radius) - given.mu * given.g, 200)
      case 'top-to-bottom': {
        // What it gains in falling through the diameter, as kinetic energy.
        const gained = given.mass * given.g * 2 * given.radius
        const below = Math.sqrt((2 * ((given.mass * given.speed ** 2) / 2 + gained)) / given.mass)
        return given.mass * given.g + given.mass * turnRate(below, given.radius)
      }
      case 'swung': {
        const drop = given.radius - given.radius * Math.cos((given.angle * Math.PI) / 180)
        const below = Math.sqrt(2 * given.g * drop)
        return given.mass * given.g + given.mass * turnRate(below, given.radius)
      }
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

type Turn = (typeof TURNS)[number]

/** Something that can go round so fast in so small a circle. */
const drawMover = (rng: Random, { speed, radius, rate }: Turn): string =>
  rng.pick([
    'a particle',
    'a body',
    'an object',
    ...(speed <= 5 && radius <= 5 ? ['a toy car', 'a toy train', 'a small robot', 'a clockwork mouse'] : []),
    ...(speed <= 12 && radius >= 4 && rate <= 8 ? ['a cyclist', 'a skater', 'a pony', 'a runner'] : []),
    ...(speed <= 25 && radius >= 8 && rate <= 12 ? ['a go-kart', 'a scooter', 'a motorcycle', 'a car'] : []),
    ...(speed <= 25 && radius >= 2 && rate <= 30 ? ['a drone', 'a toy plane', 'a bird'] : []),
  ])

function acceleration(rng: Random) {
  const turn = rng.pick(TURNS)
  const { speed, radius, rate } = turn
  const answer = quantity(rate, 'm/s²')
  const mover = drawMover(rng, turn)

  return {
    concept: ['circular-motion', 'centripetal-force'],
    given: { find: 'acceleration' as const, speed, radius },
    prompt: stem(
      rng,
      [
        say`${mover} moves with a uniform speed of ${metresPerSecond(speed)} along a circular path of radius ${metres(radius)}.`,
        say`${mover} describes a circle of radius ${metres(radius)} with a constant speed of ${metresPerSecond(speed)}.`,
        say`The radius of the circular track followed by ${mover} is ${metres(radius)} and its speed is ${metresPerSecond(speed)}.`,
        say`In uniform circular motion, ${mover} covers ${metres(speed)} of the circumference in every second. The circle has a radius of ${metres(radius)}.`,
      ],
      [
        say`Its centripetal acceleration is:`,
        say`How large is its centripetal acceleration?`,
        say`What is the acceleration directed towards the centre?`,
        say`Find the magnitude of its acceleration.`,
        say`The magnitude of its radial acceleration is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: speed / radius, because: say`the speed was not squared` },
      { value: speed ** 2 * radius, because: say`the square of the speed was multiplied by the radius` },
      { value: speed ** 2 / (2 * radius), because: say`the diameter was used in place of the radius` },
      { value: (2 * speed ** 2) / radius, because: say`the result was doubled` },
      { value: speed ** 2, because: say`the radius was left out` },
      { value: speed * radius, because: say`speed and radius were multiplied` },
      { value: (2 * speed) / radius, because: say`the speed was doubled instead of squared` },
    ].filter(({ value }) => isShort(value)),
    steps: [say`Centripetal acceleration = v² ÷ r`, say`a = ${speed}² ÷ ${radius} = ${answer}`],
  }
}

/** "A cyclist on a circular track of radius 20 m has a centripetal acceleration of 5 m/s². What is the speed?" */
function speedOrRadius(rng: Random) {
  const turn = rng.pick(TURNS)
  const { speed, radius, rate } = turn
  const find = rng.pick(['speed', 'radius'])
  const answer = find === 'speed' ? metresPerSecond(speed) : metres(radius)
  const mover = drawMover(rng, turn)
  const [fast, far, turning] = [metresPerSecond(speed), metres(radius), quantity(rate, 'm/s²')]
  return {
    concept: ['circular-motion', 'centripetal-force'],
    given:
      find === 'speed' ? { find: 'speed' as const, radius, rate } : { find: 'radius' as const, speed, rate },
    prompt:
      find === 'speed'
        ? stem(
            rng,
            [
              say`The centripetal acceleration of ${mover} on a circular track of radius ${far} is ${turning}.`,
              say`In uniform circular motion on a circle of radius ${far}, ${mover} has an acceleration of ${turning} towards the centre.`,
              say`A circular path has a radius of ${far}, and ${mover} that moves along it uniformly has an acceleration of ${turning}.`,
            ],
            [say`Its speed is:`, say`With what speed does it move?`, say`Find its uniform speed.`],
          )
        : stem(
            rng,
            [
              say`With a constant speed of ${fast}, ${mover} has a centripetal acceleration of ${turning}.`,
              say`${mover} moves in a circle with a uniform speed of ${fast}, and its acceleration towards the centre is ${turning}.`,
              say`The speed of ${mover} on a circular track is ${fast}, and its centripetal acceleration is ${turning}.`,
            ],
            [
              say`The radius of the circle is:`,
              say`What is the radius of its path?`,
              say`Find the radius of the circle that it describes.`,
            ],
          ),
    answer,
    mistakes:
      find === 'speed'
        ? [
            { value: rate * radius, because: say`the square root was not taken` },
            { value: rate / radius, because: say`the acceleration was divided by the radius` },
            { value: radius, because: say`that number is the radius in metres` },
            { value: rate, because: say`that number is the acceleration` },
            { value: speed * 2, because: say`the result was doubled` },
            { value: speed / 2, because: say`the result was halved` },
            { value: (rate * radius) / 2, because: say`the product was halved instead of taking its root` },
          ].filter(({ value }) => isShort(value))
        : [
            { value: speed / rate, because: say`the speed was not squared` },
            { value: rate * speed, because: say`speed and acceleration were multiplied` },
            { value: radius * 2, because: say`that is the diameter` },
            { value: radius / 2, because: say`the result was halved` },
            { value: (2 * speed) / rate, because: say`the speed was doubled instead of squared` },
            { value: rate, because: say`that number is the acceleration` },
          ].filter(({ value }) => isShort(value)),
    steps:
      find === 'speed'
        ? [say`a = v² ÷ r, so v² = ar = ${rate} × ${radius} = ${speed ** 2}`, say`v = ${answer}`]
        : [say`a = v² ÷ r, so r = v² ÷ a`, say`r = ${speed}² ÷ ${rate} = ${answer}`],
  }
}

/** "A stone on a string of 0.5 m turns through 4 rad every second. What is its speed?" */
function byAngle(rng: Random) {
  const asked = rng.pick(['speed', 'acceleration'])
  const turn = rng.int(2, 25)
  const radius = rng.pick([
    0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1, 1.2, 1.5, 1.8, 2, 2.5, 3, 4,
  ])
  const key = tidy(asked === 'speed' ? turn * radius : turn ** 2 * radius)
  const answer = asked === 'speed' ? metresPerSecond(key) : quantity(key, 'm/s²')
  const body = rng.pick(['A stone', 'A bob', 'A ball', 'A toy plane', 'A small bead', 'A rubber bung'])
  const disc = rng.pick(['wheel', 'disc', 'platform', 'wooden board', 'machine part'])
  const [angular, far] = [quantity(turn, 'rad/s'), metres(radius)]
  return {
    concept: 'circular-motion',
    // A mass of 1 kg: the force on it is its acceleration.
    given: { find: 'by angle' as const, asked, turn, radius, mass: 1 },
    prompt: stem(
      rng,
      [
        say`${body} tied to a string moves in a circle of radius ${far} with an angular velocity of ${angular}.`,
        say`${body} describes a circle of radius ${far} with a uniform angular velocity of ${angular}.`,
        say`A point of a rotating ${disc} is ${far} from the axis. The ${disc} has an angular speed of ${angular}.`,
        say`The angular velocity of ${body.toLowerCase()} in a circle of radius ${far} is ${angular}.`,
      ],
      asked === 'speed'
        ? [
            say`Its linear speed is:`,
            say`What is its linear velocity?`,
            say`Find its speed along the circle.`,
          ]
        : [
            say`Its centripetal acceleration is:`,
            say`What is its acceleration towards the centre?`,
            say`Find the magnitude of its radial acceleration.`,
          ],
    ),
    answer,
    mistakes: [
      asked === 'speed'
        ? { value: tidy(turn ** 2 * radius), because: say`that number is the centripetal acceleration` }
        : { value: tidy(turn * radius), because: say`that number is the linear speed; ω was not squared` },
      { value: tidy(turn / radius), because: say`the angular velocity was divided by the radius` },
      {
        value: tidy(turn ** 2 / radius),
        because: say`the square of the angular velocity was divided by the radius`,
      },
      { value: tidy(key * 2), because: say`the diameter was used in place of the radius` },
      { value: tidy(key / 2), because: say`the result was halved` },
      { value: tidy(turn ** 2 * radius ** 2), because: say`the radius was squared too` },
      { value: tidy(turn * radius ** 2), because: say`the radius was squared` },
    ].filter(({ value }) => isShort(value)),
    steps:
      asked === 'speed'
        ? [say`Linear speed = angular velocity × radius`, say`v = ωr = ${turn} × ${radius} = ${answer}`]
        : [say`Centripetal acceleration = ω²r`, say`a = ${turn}² × ${radius} = ${answer}`],
  }
}

function holdingForce(rng: Random) {
  const { mass, speed, radius, rate } = rng.until(
    () => ({
      ...rng.pick(TURNS),
      mass: rng.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5]),
    }),
    (drawn) => drawn.radius <= 6 && isShort(drawn.mass * drawn.rate),
  )
  const answer = quantity(tidy(mass * rate), 'N')
  const body = rng.pick(['stone', 'ball', 'body', 'bob', 'small block'])
  const kilograms = quantity(mass, 'kg')
  return {
    concept: ['circular-motion', 'centripetal-force'],
    given: { find: 'force' as const, mass, speed, radius },
    prompt: stem(
      rng,
      [
        say`A ${body} of mass ${kilograms} tied to a string is whirled in a horizontal circle of radius ${metres(radius)} on a smooth table with a speed of ${metresPerSecond(speed)}.`,
        say`A ${body} of mass ${kilograms} at the end of a light string moves on smooth ice in a horizontal circle of radius ${metres(radius)} with a uniform speed of ${metresPerSecond(speed)}.`,
        say`A ${body} of mass ${kilograms}, attached to a string of length ${metres(radius)}, revolves on a frictionless table at ${metresPerSecond(speed)}.`,
      ],
      [
        say`The centripetal force acting on it is:`,
        say`What is the tension in the string?`,
        say`Find the force directed towards the centre.`,
      ],
    ),
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
const CURVES = range(6, 40).flatMap((speed) =>
  [0.2, 0.25, 0.3, 0.32, 0.36, 0.4, 0.45, 0.5, 0.54, 0.6, 0.64, 0.7, 0.75, 0.8].flatMap((mu) => {
    const radius = speed ** 2 / (mu * G)
    return Number.isInteger(Math.round(radius * 2e6) / 1e6) && radius >= 15 && radius <= 250
      ? [{ speed, mu, radius }]
      : []
  }),
)

function levelCurve(rng: Random) {
  const { speed, mu, radius } = rng.pick(CURVES)
  const answer = metresPerSecond(speed)
  const vehicle = rng.pick(['car', 'bus', 'scooter', 'truck', 'motorcycle', 'jeep', 'taxi'])
  return {
    concept: 'circular-motion',
    given: { find: 'curve' as const, mu, radius, g: G },
    prompt: stem(
      rng,
      [
        say`A ${vehicle} has to take a turn on a level circular road of radius ${metres(radius)}. The coefficient of friction between the tyres and the road is ${mu}.`,
        say`The radius of an unbanked curve is ${metres(radius)}, and the coefficient of static friction between its surface and the tyres of a ${vehicle} is ${mu}.`,
        say`A ${vehicle} negotiates a flat curve of radius ${metres(radius)}, for which μ = ${mu}.`,
      ],
      [
        say`The maximum speed without skidding is:`,
        say`What is the maximum safe speed of the vehicle on this curve?`,
        say`Find the greatest speed with which it can be taken without slipping.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
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

/** "A stone of 0.5 kg moves in a vertical circle of radius 2 m; its speed at the top is 6 m/s. What is the tension at the bottom?" */
function topToBottom(rng: Random) {
  const { mass, speed, radius, rate } = rng.until(
    () => ({ ...rng.pick(TURNS), mass: rng.pick([0.2, 0.4, 0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4]) }),
    // Slower than this, the string would be slack at the top.
    (drawn) => drawn.radius <= 8 && drawn.rate >= G && drawn.rate <= 40,
  )
  const key = mass * (rate + 5 * G)
  const answer = quantity(tidy(key), 'N')
  const kilograms = quantity(mass, 'kg')
  const body = rng.pick(['stone', 'ball', 'body', 'bob'])
  return {
    concept: ['circular-motion', 'vertical-circle'],
    given: { find: 'top-to-bottom' as const, mass, speed, radius, g: G },
    prompt: stem(
      rng,
      [
        say`A ${body} of mass ${kilograms}, tied to a string of length ${metres(radius)}, moves in a vertical circle. Its speed at the highest point is ${metresPerSecond(speed)}.`,
        say`A ${body} of mass ${kilograms} is whirled in a vertical circle of radius ${metres(radius)} by a light string and passes through the top with a velocity of ${metresPerSecond(speed)}.`,
        say`In a vertical circle of radius ${metres(radius)}, the speed of a ${body} of mass ${kilograms} at the top is ${metresPerSecond(speed)}, and no energy is lost.`,
      ],
      [
        say`The tension in the string at the lowest point is:`,
        say`What is the tension in the string when it is at the bottom?`,
        say`Find the tension in the string at the lowest position.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: tidy(mass * (rate + G)), because: say`the speed at the top was used at the bottom` },
      { value: tidy(mass * (rate - G)), because: say`that is the tension at the top` },
      { value: tidy(mass * (rate + 4 * G)), because: say`the weight at the bottom was left out` },
      { value: tidy(mass * (rate + 3 * G)), because: say`it was taken to fall through the radius only` },
      {
        value: tidy(mass * (rate + 6 * G)),
        because: say`that is by how much the two tensions would differ, added to the centripetal force`,
      },
      { value: tidy(mass * rate), because: say`that is the centripetal force at the top` },
      { value: tidy(mass * (2 * rate + 5 * G)), because: say`the centripetal force was counted twice` },
    ],
    steps: [
      say`From the top to the bottom it falls through 2r, so v₂² = v₁² + 4gr.`,
      say`v₂² = ${speed ** 2} + 4 × 10 × ${radius} = ${tidy(speed ** 2 + 40 * radius)}`,
      say`At the bottom T − mg = mv₂² ÷ r.`,
      say`mv₂² ÷ r = ${mass} × ${tidy(speed ** 2 + 40 * radius)} ÷ ${radius} = ${quantity(tidy(mass * (rate + 4 * G)), 'N')}`,
      say`T = ${tidy(mass * (rate + 4 * G))} + ${tidy(mass * G)} = ${answer}`,
    ],
  }
}

/** "A bob of 2 kg is held with its string at 60° to the vertical and released. What is the tension at the lowest point?" */
function swungDown(rng: Random) {
  const angle = rng.pick([60, 90])
  const mass = rng.int(1, 60) / 10
  const radius = rng.int(2, 40) / 10
  const times = angle === 60 ? 2 : 3
  const answer = quantity(tidy(times * mass * G), 'N')
  const [kilograms, long] = [quantity(mass, 'kg'), metres(radius)]
  const from =
    angle === 60 ? 'the string makes an angle of 60° with the vertical' : 'the string is horizontal'
  return {
    concept: ['circular-motion', 'vertical-circle'],
    given: { find: 'swung' as const, mass, radius, angle, g: G },
    prompt: stem(
      rng,
      [
        say`The bob of a simple pendulum has a mass of ${kilograms} and its string is ${long} long. It is released from rest when ${from}.`,
        say`A small sphere of mass ${kilograms} hangs from a light string of length ${long}. It is pulled aside until ${from}, and then released.`,
        say`A pendulum of length ${long} with a bob of mass ${kilograms} is held so that ${from}, and let go.`,
      ],
      [
        say`The tension in the string at the lowest point is:`,
        say`What is the tension in the string when the bob passes through the lowest position?`,
        say`Find the maximum tension in the string during the swing.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: tidy(mass * G), because: say`that is the weight alone` },
      { value: tidy((times - 1) * mass * G), because: say`the weight was left out` },
      { value: tidy((times + 1) * mass * G), because: say`the weight was counted twice` },
      {
        value: tidy((mass * G * (times + 1)) / 2),
        because: say`the speed at the bottom was found from half of the fall`,
      },
      { value: tidy((times + 2) * mass * G), because: say`the centripetal force was counted too often` },
      {
        value: tidy((mass * G) / 2),
        because: say`only the part of the weight along the string at the start was taken`,
      },
    ],
    steps: [
      say`It falls through h = r(1 − cos ${angle}°) = ${metres(tidy(angle === 60 ? radius / 2 : radius))}.`,
      say`So v² = 2gh = ${tidy(2 * G * (angle === 60 ? radius / 2 : radius))} m²/s².`,
      say`At the lowest point T − mg = mv² ÷ r.`,
      say`mv² ÷ r = ${quantity(tidy((times - 1) * mass * G), 'N')}, mg = ${quantity(tidy(mass * G), 'N')}`,
      say`T = ${tidy((times - 1) * mass * G)} + ${tidy(mass * G)} = ${answer}`,
    ],
  }
}

/** Whether a number has at most two decimals, as in papers. */
const isShort = (size: number): boolean => Number.isInteger(Math.round(size * 1e7) / 1e5)

const tidy = (size: number): number => Math.round(size * 1e6) / 1e6

/** "A car of 800 kg drives at 10 m/s over the top of an arched bridge of radius 50 m. With what force does it press on it?" */
function overABridge(rng: Random) {
  const { mass, speed, radius, rate } = rng.until(
    () => ({ ...rng.pick(TURNS), mass: rng.int(8, 40) * 50 }),
    (drawn) => drawn.radius >= 20 && drawn.rate <= 8,
  )
  const answer = quantity(mass * (G - rate), 'N')
  const vehicle = rng.pick(['car', 'bus', 'truck', 'jeep', 'van'])
  return {
    concept: 'circular-motion',
    given: { find: 'bridge' as const, mass, speed, radius, g: G },
    prompt: stem(
      rng,
      [
        say`A ${vehicle} of mass ${quantity(mass, 'kg')} moves with a speed of ${metresPerSecond(speed)} over a convex bridge of radius ${metres(radius)}.`,
        say`The speed of a ${vehicle} of mass ${quantity(mass, 'kg')} at the highest point of an arched bridge is ${metresPerSecond(speed)}. The radius of curvature of the bridge is ${metres(radius)}.`,
        say`A bridge is in the form of an arc of radius ${metres(radius)}, curved upwards. A ${vehicle} of mass ${quantity(mass, 'kg')} crosses it at ${metresPerSecond(speed)}.`,
      ],
      [
        say`The thrust on the bridge at the highest point is:`,
        say`What is the normal reaction of the bridge at the top?`,
        say`Find the force exerted by the vehicle on the bridge when it is at the highest point.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`, say`(Take the acceleration due to gravity as 10 m/s².)`],
    ),
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
const TURNS = range(2, 40).flatMap((speed) =>
  [
    ...[0.2, 0.25, 0.4, 0.5, 0.8, 1, 1.25, 1.5, 1.6, 2, 2.5, 3, 3.2, 4, 4.5, 5, 6, 7.5, 8, 9, 10, 12, 12.5],
    ...[15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 45, 50, 60, 64, 72, 75, 80, 90, 100, 120, 150, 160, 200],
  ].flatMap((radius) => {
    const rate = speed ** 2 / radius
    return rate >= 1 && rate <= 60 && Number.isInteger(rate * 4) ? [{ speed, radius, rate }] : []
  }),
)
