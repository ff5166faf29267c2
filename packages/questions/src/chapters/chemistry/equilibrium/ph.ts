import { articleOf } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Measure, quantity, rounded } from '../../../kit/values/value.ts'
import { superscript } from '../../../kit/wording/format-number.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "What is the pH of a solution of 0.001 M HCl?" */
export const ph = defineGenerator({
  id: 'chemistry/ph',
  version: 4,
  concepts: ['ph'],
  levels: {
    easy: { forms: [strongAcid] },
    medium: { forms: [strongBase, diluted] },
    hard: { forms: [mixed] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'acid':
        return -Math.log10(given.concentration * given.protons)
      case 'base':
        // From the ions of the water: [H⁺] × [OH⁻] = 10⁻¹⁴.
        return -Math.log10(1e-14 / (given.concentration * given.hydroxides))
      case 'diluted':
        return -Math.log10((given.concentration * given.volume) / given.total)
      case 'mixed': {
        const left = given.acid * given.acidVolume - given.base * given.baseVolume
        const concentration = Math.abs(left) / (given.acidVolume + given.baseVolume)
        return left > 0 ? -Math.log10(concentration) : 14 + Math.log10(concentration)
      }
    }
  },
})

const exactPh = (factor: number, exponent: number): number => exponent - Math.log10(factor)

const drawSolution = (rng: Random) => ({ factor: rng.pick(FACTORS), exponent: rng.int(2, 5) })

function strongAcid(rng: Random) {
  const { factor, exponent } = drawSolution(rng)
  const [acid, protons] = rng.pick([
    ['HCl', 1],
    ['HNO₃', 1],
    ['HBr', 1],
    ['HI', 1],
    ['HClO₄', 1],
  ])
  const value = exactPh(factor, exponent)
  const answer = shown(value)
  return {
    given: { find: 'acid' as const, concentration: factor / 10 ** exponent, protons },
    prompt: rng.pick([
      say`The pH of ${articleOf(factor)} ${power(factor, exponent)} M solution of ${acid}${hint(factor)} is:`,
      say`What is the pH of ${articleOf(factor)} ${power(factor, exponent)} M aqueous solution of ${acid}, assuming complete ionisation?${hint(factor)}`,
      say`The concentration of the strong acid ${acid} in a solution is ${power(factor, exponent)} mol/L. What is its pH?${hint(factor)}`,
      say`Calculate the pH of ${power(factor, exponent)} M ${acid}, which is a strong acid.${hint(factor)}`,
      say`${acid} is completely ionised in its ${power(factor, exponent)} M solution. The pH of the solution${hint(factor)} is:`,
    ]),
    answer,
    within: scale,
    mistakes: [
      { value: 14 - value, because: say`that is the pOH` },
      {
        value: exponent + Math.log10(factor),
        because: say`the logarithm of ${factor} was added instead of taken off`,
      },
      { value: exponent - 1, because: say`the power of ten was counted one too small` },
      { value: exponent + 1, because: say`the power of ten was counted one too large` },
      { value: exponent, because: say`the factor ${factor} before the power of ten was left out` },
      { value: 7 - value, because: say`the pH was counted from 7` },
      { value: 7 + value, because: say`the pH was counted on from 7` },
    ],
    steps: [
      say`A strong acid splits up wholly: [H⁺] = ${power(factor, exponent)} mol/L`,
      factor === 1
        ? say`pH = −log [H⁺] = ${answer}`
        : say`pH = −log [H⁺] = ${exponent} − log ${factor} = ${exponent} − ${rounded(LOGS[factor] ?? 0, 2)} ≈ ${answer}`,
    ],
  }
}

