import type { Figure } from '@ekagra/schema/figure'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { ordinal, quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A car starts from rest with an acceleration of 3 m/s². How far does it go in 8 s?" */
export const kinematics = defineGenerator({
  id: 'physics/kinematics',
  version: 12,
  concepts: ['equations-of-motion', 'free-fall'],
  levels: {
    easy: { forms: [finalSpeed, distance] },
    medium: {
      forms: [
        ...often(2, braking),
        thrownUp,
        ...often(2, dropped),
        ...often(2, nthSecond),
        ...often(2, threeStages),
      ],
    },
    hard: { forms: [overtaking, reaction, twoSeconds, fromTower] },
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
      case 'dropped': {
        // The height lost in free fall, second by second: the time at which it equals the height.
        const time = bisect((seconds) => (given.g * seconds ** 2) / 2 - given.height, 100)
        return given.asked === 'time' ? time : given.g * time
      }
      case 'highest':
        return areaUnderGraph(given.speed, -given.g, given.speed / given.g)
      case 'overtaking': {
        const time = bisect((seconds) => (given.acceleration * seconds) / 2 - given.speed, 1000)
        return { time, distance: given.speed * time, speed: given.acceleration * time }[given.asked]
      }
      case 'reaction':
        return (
          given.speed * given.delay +
          areaUnderGraph(given.speed, -given.deceleration, given.speed / given.deceleration)
        )
      case 'two-seconds': {
        // The mean speed of a second is the speed in its middle: a straight line through two points.
        const slope = (given.later - given.earlier) / (given.last - given.first)
        return given.earlier + slope * (given.asked - given.first)
      }
      case 'tower':
        // The height above the ground falls to zero.
        return bisect((seconds) => (given.g * seconds ** 2) / 2 - given.speed * seconds - given.height, 100)
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
  const [start, acceleration, time] = [rng.int(2, 20), rng.int(1, 5), rng.int(3, 15)]
  const answer = quantity(start + acceleration * time, 'm/s')
  const vehicle = rng.pick(VEHICLES)
  return {
    concept: 'equations-of-motion',
    given: { find: 'speed' as const, start, acceleration, time },
    prompt: stem(
      rng,
      [
        say`${vehicle} moving with a velocity of ${quantity(start, 'm/s')} is given a uniform acceleration of ${quantity(acceleration, 'm/s²')} for ${quantity(time, 's')}.`,
        say`The initial velocity of ${vehicle.toLowerCase()} is ${quantity(start, 'm/s')}. It accelerates uniformly at ${quantity(acceleration, 'm/s²')} along a straight path for ${quantity(time, 's')}.`,
        say`${vehicle} that travels at ${quantity(start, 'm/s')} moves with a constant acceleration of ${quantity(acceleration, 'm/s²')} during the next ${quantity(time, 's')}.`,
        say`The speed of ${vehicle.toLowerCase()}, initially ${quantity(start, 'm/s')}, increases by ${quantity(acceleration, 'm/s')} in every second for ${quantity(time, 's')}.`,
        say`${vehicle} is moving at ${quantity(start, 'm/s')} on a straight road. Its driver then accelerates at a uniform rate of ${quantity(acceleration, 'm/s²')} for ${quantity(time, 's')}.`,
      ],
      [
        say`Its final velocity is:`,
        say`What is the velocity acquired by it at the end of this time?`,
        say`Find its velocity at the end of this time.`,
        say`Calculate its final velocity.`,
      ],
    ),
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
  const [start, acceleration, time] = [rng.int(0, 20), rng.int(2, 10) / 2, rng.int(2, 7) * 2]
  const metres = start * time + (acceleration * time * time) / 2
  const answer = quantity(metres, 'm')
  const vehicle = rng.pick(VEHICLES)
  return {
    concept: 'equations-of-motion',
    given: { find: 'distance' as const, start, acceleration, time },
    prompt: stem(
      rng,
      [
        say`${vehicle} moving with a velocity of ${quantity(start, 'm/s')} accelerates uniformly at ${quantity(acceleration, 'm/s²')} for ${quantity(time, 's')}.`,
        say`A body starts with an initial velocity of ${quantity(start, 'm/s')} and moves along a straight line with a uniform acceleration of ${quantity(acceleration, 'm/s²')}. The motion lasts ${quantity(time, 's')}.`,
        say`The velocity of ${vehicle.toLowerCase()} increases uniformly at the rate of ${quantity(acceleration, 'm/s²')} from an initial value of ${quantity(start, 'm/s')}. It is observed for ${quantity(time, 's')}.`,
        say`For ${quantity(time, 's')}, ${vehicle.toLowerCase()} runs along a straight road with an acceleration of ${quantity(acceleration, 'm/s²')}, having had a speed of ${quantity(start, 'm/s')} at first.`,
        say`At the start of an interval of ${quantity(time, 's')}, the velocity of a particle is ${quantity(start, 'm/s')}. Its acceleration, in the direction of motion, is ${quantity(acceleration, 'm/s²')} all the time.`,
      ],
      [
        say`The distance travelled in this time is:`,
        say`What is the displacement in this interval?`,
        say`Find the distance covered during this interval of time.`,
        say`How far does it travel in this interval?`,
      ],
    ),
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
    () => ({ speed: rng.int(6, 36), deceleration: rng.int(2, 16) / 2 }),
    (drawn) => {
      const metres = drawn.speed ** 2 / (2 * drawn.deceleration)
      return Number.isInteger(metres * 2) && metres <= 250
    },
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
    prompt: stem(
      rng,
      [
        say`${vehicle} is moving with a velocity of ${quantity(speed, 'm/s')} when brakes are applied, producing a uniform retardation of ${quantity(deceleration, 'm/s²')}.`,
        say`The brakes of ${vehicle.toLowerCase()} can produce a retardation of ${quantity(deceleration, 'm/s²')}. It is travelling at ${quantity(speed, 'm/s')} when the driver sees ${obstacle} ahead and applies them.`,
        say`On applying brakes, ${vehicle.toLowerCase()} moving at ${quantity(speed, 'm/s')} is uniformly retarded at ${quantity(deceleration, 'm/s²')} till it stops.`,
        say`A driver travelling at ${quantity(speed, 'm/s')} notices ${obstacle} and immediately brakes, so that the velocity falls at a constant rate of ${quantity(deceleration, 'm/s²')}.`,
        say`With ${obstacle} ahead, the driver of ${vehicle.toLowerCase()} running at ${quantity(speed, 'm/s')} applies the brakes, which give a steady retardation of ${quantity(deceleration, 'm/s²')}.`,
      ],
      [
        say`The stopping distance is:`,
        say`What is the distance travelled before coming to rest?`,
        say`Find the minimum distance covered before it comes to rest.`,
        say`How far does the vehicle move before stopping?`,
      ],
    ),
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

/** "A stone is dropped from a tower 80 m high. After how many seconds does it hit the ground?" */
function dropped(rng: Random) {
  const tenths = rng.int(4, 70)
  const time = tenths / 10
  const height = (tenths * tenths) / 20
  const speed = tenths
  const asked = rng.pick(['time', 'speed'])
  const answer = asked === 'time' ? quantity(time, 's') : quantity(speed, 'm/s')
  const thing = rng.pick(['A stone', 'A ball', 'A coin', 'A brick', 'A steel ball', 'A bag of sand', 'A nut'])
  const place = rng.pick(
    height <= 4
      ? ['a table', 'a shelf', 'a window', 'a ladder']
      : height <= 40
        ? ['a roof', 'a balcony', 'a bridge', 'a water tank']
        : ['a tower', 'a cliff', 'a tall building', 'a high bridge'],
  )
  const tall = quantity(height, 'm')
  return {
    concept: 'free-fall',
    given: { find: 'dropped' as const, height, asked, g: 10 },
    prompt: stem(
      rng,
      [
        say`${thing} is dropped from ${place} at a height of ${tall} above the ground.`,
        say`${thing} falls freely from rest through ${tall} to the ground.`,
        say`From ${place}, ${tall} above the ground, ${thing.toLowerCase()} is released from rest.`,
        say`${thing} slips off ${place}, which is ${tall} above the ground, and falls freely.`,
      ],
      asked === 'time'
        ? [
            say`The time taken to reach the ground is:`,
            say`After what time does it hit the ground?`,
            say`Find the time of fall.`,
            say`For how long does it fall?`,
          ]
        : [
            say`The speed with which it strikes the ground is:`,
            say`What is its speed just before it hits the ground?`,
            say`Find its velocity on reaching the ground.`,
            say`How fast is it when it reaches the ground?`,
          ],
      [say`(g = 10 m/s²)`, say`(Neglect air resistance and take g = 10 m/s².)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: (asked === 'time'
      ? [
          { value: height / 10, because: say`the height was divided by g` },
          { value: time * time, because: say`the square root was not taken` },
          { value: 2 * time, because: say`the time of rise and fall was used` },
          { value: time / 2, because: say`the result was halved` },
          { value: speed, because: say`that number is the speed in m/s` },
          { value: time + 1, because: say`the root was taken one too large` },
          { value: height / 5, because: say`twice the height was divided by g, without a root` },
        ]
      : [
          { value: 10 * height, because: say`the height was multiplied by g` },
          { value: 2 * speed, because: say`the result was doubled` },
          { value: speed / 2, because: say`that is the mean speed of the fall` },
          { value: time, because: say`that number is the time in seconds` },
          { value: speed + 10, because: say`one second too many was counted` },
          { value: speed - 5, because: say`half a second too little was counted` },
          { value: height, because: say`that number is the height in metres` },
        ]
    ).filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e4)),
    steps:
      asked === 'time'
        ? [
            say`From rest h = ½gt², so t² = 2h ÷ g.`,
            say`t² = 2 × ${height} ÷ 10 = ${Math.round(time * time * 100) / 100}`,
            say`t = ${answer}`,
          ]
        : [say`From rest v² = 2gh.`, say`v² = 2 × 10 × ${height} = ${speed * speed}`, say`v = ${answer}`],
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
    prompt: stem(
      rng,
      [
        say`${thing} is projected vertically upwards with a velocity of ${quantity(speed, 'm/s')}.`,
        say`${thing} is thrown vertically upward from the ground with an initial velocity of ${quantity(speed, 'm/s')}.`,
        say`${thing} is projected vertically upwards from the surface of the earth. Its velocity of projection is ${quantity(speed, 'm/s')}.`,
      ],
      [
        say`The maximum height attained by it is:`,
        say`What is the maximum height reached above the point of projection?`,
        say`Find the height at which its velocity becomes zero.`,
        say`To what height does it rise before it starts to fall?`,
      ],
      [say`(g = 10 m/s²)`, say`(Neglect air resistance and take g = 10 m/s².)`, say`Take g = 10 m/s².`],
    ),
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
  // No faster in the end than a racing car.
  const [start, acceleration, nth] = rng.until(
    () => [rng.int(0, 25), rng.int(1, 4) * 2, rng.int(3, 12)] as const,
    (drawn) => drawn[0] + drawn[1] * drawn[2] <= 80,
  )
  const metres = start + (acceleration * (2 * nth - 1)) / 2
  const whole = (time: number) => start * time + (acceleration * time * time) / 2
  const answer = quantity(metres, 'm')
  const body = rng.pick([
    'A test car',
    'A racing car',
    'A sports car',
    'A rocket car',
    'A racing motorcycle',
    'An electric car',
  ])
  return {
    concept: 'equations-of-motion',
    given: { find: 'nth-second' as const, start, acceleration, nth },
    prompt: stem(
      rng,
      [
        say`${body} starts with a velocity of ${quantity(start, 'm/s')} and moves with a uniform acceleration of ${quantity(acceleration, 'm/s²')}.`,
        say`A particle moving along a straight line has an initial velocity of ${quantity(start, 'm/s')} and a constant acceleration of ${quantity(acceleration, 'm/s²')} in the direction of motion.`,
        say`The initial velocity of a body is ${quantity(start, 'm/s')} and it is uniformly accelerated at ${quantity(acceleration, 'm/s²')}.`,
        say`${body} moves on a straight track. Its velocity at t = 0 is ${quantity(start, 'm/s')} and increases by ${quantity(acceleration, 'm/s')} in every second.`,
      ],
      [
        say`The distance travelled in the ${ordinal(nth)} second of its motion is:`,
        say`What is the displacement in the ${ordinal(nth)} second?`,
        say`Find the distance covered between t = ${nth - 1} s and t = ${nth} s.`,
        say`How much distance does it cover during the ${ordinal(nth)} second alone?`,
      ],
    ),
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

/** "A car starts from rest at 2 m/s² just when a bus passes it at a constant 12 m/s. How far does it go before it overtakes the bus?" */
function overtaking(rng: Random) {
  const { acceleration, speed } = rng.until(
    () => ({
      acceleration: rng.pick([0.8, 1, 1.2, 1.25, 1.5, 1.6, 2, 2.4, 2.5, 3, 3.2, 3.5, 4, 4.5, 5]),
      // The one that overtakes is then twice as fast.
      speed: rng.int(5, 22),
    }),
    (drawn) =>
      Number.isInteger((4 * drawn.speed) / drawn.acceleration) &&
      (2 * drawn.speed) / drawn.acceleration <= 40,
  )
  const time = (2 * speed) / acceleration
  const asked = rng.pick(['time', 'distance', 'speed'] as const)
  const answer = {
    time: quantity(time, 's'),
    distance: quantity(speed * time, 'm'),
    speed: quantity(2 * speed, 'm/s'),
  }[asked]
  const [fast, slow] = rng.pick([
    ['car', 'truck'],
    ['motorcycle', 'bus'],
    ['police car', 'van'],
    ['car', 'bus'],
    ['jeep', 'truck'],
    ['police jeep', 'car'],
    ['motorcycle', 'van'],
    ['car', 'van'],
  ])
  return {
    concept: 'equations-of-motion',
    given: { find: 'overtaking' as const, acceleration, speed, asked },
    prompt: stem(
      rng,
      [
        say`A ${fast} starts from rest with an acceleration of ${quantity(acceleration, 'm/s²')} at the moment when a ${slow} passes it at a constant speed of ${quantity(speed, 'm/s')} in the same direction.`,
        say`A ${slow} moving uniformly at ${quantity(speed, 'm/s')} passes a ${fast} at rest, which at that moment starts after it with a uniform acceleration of ${quantity(acceleration, 'm/s²')}.`,
        say`A ${fast} waits at a signal. When the light turns green, it starts with a uniform acceleration of ${quantity(acceleration, 'm/s²')}, and at the same moment a ${slow} passes it at a steady ${quantity(speed, 'm/s')}.`,
      ],
      {
        time: [
          say`After what time does the ${fast} catch up with the ${slow}?`,
          say`Find the time in which the ${fast} overtakes the ${slow}.`,
          say`The time after which the ${fast} overtakes the ${slow} is:`,
        ],
        distance: [
          say`How far does the ${fast} go before it overtakes the ${slow}?`,
          say`Find the distance from the start at which the ${fast} catches up with the ${slow}.`,
          say`The distance covered by the ${fast} till it overtakes the ${slow} is:`,
        ],
        speed: [
          say`What is the speed of the ${fast} when it overtakes the ${slow}?`,
          say`Find the velocity of the ${fast} at the moment when it catches up with the ${slow}.`,
          say`The speed of the ${fast}, when it is level with the ${slow} again, is:`,
        ],
      }[asked],
    ),
    answer,
    mistakes: {
      time: [
        { value: time / 2, because: say`that is when the two are equally fast` },
        { value: time * 2, because: say`the half was left out twice` },
        { value: speed, because: say`that number is the speed of the ${slow}` },
        { value: time + acceleration, because: say`the acceleration was added` },
        { value: Math.round(time * 0.75), because: say`the ${slow} was taken to slow down` },
      ],
      distance: [
        { value: (speed * time) / 2, because: say`that is when the two are equally fast` },
        { value: (speed * time) / 4, because: say`only the way until both are equally fast was counted` },
        { value: 2 * speed * time, because: say`the half was left out of ½at²` },
        { value: speed * (time + 1), because: say`one second too many was counted` },
        { value: speed * (time - 1), because: say`one second too few was counted` },
      ],
      speed: [
        { value: speed, because: say`when both are equally fast, the ${fast} is still behind` },
        { value: 1.5 * speed, because: say`half of the speed of the ${slow} was added` },
        { value: 3 * speed, because: say`the speed of the ${slow} was added to the result` },
        { value: speed + acceleration, because: say`the acceleration was added to the speed of the ${slow}` },
        { value: 4 * speed, because: say`the half was left out twice` },
        { value: 2 * speed + acceleration, because: say`one second too many was counted` },
      ],
    }[asked],
    steps: [
      say`In t seconds the ${slow} goes ${speed}t and the ${fast} ½ × ${acceleration} × t².`,
      say`They are level when ${speed}t = ½ × ${acceleration} × t².`,
      say`So t = 2 × ${speed} ÷ ${acceleration} = ${quantity(time, 's')}`,
      {
        time: say`At that moment both have gone ${quantity(speed * time, 'm')}.`,
        distance: say`Both go ${speed} × ${time}.`,
        speed: say`The ${fast} then has v = at = ${acceleration} × ${time}.`,
      }[asked],
      say`The ${asked} is ${answer}`,
    ],
  }
}

/** "A driver at 72 km/h sees an obstacle and brakes 0.5 s later at 5 m/s². How far does the car go before it stops?" */
function reaction(rng: Random) {
  const { speed, delay, deceleration } = rng.until(
    () => ({
      speed: rng.pick([5, 10, 15, 20, 25, 30]),
      delay: rng.pick([0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2]),
      deceleration: rng.pick([2, 2.5, 3, 4, 5, 6, 7.5, 8]),
    }),
    (drawn) => Number.isInteger((drawn.speed ** 2 / drawn.deceleration) * 5),
  )
  const braking = speed ** 2 / (2 * deceleration)
  const early = Math.round(speed * delay * 10) / 10
  const value = Math.round((braking + early) * 100) / 100
  const answer = quantity(value, 'm')
  const kmph = (speed * 18) / 5
  const vehicle = rng.pick(['car', 'bus', 'van', 'jeep', 'truck'])
  return {
    concept: 'equations-of-motion',
    given: { find: 'reaction' as const, speed, delay, deceleration },
    prompt: stem(
      rng,
      [
        say`The driver of a ${vehicle} moving at ${quantity(kmph, 'km/h')} sees a child on the road and applies the brakes ${quantity(delay, 's')} later. The brakes give a retardation of ${quantity(deceleration, 'm/s²')}.`,
        say`A ${vehicle} moves at ${quantity(kmph, 'km/h')}. Its driver, whose reaction time is ${quantity(delay, 's')}, sees an obstacle and brakes with a uniform retardation of ${quantity(deceleration, 'm/s²')}.`,
        say`A signal turns red when a ${vehicle} approaches at ${quantity(kmph, 'km/h')}. After a reaction time of ${quantity(delay, 's')} the driver brakes, and the speed falls by ${quantity(deceleration, 'm/s')} in every second.`,
        say`At ${quantity(kmph, 'km/h')}, the driver of a ${vehicle} notices a fallen tree ahead. The brakes act ${quantity(delay, 's')} later and retard the ${vehicle} uniformly at ${quantity(deceleration, 'm/s²')}.`,
      ],
      [
        say`How far does the ${vehicle} go from that moment until it stops?`,
        say`What distance does the ${vehicle} cover in all before it stops?`,
        say`Find the total distance in which the ${vehicle} stops.`,
        say`The total stopping distance is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: braking, because: say`the way during the reaction time was left out` },
      { value: early, because: say`only the way during the reaction time was counted` },
      { value: 2 * braking + early, because: say`the factor 2 was left out of u² = 2as` },
      { value: Math.abs(braking - early), because: say`the two distances were subtracted` },
      { value: braking + kmph * delay, because: say`the speed was not changed into m/s in the first part` },
      { value: value / 2, because: say`the result was halved` },
    ].map(({ value: wrong, because }) => ({ value: Math.round(wrong * 100) / 100, because })),
    steps: [
      say`Speed = ${kmph} × 5 ÷ 18 = ${quantity(speed, 'm/s')}`,
      say`Before braking: ${speed} × ${delay} = ${quantity(early, 'm')}`,
      say`While braking: ${speed}² ÷ (2 × ${deceleration}) = ${quantity(braking, 'm')}`,
      say`In all ${early} + ${braking}`,
      say`The distance is ${answer}`,
    ],
  }
}

/** "A body covers 12 m in the 3rd second and 20 m in the 7th. How far does it go in the 10th second?" */
function twoSeconds(rng: Random) {
  const { start, acceleration, first, last, asked } = rng.until(
    () => ({
      start: rng.int(0, 15),
      acceleration: rng.int(1, 8),
      first: rng.int(2, 6),
      last: rng.int(4, 10),
      asked: rng.int(5, 14),
    }),
    (drawn) =>
      drawn.first + 1 < drawn.last &&
      drawn.last < drawn.asked &&
      drawn.start + drawn.acceleration * drawn.asked <= 80,
  )
  const during = (nth: number) => start + (acceleration * (2 * nth - 1)) / 2
  const [earlier, later] = [during(first), during(last)]
  const answer = quantity(during(asked), 'm')
  const body = rng.pick(['A body', 'A car', 'A particle', 'A motorcycle', 'A train'])
  return {
    concept: 'equations-of-motion',
    given: { find: 'two-seconds' as const, first, last, earlier, later, asked },
    prompt: stem(
      rng,
      [
        say`${body} moving with uniform acceleration covers ${quantity(earlier, 'm')} in the ${ordinal(first)} second and ${quantity(later, 'm')} in the ${ordinal(last)} second.`,
        say`The distances covered by a uniformly accelerated body in the ${ordinal(first)} and the ${ordinal(last)} second are ${quantity(earlier, 'm')} and ${quantity(later, 'm')}, respectively.`,
        say`In the ${ordinal(first)} second of its motion with uniform acceleration along a straight line, a particle covers ${quantity(earlier, 'm')}, and in the ${ordinal(last)} second ${quantity(later, 'm')}.`,
      ],
      [
        say`How far does it go in the ${ordinal(asked)} second?`,
        say`Find the distance covered in the ${ordinal(asked)} second.`,
        say`The distance covered in the ${ordinal(asked)} second is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: during(asked) + acceleration, because: say`one second too many was counted` },
      { value: during(asked) - acceleration, because: say`one second too few was counted` },
      { value: later + earlier, because: say`the two distances were added` },
      { value: 2 * later - earlier, because: say`the gain between the two seconds was added once more` },
      {
        value: (later * asked) / last,
        because: say`the distance was taken as proportional to the number of the second`,
      },
      {
        value: start + acceleration * asked,
        because: say`that number is the speed at the end of that second`,
      },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    steps: [
      say`From the ${ordinal(first)} to the ${ordinal(last)} second the distance grows by ${later} − ${earlier} = ${quantity(later - earlier, 'm')}`,
      say`That is in ${last - first} seconds, so it grows by ${quantity(acceleration, 'm')} from second to second.`,
      say`This is the acceleration, ${quantity(acceleration, 'm/s²')}.`,
      say`From the ${ordinal(last)} to the ${ordinal(asked)} second it grows ${asked - last} times.`,
      say`${later} + ${asked - last} × ${acceleration} = ${answer}`,
    ],
  }
}

/** "A ball is thrown upwards at 20 m/s from a tower 25 m high. After what time does it reach the ground?" */
function fromTower(rng: Random) {
  const { speed, time, height } = rng.until(
    () => {
      const [speed, time] = [rng.int(2, 30), rng.int(4, 20) / 2]
      return { speed, time, height: 5 * time * time - speed * time }
    },
    (drawn) =>
      drawn.height >= 10 &&
      drawn.height <= 200 &&
      Number.isInteger(drawn.height) &&
      drawn.time > drawn.speed / 5,
  )
  const answer = quantity(time, 's')
  const thing = rng.pick(['A ball', 'A stone', 'A cricket ball', 'A coin'])
  const place = rng.pick(['a tower', 'a building', 'a cliff'])
  return {
    concept: 'free-fall',
    given: { find: 'tower' as const, speed, height, g: 10 },
    prompt: stem(
      rng,
      [
        say`${thing} is thrown vertically upwards at ${quantity(speed, 'm/s')} from the top of ${place} ${quantity(height, 'm')} high.`,
        say`From the top of ${place} of height ${quantity(height, 'm')}, ${thing.toLowerCase()} is projected vertically upwards with a velocity of ${quantity(speed, 'm/s')}.`,
        ...(speed <= 12
          ? [
              say`A balloon rises at ${quantity(speed, 'm/s')}. When it is ${quantity(height, 'm')} above the ground, ${thing.toLowerCase()} is dropped from it.`,
            ]
          : []),
      ],
      [
        say`After what time does it reach the ground?`,
        say`For how long is it in the air?`,
        say`Find the time in which it reaches the ground.`,
        say`The time taken to reach the ground is:`,
      ],
      [say`Take g = 10 m/s².`, say`(Neglect air resistance and take g = 10 m/s².)`],
    ),
    answer,
    mistakes: [
      { value: time - speed / 10, because: say`only the time from the highest point was counted` },
      { value: time - speed / 5, because: say`the starting speed was taken downwards` },
      { value: speed / 5, because: say`that is the time until it is back at the top` },
      { value: time + speed / 10, because: say`the time of rising was counted twice` },
      { value: speed / 10, because: say`that is the time of rising` },
      { value: time + 1, because: say`one second too many was counted` },
      { value: Math.round(Math.sqrt(height / 5) * 10) / 10, because: say`the starting speed was left out` },
    ].flatMap(({ value, because }) => (value > 0 ? [{ value: Math.round(value * 10) / 10, because }] : [])),
    steps: [
      say`Take upwards as positive: −${height} = ${speed}t − 5t².`,
      say`5t² − ${speed}t − ${height} = 0`,
      say`(t − ${time})(5t + ${height / time}) = 0`,
      say`A negative time has no meaning here.`,
      say`The time is ${answer}`,
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
  const isDrawn = rng.chance(0.5)
  return {
    concept: 'equations-of-motion',
    given: { find: 'stages' as const, acceleration, speedingUp, steady, slowingDown },
    prompt: stem(
      rng,
      isDrawn
        ? [
            say`The velocity–time graph of ${vehicle.toLowerCase()} moving along a straight line is shown in the figure.`,
            say`The figure shows how the velocity of ${vehicle.toLowerCase()} changes with time on a straight track.`,
            say`The given graph shows the velocity of a body moving in a straight line as a function of time.`,
          ]
        : [
            say`${vehicle} starting from rest accelerates at ${quantity(acceleration, 'm/s²')} for ${quantity(speedingUp, 's')}, then moves with uniform velocity for ${quantity(steady, 's')} and finally comes to rest in ${quantity(slowingDown, 's')} under uniform retardation.`,
            say`The motion of ${vehicle.toLowerCase()} between two stations has three parts: a uniform acceleration of ${quantity(acceleration, 'm/s²')} from rest for ${quantity(speedingUp, 's')}, a constant velocity for the next ${quantity(steady, 's')} and a uniform retardation to rest in the last ${quantity(slowingDown, 's')}.`,
            say`A body starts from rest. It is accelerated uniformly at ${quantity(acceleration, 'm/s²')} for ${quantity(speedingUp, 's')}, maintains the velocity so acquired for ${quantity(steady, 's')}, and is then retarded uniformly so that it stops in ${quantity(slowingDown, 's')}.`,
            say`On the velocity–time graph of ${vehicle.toLowerCase()}, the velocity rises from zero at ${quantity(acceleration, 'm/s²')} for ${quantity(speedingUp, 's')}, remains constant for ${quantity(steady, 's')} and falls linearly to zero in ${quantity(slowingDown, 's')}.`,
          ],
      [
        say`The total distance travelled is:`,
        say`What is the total distance covered?`,
        say`Find the total displacement during the motion.`,
        say`How far does it travel altogether?`,
      ],
    ),
    ...(isDrawn && { figure: velocityGraph(top, [speedingUp, steady, slowingDown]) }),
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

/** Velocity against time: a rise from zero, a level part and a fall to zero. */
function velocityGraph(top: number, [rising, level, falling]: readonly [number, number, number]): Figure {
  const ends = [rising, rising + level, rising + level + falling] as const
  // The graph is drawn eight wide and four high, whatever its numbers.
  const at = (time: number) => (8 * time) / ends[2]
  const [first, second, last] = [at(ends[0]), at(ends[1]), 8]
  return {
    kind: 'geometry',
    title: 'Velocity–time graph',
    description: `Velocity in m/s against time in s: a straight line from (0, 0) to (${ends[0]}, ${top}), a level line to (${ends[1]}, ${top}) and a straight line to (${ends[2]}, 0).`,
    points: [
      { id: 'origin', x: 0, y: 0, label: 'O' },
      { id: 'time', x: 9, y: 0, label: 't (s)' },
      // Room for the name of the axis.
      { id: 'right', x: 10.4, y: 0, label: '' },
      { id: 'velocity', x: 0, y: 5, label: 'v (m/s)' },
      { id: 'top', x: 0, y: 4, label: `${top}` },
      { id: 'rise', x: first, y: 4, label: '' },
      { id: 'fall', x: second, y: 4, label: '' },
      { id: 'first', x: first, y: 0, label: `${ends[0]}` },
      { id: 'second', x: second, y: 0, label: `${ends[1]}` },
      { id: 'last', x: last, y: 0, label: `${ends[2]}` },
    ],
    segments: [
      { from: 'origin', to: 'time' },
      { from: 'origin', to: 'velocity' },
      { from: 'origin', to: 'rise' },
      { from: 'rise', to: 'fall' },
      { from: 'fall', to: 'last' },
      { from: 'top', to: 'rise', isDashed: true },
      { from: 'rise', to: 'first', isDashed: true },
      { from: 'fall', to: 'second', isDashed: true },
    ],
    circles: [],
    angles: [],
  }
}
