import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, fraction, ratio } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { TRAITS } from './punnett.ts'

/** "How many kinds of gametes does an organism with the genotype AaBbCC form?" */
export const independentAssortment = defineGenerator({
  id: 'biology/independent-assortment',
  version: 5,
  concepts: ['dihybrid-cross'],
  levels: {
    easy: {
      forms: [
        ...often(16, numberOfGametes),
        ...often(12, pollenOfHybrid),
        ...often(4, kindsOfGametes),
        ratioOfTestCross,
      ],
    },
    medium: {
      forms: [
        ...often(12, parentalTypes),
        ...often(12, numberOfGenotype),
        ...often(2, shareOfGenotype),
        ...often(2, kindsOfPhenotypes),
        ...often(2, kindsOfGenotypes),
        ratioOfTestCross,
      ],
    },
    hard: { forms: [...often(3, trueBreeding), ...often(3, fromOneClass), ...often(6, numberOfThree)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'gametes':
        return new Set(gametesOf(given.genes)).size
      case 'gamete-number': {
        const all = gametesOf(given.genes)
        return (all.filter((one) => one === given.gamete).length / all.length) * given.total
      }
      case 'phenotypes':
        return new Set(offspringOf(given.mother, given.father).map(look)).size
      case 'share': {
        const all = offspringOf(given.mother, given.father)
        return all.filter((one) => one === given.genotype).length / all.length
      }
      case 'genotype-number': {
        const all = offspringOf(given.mother, given.father)
        return (given.total / all.length) * all.filter((one) => one === given.genotype).length
      }
      case 'three': {
        const all = offspringOf(given.mother, given.father)
        return (all.filter((one) => look(one) === given.look).length / all.length) * given.total
      }
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
      case 'from-class': {
        const all = offspringOf(['Aa', 'Bb'], ['Aa', 'Bb'])
        const seen = all.filter((one) => look(one) === given.known).length
        const fits = all.filter((one) => mixedOf([one.slice(0, 2), one.slice(2)]) === given.mixed).length
        return (given.number / seen) * fits
      }
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

/** Letters for genes, in the order of the alphabet; their small forms are told from the capitals at sight. */
const drawLetters = (rng: Random, number: number): string[] =>
  rng.sample([...'ABCDEFGHLMNPQRTY'], number).toSorted((one, other) => (one < other ? -1 : 1))

/** The genotypes of a gene: mixed, dominant, recessive. */
const pairsOf = (letter: string) => {
  const small = letter.toLowerCase()
  return [letter + small, letter + letter, small + small] as const
}

function drawGenes(rng: Random, most: number) {
  const letters = drawLetters(rng, most)
  return rng.until(
    () =>
      letters.map((letter) => {
        const [mixed, dominant, recessive] = pairsOf(letter)
        return rng.pick([mixed, mixed, dominant, recessive])
      }),
    (genes) => genes.filter(([one, other]) => one !== other).length >= 2,
  )
}

const mixedOf = (genes: readonly string[]) => genes.filter(([one, other]) => one !== other).length

function kindsOfGametes(rng: Random) {
  const genes = drawGenes(rng, rng.pick([2, 3, 3, 4, 4, 4]))
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

/** "A plant AaBbDD forms 480 pollen grains. How many of them are expected to be ABD?" */
function numberOfGametes(rng: Random) {
  const genes = drawGenes(rng, rng.pick([2, 3, 3, 3]))
  const mixed = mixedOf(genes)
  const kinds = 2 ** mixed
  const gamete = genes.map((pair) => rng.pick([...pair])).join('')
  // A quarter of the share is a whole number too.
  const total = 4 * kinds * rng.int(Math.ceil(20 / kinds), Math.floor(800 / kinds))
  const value = total / kinds
  const name = genes.join('')
  return {
    concept: 'dihybrid-cross',
    given: { find: 'gamete-number' as const, genes, gamete, total },
    prompt: rng.pick([
      say`A plant with the genotype ${name} forms ${total} pollen grains. If the genes are unlinked, how many of them are expected to be ${gamete}?`,
      say`Out of ${total} gametes of an individual ${name}, the number expected to carry ${gamete} by independent assortment is:`,
      say`The genes of an organism ${name} lie on different chromosomes. Find how many of its ${total} gametes should be of the type ${gamete}.`,
      say`By the law of independent assortment, how many gametes of the kind ${gamete} are expected among ${total} formed by ${name}?`,
    ]),
    answer: count(value),
    within: [0, total] as const,
    mistakes: [
      {
        value: total / 2 ** genes.length,
        because: say`a gene with two equal alleles gives only one kind, so it halves nothing`,
      },
      { value: total / 2, because: say`only one gene was looked at` },
      { value: total / (2 * kinds), because: say`one gene too many was counted` },
      { value: total / (4 * kinds), because: say`two genes too many were counted` },
      { value: (2 * total) / kinds, because: say`one gene too few was counted` },
      {
        value: total / 3 ** mixed,
        because: say`3 to the power of the mixed genes counts genotypes of offspring`,
      },
      { value: total / (2 * mixed), because: say`the kinds are multiplied, not added` },
      { value: (total * 3) / 4, because: say`3 of 4 is the share of a dominant look in F₂` },
    ].filter((wrong) => Number.isInteger(wrong.value)),
    steps: [
      say`${mixed} genes have two different alleles, so there are 2${mixed === 2 ? '²' : '³'} = ${kinds} kinds of gametes, equally frequent.`,
      say`${total} ÷ ${kinds} = ${value}`,
    ],
  }
}

/** "Of 480 pollen grains of a hybrid tall, round-seeded pea plant, how many carry the alleles for dwarf and round-seeded?" */
function pollenOfHybrid(rng: Random) {
  const [one, other] = twoTraits(rng)
  const [a, b] = [one.letter, other.letter]
  const genes = [a + a.toLowerCase(), b + b.toLowerCase()]
  const isFirst = rng.chance(0.5)
  const isSecond = rng.chance(0.5)
  const gamete = (isFirst ? a : a.toLowerCase()) + (isSecond ? b : b.toLowerCase())
  const alleles = `${isFirst ? one.dominant : one.recessive} and ${isSecond ? other.dominant : other.recessive}`
  const total = rng.int(80, 3200, 16)
  const value = total / 4
  return {
    concept: 'dihybrid-cross',
    given: { find: 'gamete-number' as const, genes, gamete, total },
    prompt: rng.pick([
      say`A pea plant is heterozygous for two unlinked traits, ${one.dominant} and ${other.dominant}. Among ${total} of its pollen grains, how many should carry the alleles for ${alleles}?`,
      say`Pure ${one.dominant}, ${other.dominant} pea plants are crossed with ${one.recessive}, ${other.recessive} ones, and the two genes are unlinked. Out of ${total} gametes of the F₁, how many are expected to carry the alleles for ${alleles}?`,
      say`In pea plants, ${one.dominant} (${a}) and ${other.dominant} (${b}) are dominant. How many of ${total} gametes of the dihybrid ${genes.join('')} are expected to be ${gamete}?`,
    ]),
    answer: count(value),
    within: [0, total] as const,
    mistakes: [
      { value: total / 2, because: say`only one gene was looked at` },
      { value: (total * 3) / 4, because: say`3 of 4 is the share of a dominant look in F₂` },
      { value: total / 16, because: say`16 is the number of boxes of the square, not of kinds of gametes` },
      { value: (total * 9) / 16, because: say`9 of 16 is the share of the largest group in F₂` },
      { value: (total * 3) / 16, because: say`3 of 16 is the share of a group in F₂` },
      { value: total / 8, because: say`one gene too many was counted` },
      { value: total, because: say`all gametes were taken to be alike` },
    ],
    steps: [say`The dihybrid forms four kinds of gametes in equal numbers.`, say`${total} ÷ 4 = ${value}`],
  }
}

/** Two parents that differ in some genes. */
function drawParents(rng: Random, number: number) {
  const letters = drawLetters(rng, number)
  const draw = () => letters.map((letter) => rng.pick([...pairsOf(letter), pairsOf(letter)[0]]))
  return rng.until(
    () => ({ mother: draw(), father: draw() }),
    ({ mother, father }) => mixedOf(mother) + mixedOf(father) >= 3 && mother.join() !== father.join(),
  )
}

/** Of one gene: which of the four boxes are these. */
const boxesOf = (one: string, other: string, fits: (pair: string) => boolean): number =>
  offspringOf([one], [other]).filter(fits).length

/** "How many phenotypes appear in the cross AaBbdd × AabbDd, if dominance is complete?" */
function kindsOfPhenotypes(rng: Random) {
  const { mother, father } = drawParents(rng, 3)
  const kinds = mother.map(
    (pair, place) => new Set(offspringOf([pair], [father[place] ?? '']).map(look)).size,
  )
  const genotypes = mother.map((pair, place) => new Set(offspringOf([pair], [father[place] ?? ''])).size)
  const value = kinds.reduce((product, one) => product * one, 1)
  const cross = `${mother.join('')} × ${father.join('')}`
  return {
    concept: 'dihybrid-cross',
    given: { find: 'phenotypes' as const, mother, father },
    prompt: rng.pick([
      say`In the cross ${cross}, the genes are unlinked and dominance is complete. How many different phenotypes can the offspring show?`,
      say`With complete dominance and independent assortment, the number of phenotypes among the offspring of ${cross} is:`,
      say`Three pairs of unlinked genes with complete dominance are followed in the cross ${cross}. Find the number of phenotypic classes of the progeny.`,
    ]),
    answer: count(value),
    mistakes: [
      {
        value: genotypes.reduce((product, one) => product * one, 1),
        because: say`that is the number of genotypes`,
      },
      { value: 8, because: say`every gene was taken to show two forms` },
      { value: 4, because: say`two of the genes were taken to show two forms` },
      { value: 2, because: say`one of the genes was taken to show two forms` },
      { value: kinds.reduce((sum, one) => sum + one, 0), because: say`the kinds are multiplied, not added` },
      { value: 27, because: say`27 is the number of genotypes when three mixed genes are selfed` },
      { value: 2 * value, because: say`one gene too many was taken to vary` },
      { value: 1, because: say`all offspring were taken to look alike` },
      { value: 16, because: say`16 is the number of boxes of a dihybrid square` },
    ],
    steps: [
      say`A gene shows two forms when recessive offspring appear beside dominant ones, otherwise one.`,
      say`Forms of the genes: ${kinds.join(', ')}`,
      say`${kinds.join(' × ')} = ${value}`,
    ],
  }
}

/** "What fraction of the offspring of AaBbDd × Aabbdd has the genotype AaBbdd?" */
function shareOfGenotype(rng: Random) {
  const { mother, father } = drawParents(rng, 3)
  const wanted = mother.map((pair, place) => rng.pick(offspringOf([pair], [father[place] ?? ''])))
  const boxes = wanted.map((pair, place) =>
    boxesOf(mother[place] ?? '', father[place] ?? '', (other) => other === pair),
  )
  const part = boxes.reduce((product, one) => product * one, 1)
  const answer = fraction(part, 64)
  const cross = `${mother.join('')} × ${father.join('')}`
  const genotype = wanted.join('')
  return {
    concept: 'dihybrid-cross',
    given: { find: 'share' as const, mother, father, genotype },
    prompt: rng.pick([
      say`What fraction of the offspring of ${cross} is expected to have the genotype ${genotype}, if the genes assort independently?`,
      say`In the cross ${cross} of unlinked genes, the probability of an offspring ${genotype} is:`,
      say`The three genes in the cross ${cross} are on different chromosomes. Find the proportion of ${genotype} among the progeny.`,
    ]),
    answer,
    within: [0, 1] as const,
    mistakes: [
      { value: fraction(1, 64), because: say`each gene was taken to give the pair with 1/4` },
      { value: fraction(1, 8), because: say`each gene was taken to give the pair with 1/2` },
      { value: fraction(1, 4), because: say`only one of the genes was looked at` },
      { value: fraction(1, 16), because: say`the sixteen boxes of a cross with two genes were used` },
      { value: fraction(1, 32), because: say`one gene was taken with 1/2 and two with 1/4` },
      { value: fraction(part, 32), because: say`one of the halves was left out` },
      { value: fraction(part, 128), because: say`one half too many was multiplied` },
      { value: fraction(3, 8), because: say`the shares of the genes were mixed up with 3 : 1` },
    ],
    steps: [
      say`Each gene by itself: ${wanted.map((pair, place) => `${pair} ${boxes[place] ?? 0}/4`).join(', ')}`,
      say`Independent genes: the shares are multiplied.`,
      say`${boxes.map((one) => `${one}/4`).join(' × ')} = ${answer}`,
    ],
  }
}

/** "AaBbDd × Aabbdd gives 640 offspring. How many of them are AaBbdd?" */
function numberOfGenotype(rng: Random) {
  const { mother, father } = drawParents(rng, rng.pick([2, 2, 3]))
  const wanted = mother.map((pair, place) => rng.pick(offspringOf([pair], [father[place] ?? ''])))
  const boxes = wanted.map((pair, place) =>
    boxesOf(mother[place] ?? '', father[place] ?? '', (other) => other === pair),
  )
  const whole = 4 ** wanted.length
  const part = boxes.reduce((product, one) => product * one, 1)
  const total = whole * (whole === 16 ? rng.int(5, 100) : rng.int(2, 25))
  const value = (total * part) / whole
  const cross = `${mother.join('')} × ${father.join('')}`
  const genotype = wanted.join('')
  return {
    concept: 'dihybrid-cross',
    given: { find: 'genotype-number' as const, mother, father, genotype, total },
    prompt: rng.pick([
      say`The cross ${cross} gives ${total} offspring. If the genes assort independently, how many of them are expected to have the genotype ${genotype}?`,
      say`Out of ${total} offspring of ${cross}, whose genes are unlinked, the expected number of ${genotype} is:`,
      say`The genes in the cross ${cross} are on different chromosomes. Find how many of ${total} offspring should be ${genotype}.`,
    ]),
    answer: count(value),
    within: [0, total] as const,
    mistakes: [
      { value: total / whole, because: say`each gene was taken to give the pair with 1/4` },
      { value: total / 2 ** wanted.length, because: say`each gene was taken to give the pair with 1/2` },
      { value: total / 4, because: say`only one of the genes was looked at` },
      { value: (total * 9) / 16, because: say`9 of 16 is the share of a look, not of a genotype` },
      { value: 2 * value, because: say`one half was left out` },
      { value: value / 2, because: say`one half too many was multiplied` },
      { value: value / 4, because: say`one quarter too many was multiplied` },
      { value: total - value, because: say`that is the number of all the others` },
    ],
    steps: [
      say`Each gene by itself: ${wanted.map((pair, place) => `${pair} ${boxes[place] ?? 0}/4`).join(', ')}`,
      say`Together: ${boxes.map((one) => `${one}/4`).join(' × ')} = ${part}/${whole}`,
      say`${total} × ${part} ÷ ${whole} = ${value}`,
    ],
  }
}

/** "AaBbDd × AaBbdd gives 640 offspring. How many show all three dominant characters?" */
function numberOfThree(rng: Random) {
  const { mother, father } = drawParents(rng, 3)
  const shown = mother.map((pair, place) => look(rng.pick(offspringOf([pair], [father[place] ?? '']))))
  const boxes = shown.map((letter, place) =>
    boxesOf(mother[place] ?? '', father[place] ?? '', (other) => look(other) === letter),
  )
  const part = boxes.reduce((product, one) => product * one, 1)
  const total = 64 * rng.int(2, 25)
  const value = (total * part) / 64
  const cross = `${mother.join('')} × ${father.join('')}`
  const kind = (letter: string) => (letter === letter.toUpperCase() ? 'dominant' : 'recessive')
  const looks = shown.map((letter) => `${kind(letter)} for ${letter.toUpperCase()}`).join(', ')
  return {
    concept: 'dihybrid-cross',
    given: { find: 'three' as const, mother, father, look: shown.join(''), total },
    prompt: rng.pick([
      say`The cross ${cross} of three unlinked genes with complete dominance gives ${total} offspring. How many of them are expected to be ${looks} in phenotype?`,
      say`Among ${total} offspring of ${cross}, where the genes assort independently and dominance is complete, the expected number with the phenotype ${looks} is:`,
      say`Three genes on different chromosomes, each with complete dominance, are followed in ${cross}. Find how many of the ${total} offspring should show the phenotype ${looks}.`,
    ]),
    answer: count(value),
    within: [0, total] as const,
    mistakes: [
      {
        value: (total * 27) / 64,
        because: say`27 of 64 holds when three mixed genes are selfed and all are dominant`,
      },
      {
        value: (total * 9) / 64,
        because: say`9 of 64 holds for two dominant and one recessive trait of a selfed hybrid`,
      },
      {
        value: (total * 3) / 64,
        because: say`3 of 64 holds for one dominant and two recessive traits of a selfed hybrid`,
      },
      { value: total / 8, because: say`each of the three genes was taken to give 1/2` },
      { value: total / 4, because: say`two of the three genes were taken to give 1/2` },
      { value: total - value, because: say`that is the number of all the others` },
      { value: value / 2, because: say`one half too many was multiplied` },
      { value: 2 * value, because: say`one half was left out` },
      { value: (total * 9) / 16, because: say`only two of the genes were looked at` },
    ],
    steps: [
      say`Each gene by itself: ${shown.map((letter, place) => `${kind(letter)} for ${letter.toUpperCase()} ${boxes[place] ?? 0}/4`).join(', ')}`,
      say`Independent genes: the shares are multiplied.`,
      say`${boxes.map((one) => `${one}/4`).join(' × ')} = ${part}/64`,
      say`${total} × ${part} ÷ 64 = ${value}`,
    ],
  }
}

function kindsOfGenotypes(rng: Random) {
  const genes = drawGenes(rng, rng.pick([2, 3, 3, 4]))
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
      say`In pea plants, ${one.dominant} (${a}) and ${other.dominant} (${b}) are dominant and the genes are unlinked. ${ask(rng, `the phenotypic ratio in the cross ${parent} × ${text}`)}`,
      say`A pea plant ${parent}, which is ${one.dominant} and ${other.dominant}, is test-crossed with ${text}. If the genes are on different chromosomes, find the ratio of phenotypes among the offspring.`,
      say`A pea plant ${parent} (${one.dominant}, ${other.dominant}) is crossed with the double recessive ${text}. The genes assort independently. ${ask(rng, 'the ratio of phenotypes among the offspring')}`,
      say`The cross ${parent} × ${text} is made in pea plants; ${one.dominant} (${a}) and ${other.dominant} (${b}) are dominant. The genes assort independently. ${ask(rng, 'the phenotypic ratio of the cross')}`,
      say`What ratio of phenotypes is expected when the pea plant ${parent} (${one.dominant}, ${other.dominant}) is test-crossed with ${text}, if the two genes assort independently?`,
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
    // Ratios that other crosses of two genes give.
    others: [ratio(9, 7), ratio(15, 1), ratio(12, 3, 1), ratio(9, 3, 4)],
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
  const total = 16 * rng.int(5, 120)
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
      say`Pure pea plants, one ${first} and the other ${second}, are crossed; ${one.dominant} and ${other.dominant} are dominant and the genes are unlinked. Among ${total} plants of F₂, how many are expected to show ${asksNew ? 'a new combination of the two characters' : 'the combination of either parent'}?`,
      say`In pea plants, ${one.dominant} and ${other.dominant} are dominant, and the two genes assort independently. Plants pure for being ${first} are crossed with plants pure for being ${second}. Of ${total} plants in F₂, the expected number with ${asksNew ? 'a new combination of characters' : 'the characters of either parent'} is:`,
      say`A pure ${first} pea plant is crossed with a pure ${second} one (${one.dominant} and ${other.dominant} are dominant; independent assortment). The expected number of plants with ${asksNew ? 'recombinant' : 'parental'} phenotypes among ${total} F₂ plants is`,
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
  const total = 16 * rng.int(5, 120)
  const value = total / 4
  const name = `${one.letter}${one.letter.toLowerCase()}${other.letter}${other.letter.toLowerCase()}`
  return {
    concept: 'dihybrid-cross',
    given: { find: 'true-breeding' as const, total },
    prompt: rng.pick([
      say`A pea plant ${name}, which is ${one.dominant} and ${other.dominant}, is selfed and gives ${total} plants. How many of them are expected to breed true for both characters?`,
      say`A pea plant is heterozygous for being ${one.dominant} and for being ${other.dominant}. Out of the ${total} plants obtained by selfing it, how many should be homozygous for both genes?`,
      say`Among ${total} offspring of the pea plants ${name} × ${name} (${one.dominant}, ${other.dominant}) with independent assortment, the number homozygous for both genes should be`,
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
      say`A plant breeds true when both genes are homozygous.`,
      say`Of each gene one half of the offspring is homozygous.`,
      say`Of both genes it is 1/2 × 1/2 = 1/4.`,
      say`${total} ÷ 4 = ${value}`,
    ],
  }
}

/** "Of an F₂, 141 plants are tall and wrinkled-seeded. How many are expected to be heterozygous for both genes?" */
function fromOneClass(rng: Random) {
  const [one, other] = twoTraits(rng)
  const known = rng.pick(['AB', 'Ab', 'aB', 'ab'] as const)
  const parts = { AB: 9, Ab: 3, aB: 3, ab: 1 }[known]
  const wanted = rng.pick([
    { name: 'heterozygous for both genes', mixed: 2, boxes: 4, sum: '1/2 × 1/2 = 4/16' },
    { name: 'homozygous for both genes', mixed: 0, boxes: 4, sum: '1/2 × 1/2 = 4/16' },
    {
      name: 'heterozygous for exactly one of the two genes',
      mixed: 1,
      boxes: 8,
      sum: '2 × 1/2 × 1/2 = 8/16',
    },
  ])
  const unit = rng.int(6, parts === 9 ? 60 : 120)
  const number = unit * parts
  const value = unit * wanted.boxes
  const looks = `${known[0] === 'A' ? one.dominant : one.recessive} and ${known[1] === 'B' ? other.dominant : other.recessive}`
  const dominance = `${one.dominant} is dominant over ${one.recessive}, and ${other.dominant} over ${other.recessive}`
  return {
    concept: 'dihybrid-cross',
    given: { find: 'from-class' as const, known, mixed: wanted.mixed, number },
    prompt: rng.pick([
      say`In pea plants, ${dominance}; the genes are unlinked. In the F₂ of a dihybrid cross, ${number} plants are ${looks}. How many F₂ plants are expected to be ${wanted.name}?`,
      say`A double heterozygous pea plant is selfed (${dominance}; independent assortment), and ${number} of the offspring are ${looks}. The number of offspring expected to be ${wanted.name} is:`,
      say`${number} plants in the F₂ of a dihybrid cross are ${looks}. In pea plants ${dominance}, and the two genes assort independently. Find the expected number of F₂ plants that are ${wanted.name}.`,
    ]),
    answer: count(value),
    mistakes: [
      { value: 16 * unit, because: say`that is the number of all F₂ plants` },
      { value: 9 * unit, because: say`that is the group with both dominant characters` },
      { value: 3 * unit, because: say`that is a group with one dominant character` },
      { value: unit, because: say`that is one of the 16 parts` },
      {
        value: 2 * unit,
        because: say`a genotype such as AABb makes up 2 of 16 parts, but more than that one fits`,
      },
      wanted.boxes === 4
        ? { value: 8 * unit, because: say`half would hold for one gene alone` }
        : { value: 4 * unit, because: say`only one of the two genes was taken to be the heterozygous one` },
      { value: 6 * unit, because: say`the two groups of 3 were added` },
      { value: 12 * unit, because: say`a group of 9 and one of 3 were added` },
    ].filter((wrong) => wrong.value !== number),
    steps: [
      say`F₂ shows 9 : 3 : 3 : 1, and ${looks} is ${parts} of 16 parts.`,
      parts === 1 ? say`So one part is ${unit}.` : say`One part = ${number} ÷ ${parts} = ${unit}`,
      say`Of each gene one half of F₂ is heterozygous and one half homozygous: ${wanted.sum} are ${wanted.name}.`,
      say`${wanted.boxes} × ${unit} = ${value}`,
    ],
  }
}