function strongBase(rng: Random) {
  const { factor, exponent } = drawSolution(rng)
  const base = rng.pick(['NaOH', 'KOH', 'LiOH'])
  const pOh = exactPh(factor, exponent)
  const answer = shown(14 - pOh)
  return {
    given: { find: 'base' as const, concentration: factor / 10 ** exponent, hydroxides: 1 },
    prompt: rng.pick([
      say`The pH of ${articleOf(factor)} ${power(factor, exponent)} M solution of ${base} at 25 °C${hint(factor)} is:`,
      say`What is the pH of ${articleOf(factor)} ${power(factor, exponent)} M aqueous solution of ${base} at 25 °C?${hint(factor)}`,
      say`The concentration of the strong base ${base} in a solution is ${power(factor, exponent)} mol/L. What is its pH at 25 °C?${hint(factor)}`,
      say`Calculate the pH of ${power(factor, exponent)} M ${base} at 25 °C.${hint(factor)}`,
    ]),
    answer,
    within: scale,
    mistakes: [
      { value: pOh, because: say`that is the pOH; it must be taken off 14` },
      {
        value: 14 - exponent - Math.log10(factor),
        because: say`the logarithm of ${factor} was taken with the wrong sign`,
      },
      { value: 14 - exponent, because: say`the factor ${factor} before the power of ten was left out` },
      { value: 13 - pOh, because: say`1 was taken off too much` },
      { value: 7 - pOh, because: say`the pOH was taken off 7 instead of 14` },
      { value: 7 + pOh, because: say`the pOH was added to 7` },
      { value: 15 - pOh, because: say`the power of ten was counted one too small` },
    ],
    steps: [
      say`A strong base splits up wholly: [OH⁻] = ${power(factor, exponent)} mol/L`,
      factor === 1
        ? say`pOH = ${exponent}`
        : say`pOH = ${exponent} − log ${factor} = ${exponent} − ${rounded(LOGS[factor] ?? 0, 2)} ≈ ${shown(pOh)}`,
      say`pH = 14 − pOH ≈ ${answer}`,
    ],
  }
}

function diluted(rng: Random) {
  const { exponent } = drawSolution(rng)
  const [volume, times] = [rng.int(5, 50, 5), rng.pick([2, 3, 4, 5, 10, 20, 50, 100])]
  const acid = rng.pick(['HCl', 'HNO₃', 'HBr'])
  const value = exponent - 1 + Math.log10(times)
  const answer = shown(value)
  const concentration = 10 ** -(exponent - 1)
  return {
    given: { find: 'diluted' as const, concentration, volume, total: volume * times },
    prompt: rng.pick([
      say`${quantity(volume, 'mL')} of ${power(1, exponent - 1)} M ${acid} is diluted to ${quantity(volume * times, 'mL')} with water. The pH of the resulting solution${timesHint(times)} is:`,
      say`Water is added to ${quantity(volume, 'mL')} of a ${power(1, exponent - 1)} M solution of the strong acid ${acid} until the volume becomes ${quantity(volume * times, 'mL')}. What is its pH?${timesHint(times)}`,
      say`What will be the pH when ${quantity(volume, 'mL')} of ${power(1, exponent - 1)} M ${acid} is made up to ${quantity(volume * times, 'mL')} with water?${timesHint(times)}`,
      say`A ${power(1, exponent - 1)} M solution of ${acid} is diluted ${times} times, from ${quantity(volume, 'mL')} to ${quantity(volume * times, 'mL')}. Calculate the pH of the diluted solution.${timesHint(times)}`,
    ]),
    answer,
    within: scale,
    mistakes: [
      { value: exponent - 1, because: say`that is the pH before the dilution` },
      {
        value: exponent - 1 - Math.log10(times),
        because: say`diluting was taken to lower the pH; it raises the pH of an acid`,
      },
      { value: (exponent - 1) * Math.min(times, 14), because: say`the pH was multiplied by the dilution` },
      { value: exponent - 1 + Math.log10(times) * 2, because: say`the dilution was counted twice` },
      { value: 14 - value, because: say`that is the pOH` },
      { value: (exponent - 1) / times, because: say`the pH was divided by the dilution` },
      { value: value + 1, because: say`the power of ten was counted one too large` },
      { value: value - 1, because: say`the power of ten was counted one too small` },
    ],
    steps: [
      say`The volume becomes ${volume * times} ÷ ${volume} = ${times} times as large.`,
      say`[H⁺] = ${power(1, exponent - 1)} ÷ ${times} mol/L`,
      say`pH = ${exponent - 1} + log ${times} ≈ ${answer}`,
    ],
  }
}

