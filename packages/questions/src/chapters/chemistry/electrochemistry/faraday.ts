import { roundOff, tidy } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A current of 2 A flows for 965 s through copper sulphate solution. What mass of copper is deposited?" */
export const faraday = defineGenerator({
  id: 'chemistry/faraday',
  version: 7,
  concepts: ['faraday-laws'],
  levels: {
    easy: { forms: [massOfFaradays, massOfFaradays, faradaysForMoles] },
    medium: { forms: [massOfCurrent] },
    hard: { forms: [timeForMass, twoCells] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'faradays':
        return bisect((mass) => (mass / given.atomicMass) * given.charge - given.faradays, 1e6)
      case 'charge':
        // The electrons of each ion, one after another.
        return range(1, given.charge).reduce((sum) => sum + given.moles, 0)
      case 'mass':
        // Gram equivalents, one for each faraday.
        return ((given.current * given.seconds) / FARADAY) * (given.atomicMass / given.charge)
      case 'minutes':
        return bisect(
          (minutes) =>
            ((given.current * minutes * 60) / FARADAY / given.charge) * given.atomicMass - given.mass,
          1e5,
        )
      case 'second': {
        // Equal charge gives equal numbers of equivalents.
        const equivalents = given.mass / (given.first.atomicMass / given.first.charge)
        return equivalents * (given.second.atomicMass / given.second.charge)
      }
    }
  },
})

function massOfFaradays(rng: Random) {
  const { metal, ion, charge, atomicMass, salt } = rng.pick(METALS)
  const faradays = rng.int(2, 120) / 20
  const value = (faradays * atomicMass) / charge
  const answer = grams(value)
  const amount = say`${quantity(faradays, 'mol')} of electrons`
  return {
    given: { find: 'faradays' as const, faradays, charge, atomicMass },
    prompt: stem(
      rng,
      [
        say`A total of ${amount} is passed through ${salt} (${ion}).`,
        say`During the electrolysis of ${salt} containing ${ion}, ${amount} passes through the cell.`,
        say`${salt} (${ion}) is electrolysed by passing ${amount}.`,
        say`${amount} passes through a cell with ${salt} (${ion}).`,
      ],
      [
        say`The mass of ${metal} deposited at the cathode is:`,
        say`What mass of ${metal} is deposited?`,
        say`Calculate the mass of ${metal} liberated at the cathode.`,
        say`How many grams of ${metal} are deposited?`,
        say`Find the mass of ${metal} formed at the cathode.`,
      ],
      [
        say`(Molar mass of ${metal} = ${quantity(atomicMass, 'g/mol')})`,
        say`Take the molar mass of ${metal} as ${quantity(atomicMass, 'g/mol')}.`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: wrong(charge === 1 ? value / 2 : value * charge),
        because:
          charge === 1
            ? say`two electrons were taken for each ion, but ${ion} needs one`
            : say`one electron was taken for each ion, but ${ion} needs ${charge}`,
      },
      ...(charge > 1
        ? [
            {
              value: wrong(faradays * atomicMass * charge),
              because: say`the molar mass was multiplied by the charge of the ion`,
            },
          ]
        : []),
      charge > 1
        ? { value: wrong(value / charge), because: say`the charge of the ion was divided by twice` }
        : {
            value: wrong(value / 3),
            because: say`three electrons were taken for each ion, but ${ion} needs one`,
          },
      { value: wrong(atomicMass / charge), because: say`that is the mass for one mole of electrons` },
      { value: wrong(atomicMass), because: say`that is the mass of one mole of ${metal}` },
      { value: wrong(value * 2), because: say`the molar mass was doubled` },
      { value: wrong(value / 2), because: say`the molar mass was halved` },
    ],
    steps: [
      say`${ion} needs ${charge} electron${charge === 1 ? '' : 's'} each, so ${metal} = ${faradays} ÷ ${charge} ≈ ${rounded(faradays / charge, 4, 'mol')}`,
      say`Mass = ${faradays} × ${atomicMass} ÷ ${charge} ≈ ${answer}`,
    ],
  }
}

