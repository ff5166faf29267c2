import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, ratio } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { TRAITS } from './punnett.ts'

/** "How many kinds of gametes does an organism with the genotype AaBbCC form?" */
export const independentAssortment = defineGenerator({
  id: 'biology/independent-assortment',
  version: 1,
  concepts: ['dihybrid-cross'],
  levels: {
    easy: { forms: [kindsOfGametes, ratioOfTestCross] },
    medium: { forms: [kindsOfGenotypes, parentalTypes, ratioOfTestCross] },
    hard: { forms: [trueBreeding, kindsOfGenotypes, totalFromRecessive] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'gametes':
        return new Set(gametesOf(given.genes)).size
      case 'genotypes':
        return new Set(offspringOf(given.genes, given.genes)).size
      case 'test-cross': {
        const looks = offspringOf(
          given.genes,
          given.genes.map((pair) => pair.toLowerCase()),
        ).map(look)
        const kinds = [...new Set(looks)]
        const numbers = kinds.map((kind) => looks.filter((one) => one === kind).length)
        return ratio(...numbers)
      }
      case 'parental': {
        const looks = offspringOf(['Aa', 'Bb'], ['Aa', 'Bb']).map(look)
        const old = given.parents
        return (looks.filter((one) => old.includes(one)).length / looks.length) * given.total
      }
      case 'true-breeding':
        return (
          (offspringOf(['Aa', 'Bb'], ['Aa', 'Bb']).filter((one) => /^(AA|aa)(BB|bb)$/.test(one)).length /
            16) *
          given.total
        )
      case 'total':
        return (
          given.recessive /
          (offspringOf(['Aa', 'Bb'], ['Aa', 'Bb']).filter((one) => one === 'aabb').length / 16)
        )
    }
  },
})

/** Every gamete, one letter of each gene. */
const gametesOf = (genes: readonly string[]): string[] =>
  genes.reduce<string[]>(
    (known, pair) => known.flatMap((before) => [...pair].map((letter) => before + letter)),
    [''],
  )

const offspringOf = (mother: readonly string[], father: readonly string[]): string[] =>
  gametesOf(mother).flatMap((egg) =>
    gametesOf(father).map((pollen) =>
      [...egg].map((letter, place) => [letter, pollen[place] ?? ''].toSorted().join('')).join(''),
    ),
  )

/** The phenotype: the first letter of each pair, the dominant one when it is there. */
const look = (genotype: string): string => genotype.replace(/(.)./g, '$1')

function drawGenes(rng: Random, most: number) {
  const letters = [...'ABCD'].slice(0, most)
  return rng.until(
    () =>
      letters.map((letter) =>
        rng.pick([
          letter + letter.toLowerCase(),
          letter + letter.toLowerCase(),
          letter + letter,
          letter.toLowerCase() + letter.toLowerCase(),
        ]),
      ),
    (genes) => genes.filter(([one, other]) => one !== other).length >= 2,
  )
}

const mixedOf = (genes: readonly string[]) => genes.filter(([one, other]) => one !== other).length

