import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'

export type Sign = '>' | '≥' | '=' | '≤' | '<'
export type Claim = { x: number; y: number; sign: Sign }

const holds = (a: number, sign: Sign, b: number): boolean =>
  sign === '>' ? a > b : sign === '≥' ? a >= b : sign === '=' ? a === b : sign === '≤' ? a <= b : a < b

export const TURNED: Readonly<Record<Sign, Sign>> = { '>': '<', '<': '>', '≥': '≤', '≤': '≥', '=': '=' }

export const holdsAlways = (signs: readonly Sign[], claim: Claim): boolean => oneHoldsAlways(signs, [claim])

/**
 * Whether for all sizes that the chain allows one of the claims holds, all of them about the same two letters; tries
 * every size of the first letter.
 */
export function oneHoldsAlways(signs: readonly Sign[], claims: readonly Claim[]): boolean {
  const { x, y } = claims[0] ?? { x: 0, y: 0 }
  const sizes = range(1, 2 * signs.length + 2)
  return sizes.every((first) => {
    const last = signs
      .slice(x, y)
      .reduce<number[]>(
        (open, one) => sizes.filter((size) => open.some((before) => holds(before, one, size))),
        [first],
      )
    return last.every((size) => claims.some(({ sign }) => holds(first, sign, size)))
  })
}

/** Mostly in one direction, with an occasional turn. */
export function drawSigns(rng: Random, count: number, turns: number): Sign[] {
  let isDown = rng.chance(0.5)
  return range(1, count).map(() => {
    if (rng.chance(turns)) isDown = !isDown
    return rng.pick(isDown ? ['>', '≥', '=', '>'] : ['<', '≤', '=', '<'])
  })
}

export function drawClaim(rng: Random, size: number): Claim {
  const x = rng.int(0, size - 3)
  return { x, y: rng.int(x + 2, size - 1), sign: rng.pick(['>', '<', '≥', '≤', '=']) }
}

/** The relation that the chain gives for two of its letters; null when its signs point both ways. */
export function relation(signs: readonly Sign[], { x, y }: Claim): Sign | null {
  const part = signs.slice(x, y)
  const isDown = part.some((sign) => sign === '>' || sign === '≥')
  const isUp = part.some((sign) => sign === '<' || sign === '≤')
  if (isDown && isUp) return null
  if (isDown) return part.includes('>') ? '>' : '≥'
  if (isUp) return part.includes('<') ? '<' : '≤'
  return '='
}

export const follows = (signs: readonly Sign[], claim: Claim): boolean =>
  relation(signs, claim) === claim.sign

/** Whether ≥ is true only because > is: books disagree on whether that follows, so it is not asked. */
export function isDisputed(signs: readonly Sign[], claim: Claim): boolean {
  const found = relation(signs, claim)
  const strict = claim.sign === '≥' ? '>' : claim.sign === '≤' ? '<' : null
  return strict !== null && (found === strict || found === '=')
}

/** Which cases a sign covers: 'not smaller' is 'greater' or 'equal'. */
export const COVERS: Readonly<Record<Sign, string>> = { '>': '>', '<': '<', '=': '=', '≥': '>=', '≤': '<=' }

/** Whether the chain says the opposite: such a claim falls at sight, while one that is left open has to be thought about. */
function isDenied(signs: readonly Sign[], claim: Claim): boolean {
  const found = relation(signs, claim)
  return found !== null && ![...COVERS[found]].some((each) => COVERS[claim.sign].includes(each))
}

/**
 * Whether some sizes make both claims false. Where none do, one of the two always holds ('X ≥ F' and 'X ≤ Q' when
 * Q = F): that would be 'either', which is not among the options. Tries the letters one after another.
 */
function canBothFail(signs: readonly Sign[], claims: readonly Claim[]): boolean {
  const count = signs.length + 1
  const goOn = (sizes: readonly number[]): boolean => {
    if (sizes.length === count) return true
    return range(1, count).some((size) => {
      const before = sizes.at(-1)
      if (before !== undefined && !holds(before, signs[sizes.length - 1] ?? '=', size)) return false
      const isTrue = ({ x, y, sign }: Claim) => y === sizes.length && holds(sizes[x] ?? 0, sign, size)
      return !claims.some(isTrue) && goOn([...sizes, size])
    })
  }
  return goOn([])
}

/** Of two claims, one may be denied outright where the chain has no turn to leave anything open. */
export const areWorthAsking = (signs: readonly Sign[], claims: readonly Claim[], turns: number): boolean =>
  claims.filter((claim) => isDenied(signs, claim)).length <= (turns < 0.2 ? 1 : 0) &&
  (claims.some((claim) => follows(signs, claim)) || canBothFail(signs, claims))
