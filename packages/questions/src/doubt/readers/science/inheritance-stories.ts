import Fraction from 'fraction.js'
import { found, type Reader, type ReaderGroup } from '../toolkit/found.ts'

/** Dominant and recessive characters of Mendel's peas. */
const CHARACTERS: readonly (readonly [dominant: string, recessive: string])[] = [
  ['tall', 'dwarf|short'],
  ['round', 'wrinkled'],
  ['violet|purple', 'white'],
  ['axial', 'terminal'],
  ['inflated|full', 'constricted'],
]
const PART: Readonly<Record<string, string>> = {
  '0': '0',
  '1': '1',
  '0.25': '1/4',
  '0.5': '1/2',
  '0.75': '3/4',
}

/** The share of a cross as it was asked for: percent, chance, or ratio of the two kinds. */
function told(share: number, asked: string, steps: readonly (readonly [string, string])[]) {
  const isPercent = /percent|%/.test(asked)
  return found({
    value: isPercent ? share * 100 : share,
    unit: isPercent ? '%' : '',
    shown: isPercent ? `${share * 100}%` : `${PART[String(share)] ?? share} (${share * 100}%)`,
    steps,
    check: share >= 0 && share <= 1 && Number.isInteger(share * 4),
  })
}

const ASK = '(percentage|percent|%|probability|chances?|fraction|proportion)'
const PLANTS =
  'plant plants pea peas garden seed seeds seeded flower flowers flowered pod pods offspring offsprings progeny f1 f2 generation be would will produced obtained cross crossed crossing between with a the of in are from get expected number their them parents parent when is if variety its which having selfed child children resulting next'

/** "A heterozygous tall pea plant is crossed with a dwarf plant. What percentage of the offspring will be tall?" */
const crossInWords: Reader = {
  id: 'cross-in-words',
  cue: /cross|self/,
  read(r) {
    if (
      r.has(
        'dihybrid|2 (?:traits|characters)|linked|incomplete|codominan\\w*|co-dominan\\w*|not|and (?:round|yellow|red|green|white|wrinkled)|test cross|how many',
      )
    )
      return null
    const pair = CHARACTERS.find(
      ([dominant, recessive]) => r.has(`(?:${dominant})`) || r.has(`(?:${recessive})`),
    )
    if (!pair) return null
    const [dominant, recessive] = pair
    const any = `${dominant}|${recessive}`
    const ask = r.words(
      `${ASK} (?:of |that )?(?:(?:the |their |a )*(?:offsprings?|progeny|plants?|f1(?: generation| plants)?|f2(?: generation| plants)?|children) )?(?:will be |would be |are |being |to be |is |getting |which are |having |expected to be |of )*(?:a )?(${any})(?: plants?| offsprings?)?|${ASK} of (${any}) (?:plants?|offsprings?|progeny)`,
    )
    const [how = '', kind = ''] = ask ?? []
    if (!ask) return null
    const pure = '(?:homozygous|pure|pure[- ]breeding|true[- ]breeding)'
    const hybrid = '(?:heterozygous|hybrid)'
    const parents: string[][] = []
    for (;;) {
      const parent = r.words(
        `(?:a |an |the )*(${pure}|${hybrid})?,? ?(${any})(?: (?:pea|garden|seeded|flowered|podded))*(?: plants?| parent| variety)?`,
      )
      if (!parent) break
      const isWord = new RegExp(`^(?:${any})$`)
      const trait = parent.find((one) => isWord.test(one)) ?? ''
      const kind = parent.find((one) => !isWord.test(one)) ?? ''
      if (new RegExp(`^(?:${recessive})$`).test(trait)) {
        if (new RegExp(hybrid).test(kind)) return null
        parents.push(['d', 'd'])
      } else if (new RegExp(`^${pure}$`).test(kind)) parents.push(['D', 'D'])
      else if (new RegExp(`^${hybrid}$`).test(kind)) parents.push(['D', 'd'])
      else return null
    }
    // 'Two heterozygous tall plants are crossed', 'a heterozygous tall plant is selfed'
    const isBoth = r.drop(
      '(?:self(?:ed|[- ]pollinated)|selfing)|2|with itself|with each other|among themselves',
    )
    if (parents.length === 1 && isBoth && parents[0]) parents.push(parents[0])
    const [one, other] = parents
    if (!one || !other || parents.length !== 2 || !r.done(PLANTS)) return null
    const children = one.flatMap((a) => other.map((b) => a + b))
    const isDominant = new RegExp(`^(?:${dominant})$`).test(kind)
    const share = children.filter((child) => child.includes('D') === isDominant).length / children.length
    return told(share, how, [
      ['Parents', `${one.join('')} × ${other.join('')} (D: ${dominant.split('|')[0]}, dominant)`],
      ['Offspring', children.map((child) => [...child].sort().join('')).join(', ')],
    ])
  },
}

