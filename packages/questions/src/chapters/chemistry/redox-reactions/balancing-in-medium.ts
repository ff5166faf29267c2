import { balanceEquation, type Species } from '../../../kit/chemistry/balance-equation.ts'
import { tidy } from '../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  changed,
  checkSteps,
  type Equation,
  explainUnbalanced,
  IONIC,
  speciesAt,
  writeEquation,
  writeSpecies,
  wrongMoles,
} from './equations.ts'

/** Hard forms of balancing: H⁺ or OH⁻ and H₂O are left out of the equation, which is given with its medium. */

const isMedium = ({ formula }: Species): boolean => ['H', 'OH', 'H2O'].includes(formula)

/** Ionic equations that keep their sense without H⁺, OH⁻ and H₂O. */
export const IN_MEDIUM: readonly Equation[] = IONIC.filter(({ left, right }) => {
  const all = [...left, ...right]
  return (
    all.some(({ formula }) => formula === 'H' || formula === 'OH') &&
    all.every(({ formula }) => formula !== 'H2O2' && formula !== 'H2')
  )
})

interface Skeleton {
  left: readonly Species[]
  right: readonly Species[]
  isAcidic: boolean
}

const plain = (list: readonly Species[]) =>
  list.filter((one) => !isMedium(one)).map(({ formula, charge }) => ({ formula, charge }))

/** What the question shows of an equation. */
export const withoutMedium = ({ left, right }: Equation) => ({
  left: plain(left),
  right: plain(right),
  isAcidic: [...left, ...right].some(({ formula }) => formula === 'H'),
})

/** The numbers by formula: the medium is put on the left side, and a negative number means the right side. */
export function balanceInMedium({ left, right, isAcidic }: Skeleton): ReadonlyMap<string, number> {
  const whole = [
    ...left,
    isAcidic ? { formula: 'H', charge: 1 } : { formula: 'OH', charge: -1 },
    { formula: 'H2O', charge: 0 },
  ]
  const numbers = balanceEquation(whole, right)
  return new Map([...whole, ...right].map((one, place) => [writeSpecies(one), Math.abs(numbers[place] ?? 0)]))
}

const skeletonOf = (equation: Equation): string => writeEquation(withoutMedium(equation))

const mediumOf = (equation: Equation) =>
  withoutMedium(equation).isAcidic
    ? { name: 'acidic', helpers: 'H⁺ and H₂O' }
    : { name: 'basic', helpers: 'OH⁻ and H₂O' }

/** The places of the formulas that the question shows, and of those that it leaves out. */
function sortPlaces({ left, right }: Equation) {
  const all = [...left, ...right].map((species, place) => ({ species, place }))
  const placesOf = (wanted: boolean) =>
    all.filter(({ species }) => isMedium(species) === wanted).map(({ place }) => place)
  return { shown: placesOf(false), hidden: placesOf(true) }
}

/** "MnO₄⁻ + C₂O₄²⁻ → Mn²⁺ + CO₂ is balanced in acidic medium. What are the coefficients of C₂O₄²⁻ and H⁺?" */
export function hiddenPair(rng: Random) {
  const equation = rng.pick(IN_MEDIUM)
  const { numbers } = equation
  // One that is shown and one that is not.
  const { shown, hidden } = sortPlaces(equation)
  const [from, to] = rng.shuffle([rng.pick(shown), rng.pick(hidden)])
  if (from === undefined || to === undefined) throw new RangeError('an equation has two places')
  const [one, two] = [numbers[from] ?? 1, numbers[to] ?? 1]
  const [what, which] = [speciesAt(equation, from), speciesAt(equation, to)]
  const { name, helpers } = mediumOf(equation)
  const skeleton = skeletonOf(equation)
  const answer = `${one} and ${two}`
  return {
    given: { find: 'hidden-pair' as const, ...withoutMedium(equation), asked: [what, which] },
    prompt: rng.pick([
      say`The reaction ${skeleton} takes place in ${name} medium. When it is balanced with ${helpers}, the coefficients of ${what} and ${which} are, respectively:`,
      say`Balance ${skeleton} in ${name} medium by the ion-electron method. What are the coefficients of ${what} and ${which}, in this order?`,
      say`In the balanced equation for ${skeleton} in ${name} medium, the coefficients of ${what} and ${which} are, respectively:`,
    ]),
    answer,
    mistakes: [
      ...(one === two ? [] : [{ value: `${two} and ${one}`, because: say`the two numbers were exchanged` }]),
      ...[1, 2, -1, -2].flatMap((by) => [
        ...(one + by > 0
          ? [
              {
                value: `${one + by} and ${two}`,
                because: explainUnbalanced(equation, changed(numbers, from, by)),
              },
            ]
          : []),
        ...(two + by > 0
          ? [
              {
                value: `${one} and ${two + by}`,
                because: explainUnbalanced(equation, changed(numbers, to, by)),
              },
            ]
          : []),
      ]),
    ],
    steps: [...checkSteps(equation), say`The numbers are ${answer}`],
  }
}

