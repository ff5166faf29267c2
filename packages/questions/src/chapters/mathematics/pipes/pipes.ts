import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { type Exact, exact, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { clock, fraction, quantity, span } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { units } from '../../../kit/wording/work-stories.ts'

/** "One pipe fills a tank in 12 minutes, another in 6. How long do both together take?" */
export const pipes = defineGenerator({
  id: 'arithmetic/pipes',
  version: 12,
  concepts: [
    'filling-together',
    'inlet-and-outlet',
    'pipe-closed-early',
    'capacity-of-tank',
    'outlets-and-leaks',
  ],
  levels: {
    easy: { forms: [...often(2, bothFill), withOutlet] },
    medium: { forms: [outletLater, threePipes, closedEarly] },
    hard: { forms: [capacity, openedInTurn, helpedInTurn] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'fill':
        return bisect((time) => given.pipes.reduce((level, pipe) => level + time / pipe, 0) - 1, 10_000)
      case 'rest': {
        const level = given.open / given.closed + given.open / given.stays
        return bisect((time) => level + time / given.stays - 1, 10_000)
      }
      case 'rest-against': {
        const level = given.open / given.inlet
        return bisect((time) => level + time / given.inlet - time / given.outlet - 1, 10_000)
      }
      case 'empty-at': {
        // Minute by minute: every pipe from the time of its opening.
        const [first, second, third] = given.opened
        let level = 0
        for (let minute = first; minute < first + 3000; minute++) {
          level += 1 / (60 * given.inlets[0])
          if (minute >= second) level += 1 / (60 * given.inlets[1])
          if (minute >= third) level -= 1 / (60 * given.outlet)
          if (minute >= third && level < 1e-9) return clock(0, minute + 1)
        }
        throw new RangeError('the tank does not become empty')
      }
      case 'helped': {
        // Hour by hour, or minute by minute, until it is full.
        let [level, time] = [0, 0]
        while (level < 1 - 1e-9 && time < 1000) {
          const helper = given.helpers[time % 2] ?? 1
          level += 1 / given.always + 1 / helper
          time += 1
        }
        return time
      }
      case 'capacity':
        // What comes in less what goes out fills the tank in the longer time.
        return bisect((tank) => (tank / given.inlet - given.drain) * given.both - tank, 1_000_000)
    }
  },
})

/** What is filled, and the unit of its time; no tank is filled for a week. */
const drawTank = (rng: Random, longest = 0) =>
  rng.until(
    () => drawAnyTank(rng),
    ({ unit }) => unit === 'minute' || longest <= 72,
  )

function drawAnyTank(rng: Random) {
  if (rng.chance(0.75)) {
    const tank = `the ${rng.pick(['overhead tank', 'underground tank', 'water tank', 'storage tank', 'rooftop tank'])} of ${rng.pick(PLACES)}`
    const unit = rng.pick(['minute', 'hour'])
    return { tank, unit, time: (value: number) => quantity(value, unit) }
  }
  const [tank, unit] = rng.pick([
    ['a tank', 'minute'],
    ['a cistern', 'minute'],
    ['a cistern', 'hour'],
    ['a water tank on a roof', 'minute'],
    ['the overhead tank of a school', 'hour'],
    ['the underground tank of a building', 'hour'],
    ['the swimming pool of a club', 'hour'],
    ['the reservoir of a housing colony', 'hour'],
    ['the storage tank of a factory', 'minute'],
    ['an irrigation tank of a village', 'hour'],
    ['the water tank of a hospital', 'minute'],
    ['a large rectangular tank', 'hour'],
    ['a cylindrical water tank', 'minute'],
  ] as const)
  return { tank, unit, time: (value: number) => quantity(value, unit) }
}

const PLACES = [
  'a school',
  'a hospital',
  'a hotel',
  'a factory',
  'a hostel',
  'a college',
  'a farm',
  'a station',
  'an office',
  'a temple',
  'a market',
  'a laundry',
  'a dairy',
  'a gymkhana',
  'a bakery',
  'a library',
] as const

const anUnit = (unit: 'minute' | 'hour') => (unit === 'hour' ? 'an hour' : 'a minute')

/** Two times, both ways round, whose pipes fill together in a whole time. */
const TOGETHER = range(4, 180).flatMap((a) =>
  range(4, 180)
    .filter((b) => a !== b && (a * b) % (a + b) === 0 && Math.min(a, b) - (a * b) / (a + b) >= 2)
    .map((b) => [a, b] as const),
)

/** An inlet and a slower outlet that fill together in a whole time. */
const AGAINST = range(3, 60).flatMap((a) =>
  range(a + 1, 110)
    // With an outlet half as fast as the inlet the answer would be a number of the question.
    .filter((b) => b !== 2 * a && (a * b) % (b - a) === 0 && (a * b) / (b - a) <= 120)
    .map((b) => [a, b] as const),
)

function bothFill(rng: Random) {
  const [a, b] = rng.pick(TOGETHER)
  const { tank, time, unit } = drawTank(rng, Math.max(a, b))
  const whole = lcm(a, b)
  const key = (a * b) / (a + b)
  const answer = time(key)
  return {
    concept: 'filling-together',
    given: { find: 'fill' as const, pipes: [a, b] },
    prompt: rng.pick([
      say`Two pipes can fill ${tank} in ${time(a)} and ${time(b)}, respectively. In how much time will both of them together fill it?`,
      say`${tank} can be filled by two taps in ${time(a)} and ${time(b)}, respectively. If both are opened simultaneously, in how much time will it be full?`,
      say`${tank} has two inlet pipes. The first alone can fill it in ${time(a)} and the second alone in ${time(b)}. ${ask(rng, 'the time taken to fill it with both open')}`,
    ]),
    answer,
    mistakes: [
      { value: (a + b) / 2, because: say`that is the average of the two times` },
      { value: a + b, because: say`the two times were added` },
      { value: Math.abs(a - b), because: say`the two times were subtracted` },
      { value: (a * b) / Math.abs(a - b), because: say`the second pipe was taken for one that empties` },
      { value: Math.min(a, b) / 2, because: say`both pipes were taken to be as fast as the faster one` },
      { value: Math.max(a, b) / 2, because: say`both pipes were taken to be as fast as the slower one` },
      { value: key / 2, because: say`the time together was halved once more` },
      { value: (a + b) / 4, because: say`half of the average of the two times was taken` },
      { value: Math.min(a, b) - 1, because: say`the slower pipe was taken to save hardly any time` },
      { value: key + 1, because: say`the division was worked out wrongly` },
      { value: key - 1, because: say`the division was worked out wrongly` },
      { value: key + 2, because: say`the division was worked out wrongly` },
      { value: key - 2, because: say`the division was worked out wrongly` },
    ],
    // Both together are sooner done than the faster one alone; a longer time is struck out at sight.
    within: [1, Math.min(a, b) - 0.5] as const,
    steps: [
      say`Let the tank hold ${units(whole)}; the pipes bring ${whole / a} and ${units(whole / b)} each ${unit}.`,
      say`Together: ${whole} ÷ (${whole / a} + ${whole / b}) = ${answer}`,
    ],
  }
}

function withOutlet(rng: Random) {
  const [a, b] = rng.pick(AGAINST)
  const key = (a * b) / (b - a)
  const { tank, time, unit } = drawTank(rng, Math.max(b, key))
  const whole = lcm(a, b)
  const answer = time(key)
  return {
    concept: ['inlet-and-outlet', 'outlets-and-leaks'],
    given: { find: 'fill' as const, pipes: [a, -b] },
    prompt: rng.pick([
      say`A pipe can fill ${tank} in ${time(a)}, while a waste pipe can empty the full tank in ${time(b)}. If both are opened together, in how much time will the empty tank be filled?`,
      say`${tank} can be filled by one pipe in ${time(a)} and emptied by another in ${time(b)}. If both are opened together when it is empty, after how much time will it be full?`,
      say`A tap can fill ${tank} in ${time(a)}, but an outlet that can empty it in ${time(b)} is left open by mistake. In how much time will the empty tank be filled?`,
    ]),
    answer,
    mistakes: [
      { value: a + b, because: say`the two times were added` },
      { value: (a + b) / 2, because: say`that is the average of the two times` },
      { value: b, because: say`that is the time of the outlet` },
      { value: b - a, because: say`the two times were subtracted` },
      { value: 2 * a, because: say`the inlet was taken to lose half of its water` },
      { value: key + a, because: say`the time of the inlet was added once more` },
      { value: key - a, because: say`the time of the inlet was subtracted` },
      { value: key + 6, because: say`the division was worked out wrongly` },
      { value: key - 6, because: say`the division was worked out wrongly` },
    ],
    // With the outlet open it takes longer than the inlet alone; a shorter time is struck out at sight.
    within: [a + 0.5, 4 * key] as const,
    steps: [
      say`Let the tank hold ${units(whole)}: each ${unit} brings in ${whole / a} and takes out ${whole / b}.`,
      say`The gain each ${unit} is ${whole / a} − ${whole / b} = ${units(whole / a - whole / b)}.`,
      say`Time = ${whole} ÷ ${whole / a - whole / b} = ${answer}`,
    ],
  }
}

/** An inlet, an outlet and how long the inlet runs alone: the rest then takes a whole time. */
const LATER = AGAINST.flatMap(([a, b]) =>
  range(2, Math.floor((3 * a) / 4)).flatMap((open) => {
    const rest = ((a - open) * b) / (b - a)
    return Number.isInteger(rest) && rest > a - open + 1 && rest !== b && rest <= 72
      ? [{ a, b, open, rest }]
      : []
  }),
)

/** "A pipe fills a tank in 12 hours. After 3 hours an outlet is opened that empties it in 20. In how much more time is it full?" */
function outletLater(rng: Random) {
  const { a, b, open, rest } = rng.pick(LATER)
  const { tank, time, unit } = drawTank(rng, b)
  const whole = lcm(a, b)
  const [inlet, outlet] = [whole / a, whole / b]
  const answer = time(rest)
  return {
    concept: ['inlet-and-outlet', 'outlets-and-leaks'],
    given: { find: 'rest-against' as const, inlet: a, outlet: b, open },
    prompt: rng.pick([
      say`A pipe can fill ${tank} in ${time(a)} and an outlet can empty it in ${time(b)}. The pipe is opened when the tank is empty, and the outlet ${time(open)} later. In how much more time will the tank be full?`,
      say`${tank}, empty at first, is being filled by a tap that takes ${time(a)} to fill it. After ${time(open)}, an outlet that can empty the full tank in ${time(b)} is opened as well. How much more time will it take to fill the tank?`,
      say`A pump fills ${tank} in ${time(a)}, and a drain empties it in ${time(b)}. The pump is started with the tank empty, and after ${time(open)} the drain is opened too. ${ask(rng, 'the further time in which the tank is filled')}`,
    ]),
    answer,
    mistakes: [
      { value: rest + open, because: say`that is the time from the beginning` },
      { value: exact(a * b, b - a), because: say`what came in before the outlet was opened was left out` },
      { value: exact(a * b, b - a).sub(open), because: say`the outlet was taken to be open from the start` },
      { value: exact(open * b, b - a), because: say`that is the time for the part that is already full` },
      { value: b - open, because: say`the time before was subtracted from that of the outlet` },
      { value: rest + 2, because: say`the division was worked out wrongly` },
      { value: rest - 2, because: say`the division was worked out wrongly` },
      { value: rest + 5, because: say`the division was worked out wrongly` },
    ],
    // The inlet alone would be done sooner.
    within: [a - open + 0.5, 4 * rest] as const,
    steps: [
      say`Let the tank hold ${units(whole)}: the inlet brings ${inlet} and the outlet takes ${outlet} each ${unit}.`,
      say`In ${time(open)} the inlet alone brings ${open} × ${inlet} = ${units(open * inlet)}.`,
      say`Left: ${whole} − ${open * inlet} = ${units(whole - open * inlet)}; the gain each ${unit} is then ${inlet} − ${outlet} = ${units(inlet - outlet)}.`,
      say`Time = ${whole - open * inlet} ÷ ${inlet - outlet} = ${answer}`,
    ],
  }
}

/** Two inlets and an outlet that fill together in a whole time. */
const THREE = range(6, 30).flatMap((a) =>
  range(a + 1, 36).flatMap((b) =>
    range(6, 60)
      .filter((c) => {
        const rate = b * c + a * c - a * b
        return c !== a && c !== b && rate > 0 && (a * b * c) % rate === 0 && (a * b * c) / rate <= 60
      })
      .map((c) => [a, b, c] as const),
  ),
)

function threePipes(rng: Random) {
  const [a, b, c] = rng.pick(THREE)
  const { tank, time, unit } = drawTank(rng)
  const whole = lcm(lcm(a, b), c)
  const [x, y, z] = [whole / a, whole / b, whole / c]
  const answer = time(whole / (x + y - z))
  return {
    concept: ['inlet-and-outlet', 'outlets-and-leaks'],
    given: { find: 'fill' as const, pipes: [a, b, -c] },
    prompt: rng.pick([
      say`Two pipes can fill ${tank} in ${time(a)} and ${time(b)}, respectively, and a third pipe can empty it in ${time(c)}. If all the three pipes are opened together, in how much time will the empty tank be full?`,
      say`${tank} has two inlets, which fill it in ${time(a)} and ${time(b)}, and an outlet, which empties it in ${time(c)}. If all of them are open, how much time will it take to fill the empty tank?`,
    ]),
    answer,
    mistakes: [
      { value: whole / (x + y + z), because: say`the outlet was taken for a third inlet` },
      { value: whole / (x + y), because: say`the outlet was left out` },
      { value: (a + b + c) / 3, because: say`that is the average of the three times` },
      { value: whole / (x - z), because: say`the second inlet was left out` },
      { value: whole / (y - z), because: say`the first inlet was left out` },
      { value: Math.abs(a + b - c), because: say`the times were added and subtracted` },
    ],
    steps: [
      say`Let the tank hold ${units(whole)}: each ${unit} brings in ${x} and ${y} and takes out ${z}.`,
      say`The gain each ${unit} is ${x} + ${y} − ${z} = ${units(x + y - z)}.`,
      say`Time = ${whole} ÷ ${x + y - z} = ${answer}`,
    ],
  }
}

function closedEarly(rng: Random) {
  const { a, b, open, rest } = rng.until(
    () => {
      const [a, b, open] = [rng.int(8, 60), rng.int(8, 60), rng.int(2, 20)]
      return { a, b, open, rest: b * (1 - open / a - open / b) }
    },
    (drawn) => drawn.a !== drawn.b && drawn.rest > 1 && Math.abs(drawn.rest - Math.round(drawn.rest)) < 1e-9,
  )
  const key = Math.round(rest)
  const whole = lcm(a, b)
  const done = (open * whole) / a + (open * whole) / b
  const { tank, time, unit } = drawTank(rng)
  const answer = time(key)
  return {
    concept: 'pipe-closed-early',
    given: { find: 'rest' as const, closed: a, stays: b, open },
    prompt: rng.pick([
      say`Pipes A and B can fill ${tank} in ${time(a)} and ${time(b)}, respectively. Both are opened together, but A is closed after ${time(open)}. In how much more time will B fill it?`,
      say`${tank} can be filled by pipe A in ${time(a)} and by pipe B in ${time(b)}. If both are kept open for ${time(open)} and then A is closed, how much time will B take to fill the remaining part?`,
    ]),
    answer,
    mistakes: [
      { value: key + open, because: say`that is the time from the beginning` },
      { value: b - open, because: say`what A brought in was left out` },
      { value: (a * (whole - done)) / whole, because: say`A was left open and B was closed` },
      {
        value: (whole - done) / (whole / a + whole / b),
        because: say`both pipes were taken to go on together`,
      },
      { value: b - 2 * open, because: say`A was taken to bring as much as B` },
      { value: (b * done) / whole, because: say`that is the time for the part that is already full` },
      { value: key * 2, because: say`only half of the flow of B was counted` },
    ],
    steps: [
      say`Let the tank hold ${units(whole)}: A brings ${whole / a} and B ${whole / b} each ${unit}.`,
      say`In ${time(open)} both bring ${open} × ${whole / a + whole / b} = ${units(done)}.`,
      say`Left for B: ${whole} − ${done} = ${units(whole - done)}`,
      say`Time = ${whole - done} ÷ ${whole / b} = ${answer}`,
    ],
  }
}

/** "A and B fill a tank in 15 and 12 hours, C empties it in 4. They are opened at 8, 9 and 11 a.m. When is it empty?" */
function openedInTurn(rng: Random) {
  const { a, b, c, start, second, third, level, drain, needed } = rng.until(
    () => {
      const [a, b, c] = [rng.int(6, 30), rng.int(6, 30), rng.int(2, 10)]
      const start = 60 * rng.int(5, 9)
      const second = start + 60 * rng.int(1, 3)
      const third = second + 60 * rng.int(1, 3)
      const level = exact(third - start, 60 * a).add(exact(third - second, 60 * b))
      const drain = exact(1, c).sub(exact(1, a)).sub(exact(1, b))
      const needed = drain.gt(0) ? level.div(drain).mul(60) : exact(0)
      return { a, b, c, start, second, third, level, drain, needed: Number(needed.valueOf()) }
    },
    (drawn) =>
      drawn.a !== drawn.b &&
      drawn.level.lt(1) &&
      lcm(lcm(drawn.a, drawn.b), drawn.c) <= 240 &&
      drawn.needed >= 30 &&
      drawn.needed <= 540 &&
      Number.isInteger(drawn.needed / 5) &&
      // '12:00 p.m.' would leave it in doubt.
      [drawn.second, drawn.third, drawn.third + drawn.needed].every((time) => time % 720 !== 0),
  )
  const hours = (value: number | Exact) => quantity(value, 'hour')
  const { tank } = drawTank(rng)
  const at = (minutes: number) => clock(0, minutes)
  const end = third + needed
  const answer = at(end)
  return {
    concept: ['inlet-and-outlet', 'outlets-and-leaks'],
    given: {
      find: 'empty-at' as const,
      inlets: [a, b] as const,
      outlet: c,
      opened: [start, second, third] as const,
    },
    prompt: rng.pick([
      say`Pipes A and B can fill ${tank} in ${hours(a)} and ${hours(b)}, respectively, and pipe C can empty it in ${hours(c)}. If A is opened at ${at(start)}, B at ${at(second)} and C at ${at(third)}, the tank being empty at the start, at what time will it be empty again?`,
      say`${tank} has two inlets A and B, which fill it in ${hours(a)} and ${hours(b)}, respectively, and an outlet C, which empties it in ${hours(c)}. Starting with the empty tank, A is opened at ${at(start)}, B at ${at(second)} and C at ${at(third)} on the same day. When will it be empty?`,
      say`Three pipes A, B and C are connected to ${tank}. A and B fill it in ${hours(a)} and ${hours(b)}, respectively, and C drains it in ${hours(c)}. If A, B and C are opened at ${at(start)}, ${at(second)} and ${at(third)}, respectively, the tank, empty at first, will be empty again at:`,
    ]),
    answer,
    mistakes: [
      { minutes: second + needed, because: say`the time was counted from the opening of B` },
      { minutes: start + needed, because: say`the time was counted from the opening of A` },
      { minutes: end + 60, because: say`one hour too many was counted` },
      { minutes: end - 60, because: say`one hour too few was counted` },
      { minutes: end + 30, because: say`half an hour too much was counted` },
      { minutes: end - 30, because: say`half an hour too little was counted` },
      { minutes: end + 20, because: say`a slip of 20 minutes in the division` },
      { minutes: end - 20, because: say`a slip of 20 minutes in the division` },
    ]
      .filter(({ minutes }) => minutes > third + 10 && minutes % 720 !== 0)
      .map(({ minutes, because }) => ({ value: at(minutes), because })),
    steps: [
      say`Until ${at(third)} A is open for ${hours((third - start) / 60)} and B for ${hours((third - second) / 60)}: ${fraction(level)} of the tank is full.`,
      say`With all three open, the tank loses ${fraction(1, c)} − ${fraction(1, a)} − ${fraction(1, b)} = ${fraction(drain)} of it an hour.`,
      say`It is empty after ${fraction(level)} ÷ ${fraction(drain)} = ${hours(exact(needed, 60))}.`,
      say`${at(third)} and ${span(needed)} later it is ${answer}`,
    ],
  }
}

/** An inlet that is always open and two that are opened in turn, with a whole time. */
const HELPED = range(8, 40).flatMap((always) =>
  range(8, 48).flatMap((first) =>
    range(8, 48).flatMap((second) => {
      const whole = lcm(lcm(always, first), second)
      const [one, two] = [whole / always + whole / first, whole / always + whole / second]
      const rounds = Math.floor(whole / (one + two))
      const left = whole - rounds * (one + two)
      const isWhole = left === 0 || left === one
      return isWhole && whole <= 360 && rounds >= 2 && new Set([always, first, second]).size === 3
        ? [{ always, first, second, whole, one, two, rounds, left }]
        : []
    }),
  ),
)

/** "A, B and C fill a tank in 12, 15 and 20 hours. A is open all the time, B and C for an hour each in turn. When is it full?" */
function helpedInTurn(rng: Random) {
  const { always, first, second, whole, one, two, rounds, left } = rng.pick(HELPED)
  const { tank, time, unit } = drawTank(rng)
  const value = 2 * rounds + (left === 0 ? 0 : 1)
  const answer = time(value)
  const both = exact(1).div(exact(1, always).add(exact(1, first)).add(exact(1, second)))
  return {
    concept: 'filling-together',
    given: { find: 'helped' as const, always, helpers: [first, second] as const },
    prompt: rng.pick([
      say`Pipes A, B and C can fill ${tank} in ${time(always)}, ${time(first)} and ${time(second)}, respectively. A is open all the time, and B and C are opened for one ${unit} each alternately, B first. In how much time will the tank be full?`,
      say`Three taps A, B and C fill ${tank} in ${time(always)}, ${time(first)} and ${time(second)}, respectively. If A is kept open throughout while B and C are opened in turn for one ${unit} each, beginning with B, ${askThen(rng, 'the time in which the tank is filled')}`,
      say`${tank} can be filled by pipe A in ${time(always)}, by pipe B in ${time(first)} and by pipe C in ${time(second)}. A runs all the time, helped by B in the first ${unit}, by C in the second, and so on. After how much time is the tank full?`,
    ]),
    answer,
    mistakes: [
      { value: both, because: say`that is the time if all three are open` },
      { value: value + 1, because: say`one ${unit} too many was counted` },
      { value: value - 1, because: say`one ${unit} too few was counted` },
      { value: 2 * value, because: say`the parts of two ${unit}s were taken for those of one` },
      { value: value + 2, because: say`a whole round too many was counted` },
      { value: value - 2, because: say`a whole round too few was counted` },
      { value: exact(always * first, always + first), because: say`C was left out` },
    ].filter(({ value: wrong }) => exact(wrong).d <= 2n),
    within: [1, always - 1] as const,
    steps: [
      say`Let the tank hold ${units(whole)}: A brings ${whole / always}, B ${whole / first} and C ${whole / second} each ${unit}.`,
      say`With B ${units(one)} come in, with C ${units(two)}: ${units(one + two)} in two ${unit}s.`,
      left === 0
        ? say`${rounds} such rounds fill it: ${rounds} × ${one + two} = ${units(whole)}.`
        : say`After ${rounds} such rounds ${units(rounds * (one + two))} are in; the last ${left} come with B in one ${unit} more.`,
      say`Time = ${answer}`,
    ],
  }
}

function capacity(rng: Random) {
  const [a, empties] = rng.pick(AGAINST)
  const both = (a * empties) / (empties - a)
  const { tank, time, unit } = drawTank(rng, both)
  const drain = rng.int(4, 60) * (unit === 'hour' ? 20 : 1)
  const key = drain * empties
  const litres = (value: number) => quantity(value, 'litre')
  const answer = litres(key)
  return {
    concept: ['capacity-of-tank', 'outlets-and-leaks'],
    given: { find: 'capacity' as const, inlet: a, both, drain },
    prompt: rng.pick([
      say`A pipe can fill ${tank} in ${time(a)}. If an outlet that drains ${litres(drain)} per ${unit} is also open, it takes ${time(both)}. ${ask(rng, 'the capacity of the tank')}`,
      say`${tank} is filled in ${time(a)} when its outlet is closed and in ${time(both)} when the outlet is open. If the outlet drains ${litres(drain)} of water per ${unit}, ${askThen(rng, 'the capacity of the tank')}`,
    ]),
    answer,
    mistakes: [
      { value: drain * a, because: say`the outlet was multiplied by the time of the inlet` },
      { value: drain * both, because: say`the outlet was multiplied by the time with both open` },
      { value: drain * (both - a), because: say`the outlet was multiplied by the difference of the times` },
      { value: drain * (both + a), because: say`the outlet was multiplied by the sum of the times` },
      {
        value: (drain * a * both) / (a + both),
        because: say`the parts of the tank were added instead of subtracted`,
      },
      { value: key * 2, because: say`the outlet was counted twice` },
      { value: key / 2, because: say`only half of the outlet was counted` },
    ],
    steps: [
      say`In ${anUnit(unit)} the inlet brings 1/${a} of the tank, and with both open 1/${both} stays.`,
      say`So the outlet takes 1/${a} − 1/${both} = 1/${empties} of the tank each ${unit}.`,
      say`1/${empties} of the tank is ${litres(drain)}.`,
      say`The tank holds ${empties} × ${drain} = ${answer}`,
    ],
  }
}
