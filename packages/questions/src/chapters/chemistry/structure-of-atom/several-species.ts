import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'
import { ELEMENTS, METAL_IONS, unpairedIn, writeElement, writeIon } from './elements.ts'

/** Questions on several atoms or ions at once: one of them alone leaves too few different questions. */

interface Species {
  z: number
  charge: number
  /** 'Cr' or 'Fe³⁺' */
  symbol: string
  name: string
  unpaired: number
  /** Electrons in the last subshell. */
  last: number
}

const ATOMS: readonly Species[] = ELEMENTS.map(({ z, symbol, name, outer }) => ({
  z,
  charge: 0,
  symbol,
  name,
  unpaired: unpairedIn(outer),
  last: outer.at(-1)?.count ?? 0,
}))

const IONS: readonly Species[] = METAL_IONS.map((ion) => ({
  z: ion.z,
  charge: ion.charge,
  symbol: writeIon(ion),
  name: ion.name,
  unpaired: Math.min(ion.d, 10 - ion.d),
  last: ion.d,
}))

const withNumber = ({ symbol, z }: Species): string => `${symbol} (Z = ${z})`
const facts = (all: readonly Species[]) => all.map(({ z, charge }) => ({ z, charge }))
const countsOf = (all: readonly Species[]): string =>
  all.map(({ symbol, unpaired }) => `${symbol} ${unpaired}`).join(', ')

/** "What is the total number of unpaired electrons in one atom each of N, Cr and S?" */
export const sumOfUnpaired = (of: 'atoms' | 'ions') => (rng: Random) => {
  const chosen = rng.until(
    () => rng.sample(of === 'atoms' ? ATOMS : IONS, 3),
    (drawn) => drawn.reduce((sum, { unpaired }) => sum + unpaired, 0) > 2,
  )
  const total = chosen.reduce((sum, { unpaired }) => sum + unpaired, 0)
  const list = formatList(chosen.map(withNumber))
  const each = of === 'atoms' ? 'one atom each' : 'one free ion each'
  const largest = Math.max(...chosen.map(({ unpaired }) => unpaired))
  const sumOf = (pick: (one: Species) => number) => chosen.reduce((sum, one) => sum + pick(one), 0)
  return {
    concept: 'unpaired-magnetic',
    given: { find: 'sum' as const, species: facts(chosen) },
    prompt: rng.pick([
      say`What is the total number of unpaired electrons in ${each} of ${list}?`,
      say`Find the sum of the numbers of unpaired electrons in ${list} in their ground states.`,
      say`In their ground states, ${list} together have how many unpaired electrons (${each})?`,
      say`The unpaired electrons in ${each} of ${list} are counted. Their total is:`,
    ]),
    answer: count(total),
    within: [0, 40] as const,
    mistakes: [
      { value: sumOf(({ last }) => last), because: say`all electrons of the last subshells were counted` },
      { value: total - largest, because: say`the one with the most unpaired electrons was left out` },
      { value: largest, because: say`only the largest of the three numbers was taken` },
      { value: total + 2, because: say`the two electrons of a pair were counted as unpaired` },
      { value: total - 2, because: say`two single electrons were put into one orbital` },
      { value: total + 1, because: say`one electron too many was left without a partner` },
      { value: total - 1, because: say`one single electron was overlooked` },
    ].filter((mistake) => mistake.value >= 0),
    steps: [
      ...(of === 'atoms' ? [] : [say`From each atom the electrons of 4s go first, then those of 3d.`]),
      say`By Hund’s rule the unpaired electrons are: ${countsOf(chosen)}.`,
      say`${chosen.map(({ unpaired }) => unpaired).join(' + ')} = ${total}`,
    ],
  }
}

