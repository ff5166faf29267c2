import { countAtoms, formatIon } from '../../../kit/chemistry/formulas.ts'
import { tidy } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import {
  fittingMatches,
  matchCode,
  matchPrompt,
  SMALL_LETTERS,
  wrongMatches,
} from '../../../kit/options/match-lists.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity, ratio } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the oxidation number of manganese in KMnO₄?" */
export const oxidationState = defineGenerator({
  id: 'chemistry/oxidation-state',
  version: 9,
  concepts: ['oxidation-number'],
  levels: {
    easy: {
      forms: [
        ...often(13, extremeState),
        ...often(8, pairOfStates),
        ...often(7, sumInCompounds),
        inCompound,
        inIon,
      ],
    },
    medium: {
      forms: [
        ...often(14, sumWithIons),
        ...often(14, orderOfStates),
        ...often(8, matchStates),
        ...often(2, change),
        ...often(2, molesOfElectrons),
      ],
    },
    hard: {
      forms: [
        ...often(7, productState),
        ...often(8, chargeOfIon),
        ...often(10, molesOfOther),
        ratioOfReactants,
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // The number that makes the sum over all atoms equal to the charge, tried one after the other.
    const stateOf = (formula: string, charge: number, wanted: string) =>
      STATES.find(
        (state) =>
          [...countAtoms(formula)].reduce(
            (sum, [element, count]) =>
              sum + count * (element === wanted ? state : (RULES[element] ?? Number.NaN)),
            0,
          ) === charge,
      ) ?? Number.NaN
    /** Electrons that one formula unit gives (positive) or takes. */
    const electronsGiven = ({ from, fromCharge, to, toCharge, element }: Half) =>
      (countAtoms(from).get(element) ?? 0) *
      (stateOf(to, toCharge, element) - stateOf(from, fromCharge, element))
    switch (given.find) {
      case 'match':
        return fittingMatches((name, value) => {
          const { formula, charge, element } = given.species[name] ?? { formula: '', charge: 0, element: '' }
          return stateOf(formula, charge, element) === given.states[value]
        }, SMALL_LETTERS)
      case 'state':
        return signed(stateOf(given.formula, given.charge, given.element))
      case 'pair':
        return given.species
          .map(({ formula, charge, element }) => signed(stateOf(formula, charge, element)))
          .join(' and ')
      case 'sum':
        return signed(
          given.species.reduce(
            (sum, { formula, charge, element }) => sum + stateOf(formula, charge, element),
            0,
          ),
        )
      case 'extreme': {
        const states = given.species.map(({ formula, charge, element }) => stateOf(formula, charge, element))
        const place = states.indexOf(given.isHighest ? Math.max(...states) : Math.min(...states))
        return nameIn(given.species[place])
      }
      case 'order':
        return given.species
          .map((species) => ({ species, state: stateOf(species.formula, species.charge, species.element) }))
          .sort((one, other) => (given.rises ? one.state - other.state : other.state - one.state))
          .map(({ species }) => nameIn(species))
          .join(given.rises ? ' < ' : ' > ')
      case 'other-moles':
        return (given.moles * -electronsGiven(given.oxidant)) / electronsGiven(given.reductant)
      case 'change':
        return electrons(
          stateOf(given.to, given.toCharge, given.element) -
            stateOf(given.from, given.fromCharge, given.element),
        )
      case 'moles':
        return given.moles * Math.abs(electronsGiven(given.half))
      case 'product-state': {
        // The state for which so many moles of atoms exchange so many moles of electrons.
        const { formula, charge, element, moles, electrons: exchanged, isLoss } = given
        const start = stateOf(formula, charge, element)
        const atoms = moles * (countAtoms(formula).get(element) ?? 0)
        return signed(
          STATES.find(
            (state) => Math.abs(atoms * (state - start) - (isLoss ? exchanged : -exchanged)) < 1e-9,
          ) ?? Number.NaN,
        )
      }
      case 'charge-of-ion': {
        // Tries each charge until as many electrons are given as are taken.
        const { oxidant, molesOfOxidant, product, productCharge, moles } = given
        const end = stateOf(product, productCharge, 'A')
        const taken = molesOfOxidant * -electronsGiven(oxidant)
        return STATES.find((charge) => Math.abs(moles * (end - charge) - taken) < 1e-9) ?? Number.NaN
      }
      case 'ratio':
        // As many electrons are taken as are given.
        return ratio(electronsGiven(given.reductant), -electronsGiven(given.oxidant))
    }
  },
})

const STATES: readonly number[] = range(-4, 8)

/** Oxidation numbers of the other atoms. */
const RULES: Readonly<Record<string, number>> = { O: -2, H: 1, F: -1, Cl: -1, Na: 1, K: 1, Mg: 2, Ca: 2 }

const electrons = (rise: number): string =>
  `${rise > 0 ? 'loses' : 'gains'} ${Math.abs(rise)} electron${Math.abs(rise) === 1 ? '' : 's'}`

/** The sum over the known atoms of a formula. */
const knownSum = ({ formula, element }: Species): number =>
  [...countAtoms(formula)]
    .filter(([other]) => other !== element)
    .reduce((sum, [other, count]) => sum + count * (RULES[other] ?? 0), 0)

function wrongStates(species: Species) {
  const { formula, element, state, charge, name } = species
  const atoms = countAtoms(formula)
  const [own, oxygens] = [atoms.get(element) ?? 1, atoms.get('O') ?? 0]
  const known = knownSum(species)
  return [
    { value: -state, because: say`the sign was exchanged` },
    ...(own > 1
      ? [{ value: own * state, because: say`that is the sum over the ${own} atoms of ${name}` }]
      : []),
    ...(charge !== 0
      ? [
          { value: -known / own, because: say`the charge of the ion was left out` },
          { value: (-charge - known) / own, because: say`the charge was taken with the wrong sign` },
          { value: charge, because: say`that is the charge of the whole ion` },
        ]
      : []),
    ...(oxygens > 0
      ? [{ value: (charge - known - oxygens) / own, because: say`oxygen was taken as −1 instead of −2` }]
      : []),
    ...(oxygens > 1
      ? [
          { value: (charge - known - 2) / own, because: say`one atom of oxygen was left out` },
          {
            value: (2 + known - charge) / own,
            because: say`one atom of oxygen was left out, and the sign exchanged`,
          },
        ]
      : []),
    { value: 1 - state, because: say`the sum was taken to be one less than it is, and the sign exchanged` },
    { value: -1 - state, because: say`the sum was taken to be one more than it is, and the sign exchanged` },
    { value: state - 1, because: say`the sum was taken to be one less than it is` },
    ...(state > 0
      ? [{ value: state + 1, because: say`the sum was taken to be one more than it is` }]
      : [{ value: 2 - state, because: say`two atoms were miscounted, and the sign exchanged` }]),
  ]
    .filter(({ value }) => Number.isInteger(value) && Math.abs(value) <= 14)
    .map(({ value, because }) => ({ value: signed(value), because }))
}

/** One term for each kind of known atom, on one line. */
function sumStep(species: Species) {
  const { formula, element, charge } = species
  const known = [...countAtoms(formula)]
    .filter(([other]) => other !== element)
    .map(([other, count]) => `${other}: ${count} × (${signed(RULES[other] ?? 0)})`)
    .join(', ')
  return say`The other atoms add up to ${signed(knownSum(species))} (${known}), and the whole to ${signed(charge)}.`
}

function inCompound(rng: Random) {
  const species = rng.pick(COMPOUNDS_OF)
  const { formula, element, name, state } = species
  const own = countAtoms(formula).get(element) ?? 1
  const answer = signed(state)
  const what = write(species)
  return {
    given: { find: 'state' as const, formula, element, charge: 0 },
    prompt: rng.pick([
      say`What is the oxidation number of ${name} in ${what}?`,
      say`The oxidation state of ${name} in ${what} is:`,
      say`Find the oxidation number of each atom of ${name} in the compound ${what}.`,
      say`In ${what}, the oxidation number of ${name} is equal to:`,
      say`Which of the following is the oxidation state of ${name} in the compound ${what}?`,
      say`${capital(name)} in ${what} has an oxidation number of:`,
      say`Calculate the oxidation number of ${name} in ${what}.`,
    ]),
    answer,
    mistakes: wrongStates(species),
    steps: [
      sumStep(species),
      own === 1
        ? say`So the oxidation number of ${name} is ${answer}`
        : say`For ${own} atoms of ${name} ${signed(own * state)} is left, for each of them ${answer}`,
    ],
  }
}

/** "The oxidation numbers of Mn in KMnO₄ and of S in SO₃²⁻ are, respectively:" */
function pairOfStates(rng: Random) {
  const [one, other] = rng.until(
    () => [rng.pick([...COMPOUNDS_OF, ...IONS]), rng.pick([...COMPOUNDS_OF, ...IONS])] as const,
    (drawn) => drawn[0].element !== drawn[1].element,
  )
  const join = (first: string, second: string) => `${first} and ${second}`
  const [first, second] = [signed(one.state), signed(other.state)]
  const answer = join(first, second)
  return {
    given: { find: 'pair' as const, species: factsOf([one, other]) },
    prompt: rng.pick([
      say`The oxidation numbers of ${one.name} in ${write(one)} and of ${other.name} in ${write(other)} are, respectively:`,
      say`What are the oxidation states of ${one.name} in ${write(one)} and of ${other.name} in ${write(other)}, respectively?`,
      say`Find the oxidation numbers of ${one.name} in ${write(one)} and of ${other.name} in ${write(other)}, in this order.`,
    ]),
    answer,
    mistakes: [
      ...wrongStates(one)
        .slice(0, 4)
        .map(({ value, because }) => ({
          value: join(value, second),
          because: say`in ${write(one)} ${because}`,
        })),
      ...wrongStates(other)
        .slice(0, 4)
        .map(({ value, because }) => ({
          value: join(first, value),
          because: say`in ${write(other)} ${because}`,
        })),
      { value: join(second, first), because: say`the two numbers were exchanged` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`The other atoms add up to ${signed(knownSum(one))} in ${write(one)} and to ${signed(knownSum(other))} in ${write(other)}, and the whole to the charge.`,
      say`So ${nameIn(one)} and ${nameIn(other)} have ${answer}`,
    ],
  }
}

/** 'Mn in KMnO₄' */
const nameIn = (species: Pick<Species, 'formula' | 'charge' | 'element'> | undefined): string =>
  species ? `${species.element} in ${formatIon(species.formula, species.charge)}` : ''

const factsOf = (all: readonly Species[]) =>
  all.map(({ formula, charge, element }) => ({ formula, charge, element }))

const statesOf = (all: readonly Species[]): string =>
  all.map((species) => `${nameIn(species)} ${signed(species.state)}`).join(', ')

/** "In which of these is the oxidation number highest: Mn in MnO₂, S in SO₃, N in N₂O or C in CO₂?" */
function extremeState(rng: Random) {
  const isHighest = rng.chance(0.6)
  const sorted = (drawn: readonly Species[]) =>
    drawn.toSorted((one, other) => (isHighest ? other.state - one.state : one.state - other.state))
  const chosen = rng.until(
    () => rng.sample(COMPOUNDS_OF, 4),
    (drawn) => {
      const [first, second] = sorted(drawn)
      return first?.state !== second?.state
    },
  )
  const [best, ...others] = sorted(chosen)
  const answer = nameIn(best)
  const list = formatList(chosen.map(nameIn))
  const which = isHighest ? 'highest' : 'lowest'
  return {
    given: { find: 'extreme' as const, species: factsOf(chosen), isHighest },
    prompt: rng.pick([
      say`Among ${list}, the oxidation number is the ${which} for:`,
      say`The oxidation numbers of ${list} are compared. Which one is the ${which}?`,
      say`Which of the elements has the ${which} oxidation state: ${list}?`,
      say`Consider ${list}. For which of these is the oxidation number the ${which}?`,
    ]),
    answer,
    mistakes: others.map((species) => ({
      value: nameIn(species),
      because: say`it is ${signed(species.state)}, while ${answer} is ${signed(best?.state ?? 0)}`,
    })),
    steps: [say`The oxidation numbers are: ${statesOf(chosen)}.`, say`The ${which} one is that of ${answer}`],
  }
}

function sumInCompounds(rng: Random) {
  return sumOfStates(rng, COMPOUNDS_OF, 2)
}

function sumWithIons(rng: Random) {
  return sumOfStates(rng, [...COMPOUNDS_OF, ...IONS], 3)
}

/** "What is the sum of the oxidation numbers of Mn in KMnO₄ and S in SO₂?" */
function sumOfStates(rng: Random, among: readonly Species[], number: number) {
  const chosen = rng.until(
    () => rng.sample(among, number),
    (drawn) => new Set(drawn.map(({ element }) => element)).size === number,
  )
  const states = chosen.map(({ state }) => state)
  const value = states.reduce((sum, state) => sum + state, 0)
  const answer = signed(value)
  const list = formatList(chosen.map(nameIn))
  const [first] = chosen
  const largest = Math.max(...states)
  return {
    given: { find: 'sum' as const, species: factsOf(chosen) },
    prompt: rng.pick([
      say`What is the sum of the oxidation numbers of ${list}?`,
      say`The oxidation states of ${list} add up to:`,
      say`Find the oxidation numbers of ${list}, and add them. The sum is:`,
      say`Calculate the total of the oxidation numbers of ${list}.`,
    ]),
    answer,
    mistakes: [
      { value: -value, because: say`the signs were exchanged` },
      { value: value - largest, because: say`the largest of them was left out` },
      {
        value: value - 2 * (first?.state ?? 0),
        because: say`the oxidation number of ${nameIn(first)} was taken with the wrong sign`,
      },
      { value: value + 1, because: say`one of them was found one unit too high` },
      { value: value - 1, because: say`one of them was found one unit too low` },
      { value: value + 2, because: say`one atom of oxygen too many was counted` },
      { value: value - 2, because: say`one atom of oxygen was left out` },
    ]
      .filter((wrong) => wrong.value !== value)
      .map((wrong) => ({ value: signed(wrong.value), because: wrong.because })),
    steps: [
      ...(number > 2 ? [say`In each formula the oxidation numbers add up to its charge.`] : []),
      say`The oxidation numbers are: ${statesOf(chosen)}.`,
      say`${states.map((state) => `(${signed(state)})`).join(' + ')} = ${answer}`,
    ],
  }
}

/** "Arrange Mn in MnO₂, S in SO₄²⁻, N in NO₂⁻ and C in CO in the increasing order of their oxidation numbers." */
function orderOfStates(rng: Random) {
  const chosen = rng.until(
    () => rng.sample([...COMPOUNDS_OF, ...IONS], 4),
    (drawn) => new Set(drawn.map(({ state }) => state)).size === 4,
  )
  const rises = rng.chance(0.6)
  const [a, b, c, d] = chosen.toSorted((one, other) =>
    rises ? one.state - other.state : other.state - one.state,
  )
  if (!a || !b || !c || !d) throw new RangeError('four species are needed')
  const join = (order: readonly Species[]) => order.map(nameIn).join(rises ? ' < ' : ' > ')
  const answer = join([a, b, c, d])
  const way = rises ? 'increasing' : 'decreasing'
  const list = formatList(chosen.map(nameIn))
  const swapped = (one: Species, other: Species) =>
    say`${nameIn(one)} is ${signed(one.state)}, and ${nameIn(other)} is ${signed(other.state)}`
  return {
    given: { find: 'order' as const, species: factsOf(chosen), rises },
    prompt: rng.pick([
      say`Arrange ${list} in the ${way} order of their oxidation numbers.`,
      say`The ${way} order of the oxidation numbers of ${list} is:`,
      say`Which of the following is the ${way} order of the oxidation states of ${list}?`,
    ]),
    answer,
    mistakes: [
      { value: join([d, c, b, a]), because: say`the order was reversed` },
      { value: join([b, a, c, d]), because: swapped(a, b) },
      { value: join([a, c, b, d]), because: swapped(b, c) },
      { value: join([a, b, d, c]), because: swapped(c, d) },
      { value: join([b, a, d, c]), because: say`both pairs of neighbours were exchanged` },
      { value: join([c, b, a, d]), because: swapped(a, c) },
      { value: join([a, d, c, b]), because: swapped(b, d) },
    ],
    steps: [
      say`In each formula the oxidation numbers add up to its charge.`,
      say`The oxidation numbers are: ${statesOf(chosen)}.`,
      say`So the order is ${answer}`,
    ],
  }
}

function inIon(rng: Random) {
  const species = rng.pick(IONS)
  const { formula, element, name, state, charge } = species
  const own = countAtoms(formula).get(element) ?? 1
  const answer = signed(state)
  const what = write(species)
  return {
    given: { find: 'state' as const, formula, element, charge },
    prompt: rng.pick([
      say`What is the oxidation number of ${name} in the ion ${what}?`,
      say`The oxidation state of ${name} in the ${what} ion is:`,
      say`Find the oxidation number of each atom of ${name} in the ion ${what}.`,
      say`In the ${what} ion, the oxidation number of ${name} is equal to:`,
      say`Which of the following is the oxidation state of ${name} in ${what}?`,
      say`${capital(name)} in the ${what} ion has an oxidation number of:`,
      say`Calculate the oxidation number of ${name} in the ion ${what}.`,
    ]),
    answer,
    mistakes: wrongStates(species),
    steps: [
      sumStep(species),
      say`${name[0]?.toUpperCase() ?? ''}${name.slice(1)} in all: ${signed(charge)} − (${signed(knownSum(species))}) = ${signed(own * state)}`,
      say`Shared by ${own} atom${own === 1 ? '' : 's'}, each has ${answer}`,
    ],
  }
}

function change(rng: Random) {
  const from = rng.pick(WITH_PARTNERS)
  const to = rng.pick(
    [...COMPOUNDS_OF, ...IONS].filter(
      ({ element, state }) => element === from.element && state !== from.state,
    ),
  )
  const { element, name } = from
  const rise = to.state - from.state
  const answer = electrons(rise)
  const wrong = [
    {
      value: -rise,
      because: say`the direction was exchanged: a rising oxidation number means a loss of electrons`,
    },
    { value: to.state + from.state, because: say`the two oxidation numbers were added` },
    {
      value: -(to.state + from.state),
      because: say`the two oxidation numbers were added, and the direction exchanged`,
    },
    { value: to.state, because: say`that is the oxidation number of ${name} in ${write(to)}` },
    { value: -from.state, because: say`that is the oxidation number of ${name} in ${write(from)}` },
    { value: rise + 1, because: say`one of the two oxidation numbers was found one unit wrong` },
    { value: rise - 1, because: say`one of the two oxidation numbers was found one unit wrong` },
    {
      value: -rise - 1,
      because: say`one oxidation number was found one unit wrong, and the direction exchanged`,
    },
  ]
  return {
    given: {
      find: 'change' as const,
      element,
      from: from.formula,
      fromCharge: from.charge,
      to: to.formula,
      toCharge: to.charge,
    },
    prompt: rng.pick([
      say`In the conversion of ${write(from)} to ${write(to)}, each atom of ${name}:`,
      say`When ${write(from)} changes to ${write(to)}, what happens to each atom of ${name} in terms of electrons?`,
      say`For the half-reaction ${write(from)} → ${write(to)}, find how many electrons each atom of ${name} loses or gains.`,
      say`How many electrons are lost or gained by each atom of ${name}, when ${write(to)} is formed from ${write(from)}?`,
      say`In a redox reaction, ${write(from)} is converted into ${write(to)}. Each atom of ${name} in this change:`,
    ]),
    answer,
    mistakes: wrong
      .filter(({ value }) => value !== 0)
      .map(({ value, because }) => ({ value: electrons(value), because })),
    steps: [
      say`In ${write(from)} the oxidation number of ${name} is ${signed(from.state)}.`,
      say`In ${write(to)} it is ${signed(to.state)}.`,
      say`It ${rise > 0 ? 'rises' : 'falls'} by ${Math.abs(rise)}, which means ${rise > 0 ? 'oxidation' : 'reduction'}.`,
      say`So each atom ${answer}`,
    ],
  }
}

/** "Match List I (compound or ion) with List II (oxidation number of the element named)." */
function matchStates(rng: Random) {
  const left = rng.until(
    () => rng.sample([...COMPOUNDS_OF, ...IONS], 4),
    (drawn) =>
      new Set(drawn.map(({ state }) => state)).size === 4 &&
      new Set(drawn.map(({ element }) => element)).size >= 3,
  )
  const states = rng.shuffle(left).map(({ state }) => state)
  const key = left.map(({ state }) => states.indexOf(state))
  const told = left.map(
    (species) =>
      say`In ${write(species)} the other atoms add up to ${signed(knownSum(species))}, so ${species.name} has ${signed(species.state)}.`,
  )
  return {
    given: {
      find: 'match' as const,
      species: left.map(({ formula, charge, element }) => ({ formula, charge, element })),
      states,
    },
    prompt: matchPrompt(
      ['element in a compound or ion', 'its oxidation number'],
      left.map((species) => `${species.name} in ${write(species)}`),
      states.map(signed),
      SMALL_LETTERS,
    ),
    answer: matchCode(key, SMALL_LETTERS),
    mistakes: wrongMatches(rng, key).map(({ order, wrongAt }) => {
      const species = left[wrongAt]
      return {
        value: matchCode(order, SMALL_LETTERS),
        because: species
          ? say`${SMALL_LETTERS[wrongAt] ?? ''} is wrong in it: ${species.name} in ${write(species)} has ${signed(species.state)}`
          : say`one pair is wrong in it`,
      }
    }),
    steps: [...told, say`So the answer is ${matchCode(key, SMALL_LETTERS)}`],
  }
}

/** One half of a redox reaction, as data for the second solver. */
type Half = Readonly<Record<'from' | 'to' | 'element', string> & Record<'fromCharge' | 'toCharge', number>>

/** Reads a line of the lists below. */
const readHalf = (entry: string) => {
  const [from = '', fromCharge = '', to = '', toCharge = '', element = '', fromState = '', toState = ''] =
    entry.trim().split(' ')
  const half: Half = { from, fromCharge: Number(fromCharge), to, toCharge: Number(toCharge), element }
  const atoms = countAtoms(from).get(element) ?? 1
  return {
    half,
    atoms,
    states: [Number(fromState), Number(toState)] as const,
    each: Math.abs(Number(toState) - Number(fromState)),
    before: formatIon(from, half.fromCharge),
    after: formatIon(to, half.toCharge),
    name: NAMES[element] ?? element,
  }
}

/** The change of one atom, times the atoms, times the moles. */
function molesOfElectrons(rng: Random) {
  const isReduction = rng.chance(0.6)
  const { half, atoms, states, each, before, after, name } = readHalf(
    rng.pick(isReduction ? OXIDANTS : REDUCTANTS),
  )
  const moles = tidy(rng.pick([rng.int(1, 19) / 20, rng.int(11, 50) / 10]))
  const value = tidy(moles * atoms * each)
  const answer = quantity(value, 'mol')
  return {
    given: { find: 'moles' as const, half, moles },
    prompt: rng.pick([
      say`How many moles of electrons are ${isReduction ? 'required to reduce' : 'released on oxidising'} ${quantity(moles, 'mol')} of ${before} to ${after}?`,
      say`${quantity(moles, 'mol')} of ${before} is ${isReduction ? 'reduced' : 'oxidised'} to ${after} in an aqueous solution. The amount of electrons ${isReduction ? 'gained' : 'lost'} is:`,
      say`The amount of electrons ${isReduction ? 'gained' : 'lost'} in the conversion of ${quantity(moles, 'mol')} of ${before} to ${after} is:`,
      say`In a redox reaction, ${before} is converted into ${after}. Find the moles of electrons transferred for ${quantity(moles, 'mol')} of ${before}.`,
      say`During the ${isReduction ? 'reduction' : 'oxidation'} of ${before} to ${after}, what amount of electrons is exchanged by ${quantity(moles, 'mol')} of ${before}?`,
    ]),
    answer,
    mistakes: [
      ...(atoms > 1
        ? [{ value: tidy(moles * each), because: say`only one of the ${atoms} atoms of ${name} was counted` }]
        : [{ value: tidy(2 * moles * each), because: say`two atoms of ${name} were counted` }]),
      { value: tidy(atoms * each), because: say`that is the amount for one mole` },
      {
        value: tidy(moles * atoms * Math.abs(states[0])),
        because: say`the oxidation number in ${before} was taken for its change`,
      },
      {
        value: tidy(moles * atoms * Math.abs(states[1])),
        because: say`the oxidation number in ${after} was taken for its change`,
      },
      { value: tidy((moles * atoms) / each), because: say`the moles were divided by the change` },
      {
        value: tidy(moles * (atoms * each + 1)),
        because: say`one oxidation number was found one unit wrong`,
      },
      {
        value: tidy(moles * Math.max(1, atoms * each - 1)),
        because: say`one oxidation number was found one unit wrong`,
      },
      { value: tidy(moles * atoms * each * 2), because: say`the change was counted twice` },
    ],
    steps: [
      say`The oxidation number of ${name} is ${signed(states[0])} in ${before}.`,
      say`In ${after} it is ${signed(states[1])}, so it ${isReduction ? 'falls' : 'rises'} by ${each} for each atom.`,
      say`One formula unit has ${atoms} atom${atoms === 1 ? '' : 's'} of ${name}: ${atoms} × ${each} = ${atoms * each} electrons.`,
      say`Electrons = ${moles} × ${atoms * each} = ${answer}`,
    ],
  }
}

/** How much of a reductant an oxidant uses up. */
function molesOfOther(rng: Random) {
  const { oxidant, reductant, moles } = rng.until(
    () => ({
      oxidant: readHalf(rng.pick(OXIDANTS)),
      reductant: readHalf(rng.pick(REDUCTANTS)),
      moles: tidy(rng.pick([rng.int(1, 39) / 20, rng.int(10, 80) / 10])),
    }),
    (drawn) => {
      const value =
        (drawn.moles * drawn.oxidant.atoms * drawn.oxidant.each) /
        (drawn.reductant.atoms * drawn.reductant.each)
      return (
        drawn.oxidant.half.element !== drawn.reductant.half.element &&
        drawn.oxidant.atoms * drawn.oxidant.each !== drawn.reductant.atoms * drawn.reductant.each &&
        Number.isInteger(tidy(value * 100))
      )
    },
  )
  const [taken, lost] = [oxidant.atoms * oxidant.each, reductant.atoms * reductant.each]
  const answer = quantity(tidy((moles * taken) / lost), 'mol')
  const [one, other] = [oxidant.before, reductant.before]
  const amount = quantity(moles, 'mol')
  return {
    given: { find: 'other-moles' as const, oxidant: oxidant.half, reductant: reductant.half, moles },
    prompt: rng.pick([
      say`How many moles of ${other} are oxidised to ${reductant.after} by ${amount} of ${one}, which is reduced to ${oxidant.after}?`,
      say`${one} is reduced to ${oxidant.after} when it oxidises ${other} to ${reductant.after}. The amount of ${other} that reacts with ${amount} of ${one} is:`,
      say`In a redox reaction ${one} changes to ${oxidant.after} and ${other} to ${reductant.after}. If ${amount} of ${one} is used up, find the amount of ${other} oxidised.`,
      say`What amount of ${other} is needed to reduce ${amount} of ${one} to ${oxidant.after}, if ${other} itself is oxidised to ${reductant.after}?`,
      say`A solution with ${amount} of ${one} is treated with ${other} until all of it is reduced to ${oxidant.after}. What amount of ${other}, which is oxidised to ${reductant.after}, is needed?`,
    ]),
    answer,
    mistakes: [
      { value: tidy((moles * lost) / taken), because: say`the ratio of the electrons was turned round` },
      { value: moles, because: say`equal moles were taken, whatever the electrons` },
      { value: tidy(moles * taken), because: say`that is the amount of electrons` },
      {
        value: tidy((moles * oxidant.each) / reductant.each),
        because: say`the numbers of atoms that change were left out`,
      },
      {
        value: tidy((moles * (taken + 1)) / lost),
        because: say`the change in ${one} was found one unit too large`,
      },
      {
        value: tidy((moles * (taken - 1)) / lost),
        because: say`the change in ${one} was found one unit too small`,
      },
      {
        value: tidy((moles * taken) / (lost + 1)),
        because: say`the change in ${other} was found one unit too large`,
      },
      { value: tidy((2 * moles * taken) / lost), because: say`the electrons of ${one} were counted twice` },
    ].filter((wrong) => wrong.value > 0 && Number.isInteger(tidy(wrong.value * 100))),
    steps: [
      say`${capital(oxidant.name)} falls from ${signed(oxidant.states[0])} to ${signed(oxidant.states[1])}: ${one} takes ${oxidant.atoms} × ${oxidant.each} = ${taken} electron${taken === 1 ? '' : 's'}.`,
      say`${capital(reductant.name)} rises from ${signed(reductant.states[0])} to ${signed(reductant.states[1])}: ${other} gives ${reductant.atoms} × ${reductant.each} = ${lost} electron${lost === 1 ? '' : 's'}.`,
      say`Electrons taken: ${moles} × ${taken} = ${tidy(moles * taken)} mol`,
      say`Amount of ${other} = ${tidy(moles * taken)} ÷ ${lost} = ${answer}`,
    ],
  }
}

/** "0.5 mol of N₂H₄ loses 5 mol of electrons, and all its nitrogen is in one product. What is its state there?" */
function productState(rng: Random) {
  const [species, targets] = rng.pick(CHANGES)
  const target = rng.pick(targets)
  const atoms = countAtoms(species.formula).get(species.element) ?? 1
  const moles = tidy(rng.pick([rng.int(1, 19) / 20, rng.int(1, 8), rng.int(10, 40) / 10]))
  const { formula, charge, element, name, state } = species
  const isLoss = target > state
  const each = Math.abs(target - state)
  const electrons = tidy(moles * atoms * each)
  const answer = signed(target)
  const [what, amount] = [write(species), quantity(moles, 'mol')]
  const exchanged = quantity(electrons, 'mol')
  const does = isLoss ? 'loses' : 'gains'
  const turn = isLoss ? 1 : -1
  return {
    given: { find: 'product-state' as const, formula, charge, element, moles, electrons, isLoss },
    prompt: rng.pick([
      say`In a redox reaction ${amount} of ${what} ${does} ${exchanged} of electrons, and all of its ${name} is found in one product. Find the oxidation number of ${name} in the product.`,
      say`${amount} of ${what} ${does} ${exchanged} of electrons to form a single product that contains all the ${name}. The oxidation state of ${name} in it is:`,
      say`When ${amount} of ${what} is ${isLoss ? 'oxidised' : 'reduced'}, it ${does} ${exchanged} of electrons. If only ${name} changes its oxidation number, what is that number in the product?`,
      say`${exchanged} of electrons is ${isLoss ? 'given out' : 'taken up'} by ${amount} of ${what}, in which only ${name} is ${isLoss ? 'oxidised' : 'reduced'}. The final oxidation number of ${name} is:`,
      say`${amount} of ${what} is ${isLoss ? 'oxidised' : 'reduced'} by the ${isLoss ? 'loss' : 'gain'} of ${exchanged} of electrons, and only ${name} changes its oxidation number. What is the oxidation state of ${name} after the reaction?`,
    ]),
    answer,
    mistakes: [
      ...(atoms > 1
        ? [
            {
              value: state + turn * each * atoms,
              because: say`the ${atoms} atoms of ${name} in ${what} were counted as one`,
            },
          ]
        : [{ value: state + (turn * each) / 2, because: say`the electrons were shared by two atoms` }]),
      { value: state - turn * each, because: say`the change was taken in the wrong direction` },
      { value: turn * each, because: say`that is the change for each atom` },
      { value: -target, because: say`the sign was exchanged` },
      { value: state, because: say`that is the oxidation number of ${name} in ${what}` },
      { value: target + 1, because: say`the oxidation number in ${what} was found one unit too high` },
      { value: target - 1, because: say`the oxidation number in ${what} was found one unit too low` },
    ]
      .filter(({ value }) => Number.isInteger(value) && value !== target && Math.abs(value) <= 8)
      .map(({ value, because }) => ({ value: signed(value), because })),
    steps: [
      say`The oxidation number of ${name} in ${what} is ${signed(state)}.`,
      say`${amount} of it contains ${tidy(moles * atoms)} mol of ${name} atoms.`,
      say`Each atom ${does} ${electrons} ÷ ${tidy(moles * atoms)} = ${each} electrons.`,
      say`Its oxidation number ${isLoss ? 'rises' : 'falls'} by ${each} to ${answer}`,
    ],
  }
}

/** "2.5 mol of Aⁿ⁺ needs 1.5 mol of MnO₄⁻, reduced to Mn²⁺, for its oxidation to AO₃⁻. What is n?" */
function chargeOfIon(rng: Random) {
  const { oxidant, product, moles, used, n } = rng.until(
    () => {
      const oxidant = readHalf(rng.pick(OXIDANTS))
      const product = rng.pick(OXIDE_IONS)
      const n = rng.int(1, Math.min(4, product.state - 1))
      const moles = rng.int(2, 40) / 20
      return {
        oxidant,
        product,
        n,
        moles,
        used: (moles * (product.state - n)) / oxidant.atoms / oxidant.each,
      }
    },
    (drawn) =>
      Number.isInteger(tidy(drawn.used * 100)) && drawn.used <= 3 && tidy(drawn.used) !== drawn.moles,
  )
  const taken = oxidant.atoms * oxidant.each
  const molesOfOxidant = tidy(used)
  const electrons = tidy(molesOfOxidant * taken)
  const rise = product.state - n
  const [one, after] = [oxidant.before, oxidant.after]
  const formed = formatIon(product.formula, product.charge)
  const [amount, needed] = [quantity(moles, 'mol'), quantity(molesOfOxidant, 'mol')]
  return {
    given: {
      find: 'charge-of-ion' as const,
      oxidant: oxidant.half,
      molesOfOxidant,
      product: product.formula,
      productCharge: product.charge,
      moles,
    },
    prompt: rng.pick([
      say`${amount} of the ion Aⁿ⁺ requires ${needed} of ${one}, which is reduced to ${after}, for its complete oxidation to ${formed}. The value of n is:`,
      say`A solution with ${amount} of Aⁿ⁺ ions is completely oxidised to ${formed} by ${needed} of ${one}. If ${one} is reduced to ${after}, find n.`,
      say`An ion Aⁿ⁺ is oxidised to ${formed} by ${one}, which changes to ${after}. If ${amount} of Aⁿ⁺ uses up ${needed} of ${one}, what is the value of n?`,
      say`${one} oxidises Aⁿ⁺ to ${formed} and is itself reduced to ${after}. It is found that ${needed} of ${one} is needed for ${amount} of Aⁿ⁺. Then n is:`,
    ]),
    answer: n,
    // An ion that is oxidised has less than the oxidation number of the product.
    within: [1, product.state] as const,
    mistakes: [
      { value: rise, because: say`that is the number of electrons lost by each ion` },
      { value: product.state, because: say`that is the oxidation number of A in ${formed}` },
      { value: taken, because: say`that is the number of electrons gained by each ${one}` },
      { value: n + 1, because: say`an oxidation number was found one unit too high` },
      { value: n - 1, because: say`an oxidation number was found one unit too low` },
      { value: n + 2, because: say`an oxidation number was found two units too high` },
      { value: n - 2, because: say`an oxidation number was found two units too low` },
    ].filter(({ value }) => value !== n),
    steps: [
      say`${capital(oxidant.name)} falls from ${signed(oxidant.states[0])} to ${signed(oxidant.states[1])}: each ${one} takes ${taken} electron${taken === 1 ? '' : 's'}.`,
      say`Electrons taken: ${molesOfOxidant} × ${taken} = ${electrons} mol, that is ${electrons} ÷ ${moles} = ${rise} from each Aⁿ⁺.`,
      say`In ${formed} the oxidation number of A is ${signed(product.state)}.`,
      say`n = ${product.state} − ${rise} = ${n}`,
    ],
  }
}

/** Ions that an element A may be oxidised to. */
const OXIDE_IONS = [
  { formula: 'AO3', charge: -1, state: 5 },
  { formula: 'AO2', charge: 1, state: 5 },
  { formula: 'AO4', charge: -1, state: 7 },
  { formula: 'AO4', charge: -2, state: 6 },
  { formula: 'AO4', charge: -3, state: 5 },
  { formula: 'AO', charge: 2, state: 4 },
  { formula: 'AO2', charge: 2, state: 6 },
] as const

/** In which ratio an oxidant and a reductant react. */
function ratioOfReactants(rng: Random) {
  const { oxidant, reductant } = rng.until(
    () => ({ oxidant: readHalf(rng.pick(OXIDANTS)), reductant: readHalf(rng.pick(REDUCTANTS)) }),
    (drawn) =>
      drawn.oxidant.half.element !== drawn.reductant.half.element &&
      drawn.oxidant.atoms * drawn.oxidant.each !== drawn.reductant.atoms * drawn.reductant.each,
  )
  const [taken, lost] = [oxidant.atoms * oxidant.each, reductant.atoms * reductant.each]
  const answer = ratio(lost, taken)
  const [one, other] = [oxidant.before, reductant.before]
  return {
    given: { find: 'ratio' as const, oxidant: oxidant.half, reductant: reductant.half },
    prompt: rng.pick([
      say`${one} oxidises ${other} to ${reductant.after} and is itself reduced to ${oxidant.after}. The mole ratio in which ${one} and ${other} react is:`,
      say`In the balanced reaction of ${one} with ${other}, which gives ${oxidant.after} and ${reductant.after}, the ratio of the coefficients of ${one} and ${other} is:`,
      say`A solution containing ${other} is treated with ${one}. ${other} is oxidised to ${reductant.after}, and ${one} is reduced to ${oxidant.after}. Find the ratio of the moles of ${one} to those of ${other} that react.`,
      say`If ${one} changes to ${oxidant.after} and ${other} to ${reductant.after} in a redox reaction, what is the ratio of the moles of ${one} to the moles of ${other} consumed?`,
      say`In what mole ratio does ${one}, which is reduced to ${oxidant.after}, react with ${other}, which is oxidised to ${reductant.after}?`,
    ]),
    answer,
    mistakes: [
      {
        value: ratio(taken, lost),
        because: say`the ratio was turned round: the electrons taken and given must be equal`,
      },
      {
        value: ratio(reductant.each, oxidant.each),
        because: say`the numbers of atoms that change were left out`,
      },
      {
        value: ratio(oxidant.each, reductant.each),
        because: say`the atoms were left out and the ratio was turned round`,
      },
      { value: ratio(1, 1), because: say`one mole of each was taken, whatever the electrons` },
      { value: ratio(lost, taken + 1), because: say`the change in ${one} was found one unit too large` },
      { value: ratio(lost + 1, taken), because: say`the change in ${other} was found one unit too large` },
      ...(taken > 1
        ? [{ value: ratio(lost, taken - 1), because: say`the change in ${one} was found one unit too small` }]
        : []),
    ].filter(({ value }) => value.parts.join() !== answer.parts.join()),
    steps: [
      say`${capital(oxidant.name)} falls from ${signed(oxidant.states[0])} to ${signed(oxidant.states[1])}: ${one} takes ${oxidant.atoms} × ${oxidant.each} = ${taken} electron${taken === 1 ? '' : 's'}.`,
      say`${capital(reductant.name)} rises from ${signed(reductant.states[0])} to ${signed(reductant.states[1])}: ${other} gives ${reductant.atoms} × ${reductant.each} = ${lost} electron${lost === 1 ? '' : 's'}.`,
      say`As many electrons are taken as are given: ${taken} × moles of ${one} = ${lost} × moles of ${other}.`,
      say`The ratio is ${answer}`,
    ],
  }
}

/** A species with its charge, what it becomes with the charge, the element, its oxidation number before and after. */
const OXIDANTS = [
  'MnO4 -1 Mn 2 Mn 7 2',
  'MnO4 -1 MnO2 0 Mn 7 4',
  'Cr2O7 -2 Cr 3 Cr 6 3',
  'CrO4 -2 Cr 3 Cr 6 3',
  'MnO2 0 Mn 2 Mn 4 2',
  'ClO3 -1 Cl -1 Cl 5 -1',
  'BrO3 -1 Br -1 Br 5 -1',
  'IO3 -1 I -1 I 5 -1',
  'NO3 -1 NO 0 N 5 2',
  'NO3 -1 NO2 0 N 5 4',
  'NO3 -1 NH4 1 N 5 -3',
  'FeO4 -2 Fe 3 Fe 6 3',
  'PbO2 0 Pb 2 Pb 4 2',
]
const REDUCTANTS = [
  'Fe 2 Fe 3 Fe 2 3',
  'C2O4 -2 CO2 0 C 3 4',
  'SO3 -2 SO4 -2 S 4 6',
  'H2S 0 S 0 S -2 0',
  'Sn 2 Sn 4 Sn 2 4',
  'NO2 -1 NO3 -1 N 3 5',
  'I -1 I2 0 I -1 0',
  'Cr 3 CrO4 -2 Cr 3 6',
  'AsO3 -3 AsO4 -3 As 3 5',
  'Cu 0 Cu 2 Cu 0 2',
  'Al 0 Al 3 Al 0 3',
  'N2H4 0 N2 0 N -2 0',
]

/** A compound or an ion, one of its elements and the oxidation number of that element. */
interface Species {
  formula: string
  charge: number
  element: string
  name: string
  state: number
}

const NAMES: Readonly<Record<string, string>> = {
  Mn: 'manganese',
  Cr: 'chromium',
  S: 'sulphur',
  N: 'nitrogen',
  P: 'phosphorus',
  Cl: 'chlorine',
  C: 'carbon',
  Fe: 'iron',
  Pb: 'lead',
  V: 'vanadium',
  Si: 'silicon',
  Br: 'bromine',
  I: 'iodine',
  As: 'arsenic',
  Ti: 'titanium',
  Sn: 'tin',
  Cu: 'copper',
  Al: 'aluminium',
}

/** 'KMnO4 Mn 7; MnO2 Mn 4', and with a charge 'MnO4 Mn 7 -1'. */
const read = (list: string): Species[] =>
  list.split(';').map((entry) => {
    const [formula = '', element = '', state = '', charge = '0'] = entry.trim().split(' ')
    return { formula, element, name: NAMES[element] ?? element, state: Number(state), charge: Number(charge) }
  })

const COMPOUNDS_OF: readonly Species[] = read(
  `KMnO4 Mn 7; K2MnO4 Mn 6; MnO2 Mn 4; Mn2O7 Mn 7; MnCl2 Mn 2; K2Cr2O7 Cr 6; K2CrO4 Cr 6; CrO3 Cr 6; Cr2O3 Cr 3;
  CrCl3 Cr 3; H2SO4 S 6; H2SO3 S 4; SO2 S 4; SO3 S 6; Na2SO3 S 4; H2S S -2; SF6 S 6; HNO3 N 5; HNO2 N 3; NH3 N -3;
  N2O N 1; NO N 2; NO2 N 4; N2O5 N 5; N2H4 N -2; H3PO4 P 5; H3PO3 P 3; P4O10 P 5; PH3 P -3; PCl5 P 5; PCl3 P 3;
  HClO4 Cl 7; HClO3 Cl 5; HClO2 Cl 3; HClO Cl 1; KClO3 Cl 5; Cl2O7 Cl 7; NaClO Cl 1; CO2 C 4; CO C 2; CH4 C -4;
  H2C2O4 C 3; Na2CO3 C 4; Fe2O3 Fe 3; FeO Fe 2; FeCl3 Fe 3; K2FeO4 Fe 6; PbO2 Pb 4; PbO Pb 2; V2O5 V 5; SiO2 Si 4;
  TiO2 Ti 4; TiCl4 Ti 4; SnCl4 Sn 4; SnCl2 Sn 2; CuO Cu 2; Cu2O Cu 1; Al2O3 Al 3; NaAlO2 Al 3; CaCO3 C 4;
  Mn2O3 Mn 3; Na2SO4 S 6; NaHSO3 S 4; N2O3 N 3; KNO3 N 5; NaNO2 N 3; Na3PO4 P 5; KClO4 Cl 7; NaClO2 Cl 3; V2O3 V 3;
  SiF4 Si 4; SnO2 Sn 4; PbCl2 Pb 2; NaHCO3 C 4; Na2C2O4 C 3`,
)

const IONS: readonly Species[] = read(
  `MnO4 Mn 7 -1; MnO4 Mn 6 -2; Cr2O7 Cr 6 -2; CrO4 Cr 6 -2; SO4 S 6 -2; SO3 S 4 -2; HSO4 S 6 -1; HSO3 S 4 -1;
  NO3 N 5 -1; NO2 N 3 -1; NH4 N -3 1; PO4 P 5 -3; HPO4 P 5 -2; H2PO4 P 5 -1; ClO4 Cl 7 -1; ClO3 Cl 5 -1; ClO2 Cl 3 -1;
  ClO Cl 1 -1; CO3 C 4 -2; C2O4 C 3 -2; HCO3 C 4 -1; VO2 V 5 1; VO V 4 2; SiO3 Si 4 -2; SiO4 Si 4 -4; IO3 I 5 -1;
  IO4 I 7 -1; BrO3 Br 5 -1; AsO4 As 5 -3; AsO3 As 3 -3; P2O7 P 5 -4; S2O5 S 4 -2; S2O7 S 6 -2;
  FeO4 Fe 6 -2; SiF6 Si 4 -2; AlF6 Al 3 -3; AlO2 Al 3 -1; SnCl6 Sn 4 -2; CuCl2 Cu 1 -1; PH4 P -3 1`,
)

/** A species, and the oxidation numbers to which its element is oxidised or reduced; by more than one unit. */
const CHANGES: readonly (readonly [Species, readonly number[]])[] = (
  [
    ['N2H4 N -2', [0, 3, 5]],
    ['NH3 N -3', [0, 2, 3, 5]],
    ['NO3 N 5 -1', [-3, 0, 1, 2, 3]],
    ['NO2 N 3 -1', [-3, 0, 1, 5]],
    ['S2O3 S 2 -2', [4, 6]],
    ['S2O5 S 4 -2', [6]],
    ['H2S S -2', [0, 4, 6]],
    ['P4 P 0', [-3, 3, 5]],
    ['PH3 P -3', [0, 1, 3, 5]],
    ['As2O3 As 3', [-3, 0, 5]],
    ['Mn2O7 Mn 7', [2, 3, 4]],
    ['MnO4 Mn 7 -1', [2, 3, 4]],
    ['Cr2O7 Cr 6 -2', [2, 3]],
    ['K2Cr2O7 Cr 6', [2, 3]],
    ['V2O5 V 5', [2, 3]],
    ['Cl2O7 Cl 7', [-1, 3, 5]],
    ['ClO3 Cl 5 -1', [-1, 1, 3]],
    ['BrO3 Br 5 -1', [-1, 0, 1]],
    ['IO3 I 5 -1', [-1, 0, 1]],
    ['I2 I 0', [3, 5, 7]],
    ['Cl2 Cl 0', [3, 5, 7]],
    ['SO3 S 4 -2', [-2, 0, 6]],
    ['SO2 S 4', [-2, 0, 6]],
    ['NH4 N -3 1', [0, 3, 5]],
    ['N2 N 0', [-3, 3, 5]],
    ['CrO4 Cr 6 -2', [2, 3]],
    ['KMnO4 Mn 7', [2, 4]],
  ] as const
).flatMap(([entry, targets]) => read(entry).map((species) => [species, targets] as const))

/** Species whose element also occurs with another oxidation number. */
const WITH_PARTNERS: readonly Species[] = [...COMPOUNDS_OF, ...IONS].filter((one) =>
  [...COMPOUNDS_OF, ...IONS].some((other) => other.element === one.element && other.state !== one.state),
)

/** '+7', '−3', '0' */
const signed = (value: number): string => (value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`)

const write = ({ formula, charge }: Species): string => formatIon(formula, charge)
