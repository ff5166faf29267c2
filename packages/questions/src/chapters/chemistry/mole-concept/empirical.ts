import { ATOMIC_MASSES, countAtoms, formatFormula } from '../../../kit/chemistry/formulas.ts'
import { roundOff, tidy } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { gramsPerMole } from '../../../kit/values/quantities.ts'
import { quantity, rounded } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { render, say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A compound holds 40% carbon, 6.7% hydrogen and 53.3% oxygen by mass. What is its empirical formula?" */
export const empirical = defineGenerator({
  id: 'chemistry/empirical',
  version: 9,
  levels: {
    easy: { forms: [...often(16, shareOfElement), molecularFromEmpirical] },
    medium: {
      forms: [...often(11, empiricalFromMasses), ...often(11, molecularFromSample), empiricalFromShares],
    },
    hard: { forms: [...often(16, molecularFromMasses), molecularFromShares] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // One gram of the sample holds so much of the element.
    if (given.find === 'share')
      return rounded((given.grams / given.all.reduce((sum, one) => sum + one, 0)) * 100, 1, '%')
    if (given.find === 'molecular' || given.find === 'sample') {
      const unit = readParts(given.empirical)
      const molarMass = given.find === 'sample' ? given.grams / given.moles : given.molarMass
      for (let times = 1; times <= 12; times++) {
        if (Math.abs(massOf(scaled(unit, times)) - molarMass) < 0.01)
          return formatFormula(writeParts(scaled(unit, times)))
      }
      return 'none'
    }
    // Tries every formula with small numbers and takes the one with the nearest shares.
    const whole = given.parts.reduce((sum, part) => sum + part, 0)
    const shares = given.parts.map((part) => (given.inGrams ? (100 * part) / whole : part))
    const fits = formulasOf(given.elements)
      .filter((parts) => Math.abs(shareOf(parts, given.elements[0] ?? '') - (shares[0] ?? 0)) < 0.1)
      .filter(
        (parts) => given.find === 'empirical' || (massOf(parts) > given.least && massOf(parts) < given.most),
      )
      .map((parts) => ({
        parts,
        error: shares.reduce(
          (sum, share, index) => sum + Math.abs(share - shareOf(parts, given.elements[index] ?? '')),
          0,
        ),
      }))
    const least = Math.min(...fits.map(({ error }) => error))
    const best = fits.filter(({ error }) => error - least < 1e-9).map(({ parts }) => parts)
    const simplest = best.find((parts) => divisorOf(parts) === 1)
    return formatFormula(writeParts((given.find === 'empirical' ? simplest : best[0]) ?? []))
  },
})

const MOST_ATOMS: Readonly<Record<string, number>> = { C: 10, H: 20 }

/** They are the same for every question on the same elements, and there are hundreds. */
const FORMULAS = new Map<string, readonly Parts[]>()

/** Every formula of these elements with at most 10 atoms of carbon, 20 of hydrogen and 7 of any other. */
function formulasOf(elements: readonly string[]): readonly Parts[] {
  const known = FORMULAS.get(elements.join())
  if (known) return known
  const all = elements.reduce<Parts[]>(
    (found, element) =>
      found.flatMap((parts) =>
        range(1, MOST_ATOMS[element] ?? 7).map((count): Parts => [...parts, [element, count]]),
      ),
    [[]],
  )
  FORMULAS.set(elements.join(), all)
  return all
}

/** Elements with how many atoms of each, in the order in which they are written. */
type Parts = readonly (readonly [element: string, count: number])[]

/** The atomic masses that a question gives. */
const tellMasses = (parts: Parts) => {
  const masses = parts.map(([element]) => `${element} = ${massOf([[element, 1]])}`).join(', ')
  return [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`]
}

function molecularFromEmpirical(rng: Random) {
  const parts = readParts(rng.pick(KNOWN.filter((formula) => divisorOf(readParts(formula)) > 1)))
  const unit = reduced(parts)
  const [times, molarMass] = [divisorOf(parts), tidy(massOf(parts))]
  const answer = writeParts(parts)
  const simple = formatFormula(writeParts(unit))
  return {
    given: { find: 'molecular' as const, empirical: writeParts(unit), molarMass },
    prompt: stem(
      rng,
      [
        say`The empirical formula of a compound is ${simple} and its molar mass is ${gramsPerMole(molarMass)}.`,
        say`A compound of molar mass ${gramsPerMole(molarMass)} has the empirical formula ${simple}.`,
        say`One mole of a compound with the empirical formula ${simple} weighs ${quantity(molarMass, 'g')}.`,
        say`The molecular mass of a substance is ${molarMass} u, and its empirical formula is ${simple}.`,
      ],
      [
        say`The molecular formula of the compound is:`,
        say`What is its molecular formula?`,
        say`Find the molecular formula.`,
        say`Which of the following is its molecular formula?`,
      ],
      tellMasses(unit),
    ),
    answer: formatFormula(answer),
    mistakes: format(wrongFormulas(parts, 'molecular')),
    steps: [
      say`The unit ${simple} weighs ${gramsPerMole(tidy(massOf(unit)))}, and ${molarMass} ÷ ${tidy(massOf(unit))} = ${times}.`,
      say`${times} × ${simple} = ${formatFormula(answer)}`,
    ],
  }
}

/** "A compound consists of 24 g of carbon, 4 g of hydrogen and 32 g of oxygen. What is the percentage of oxygen in it?" */
function shareOfElement(rng: Random) {
  const { elements, grams, list } = drawSample(rng, KNOWN)
  const at = rng.int(0, elements.length - 1)
  const name = nameOf(elements[at] ?? '')
  const own = grams[at] ?? 0
  const whole = tidy(grams.reduce((sum, one) => sum + one, 0))
  const percentage = (value: number) => rounded(100 * value, 1, '%')
  const answer = percentage(own / whole)
  const isWhole = rng.chance(0.5)
  return {
    given: { find: 'share' as const, grams: own, all: grams },
    prompt: isWhole
      ? stem(
          rng,
          [
            say`On analysis, ${quantity(whole, 'g')} of a compound was found to contain ${quantity(own, 'g')} of ${name}.`,
            say`A sample of ${quantity(whole, 'g')} of a compound contains ${quantity(own, 'g')} of ${name}.`,
          ],
          [
            say`The percentage of ${name} in it by mass is:`,
            say`What is the mass percentage of ${name} in the compound?`,
            say`Find the percentage of ${name} by mass.`,
          ],
        )
      : stem(
          rng,
          [
            say`A sample of a compound consists of ${list} only.`,
            say`A compound is made of ${list}, and of nothing else.`,
          ],
          [
            say`The percentage of ${name} in it by mass is:`,
            say`What is the mass percentage of ${name} in the compound?`,
            say`Find the percentage of ${name} by mass.`,
          ],
        ),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: percentage(1 - own / whole), because: say`that is the share of everything else` },
      {
        value: percentage(own / (whole - own)),
        because: say`the mass was divided by that of the other elements`,
      },
      {
        value: percentage(own / (whole + own)),
        because: say`the mass of ${name} was counted twice in the whole`,
      },
      ...grams.flatMap((one, index) =>
        index === at || elements.length < 3
          ? []
          : [
              {
                value: percentage(own / (whole - one)),
                because: say`the ${nameOf(elements[index] ?? '')} was left out of the whole`,
              },
            ],
      ),
      { value: percentage(1 / elements.length), because: say`the elements were taken to have equal shares` },
      { value: percentage(own / whole + 0.1), because: say`the division was done one tenth too high` },
    ],
    steps: [say`The whole has a mass of ${quantity(whole, 'g')}.`, say`${own} ÷ ${whole} × 100% = ${answer}`],
  }
}

/** As many grams in so many moles instead of the molar mass itself. */
function molecularFromSample(rng: Random) {
  const parts = readParts(rng.pick(KNOWN.filter((formula) => divisorOf(readParts(formula)) > 1)))
  const unit = reduced(parts)
  const [times, molarMass] = [divisorOf(parts), tidy(massOf(parts))]
  const moles = tidy(rng.pick([rng.int(1, 19) / 20, rng.int(10, 50) / 10, rng.int(1, 49) / 50]))
  const grams = tidy(molarMass * moles)
  const answer = writeParts(parts)
  const simple = formatFormula(writeParts(unit))
  const [amount, mass] = [quantity(moles, 'mol'), quantity(grams, 'g')]
  return {
    given: { find: 'sample' as const, empirical: writeParts(unit), moles, grams },
    prompt: stem(
      rng,
      [
        say`The empirical formula of a compound is ${simple}, and ${amount} of it weighs ${mass}.`,
        say`A sample of ${mass} of a compound with the empirical formula ${simple} contains ${amount} of molecules.`,
        say`${amount} of a compound with the empirical formula ${simple} has a mass of ${mass}.`,
        say`In a compound the simplest whole-number ratio of the atoms is given by ${simple}. A flask holds ${mass} of it, which is ${amount}.`,
        say`The mass of ${amount} of a pure compound is ${mass}, and its empirical formula is ${simple}.`,
        say`On vaporisation, ${mass} of a compound with the empirical formula ${simple} is found to be ${amount}.`,
        say`An analysis gives the empirical formula ${simple} for a compound, of which ${amount} has a mass of ${mass}.`,
      ],
      [
        say`The molecular formula of the compound is:`,
        say`What is its molecular formula?`,
        say`Find the molecular formula.`,
        say`A molecule of the compound is represented by the formula:`,
        say`Which of the following is its molecular formula?`,
      ],
      tellMasses(unit),
    ),
    answer: formatFormula(answer),
    mistakes: format(wrongFormulas(parts, 'molecular')),
    steps: [
      say`Molar mass = ${grams} ÷ ${moles} = ${gramsPerMole(molarMass)}`,
      say`The unit ${simple} weighs ${gramsPerMole(tidy(massOf(unit)))}.`,
      say`${molarMass} ÷ ${tidy(massOf(unit))} = ${times}, and ${times} × ${simple} = ${formatFormula(answer)}`,
    ],
  }
}

function empiricalFromMasses(rng: Random) {
  const { parts: whole, elements, grams, list, masses } = drawSample(rng, KNOWN)
  const parts = reduced(whole)
  const answer = formatFormula(writeParts(parts))
  return {
    given: { find: 'empirical' as const, elements, parts: grams, inGrams: true },
    prompt: stem(
      rng,
      [
        say`A sample of a compound consists of ${list} only.`,
        say`On analysis, a sample of a compound was found to contain ${list}, and no other element.`,
        say`A compound is made of ${list}, and of nothing else.`,
      ],
      [
        say`Its empirical formula is:`,
        say`What is the empirical formula of the compound?`,
        say`Find its simplest formula.`,
      ],
      [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`],
    ),
    answer,
    mistakes: format(wrongFormulas(parts, 'empirical')),
    steps: [...ratioSteps(parts, grams, true), say`In whole numbers this gives ${answer}`],
  }
}

