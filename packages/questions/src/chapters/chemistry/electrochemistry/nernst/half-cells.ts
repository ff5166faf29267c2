import type { Random } from '../../../../kit/random/random.ts'
import { rounded } from '../../../../kit/values/value.ts'
import { superscript } from '../../../../kit/wording/format-number.ts'

/** A metal in a solution of its ion, with its standard potential in volts as the NCERT table prints it. */
export interface HalfCell {
  metal: string
  name: string
  charge: number
  potential: number
}

export const HALF_CELLS: readonly HalfCell[] = [
  { metal: 'Mg', name: 'magnesium', charge: 2, potential: -2.36 },
  { metal: 'Al', name: 'aluminium', charge: 3, potential: -1.66 },
  { metal: 'Zn', name: 'zinc', charge: 2, potential: -0.76 },
  { metal: 'Cr', name: 'chromium', charge: 3, potential: -0.74 },
  { metal: 'Fe', name: 'iron', charge: 2, potential: -0.44 },
  { metal: 'Cd', name: 'cadmium', charge: 2, potential: -0.4 },
  { metal: 'Ni', name: 'nickel', charge: 2, potential: -0.25 },
  { metal: 'Sn', name: 'tin', charge: 2, potential: -0.14 },
  { metal: 'Pb', name: 'lead', charge: 2, potential: -0.13 },
  { metal: 'Cu', name: 'copper', charge: 2, potential: 0.34 },
  { metal: 'Ag', name: 'silver', charge: 1, potential: 0.8 },
  { metal: 'Au', name: 'gold', charge: 3, potential: 1.4 },
]

/** 'Cu²⁺' */
export const ionOf = ({ metal, charge }: HalfCell): string =>
  `${metal}${charge === 1 ? '' : superscript(charge)}⁺`

/** 'Cu²⁺/Cu: +0.34 V' */
export const tellPotential = (half: HalfCell): string =>
  `${ionOf(half)}/${half.metal}: ${half.potential < 0 ? '−' : '+'}${Math.abs(half.potential).toFixed(2)} V`

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** How the two halves are balanced: electrons that pass, and the ions of each that take part. */
export function balance(anode: HalfCell, cathode: HalfCell) {
  const electrons = (anode.charge * cathode.charge) / gcd(anode.charge, cathode.charge)
  return { electrons, ofAnode: electrons / anode.charge, ofCathode: electrons / cathode.charge }
}

const amount = (number: number): string => (number === 1 ? '' : String(number))

/** 'Zn + 2Ag⁺ → Zn²⁺ + 2Ag' */
export function writeCell(anode: HalfCell, cathode: HalfCell): string {
  const { ofAnode, ofCathode } = balance(anode, cathode)
  return `${amount(ofAnode)}${anode.metal} + ${amount(ofCathode)}${ionOf(cathode)} → ${amount(ofAnode)}${ionOf(anode)} + ${amount(ofCathode)}${cathode.metal}`
}

const signed = (potential: number): string => `${potential < 0 ? '−' : ''}${Math.abs(potential).toFixed(2)}`

/** '0.34 − (−0.76)' */
export const writeDifference = (anode: HalfCell, cathode: HalfCell): string =>
  `${signed(cathode.potential)} − ${anode.potential < 0 ? `(${signed(anode.potential)})` : signed(anode.potential)}`

/** Two metals whose potentials are not too close; the lower potential is the anode. */
export function drawCell(rng: Random): [anode: HalfCell, cathode: HalfCell] {
  const [one, two] = rng.until(
    () => rng.sample(HALF_CELLS, 2),
    ([a, b]) => Math.abs(a.potential - b.potential) > 0.08,
  )
  return one.potential < two.potential ? [one, two] : [two, one]
}

export const volts = (value: number) => rounded(value, 2, 'V')
