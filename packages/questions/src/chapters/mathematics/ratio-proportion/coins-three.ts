import type { Random } from '../../../kit/random/random.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, money, ratio } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawMoney, owned } from './coins-kinds.ts'

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The hard forms of coins: the worths are in a ratio, or two of three numbers are equal. */
export function worthInRatio(rng: Random) {
  const { kinds, named, pieces, place, person, parts, numbers } = rng.until(
    () => {
      const drawn = drawMoney(rng, 3)
      const parts = range(1, 3).map(() => rng.int(1, 6))
      // The smallest worths in this ratio with whole numbers of each kind.
      const step = drawn.kinds.reduce((whole, kind, index) => {
        const part = parts[index] ?? 1
        return lcm(whole, kind / gcd(kind, part))
      }, 1)
      const numbers = parts.map((part, index) => (part * step) / (drawn.kinds[index] ?? 1))
      return { ...drawn, parts, numbers }
    },
    (drawn) => total(drawn.numbers) <= 80 && new Set(drawn.parts).size > 1 && drawn.parts.reduce(gcd) === 1,
  )
  const times = rng.int(2, Math.max(3, Math.floor(240 / total(numbers))))
  const counts = numbers.map((number) => number * times)
  const all = total(counts)
  const asked = rng.pick([0, 1, 2])
  const [kind, name, mine] = [kinds[asked] ?? 1, named[asked] ?? '', counts[asked] ?? 0]
  const answer = count(mine)
  const shown = ratio(...parts)
  const share = total(numbers)
  return {
    given: { find: 'worths' as const, kinds, ratio: parts, pieces: all, asked },
    prompt: rng.pick([
      say`${place} holds ${all} ${pieces}: ${formatList(named)}. The values of the three kinds are in the ratio ${shown}. How many ${name} are there?`,
      say`${person.name} has ${all} ${pieces} in all, ${formatList(named)}, and the money in them is divided among the kinds as ${shown}. Find the number of ${name}.`,
      say`Of ${all} ${pieces} in ${owned(place)}, the ${formatList(named)} amount to sums in the ratio ${shown}. How many of them are ${name}?`,
      say`The total values of ${formatList(named)} in ${owned(place)} are as ${shown}. ${person.name} counts ${all} ${pieces}. How many ${name} does ${person.he} find?`,
      say`Sorting ${all} ${pieces}, ${person.name} makes one heap each of ${formatList(named)}. The heaps are worth sums in the ratio ${shown}. How many ${name} lie in their heap?`,
    ]),
    answer,
    mistakes: [
      ...counts.map((number, index) => ({
        value: number,
        because: say`that is the number of ${named[index] ?? ''}`,
      })),
      {
        value: (all * (parts[asked] ?? 1)) / total(parts),
        because: say`the ratio of the values was taken for the ratio of the numbers`,
      },
      {
        value:
          (all * (parts[asked] ?? 1) * kind) / total(parts.map((part, index) => part * (kinds[index] ?? 1))),
        because: say`the parts were multiplied by the worth of a piece instead of divided by it`,
      },
      { value: times, because: say`that is one part of the ratio of the numbers` },
      { value: all / total(parts), because: say`that is one part if the numbers were as ${shown}` },
      { value: all / 3, because: say`the three kinds were taken to be equally many` },
      { value: mine * kind, because: say`that is the worth of the ${name} in rupees` },
      { value: times * share - mine, because: say`that is the number of the two other kinds` },
    ],
    steps: [
      say`Number = value ÷ worth of one piece, so the numbers are as ${parts.map((part, index) => `${part}/${kinds[index]}`).join(' : ')}.`,
      say`In whole numbers that is ${ratio(...numbers)}.`,
      say`Together ${share} parts make ${all} ${pieces}, so one part is ${all} ÷ ${share} = ${times}.`,
      say`Number of ${name} = ${times} × ${numbers[asked] ?? 0} = ${answer}`,
    ],
  }
}

