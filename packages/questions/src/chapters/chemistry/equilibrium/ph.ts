import { articleOf } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { type Measure, quantity, rounded } from '../../../kit/values/value.ts'
import { superscript } from '../../../kit/wording/format-number.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "What is the pH of a solution of 0.001 M HCl?" */
export const ph = defineGenerator({
  id: 'chemistry/ph',
  version: 8,
  concepts: ['ph'],
  levels: {
    easy: {
      forms: [...often(3, ofSample), ...often(7, directFromMoles), ...often(9, otherScale), strongAcid],
    },
    medium: { forms: [...often(8, fromMass), ...often(9, diluted), ...often(6, fromMoles), strongBase] },
    hard: { forms: [...often(4, mixed), ...often(4, buffer), weakAcid] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'acid':
        return -Math.log10(given.concentration * given.protons)
      case 'base':
        // From the ions of the water: [H⁺] × [OH⁻] = 10⁻¹⁴.
        return -Math.log10(1e-14 / (given.concentration * given.hydroxides))
      case 'moles': {
        const ions = (given.moles / given.volume) * 1000
        const log = -Math.log10(given.isAcid ? ions : 1e-14 / ions)
        return given.ask === 'pH' ? log : 14 - log
      }
      case 'mass': {
        const ions = (given.mass / given.molar / given.volume) * 1000
        return given.isAcid ? -Math.log10(ions) : -Math.log10(1e-14 / ions)
      }
      case 'sample':
        return given.ask === 'pH' ? -Math.log10(given.ions) : -Math.log10(1e-14 / given.ions)
      case 'other-scale':
        // The two concentrations have the product 10⁻¹⁴.
        return -Math.log10(1e-14 / 10 ** -given.known)
      case 'diluted':
        return -Math.log10((given.concentration * given.volume) / given.total)
      case 'mixed': {
        const left = given.acid * given.acidVolume - given.base * given.baseVolume
        const concentration = Math.abs(left) / (given.acidVolume + given.baseVolume)
        return left > 0 ? -Math.log10(concentration) : 14 + Math.log10(concentration)
      }
      case 'weak':
        // Where the product of the ions over the acid, nearly all of which is left, is K_a.
        return -Math.log10(bisect((ions) => ions ** 2 / given.concentration - given.constant, 1))
      case 'buffer': {
        // The H⁺ that the constant of the acid allows beside so much salt.
        const salt = given.base * given.baseVolume
        const acid = given.acid * given.acidVolume - salt
        return -Math.log10((10 ** -given.pKa * acid) / salt)
      }
    }
  },
})

const exactPh = (factor: number, exponent: number): number => exponent - Math.log10(factor)

const drawSolution = (rng: Random) => ({ factor: rng.pick(FINE_FACTORS), exponent: rng.int(2, 5) })

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
      say`The pH of ${articleOf(factor)} ${power(factor, exponent)} M solution of ${acid}${fineHint(factor)} is:`,
      say`What is the pH of ${articleOf(factor)} ${power(factor, exponent)} M aqueous solution of ${acid}, assuming complete ionisation?${fineHint(factor)}`,
      say`The concentration of the strong acid ${acid} in a solution is ${power(factor, exponent)} mol/L. What is its pH?${fineHint(factor)}`,
      say`Calculate the pH of ${power(factor, exponent)} M ${acid}, which is a strong acid.${fineHint(factor)}`,
      say`${acid} is completely ionised in its ${power(factor, exponent)} M solution. The pH of the solution${fineHint(factor)} is:`,
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
        : say`pH = −log [H⁺] = ${exponent} − log ${factor} = ${exponent} − ${rounded(FINE_LOGS[factor] ?? 0, 2)} ≈ ${answer}`,
    ],
  }
}

