import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { rounded, scientific } from '../../../../kit/values/value.ts'
import { superscript } from '../../../../kit/wording/format-number.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import {
  balance,
  HALF_CELLS,
  type HalfCell,
  ionOf,
  tellPotential,
  writeCell,
  writeDifference,
} from './half-cells.ts'

const SLOPE = 0.059
/** No salt of these metals dissolves to more mol/L: an option above it falls at sight. */
const STRONGEST = 5

/** Two metals far enough apart that no concentration reverses the cell, and near enough for it to matter. */
function drawCell(rng: Random): [anode: HalfCell, cathode: HalfCell] {
  const [one, two] = rng.until(
    () => rng.sample(HALF_CELLS, 2),
    ([a, b]) => Math.abs(a.potential - b.potential) > 0.3 && Math.abs(a.potential - b.potential) < 1.7,
  )
  return one.potential < two.potential ? [one, two] : [two, one]
}

const molar = (power: number): string => (power === 0 ? '1 M' : `10${superscript(-power)} M`)

/** The logarithm of the quotient, for concentrations of 10 to minus these powers. */
function logOfQuotient(anode: HalfCell, cathode: HalfCell, ofAnode: number, ofCathode: number): number {
  const { ofAnode: a, ofCathode: b } = balance(anode, cathode)
  return -a * ofAnode + b * ofCathode
}

const writeQuotient = (anode: HalfCell, cathode: HalfCell): string => {
  const { ofAnode, ofCathode } = balance(anode, cathode)
  const raised = (half: HalfCell, power: number) => `[${ionOf(half)}]${power === 1 ? '' : superscript(power)}`
  return `${raised(anode, ofAnode)} ÷ ${raised(cathode, ofCathode)}`
}

export function cellAtConcentrations(rng: Random) {
  const [anode, cathode] = drawCell(rng)
  const { electrons } = balance(anode, cathode)
  const standard = tidy(cathode.potential - anode.potential)
  const { powerOfAnode, powerOfCathode, log } = rng.until(
    () => {
      const [ofAnode, ofCathode] = [rng.int(0, 5), rng.int(0, 5)]
      return {
        powerOfAnode: ofAnode,
        powerOfCathode: ofCathode,
        log: logOfQuotient(anode, cathode, ofAnode, ofCathode),
      }
    },
    (drawn) => Math.abs(drawn.log) * (SLOPE / electrons) > 0.036 * standard,
  )
  const shift = (SLOPE / electrons) * log
  const value = standard - shift
  const answer = rounded(value, 3, 'V')
  const wrong = (size: number) => roundOff(size, 3)
  const cell = `${anode.metal} | ${ionOf(anode)} (${molar(powerOfAnode)}) || ${ionOf(cathode)} (${molar(powerOfCathode)}) | ${cathode.metal}`
  const data = `${tellPotential(anode)}, ${tellPotential(cathode)}`
  const simple = powerOfCathode - powerOfAnode
  return {
    concept: 'nernst-equation',
    given: {
      find: 'cell' as const,
      anode: anode.potential,
      cathode: cathode.potential,
      chargeOfAnode: anode.charge,
      chargeOfCathode: cathode.charge,
      powerOfAnode,
      powerOfCathode,
    },
    prompt: stem(
      rng,
      [
        say`For the cell ${cell}, the standard electrode potentials are ${data}.`,
        say`Given ${data}, consider the galvanic cell ${cell}.`,
        say`A galvanic cell is represented as ${cell}, with ${data}.`,
      ],
      [
        say`Its EMF at 298 K is:`,
        say`What is the EMF of the cell at 298 K?`,
        say`Using the Nernst equation, calculate $E_{cell}$ at 298 K.`,
      ],
      [say`(2.303RT/F = 0.059 V)`, say`Take 2.303RT/F = 0.059 V.`],
    ),
    answer,
    mistakes: [
      { value: wrong(standard + shift), because: say`the quotient was turned upside down` },
      {
        value: wrong(standard - SLOPE * log),
        because: say`it was not divided by the ${electrons} electrons`,
      },
      { value: standard, because: say`that is the standard EMF, for 1 M solutions` },
      ...(simple !== log
        ? [
            {
              value: wrong(standard - (SLOPE / electrons) * simple),
              because: say`the numbers in the equation were not used as powers`,
            },
            {
              value: wrong(standard + (SLOPE / electrons) * simple),
              because: say`the quotient was turned upside down, without powers`,
            },
          ]
        : []),
      {
        value: wrong(standard + SLOPE * log),
        because: say`the quotient was turned upside down, and n left out`,
      },
      {
        value: wrong(standard - (SLOPE / (anode.charge + cathode.charge)) * log),
        because: say`the charges of the two ions were added to get n`,
      },
      { value: wrong(standard - 2 * shift), because: say`the term with the logarithm was taken twice` },
    ],
    steps: [
      say`E° = ${writeDifference(anode, cathode)} = ${rounded(standard, 2, 'V')}`,
      say`${writeCell(anode, cathode)}: n = ${electrons}`,
      say`Q = ${writeQuotient(anode, cathode)}, so log Q = ${log}`,
      say`E = ${rounded(standard, 2)} − (0.059 ÷ ${electrons}) × (${log}) ≈ ${answer}`,
    ],
  }
}

