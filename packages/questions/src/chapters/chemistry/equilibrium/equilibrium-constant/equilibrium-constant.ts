import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../../kit/define-generator.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { bisect } from '../../../../kit/values/bisect.ts'
import { type Measure, quantity, rounded, scientific } from '../../../../kit/values/value.ts'
import { formatList } from '../../../../kit/wording/format-list.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import {
  constantOfChanged,
  degreeOfDissociation,
  moleOfIodide,
} from './changed-equations-and-dissociation.ts'
import {
  changeOfMoles,
  EQUILIBRIA,
  type Gas,
  type GasEquilibrium,
  writeConstant,
  writeEquilibrium,
  writeGasFormula,
} from './equilibria.ts'

/** "For N₂ + 3H₂ ⇌ 2NH₃ the concentrations are 0.5 M, 2 M and 4 M. What is Kc?" */
export const equilibriumConstant = defineGenerator({
  id: 'chemistry/equilibrium-constant',
  version: 5,
  concepts: ['equilibrium-constant', 'reaction-quotient', 'degree-of-dissociation'],
  levels: {
    easy: { forms: [constantOfConcentrations] },
    medium: { forms: [pressureConstant, quotient, constantOfChanged] },
    hard: { forms: [degreeOfDissociation, moleOfIodide] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'constant':
        // One molecule after the other: multiply for those on the right, divide for those on the left.
        return productOf(given.right) / productOf(given.left)
      case 'pressure': {
        // Concentrations of 1 mol/L throughout but for one gas, turned into pressures by p = cRT.
        const perMole = given.gasConstant * given.temperature
        return (given.constant * perMole ** given.right) / perMole ** given.left
      }
      case 'quotient': {
        const value = productOf(given.right) / productOf(given.left)
        return direction(value, value < given.constant)
      }
      case 'changed':
        return Math.exp(Math.log(given.constant) * given.times)
      case 'degree': {
        // The degree of dissociation whose partial pressures give the constant.
        const part = bisect((degree) => {
          const total = 1 - degree + given.products * degree
          const left = ((1 - degree) / total) * given.pressure
          const right = (degree / total) * given.pressure
          return (given.products === 2 && given.same ? (2 * right) ** 2 : right ** 2) - given.constant * left
        }, 1)
        return part * 100
      }
      case 'iodide':
        return 2 * bisect((x) => 4 * x * x - given.constant * (given.start - x) ** 2, given.start)
    }
  },
})

type Term = { number: number; concentration: number }

const productOf = (terms: readonly Term[]): number =>
  terms
    .flatMap(({ number, concentration }) => Array.from({ length: number }, () => concentration))
    .reduce((product, concentration) => product * concentration, 1)

const direction = (value: number, isForward: boolean): string =>
  `Q = ${value.toFixed(2)}, ${isForward ? 'forward' : 'backward'}`

const shown = (value: number): Measure => rounded(value, 2)

const CONCENTRATIONS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 1.6, 2, 2.5, 3, 4]

function drawConcentrations(rng: Random, equilibrium: GasEquilibrium) {
  const draw = (side: readonly Gas[]) =>
    side.map(({ formula, number }) => ({ formula, number, concentration: rng.pick(CONCENTRATIONS) }))
  return rng.until(
    () => {
      const [left, right] = [draw(equilibrium.left), draw(equilibrium.right)]
      return { left, right, value: productOf(right) / productOf(left) }
    },
    ({ value }) => value >= 0.4 && value <= 200 && Math.abs(value - 1) > 0.1,
  )
}

const listed = (terms: readonly (Term & { formula: string })[]) =>
  formatList(terms.map(({ formula, concentration }) => `[${writeGasFormula(formula)}] = ${concentration} M`))

/** Without the coefficients of the equation as powers. */
const plain = (terms: readonly Term[]) =>
  terms.reduce((product, { concentration }) => product * concentration, 1)
/** With the coefficients of the equation as factors instead of powers. */
const timesNumbers = (terms: readonly Term[]) =>
  terms.reduce((product, { number, concentration }) => product * number * concentration, 1)
