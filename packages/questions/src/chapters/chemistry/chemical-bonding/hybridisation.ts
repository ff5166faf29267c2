import { countAtoms, formatFormula } from '../../../kit/chemistry/formulas.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import {
  fittingMatches,
  matchCode,
  matchPrompt,
  SMALL_LETTERS,
  wrongMatches,
} from '../../../kit/options/match-lists.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the hybridisation of the central atom in XeF₄?" */
export const hybridisation = defineGenerator({
  id: 'chemistry/hybridisation',
  version: 9,
  concepts: ['hybridisation', 'vsepr'],
  levels: {
    easy: {
      forms: [...often(40, whichHasHybrid), hybridOfAtom, pairsOfAtom],
    },
    medium: {
      forms: [
        ...often(20, howMany('shape')),
        ...often(20, howMany('hybridisation')),
        ...often(20, sumOfLonePairs),
        ...often(20, whichHasShape),
        shapeOfMolecule,
        hybridAndShape,
      ],
    },
    hard: { forms: [...often(20, alikePair), angleOfMolecule, ...often(20, matchMolecules)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'which') {
      const fits = given.molecules.filter(({ formula, central, charge }) => {
        const { bonds, lone } = countPairs(formula, central, charge)
        return shapeOf(bonds, lone) === given.shape
      })
      const [only] = fits
      return only && fits.length === 1 ? writeMolecule(only) : ''
    }
    if (given.find === 'alike') {
      const fits = given.pairs.filter((pair) => {
        const [one, other] = pair.map(({ formula, central, charge }) => {
          const { bonds, lone } = countPairs(formula, central, charge)
          return { shape: shapeOf(bonds, lone), domains: bonds + lone }
        })
        if (!one || !other) return false
        return given.wanted === 'shape'
          ? one.shape === other.shape && one.domains === other.domains
          : one.domains === other.domains && one.shape !== other.shape
      })
      const [only] = fits
      return only && fits.length === 1 ? only.map(writeMolecule).join(' and ') : ''
    }
    if (given.find === 'which-hybrid') {
      const fits = given.molecules.filter(({ formula, central, charge }) => {
        const { bonds, lone } = countPairs(formula, central, charge)
        return HYBRIDS[bonds + lone] === given.hybrid
      })
      const [only] = fits
      return only && fits.length === 1 ? writeMolecule(only) : ''
    }
    if (given.find === 'lone') {
      return given.molecules.reduce(
        (sum, { formula, central, charge }) => sum + countPairs(formula, central, charge).lone,
        0,
      )
    }
    if (given.find === 'how-many') {
      return given.molecules.filter(({ formula, central, charge }) => {
        const { bonds, lone } = countPairs(formula, central, charge)
        return (given.of === 'shape' ? shapeOf(bonds, lone) : HYBRIDS[bonds + lone]) === given.value
      }).length
    }
    if (given.find === 'match') {
      const values = given.molecules.map(({ formula, central, charge }) => {
        const { bonds, lone } = countPairs(formula, central, charge)
        return given.of === 'shape' ? shapeOf(bonds, lone) : (HYBRIDS[bonds + lone] ?? '')
      })
      return fittingMatches((name, value) => values[name] === given.values[value], SMALL_LETTERS)
    }
    const { bonds, lone } = countPairs(given.formula, given.central, given.charge)
    switch (given.find) {
      case 'hybrid':
        return HYBRIDS[bonds + lone] ?? ''
      case 'pairs':
        return pairs(bonds, lone)
      case 'shape':
        return shapeOf(bonds, lone)
      case 'both':
        return `${HYBRIDS[bonds + lone] ?? ''}, ${shapeOf(bonds, lone)}`
      case 'angle':
        return angleOf(bonds, lone)
    }
  },
})

/**
 * Bonded atoms and lone pairs of the central atom, from the formula and the charge alone: every outer atom takes
 * its octet (hydrogen two) from the valence electrons, and the rest stays on the central atom.
 */
export function countPairs(formula: string, central: string, charge: number) {
  const atoms = countAtoms(formula)
  let [electrons, bonds] = [-charge, 0]
  for (const [element, count] of atoms) {
    const outside = element === central ? count - 1 : count
    electrons += count * (VALENCE[element] ?? Number.NaN) - outside * (element === 'H' ? 2 : 8)
    bonds += outside
  }
  return { bonds, lone: electrons / 2 }
}

/** A molecule or ion with one central atom. */
interface Molecule {
  formula: string
  central: string
  /** Atoms round the central one. */
  bonds: number
  /** Lone pairs on the central atom. */
  lone: number
  charge: number
}

/** 'NH3 N 3 1', and with a charge 'NH4 N 4 0 1': formula, central atom, bonded atoms, lone pairs on it. */
export const MOLECULES: readonly Molecule[] =
  `BeCl2 Be 2 0; BeF2 Be 2 0; CO2 C 2 0; CS2 C 2 0; HCN C 2 0; NO2 N 2 0 1; N3 N 2 0 -1; OCN C 2 0 -1;
  SCN C 2 0 -1; BF3 B 3 0; BCl3 B 3 0; BBr3 B 3 0; SO3 S 3 0; CO3 C 3 0 -2; NO3 N 3 0 -1; COCl2 C 3 0; HCHO C 3 0;
  CH3 C 3 0 1; SO2 S 2 1; O3 O 2 1; NO2 N 2 1 -1; NOCl N 2 1; SnCl2 Sn 2 1; CH4 C 4 0; CCl4 C 4 0; CHCl3 C 4 0;
  CH3Cl C 4 0; SiH4 Si 4 0; SiF4 Si 4 0; SiCl4 Si 4 0; GeCl4 Ge 4 0; NH4 N 4 0 1; PH4 P 4 0 1; PCl4 P 4 0 1; BF4 B 4 0 -1;
  BH4 B 4 0 -1; AlH4 Al 4 0 -1; AlCl4 Al 4 0 -1; SO4 S 4 0 -2; PO4 P 4 0 -3; ClO4 Cl 4 0 -1; POCl3 P 4 0; SO2Cl2 S 4 0;
  XeO4 Xe 4 0; SiO4 Si 4 0 -4; NH3 N 3 1; NF3 N 3 1; PCl3 P 3 1; PF3 P 3 1; AsCl3 As 3 1; H3O O 3 1 1; CH3 C 3 1 -1;
  SO3 S 3 1 -2; ClO3 Cl 3 1 -1; BrO3 Br 3 1 -1; IO3 I 3 1 -1; SOCl2 S 3 1; XeO3 Xe 3 1; H2O O 2 2; OF2 O 2 2; SCl2 S 2 2;
  NH2 N 2 2 -1; ClO2 Cl 2 2 -1; PCl5 P 5 0; PF5 P 5 0; AsF5 As 5 0; SbCl5 Sb 5 0; SF4 S 4 1; SeF4 Se 4 1;
  TeCl4 Te 4 1; XeO2F2 Xe 4 1; ClF3 Cl 3 2; BrF3 Br 3 2; XeF2 Xe 2 3; I3 I 2 3 -1; ICl2 I 2 3 -1; SF6 S 6 0; SeF6 Se 6 0;
  TeF6 Te 6 0; PF6 P 6 0 -1; SiF6 Si 6 0 -2; AlF6 Al 6 0 -3; PCl6 P 6 0 -1; BrF5 Br 5 1; IF5 I 5 1; ClF5 Cl 5 1;
  XeOF4 Xe 5 1; XeF4 Xe 4 2; ICl4 I 4 2 -1; BrF4 Br 4 2 -1; IF7 I 7 0`
    .split(';')
    .map((entry) => {
      const [formula = '', central = '', bonds = '', lone = '', charge = '0'] = entry.trim().split(' ')
      return { formula, central, bonds: Number(bonds), lone: Number(lone), charge: Number(charge) }
    })

/** By bonded atoms and lone pairs, with the angle of the ideal shape, or the angle that lone pairs reduce. */
const SHAPES: Readonly<Record<string, { shape: string; angle: string }>> = {
  '2,0': { shape: 'linear', angle: 'exactly 180°' },
  '3,0': { shape: 'trigonal planar', angle: 'exactly 120°' },
  '2,1': { shape: 'bent', angle: 'slightly less than 120°' },
  '4,0': { shape: 'tetrahedral', angle: 'exactly 109.5°' },
  '3,1': { shape: 'trigonal pyramidal', angle: 'slightly less than 109.5°' },
  '2,2': { shape: 'bent', angle: 'slightly less than 109.5°' },
  '5,0': { shape: 'trigonal bipyramidal', angle: 'exactly 90° and 120°' },
  '4,1': { shape: 'see-saw', angle: 'slightly less than 90° and 120°' },
  '3,2': { shape: 'T-shaped', angle: 'slightly less than 90°' },
  '2,3': { shape: 'linear', angle: 'exactly 180°' },
  '6,0': { shape: 'octahedral', angle: 'exactly 90°' },
  '5,1': { shape: 'square pyramidal', angle: 'slightly less than 90°' },
  '4,2': { shape: 'square planar', angle: 'exactly 90°' },
  '7,0': { shape: 'pentagonal bipyramidal', angle: 'exactly 72° and 90°' },
}

export const shapeOf = (bonds: number, lone: number): string => SHAPES[`${bonds},${lone}`]?.shape ?? ''

const shape = ({ bonds, lone }: Molecule): string => shapeOf(bonds, lone)

function hybridOfAtom(rng: Random) {
  const molecule = rng.pick(MOLECULES)
  const { central, bonds, lone } = molecule
  const steric = bonds + lone
  const answer = HYBRIDS[steric] ?? ''
  const what = writeMolecule(molecule)
  const wrong = [
    ...(lone > 0
      ? [{ steric: bonds, because: say`only the bonded atoms were counted, without ${lonePairs(lone)}` }]
      : []),
    { steric: steric - 1, because: say`one electron domain too few was counted` },
    { steric: steric + 1, because: say`one electron domain too many was counted` },
    { steric: steric + 2, because: say`two electron domains too many were counted` },
    { steric: steric - 2, because: say`two electron domains too few were counted` },
    { steric: steric + 3, because: say`three electron domains too many were counted` },
    { steric: steric - 3, because: say`three electron domains too few were counted` },
  ].filter(({ steric: other }) => HYBRIDS[other] !== undefined)
  return {
    concept: 'hybridisation',
    given: { find: 'hybrid' as const, ...task(molecule) },
    prompt: rng.pick([
      say`What is the hybridisation of ${central} in ${what}?`,
      say`The state of hybridisation of the central atom ${central} in ${what} is:`,
      say`Find the hybridisation of ${central} in ${what} from its steric number.`,
      say`Which type of hybrid orbitals is used by ${central} in the formation of ${what}?`,
      say`Considering the bond pairs and the lone pairs around ${central}, the hybridisation of the central atom of ${what} is:`,
      say`According to the VSEPR theory, the central atom ${central} of ${what} is in which state of hybridisation?`,
    ]),
    answer,
    mistakes: wrong.map(({ steric: other, because }) => ({ value: HYBRIDS[other] ?? '', because })),
    steps: [
      say`${central} has ${bonds} bonded atoms and ${lonePairs(lone)}: steric number ${steric}.`,
      say`Steric number ${steric} means ${answer}`,
    ],
  }
}

/** Of every hybridisation about as many, though most molecules are sp³; no two are written alike. */
function drawMolecules(rng: Random, number: number): Molecule[] {
  return rng.until(
    () =>
      Array.from({ length: number }, () => {
        const steric = rng.weighted([
          [2, 2],
          [3, 3],
          [4, 4],
          [5, 3],
          [6, 3],
        ])
        return rng.pick(MOLECULES.filter(({ bonds, lone }) => bonds + lone === steric))
      }),
    (drawn) => new Set(drawn.map(writeMolecule)).size === number,
  )
}

const hybridOf = ({ bonds, lone }: Molecule): string => HYBRIDS[bonds + lone] ?? ''

/** "In which of CO₂, SF₄, NH₃ and BF₃ is the central atom sp³d hybridised?" */
function whichHasHybrid(rng: Random) {
  const molecules = rng.until(
    () => drawMolecules(rng, 4),
    (drawn) => new Set(drawn.map(hybridOf)).size > 2,
  )
  const right = rng.pick(
    molecules.filter((one) => molecules.every((other) => other === one || hybridOf(other) !== hybridOf(one))),
  )
  const hybrid = hybridOf(right)
  const list = formatList(molecules.map(writeMolecule))
  const answer = writeMolecule(right)
  return {
    concept: 'hybridisation',
    given: { find: 'which-hybrid' as const, hybrid, molecules: molecules.map(task) },
    prompt: rng.pick([
      say`In which of ${list} is the central atom ${hybrid} hybridised?`,
      say`Among ${list}, the species with ${hybrid} hybridisation of its central atom is:`,
      say`Only one of ${list} has a central atom with ${hybrid} hybridisation. Which one is it?`,
      say`The central atom uses ${hybrid} hybrid orbitals in which of the species ${list}?`,
    ]),
    answer,
    mistakes: molecules
      .filter((molecule) => molecule !== right)
      .map((molecule) => ({
        value: writeMolecule(molecule),
        because: say`${molecule.central} has ${molecule.bonds} bonded atoms and ${lonePairs(molecule.lone)} in it, so it is ${hybridOf(molecule)}`,
      })),
    steps: [
      say`${hybrid} needs the steric number ${right.bonds + right.lone}: bonded atoms and lone pairs together.`,
      say`${right.central} has ${right.bonds} bonded atoms and ${lonePairs(right.lone)} in ${answer}`,
    ],
  }
}

/** "What is the total number of lone pairs on the central atoms of NH₃, XeF₂ and SO₂?" */
function sumOfLonePairs(rng: Random) {
  const molecules = rng.until(
    () => drawMolecules(rng, 3),
    (drawn) => drawn.reduce((sum, { lone }) => sum + lone, 0) > 1,
  )
  const total = molecules.reduce((sum, { lone }) => sum + lone, 0)
  const largest = Math.max(...molecules.map(({ lone }) => lone))
  const list = formatList(molecules.map(writeMolecule))
  return {
    concept: 'vsepr',
    given: { find: 'lone' as const, molecules: molecules.map(task) },
    prompt: rng.pick([
      say`What is the total number of lone pairs on the central atoms of ${list}?`,
      say`The central atoms of ${list} together carry how many lone pairs of electrons?`,
      say`Find the sum of the lone pairs on the central atoms in ${list}.`,
      say`Counting only the central atoms, ${list} have in all how many lone pairs?`,
    ]),
    answer: count(total),
    within: [0, 12] as const,
    mistakes: [
      { value: total + 1, because: say`one lone pair too many was counted` },
      { value: total - 1, because: say`one lone pair was overlooked` },
      { value: total + 2, because: say`two lone pairs too many were counted` },
      { value: total - largest, because: say`the species with the most lone pairs was left out` },
      { value: largest, because: say`only the species with the most lone pairs was counted` },
      { value: total + 3, because: say`one lone pair too many was counted on each central atom` },
    ].filter(({ value }) => value >= 0),
    steps: [
      say`Lone pairs on the central atom: ${molecules.map((molecule) => `${writeMolecule(molecule)} ${molecule.lone}`).join(', ')}.`,
      say`${molecules.map(({ lone }) => lone).join(' + ')} = ${total}`,
    ],
  }
}

/** "How many of CO₂, SF₄, NH₃, BF₃ and XeF₂ are linear?" */
function howMany(of: 'shape' | 'hybridisation') {
  return (rng: Random) => {
    const matched = (molecule: Molecule): string => (of === 'shape' ? shape(molecule) : hybridOf(molecule))
    // Mostly more than one, so that the answer is not guessed.
    const fewest = rng.pick([1, 2, 2, 3, 3])
    const { molecules, value, total } = rng.until(
      () => {
        const molecules = drawMolecules(rng, 5)
        const value = matched(rng.pick(molecules))
        return { molecules, value, total: molecules.filter((one) => matched(one) === value).length }
      },
      (drawn) => drawn.total >= fewest,
    )
    const list = formatList(molecules.map(writeMolecule))
    const told = molecules.map((molecule) => `${writeMolecule(molecule)} ${matched(molecule)}`).join(', ')
    return {
      concept: of === 'shape' ? 'vsepr' : 'hybridisation',
      given: { find: 'how-many' as const, of, value, molecules: molecules.map(task) },
      prompt:
        of === 'shape'
          ? rng.pick([
              say`How many of the species ${list} are ${value} in shape?`,
              say`Among ${list}, the number of ${value} species is:`,
              say`Count the species of ${value} shape among ${list}.`,
            ])
          : rng.pick([
              say`In how many of the species ${list} is the central atom ${value} hybridised?`,
              say`Among ${list}, the number of species whose central atom is ${value} hybridised is:`,
              say`Count the species with an ${value} hybridised central atom among ${list}.`,
            ]),
      answer: count(total),
      within: [0, 5] as const,
      mistakes: [0, 1, 2, 3, 4, 5]
        .filter((number) => number !== total)
        .map((number) => ({
          value: number,
          because:
            number > total
              ? say`${number - total === 1 ? 'one that is' : `${number - total} that are`} not ${value} ${number - total === 1 ? 'was' : 'were'} counted too`
              : say`${total - number === 1 ? 'one that is' : `${total - number} that are`} ${value} ${total - number === 1 ? 'was' : 'were'} overlooked`,
        })),
      steps: [
        say`Count the bonded atoms and the lone pairs of each central atom.`,
        say`${of === 'shape' ? 'Shapes' : 'Hybridisations'}: ${told}.`,
        say`The number that fits is ${total}`,
      ],
    }
  }
}

function pairsOfAtom(rng: Random) {
  const molecule = rng.pick(MOLECULES)
  const { central, bonds, lone } = molecule
  const answer = pairs(bonds, lone)
  const what = writeMolecule(molecule)
  return {
    concept: 'vsepr',
    given: { find: 'pairs' as const, ...task(molecule) },
    prompt: rng.pick([
      say`Counting a multiple bond as one pair, the electron pairs around ${central} in ${what} are:`,
      say`How many bond pairs and lone pairs are there around the central atom ${central} of ${what}, if a multiple bond counts as one pair?`,
      say`In the VSEPR model of ${what}, each bonded atom is counted as one bond pair. Find the electron pairs around ${central}.`,
      say`Which of the following gives the bond pairs and lone pairs on ${central} in ${what}, a multiple bond being counted once?`,
    ]),
    answer,
    mistakes: [
      { value: pairs(bonds, lone + 1), because: say`one lone pair too many was counted` },
      ...(lone > 0 ? [{ value: pairs(bonds, lone - 1), because: say`one lone pair was overlooked` }] : []),
      ...(lone > 1 ? [{ value: pairs(bonds, 0), because: say`the lone pairs were left out` }] : []),
      { value: pairs(bonds + 1, lone), because: say`one bonded atom too many was counted` },
      ...(lone === 0
        ? [{ value: pairs(bonds, 2), because: say`two lone pairs were added that do not exist` }]
        : []),
      ...(lone > 0
        ? [{ value: pairs(bonds + lone, 0), because: say`the lone pairs were counted as bond pairs` }]
        : [{ value: pairs(bonds + 2, 0), because: say`two bonded atoms too many were counted` }]),
      ...(bonds > 2
        ? [{ value: pairs(bonds - 1, lone + 1), because: say`one bond pair was taken for a lone pair` }]
        : []),
    ],
    steps: [
      say`Each of the ${bonds} atoms round ${central} takes its octet (hydrogen two electrons) from the valence electrons; what is left over stays on ${central}.`,
      say`Round ${central} there are ${answer}`,
    ],
  }
}

function shapeOfMolecule(rng: Random) {
  const molecule = rng.pick(MOLECULES)
  const { central, bonds, lone } = molecule
  const answer = shapeOf(bonds, lone)
  const what = writeMolecule(molecule)
  return {
    concept: 'vsepr',
    given: { find: 'shape' as const, ...task(molecule) },
    prompt: rng.pick([
      say`What is the shape of ${what}, in which ${central} is the central atom?`,
      say`According to the VSEPR theory, the shape of ${what} is:`,
      say`Which of the following describes the arrangement of the atoms around ${central} in ${what}?`,
      say`Predict the geometry of ${what} (central atom ${central}) from the repulsion between its electron pairs.`,
      say`Considering only the positions of the atoms and not of the lone pairs, the shape of ${what} is:`,
      say`The species ${what} has ${central} as its central atom. The shape formed by its atoms is:`,
    ]),
    answer,
    mistakes: nearShapes(molecule).map((other) => ({
      value: shapeOf(other.bonds, other.lone),
      because: other.because,
    })),
    steps: [
      say`${central} has ${bonds} bonded atoms and ${lonePairs(lone)}.`,
      say`The ${bonds + lone} electron domains lie as far apart as they can; the shape is read from the atoms alone.`,
      say`So ${what} is ${answer}`,
    ],
  }
}

function hybridAndShape(rng: Random) {
  const molecule = rng.pick(MOLECULES)
  const { central, bonds, lone } = molecule
  const both = (b: number, l: number, steric = b + l) => `${HYBRIDS[steric] ?? ''}, ${shapeOf(b, l)}`
  const answer = both(bonds, lone)
  const what = writeMolecule(molecule)
  return {
    concept: 'hybridisation',
    given: { find: 'both' as const, ...task(molecule) },
    prompt: rng.pick([
      say`The hybridisation of ${central} and the shape of ${what} are, respectively:`,
      say`What are the hybridisation of the central atom and the shape of ${what}?`,
      say`For ${what}, find the hybridisation of ${central} and the shape.`,
      say`Which of the following gives the hybridisation of ${central} and the geometry of ${what} correctly?`,
    ]),
    answer,
    mistakes: [
      ...nearShapes(molecule).map((other) => ({
        value: both(other.bonds, other.lone),
        because: say`${other.because}`,
      })),
      ...(HYBRIDS[bonds + lone + 1]
        ? [
            {
              value: both(bonds, lone, bonds + lone + 1),
              because: say`the shape is right, but one electron domain too many was counted`,
            },
          ]
        : []),
      ...(HYBRIDS[bonds + lone - 1]
        ? [
            {
              value: both(bonds, lone, bonds + lone - 1),
              because: say`the shape is right, but one electron domain too few was counted`,
            },
          ]
        : []),
    ],
    steps: [
      say`${central} has ${bonds} bonded atoms and ${lonePairs(lone)}: steric number ${bonds + lone}, so ${HYBRIDS[bonds + lone] ?? ''}.`,
      say`The shape is read from the atoms alone: ${shapeOf(bonds, lone)}.`,
      say`Together: ${answer}`,
    ],
  }
}

const SHAPE_NAMES = [...new Set(MOLECULES.map(shape))].filter((name) => name !== 'pentagonal bipyramidal')

function whichHasShape(rng: Random) {
  const wanted = rng.pick(SHAPE_NAMES)
  const right = rng.pick(MOLECULES.filter((molecule) => shape(molecule) === wanted))
  // Others as near as possible: with as many bonded atoms or as many electron domains.
  const near = MOLECULES.filter(
    (molecule) =>
      shape(molecule) !== wanted &&
      writeMolecule(molecule) !== writeMolecule(right) &&
      (molecule.bonds === right.bonds || molecule.bonds + molecule.lone === right.bonds + right.lone),
  )
  const others = rng.sample(near, 3)
  const molecules = rng.shuffle([right, ...others])
  const list = formatList(molecules.map(writeMolecule))
  const answer = writeMolecule(right)
  const tell = (molecule: Molecule) =>
    say`${writeMolecule(molecule)}: ${molecule.bonds} bonded atoms and ${lonePairs(molecule.lone)} on ${molecule.central}, ${shape(molecule)}`
  return {
    concept: 'vsepr',
    given: {
      find: 'which' as const,
      shape: wanted,
      molecules: molecules.map(({ formula, central, charge }) => ({ formula, central, charge })),
    },
    prompt: rng.pick([
      say`Among ${list}, which one is ${wanted}?`,
      say`Which one of the species ${list} has ${wanted.startsWith('o') ? 'an' : 'a'} ${wanted} shape?`,
      say`Consider ${list}. According to the VSEPR theory, the ${wanted} one is:`,
      say`Out of the species ${list}, only one is ${wanted} in shape. Identify it.`,
    ]),
    answer,
    mistakes: others.map((molecule) => ({
      value: writeMolecule(molecule),
      because: say`${writeMolecule(molecule)} is ${shape(molecule)}, with ${molecule.bonds} bonded atoms and ${lonePairs(molecule.lone)}`,
    })),
    steps: [...others.map(tell), tell(right), say`So the one that is ${wanted} is ${answer}`],
  }
}

/** "Which pair of species has the same hybridisation of the central atom but different shapes?" */
function alikePair(rng: Random) {
  const wanted = rng.pick(['shape', 'hybridisation'] as const)
  const domains = ({ bonds, lone }: Molecule) => bonds + lone
  const fits = (one: Molecule, other: Molecule) =>
    wanted === 'shape'
      ? shape(one) === shape(other) && domains(one) === domains(other)
      : domains(one) === domains(other) && shape(one) !== shape(other)
  const draw = (isRight: boolean) =>
    rng.until(
      () => rng.sample(MOLECULES, 2),
      ([one, other]) =>
        writeMolecule(one) !== writeMolecule(other) &&
        fits(one, other) === isRight &&
        // A wrong pair is nearly right: equal in the number of atoms, of domains or in shape.
        (isRight ||
          one.bonds === other.bonds ||
          domains(one) === domains(other) ||
          shape(one) === shape(other)),
    )
  const { right, others } = rng.until(
    () => ({ right: draw(true), others: [draw(false), draw(false), draw(false)] }),
    (drawn) => {
      const all = [drawn.right, ...drawn.others].flat().map(writeMolecule)
      return new Set(all).size === all.length
    },
  )
  const name = (pair: readonly Molecule[]) => pair.map(writeMolecule).join(' and ')
  const tell = (molecule: Molecule) =>
    `${writeMolecule(molecule)} is ${hybridOf(molecule)}, ${shape(molecule)}`
  const answer = name(right)
  const listed = rng.shuffle([right, ...others])
  return {
    concept: ['vsepr', 'hybridisation'],
    given: {
      find: 'alike' as const,
      wanted,
      pairs: listed.map((pair) => pair.map(task)),
    },
    prompt: rng.pick(
      wanted === 'shape'
        ? [
            say`Which of the following pairs of species is isostructural, with the same hybridisation of the central atom: ${listed.map(name).join('; ')}?`,
            say`Of the pairs ${listed.map(name).join('; ')}, in which do both species have the same shape and the same hybridisation of the central atom?`,
          ]
        : [
            say`In which of the pairs ${listed.map(name).join('; ')} do the central atoms have the same hybridisation but the species different shapes?`,
            say`Which of the following pairs has the same hybridisation of the central atoms, but two different shapes: ${listed.map(name).join('; ')}?`,
          ],
    ),
    answer,
    mistakes: others.map((pair) => ({
      value: name(pair),
      because: say`${pair.map(tell).join('; ')}`,
    })),
    steps: [
      ...others.map((pair) => say`${pair.map(tell).join('; ')}.`),
      say`${right.map(tell).join('; ')}.`,
      say`So the pair is ${answer}`,
    ],
  }
}

const ANGLES = [
  [2, 0],
  [3, 0],
  [2, 1],
  [4, 0],
  [3, 1],
  [5, 0],
  [4, 1],
  [3, 2],
  [6, 0],
] as const

/**
 * Molecules with equal outer atoms, so that there is one bond angle; ClO₂⁻ is left out, since its angle is wider
 * than the theory says.
 */
const EVEN_ANGLES = MOLECULES.filter(
  ({ bonds, formula }) => bonds < 7 && countAtoms(formula).size <= 2 && formula !== 'ClO2',
)

function angleOfMolecule(rng: Random) {
  const molecule = rng.pick(EVEN_ANGLES)
  const { formula, central, bonds, lone, charge } = molecule
  const answer = angleOf(bonds, lone)
  const what = writeMolecule(molecule)
  const electrons = [...countAtoms(formula)].reduce(
    (sum, [element, count]) => sum + count * valenceOf(element),
    -charge,
  )
  return {
    concept: 'vsepr',
    given: { find: 'angle' as const, formula, central, charge },
    prompt: rng.pick([
      say`According to the VSEPR theory, the bond angle in ${what} (central atom ${central}) is:`,
      say`What is the angle between adjacent bonds at ${central} in ${what}, as predicted by the VSEPR theory?`,
      say`Taking the repulsion of lone pairs into account, predict the bond angle at ${central} in ${what}.`,
      say`From the number of electron pairs around ${central}, find the angle between adjacent bonds of ${what}.`,
    ]),
    answer,
    mistakes: ANGLES.filter(([b, l]) => angleOf(b, l) !== answer)
      .filter(([b, l]) => Math.abs(b - bonds) + Math.abs(l - lone) <= 3)
      .map(([b, l]) => ({
        value: angleOf(b, l),
        because:
          b === bonds + lone && l === 0
            ? say`that holds for ${b} bonds without a lone pair, but lone pairs push harder`
            : say`that belongs to ${b} bonds and ${lonePairs(l)}`,
      })),
    steps: [
      say`${what} has ${electrons} valence electrons in all.`,
      say`After the octets of the outer atoms (two for hydrogen) ${2 * lone} are left on ${central}: ${lonePairs(lone)}.`,
      say`${bonds} bonds and ${lonePairs(lone)} make the steric number ${bonds + lone}, ${HYBRIDS[bonds + lone] ?? ''}.`,
      say`The shape is ${shape(molecule)}${lone > 0 && answer.startsWith('slightly') ? ', and lone pairs press the bonds together' : ''}.`,
      say`Bond angle: ${answer}`,
    ],
  }
}

/** "Match List I (species) with List II (shape)." Four species, no two of which have the same shape or hybridisation. */
function matchMolecules(rng: Random) {
  const of = rng.pick(['shape', 'hybridisation'])
  const matched = (molecule: Molecule): string =>
    of === 'shape' ? shape(molecule) : (HYBRIDS[molecule.bonds + molecule.lone] ?? '')
  const left = rng.until(
    () => rng.sample(MOLECULES, 4),
    (drawn) => new Set(drawn.map(matched)).size === 4,
  )
  const values = rng.shuffle(left).map(matched)
  const key = left.map((molecule) => values.indexOf(matched(molecule)))
  const told = left.map(
    (molecule) =>
      say`${writeMolecule(molecule)}: ${molecule.bonds} bonded atoms and ${lonePairs(molecule.lone)}, ${matched(molecule)}`,
  )
  return {
    concept: of === 'shape' ? 'vsepr' : 'hybridisation',
    given: { find: 'match' as const, of, molecules: left.map(task), values },
    prompt: matchPrompt(
      ['species', of === 'shape' ? 'shape' : 'hybridisation of the central atom'],
      left.map(writeMolecule),
      values,
      SMALL_LETTERS,
    ),
    answer: matchCode(key, SMALL_LETTERS),
    mistakes: wrongMatches(rng, key).map(({ order, wrongAt }) => ({
      value: matchCode(order, SMALL_LETTERS),
      because: say`${SMALL_LETTERS[wrongAt] ?? ''} is wrong in it; ${told[wrongAt] ?? ''}`,
    })),
    steps: [...told, say`So the answer is ${matchCode(key, SMALL_LETTERS)}`],
  }
}

const valenceOf = (element: string): number => VALENCE[element] ?? Number.NaN

/** By steric number. */
const HYBRIDS: Readonly<Record<number, string>> = {
  2: 'sp',
  3: 'sp²',
  4: 'sp³',
  5: 'sp³d',
  6: 'sp³d²',
  7: 'sp³d³',
}

const angleOf = (bonds: number, lone: number): string => SHAPES[`${bonds},${lone}`]?.angle ?? ''

const CHARGES: Readonly<Record<number, string>> = {
  1: '⁺',
  [-1]: '⁻',
  [-2]: '²⁻',
  [-3]: '³⁻',
  [-4]: '⁴⁻',
}

export const writeMolecule = ({ formula, charge }: Pick<Molecule, 'formula' | 'charge'>): string =>
  `${formatFormula(formula)}${CHARGES[charge] ?? ''}`

const lonePairs = (lone: number): string =>
  lone === 0 ? 'no lone pair' : `${lone} lone pair${lone === 1 ? '' : 's'}`

/** Electrons in the outer shell, by the old group number. */
const VALENCE: Readonly<Record<string, number>> = {
  H: 1,
  Be: 2,
  B: 3,
  Al: 3,
  C: 4,
  Si: 4,
  Ge: 4,
  Sn: 4,
  N: 5,
  P: 5,
  As: 5,
  Sb: 5,
  O: 6,
  S: 6,
  Se: 6,
  Te: 6,
  F: 7,
  Cl: 7,
  Br: 7,
  I: 7,
  Xe: 8,
}

const pairs = (bonds: number, lone: number): string =>
  `${bonds} bond pairs and ${lone} lone pair${lone === 1 ? '' : 's'}`

const task = ({ formula, central, charge }: Molecule) => ({ formula, central, charge })

/** Shapes that learners mix up, each with the pairs it would need. */
const SHAPE_LIST = [
  [2, 0],
  [3, 0],
  [2, 1],
  [4, 0],
  [3, 1],
  [5, 0],
  [4, 1],
  [3, 2],
  [6, 0],
  [5, 1],
  [4, 2],
  [7, 0],
] as const

function nearShapes({ bonds, lone }: Molecule) {
  const own = shapeOf(bonds, lone)
  const others = SHAPE_LIST.filter(([b, l]) => shapeOf(b, l) !== own)
  const within = (steps: number) =>
    others.filter(([b, l]) => Math.abs(b - bonds) + Math.abs(l - lone) <= steps)
  return (within(2).length > 3 ? within(2) : within(4)).map(([b, l]) => ({
    bonds: b,
    lone: l,
    because:
      b === bonds + lone && l === 0
        ? say`that is how the electron pairs lie, the lone pairs counted as atoms`
        : b === bonds && l === 0
          ? say`the lone pairs were left out of account`
          : say`that takes ${b} bonded atoms and ${lonePairs(l)}`,
  }))
}