function kindsOfGametes(rng: Random) {
  const genes = drawGenes(rng, rng.int(2, 4))
  const mixed = mixedOf(genes)
  const value = 2 ** mixed
  const name = genes.join('')
  return {
    concept: 'dihybrid-cross',
    given: { find: 'gametes' as const, genes },
    prompt: rng.pick([
      say`How many kinds of gametes does an organism with the genotype ${name} form, if the genes assort independently?`,
      say`The genes of a plant ${name} are on different chromosomes. The number of types of gametes it produces is`,
      say`By independent assortment, how many different gametes can an individual ${name} make?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: 2 ** genes.length, because: say`a gene with two equal alleles gives only one kind` },
      { value: 2 * mixed, because: say`the kinds are multiplied, not added` },
      { value: 3 ** mixed, because: say`that is the number of genotypes after selfing` },
      { value: mixed, because: say`that is the number of genes with two different alleles` },
      { value: 2 * value, because: say`one gene too many was counted` },
      { value: value / 2, because: say`one gene too few was counted` },
      { value: 4 ** mixed, because: say`that is the number of boxes of the Punnett square` },
    ],
    steps: [
      say`Each gene with two different alleles gives two kinds, the others one.`,
      say`${range(1, mixed)
        .map(() => 2)
        .join(' × ')} = ${value}`,
    ],
  }
}

function kindsOfGenotypes(rng: Random) {
  const genes = drawGenes(rng, rng.int(2, 3))
  const mixed = mixedOf(genes)
  const value = 3 ** mixed
  const name = genes.join('')
  return {
    concept: 'dihybrid-cross',
    given: { find: 'genotypes' as const, genes },
    prompt: rng.pick([
      say`A plant with the genotype ${name} is selfed. How many different genotypes can its offspring have, if the genes assort independently?`,
      say`In the cross ${name} × ${name} with unlinked genes, the number of different genotypes among the progeny is`,
    ]),
    answer: count(value),
    mistakes: [
      { value: 2 ** mixed, because: say`that is the number of phenotypes with complete dominance` },
      { value: 4 ** mixed, because: say`that is the number of boxes of the Punnett square` },
      { value: 3 * mixed, because: say`the kinds are multiplied, not added` },
      { value: value + 1, because: say`one kind was counted twice` },
      { value: value - 1, because: say`one kind was left out` },
      { value: 3 ** (mixed + 1), because: say`one gene too many was counted` },
      { value: 3 ** (mixed - 1), because: say`one gene too few was counted` },
    ],
    steps: [
      say`Each gene with two different alleles gives three genotypes (such as AA, Aa and aa), the others one.`,
      say`${range(1, mixed)
        .map(() => 3)
        .join(' × ')} = ${value}`,
    ],
  }
}

const twoTraits = (rng: Random) =>
  rng.sample(
    TRAITS.filter(({ organism }) => organism === 'pea plants'),
    2,
  )

function ratioOfTestCross(rng: Random) {
  const [one, other] = twoTraits(rng)
  const isSecondMixed = rng.chance(0.5)
  const [a, b] = [one.letter, other.letter]
  const [small, little] = [a.toLowerCase(), b.toLowerCase()]
  const genes = [a + small, isSecondMixed ? b + little : b + b]
  const parent = genes.join('')
  const text = `${small}${small}${little}${little}`
  const answer = isSecondMixed ? ratio(1, 1, 1, 1) : ratio(1, 1)
  return {
    concept: 'dihybrid-cross',
    given: { find: 'test-cross' as const, genes },
    prompt: rng.pick([
      say`In pea plants, ${one.dominant} (${a}) and ${other.dominant} (${b}) are dominant and the genes are unlinked. What is the phenotypic ratio in the cross ${parent} × ${text}?`,
      say`A pea plant ${parent} (${one.dominant}, ${other.dominant}) is crossed with the double recessive ${text}. With independent assortment the phenotypes of the offspring are in the ratio`,
    ]),
    answer,
    mistakes: [
      { value: ratio(9, 3, 3, 1), because: say`that is the ratio when two double heterozygotes are crossed` },
      { value: ratio(3, 1), because: say`that is the ratio of a monohybrid cross in F₂` },
      { value: ratio(1, 2, 1), because: say`that is the ratio of genotypes of a monohybrid cross` },
      isSecondMixed
        ? { value: ratio(1, 1), because: say`${parent} forms four kinds of gametes, not two` }
        : { value: ratio(1, 1, 1, 1), because: say`${parent} forms only two kinds of gametes` },
      { value: ratio(3, 3, 1, 1), because: say`that is the ratio when only one gene is back-crossed` },
    ],
    steps: [
      say`The double recessive gives only gametes ${small}${little}, so the gametes of ${parent} show in the offspring.`,
      isSecondMixed
        ? say`${parent} forms four kinds of gametes in equal numbers.`
        : say`${parent} forms two kinds of gametes in equal numbers.`,
      say`The ratio is ${answer}`,
    ],
  }
}

function parentalTypes(rng: Random) {
  const [one, other] = twoTraits(rng)
  const asksNew = rng.chance(0.5)
  const isCoupled = rng.chance(0.5)
  const total = 16 * rng.int(5, 60)
  const [first, second] = isCoupled
    ? [`${one.dominant} and ${other.dominant}`, `${one.recessive} and ${other.recessive}`]
    : [`${one.dominant} and ${other.recessive}`, `${one.recessive} and ${other.dominant}`]
  const old = isCoupled ? ['AB', 'ab'] : ['Ab', 'aB']
  const recombined = isCoupled ? ['Ab', 'aB'] : ['AB', 'ab']
  const parents = asksNew ? recombined : old
  const boxes = parents.includes('AB') ? 10 : 6
  const value = (total * boxes) / 16
  return {
    concept: 'dihybrid-cross',
    given: { find: 'parental' as const, parents, total },
    prompt: rng.pick([
      say`Pure pea plants, one ${first} and the other ${second}, are crossed; ${one.dominant} and ${other.dominant} are dominant and the genes are unlinked. Among ${total} plants of F₂, how many are expected to show ${asksNew ? 'a new combination of the two characters' : 'the combination of one of the parents'}?`,
      say`A pure ${first} pea plant is crossed with a pure ${second} one (${one.dominant} and ${other.dominant} are dominant; independent assortment). The expected number of ${asksNew ? 'recombinant' : 'parental'} phenotypes among ${total} F₂ plants is`,
    ]),
    answer: count(value),
    mistakes: [
      { value: (total * (16 - boxes)) / 16, because: say`that is the number of the other two groups` },
      { value: (total * 9) / 16, because: say`only the largest group was taken` },
      { value: (total * 3) / 16, because: say`only one group of 3 was taken` },
      { value: total / 2, because: say`the four groups were taken to be equally frequent` },
      { value: total / 16, because: say`only the double recessive group was taken` },
      { value: (total * 12) / 16, because: say`a group of 9 and one of 3 were added` },
    ],
    steps: [
      say`F₂ shows 9 : 3 : 3 : 1; the 9 have both dominant characters, the 1 has both recessive ones.`,
      say`${asksNew ? 'New combinations' : 'Combinations of the parents'}: ${boxes === 10 ? '9 + 1 = 10' : '3 + 3 = 6'} of 16`,
      say`${total} × ${boxes} ÷ 16 = ${value}`,
    ],
  }
}

function trueBreeding(rng: Random) {
  const [one, other] = twoTraits(rng)
  const total = 16 * rng.int(5, 70)
  const value = total / 4
  const name = `${one.letter}${one.letter.toLowerCase()}${other.letter}${other.letter.toLowerCase()}`
  return {
    concept: 'dihybrid-cross',
    given: { find: 'true-breeding' as const, total },
    prompt: rng.pick([
      say`The dihybrid ${name} is selfed and gives ${total} plants. How many of them are expected to breed true for both characters?`,
      say`Among ${total} offspring of ${name} × ${name} with independent assortment, the number homozygous for both genes should be`,
    ]),
    answer: count(value),
    mistakes: [
      { value: total / 16, because: say`that is only one of the four homozygous genotypes` },
      { value: total / 8, because: say`only two of the four homozygous genotypes were counted` },
      { value: (total * 9) / 16, because: say`that is the number with both dominant characters` },
      { value: total / 2, because: say`only one gene was looked at` },
      { value: (total * 6) / 16, because: say`the two groups of 3 were taken` },
      { value: (total * 10) / 16, because: say`the groups of 9 and 1 were taken` },
    ],
    steps: [
      say`Of each gene one half of the offspring is homozygous; of both, 1/2 × 1/2 = 1/4.`,
      say`${total} ÷ 4 = ${value}`,
    ],
  }
}

function totalFromRecessive(rng: Random) {
  const [one, other] = twoTraits(rng)
  const recessive = rng.int(4, 60)
  const value = 16 * recessive
  return {
    concept: 'dihybrid-cross',
    given: { find: 'total' as const, recessive },
    prompt: rng.pick([
      say`In the F₂ of a dihybrid cross of pea plants, ${recessive} plants are ${one.recessive} and ${other.recessive}, both recessive. If the genes assort independently, about how many F₂ plants are there in all?`,
      say`${recessive} plants of an F₂ show both recessive characters, ${one.recessive} and ${other.recessive}. The ratio is 9 : 3 : 3 : 1. ${ask(rng, 'the total number of F₂ plants')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: 4 * recessive, because: say`that would hold for one gene` },
      { value: 9 * recessive, because: say`that is the group with both dominant characters` },
      { value: 15 * recessive, because: say`that is the number of all the others` },
      { value: 3 * recessive, because: say`that is a group with one dominant character` },
      { value: 12 * recessive, because: say`two of the four groups were added` },
      { value: 17 * recessive, because: say`the double recessive group was counted twice` },
      { value: 18 * recessive, because: say`the parts of the ratio were added wrongly` },
    ],
    steps: [
      say`9 + 3 + 3 + 1 = 16 parts; the double recessive group is 1 part.`,
      say`16 × ${recessive} = ${value}`,
    ],
  }
}
