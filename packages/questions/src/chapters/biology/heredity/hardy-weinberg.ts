import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { count, percent, quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "In a population in balance 16% are recessive. What is the frequency of the dominant allele?" */
export const hardyWeinberg = defineGenerator({
  id: 'biology/hardy-weinberg',
  version: 4,
  concepts: ['hardy-weinberg'],
  levels: {
    easy: { forms: [alleleOfRecessive] },
    medium: { forms: [shareOfHybrids] },
    hard: { forms: [numberOfHybrids, purePlants] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // The frequency of the recessive allele by halving, then every pairing of two drawn alleles.
    const recessive = bisect((q) => q * q - given.recessive, 1)
    const pairs = [
      { pair: 'AA', share: (1 - recessive) ** 2 },
      { pair: 'Aa', share: (1 - recessive) * recessive },
      { pair: 'aA', share: recessive * (1 - recessive) },
      { pair: 'aa', share: recessive ** 2 },
    ]
    const shareOf = (...wanted: string[]) =>
      pairs.filter(({ pair }) => wanted.includes(pair)).reduce((sum, { share }) => sum + share, 0)
    switch (given.find) {
      case 'allele':
        return shareOf('AA') + shareOf('Aa', 'aA') / 2
      case 'hybrids':
        return shareOf('Aa', 'aA') * 100
      case 'number':
        return shareOf('Aa', 'aA') * given.total
      case 'pure':
        return (shareOf('AA') / (1 - shareOf('aa'))) * given.dominant
    }
  },
})

function alleleOfRecessive(rng: Random) {
  const { kind, recessive, dominant, q, p, recessiveShare } = drawPopulation(rng)
  const answer = rounded(p, 2)
  return {
    given: { find: 'allele' as const, recessive: recessiveShare / 100 },
    prompt: stem(
      rng,
      [
        say`In a population of ${kind} in Hardy–Weinberg equilibrium, ${percent(recessiveShare)} of the individuals are ${recessive}, which is the recessive phenotype.`,
        say`The frequency of the recessive phenotype (${recessive}) in a population of ${kind} is ${percent(recessiveShare)}. The population is in Hardy–Weinberg equilibrium.`,
        say`${percent(recessiveShare)} of a randomly mating population of ${kind} show the recessive trait (${recessive}).`,
      ],
      [
        say`The frequency of the dominant allele is:`,
        say`What is the frequency of the allele for ${dominant}?`,
        say`Assuming Hardy–Weinberg equilibrium, find the frequency p of the dominant allele.`,
      ],
    ),
    answer,
    within: [0, 1] as const,
    mistakes: [
      { value: q, because: say`that is the frequency of the recessive allele` },
      { value: q * q, because: say`that is the share of ${recessive} ones` },
      { value: 1 - q * q, because: say`that is the share of ${dominant} ones, not of the allele` },
      { value: p * p, because: say`that is the share of pure ${dominant} ones` },
      { value: 2 * p * q, because: say`that is the share of the mixed genotype` },
      {
        value: Math.sqrt(1 - q * q),
        because: say`the root of the share of ${dominant} ones was taken, but these include the mixed ones`,
      },
      { value: 1 - (q * q) / 2, because: say`the share was halved instead of taking the root` },
    ],
    steps: [
      say`q² = ${String(recessiveShare)}% = ${rounded(q * q, 4)}, so q = ${rounded(q, 2)}`,
      say`p = 1 − q = ${answer}`,
    ],
  }
}

function shareOfHybrids(rng: Random) {
  const { kind, recessive, dominant, q, p, recessiveShare, hybridShare } = drawPopulation(rng)
  const answer = quantity(hybridShare, '%', { places: 2 })
  return {
    given: { find: 'hybrids' as const, recessive: recessiveShare / 100 },
    prompt: stem(
      rng,
      [
        say`In a population of ${kind} in Hardy–Weinberg equilibrium, ${percent(recessiveShare)} of the individuals are ${recessive}, which is the recessive phenotype.`,
        say`The frequency of the recessive phenotype (${recessive}) in a population of ${kind} is ${percent(recessiveShare)}. The population is in Hardy–Weinberg equilibrium.`,
        say`${percent(recessiveShare)} of a randomly mating population of ${kind} show the recessive trait (${recessive}).`,
      ],
      [
        say`The percentage of heterozygotes is:`,
        say`What percentage of the population is heterozygous?`,
        say`Assuming Hardy–Weinberg equilibrium, find the share of heterozygous individuals.`,
      ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: 100 * p * q, because: say`pq was taken instead of 2pq` },
      { value: 100 * p * p, because: say`that is the share of pure ${dominant} ones` },
      {
        value: 100 * (1 - q * q),
        because: say`that is the share of all ${dominant} ones, the pure ones included`,
      },
      { value: 100 * p, because: say`that is the frequency of the dominant allele` },
      { value: 100 * q, because: say`that is the frequency of the recessive allele` },
      {
        value: 200 * q * q * (1 - q * q),
        because: say`the share ${percent(recessiveShare)} was taken as q, without the root`,
      },
      {
        value: (100 * (1 - q * q) * 2) / 3,
        because: say`two thirds of the ${dominant} ones were taken, as after one cross`,
      },
    ],
    steps: [
      say`q² = ${rounded(q * q, 4)}, so q = ${rounded(q, 2)}`,
      say`p = 1 − q = ${rounded(p, 2)}`,
      say`2pq = 2 × ${rounded(p, 2)} × ${rounded(q, 2)} = ${answer}`,
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

const TRAITS = [
  { kind: 'moths', recessive: 'pale', dominant: 'dark' },
  { kind: 'snails', recessive: 'banded', dominant: 'unbanded' },
  { kind: 'guinea pigs', recessive: 'white', dominant: 'black' },
  { kind: 'rabbits', recessive: 'brown', dominant: 'black' },
  { kind: 'cattle', recessive: 'horned', dominant: 'hornless' },
  { kind: 'fruit flies', recessive: 'short-winged', dominant: 'long-winged' },
  { kind: 'cats', recessive: 'long-haired', dominant: 'short-haired' },
  { kind: 'mice', recessive: 'white', dominant: 'grey' },
]

/** A population in balance; `q` is the frequency of the recessive allele. */
function drawPopulation(rng: Random) {
  const hundredths = rng.int(8, 92)
  const q = hundredths / 100
  return {
    ...rng.pick(TRAITS),
    q,
    p: (100 - hundredths) / 100,
    recessiveShare: hundredths ** 2 / 100,
    hybridShare: (2 * hundredths * (100 - hundredths)) / 100,
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
