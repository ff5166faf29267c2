import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { days, hours, km, kmh } from '../../../kit/values/quantities.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** The hard word problems on quadratics: the equation comes from a difference or a sum of two fractions. */

/** Half an hour, or whole hours. */
const LATE = [0.5, 1, 2, 3, 4] as const

const JOURNEYS = range(25, 90).flatMap((speed) =>
  range(2, 30).flatMap((change) =>
    LATE.flatMap((time) => {
      const distance = (time * speed * (speed + change)) / change
      return Number.isInteger(distance) &&
        distance % 10 === 0 &&
        distance <= 40 * speed &&
        distance >= 2 * speed
        ? [{ speed, change, time, distance }]
        : []
    }),
  ),
)

const time = (late: number) => (late === 0.5 ? say`30 minutes` : hours(late))

/** "A train covers 360 km at a uniform speed. At 5 km/h more it would have taken 1 hour less. What is its speed?" */
export function speedOfJourney(rng: Random) {
  const [mover, lowest, highest, longest] = rng.pick([
    ['train', 30, 90, 900],
    ['passenger train', 30, 70, 700],
    ['bus', 25, 60, 600],
    ['truck', 25, 60, 700],
    ['car', 30, 80, 700],
    ['goods train', 25, 60, 700],
    ['mail train', 45, 90, 900],
  ] as const)
  const journey = rng.pick(
    JOURNEYS.filter(
      ({ speed, change, distance }) =>
        speed >= lowest && speed + change <= highest + 15 && distance <= longest && 2 * change <= speed,
    ),
  )
  const { change, distance } = journey
  const isFaster = rng.chance(0.6)
  // The slower speed and the faster one are the same pair, told from either end.
  const value = isFaster ? journey.speed : journey.speed + change
  const other = isFaster ? value + change : value - change
  const late = time(journey.time)
  const answer = kmh(value)
  const [more, less] = isFaster ? ['more', 'less'] : ['less', 'more']
  return {
    concept: 'quadratic-word-problems',
    given: { find: 'speed' as const, distance, change: isFaster ? change : -change, time: journey.time },
    prompt: rng.pick([
      say`A ${mover} covers ${km(distance)} at a uniform speed. If the speed were ${kmh(change)} ${more}, it would take ${late} ${less} for the same distance. ${ask(rng, say`the original speed of the ${mover}`)}`,
      say`If the speed of a ${mover} is ${isFaster ? 'increased' : 'reduced'} by ${kmh(change)}, a journey of ${km(distance)} takes ${late} ${less}. ${ask(rng, say`the usual speed of the ${mover}`)}`,
      say`A ${mover} takes ${late} ${less} for a journey of ${km(distance)} when its speed is ${kmh(change)} ${more} than usual. ${ask(rng, 'its usual speed')}`,
    ]),
    answer,
    mistakes: [
      { value: other, because: say`that is the changed speed` },
      ...[1, 2].flatMap((by) => [
        { value: value + by * change, because: say`with it the two times differ by another amount` },
        { value: value - by * change, because: say`with it the two times differ by another amount` },
      ]),
      { value: value + 5, because: say`the factors found have another difference` },
      { value: value - 5, because: say`the factors found have another difference` },
      { value: value + 10, because: say`with it the two times differ by another amount` },
    ],
    within: [change + 1, 200] as const,
    steps: [
      say`Let the speed be x km/h: ${
        isFaster
          ? latex`\frac{${distance}}{x} - \frac{${distance}}{x + ${change}} = ${journey.time === 0.5 ? '\\frac{1}{2}' : journey.time}`
          : latex`\frac{${distance}}{x - ${change}} - \frac{${distance}}{x} = ${journey.time === 0.5 ? '\\frac{1}{2}' : journey.time}`
      }`,
      say`Multiplied out: ${latex`x(x ${isFaster ? '+' : '-'} ${change}) = ${value * other}`}`,
      say`Two numbers with the difference ${change} and this product are ${Math.max(value, other)} and ${Math.min(value, other)}.`,
      say`The speed asked for is ${answer}`,
    ],
  }
}

