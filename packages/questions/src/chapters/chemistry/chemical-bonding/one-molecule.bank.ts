import { defineBank } from '../../../kit/bank/define-bank.ts'
import { ASKED, type AskedMolecule, shapeOf } from './asked-molecules.ts'

/** By steric number: the hybridisation, how its orbitals lie, how many p orbitals it takes, its s character. */
const BY_STERIC: Readonly<Record<number, { hybrid: string; lie: string; p: number; s: string } | undefined>> =
  {
    2: { hybrid: 'sp', lie: 'linear', p: 1, s: '50%' },
    3: { hybrid: 'sp²', lie: 'trigonal planar', p: 2, s: '33.3%' },
    4: { hybrid: 'sp³', lie: 'tetrahedral', p: 3, s: '25%' },
    5: { hybrid: 'sp³d', lie: 'trigonal bipyramidal', p: 3, s: '20%' },
    6: { hybrid: 'sp³d²', lie: 'octahedral', p: 3, s: '16.7%' },
    7: { hybrid: 'sp³d³', lie: 'pentagonal bipyramidal', p: 3, s: '14.3%' },
  }

/** Shapes that learners take for one another, by the number of bonded atoms. */
const NEAR_SHAPES: Readonly<Record<number, readonly string[]>> = {
  2: ['linear', 'bent', 'T-shaped', 'trigonal planar'],
  3: ['trigonal planar', 'trigonal pyramidal', 'T-shaped', 'tetrahedral'],
  4: ['tetrahedral', 'square planar', 'see-saw', 'trigonal pyramidal'],
  5: ['trigonal bipyramidal', 'square pyramidal', 'octahedral', 'see-saw'],
  6: ['octahedral', 'trigonal bipyramidal', 'square planar', 'square pyramidal'],
  7: ['pentagonal bipyramidal', 'octahedral', 'trigonal bipyramidal', 'square pyramidal'],
}

