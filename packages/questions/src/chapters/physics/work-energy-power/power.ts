import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kilograms, watts } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A motor lifts 50 kg by 12 m in 10 s. What is its power?" */
export const power = defineGenerator({
  id: 'physics/power',
  version: 5,
  concepts: ['power-physics'],
  levels: {
    easy: { forms: [liftingPower] },
    medium: { forms: [liftingTime, drivingPower, pumpPower, inputPower] },
    hard: { forms: [uphill, speedingUp, waterJet] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'lifting':
        // The work of one second: the weight times the height gained in it.
        return given.mass * given.g * (given.height / given.time)
      case 'time':
        return bisect((time) => given.watts * time - given.mass * given.g * given.height, 100_000)
      case 'driving':
        return (given.force * (given.speed * 60)) / 60
      case 'pump':
        return (given.litres * given.g * given.height) / (given.minutes * 60)
      case 'uphill':
        // The work of one second: the height gained, and the way against the resistance.
        return (
          (given.mass * given.g * (given.speed / given.slope)) / 1000 +
          (given.resistance * given.speed) / 1000
        )
      case 'speeding-up':
        return bisect(
          (acceleration) => (given.mass * acceleration + given.resistance) * given.speed - given.watts,
          1000,
        )
      case 'jet': {
        // The energy of all the water that leaves in the whole time.
        const lifted = given.litres * given.g * given.height
        const thrown = (given.litres * given.speed * given.speed) / 2
        return (lifted + thrown) / (60 * given.minutes)
      }
      case 'input':
        return bisect(
          (taken) => (taken * given.efficiency) / 100 - (given.mass * given.g * given.height) / given.time,
          1e7,
        )
    }
  },
})

function liftingPower(rng: Random) {
  const { mass, height, time } = drawLift(rng)
  const answer = watts((mass * G * height) / time)
  const load = rng.pick(LOADS)
  return {
    given: { find: 'lifting' as const, mass, height, time, g: G },
    prompt: stem(
      rng,
      [
        say`A crane lifts ${load} of mass ${kilograms(mass)} through a height of ${quantity(height, 'm')} in ${quantity(time, 's')}.`,
        say`A load of ${kilograms(mass)} is raised vertically through ${quantity(height, 'm')} by a machine in ${quantity(time, 's')}.`,
        say`An engine takes ${quantity(time, 's')} to lift ${kilograms(mass)} of ${load} to a height of ${quantity(height, 'm')}.`,
        say`${kilograms(mass)} of ${load} is hoisted at a uniform speed to a floor ${quantity(height, 'm')} above the ground, which takes ${quantity(time, 's')}.`,
      ],
      [
        say`The power delivered is:`,
        say`What is the power developed by it?`,
        say`Find the rate of doing work.`,
        say`What must be the least power of the machine?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`, say`(Take the acceleration due to gravity as 10 m/s².)`],
    ),
    answer,
    mistakes: [
      {
        value: mass * G * height,
        because: say`that number is the work in joules; it was not divided by the time`,
      },
      { value: (mass * height) / time, because: say`g was left out` },
      { value: mass * G * height * time, because: say`the work was multiplied by the time` },
      { value: (mass * G * height) / (2 * time), because: say`the result was halved` },
      { value: (mass * G * time) / height, because: say`height and time were exchanged` },
      { value: (2 * mass * G * height) / time, because: say`the work was counted up and down` },
      { value: (mass * G) / time, because: say`the height was left out` },
    ],
    steps: [
      say`Work = mgh = ${mass} × 10 × ${height} = ${quantity(mass * G * height, 'J')}`,
      say`Power = work ÷ time = ${mass * G * height} ÷ ${time} = ${answer}`,
    ],
  }
}

