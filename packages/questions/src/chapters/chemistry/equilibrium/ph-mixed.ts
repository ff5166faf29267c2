import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { FACTORS, hint, power, scale, shown } from './ph-scale.ts'

/** The hard form of pH: an acid and a base that do not quite cancel. */
export function mixed(rng: Random) {
  const { acid, base, acidVolume, baseVolume } = rng.until(
    () => ({
      acid: rng.int(1, 9) / 10,
      base: rng.int(1, 9) / 10,
      acidVolume: rng.int(10, 90, 5),
      baseVolume: rng.int(10, 90, 5),
    }),
    (drawn) => {
      const left = Math.abs(drawn.acid * drawn.acidVolume - drawn.base * drawn.baseVolume)
      const concentration = left / (drawn.acidVolume + drawn.baseVolume)
      const pH = -Math.log10(concentration)
      // A power of ten, or one of the factors whose logarithm is told.
      return (
        left > 1e-9 &&
        FACTORS.some((factor) =>
          [1, 2].some((power) => Math.abs(pH - (power - Math.log10(factor))) < 1e-9),
        ) &&
        pH > 0.3
      )
    },
  )
  const [ofAcid, ofBase] = [acid * acidVolume, base * baseVolume]
  const total = acidVolume + baseVolume
  const isAcidic = ofAcid > ofBase
  const left = Math.abs(ofAcid - ofBase)
  const minusLog = -Math.log10(left / total)
  const value = isAcidic ? minusLog : 14 - minusLog
  const factor =
    FACTORS.find((each) => [1, 2].some((power) => Math.abs(minusLog - (power - Math.log10(each))) < 1e-9)) ??
    1
  const exponent = Math.round(minusLog + Math.log10(factor))
  const person = rng.pick(people)
  const answer = shown(value)
  const mmol = (amount: number) =>
    quantity(Math.round(amount * 1000) / 1000, {
      one: 'mmol',
      many: 'mmol',
      dimension: 'amount',
      factor: [1, 1000],
      place: 'after',
    })
  return {
    given: { find: 'mixed' as const, acid, acidVolume, base, baseVolume },
    prompt: say`${person.name} of ${rng.pick(towns)} mixes ${quantity(acidVolume, 'mL')} of ${acid} M HCl with ${quantity(baseVolume, 'mL')} of ${base} M NaOH. What is the pH of the mixture at 25 °C?${hint(factor)}`,
    answer,
    within: scale,
    mistakes: [
      { value: 14 - value, because: say`the wrong one of acid and base was taken to be left over` },
      { value: 7, because: say`acid and base were taken to cancel out exactly` },
      { value: -Math.log10(ofAcid / total), because: say`the base was left out of account` },
      { value: 14 + Math.log10(ofBase / total), because: say`the acid was left out of account` },
      {
        value: isAcidic ? minusLog + 1 : 13 - minusLog,
        because: say`the power of ten was counted one too large`,
      },
      {
        value: isAcidic ? -Math.log10(left / acidVolume) : 14 + Math.log10(left / baseVolume),
        because: say`what is left over was divided by its own volume, not by that of the mixture`,
      },
      {
        value: -Math.log10((ofAcid + ofBase) / total),
        because: say`acid and base were added instead of subtracted`,
      },
    ],
    steps: [
      say`HCl: ${acidVolume} mL × ${acid} M = ${mmol(ofAcid)}; NaOH: ${baseVolume} mL × ${base} M = ${mmol(ofBase)}`,
      say`Left over after they react: ${mmol(left)} of ${isAcidic ? 'H⁺' : 'OH⁻'} in ${quantity(total, 'mL')}`,
      say`[${isAcidic ? 'H⁺' : 'OH⁻'}] = ${power(factor, exponent)} mol/L, so ${isAcidic ? 'pH' : 'pOH'} ≈ ${shown(minusLog)}`,
      isAcidic ? say`The mixture is acidic: pH ≈ ${answer}` : say`pH = 14 − pOH ≈ ${answer}`,
    ],
  }
}
