import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { amperes, ohms, volts } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "The flux through a coil of 200 turns falls from 6 mWb to 2 mWb in 0.04 s. What emf is induced in it?" */
export const inducedEmf = defineGenerator({
  id: 'physics/induced-emf',
  version: 3,
  concepts: ['electromagnetic-induction', 'motional-emf', 'inductance', 'mutual-inductance'],
  levels: {
    easy: { forms: [fluxChange, movingRod, selfInduced] },
    medium: {
      forms: [coilTurned, rodCurrent, inducedCharge, inductanceFrom, stored, mutual, rotatingRod, fluxLaw],
    },
    hard: { forms: [rodForce, coilCharge, energyFromEmf, fluxLawCurrent] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'flux':
        // The rate of change of the flux, turn by turn.
        return (Math.abs(given.to - given.from) / 1000 / (given.ms / 1000)) * given.turns
      case 'turned': {
        const through = (given.tesla * given.area) / 10_000
        const after = given.move === 'reversed' ? -through : 0
        return (given.turns * (through - after)) / (given.ms / 1000)
      }
      case 'rod':
        // The area that is swept in one second, times the field.
        return given.tesla * ((given.cm / 100) * given.speed)
      case 'rod-current':
        return bisect(
          (current) => current * given.resistance - given.tesla * (given.cm / 100) * given.speed,
          10_000,
        )
      case 'rotating': {
        const sweptInOneTurn = Math.PI * (given.cm / 100) ** 2
        return (given.tesla * sweptInOneTurn * given.omega) / (2 * Math.PI)
      }
      case 'charge':
        return (given.turns * Math.abs(given.to - given.from)) / given.resistance
      case 'flux-law': {
        // The slope of the flux around the moment.
        const flux = (t: number) => given.square * t * t + given.linear * t + given.constant
        return (flux(given.time + 0.5) - flux(given.time - 0.5)) / 1
      }
      case 'rod-force': {
        // The power put in by the force is the heat of the resistance.
        const emf = given.tesla * (given.cm / 100) * given.speed
        return emf ** 2 / given.resistance / given.speed
      }
      case 'coil-charge': {
        const before = (given.tesla * given.area) / 10
        const after = given.move === 'reversed' ? -before : 0
        return (given.turns * (before - after)) / given.resistance / 1000
      }
      case 'energy-from-emf':
        // The mean current of a fall to zero, times emf and time, is the energy set free.
        return given.emf * (given.current / 2) * (given.ms / 1000)
      case 'flux-current': {
        const flux = (t: number) => given.square * t * t + given.linear * t
        return (flux(given.time + 0.5) - flux(given.time - 0.5)) / given.resistance
      }
      case 'self':
        return (given.mH / 1000) * (Math.abs(given.to - given.from) / (given.ms / 1000))
      case 'inductance':
        return bisect((mH) => (mH / 1000) * (given.change / (given.ms / 1000)) - given.emf, 1e6)
      case 'stored':
        return (given.mH / 1000) * given.current * given.current * 0.5
      case 'mutual':
        return bisect((mH) => (mH / 1000) * given.change - given.emf * (given.ms / 1000), 1e6)
    }
  },
})

/** Without the noise of a division. */
const tidy = (size: number) => Math.round(size * 1e6) / 1e6
const isShort = (size: number) => Number.isInteger(tidy(size * 100))
const MOMENTS = [5, 10, 20, 25, 40, 50, 80, 100, 200, 250, 400, 500] as const
const during = (ms: number) => quantity(tidy(ms / 1000), 's')