function liftingTime(rng: Random) {
  const { mass, height, time } = drawLift(rng)
  const rate = (mass * G * height) / time
  const answer = quantity(time, 's')
  const load = rng.pick(LOADS)
  return {
    given: { find: 'time' as const, mass, height, watts: rate, g: G },
    prompt: stem(
      rng,
      [
        say`A motor of useful power ${watts(rate)} lifts ${load} of mass ${kilograms(mass)} through a height of ${quantity(height, 'm')}.`,
        say`An engine delivering a constant power of ${watts(rate)} is used to raise a load of ${kilograms(mass)} vertically by ${quantity(height, 'm')}.`,
        say`A load of ${kilograms(mass)} is to be lifted to a height of ${quantity(height, 'm')} by a crane which develops ${watts(rate)}.`,
      ],
      [
        say`The time taken is:`,
        say`What is the time required for this?`,
        say`Find the time in which it does so.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: rate / (mass * G), because: say`that number is the speed of lifting in m/s` },
      { value: (mass * height) / rate, because: say`g was left out` },
      { value: time / 2, because: say`the time was halved` },
      { value: time * 2, because: say`the time was doubled` },
      { value: (mass * G) / rate, because: say`the height was left out` },
      { value: Math.abs(time - height), because: say`the height was taken off the time` },
      { value: time + 10, because: say`ten seconds too many were counted` },
      { value: time + height, because: say`the height was added to the time` },
    ],
    steps: [
      say`Work = mgh = ${mass} × 10 × ${height} = ${quantity(mass * G * height, 'J')}`,
      say`Time = work ÷ power`,
      say`t = ${mass * G * height} ÷ ${rate} = ${answer}`,
    ],
  }
}

function drivingPower(rng: Random) {
  const [force, speed] = [
    rng.int(4, 60) * 50,
    rng.pick([5, 6, 7.5, 8, 10, 12, 12.5, 15, 16, 18, 20, 22.5, 25]),
  ]
  const answer = quantity((force * speed) / 1000, 'kW')
  const kmph = (speed * 18) / 5
  const vehicle = rng.pick(['car', 'bus', 'tractor', 'truck', 'train engine', 'motorboat'])
  return {
    given: { find: 'driving' as const, force: force / 1000, speed },
    prompt: stem(
      rng,
      [
        say`A ${vehicle} moves with a uniform velocity of ${quantity(kmph, 'km/h')} against a total resistive force of ${quantity(force, 'N')}.`,
        say`The total resistance to the motion of a ${vehicle} at a constant speed of ${quantity(kmph, 'km/h')} is ${quantity(force, 'N')}.`,
        say`The engine of a ${vehicle} exerts a force of ${quantity(force, 'N')} to maintain a steady speed of ${quantity(kmph, 'km/h')}.`,
      ],
      [
        say`The power of the engine is:`,
        say`What is the power developed by the engine?`,
        say`Find the power spent against the resistance.`,
      ],
    ),
    answer,
    mistakes: [
      { value: (force * kmph) / 1000, because: say`the speed was not changed into m/s` },
      { value: force / speed / 10, because: say`the force was divided by the speed` },
      { value: (force * speed) / 2000, because: say`the half of kinetic energy was brought in` },
      { value: (force * speed * 5) / 18 / 1000, because: say`the speed was changed into m/s twice` },
      { value: (force * speed) / 500, because: say`the product was doubled` },
      { value: force / 1000, because: say`that number is the force in kN` },
      { value: (force * (speed + 5)) / 1000, because: say`the speed in m/s was worked out 5 too high` },
    ],
    steps: [
      say`${quantity(kmph, 'km/h')} = ${kmph} × 5 ÷ 18 = ${quantity(speed, 'm/s')}`,
      say`At a steady speed power = force × speed = ${force} × ${speed}`,
      say`P = ${quantity(force * speed, 'W')} = ${answer}`,
    ],
  }
}

function pumpPower(rng: Random) {
  const { litres, height, minutes } = rng.until(
    () => ({
      litres: rng.int(6, 60) * 100,
      height: rng.int(3, 24),
      minutes: rng.pick([2, 4, 5, 8, 10, 12, 15, 20]),
    }),
    (drawn) => (drawn.litres * G * drawn.height) % (drawn.minutes * 60) === 0,
  )
  const work = litres * G * height
  const answer = watts(work / (minutes * 60))

  return {
    given: { find: 'pump' as const, litres, height, minutes, g: G },
    prompt: stem(
      rng,
      [
        say`A pump raises ${quantity(litres, 'litre')} of water to a tank at a height of ${quantity(height, 'm')} in ${quantity(minutes, 'minute')}.`,
        say`Water is lifted from a well by a motor pump to a height of ${quantity(height, 'm')}. It delivers ${quantity(litres, 'litre')} in ${quantity(minutes, 'minute')}.`,
        say`An overhead tank ${quantity(height, 'm')} above the water level is filled with ${quantity(litres, 'litre')} of water by a pump in ${quantity(minutes, 'minute')}.`,
      ],
      [
        say`The useful power of the pump is:`,
        say`What is the power delivered by the pump in lifting the water?`,
        say`Find the rate at which it does work against gravity.`,
      ],
      [
        say`(Mass of 1 litre of water = 1 kg, g = 10 m/s²)`,
        say`Take g = 10 m/s² and the density of water as 1 kg per litre.`,
      ],
    ),
    answer,
    mistakes: [
      { value: work / minutes, because: say`the minutes were not changed into seconds` },
      { value: (litres * height) / (minutes * 60), because: say`g was left out` },
      { value: work / (minutes * 120), because: say`the result was halved` },
      { value: work / (minutes * 30), because: say`the result was doubled` },
      { value: (litres * G) / (minutes * 60), because: say`the height was left out` },
      { value: work / 60, because: say`only one minute was counted` },
      { value: work / (minutes * 100), because: say`a minute was taken as 100 seconds` },
    ],
    steps: [
      say`The water has a mass of ${kilograms(litres)}.`,
      say`Work = mgh = ${litres} × 10 × ${height} = ${quantity(work, 'J')}`,
      say`Time = ${minutes} × 60 = ${quantity(minutes * 60, 's')}`,
      say`Power = ${work} ÷ ${minutes * 60} = ${answer}`,
    ],
  }
}

function inputPower(rng: Random) {
  const { mass, height, time, efficiency } = rng.until(
    () => ({ ...drawLift(rng), efficiency: rng.pick([40, 50, 60, 75, 80]) }),
    (drawn) => Number.isInteger((drawn.mass * G * drawn.height * 100) / (drawn.time * drawn.efficiency)),
  )
  const useful = (mass * G * height) / time
  const answer = watts((useful * 100) / efficiency)
  const load = rng.pick(LOADS)
  return {
    given: { find: 'input' as const, mass, height, time, efficiency, g: G },
    prompt: stem(
      rng,
      [
        say`A motor of efficiency ${quantity(efficiency, '%')} lifts ${load} of mass ${kilograms(mass)} through ${quantity(height, 'm')} in ${quantity(time, 's')}.`,
        say`The efficiency of a crane is ${quantity(efficiency, '%')}. It raises a load of ${kilograms(mass)} vertically by ${quantity(height, 'm')} in ${quantity(time, 's')}.`,
        say`An electric hoist which is ${quantity(efficiency, '%')} efficient takes ${quantity(time, 's')} to lift ${kilograms(mass)} of ${load} to a height of ${quantity(height, 'm')}.`,
      ],
      [
        say`The input power is:`,
        say`What is the electrical power consumed?`,
        say`Find the power drawn from the supply.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: useful, because: say`that is the useful power; the losses were left out` },
      { value: (useful * efficiency) / 100, because: say`the useful power was multiplied by the efficiency` },
      {
        value: useful * (1 + (100 - efficiency) / 100),
        because: say`the losses were added as a part of the useful power`,
      },
      {
        value: (useful * 100) / (100 - efficiency),
        because: say`the useful power was divided by the lost part`,
      },
      {
        value: (useful * (100 - efficiency)) / 100,
        because: say`the useful power was multiplied by the lost part`,
      },
      { value: (useful * 200) / efficiency, because: say`the result was doubled` },
      { value: mass * G * height, because: say`that number is the work in joules` },
    ],
    steps: [
      say`Work = mgh = ${mass} × 10 × ${height} = ${quantity(mass * G * height, 'J')}`,
      say`Useful power = ${mass * G * height} ÷ ${time} = ${watts(useful)}`,
      say`That is ${quantity(efficiency, '%')} of the power taken in.`,
      say`Power taken in = ${useful} × 100 ÷ ${efficiency} = ${answer}`,
    ],
  }
}