/** "How many faradays are needed to deposit 0.4 mol of aluminium from Al³⁺?" */
function faradaysForMoles(rng: Random) {
  const { metal, ion, charge, atomicMass, salt } = rng.pick(METALS.filter((one) => one.charge > 1))
  const moles = rng.int(1, 60) / 20
  const isMass = rng.chance(0.6)
  const value = tidy(moles * charge)
  const amount = isMass ? quantity(tidy(moles * atomicMass), 'g') : quantity(moles, 'mol')
  const answer = quantity(value, 'mol')
  return {
    given: { find: 'charge' as const, moles, charge },
    prompt: stem(
      rng,
      [
        say`${amount} of ${metal} is to be deposited from ${salt} (${ion}).`,
        say`In the electrolysis of ${salt} (${ion}), ${amount} of ${metal} collects at the cathode.`,
        say`${ion} ions of ${salt} are reduced to give ${amount} of ${metal}.`,
        say`${amount} of ${metal} is obtained when ${salt} (${ion}) is electrolysed.`,
      ],
      [
        say`How many moles of electrons are needed?`,
        say`What amount of electrons has to pass through the cell?`,
        say`Calculate the moles of electrons that take part.`,
        say`The charge required, in moles of electrons, is:`,
        say`Find the amount of electrons that must pass through the cell.`,
      ],
      isMass ? [say`(Molar mass of ${metal} = ${quantity(atomicMass, 'g/mol')})`] : [],
    ),
    answer,
    mistakes: [
      { value: moles, because: say`one electron was taken for each ion, but ${ion} needs ${charge}` },
      {
        value: tidy(moles * (5 - charge)),
        because: say`${ion} needs ${charge} electrons, not ${5 - charge}`,
      },
      { value: roundOff(moles / charge, 3), because: say`it was divided by the charge of the ion` },
      { value: tidy(value * 2), because: say`the amount was doubled` },
      { value: tidy(value / 2), because: say`the amount was halved` },
      { value: tidy(value * 1.5), because: say`half as many electrons again were counted` },
    ],
    steps: [
      isMass
        ? say`Moles of ${metal} = ${tidy(moles * atomicMass)} ÷ ${atomicMass} = ${moles}, and each ${ion} takes ${charge} electrons.`
        : say`Each ${ion} takes ${charge} electrons.`,
      say`Electrons = ${moles} × ${charge} = ${answer}`,
    ],
  }
}

function massOfCurrent(rng: Random) {
  const { metal, ion, charge, atomicMass, salt, current, minutes } = rng.until(
    () => drawCurrent(rng),
    (drawn) => (drawn.current * drawn.minutes * drawn.atomicMass) / drawn.charge > 1000,
  )
  const seconds = minutes * 60
  const coulombs = tidy(current * seconds)
  const value = (coulombs / FARADAY / charge) * atomicMass
  const answer = grams(value)
  const [flow, time] = [quantity(current, 'A'), quantity(minutes, 'min')]
  const hint = say`molar mass of ${metal} = ${quantity(atomicMass, 'g/mol')}, F = 96,500 C/mol`
  return {
    given: { find: 'mass' as const, current, seconds, charge, atomicMass },
    prompt: stem(
      rng,
      [
        say`A current of ${flow} is passed through ${salt} (${ion}) for ${time}.`,
        say`${salt} (${ion}) is electrolysed for ${time} using a current of ${flow}.`,
        say`On passing a steady current of ${flow} for ${time} through ${salt}, ${ion} ions are discharged.`,
      ],
      [
        say`The mass of ${metal} deposited at the cathode is:`,
        say`What mass of ${metal} is deposited?`,
        say`Calculate the mass of ${metal} liberated.`,
      ],
      [say`(${hint})`, say`(Given: ${hint})`],
    ),
    answer,
    mistakes: [
      {
        value: wrong(charge === 1 ? value / 2 : value * charge),
        because:
          charge === 1
            ? say`two electrons were taken for each ion, but ${ion} needs one`
            : say`one electron was taken for each ion, but ${ion} needs ${charge}`,
      },
      { value: wrong(value / 60), because: say`the minutes were not turned into seconds` },
      { value: wrong(value * 2), because: say`the molar mass was doubled` },
      { value: wrong(value / 2), because: say`the molar mass was halved` },
      charge > 1
        ? { value: wrong(value / charge), because: say`the charge of the ion was divided by twice` }
        : {
            value: wrong(value / 3),
            because: say`three electrons were taken for each ion, but ${ion} needs one`,
          },
      { value: wrong(atomicMass / charge), because: say`that is the mass for one mole of electrons` },
      { value: wrong(value * 10), because: say`the power of ten is one too high` },
    ],
    steps: [
      say`Charge = ${current} × ${seconds} = ${quantity(coulombs, 'C')}`,
      say`Electrons = ${coulombs} ÷ 96,500 ≈ ${rounded(coulombs / FARADAY, 4, 'mol')}, and ${ion} needs ${charge} each`,
      say`Mass = ${coulombs} × ${atomicMass} ÷ (96,500 × ${charge}) ≈ ${answer}`,
    ],
  }
}