function fluxChange(rng: Random) {
  const { turns, from, to, ms } = rng.until(
    () => ({
      turns: rng.pick([1, 20, 25, 40, 50, 80, 100, 150, 200, 250, 400, 500]),
      from: rng.int(0, 40),
      to: rng.int(0, 60),
      ms: rng.pick(MOMENTS),
    }),
    (drawn) =>
      drawn.from !== drawn.to &&
      isShort(((drawn.to - drawn.from) * drawn.turns) / drawn.ms) &&
      drawn.to + drawn.from > 3,
  )
  const change = Math.abs(to - from)
  const emf = tidy((turns * change) / ms)
  const answer = volts(emf)
  const coil = turns === 1 ? 'a closed loop' : say`a coil of ${turns} turns`
  const [before, after] = [quantity(from, 'mWb'), quantity(to, 'mWb')]
  const each = turns === 1 ? '' : ' each turn of'
  return {
    concept: 'electromagnetic-induction',
    given: { find: 'flux' as const, turns, from, to, ms },
    prompt: stem(
      rng,
      [
        say`The magnetic flux through${each} ${coil} changes from ${before} to ${after} in ${during(ms)}.`,
        say`A magnet is moved near ${coil}, so that the flux through${each === '' ? ' it' : ' each turn'} goes from ${before} to ${after} in ${during(ms)}.`,
        say`The field across ${coil} is changed, and within ${during(ms)} the flux through${each === '' ? ' it' : ' each turn'} is ${after} instead of ${before}.`,
        say`In ${during(ms)}, the flux linked with${each} ${coil} ${to > from ? 'rises' : 'falls'} uniformly from ${before} to ${after}.`,
      ],
      [
        say`The magnitude of the induced emf is:`,
        say`What is the size of the emf induced in it?`,
        say`Find the magnitude of the induced emf.`,
        say`Calculate the average emf induced.`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy(change / ms), because: say`the number of turns was left out` },
      { value: tidy((turns * (from + to)) / ms), because: say`the two fluxes were added` },
      { value: tidy((turns * to) / ms), because: say`only the last flux was used` },
      { value: tidy((turns * from) / ms), because: say`only the first flux was used` },
      { value: 2 * emf, because: say`the result was doubled` },
      { value: emf / 2, because: say`the result was halved` },
      { value: tidy((turns * (from + to)) / 2 / ms), because: say`the average of the two fluxes was used` },
    ],
    steps: [
      say`Change of flux = ${quantity(change, 'mWb')} = ${quantity(tidy(change / 1000), 'Wb')}`,
      say`emf = number of turns × change of flux ÷ time = ${turns} × ${tidy(change / 1000)} ÷ ${tidy(ms / 1000)} = ${answer}`,
    ],
  }
}

