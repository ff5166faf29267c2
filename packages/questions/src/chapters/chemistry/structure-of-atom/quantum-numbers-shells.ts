import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { posedInClass } from '../../../kit/wording/posed-in-class.ts'
import { say } from '../../../kit/wording/say.ts'

const NO_LIMIT = { l: null, m: null, spin: null }
const LETTERS = ['s', 'p', 'd', 'f'] as const

export function roomOfShell(rng: Random) {
  const n = rng.int(2, 7)
  const isOrbitals = rng.chance(0.5)
  const value = isOrbitals ? n * n : 2 * n * n
  const what = isOrbitals ? 'orbitals' : 'electrons'
  const answer = count(value)
  return {
    given: isOrbitals ? { find: 'orbitals' as const, n, l: null } : { find: 'room' as const, n, ...NO_LIMIT },
    prompt: posedInClass(
      rng,
      isOrbitals
        ? [
            say`How many orbitals belong to the shell with the principal quantum number ${n}?`,
            say`Into how many orbitals is the shell n = ${n} divided in all?`,
            say`Count the orbitals of all subshells for which n = ${n}.`,
            say`The principal quantum number is ${n}. How many different orbitals can an electron then be in?`,
            say`For n = ${n}, what is the total number of orbitals?`,
          ]
        : [
            say`How many electrons can the shell with the principal quantum number ${n} hold at most?`,
            say`What is the largest number of electrons of an atom that can all have n = ${n}?`,
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

export function roomOfSubshell(rng: Random) {
  const l = rng.int(1, 3)
  const n = rng.int(l + 1, 6)
  const isOrbitals = rng.chance(0.5)
  const orbitals = 2 * l + 1
  const answer = count(isOrbitals ? orbitals : 2 * orbitals)
  const what = isOrbitals ? 'orbitals' : 'electrons'
  return {
    given: isOrbitals ? { find: 'orbitals' as const, n, l } : { find: 'room' as const, ...NO_LIMIT, n, l },
    prompt: posedInClass(rng, [
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
        : say`For l = ${l} in the shell n = ${n}, find the largest number of electrons.`,
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
