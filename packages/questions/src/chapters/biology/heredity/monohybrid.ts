import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, fraction, percent, ratio } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { CROSSES, type Pair, punnett, setting, shareOf, TRAITS, type Trait, write } from './punnett.ts'

/** "Tall (T) is dominant over dwarf (t) in peas. Two Tt plants are crossed. What share of the offspring is dwarf?" */
export const monohybrid = defineGenerator({
  id: 'biology/monohybrid',
  version: 4,
  levels: {
    easy: { forms: [share] },
    medium: { forms: [numberOf, ratioOf] },
    hard: { forms: [secondGeneration, carriers] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'share':
        return shareOf(given.cross, given.wanted) * 100
      case 'number':
        return shareOf(given.cross, given.wanted) * given.total
      case 'ratio': {
        const square = punnett(given.cross)
        return ratio(...given.wanted.map((pairs) => square.filter((pair) => pairs.includes(pair)).length))
      }
      case 'second-generation':
        // Each plant of the first generation is crossed with itself.
        return punnett(given.cross).reduce((sum, pair) => sum + shareOf([pair, pair], given.wanted), 0) / 4
      case 'carrier': {
        const [healthy, carrier] = [punnett(['Aa', 'Aa']).filter((pair) => pair !== 'aa'), 'Aa']
        return healthy.filter((pair) => pair === carrier).length / healthy.length
      }
      case 'affected-child': {
        const healthy = punnett(['Aa', 'Aa']).filter((pair) => pair !== 'aa')
        return healthy.reduce((sum, pair) => sum + shareOf([pair, 'Aa'], ['aa']), 0) / healthy.length
      }
    }
  },
})

/** A group of genotypes to ask about, with its name and its number of boxes. */
function drawGroup(rng: Random, trait: Trait, [pure, hybrid, recessive]: readonly [number, number, number]) {
  const { letter } = trait
  return rng.until(
    () =>
      rng.pick([
        { name: trait.dominant, wanted: ['AA', 'Aa'] as const, boxes: pure + hybrid },
        { name: trait.recessive, wanted: ['aa'] as const, boxes: recessive },
        { name: `of the genotype ${write('Aa', letter)}`, wanted: ['Aa'] as const, boxes: hybrid },
        { name: `of the genotype ${write('AA', letter)}`, wanted: ['AA'] as const, boxes: pure },
        { name: `pure-breeding (homozygous)`, wanted: ['AA', 'aa'] as const, boxes: pure + recessive },
      ]),
    ({ boxes }) => boxes > 0 && boxes < 4,
  )
}

function share(rng: Random) {
  const trait = rng.pick(TRAITS)
  const { cross, boxes } = rng.pick(CROSSES)
  const group = drawGroup(rng, trait, boxes)
  const parents = cross.map((pair) => write(pair, trait.letter))
  const value = group.boxes * 25
  const answer = percent(value)
  return {
    given: { find: 'share' as const, cross, wanted: group.wanted },
    prompt: say`${setting(rng, trait)} A cross is made between ${parents[0] ?? ''} and ${parents[1] ?? ''}. What percent of the offspring are expected to be ${group.name}?`,
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: 100 - value, because: say`that is the share of all the others` },
      { value: 75, because: say`the ratio 3 : 1 was read off without looking at this cross` },
      { value: 25, because: say`one box of the square was counted, but ${group.boxes} of the 4 fit` },
      {
        value: 50,
        because: say`two boxes of the square were counted, but ${group.boxes} of the 4 ${group.boxes === 1 ? 'fits' : 'fit'}`,
      },
      { value: 100, because: say`all offspring were taken to be alike` },
      { value: 0, because: say`the group was taken to be impossible in this cross` },
    ],
    others: [12.5, 37.5, 62.5, 87.5],
    steps: [
      say`The square of ${parents[0] ?? ''} × ${parents[1] ?? ''} has the boxes ${punnett(cross)
        .map((pair) => write(pair, trait.letter))
        .join(', ')}.`,
      say`${group.boxes} of 4 ${group.boxes === 1 ? 'is' : 'are'} ${group.name}: ${answer}`,
    ],
  }
}