function coilTurned(rng: Random) {
  const move = rng.pick(['removed', 'reversed'])
  const times = move === 'reversed' ? 2 : 1
  const { turns, area, tesla, ms } = rng.until(
    () => ({
      turns: rng.int(2, 50) * 10,
      area: rng.int(2, 40) * 10,
      tesla: rng.int(1, 20) / 20,
      ms: rng.pick(MOMENTS),
    }),
    (drawn) => {
      const size = (times * drawn.turns * drawn.tesla * drawn.area) / 10 / drawn.ms
      return isShort(size) && size >= 0.2 && size < 200
    },
  )
  const emf = tidy((times * turns * tesla * area) / 10 / ms)
  const answer = volts(emf)
  return {
    concept: 'electromagnetic-induction',
    given: { find: 'turned' as const, turns, area, tesla, ms, move },
    prompt: stem(
      rng,
      [
        say`A coil of ${turns} turns, each of area ${quantity(area, 'cm²')}, has its plane perpendicular to a field of ${quantity(tesla, 'T')}. It is ${move === 'removed' ? 'taken out of the field' : 'turned through 180°'} in ${during(ms)}.`,
        move === 'removed'
          ? say`The plane of a coil of ${turns} turns and area ${quantity(area, 'cm²')} is at right angles to a field of ${quantity(tesla, 'T')}, which is reduced to zero in ${during(ms)}.`
          : say`The plane of a coil of ${turns} turns and area ${quantity(area, 'cm²')} is at right angles to a field of ${quantity(tesla, 'T')}, whose direction is reversed in ${during(ms)}.`,
      ],
      [
        say`The average emf induced in the coil is:`,
        say`What is the average induced emf?`,
        say`Find the size of the average emf induced in it.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: move === 'reversed' ? emf / 2 : emf * 2,
        because:
          move === 'reversed' ? say`the flux was only brought to zero` : say`the flux was taken as reversed`,
      },
      { value: tidy(emf / turns), because: say`the number of turns was left out` },
      { value: emf * 100, because: say`a square centimetre was taken as a hundredth of a square metre` },
      { value: emf * 10, because: say`the area was changed wrongly into square metres` },
      { value: emf / 10, because: say`the area was changed wrongly into square metres` },
      { value: emf * 4, because: say`the result was doubled twice` },
    ],
    steps: [
      say`Flux through each turn at first = BA = ${quantity(tidy((tesla * area) / 10), 'mWb')}`,
      say`It changes by ${move === 'reversed' ? 'twice that, because it is reversed' : 'all of that'}.`,
      say`emf = ${turns} × ${quantity(tidy((times * tesla * area) / 10), 'mWb')} ÷ ${quantity(ms, 'ms')} = ${answer}`,
    ],
  }
}

const drawRod = (rng: Random) =>
  rng.until(
    () => ({ tesla: rng.int(1, 30) / 20, cm: rng.int(2, 19) * 5, speed: rng.int(2, 20) }),
    (drawn) => isShort((drawn.tesla * drawn.cm * drawn.speed) / 100),
  )

function movingRod(rng: Random) {
  const { tesla, cm, speed } = drawRod(rng)
  const emf = tidy((tesla * cm * speed) / 100)
  const answer = volts(emf)
  const [b, l, v] = [quantity(tesla, 'T'), quantity(cm, 'cm'), quantity(speed, 'm/s')]
  return {
    concept: ['motional-emf', 'electromagnetic-induction'],
    given: { find: 'rod' as const, tesla, cm, speed },
    prompt: stem(
      rng,
      [
        say`A conducting rod of length ${l} moves with a velocity of ${v} at right angles to itself and to a uniform magnetic field of ${b}.`,
        say`A straight wire ${l} long is moved at ${v} perpendicular to its length and to a field of ${b}.`,
        say`A metal bar of length ${l} is pulled at ${v} across a uniform field of ${b}, all three being at right angles.`,
        say`In a field of ${b}, a copper rod ${l} long cuts the lines of force at right angles with a speed of ${v}.`,
      ],
      [
        say`The emf induced between its ends is:`,
        say`What is the motional emf?`,
        say`Find the emf induced across its ends.`,
      ],
    ),
    answer,
    mistakes: [
      { value: emf * 100, because: say`the length was not changed into metres` },
      { value: emf / 2, because: say`the result was halved` },
      { value: tidy(tesla * speed), because: say`the length was left out` },
      { value: tidy((cm * speed) / 100), because: say`the field was left out` },
      { value: tidy((tesla * cm) / 100), because: say`the speed was left out` },
      { value: tidy(tesla * speed * 2), because: say`the length was left out and the result doubled` },
      { value: tidy((cm * speed) / 200), because: say`the field was left out and the result halved` },
      { value: emf * 2, because: say`the result was doubled` },
    ],
    steps: [say`Motional emf = Blv = ${tesla} × ${tidy(cm / 100)} × ${speed}`, say`e = ${answer}`],
  }
}

function rodCurrent(rng: Random) {
  const { tesla, cm, speed, resistance } = rng.until(
    () => ({ ...drawRod(rng), resistance: rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20]) }),
    (drawn) => isShort((drawn.tesla * drawn.cm * drawn.speed) / 100 / drawn.resistance),
  )
  const emf = tidy((tesla * cm * speed) / 100)
  const current = tidy(emf / resistance)
  const answer = amperes(current)
  return {
    concept: ['motional-emf', 'electromagnetic-induction'],
    given: { find: 'rod-current' as const, tesla, cm, speed, resistance },
    prompt: stem(
      rng,
      [
        say`A rod of length ${quantity(cm, 'cm')} slides at ${quantity(speed, 'm/s')} along two rails joined by a resistance of ${ohms(resistance)}, perpendicular to a field of ${quantity(tesla, 'T')}.`,
        say`A rod slides at ${quantity(speed, 'm/s')} on two parallel rails ${quantity(cm, 'cm')} apart in a perpendicular field of ${quantity(tesla, 'T')}. The circuit has a total resistance of ${ohms(resistance)}.`,
      ],
      [
        say`The induced current is:`,
        say`What is the current induced in the circuit?`,
        say`Find the induced current.`,
      ],
    ),
    answer,
    mistakes: [
      { value: emf, because: say`that number is the emf in volts` },
      { value: tidy(emf * resistance), because: say`the emf was multiplied by the resistance` },
      { value: current * 2, because: say`the result was doubled` },
      { value: current / 2, because: say`the result was halved` },
      { value: current * 100, because: say`the length was not changed into metres` },
      { value: tidy((tesla * speed) / resistance), because: say`the length was left out` },
      { value: current * 10, because: say`the length was changed wrongly into metres` },
    ],
    steps: [
      say`Induced emf = Blv = ${tesla} × ${tidy(cm / 100)} × ${speed} = ${volts(emf)}`,
      say`Current = emf ÷ resistance = ${emf} ÷ ${resistance} = ${answer}`,
    ],
  }
}

function rotatingRod(rng: Random) {
  const { tesla, cm, omega } = rng.until(
    () => ({ tesla: rng.int(1, 20) / 10, cm: rng.int(2, 20) * 10, omega: rng.int(2, 40) }),
    (drawn) => isShort((drawn.tesla * drawn.omega * (drawn.cm / 100) ** 2) / 2),
  )
  const emf = tidy((tesla * omega * (cm / 100) ** 2) / 2)
  const answer = volts(emf)
  return {
    concept: ['motional-emf', 'electromagnetic-induction'],
    given: { find: 'rotating' as const, tesla, cm, omega },
    prompt: stem(
      rng,
      [
        say`A metal rod of length ${quantity(cm, 'cm')} rotates about one of its ends with an angular speed of ${quantity(omega, 'rad/s')} in a plane perpendicular to a field of ${quantity(tesla, 'T')}.`,
      ],
      [
        say`The emf induced between its ends is:`,
        say`What is the emf between the ends of the rod?`,
        say`Find the emf developed between the two ends.`,
      ],
    ),
    answer,
    mistakes: [
      { value: 2 * emf, because: say`the factor ½ was left out` },
      {
        value: tidy((tesla * omega * cm) / 100),
        because: say`the speed of the end was taken without its length`,
      },
      { value: tidy((tesla * omega * cm) / 200), because: say`the length was not squared` },
      { value: emf / 2, because: say`the result was halved once more` },
      { value: 4 * emf, because: say`the result was multiplied by 2 instead of ½` },
      { value: tidy(tesla * omega), because: say`the length was left out` },
    ],
    steps: [
      say`The rod sweeps areas, and the mean speed of its points is half of that of its end, so e = ½Bωl².`,
      say`e = ½ × ${tesla} × ${omega} × ${tidy(cm / 100)}² = ${answer}`,
    ],
  }
}

function inducedCharge(rng: Random) {
  const { turns, from, to, resistance } = rng.until(
    () => ({
      turns: rng.pick([10, 20, 40, 50, 80, 100, 150, 200, 250]),
      from: rng.int(1, 40),
      to: rng.int(0, 40),
      resistance: rng.pick([2, 4, 5, 8, 10, 12, 15, 16, 20, 25, 40, 50]),
    }),
    (drawn) =>
      drawn.from !== drawn.to &&
      isShort((drawn.turns * Math.abs(drawn.to - drawn.from)) / drawn.resistance / 1000),
  )
  const change = Math.abs(to - from)
  const charge = tidy((turns * change) / resistance)
  const answer = quantity(tidy(charge / 1000), 'C')
  return {
    concept: 'electromagnetic-induction',
    given: { find: 'charge' as const, turns, from: from / 1000, to: to / 1000, resistance },
    prompt: stem(
      rng,
      [
        say`The flux through each turn of a coil of ${turns} turns and resistance ${ohms(resistance)} changes from ${quantity(from, 'mWb')} to ${quantity(to, 'mWb')}.`,
        say`A closed coil has ${turns} turns and a resistance of ${ohms(resistance)}. The flux linked with each turn goes from ${quantity(from, 'mWb')} to ${quantity(to, 'mWb')}.`,
      ],
      [
        say`The charge that flows through the coil is:`,
        say`What charge flows in the coil because of the induced emf?`,
        say`Find the induced charge that passes through it.`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy((charge * resistance) / 1000), because: say`the resistance was left out` },
      { value: tidy(charge / turns / 1000), because: say`the number of turns was left out` },
      { value: tidy((turns * (from + to)) / resistance / 1000), because: say`the two fluxes were added` },
      { value: tidy((turns * from) / resistance / 1000), because: say`only the first flux was used` },
      { value: tidy(charge / 500), because: say`the result was doubled` },
      { value: tidy(charge / 2000), because: say`the result was halved` },
      {
        value: tidy((turns * (from + to)) / resistance / 2000),
        because: say`the average of the two fluxes was used`,
      },
    ],
    steps: [
      say`The charge does not depend on the time: it is turns × change of flux ÷ resistance.`,
      say`The flux changes by ${quantity(change, 'mWb')} = ${quantity(tidy(change / 1000), 'Wb')}.`,
      say`q = ${turns} × ${tidy(change / 1000)} ÷ ${resistance} = ${answer}`,
    ],
  }
}

/** Φ = 4t² + 3t + 2 */
function fluxLaw(rng: Random) {
  const [square, linear, constant, time] = [rng.int(2, 12), rng.int(1, 15), rng.int(1, 20), rng.int(1, 6)]
  const emf = 2 * square * time + linear
  const answer = volts(emf)
  return {
    concept: 'electromagnetic-induction',
    given: { find: 'flux-law' as const, square, linear, constant, time },
    prompt: stem(
      rng,
      [
        say`The magnetic flux through a closed loop varies with time as Φ = ${square}t² + ${linear === 1 ? '' : linear}t + ${constant}, where Φ is in weber and t in seconds.`,
        say`The flux linked with a coil, in weber, is Φ = ${square}t² + ${linear === 1 ? '' : linear}t + ${constant}, with t in seconds.`,
      ],
      [
        say`The magnitude of the induced emf at t = ${quantity(time, 's')} is:`,
        say`What is the size of the emf induced at t = ${quantity(time, 's')}?`,
        say`Find the magnitude of the emf induced at t = ${quantity(time, 's')}.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: square * time * time + linear * time + constant,
        because: say`that number is the flux itself`,
      },
      { value: 2 * square * time, because: say`the second term was left out` },
      { value: square * time + linear, because: say`the factor 2 of the square was left out` },
      { value: 2 * square * time + linear + constant, because: say`the constant flux induces nothing` },
      { value: 2 * square + linear, because: say`the time was left out` },
      { value: emf + time, because: say`the time was added once more` },
    ],
    steps: [
      say`By Faraday's law the emf is the rate at which the flux changes.`,
      say`The emf is the rate of change of the flux: ${2 * square}t + ${linear}`,
      say`At t = ${time} s this is ${2 * square * time} + ${linear} = ${answer}`,
    ],
  }
}

