import { roundOff, tidy } from '../../../../kit/chemistry/solutes.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { quantity, rounded } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { SALTS, WATER } from './solvents.ts'

const FREEZING = WATER.freezing

export function freezingOfSalt(rng: Random) {
  const { name: salt, formula, molarMass, ions } = rng.pick(SALTS)
  const of = rng.int(200, 1000, 50)
  const molality = rng.int(4, 40) / 100
  const grams = roundOff((molality * molarMass * of) / 1000, 1)
  const shift = (FREEZING * ions * 1000 * grams) / (molarMass * of)
  const answer = rounded(-shift, 2, '°C')
  const wrong = (number: number) => roundOff(number, 2)
  const [mass, water] = [quantity(grams, 'g'), quantity(of, 'g')]
  const hint = `$K_f$ = 1.86 K kg/mol, ${formula}: ${molarMass} g/mol`
  return {
    concept: 'vant-hoff-factor',
    given: { find: 'freezing' as const, constant: FREEZING, solute: grams, molarMass, solvent: of, ions },
    prompt: stem(
      rng,
      [
        say`${mass} of ${salt} (${formula}) is dissolved in ${water} of water.`,
        say`A solution contains ${mass} of ${formula} in ${water} of water.`,
        say`An aqueous solution is made from ${mass} of ${salt} (${formula}) and ${water} of water.`,
      ],
      [
        say`Assuming complete dissociation, the freezing point of the solution is:`,
        say`What is its freezing point, if the salt is completely dissociated?`,
        say`Calculate the temperature at which the solution freezes, for complete dissociation of the salt.`,
      ],
      [say`(${hint})`, say`Given: ${hint}.`],
    ),
    answer,
    within: [-40, 40] as const,
    mistakes: [
      { value: wrong(-shift / ions), because: say`the ${ions} ions of ${formula} were not counted` },
      { value: wrong(shift), because: say`the depression was added to 0 °C instead of taken off` },
      { value: wrong((-shift * (ions + 1)) / ions), because: say`one ion too many was counted` },
      ...(ions > 2
        ? [{ value: wrong((-shift * (ions - 1)) / ions), because: say`one ion too few was counted` }]
        : []),
      {
        value: wrong((-shift * WATER.boiling) / FREEZING),
        because: say`the constant for boiling, 0.52, was taken`,
      },
      { value: wrong(-shift * 2), because: say`the depression was doubled` },
      { value: wrong(-shift / 2), because: say`the depression was halved` },
      { value: wrong(shift / ions), because: say`the ions were not counted, and the sign lost` },
    ],
    steps: [
      say`Moles of ${formula} = ${grams} ÷ ${molarMass} ≈ ${rounded(grams / molarMass, 4, 'mol')}`,
      say`Molality = ${rounded(grams / molarMass, 4)} ÷ ${tidy(of / 1000)} kg ≈ ${rounded((1000 * grams) / molarMass / of, 4, 'mol/kg')}`,
      say`${formula} gives ${ions} ions, so i = ${ions} and ΔT = ${ions} × 1.86 × ${rounded((1000 * grams) / molarMass / of, 4)} ≈ ${rounded(shift, 2, 'K')}`,
      say`Freezing point = 0 − ${rounded(shift, 2)} = ${answer}`,
    ],
  }
}

/** Acids and salts that dissociate partly in water, and acids that associate in benzene. */
const SPLITTING = [
  { name: 'monochloroacetic acid', ions: 2, into: 'CH₂ClCOO⁻ and H⁺', least: 8, most: 30 },
  { name: 'dichloroacetic acid', ions: 2, into: 'CHCl₂COO⁻ and H⁺', least: 25, most: 60 },
  { name: 'a weak acid HA', ions: 2, into: 'A⁻ and H⁺', least: 8, most: 40 },
  { name: 'potassium iodide', ions: 2, into: 'K⁺ and I⁻', least: 65, most: 94 },
  { name: 'calcium nitrate', ions: 3, into: 'Ca²⁺ and two NO₃⁻', least: 60, most: 92 },
  { name: 'barium chloride', ions: 3, into: 'Ba²⁺ and two Cl⁻', least: 60, most: 92 },
]

const PAIRING = ['benzoic acid', 'acetic acid', 'phenylacetic acid']

const FREEZING_OF_BENZENE = 5.12

export function degreeOfSplitting(rng: Random) {
  return rng.chance(0.6) ? splitting(rng) : pairing(rng)
}

