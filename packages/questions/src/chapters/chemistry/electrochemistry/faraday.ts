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
  version: 8,
  concepts: ['faraday-laws'],
  levels: {
    easy: { forms: [massOfFaradays, massOfFaradays, faradaysForMoles] },
    medium: { forms: [massOfCurrent, timeForMass, twoCells] },
    hard: { forms: [plating, gasInSeries, partOfCurrent] },
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
      case 'plating': {
        // Minute by minute: what one minute deposits, against what the layer weighs.
        const layer = (given.faces * given.area * given.micrometres * given.density) / 1e4
        const perMinute = ((given.current * 60) / FARADAY / given.charge) * given.atomicMass
        return layer / perMinute
      }
      case 'gas':
        return bisect(
          (litres) => (litres / 22.4) * given.electrons - (given.mass / given.atomicMass) * given.charge,
          1e4,
        )
      case 'part':
        return bisect(
          (mass) =>
            (mass / given.atomicMass) * given.charge * FARADAY -
            (given.current * given.minutes * 60 * given.percent) / 100,
          1e6,
        )
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

/** Metals that are plated on others, with their densities in g/cm³. */
const COATS = [
  { metal: 'silver', density: 10.5 },
  { metal: 'copper', density: 8.9 },
  { metal: 'nickel', density: 8.9 },
  { metal: 'zinc', density: 7.1 },
  { metal: 'tin', density: 7.3 },
  { metal: 'chromium', density: 7.2 },
].flatMap(({ metal, density }) =>
  METALS.filter((one) => one.metal === metal).map((one) => ({ ...one, density })),
)

/** "A plate of 50 cm² is silvered 0.02 mm thick by 0.5 A. How many minutes does it take?" */
function plating(rng: Random) {
  const { coat, area, micrometres, current, faces, value } = rng.until(
    () => {
      const coat = rng.pick(COATS)
      const [area, micrometres] = [rng.int(2, 40) * 10, rng.int(1, 20) * 5]
      const [current, faces] = [rng.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5]), rng.pick([1, 2])]
      const mass = (faces * area * micrometres * coat.density) / 1e4
      return {
        coat,
        area,
        micrometres,
        current,
        faces,
        value: ((mass / coat.atomicMass) * coat.charge * FARADAY) / current / 60,
      }
    },
    (drawn) => drawn.value >= 5 && drawn.value <= 300,
  )
  const { metal, ion, charge, atomicMass, salt, density } = coat
  const mass = (faces * area * micrometres * density) / 1e4
  const answer = rounded(value, 1, 'min')
  const near = (time: number) => roundOff(time, 1)
  const hint = say`molar mass of ${metal} = ${quantity(atomicMass, 'g/mol')}, density = ${quantity(density, 'g/cm³')}, F = 96,500 C/mol`
  const [thick, side, flow] = [
    quantity(micrometres / 1000, 'mm'),
    quantity(area, 'cm²'),
    quantity(current, 'A'),
  ]
  const both = faces === 2
  return {
    given: { find: 'plating' as const, area, faces, micrometres, density, current, charge, atomicMass },
    prompt: stem(
      rng,
      [
        say`A thin metal sheet with an area of ${side} on each side is to be coated with ${metal}, ${thick} thick, on ${both ? 'both sides' : 'one side'}. A current of ${flow} is passed through ${salt} (${ion}).`,
        say`A layer of ${metal}, ${thick} thick, is deposited on ${both ? 'both faces of a plate, each' : 'one face of a plate,'} of area ${side}, from ${salt} (${ion}) with a current of ${flow}.`,
        say`By a current of ${flow} through ${salt} (${ion}), ${both ? 'both faces of a sheet, each' : 'one face of a sheet,'} of area ${side}, ${both ? 'are' : 'is'} plated with ${metal} to a thickness of ${thick}.`,
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
        value: near(both ? value / 2 : value * 2),
        because: both ? say`only one face was counted` : say`both faces were counted`,
      },
      {
        value: near(charge === 1 ? value * 2 : value / charge),
        because:
          charge === 1
            ? say`two electrons were taken for each ion, but ${ion} needs one`
            : say`one electron was taken for each ion, but ${ion} needs ${charge}`,
      },
      { value: near(value / density), because: say`the density was left out` },
      { value: near(value * 10), because: say`the thickness was not turned into centimetres` },
      { value: near(value * current), because: say`the charge was not divided by the current` },
      { value: near(value * 1.5), because: say`the volume of the layer was worked out wrongly` },
      { value: near(value * 0.75), because: say`the volume of the layer was worked out wrongly` },
    ],
    steps: [
      say`Volume of the layer = ${both ? '2 × ' : ''}${area} × ${tidy(micrometres / 10_000)} = ${quantity(tidy((faces * area * micrometres) / 10_000), 'cm³')}`,
      say`Mass = that × ${density} ≈ ${rounded(mass, 3, 'g')}`,
      say`Electrons = ${charge === 1 ? '' : `${charge} × `}mass ÷ ${atomicMass} ≈ ${rounded((mass / atomicMass) * charge, 4, 'mol')}`,
      say`Charge = that × 96,500 ≈ ${rounded((mass / atomicMass) * charge * FARADAY, 0, 'C')}`,
      say`Time = charge ÷ ${current} A ÷ 60 ≈ ${answer}`,
    ],
  }
}

