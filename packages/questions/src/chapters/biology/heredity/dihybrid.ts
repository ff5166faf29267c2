import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, fraction } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'
import { type Pair, punnett, type Trait, UNLINKED, write } from './punnett.ts'

/** "Peas with RrYy are crossed with each other. What fraction of the offspring is round and green?" */
export const dihybrid = defineGenerator({
  id: 'biology/dihybrid',
  version: 9,
  concepts: ['dihybrid-cross'],
  levels: {
    easy: { forms: [...often(12, numberInKnownCross), fractionOfLooks] },
    medium: { forms: [...often(2, numberOfLooks), fromOneGroup, numberOfGenotype] },
    hard: { forms: [amongAGroup, selfedAfterTest] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const parents =
      given.find === 'selfed'
        ? { mother: bredBy(given.counts), father: bredBy(given.counts) }
        : { mother: given.mother, father: given.father }
    // All sixteen boxes (or as many as the gametes make), one gamete of each parent at a time.
    const gametes = ([one, other]: readonly [Pair, Pair]) =>
      [...one].flatMap((first) => [...other].map((second) => [first, second] as const))
    const boxes = gametes(parents.mother).flatMap((egg) =>
      gametes(parents.father).map((pollen) => [sort(egg[0] + pollen[0]), sort(egg[1] + pollen[1])] as const),
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
    given: { find: 'fraction' as const, mother, father, wanted, total: 1 },
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
    given: { find: 'known cross' as const, mother: double, father, wanted, total },
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
    mistakes: wrongNumbers(boxes, total),
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
    given: { find: 'looks' as const, mother, father, wanted, total },
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
    mistakes: wrongNumbers(boxes, total),
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
    given: { find: 'genotype' as const, mother, father, wanted: [[first], [second]] as const, total },
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
    mistakes: wrongNumbers(boxes, total),
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
    given: {
      find: 'group' as const,
      mother: double,
      father: double,
      known: known.wanted,
      wanted: asked.wanted,
      number,
    },
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

/** Genotypes that are asked for among the plants of one group of F₂, with how they are called. */
const AMONG = [
  { wanted: [['AA'], ['AA']], called: 'homozygous for both traits' },
  { wanted: [['Aa'], ['Aa']], called: 'heterozygous for both traits' },
  { wanted: [['AA'], ['AA']], called: 'true-breeding for both traits' },
] as const

/** "Of 270 tall and round-seeded plants of F₂, how many are heterozygous for both traits?" */
function amongAGroup(rng: Random) {
  const { organism, one, other } = drawTraits(rng)
  const double: Genotype = ['Aa', 'Aa']
  // The group that shows both dominant traits (9 of 16) or only one of them (3 of 16).
  const { known, looks, part } = rng.pick([
    {
      known: [
        ['AA', 'Aa'],
        ['AA', 'Aa'],
      ],
      looks: `${one.dominant} and ${other.dominant}`,
      part: 9,
    },
    {
      known: [
        ['AA', 'Aa'],
        ['AA', 'Aa'],
      ],
      looks: `${one.dominant} and ${other.dominant}`,
      part: 9,
    },
    { known: [['AA', 'Aa'], ['aa']], looks: `${one.dominant} and ${other.recessive}`, part: 3 },
    { known: [['aa'], ['AA', 'Aa']], looks: `${one.recessive} and ${other.dominant}`, part: 3 },
  ] as const)
  const isOne = part === 3
  const isFirst = known[1].length === 1
  // A small group is a multiple of 4, so that its half and its quarter are whole numbers too.
  const unit = isOne ? rng.int(3, 40) * 4 : drawSixteenth(rng, organism)
  const number = unit * part
  const asked = isOne
    ? rng.pick([
        { boxes: 1, called: 'true-breeding (homozygous) for both traits', pair: 'AA' },
        { boxes: 2, called: `heterozygous for one trait`, pair: 'Aa' },
      ] as const)
    : rng.pick([
        ...AMONG.map(({ wanted, called }) => ({ boxes: wanted[0][0] === 'AA' ? 1 : 4, called, wanted })),
        {
          boxes: 2,
          called: `homozygous for the ${one.dominant} trait and heterozygous for the other`,
          wanted: [['AA'], ['Aa']] as const,
        },
        {
          boxes: 2,
          called: `heterozygous for the ${one.dominant} trait and homozygous for the other`,
          wanted: [['Aa'], ['AA']] as const,
        },
      ])
  const wanted =
    'wanted' in asked
      ? asked.wanted
      : isFirst
        ? ([[asked.pair], ['aa']] as const)
        : ([['aa'], [asked.pair]] as const)
  const value = unit * asked.boxes
  return {
    given: { find: 'among' as const, mother: double, father: double, known, wanted, number },
    prompt: stem(
      rng,
      [
        say`In ${organism}, ${dominance(one)}, and ${dominance(other)}. The two genes assort independently. In F₂ of a cross between pure types, ${number} individuals are ${looks}.`,
        say`In F₂ of a dihybrid cross of ${organism}, ${number} individuals are ${looks}. The genes are unlinked; ${dominance(one)}, and ${dominance(other)}.`,
        say`Two unlinked genes are studied in ${organism}: ${dominance(one)}, and ${dominance(other)}. From F₂ of a dihybrid cross, the ${number} individuals that are ${looks} are selected.`,
      ],
      [
        say`How many of these are expected to be ${asked.called}?`,
        say`The number of them expected to be ${asked.called} is:`,
        say`Find how many of them should be ${asked.called}.`,
      ],
    ),
    answer: count(value),
    mistakes: [
      ...[1, 2, 3, 4, 6]
        .filter((wrong) => wrong !== asked.boxes && wrong < part)
        .map((wrong) => ({
          value: unit * wrong,
          because: say`${wrong} of the ${part} boxes of the group were taken, but it is ${asked.boxes}`,
        })),
      {
        value: (number * asked.boxes) / 16,
        because: say`the share of all F₂ was taken, not the share of the ${looks} ones`,
      },
      { value: value / 2, because: say`half of the boxes that fit were counted` },
      { value: number / 4, because: say`a quarter of the group was taken` },
      { value: number / 2, because: say`half of the group was taken` },
      { value: number, because: say`the whole group was taken` },
    ].filter((wrong) => Number.isInteger(wrong.value)),
    within: [1, number] as const,
    steps: [
      say`In F₂, ${part} of 16 boxes are ${looks}.`,
      say`${asked.boxes} of these ${part} boxes ${asked.boxes === 1 ? 'is' : 'are'} ${asked.called}.`,
      say`One box stands for ${number} ÷ ${part} = ${unit}`,
      say`Expected number = ${number} × ${asked.boxes} ÷ ${part} = ${value}`,
    ],
  }
}

/** The parent of a test cross, from its four groups: both dominant, first only, second only, neither. */
function bredBy([both = 0, first = 0, second = 0, neither = 0]: readonly number[]): Genotype {
  const pairOf = (dominant: number, recessive: number): Pair =>
    recessive === 0 ? 'AA' : dominant === 0 ? 'aa' : 'Aa'
  return [pairOf(both + first, second + neither), pairOf(both + second, first + neither)]
}

/** 'a tall', 'an inflated-podded' */
const aOr = (look = ''): string => `${/^[aeiou]/.test(look) ? 'an' : 'a'} ${look}`

/** Parents that show both dominant traits, and which groups their test cross has. */
const TESTED = [
  { parent: ['Aa', 'Aa'], groups: [1, 1, 1, 1] },
  { parent: ['Aa', 'Aa'], groups: [1, 1, 1, 1] },
  { parent: ['AA', 'Aa'], groups: [1, 1, 0, 0] },
  { parent: ['Aa', 'AA'], groups: [1, 0, 1, 0] },
] as const

/** "A tall round-seeded plant, test-crossed, gives 52 tall round and 49 tall wrinkled. It is selfed: how many ...?" */
function selfedAfterTest(rng: Random) {
  const { organism, one, other } = rng.until(
    () => drawTraits(rng),
    (drawn) => drawn.organism.endsWith('plants'),
  )
  const { parent, groups } = rng.pick(TESTED)
  const genes = [
    [parent[0], parent[0]],
    [parent[1], parent[1]],
  ] as const
  const { looks, wanted, boxes } = rng.until(
    () => drawLooks(rng, { one, other, genes }),
    (drawn) => drawn.boxes[0] * drawn.boxes[1] > 0,
  )
  const about = rng.int(20, 90)
  const counts = groups.map((group) => (group === 0 ? 0 : about + rng.int(-3, 3)))
  const names = [
    `${one.dominant} and ${other.dominant}`,
    `${one.dominant} and ${other.recessive}`,
    `${one.recessive} and ${other.dominant}`,
    `${one.recessive} and ${other.recessive}`,
  ]
  const list = formatList(
    counts.flatMap((number, index) => (number === 0 ? [] : [`${number} ${names[index] ?? ''}`])),
  )
  const total = drawSixteenth(rng, organism) * 16
  const part = boxes[0] * boxes[1]
  const value = (total * part) / 16
  const plant = organism.replace(/s$/, '')
  const genotype = `${write(parent[0], one.letter)}${write(parent[1], other.letter)}`
  const ratio = [9, 3, 1]
  return {
    given: { find: 'selfed' as const, counts, wanted, total },
    prompt: stem(
      rng,
      [
        say`In ${organism}, ${dominance(one)}, and ${dominance(other)}; the genes are unlinked. ${capital(aOr(names[0]))} ${plant}, crossed with ${aOr(names[3])} one, gives ${list} plants. It is then selfed and gives ${total} plants.`,
        say`${capital(aOr(names[0]))} ${plant} is test-crossed with ${aOr(names[3])} one, and the progeny are ${list}. On selfing, the same plant gives ${total} plants. (${capital(dominance(one))}, and ${dominance(other)}; the genes assort independently.)`,
      ],
      [
        say`How many of the plants from selfing are expected to be ${looks}?`,
        say`Find the number of them expected to be ${looks}.`,
        say`About how many of these ${total} should be ${looks}?`,
      ],
    ),
    answer: count(value),
    mistakes: [
      ...ratio
        .filter((wrong) => wrong !== part)
        .map((wrong) => ({
          value: (total * wrong) / 16,
          because: say`the ${wrong} of the ratio 9 : 3 : 3 : 1 was taken; the plant is ${genotype}`,
        })),
      { value: total / 4, because: say`the ratio of the test cross was used for the selfing` },
      { value: total / 2, because: say`the ratio of a test cross for one gene was used for the selfing` },
      { value: (total * 3) / 4, because: say`only one of the genes was looked at, with its 3 : 1` },
      { value: total - value, because: say`that is the number of all the others` },
    ].filter((wrong) => wrong.value !== value),
    steps: [
      say`A test cross shows the gametes: the plant that was tested is ${genotype}.`,
      say`Selfed, ${genotype} × ${genotype}: ${boxes[0]} of 4 boxes fit for the first gene and ${boxes[1]} of 4 for the second.`,
      say`Together: ${boxes[0]} × ${boxes[1]} = ${part} of 16`,
      say`${total} × ${part} ÷ 16 = ${value}`,
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
  // Even, so that half of it is a whole number too.
  rng.int(4, organism.endsWith('plants') ? 240 : 40, 2)

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

/** The same among a number of offspring, with two that lead to less than a single box. */
const wrongNumbers = (boxes: readonly [number, number], total: number) => [
  ...wrongBoxes(boxes).map((wrong) => ({ value: (total * wrong.boxes) / 16, because: wrong.because })),
  { value: (total * boxes[0] * boxes[1]) / 32, because: say`one half too many was multiplied` },
  { value: total / 64, because: say`64 boxes belong to a cross with three pairs of alleles` },
]

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
