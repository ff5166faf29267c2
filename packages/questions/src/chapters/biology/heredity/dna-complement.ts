import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, percent } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A DNA molecule holds 22% adenine. What percent of its bases is guanine?" */
export const dnaComplement = defineGenerator({
  id: 'biology/dna-complement',
  version: 5,
  levels: {
    easy: { forms: [complement, transcript] },
    medium: { forms: [shareByChargaff] },
    hard: { forms: [hydrogenBonds] },
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
