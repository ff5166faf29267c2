import { countAtoms } from '../../../../kit/chemistry/formulas.ts'
import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { FUELS, formationOf, kilojoules, signed, writeMember } from './enthalpies.ts'

/** CO₂(g) and H₂O(l) as the textbook has them, or rounded as papers print them. */
const BURNT = [
  [-393.5, -285.8],
  [-393.5, -285.8],
  [-393.5, -286],
  [-394, -286],
  [-393, -286],
] as const

/** A compound whose formation from the elements cannot be measured, but which can be burnt. */
export function formationOfFuel(rng: Random) {
  const fuel = rng.pick(FUELS)
  const atoms = countAtoms(fuel.formula)
  const [carbon, hydrogen] = [atoms.get('C') ?? 0, atoms.get('H') ?? 0]
  const half = hydrogen / 2
  const [carbonDioxide, water] = rng.pick(BURNT)
  // A calorimeter is not exact to the last digit, so the measured heat varies a little.
  const combustion = tidy(carbon * carbonDioxide + half * water - formationOf(fuel) + rng.int(-20, 20) / 10)
  const value = tidy(carbon * carbonDioxide + half * water - combustion)
  const answer = kilojoules(value)
  const wrong = (size: number) => roundOff(size, 1)
  const what = writeMember(fuel)
  const [ofGas, ofWater] = [signed(carbonDioxide), signed(water)]
  return {
    concept: 'enthalpy-of-combustion',
    given: {
      find: 'fuel' as const,
      carbon,
      hydrogen,
      carbonDioxide,
      water,
      combustion,
    },
    prompt: stem(
      rng,
      [
        say`The enthalpy of combustion of ${what} is ${signed(combustion)} kJ/mol. The enthalpies of formation of CO₂(g) and H₂O(l) are ${ofGas} kJ/mol and ${ofWater} kJ/mol, respectively.`,
        say`On complete combustion to CO₂(g) and H₂O(l), one mole of ${what} gives ΔH = ${signed(combustion)} kJ. The enthalpies of formation of CO₂(g) and H₂O(l) are ${ofGas} kJ/mol and ${ofWater} kJ/mol, respectively.`,
        say`Given: enthalpy of formation of CO₂(g) = ${ofGas} kJ/mol, enthalpy of formation of H₂O(l) = ${ofWater} kJ/mol and enthalpy of combustion of ${what} = ${signed(combustion)} kJ/mol.`,
      ],
      [
        say`The enthalpy of formation of ${what} is:`,
        say`What is the standard enthalpy of formation of ${what}?`,
        say`Calculate $\Delta_f H$ of ${what}.`,
        say`Find the heat of formation of ${what}.`,
      ],
    ),
    answer,
    within: [-20_000, 20_000] as const,
    mistakes: [
      { value: wrong(-value), because: say`the sign is exchanged` },
      {
        value: wrong(carbon * carbonDioxide + half * water + combustion),
        because: say`the enthalpy of combustion was added instead of taken off`,
      },
      {
        value: wrong(carbonDioxide + water - combustion),
        because: say`the numbers of CO₂ and H₂O in the equation were left out`,
      },
      {
        value: wrong(carbon * carbonDioxide + hydrogen * water - combustion),
        because: say`one H₂O was counted for every hydrogen atom`,
      },
      { value: wrong(value + water), because: say`one H₂O too many was counted` },
      { value: wrong(value - water), because: say`one H₂O too few was counted` },
      { value: wrong(value + carbonDioxide), because: say`one CO₂ too many was counted` },
    ],
    steps: [
      say`Burning one mole of ${what} gives ${carbon} CO₂ and ${half} H₂O.`,
      say`Formation of the products: ${carbon} × (${signed(carbonDioxide)}) + ${half} × (${signed(water)}) = ${kilojoules(tidy(carbon * carbonDioxide + half * water))}`,
      say`Combustion = products − fuel (oxygen counts as 0), so fuel = products − combustion`,
      say`ΔH of formation = ${signed(tidy(carbon * carbonDioxide + half * water))} − (${signed(combustion)}) = ${answer}`,
    ],
  }
}