export function concentrationOfCell(rng: Random) {
  const [anode, cathode] = drawCell(rng)
  const { electrons, ofAnode, ofCathode } = balance(anode, cathode)
  const powerOfAnode = rng.int(0, 3)
  const logOfCathode = -rng.int(8, 48) / 10
  const standard = tidy(cathode.potential - anode.potential)
  // The EMF in millivolts, as a meter shows it; the answer follows from the shown value.
  const log = -ofAnode * powerOfAnode - ofCathode * logOfCathode
  const emf = roundOff(standard - (SLOPE / electrons) * log, 3)
  const found = (((standard - emf) * electrons) / SLOPE + ofAnode * powerOfAnode) / -ofCathode
  const value = 10 ** found
  const answer = scientific(value, 2)
  const wrong = (exponent: number) => Number((10 ** exponent).toPrecision(2))
  const data = `${tellPotential(anode)}, ${tellPotential(cathode)}`
  const cell = `${anode.metal} | ${ionOf(anode)} (${molar(powerOfAnode)}) || ${ionOf(cathode)} (x) | ${cathode.metal}`
  const shown = rounded(emf, 3, 'V')
  return {
    concept: 'nernst-equation',
    given: {
      find: 'concentration' as const,
      anode: anode.potential,
      cathode: cathode.potential,
      chargeOfAnode: anode.charge,
      chargeOfCathode: cathode.charge,
      powerOfAnode,
      emf,
    },
    prompt: stem(
      rng,
      [
        say`The EMF of the cell ${cell} at 298 K is ${shown}. The standard electrode potentials are ${data}.`,
        say`Given ${data}, the cell ${cell} has an EMF of ${shown} at 298 K.`,
        say`A galvanic cell ${cell} shows an EMF of ${shown} at 298 K, with ${data}.`,
      ],
      [
        say`The concentration x of ${ionOf(cathode)} (in mol/L) is:`,
        say`What is the value of x in mol/L?`,
        say`Calculate [${ionOf(cathode)}] in mol/L.`,
      ],
      [say`(2.303RT/F = 0.059 V)`, say`Take 2.303RT/F = 0.059 V.`],
    ),
    answer,
    within: [0, 1e9] as const,
    mistakes: [
      { value: wrong(-found), because: say`the sign of the logarithm was lost` },
      { value: wrong(found / 2), because: say`the logarithm was halved` },
      { value: wrong(found * 2), because: say`the logarithm was doubled` },
      { value: wrong(found + 1), because: say`the logarithm was found one too high` },
      { value: wrong(found - 1), because: say`the logarithm was found one too low` },
      {
        value: wrong((emf - standard) / SLOPE - powerOfAnode),
        because: say`n and the powers in Q were left out`,
      },
      ...(powerOfAnode > 0
        ? [
            {
              value: wrong(((standard - emf) * electrons) / SLOPE / -ofCathode),
              because: say`the concentration of ${ionOf(anode)} was taken as 1 M`,
            },
          ]
        : []),
      ...(ofCathode > 1
        ? [
            {
              value: wrong(found * ofCathode),
              because: say`the power of [${ionOf(cathode)}] in Q was left out`,
            },
          ]
        : []),
      // An EMF in millivolts leaves some per cent open, so each option is at least twice the next.
    ]
      .filter(({ value: size }) => size > 1e-12 && size <= STRONGEST)
      .filter(({ value: size }, place, all) =>
        [value, ...all.slice(0, place).map((before) => before.value)].every(
          (other) => Math.abs(Math.log10(size / other)) > 0.3,
        ),
      ),
    others: [-3, -2.5, -2, -1.5, -0.5, 0.5, 1.5, 2, 3]
      .map((by) => wrong(found + by))
      .filter((size) => size <= STRONGEST),
    steps: [
      say`E° = ${rounded(standard, 2, 'V')}, n = ${electrons}, Q = ${writeQuotient(anode, cathode)}`,
      say`log Q = n(E° − E) ÷ 0.059 = ${electrons} × (${rounded(tidy(standard - emf), 3)}) ÷ 0.059 ≈ ${rounded(((standard - emf) * electrons) / SLOPE, 2)}`,
      say`log Q = ${powerOfAnode === 0 ? '' : `−${ofAnode * powerOfAnode} `}− ${ofCathode === 1 ? '' : `${ofCathode} `}log x, so log x ≈ ${rounded(found, 2)}`,
      say`x ≈ ${answer}`,
    ],
  }
}
