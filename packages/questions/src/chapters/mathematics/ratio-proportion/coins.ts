import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, money, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A bag holds ₹1, ₹2 and ₹5 coins in the ratio 3 : 4 : 2, worth ₹210. How many ₹2 coins are there?" */
export const coins = defineGenerator({
  id: 'arithmetic/coins',
  version: 4,
  levels: {
    easy: { forms: [equalNumbers, ratioOfTwo] },
    medium: { forms: [ratioOfThree, numberAndWorth] },
    hard: { forms: [worthInRatio, twoEqual] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const { kinds, asked } = given
    const worth = (numbers: readonly number[]) =>
      kinds.reduce((sum, kind, place) => sum + kind * (numbers[place] ?? 0), 0)
    // Adds portions to the bag until the money, or the number of pieces, is right.
    for (const portion of range(1, 5000)) {
      switch (given.find) {
        case 'ratio': {
          const numbers = given.ratio.map((part) => part * portion)
          if (worth(numbers) === given.worth) return numbers[asked] ?? 0
          break
        }
        case 'pieces': {
          const numbers = [portion, given.pieces - portion]
          if (worth(numbers) === given.worth) return numbers[asked] ?? 0
          break
        }
        case 'two-equal': {
          const numbers = [portion, portion, given.pieces - 2 * portion]
          if (worth(numbers) === given.worth) return numbers[asked] ?? 0
          break
        }
        case 'worths': {
          // The number of the asked kind fixes the worth of one part, and with it the other numbers.
          const part = (portion * (kinds[asked] ?? 0)) / (given.ratio[asked] ?? 1)
          const pieces = kinds.reduce(
            (sum, kind, place) => sum + (part * (given.ratio[place] ?? 0)) / kind,
            0,
          )
          if (Math.abs(pieces - given.pieces) < 1e-6) return portion
          break
        }
      }
    }
    return 0
  },
})

function equalNumbers(rng: Random) {
  const { kinds, named, pieces, place } = drawMoney(rng, rng.pick([2, 3, 3]))
  const each = rng.int(12, 90)
  const sum = kinds.reduce((total, kind) => total + kind, 0)
  const worth = each * sum
  const answer = count(each)
  return {
    given: { find: 'ratio' as const, kinds, ratio: kinds.map(() => 1), worth, asked: 0 },
    prompt: rng.pick([
      say`${place} contains ${formatList(named)} in equal numbers. If the total value is ${money(worth)}, how many ${pieces} of each kind are there?`,
      say`A ${rng.pick(['man', 'boy', 'girl', 'vendor'])} has ${money(worth)} in the form of ${formatList(named)}, equal in number. ${ask(rng, say`the number of ${pieces} of each kind`)}`,
      say`An equal number of ${formatList(named)} amount to ${money(worth)}. How many ${pieces} of each type are there?`,
      say`If ${place.toLowerCase()} has equal numbers of ${formatList(named)} worth ${money(worth)} in total, then ${askThen(rng, 'the number of each')}`,
    ]),
    answer,
    mistakes: [
      { value: each * kinds.length, because: say`that is the number of all ${pieces}` },
      {
        value: worth / kinds.length,
        because: say`the money was divided by the number of kinds`,
      },
      ...kinds.map((kind) => ({
        value: worth / kind,
        because: say`the whole sum was taken to be in ${money(kind)} ${pieces}`,
      })),
      ...kinds.map((kind) => ({
        value: worth / (kind * kinds.length),
        because: say`an equal part of the money was taken for each kind; it is the numbers that are equal`,
      })),
      {
        value: each / kinds.length,
        because: say`the number of sets was divided once more by the number of kinds`,
      },
      {
        value: worth / kinds.reduce((product, kind) => product * kind, 1),
        because: say`the worths of the kinds were multiplied instead of added`,
      },
      { value: each + kinds.length, because: say`a slip in the division made it too large` },
      { value: each - kinds.length, because: say`a slip in the division made it too small` },
    ],
    // Hardly any kind would be worth more than all the money.
    within: [2, Math.max(worth / Math.max(...kinds), 1.6 * each)] as const,
    steps: [
      say`One set with a piece of each kind is worth ${kinds.map((kind) => `₹${kind}`).join(' + ')} = ${money(sum)}`,
      say`Number of sets = ${worth} ÷ ${sum} = ${answer}`,
    ],
  }
}

function ratioOfTwo(rng: Random) {
  const { kinds, named, pieces, place } = drawMoney(rng, 2)
  const [a = 1, b = 1] = drawParts(rng, 2)
  const [one = 1, other = 1] = kinds
  const unit = rng.int(4, 30)
  const asked = rng.pick([0, 1])
  const set = a * one + b * other
  const worth = unit * set
  const [mine, theirs] = asked === 0 ? [a, b] : [b, a]
  const name = named[asked] ?? ''
  const answer = count(unit * mine)
  return {
    given: { find: 'ratio' as const, kinds, ratio: [a, b], worth, asked },
    prompt: rng.pick([
      say`${place} contains ${named[0] ?? ''} and ${named[1] ?? ''} in the ratio ${ratio(a, b)}. If their total value is ${money(worth)}, ${askThen(rng, say`the number of ${name}`)}`,
      say`The ratio of the numbers of ${named[0] ?? ''} and ${named[1] ?? ''} with a ${rng.pick(['man', 'boy', 'girl', 'vendor'])} is ${ratio(a, b)}, and they amount to ${money(worth)}. How many ${name} are there?`,
      say`If ${money(worth)} is made up of ${named[0] ?? ''} and ${named[1] ?? ''} in the ratio ${ratio(a, b)}, then how many ${name} are there?`,
    ]),
    answer,
    mistakes: [
      { value: unit * theirs, because: say`that is the number of the other kind` },
      { value: unit, because: say`that is how often the set of ${a} and ${b} is repeated` },
      { value: (worth * mine) / (a + b), because: say`the money was divided in the ratio of the numbers` },
      {
        value: (worth * mine) / (a + b) / (kinds[asked] ?? 1),
        because: say`the money, not the number of ${pieces}, was divided as ${a} to ${b}`,
      },
      { value: unit * (a + b), because: say`that is the number of all ${pieces}` },
      { value: unit * mine * (kinds[asked] ?? 1), because: say`that is the worth of the ${name} in rupees` },
      { value: unit * Math.abs(a - b), because: say`that is by how many the two kinds differ` },
      {
        value: (worth * mine) / (a + b) / (one + other),
        because: say`the money was divided as ${a} to ${b} and then by the worth of a pair`,
      },
      { value: unit * (mine + 1), because: say`one part too many was taken` },
      { value: unit * (mine - 1), because: say`one part too few was taken` },
      { value: unit * (mine + 2), because: say`two parts too many were taken` },
    ],
    // Hardly more of a kind than the money would buy.
    within: [2, Math.max(worth / (kinds[asked] ?? 1), 2 * unit * mine)] as const,
    steps: [
      say`A set of ${a} and ${b} is worth ${a} × ${one} + ${b} × ${other} = ${money(set)}; there are ${worth} ÷ ${set} = ${unit} sets.`,
      say`Number of ${name} = ${unit} × ${mine} = ${answer}`,
    ],
  }
}

function ratioOfThree(rng: Random) {
  const { kinds, named, pieces, place } = drawMoney(rng, 3)
  const parts = drawParts(rng, 3)
  const unit = rng.int(3, 24)
  const asked = rng.pick([0, 1, 2])
  const values = parts.map((part, index) => part * (kinds[index] ?? 0))
  const set = values.reduce((sum, value) => sum + value, 0)
  const all = parts.reduce((sum, part) => sum + part, 0)
  const worth = unit * set
  const [mine, kind, name] = [parts[asked] ?? 1, kinds[asked] ?? 1, named[asked] ?? '']
  const answer = count(unit * mine)
  const shown = ratio(...parts)
  return {
    given: { find: 'ratio' as const, kinds, ratio: parts, worth, asked },
    prompt: rng.pick([
      say`${place} contains ${formatList(named)} in the ratio ${shown}. If the total amount is ${money(worth)}, ${askThen(rng, say`the number of ${name}`)}`,
      say`The numbers of ${formatList(named)} with a ${rng.pick(['man', 'boy', 'girl', 'vendor'])} are in the ratio ${shown}, respectively, and their value is ${money(worth)}. How many ${name} are there?`,
      say`If ${money(worth)} consists of ${formatList(named)} in the ratio of ${shown}, then ${askThen(rng, say`the number of ${name}`)}`,
    ]),
    answer,
    mistakes: [
      ...parts.map((part, index) => ({
        value: unit * part,
        because: say`that is the number of ${named[index] ?? ''}`,
      })),
      { value: unit, because: say`that is how often the set is repeated` },
      { value: unit * all, because: say`that is the number of all ${pieces}` },
      {
        value: (worth * mine) / all / kind,
        because: say`the money, not the number of ${pieces}, was divided in the ratio`,
      },
      {
        value: (worth * mine) / all / kinds.reduce((sum, one) => sum + one, 0),
        because: say`the money was divided in the ratio and then by the worth of one piece of each kind`,
      },
      { value: unit * (mine + 1), because: say`one part too many was taken` },
      { value: unit * (mine - 1), because: say`one part too few was taken` },
    ],
    within: [2, Math.max(worth / kind, 2 * unit * mine)] as const,
    steps: [
      say`Let one set hold ${formatList(parts)} of the three kinds.`,
      say`It is worth ${formatList(values.map(money))}, ${money(set)} together, so there are ${worth} ÷ ${set} = ${unit} sets.`,
      say`Number of ${name} = ${unit} × ${mine} = ${answer}`,
    ],
  }
}

function numberAndWorth(rng: Random) {
  const { kinds, named, pieces, place } = drawMoney(rng, 2)
  const [low = 1, high = 2] = kinds
  const numbers = rng.until(
    () => [rng.int(12, 90), rng.int(12, 90)] as const,
    ([one, other]) => one !== other,
  )
  const all = numbers[0] + numbers[1]
  const worth = numbers[0] * low + numbers[1] * high
  const asked = rng.pick([0, 1])
  const name = named[asked] ?? ''
  const over = worth - all * low
  const answer = count(numbers[asked] ?? 0)
  return {
    given: { find: 'pieces' as const, kinds, pieces: all, worth, asked },
    prompt: rng.pick([
      say`${place} contains ${all} ${pieces}, consisting of ${named[0] ?? ''} and ${named[1] ?? ''}. If their total value is ${money(worth)}, how many ${name} are there?`,
      say`A ${rng.pick(['man', 'boy', 'girl', 'vendor'])} has ${all} ${pieces} of ₹${low} and ₹${high} amounting to ${money(worth)}. ${ask(rng, say`the number of ${name}`)}`,
      say`If a total of ${all} ${pieces} of ₹${low} and ₹${high} make ${money(worth)}, then how many of them are ${name}?`,
    ]),
    answer,
    mistakes: [
      { value: numbers[1 - asked] ?? 0, because: say`that is the number of the other kind` },
      { value: Math.abs(numbers[0] - numbers[1]), because: say`that is by how many the two kinds differ` },
      { value: all / 2, because: say`both kinds were taken to be equally many` },
      { value: over, because: say`the surplus in rupees was not divided by the difference of the kinds` },
      { value: over / high, because: say`the surplus was divided by the worth of the larger kind` },
      {
        value: Math.abs(worth - all) / (high - low),
        because: say`the ${pieces} were first taken to be worth ₹1 each`,
      },
      { value: worth / (low + high), because: say`the sum was taken to hold both kinds equally often` },
      { value: (numbers[asked] ?? 0) + 2, because: say`a slip in the division made it too large` },
      { value: (numbers[asked] ?? 0) - 2, because: say`a slip in the division made it too small` },
      {
        value: (asked === 0 ? worth / low : worth / high) - all,
        because: say`all the money was taken to be in this kind, and the number of ${pieces} subtracted`,
      },
    ],
    within: [2, all - 1] as const,
    steps: [
      say`If all ${all} were worth ₹${low}, the sum would be ${money(all * low)}.`,
      say`The surplus of ${worth} − ${all * low} = ${money(over)} comes from the larger kind, ${money(high - low)} each: ${over} ÷ ${high - low} = ${numbers[1]}`,
      asked === 1
        ? say`Number of ${name} = ${answer}`
        : say`Number of ${name} = ${all} − ${numbers[1]} = ${answer}`,
    ],
  }
}

function worthInRatio(rng: Random) {
  const { kinds, named, pieces, place, parts, numbers } = rng.until(
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
      say`${place} contains ${all} ${pieces} in all, consisting of ${formatList(named)}. If their values are in the ratio ${shown}, respectively, how many ${name} are there?`,
      say`A ${rng.pick(['man', 'boy', 'girl', 'vendor'])} has ${formatList(named)}, ${all} in all, and the ratio of their values is ${shown}. ${ask(rng, say`the number of ${name}`)}`,
      say`The values of ${formatList(named)} in ${owned(place)} are in the ratio ${shown}. If there are ${all} ${pieces} in total, ${askThen(rng, say`the number of ${name}`)}`,
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
      { value: mine + times, because: say`one part too many was taken` },
      { value: mine - times, because: say`one part too few was taken` },
      { value: times * share - mine, because: say`that is the number of the two other kinds` },
    ],
    within: [1, all - 2] as const,
    steps: [
      say`Number = value ÷ worth of one piece, so the numbers are as ${parts.map((part, index) => `${part}/${kinds[index]}`).join(' : ')}.`,
      say`In whole numbers that is ${ratio(...numbers)}.`,
      say`Together ${share} parts make ${all} ${pieces}, so one part is ${all} ÷ ${share} = ${times}.`,
      say`Number of ${name} = ${times} × ${numbers[asked] ?? 0} = ${answer}`,
    ],
  }
}

