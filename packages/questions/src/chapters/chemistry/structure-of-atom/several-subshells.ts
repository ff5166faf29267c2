import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
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
          ]
        : [
            say`How many electrons can the subshells ${list} hold together?`,
            say`The maximum number of electrons in the subshells ${list} taken together is:`,
            say`Find the total number of electrons when the subshells ${list} are all full.`,
            say`What is the greatest number of electrons that the subshells ${list} can hold in all?`,
            say`By Pauli’s principle, not more than how many electrons of an atom can be in the subshells ${list} taken together?`,
            say`The subshells ${list} of an atom are completely filled. How many electrons do they have in all?`,
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
      isHighest
        ? say`Which of ${list} is filled last, according to the aufbau principle?`
        : say`Which of ${list} is filled first, according to the aufbau principle?`,
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

/** The number of electrons of two atoms together, by their parts: name, Z, and electrons with the property. */
export interface Counted {
  name: string
  z: number
  taken: readonly { subshell: string; electrons: number }[]
}

/** "How many electrons with l = 1 do one atom each of sulphur and chromium have together?" */
export function electronsInTwoAtoms(
  rng: Random,
  draw: (kind: 'l' | 'sum', value: number) => readonly Counted[],
) {
  const kind = rng.pick(['l', 'sum'] as const)
  const value = kind === 'l' ? rng.int(0, 2) : rng.int(3, 5)
  const [one, other] = rng.until(
    () => rng.sample(draw(kind, value), 2),
    (drawn) => drawn.every(({ taken }) => taken.length > 0),
  )
  const totalOf = ({ taken }: Counted) => taken.reduce((sum, { electrons }) => sum + electrons, 0)
  const lastOf = ({ taken }: Counted) => taken.at(-1)?.electrons ?? 0
  const [first, second] = [totalOf(one), totalOf(other)]
  const total = first + second
  const told = kind === 'l' ? `l = ${value}` : `n + l = ${value}`
  const list = say`${one.name} (Z = ${one.z}) and ${other.name} (Z = ${other.z})`
  const write = ({ taken }: Counted) =>
    taken.map(({ subshell, electrons }) => `${subshell} ${electrons}`).join(', ')
  return {
    concept: 'quantum-numbers',
    given: { find: 'two-atoms' as const, z: [one.z, other.z], kind, value },
    prompt: rng.pick([
      say`How many electrons with ${told} do one atom each of ${list} have together in the ground state?`,
      say`In their ground states, the total number of electrons with ${told} in one atom each of ${list} is:`,
      say`Count the electrons for which ${told} in an atom of ${one.name} (Z = ${one.z}) and in an atom of ${other.name} (Z = ${other.z}). What is the sum?`,
    ]),
    answer: count(total),
    mistakes: [
      { value: first, because: say`only ${one.name} was counted` },
      { value: second, because: say`only ${other.name} was counted` },
      {
        value: total - lastOf(one),
        because: say`the last of these subshells of ${one.name} was left out`,
      },
      {
        value: total - lastOf(other),
        because: say`the last of these subshells of ${other.name} was left out`,
      },
      { value: Math.abs(first - second), because: say`the two numbers were subtracted` },
      { value: total + 2, because: say`an s subshell was counted that does not belong` },
      { value: total + 1, because: say`one electron too many was counted` },
      { value: total - 1, because: say`one electron too few was counted` },
      { value: total + 6, because: say`a p subshell was counted that does not belong` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      say`${told} holds for these subshells with electrons.`,
      say`${capital(one.name)}: ${write(one)}, together ${first}`,
      say`${capital(other.name)}: ${write(other)}, together ${second}`,
      say`${first} + ${second} = ${total}`,
    ],
  }
}