/** Strong acids and bases of one H⁺ or OH⁻, with their molar masses in g/mol. */
const STRONG = [
  { name: 'HCl', molar: 36.5, isAcid: true },
  { name: 'HNO₃', molar: 63, isAcid: true },
  { name: 'HBr', molar: 81, isAcid: true },
  { name: 'HI', molar: 128, isAcid: true },
  { name: 'HClO₄', molar: 100.5, isAcid: true },
  { name: 'NaOH', molar: 40, isAcid: false },
  { name: 'KOH', molar: 56, isAcid: false },
  { name: 'LiOH', molar: 24, isAcid: false },
] as const

const VOLUMES = [100, 150, 200, 250, 300, 400, 500, 600, 750, 800, 1000, 1500, 2000, 2500, 3000, 4000, 5000]

const hasPlaces = (value: number, places: number): boolean => Number.isInteger(tidy(value * 10 ** places))

/** 0.00125 and not 0.0012500000000000002. */
const tidy = (value: number): number => Number(value.toPrecision(10))

const volumeOf = (volume: number) => (volume < 1000 ? quantity(volume, 'mL') : quantity(volume / 1000, 'L'))

/** So many moles in so much solution give the factor and the power of ten. */
function drawDissolved(rng: Random) {
  const [factor, exponent, volume] = [rng.pick(FINE_FACTORS), rng.int(2, 4), rng.pick(VOLUMES)]
  return { factor, exponent, volume, moles: tidy((factor * volume) / 10 ** (exponent + 3)) }
}

interface Dissolved {
  factor: number
  exponent: number
  moles: number
  value: number
  /** Whether what is asked is the logarithm itself, not 14 less it. */
  isDirect: boolean
  ask: 'pH' | 'pOH'
}

const mistakesOfDissolved = ({ factor, exponent, moles, value, isDirect, ask }: Dissolved) => [
  { value: 14 - value, because: say`that is the ${ask === 'pH' ? 'pOH' : 'pH'}` },
  {
    value: isDirect ? exponent + Math.log10(factor) : 14 - exponent - Math.log10(factor),
    because: say`the logarithm of ${factor} was taken with the wrong sign`,
  },
  {
    value: isDirect ? exponent : 14 - exponent,
    because: say`the factor ${factor} before the power of ten was left out`,
  },
  {
    value: isDirect ? -Math.log10(moles) : 14 + Math.log10(moles),
    because: say`the moles were not divided by the volume`,
  },
  { value: value + 1, because: say`the power of ten was counted one too large` },
  { value: value - 1, because: say`the power of ten was counted one too small` },
]

/** "0.02 mol of HNO₃ is dissolved in water to make 500 mL of solution. What is the pH?" */
function fromMoles(rng: Random) {
  const strong = rng.pick(STRONG)
  return ofMoles(rng, strong, strong.isAcid ? 'pOH' : 'pH')
}

/** The pH of an acid or the pOH of a base: no need of 14. */
function directFromMoles(rng: Random) {
  const strong = rng.pick(STRONG)
  return ofMoles(rng, strong, strong.isAcid ? 'pH' : 'pOH')
}

