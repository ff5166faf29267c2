import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, percent, quantity, rounded } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "In a population in balance 16% are recessive. What is the frequency of the dominant allele?" */
export const hardyWeinberg = defineGenerator({
  id: 'biology/hardy-weinberg',
  version: 9,
  concepts: ['hardy-weinberg'],
  levels: {
    easy: { forms: [alleleOfShare, shareOfAllele] },
    medium: { forms: [shareOfGenotype, countedAlleles] },
    hard: { forms: [numberOfHybrids, purePlants] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'counted') {
      // A gamete of each individual: the heterozygous ones give either allele.
      const [pure, hybrids, recessives] = given.counts
      const dominant = (pure + hybrids / 2) / (pure + hybrids + recessives)
      return given.asked === 'dominant' ? dominant : 1 - dominant
    }
    // The frequency of the recessive allele by halving, then every pairing of two drawn alleles.
    const recessive =
      given.find === 'share'
        ? given.allele === 'recessive'
          ? given.frequency
          : 1 - given.frequency
        : bisect((q) => q * q - given.recessive, 1)
    const pairs = [
      { pair: 'AA', share: (1 - recessive) ** 2 },
      { pair: 'Aa', share: (1 - recessive) * recessive },
      { pair: 'aA', share: recessive * (1 - recessive) },
      { pair: 'aa', share: recessive ** 2 },
    ]
    const shareOf = (...wanted: string[]) =>
      pairs.filter(({ pair }) => wanted.includes(pair)).reduce((sum, { share }) => sum + share, 0)
    switch (given.find) {
      case 'allele': {
        const frequency = shareOf('AA') + shareOf('Aa', 'aA') / 2
        return given.asked === 'dominant' ? frequency : 1 - frequency
      }
      case 'share':
      case 'genotype':
        return shareOf(...GENOTYPES[given.asked]) * 100
      case 'number':
        return shareOf('Aa', 'aA') * given.total
      case 'pure':
        return (shareOf('AA') / (1 - shareOf('aa'))) * given.dominant
    }
  },
})

type Asked = 'pure' | 'hybrids' | 'recessive' | 'seen'

/** The genotypes that are counted. */
const GENOTYPES: Record<Asked, readonly string[]> = {
  pure: ['AA'],
  hybrids: ['Aa', 'aA'],
  recessive: ['aa'],
  seen: ['AA', 'Aa', 'aA'],
}

/** What is told about a population: how many are recessive, or how many show the dominant trait. */
function tellShare(
  rng: Random,
  { kind, recessive, dominant, recessiveShare, dominantShare }: Population,
): Message {
  const [few, many] = [percent(recessiveShare), percent(dominantShare)]
  return rng.pick([
    say`In a population of ${kind} in Hardy–Weinberg equilibrium, ${few} of the individuals are ${recessive}, which is the recessive phenotype.`,
    say`The frequency of the recessive phenotype (${recessive}) in a population of ${kind} is ${few}. The population is in Hardy–Weinberg equilibrium.`,
    say`In a randomly mating population of ${kind}, ${few} show the recessive trait (${recessive}).`,
    say`A large population of ${kind} obeys the Hardy–Weinberg law, and ${few} of it is ${recessive} (homozygous recessive).`,
    say`In ${kind}, ${dominant} is dominant over ${recessive}. In a population in Hardy–Weinberg equilibrium, ${many} are ${dominant}.`,
    say`The dominant phenotype (${dominant}) is shown by ${many} of a randomly mating population of ${kind}, while the rest are ${recessive}.`,
    say`Of a population of ${kind} in genetic equilibrium, ${many} are ${dominant} and the others are ${recessive}, the recessive trait.`,
  ])
}

