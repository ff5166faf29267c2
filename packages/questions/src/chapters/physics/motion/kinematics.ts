import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { ordinal, quantity } from '../../../kit/values/value.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A car starts from rest with an acceleration of 3 m/s². How far does it go in 8 s?" */
export const kinematics = defineGenerator({
  id: 'physics/kinematics',
  version: 1,
  concepts: ['equations-of-motion', 'free-fall'],
  levels: {
    easy: { forms: [finalSpeed, distance] },
    medium: { forms: [braking, thrownUp] },
    hard: { forms: [nthSecond, threeStages] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'speed':
        return velocityAt(given.start, given.acceleration, given.time)
      case 'distance':
        return areaUnderGraph(given.start, given.acceleration, given.time)
      case 'stopping': {
        // The car stops where the area under its falling speed ends.
        const time = given.speed / given.deceleration
        return areaUnderGraph(given.speed, -given.deceleration, time)
      }
      case 'highest':
        return areaUnderGraph(given.speed, -given.g, given.speed / given.g)
      case 'nth-second':
        return (
          areaUnderGraph(given.start, given.acceleration, given.nth) -
          areaUnderGraph(given.start, given.acceleration, given.nth - 1)
        )
      case 'stages':
        return (
          areaUnderGraph(0, given.acceleration, given.speedingUp) +
          given.acceleration * given.speedingUp * given.steady +
          areaUnderGraph(
            given.acceleration * given.speedingUp,
            (-given.acceleration * given.speedingUp) / given.slowingDown,
            given.slowingDown,
          )
        )
    }
  },
})

const velocityAt = (start: number, acceleration: number, time: number): number => start + acceleration * time

/** Speed against time is a straight line: the distance is a strip of mean height for each hundredth of the time. */
function areaUnderGraph(start: number, acceleration: number, time: number): number {
  const strips = 100
  let area = 0
  for (let strip = 0; strip < strips; strip++) {
    const [from, to] = [(time * strip) / strips, (time * (strip + 1)) / strips]
    area += ((velocityAt(start, acceleration, from) + velocityAt(start, acceleration, to)) / 2) * (to - from)
  }
  return area
}

const VEHICLES = [
  'A car',
  'A bus',
  'A scooter',
  'A train',
  'A motorcycle',
  'A truck',
  'A metro train',
  'A jeep',
  'A van',
]

function finalSpeed(rng: Random) {
  const [start, acceleration, time] = [rng.int(0, 20), rng.int(1, 5), rng.int(3, 15)]
  const answer = quantity(start + acceleration * time, 'm/s')
  const vehicle = rng.pick(VEHICLES)
  return {
    concept: 'equations-of-motion',
    given: { find: 'speed' as const, start, acceleration, time },
    prompt: rng.pick([
      say`${vehicle} near ${rng.pick(towns)} moves at ${quantity(start, 'm/s')} and then accelerates at ${quantity(acceleration, 'm/s²')} for ${quantity(time, 's')}. What is its speed then?`,
      say`With an acceleration of ${quantity(acceleration, 'm/s²')}, ${vehicle.toLowerCase()} on the road to ${rng.pick(towns)} speeds up from ${quantity(start, 'm/s')}. How fast is it after ${quantity(time, 's')}?`,
      say`The speedometer of ${vehicle.toLowerCase()} shows ${quantity(start, 'm/s')} when it leaves ${rng.pick(towns)}. Every second the speed grows by ${quantity(acceleration, 'm/s')}. What does it show ${quantity(time, 's')} later?`,
      say`Find the final speed of ${vehicle.toLowerCase()} that has an initial speed of ${quantity(start, 'm/s')} and a uniform acceleration of ${quantity(acceleration, 'm/s²')} lasting ${quantity(time, 's')} near ${rng.pick(towns)}.`,
    ]),
    answer,
    mistakes: [
      { value: acceleration * time, because: say`the starting speed was left out` },
      {
        value: start + acceleration + time,
        because: say`acceleration and time were added instead of multiplied`,
      },
      { value: start + (acceleration * time) / 2, because: say`only half of the gain in speed was counted` },
      { value: Math.abs(start - acceleration * time), because: say`the gain in speed was subtracted` },
      {
        value: (start + acceleration) * time,
        because: say`the starting speed was multiplied by the time as well`,
      },
      { value: start + acceleration * time * time, because: say`the time was squared` },
      { value: start + acceleration * (time - 1), because: say`one second too few was counted` },
    ],
    steps: [say`v = u + at`, say`v = ${start} + ${acceleration} × ${time} = ${answer}`],
  }
}

