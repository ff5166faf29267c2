import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, fraction } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'
import { type Pair, punnett, type Trait, UNLINKED, write } from './punnett.ts'

/** "Peas with RrYy are crossed with each other. What fraction of the offspring is round and green?" */
export const dihybrid = defineGenerator({
  id: 'biology/dihybrid',
  version: 7,
  concepts: ['dihybrid-cross'],
  levels: {
    easy: { forms: [...often(12, numberInKnownCross), fractionOfLooks] },
    medium: { forms: [...often(3, numberOfLooks), fromOneGroup] },
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
    const countOf = ([first, second]: readonly (readonly string[])[]) =>
      boxes.filter(([one, other]) => first?.includes(one) && second?.includes(other)).length
    return 'known' in given
      ? (countOf(given.wanted) / countOf(given.known)) * given.number
      : (countOf(given.wanted) / boxes.length) * given.total
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

/** F₂ with its 9 : 3 : 3 : 1, or the test cross with its 1 : 1 : 1 : 1. */
function numberInKnownCross(rng: Random) {
  const { organism, one, other } = drawTraits(rng)
  const isTestCross = rng.chance(0.35)
  const double: Genotype = ['Aa', 'Aa']
  const father: Genotype = isTestCross ? ['aa', 'aa'] : double
  const genes = [
    ['Aa', father[0]],
    ['Aa', father[1]],
  ] as const
  const { looks, wanted, boxes } = drawLooks(rng, { one, other, genes })
  const part = boxes[0] * boxes[1]
  const total = drawSixteenth(rng, organism) * 16
  const value = (total * part) / 16
  const both = `${one.dominant} and ${other.dominant}`
  const neither = `${one.recessive} and ${other.recessive}`
  return {
    given: { mother: double, father, wanted, total },
    prompt: isTestCross
      ? rng.pick([
          say`${capital(organism)} that are ${both}, heterozygous for both traits, are test-crossed with ${neither} ones. If the genes assort independently, how many of ${total} offspring are expected to be ${looks}?`,
          say`A dihybrid test cross is made in ${organism}: double heterozygotes (${both}) × double recessives (${neither}). Out of ${total} offspring, the number expected to be ${looks} is:`,
        ])
      : rng.pick([
          say`Pure ${both} ${organism} are crossed with ${neither} ones, and F₁ shows only the former traits. Among ${total} individuals of F₂, how many are expected to be ${looks}?`,
          say`In a dihybrid cross of ${organism}, ${one.dominant} is dominant over ${one.recessive} and ${other.dominant} over ${other.recessive}. If F₂ has ${total} individuals, the number expected to be ${looks} is:`,
          say`F₂ of a dihybrid cross in ${organism} (dominant traits: ${both}; recessive traits: ${neither}) consists of ${total} individuals. Find the expected number of ${looks} ones.`,
        ]),
    answer: count(value),
    mistakes: wrongBoxes(boxes).map((wrong) => ({
      value: (total * wrong.boxes) / 16,
      because: wrong.because,
    })),
    steps: [
      isTestCross
        ? say`A dihybrid test cross gives 1 : 1 : 1 : 1, so each group is 4 of 16.`
        : say`F₂ shows 9 : 3 : 3 : 1, and ${looks} is ${part} of 16.`,
      say`${total} × ${part} ÷ 16 = ${value}`,
    ],
  }
}

function numberOfLooks(rng: Random) {
  const drawn = drawCross(rng)
  const { organism, one, other, mother, father, parents } = drawn
  const { looks, wanted, boxes } = drawLooks(rng, drawn)
  const total = drawSixteenth(rng, organism) * 16
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
  const total = drawSixteenth(rng, organism) * 16
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

/** The size of one group of F₂ is known, that of another is asked. */
function fromOneGroup(rng: Random) {
  const { organism, one, other } = drawTraits(rng)
  const double: Genotype = ['Aa', 'Aa']
  const genes = [
    ['Aa', 'Aa'],
    ['Aa', 'Aa'],
  ] as const
  const [known, asked] = rng.until(
    () => [drawLooks(rng, { one, other, genes }), drawLooks(rng, { one, other, genes })] as const,
    (drawn) => drawn[0].boxes[0] * drawn[0].boxes[1] !== drawn[1].boxes[0] * drawn[1].boxes[1],
  )
  const [part, wantedPart] = [known.boxes[0] * known.boxes[1], asked.boxes[0] * asked.boxes[1]]
  const unit = drawSixteenth(rng, organism)
  const number = unit * part
  const value = unit * wantedPart
  return {
    given: { mother: double, father: double, known: known.wanted, wanted: asked.wanted, number },
    prompt: stem(
      rng,
      [
        say`In ${organism}, ${dominance(one)}, and ${dominance(other)}. The two genes assort independently. F₂ of a cross between pure types has ${number} individuals that are ${known.looks}.`,
        say`In F₂ of a dihybrid cross of ${organism}, ${number} individuals are ${known.looks}. The genes are unlinked; ${dominance(one)}, and ${dominance(other)}.`,
      ],
      [
        say`About how many are expected to be ${asked.looks}?`,
        say`The expected number of ${asked.looks} individuals is:`,
        say`Find how many individuals should be ${asked.looks}.`,
      ],
    ),
    answer: count(value),
    mistakes: [
      ...[1, 3, 9, 4, 16, 12]
        .filter((wrong) => wrong !== wantedPart)
        .map((wrong) => ({
          value: unit * wrong,
          because: say`${wrong} parts of the ratio were taken, but the group is ${wantedPart} of 16`,
        })),
      { value: number * wantedPart, because: say`the known group was taken to be one part of the ratio` },
      { value: number, because: say`the two groups were taken to be equal` },
    ],
    steps: [
      say`F₂ shows 9 : 3 : 3 : 1.`,
      say`${capital(known.looks)}: ${part} of 16 parts; ${asked.looks}: ${wantedPart} of 16 parts`,
      part === 1 ? say`So one part is ${unit}.` : say`One part = ${number} ÷ ${part} = ${unit}`,
      say`${wantedPart} × ${unit} = ${value}`,
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

/** Those with more traits are drawn more often. */
const ORGANISMS = [
  ['pea plants', 64],
  ['tomato plants', 18],
  ['guinea pigs', 6],
  ['squash plants', 4],
  ['watermelon plants', 4],
  ['rabbits', 2],
  ['cattle', 2],
] as const

function drawTraits(rng: Random) {
  const organism = rng.weighted(ORGANISMS)
  const [one, other] = rng.sample(
    UNLINKED.filter((trait) => trait.organism === organism),
    2,
  )
  return { organism, one, other }
}

/** Plants have hundreds of offspring, animals fewer. */
const drawSixteenth = (rng: Random, organism: string): number =>
  rng.int(4, organism.endsWith('plants') ? 200 : 30)

function drawCross(rng: Random) {
  const { organism, one, other } = drawTraits(rng)
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
function drawLooks(
  rng: Random,
  drawn: { one: Trait; other: Trait; genes: readonly [readonly [Pair, Pair], readonly [Pair, Pair]] },
) {
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