function splitting(rng: Random) {
  const { name: solute, ions, into, least, most } = rng.pick(SPLITTING)
  const part = rng.int(least, most) / 100
  const molality = rng.int(10, 60) / 100
  const shift = roundOff(FREEZING * molality * (1 + (ions - 1) * part), 3)
  const factor = shift / (FREEZING * molality)
  const value = (100 * (factor - 1)) / (ions - 1)
  const answer = rounded(value, 0, '%')
  const wrong = (number: number) => Math.round(number)
  const [told, fall] = [quantity(molality, 'mol/kg'), rounded(shift, 3, 'K')]
  return {
    concept: 'vant-hoff-factor',
    given: { find: 'splitting' as const, constant: FREEZING, molality, shift, ions },
    prompt: stem(
      rng,
      [
        say`The depression in freezing point of a ${told} aqueous solution of ${solute} is ${fall}.`,
        say`An aqueous solution of ${solute} of molality ${told} freezes ${fall} below the freezing point of pure water.`,
        say`For ${solute} at a molality of ${told} in water, the observed depression in freezing point is ${fall}.`,
      ],
      [
        say`The percentage dissociation into ${into} (to the nearest whole number) is:`,
        say`What is the degree of dissociation into ${into} in per cent, to the nearest whole number?`,
        say`Calculate the percentage of the solute dissociated into ${into}, to the nearest whole number.`,
      ],
      [say`($K_f$ = 1.86 K kg/mol)`, say`Take $K_f$ = 1.86 K kg/mol.`],
    ),
    answer,
    within: [1, 100] as const,
    mistakes: [
      { value: wrong(100 - value), because: say`that is the part that is not split` },
      ...(ions > 2
        ? [
            {
              value: wrong(100 * (factor - 1)),
              because: say`i − 1 was not divided by ${ions - 1}, though there are ${ions} ions`,
            },
            {
              value: wrong((100 * (factor - 1)) / ions),
              because: say`i − 1 was divided by ${ions} instead of ${ions - 1}`,
            },
          ]
        : [{ value: wrong((100 * (factor - 1)) / 2), because: say`i − 1 was divided by 2 instead of by 1` }]),
      { value: wrong((100 * factor) / ions), because: say`i was divided by the number of ions` },
      { value: wrong(100 / factor), because: say`that is 1 ÷ i` },
      { value: wrong(200 * (factor - 1)), because: say`i − 1 was doubled` },
      { value: wrong(value / 10), because: say`the decimal point was moved by one place` },
    ],
    steps: [
      say`Without splitting ΔT would be 1.86 × ${molality} = ${rounded(FREEZING * molality, 4, 'K')}`,
      say`i = ${rounded(shift, 3)} ÷ ${rounded(FREEZING * molality, 4)} ≈ ${rounded(factor, 3)}`,
      say`i = 1 + (${ions} − 1)α, so α = ${rounded(factor - 1, 3)} ÷ ${ions - 1} ≈ ${rounded(value / 100, 3)}`,
      say`In per cent: ${answer}`,
    ],
  }
}

function pairing(rng: Random) {
  const solute = rng.pick(PAIRING)
  const part = rng.int(40, 96) / 100
  const molality = rng.int(10, 80) / 100
  const shift = roundOff(FREEZING_OF_BENZENE * molality * (1 - part / 2), 3)
  const factor = shift / (FREEZING_OF_BENZENE * molality)
  const value = 200 * (1 - factor)
  const answer = rounded(value, 0, '%')
  const wrong = (number: number) => Math.round(number)
  const [told, fall] = [quantity(molality, 'mol/kg'), rounded(shift, 3, 'K')]
  return {
    concept: 'vant-hoff-factor',
    given: { find: 'pairing' as const, constant: FREEZING_OF_BENZENE, molality, shift },
    prompt: stem(
      rng,
      [
        say`${solute} dimerises in benzene. The depression in freezing point of its ${told} solution is ${fall}.`,
        say`A ${told} solution of ${solute} in benzene shows a depression in freezing point of ${fall}, because the solute associates into dimers.`,
        say`In benzene, ${solute} exists partly as dimers. For a molality of ${told}, the observed depression in freezing point is ${fall}.`,
      ],
      [
        say`The percentage association (to the nearest whole number) is:`,
        say`What is the degree of association in per cent, to the nearest whole number?`,
        say`Calculate the percentage of the solute associated, to the nearest whole number.`,
      ],
      [say`($K_f$ = 5.12 K kg/mol)`, say`Take $K_f$ = 5.12 K kg/mol for benzene.`],
    ),
    answer,
    within: [1, 100] as const,
    mistakes: [
      { value: wrong(value / 2), because: say`1 − i was not doubled, though two molecules make one` },
      { value: wrong(100 - value), because: say`that is the part that stays single` },
      { value: wrong(100 * factor), because: say`that is i itself` },
      { value: wrong(value / 4), because: say`1 − i was halved instead of doubled` },
      { value: wrong(100 - value / 4), because: say`1 − i was halved, and taken off the whole` },
      { value: wrong((100 * (1 - factor)) / factor), because: say`1 − i was divided by i` },
      { value: wrong(value / 10), because: say`the decimal point was moved by one place` },
    ],
    steps: [
      say`Without pairs ΔT would be 5.12 × ${molality} = ${rounded(FREEZING_OF_BENZENE * molality, 4, 'K')}`,
      say`i = ${rounded(shift, 3)} ÷ ${rounded(FREEZING_OF_BENZENE * molality, 4)} ≈ ${rounded(factor, 3)}`,
      say`i = 1 − α ÷ 2, so α = 2 × (1 − ${rounded(factor, 3)}) ≈ ${rounded(value / 100, 3)}`,
      say`In per cent: ${answer}`,
    ],
  }
}
