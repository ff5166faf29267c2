import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { posedInClass } from '../../../kit/wording/posed-in-class.ts'
import { say } from '../../../kit/wording/say.ts'
import { fillElectrons } from './fill-electrons.ts'
import { allowedSets, electronsInAtom } from './quantum-numbers-hard.ts'
import { roomOfShell, roomOfSubshell } from './quantum-numbers-shells.ts'

/** "How many electrons can the shell n = 4 hold?" */
export const quantumNumbers = defineGenerator({
  id: 'chemistry/quantum-numbers',
  version: 1,
  levels: {
    easy: { forms: [roomOfShell, roomOfSubshell, nameOfSubshell] },
    medium: { forms: [roomWithNumber, nodes] },
    hard: { forms: [allowedSets, electronsInAtom] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'room':
        // Every state of the shell, listed and sifted.
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
      case 'atom':
        return fillElectrons(given.z).filter((electron) =>
          given.kind === 'l' ? electron.l === given.value : electron.n + electron.l === given.value,
        ).length
    }
  },
})

/** Each electron that a shell has room for. */
const statesOf = (n: number) =>
  range(0, n - 1).flatMap((l) => range(-l, l).flatMap((m) => [0.5, -0.5].map((spin) => ({ l, m, spin }))))

const LETTERS = ['s', 'p', 'd', 'f'] as const

function nameOfSubshell(rng: Random) {
  const l = rng.int(0, 3)
  const n = rng.int(l + 1, 7)
  const answer = `${n}${LETTERS[l] ?? ''}`
  return {
    given: { find: 'name' as const, n, l },
    prompt: posedInClass(rng, [
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

const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')

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
    given: { find: 'room' as const, n, l: null, m: m === 0 ? 0 : m, spin },
    prompt: posedInClass(rng, [
      say`In the shell n = ${n} of an atom, how many electrons can have ${told}?`,
      say`How many electrons at most have both n = ${n} and ${told}?`,
      say`The shell with the principal quantum number ${n} is full. For how many of its electrons is ${told}?`,
      say`Find the largest number of electrons of one atom that share n = ${n} and ${told}.`,
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
    given: { find: 'nodes' as const, n, l, kind },
    prompt: posedInClass(rng, [
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