function selfInduced(rng: Random) {
  const { mH, from, to, ms } = rng.until(
    () => ({ mH: rng.int(2, 80) * 5, from: rng.int(0, 12), to: rng.int(0, 12), ms: rng.pick(MOMENTS) }),
    (drawn) => drawn.from !== drawn.to && isShort((drawn.mH * Math.abs(drawn.to - drawn.from)) / drawn.ms),
  )
  const change = Math.abs(to - from)
  const emf = tidy((mH * change) / ms)
  const answer = volts(emf)
  return {
    concept: ['inductance', 'electromagnetic-induction'],
    given: { find: 'self' as const, mH, from, to, ms },
    prompt: stem(
      rng,
      [
        say`The current in a coil of self-inductance ${quantity(mH, 'mH')} changes from ${amperes(from)} to ${amperes(to)} in ${during(ms)}.`,
        say`A choke of ${quantity(mH, 'mH')} carries ${amperes(from)}. Within ${during(ms)} the current becomes ${amperes(to)}.`,
        say`When a circuit is switched over, the current through its coil of ${quantity(mH, 'mH')} goes from ${amperes(from)} to ${amperes(to)} in ${during(ms)}.`,
        say`In ${during(ms)}, the current in an inductor of ${quantity(mH, 'mH')} ${to > from ? 'grows' : 'falls'} uniformly from ${amperes(from)} to ${amperes(to)}.`,
      ],
      [
        say`The magnitude of the emf induced in it is:`,
        say`What is the size of the self-induced emf?`,
        say`Find the magnitude of the induced emf.`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy((mH * (from + to)) / ms), because: say`the two currents were added` },
      { value: tidy((mH * Math.max(from, to)) / ms), because: say`only the larger current was used` },
      { value: tidy(change / (ms / 1000)), because: say`the inductance was left out` },
      { value: emf / 2, because: say`the factor ½ belongs to the stored energy` },
      { value: 2 * emf, because: say`the result was doubled` },
      { value: tidy((mH * (from + to)) / 2 / ms), because: say`the average of the two currents was used` },
      { value: tidy((mH * Math.min(from, to)) / ms), because: say`only the smaller current was used` },
    ],
    steps: [
      say`The current changes by ${amperes(change)}.`,
      say`emf = inductance × change of current ÷ time = ${tidy(mH / 1000)} × ${change} ÷ ${tidy(ms / 1000)} = ${answer}`,
    ],
  }
}

