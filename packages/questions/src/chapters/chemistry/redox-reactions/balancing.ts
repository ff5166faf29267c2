import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { posedInClass } from '../../../kit/wording/posed-in-class.ts'
import { say } from '../../../kit/wording/say.ts'
import { balanceEquation } from './balance-equation.ts'
import {
  countEverything,
  type Equation,
  IONIC,
  LONGER,
  SIMPLE,
  writeEquation,
  writeSpecies,
} from './equations.ts'

/** "What is the number before O₂ when C₃H₈ + O₂ → CO₂ + H₂O is balanced?" */
export const balancing = defineGenerator({
  id: 'chemistry/balancing',
  version: 1,
  levels: {
    easy: { equations: SIMPLE, forms: [allNumbers, oneNumber] },
    medium: { equations: LONGER, forms: [oneNumber, sumOfNumbers] },
    hard: { equations: IONIC, forms: [oneNumber, sumOfNumbers] },
  },
  generate: (rng, { equations, forms }) => rng.pick(forms)(rng, rng.pick(equations)),
  solve(given) {
    const numbers = balanceEquation(given.left, given.right)
    switch (given.find) {
      case 'all':
        return writeNumbers(numbers)
      case 'one':
        return numbers[given.place] ?? 0
      case 'sum':
        return numbers.reduce((sum, number) => sum + number, 0)
    }
  },
})

const writeNumbers = (numbers: readonly number[]): string => numbers.join(', ')

/** How many of each kind are on the left and on the right, under given numbers. */
function sides({ left, right }: Equation, numbers: readonly number[]) {
  const totals = new Map<string, { before: number; after: number }>()
  for (const [index, species] of [...left, ...right].entries()) {
    for (const [kind, amount] of countEverything(species)) {
      const total = totals.get(kind) ?? { before: 0, after: 0 }
      const size = amount * (numbers[index] ?? 0)
      totals.set(
        kind,
        index < left.length
          ? { ...total, before: total.before + size }
          : { ...total, after: total.after + size },
      )
    }
  }
  return [...totals].map(([kind, total]) => ({ kind, ...total }))
}

const nameOf = (kind: string): string => (kind === 'charge' ? 'the charge' : kind)

/** What goes wrong when one number is another: true of the numbers shown, whatever was drawn. */
function explainUnbalanced(equation: Equation, numbers: readonly number[]) {
  const off = sides(equation, numbers).filter(({ before, after }) => before !== after)
  const [first] = off
  return first
    ? say`then ${nameOf(first.kind)} is ${signed(first.before)} on the left and ${signed(first.after)} on the right`
    : say`that balances, but not with the smallest whole numbers`
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))

const changed = (numbers: readonly number[], place: number, by: number): number[] =>
  numbers.map((number, index) => (index === place ? number + by : number))

const isIonic = ({ left, right }: Equation): boolean => [...left, ...right].some(({ charge }) => charge !== 0)

/** What a learner checks in the end, longer for longer equations. */
function checkSteps(equation: Equation) {
  const { numbers } = equation
  const all = sides(equation, numbers)
  const atoms = all.filter(({ kind }) => kind !== 'charge')
  const charge = all.find(({ kind }) => kind === 'charge')
  const balanced = say`Balanced: ${writeEquation(equation, numbers)}`
  if (SIMPLE.includes(equation)) return [balanced]
  return [
    say`Begin with the elements that stand in one formula on each side, and leave hydrogen and oxygen for the end.`,
    say`Atoms on each side: ${atoms.map(({ kind, before }) => `${kind} ${before}`).join(', ')}`,
    ...(charge ? [say`The charge on each side is ${signed(charge.before)}.`] : []),
    balanced,
  ].slice(isIonic(equation) ? 0 : 1)
}

const task = ({ left, right }: Equation) => ({
  left: left.map(({ formula, charge }) => ({ formula, charge })),
  right: right.map(({ formula, charge }) => ({ formula, charge })),
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
    prompt: posedInClass(rng, [
      say`Which numbers, in this order, balance ${skeleton}?`,
      say`Balance the equation ${skeleton} with the smallest whole numbers. What are they, from left to right?`,
      say`In ${skeleton} the numbers are missing. Give them in order.`,
      say`What stands before the formulas of ${skeleton}, one after the other, when it is balanced?`,
      say`The reaction ${skeleton} is written without numbers. Which ones are needed, in this order?`,
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
    prompt: posedInClass(rng, [
      say`What number stands before ${what} when ${skeleton} is balanced with the smallest whole numbers?`,
      say`Balance ${skeleton}. How many ${what} take part?`,
      say`In the balanced form of ${skeleton}, find the coefficient of ${what}.`,
      say`The equation ${skeleton} is to be balanced with whole numbers, as small as possible. Which one belongs to ${what}?`,
      say`With the smallest whole numbers, how many times does ${what} appear in ${skeleton}?`,
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
    prompt: posedInClass(rng, [
      say`What is the sum of all coefficients when ${skeleton} is balanced with the smallest whole numbers?`,
      say`Balance ${skeleton} with the smallest whole numbers, those of 1 included, and add them up. What comes out?`,
      say`Add the numbers before all formulas of ${skeleton} in its balanced form (smallest whole numbers, 1 counts too). Which sum results?`,
      say`In the balanced equation ${skeleton}, with the smallest whole numbers and every 1 counted, how large is the total of the coefficients?`,
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
