import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random/random.ts'
import { defineShape } from './define-shape.ts'
import { type AskedColumn, type Fact, type Facts, pickColumn, tell, tellInClause } from './facts.ts'
import { drawPairs, giveNames, type Pair } from './pairs.ts'

/** "Consider the following statements about ...: 1. ... 2. ... 3. ... Which of them are correct?" */
export const trueStatements = defineShape({
  name: 'statements',
  weights: { easy: 2, medium: 5, hard: 7 },
  draw(facts, level, rng) {
    const count = level === 'hard' || (level === 'medium' && rng.chance(0.4)) ? 3 : 2
    // The options are drawn first, so that each of the four is right equally often.
    const verdicts = count === 2 ? TWO : rng.weighted(OPTIONS_OF_THREE)
    const wanted = rng.pick(verdicts)
    const pairs = drawStatements(facts, wanted.truth, level, rng)
    if (!pairs) return null
    return {
      about: `statements ${pairs.map(({ fact }) => fact.row.name).join()}`,
      from: pairs.map(({ fact }) => fact),
      given: { statements: giveNames(pairs) },
      prompt: [
        `Consider the following statements about ${facts.table.about}:`,
        ...pairs.map(({ fact, value }, index) => `${index + 1}. ${tell(fact, value)}.`),
        'Which of the statements given above is/are correct?',
      ].join('\n'),
      answer: wanted.text,
      mistakes: verdicts
        .filter(({ text }) => text !== wanted.text)
        .map(({ text, truth }) => ({ value: text, because: mistakeIn(truth, pairs) })),
      steps: [...pairs.map(judge), `So the answer is: ${wanted.text}`],
    }
  },
  solve: ({ statements }, table) => {
    const truth = statements.map(({ name, column, value }) => table.holds(name, column, value))
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
 * Sets of four options in which each statement occurs twice, so that knowing a single statement does not give the answer.
 * The set with 'all three' has a higher weight because no other set offers it.
 */
const OPTIONS_OF_THREE: readonly (readonly [options: readonly Verdict[], weight: number])[] = [
  [[ONE_ONLY, TWO_ONLY, THREE_ONLY, ALL_THREE], 2],
  [[ONE_AND_TWO, ONE_AND_THREE, TWO_ONLY, THREE_ONLY], 1],
  [[ONE_AND_TWO, TWO_AND_THREE, ONE_ONLY, THREE_ONLY], 1],
  [[ONE_AND_THREE, TWO_AND_THREE, ONE_ONLY, TWO_ONLY], 1],
]

const THREE: readonly Verdict[] = [...new Set(OPTIONS_OF_THREE.flatMap(([options]) => options))]

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
    const asked = pickColumn(facts, rng, fits)
    const taken = new Set(pairs.map(({ fact }) => fact.row.name))
    const isFree = ({ row }: Fact) => !taken.has(row.name)
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

/** The first statement that this answer judges wrongly. */
function mistakeIn(truth: readonly boolean[], pairs: readonly Pair[]): string {
  const index = pairs.findIndex(({ isRight }, at) => isRight !== truth[at])
  const pair = pairs[index]
  if (!pair) return ''
  return `statement ${index + 1} is ${pair.isRight ? 'right' : 'wrong'}: ${tellInClause(pair.fact)}`
}
