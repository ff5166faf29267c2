import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { ELEMENTS, METAL_IONS, readParts, writeElement, writeIon, writePart, writeParts } from './elements.ts'
import { electronsWithM, fillElectrons, ionise } from './fill-electrons.ts'
import {
  type Counted,
  electronsInAtomAndIon,
  electronsWithNumber,
  energyOfFour,
  nodesOfSeveral,
  orderOfElectrons,
  roomOfSeveral,
} from './several-subshells.ts'

/** "How many electrons can the shell n = 4 hold?" */
export const quantumNumbers = defineGenerator({
  id: 'chemistry/quantum-numbers',
  version: 9,
  concepts: ['quantum-numbers', 'orbitals-nodes'],
  levels: {
    easy: {
      forms: [
        ...often(50, roomOfSeveral),
        ...often(60, energyOfFour),
        roomOfShell,
        roomOfSubshell,
        nameOfSubshell,
      ],
    },
    medium: {
      forms: [
        ...often(22, nodesOfSeveral),
        ...often(26, electronsWithNumber),
        ...often(26, allowedSets),
        ...often(4, electronsInAtom),
        roomWithNumber,
        nodes,
      ],
    },
    hard: { forms: [ofAtomAndIon, orderOfElectrons] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'room':
        // Lists every state of the shell and filters it.
        return statesOf(given.n).filter(
          ({ l, m, spin }) =>
            (given.l === null || l === given.l) &&
            (given.m === null || m === given.m) &&
            (given.spin === null || spin === given.spin),
        ).length
      case 'orbitals':
        return statesOf(given.n).filter(({ l, spin }) => spin > 0 && (given.l === null || l === given.l))
          .length
      case 'name':
        return `${given.n}${[...'spdf'][given.l] ?? ''}`
      case 'nodes': {
        // An s orbital of shell n has n − 1 spheres; each step of l turns one of them into a plane.
        const planes = given.l
        const spheres = range(1, given.n - 1).slice(planes).length
        return { radial: spheres, angular: planes, total: spheres + planes }[given.kind]
      }
      case 'sets':
        return given.sets.filter(([n, l, m, spin]) =>
          statesOf(n).some((state) => state.l === l && state.m === m && state.spin === spin),
        ).length
      case 'several-room':
        return given.subshells.reduce(
          (sum, { n, l }) =>
            sum +
            statesOf(n).filter((state) => state.l === l && (!given.isOrbitals || state.spin > 0)).length,
          0,
        )
      case 'several-number':
        return given.subshells.reduce(
          (sum, { n, l }) =>
            sum +
            statesOf(n).filter(
              (state) =>
                state.l === l && state.m === given.m && (given.spin === null || state.spin === given.spin),
            ).length,
          0,
        )
      case 'several-nodes':
        return given.subshells.reduce((sum, { n, l }) => {
          const spheres = range(1, n - 1).slice(l).length
          return sum + { radial: spheres, angular: l, total: spheres + l }[given.kind]
        }, 0)
      case 'energy': {
        // The diagonals of the aufbau diagram, from the first subshell to the last.
        const order = range(1, 8).flatMap((sum) =>
          range(1, sum).flatMap((n) => (sum - n < n && sum - n < 4 ? [`${n}${'spdf'.charAt(sum - n)}`] : [])),
        )
        const listed = given.subshells.map(({ n, l }) => `${n}${'spdf'.charAt(l)}`)
        const inOrder = order.filter((name) => listed.includes(name))
        return (given.isHighest ? inOrder.at(-1) : inOrder[0]) ?? ''
      }
      case 'order': {
        const names = ['I', 'II', 'III', 'IV']
        // Walks along the diagonals of the aufbau diagram and writes down who is met.
        const met = range(1, 10).flatMap((sum) =>
          range(1, sum).flatMap((n) =>
            names.filter((_, at) => given.electrons[at]?.n === n && given.electrons[at].l === sum - n),
          ),
        )
        return given.rises ? met.join(' < ') : met.reverse().join(' > ')
      }
      case 'two-atoms':
        return given.species
          .map(({ z, charge }) => {
            const electrons = ionise(fillElectrons(z), charge)
            if (given.kind === 'm') return electronsWithM(electrons, given.value)
            return electrons.filter(({ n, l }) => (given.kind === 'l' ? l : n + l) === given.value).length
          })
          .reduce((sum, electrons) => sum + electrons, 0)
      case 'atom':
        return fillElectrons(given.z).filter((electron) =>
          given.kind === 'l' ? electron.l === given.value : electron.n + electron.l === given.value,
        ).length
    }
  },
})

