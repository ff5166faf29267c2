import { countAtoms } from '../../../kit/chemistry/formulas.ts'
import type { Random } from '../../../kit/random/random.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { posedInClass } from '../../../kit/wording/posed-in-class.ts'
import { say } from '../../../kit/wording/say.ts'
import { valenceOf } from './count-pairs.ts'
import { angleOf, HYBRIDS, MOLECULES, type Molecule, shapeOf, writeMolecule } from './molecules.ts'

const lonePairs = (lone: number): string =>
  lone === 0 ? 'no lone pair' : `${lone} lone pair${lone === 1 ? '' : 's'}`

const shape = ({ bonds, lone }: Molecule): string => shapeOf(bonds, lone)

const SHAPES = [...new Set(MOLECULES.map(shape))].filter((name) => name !== 'pentagonal bipyramidal')

export function whichHasShape(rng: Random) {
  const wanted = rng.pick(SHAPES)
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
    given: {
      find: 'which' as const,
      shape: wanted,
      molecules: molecules.map(({ formula, central, charge }) => ({ formula, central, charge })),
    },
    prompt: posedInClass(rng, [
      say`Which of ${list} is ${wanted}?`,
      say`One of the species ${list} has the shape called ${wanted}. Which one?`,
      say`Among ${list}, only one is ${wanted}. Find it by the VSEPR theory.`,
      say`From ${list}, pick the one that is ${wanted} in shape.`,
    ]),
    answer,
    mistakes: others.map((molecule) => ({
      value: writeMolecule(molecule),
      because: say`${writeMolecule(molecule)} is ${shape(molecule)}, with ${molecule.bonds} bonded atoms and ${lonePairs(molecule.lone)}`,
    })),
    steps: [...others.map(tell), tell(right), say`So the one that is ${wanted} is ${answer}`],
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

/** Where all atoms outside are the same, so that there is one kind of angle; ClO₂⁻ is wider than the theory says. */
const EVEN_ANGLES = MOLECULES.filter(
  ({ bonds, formula }) =>
    bonds < 7 && countAtoms(formula).size <= 2 && formula !== 'ClO2' && formula !== 'N2O',
)

export function angleOfMolecule(rng: Random) {
  const molecule = rng.pick(EVEN_ANGLES)
  const { formula, central, bonds, lone, charge } = molecule
  const answer = angleOf(bonds, lone)
  const what = writeMolecule(molecule)
  const electrons = [...countAtoms(formula)].reduce(
    (sum, [element, count]) => sum + count * valenceOf(element),
    -charge,
  )
  return {
    given: { find: 'angle' as const, formula, central, charge },
    prompt: posedInClass(rng, [
      say`Which bond angles round ${central} does the VSEPR theory give for ${what}?`,
      say`What is the angle between neighbouring bonds at ${central} in ${what}, by the VSEPR theory?`,
      say`Lone pairs may push bonds together. Predict the bond angle of ${what} at ${central}.`,
      say`From the number of its electron pairs, find the bond angle between neighbours at ${central} in ${what}.`,
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
      say`The shape is ${shape(molecule)}${lone > 0 && answer.startsWith('narrowed') ? ', and lone pairs press the bonds together' : ''}.`,
      say`Bond angle: ${answer}`,
    ],
  }
}
