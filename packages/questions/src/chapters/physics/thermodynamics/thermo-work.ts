import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { celsius, joules, kilopascals } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A gas expands from 2 L to 5 L at 100 kPa. What work does it do?" */
export const thermoWork = defineGenerator({
  id: 'physics/thermo-work',
  version: 4,
  concepts: ['work-by-gas', 'first-law', 'carnot-engine'],
  levels: { easy: { form: expansionWork }, medium: { form: internalEnergy }, hard: { form: carnotWork } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    switch (given.find) {
      case 'work':
        return areaUnder(given.pressure, given.from, given.to)
      case 'internal': {
        const work = areaUnder(given.pressure, given.from, given.to)
        return bisect((gained) => gained + work - given.heat, 1e6)
      }
      case 'carnot': {
        // The ideal engine rejects heat in proportion to the temperatures; the rest is work.
        const givenAway = bisect(
          (joules) => joules * (given.hot + 273) - given.heat * (given.cold + 273),
          given.heat,
        )
        return given.heat - givenAway
      }
    }
  },
})

/** Adds thin strips of the pressure-volume diagram; kPa times L are joules. */
function areaUnder(pressure: number, from: number, to: number): number {
  const strips = 100
  return range(1, strips).reduce((sum) => sum + pressure * ((to - from) / strips), 0)
}

const litres = (size: number) => quantity(size, 'L')
const GASES = ['air', 'nitrogen', 'helium', 'oxygen', 'argon', 'steam', 'neon', 'a hot gas']

function drawExpansion(rng: Random) {
  const from = rng.int(1, 12)
  const to = from + rng.int(2, 12)
  const pressure = rng.int(8, 50) * 10
  return { from, to, pressure, work: pressure * (to - from) }
}

function expansionWork(rng: Random) {
  const { from, to, pressure, work } = drawExpansion(rng)
  const answer = joules(work)
  const gas = rng.pick(GASES)
  return {
    concept: 'work-by-gas',
    given: { find: 'work' as const, pressure, from, to },
    prompt: stem(
      rng,
      [
        say`${gas} expands from ${litres(from)} to ${litres(to)} at a constant pressure of ${kilopascals(pressure)}.`,
        say`The volume of a gas increases from ${litres(from)} to ${litres(to)} against a constant pressure of ${kilopascals(pressure)}.`,
        say`In an isobaric process at ${kilopascals(pressure)}, the volume of ${gas} changes from ${litres(from)} to ${litres(to)}.`,
        say`${gas} in a cylinder fitted with a frictionless piston is heated at ${kilopascals(pressure)}, so that its volume becomes ${litres(to)} from ${litres(from)}.`,
      ],
      [
        say`The work done by the gas is:`,
        say`What is the work done during the expansion?`,
        say`Find the work done by the system.`,
        say`How much work is done on the surroundings?`,
      ],
    ),
    answer,
    mistakes: [
      { value: pressure * to, because: 'the final volume was used instead of the change' },
      { value: pressure * from, because: 'the first volume was used instead of the change' },
      { value: pressure * (to + from), because: 'the volumes were added' },
      { value: work / 2, because: 'the area was taken as a triangle' },
      { value: work * 10, because: 'the units were changed wrongly' },
      { value: work / 10, because: 'the units were changed wrongly; 1 kPa × 1 L = 1 J' },
      { value: pressure * (to - from - 1), because: 'one litre too few was counted' },
      { value: pressure * (to - from + 1), because: 'one litre too many was counted' },
    ],
    steps: [say`W = P × ΔV, and 1 kPa × 1 L = 1 J`, say`W = ${pressure} × (${to} − ${from}) = ${answer}`],
  }
}

