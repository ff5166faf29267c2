import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { hours, km, kmh } from '../../../kit/values/quantities.ts'
import { quantity, ratio } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A motorboat goes downstream at 14 km/h and upstream at 8 km/h. How fast is the stream?" */
export const boatSpeeds = defineGenerator({
  id: 'arithmetic/boat-speeds',
  version: 7,
  concepts: ['upstream-and-downstream', 'speed-in-still-water', 'round-trip-by-boat'],
  levels: {
    easy: { forms: [otherWay, fromBothSpeeds] },
    medium: {
      forms: [
        ...often(8, speedsFromTimes),
        ...often(8, distanceTheOtherWay),
        ...often(8, fromRatio),
        averageOfTrip,
        ratioOfSpeeds,
      ],
    },
    hard: { forms: [twoDistances, fasterDown, timeOfReturn] },
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
      case 'from-times': {
        const [down, up] = given.trips.map(([distance, time]) => distance / time)
        return bisect(
          (speed) =>
            given.asked === 'stream'
              ? (up ?? 0) + 2 * speed - (down ?? 0)
              : 2 * speed - (down ?? 0) - (up ?? 0),
          200,
        )
      }
      case 'faster-down':
        // The faster the stream, the more the two ways differ.
        return bisect(
          (stream) =>
            given.distance / (given.still - stream) -
            given.distance / (given.still + stream) -
            given.minutes / 60,
          given.still - 1e-9,
        )
      case 'return': {
        // Still water and the stream in any unit: the same way at another speed.
        const sign = given.way === 'downstream' ? 1 : -1
        const [there, back] = [given.still + sign * given.stream, given.still - sign * given.stream]
        return bisect((time) => time * back - given.minutes * there, 100_000)
      }
      case 'two-distances':
        // The more of it is downstream, the less time it takes; the more upstream, the more.
        return bisect(
          (distance) =>
            Math.sign(given.stream) *
            (given.hours -
              distance / (given.still + given.stream) -
              (given.total - distance) / (given.still - given.stream)),
          given.total,
        )
      case 'from-ratio': {
        const down = given.distance / given.time
        const up = (down * given.up) / given.down
        return given.asked === 'stream' ? (down - up) / 2 : up + (down - up) / 2
      }
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
  'A vessel',
  'A barge',
  'A cargo boat',
] as const

function drawSpeeds(rng: Random) {
  return rng.until(
    () => ({ still: rng.int(12, 70) / 2, stream: rng.int(2, 16) / 2 }),
    ({ still, stream }) => still > stream + 2,
  )
}

/** 'a boat' for the middle of a sentence. */
const inside = (who: string): string => `a${who.slice(1)}`

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
      { value: still - 2 * sign * stream, because: say`the stream was counted twice` },
      { value: still - (sign * stream) / 2, because: say`half of the stream was counted` },
      { value: still - sign * stream + 1, because: say`a slip of 1 made it too large` },
      { value: still - sign * stream - 1, because: say`a slip of 1 made it too small` },
    ],
    // Upstream is slower and downstream faster than in still water.
    others: [],
    within: sign === 1 ? ([0.5, still - 0.25] as const) : ([still + 0.25, 100] as const),
    steps: [
      say`Speed of the stream = ${Math.max(still, speed)} − ${Math.min(still, speed)} = ${kmh(stream)}`,
      say`Speed ${back} = ${still} ${sign === 1 ? '−' : '+'} ${stream} = ${answer}`,
    ],
  }
}