function ofMoles(rng: Random, { name, isAcid }: (typeof STRONG)[number], ask: 'pH' | 'pOH') {
  const { factor, exponent, volume, moles } = rng.until(
    () => drawDissolved(rng),
    (drawn) => hasPlaces(drawn.moles, 4),
  )
  const own = exactPh(factor, exponent)
  const isDirect = isAcid === (ask === 'pH')
  const value = isDirect ? own : 14 - own
  const answer = shown(value)
  const amount = `${moles} mol`
  const ion = isAcid ? 'H⁺' : 'OH⁻'
  return {
    given: { find: 'moles' as const, moles, volume, isAcid, ask },
    prompt: rng.pick([
      say`A student dissolves ${amount} of ${name} in water to make ${volumeOf(volume)} of solution. What is its ${ask} at 25 °C?${fineHint(factor)}`,
      say`A solution of ${volumeOf(volume)} contains ${amount} of ${name}. Its ${ask} at 25 °C${fineHint(factor)} is:`,
      say`What is the ${ask} at 25 °C if ${volumeOf(volume)} of a solution has ${amount} of ${name} in it?${fineHint(factor)}`,
      say`Water is added to ${amount} of ${name} until the volume is ${volumeOf(volume)}. Calculate the ${ask} at 25 °C.${fineHint(factor)}`,
      say`The ${ask} at 25 °C of a solution of ${amount} of ${name} in ${volumeOf(volume)}${fineHint(factor)} is:`,
      say`Find the ${ask} at 25 °C of ${volumeOf(volume)} of a solution that holds ${amount} of ${name}.${fineHint(factor)}`,
      say`In the laboratory, ${volumeOf(volume)} of an aqueous solution is prepared from ${amount} of ${name}, which is fully ionised. The ${ask} at 25 °C${fineHint(factor)} is:`,
    ]),
    answer,
    within: scale,
    mistakes: mistakesOfDissolved({ factor, exponent, moles, value, isDirect, ask }),
    steps: [
      say`[${ion}] = ${String(moles)} ÷ ${volume / 1000} = ${power(factor, exponent)} mol/L`,
      ...(isDirect ? [] : [say`${isAcid ? 'pH' : 'pOH'} = ${minusLogOf(factor, exponent)} ≈ ${shown(own)}`]),
      isDirect
        ? say`${ask} = ${minusLogOf(factor, exponent)} ≈ ${answer}`
        : say`${ask} = 14 − (${minusLogOf(factor, exponent)}) ≈ ${answer}`,
    ],
  }
}

const SAMPLES = [
  { name: 'lemon juice', from: 2, to: 3 },
  { name: 'vinegar', from: 3, to: 3 },
  { name: 'orange juice', from: 4, to: 4 },
  { name: 'tomato juice', from: 4, to: 5 },
  { name: 'black coffee', from: 5, to: 6 },
  { name: 'rain water', from: 5, to: 6 },
  { name: 'river water', from: 6, to: 8 },
  { name: 'milk', from: 6, to: 7 },
  { name: 'soil water', from: 5, to: 8 },
  { name: 'waste water', from: 3, to: 10 },
  { name: 'pond water', from: 6, to: 9 },
  { name: 'a soap solution', from: 9, to: 10 },
  { name: 'a soft drink', from: 3, to: 4 },
  { name: 'well water', from: 6, to: 9 },
] as const

/** "The hydrogen ion concentration of a sample of rain water is 2.5 × 10⁻⁶ mol/L. What is its pH?" */
function ofSample(rng: Random) {
  const factor = rng.pick(FINE_FACTORS)
  const { name, from, to } = rng.pick(SAMPLES)
  const exponent = rng.int(from, to)
  const ask = rng.pick(['pH', 'pH', 'pOH'] as const)
  const own = exactPh(factor, exponent)
  const value = ask === 'pH' ? own : 14 - own
  const answer = shown(value)
  const ions = power(factor, exponent)
  return {
    given: { find: 'sample' as const, ions: tidy(factor / 10 ** exponent), ask },
    prompt: rng.pick([
      say`The hydrogen ion concentration of ${name} is ${ions} mol/L. What is its ${ask} at 25 °C?${fineHint(factor)}`,
      say`A sample of ${name.replace(/^a /, '')} has ${ions} mol of H⁺ ions per litre. Calculate its ${ask} at 25 °C.${fineHint(factor)}`,
      say`What is the ${ask} of ${name} with [H⁺] = ${ions} M at 25 °C?${fineHint(factor)}`,
      say`In ${name}, [H⁺] = ${ions} M. The ${ask} at 25 °C${fineHint(factor)} is:`,
      say`A test of ${name} gives [H⁺] = ${ions} mol/L. Find its ${ask} at 25 °C.${fineHint(factor)}`,
      say`If the concentration of H⁺ in ${name} is ${ions} M, then its ${ask} at 25 °C${fineHint(factor)} will be:`,
    ]),
    answer,
    within: scale,
    mistakes: [
      { value: 14 - value, because: say`that is the ${ask === 'pH' ? 'pOH' : 'pH'}` },
      {
        value: ask === 'pH' ? exponent + Math.log10(factor) : 14 - exponent - Math.log10(factor),
        because: say`the logarithm of ${factor} was taken with the wrong sign`,
      },
      {
        value: ask === 'pH' ? exponent : 14 - exponent,
        because: say`the factor ${factor} before the power of ten was left out`,
      },
      { value: value + 1, because: say`the power of ten was counted one too large` },
      { value: value - 1, because: say`the power of ten was counted one too small` },
      { value: Math.abs(7 - value), because: say`the value was counted from 7` },
    ],
    steps: [
      say`pH = −log [H⁺] = ${minusLogOf(factor, exponent)} ≈ ${shown(own)}`,
      ask === 'pH' ? say`So the pH is ${answer}` : say`pOH = 14 − pH ≈ ${answer}`,
    ],
  }
}

