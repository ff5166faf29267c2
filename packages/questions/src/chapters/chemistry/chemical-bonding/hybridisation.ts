import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { posedInClass } from '../../../kit/wording/posed-in-class.ts'
import { say } from '../../../kit/wording/say.ts'
import { countPairs } from './count-pairs.ts'
import { angleOfMolecule, whichHasShape } from './hybridisation-hard.ts'
import { angleOf, HYBRIDS, MOLECULES, type Molecule, shapeOf, writeMolecule } from './molecules.ts'

/** "What is the hybridisation of the central atom in XeF₄?" */
export const hybridisation = defineGenerator({
  id: 'chemistry/hybridisation',
  version: 1,
  levels: {
    easy: { forms: [hybridOfAtom, pairsOfAtom] },
    medium: { forms: [shapeOfMolecule, hybridAndShape] },
    hard: { forms: [whichHasShape, angleOfMolecule] },
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

const pairs = (bonds: number, lone: number): string =>
  `${bonds} bond pairs and ${lone} lone pair${lone === 1 ? '' : 's'}`

const lonePairs = (lone: number): string =>
  lone === 0 ? 'no lone pair' : `${lone} lone pair${lone === 1 ? '' : 's'}`

const task = ({ formula, central, charge }: Molecule) => ({ formula, central, charge })

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
    given: { find: 'hybrid' as const, ...task(molecule) },
    prompt: posedInClass(rng, [
      say`What is the hybridisation of ${central} in ${what}?`,
      say`Which hybrid orbitals does the central atom ${central} of ${what} use?`,
      say`Find the state of hybridisation of ${central} in ${what} from its steric number.`,
      say`In ${what} the atom ${central} stands in the middle. How is it hybridised?`,
      say`The species ${what} is built round ${central}. Name the hybridisation of this atom.`,
    ]),
    answer,
    mistakes: wrong.map(({ steric: other, because }) => ({ value: HYBRIDS[other] ?? '', because })),
    steps: [
      say`${central} has ${bonds} bonded atoms and ${lonePairs(lone)}: steric number ${steric}.`,
      say`Steric number ${steric} means ${answer}`,
    ],
  }
}

function pairsOfAtom(rng: Random) {
  const molecule = rng.pick(MOLECULES)
  const { central, bonds, lone } = molecule
  const answer = pairs(bonds, lone)
  const what = writeMolecule(molecule)
  return {
    given: { find: 'pairs' as const, ...task(molecule) },
    prompt: posedInClass(rng, [
      say`Counting a double or triple bond once, which electron pairs are round ${central} in ${what}?`,
      say`How many bond pairs and lone pairs are there round the central atom ${central} of ${what}, if a multiple bond counts as one pair?`,
      say`For the shape of ${what}, count the electron pairs round ${central} (every bonded atom as one pair). What are they?`,
      say`In the VSEPR model, what surrounds ${central} in ${what}, with each bonded atom taken as one bond pair?`,
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

/** Shapes that learners mix up, each with what it would take. */
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

function shapeOfMolecule(rng: Random) {
  const molecule = rng.pick(MOLECULES)
  const { central, bonds, lone } = molecule
  const answer = shapeOf(bonds, lone)
  const what = writeMolecule(molecule)
  return {
    given: { find: 'shape' as const, ...task(molecule) },
    prompt: posedInClass(rng, [
      say`What is the shape of ${what}, with ${central} in the centre?`,
      say`By the VSEPR theory, which shape does ${what} have?`,
      say`How do the atoms of ${what} lie round ${central}?`,
      say`Predict the geometry of ${what} (central atom ${central}) from the repulsion of its electron pairs.`,
      say`A model of ${what} is to be built round a ball for ${central}. Which shape will the atoms form?`,
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
    given: { find: 'both' as const, ...task(molecule) },
    prompt: posedInClass(rng, [
      say`Give the hybridisation of ${central} in ${what} together with the shape.`,
      say`Which hybridisation and which shape belong to ${what} (central atom ${central})?`,
      say`For ${what}, find how ${central} is hybridised and how its atoms lie.`,
      say`What are the hybridisation of ${central} and the geometry of ${what}?`,
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
