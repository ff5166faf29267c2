import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { quantity, rounded } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { mixed } from './ph-mixed.ts'
import { FACTORS, hint, LOGS, power, scale, shown } from './ph-scale.ts'

/** "What is the pH of a solution of 0.001 M HCl?" */
export const ph = defineGenerator({
  id: 'chemistry/ph',
  version: 1,
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
  const person = rng.pick(people)
  const value = exactPh(factor, exponent)
  const answer = shown(value)
  return {
    given: { find: 'acid' as const, concentration: factor / 10 ** exponent, protons },
    prompt: rng.pick([
      say`${person.name} of ${rng.pick(towns)} prepares a ${power(factor, exponent)} M solution of ${acid}, a strong acid. What is its pH?${hint(factor)}`,
      say`In a laboratory of ${rng.pick(towns)} ${person.name} finds the concentration of H⁺ ions in a solution of ${acid} to be ${power(factor, exponent)} mol/L. What is the pH?${hint(factor)}`,
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
  const person = rng.pick(people)
  const pOh = exactPh(factor, exponent)
  const answer = shown(14 - pOh)
  return {
    given: { find: 'base' as const, concentration: factor / 10 ** exponent, hydroxides: 1 },
    prompt: rng.pick([
      say`${person.name} of ${rng.pick(towns)} dissolves ${base}, a strong base, to make a ${power(factor, exponent)} M solution. What is its pH at 25 °C?${hint(factor)}`,
      say`What is the pH at 25 °C of the ${power(factor, exponent)} M ${base} solution that ${person.name} keeps in a store in ${rng.pick(towns)}?${hint(factor)}`,
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
  const person = rng.pick(people)
  const value = exponent - 1 + Math.log10(times)
  const answer = shown(value)
  const concentration = 10 ** -(exponent - 1)
  return {
    given: { find: 'diluted' as const, concentration, volume, total: volume * times },
    prompt: rng.pick([
      say`${person.name} adds water to ${quantity(volume, 'mL')} of ${power(1, exponent - 1)} M ${acid} until there are ${quantity(volume * times, 'mL')}. What is the pH now?${timesHint(times)}`,
      say`In ${rng.pick(towns)} ${quantity(volume, 'mL')} of ${power(1, exponent - 1)} M ${acid}, a strong acid, are diluted to ${quantity(volume * times, 'mL')} by ${person.name}. Find the pH.${timesHint(times)}`,
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

/** Logarithms that the reader needs for a dilution. */
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
