import { defineGenerator } from '../../../kit/define-generator.ts'
import { verdict, wrongVerdicts } from '../../../kit/puzzles/two-conclusions.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { areSensible, drawChain, isSame, NOUNS, write } from './syllogism.ts'
import {
  closure,
  contradiction,
  holdsInAllWorlds,
  holdsInSomeWorld,
  isDeniedByOne,
  isIn,
  type Statement,
} from './syllogism-rules.ts'

/** "All pens are books. Some books are cups. Conclusions: I. All pens being cups is a possibility. II. Some cups are pens." */
export const possibility = defineGenerator({
  id: 'reasoning/possibility',
  version: 3,
  levels: {
    easy: { terms: 3, kinds: ['all', 'some', 'no'], modes: [true, false] },
    medium: { terms: 3, kinds: ['all', 'some', 'no'], modes: [true, true] },
    hard: { terms: 4, kinds: ['all', 'all', 'some', 'no'], modes: [true, true] },
  },
  generate(rng, { terms, kinds, modes }) {
    const nouns = rng.sample(NOUNS, terms)
    const [wantsFirst, wantsSecond] = [rng.chance(0.5), rng.chance(0.5)]
    const [firstMode, secondMode] = rng.shuffle(modes)
    const { statements, first, second } = rng.until(
      () => ({
        statements: drawChain(rng, terms, kinds),
        first: drawClaim(rng, terms, firstMode ?? true),
        second: drawClaim(rng, terms, secondMode ?? true),
      }),
      (drawn) => {
        if (!areSensible(drawn.statements)) return false
        const facts = closure(drawn.statements)
        return (
          judge(facts, drawn.first) === wantsFirst &&
          judge(facts, drawn.second) === wantsSecond &&
          !isSamePair(drawn.first, drawn.second) &&
          [drawn.first, drawn.second].some(({ claim }) => Math.abs(claim.x - claim.y) > 1) &&
          ![drawn.first, drawn.second].some(({ claim }) =>
            drawn.statements.some((one) => isSame(one, claim)),
          ) &&
          // Three terms hold only one claim that needs both statements, so there one of two may deny a statement.
          [drawn.first, drawn.second].filter(({ claim }) => isDeniedByOne(drawn.statements, claim)).length <
            (terms > 3 || wantsFirst || wantsSecond ? 1 : 2)
        )
      },
    )
    const tell = (claim: Claim) => writeClaim(claim, nouns)
    const [one, two] = [
      { text: tell(first), follows: wantsFirst },
      { text: tell(second), follows: wantsSecond },
    ]
    const answer = verdict(wantsFirst, wantsSecond)
    const told = `${statements.map((statement) => write(statement, nouns)).join('. ')}.`
    return {
      given: { statements, claims: [first, second], terms },
      prompt: rng.pick([
        say`Statements: ${told} Conclusions: I. ${one.text}. II. ${two.text}. Which of the conclusions logically follows?`,
        say`Statements: ${told} Which of the given conclusions logically follows from them? I. ${one.text}. II. ${two.text}.`,
        say`Read the statements and the conclusions and decide which of the conclusions follow. Statements: ${told} Conclusions: I. ${one.text}. II. ${two.text}.`,
        say`Assume the following statements to be true, even if they seem to differ from known facts: ${told} Which of the conclusions I and II follow? I. ${one.text}. II. ${two.text}.`,
      ]),
      answer,
      mistakes: wrongVerdicts(one, two),
      steps: [
        say`A possibility follows when at least one drawing of the circles that agrees with the statements shows it.`,
        ...(terms > 3 ? [say`Join the statements two at a time through the word that they share.`] : []),
        explain('I', first, one),
        explain('II', second, two),
        say`So the verdict is: ${answer}`,
      ],
    }
  },
  solve({ statements, claims, terms }) {
    const [first = false, second = false] = claims.map(({ isPossibility, claim }) =>
      isPossibility
        ? holdsInSomeWorld([...statements, claim], terms)
        : holdsInAllWorlds(statements, claim, terms),
    )
    return verdict(first, second)
  },
})

type Claim = { isPossibility: boolean; claim: Statement }

function drawClaim(rng: Random, terms: number, isPossibility: boolean): Claim {
  const [x, y] = rng.sample(range(0, terms - 1), 2)
  const kind = isPossibility ? rng.pick(['all', 'all', 'some']) : rng.pick(['all', 'no', 'some', 'not'])
  return { isPossibility, claim: { kind, x, y } }
}

/** Null where books disagree on whether a certainty may be called a possibility. */
function judge(facts: ReadonlySet<string>, { isPossibility, claim }: Claim): boolean | null {
  if (!isPossibility) return isIn(facts, claim)
  return isIn(facts, claim) ? null : !isRuledOut(facts, claim)
}

function isRuledOut(facts: ReadonlySet<string>, claim: Statement): boolean {
  const opposite = contradiction(claim)
  return (
    isIn(facts, opposite) || (opposite.kind === 'no' && isIn(facts, { ...opposite, x: claim.y, y: claim.x }))
  )
}

const isSamePair = ({ claim: one }: Claim, { claim: other }: Claim): boolean =>
  (one.x === other.x && one.y === other.y) || (one.x === other.y && one.y === other.x)

function writeClaim({ isPossibility, claim }: Claim, nouns: readonly string[]): string {
  if (!isPossibility) return write(claim, nouns)
  const [one, other] = [nouns[claim.x] ?? '', nouns[claim.y] ?? '']
  return `${claim.kind === 'all' ? 'All' : 'Some'} ${one} being ${other} is a possibility`
}

function explain(
  name: string,
  { isPossibility }: Claim,
  { text, follows }: { text: string; follows: boolean },
): Message {
  if (isPossibility)
    return follows
      ? say`${name}: ‘${text}’: a drawing can show it without breaking a statement, so it follows.`
      : say`${name}: ‘${text}’: the statements rule it out in every drawing, so it does not follow.`
  return follows
    ? say`${name}: ‘${text}’ is true in every drawing, so it follows.`
    : say`${name}: ‘${text}’ is false in at least one drawing, so it does not follow.`
}
