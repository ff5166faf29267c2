import { type Asked, answered, clean, inOrder, places } from '../toolkit/asked.ts'
import { type Reader, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { law, product, readStory, sum } from '../toolkit/story.ts'
import { formulaIn } from './chemistry.ts'

const AVOGADRO = 6.022e23
const ELEMENTS: Readonly<Record<string, string>> = {
  hydrogen: 'H',
  carbon: 'C',
  nitrogen: 'N',
  oxygen: 'O',
  sodium: 'Na',
  sulphur: 'S',
  sulfur: 'S',
  chlorine: 'Cl',
  calcium: 'Ca',
  potassium: 'K',
  phosphorus: 'P',
}
const NAMES = Object.keys(ELEMENTS).join('|')

/** "How many moles and how many molecules are present in 11 g of CO2?" / "how many moles of oxygen atoms are in 22 g of CO2" */
const moleCounts: Reader = {
  id: 'mole-counts',
  cue: /mole|molecule|atoms/,
  concepts: ['Mole Concept'],
  read(r) {
    if (
      r.has(
        'molarity|molality|molar solution|mole fraction|reacts?|reaction|burns?|burnt|combustion|solution|produced|formed|required|needed|mixture|more|less|same number|equal number|ratio|electrons?|protons?|neutrons?|ions?|bonds?|not|removed|added|left|%|density|hydrated|# ml|mass of 1|one atom',
      )
    )
      return null
    const formula = formulaIn(r.original, r.text)
    if (!formula) return null
    const symbols = [...formula.counts.keys()]
    const molesOf = r.words(
      `(?:how many |the |number of )*moles? of (${NAMES})(?: atoms?)(?: are| is)?(?: present| there)?`,
    )
    const atomsOf = molesOf
      ? null
      : r.words(`(?:how many |the |number of |total )*(?:(${NAMES}) atoms|atoms of (${NAMES}))`)
    const molecules = places(r, '(?:how many |the |number of |no of )+molecules|molecules(?= and| are| in|$)')
    const atoms = places(r, '(?:how many |the |number of |no of |total )+atoms')
    const moles = places(r, '(?:how many |the |number of |no of )+moles?|moles(?= and| in|$)')
    const given = r.one('(?:in |of )?# kg')?.mul(1000) ?? r.one('(?:in |of )?# g')
    const amount = given ? undefined : r.one('(?:in |of )?# mol')
    const mass = amount ? places(r, '(?:the )?(?:mass|weight)|how many grams') : []
    for (const word of formula.words) r.drop(word)
    if (!r.done('of in are is present there contained contain contains sample find number gas')) return null
    const n = given ? given.valueOf() / formula.mass : (amount?.valueOf() ?? Number.NaN)
    if (!(n > 0)) return null
    const perMolecule = [...formula.counts.values()].reduce((all, one) => all + one, 0)
    const asked: Asked[] = []
    const element = ELEMENTS[(molesOf ?? atomsOf)?.[0] ?? '']
    if (molesOf || atomsOf) {
      const count = element && symbols.includes(element) ? formula.counts.get(element) : undefined
      // An element on its own is an atom here and a molecule there.
      if (count === undefined || symbols.length < 2) return null
      asked.push({
        at: 0,
        part: molesOf
          ? { label: 'moles of atoms', value: n * count, unit: 'mol' }
          : { label: 'atoms', value: n * count * AVOGADRO, unit: '' },
      })
    }
    if (given)
      for (const { at } of moles) asked.push({ at, part: { label: 'moles:', value: n, unit: 'mol' } })
    else if (moles.length > 0) return null
    for (const { at } of molecules)
      asked.push({ at, part: { label: 'molecules:', value: n * AVOGADRO, unit: 'molecules' } })
    for (const { at } of atoms)
      asked.push({ at, part: { label: 'atoms:', value: n * perMolecule * AVOGADRO, unit: 'atoms' } })
    for (const { at } of mass) asked.push({ at, part: { label: 'mass', value: n * formula.mass, unit: 'g' } })
    // What the older reader of one amount answers is left to it.
    if (asked.length === 1 && atoms.length === 0 && !molesOf && !atomsOf) return null
    return answered(
      inOrder(asked),
      [
        ['Molar mass', `${formula.shown}: ${sayMeasured(formula.mass)} g/mol`],
        ['Moles', `${sayMeasured(clean(n))} mol`],
        ['Particles', '1 mol has 6.022 × 10²³ of them'],
      ],
      Math.abs(n * formula.mass - (given?.valueOf() ?? n * formula.mass)) < 1e-9 * n * formula.mass,
    )
  },
}

/** "Find the mass in g of NaOH (molar mass 40) needed for 250 mL of 0.4 M solution" */
const soluteNeeded: Reader = {
  id: 'solute-needed',
  cue: /(?:mass|grams?|how much|amount|weight|moles).*\d m(?:olar)?\b|\d m(?:olar)?\b.*(?:mass|grams?|how much|amount|weight|moles)/,
  concepts: ['Solutions'],
  read(r) {
    if (
      r.has(
        'molality|mole fraction|density|%|mixed|dilut\\w+|neutrali[sz]\\w*|react\\w*|titrat\\w*|normal|ph|height|high|tall|long|speed|km|water must|add(?:ed)? water|not|more|remov\\w*|evaporat\\w*|current|metres?|wide|# kg',
      )
    )
      return null
    const told = r.one(
      '\\(?(?:molar|molecular|formula) (?:mass|weight)(?: of [a-z0-9]+)?(?: is| =|:|,)* ?#(?: ?(?:g/mol|g mol\\^\\(?-1\\)?|u|g))?\\)?',
    )
    const formula = formulaIn(r.original, r.text)
    const M = told?.valueOf() ?? formula?.mass
    for (const word of formula?.words ?? []) r.drop(word)
    const litres =
      r.one('(?:for |in |make |prepare |of |to )*# ml(?: of)?')?.div(1000) ??
      r.one('(?:for |in |make |prepare |of |to )*# l(?: of)?')
    const strength = r.one('(?:a |of )?# (?:m|molar)(?: aqueous)?(?: solution)?')
    const mass = places(
      r,
      '(?:the |what )*(?:mass|weight|amount)(?:,? in (?:g|grams))?(?: of)?|how (?:much|many grams)(?: of)?',
    )
    const moles = places(r, '(?:how many |the |number of )+moles?(?: of)?(?: solute)?')
    if (
      !r.done(
        'needed required prepare prepared make making solution dissolved present contained aqueous of solute there in g water to is',
      )
    )
      return null
    if (!M || !litres || !strength || mass.length + moles.length === 0) return null
    const n = strength.mul(litres).valueOf()
    return answered(
      inOrder([
        ...moles.map(({ at }) => ({ at, part: { label: 'moles:', value: n, unit: 'mol' } })),
        ...mass.map(({ at }) => ({ at, part: { label: 'mass', value: n * M, unit: 'g' } })),
      ]),
      [
        ['Moles = molarity × litres', `${sayMeasured(clean(n))} mol`],
        [
          'Mass = moles × molar mass',
          `${sayMeasured(clean(n))} × ${sayMeasured(M)} = ${sayMeasured(clean(n * M))} g`,
        ],
      ],
      Math.abs((n * M) / M / litres.valueOf() - strength.valueOf()) < 1e-9,
    )
  },
}

export const amounts: ReaderGroup = {
  subject: 'Chemistry',
  concepts: ['Mole Concept', 'Solutions'],
  readers: [
    moleCounts,
    soluteNeeded,
    // "how much water should be added to 200 mL of 3 M HCl to make it 1 M"
    readStory({
      id: 'water-to-dilute',
      cue: /water.*\d m(?:olar)?\b|dilut/,
      concepts: ['Solutions'],
      refuses:
        '%|ratio|milk|ph|normal\\w*|mixed|acid to|base to|evaporat\\w*|removed|not|density|# g|twice|half|solute is added|then|again',
      quantities: {
        M: { kind: 'molarity', label: 'first molarity' },
        V: { kind: 'volume', label: 'first volume' },
        N: {
          kind: 'molarity',
          label: 'molarity',
          asked:
            '(?:the |its |new |final |resulting )*(?:molarity|concentration)(?: of (?:the )?(?:diluted |resulting |final |new )*solution)?',
        },
        A: {
          kind: 'volume',
          label: 'water added',
          like: 'V',
          asked:
            '(?:how much|how many @unit(?: of)?|what volume of|(?:the )?volume of|(?:the )?amount of) water(?: should be| must be| is to be| has to be| is| to be| needs to be)* ?(?:added)?',
        },
        W: {
          kind: 'volume',
          label: 'final volume',
          like: 'V',
          asked: '(?:the |its )*(?:final|new|total) volume',
        },
      },
      facts: [
        ['@volume(?: of)?(?: water)? (?:is added|water is added|of water is added|are added)', 'A'],
        ['(?:to |of |add(?:ed)? to )*@volume (?:of )?(?:a |an )?@molarity', 'V', 'M'],
        ['(?:to |of )*(?:a |an )?@molarity', 'M'],
        ['(?:diluted |made up |up )*to @volume', 'W'],
        [
          '(?:make|get|become|obtain|prepare|to|it|into|reduce)(?: it| to| become| a| the| its| concentration| molarity| solution)* @molarity',
          'N',
        ],
        ['(?:to |of |make )*@volume', 'V'],
      ],
      holds: (known) => (known.get('W') ?? 0) >= (known.get('V') ?? 0),
      relations: [
        product('Moles before = M₁V₁', 'moles', { M: 1, V: 1 }),
        product('Moles after = M₂V₂', 'moles', { N: 1, W: 1 }),
        sum('Final volume = first volume + water', 'W', { V: 1, A: 1 }),
      ],
      words:
        'hcl naoh h2so4 hno3 nacl koh kcl solution acid water added add to make it is diluted dilute by with molar molarity aqueous get obtain of',
    }),
    // "How many coulombs are required to deposit 6.35 g of copper from CuSO4 solution? (Cu = 63.5, 1 F = 96500 C)"
    readStory({
      id: 'deposited-metal',
      cue: /deposit|electrolysis|passed/,
      concepts: ['Electrochemistry'],
      refuses:
        'gas|hydrogen|oxygen|volume|2 cells|series|cuprous|\\(i\\)|efficien\\w+|%|ratio|thickness|area|hour meter|not|both|resistance|faradays?(?! ?=)|moles?|atoms?|electrons?|water',
      implied: [
        ['copper(?: from)?(?: the)?(?: cuso4)?(?: solution)?', 'n', 2],
        ['silver(?: from)?(?: the)?(?: agno3)?(?: solution)?', 'n', 1],
        ['zinc(?: from)?(?: the)?(?: znso4)?(?: solution)?', 'n', 2],
        ['alumin(?:i)?um(?: from)?(?: the)?(?: al2o3)?', 'n', 3],
      ],
      quantities: {
        n: { kind: 'plain', label: 'electrons for each atom' },
        A: { kind: 'plain', label: 'atomic mass' },
        F: { kind: 'plain', label: 'faraday' },
        m: {
          kind: 'mass',
          unit: 'g',
          label: 'mass',
          asked:
            '(?:the |what |how much |how many @unit(?: of)? )*(?:mass|amount)?(?: of)?(?: is| will be)? ?deposited|(?:the )?mass(?: of (?:the )?metal)?(?: that will be)?(?: deposited)?',
        },
        I: {
          kind: 'current',
          label: 'current',
          asked: '(?:the |what )*current(?: is)?(?: required| needed)?',
        },
        t: {
          kind: 'time',
          label: 'time',
          asked:
            '(?:the |what )*time(?: is)?(?: required| needed| taken)?|how (?:long|many @unit)(?: are)?(?: needed| required| will it take)?',
        },
        Q: {
          kind: 'charge',
          label: 'charge',
          asked:
            '(?:the |how much |what )*(?:quantity of )?(?:charge|electricity)(?: is)?(?: required| needed)?|how many @unit(?: of (?:charge|electricity))?(?: are| is)?(?: required| needed)*',
        },
      },
      facts: [
        [
          '\\(?(?:atomic (?:mass|weight) (?:of )?)?(?:cu|ag|zn|al|it)?(?: is)? ?= ?#(?: ?(?:u|g/mol|g))?',
          'A',
        ],
        ['atomic (?:mass|weight)(?: of)?(?: cu| ag| zn| al)?(?: is| =| of)* ?#(?: ?(?:u|g/mol))?', 'A'],
        ['(?:1 )?(?:f|faraday) ?= ?#(?: ?c)?(?: ?/ ?mol| mol\\^\\(-1\\))?\\)?', 'F'],
        ['(?:a )?(?:current )?(?:of )?@current(?: current)?', 'I'],
        ['(?:for |in )?@time', 't'],
        ['@mass(?: of)?', 'm'],
        ['@charge(?: of)?(?: charge| electricity)*', 'Q'],
      ],
      assumed: { F: 96_500 },
      relations: [
        product('Q = It', 'Q', { I: 1, t: 1 }),
        product('Grams', 'm', { grams: 1 }, 0.001),
        product('Moles of metal = mass ÷ atomic mass', 'grams', { A: 1, moles: 1 }),
        product('Charge = n × F × moles', 'Q', { n: 1, F: 1, moles: 1 }),
      ],
      words:
        'current passed through solution cuso4 agno3 znso4 electrolysis deposit deposited deposits metal cathode on to from of cell charge required when by electrolyte aqueous copper silver',
    }),
    // "A first order reaction is 75% complete in 60 minutes. Find its half life and rate constant."
    readStory({
      id: 'first-order-by-percent',
      isExact: true,
      cue: /first[- ]order/,
      concepts: ['Chemical Kinetics'],
      refuses:
        'zero|second[- ]order|temperature|activation|pressure|not|double[ds]?|initial concentration|half of',
      quantities: {
        p: { kind: 'percent', label: 'complete' },
        t: {
          kind: 'span',
          label: 'time',
          like: 'T',
          asked: '(?:the |what )*time(?: taken| required| needed)?|how (?:long|many @unit)',
        },
        T: { kind: 'span', label: 'half-life', like: 't', asked: '(?:the |its )*half[- ]?life(?: period)?' },
      },
      facts: [
        ['#%(?: of it)? (?:is )?(?:complete[ds]?|over|finished|done|completion|decomposed)', 'p'],
        ['complete[s]? #%', 'p'],
        ['(?:the |its |a )*half[- ]?life(?: period)?(?: of (?:the )?reaction)?(?: is| of| =)* ?@span', 'T'],
        ['(?:in|after|takes) @span', 't'],
      ],
      holds: (known) => (known.get('p') ?? 0) > 0 && (known.get('p') ?? 100) < 100,
      relations: [
        law(
          'Half-lives passed = log₂(100 ÷ what is left)',
          'n',
          ['p'],
          (p) => Math.log2(100 / (100 - p)),
          (p) => -Math.log(1 - p / 100) / Math.LN2,
        ),
        product('t = n × t½', 't', { T: 1, n: 1 }),
      ],
      words: 'first order first-order 1th reaction complete completed completes it is get',
    }),
  ],
}
