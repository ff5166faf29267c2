import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { minutes } from '../../../kit/values/quantities.ts'
import { fraction } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Two pipes fill a tank together in 12 minutes, one of them alone in 20. How long does the other need?" */
export const pipeRates = defineGenerator({
  id: 'arithmetic/pipe-rates',
  version: 6,
  concepts: ['filling-together', 'inlet-and-outlet', 'outlets-and-leaks'],
  levels: {
    easy: { forms: [otherPipe, partFilled] },
    medium: { forms: [timesAsFast, outletAlone, partFilled] },
    hard: { forms: [inTurns, outletAlone, timesAsFast] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'other':
        return bisect((time) => 1 / given.together - 1 / given.one - 1 / time, 10_000)
      case 'part':
        // The tank as so many litres that each pipe gives whole litres in a minute.
        return given.pipes.reduce((sum, pipe) => sum + given.open * (55_440 / pipe), 0) / 55_440
      case 'fast':
        // The longer the slow pipe needs alone, the longer both need.
        return bisect((time) => 1 / (1 / time + given.times / time) - given.together, 10_000)
      case 'outlet':
        return bisect((time) => 1 / given.inlet - 1 / time - 1 / given.both, 10_000)
      case 'turns': {
        // Minute by minute.
        let [filled, minute] = [0, 0]
        while (filled < 1 - 1e-9 && minute < 1000) {
          filled += 1 / (minute % 2 === 0 ? given.first : given.second)
          minute += 1
        }
        return minute
      }
    }
  },
})

/** What is full after some minutes. */
const SMALL_TANKS = [
  'a tank',
  'a cistern',
  'a water tank',
  'an empty tank',
  'a small tank',
  'a large drum',
  'a water trough',
  'the water tank of a house',
  'the overhead tank of a house',
  'the tank of a tanker lorry',
  'the water tank of a garden',
  'the water tank of a stable',
  'the overhead tank of a shop',
  'a stone trough',
  'a garden pond',
  'a storage tank',
]

const TANKS = [
  'a tank',
  'a cistern',
  'a reservoir',
  'a water tank',
  'an overhead tank',
  'an empty tank',
  'a storage tank',
  ...['overhead tank', 'underground tank', 'water tank', 'storage tank'].flatMap((tank) =>
    [
      'a school',
      'a hospital',
      'a hotel',
      'a factory',
      'a hostel',
      'a college',
      'a farm',
      'a station',
      'an office',
      'a market',
      'a temple',
      'a dairy',
      'a mill',
      'a library',
    ].map((place) => `the ${tank} of ${place}`),
  ),
]

/** The tank of a whole building is not filled in a few minutes. */
const drawTank = (rng: Random, shortest: number) => rng.pick(shortest < 15 ? SMALL_TANKS : TANKS)

/** Times a and b whose pipes together need the whole number of minutes. */
const PAIRS = range(6, 72).flatMap((a) =>
  range(a + 2, 120).flatMap((b) => ((a * b) % (a + b) === 0 ? [[a, b, (a * b) / (a + b)] as const] : [])),
)

function otherPipe(rng: Random) {
  const [a, b, together] = rng.pick(PAIRS)
  const [one, other] = rng.pick([
    [a, b],
    [b, a],
  ])
  const tank = drawTank(rng, together)
  const answer = minutes(other)
  return {
    concept: 'filling-together',
    given: { find: 'other' as const, together, one },
    prompt: rng.pick([
      say`Two pipes together fill ${tank} in ${minutes(together)}. One of them alone fills it in ${minutes(one)}. How long does the other take alone?`,
      say`Pipes A and B fill ${tank} in ${minutes(together)} when both are open, and A alone fills it in ${minutes(one)}. In how many minutes can B alone fill it?`,
      say`If two pipes fill ${tank} in ${minutes(together)} together and one of them in ${minutes(one)} alone, in how many minutes can the other alone fill it?`,
      say`A tap can fill ${tank} in ${minutes(one)}. With a second tap it is full in ${minutes(together)}. Find the time that the second tap takes alone.`,
      say`It takes ${minutes(together)} to fill ${tank} when two inlets are open. If only the first is open, it takes ${minutes(one)}. How much time does it take with only the second?`,
      say`With pumps P and Q at work, ${tank} is filled in ${minutes(together)}; P alone needs ${minutes(one)}. In what time can Q alone fill it?`,
    ]),
    answer,
    // Alone a pipe needs longer than both together.
    within: [together + 1, 1000] as const,
    mistakes: [
      { value: one - together, because: say`the two times were subtracted` },
      { value: one + together, because: say`the two times were added` },
      { value: 2 * together, because: say`both pipes were taken to be alike` },
      { value: one, because: say`that is the time of the first pipe` },
      { value: other + 5, because: say`a slip in the fractions made it too large` },
      { value: other - 2, because: say`a slip in the fractions made it too small` },
      {
        value: Math.abs(2 * together - one),
        because: say`the time together was taken for the average of both`,
      },
    ],
    steps: [
      say`In a minute both fill 1/${together} of it, the first pipe 1/${one}.`,
      say`The other fills 1/${together} − 1/${one} = 1/${other} in a minute, so it needs ${answer}`,
    ],
  }
}

