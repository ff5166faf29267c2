import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { celsius, joules, kilopascals } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A gas expands from 2 L to 5 L at 100 kPa. What work does it do?" */
export const thermoWork = defineGenerator({
  id: 'physics/thermo-work',
  version: 1,
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
  const [person, town, gas] = [rng.pick(people).name, rng.pick(towns), rng.pick(GASES)]
  return {
    concept: 'work-by-gas',
    given: { find: 'work' as const, pressure, from, to },
    prompt: rng.pick([
      say`In ${town} ${gas} expands from ${litres(from)} to ${litres(to)} at a constant pressure of ${kilopascals(pressure)}. What work does it do?`,
      say`${person} of ${town} heats ${gas} under a piston. The pressure stays ${kilopascals(pressure)} while the volume grows from ${litres(from)} to ${litres(to)}. Find the work done by the gas.`,
      say`A steady ${kilopascals(pressure)} acts in a cylinder in ${town} as ${gas} pushes the piston out, so that ${litres(from)} become ${litres(to)}. How many joules does the gas give to the piston?`,
      say`The pressure-volume diagram that ${person} draws in ${town} for ${gas} is a level line at ${kilopascals(pressure)} from ${litres(from)} to ${litres(to)}. What work does the area under it show?`,
      say`How much work is got from ${gas} in an engine in ${town} that grows by heating from ${litres(from)} to ${litres(to)} against an unchanging ${kilopascals(pressure)}?`,
    ]),
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
  const [person, town, gas] = [rng.pick(people).name, rng.pick(towns), rng.pick(GASES)]
  return {
    concept: 'first-law',
    given: { find: 'internal' as const, pressure, from, to, heat },
    prompt: rng.pick([
      say`In ${town} ${gas} takes in ${joules(heat)} of heat and expands from ${litres(from)} to ${litres(to)} at ${kilopascals(pressure)}. By how much does its internal energy rise?`,
      say`${person} of ${town} gives ${joules(heat)} of heat to ${gas} under a piston. At a constant ${kilopascals(pressure)} the volume grows from ${litres(from)} to ${litres(to)}. Find the gain in internal energy.`,
      say`A burner in ${town} supplies ${joules(heat)} to ${gas}, which pushes a piston against a steady ${kilopascals(pressure)}: ${litres(from)} become ${litres(to)}. How many joules stay in the gas?`,
      say`Of ${joules(heat)} of heat that ${gas} receives from ${person} in ${town}, a part is spent on growing from ${litres(from)} to ${litres(to)} at ${kilopascals(pressure)}. What is the change of the internal energy?`,
      say`By the first law of thermodynamics, what does the internal energy of ${gas} in a cylinder in ${town} gain when ${joules(heat)} of heat flow in and the gas grows from ${litres(from)} to ${litres(to)} at ${kilopascals(pressure)}?`,
    ]),
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
  const [person, town, source] = [rng.pick(people).name, rng.pick(towns), rng.pick(SOURCES)]
  return {
    concept: 'carnot-engine',
    given: { find: 'carnot' as const, hot, cold, heat },
    prompt: rng.pick([
      say`A Carnot engine in ${town} takes ${joules(heat)} of heat from ${source} at ${celsius(hot)} in each cycle and gives the rest away at ${celsius(cold)}. What work does it do per cycle? (0 °C = 273 K)`,
      say`${person} of ${town} plans an ideal heat engine between ${source} of ${celsius(hot)} and a cold side of ${celsius(cold)}. With 0 °C = 273 K, find the most work that it can get from ${joules(heat)} of heat.`,
      say`How many joules of work does a reversible engine give that runs between ${source} at ${celsius(hot)} and a cold sink at ${celsius(cold)} in ${town}, for ${joules(heat)} of heat from the hot side? Take 0 °C as 273 K.`,
      say`The source of a Carnot engine, ${source}, is at ${celsius(hot)}, its sink at ${celsius(cold)}. From ${joules(heat)} taken at the source, which amount becomes work, as ${person} in ${town} works it out with 0 °C = 273 K?`,
      say`Between ${celsius(cold)} and ${celsius(hot)} no engine beats that of Carnot. ${person} of ${town} feeds it with ${joules(heat)} from ${source} on the hot side. Find the work for 0 °C = 273 K.`,
      say`In each turn an ideal engine tested by ${person} in ${town} draws ${joules(heat)} from ${source} at ${celsius(hot)}; its cold side is at ${celsius(cold)}. If 0 °C is 273 K, what work can be had per turn?`,
    ]),
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