function timeForMass(rng: Random) {
  const { metal, ion, charge, atomicMass, salt, current } = drawCurrent(rng)
  const mass = tidy(rng.int(4, 80) / 4)
  const value = ((mass / atomicMass) * charge * FARADAY) / current / 60
  const answer = rounded(value, 1, 'min')
  const near = (time: number) => roundOff(time, 1)
  const hint = say`molar mass of ${metal} = ${quantity(atomicMass, 'g/mol')}, F = 96,500 C/mol`
  const flow = quantity(current, 'A')
  return {
    given: { find: 'minutes' as const, current, mass, charge, atomicMass },
    prompt: stem(
      rng,
      [
        say`A current of ${flow} is passed through ${salt} (${ion}) to deposit ${quantity(mass, 'g')} of ${metal}.`,
        say`${quantity(mass, 'g')} of ${metal} is to be deposited from ${salt} (${ion}) by a steady current of ${flow}.`,
        say`During the electrolysis of ${salt} containing ${ion} with a current of ${flow}, ${quantity(mass, 'g')} of ${metal} is deposited.`,
      ],
      [
        say`The time required in minutes is:`,
        say`For how many minutes must the current be passed?`,
        say`Calculate the time taken, in minutes.`,
      ],
      [say`(${hint})`, say`(Given: ${hint})`],
    ),
    answer,
    mistakes: [
      {
        value: near(charge === 1 ? value * 2 : value / charge),
        because:
          charge === 1
            ? say`two electrons were taken for each ion, but ${ion} needs one`
            : say`one electron was taken for each ion, but ${ion} needs ${charge}`,
      },
      { value: near(value * 60), because: say`that is the number of seconds` },
      { value: near(value * current), because: say`the charge was not divided by the current` },
      { value: near(value * current * current), because: say`the charge was multiplied by the current` },
      { value: near(value / 2), because: say`the molar mass was doubled` },
      { value: near(value * 1.5), because: say`half as much again of ${metal} was reckoned` },
      { value: near(value / current), because: say`the current was divided by twice` },
    ],
    steps: [
      say`Moles of ${metal} = ${mass} ÷ ${atomicMass} ≈ ${rounded(mass / atomicMass, 4, 'mol')}`,
      say`${ion} needs ${charge} electron${charge === 1 ? '' : 's'} each, so electrons ≈ ${rounded((mass / atomicMass) * charge, 4, 'mol')}`,
      say`Charge = that × 96,500 ≈ ${rounded((mass / atomicMass) * charge * FARADAY, 0, 'C')}`,
      say`Time = charge ÷ ${current} A ÷ 60 ≈ ${answer}`,
    ],
  }
}