/** "The pH of rain water is 5.6 at 25 °C. What is its pOH?" */
function otherScale(rng: Random) {
  const { name, from, to } = rng.pick(SAMPLES)
  const known = rng.int(100 * from - 95, 100 * to) / 100
  const [told, ask] = rng.pick([
    ['pH', 'pOH'],
    ['pH', 'pOH'],
    ['pOH', 'pH'],
  ] as const)
  const shownFirst = told === 'pH' ? known : tidy(14 - known)
  const answer = rounded(tidy(14 - shownFirst), 2)
  const given = rounded(shownFirst, 2)
  return {
    given: { find: 'other-scale' as const, known: shownFirst },
    prompt: rng.pick([
      say`The ${told} of ${name} at 25 °C is ${given}. What is its ${ask}?`,
      say`At 25 °C, a sample of ${name.replace(/^a /, '')} has a ${told} of ${given}. Find its ${ask}.`,
      say`If the ${told} of ${name} is ${given} at 25 °C, then its ${ask} will be:`,
    ]),
    answer,
    within: scale,
    mistakes: [
      { value: shownFirst, because: say`${told} and ${ask} are equal only at 7` },
      { value: tidy(Math.abs(7 - shownFirst)), because: say`the value was taken off 7` },
      { value: tidy(Math.abs(10 - shownFirst)), because: say`the value was taken off 10` },
      { value: tidy(13 - shownFirst), because: say`the value was taken off 13` },
      { value: tidy(15 - shownFirst), because: say`the value was taken off 15` },
    ].filter(({ value }) => value > 0 && value < 14),
    steps: [say`At 25 °C, pH + pOH = 14.`, say`${ask} = 14 − ${given} = ${answer}`],
  }
}