function numberOf(rng: Random) {
  const trait = rng.pick(TRAITS)
  const { cross, boxes } = rng.pick(CROSSES)
  const group = drawGroup(rng, trait, boxes)
  const total = rng.int(80, 1600, 4)
  const parents = cross.map((pair) => write(pair, trait.letter))
  const value = (total * group.boxes) / 4
  return {
    given: { find: 'number' as const, cross, wanted: group.wanted, total },
    prompt: say`${setting(rng, trait)} A cross between ${parents[0] ?? ''} and ${parents[1] ?? ''} gives ${total} offspring. About how many of them are expected to be ${group.name}?`,
    answer: count(value),
    mistakes: [
      { value: total - value, because: say`that is the number of all the others` },
      { value: total / 4, because: say`one box of the square was counted, but ${group.boxes} of the 4 fit` },
      {
        value: total / 2,
        because: say`two boxes of the square were counted, but ${group.boxes} of the 4 ${group.boxes === 1 ? 'fits' : 'fit'}`,
      },
      { value: (total * 3) / 4, because: say`the ratio 3 : 1 was read off without looking at this cross` },
      { value: total / 3, because: say`the three genotypes were taken to be equally frequent` },
      { value: total, because: say`all offspring were taken to be alike` },
      {
        value: (total * 2) / 3,
        because: say`two of three genotypes were counted as if they were equally frequent`,
      },
    ],
    steps: [
      say`The square of ${parents[0] ?? ''} × ${parents[1] ?? ''} has the boxes ${punnett(cross)
        .map((pair) => write(pair, trait.letter))
        .join(', ')}.`,
      say`${group.boxes} of 4 ${group.boxes === 1 ? 'is' : 'are'} ${group.name}.`,
      say`${total} × ${group.boxes} ÷ 4 = ${value}`,
    ],
  }
}

function ratioOf(rng: Random) {
  const trait = rng.pick(TRAITS)
  const asksGenotype = rng.chance(0.4)
  const { cross, boxes } = rng.pick(CROSSES.slice(0, 2))
  const [pure, hybrid, recessive] = boxes
  const parents = cross.map((pair) => write(pair, trait.letter))
  const isSelfed = pure > 0
  const wanted: readonly (readonly Pair[])[] =
    asksGenotype && isSelfed
      ? [['AA'], ['Aa'], ['aa']]
      : asksGenotype
        ? [['Aa'], ['aa']]
        : [['AA', 'Aa'], ['aa']]
  const names = asksGenotype
    ? (isSelfed ? (['AA', 'Aa', 'aa'] as const) : (['Aa', 'aa'] as const))
        .map((pair) => write(pair, trait.letter))
        .join(' to ')
    : `${trait.dominant} to ${trait.recessive}`
  const answer = asksGenotype && isSelfed ? ratio(1, 2, 1) : isSelfed ? ratio(3, 1) : ratio(1, 1)
  const threeParts = asksGenotype && isSelfed
  return {
    given: { find: 'ratio' as const, cross, wanted },
    prompt: say`${setting(rng, trait)} If ${parents[0] ?? ''} is crossed with ${parents[1] ?? ''}, what is the expected ratio of ${names} offspring?`,
    answer,
    mistakes: threeParts
      ? [
          { value: ratio(1, 1, 1), because: say`the three genotypes were taken to be equally frequent` },
          {
            value: ratio(2, 1, 1),
            because: say`the two boxes belong to the mixed genotype, not to the pure dominant one`,
          },
          { value: ratio(3, 1, 1), because: say`3 : 1 is the ratio of what is seen` },
          {
            value: ratio(1, 1, 2),
            because: say`the two boxes belong to the mixed genotype, not to the recessive one`,
          },
          { value: ratio(1, 3, 1), because: say`one mixed box too many was counted` },
        ]
      : [
          ...(isSelfed
            ? [{ value: ratio(1, 1), because: say`that is the ratio of a test cross` }]
            : [{ value: ratio(3, 1), because: say`that is the ratio when both parents are mixed` }]),
          { value: ratio(1, 3), because: say`dominant and recessive were exchanged` },
          { value: ratio(2, 1), because: say`one of the boxes was left out` },
          { value: ratio(1, 2), because: say`one of the boxes of the first kind was left out` },
          { value: ratio(9, 7), because: say`that ratio belongs to two pairs of alleles` },
        ],
    steps: [
      say`The square of ${parents[0] ?? ''} × ${parents[1] ?? ''} has four boxes: ${punnett(cross)
        .map((pair) => write(pair, trait.letter))
        .join(', ')}.`,
      say`Counting the boxes: ${pure} ${write('AA', trait.letter)}, ${hybrid} ${write('Aa', trait.letter)}, ${recessive} ${write('aa', trait.letter)}.`,
      say`${names}: ${answer}`,
    ],
  }
}

