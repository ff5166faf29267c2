import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, percent, quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A DNA molecule holds 22% adenine. What percent of its bases is guanine?" */
export const dnaComplement = defineGenerator({
  id: 'biology/dna-complement',
  version: 6,
  levels: {
    easy: { forms: [complement, transcript] },
    medium: { forms: [shareByChargaff, hydrogenBonds] },
    hard: { forms: [shareOfBonds, bondsOfLength, strandToDuplex] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'strand': {
        // Base by base, the partner that makes a pair.
        const pairs = given.kind === 'DNA' ? ['AT', 'TA', 'GC', 'CG'] : ['AU', 'TA', 'GC', 'CG']
        const partners = [...given.strand].map((base) => pairs.find((pair) => pair[0] === base)?.[1] ?? '?')
        return given.kind === 'DNA' ? `3'-${partners.join('')}-5'` : `5'-${partners.join('')}-3'`
      }
      case 'share': {
        const isSame = PARTNER[given.base] === given.wanted
        return isSame ? given.percent : (100 - 2 * given.percent) / 2
      }
      case 'bonds': {
        // Count pair by pair along the molecule.
        let bonds = 0
        for (let pair = 0; pair < given.pairs; pair++) bonds += pair < given.adenines ? 2 : 3
        return bonds
      }
      case 'share of bonds': {
        // Every pair has two bonds; those of G and C have one more.
        const guanines = given.bonds - 2 * given.pairs
        const number =
          given.wanted === 'guanine' || given.wanted === 'cytosine' ? guanines : given.pairs - guanines
        return (number / (2 * given.pairs)) * 100
      }
      case 'bonds of length': {
        const pairs = given.nanometres / 0.34
        const isWeak = given.base === 'adenine' || given.base === 'thymine'
        const weak = isWeak ? (given.percent / 100) * 2 * pairs : pairs - (given.percent / 100) * 2 * pairs
        return Math.round(weak) * 2 + Math.round(pairs - weak) * 3
      }
      case 'duplex': {
        // Write down 100 bases of the strand and their partners, and count.
        const strand = Object.entries(given.strand).flatMap(([base, number]) =>
          Array.from({ length: number }, () => base),
        )
        const all = [...strand, ...strand.map((base) => PARTNER[base] ?? '')]
        return (all.filter((base) => base === given.wanted).length / all.length) * 100
      }
    }
  },
})

const PARTNER: Readonly<Record<string, string>> = {
  adenine: 'thymine',
  thymine: 'adenine',
  guanine: 'cytosine',
  cytosine: 'guanine',
}

const SOURCES = [
  'a bacterium',
  'a virus',
  'a bacteriophage',
  'an unknown organism',
  'a newly found microbe',
  'a plasmid',
]

const drawScene = (rng: Random) => ({
  source: rng.pick(SOURCES),
})

const BASES = ['A', 'T', 'G', 'C']

/** A strand in which every base occurs and which does not read the same backwards as its complement. */
function drawStrand(rng: Random): string {
  return rng.until(
    () => Array.from({ length: 9 }, () => rng.pick(BASES)).join(''),
    (strand) =>
      BASES.every((base) => strand.includes(base)) &&
      new Set([swap(strand, DNA), strand, reverse(strand), reverse(swap(strand, DNA))]).size === 4,
  )
}

const DNA: Readonly<Record<string, string>> = { A: 'T', T: 'A', G: 'C', C: 'G' }
const RNA: Readonly<Record<string, string>> = { A: 'U', T: 'A', G: 'C', C: 'G' }
const swap = (strand: string, partners: Readonly<Record<string, string>>): string =>
  [...strand].map((base) => partners[base] ?? base).join('')
const reverse = (strand: string): string => [...strand].reverse().join('')