function distance(rng: Random) {
  const [start, acceleration, time] = [rng.int(0, 20), rng.int(1, 5), rng.int(2, 7) * 2]
  const metres = start * time + (acceleration * time * time) / 2
  const answer = quantity(metres, 'm')
  const vehicle = rng.pick(VEHICLES)
  return {
    concept: 'equations-of-motion',
    given: { find: 'distance' as const, start, acceleration, time },
    prompt: rng.pick([
      say`${vehicle} moving at ${quantity(start, 'm/s')} towards ${rng.pick(towns)} accelerates at ${quantity(acceleration, 'm/s²')}. How far does it go in ${quantity(time, 's')}?`,
      say`Starting with a speed of ${quantity(start, 'm/s')}, ${vehicle.toLowerCase()} near ${rng.pick(towns)} gains ${quantity(acceleration, 'm/s')} of speed every second. What distance does it cover in ${quantity(time, 's')}?`,
      say`${vehicle} leaves a toll gate of ${rng.pick(towns)} at ${quantity(start, 'm/s')} and keeps an acceleration of ${quantity(acceleration, 'm/s²')}. Find its displacement after ${quantity(time, 's')}.`,
      say`How long is the stretch of road that ${vehicle.toLowerCase()} needs in ${rng.pick(towns)}, if for ${quantity(time, 's')} it accelerates evenly by ${quantity(acceleration, 'm/s²')} from ${quantity(start, 'm/s')}?`,
    ]),
    answer,
    mistakes: [
      { value: start * time + acceleration * time * time, because: say`the half in ½at² was forgotten` },
      {
        value: (acceleration * time * time) / 2,
        because: say`the distance at the starting speed was left out`,
      },
      { value: start * time, because: say`the acceleration was left out` },
      { value: start * time + (acceleration * time) / 2, because: say`the time was not squared` },
      {
        value: (start + acceleration * time) * time,
        because: say`the final speed was used for the whole time`,
      },
      {
        value: start * time + acceleration * time,
        because: say`the gain in speed was added as if it were a distance`,
      },
    ],
    steps: [
      say`s = ut + ½at²`,
      say`s = ${start} × ${time} + ½ × ${acceleration} × ${time}² = ${start * time} + ${(acceleration * time * time) / 2} = ${answer}`,
    ],
  }
}

function braking(rng: Random) {
  const { speed, deceleration } = rng.until(
    () => ({ speed: rng.int(8, 30), deceleration: rng.int(1, 8) }),
    (drawn) => drawn.speed ** 2 % (2 * drawn.deceleration) === 0,
  )
  const metres = speed ** 2 / (2 * deceleration)
  const answer = quantity(metres, 'm')
  const vehicle = rng.pick(VEHICLES)
  const obstacle = rng.pick([
    'a cow',
    'a red signal',
    'a closed gate',
    'a fallen tree',
    'a group of children',
    'a broken bridge',
  ])
  return {
    concept: 'equations-of-motion',
    given: { find: 'stopping' as const, speed, deceleration },
    prompt: rng.pick([
      say`${vehicle} on the way to ${rng.pick(towns)} runs at ${quantity(speed, 'm/s')} when the driver sees ${obstacle} and brakes with a deceleration of ${quantity(deceleration, 'm/s²')}. How far does it go before it stops?`,
      say`On seeing ${obstacle} near ${rng.pick(towns)}, the driver slows ${vehicle.toLowerCase()} down from ${quantity(speed, 'm/s')} at ${quantity(deceleration, 'm/s²')}. What is the stopping distance?`,
      say`Brakes give ${vehicle.toLowerCase()} a constant deceleration of ${quantity(deceleration, 'm/s²')}. What length of road near ${rng.pick(towns)} does it need to come to rest from ${quantity(speed, 'm/s')}?`,
      say`${obstacle} appears on the road to ${rng.pick(towns)}. ${vehicle}, going at ${quantity(speed, 'm/s')}, loses ${quantity(deceleration, 'm/s')} of speed each second until it stands still. How far has it slid by then?`,
    ]),
    answer,
    mistakes: [
      { value: speed ** 2 / deceleration, because: say`the 2 in v² = u² + 2as was forgotten` },
      { value: speed / deceleration, because: say`that number is the time in seconds until it stops` },
      { value: speed / (2 * deceleration), because: say`the speed was not squared` },
      { value: speed ** 2 / (4 * deceleration), because: say`the speed was halved once more` },
      { value: speed * deceleration, because: say`speed and deceleration were multiplied` },
      { value: speed ** 2 / 2, because: say`the deceleration was left out` },
    ],
    steps: [
      say`At the end the speed is 0, so v² = u² − 2as gives u² = 2as.`,
      say`${speed}² = 2 × ${deceleration} × s`,
      say`s = ${speed ** 2} ÷ ${2 * deceleration} = ${answer}`,
    ],
  }
}

