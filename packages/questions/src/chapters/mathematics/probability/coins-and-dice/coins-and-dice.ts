import { defineGenerator } from '../../../../kit/define-generator.ts'
import { often } from '../../../../kit/random/often.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { coinsAndDie, coinsOrDie, headsAtLeast, headsExactly, headsGiven } from './coins.ts'
import { bothEvents, colouredDice, eitherEvent, eventGiven, neitherEvent, oneEvent } from './two-dice.ts'

/** "Two dice are thrown. What is the probability that the difference between the numbers is 2?" */
export const coinsAndDice = defineGenerator({
  id: 'statistics/coins-and-dice',
  version: 2,
  concepts: ['coins', 'two-dice', 'conditional-probability'],
  levels: {
    easy: {
      forms: [...often(4, oneEvent), ...often(9, colouredDice), headsExactly, ...often(4, coinsAndDie)],
    },
    medium: {
      forms: [
        ...often(7, eitherEvent),
        ...often(6, bothEvents),
        ...often(2, headsAtLeast),
        ...often(4, coinsOrDie),
      ],
    },
    hard: { forms: [...often(11, eventGiven), ...often(6, neitherEvent), headsGiven] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if ('coins' in given) {
      // Every way in which the coins and the die can fall; the coins are the binary digits of a number.
      const ways = range(0, 2 ** given.coins - 1).flatMap((way) => {
        const heads = [...way.toString(2)].filter((digit) => digit === '1').length
        return given.die.map((face) => ({ heads, face }))
      })
      const isAsked = ({ heads, face }: { heads: number; face: number }) =>
        given.join === 'or'
          ? given.heads.includes(heads) || given.faces.includes(face)
          : given.heads.includes(heads) && given.faces.includes(face)
      const known = ways.filter(({ heads }) => given.known.includes(heads))
      return known.filter(isAsked).length / known.length
    }
    const throws = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b] as const))
    const [first, second] = given.events.map(({ of, values }) =>
      throws.map(([a, b]) => {
        const value = { sum: a + b, product: a * b, difference: Math.abs(a - b), first: a, second: b }[of]
        return values.includes(value)
      }),
    )
    const share = (fits: (one: boolean, other: boolean) => boolean) =>
      throws.filter((_, place) => fits(first?.[place] ?? false, second?.[place] ?? false)).length
    switch (given.find) {
      case 'one':
        return share((one) => one) / 36
      case 'either':
        return share((one, other) => one || other) / 36
      case 'both':
        return share((one, other) => one && other) / 36
      case 'neither':
        return share((one, other) => !one && !other) / 36
      case 'given':
        return share((one, other) => one && other) / share((_, other) => other)
    }
  },
})
