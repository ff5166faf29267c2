import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { minutes } from '../../../kit/values/quantities.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Two pipes fill a tank together in 12 minutes, one of them alone in 20. How long does the other need?" */
export const pipeRates = defineGenerator({
  id: 'arithmetic/pipe-rates',
  version: 9,
  concepts: ['filling-together', 'inlet-and-outlet', 'outlets-and-leaks'],
  levels: {
    easy: { forms: [otherPipe, partFilled] },
    medium: { forms: [timesAsFast, outletAlone, inTurns, fasterByMinutes] },
    hard: { forms: [turnsWithOutlet, ...often(2, whenToClose), ...often(2, slowerBy), longerThanBoth] },
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
      case 'close': {
        // What the open pipe leaves is the work of the other.
        const left = 1 - given.whole / given.open
        return bisect((time) => time / given.closed - left, 10_000)
      }
      case 'slower':
      case 'faster': {
        // The longer the faster pipe takes, the longer both take.
        const fast = bisect((time) => 1 / (1 / time + 1 / (time + given.more)) - given.together, 10_000)
        return given.find === 'faster' ? fast : fast + given.more
      }
      case 'both from more':
        // The parts that both fill in a minute add up to that of both together.
        return bisect((time) => 1 / (time + given.first) + 1 / (time + given.second) - 1 / time, 10_000)
      case 'less time': {
        const slow = bisect((time) => time - time / given.times - given.less, 10_000)
        return 1 / (1 / slow + given.times / slow)
      }
      case 'turns of three': {
        // Minute by minute, in parts of the tank that every pipe moves whole.
        const whole = given.inlets.reduce((product, time) => product * time, given.outlet)
        const flows = [...given.inlets, -given.outlet].map((time) => whole / time)
        let [filled, minute] = [0, 0]
        while (filled < whole && minute < 3000) {
          filled += flows[minute % flows.length] ?? 0
          minute += 1
        }
        return filled < whole ? Number.NaN : minute
      }
      case 'turns': {
        // Minute by minute.
        let [filled, minute] = [0, 0]
        while (filled < 1 - 1e-9 && minute < 1000) {
          filled += 1 / (minute % 2 === 0 ? given.first : given.second)
          minute += 1
        }
        return filled < 1 - 1e-9 ? Number.NaN : minute
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
      say`Two pipes together fill ${tank} in ${minutes(together)}. One of them alone fills it in ${minutes(one)}. ${ask(rng, 'the time that the other takes alone')}`,
      say`Pipes A and B fill ${tank} in ${minutes(together)} when both are open, and A alone fills it in ${minutes(one)}. In how many minutes can B alone fill it?`,
      say`If two pipes fill ${tank} in ${minutes(together)} together and one of them in ${minutes(one)} alone, in how many minutes can the other alone fill it?`,
      say`A tap can fill ${tank} in ${minutes(one)}. With a second tap it is full in ${minutes(together)}. ${ask(rng, 'the time that the second tap takes alone')}`,
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
  const howFast = times === 2 ? 'twice as fast as' : `${times} times as fast as`
  const answer = minutes(value)
  return {
    concept: 'filling-together',
    given: { find: 'fast' as const, times, together },
    prompt: rng.pick([
      say`One pipe fills ${tank} ${howFast} another. Together they fill it in ${minutes(together)}. How long does the slower pipe take alone?`,
      say`Pipe A is ${howFast} pipe B. Both together fill ${tank} in ${minutes(together)}. In how many minutes can B alone fill it?`,
      say`If one pipe is ${howFast} another and both together fill ${tank} in ${minutes(together)}, in how many minutes can the slower pipe alone fill it?`,
      say`Two taps together fill ${tank} in ${minutes(together)}. If one of them works ${howFast} the other, find the time that the slower tap takes alone.`,
      say`A new pump works ${howFast} an old one. Side by side they fill ${tank} in ${minutes(together)}. How much time would the old pump take alone?`,
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
      say`A pipe fills ${tank} in ${minutes(together)}. With the waste pipe open as well it takes ${minutes(both)}. ${ask(rng, 'the time in which the waste pipe alone empties it when it is full')}`,
      say`An inlet fills ${tank} in ${minutes(together)}, but in ${minutes(both)} when the outlet is left open. In how many minutes can the outlet alone empty it when it is full?`,
      say`A tap can fill ${tank} in ${minutes(together)}. Because of a leak it takes ${minutes(both)}. When it is full, in what time will the leak empty it?`,
      say`A pump fills ${tank} in ${minutes(together)}; through a crack in the bottom the time becomes ${minutes(both)}. ${ask(rng, 'the time in which the crack alone would empty it from full')}`,
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
      say`Two pipes A and B can fill ${tank} in ${minutes(first)} and ${minutes(second)}. They are opened in turns, one minute each, A first. ${ask(rng, 'the time in which it is filled')}`,
      say`Pipes A and B fill ${tank} in ${minutes(first)} and ${minutes(second)} alone. They are opened alternately for a minute each, beginning with A. In how many minutes is it filled?`,
      say`Two taps need ${minutes(first)} and ${minutes(second)} to fill ${tank}. The first is opened for a minute, then the second for a minute, and so on in turns. ${ask(rng, 'the time in which it is full')}`,
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

/** Two inlets and an outlet in turns, a minute each: the tank is full at the end of a minute of the second inlet. */
const TURNS = [10, 12, 15, 16, 18, 20, 24, 30, 36, 40, 45, 48, 60].flatMap((a) =>
  [10, 12, 15, 16, 18, 20, 24, 30, 36, 40, 45, 48, 60].flatMap((b) =>
    [15, 18, 20, 24, 30, 36, 40, 45, 48, 60, 72, 80, 90].flatMap((c) => {
      const units = 720
      const [one, other, out] = [units / a, units / b, units / c]
      if (a === b || ![one, other, out].every(Number.isInteger)) return []
      const gain = one + other - out
      // Before the last round, what is missing must be just what both inlets bring.
      const rounds = (units - one - other) / gain
      return gain > 0 && out < one && Number.isInteger(rounds) && rounds >= 3 && rounds <= 40
        ? [{ a, b, c, units, one, other, out, gain, rounds }]
        : []
    }),
  ),
)

/** "Pipes A and B fill a tank in 20 and 30 minutes, C empties it in 36. They are opened in turns, a minute each." */
function turnsWithOutlet(rng: Random) {
  const { a, b, c, units, one, other, out, gain, rounds } = rng.pick(TURNS)
  const tank = drawTank(rng, Math.min(a, b))
  const value = 3 * rounds + 2
  const answer = minutes(value)
  return {
    concept: ['inlet-and-outlet', 'outlets-and-leaks'],
    given: { find: 'turns of three' as const, inlets: [a, b], outlet: c },
    prompt: rng.pick([
      say`Pipes A and B can fill ${tank} in ${minutes(a)} and ${minutes(b)} respectively, and pipe C can empty it in ${minutes(c)}. The three are opened one at a time for a minute each, in the order A, B, C, again and again. ${ask(rng, 'the time in which it is filled')}`,
      say`Two inlets A and B fill ${tank} in ${minutes(a)} and ${minutes(b)}, and an outlet C empties it in ${minutes(c)}. If A, B and C are opened in turns for one minute each, beginning with A, after how many minutes is it full for the first time?`,
      say`A tap A fills ${tank} in ${minutes(a)}, a tap B in ${minutes(b)}, and a drain C empties it in ${minutes(c)}. They are kept open by turns, a minute each, in the order A, B, C. ${ask(rng, 'the time in which it becomes full')}`,
    ]),
    answer,
    mistakes: [
      { value: Math.ceil((3 * units) / gain), because: say`the last round was taken to be like the others` },
      { value: 3 * rounds, because: say`the last two minutes were left out` },
      { value: 3 * rounds + 3, because: say`it is full before the outlet is opened again` },
      { value: 3 * rounds + 5, because: say`one round too many was counted` },
      { value: 3 * rounds - 1, because: say`one round too few was counted` },
      {
        value: Math.round((3 * units) / (one + other + out)),
        because: say`the outlet was taken for an inlet`,
      },
      { value: 3 * rounds + 1, because: say`only A was counted in the last round` },
    ],
    // It takes longer than the faster inlet alone.
    within: [Math.min(a, b) + 1, 400] as const,
    steps: [
      say`Take the tank as ${units} parts: A brings ${one} in a minute, B ${other}, and C takes ${out} away.`,
      say`In a round of three minutes ${one} + ${other} − ${out} = ${gain} parts are gained.`,
      say`After ${rounds} rounds, ${gain * rounds} parts are full, and A and B bring the last ${one + other} in two minutes.`,
      say`3 × ${rounds} + 2 = ${answer}`,
    ],
  }
}

/** "Pipes fill a tank in 24 and 32 minutes. Both are opened. After how many minutes must B be closed to fill it in 18?" */
function whenToClose(rng: Random) {
  const { open, closed, whole, value } = rng.until(
    () => {
      const [open, closed] = rng.sample(range(10, 72), 2)
      const whole = rng.int(6, open - 2)
      return { open, closed, whole, value: (closed * (open - whole)) / open }
    },
    (drawn) => Number.isInteger(drawn.value) && drawn.value >= 4 && drawn.value <= drawn.whole - 2,
  )
  const tank = drawTank(rng, whole)
  const answer = minutes(value)
  return {
    concept: 'filling-together',
    given: { find: 'close' as const, open, closed, whole },
    prompt: rng.pick([
      say`Pipes A and B can fill ${tank} in ${minutes(open)} and ${minutes(closed)} respectively. Both are opened together. After how many minutes should B be closed so that it is full in exactly ${minutes(whole)}?`,
      say`Two taps A and B fill ${tank} in ${minutes(open)} and ${minutes(closed)}. Both are turned on at the same time. If it is to be full in ${minutes(whole)}, after how many minutes must B be turned off?`,
      say`Pump A alone fills ${tank} in ${minutes(open)}, pump B in ${minutes(closed)}. Both start together, and B is stopped after some time. If it is filled in ${minutes(whole)} in all, for how long did B run?`,
      say`Two inlets need ${minutes(open)} and ${minutes(closed)} to fill ${tank}. They are opened together, and the second is shut some minutes later, so that it is full ${minutes(whole)} after the start. After how many minutes was the second inlet shut?`,
    ]),
    answer,
    mistakes: [
      { value: whole - value, because: say`that is how long A works alone` },
      { value: open - whole, because: say`the times of A were subtracted` },
      { value: Math.abs(closed - whole), because: say`the times of B were subtracted` },
      { value: Math.round((open * (closed - whole)) / closed), because: say`the two pipes were exchanged` },
      { value: value + 2, because: say`a slip in the fractions made it too large` },
      { value: value - 2, because: say`a slip in the fractions made it too small` },
      { value: Math.round(whole / 2), because: say`half of the time was taken` },
    ],
    // B is closed before the tank is full.
    within: [1, whole - 1] as const,
    steps: [
      say`A is open all the time and fills ${whole}/${open} of it.`,
      say`B has to fill the rest, ${fraction(open - whole, open)} of it.`,
      say`B fills 1/${closed} of it in a minute.`,
      say`So B is open for ${closed} × ${fraction(open - whole, open)} = ${answer}`,
    ],
  }
}

/** "Two pipes together fill a tank in 12 minutes. One takes 10 minutes longer than the other. How long does the slower take?" */
function slowerBy(rng: Random) {
  const [fast, slow, together] = rng.pick(PAIRS)
  const tank = drawTank(rng, together)
  const more = slow - fast
  const asks = rng.pick(['slow', 'slow', 'fast'] as const)
  const value = asks === 'slow' ? slow : fast
  const answer = minutes(value)
  const which = asks === 'slow' ? 'slower' : 'faster'
  return {
    concept: 'filling-together',
    given:
      asks === 'slow'
        ? { find: 'slower' as const, together, more }
        : { find: 'faster' as const, together, more },
    prompt: rng.pick([
      say`Two pipes together fill ${tank} in ${minutes(together)}. One of them alone takes ${minutes(more)} less than the other. ${ask(rng, `the time in which the ${which} pipe alone can fill it`)}`,
      say`If two taps are opened together, ${tank} is filled in ${minutes(together)}. One tap fills it ${minutes(more)} faster than the other. ${ask(rng, `the time that the ${which} tap takes alone`)}`,
      say`Pumps A and B together fill ${tank} in ${minutes(together)}. Alone, B needs ${minutes(more)} more than A. ${ask(rng, `the time that ${asks === 'slow' ? 'B' : 'A'} needs alone`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: asks === 'slow' ? fast : slow,
        because: say`that is the time of the ${asks === 'slow' ? 'faster' : 'slower'} one`,
      },
      { value: together + more, because: say`the difference was added to the time of both` },
      { value: 2 * together + more, because: say`the difference was added to twice the time of both` },
      { value: 2 * together, because: say`both were taken to be equally fast` },
      { value: value + 2, because: say`a slip in finding the factors made it too large` },
      { value: value - 2, because: say`a slip in finding the factors made it too small` },
      { value: value + 5, because: say`a slip in finding the factors made it too large` },
    ],
    within: [together + 1, 240] as const,
    steps: [
      say`Let the ${asks === 'slow' ? 'slower' : 'faster'} one take x minutes, the other x ${asks === 'slow' ? '−' : '+'} ${more}.`,
      say`1/x + 1/(x ${asks === 'slow' ? '−' : '+'} ${more}) = 1/${together}`,
      say`x = ${value} fits: 1/${value} + 1/${asks === 'slow' ? fast : slow} = 1/${together}.`,
      say`The time is ${answer}`,
    ],
  }
}

/** "A alone takes 8 minutes more than A and B together, B alone 18 minutes more. How long do both take?" */
function longerThanBoth(rng: Random) {
  const [fast, slow, together] = rng.pick(PAIRS)
  const tank = drawTank(rng, together)
  const [first, second] = [fast - together, slow - together]
  const answer = minutes(together)
  return {
    concept: 'filling-together',
    given: { find: 'both from more' as const, first, second },
    prompt: rng.pick([
      say`Pipe A alone takes ${minutes(first)} more to fill ${tank} than A and B together, and pipe B alone takes ${minutes(second)} more than both together. ${ask(rng, 'the time in which both together fill it')}`,
      say`Two taps fill ${tank} together in a certain time. The first alone would need ${minutes(first)} more than that, the second alone ${minutes(second)} more. ${ask(rng, 'the time in which both fill it')}`,
      say`To fill ${tank}, pump A needs ${minutes(first)} longer and pump B ${minutes(second)} longer than the two pumps working together. ${ask(rng, 'the time that the two take together')}`,
    ]),
    answer,
    mistakes: [
      { value: exact(first + second, 2), because: say`the average of the two differences was taken` },
      {
        value: exact(first * second, first + second),
        because: say`the differences were taken for the times of the pipes`,
      },
      { value: second - first, because: say`the two differences were subtracted` },
      { value: fast, because: say`that is the time of the first one alone` },
      { value: slow, because: say`that is the time of the second one alone` },
      { value: together + 2, because: say`the root was taken a little too large` },
      { value: together - 2, because: say`the root was taken a little too small` },
    ].filter(({ value }) => exact(value).d <= 2n),
    within: [2, slow] as const,
    steps: [
      say`Let both take x minutes; alone they take x + ${first} and x + ${second}.`,
      say`1/(x + ${first}) + 1/(x + ${second}) = 1/x gives x² = ${first} × ${second}.`,
      say`x² = ${first * second}`,
      say`x = ${answer}`,
    ],
  }
}

/** "A pipe is 3 times as fast as another and takes 36 minutes less. In what time do both fill the tank?" */
function fasterByMinutes(rng: Random) {
  const { times, together } = rng.until(
    () => ({ times: rng.int(2, 6), together: rng.int(4, 70) }),
    (drawn) => (drawn.together * (1 + drawn.times)) % drawn.times === 0,
  )
  const slow = together * (1 + times)
  const fast = slow / times
  const less = slow - fast
  const tank = drawTank(rng, together)
  const howFast = times === 2 ? 'twice as fast as' : `${times} times as fast as`
  const answer = minutes(together)
  return {
    concept: 'filling-together',
    given: { find: 'less time' as const, times, less },
    prompt: rng.pick([
      say`A pipe can fill ${tank} ${howFast} another and therefore takes ${minutes(less)} less. ${ask(rng, 'the time in which both together can fill it')}`,
      say`Pipe A fills ${tank} ${howFast} pipe B and takes ${minutes(less)} less than B. How long do both take together?`,
      say`One tap works ${howFast} another and fills ${tank} in ${minutes(less)} less. If both are opened together, in what time is it full?`,
      say`A new pump, ${howFast} an old one, fills ${tank} in ${minutes(less)} less than the old one. ${ask(rng, 'the time that both need together')}`,
    ]),
    answer,
    mistakes: [
      { value: fast, because: say`that is the time of the faster pipe alone` },
      { value: less, because: say`that is the difference of the two times` },
      { value: less / times, because: say`the difference was divided by ${times}` },
      { value: less / (times + 1), because: say`the difference was taken for the time of the slower pipe` },
      { value: (slow + fast) / 2, because: say`the average of the two times was taken` },
      { value: together + times, because: say`a slip in the last division made it too large` },
      { value: together - times, because: say`a slip in the last division made it too small` },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    within: [1, less] as const,
    steps: [
      say`The slower pipe takes ${times} times as long as the faster, so ${times} − 1 shares are ${minutes(less)}.`,
      say`Faster: ${less} ÷ ${times - 1} = ${minutes(fast)}`,
      say`Slower: ${times} × ${fast} = ${minutes(slow)}`,
      say`Together: ${fast} × ${slow} ÷ (${fast} + ${slow}) = ${answer}`,
    ],
  }
}
