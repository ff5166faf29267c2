import { keysOf } from '../../../kit/keys-of.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  type Claim,
  COVERS,
  drawClaim,
  drawSigns,
  holdsAlways,
  oneHoldsAlways,
  relation,
  type Sign,
} from './chain-rules.ts'

const VERDICTS = {
  first: 'Only I follows',
  second: 'Only II follows',
  either: 'Either I or II follows',
  neither: 'Neither I nor II follows',
} as const
type Verdict = keyof typeof VERDICTS

/** Two claims about one pair of letters. Together the first two say 'not smaller' or 'not greater', the others say everything. */
const PAIRS: readonly (readonly [Sign, Sign])[] = [
  ['>', '='],
  ['<', '='],
  ['≥', '<'],
  ['≤', '>'],
  ['>', '<'],
]

/** Null where books disagree: whether ≥ follows when > is known. */
function judge(signs: readonly Sign[], one: Claim, other: Claim): Verdict | null {
  const found = relation(signs, one)
  const open = found === null ? '<>=' : COVERS[found]
  if (found === one.sign) return 'first'
  if (found === other.sign) return 'second'
  const covers = ({ sign }: Claim) => [...open].every((each) => COVERS[sign].includes(each))
  if (covers(one) || covers(other)) return null
  const together = COVERS[one.sign] + COVERS[other.sign]
  return [...open].every((each) => together.includes(each)) ? 'either' : 'neither'
}

/** A chain with two conclusions on the same letters: 'F > K' and 'F = K'. */
export function drawEither(rng: Random, size: number, turns: number) {
  // The result is drawn first, so that the two signs alone do not tell it.
  const wanted: Verdict = rng.pick(['either', 'either', 'neither', 'first', 'second'])
  const { signs, first, second } = rng.until(
    () => {
      const claim = drawClaim(rng, size)
      const [one = '>', other = '='] = rng.shuffle(rng.pick(PAIRS))
      return {
        signs: drawSigns(rng, size - 1, turns),
        first: { ...claim, sign: one },
        second: { ...claim, sign: other },
      }
    },
    (drawn) =>
      judge(drawn.signs, drawn.first, drawn.second) === wanted &&
      drawn.first.y - drawn.first.x > 2 &&
      drawn.signs.filter((sign) => sign === '=').length < 3,
  )
  return { signs, first, second, wanted }
}

/** Tries every size of the letters. */
export function solveEither(signs: readonly Sign[], one: Claim, other: Claim): string {
  if (holdsAlways(signs, one)) return VERDICTS.first
  if (holdsAlways(signs, other)) return VERDICTS.second
  return oneHoldsAlways(signs, [one, other]) ? VERDICTS.either : VERDICTS.neither
}

/** The options and the end of the explanation; `x` and `y` are the letters that both conclusions are about. */
export function tellEither(wanted: Verdict, signs: readonly Sign[], first: Claim, x: string, y: string) {
  const found = relation(signs, first)
  const isOpen = wanted === 'either' || wanted === 'neither'
  const reasons: Record<Verdict, Message> = {
    first: isOpen ? say`conclusion I may be false` : say`it is conclusion II that must be true`,
    second: isOpen ? say`conclusion II may be false` : say`it is conclusion I that must be true`,
    either: isOpen ? say`both conclusions may be false at once` : say`one of the two follows by itself`,
    neither: isOpen
      ? say`one of the two must be true, although it is open which`
      : say`one of the two follows by itself`,
  }
  const answer = VERDICTS[wanted]
  return {
    answer,
    mistakes: keysOf(VERDICTS)
      .filter((other) => other !== wanted)
      .map((other) => ({ value: VERDICTS[other], because: reasons[other] })),
    others: [],
    ending: [
      found === null
        ? say`The signs between ${x} and ${y} point both ways, so ${x} may be greater than, equal to or smaller than ${y}.`
        : say`The part between ${x} and ${y} gives ${x} ${found} ${y}.`,
      wanted === 'either'
        ? say`Neither conclusion is sure by itself, but together they leave out no case.`
        : wanted === 'neither'
          ? say`Neither conclusion is sure, and there is a case in which both are false.`
          : say`That is conclusion ${wanted === 'first' ? 'I' : 'II'}; the other one is false.`,
      say`So the verdict is: ${answer}`,
    ],
  }
}