function twoCells(rng: Random) {
  const [first, second] = rng.sample(
    METALS.filter(({ salt }) => salt.endsWith('solution')),
    2,
  )
  const mass = tidy(rng.int(4, 80) / 4)
  const value = (((mass / first.atomicMass) * first.charge) / second.charge) * second.atomicMass
  const answer = grams(value)
  const hint = say`molar masses: ${first.metal} = ${quantity(first.atomicMass, 'g/mol')}, ${second.metal} = ${quantity(second.atomicMass, 'g/mol')}`
  const pick = ({ charge, atomicMass }: (typeof METALS)[number]) => ({ charge, atomicMass })
  return {
    given: { find: 'second' as const, mass, first: pick(first), second: pick(second) },
    prompt: stem(
      rng,
      [
        say`Two electrolytic cells containing ${first.salt} (${first.ion}) and ${second.salt} (${second.ion}) are connected in series. The mass of ${first.metal} deposited in the first is ${quantity(mass, 'g')}.`,
        say`The same quantity of electricity is passed through ${first.salt} (${first.ion}) and ${second.salt} (${second.ion}), and ${quantity(mass, 'g')} of ${first.metal} is deposited.`,
        say`When a certain charge passes through ${first.salt} (${first.ion}), ${quantity(mass, 'g')} of ${first.metal} is deposited. The same charge is passed through ${second.salt} (${second.ion}).`,
      ],
      [
        say`The mass of ${second.metal} deposited is:`,
        say`What mass of ${second.metal} is deposited?`,
        say`Calculate the mass of ${second.metal} obtained at the other cathode.`,
      ],
      [say`(${hint})`, say`(Given: ${hint})`],
    ),
    answer,
    mistakes: [
      {
        value: wrong((mass / first.atomicMass) * second.atomicMass),
        because: say`the charges of the ions were left out`,
      },
      { value: wrong(mass), because: say`equal masses were taken, but it is equivalents that are equal` },
      {
        value: wrong(((mass / first.atomicMass) * second.charge * second.atomicMass) / first.charge),
        because: say`the charges of the ions were exchanged`,
      },
      {
        value: wrong((((mass * first.atomicMass) / second.atomicMass) * second.charge) / first.charge),
        because: say`the ratio of the equivalents was turned round`,
      },
      { value: wrong((mass * first.charge) / second.charge), because: say`the molar masses were left out` },
      { value: wrong(value * 2), because: say`the result was doubled` },
      { value: wrong(value / 2), because: say`the result was halved` },
    ],
    steps: [
      say`Moles of ${first.metal} = ${mass} ÷ ${first.atomicMass} ≈ ${rounded(mass / first.atomicMass, 4, 'mol')}`,
      say`Electrons = that × ${first.charge} ≈ ${rounded((mass / first.atomicMass) * first.charge, 4, 'mol')}, the same in both cells`,
      say`Moles of ${second.metal} = that ÷ ${second.charge} ≈ ${rounded(((mass / first.atomicMass) * first.charge) / second.charge, 4, 'mol')}`,
      say`Mass = that × ${second.atomicMass} ≈ ${answer}`,
    ],
  }
}

/** Coulombs per mole of electrons, as given in the questions. */
const FARADAY = 96_500

const METALS = [
  { metal: 'silver', ion: 'Ag⁺', charge: 1, atomicMass: 108, salt: 'silver nitrate solution' },
  { metal: 'copper', ion: 'Cu²⁺', charge: 2, atomicMass: 63.5, salt: 'copper(II) sulphate solution' },
  { metal: 'zinc', ion: 'Zn²⁺', charge: 2, atomicMass: 65, salt: 'zinc sulphate solution' },
  { metal: 'nickel', ion: 'Ni²⁺', charge: 2, atomicMass: 58.7, salt: 'nickel sulphate solution' },
  { metal: 'tin', ion: 'Sn²⁺', charge: 2, atomicMass: 119, salt: 'tin(II) chloride solution' },
  { metal: 'cadmium', ion: 'Cd²⁺', charge: 2, atomicMass: 112, salt: 'cadmium sulphate solution' },
  { metal: 'gold', ion: 'Au³⁺', charge: 3, atomicMass: 197, salt: 'gold(III) chloride solution' },
  { metal: 'chromium', ion: 'Cr³⁺', charge: 3, atomicMass: 52, salt: 'chromium(III) sulphate solution' },
  { metal: 'aluminium', ion: 'Al³⁺', charge: 3, atomicMass: 27, salt: 'molten aluminium oxide' },
  { metal: 'magnesium', ion: 'Mg²⁺', charge: 2, atomicMass: 24, salt: 'molten magnesium chloride' },
  { metal: 'sodium', ion: 'Na⁺', charge: 1, atomicMass: 23, salt: 'molten sodium chloride' },
]

const grams = (mass: number) => rounded(mass, 2, 'g')

const wrong = (mass: number) => roundOff(mass, 2)

/** A current, a time and what it runs through. */
function drawCurrent(rng: Random) {
  const current = rng.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10])
  return { ...rng.pick(METALS), current, minutes: rng.int(4, 90) }
}
