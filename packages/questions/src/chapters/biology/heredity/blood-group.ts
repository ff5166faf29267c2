import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { count, fraction, percent } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "The mother has the genotype Iᴬi, the father Iᴮi. What is the chance that a child has blood group O?" */
export const bloodGroup = defineGenerator({
  id: 'biology/blood-group',
  version: 8,
  concepts: ['blood-groups'],
  levels: {
    easy: { forms: [...often(3, ofGenotypes), genotypeOfChild, ...often(6, numberOfGenotypes)] },
    medium: { forms: [...often(3, ofRelatives), afterOneChild, ...often(6, numberOfRelatives)] },
    hard: { forms: [...often(10, ofSeveralChildren), oneAfterTheOther, ...often(7, withRhesus)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // By the chance of each allele: AB needs one of each, A at least one A and no B, and so on.
    switch (given.find) {
      case 'genotypes':
        return 100 * shareByAlleles(given.parents, given.wanted)
      case 'genotype of child': {
        // Every way in which the two alleles can come from the parents.
        const ways = [0, 1, 2, 3].filter((way) => {
          const [one = '', other = ''] = given.parents.map((parent, at) => parent[(way >> at) & 1] ?? '')
          return given.wanted.includes(one < other ? one + other : other + one)
        })
        return 25 * ways.length
      }
      case 'number':
        return given.children * shareByAlleles(given.parents, given.wanted)
      case 'relatives':
        return 100 * shareByAlleles(given.people.map(carriedBy), given.wanted)
      case 'number of relatives':
        return given.children * shareByAlleles(given.people.map(carriedBy), given.wanted)
      case 'next child':
        return 100 * shareByAlleles(parentsOf(given.groups, given.child), given.wanted)
      case 'children': {
        // A child at a time: how likely each number of fitting children is.
        const share = shareByAlleles(given.parents, given.wanted)
        const chances = Array.from({ length: given.children }).reduce<number[]>(
          (before) =>
            [...before, 0].map((same, fitting) => same * (1 - share) + (before[fitting - 1] ?? 0) * share),
          [1],
        )
        return chances.reduce((sum, chance, fitting) => {
          const fits = {
            all: fitting === given.children,
            none: fitting === 0,
            one: fitting === 1,
            some: fitting > 0,
          }
          return fits[given.event] ? sum + chance : sum
        }, 0)
      }
      case 'in order':
        return given.wanted.reduce((chance, group) => chance * shareByAlleles(given.parents, [group]), 1)
      case 'rhesus': {
        const [mother = '', father = ''] = given.rhesus
        const negative = (mother.split('r').length - 1) * (father.split('r').length - 1) * 0.25
        return (
          shareByAlleles(given.parents, given.wanted) *
          (given.factor === 'negative' ? negative : 1 - negative)
        )
      }
    }
  },
})

type Group = 'A' | 'B' | 'AB' | 'O'
type Parents = readonly [string, string]

const GROUPS: readonly Group[] = ['A', 'B', 'AB', 'O']
const GENOTYPES = ['AA', 'AO', 'BB', 'BO', 'AB', 'OO']

/** For the second solver: the chance that a child has one of these groups. */
function shareByAlleles([mother = '', father = '']: readonly string[], wanted: readonly string[]): number {
  const chance = (parent: string, allele: string) => parent.split(allele).length / 2 - 0.5
  const both = (one: string, other: string) =>
    one === other
      ? chance(mother, one) * chance(father, one)
      : chance(mother, one) * chance(father, other) + chance(mother, other) * chance(father, one)
  const shares: Record<string, number> = {
    AB: both('A', 'B'),
    O: both('O', 'O'),
    A: both('A', 'A') + both('A', 'O'),
    B: both('B', 'B') + both('B', 'O'),
  }
  return wanted.reduce((sum, group) => sum + (shares[group] ?? 0), 0)
}

interface Person {
  readonly [name: string]: string
  /** The person's own blood group. */
  group: string
  /** The blood group of a parent of this person; '' where it is not told. */
  parentGroup: string
}

/** For the second solver: the only genotype that fits a person's group and shares an allele with a parent of that group. */
const carriedBy = ({ group, parentGroup }: Person): string =>
  GENOTYPES.filter((genotype) => groupOf(genotype) === group).find(
    (genotype) =>
      parentGroup === '' ||
      GENOTYPES.some(
        (parent) =>
          groupOf(parent) === parentGroup && [...genotype].some((allele) => parent.includes(allele)),
      ),
  ) ?? ''

/** The only genotypes of two people who have a child of this group; none where several fit. */
function parentsOf(groups: readonly string[], child: string): readonly string[] {
  const [one, other] = groups.map((group) => GENOTYPES.filter((genotype) => groupOf(genotype) === group))
  const fitting = (one ?? []).flatMap((mother) =>
    (other ?? []).flatMap((father) => {
      const parents: Parents = [mother, father]
      return childrenOf(parents).some((group) => group === child) ? [parents] : []
    }),
  )
  return fitting.length === 1 ? (fitting[0] ?? []) : []
}

/** The blood group that two alleles show: A and B both show, O only with another O. */
const groupOf = (alleles: string): Group => {
  const shown = [...'AB'].filter((allele) => alleles.includes(allele)).join('')
  return GROUPS.find((group) => group === shown) ?? 'O'
}

/** The blood groups of the four boxes of the Punnett square. */
const childrenOf = ([mother, father]: Parents): Group[] =>
  [...mother].flatMap((one) => [...father].map((other) => groupOf(one + other)))

/** As books write it: IᴬIᴮ, Iᴬi, ii. */
const write = (genotype: string): string =>
  [...genotype].map((allele) => ({ A: 'Iᴬ', B: 'Iᴮ' })[allele] ?? 'i').join('')

/** As people say it: 'heterozygous for blood group A'. */
const inWords = (genotype: string): string => {
  const kind = genotype[0] === genotype[1] ? 'homozygous' : 'heterozygous'
  return genotype === 'AB' || genotype === 'OO'
    ? `of blood group ${groupOf(genotype)}`
    : `${kind} for blood group ${groupOf(genotype)}`
}

/** What tells the genotypes of a couple. */
const ofCouple = ([mother, father]: Parents) => [
  say`A woman of genotype ${write(mother)} for the ABO blood group marries a man of genotype ${write(father)}.`,
  say`The genotypes of the mother and the father for the ABO blood groups are ${write(mother)} and ${write(father)}, respectively.`,
  say`The father carries the alleles ${write(father)} and the mother carries ${write(mother)} for the ABO blood group.`,
  say`Consider a couple whose blood group genotypes are ${write(mother)} (wife) and ${write(father)} (husband).`,
  say`The ABO blood group of a family is studied: the mother has the genotype ${write(mother)} and the father ${write(father)}.`,
  say`The genotype of a man for the ABO blood groups is ${write(father)} and that of his wife is ${write(mother)}.`,
  ...(mother === father
    ? [
        say`Both the father and the mother are ${inWords(mother)}.`,
        say`A husband and his wife are both ${inWords(mother)}.`,
      ]
    : [
        say`A woman ${inWords(mother)} marries a man ${inWords(father)}.`,
        say`The father is ${inWords(father)} and the mother is ${inWords(mother)}.`,
        say`Of a married couple, the wife is ${inWords(mother)}, while the husband is ${inWords(father)}.`,
      ]),
]

interface Wanted {
  /** What a child has: 'blood group A'. */
  having: string
  groups: readonly Group[]
}

const PLAIN: readonly Wanted[] = [
  ...GROUPS.map((group) => ({ having: `blood group ${group}`, groups: [group] })),
  ...GROUPS.flatMap((group, index) =>
    GROUPS.slice(index + 1).map((other) => ({
      having: `blood group ${group} or ${other}`,
      groups: [group, other],
    })),
  ),
]

/** What the blood of a child has in it. */
const IN_BLOOD: readonly Wanted[] = [
  { having: 'antigen A on the red blood cells', groups: ['A', 'AB'] },
  { having: 'antigen B on the red blood cells', groups: ['B', 'AB'] },
  { having: 'both antigens, A and B, on the red blood cells', groups: ['AB'] },
  { having: 'neither antigen A nor antigen B on the red blood cells', groups: ['O'] },
  { having: 'anti-A antibodies in the plasma', groups: ['B', 'O'] },
  { having: 'anti-B antibodies in the plasma', groups: ['A', 'O'] },
]

interface Case extends Wanted {
  parents: Parents
  boxes: number
}

/** Parents, and what some of their children have but not all; each group that is named occurs. */
const casesOf = (couples: readonly Parents[], wanted: readonly Wanted[]): Case[] =>
  couples.flatMap((parents) => {
    const children = childrenOf(parents)
    return wanted.flatMap((what) => {
      const boxes = children.filter((group) => what.groups.includes(group)).length
      const isNamed = what.having.startsWith('blood group')
      const occurs = !isNamed || what.groups.every((group) => children.includes(group))
      return boxes > 0 && boxes < 4 && occurs ? [{ ...what, parents, boxes }] : []
    })
  })

const couplesOf = (genotypes: readonly string[]): Parents[] =>
  genotypes.flatMap((mother) => genotypes.map((father): Parents => [mother, father]))

const CASES = casesOf(couplesOf(GENOTYPES), [...PLAIN, ...IN_BLOOD])
/** Parents whose genotypes their groups and relatives tell. */
const MIXED_CASES = casesOf(
  couplesOf(['AO', 'BO', 'AB', 'OO']).filter((parents) =>
    parents.some((own) => own === 'AO' || own === 'BO'),
  ),
  [...PLAIN, ...IN_BLOOD],
)

/** Couples whose first child tells their genotypes. */
const TOLD_BY_CHILD = couplesOf(['AO', 'BO', 'AB', 'OO'])
  .filter((parents) => parents.some((own) => own === 'AO' || own === 'BO'))
  .flatMap((parents) => {
    const groups = parents.map(groupOf)
    const telling = GROUPS.filter((child) => parentsOf(groups, child).join() === parents.join())
    return telling.flatMap((child) =>
      casesOf([parents], [...PLAIN, ...IN_BLOOD]).map((one) => ({ ...one, child })),
    )
  })

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
  { value: 0, because: say`this was taken to be impossible for these parents` },
  { value: 100, because: say`all children were taken to be alike` },
]

/** The same mistakes among a number of children. */
const wrongNumbers = (boxes: number, children: number) => [
  ...wrongShares(boxes)
    .filter(({ value }) => value > 0)
    .map(({ value, because }) => ({ value: (children * value) / 100, because })),
  { value: children / 8, because: say`the square was taken to have eight boxes` },
  { value: (children * boxes) / 8, because: say`only half of the children were counted` },
  { value: (children * (4 - boxes)) / 8, because: say`half of those that do not fit were counted` },
  // A square of two pairs of alleles has 16 boxes, in the ratio 9 : 3 : 3 : 1.
  ...[1, 3, 9]
    .map((of16) => ({ value: (children * of16) / 16, because: say`a square of 16 boxes was used` }))
    .filter(({ value }) => Number.isInteger(value)),
]

const squareStep = (parents: Parents) =>
  say`The square of ${write(parents[0])} × ${write(parents[1])} has the groups ${formatList(childrenOf(parents))}.`

/** Which groups have antigen A, where the question does not name groups. */
const groupsStep = ({ having, groups }: Wanted) =>
  having.startsWith('blood group') || groups.length === 0
    ? []
    : [say`${formatList(groups)} ${groups.length === 1 ? 'is the group' : 'are the groups'} with ${having}.`]

const countStep = (boxes: number) => say`${boxes} of the 4 boxes ${boxes === 1 ? 'fits' : 'fit'}`

const askNumber = (having: string) => [
  say`The number of these children expected to have ${having} is:`,
  say`How many of the children are expected to have ${having}?`,
  say`Find the expected number of children with ${having}.`,
  say`About how many of the children will have ${having}?`,
]

function ofGenotypes(rng: Random) {
  const drawn = rng.pick(CASES)
  const { parents, having, groups, boxes } = drawn
  const answer = percent(boxes * 25)
  return {
    given: { find: 'genotypes' as const, parents, wanted: groups },
    prompt: stem(rng, ofCouple(parents), [
      say`The probability of a child having ${having} is:`,
      say`What is the probability that their child has ${having}?`,
      say`What percentage of their children is expected to have ${having}?`,
      say`Find the chance of a child with ${having}.`,
      say`In the Punnett square, the share of the progeny with ${having} is:`,
      say`With what probability will a child of theirs have ${having}?`,
      say`Calculate the probability of a child with ${having}.`,
      say`The chance that a child of this couple has ${having} is:`,
    ]),
    answer,
    within: [0, 100] as const,
    mistakes: wrongShares(boxes),
    // The square has four boxes: no other share can arise.
    others: [],
    steps: [squareStep(parents), ...groupsStep(drawn), say`${countStep(boxes)}: ${answer}`],
  }
}

const inOrder = (one: string, other: string): string => (one < other ? one + other : other + one)

const genotypesOf = ([mother, father]: Parents): string[] =>
  [...mother].flatMap((one) => [...father].map((other) => inOrder(one, other)))

/** Parents, and a genotype or a kind of genotype that some of their children have but not all. */
const GENOTYPE_CASES = couplesOf(GENOTYPES).flatMap((parents) => {
  const children = genotypesOf(parents)
  return [
    ...GENOTYPES.map((genotype) => ({ having: `the genotype ${write(genotype)}`, genotypes: [genotype] })),
    { having: 'a homozygous genotype', genotypes: ['AA', 'BB', 'OO'] },
    { having: 'a heterozygous genotype', genotypes: ['AO', 'BO', 'AB'] },
  ].flatMap((wanted) => {
    const boxes = children.filter((genotype) => wanted.genotypes.includes(genotype)).length
    return boxes > 0 && boxes < 4 ? [{ ...wanted, parents, boxes }] : []
  })
})

function genotypeOfChild(rng: Random) {
  const { parents, having, genotypes, boxes } = rng.pick(GENOTYPE_CASES)
  const answer = percent(boxes * 25)
  return {
    given: { find: 'genotype of child' as const, parents, wanted: genotypes },
    prompt: stem(rng, ofCouple(parents), [
      say`The probability that their child has ${having} for the ABO blood group is:`,
      say`What percentage of their children is expected to have ${having} for the ABO blood group?`,
      say`Find the chance of a child with ${having} for the ABO blood group.`,
      say`With what probability will a child of theirs have ${having} for the ABO blood group?`,
      say`Calculate the probability of a child with ${having} for the ABO blood group.`,
    ]),
    answer,
    within: [0, 100] as const,
    mistakes: wrongShares(boxes),
    // The square has four boxes: no other share can arise.
    others: [],
    steps: [
      say`The square of ${write(parents[0])} × ${write(parents[1])} has the genotypes ${formatList(genotypesOf(parents).map(write))}.`,
      say`${countStep(boxes)}: ${answer}`,
    ],
  }
}

/** A number of children that can be divided into the boxes of the square. */
const drawChildren = (rng: Random): number => rng.int(40, 600, 8)

function numberOfGenotypes(rng: Random) {
  const drawn = rng.pick(CASES)
  const { parents, having, groups, boxes } = drawn
  const [mother, father] = [write(parents[0]), write(parents[1])]
  const children = drawChildren(rng)
  const answer = count((children * boxes) / 4)
  return {
    given: { find: 'number' as const, parents, wanted: groups, children },
    prompt: stem(
      rng,
      [
        say`In each of many couples the wife has the genotype ${mother} and the husband ${father} for the ABO blood groups. Together these couples have ${children} children.`,
        say`Women of genotype ${mother} for the ABO blood group, who are all married to men of genotype ${father}, have ${children} children in all.`,
        say`Each of ${children} children has a mother of genotype ${mother} and a father of genotype ${father} for the ABO blood groups.`,
        say`For the ABO blood groups, the genotype of the mother is ${mother} and that of the father is ${father} in each of many families, which have ${children} children in total.`,
        say`A hospital keeps the records of ${children} children whose mothers have the alleles ${mother} and whose fathers have ${father} for the ABO blood groups.`,
      ],
      askNumber(having),
    ),
    answer,
    mistakes: wrongNumbers(boxes, children),
    within: [1, children] as const,
    steps: [
      squareStep(parents),
      ...groupsStep(drawn),
      say`${countStep(boxes)}: ${children} × ${boxes} ÷ 4 = ${answer}`,
    ],
  }
}

/** A person with the group of a parent that tells the genotype: i comes from a parent of group O, or of the other group. */
function drawPerson(rng: Random, genotype: string): Person & { parent: string } {
  const group = groupOf(genotype)
  if (genotype !== 'AO' && genotype !== 'BO') return { group, parentGroup: '', parent: '' }
  return {
    group,
    parentGroup: rng.pick(['O', 'O', genotype === 'AO' ? 'B' : 'A']),
    parent: rng.pick(['mother', 'father']),
  }
}

const whose = ({ parentGroup, parent }: Person): string =>
  parentGroup === '' ? '' : `, whose ${parent} had blood group ${parentGroup},`

const toldStep = (people: readonly Person[], parents: Parents) =>
  say`The genotypes are ${write(parents[0])} and ${write(parents[1])}, since ${formatList([
    ...new Set(
      people.map(({ group, parentGroup }) =>
        group === 'AB' || group === 'O'
          ? `group ${group} is always ${write(group === 'AB' ? 'AB' : 'OO')}`
          : parentGroup === 'O'
            ? 'a parent of group O hands on i'
            : `a child of group ${group} can have only i from a parent of group ${parentGroup}`,
      ),
    ),
  ])}.`

function drawRelatives(rng: Random) {
  const drawn = rng.pick(MIXED_CASES)
  const people = drawn.parents.map((genotype) => drawPerson(rng, genotype))
  const [mother = drawPerson(rng, 'OO'), father = drawPerson(rng, 'OO')] = people
  return {
    ...drawn,
    mother,
    father,
    people: people.map(({ group, parentGroup }) => ({ group, parentGroup })),
    told: toldStep(people, drawn.parents),
  }
}

function ofRelatives(rng: Random) {
  const drawn = drawRelatives(rng)
  const { parents, having, groups, boxes, mother, father, people, told } = drawn
  const answer = percent(boxes * 25)
  return {
    given: { find: 'relatives' as const, people, wanted: groups },
    prompt: stem(
      rng,
      [
        say`A woman of blood group ${mother.group}${whose(mother)} marries a man of blood group ${father.group}${withoutEnd(whose(father))}.`,
        say`A man with blood group ${father.group}${whose(father)} and a woman with blood group ${mother.group}${whose(mother)} are married.`,
        say`The husband is of blood group ${father.group}${andWhose(father, 'his')}. The wife is of blood group ${mother.group}${andWhose(mother, 'her')}.`,
        say`In a family the mother has blood group ${mother.group}${andWhose(mother, 'her')}, while the father has blood group ${father.group}${andWhose(father, 'his')}.`,
      ],
      [
        say`With what probability will a child of this couple have ${having}?`,
        say`Calculate the probability that a child of this couple has ${having}.`,
        say`The probability of their child having ${having} is:`,
        say`What is the probability that their child has ${having}?`,
        say`What percentage of their children is expected to have ${having}?`,
        say`Find the chance of a child with ${having}.`,
      ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: wrongShares(boxes),
    // The square has four boxes: no other share can arise.
    others: [],
    steps: [told, squareStep(parents), ...groupsStep(drawn), say`${countStep(boxes)}: ${answer}`],
  }
}

/** At the end of a sentence the clause has no comma after it. */
const withoutEnd = (clause: string): string => clause.replace(/,$/, '')

const andWhose = ({ parentGroup, parent }: Person, whoseOwn: string): string =>
  parentGroup === '' ? '' : ` (${whoseOwn} ${parent} had blood group ${parentGroup})`

function numberOfRelatives(rng: Random) {
  const drawn = drawRelatives(rng)
  const { parents, having, groups, boxes, mother, father, people, told } = drawn
  const children = drawChildren(rng)
  const answer = count((children * boxes) / 4)
  const [hers, his] = [andWhose(mother, 'her own'), andWhose(father, 'his own')]
  return {
    given: { find: 'number of relatives' as const, people, wanted: groups, children },
    prompt: stem(
      rng,
      [
        say`In each of many families the mother has blood group ${mother.group}${hers} and the father has blood group ${father.group}${his}. These families have ${children} children in all.`,
        say`Each of ${children} children has a mother of blood group ${mother.group}${hers} and a father of blood group ${father.group}${his}.`,
        say`A hospital keeps the records of ${children} children. Every father has blood group ${father.group}${his}, and every mother has blood group ${mother.group}${hers}.`,
        say`Several couples have ${children} children in all. Each husband is of blood group ${father.group}${his}, and each wife is of blood group ${mother.group}${hers}.`,
      ],
      askNumber(having),
    ),
    answer,
    mistakes: wrongNumbers(boxes, children),
    within: [1, children] as const,
    steps: [
      told,
      squareStep(parents),
      ...groupsStep(drawn),
      say`${countStep(boxes)}: ${children} × ${boxes} ÷ 4 = ${answer}`,
    ],
  }
}

function afterOneChild(rng: Random) {
  const drawn = rng.pick(TOLD_BY_CHILD)
  const { parents, having, groups, boxes, child } = drawn
  const own = parents.map(groupOf)
  const [mother = '', father = ''] = own
  const answer = percent(boxes * 25)
  const [boy, other] = rng.shuffle(['son', 'daughter'])
  return {
    given: { find: 'next child' as const, groups: own, child, wanted: groups },
    prompt: stem(
      rng,
      [
        say`A woman of blood group ${mother} and a man of blood group ${father} have a ${boy ?? ''} of blood group ${child}.`,
        say`The first child of a couple has blood group ${child}. The mother has blood group ${mother} and the father has blood group ${father}.`,
        say`The blood groups of a husband and his wife are ${father} and ${mother}, respectively, and that of their ${other ?? ''} is ${child}.`,
        say`A couple, with blood group ${mother} (wife) and ${father} (husband), has a child with blood group ${child}.`,
        say`In a family the father has blood group ${father}, the mother ${mother} and the elder ${boy ?? ''} ${child}.`,
      ],
      [
        say`The probability that their next child has ${having} is:`,
        say`What is the probability that their next child has ${having}?`,
        say`Find the chance that the next child of this couple will have ${having}.`,
        say`With what probability will the next child have ${having}?`,
        say`Calculate the probability that the next child of this couple will have ${having}.`,
      ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: wrongShares(boxes),
    // The square has four boxes: no other share can arise.
    others: [],
    steps: [
      say`A child of group ${child} is possible only if the parents are ${write(parents[0])} (mother) and ${write(parents[1])} (father).`,
      squareStep(parents),
      ...groupsStep(drawn),
      say`${countStep(boxes)}: ${answer}`,
    ],
  }
}

const quarters = (boxes: number) => fraction(boxes, 4)

function ofSeveralChildren(rng: Random) {
  const drawn = rng.pick(CASES)
  const { parents, having, groups, boxes } = drawn
  const children = rng.pick([2, 2, 3])
  const event = rng.pick(['all', 'none', 'one', 'some'])
  const [yes, no] = [exact(boxes, 4), exact(4 - boxes, 4)]
  const [all, none] = [yes.pow(children) ?? yes, no.pow(children) ?? no]
  const one = yes.mul(no.pow(children - 1) ?? no).mul(children)
  const some = exact(1).sub(none)
  const answer = fraction({ all, none, one, some }[event])
  const number = children === 2 ? 'two' : 'three'
  const asked = {
    all: [
      children === 2
        ? say`What is the probability that both of their two children have ${having}?`
        : say`What is the probability that all three of their children have ${having}?`,
      say`The probability that each of their ${number} children has ${having} is:`,
      say`Find the chance that every one of their first ${number} children has ${having}.`,
    ],
    none: [
      say`What is the probability that none of their ${number} children has ${having}?`,
      say`The probability that not one of their ${number} children has ${having} is:`,
      say`Find the chance that no child among their first ${number} has ${having}.`,
    ],
    one: [
      say`What is the probability that exactly one of their ${number} children has ${having}?`,
      say`The probability that just one of their ${number} children has ${having} is:`,
      say`Find the chance that only one of their first ${number} children has ${having}.`,
    ],
    some: [
      say`What is the probability that at least one of their ${number} children has ${having}?`,
      say`The probability that one or more of their ${number} children have ${having} is:`,
      say`Find the chance that at least one of their first ${number} children has ${having}.`,
    ],
  }[event]
  const times = (share: ReturnType<typeof quarters>) =>
    children === 2 ? say`${share} × ${share}` : say`${share} × ${share} × ${share}`
  const last = {
    all: say`For all ${number}: ${times(quarters(boxes))} = ${answer}`,
    none: say`For none: ${times(quarters(4 - boxes))} = ${answer}`,
    one:
      children === 2
        ? say`One and not the other, in either order: 2 × ${quarters(boxes)} × ${quarters(4 - boxes)} = ${answer}`
        : say`One and not the other two, in any order: 3 × ${quarters(boxes)} × ${quarters(4 - boxes)} × ${quarters(4 - boxes)} = ${answer}`,
    some: say`None of them: ${fraction(none)}, so at least one: 1 − ${fraction(none)} = ${answer}`,
  }[event]
  return {
    given: { find: 'children' as const, parents, wanted: groups, children, event },
    prompt: stem(rng, ofCouple(parents), asked),
    answer,
    within: [0, 1] as const,
    mistakes: [
      { value: quarters(boxes), because: say`that is the chance for one child` },
      {
        value: fraction(yes.div(children)),
        because: say`the chance for one child was divided by ${children}`,
      },
      ...(event === 'all'
        ? []
        : [{ value: fraction(all), because: say`that is the chance that every child fits` }]),
      ...(event === 'none'
        ? []
        : [{ value: fraction(none), because: say`that is the chance that no child fits` }]),
      ...(event === 'one'
        ? [{ value: fraction(one.div(children)), because: say`only one order of the children was counted` }]
        : [{ value: fraction(one), because: say`that is the chance that just one child fits` }]),
      ...(event === 'some'
        ? []
        : [{ value: fraction(some), because: say`that is the chance that at least one child fits` }]),
      { value: fraction(exact(1).sub(all)), because: say`that is the chance that not every child fits` },
    ],
    steps: [
      squareStep(parents),
      ...groupsStep(drawn),
      say`${countStep(boxes)}: ${quarters(boxes)} for one child`,
      say`The children are independent of each other.`,
      last,
    ],
  }
}

/** Couples with children of at least two groups. */
const MIXED_FAMILIES = couplesOf(GENOTYPES).filter((parents) => new Set(childrenOf(parents)).size > 1)

function oneAfterTheOther(rng: Random) {
  const parents = rng.pick(MIXED_FAMILIES)
  const children = childrenOf(parents)
  const [first, second] = rng.sample([...new Set(children)], 2)
  const boxesOf = (group: Group) => children.filter((child) => child === group).length
  const [one, other] = [boxesOf(first), boxesOf(second)]
  const answer = fraction(one * other, 16)
  return {
    given: { find: 'in order' as const, parents, wanted: [first, second] },
    prompt: stem(rng, ofCouple(parents), [
      say`The probability that their first child has blood group ${first} and the second ${second} is:`,
      say`What is the probability that the first child has blood group ${first} and the second has blood group ${second}?`,
      say`Find the chance that their elder child is of blood group ${first} and the younger of blood group ${second}.`,
      say`With what probability will a child of blood group ${first} be followed by one of blood group ${second}?`,
      say`They have two children. The chance that the elder has blood group ${first} and the younger ${second} is:`,
      say`Calculate the probability of blood group ${first} in their first child and ${second} in their second.`,
    ]),
    answer,
    within: [0, 1] as const,
    mistakes: [
      { value: fraction(one, 4), because: say`that is the chance for the first child alone` },
      { value: fraction(other, 4), because: say`that is the chance for the second child alone` },
      { value: fraction(one * other, 8), because: say`both orders were counted` },
      { value: fraction(one * other, 32), because: say`the chance of a son was multiplied in as well` },
      { value: fraction(1, 16), because: say`one of the sixteen cases was counted, but ${one * other} fit` },
      { value: fraction(one + other, 4), because: say`the two chances were added` },
      { value: fraction(one * one, 16), because: say`that is the chance of group ${first} twice` },
      { value: fraction(other * other, 16), because: say`that is the chance of group ${second} twice` },
      { value: fraction(one + other, 8), because: say`the two chances were averaged` },
    ],
    others: [1, 3, 5, 7].map((sixteenths) => fraction(sixteenths, 16)),
    steps: [
      squareStep(parents),
      say`Group ${first}: ${fraction(one, 4)}; group ${second}: ${fraction(other, 4)}`,
      say`The children are independent of each other.`,
      say`${fraction(one, 4)} × ${fraction(other, 4)} = ${answer}`,
    ],
  }
}

/** The Rh factor: R, for Rh-positive, is dominant. */
const RHESUS = [
  { rhesus: ['Rr', 'Rr'], negatives: 1 },
  { rhesus: ['Rr', 'rr'], negatives: 2 },
  { rhesus: ['rr', 'Rr'], negatives: 2 },
] as const

function withRhesus(rng: Random) {
  const drawn = rng.pick(CASES)
  const { parents, having, groups, boxes } = drawn
  const { rhesus, negatives } = rng.pick(RHESUS)
  const factor = rng.pick(['positive', 'negative'])
  const fitting = factor === 'negative' ? negatives : 4 - negatives
  const answer = fraction(boxes * fitting, 16)
  const [mother, father] = [`${write(parents[0])} ${rhesus[0]}`, `${write(parents[1])} ${rhesus[1]}`]
  const [hers = '', his = ''] = rhesus.map((own) =>
    own === 'rr' ? 'Rh-negative' : 'heterozygous for the Rh factor',
  )
  const factors = rng.pick([
    say`Rh-positive (R) is dominant over Rh-negative (r) and is inherited independently of the ABO groups.`,
    say`The allele R for Rh-positive is dominant over r, and it assorts independently of the gene for the ABO groups.`,
    say`The Rh factor is inherited independently of the ABO groups, with R (positive) dominant over r (negative).`,
  ])
  return {
    given: { find: 'rhesus' as const, parents, rhesus, wanted: groups, factor },
    prompt: stem(
      rng,
      [
        say`A woman of genotype ${mother} marries a man of genotype ${father}. ${factors}`,
        say`${factors} The mother, who is ${hers}, has the genotype ${write(parents[0])}, and the father, who is ${his}, has the genotype ${write(parents[1])}.`,
        say`A man of genotype ${write(parents[1])}, who is ${his}, and his wife of genotype ${write(parents[0])}, who is ${hers}, are expecting a child. ${factors}`,
        say`${factors} Of a couple, the wife (${write(parents[0])}) is ${hers} and the husband (${write(parents[1])}) is ${his}.`,
        say`The genotypes of a couple for the ABO groups and the Rh factor are ${mother} (wife) and ${father} (husband). ${factors}`,
      ],
      [
        say`The probability of an Rh-${factor} child with ${having} is:`,
        say`What is the probability that their child is Rh-${factor} and has ${having}?`,
        say`Find the chance that a child of theirs has ${having} and is Rh-${factor}.`,
        say`With what probability will a child be Rh-${factor} and have ${having}?`,
      ],
    ),
    answer,
    within: [0, 1] as const,
    mistakes: [
      { value: quarters(boxes), because: say`the Rh factor was left out` },
      { value: quarters(fitting), because: say`the ABO groups were left out` },
      { value: fraction(boxes * fitting, 32), because: say`the chance of a son was multiplied in as well` },
      {
        value: fraction(1, 16),
        because: say`one of the sixteen boxes was counted, but ${boxes * fitting} fit`,
      },
      {
        value: fraction(boxes * (4 - fitting), 16),
        because: say`that is the chance with Rh-${factor === 'negative' ? 'positive' : 'negative'}`,
      },
      {
        value: fraction((4 - boxes) * fitting, 16),
        because: say`that is the chance of the other ABO groups`,
      },
      {
        value: fraction(boxes + fitting, 8),
        because: say`the two chances were averaged instead of multiplied`,
      },
      {
        value: fraction((4 - boxes) * (4 - fitting), 16),
        because: say`that is the chance that neither holds`,
      },
      {
        value: fraction(16 - (4 - boxes) * (4 - fitting), 16),
        because: say`that is the chance that at least one of the two holds`,
      },
    ],
    others: [1, 3, 5, 7, 9].map((sixteenths) => fraction(sixteenths, 16)),
    steps: [
      squareStep(parents),
      ...groupsStep(drawn),
      say`${countStep(boxes)}: ${quarters(boxes)}`,
      say`${rhesus[0]} × ${rhesus[1]}: ${quarters(fitting)} of the children are Rh-${factor}.`,
      say`${quarters(boxes)} × ${quarters(fitting)} = ${answer}`,
    ],
  }
}