/** "Which of the atoms N, Cr, S and Ca has the largest number of unpaired electrons?" */
export const mostUnpaired = (of: 'atoms' | 'ions') => (rng: Random) => {
  const isMost = rng.chance(0.6)
  const sorted = (drawn: readonly Species[]) =>
    drawn.toSorted((one, other) => (isMost ? other.unpaired - one.unpaired : one.unpaired - other.unpaired))
  const chosen = rng.until(
    () => rng.sample(of === 'atoms' ? ATOMS : IONS, 4),
    (drawn) => {
      const [first, second] = sorted(drawn)
      return first?.unpaired !== second?.unpaired
    },
  )
  const [best, ...others] = sorted(chosen)
  const list = formatList(chosen.map(withNumber))
  const which = isMost ? 'largest' : 'smallest'
  const answer = best?.symbol ?? ''
  return {
    concept: 'unpaired-magnetic',
    given: {
      find: 'most' as const,
      species: chosen.map(({ z, charge, symbol }) => ({ z, charge, symbol })),
      isMost,
    },
    prompt: rng.pick([
      say`Which of ${list} has the ${which} number of unpaired electrons in the ground state?`,
      say`Among ${list}, the number of unpaired electrons is ${which} in:`,
      say`The ${of} ${list} are compared by their unpaired electrons. Which one has the ${isMost ? 'most' : 'fewest'}?`,
      say`By Hund’s rule, which of the ${of} ${list} has the ${isMost ? 'most' : 'fewest'} orbitals with a single electron?`,
    ]),
    answer,
    mistakes: others.map(({ symbol, unpaired }) => ({
      value: symbol,
      because: say`it has ${unpaired} unpaired ${unpaired === 1 ? 'electron' : 'electrons'}, ${answer} has ${best?.unpaired ?? 0}`,
    })),
    steps: [
      ...(of === 'atoms' ? [] : [say`From each atom the electrons of 4s go first, then those of 3d.`]),
      say`The numbers of unpaired electrons are: ${countsOf(chosen)}.`,
      say`The ${which} number belongs to ${answer}`,
    ],
  }
}

/** "The electronic configurations of Cr and S are, respectively:" */
export function pairOfConfigurations(rng: Random) {
  const pair = rng.sample(ELEMENTS, 2)
  const [one, other] = pair
  const answer = `${writeElement(one)} and ${writeElement(other)}`
  const beside = (z: number, step: number) => ELEMENTS.find((element) => element.z === z + step)
  const wrong = [-1, 1].flatMap((step) => {
    const [left, right] = [beside(one.z, step), beside(other.z, step)]
    return [
      ...(left && left !== other
        ? [
            {
              value: `${writeElement(left)} and ${writeElement(other)}`,
              because: say`the first is that of ${left.name} (Z = ${left.z})`,
            },
          ]
        : []),
      ...(right && right !== one
        ? [
            {
              value: `${writeElement(one)} and ${writeElement(right)}`,
              because: say`the second is that of ${right.name} (Z = ${right.z})`,
            },
          ]
        : []),
      ...(left && right
        ? [
            {
              value: `${writeElement(left)} and ${writeElement(right)}`,
              because: say`both are those of neighbours, ${left.name} and ${right.name}`,
            },
          ]
        : []),
    ]
  })
  return {
    concept: 'electronic-configuration',
    given: { find: 'pair' as const, species: pair.map(({ z }) => ({ z, charge: 0 })) },
    prompt: rng.pick([
      say`The ground-state electronic configurations of ${one.name} (Z = ${one.z}) and ${other.name} (Z = ${other.z}) are, respectively:`,
      say`What are the electronic configurations of ${one.symbol} (Z = ${one.z}) and ${other.symbol} (Z = ${other.z}), in this order?`,
      say`Two elements have the atomic numbers ${one.z} and ${other.z}. Their electronic configurations, in this order, are:`,
      say`Write the configurations of free atoms with ${one.z} and ${other.z} electrons, in this order.`,
    ]),
    answer,
    mistakes: [
      { value: `${writeElement(other)} and ${writeElement(one)}`, because: say`the two were exchanged` },
      ...wrong,
    ],
    steps: [
      say`${capital(one.name)} (Z = ${one.z}) has ${writeElement(one)}, ${other.name} (Z = ${other.z}) has ${writeElement(other)}.`,
      say`In this order: ${answer}`,
    ],
  }
}

