import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { latex } from '../../../kit/wording/say.ts'

/** A fraction that leaves a whole number of a whole number. */
export function drawShare(rng: Random, parts: readonly number[]) {
  const bottom = rng.pick(parts)
  const top = rng.pick(range(1, bottom - 1).filter((number) => exact(number, bottom).d === BigInt(bottom)))
  return { top, bottom, show: latex`\frac{${top}}{${bottom}}` }
}

/** A mixed number such as 3 1/2. */
export function drawMixed(rng: Random, parts: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9], most = 8) {
  const bottom = rng.pick(parts)
  const top = rng.pick(range(1, bottom - 1).filter((number) => exact(number, bottom).d === BigInt(bottom)))
  const whole = rng.int(1, most)
  return {
    value: exact(whole * bottom + top, bottom),
    top: whole * bottom + top,
    bottom,
    show: latex`${whole}\frac{${top}}{${bottom}}`,
  }
}