function thrownUp(rng: Random) {
  const speed = rng.int(6, 60)
  const metres = speed ** 2 / 20
  const answer = quantity(metres, 'm')
  const thing = rng.pick(['A ball', 'A stone', 'A cricket ball', 'A toy rocket', 'An arrow', 'A rubber ball'])
  return {
    concept: 'free-fall',
    given: { find: 'highest' as const, speed, g: 10 },
    prompt: rng.pick([
      say`${thing} is thrown straight up at ${quantity(speed, 'm/s')} on a field in ${rng.pick(towns)}. How high does it rise? (g = 10 m/s²)`,
      say`In ${rng.pick(towns)} ${thing.toLowerCase()} leaves the hand upwards with a speed of ${quantity(speed, 'm/s')}. Taking g = 10 m/s², find the greatest height that it reaches.`,
      say`With what height above the hand does ${thing.toLowerCase()} turn back in ${rng.pick(towns)}, if it was sent vertically upwards at ${quantity(speed, 'm/s')}? (g = 10 m/s², no air resistance)`,
      say`A machine on a ground of ${rng.pick(towns)} shoots ${thing.toLowerCase()} vertically into the air at ${quantity(speed, 'm/s')}. Neglecting air, how far up does it go for g = 10 m/s²?`,
    ]),
    answer,
    mistakes: [
      { value: speed ** 2 / 10, because: say`the 2 in v² = u² − 2gh was forgotten` },
      { value: speed / 10, because: say`that number is the time in seconds to the top` },
      { value: (speed / 10) * speed, because: say`the starting speed was used for the whole way up` },
      { value: speed / 5, because: say`that number is the time in seconds for the whole flight` },
      { value: speed ** 2 / 40, because: say`the height was halved once more` },
      { value: speed * 10, because: say`speed and g were multiplied` },
      { value: speed / 2, because: say`the speed was simply halved` },
    ],
    steps: [
      say`At the top the speed is 0, so u² = 2gh.`,
      say`${speed}² = 2 × 10 × h`,
      say`h = ${speed ** 2} ÷ 20 = ${answer}`,
    ],
  }
}

function nthSecond(rng: Random) {
  const [start, acceleration, nth] = [rng.int(0, 25), rng.int(1, 4) * 2, rng.int(3, 12)]
  const metres = start + (acceleration * (2 * nth - 1)) / 2
  const whole = (time: number) => start * time + (acceleration * time * time) / 2
  const answer = quantity(metres, 'm')
  const body = rng.pick([
    'A test car',
    'A racing car',
    'A trolley',
    'A sledge',
    'A rocket car',
    'A racing boat',
    'A glider',
  ])
  return {
    concept: 'equations-of-motion',
    given: { find: 'nth-second' as const, start, acceleration, nth },
    prompt: rng.pick([
      say`${body} near ${rng.pick(towns)} starts at ${quantity(start, 'm/s')} and accelerates at ${quantity(acceleration, 'm/s²')}. How far does it travel in the ${ordinal(nth)} second?`,
      say`What distance does ${body.toLowerCase()} on a straight track in ${rng.pick(towns)} cover during the ${ordinal(nth)} second, if its speed at the start is ${quantity(start, 'm/s')} and its acceleration ${quantity(acceleration, 'm/s²')}?`,
      say`${body} tested in ${rng.pick(towns)} has a uniform acceleration of ${quantity(acceleration, 'm/s²')} and an initial speed of ${quantity(start, 'm/s')}. Find the distance that it covers between the end of second ${nth - 1} and the end of second ${nth}.`,
      say`An engineer from ${rng.pick(towns)} films ${body.toLowerCase()} second by second. It begins with ${quantity(start, 'm/s')} and gains ${quantity(acceleration, 'm/s')} every second. How many metres does it move while second number ${nth} lasts?`,
    ]),
    answer,
    mistakes: [
      { value: whole(nth), because: say`that is the distance in all ${nth} seconds` },
      {
        value: start + acceleration * nth,
        because: say`that number is the speed at the end of the ${ordinal(nth)} second`,
      },
      {
        value: start + (acceleration * (2 * nth + 1)) / 2,
        because: say`that is the distance in the ${ordinal(nth + 1)} second`,
      },
      {
        value: start + (acceleration * (2 * nth - 3)) / 2,
        because: say`that is the distance in the ${ordinal(nth - 1)} second`,
      },
      {
        value: start + acceleration * (nth - 1),
        because: say`that number is the speed at the beginning of the ${ordinal(nth)} second`,
      },
      { value: (acceleration * (2 * nth - 1)) / 2, because: say`the starting speed was left out` },
      { value: start + acceleration * (2 * nth - 1), because: say`the half was forgotten` },
    ],
    steps: [
      say`In ${nth} seconds: ${start} × ${nth} + ½ × ${acceleration} × ${nth}² = ${quantity(whole(nth), 'm')}`,
      say`In ${nth - 1} seconds: ${start} × ${nth - 1} + ½ × ${acceleration} × ${nth - 1}² = ${quantity(whole(nth - 1), 'm')}`,
      say`The ${ordinal(nth)} second is what lies between.`,
      say`${whole(nth)} − ${whole(nth - 1)} = ${answer}`,
    ],
  }
}

