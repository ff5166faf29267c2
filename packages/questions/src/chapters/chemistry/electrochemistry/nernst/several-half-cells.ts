import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { rounded } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import {
  balance,
  drawCell,
  HALF_CELLS,
  type HalfCell,
  ionOf,
  tellPotential,
  volts,
  writeCell,
  writeDifference,
} from './half-cells.ts'

const FARADAY = 96_500

/** Four half-cells as they are listed, and from the lowest potential to the highest. */
function drawFour(rng: Random) {
  const chosen = rng.sample(HALF_CELLS, 4)
  const [lowest, low, high, highest] = chosen.toSorted((one, other) => one.potential - other.potential)
  if (!lowest || !low || !high || !highest) throw new RangeError('four half-cells are needed')
  return { chosen, lowest, low, high, highest, data: chosen.map(tellPotential).join(', ') }
}

const potentialsOf = (chosen: readonly HalfCell[]) => chosen.map(({ potential }) => potential)

/** "The standard electrode potentials are … What is the largest standard EMF that a cell of two of these can have?" */
export function largestEmf(rng: Random) {
  const { chosen, lowest, low, high, highest, data } = drawFour(rng)
  const value = tidy(highest.potential - lowest.potential)
  const answer = volts(value)
  const between = (one: HalfCell, other: HalfCell) => tidy(other.potential - one.potential)
  return {
    concept: 'electrode-potential',
    given: { find: 'largest' as const, potentials: potentialsOf(chosen) },
    prompt: stem(
      rng,
      [
        say`The standard electrode potentials of four half-cells are ${data}.`,
        say`Four half-cells with the standard reduction potentials ${data} are available.`,
        say`A galvanic cell is made of two of the electrodes with the standard potentials ${data}.`,
      ],
      [
        say`The largest possible standard EMF of a cell of two of them is:`,
        say`What is the highest standard EMF that two of them can give?`,
        say`Find the maximum value of the standard cell potential.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: Math.abs(tidy(highest.potential + lowest.potential)),
        because: say`the potentials were added`,
      },
      {
        value: between(lowest, high),
        because: say`${highest.name} has a higher potential than ${high.name}`,
      },
      { value: between(low, highest), because: say`${lowest.name} has a lower potential than ${low.name}` },
      { value: between(low, high), because: say`the two middle potentials were combined` },
      { value: between(high, highest), because: say`only the two highest potentials were combined` },
      { value: tidy(2 * value), because: say`the EMF was multiplied by the number of electrons` },
      {
        value: tidy(Math.abs(highest.potential) + Math.abs(low.potential) + Math.abs(lowest.potential)),
        because: say`three of the potentials were added`,
      },
    ].filter(
      (wrong) => wrong.value > 0 && chosen.every(({ potential }) => wrong.value !== Math.abs(potential)),
    ),
    steps: [
      say`The highest potential is that of ${highest.name}, the lowest that of ${lowest.name}.`,
      say`E° = ${writeDifference(lowest, highest)} = ${answer}`,
    ],
  }
}

/** "From the standard electrode potentials …, which metal is the strongest reducing agent?" */
export function strongestAgent(rng: Random) {
  const { chosen, lowest, highest, data } = drawFour(rng)
  const isReducing = rng.chance(0.5)
  const best = isReducing ? lowest : highest
  const nameOf = (half: HalfCell) => (isReducing ? half.metal : ionOf(half))
  const answer = nameOf(best)
  return {
    concept: 'electrode-potential',
    given: {
      find: 'strongest' as const,
      names: chosen.map(nameOf),
      potentials: potentialsOf(chosen),
      isReducing,
    },
    prompt: stem(
      rng,
      [
        say`The standard electrode potentials of some half-cells are ${data}.`,
        say`Given the standard reduction potentials ${data}.`,
        say`At 298 K the standard electrode potentials are ${data}.`,
      ],
      isReducing
        ? [
            say`The strongest reducing agent among these metals is:`,
            say`Which of the metals is oxidised most easily?`,
            say`Which of these metals is the best reducing agent?`,
          ]
        : [
            say`The strongest oxidising agent among these ions is:`,
            say`Which of the ions is reduced most easily?`,
            say`Which of these ions is the best oxidising agent?`,
          ],
    ),
    answer,
    mistakes: chosen
      .filter((half) => half !== best)
      .map((half) => ({
        value: nameOf(half),
        because: isReducing
          ? say`the potential of ${best.name} is lower than that of ${half.name}`
          : say`the potential of ${best.name} is higher than that of ${half.name}`,
      })),
    steps: [
      isReducing
        ? say`The lower the reduction potential, the more easily the metal gives its electrons away.`
        : say`The higher the reduction potential, the more easily the ion takes up electrons.`,
      say`The ${isReducing ? 'lowest' : 'highest'} potential belongs to ${answer}`,
    ],
  }
}

/** "How much electrical work does the cell do at most when 0.2 mol of zinc is used up?" */
export function workOfCell(rng: Random) {
  const [anode, cathode] = drawCell(rng)
  const emf = tidy(cathode.potential - anode.potential)
  const moles = tidy(rng.pick([rng.int(1, 19) / 20, rng.int(10, 40) / 10]))
  const value = (moles * anode.charge * FARADAY * emf) / 1000
  const answer = rounded(value, 1, 'kJ')
  const { electrons } = balance(anode, cathode)
  const data = rng.shuffle([anode, cathode]).map(tellPotential).join(', ')
  const equation = writeCell(anode, cathode)
  const shown = `${moles} mol`
  return {
    concept: 'cell-gibbs-energy',
    given: {
      find: 'work' as const,
      anode: anode.potential,
      cathode: cathode.potential,
      chargeOfAnode: anode.charge,
      moles,
    },
    prompt: stem(
      rng,
      [
        say`Under standard conditions, a galvanic cell works by the reaction ${equation}, with ${data}.`,
        say`For a standard cell with the reaction ${equation}, the electrode potentials are ${data}.`,
        say`Given ${data}, electrodes of ${anode.name} and ${cathode.name} form a standard galvanic cell.`,
      ],
      [
        say`The maximum electrical work done while ${shown} of ${anode.name} is used up is:`,
        say`What is the maximum electrical work obtained when ${shown} of ${anode.name} dissolves?`,
        say`Find the maximum electrical work for ${shown} of ${anode.name} consumed.`,
      ],
      [say`(F = 96,500 C/mol)`, say`Take F = 96,500 C/mol.`],
    ),
    answer,
    mistakes: [
      { value: value / anode.charge, because: say`one electron was taken for each atom of ${anode.name}` },
      { value: value / moles, because: say`that is the work for one mole of ${anode.name}` },
      {
        value: (moles * electrons * FARADAY * emf) / 1000,
        because: say`the electrons of the whole equation were taken for one mole of ${anode.name}`,
      },
      {
        value: (moles * anode.charge * FARADAY * Math.abs(cathode.potential + anode.potential)) / 1000,
        because: say`the potentials were added instead of subtracted`,
      },
      {
        value: (moles * anode.charge * FARADAY * Math.abs(anode.potential)) / 1000,
        because: say`only the potential of ${anode.name} was taken`,
      },
      { value: value * 2, because: say`the work was doubled` },
      { value: value / 2, because: say`the work was halved` },
      {
        value: (moles * (anode.charge + cathode.charge) * FARADAY * emf) / 1000,
        because: say`the charges of the two ions were added`,
      },
      {
        value: (moles * anode.charge * FARADAY) / 1000,
        because: say`that is the charge that passes, in thousands of coulombs`,
      },
    ]
      .map((wrong) => ({ ...wrong, value: roundOff(wrong.value, 1) }))
      .filter((wrong) => wrong.value > 0.5),
    steps: [
      say`E° = ${writeDifference(anode, cathode)} = ${volts(emf)}`,
      say`Each atom of ${anode.name} gives ${anode.charge} electron${anode.charge === 1 ? '' : 's'}: ${tidy(moles * anode.charge)} mol of electrons pass.`,
      say`Work = ${tidy(moles * anode.charge)} × 96,500 × ${rounded(emf, 2)} J ≈ ${answer}`,
    ],
  }
}

/** "The standard EMF of a cell of zinc and another metal X is 1.56 V, and X is the cathode. What is E° of X?" */
export function potentialFromEmf(rng: Random) {
  const [anode, cathode] = drawCell(rng)
  const emf = tidy(cathode.potential - anode.potential)
  const isCathodeAsked = rng.chance(0.5)
  const [known, asked] = isCathodeAsked ? [anode, cathode] : [cathode, anode]
  const answer = volts(asked.potential)
  const cell = `${anode.metal} | ${ionOf(anode)} (1 M) || ${ionOf(cathode)} (1 M) | ${cathode.metal}`
  const shown = volts(emf)
  return {
    concept: 'electrode-potential',
    given: { find: 'from-emf' as const, known: known.potential, emf, isCathodeAsked },
    prompt: stem(
      rng,
      [
        say`The EMF of the cell ${cell} is ${shown} at 298 K, and ${tellPotential(known)}.`,
        say`For the cell ${cell}, E° = ${shown}; the standard electrode potential of one half-cell is known: ${tellPotential(known)}.`,
        say`A standard cell of ${anode.name} (anode) and ${cathode.name} (cathode) has an EMF of ${shown}, with ${tellPotential(known)}.`,
      ],
      [
        say`The standard reduction potential of ${ionOf(asked)}/${asked.metal} is:`,
        say`What is the standard electrode potential of ${ionOf(asked)}/${asked.metal}?`,
        say`Find E° of the half-cell ${ionOf(asked)}/${asked.metal}.`,
      ],
    ),
    answer,
    within: [-6, 6] as const,
    mistakes: [
      { value: tidy(-asked.potential), because: say`the sign was exchanged` },
      {
        value: tidy(isCathodeAsked ? emf - known.potential : known.potential + emf),
        because: say`the known potential was taken with the wrong sign`,
      },
      {
        value: tidy(isCathodeAsked ? known.potential - emf : -known.potential - emf),
        because: say`anode and cathode were exchanged`,
      },
      { value: emf, because: say`the known half-cell was taken to have the potential zero` },
      { value: tidy(-emf), because: say`the known half-cell was taken to have the potential zero` },
      { value: known.potential, because: say`that is the potential of the other half-cell` },
      { value: tidy(asked.potential / asked.charge), because: say`it was divided by the charge of the ion` },
    ],
    steps: [
      say`E°(cell) = E°(cathode) − E°(anode)`,
      isCathodeAsked
        ? say`${cathode.name[0]?.toUpperCase() ?? ''}${cathode.name.slice(1)} is the cathode, so E° = ${shown} + E°(anode).`
        : say`${anode.name[0]?.toUpperCase() ?? ''}${anode.name.slice(1)} is the anode, so E° = E°(cathode) − ${shown}.`,
      say`Its potential is ${answer}`,
    ],
  }
}
