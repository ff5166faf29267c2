import { drawScene, tidy } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawCurrent, FARADAY, grams, METALS, wrong } from './electrolysis.ts'
import { timeForMass, twoCells } from './faraday-hard.ts'

/** "A current of 2 A flows for 965 s through copper sulphate solution. What mass of copper is deposited?" */
export const faraday = defineGenerator({
  id: 'chemistry/faraday',
  version: 1,
  levels: {
    easy: { forms: [massOfFaradays] },
    medium: { forms: [massOfCurrent] },
    hard: { forms: [timeForMass, twoCells] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'faradays':
        return bisect((mass) => (mass / given.atomicMass) * given.charge - given.faradays, 1e6)
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
  const { name, town } = drawScene(rng)
  const { metal, ion, charge, atomicMass, salt } = rng.pick(METALS)
  const faradays = rng.int(2, 120) / 20
  const value = (faradays * atomicMass) / charge
  const answer = grams(value)
  const amount = say`${quantity(faradays, 'mol')} of electrons`
  return {
    given: { find: 'faradays' as const, faradays, charge, atomicMass },
    prompt: rng.pick([
      say`What mass of ${metal} does ${amount} deposit from ${salt} (${ion}) in the cell of ${name} in ${town}? (${metal}: ${quantity(atomicMass, 'g/mol')})`,
      say`${name} of ${town} passes ${amount} through ${salt}. How many grams of ${metal} (${quantity(atomicMass, 'g/mol')}) come out of the ${ion} ions?`,
      say`In ${town}, a charge of ${amount} flows through ${salt}, where ${ion} ions turn into ${metal} of ${quantity(atomicMass, 'g/mol')}. Find the mass of the metal that ${name} gets.`,
      say`The cathode of a cell in ${town} takes ${amount} to ${ion} ions in ${salt}. By how much ${metal} does it grow, if one mole of the metal weighs ${quantity(atomicMass, 'g')}?`,
      say`With ${amount}, which mass of ${metal} (molar mass ${quantity(atomicMass, 'g/mol')}) can ${name} win from ${ion} ions in ${salt}?`,
    ]),
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

function massOfCurrent(rng: Random) {
  const { metal, ion, charge, atomicMass, salt, current, minutes, name, town } = rng.until(
    () => drawCurrent(rng),
    (drawn) => (drawn.current * drawn.minutes * drawn.atomicMass) / drawn.charge > 1000,
  )
  const seconds = minutes * 60
  const coulombs = tidy(current * seconds)
  const value = (coulombs / FARADAY / charge) * atomicMass
  const answer = grams(value)
  const [flow, time] = [quantity(current, 'A'), quantity(minutes, 'min')]
  const hint = say`${metal}: ${quantity(atomicMass, 'g/mol')}, F = 96,500 C/mol`
  return {
    given: { find: 'mass' as const, current, seconds, charge, atomicMass },
    prompt: rng.pick([
      say`A current of ${flow} flows for ${time} through ${salt} (${ion}) in ${town}. What mass of ${metal} is deposited for ${name}? (${hint})`,
      say`${name} of ${town} electrolyses ${salt} with ${flow} over ${time}. How many grams of ${metal} come out of the ${ion} ions? (${hint})`,
      say`For ${time}, the cathode of a cell in ${town} draws ${flow} from ${salt} with ${ion} ions. By how much ${metal} does it grow? Take ${hint}.`,
      say`Find the mass of ${metal} that ${name} plates in ${town} from ${ion} ions (${salt}) when ${flow} are kept up during ${time}, for ${hint}.`,
      say`In ${town} a plating bath of ${salt} runs at ${flow}. After ${time}, how heavy is the layer of ${metal} from its ${ion} ions? (${hint})`,
    ]),
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
