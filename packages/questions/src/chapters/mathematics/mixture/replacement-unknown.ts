import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { LIQUIDS, litres, VESSELS } from './replacement-stories.ts'

/** Two ratios, the second thinner, with the whole and what is drawn in whole numbers. */
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
      whole >= 12 &&
      whole <= 120,
  )
}

/** The hard forms of replacement: the vessel or the drawing is not known. */
export function capacityOfRatio(rng: Random) {
  const { a, b, c, d, whole, drawn } = drawRatios(rng)
  const [liquid, thin] = rng.pick(LIQUIDS)
  const [vessel, person, town] = [rng.pick(VESSELS), rng.pick(people), rng.pick(towns)]
  const answer = litres(whole)
  const [all, rest] = [a * (c + d), c * (a + b)]
  return {
    given: { find: 'capacity' as const, before: [a, b] as const, after: [c, d] as const, drawn, times: 1 },
    prompt: rng.pick([
      say`${vessel} of ${person.name} in ${town} is full of ${liquid} and ${thin} in the ratio ${ratio(a, b)}. When ${litres(drawn)} of the mixture are drawn off and replaced by ${thin}, the ratio becomes ${ratio(c, d)}. How much does it hold?`,
      say`${person.name} of ${town} replaces ${litres(drawn)} of a mixture of ${liquid} and ${thin} by ${thin}. The ratio of ${liquid} to ${thin} goes from ${ratio(a, b)} to ${ratio(c, d)}. Find the quantity of the mixture.`,
      say`A mixture in ${town} has ${liquid} and ${thin} as ${ratio(a, b)}. After ${litres(drawn)} of it have been exchanged for ${litres(drawn)} of ${thin} they are as ${ratio(c, d)}. How many litres is the whole mixture?`,
      say`In a full drum ${liquid} is to ${thin} as ${a} to ${b}. ${person.name} lets out ${litres(drawn)}, fills up with ${thin} and finds ${c} to ${d}. What is the capacity of the drum?`,
      say`How large is a vessel, full of ${liquid} and ${thin} in the ratio ${ratio(a, b)}, if taking out ${litres(drawn)} and pouring in as much ${thin} changes the ratio to ${ratio(c, d)}?`,
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
    steps: [
      say`Let the vessel hold V litres. At first the ${liquid} is ${a}/${a + b} of it, at the end ${c}/${c + d}.`,
      say`After the drawing ${a}/${a + b} × (V − ${drawn}) of ${liquid} is left.`,
      say`${a}/${a + b} × (V − ${drawn}) = ${c}/${c + d} × V, so ${all} × (V − ${drawn}) = ${rest} × V`,
      say`V = ${all} × ${drawn} ÷ ${all - rest} = ${answer}`,
    ],
  }
}

export function drawnOff(rng: Random) {
  const { a, b, c, d, whole, drawn } = drawRatios(rng)
  const [liquid, thin] = rng.pick(LIQUIDS)
  const [vessel, person, town] = [rng.pick(VESSELS), rng.pick(people), rng.pick(towns)]
  const answer = litres(drawn)
  const start = (whole * a) / (a + b)
  const end = (whole * c) / (c + d)
  return {
    given: {
      find: 'drawn' as const,
      whole,
      share: a / (a + b),
      left: end,
      times: 1,
    },
    prompt: rng.pick([
      say`${vessel} of ${person.name} in ${town} holds ${litres(whole)} of ${liquid} and ${thin} in the ratio ${ratio(a, b)}. How much of the mixture must be replaced by ${thin} to make the ratio ${ratio(c, d)}?`,
      say`${person.name} of ${town} has ${litres(whole)} of a mixture with ${liquid} and ${thin} as ${ratio(a, b)}. How many litres should ${person.he} draw off and make up with ${thin}, so that they are as ${ratio(c, d)}?`,
      say`Part of a mixture of ${litres(whole)} (${liquid} to ${thin} as ${a} to ${b}) is taken out in ${town}, and as much ${thin} is poured in. The new mixture is ${c} to ${d}. Find the part taken out.`,
      say`By exchanging some of ${litres(whole)} of a mixture of ${liquid} and ${thin} for ${thin}, ${person.name} turns the ratio ${ratio(a, b)} into ${ratio(c, d)}. How much is exchanged?`,
      say`A drum in ${town} is full with ${litres(whole)}, ${liquid} and ${thin} in the ratio ${ratio(a, b)}. What quantity has to be let out and replaced by ${thin}, if ${liquid} and ${thin} are to be in the ratio ${ratio(c, d)}?`,
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