function complement(rng: Random) {
  const { source } = drawScene(rng)
  const strand = drawStrand(rng)
  const show = (bases: string) => `3'-${bases}-5'`
  const right = swap(strand, DNA)
  const answer = show(right)
  const written = `5'-${strand}-3'`
  return {
    given: { find: 'strand' as const, kind: 'DNA' as const, strand },
    prompt: stem(
      rng,
      [
        say`The sequence of one strand of a DNA segment is ${written}.`,
        say`One strand of DNA isolated from ${source} has the sequence ${written}.`,
        say`A segment of double-stranded DNA of ${source} has ${written} as one of its strands.`,
      ],
      [
        say`The sequence of its complementary strand is:`,
        say`What is the sequence of the complementary strand?`,
        say`Which of the following is the complementary strand?`,
      ],
    ),
    answer,
    mistakes: [
      { value: show(strand), because: say`the same bases were copied instead of their partners` },
      { value: show(reverse(right)), because: say`the partners were written in the reverse order` },
      { value: show(reverse(strand)), because: say`the strand was only turned round` },
      {
        value: show(swap(strand, { A: 'G', G: 'A', T: 'C', C: 'T' })),
        because: say`A was paired with G, and T with C`,
      },
      {
        value: show(swap(strand, { A: 'C', C: 'A', T: 'G', G: 'T' })),
        because: say`A was paired with C, and T with G`,
      },
      { value: show(swap(strand, RNA)), because: say`U was written for T, as in RNA` },
      {
        value: show(swap(strand, { A: 'T', T: 'A' })),
        because: say`only A and T were exchanged; G and C pair too`,
      },
      {
        value: show(swap(strand, { G: 'C', C: 'G' })),
        because: say`only G and C were exchanged; A and T pair too`,
      },
    ],
    steps: [
      say`A pairs with T, and G pairs with C; the strands run in opposite directions.`,
      say`Base by base, ${written} faces ${answer}`,
    ],
  }
}

function transcript(rng: Random) {
  const { source } = drawScene(rng)
  const strand = drawStrand(rng)
  const show = (bases: string) => `5'-${bases}-3'`
  const right = swap(strand, RNA)
  const answer = show(right)
  const written = `3'-${strand}-5'`
  return {
    given: { find: 'strand' as const, kind: 'RNA' as const, strand },
    prompt: stem(
      rng,
      [
        say`The template strand of a gene has the sequence ${written}.`,
        say`In a gene of ${source}, a part of the template strand reads ${written}.`,
        say`A segment of the template strand of DNA from ${source} is ${written}.`,
      ],
      [
        say`The sequence of the mRNA transcribed from it is:`,
        say`What is the sequence of the transcribed mRNA?`,
        say`Which of the following is the mRNA formed on it?`,
      ],
    ),
    answer,
    mistakes: [
      { value: show(swap(strand, DNA)), because: say`T was written, but RNA has U in its place` },
      {
        value: show(strand.replaceAll('T', 'U')),
        because: say`the template was copied with U for T, instead of its partners`,
      },
      { value: show(reverse(right)), because: say`the partners were written in the reverse order` },
      { value: show(swap(strand, { A: 'G', G: 'A', T: 'C', C: 'U' })), because: say`A was paired with G` },
      { value: show(swap(strand, { A: 'C', C: 'A', T: 'G', G: 'U' })), because: say`A was paired with C` },
      {
        value: show(swap(strand, { A: 'U', T: 'A' })),
        because: say`only A and T were changed; G and C pair too`,
      },
      { value: show(swap(strand, { A: 'A', T: 'U', G: 'C', C: 'G' })), because: say`A and U were exchanged` },
    ],
    steps: [
      say`In RNA, U takes the place of T: A of the template gives U, T gives A, G gives C and C gives G.`,
      say`Base by base, ${written} gives ${answer}`,
    ],
  }
}