function partFilled(rng: Random) {
  const { a, b, open, part } = rng.until(
    () => {
      const [a, b] = rng.sample([10, 12, 15, 16, 18, 20, 24, 30, 36, 40, 45, 48, 60], 2)
      const open = rng.int(2, 14)
      return { a, b, open, part: exact(open, a).add(exact(open, b)) }
    },
    (drawn) => drawn.part.compare(1) < 0 && 55_440 % drawn.a === 0,
  )
  const tank = drawTank(rng, Math.min(a, b))
  const answer = fraction(part)
  return {
    concept: 'filling-together',
    given: { find: 'part' as const, pipes: [a, b], open },
    prompt: rng.pick([
      say`Two pipes can fill ${tank} in ${minutes(a)} and ${minutes(b)}. Both are opened together. What part of it is filled in ${minutes(open)}?`,
      say`Pipe A fills ${tank} in ${minutes(a)} and pipe B in ${minutes(b)}. If both are open for ${minutes(open)}, what part of it is filled?`,
      say`Two taps fill ${tank} in ${minutes(a)} and ${minutes(b)}, respectively. What fraction of it do they fill together in ${minutes(open)}?`,
      say`Pumps P and Q need ${minutes(a)} and ${minutes(b)}, respectively, to fill ${tank}. Which part of it is full ${minutes(open)} after both have been switched on?`,
      say`One inlet can fill ${tank} in ${minutes(a)}, another in ${minutes(b)}. The part that both fill in ${minutes(open)} is`,
    ]),
    answer,
    // Both fill more than the faster of them alone.
    within: [open / Math.min(a, b) + 0.001, 0.999] as const,
    mistakes: [
      { value: fraction(exact(1).sub(part)), because: say`that is the part that is still empty` },
      {
        value: fraction(exact(4 * open, a + b)),
        because: say`both pipes were taken to need the average of the two times`,
      },
      {
        value: fraction(exact(2 * open, Math.min(a, b))),
        because: say`both pipes were taken to be as fast as the faster one`,
      },
      {
        value: fraction(exact(open + 1, a).add(exact(open + 1, b))),
        because: say`one minute too many was counted`,
      },
      {
        value: fraction(exact(open - 1, a).add(exact(open - 1, b))),
        because: say`one minute too few was counted`,
      },
      {
        value: fraction(exact(open, a).add(exact(open - 1, b))),
        because: say`the second pipe was counted for a minute less`,
      },
      {
        value: fraction(exact(open - 1, a).add(exact(open, b))),
        because: say`the first pipe was counted for a minute less`,
      },
      {
        value: fraction(exact(open, a).add(exact(open + 1, b))),
        because: say`the second pipe was counted for a minute more`,
      },
    ],
    steps: [
      say`In a minute they fill 1/${a} + 1/${b} = ${fraction(exact(1, a).add(exact(1, b)))} of it.`,
      say`In ${open} minutes: ${answer}`,
    ],
  }
}

function timesAsFast(rng: Random) {
  const [times, together] = [rng.int(2, 7), rng.int(4, 75)]
  const value = together * (1 + times)
  const tank = drawTank(rng, together)
  const often = times === 2 ? 'twice as fast as' : `${times} times as fast as`
  const answer = minutes(value)
  return {
    concept: 'filling-together',
    given: { find: 'fast' as const, times, together },
    prompt: rng.pick([
      say`One pipe fills ${tank} ${often} another. Together they fill it in ${minutes(together)}. How long does the slower pipe take alone?`,
      say`Pipe A is ${often} pipe B. Both together fill ${tank} in ${minutes(together)}. In how many minutes can B alone fill it?`,
      say`If one pipe is ${often} another and both together fill ${tank} in ${minutes(together)}, in how many minutes can the slower pipe alone fill it?`,
      say`Two taps together fill ${tank} in ${minutes(together)}. If one of them works ${often} the other, find the time that the slower tap takes alone.`,
      say`A new pump works ${often} an old one. Side by side they fill ${tank} in ${minutes(together)}. How much time would the old pump take alone?`,
    ]),
    answer,
    within: [together + 1, 1000] as const,
    mistakes: [
      { value: together * times, because: say`the work of the slower pipe itself was not counted` },
      { value: value / times, because: say`that is the time of the faster pipe` },
      { value: together * (times - 1), because: say`the rates were subtracted` },
      { value: 2 * together, because: say`both pipes were taken to be alike` },
      { value: value + together, because: say`one share too many was counted` },
      { value: value + times, because: say`the factor was added once more` },
    ],
    steps: [
      say`When the slower pipe fills 1 part, the faster fills ${times}: together ${times + 1} parts.`,
      say`So the slower pipe does 1 of ${times + 1} parts of the work and would need ${times + 1} times as long.`,
      say`Alone the slower pipe needs ${times + 1} × ${together} = ${answer}`,
    ],
  }
}

