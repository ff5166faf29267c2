import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A wire of 2 m carries 5 A across a field of 0.3 T. What force acts on it?" */
export const magneticForce = defineGenerator({
  id: 'physics/magnetic-force',
  version: 1,
  concepts: ['magnetic-force'],
  levels: { easy: { form: straightWire }, medium: { form: slantedWire }, hard: { form: orbitRadius } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    switch (given.find) {
      case 'wire':
        // Centimetre by centimetre.
        return range(1, given.centimetres).reduce((sum) => sum + given.tesla * given.current * 0.01, 0)
      case 'slanted': {
        const across = given.metres * Math.sin((given.angle * Math.PI) / 180)
        return given.tesla * given.current * across
      }
      case 'orbit':
        // On the circle the magnetic force is the centripetal force. In centimetres.
        return bisect(
          (radius) =>
            given.charge * 1e-19 * given.speed * 1e5 * given.tesla -
            (given.mass * 1e-27 * (given.speed * 1e5) ** 2) / (radius / 100),
          1e6,
        )
    }
  },
})
const tidy = (size: number) => Math.round(size * 1e6) / 1e6
const WIRES = ['a copper wire', 'a rod', 'a cable', 'an aluminium bar', 'a straight wire', 'a thick wire']

function drawWire(rng: Random) {
  const [hundredths, current] = [rng.int(5, 80), rng.int(2, 25)]
  const centimetres = rng.pick([10, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200])
  const tesla = hundredths / 100
  return { tesla, current, centimetres, force: tidy((tesla * current * centimetres) / 100) }
}

function straightWire(rng: Random) {
  const { tesla, current, centimetres, force } = rng.until(
    () => drawWire(rng),
    (drawn) => Number.isInteger(tidy(drawn.force * 100)),
  )
  const answer = newtons(force)
  const [person, town, wire] = [rng.pick(people).name, rng.pick(towns), rng.pick(WIRES)]
  const [b, i, l] = [quantity(tesla, 'T'), quantity(current, 'A'), quantity(centimetres, 'cm')]
  return {
    given: { find: 'wire' as const, tesla, current, centimetres },
    prompt: rng.pick([
      say`In ${town} ${wire} of ${l} carries ${i} at right angles to a magnetic field of ${b}. What force acts on it?`,
      say`${person} of ${town} sends ${i} through ${wire} that has ${l} of its length in a field of ${b}, perpendicular to it. Find the force on this part.`,
      say`A magnet in ${town} gives a uniform field of ${b}. How hard does it push ${wire}, ${l} long and at 90° to the field, when the current is ${i}?`,
      say`What force in newtons does ${wire} in a motor of ${person} in ${town} feel, if ${l} of it lie across ${b} and ${i} flow through it?`,
      say`With ${i} flowing, ${wire} lies straight across the field of a big magnet in ${town}. The field is ${b} over a length of ${l}. How strong is the magnetic force?`,
    ]),
    answer,
    mistakes: [
      { value: tesla * current, because: 'the length was left out' },
      { value: (tesla * centimetres) / 100, because: 'the current was left out' },
      { value: tesla * current * centimetres, because: 'the length was not changed into metres' },
      { value: force / 2, because: 'the result was halved' },
      { value: force * 2, because: 'the result was doubled' },
      {
        value: tidy((tesla * current * (centimetres + 5)) / 100),
        because: 'the length was read 5 cm too long',
      },
      {
        value: tidy(((tesla + current) * centimetres) / 100),
        because: 'field and current were added',
      },
      { value: tidy(tesla * (current + centimetres / 100)), because: 'current and length were added' },
      {
        value: tidy((tesla * current * 100) / centimetres),
        because: 'the product was divided by the length',
      },
    ],
    steps: [
      say`At right angles F = BIL, with L = ${quantity(centimetres / 100, 'm')}`,
      say`F = ${tesla} × ${current} × ${centimetres / 100} = ${answer}`,
    ],
  }
}

function slantedWire(rng: Random) {
  const { tesla, current, centimetres, force } = rng.until(
    () => drawWire(rng),
    (drawn) => Number.isInteger(tidy(drawn.force * 50)),
  )
  const angle = rng.pick([30, 150] as const)
  const answer = newtons(tidy(force / 2))
  const [person, town, wire] = [rng.pick(people).name, rng.pick(towns), rng.pick(WIRES)]
  const [b, i, l] = [quantity(tesla, 'T'), quantity(current, 'A'), quantity(centimetres / 100, 'm')]
  return {
    given: { find: 'slanted' as const, tesla, current, metres: centimetres / 100, angle },
    prompt: rng.pick([
      say`In ${town} ${wire} of ${l} carries ${i} at an angle of ${angle}° to a magnetic field of ${b}. What force acts on it?`,
      say`${person} of ${town} sends ${i} through ${wire}, ${l} of which lie in a field of ${b}. The angle between current and field is ${angle}°. Find the force.`,
      say`A magnet in ${town} gives a uniform field of ${b}. How hard does it push ${wire}, ${l} long, when ${i} flow at ${angle}° to the field?`,
      say`What force in newtons does ${wire} in a model of ${person} in ${town} feel, if ${l} of it lie in ${b}, ${i} flow through it and the field makes ${angle}° with the current?`,
      say`The current of ${i} in ${wire} and a field of ${b} form an angle of ${angle}° in an experiment in ${town}. Over a length of ${l}, how strong is the magnetic force?`,
    ]),
    answer,
    mistakes: [
      { value: force, because: 'the angle was left out' },
      { value: force * 2, because: 'the product was divided by the sine' },
      { value: force / 4, because: 'the sine was counted twice' },
      { value: tidy((tesla * current) / 2), because: 'the length was left out' },
      { value: tidy((tesla * centimetres) / 200), because: 'the current was left out' },
      {
        value: tidy((tesla * (current + 1) * centimetres) / 200),
        because: 'the current was read 1 A too large',
      },
      {
        value: tidy((tesla * (current - 1) * centimetres) / 200),
        because: 'the current was read 1 A too small',
      },
      {
        value: tidy((tesla * current * (centimetres + 10)) / 200),
        because: 'the length was read 10 cm too long',
      },
      { value: tidy((tesla * (current + centimetres / 100)) / 2), because: 'current and length were added' },
      { value: tidy((tesla * current * 50) / centimetres), because: 'the product was divided by the length' },
    ],
    steps: [
      say`F = BIL sin θ`,
      say`sin ${angle}° = 1/2`,
      say`F = ${tesla} × ${current} × ${centimetres / 100} × 1/2 = ${answer}`,
    ],
  }
}

