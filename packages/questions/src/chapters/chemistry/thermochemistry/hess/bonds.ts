import type { Random } from '../../../../kit/random/random.ts'
import { quantity } from '../../../../kit/values/value.ts'
import { formatList } from '../../../../kit/wording/format-list.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'

/** Mean bond enthalpies in kJ/mol, as the NCERT tables print them; other books differ by a few units. */
const BONDS: Readonly<Record<string, number>> = {
  'H–H': 435.8,
  'C–H': 414,
  'C–C': 347,
  'C=C': 611,
  'C≡C': 837,
  'O–H': 464,
  'O=O': 498,
  'N–H': 389,
  'N≡N': 946,
  'C–Cl': 330,
  'H–Cl': 431,
  'Cl–Cl': 242,
  'C–O': 351,
  'C=O': 741,
  'H–F': 569,
  'F–F': 155,
  'H–Br': 368,
  'Br–Br': 192,
  'C–Br': 276,
}

interface GasReaction {
  equation: string
  broken: Readonly<Record<string, number>>
  made: Readonly<Record<string, number>>
}

/** With every bond before and after the reaction; bonds that stay are counted on both sides. */
const REACTIONS: readonly GasReaction[] = [
  { equation: 'N₂ + 3H₂ → 2NH₃', broken: { 'N≡N': 1, 'H–H': 3 }, made: { 'N–H': 6 } },
  { equation: 'H₂ + Cl₂ → 2HCl', broken: { 'H–H': 1, 'Cl–Cl': 1 }, made: { 'H–Cl': 2 } },
  { equation: 'H₂ + F₂ → 2HF', broken: { 'H–H': 1, 'F–F': 1 }, made: { 'H–F': 2 } },
  { equation: 'H₂ + Br₂ → 2HBr', broken: { 'H–H': 1, 'Br–Br': 1 }, made: { 'H–Br': 2 } },
  { equation: '2H₂ + O₂ → 2H₂O', broken: { 'H–H': 2, 'O=O': 1 }, made: { 'O–H': 4 } },
  { equation: 'C₂H₄ + H₂ → C₂H₆', broken: { 'C=C': 1, 'C–H': 4, 'H–H': 1 }, made: { 'C–C': 1, 'C–H': 6 } },
  { equation: 'C₂H₂ + 2H₂ → C₂H₆', broken: { 'C≡C': 1, 'C–H': 2, 'H–H': 2 }, made: { 'C–C': 1, 'C–H': 6 } },
  { equation: 'C₂H₂ + H₂ → C₂H₄', broken: { 'C≡C': 1, 'C–H': 2, 'H–H': 1 }, made: { 'C=C': 1, 'C–H': 4 } },
  {
    equation: 'C₂H₄ + Cl₂ → C₂H₄Cl₂',
    broken: { 'C=C': 1, 'C–H': 4, 'Cl–Cl': 1 },
    made: { 'C–C': 1, 'C–H': 4, 'C–Cl': 2 },
  },
  {
    equation: 'C₂H₄ + HCl → C₂H₅Cl',
    broken: { 'C=C': 1, 'C–H': 4, 'H–Cl': 1 },
    made: { 'C–C': 1, 'C–H': 5, 'C–Cl': 1 },
  },
  {
    equation: 'C₂H₄ + Br₂ → C₂H₄Br₂',
    broken: { 'C=C': 1, 'C–H': 4, 'Br–Br': 1 },
    made: { 'C–C': 1, 'C–H': 4, 'C–Br': 2 },
  },
  {
    equation: 'C₂H₄ + HBr → C₂H₅Br',
    broken: { 'C=C': 1, 'C–H': 4, 'H–Br': 1 },
    made: { 'C–C': 1, 'C–H': 5, 'C–Br': 1 },
  },
  {
    equation: 'CH₄ + Cl₂ → CH₃Cl + HCl',
    broken: { 'C–H': 4, 'Cl–Cl': 1 },
    made: { 'C–H': 3, 'C–Cl': 1, 'H–Cl': 1 },
  },
  {
    equation: 'CH₄ + Br₂ → CH₃Br + HBr',
    broken: { 'C–H': 4, 'Br–Br': 1 },
    made: { 'C–H': 3, 'C–Br': 1, 'H–Br': 1 },
  },
  {
    equation: 'C₂H₄ + H₂O → C₂H₅OH',
    broken: { 'C=C': 1, 'C–H': 4, 'O–H': 2 },
    made: { 'C–C': 1, 'C–H': 5, 'C–O': 1, 'O–H': 1 },
  },
]

