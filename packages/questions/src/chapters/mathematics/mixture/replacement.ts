import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { litres } from '../../../kit/values/quantities.ts'
import { ratio } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "From 40 litres of milk 4 litres are taken out and replaced by water, twice. How much milk is left?" */
export const replacement = defineGenerator({
  id: 'arithmetic/replacement',
  version: 6,
  concepts: ['repeated-replacement', 'single-replacement'],
  levels: {
    easy: { forms: [twice, onceFromMixture] },
    medium: { forms: [...often(7, ratioAfter), ...often(3, eachTime)] },
    hard: { forms: [capacityOfRatio, drawnOff] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'left':
        return pour(given.whole, given.share, given.drawn, given.times)
      case 'ratio': {
        const left = range(1, given.times).reduce(
          (rest) => rest.sub(rest.mul(given.drawn).div(given.whole)),
          exact(given.whole),
        )
        return ratio(left, exact(given.whole).sub(left))
      }
      case 'drawn':
        // The more is drawn, the less is left.
        return bisect((drawn) => given.left - pour(given.whole, given.share, drawn, given.times), given.whole)
      case 'capacity':
        return bisect((whole) => {
          const [a, b] = given.before
          const [c, d] = given.after
          return pour(whole, a / (a + b), given.drawn, given.times) / whole - c / (c + d)
        }, 10_000)
    }
  },
})

/** What is left of a liquid that fills `share` of the vessel, pouring time after time. */
const pour = (whole: number, share: number, drawn: number, times: number): number =>
  range(1, times).reduce((left) => left - (left / whole) * drawn, whole * share)

/** A vessel and what is drawn from it, so that two drawings leave a short decimal. */
const VESSEL_SIZES = range(10, 120).flatMap((whole) =>
  range(2, Math.ceil(whole / 2) - 1)
    .filter((drawn) => (10 * (whole - drawn) ** 2) % whole === 0 && (whole - drawn) % 2 === 0)
    .map((drawn) => [whole, drawn] as const),
)

function twice(rng: Random) {
  const [whole, drawn] = rng.pick(VESSEL_SIZES)
  const [liquid, thin] = rng.pick(LIQUIDS)
  const vessel = rng.pick(VESSELS)
  const rest = whole - drawn
  const key = rest ** 2 / whole
  const answer = litres(key)
  return {
    concept: 'repeated-replacement',
    given: { find: 'left' as const, whole, share: 1, drawn, times: 2 },
    prompt: rng.pick([
      say`${vessel} contains ${litres(whole)} of ${liquid}. ${litres(drawn)} of it is taken out and replaced with ${thin}. The process is repeated once more. ${ask(rng, say`the quantity of ${liquid} left`)}`,
      say`From ${vessel.toLowerCase()} containing ${litres(whole)} of pure ${liquid}, ${litres(drawn)} is drawn out and replaced by ${thin}. If this is done twice, how many litres of ${liquid} remain?`,
      say`If ${litres(drawn)} is withdrawn from ${vessel.toLowerCase()} full of ${litres(whole)} of ${liquid} and replaced with ${thin}, and the operation is repeated one more time, then ${askIf(rng, say`the quantity of ${liquid} in it`)}`,
    ]),
    answer,
    mistakes: [
      { value: whole - 2 * drawn, because: say`the second drawing was taken to be pure ${liquid} again` },
      { value: rest, because: say`that is left after the first time` },
      { value: whole - key, because: say`that is the quantity of ${thin}` },
      { value: rest ** 3 / whole ** 2, because: say`the drawing was made three times` },
      { value: rest - drawn / 2, because: say`only half of the second drawing was taken off` },
      { value: (rest * (whole - 2 * drawn)) / whole, because: say`twice as much was drawn the second time` },
      { value: 2 * drawn, because: say`that is all that was drawn` },
      { value: key - drawn / 2, because: say`half of a drawing too much was taken off` },
    ],
    // No more than after the first time.
    within: [0.1, rest] as const,
    steps: [
      say`Each time ${rest}/${whole} of the ${liquid} stays.`,
      say`After two times: ${whole} × ${rest}/${whole} × ${rest}/${whole} = ${answer}`,
    ],
  }
}