/** "A carrier woman for colour blindness marries a normal man. Probability that a son is colour blind?" */
const sexLinked: Reader = {
  id: 'x-linked-inheritance',
  cue: /colou?r[- ]?blind|haemophili|hemophili/,
  read(r) {
    if (
      r.has(
        'father (?:of|was|is|were)|whose|grand\\w*|brother|sister|not|parents are|2 (?:sons|daughters|children)|both|neither|uncle|first child',
      )
    )
      return null
    const trait = '(?:colou?r[- ]?blind(?:ness)?|ha?emophilic|ha?emophilia)'
    const woman = '(?:woman|mother|wife|lady|female)'
    const man = '(?:man|father|husband|male)'
    // 'What percent of the sons of … will be colour blind': who comes first and what last.
    const split = r.words(`${ASK}(?: of)?(?: the| their)* (sons?|daughters?|children) of`)
    const last = split && r.words(`(?:will be|would be|are|is) (?:a )?(${trait}|carriers?)(?=[ ?.]*$)`)
    if (split && !last) return null
    const ask =
      split && last
        ? [...split, ...last]
        : r.words(
            `(?:what is |find )?(?:the )?${ASK}(?: of| that| for)?(?: having| getting)?(?: their| the| a| an| her)*(?: affected)? ?(sons?|daughters?|children|child|offsprings?)(?: (?:will be|being|is|are|to be|who are|suffering from|having|would be|with|be|affected with|having))* ?(?:a )?(${trait}|carriers?)|(?:what is |find )?(?:the )?${ASK}(?: of)? (?:a |having )*(${trait}|carrier) (sons?|daughters?|children|child)`,
          )
    if (!ask) return null
    const who = ask.find((word) => /^(?:son|daughter|child|offspring)/.test(word)) ?? ''
    const asksCarrier = ask.some((word) => /^carrier/.test(word))
    const mother =
      r.words(`(?:a |the )?(carrier)(?: ${woman})?(?: (?:for|of) ${trait})(?: ${woman})?`) ??
      r.words(`(?:a |the )?${woman}(?: who)?(?: is)?(?: a)? (carrier)(?: (?:for|of) ${trait})?`) ??
      r.words(`(?:a |the )?(carrier) ${woman}`) ??
      r.words(`(?:a |the )?(normal|${trait})(?: vision)? ${woman}`) ??
      r.words(`(?:a |the )?${woman}(?: is| with| having)? (normal|${trait})(?: vision)?`)
    const father =
      r.words(`(?:a |the )?(normal|${trait})(?:[- ](?:vision|visioned))? ${man}`) ??
      r.words(
        `(?:a |the )?${man}(?: who)?(?: is| with| having| suffering from)? (normal|${trait})(?: vision)?`,
      )
    if (!mother?.[0] || !father?.[0]) return null
    r.drop(`${trait}|carrier`)
    if (
      !r.done(
        'marries married marry a the with and to is are for who if vision their couple gene of has x-linked',
      )
    )
      return null
    const isTrait = (word: string) => /blind|philia|philic/.test(word)
    const eggs = mother[0] === 'carrier' ? ['X', 'x'] : isTrait(mother[0]) ? ['x', 'x'] : ['X', 'X']
    const sperm = [isTrait(father[0]) ? 'x' : 'X', 'Y']
    const children = eggs.flatMap((egg) => sperm.map((one) => egg + one))
    const among = children.filter((child) =>
      /^son/.test(who) ? child.includes('Y') : /^daughter/.test(who) ? !child.includes('Y') : true,
    )
    const isIt = (child: string) =>
      asksCarrier ? !child.includes('Y') && child.includes('x') && child.includes('X') : !child.includes('X')
    // A son is never a carrier.
    if (asksCarrier && /^son/.test(who)) return null
    const share = among.filter(isIt).length / among.length
    return told(share, ask[0] ?? '', [
      [
        'The gene is on the X chromosome (x carries it)',
        `mother X-chromosomes ${eggs.join(', ')}; father ${sperm.join(' and ')}`,
      ],
      ['Children', children.join(', ')],
      [
        `Of the ${/^son/.test(who) ? 'sons' : /^daughter/.test(who) ? 'daughters' : 'children'}`,
        `${among.filter(isIt).length} of ${among.length}`,
      ],
    ])
  },
}

