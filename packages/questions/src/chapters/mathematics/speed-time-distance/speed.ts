import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { hours, km, kmh } from '../../../kit/values/quantities.ts'
import { clock, quantity, span } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawJourney } from './journey-stories.ts'

/** "A car covers 150 km in 2½ hours. What is its speed?" */
export const speed = defineGenerator({
  id: 'arithmetic/speed',
  version: 2,
  concepts: ['speed-formula', 'kmph-to-mps', 'relative-speed', 'usual-speed'],
  levels: {
    easy: { forms: [basicSpeed, metresPerSecond] },
    medium: { forms: [meeting, chase] },
    hard: { forms: [meetingClock, usualSpeed] },
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
      const [rate, minutes] = [rng.int(18, 96, 2), rng.int(20, 330, 5)]
      return { rate, minutes, distance: (rate * minutes) / 60 }
    },
    (drawn) => Number.isInteger(drawn.distance) && drawn.minutes % 60 !== 0,
  )
  const { who, by, from, to } = drawJourney(rng)
  const time = span(minutes)
  const whole = Math.floor(minutes / 60)
  const answer = kmh(rate)
  return {
    concept: 'speed-formula',
    given: { find: 'speed' as const, distance, minutes },
    prompt: rng.pick([
      say`${who.name} covers ${km(distance)} on the road from ${from} to ${to} ${by} in ${time}. What is ${who.his} speed?`,
      say`It takes ${who.name} ${time} to go ${km(distance)} ${by} near ${from}. Find the speed in km/h.`,
    ]),
    answer,
    mistakes: [
      { value: distance / whole, because: say`only the full hours were counted` },
      { value: distance / (whole + 1), because: say`the time was rounded up to full hours` },
      {
        value: distance / (whole + (minutes % 60) / 100),
        because: say`the minutes were taken for hundredths of an hour`,
      },
      { value: (distance * minutes) / 60, because: say`the distance was multiplied by the time` },
      { value: (rate * 5) / 3, because: say`the hour was taken to have 100 minutes` },
      { value: (rate * 5) / 18, because: say`that is the speed in m/s` },
      { value: distance / ((minutes % 60) / 60), because: say`only the minutes were counted, not the hours` },
    ],
    steps: [
      say`${time} = ${quantity(minutes / 60, 'hour', 'mixed')}`,
      say`Speed = ${distance} × 60 ÷ ${minutes} = ${answer}`,
    ],
  }
}

function metresPerSecond(rng: Random) {
  const [rate, seconds] = [(rng.int(2, 28) * 18) / 5, rng.int(8, 90)] as const
  const perSecond = (rate * 5) / 18
  const metres = Math.round(perSecond * seconds)
  const { who, by, from } = drawJourney(rng)
  const answer = quantity(metres, 'm')
  return {
    concept: 'kmph-to-mps',
    given: { find: 'metres' as const, speed: rate, seconds },
    prompt: rng.pick([
      say`${who.name} moves ${by} at ${kmh(rate)} through ${from}. How many metres does ${who.he} cover in ${quantity(seconds, 'second')}?`,
      say`At ${kmh(rate)}, how far does ${who.name} get ${by} in ${quantity(seconds, 'second')} on a straight road near ${from}?`,
    ]),
    answer,
    mistakes: [
      { value: rate * seconds, because: say`the speed in km/h was multiplied by the seconds` },
      { value: (rate * 18 * seconds) / 5, because: say`the speed was multiplied by 18/5 instead of 5/18` },
      { value: perSecond, because: say`that is the way of one second` },
      {
        value: (rate * seconds) / 60,
        because: say`the seconds were turned into minutes, and the speed was left in km/h`,
      },
      { value: perSecond * 60, because: say`that is the way of one minute` },
      { value: perSecond + seconds, because: say`the speed and the time were added` },
      { value: (rate * seconds) / 10, because: say`the speed was divided by 10 for metres per second` },
    ],
    steps: [
      say`${kmh(rate)} = ${rate} × 5/18 = ${quantity(perSecond, 'm/s')}`,
      say`Distance = ${perSecond} × ${seconds} = ${answer}`,
    ],
  }
}

