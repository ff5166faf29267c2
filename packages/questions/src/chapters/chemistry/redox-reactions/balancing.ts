import { balanceEquation } from '../../../kit/chemistry/balance-equation.ts'
import { tidy } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count, quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { balanceInMedium, hiddenMoles, hiddenPair, titration } from './balancing-in-medium.ts'
import {
  changed,
  checkSteps,
  type Equation,
  explainUnbalanced,
  IONIC,
  isIonic,
  LONGER,
  SIMPLE,
  speciesAt,
  task,
  writeEquation,
  writeSpecies,
  wrongMoles,
} from './equations.ts'

/** "What is the number before O₂ when C₃H₈ + O₂ → CO₂ + H₂O is balanced?" */
export const balancing = defineGenerator({
  id: 'chemistry/balancing',
  version: 9,
  concepts: ['balancing-equations'],
  levels: {
    easy: {
      equations: SIMPLE,
      forms: [...often(15, pairOfNumbers), ...often(12, molesByNumbers), allNumbers, oneNumber],
    },
    medium: {
      equations: [...LONGER, ...IONIC],
      forms: [...often(16, pairOfNumbers), ...often(10, molesByNumbers), oneNumber, sumOfNumbers],
    },
    hard: {
      equations: IONIC,
      forms: [...often(12, titration), ...often(8, hiddenMoles), hiddenPair],
    },
  },
  generate: (rng, { equations, forms }) => rng.pick(forms)(rng, rng.pick(equations), equations),
  solve(given) {
    if (given.find === 'pair')
      return given.equations
        .map(({ left, right, place }) => balanceEquation(left, right)[place] ?? 0)
        .join(' and ')
    if (given.find === 'hidden-pair') {
      const numbers = balanceInMedium(given)
      return given.asked.map((name) => numbers.get(name) ?? 0).join(' and ')
    }
    if (given.find === 'hidden-moles') {
      const numbers = balanceInMedium(given)
      return (given.moles * (numbers.get(given.asked) ?? 0)) / (numbers.get(given.known) ?? 1)
    }
    if (given.find === 'titration') {
      // As many millimoles as the numbers of the balanced equation demand.
      const numbers = balanceInMedium(given)
      const needed =
        (given.volume * given.strength * (numbers.get(given.asked) ?? 0)) / (numbers.get(given.known) ?? 1)
      return needed / given.other
    }
    const numbers = balanceEquation(given.left, given.right)
    switch (given.find) {
      case 'moles':
        return (given.moles * (numbers[given.to] ?? 0)) / (numbers[given.from] ?? 1)
      case 'all':
        return writeNumbers(numbers)
      case 'one':
        return numbers[given.place] ?? 0
      case 'sum':
        return numbers.reduce((sum, number) => sum + number, 0)
    }
  },
})

function allNumbers(rng: Random, equation: Equation) {
  const { numbers } = equation
  const skeleton = writeEquation(equation)
  const answer = writeNumbers(numbers)
  const wrong = numbers.flatMap((number, place) =>
    [-1, 1].filter((by) => number + by > 0).map((by) => changed(numbers, place, by)),
  )
  const ones = numbers.map(() => 1)
  return {
    given: { find: 'all' as const, ...task(equation) },
    prompt: rng.pick([
      say`Which of the following sets of coefficients, in order, balances the equation ${skeleton}?`,
      say`Balance the equation ${skeleton} with the smallest whole numbers. What are the coefficients, from left to right?`,
      say`The stoichiometric coefficients in the balanced form of ${skeleton}, from left to right, are:`,
      say`When the equation ${skeleton} is balanced, what are the stoichiometric coefficients, respectively?`,
      say`The equation ${skeleton} is not balanced. Which coefficients, in order, are needed to balance it?`,
      say`Find the smallest whole-number coefficients, from left to right, that balance ${skeleton}.`,
      say`The equation ${skeleton} is balanced when the coefficients, from left to right, are:`,
    ]),
    answer,
    mistakes: rng
      .shuffle([...wrong, ones])
      .filter((other) => writeNumbers(other) !== answer)
      .map((other) => ({ value: writeNumbers(other), because: explainUnbalanced(equation, other) })),
    steps: [...checkSteps(equation), say`In order: ${answer}`],
  }
}

