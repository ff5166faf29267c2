import { defineGenerator } from '../../../kit/define-generator.ts'
import { verdict, wrongVerdicts } from '../../../kit/puzzles/two-conclusions.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  canBothFail,
  closure,
  holdsInAllWorlds,
  isDeniedByOne,
  isIn,
  isToldByOne,
  type Statement,
} from './syllogism-rules.ts'

/** "All pens are books. No books are chairs. Conclusions: I. No pens are chairs. II. Some books are pens." */
export const syllogism = defineGenerator({
  id: 'reasoning/syllogism',
  version: 3,
  levels: {
    easy: { terms: 3, kinds: ['all', 'all', 'no'] },
    medium: { terms: 3, kinds: ['all', 'some', 'no'] },
    hard: { terms: 4, kinds: ['all', 'all', 'some', 'no'] },
  },
  generate(rng, { terms, kinds }) {
    const nouns = rng.sample(NOUNS, terms)
    // The result is drawn first, so that each is right equally often.
    const [wantsFirst, wantsSecond] = [rng.chance(0.5), rng.chance(0.5)]
    const { statements, first, second } = rng.until(
      () => ({
        statements: drawChain(rng, terms, kinds),
        first: drawConclusion(rng, terms),
        second: drawConclusion(rng, terms),
      }),
      (drawn) => {
        const facts = closure(drawn.statements)
        return (
          isIn(facts, drawn.first) === wantsFirst &&
          isIn(facts, drawn.second) === wantsSecond &&
          areSensible(drawn.statements) &&
          !drawn.statements.some((one) => isSame(one, drawn.first) || isSame(one, drawn.second)) &&
          !isSamePair(drawn.first, drawn.second) &&
          ![drawn.first, drawn.second].some((one) => isDeniedByOne(drawn.statements, one)) &&
          // With four terms both conclusions need the statements joined, or a statement turned round wrongly.
          !(terms > 3 && [drawn.first, drawn.second].some((one) => isToldByOne(drawn.statements, one))) &&
          [drawn.first, drawn.second].some(({ x, y }) => Math.abs(x - y) > 1) &&
          (wantsFirst || wantsSecond || canBothFail(drawn.statements, drawn.first, drawn.second, terms))
        )
      },
    )
    const tell = (one: Statement) => write(one, nouns)
    const [one, two] = [
      { text: tell(first), follows: wantsFirst },
      { text: tell(second), follows: wantsSecond },
    ]
    const answer = verdict(wantsFirst, wantsSecond)
    const told = `${statements.map(tell).join('. ')}.`
    return {
      given: { statements, conclusions: [first, second], terms },
      prompt: rng.pick([
        say`Statements: ${told} Conclusions: I. ${one.text}. II. ${two.text}. Which of the conclusions logically follows?`,
        say`Statements: ${told} Which of the given conclusions logically follows from them? I. ${one.text}. II. ${two.text}.`,
        say`Read the statements and the conclusions and decide which of the conclusions follow. Statements: ${told} Conclusions: I. ${one.text}. II. ${two.text}.`,
        say`Assume the following statements to be true, even if they seem to differ from known facts: ${told} Which of the conclusions I and II follow? I. ${one.text}. II. ${two.text}.`,
      ]),
      answer,
      mistakes: wrongVerdicts(one, two),
      steps: [
        say`Draw one circle for each of ${nouns.join(', ')}, in every way that the statements allow.`,
        ...(terms > 3 ? [say`Join the statements two at a time through the word that they share.`] : []),
        explain('I', one),
        explain('II', two),
        say`So the verdict is: ${answer}`,
      ],
    }
  },
  solve({ statements, conclusions, terms }) {
    const [first = false, second = false] = conclusions.map((one) => holdsInAllWorlds(statements, one, terms))
    return verdict(first, second)
  },
})

const explain = (name: string, { text, follows }: { text: string; follows: boolean }): Message =>
  follows
    ? say`${name}: '${text}' is true in every such drawing, so it follows.`
    : say`${name}: '${text}' is false in at least one such drawing, so it does not follow.`

/** Each statement connects a term with the next, in either direction. */
export const drawChain = (rng: Random, terms: number, kinds: readonly Statement['kind'][]): Statement[] =>
  range(0, terms - 2).map((term) => {
    const kind = rng.pick(kinds)
    const [x, y] = rng.chance(0.7) ? [term, term + 1] : [term + 1, term]
    return { kind, x, y }
  })

function drawConclusion(rng: Random, terms: number): Statement {
  const [x, y] = rng.sample(range(0, terms - 1), 2)
  return { kind: rng.pick(['all', 'no', 'some', 'some', 'not']), x, y }
}

/** Two negative statements or two particular ones allow no conclusion. */
export const areSensible = (statements: readonly Statement[]): boolean =>
  statements.filter(({ kind }) => kind === 'no').length < 2 && statements.some(({ kind }) => kind !== 'some')

const isSamePair = (one: Statement, other: Statement): boolean =>
  (one.x === other.x && one.y === other.y) || (one.x === other.y && one.y === other.x)

/** The same statement, or its converse where that means the same. */
export const isSame = (one: Statement, other: Statement): boolean =>
  one.kind === other.kind &&
  ((one.x === other.x && one.y === other.y) ||
    (one.kind !== 'all' && one.kind !== 'not' && one.x === other.y && one.y === other.x))

export const NOUNS =
  'pens books chairs tables lamps rivers roads trains birds flowers keys boxes cups plates clocks drums kites boats stones coins maps shirts doors ropes bells wheels baskets mirrors ladders candles'.split(
    ' ',
  )

export function write({ kind, x, y }: Statement, nouns: readonly string[]): string {
  const [one, other] = [nouns[x] ?? '', nouns[y] ?? '']
  if (kind === 'all') return `All ${one} are ${other}`
  if (kind === 'no') return `No ${one} are ${other}`
  return kind === 'some' ? `Some ${one} are ${other}` : `Some ${one} are not ${other}`
}