/** What has such a mass. */
const vehicleOf = (rng: Random, mass: number): string =>
  rng.pick(mass <= 1600 ? ['car', 'jeep', 'van'] : ['truck', 'minibus', 'tractor'])

/** "A car of mass 1,000 kg climbs a slope of 1 in 20 at 36 km/h against a resistance of 300 N. What is the power?" */
function uphill(rng: Random) {
  const { mass, slope, resistance, speed } = rng.until(
    () => ({
      mass: rng.int(8, 40) * 100,
      slope: rng.pick([10, 20, 25, 40, 50]),
      resistance: rng.int(4, 30) * 50,
      speed: rng.pick([5, 7.5, 10, 12.5, 15, 20]),
    }),
    (drawn) =>
      ((drawn.mass * G) / drawn.slope) % 10 === 0 && (drawn.mass * G) / drawn.slope !== drawn.resistance,
  )
  const along = (mass * G) / slope
  const kmph = (speed * 18) / 5
  const kilowatts = (newtons: number, of: number = speed) => (newtons * of) / 1000
  const answer = quantity(kilowatts(along + resistance), 'kW')
  const vehicle = vehicleOf(rng, mass)
  return {
    given: { find: 'uphill' as const, mass, slope, resistance, speed, g: G },
    prompt: stem(
      rng,
      [
        say`A ${vehicle} of mass ${kilograms(mass)} goes up a slope of 1 in ${slope} at a constant speed of ${quantity(kmph, 'km/h')}. The frictional resistance is ${quantity(resistance, 'N')}.`,
        say`Against a resistance of ${quantity(resistance, 'N')}, a ${vehicle} of mass ${kilograms(mass)} climbs a hill with an inclination of 1 in ${slope} at a steady ${quantity(kmph, 'km/h')}.`,
        say`The engine of a ${vehicle} of mass ${kilograms(mass)} keeps it moving at ${quantity(kmph, 'km/h')} up an incline of 1 in ${slope}, while friction offers ${quantity(resistance, 'N')}.`,
      ],
      [
        say`The power of the engine is:`,
        say`What power does the engine develop?`,
        say`Find the power developed by the engine.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: kilowatts(along), because: say`the resistance was left out` },
      { value: kilowatts(resistance), because: say`the slope was left out` },
      {
        value: kilowatts(Math.abs(along - resistance)),
        because: say`the resistance was taken off, as if it helped`,
      },
      { value: kilowatts(along + resistance, kmph), because: say`the speed was not changed into m/s` },
      { value: kilowatts(mass / slope + resistance), because: say`g was left out` },
      { value: kilowatts(along + resistance) / 2, because: say`the half of kinetic energy was brought in` },
    ],
    steps: [
      say`The component of the weight along the slope is ${mass} × 10 ÷ ${slope} = ${quantity(along, 'N')}`,
      say`Force of the engine = ${along} + ${resistance} = ${quantity(along + resistance, 'N')}`,
      say`Speed = ${kmph} × 5 ÷ 18 = ${quantity(speed, 'm/s')}`,
      say`Power = ${along + resistance} × ${speed} = ${quantity((along + resistance) * speed, 'W')}`,
      say`P = ${answer}`,
    ],
  }
}

/** "An engine of 30 kW drives a car of 1,000 kg against 500 N. What is its acceleration at 20 m/s?" */
function speedingUp(rng: Random) {
  const { mass, tenths, resistance, speed } = rng.until(
    () => ({
      mass: rng.int(8, 24) * 100,
      tenths: rng.int(2, 15),
      resistance: rng.int(4, 20) * 50,
      speed: rng.pick([5, 10, 12, 15, 20, 25]),
    }),
    (drawn) => ((drawn.mass * drawn.tenths) / 10 + drawn.resistance) * drawn.speed <= 90_000,
  )
  const acceleration = tenths / 10
  const force = (mass * tenths) / 10 + resistance
  const rate = force * speed
  const answer = quantity(acceleration, 'm/s²')
  const vehicle = vehicleOf(rng, mass)
  const kmph = (speed * 18) / 5
  return {
    given: { find: 'speeding-up' as const, mass, watts: rate, resistance, speed },
    prompt: stem(
      rng,
      [
        say`The engine of a ${vehicle} of mass ${kilograms(mass)} works at ${quantity(rate / 1000, 'kW')} on a level road, where the resistance is ${quantity(resistance, 'N')}.`,
        say`A ${vehicle} of mass ${kilograms(mass)} is driven on a level road by an engine that delivers ${quantity(rate / 1000, 'kW')}. The total resistance is ${quantity(resistance, 'N')}.`,
      ],
      [
        say`What is its acceleration at the moment when its speed is ${quantity(kmph, 'km/h')}?`,
        say`Find its acceleration at a speed of ${quantity(kmph, 'km/h')}.`,
        say`When its speed is ${quantity(kmph, 'km/h')}, its acceleration is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: force / mass, because: say`the resistance was left out` },
      { value: (force + resistance) / mass, because: say`the resistance was added to the pull` },
      { value: resistance / mass, because: say`only the resistance was divided by the mass` },
      { value: Math.abs(rate / kmph - resistance) / mass, because: say`the speed was not changed into m/s` },
      { value: acceleration * 2, because: say`the result was doubled` },
      { value: acceleration / 2, because: say`the result was halved` },
    ].flatMap(({ value, because }) =>
      value > 0.04 ? [{ value: Math.round(value * 100) / 100, because }] : [],
    ),
    steps: [
      say`Speed = ${kmph} × 5 ÷ 18 = ${quantity(speed, 'm/s')}`,
      say`Pull of the engine = power ÷ speed = ${rate} ÷ ${speed} = ${quantity(force, 'N')}`,
      say`Net force = ${force} − ${resistance} = ${quantity(force - resistance, 'N')}`,
      say`a = F ÷ m = ${force - resistance} ÷ ${mass}`,
      say`a = ${answer}`,
    ],
  }
}

