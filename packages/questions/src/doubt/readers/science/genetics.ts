import { found, type ReaderGroup } from '../toolkit/found.ts'

/** The gametes of a genotype such as Tt or TtRr, each once for each way it is made. */
function gametes(genotype: string): string[] {
  let made = ['']
  for (let at = 0; at < genotype.length; at += 2)
    made = made.flatMap((start) => [genotype[at] ?? '', genotype[at + 1] ?? ''].map((one) => start + one))
  return made
}

/** Two gametes as a genotype, the capital first: t and T are Tt. */
const join = (one: string, other: string): string =>
  [...one].map((allele, at) => [allele, other[at] ?? ''].sort().join('')).join('')

/** What shows: T for TT and Tt, t for tt. */
const shows = (genotype: string): string =>
  (genotype.match(/../g) ?? []).map((pair) => pair[0] ?? '').join('')

function tally(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
const inLowest = (counts: readonly number[]): number[] => {
  const shared = counts.reduce(divisor, 0)
  return counts.map((count) => count / shared)
}

const PAIR = '([A-Za-z]{2}|[A-Za-z]{4})'
const CROSS = new RegExp(
  `(?:cross(?:ing)?|crossed|mating|progeny|offspring|ratio)[a-z\\s,]*?\\b${PAIR} ?(?:and|with|x|X|×|by|is crossed with|crossed with) ?${PAIR}\\b|^\\W*${PAIR} ?(?:x|X|×) ?${PAIR}\\b`,
)
const WORDS =
  /^(?:what|is|are|the|a|an|find|in|of|from|between|cross|crossing|crossed|with|and|give|gives|ratio|ratios|phenotypic|phenotype|genotypic|genotype|plants?|parents?|result|for|obtained|be|will|offspring|progeny|f1|f2|tell|write|\?|x|×|,|\.|:|-|pea)$/i

const ALLELES: Readonly<Record<string, readonly string[]>> = {
  A: ['A', 'O'],
  B: ['B', 'O'],
  AB: ['A', 'B'],
  O: ['O', 'O'],
}
/** All genotypes of a group: A is AA or AO. */
const GENOTYPES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  A: [
    ['A', 'A'],
    ['A', 'O'],
  ],
  B: [
    ['B', 'B'],
    ['B', 'O'],
  ],
  AB: [['A', 'B']],
  O: [['O', 'O']],
}
const groupOf = (one: string, other: string): string =>
  one === other ? one : [one, other].includes('O') ? (one === 'O' ? other : one) : 'AB'

