import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { superscript } from '../../../kit/wording/format-number.ts'
import { say } from '../../../kit/wording/say.ts'

/** "How many neutrons are there in an atom of chlorine-37, whose atomic number is 17?" */
export const atomCounts = defineGenerator({
  id: 'chemistry/atom-counts',
  version: 9,
  concepts: ['atomic-number'],
  levels: {
    easy: { forms: [...often(50, neutronsOfThree), neutrons, massNumber] },
    medium: {
      forms: [
        ...often(60, electronsOfThree),
        ...often(30, bothOfThree),
        neutrons,
        massNumber,
        atomicNumber,
        electronsOfIon,
        neutronsOfIon,
      ],
    },
    hard: { forms: [...often(2, moreNeutrons), ...often(3, isoelectronic), ...often(5, bothOfThree)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Counted particle by particle.
    const count = (from: number, to: number) => range(from + 1, to).length
    switch (given.find) {
      case 'neutrons':
        return count(given.protons, given.nucleons)
      case 'mass-number':
        return [...range(1, given.protons), ...range(1, given.neutrons)].length
      case 'atomic-number':
        return count(given.neutrons, given.nucleons)
      case 'electrons':
        return given.charge > 0 ? count(given.charge, given.protons) : given.protons + Math.abs(given.charge)
      case 'several':
        return given.particles.reduce(
          (sum, { protons, nucleons, charge }) =>
            sum +
            (given.of === 'electrons' ? 0 : count(protons, nucleons)) +
            (given.of === 'neutrons' ? 0 : range(1, protons - charge).length),
          0,
        )
      case 'ion-neutrons': {
        const protons = given.electrons + given.charge
        return count(protons, given.nucleons)
      }
      case 'excess': {
        // Try every number of electrons: protons and neutrons then follow from the charge and the mass number.
        const neutronsFor = (electrons: number) => given.nucleons - electrons - given.charge
        const distance = (electrons: number) =>
          Math.abs((neutronsFor(electrons) / electrons - 1) * 100 - given.percent)
        const electrons = range(1, given.nucleons - given.charge - 1).reduce((best, one) =>
          distance(one) < distance(best) ? one : best,
        )
        const found = { electrons, protons: electrons + given.charge, neutrons: neutronsFor(electrons) }
        return found[given.of]
      }
      case 'isoelectronic': {
        const electrons = count(given.neutrons, given.nucleons) - given.charge
        const protons = electrons + given.otherCharge
        return given.of === 'neutrons'
          ? count(protons, given.told)
          : [...range(1, protons), ...range(1, given.told)].length
      }
    }
  },
})

interface Nuclide {
  name: string
  symbol: string
  z: number
  /** Mass numbers of the isotopes that books name. */
  a: readonly number[]
  /** The charge of its usual ion; 0 when it has none. */
  charge: number
}

const NUCLIDES: readonly Nuclide[] = [
  { name: 'carbon', symbol: 'C', z: 6, a: [12, 13, 14], charge: 0 },
  { name: 'nitrogen', symbol: 'N', z: 7, a: [14, 15], charge: -3 },
  { name: 'oxygen', symbol: 'O', z: 8, a: [16, 17, 18], charge: -2 },
  { name: 'fluorine', symbol: 'F', z: 9, a: [19], charge: -1 },
  { name: 'sodium', symbol: 'Na', z: 11, a: [23], charge: 1 },
  { name: 'magnesium', symbol: 'Mg', z: 12, a: [24, 25, 26], charge: 2 },
  { name: 'aluminium', symbol: 'Al', z: 13, a: [27], charge: 3 },
  { name: 'phosphorus', symbol: 'P', z: 15, a: [31], charge: -3 },
  { name: 'sulphur', symbol: 'S', z: 16, a: [32, 33, 34], charge: -2 },
  { name: 'chlorine', symbol: 'Cl', z: 17, a: [35, 37], charge: -1 },
  { name: 'potassium', symbol: 'K', z: 19, a: [39, 40, 41], charge: 1 },
  { name: 'calcium', symbol: 'Ca', z: 20, a: [40, 42, 43, 44], charge: 2 },
  { name: 'iron', symbol: 'Fe', z: 26, a: [54, 56, 57, 58], charge: 3 },
  { name: 'copper', symbol: 'Cu', z: 29, a: [63, 65], charge: 2 },
  { name: 'zinc', symbol: 'Zn', z: 30, a: [64, 66, 67, 68], charge: 2 },
  { name: 'bromine', symbol: 'Br', z: 35, a: [79, 81], charge: -1 },
  { name: 'silver', symbol: 'Ag', z: 47, a: [107, 109], charge: 1 },
  { name: 'iodine', symbol: 'I', z: 53, a: [127, 131], charge: -1 },
  { name: 'caesium', symbol: 'Cs', z: 55, a: [133, 137], charge: 1 },
  { name: 'barium', symbol: 'Ba', z: 56, a: [135, 136, 137, 138], charge: 2 },
  { name: 'uranium', symbol: 'U', z: 92, a: [235, 238], charge: 0 },
  { name: 'lithium', symbol: 'Li', z: 3, a: [6, 7], charge: 1 },
  { name: 'scandium', symbol: 'Sc', z: 21, a: [45], charge: 3 },
  { name: 'chromium', symbol: 'Cr', z: 24, a: [50, 52, 53], charge: 3 },
  { name: 'manganese', symbol: 'Mn', z: 25, a: [55], charge: 2 },
  { name: 'cobalt', symbol: 'Co', z: 27, a: [59, 60], charge: 2 },
  { name: 'nickel', symbol: 'Ni', z: 28, a: [58, 60, 61, 62], charge: 2 },
  { name: 'gallium', symbol: 'Ga', z: 31, a: [69, 71], charge: 3 },
  { name: 'selenium', symbol: 'Se', z: 34, a: [76, 77, 78, 80, 82], charge: -2 },
  { name: 'rubidium', symbol: 'Rb', z: 37, a: [85, 87], charge: 1 },
  { name: 'strontium', symbol: 'Sr', z: 38, a: [86, 87, 88], charge: 2 },
  { name: 'cadmium', symbol: 'Cd', z: 48, a: [110, 111, 112, 113, 114], charge: 2 },
  { name: 'tin', symbol: 'Sn', z: 50, a: [116, 117, 118, 119, 120], charge: 2 },
  { name: 'tellurium', symbol: 'Te', z: 52, a: [125, 126, 128, 130], charge: -2 },
  { name: 'beryllium', symbol: 'Be', z: 4, a: [9], charge: 2 },
  { name: 'titanium', symbol: 'Ti', z: 22, a: [46, 47, 48, 49], charge: 4 },
  { name: 'vanadium', symbol: 'V', z: 23, a: [51], charge: 3 },
  { name: 'arsenic', symbol: 'As', z: 33, a: [75], charge: -3 },
  { name: 'yttrium', symbol: 'Y', z: 39, a: [89], charge: 3 },
  { name: 'indium', symbol: 'In', z: 49, a: [113, 115], charge: 3 },
  { name: 'antimony', symbol: 'Sb', z: 51, a: [121, 123], charge: 3 },
  { name: 'lanthanum', symbol: 'La', z: 57, a: [139], charge: 3 },
  { name: 'gold', symbol: 'Au', z: 79, a: [197], charge: 1 },
  { name: 'mercury', symbol: 'Hg', z: 80, a: [199, 200, 202], charge: 2 },
  { name: 'lead', symbol: 'Pb', z: 82, a: [206, 207, 208], charge: 2 },
]

const IONS = NUCLIDES.filter(({ charge }) => charge !== 0)

const drawAtom = (rng: Random, among: readonly Nuclide[]) => {
  const nuclide = rng.pick(among)
  return { ...nuclide, mass: rng.pick(nuclide.a) }
}

/** 'Cl⁻', 'Al³⁺' */
const writeIon = ({ symbol, charge }: Nuclide): string => {
  const size = Math.abs(charge)
  return `${symbol}${size === 1 ? '' : superscript(size)}${charge < 0 ? '⁻' : '⁺'}`
}

/** '³⁷Cl⁻ (Z = 17)' */
const writeNuclide = (atom: Nuclide & { mass: number }): string =>
  `${superscript(atom.mass)}${atom.charge === 0 ? atom.symbol : writeIon(atom)} (Z = ${atom.z})`

/** "What is the total number of neutrons in one atom each of ³⁷Cl, ⁵⁶Fe and ¹⁴C?" */
function neutronsOfThree(rng: Random) {
  const atoms = rng
    .sample(NUCLIDES, 3)
    .map((nuclide) => ({ ...nuclide, mass: rng.pick(nuclide.a), charge: 0 }))
  return ofThree(rng, atoms, 'neutrons', 'atom')
}

/** Three ions whose charges do not cancel: else who forgets them all finds the key too. */
const drawIons = (rng: Random) =>
  rng
    .until(
      () => rng.sample(IONS, 3),
      (ions) => ions.reduce((sum, { charge }) => sum + charge, 0) !== 0,
    )
    .map((nuclide) => ({ ...nuclide, mass: rng.pick(nuclide.a) }))

/** "What is the total number of electrons in one ion each of Na⁺, Cl⁻ and Fe³⁺?" */
function electronsOfThree(rng: Random) {
  return ofThree(rng, drawIons(rng), 'electrons', 'ion')
}

/** "The neutrons and electrons of one ion each of ³⁷Cl⁻, ⁵⁶Fe³⁺ and ¹⁴N³⁻ are counted together." */
function bothOfThree(rng: Random) {
  return ofThree(rng, drawIons(rng), 'neutrons and electrons', 'ion')
}

function ofThree(
  rng: Random,
  atoms: readonly (Nuclide & { mass: number })[],
  of: 'neutrons' | 'electrons' | 'neutrons and electrons',
  kind: 'atom' | 'ion',
) {
  const sumOf = (size: (atom: Nuclide & { mass: number }) => number) =>
    atoms.reduce((sum, atom) => sum + size(atom), 0)
  const [neutral, electrons] = [sumOf(({ mass, z }) => mass - z), sumOf(({ z, charge }) => z - charge)]
  const answer = (of === 'electrons' ? 0 : neutral) + (of === 'neutrons' ? 0 : electrons)
  const charges = sumOf(({ charge }) => charge)
  const list = formatList(atoms.map(writeNuclide))
  const parts = (size: (atom: Nuclide & { mass: number }) => number) => atoms.map(size).join(' + ')
  return {
    given: {
      find: 'several' as const,
      of,
      particles: atoms.map(({ z, mass, charge }) => ({ protons: z, nucleons: mass, charge })),
    },
    prompt: rng.pick([
      say`What is the total number of ${of} in one ${kind} each of ${list}?`,
      say`One ${kind} each of ${list} is taken. Find how many ${of} they have in all.`,
      say`The ${of} of one ${kind} each of ${list} are counted. The total is:`,
      say`How many ${of} are there altogether in one ${kind} each of ${list}?`,
      say`Take one ${kind} each of ${list}. Together they contain how many ${of}?`,
      say`Add up the ${of} of one ${kind} each of ${list}. The sum is:`,
    ]),
    answer,
    mistakes: [
      { value: sumOf(({ z }) => z), because: say`those are the protons` },
      { value: sumOf(({ mass }) => mass), because: say`that is the sum of the mass numbers` },
      ...(of === 'neutrons'
        ? [{ value: sumOf(({ mass, z }) => mass + z), because: say`the atomic numbers were added` }]
        : [
            {
              value: answer + 2 * charges,
              because: say`the charges were counted the wrong way round`,
            },
            { value: answer + charges, because: say`the charges were left out` },
            {
              value: of === 'electrons' ? neutral : electrons,
              because: say`those are only the ${of === 'electrons' ? 'neutrons' : 'electrons'}`,
            },
          ]),
      ...(of === 'neutrons and electrons'
        ? [{ value: neutral, because: say`those are only the neutrons` }]
        : []),
      { value: answer + 1, because: say`the addition was worked out wrongly` },
      { value: answer - 1, because: say`the addition was worked out wrongly` },
      { value: answer + 2, because: say`one of the numbers was taken two too large` },
      { value: answer - 2, because: say`one of the numbers was taken two too small` },
      // A number far from the others would be ruled out at sight.
    ].filter(({ value }) => Math.abs(value - answer) <= Math.max(4, 0.4 * answer)),
    steps: [
      ...(of === 'electrons'
        ? [
            say`A positive ion has lost electrons, a negative one has gained them.`,
            say`Each has Z minus its charge, with its sign.`,
          ]
        : [say`Neutrons = mass number − atomic number: ${parts(({ mass, z }) => mass - z)} = ${neutral}`]),
      ...(of === 'neutrons and electrons'
        ? [
            say`Electrons = Z minus the charge, with its sign: ${parts(({ z, charge }) => z - charge)} = ${electrons}`,
            say`Both are added.`,
          ]
        : []),
      of === 'neutrons'
        ? say`The total is ${answer}`
        : of === 'electrons'
          ? say`${parts(({ z, charge }) => z - charge)} = ${answer}`
          : say`${neutral} + ${electrons} = ${answer}`,
    ],
  }
}

function neutrons(rng: Random) {
  const { name, z, mass } = drawAtom(rng, NUCLIDES)
  const answer = mass - z
  return {
    given: { find: 'neutrons' as const, protons: z, nucleons: mass },
    prompt: rng.pick([
      say`The atomic number of ${name} is ${z}. How many neutrons are there in an atom of ${name}-${String(mass)}?`,
      say`An atom of ${name} has the atomic number ${z} and the mass number ${mass}. ${ask(rng, 'the number of neutrons in it')}`,
      say`In an atom of ${name}-${String(mass)} (atomic number ${z}), the number of neutrons is`,
    ]),
    answer,
    mistakes: [
      { value: z, because: say`that is the number of protons` },
      { value: mass, because: say`that is the mass number` },
      { value: mass + z, because: say`the atomic number was added to the mass number` },
      { value: answer + 1, because: say`the subtraction was worked out wrongly` },
      { value: answer - 1, because: say`the subtraction was worked out wrongly` },
    ],
    steps: [say`Neutrons = mass number − atomic number`, say`${mass} − ${z} = ${answer}`],
  }
}

function massNumber(rng: Random) {
  const { z, mass } = drawAtom(rng, NUCLIDES)
  return {
    given: { find: 'mass-number' as const, protons: z, neutrons: mass - z },
    prompt: rng.pick([
      say`An atom has ${z} protons, ${z} electrons and ${mass - z} neutrons. ${ask(rng, 'its mass number')}`,
      say`The nucleus of an atom contains ${z} protons and ${mass - z} neutrons. Its mass number is`,
    ]),
    answer: mass,
    mistakes: [
      { value: z, because: say`that is the atomic number` },
      { value: mass - z, because: say`that is the number of neutrons` },
      { value: mass + z, because: say`the electrons were counted too` },
      { value: 2 * z, because: say`protons and electrons were added` },
      { value: mass + 1, because: say`the addition was worked out wrongly` },
      { value: mass - 1, because: say`the addition was worked out wrongly` },
    ],
    steps: [say`Mass number = protons + neutrons`, say`${z} + ${mass - z} = ${mass}`],
  }
}

function atomicNumber(rng: Random) {
  const { z, mass } = drawAtom(rng, NUCLIDES)
  return {
    given: { find: 'atomic-number' as const, nucleons: mass, neutrons: mass - z },
    prompt: rng.pick([
      say`An element has the mass number ${mass}, and its atom contains ${mass - z} neutrons. ${ask(rng, 'its atomic number')}`,
      say`The mass number of an atom is ${mass} and it has ${mass - z} neutrons. The atomic number of the element is`,
    ]),
    answer: z,
    mistakes: [
      { value: mass - z, because: say`that is the number of neutrons` },
      { value: 2 * mass - z, because: say`the neutrons were added to the mass number` },
      { value: mass, because: say`that is the mass number` },
      { value: z + 1, because: say`the subtraction was worked out wrongly` },
      { value: z - 1, because: say`the subtraction was worked out wrongly` },
      { value: z + 2, because: say`the subtraction was worked out wrongly` },
    ],
    steps: [say`Atomic number = mass number − neutrons`, say`${mass} − ${mass - z} = ${z}`],
  }
}

function electronsOfIon(rng: Random) {
  const atom = drawAtom(rng, IONS)
  const { z, charge } = atom
  const answer = z - charge
  const ion = writeIon(atom)
  return {
    given: { find: 'electrons' as const, protons: z, charge },
    prompt: rng.pick([
      say`The atomic number of ${atom.name} is ${z}. How many electrons does the ion ${ion} have?`,
      say`The number of electrons in the ion ${ion} (atomic number ${z}) is`,
    ]),
    answer,
    mistakes: [
      { value: z, because: say`that is the number of protons` },
      { value: z + charge, because: say`the charge was counted the wrong way round` },
      { value: answer + 2, because: say`the charge was not taken off rightly` },
      { value: answer - 2, because: say`the charge was not taken off rightly` },
      { value: Math.abs(charge), because: say`that is the charge of the ion` },
      { value: atom.mass - z, because: say`that is the number of neutrons` },
    ],
    steps: [
      charge > 0
        ? say`A positive ion has lost electrons: ${z} − ${charge}`
        : say`A negative ion has gained electrons: ${z} + ${Math.abs(charge)}`,
      say`So it has ${answer}`,
    ],
  }
}

function neutronsOfIon(rng: Random) {
  const atom = drawAtom(rng, IONS)
  const { z, charge, mass } = atom
  const [electrons, answer] = [z - charge, mass - z]
  const size = Math.abs(charge)
  return {
    given: { find: 'ion-neutrons' as const, electrons, charge, nucleons: mass },
    prompt: rng.pick([
      say`An ion with a charge of ${charge > 0 ? '+' : '−'}${size} has ${electrons} electrons and the mass number ${mass}. ${ask(rng, 'the number of neutrons in it')}`,
      say`The mass number of an ion that carries ${size} unit${size === 1 ? '' : 's'} of ${charge > 0 ? 'positive' : 'negative'} charge is ${mass}, and it has ${electrons} electrons. The number of its neutrons is`,
    ]),
    answer,
    mistakes: [
      { value: mass - electrons, because: say`the electrons of the ion were taken for its protons` },
      { value: mass - electrons + charge, because: say`the charge was counted the wrong way round` },
      { value: z, because: say`that is the number of protons` },
      { value: electrons, because: say`that is the number of electrons` },
      { value: answer + 1, because: say`the subtraction was worked out wrongly` },
      { value: answer - 1, because: say`the subtraction was worked out wrongly` },
    ],
    steps: [
      say`Protons = electrons ${charge > 0 ? '+' : '−'} ${size} = ${z}`,
      say`Neutrons = ${mass} − ${z} = ${answer}`,
    ],
  }
}

/** 'one unit of negative charge', 'three units of positive charge' */
const chargeWords = (charge: number): string => {
  const size = Math.abs(charge)
  const number = ['', 'one unit', 'two units', 'three units', 'four units'][size] ?? `${size} units`
  return `${number} of ${charge > 0 ? 'positive' : 'negative'} charge`
}

/** "An ion of mass number 37 with one unit of negative charge has 11.1% more neutrons than electrons." */
function moreNeutrons(rng: Random) {
  const drawn = rng.until(
    () => {
      const atom = drawAtom(rng, IONS)
      const [electrons, neutral] = [atom.z - atom.charge, atom.mass - atom.z]
      return { atom, electrons, neutral, more: Math.round((neutral / electrons - 1) * 1000) / 10 }
    },
    ({ more }) => more >= 3,
  )
  const { atom, electrons, neutral, more } = drawn
  const { charge, mass, z } = atom
  const of = rng.pick(['electrons', 'protons', 'neutrons'] as const)
  const answer = { electrons, protons: z, neutrons: neutral }[of]
  const asked =
    of === 'protons'
      ? rng.pick(['the number of protons in it', 'its atomic number'])
      : `the number of ${of} in it`
  const size = Math.abs(charge)
  const sign = charge > 0 ? '+' : '−'
  return {
    given: { find: 'excess' as const, nucleons: mass, charge, percent: more, of },
    prompt: rng.pick([
      say`An ion of mass number ${mass} carries ${chargeWords(charge)} and contains ${more}% more neutrons than electrons. ${ask(rng, asked)}`,
      say`An ion with a charge of ${sign}${size} and the mass number ${mass} has ${more}% more neutrons than electrons. ${ask(rng, asked)}`,
      say`The mass number of an ion with ${chargeWords(charge)} is ${mass}. The number of its neutrons exceeds that of its electrons by ${more}%. ${ask(rng, asked)}`,
      say`The neutrons of an ion of mass number ${mass} are ${more}% more than its electrons, and its charge is ${sign}${size}. ${ask(rng, asked)}`,
      say`In an ion that carries ${chargeWords(charge)}, the neutrons are ${more}% more than the electrons. Its mass number is ${mass}. ${ask(rng, asked)}`,
    ]),
    answer,
    mistakes: [
      { value: electrons, because: say`that is the number of electrons` },
      { value: z, because: say`that is the number of protons` },
      { value: neutral, because: say`that is the number of neutrons` },
      { value: electrons - charge, because: say`the charge was counted the wrong way round` },
      { value: Math.round(mass / (2 + more / 100)), because: say`the charge of the ion was left out` },
      { value: mass - neutral - 2 * charge, because: say`the charge was taken off twice` },
      { value: answer + 1, because: say`the equation was worked out wrongly` },
      { value: answer - 1, because: say`the equation was worked out wrongly` },
      { value: answer + 2, because: say`the equation was worked out wrongly` },
      { value: answer - 2, because: say`the equation was worked out wrongly` },
    ],
    steps: [
      say`Let it have x electrons. Then it has x ${charge > 0 ? '+' : '−'} ${size} protons and ${1 + more / 100}x neutrons, nearly.`,
      say`Protons + neutrons = ${mass}: x ${charge > 0 ? '+' : '−'} ${size} + ${Math.round(1000 + more * 10) / 1000}x = ${mass}`,
      say`${Math.round(2000 + more * 10) / 1000}x = ${mass - charge}, so x = ${electrons}`,
      of === 'electrons'
        ? say`The number of electrons is ${answer}`
        : of === 'protons'
          ? say`Protons = ${electrons} ${charge > 0 ? '+' : '−'} ${size} = ${answer}`
          : say`Neutrons = ${mass} − ${z} = ${answer}`,
    ],
  }
}

/** Pairs of ions with equally many electrons. */
const ALIKE = IONS.flatMap((one) =>
  IONS.filter((other) => other.z !== one.z && other.z - other.charge === one.z - one.charge).map((other) => ({
    one,
    other,
  })),
)

/** "X²⁺ and Y⁻ are isoelectronic. X has mass number 40 and 20 neutrons, Y has mass number 37. Neutrons of Y?" */
function isoelectronic(rng: Random) {
  const { one, other } = rng.pick(ALIKE)
  const [mass, otherMass] = [rng.pick(one.a), rng.pick(other.a)]
  const [neutral, otherNeutral] = [mass - one.z, otherMass - other.z]
  const electrons = one.z - one.charge
  const [x, y] = [writeIon({ ...one, symbol: 'X' }), writeIon({ ...other, symbol: 'Y' })]
  // Neutrons are told and the mass number asked, or the other way round.
  const of = rng.pick(['neutrons', 'mass number'] as const)
  const sign = of === 'neutrons' ? -1 : 1
  const [told, answer] = of === 'neutrons' ? [otherMass, otherNeutral] : [otherNeutral, otherMass]
  const has = of === 'neutrons' ? `the mass number of Y is ${told}` : `Y has ${told} neutrons`
  const asked = of === 'neutrons' ? 'the number of neutrons in Y' : 'the mass number of Y'
  return {
    given: {
      find: 'isoelectronic' as const,
      nucleons: mass,
      neutrons: neutral,
      charge: one.charge,
      told,
      otherCharge: other.charge,
      of,
    },
    prompt: rng.pick([
      say`The ions ${x} and ${y} are isoelectronic. X has the mass number ${mass} and ${neutral} neutrons, and ${has}. ${ask(rng, asked)}`,
      say`${y} has as many electrons as ${x}. The mass number of X is ${mass} and it has ${neutral} neutrons; ${has}. ${ask(rng, asked)}`,
      say`An element X of mass number ${mass}, with ${neutral} neutrons, forms the ion ${x}, which is isoelectronic with ${y}. If ${has}, ${asked} is:`,
      of === 'neutrons'
        ? say`Two elements X and Y have the mass numbers ${mass} and ${told}, respectively, and an atom of X has ${neutral} neutrons. The ions ${x} and ${y} are isoelectronic. ${ask(rng, 'the number of neutrons in an atom of Y')}`
        : say`Atoms of two elements X and Y have ${neutral} and ${told} neutrons, respectively, and the mass number of X is ${mass}. The ions ${x} and ${y} are isoelectronic. ${ask(rng, asked)}`,
      of === 'neutrons'
        ? say`The mass numbers of X and Y are ${mass} and ${told}, respectively. There are ${neutral} neutrons in X, and ${x} is isoelectronic with ${y}. How many neutrons are there in Y?`
        : say`The mass number of X is ${mass}. There are ${neutral} neutrons in X and ${told} in Y, and ${x} is isoelectronic with ${y}. ${ask(rng, asked)}`,
    ]),
    answer,
    mistakes: [
      {
        value: told + sign * one.z,
        because: say`the atoms of X and Y were taken to have equally many protons`,
      },
      { value: told + sign * electrons, because: say`the electrons of ${y} were taken for its protons` },
      {
        value: told + sign * (electrons - other.charge),
        because: say`the charge of ${y} was counted the wrong way round`,
      },
      {
        value: told + sign * (one.z + one.charge + other.charge),
        because: say`the charge of ${x} was counted the wrong way round`,
      },
      ...(of === 'neutrons'
        ? [
            { value: other.z, because: say`that is the number of protons of Y` },
            { value: electrons, because: say`that is the number of electrons of either ion` },
            { value: neutral, because: say`that is the number of neutrons of X` },
          ]
        : [
            { value: 2 * other.z, because: say`the protons of Y were counted twice` },
            { value: mass, because: say`that is the mass number of X` },
          ]),
      {
        value: answer + 1,
        because: say`the ${of === 'neutrons' ? 'subtraction' : 'addition'} was worked out wrongly`,
      },
      {
        value: answer - 1,
        because: say`the ${of === 'neutrons' ? 'subtraction' : 'addition'} was worked out wrongly`,
      },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Protons of X = ${mass} − ${neutral} = ${one.z}`,
      say`Electrons of ${x} = ${one.z} ${one.charge > 0 ? '−' : '+'} ${Math.abs(one.charge)} = ${electrons}, the same for ${y}`,
      say`Protons of Y = ${electrons} ${other.charge > 0 ? '+' : '−'} ${Math.abs(other.charge)} = ${other.z}`,
      of === 'neutrons'
        ? say`Neutrons of Y = ${told} − ${other.z} = ${answer}`
        : say`Mass number of Y = ${other.z} + ${told} = ${answer}`,
    ],
  }
}
