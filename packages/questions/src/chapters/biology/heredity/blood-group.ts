import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { percent } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "The mother has the genotype Iᴬi, the father Iᴮi. What is the chance that a child has blood group O?" */
export const bloodGroup = defineGenerator({
  id: 'biology/blood-group',
  version: 4,
  concepts: ['blood-groups'],
  levels: {
    easy: { forms: [ofGenotypes] },
    medium: { forms: [ofRelatives] },
    hard: { forms: [ofTwoChildren] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // By the chance of each allele: AB needs one of each, A at least one A and no B, and so on.
    const genotypes =
      given.find === 'relatives'
        ? given.groups.map((group) => (group === 'O' ? 'OO' : `${group}O`))
        : given.parents
    const chance = (parent: string, allele: string) => parent.split(allele).length / 2 - 0.5
    const [mother = '', father = ''] = genotypes
    const both = (one: string, other: string) =>
      one === other
        ? chance(mother, one) * chance(father, one)
        : chance(mother, one) * chance(father, other) + chance(mother, other) * chance(father, one)
    const share =
      given.wanted === 'AB'
        ? both('A', 'B')
        : given.wanted === 'O'
          ? both('O', 'O')
          : both(given.wanted, given.wanted) + both(given.wanted, 'O')
    return 100 * (given.find === 'two' ? share * share : share)
  },
})

/** The blood group that two alleles show: A and B both show, O only with another O. */
const groupOf = (alleles: string): string =>
  [...'AB'].filter((allele) => alleles.includes(allele)).join('') || 'O'

/** The blood groups of the four boxes of the Punnett square. */
const childrenOf = ([mother, father]: readonly [string, string]): string[] =>
  [...mother].flatMap((one) => [...father].map((other) => groupOf(one + other)))

/** As books write it: IᴬIᴮ, Iᴬi, ii. */
const write = (genotype: string): string =>
  [...genotype].map((allele) => ({ A: 'Iᴬ', B: 'Iᴮ' })[allele] ?? 'i').join('')

/** Parents, and a group that some of their children have but not all. */
const casesOf = (genotypes: readonly string[]) =>
  genotypes
    .flatMap((mother) => genotypes.map((father) => [mother, father] as const))
    .flatMap((parents) =>
      ['A', 'B', 'AB', 'O'].map((wanted) => ({
        parents,
        wanted,
        boxes: childrenOf(parents).filter((group) => group === wanted).length,
      })),
    )
    .filter(({ boxes }) => boxes > 0 && boxes < 4)

const CASES = casesOf(['AA', 'AO', 'BB', 'BO', 'AB', 'OO'])
const MIXED_CASES = casesOf(['AO', 'BO', 'OO'])

const wrongShares = (boxes: number) => [
  { value: 25, because: say`one box of the square was counted, but ${boxes} of the 4 fit` },
  {
    value: 50,
    because: say`two boxes of the square were counted, but ${boxes} of the 4 ${boxes === 1 ? 'fits' : 'fit'}`,
  },
  {
    value: 75,
    because: say`three boxes of the square were counted, but ${boxes} of the 4 ${boxes === 1 ? 'fits' : 'fit'}`,
  },
  { value: 0, because: say`the group was taken to be impossible for these parents` },
  { value: 100, because: say`all children were taken to have the same group` },
]

const squareStep = (parents: readonly [string, string]) =>
  say`The square of ${write(parents[0])} × ${write(parents[1])} has the groups ${formatList(childrenOf(parents))}.`

function ofGenotypes(rng: Random) {
  const { parents, wanted, boxes } = rng.pick(CASES)
  const [mother, father] = [write(parents[0]), write(parents[1])]
  const answer = percent(boxes * 25)
  return {
    given: { find: 'genotypes' as const, parents, wanted },
    prompt: stem(
      rng,
      [
        say`A woman of genotype ${mother} for the ABO blood group marries a man of genotype ${father}.`,
        say`The genotypes of the mother and the father for the ABO blood groups are ${mother} and ${father}, respectively.`,
        say`The ABO blood group of a couple is studied: the wife has the genotype ${mother} and the husband ${father}.`,
        say`If the genotype of a man is ${father} and that of his wife is ${mother}, then their children can have different blood groups.`,
        say`A man (${father}) and a woman (${mother}), whose genotypes for the I gene are given in brackets, are expecting a child.`,
        say`The father carries the alleles ${father} and the mother carries ${mother} for the ABO blood group.`,
      ],
      [
        say`The probability of a child having blood group ${wanted} is:`,
        say`What is the probability that their child has blood group ${wanted}?`,
        say`What percentage of their children is expected to have blood group ${wanted}?`,
        say`Find the chance of a child with blood group ${wanted}.`,
        say`In the Punnett square, the share of the progeny that is of blood group ${wanted} is:`,
        say`How likely is it that a child of theirs will belong to blood group ${wanted}?`,
      ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: wrongShares(boxes),
    others: [12.5, 37.5, 62.5, 87.5],
    steps: [squareStep(parents), say`${boxes} of 4 ${boxes === 1 ? 'is' : 'are'} ${wanted}: ${answer}`],
  }
}

function ofRelatives(rng: Random) {
  const { parents, wanted, boxes } = rng.pick(MIXED_CASES)
  const groups = parents.map(groupOf)
  const [mother = '', father = ''] = groups
  const answer = percent(boxes * 25)
  return {
    given: { find: 'relatives' as const, groups, wanted },
    prompt: stem(
      rng,
      [
        say`A woman of blood group ${mother} marries a man of blood group ${father}. The mother of each of them had blood group O.`,
        say`The blood groups of the mother and the father are ${mother} and ${father}, respectively. Both of them had a father of blood group O.`,
        say`A man with blood group ${father} and a woman with blood group ${mother} have a child. One parent of each of them belonged to blood group O.`,
        say`The husband is of blood group ${father} and the wife of blood group ${mother}. The father of the husband and the mother of the wife were both of blood group O.`,
        say`In a family, both grandfathers of a child have blood group O, while the mother has ${mother} and the father has ${father}.`,
        say`Both parents of a child had a mother with blood group O. Their own blood groups are ${father} (father) and ${mother} (mother).`,
      ],
      [
        say`In the Punnett square, the share of the progeny that is of blood group ${wanted} is:`,
        say`How likely is it that a child of this couple will belong to blood group ${wanted}?`,
        say`The probability of the child having blood group ${wanted} is:`,
        say`What is the probability that their child has blood group ${wanted}?`,
        say`What percentage of their children is expected to have blood group ${wanted}?`,
        say`Find the chance of a child with blood group ${wanted}.`,
      ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: wrongShares(boxes),
    others: [12.5, 37.5, 62.5, 87.5],
    steps: [
      say`A parent of group O hands on i, so the genotypes are ${write(parents[0])} and ${write(parents[1])}.`,
      squareStep(parents),
      say`${boxes} of 4 ${boxes === 1 ? 'is' : 'are'} ${wanted}: ${answer}`,
    ],
  }
}

function ofTwoChildren(rng: Random) {
  const { parents, wanted, boxes } = rng.pick(CASES)
  const [mother, father] = [write(parents[0]), write(parents[1])]
  const answer = percent(boxes * boxes * 6.25)
  return {
    given: { find: 'two' as const, parents, wanted },
    prompt: stem(
      rng,
      [
        say`A woman of genotype ${mother} for the ABO blood group marries a man of genotype ${father}.`,
        say`The genotypes of the mother and the father for the ABO blood groups are ${mother} and ${father}, respectively.`,
        say`The father carries the alleles ${father} and the mother carries ${mother} for the ABO blood group.`,
        say`Consider a couple whose blood group genotypes are ${mother} (wife) and ${father} (husband).`,
        say`A man (${father}) and a woman (${mother}), whose genotypes for the I gene are given in brackets, have two children.`,
        say`The ABO blood group of a family is studied: the mother has the genotype ${mother} and the father ${father}.`,
      ],
      [
        say`The probability that two of their children, born one after the other, both have blood group ${wanted} is:`,
        say`What is the probability that both of their two children have blood group ${wanted}?`,
        say`Find the chance that their first two children both belong to blood group ${wanted}.`,
        say`With what probability will two successive children both be of blood group ${wanted}?`,
      ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: boxes * 25, because: say`that is the chance for one child` },
      { value: boxes * 12.5, because: say`the chance for one child was halved instead of squared` },
      { value: 100 - boxes * boxes * 6.25, because: say`that is the chance that not both have the group` },
      { value: (4 - boxes) ** 2 * 6.25, because: say`that is the chance that neither child has the group` },
      {
        value: boxes * (4 - boxes) * 12.5,
        because: say`that is the chance that just one of the two has the group`,
      },
      {
        value: 100 - (4 - boxes) ** 2 * 6.25,
        because: say`that is the chance that at least one has the group`,
      },
    ],
    others: [18.75, 31.25, 43.75, 62.5],
    steps: [
      squareStep(parents),
      say`${boxes} of 4 ${boxes === 1 ? 'is' : 'are'} ${wanted}: ${percent(boxes * 25)} for one child`,
      say`The second child is independent of the first.`,
      say`${percent(boxes * 25)} of ${percent(boxes * 25)} = ${answer}`,
    ],
  }
}
