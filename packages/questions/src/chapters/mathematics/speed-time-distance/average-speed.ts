import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { hours, km, kmh } from '../../../kit/values/quantities.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "Asha goes to Pune at 40 km/h and comes back at 60 km/h. What is her average speed?" */
export const averageSpeed = defineGenerator({
  id: 'arithmetic/average-speed',
  version: 10,
  concepts: ['average-speed-of-parts', 'equal-distances'],
  levels: {
    easy: { forms: [twoLegs] },
    medium: { forms: [thereAndBack, otherSpeed] },
    hard: { forms: [...often(4, unequalParts), ...often(4, halfOfTheTime), threeParts] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'legs': {
        const way = given.legs.reduce((sum, [distance]) => sum + distance, 0)
        return way / given.legs.reduce((sum, [distance, speed]) => sum + distance / speed, 0)
      }
      case 'equal': {
        // A way of 1 km at each speed.
        const time = given.speeds.reduce((sum, speed) => sum + 1 / speed, 0)
        return given.speeds.length / time
      }
      case 'parts':
        // A way of 1 km, part by part.
        return 1 / given.parts.reduce((time, [part, whole, speed]) => time + part / whole / speed, 0)
      case 'half-time': {
        // A way of 2 km: the second kilometre takes as long as it needs at both speeds in turn.
        const rest = bisect((time) => (time / 2) * (given.second + given.third) - 1, 10)
        return 2 / (1 / given.first + rest)
      }
      case 'second': {
        const time = given.distance / given.mean - given.first[0] / given.first[1]
        return bisect((speed) => speed * time - (given.distance - given.first[0]), 1000)
      }
    }
  },
})

