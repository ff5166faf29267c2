import { countAtoms } from '../../../kit/chemistry/formulas.ts'
import { drawScene } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import { COMPOUNDS_OF, IONS, type Species, signed, WITH_PARTNERS, write } from './oxidation-species.ts'

/** "What is the oxidation number of manganese in KMnO₄?" */
export const oxidationState = defineGenerator({
  id: 'chemistry/oxidation-state',
  version: 1,
  levels: {
    easy: { forms: [inCompound] },
    medium: { forms: [inIon] },
    hard: { forms: [change] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // The number that makes the sum over all atoms equal to the charge, tried one after the other.
    const stateOf = (formula: string, charge: number) => {
      const states = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]
      return (
        states.find(
          (state) =>
            [...countAtoms(formula)].reduce(
              (sum, [element, count]) =>
                sum + count * (element === given.element ? state : (RULES[element] ?? Number.NaN)),
              0,
            ) === charge,
        ) ?? Number.NaN
      )
    }
    if (given.find === 'state') return signed(stateOf(given.formula, given.charge))
    return electrons(stateOf(given.to, given.toCharge) - stateOf(given.from, given.fromCharge))
  },
})

/** What atoms have beside the one that is asked about. */
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

/** One step for each kind of known atom, put in one line. */
function sumStep(species: Species) {
  const { formula, element, charge } = species
  const known = [...countAtoms(formula)]
    .filter(([other]) => other !== element)
    .map(([other, count]) => `${other}: ${count} × (${signed(RULES[other] ?? 0)})`)
    .join(', ')
  return say`The other atoms add up to ${signed(knownSum(species))} (${known}), and the whole to ${signed(charge)}.`
}

function inCompound(rng: Random) {
  const { name: who, town } = drawScene(rng)
  const species = rng.pick(COMPOUNDS_OF)
  const { formula, element, name, state } = species
  const own = countAtoms(formula).get(element) ?? 1
  const answer = signed(state)
  const what = write(species)
  return {
    given: { find: 'state' as const, formula, element, charge: 0 },
    prompt: rng.pick([
      say`What is the oxidation number of ${name} in ${what}? ${who} of ${town} has to find it.`,
      say`${who} finds a bottle marked ${what} in a laboratory in ${town}. Which oxidation number does ${name} have in it?`,
      say`In the compound ${what}, ${name} has an oxidation state that ${who} of ${town} works out by the usual rules. What is it?`,
      say`A teacher in ${town} asks ${who} for the oxidation state of ${name} in ${what}. What is the right reply?`,
      say`Find the oxidation number that each atom of ${name} has in ${what}, a question set to ${who} at ${town}.`,
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

function inIon(rng: Random) {
  const { name: who, town } = drawScene(rng)
  const species = rng.pick(IONS)
  const { formula, element, name, state, charge } = species
  const own = countAtoms(formula).get(element) ?? 1
  const answer = signed(state)
  const what = write(species)
  return {
    given: { find: 'state' as const, formula, element, charge },
    prompt: rng.pick([
      say`What is the oxidation number of ${name} in the ion ${what}? ${who} of ${town} has to find it.`,
      say`${who} has a solution with ${what} ions in a laboratory in ${town}. Which oxidation number does ${name} have in them?`,
      say`In ${what}, ${name} has an oxidation state that ${who} of ${town} works out by the usual rules and the charge. What is it?`,
      say`A teacher in ${town} asks ${who} for the oxidation state of ${name} in the ${what} ion. What is the right reply?`,
      say`Find the oxidation number that each atom of ${name} has in ${what}, a question set to ${who} at ${town}.`,
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
  const { name: who, town } = drawScene(rng)
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
      say`${who} of ${town} turns ${write(from)} into ${write(to)}. By its oxidation number, what does each atom of ${name} do?`,
      say`In a redox reaction in ${town}, ${write(from)} becomes ${write(to)}. How many electrons does each atom of ${name} lose or gain, as ${who} counts them by oxidation numbers?`,
      say`Going from ${write(from)} to ${write(to)}, what happens to an atom of ${name} in terms of electrons? ${who} answers this at a school in ${town}.`,
      say`When ${write(to)} is made from ${write(from)} in ${town}, the oxidation number of ${name} changes. What does ${who} conclude for one atom of ${name}?`,
      say`For the half-reaction ${write(from)} → ${write(to)}, which ${who} studies in ${town}, find what each atom of ${name} gives away or takes up.`,
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
