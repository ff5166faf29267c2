import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../../kit/define-generator.ts'
import { often } from '../../../../kit/random/often.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { bondsOfReaction } from './bonds.ts'
import { combineEquations } from './combine-equations.ts'
import {
  formationOf,
  isElement,
  KNOWN_BY_HEART,
  keyOf,
  kilojoules,
  type Member,
  REACTIONS,
  signed,
  sumOver,
  writeMember,
  writeReaction,
} from './enthalpies.ts'
import { combineThree, formationOfFuel } from './fuels-and-three-equations.ts'

/** "What is the enthalpy of CH₄ + 2O₂ → CO₂ + 2H₂O, from enthalpies of formation?" */
export const hess = defineGenerator({
  id: 'chemistry/hess',
  version: 8,
  concepts: ['hess-law', 'enthalpy-of-formation', 'bond-enthalpy', 'enthalpy-of-combustion'],
  levels: {
    easy: { forms: [reactionFromFormation, combineTwo] },
    medium: { forms: [bondsOfReaction] },
    hard: { forms: [...often(2, formationOfFuel), ...often(3, combineThree)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'reaction':
        // Each substance is broken up into its elements, then built from them.
        return given.members.reduce((sum, { number, formation }) => sum + number * formation, 0)
      case 'combine':
        return combineEquations(given.equations, given.target)
      case 'bonds':
        // Every bond, one after the other: breaking costs, making pays.
        return (
          given.broken
            .flatMap(({ energy, number }) => Array.from({ length: number }, () => energy))
            .reduce((a, b) => a + b, 0) -
          given.made
            .flatMap(({ energy, number }) => Array.from({ length: number }, () => energy))
            .reduce((a, b) => a + b, 0)
        )
      case 'fuel': {
        // From the burnt products back to the fuel and oxygen: the opposite of burning.
        const products = given.carbon * given.carbonDioxide + (given.hydrogen / 2) * given.water
        return products + -given.combustion
      }
    }
  },
})

/** 'CO₂(g): −393.5' for each compound of the reaction. */
const tellFormations = (members: readonly Member[], of: (member: Member) => number): string =>
  members
    .filter((member) => !isElement(member))
    .map((member) => `${writeMember(member)} ${signed(of(member))}`)
    .join(', ')

/** A reaction of which every value is fixed has few questions, so it is drawn more rarely. */
const DRAWN_REACTIONS = REACTIONS.flatMap((reaction) => {
  const varied = [...reaction.left, ...reaction.right].filter(
    (member) => !isElement(member) && !KNOWN_BY_HEART.has(keyOf(member)),
  )
  return often([1, 8, 36, 48][Math.min(varied.length, 3)] ?? 1, reaction)
})

function reactionFromFormation(rng: Random) {
  const reaction = rng.pick(DRAWN_REACTIONS)
  const { left, right } = reaction
  // Tables differ in the last digit, and every value that counts is given.
  const values = new Map(
    [...left, ...right].map((member) => [
      keyOf(member),
      isElement(member) || KNOWN_BY_HEART.has(keyOf(member))
        ? formationOf(member)
        : tidy(formationOf(member) + rng.int(-10, 10) / 10),
    ]),
  )
  const of = (member: Member) => values.get(keyOf(member)) ?? 0
  const [before, after] = [sumOver(left, of), sumOver(right, of)]
  const value = tidy(after - before)
  const answer = kilojoules(value)
  const wrong = (size: number) => roundOff(size, 1)
  const once = (side: readonly Member[]) =>
    sumOver(
      side.map((member) => ({ ...member, number: 1 })),
      of,
    )
  const formations = tellFormations([...left, ...right], of)
  const equation = writeReaction(reaction)
  return {
    concept: 'enthalpy-of-formation',
    given: {
      find: 'reaction' as const,
      members: [
        ...left.map((member) => ({ number: -member.number, formation: of(member) })),
        ...right.map((member) => ({ number: member.number, formation: of(member) })),
      ],
    },
    prompt: stem(
      rng,
      [
        say`The standard enthalpies of formation (in kJ/mol) are: ${formations}. The reaction is ${equation}.`,
        say`Given the standard enthalpies of formation (in kJ/mol) ${formations}, consider ${equation}.`,
        say`For the reaction ${equation}, the standard enthalpies of formation (in kJ/mol) are: ${formations}.`,
      ],
      [
        say`The standard enthalpy of the reaction is:`,
        say`What is ΔH° for the reaction?`,
        say`Calculate the standard enthalpy change of the reaction.`,
        say`Find the enthalpy of the reaction at 298 K.`,
      ],
    ),
    answer,
    within: [-20_000, 20_000] as const,
    mistakes: [
      {
        value: wrong(-value),
        because: say`the products were taken off the reactants: the sign is exchanged`,
      },
      { value: wrong(after + before), because: say`both sides were added` },
      { value: wrong(once(right) - once(left)), because: say`the numbers in the equation were left out` },
      { value: wrong(after), because: say`only the products were taken` },
      { value: wrong(before), because: say`only the reactants were taken` },
      { value: wrong(value / 2), because: say`the result was halved` },
      {
        value: wrong(once(left) - once(right)),
        because: say`the numbers in the equation were left out, and the sign is exchanged`,
      },
      { value: wrong(value * 2), because: say`the result was doubled` },
    ],
    steps: [
      say`ΔH° = sum of the products − sum of the reactants, elements counting as 0`,
      say`ΔH° = ${signed(after)} − (${signed(before)}) = ${answer}`,
    ],
  }
}

/** Reactions in two steps: from the first substance through the second to the third. */
const WAYS = [
  {
    first: 'C(s) + ½O₂(g) → CO(g)',
    second: 'CO(g) + ½O₂(g) → CO₂(g)',
    all: 'C(s) + O₂(g) → CO₂(g)',
    values: [-110.5, -283],
    isKnown: true,
  },
  {
    first: 'S(s) + O₂(g) → SO₂(g)',
    second: 'SO₂(g) + ½O₂(g) → SO₃(g)',
    all: 'S(s) + 1½O₂(g) → SO₃(g)',
    values: [-296.8, -98.9],
  },
  {
    first: '½N₂(g) + ½O₂(g) → NO(g)',
    second: 'NO(g) + ½O₂(g) → NO₂(g)',
    all: '½N₂(g) + O₂(g) → NO₂(g)',
    values: [90.3, -57.1],
  },
  {
    first: 'C₂H₂(g) + H₂(g) → C₂H₄(g)',
    second: 'C₂H₄(g) + H₂(g) → C₂H₆(g)',
    all: 'C₂H₂(g) + 2H₂(g) → C₂H₆(g)',
    values: [-174.4, -137],
  },
  { first: 'H₂O(s) → H₂O(l)', second: 'H₂O(l) → H₂O(g)', all: 'H₂O(s) → H₂O(g)', values: [6, 44] },
  { first: 'Na(s) → Na(g)', second: 'Na(g) → Na⁺(g) + e⁻', all: 'Na(s) → Na⁺(g) + e⁻', values: [108.4, 496] },
  {
    first: 'P(s) + 1½Cl₂(g) → PCl₃(l)',
    second: 'PCl₃(l) + Cl₂(g) → PCl₅(s)',
    all: 'P(s) + 2½Cl₂(g) → PCl₅(s)',
    values: [-319.7, -123.8],
  },
] as const

/** The way with fixed values has few questions, as has the one with small ones. */
const DRAWN_WAYS = WAYS.flatMap((way) =>
  often('isKnown' in way || Math.abs(way.values[0]) < 10 ? 1 : 10, way),
)

/** A value to the tenth of a kilojoule, at most 1% and 2 kJ from that of the tables. */
function measure(rng: Random, value: number): number {
  const most = Math.min(20, Math.floor(Math.abs(value) / 10) + 1)
  return tidy(value + rng.int(-most, most) / 10)
}

const ASKED = ['all', 'first', 'second'] as const

function combineTwo(rng: Random) {
  const way = rng.pick(DRAWN_WAYS)
  // Calorimeters differ, so the values vary a little, but not those that learners know by heart.
  const [one, two] =
    'isKnown' in way ? way.values : [measure(rng, way.values[0]), measure(rng, way.values[1])]
  const sum = tidy(one + two)
  const asked = rng.pick(ASKED)
  const { value, target, known, sign } = {
    all: { value: sum, target: way.all, known: [way.first, way.second] as const, sign: 1 },
    first: { value: one, target: way.first, known: [way.all, way.second] as const, sign: -1 },
    second: { value: two, target: way.second, known: [way.all, way.first] as const, sign: -1 },
  }[asked]
  const [a, b] = { all: [one, two] as const, first: [sum, two] as const, second: [sum, one] as const }[asked]
  const equations = [
    { equation: known[0], enthalpy: a },
    { equation: known[1], enthalpy: b },
  ]
  const told = equations.map(({ equation, enthalpy }) => `${equation} (${signed(enthalpy)})`).join(', ')
  const answer = kilojoules(value)
  const wrong = (size: number) => roundOff(size, 1)
  return {
    concept: 'hess-law',
    given: { find: 'combine' as const, target, equations },
    prompt: stem(
      rng,
      [
        say`Given, in kJ/mol: ${told}.`,
        say`The enthalpy changes of the following reactions are given in kJ/mol: ${told}.`,
        say`Consider the following thermochemical equations (ΔH in kJ/mol): ${told}.`,
      ],
      [
        say`The enthalpy change for ${target} is:`,
        say`What is ΔH for ${target}?`,
        say`Using Hess's law, calculate ΔH for ${target}.`,
      ],
    ),
    answer,
    within: [-5000, 5000] as const,
    mistakes: [
      {
        value: wrong(a - sign * b),
        because:
          sign === 1
            ? say`one step was taken off instead of added`
            : say`the known step was added instead of taken off`,
      },
      { value: wrong(-value), because: say`the sign is exchanged` },
      { value: wrong(sign * b - a), because: say`the first value was taken with the wrong sign` },
      { value: a, because: say`the first value was taken alone` },
      { value: wrong(b), because: say`the second value was taken alone` },
      { value: wrong(value * 2), because: say`the result was doubled` },
      { value: wrong(value / 2), because: say`the result was halved` },
    ],
    steps: [
      sign === 1
        ? say`The two steps lead from one end to the other, so their enthalpies add up.`
        : say`The whole way less the known step is the step that is asked.`,
      say`ΔH = ${signed(a)} ${sign === 1 ? '+' : '−'} (${signed(b)}) = ${answer}`,
    ],
  }
}
