import { defineGenerator } from '../../../kit/define-generator.ts'
import { verdict, wrongVerdicts } from '../../../kit/puzzles/two-conclusions.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { NOUNS, write } from './syllogism.ts'
import {
  canBothFail,
  closure,
  contradiction,
  holdsInAllWorlds,
  holdsInSomeWorld,
  isDeniedByOne,
  isIn,
  type Statement,
} from './syllogism-rules.ts'

/** "Only a few pens are books. All books are maps. Conclusions: I. All pens can be books. II. Some pens are maps." */
export const onlyAFew = defineGenerator({
  id: 'reasoning/only-a-few',
  version: 2,
  levels: {
    easy: { terms: 3, others: ['all'], possible: [false, false] },
    medium: { terms: 3, others: ['all', 'no', 'some'], possible: [true, false] },
    hard: { terms: 4, others: ['all', 'no', 'few'], possible: [true, true] },
  },
  generate(rng, { terms, others, possible }) {
    const nouns = rng.sample(NOUNS, terms)
    // The result is drawn first, so that each is right equally often.
    const [wantsFirst, wantsSecond] = [rng.chance(0.5), rng.chance(0.5)]
    const { told, first, second } = rng.until(
      () => ({
        told: drawTold(rng, terms, others),
        first: drawConclusion(rng, terms, possible[0]),
        second: drawConclusion(rng, terms, possible[1]),
      }),
      (drawn) =>
        isSensible(drawn.told) &&
        judge(drawn.told, drawn.first) === wantsFirst &&
        judge(drawn.told, drawn.second) === wantsSecond &&
        !isAsToldBefore(drawn.told, drawn.first) &&
        !isAsToldBefore(drawn.told, drawn.second) &&
        // One of the two at least joins words that no statement joins.
        [drawn.first, drawn.second].some(({ x, y }) => Math.abs(x - y) > 1) &&
        (possible[0] ||
          possible[1] ||
          wantsFirst ||
          wantsSecond ||
          canBothFail(drawn.told.flatMap(meant), drawn.first, drawn.second, terms)) &&
        !deniesOutright(drawn.told, drawn.first) &&
        !deniesOutright(drawn.told, drawn.second) &&
        !(isPair(drawn.first, drawn.second) && drawn.first.isPossible === drawn.second.isPossible),
    )
    const [one, two] = [
      { text: writeConclusion(first, nouns), follows: wantsFirst },
      { text: writeConclusion(second, nouns), follows: wantsSecond },
    ]
    const answer = verdict(wantsFirst, wantsSecond)
    const text = `${told.map((each) => writeTold(each, nouns)).join('. ')}.`
    const few = told.find(({ kind }) => kind === 'few') ?? { x: 0, y: 1 }
    const [some, are] = [nouns[few.x] ?? '', nouns[few.y] ?? '']
    return {
      given: { told, conclusions: [first, second] as const, terms },
      prompt: rng.pick([
        say`Statements: ${text} Conclusions: I. ${one.text}. II. ${two.text}. Which of the conclusions follows?`,
        say`Read the statements and decide which of the conclusions follows. Statements: ${text} Conclusions: I. ${one.text}. II. ${two.text}.`,
        say`Taking the statements as true, decide which conclusion logically follows. Statements: ${text} Conclusions: I. ${one.text}. II. ${two.text}.`,
      ]),
      answer,
      mistakes: wrongVerdicts(one, two),
      steps: [
        say`'Only a few ${some} are ${are}' says two things: some ${some} are ${are}, and some ${some} are not ${are}.`,
        ...(terms > 3 ? [say`Join the statements two at a time through the word that they share.`] : []),
        explain('I', one, first.isPossible),
        explain('II', two, second.isPossible),
        say`So the verdict is: ${answer}`,
      ],
    }
  },
  solve({ told, conclusions, terms }) {
    const statements = told.flatMap(meant)
    const [first, second] = conclusions.map((one) =>
      one.isPossible
        ? holdsInSomeWorld([...statements, one], terms)
        : holdsInAllWorlds(statements, one, terms),
    )
    return verdict(first ?? false, second ?? false)
  },
})