function onceFromMixture(rng: Random) {
  const { a, b, whole, drawn } = rng.until(
    () => {
      const [a, b, unit] = [rng.int(2, 9), rng.int(1, 7), rng.int(3, 12)]
      const whole = unit * (a + b)
      return { a, b, whole, drawn: (a + b) * rng.int(1, Math.ceil(unit / 3)) }
    },
    (drawn) => gcd(drawn.a, drawn.b) === 1 && drawn.a > drawn.b && drawn.whole <= 120,
  )
  const [liquid, thin] = rng.pick(LIQUIDS)
  const vessel = rng.pick(VESSELS)
  const [start, taken] = [(whole * a) / (a + b), (drawn * a) / (a + b)]
  const answer = litres(start - taken)
  return {
    concept: 'single-replacement',
    given: { find: 'left' as const, whole, share: a / (a + b), drawn, times: 1 },
    prompt: rng.pick([
      say`${vessel} contains ${litres(whole)} of a mixture of ${liquid} and ${thin} in the ratio ${ratio(a, b)}. If ${litres(drawn)} of the mixture is taken out and replaced with ${thin}, ${askIf(rng, say`the quantity of ${liquid} now`)}`,
      say`In ${litres(whole)} of a mixture, the ratio of ${liquid} to ${thin} is ${ratio(a, b)}. ${litres(drawn)} of it is withdrawn and the same quantity of ${thin} is added. How much ${liquid} is there in the new mixture?`,
      say`If ${litres(drawn)} of a mixture of ${litres(whole)} containing ${liquid} and ${thin} in the ratio ${ratio(a, b)} is replaced with ${thin}, then ${askIf(rng, say`the quantity of ${liquid} left in the mixture`)}`,
    ]),
    answer,
    mistakes: [
      { value: start - drawn, because: say`all that was drawn was taken to be ${liquid}` },
      { value: start, because: say`that is the ${liquid} before anything was drawn` },
      { value: taken, because: say`that is the ${liquid} that was drawn off` },
      { value: whole - (start - taken), because: say`that is the quantity of ${thin}` },
      { value: (whole * b) / (a + b), because: say`that is the ${thin} at the start` },
      { value: whole - drawn, because: say`that is all that is left of the mixture, ${thin} included` },
      {
        value: start - (drawn * b) / (a + b),
        because: say`the ${thin} in what was drawn was taken off, not the ${liquid}`,
      },
      { value: start - taken / 2, because: say`only half of the ${liquid} drawn off was counted` },
    ],
    within: [0.1, start] as const,
    steps: [
      say`At first there are ${whole} × ${a}/${a + b} = ${litres(start)} of ${liquid}; with the drawing ${drawn} × ${a}/${a + b} = ${litres(taken)} go out.`,
      say`Left: ${start} − ${taken} = ${answer}`,
    ],
  }
}

function ratioAfter(rng: Random) {
  const [p, q] = rng.pick(STAYS)
  // Third powers of larger numbers are not asked in exams.
  const times = q <= 6 ? rng.pick([2, 3]) : 2
  const unit = rng.int(2, Math.max(2, Math.floor(120 / q)))
  const [whole, drawn] = [q * unit, (q - p) * unit]
  const [liquid, thin] = rng.pick(LIQUIDS)
  const vessel = rng.pick(VESSELS)
  const [left, all] = [p ** times, q ** times]
  const often = times === 2 ? 'twice' : 'thrice'
  const answer = ratio(left, all - left)
  return {
    concept: 'repeated-replacement',
    given: { find: 'ratio' as const, whole, drawn, times },
    prompt: rng.pick([
      say`${vessel} is full of ${litres(whole)} of ${liquid}. ${litres(drawn)} is drawn off and replaced with ${thin}, and this is done ${often} in all. ${ask(rng, say`the final ratio of ${liquid} to ${thin}`)}`,
      say`From ${vessel.toLowerCase()} containing ${litres(whole)} of ${liquid}, ${litres(drawn)} is taken out and replaced by ${thin}. If the process is carried out ${often}, in what ratio are ${liquid} and ${thin} in the end?`,
      say`If ${litres(drawn)} of the contents of ${vessel.toLowerCase()} holding ${litres(whole)} of pure ${liquid} is replaced with ${thin} ${often}, then ${askIf(rng, say`the ratio of ${liquid} to ${thin} in the resulting mixture`)}`,
    ]),
    answer,
    mistakes: [
      { value: ratio(all - left, left), because: say`that is the ratio of ${thin} to ${liquid}` },
      { value: ratio(left, all), because: say`that is the ratio of ${liquid} to the whole mixture` },
      { value: ratio(p, q - p), because: say`that is the ratio after the first time` },
      {
        value: ratio(left, (q - p) ** times),
        because: say`the part that is drawn was multiplied by itself as well`,
      },
      ...(q > times * (q - p)
        ? [
            {
              value: ratio(q - times * (q - p), times * (q - p)),
              because: say`the same quantity of pure ${liquid} was taken off every time`,
            },
          ]
        : []),
      {
        value: ratio(p ** (times + 1), q ** (times + 1) - p ** (times + 1)),
        because: say`the drawing was counted once too often`,
      },
      ...(times === 3
        ? [{ value: ratio(p * p, q * q - p * p), because: say`that is the ratio after two times` }]
        : []),
    ],
    steps: [
      say`Each time ${whole - drawn}/${whole} = ${p}/${q} of the ${liquid} stays.`,
      say`After ${times} times ${left}/${all} of the vessel is ${liquid}, the other ${all - left}/${all} is ${thin}.`,
      say`The ratio is ${answer}`,
    ],
  }
}