const STREAMS = range(5, 30).flatMap((boat) =>
  range(1, 9).flatMap((stream) =>
    LATE.flatMap((late) => {
      const distance = (late * (boat * boat - stream * stream)) / (2 * stream)
      return Number.isInteger(distance) && distance >= 6 && distance <= 120 && 2 * stream <= boat
        ? [{ boat, stream, late, distance }]
        : []
    }),
  ),
)

/** "The speed of a boat in still water is 18 km/h. It takes 1 hour more for 24 km upstream than downstream. What is the speed of the stream?" */
export function speedOfStream(rng: Random) {
  const { boat, stream, late, distance } = rng.pick(STREAMS)
  const asksBoat = rng.chance(0.4)
  const value = asksBoat ? boat : stream
  const answer = kmh(value)
  const craft = rng.pick(['boat', 'motorboat', 'steamer', 'launch'])
  const told = asksBoat
    ? say`The speed of a stream is ${kmh(stream)}`
    : say`The speed of a ${craft} in still water is ${kmh(boat)}`
  const asked = asksBoat ? `the speed of the ${craft} in still water` : 'the speed of the stream'
  return {
    concept: 'quadratic-word-problems',
    given: { find: 'stream' as const, distance, late, asksBoat, known: asksBoat ? stream : boat },
    prompt: rng.pick([
      say`${told}. ${asksBoat ? `A ${craft}` : 'It'} takes ${time(late)} more to go ${km(distance)} upstream than to return downstream to the same point. ${ask(rng, asked)}`,
      say`A ${craft} goes ${km(distance)} downstream and comes back. ${asksBoat ? say`The stream flows at ${kmh(stream)}` : say`Its speed in still water is ${kmh(boat)}`}, and the way back takes ${time(late)} longer. ${ask(rng, asked)}`,
      say`To cover ${km(distance)} against the stream, a ${craft} needs ${time(late)} more than to cover it with the stream. If the speed of the ${asksBoat ? say`stream is ${kmh(stream)}` : say`${craft} in still water is ${kmh(boat)}`}, what is ${asked}?`,
    ]),
    answer,
    mistakes: [
      ...(asksBoat
        ? [
            { value: boat + stream, because: say`that is the speed downstream` },
            { value: boat - stream, because: say`that is the speed upstream` },
          ]
        : [
            { value: 2 * stream, because: say`that is the difference of the speeds downstream and upstream` },
            { value: exact(stream, 2), because: say`the speed of the stream was halved` },
          ]),
      ...[1, 2, 3].flatMap((by) => [
        { value: value + by, because: say`with it the two times differ by another amount` },
        { value: value - by, because: say`with it the two times differ by another amount` },
      ]),
    ],
    within: asksBoat ? ([stream + 0.5, 80] as const) : ([0.5, boat - 0.5] as const),
    steps: [
      asksBoat
        ? say`Let the speed in still water be x km/h; downstream it is x + ${stream}, upstream x − ${stream}.`
        : say`Let the speed of the stream be x km/h; downstream it is ${boat} + x, upstream ${boat} − x.`,
      asksBoat
        ? say`The times: ${latex`\frac{${distance}}{x - ${stream}} - \frac{${distance}}{x + ${stream}} = ${late === 0.5 ? '\\frac{1}{2}' : late}`}`
        : say`The times: ${latex`\frac{${distance}}{${boat} - x} - \frac{${distance}}{${boat} + x} = ${late === 0.5 ? '\\frac{1}{2}' : late}`}`,
      asksBoat
        ? say`Multiplied out: ${latex`x^2 = ${boat * boat}`}`
        : say`Multiplied out: ${latex`${late === 0.5 ? '' : late}x^2 + ${late === 0.5 ? 4 * distance : 2 * distance}x - ${(late === 0.5 ? 1 : late) * boat * boat} = 0`}`,
      say`Its positive solution is the speed: ${answer}`,
    ],
  }
}