/** "The electronic configurations of Fe³⁺ and S are, respectively:" */
export function ionAndAtom(rng: Random) {
  const ion = rng.pick(METAL_IONS.filter(({ d }) => d > 0))
  const atom = rng.pick(ELEMENTS.filter(({ z }) => z !== ion.z))
  const d = (number: number, s = 0) =>
    `[Ar] 3d${SUPERSCRIPTS[number] ?? ''}${s > 0 ? ` 4s${SUPERSCRIPTS[s] ?? ''}` : ''}`
  const ofAtom = writeElement(atom)
  const answer = `${d(ion.d)} and ${ofAtom}`
  const what = writeIon(ion)
  const neutral = ELEMENTS.find(({ z }) => z === ion.z)
  const beside = ELEMENTS.find(({ z }) => z === atom.z + 1) ?? ELEMENTS.find(({ z }) => z === atom.z - 1)
  return {
    concept: 'electronic-configuration',
    given: {
      find: 'pair' as const,
      species: [
        { z: ion.z, charge: ion.charge },
        { z: atom.z, charge: 0 },
      ],
    },
    prompt: rng.pick([
      say`The electronic configurations of ${what} (Z = ${ion.z}) and ${atom.symbol} (Z = ${atom.z}) are, respectively:`,
      say`What are the ground-state configurations of the ion ${what} (Z = ${ion.z}) and the atom ${atom.symbol} (Z = ${atom.z}), in this order?`,
      say`Atomic numbers: ${ion.name} ${ion.z}, ${atom.name} ${atom.z}. The configurations of ${what} and ${atom.symbol}, in this order, are:`,
    ]),
    answer,
    mistakes: [
      ...(ion.d > 2
        ? [
            {
              value: `${d(ion.d - 2, 2)} and ${ofAtom}`,
              because: say`in ${what} electrons were taken from 3d before those of 4s`,
            },
          ]
        : []),
      ...(ion.d < 10
        ? [
            {
              value: `${d(ion.d + 1)} and ${ofAtom}`,
              because: say`one electron too few was taken from ${ion.name}`,
            },
          ]
        : []),
      ...(neutral
        ? [
            {
              value: `${writeElement(neutral)} and ${ofAtom}`,
              because: say`the first is the neutral atom of ${ion.name}`,
            },
          ]
        : []),
      ...(beside
        ? [
            {
              value: `${d(ion.d)} and ${writeElement(beside)}`,
              because: say`the second is ${beside.name} (Z = ${beside.z})`,
            },
            ...(neutral
              ? [
                  {
                    value: `${writeElement(neutral)} and ${writeElement(beside)}`,
                    because: say`the first is the neutral atom, and the second is ${beside.name}`,
                  },
                ]
              : []),
            ...(ion.d > 1
              ? [
                  {
                    value: `${d(ion.d - 1)} and ${writeElement(beside)}`,
                    because: say`one electron too many was taken from ${ion.name}, and the second is ${beside.name}`,
                  },
                ]
              : []),
          ]
        : []),
    ],
    steps: [
      say`The neutral atom of ${ion.name} has ${neutral ? writeElement(neutral) : ''}.`,
      say`${ion.charge === 1 ? 'One electron goes' : `${ion.charge} electrons go`}, those of 4s first: ${what} has ${d(ion.d)}.`,
      say`With ${atom.name}, that is ${answer}`,
    ],
  }
}