function twoEqual(rng: Random) {
  const { kinds, named, pieces, place, each, rest } = rng.until(
    () => ({ ...drawMoney(rng, 3), each: rng.int(8, 60), rest: rng.int(8, 60) }),
    // Otherwise the sum would not tell the numbers apart.
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
      say`${place} contains ${formatList(named)}, ${all} in all, worth ${money(worth)}. If the numbers of ₹${a} and ₹${b} ${pieces} are equal, how many ${name} are there?`,
      say`A ${rng.pick(['man', 'boy', 'girl', 'vendor'])} has ${money(worth)} in ${all} ${pieces} of ₹${a}, ₹${b} and ₹${c}, and the numbers of ₹${a} and ₹${b} ${pieces} are the same. ${ask(rng, say`the number of ${name}`)}`,
      say`If ${all} ${pieces} of ₹${a}, ₹${b} and ₹${c} amount to ${money(worth)} and there are as many ₹${a} ${pieces} as ₹${b} ${pieces}, then ${askThen(rng, say`the number of ${name}`)}`,
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
    within: [2, all - 2] as const,
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

/** Where money is kept; starts a sentence. */
const PLACES = [
  'A clay piggy bank',
  'A cash box',
  'A cloth bag',
  'The drawer of a tea stall',
  'A collection tin',
  'A bus conductor’s pouch',
  'A toll booth tray',
  'A tin on a shelf',
  'The till of a book shop',
  'A jar of savings',
] as const

const COINS = [1, 2, 5, 10, 20] as const

const NOTES = [10, 20, 50, 100, 200, 500] as const

/** Different kinds of coins or notes in rising order, with a place and a person. */
function drawMoney(rng: Random, size: number) {
  const [values, pieces] = rng.chance(0.65) ? ([COINS, 'coins'] as const) : ([NOTES, 'notes'] as const)
  const kinds = rng.sample<number>(values, size).sort((one, other) => one - other)
  return {
    kinds,
    pieces,
    named: kinds.map((kind) => `₹${kind} ${pieces}`),
    place: `${rng.pick(PLACES)}`,
    person: rng.pick(people),
  }
}

/** Two or three small numbers, not all equal. */
const drawParts = (rng: Random, size: number): number[] =>
  rng.until(
    () => range(1, size).map(() => rng.int(2, 8)),
    (parts) =>
      new Set(parts).size > 1 &&
      !parts.every((part) => part % 2 === 0) &&
      !parts.every((part) => part % 3 === 0),
  )

/** The place in the middle of a sentence. */
const owned = (place: string): string => place.replace(/^(A|The)\b/, (word) => word.toLowerCase())

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
