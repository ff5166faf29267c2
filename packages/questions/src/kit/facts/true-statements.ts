import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random/random.ts'
import { defineShape } from './define-shape.ts'
import { type AskedColumn, type Fact, type Facts, pickColumn, tell, tellInClause } from './facts.ts'
import { drawPairs, giveNames, type Pair } from './pairs.ts'

/** How often three hard statements are counted: only who knows all three can count them. */
const COUNTED_AT_HARD = 0.5

/** "Consider the following statements about ...: 1. ... 2. ... 3. ... Which (or how many) of them are correct?" */
export const trueStatements = defineShape({
  name: 'statements',
  weights: { easy: 2, medium: 5, hard: 7 },
  draw(facts, level, rng) {
    const count = level === 'hard' || (level === 'medium' && rng.chance(0.4)) ? 3 : 2
    const isCounted = level === 'hard' && rng.chance(COUNTED_AT_HARD)
    // The options are drawn first, so that each of the four is right equally often.
    const verdicts = isCounted ? drawCounts(rng) : count === 2 ? TWO : rng.pick(OPTIONS_OF_THREE)
    const wanted = rng.pick(verdicts)
    const pairs = drawStatements(facts, wanted.truth, level, rng)
    if (!pairs) return null
    return {
      about: `statements ${pairs.map(({ fact }) => fact.row.name).join()}`,
      from: pairs.map(({ fact }) => fact),
      given: { statements: giveNames(pairs), isCounted },
      prompt: [
        `Consider the following statements about ${facts.table.about}:`,
        ...pairs.map(({ fact, value }, index) => `${index + 1}. ${tell(fact, value)}.`),
        isCounted
          ? 'How many of the statements given above are correct?'
          : 'Which of the statements given above is/are correct?',
      ].join('\n'),
      answer: wanted.text,
      mistakes: verdicts
        .filter(({ text }) => text !== wanted.text)
        .map(({ text, truth }) => ({
          value: text,
          because: mistakeIn(isCounted ? countedAs(truth, pairs) : truth, pairs),
        })),
      steps: [...pairs.map(judge), `So the answer is: ${wanted.text}`],
    }
  },
  solve: ({ statements, isCounted }, table) => {
    const truth = statements.map(({ name, column, value }) => table.holds(name, column, value))
    if (isCounted) return COUNTS[truth.filter((isTrue) => isTrue).length] ?? ''
    return (statements.length === 2 ? TWO : THREE)
      .filter((verdict) => verdict.truth.every((isTrue, index) => isTrue === truth[index]))
      .map(({ text }) => text)
      .join(' or ')
  },
})

interface Verdict {
  truth: readonly boolean[]
  text: string
}

const TWO: readonly Verdict[] = [
  { truth: [true, false], text: '1 only' },
  { truth: [false, true], text: '2 only' },
  { truth: [true, true], text: 'Both 1 and 2' },
  { truth: [false, false], text: 'Neither 1 nor 2' },
]

const ONE_ONLY: Verdict = { truth: [true, false, false], text: '1 only' }
const TWO_ONLY: Verdict = { truth: [false, true, false], text: '2 only' }
const THREE_ONLY: Verdict = { truth: [false, false, true], text: '3 only' }
const ONE_AND_TWO: Verdict = { truth: [true, true, false], text: '1 and 2 only' }
const ONE_AND_THREE: Verdict = { truth: [true, false, true], text: '1 and 3 only' }
const TWO_AND_THREE: Verdict = { truth: [false, true, true], text: '2 and 3 only' }
const ALL_THREE: Verdict = { truth: [true, true, true], text: '1, 2 and 3' }

/**
 * Sets of four options as papers mix them. No statement is in all four, and whichever is right, another one differs from
 * it in one statement only: who knows two statements is often left with two options.
 */
const OPTIONS_OF_THREE: readonly (readonly Verdict[])[] = [
  [ONE_AND_TWO, ONE_AND_THREE, TWO_AND_THREE, ALL_THREE],
  [ONE_ONLY, ONE_AND_TWO, TWO_AND_THREE, ALL_THREE],
  [ONE_ONLY, ONE_AND_THREE, TWO_AND_THREE, ALL_THREE],
  [TWO_ONLY, ONE_AND_TWO, ONE_AND_THREE, ALL_THREE],
  [TWO_ONLY, TWO_AND_THREE, ONE_AND_THREE, ALL_THREE],
  [THREE_ONLY, ONE_AND_THREE, ONE_AND_TWO, ALL_THREE],
  [THREE_ONLY, TWO_AND_THREE, ONE_AND_TWO, ALL_THREE],
  [ONE_ONLY, TWO_ONLY, ONE_AND_TWO, TWO_AND_THREE],
  [TWO_ONLY, THREE_ONLY, TWO_AND_THREE, ONE_AND_THREE],
  [ONE_ONLY, THREE_ONLY, ONE_AND_THREE, ONE_AND_TWO],
]

const THREE: readonly Verdict[] = [...new Set(OPTIONS_OF_THREE.flat())]

const COUNTS = ['None', 'Only one', 'Only two', 'All three'] as const

/** The four counts, each with statements that it is right for. */
const drawCounts = (rng: Random): Verdict[] =>
  COUNTS.map((text, right) => ({ text, truth: rng.shuffle([0, 1, 2].map((place) => place < right)) }))

/** All from one column, or each from another column when the table has several. */
function drawStatements(
  facts: Facts,
  truth: readonly boolean[],
  level: Difficulty,
  rng: Random,
): Pair[] | null {
  const near = facts.table.near ?? []
  const fits = ({ facts: all, variety }: AskedColumn) => all.length >= 6 && variety >= 4
  const pairs: Pair[] = []
  for (const isRight of truth) {
    const asked = pickColumn(facts, level, rng, fits)
    // If a value appeared twice, a reader would know that one of the two statements is wrong.
    const isFree = ({ row, values }: Fact) =>
      pairs.every(({ fact, value }) => fact.row.name !== row.name && !values.includes(value))
    const free = asked && {
      ...asked,
      facts: asked.facts.filter(isFree),
      wanted: asked.wanted.filter(isFree),
    }
    const [pair] = (free && drawPairs(free, [isRight], level, near, rng)) ?? []
    if (!pair) return null
    pairs.push(pair)
  }
  return pairs
}

const judge = ({ fact, isRight }: Pair, index: number): string =>
  isRight
    ? `Statement ${index + 1} is right. ${fact.row.note}`
    : `Statement ${index + 1} is wrong: ${tellInClause(fact)}. ${fact.row.note}`

/** A count that is too high takes wrong statements as right, one that is too low right ones as wrong. */
function countedAs(truth: readonly boolean[], pairs: readonly Pair[]): boolean[] {
  const countOf = (verdicts: readonly boolean[]) => verdicts.filter((isTrue) => isTrue).length
  const isTooMany = countOf(truth) > countOf(pairs.map(({ isRight }) => isRight))
  return pairs.map(() => isTooMany)
}

/** The first statement that this answer judges wrongly. */
function mistakeIn(truth: readonly boolean[], pairs: readonly Pair[]): string {
  const index = pairs.findIndex(({ isRight }, at) => isRight !== truth[at])
  const pair = pairs[index]
  if (!pair) return ''
  return `statement ${index + 1} is ${pair.isRight ? 'right' : 'wrong'}: ${tellInClause(pair.fact)}`
}
