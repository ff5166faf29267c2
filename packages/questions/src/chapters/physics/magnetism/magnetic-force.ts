import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A wire of 2 m carries 5 A across a field of 0.3 T. What force acts on it?" */
export const magneticForce = defineGenerator({
  id: 'physics/magnetic-force',
  version: 7,
  concepts: ['magnetic-force', 'force-on-charge', 'force-on-conductor'],
  levels: {
    easy: { forms: [straightWire] },
    medium: { forms: [slantedWire, orbitRadius] },
    hard: { forms: [acceleratedOrbit, selectedOrbit, rodOnIncline] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'wire':
        // Centimetre by centimetre.
        return range(1, given.centimetres).reduce((sum) => sum + given.tesla * given.current * 0.01, 0)
      case 'slanted': {
        const across = given.metres * Math.sin((given.angle * Math.PI) / 180)
        return given.tesla * given.current * across
      }
      case 'accelerated': {
        // The speed from the energy, then the circle on which the two forces agree. In centimetres.
        const [mass, charge] = [given.mass * 1e-27, given.charge * 1e-19]
        const speed = bisect((one) => (mass * one ** 2) / 2 - charge * given.volts, 3e8)
        return bisect((radius) => charge * speed * given.tesla - (mass * speed ** 2) / (radius / 100), 1e6)
      }
      case 'selected': {
        // Undeflected where the two forces cancel; then the circle. In centimetres.
        const speed = bisect((one) => one * given.first - given.field, 1e9)
        const [mass, charge] = [given.mass * 1e-27, given.charge * 1e-19]
        return bisect((radius) => charge * speed * given.second - (mass * speed ** 2) / (radius / 100), 1e6)
      }
      case 'incline': {
        // Along the slope, per metre: the part of the magnetic push up against the part of the weight down.
        const angle = Math.atan(given.tangent)
        return bisect(
          (amps) => amps * given.tesla * Math.cos(angle) - (given.grams / 1000) * 10 * Math.sin(angle),
          1e4,
        )
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
  const wire = rng.pick(WIRES)
  const [b, i, l] = [quantity(tesla, 'T'), quantity(current, 'A'), quantity(centimetres, 'cm')]
  return {
    concept: ['force-on-conductor', 'magnetic-force'],
    given: { find: 'wire' as const, tesla, current, centimetres },
    prompt: stem(
      rng,
      [
        say`A straight conductor of length ${l} carrying a current of ${i} is placed perpendicular to a uniform magnetic field of ${b}.`,
        say`${wire} of length ${l} carries a current of ${i} at right angles to a magnetic field of induction ${b}.`,
        say`A uniform magnetic field of ${b} acts normally on ${wire}, of which ${l} lies in the field. The current in it is ${i}.`,
        say`The current through ${wire} of length ${l} is ${i}. It is held normal to a magnetic field of ${b}.`,
        say`At right angles to the lines of a magnetic field of ${b}, there is ${wire} of length ${l}, in which ${i} flows.`,
        say`Between the poles of a magnet the field is ${b}. A length of ${l} of ${wire} lies across it and carries ${i}.`,
      ],
      [
        say`The force acting on it is:`,
        say`What is the magnitude of the magnetic force on it?`,
        say`Find the force experienced by the conductor.`,
        say`With what force does the field push it?`,
        say`How large is the force on this length?`,
      ],
    ),
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
  const wire = rng.pick(WIRES)
  const [b, i, l] = [quantity(tesla, 'T'), quantity(current, 'A'), quantity(centimetres / 100, 'm')]
  return {
    concept: ['force-on-conductor', 'magnetic-force'],
    given: { find: 'slanted' as const, tesla, current, metres: centimetres / 100, angle },
    prompt: stem(
      rng,
      [
        say`A straight conductor of length ${l} carrying a current of ${i} makes an angle of ${angle}° with a uniform magnetic field of ${b}.`,
        say`${wire} of length ${l} carries a current of ${i}. It is placed at ${angle}° to the direction of a magnetic field of ${b}.`,
        say`A current of ${i} flows through ${wire} of length ${l}, inclined at ${angle}° to a magnetic field of induction ${b}.`,
        say`The angle between ${wire} of length ${l} and a uniform field of ${b} is ${angle}°, and the current in it is ${i}.`,
      ],
      [
        say`The force acting on it is:`,
        say`What is the magnitude of the magnetic force on it?`,
        say`Find the force experienced by the conductor.`,
      ],
    ),
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

  const { mass, charge } = particle
  const [b, v] = [quantity(tesla, 'T'), speed < 10 ? say`${speed} × 10⁵ m/s` : say`${speed / 10} × 10⁶ m/s`]
  const data = say`m = ${mass} × 10⁻²⁷ kg, q = ${charge} × 10⁻¹⁹ C`
  const place = rng.pick([
    'a cloud chamber',
    'a cyclotron',
    'a mass spectrometer',
    'a vacuum chamber',
    'a beam line',
  ])
  return {
    concept: ['force-on-charge', 'magnetic-force'],
    given: { find: 'orbit' as const, mass, charge, speed, tesla },
    prompt: stem(
      rng,
      [
        say`${particle.name} moving with a velocity of ${v} enters a uniform magnetic field of ${b} at right angles to it.`,
        say`${particle.name} is projected with a speed of ${v} normal to a magnetic field of induction ${b}.`,
        say`A uniform magnetic field of ${b} exists in ${place}. ${particle.name} enters it perpendicularly at ${v}.`,
        say`In ${place}, ${particle.name.toLowerCase()} describes a circle with a speed of ${v} in a plane perpendicular to a magnetic field of ${b}.`,
      ],
      [
        say`The radius of its circular path is:`,
        say`What is the radius of the path described by it?`,
        say`Find the radius of the orbit.`,
      ],
      [say`(${data})`, say`Given: ${data}.`],
    ),
    answer,
    mistakes: [
      { value: radius * 2, because: 'that is the diameter' },
      { value: radius / 2, because: 'the result was halved' },
      { value: tidy(radius * tesla), because: 'the field was left out' },
      { value: tidy(radius * tesla * tesla), because: 'the field was multiplied instead of divided' },
      { value: tidy((radius * charge ** 2) / mass ** 2), because: 'mass and charge were exchanged' },
      { value: tidy((radius * (speed + 1)) / speed), because: 'the speed was read 10⁵ m/s too high' },
      { value: tidy((radius * (speed - 1)) / speed), because: 'the speed was read 10⁵ m/s too low' },
      { value: tidy(radius * 1.5), because: 'a factor was lost in the division' },
      { value: tidy((radius * (speed + 2)) / speed), because: 'the speed was read 2 × 10⁵ m/s too high' },
    ].filter(({ value }) => Number.isInteger(tidy(value * 100))),
    steps: [
      say`The magnetic force keeps it on the circle: qvB = mv² ÷ r`,
      say`r = mv ÷ (qB)`,
      say`m ÷ q = ${mass} × 10⁻²⁷ ÷ (${charge} × 10⁻¹⁹) = ${tidy(mass / charge)} × 10⁻⁸ kg/C`,
      say`r = ${tidy(mass / charge)} × 10⁻⁸ × ${speed} × 10⁵ ÷ ${tesla} = ${quantity(tidy(radius / 100), 'm')} = ${answer}`,
    ],
  }
}

/** "A proton accelerated through 20,000 V enters a field of 0.4 T at right angles. What is the radius of its path?" */
function acceleratedOrbit(rng: Random) {
  const { particle, root, tesla, volts, radius } = rng.until(
    () => {
      const drawn = { particle: rng.pick(PARTICLES), root: rng.int(2, 60) * 10, tesla: rng.int(2, 30) / 20 }
      const perCharge = drawn.particle.mass / drawn.particle.charge
      // r = √(2 V m ÷ q) ÷ B, with m ÷ q in 10⁻⁸ kg/C.
      return {
        ...drawn,
        volts: drawn.root ** 2 / (2 * perCharge),
        radius: tidy((drawn.root * 0.01) / drawn.tesla),
      }
    },
    (drawn) =>
      // A voltage that a laboratory states: 3,200 V or 45,000 V.
      drawn.volts % (drawn.volts > 20_000 ? 500 : 100) === 0 &&
      drawn.volts <= 100_000 &&
      Number.isInteger(tidy(drawn.radius * 10)) &&
      drawn.radius >= 0.5,
  )
  const { mass, charge } = particle
  const perCharge = tidy(mass / charge)
  const answer = quantity(radius, 'cm')
  const [b, v] = [quantity(tesla, 'T'), quantity(volts, 'V')]
  const data = say`m = ${mass} × 10⁻²⁷ kg, q = ${charge} × 10⁻¹⁹ C`
  return {
    concept: ['force-on-charge', 'magnetic-force'],
    given: { find: 'accelerated' as const, mass, charge, volts, tesla },
    prompt: stem(
      rng,
      [
        say`${particle.name}, accelerated from rest through a potential difference of ${v}, enters a uniform magnetic field of ${b} perpendicular to its motion.`,
        say`A potential difference of ${v} accelerates ${particle.name.toLowerCase()} from rest. It then moves at right angles to a magnetic field of ${b}.`,
        say`${particle.name} starts from rest, passes through a potential difference of ${v} and enters normally a region with a magnetic field of ${b}.`,
        say`After it has gained speed, from rest, in a potential difference of ${v}, ${particle.name.toLowerCase()} is bent into a circle by a magnetic field of ${b} at right angles to its velocity.`,
      ],
      [
        say`The radius of its circular path is:`,
        say`What is the radius of the path described by it in the field?`,
        say`Find the radius of the circle in which it moves.`,
        say`How large is the radius of its orbit?`,
      ],
      [say`(${data})`, say`Given: ${data}.`],
    ),
    answer,
    mistakes: [
      { value: tidy(radius * 2), because: 'that is the diameter' },
      { value: tidy(radius / 2), because: 'the result was halved' },
      { value: tidy(radius * tesla), because: 'the field was left out' },
      { value: tidy(radius * tesla * tesla), because: 'the field was multiplied instead of divided' },
      { value: tidy(radius * 1.5), because: 'a factor was lost in taking the root' },
      { value: tidy(radius * 0.8), because: 'a factor was lost in taking the root' },
      { value: tidy(radius * 1.2), because: 'a factor was lost in taking the root' },
      { value: tidy((radius * tesla) / (tesla + 0.1)), because: 'the field was read 0.1 T too strong' },
      { value: tidy((radius * (root + 10)) / root), because: 'the root was taken too large' },
      { value: tidy((radius * (root - 10)) / root), because: 'the root was taken too small' },
    ].filter(({ value }) => Number.isInteger(tidy(value * 100))),
    steps: [
      say`The work of the field becomes kinetic energy: qV = ½mv², so v = √(2qV ÷ m).`,
      say`In the magnetic field qvB = mv² ÷ r, so r = mv ÷ (qB) = √(2V × m ÷ q) ÷ B.`,
      say`m ÷ q = ${perCharge} × 10⁻⁸ kg/C`,
      say`2V × m ÷ q = 2 × ${volts} × ${perCharge} × 10⁻⁸ = ${root ** 2} × 10⁻⁸, whose root is ${root} × 10⁻⁴.`,
      say`r = ${root} × 10⁻⁴ ÷ ${tesla} = ${quantity(tidy(radius / 100), 'm')} = ${answer}`,
    ],
  }
}

/** "Crossed fields let a proton pass straight on, and a field of 0.2 T then bends it. What is the radius?" */
function selectedOrbit(rng: Random) {
  const { particle, speed, first, second, field, radius } = rng.until(
    () => {
      const drawn = {
        particle: rng.pick(PARTICLES),
        // In 10⁵ m/s.
        speed: rng.int(1, 20),
        first: rng.int(2, 16) / 20,
        second: rng.int(2, 16) / 20,
      }
      const perCharge = drawn.particle.mass / drawn.particle.charge
      return {
        ...drawn,
        field: tidy(drawn.speed * 1e5 * drawn.first),
        radius: tidy((perCharge * drawn.speed * 0.1) / drawn.second),
      }
    },
    (drawn) =>
      drawn.first !== drawn.second && Number.isInteger(tidy(drawn.radius * 20)) && drawn.radius >= 0.5,
  )
  const { mass, charge } = particle
  const answer = quantity(radius, 'cm')
  const name = particle.name.toLowerCase()
  const [e, b, d] = [quantity(field, 'N/C'), quantity(first, 'T'), quantity(second, 'T')]
  const data = say`m = ${mass} × 10⁻²⁷ kg, q = ${charge} × 10⁻¹⁹ C`
  return {
    concept: ['force-on-charge', 'magnetic-force'],
    given: { find: 'selected' as const, mass, charge, field, first, second },
    prompt: stem(
      rng,
      [
        say`${particle.name} passes undeflected through crossed electric and magnetic fields of ${e} and ${b}, both at right angles to its velocity. It then enters normally a magnetic field of ${d}.`,
        say`In a region with an electric field of ${e} and a magnetic field of ${b}, which are at right angles to each other and to its velocity, ${name} goes straight on. It then moves into a magnetic field of ${d}, perpendicular to its velocity.`,
        say`A velocity selector uses an electric field of ${e} and a magnetic field of ${b}, perpendicular to each other. ${particle.name} that passes through it without deflection is then bent by a magnetic field of ${d} at right angles to its motion.`,
      ],
      [
        say`The radius of its circular path is:`,
        say`What is the radius of the circle described by it then?`,
        say`Find the radius of the circle in which it moves there.`,
      ],
      [say`(${data})`, say`Given: ${data}.`],
    ),
    answer,
    mistakes: [
      {
        value: tidy((radius * second) / first),
        because: 'the field of the selector was used for the circle too',
      },
      { value: tidy(radius * 2), because: 'that is the diameter' },
      { value: tidy(radius / 2), because: 'the result was halved' },
      { value: tidy(radius * second), because: 'the second field was left out' },
      { value: tidy(radius * first), because: 'the first field was left out of the speed' },
      { value: tidy((radius * 1.6) / charge), because: 'the charge of a proton was used' },
      { value: tidy(radius * 1.5), because: 'a factor was lost in the division' },
      { value: tidy(radius * 0.75), because: 'a factor was lost in the division' },
    ].filter(({ value }) => Number.isInteger(tidy(value * 100))),
    steps: [
      say`No deflection: qE = qvB, so v = E ÷ B`,
      say`v = ${field} ÷ ${first} = ${speed} × 10⁵ m/s`,
      say`In the second field qvB = mv² ÷ r, so r = mv ÷ (qB)`,
      say`r = ${mass} × 10⁻²⁷ × ${speed} × 10⁵ ÷ (${charge} × 10⁻¹⁹ × ${second}) = ${quantity(tidy(radius / 100), 'm')}`,
      say`In centimetres, r = ${answer}`,
    ],
  }
}

/** Slopes with their tangents, as papers give them. */
const SLOPES = [
  { angle: 37, tangent: 0.75, shown: 'tan 37° = 3/4' },
  { angle: 45, tangent: 1, shown: 'tan 45° = 1' },
  { angle: 53, tangent: 4 / 3, shown: 'tan 53° = 4/3' },
] as const

/** "A rod of 0.5 kg per metre rests on a smooth slope of 37° in a vertical field of 0.25 T. What current flows?" */
function rodOnIncline(rng: Random) {
  const { slope, perMetre, tesla, amps } = rng.until(
    () => {
      const slope = rng.pick(SLOPES)
      // Grams of a metre of the rod.
      const [perMetre, tesla] = [rng.int(4, 60) * 10, rng.int(2, 30) / 20]
      return { slope, perMetre, tesla, amps: ((perMetre / 1000) * 10 * slope.tangent) / tesla }
    },
    (drawn) => Number.isInteger(tidy(drawn.amps * 10)) && drawn.amps >= 1 && drawn.amps <= 40,
  )
  const answer = quantity(tidy(amps), 'A')
  const [mass, b] = [quantity(perMetre / 1000, 'kg'), quantity(tesla, 'T')]
  const size = tidy(amps)
  const { tangent } = slope
  return {
    concept: ['force-on-conductor', 'magnetic-force'],
    given: { find: 'incline' as const, grams: perMetre, tesla, tangent },
    prompt: stem(
      rng,
      [
        say`A metal rod of mass ${mass} per metre lies horizontally on a smooth plane inclined at ${slope.angle}° to the horizontal. A vertical magnetic field of ${b} acts there, and the rod is kept at rest by a current.`,
        say`On a smooth incline of ${slope.angle}°, a horizontal rod with a mass of ${mass} per metre of its length carries a current. It does not slide down, because of a magnetic field of ${b} in the vertical direction.`,
        say`A straight rod, of which every metre has a mass of ${mass}, is placed horizontally on a frictionless plane inclined at ${slope.angle}°. In a vertical magnetic field of ${b}, a current through the rod prevents it from sliding.`,
      ],
      [
        say`The current in the rod is:`,
        say`What current flows in the rod?`,
        say`Find the current in the rod.`,
      ],
      [say`(g = 10 m/s², ${slope.shown})`, say`Take g = 10 m/s² and ${slope.shown}.`],
    ),
    answer,
    mistakes: [
      { value: tidy(amps / tangent), because: 'the slope was left out' },
      { value: tidy(amps / tangent ** 2), because: 'the tangent was turned upside down' },
      {
        value: tidy((amps / tangent) * (slope.angle === 53 ? 0.8 : slope.angle === 37 ? 0.6 : 0.5)),
        because: 'the magnetic force was taken to act along the slope',
      },
      { value: tidy(amps / 10), because: 'g was left out' },
      { value: 2 * size, because: 'the result was doubled' },
      { value: size / 2, because: 'the result was halved' },
      { value: size * 1.5, because: 'half of the result was added once more' },
    ].filter(({ value }) => Number.isInteger(tidy(value * 100))),
    steps: [
      say`The field is vertical and the rod horizontal, so the magnetic force BIL is horizontal.`,
      say`Along the slope BIL cos ${slope.angle}° = mg sin ${slope.angle}°, so I = (m ÷ L) × g tan ${slope.angle}° ÷ B`,
      say`g tan ${slope.angle}° = ${slope.angle === 53 ? '40/3' : 10 * tangent} m/s²`,
      say`(m ÷ L) × g tan ${slope.angle}° = ${quantity(tidy((perMetre * tangent) / 100), 'N')} per metre`,
      say`I = ${tidy((perMetre * tangent) / 100)} ÷ ${tesla} = ${answer}`,
    ],
  }
}
