import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { posedInClass } from '../../../kit/wording/posed-in-class.ts'
import { say } from '../../../kit/wording/say.ts'
import { elementOfIon, ionConfiguration, momentOfIon, unpairedInIon } from './configuration-ions.ts'
import { ELEMENTS, type Element, unpairedIn, writeElement, writeParts } from './elements.ts'
import { countUnpaired, fillElectrons, ionise, writeElectrons } from './fill-electrons.ts'

/** "What is the ground-state electronic configuration of chromium (Z = 24)?" */
export const configuration = defineGenerator({
  id: 'chemistry/configuration',
  version: 1,
  levels: {
    easy: { forms: [atomConfiguration, unpairedInAtom] },
    medium: { forms: [ionConfiguration, unpairedInIon] },
    hard: { forms: [momentOfIon, elementOfIon] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'configuration':
        return writeElectrons(given.z, ionise(fillElectrons(given.z), given.charge))
      case 'unpaired':
        return countUnpaired(ionise(fillElectrons(given.z), given.charge))
      case 'moment': {
        const spin = countUnpaired(ionise(fillElectrons(given.z), given.charge)) / 2
        return 2 * Math.sqrt(spin * (spin + 1))
      }
      case 'element': {
        const fits = range(21, 30).filter((z) => {
          const ion = ionise(fillElectrons(z), given.charge)
          const inD = ion.filter(({ n, l }) => n === 3 && l === 2).length
          const moment = Math.sqrt(countUnpaired(ion) * (countUnpaired(ion) + 2))
          return (
            Math.abs(moment - given.moment) < 0.01 && (given.half === 'more' ? inD > 5 : inD > 0 && inD <= 5)
          )
        })
        return fits.length === 1 ? (fits[0] ?? 0) : 0
      }
    }
  },
})

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function wrongConfigurations({ z, core, outer }: Element) {
  const neighbours = [-2, -1, 1, 2].flatMap((step) => ELEMENTS.find((other) => other.z === z + step) ?? [])
  const of = (letter: string) => outer.find(({ subshell }) => subshell.endsWith(letter))
  const [s, p, d] = [of('s'), of('p'), of('d')]
  const others = neighbours.map((other) => ({
    value: writeElement(other),
    because: say`that is ${other.name} (Z = ${other.z})`,
  }))
  if (!s) return others
  const write = (parts: Record<string, number>) =>
    writeParts(
      core,
      Object.entries(parts).map(([subshell, number]) => ({ subshell, count: number })),
    )
  const shell = s.subshell.charAt(0)
  if (p) {
    const filled: Record<string, number> = d ? { [d.subshell]: d.count } : {}
    return [
      ...others,
      ...(p.count < 6
        ? [
            {
              value: write({ ...filled, [s.subshell]: 1, [p.subshell]: p.count + 1 }),
              because: say`an electron of ${s.subshell} was moved to ${p.subshell} before ${s.subshell} was full`,
            },
          ]
        : []),
      ...(d
        ? [
            {
              value: write({ [s.subshell]: 2, [p.subshell]: p.count }),
              because: say`the ten electrons in ${d.subshell} were left out`,
            },
          ]
        : []),
    ]
  }
  if (!d) {
    return [
      ...others,
      {
        value: write({ [`${shell}p`]: s.count }),
        because: say`${s.subshell} was passed over, though it fills before ${shell}p`,
      },
      ...(Number(shell) > 3
        ? [
            {
              value: write({ [`${Number(shell) - 1}d`]: s.count }),
              because: say`${Number(shell) - 1}d was filled before ${s.subshell}`,
            },
          ]
        : []),
    ]
  }
  return [
    ...others,
    ...(d.count + s.count <= 10
      ? [{ value: write({ '3d': d.count + s.count }), because: say`the electrons of 4s were put into 3d` }]
      : []),
    s.count === 1
      ? {
          value: write({ '3d': d.count - 1, '4s': 2 }),
          because: say`it was overlooked that a ${d.count === 5 ? 'half-filled' : 'filled'} 3d subshell is more stable`,
        }
      : {
          value: d.count < 10 ? write({ '3d': d.count + 1, '4s': 1 }) : write({ '3d': 9, '4s': 2, '4p': 1 }),
          because:
            d.count < 10
              ? say`an electron was moved from 4s to 3d, as only chromium and copper do in this row`
              : say`an electron was moved on to 4p, though 3d has room for it`,
        },
    ...(d.count <= 6
      ? [{ value: write({ '4s': s.count, '4p': d.count }), because: say`4p was filled before 3d` }]
      : []),
  ]
}