export function twoEqual(rng: Random) {
  const { kinds, named, pieces, place, person, each, rest } = rng.until(
    () => ({ ...drawMoney(rng, 3), each: rng.int(8, 60), rest: rng.int(8, 60) }),
    // Else the sum would not tell the numbers apart.
    (drawn) =>
      (drawn.kinds[0] ?? 0) + (drawn.kinds[1] ?? 0) !== 2 * (drawn.kinds[2] ?? 0) &&
      drawn.each !== drawn.rest,
  )
  const [a = 1, b = 1, c = 1] = kinds
  const all = 2 * each + rest
  const worth = each * (a + b) + rest * c
  const asked = rng.pick([0, 1, 2])
  const name = named[asked] ?? ''
  const short = all * c - worth
  const perPair = 2 * c - a - b
  const answer = count(asked === 2 ? rest : each)
  return {
    given: { find: 'two-equal' as const, kinds, pieces: all, worth, asked },
    prompt: rng.pick([
      say`${place} holds ${all} ${pieces} worth ${money(worth)}: ${formatList(named)}. There are as many ₹${a} as ₹${b} ${pieces}. How many ${name} are there?`,
      say`${person.name} has ${money(worth)} in ${all} ${pieces} of ₹${a}, ₹${b} and ₹${c}. The numbers of ₹${a} and ₹${b} ${pieces} are equal. Find the number of ${name}.`,
      say`With ${all} ${pieces}, ${person.name} pays ${money(worth)}. ${person.he === 'he' ? 'He' : 'She'} uses ${formatList(named)}, the first two kinds in equal numbers. How many ${name} are used?`,
      say`From ${owned(place)} come ${all} ${pieces}, which make ${money(worth)}. Each is worth ₹${a}, ₹${b} or ₹${c}, and the ones of ₹${a} are as many as the ones of ₹${b}. How many ${name} are among them?`,
      say`${money(worth)} lies in ${owned(place)} in ${all} ${pieces}. If the ₹${a} and ₹${b} ${pieces} are equally many and all others are ${named[2] ?? ''}, what is the number of ${name}?`,
    ]),
    answer,
    mistakes: [
      asked === 2
        ? { value: each, because: say`that is the number of ₹${a} ${pieces}` }
        : { value: rest, because: say`that is the number of ${named[2] ?? ''}` },
      { value: 2 * each, because: say`that is the number of the two equal kinds together` },
      { value: all / 3, because: say`all three kinds were taken to be equally many` },
      {
        value: worth / (a + b + c),
        because: say`the money was divided by the worth of one piece of each kind`,
      },
      {
        value: short / (c - a),
        because: say`only the ₹${a} ${pieces} were taken to be worth less than ₹${c}`,
      },
      {
        value: short / (c - b),
        because: say`only the ₹${b} ${pieces} were taken to be worth less than ₹${c}`,
      },
      {
        value: Math.abs(rest - each),
        because: say`that is by how many the third kind differs from each of the others`,
      },
      {
        value: short / (2 * c),
        because: say`each pair was taken to bring ${money(2 * c)} less, as if it were worth nothing`,
      },
      { value: all - each, because: say`the equal number was taken off the total only once` },
      { value: all - short / (c - a), because: say`the other kinds were taken to be ₹${a} ${pieces} only` },
    ],
    steps: [
      say`If all ${all} were ${named[2] ?? ''}, the sum would be ${money(all * c)}; it is ${money(short)} less.`,
      say`Each pair of a ₹${a} and a ₹${b} piece brings ${c} + ${c} − ${a} − ${b} = ${money(perPair)} less.`,
      say`So there are ${short} ÷ ${perPair} = ${each} such pairs.`,
      asked === 2
        ? say`Number of ${name} = ${all} − 2 × ${each} = ${answer}`
        : say`One of each pair is a ₹${kinds[asked] ?? 0} piece: the number of ${name} is ${answer}`,
    ],
  }
}
