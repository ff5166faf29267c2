import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, fraction } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { type Pair, punnett, TRAITS, type Trait, write } from './punnett.ts'

/** "Peas with RrYy are crossed with each other. What fraction of the offspring is round and green?" */
export const dihybrid = defineGenerator({
  id: 'biology/dihybrid',
  version: 1,
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
  const { name, town, organism, one, other, mother, father, parents } = drawn
  const { looks, wanted, boxes } = drawLooks(rng, drawn)
  const answer = fraction(boxes[0] * boxes[1], 16)
  return {
    given: { mother, father, wanted, total: 1 },
    prompt: rng.pick([
      say`In ${organism}, ${dominance(one)}, and ${dominance(other)}. ${name} of ${town} makes the cross ${parents}. What fraction of the offspring should be ${looks}? The genes assort independently.`,
      say`${name} breeds ${organism} in ${town}. ${capital(dominance(one))}; ${dominance(other)}; the two genes are not linked. Which part of the offspring of ${parents} is ${looks}?`,
      say`What share of the offspring of the cross ${parents} is expected to be ${looks}, if in ${organism} ${dominance(one)} and ${dominance(other)}, on different chromosomes? ${name} asks this in ${town}.`,
      say`A cross ${parents} of ${organism} is made near ${town}. Knowing that ${dominance(one)} and, independently, that ${dominance(other)}, find the fraction of ${looks} young ones for ${name}.`,
      say`Two unlinked genes of ${organism} are studied in ${town}: ${dominance(one)}, and ${dominance(other)}. From ${parents}, how large a part does ${name} expect to be ${looks}?`,
    ]),
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
  const { name, town, organism, one, other, mother, father, parents } = drawn
  const { looks, wanted, boxes } = drawLooks(rng, drawn)
  const total = rng.int(5, 100) * 16
  const value = (total * boxes[0] * boxes[1]) / 16
  return {
    given: { mother, father, wanted, total },
    prompt: rng.pick([
      say`In ${organism}, ${dominance(one)}, and ${dominance(other)}. The cross ${parents} of ${name} in ${town} gives ${total} offspring. About how many should be ${looks}? The genes assort independently.`,
      say`${name} breeds ${organism} in ${town}. ${capital(dominance(one))}; ${dominance(other)}; the two genes are not linked. Of ${total} offspring of ${parents}, how many are expected to be ${looks}?`,
      say`How many of the ${total} offspring of the cross ${parents} are expected to be ${looks}, if in ${organism} ${dominance(one)} and ${dominance(other)}, on different chromosomes? ${name} asks this in ${town}.`,
      say`A cross ${parents} of ${organism} near ${town} has ${total} offspring. Knowing that ${dominance(one)} and, independently, that ${dominance(other)}, find the expected number of ${looks} ones for ${name}.`,
      say`Two unlinked genes of ${organism} are studied in ${town}: ${dominance(one)}, and ${dominance(other)}. With ${total} offspring from ${parents}, how many ${looks} ones does ${name} expect?`,
    ]),
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
  const { name, town, organism, one, other, mother, father, parents, genes } = drawn
  const [first, second] = [rng.pick(punnett(genes[0])), rng.pick(punnett(genes[1]))]
  const boxes = [boxesOf(genes[0], [first]), boxesOf(genes[1], [second])] as const
  const genotype = `${write(first, one.letter)}${write(second, other.letter)}`
  const total = rng.int(5, 100) * 16
  const value = (total * boxes[0] * boxes[1]) / 16
  return {
    given: { mother, father, wanted: [[first], [second]] as const, total },
    prompt: rng.pick([
      say`In ${organism}, ${dominance(one)}, and ${dominance(other)}. The cross ${parents} of ${name} in ${town} gives ${total} offspring. About how many should have the genotype ${genotype}? The genes assort independently.`,
      say`${name} breeds ${organism} in ${town}. ${capital(dominance(one))}; ${dominance(other)}; the two genes are not linked. Of ${total} offspring of ${parents}, how many are expected to be ${genotype}?`,
      say`How many of the ${total} offspring of the cross ${parents} are expected to carry ${genotype}, if in ${organism} ${dominance(one)} and ${dominance(other)}, on different chromosomes? ${name} asks this in ${town}.`,
      say`A cross ${parents} of ${organism} near ${town} has ${total} offspring. Knowing that ${dominance(one)} and, independently, that ${dominance(other)}, find the expected number with the alleles ${genotype} for ${name}.`,
      say`Two unlinked genes of ${organism} are studied in ${town}: ${dominance(one)}, and ${dominance(other)}. With ${total} offspring from ${parents}, how often does ${name} expect the genotype ${genotype}?`,
    ]),
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
    name: rng.pick(people).name,
    town: rng.pick(towns),
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
