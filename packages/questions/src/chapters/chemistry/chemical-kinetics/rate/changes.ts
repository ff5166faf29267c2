import { tidy } from '../../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { quantity } from '../../../../kit/values/value.ts'
import { superscript } from '../../../../kit/wording/format-number.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'

const LAWS = [
  { a: 1, b: 1 },
  { a: 2, b: 1 },
  { a: 1, b: 2 },
  { a: 2, b: 0 },
  { a: 0, b: 2 },
  { a: 2, b: 2 },
]

export function changedRate(rng: Random) {
  const { a, b } = rng.pick(LAWS)
  const [one, two] = rng.pick([
    ['A', 'B'],
    ['X', 'Y'],
    ['P', 'Q'],
    ['M', 'N'],
  ] as const)
  const { timesA, timesB } = rng.until(
    () => ({ timesA: rng.pick([0.5, 2, 3, 4, 5]), timesB: rng.pick([0.5, 2, 3, 4, 5]) }),
    (drawn) => drawn.timesA !== drawn.timesB || drawn.timesA === 2,
  )
  const answer = tidy(timesA ** a * timesB ** b)
  const law = `rate = k${a > 0 ? `[${one}]${a === 2 ? '²' : ''}` : ''}${b > 0 ? `[${two}]${b === 2 ? '²' : ''}` : ''}`
  const tell = (times: number) =>
    ({ 0.5: 'halved', 2: 'doubled', 3: 'tripled', 4: 'raised fourfold', 5: 'raised fivefold' })[times] ?? ''
  const change = `[${one}] is ${tell(timesA)} and [${two}] is ${tell(timesB)}`
  return {
    concept: 'rate-law',
    given: { find: 'factor' as const, a, b, timesA, timesB },
    prompt: stem(
      rng,
      [
        say`The rate law of a reaction is ${law}. In a second experiment, ${change}.`,
        say`A reaction obeys the rate law ${law}. At constant temperature, ${change}.`,
        say`For a reaction with ${law}, the concentrations are changed so that ${change}.`,
      ],
      [
        say`The rate of the reaction changes by a factor of:`,
        say`By what factor does the rate change?`,
        say`How many times the initial rate is the new rate?`,
        say`The ratio of the new rate to the initial rate is:`,
        say`Find the factor by which the rate is multiplied.`,
      ],
    ),
    answer,
    mistakes: [
      { value: timesA ** b * timesB ** a, because: say`the orders of ${one} and ${two} were exchanged` },
      { value: timesA * timesB, because: say`both orders were taken to be 1` },
      { value: timesA * a + timesB * b, because: say`the changes were added instead of multiplied` },
      { value: timesA ** a, because: say`the change of [${two}] was left out` },
      { value: timesB ** b, because: say`the change of [${one}] was left out` },
      {
        value: a * timesA * Math.max(b, 1) * timesB,
        because: say`the orders were used as factors, not as powers`,
      },
      { value: answer * 2, because: say`the result was doubled` },
      { value: answer / 2, because: say`the result was halved` },
    ],
    steps: [
      say`New rate ÷ old rate: only the concentrations change, k stays.`,
      say`From ${one}: ${timesA}${superscript(a)} = ${tidy(timesA ** a)}, from ${two}: ${timesB}${superscript(b)} = ${tidy(timesB ** b)}`,
      say`${tidy(timesA ** a)} × ${tidy(timesB ** b)} = ${answer}`,
    ],
  }
}

export function temperatureRule(rng: Random) {
  const times = rng.pick([2, 2, 3])
  const stepsUp = rng.int(2, times === 2 ? 7 : 4)
  // Below the boiling point of water at both temperatures.
  const from = rng.int(10, Math.min(60, 95 - 10 * stepsUp))
  const to = from + 10 * stepsUp
  const answer = times ** stepsUp
  const told = times === 2 ? 'doubles' : 'triples'
  const [low, high] = [quantity(from, '°C'), quantity(to, '°C')]
  const thing = rng.pick([
    'the inversion of cane sugar',
    'a dyeing reaction',
    'the hydrolysis of an ester',
    'the curing of a resin',
    'a reaction in solution',
    'the saponification of an ester',
  ])
  return {
    concept: 'temperature-and-rate',
    given: { find: 'warmer' as const, times, from, to },
    prompt: stem(
      rng,
      [
        say`The rate of ${thing} ${told} for every 10 °C rise in temperature. The temperature is raised from ${low} to ${high}.`,
        say`For every rise of 10 °C, the rate of ${thing} ${told}. It is carried out first at ${low} and then at ${high}.`,
        say`First at ${low} and then at ${high}, a student measures the rate of ${thing}, which ${told} with each rise of 10 °C.`,
      ],
      [
        say`The rate increases by a factor of:`,
        say`By what factor does the rate increase?`,
        say`How many times faster is it at the higher temperature?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: times * stepsUp,
        because: say`${times} was multiplied by the number of steps instead of raised to it`,
      },
      { value: times ** (stepsUp - 1), because: say`one step of 10 °C too few was counted` },
      { value: times ** (stepsUp + 1), because: say`one step of 10 °C too many was counted` },
      { value: stepsUp ** times, because: say`base and exponent were exchanged` },
      { value: to - from, because: say`that is the rise of temperature` },
      { value: stepsUp, because: say`that is the number of steps of 10 °C` },
      {
        value: (times === 2 ? 3 : 2) ** stepsUp,
        because: say`${times === 2 ? 3 : 2} was taken for every step instead of ${times}`,
      },
    ],
    steps: [
      say`Rise of temperature = ${to} − ${from} = ${to - from} °C`,
      say`That is ${stepsUp} steps of 10 °C, each with a factor of ${times}.`,
      say`Factor = ${times}${superscript(stepsUp)} = ${answer}`,
    ],
  }
}
