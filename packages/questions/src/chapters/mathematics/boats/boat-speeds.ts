import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { hours, km, kmh } from '../../../kit/values/quantities.ts'
import { ratio } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A motorboat goes downstream at 14 km/h and upstream at 8 km/h. How fast is the stream?" */
export const boatSpeeds = defineGenerator({
  id: 'arithmetic/boat-speeds',
  version: 3,
  concepts: ['upstream-and-downstream', 'speed-in-still-water', 'round-trip-by-boat'],
  levels: {
    easy: { forms: [otherWay, fromBothSpeeds] },
    medium: {
      forms: [
        ratioOfSpeeds,
        ...often(7, fromBothSpeeds),
        ...often(8, otherWay),
        ...often(9, distanceTheOtherWay),
      ],
    },
    hard: {
      forms: [averageOfTrip, ratioOfSpeeds, ...often(22, distanceTheOtherWay)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'other-way':
        // Still water lies halfway between the two speeds.
        return bisect((speed) => (speed + given.speed) / 2 - given.still, 200)
      case 'both':
        return given.asked === 'stream'
          ? bisect((stream) => given.up + 2 * stream - given.down, 100)
          : (given.down + given.up) / 2
      case 'ratio': {
        // Let the way up take `times` hours and the way down 1: the speeds are as 1 to times.
        const [down, up] = [given.times, 1]
        return ratio(down + up, down - up)
      }
      case 'distance':
        return (
          given.hours * (given.distance / given.time + (given.way === 'downstream' ? -2 : 2) * given.stream)
        )
      case 'average': {
        const [down, up] = [given.still + given.stream, given.still - given.stream]
        return 2 / (1 / down + 1 / up)
      }
    }
  },
})

const WHO = [
  'A boat',
  'A motorboat',
  'A ferry',
  'A launch',
  'A steamer',
  'A speedboat',
  'A patrol boat',
  'A cargo boat',
] as const

function drawSpeeds(rng: Random) {
  return rng.until(
    () => ({ still: rng.int(12, 60) / 2, stream: rng.int(2, 16) / 2 }),
    ({ still, stream }) => still > stream + 2,
  )
}

function otherWay(rng: Random) {
  const { still, stream } = drawSpeeds(rng)
  const way = rng.pick(['downstream', 'upstream'] as const)
  const back = way === 'downstream' ? 'upstream' : 'downstream'
  const sign = way === 'downstream' ? 1 : -1
  const speed = still + sign * stream
  const answer = kmh(still - sign * stream)
  const who = rng.pick(WHO)
  return {
    concept: 'upstream-and-downstream',
    given: { find: 'other-way' as const, still, speed },
    prompt: rng.pick([
      say`${who} goes at ${kmh(still)} in still water and at ${kmh(speed)} ${way}. ${ask(rng, say`its speed ${back}`)}`,
      say`The speed of ${who.toLowerCase()} is ${kmh(speed)} ${way} and ${kmh(still)} in still water. How fast does it go ${back}?`,
      say`If the speed of ${who.toLowerCase()} in still water is ${kmh(still)} and the speed ${way} ${kmh(speed)}, ${askIf(rng, say`the speed ${back}`)}`,
    ]),
    answer,
    mistakes: [
      { value: stream, because: say`that is the speed of the stream` },
      { value: still + speed, because: say`the two speeds were added` },
      { value: (still + speed) / 2, because: say`the average of the two speeds was taken` },
      { value: still, because: say`that is the speed in still water` },
      { value: still - 2 * sign * stream, because: say`the stream was counted twice` },
      { value: speed, because: say`that is the speed ${way}` },
      { value: still - sign * stream + 1, because: say`a slip of 1 in the subtraction` },
    ],
    steps: [
      say`Speed of the stream = ${Math.max(still, speed)} − ${Math.min(still, speed)} = ${kmh(stream)}`,
      say`Speed ${back} = ${still} ${sign === 1 ? '−' : '+'} ${stream} = ${answer}`,
    ],
  }
}

function fromBothSpeeds(rng: Random) {
  const { still, stream } = drawSpeeds(rng)
  const [down, up] = [still + stream, still - stream]
  const asked = rng.pick(['stream', 'still'] as const)
  const what = asked === 'stream' ? 'the speed of the stream' : 'the speed in still water'
  const answer = kmh(asked === 'stream' ? stream : still)
  return {
    concept: ['speed-in-still-water', 'upstream-and-downstream'],
    given: { find: 'both' as const, down, up, asked },
    prompt: rng.pick([
      say`A motorboat goes downstream at ${kmh(down)} and upstream at ${kmh(up)}. ${ask(rng, what)}`,
      say`The speed of a boat is ${kmh(down)} downstream and ${kmh(up)} upstream. ${ask(rng, what)}`,
      say`If a boat goes at ${kmh(up)} upstream and at ${kmh(down)} downstream, ${askIf(rng, what)}`,
    ]),
    answer,
    mistakes: [
      {
        value: asked === 'stream' ? still : stream,
        because: say`half of the ${asked === 'stream' ? 'sum' : 'difference'} was taken`,
      },
      { value: down - up, because: say`the difference was not halved` },
      { value: down + up, because: say`the sum was not halved` },
      { value: down, because: say`that is the speed downstream` },
      { value: up, because: say`that is the speed upstream` },
      { value: asked === 'stream' ? stream + 1 : still + 1, because: say`a slip of 1 in halving` },
    ],
    steps: [
      asked === 'stream'
        ? say`The stream is half of the difference of the two speeds.`
        : say`Still water is half of the sum of the two speeds.`,
      asked === 'stream' ? say`(${down} − ${up}) ÷ 2 = ${answer}` : say`(${down} + ${up}) ÷ 2 = ${answer}`,
    ],
  }
}

function ratioOfSpeeds(rng: Random) {
  const [p, q] = rng.until(
    () => [rng.int(2, 15), rng.int(1, 9)] as const,
    ([one, other]) => one > other && gcd(one, other) === 1,
  )
  const answer = ratio(p + q, p - q)
  const often = q === 1 ? `${p === 2 ? 'twice' : `${p} times`} as long` : null
  return {
    concept: 'upstream-and-downstream',
    given: { find: 'ratio' as const, times: p / q },
    prompt: often
      ? rng.pick([
          say`A boat takes ${often} to go upstream as to go the same distance downstream. ${ask(rng, 'the ratio of its speed in still water to that of the stream')}`,
          say`To row a certain distance against the stream takes ${often} as to row it with the stream. In what ratio are the speeds of the boat in still water and of the stream?`,
        ])
      : rng.pick([
          say`The times that a boat takes upstream and downstream for the same distance are in the ratio ${ratio(p, q)}. ${ask(rng, 'the ratio of its speed in still water to that of the stream')}`,
          say`If the times to cover a distance upstream and downstream are as ${ratio(p, q)}, in what ratio are the speeds of the boat in still water and of the stream?`,
        ]),
    answer,
    mistakes: [
      { value: ratio(p, q), because: say`that is the ratio of the speeds downstream and upstream` },
      { value: ratio(p - q, p + q), because: say`the two were exchanged` },
      { value: ratio(p + q, q), because: say`the sum was compared with one part` },
      { value: ratio(p, p - q), because: say`one part was compared with the difference` },
      { value: ratio(q, p), because: say`that is the ratio of the speeds upstream and downstream` },
      { value: ratio(p + q, p), because: say`the sum was compared with the other part` },
    ],
    steps: [
      say`The speeds are in the inverse ratio of the times: downstream : upstream = ${ratio(p, q)}`,
      say`Still water : stream = (${p} + ${q}) : (${p} − ${q}) = ${answer}`,
    ],
  }
}

function distanceTheOtherWay(rng: Random) {
  const { still, stream } = drawSpeeds(rng)
  const way = rng.pick(['downstream', 'upstream'] as const)
  const back = way === 'downstream' ? 'upstream' : 'downstream'
  const sign = way === 'downstream' ? 1 : -1
  const [time, other] = [rng.int(2, 6), rng.int(2, 6)]
  const speed = still + sign * stream
  const answer = km(other * (still - sign * stream))
  const who = rng.pick(WHO)
  return {
    concept: 'upstream-and-downstream',
    given: { find: 'distance' as const, way, distance: speed * time, time, stream, hours: other },
    prompt: rng.pick([
      say`${who} covers ${km(speed * time)} ${way} in ${hours(time)}. The stream flows at ${kmh(stream)}. How far does it get in ${hours(other)} ${back}?`,
      say`On a river with a current of ${kmh(stream)}, ${who.charAt(0).toLowerCase()}${who.slice(1)} takes ${hours(time)} for ${km(speed * time)} ${way}. What distance does it cover ${back} in ${hours(other)}?`,
      say`The current of a river is ${kmh(stream)}. If a boat goes ${km(speed * time)} ${way} in ${hours(time)}, ${askIf(rng, say`the distance it goes ${back} in ${hours(other)}`)}`,
      say`How many kilometres ${back} does a boat go in ${hours(other)}, if it goes ${km(speed * time)} ${way} in ${hours(time)} and the stream runs at ${kmh(stream)}?`,
      say`A boat needs ${hours(time)} for ${km(speed * time)} ${way}. With a stream of ${kmh(stream)}, ${askIf(rng, say`the distance that it can go ${back} in ${hours(other)}`)}`,
      say`In ${hours(time)} a boat goes ${km(speed * time)} ${way} on a river that flows at ${kmh(stream)}. ${ask(rng, say`the distance it covers ${back} in ${hours(other)}`)}`,
    ]),
    answer,
    mistakes: [
      { value: other * speed, because: say`the speed ${way} was used` },
      { value: other * still, because: say`the speed in still water was used` },
      {
        value: other * (still + sign * 2 * stream),
        because: say`the stream was taken in the wrong direction`,
      },
      { value: other * stream, because: say`the speed of the stream alone was used` },
      { value: time * (still - sign * stream), because: say`the first time was used` },
      {
        value: other * (still - sign * stream) + stream,
        because: say`the stream was counted for one hour only`,
      },
    ],
    steps: [
      say`Speed ${way} = ${speed * time} ÷ ${time} = ${kmh(speed)}, so still water is ${kmh(still)}.`,
      say`Speed ${back} = ${still} ${sign === 1 ? '−' : '+'} ${stream} = ${kmh(still - sign * stream)}`,
      say`Distance = ${still - sign * stream} × ${other} = ${answer}`,
    ],
  }
}

function averageOfTrip(rng: Random) {
  const { still, stream, value } = rng.until(
    () => {
      const { still, stream } = drawSpeeds(rng)
      return { still, stream, value: (still * still - stream * stream) / still }
    },
    (drawn) => Number.isInteger(drawn.value * 10),
  )
  const answer = kmh(value)
  const who = rng.pick(WHO)
  return {
    concept: ['round-trip-by-boat', 'upstream-and-downstream'],
    given: { find: 'average' as const, still, stream },
    prompt: rng.pick([
      say`${who} goes a certain distance upstream and comes back downstream. It does ${kmh(still)} in still water and the stream ${kmh(stream)}. ${ask(rng, 'its average speed for the whole trip')}`,
      say`The speed of a boat in still water is ${kmh(still)} and the stream runs at ${kmh(stream)}. For a trip to a place and back, ${askIf(rng, 'the average speed')}`,
    ]),
    answer,
    mistakes: [
      { value: still, because: say`the two speeds were averaged, though the way up takes longer` },
      { value: still - stream, because: say`that is the speed upstream` },
      { value: still + stream, because: say`that is the speed downstream` },
      {
        value: (still * still - stream * stream) / (2 * still),
        because: say`the distance was counted once only`,
      },
      { value: still - stream / 2, because: say`half of the stream was taken off` },
      { value: value + 1, because: say`a slip of 1 in the division` },
    ],
    steps: [
      say`Downstream ${still} + ${stream} = ${kmh(still + stream)}, upstream ${still} − ${stream} = ${kmh(still - stream)}`,
      say`Average = 2 × product ÷ sum = 2 × ${still + stream} × ${still - stream} ÷ ${2 * still} = ${answer}`,
    ],
  }
}