const PAIRS = range(4, 60).flatMap((slow) =>
  range(1, slow - 2).flatMap((less) => {
    const both = exact(slow * (slow - less), 2 * slow - less)
    return both.d <= 8n && slow - less >= 3 && 3 * less <= 2 * slow ? [{ slow, less, both }] : []
  }),
)

/** "A and B together finish a piece of work in 6 days. A alone takes 5 days less than B alone. In how many days can B do it alone?" */
export function timeAlone(rng: Random) {
  const { slow, less, both } = rng.pick(PAIRS)
  const asksSlow = rng.chance(0.6)
  const value = asksSlow ? slow : slow - less
  const [a, b] = drawLetters(rng, 2)
  const isWork = rng.chance(0.5)
  const unit = isWork ? days : hours
  const answer = unit(value)
  const [fill, tank] = [rng.pick(['taps', 'pipes']), rng.pick(['tank', 'cistern', 'reservoir'])]
  const told = isWork
    ? say`${a.name} and ${b.name} together can do a piece of work in ${days(both)}. ${a.name} alone takes ${days(less)} less than ${b.name} alone.`
    : say`Two ${fill} together can fill a ${tank} in ${hours(both)}. The larger one alone takes ${hours(less)} less than the smaller one alone.`
  const other = isWork
    ? say`${a.name} can finish a piece of work in ${days(less)} less than ${b.name}. Working together, they finish it in ${days(both)}.`
    : say`Of two ${fill}, the larger one fills a ${tank} in ${hours(less)} less than the smaller one. Opened together, they fill it in ${hours(both)}.`
  const asked = isWork
    ? rng.pick([
        say`In how many days can ${asksSlow ? b.name : a.name} alone do the work?`,
        say`${ask(rng, say`the time that ${asksSlow ? b.name : a.name} alone takes to do the work`)}`,
      ])
    : rng.pick([
        say`How long does the ${asksSlow ? 'smaller' : 'larger'} one alone take to fill it?`,
        say`${ask(rng, say`the time in which the ${asksSlow ? 'smaller' : 'larger'} one alone fills it`)}`,
      ])
  return {
    concept: 'quadratic-word-problems',
    given: { find: 'alone' as const, both: both.valueOf(), less, asksSlow },
    prompt: say`${rng.pick([told, other])} ${asked}`,
    answer,
    mistakes: [
      {
        value: asksSlow ? slow - less : slow,
        because: isWork
          ? say`that is the time of the other one alone`
          : say`that is the time of the ${asksSlow ? 'larger' : 'smaller'} one`,
      },
      ...[1, 2, 3].flatMap((by) => [
        { value: value + by, because: say`with it the two together would take longer` },
        { value: value - by, because: say`with it the two together would be faster` },
      ]),
      { value: value + less, because: say`the difference of the two times was added once too often` },
    ],
    // Each alone takes longer than both together.
    within: [both.valueOf() + 0.5, 200] as const,
    steps: [
      say`Let the slower one take x ${isWork ? 'days' : 'hours'}, so the faster one takes x − ${less}.`,
      say`In one ${isWork ? 'day' : 'hour'}: ${latex`\frac{1}{x} + \frac{1}{x - ${less}} = \frac{${both.d}}{${both.n}}`}`,
      say`Multiplied out: ${latex`${both.d === 1n ? '' : both.d}x^2 - ${2n * both.n + both.d * BigInt(less)}x + ${both.n * BigInt(less)} = 0`}, and x = ${slow} solves it; the other solution is less than ${less}.`,
      asksSlow
        ? say`The slower one takes ${answer}`
        : say`The faster one takes ${slow} − ${less} = ${answer}`,
    ],
  }
}