function oneNumber(rng: Random, equation: Equation) {
  const { left, right, numbers } = equation
  const places = numbers.map((_, place) => place)
  const place = rng.pick(places.filter((each) => (numbers[each] ?? 1) > 1))
  const value = numbers[place] ?? 1
  const all = [...left, ...right]
  const species = all[place] ?? { formula: '', charge: 0 }
  const what = writeSpecies(species)
  const skeleton = writeEquation(equation)
  const answer = count(value)
  const others = places
    .filter((each) => each !== place && numbers[each] !== value)
    .map((each) => ({
      value: numbers[each] ?? 1,
      because: say`that is the number before ${writeSpecies(all[each] ?? species)}`,
    }))
  const near = [-1, 1, 2, -2]
    .filter((by) => value + by > 0)
    .map((by) => ({ value: value + by, because: explainUnbalanced(equation, changed(numbers, place, by)) }))
  return {
    given: { find: 'one' as const, place, ...task(equation) },
    prompt: rng.pick([
      say`What is the coefficient of ${what} when ${skeleton} is balanced with the smallest whole numbers?`,
      say`Balance ${skeleton}. The coefficient of ${what} is:`,
      say`In the balanced form of ${skeleton}, find the coefficient of ${what}.`,
      say`The equation ${skeleton} is to be balanced with whole numbers, as small as possible. What is the coefficient of ${what}?`,
      say`With the smallest whole numbers, what is the coefficient of ${what} in ${skeleton}?`,
      say`When ${skeleton} is balanced, the stoichiometric coefficient of ${what} is:`,
      say`What number must stand before ${what} so that ${skeleton} is balanced with the smallest whole numbers?`,
    ]),
    answer,
    mistakes: [
      ...others,
      ...near,
      { value: 2 * value, because: say`all numbers were doubled, but the smallest ones are asked` },
    ],
    steps: [...checkSteps(equation), say`The number before ${what} is ${answer}`],
  }
}

function sumOfNumbers(rng: Random, equation: Equation) {
  const { left, numbers } = equation
  const sum = (list: readonly number[]) => list.reduce((all, number) => all + number, 0)
  const value = sum(numbers)
  const skeleton = writeEquation(equation)
  const answer = count(value)
  const ones = numbers.filter((number) => number === 1).length
  const first = numbers[0] ?? 1
  const last = numbers.at(-1) ?? 1
  return {
    given: { find: 'sum' as const, ...task(equation) },
    prompt: rng.pick([
      say`What is the sum of all coefficients when ${skeleton} is balanced with the smallest whole numbers?`,
      say`Balance the equation ${skeleton} with the smallest whole numbers. The total of its stoichiometric coefficients is:`,
      say`If ${skeleton} is written as a balanced equation with the smallest whole-number coefficients, then what is the sum of these coefficients?`,
      say`When the equation ${skeleton} is balanced with the smallest whole numbers, the sum of all the coefficients is:`,
      say`Find the sum of the coefficients of the balanced equation (smallest whole numbers) for ${skeleton}.`,
    ]),
    answer,
    mistakes: [
      ...(ones > 0 ? [{ value: value - ones, because: say`the coefficients of 1 were left out` }] : []),
      { value: sum(numbers.slice(0, left.length)), because: say`only the left side was added` },
      { value: sum(numbers.slice(left.length)), because: say`only the right side was added` },
      { value: 2 * value, because: say`all numbers were doubled, but the smallest ones are asked` },
      {
        value: value + 1,
        because: say`one coefficient was taken one too high, and the atoms do not balance`,
      },
      { value: value - 1, because: say`one coefficient was taken one too low, and the atoms do not balance` },
      { value: value + first, because: say`the first coefficient was counted twice` },
      { value: value - last, because: say`the last coefficient was left out` },
    ],
    steps: [...checkSteps(equation), say`${numbers.join(' + ')} = ${answer}`],
  }
}

/** A place whose number is not 1, or any when all are. */
function drawPlace(rng: Random, { numbers }: Equation): number {
  const places = numbers.map((_, place) => place)
  const larger = places.filter((place) => (numbers[place] ?? 1) > 1)
  return rng.pick(larger.length > 0 ? larger : places)
}