/** Gases set free at an electrode, with the electrons for each molecule. */
const GASES = [
  { gas: 'oxygen', formula: 'O₂', electrons: 4, cell: 'acidulated water', at: 'anode' },
  { gas: 'hydrogen', formula: 'H₂', electrons: 2, cell: 'acidulated water', at: 'cathode' },
  { gas: 'chlorine', formula: 'Cl₂', electrons: 2, cell: 'concentrated brine', at: 'anode' },
] as const

/** "A silver cell and a cell with water are in series; 5.4 g of silver is deposited. What volume of O₂ is set free?" */
function gasInSeries(rng: Random) {
  const { metal, ion, charge, atomicMass, salt } = rng.pick(
    METALS.filter((one) => one.salt.endsWith('solution')),
  )
  const { gas, formula, electrons, cell, at } = rng.pick(GASES)
  const mass = tidy(rng.int(4, 80) / 4)
  const value = (((mass / atomicMass) * charge) / electrons) * 22.4
  const answer = rounded(value, 2, 'L')
  const hint = say`molar mass of ${metal} = ${quantity(atomicMass, 'g/mol')}, molar volume at STP = 22.4 L`
  const m = quantity(mass, 'g')
  return {
    given: { find: 'gas' as const, mass, charge, atomicMass, electrons },
    prompt: stem(
      rng,
      [
        say`Two cells, one with ${salt} (${ion}) and the other with ${cell}, are connected in series. In the first, ${m} of ${metal} is deposited.`,
        say`The same current flows for the same time through ${salt} (${ion}) and through ${cell}, and ${m} of ${metal} is deposited in the former.`,
        say`A charge that deposits ${m} of ${metal} from ${salt} (${ion}) is passed through ${cell}.`,
      ],
      [
        say`The volume of ${gas} (${formula}) liberated at the ${at}, measured at STP, is:`,
        say`What volume of ${gas} (${formula}) at STP is liberated at the ${at}?`,
        say`Calculate the volume of ${gas} (${formula}) at STP that is set free at the ${at}.`,
      ],
      [say`(${hint})`, say`(Given: ${hint})`],
    ),
    answer,
    mistakes: [
      {
        value: wrong((mass / atomicMass) * 22.4),
        because: say`one mole of gas was taken for each mole of ${metal}`,
      },
      {
        value: wrong(value * electrons),
        because: say`one electron was taken for each molecule of ${formula}`,
      },
      {
        value: wrong(electrons === 4 ? value * 2 : value / 2),
        because: say`${electrons === 4 ? 2 : 4} electrons were taken for each molecule of ${formula}, but it gives ${electrons}`,
      },
      {
        value: wrong(charge === 1 ? value * 2 : value / charge),
        because:
          charge === 1
            ? say`two electrons were taken for each ion, but ${ion} needs one`
            : say`one electron was taken for each ion, but ${ion} needs ${charge}`,
      },
      { value: wrong(value / 22.4), because: say`that is the amount in moles` },
      {
        value: wrong((mass / atomicMass / charge) * 22.4),
        because: say`the charge of the ion was divided by`,
      },
      { value: wrong(value * 1.5), because: say`half of the result was added once more` },
    ],
    steps: [
      say`Moles of ${metal} = ${mass} ÷ ${atomicMass} ≈ ${rounded(mass / atomicMass, 4, 'mol')}`,
      say`Electrons = ${charge === 1 ? 'the same' : `that × ${charge}`} ≈ ${rounded((mass / atomicMass) * charge, 4, 'mol')}, in both cells`,
      say`Each molecule of ${formula} takes ${electrons} electrons: ${formula} ≈ ${rounded(((mass / atomicMass) * charge) / electrons, 4, 'mol')}`,
      say`At STP this is that × 22.4 L`,
      say`Volume ≈ ${answer}`,
    ],
  }
}