function twoLegs(rng: Random) {
  const { legs, mean } = rng.until(
    () => {
      const [a, b, s, t] = [rng.int(20, 90, 5), rng.int(20, 90, 5), rng.int(1, 6), rng.int(1, 6)]
      return {
        legs: [
          [a, s],
          [b, t],
        ] as const,
        mean: (a * s + b * t) / (s + t),
      }
    },
    (drawn) =>
      drawn.legs[0][0] !== drawn.legs[1][0] &&
      drawn.legs[0][1] !== drawn.legs[1][1] &&
      Number.isInteger(drawn.mean * 2),
  )
  const [[a, s], [b, t]] = legs
  const way = a * s + b * t
  const answer = kmh(mean)
  return {
    concept: 'average-speed-of-parts',
    given: { find: 'legs' as const, legs: [[a * s, a] as const, [b * t, b] as const] },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'car', 'bus', 'motorcyclist'])} covers ${km(a * s)} at ${kmh(a)} and the next ${km(b * t)} at ${kmh(b)}. ${ask(rng, 'the average speed for the whole journey')}`,
      say`If a ${rng.pick(['car', 'bus', 'train', 'taxi'])} travels ${km(a * s)} at a speed of ${kmh(a)} and then ${km(b * t)} at a speed of ${kmh(b)}, then ${askIf(rng, 'its average speed')}`,
      say`A ${rng.pick(['person', 'truck', 'van', 'motorist'])} travels the first ${km(a * s)} of a journey at ${kmh(a)} and the remaining ${km(b * t)} at ${kmh(b)}. ${ask(rng, 'the average speed')}`,
      say`A journey consists of ${km(a * s)} covered at ${kmh(a)} and ${km(b * t)} covered at ${kmh(b)}. ${ask(rng, say`the average speed ${rng.pick(['of the journey', 'for the whole journey', 'over the entire distance'])}`)}`,
    ]),
    answer,
    mistakes: [
      { value: (a + b) / 2, because: say`the two speeds were averaged; the times differ` },
      { value: (2 * a * b) / (a + b), because: say`the two parts were taken to be equally long` },
      { value: (a * t + b * s) / (s + t), because: say`the two times were exchanged` },
      {
        value: (a * (s + 1) + b * t) / (s + t + 1),
        because: say`the first part was counted with an hour too many`,
      },
      {
        value: (a * s + b * (t + 1)) / (s + t + 1),
        because: say`the second part was counted with an hour too many`,
      },
      { value: (a * a * s + b * b * t) / way, because: say`the speeds were weighted with the distances` },
      { value: mean + 2.5, because: say`a slip in the division made it too large` },
      { value: mean - 2.5, because: say`a slip in the division made it too small` },
      { value: mean - 5, because: say`a slip in the total time made it too small` },
    ].filter(({ value }) => isPrinted(value)),
    within: between([a, b]),
    // No speed such as 39.4 km/h beside round ones.
    others: [],
    steps: [
      say`Time = ${a * s} ÷ ${a} + ${b * t} ÷ ${b} = ${s} + ${t} = ${hours(s + t)}`,
      say`Average speed = (${a * s} + ${b * t}) ÷ ${s + t} = ${answer}`,
    ],
  }
}

/** An average lies between the least and the greatest speed. */
const between = (speeds: readonly number[]) => [Math.min(...speeds) + 0.1, Math.max(...speeds) - 0.1] as const

/** Room for wrong averages on both sides of the right one. */
const hasRoom = (speeds: readonly number[], mean: number): boolean =>
  Math.max(...speeds) - mean >= 5 && mean - Math.min(...speeds) >= 5

/** No paper prints 58 11/13 km/h. */
const isPrinted = (speed: number): boolean =>
  [2, 3].some((part) => Number.isInteger(Math.round(speed * part * 1e6) / 1e6))

/** What goes that fast on a road. */
const vehicles = (speed: number): readonly string[] =>
  speed <= 60
    ? ['car', 'bus', 'van', 'taxi', 'truck', 'scooter', 'motorcycle']
    : speed <= 80
      ? ['car', 'bus', 'van', 'taxi', 'motorcycle', 'jeep', 'truck']
      : ['car', 'train', 'taxi', 'jeep', 'motorcycle', 'van']

function thereAndBack(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(12, 126), rng.int(12, 126)] as const,
    ([x, y]) =>
      Math.max(x, y) <= 4 * Math.min(x, y) && Math.abs(x - y) >= 4 && Number.isInteger((4 * x * y) / (x + y)),
  )
  const vehicle = rng.pick(vehicles(Math.max(a, b)))
  const mean = (2 * a * b) / (a + b)
  const whole = lcm(a, b)
  const answer = kmh(mean)
  return {
    concept: 'equal-distances',
    given: { find: 'equal' as const, speeds: [a, b] },
    prompt: rng.pick([
      say`A ${vehicle} goes from one place to another at ${kmh(a)} and returns by the same route at ${kmh(b)}. ${ask(rng, 'the average speed for the whole journey')}`,
      say`If a ${vehicle} covers the first half of a distance at ${kmh(a)} and the second half at ${kmh(b)}, then ${askIf(rng, say`its average speed${rng.pick(['', ' for the whole distance'])}`)}`,
      say`A ${rng.pick(['man', 'driver', 'trader', 'salesman'])} travels to ${rng.pick(['his office', 'a town', 'a village', 'a market', 'a fair'])} at ${kmh(a)} and comes back at ${kmh(b)}. ${ask(rng, 'his average speed')}`,
      say`A ${vehicle} covers a certain distance at ${kmh(a)} and ${rng.pick(['the same distance back', 'an equal distance after that', 'returns over the same distance'])} at ${kmh(b)}. ${ask(rng, 'its average speed')}`,
      say`Half of a journey is made at ${kmh(a)} and the other half at ${kmh(b)}. ${ask(rng, 'the average speed over the whole journey')}`,
      say`Two equal distances are covered by a ${vehicle} at ${kmh(a)} and ${kmh(b)}, respectively. ${ask(rng, 'the average speed over both')}`,
      say`The speeds of a ${vehicle} while going to and returning from a ${rng.pick(['town', 'factory', 'city', 'port', 'village'])} are ${kmh(a)} and ${kmh(b)}, respectively. ${ask(rng, 'its average speed during the entire journey')}`,
    ]),
    answer,
    mistakes: [
      { value: (a + b) / 2, because: say`the two speeds were averaged; the slower way takes longer` },
      { value: Math.abs(a - b), because: say`the two speeds were subtracted` },
      { value: (2 * a + b) / 3, because: say`the first speed was counted twice` },
      { value: (a + 2 * b) / 3, because: say`the second speed was counted twice` },
      { value: Math.sqrt(a * b), because: say`the root of the product of the speeds was taken` },
      { value: mean + 1, because: say`a slip of 1 in the division made it too large` },
      { value: mean - 1, because: say`a slip of 1 in the division made it too small` },
      { value: mean - 2, because: say`a slip of 2 in the division made it too small` },
      { value: mean - 3, because: say`a slip of 3 in the division made it too small` },
      {
        value: (a * a + b * b) / (a + b),
        because: say`each speed was weighted with itself, as if the faster way took longer`,
      },
    ].filter(({ value }) => isPrinted(value)),
    within: between([a, b]),
    // No speed such as 39.4 km/h beside round ones.
    others: [],
    steps: [
      say`Let one way be ${km(whole)}. It takes ${whole} ÷ ${a} = ${whole / a} and ${whole} ÷ ${b} = ${hours(whole / b)}.`,
      say`Both ways: ${km(2 * whole)} in ${whole / a} + ${whole / b} = ${hours(whole / a + whole / b)}`,
      say`Average speed = ${2 * whole} ÷ ${whole / a + whole / b} = ${answer}`,
    ],
  }
}

function otherSpeed(rng: Random) {
  const drawn = rng.until(
    () => {
      const [a, b, s, t] = [rng.int(20, 80, 5), rng.int(20, 96, 2), rng.int(1, 6), rng.int(1, 6)]
      return { a, b, s, t, mean: (a * s + b * t) / (s + t) }
    },
    // With equal times the mean of the two speeds would give the right answer as well.
    ({ a, b, s, t, mean }) =>
      s !== t && Math.abs(a - b) >= 6 && Number.isInteger(mean) && a * s + b * t <= 600,
  )
  const { a, b, s, t, mean } = drawn
  const [first, rest] = [a * s, b * t]
  const way = first + rest
  const answer = kmh(b)
  return {
    concept: 'average-speed-of-parts',
    given: { find: 'second' as const, distance: way, first: [first, a] as const, mean },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'car', 'bus', 'motorcyclist'])} has to cover ${km(way)}. The first ${km(first)} is covered at ${kmh(a)}. At what speed must the remaining distance be covered so that the average speed is ${kmh(mean)}?`,
      say`The average speed of a ${rng.pick(['car', 'bus', 'train', 'taxi'])} over ${km(way)} is ${kmh(mean)}. If it covers the first ${km(first)} at ${kmh(a)}, ${askIf(rng, 'its speed for the rest of the journey')}`,
      say`The first ${km(first)} of a ${rng.pick(['trip', 'journey', 'ride'])} of ${km(way)} ${rng.pick(['is made', 'is completed', 'is travelled'])} at ${kmh(a)}. At what speed must the rest be covered so that the average speed for the whole is ${kmh(mean)}?`,
      say`A ${rng.pick(['van', 'jeep', 'bus', 'truck'])} is to cover ${km(way)} at an average speed of ${kmh(mean)}. If it covers the first ${km(first)} at ${kmh(a)}, at what speed should it cover the remaining ${km(rest)}?`,
      say`On a journey of ${km(way)}, a ${rng.pick(['driver', 'motorist', 'traveller', 'bus'])} averages ${kmh(mean)}. If the speed for the first ${km(first)} was ${kmh(a)}, ${askIf(rng, 'the speed for the remaining part')}`,
    ]),
    answer,
    mistakes: [
      { value: 2 * mean - a, because: say`the two speeds were taken to average to ${kmh(mean)}` },
      { value: rest / (s + t), because: say`the rest was divided by the time of the whole way` },
      { value: way / t, because: say`the whole way was divided by the time of the rest` },
      {
        value: (mean * way - a * first) / rest,
        because: say`the speeds were weighted with the distances instead of the times`,
      },
      { value: rest / s, because: say`the rest was divided by the time of the first part` },
      { value: rest / (t + 1), because: say`the rest was given an hour too many` },
      ...(t > 1 ? [{ value: rest / (t - 1), because: say`the rest was given an hour too few` }] : []),
      { value: b + 1, because: say`a slip of 1 in the division made it too large` },
      { value: b - 1, because: say`a slip of 1 in the division made it too small` },
      { value: b + 2, because: say`a slip of 2 in the division made it too large` },
      { value: b - 2, because: say`a slip of 2 in the division made it too small` },
    ].filter(({ value }) => isPrinted(value)),
    // The rest is faster than the average exactly when the first part is slower.
    within: a < mean ? ([mean + 0.5, 120] as const) : ([5, mean - 0.5] as const),
    steps: [
      say`Time for the whole way = ${way} ÷ ${mean} = ${hours(s + t)}`,
      say`Time for the first part = ${first} ÷ ${a} = ${hours(s)}`,
      say`Left: ${way} − ${first} = ${km(rest)} in ${s + t} − ${s} = ${hours(t)}`,
      say`Speed = ${rest} ÷ ${t} = ${answer}`,
    ],
  }
}