/** "0.8 g of NaOH is dissolved in water to make 2 L of solution. What is the pH?" */
function fromMass(rng: Random) {
  const { name, molar, isAcid } = rng.pick(STRONG)
  const { factor, exponent, volume, moles } = rng.until(
    () => drawDissolved(rng),
    (drawn) => hasPlaces(drawn.moles, 4) && hasPlaces(drawn.moles * molar, 3),
  )
  const mass = tidy(moles * molar)
  const own = exactPh(factor, exponent)
  const value = isAcid ? own : 14 - own
  const answer = shown(value)
  return {
    given: { find: 'mass' as const, mass, molar, volume, isAcid },
    prompt: rng.pick([
      say`A chemist dissolves ${String(mass)} g of ${name} (molar mass ${molar} g/mol) in water to make ${volumeOf(volume)} of solution. What is its pH at 25 °C?${fineHint(factor)}`,
      say`A solution of ${volumeOf(volume)} contains ${String(mass)} g of ${name}, whose molar mass is ${molar} g/mol. Its pH at 25 °C${fineHint(factor)} is:`,
      say`What is the pH at 25 °C of ${volumeOf(volume)} of a solution with ${String(mass)} g of ${name} in it (molar mass ${molar} g/mol)?${fineHint(factor)}`,
      say`${name} has a molar mass of ${molar} g/mol. Calculate the pH at 25 °C of a solution that has ${String(mass)} g of it in ${volumeOf(volume)}.${fineHint(factor)}`,
      say`Find the pH at 25 °C when ${String(mass)} g of ${name} (${molar} g/mol) is made up to ${volumeOf(volume)} with water.${fineHint(factor)}`,
    ]),
    answer,
    within: scale,
    mistakes: mistakesOfDissolved({ factor, exponent, moles, value, isDirect: isAcid, ask: 'pH' }),
    steps: [
      say`${String(mass)} ÷ ${molar} = ${String(moles)} mol of ${name}`,
      say`[${isAcid ? 'H⁺' : 'OH⁻'}] = ${String(moles)} ÷ ${volume / 1000} = ${power(factor, exponent)} mol/L`,
      isAcid
        ? say`pH = ${minusLogOf(factor, exponent)} ≈ ${answer}`
        : say`pH = 14 − (${minusLogOf(factor, exponent)}) ≈ ${answer}`,
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
      say`The pH of ${articleOf(factor)} ${power(factor, exponent)} M solution of ${base} at 25 °C${fineHint(factor)} is:`,
      say`What is the pH of ${articleOf(factor)} ${power(factor, exponent)} M aqueous solution of ${base} at 25 °C?${fineHint(factor)}`,
      say`The concentration of the strong base ${base} in a solution is ${power(factor, exponent)} mol/L. What is its pH at 25 °C?${fineHint(factor)}`,
      say`Calculate the pH of ${power(factor, exponent)} M ${base} at 25 °C.${fineHint(factor)}`,
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
        : say`pOH = ${exponent} − log ${factor} = ${exponent} − ${rounded(FINE_LOGS[factor] ?? 0, 2)} ≈ ${shown(pOh)}`,
      say`pH = 14 − pOH ≈ ${answer}`,
    ],
  }
}

