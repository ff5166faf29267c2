import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { hours, km, kmh, metres, seconds } from '../../../kit/values/quantities.ts'
import { clock, quantity, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Two trains 150 m and 180 m long run towards each other at 60 and 48 km/h. In what time do they pass each other?" */
export const twoTrains = defineGenerator({
  id: 'arithmetic/two-trains',
  version: 7,
  concepts: ['trains-crossing-each-other', 'trains-in-opposite-directions', 'trains-in-the-same-direction'],
  levels: {
    easy: { forms: [passing, passing, meeting] },
    medium: { forms: [otherLength, otherSpeed, fromATrain, overtakes] },
    hard: {
      forms: [
        ...often(5, bothWays),
        ...often(4, oneIsFarther),
        ...often(3, afterMeeting),
        ...often(5, threeTimes),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Second by second in metres: how far the fronts move against each other.
    const gapAfter = (seconds: number, fast: number, slow: number) =>
      ((fast * 1000) / 3600) * seconds + given.way * ((slow * 1000) / 3600) * seconds
    switch (given.find) {
      case 'time':
        return bisect(
          (seconds) => gapAfter(seconds, given.fast, given.slow) - given.first - given.second,
          10_000,
        )
      case 'length':
        return bisect(
          (length) => given.first + length - gapAfter(given.seconds, given.fast, given.slow),
          10_000,
        )
      case 'speed':
        return bisect(
          (speed) => gapAfter(given.seconds, speed, given.slow) - given.first - given.second,
          1000,
        )
      case 'meeting':
        return bisect((time) => given.fast * time + given.slow * time - given.distance, 1000)
      case 'meeting-place':
        return given.fast * bisect((time) => given.fast * time + given.slow * time - given.distance, 1000)
      case 'from-a-train':
        return bisect((speed) => gapAfter(given.seconds, speed, given.slow) - given.first, 1000)
      case 'three-times': {
        // In lengths per second of the second train: its own length is its time, the first one's its time × speed.
        const grows = Math.sign(given.eachOther - given.firstTime)
        const ratioOfSpeeds = bisect(
          (speed) => grows * ((speed + 1) * given.eachOther - speed * given.firstTime - given.secondTime),
          1000,
        )
        const parts =
          range(1, 60).find(
            (part) => Math.abs(ratioOfSpeeds * part - Math.round(ratioOfSpeeds * part)) < 1e-6,
          ) ?? 1
        return ratio(Math.round(ratioOfSpeeds * parts), parts)
      }
      case 'overtakes':
        // From the start of the second train: when both have come equally far.
        return given.fast * bisect((time) => (given.fast - given.slow) * time - given.slow * given.late, 1000)
      case 'farther':
        // The hours until one is so much ahead, then what both have covered.
        return bisect(
          (distance) => (distance / (given.fast + given.slow)) * (given.fast - given.slow) - given.more,
          100_000,
        )
      case 'after-meeting':
        // Each covers after the meeting what the other covered before it, in one and the same time.
        return bisect(
          (speed) => (speed * given.otherHours) / given.known - (given.known * given.hours) / speed,
          2000,
        )
      case 'faster': {
        // Try half km/h by half km/h.
        for (let doubled = 2; doubled <= 400; doubled++) {
          for (let other = 1; other < doubled; other++) {
            const [fast, slow] = [doubled / 2, other / 2]
            const length = given.first + given.second
            const meets = ((fast + slow) * 5 * given.against) / 18
            const overtakes = ((fast - slow) * 5 * given.along) / 18
            if (Math.abs(meets - length) < 1e-9 && Math.abs(overtakes - length) < 1e-9)
              return given.asks === 'faster' ? fast : slow
          }
        }
        return Number.NaN
      }
    }
  },
})

function draw(rng: Random) {
  return { kind: rng.pick(['local', 'passenger', 'goods', 'mail']) }
}

/** Speeds whose sum or difference is a multiple of 18, so that it is whole in m/s. */
/** 1 is towards each other, −1 is one behind the other. */
const conceptsOf = (way: number): readonly string[] => [
  'trains-crossing-each-other',
  way === 1 ? 'trains-in-opposite-directions' : 'trains-in-the-same-direction',
]

function drawSpeeds(rng: Random, way: 1 | -1) {
  return rng.until(
    () => ({ fast: rng.int(40, 126), slow: rng.int(24, 90) }),
    ({ fast, slow }) => fast > slow + 8 && (fast + way * slow) % 18 === 0,
  )
}

function passing(rng: Random) {
  const way = rng.pick([1, -1])
  const { fast, slow } = drawSpeeds(rng, way)
  const relative = ((fast + way * slow) * 5) / 18
  const { seconds: time, first } = rng.until(
    () => ({ seconds: rng.int(6, 60), first: rng.int(8, 40) * 10 }),
    (drawn) => relative * drawn.seconds - drawn.first >= 60 && relative * drawn.seconds - drawn.first <= 480,
  )
  const second = relative * time - first
  const { kind } = draw(rng)
  const how = way === 1 ? 'towards each other' : 'in the same direction'
  const answer = seconds(time)
  const lengths = first + second
  return {
    concept: conceptsOf(way),
    given: { find: 'time' as const, way, first, second, fast, slow, seconds: 0 },
    prompt: rng.pick([
      say`Two trains, ${metres(first)} and ${metres(second)} long, are running on parallel tracks ${how} at ${kmh(fast)} and ${kmh(slow)}, respectively. In how much time will they cross each other completely?`,
      say`A train ${metres(first)} long running at ${kmh(fast)} and a ${kind} train ${metres(second)} long running at ${kmh(slow)} move ${how} on parallel tracks. ${ask(rng, 'the time taken by them to cross each other')}`,
      say`If two trains of lengths ${metres(first)} and ${metres(second)} run ${how} with speeds of ${kmh(fast)} and ${kmh(slow)}, respectively, then how long will they take to pass each other?`,
      say`The lengths of two trains moving ${how} are ${metres(first)} and ${metres(second)}, and their speeds are ${kmh(fast)} and ${kmh(slow)}, respectively. ${ask(rng, 'the time in which they will cross each other')}`,
      say`The speeds of two trains are ${kmh(fast)} and ${kmh(slow)}. They are ${metres(first)} and ${metres(second)} long, respectively, and run ${how}. How many seconds will they take to clear each other?`,
      say`An express train of length ${metres(first)} has a speed of ${kmh(fast)}. ${ask(rng, say`the time in which it crosses a ${kind} train of length ${metres(second)} running ${how === 'towards each other' ? 'in the opposite direction' : how} at ${kmh(slow)}`)}`,
      say`Running at ${kmh(fast)} and ${kmh(slow)}, respectively, ${how}, two trains of lengths ${metres(first)} and ${metres(second)} meet at a ${rng.pick(['station', 'bridge', 'signal', 'crossing'])}. After how many seconds will they be clear of each other?`,
    ]),
    answer,
    mistakes: [
      {
        value: lengths / (((fast - way * slow) * 5) / 18),
        because: say`the speeds were ${way === 1 ? 'subtracted instead of added' : 'added instead of subtracted'}`,
      },
      { value: first / relative, because: say`only the first train’s length was used` },
      { value: second / relative, because: say`only the second train’s length was used` },
      { value: lengths / (fast + way * slow), because: say`km/h was not changed to m/s` },
      { value: (lengths * 18) / (5 * fast), because: say`only the first train’s speed was used` },
      { value: Math.abs(first - second) / relative, because: say`the lengths were subtracted` },
      { value: (2 * lengths) / relative, because: say`the time was doubled` },
      { value: lengths / relative + 3, because: say`a slip in the division made it too large` },
      { value: lengths / relative - 3, because: say`a slip in the division made it too small` },
    ].filter(({ value }) => Math.abs(2 * value - Math.round(2 * value)) < 1e-9),
    within: [2, (6 * lengths) / relative] as const,
    steps: [
      say`Relative speed = ${fast} ${way === 1 ? '+' : '−'} ${slow} = ${kmh(fast + way * slow)} = ${quantity(relative, 'm/s')}`,
      say`Time = (${first} + ${second}) ÷ ${relative} = ${answer}`,
    ],
  }
}

function otherLength(rng: Random) {
  const way = rng.pick([1, -1])
  const { fast, slow } = drawSpeeds(rng, way)
  const relative = ((fast + way * slow) * 5) / 18
  const { seconds: time, first } = rng.until(
    () => ({ seconds: rng.int(6, 60), first: rng.int(8, 40) * 10 }),
    (drawn) => relative * drawn.seconds - drawn.first >= 60 && relative * drawn.seconds - drawn.first <= 480,
  )
  const second = relative * time - first
  const { kind } = draw(rng)
  const how = way === 1 ? 'in opposite directions' : 'in the same direction'
  const oneWay = way === 1 ? 'in the opposite direction' : 'in the same direction'
  const answer = metres(second)
  return {
    concept: conceptsOf(way),
    given: { find: 'length' as const, way, first, fast, slow, seconds: time },
    prompt: rng.pick([
      say`A train ${metres(first)} long running at ${kmh(fast)} crosses a ${kind} train running ${oneWay} at ${kmh(slow)} in ${seconds(time)}. ${ask(rng, say`the length of the ${kind} train`)}`,
      say`Two trains run ${how} at ${kmh(fast)} and ${kmh(slow)}, respectively, and cross each other in ${seconds(time)}. If the faster one is ${metres(first)} long, ${askThen(rng, 'the length of the other')}`,
      say`If a train ${metres(first)} long with a speed of ${kmh(fast)} takes ${seconds(time)} to pass another train moving ${oneWay} at ${kmh(slow)}, then how long is the other train?`,
      say`The speeds of two trains moving ${how} are ${kmh(fast)} and ${kmh(slow)}, respectively. The first is ${metres(first)} long and they take ${seconds(time)} to cross each other. ${ask(rng, 'the length of the second')}`,
    ]),
    answer,
    mistakes: [
      { value: relative * time, because: say`that is the length of both trains together` },
      {
        value: Math.abs(((fast - way * slow) * 5 * time) / 18 - first),
        because: say`the speeds were ${way === 1 ? 'subtracted' : 'added'}`,
      },
      { value: relative * time + first, because: say`the known length was added instead of taken off` },
      {
        value: Math.abs((fast * 5 * time) / 18 - first),
        because: say`only the first train’s speed was used`,
      },
      { value: first, because: say`that is the length of the first train` },
      { value: (relative * time) / 2, because: say`both trains were taken to be equally long` },
    ],
    steps: [
      say`Relative speed = ${fast} ${way === 1 ? '+' : '−'} ${slow} = ${kmh(fast + way * slow)} = ${quantity(relative, 'm/s')}`,
      say`Both lengths together = ${relative} × ${time} = ${metres(relative * time)}`,
      say`Other train = ${relative * time} − ${first} = ${answer}`,
    ],
  }
}

function otherSpeed(rng: Random) {
  const { fast, slow } = drawSpeeds(rng, 1)
  const relative = ((fast + slow) * 5) / 18
  const { seconds: time, first } = rng.until(
    () => ({ seconds: rng.int(5, 24), first: rng.int(8, 40) * 10 }),
    (drawn) => relative * drawn.seconds - drawn.first >= 60 && relative * drawn.seconds - drawn.first <= 480,
  )
  const second = relative * time - first
  const answer = kmh(fast)
  const lengths = first + second
  return {
    concept: conceptsOf(1),
    given: { find: 'speed' as const, way: 1 as 1 | -1, first, second, slow, seconds: time },
    prompt: rng.pick([
      say`Two trains, ${metres(first)} and ${metres(second)} long, running in opposite directions cross each other in ${seconds(time)}. If the second runs at ${kmh(slow)}, ${askThen(rng, 'the speed of the first')}`,
      say`A train ${metres(second)} long running at ${kmh(slow)} crosses another train ${metres(first)} long coming from the opposite direction in ${seconds(time)}. ${ask(rng, 'the speed of the other train')}`,
      say`If two trains of lengths ${metres(first)} and ${metres(second)} moving towards each other pass completely in ${seconds(time)} and the speed of the latter is ${kmh(slow)}, then how fast is the former?`,
    ]),
    answer,
    mistakes: [
      {
        value: (lengths / time) * 3.6,
        because: say`that is the relative speed; the other speed was not taken off`,
      },
      { value: lengths / time, because: say`that is the relative speed in m/s` },
      {
        value: (lengths / time) * 3.6 + slow,
        because: say`the other speed was added instead of taken off`,
      },
      { value: (first / time) * 3.6, because: say`only the first train’s length was used` },
      { value: (second / time) * 3.6, because: say`only the second train’s length was used` },
      { value: fast - slow, because: say`the other speed was taken off twice` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Relative speed = (${first} + ${second}) ÷ ${time} = ${quantity(relative, 'm/s')}`,
      say`In km/h: ${relative} × 18 ÷ 5 = ${fast + slow}`,
      say`They run towards each other, so the speeds add: ${fast + slow} − ${slow} = ${answer}`,
    ],
  }
}

/** "Two trains start towards each other from stations 450 km apart at 70 and 80 km/h. When do they meet?" */
function meeting(rng: Random) {
  const { fast, slow } = rng.until(
    () => ({ fast: rng.int(40, 110), slow: rng.int(30, 100) }),
    (drawn) => drawn.fast > drawn.slow,
  )
  const time = (fast + slow) % 2 === 0 ? rng.int(3, 14) / 2 : rng.int(2, 7)
  const distance = (fast + slow) * time
  const asks = rng.pick(['time', 'time', 'place'] as const)
  const [from, to] = rng.pick([
    ['A', 'B'],
    ['P', 'Q'],
    ['X', 'Y'],
  ] as const)
  const start = rng.pick([
    say`Two trains start at the same time from stations ${from} and ${to}, ${km(distance)} apart, and run towards each other at ${kmh(fast)} and ${kmh(slow)}, respectively.`,
    say`Stations ${from} and ${to} are ${km(distance)} apart. A train leaves ${from} at ${kmh(fast)}, and at the same moment another leaves ${to} for ${from} at ${kmh(slow)}.`,
    say`The distance between two stations ${from} and ${to} is ${km(distance)}. One train runs from ${from} to ${to} at ${kmh(fast)} and another from ${to} to ${from} at ${kmh(slow)}; both start together.`,
    say`From ${from} and ${to}, which are ${km(distance)} apart, a ${rng.pick(['mail', 'fast', 'passenger'])} train and a ${rng.pick(['goods', 'local'])} train set out at one time to meet each other. Their speeds are ${kmh(fast)} and ${kmh(slow)}, respectively.`,
  ])
  const common = {
    concept: conceptsOf(1),
    prompt:
      asks === 'time'
        ? say`${start} ${rng.pick([say`After how many hours will they meet?`, ask(rng, 'the time in which they meet'), say`How long after the start do they meet?`])}`
        : say`${start} ${rng.pick([say`How far from ${from} will they meet?`, ask(rng, say`the distance from ${from} at which they meet`)])}`,
  }
  if (asks === 'place') {
    const answer = km(fast * time)
    return {
      ...common,
      given: { find: 'meeting-place' as const, way: 1 as 1 | -1, distance, fast, slow },
      answer,
      mistakes: [
        { value: slow * time, because: say`that is the distance from ${to}` },
        { value: distance / 2, because: say`they were taken to meet halfway` },
        { value: (fast - slow) * time, because: say`that is how much farther one of them has come` },
        { value: fast * (time + 1), because: say`one hour too many was counted` },
        { value: fast * (time - 0.5), because: say`half an hour too little was counted` },
        { value: slow * (time + 1), because: say`the other train was taken, and one hour too many` },
      ],
      steps: [
        say`They come nearer by ${fast} + ${slow} = ${kmh(fast + slow)}, so they meet after ${distance} ÷ ${fast + slow} = ${hours(time)}.`,
        say`The train from ${from} covers ${fast} × ${time} = ${answer}`,
      ],
    }
  }
  const answer = hours(time)
  return {
    ...common,
    given: { find: 'meeting' as const, way: 1 as 1 | -1, distance, fast, slow },
    answer,
    mistakes: [
      { value: distance / (fast - slow), because: say`the speeds were subtracted instead of added` },
      { value: distance / fast, because: say`only the speed of the first train was used` },
      { value: distance / slow, because: say`only the speed of the second train was used` },
      { value: time / 2, because: say`the time was halved once more` },
      { value: (2 * distance) / (fast + slow), because: say`the average of the speeds was used` },
      { value: time + 1, because: say`one hour too many was counted` },
      { value: time - 0.5, because: say`half an hour too little was counted` },
    ],
    steps: [
      say`They come nearer to each other by ${fast} + ${slow} = ${kmh(fast + slow)}.`,
      say`Time = ${distance} ÷ ${fast + slow} = ${answer}`,
    ],
  }
}

/** "A man in a train at 50 km/h sees a goods train 210 m long pass the other way in 7 seconds. How fast is it?" */
function fromATrain(rng: Random) {
  const { fast, slow } = rng.until(
    () => ({ fast: rng.int(30, 110), slow: rng.int(24, 90) }),
    (drawn) => (drawn.fast + drawn.slow) % 18 === 0 && drawn.fast !== drawn.slow,
  )
  const relative = ((fast + slow) * 5) / 18
  const time = rng.int(Math.ceil(90 / relative), Math.floor(480 / relative))
  const length = relative * time
  const who = rng.pick(['A man', 'A passenger', 'A boy', 'A woman', 'A traveller'])
  const kind = rng.pick(['goods train', 'freight train', 'train', 'passenger train'])
  const answer = kmh(fast)
  return {
    concept: conceptsOf(1),
    given: { find: 'from-a-train' as const, way: 1 as 1 | -1, first: length, slow, seconds: time },
    prompt: rng.pick([
      say`${who} sitting in a train that runs at ${kmh(slow)} sees a ${kind} ${metres(length)} long, coming from the opposite direction, pass by in ${seconds(time)}. ${ask(rng, say`the speed of the ${kind === 'train' ? 'other train' : kind}`)}`,
      say`${who} looks out of a train moving at ${kmh(slow)} and finds that a ${kind} of length ${metres(length)} takes ${seconds(time)} to go past in the opposite direction. How fast does it run?`,
      say`A ${kind} ${metres(length)} long passes a person seated in a train in ${seconds(time)}. If the two trains run in opposite directions and the person's train has a speed of ${kmh(slow)}, ${askThen(rng, 'the speed of the other')}`,
      say`Seen from a window of a train at ${kmh(slow)}, a ${kind} of ${metres(length)} running the other way goes by in ${seconds(time)}. ${ask(rng, 'its speed')}`,
    ]),
    answer,
    mistakes: [
      {
        value: fast + slow,
        because: say`that is the relative speed; the speed of the person's train was not taken off`,
      },
      { value: relative, because: say`that is the relative speed in m/s` },
      {
        value: fast + 2 * slow,
        because: say`the speed of the person's train was added instead of taken off`,
      },
      { value: Math.abs(fast - slow), because: say`the speed of the person's train was taken off twice` },
      { value: slow, because: say`that is the speed of the person's train` },
      { value: (fast + slow) / 2, because: say`both trains were taken to be equally fast` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`To the person the other train has only its own length to pass: relative speed = ${length} ÷ ${time} = ${quantity(relative, 'm/s')}`,
      say`In km/h: ${relative} × 18 ÷ 5 = ${fast + slow}`,
      say`Opposite directions: the speeds add, so ${fast + slow} − ${slow} = ${answer}`,
    ],
  }
}

/** "When two trains meet, one has gone 60 km more than the other. How far apart are the stations?" */
function oneIsFarther(rng: Random) {
  const { fast, slow } = rng.until(
    () => ({ fast: rng.int(40, 110), slow: rng.int(30, 100) }),
    (drawn) => drawn.fast - drawn.slow >= 4 && drawn.fast - drawn.slow <= 40,
  )
  const time = rng.int(2, 12)
  const [more, distance] = [(fast - slow) * time, (fast + slow) * time]
  const answer = km(distance)
  const [from, to] = rng.pick([
    ['A', 'B'],
    ['P', 'Q'],
    ['X', 'Y'],
  ] as const)
  return {
    concept: conceptsOf(1),
    given: { find: 'farther' as const, way: 1 as 1 | -1, fast, slow, more },
    prompt: rng.pick([
      say`Two trains start at the same time from stations ${from} and ${to} and run towards each other at ${kmh(fast)} and ${kmh(slow)}, respectively. When they meet, one has travelled ${km(more)} more than the other. ${ask(rng, say`the distance between ${from} and ${to}`)}`,
      say`A train from ${from} at ${kmh(fast)} and a train from ${to} at ${kmh(slow)}, starting together, meet on the way. By then the first has covered ${km(more)} more than the second. How far apart are ${from} and ${to}?`,
      say`If two trains leave two stations at one time to meet each other, with speeds of ${kmh(slow)} and ${kmh(fast)}, and the faster has gone ${km(more)} more at the moment of meeting, then ${askThen(rng, 'the distance between the stations')}`,
      say`Two trains that set out towards each other at the same time from different stations have speeds of ${kmh(fast)} and ${kmh(slow)}. When they meet, the faster one has run ${km(more)} farther. ${ask(rng, 'the distance between the two stations')}`,
      say`Two trains approach each other from ${from} and ${to}, the one at ${kmh(fast)}, the other at ${kmh(slow)}. They started together, and when they meet their distances differ by ${km(more)}. What is the distance from ${from} to ${to}?`,
    ]),
    answer,
    mistakes: [
      { value: fast * time, because: say`that is the way of the faster train alone` },
      { value: slow * time, because: say`that is the way of the slower train alone` },
      { value: distance + more, because: say`the difference was added once more` },
      { value: distance - more, because: say`the difference was taken off` },
      { value: (fast + slow) * (time + 1), because: say`one hour too many was counted` },
      { value: (fast + slow) * (time - 1), because: say`one hour too few was counted` },
    ],
    steps: [
      say`In an hour the faster train goes ${fast} − ${slow} = ${km(fast - slow)} more.`,
      say`So they meet after ${more} ÷ ${fast - slow} = ${hours(time)}.`,
      say`In an hour both together cover ${fast} + ${slow} = ${km(fast + slow)}.`,
      say`Distance = ${fast + slow} × ${time} = ${answer}`,
    ],
  }
}

/** "After they have met, two trains need 9 and 16 hours to the ends. The first runs at 80 km/h. How fast is the second?" */
function afterMeeting(rng: Random) {
  const { p, q, times, known } = rng.until(
    () => {
      const [p, q, times, part] = [
        rng.int(2, 8),
        rng.int(2, 8),
        rng.pick([0.25, 0.5, 1, 1, 2]),
        rng.int(5, 40),
      ]
      return { p, q, times, known: part * q }
    },
    (drawn) => {
      const [one, other] = [drawn.p ** 2 * drawn.times, drawn.q ** 2 * drawn.times]
      const speed = (drawn.known * drawn.p) / drawn.q
      return (
        drawn.p !== drawn.q &&
        gcd(drawn.p, drawn.q) === 1 &&
        Math.max(one, other) <= 25 &&
        drawn.known >= 30 &&
        drawn.known <= 120 &&
        speed >= 30 &&
        speed <= 120
      )
    },
  )
  // The known train needs p² parts after the meeting, so it is as q to p against the other.
  const [own, other] = [p ** 2 * times, q ** 2 * times]
  const speed = (known * p) / q
  const [from, to] = rng.pick([
    ['A', 'B'],
    ['P', 'Q'],
    ['X', 'Y'],
  ] as const)
  const answer = kmh(speed)
  return {
    concept: conceptsOf(1),
    given: { find: 'after-meeting' as const, way: 1 as 1 | -1, known, hours: own, otherHours: other },
    prompt: rng.pick([
      say`Two trains start at the same time from ${from} and ${to} towards each other. After meeting, they take ${hours(own)} and ${hours(other)} to reach ${to} and ${from}, respectively. If the first train runs at ${kmh(known)}, ${askThen(rng, 'the speed of the second')}`,
      say`A train leaves ${from} for ${to} at ${kmh(known)}, and at the same time another leaves ${to} for ${from}. After they pass each other, the first needs ${hours(own)} and the second ${hours(other)} to the end. How fast is the second train?`,
      say`Two trains that started together from opposite ends of a line reach the other ends ${hours(own)} and ${hours(other)} after they met, respectively. The speed of the first is ${kmh(known)}. ${ask(rng, 'the speed of the other')}`,
      say`After crossing each other, a train from ${from} reaches ${to} in ${hours(own)} and a train from ${to} reaches ${from} in ${hours(other)}; both had started together. If the train from ${from} has a speed of ${kmh(known)}, at what speed does the other run?`,
    ]),
    answer,
    mistakes: [
      { value: (known * q) / p, because: say`the ratio of the speeds was turned upside down` },
      { value: (known * own) / other, because: say`the square root of the ratio of the times was not taken` },
      { value: (known * other) / own, because: say`the speeds were taken in the ratio of the times` },
      { value: known, because: say`the trains were taken to be equally fast` },
      { value: Math.abs(known - speed), because: say`that is the difference of the speeds` },
      { value: known + speed, because: say`that is the sum of the speeds` },
      { value: (known + speed) / 2, because: say`that is the average of the speeds` },
    ],
    steps: [
      say`Each train covers after the meeting what the other covered before it, and both took the same time to the meeting.`,
      say`So the squares of the speeds are in the inverse ratio of the times after it.`,
      say`First : second = √${other} : √${own} = ${q} : ${p}`,
      say`Speed of the second = ${known} × ${p} ÷ ${q} = ${answer}`,
    ],
  }
}

/** "Two trains pass a man in 27 and 17 seconds and each other in 23 seconds. What is the ratio of their speeds?" */
function threeTimes(rng: Random) {
  const { p, q, firstTime, secondTime, eachOther } = rng.until(
    () => {
      const [p, q, firstTime, secondTime] = [rng.int(1, 9), rng.int(1, 9), rng.int(8, 45), rng.int(8, 45)]
      return { p, q, firstTime, secondTime, eachOther: (p * firstTime + q * secondTime) / (p + q) }
    },
    (drawn) =>
      gcd(drawn.p, drawn.q) === 1 &&
      drawn.p !== drawn.q &&
      // One train is seldom more than three times as fast as another.
      Math.max(drawn.p, drawn.q) <= 3 * Math.min(drawn.p, drawn.q) &&
      drawn.firstTime !== drawn.secondTime &&
      Number.isInteger(drawn.eachOther),
  )
  const answer = ratio(p, q)
  const point = rng.pick([
    'a man standing on the platform',
    'a pole',
    'a signal post',
    'a tree',
    'a milestone',
  ])
  const [one, other] = rng.pick([
    ['a goods train', 'a passenger train'],
    ['an express train', 'a local train'],
    ['a mail train', 'a freight train'],
  ] as const)
  const times = say`${seconds(firstTime)} and ${seconds(secondTime)}`
  return {
    concept: conceptsOf(1),
    given: { find: 'three-times' as const, way: 1 as 1 | -1, firstTime, secondTime, eachOther },
    prompt: rng.pick([
      say`Two trains running in opposite directions cross ${point} in ${times}, respectively, and they cross each other in ${seconds(eachOther)}. ${ask(rng, 'the ratio of their speeds')}`,
      say`${one} passes ${point} in ${seconds(firstTime)} and ${other} in ${seconds(secondTime)}. Running towards each other, they pass in ${seconds(eachOther)}. ${ask(rng, 'the ratio of their speeds, the first to the second')}`,
      say`Two trains take ${times}, respectively, to go past ${point}. If they meet from opposite directions, they take ${seconds(eachOther)} to clear each other. The ratio of the speed of the first to that of the second is:`,
      say`Coming from opposite sides, two trains cross each other in ${seconds(eachOther)}. Alone, they would go past ${point} in ${times}, respectively. In what ratio are their speeds?`,
      say`In ${seconds(firstTime)} ${one}, and in ${seconds(secondTime)} ${other}, goes past ${point}. They clear each other in ${seconds(eachOther)} when they move in opposite directions. ${ask(rng, 'the ratio of the speeds of the two')}`,
    ]),
    answer,
    mistakes: [
      { value: ratio(q, p), because: say`the ratio was turned upside down` },
      { value: ratio(firstTime, secondTime), because: say`the speeds were taken in the ratio of the times` },
      { value: ratio(secondTime, firstTime), because: say`both trains were taken to be equally long` },
      { value: ratio(firstTime, eachOther), because: say`the first time was compared with that of both` },
      { value: ratio(p + 1, q), because: say`the equation was solved with a slip` },
      { value: ratio(p, q + 1), because: say`the equation was solved with a slip` },
      { value: ratio(p + q, q), because: say`that is the sum of the speeds against the second` },
    ],
    steps: [
      say`Let the speeds be x and y m/s; the lengths are ${firstTime}x and ${secondTime}y metres.`,
      say`Towards each other: ${firstTime}x + ${secondTime}y = ${eachOther}(x + y)`,
      say`${Math.abs(firstTime - eachOther)}x = ${Math.abs(eachOther - secondTime)}y`,
      say`x : y = ${answer}`,
    ],
  }
}

/** "A train leaves at 60 km/h, and 2 hours later another follows at 80 km/h. How far from the station does it overtake the first?" */
function overtakes(rng: Random) {
  const { fast, slow, late, time } = rng.until(
    () => {
      const [fast, slow, late] = [rng.int(45, 120), rng.int(30, 100), rng.int(2, 10) / 2]
      return { fast, slow, late, time: (slow * late) / (fast - slow) }
    },
    (drawn) =>
      drawn.fast > drawn.slow &&
      Number.isInteger(2 * drawn.time) &&
      drawn.time <= 12 &&
      Number.isInteger(drawn.fast * drawn.time),
  )
  const distance = fast * time
  const answer = km(distance)
  const [one, other] = rng.pick([
    ['A goods train', 'an express train'],
    ['A passenger train', 'a mail train'],
    ['A train', 'another train'],
    ['A local train', 'a fast train'],
  ] as const)
  // Neither starts at noon, which '12:00 p.m.' would leave in doubt.
  const start = rng.until(
    () => 60 * rng.int(5, 12),
    (minutes) => minutes !== 720 && minutes + late * 60 !== 720,
  )
  const at = (minutes: number) => clock(Math.floor(minutes / 60) % 24, minutes % 60)
  return {
    concept: conceptsOf(-1),
    given: { find: 'overtakes' as const, way: -1 as 1 | -1, fast, slow, late },
    prompt: rng.pick([
      say`${one} leaves a station at ${kmh(slow)}. After ${hours(late)}, ${other} leaves the same station in the same direction at ${kmh(fast)}. How far from the station will they be together?`,
      say`${one} starts from a station at ${at(start)} with a speed of ${kmh(slow)}, and ${other} follows it at ${at(start + late * 60)} with a speed of ${kmh(fast)}. ${ask(rng, 'the distance from the station at which the second overtakes the first')}`,
      say`${hours(late)} after ${one.toLowerCase()} has left a station at ${kmh(slow)}, ${other} starts after it at ${kmh(fast)}. At what distance from the station does it catch up?`,
      say`At ${at(start)} ${one.toLowerCase()} leaves a station at ${kmh(slow)}. At ${at(start + late * 60)} ${other} is sent after it on a parallel line at ${kmh(fast)}. How far from the station does the second catch up with the first?`,
      say`Running at ${kmh(slow)}, ${one.toLowerCase()} is ${km(slow * late)} ahead when ${other} leaves the same station behind it at ${kmh(fast)}. How far does the second have to run to catch the first?`,
    ]),
    answer,
    mistakes: [
      { value: slow * late, because: say`that is only the start of the first train` },
      { value: slow * time, because: say`that is what the first train covers after the second has started` },
      {
        value: fast * (time + late),
        because: say`the second train was taken to start as early as the first`,
      },
      { value: (fast - slow) * time, because: say`the relative speed was used for the distance` },
      { value: fast * (time + 0.5), because: say`half an hour too much was counted` },
      { value: distance / 2, because: say`the distance was halved` },
      { value: (fast + slow) * time, because: say`the ways of both trains were added` },
    ],
    steps: [
      say`When the second starts, the first is ${slow} × ${late} = ${km(slow * late)} ahead.`,
      say`The second gains ${fast} − ${slow} = ${km(fast - slow)} in an hour.`,
      say`So it draws level after ${slow * late} ÷ ${fast - slow} = ${hours(time)}.`,
      say`Distance = ${fast} × ${time} = ${answer}`,
    ],
  }
}

/** Both passings are timed. */
function bothWays(rng: Random) {
  const { sum, difference, against, along } = rng.until(
    () => {
      const [sum, difference, against] = [rng.int(4, 12), rng.int(1, 4), rng.int(5, 24)]
      return { sum: 5 * sum, difference: 5 * difference, against, along: (sum * against) / difference }
    },
    (drawn) =>
      Number.isInteger(drawn.along) &&
      drawn.sum > drawn.difference + 5 &&
      drawn.along <= 150 &&
      drawn.sum * drawn.against >= 160 &&
      drawn.sum * drawn.against <= 900,
  )
  const lengths = sum * against
  const first = Math.round((lengths * rng.int(35, 60)) / 1000) * 10
  const second = lengths - first
  const [fast, slow] = [((sum + difference) / 2) * 3.6, ((sum - difference) / 2) * 3.6]
  const asks = rng.pick(['faster', 'slower'])
  const answer = kmh(asks === 'faster' ? fast : slow)
  return {
    concept: [...conceptsOf(1), 'trains-in-the-same-direction'],
    given: { find: 'faster' as const, way: 1 as 1 | -1, first, second, against, along, asks },
    prompt: rng.pick([
      say`Two trains, ${metres(first)} and ${metres(second)} long, cross each other in ${seconds(against)} when running in opposite directions and in ${seconds(along)} when running in the same direction. ${ask(rng, say`the speed of the ${asks} train`)}`,
      say`If two trains of lengths ${metres(first)} and ${metres(second)} take ${seconds(against)} to pass each other while moving in opposite directions and ${seconds(along)} while moving in the same direction, then ${askThen(rng, say`the speed of the ${asks} train`)}`,
      say`The lengths of two trains are ${metres(first)} and ${metres(second)}. They cross each other in ${seconds(along)} in the same direction and in ${seconds(against)} in opposite directions. How fast is the ${asks} one?`,
      say`A ${rng.pick(['passenger', 'goods', 'local', 'mail'])} train ${metres(first)} long and an express train ${metres(second)} long run on parallel tracks. They take ${seconds(along)} to cross each other in the same direction and ${seconds(against)} in opposite directions. ${ask(rng, say`the speed of the ${asks} of the two`)}`,
      say`Running in opposite directions, two trains with a total length of ${metres(first + second)} cross each other in ${seconds(against)}. In the same direction, the faster crosses the slower in ${seconds(along)}. At what speed does the ${asks} train run?`,
      say`When two trains of lengths ${metres(first)} and ${metres(second)} move towards each other, they cross in ${seconds(against)}; when they move in the same direction, they take ${seconds(along)}. ${ask(rng, say`the speed of the ${asks} one`)}`,
      say`A ${rng.pick(['man', 'guard', 'boy', 'station master'])} notes that two trains, ${metres(first)} and ${metres(second)} long, pass each other in ${seconds(against)} in opposite directions, but in ${seconds(along)} in the same direction. How many kilometres does the ${asks} train cover in an hour?`,
    ]),
    answer,
    mistakes: [
      {
        value: asks === 'faster' ? slow : fast,
        because: say`that is the speed of the ${asks === 'faster' ? 'slower' : 'faster'} train`,
      },
      { value: sum * 3.6, because: say`that is the sum of the speeds` },
      { value: difference * 3.6, because: say`that is the difference of the speeds` },
      {
        value: asks === 'faster' ? (sum + difference) / 2 : (sum - difference) / 2,
        because: say`that is the speed in m/s`,
      },
      {
        value: asks === 'faster' ? (sum + difference) * 3.6 : (sum - difference) * 3.6,
        because: say`the division by 2 was forgotten`,
      },
      { value: (lengths / (against + along)) * 3.6, because: say`the two times were added` },
      { value: (sum / 2) * 3.6, because: say`both trains were taken to be equally fast` },
    ],
    steps: [
      say`Sum of the speeds = ${lengths} ÷ ${against} = ${quantity(sum, 'm/s')}`,
      say`Difference of the speeds = ${lengths} ÷ ${along} = ${quantity(difference, 'm/s')}`,
      say`The ${asks} train: (${sum} ${asks === 'faster' ? '+' : '−'} ${difference}) ÷ 2 = ${quantity(asks === 'faster' ? (sum + difference) / 2 : (sum - difference) / 2, 'm/s')}`,
      say`Times 18/5: ${answer}`,
    ],
  }
}