function alleleOfShare(rng: Random) {
  const population = drawPopulation(rng)
  const { recessive, dominant, q, p, recessiveShare } = population
  const asked = rng.pick(['dominant', 'recessive'])
  const [own, other, trait] = asked === 'dominant' ? [p, q, dominant] : [q, p, recessive]
  const answer = rounded(own, 2)
  return {
    given: { find: 'allele' as const, recessive: recessiveShare / 100, asked },
    prompt: stem(
      rng,
      [tellShare(rng, population)],
      [
        say`The frequency of the ${asked} allele is:`,
        say`What is the frequency of the allele for ${trait}?`,
        say`Using the Hardy–Weinberg principle, find the frequency of the ${asked} allele.`,
        say`How frequent is the ${asked} allele in the gene pool?`,
        say`Calculate the frequency of the ${asked} allele.`,
        say`The allele for ${trait} has a frequency of:`,
      ],
    ),
    answer,
    within: [0, 1] as const,
    mistakes: [
      {
        value: other,
        because: say`that is the frequency of the ${asked === 'dominant' ? 'recessive' : 'dominant'} allele`,
      },
      { value: q * q, because: say`that is the share of ${recessive} ones` },
      { value: 1 - q * q, because: say`that is the share of ${dominant} ones, not of an allele` },
      { value: p * p, because: say`that is the share of pure ${dominant} ones` },
      { value: 2 * p * q, because: say`that is the share of the mixed genotype` },
      {
        value: Math.sqrt(1 - q * q),
        because: say`the root of the share of ${dominant} ones was taken, but these include the mixed ones`,
      },
      {
        value: asked === 'dominant' ? 1 - (q * q) / 2 : (q * q) / 2,
        because: say`the share was halved instead of taking the root`,
      },
    ],
    steps: [
      say`q² is the share of ${recessive} ones: q² = ${rounded(q * q, 4)}, so q = ${rounded(q, 2)}`,
      asked === 'dominant'
        ? say`p = 1 − q = ${answer}`
        : say`The frequency of the recessive allele is q = ${answer}`,
    ],
  }
}

function shareOfAllele(rng: Random) {
  const { kind, recessive, dominant, q, p } = drawPopulation(rng)
  const allele = rng.pick(['dominant', 'recessive'])
  const asked: Asked = rng.pick(['pure', 'hybrids', 'recessive', 'seen'])
  const [given, rest] = allele === 'dominant' ? [p, q] : [q, p]
  const shares = { pure: p * p, hybrids: 2 * p * q, recessive: q * q, seen: 1 - q * q }
  const answer = quantity(100 * shares[asked], '%', { places: 2 })
  const trait = allele === 'dominant' ? dominant : recessive
  const last = {
    pure: say`p² = ${rounded(p, 2)}² = ${answer}`,
    hybrids: say`2pq = 2 × ${rounded(p, 2)} × ${rounded(q, 2)} = ${answer}`,
    recessive: say`q² = ${rounded(q, 2)}² = ${answer}`,
    seen: say`p² + 2pq = 1 − q² = 1 − ${rounded(q * q, 4)} = ${answer}`,
  }[asked]
  return {
    given: { find: 'share' as const, frequency: given, allele, asked },
    prompt: stem(
      rng,
      [
        say`In a population of ${kind} in Hardy–Weinberg equilibrium, the frequency of the ${allele} allele (phenotype: ${trait}) is ${rounded(given, 2)}.`,
        say`For a gene with two alleles in a population of ${kind} in Hardy–Weinberg equilibrium, the frequency of the ${allele} allele is ${rounded(given, 2)}.`,
        say`In a randomly mating population of ${kind}, the ${allele} allele (for ${trait}) has a frequency of ${rounded(given, 2)}.`,
        say`A gene has two alleles in a population of ${kind}; the ${allele} one, for ${trait}, has a frequency of ${rounded(given, 2)}, and the population obeys the Hardy–Weinberg law.`,
      ],
      {
        pure: [
          say`The percentage of homozygous dominant individuals is:`,
          say`What percentage of the population is homozygous dominant?`,
          say`Find the share of homozygous dominant individuals.`,
        ],
        hybrids: [
          say`The percentage of heterozygotes is:`,
          say`What percentage of the population is heterozygous?`,
          say`Find the share of heterozygous individuals.`,
        ],
        recessive: [
          say`The percentage of homozygous recessive individuals is:`,
          say`What percentage of the population shows the recessive phenotype?`,
          say`Find the share of individuals with the recessive trait.`,
        ],
        seen: [
          say`The percentage of individuals with the dominant phenotype is:`,
          say`What percentage of the population shows the dominant trait?`,
          say`Find the share of individuals that show the dominant trait.`,
        ],
      }[asked],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: 100 * p * q, because: say`pq was taken` },
      { value: 100 * p * p, because: say`that is p², the share of homozygous dominant ones` },
      { value: 200 * p * q, because: say`that is 2pq, the share of heterozygous ones` },
      { value: 100 * q * q, because: say`that is q², the share of homozygous recessive ones` },
      { value: 100 * (1 - q * q), because: say`that is the share of all that show the dominant trait` },
      { value: 100 * given, because: say`that is the frequency of the allele itself` },
      { value: 100 * rest, because: say`that is the frequency of the other allele` },
    ],
    steps: [
      allele === 'dominant'
        ? say`p = ${rounded(p, 2)}, so q = 1 − p = ${rounded(q, 2)}`
        : say`q = ${rounded(q, 2)}, so p = 1 − q = ${rounded(p, 2)}`,
      last,
    ],
  }
}