function atomConfiguration(rng: Random) {
  const element = rng.pick(ELEMENTS)
  const { z, name, symbol, core } = element
  const answer = writeElement(element)
  const inside = { He: 2, Ne: 10, Ar: 18, Kr: 36, Xe: 54 }[core] ?? 0
  return {
    given: { find: 'configuration' as const, z, charge: 0 },
    prompt: posedInClass(rng, [
      say`What is the electronic configuration of ${name} (Z = ${z}) in its ground state?`,
      say`Which configuration does a free atom of ${name}, ${symbol}, have, if its atomic number is ${z}?`,
      say`The ${z} electrons of ${name} fill the orbitals by the aufbau principle and Hund’s rule. How are they arranged?`,
      say`Find the arrangement of electrons in ${symbol} (atomic number ${z}), written with a noble gas core.`,
      say`An atom with ${z} protons, that is ${name}, is in its ground state. Write its electronic configuration.`,
    ]),
    answer,
    mistakes: wrongConfigurations(element),
    steps: [
      say`The core [${core}] holds ${inside} of the ${z} electrons, so ${z - inside} ${z - inside === 1 ? 'is' : 'are'} left outside.`,
      ...(z === 24 || z === 29
        ? [
            say`One electron moves from 4s to 3d, because a ${z === 24 ? 'half-filled' : 'filled'} 3d subshell is more stable.`,
          ]
        : []),
      say`${capital(name)} has ${answer}`,
    ],
  }
}

/** More of the atoms with many unpaired electrons than chance would give. */
const BY_UNPAIRED = range(0, 6).map((number) => ELEMENTS.filter(({ outer }) => unpairedIn(outer) === number))

function unpairedInAtom(rng: Random) {
  const element = rng.pick(
    BY_UNPAIRED[
      rng.weighted([
        [0, 2],
        [1, 4],
        [2, 5],
        [3, 7],
        [4, 2],
        [5, 2],
        [6, 2],
      ])
    ] ?? ELEMENTS,
  )
  const { z, name, symbol, outer } = element
  const value = unpairedIn(outer)
  const answer = count(value)
  const outside = outer.reduce((sum, part) => sum + part.count, 0)
  const last = outer.at(-1)
  return {
    given: { find: 'unpaired' as const, z, charge: 0 },
    prompt: posedInClass(rng, [
      say`How many unpaired electrons does an atom of ${name} (Z = ${z}) have in its ground state?`,
      say`By Hund’s rule, how many orbitals of ${symbol} (atomic number ${z}) hold just one electron?`,
      say`The atomic number of ${name} is ${z}. Count the electrons of a free atom that have no partner.`,
      say`A free atom of ${name}, with ${z} electrons, is put in a magnetic field. How many of its electrons are unpaired?`,
      say`Find the number of single electrons in the ground state of ${symbol}, Z = ${z}.`,
    ]),
    answer,
    within: [0, 20] as const,
    mistakes: [
      { value: outside, because: say`all electrons outside the noble gas core were counted` },
      { value: last?.count ?? 0, because: say`all electrons of ${last?.subshell ?? ''} were counted` },
      { value: value + 2, because: say`the two electrons of a pair were counted as unpaired` },
      { value: value - 2, because: say`two single electrons were put into one orbital` },
      { value: value + 1, because: say`one electron too many was left without a partner` },
      { value: value - 1, because: say`one single electron was overlooked` },
      { value: value - 3, because: say`three single electrons were overlooked` },
    ].filter((mistake) => mistake.value >= 0),
    steps: [
      say`${capital(name)} has ${writeElement(element)}; by Hund’s rule each orbital of a subshell gets one electron first.`,
      say`Number of unpaired electrons = ${answer}`,
    ],
  }
}