/** Wrong angles for each right one: none that it allows too. */
const NEAR_ANGLES: Readonly<Record<string, readonly string[]>> = {
  '180°': ['120°', '109.5°', '90°'],
  '120°': ['109.5°', '180°', '90°'],
  'about 120°': ['about 109°', 'about 180°', 'about 90°'],
  'slightly less than 120°': ['exactly 120°', 'exactly 180°', 'slightly less than 90°'],
  '109.5°': ['120°', '90°', '107°'],
  'less than 109.5°': ['exactly 109.5°', 'exactly 120°', 'exactly 180°'],
  '107°': ['109.5°', '104.5°', '120°'],
  '104.5°': ['109.5°', '107°', '120°'],
  '90° and 120°': ['72° and 90°', '90° and 109.5°', '109.5° and 120°'],
  'below 90° and below 120°': ['exactly 90° and 120°', 'exactly 109.5° each', 'exactly 72° and 90°'],
  'slightly less than 90°': ['exactly 90°', 'exactly 109.5°', 'slightly less than 120°'],
  '90°': ['109.5°', '120°', '72°'],
  '72° and 90°': ['90° and 120°', '60° and 90°', '72° and 120°'],
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

const stericOf = ({ bonds, lone }: AskedMolecule): number => bonds + lone
const hybridOf = (molecule: AskedMolecule): string => BY_STERIC[stericOf(molecule)]?.hybrid ?? ''
/** Each of two carbon atoms has a shape round it, the molecule as a whole has none with a name. */
const hasTwoCentres = ({ formula }: AskedMolecule): boolean => formula.startsWith('C2')

const plural = (number: number, one: string): string =>
  `${WORDS[number] ?? ''} ${one}${number === 1 ? '' : 's'}`
const polarity = (isPolar: boolean): string => (isPolar ? 'polar' : 'non-polar')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const why = (molecule: AskedMolecule): string => {
  const { atom, name, bonds, lone } = molecule
  const counted = `${capital(atom)} in ${name} has ${plural(bonds, 'bonded atom')} and ${plural(lone, 'lone pair')}, so it is ${hybridOf(molecule)} hybridised`
  return hasTwoCentres(molecule) ? `${counted}.` : `${counted} and the shape is ${shapeOf(molecule)}.`
}

/** Three others than the key, the nearest first. */
const others = (key: string, list: readonly string[]): string[] =>
  [...new Set(list)].filter((one) => one !== key).slice(0, 3)

/** Three numbers round the key; `turn` says how many of them are below it. */
const numbersRound = (key: number, least: number, turn: number): string[] => {
  const from = Math.max(least, key - (turn % 4))
  return others(
    String(key),
    [0, 1, 2, 3, 4].map((step) => String(from + step)),
  )
}

/** No atom here has more lone pairs, p orbitals or hybridised d orbitals. */
const FEW = ['0', '1', '2', '3']

/** A few names of a list, another few for each molecule. */
const pick = (list: readonly AskedMolecule[], turn: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => list[(turn * 5 + index * 4) % list.length]?.name ?? '')

interface Row {
  level: 1 | 2 | 3
  text: string
  key: string
  wrong: readonly string[]
  explanation: string
}

/** A molecule, its place in the list, and what all of its questions need. */
interface Asked extends AskedMolecule {
  turn: number
  steric: number
  hybrid: string
  shape: string
  because: string
  nearHybrids: readonly string[]
  nearShapes: readonly string[]
  /** Species with another, and with the same hybridisation of another element. */
  different: readonly AskedMolecule[]
  same: readonly AskedMolecule[]
}

const withContext = (molecule: AskedMolecule, turn: number): Asked => {
  const [steric, hybrid, shape] = [stericOf(molecule), hybridOf(molecule), shapeOf(molecule)]
  const steps = turn % 2 === 0 ? [-1, 1, 2, -2, 3, -3] : [1, -1, -2, 2, -3, 3]
  const single = ASKED.filter((other) => other.name !== molecule.name && !hasTwoCentres(other))
  return {
    ...molecule,
    turn,
    steric,
    hybrid,
    shape,
    because: why(molecule),
    nearHybrids: others(
      hybrid,
      steps.flatMap((step) => BY_STERIC[steric + step]?.hybrid ?? []),
    ),
    nearShapes: others(shape, NEAR_SHAPES[molecule.bonds] ?? []),
    different: single.filter((other) => hybridOf(other) !== hybrid),
    same: single.filter((other) => hybridOf(other) === hybrid && other.central !== molecule.central),
  }
}

/** Molecules of one central atom are asked in other words, so that no two questions are nearly the same text. */
const oneOf = (turn: number, ...wordings: string[]): string => wordings[turn % wordings.length] ?? ''

type Form = (asked: Asked) => Row | null

const hybridisation: Form = ({ turn, atom, called, hybrid, nearHybrids, because }) => ({
  level: 1,
  text: oneOf(
    turn,
    `What is the state of hybridisation of ${atom} in ${called}?`,
    `Name the hybridisation shown by ${atom} in ${called}.`,
    `In ${called}, which hybridisation does ${atom} have?`,
  ),
  key: hybrid,
  wrong: nearHybrids,
  explanation: because,
})

const lonePairs: Form = ({ turn, atom, called, lone, because, sigmaAndPi }) =>
  sigmaAndPi
    ? null
    : {
        level: 1,
        text: oneOf(
          turn,
          `How many lone pairs are there on ${atom} in ${called}?`,
          `Give the number of lone pairs left on ${atom} in ${called}.`,
          `The number of lone pairs on ${atom} in ${called} is:`,
        ),
        key: String(lone),
        wrong: others(String(lone), FEW),
        explanation: because,
      }

const shapeOnly: Form = (asked) =>
  hasTwoCentres(asked)
    ? null
    : {
        level: 1,
        text: oneOf(
          asked.turn,
          `Which shape does ${asked.called} have by the VSEPR theory?`,
          `By its electron pairs, the shape of ${asked.called} should be:`,
          `Predict the shape that the atoms of ${asked.called} form.`,
        ),
        key: asked.shape,
        wrong: asked.nearShapes,
        explanation: asked.because,
      }

const bondAngle: Form = ({ turn, called, angle, because }) =>
  angle === null
    ? null
    : {
        level: 2,
        text: oneOf(
          turn,
          `What is the angle between neighbouring bonds in ${called}?`,
          `The bond angle between neighbours in ${called} is:`,
          `Which bond angle do adjacent bonds of ${called} make?`,
        ),
        key: angle,
        wrong: NEAR_ANGLES[angle] ?? [],
        explanation: `${because} The bond angle is ${angle}.`,
      }

const sameHybrid: Form = (asked) => {
  const { turn, atom, called, same, different, because } = asked
  const key = same[turn % same.length]?.name
  return key === undefined
    ? null
    : {
        level: 2,
        text: oneOf(
          hasTwoCentres(asked) ? 0 : turn,
          `${capital(atom)} in ${called} has the same hybridisation as the central atom of:`,
          `Find the species hybridised at its centre in the same way as ${called}.`,
          `The hybridisation met in ${called} is also that of the central atom of:`,
        ),
        key,
        wrong: pick(different, turn, 3),
        explanation: `${because} The central atom of ${key} has the same hybridisation.`,
      }
}

const otherHybrid: Form = (asked) => {
  const { turn, atom, called, hybrid, same, different, because } = asked
  return same.length < 3
    ? null
    : {
        level: 3,
        text: hasTwoCentres(asked)
          ? `In which species does the central atom differ in hybridisation from ${atom} of ${called}?`
          : oneOf(
              turn,
              `Which species differs from ${called} in the hybridisation of its central atom?`,
              `Pick the one that is not hybridised at its centre like ${called}.`,
              `In which of these is the central atom not hybridised as in ${called}?`,
            ),
        key: pick(different, turn + 1, 1)[0] ?? '',
        wrong: [1, 2, 3].map((step) => same[(turn + step) % same.length]?.name ?? ''),
        explanation: `${because} The central atoms of the other three are ${hybrid} hybridised too.`,
      }
}

const numberOfHybrids: Form = ({ turn, atom, called, steric, bonds, lone, hybrid }) => ({
  level: 2,
  text: oneOf(
    turn,
    `How many hybrid orbitals does ${atom} form in ${called}?`,
    `Count the hybrid orbitals on ${atom} in ${called}.`,
    `The number of hybrid orbitals formed by ${atom} in ${called} is:`,
  ),
  key: String(steric),
  wrong: numbersRound(steric, 2, turn + 1),
  explanation: `Each bonded atom and each lone pair takes one hybrid orbital: ${bonds} + ${lone} = ${steric}, which means ${hybrid}.`,
})

/** Asked only up to sp³: the name sp³d² already tells how many d orbitals there are. */
const orbitalsUsed: Form = ({ turn, atom, called, steric, because }) => {
  const p = BY_STERIC[steric]?.p ?? 0
  return steric > 4
    ? null
    : {
        level: 2,
        text: oneOf(
          turn,
          `How many p orbitals of ${atom} take part in hybridisation in ${called}?`,
          `For ${called}, count the p orbitals that ${atom} uses in hybridisation.`,
          `The hybridisation of ${atom} in ${called} uses how many p orbitals?`,
        ),
        key: String(p),
        wrong: others(String(p), FEW),
        explanation: `${because} This mixes one s and ${WORDS[p] ?? ''} p orbitals.`,
      }
}

const howHybridsLie: Form = ({ turn, atom, called, name, steric, lone, shape }) => {
  const key = BY_STERIC[steric]?.lie ?? ''
  const near = [-1, 1, -2, 2, -3, 3].flatMap((step) => BY_STERIC[steric + step]?.lie ?? [])
  return {
    level: lone === 0 ? 2 : 3,
    text:
      lone === 0
        ? oneOf(
            turn,
            `How do the hybrid orbitals round ${atom} lie in ${called}?`,
            `The hybrid orbitals of ${atom} in ${called} have which arrangement?`,
            `In ${called}, the directions of the hybrid orbitals of ${atom} are:`,
          )
        : oneOf(
            turn,
            `How do the hybrid orbitals round ${atom} lie in ${called}, those with lone pairs included?`,
            `With lone pairs included, the hybrid orbitals in ${called} have which arrangement?`,
            `The arrangement of all hybrid orbitals round ${atom} in ${called} is:`,
          ),
    key,
    wrong: others(key, [...(lone > 0 ? [shape] : []), ...near]),
    explanation: `The ${WORDS[steric] ?? ''} hybrid orbitals keep as far apart as they can, which is ${key}. ${lone > 0 ? `Read from its atoms alone, ${name} is ${shape}.` : 'None of them holds a lone pair.'}`,
  }
}

const shapeAndPolarity: Form = ({ turn, called, steric, shape, isPolar, nearShapes, because }) =>
  isPolar === null
    ? null
    : {
        // Everybody knows ammonia and carbon dioxide.
        level: steric > 4 ? 3 : 2,
        text: oneOf(
          turn,
          `The shape and the polarity of ${called} are, respectively:`,
          `Which of the following is true of the shape and the dipole moment of ${called}?`,
          `What are the shape and the polarity of ${called}?`,
        ),
        key: `${shape}, ${polarity(isPolar)}`,
        wrong: [
          `${shape}, ${polarity(!isPolar)}`,
          `${nearShapes[0] ?? ''}, ${polarity(isPolar)}`,
          `${nearShapes[0] ?? ''}, ${polarity(!isPolar)}`,
        ],
        explanation: `${because} The dipoles of its bonds ${isPolar ? 'do not cancel' : 'cancel'}.`,
      }

/** Species with the shape or the hybridisation alone, then those with as many bonded atoms, then any others. */
function halfAlike({ name, turn, bonds, lone, hybrid, shape, different }: Asked): string[] {
  const unlike = ASKED.filter(
    (other) => other.name !== name && !hasTwoCentres(other) && (other.bonds !== bonds || other.lone !== lone),
  )
  const turned = (list: readonly AskedMolecule[], most: number): string[] =>
    list.length === 0 ? [] : [...new Set(pick(list, turn, list.length))].slice(0, most)
  return [
    ...new Set([
      ...turned(
        unlike.filter((other) => shapeOf(other) === shape && hybridOf(other) !== hybrid),
        2,
      ),
      ...turned(
        unlike.filter((other) => hybridOf(other) === hybrid && shapeOf(other) !== shape),
        2,
      ),
      ...turned(
        unlike.filter((other) => other.bonds === bonds && shapeOf(other) !== shape),
        2,
      ),
      ...pick(different, turn + 2, 3),
    ]),
  ].slice(0, 3)
}

const isostructural: Form = (asked) => {
  const { turn, called, name, bonds, lone, because } = asked
  const alike = ASKED.filter(
    (other) => other.name !== name && other.bonds === bonds && other.lone === lone && !hasTwoCentres(other),
  )
  const key = alike[turn % alike.length]?.name
  return key === undefined || hasTwoCentres(asked)
    ? null
    : {
        level: 3,
        text: oneOf(
          turn,
          `Which species has both the hybridisation and the shape of ${called}?`,
          `${capital(called)} has its shape and its hybridisation in common with:`,
          `Find a species with the same shape and hybridisation as ${called}.`,
        ),
        key,
        wrong: halfAlike(asked),
        explanation: `${because} ${key} has as many bonded atoms and lone pairs, so the same holds for it.`,
      }
}

const VERDICTS = [
  'Both Statement I and Statement II are correct',
  'Statement I is correct but Statement II is incorrect',
  'Statement I is incorrect but Statement II is correct',
  'Both Statement I and Statement II are incorrect',
] as const

/** Which of two statements is made false: neither, the second, the first, both. */
function statements(
  level: Row['level'],
  called: string,
  verdict: number,
  [first, firstFalse]: readonly [string, string],
  [second, secondFalse]: readonly [string, string],
  explanation: string,
): Row {
  const key = VERDICTS[verdict] ?? ''
  const [one, two] = [verdict < 2 ? first : firstFalse, verdict % 2 === 0 ? second : secondFalse]
  return {
    level,
    text: `Two statements are made about ${called}: // Statement I: ${one} // Statement II: ${two} // Choose the correct answer.`,
    key,
    wrong: others(key, VERDICTS),
    explanation,
  }
}

const statementsOnShape: Form = (asked) => {
  const { turn, atom, called, hybrid, shape, nearHybrids, nearShapes, because } = asked
  const is = (which: string) => `${capital(atom)} is ${which} hybridised.`
  return hasTwoCentres(asked)
    ? null
    : statements(
        2,
        called,
        turn % 4,
        [is(hybrid), is(nearHybrids[0] ?? '')],
        [`The shape is ${shape}.`, `The shape is ${nearShapes[0] ?? ''}.`],
        because,
      )
}

const statementsOnOrbitals: Form = ({ turn, atom, called, steric, lone, because }) => {
  const mixed = (number: number) => `${capital(plural(number, 'orbital'))} of ${atom} are mixed.`
  const held = (number: number) =>
    `${capital(number === 0 ? 'none' : (WORDS[number] ?? ''))} of the hybrid orbitals ${number < 2 ? 'holds' : 'hold'} a lone pair.`
  return statements(
    3,
    called,
    (turn + 2) % 4,
    [mixed(steric), mixed(turn % 2 === 0 && steric > 2 ? steric - 1 : steric + 1)],
    [held(lone), held(lone === 0 ? 1 : lone - 1)],
    because,
  )
}

/** Where lone pairs are, books differ on the s character of each orbital. */
const sCharacter: Form = ({ turn, atom, called, central, steric, lone, because }) => {
  const key = BY_STERIC[steric]?.s ?? ''
  return steric > 4 || lone > 0 || !['Be', 'B', 'C', 'N'].includes(central)
    ? null
    : {
        level: 2,
        text: oneOf(
          turn,
          `What is the s character of the hybrid orbitals of ${atom} in ${called}?`,
          `In ${called}, the s character of each hybrid orbital of ${atom} is:`,
          `The percentage of s character in the hybrid orbitals of ${atom} in ${called} is:`,
        ),
        key,
        wrong: others(key, ['25%', '33.3%', '50%', '75%']),
        explanation: `${because} One of the ${WORDS[steric] ?? ''} orbitals mixed is an s orbital.`,
      }
}

const allLonePairs: Form = ({ turn, atom, called, lone, allLone, sigmaAndPi }) =>
  allLone === null || allLone === lone || sigmaAndPi
    ? null
    : {
        level: 3,
        text: oneOf(
          turn,
          `What is the total number of lone pairs on all the atoms of ${called}?`,
          `Add up the lone pairs on every atom of ${called}.`,
          `The whole Lewis structure of ${called} shows how many lone pairs?`,
        ),
        key: String(allLone),
        wrong: numbersRound(allLone, allLone - 3, turn),
        explanation: `${capital(atom)} has ${plural(lone, 'lone pair')} and the atoms round it have ${allLone - lone}, three each: together ${allLone}.`,
      }

const sigmaAndPiBonds: Form = ({ called, sigmaAndPi, because }) => {
  if (!sigmaAndPi) return null
  const [sigma, pi] = sigmaAndPi
  const key = `${sigma} and ${pi}`
  return {
    level: 2,
    text: `By its hybridisation, ${called} has how many σ and π bonds, in this order?`,
    key,
    wrong: [`${sigma + pi} and 0`, `${sigma - 1} and ${pi + 1}`, `${sigma + 1} and ${pi}`].map((wrong) =>
      wrong === key ? `${sigma - 2} and ${pi + 2}` : wrong,
    ),
    explanation: `${because} Hybrid orbitals form the ${sigma} σ bonds, and p orbitals that are not mixed form the π bonds: ${pi}.`,
  }
}

const unmixedOrbitals: Form = ({ called, steric, sigmaAndPi, because }) =>
  sigmaAndPi
    ? {
        level: 2,
        text: `How many p orbitals does a carbon atom of ${called} leave unhybridised?`,
        key: String(4 - steric),
        wrong: others(String(4 - steric), FEW),
        explanation: `${because} The mixing takes ${WORDS[steric - 1] ?? ''} of its three p orbitals and leaves ${4 - steric}.`,
      }
    : null

const FORMS: readonly Form[] = [
  hybridisation,
  lonePairs,
  shapeOnly,
  bondAngle,
  sameHybrid,
  otherHybrid,
  numberOfHybrids,
  orbitalsUsed,
  howHybridsLie,
  shapeAndPolarity,
  isostructural,
  statementsOnShape,
  statementsOnOrbitals,
  sCharacter,
  allLonePairs,
  sigmaAndPiBonds,
  unmixedOrbitals,
]

/**
 * Their only concept is the molecule: a set on hybridisation as a whole asks about many at once, and would ask each of these
 * forms again and again.
 */
const rows = ASKED.map(withContext).flatMap((asked) =>
  FORMS.flatMap((form) => {
    const row = form(asked)
    return row
      ? [
          [
            `${row.level} ${asked.formula.toLowerCase()}`,
            row.text,
            row.key,
            ...row.wrong,
            row.explanation,
          ].join(' | '),
        ]
      : []
  }),
)

/** 'Which shape does XeF₄ have by the VSEPR theory?' Each molecule is asked in every way that fits it. */
export const oneMolecule = defineBank({ id: 'one-molecule', sets: [{ rows: `\n${rows.join('\n')}\n` }] })