/** A target that three known equations add up to, each taken so many times. */
const TARGETS = [
  {
    target: 'C(s) + 2H₂(g) → CH₄(g)',
    parts: [
      { equation: 'C(s) + O₂(g) → CO₂(g)', enthalpy: -393.5, times: 1 },
      { equation: 'H₂(g) + ½O₂(g) → H₂O(l)', enthalpy: -285.8, times: 2 },
      { equation: 'CH₄(g) + 2O₂(g) → CO₂(g) + 2H₂O(l)', enthalpy: -890.3, times: -1 },
    ],
  },
  {
    target: '2C(s) + H₂(g) → C₂H₂(g)',
    parts: [
      { equation: 'C(s) + O₂(g) → CO₂(g)', enthalpy: -393.5, times: 2 },
      { equation: 'H₂(g) + ½O₂(g) → H₂O(l)', enthalpy: -285.8, times: 1 },
      { equation: 'C₂H₂(g) + 2½O₂(g) → 2CO₂(g) + H₂O(l)', enthalpy: -1299.5, times: -1 },
    ],
  },
  {
    target: 'C₂H₄(g) + H₂(g) → C₂H₆(g)',
    parts: [
      { equation: 'C₂H₄(g) + 3O₂(g) → 2CO₂(g) + 2H₂O(l)', enthalpy: -1410.9, times: 1 },
      { equation: 'H₂(g) + ½O₂(g) → H₂O(l)', enthalpy: -285.8, times: 1 },
      { equation: 'C₂H₆(g) + 3½O₂(g) → 2CO₂(g) + 3H₂O(l)', enthalpy: -1559.7, times: -1 },
    ],
  },
  {
    target: 'C(s) + 2S(s) → CS₂(l)',
    parts: [
      { equation: 'C(s) + O₂(g) → CO₂(g)', enthalpy: -393.5, times: 1 },
      { equation: 'S(s) + O₂(g) → SO₂(g)', enthalpy: -296.8, times: 2 },
      { equation: 'CS₂(l) + 3O₂(g) → CO₂(g) + 2SO₂(g)', enthalpy: -1075, times: -1 },
    ],
  },
  {
    target: 'C(s) + 2H₂(g) + ½O₂(g) → CH₃OH(l)',
    parts: [
      { equation: 'C(s) + O₂(g) → CO₂(g)', enthalpy: -393, times: 1 },
      { equation: 'H₂(g) + ½O₂(g) → H₂O(l)', enthalpy: -286, times: 2 },
      { equation: 'CH₃OH(l) + 1½O₂(g) → CO₂(g) + 2H₂O(l)', enthalpy: -726, times: -1 },
    ],
  },
  {
    target: '2Al(s) + Fe₂O₃(s) → Al₂O₃(s) + 2Fe(s)',
    parts: [
      { equation: '2Al(s) + 1½O₂(g) → Al₂O₃(s)', enthalpy: -1675.7, times: 1 },
      { equation: 'Fe(s) + ½O₂(g) → FeO(s)', enthalpy: -272, times: -2 },
      { equation: '2FeO(s) + ½O₂(g) → Fe₂O₃(s)', enthalpy: -280.2, times: -1 },
    ],
  },
]

export function combineThree(rng: Random) {
  const { target, parts } = rng.pick(TARGETS)
  // Calorimeters differ, so each value varies as between laboratories.
  const measured = parts.map((part) => ({ ...part, enthalpy: tidy(part.enthalpy + rng.int(-20, 20) / 10) }))
  const sum = (weight: (times: number, index: number) => number) =>
    measured.reduce((all, { enthalpy, times }, index) => all + enthalpy * weight(times, index), 0)
  const value = tidy(sum((times) => times))
  const answer = kilojoules(value)
  const wrong = (size: number) => roundOff(size, 1)
  const data = measured
    .map(({ equation, enthalpy }, index) => `(${index + 1}) ${equation}, ${signed(enthalpy)}`)
    .join('; ')
  const double = measured.findIndex(({ times }) => Math.abs(times) === 2)
  return {
    concept: 'hess-law',
    given: {
      find: 'combine' as const,
      target,
      equations: measured.map(({ equation, enthalpy }) => ({ equation, enthalpy })),
    },
    prompt: stem(
      rng,
      [
        say`Given, in kJ/mol: ${data}.`,
        say`The enthalpy changes of the following reactions are given in kJ/mol: ${data}.`,
        say`Consider the following thermochemical equations (ΔH in kJ/mol): ${data}.`,
      ],
      [
        say`The enthalpy change for ${target} is:`,
        say`What is ΔH for ${target}?`,
        say`Using Hess's law, calculate ΔH for ${target}.`,
      ],
    ),
    answer,
    within: [-20_000, 20_000] as const,
    mistakes: [
      { value: wrong(-value), because: say`the whole was reversed: the sign is exchanged` },
      { value: wrong(sum(Math.abs)), because: say`no equation was reversed` },
      { value: wrong(sum(() => 1)), because: say`the three values were just added` },
      { value: wrong(sum(Math.sign)), because: say`each equation was taken once` },
      ...(double >= 0
        ? [
            {
              value: wrong(sum((times, index) => (index === double ? Math.sign(times) * 3 : times))),
              because: say`equation (${double + 1}) was taken three times instead of twice`,
            },
          ]
        : [
            {
              value: wrong(sum((times, index) => (index === 0 ? times * 2 : times))),
              because: say`equation (1) was taken twice`,
            },
          ]),
      {
        value: wrong(sum((times, index) => (index === 1 ? -times : times))),
        because: say`equation (2) was taken in the wrong direction`,
      },
      {
        value: wrong(sum((times, index) => (index === 0 ? -times : times))),
        because: say`equation (1) was taken in the wrong direction`,
      },
    ],
    steps: [
      say`Choose each equation so that its substances stand where ${target} has them.`,
      say`Equation (1) is taken ${tell(measured[0]?.times ?? 1)}, (2) ${tell(measured[1]?.times ?? 1)}, (3) ${tell(measured[2]?.times ?? 1)}.`,
      say`The enthalpies follow: ${measured.map(({ enthalpy, times }) => `${times < 0 ? '−' : ''}${Math.abs(times)} × (${signed(enthalpy)})`).join(', ')}`,
      say`Added up: ΔH = ${answer}`,
    ],
  }
}

const tell = (times: number): string =>
  `${times < 0 ? 'backward' : 'forward'} ${Math.abs(times) === 1 ? 'once' : 'twice'}`