/** "On balancing (i) … and (ii) …, the coefficients of O₂ in (i) and of H₂O in (ii) are, respectively:" */
function pairOfNumbers(rng: Random, equation: Equation, among: readonly Equation[]) {
  const other = rng.pick(among.filter((each) => each !== equation))
  const [place, otherPlace] = [drawPlace(rng, equation), drawPlace(rng, other)]
  const [one, two] = [equation.numbers[place] ?? 1, other.numbers[otherPlace] ?? 1]
  const [what, which] = [speciesAt(equation, place), speciesAt(other, otherPlace)]
  const [first, second] = [writeEquation(equation), writeEquation(other)]
  const answer = `${one} and ${two}`
  const wrongOnes = [-1, 1, 2]
    .filter((by) => one + by > 0)
    .map((by) => ({
      value: `${one + by} and ${two}`,
      because: say`in (i) ${explainUnbalanced(equation, changed(equation.numbers, place, by))}`,
    }))
  const wrongTwos = [-1, 1, 2]
    .filter((by) => two + by > 0)
    .map((by) => ({
      value: `${one} and ${two + by}`,
      because: say`in (ii) ${explainUnbalanced(other, changed(other.numbers, otherPlace, by))}`,
    }))
  const both = [-1, 1]
    .filter((by) => one + by > 0 && two + by > 0)
    .map((by) => ({
      value: `${one + by} and ${two + by}`,
      because: say`in (i) ${explainUnbalanced(equation, changed(equation.numbers, place, by))}`,
    }))
  const shown = isIonic(equation) ? 3 : SIMPLE.includes(equation) ? 1 : 2
  return {
    given: {
      find: 'pair' as const,
      equations: [
        { ...task(equation), place },
        { ...task(other), place: otherPlace },
      ],
    },
    prompt: rng.pick([
      say`On balancing (i) ${first} and (ii) ${second} with the smallest whole numbers, the coefficients of ${what} in (i) and of ${which} in (ii) are, respectively:`,
      say`Balance the equations (i) ${first} and (ii) ${second}. What are the coefficients of ${what} in (i) and of ${which} in (ii), in this order?`,
      say`If (i) ${first} and (ii) ${second} are balanced, what are the coefficients of ${what} in (i) and of ${which} in (ii), respectively?`,
      say`Two equations are to be balanced with the smallest whole numbers: (i) ${first}; (ii) ${second}. Find the coefficient of ${what} in (i) and that of ${which} in (ii).`,
    ]),
    answer,
    mistakes: [
      ...(one === two ? [] : [{ value: `${two} and ${one}`, because: say`the two numbers were exchanged` }]),
      ...wrongOnes,
      ...wrongTwos,
      ...both,
    ],
    steps: [
      ...checkSteps(equation).slice(-shown),
      ...checkSteps(other).slice(-shown),
      say`The numbers are ${answer}`,
    ],
  }
}

/** "Balance Al + O₂ → Al₂O₃. How many moles of O₂ react with 6 mol of Al?" */
function molesByNumbers(rng: Random, equation: Equation) {
  const { left, numbers } = equation
  const places = numbers.map((_, place) => place)
  const { from, to, moles } = rng.until(
    () => ({
      from: rng.pick(places),
      to: rng.pick(places),
      moles: tidy(rng.pick([rng.int(1, 19) / 10, rng.int(2, 30), rng.int(4, 30) / 2])),
    }),
    (drawn) =>
      drawn.from !== drawn.to &&
      (drawn.from < left.length || drawn.to < left.length) &&
      numbers[drawn.from] !== numbers[drawn.to] &&
      Number.isInteger(tidy((100 * drawn.moles * (numbers[drawn.to] ?? 1)) / (numbers[drawn.from] ?? 1))),
  )
  const [known, asked] = [speciesAt(equation, from), speciesAt(equation, to)]
  const [own, wanted] = [numbers[from] ?? 1, numbers[to] ?? 1]
  const value = tidy((moles * wanted) / own)
  const answer = quantity(value, 'mol')
  const amount = quantity(moles, 'mol')
  const skeleton = writeEquation(equation)
  const clause =
    from < left.length && to < left.length
      ? say`react with ${amount} of ${known}`
      : from < left.length
        ? say`are formed when ${amount} of ${known} reacts completely`
        : say`are needed to form ${amount} of ${known}`
  return {
    given: { find: 'moles' as const, from, to, moles, ...task(equation) },
    prompt: rng.pick([
      say`Balance the equation ${skeleton}. How many moles of ${asked} ${clause}?`,
      say`How many moles of ${asked} ${clause}, according to the balanced form of ${skeleton}?`,
      say`The equation ${skeleton} is balanced first. Then find how many moles of ${asked} ${clause}.`,
      say`For the reaction ${skeleton}, which is yet to be balanced, how many moles of ${asked} ${clause}?`,
      say`In the reaction ${skeleton} (not balanced), how many moles of ${asked} ${clause}?`,
    ]),
    answer,
    mistakes: wrongMoles(equation, { from, to, moles }),
    steps: [
      ...checkSteps(equation),
      say`${own} mol of ${known} goes with ${wanted} mol of ${asked}.`,
      say`Amount of ${asked} = ${moles} × ${wanted} ÷ ${own} = ${answer}`,
    ],
  }
}

const writeNumbers = (numbers: readonly number[]): string => numbers.join(', ')
