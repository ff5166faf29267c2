import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kilograms, watts } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A motor lifts 50 kg by 12 m in 10 s. What is its power?" */
export const power = defineGenerator({
  id: 'physics/power',
  version: 1,
  concepts: ['power-physics'],
  levels: {
    easy: { forms: [liftingPower] },
    medium: { forms: [liftingTime, drivingPower] },
    hard: { forms: [pumpPower, inputPower] },
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
  const [load, person, town] = [rng.pick(LOADS), rng.pick(people).name, rng.pick(towns)]
  return {
    given: { find: 'lifting' as const, mass, height, time, g: G },
    prompt: rng.pick([
      say`A hoist in ${town} lifts ${kilograms(mass)} of ${load} by ${quantity(height, 'm')} in ${quantity(time, 's')}. What is its power? (g = 10 m/s²)`,
      say`At what rate does a machine of ${person} in ${town} work when it raises ${kilograms(mass)} of ${load} through ${quantity(height, 'm')} within ${quantity(time, 's')}? Take g = 10 m/s².`,
      say`${quantity(time, 's')} after it starts, a crane in ${town} has brought ${kilograms(mass)} of ${load} ${quantity(height, 'm')} up. Find its useful power for g = 10 m/s².`,
      say`How many watts does it take to bring ${load} weighing ${kilograms(mass)} up ${quantity(height, 'm')} in ${quantity(time, 's')} at a site in ${town}, if g = 10 m/s²?`,
      say`${person} of ${town} buys a winch that must lift ${kilograms(mass)} of ${load} over ${quantity(height, 'm')} in just ${quantity(time, 's')}. What power must it give at least, with g = 10 m/s²?`,
    ]),
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
  const [load, person, town] = [rng.pick(LOADS), rng.pick(people).name, rng.pick(towns)]
  return {
    given: { find: 'time' as const, mass, height, watts: rate, g: G },
    prompt: rng.pick([
      say`A motor with a useful power of ${watts(rate)} lifts ${kilograms(mass)} of ${load} by ${quantity(height, 'm')} in ${town}. How long does it take? (g = 10 m/s²)`,
      say`In ${town} a winch of ${watts(rate)} raises ${load} weighing ${kilograms(mass)} through ${quantity(height, 'm')}. Taking g = 10 m/s², find the time.`,
      say`${person} of ${town} has ${kilograms(mass)} of ${load} to bring ${quantity(height, 'm')} up with a hoist that gives ${watts(rate)}. After how many seconds are they up, for g = 10 m/s²?`,
      say`How much time does a crane of ${watts(rate)} need in ${town} for a lift of ${kilograms(mass)} over ${quantity(height, 'm')}, if g = 10 m/s² and nothing is lost?`,
      say`Every second a machine in ${town} does ${quantity(rate, 'J')} of work. When has it raised ${kilograms(mass)} of ${load} by ${quantity(height, 'm')}, with g = 10 m/s²?`,
    ]),
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
  const [force, speed] = [rng.int(4, 40) * 50, rng.pick([5, 8, 10, 12, 15, 18, 20, 25])]
  const answer = quantity((force * speed) / 1000, 'kW')
  const kmph = (speed * 18) / 5
  const [vehicle, town] = [
    rng.pick(['car', 'bus', 'tractor', 'truck', 'train engine', 'motorboat']),
    rng.pick(towns),
  ]
  return {
    given: { find: 'driving' as const, force: force / 1000, speed },
    prompt: rng.pick([
      say`A ${vehicle} near ${town} runs at a steady ${quantity(kmph, 'km/h')} against a total resistance of ${quantity(force, 'N')}. What power does its engine give?`,
      say`To keep a ${vehicle} at ${quantity(kmph, 'km/h')} on the level to ${town}, the engine must balance ${quantity(force, 'N')} of drag and friction. Find its power.`,
      say`The engine of a ${vehicle} pulls with ${quantity(force, 'N')} while the speed stays ${quantity(kmph, 'km/h')} near ${town}. At what rate does it work?`,
      say`How many kilowatts does a ${vehicle} use for a constant ${quantity(kmph, 'km/h')} between two stops in ${town}, if all resistances add up to ${quantity(force, 'N')}?`,
    ]),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  return {
    given: { find: 'pump' as const, litres, height, minutes, g: G },
    prompt: rng.pick([
      say`A pump in ${town} fills a tank ${quantity(height, 'm')} above the well with ${quantity(litres, 'litre')} of water in ${quantity(minutes, 'minute')}. What is its useful power? (1 litre of water is 1 kg, g = 10 m/s²)`,
      say`${person} of ${town} raises ${quantity(litres, 'litre')} of water by ${quantity(height, 'm')} with a pump within ${quantity(minutes, 'minute')}. Taking 1 kg a litre and g = 10 m/s², find the rate of working.`,
      say`For the fields near ${town} a pump lifts ${quantity(litres, 'litre')} of water from a depth of ${quantity(height, 'm')} every ${quantity(minutes, 'minute')}. How many watts is that? (1 litre weighs 1 kg, g = 10 m/s²)`,
      say`The roof tank of a house in ${town} takes ${quantity(litres, 'litre')}. It stands ${quantity(height, 'm')} above the pump, which fills it in ${quantity(minutes, 'minute')}. What power does the pump give, if a litre has 1 kg and g = 10 m/s²?`,
      say`How strong must a pump of ${person} in ${town} be at least, in watts, to bring ${quantity(litres, 'litre')} of water up ${quantity(height, 'm')} in ${quantity(minutes, 'minute')}? (1 kg a litre, g = 10 m/s²)`,
    ]),
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
  const [load, person, town] = [rng.pick(LOADS), rng.pick(people).name, rng.pick(towns)]
  return {
    given: { find: 'input' as const, mass, height, time, efficiency, g: G },
    prompt: rng.pick([
      say`A motor of ${quantity(efficiency, '%')} efficiency lifts ${kilograms(mass)} of ${load} by ${quantity(height, 'm')} in ${quantity(time, 's')} in ${town}. What electrical power does it take in? (g = 10 m/s²)`,
      say`In ${town} a hoist with an efficiency of ${quantity(efficiency, '%')} raises ${load} weighing ${kilograms(mass)} through ${quantity(height, 'm')} within ${quantity(time, 's')}. Taking g = 10 m/s², find the power drawn from the mains.`,
      say`Only ${quantity(efficiency, '%')} of what the winch of ${person} in ${town} draws is useful. It brings ${kilograms(mass)} of ${load} ${quantity(height, 'm')} up in ${quantity(time, 's')}. What power does it draw, for g = 10 m/s²?`,
      say`What power must be fed into a lift in ${town} that works with ${quantity(efficiency, '%')} efficiency and carries ${kilograms(mass)} up ${quantity(height, 'm')} every ${quantity(time, 's')}, if g = 10 m/s²?`,
    ]),
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
