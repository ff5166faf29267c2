import { formatFormula } from '../../../kit/chemistry/formulas.ts'
import { addUpMolarMass, tidy } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { grams, mol } from '../../../kit/values/quantities.ts'
import { percent } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'
import { massesOf } from './composition-parts.ts'

/** "4 mol of nitrogen and 9 mol of hydrogen react to ammonia. How many moles of ammonia are formed at most?" */
export const limiting = defineGenerator({
  id: 'chemistry/limiting',
  version: 7,
  levels: {
    easy: { forms: [molesOfProduct] },
    medium: { forms: [massOfProduct] },
    hard: { forms: [massLeftOver, percentYield] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Runs the reaction in small equal steps until one of the two is used up.
    const [first, second] = given.numbers
    const turn = 0.001
    const moles =
      given.find === 'left' || given.find === 'yield'
        ? [given.masses[0] / given.molarMasses[0], given.masses[1] / given.molarMasses[1]]
        : given.moles
    let [one = 0, other = 0] = moles
    let turns = 0
    for (; one >= first * turn - 1e-9 && other >= second * turn - 1e-9; turns++) {
      one -= first * turn
      other -= second * turn
    }
    switch (given.find) {
      case 'moles':
        return turns * turn * given.product
      case 'mass':
        return turns * turn * given.product * given.molarMass
      case 'yield':
        return (given.obtained / (turns * turn * given.product * given.molarMass)) * 100
      case 'left':
        return one > other ? one * given.molarMasses[0] : other * given.molarMasses[1]
    }
  },
})

/** Amounts of two substances of which one runs out first; `runs` is how often the equation takes place, in moles. */
function drawReaction(rng: Random) {
  const reaction = rng.pick(REACTIONS)
  const [one, other] = reaction.reactants
  const runs = rng.int(2, 24) / 4
  const spare = rng.int(1, 14) / 4
  const isFirstShort = rng.chance(0.5)
  const moles = [
    tidy(one.number * runs + (isFirstShort ? 0 : spare)),
    tidy(other.number * runs + (isFirstShort ? spare : 0)),
  ] as const
  const [short, long] = isFirstShort ? [one, other] : [other, one]
  return {
    reaction,
    equation: equationOf(reaction),
    one,
    other,
    runs,
    spare,
    moles,
    short,
    long,
    shortMoles: isFirstShort ? moles[0] : moles[1],
    longMoles: isFirstShort ? moles[1] : moles[0],
    product: reaction.product,
    numbers: [one.number, other.number] as const,
  }
}

type Drawn = ReturnType<typeof drawReaction>
/** Which of the two runs out first, by the product that each could make. */
const shortStep = ({ short, long, shortMoles, longMoles }: Drawn) =>
  say`Needed for ${mol(shortMoles)} of ${formatFormula(short.formula)}: ${shortMoles} × ${long.number} ÷ ${short.number} = ${mol(tidy((shortMoles * long.number) / short.number))} of ${formatFormula(long.formula)}; there are ${mol(longMoles)}, so ${short.name} runs out first`

function molesOfProduct(rng: Random) {
  const drawn = drawReaction(rng)
  const { equation, one, other, moles, runs, product, short, longMoles, long, shortMoles } = drawn
  const value = tidy(runs * product.number)
  const answer = mol(value)
  const [first, second] = [say`${mol(moles[0])} of ${one.name}`, say`${mol(moles[1])} of ${other.name}`]
  return {
    given: { find: 'moles' as const, numbers: drawn.numbers, moles, product: product.number },
    prompt: stem(
      rng,
      [
        say`For the reaction ${equation}, ${first} and ${second} are allowed to react.`,
        say`A chemist mixes ${first} with ${second}, and the reaction ${equation} goes to completion.`,
        say`Consider the reaction ${equation}, starting with ${first} and ${second}.`,
      ],
      [
        say`The maximum number of moles of ${product.name} formed is:`,
        say`How many moles of ${product.name} can be formed?`,
        say`Calculate the amount of ${product.name} produced.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: tidy((longMoles * product.number) / long.number),
        because: say`it was reckoned from ${long.name}, which is left over`,
      },
      { value: tidy(moles[0] + moles[1]), because: say`the moles were added` },
      {
        value: shortMoles,
        because: say`the numbers in the equation were left out: ${short.number} ${formatFormula(short.formula)} give ${product.number} ${formatFormula(product.formula)}`,
      },
      { value: longMoles, because: say`that is the amount of ${long.name} at the start` },
      { value: runs, because: say`the number in front of ${formatFormula(product.formula)} was left out` },
      { value: value / 2, because: say`the result was halved` },
      { value: value * 2, because: say`the result was doubled` },
      {
        value: shortMoles * product.number,
        because: say`the amount was not divided by the number in front of ${formatFormula(short.formula)}`,
      },
    ],
    steps: [
      shortStep(drawn),
      say`${product.name[0]?.toUpperCase() ?? ''}${product.name.slice(1)}: ${shortMoles} × ${product.number} ÷ ${short.number} = ${answer}`,
    ],
  }
}

function massOfProduct(rng: Random) {
  const drawn = drawReaction(rng)
  const { equation, one, other, moles, runs, product, short, longMoles, long, shortMoles } = drawn
  const molarMass = molarMassOf(product)
  const made = tidy(runs * product.number)
  const value = tidy(made * molarMass)
  const answer = grams(value)
  const masses = massesOf(product.formula)
  const [first, second] = [say`${mol(moles[0])} of ${one.name}`, say`${mol(moles[1])} of ${other.name}`]
  return {
    given: { find: 'mass' as const, numbers: drawn.numbers, moles, product: product.number, molarMass },
    prompt: stem(
      rng,
      [
        say`For the reaction ${equation}, ${first} and ${second} are allowed to react.`,
        say`A chemist mixes ${first} with ${second}, and the reaction ${equation} goes to completion.`,
        say`Consider the reaction ${equation}, starting with ${first} and ${second}.`,
      ],
      [
        say`The maximum mass of ${product.name} formed is:`,
        say`What mass of ${product.name} can be obtained?`,
        say`Calculate the mass of ${product.name} produced.`,
      ],
      [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`],
    ),
    answer,
    mistakes: [
      {
        value: tidy(((longMoles * product.number) / long.number) * molarMass),
        because: say`it was reckoned from ${long.name}, which is left over`,
      },
      { value: tidy((moles[0] + moles[1]) * molarMass), because: say`the moles of both were added` },
      {
        value: tidy(runs * molarMass),
        because: say`the number in front of ${formatFormula(product.formula)} was left out`,
      },
      { value: tidy(shortMoles * molarMass), because: say`the numbers in the equation were left out` },
      { value: molarMass, because: say`that is the mass of one mole` },
      { value: value / 2, because: say`the molar mass was halved` },
      { value: value * 2, because: say`the molar mass was doubled` },
    ],
    steps: [
      shortStep(drawn),
      say`${product.name[0]?.toUpperCase() ?? ''}${product.name.slice(1)}: ${shortMoles} × ${product.number} ÷ ${short.number} = ${mol(made)}`,
      say`Mass = ${made} × ${molarMass} = ${answer}`,
    ],
  }
}

function massLeftOver(rng: Random) {
  const drawn = drawReaction(rng)
  const { one, other, moles, spare, short, long, longMoles, shortMoles, equation } = drawn
  const molarMasses = [molarMassOf(one), molarMassOf(other)] as const
  const molarMass = molarMassOf(long)
  const used = tidy(longMoles - spare)
  const value = tidy(spare * molarMass)
  const answer = grams(value)
  const weights = [tidy(moles[0] * molarMasses[0]), tidy(moles[1] * molarMasses[1])] as const
  const [first, second] = [
    say`${grams(weights[0])} of ${one.name}`,
    say`${grams(weights[1])} of ${other.name}`,
  ]
  const masses = molarMassesOf([one, other])
  return {
    given: { find: 'left' as const, numbers: drawn.numbers, masses: weights, molarMasses },
    prompt: stem(
      rng,
      [
        say`For the reaction ${equation}, ${first} and ${second} are allowed to react. (${masses})`,
        say`A chemist mixes ${first} with ${second}, and the reaction ${equation} goes to completion. (${masses})`,
        say`In a closed vessel, ${first} and ${second} react as far as possible by the equation ${equation}. (${masses})`,
        say`Consider the reaction ${equation}, starting with ${first} and ${second}. (${masses})`,
      ],
      [
        say`The mass of the excess reactant left unreacted is:`,
        say`How many grams of the reagent in excess remain unreacted?`,
        say`After identifying the limiting reagent, find the mass of the other reactant left over.`,
        say`What mass of the reactant that is not used up remains?`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy(used * molarMass), because: say`that is the mass of ${long.name} that is used up` },
      {
        value: tidy(Math.abs(moles[0] * molarMasses[0] - moles[1] * molarMasses[1])),
        because: say`the two masses were subtracted`,
      },
      {
        value: tidy(Math.abs(longMoles - shortMoles) * molarMass),
        because: say`the moles were compared one to one, without the numbers in the equation`,
      },
      { value: tidy(spare * molarMassOf(short)), because: say`the molar mass of ${short.name} was taken` },
      {
        value: tidy(longMoles * molarMass),
        because: say`that is the whole mass of ${long.name} at the start`,
      },
      { value: value * 2, because: say`the molar mass was doubled` },
      { value: value / 2, because: say`the molar mass was halved` },
      { value: spare, because: say`that is the number of moles left over, not of grams` },
    ],
    steps: [
      say`Moles: ${tidy(moles[0] * molarMasses[0])} ÷ ${molarMasses[0]} = ${mol(moles[0])} of ${one.name}, ${tidy(moles[1] * molarMasses[1])} ÷ ${molarMasses[1]} = ${mol(moles[1])} of ${other.name}`,
      shortStep(drawn),
      say`Left over: ${longMoles} − ${used} = ${mol(spare)} of ${long.name}`,
      say`Mass = ${spare} × ${molarMass} = ${answer}`,
    ],
  }
}

/** "28 g of nitrogen and 10 g of hydrogen give 25.5 g of ammonia. What is the percentage yield?" */
function percentYield(rng: Random) {
  const drawn = drawReaction(rng)
  const { one, other, moles, runs, long, longMoles, product, equation } = drawn
  const molarMasses = [molarMassOf(one), molarMassOf(other)] as const
  const molarMass = molarMassOf(product)
  const weights = [tidy(moles[0] * molarMasses[0]), tidy(moles[1] * molarMasses[1])] as const
  const share = rng.int(8, 19) * 5
  const most = tidy(runs * product.number * molarMass)
  const obtained = tidy((most * share) / 100)
  const answer = percent(share)
  const [first, second] = [
    say`${grams(weights[0])} of ${one.name}`,
    say`${grams(weights[1])} of ${other.name}`,
  ]
  const masses = molarMassesOf([one, other, product])
  const made = say`${grams(obtained)} of ${product.name}`
  // What the excess reactant would give if there were enough of the other one.
  const fromLong = (longMoles / long.number) * product.number * molarMass
  return {
    given: {
      find: 'yield' as const,
      numbers: drawn.numbers,
      masses: weights,
      molarMasses,
      product: product.number,
      molarMass,
      obtained,
    },
    prompt: stem(
      rng,
      [
        say`In the reaction ${equation}, ${made} is obtained from ${first} and ${second}. (${masses})`,
        say`A chemist takes ${first} and ${second} for the reaction ${equation} and obtains ${made}. (${masses})`,
        say`When ${first} and ${second} react by the equation ${equation}, only ${made} is formed. (${masses})`,
      ],
      [
        say`The percentage yield of ${product.name} is:`,
        say`What is the percentage yield of ${product.name}?`,
        say`Find the percentage yield of ${product.name}, after identifying the limiting reagent.`,
      ],
    ),
    answer,
    within: [5, 99] as const,
    mistakes: [
      { value: 100 - share, because: say`that is the part that is missing` },
      {
        value: Math.round((obtained / fromLong) * 100),
        because: say`${long.name}, which is in excess, was taken as the limiting reagent`,
      },
      {
        value: Math.round((obtained / (weights[0] + weights[1])) * 100),
        because: say`the product was compared with the masses of both reactants`,
      },
      {
        value: Math.round((obtained / (runs * molarMass)) * 100),
        because: say`the number in front of ${product.name} in the equation was left out`,
      },
      { value: share - 10, because: say`the theoretical mass was worked out too large` },
      { value: share + 4, because: say`the theoretical mass was worked out too small` },
      { value: share - 5, because: say`the theoretical mass was worked out too large` },
    ].filter((wrong) => wrong.value !== share),
    steps: [
      say`Moles: ${weights[0]} ÷ ${molarMasses[0]} = ${mol(moles[0])} of ${one.name}, ${weights[1]} ÷ ${molarMasses[1]} = ${mol(moles[1])} of ${other.name}`,
      shortStep(drawn),
      say`At most ${mol(tidy(runs * product.number))} of ${product.name} is formed: ${tidy(runs * product.number)} × ${molarMass} = ${grams(most)}`,
      say`Yield = ${obtained} ÷ ${most} × 100 = ${answer}`,
    ],
  }
}

interface Substance {
  name: string
  formula: string
  /** The coefficient in front of the formula. */
  number: number
}

interface Reaction {
  reactants: readonly [Substance, Substance]
  product: Substance
  /** The other products. */
  rest: readonly Substance[]
}

const substance = (name: string, formula: string, number = 1): Substance => ({ name, formula, number })

/** Two substances that react completely, as schoolbooks assume. */
const REACTIONS: readonly Reaction[] = [
  {
    reactants: [substance('nitrogen', 'N2'), substance('hydrogen', 'H2', 3)],
    product: substance('ammonia', 'NH3', 2),
    rest: [],
  },
  {
    reactants: [substance('hydrogen', 'H2', 2), substance('oxygen', 'O2')],
    product: substance('water', 'H2O', 2),
    rest: [],
  },
  {
    reactants: [substance('magnesium', 'Mg', 2), substance('oxygen', 'O2')],
    product: substance('magnesium oxide', 'MgO', 2),
    rest: [],
  },
  {
    reactants: [substance('aluminium', 'Al', 4), substance('oxygen', 'O2', 3)],
    product: substance('aluminium oxide', 'Al2O3', 2),
    rest: [],
  },
  {
    reactants: [substance('carbon monoxide', 'CO', 2), substance('oxygen', 'O2')],
    product: substance('carbon dioxide', 'CO2', 2),
    rest: [],
  },
  {
    reactants: [substance('sulphur dioxide', 'SO2', 2), substance('oxygen', 'O2')],
    product: substance('sulphur trioxide', 'SO3', 2),
    rest: [],
  },
  {
    reactants: [substance('sodium', 'Na', 2), substance('chlorine', 'Cl2')],
    product: substance('sodium chloride', 'NaCl', 2),
    rest: [],
  },
  {
    reactants: [substance('aluminium', 'Al', 2), substance('chlorine', 'Cl2', 3)],
    product: substance('aluminium chloride', 'AlCl3', 2),
    rest: [],
  },
  {
    reactants: [substance('iron', 'Fe', 3), substance('oxygen', 'O2', 2)],
    product: substance('magnetite', 'Fe3O4'),
    rest: [],
  },
  {
    reactants: [substance('methane', 'CH4'), substance('oxygen', 'O2', 2)],
    product: substance('carbon dioxide', 'CO2'),
    rest: [substance('water', 'H2O', 2)],
  },
  {
    reactants: [substance('propane', 'C3H8'), substance('oxygen', 'O2', 5)],
    product: substance('carbon dioxide', 'CO2', 3),
    rest: [substance('water', 'H2O', 4)],
  },
  {
    reactants: [substance('ethene', 'C2H4'), substance('oxygen', 'O2', 3)],
    product: substance('carbon dioxide', 'CO2', 2),
    rest: [substance('water', 'H2O', 2)],
  },
  {
    reactants: [substance('iron(III) oxide', 'Fe2O3'), substance('aluminium', 'Al', 2)],
    product: substance('iron', 'Fe', 2),
    rest: [substance('aluminium oxide', 'Al2O3')],
  },
  {
    reactants: [substance('iron(III) oxide', 'Fe2O3'), substance('carbon monoxide', 'CO', 3)],
    product: substance('iron', 'Fe', 2),
    rest: [substance('carbon dioxide', 'CO2', 3)],
  },
  {
    reactants: [substance('calcium carbonate', 'CaCO3'), substance('hydrogen chloride', 'HCl', 2)],
    product: substance('calcium chloride', 'CaCl2'),
    rest: [substance('water', 'H2O'), substance('carbon dioxide', 'CO2')],
  },
  {
    reactants: [substance('ammonia', 'NH3', 4), substance('oxygen', 'O2', 5)],
    product: substance('nitric oxide', 'NO', 4),
    rest: [substance('water', 'H2O', 6)],
  },
]

const write = ({ formula, number }: Substance): string =>
  `${number === 1 ? '' : number}${formatFormula(formula)}`

/** 'N₂ + 3H₂ → 2NH₃' */
const equationOf = ({ reactants, product, rest }: Reaction): string =>
  `${reactants.map(write).join(' + ')} → ${[product, ...rest].map(write).join(' + ')}`

/** 'Molar masses in g/mol: N₂ 28, H₂ 2' */
const molarMassesOf = (substances: readonly Substance[]): string =>
  `Molar masses in g/mol: ${substances.map((one) => `${formatFormula(one.formula)} ${molarMassOf(one)}`).join(', ')}`

const molarMassOf = ({ formula }: Substance): number => addUpMolarMass(formula)
