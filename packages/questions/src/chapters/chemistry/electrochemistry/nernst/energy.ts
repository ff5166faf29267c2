import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { rounded } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { balance, drawCell, tellPotential, volts, writeCell, writeDifference } from './half-cells.ts'

const FARADAY = 96_500
const SLOPE = 0.059

export function gibbsOfCell(rng: Random) {
  const [anode, cathode] = drawCell(rng)
  const { electrons } = balance(anode, cathode)
  const emf = tidy(cathode.potential - anode.potential)
  const value = (-electrons * FARADAY * emf) / 1000
  const answer = rounded(value, 1, 'kJ/mol')
  const wrong = (size: number) => roundOff(size, 1)
  const data = `${tellPotential(anode)}, ${tellPotential(cathode)}`
  const equation = writeCell(anode, cathode)
  return {
    concept: 'cell-gibbs-energy',
    given: {
      find: 'gibbs' as const,
      anode: anode.potential,
      cathode: cathode.potential,
      chargeOfAnode: anode.charge,
      chargeOfCathode: cathode.charge,
    },
    prompt: stem(
      rng,
      [
        say`The cell reaction is ${equation}, and the standard electrode potentials are ${data}.`,
        say`Given ${data}, consider the reaction ${equation}.`,
        say`For the galvanic cell with the reaction ${equation}, ${data}.`,
      ],
      [
        say`The standard Gibbs energy change of the reaction as written is:`,
        say`What is ΔG° for the reaction as written?`,
        say`Calculate ΔG° per mole of the reaction as written.`,
      ],
      [say`(F = 96,500 C/mol)`, say`Take F = 96,500 C/mol.`],
    ),
    answer,
    within: [-3000, 3000] as const,
    mistakes: [
      { value: wrong(-value), because: say`the minus sign in ΔG° = −nFE° was left out` },
      { value: wrong(value / electrons), because: say`the number of electrons was left out` },
      {
        value: wrong((-(anode.charge + cathode.charge) * FARADAY * emf) / 1000),
        because: say`the charges of the two ions were added to get n`,
      },
      {
        value: wrong((-electrons * FARADAY * (cathode.potential + anode.potential)) / 1000),
        because: say`the potentials were added instead of subtracted`,
      },
      { value: wrong(value * 2), because: say`the result was doubled` },
      { value: wrong(value / 2), because: say`the result was halved` },
      {
        value: wrong((electrons * FARADAY * (cathode.potential + anode.potential)) / 1000),
        because: say`the potentials were added, and the minus sign left out`,
      },
    ],
    steps: [
      say`E° = ${writeDifference(anode, cathode)} = ${volts(emf)}`,
      say`In ${equation}, n = ${electrons} electrons pass.`,
      say`ΔG° = −nFE° = −${electrons} × 96,500 × ${rounded(emf, 2)} J/mol = ${answer}`,
    ],
  }
}

export function constantOfCell(rng: Random) {
  const [anode, cathode] = drawCell(rng)
  const { electrons } = balance(anode, cathode)
  const emf = tidy(cathode.potential - anode.potential)
  const value = (electrons * emf) / SLOPE
  const answer = rounded(value, 1)
  const wrong = (size: number) => roundOff(size, 1)
  const data = `${tellPotential(anode)}, ${tellPotential(cathode)}`
  const equation = writeCell(anode, cathode)
  return {
    concept: 'cell-gibbs-energy',
    given: {
      find: 'log-constant' as const,
      anode: anode.potential,
      cathode: cathode.potential,
      chargeOfAnode: anode.charge,
      chargeOfCathode: cathode.charge,
    },
    prompt: stem(
      rng,
      [
        say`The cell reaction is ${equation}, and the standard electrode potentials are ${data}.`,
        say`Given ${data}, consider the reaction ${equation} at 298 K.`,
        say`For the galvanic cell with the reaction ${equation}, ${data}.`,
      ],
      [
        say`The value of log K at 298 K (to one decimal place) is:`,
        say`What is log K for the reaction at 298 K, to one decimal place?`,
        say`Calculate log K at 298 K, correct to one decimal place.`,
      ],
      [say`(2.303RT/F = 0.059 V)`, say`Take 2.303RT/F = 0.059 V.`],
    ),
    answer,
    mistakes: [
      { value: wrong(emf / SLOPE), because: say`the number of electrons was left out` },
      {
        value: wrong(((anode.charge + cathode.charge) * emf) / SLOPE),
        because: say`the charges of the two ions were added to get n`,
      },
      { value: wrong(emf / (SLOPE * electrons)), because: say`it was divided by n instead of multiplied` },
      { value: wrong((electrons * emf) / (2 * SLOPE)), because: say`0.118 was taken instead of 0.059` },
      { value: wrong(value * 2), because: say`the result was doubled` },
      {
        value: wrong((electrons * Math.abs(cathode.potential + anode.potential)) / SLOPE),
        because: say`the potentials were added instead of subtracted`,
      },
      { value: wrong(2.3 * value), because: say`that is ln K, about 2.3 times the decimal logarithm` },
    ],
    steps: [
      say`E° = ${writeDifference(anode, cathode)} = ${volts(emf)}`,
      say`In ${equation}, n = ${electrons} electrons pass, and at equilibrium E = 0.`,
      say`log K = nE° ÷ 0.059 = ${electrons} × ${rounded(emf, 2)} ÷ 0.059 ≈ ${answer}`,
    ],
  }
}