function shareOfGenotype(rng: Random) {
  const population = drawPopulation(rng)
  const { dominant, recessive, q, p, recessiveShare } = population
  const asked: Asked = rng.pick(['hybrids', 'hybrids', 'pure'])
  const value = asked === 'pure' ? p * p : 2 * p * q
  const answer = quantity(100 * value, '%', { places: 2 })
  return {
    given: { find: 'genotype' as const, recessive: recessiveShare / 100, asked },
    prompt: stem(
      rng,
      [tellShare(rng, population)],
      asked === 'pure'
        ? [
            say`The percentage of homozygous dominant individuals is:`,
            say`What percentage of the population is homozygous for the dominant allele?`,
            say`Calculate the percentage of homozygous ${dominant} individuals.`,
            say`Using the Hardy–Weinberg principle, find the share of homozygous dominant individuals.`,
          ]
        : [
            say`The percentage of heterozygotes is:`,
            say`What percentage of the population is heterozygous?`,
            say`Using the Hardy–Weinberg principle, find the share of heterozygous individuals.`,
            say`What percentage of the population carries one allele of each kind?`,
            say`Calculate the percentage of individuals that carry one recessive allele only.`,
            say`Find the percentage of heterozygous ${dominant} individuals in the population.`,
          ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: 100 * p * q, because: say`pq was taken` },
      asked === 'pure'
        ? { value: 200 * p * q, because: say`that is the share of the mixed ones` }
        : { value: 100 * p * p, because: say`that is the share of pure ${dominant} ones` },
      {
        value: 100 * (1 - q * q),
        because: say`that is the share of all ${dominant} ones, pure and mixed`,
      },
      { value: 100 * p, because: say`that is the frequency of the dominant allele` },
      { value: 100 * q, because: say`that is the frequency of the recessive allele` },
      asked === 'pure'
        ? {
            value: 100 * (1 - q * q) ** 2,
            because: say`the share ${percent(recessiveShare)} of ${recessive} ones was taken as q, without the root`,
          }
        : {
            value: 200 * q * q * (1 - q * q),
            because: say`the share ${percent(recessiveShare)} of ${recessive} ones was taken as q, without the root`,
          },
      asked === 'pure'
        ? {
            value: (100 * (1 - q * q)) / 3,
            because: say`a third of the ${dominant} ones was taken, as after one cross`,
          }
        : {
            value: (100 * (1 - q * q) * 2) / 3,
            because: say`two thirds of the ${dominant} ones were taken, as after one cross`,
          },
    ],
    steps: [
      say`q² is the share of ${recessive} ones: q² = ${rounded(q * q, 4)}, so q = ${rounded(q, 2)}`,
      say`p = 1 − q = ${rounded(p, 2)}`,
      asked === 'pure'
        ? say`p² = ${rounded(p, 2)}² = ${answer}`
        : say`2pq = 2 × ${rounded(p, 2)} × ${rounded(q, 2)} = ${answer}`,
    ],
  }
}

