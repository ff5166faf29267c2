import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, fraction } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'
import { type Pair, punnett, TRAITS, type Trait, write } from './punnett.ts'

/** "Peas with RrYy are crossed with each other. What fraction of the offspring is round and green?" */
export const dihybrid = defineGenerator({
  id: 'biology/dihybrid',
  version: 4,
  concepts: ['dihybrid-cross'],
  levels: {
    easy: { forms: [fractionOfLooks] },
    medium: { forms: [numberOfLooks] },
    hard: { forms: [numberOfGenotype] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // All sixteen boxes (or as many as the gametes make), one gamete of each parent at a time.
    const gametes = ([one, other]: readonly [Pair, Pair]) =>
      [...one].flatMap((first) => [...other].map((second) => [first, second] as const))
    const boxes = gametes(given.mother).flatMap((egg) =>
      gametes(given.father).map((pollen) => [sort(egg[0] + pollen[0]), sort(egg[1] + pollen[1])] as const),
    )
    const [first, second]: readonly (readonly string[])[] = given.wanted
    const fits = boxes.filter(([one, other]) => first?.includes(one) && second?.includes(other))
    return (fits.length / boxes.length) * given.total
  },
})

/** The dominant letter first. */
const sort = (letters: string): string => [...letters].sort().join('')

type Genotype = readonly [Pair, Pair]

function fractionOfLooks(rng: Random) {
  const drawn = drawCross(rng)
  const { organism, one, other, mother, father, parents } = drawn
  const { looks, wanted, boxes } = drawLooks(rng, drawn)
  const answer = fraction(boxes[0] * boxes[1], 16)
  return {
    given: { mother, father, wanted, total: 1 },
    prompt: stem(
      rng,
      [
        say`In ${organism}, ${dominance(one)}, and ${dominance(other)}. The two genes assort independently.`,
        say`Two unlinked genes are studied in ${organism}: ${dominance(one)}, and ${dominance(other)}.`,
      ],
      [
        say`In the cross ${parents}, the fraction of the offspring that are ${looks} is:`,
        say`What fraction of the progeny of ${parents} will be ${looks}?`,
        say`Find the proportion of ${looks} offspring in the cross ${parents}.`,
        say`The probability of ${looks} progeny from ${parents} is:`,
      ],
    ),
    answer,
    within: [0, 1] as const,
    mistakes: wrongBoxes(boxes)
      .filter((wrong) => wrong.boxes > 0 && wrong.boxes < 16)
      .map((wrong) => ({ value: fraction(wrong.boxes, 16), because: wrong.because })),
    steps: [
      say`First gene: ${boxes[0]} of 4 boxes fit. Second gene: ${boxes[1]} of 4 boxes fit.`,
      say`Together: ${fraction(boxes[0], 4)} × ${fraction(boxes[1], 4)} = ${answer}`,
    ],
  }
}

function numberOfLooks(rng: Random) {
  const drawn = drawCross(rng)
  const { organism, one, other, mother, father, parents } = drawn
  const { looks, wanted, boxes } = drawLooks(rng, drawn)
  const total = rng.int(5, 100) * 16
  const value = (total * boxes[0] * boxes[1]) / 16
  return {
    given: { mother, father, wanted, total },
    prompt: stem(
      rng,
      [
        say`In ${organism}, ${dominance(one)}, and ${dominance(other)}. The two genes assort independently.`,
        say`Two unlinked genes are studied in ${organism}: ${dominance(one)}, and ${dominance(other)}.`,
      ],
      [
        say`The cross ${parents} produces ${total} offspring. The number expected to be ${looks} is:`,
        say`Out of ${total} offspring of the cross ${parents}, how many are expected to be ${looks}?`,
        say`If the cross ${parents} gives ${total} progeny, then how many of them will be ${looks}?`,
        say`Find the expected number of ${looks} individuals among ${total} progeny of ${parents}.`,
      ],
    ),
    answer: count(value),
    mistakes: wrongBoxes(boxes).map((wrong) => ({
      value: (total * wrong.boxes) / 16,
      because: wrong.because,
    })),
    steps: [
      say`First gene: ${boxes[0]} of 4 boxes fit. Second gene: ${boxes[1]} of 4 boxes fit.`,
      say`Together: ${boxes[0] * boxes[1]} of 16`,
      say`${total} × ${boxes[0] * boxes[1]} ÷ 16 = ${value}`,
    ],
  }
}

function numberOfGenotype(rng: Random) {
  const drawn = drawCross(rng)
  const { organism, one, other, mother, father, parents, genes } = drawn
  const [first, second] = [rng.pick(punnett(genes[0])), rng.pick(punnett(genes[1]))]
  const boxes = [boxesOf(genes[0], [first]), boxesOf(genes[1], [second])] as const
  const genotype = `${write(first, one.letter)}${write(second, other.letter)}`
  const total = rng.int(5, 100) * 16
  const value = (total * boxes[0] * boxes[1]) / 16
  return {
    given: { mother, father, wanted: [[first], [second]] as const, total },
    prompt: stem(
      rng,
      [
        say`In ${organism}, ${dominance(one)}, and ${dominance(other)}. The two genes assort independently.`,
        say`Two unlinked genes are studied in ${organism}: ${dominance(one)}, and ${dominance(other)}.`,
      ],
      [
        say`The cross ${parents} produces ${total} offspring. The number expected to have the genotype ${genotype} is:`,
        say`Out of ${total} offspring of the cross ${parents}, how many are expected to be ${genotype}?`,
        say`If the cross ${parents} gives ${total} progeny, then how many of them will have the genotype ${genotype}?`,
        say`Find the expected number of ${genotype} individuals among ${total} progeny of ${parents}.`,
      ],
    ),
    answer: count(value),
    mistakes: wrongBoxes(boxes).map((wrong) => ({
      value: (total * wrong.boxes) / 16,
      because: wrong.because,
    })),
    steps: [
      say`First gene: ${boxes[0]} of 4 boxes ${boxes[0] === 1 ? 'is' : 'are'} ${write(first, one.letter)}.`,
      say`Second gene: ${boxes[1]} of 4 boxes ${boxes[1] === 1 ? 'is' : 'are'} ${write(second, other.letter)}.`,
      say`Together: ${boxes[0]} × ${boxes[1]} = ${boxes[0] * boxes[1]} of 16`,
      say`${total} × ${boxes[0] * boxes[1]} ÷ 16 = ${value}`,
    ],
  }
}

/** Crosses in which both genes vary. */
const CROSSES: readonly { mother: Genotype; father: Genotype }[] = [
  { mother: ['Aa', 'Aa'], father: ['Aa', 'Aa'] },
  { mother: ['Aa', 'Aa'], father: ['aa', 'aa'] },
  { mother: ['Aa', 'Aa'], father: ['Aa', 'aa'] },
  { mother: ['Aa', 'Aa'], father: ['aa', 'Aa'] },
  { mother: ['Aa', 'aa'], father: ['aa', 'Aa'] },
  { mother: ['Aa', 'aa'], father: ['Aa', 'Aa'] },
]

/** How many of the four boxes of one gene have each phenotype. */
const boxesOf = (cross: readonly [Pair, Pair], wanted: readonly Pair[]): number =>
  punnett(cross).filter((pair) => wanted.includes(pair)).length

function drawCross(rng: Random) {
  const organism = rng.pick(['pea plants', 'pea plants', 'guinea pigs'])
  const [one, other] = rng.sample(
    TRAITS.filter((trait) => trait.organism === organism),
    2,
  )
  const { mother, father } = rng.pick(CROSSES)
  const parents = [mother, father].map(
    ([first, second]) => `${write(first, one.letter)}${write(second, other.letter)}`,
  )
  return {
    organism,
    one,
    other,
    mother,
    father,
    parents: `${parents[0] ?? ''} × ${parents[1] ?? ''}`,
    genes: [
      [mother[0], father[0]],
      [mother[1], father[1]],
    ] as const,
  }
}

const dominance = ({ dominant, recessive, letter }: Trait): string =>
  `${dominant} (${letter}) is dominant over ${recessive} (${letter.toLowerCase()})`

/** One look of each gene, both of which occur in the cross. */
function drawLooks(rng: Random, drawn: ReturnType<typeof drawCross>) {
  const { one, other, genes } = drawn
  const look = (trait: Trait) =>
    rng.pick([
      { name: trait.dominant, wanted: ['AA', 'Aa'] as const },
      { name: trait.recessive, wanted: ['aa'] as const },
    ])
  const [first, second] = [look(one), look(other)]
  const boxes = [boxesOf(genes[0], first.wanted), boxesOf(genes[1], second.wanted)] as const
  return { looks: `${first.name} and ${second.name}`, wanted: [first.wanted, second.wanted] as const, boxes }
}

/** Numbers of boxes out of sixteen that common mistakes lead to. */
function wrongBoxes([first, second]: readonly [number, number]) {
  return [
    {
      boxes: 9,
      because: say`the 9 of the ratio 9 : 3 : 3 : 1 was read off without looking at this cross and group`,
    },
    {
      boxes: 3,
      because: say`the 3 of the ratio 9 : 3 : 3 : 1 was read off without looking at this cross and group`,
    },
    {
      boxes: 1,
      because: say`the 1 of the ratio 9 : 3 : 3 : 1 was read off without looking at this cross and group`,
    },
    { boxes: 4 * first, because: say`only the first gene was looked at` },
    { boxes: 4 * second, because: say`only the second gene was looked at` },
    {
      boxes: 2 * (first + second),
      because: say`the average of the two shares was taken instead of their product`,
    },
    { boxes: 16 - first * second, because: say`that is the share of all the others` },
    { boxes: (4 - first) * (4 - second), because: say`the share of those with neither feature was taken` },
    { boxes: 4, because: say`the four groups were taken to be equally frequent` },
  ]
}