function fromBothSpeeds(rng: Random) {
  const { still, stream } = rng.until(
    () => drawSpeeds(rng),
    (drawn) => drawn.stream >= 2,
  )
  const [down, up] = [still + stream, still - stream]
  const asked = rng.pick(['stream', 'still'] as const)
  const what = asked === 'stream' ? 'the speed of the stream' : 'the speed in still water'
  const answer = kmh(asked === 'stream' ? stream : still)
  return {
    concept: ['speed-in-still-water', 'upstream-and-downstream'],
    given: { find: 'both' as const, down, up, asked },
    prompt: rng.pick([
      say`${rng.pick(WHO)} goes downstream at ${kmh(down)} and upstream at ${kmh(up)}. ${ask(rng, what)}`,
      say`The speed of ${inside(rng.pick(WHO))} is ${kmh(down)} downstream and ${kmh(up)} upstream. ${ask(rng, what)}`,
      say`If ${inside(rng.pick(WHO))} goes at ${kmh(up)} upstream and at ${kmh(down)} downstream, ${askIf(rng, what)}`,
    ]),
    answer,
    mistakes: [
      {
        value: asked === 'stream' ? still : stream,
        because: say`half of the ${asked === 'stream' ? 'sum' : 'difference'} was taken`,
      },
      { value: down - up, because: say`the difference was not halved` },
      ...[1, -1, 2, -2, 3, -3].map((slip) => ({
        value: (asked === 'stream' ? stream : still) + slip / 2,
        because: say`a slip of ${Math.abs(slip)} in the ${asked === 'stream' ? 'difference' : 'sum'} made it too ${slip > 0 ? 'large' : 'small'}`,
      })),
      {
        value: (2 * up * down) / (up + down),
        because: say`that is the average speed of a trip there and back`,
      },
    ].filter(({ value }) => Number.isInteger(value * 10)),
    // Still water is between the two; the stream is slower than half of the speed downstream.
    within: asked === 'still' ? ([up + 0.25, down - 0.25] as const) : ([0.5, down / 2 - 0.25] as const),
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
  const who = rng.pick(WHO)
  const often = q === 1 ? `${p === 2 ? 'twice' : `${p} times`} as long` : null
  return {
    concept: 'upstream-and-downstream',
    given: { find: 'ratio' as const, times: p / q },
    prompt: often
      ? rng.pick([
          say`A boat takes ${often} to go upstream as to go the same distance downstream. ${ask(rng, 'the ratio of its speed in still water to that of the stream')}`,
          say`To row a certain distance against the stream takes ${often} as to row it with the stream. In what ratio are the speeds of the boat in still water and of the stream?`,
          say`${who} needs ${often} against the current as with it for the same distance. Then its speed in still water is to the speed of the current as`,
          say`Going up a river takes ${often} as coming down the same stretch. ${ask(rng, 'the ratio of the speed in still water to the speed of the river')}`,
        ])
      : rng.pick([
          say`The times that a boat takes upstream and downstream for the same distance are in the ratio ${ratio(p, q)}. ${ask(rng, 'the ratio of its speed in still water to that of the stream')}`,
          say`If the times to cover a distance upstream and downstream are in the ratio ${ratio(p, q)}, in what ratio are the speeds of the boat in still water and of the stream?`,
          say`${who} goes up a river and comes back to the start. Its times against and with the current are as ${ratio(p, q)}. ${ask(rng, 'the ratio of its speed in still water to that of the current')}`,
          say`For the same stretch of a river, ${inside(who)} takes times in the ratio ${ratio(p, q)} against the current and with it. Then its speed in still water is to the speed of the current as`,
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
      { value: other * still, because: say`the speed in still water was used` },
      { value: other * (still - sign * 2 * stream), because: say`the stream was counted once too often` },
      ...(sign === 1
        ? [{ value: other * stream, because: say`the speed of the stream alone was used` }]
        : [{ value: other * (still + speed), because: say`the two speeds of the boat were added` }]),
      { value: time * (still - sign * stream), because: say`the first time was used` },
      {
        value: other * (still - sign * stream) - stream,
        because: say`the stream was taken off once more at the end`,
      },
      {
        value: other * (still - sign * stream) + stream,
        because: say`the stream was added once more at the end`,
      },
    ],
    // Against the stream it gets less far than with it.
    within: sign === 1 ? ([0.5, other * speed - 0.5] as const) : ([other * speed + 0.5, 900] as const),
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
      say`On a river that flows at ${kmh(stream)}, ${inside(who)} with a speed of ${kmh(still)} in still water goes to the next pier and returns at once. ${ask(rng, 'its average speed')}`,
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

/** "A boat goes 60 km downstream in 3 hours and 28 km upstream in 2 hours. How fast is the stream?" */
function speedsFromTimes(rng: Random) {
  const { still, stream } = rng.until(
    () => drawSpeeds(rng),
    (drawn) => drawn.stream >= 1.5,
  )
  const [time, other] = rng.sample([2, 3, 4, 5, 6], 2)
  const [down, up] = [still + stream, still - stream]
  const asked = rng.pick(['stream', 'still'] as const)
  const what = asked === 'stream' ? 'the speed of the stream' : 'its speed in still water'
  const key = asked === 'stream' ? stream : still
  const answer = kmh(key)
  const who = rng.pick(WHO)
  return {
    concept: ['speed-in-still-water', 'upstream-and-downstream'],
    given: {
      find: 'from-times' as const,
      trips: [[down * time, time] as const, [up * other, other] as const],
      asked,
    },
    prompt: rng.pick([
      say`${who} covers ${km(down * time)} downstream in ${hours(time)} and ${km(up * other)} upstream in ${hours(other)}. ${ask(rng, what)}`,
      say`Going with the stream, ${inside(who)} takes ${hours(time)} for ${km(down * time)}; going against it, ${hours(other)} for ${km(up * other)}. ${ask(rng, what)}`,
      say`If ${inside(who)} goes ${km(up * other)} upstream in ${hours(other)} and ${km(down * time)} downstream in ${hours(time)}, ${askIf(rng, what)}`,
    ]),
    answer,
    mistakes: [
      { value: down - up, because: say`the difference of the two speeds was not halved` },
      {
        value: Math.abs(down * time - up * other) / (time + other),
        because: say`the difference of the distances was divided by the whole time`,
      },
      {
        value: (down * time + up * other) / (time + other),
        because: say`that is the average speed of both trips together`,
      },
      ...[1, -1, 2, -2, 3, -3].map((slip) => ({
        value: key + slip / 2,
        because: say`a slip of ${Math.abs(slip)} in the ${asked === 'stream' ? 'difference' : 'sum'} made it too ${slip > 0 ? 'large' : 'small'}`,
      })),
    ].filter(({ value }) => Number.isInteger(value * 10)),
    within: asked === 'still' ? ([up + 0.25, down - 0.25] as const) : ([0.5, down / 2 - 0.25] as const),
    steps: [
      say`Downstream: ${down * time} ÷ ${time} = ${kmh(down)}`,
      say`Upstream: ${up * other} ÷ ${other} = ${kmh(up)}`,
      asked === 'stream'
        ? say`Stream = (${down} − ${up}) ÷ 2 = ${answer}`
        : say`Still water = (${down} + ${up}) ÷ 2 = ${answer}`,
    ],
  }
}

/** "A boat goes 66 km in 5 hours, a part downstream and the rest upstream. How far does it go downstream?" */
function twoDistances(rng: Random) {
  const { still, stream } = rng.until(
    () => drawSpeeds(rng),
    (drawn) => drawn.stream >= 1.5 && Number.isInteger(drawn.still + drawn.stream),
  )
  const [down, up] = [still + stream, still - stream]
  const [first, second] = [rng.int(1, 5), rng.int(1, 5)]
  const asked = rng.pick(['downstream', 'upstream'] as const)
  const [far, near] = [down * first, up * second]
  const key = asked === 'downstream' ? far : near
  const answer = km(key)
  const total = far + near
  const who = rng.pick(WHO)
  return {
    concept: 'upstream-and-downstream',
    given: {
      find: 'two-distances' as const,
      // What goes the asked way is found first.
      still,
      stream: asked === 'downstream' ? stream : -stream,
      total,
      hours: first + second,
    },
    prompt: rng.pick([
      say`${who} that does ${kmh(still)} in still water covers ${km(total)} in ${hours(first + second)} on a river flowing at ${kmh(stream)}, a part of it downstream and the rest upstream. How far does it go ${asked}?`,
      say`The speed of ${inside(who)} in still water is ${kmh(still)} and the stream runs at ${kmh(stream)}. In ${hours(first + second)} it travels ${km(total)} in all, partly downstream and partly upstream. ${ask(rng, say`the distance it travels ${asked}`)}`,
      say`On a stream of ${kmh(stream)}, ${inside(who)} with a speed of ${kmh(still)} in still water goes some distance downstream and then another distance upstream, together ${km(total)} in ${hours(first + second)}. ${ask(rng, say`the distance covered ${asked}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: total - key,
        because: say`that is the distance ${asked === 'downstream' ? 'upstream' : 'downstream'}`,
      },
      { value: total / 2, because: say`the two distances were taken to be equal` },
      {
        value: ((first + second) * (asked === 'downstream' ? down : up)) / 2,
        because: say`the time was divided equally between the two ways`,
      },
      {
        value: (asked === 'downstream' ? first : second) * still,
        because: say`the speed in still water was used at the end`,
      },
      { value: key + (asked === 'downstream' ? down : up), because: say`an hour too many was counted` },
      { value: key - (asked === 'downstream' ? down : up), because: say`an hour too few was counted` },
      {
        value: (asked === 'downstream' ? first : second) * (asked === 'downstream' ? up : down),
        because: say`the speed of the other way was used at the end`,
      },
    ],
    within: [0.5, total - 0.5] as const,
    steps: [
      say`Downstream ${still} + ${stream} = ${kmh(down)}, upstream ${still} − ${stream} = ${kmh(up)}`,
      say`Let t hours be spent downstream: ${down}t + ${up} × (${first + second} − t) = ${total}`,
      say`So t = ${first}, and ${hours(second)} upstream.`,
      asked === 'downstream' ? say`${down} × ${first} = ${answer}` : say`${up} × ${second} = ${answer}`,
    ],
  }
}

/** "The speeds downstream and upstream are in the ratio 5 : 3, and 60 km downstream take 3 hours. How fast is the stream?" */
/** "A boat of 10 km/h in still water takes 90 minutes less for 36 km downstream than upstream. How fast is the stream?" */
function fasterDown(rng: Random) {
  const { still, stream, distance, minutes } = rng.until(
    () => {
      const [still, stream, distance] = [rng.int(6, 30), rng.int(1, 8), rng.int(12, 120)]
      return {
        still,
        stream,
        distance,
        minutes: (60 * distance) / (still - stream) - (60 * distance) / (still + stream),
      }
    },
    (drawn) =>
      drawn.still >= 2 * drawn.stream &&
      Number.isInteger(drawn.minutes / 5) &&
      drawn.minutes >= 20 &&
      drawn.minutes <= 300,
  )
  const answer = kmh(stream)
  const who = rng.pick(WHO)
  const [down, up] = [still + stream, still - stream]
  const later = quantity(minutes, 'minute', 'span')
  return {
    concept: ['upstream-and-downstream', 'speed-in-still-water'],
    given: { find: 'faster-down' as const, still, distance, minutes },
    prompt: rng.pick([
      say`${who} takes ${later} less to go ${km(distance)} downstream than to go the same distance upstream. If its speed in still water is ${kmh(still)}, ${askIf(rng, 'the speed of the stream')}`,
      say`The speed of ${inside(who)} in still water is ${kmh(still)}. To cover ${km(distance)}, it takes ${later} more against the stream than with it. ${ask(rng, 'the speed of the stream')}`,
      say`Two piers on a river are ${km(distance)} apart. ${who} with a speed of ${kmh(still)} in still water goes down from one to the other in ${later} less than it needs to come up again. At what rate does the river flow?`,
    ]),
    answer,
    mistakes: [
      ...[1, -1, 2, -2].map((slip) => ({
        value: stream + slip,
        because: say`with this speed the two times would differ by ${slip > 0 ? 'more' : 'less'}`,
      })),
      { value: 2 * stream, because: say`that is the difference of the speeds downstream and upstream` },
      { value: up, because: say`that is the speed upstream` },
      { value: stream / 2, because: say`the result was halved` },
    ],
    within: [0.5, still - 0.5] as const,
    steps: [
      say`Let the stream be x km/h: ${distance}/(${still} − x) − ${distance}/(${still} + x) = ${exact(minutes, 60)}`,
      say`So ${distance} × 2x = ${exact(minutes, 60)} × (${still}² − x²).`,
      say`For x = ${stream}: ${distance} ÷ ${up} − ${distance} ÷ ${down} = ${exact(minutes, 60)} hours`,
      say`The speed of the stream is ${answer}`,
    ],
  }
}

/** "The speeds of a boat in still water and of the stream are as 36 : 5. It goes down in 5 hours 10 minutes. How long back?" */
function timeOfReturn(rng: Random) {
  const way = rng.pick(['downstream', 'upstream'] as const)
  const sign = way === 'downstream' ? 1 : -1
  const { still, stream, minutes, key } = rng.until(
    () => {
      const [still, stream] = [rng.int(4, 36), rng.int(1, 9)]
      const minutes = rng.int(12, 90) * 5
      return { still, stream, minutes, key: (minutes * (still + sign * stream)) / (still - sign * stream) }
    },
    (drawn) =>
      drawn.still > 2 * drawn.stream &&
      gcd(drawn.still, drawn.stream) === 1 &&
      Number.isInteger(drawn.key) &&
      drawn.key <= 600 &&
      drawn.minutes % 60 !== 0 &&
      drawn.key !== drawn.minutes,
  )
  const [there, back] = [still + sign * stream, still - sign * stream]
  const span = (time: number) => quantity(time, 'minute', 'span')
  const answer = span(key)
  const who = rng.pick(WHO)
  return {
    concept: ['round-trip-by-boat', 'upstream-and-downstream'],
    given: { find: 'return' as const, still, stream, way, minutes },
    prompt: rng.pick([
      say`The speed of ${inside(who)} in still water and the speed of the stream are in the ratio ${ratio(still, stream)}. It goes ${way} from one town to another in ${span(minutes)}. How much time will it take to come back?`,
      say`${who} goes ${way} to a village in ${span(minutes)}. If its speed in still water is to the speed of the current as ${ratio(still, stream)}, ${askIf(rng, 'the time of the return journey')}`,
      say`A trip ${way} takes ${inside(who)} ${span(minutes)}. The ratio of its speed in still water to that of the river is ${ratio(still, stream)}. ${ask(rng, 'the time of the same trip in the other direction')}`,
    ]),
    answer,
    mistakes: [
      { value: (minutes * back) / there, because: say`the speeds were taken in the wrong ratio` },
      { value: (minutes * still) / back, because: say`the stream was left out on the way there` },
      { value: (minutes * there) / still, because: say`the stream was left out on the way back` },
      {
        value: (minutes * still) / (still - stream * sign * 2),
        because: say`the stream was counted twice on the way back`,
      },
      { value: key + 10, because: say`a slip in the division made it too large` },
      { value: key - 10, because: say`a slip in the division made it too small` },
      { value: key + 30, because: say`half an hour too much was counted` },
      { value: key - 30, because: say`half an hour too little was counted` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: way === 'downstream' ? ([minutes + 1, 900] as const) : ([15, minutes - 1] as const),
    steps: [
      say`Let the speeds in still water and of the stream be ${still} and ${stream}.`,
      say`Then the speed ${way} is ${still} ${sign === 1 ? '+' : '−'} ${stream} = ${there}, and on the way back ${still} ${sign === 1 ? '−' : '+'} ${stream} = ${back}.`,
      say`For the same distance the times are in the inverse ratio of the speeds.`,
      say`Time = ${minutes} × ${there} ÷ ${back} minutes = ${answer}`,
    ],
  }
}

function fromRatio(rng: Random) {
  const { p, q, unit } = rng.until(
    () => ({ p: rng.int(2, 12), q: rng.int(1, 11), unit: rng.pick([1, 1.5, 2, 2.5, 3, 4, 5, 6]) }),
    (drawn) =>
      drawn.p > drawn.q &&
      gcd(drawn.p, drawn.q) === 1 &&
      drawn.p * drawn.unit <= 36 &&
      drawn.q * drawn.unit >= 3 &&
      Number.isInteger((drawn.p - drawn.q) * drawn.unit),
  )
  const [down, up] = [p * unit, q * unit]
  const time = rng.int(2, 6)
  const [stream, still] = [(down - up) / 2, (down + up) / 2]
  const asked = rng.pick(['stream', 'still'] as const)
  const what = asked === 'stream' ? 'the speed of the stream' : 'its speed in still water'
  const key = asked === 'stream' ? stream : still
  const answer = kmh(key)
  const who = rng.pick(WHO)
  return {
    concept: ['speed-in-still-water', 'upstream-and-downstream'],
    given: { find: 'from-ratio' as const, down: p, up: q, distance: down * time, time, asked },
    prompt: rng.pick([
      say`The speeds of ${inside(who)} downstream and upstream are in the ratio ${ratio(p, q)}. It covers ${km(down * time)} downstream in ${hours(time)}. ${ask(rng, what)}`,
      say`${who} takes ${hours(time)} to go ${km(down * time)} with the stream. If its speeds with and against the stream are in the ratio ${ratio(p, q)}, ${askIf(rng, what)}`,
      say`For equal distances, the times that ${inside(who)} takes upstream and downstream are in the ratio ${ratio(p, q)}. In ${hours(time)} it goes ${km(down * time)} downstream. ${ask(rng, what)}`,
    ]),
    answer,
    mistakes: [
      { value: down - up, because: say`the difference of the two speeds was not halved` },
      ...[1, -1, 2, -2, 3, -3].map((slip) => ({
        value: key + slip / 2,
        because: say`a slip of ${Math.abs(slip)} in the ${asked === 'stream' ? 'difference' : 'sum'} made it too ${slip > 0 ? 'large' : 'small'}`,
      })),
      {
        value: ((p - q) * down) / (p + q),
        because: say`the speed downstream was divided in the ratio`,
      },
      { value: (p * down) / (p + q), because: say`the speed downstream was divided in the ratio` },
    ].filter(({ value }) => Number.isInteger(value * 10)),
    within: asked === 'still' ? ([down / 2 + 0.25, down - 0.25] as const) : ([0.5, down / 2 - 0.25] as const),
    steps: [
      say`Speed downstream = ${down * time} ÷ ${time} = ${kmh(down)}`,
      say`Downstream : upstream = ${ratio(p, q)}`,
      say`Speed upstream = ${down} × ${q} ÷ ${p} = ${kmh(up)}`,
      asked === 'stream'
        ? say`Stream = (${down} − ${up}) ÷ 2 = ${answer}`
        : say`Still water = (${down} + ${up}) ÷ 2 = ${answer}`,
    ],
  }
}
