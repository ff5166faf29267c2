import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { amperes, ohms, volts, watts } from '../../../kit/values/quantities.ts'
import { percent, quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A transformer has 200 turns in its primary and 1,000 in its secondary. With 220 V, what does the secondary give?" */
export const transformer = defineGenerator({
  id: 'physics/transformer',
  version: 6,
  concepts: ['transformer', 'transformer-efficiency'],
  levels: {
    easy: { forms: [voltage, turnsNeeded, current, efficiency] },
    medium: { forms: [lostPower, inputCurrent, outputCurrent] },
    hard: { forms: [primaryOfLoad, lossyLoad, lineLoss] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'voltage':
        // Volts per turn are the same in both coils.
        return (given.primary / given.turns) * given.other
      case 'turns':
        return bisect((turns) => turns * given.primary - given.secondary * given.turns, 1e6)
      case 'current':
        return bisect((amps) => given.primary * amps - given.secondary * given.amperes, 1e5)
      case 'efficiency':
        return 100 - ((given.input - given.output) / given.input) * 100
      case 'lost':
        return given.volts * given.amperes - (given.volts * given.amperes * given.efficiency) / 100
      case 'input-current':
        return bisect((amps) => (given.volts * amps * given.efficiency) / 100 - given.output, 1e5)
      case 'load': {
        // The load takes from the secondary what the primary takes from the supply.
        const out = (given.primary / given.turns) * given.other
        return bisect((amps) => given.primary * amps - out ** 2 / given.ohms, 1e5)
      }
      case 'output-current':
        return bisect((amps) => given.secondary * amps - (given.input * given.efficiency) / 100, 1e5)
      case 'lossy': {
        // What the load uses is so many hundredths of what the supply gives.
        const out = (given.primary / given.turns) * given.other
        return bisect((amps) => (given.primary * amps * given.efficiency) / 100 - out ** 2 / given.ohms, 1e5)
      }
      case 'line': {
        // The line drops the voltage by its current times its resistance.
        const high = given.volts * given.ratio
        const amps = (given.kilowatts * 1000) / high
        return ((high - (high - amps * given.ohms)) * amps) / 1000
      }
    }
  },
})

const tidy = (size: number) => Math.round(size * 1e6) / 1e6
const isShort = (size: number) => Number.isInteger(tidy(size * 100))
const MAINS = [110, 200, 220, 230, 240, 440] as const

const drawCoils = (rng: Random) =>
  rng.until(
    () => ({
      turns: rng.int(2, 60) * 20,
      other: rng.int(2, 150) * 20,
      primary: rng.pick(MAINS),
    }),
    (drawn) => {
      const out = (drawn.primary * drawn.other) / drawn.turns
      return drawn.other !== drawn.turns && Number.isInteger(out) && out >= 5 && out <= 6000
    },
  )

function voltage(rng: Random) {
  const { turns, other, primary } = drawCoils(rng)
  const secondary = (primary * other) / turns
  const answer = volts(secondary)
  return {
    concept: 'transformer',
    given: { find: 'voltage' as const, turns, other, primary },
    prompt: stem(
      rng,
      [
        say`An ideal transformer has ${turns} turns in its primary and ${other} in its secondary. An alternating voltage of ${volts(primary)} is applied to the primary.`,
        say`The primary of an ideal transformer has ${turns} turns and is joined to an AC supply of ${volts(primary)}. Its secondary has ${other} turns.`,
        say`In a transformer without losses, ${other} turns of wire make up the secondary and ${turns} the primary, which is fed with ${volts(primary)} AC.`,
        say`The numbers of turns in the primary and the secondary of a transformer are ${turns} and ${other}, respectively. The input voltage is ${volts(primary)}.`,
        say`A student winds ${turns} turns on one side of an iron core and ${other} on the other, and applies ${volts(primary)} AC to the first coil of this ideal transformer.`,
      ],
      [
        say`The voltage across the secondary is:`,
        say`What is the output voltage?`,
        say`How many volts does the secondary give?`,
        say`Find the voltage of the secondary.`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy((primary * turns) / other), because: say`the turns ratio was turned upside down` },
      { value: primary, because: say`that is the voltage of the primary` },
      { value: 2 * secondary, because: say`the result was doubled` },
      { value: secondary / 2, because: say`the result was halved` },
      { value: 10 * secondary, because: say`a zero of the turns ratio was lost` },
      { value: secondary + primary, because: say`the two voltages were added` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`The voltages are in the ratio of the turns.`,
      say`Secondary voltage = ${primary} × ${other} ÷ ${turns} = ${answer}`,
    ],
  }
}

function turnsNeeded(rng: Random) {
  const { turns, other, primary } = drawCoils(rng)
  const secondary = (primary * other) / turns
  return {
    concept: 'transformer',
    given: { find: 'turns' as const, turns, primary, secondary },
    prompt: stem(
      rng,
      [
        say`A transformer is to change ${volts(primary)} AC into ${volts(secondary)}. Its primary has ${turns} turns.`,
        say`The primary coil of a transformer that gives ${volts(secondary)} from a supply of ${volts(primary)} has ${turns} turns.`,
        say`The input and output voltages of an ideal transformer with ${turns} turns in the primary are ${volts(primary)} and ${volts(secondary)}, respectively.`,
        say`An output of ${volts(secondary)} is wanted from ${volts(primary)} mains with a transformer whose primary has ${turns} turns.`,
      ],
      [
        say`The number of turns in the secondary is:`,
        say`How many turns must the secondary have?`,
        say`Find the number of turns of the secondary.`,
      ],
    ),
    answer: other,
    mistakes: [
      { value: tidy((turns * primary) / secondary), because: say`the voltage ratio was turned upside down` },
      { value: turns, because: say`that is the number of turns of the primary` },
      { value: 2 * other, because: say`the result was doubled` },
      { value: other / 2, because: say`the result was halved` },
      { value: other * 10, because: say`a zero of the voltage ratio was lost` },
      { value: other + turns, because: say`the turns of both coils were added` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`The turns are in the ratio of the voltages.`,
      say`Turns of the secondary = ${turns} × ${secondary} ÷ ${primary} = ${other}`,
    ],
  }
}

function current(rng: Random) {
  const { primary, secondary, out } = rng.until(
    () => ({
      primary: rng.pick(MAINS),
      secondary: rng.pick([
        6, 10, 11, 12, 20, 22, 24, 30, 33, 44, 48, 55, 66, 88, 110, 550, 660, 880, 1100, 2200, 2400,
      ]),
      out: rng.int(1, 40) / 2,
    }),
    (drawn) => drawn.primary !== drawn.secondary && isShort((drawn.secondary * drawn.out) / drawn.primary),
  )
  const amps = tidy((secondary * out) / primary)
  const answer = amperes(amps)
  return {
    concept: 'transformer',
    given: { find: 'current' as const, primary, secondary, amperes: out },
    prompt: stem(
      rng,
      [
        say`An ideal transformer changes ${volts(primary)} into ${volts(secondary)}. The current in its secondary is ${amperes(out)}.`,
        say`A ${secondary > primary ? 'step-up' : 'step-down'} transformer without losses works between ${volts(primary)} and ${volts(secondary)} and gives a current of ${amperes(out)}.`,
        say`A load joined to the secondary of an ideal transformer takes ${amperes(out)} at ${volts(secondary)}. The primary is connected to ${volts(primary)} mains.`,
        say`The voltages of the primary and the secondary of a transformer are ${volts(primary)} and ${volts(secondary)}, and the secondary carries ${amperes(out)}. Losses may be neglected.`,
        say`From ${volts(primary)} mains, a transformer with an efficiency of 100% supplies ${amperes(out)} to a circuit at ${volts(secondary)}.`,
      ],
      [
        say`The current in the primary is:`,
        say`What current does the primary draw?`,
        say`Find the current in the primary coil.`,
        say`How much current flows in the primary?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: tidy((primary * out) / secondary),
        because: say`the currents were taken in the ratio of the voltages`,
      },
      { value: out, because: say`that is the current of the secondary` },
      { value: 2 * amps, because: say`the result was doubled` },
      { value: amps / 2, because: say`the result was halved` },
      { value: 10 * amps, because: say`a zero of the voltage ratio was lost` },
      { value: amps / 10, because: say`a zero of the voltage ratio was lost` },
    ],
    steps: [
      say`Without losses the power is the same on both sides: ${primary} × I = ${secondary} × ${out}`,
      say`I = ${answer}`,
    ],
  }
}

const EFFICIENCIES = [80, 82, 84, 85, 86, 88, 90, 92, 94, 95, 96, 98] as const

function efficiency(rng: Random) {
  const {
    volts: in1,
    amps,
    out,
    share,
  } = rng.until(
    () => {
      const [supply, drawn, part] = [rng.pick(MAINS), rng.int(2, 40) / 2, rng.pick(EFFICIENCIES)]
      return { volts: supply, amps: drawn, share: part, out: (supply * drawn * part) / 100 }
    },
    (drawn) => Number.isInteger(drawn.out),
  )
  const input = tidy(in1 * amps)
  const answer = percent(share)
  return {
    concept: ['transformer-efficiency', 'transformer'],
    given: { find: 'efficiency' as const, input, output: out },
    prompt: stem(
      rng,
      [
        say`A transformer takes ${watts(input)} from the supply and gives ${watts(out)} to the load.`,
        say`The input and the output power of a transformer are ${watts(input)} and ${watts(out)}.`,
        say`A transformer draws a power of ${watts(input)}, of which ${watts(tidy(input - out))} is lost in it.`,
        say`Of the ${watts(input)} that enter the primary of a transformer, ${watts(out)} reach the load in the secondary circuit.`,
        say`When a transformer supplies ${watts(out)} to a factory, it takes ${watts(input)} from the line.`,
        say`Losses in the core and the windings of a transformer come to ${watts(tidy(input - out))} while it delivers ${watts(out)}.`,
        say`The primary of a transformer takes ${amperes(amps)} at ${volts(in1)} (power factor 1), and the secondary delivers ${watts(out)}.`,
      ],
      [
        say`The efficiency of the transformer is:`,
        say`What is its efficiency?`,
        say`How efficient is the transformer, in per cent?`,
        say`Find the efficiency of the transformer.`,
      ],
    ),
    answer,
    within: [1, 99] as const,
    mistakes: [
      { value: 100 - share, because: say`that is the part that is lost` },
      { value: share - 3, because: say`the division was worked out wrongly` },
      { value: share - 10, because: say`the division was worked out wrongly` },
      { value: share - 5, because: say`the division was worked out wrongly` },
      { value: share + 3, because: say`the division was worked out wrongly` },
      { value: share + 5, because: say`the division was worked out wrongly` },
    ],
    steps: [
      say`Efficiency = output power ÷ input power = ${out} ÷ ${input}`,
      say`In per cent this is ${answer}`,
    ],
  }
}

const drawLoad = (rng: Random) =>
  rng.until(
    () => {
      const [supply, amps, share] = [rng.pick(MAINS), rng.int(2, 50) / 2, rng.pick(EFFICIENCIES)]
      return { supply, amps, share, output: tidy((supply * amps * share) / 100) }
    },
    (drawn) => Number.isInteger(drawn.output) && drawn.output >= 100,
  )

function lostPower(rng: Random) {
  const { supply, amps, share, output } = drawLoad(rng)
  const input = tidy(supply * amps)
  const lost = tidy(input - output)
  const answer = watts(lost)
  return {
    concept: ['transformer-efficiency', 'transformer'],
    given: { find: 'lost' as const, volts: supply, amperes: amps, efficiency: share },
    prompt: stem(
      rng,
      [
        say`The primary of a transformer of efficiency ${percent(share)} draws ${amperes(amps)} at ${volts(supply)}.`,
        say`A transformer with an efficiency of ${percent(share)} takes a current of ${amperes(amps)} from a supply of ${volts(supply)}.`,
        say`The input voltage and current of a transformer are ${volts(supply)} and ${amperes(amps)}, and it delivers ${percent(share)} of the power that it takes.`,
        say`From a line of ${volts(supply)}, a current of ${amperes(amps)} flows into a transformer, which is ${percent(share)} efficient.`,
      ],
      [
        say`The power lost in the transformer (power factor 1) is:`,
        say`What power is lost in the transformer? (Take the power factor as 1.)`,
        say`Find the loss of power in it. (Power factor = 1)`,
        say`How much power is wasted as heat in it? (Take the power factor as 1.)`,
      ],
    ),
    answer,
    mistakes: [
      { value: output, because: say`that is the useful power` },
      { value: input, because: say`that is the power taken in` },
      { value: 2 * lost, because: say`the result was doubled` },
      { value: lost / 2, because: say`the result was halved` },
      {
        value: Math.round((output * (100 - share)) / 100),
        because: say`the lost part was taken of the output`,
      },
      { value: lost + 10, because: say`the subtraction was worked out wrongly` },
    ],
    steps: [
      say`Power taken in = ${supply} × ${amps} = ${watts(input)}`,
      say`The lost part is 100% − ${percent(share)} = ${percent(100 - share)}.`,
      say`${percent(100 - share)} of ${input} = ${answer}`,
    ],
  }
}

function inputCurrent(rng: Random) {
  const { supply, amps, share, output } = drawLoad(rng)
  const answer = amperes(amps)
  return {
    concept: ['transformer-efficiency', 'transformer'],
    given: { find: 'input-current' as const, volts: supply, efficiency: share, output },
    prompt: stem(
      rng,
      [
        say`A transformer of efficiency ${percent(share)} is joined to a supply of ${volts(supply)} and delivers ${watts(output)} to a load.`,
        say`The efficiency of a transformer is ${percent(share)}. It works on ${volts(supply)} and its output power is ${watts(output)}.`,
        say`The load of a transformer consumes ${watts(output)}. The mains supply ${volts(supply)}, and the efficiency of the transformer is ${percent(share)}.`,
        say`On its way through a transformer that is fed with ${volts(supply)}, only ${percent(share)} of the power is handed on, and the output is ${watts(output)}.`,
      ],
      [
        say`The current in the primary (power factor 1) is:`,
        say`What current does its primary draw? (Take the power factor as 1.)`,
        say`Find the current in the primary coil. (Power factor = 1)`,
        say`How much current flows into its primary? (Take the power factor as 1.)`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy((amps * share) / 100), because: say`the losses were left out` },
      {
        value: tidy((amps * share * share) / 10_000),
        because: say`the output was multiplied by the efficiency`,
      },
      { value: 2 * amps, because: say`the result was doubled` },
      { value: amps / 2, because: say`the result was halved` },
      {
        value: tidy((amps * share * (200 - share)) / 10_000),
        because: say`the lost part was taken of the output and added to it`,
      },
      { value: amps + 1, because: say`the division was worked out wrongly` },
      { value: amps + 0.5, because: say`the division was worked out wrongly` },
    ],
    steps: [
      say`${percent(share)} of the power taken in is handed on.`,
      say`Power taken in = ${output} × 100 ÷ ${share} = ${watts(tidy(supply * amps))}`,
      say`Current = ${tidy(supply * amps)} ÷ ${supply} = ${answer}`,
    ],
  }
}

function primaryOfLoad(rng: Random) {
  const {
    turns,
    other,
    primary,
    ohms: load,
  } = rng.until(
    () => ({ ...drawCoils(rng), ohms: rng.int(2, 120) }),
    (drawn) => {
      const out = (drawn.primary * drawn.other) / drawn.turns
      const [second, first] = [out / drawn.ohms, (out * drawn.other) / drawn.turns / drawn.ohms]
      return isShort(second) && isShort(first) && second >= 0.1 && first >= 0.1 && second <= 60 && first <= 60
    },
  )
  const out = tidy((primary * other) / turns)
  const second = tidy(out / load)
  const amps = tidy((second * other) / turns)
  const answer = amperes(amps)
  return {
    concept: 'transformer',
    given: { find: 'load' as const, turns, other, primary, ohms: load },
    prompt: stem(
      rng,
      [
        say`The primary of an ideal transformer has ${turns} turns and the secondary ${other}. The primary is connected to ${volts(primary)} AC, and a load of ${ohms(load)} is joined to the secondary.`,
        say`An ideal transformer with ${turns} turns in the primary and ${other} turns in the secondary is used on ${volts(primary)} mains. A resistance of ${ohms(load)} is connected across its secondary.`,
        say`A resistor of ${ohms(load)} is the load of an ideal transformer. The primary has ${turns} turns and is fed with ${volts(primary)} AC; the secondary has ${other} turns.`,
        say`A transformer without losses has ${turns} turns in the primary, which is joined to ${volts(primary)} mains. To its secondary of ${other} turns a heater of ${ohms(load)} is connected.`,
      ],
      [
        say`The current in the primary is:`,
        say`What is the current in the primary?`,
        say`Find the current drawn from the supply.`,
        say`How much current does the primary take?`,
      ],
    ),
    answer,
    mistakes: [
      { value: second, because: say`that is the current in the secondary` },
      { value: tidy(primary / load), because: say`the ratio of turns was left out` },
      { value: tidy((second * turns) / other), because: say`the ratio of turns was used upside down` },
      { value: 2 * amps, because: say`the result was doubled` },
      { value: tidy(amps / 2), because: say`the result was halved` },
      { value: tidy(amps + second), because: say`the two currents were added` },
      { value: tidy(amps * 1.5), because: say`half of the result was added once more` },
    ],
    steps: [
      say`V₂ = V₁N₂ ÷ N₁ = ${primary} × ${other} ÷ ${turns} = ${volts(out)}`,
      say`I₂ = V₂ ÷ R = ${out} ÷ ${load} = ${amperes(second)}`,
      say`The currents are inversely as the turns: I₁ = I₂N₂ ÷ N₁`,
      say`I₁ = ${second} × ${other} ÷ ${turns} = ${answer}`,
    ],
  }
}

function outputCurrent(rng: Random) {
  const { input, share, secondary } = rng.until(
    () => ({
      input: rng.int(4, 60) * 100,
      share: rng.pick(EFFICIENCIES),
      secondary: rng.pick([20, 24, 40, 48, 100, 110, 200, 220, 240, 400]),
    }),
    (drawn) => isShort((drawn.input * drawn.share) / 100 / drawn.secondary / 10),
  )
  const amps = tidy((input * share) / 100 / secondary)
  const answer = amperes(amps)
  return {
    concept: ['transformer-efficiency', 'transformer'],
    given: { find: 'output-current' as const, input, efficiency: share, secondary },
    prompt: stem(
      rng,
      [
        say`A transformer of efficiency ${percent(share)} takes ${watts(input)} from the mains. The voltage of its secondary is ${volts(secondary)}.`,
        say`The power input of a transformer that gives ${volts(secondary)} is ${watts(input)}, and its efficiency is ${percent(share)}.`,
        say`The secondary of a transformer works at ${volts(secondary)}. Of the ${watts(input)} that it takes in, the transformer hands on ${percent(share)}.`,
        say`At an efficiency of ${percent(share)}, a transformer with an input of ${watts(input)} feeds a resistive load at ${volts(secondary)}.`,
      ],
      [
        say`The current in the secondary is:`,
        say`What is the current in its secondary?`,
        say`Find the current in the secondary coil.`,
        say`How much current does the load receive?`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy(input / secondary), because: say`the losses were left out` },
      {
        value: tidy((input * 100) / share / secondary),
        because: say`the input was divided by the efficiency`,
      },
      { value: tidy((input * (100 - share)) / 100 / secondary), because: say`the lost power was used` },
      { value: 2 * amps, because: say`the result was doubled` },
      { value: amps / 2, because: say`the result was halved` },
      { value: amps + 1, because: say`the division was worked out wrongly` },
    ].filter(({ value }) => Number.isInteger(tidy(value * 10))),
    steps: [
      say`Output power = efficiency × input power`,
      say`${percent(share)} of ${input} = ${watts(tidy((input * share) / 100))}`,
      say`Current = ${tidy((input * share) / 100)} ÷ ${secondary} = ${answer}`,
    ],
  }
}

/** Loads and efficiencies for which no number of the working is long. */
const loadsOf = (primary: number, out: number): { ohms: number; share: number }[] =>
  range(2, 120).flatMap((load) =>
    EFFICIENCIES.flatMap((share) => {
      const used = out ** 2 / load
      const first = (used * 100) / share / primary
      const isFit =
        out <= 1000 &&
        isShort(out / load) &&
        isShort(first) &&
        Number.isInteger(tidy(used)) &&
        first >= 0.1 &&
        first <= 40
      return isFit ? [{ ohms: load, share }] : []
    }),
  )

/** "A transformer of efficiency 80% with 500 and 100 turns on 220 V feeds a load of 11 Ω. What does it draw?" */
function lossyLoad(rng: Random) {
  const { turns, other, primary, loads } = rng.until(
    () => {
      const coils = drawCoils(rng)
      return { ...coils, loads: loadsOf(coils.primary, (coils.primary * coils.other) / coils.turns) }
    },
    (drawn) => drawn.loads.length > 0,
  )
  const { ohms: load, share } = rng.pick(loads)
  const out = tidy((primary * other) / turns)
  const used = tidy(out ** 2 / load)
  const input = tidy((used * 100) / share)
  const amps = tidy(input / primary)
  const answer = amperes(amps)
  return {
    concept: ['transformer-efficiency', 'transformer'],
    given: { find: 'lossy' as const, turns, other, primary, ohms: load, efficiency: share },
    prompt: stem(
      rng,
      [
        say`A transformer with ${turns} turns in the primary and ${other} turns in the secondary has an efficiency of ${percent(share)}. The primary is connected to ${volts(primary)} AC, and a load of ${ohms(load)} to the secondary.`,
        say`The primary of a transformer has ${turns} turns and is fed with ${volts(primary)} AC; the secondary has ${other} turns and feeds a resistor of ${ohms(load)}. The efficiency of the transformer is ${percent(share)}.`,
        say`A resistance of ${ohms(load)} is connected across the secondary, of ${other} turns, of a transformer that is ${percent(share)} efficient. Its primary has ${turns} turns and is connected to ${volts(primary)} mains.`,
        say`On ${volts(primary)} mains, a transformer with an efficiency of ${percent(share)} supplies a heater of ${ohms(load)}, which is joined to its secondary. The primary has ${turns} turns and the secondary ${other}.`,
      ],
      [
        say`The current in the primary (power factor 1) is:`,
        say`What is the current in the primary? (Take the power factor as 1.)`,
        say`Find the current drawn from the supply. (Power factor = 1)`,
        say`How much current does the primary take? (Take the power factor as 1.)`,
      ],
      [say`Take the ratio of the voltages as that of the turns.`],
    ),
    answer,
    mistakes: [
      { value: tidy(used / primary), because: say`the losses were left out` },
      {
        value: tidy((used * share) / 100 / primary),
        because: say`the output was multiplied by the efficiency`,
      },
      { value: tidy(out / load), because: say`that is the current in the secondary` },
      { value: tidy((primary * 100) / share / load), because: say`the ratio of turns was left out` },
      { value: 2 * amps, because: say`the result was doubled` },
      { value: tidy(amps / 2), because: say`the result was halved` },
      { value: tidy(amps * 1.5), because: say`half of the result was added once more` },
    ].filter(({ value }) => isShort(value)),
    steps: [
      say`V₂ = V₁N₂ ÷ N₁ = ${primary} × ${other} ÷ ${turns} = ${volts(out)}`,
      say`Output power = V₂² ÷ R = ${out}² ÷ ${load} = ${watts(used)}`,
      say`Input power = ${used} × 100 ÷ ${share} = ${watts(input)}`,
      say`I₁ = ${input} ÷ ${primary} = ${answer}`,
    ],
  }
}

/** "66 kW at 220 V is stepped up 50 times and sent over a line of 5 Ω. How much power is lost in the line?" */
function lineLoss(rng: Random) {
  const { supply, ratio, amps, resistance } = rng.until(
    () => ({
      supply: rng.pick([220, 250, 400, 440, 500, 550]),
      ratio: rng.pick([5, 8, 10, 20, 25, 30, 40, 50]),
      amps: rng.int(4, 60),
      resistance: rng.int(1, 20),
    }),
    (drawn) => {
      const high = drawn.supply * drawn.ratio
      const lost = drawn.amps * drawn.resistance
      return (
        Number.isInteger((high * drawn.amps) / 1000) &&
        (drawn.amps ** 2 * drawn.resistance) % 10 === 0 &&
        lost <= 0.2 * high &&
        lost >= 0.005 * high
      )
    },
  )
  const high = supply * ratio
  const kilowatts = (high * amps) / 1000
  const lost = tidy((amps ** 2 * resistance) / 1000)
  const answer = quantity(lost, 'kW')
  const kw = quantity(kilowatts, 'kW')
  return {
    concept: ['transformer', 'transformer-efficiency'],
    given: { find: 'line' as const, volts: supply, ratio, kilowatts, ohms: resistance },
    prompt: stem(
      rng,
      [
        say`A small power station generates ${kw} at ${volts(supply)}. An ideal step-up transformer with a turns ratio of 1 : ${ratio} feeds it into a line of total resistance ${ohms(resistance)}.`,
        say`Power of ${kw} is generated at ${volts(supply)}, stepped up by an ideal transformer with a turns ratio of 1 : ${ratio} and sent through a line whose wires have a total resistance of ${ohms(resistance)}.`,
        say`A generator gives ${kw} at ${volts(supply)} to an ideal transformer. The secondary has ${ratio} times as many turns as the primary and is connected to a line of total resistance ${ohms(resistance)}.`,
        say`A hydroelectric plant delivers ${kw} at ${volts(supply)}. Before it is sent to a village over wires of total resistance ${ohms(resistance)}, an ideal transformer makes the voltage ${ratio} times as high.`,
        say`The wires from a power house to a factory have a total resistance of ${ohms(resistance)}. The power house sends ${kw}, generated at ${volts(supply)}, through an ideal step-up transformer with a turns ratio of 1 : ${ratio}.`,
      ],
      [
        say`The power lost in the line (power factor 1) is:`,
        say`How much power is lost as heat in the line? (Take the power factor as 1.)`,
        say`Find the power loss in the line. (Power factor = 1)`,
        say`What power is wasted in the resistance of the line? (Take the power factor as 1.)`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy((amps * resistance) / 1000), because: say`the current was not squared` },
      { value: 2 * lost, because: say`the result was doubled` },
      { value: tidy(lost / 2), because: say`the result was halved` },
      { value: tidy(lost * ratio), because: say`the current was divided by the root of the turns ratio` },
      { value: tidy(lost / 10), because: say`the decimal point was moved one place left` },
      { value: tidy(lost * 10), because: say`the decimal point was moved one place right` },
      { value: tidy(kilowatts - lost), because: say`that is the power which arrives` },
      { value: tidy(lost * 1.5), because: say`half of the result was added once more` },
    ].filter(({ value }) => Number.isInteger(tidy(value * 1000))),
    // No more is lost than is sent.
    within: [0.001, kilowatts] as const,
    steps: [
      say`Voltage of the line = ${supply} × ${ratio} = ${volts(high)}`,
      say`Current in the line = ${kilowatts * 1000} ÷ ${high} = ${amperes(amps)}`,
      say`Loss = I²R = ${amps}² × ${resistance} = ${watts(tidy(lost * 1000))}`,
      say`This is ${answer}`,
    ],
  }
}
