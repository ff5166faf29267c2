import { defineGenerator } from '../../define-generator.ts'
import { type Message, say } from '../../format/say.ts'
import { range } from '../../number-theory.ts'
import type { Random } from '../../random.ts'
import { verdict, wrongVerdicts } from './two-conclusions.ts'

/** "P > Q ≥ R = S. Conclusions: I. P > S. II. Q > S. Which of them follows?" */
export const inequality = defineGenerator({
  id: 'reasoning/inequality',
  version: 1,
  levels: { easy: { size: 4, turns: 0 }, medium: { size: 5, turns: 0.3 }, hard: { size: 6, turns: 0.3 } },
  generate(rng, { size, turns }) {
    const letters = rng.sample([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], size)
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
        !isDisputed(drawn.signs, drawn.first) &&
        !isDisputed(drawn.signs, drawn.second) &&
        drawn.signs.filter((sign) => sign === '=').length < 3,
    )
    const tell = ({ x, y, sign }: Claim) => `${letters[x]} ${sign} ${letters[y]}`
    const chain = letters
      .map((letter, place) => (place === 0 ? letter : `${signs[place - 1]} ${letter}`))
      .join(' ')
    const [one, two] = [
      { text: tell(first), follows: wantsFirst },
      { text: tell(second), follows: wantsSecond },
    ]
    const answer = verdict(wantsFirst, wantsSecond)
    return {
      given: { signs, claims: [first, second] },
      prompt: rng.pick([
        say`Statement: ${chain}. Conclusions: I. ${one.text}. II. ${two.text}. Which of them follows?`,
        say`Given that ${chain}, which conclusion is surely true? I. ${one.text}. II. ${two.text}.`,
        say`If ${chain} holds, judge the conclusions I. ${one.text} and II. ${two.text}.`,
        say`The weights of some boxes are compared: ${chain}. Which follows? I. ${one.text}. II. ${two.text}.`,
      ]),
      answer,
      mistakes: wrongVerdicts(one, two),
      steps: [
        ...(size > 4
          ? [say`Look only at the part of the chain between the two letters of a conclusion.`]
          : []),
        ...(size > 5 ? [say`Signs that point both ways on this part leave the two letters undecided.`] : []),
        explain('I', one, letters, signs, first),
        explain('II', two, letters, signs, second),
        say`So the verdict is: ${answer}`,
      ],
    }
  },
  solve({ signs, claims }) {
    // Every way of giving the letters sizes that the chain allows.
    const worlds = assign(signs)
    const [first = false, second = false] = claims.map(({ x, y, sign }) =>
      worlds.every((sizes) => holds(sizes[x] ?? 0, sign, sizes[y] ?? 0)),
    )
    return verdict(first, second)
  },
})

type Sign = '>' | '≥' | '=' | '≤' | '<'
type Claim = { x: number; y: number; sign: Sign }

const holds = (a: number, sign: Sign, b: number): boolean =>
  sign === '>' ? a > b : sign === '≥' ? a >= b : sign === '=' ? a === b : sign === '≤' ? a <= b : a < b

/** As many sizes as letters are enough for every order. */
function assign(signs: readonly Sign[]): number[][] {
  const sizes = range(1, signs.length + 1)
  return signs.reduce<number[][]>(
    (worlds, sign) =>
      worlds.flatMap((world) =>
        sizes.filter((size) => holds(world.at(-1) ?? 0, sign, size)).map((size) => [...world, size]),
      ),
    sizes.map((size) => [size]),
  )
}

/** Mostly one way, with a turn now and then. */
function drawSigns(rng: Random, count: number, turns: number): Sign[] {
  let isDown = rng.chance(0.5)
  return range(1, count).map(() => {
    if (rng.chance(turns)) isDown = !isDown
    return rng.pick(isDown ? ['>', '≥', '=', '>'] : ['<', '≤', '=', '<'])
  })
}

function drawClaim(rng: Random, size: number): Claim {
  const x = rng.int(0, size - 3)
  return { x, y: rng.int(x + 2, size - 1), sign: rng.pick(['>', '<', '≥', '≤', '=']) }
}

/** What the chain says of two of its letters: null when its signs point both ways. */
function relation(signs: readonly Sign[], { x, y }: Claim): Sign | null {
  const part = signs.slice(x, y)
  const isDown = part.some((sign) => sign === '>' || sign === '≥')
  const isUp = part.some((sign) => sign === '<' || sign === '≤')
  if (isDown && isUp) return null
  if (isDown) return part.includes('>') ? '>' : '≥'
  if (isUp) return part.includes('<') ? '<' : '≤'
  return '='
}

const follows = (signs: readonly Sign[], claim: Claim): boolean => relation(signs, claim) === claim.sign

/** Whether ≥ is true only because > is: books disagree on whether that follows, so it is not asked. */
function isDisputed(signs: readonly Sign[], claim: Claim): boolean {
  const found = relation(signs, claim)
  const strict = claim.sign === '≥' ? '>' : claim.sign === '≤' ? '<' : null
  return strict !== null && (found === strict || found === '=')
}

function explain(
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