/** Parts of a way in twelfths, as papers tell them. */
const SHARES = [
  [
    [1, 3],
    [1, 4],
    [5, 12],
  ],
  [
    [1, 2],
    [1, 3],
    [1, 6],
  ],
  [
    [1, 2],
    [1, 4],
    [1, 4],
  ],
  [
    [1, 3],
    [1, 2],
    [1, 6],
  ],
  [
    [1, 4],
    [1, 2],
    [1, 4],
  ],
  [
    [1, 4],
    [1, 3],
    [5, 12],
  ],
  [
    [2, 3],
    [1, 6],
    [1, 6],
  ],
  [
    [1, 6],
    [1, 3],
    [1, 2],
  ],
] as const

/** "A third of a journey is covered at 25 km/h, a fourth at 30 km/h and the rest at 50 km/h. What is the average speed?" */
function unequalParts(rng: Random) {
  const { shares, speeds, mean } = rng.until(
    () => {
      const [shares, speeds] = [rng.pick(SHARES), rng.sample(PART_SPEEDS, 3)]
      const time = shares.reduce((sum, [top, bottom], place) => sum + top / bottom / (speeds[place] ?? 1), 0)
      return { shares, speeds, mean: Math.round(1e6 / time) / 1e6 }
    },
    (drawn) => Number.isInteger(drawn.mean) && hasRoom(drawn.speeds, drawn.mean),
  )
  const [[a, m], [b, n], [c, k]] = shares
  const [u, v, w] = speeds
  // The shortest way on which every part takes whole hours.
  const whole = shares
    .map(([top, bottom], place) => {
      const per = bottom * (speeds[place] ?? 1)
      return per / gcd(top, per)
    })
    .reduce(lcm, 12)
  const times = [(whole * a) / m / u, (whole * b) / n / v, (whole * c) / k / w] as const
  const hoursInAll = times[0] + times[1] + times[2]
  const part = (top: number, bottom: number) => latex`\frac{${top}}{${bottom}}`
  const answer = kmh(mean)
  const who = rng.pick(['man', 'motorist', 'driver', 'traveller', 'salesman'])
  return {
    concept: 'average-speed-of-parts',
    given: {
      find: 'parts' as const,
      parts: [[a, m, u] as const, [b, n, v] as const, [c, k, w] as const],
    },
    prompt: rng.pick([
      say`A ${who} covers ${part(a, m)} of a journey at ${kmh(u)}, ${part(b, n)} of it at ${kmh(v)} and the rest at ${kmh(w)}. ${ask(rng, 'the average speed for the whole journey')}`,
      say`If ${part(a, m)} of a distance is covered at ${kmh(u)}, ${part(b, n)} of the distance at ${kmh(v)} and the remaining part at ${kmh(w)}, then ${askIf(rng, 'the average speed for the whole distance')}`,
      say`A ${rng.pick(['car', 'bus', 'van', 'taxi'])} goes ${part(a, m)} of the way at ${kmh(u)} and ${part(b, n)} of the way at ${kmh(v)}. It covers what is left at ${kmh(w)}. ${ask(rng, 'its average speed')}`,
    ]),
    answer,
    mistakes: [
      { value: (u + v + w) / 3, because: say`the three speeds were averaged` },
      {
        value: (a * u) / m + (b * v) / n + (c * w) / k,
        because: say`the speeds were weighted with the distances instead of the times`,
      },
      { value: 3 / (1 / u + 1 / v + 1 / w), because: say`the three parts were taken to be equal` },
      { value: (2 * u * v) / (u + v), because: say`the rest of the way was left out` },
      { value: mean + 2, because: say`a slip in the total time made it too large` },
      { value: mean - 2, because: say`a slip in the total time made it too small` },
      { value: mean - 3, because: say`a slip in the total time made it too small` },
      { value: mean + 4, because: say`a slip in the total time made it too large` },
      { value: mean - 4, because: say`a slip in the total time made it too small` },
    ].filter(({ value }) => isPrinted(value)),
    within: between(speeds),
    others: [],
    steps: [
      say`The rest is ${part(c, k)} of the way. Let the whole way be ${km(whole)}.`,
      say`The parts are ${km((whole * a) / m)}, ${km((whole * b) / n)} and ${km((whole * c) / k)}.`,
      say`They take ${times[0]} + ${times[1]} + ${times[2]} = ${hours(hoursInAll)}.`,
      say`Average speed = ${whole} ÷ ${hoursInAll} = ${answer}`,
    ],
  }
}