function inductanceFrom(rng: Random) {
  const { mH, change, ms } = rng.until(
    () => ({ mH: rng.int(2, 100) * 5, change: rng.int(2, 12), ms: rng.pick(MOMENTS) }),
    (drawn) =>
      isShort((drawn.mH * drawn.change) / drawn.ms / 10) && (drawn.mH * drawn.change) / drawn.ms >= 1,
  )
  const emf = tidy((mH * change) / ms)
  const answer = quantity(mH, 'mH')
  return {
    concept: ['inductance', 'electromagnetic-induction'],
    given: { find: 'inductance' as const, emf, change, ms },
    prompt: stem(
      rng,
      [
        say`An emf of ${volts(emf)} is induced in a coil when the current in it changes uniformly by ${amperes(change)} in ${during(ms)}.`,
        say`When the current in a coil is changed by ${amperes(change)} in ${during(ms)}, a self-induced emf of ${volts(emf)} appears in it.`,
      ],
      [
        say`The self-inductance of the coil is:`,
        say`What is the self-inductance of the coil?`,
        say`Find its coefficient of self-induction.`,
      ],
    ),
    answer,
    mistakes: [
      { value: mH * 2, because: say`the result was doubled` },
      { value: mH / 2, because: say`the result was halved` },
      { value: mH * 10, because: say`the result was changed wrongly into millihenry` },
      { value: mH / 10, because: say`the result was changed wrongly into millihenry` },
      { value: tidy(mH / change), because: say`the emf was divided by the current twice` },
      { value: mH * change, because: say`the change of the current was left out` },
    ],
    steps: [
      say`The current changes at ${change} ÷ ${tidy(ms / 1000)} = ${tidy((change * 1000) / ms)} A/s.`,
      say`Self-inductance = emf ÷ this rate = ${quantity(tidy(mH / 1000), 'H')} = ${answer}`,
    ],
  }
}

