import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { km, kmh, minutes } from '../../../kit/values/quantities.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "At 4 km/h Asha is 10 minutes late for school, at 5 km/h 5 minutes early. How far is the school?" */
export const lateEarly = defineGenerator({
  id: 'arithmetic/late-early',
  version: 10,
  concepts: ['usual-speed', 'late-and-early-distance', 'stoppage-time'],
  levels: {
    easy: { forms: [partOfSpeed] },
    medium: { forms: [distance, distance, stoppage] },
    hard: { forms: [...often(3, speedInTime), ...often(2, accident)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'usual':
        // The time that becomes longer by the given delay.
        return bisect((minutes) => minutes * (given.part[1] / given.part[0]) - minutes - given.late, 10_000)
      case 'distance':
        return bisect(
          (km) => (km / given.slow) * 60 - (km / given.fast) * 60 - (given.slowShift - given.fastShift),
          1000,
        )
      case 'speed': {
        const km = bisect(
          (way) => (way / given.slow) * 60 - (way / given.fast) * 60 - (given.slowShift - given.fastShift),
          1000,
        )
        const onTime = (km / given.slow) * 60 - given.slowShift
        return km / (onTime / 60)
      }
      case 'accident':
        // The faster it is, the less the farther way at the lower speed costs.
        return bisect(
          (speed) =>
            given.first -
            given.second -
            ((given.farther / speed) * given.part[1] * 60) / given.part[0] +
            (given.farther / speed) * 60,
          1000,
        )
      case 'stoppage':
        // How many minutes of an hour the bus must stop to lose that distance.
        return bisect((minutes) => (given.without * minutes) / 60 - (given.without - given.with), 60)
    }
  },
})

function partOfSpeed(rng: Random) {
  const [top, bottom] = rng.pick([
    [3, 4],
    [4, 5],
    [5, 6],
    [2, 3],
    [6, 7],
    [7, 8],
    [5, 7],
    [5, 8],
    [3, 5],
    [8, 9],
  ] as const)
  const usual =
    (bottom - 1 === top ? top : top * (bottom - top)) * rng.int(2, Math.max(3, Math.floor(90 / top)))
  const late = (usual * (bottom - top)) / top
  if (!Number.isInteger(late) || usual > 180) return easyFallback(rng)
  return usualTime(rng, top, bottom, usual, late)
}

const easyFallback = (rng: Random) => {
  const k = rng.int(4, 40)
  return usualTime(rng, 3, 4, 3 * k, k)
}

function usualTime(rng: Random, top: number, bottom: number, usual: number, late: number) {
  const place = rng.pick(usual > 60 ? FAR_PLACES : PLACES)
  const part = latex`\frac{${top}}{${bottom}}`
  return {
    concept: 'usual-speed',
    given: { find: 'usual' as const, part: [top, bottom] as const, late },
    prompt: rng.pick([
      say`${usual > 60 ? 'Cycling' : 'Walking'} at ${part} of his usual speed, a ${goerTo(rng, place, ['man', 'boy', 'student', 'clerk', 'farmer', 'teacher', 'worker'])} reaches ${place} ${minutes(late)} late. ${ask(rng, 'his usual time to cover the distance')}`,
      say`A ${goerTo(rng, place, ['man', 'worker', 'student', 'teacher', 'woman', 'nurse', 'clerk'])} reaches ${place} ${minutes(late)} later than usual by travelling at ${part} of the usual speed. How much time does the journey usually take?`,
      say`If a ${goerTo(rng, place, ['person', 'cyclist', 'boy', 'girl', 'farmer', 'messenger', 'student'])} goes to ${place} at ${part} of the usual speed and arrives ${minutes(late)} late, ${askThen(rng, 'the usual time taken')}`,
      say`On a ${rng.pick(['foggy', 'rainy', 'stormy'])} day a ${rng.pick(['bus', 'car', 'van', 'taxi', 'jeep', 'truck'])} goes at ${part} of its usual speed and arrives ${minutes(late)} late. ${ask(rng, 'the usual time of the journey')}`,
      say`A ${goerTo(rng, place, ['man', 'woman', 'girl', 'postman', 'boy', 'shopkeeper', 'doctor'])} who travels to ${place} at ${part} of the usual speed is ${minutes(late)} late. In how many minutes is the distance usually covered?`,
      say`By moving at ${part} of its usual speed, a ${rng.pick(['bus', 'car', 'train', 'taxi', 'van', 'truck', 'tram'])} reaches its destination ${minutes(late)} late. ${ask(rng, 'the usual time of the journey')}`,
    ]),
    answer: minutes(usual),
    mistakes: [
      { value: (usual * bottom) / top, because: say`that is the time at the slower speed` },
      {
        value: late * bottom,
        because: say`${late} was multiplied by ${bottom} without looking at the difference of the parts`,
      },
      { value: (late * bottom) / top, because: say`${late} was divided by the part of the speed` },
      { value: exact(late * top, bottom), because: say`${late} was multiplied by the part of the speed` },
      { value: usual - late, because: say`the delay was taken off once more` },
      { value: late * (bottom - top), because: say`the delay was multiplied by the difference of the parts` },
      { value: usual / 2, because: say`the time was halved` },
    ],
    steps: [
      say`At ${part} of the speed the time is ${latex`\frac{${bottom}}{${top}}`} of the usual time, so the delay is ${latex`\frac{${bottom - top}}{${top}}`} of it.`,
      say`Usual time = ${late} × ${top}${bottom - top === 1 ? '' : ` ÷ ${bottom - top}`} = ${minutes(usual)}`,
    ],
  }
}

function drawTrip(rng: Random) {
  return rng.until(
    () => {
      const slow = rng.int(3, 40)
      const fast = slow + rng.int(1, 15)
      const way = rng.int(2, 60)
      const gap = (way / slow - way / fast) * 60
      return { slow, fast, way, gap }
    },
    // Nobody goes to school or to the bank for hours.
    ({ gap, way, slow }) =>
      Number.isInteger(Math.round(gap * 1e6) / 1e6) && gap >= 8 && gap <= 60 && way <= 2 * slow,
  )
}

function distance(rng: Random) {
  const { slow, fast, way, gap: exactGap } = drawTrip(rng)
  const gap = Math.round(exactGap)
  const isSplit = rng.chance(0.6)
  const lateSlow = isSplit ? rng.int(2, gap - 2) : gap + rng.int(2, 15)
  const fastShift = lateSlow - gap
  const place = rng.pick(PLACES)
  const second = fastShift < 0 ? say`${minutes(-fastShift)} early` : say`${minutes(fastShift)} late`
  const answer = km(way)
  return {
    concept: 'late-and-early-distance',
    given: { find: 'distance' as const, slow, fast, slowShift: lateSlow, fastShift },
    prompt: rng.pick([
      say`If a ${goerTo(rng, place, ['man', 'student', 'boy', 'person'])} travels at ${kmh(slow)}, he reaches ${place} ${minutes(lateSlow)} late. If he travels at ${kmh(fast)}, he reaches there ${second}. ${ask(rng, say`the distance to ${place}`)}`,
      say`A ${goerTo(rng, place, ['man', 'student', 'boy', 'worker'])} going to ${place} at ${kmh(slow)} is ${minutes(lateSlow)} late, and at ${kmh(fast)} he is ${second}. How far is ${place}?`,
      say`A person reaches ${place} ${minutes(lateSlow)} late at a speed of ${kmh(slow)} and ${second} at a speed of ${kmh(fast)}. ${ask(rng, 'the distance covered')}`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(slow * fast * Math.abs(2 * lateSlow - gap), 60 * (fast - slow)),
        because: say`the two times were ${fastShift < 0 ? 'subtracted instead of added' : 'added instead of subtracted'}`,
      },
      {
        value: exact(slow * fast * lateSlow, 60 * (fast - slow)),
        because: say`only the first delay was used`,
      },
      {
        value: exact((fast - slow) * gap, 60),
        because: say`the difference of the speeds was multiplied by the difference of the times`,
      },
      {
        value: exact((fast + slow) * gap, 120),
        because: say`the average speed was multiplied by the difference of the times`,
      },
      {
        value: exact(slow * fast * gap, 60 * (fast + slow)),
        because: say`the speeds were added in the denominator`,
      },
      { value: 2 * way, because: say`the way back was counted as well` },
      {
        value: exact(slow * gap, 60),
        because: say`the slower speed was multiplied by the difference of the times`,
      },
    ],
    steps: [
      say`The two times differ by ${fastShift < 0 ? say`${lateSlow} + ${-fastShift}` : say`${lateSlow} − ${fastShift}`} = ${minutes(gap)}.`,
      say`For 1 km they differ by ${latex`\frac{60}{${slow}} - \frac{60}{${fast}}`} minutes.`,
      say`Distance = ${gap} ÷ that difference = ${answer}`,
    ],
  }
}

/** The speed to arrive exactly on time. */
function speedInTime(rng: Random) {
  const { slow, fast, way, gap } = rng.until(
    () => {
      const right = rng.int(4, 40)
      const way = rng.int(2, 60)
      const [slow, fast] = [right - rng.int(1, 8), right + rng.int(1, 15)]
      return {
        slow,
        fast,
        way,
        right,
        gap: [(way / slow - way / right) * 60, (way / right - way / fast) * 60] as const,
      }
    },
    (drawn) =>
      drawn.slow > 2 &&
      drawn.fast - drawn.slow >= 4 &&
      drawn.way <= 2 * drawn.slow &&
      drawn.gap.every((one) => Math.abs(one - Math.round(one)) < 1e-9 && one >= 3 && one <= 60),
  )
  const [late, early] = [Math.round(gap[0]), Math.round(gap[1])]
  const onTime = (way / slow) * 60 - late
  const right = Math.round((way / onTime) * 60)
  const place = rng.pick(PLACES)
  const answer = kmh(right)
  return {
    concept: 'late-and-early-distance',
    given: { find: 'speed' as const, slow, fast, slowShift: late, fastShift: -early },
    prompt: rng.pick([
      say`A ${goerTo(rng, place, ['man', 'student', 'boy', 'person'])} reaches ${place} ${minutes(late)} late at a speed of ${kmh(slow)} and ${minutes(early)} early at a speed of ${kmh(fast)}. At what speed should he travel to reach exactly on time?`,
      say`If a ${goerTo(rng, place, ['man', 'student', 'boy', 'worker'])} goes to ${place} at ${kmh(slow)}, he is ${minutes(late)} late. If he goes at ${kmh(fast)}, he is ${minutes(early)} early. ${ask(rng, 'the speed at which he would reach on time')}`,
      say`Travelling at ${kmh(slow)}, a person arrives at ${place} ${minutes(late)} late, and at ${kmh(fast)}, ${minutes(early)} early. ${ask(rng, 'the speed needed to arrive in time')}`,
    ]),
    answer,
    mistakes: [
      { value: (slow + fast) / 2, because: say`the two speeds were averaged` },
      {
        value: exact(2 * slow * fast, slow + fast),
        because: say`the average speed for two equal ways was taken`,
      },
      ...(onTime > late
        ? [{ value: exact(way * 60, onTime - late), because: say`the ${minutes(late)} were taken off twice` }]
        : []),
      {
        value: exact(way * 60, onTime + early),
        because: say`the ${minutes(early)} were added to the time on time`,
      },
      {
        value: exact(slow * early + fast * late, late + early),
        because: say`each speed was weighted with the minutes of the other`,
      },
      {
        value: exact(slow * late + fast * early, late + early),
        because: say`the speeds were weighted with the times`,
      },
      { value: way, because: say`that is the distance` },
      { value: right + 1, because: say`the speed was raised by 1 km/h too much` },
      { value: right - 1, because: say`the speed was raised by 1 km/h too little` },
      { value: right + 2, because: say`the speed was raised by 2 km/h too much` },
    ],
    // Faster than when he is late, slower than when he is early.
    within: [slow + 0.1, fast - 0.1] as const,
    steps: [
      say`The two times differ by ${late} + ${early} = ${minutes(late + early)}.`,
      say`So the distance is ${km(way)}.`,
      say`At ${kmh(slow)} that takes ${minutes(onTime + late)}; on time means ${late} less, ${minutes(onTime)}.`,
      say`Speed = ${way} ÷ ${onTime} × 60 = ${answer}`,
    ],
  }
}

/** "After an accident a train goes on at 3/4 of its speed and is 35 minutes late; 24 km farther on it would have been 25." */
function accident(rng: Random) {
  const { top, bottom, farther, speed, first, second } = rng.until(
    () => {
      const [top, bottom] = rng.pick([
        [3, 4],
        [4, 5],
        [5, 6],
        [2, 3],
        [5, 7],
        [3, 5],
        [5, 8],
        [6, 7],
      ] as const)
      const [speed, farther, second] = [rng.int(24, 90, 2), rng.int(8, 90), rng.int(10, 60)]
      const saved = ((farther * 60) / speed) * (bottom / top - 1)
      return { top, bottom, farther, speed, first: second + Math.round(saved), second, saved }
    },
    (drawn) =>
      drawn.farther !== drawn.speed &&
      Math.abs(drawn.saved - Math.round(drawn.saved)) < 1e-9 &&
      drawn.saved >= 4 &&
      drawn.saved <= 40,
  )
  const part = latex`\frac{${top}}{${bottom}}`
  const saved = first - second
  const answer = kmh(speed)
  const vehicle = rng.pick(speed > 60 ? ['train', 'car', 'jeep'] : ['train', 'bus', 'car', 'van'])
  return {
    concept: 'usual-speed',
    given: { find: 'accident' as const, part: [top, bottom] as const, farther, first, second },
    prompt: rng.pick([
      say`After running for some distance, a ${vehicle} ${rng.pick(['meets with an accident', 'develops a fault in its engine'])}, goes on at ${part} of its former speed and reaches its destination ${minutes(first)} late. Had this happened ${km(farther)} farther on, it would have been only ${minutes(second)} late. ${ask(rng, say`the original speed of the ${vehicle}`)}`,
      say`The engine of a ${vehicle} fails on the way, so that it has to go on at ${part} of its speed and is ${minutes(first)} late. If the engine had failed ${km(farther)} later, the delay would have been ${minutes(second)}. At what speed does the ${vehicle} run normally?`,
      say`Because of a breakdown, a ${vehicle} covers the last part of its journey at ${part} of its usual speed and arrives ${minutes(first)} late. With the breakdown ${km(farther)} nearer to the destination, it would have arrived ${minutes(second)} late. ${ask(rng, 'its usual speed')}`,
    ]),
    answer,
    mistakes: [
      { value: exact(speed * top, bottom), because: say`that is the reduced speed` },
      { value: exact(farther * 60, saved), because: say`the distance was divided by the time saved` },
      {
        value: exact(farther * 60 * (bottom - top), bottom * saved),
        because: say`the part of the speed was taken for the part of the time`,
      },
      { value: exact(speed * bottom, top), because: say`the part of the speed was turned upside down` },
      { value: exact(farther * 60 * (bottom - top), top * first), because: say`the whole delay was used` },
      { value: speed + 6, because: say`a slip in the division made it too large` },
      { value: speed - 6, because: say`a slip in the division made it too small` },
      { value: speed + 12, because: say`a slip in the division made it too large` },
    ].filter(({ value }) => exact(value).d <= 2n),
    within: [10, 160] as const,
    steps: [
      say`Going ${km(farther)} more at the full speed saves ${first} − ${second} = ${minutes(saved)}.`,
      say`At ${part} of the speed, ${km(farther)} take ${latex`\frac{${bottom}}{${top}}`} of the usual time, so ${latex`\frac{${bottom - top}}{${top}}`} of the usual time for them is ${minutes(saved)}.`,
      say`The usual time for ${km(farther)} is ${saved} × ${top}${bottom - top === 1 ? '' : ` ÷ ${bottom - top}`} = ${minutes(exact(saved * top, bottom - top))}.`,
      say`Speed = ${farther} × 60 ÷ ${exact(saved * top, bottom - top)} = ${answer}`,
    ],
  }
}

function stoppage(rng: Random) {
  const { without, withStops, stop } = rng.until(
    () => {
      const [without, stop] = [rng.int(30, 120), rng.int(4, 27)]
      return { without, stop, withStops: without - (without * stop) / 60 }
    },
    (drawn) => Number.isInteger(drawn.withStops),
  )
  const thing = rng.pick([
    'a train',
    'a passenger train',
    'an express train',
    'a tourist coach',
    'a bus',
    'a mail train',
    'a state bus',
    'a goods train',
    'a minibus',
    'a local train',
    'a school bus',
    'a night bus',
  ])
  const answer = minutes(stop)
  return {
    concept: 'stoppage-time',
    given: { find: 'stoppage' as const, without, with: withStops },
    prompt: rng.pick([
      say`Excluding stoppages, the speed of ${thing} is ${kmh(without)} and including stoppages, it is ${kmh(withStops)}. For how many minutes does it stop per hour?`,
      say`${thing} runs at ${kmh(without)} without stoppages and at an average of ${kmh(withStops)} with stoppages. How long does it stop in every hour?`,
      say`If the speed of ${thing} is ${kmh(without)} when it does not stop and ${kmh(withStops)} with stoppages, then ${askThen(rng, 'the stoppage time per hour')}`,
      say`Without its stops ${thing} would average ${kmh(without)}, but with them it averages only ${kmh(withStops)}. ${ask(rng, 'the number of minutes for which it stops in an hour')}`,
      say`The average speed of ${thing} falls from ${kmh(without)} to ${kmh(withStops)} when its stoppages are counted. How many minutes in an hour does it stop?`,
      say`On a journey, ${thing} has a speed of ${kmh(without)} excluding halts and ${kmh(withStops)} including halts. How many minutes per hour does it halt?`,
    ]),
    answer,
    mistakes: [
      {
        value: exact((without - withStops) * 60, withStops),
        because: say`the lost way was divided by the slower speed`,
      },
      { value: without - withStops, because: say`that is the difference of the speeds` },
      { value: 60 - stop, because: say`that is the time in motion per hour` },
      {
        value: exact(withStops * 60, without + withStops),
        because: say`the speeds were added in the denominator`,
      },
      {
        value: exact((without - withStops) * 60, without + withStops),
        because: say`the lost way was divided by both speeds together`,
      },
      { value: exact(60, stop), because: say`the fraction was turned upside down` },
    ],
    steps: [
      say`Because of the stops it loses ${without} − ${withStops} = ${km(without - withStops)} in an hour.`,
      say`While moving it would cover that at ${kmh(without)}.`,
      say`The time for it is ${without - withStops} ÷ ${without} of an hour.`,
      say`${latex`\frac{${without - withStops}}{${without}}`} × 60 = ${answer}`,
    ],
  }
}

/** Where only some people go again and again, and those of the persons below who hardly do. */
const UNLIKELY: readonly { places: readonly string[]; persons: readonly string[] }[] = [
  {
    places: ['school', 'the college', 'the coaching class', 'the exam hall', 'the playground'],
    persons: [
      'man',
      'woman',
      'clerk',
      'farmer',
      'worker',
      'nurse',
      'messenger',
      'postman',
      'shopkeeper',
      'doctor',
    ],
  },
  {
    places: ['the office', 'the factory', 'the workshop', 'the court'],
    persons: ['boy', 'girl', 'student', 'farmer', 'teacher', 'nurse', 'postman', 'shopkeeper', 'doctor'],
  },
  { places: ['the clinic', 'the hospital', 'the bank'], persons: ['boy', 'girl', 'student', 'teacher'] },
]

/** One of these persons for whom the way to the place is an ordinary one. */
function goerTo(rng: Random, place: string, persons: readonly string[]): string {
  const unlikely = UNLIKELY.find(({ places }) => places.includes(place))?.persons ?? []
  return rng.pick(persons.filter((person) => !unlikely.includes(person)))
}

/** Where one travels for hours. */
const FAR_PLACES = [
  'the next town',
  'a distant village',
  'the hill station',
  'the airport',
  'the state capital',
  'the dam',
  'the old fort',
  'a neighbouring city',
  'the district headquarters',
] as const

const PLACES = [
  'school',
  'the office',
  'the station',
  'the library',
  'the stadium',
  'the exam hall',
  'the market',
  'the bus stand',
  'the coaching class',
  'the bank',
  'the hospital',
  'the post office',
  'the factory',
  'the temple',
  'the college',
  'the clinic',
  'the court',
  'the workshop',
  'the playground',
] as const