/** "MnO₄⁻ + Fe²⁺ → Mn²⁺ + Fe³⁺ takes place in acidic medium. How many moles of H⁺ are used up with 0.3 mol of MnO₄⁻?" */
export function hiddenMoles(rng: Random) {
  const equation = rng.pick(IN_MEDIUM)
  const { left, numbers } = equation
  const { shown, hidden } = sortPlaces(equation)
  const { from, to, moles } = rng.until(
    () => ({
      from: rng.pick(shown.filter((place) => place < left.length)),
      to: rng.pick(hidden),
      moles: tidy(rng.pick([rng.int(1, 60) / 10, rng.int(1, 32) / 4, rng.int(1, 38) / 20])),
    }),
    (drawn) =>
      numbers[drawn.from] !== numbers[drawn.to] &&
      Number.isInteger(tidy((100 * drawn.moles * (numbers[drawn.to] ?? 1)) / (numbers[drawn.from] ?? 1))),
  )
  const [known, asked] = [speciesAt(equation, from), speciesAt(equation, to)]
  const [own, wanted] = [numbers[from] ?? 1, numbers[to] ?? 1]
  const value = tidy((moles * wanted) / own)
  const answer = quantity(value, 'mol')
  const amount = quantity(moles, 'mol')
  const { name } = mediumOf(equation)
  const skeleton = skeletonOf(equation)
  const happens = to < left.length ? 'are used up' : 'are formed'
  return {
    given: { find: 'hidden-moles' as const, ...withoutMedium(equation), known, asked, moles },
    prompt: rng.pick([
      say`The reaction ${skeleton} (not balanced) takes place in ${name} medium. How many moles of ${asked} ${happens} when ${amount} of ${known} reacts completely?`,
      say`The reaction ${skeleton} is balanced in ${name} medium by the ion-electron method. How many moles of ${asked} ${happens} for ${amount} of ${known}?`,
      say`${amount} of ${known} reacts completely in ${name} medium: ${skeleton} (to be balanced). Find how many moles of ${asked} ${happens}.`,
      say`Balance the equation ${skeleton} in ${name} medium. How many moles of ${asked} ${happens} when ${amount} of ${known} reacts completely?`,
      say`For the reaction ${skeleton} in ${name} medium, which is yet to be balanced, find how many moles of ${asked} ${happens} with ${amount} of ${known}.`,
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

/** Two ions in solution that react with each other. */
const TITRATIONS = IN_MEDIUM.flatMap((equation) => {
  const places = equation.left.flatMap((one, place) => (isMedium(one) || one.charge === 0 ? [] : [place]))
  return places.length === 2 ? [{ equation, places }] : []
})

const STRENGTHS = [0.01, 0.02, 0.025, 0.04, 0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]

/** "What volume of 0.02 M MnO₄⁻ is needed for 25 mL of 0.1 M Fe²⁺ in acidic medium: MnO₄⁻ + Fe²⁺ → Mn²⁺ + Fe³⁺?" */
export function titration(rng: Random) {
  const { equation, places } = rng.pick(TITRATIONS)
  const { numbers } = equation
  const [from = 0, to = 1] = rng.shuffle(places)
  const [own, wanted] = [numbers[from] ?? 1, numbers[to] ?? 1]
  const asksVolume = rng.chance(0.6)
  const { volume, strength, other, value } = rng.until(
    () => {
      const [volume, strength] = [rng.int(10, 60, 5), rng.pick(STRENGTHS)]
      // The strength of the other solution, or its volume in mL.
      const other = asksVolume ? rng.pick(STRENGTHS) : rng.int(10, 60)
      return { volume, strength, other, value: tidy((volume * strength * wanted) / own / other) }
    },
    (drawn) =>
      Number.isInteger(tidy(drawn.value * (asksVolume ? 10 : 1000))) &&
      (asksVolume ? drawn.value >= 5 && drawn.value <= 150 : drawn.value >= 0.005 && drawn.value <= 0.8),
  )
  const [known, asked] = [speciesAt(equation, from), speciesAt(equation, to)]
  const answer = quantity(value, asksVolume ? 'mL' : 'M')
  const [first, second] = [quantity(volume, 'mL'), quantity(strength, 'M')]
  const told = quantity(other, asksVolume ? 'M' : 'mL')
  const { name } = mediumOf(equation)
  const skeleton = skeletonOf(equation)
  const millimoles = tidy(volume * strength)
  const prompts: Message[] = asksVolume
    ? [
        say`In ${name} medium, the reaction is ${skeleton} (not balanced). What volume of ${told} ${asked} solution reacts completely with ${first} of ${second} ${known} solution?`,
        say`${first} of ${second} ${known} solution is treated with ${told} ${asked} solution in ${name} medium: ${skeleton} (to be balanced). The volume of the latter needed for complete reaction is:`,
        say`For the reaction ${skeleton} in ${name} medium, which is yet to be balanced, find the volume of ${told} ${asked} solution that reacts completely with ${first} of ${second} ${known} solution.`,
      ]
    : [
        say`In ${name} medium, ${first} of ${second} ${known} solution reacts completely with ${told} of ${asked} solution: ${skeleton} (to be balanced). The molarity of the ${asked} solution is:`,
        say`For the reaction ${skeleton} in ${name} medium, which is yet to be balanced, ${told} of ${asked} solution is needed for ${first} of ${second} ${known} solution. What is the molarity of the ${asked} solution?`,
        say`${told} of ${asked} solution reacts completely with ${first} of ${second} ${known} solution in ${name} medium, as ${skeleton} (not balanced). Find the molarity of the ${asked} solution.`,
      ]
  return {
    given: {
      find: 'titration' as const,
      ...withoutMedium(equation),
      known,
      asked,
      volume,
      strength,
      other,
    },
    prompt: rng.pick(prompts),
    answer,
    mistakes: [
      {
        value: tidy((volume * strength * own) / wanted / other),
        because: say`the ratio of the coefficients was turned round`,
      },
      { value: tidy((volume * strength) / other), because: say`equal moles were taken` },
      ...(own > 1
        ? [
            {
              value: tidy((volume * strength * wanted) / other),
              because: say`the coefficient of ${known} was left out`,
            },
          ]
        : []),
      ...(wanted > 1
        ? [
            {
              value: tidy((volume * strength) / own / other),
              because: say`the coefficient of ${asked} was left out`,
            },
          ]
        : []),
      {
        value: tidy((volume * strength * (wanted + 1)) / own / other),
        because: explainUnbalanced(equation, changed(numbers, to, 1)),
      },
      { value: tidy(2 * value), because: say`the coefficient of ${asked} was doubled` },
      { value: tidy(value / 2), because: say`the coefficient of ${known} was doubled` },
    ].filter((wrong) => wrong.value > 0 && Number.isInteger(tidy(wrong.value * (asksVolume ? 100 : 10_000)))),
    steps: [
      ...checkSteps(equation).slice(-2),
      say`${own} mol of ${known} goes with ${wanted} mol of ${asked}.`,
      say`Amount of ${known} = ${volume} × ${strength} = ${millimoles} mmol`,
      say`Amount of ${asked} = ${millimoles} × ${wanted} ÷ ${own} = ${tidy((millimoles * wanted) / own)} mmol`,
      asksVolume
        ? say`Volume = ${tidy((millimoles * wanted) / own)} ÷ ${other} = ${answer}`
        : say`Molarity = ${tidy((millimoles * wanted) / own)} ÷ ${other} = ${answer}`,
    ],
  }
}
