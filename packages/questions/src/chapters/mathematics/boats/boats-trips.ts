import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const kmh = (value: number) => quantity(value, 'km/h')
const km = (value: number) => quantity(value, 'km')
const hours = (value: number) => quantity(value, 'hour')

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase())

/** Something that floats, on an errand, and the river that it is on. */
export function drawBoat(rng: Random) {
  const craft = rng.pick([
    'a motor boat',
    'a ferry',
    'a fishing boat',
    'a country boat',
    'a small boat',
    'a cargo boat',
    'a launch',
    'a steamer',
  ])
  const errand = rng.pick([
    'with tourists on board',
    'with sacks of rice on board',
    'with a load of firewood',
    'with schoolchildren on board',
    'with a crew of two',
    'with a load of bamboo',
    'with no load',
  ])
  const town = rng.pick(towns)
  return {
    vessel: `${craft} ${errand}`,
    river: rng.pick([`a river near ${town}`, `the river at ${town}`, `a stream near ${town}`]),
  }
}

/** There and back in a known time: how far is it? */
export function roundTrip(rng: Random) {
  const { boat, stream, distance, time } = rng.until(
    () => {
      const [boat, stream, distance] = [rng.int(5, 24), rng.int(1, 8), rng.int(6, 120)]
      return { boat, stream, distance, time: distance / (boat + stream) + distance / (boat - stream) }
    },
    (drawn) =>
      drawn.boat > drawn.stream + 1 &&
      Number.isInteger(drawn.time * 2) &&
      drawn.time >= 2 &&
      drawn.time <= 20,
  )
  const [fast, slow] = [boat + stream, boat - stream]
  const person = rng.pick(people)
  const { vessel, river } = drawBoat(rng)
  const answer = km(distance)
  return {
    given: { find: 'distance' as const, boat, stream, hours: time },
    prompt: rng.pick([
      say`${person.name} steers ${vessel} that makes ${kmh(boat)} in still water. On ${river}, which flows at ${kmh(stream)}, ${person.he} goes to a village and comes back in ${hours(time)}. How far is the village?`,
      say`On ${river} ${vessel} goes to an island and returns in ${hours(time)}. It makes ${kmh(boat)} in still water and the stream runs at ${kmh(stream)}. Find the distance of the island.`,
      say`The current of ${river} is ${kmh(stream)}. ${capital(vessel)} that makes ${kmh(boat)} in still water takes ${hours(time)} to go to a place and come back. How far away is the place?`,
    ]),
    answer,
    mistakes: [
      { value: (boat * time) / 2, because: say`the stream was left out` },
      { value: boat * time, because: say`the stream was left out and the way back was not halved` },
      { value: distance * 2, because: say`that is the way there and back` },
      { value: (fast * time) / 2, because: say`both ways were taken downstream` },
      { value: (slow * time) / 2, because: say`both ways were taken upstream` },
      { value: distance / 2, because: say`the distance was halved once more` },
    ],
    steps: [
      say`Downstream: ${boat} + ${stream} = ${kmh(fast)}; upstream: ${boat} − ${stream} = ${kmh(slow)}.`,
      say`Let the distance be d km: d/${fast} + d/${slow} = ${time}`,
      say`d × (${slow} + ${fast}) = ${time} × ${fast} × ${slow} = ${time * fast * slow}`,
      say`d = ${time * fast * slow} ÷ ${fast + slow} = ${answer}`,
    ],
  }
}

/** Two journeys, each partly up and partly down. */
export function twoTrips(rng: Random) {
  const drawn = rng.until(
    () => {
      const [boat, stream] = [rng.int(5, 20), rng.int(1, 6)]
      const [down, up] = [boat + stream, boat - stream]
      const [p, q, r, s] = [rng.int(1, 5), rng.int(1, 5), rng.int(1, 5), rng.int(1, 5)]
      return { boat, stream, down, up, p, q, r, s }
    },
    ({ up, p, q, r, s }) => up >= 3 && p * s !== q * r && p !== r && q !== s,
  )
  const { boat, stream, down, up, p, q, r, s } = drawn
  const [a, b, c, d] = [down * p, up * q, down * r, up * s]
  const person = rng.pick(people)
  const { vessel, river } = drawBoat(rng)
  const answer = kmh(boat)
  return {
    given: { find: 'boat-of-trips' as const, first: [a, b, p + q] as const, second: [c, d, r + s] as const },
    prompt: rng.pick([
      say`On ${river} ${vessel} goes ${km(a)} downstream and ${km(b)} upstream in ${hours(p + q)}, and ${km(c)} downstream and ${km(d)} upstream in ${hours(r + s)}. What is its speed in still water?`,
      say`${person.name} takes ${vessel} ${km(a)} with the current of ${river} and ${km(b)} against it in ${hours(p + q)}. Another day ${person.he} goes ${km(c)} with it and ${km(d)} against it in ${hours(r + s)}. Find the speed of the boat in still water.`,
    ]),
    answer,
    mistakes: [
      { value: down, because: say`that is the speed downstream` },
      { value: up, because: say`that is the speed upstream` },
      { value: stream, because: say`that is the speed of the stream` },
      { value: down + up, because: say`the sum of the two speeds was not halved` },
      { value: (a + b) / (p + q), because: say`that is the average speed of the first journey` },
      { value: (c + d) / (r + s), because: say`that is the average speed of the second journey` },
    ],
    steps: [
      say`Let 1/x and 1/y be the hours for 1 km downstream and upstream: ${a}/x + ${b}/y = ${p + q} and ${c}/x + ${d}/y = ${r + s}.`,
      say`Solving the two equations gives x = ${down} and y = ${up}.`,
      say`So the boat makes ${kmh(down)} downstream and ${kmh(up)} upstream.`,
      say`In still water: (${down} + ${up}) ÷ 2 = ${answer}`,
    ],
  }
}