function shareByChargaff(rng: Random) {
  const { source } = drawScene(rng)
  const [base, wanted] = rng.pick([
    ['adenine', 'guanine'],
    ['adenine', 'cytosine'],
    ['thymine', 'guanine'],
    ['thymine', 'cytosine'],
    ['guanine', 'adenine'],
    ['guanine', 'thymine'],
    ['cytosine', 'adenine'],
    ['cytosine', 'thymine'],
  ])
  const share = rng.int(140, 360, 2) / 10
  const value = (500 - Math.round(share * 10)) / 10
  const answer = percent(value)
  return {
    given: { find: 'share' as const, base, wanted, percent: share },
    prompt: stem(
      rng,
      [
        say`The double-stranded DNA of ${source} contains ${percent(share)} ${base}.`,
        say`In a sample of double-stranded DNA from ${source}, ${percent(share)} of the bases are ${base}.`,
        say`On analysis, ${percent(share)} of the nitrogenous bases in the DNA of ${source} were found to be ${base}.`,
        say`A double-stranded DNA, isolated from ${source}, has ${base} as ${percent(share)} of its bases.`,
      ],
      [
        say`The percentage of ${wanted} in it is:`,
        say`According to Chargaff's rule, what is the percentage of ${wanted}?`,
        say`Find the percentage of ${wanted}.`,
        say`What per cent of its bases will be ${wanted}?`,
      ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: share, because: say`that is the share of ${PARTNER[base] ?? ''}, the partner of ${base}` },
      { value: 100 - share, because: say`that is the share of the three other bases together` },
      { value: 100 - 2 * share, because: say`that is the share of ${wanted} and its partner together` },
      { value: 2 * share, because: say`that is the share of ${base} and its partner together` },
      { value: share / 2, because: say`the share of ${base} was halved` },
      { value: 25, because: say`the four bases were taken to be equally frequent` },
      { value: value / 2, because: say`the rest was divided by 4 instead of 2` },
    ],
    steps: [
      say`As ${base} pairs with ${PARTNER[base] ?? ''}, both are equally frequent: together 2 × ${percent(share)} = ${percent(2 * share)}.`,
      say`For the other two, 100% − ${percent(2 * share)} = ${percent(100 - 2 * share)} are left.`,
      say`Each has half of it, so ${wanted} has ${answer}`,
    ],
  }
}

function hydrogenBonds(rng: Random) {
  const { source } = drawScene(rng)
  const pairs = rng.int(4, 40) * 50
  const share = rng.int(15, 35)
  const adenines = (2 * pairs * share) / 100
  const rest = pairs - adenines
  const value = 2 * adenines + 3 * rest
  return {
    given: { find: 'bonds' as const, pairs, adenines },
    prompt: stem(
      rng,
      [
        say`A double-stranded DNA segment of ${source} has ${pairs} base pairs, and ${adenines} of its bases are adenine.`,
        say`A DNA duplex of ${pairs} base pairs from ${source} contains ${adenines} adenine bases.`,
        say`There are ${adenines} adenine residues in a double-stranded DNA of ${pairs} base pairs obtained from ${source}.`,
        say`Among the bases of a double-stranded DNA molecule of ${source}, which has ${pairs} base pairs, there are ${adenines} adenines.`,
      ],
      [
        say`The total number of hydrogen bonds in it is:`,
        say`How many hydrogen bonds hold the two strands together?`,
        say`Find the number of hydrogen bonds between the two strands.`,
        say`What is the number of hydrogen bonds that have to be broken to separate the strands?`,
      ],
    ),
    answer: count(value),
    mistakes: [
      {
        value: 3 * adenines + 2 * rest,
        because: say`the bonds were exchanged: A and T have two, G and C three`,
      },
      { value: 2 * pairs, because: say`every pair was given two bonds` },
      { value: 3 * pairs, because: say`every pair was given three bonds` },
      { value: 2 * adenines, because: say`only the pairs of A and T were counted` },
      { value: 3 * rest, because: say`only the pairs of G and C were counted` },
      { value: 2.5 * pairs, because: say`half of the pairs were taken to be A with T` },
      {
        value: adenines + 3 * (pairs - adenines / 2),
        because: say`the adenines were shared out as if each pair held two of them`,
      },
      { value: 2 * value, because: say`each pair was counted once for every strand` },
    ],
    steps: [
      say`Each adenine pairs with a thymine: ${adenines} pairs of A and T.`,
      say`The others are G with C: ${pairs} − ${adenines} = ${rest} pairs`,
      say`A and T are held by 2 hydrogen bonds, G and C by 3.`,
      say`Bonds = ${adenines} × 2 + ${rest} × 3 = ${value}`,
    ],
  }
}

const NAMES = ['adenine', 'thymine', 'guanine', 'cytosine'] as const