function stored(rng: Random) {
  const { mH, current } = rng.until(
    () => ({ mH: rng.int(2, 100) * 10, current: rng.int(2, 12) }),
    (drawn) => isShort((drawn.mH * drawn.current ** 2) / 2000),
  )
  const energy = tidy((mH * current ** 2) / 2000)
  const answer = quantity(energy, 'J')
  return {
    concept: 'inductance',
    given: { find: 'stored' as const, mH, current },
    prompt: stem(
      rng,
      [
        say`A current of ${amperes(current)} flows through a coil of self-inductance ${quantity(mH, 'mH')}.`,
        say`An inductor of ${quantity(mH, 'mH')} carries a steady current of ${amperes(current)}.`,
      ],
      [
        say`The energy stored in it is:`,
        say`What is the energy stored in the inductor?`,
        say`Find the magnetic energy stored in it.`,
      ],
    ),
    answer,
    mistakes: [
      { value: 2 * energy, because: say`the factor ½ was left out` },
      { value: tidy((mH * current) / 2000), because: say`the current was not squared` },
      { value: tidy((mH * current) / 1000), because: say`the current was not squared, and ½ left out` },
      { value: energy / 2, because: say`the result was halved once more` },
      { value: energy * 4, because: say`the result was doubled instead of halved` },
      { value: energy * 10, because: say`a millihenry was taken as a hundredth of a henry` },
    ],
    steps: [say`Energy = ½LI² = ½ × ${tidy(mH / 1000)} × ${current}²`, say`U = ${answer}`],
  }
}

function mutual(rng: Random) {
  const { mH, change, ms } = rng.until(
    () => ({ mH: rng.int(2, 80) * 5, change: rng.int(2, 12), ms: rng.pick(MOMENTS) }),
    (drawn) =>
      isShort((drawn.mH * drawn.change) / drawn.ms / 10) && (drawn.mH * drawn.change) / drawn.ms >= 1,
  )
  const emf = tidy((mH * change) / ms)
  const answer = quantity(mH, 'mH')
  return {
    concept: ['mutual-inductance', 'inductance'],
    given: { find: 'mutual' as const, emf, change, ms },
    prompt: stem(
      rng,
      [
        say`When the current in a primary coil changes by ${amperes(change)} in ${during(ms)}, an emf of ${volts(emf)} is induced in a neighbouring coil.`,
        say`The current in one of two coils falls from ${amperes(change)} to zero in ${during(ms)} and induces ${volts(emf)} in the other.`,
      ],
      [
        say`The mutual inductance of the two coils is:`,
        say`What is their mutual inductance?`,
        say`Find the coefficient of mutual induction of the pair.`,
      ],
    ),
    answer,
    mistakes: [
      { value: mH * 2, because: say`the result was doubled` },
      { value: mH / 2, because: say`the result was halved` },
      { value: mH * 10, because: say`the result was changed wrongly into millihenry` },
      { value: mH / 10, because: say`the result was changed wrongly into millihenry` },
      { value: tidy(mH / change), because: say`the emf was divided by the current twice` },
      { value: mH * change, because: say`the change of the current was left out` },
    ],
    steps: [
      say`The current changes at ${change} ÷ ${tidy(ms / 1000)} = ${tidy((change * 1000) / ms)} A/s.`,
      say`Mutual inductance = emf ÷ this rate = ${quantity(tidy(mH / 1000), 'H')} = ${answer}`,
    ],
  }
}

/** "With what force must the rod be pulled along the rails to keep its speed?" */
function rodForce(rng: Random) {
  const { tesla, cm, speed, resistance } = rng.until(
    () => ({
      tesla: rng.int(2, 20) / 10,
      cm: rng.int(2, 10) * 10,
      speed: rng.int(2, 20),
      resistance: rng.pick([0.5, 1, 2, 4, 5, 8, 10]),
    }),
    (drawn) => {
      const force = ((drawn.tesla * drawn.cm) / 100) ** 2 * (drawn.speed / drawn.resistance)
      return (
        isShort(force) &&
        force >= 0.05 &&
        isShort((drawn.tesla * drawn.cm * drawn.speed) / 100 / drawn.resistance)
      )
    },
  )
  const length = tidy(cm / 100)
  const emf = tidy(tesla * length * speed)
  const current = tidy(emf / resistance)
  const force = tidy(tesla * current * length)
  const answer = quantity(force, 'N')
  return {
    concept: ['motional-emf', 'electromagnetic-induction'],
    given: { find: 'rod-force' as const, tesla, cm, speed, resistance },
    prompt: stem(
      rng,
      [
        say`A rod slides without friction at ${quantity(speed, 'm/s')} on two rails ${quantity(cm, 'cm')} apart, which are joined by a resistance of ${ohms(resistance)}. A field of ${quantity(tesla, 'T')} is perpendicular to the plane of the rails.`,
        say`Two smooth parallel rails, ${quantity(cm, 'cm')} apart in a perpendicular field of ${quantity(tesla, 'T')}, are joined by ${ohms(resistance)}. A rod lying across them is moved at ${quantity(speed, 'm/s')}.`,
        say`Perpendicular to a field of ${quantity(tesla, 'T')}, a conductor of length ${quantity(cm, 'cm')} slides at ${quantity(speed, 'm/s')} on smooth rails that close a circuit of ${ohms(resistance)}.`,
      ],
      [
        say`The force needed to keep this speed is:`,
        say`What force is needed to move it with this constant speed?`,
        say`Find the force with which it must be pulled to keep its speed.`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy(tesla * current), because: say`the length was left out of F = BIl` },
      { value: tidy(tesla * emf * length), because: say`the resistance was left out` },
      {
        value: tidy(force * resistance * resistance),
        because: say`the emf was multiplied by the resistance`,
      },
      { value: tidy(current * length), because: say`the field was left out of F = BIl` },
      { value: tidy(force * speed), because: say`that number is the power in watts` },
      { value: tidy(force * 2), because: say`the result was doubled` },
    ],
    steps: [
      say`Induced emf = Blv = ${tesla} × ${length} × ${speed} = ${volts(emf)}`,
      say`Current = ${emf} ÷ ${resistance} = ${amperes(current)}`,
      say`The field pulls the rod back with F = BIl, which must be balanced.`,
      say`F = ${tesla} × ${current} × ${length} = ${answer}`,
    ],
  }
}