function secondGeneration(rng: Random) {
  const trait = rng.pick(TRAITS.filter(({ organism }) => organism.endsWith('plants')))
  const { cross, boxes } = rng.pick(CROSSES)
  const [pure, hybrid, recessive] = boxes
  const isRecessive = rng.chance(0.5)
  const parents = cross.map((pair) => write(pair, trait.letter))
  // Eighths: a quarter of the offspring of each mixed plant is recessive, all of each recessive one.
  const sixteenths = isRecessive ? hybrid + 4 * recessive : 4 * pure + 3 * hybrid
  const answer = fraction(sixteenths, 16)
  const group = isRecessive ? trait.recessive : trait.dominant
  return {
    given: {
      find: 'second-generation' as const,
      cross,
      wanted: isRecessive ? (['aa'] as const) : (['AA', 'Aa'] as const),
    },
    prompt: say`${setting(rng, trait)} ${rng.pick([
      say`The offspring of ${parents[0] ?? ''} × ${parents[1] ?? ''} are self-pollinated and produce equal numbers of seeds. What fraction of the next generation is expected to be ${group}?`,
      say`All the progeny of the cross ${parents[0] ?? ''} × ${parents[1] ?? ''} are selfed, each giving the same number of seeds. The fraction of ${group} plants in the next generation is:`,
      say`If the plants obtained from ${parents[0] ?? ''} × ${parents[1] ?? ''} are selfed and are equally fertile, then what proportion of their progeny will be ${group}?`,
    ])}`,
    answer,
    within: [0, 1] as const,
    mistakes: [
      { value: fraction(16 - sixteenths, 16), because: say`that is the fraction of the others` },
      {
        value: fraction(isRecessive ? recessive : pure + hybrid, 4),
        because: say`that is the fraction in the first generation of offspring`,
      },
      {
        value: fraction(isRecessive ? 1 : 3, 4),
        because: say`every plant was taken to be ${write('Aa', trait.letter)}`,
      },
      {
        value: fraction(isRecessive ? hybrid : 3 * hybrid, 16),
        because: say`only the mixed plants were counted`,
      },
      { value: fraction(1, 2), because: say`the two kinds were taken to be equally frequent` },
      { value: fraction(sixteenths - 1, 16), because: say`one sixteenth was missed` },
      { value: fraction(sixteenths + 1, 16), because: say`one sixteenth too many was counted` },
    ],
    steps: [
      say`The first offspring: ${pure} ${write('AA', trait.letter)}, ${hybrid} ${write('Aa', trait.letter)}, ${recessive} ${write('aa', trait.letter)} of 4.`,
      say`Selfed, ${write('AA', trait.letter)} gives only ${trait.dominant}, ${write('aa', trait.letter)} only ${trait.recessive}, and ${write('Aa', trait.letter)} gives 3 : 1.`,
      say`In sixteenths that makes ${isRecessive ? say`${hybrid} × 1 + ${recessive} × 4` : say`${pure} × 4 + ${hybrid} × 3`} = ${sixteenths} that are ${group}.`,
      say`Fraction = ${answer}`,
    ],
  }
}

function carriers(rng: Random) {
  const child = rng.pick(['man', 'woman'])
  const partner = child === 'man' ? 'woman' : 'man'
  const disorder = rng.pick([
    'sickle-cell anaemia',
    'thalassaemia',
    'albinism',
    'cystic fibrosis',
    'phenylketonuria',
  ])
  const asksCarrier = rng.chance(0.5)
  const answer = asksCarrier ? fraction(2, 3) : fraction(1, 6)
  const opening = rng.pick([
    say`${disorder} is an autosomal recessive disorder. Both parents of a normal ${child} are carriers (Aa) of it.`,
    say`A phenotypically normal ${child} has parents who are both heterozygous (Aa) for ${disorder}, a recessive disorder.`,
    say`The parents of a ${child} are carriers of ${disorder}, which is inherited as an autosomal recessive trait (aa). The ${child} is unaffected.`,
  ])
  return {
    given: { find: asksCarrier ? ('carrier' as const) : ('affected-child' as const) },
    prompt: asksCarrier
      ? say`${opening} What is the probability that the ${child} is a carrier?`
      : say`${opening} The ${child} marries a ${partner} who is a carrier. What is the probability that their first child is affected?`,
    answer,
    within: [0, 1] as const,
    mistakes: asksCarrier
      ? [
          {
            value: fraction(1, 2),
            because: say`2 of 4 boxes were counted, but aa is ruled out because the ${child} is healthy`,
          },
          { value: fraction(1, 3), because: say`that is the probability of being AA` },
          { value: fraction(3, 4), because: say`that is the probability of being healthy` },
          { value: fraction(1, 4), because: say`that is the probability of being affected` },
          { value: fraction(5, 6), because: say`the probabilities were added wrongly` },
        ]
      : [
          { value: fraction(1, 4), because: say`the ${child} was taken to be a carrier for certain` },
          {
            value: fraction(1, 8),
            because: say`the probability of being a carrier was taken as 1/2, although aa is ruled out`,
          },
          { value: fraction(2, 3), because: say`that is the probability that the ${child} is a carrier` },
          { value: fraction(1, 3), because: say`the probabilities 2/3 and 1/2 were multiplied` },
          { value: fraction(1, 12), because: say`the probability of being AA was used` },
          { value: fraction(1, 16), because: say`1/4 was multiplied by 1/4` },
        ],
    steps: [
      say`Aa × Aa gives AA, Aa, Aa and aa.`,
      say`The ${child} is healthy, so aa is ruled out and three equally likely boxes remain.`,
      say`Two of these three are carriers: probability 2/3`,
      ...(asksCarrier
        ? [say`So the probability is ${answer}`]
        : [say`Two carriers have an affected child with 1/4: 2/3 × 1/4 = ${answer}`]),
    ],
  }
}