const PART_SPEEDS = [15, 20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60, 64, 72, 75, 80, 90]

/** "Half of a distance is covered at 40 km/h, the rest at 50 km/h for half of the time and at 70 km/h for the other half." */
function halfOfTheTime(rng: Random) {
  const { a, b, c, mean } = rng.until(
    () => {
      const [a, b, c] = [rng.int(20, 80, 2), rng.int(20, 96, 2), rng.int(20, 96, 2)]
      const later = (b + c) / 2
      return { a, b, c, mean: (2 * a * later) / (a + later) }
    },
    (drawn) =>
      new Set([drawn.a, drawn.b, drawn.c]).size === 3 &&
      Math.abs(drawn.b - drawn.c) >= 6 &&
      Math.abs(drawn.a - (drawn.b + drawn.c) / 2) >= 6 &&
      Number.isInteger(drawn.mean) &&
      hasRoom([drawn.a, drawn.b, drawn.c], drawn.mean),
  )
  const later = (b + c) / 2
  const answer = kmh(mean)
  const vehicle = rng.pick(vehicles(Math.max(a, b, c)))
  return {
    concept: ['average-speed-of-parts', 'equal-distances'],
    given: { find: 'half-time' as const, first: a, second: b, third: c },
    prompt: rng.pick([
      say`A ${vehicle} covers half of a distance at ${kmh(a)}. The other half is covered in two equal intervals of time, at ${kmh(b)} in the first and at ${kmh(c)} in the second. ${ask(rng, 'the average speed for the whole distance')}`,
      say`The first half of a journey is made at ${kmh(a)}. For the second half, a ${vehicle} runs at ${kmh(b)} for half of the remaining time and at ${kmh(c)} for the other half of it. ${ask(rng, 'its average speed over the whole journey')}`,
      say`A ${rng.pick(['man', 'driver', 'traveller', 'motorist'])} goes half of the way at ${kmh(a)} and the rest partly at ${kmh(b)} and partly at ${kmh(c)}, for equal times. ${ask(rng, 'the average speed for the whole way')}`,
    ]),
    answer,
    mistakes: [
      { value: (a + b + c) / 3, because: say`the three speeds were averaged` },
      { value: (a + later) / 2, because: say`the speeds of the two halves were averaged` },
      { value: 3 / (1 / a + 1 / b + 1 / c), because: say`the three speeds were taken over equal distances` },
      { value: 4 / (2 / a + 1 / b + 1 / c), because: say`the second half was taken as two equal distances` },
      { value: later, because: say`that is the speed over the second half` },
      { value: mean + 2, because: say`a slip in the division made it too large` },
      { value: mean - 2, because: say`a slip in the division made it too small` },
      { value: mean + 4, because: say`a slip in the division made it too large` },
      { value: mean - 3, because: say`a slip in the division made it too small` },
      { value: mean - 4, because: say`a slip in the division made it too small` },
    ].filter(({ value }) => isPrinted(value)),
    within: between([a, b, c]),
    others: [],
    steps: [
      say`Over equal times the average of ${b} and ${c} counts: the second half is covered at (${b} + ${c}) ÷ 2 = ${kmh(later)}.`,
      say`So equal distances are covered at ${kmh(a)} and ${kmh(later)}.`,
      say`Average speed = 2 × ${a} × ${later} ÷ (${a} + ${later})`,
      say`= ${2 * a * later} ÷ ${a + later} = ${answer}`,
    ],
  }
}

