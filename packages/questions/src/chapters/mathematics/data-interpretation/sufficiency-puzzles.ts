import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import type { Kind } from '../../../kit/wording/sufficiency.ts'
import { drawSetting } from './sufficiency-settings.ts'
import { decidesWholeX, type Equation } from './whole-solutions.ts'

interface Statement {
  text: Message
  equations: readonly Equation[]
}

export interface Puzzle {
  question: Message
  statements: readonly [Statement, Statement]
  names: readonly [string, string, string]
}

interface Level {
  isIndirect: boolean
  isWide: boolean
}

/** Two statements of which exactly the wanted ones answer the question, also for someone who thinks of whole numbers. */
export function drawPuzzle(rng: Random, key: Kind, level: Level): Puzzle {
  return rng.until(
    () => tryPuzzle(rng, key, level),
    ({ statements: [one, other] }) => {
      // What is meant to leave the question open must leave it open.
      const open = { first: [other], second: [one], both: [one, other], neither: [one, other] }[key].map(
        ({ equations }) => equations,
      )
      const together = key === 'neither' ? [[...one.equations, ...other.equations]] : []
      return [...open, ...together].every((equations) => !decidesWholeX(equations))
    },
  )
}

function tryPuzzle(rng: Random, key: Kind, { isIndirect, isWide }: Level): Puzzle {
  const setting = drawSetting(rng)
  const { x, y, z } = rng.until(
    () => ({
      x: rng.int(setting.low, setting.high),
      y: rng.int(setting.low, setting.high),
      z: rng.int(setting.low, setting.high),
    }),
    (drawn) =>
      Math.min(Math.abs(drawn.x - drawn.y), Math.abs(drawn.y - drawn.z), Math.abs(drawn.x - drawn.z)) >= 2,
  )
  const count = rng.int(2, 5)
  // What pins the asked number down alone: at once, or through two facts in one statement.
  const direct: Statement[] = isIndirect
    ? [
        {
          text: say`${setting.all(x + y + z)} ${setting.sum(1, 2, y + z)}`,
          equations: [
            [1, 1, 1, x + y + z],
            [0, 1, 1, y + z],
          ],
        },
        {
          text: say`${setting.sum(0, 1, x + y)} ${x > y ? setting.more(0, 1, x - y) : setting.more(1, 0, y - x)}`,
          equations: [
            [1, 1, 0, x + y],
            [1, -1, 0, x - y],
          ],
        },
        {
          text: say`${setting.sum(0, 2, x + z)} ${setting.ratio(0, 2, x, z)}`,
          equations: [
            [1, 0, 1, x + z],
            [z / gcd(x, z), 0, -x / gcd(x, z), 0],
          ],
        },
      ]
    : [
        { text: setting.times(count, count * x), equations: [[count, 0, 0, count * x]] },
        { text: setting.fewer(x), equations: [[1, 0, 0, x]] },
      ]
  // What ties it to the second number; two of these decide together.
  const linking: Statement[] = [
    { text: setting.sum(0, 1, x + y), equations: [[1, 1, 0, x + y]] },
    { text: x > y ? setting.more(0, 1, x - y) : setting.more(1, 0, y - x), equations: [[1, -1, 0, x - y]] },
    { text: setting.ratio(0, 1, x, y), equations: [[y / gcd(x, y), -x / gcd(x, y), 0, 0]] },
  ]
  // What speaks of the others, or of the third as well.
  const others: Statement = { text: setting.sum(1, 2, y + z), equations: [[0, 1, 1, y + z]] }
  const beside: Statement[] = [
    others,
    { text: setting.ratio(1, 2, y, z), equations: [[0, z / gcd(y, z), -y / gcd(y, z), 0]] },
    { text: y > z ? setting.more(1, 2, y - z) : setting.more(2, 1, z - y), equations: [[0, 1, -1, y - z]] },
  ]
  const all: Statement = { text: setting.all(x + y + z), equations: [[1, 1, 1, x + y + z]] }
  const away: Statement[] = [...beside, { text: setting.sum(0, 2, x + z), equations: [[1, 0, 1, x + z]] }]
  const turned = (pair: [Statement, Statement]): [Statement, Statement] =>
    rng.chance(0.5) ? pair : [pair[1], pair[0]]
  const idle = (): Statement => rng.pick(rng.chance(0.6) ? linking : beside)

  const statements = ((): [Statement, Statement] => {
    switch (key) {
      case 'first':
        return [rng.pick(direct), idle()]
      case 'second':
        return [idle(), rng.pick(direct)]
      case 'both':
        return isWide && rng.chance(0.6) ? turned([all, others]) : rng.sample(linking, 2)
      case 'neither':
        return turned(
          isWide
            ? [rng.pick(linking), rng.pick([all, ...away.slice(1)])]
            : [rng.pick(linking), rng.pick(away)],
        )
    }
  })()
  return { question: say`${setting.intro} ${setting.question}`, statements, names: setting.names }
}