type Told = { kind: 'all' | 'no' | 'some' | 'few'; x: number; y: number }
type Conclusion = Statement & { isPossible: boolean }

/** 'Only a few' means some, and not all. */
const meant = ({ kind, x, y }: Told): Statement[] =>
  kind === 'few'
    ? [
        { kind: 'some', x, y },
        { kind: 'not', x, y },
      ]
    : [{ kind, x, y }]

/** By the rules: what follows, and for a possibility whether its opposite does not follow. */
function judge(told: readonly Told[], conclusion: Conclusion): boolean {
  const facts = closure(told.flatMap(meant))
  return conclusion.isPossible ? !isIn(facts, contradiction(conclusion)) : isIn(facts, conclusion)
}

/** A chain with 'only a few' at a place of its own. */
function drawTold(rng: Random, terms: number, others: readonly Told['kind'][]): Told[] {
  const few = rng.int(0, terms - 2)
  return range(0, terms - 2).map((term) => {
    const [x, y] = rng.chance(0.7) ? [term, term + 1] : [term + 1, term]
    return { kind: term === few ? ('few' as const) : rng.pick(others), x, y }
  })
}

/** Two negative statements in a row allow no conclusion. */
const isSensible = (told: readonly Told[]): boolean =>
  told.filter(({ kind }) => kind === 'no').length < 2 &&
  told.some(({ kind }) => kind === 'all' || kind === 'no')

function drawConclusion(rng: Random, terms: number, isPossible: boolean): Conclusion {
  const [x, y] = rng.sample(range(0, terms - 1), 2)
  const kinds = isPossible
    ? (['all', 'all', 'some'] as const)
    : (['all', 'no', 'some', 'some', 'not', 'not'] as const)
  return { kind: rng.pick(kinds), x, y, isPossible }
}

const isPair = (one: Pick<Statement, 'x' | 'y'>, other: Pick<Statement, 'x' | 'y'>): boolean =>
  (one.x === other.x && one.y === other.y) || (one.x === other.y && one.y === other.x)

/** A conclusion that repeats a statement, or a possibility of what is certain, is not asked. */
const isAsToldBefore = (told: readonly Told[], conclusion: Conclusion): boolean =>
  told.some(
    (one) =>
      isPair(one, conclusion) &&
      (one.kind === conclusion.kind || (conclusion.isPossible && conclusion.kind === 'some')),
  ) ||
  (conclusion.isPossible && isIn(closure(told.flatMap(meant)), conclusion))

/** 'No pens are books' after 'Only a few pens are books' needs no thought; that not all of them are is the point of the type. */
const deniesOutright = (told: readonly Told[], conclusion: Conclusion): boolean =>
  isDeniedByOne(
    told.map(({ kind, x, y }) => ({ kind: kind === 'few' ? 'some' : kind, x, y })),
    conclusion,
  )

const writeTold = ({ kind, x, y }: Told, nouns: readonly string[]): string =>
  kind === 'few' ? `Only a few ${nouns[x] ?? ''} are ${nouns[y] ?? ''}` : write({ kind, x, y }, nouns)

const writeConclusion = ({ kind, x, y, isPossible }: Conclusion, nouns: readonly string[]): string => {
  if (!isPossible) return write({ kind, x, y }, nouns)
  const [one, other] = [nouns[x] ?? '', nouns[y] ?? '']
  return kind === 'all'
    ? `All ${one} being ${other} is a possibility`
    : `Some ${one} being ${other} is a possibility`
}

function explain(
  name: string,
  { text, follows }: { text: string; follows: boolean },
  isPossible: boolean,
): Message {
  if (isPossible)
    return follows
      ? say`${name}: '${text}' is so in at least one drawing that the statements allow, so it follows.`
      : say`${name}: '${text}' is wrong, because no drawing that the statements allow is like that.`
  return follows
    ? say`${name}: '${text}' is true in every drawing that the statements allow, so it follows.`
    : say`${name}: '${text}' is false in at least one such drawing, so it does not follow.`
}