/** Compounds whose molecule is several times their empirical formula. */
const multiples = () => KNOWN.filter((formula) => divisorOf(readParts(formula)) > 1)

/** The molecular formula as the answer, limits of its molar mass, and other formulas that lie within them. */
function drawMolecular(rng: Random, parts: Parts) {
  const { least, most } = drawLimits(rng, parts)
  return {
    unit: reduced(parts),
    molarMass: tidy(massOf(parts)),
    least,
    most,
    answer: formatFormula(writeParts(parts)),
    alike: withinLimits(rng, parts, least, most),
  }
}

function molecularFromMasses(rng: Random) {
  const { parts, elements, grams, list, masses } = drawSample(rng, multiples())
  const { unit, molarMass, least, most, answer, alike } = drawMolecular(rng, parts)
  return {
    given: { find: 'both' as const, elements, parts: grams, inGrams: true, least, most },
    prompt: stem(
      rng,
      [
        say`A sample of a compound consists of ${list} only. Its molar mass is between ${least} and ${gramsPerMole(most)}.`,
        say`On analysis, a sample of a compound was found to contain ${list}, and no other element. A rough measurement puts its molar mass between ${least} and ${gramsPerMole(most)}.`,
        say`A compound is made of ${list}, and of nothing else. One mole of it weighs between ${least} and ${quantity(most, 'g')}.`,
        say`${list} make up the whole of a sample of a compound, the vapour density of which is between ${least / 2} and ${most / 2}.`,
      ],
      [
        say`Its molecular formula is:`,
        say`What is the molecular formula of the compound?`,
        say`Find the molecular formula.`,
      ],
      [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`],
    ),
    answer,
    mistakes: format([
      { value: writeParts(unit), because: say`that is the empirical formula, not the molecular one` },
      ...alike,
      ...(alike.length > 2 ? [] : wrongFormulas(parts, 'molecular').slice(0, 1)),
    ]),
    steps: [
      ...ratioSteps(parts, grams, true),
      say`Empirical formula: ${formatFormula(writeParts(unit))}, which weighs ${gramsPerMole(tidy(massOf(unit)))}`,
      say`Only ${divisorOf(parts)} × ${tidy(massOf(unit))} = ${molarMass} is within the limits, so the molecular formula is ${answer}`,
    ],
  }
}

function empiricalFromShares(rng: Random) {
  const { parts: whole, elements, shares, list, masses } = drawAnalysis(rng, KNOWN)
  const parts = reduced(whole)
  const answer = formatFormula(writeParts(parts))
  return {
    given: { find: 'empirical' as const, elements, parts: shares, inGrams: false },
    prompt: stem(
      rng,
      [
        say`A compound contains ${list} by mass.`,
        say`On analysis, a compound was found to contain ${list} by mass.`,
        say`The percentage composition of a compound by mass is ${list}.`,
      ],
      [
        say`Its empirical formula is:`,
        say`What is the empirical formula of the compound?`,
        say`Find its simplest formula.`,
      ],
      [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`],
    ),
    answer,
    mistakes: format(wrongFormulas(parts, 'empirical')),
    steps: [...ratioSteps(parts, shares), say`In whole numbers this gives ${answer}`],
  }
}