function meeting(rng: Random) {
  const [a, b, time] = rng.until(
    () => [rng.int(16, 80, 2), rng.int(16, 80, 2), rng.int(3, 14) / 2] as const,
    ([x, y, t]) => x !== y && Number.isInteger((x + y) * t),
  )
  const distance = (a + b) * time
  const { by, from, to } = drawJourney(rng)
  const [one, other] = rng.sample(people, 2)
  const answer = hours(time)
  return {
    concept: 'relative-speed',
    given: { find: 'meeting' as const, first: a, second: b, distance },
    prompt: rng.pick([
      say`Two depots on a highway through ${from} are ${km(distance)} apart. ${one.name} starts ${by} from one at ${kmh(a)} and ${other.name} from the other at ${kmh(b)}, at the same time and towards each other. After how long do they meet?`,
      say`${one.name} and ${other.name} are ${km(distance)} apart and drive towards each other on the road from ${from} to ${to} at ${kmh(a)} and ${kmh(b)}. In what time do they meet?`,
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
    ],
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
      const [slow, fast, lead] = [rng.int(20, 60, 2), rng.int(30, 96, 2), rng.int(1, 8) / 2]
      return { slow, fast, lead, time: (slow * lead) / (fast - slow) }
    },
    (drawn) => drawn.fast > drawn.slow && Number.isInteger(drawn.time * 2) && drawn.time <= 12,
  )
  const { by, from, to } = drawJourney(rng)
  const [one, other] = rng.sample(people, 2)
  const answer = hours(time)
  return {
    concept: 'relative-speed',
    given: { find: 'chase' as const, slow, fast, lead },
    prompt: rng.pick([
      say`${one.name} leaves ${from} for ${to} ${by} at ${kmh(slow)}. ${hours(lead)} later ${other.name} follows at ${kmh(fast)}. How long after starting does ${other.name} catch up?`,
      say`${other.name} starts from ${from} ${hours(lead)} after ${one.name}, who drives ${by} at ${kmh(slow)} towards ${to}. At ${kmh(fast)}, in how many hours does ${other.name} overtake ${one.name}?`,
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
      { value: slow * lead, because: say`that is the lead in km, not a time` },
      { value: fast - slow, because: say`that is the gain in km each hour, not a time` },
    ],
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
    (drawn) => drawn.a !== drawn.b && Number.isInteger(drawn.distance),
  )
  const wait = later - start
  const ahead = (a * wait) / 60
  const { by, from, to } = drawJourney(rng)
  const [one, other] = rng.sample(people, 2)
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
      say`Two depots on a highway through ${from} are ${km(distance)} apart. ${one.name} leaves one at ${at(start)} ${by} at ${kmh(a)}; ${other.name} leaves the other at ${at(later)} at ${kmh(b)}. They go towards each other. When do they meet?`,
      say`${one.name} starts at ${at(start)} on a road of ${km(distance)} near ${to} and goes ${by} at ${kmh(a)}. From the other end ${other.name} starts at ${at(later)} at ${kmh(b)}. At what time do they meet?`,
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

/** A higher speed saves a known time over a known distance. */
function usualSpeed(rng: Random) {
  const { usual, more, distance, saved } = rng.until(
    () => {
      const [usual, more, distance] = [
        rng.int(12, 72),
        rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20]),
        rng.int(30, 480, 5),
      ]
      return { usual, more, distance, saved: (distance * 60) / usual - (distance * 60) / (usual + more) }
    },
    (drawn) =>
      Math.abs(drawn.saved - Math.round(drawn.saved)) < 1e-9 && drawn.saved >= 10 && drawn.saved <= 180,
  )
  const less = Math.round(saved)
  const { who, by, from, to } = drawJourney(rng)
  const product = usual * (usual + more)
  const answer = kmh(usual)
  return {
    concept: 'usual-speed',
    given: { find: 'usual-speed' as const, distance, more, saved: less },
    prompt: rng.pick([
      say`On a journey of ${km(distance)} from ${from} ${by}, ${who.name} would save ${quantity(less, 'minute', 'span')} by going ${kmh(more)} faster than usual. What is ${who.his} usual speed?`,
      say`If ${who.name} drives ${kmh(more)} faster than usual, ${who.he} covers the ${km(distance)} to ${to} ${by} in ${quantity(less, 'minute', 'span')} less. Find ${who.his} usual speed.`,
    ]),
    answer,
    mistakes: [
      { value: usual + more, because: say`that is the faster speed` },
      { value: usual + 2 * more, because: say`the gain in speed was added twice` },
      { value: usual - more, because: say`the gain in speed was taken off once more` },
      { value: usual + more / 2, because: say`that is halfway between the two speeds` },
      { value: usual * 2, because: say`the distance was taken there and back` },
      { value: (distance * 60) / less, because: say`the distance was divided by the time saved` },
      { value: usual / 2, because: say`only half of the distance was counted` },
    ],
    steps: [
      say`Let the usual speed be x: ${distance}/x − ${distance}/(x + ${more}) = ${less}/60`,
      say`${distance} × ${more} × 60 = ${less} × x × (x + ${more})`,
      say`x × (x + ${more}) = ${distance * more * 60} ÷ ${less} = ${product}`,
      say`${product} = ${usual} × ${usual + more}, so x = ${answer}`,
    ],
  }
}