/** Masses in 10⁻²⁷ kg and charges in 10⁻¹⁹ C, as given in the question. */
const PARTICLES = [
  { name: 'A proton', mass: 1.6, charge: 1.6 },
  { name: 'A deuteron', mass: 3.2, charge: 1.6 },
  { name: 'An alpha particle', mass: 6.4, charge: 3.2 },
  { name: 'A triton', mass: 4.8, charge: 1.6 },
] as const

function orbitRadius(rng: Random) {
  const { particle, speed, tesla, radius } = rng.until(
    () => {
      const drawn = { particle: rng.pick(PARTICLES), speed: rng.int(2, 60), tesla: rng.int(1, 20) / 20 }
      const metres = (drawn.particle.mass * drawn.speed * 1e-3) / (drawn.particle.charge * drawn.tesla)
      return { ...drawn, radius: tidy(metres * 100) }
    },
    (drawn) => Number.isInteger(tidy(drawn.radius * 10)) && drawn.radius >= 0.5,
  )
  const answer = quantity(radius, 'cm')
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const { mass, charge } = particle
  const [b, v] = [quantity(tesla, 'T'), say`${speed} × 10⁵ m/s`]
  const data = say`m = ${mass} × 10⁻²⁷ kg, q = ${charge} × 10⁻¹⁹ C`
  const place = rng.pick([
    'a cloud chamber',
    'a cyclotron',
    'a mass spectrometer',
    'a vacuum chamber',
    'a beam line',
  ])
  return {
    given: { find: 'orbit' as const, mass, charge, speed, tesla },
    prompt: rng.pick([
      say`${particle.name} enters ${place} in ${town} at ${v}, at right angles to a field of ${b}. What is the radius of its path? (${data})`,
      say`${person} of ${town} shoots ${particle.name.toLowerCase()} with ${v} straight across a magnetic field of ${b} in ${place}. Find the radius of the circle. (${data})`,
      say`In ${place} in ${town} there is a uniform field of ${b}. How large is the circle on which ${particle.name.toLowerCase()} of ${v} moves, perpendicular to the field? Give the radius. (${data})`,
      say`A field of ${b} bends ${particle.name.toLowerCase()} in ${place} of ${person} in ${town} into a circle. With a speed of ${v} at right angles to the field, what radius is found? (${data})`,
      say`How far from the centre of its circular path is ${particle.name.toLowerCase()} that runs at ${v} across ${b} in ${place} near ${town}, as ${person} works it out? (${data})`,
    ]),
    answer,
    mistakes: [
      { value: radius * 2, because: 'that is the diameter' },
      { value: radius / 2, because: 'the result was halved' },
      { value: tidy(radius * tesla), because: 'the field was left out' },
      { value: tidy(radius * tesla * tesla), because: 'the field was multiplied instead of divided' },
      { value: tidy((radius * charge ** 2) / mass ** 2), because: 'mass and charge were exchanged' },
      { value: tidy((radius * (speed + 1)) / speed), because: 'the speed was read 10⁵ m/s too high' },
      { value: tidy((radius * (speed - 1)) / speed), because: 'the speed was read 10⁵ m/s too low' },
      { value: tidy((radius * tesla) / (tesla + 0.1)), because: 'the field was read 0.1 T too strong' },
      { value: tidy((radius * (speed + 2)) / speed), because: 'the speed was read 2 × 10⁵ m/s too high' },
    ],
    steps: [
      say`The magnetic force keeps it on the circle: qvB = mv² ÷ r`,
      say`r = mv ÷ (qB)`,
      say`m ÷ q = ${mass} × 10⁻²⁷ ÷ (${charge} × 10⁻¹⁹) = ${tidy(mass / charge)} × 10⁻⁸ kg/C`,
      say`r = ${tidy(mass / charge)} × 10⁻⁸ × ${speed} × 10⁵ ÷ ${tesla} = ${quantity(tidy(radius / 100), 'm')} = ${answer}`,
    ],
  }
}