const list = (bonds: Readonly<Record<string, number>>, told: ReadonlyMap<string, number>) =>
  Object.entries(bonds).map(([bond, number]) => ({ bond, number, energy: told.get(bond) ?? Number.NaN }))

type Listed = ReturnType<typeof list>

const total = (bonds: Listed): number => bonds.reduce((sum, { energy, number }) => sum + energy * number, 0)
const once = (bonds: Listed): number => bonds.reduce((sum, { energy }) => sum + energy, 0)
const writeSum = (bonds: Listed): string =>
  bonds.map(({ number, energy }) => `${number} × ${energy}`).join(' + ')

/** Bonds broken less bonds made. */
export function bondsOfReaction(rng: Random) {
  const { equation, broken, made } = rng.pick(REACTIONS)
  const told = new Map(
    Object.keys({ ...broken, ...made }).map((bond) => [
      bond,
      Math.round(BONDS[bond] ?? Number.NaN) + rng.int(-4, 4),
    ]),
  )
  const [before, after] = [list(broken, told), list(made, told)]
  const value = total(before) - total(after)
  const answer = quantity(value, 'kJ/mol')
  const energies = new Map([...before, ...after].map(({ bond, energy }) => [bond, energy]))
  const data = formatList(rng.shuffle([...energies]).map(([bond, energy]) => `${bond} ${energy}`))
  const strip = (bonds: Listed) => bonds.map(({ number, energy }) => ({ number, energy }))
  const [first] = before
  const [last] = after.slice(-1)
  return {
    concept: 'bond-enthalpy',
    given: { find: 'bonds' as const, broken: strip(before), made: strip(after) },
    prompt: stem(
      rng,
      [
        say`The bond enthalpies (in kJ/mol) are ${data}. All the species in ${equation} are gaseous.`,
        say`Given the bond enthalpies ${data}, all in kJ/mol, consider the gaseous reaction ${equation}.`,
        say`For the gas-phase reaction ${equation}, the relevant bond enthalpies in kJ/mol are ${data}.`,
      ],
      [
        say`The enthalpy change of the reaction is:`,
        say`What is ΔH for the reaction?`,
        say`Calculate the enthalpy of reaction.`,
      ],
    ),
    answer,
    within: [-4000, 4000] as const,
    mistakes: [
      { value: -value, because: say`the bonds broken were taken off the bonds made: the sign is exchanged` },
      { value: once(before) - once(after), because: say`each kind of bond was counted once` },
      ...(first
        ? [{ value: value - first.energy, because: say`one ${first.bond} bond too few was broken` }]
        : []),
      ...(last
        ? [
            { value: value + last.energy, because: say`one ${last.bond} bond too few was made` },
            { value: value - last.energy, because: say`one ${last.bond} bond too many was made` },
          ]
        : []),
      {
        value: once(after) - once(before),
        because: say`each kind of bond was counted once, and the sign is exchanged`,
      },
      { value: value * 2, because: say`the result was doubled` },
      { value: value / 2, because: say`the result was halved` },
    ],
    steps: [
      say`Bonds broken: ${writeSum(before)} = ${quantity(total(before), 'kJ/mol')}`,
      say`Bonds made: ${writeSum(after)} = ${quantity(total(after), 'kJ/mol')}`,
      say`ΔH = ${total(before)} − ${total(after)} = ${answer}`,
    ],
  }
}
