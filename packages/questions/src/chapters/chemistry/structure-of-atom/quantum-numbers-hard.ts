import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { posedInClass } from '../../../kit/wording/posed-in-class.ts'
import { say } from '../../../kit/wording/say.ts'
import { ELEMENTS, readParts, writeElement, writePart } from './elements.ts'

/** n, l, mₗ and mₛ. */
type QuantumSet = readonly [n: number, l: number, m: number, spin: number]

const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')
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

export function allowedSets(rng: Random) {
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
    given: { find: 'sets' as const, sets },
    prompt: posedInClass(rng, [
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

export function electronsInAtom(rng: Random) {
  const element = rng.pick(ELEMENTS.filter(({ z }) => z >= 13 && z <= 54))
  const { z, name, core, outer } = element
  const inside = readParts((INSIDE[core] ?? '').split(' '))
  const parts = [...inside, ...outer].map(({ subshell, count: electrons }) => ({
    subshell,
    electrons,
    n: Number(subshell.charAt(0)),
    l: L_OF[subshell.charAt(1)] ?? 0,
  }))
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
    given: { find: 'atom' as const, z, kind, value },
    prompt: posedInClass(rng, [
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
