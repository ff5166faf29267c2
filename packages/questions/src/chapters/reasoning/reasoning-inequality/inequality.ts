import { defineGenerator } from '../../../kit/define-generator.ts'
import { verdict, wrongVerdicts } from '../../../kit/puzzles/two-conclusions.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  areWorthAsking,
  type Claim,
  drawClaim,
  drawSigns,
  follows,
  holdsAlways,
  isDisputed,
  relation,
  type Sign,
  TURNED,
} from './chain-rules.ts'
import { drawEither, solveEither, tellEither } from './either-claims.ts'

/** "P > Q ≥ R = S. Conclusions: I. P > S. II. Q > S. Which of them follows?" */
export const inequality = defineGenerator({
  id: 'reasoning/inequality',
  version: 3,
  levels: { easy: { size: 4, turns: 0 }, medium: { size: 5, turns: 0.3 }, hard: { size: 7, turns: 0.4 } },
  generate(rng, { size, turns }) {
    const letters = rng.sample([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], size)
    if (size > 6 && rng.chance(0.4)) return askEither(rng, letters, turns)
    const [wantsFirst, wantsSecond] = [rng.chance(0.5), rng.chance(0.5)]
    const { signs, first, second } = rng.until(
      () => ({
        signs: drawSigns(rng, size - 1, turns),
        first: drawClaim(rng, size),
        second: drawClaim(rng, size),
      }),
      (drawn) =>
        follows(drawn.signs, drawn.first) === wantsFirst &&
        follows(drawn.signs, drawn.second) === wantsSecond &&
        // Two claims about one pair could be right together as 'either', which is not among the options.
        (drawn.first.x !== drawn.second.x || drawn.first.y !== drawn.second.y) &&
        // In hard questions a conclusion joins several parts of the chain.
        (size <= 6 || [drawn.first, drawn.second].every(({ x, y }) => Math.abs(y - x) >= 3)) &&
        !isDisputed(drawn.signs, drawn.first) &&
        !isDisputed(drawn.signs, drawn.second) &&
        areWorthAsking(drawn.signs, [drawn.first, drawn.second], turns) &&
        drawn.signs.filter((sign) => sign === '=').length < 3,
    )
    const tell = tellClaim(letters)
    const chain = chainOf(letters, signs)
    // In hard questions the chain has to be joined from its parts.
    const told = size > 6 ? rng.shuffle(inParts(rng, letters, signs)).join('; ') : chain
    const [one, two] = [
      { text: tell(first), follows: wantsFirst },
      { text: tell(second), follows: wantsSecond },
    ]
    const answer = verdict(wantsFirst, wantsSecond)
    return {
      given: { find: 'each' as const, signs, claims: [first, second] },
      prompt: ask(rng, size > 6, told, one.text, two.text),
      answer,
      mistakes: wrongVerdicts(one, two),
      steps: [
        ...(size > 4
          ? [say`Look only at the part of the chain between the two letters of a conclusion.`]
          : []),
        ...(size > 6 ? [say`Joined, the statements read ${chain}.`] : []),
        ...(size > 5 ? [say`Signs that point both ways on this part leave the two letters undecided.`] : []),
        explain('I', one, letters, signs, first),
        explain('II', two, letters, signs, second),
        say`So the verdict is: ${answer}`,
      ],
    }
  },
  solve({ find, signs, claims }) {
    const [one, two] = claims
    if (find === 'either') return one && two ? solveEither(signs, one, two) : ''
    const [first = false, second = false] = claims.map((claim) => holdsAlways(signs, claim))
    return verdict(first, second)
  },
})

const tellClaim =
  (letters: readonly string[]) =>
  ({ x, y, sign }: Claim): string =>
    `${letters[x]} ${sign} ${letters[y]}`

const chainOf = (letters: readonly string[], signs: readonly Sign[]): string =>
  letters.map((letter, place) => (place === 0 ? letter : `${signs[place - 1]} ${letter}`)).join(' ')

const ask = (rng: Random, isInParts: boolean, told: string, one: string, two: string): Message =>
  rng.pick([
    say`${isInParts ? 'Statements' : 'Statement'}: ${told}. Conclusions: I. ${one}. II. ${two}. Which of the conclusions follows?`,
    say`Given that ${told}, which of the following conclusions is definitely true? I. ${one}. II. ${two}.`,
    say`Assuming that ${told}, which of the conclusions follows? Conclusions: I. ${one}. II. ${two}.`,
    say`In the following question, the relationship between some elements is shown: ${told}. Find which of the conclusions is definitely true: I. ${one}. II. ${two}.`,
  ])

/** "Statements: M ≥ K; K = F. Conclusions: I. M > F. II. M = F." Either of them follows. */
function askEither(rng: Random, letters: readonly string[], turns: number) {
  const { signs, first, second, wanted } = drawEither(rng, letters.length, turns)
  const told = rng.shuffle(inParts(rng, letters, signs)).join('; ')
  const tell = tellClaim(letters)
  const { ending, ...options } = tellEither(
    wanted,
    signs,
    first,
    letters[first.x] ?? '',
    letters[first.y] ?? '',
  )
  return {
    given: { find: 'either' as const, signs, claims: [first, second] },
    prompt: ask(rng, true, told, tell(first), tell(second)),
    ...options,
    steps: [
      say`Look only at the part of the chain between the two letters of a conclusion.`,
      say`Joined, the statements read ${chainOf(letters, signs)}.`,
      ...ending,
    ],
  }
}

/** The chain cut into three at letters that two parts share; each part may be read from either end. */
function inParts(rng: Random, letters: readonly string[], signs: readonly Sign[]): string[] {
  const [first, second] = [rng.int(1, 2), rng.int(3, letters.length - 3)]
  return [
    [0, first],
    [first, second],
    [second, letters.length - 1],
  ].map(([from = 0, to = 0]) => {
    const [names, marks] = [letters.slice(from, to + 1), signs.slice(from, to)]
    const isTurned = rng.chance(0.5)
    const [shown, between] = isTurned
      ? [names.toReversed(), marks.toReversed().map((sign) => TURNED[sign])]
      : [names, marks]
    return shown.map((letter, place) => (place === 0 ? letter : `${between[place - 1]} ${letter}`)).join(' ')
  })
}

export function explain(
  name: string,
  { text, follows: isSo }: { text: string; follows: boolean },
  letters: readonly string[],
  signs: readonly Sign[],
  claim: Claim,
): Message {
  const part = letters
    .slice(claim.x, claim.y + 1)
    .map((letter, place) => (place === 0 ? letter : `${signs[claim.x + place - 1]} ${letter}`))
    .join(' ')
  const found = relation(signs, claim)
  const outcome = found
    ? say`gives ${letters[claim.x] ?? ''} ${found} ${letters[claim.y] ?? ''}`
    : say`has signs that point both ways and decides nothing`
  return say`${name}: ${part} ${outcome}, so ${text} ${isSo ? 'follows' : 'does not follow'}.`
}