const sumOf = (terms: readonly Term[]) =>
  terms.reduce((sum, { number, concentration }) => sum + number * concentration, 0)

function constantOfConcentrations(rng: Random) {
  const equilibrium = rng.pick(EQUILIBRIA)
  const { left, right, value } = drawConcentrations(rng, equilibrium)
  const wrong = (number: number) => roundOff(number, 2)
  const answer = shown(value)
  const equation = writeEquilibrium(equilibrium)
  const data = listed([...left, ...right])
  const strip = (terms: readonly Term[]) =>
    terms.map(({ number, concentration }) => ({ number, concentration }))
  const numbers = [...equilibrium.left, ...equilibrium.right].some(({ number }) => number > 1)
  return {
    concept: 'equilibrium-constant',
    given: { find: 'constant' as const, left: strip(left), right: strip(right) },
    prompt: stem(
      rng,
      [
        say`For the reaction ${equation}, the equilibrium concentrations are ${data}.`,
        say`The equilibrium mixture of the reaction ${equation} contains ${data}.`,
        say`In a closed vessel, ${equation} attains equilibrium with ${data}.`,
      ],
      [
        say`The value of $K_c$ (to two decimal places) is:`,
        say`What is the equilibrium constant $K_c$, to two decimal places?`,
        say`Calculate $K_c$, correct to two decimal places.`,
      ],
    ),
    answer,
    mistakes: [
      // Below 0.05, two decimals leave nothing of it.
      ...(value < 20
        ? [
            {
              value: wrong(1 / value),
              because: say`the reactants were put above the line and the products below`,
            },
          ]
        : []),
      ...(numbers
        ? [
            {
              value: wrong(plain(right) / plain(left)),
              because: say`the numbers in the equation were not used as powers`,
            },
            {
              value: wrong(timesNumbers(right) / timesNumbers(left)),
              because: say`the numbers in the equation were used as factors, not as powers`,
            },
          ]
        : []),
      {
        value: wrong(sumOf(right) / sumOf(left)),
        because: say`concentrations were added instead of multiplied`,
      },
      { value: wrong(productOf(right)), because: say`it was not divided by the reactants` },
      { value: wrong(productOf(right) * productOf(left)), because: say`all concentrations were multiplied` },
      { value: wrong(value * 2), because: say`the result was doubled` },
      { value: wrong(value / 2), because: say`the result was halved` },
    ],
    steps: [
      say`$K_c$ = ${writeConstant(equilibrium)}`,
      say`$K_c$ = ${tidy(Number(productOf(right).toFixed(6)))} ÷ ${tidy(Number(productOf(left).toFixed(6)))} ≈ ${answer}`,
    ],
  }
}

const GAS_CONSTANT = 0.083

