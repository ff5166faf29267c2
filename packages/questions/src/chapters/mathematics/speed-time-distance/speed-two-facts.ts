import type { Random } from '../../../kit/random/random.ts'
import { clock, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawJourney, hours, km, kmh } from './journey-stories.ts'

/** Two start at different times towards each other: when do they meet? */
export function meetingClock(rng: Random) {
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
      say`${at(later)} and ${quantity(minutes, 'minute', 'span')} later it is ${answer}`,
    ],
  }
}

/** So much faster saves so much time on a known way. */
export function usualSpeed(rng: Random) {
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