/** "A coil of 100 turns, 50 cm² and 10 Ω is turned over in a field of 0.4 T. What charge flows?" */
function coilCharge(rng: Random) {
  const move = rng.pick(['removed', 'reversed'])
  const times = move === 'reversed' ? 2 : 1
  const { turns, area, tesla, resistance } = rng.until(
    () => ({
      turns: rng.int(2, 50) * 10,
      area: rng.int(2, 40) * 5,
      tesla: rng.int(1, 20) / 20,
      resistance: rng.pick([2, 4, 5, 8, 10, 12, 15, 20, 25, 40, 50]),
    }),
    (drawn) => {
      const charge = (times * drawn.turns * drawn.tesla * drawn.area) / 10 / drawn.resistance
      return Number.isInteger(tidy(charge)) && charge >= 2 && charge < 1000
    },
  )
  const flux = tidy((tesla * area) / 10)
  const charge = tidy((times * turns * flux) / resistance)
  const answer = quantity(tidy(charge / 1000), 'C')
  const done =
    move === 'removed'
      ? rng.pick([say`is pulled out of the field`, say`is turned through 90°`])
      : say`is turned through 180°`
  return {
    concept: 'electromagnetic-induction',
    given: { find: 'coil-charge' as const, turns, area, tesla, resistance, move },
    prompt: stem(
      rng,
      [
        say`A closed coil of ${turns} turns, each of area ${quantity(area, 'cm²')}, has a resistance of ${ohms(resistance)}. Its plane is perpendicular to a field of ${quantity(tesla, 'T')}, and it ${done}.`,
        say`A search coil (${turns} turns of ${quantity(area, 'cm²')}) forms a circuit of ${ohms(resistance)} with a galvanometer. It lies with its plane across a field of ${quantity(tesla, 'T')} and ${done}.`,
        say`The plane of a closed coil is at right angles to a field of ${quantity(tesla, 'T')}. The coil, which has ${turns} turns of area ${quantity(area, 'cm²')} and a resistance of ${ohms(resistance)}, ${done}.`,
      ],
      [
        say`What charge flows through the coil?`,
        say`Find the charge that is sent through it.`,
        say`The induced charge is:`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: move === 'reversed' ? charge / 2 : charge * 2,
        because:
          move === 'reversed' ? say`the flux was only brought to zero` : say`the flux was taken as reversed`,
      },
      { value: tidy(charge / turns), because: say`the number of turns was left out` },
      { value: tidy(times * turns * flux), because: say`the resistance was left out` },
      { value: charge * 10, because: say`the area was changed wrongly into square metres` },
      { value: charge / 10, because: say`the area was changed wrongly into square metres` },
      { value: charge * 4, because: say`the result was doubled twice` },
    ].map(({ value, because }) => ({ value: tidy(value / 1000), because })),
    steps: [
      say`Flux through each turn at first = BA = ${quantity(flux, 'mWb')}`,
      say`It changes by ${move === 'reversed' ? 'twice that, because it is reversed' : 'all of that'}.`,
      say`The time does not count: charge = turns × change of flux ÷ resistance.`,
      say`Q = ${turns} × ${quantity(tidy(times * flux), 'mWb')} ÷ ${ohms(resistance)} = ${answer}`,
    ],
  }
}