/** The frequency of an allele where every genotype can be counted: no equilibrium is needed. */
function countedAlleles(rng: Random) {
  const { total, pure, hybrids, recessives, frequency } = rng.until(
    () => {
      const total = rng.pick([100, 200, 250, 400, 500, 1000])
      const pure = rng.int(total / 10, (6 * total) / 10, total > 200 ? 5 : 1)
      const hybrids = rng.int(total / 10, (6 * total) / 10, total > 200 ? 5 : 1)
      const recessives = total - pure - hybrids
      return { total, pure, hybrids, recessives, frequency: (2 * pure + hybrids) / (2 * total) }
    },
    (drawn) =>
      drawn.recessives >= drawn.total / 20 &&
      new Set([drawn.pure, drawn.hybrids, drawn.recessives]).size === 3 &&
      Number.isInteger((100 * (2 * drawn.pure + drawn.hybrids)) / (2 * drawn.total)) &&
      Math.abs(drawn.frequency - 0.5) > 0.02,
  )
  const asked = rng.pick(['dominant', 'recessive'])
  const [letter, small] = rng.pick([
    ['A', 'a'],
    ['B', 'b'],
    ['D', 'd'],
    ['R', 'r'],
    ['T', 't'],
  ])
  const { kind } = rng.pick(TRAITS)
  const [own, ownLetter, most] =
    asked === 'dominant' ? [frequency, letter, pure] : [1 - frequency, small, recessives]
  const answer = rounded(own, 2)
  const [AA, Aa, aa] = [`${letter}${letter}`, `${letter}${small}`, `${small}${small}`]
  return {
    given: { find: 'counted' as const, counts: [pure, hybrids, recessives] as const, asked },
    prompt: stem(
      rng,
      [
        say`In a population of ${total} ${kind}, ${pure} have the genotype ${AA}, ${hybrids} have ${Aa} and ${recessives} have ${aa}.`,
        say`A sample of ${total} ${kind} has ${pure} individuals of genotype ${AA}, ${hybrids} of ${Aa} and ${recessives} of ${aa}.`,
        say`The genotypes ${AA}, ${Aa} and ${aa} are found in ${pure}, ${hybrids} and ${recessives} ${kind} of a population, respectively.`,
        say`Of the ${kind} in a field study, ${pure} are homozygous dominant (${AA}), ${hybrids} heterozygous (${Aa}) and ${recessives} homozygous recessive (${aa}).`,
      ],
      [
        say`The frequency of the ${asked} allele ${ownLetter} is:`,
        say`What is the frequency of the ${asked} allele (${ownLetter}) in this population?`,
        say`Find the frequency of the ${asked} allele, ${ownLetter}, in the gene pool.`,
      ],
    ),
    answer,
    within: [0, 1] as const,
    mistakes: [
      { value: 1 - own, because: say`that is the frequency of the other allele` },
      { value: most / total, because: say`only the homozygous ones were counted` },
      {
        value: (most + hybrids) / total,
        because: say`the mixed ones were counted in full, though they carry the allele once`,
      },
      {
        value: Math.sqrt(most / total),
        because: say`the root was taken, but the population need not be in equilibrium`,
      },
      { value: hybrids / total, because: say`that is the share of the heterozygous ones` },
      { value: (most + hybrids) / (2 * total), because: say`the homozygous ones carry the allele twice` },
    ],
    steps: [
      say`The ${total} individuals carry 2 × ${total} = ${2 * total} alleles.`,
      say`${ownLetter}: 2 × ${most} + ${hybrids} = ${2 * most + hybrids} alleles`,
      say`${2 * most + hybrids} ÷ ${2 * total} = ${answer}`,
    ],
  }
}

