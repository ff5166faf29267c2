import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { type Exact, exact, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { litres } from '../../../kit/values/quantities.ts'
import { fraction, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { units } from '../../../kit/wording/work-stories.ts'

/** "A pipe fills a tank in 8 hours, but with a leak it takes 12. In how many hours does the leak empty it?" */
export const leak = defineGenerator({
  id: 'arithmetic/leak',
  version: 8,
  concepts: ['time-of-leak', 'capacity-of-tank', 'outlets-and-leaks'],
  levels: {
    easy: { forms: [leakAlone, longer] },
    medium: { forms: [twoPipes, emptied, stopped] },
    hard: { forms: [capacityWithTap, delayed, wasted] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'leak': {
        const inflow = given.pipes.reduce((sum, pipe) => sum + 1 / pipe, 0)
        // The slower the leak, the sooner the tank is full.
        return bisect((leak) => given.withLeak * (inflow - 1 / leak) - 1, 1e6)
      }
      case 'leak-of-delay': {
        const inflow = given.pipes.reduce((sum, pipe) => sum + 1 / pipe, 0)
        const withLeak = 1 / inflow + given.minutes / 60
        return bisect((leak) => withLeak * (inflow - 1 / leak) - 1, 1e6)
      }
      case 'wasted':
        // The level rises slowly as long as the leak is open, then at the full rate.
        return bisect((time) => {
          const inflow = given.pipes.reduce((sum, pipe) => sum + 1 / pipe, 0)
          const slowly = Math.min(time, given.open) * (1 - 1 / given.part)
          return inflow * (slowly + Math.max(0, time - given.open)) - 1
        }, 1e4)
      case 'emptied':
        return bisect((time) => time / given.leak - time / given.pipe - 1, 1e6)
      case 'capacity':
        return bisect((tank) => (tank / given.leak - given.inflow) * given.withTap - tank, 1e7)
      case 'rest': {
        const level = given.open / given.pipe - given.open / given.leak
        return bisect((time) => level + time / given.pipe - 1, 1e4)
      }
    }
  },
})

function leakAlone(rng: Random) {
  const [pipe, key, both] = rng.pick(AGAINST)
  const { tank, time, unit } = drawTank(rng)
  const whole = lcm(pipe, both)
  const answer = time(key)
  return {
    concept: ['time-of-leak', 'outlets-and-leaks'],
    given: { find: 'leak' as const, pipes: [pipe], withLeak: both },
    prompt: rng.pick([
      say`A pipe can fill ${tank} in ${time(pipe)}. Due to a leak in its bottom, it is filled in ${time(both)}. In how much time can the leak empty the full tank?`,
      say`${tank}, which a pipe fills in ${time(pipe)}, takes ${time(both)} to fill because of a leak. ${ask(rng, 'the time in which the leak alone can empty the full tank')}`,
      say`If ${tank} is normally filled in ${time(pipe)} but takes ${time(both)} due to a leak, then how long will the leak take to empty it when it is full?`,
    ]),
    answer,
    mistakes: [
      { value: both - pipe, because: say`the two times were subtracted` },
      {
        value: (pipe * both) / (pipe + both),
        because: say`the parts were added; the leak works against the pipe`,
      },
      { value: pipe + both, because: say`the two times were added` },
      { value: (pipe + both) / 2, because: say`that is the average of the two times` },
      { value: both, because: say`that is the time for filling with the leak` },
      { value: 2 * both, because: say`the time for filling with the leak was doubled` },
      { value: pipe + 2 * both, because: say`the time with the leak was added twice to that of the pipe` },
    ],
    steps: [
      say`Let the tank hold ${units(whole)}: the pipe brings ${whole / pipe} each ${unit}, but only ${whole / both} stay, so the leak takes ${units(whole / pipe - whole / both)}.`,
      say`Time of the leak = ${whole} ÷ ${whole / pipe - whole / both} = ${answer}`,
    ],
  }
}

function longer(rng: Random) {
  const [pipe, key, both] = rng.pick(AGAINST)
  const { tank, time, unit } = drawTank(rng)
  const more = both - pipe
  const whole = lcm(pipe, both)
  const answer = time(key)
  return {
    concept: ['time-of-leak', 'outlets-and-leaks'],
    given: { find: 'leak' as const, pipes: [pipe], withLeak: both },
    prompt: rng.pick([
      say`A ${rng.pick(['pipe', 'pump', 'tap'])} can fill ${tank} in ${time(pipe)}. Because of a leak, it takes ${time(more)} more to fill it. In how much time can the leak alone empty the full tank?`,
      say`${tank} is normally filled in ${time(pipe)}, but takes ${time(more)} longer due to a leak in its bottom. If it is full, in how much time will the leak empty it?`,
      say`If a leak makes a ${rng.pick(['pipe', 'pump', 'tap'])} that fills ${tank} in ${time(pipe)} take ${time(more)} more, then ${askThen(rng, 'the time taken by the leak to empty the full tank')}`,
    ]),
    answer,
    mistakes: [
      { value: more, because: say`that is only the delay` },
      {
        value: (pipe * more) / (pipe + more),
        because: say`the delay was taken for the time of a second pipe`,
      },
      { value: both, because: say`that is the time for filling with the leak` },
      { value: pipe + both, because: say`the two times for filling were added` },
      {
        value: (pipe * both) / (pipe + both),
        because: say`the parts were added; the leak works against the pipe`,
      },
      { value: 2 * pipe + more, because: say`the delay was added to twice the time of the pipe` },
      { value: 2 * both, because: say`the time for filling with the leak was doubled` },
    ],
    steps: [
      say`With the leak it takes ${pipe} + ${more} = ${time(both)}. Let the tank hold ${units(whole)}: ${whole / pipe} come in each ${unit}, ${whole / both} stay, ${whole / pipe - whole / both} leak out.`,
      say`Time of the leak = ${whole} ÷ ${whole / pipe - whole / both} = ${answer}`,
    ],
  }
}

/** Two inlets, the time of both with a leak, and that of the leak, all whole. */
const TWO_PIPES = range(6, 40).flatMap((a) =>
  range(a + 1, 48)
    .filter((b) => (a * b) % (a + b) === 0)
    .flatMap((b) => {
      const sound = (a * b) / (a + b)
      return range(sound + 1, 2 * sound)
        .filter((slow) => (sound * slow) % (slow - sound) === 0 && (sound * slow) / (slow - sound) <= 150)
        .map((slow) => ({ a, b, sound, slow, key: (sound * slow) / (slow - sound) }))
    }),
)

function twoPipes(rng: Random) {
  const { a, b, sound, slow, key } = rng.pick(TWO_PIPES)
  const { tank, time, unit } = drawTank(rng)
  const whole = lcm(lcm(a, b), slow)
  const inflow = whole / a + whole / b
  const out = inflow - whole / slow
  const answer = time(key)
  return {
    concept: ['time-of-leak', 'outlets-and-leaks'],
    given: { find: 'leak' as const, pipes: [a, b], withLeak: slow },
    prompt: rng.pick([
      say`Two pipes A and B can fill ${tank} in ${time(a)} and ${time(b)}, respectively. When both are opened, it takes ${time(slow)} to fill because of a leak. In how much time can the leak empty the full tank?`,
      say`${tank} has two inlets that can fill it in ${time(a)} and ${time(b)}, respectively. Together they fill it in ${time(slow)} due to a leak. ${ask(rng, 'the time in which the leak alone can empty the full tank')}`,
      say`If two taps, which can fill ${tank} in ${time(a)} and ${time(b)}, respectively, take ${time(slow)} to fill it together owing to a leak, then how long will the leak take to empty it?`,
    ]),
    answer,
    mistakes: [
      { value: slow - sound, because: say`that is only the delay` },
      { value: sound, because: say`that is the time of both pipes without the leak` },
      {
        value: (sound * slow) / (sound + slow),
        because: say`the parts were added; the leak works against the pipes`,
      },
      { value: a + b - slow, because: say`the times were added and subtracted` },
      ...(slow > a ? [{ value: (a * slow) / (slow - a), because: say`the second pipe was left out` }] : []),
      { value: sound + slow, because: say`the times with and without the leak were added` },
      { value: 2 * slow, because: say`the time with the leak was doubled` },
      { value: a + b + slow, because: say`all the times were added` },
    ],
    steps: [
      say`Let the tank hold ${units(whole)}: the pipes bring ${whole / a} + ${whole / b} = ${units(inflow)} each ${unit}.`,
      say`With the leak only ${whole} ÷ ${slow} = ${whole / slow} stay, so the leak takes ${inflow} − ${whole / slow} = ${units(out)}.`,
      say`Time of the leak = ${whole} ÷ ${out} = ${answer}`,
    ],
  }
}

function emptied(rng: Random) {
  const [quick, slow, key] = rng.pick(AGAINST)
  const { tank, time, unit } = drawTank(rng)
  const whole = lcm(quick, slow)
  const answer = time(key)
  return {
    concept: ['time-of-leak', 'outlets-and-leaks'],
    given: { find: 'emptied' as const, leak: quick, pipe: slow },
    prompt: rng.pick([
      say`A leak in the bottom of ${tank} can empty it in ${time(quick)}. An inlet that can fill it in ${time(slow)} is opened when it is full. In how much time will it be empty?`,
      say`An outlet can empty ${tank} in ${time(quick)} and an inlet can fill it in ${time(slow)}. If both are opened when it is full, after how much time will it be empty?`,
      say`${tank} is full. A leak can empty it in ${time(quick)}, while a tap can fill it in ${time(slow)}. If the leak starts and the tap is opened at the same time, ${askThen(rng, 'the time in which it becomes empty')}`,
    ]),
    answer,
    mistakes: [
      { value: (quick * slow) / (quick + slow), because: say`the pipe was taken to let water out as well` },
      { value: slow - quick, because: say`the two times were subtracted` },
      { value: quick + slow, because: say`the two times were added` },
      { value: (quick + slow) / 2, because: say`that is the average of the two times` },
      { value: quick, because: say`the pipe was left out` },
      { value: 2 * slow, because: say`the time of the pipe was doubled` },
      { value: 2 * quick + slow, because: say`the time of the leak was added twice to that of the pipe` },
    ],
    steps: [
      say`Let the tank hold ${units(whole)}: the leak takes ${whole / quick} each ${unit}, the pipe brings ${whole / slow}.`,
      say`The loss each ${unit} is ${whole / quick} − ${whole / slow} = ${units(whole / quick - whole / slow)}.`,
      say`Time = ${whole} ÷ ${whole / quick - whole / slow} = ${answer}`,
    ],
  }
}

function capacityWithTap(rng: Random) {
  const [leak, pipe, both] = rng.pick(AGAINST)
  const { tank, time, unit } = drawTank(rng)
  const flow = rng.int(3, 30)
  // The inflow is given per minute; the times may be in hours.
  const inflow = unit === 'hour' ? flow * 60 : flow
  const key = inflow * pipe
  const answer = litres(key)
  return {
    concept: ['capacity-of-tank', 'outlets-and-leaks'],
    given: { find: 'capacity' as const, leak, withTap: both, inflow },
    prompt: rng.pick([
      say`A leak in the bottom of ${tank} can empty it in ${time(leak)}. When a tap that admits ${litres(flow)} per minute is also turned on, the full tank is emptied in ${time(both)}. ${ask(rng, 'the capacity of the tank')}`,
      say`${tank} has a leak which can empty it in ${time(leak)}. If a pipe that lets in ${litres(flow)} of water per minute is opened, it is emptied in ${time(both)}. How many litres does it hold?`,
      say`If a leak empties ${tank} in ${time(leak)}, but in ${time(both)} when a tap supplying ${litres(flow)} per minute is open, then ${askThen(rng, 'its capacity')}`,
    ]),
    answer,
    mistakes: [
      { value: inflow * leak, because: say`the inflow was multiplied by the time of the leak` },
      { value: inflow * both, because: say`the inflow was multiplied by the time with the tap` },
      {
        value: inflow * (both - leak),
        because: say`the inflow was multiplied by the difference of the times`,
      },
      {
        value: (inflow * leak * both) / (leak + both),
        because: say`the parts of the tank were added instead of subtracted`,
      },
      { value: inflow * (both + leak), because: say`the inflow was multiplied by the sum of the times` },
      ...(unit === 'hour'
        ? [
            { value: flow * pipe, because: say`the inflow a minute was taken for that of an hour` },
            { value: flow * both, because: say`hours and minutes were mixed up` },
          ]
        : []),
      { value: key * 2, because: say`the inflow was counted twice` },
      { value: key / 2, because: say`only half of the inflow was counted` },
    ],
    within: [key / 5, 5 * key] as const,
    steps: [
      unit === 'hour'
        ? say`The tap brings ${flow} × 60 = ${litres(inflow)} an hour.`
        : say`The tap brings ${litres(inflow)} a minute.`,
      say`The leak takes 1/${leak} of the tank each ${unit}; with the tap only 1/${both} is lost.`,
      say`So the tap brings 1/${leak} − 1/${both} = 1/${pipe} of the tank each ${unit}.`,
      say`The tank holds ${pipe} × ${inflow} = ${answer}`,
    ],
  }
}

function stopped(rng: Random) {
  const { pipe, leak, open, rest } = rng.until(
    () => {
      const [pipe, leak] = rng.pick(AGAINST)
      const open = rng.int(2, pipe)
      return { pipe, leak, open, rest: pipe - open + (open * pipe) / leak }
    },
    (drawn) => Number.isInteger(drawn.rest) && drawn.rest > 1,
  )
  const { tank, time, unit } = drawTank(rng)
  const whole = lcm(pipe, leak)
  const gain = whole / pipe - whole / leak
  const answer = time(rest)
  return {
    concept: ['time-of-leak', 'outlets-and-leaks'],
    given: { find: 'rest' as const, pipe, leak, open },
    prompt: rng.pick([
      say`A pipe can fill ${tank} in ${time(pipe)} and a leak can empty it in ${time(leak)}. The pipe is opened and the leak is closed after ${time(open)}. How much more time will it take to fill the tank?`,
      say`${tank} can be filled by a tap in ${time(pipe)} and emptied by a leak in ${time(leak)}. Both work for ${time(open)}, after which the leak is repaired. ${ask(rng, 'the further time required to fill it')}`,
      say`If an inlet that fills ${tank} in ${time(pipe)} is opened along with a leak that empties it in ${time(leak)}, and the leak is stopped after ${time(open)}, then in how much more time will the tank be full?`,
    ]),
    answer,
    mistakes: [
      { value: pipe - open, because: say`the leak was left out` },
      { value: rest + open, because: say`that is the time from the beginning` },
      { value: pipe - open - (open * pipe) / leak, because: say`the leak was taken to help the pipe` },
      { value: (pipe * leak) / (leak - pipe) - open, because: say`the leak was taken to go on` },
      { value: (open * pipe) / leak, because: say`that is only the time that makes up for the leak` },
      {
        value: open - (open * pipe) / leak,
        because: say`that is the time for the part that is already full`,
      },
      {
        value: pipe + (open * pipe) / leak,
        because: say`what came in during the first ${time(open)} was left out`,
      },
    ],
    steps: [
      say`Let the tank hold ${units(whole)}: the pipe brings ${whole / pipe} each ${unit} and the leak takes ${whole / leak}.`,
      say`In ${time(open)} the tank gains ${open} × ${gain} = ${units(open * gain)}.`,
      say`Still missing: ${whole} − ${open * gain} = ${units(whole - open * gain)}`,
      say`Time = ${whole - open * gain} ÷ ${whole / pipe} = ${answer}`,
    ],
  }
}

/** Two inlets in hours, a delay by the leak in minutes, and the whole hours in which the leak empties the tank. */
const DELAYS = range(6, 40).flatMap((a) =>
  range(a + 1, 60).flatMap((b) =>
    range(1, 29).flatMap((part) => {
      // In minutes: the time of both, and the same with a delay of some five minutes.
      const [sound, delay] = [(60 * a * b) / (a + b), 5 * part]
      const key = (sound * (sound + delay)) / delay / 60
      return Number.isInteger(sound) && Number.isInteger(key) && key <= 160 && delay % 60 !== 0
        ? [{ a, b, sound, delay, key }]
        : []
    }),
  ),
)

/** "Two pipes fill a tank in 14 and 16 hours. Owing to a leak they take 32 minutes longer. When does the leak empty it?" */
function delayed(rng: Random) {
  const { a, b, sound, delay, key } = rng.pick(DELAYS)
  const hours = (value: number | Exact) => quantity(value, 'hour')
  const { tank } = drawTank(rng)
  const both = sound + delay
  const answer = hours(key)
  return {
    concept: ['time-of-leak', 'outlets-and-leaks'],
    given: { find: 'leak-of-delay' as const, pipes: [a, b], minutes: delay },
    prompt: rng.pick([
      say`Two pipes can fill ${tank} in ${hours(a)} and ${hours(b)}, respectively. When both are opened together, it is found that due to a leak in the bottom it takes ${quantity(delay, 'minute')} more to fill. In how much time can the leak alone empty the full tank?`,
      say`${tank} has two inlets, which can fill it in ${hours(a)} and ${hours(b)}, respectively. Because of a leak, both together take ${quantity(delay, 'minute')} longer than they should. ${ask(rng, 'the time in which the leak would empty the full tank')}`,
      say`Pipes A and B fill ${tank} in ${hours(a)} and ${hours(b)}, respectively. Opened together, they are ${quantity(delay, 'minute')} late in filling it, as there is a leak. If it is full and both pipes are closed, after how long will it be empty?`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(sound * both, 60 * (sound + both)),
        because: say`the parts were added; the leak works against the pipes`,
      },
      { value: a + b, because: say`the times of the two pipes were added` },
      { value: exact(both, 30), because: say`the time with the leak was doubled` },
      { value: exact(sound * sound, 60 * delay), because: say`the delay was not added to the time of both` },
      { value: key + a, because: say`the time of the first pipe was added` },
      { value: key - a, because: say`the time of the first pipe was taken off` },
      { value: key / 2, because: say`only half of the leak was counted` },
      { value: 2 * key, because: say`the leak was counted twice` },
    ].filter(({ value }) => exact(value).d <= 4n),
    within: [a / 2, 3 * key] as const,
    steps: [
      say`Without the leak both pipes take ${a} × ${b} ÷ (${a} + ${b}) = ${hours(exact(sound, 60))}.`,
      say`With the leak it is ${quantity(delay, 'minute')} more: ${hours(exact(both, 60))}.`,
      say`In an hour the leak takes ${fraction(60, sound)} − ${fraction(60, both)} = 1/${key} of the tank.`,
      say`So it empties the tank in ${answer}`,
    ],
  }
}

/** "Two pipes fill a tank in 12 and 24 hours, but for 6 hours a third of the water leaks out. When is it full?" */
function wasted(rng: Random) {
  const { a, b, sound, part, open } = rng.until(
    () => {
      const [a, b, part] = [rng.int(6, 60), rng.int(8, 90), rng.int(3, 8)]
      return { a, b, sound: (a * b) / (a + b), part, open: part * rng.int(1, 6) }
    },
    (drawn) =>
      drawn.a < drawn.b && Number.isInteger(drawn.sound) && drawn.open < drawn.sound && drawn.open >= 4,
  )
  const { tank, time, unit } = drawTank(rng)
  const total = sound + open / part
  const answer = time(total)
  const lost = `${open / part}`
  return {
    concept: ['outlets-and-leaks', 'time-of-leak'],
    given: { find: 'wasted' as const, pipes: [a, b], part, open },
    prompt: rng.pick([
      say`Two pipes can fill ${tank} in ${time(a)} and ${time(b)}, respectively. Both are opened together, but 1/${part} of the water they bring leaks out. The leak is stopped after ${time(open)}. In how much time from the start will the tank be full?`,
      say`Two taps, which fill ${tank} in ${time(a)} and ${time(b)}, respectively, are turned on together. For the first ${time(open)}, a leak lets out 1/${part} of what comes in; then it is repaired. ${ask(rng, 'the total time taken to fill the tank')}`,
      say`Pipes A and B can fill ${tank} in ${time(a)} and ${time(b)}, respectively. They are opened together, and it is found after ${time(open)} that 1/${part} of the water has been leaking out. If the leak is then closed, how long does it take in all to fill the tank?`,
    ]),
    answer,
    mistakes: [
      { value: total - open, because: say`that is the time after the leak is stopped` },
      { value: sound + open, because: say`all the water of the first ${time(open)} was taken to be lost` },
      { value: sound, because: say`the leak was left out` },
      { value: sound - open / part, because: say`the leak was taken to help the pipes` },
      { value: (sound * part) / (part - 1), because: say`the leak was taken to go on to the end` },
      { value: total + open / part, because: say`the loss was counted twice` },
      { value: sound + part, because: say`the part was taken for a time` },
      { value: total + 2, because: say`a slip in the rest made it too large` },
    ],
    within: [sound / 3, a + b] as const,
    steps: [
      say`Both pipes together need ${a} × ${b} ÷ (${a} + ${b}) = ${time(sound)} without a leak.`,
      say`In ${time(open)} the leak loses 1/${part} of the water of ${time(open)}, that is what both pipes bring in ${time(open / part)}.`,
      say`This has to be brought in addition, ${lost} ${unit}${open / part === 1 ? '' : 's'} of both pipes.`,
      say`Total time = ${sound} + ${lost} = ${answer}`,
    ],
  }
}

/** What may leak, and the unit of its times. */
const TANKS = [
  ['a tank', 'hour'],
  ['a cistern', 'minute'],
  ['a cistern', 'hour'],
  ['a water tank on a roof', 'hour'],
  ['the overhead tank of a school', 'hour'],
  ['the underground tank of a building', 'hour'],
  ['the swimming pool of a club', 'hour'],
  ['the reservoir of a housing colony', 'hour'],
  ['the storage tank of a factory', 'minute'],
  ['an irrigation tank of a village', 'hour'],
  ['the water tank of a hospital', 'minute'],
  ['the cistern of a garden', 'minute'],
  ['a large rectangular tank', 'hour'],
  ['a cylindrical water tank', 'minute'],
] as const

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
] as const

function drawTank(rng: Random) {
  const [name, unit] = rng.chance(0.75)
    ? ([
        `the ${rng.pick(['overhead tank', 'underground tank', 'water tank', 'storage tank', 'cistern'])} of ${rng.pick(PLACES)}`,
        rng.pick(['minute', 'hour']),
      ] as const)
    : rng.pick(TANKS)
  return {
    tank: name,
    unit,
    time: (value: number) => quantity(value, unit),
  }
}

/** An inlet, a slower leak and the time that the inlet takes against it, all whole. */
const AGAINST = range(3, 48).flatMap((quick) =>
  range(quick + 1, 96)
    .filter((slow) => slow !== 2 * quick && (quick * slow) % (slow - quick) === 0)
    .map((slow) => [quick, slow, (quick * slow) / (slow - quick)] as const)
    .filter(([quick, , both]) => both <= 120 && both <= 5 * quick),
)