/** "When 4 A in a coil is switched off in 0.1 s, the emf is 20 V. What energy was stored in it?" */
function energyFromEmf(rng: Random) {
  const { mH, current, ms } = rng.until(
    () => ({ mH: rng.int(2, 100) * 10, current: rng.int(2, 12), ms: rng.pick(MOMENTS) }),
    (drawn) =>
      isShort((drawn.mH * drawn.current ** 2) / 2000) &&
      isShort((drawn.mH * drawn.current) / drawn.ms) &&
      (drawn.mH * drawn.current) / drawn.ms < 400,
  )
  const emf = tidy((mH * current) / ms)
  const energy = tidy((mH * current ** 2) / 2000)
  const answer = quantity(energy, 'J')
  return {
    concept: 'inductance',
    given: { find: 'energy-from-emf' as const, emf, current, ms },
    prompt: stem(
      rng,
      [
        say`A current of ${amperes(current)} in a coil falls uniformly to zero in ${during(ms)}, and an emf of ${volts(emf)} is induced in the coil.`,
        say`When a current of ${amperes(current)} in an inductor is brought uniformly to zero in ${during(ms)}, the self-induced emf is ${volts(emf)}.`,
        say`A choke carries ${amperes(current)}. On opening the switch the current dies out at an even rate within ${during(ms)} and ${volts(emf)} appears across the choke.`,
        say`In ${during(ms)}, the current in a coil rises uniformly from zero to ${amperes(current)}, against a self-induced emf of ${volts(emf)}.`,
      ],
      [
        say`The energy stored in it at ${amperes(current)} is:`,
        say`What energy is stored in it when the current is ${amperes(current)}?`,
        say`Find the magnetic energy stored in it at ${amperes(current)}.`,
      ],
    ),
    answer,
    mistakes: [
      { value: 2 * energy, because: say`the factor ½ was left out` },
      { value: tidy((mH * current) / 2000), because: say`the current was not squared` },
      { value: tidy((mH * current) / 1000), because: say`the current was not squared, and ½ left out` },
      { value: energy / 2, because: say`the result was halved once more` },
      { value: tidy(emf * current), because: say`emf and current were multiplied; that number is a power` },
      { value: energy * 10, because: say`the time was changed wrongly` },
    ],
    steps: [
      say`The current changes at ${current} ÷ ${tidy(ms / 1000)} = ${tidy((current * 1000) / ms)} A/s.`,
      say`L = emf ÷ this rate = ${quantity(mH, 'mH')}`,
      say`Energy = ½LI² = ½ × ${tidy(mH / 1000)} × ${current}²`,
      say`U = ${answer}`,
    ],
  }
}

/** "The flux through a loop of 5 Ω is 3t² + 4t weber. What is the current at t = 2 s?" */
function fluxLawCurrent(rng: Random) {
  const { square, linear, time, resistance } = rng.until(
    () => ({
      square: rng.int(2, 15),
      linear: rng.int(2, 20),
      time: rng.int(1, 8),
      resistance: rng.pick([2, 4, 5, 8, 10, 20]),
    }),
    (drawn) => isShort((2 * drawn.square * drawn.time + drawn.linear) / drawn.resistance),
  )
  const emf = 2 * square * time + linear
  const current = tidy(emf / resistance)
  const answer = amperes(current)
  return {
    concept: 'electromagnetic-induction',
    given: { find: 'flux-current' as const, square, linear, time, resistance },
    prompt: stem(
      rng,
      [
        say`The magnetic flux through a closed loop of resistance ${ohms(resistance)} is Φ = ${square}t² + ${linear}t, with Φ in weber and t in seconds.`,
        say`A closed circuit has a resistance of ${ohms(resistance)}. The flux through it grows with time: after t seconds it is ${square}t² + ${linear}t weber.`,
        say`A changing field sends the flux Φ = ${square}t² + ${linear}t (weber, with t in seconds) through a wire loop, whose resistance is ${ohms(resistance)}.`,
        say`The flux linked with a closed coil of ${ohms(resistance)} varies with the time t, in seconds, as Φ = (${square}t² + ${linear}t) Wb.`,
      ],
      [
        say`The induced current at t = ${quantity(time, 's')} is:`,
        say`What is the current induced at t = ${quantity(time, 's')}?`,
        say`Find the size of the induced current at t = ${quantity(time, 's')}.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: tidy((square * time * time + linear * time) / resistance),
        because: say`the flux itself was divided by the resistance`,
      },
      { value: emf, because: say`that number is the emf in volts` },
      { value: tidy((2 * square * time) / resistance), because: say`the second term was left out` },
      {
        value: tidy((square * time + linear) / resistance),
        because: say`the factor 2 of the square was left out`,
      },
      { value: tidy((2 * square + linear) / resistance), because: say`the time was left out` },
      { value: tidy(current * 2), because: say`the result was doubled` },
    ].filter(({ value }) => isShort(value)),
    steps: [
      say`The emf is the rate of change of the flux: ${2 * square}t + ${linear}`,
      say`At t = ${time} s this is ${2 * square * time} + ${linear} = ${volts(emf)}`,
      say`By Ohm's law the current is emf ÷ resistance.`,
      say`I = ${emf} ÷ ${resistance} = ${answer}`,
    ],
  }
}
