import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { lcm } from '../../../kit/values/exact.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawBoat, roundTrip, twoTrips } from './boats-trips.ts'

/** "A boat goes 12 km/h in still water and the stream runs at 3 km/h. How long for 45 km downstream?" */
export const boats = defineGenerator({
  id: 'arithmetic/boats',
  version: 1,
  levels: {
    easy: { forms: [timeOfTrip] },
    medium: { forms: [stillOrStream] },
    hard: { forms: [roundTrip, twoTrips] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'time': {
        const speed = given.way === 'downstream' ? given.boat + given.stream : given.boat - given.stream
        return bisect((hours) => hours * speed - given.distance, 1000)
      }
      case 'still':
      case 'stream': {
        // The boat and the stream that make up both trips: down is their sum, up their difference.
        const [down, up] = [given.distance / given.down, given.distance / given.up]
        const stream = bisect((speed) => up + 2 * speed - down, down)
        return given.find === 'stream' ? stream : up + stream
      }
      case 'distance':
        return bisect(
          (distance) =>
            distance / (given.boat + given.stream) + distance / (given.boat - given.stream) - given.hours,
          10_000,
        )
      case 'boat-of-trips': {
        // Try every pair of speeds on a grid of half km/h.
        for (let down = 1; down <= 120; down++) {
          const rate = down / 2
          const up = given.first[1] / (given.first[2] - given.first[0] / rate)
          if (!(up > 0) || up >= rate) continue
          if (Math.abs(given.second[0] / rate + given.second[1] / up - given.second[2]) < 1e-9)
            return (rate + up) / 2
        }
        throw new RangeError('no speeds fit')
      }
    }
  },
})

const kmh = (value: number) => quantity(value, 'km/h')
const km = (value: number) => quantity(value, 'km')
const hours = (value: number) => quantity(value, 'hour')

function timeOfTrip(rng: Random) {
  const way = rng.pick(['downstream', 'upstream'] as const)
  const sign = way === 'downstream' ? 1 : -1
  const { boat, stream, time, speed, distance } = rng.until(
    () => {
      const [boat, stream, time] = [rng.int(6, 24), rng.int(1, 8), rng.int(3, 20) / 2]
      const speed = boat + sign * stream
      return { boat, stream, time, speed, distance: speed * time }
    },
    // The trip the other way is the mistake that most make, so it must look as natural.
    (drawn) =>
      drawn.boat > drawn.stream + 1 &&
      Number.isInteger(drawn.distance) &&
      Number.isInteger((4 * drawn.distance) / (drawn.boat - sign * drawn.stream)),
  )
  const person = rng.pick(people)
  const { vessel, river } = drawBoat(rng)
  const answer = hours(time)
  return {
    given: { find: 'time' as const, boat, stream, way, distance },
    prompt: rng.pick([
      say`${vessel} goes at ${kmh(boat)} in still water; ${river} runs at ${kmh(stream)}. How long does it take for ${km(distance)} ${way}?`,
      say`${person.name} steers ${vessel} that makes ${kmh(boat)} in still water. In what time does ${person.he} go ${km(distance)} ${way} where ${river} flows at ${kmh(stream)}?`,
      say`The current of ${river} is ${kmh(stream)}. Find the time that ${vessel} with a speed of ${kmh(boat)} in still water needs for ${km(distance)} ${way}.`,
    ]),
    answer,
    mistakes: [
      { value: distance / (boat - sign * stream), because: say`the stream was taken the other way` },
      { value: distance / boat, because: say`the stream was left out` },
      { value: distance / stream, because: say`the distance was divided by the speed of the stream` },
      { value: time * 2, because: say`the way back was counted as well` },
      { value: distance / (boat + sign * 2 * stream), because: say`the stream was counted twice` },
      { value: time / 2, because: say`only half of the distance was counted` },
    ],
    steps: [
      say`Speed ${way} = ${boat} ${sign === 1 ? '+' : '−'} ${stream} = ${kmh(speed)}`,
      say`Time = ${distance} ÷ ${speed} = ${answer}`,
    ],
  }
}

function stillOrStream(rng: Random) {
  const { boat, stream, down, up, distance } = rng.until(
    () => {
      const [boat, stream, times] = [rng.int(8, 48) / 2, rng.int(2, 14) / 2, rng.int(1, 5)]
      const [fast, slow] = [boat + stream, boat - stream]
      const distance = lcm(Math.abs(slow * 2), fast * 2) * (times / 2)
      return { boat, stream, distance, down: distance / fast, up: distance / slow }
    },
    (drawn) =>
      drawn.boat > drawn.stream + 1 && drawn.up <= 24 && drawn.distance >= 12 && drawn.distance <= 240,
  )
  const find = rng.pick(['still', 'stream'] as const)
  const [fast, slow] = [boat + stream, boat - stream]
  const person = rng.pick(people)
  const { vessel, river } = drawBoat(rng)
  const what = find === 'still' ? 'speed in still water' : 'speed of the stream'
  const key = find === 'still' ? boat : stream
  const answer = kmh(key)
  return {
    given: { find, distance, down, up },
    prompt: rng.pick([
      say`On ${river} ${vessel} goes ${km(distance)} downstream in ${hours(down)} and comes back in ${hours(up)}. What is ${find === 'still' ? 'its' : 'the'} ${what}?`,
      say`${person.name} takes ${vessel} ${km(distance)} with the current of ${river} in ${hours(down)} and the same distance against it in ${hours(up)}. Find the ${find === 'still' ? 'speed of the boat in still water' : what}.`,
      say`${vessel} takes ${hours(up)} to go ${km(distance)} up ${river} and ${hours(down)} to come down again. The ${find === 'still' ? 'speed of the boat in still water' : what} is`,
    ]),
    answer,
    mistakes: [
      {
        value: find === 'still' ? stream : boat,
        because:
          find === 'still'
            ? say`that is the speed of the stream`
            : say`that is the speed of the boat in still water`,
      },
      { value: fast, because: say`that is the speed downstream` },
      { value: slow, because: say`that is the speed upstream` },
      { value: find === 'still' ? fast + slow : fast - slow, because: say`the result was not halved` },
      { value: key / 2, because: say`the result was halved twice` },
      { value: (2 * distance) / (down + up), because: say`that is the average speed of both trips` },
    ],
    steps: [
      say`Speed downstream = ${distance} ÷ ${down} = ${kmh(fast)}`,
      say`Speed upstream = ${distance} ÷ ${up} = ${kmh(slow)}`,
      find === 'still'
        ? say`In still water: (${fast} + ${slow}) ÷ 2 = ${answer}`
        : say`Stream: (${fast} − ${slow}) ÷ 2 = ${answer}`,
    ],
  }
}
