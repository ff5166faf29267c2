import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { joinValues } from '../../../kit/wording/list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  addAndMultiply,
  constantFactor,
  constantStep,
  risingStep,
  type SeriesKind,
  shiftedSquares,
  timesPlus,
  twoInTurns,
} from './series-kinds.ts'
import { cubes, doublingSteps, fibonacci, primeSteps, risingFactor } from './series-kinds-hard.ts'
import { possibleNext } from './series-rules.ts'

/** "What comes next: 3, 8, 15, 24, 35, ?" */
export const numberSeries = defineGenerator({
  id: 'reasoning/number-series',
  version: 1,
  levels: {
    easy: {
      kinds: [
        [constantStep, 8],
        [twoInTurns, 8],
        [constantFactor, 1],
      ],
      terms: 5,
    },
    medium: {
      kinds: [
        [risingStep, 8],
        [timesPlus, 2],
        [addAndMultiply, 2],
        [shiftedSquares, 1],
      ],
      terms: 6,
    },
    hard: {
      kinds: [
        [primeSteps, 8],
        [doublingSteps, 8],
        [fibonacci, 4],
        [cubes, 1],
        [risingFactor, 1],
      ],
      terms: 6,
    },
  },
  generate(rng, { kinds, terms }) {
    const series = rng.until(
      () => rng.weighted<SeriesKind>(kinds)(rng, terms),
      ({ all }) => isFair(all),
    )
    const given = series.all.slice(0, -1)
    const answer = series.all.at(-1) ?? 0
    const [before = 0, previous = 0] = given.slice(-2)
    return {
      given: { terms: given },
      prompt: ask(rng, given),
      answer,
      within: [Math.min(0, ...series.all) * 2, Math.max(...series.all) * 3],
      mistakes: [
        ...series.mistakes,
        { value: 2 * previous - before, because: say`the last difference was simply repeated` },
        {
          value: previous + (given[1] ?? 0) - (given[0] ?? 0),
          because: say`the first difference was used again`,
        },
        { value: previous + before, because: say`the last two terms were added` },
        { value: previous * 2, because: say`the last term was doubled` },
      ].filter(({ value }) => value !== previous),
      steps: [...series.steps, say`The next term is ${answer}`],
    }
  },
  solve: ({ terms }) => possibleNext(terms)[0] ?? Number.NaN,
})

/** Numbers of a usual size, and only one rule that explains them. */
function isFair(all: readonly number[]): boolean {
  const next = possibleNext(all.slice(0, -1))
  return (
    next.length === 1 &&
    next[0] === all.at(-1) &&
    all.every((term) => Number.isInteger(term) && Math.abs(term) < 9000)
  )
}

const ask = (rng: Random, terms: readonly number[]): Message => {
  const list = joinValues(terms)
  return rng.pick([
    say`What comes next in the series ${list}, ?`,
    say`Which number replaces the question mark: ${list}, ?`,
    say`Find the next term of the series ${list}, …`,
    say`Complete the series: ${list}, ?`,
    say`The numbers ${list} follow a rule. Which number follows?`,
    say`${list} are the first terms of a series. What is the next one?`,
    say`A child arranges number cards in the order ${list}. Which card belongs next?`,
    say`Which number continues the pattern ${list}?`,
  ])
}