/** "A DNA of 1,000 base pairs has 2,600 hydrogen bonds. What per cent of its bases is adenine?" */
function shareOfBonds(rng: Random) {
  const { source } = drawScene(rng)
  const wanted = rng.pick(NAMES)
  const pairs = rng.int(4, 40) * 50
  const share = rng.int(15, 35)
  // The share of A, and so of T; that of G and of C is the rest.
  const adenines = (2 * pairs * share) / 100
  const bonds = 3 * pairs - adenines
  const isWeak = wanted === 'adenine' || wanted === 'thymine'
  const value = isWeak ? share : 50 - share
  const answer = percent(value)
  return {
    given: { find: 'share of bonds' as const, pairs, bonds, wanted },
    prompt: stem(
      rng,
      [
        say`A double-stranded DNA segment of ${source} has ${pairs} base pairs, which are held together by ${bonds} hydrogen bonds.`,
        say`The two strands of a DNA duplex of ${pairs} base pairs from ${source} are joined by ${bonds} hydrogen bonds.`,
        say`There are ${bonds} hydrogen bonds in a double-stranded DNA of ${pairs} base pairs, obtained from ${source}.`,
        say`To separate the strands of a DNA of ${pairs} base pairs, isolated from ${source}, ${bonds} hydrogen bonds have to be broken.`,
      ],
      [
        say`The percentage of ${wanted} among its bases is:`,
        say`What percentage of its bases is ${wanted}?`,
        say`Find the percentage of ${wanted} in it.`,
      ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: [
      {
        value: 50 - value,
        because: say`that is the share of the other kind of pair: A and T have two bonds, G and C three`,
      },
      { value: 2 * value, because: say`that is the share of ${wanted} and its partner together` },
      { value: 100 - 2 * value, because: say`that is the share of the two other bases together` },
      { value: value / 2, because: say`the share was halved once more` },
      { value: 25, because: say`the four bases were taken to be equally frequent` },
      { value: value + 5, because: say`the number of pairs was worked out wrongly` },
      { value: value - 5, because: say`the number of pairs was worked out wrongly` },
    ],
    steps: [
      say`With two bonds each, the ${pairs} pairs would have ${2 * pairs} bonds.`,
      say`Each pair of G and C has one more: ${bonds} − ${2 * pairs} = ${bonds - 2 * pairs} such pairs`,
      say`A with T: ${pairs} − ${bonds - 2 * pairs} = ${adenines} pairs, so there are ${isWeak ? adenines : pairs - adenines} ${wanted}s among ${2 * pairs} bases.`,
      say`${isWeak ? adenines : pairs - adenines} ÷ ${2 * pairs} × 100 = ${answer}`,
    ],
  }
}

/** "A DNA is 340 nm long, with 0.34 nm from pair to pair, and has 20% adenine. How many hydrogen bonds has it?" */
function bondsOfLength(rng: Random) {
  const { source } = drawScene(rng)
  const base = rng.pick(NAMES)
  const pairs = rng.int(2, 40) * 50
  const share = rng.int(15, 35)
  const isWeak = base === 'adenine' || base === 'thymine'
  const number = (2 * pairs * share) / 100
  const [weak, strong] = isWeak ? [number, pairs - number] : [pairs - number, number]
  const value = 2 * weak + 3 * strong
  const nanometres = (pairs * 34) / 100
  return {
    given: { find: 'bonds of length' as const, nanometres, base, percent: share },
    prompt: stem(
      rng,
      [
        say`A double-stranded DNA of ${source} is ${quantity(nanometres, 'nm')} long, and ${percent(share)} of its bases are ${base}.`,
        say`The length of a DNA duplex from ${source} is ${quantity(nanometres, 'nm')}. It contains ${percent(share)} ${base}.`,
        say`In a double-stranded DNA of length ${quantity(nanometres, 'nm')}, isolated from ${source}, ${base} makes up ${percent(share)} of the bases.`,
      ],
      [
        say`The number of hydrogen bonds in it is:`,
        say`How many hydrogen bonds hold its strands together?`,
        say`Find the number of hydrogen bonds between its two strands.`,
      ],
      [
        say`(Distance between consecutive base pairs = 0.34 nm)`,
        say`Take the distance between two consecutive base pairs as 0.34 nm.`,
      ],
    ),
    answer: count(value),
    mistakes: [
      {
        value: 3 * weak + 2 * strong,
        because: say`the bonds were exchanged: A and T have two, G and C three`,
      },
      { value: 2 * value, because: say`the length was taken to hold twice as many pairs` },
      { value: value / 2, because: say`only half of the pairs were counted` },
      { value: 2.5 * pairs, because: say`half of the pairs were taken to be A with T` },
      { value: 2 * pairs, because: say`every pair was given two bonds` },
      { value: 3 * pairs, because: say`every pair was given three bonds` },
      {
        value: 3 * pairs - (isWeak ? number / 2 : pairs - number / 2),
        because: say`${percent(share)} of the pairs were taken to have ${base}, but it is ${percent(share)} of the bases`,
      },
    ].filter((wrong) => Number.isInteger(wrong.value)),
    steps: [
      say`Base pairs = ${nanometres} ÷ 0.34 = ${pairs}, so there are ${2 * pairs} bases.`,
      say`${base.charAt(0).toUpperCase()}${base.slice(1)} = ${percent(share)} of ${2 * pairs} = ${number}, each in a pair of its own`,
      say`Pairs of A and T: ${weak}; pairs of G and C: ${strong}`,
      say`Bonds = ${weak} × 2 + ${strong} × 3 = ${value}`,
    ],
  }
}

/** "One strand has 30% A, 20% T, 28% G and 22% C. What per cent of the bases of the whole DNA is A?" */
function strandToDuplex(rng: Random) {
  const { source } = drawScene(rng)
  const wanted = rng.pick(NAMES)
  const { adenine, thymine, guanine, cytosine } = rng.until(
    () => {
      const [adenine, thymine, guanine] = [rng.int(12, 40), rng.int(12, 40), rng.int(12, 40)]
      return { adenine, thymine, guanine, cytosine: 100 - adenine - thymine - guanine }
    },
    (drawn) => drawn.cytosine >= 12 && drawn.adenine !== drawn.thymine && drawn.guanine !== drawn.cytosine,
  )
  const shares = { adenine, thymine, guanine, cytosine }
  const partner = { adenine: thymine, thymine: adenine, guanine: cytosine, cytosine: guanine }[wanted]
  const own = shares[wanted]
  const value = (own + partner) / 2
  const answer = percent(value)
  const list = say`adenine ${percent(adenine)}, thymine ${percent(thymine)}, guanine ${percent(guanine)} and cytosine ${percent(cytosine)}`
  return {
    given: { find: 'duplex' as const, strand: shares, wanted },
    prompt: stem(
      rng,
      [
        say`The bases of one strand of a double-stranded DNA of ${source} are ${list}.`,
        say`On analysis, one strand of a DNA duplex from ${source} was found to have ${list}.`,
        say`One of the two strands of a DNA, isolated from ${source}, has the composition ${list}.`,
      ],
      [
        say`The percentage of ${wanted} in the whole double-stranded DNA is:`,
        say`What percentage of all the bases of the double-stranded DNA is ${wanted}?`,
        say`Find the percentage of ${wanted} in the double-stranded molecule.`,
      ],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: own, because: say`that is the share of ${wanted} in this strand only` },
      { value: partner, because: say`that is its share in the other strand only` },
      { value: own + partner, because: say`the shares of the two strands were added and not averaged` },
      { value: 50 - value, because: say`that is the share of either of the other two bases` },
      { value: 25, because: say`the four bases were taken to be equally frequent` },
      { value: 50 - own, because: say`the rule for the whole molecule was used on one strand` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`${wanted.charAt(0).toUpperCase()}${wanted.slice(1)} pairs with ${PARTNER[wanted] ?? ''}, so the other strand has as much ${wanted} as this one has ${PARTNER[wanted] ?? ''}: ${percent(partner)}`,
      say`This strand has ${percent(own)}.`,
      say`Both strands have equally many bases, so the average of the two is taken.`,
      say`(${own} + ${partner}) ÷ 2 = ${answer}`,
    ],
  }
}