export const genetics: ReaderGroup = {
  subject: 'Biology',
  concepts: ['Principles of Inheritance & Variation'],
  readers: [
    {
      // "Cross between Tt and tt, phenotypic ratio" / "TtRr x ttrr ratio"
      id: 'cross',
      cue: /cross|ratio/,
      read(r) {
        const match = CROSS.exec(r.original)
        const [one, other] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]]
        if (!match || !one || !other || one.length !== other.length) return null
        const letters = (one.match(/../g) ?? []).map((pair) => pair[0]?.toLowerCase())
        const isGenotype = [one, other].every((genotype) =>
          (genotype.match(/../g) ?? []).every(
            (pair, at) => pair[0]?.toLowerCase() === letters[at] && pair[1]?.toLowerCase() === letters[at],
          ),
        )
        if (!isGenotype || new Set(letters).size !== letters.length) return null
        const rest = r.original
          .replace(one, ' ')
          .replace(other, ' ')
          .split(/[\s]+|(?=[?,.:])/)
        if (!rest.every((word) => word === '' || WORDS.test(word))) return null
        // Without dominance, or in F2, the ratios are others.
        const wantsGenes = /genotyp/i.test(r.original)
        if (
          /f2|incomplete|co-?dominan|linked/i.test(r.original) ||
          (wantsGenes && /phenotyp/i.test(r.original))
        )
          return null
        const children = gametes(one).flatMap((first) => gametes(other).map((second) => join(first, second)))
        const genes = tally(children)
        const looks = tally(children.map(shows))
        const byCapital = (a: string, b: string) => (a < b ? -1 : 1)
        const list = (counts: ReadonlyMap<string, number>) => {
          const names = [...counts.keys()].sort(byCapital)
          const parts = inLowest(names.map((name) => counts.get(name) ?? 0))
          return { names, parts, text: parts.join(' : ') }
        }
        const [geneList, lookList] = [list(genes), list(looks)]
        const isOne = looks.size === 1
        const tellLook = (look: string) =>
          look.length > 1 ? look : /[A-Z]/.test(look) ? `dominant (${look}_)` : `recessive (${look}${look})`
        const phenotype = isOne
          ? `all ${tellLook(lookList.names[0] ?? '')}`
          : `${lookList.text} (${lookList.names.map(tellLook).join(' : ')})`
        const genotype =
          genes.size === 1 ? `all ${geneList.names[0]}` : `${geneList.text} (${geneList.names.join(' : ')})`
        // Nine genotypes are no answer that anybody types.
        if (genes.size > 4 && wantsGenes) return null
        const answer = wantsGenes ? genotype : phenotype
        return found({
          value:
            (wantsGenes ? genes.size : looks.size) === 1 ? answer : (wantsGenes ? geneList : lookList).text,
          shown: `${answer[0]?.toUpperCase() ?? ''}${answer.slice(1)}`,
          steps: [
            [
              'Gametes',
              `${one}: ${[...new Set(gametes(one))].join(', ')}; ${other}: ${[...new Set(gametes(other))].join(', ')}`,
            ],
            ['Genotypes', genotype],
            ['Phenotypes', phenotype],
          ],
          check:
            children.length === 4 ** letters.length &&
            [...looks.values()].reduce((sum, count) => sum + count, 0) === children.length,
        })
      },
    },
    {
      // "Blood group of child if mother is AB and father is O"
      id: 'blood-groups',
      cue: /blood group/,
      read(r) {
        const text = r.original
        const groups = [
          ...text.matchAll(/(?<![A-Za-z])(AB|A|B|O)(?: ?(?:blood )?group| type)?(?![A-Za-z'+-])/g),
        ].map(([, group = '']) => group)
        const plain = text
          .toLowerCase()
          .replace(/\b(?:ab|a|b|o)\b/g, ' ')
          .replace(/[?.,:]/g, ' ')
          .split(/\s+/)
          .filter((word) => word !== '')
        const isAsked =
          /child|children|offspring|baby|kids?/.test(text.toLowerCase()) &&
          plain.every((word) =>
            /^(?:what|which|can|could|may|will|would|be|is|are|the|of|if|when|blood|groups?|types?|possible|child|children|child's|offspring|baby|kids?|mother|father|mother's|father's|parents?|has|have|having|and|with|one|other|whose|find|their|both|in|for|an|possibilities)$/.test(
              word,
            ),
          )
        // 'A' is also the article: only groups in capitals, one for each parent.
        const parents =
          /both parents/i.test(text) && groups.length === 1 ? [groups[0] ?? '', groups[0] ?? ''] : groups
        if (!isAsked || parents.length !== 2) return null
        const [first = '', second = ''] = parents
        const [mothers, fathers] = [GENOTYPES[first], GENOTYPES[second]]
        if (!mothers || !fathers) return null
        const possible = new Set(
          mothers.flatMap((mother) =>
            fathers.flatMap((father) => mother.flatMap((one) => father.map((other) => groupOf(one, other)))),
          ),
        )
        const inOrder = ['A', 'B', 'AB', 'O'].filter((group) => possible.has(group))
        const told =
          inOrder.length === 1
            ? (inOrder[0] ?? '')
            : `${inOrder.slice(0, -1).join(', ')} or ${inOrder.at(-1)}`
        const again = new Set(
          (ALLELES[first] ?? []).flatMap((one) =>
            (ALLELES[second] ?? []).map((other) => groupOf(one, other)),
          ),
        )
        return found({
          value: told,
          steps: [
            [
              'Genotypes of the parents',
              `${first}: ${mothers.map((pair) => pair.join('')).join(' or ')}; ${second}: ${fathers.map((pair) => pair.join('')).join(' or ')} (A and B dominate O)`,
            ],
            ['Groups that their alleles can make', told],
          ],
          // With one O hidden where it can be, all the groups are there already.
          check: again.size === possible.size && [...again].every((group) => possible.has(group)),
        })
      },
    },
  ],
}
