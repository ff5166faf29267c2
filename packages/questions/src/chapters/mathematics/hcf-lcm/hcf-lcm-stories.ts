import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { clock, count, quantity } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Three bells ring every 6, 8 and 12 minutes, together at 9:00. When do they ring together again?" */
export const hcfLcmStories = defineGenerator({
  id: 'number/hcf-lcm-stories',
  version: 6,
  concepts: ['hcf-lcm-word-problems', 'hcf-word-problems', 'lcm-word-problems'],
  levels: {
    easy: { forms: [timeAgain, rooms, packets] },
    medium: { forms: [timesTogether, floorTiles, squareOfTiles, piecesOfRods, rooms, fullSteps] },
    hard: { forms: [...often(3, roundTrack), ...often(2, groupsWithRest)] },
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
      case 'track': {
        // Second by second, until every one of them has run full rounds only.
        const after = range(1, 7200).find((second) =>
          given.speeds.every((speed) => (5 * speed * second) % (18 * given.length) === 0),
        )
        return given.asks === 'time'
          ? (after ?? Number.NaN)
          : ((after ?? Number.NaN) * 5 * (given.speeds[given.who] ?? Number.NaN)) / (18 * given.length)
      }
      case 'packets':
        return (
          range(1, given.other).find((packets) => (packets * given.one) % given.other === 0) ?? Number.NaN
        )
      case 'steps':
        return range(1, 20_000).find((far) => given.steps.every((step) => far % step === 0)) ?? Number.NaN
      case 'groups':
        return (
          range(given.low, given.high).find((number) =>
            given.sizes.every((size) => number % size === given.rest),
          ) ?? Number.NaN
        )
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
  // The answer is never noon, which '12:00 p.m.' would leave in doubt.
  const start = rng.until(
    () => rng.int(5, 11) * 60 + rng.pick([0, 15, 30]),
    (minutes) => minutes + all !== 720,
  )
  const at = (minutes: number) => clock(Math.floor(minutes / 60) % 24, minutes % 60)
  const answer = at(start + all)
  const does = rng.pick(['sound a signal', 'print a report', 'show a reading', 'send a message'])
  return {
    concept: LCM,
    given: { find: 'again' as const, gaps, start },
    prompt: rng.pick([
      say`At ${at(start)} three ${rng.pick(['bells', 'sirens', 'gongs', 'alarms'])}, which ring every ${formatList(gaps)} minutes, ring together. When do they next ring together?`,
      say`${rng.pick(['Buses', 'Minibuses', 'Vans', 'Tempos'])} leave a stand on three routes every ${formatList(gaps)} minutes. At ${at(start)} three of them leave together. At what time do three leave together again?`,
      say`Three machines ${does} every ${formatList(gaps)} minutes, respectively. If they ${does} together at ${at(start)}, when will they next ${does} together?`,
      say`The fountains of a park play at intervals of ${formatList(gaps)} minutes. If they all play at ${at(start)}, when will they all play again at the same moment?`,
      say`Three ${rng.pick(['guards', 'nurses', 'watchmen', 'inspectors'])} begin their rounds at ${at(start)} and come back to the gate every ${formatList(gaps)} minutes, respectively. At what time are they first at the gate together again?`,
      say`A laboratory takes three readings every ${formatList(gaps)} minutes, respectively. If all three are taken at ${at(start)}, when are all three next taken together?`,
      say`Three ${rng.pick(['toy trains', 'cable cars', 'sightseeing boats', 'safari jeeps'])} take ${formatList(gaps)} minutes for one round. They start together at ${at(start)} from one point. When are they next at this point together?`,
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
      say`Three ${rng.pick(['lights', 'lamps', 'beacons', 'signals'])} flash every ${formatList(gaps)} seconds and start with a flash together. In the next ${minutes} minutes, the start and the end included, how often do they flash together?`,
      say`The intervals of three ${rng.pick(['alarms', 'buzzers', 'sirens'])} are ${formatList(gaps)} seconds. They sound together at the start. How many times do they sound together in ${minutes} minutes, the start and the end being counted?`,
      say`Drops fall from three taps every ${formatList(gaps)} seconds, first all at one moment. Counting this moment and the last one, how often do three drops fall together in ${minutes} minutes?`,
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
    (numbers) => {
      const size = numbers.reduce(gcd)
      // Whoever stops at the HCF must not hit the number of groups or tiles.
      const [groups, tiles] = [
        numbers.reduce((sum, number) => sum + number, 0) / size,
        numbers.reduce((product, number) => product * (number / size), 1),
      ]
      return (
        new Set(numbers).size === numbers.length &&
        size < Math.min(...numbers) &&
        size !== (many === 2 ? tiles : groups)
      )
    },
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
  const [a = 0, b = 0, c = 0] = numbers
  const [tree, bush, shrub] = rng.pick([
    ['mango', 'guava', 'lemon'],
    ['neem', 'banyan', 'peepal'],
    ['apple', 'pear', 'plum'],
  ])
  const [oil, drink, liquid] = rng.pick([
    ['mustard oil', 'coconut oil', 'groundnut oil'],
    ['milk', 'buttermilk', 'lassi'],
    ['petrol', 'diesel', 'kerosene'],
  ])
  return {
    concept: HCF,
    given: { find: 'rooms' as const, numbers },
    prompt: rng.pick([
      say`${formatList(numbers)} candidates sit for ${first}, ${second} and ${third}. In each room there is the same number, all of one subject. What is the least number of rooms?`,
      say`At a seminar there are ${a} teachers of ${first}, ${b} of ${second} and ${c} of ${third}. They are seated in rooms, equally many in each and only of one subject. ${ask(rng, 'the least number of rooms needed')}`,
      say`${a} books of ${first}, ${b} of ${second} and ${c} of ${third} are stacked so that every stack has the same number of books of one subject. ${ask(rng, 'the least number of stacks')}`,
      say`A gardener has ${a} ${tree}, ${b} ${bush} and ${c} ${shrub} saplings. He plants them in rows of equal length, each row of one kind only. How many rows are there at the least?`,
      say`A trader has ${a} litres of ${oil}, ${b} litres of ${drink} and ${c} litres of ${liquid}, to be filled into cans of equal capacity without mixing. ${ask(rng, 'the least number of full cans')}`,
      say`${rng.pick(['Red, blue and green', 'White, yellow and pink', 'Black, brown and grey'])} beads, ${formatList(numbers)} in number, are put into packets of one colour, equally many in each packet. What is the least number of packets?`,
      say`For a march-past, ${a} ${rng.pick(['scouts', 'guides'])}, ${b} ${rng.pick(['cadets', 'gymnasts'])} and ${c} ${rng.pick(['drummers', 'buglers'])} are divided into squads of equal size, each squad of one group only. ${ask(rng, 'the least number of squads')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: size, because: say`that is how many there are in one group` },
      { value: value + 1, because: say`one group too many was counted` },
      { value: value - 1, because: say`one group too few was counted` },
      { value: 3 * size, because: say`the number in one group was multiplied by 3` },
      {
        value: (Math.max(...numbers) / size) * 3,
        because: say`all three kinds were taken to be as many as the most`,
      },
      { value: Math.max(...numbers) / size, because: say`only one of the three kinds was counted` },
    ],
    steps: [
      say`As many as possible in each: the HCF of ${formatList(numbers)} is ${size}.`,
      say`${numbers.map((number) => number / size).join(' + ')} = ${value}`,
    ],
  }
}

function piecesOfRods(rng: Random) {
  const numbers = drawMultiples(rng, 3, 4, 18, 150)
  const size = numbers.reduce(gcd)
  const value = numbers.reduce((sum, number) => sum + number, 0) / size
  const [person, thing] = rng.pick([
    ['A gardener', 'hoses'],
    ['A gardener', 'ropes'],
    ['An electrician', 'wires'],
    ['An electrician', 'cables'],
    ['A tailor', 'rolls of cloth'],
    ['A tailor', 'ribbons'],
    ['A plumber', 'pipes'],
  ])
  return {
    concept: HCF,
    given: { find: 'rods' as const, numbers },
    prompt: rng.pick([
      say`Three ${thing} are ${formatList(numbers)} m long. They are cut into equal pieces that are as long as possible, and nothing is left. How many pieces are there in all?`,
      say`${formatList(numbers)} m are the lengths of three ${thing}, to be cut without waste into the longest possible pieces of one length. ${ask(rng, 'the total number of pieces')}`,
      say`${person} has three ${thing} of ${formatList(numbers)} m and cuts all of them into equal pieces of the greatest possible length. How many pieces does he get in all?`,
      say`Three roads are ${formatList(numbers)} m long. They are divided into equal stretches, as long as possible, and each stretch is given to one worker. ${ask(rng, 'the number of workers')}`,
      say`If three planks of ${formatList(numbers)} cm are sawn into equal lengths, as long as possible and without waste, how many lengths are obtained altogether?`,
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
  const place = rng.pick(['hall', 'courtyard', 'room', 'terrace', 'kitchen', 'verandah'])
  return {
    concept: HCF,
    given: { find: 'floor' as const, length, width },
    prompt: rng.pick([
      say`The floor of a ${place} is ${length} cm long and ${width} cm wide. What is the least number of equal square tiles that pave it without cutting?`,
      say`A ${place} of ${length} cm by ${width} cm is paved with square tiles of one size, as large as possible. How many tiles are needed?`,
      say`A ${rng.pick(['sheet of paper', 'piece of cloth', 'sheet of tin', 'wooden board'])} of ${length} cm × ${width} cm is cut into equal squares, as large as possible, with nothing left. ${ask(rng, 'the number of squares')}`,
      say`If the largest possible equal square ${rng.pick(['sheets', 'boards', 'mats', 'slabs'])} exactly cover a rectangle ${length} cm long and ${width} cm broad, how many of them are there?`,
      say`${ask(rng, say`the least number of square ${rng.pick(['stones', 'tiles', 'granite slabs', 'marble slabs'])} of equal size that cover the floor of a ${place}, ${length} cm × ${width} cm, exactly`)}`,
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

/** "Pens come in packets of 12 and refills in packets of 15. What is the least number of packets of pens for equal numbers?" */
function packets(rng: Random) {
  const { one, other } = rng.until(
    () => ({ one: rng.int(4, 60), other: rng.int(4, 60) }),
    (drawn) =>
      gcd(drawn.one, drawn.other) > 1 &&
      drawn.one % drawn.other !== 0 &&
      drawn.other % drawn.one !== 0 &&
      drawn.other / gcd(drawn.one, drawn.other) > 2 &&
      lcm(drawn.one, drawn.other) >= 60,
  )
  const all = lcm(one, other)
  const value = all / one
  const [first, second] = rng.pick([
    ['pens', 'refills'],
    ['plates', 'spoons'],
    ['bulbs', 'holders'],
    ['pencils', 'erasers'],
    ['envelopes', 'cards'],
    ['cups', 'saucers'],
    ['nuts', 'bolts'],
    ['notebooks', 'covers'],
    ['buns', 'cutlets'],
    ['brushes', 'paint tubes'],
  ])
  const pack = rng.pick(['packets', 'boxes', 'cartons'])
  return {
    concept: LCM,
    given: { find: 'packets' as const, one, other },
    prompt: rng.pick([
      say`${first} are sold in ${pack} of ${one} and ${second} in ${pack} of ${other}. ${ask(rng, say`the least number of ${pack} of ${first} to be bought so that there are as many ${first} as ${second}`)}`,
      say`A ${rng.pick(['shopkeeper', 'teacher', 'caterer', 'customer'])} wants equal numbers of ${first} and ${second}. The ${first} come in ${pack} of ${one}, the ${second} in ${pack} of ${other}. How many ${pack} of ${first} are needed at the least?`,
      say`There are ${one} ${first} in each of the ${pack} of ${first} and ${other} ${second} in each of the ${pack} of ${second}. At the least, how many ${pack} of ${first} give exactly as many ${first} as ${second}?`,
      say`If ${first} come ${one} to a ${pack === 'boxes' ? 'box' : pack.slice(0, -1)} and ${second} come ${other}, the least number of ${pack} of ${first} that match full ${pack} of ${second} is`,
    ]),
    answer: count(value),
    mistakes: [
      { value: all / other, because: say`that is the number of ${pack} of ${second}` },
      { value: all, because: say`that is the number of ${first}, not of ${pack}` },
      { value: gcd(one, other), because: say`that is the HCF of the two numbers` },
      { value: other, because: say`the common factor of the two numbers was not taken out` },
      { value: value + all / other, because: say`the ${pack} of both kinds were counted` },
      { value: value + 1, because: say`one too many was counted` },
      { value: value - 1, because: say`one too few was counted` },
    ],
    steps: [
      say`The least equal number is the LCM of ${one} and ${other}: ${all}.`,
      say`${all} ÷ ${one} = ${value}`,
    ],
  }
}

/** "The steps of three persons measure 63, 70 and 77 cm. What least distance do all of them cover in full steps?" */
function fullSteps(rng: Random) {
  const steps = rng.until(
    () => {
      const common = rng.pick([2, 3, 4, 5, 6, 7, 8, 9])
      return rng
        .sample(range(Math.ceil(36 / common), Math.floor(90 / common)), 3)
        .map((part) => part * common)
    },
    (drawn) => drawn.reduce(lcm) <= 12_000 && !drawn.includes(drawn.reduce(lcm)),
  )
  const all = steps.reduce(lcm)
  const [a = 1, b = 1] = steps
  const who = rng.pick(['persons', 'boys', 'soldiers', 'friends'])
  const answer = quantity(all, 'cm')
  return {
    concept: LCM,
    given: { find: 'steps' as const, steps },
    prompt: rng.pick([
      say`Three ${who} step off together, and their steps measure ${formatList(steps)} cm, respectively. ${ask(rng, 'the least distance that each of them covers in complete steps')}`,
      say`In a morning walk the steps of three ${who} are ${formatList(steps)} cm long. What least distance should each walk so that all cover it in full steps?`,
      say`The ${rng.pick(['strides', 'paces', 'jumps'])} of three ${who} are ${formatList(steps)} cm, and they start from one line. After what distance do their feet first come to one line again?`,
      say`A strip is measured exactly by rods of ${formatList(steps)} cm, each used a whole number of times. ${ask(rng, 'the least length of the strip')}`,
      say`${ask(rng, say`the least length of ${rng.pick(['cloth', 'wire', 'ribbon', 'rope'])} that can be cut into pieces of ${formatList(steps)} cm, only one size at a time, without any waste`)}`,
    ]),
    answer,
    mistakes: [
      { value: lcm(a, b), because: say`only the first two were looked at` },
      { value: 2 * all, because: say`that is the second such distance` },
      { value: all / 2, because: say`the result was halved, and not all three divide it` },
      { value: a + b + (steps[2] ?? 0), because: say`the three lengths were added` },
      { value: all + steps.reduce(gcd), because: say`the HCF was added to the LCM` },
      { value: lcm(b, steps[2] ?? 1), because: say`only the last two were looked at` },
    ],
    // Longer than each single step.
    within: [Math.max(...steps) + 1, 4 * all] as const,
    steps: [
      say`The distance is a multiple of ${formatList(steps)}, and the least one is their LCM.`,
      say`LCM of ${a} and ${b}: ${lcm(a, b)}`,
      say`With ${steps[2] ?? 1} as well: ${answer}`,
    ],
  }
}

/** Seconds for a round of so many metres at so many km/h. */
const roundTime = (length: number, speed: number): number => (length * 18) / (5 * speed)

const TRACKS = range(4, 60)
  .map((times) => 25 * times)
  .flatMap((length) => {
    const speeds = [6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 27, 30, 36].filter((speed) =>
      Number.isInteger(roundTime(length, speed)),
    )
    return speeds.flatMap((a, i) =>
      speeds
        .slice(i + 1)
        .flatMap((b, j) => speeds.slice(i + j + 2).map((c) => ({ length, speeds: [a, b, c] }))),
    )
  })
  .filter(({ length, speeds: [a = 1, b = 1, c = 1] }) => {
    const times = [a, b, c].map((speed) => roundTime(length, speed))
    const all = times.reduce(lcm)
    return c <= 3 * a && all <= 3600 && all > 1.5 * Math.max(...times) && all !== length
  })

/** "A, B and C cycle round a track of 300 m at 12, 15 and 18 km/h. After how many seconds are they first together at the start?" */
function roundTrack(rng: Random) {
  const { length, speeds: rising } = rng.pick(TRACKS)
  const speeds = rng.shuffle(rising)
  const times = speeds.map((speed) => roundTime(length, speed))
  const all = times.reduce(lcm)
  const people = drawLetters(rng, 3)
  const who = rng.int(0, 2)
  // Of speeds without a common factor, each is itself the number of rounds.
  const asks = speeds.reduce(gcd) === 1 ? 'time' : rng.pick(['time', 'rounds'] as const)
  const value = asks === 'time' ? all : all / (times[who] ?? 1)
  const names = formatList(people.map(({ name }) => name))
  const [go, going] =
    Math.max(...speeds) > 15
      ? ['cycle', 'cycling']
      : rng.pick([
          ['run', 'running'],
          ['jog', 'jogging'],
        ])
  const round = rng.pick(['circular track', 'circular park', 'lake'])
  const question =
    asks === 'time'
      ? say`After how many seconds will they be together at the starting point for the first time?`
      : say`How many rounds will ${people[who]?.name ?? ''} have completed when all three are at the starting point together for the first time?`
  const answer = asks === 'time' ? quantity(all, 'second') : count(value)
  const [a = 1, b = 1] = times
  return {
    concept: LCM,
    given: { find: 'track' as const, length, speeds, asks, who },
    prompt: rng.pick([
      say`${names} ${go} around a ${round} of ${length} m in the same direction at ${formatList(speeds)} km/h, respectively. They start together from the same point. ${question}`,
      say`The length of one round of a ${round} is ${length} m. ${names} start ${going} from the same point at the same time at speeds of ${formatList(speeds)} km/h, respectively. ${question}`,
      say`Starting together from one point, ${names} ${go} around a ${round} ${length} m in length. Their speeds are ${formatList(speeds)} km/h, respectively. ${question}`,
    ]),
    answer,
    mistakes:
      asks === 'time'
        ? [
            { value: speeds.reduce(lcm), because: say`the LCM of the speeds was taken instead of the times` },
            { value: lcm(a, b), because: say`only the first two were looked at` },
            { value: lcm(b, times[2] ?? 1), because: say`only the last two were looked at` },
            { value: 2 * all, because: say`that is the second time` },
            {
              value: times.reduce((sum, time) => sum + time, 0),
              because: say`the times of one round were added`,
            },
            { value: Math.max(...times), because: say`that is the time of one round of the slowest` },
            { value: all + Math.min(...times), because: say`a round of the fastest was counted too many` },
            { value: all - Math.max(...times), because: say`a round of the slowest was counted too few` },
          ]
        : [
            ...times.map((time) => ({
              value: all / time,
              because: say`that is the number for another of the three`,
            })),
            { value: value + 1, because: say`one round too many was counted` },
            { value: value - 1, because: say`one round too few was counted` },
            { value: 2 * value, because: say`that is the number up to the second time` },
            { value: value + 2, because: say`two rounds too many were counted` },
            { value: times[who] ?? 0, because: say`that is the time of one round in seconds` },
          ].filter(({ value: other }) => other !== value),
    // Together not before the slowest is round.
    within: asks === 'time' ? ([Math.max(...times) + 1, 4 * all] as const) : ([1, 4 * value + 2] as const),
    steps: [
      say`${speeds[0] ?? 1} km/h is ${speeds[0] ?? 1} × 5/18 m/s, so one round takes ${length} × 18 ÷ (5 × ${speeds[0] ?? 1}) = ${a} seconds.`,
      say`In the same way the other two take ${b} and ${times[2] ?? 1} seconds.`,
      say`They are at the starting point together after the LCM of these times.`,
      asks === 'time'
        ? say`LCM of ${a} and ${b}: ${lcm(a, b)}; with ${times[2] ?? 1} as well: ${answer}`
        : say`LCM of ${formatList(times)}: ${all} seconds; ${all} ÷ ${times[who] ?? 1} = ${answer}`,
    ],
  }
}

/** "Between 500 and 600 students are put in rows of 12, 15 or 20. Each time 7 are left over. How many students are there?" */
function groupsWithRest(rng: Random) {
  const { sizes, all, times } = rng.until(
    () => {
      const sizes = rng.sample(range(4, 30), 3).toSorted((one, other) => one - other)
      return { sizes, all: sizes.reduce(lcm), times: rng.int(2, 9) }
    },
    (drawn) =>
      drawn.all >= 60 &&
      drawn.all <= 360 &&
      !drawn.sizes.includes(drawn.all) &&
      drawn.all * drawn.times <= 2000,
  )
  const rest = rng.int(1, Math.min(...sizes) - 1)
  const value = all * times + rest
  const low = Math.floor((value - rng.int(5, Math.floor(all / 2) - 5)) / 10) * 10
  const high = Math.ceil((value + rng.int(5, Math.floor(all / 2) - 5)) / 10) * 10
  const [thing, group] = rng.pick([
    ['students', 'rows'],
    ['soldiers', 'columns'],
    ['eggs', 'trays'],
    ['oranges', 'baskets'],
    ['books', 'piles'],
    ['marbles', 'bags'],
    ['saplings', 'rows'],
    ['sweets', 'boxes'],
    ['coins', 'heaps'],
    ['chairs', 'rows'],
  ])
  return {
    concept: LCM,
    given: { find: 'groups' as const, sizes, rest, low, high },
    prompt: rng.pick([
      say`The number of ${thing} is between ${low} and ${high}. Put in ${group} of ${sizes[0] ?? 0}, ${sizes[1] ?? 0} or ${sizes[2] ?? 0}, they leave ${rest} over each time. ${ask(rng, say`the number of ${thing}`)}`,
      say`There are more than ${low} but fewer than ${high} ${thing}. Whether they are put in ${group} of ${sizes[0] ?? 0}, of ${sizes[1] ?? 0} or of ${sizes[2] ?? 0}, ${rest} ${rest === 1 ? 'is' : 'are'} left over. How many ${thing} are there?`,
      say`When the ${thing} of a ${rng.pick(['store', 'school', 'camp', 'club'])} are counted in ${group} of ${formatList(sizes)}, ${rest} ${rest === 1 ? 'remains' : 'remain'} every time. If there are between ${low} and ${high} of them, their number is`,
      say`Which number between ${low} and ${high} leaves the remainder ${rest} when divided by each of ${formatList(sizes)}?`,
      say`A number lies between ${low} and ${high}. Divided by ${sizes[0] ?? 0}, by ${sizes[1] ?? 0} and by ${sizes[2] ?? 0}, it leaves ${rest} in each case. ${ask(rng, 'the number')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: value - rest, because: say`the remainder was left out` },
      { value: value - 2 * rest, because: say`the remainder was taken off instead of added` },
      { value: value + all, because: say`that is the next such number, outside the limits` },
      { value: value - all, because: say`that is the one before, outside the limits` },
      { value: value + rest, because: say`the remainder was added twice` },
      ...sizes.flatMap((size) => [
        {
          value: value + size,
          because: say`it leaves ${rest} when divided by ${size}, but not by all three`,
        },
        {
          value: value - size,
          because: say`it leaves ${rest} when divided by ${size}, but not by all three`,
        },
      ]),
      { value: value + 1, because: say`a slip of 1` },
      { value: value - 1, because: say`a slip of 1` },
    ],
    within: [low, high] as const,
    steps: [
      say`Less ${rest}, the number is divisible by ${formatList(sizes)}, so by their LCM ${all}.`,
      say`The multiple of ${all} that fits is ${all} × ${times} = ${all * times}`,
      say`Add the remainder: ${all * times} + ${rest} lies between ${low} and ${high}.`,
      say`The number is ${value}`,
    ],
  }
}
