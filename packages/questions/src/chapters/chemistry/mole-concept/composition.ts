import { ATOMIC_MASSES, countAtoms, formatFormula } from '../../../kit/chemistry/formulas.ts'
import { addUpMolarMass, roundOff, tidy } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { percent, quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'
import { drawPart, massesOf, ORES } from './composition-parts.ts'

/** "What is the percentage by mass of nitrogen in urea (CH₄N₂O)?" */
export const composition = defineGenerator({
  id: 'chemistry/composition',
  version: 8,
  levels: {
    easy: { forms: [...often(15, massByShare), ...often(8, shareFromMasses), shareOfElement] },
    medium: { forms: [massOfElement] },
    hard: { forms: [metalOfOre, oreForMetal] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'by-share') return (given.mass / 100) * given.percent
    if (given.find === 'from-masses') return 100 - ((given.mass - given.part) / given.mass) * 100
    const atoms = countAtoms(given.formula)
    const part =
      ((atoms.get(given.element) ?? 0) * (ATOMIC_MASSES[given.element] ?? 0)) / addUpMolarMass(given.formula)
    switch (given.find) {
      case 'share':
        // 100% less the shares of the other elements.
        return (
          100 -
          [...atoms]
            .filter(([element]) => element !== given.element)
            .reduce((sum, [element, count]) => sum + count * (ATOMIC_MASSES[element] ?? 0), 0) /
            (addUpMolarMass(given.formula) / 100)
        )
      case 'mass':
        return bisect((mass) => mass / part - given.mass, 1e6)
      case 'metal':
        return (given.mass / 100) * given.purity * part
      case 'ore':
        return bisect((ore) => (ore * given.purity * part) / 100 - given.mass, 1e7)
    }
  },
})

function shareOfElement(rng: Random) {
  const { compound, element, count, elementName } = drawPart(rng)
  const { formula, molarMass } = compound
  const atomic = ATOMIC_MASSES[element] ?? 0
  const value = (100 * count * atomic) / molarMass
  const answer = rounded(value, 1, '%')
  const atoms = [...countAtoms(formula).values()].reduce((sum, number) => sum + number, 0)
  const [what, masses] = [`${compound.name} (${formatFormula(formula)})`, massesOf(formula)]
  return {
    given: { find: 'share' as const, formula, element },
    prompt: stem(
      rng,
      [
        say`The percentage by mass of ${elementName} in ${what} is:`,
        say`What is the mass per cent of ${elementName} in ${what}?`,
        say`Calculate the percentage composition by mass of ${elementName} in ${what}.`,
        say`In a pure sample of ${what}, the percentage of ${elementName} by mass is:`,
      ],
      [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`],
    ),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: 100 - value, because: say`that is the share of the other elements` },
      ...(count > 1
        ? [
            {
              value: value / count,
              because: say`only one of the ${count} atoms of ${elementName} was counted`,
            },
          ]
        : [
            {
              value: value * 2,
              because: say`two atoms of ${elementName} were counted, but there is only one`,
            },
          ]),
      { value: (100 * count) / atoms, because: say`the atoms were counted without their masses` },
      { value: value * 1.5, because: say`the molar mass was taken too small by a third` },
      {
        value: (100 * (count + 1) * atomic) / (molarMass + atomic),
        because: say`one atom of ${elementName} too many was counted`,
      },
      {
        value: (100 * count * atomic) / (molarMass - count * atomic),
        because: say`the mass was divided by that of the other elements, not by the whole`,
      },
      { value: atomic, because: say`that is the atomic mass, not a share` },
      { value: value / 2, because: say`the molar mass was doubled` },
    ],
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}, of which ${count} × ${atomic} = ${quantity(count * atomic, 'g')} is ${elementName}`,
      say`Share = ${count * atomic} ÷ ${molarMass} × 100 ≈ ${answer}`,
    ],
  }
}

/** How many moles are taken: sizes that give masses of one or two decimals. */
const drawTimes = (rng: Random): number =>
  tidy(rng.pick([rng.int(2, 19) / 20, rng.int(10, 60) / 10, rng.int(1, 24) / 25]))

/** Not 100 g or 1 kg, of which the per cent itself tells the part. */
const MASSES = range(2, 150)
  .filter((tens) => tens !== 10 && tens !== 100)
  .map((tens) => tens * 10)

function massByShare(rng: Random) {
  const { compound, element, count, elementName } = drawPart(rng)
  const share = roundOff((100 * count * (ATOMIC_MASSES[element] ?? 0)) / compound.molarMass, 1)
  const mass = rng.pick(MASSES)
  const value = tidy((mass * share) / 100)
  const answer = quantity(value, 'g')
  const what = `${compound.name} (${formatFormula(compound.formula)})`
  return {
    given: { find: 'by-share' as const, mass, percent: share },
    prompt: rng.pick([
      say`By mass, ${what} is ${percent(share)} ${elementName}. How many grams of ${elementName} are there in ${quantity(mass, 'g')} of it?`,
      say`The mass per cent of ${elementName} in ${what} is ${percent(share)}. The mass of ${elementName} in ${quantity(mass, 'g')} of the compound is:`,
      say`A chemist has ${quantity(mass, 'g')} of ${what}. If ${elementName} makes up ${percent(share)} of the mass of the compound, what mass of ${elementName} is there in it?`,
      say`A student weighs out ${quantity(mass, 'g')} of ${what}, which contains ${percent(share)} ${elementName} by mass. Find the mass of ${elementName} in it.`,
    ]),
    answer,
    within: [0, 0.99 * mass] as const,
    mistakes: [
      { value: tidy(mass - value), because: say`that is the mass of the other elements` },
      { value: tidy(mass - share), because: say`the per cent was taken off the mass as if it were grams` },
      { value: roundOff(value / 10, 2), because: say`the decimal point was moved one place` },
      { value: tidy(value / 2), because: say`the share was halved` },
      { value: tidy(1.5 * value), because: say`half as much again was taken` },
      { value: tidy(mass / 2), because: say`the two parts were taken to be equal` },
      { value: tidy((mass * (100 - share)) / 200), because: say`half of the other elements was taken` },
    ],
    steps: [
      say`In 100 g there are ${quantity(share, 'g')} of ${elementName}.`,
      say`Mass = ${mass} × ${share} ÷ 100 = ${answer}`,
    ],
  }
}

function shareFromMasses(rng: Random) {
  const { compound, element, count, elementName } = drawPart(rng)
  const times = drawTimes(rng)
  const mass = tidy(times * compound.molarMass)
  const part = tidy(times * count * (ATOMIC_MASSES[element] ?? 0))
  const value = (100 * part) / mass
  const answer = rounded(value, 1, '%')
  const what = `${compound.name} (${formatFormula(compound.formula)})`
  const [whole, own] = [quantity(mass, 'g'), quantity(part, 'g')]
  return {
    given: { find: 'from-masses' as const, mass, part },
    prompt: rng.pick([
      say`A sample of ${whole} of ${what} contains ${own} of ${elementName}. What is the percentage by mass of ${elementName} in it?`,
      say`From ${whole} of pure ${what}, ${own} of ${elementName} is obtained. The mass per cent of ${elementName} in the compound is:`,
      say`On decomposing ${whole} of ${what}, ${own} of ${elementName} is found. Calculate the percentage of ${elementName} by mass.`,
    ]),
    answer,
    within: [0, 100] as const,
    mistakes: [
      { value: 100 - value, because: say`that is the share of the other elements` },
      {
        value: (100 * part) / (mass - part),
        because: say`the mass was divided by that of the other elements, not by the whole`,
      },
      {
        value: (100 * part) / (mass + part),
        because: say`the mass of ${elementName} was added to the whole`,
      },
      { value: part, because: say`that is the mass in grams, not a share` },
      { value: value / 2, because: say`the whole was doubled` },
      { value: value * 1.5, because: say`the whole was taken too small by a third` },
    ],
    steps: [
      say`Share = mass of ${elementName} ÷ mass of the compound × 100`,
      say`${part} ÷ ${mass} × 100 ≈ ${answer}`,
    ],
  }
}

function massOfElement(rng: Random) {
  const { compound, element, count, elementName } = drawPart(rng)
  const { formula, molarMass } = compound
  const times = drawTimes(rng)
  const [mass, part] = [tidy(times * molarMass), tidy(count * (ATOMIC_MASSES[element] ?? 0))]
  const value = tidy(times * part)
  const answer = quantity(value, 'g')
  const [what, masses] = [`${compound.name} (${formatFormula(formula)})`, massesOf(formula)]
  return {
    given: { find: 'mass' as const, formula, element, mass },
    prompt: stem(
      rng,
      [
        say`The mass of ${elementName} present in ${quantity(mass, 'g')} of ${what} is:`,
        say`How many grams of ${elementName} are contained in ${quantity(mass, 'g')} of ${what}?`,
        say`A sample of ${quantity(mass, 'g')} of ${what} is analysed. What mass of ${elementName} does it contain?`,
        say`Find the mass of ${elementName} that is combined in ${quantity(mass, 'g')} of ${what}.`,
        say`A bottle holds ${quantity(mass, 'g')} of ${what}. What is the mass of the ${elementName} in it?`,
        say`If all the ${elementName} is recovered from ${quantity(mass, 'g')} of ${what}, what will be its mass?`,
      ],
      [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`],
    ),
    answer,
    // A part weighs less than the whole.
    within: [0, 0.97 * mass] as const,
    mistakes: [
      { value: mass - value, because: say`that is the mass of the other elements` },
      { value: part, because: say`that is the mass of ${elementName} in one mole` },
      ...(count > 1
        ? [
            {
              value: tidy(value / count),
              because: say`only one of the ${count} atoms of ${elementName} was counted`,
            },
          ]
        : []),
      {
        value: tidy((mass * count) / [...countAtoms(formula).values()].reduce((sum, each) => sum + each, 0)),
        because: say`the atoms were counted without their masses`,
      },
      { value: value * 2, because: say`the molar mass was halved` },
      { value: value / 2, because: say`the molar mass was doubled` },
      {
        value: tidy(times * (part + (ATOMIC_MASSES[element] ?? 0))),
        because: say`one atom of ${elementName} too many was counted`,
      },
    ],
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`One mole holds ${count} × ${ATOMIC_MASSES[element] ?? 0} = ${quantity(part, 'g')} of ${elementName}.`,
      say`Mass = ${mass} × ${part} ÷ ${molarMass} = ${answer}`,
    ],
  }
}

function metalOfOre(rng: Random) {
  const { mineral, formula, element, metal, molarMass, part, purity, mass } = drawOre(rng)
  const atomic = ATOMIC_MASSES[element] ?? 0
  const pure = tidy((mass * purity) / 100)
  const value = (pure * part) / molarMass
  const answer = rounded(value, 1, 'kg')
  const [what, masses] = [`${mineral} (${formatFormula(formula)})`, massesOf(formula)]
  const kilograms = quantity(mass, 'kg')
  const wrong = (number: number) => roundOff(number, 1)
  return {
    given: { find: 'metal' as const, formula, element, mass, purity },
    prompt: stem(
      rng,
      [
        say`An ore contains ${percent(purity)} ${what} by mass, and the impurities contain no ${metal}.`,
        say`The only source of ${metal} in an ore is ${what}, which makes up ${percent(purity)} of it by mass.`,
        say`A sample of ore is ${percent(purity)} pure ${what} by mass; the rest is gangue free from ${metal}.`,
      ],
      [
        say`The mass of ${metal} present in ${kilograms} of the ore is:`,
        say`What is the maximum mass of ${metal} that can be extracted from ${kilograms} of the ore?`,
        say`How much ${metal} can be obtained from ${kilograms} of it?`,
      ],
      [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`],
    ),
    answer,
    mistakes: [
      { value: wrong((mass * part) / molarMass), because: say`the ore was taken to be pure` },
      {
        value: wrong((pure * atomic) / molarMass),
        because: say`only one of the atoms of ${metal} in the formula was counted`,
      },
      {
        value: wrong((pure * part) / (molarMass + part)),
        because: say`the mass of ${metal} was added to the molar mass`,
      },
      {
        value: wrong(((mass - pure) * part) / molarMass),
        because: say`the share of the sand was taken instead of that of the ${mineral}`,
      },
      { value: wrong(pure - value), because: say`that is the mass of the other elements of the ${mineral}` },
      { value: wrong(value / 2), because: say`the molar mass was doubled` },
      { value: wrong(value * 2), because: say`the molar mass was halved` },
      {
        value: wrong(value * (purity / 100)),
        because: say`the ${percent(purity)} were taken twice`,
      },
      // The metal weighs less than its mineral, which alone would rule the rest out.
    ].filter((mistake) => mistake.value < 0.98 * pure),
    others: [0.6, 0.75, 0.88, 1.12, 1.25].map((by) => wrong(value * by)).filter((size) => size < 0.98 * pure),
    steps: [
      say`${mineral[0]?.toUpperCase() ?? ''}${mineral.slice(1)} in the ore: ${percent(purity)} of ${mass} kg = ${quantity(pure, 'kg')}`,
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Of this, ${metal} makes up ${quantity(part, 'g')}.`,
      say`${pure} × ${part} ÷ ${molarMass} ≈ ${answer}`,
    ],
  }
}

function oreForMetal(rng: Random) {
  const { mineral, formula, element, metal, molarMass, part, purity, mass } = drawOre(rng)
  const pure = (mass * molarMass) / part
  const value = (pure * 100) / purity
  const answer = rounded(value, 1, 'kg')
  const [what, masses] = [`${mineral} (${formatFormula(formula)})`, massesOf(formula)]
  const kilograms = quantity(mass, 'kg')
  const wrong = (number: number) => roundOff(number, 1)
  return {
    given: { find: 'ore' as const, formula, element, mass, purity },
    prompt: stem(
      rng,
      [
        say`An ore contains ${percent(purity)} ${what} by mass, and the impurities contain no ${metal}.`,
        say`The only source of ${metal} in an ore is ${what}, which makes up ${percent(purity)} of it by mass.`,
        say`A sample of ore is ${percent(purity)} pure ${what} by mass; the rest is gangue free from ${metal}.`,
      ],
      [
        say`The minimum mass of the ore required to obtain ${kilograms} of ${metal} is:`,
        say`What mass of the ore is needed to extract ${kilograms} of ${metal}?`,
        say`How much of the ore will yield ${kilograms} of ${metal}?`,
      ],
      [say`(Atomic masses: ${masses})`, say`Given the atomic masses ${masses}.`],
    ),
    answer,
    mistakes: [
      { value: wrong(pure), because: say`the ore was taken to be pure` },
      { value: wrong((mass * 100) / purity), because: say`the ${mineral} was taken to be pure ${metal}` },
      {
        value: wrong((pure * purity) / 100),
        because: say`the share was multiplied by instead of divided by`,
      },
      {
        value: wrong((pure * 100) / (100 - purity)),
        because: say`the share of the rest was taken instead of that of the ${mineral}`,
      },
      { value: wrong(value * 2), because: say`the molar mass was doubled` },
      { value: wrong(value / 2), because: say`the molar mass was halved` },
      {
        value: wrong((value * 100) / purity),
        because: say`the ${percent(purity)} were divided by twice`,
      },
      {
        value: wrong((mass * (molarMass + part) * 100) / (part * purity)),
        because: say`the mass of ${metal} was added to the molar mass`,
      },
      // The mineral weighs more than its metal, which alone would rule the rest out.
    ].filter((mistake) => mistake.value >= wrong((mass * 100) / purity)),
    others: [0.75, 0.88, 1.12, 1.25, 1.5]
      .map((by) => wrong(value * by))
      .filter((size) => size > (102 * mass) / purity),
    steps: [
      say`Molar mass of ${formatFormula(formula)} = ${quantity(molarMass, 'g/mol')}`,
      say`Of this, ${metal} makes up ${quantity(part, 'g')}.`,
      say`Mass of ${mineral} = ${mass} × ${molarMass} ÷ ${part} ≈ ${rounded(pure, 1, 'kg')}`,
      say`Mass of ore = that mass ÷ ${percent(purity)} ≈ ${answer}`,
    ],
  }
}

function drawOre(rng: Random) {
  const ore = rng.pick(ORES)
  const molarMass = addUpMolarMass(ore.formula)
  const part = (countAtoms(ore.formula).get(ore.element) ?? 0) * (ATOMIC_MASSES[ore.element] ?? 0)
  return { ...ore, molarMass, part, purity: rng.int(20, 90, 2), mass: rng.int(4, 60) * 10 }
}