/** Every state that an electron of a shell can have. */
const statesOf = (n: number) =>
  range(0, n - 1).flatMap((l) => range(-l, l).flatMap((m) => [0.5, -0.5].map((spin) => ({ l, m, spin }))))

function roomOfShell(rng: Random) {
  const n = rng.int(2, 7)
  const isOrbitals = rng.chance(0.5)
  const value = isOrbitals ? n * n : 2 * n * n
  const what = isOrbitals ? 'orbitals' : 'electrons'
  const answer = count(value)
  return {
    concept: 'quantum-numbers',
    given: isOrbitals ? { find: 'orbitals' as const, n, l: null } : { find: 'room' as const, n, ...NO_LIMIT },
    prompt: rng.pick(
      isOrbitals
        ? [
            say`How many orbitals belong to the shell with the principal quantum number ${n}?`,
            say`What is the total number of orbitals in the shell n = ${n}?`,
            say`Count the orbitals of all subshells for which n = ${n}.`,
            say`How many orbitals are associated with the principal quantum number n = ${n}?`,
            say`For n = ${n}, what is the total number of orbitals?`,
          ]
        : [
            say`How many electrons can the shell with the principal quantum number ${n} hold at most?`,
            say`What is the maximum number of electrons in an atom that can have n = ${n}?`,
            say`Find the room for electrons in all subshells with n = ${n} together.`,
            say`The principal quantum number is ${n}. How many sets of the other three quantum numbers are possible?`,
            say`When the shell n = ${n} is full, how many electrons does it have?`,
          ],
    ),
    answer,
    mistakes: [
      {
        value: isOrbitals ? 2 * n * n : n * n,
        because: isOrbitals ? say`that is the number of electrons` : say`that is the number of orbitals`,
      },
      { value: n, because: say`that is the number of subshells` },
      { value: 2 * n, because: say`2 × n was taken instead of a square` },
      { value: 2 * n - 1, because: say`that is the number of orbitals in the last subshell alone` },
      { value: 4 * n - 2, because: say`that is the number of electrons in the last subshell alone` },
      { value: (isOrbitals ? 1 : 2) * (n + 1) ** 2, because: say`that holds for the next shell` },
      { value: (isOrbitals ? 1 : 2) * (n - 1) ** 2, because: say`that holds for the shell before` },
    ],
    steps: [
      say`A shell has n² orbitals${isOrbitals ? '' : ', each with room for two electrons'}.`,
      say`Number of ${what} = ${isOrbitals ? '' : '2 × '}${n}² = ${answer}`,
    ],
  }
}

function roomOfSubshell(rng: Random) {
  const l = rng.int(1, 3)
  const n = rng.int(l + 1, 6)
  const isOrbitals = rng.chance(0.5)
  const orbitals = 2 * l + 1
  const answer = count(isOrbitals ? orbitals : 2 * orbitals)
  const what = isOrbitals ? 'orbitals' : 'electrons'
  return {
    concept: 'quantum-numbers',
    given: isOrbitals ? { find: 'orbitals' as const, n, l } : { find: 'room' as const, ...NO_LIMIT, n, l },
    prompt: rng.pick([
      isOrbitals
        ? say`How many orbitals does the subshell with n = ${n} and l = ${l} have?`
        : say`How many electrons can the subshell with n = ${n} and l = ${l} hold?`,
      isOrbitals
        ? say`Into how many orbitals is the ${n}${LETTERS[l] ?? ''} subshell divided?`
        : say`With how many electrons is the ${n}${LETTERS[l] ?? ''} subshell full?`,
      isOrbitals
        ? say`The principal quantum number is ${n} and the azimuthal one ${l}. Count the values that the magnetic quantum number can take.`
        : say`The principal quantum number is ${n} and the azimuthal one ${l}. How many electrons of one atom can share these two?`,
      isOrbitals
        ? say`For l = ${l} in the shell n = ${n}, find the number of orbitals.`
        : say`For l = ${l} in the shell n = ${n}, find the maximum number of electrons.`,
    ]),
    answer,
    mistakes: [
      {
        value: isOrbitals ? 2 * orbitals : orbitals,
        because: isOrbitals ? say`that is the number of electrons` : say`that is the number of orbitals`,
      },
      { value: 2 * n * n, because: say`the whole shell was counted, with two electrons in each orbital` },
      { value: n * n, because: say`the orbitals of the whole shell were counted` },
      { value: (isOrbitals ? 1 : 2) * (orbitals - 2), because: say`that holds for the subshell before` },
      { value: (isOrbitals ? 1 : 2) * (orbitals + 2), because: say`that holds for the next subshell` },
      { value: 2 * l, because: say`the orbital with m = 0 was left out, and one electron put in each` },
      { value: l, because: say`that is the azimuthal quantum number` },
      { value: n, because: say`that is the principal quantum number` },
    ],
    steps: [
      say`For l = ${l} the magnetic quantum number runs from −${l} to +${l}: 2l + 1 = ${orbitals} orbitals${isOrbitals ? '' : ', with two electrons each'}.`,
      say`Number of ${what} = ${answer}`,
    ],
  }
}

