import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { quantity, rounded, scientific } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { EQUILIBRIA, writeEquilibrium } from './equilibria.ts'

/** A change of an equation, and the power to which it raises the constant. */
const CHANGES = [
  { how: 'is reversed', times: -1 },
  { how: 'is multiplied by 2', times: 2 },
  { how: 'is divided by 2', times: 0.5 },
  { how: 'is reversed and multiplied by 2', times: -2 },
  { how: 'is reversed and divided by 2', times: -0.5 },
]

export function constantOfChanged(rng: Random) {
  const equilibrium = rng.pick(EQUILIBRIA)
  const { how, times } = rng.pick(CHANGES)
  const root = rng.pick([1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 11, 12])
  const exponent = rng.pick([-2, 0, 2, 4])
  const constant = root ** 2 * 10 ** exponent
  const value = constant ** times
  const answer = scientific(value, 3)
  const wrong = (number: number) => Number(number.toPrecision(3))
  const told = scientific(constant, 3)
  const equation = writeEquilibrium(equilibrium)
  return {
    concept: 'equilibrium-constant',
    given: { find: 'changed' as const, constant, times },
    prompt: stem(
      rng,
      [
        say`The equilibrium constant $K_c$ for ${equation} is ${told} at a certain temperature. At the same temperature, the equation ${how}.`,
        say`For the reaction ${equation}, $K_c$ = ${told}. Now the equation ${how}, the temperature being the same.`,
        say`At a given temperature, ${equation} has $K_c$ = ${told}. Suppose that the equation ${how}.`,
      ],
      [
        say`The new equilibrium constant is:`,
        say`What is the value of $K_c$ for the changed equation?`,
        say`The corresponding equilibrium constant is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: wrong(1 / value), because: say`the constant was turned upside down` },
      { value: wrong(constant), because: say`the constant was left as it was` },
      ...(Math.abs(times) !== 1
        ? [
            {
              value: wrong(constant * times),
              because: say`the constant was multiplied instead of raised to a power`,
            },
            { value: wrong(constant ** (1 / times)), because: say`square and square root were exchanged` },
            { value: wrong(constant ** Math.sign(times)), because: say`the factor was left out of account` },
          ]
        : [
            { value: wrong(constant / 2), because: say`the constant was halved` },
            { value: wrong(1 / constant ** 2), because: say`the constant was squared as well` },
            { value: wrong(Math.sqrt(constant)), because: say`the square root was taken` },
          ]),
      { value: wrong(value * 10), because: say`the power of ten is one too high` },
      { value: wrong(value / 10), because: say`the power of ten is one too low` },
    ].filter(({ value: number }) => number > 0),
    steps: [
      say`Reversing an equation turns its constant upside down; a factor becomes its power.`,
      say`So the constant is raised to the power ${times < 0 ? '−' : ''}${Math.abs(times) === 0.5 ? '½' : Math.abs(times)}`,
      say`K = (${told}) to that power ≈ ${answer}`,
    ],
  }
}

/** A gas that dissociates into two, and whether these are the same. */
const DISSOCIATIONS = [
  { gas: 'PCl₅', equation: 'PCl₅ ⇌ PCl₃ + Cl₂', isSame: false },
  { gas: 'SO₂Cl₂', equation: 'SO₂Cl₂ ⇌ SO₂ + Cl₂', isSame: false },
  { gas: 'COCl₂', equation: 'COCl₂ ⇌ CO + Cl₂', isSame: false },
  { gas: 'N₂O₄', equation: 'N₂O₄ ⇌ 2NO₂', isSame: true },
  { gas: 'I₂', equation: 'I₂ ⇌ 2I', isSame: true },
]

export function degreeOfDissociation(rng: Random) {
  const { gas, equation, isSame } = rng.pick(DISSOCIATIONS)
  const pressure = rng.int(2, 40) / 4
  const wanted = rng.int(10, 80) / 100
  const factor = isSame ? 4 : 1
  const exactly = (factor * wanted ** 2 * pressure) / (1 - wanted ** 2)
  const constant = Number(exactly.toPrecision(3))
  const value = 100 * Math.sqrt(constant / (constant + factor * pressure))
  const answer = rounded(value, 0, '%')
  const wrong = (number: number) => Math.round(number)
  const told = quantity(pressure, 'bar')
  return {
    concept: 'degree-of-dissociation',
    given: { find: 'degree' as const, constant, pressure, products: 2, same: isSame },
    prompt: stem(
      rng,
      [
        say`For ${equation}, $K_p$ = ${constant} bar at a certain temperature. The total pressure at equilibrium is ${told}.`,
        say`Pure ${gas} dissociates as ${equation}. At equilibrium the total pressure is ${told} and $K_p$ = ${constant} bar.`,
        say`The value of $K_p$ for the dissociation ${equation} is ${constant} bar. The equilibrium mixture is at a total pressure of ${told}.`,
      ],
      [
        say`The percentage dissociation of ${gas} (to the nearest whole number) is:`,
        say`What is the degree of dissociation in per cent, to the nearest whole number?`,
        say`Calculate the percentage of ${gas} dissociated, to the nearest whole number.`,
      ],
    ),
    answer,
    within: [1, 99] as const,
    mistakes: [
      {
        value: wrong(100 * Math.sqrt(constant / (factor * pressure))),
        because: say`1 − α² was taken to be 1, though α is not small`,
      },
      {
        value: wrong(100 * Math.sqrt(constant / (constant + (isSame ? 1 : 4) * pressure))),
        because: isSame
          ? say`it was overlooked that both products are of one kind, which brings in a factor of 4`
          : say`a factor of 4 was brought in, as for two equal products`,
      },
      { value: wrong(value ** 2 / 100), because: say`the square root was not taken` },
      { value: wrong(100 - value), because: say`that is the part that is not dissociated` },
      { value: wrong(value / 2), because: say`the result was halved` },
      {
        value: wrong((100 * constant) / (constant + pressure)),
        because: say`$K_p$ was divided by $K_p$ + P, without powers`,
      },
      { value: wrong(100 * (1 - value / 100) ** 2), because: say`the part left over was squared` },
    ],
    steps: [
      say`Of 1 mol, 1 − α stays and 2α comes; 1 + α mol in all.`,
      isSame
        ? say`Partial pressures: ${gas} (1 − α)P ÷ (1 + α), product 2αP ÷ (1 + α)`
        : say`Partial pressures: ${gas} (1 − α)P ÷ (1 + α), each product αP ÷ (1 + α)`,
      say`$K_p$ = ${isSame ? '4' : ''}α²P ÷ (1 − α²), so α² = $K_p$ ÷ ($K_p$ + ${isSame ? '4' : ''}P) ≈ ${rounded((value / 100) ** 2, 3)}`,
      say`α ≈ ${rounded(value / 100, 3)}, that is ${answer}`,
    ],
  }
}

export function moleOfIodide(rng: Random) {
  const { one, two, product } = rng.pick([
    { one: 'H₂', two: 'I₂', product: 'HI' },
    { one: 'H₂', two: 'Br₂', product: 'HBr' },
    { one: 'Br₂', two: 'Cl₂', product: 'BrCl' },
    { one: 'I₂', two: 'Cl₂', product: 'ICl' },
    { one: 'I₂', two: 'Br₂', product: 'IBr' },
  ])
  const root = rng.pick([0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8])
  const start = rng.int(2, 60) / 10
  const constant = tidy(root ** 2)
  const change = (start * root) / (2 + root)
  const value = 2 * change
  const answer = rounded(value, 2, 'mol')
  const wrong = (number: number) => roundOff(number, 2)
  const each = quantity(start, 'mol')
  const equation = `${one} + ${two} ⇌ 2${product}`
  return {
    concept: 'degree-of-dissociation',
    given: { find: 'iodide' as const, constant, start },
    prompt: stem(
      rng,
      [
        say`A mixture of ${each} each of ${one} and ${two} is heated in a closed vessel till equilibrium is reached. For ${equation}, $K_c$ = ${constant}.`,
        say`The equilibrium constant of ${equation} is ${constant}. Initially ${each} each of ${one} and ${two} are taken in a closed container.`,
        say`In a closed flask, ${each} of ${one} and ${each} of ${two} react as ${equation}, for which $K_c$ = ${constant}.`,
        say`A chemist seals ${each} of ${two} and as much ${one} in a flask and waits until ${equation} is in equilibrium, with $K_c$ = ${constant}.`,
      ],
      [
        say`The number of moles of ${product} at equilibrium (to two decimal places) is:`,
        say`How many moles of ${product} are present at equilibrium, to two decimal places?`,
        say`Calculate the amount of ${product} at equilibrium, correct to two decimal places.`,
        say`To two decimal places, how much ${product}, in moles, is there at equilibrium?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: wrong(change),
        because: say`that is how much of ${one} has reacted, and each gives two ${product}`,
      },
      { value: wrong(start - change), because: say`that is what is left of ${one}` },
      { value: wrong(2 * start), because: say`the reaction was taken to be complete` },
      {
        value: wrong((2 * start * constant) / (2 + constant)),
        because: say`the square root of $K_c$ was not taken`,
      },
      { value: wrong((start * root) / (1 + root)), because: say`x was put above the line instead of 2x` },
      {
        value: wrong((2 * start * root) / (1 + root)),
        because: say`x was put above the line instead of 2x, and doubled afterwards`,
      },
      { value: wrong(2 * (start - change)), because: say`what is left of ${one} was doubled` },
      { value: wrong(4 * change), because: say`the amount was doubled once too often` },
    ],
    steps: [
      say`Let x mol of ${one} react: ${start} − x of each stays, and 2x of ${product} forms.`,
      say`$K_c$ = (2x)² ÷ (${start} − x)² = ${constant}; the volume drops out.`,
      say`Square root: 2x ÷ (${start} − x) = ${root}, so x = ${start} × ${root} ÷ ${tidy(2 + root)} ≈ ${rounded(change, 3)}`,
      say`${product}: 2x ≈ ${answer}`,
    ],
  }
}