const SUPERSCRIPTS = ['', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹', '¹⁰']

const momentOf = (unpaired: number): number => Math.sqrt(unpaired * (unpaired + 2))

/** "Arrange Fe³⁺, Ni²⁺, Cr³⁺ and Cu²⁺ in the increasing order of their spin-only magnetic moments." */
export function orderOfMoments(rng: Random) {
  const chosen = rng.until(
    () => rng.sample(IONS, 4),
    (drawn) => new Set(drawn.map(({ unpaired }) => unpaired)).size === 4,
  )
  const rises = rng.chance(0.6)
  const sign = rises ? '<' : '>'
  const write = (order: readonly Species[]) =>
    (rises ? order : order.toReversed()).map(({ symbol }) => symbol).join(` ${sign} `)
  const by = (size: (one: Species) => number) => chosen.toSorted((one, other) => size(one) - size(other))
  const right = by(({ unpaired }) => unpaired)
  const [a, b, c, e] = right
  if (!a || !b || !c || !e) throw new RangeError('four ions are needed')
  const answer = write(right)
  const way = rises ? 'increasing' : 'decreasing'
  const list = formatList(chosen.map(withNumber))
  return {
    concept: 'unpaired-magnetic',
    given: {
      find: 'order' as const,
      species: chosen.map(({ z, charge, symbol }) => ({ z, charge, symbol })),
      rises,
    },
    prompt: rng.pick([
      say`Arrange ${list} in the ${way} order of their spin-only magnetic moments.`,
      say`The ${way} order of the spin-only magnetic moments of ${list} is:`,
      say`Which of the following is the correct order of the magnetic moments (spin only) of ${list}?`,
      say`By the spin-only formula, the magnetic moments of ${list} follow the order:`,
    ]),
    answer,
    mistakes: [
      { value: write([e, c, b, a]), because: say`the order was reversed` },
      {
        value: write(by(({ last }) => last)),
        because: say`all 3d electrons were counted, not the unpaired ones`,
      },
      { value: write(by(({ z }) => z)), because: say`the atomic numbers were taken for the moments` },
      {
        value: write([b, a, c, e]),
        because: say`${a.symbol} has ${a.unpaired} unpaired electrons, ${b.symbol} has ${b.unpaired}`,
      },
      {
        value: write([a, c, b, e]),
        because: say`${b.symbol} has ${b.unpaired} unpaired electrons, ${c.symbol} has ${c.unpaired}`,
      },
      {
        value: write([a, b, e, c]),
        because: say`${c.symbol} has ${c.unpaired} unpaired electrons, ${e.symbol} has ${e.unpaired}`,
      },
      { value: write([b, a, e, c]), because: say`both pairs of neighbours were exchanged` },
    ],
    steps: [
      say`From each atom the electrons of 4s go first, then those of 3d.`,
      say`By Hund’s rule the unpaired electrons are: ${countsOf(chosen)}.`,
      say`μ = √(n(n + 2)) grows with the number n of unpaired electrons.`,
      say`So the order is ${answer}`,
    ],
  }
}

/** "How many of the ions Fe³⁺, Ni²⁺, Cr³⁺, Cu²⁺ and Zn²⁺ have a spin-only magnetic moment above 2.5 BM?" */
export function howManyAbove(rng: Random) {
  const chosen = rng.sample(IONS, 5)
  const least = rng.int(1, 4)
  const limit = [1, 2.5, 3.5, 4.5][least - 1] ?? 1
  const total = chosen.filter(({ unpaired }) => momentOf(unpaired) > limit).length
  const list = formatList(chosen.map(withNumber))
  return {
    concept: 'unpaired-magnetic',
    given: { find: 'above' as const, species: facts(chosen), limit },
    prompt: rng.pick([
      say`How many of the ions ${list} have a spin-only magnetic moment above ${limit} BM?`,
      say`Among ${list}, the number of ions with a spin-only magnetic moment greater than ${limit} BM is:`,
      say`Count those of the ions ${list} whose magnetic moment by the spin-only formula is more than ${limit} BM.`,
    ]),
    answer: count(total),
    within: [0, 5] as const,
    mistakes: [0, 1, 2, 3, 4, 5]
      .filter((number) => number !== total)
      .map((number) => ({
        value: number,
        because:
          number > total
            ? say`${number - total === 1 ? 'an ion' : `${number - total} ions`} with fewer unpaired electrons ${number - total === 1 ? 'was' : 'were'} counted too`
            : say`${total - number === 1 ? 'an ion' : `${total - number} ions`} above the limit ${total - number === 1 ? 'was' : 'were'} overlooked`,
      })),
    steps: [
      say`From each atom the electrons of 4s go first, then those of 3d.`,
      say`By Hund’s rule the unpaired electrons are: ${countsOf(chosen)}.`,
      say`√(n(n + 2)) is above ${limit} BM when n is at least ${least}.`,
      say`The number of such ions is ${total}`,
    ],
  }
}