function pressureConstant(rng: Random) {
  const equilibrium = rng.pick(EQUILIBRIA.filter((each) => changeOfMoles(each) !== 0))
  const change = changeOfMoles(equilibrium)
  const temperature = rng.int(400, 900, 10)
  const constant = rng.int(12, 98) / 10
  const perMole = GAS_CONSTANT * temperature
  const value = constant * perMole ** change
  const answer = scientific(value, 3)
  const wrong = (number: number) => Number(number.toPrecision(3))
  const count = (side: readonly Gas[]) => side.reduce((sum, { number }) => sum + number, 0)
  const equation = writeEquilibrium(equilibrium)
  const heat = quantity(temperature, 'K')
  return {
    concept: 'equilibrium-constant',
    given: {
      find: 'pressure' as const,
      constant,
      temperature,
      gasConstant: GAS_CONSTANT,
      left: count(equilibrium.left),
      right: count(equilibrium.right),
    },
    prompt: stem(
      rng,
      [
        say`For the gaseous reaction ${equation}, $K_c$ = ${constant} at ${heat}.`,
        say`The equilibrium constant $K_c$ of ${equation} is ${constant} at ${heat}.`,
        say`At ${heat}, the value of $K_c$ for the equilibrium ${equation} is ${constant}.`,
      ],
      [
        say`The value of $K_p$ at this temperature is:`,
        say`What is $K_p$ for the reaction?`,
        say`Calculate the corresponding value of $K_p$.`,
      ],
      [say`(R = 0.083 L bar/(mol K))`, say`Take R = 0.083 L bar/(mol K).`],
    ),
    answer,
    mistakes: [
      { value: wrong(constant), because: say`$K_p$ was taken to be equal to $K_c$` },
      { value: wrong(constant / perMole ** change), because: say`Δn was taken with the wrong sign` },
      { value: wrong(constant * perMole ** (2 * change)), because: say`Δn was doubled` },
      { value: wrong(constant * perMole), because: say`Δn was taken to be 1` },
      { value: wrong(constant / perMole), because: say`Δn was taken to be −1` },
      { value: wrong(constant * temperature ** change), because: say`R was left out` },
      { value: wrong(constant * GAS_CONSTANT ** change), because: say`the temperature was left out` },
      {
        value: wrong(constant * (GAS_CONSTANT * (temperature - 273)) ** change),
        because: say`273 was taken off the temperature, which is in kelvin already`,
      },
    ],
    steps: [
      say`Δn = ${count(equilibrium.right)} − ${count(equilibrium.left)} = ${change}`,
      say`RT = 0.083 × ${temperature} = ${rounded(perMole, 2)}`,
      say`$K_p$ = $K_c$ × $(RT)^{Δn}$ = ${constant} × ${rounded(perMole, 2)}${change === 1 ? '' : change === -1 ? '⁻¹' : '⁻²'} ≈ ${answer}`,
    ],
  }
}

function quotient(rng: Random) {
  const equilibrium = rng.pick(EQUILIBRIA)
  const { left, right, value } = drawConcentrations(rng, equilibrium)
  const isForward = rng.chance(0.5)
  const constant = roundOff(isForward ? value * rng.pick([2, 3, 4, 5]) : value / rng.pick([2, 3, 4, 5]), 2)
  const answer = direction(value, isForward)
  const equation = writeEquilibrium(equilibrium)
  const data = listed([...left, ...right])
  const strip = (terms: readonly Term[]) =>
    terms.map(({ number, concentration }) => ({ number, concentration }))
  const other = plain(right) / plain(left)
  return {
    concept: 'reaction-quotient',
    given: { find: 'quotient' as const, constant, left: strip(left), right: strip(right) },
    prompt: stem(
      rng,
      [
        say`For the reaction ${equation}, $K_c$ = ${constant}. At a given instant, ${data}.`,
        say`The composition of a reaction mixture of ${equation} at a certain time is ${data}, and $K_c$ = ${constant}.`,
        say`A vessel contains ${data}. For ${equation} at the same temperature, $K_c$ = ${constant}.`,
      ],
      [
        say`The reaction quotient and the direction of the net reaction are:`,
        say`What is the value of Q, and in which direction does the reaction proceed?`,
        say`Calculate Q and predict the direction in which the reaction will proceed.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: direction(value, !isForward),
        because: say`the quotient is right, but the direction exchanged: below $K_c$ it goes forward`,
      },
      { value: direction(1 / value, isForward), because: say`the quotient was turned upside down` },
      {
        value: direction(1 / value, !isForward),
        because: say`the quotient was turned upside down, and the direction exchanged`,
      },
      {
        value: direction(other, other < constant),
        because: say`the numbers in the equation were not used as powers`,
      },
      { value: direction(constant, isForward), because: say`that number is $K_c$` },
      { value: direction(productOf(right), isForward), because: say`it was not divided by the reactants` },
    ],
    steps: [
      say`Q = ${writeConstant(equilibrium)} ≈ ${rounded(value, 2)}`,
      say`Q is ${isForward ? 'below' : 'above'} $K_c$ = ${constant}, so there is too much of the ${isForward ? 'reactants' : 'products'}.`,
      say`Therefore ${answer}`,
    ],
  }
}
