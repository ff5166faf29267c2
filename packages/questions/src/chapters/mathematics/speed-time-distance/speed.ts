import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { hours, km, kmh } from '../../../kit/values/quantities.ts'
import { clock, quantity, span } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A car covers 150 km in 2½ hours. What is its speed?" */
export const speed = defineGenerator({
  id: 'arithmetic/speed',
  version: 7,
  concepts: ['speed-formula', 'kmph-to-mps', 'relative-speed', 'usual-speed'],
  levels: {
    easy: { forms: [basicSpeed, metresPerSecond] },
    medium: { forms: [meeting, chase, meetingClock] },
    hard: { forms: [meetingAfterHalt, meetingOnReturn, usualSpeed] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'speed':
        return bisect((rate) => (rate * given.minutes) / 60 - given.distance, 2000)
      case 'metres':
        // Second by second at so many metres.
        return ((given.speed * 1000) / 3600) * given.seconds
      case 'meeting':
        return bisect((time) => time * given.first + time * given.second - given.distance, 1000)
      case 'chase':
        return bisect((time) => time * given.fast - (time + given.lead) * given.slow, 1000)
      case 'meeting-clock': {
        // Minute by minute, each from the time of starting.
        const [start, later] = given.starts
        for (let minute = start; minute < start + 3000; minute++) {
          const one = ((minute - start) / 60) * given.speeds[0]
          const other = (Math.max(0, minute - later) / 60) * given.speeds[1]
          if (one + other >= given.distance - 1e-9) return clock(0, minute)
        }
        throw new RangeError('they do not meet')
      }
      case 'meeting-after-halt': {
        // Minute by minute, with nothing added for the first one while it stands still.
        const { start, later, ride, rest, speeds, distance } = given
        let apart = distance * 60
        for (let minute = start; minute < start + 3000; minute++) {
          if (apart < 1e-9) return clock(0, minute)
          const since = minute - start
          if (since < ride || since >= ride + rest) apart -= speeds[0]
          if (minute >= later) apart -= speeds[1]
        }
        throw new RangeError('they do not meet')
      }
      case 'meeting-on-return': {
        // Both places counted from P: the faster one is on the way back.
        const time = bisect((one) => one * given.slow - (2 * given.distance - one * given.fast), 1000)
        return given.from === 'P' ? time * given.slow : given.distance - time * given.slow
      }
      case 'usual-speed':
        return bisect(
          (usual) => given.distance / (usual + given.more) - (given.distance / usual - given.saved / 60),
          1000,
        )
    }
  },
})

function basicSpeed(rng: Random) {
  const { rate, minutes, distance } = rng.until(
    () => {
      const [rate, minutes] = [rng.int(18, 96), rng.int(20, 330, 5)]
      return { rate, minutes, distance: (rate * minutes) / 60 }
    },
    (drawn) => Number.isInteger(drawn.distance) && drawn.minutes % 60 !== 0,
  )
  const time = span(minutes)
  const whole = Math.floor(minutes / 60)
  const answer = kmh(rate)
  return {
    concept: 'speed-formula',
    given: { find: 'speed' as const, distance, minutes },
    prompt: rng.pick([
      say`A ${rng.pick(['car', 'bus', 'train', 'motorcycle'])} covers a distance of ${km(distance)} in ${time}. ${ask(rng, 'its speed')}`,
      say`If a ${rng.pick(['car', 'bus', 'train', 'van'])} takes ${time} to cover ${km(distance)}, then ${askThen(rng, 'its speed')}`,
      say`Two ${rng.pick(['towns', 'stations', 'places'])} are ${km(distance)} apart. A ${rng.pick(['bus', 'train', 'truck'])} goes from one to the other in ${time}. ${ask(rng, 'its speed')}`,
      say`At what speed does a ${rng.pick(['car', 'bus', 'train', 'taxi'])} have to run to cover ${km(distance)} in ${time}?`,
    ]),
    answer,
    mistakes: [
      ...(whole > 0 ? [{ value: distance / whole, because: say`only the full hours were counted` }] : []),
      { value: distance / (whole + 1), because: say`the time was rounded up to full hours` },
      {
        value: distance / (whole + (minutes % 60) / 100),
        because: say`the minutes were taken for hundredths of an hour`,
      },
      { value: (distance * minutes) / 60, because: say`the distance was multiplied by the time` },
      { value: (rate * 5) / 3, because: say`the hour was taken to have 100 minutes` },
      { value: (rate * 5) / 18, because: say`that is the speed in m/s` },
      { value: distance / ((minutes % 60) / 60), because: say`only the minutes were counted, not the hours` },
      { value: rate + 4, because: say`a slip in the division made it too large` },
      { value: rate - 4, because: say`a slip in the division made it too small` },
    ].filter(({ value }) => Number.isInteger(10 * value)),
    within: [rate / 3, 3 * rate] as const,
    steps: [
      say`${time} = ${quantity(minutes / 60, 'hour', 'mixed')}`,
      say`Speed = ${distance} × 60 ÷ ${minutes} = ${answer}`,
    ],
  }
}