/** "Only 80% of a current of 5 A deposits nickel, for 30 min. What mass is deposited?" */
function partOfCurrent(rng: Random) {
  const { metal, ion, charge, atomicMass, salt, current, minutes } = rng.until(
    () => drawCurrent(rng),
    (drawn) =>
      drawn.salt.endsWith('solution') &&
      (drawn.current * drawn.minutes * drawn.atomicMass) / drawn.charge > 1000,
  )
  const percent = rng.pick([60, 70, 75, 80, 85, 90, 95])
  const coulombs = tidy(current * minutes * 60)
  const value = ((coulombs * percent) / 100 / FARADAY / charge) * atomicMass
  const answer = grams(value)
  const [flow, time] = [quantity(current, 'A'), quantity(minutes, 'min')]
  const hint = say`molar mass of ${metal} = ${quantity(atomicMass, 'g/mol')}, F = 96,500 C/mol`
  return {
    given: { find: 'part' as const, current, minutes, percent, charge, atomicMass },
    prompt: stem(
      rng,
      [
        say`A current of ${flow} is passed for ${time} through ${salt} (${ion}) with a current efficiency of ${percent}%.`,
        say`${salt} (${ion}) is electrolysed for ${time} with ${flow}, but only ${percent}% of the current is used to deposit ${metal}; the rest liberates hydrogen.`,
        say`In the electroplating of an article with ${metal} from ${salt} (${ion}), a current of ${flow} flows for ${time}, and its efficiency is ${percent}%.`,
      ],
      [
        say`The mass of ${metal} deposited is:`,
        say`What mass of ${metal} is deposited?`,
        say`Calculate the mass of ${metal} obtained at the cathode.`,
      ],
      [say`(${hint})`, say`(Given: ${hint})`],
    ),
    answer,
    mistakes: [
      {
        value: wrong((value * 100) / percent),
        because: say`all of the current was taken to deposit ${metal}`,
      },
      { value: wrong((value * 10_000) / percent ** 2), because: say`the mass was divided by the efficiency` },
      {
        value: wrong((value * (100 - percent)) / percent),
        because: say`the wasted part of the current was used`,
      },
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
    ],
    steps: [
      say`Charge = ${current} × ${minutes} × 60 = ${quantity(coulombs, 'C')}`,
      say`Used for ${metal}: ${percent}% of it = ${quantity(tidy((coulombs * percent) / 100), 'C')}`,
      say`Electrons ≈ ${rounded((coulombs * percent) / 100 / FARADAY, 4, 'mol')}, and ${ion} needs ${charge} each`,
      say`Mass = ${tidy((coulombs * percent) / 100)} × ${atomicMass} ÷ (96,500 × ${charge}) ≈ ${answer}`,
    ],
  }
}
