import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** Questions on several subshells at once: there are too few subshells to ask for one alone. */

type Subshell = Readonly<Record<'n' | 'l', number>>

/** 1s to 7p, the subshells that atoms fill. */
const SUBSHELLS: readonly Subshell[] = [1, 2, 3, 4, 5, 6, 7].flatMap((n) =>
  [0, 1, 2, 3].filter((l) => l < n && n + l <= 8).map((l) => ({ n, l })),
)

const nameOf = ({ n, l }: Subshell): string => `${n}${'spdf'.charAt(l)}`

/** In the order of n and l, as books list them. */
const inOrder = (chosen: readonly Subshell[]): Subshell[] =>
  chosen.toSorted((one, other) => one.n - other.n || one.l - other.l)

const namesOf = (chosen: readonly Subshell[]) => formatList(chosen.map(nameOf))

const sumOf = (chosen: readonly Subshell[], size: (one: Subshell) => number): number =>
  chosen.reduce((sum, one) => sum + size(one), 0)

/** "How many electrons can the subshells 3d, 4p and 5s hold together?" */
export function roomOfSeveral(rng: Random) {
  const chosen = inOrder(rng.sample(SUBSHELLS, rng.pick([3, 4, 4, 4, 4])))
  const isOrbitals = rng.chance(0.5)
  const orbitalsOf = ({ l }: Subshell) => 2 * l + 1
  const orbitals = sumOf(chosen, orbitalsOf)
  const value = isOrbitals ? orbitals : 2 * orbitals
  const list = namesOf(chosen)
  const largest = Math.max(...chosen.map(orbitalsOf)) * (isOrbitals ? 1 : 2)
  return {
    concept: 'quantum-numbers',
    given: { find: 'several-room' as const, subshells: chosen, isOrbitals },
    prompt: rng.pick(
      isOrbitals
        ? [
            say`How many orbitals are there in the subshells ${list} together?`,
            say`The total number of orbitals in the subshells ${list} is:`,
            say`Find the sum of the numbers of orbitals in the subshells ${list}.`,
            say`Into how many orbitals are the subshells ${list} divided in all?`,
            say`Count all values of the magnetic quantum number for the subshells ${list}, one by one, and add them up. How many orbitals does that make?`,
            say`What is the number of orbitals that the subshells ${list} contribute to an atom in all?`,
            say`For ${list}, the numbers of degenerate orbitals add up to:`,
          ]
        : [
            say`How many electrons can the subshells ${list} hold together?`,
            say`The maximum number of electrons in the subshells ${list} taken together is:`,
            say`Find the total number of electrons when the subshells ${list} are all full.`,
            say`What is the greatest number of electrons that the subshells ${list} can hold in all?`,
            say`By Pauli’s principle, not more than how many electrons of an atom can be in the subshells ${list} taken together?`,
            say`The subshells ${list} of an atom are completely filled. How many electrons do they have in all?`,
            say`To fill every orbital of ${list}, the number of electrons needed is:`,
          ],
    ),
    answer: count(value),
    mistakes: [
      {
        value: isOrbitals ? 2 * orbitals : orbitals,
        because: isOrbitals ? say`that is the number of electrons` : say`that is the number of orbitals`,
      },
      {
        value: (isOrbitals ? 1 : 2) * sumOf(chosen, ({ l }) => l),
        because: say`l was taken for the number of orbitals instead of 2l + 1`,
      },
      {
        value: (isOrbitals ? 1 : 2) * sumOf(chosen, ({ l }) => l + 1),
        because: say`l + 1 was taken for the number of orbitals instead of 2l + 1`,
      },
      { value: value - largest, because: say`the largest subshell was left out` },
      { value: largest, because: say`only the largest subshell was counted` },
      { value: sumOf(chosen, ({ n }) => n), because: say`the principal quantum numbers were added` },
      { value: value + (isOrbitals ? 2 : 4), because: say`one subshell was taken for the next larger one` },
      { value: value - (isOrbitals ? 2 : 4), because: say`one subshell was taken for the next smaller one` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`s, p, d and f have 1, 3, 5 and 7 orbitals${isOrbitals ? '' : ', with two electrons each'}.`,
      say`${chosen.map((one) => orbitalsOf(one) * (isOrbitals ? 1 : 2)).join(' + ')} = ${value}`,
    ],
  }
}

/** By n + l, and by n where that is equal. */
const energyOf = ({ n, l }: Subshell): number => 10 * (n + l) + n

/** "By the (n + l) rule, which of 4f, 5d, 6s and 5p has the highest energy?" */
export function energyOfFour(rng: Random) {
  // Near each other: 1s beside 7p needs no rule.
  const chosen = rng.until(
    () => rng.sample(SUBSHELLS, 4),
    (drawn) => {
      const sums = drawn.map(({ n, l }) => n + l)
      return Math.max(...sums) - Math.min(...sums) <= 4
    },
  )
  const isHighest = rng.chance(0.5)
  const sorted = chosen.toSorted((one, other) => energyOf(one) - energyOf(other))
  const best = (isHighest ? sorted.at(-1) : sorted[0]) ?? { n: 1, l: 0 }
  const answer = nameOf(best)
  const list = namesOf(chosen)
  const which = isHighest ? 'highest' : 'lowest'
  return {
    concept: 'quantum-numbers',
    given: { find: 'energy' as const, subshells: chosen, isHighest },
    prompt: rng.pick([
      say`By the (n + l) rule, which of the subshells ${list} has the ${which} energy?`,
      say`Among ${list} of a many-electron atom, the orbital of ${which} energy is:`,
      say`The energies of ${list} are compared by the (n + l) rule. Which one is the ${which}?`,
      say`In a neutral atom with many electrons, which of the subshells ${list} has the ${which} energy, judged by the values of n and l?`,
      say`Electrons are present in ${list} of an atom. Those of ${which} energy are in the subshell:`,
      isHighest
        ? say`Which of ${list} is filled last, according to the aufbau principle?`
        : say`Which of ${list} is filled first, according to the aufbau principle?`,
      say`Electrons enter ${list} in the order of increasing energy. Which subshell do they enter ${isHighest ? 'last' : 'first'}?`,
      say`Of ${list}, the subshell with the ${which} energy in a multi-electron atom is:`,
    ]),
    answer,
    mistakes: chosen
      .filter((one) => one !== best)
      .map((one) => ({
        value: nameOf(one),
        because:
          one.n + one.l === best.n + best.l
            ? say`both have n + l = ${best.n + best.l}, and then the ${isHighest ? 'larger' : 'smaller'} n decides`
            : say`it has n + l = ${one.n + one.l}, ${answer} has ${best.n + best.l}`,
      })),
    steps: [
      say`n + l: ${chosen.map((one) => `${nameOf(one)} ${one.n + one.l}`).join(', ')}; where it is equal, the larger n has more energy.`,
      say`The ${which} energy belongs to ${answer}`,
    ],
  }
}

/** "What is the total number of radial nodes in the orbitals 3s, 4p and 5d?" */
export function nodesOfSeveral(rng: Random) {
  const kind = rng.pick(['radial', 'radial', 'angular', 'total'] as const)
  const sizeOf = ({ n, l }: Subshell) => ({ radial: n - l - 1, angular: l, total: n - 1 })[kind]
  const chosen = rng.until(
    () => inOrder(rng.sample(SUBSHELLS, rng.pick([3, 4, 4, 4, 4]))),
    (drawn) => sumOf(drawn, sizeOf) > 1,
  )
  const value = sumOf(chosen, sizeOf)
  const list = namesOf(chosen)
  const what = kind === 'total' ? 'nodes (radial and angular)' : `${kind} nodes`
  return {
    concept: 'orbitals-nodes',
    given: { find: 'several-nodes' as const, subshells: chosen, kind },
    prompt: rng.pick([
      say`How many ${what} do one orbital each of ${list} have together?`,
      say`The sum of the numbers of ${what} in the orbitals ${list} is:`,
      say`One orbital each of ${list} is considered. Find their total number of ${what}.`,
      say`What is the total number of ${what} in one orbital each of the ${list} subshells?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: sumOf(chosen, ({ n }) => n - 1), because: say`n − 1 counts the nodes of both kinds` },
      { value: sumOf(chosen, ({ l }) => l), because: say`those are the angular nodes` },
      { value: sumOf(chosen, ({ n, l }) => n - l - 1), because: say`those are the radial nodes` },
      { value: sumOf(chosen, ({ n, l }) => n - l), because: say`n − l was taken for the radial nodes` },
      { value: sumOf(chosen, ({ n }) => n), because: say`the principal quantum numbers were added` },
      { value: value + 1, because: say`one node too many was counted` },
      { value: value - 1, because: say`one node was overlooked` },
    ],
    steps: [
      say`An orbital has n − l − 1 radial and l angular nodes, n − 1 together.`,
      say`Number of ${what}: ${chosen.map((one) => `${nameOf(one)} ${sizeOf(one)}`).join(', ')}`,
      say`${chosen.map(sizeOf).join(' + ')} = ${value}`,
    ],
  }
}

/** "How many electrons with mₗ = +1 are there when 3d, 4s, 4p and 5s are full?" */
export function electronsWithNumber(rng: Random) {
  const m = rng.pick([-2, -1, -1, 0, 1, 1, 2])
  const hasSpin = rng.chance(0.4)
  const spin = hasSpin ? rng.pick([0.5, -0.5]) : null
  const chosen = rng.until(
    () => inOrder(rng.sample(SUBSHELLS, 4)),
    (drawn) => drawn.some(({ l }) => l >= Math.abs(m)),
  )
  const size = Math.abs(m)
  const fitting = chosen.filter(({ l }) => l >= size)
  const each = hasSpin ? 1 : 2
  const value = each * fitting.length
  const list = namesOf(chosen)
  const told = `mₗ = ${m > 0 ? '+' : m < 0 ? '−' : ''}${size}${spin === null ? '' : ` and mₛ = ${spin > 0 ? '+½' : '−½'}`}`
  return {
    concept: 'quantum-numbers',
    given: { find: 'several-number' as const, subshells: chosen, m, spin },
    prompt: rng.pick([
      say`How many electrons with ${told} are there when the subshells ${list} are completely filled?`,
      say`The subshells ${list} of an atom are full. The number of their electrons with ${told} is:`,
      say`Find the maximum number of electrons in ${list} that can have ${told}.`,
      say`In the filled subshells ${list}, for how many electrons is ${told}?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: each * chosen.length, because: say`every subshell was taken to have such an orbital` },
      {
        value: hasSpin ? 2 * fitting.length : fitting.length,
        because: hasSpin
          ? say`only one of the two electrons of an orbital has that spin`
          : say`those are the orbitals, and each holds two electrons`,
      },
      {
        value: each * chosen.filter(({ l }) => l > size).length,
        because: say`subshells with l = ${size} were left out, though mₗ runs from −l to +l`,
      },
      {
        value: each * chosen.filter(({ l }) => l === size).length,
        because: say`only l = ${size} was counted`,
      },
      { value: 4 * fitting.length, because: say`each orbital was given four electrons` },
      { value: value + each, because: say`one subshell too many was counted` },
      { value: value - each, because: say`one subshell was overlooked` },
      {
        value: sumOf(chosen, ({ l }) => 2 * (2 * l + 1)),
        because: say`that is the number of all their electrons`,
      },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`A subshell has an orbital with mₗ = ${m > 0 ? '+' : m < 0 ? '−' : ''}${size} when l is at least ${size}: ${fitting.map(nameOf).join(', ')}`,
      hasSpin
        ? say`In a full orbital one electron has each spin, so ${fitting.length} × 1 electrons fit.`
        : say`Each orbital holds two electrons, so ${fitting.length} × 2 electrons fit.`,
      say`Number of electrons = ${value}`,
    ],
  }
}

/** An atom or ion: how a question calls it, Z, charge, and its electrons with the property, by subshell. */
export interface Counted {
  name: string
  z: number
  charge: number
  /** '[Ar] 3d⁵ 4s¹' */
  configuration: string
  taken: readonly { subshell: string; electrons: number }[]
}

export type Property = 'l' | 'sum' | 'm'

const PROPERTIES = {
  l: { told: (value: number) => `l = ${value}`, values: [0, 1, 2] },
  sum: { told: (value: number) => `n + l = ${value}`, values: [3, 4, 5] },
  m: { told: (value: number) => `mₗ = ${signed(value)}`, values: [-2, -1, 0, 1, 2] },
} as const

const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')

/** "How many electrons with l = 1 do an atom of sulphur and an ion Cr³⁺ have together in the ground state?" */
export function electronsInAtomAndIon(
  rng: Random,
  draw: (kind: Property, value: number) => { atoms: readonly Counted[]; ions: readonly Counted[] },
) {
  const kind = rng.pick(['l', 'l', 'l', 'sum', 'sum', 'sum', 'm'] as const)
  const value = rng.pick(PROPERTIES[kind].values)
  const { atoms, ions } = draw(kind, value)
  const hasElectrons = ({ taken }: Counted) => taken.length > 0
  const one = rng.pick(ions.filter(hasElectrons))
  const other = rng.pick(atoms.filter((atom) => hasElectrons(atom) && atom.z !== one.z))
  const totalOf = ({ taken }: Counted) => taken.reduce((sum, { electrons }) => sum + electrons, 0)
  const lastOf = ({ taken }: Counted) => taken.at(-1)?.electrons ?? 0
  const [first, second] = [totalOf(one), totalOf(other)]
  const total = first + second
  const told = PROPERTIES[kind].told(value)
  const list = say`one ${one.name} ion (Z = ${one.z}) and one ${other.name} atom (Z = ${other.z})`
  const write = ({ taken }: Counted) =>
    taken.map(({ subshell, electrons }) => `${electrons} in ${subshell}`).join(', ')
  return {
    concept: 'quantum-numbers',
    given: {
      find: 'two-atoms' as const,
      species: [one, other].map(({ z, charge }) => ({ z, charge })),
      kind,
      value,
    },
    prompt: rng.pick([
      say`How many electrons with ${told} are there in ${list} together, both in the ground state?`,
      say`In the ground state, the total number of electrons with ${told} in ${list} is:`,
      say`What is the total number of electrons having ${told} in ${list}, in their ground states?`,
      say`Consider the ${one.name} ion (Z = ${one.z}) and the ${other.name} atom (Z = ${other.z}) in their ground states. The total number of electrons with ${told} in the two is:`,
      say`Atomic numbers: ${one.z} for the ion ${one.name} and ${other.z} for ${other.name}. The sum of the numbers of their electrons with ${told} is:`,
    ]),
    answer: count(total),
    mistakes: [
      { value: first, because: say`only ${one.name} was counted` },
      { value: second, because: say`only ${other.name} was counted` },
      { value: total - lastOf(one), because: say`the last of these subshells of ${one.name} was left out` },
      {
        value: total - lastOf(other),
        because: say`the last of these subshells of ${other.name} was left out`,
      },
      {
        value: total + (kind === 'm' && value !== 0 ? 1 : 2),
        because: say`electrons that ${one.name} no longer has were counted`,
      },
      {
        value: total - 2,
        because: say`the charge of ${one.name} was taken off 3d though 4s loses its electrons first`,
      },
      { value: total + 1, because: say`one electron too many was counted` },
      { value: total - 1, because: say`one electron too few was counted` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`${one.name} has ${one.configuration}, since the electrons of 4s leave first; ${other.name} has ${other.configuration}.`,
      ...(kind === 'm'
        ? [
            say`mₗ = ${signed(value)} needs l of at least ${Math.abs(value)}, and a full orbital has two such electrons, a half-filled one has one.`,
          ]
        : []),
      say`Electrons of ${one.name} with ${told}: ${write(one)}, together ${first}`,
      say`Electrons of ${other.name} with ${told}: ${write(other)}, together ${second}`,
      say`${first} + ${second} = ${total}`,
    ],
  }
}

const NUMERALS = ['I', 'II', 'III', 'IV'] as const

/** "The quantum numbers of four electrons are (I) n = 4, l = 2 … The increasing order of their energies is:" */
export function orderOfElectrons(rng: Random) {
  // Near each other, and with n + l equal for two of them, so that both parts of the rule are needed.
  const chosen = rng.until(
    () => rng.sample(SUBSHELLS, 4),
    (drawn) => {
      const sums = drawn.map(({ n, l }) => n + l)
      return Math.max(...sums) - Math.min(...sums) <= 3 && new Set(sums).size < 4
    },
  )
  const electrons = chosen.map(({ n, l }) => ({
    n,
    l,
    m: l === 0 ? 0 : rng.int(-l, l),
    spin: rng.pick([0.5, -0.5]),
  }))
  const rises = rng.chance(0.5)
  const order = (size: (one: Subshell) => number) => {
    const sorted = NUMERALS.map((numeral, at) => ({ numeral, size: size(chosen[at] ?? { n: 0, l: 0 }) }))
      .toSorted((one, other) => one.size - other.size)
      .map(({ numeral }) => numeral)
    return (rises ? sorted : sorted.reverse()).join(rises ? ' < ' : ' > ')
  }
  const answer = order(energyOf)
  const swapped = (at: number) => {
    const names = answer.split(/ [<>] /)
    const [one = '', other = ''] = names.slice(at, at + 2)
    return [...names.slice(0, at), other, one, ...names.slice(at + 2)].join(rises ? ' < ' : ' > ')
  }
  const list = electrons
    .map(
      ({ n, l, m, spin }, at) =>
        `(${NUMERALS[at] ?? ''}) n = ${n}, l = ${l}, mₗ = ${signed(m)}, mₛ = ${spin > 0 ? '+½' : '−½'}`,
    )
    .join('; ')
  const way = rises ? 'increasing' : 'decreasing'
  return {
    concept: 'quantum-numbers',
    given: { find: 'order' as const, electrons, rises },
    prompt: rng.pick([
      say`The quantum numbers of four electrons of a many-electron atom are: ${list}. The ${way} order of their energies is:`,
      say`Arrange the electrons with the following quantum numbers in the ${way} order of energy in a many-electron atom: ${list}.`,
      say`Four electrons of a multi-electron atom have the quantum numbers ${list}. Which of the following is the ${way} order of their energies?`,
    ]),
    answer,
    mistakes: [
      {
        value: order(({ n, l }) => 10 * (n + l) - n),
        because: say`where n + l is equal, the larger n has the higher energy`,
      },
      { value: order(({ n, l }) => 10 * n + l), because: say`n alone was compared first, not n + l` },
      {
        value: order(({ n, l }) => 10 * n - l),
        because: say`n alone was compared, and l the wrong way round`,
      },
      { value: order(({ n, l }) => 10 * l + n), because: say`l was compared first, not n + l` },
      { value: swapped(0), because: say`the first two were exchanged` },
      { value: swapped(1), because: say`the two in the middle were exchanged` },
      { value: swapped(2), because: say`the last two were exchanged` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`The energy rises with n + l; where it is equal, the larger n has the higher energy. mₗ and mₛ do not matter.`,
      say`${chosen.map((one, at) => `${NUMERALS[at] ?? ''} is ${nameOf(one)} with n + l = ${one.n + one.l}`).join(', ')}.`,
      say`So the order is ${answer}`,
    ],
  }
}