function metresPerSecond(rng: Random) {
  // 7.5 m/s for an even number of seconds; nobody is asked for 97.2 km/h.
  const [rate, seconds] = rng.until(
    () => [9 * rng.int(2, 14), rng.int(8, 98)] as const,
    ([speed, time]) => (speed % 18 === 0 || time % 2 === 0) && speed !== time,
  )
  const perSecond = (rate * 5) / 18
  const metres = Math.round(perSecond * seconds)
  const answer = quantity(metres, 'm')
  return {
    concept: 'kmph-to-mps',
    given: { find: 'metres' as const, speed: rate, seconds },
    prompt: rng.pick([
      say`A ${rng.pick(['car', 'bus', 'train', 'scooter'])} is moving at ${kmh(rate)}. ${ask(rng, say`the distance that it covers in ${quantity(seconds, 'second')}`)}`,
      say`If the speed of a ${rng.pick(['car', 'bus', 'train', 'motorcycle'])} is ${kmh(rate)}, then ${askThen(rng, say`the distance covered by it in ${quantity(seconds, 'second')}`)}`,
      say`${ask(rng, say`the distance covered in ${quantity(seconds, 'second')} by a ${rng.pick(['car', 'bus', 'van', 'truck'])} running at ${kmh(rate)}`)}`,
      say`How far will a ${rng.pick(['man on a scooter', 'vehicle', 'motorcyclist', 'taxi'])} travel in ${quantity(seconds, 'second')} at a speed of ${kmh(rate)}?`,
      say`A ${rng.pick(['car', 'bus', 'train', 'truck'])} runs at a uniform speed of ${kmh(rate)} for ${quantity(seconds, 'second')}. ${ask(rng, 'the distance covered in metres')}`,
    ]),
    answer,
    mistakes: [
      { value: rate * seconds, because: say`the speed in km/h was multiplied by the seconds` },
      {
        value: (rate * seconds) / 60,
        because: say`the seconds were turned into minutes, and the speed was left in km/h`,
      },
      { value: perSecond * 60, because: say`that is the way of one minute` },
      { value: (rate * seconds) / 10, because: say`the speed was divided by 10 for metres per second` },
      { value: (rate * seconds) / 3, because: say`the speed was divided by 3 instead of by 18/5` },
      { value: metres / 2, because: say`only half of the time was counted` },
      { value: metres * 2, because: say`the distance was doubled` },
      { value: (rate * seconds) / 4, because: say`the speed was divided by 4 instead of by 18/5` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [metres / 4, 4 * metres] as const,
    steps: [
      say`${kmh(rate)} = ${rate} × 5/18 = ${quantity(perSecond, 'm/s')}`,
      say`Distance = ${perSecond} × ${seconds} = ${answer}`,
    ],
  }
}

/** A time such as 6 1/840 hours would be seen at once to be no answer. */
const isPrinted = ({ value }: { value: number }): boolean => Number.isInteger(4 * value)

function meeting(rng: Random) {
  const [a, b, time] = rng.until(
    () => [rng.int(16, 80, 2), rng.int(16, 80, 2), rng.int(3, 14) / 2] as const,
    ([x, y, t]) => x !== y && Number.isInteger((x + y) * t),
  )
  const distance = (a + b) * time
  const [one, other] = drawLetters(rng, 2)
  const answer = hours(time)
  return {
    concept: 'relative-speed',
    given: { find: 'meeting' as const, first: a, second: b, distance },
    prompt: rng.pick([
      say`Two ${rng.pick(['towns', 'places', 'stations', 'cities'])} are ${km(distance)} apart. ${one.name} and ${other.name} start from them at the same time towards each other at ${kmh(a)} and ${kmh(b)}, respectively. After how much time will they meet?`,
      say`The distance between two ${rng.pick(['towns', 'places', 'stations', 'cities'])} is ${km(distance)}. Two ${rng.pick(['cars', 'buses', 'trains', 'motorcyclists'])} start from them simultaneously towards each other with speeds of ${kmh(a)} and ${kmh(b)}, respectively. In how many hours will they meet?`,
      say`If two ${rng.pick(['cars', 'cyclists', 'buses', 'vans'])}, ${km(distance)} apart, travel towards each other at ${kmh(a)} and ${kmh(b)}, respectively, then ${askThen(rng, 'the time after which they will meet')}`,
      say`A ${rng.pick(['car', 'bus', 'train'])} leaves P for Q at ${kmh(a)} and, at the same time, ${rng.pick(['another', 'a second one', 'a taxi'])} leaves Q for P at ${kmh(b)}. If P and Q are ${km(distance)} apart, ${askThen(rng, 'the time in which they cross each other')}`,
      say`${one.name} and ${other.name} live ${km(distance)} apart. They set out at the same time to meet each other, travelling at ${kmh(a)} and ${kmh(b)}. How long will it take them to meet?`,
    ]),
    answer,
    mistakes: [
      {
        value: distance / Math.abs(a - b),
        because: say`the speeds were subtracted; they drive towards each other`,
      },
      { value: distance / a, because: say`only ${one.name} was taken to move` },
      { value: distance / b, because: say`only ${other.name} was taken to move` },
      {
        value: (2 * distance) / (a + b),
        because: say`the distance was divided by the average of the speeds`,
      },
      { value: time / 2, because: say`each was taken to cover half of the way at the speed of both` },
      { value: (distance / a + distance / b) / 2, because: say`that is the average of the two times alone` },
      {
        value: distance / 2 / Math.max(a, b),
        because: say`the faster one was taken to cover half of the way`,
      },
      { value: time + 1, because: say`an hour too much was counted` },
      { value: time - 1, because: say`an hour too little was counted` },
    ].filter(isPrinted),
    within: [0.5, 24] as const,
    steps: [
      say`They come nearer by ${a} + ${b} = ${kmh(a + b)}.`,
      say`At the start they are ${km(distance)} apart.`,
      say`Time = ${distance} ÷ ${a + b} = ${answer}`,
    ],
  }
}

function chase(rng: Random) {
  const { slow, fast, lead, time } = rng.until(
    () => {
      const [slow, fast, lead] = [rng.int(30, 64, 2), rng.int(36, 96, 2), rng.int(1, 8) / 2]
      return { slow, fast, lead, time: (slow * lead) / (fast - slow) }
    },
    (drawn) => drawn.fast > drawn.slow && Number.isInteger(drawn.time * 2) && drawn.time <= 12,
  )
  const [one, other] = drawLetters(rng, 2)
  const answer = hours(time)
  return {
    concept: 'relative-speed',
    given: { find: 'chase' as const, slow, fast, lead },
    prompt: rng.pick([
      say`A ${rng.pick(['car', 'bus', 'truck', 'thief'])} leaves a ${rng.pick(['town', 'place', 'city'])} at ${kmh(slow)}. ${hours(lead)} later, a ${rng.pick(['police jeep', 'car', 'van'])} starts from the same place in the same direction at ${kmh(fast)}. How long will the latter take to catch up?`,
      say`${one.name} starts from a place at ${kmh(slow)}. ${other.name} starts ${hours(lead)} later from the same place in the same direction at ${kmh(fast)}. In how many hours after starting will ${other.name} overtake ${one.name}?`,
      say`If a ${rng.pick(['train', 'bus', 'car'])} runs at ${kmh(slow)} and another starts ${hours(lead)} after it from the same point in the same direction at ${kmh(fast)}, then after how much time from its start will the second catch the first?`,
      say`A ${rng.pick(['goods train', 'lorry', 'tempo'])} running at ${kmh(slow)} leaves a ${rng.pick(['station', 'depot', 'city'])} ${hours(lead)} before ${rng.pick(['an express train', 'a jeep', 'a car'])} that runs at ${kmh(fast)} in the same direction. ${ask(rng, 'the time the faster one takes to overtake the slower')}`,
      say`Two ${rng.pick(['cars', 'buses', 'motorcycles', 'vans'])} leave a place in the same direction at ${kmh(slow)} and ${kmh(fast)}, the slower one ${hours(lead)} earlier. ${ask(rng, 'the time after which the faster one catches the slower one')}`,
    ]),
    answer,
    mistakes: [
      { value: time + lead, because: say`that is the time since ${one.name} started` },
      { value: (slow * lead) / (fast + slow), because: say`the speeds were added; they drive the same way` },
      {
        value: (fast * lead) / (fast - slow),
        because: say`the lead was reckoned with the speed of ${other.name}`,
      },
      { value: (slow * lead) / fast, because: say`${one.name} was taken to stand still` },
      { value: lead, because: say`that is the time by which ${one.name} started earlier` },
      { value: time / 2, because: say`only half of the lead was counted` },
      { value: time + 1, because: say`an hour too much was counted` },
      { value: time - 0.5, because: say`half an hour too little was counted` },
      { value: 2 * time, because: say`the lead was counted twice` },
    ].filter(isPrinted),
    within: [0.25, 24] as const,
    steps: [
      say`The lead of ${one.name} is ${slow} × ${lead} = ${km(slow * lead)}.`,
      say`${other.name} gains ${fast} − ${slow} = ${kmh(fast - slow)}.`,
      say`Time = ${slow * lead} ÷ ${fast - slow} = ${answer}`,
    ],
  }
}

/** Two start at different times towards each other: when do they meet? */
function meetingClock(rng: Random) {
  const { start, later, a, b, minutes, distance } = rng.until(
    () => {
      const [start, wait] = [rng.int(300, 600, 30), rng.int(30, 180, 30)]
      const [a, b, minutes] = [rng.int(20, 72, 2), rng.int(20, 72, 2), rng.int(60, 360, 15)]
      return { start, later: start + wait, a, b, minutes, distance: (a * wait + (a + b) * minutes) / 60 }
    },
    (drawn) =>
      drawn.a !== drawn.b &&
      Number.isInteger(drawn.distance) &&
      // '12:00 p.m.' would leave it in doubt.
      drawn.later !== 720 &&
      drawn.later + drawn.minutes !== 720,
  )
  const wait = later - start
  const ahead = (a * wait) / 60
  const [one, other] = drawLetters(rng, 2)
  const at = (time: number) => clock(0, Math.round(time))
  const answer = at(later + minutes)
  return {
    concept: 'relative-speed',
    given: {
      find: 'meeting-clock' as const,
      starts: [start, later] as const,
      speeds: [a, b] as const,
      distance,
    },
    prompt: rng.pick([
      say`Two ${rng.pick(['towns', 'places', 'stations'])} P and Q are ${km(distance)} apart. A ${rng.pick(['car', 'bus', 'train'])} leaves P at ${at(start)} at ${kmh(a)} towards Q, and another leaves Q at ${at(later)} at ${kmh(b)} towards P. At what time will they meet?`,
      say`The distance between two stations is ${km(distance)}. A train starts from one of them at ${at(start)} with a speed of ${kmh(a)}, and another from the other station at ${at(later)} towards it with a speed of ${kmh(b)}. When will they meet?`,
      say`${one.name} starts at ${at(start)} from one end of a ${km(distance)} long road at ${kmh(a)}, and ${other.name} starts at ${at(later)} from the other end towards ${one.name} at ${kmh(b)}. ${ask(rng, 'the time at which they meet')}`,
    ]),
    answer,
    mistakes: [
      { value: at(start + minutes), because: say`the time was counted from the start of ${one.name}` },
      {
        value: at(start + (distance * 60) / (a + b)),
        because: say`both were taken to start at ${at(start)}`,
      },
      {
        value: at(later + (distance * 60) / (a + b)),
        because: say`the way that ${one.name} had gone alone was left out`,
      },
      { value: at(later + minutes + wait), because: say`the wait was added once more` },
      { value: at(later + minutes + 60), because: say`one hour too many was counted` },
      { value: at(later + minutes - 60), because: say`one hour too few was counted` },
    ],
    steps: [
      say`Until ${at(later)} ${one.name} has gone ${a} × ${wait}/60 = ${km(ahead)}.`,
      say`Then they are ${distance} − ${ahead} = ${km(distance - ahead)} apart.`,
      say`They come nearer by ${a} + ${b} = ${kmh(a + b)}, so they need ${distance - ahead} ÷ ${a + b} = ${hours(minutes / 60)}.`,
      say`${at(later)} and ${span(minutes)} later it is ${answer}`,
    ],
  }
}

/** One of the two stops on the way: "A bus leaves P at 6:00 a.m., halts after 2 hours for 30 minutes … When do they meet?" */
function meetingAfterHalt(rng: Random) {
  const { start, later, ride, rest, a, b, end, distance } = rng.until(
    () => {
      const [start, ride] = [rng.int(300, 540, 30), rng.int(60, 180, 30)]
      const [later, rest] = [start + rng.int(30, 150, 30), rng.pick([20, 30, 40, 45, 60])]
      const [a, b, end] = [rng.int(30, 72, 2), rng.int(30, 72, 2), start + ride + rest + rng.int(30, 180, 15)]
      const distance = (a * (end - start - rest) + b * (end - later)) / 60
      return { start, later, ride, rest, a, b, end, distance }
    },
    (drawn) =>
      drawn.a !== drawn.b &&
      Number.isInteger(drawn.distance) &&
      drawn.end - drawn.later >= 30 &&
      drawn.later !== drawn.start + drawn.rest &&
      // '12:00 p.m.' would leave it in doubt.
      drawn.later !== 720 &&
      drawn.end !== 720,
  )
  // The wrong times are printed to 5 minutes, as the key is.
  const at = (time: number) => clock(0, 5 * Math.round(time / 5))
  const [answer, together] = [at(end), a + b]
  // From this time on both are on the move, if the first is taken to start later by its halt.
  const from = Math.max(later, start + rest)
  const ahead = ((later > start + rest ? a : b) * Math.abs(later - start - rest)) / 60
  const unhalted = end - (a * rest) / together
  const [bus, car] = rng.pick([
    ['bus', 'car'],
    ['truck', 'jeep'],
    ['car', 'motorcycle'],
    ['van', 'bus'],
  ] as const)
  const [moving, held] = [span(ride), span(rest)]
  return {
    concept: 'relative-speed',
    given: {
      find: 'meeting-after-halt' as const,
      start,
      later,
      ride,
      rest,
      speeds: [a, b] as const,
      distance,
    },
    prompt: rng.pick([
      say`P and Q are ${km(distance)} apart. A ${bus} leaves P for Q at ${at(start)} at ${kmh(a)}. After ${moving} it halts for ${held} and then goes on at the same speed. A ${car} leaves Q for P at ${at(later)} at ${kmh(b)}. At what time do they meet?`,
      say`A ${bus} starts from P at ${at(start)} for Q, ${km(distance)} away, at ${kmh(a)}, and a ${car} starts from Q at ${at(later)} for P at ${kmh(b)}. The ${bus} stops for ${held} after running for ${moving}, and the ${car} does not stop. When will they meet?`,
      say`The distance between two towns P and Q is ${km(distance)}. A ${bus} leaves P at ${at(start)} towards Q at ${kmh(a)}, but after ${moving} it is held up for ${held} by a puncture. A ${car} leaves Q at ${at(later)} towards P at ${kmh(b)}. ${ask(rng, 'the time at which they meet')}`,
    ]),
    answer,
    mistakes: [
      { time: unhalted, because: say`the halt of the ${bus} was left out` },
      { time: unhalted + rest, because: say`the ${car} was taken to stand still during the halt as well` },
      {
        time: start + (distance * 60) / together,
        because: say`both were taken to start at ${at(start)}, without a halt`,
      },
      {
        time: later + (distance * 60) / together,
        because: say`both were taken to start at ${at(later)}, without a halt`,
      },
      { time: end + 30, because: say`half an hour too much was counted` },
      { time: end - 30, because: say`half an hour too little was counted` },
    ]
      .filter(({ time }) => Math.abs(time - 720) > 2.5)
      .map(({ time, because }) => ({ value: at(time), because })),
    steps: [
      say`When they meet, the ${bus} has lost ${held}, as if it had left P at ${clock(0, start + rest)} without a halt.`,
      later >= start + rest
        ? say`Then by ${at(later)} it would have gone ${a} × ${later - start - rest}/60 = ${km(ahead)}.`
        : say`By then the ${car} has gone ${b} × ${start + rest - later}/60 = ${km(ahead)}.`,
      say`The other ${distance} − ${ahead} = ${km(distance - ahead)} are covered at ${a} + ${b} = ${kmh(together)}, in ${span(end - from)}.`,
      say`${clock(0, from)} and ${span(end - from)} later it is ${answer}`,
    ],
  }
}

/** "A and B go from P to Q. A reaches Q first, turns back at once and meets B. How far from Q do they meet?" */
function meetingOnReturn(rng: Random) {
  const { slow, fast, time, distance } = rng.until(
    () => {
      const [least, most, step] = rng.pick([
        [8, 20, 1],
        [30, 80, 5],
      ] as const)
      const [slow, fast] = [rng.int(least, most, step), rng.int(least, most, step)]
      const time = rng.int(4, 24) / 4
      return { slow, fast, time, distance: ((slow + fast) * time) / 2 }
    },
    (drawn) =>
      drawn.fast > drawn.slow + 1 &&
      drawn.fast < 2 * drawn.slow &&
      Number.isInteger(drawn.distance) &&
      Number.isInteger(drawn.slow * drawn.time),
  )
  const from = rng.pick(['P', 'Q', 'Q'] as const)
  const met = slow * time
  const value = from === 'P' ? met : distance - met
  const answer = km(value)
  // P and Q are the places.
  const [one, other] = rng.pick([
    ['A', 'B'],
    ['X', 'Y'],
    ['M', 'N'],
  ] as const)
  const places = rng.pick(['towns', 'villages', 'places'])
  return {
    concept: 'relative-speed',
    given: { find: 'meeting-on-return' as const, slow, fast, distance, from },
    prompt: rng.pick([
      say`${one} and ${other} start at the same time from P to Q, ${km(distance)} away, at ${kmh(slow)} and ${kmh(fast)}, respectively. ${other} reaches Q, turns back at once and meets ${one} on the way. ${ask(rng, say`the distance of the meeting point from ${from}`)}`,
      say`The distance between two ${places} P and Q is ${km(distance)}. ${one} and ${other} leave P together for Q at ${kmh(slow)} and ${kmh(fast)}, respectively. On reaching Q, ${other} returns immediately at the same speed. At what distance from ${from} will they meet?`,
    ]),
    answer,
    mistakes: [
      { value: distance - value, because: say`that is the distance from ${from === 'P' ? 'Q' : 'P'}` },
      {
        value: (distance * slow) / (slow + fast),
        because: say`they were taken to start from P and Q towards each other`,
      },
      {
        value: (distance * slow) / fast,
        because: say`that is how far ${one} is from P when ${other} reaches Q`,
      },
      {
        value: (distance * (fast - slow)) / fast,
        because: say`that is how far ${one} is from Q when ${other} reaches it`,
      },
      { value: value / 2, because: say`the way was halved once too often` },
      { value: 2 * value, because: say`the way was doubled` },
      { value: value + slow / 2, because: say`half an hour of ${one} was added` },
      { value: value - slow / 2, because: say`half an hour of ${one} was taken off` },
      { value: value + fast - slow, because: say`the difference of the speeds was added` },
      { value: value - (fast - slow), because: say`the difference of the speeds was taken off` },
    ].filter(({ value: wrong }) => Number.isInteger(2 * wrong)),
    within: [0.5, distance - 0.5] as const,
    steps: [
      say`Until they meet, the two together cover twice the distance from P to Q: 2 × ${distance} = ${km(2 * distance)}`,
      say`Time = ${2 * distance} ÷ (${slow} + ${fast}) = ${hours(time)}`,
      ...(from === 'P'
        ? [say`Distance of ${one} from P = ${slow} × ${time} = ${answer}`]
        : [
            say`Distance of ${one} from P = ${slow} × ${time} = ${km(met)}`,
            say`Distance from Q = ${distance} − ${met} = ${answer}`,
          ]),
    ],
  }
}

/** A higher speed saves a known time over a known distance. */
function usualSpeed(rng: Random) {
  const { usual, more, distance, saved } = rng.until(
    () => {
      const [usual, more, distance] = [
        rng.int(30, 80),
        rng.pick([4, 5, 6, 8, 10, 12, 15, 20, 25]),
        rng.int(60, 720, 5),
      ]
      return { usual, more, distance, saved: (distance * 60) / usual - (distance * 60) / (usual + more) }
    },
    (drawn) =>
      [5, 6].some((step) => Math.abs(drawn.saved / step - Math.round(drawn.saved / step)) < 1e-9) &&
      drawn.saved >= 10 &&
      drawn.saved <= 180,
  )
  const less = Math.round(saved)
  const product = usual * (usual + more)
  const answer = kmh(usual)
  return {
    concept: 'usual-speed',
    given: { find: 'usual-speed' as const, distance, more, saved: less },
    prompt: rng.pick([
      say`If the speed of a ${rng.pick(['car', 'bus', 'train', 'truck'])} is increased by ${kmh(more)}, it takes ${quantity(less, 'minute', 'span')} less to cover ${km(distance)}. ${ask(rng, 'its usual speed')}`,
      say`A ${rng.pick(['man', 'driver', 'motorcyclist', 'motorist'])} covers ${km(distance)} in ${quantity(less, 'minute', 'span')} less time by increasing his usual speed by ${kmh(more)}. ${ask(rng, 'his usual speed')}`,
      say`A ${rng.pick(['train', 'bus', 'car', 'van'])} covers a distance of ${km(distance)} at a uniform speed. Had the speed been ${kmh(more)} more, it would have taken ${quantity(less, 'minute', 'span')} less. ${ask(rng, 'the original speed')}`,
    ]),
    answer,
    mistakes: [
      { value: usual + more, because: say`that is the faster speed` },
      { value: usual + 2 * more, because: say`the gain in speed was added twice` },
      { value: usual - more, because: say`the gain in speed was taken off once more` },
      { value: usual + more / 2, because: say`that is halfway between the two speeds` },
      { value: usual + 5, because: say`a slip in finding the factors made it too large` },
      { value: usual - 5, because: say`a slip in finding the factors made it too small` },
    ],
    within: [10, 120] as const,
    steps: [
      say`Let the usual speed be x: ${distance}/x − ${distance}/(x + ${more}) = ${less}/60`,
      say`${distance} × ${more} × 60 = ${less} × x × (x + ${more})`,
      say`x × (x + ${more}) = ${distance * more * 60} ÷ ${less} = ${product}`,
      say`${product} = ${usual} × ${usual + more}, so x = ${answer}`,
    ],
  }
}