function numberOfHybrids(rng: Random) {
  const { kind, recessive, dominant, total, q, p, recessives, pure, hybrids } = drawCounted(rng)
  const answer = count(hybrids)
  return {
    given: { find: 'number' as const, recessive: recessives / total, total },
    prompt: stem(
      rng,
      [
        say`In a population of ${total} ${kind} in Hardy–Weinberg equilibrium, ${recessives} are ${recessive}, which is the recessive phenotype.`,
        say`Out of ${total} ${kind} of a randomly mating population, ${recessives} show the recessive trait (${recessive}).`,
        say`A population in Hardy–Weinberg equilibrium has ${total} ${kind}, of which ${recessives} are ${recessive} (recessive).`,
      ],
      [
        say`The number of heterozygotes is:`,
        say`How many individuals are heterozygous?`,
        say`Using the Hardy–Weinberg principle, find the number of heterozygous individuals.`,
      ],
    ),
    answer,
    mistakes: [
      { value: hybrids / 2, because: say`pq was taken instead of 2pq` },
      { value: pure, because: say`that is the number of pure ${dominant} ones` },
      {
        value: total - recessives,
        because: say`that is the number of all ${dominant} ones, the pure ones included`,
      },
      {
        value: Math.round(total * p),
        because: say`the frequency of the dominant allele was multiplied by the population`,
      },
      {
        value: Math.round(total * q),
        because: say`the frequency of the recessive allele was multiplied by the population`,
      },
      {
        value: ((total - recessives) * 2) / 3,
        because: say`two thirds of the ${dominant} ones were taken, as after one cross`,
      },
      { value: total / 2, because: say`half of the population was taken, as after one cross` },
    ],
    steps: [
      say`q² = ${recessives} ÷ ${total} = ${rounded(q * q, 2)}`,
      say`q = ${rounded(q, 1)} and p = 1 − q = ${rounded(p, 1)}`,
      say`2pq = 2 × ${rounded(p, 1)} × ${rounded(q, 1)} = ${rounded(2 * p * q, 2)}`,
      say`${rounded(2 * p * q, 2)} × ${total} = ${answer}`,
    ],
  }
}

function purePlants(rng: Random) {
  const { kind, recessive, dominant, total, q, p, recessives, pure, hybrids } = drawCounted(rng)
  const seen = total - recessives
  const answer = count(pure)
  return {
    given: { find: 'pure' as const, recessive: recessives / total, dominant: seen },
    prompt: stem(
      rng,
      [
        say`A population in Hardy–Weinberg equilibrium has ${seen} ${dominant} and ${recessives} ${recessive} ${kind}, the latter being recessive.`,
        say`In a randomly mating population of ${kind}, ${seen} are ${dominant} and ${recessives} are ${recessive}; ${recessive} is the recessive trait.`,
        say`There are ${recessives} ${recessive} (recessive) and ${seen} ${dominant} ${kind} in a population obeying the Hardy–Weinberg law.`,
      ],
      [
        say`The number of homozygous dominant individuals is:`,
        say`How many of the ${dominant} ones are homozygous?`,
        say`Find the number of homozygous individuals among the ${dominant} ones.`,
      ],
    ),
    answer,
    mistakes: [
      { value: hybrids, because: say`that is the number of mixed ones` },
      { value: seen, because: say`that is the number of all ${dominant} ones, the mixed ones included` },
      { value: Math.round(total * p), because: say`p was taken instead of p²` },
      {
        value: Math.round(seen * p * p),
        because: say`p² was taken of the ${dominant} ones only, not of all`,
      },
      { value: seen / 3, because: say`a third of the ${dominant} ones was taken, as after one cross` },
      { value: hybrids / 2, because: say`pq was taken instead of p²` },
      { value: total / 4, because: say`a quarter of all was taken, as after one cross` },
    ],
    steps: [
      say`q² = ${recessives} ÷ (${recessives} + ${seen}) = ${rounded(q * q, 2)}`,
      say`q = ${rounded(q, 1)} and p = 1 − q = ${rounded(p, 1)}`,
      say`p² = ${rounded(p * p, 2)}`,
      say`${rounded(p * p, 2)} × ${total} = ${answer}`,
    ],
  }
}

