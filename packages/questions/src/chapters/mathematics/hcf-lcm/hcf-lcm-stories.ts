import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { clock, count } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Three bells ring every 6, 8 and 12 minutes, together at 9:00. When do they ring together again?" */
export const hcfLcmStories = defineGenerator({
  id: 'number/hcf-lcm-stories',
  version: 2,
  concepts: ['hcf-lcm-word-problems', 'hcf-word-problems', 'lcm-word-problems'],
  levels: {
    easy: { forms: [timeAgain, rooms] },
    medium: { forms: [timesTogether, floorTiles, timeAgain, rooms] },
    hard: { forms: [...often(5, squareOfTiles), ...often(5, piecesOfRods), ...often(3, timesTogether)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'again': {
        const again =
          range(1, 720).find((minute) => given.gaps.every((gap) => minute % gap === 0)) ?? Number.NaN
        const at = given.start + again
        return clock(Math.floor(at / 60) % 24, at % 60)
      }
      case 'times':
        return range(0, given.until).filter((second) => given.gaps.every((gap) => second % gap === 0)).length
      case 'rooms':
      case 'rods': {
        const size = range(1, Math.min(...given.numbers)).findLast((one) =>
          given.numbers.every((number) => number % one === 0),
        )
        return given.numbers.reduce((sum, number) => sum + number, 0) / (size ?? Number.NaN)
      }
      case 'floor': {
        const side = range(1, Math.min(given.length, given.width)).findLast(
          (one) => given.length % one === 0 && given.width % one === 0,
        )
        return (given.length * given.width) / (side ?? Number.NaN) ** 2
      }
      case 'square': {
        const side = range(1, given.length * given.width).find(
          (one) => one % given.length === 0 && one % given.width === 0,
        )
        return (side ?? Number.NaN) ** 2 / (given.length * given.width)
      }
    }
  },
})

const LCM = ['lcm-word-problems', 'hcf-lcm-word-problems'] as const
const HCF = ['hcf-word-problems', 'hcf-lcm-word-problems'] as const

function drawGaps(rng: Random, low: number, high: number, least: number, most: number): number[] {
  return rng
    .until(
      () => rng.sample(range(low, high), 3),
      (gaps) => {
        const all = gaps.reduce(lcm)
        return all >= least && all <= most && !gaps.includes(all)
      },
    )
    .toSorted((one, other) => one - other)
}

function timeAgain(rng: Random) {
  const gaps = drawGaps(rng, 4, 40, 40, 240)
  const all = gaps.reduce(lcm)
  const start = rng.int(5, 11) * 60 + rng.pick([0, 15, 30])
  const at = (minutes: number) => clock(Math.floor(minutes / 60) % 24, minutes % 60)
  const answer = at(start + all)
  return {
    concept: LCM,
    given: { find: 'again' as const, gaps, start },
    prompt: rng.pick([
      say`At ${at(start)} three bells, which ring every ${formatList(gaps)} minutes, ring together. When do they next ring together?`,
      say`Buses leave a stand on three routes every ${formatList(gaps)} minutes. At ${at(start)} three of them leave together. At what time do three leave together again?`,
      say`Three machines stop for a check every ${formatList(gaps)} minutes. At ${at(start)} all of them stop. When will all of them stop together again?`,
    ]),
    answer,
    mistakes: [
      { value: at(start + (gaps.at(-1) ?? 0)), because: say`that is the next time of one of the three only` },
      {
        value: at(start + gaps.reduce((sum, gap) => sum + gap, 0)),
        because: say`the three times were added`,
      },
      { value: at(start + 2 * all), because: say`that is the time after the next` },
      { value: at(start + all + 5), because: say`a slip of 5 minutes` },
      { value: at(start + lcm(gaps[0] ?? 1, gaps[1] ?? 1)), because: say`only the first two were looked at` },
      { value: at(start + all - 10), because: say`a slip of 10 minutes` },
    ],
    steps: [
      say`They come together after a number of minutes that ${formatList(gaps)} divide: the LCM ${all}.`,
      say`${all} minutes after ${at(start)} it is ${answer}`,
    ],
  }
}

const MINUTES = [6, 9, 10, 12, 14, 15, 20, 21, 24, 28, 30, 35, 42, 45, 60]

function timesTogether(rng: Random) {
  // After a whole number of rounds, so that they come together at the end too.
  const fits = (minutes: number, all: number) => (minutes * 60) % all === 0 && minutes * 60 > all
  const gaps = rng.until(
    () => drawGaps(rng, 2, 30, 24, 180),
    (drawn) => MINUTES.some((minutes) => fits(minutes, drawn.reduce(lcm))),
  )
  const all = gaps.reduce(lcm)
  const minutes = rng.pick(MINUTES.filter((one) => fits(one, all)))
  const value = (minutes * 60) / all + 1
  return {
    concept: LCM,
    given: { find: 'times' as const, gaps, until: minutes * 60 },
    prompt: rng.pick([
      say`Three bells toll at intervals of ${formatList(gaps)} seconds, beginning together. How many times do they toll together in ${minutes} minutes, with the beginning and the end?`,
      say`Three lights flash every ${formatList(gaps)} seconds and start with a flash together. In the next ${minutes} minutes, the start and the end included, how often do they flash together?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: value - 1, because: say`the beginning was not counted` },
      { value: value + 1, because: say`one too many was counted` },
      { value: value - 2, because: say`neither the beginning nor the end was counted` },
      { value: all, because: say`that is the number of seconds from one time to the next` },
      { value: 2 * value, because: say`the count was doubled` },
      { value: minutes, because: say`once a minute was counted` },
    ],
    steps: [
      say`They come together every ${all} seconds, the LCM of ${formatList(gaps)}.`,
      say`${minutes * 60} ÷ ${all} = ${(minutes * 60) / all} times after the start`,
      say`With the start: ${(minutes * 60) / all} + 1 = ${value}`,
    ],
  }
}

function drawMultiples(rng: Random, many: number, low: number, high: number, most: number): number[] {
  return rng.until(
    () => {
      const size = rng.int(low, high)
      return Array.from({ length: many }, () => size * rng.int(2, Math.floor(most / size)))
    },
    (numbers) => new Set(numbers).size === numbers.length && numbers.reduce(gcd) < Math.min(...numbers),
  )
}

function rooms(rng: Random) {
  const numbers = drawMultiples(rng, 3, 6, 24, 180)
  const size = numbers.reduce(gcd)
  const total = numbers.reduce((sum, number) => sum + number, 0)
  const value = total / size
  const [first, second, third] = rng.pick([
    ['Hindi', 'English', 'mathematics'],
    ['physics', 'chemistry', 'biology'],
    ['history', 'geography', 'economics'],
  ])
  return {
    concept: HCF,
    given: { find: 'rooms' as const, numbers },
    prompt: rng.pick([
      say`${formatList(numbers)} candidates sit for ${first}, ${second} and ${third}. In each room there is the same number, all of one subject. What is the least number of rooms?`,
      say`At a seminar there are ${numbers[0] ?? 0} teachers of ${first}, ${numbers[1] ?? 0} of ${second} and ${numbers[2] ?? 0} of ${third}. They are seated in rooms, equally many in each and only of one subject. ${ask(rng, 'the least number of rooms needed')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: size, because: say`that is the number of persons in a room` },
      { value: value + 1, because: say`one room too many was counted` },
      { value: value - 1, because: say`one room too few was counted` },
      { value: 3 * size, because: say`the number in a room was multiplied by the subjects` },
      {
        value: (Math.max(...numbers) / size) * 3,
        because: say`all subjects were taken to be as large as the largest`,
      },
      { value: Math.max(...numbers) / size, because: say`only the largest group was seated` },
    ],
    steps: [
      say`As many as possible in a room: the HCF of ${formatList(numbers)} is ${size}.`,
      say`${numbers.map((number) => number / size).join(' + ')} = ${value}`,
    ],
  }
}

function piecesOfRods(rng: Random) {
  const numbers = drawMultiples(rng, 3, 4, 18, 150)
  const size = numbers.reduce(gcd)
  const value = numbers.reduce((sum, number) => sum + number, 0) / size
  const thing = rng.pick(['ropes', 'wires', 'ribbons', 'cables', 'rolls of cloth'])
  return {
    concept: HCF,
    given: { find: 'rods' as const, numbers },
    prompt: rng.pick([
      say`Three ${thing} are ${formatList(numbers)} m long. They are cut into equal pieces that are as long as possible, and nothing is left. How many pieces are there in all?`,
      say`${formatList(numbers)} m are the lengths of three ${thing}, to be cut without waste into the longest possible pieces of one length. ${ask(rng, 'the total number of pieces')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: size, because: say`that is the length of a piece` },
      { value: value - 3, because: say`the cuts were counted, not the pieces` },
      { value: value + 1, because: say`one piece too many was counted` },
      { value: value - 1, because: say`one piece too few was counted` },
      { value: Math.max(...numbers) / size, because: say`only the longest was cut` },
      { value: 3 * size, because: say`the length of a piece was multiplied by 3` },
    ],
    steps: [
      say`The longest piece is the HCF of ${formatList(numbers)}: ${size} m.`,
      say`${numbers.map((number) => number / size).join(' + ')} = ${value}`,
    ],
  }
}

function floorTiles(rng: Random) {
  const [one = 0, other = 0] = drawMultiples(rng, 2, 20, 90, 1200)
  const [length, width] = [Math.max(one, other), Math.min(one, other)]
  const side = gcd(length, width)
  const value = (length * width) / side ** 2
  const place = rng.pick(['hall', 'courtyard', 'room', 'terrace'])
  return {
    concept: HCF,
    given: { find: 'floor' as const, length, width },
    prompt: rng.pick([
      say`The floor of a ${place} is ${length} cm long and ${width} cm wide. What is the least number of equal square tiles that pave it without cutting?`,
      say`A ${place} of ${length} cm by ${width} cm is paved with square tiles of one size, as large as possible. How many tiles are needed?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: side, because: say`that is the side of a tile in cm` },
      { value: (length + width) / side, because: say`the tiles along the two sides were added` },
      { value: 2 * value, because: say`the count was doubled` },
      { value: (2 * (length + width)) / side, because: say`the tiles around the edge were counted` },
      { value: value + length / side, because: say`one row too many was counted` },
      { value: value - length / side, because: say`one row too few was counted` },
    ],
    steps: [
      say`The largest tile has the side HCF(${length}, ${width}) = ${side} cm.`,
      say`${length} ÷ ${side} = ${length / side} along the length and ${width} ÷ ${side} = ${width / side} along the width`,
      say`${length / side} × ${width / side} = ${value}`,
    ],
  }
}

function squareOfTiles(rng: Random) {
  const { length, width } = rng.until(
    () => {
      const [size, one, other] = [rng.int(2, 20), rng.int(2, 12), rng.int(2, 12)]
      return { length: size * Math.max(one, other), width: size * Math.min(one, other) }
    },
    (drawn) => drawn.length > drawn.width && drawn.length % drawn.width !== 0 && drawn.length <= 108,
  )
  const side = lcm(length, width)
  const value = side ** 2 / (length * width)
  const thing = rng.pick(
    length > 40
      ? ['slabs', 'boards', 'mats', 'panels', 'glass sheets', 'cloth pieces']
      : ['tiles', 'cards', 'sheets of paper', 'wooden blocks', 'tin plates', 'stickers'],
  )
  return {
    concept: LCM,
    given: { find: 'square' as const, length, width },
    prompt: rng.pick([
      say`What is the least number of ${thing} of ${length} cm by ${width} cm that can be laid in the same direction to form a square?`,
      say`Rectangular ${thing}, ${length} cm long and ${width} cm wide, are put together, all lying the same way, to make the smallest possible square. How many are needed?`,
      say`A square is to be formed from ${thing} measuring ${length} cm × ${width} cm, all placed in the same direction. ${ask(rng, 'the least number needed')}`,
      say`The smallest square that can be made of ${thing} of ${length} cm × ${width} cm, none of them turned, takes how many of them?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: side, because: say`that is the side of the square in cm` },
      { value: side / length + side / width, because: say`the numbers along the two sides were added` },
      { value: length * width, because: say`that is the area of one of them in cm²` },
      { value: gcd(length, width), because: say`that is the HCF of the two sides` },
      { value: 2 * value, because: say`the count was doubled` },
      { value: value + side / length, because: say`one row too many was counted` },
      { value: (side / length) ** 2, because: say`as many rows as columns were counted` },
    ],
    steps: [
      say`The side of the square is LCM(${length}, ${width}) = ${side} cm.`,
      say`${side} ÷ ${length} = ${side / length} in one direction and ${side} ÷ ${width} = ${side / width} in the other`,
      say`${side / length} × ${side / width} = ${value}`,
    ],
  }
}
