import { roundOff } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, rounded } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { superscript } from '../../../kit/wording/format-number.ts'
import { say } from '../../../kit/wording/say.ts'
import {
  ELEMENTS,
  type Element,
  type Ion,
  METAL_IONS,
  unpairedIn,
  writeElement,
  writeIon,
  writeParts,
} from './elements.ts'
import { countUnpaired, fillElectrons, ionise, writeElectrons } from './fill-electrons.ts'
import {
  howManyAbove,
  ionAndAtom,
  mostUnpaired,
  orderOfMoments,
  pairOfConfigurations,
  sumOfUnpaired,
} from './several-species.ts'

/** "What is the ground-state electronic configuration of chromium (Z = 24)?" */
export const configuration = defineGenerator({
  id: 'chemistry/configuration',
  version: 6,
  concepts: ['electronic-configuration', 'unpaired-magnetic'],
  levels: {
    easy: {
      forms: [
        ...often(16, sumOfUnpaired('atoms')),
        ...often(16, mostUnpaired('atoms')),
        ...often(6, pairOfConfigurations),
        atomConfiguration,
        unpairedInAtom,
      ],
    },
    medium: {
      forms: [
        ...often(13, sumOfUnpaired('ions')),
        ...often(22, mostUnpaired('ions')),
        ...often(6, ionAndAtom),
        ionConfiguration,
        unpairedInIon,
      ],
    },
    hard: { forms: [...often(24, orderOfMoments), ...often(24, howManyAbove), momentOfIon, elementOfIon] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'configuration':
        return writeElectrons(given.z, ionise(fillElectrons(given.z), given.charge))
      case 'unpaired':
        return countUnpaired(ionise(fillElectrons(given.z), given.charge))
      case 'sum':
        return given.species.reduce((sum, one) => sum + unpairedOf(one), 0)
      case 'most': {
        const numbers = given.species.map(unpairedOf)
        const wanted = given.isMost ? Math.max(...numbers) : Math.min(...numbers)
        return given.species[numbers.indexOf(wanted)]?.symbol ?? ''
      }
      case 'pair':
        return given.species
          .map(({ z, charge }) => writeElectrons(z, ionise(fillElectrons(z), charge)))
          .join(' and ')
      case 'order':
        return given.species
          .toSorted((one, other) => (unpairedOf(one) - unpairedOf(other)) * (given.rises ? 1 : -1))
          .map(({ symbol }) => symbol)
          .join(given.rises ? ' < ' : ' > ')
      case 'above':
        return given.species.filter((one) => {
          const spin = unpairedOf(one) / 2
          return 2 * Math.sqrt(spin * (spin + 1)) > given.limit
        }).length
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

const unpairedOf = ({ z, charge }: { z: number; charge: number }): number =>
  countUnpaired(ionise(fillElectrons(z), charge))

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
    concept: 'electronic-configuration',
    given: { find: 'configuration' as const, z, charge: 0 },
    prompt: rng.pick([
      say`What is the electronic configuration of ${name} (Z = ${z}) in its ground state?`,
      say`Which configuration does a free atom of ${name}, ${symbol}, have, if its atomic number is ${z}?`,
      say`The ${z} electrons of ${name} fill the orbitals by the aufbau principle and Hund’s rule. What is the ground state electronic configuration?`,
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

/** Grouped, so that atoms with many unpaired electrons are drawn more often. */
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
    concept: 'unpaired-magnetic',
    given: { find: 'unpaired' as const, z, charge: 0 },
    prompt: rng.pick([
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

function ionConfiguration(rng: Random) {
  const ion = rng.pick(METAL_IONS.filter(({ d }) => d > 0))
  const { z, name, charge, d } = ion
  const answer = write(d)
  const what = writeIon(ion)
  return {
    concept: 'electronic-configuration',
    given: { find: 'configuration' as const, z, charge },
    prompt: rng.pick([
      say`What is the electronic configuration of the ion ${what} (${name}, Z = ${z})?`,
      say`An atom of ${name} (atomic number ${z}) loses ${charge} electron${charge === 1 ? '' : 's'}. Which configuration does the ion ${what} have?`,
      say`In a salt of ${name}, Z = ${z}, the metal is present as ${what}. How are the electrons of this ion arranged?`,
      say`Write the ground-state configuration of ${what}, if a neutral atom of ${name} has ${z} electrons.`,
      say`The atomic number of ${name} is ${z}. Find the electronic configuration of ${what}.`,
    ]),
    answer,
    mistakes: [
      ...(d >= inS(ion)
        ? [
            {
              value: write(d - inS(ion), inS(ion)),
              because: say`electrons were taken from 3d before those of 4s`,
            },
          ]
        : []),
      ...(d < 10
        ? [{ value: write(d, 1), because: say`one electron too few was taken off, and it was left in 4s` }]
        : []),
      { value: write(d - 1, 1), because: say`one electron was left in 4s, which is emptied first` },
      { value: neutral(ion).text, because: say`that is the neutral atom of ${name}` },
      ...(d < 10
        ? [{ value: write(d + 1), because: say`one electron too few was taken off` }]
        : [{ value: write(10, 1), because: say`one electron too few was taken off` }]),
      ...(d > 1 ? [{ value: write(d - 1), because: say`one electron too many was taken off` }] : []),
      ...(d + charge <= 10
        ? [
            {
              value: write(d + charge),
              because: say`the electrons of 4s were put into 3d, and none was taken off`,
            },
          ]
        : []),
    ],
    steps: [
      say`The neutral atom has ${neutral(ion).text}.`,
      say`${charge === 1 ? 'One electron goes' : `${charge} electrons go`}, those of 4s before any of 3d.`,
      say`So ${what} has ${answer}`,
    ],
  }
}

function unpairedInIon(rng: Random) {
  const ion = rng.pick(METAL_IONS)
  const { z, name, charge, d } = ion
  const value = unpaired(d)
  const answer = count(value)
  const what = writeIon(ion)
  return {
    concept: 'unpaired-magnetic',
    given: { find: 'unpaired' as const, z, charge },
    prompt: rng.pick([
      say`How many unpaired electrons does the free ion ${what} (${name}, Z = ${z}) have?`,
      say`The atomic number of ${name} is ${z}. Count the electrons without a partner in ${what}.`,
      say`By Hund’s rule, how many d orbitals of ${what} hold a single electron, if ${name} has Z = ${z}?`,
      say`A crystal holds ${what} ions of ${name} (Z = ${z}). To how many unpaired electrons of a free ion is its magnetism due?`,
      say`Find the number of single electrons that are left when an atom of ${name} (${z} electrons) becomes ${what}.`,
    ]),
    answer,
    within: [0, 20] as const,
    mistakes: [
      {
        value: neutral(ion).unpaired,
        because: say`that is the number in the neutral atom`,
      },
      ...(d >= inS(ion)
        ? [
            {
              value: unpaired(d - inS(ion)) + (inS(ion) % 2),
              because: say`electrons were taken from 3d before those of 4s`,
            },
          ]
        : []),
      { value: d, because: say`all electrons of 3d were counted` },
      { value: value - 1, because: say`one single electron was overlooked` },
      { value: value + 1, because: say`one electron too many was left without a partner` },
      { value: value - 2, because: say`two single electrons were put into one orbital` },
      { value: value + 2, because: say`the two electrons of a pair were counted as unpaired` },
      { value: charge, because: say`that is the charge of the ion` },
    ].filter((mistake) => mistake.value >= 0),
    steps: [
      say`The neutral atom has ${neutral(ion).text}.`,
      say`The electrons of 4s go first, so ${what} has ${write(d)}.`,
      say`Number of unpaired electrons = ${answer}`,
    ],
  }
}

function momentOfIon(rng: Random) {
  const ion = rng.pick(METAL_IONS.filter(({ d }) => unpaired(d) > 0))
  const { z, name, charge, d } = ion
  const single = unpaired(d)
  const answer = rounded(moment(single), 2, 'BM')
  const what = writeIon(ion)
  const wrong = (value: number) => roundOff(value, 2)
  return {
    concept: 'unpaired-magnetic',
    given: { find: 'moment' as const, z, charge },
    prompt: rng.pick([
      say`What is the spin-only magnetic moment of ${what} (${name}, Z = ${z})?`,
      say`Calculate the magnetic moment of the free ion ${what} from its spin alone; ${name} has the atomic number ${z}.`,
      say`A hydrated salt holds ${what} ions of ${name} (Z = ${z}). Which moment, in Bohr magnetons, does the spin-only formula give?`,
      say`${what} is paramagnetic. Find its spin-only moment, taking Z = ${z} for ${name}.`,
      say`By the formula for spin alone, how large is the magnetic moment of an ion of ${name} (Z = ${z}) with the charge +${charge}?`,
    ]),
    answer,
    mistakes: [
      { value: wrong(moment(single + 1)), because: say`one unpaired electron too many was counted` },
      { value: wrong(moment(single - 1)), because: say`one unpaired electron too few was counted` },
      {
        value: wrong(Math.sqrt(single * (single + 1))),
        because: say`n(n + 1) was taken instead of n(n + 2)`,
      },
      { value: wrong(moment(single + 2)), because: say`a pair of electrons was counted as unpaired` },
      { value: wrong(moment(single - 2)), because: say`two single electrons were put into one orbital` },
      { value: single, because: say`that is the number of unpaired electrons` },
      { value: single * (single + 2), because: say`the square root was not taken` },
      { value: wrong(moment(neutral(ion).unpaired)), because: say`the neutral atom was taken` },
    ],
    steps: [
      say`The neutral atom has ${neutral(ion).text}.`,
      say`The electrons of 4s go first, so ${what} has ${write(d)}.`,
      say`That makes n = ${single} unpaired electron${single === 1 ? '' : 's'}.`,
      say`μ = √(n(n + 2)) = √${single * (single + 2)} ≈ ${answer}`,
    ],
  }
}

function elementOfIon(rng: Random) {
  const ion = rng.pick(METAL_IONS.filter(({ d, charge }) => unpaired(d) > 0 && charge < 4))
  const { z, charge, d, name } = ion
  const single = unpaired(d)
  const half = d > 5 ? ('more' as const) : ('less' as const)
  const bound = d > 5 ? 'more than five' : 'at most five'
  const answer = count(z)
  const shown = rounded(moment(single), 2, 'BM')
  const what = `M${charge === 1 ? '' : superscript(charge)}⁺`
  return {
    concept: 'unpaired-magnetic',
    given: { find: 'element' as const, charge, moment: Number(moment(single).toFixed(2)), half },
    prompt: rng.pick([
      say`The ion ${what} of a metal from scandium to zinc has a spin-only moment of ${shown}, and its 3d subshell holds ${bound} electrons. What is the atomic number of M?`,
      say`A transition metal M of the fourth period forms ${what} with ${shown} by spin alone. If there are ${bound} 3d electrons in the ion, find Z of M.`,
      say`For ${what}, M being one of the ten metals from Sc to Zn, the spin-only formula gives ${shown}. There are ${bound} electrons in its 3d subshell. What is the atomic number of M?`,
      say`How many protons has the metal M (scandium to zinc) whose ion ${what} has a moment of ${shown} by the spin-only formula and ${bound} d electrons?`,
      say`Of the 3d metals, which atomic number belongs to the M in ${what}, when its spin-only moment is ${shown} and ${bound} electrons are in 3d?`,
    ]),
    answer,
    mistakes: [
      { value: z - charge, because: say`that is the number of electrons in the ion` },
      { value: 18 + single + charge, because: say`the unpaired electrons were taken to be all of 3d` },
      { value: 28 - single + charge, because: say`the subshell was taken to be more than half full` },
      { value: z + charge, because: say`the charge was added once too often` },
      { value: z - 1, because: say`one electron too few was counted` },
      { value: z + 1, because: say`one electron too many was counted` },
      { value: z - 2, because: say`the two electrons of 4s were left out` },
      { value: z + 2, because: say`the two electrons of 4s were added to the ion` },
    ],
    steps: [
      say`√(n(n + 2)) = ${shown} gives n = ${single} unpaired electron${single === 1 ? '' : 's'}.`,
      say`${d > 5 ? 'More than' : 'At most'} five electrons in 3d with ${single} unpaired: 3d${superscript(d)}`,
      say`The ion has 18 + ${d} = ${18 + d} electrons, and the atom ${charge} more.`,
      say`So M is ${name}, Z = ${answer}`,
    ],
  }
}

const unpaired = (d: number): number => Math.min(d, 10 - d)

const write = (d: number, s = 0): string =>
  ['[Ar]', ...(d > 0 ? [`3d${superscript(d)}`] : []), ...(s > 0 ? [`4s${superscript(s)}`] : [])].join(' ')

const atomOf = (z: number) => ELEMENTS.find((element) => element.z === z)

/** Electrons in 4s of the neutral atom. */
const inS = ({ z }: Ion): number => (z === 24 || z === 29 ? 1 : 2)

const neutral = ({ z }: Ion) => {
  const atom = atomOf(z)
  return { text: atom ? writeElement(atom) : '', unpaired: atom ? unpairedIn(atom.outer) : 0 }
}

const moment = (single: number): number => Math.sqrt(single * (single + 2))