function internalEnergy(rng: Random) {
  const { from, to, pressure, work } = drawExpansion(rng)
  const heat = work + rng.int(2, 60) * 25
  const answer = joules(heat - work)
  const gas = rng.pick(GASES)
  return {
    concept: 'first-law',
    given: { find: 'internal' as const, pressure, from, to, heat },
    prompt: stem(
      rng,
      [
        say`A gas absorbs ${joules(heat)} of heat and expands from ${litres(from)} to ${litres(to)} at a constant pressure of ${kilopascals(pressure)}.`,
        say`When ${joules(heat)} of heat is supplied to ${gas} at a constant pressure of ${kilopascals(pressure)}, its volume increases from ${litres(from)} to ${litres(to)}.`,
        say`${gas} in a cylinder is given ${joules(heat)} of heat. It expands isobarically at ${kilopascals(pressure)} from ${litres(from)} to ${litres(to)}.`,
      ],
      [
        say`The increase in its internal energy is:`,
        say`What is the change in the internal energy of the gas?`,
        say`Using the first law of thermodynamics, find ΔU.`,
        say`By how much does its internal energy increase?`,
      ],
    ),
    answer,
    mistakes: [
      { value: heat + work, because: 'the work done by the gas was added instead of taken off' },
      { value: work, because: 'that is the work done by the gas' },
      { value: heat, because: 'the work done by the gas was left out' },
      { value: heat - pressure * to, because: 'the final volume was used instead of the change' },
      { value: heat - work / 2, because: 'only half of the work was taken off' },
      { value: heat - pressure * from, because: 'the first volume was used instead of the change' },
      { value: (heat - work) / 2, because: 'the result was halved' },
      { value: heat - pressure * (to - from - 1), because: 'one litre too few was counted' },
      { value: heat - pressure * (to - from + 1), because: 'one litre too many was counted' },
    ],
    steps: [
      say`Work done by the gas: W = ${pressure} × (${to} − ${from}) = ${joules(work)}`,
      say`First law: ΔU = Q − W`,
      say`ΔU = ${heat} − ${work} = ${answer}`,
    ],
  }
}

const ENGINES = [-23, -3, 7, 17, 27, 37, 47, 57, 77].flatMap((cold) =>
  [77, 87, 102, 127, 147, 177, 202, 227, 327, 352, 427, 477, 527].flatMap((hot) => {
    const share = (hot - cold) / (hot + 273)
    return hot > cold + 40 && Number.isInteger(Math.round(share * 4000 * 1e6) / 1e6)
      ? [{ cold, hot, share: Math.round(share * 4000) / 4000 }]
      : []
  }),
)
const INPUTS = range(4, 60).map((times) => times * 100)

const SOURCES = [
  'a solar boiler',
  'a furnace',
  'a tank of hot oil',
  'a coal boiler',
  'a reactor',
  'a gas burner',
  'a store of molten salt',
]

function carnotWork(rng: Random) {
  const { cold, hot, share } = rng.pick(ENGINES)
  const heat = rng.pick(INPUTS)
  const work = Math.round(heat * share * 1000) / 1000
  const answer = joules(work)
  const source = rng.pick(SOURCES)
  return {
    concept: 'carnot-engine',
    given: { find: 'carnot' as const, hot, cold, heat },
    prompt: stem(
      rng,
      [
        say`A Carnot engine working between ${celsius(hot)} and ${celsius(cold)} absorbs ${joules(heat)} of heat from the source in each cycle.`,
        say`The source and the sink of a Carnot engine are at ${celsius(hot)} and ${celsius(cold)}, respectively. The heat absorbed per cycle is ${joules(heat)}.`,
        say`An ideal heat engine takes ${joules(heat)} of heat per cycle from ${source} at ${celsius(hot)} and rejects heat to a sink at ${celsius(cold)}.`,
        say`The working substance of a reversible engine absorbs ${joules(heat)} from ${source} at ${celsius(hot)}. The temperature of the sink is ${celsius(cold)}.`,
      ],
      [
        say`The work done per cycle is:`,
        say`What is the work obtained in each cycle?`,
        say`Find the maximum work output per cycle.`,
        say`How much heat is converted into work in one cycle?`,
      ],
      [say`(0 °C = 273 K)`, say`Take 0 °C = 273 K.`],
    ),
    answer,
    mistakes: [
      { value: heat - work, because: 'that is the heat that the engine gives away' },
      { value: (heat * (hot - cold)) / hot, because: 'the temperatures were not changed into kelvins' },
      { value: (heat * cold) / hot, because: 'the ratio of the temperatures in °C was used' },
      { value: heat, because: 'no engine turns all heat into work' },
      {
        value: (heat * (hot - cold)) / (cold + 273),
        because: 'the difference was divided by the colder temperature',
      },
      { value: work / 2, because: 'the result was halved' },
      { value: 2 * work, because: 'the result was doubled' },
      { value: heat / 2, because: 'half of the heat was taken as work' },
    ],
    steps: [
      say`T₁ = ${quantity(hot + 273, 'K')} and T₂ = ${quantity(cold + 273, 'K')}`,
      say`Efficiency = (T₁ − T₂) ÷ T₁ = ${hot - cold} ÷ ${hot + 273} = ${share}`,
      say`Work = efficiency × heat taken in`,
      say`W = ${share} × ${heat} = ${answer}`,
    ],
  }
}