function molecularFromShares(rng: Random) {
  const { parts, elements, shares, list, masses } = drawAnalysis(rng, multiples())
  const { unit, molarMass, least, most, answer, alike } = drawMolecular(rng, parts)
  return {
    given: { find: 'both' as const, elements, parts: shares, inGrams: false, least, most },
    prompt: stem(
      rng,
      [
        say`A compound contains ${list} by mass. Its molar mass is between ${least} and ${gramsPerMole(most)}.`,
        say`On analysis, a compound was found to contain ${list} by mass. A rough measurement puts its molar mass between ${least} and ${gramsPerMole(most)}.`,
        say`The percentage composition of a compound by mass is ${list}, and one mole of it weighs between ${least} and ${quantity(most, 'g')}.`,
      ],
      [
        say`Its molecular formula is:`,
        say`What is the molecular formula of the compound?`,
        say`Find the molecular formula.`,
      ],
      [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`],
    ),
    answer,
    mistakes: format([
      { value: writeParts(unit), because: say`that is the empirical formula, not the molecular one` },
      ...alike,
      ...(alike.length > 2 ? [] : wrongFormulas(parts, 'molecular').slice(0, 1)),
    ]),
    steps: [
      ...ratioSteps(parts, shares),
      say`Empirical formula: ${formatFormula(writeParts(unit))}, which weighs ${gramsPerMole(tidy(massOf(unit)))}`,
      say`Only ${divisorOf(parts)} × ${tidy(massOf(unit))} = ${molarMass} is within the limits, so the molecular formula is ${answer}`,
    ],
  }
}

/** Formulas of the same elements with other numbers, each with the mistake that leads to it. */
function wrongFormulas(parts: Parts, kind: 'empirical' | 'molecular') {
  const unit = reduced(parts)
  const change = (index: number, by: number): Parts =>
    parts.map(([element, count], place) => [element, place === index ? count + by : count])
  const changes = parts.flatMap(([element, count], index) => [
    { parts: change(index, 1), because: say`one atom of ${nameOf(element)} too many was counted` },
    ...(count > 1
      ? [{ parts: change(index, -1), because: say`one atom of ${nameOf(element)} too few was counted` }]
      : []),
  ])
  const [one, other] = parts.slice(-2).map(([element]) => nameOf(element))
  const both = (by: number): Parts =>
    parts.map(([element, count], place) => [element, place >= parts.length - 2 ? count + by : count])
  const pairs = [
    { parts: both(1), because: say`one atom each of ${one ?? ''} and ${other ?? ''} too many was counted` },
    { parts: both(-1), because: say`one atom each of ${one ?? ''} and ${other ?? ''} too few was counted` },
  ].filter((wrong) => wrong.parts.every(([, count]) => count > 0))
  const times = divisorOf(parts)
  const wrongs =
    kind === 'molecular'
      ? // All are multiples of the empirical formula, so that the molar mass alone decides.
        [
          {
            parts: scaled(unit, times + 1),
            because: say`the molar mass was divided by too small a unit, which gave one unit too many`,
          },
          ...(times > 2
            ? [
                {
                  parts: scaled(unit, times - 1),
                  because: say`the molar mass was divided by too large a unit, which gave one unit too few`,
                },
              ]
            : []),
          { parts: unit, because: say`that is the empirical formula, not the molecular one` },
          { parts: scaled(unit, times + 2), because: say`two units too many were counted` },
          { parts: scaled(unit, 2 * times), because: say`the number of units was doubled` },
        ]
      : [
          { parts: scaled(unit, 2), because: say`the numbers can still be divided by 2` },
          ...changes,
          ...pairs,
        ]
  return wrongs.map((wrong) => ({ value: writeParts(wrong.parts), because: wrong.because }))
}

/** Formulas of the same elements that the molar mass allows: only the composition tells them from the right one. */
function withinLimits(rng: Random, parts: Parts, least: number, most: number) {
  const first = parts[0]?.[0] ?? ''
  const near = formulasOf(parts.map(([element]) => element)).filter((other) => {
    const mass = massOf(other)
    const steps = other.reduce((sum, [, count], place) => sum + Math.abs(count - (parts[place]?.[1] ?? 0)), 0)
    return mass > least && mass < most && steps > 0 && steps <= 6
  })
  // First those in which every atom has its usual number of bonds; those with too many atoms for it come last.
  const rankOf = (other: Parts): number => {
    const count = (element: string) => other.find(([own]) => own === element)?.[1] ?? 0
    const [single, room] = [count('H') + count('Cl'), 2 * count('C') + count('N') + 2]
    return single > room ? 2 : (single + count('N')) % 2
  }
  return rng
    .shuffle(near)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, 3)
    .map((other) => ({
      value: writeParts(other),
      because: say`its molar mass is within the limits too, but it has ${roundOff(shareOf(other, first), 1)}% ${nameOf(first)}`,
    }))
}

const format = (mistakes: ReturnType<typeof wrongFormulas>) =>
  mistakes.map(({ value, because }) => ({ value: formatFormula(value), because }))

/**
 * Limits of the molar mass that hold one multiple of the unit. The exact molar mass often leaves one formula of the
 * elements, so that the analysis would not be needed.
 */
function drawLimits(rng: Random, parts: Parts) {
  const [mass, unit] = [massOf(parts), massOf(reduced(parts))]
  const far = Math.min(12, Math.floor(0.45 * unit))
  const [below, above] = [rng.int(3, far), rng.int(3, far)]
  // Even, as the vapour density is half of it.
  return { least: 2 * Math.ceil((mass - below) / 2), most: 2 * Math.floor((mass + above) / 2) }
}

/** A compound and what an analysis of it shows. */
function drawAnalysis(rng: Random, formulas: readonly string[]) {
  const parts = readParts(rng.pick(formulas))
  const elements = parts.map(([element]) => element)
  // Two decimals where one makes the sum miss 100.
  const inTenths = elements.map((element) => roundOff(shareOf(parts, element), 1))
  const isWhole = Math.abs(inTenths.reduce((sum, share) => sum + share, 0) - 100) < 0.01
  const shares = isWhole ? inTenths : elements.map((element) => roundOff(shareOf(parts, element), 2))
  const list = shares
    .map((share, index) => `${share}% ${nameOf(elements[index] ?? '')}`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')
  const masses = parts.map(([element]) => `${element} = ${massOf([[element, 1]])}`).join(', ')
  return { parts, elements, shares, list, masses }
}

/** A compound and the masses of its elements in a sample. */
function drawSample(rng: Random, formulas: readonly string[]) {
  const parts = readParts(rng.pick(formulas))
  const moles = rng.pick([rng.int(1, 50) / 50, rng.int(2, 30) / 10])
  const grams = parts.map((part) => tidy(moles * massOf([part])))
  const list = formatList(
    parts.map(([element], index) => render(say`${quantity(grams[index] ?? 0, 'g')} of ${nameOf(element)}`)),
  )
  const masses = parts.map(([element]) => `${element} = ${massOf([[element, 1]])}`).join(', ')
  return { parts, elements: parts.map(([element]) => element), grams, list, masses }
}

/** Moles in 100 g, and their ratio with the smallest as one. */
function ratioSteps(parts: Parts, shares: readonly number[], inGrams = false) {
  const moles = parts.map(([element], index) => (shares[index] ?? 0) / massOf([[element, 1]]))
  const written = parts.map(([element], index) => `${element}: ${(moles[index] ?? 0).toFixed(2)}`).join(', ')
  const least = Math.min(...moles)
  const divided = parts.map(([element], index) => `${element}: ${((moles[index] ?? 0) / least).toFixed(2)}`)
  return [
    inGrams
      ? say`Moles, each mass divided by the atomic mass: ${written}`
      : say`Moles in 100 g, each share divided by the atomic mass: ${written}`,
    say`Divided by the least: ${divided.join(', ')}`,
  ]
}

/** Real compounds of carbon, hydrogen, nitrogen, oxygen and chlorine, by molecule. */
const KNOWN: readonly string[] = [
  'C2H2',
  'C6H6',
  'C2H4',
  'C3H6',
  'C4H8',
  'C2H6',
  'C4H10',
  'C6H14',
  'C8H18',
  'C3H8',
  'C5H12',
  'C7H8',
  'C10H8',
  'C2H4O2',
  'C6H12O6',
  'C3H6O3',
  'C5H10O5',
  'C4H8O2',
  'C3H6O',
  'C2H6O',
  'C2H6O2',
  'C4H10O',
  'C3H8O3',
  'C6H6O',
  'C4H6O4',
  'C6H10O4',
  'C6H8O7',
  'C4H4O4',
  'C8H8O2',
  'C7H6O2',
  'C3H4O4',
  'C6H8O6',
  'C4H6O6',
  'C6H10O2',
  'N2H4',
  'C6H7N',
  'C2H8N2',
  'C6H12N2',
  'C4H4N2',
  'C6H6O2',
  'C2H4Cl2',
  'C6H4Cl2',
  'C2H2Cl2',
  'C6H6Cl6',
  'C4H8Cl2',
  'C2H2Cl4',
  'H2O2',
  'C10H14N2',
  'C6H16N2',
  'C3H6N6',
  'C4H6',
  'C5H10',
  'C6H12',
  'C8H8',
  'C6H10',
  'C8H10',
  'C9H12',
  'C10H16',
  'C4H8O4',
  'C2H2O4',
  'C6H14O2',
  'C4H10O2',
  'N2O4',
  'C3H3N3',
  'C6H12N4',
  'C2H4N4',
  'C8H6O4',
]

const NAMES: Readonly<Record<string, string>> = {
  C: 'carbon',
  H: 'hydrogen',
  N: 'nitrogen',
  O: 'oxygen',
  Cl: 'chlorine',
}

const nameOf = (element: string): string => NAMES[element] ?? element

const readParts = (formula: string): Parts => [...countAtoms(formula)]

const writeParts = (parts: Parts): string =>
  parts.map(([element, count]) => `${element}${count === 1 ? '' : count}`).join('')

const divisorOf = (parts: Parts): number => parts.reduce((divisor, [, count]) => gcd(divisor, count), 0)

const scaled = (parts: Parts, times: number): Parts =>
  parts.map(([element, count]) => [element, count * times])

const reduced = (parts: Parts): Parts => scaled(parts, 1 / divisorOf(parts))

const massOf = (parts: Parts): number =>
  parts.reduce((sum, [element, count]) => sum + (ATOMIC_MASSES[element] ?? Number.NaN) * count, 0)

/** In percent of the mass. */
const shareOf = (parts: Parts, wanted: string): number =>
  (100 * massOf(parts.filter(([element]) => element === wanted))) / massOf(parts)