function nameOfSubshell(rng: Random) {
  const l = rng.int(0, 3)
  const n = rng.int(l + 1, 7)
  const answer = `${n}${LETTERS[l] ?? ''}`
  return {
    concept: 'quantum-numbers',
    given: { find: 'name' as const, n, l },
    prompt: rng.pick([
      say`Which orbital has the quantum numbers n = ${n} and l = ${l}?`,
      say`What is the name of the subshell with the principal quantum number ${n} and the azimuthal quantum number ${l}?`,
      say`An electron has n = ${n} and l = ${l}. In which kind of orbital is it?`,
      say`Give the notation of the orbitals for which l = ${l} in the shell n = ${n}.`,
    ]),
    answer,
    mistakes: [
      {
        value: `${n}${LETTERS[l + 1] ?? 'p'}`,
        because: say`the letters were counted from l = 1 instead of l = 0`,
      },
      {
        value: `${n}${LETTERS[l - 1] ?? 'd'}`,
        because: say`the letter of another l was taken: s, p, d, f stand for 0, 1, 2, 3`,
      },
      { value: `${n + 1}${LETTERS[l] ?? ''}`, because: say`the number in front is n itself, not n + 1` },
      { value: `${n - 1}${LETTERS[l] ?? ''}`, because: say`the number in front is n itself, not n − 1` },
      { value: `${n + l}${LETTERS[l] ?? ''}`, because: say`n + l was put in front instead of n` },
      { value: `${n - 1}${LETTERS[l + 1] ?? 's'}`, because: say`both numbers were read one wrong` },
    ].filter(({ value }) => !value.startsWith('0')),
    steps: [
      say`l = 0, 1, 2, 3 are written s, p, d, f, so l = ${l} is ${LETTERS[l] ?? ''}.`,
      say`With n = ${n} in front: ${answer}`,
    ],
  }
}

function roomWithNumber(rng: Random) {
  const n = rng.int(3, 7)
  const isSpin = rng.chance(0.4)
  const spin = isSpin ? rng.pick([0.5, -0.5]) : null
  const m = isSpin ? null : rng.pick([-1, 1]) * rng.int(0, n - 2)
  const size = m === null ? 0 : Math.abs(m)
  const value = m === null ? n * n : 2 * (n - size)
  const which = m === null ? `m_s = ${spin === 0.5 ? '+½' : '−½'}` : `m_l = ${signed(m)}`
  const told = which.replace('m_s', 'mₛ').replace('m_l', 'mₗ')
  const answer = count(value)
  return {
    concept: 'quantum-numbers',
    given: { find: 'room' as const, n, l: null, m: m === 0 ? 0 : m, spin },
    prompt: rng.pick([
      say`In the shell n = ${n} of an atom, how many electrons can have ${told}?`,
      say`How many electrons at most have both n = ${n} and ${told}?`,
      say`The shell with the principal quantum number ${n} is full. For how many of its electrons is ${told}?`,
      say`Find the maximum number of electrons in an atom that can have n = ${n} and ${told}.`,
      say`Count the electrons with ${told} when all orbitals with n = ${n} are filled.`,
    ]),
    answer,
    mistakes: [
      { value: 2 * n * n, because: say`that is the whole shell` },
      {
        value: value / 2,
        because:
          m === null
            ? say`only half of the orbitals were counted`
            : say`those are the orbitals, and each holds two electrons`,
      },
      { value: 2 * value, because: say`the result was doubled once too often` },
      {
        value: m === null ? 2 * n : 2 * (n - size) + 2,
        because: m === null ? say`2n was taken instead of n²` : say`one subshell too many was counted`,
      },
      {
        value: m === null ? (n - 1) ** 2 : 2 * (n - size) - 2,
        because: m === null ? say`that holds for the shell before` : say`one subshell too few was counted`,
      },
      {
        value: m === null ? (n + 1) ** 2 : 2 * n,
        because:
          m === null
            ? say`that holds for the next shell`
            : say`every subshell was taken to have an orbital with ${told}`,
      },
      { value: n, because: say`that is the principal quantum number` },
      { value: 2 * (2 * n - 1), because: say`only the last subshell was counted, with all its electrons` },
    ],
    steps:
      m === null
        ? [
            say`The shell n = ${n} has n² = ${n * n} orbitals.`,
            say`In each of them one electron has mₛ = +½ and one −½.`,
            say`So the number with ${told} is ${answer}`,
          ]
        : [
            say`An orbital with ${told} exists in every subshell with l ≥ ${size}.`,
            say`For n = ${n} those are l = ${size} to ${n - 1}: ${n - size} orbital${n - size === 1 ? '' : 's'}.`,
            say`Two electrons in each: ${answer}`,
          ],
  }
}