const BASES: Readonly<Record<string, string>> = {
  adenine: 'A',
  thymine: 'T',
  guanine: 'G',
  cytosine: 'C',
}
const BASE = '(adenine|thymine|guanine|cytosine)'

/** "A DNA has 30% adenine. Percentage of cytosine?" */
const basesOfDna: Reader = {
  id: 'bases-of-dna',
  cue: /\bdna\b/,
  concepts: ['Molecular Basis of Inheritance'],
  read(r) {
    if (r.has('rna|single|ss|1 strand|not|strand|bacteriophage|virus|phage|m-?rna|bonds?|number|total'))
      return null
    const told =
      r.words(`#% (?:of )?(?:the )?(?:bases? (?:is|are|being) )?${BASE}`) ??
      r.words(`(?:the )?(?:percentage |% )?(?:of )?${BASE}(?: content)?(?: is| =|:| being)* ?#%`)
    const asked = r.words(
      `(?:the )?(?:percentage|percent|% ?|amount|how much|what %|content)(?: of)?(?: of the)? ?${BASE}|${BASE} (?:percentage|percent|%|content)`,
    )
    if (!told || !asked) return null
    if (
      !r.done(
        'dna double stranded double-stranded molecule sample segment has contains having contain containing present its it bases base nitrogenous nitrogen will would in is then',
      )
    )
      return null
    const given = told.find((one) => one in BASES) ?? ''
    const size = Number(told.find((one) => /^[\d.]+$/.test(one)))
    const wanted = asked.find((one) => one in BASES) ?? ''
    if (given === wanted || !(size > 0 && size < 50)) return null
    const isPair = /^(?:AT|TA|GC|CG)$/.test(`${BASES[given]}${BASES[wanted]}`)
    const value = isPair ? new Fraction(size) : new Fraction(50).sub(new Fraction(size))
    return found({
      value: value.valueOf(),
      unit: '%',
      steps: [
        ["Chargaff's rule", 'In a double strand A = T and G = C, so A + G = 50%'],
        [
          wanted[0]?.toUpperCase() + wanted.slice(1),
          `${isPair ? `as much as ${given}` : `50% − ${size}%`} = ${value.valueOf()}%`,
        ],
      ],
      check: isPair ? value.equals(new Fraction(size)) : value.add(new Fraction(size)).equals(50),
    })
  },
}

export const inheritanceStories: ReaderGroup = {
  subject: 'Biology',
  concepts: ['Principles of Inheritance & Variation'],
  readers: [basesOfDna, crossInWords, sexLinked],
}