function diluted(rng: Random) {
  const { exponent } = drawSolution(rng)
  const [volume, times] = [rng.int(4, 60), rng.pick([2, 3, 4, 5, 8, 10, 20, 25, 40, 50, 100])]
  const acid = rng.pick(['HCl', 'HNO₃', 'HBr', 'HI', 'HClO₄'])
  const value = exponent - 1 + Math.log10(times)
  const answer = shown(value)
  const concentration = 10 ** -(exponent - 1)
  return {
    given: { find: 'diluted' as const, concentration, volume, total: volume * times },
    prompt: rng.pick([
      say`A sample of ${quantity(volume, 'mL')} of ${power(1, exponent - 1)} M ${acid} is diluted to ${quantity(volume * times, 'mL')} with water. The pH of the resulting solution${timesHint(times)} is:`,
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
    8: 'log 2 = 0.30',
    25: 'log 5 = 0.70',
    40: 'log 2 = 0.30',
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
      acidVolume: rng.int(10, 95, 5),
      baseVolume: rng.int(10, 95, 5),
    }),
    (drawn) => {
      const left = Math.abs(drawn.acid * drawn.acidVolume - drawn.base * drawn.baseVolume)
      const concentration = left / (drawn.acidVolume + drawn.baseVolume)
      const pH = -Math.log10(concentration)
      // A power of ten, or a factor whose logarithm the question gives.
      return (
        left > 1e-9 &&
        FINE_FACTORS.some((factor) =>
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
    FINE_FACTORS.find((each) =>
      [1, 2].some((power) => Math.abs(minusLog - (power - Math.log10(each))) < 1e-9),
    ) ?? 1
  const exponent = Math.round(minusLog + Math.log10(factor))
  const answer = rounded(value, 2)
  const [sour, sourName] = rng.pick([
    ['HCl', 'hydrochloric acid'],
    ['HNO₃', 'nitric acid'],
    ['HBr', 'hydrobromic acid'],
  ])
  const [alkali, alkaliName] = rng.pick([
    ['NaOH', 'sodium hydroxide'],
    ['KOH', 'potassium hydroxide'],
  ])
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
        say`A student mixes ${quantity(acidVolume, 'mL')} of ${acid} M ${sour} with ${quantity(baseVolume, 'mL')} of ${base} M ${alkali}.`,
        say`A solution is prepared by mixing ${quantity(acidVolume, 'mL')} of ${acid} M ${sourName} and ${quantity(baseVolume, 'mL')} of ${base} M ${alkaliName}.`,
        say`To ${quantity(baseVolume, 'mL')} of a ${base} M solution of ${alkali}, ${quantity(acidVolume, 'mL')} of ${acid} M ${sour} is added.`,
        say`Two solutions, ${base} M ${alkali} (${quantity(baseVolume, 'mL')}) and ${acid} M ${sour} (${quantity(acidVolume, 'mL')}), are mixed together.`,
        say`In a titration, ${quantity(baseVolume, 'mL')} of ${base} M ${alkaliName} has been run into ${quantity(acidVolume, 'mL')} of ${acid} M ${sourName}.`,
        say`A beaker holds ${quantity(acidVolume, 'mL')} of ${sourName} of concentration ${acid} M, into which ${quantity(baseVolume, 'mL')} of ${base} M ${alkaliName} is poured.`,
      ],
      [
        say`The pH of the resulting solution at 25 °C${fineHint(factor)} is:`,
        say`What is the pH of the mixture at 25 °C?${fineHint(factor)}`,
        say`Calculate the pH of the resulting mixture at 25 °C.${fineHint(factor)}`,
        say`Find the pH of what is formed at 25 °C.${fineHint(factor)}`,
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
      say`${sour}: ${acidVolume} mL × ${acid} M = ${mmol(ofAcid)}; ${alkali}: ${baseVolume} mL × ${base} M = ${mmol(ofBase)}`,
      say`Left over after they react: ${mmol(left)} of ${isAcidic ? 'H⁺' : 'OH⁻'} in ${quantity(total, 'mL')}`,
      say`[${isAcidic ? 'H⁺' : 'OH⁻'}] = ${power(factor, exponent)} mol/L, so ${isAcidic ? 'pH' : 'pOH'} ≈ ${shown(minusLog)}`,
      isAcidic ? say`The mixture is acidic: pH ≈ ${answer}` : say`pH = 14 − pOH ≈ ${answer}`,
    ],
  }
}

/** "K_a of a weak acid is 4 × 10⁻⁵. What is the pH of its 0.1 M solution?" */
function weakAcid(rng: Random) {
  const { factor, exponent, concentration, constant } = rng.until(
    () => {
      const [factor, exponent] = [
        rng.pick([1, 1.2, 1.5, 2, 2.4, 2.5, 3, 3.6, 4, 4.5, 5, 6, 8]),
        rng.pick([3, 3, 4]),
      ]
      const concentration = rng.pick([0.01, 0.02, 0.04, 0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.4, 0.5])
      // In units of 10⁻¹⁰.
      const constant = Math.round((factor ** 2 * 10 ** (10 - 2 * exponent)) / concentration)
      return { factor, exponent, concentration, constant }
    },
    (drawn) => {
      const ions = drawn.factor / 10 ** drawn.exponent
      const isExact = Math.abs(drawn.constant * 1e-10 * drawn.concentration - ions ** 2) < 1e-14
      const digits = Number(drawn.constant.toPrecision(2)) === drawn.constant
      // At most a twentieth of the acid is ionised, else it may not be neglected.
      return isExact && digits && ions <= 0.05 * drawn.concentration && drawn.constant >= 100
    },
  )
  const minusLog = exactPh(factor, exponent)
  const answer = shown(minusLog)
  const size = Math.floor(Math.log10(constant))
  const [lead, tens] = [constant / 10 ** size, 10 - size]
  const hint = fineHint(factor)
  const k = power(lead, tens)
  return {
    given: { find: 'weak' as const, constant: constant * 1e-10, concentration },
    prompt: stem(
      rng,
      [
        say`The ionisation constant K_a of a weak monobasic acid HA is ${k}. A solution of it is ${concentration} M.`,
        say`A ${concentration} M solution of a weak monobasic acid, for which K_a = ${k}, is prepared.`,
        say`The acid HA is weak, with K_a = ${k}, and its concentration in water is ${concentration} mol/L.`,
        say`A weak monobasic acid (K_a = ${k}) is dissolved in water, and the solution is ${concentration} M.`,
      ],
      [
        say`The pH of the solution${hint} is:`,
        say`What is the pH of the solution?${hint}`,
        say`Calculate the pH of the solution.${hint}`,
      ],
    ),
    answer,
    within: [0, 6.9] as const,
    mistakes: [
      { value: -Math.log10(concentration), because: say`the acid was taken as completely ionised` },
      { value: -Math.log10(constant * 1e-10 * concentration), because: say`the root was not taken` },
      { value: -Math.log10(constant * 1e-10), because: say`that is pK_a` },
      { value: -Math.log10(constant * 1e-10) / 2, because: say`the concentration was left out` },
      {
        value: exponent + Math.log10(factor),
        because: say`the logarithm of ${factor} was taken with the wrong sign`,
      },
      { value: minusLog + 1, because: say`the power of ten was counted one too large` },
      { value: minusLog - 1, because: say`the power of ten was counted one too small` },
    ],
    steps: [
      say`HA ⇌ H⁺ + A⁻, with as many H⁺ as A⁻, so K_a = [H⁺]² ÷ ${concentration}, nearly.`,
      say`[H⁺]² = ${k} × ${concentration}`,
      say`[H⁺] = ${power(factor, exponent)} mol/L`,
      say`pH = ${minusLogOf(factor, exponent)} = ${answer}`,
    ],
  }
}

/** Weak acids with the values of pK_a that books give. */
const WEAK = [
  { acid: 'acetic acid', pKa: 4.74 },
  { acid: 'formic acid', pKa: 3.74 },
  { acid: 'benzoic acid', pKa: 4.2 },
  { acid: 'propionic acid', pKa: 4.87 },
  { acid: 'lactic acid', pKa: 3.86 },
] as const

/** "20 mL of 0.1 M NaOH is added to 60 mL of 0.1 M acetic acid (pK_a = 4.74). What is the pH?" */
function buffer(rng: Random) {
  const { acid: name, pKa } = rng.pick(WEAK)
  const { acid, base, acidVolume, baseVolume, up, down } = rng.until(
    () => {
      const drawn = {
        acid: rng.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]),
        base: rng.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]),
        acidVolume: rng.int(2, 20) * 5,
        baseVolume: rng.int(2, 20) * 5,
      }
      const salt = Math.round(drawn.base * drawn.baseVolume * 1000)
      const left = Math.round(drawn.acid * drawn.acidVolume * 1000) - salt
      const common = gcd(salt, Math.abs(left)) || 1
      return { ...drawn, up: salt / common, down: left / common }
    },
    // Salt to acid as 2 : 1 or 1 : 3, with a logarithm that the question gives.
    ({ up, down }) =>
      down > 0 &&
      up !== down &&
      Math.min(up, down) === 1 &&
      [2, 3, 4, 5, 6, 8, 9].includes(Math.max(up, down)),
  )
  const times = Math.max(up, down)
  const log = FINE_LOGS[times] ?? 0
  const isMore = up > down
  const value = Math.round((pKa + (isMore ? log : -log)) * 100) / 100
  const answer = rounded(value, 2)
  const [salt, whole] = [base * baseVolume, acid * acidVolume]
  const mmol = (amount: number) => `${Math.round(amount * 1000) / 1000} mmol`
  const hint = ` (pK_a = ${pKa}${fineHint(times).replace(' (', ', ')}`
  const [sour, alkali] = [
    say`${quantity(acidVolume, 'mL')} of ${acid} M ${name}`,
    say`${quantity(baseVolume, 'mL')} of ${base} M ${rng.pick(['NaOH', 'KOH'])}`,
  ]
  return {
    given: { find: 'buffer' as const, pKa, acid, acidVolume, base, baseVolume },
    prompt: stem(
      rng,
      [
        say`To ${sour}, ${alkali} is added.`,
        say`A buffer is prepared by mixing ${sour} with ${alkali}.`,
        say`In the titration of ${sour}, ${alkali} has been run in.`,
        say`A student mixes ${sour} and ${alkali}.`,
        say`${sour} is partly neutralised with ${alkali}.`,
      ],
      [
        say`The pH of the mixture${hint} is:`,
        say`What is the pH of the resulting solution?${hint}`,
        say`Calculate the pH of the mixture.${hint}`,
      ],
    ),
    answer,
    within: [0, 14] as const,
    mistakes: [
      { value: pKa, because: say`salt and acid were taken as equal` },
      { value: pKa - (isMore ? log : -log), because: say`the ratio of salt to acid was turned upside down` },
      {
        value: pKa + Math.log10(salt / whole),
        because: say`the salt was compared with all of the acid, not with what is left of it`,
      },
      { value: pKa - Math.log10(salt / whole), because: say`the acid was compared with the base added` },
      { value: value + 1, because: say`the logarithm was taken one too large` },
      { value: value - 1, because: say`the logarithm was taken one too small` },
    ].map((mistake) => ({ ...mistake, value: Math.round(mistake.value * 100) / 100 })),
    steps: [
      say`Acid: ${acidVolume} mL × ${acid} M = ${mmol(whole)}; base: ${baseVolume} mL × ${base} M = ${mmol(salt)}`,
      say`The base turns ${mmol(salt)} of the acid into salt, and ${mmol(whole - salt)} of acid is left: salt : acid = ${up} : ${down}`,
      say`pH = pK_a + log (salt ÷ acid)`,
      say`pH = ${pKa} ${isMore ? '+' : '−'} log ${times} = ${answer}`,
    ],
  }
}

