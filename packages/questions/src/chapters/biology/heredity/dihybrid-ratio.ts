import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, ratio } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'
import { type Pair, punnett, TRAITS, type Trait, write } from './punnett.ts'

/** "In the cross RrYy × rrYy of pea plants, the phenotypic ratio of the offspring is" */
export const dihybridRatio = defineGenerator({
  id: 'biology/dihybrid-ratio',
  version: 1,
  concepts: ['dihybrid-cross'],
  levels: {
    easy: { forms: [phenotypicRatio, kindsOfLooks] },
    medium: { forms: [phenotypicRatio, kindsOfLooks, twoGroups, oldAndNew] },
    hard: { forms: [phenotypicRatio, oldAndNew, twoGroups] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Every egg with every pollen grain, box by box.
    const gametes = ([one, other]: Genotype) =>
      [...one].flatMap((first) => [...other].map((second) => [first, second] as const))
    const boxes = gametes(given.mother).flatMap((egg) =>
      gametes(given.father).map((pollen) => [pairOf(egg[0], pollen[0]), pairOf(egg[1], pollen[1])] as const),
    )
    const looks = boxes.map(([one, other]) => `${one[0] ?? ''}${other[0] ?? ''}`)
    const numberOf = (look: string) => looks.filter((other) => other === look).length
    switch (given.find) {
      case 'ratio':
        return ratio(...lowest(['AA', 'Aa', 'aA', 'aa'].map(numberOf).filter((number) => number > 0)))
      case 'kinds':
        return new Set(looks).size
      case 'groups':
        return ratio(...lowest([numberOf(given.one), numberOf(given.other)]))
      case 'old-new': {
        const old = looks.filter((look) => given.parents.includes(look)).length
        return ratio(...lowest([old, looks.length - old]))
      }
    }
  },
})

type Genotype = readonly [Pair, Pair]

const pairOf = (one: string, other: string): string => [one, other].toSorted().join('')

const lowest = (numbers: readonly number[]): number[] => {
  const divisor = [16, 8, 6, 4, 3, 2, 1].find((size) => numbers.every((number) => number % size === 0)) ?? 1
  return numbers.map((number) => number / divisor)
}

/** Crosses with their ratio of phenotypes: both dominant, only the first, only the second, none. */
const CROSSES: readonly { mother: Genotype; father: Genotype; numbers: readonly number[] }[] = [
  { mother: ['Aa', 'Aa'], father: ['Aa', 'Aa'], numbers: [9, 3, 3, 1] },
  { mother: ['Aa', 'Aa'], father: ['aa', 'Aa'], numbers: [3, 1, 3, 1] },
  { mother: ['Aa', 'Aa'], father: ['Aa', 'aa'], numbers: [3, 3, 1, 1] },
  { mother: ['Aa', 'Aa'], father: ['aa', 'aa'], numbers: [1, 1, 1, 1] },
  { mother: ['Aa', 'aa'], father: ['aa', 'Aa'], numbers: [1, 1, 1, 1] },
  { mother: ['Aa', 'AA'], father: ['Aa', 'Aa'], numbers: [3, 1] },
  { mother: ['AA', 'Aa'], father: ['aa', 'Aa'], numbers: [3, 1] },
  { mother: ['AA', 'Aa'], father: ['Aa', 'aa'], numbers: [1, 1] },
]

const SELFED: Genotype = ['Aa', 'Aa']

function drawTraits(rng: Random): readonly [Trait, Trait] {
  const organism = rng.pick(['pea plants', 'pea plants', 'pea plants', 'guinea pigs'])
  const [one, other] = rng.sample(
    TRAITS.filter((trait) => trait.organism === organism),
    2,
  )
  return [one, other]
}

const dominance = ({ dominant, recessive, letter }: Trait): string =>
  `${dominant} (${letter}) is dominant over ${recessive} (${letter.toLowerCase()})`

const settings = ([one, other]: readonly [Trait, Trait]) => [
  say`In ${one.organism}, ${dominance(one)}, and ${dominance(other)}; the genes assort independently.`,
  say`Two unlinked genes of ${one.organism}: ${dominance(one)}, and ${dominance(other)}.`,
]

const named = ([one, other]: readonly [Trait, Trait], [first, second]: Genotype): string =>
  `${write(first, one.letter)}${write(second, other.letter)}`

const WRONG_RATIOS = [
  { numbers: [9, 3, 3, 1], because: say`that is the ratio when two double heterozygotes are crossed` },
  { numbers: [3, 1], because: say`that is the ratio when only one gene varies in both parents` },
  { numbers: [1, 1], because: say`that is the ratio of a test cross with one gene` },
  { numbers: [1, 1, 1, 1], because: say`that is the ratio of a test cross with two genes` },
  { numbers: [1, 2, 1], because: say`that is the ratio of genotypes with one gene` },
  {
    numbers: [3, 1, 3, 1],
    because: say`that is the ratio when one parent is recessive for the first gene only`,
  },
  { numbers: [9, 7], because: say`that is the ratio of complementary genes` },
  { numbers: [12, 3, 1], because: say`that is the ratio of dominant epistasis` },
  { numbers: [15, 1], because: say`that is the ratio of duplicate genes` },
]

function phenotypicRatio(rng: Random) {
  const traits = drawTraits(rng)
  const { mother, father, numbers } = rng.pick(CROSSES)
  const cross = `${named(traits, mother)} × ${named(traits, father)}`
  const answer = ratio(...numbers)
  const key = [...numbers].toSorted().join()
  return {
    concept: 'dihybrid-cross',
    given: { find: 'ratio' as const, mother, father },
    prompt: stem(rng, settings(traits), [
      say`The phenotypic ratio of the offspring in the dihybrid cross ${cross} is:`,
      say`What is the phenotypic ratio among the progeny of ${cross}?`,
      say`Find the ratio of phenotypes in the offspring of ${cross}.`,
    ]),
    answer,
    mistakes: WRONG_RATIOS.filter((wrong) => wrong.numbers.toSorted().join() !== key).map(
      ({ numbers: wrong, because }) => ({ value: ratio(...wrong), because }),
    ),
    steps: [
      say`Each gene by itself: ${punnett([mother[0], father[0]]).join(', ')} and ${punnett([mother[1], father[1]]).join(', ')} (written with A for the dominant allele).`,
      say`The two shares are multiplied.`,
      say`The ratio is ${answer}`,
    ],
  }
}

function kindsOfLooks(rng: Random) {
  const traits = drawTraits(rng)
  const { mother, father, numbers } = rng.pick(CROSSES)
  const cross = `${named(traits, mother)} × ${named(traits, father)}`
  const value = numbers.length
  return {
    concept: 'dihybrid-cross',
    given: { find: 'kinds' as const, mother, father },
    prompt: stem(rng, settings(traits), [
      say`How many different phenotypes can the offspring of ${cross} show?`,
      say`The number of kinds of phenotypes among the progeny of ${cross} is:`,
    ]),
    answer: count(value),
    mistakes: [
      { value: 1, because: say`at least one gene gives two phenotypes here` },
      { value: 2, because: say`only one of the genes was looked at` },
      { value: 3, because: say`genotypes of one gene were counted, not phenotypes` },
      { value: 4, because: say`one of the genes gives only one phenotype here` },
      { value: 9, because: say`that is the number of genotypes in the F₂ of a dihybrid cross` },
      { value: 16, because: say`that is the number of boxes of the Punnett square` },
    ].filter((wrong) => wrong.value !== value),
    steps: [
      say`A gene that can give the recessive pair shows two phenotypes, any other shows one.`,
      say`The product of the two is ${value}`,
    ],
  }
}

const GROUPS = [
  { look: 'AA', number: 9 },
  { look: 'Aa', number: 3 },
  { look: 'aA', number: 3 },
  { look: 'aa', number: 1 },
] as const

function looksOf([one, other]: readonly [Trait, Trait], look: string): string {
  const [first, second] = [
    look[0] === 'A' ? one.dominant : one.recessive,
    look[1] === 'A' ? other.dominant : other.recessive,
  ]
  return `${first} and ${second}`
}

function twoGroups(rng: Random) {
  const traits = drawTraits(rng)
  const [one, other] = rng.sample(GROUPS, 2)
  const cross = `${named(traits, SELFED)} × ${named(traits, SELFED)}`
  const numbers = lowest([one.number, other.number])
  const answer = ratio(...numbers)
  const key = numbers.join()
  return {
    concept: 'dihybrid-cross',
    given: { find: 'groups' as const, mother: SELFED, father: SELFED, one: one.look, other: other.look },
    prompt: stem(rng, settings(traits), [
      say`In the offspring of ${cross}, the ratio of those that are ${looksOf(traits, one.look)} to those that are ${looksOf(traits, other.look)} is:`,
      say`What is the ratio of ${looksOf(traits, one.look)} to ${looksOf(traits, other.look)} individuals among the progeny of ${cross}?`,
    ]),
    answer,
    mistakes: [
      {
        numbers: [9, 1],
        because: say`9 and 1 are the groups with both dominant and with both recessive looks`,
      },
      { numbers: [3, 1], because: say`that is the ratio of one gene alone, or of other groups` },
      { numbers: [1, 1], because: say`only the two groups with one dominant look are equal` },
      { numbers: [1, 3], because: say`the two groups were exchanged, or others were taken` },
      { numbers: [1, 9], because: say`the two groups were exchanged, or others were taken` },
      { numbers: [9, 7], because: say`7 is the number of all the others` },
      { numbers: [9, 3], because: say`the groups of 9 and 3 were taken` },
    ]
      .filter((wrong) => lowest(wrong.numbers).join() !== key)
      .map(({ numbers: wrong, because }) => ({ value: ratio(...lowest(wrong)), because })),
    steps: [
      say`The four groups are in the ratio 9 : 3 : 3 : 1, with 9 for both dominant looks and 1 for both recessive ones.`,
      say`The ratio is ${answer}`,
    ],
  }
}

function oldAndNew(rng: Random) {
  const traits = drawTraits(rng)
  const isCoupled = rng.chance(0.5)
  const parents = isCoupled ? ['AA', 'aa'] : ['Aa', 'aA']
  const pure = parents.map((look) => looksOf(traits, look))
  const answer = isCoupled ? ratio(5, 3) : ratio(3, 5)
  return {
    concept: 'dihybrid-cross',
    given: { find: 'old-new' as const, mother: SELFED, father: SELFED, parents },
    prompt: stem(rng, settings(traits), [
      say`Pure ${pure[0] ?? ''} and pure ${pure[1] ?? ''} ${traits[0].organism} are crossed, and F₁ is selfed. The ratio of parental to recombinant phenotypes in F₂ is:`,
      say`F₁ of pure ${pure[0] ?? ''} and pure ${pure[1] ?? ''} parents are crossed with each other. What is the ratio of parental to new combinations of phenotypes in F₂?`,
    ]),
    answer,
    mistakes: [
      isCoupled
        ? {
            value: ratio(3, 5),
            because: say`the parents have both dominant and both recessive looks here: 9 + 1 of 16`,
          }
        : { value: ratio(5, 3), because: say`each parent has one dominant look here: 3 + 3 of 16` },
      { value: ratio(9, 7), because: say`only those with both dominant looks were counted` },
      { value: ratio(1, 1), because: say`that is the ratio of a test cross of F₁` },
      { value: ratio(3, 1), because: say`that is the ratio of one gene` },
      { value: ratio(9, 1), because: say`that is the ratio of the two extreme groups` },
    ],
    steps: [
      say`F₂ has the groups 9 : 3 : 3 : 1.`,
      isCoupled
        ? say`The parents' looks are those of 9 + 1 = 10, the new ones those of 3 + 3 = 6.`
        : say`The parents' looks are those of 3 + 3 = 6, the new ones those of 9 + 1 = 10.`,
      say`The ratio is ${answer}`,
    ],
  }
}
