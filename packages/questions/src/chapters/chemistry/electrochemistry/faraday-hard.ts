import { drawScene, roundOff, tidy } from '../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../kit/random/random.ts'
import { quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawCurrent, FARADAY, grams, METALS, wrong } from './electrolysis.ts'

export function timeForMass(rng: Random) {
  const { metal, ion, charge, atomicMass, salt, current, name, town } = drawCurrent(rng)
  const mass = tidy(rng.int(4, 80) / 4)
  const value = ((mass / atomicMass) * charge * FARADAY) / current / 60
  const answer = rounded(value, 1, 'min')
  const near = (time: number) => roundOff(time, 1)
  const hint = say`${metal}: ${quantity(atomicMass, 'g/mol')}, F = 96,500 C/mol`
  const flow = quantity(current, 'A')
  return {
    given: { find: 'minutes' as const, current, mass, charge, atomicMass },
    prompt: rng.pick([
      say`How many minutes must ${flow} flow through ${salt} (${ion}) in ${town} to deposit ${quantity(mass, 'g')} of ${metal} for ${name}? (${hint})`,
      say`${name} of ${town} wants ${quantity(mass, 'g')} of ${metal} from the ${ion} ions of ${salt} and sets the current to ${flow}. After how many minutes is it there? (${hint})`,
      say`A bath of ${salt} with ${ion} ions runs at ${flow} in ${town}. When has it plated ${quantity(mass, 'g')} of ${metal}, in minutes? Take ${hint}.`,
      say`Find the time in minutes in which ${name} gains ${quantity(mass, 'g')} of ${metal} out of ${ion} ions (${salt}) with ${flow}, for ${hint}.`,
      say`At ${flow}, how long does the electrolysis of ${salt} in ${town} take until ${quantity(mass, 'g')} of ${metal} have come from ${ion}? Answer in minutes. (${hint})`,
    ]),
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

export function twoCells(rng: Random) {
  const { name, town } = drawScene(rng)
  const [first, second] = rng.sample(
    METALS.filter(({ salt }) => salt.endsWith('solution')),
    2,
  )
  const mass = tidy(rng.int(4, 80) / 4)
  const value = (((mass / first.atomicMass) * first.charge) / second.charge) * second.atomicMass
  const answer = grams(value)
  const hint = say`${first.metal}: ${quantity(first.atomicMass, 'g/mol')}, ${second.metal}: ${quantity(second.atomicMass, 'g/mol')}`
  const pick = ({ charge, atomicMass }: (typeof METALS)[number]) => ({ charge, atomicMass })
  return {
    given: { find: 'second' as const, mass, first: pick(first), second: pick(second) },
    prompt: rng.pick([
      say`Two cells in series in ${town} hold ${first.salt} (${first.ion}) and ${second.salt} (${second.ion}). While ${quantity(mass, 'g')} of ${first.metal} is deposited in the first, how much ${second.metal} is deposited in the second? (${hint})`,
      say`${name} of ${town} sends the same charge through ${first.salt} and ${second.salt}. From ${first.ion} come ${quantity(mass, 'g')} of ${first.metal}. What mass of ${second.metal} comes from ${second.ion}? (${hint})`,
      say`One current runs through a cell with ${first.ion} ions and then one with ${second.ion} ions in ${town}. ${name} weighs ${quantity(mass, 'g')} of new ${first.metal}. Find the mass of new ${second.metal}, taking ${hint}.`,
      say`The charge that frees ${quantity(mass, 'g')} of ${first.metal} from ${first.ion} also passes a cell of ${second.salt} (${second.ion}) in ${town}. How many grams of ${second.metal} does ${name} find there, for ${hint}?`,
      say`By Faraday's second law, which mass of ${second.metal} (from ${second.ion}) goes with ${quantity(mass, 'g')} of ${first.metal} (from ${first.ion}) in two cells in series of ${name} in ${town}? (${hint})`,
    ]),
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