function outletAlone(rng: Random) {
  // An inlet that needs `inlet` alone, and `both` when the outlet is open as well.
  const [a, b, together] = rng.pick(PAIRS)
  const [both, outlet] = rng.pick([
    [a, b],
    [b, a],
  ])
  const tank = drawTank(rng, together)
  const answer = minutes(outlet)
  return {
    concept: ['inlet-and-outlet', 'outlets-and-leaks'],
    given: { find: 'outlet' as const, inlet: together, both },
    prompt: rng.pick([
      say`A pipe fills ${tank} in ${minutes(together)}. With the waste pipe open as well it takes ${minutes(both)}. In what time does the waste pipe alone empty it when it is full?`,
      say`An inlet fills ${tank} in ${minutes(together)}, but in ${minutes(both)} when the outlet is left open. In how many minutes can the outlet alone empty it when it is full?`,
      say`A tap can fill ${tank} in ${minutes(together)}. Because of a leak it takes ${minutes(both)}. When it is full, in what time will the leak empty it?`,
      say`A pump fills ${tank} in ${minutes(together)}; through a crack in the bottom the time becomes ${minutes(both)}. Find the time in which the crack alone would empty it from full.`,
    ]),
    answer,
    // The tank fills, so the outlet is slower than the inlet.
    within: [together + 1, 1000] as const,
    mistakes: [
      { value: both - together, because: say`the two times were subtracted` },
      { value: both + together, because: say`the two times were added` },
      { value: both, because: say`that is the time with both open` },
      { value: 2 * together, because: say`the outlet was taken to be half as fast as the inlet` },
      { value: outlet + 6, because: say`a slip in the fractions made it too large` },
      { value: outlet - 3, because: say`a slip in the fractions made it too small` },
      { value: 2 * outlet, because: say`the result was doubled` },
    ],
    steps: [
      say`In a minute the inlet fills 1/${together}, and with the outlet open 1/${both} is gained.`,
      say`The outlet empties 1/${together} − 1/${both} = 1/${outlet} in a minute.`,
      say`So it needs ${answer}`,
    ],
  }
}

/** Far enough apart that more than one time lies between them. */
const UNLIKE_PAIRS = PAIRS.filter(([a, b]) => b - a >= 8)

function inTurns(rng: Random) {
  const [a, b, together] = rng.pick(UNLIKE_PAIRS)
  const [first, second] = rng.pick([
    [a, b],
    [b, a],
  ])
  const tank = drawTank(rng, together)
  const answer = minutes(2 * together)
  return {
    concept: 'filling-together',
    given: { find: 'turns' as const, first, second },
    prompt: rng.pick([
      say`Two pipes A and B can fill ${tank} in ${minutes(first)} and ${minutes(second)}. They are opened in turns, one minute each, A first. In how many minutes is it full?`,
      say`Pipes A and B fill ${tank} in ${minutes(first)} and ${minutes(second)} alone. They are opened alternately for a minute each, beginning with A. In how many minutes is it filled?`,
      say`Two taps need ${minutes(first)} and ${minutes(second)} to fill ${tank}. The first is opened for a minute, then the second for a minute, and so on in turns. Find the time in which it is full.`,
      say`Pumps P and Q, which take ${minutes(first)} and ${minutes(second)} alone to fill ${tank}, run by turns for one minute each, P first. After how many minutes is it full?`,
    ]),
    answer,
    // Longer than the faster pipe alone, shorter than the slower.
    within: [a + 0.5, b - 0.5] as const,
    mistakes: [
      { value: (first + second) / 2, because: say`the average of the two times was taken` },
      { value: 2 * together + 2, because: say`one turn of each too many was counted` },
      { value: 2 * together - 2, because: say`one turn of each too few was counted` },
      { value: 2 * together + 1, because: say`one minute too many was counted` },
      { value: 2 * together - 1, because: say`one minute too few was counted` },
      { value: 2 * a, because: say`both were taken to be as fast as the faster one` },
      { value: b - a, because: say`the two times were subtracted` },
      { value: 3 * together, because: say`three minutes were counted for each pair of turns` },
    ],
    steps: [
      say`A and B take turns, a minute each.`,
      say`In two minutes they fill 1/${first} + 1/${second} = 1/${together} of it.`,
      say`It is full after 2 × ${together} = ${answer}`,
    ],
  }
}
