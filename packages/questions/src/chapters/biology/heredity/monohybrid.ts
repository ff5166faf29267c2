import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, fraction, percent, ratio } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'
import { CROSSES, type Pair, punnett, setting, shareOf, TRAITS, type Trait, write } from './punnett.ts'

/** "Tall (T) is dominant over dwarf (t) in peas. Two Tt plants are crossed. What share of the offspring is dwarf?" */
export const monohybrid = defineGenerator({
  id: 'biology/monohybrid',
  version: 8,
  levels: {
    easy: { forms: [...often(18, numberOfKnownCross), share] },
    medium: { forms: [...often(10, numberOf), ...often(8, fromGroup), ratioOf] },
    hard: { forms: [...often(15, secondNumber), ...often(10, amongDominant), secondGeneration, carriers] },
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
      case 'from-group': {
        const square = punnett(['Aa', 'Aa'])
        const boxes = (wanted: readonly Pair[]) => square.filter((pair) => wanted.includes(pair)).length
        return (given.number / boxes(given.known)) * boxes(given.wanted)
      }
      case 'among-dominant': {
        const dominant = punnett(['Aa', 'Aa']).filter((pair) => pair !== 'aa')
        const fits = dominant.filter((pair) => punnett([pair, pair]).includes('aa') === given.segregates)
        return (given.number * fits.length) / dominant.length
      }
      case 'second-number': {
        const first = punnett(given.cross)
        return (
          (given.total / first.length) *
          first.reduce((sum, pair) => sum + shareOf([pair, pair], given.wanted), 0)
        )
      }
      case 'children': {
        const sick = shareOf(['Aa', 'Aa'], ['aa'])
        const none = (1 - sick) ** given.children
        return {
          none,
          'at least one': 1 - none,
          all: sick ** given.children,
          'exactly one': given.children * sick * (1 - sick) ** (given.children - 1),
        }[given.event]
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
    prompt: say`${setting(rng, trait)} ${rng.pick([
      say`A cross is made between ${parents[0] ?? ''} and ${parents[1] ?? ''}. What percent of the offspring are expected to be ${group.name}?`,
      say`The percentage of offspring of ${parents[0] ?? ''} × ${parents[1] ?? ''} that are expected to be ${group.name} is:`,
      say`If ${parents[0] ?? ''} is crossed with ${parents[1] ?? ''}, what percentage of the progeny will be ${group.name}?`,
    ])}`,
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

/** Shares that no cross of one gene has, but that look as if one had. */
const EIGHTHS = [1 / 8, 3 / 8, 5 / 8, 7 / 8]

/** Plants and flies have hundreds of offspring, larger animals have fewer. */
const drawTotal = (rng: Random, organism: string): number =>
  rng.int(40, /plants|flies/.test(organism) ? 2400 : 480, 8)

/** The offspring of a cross named in words: hybrids among themselves, or a test cross. */
function numberOfKnownCross(rng: Random) {
  const trait = rng.pick(TRAITS)
  const { organism, dominant, recessive, letter } = trait
  const isTestCross = rng.chance(0.35)
  const cross = isTestCross ? (['Aa', 'aa'] as const) : (['Aa', 'Aa'] as const)
  const group = isTestCross
    ? rng.pick([
        { name: dominant, wanted: ['AA', 'Aa'] as const, boxes: 2 },
        { name: recessive, wanted: ['aa'] as const, boxes: 2 },
      ])
    : rng.pick([
        { name: dominant, wanted: ['AA', 'Aa'] as const, boxes: 3 },
        { name: dominant, wanted: ['AA', 'Aa'] as const, boxes: 3 },
        { name: recessive, wanted: ['aa'] as const, boxes: 1 },
        { name: recessive, wanted: ['aa'] as const, boxes: 1 },
        { name: 'heterozygous', wanted: ['Aa'] as const, boxes: 2 },
        { name: `homozygous ${dominant}`, wanted: ['AA'] as const, boxes: 1 },
      ])
  const total = drawTotal(rng, organism)
  const value = (total * group.boxes) / 4
  const prompt = isTestCross
    ? rng.pick([
        say`In ${organism}, ${dominant} is dominant over ${recessive}. A test cross of a heterozygous ${dominant} parent gives ${total} offspring. How many of them are expected to be ${group.name}?`,
        say`Heterozygous ${dominant} ${organism} are crossed with ${recessive} ones, the recessive type. Out of ${total} offspring, the number expected to be ${group.name} is:`,
        say`A hybrid ${letter}${letter.toLowerCase()} for the trait ${dominant} or ${recessive} in ${organism} is test-crossed. Find the expected number of ${group.name} individuals among ${total} offspring.`,
      ])
    : rng.pick([
        say`Pure ${dominant} and pure ${recessive} ${organism} are crossed, and F₁ is entirely ${dominant}. If F₂ has ${total} individuals, how many of them are expected to be ${group.name}?`,
        say`${capital(organism)} heterozygous for the trait ${dominant} (dominant) or ${recessive} are crossed among themselves and have ${total} offspring. The expected number that is ${group.name} is:`,
        say`In a monohybrid cross of ${organism}, ${dominant} is dominant over ${recessive}. Out of ${total} individuals of F₂, how many should be ${group.name}?`,
        say`F₂ of a cross between pure ${dominant} (dominant) and ${recessive} ${organism} consists of ${total} individuals. Find how many of these are likely to be ${group.name}.`,
      ])
  return {
    given: { find: 'number' as const, cross, wanted: group.wanted, total },
    prompt,
    answer: count(value),
    mistakes: [
      {
        value: total / 4,
        because: say`a quarter was taken, but ${group.boxes} of the 4 boxes of the square fit`,
      },
      {
        value: total / 2,
        because: say`half was taken, but ${group.boxes} of the 4 boxes of the square ${group.boxes === 1 ? 'fits' : 'fit'}`,
      },
      {
        value: (total * 3) / 4,
        because: say`three quarters were taken, but ${group.boxes} of the 4 boxes of the square ${group.boxes === 1 ? 'fits' : 'fit'}`,
      },
      { value: total / 3, because: say`the three genotypes were taken to be equally frequent` },
      { value: (total * 9) / 16, because: say`9 of 16 belongs to a cross with two pairs of alleles` },
      { value: (total * 3) / 16, because: say`3 of 16 belongs to a cross with two pairs of alleles` },
      { value: total / 8, because: say`the square was taken to have eight boxes` },
      { value: total / 16, because: say`1 of 16 belongs to a cross with two pairs of alleles` },
      { value: total, because: say`all offspring were taken to be alike` },
    ],
    // Parts that a square could give, not 101 of 168.
    others: EIGHTHS.map((part) => total * part),
    steps: [
      isTestCross
        ? say`A hybrid crossed with the recessive type gives 1 : 1.`
        : say`Hybrids among themselves give the genotypes 1 : 2 : 1, seen as 3 : 1.`,
      say`${total} × ${group.boxes} ÷ 4 = ${value}`,
    ],
  }
}

function numberOf(rng: Random) {
  const trait = rng.pick(TRAITS)
  const { cross, boxes } = rng.pick(CROSSES)
  const group = drawGroup(rng, trait, boxes)
  const total = drawTotal(rng, trait.organism)
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
      { value: total / 8, because: say`the square was taken to have eight boxes` },
      { value: total / 16, because: say`1 of 16 belongs to a cross with two pairs of alleles` },
      { value: total, because: say`all offspring were taken to be alike` },
      {
        value: (total * 2) / 3,
        because: say`two of three genotypes were counted as if they were equally frequent`,
      },
    ],
    others: EIGHTHS.map((part) => total * part),
    steps: [
      say`The square of ${parents[0] ?? ''} × ${parents[1] ?? ''} has the boxes ${punnett(cross)
        .map((pair) => write(pair, trait.letter))
        .join(', ')}.`,
      say`${group.boxes} of 4 ${group.boxes === 1 ? 'is' : 'are'} ${group.name}.`,
      say`${total} × ${group.boxes} ÷ 4 = ${value}`,
    ],
  }
}

/** The number of one group of F₂ is known, that of another is asked. */
function fromGroup(rng: Random) {
  const trait = rng.pick(TRAITS)
  const { organism, dominant, recessive } = trait
  const groups = [
    { name: dominant, wanted: ['AA', 'Aa'] as const, boxes: 3 },
    { name: recessive, wanted: ['aa'] as const, boxes: 1 },
    { name: `heterozygous ${dominant}`, wanted: ['Aa'] as const, boxes: 2 },
    { name: `homozygous ${dominant}`, wanted: ['AA'] as const, boxes: 1 },
  ]
  const known = rng.pick(groups.slice(0, 2))
  const all = { name: 'of either kind', wanted: ['AA', 'Aa', 'aa'] as const, boxes: 4 }
  const asked = rng.pick([...groups, all].filter((group) => group !== known))
  // Even, so that half of a part is a whole number too.
  const unit = rng.int(16, /plants|flies/.test(organism) ? 240 : 80, 2)
  const number = unit * known.boxes
  const value = unit * asked.boxes
  const what =
    asked === all
      ? 'the total expected number of F₂ individuals'
      : `the expected number of ${asked.name} ones`
  return {
    given: { find: 'from-group' as const, known: known.wanted, wanted: asked.wanted, number },
    prompt: rng.pick([
      say`${setting(rng, trait)} F₂ of a cross between the two pure types has ${number} ${known.name} individuals. What is ${what}?`,
      say`Pure ${dominant} ${organism} are crossed with ${recessive} ones, and ${dominant} is dominant. If ${number} individuals of F₂ are ${known.name}, find ${what}.`,
      say`In F₂ of a monohybrid cross of ${organism}, ${number} individuals are ${known.name}. ${capital(dominant)} is dominant over ${recessive}. By Mendel’s ratio, ${what} is:`,
    ]),
    answer: count(value),
    mistakes: [
      { value: 4 * number, because: say`the known group was taken to be a quarter of F₂` },
      { value: 3 * number, because: say`the ratio 3 : 1 was used from the wrong side` },
      { value: 2 * number, because: say`the known group was taken to be half of F₂` },
      { value: unit, because: say`that is one of the four parts` },
      { value: 2 * unit, because: say`two of the four parts were taken` },
      { value: 3 * unit, because: say`three of the four parts were taken` },
      { value: 4 * unit, because: say`all four parts were taken` },
      { value: number, because: say`the two groups were taken to be equal` },
      { value: number / 2, because: say`half of the known group was taken` },
      { value: number / 4, because: say`a quarter of the known group was taken` },
      { value: unit / 2, because: say`one of eight parts was taken` },
    ],
    steps: [
      say`In F₂ the genotypes are 1 : 2 : 1, so ${known.name} is ${known.boxes} of 4 parts.`,
      known.boxes === 1 ? say`So one part is ${unit}.` : say`One part = ${number} ÷ ${known.boxes} = ${unit}`,
      say`${asked === all ? 'All' : capital(asked.name)}: ${asked.boxes} × ${unit} = ${value}`,
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
    prompt: say`${setting(rng, trait)} ${rng.pick([
      say`If ${parents[0] ?? ''} is crossed with ${parents[1] ?? ''}, what is the expected ratio of ${names} offspring?`,
      say`In the cross ${parents[0] ?? ''} × ${parents[1] ?? ''}, the ratio of ${names} offspring is:`,
      say`Find the ratio of ${names} among the progeny of ${parents[0] ?? ''} and ${parents[1] ?? ''}.`,
    ])}`,
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
  const trait = rng.pick(PLANTS)
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

const PLANTS = TRAITS.filter(({ organism }) => organism.endsWith('plants'))

/** The offspring of a cross are selfed, and their seeds counted. */
function secondNumber(rng: Random) {
  const trait = rng.pick(PLANTS)
  const { letter } = trait
  const { cross, boxes } = rng.pick(CROSSES)
  const [pure, hybrid, recessive] = boxes
  const group = rng.pick([
    { name: trait.dominant, wanted: ['AA', 'Aa'] as const, sixteenths: 4 * pure + 3 * hybrid },
    { name: trait.recessive, wanted: ['aa'] as const, sixteenths: hybrid + 4 * recessive },
    { name: `of the genotype ${write('Aa', letter)}`, wanted: ['Aa'] as const, sixteenths: 2 * hybrid },
  ])
  const parents = cross.map((pair) => write(pair, letter))
  const total = rng.int(5, 125) * 16
  const value = (total * group.sixteenths) / 16
  const shares =
    group.wanted.length === 2
      ? say`${pure} × 4 + ${hybrid} × 3`
      : group.wanted[0] === 'aa'
        ? say`${hybrid} × 1 + ${recessive} × 4`
        : say`${hybrid} × 2`
  return {
    given: { find: 'second-number' as const, cross, wanted: group.wanted, total },
    prompt: say`${setting(rng, trait)} ${rng.pick([
      say`The offspring of ${parents[0] ?? ''} × ${parents[1] ?? ''} are self-pollinated, with equal numbers of seeds each, and ${total} plants grow from these. How many of them are expected to be ${group.name}?`,
      say`All the progeny of the cross ${parents[0] ?? ''} × ${parents[1] ?? ''} are selfed, each giving the same number of seeds, and ${total} plants grow from these. The number of these expected to be ${group.name} is:`,
      say`If the plants obtained from ${parents[0] ?? ''} × ${parents[1] ?? ''} are selfed and are equally fertile, how many of the ${total} plants of the next generation will be ${group.name}?`,
    ])}`,
    answer: count(value),
    within: [0, total] as const,
    mistakes: [
      { value: total - value, because: say`that is the number of all the others` },
      {
        value: (total * shareOf(cross, group.wanted) * 4) / 4,
        because: say`that share belongs to the first generation of offspring`,
      },
      { value: (total * 3) / 4, because: say`every plant was taken to be ${write('Aa', letter)}` },
      {
        value: total / 4,
        because: say`a quarter was taken, as if only ${write('Aa', letter)} had been selfed`,
      },
      { value: total / 2, because: say`the two kinds were taken to be equally frequent` },
      { value: (total * (group.sixteenths + 1)) / 16, because: say`one sixteenth too many was counted` },
      { value: (total * (group.sixteenths - 1)) / 16, because: say`one sixteenth was missed` },
    ],
    steps: [
      say`The first offspring: ${pure} ${write('AA', letter)}, ${hybrid} ${write('Aa', letter)}, ${recessive} ${write('aa', letter)} of 4.`,
      say`Selfed, ${write('AA', letter)} and ${write('aa', letter)} breed true, and ${write('Aa', letter)} gives 1 : 2 : 1.`,
      say`In sixteenths that makes ${shares} = ${group.sixteenths} that are ${group.name}.`,
      say`${total} × ${group.sixteenths} ÷ 16 = ${value}`,
    ],
  }
}

/** Plants of F₂ that look dominant: one third breeds true, two thirds do not. */
function amongDominant(rng: Random) {
  const trait = rng.pick(PLANTS)
  const { organism, dominant, recessive, letter } = trait
  // Even, so that halves of it are whole plants too.
  const unit = rng.int(8, 900, 2)
  const number = 3 * unit
  const segregates = rng.chance(0.5)
  const value = segregates ? 2 * unit : unit
  const mixed = write('Aa', letter)
  const clause = segregates
    ? rng.pick([`give both ${dominant} and ${recessive} progeny`, `give some ${recessive} progeny`])
    : rng.pick([
        `give only ${dominant} progeny`,
        dominant === 'tall' ? 'breed true for tallness' : 'breed true for this character',
      ])
  return {
    given: { find: 'among-dominant' as const, number, segregates },
    prompt: rng.pick([
      say`${setting(rng, trait)} In F₂ of ${mixed} × ${mixed}, ${number} plants are ${dominant}. If each of these is selfed, how many are expected to ${clause}?`,
      say`${setting(rng, trait)} The ${number} ${dominant} plants of F₂ are self-pollinated one by one. The number of them expected to ${clause} is:`,
      say`From F₂ of a cross between pure ${dominant} (dominant) and pure ${recessive} ${organism}, the ${number} ${dominant} ones are selected and selfed. How many of these should ${clause}?`,
    ]),
    answer: count(value),
    within: [0, number] as const,
    mistakes: [
      {
        value: number - value,
        because: segregates
          ? say`that is the number that breeds true`
          : say`those are the heterozygous plants`,
      },
      { value: number / 2, because: say`half was taken, as if the recessive quarter were among the plants` },
      { value: number / 4, because: say`a quarter was taken, as if the recessive plants were among them` },
      {
        value: (number * 3) / 4,
        because: say`the ratio 3 : 1 was used, but no recessive plant is among these`,
      },
      { value: number, because: say`all plants that look alike were taken to have one genotype` },
      { value: (number * 9) / 16, because: say`9 of 16 belongs to a cross with two pairs of alleles` },
      { value: number / 6, because: say`the third that breeds true was halved` },
    ].filter((wrong) => Number.isInteger(wrong.value)),
    others: [unit / 2, (3 * unit) / 2, (5 * unit) / 2],
    steps: [
      say`F₂ has ${write('AA', letter)}, ${mixed} and ${write('aa', letter)} as 1 : 2 : 1.`,
      say`Among the ${dominant} plants there are 1 part ${write('AA', letter)} and 2 parts ${mixed}.`,
      segregates
        ? say`Selfed, only ${mixed} gives ${recessive} progeny: 2 of 3 plants.`
        : say`Only ${write('AA', letter)} breeds true: 1 of 3 plants.`,
      say`${number} × ${segregates ? 2 : 1} ÷ 3 = ${value}`,
    ],
  }
}

const DISORDERS = [
  'sickle-cell anaemia',
  'thalassaemia',
  'albinism',
  'cystic fibrosis',
  'phenylketonuria',
  'galactosaemia',
  'alkaptonuria',
]

const EVENTS = ['none', 'at least one', 'all', 'exactly one'] as const

/** Two carriers and several children. */
function severalChildren(rng: Random) {
  const disorder = rng.pick(DISORDERS)
  const event = rng.pick(EVENTS)
  const children = rng.int(2, 3)
  const whole = 4 ** children
  const none = 3 ** children
  const exactly = children * 3 ** (children - 1)
  const parts = { none, 'at least one': whole - none, all: 1, 'exactly one': exactly }
  const answer = fraction(parts[event], whole)
  const number = children === 2 ? 'two' : 'three'
  const of = {
    none: `none of the ${number} is affected`,
    'at least one': `at least one of the ${number} is affected`,
    all: children === 2 ? 'both are affected' : 'all three are affected',
    'exactly one': `exactly one of the ${number} is affected`,
  }[event]
  return {
    given: { find: 'children' as const, children, event },
    prompt: rng.pick([
      say`A man and a woman are both carriers (Aa) of ${disorder}, an autosomal recessive disorder. If they have ${number} children, what is the probability that ${of}?`,
      say`Both parents are heterozygous (Aa) for ${disorder}, which is autosomal recessive, and have ${number} children. The probability that ${of} is:`,
      say`${capital(disorder)} is inherited as an autosomal recessive trait. Two normal parents, both carriers, have ${number} children. Find the probability that ${of}.`,
      say`A couple, both carriers of the recessive allele for ${disorder}, plans to have ${number} children. What is the chance that ${of}?`,
    ]),
    answer,
    within: [0, 1] as const,
    mistakes: [
      ...EVENTS.filter((other) => other !== event).map((other) => ({
        value: fraction(parts[other], whole),
        because: say`that is the probability that ${{ none: 'none is affected', 'at least one': 'at least one is affected', all: `${children === 2 ? 'both' : 'all'} are affected`, 'exactly one': 'exactly one is affected' }[other]}`,
      })),
      { value: fraction(1, 4), because: say`that is the probability for one child to be affected` },
      { value: fraction(3, 4), because: say`that is the probability for one child to be healthy` },
      { value: fraction(children, 4), because: say`the probabilities of the children were added` },
    ],
    steps: [
      say`Aa × Aa: each child is affected with 1/4 and healthy with 3/4.`,
      say`The children are independent of each other, so the probabilities are multiplied.`,
      {
        none: say`None: (3/4)${children === 2 ? '²' : '³'}`,
        'at least one': say`At least one: 1 − (3/4)${children === 2 ? '²' : '³'}`,
        all: say`All: (1/4)${children === 2 ? '²' : '³'}`,
        'exactly one': say`Any of the ${number} may be the affected one: ${children} × 1/4 × (3/4)${children === 2 ? '' : '²'}`,
      }[event],
      say`So the probability is ${answer}`,
    ],
  }
}

function carriers(rng: Random) {
  if (rng.chance(0.5)) return severalChildren(rng)
  const child = rng.pick(['man', 'woman'])
  const partner = child === 'man' ? 'woman' : 'man'
  const disorder = rng.pick(DISORDERS)
  const asksCarrier = rng.chance(0.5)
  const answer = asksCarrier ? fraction(2, 3) : fraction(1, 6)
  const opening = rng.pick([
    say`${capital(disorder)} is an autosomal recessive disorder. Both parents of a normal ${child} are carriers (Aa) of it.`,
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