/** Decimal logarithms as exam papers give them. */
const LOGS: Record<number, number> = { 1: 0, 2: 0.3, 3: 0.48, 4: 0.6, 5: 0.7, 6: 0.78, 8: 0.9 }

/** To the two decimals that the logarithms above have; a whole pH to one. */
const shown = (value: number): Measure =>
  rounded(value, Number.isInteger(Math.round(value * 1e6) / 1e6) ? 1 : 2)

/** Factors made of twos, threes and fives, with logarithms to two places from log 2 = 0.301 and log 3 = 0.477. */
const FINE_LOGS: Record<number, number> = {
  ...LOGS,
  1.2: 0.08,
  1.5: 0.18,
  1.6: 0.2,
  1.8: 0.26,
  2.4: 0.38,
  2.5: 0.4,
  2.7: 0.43,
  3.2: 0.51,
  3.6: 0.56,
  4.5: 0.65,
  4.8: 0.68,
  5.4: 0.73,
  6.4: 0.81,
  7.2: 0.86,
  7.5: 0.88,
  9: 0.95,
}

const FINE_FACTORS = Object.keys(FINE_LOGS).map(Number)

const fineHint = (factor: number): string =>
  factor === 1 ? '' : ` (log ${factor} = ${(FINE_LOGS[factor] ?? 0).toFixed(2)})`

/** '3 − 0.40', or '3' alone. */
const minusLogOf = (factor: number, exponent: number): string =>
  factor === 1 ? `${exponent}` : `${exponent} − ${(FINE_LOGS[factor] ?? 0).toFixed(2)}`

const scale = [0, 14] as const

/** 2 × 10⁻³, or 10⁻³ alone. */
const power = (factor: number, exponent: number): string =>
  `${factor === 1 ? '' : `${factor} × `}10${superscript(-exponent)}`