/** "A pump lifts 600 litres of water a minute from a depth of 8 m and throws it out at 10 m/s. What is its power?" */
function waterJet(rng: Random) {
  const { litres, height, speed, minutes } = rng.until(
    () => ({
      litres: rng.int(3, 60) * 100,
      height: rng.int(3, 24),
      speed: rng.pick([4, 6, 8, 10, 12, 14, 16, 20]),
      minutes: rng.pick([1, 2, 4, 5, 10]),
    }),
    (drawn) => (drawn.litres * (G * drawn.height + drawn.speed ** 2 / 2)) % (60 * drawn.minutes) === 0,
  )
  const time = 60 * minutes
  const [lifted, thrown] = [litres * G * height, (litres * speed ** 2) / 2]
  const answer = watts((lifted + thrown) / time)
  return {
    given: { find: 'jet' as const, litres, height, speed, minutes, g: G },
    prompt: stem(
      rng,
      [
        say`A pump lifts ${quantity(litres, 'litre')} of water in ${quantity(minutes, 'minute')} from a well ${quantity(height, 'm')} deep and throws it out at ${quantity(speed, 'm/s')}.`,
        say`In ${quantity(minutes, 'minute')}, a motor pump raises ${quantity(litres, 'litre')} of water by ${quantity(height, 'm')} and delivers it with a speed of ${quantity(speed, 'm/s')}.`,
        say`Water is drawn by a fire engine from a pond ${quantity(height, 'm')} below and leaves the pipe at ${quantity(speed, 'm/s')}. It delivers ${quantity(litres, 'litre')} in ${quantity(minutes, 'minute')}.`,
      ],
      [
        say`The useful power of the pump is:`,
        say`At what rate does the pump do work on the water?`,
        say`Find the useful power of the pump.`,
      ],
      [
        say`(Mass of 1 litre of water = 1 kg, g = 10 m/s²)`,
        say`Take g = 10 m/s² and the density of water as 1 kg per litre.`,
      ],
    ),
    answer,
    mistakes: [
      { value: lifted / time, because: say`the kinetic energy of the water was left out` },
      { value: thrown / time, because: say`the lifting of the water was left out` },
      { value: (lifted + 2 * thrown) / time, because: say`the half was left out of the kinetic energy` },
      { value: Math.abs(lifted - thrown) / time, because: say`the two energies were subtracted` },
      { value: (lifted + thrown) / minutes, because: say`the minutes were not changed into seconds` },
      { value: (lifted + thrown) / time / 2, because: say`the result was halved` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    steps: [
      say`The water has a mass of ${kilograms(litres)}, and the time is ${quantity(time, 's')}.`,
      say`Lifting: mgh = ${litres} × 10 × ${height} = ${quantity(lifted, 'J')}`,
      say`Speed: ½mv² = ½ × ${litres} × ${speed}² = ${quantity(thrown, 'J')}`,
      say`Together ${quantity(lifted + thrown, 'J')}`,
      say`Power = ${lifted + thrown} ÷ ${time} = ${answer}`,
    ],
  }
}

const G = 10

const LOADS = ['bricks', 'sand', 'cement bags', 'steel rods', 'grain sacks', 'marble slabs', 'tiles']

function drawLift(rng: Random) {
  return rng.until(
    () => ({
      mass: rng.int(4, 60) * 5,
      height: rng.int(3, 30),
      time: rng.pick([6, 8, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 32, 35, 36, 40, 45, 48]),
    }),
    (drawn) => (drawn.mass * G * drawn.height) % drawn.time === 0,
  )
}
