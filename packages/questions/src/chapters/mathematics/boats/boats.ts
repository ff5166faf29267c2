import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { hours, km, kmh } from '../../../kit/values/quantities.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "A boat goes 12 km/h in still water and the stream runs at 3 km/h. How long for 45 km downstream?" */
export const boats = defineGenerator({
  id: 'arithmetic/boats',
  version: 9,
  concepts: ['upstream-and-downstream', 'speed-in-still-water', 'round-trip-by-boat'],
  levels: {
    easy: { forms: [timeOfTrip, timeOfTrip, timeBack] },
    medium: { forms: [stillOrStream, stillOrStream, slowerUp, meeting, roundTrip] },
    hard: { forms: [sameTime, twoTrips, streamOfTrip, drifting] },
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
      case 'time-back': {
        const [there, back] =
          given.way === 'downstream'
            ? [given.boat + given.stream, given.boat - given.stream]
            : [given.boat - given.stream, given.boat + given.stream]
        return bisect((time) => time * back - given.hours * there, 1000)
      }
      case 'gap':
        return bisect(
          (distance) =>
            distance / (given.boat - given.stream) - distance / (given.boat + given.stream) - given.hours,
          10_000,
        )
      case 'meeting':
        // One goes with the stream, the other against it.
        return bisect(
          (time) =>
            time * (given.first + given.stream) + time * (given.second - given.stream) - given.distance,
          1000,
        )
      case 'stream-of-trip':
        return bisect(
          (stream) =>
            given.distance / (given.boat + stream) + given.distance / (given.boat - stream) - given.hours,
          given.boat - 1e-9,
        )
      case 'same-time': {
        // Both speeds are so many times an unknown one; the slower it is, the longer the trip takes.
        const [down, up] = given.parts
        const unit = bisect(
          (speed) => given.hours - given.distance / (down * speed) - given.distance / (up * speed),
          1000,
        )
        return given.asked === 'stream' ? ((down - up) * unit) / 2 : ((down + up) * unit) / 2
      }
      case 'drift':
        // Let the way be 1: the stream is half of the difference of the two speeds.
        return 1 / ((1 / given.down - 1 / given.up) / 2)
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

function timeOfTrip(rng: Random) {
  const way = rng.pick(['downstream', 'upstream'] as const)
  const sign = way === 'downstream' ? 1 : -1
  const { boat, stream, time, speed, distance } = rng.until(
    () => {
      const [boat, stream, time] = [rng.int(6, 24), rng.int(1, 8), rng.int(3, 20) / 2]
      const speed = boat + sign * stream
      return { boat, stream, time, speed, distance: speed * time }
    },
    // The time of the trip the other way is the most common mistake, so it must look natural too.
    (drawn) =>
      drawn.boat > drawn.stream + 1 &&
      Number.isInteger(drawn.distance) &&
      Number.isInteger((4 * drawn.distance) / (drawn.boat - sign * drawn.stream)),
  )
  const { vessel, river } = drawBoat(rng)
  const answer = hours(time)
  return {
    concept: 'upstream-and-downstream',
    given: { find: 'time' as const, boat, stream, way, distance },
    prompt: rng.pick([
      say`${vessel} can go at ${kmh(boat)} in still water. If the speed of the stream is ${kmh(stream)}, how much time will it take to go ${km(distance)} ${way}?`,
      say`The speed of ${vessel} in still water is ${kmh(boat)} and that of the stream is ${kmh(stream)}. ${ask(rng, say`the time taken to go ${km(distance)} ${way}`)}`,
      say`How many hours does ${vessel} need to cover ${km(distance)} ${way}, if its speed in still water is ${kmh(boat)} and that of the current is ${kmh(stream)}?`,
      say`Two ghats on a river are ${km(distance)} apart. The speed of the current is ${kmh(stream)}, and that of ${vessel} in still water is ${kmh(boat)}. In what time does it go ${way} from one ghat to the other?`,
      say`${river} flows at ${kmh(stream)}. ${ask(rng, say`the time taken by ${vessel}, whose speed in still water is ${kmh(boat)}, to cover ${km(distance)} ${way}`)}`,
    ]),
    answer,
    mistakes: [
      { value: distance / (boat - sign * stream), because: say`the stream was taken the other way` },
      { value: distance / boat, because: say`the stream was left out` },
      { value: distance / stream, because: say`the distance was divided by the speed of the stream` },
      { value: time * 2, because: say`the way back was counted as well` },
      { value: distance / (boat + sign * 2 * stream), because: say`the stream was counted twice` },
      { value: time / 2, because: say`only half of the distance was counted` },
      { value: distance / (2 * boat), because: say`the speed of the boat was counted twice` },
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
      const [boat, stream, times] = [rng.int(8, 56) / 2, rng.int(2, 16) / 2, rng.int(1, 6)]
      const [fast, slow] = [boat + stream, boat - stream]
      const distance = lcm(Math.abs(slow * 2), fast * 2) * (times / 2)
      return { boat, stream, distance, down: distance / fast, up: distance / slow }
    },
    (drawn) =>
      drawn.boat > drawn.stream + 1 && drawn.up <= 12 && drawn.distance >= 12 && drawn.distance <= 240,
  )
  const find = rng.pick(['still', 'stream'] as const)
  const [fast, slow] = [boat + stream, boat - stream]
  const { vessel } = drawBoat(rng)
  const what = find === 'still' ? 'speed in still water' : 'speed of the stream'
  const key = find === 'still' ? boat : stream
  const answer = kmh(key)
  return {
    concept: 'speed-in-still-water',
    given: { find, distance, down, up },
    prompt: rng.pick([
      say`${vessel} goes ${km(distance)} downstream in ${hours(down)} and covers the same distance upstream in ${hours(up)}. What is ${find === 'still' ? 'its' : 'the'} ${what}?`,
      say`With the stream ${vessel} needs ${hours(down)} for ${km(distance)}, against it ${hours(up)}. What is ${find === 'still' ? 'its' : 'the'} ${what}?`,
      say`Two places on a river are ${km(distance)} apart. ${capital(vessel)} takes ${hours(down)} from one to the other with the current and ${hours(up)} back. Find the ${find === 'still' ? 'speed of the boat in still water' : what}.`,
      say`If ${vessel} covers ${km(distance)} upstream in ${hours(up)} and the same distance downstream in ${hours(down)}, what is ${find === 'still' ? 'its' : 'the'} ${what}?`,
      say`A ${rng.pick(['motorboat', 'ferry', 'steamer', 'launch', 'speedboat', 'rowing boat'])} takes ${hours(down)} to cover ${km(distance)} downstream and ${hours(up)} to cover the same distance upstream. Find the ${find === 'still' ? 'speed of the boat in still water' : what}.`,
      say`A distance of ${km(distance)} takes ${vessel} ${hours(up)} against the current and ${hours(down)} with it. ${find === 'still' ? 'How fast would it go if the water did not flow?' : 'At what rate does the water flow?'}`,
      say`Two villages on a river are ${km(distance)} apart. Going down from one to the other takes ${vessel} ${hours(down)}, and going up ${hours(up)}. ${ask(rng, find === 'still' ? 'its speed in still water' : 'the speed of the current')}`,
      say`${vessel} takes ${hours(up)} to cover ${km(distance)} upstream and ${hours(down)} to come back. The ${find === 'still' ? 'speed of the boat in still water' : what} is`,
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
      { value: up - down, because: say`that is the difference of the two times` },
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

/** One way takes so long: how long does the way back take? */
function timeBack(rng: Random) {
  const way = rng.pick(['downstream', 'upstream'] as const)
  const back = way === 'downstream' ? 'upstream' : 'downstream'
  const sign = way === 'downstream' ? 1 : -1
  const { boat, stream, time, there, other } = rng.until(
    () => {
      const [boat, stream, time] = [rng.int(6, 30), rng.int(1, 9), rng.int(2, 16) / 2]
      return { boat, stream, time, there: boat + sign * stream, other: boat - sign * stream }
    },
    (drawn) =>
      drawn.boat > drawn.stream + 1 &&
      Number.isInteger((2 * drawn.time * drawn.there) / drawn.other) &&
      (drawn.time * drawn.there) / drawn.other <= 12,
  )
  const key = (time * there) / other
  const answer = hours(key)
  const { vessel } = drawBoat(rng)
  return {
    concept: 'upstream-and-downstream',
    given: { find: 'time-back' as const, boat, stream, way, hours: time },
    prompt: rng.pick([
      say`${vessel}, whose speed in still water is ${kmh(boat)}, goes ${way} from a village to the next one in ${hours(time)}. The speed of the current is ${kmh(stream)}. ${ask(rng, 'the time of the return journey')}`,
      say`A journey ${way} takes ${hours(time)} for ${vessel} whose speed in still water is ${kmh(boat)}. How many hours does the same journey ${back} take, if the river flows at ${kmh(stream)}?`,
      say`With the stream flowing at ${kmh(stream)}, ${vessel} that makes ${kmh(boat)} in still water goes ${way} for ${hours(time)}. In what time can it come back to the starting point?`,
      say`${vessel}, whose speed in still water is ${kmh(boat)}, takes ${hours(time)} to go a certain distance ${way}. If the stream flows at ${kmh(stream)}, how long will it take to come back?`,
      say`The speed of ${vessel} in still water is ${kmh(boat)} and that of the stream is ${kmh(stream)}. It covers a distance ${way} in ${hours(time)}. ${ask(rng, say`the time that it takes to cover the same distance ${back}`)}`,
    ]),
    answer,
    mistakes: [
      { value: time, because: say`both ways were taken to last equally long` },
      { value: (time * other) / there, because: say`the speeds were taken in the wrong ratio` },
      { value: (time * there) / boat, because: say`the stream was left out on the way back` },
      { value: key + time, because: say`that is the time of both ways` },
      { value: (time * boat) / other, because: say`the stream was left out on the way there` },
      { value: key + 1, because: say`a slip of 1 in the division` },
      { value: key - 0.5, because: say`a slip of half an hour` },
    ],
    steps: [
      say`Distance = (${boat} ${sign === 1 ? '+' : '−'} ${stream}) × ${time} = ${km(there * time)}`,
      say`Speed ${back} = ${boat} ${sign === 1 ? '−' : '+'} ${stream} = ${kmh(other)}`,
      say`Time = ${there * time} ÷ ${other} = ${answer}`,
    ],
  }
}

/** The way up takes so much longer: how long is the way? */
function slowerUp(rng: Random) {
  const { boat, stream, distance, time } = rng.until(
    () => {
      const [boat, stream, distance] = [rng.int(5, 30), rng.int(1, 9), rng.int(10, 150)]
      return { boat, stream, distance, time: distance / (boat - stream) - distance / (boat + stream) }
    },
    (drawn) =>
      drawn.boat > drawn.stream + 1 && drawn.time >= 1 && drawn.time <= 8 && Number.isInteger(drawn.time * 2),
  )
  const [fast, slow] = [boat + stream, boat - stream]
  const answer = km(distance)
  const { vessel } = drawBoat(rng)
  return {
    concept: 'upstream-and-downstream',
    given: { find: 'gap' as const, boat, stream, hours: time },
    prompt: rng.pick([
      say`${vessel} takes ${hours(time)} more to go a certain distance upstream than to go the same distance downstream. If its speed in still water is ${kmh(boat)} and that of the stream is ${kmh(stream)}, ${askThen(rng, 'the distance')}`,
      say`To go from one ghat to another, ${vessel} takes ${hours(time)} more against the current than with it. If its speed in still water is ${kmh(boat)} and that of the current is ${kmh(stream)}, what is the distance between the ghats?`,
      say`The speed of ${vessel} in still water is ${kmh(boat)}, and the stream flows at ${kmh(stream)}. The way upstream to a village takes ${hours(time)} longer than the way back. How far is the village?`,
    ]),
    answer,
    mistakes: [
      { value: 2 * stream * time, because: say`the difference of the speeds was multiplied by the time` },
      { value: (boat * time) / 2, because: say`the stream was left out` },
      { value: slow * time, because: say`the extra time was taken for the whole way upstream` },
      { value: fast * time, because: say`the extra time was taken for the whole way downstream` },
      { value: 2 * distance, because: say`the way there and back was counted` },
      { value: distance / 2, because: say`the distance was halved` },
    ],
    steps: [
      say`Downstream: ${boat} + ${stream} = ${kmh(fast)}; upstream: ${boat} − ${stream} = ${kmh(slow)}.`,
      say`Let the distance be d km: d/${slow} − d/${fast} = ${time}`,
      say`d = ${time} × ${slow} × ${fast} ÷ ${fast - slow} = ${answer}`,
    ],
  }
}

/** Two boats that start towards each other: the stream helps one as much as it hinders the other. */
function meeting(rng: Random) {
  const { first, second, stream, time } = rng.until(
    () => ({
      first: rng.int(6, 30),
      second: rng.int(6, 30),
      stream: rng.int(1, 5),
      time: rng.int(2, 16) / 2,
    }),
    (drawn) =>
      drawn.first !== drawn.second &&
      drawn.second > drawn.stream + 1 &&
      Number.isInteger((drawn.first + drawn.second) * drawn.time),
  )
  const distance = (first + second) * time
  const answer = hours(time)
  return {
    concept: 'upstream-and-downstream',
    given: { find: 'meeting' as const, first, second, stream, distance },
    prompt: rng.pick([
      say`Two boats start at the same time from two places ${km(distance)} apart on a river and go towards each other, one downstream and the other upstream. Their speeds in still water are ${kmh(first)} and ${kmh(second)}, respectively, and the stream flows at ${kmh(stream)}. After how long will they meet?`,
      say`On a river that flows at ${kmh(stream)}, two ports are ${km(distance)} apart. A boat with a speed of ${kmh(first)} in still water leaves the upper port downstream, and at the same time another with ${kmh(second)} leaves the lower port upstream. ${ask(rng, 'the time after which they meet')}`,
    ]),
    answer,
    mistakes: [
      {
        value: distance / (first + second + 2 * stream),
        because: say`the stream was added to both speeds`,
      },
      {
        value: distance / (first + second - 2 * stream),
        because: say`the stream was taken off both speeds`,
      },
      { value: distance / (first + second + stream), because: say`the stream was counted for one boat only` },
      { value: 2 * time, because: say`the time was doubled` },
      { value: time / 2, because: say`the time was halved` },
      { value: time + 1, because: say`a slip of 1 in the division` },
      { value: time - 0.5, because: say`a slip of half an hour` },
    ].filter(({ value }) => Number.isInteger(value * 4)),
    steps: [
      say`One boat gains ${kmh(stream)} and the other loses as much, so they near each other at ${first} + ${second} = ${kmh(first + second)}.`,
      say`Time = ${distance} ÷ ${first + second} = ${answer}`,
    ],
  }
}

/** There and back in a known time: how fast is the stream? */
function streamOfTrip(rng: Random) {
  const { boat, stream, distance, time } = rng.until(
    () => {
      const [boat, stream, distance] = [rng.int(5, 24), rng.int(1, 8), rng.int(6, 140)]
      return { boat, stream, distance, time: distance / (boat + stream) + distance / (boat - stream) }
    },
    (drawn) =>
      drawn.boat > drawn.stream + 1 &&
      Number.isInteger(drawn.time * 2) &&
      drawn.time >= 2 &&
      drawn.time <= 14,
  )
  const [fast, slow] = [boat + stream, boat - stream]
  const answer = kmh(stream)
  const { vessel } = drawBoat(rng)
  return {
    concept: ['round-trip-by-boat', 'speed-in-still-water'],
    given: { find: 'stream-of-trip' as const, boat, distance, hours: time },
    prompt: rng.pick([
      say`${vessel}, whose speed in still water is ${kmh(boat)}, goes ${km(distance)} downstream and comes back in a total of ${hours(time)}. ${ask(rng, 'the speed of the stream')}`,
      say`In ${hours(time)}, ${vessel} whose speed in still water is ${kmh(boat)} can go ${km(distance)} up a river and come back. At what rate does the river flow?`,
      say`The speed of ${vessel} in still water is ${kmh(boat)}. It takes ${hours(time)} in all to go to a place ${km(distance)} away and come back. How fast does the stream flow?`,
    ]),
    answer,
    mistakes: [
      { value: fast, because: say`that is the speed downstream` },
      { value: slow, because: say`that is the speed upstream` },
      { value: stream + 1, because: say`with this speed the trip would take longer` },
      { value: 2 * stream, because: say`the result was doubled` },
      { value: stream / 2, because: say`the result was halved` },
      { value: stream - 1, because: say`with this speed the trip would take less time` },
      { value: stream + 2, because: say`with this speed the trip would take longer` },
    ],
    // The boat could not go against a stream that is as fast.
    within: [0.5, boat - 0.5] as const,
    steps: [
      say`Let the stream be x km/h: ${distance}/(${boat} + x) + ${distance}/(${boat} − x) = ${time}`,
      say`2 × ${boat} × ${distance} = ${time} × (${boat}² − x²), so x² = ${boat}² − ${(2 * boat * distance) / time} = ${stream ** 2}`,
      say`x = ${answer}`,
    ],
  }
}

/** "A man rows 48 km and back in 14 hours. He rows 4 km with the stream in the time of 3 km against it. How fast is it?" */
function sameTime(rng: Random) {
  const { p, q, unit, distance, time } = rng.until(
    () => {
      const [p, q, unit] = [rng.int(3, 9), rng.int(2, 8), rng.pick([1, 1.5, 2, 2.5, 3, 4])]
      const distance = rng.int(12, 120)
      return { p, q, unit, distance, time: distance / (p * unit) + distance / (q * unit) }
    },
    (drawn) =>
      drawn.p > drawn.q &&
      gcd(drawn.p, drawn.q) === 1 &&
      drawn.p * drawn.unit <= 24 &&
      drawn.q * drawn.unit >= 3 &&
      Number.isInteger((drawn.p - drawn.q) * drawn.unit) &&
      Number.isInteger(2 * drawn.time) &&
      drawn.time >= 4 &&
      drawn.time <= 18,
  )
  const [fast, slow] = [p * unit, q * unit]
  const asked = rng.pick(['stream', 'still'] as const)
  const key = asked === 'stream' ? (fast - slow) / 2 : (fast + slow) / 2
  const answer = kmh(key)
  const who = rng.pick(['a man', 'a boatman', 'a fisherman', 'a ferryman'])
  const [craft, what] = [
    rng.pick(['a boat', 'a rowing boat', 'a country boat']),
    asked === 'stream' ? 'the speed of the stream' : 'the speed of the boat in still water',
  ]
  return {
    concept: ['round-trip-by-boat', 'speed-in-still-water'],
    given: { find: 'same-time' as const, parts: [p, q] as const, distance, hours: time, asked },
    prompt: rng.pick([
      say`${capital(who)} goes to a place ${km(distance)} away in ${craft} and comes back in ${hours(time)} in all. He can go ${km(p)} with the stream in the same time as ${km(q)} against the stream. ${ask(rng, what)}`,
      say`${capital(craft)} goes ${km(p)} downstream in the same time as ${km(q)} upstream. It takes ${hours(time)} to go to a place ${km(distance)} away and return. ${ask(rng, what)}`,
      say`In the time in which ${craft} covers ${km(q)} against the current, it covers ${km(p)} with the current. If a trip to a ghat ${km(distance)} away and back takes ${hours(time)}, ${askThen(rng, what)}`,
    ]),
    answer,
    mistakes: [
      {
        value: asked === 'stream' ? (fast + slow) / 2 : (fast - slow) / 2,
        because:
          asked === 'stream'
            ? say`that is the speed of the boat in still water`
            : say`that is the speed of the stream`,
      },
      { value: fast, because: say`that is the speed downstream` },
      { value: slow, because: say`that is the speed upstream` },
      { value: 2 * key, because: say`the result was not halved` },
      { value: key + unit / 2, because: say`a slip of half a part made it too large` },
      { value: key - unit / 2, because: say`a slip of half a part made it too small` },
      { value: key + unit, because: say`a slip of one part made it too large` },
      { value: (2 * distance) / time, because: say`that is the average speed of the trip` },
    ].filter(({ value }) => Number.isInteger(4 * value)),
    steps: [
      say`Speeds downstream and upstream are as ${p} : ${q}; let them be ${p}x and ${q}x km/h.`,
      say`${distance}/${p}x + ${distance}/${q}x = ${time}, so x = ${distance} × ${p + q} ÷ (${p * q} × ${time}) = ${unit}`,
      say`Downstream ${kmh(fast)}, upstream ${kmh(slow)}`,
      asked === 'stream'
        ? say`Stream = (${fast} − ${slow}) ÷ 2 = ${answer}`
        : say`Still water = (${fast} + ${slow}) ÷ 2 = ${answer}`,
    ],
  }
}

/** What floats goes as fast as the stream. */
function drifting(rng: Random) {
  const { down, up, time } = rng.until(
    () => {
      const [down, up] = [rng.int(2, 30), rng.int(3, 40)]
      return { down, up, time: (2 * down * up) / (up - down) }
    },
    (drawn) => drawn.up > drawn.down && Number.isInteger(drawn.time) && drawn.up <= 24 && drawn.time <= 72,
  )
  const answer = hours(time)
  const { vessel } = drawBoat(rng)
  const thing = rng.pick(['a raft', 'a log of wood', 'an empty boat', 'a bottle', 'a bamboo pole'])
  return {
    concept: ['speed-in-still-water', 'upstream-and-downstream'],
    given: { find: 'drift' as const, down, up },
    prompt: rng.pick([
      say`${vessel} takes ${hours(down)} to go from one place to another downstream and ${hours(up)} to come back. In how much time will ${thing} float down the same distance?`,
      say`${vessel} takes ${hours(down)} to go downstream from one ghat to another and ${hours(up)} to return upstream. If ${thing} is released at the upper ghat, in how much time will it float to the lower one?`,
      say`${vessel} covers the distance between two villages in ${hours(down)} downstream and in ${hours(up)} upstream. ${ask(rng, say`the time that ${thing} takes to float from the upper village to the lower one`)}`,
    ]),
    answer,
    mistakes: [
      { value: up - down, because: say`the two times were subtracted` },
      { value: up + down, because: say`the two times were added` },
      { value: (up + down) / 2, because: say`the average of the two times was taken` },
      { value: time / 2, because: say`the difference of the speeds was not halved` },
      { value: time / 4, because: say`the difference of the speeds was doubled instead of halved` },
      { value: 2 * time, because: say`the difference of the speeds was halved twice` },
    ],
    steps: [
      say`Take the distance as 1: the speeds are 1/${down} downstream and 1/${up} upstream.`,
      say`The stream is half of the difference: (1/${down} − 1/${up}) ÷ 2 = ${latex`\frac{${up - down}}{${2 * down * up}}`}`,
      say`Time = ${2 * down * up} ÷ ${up - down} = ${answer}`,
    ],
  }
}

/** There and back in a known time: how far is it? */
function roundTrip(rng: Random) {
  const { boat, stream, distance, time } = rng.until(
    () => {
      const [boat, stream, distance] = [rng.int(5, 24), rng.int(1, 8), rng.int(6, 120)]
      return { boat, stream, distance, time: distance / (boat + stream) + distance / (boat - stream) }
    },
    (drawn) =>
      drawn.boat > drawn.stream + 1 &&
      Number.isInteger(drawn.time * 2) &&
      drawn.time >= 2 &&
      drawn.time <= 14,
  )
  const [fast, slow] = [boat + stream, boat - stream]
  const { vessel, river } = drawBoat(rng)
  const answer = km(distance)
  return {
    concept: 'round-trip-by-boat',
    given: { find: 'distance' as const, boat, stream, hours: time },
    prompt: rng.pick([
      say`The speed of ${vessel} in still water is ${kmh(boat)} and the speed of the stream is ${kmh(stream)}. It takes ${hours(time)} in all to go to a place and come back. How far is the place?`,
      say`${vessel} goes to a certain place along ${river} and returns in ${hours(time)}. If its speed in still water is ${kmh(boat)} and that of the stream is ${kmh(stream)}, ${askThen(rng, 'the distance of the place')}`,
      say`A trip to a temple on the bank of ${river} and back takes ${vessel} ${hours(time)} in all. The speed of the boat in still water is ${kmh(boat)} and that of the stream is ${kmh(stream)}. How many kilometres away is the temple?`,
      say`${capital(vessel)} leaves a ghat, goes up a stream of ${kmh(stream)} and comes back to the ghat after ${hours(time)}. Its speed in still water is ${kmh(boat)}. ${ask(rng, 'the distance that it went up the stream')}`,
      say`${river} flows at ${kmh(stream)}. ${capital(vessel)} with a speed of ${kmh(boat)} in still water takes ${hours(time)} to go to a place and come back. How far away is the place?`,
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
function twoTrips(rng: Random) {
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
  const { vessel } = drawBoat(rng)
  const answer = kmh(boat)
  return {
    concept: 'speed-in-still-water',
    given: { find: 'boat-of-trips' as const, first: [a, b, p + q] as const, second: [c, d, r + s] as const },
    prompt: rng.pick([
      say`${vessel} goes ${km(a)} downstream and ${km(b)} upstream in ${hours(p + q)}, and ${km(c)} downstream and ${km(d)} upstream in ${hours(r + s)}. ${ask(rng, 'its speed in still water')}`,
      say`On Monday ${vessel} went ${km(a)} with the current and ${km(b)} against it in ${hours(p + q)}; on Tuesday, ${km(c)} with it and ${km(d)} against it in ${hours(r + s)}. How fast would it go on a lake?`,
      say`In ${hours(p + q)}, ${vessel} covers ${km(a)} down a river and ${km(b)} up it; in ${hours(r + s)}, ${km(c)} down and ${km(d)} up. At what rate does it move where the water is still?`,
      say`A ${rng.pick(['motorboat', 'ferry', 'steamer'])} can go ${km(a)} downstream and ${km(b)} upstream in ${hours(p + q)}. It can also go ${km(c)} downstream and ${km(d)} upstream in ${hours(r + s)}. ${ask(rng, 'the speed of the boat in still water')}`,
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

/** Something that floats, its purpose, and its river. */
function drawBoat(rng: Random) {
  const craft = rng.pick([
    'a boat',
    'a fishing boat',
    'a country boat',
    'a small boat',
    'a cargo boat',
    'a passenger boat',
    'a motorboat',
    'a sailing boat',
    'a ferry boat',
    'a patrol boat',
    'a rescue boat',
  ])
  return {
    vessel: craft,
    river: rng.pick([`a river`, `the river`, `a stream`]),
  }
}