/** Traits of organisms that do not fertilise themselves. */
const TRAITS = [
  { kind: 'moths', recessive: 'pale', dominant: 'dark' },
  { kind: 'snails', recessive: 'banded', dominant: 'unbanded' },
  { kind: 'guinea pigs', recessive: 'white', dominant: 'black' },
  { kind: 'guinea pigs', recessive: 'smooth-coated', dominant: 'rough-coated' },
  { kind: 'rabbits', recessive: 'brown', dominant: 'black' },
  { kind: 'rabbits', recessive: 'long-haired', dominant: 'short-haired' },
  { kind: 'cattle', recessive: 'horned', dominant: 'hornless' },
  { kind: 'cattle', recessive: 'red', dominant: 'black' },
  { kind: 'fruit flies', recessive: 'short-winged', dominant: 'long-winged' },
  { kind: 'fruit flies', recessive: 'black-bodied', dominant: 'grey-bodied' },
  { kind: 'cats', recessive: 'long-haired', dominant: 'short-haired' },
  { kind: 'mice', recessive: 'white', dominant: 'grey' },
  { kind: 'sheep', recessive: 'black', dominant: 'white' },
  { kind: 'fruit flies', recessive: 'brown-eyed', dominant: 'red-eyed' },
  { kind: 'cats', recessive: 'grey', dominant: 'black' },
  { kind: 'dogs', recessive: 'long-haired', dominant: 'short-haired' },
  { kind: 'foxes', recessive: 'silver', dominant: 'red' },
  { kind: 'horses', recessive: 'chestnut', dominant: 'black' },
  { kind: 'dogs', recessive: 'brown', dominant: 'black' },
  { kind: 'fowls', recessive: 'single-combed', dominant: 'rose-combed' },
  { kind: 'maize plants', recessive: 'dwarf', dominant: 'tall' },
]

type Population = ReturnType<typeof drawPopulation>

/** A population in balance; `q` is the frequency of the recessive allele. */
function drawPopulation(rng: Random) {
  // Squares that are known by heart: 0.35² = 0.1225 and 0.12² = 0.0144, not 0.77² = 0.5929.
  const hundredths = rng.pick([...range(2, 18).map((twentieths) => 5 * twentieths), 4, 6, 8, 12, 14, 16, 24])
  const q = hundredths / 100
  return {
    ...rng.pick(TRAITS),
    q,
    p: (100 - hundredths) / 100,
    recessiveShare: hundredths ** 2 / 100,
    dominantShare: (10_000 - hundredths ** 2) / 100,
  }
}

/** A population of a size in which every group is a whole number. */
function drawCounted(rng: Random) {
  const tenths = rng.int(1, 9)
  const total = rng.int(2, 60) * 100
  const [q, p] = [tenths / 10, (10 - tenths) / 10]
  const recessives = (total * tenths ** 2) / 100
  return {
    ...rng.pick(TRAITS),
    total,
    q,
    p,
    recessives,
    pure: (total * (10 - tenths) ** 2) / 100,
    hybrids: (total * 2 * tenths * (10 - tenths)) / 100,
  }
}
