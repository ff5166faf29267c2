import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../../kit/define-generator.ts'
import { often } from '../../../../kit/random/often.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { rounded } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { cellAtConcentrations, concentrationOfCell } from './concentrations.ts'
import { constantOfCell, gibbsOfCell } from './energy.ts'
import { balance, drawCell, HALF_CELLS, ionOf, tellPotential, volts, writeDifference } from './half-cells.ts'
import { largestEmf, potentialFromEmf, strongestAgent, workOfCell } from './several-half-cells.ts'

/** "What is the standard EMF of a cell of zinc and copper?" */
export const nernst = defineGenerator({
  id: 'chemistry/nernst',
  version: 10,
  concepts: ['electrode-potential', 'cell-gibbs-energy', 'nernst-equation'],
  levels: {
    easy: { forms: [...often(6, largestEmf), ...often(6, strongestAgent), standardCell] },
    medium: {
      forms: [
        ...often(24, workOfCell),
        ...often(2, potentialFromEmf),
        gibbsOfCell,
        constantOfCell,
        halfCellPotential,
      ],
    },
    hard: { forms: [cellAtConcentrations, concentrationOfCell] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'standard':
        // The work of one mole of electrons falling from one level to the other, per faraday.
        return (-given.anode * FARADAY + given.cathode * FARADAY) / FARADAY
      case 'gibbs': {
        // Energy of the half-reactions, each with as many electrons as pass.
        const electrons = commonElectrons(given.chargeOfAnode, given.chargeOfCathode)
        return (electrons * FARADAY * given.anode - electrons * FARADAY * given.cathode) / 1000
      }
      case 'log-constant': {
        // At equilibrium both half-cells have the same potential.
        const electrons = commonElectrons(given.chargeOfAnode, given.chargeOfCathode)
        return (given.cathode - given.anode) / (SLOPE / electrons)
      }
      case 'largest': {
        const sorted = given.potentials.toSorted((one, other) => one - other)
        return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0)
      }
      case 'strongest': {
        const best = given.isReducing ? Math.min(...given.potentials) : Math.max(...given.potentials)
        return given.names[given.potentials.indexOf(best)] ?? ''
      }
      case 'work':
        // Charge times voltage, for one half-cell after the other.
        return (
          (given.moles * given.chargeOfAnode * FARADAY * given.cathode -
            given.moles * given.chargeOfAnode * FARADAY * given.anode) /
          1000
        )
      case 'from-emf':
        return given.isCathodeAsked ? given.emf + given.known : given.known - given.emf
      case 'half':
        return halfAt(given.potential, given.charge, -given.power)
      case 'cell':
        return (
          halfAt(given.cathode, given.chargeOfCathode, -given.powerOfCathode) -
          halfAt(given.anode, given.chargeOfAnode, -given.powerOfAnode)
        )
      case 'concentration': {
        // The cathode's potential that is needed, and from it the logarithm of its concentration.
        const needed = given.emf + halfAt(given.anode, given.chargeOfAnode, -given.powerOfAnode)
        return 10 ** (((needed - given.cathode) * given.chargeOfCathode) / SLOPE)
      }
    }
  },
})

const FARADAY = 96_500
const SLOPE = 0.059

/** The potential of one half-cell with its ion at 10 to the power `log` mol/L. */
const halfAt = (potential: number, charge: number, log: number): number => potential + (SLOPE / charge) * log

function commonElectrons(a: number, b: number): number {
  let electrons = a
  while (electrons % b !== 0) electrons += a
  return electrons
}