function eachTime(rng: Random) {
  const [p, q] = rng.pick(STAYS)
  const unit = q * rng.int(1, Math.max(1, Math.floor(240 / q ** 2)))
  const [whole, drawn, left] = [q * unit, (q - p) * unit, (p * p * unit) / q]
  const [liquid, thin] = rng.pick(LIQUIDS)
  const vessel = rng.pick(VESSELS)
  const answer = litres(drawn)
  return {
    concept: 'repeated-replacement',
    given: { find: 'drawn' as const, whole, share: 1, left, times: 2 },
    prompt: rng.pick([
      say`${vessel} contains ${litres(whole)} of ${liquid}. A certain quantity is taken out and replaced with ${thin}, and the process is repeated once. If ${litres(left)} of ${liquid} is left, how much was taken out each time?`,
      say`From ${vessel.toLowerCase()} full of ${litres(whole)} of ${liquid}, x litres are drawn out and replaced by ${thin}. After the operation is performed twice, ${litres(left)} of ${liquid} remains. ${ask(rng, 'the value of x')}`,
      say`If the same quantity is withdrawn twice from ${litres(whole)} of ${liquid} and replaced with ${thin} each time, leaving ${litres(left)} of ${liquid}, then ${askIf(rng, 'the quantity withdrawn each time')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (whole - left) / 2,
        because: say`the loss was halved; the second drawing takes less ${liquid}`,
      },
      { value: whole - left, because: say`that is what both drawings took together` },
      { value: p * unit, because: say`that is what stays after the first drawing` },
      { value: 2 * drawn, because: say`that is what was drawn in both times` },
      { value: left / 2, because: say`half of what is left was taken` },
      { value: p * unit - left, because: say`that is the ${liquid} that the second drawing took` },
      { value: left, because: say`that is the ${liquid} that is left` },
    ],
    within: [0.1, whole] as const,
    steps: [
      say`If x litres are drawn each time, ${left}/${whole} of the ${liquid} stays: (1 − x/${whole})² = ${p * p}/${q * q}`,
      say`So 1 − x/${whole} = ${p}/${q} and x/${whole} = ${q - p}/${q}.`,
      say`x = ${whole} × ${q - p}/${q} = ${answer}`,
    ],
  }
}

function capacityOfRatio(rng: Random) {
  const { a, b, c, d, whole, drawn } = drawRatios(rng)
  const [liquid, thin] = rng.pick(LIQUIDS)
  const vessel = rng.pick(VESSELS)
  const answer = litres(whole)
  const [all, rest] = [a * (c + d), c * (a + b)]
  return {
    concept: 'single-replacement',
    given: { find: 'capacity' as const, before: [a, b] as const, after: [c, d] as const, drawn, times: 1 },
    prompt: rng.pick([
      say`${vessel} is full of a mixture of ${liquid} and ${thin} in the ratio ${ratio(a, b)}. When ${litres(drawn)} of the mixture is replaced with ${thin}, the ratio becomes ${ratio(c, d)}. ${ask(rng, 'the capacity of the vessel')}`,
      say`A mixture contains ${liquid} and ${thin} in the ratio ${ratio(a, b)}. If ${litres(drawn)} of it is taken out and the same quantity of ${thin} is added, the ratio becomes ${ratio(c, d)}. ${ask(rng, say`the ${rng.pick(['initial', 'total'])} quantity of the mixture`)}`,
      say`In ${vessel.toLowerCase()}, the ratio of ${liquid} to ${thin} is ${ratio(a, b)}. On replacing ${litres(drawn)} of the mixture by ${thin}, it changes to ${ratio(c, d)}. How many litres of mixture does it hold?`,
    ]),
    answer,
    mistakes: [
      { value: drawn * (a + b), because: say`what was drawn was taken for one part of the first mixture` },
      { value: drawn * (c + d), because: say`what was drawn was taken for one part of the second mixture` },
      { value: whole - drawn, because: say`that is the mixture left after the drawing` },
      { value: whole + drawn, because: say`the ${thin} was added without the mixture being drawn off` },
      {
        value: (drawn * rest) / (all - rest) - drawn,
        because: say`what was drawn was taken off once too often`,
      },
      { value: (whole * a) / (a + b), because: say`that is the ${liquid} at the start` },
      { value: (drawn * all) / rest, because: say`what was drawn was divided by the part that stays` },
      {
        value: (drawn * (a + b) * (c + d)) / (a * d),
        because: say`the two ratios were multiplied crosswise`,
      },
    ],
    // The vessel holds more than what is drawn from it.
    within: [drawn + 1, 2000] as const,
    steps: [
      say`Let the vessel hold V litres. At first the ${liquid} is ${a}/${a + b} of it, at the end ${c}/${c + d}.`,
      say`After the drawing ${a}/${a + b} × (V − ${drawn}) of ${liquid} is left.`,
      say`${a}/${a + b} × (V − ${drawn}) = ${c}/${c + d} × V, so ${all} × (V − ${drawn}) = ${rest} × V`,
      say`V = ${all} × ${drawn} ÷ ${all - rest} = ${answer}`,
    ],
  }
}

function drawnOff(rng: Random) {
  const { a, b, c, d, whole, drawn } = drawRatios(rng)
  const [liquid, thin] = rng.pick(LIQUIDS)
  const vessel = rng.pick(VESSELS)
  const answer = litres(drawn)
  const start = (whole * a) / (a + b)
  const end = (whole * c) / (c + d)
  return {
    concept: 'single-replacement',
    given: {
      find: 'drawn' as const,
      whole,
      share: a / (a + b),
      left: end,
      times: 1,
    },
    prompt: rng.pick([
      say`${vessel} contains ${litres(whole)} of a mixture of ${liquid} and ${thin} in the ratio ${ratio(a, b)}. How much of the mixture should be replaced with ${thin} so that the ratio becomes ${ratio(c, d)}?`,
      say`In ${litres(whole)} of a mixture, ${liquid} and ${thin} are in the ratio ${ratio(a, b)}. ${ask(rng, say`the quantity of the mixture to be replaced by ${thin} to make the ratio ${ratio(c, d)}`)}`,
      say`If a mixture of ${litres(whole)} has ${liquid} and ${thin} in the ratio ${ratio(a, b)}, then how many litres of it must be withdrawn and replaced with ${thin} to get the ratio ${ratio(c, d)}?`,
    ]),
    answer,
    mistakes: [
      {
        value: start - end,
        because: say`that is the ${liquid} that must go; the mixture drawn off holds ${thin} too`,
      },
      { value: whole - drawn, because: say`that is the mixture that stays` },
      { value: end, because: say`that is the ${liquid} at the end` },
      {
        value: ((start - end) * (a + b)) / b,
        because: say`the ${liquid} that must go was divided by the share of ${thin}`,
      },
      {
        value: (start * d) / c - (whole - start),
        because: say`that is the ${thin} to be added if nothing is drawn off`,
      },
      { value: whole - start, because: say`that is the ${thin} at the start` },
      { value: drawn / 2, because: say`only half of the mixture in question was drawn off` },
    ],
    within: [0.1, whole] as const,
    steps: [
      say`In the new mixture ${liquid} is ${c}/${c + d} of ${whole} = ${litres(end)}`,
      say`This is ${a}/${a + b} of the mixture that stays.`,
      say`So ${end} × ${a + b} ÷ ${a} = ${litres(whole - drawn)} stay.`,
      say`Drawn off: ${whole} − ${whole - drawn} = ${answer}`,
    ],
  }
}

/** The part that stays each time, p of q. */
const STAYS = range(3, 12).flatMap((q) =>
  range(Math.ceil(q / 2), q - 1)
    .filter((p) => gcd(p, q) === 1)
    .map((p) => [p, q] as const),
)

/** What is in a vessel, and what it is replaced by. */
const LIQUIDS = [
  ['milk', 'water'],
  ['orange juice', 'water'],
  ['lime syrup', 'soda water'],
  ['white paint', 'thinner'],
  ['sugar cane juice', 'water'],
  ['acid', 'water'],
  ['rose syrup', 'milk'],
  ['mustard oil', 'palm oil'],
] as const

/** Starts a sentence. */
const VESSELS = ['A can', 'A drum', 'A cask', 'A steel vessel', 'A tank', 'A jar', 'A container'] as const

/** Two ratios, the second thinner, with all quantities in whole numbers. */
function drawRatios(rng: Random) {
  return rng.until(
    () => {
      const [a, b, c, d] = [rng.int(2, 11), rng.int(1, 8), rng.int(1, 9), rng.int(1, 9)]
      // After drawing, whole − drawn holds the liquid in the first ratio: drawn to whole is `part` to `all`.
      const all = a * (c + d)
      const part = all - c * (a + b)
      const common = gcd(all, Math.abs(part))
      const unit = rng.int(1, 12)
      return { a, b, c, d, whole: (all / common) * unit, drawn: (part / common) * unit }
    },
    ({ a, b, c, d, whole, drawn }) =>
      gcd(a, b) === 1 &&
      gcd(c, d) === 1 &&
      a > b &&
      drawn > 1 &&
      drawn * 3 < whole * 2 &&
      whole % (a + b) === 0 &&
      whole % (c + d) === 0 &&
      whole >= 12 &&
      whole <= 120,
  )
}