const THIRDS = [18, 20, 24, 30, 36, 40, 45, 48, 60, 72, 80, 90]

function threeParts(rng: Random) {
  const speeds = rng.until(
    () => rng.sample(THIRDS, 3),
    ([a, b, c]) => Number.isInteger(Math.round((3e6 * 2) / (1 / a + 1 / b + 1 / c)) / 1e6),
  )
  const [a, b, c] = speeds
  const third = lcm(lcm(a, b), c)
  const time = third / a + third / b + third / c
  const mean = (3 * third) / time
  const answer = kmh(mean)
  return {
    concept: 'equal-distances',
    given: { find: 'equal' as const, speeds },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'car', 'bus', 'motorcyclist'])} covers three equal parts of a journey at ${kmh(a)}, ${kmh(b)} and ${kmh(c)}, respectively. ${ask(rng, 'the average speed')}`,
      say`Three stretches of road of equal length are covered at ${kmh(a)}, ${kmh(b)} and ${kmh(c)}. The average speed over all of them is:`,
      say`A ${rng.pick(['van', 'jeep', 'taxi', 'motorist'])} drives the first third of the way at ${kmh(a)}, the second at ${kmh(b)} and the last at ${kmh(c)}. ${ask(rng, 'the average speed for the whole way')}`,
      say`If one-third of a distance is covered at ${kmh(a)}, another one-third at ${kmh(b)} and the rest at ${kmh(c)}, then ${askIf(rng, 'the average speed for the whole distance')}`,
      say`A ${rng.pick(['train', 'bus', 'car', 'truck'])} travels equal distances at speeds of ${kmh(a)}, ${kmh(b)} and ${kmh(c)}. ${ask(rng, 'its average speed for the entire journey')}`,
    ]),
    answer,
    mistakes: [
      { value: (a + b + c) / 3, because: say`the three speeds were averaged; the slower parts take longer` },
      { value: (2 * third) / time, because: say`only two of the three parts were counted` },
      { value: (2 * a * b) / (a + b), because: say`the last part was left out` },
      { value: (2 * b * c) / (b + c), because: say`the first part was left out` },
      { value: (2 * a * c) / (a + c), because: say`the second part was left out` },
      {
        value: a + b + c - Math.max(a, b, c) - Math.min(a, b, c),
        because: say`that is the middle one of the three speeds`,
      },
      {
        value: (Math.max(a, b, c) + Math.min(a, b, c)) / 2,
        because: say`only the greatest and the least speed were averaged`,
      },
      { value: mean + 2, because: say`a slip in the division made it too large` },
      { value: mean - 2, because: say`a slip in the division made it too small` },
    ].filter(({ value }) => isPrinted(value)),
    within: between(speeds),
    steps: [
      say`Let each part be ${km(third)}.`,
      say`The parts take ${third / a}, ${third / b} and ${hours(third / c)}.`,
      say`The whole way of ${km(3 * third)} takes ${hours(time)}.`,
      say`Average speed = ${3 * third} ÷ ${time} = ${answer}`,
    ],
  }
}