const KINDS = ['radial', 'angular', 'total'] as const

function nodes(rng: Random) {
  const l = rng.int(0, 3)
  const n = rng.int(Math.max(l + 2, 4), 7)
  const kind = rng.pick(KINDS.filter((each) => l > 0 || each !== 'angular'))
  const value = { radial: n - l - 1, angular: l, total: n - 1 }[kind]
  const name = `${n}${LETTERS[l] ?? ''}`
  const what = kind === 'total' ? 'nodes of both kinds' : `${kind} nodes`
  const answer = count(value)
  return {
    concept: 'orbitals-nodes',
    given: { find: 'nodes' as const, n, l, kind },
    prompt: rng.pick([
      say`How many ${what} are there in the orbital ${name}?`,
      say`For an electron with n = ${n} and l = ${l}, find the number of ${what}.`,
      say`Count the ${what} of an orbital named ${name}.`,
      say`The wave function of ${name} is zero at certain surfaces. How many ${what} are these?`,
    ]),
    answer,
    within: [0, 20] as const,
    mistakes: [
      { value: n - 1, because: say`n − 1 counts the radial and the angular nodes together` },
      { value: l, because: say`that is the number of angular nodes` },
      { value: n - l - 1, because: say`that is the number of radial nodes` },
      { value: n - l, because: say`n − l was taken, which is one too many for the radial nodes` },
      { value: n, because: say`that is the principal quantum number` },
      { value: n + l, because: say`n and l were added` },
      { value: n + l - 1, because: say`l was added instead of taken off` },
      { value: 2 * l + 1, because: say`that is the number of orbitals in the subshell` },
    ],
    steps: [
      say`${name} means n = ${n} and l = ${l}.`,
      say`There are n − l − 1 radial and l angular nodes, n − 1 together.`,
      say`Number of ${what} = ${answer}`,
    ],
  }
}

/** n, l, mₗ and mₛ. */
type QuantumSet = readonly [n: number, l: number, m: number, spin: number]

const writeSet = ([n, l, m, spin]: QuantumSet): string =>
  `(${n}, ${l}, ${signed(m)}, ${spin > 0 ? '+½' : '−½'})`

function goodSet(rng: Random): QuantumSet {
  const n = rng.int(2, 5)
  const l = rng.int(0, n - 1)
  return [n, l, l === 0 ? 0 : rng.int(-l, l), rng.pick([0.5, -0.5])]
}

/** The subshell does not exist: l = n or above. */
function tooHighL(rng: Random): QuantumSet {
  const n = rng.int(1, 4)
  return [n, n, rng.int(0, n), rng.pick([0.5, -0.5])]
}

/** The subshell has no such orbital. */
function tooHighM(rng: Random): QuantumSet {
  const n = rng.int(2, 5)
  const l = rng.int(0, n - 1)
  return [n, l, rng.pick([1, -1]) * (l + 1), rng.pick([0.5, -0.5])]
}