/** The logarithm that the question gives for a dilution. */
function timesHint(times: number): string {
  const hints: Record<number, string> = {
    2: 'log 2 = 0.30',
    3: 'log 3 = 0.48',
    4: 'log 4 = 0.60',
    5: 'log 5 = 0.70',
    20: 'log 2 = 0.30',
    50: 'log 5 = 0.70',
  }
  return hints[times] ? ` (${hints[times]})` : ''
}

/** An acid and a base that do not cancel exactly. */
function mixed(rng: Random) {
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
      // A power of ten, or a factor whose logarithm the question gives.
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
  const answer = rounded(value, 2)
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
    prompt: stem(
      rng,
      [
        say`${quantity(acidVolume, 'mL')} of ${acid} M HCl is mixed with ${quantity(baseVolume, 'mL')} of ${base} M NaOH.`,
        say`A solution is prepared by mixing ${quantity(acidVolume, 'mL')} of ${acid} M hydrochloric acid and ${quantity(baseVolume, 'mL')} of ${base} M sodium hydroxide.`,
        say`To ${quantity(baseVolume, 'mL')} of a ${base} M solution of NaOH, ${quantity(acidVolume, 'mL')} of ${acid} M HCl is added.`,
        say`${base} M NaOH (${quantity(baseVolume, 'mL')}) and ${acid} M HCl (${quantity(acidVolume, 'mL')}) are mixed together.`,
      ],
      [
        say`The pH of the resulting solution at 25 °C${hint(factor)} is:`,
        say`What is the pH of the mixture at 25 °C?${hint(factor)}`,
        say`Calculate the pH of the resulting mixture at 25 °C.${hint(factor)}`,
      ],
    ),
    answer,
    // Which of the two is left over is seen at once.
    within: isAcidic ? ([0, 6.9] as const) : ([7.1, 14] as const),
    mistakes: [
      {
        value: isAcidic ? minusLog - Math.log10(2) : 14 - minusLog + Math.log10(2),
        because: say`half of the volume of the mixture was taken`,
      },
      {
        value: isAcidic ? minusLog + Math.log10(2) : 14 - minusLog - Math.log10(2),
        because: say`what is left over was halved`,
      },
      {
        value: isAcidic ? exponent + Math.log10(factor) : 14 - exponent - Math.log10(factor),
        because: say`the logarithm of ${factor} was taken with the wrong sign`,
      },
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
        value: isAcidic ? -Math.log10((ofAcid + ofBase) / total) : 14 + Math.log10((ofAcid + ofBase) / total),
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

/** Decimal logarithms as exam papers give them. */
const LOGS: Record<number, number> = { 1: 0, 2: 0.3, 3: 0.48, 4: 0.6, 5: 0.7, 6: 0.78, 8: 0.9 }

const FACTORS = [1, 2, 3, 4, 5, 6, 8]

const HINT: Record<number, string> = {
  2: 'log 2 = 0.30',
  3: 'log 3 = 0.48',
  4: 'log 4 = 0.60',
  5: 'log 5 = 0.70',
  6: 'log 6 = 0.78',
  8: 'log 8 = 0.90',
}

/** To the two decimals that the logarithms above have; a whole pH to one. */
const shown = (value: number): Measure =>
  rounded(value, Number.isInteger(Math.round(value * 1e6) / 1e6) ? 1 : 2)

const scale = [0, 14] as const

/** 2 × 10⁻³, or 10⁻³ alone. */
const power = (factor: number, exponent: number): string =>
  `${factor === 1 ? '' : `${factor} × `}10${superscript(-exponent)}`

const hint = (factor: number): string => (HINT[factor] ? ` (${HINT[factor]})` : '')