function threeStages(rng: Random) {
  const [acceleration, speedingUp, steady, slowingDown] = [
    rng.int(1, 2),
    rng.int(2, 6) * 2,
    rng.int(5, 40),
    rng.int(2, 9) * 2,
  ]
  const top = acceleration * speedingUp
  const parts = [(top * speedingUp) / 2, top * steady, (top * slowingDown) / 2] as const
  const metres = parts[0] + parts[1] + parts[2]
  const answer = quantity(metres, 'm')
  const vehicle = rng.pick(['A metro train', 'A tram', 'A local train', 'A battery bus', 'A school bus'])
  return {
    concept: 'equations-of-motion',
    given: { find: 'stages' as const, acceleration, speedingUp, steady, slowingDown },
    prompt: rng.pick([
      say`${vehicle} in ${rng.pick(towns)} starts from rest, accelerates at ${quantity(acceleration, 'm/s²')} for ${quantity(speedingUp, 's')}, keeps its speed for ${quantity(steady, 's')} and then slows down evenly to rest in ${quantity(slowingDown, 's')}. How far does it go in all?`,
      say`Between two stops in ${rng.pick(towns)} ${vehicle.toLowerCase()} speeds up from rest at ${quantity(acceleration, 'm/s²')} for ${quantity(speedingUp, 's')}, runs evenly for ${quantity(steady, 's')} and comes to rest in another ${quantity(slowingDown, 's')} of even braking. Find the distance between the stops.`,
      say`The ride of ${vehicle.toLowerCase()} in ${rng.pick(towns)} has three parts: ${quantity(speedingUp, 's')} with an acceleration of ${quantity(acceleration, 'm/s²')} from rest, ${quantity(steady, 's')} at a constant speed, and ${quantity(slowingDown, 's')} of uniform braking to a halt. What is the length of the ride?`,
    ]),
    answer,
    mistakes: [
      {
        value: top * (speedingUp + steady + slowingDown),
        because: say`the top speed was used for the whole time`,
      },
      { value: parts[0] + parts[1], because: say`the distance while braking was left out` },
      { value: parts[1] + parts[2], because: say`the distance while speeding up was left out` },
      { value: parts[1], because: say`only the middle stage was counted` },
      { value: parts[0] * 2 + parts[1] + parts[2], because: say`the half was forgotten while speeding up` },
      { value: parts[0] + parts[1] + parts[2] * 2, because: say`the half was forgotten while braking` },
      {
        value: (top * (speedingUp + steady + slowingDown)) / 2,
        because: say`half of the top speed was used for the whole time`,
      },
    ],
    steps: [
      say`Top speed = ${acceleration} × ${speedingUp} = ${quantity(top, 'm/s')}; speeding up it goes ½ × ${top} × ${speedingUp} = ${quantity(parts[0], 'm')}`,
      say`At an even speed: ${top} × ${steady} = ${quantity(parts[1], 'm')}`,
      say`Braking: ½ × ${top} × ${slowingDown} = ${quantity(parts[2], 'm')}`,
      say`In all ${parts[0]} + ${parts[1]} + ${parts[2]} = ${answer}`,
    ],
  }
}