function allowedSets(rng: Random) {
  const good = rng.int(1, 4)
  const badL = rng.int(1, Math.max(1, 5 - good))
  const badM = Math.max(1, 6 - good - badL)
  const sets = rng.until(
    () =>
      rng.shuffle([
        ...Array.from({ length: good }, () => goodSet(rng)),
        ...Array.from({ length: badL }, () => tooHighL(rng)),
        ...Array.from({ length: badM }, () => tooHighM(rng)),
      ]),
    (drawn) => new Set(drawn.map(writeSet)).size === drawn.length,
  )
  const answer = count(good)
  const list = sets.map(writeSet).join(', ')
  const negative = sets.filter(([, l, m]) => m < 0 && -m <= l).length
  const zero = sets.filter(([n, l, m]) => l === 0 && m === 0 && n > 0).length
  return {
    concept: 'quantum-numbers',
    given: { find: 'sets' as const, sets },
    prompt: rng.pick([
      say`How many of these sets (n, l, mₗ, mₛ) can an electron have: ${list}?`,
      say`The quantum numbers n, l, mₗ and mₛ of ${sets.length} electrons are said to be ${list}. How many of these sets are possible?`,
      say`Count the sets that the rules of quantum numbers allow, each written as (n, l, mₗ, mₛ): ${list}.`,
      say`In ${list}, the numbers stand for n, l, mₗ and mₛ. How many of the sets belong to an orbital that exists?`,
    ]),
    answer,
    within: [0, sets.length] as const,
    mistakes: [
      { value: good + badM, because: say`it was overlooked that mₗ runs only from −l to +l` },
      { value: good + badL, because: say`it was overlooked that l is at most n − 1` },
      { value: badL + badM, because: say`that is the number of sets that are not possible` },
      { value: sets.length, because: say`no rule was applied` },
      ...(negative > 0
        ? [{ value: good - negative, because: say`sets with a negative mₗ were ruled out as well` }]
        : []),
      ...(zero > 0 ? [{ value: good - zero, because: say`sets with l = 0 were ruled out as well` }] : []),
      ...(good > 0 ? [{ value: good - 1, because: say`one possible set was ruled out` }] : []),
      { value: good + 1, because: say`one impossible set was let through` },
    ].filter(({ value }) => value >= 0),
    steps: [
      say`The rules: l is at most n − 1, and mₗ runs from −l to +l; mₛ is +½ or −½.`,
      say`Against l ≤ n − 1: ${sets
        .filter(([n, l]) => l >= n)
        .map(writeSet)
        .join(', ')}`,
      say`Against −l ≤ mₗ ≤ l: ${sets
        .filter(([n, l, m]) => l < n && Math.abs(m) > l)
        .map(writeSet)
        .join(', ')}`,
      say`Sets that remain = ${answer}`,
    ],
  }
}

const L_OF: Readonly<Record<string, number>> = { s: 0, p: 1, d: 2, f: 3 }

/** The subshells inside each noble gas core. */
const INSIDE: Readonly<Record<string, string>> = {
  He: '1s2',
  Ne: '1s2 2s2 2p6',
  Ar: '1s2 2s2 2p6 3s2 3p6',
  Kr: '1s2 2s2 2p6 3s2 3p6 3d10 4s2 4p6',
}

const partsOf = ({ core, outer }: (typeof ELEMENTS)[number]) =>
  [...readParts((INSIDE[core] ?? '').split(' ')), ...outer].map(({ subshell, count: electrons }) => ({
    subshell,
    electrons,
    n: Number(subshell.charAt(0)),
    l: L_OF[subshell.charAt(1)] ?? 0,
  }))

const ROOMS = [2, 6, 10, 14]