function standardCell(rng: Random) {
  const [anode, cathode] = drawCell(rng)
  const value = tidy(cathode.potential - anode.potential)
  const { electrons } = balance(anode, cathode)
  const answer = volts(value)
  const data = rng.shuffle([anode, cathode]).map(tellPotential).join(', ')
  const sum = tidy(cathode.potential + anode.potential)
  return {
    concept: 'electrode-potential',
    given: { find: 'standard' as const, anode: anode.potential, cathode: cathode.potential },
    prompt: stem(
      rng,
      [
        say`A galvanic cell is constructed with ${anode.name} and ${cathode.name} electrodes dipping in 1 M solutions of their ions. Given: ${data}.`,
        say`For the cell ${anode.metal} | ${ionOf(anode)} || ${ionOf(cathode)} | ${cathode.metal}, the standard electrode potentials are ${data}.`,
        say`The standard electrode potentials of two half-cells are ${data}. They are combined to form a galvanic cell.`,
      ],
      [
        say`The standard EMF of the cell is:`,
        say`What is $E°_{cell}$?`,
        say`Calculate the standard cell potential.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: Math.abs(sum),
        because: say`the potentials were added instead of subtracted`,
      },
      ...(electrons > 1
        ? [
            {
              value: tidy(value * electrons),
              because: say`the EMF was multiplied by the number of electrons`,
            },
          ]
        : []),
      {
        value: Math.abs(tidy(cathode.charge * cathode.potential - anode.charge * anode.potential)),
        because: say`the potentials were multiplied by the charges of the ions`,
      },
      { value: roundOff(value / 2, 2), because: say`the difference was halved` },
      {
        value: Math.abs(tidy(2 * cathode.potential - anode.potential)),
        because: say`the potential of ${cathode.name} was counted twice`,
      },
      {
        value: Math.abs(tidy(cathode.potential - 2 * anode.potential)),
        because: say`the potential of ${anode.name} was counted twice`,
      },
      { value: tidy(1.5 * value), because: say`half of the difference was added once more` },
      // A potential that the stem itself gives falls at sight.
    ].filter((wrong) => [anode, cathode].every(({ potential }) => tidy(wrong.value) !== Math.abs(potential))),
    steps: [
      say`The higher potential is the cathode: ${cathode.name}; ${anode.name} is the anode.`,
      say`E° = ${writeDifference(anode, cathode)} = ${answer}`,
    ],
  }
}

function halfCellPotential(rng: Random) {
  const half = rng.pick(HALF_CELLS.filter(({ potential }) => Math.abs(potential) < 1))
  const power = rng.int(1, 5)
  const { charge, potential } = half
  const value = potential - (SLOPE / charge) * power
  const answer = rounded(value, 3, 'V')
  const wrong = (size: number) => roundOff(size, 3)
  const dilute = say`10${['', '⁻¹', '⁻²', '⁻³', '⁻⁴', '⁻⁵'][power] ?? ''} M`
  return {
    concept: 'electrode-potential',
    given: { find: 'half' as const, potential, charge, power },
    prompt: stem(
      rng,
      [
        say`A rod of ${half.name} is dipped in a ${dilute} solution of ${ionOf(half)}.`,
        say`Consider the half-cell ${ionOf(half)} (${dilute}) | ${half.metal} at 298 K.`,
        say`The concentration of ${ionOf(half)} ions in contact with an electrode of ${half.name} is ${dilute}.`,
      ],
      [
        say`The electrode potential at 298 K is:`,
        say`What is the potential of the electrode at 298 K?`,
        say`Calculate the reduction potential at 298 K.`,
      ],
      [
        say`(${tellPotential(half)}, 2.303RT/F = 0.059 V)`,
        say`Given: ${tellPotential(half)}, 2.303RT/F = 0.059 V.`,
      ],
    ),
    answer,
    within: [-5, 5] as const,
    mistakes: [
      {
        value: wrong(potential + (SLOPE / charge) * power),
        because: say`the term with the logarithm was added instead of subtracted`,
      },
      ...(charge > 1
        ? [
            {
              value: wrong(potential - SLOPE * power),
              because: say`it was not divided by the ${charge} electrons`,
            },
            {
              value: wrong(potential - SLOPE * charge * power),
              because: say`it was multiplied by the ${charge} electrons instead of divided`,
            },
            {
              value: wrong(potential + SLOPE * power),
              because: say`it was not divided by the ${charge} electrons, and added instead of subtracted`,
            },
          ]
        : [
            {
              value: wrong(potential - (SLOPE / 2) * power),
              because: say`it was divided by two electrons, but ${ionOf(half)} takes one`,
            },
            {
              value: wrong(potential + (SLOPE / 2) * power),
              because: say`it was divided by two electrons, and added instead of subtracted`,
            },
          ]),
      { value: potential, because: say`that is the standard potential, for 1 M` },
      { value: wrong(potential - SLOPE / charge), because: say`the logarithm was taken to be 1` },
      { value: wrong(potential + SLOPE / charge), because: say`the logarithm was taken to be −1` },
    ],
    steps: [
      say`${ionOf(half)} + ${charge === 1 ? '' : charge}e⁻ → ${half.metal}, so n = ${charge}.`,
      say`E = E° + (0.059 ÷ ${charge}) × log [${ionOf(half)}], and log [${ionOf(half)}] = −${power}`,
      say`E = ${rounded(potential, 2)} − ${rounded((SLOPE / charge) * power, 4)} ≈ ${answer}`,
    ],
  }
}