function ofAtomAndIon(rng: Random) {
  return electronsInAtomAndIon(rng, (kind, value) => {
    type Kind = Omit<Counted, 'taken'> & { parts: ReturnType<typeof partsOf> }
    const take = ({ parts, ...species }: Kind): Counted => ({
      ...species,
      taken:
        kind === 'm'
          ? parts
              .filter(({ l }) => l >= Math.abs(value))
              .map(({ subshell, electrons, l }) => ({ subshell, electrons: electrons / (2 * l + 1) }))
          : parts.filter(({ n, l }) => (kind === 'l' ? l : n + l) === value),
    })
    // Only in a full or half-filled subshell does each mₗ have the same number of electrons.
    const isDefinite = ({ parts }: Kind) =>
      kind !== 'm' || parts.every(({ electrons, l }) => electrons % ((ROOMS[l] ?? 2) / 2) === 0)
    const atoms = ELEMENTS.filter(({ z }) => z >= 6 && z <= 54).map((element) => ({
      name: element.name,
      z: element.z,
      charge: 0,
      configuration: writeElement(element),
      parts: partsOf(element),
    }))
    const ions = METAL_IONS.map((ion) => {
      const outer = ion.d > 0 ? readParts([`3d${ion.d}`]) : []
      return {
        name: writeIon(ion),
        z: ion.z,
        charge: ion.charge,
        configuration: writeParts('Ar', outer),
        parts: partsOf({ ...ion, core: 'Ar', outer }),
      }
    })
    return {
      atoms: atoms.filter(isDefinite).map(take),
      ions: ions.filter(isDefinite).map(take),
    }
  })
}

function electronsInAtom(rng: Random) {
  const element = rng.pick(ELEMENTS.filter(({ z }) => z >= 13 && z <= 54))
  const { z, name, core } = element
  const inside = readParts((INSIDE[core] ?? '').split(' '))
  const parts = partsOf(element)
  const kind = rng.pick(['l', 'sum'] as const)
  const values = kind === 'l' ? (z > 20 ? [0, 1, 2] : [0, 1]) : z > 20 ? [3, 4, 5] : [3, 4]
  const value = rng.pick(values)
  const sumOver = (fits: (part: { n: number; l: number }) => boolean) =>
    parts.filter(fits).reduce((sum, { electrons }) => sum + electrons, 0)
  const fits = ({ n, l }: { n: number; l: number }) => (kind === 'l' ? l === value : n + l === value)
  const total = sumOver(fits)
  const taken = parts.filter(fits)
  const last = taken.at(-1)?.electrons ?? 0
  const answer = count(total)
  const told = kind === 'l' ? `l = ${value}` : `n + l = ${value}`
  return {
    concept: 'quantum-numbers',
    given: { find: 'atom' as const, z, kind, value },
    prompt: rng.pick([
      say`How many electrons of ${name} (Z = ${z}) have ${told} in the ground state?`,
      say`In an atom of ${name}, atomic number ${z}, count the electrons for which ${told}.`,
      say`The ground state of ${name} has ${z} electrons. For how many of them does ${told} hold?`,
      say`Find the number of electrons with ${told} in ${name}, whose atomic number is ${z}.`,
      say`${name.charAt(0).toUpperCase()}${name.slice(1)} has Z = ${z}. What is the number of its electrons whose quantum numbers give ${told}?`,
    ]),
    answer,
    mistakes: [
      { value: last, because: say`only the last of these subshells was counted` },
      { value: total - last, because: say`the last of these subshells was left out` },
      {
        value: sumOver(({ n, l }) => (kind === 'l' ? l === value + 1 : n + l === value + 1)),
        because: say`those are the electrons with ${kind === 'l' ? 'l' : 'n + l'} = ${value + 1}`,
      },
      {
        value: sumOver(({ n, l }) => (kind === 'l' ? l === value - 1 : n + l === value - 1)),
        because: say`those are the electrons with ${kind === 'l' ? 'l' : 'n + l'} = ${value - 1}`,
      },
      { value: total + 2, because: say`an s subshell was counted that does not belong` },
      { value: total - 2, because: say`two electrons were left out` },
      { value: total + 1, because: say`one electron too many was counted` },
      { value: total - 1, because: say`one electron too few was counted` },
      {
        value: kind === 'l' ? sumOver(({ n }) => n === value + 1) : sumOver(({ n }) => n === value),
        because: say`those are the electrons with n = ${kind === 'l' ? value + 1 : value}`,
      },
    ],
    steps: [
      say`${name.charAt(0).toUpperCase()}${name.slice(1)} has ${writeElement(element)}.`,
      say`The core [${core}] stands for ${inside.map(writePart).join(' ')}.`,
      say`${told} holds for ${taken.map(({ subshell }) => subshell).join(', ')}.`,
      taken.length > 1
        ? say`${taken.map(({ electrons }) => electrons).join(' + ')} = ${answer}`
        : say`So the number of electrons is ${answer}`,
    ],
  }
}

const LETTERS = ['s', 'p', 'd', 'f'] as const

const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')

const NO_LIMIT = { l: null, m: null, spin: null }
