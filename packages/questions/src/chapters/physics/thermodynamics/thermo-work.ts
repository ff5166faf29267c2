import type { Figure } from '@ekagra/schema/figure'
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
  version: 11,
  concepts: ['work-by-gas', 'first-law', 'carnot-engine', 'specific-heats-of-gases'],
  levels: {
    easy: { forms: [expansionWork] },
    medium: { forms: [internalEnergy, rectangularCycle, carnotWork, shareOfHeat] },
    hard: { forms: [triangularCycle, betterEngine] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'work':
        return areaUnder(given.pressure, given.from, given.to)
      case 'internal': {
        const work = areaUnder(given.pressure, given.from, given.to)
        return bisect((gained) => gained + work - given.heat, 1e6)
      }
      case 'cycle':
        // The areas under the sides, signed by their direction.
        return Math.abs(
          given.corners.reduce((sum, [volume, pressure], index) => {
            const [nextVolume, nextPressure] = given.corners[(index + 1) % given.corners.length] ?? [0, 0]
            return sum + ((pressure + nextPressure) / 2) * (nextVolume - volume)
          }, 0),
        )
      case 'carnot': {
        // The ideal engine rejects heat in proportion to the temperatures; the rest is work.
        const givenAway = bisect(
          (joules) => joules * (given.hot + 273) - given.heat * (given.cold + 273),
          given.heat,
        )
        return given.heat - givenAway
      }
      case 'source':
        return sourceOf(given)
      case 'sink':
        return sourceOf(given) * (1 - given.before / 100)
      case 'share': {
        // For one degree of n moles with nR = 1: each degree of freedom takes ½, the expansion takes 1.
        const parts = { heat: given.freedom / 2 + 1, work: 1, internal: given.freedom / 2 }
        const [known, asked] = [given.gives === 'heat' ? parts.heat : parts.work, given.asks]
        return (
          (given.joules / known) * parts[asked === 'heat' ? 'heat' : asked === 'work' ? 'work' : 'internal']
        )
      }
    }
  },
})

/** The source for which a colder sink raises the efficiency as much as told, in kelvins. */
const sourceOf = ({ before, after, fall }: { before: number; after: number; fall: number }): number =>
  bisect((hot) => {
    const cold = hot * (1 - before / 100)
    return after / 100 - (1 - (cold - fall) / hot)
  }, 1e5)

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
        say`At a pressure of ${kilopascals(pressure)}, which does not change, ${gas.toLowerCase()} pushes a piston outwards, and its volume grows from ${litres(from)} to ${litres(to)}.`,
      ],
      [
        say`The work done by the gas is:`,
        say`What is the work done during the expansion?`,
        say`Find the work done by the system.`,
        say`How much work is done on the surroundings?`,
        say`How many joules of work does the gas do?`,
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

type Corner = readonly [volume: number, pressure: number]
const LETTERS = ['A', 'B', 'C', 'D']

/** A cycle of two isobaric and two isochoric processes. */
function rectangularCycle(rng: Random) {
  const { low, high, small, large } = drawCycle(rng)
  const corners: Corner[] = [
    [small, low],
    [small, high],
    [large, high],
    [large, low],
  ]
  const area = (high - low) * (large - small)
  const answer = joules(area)
  return {
    ...cycle(rng, corners),
    answer,
    mistakes: [
      { value: area / 2, because: 'the area was taken as a triangle' },
      ...wrongAreas(low, high, small, large),
      { value: 2 * area, because: 'the area was counted twice' },
    ],
    steps: [
      say`The net work of a cycle is the area enclosed on the p–V diagram, and 1 kPa × 1 L = 1 J.`,
      say`Sides: ${high} − ${low} = ${kilopascals(high - low)} and ${large} − ${small} = ${litres(large - small)}`,
      say`W = ${high - low} × ${large - small} = ${answer}`,
    ],
  }
}

/** A cycle of an isobaric, an isochoric and a third process, straight on the diagram. */
function triangularCycle(rng: Random) {
  const { low, high, small, large } = rng.until(
    () => drawCycle(rng),
    (drawn) => ((drawn.high - drawn.low) * (drawn.large - drawn.small)) % 20 === 0,
  )
  const all: Corner[] = [
    [small, low],
    [small, high],
    [large, high],
    [large, low],
  ]
  const left = rng.int(0, 3)
  const corners = all.filter((_, index) => index !== left)
  const whole = (high - low) * (large - small)
  const answer = joules(whole / 2)
  return {
    ...cycle(rng, corners),
    answer,
    mistakes: [
      { value: whole, because: 'the half of the area of a triangle was forgotten' },
      ...wrongAreas(low, high, small, large).map(({ value, because }) => ({ value: value / 2, because })),
      { value: whole / 4, because: 'the area was halved twice' },
    ],
    steps: [
      say`The net work of a cycle is the area enclosed on the p–V diagram.`,
      say`The triangle has sides of ${high} − ${low} = ${kilopascals(high - low)} and ${large} − ${small} = ${litres(large - small)} at its right angle.`,
      say`1 kPa × 1 L = 1 J`,
      say`W = ½ × ${high - low} × ${large - small} = ${answer}`,
    ],
  }
}

function drawCycle(rng: Random) {
  const [low, small] = [rng.int(4, 20) * 10, rng.int(1, 6)]
  return { low, high: low + rng.int(4, 30) * 10, small, large: small + rng.int(2, 8) }
}

const wrongAreas = (low: number, high: number, small: number, large: number) => [
  { value: high * (large - small), because: 'the area down to the axis was taken, not the enclosed one' },
  { value: low * (large - small), because: 'the area below the cycle was taken' },
  { value: (high - low) * large, because: 'the larger volume was used instead of the change' },
  { value: (high + low) * (large - small), because: 'the pressures were added' },
  { value: (high - low) * (large - small - 1), because: 'one litre too few was read' },
  { value: (high - low) * (large - small + 1), because: 'one litre too many was read' },
]

/** The question on a cycle that runs through the corners clockwise, or the other way round. */
function cycle(rng: Random, clockwise: readonly Corner[]) {
  const isEngine = rng.chance(0.7)
  const order = isEngine ? clockwise : clockwise.toReversed()
  const start = rng.int(0, order.length - 1)
  const corners = [...order.slice(start), ...order.slice(0, start)]
  const path = [...LETTERS.slice(0, corners.length), 'A'].join('')
  return {
    concept: 'work-by-gas',
    given: { find: 'cycle' as const, corners },
    prompt: stem(
      rng,
      [
        say`An ideal gas is taken through the cyclic process ${path} shown in the p–V diagram.`,
        say`A gas goes through the cycle ${path}, as shown on the given pressure–volume graph.`,
        say`The figure shows the p–V diagram of a cyclic process ${path} of a gas.`,
        say`A thermodynamic system undergoes the cyclic process ${path} shown in the figure.`,
      ],
      isEngine
        ? [
            say`The net work done by it in one cycle is:`,
            say`What is the work done by it in a complete cycle?`,
            say`Find the heat converted into work in one cycle.`,
          ]
        : [
            say`The net work done on it in one cycle is:`,
            say`What is the work done on it in a complete cycle?`,
            say`Find the net work that must be done on it in one cycle.`,
          ],
    ),
    figure: drawCorners(corners),
  }
}

/** A diagram eight wide and five high, whatever its numbers. */
function drawCorners(corners: readonly Corner[]): Figure {
  const [most, highest] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis] ?? 0)))
  const x = (volume: number) => (7 * volume) / (most ?? 1)
  const y = (pressure: number) => (4.2 * pressure) / (highest ?? 1)
  const unique = (axis: 0 | 1) => [...new Set(corners.map((corner) => corner[axis]))]
  const ids = corners.map((_, index) => `corner ${index}`)
  return {
    kind: 'geometry',
    title: 'p–V diagram',
    description: `Pressure in kPa against volume in L. Straight lines join ${corners
      .map(([volume, pressure], index) => `${LETTERS[index]} (${volume} L, ${pressure} kPa)`)
      .join(', ')} and A again, in this order.`,
    points: [
      { id: 'origin', x: 0, y: 0, label: 'O' },
      { id: 'volume', x: 8.2, y: 0, label: 'V (L)' },
      // Room for the names of the axes.
      { id: 'left', x: -0.8, y: 0, label: '' },
      { id: 'right', x: 9.4, y: 0, label: '' },
      { id: 'pressure', x: 0, y: 5.2, label: 'p (kPa)' },
      ...unique(0).map((volume) => ({ id: `V ${volume}`, x: x(volume), y: 0, label: `${volume}` })),
      ...unique(1).map((pressure) => ({ id: `p ${pressure}`, x: 0, y: y(pressure), label: `${pressure}` })),
      ...corners.map(([volume, pressure], index) => ({
        id: ids[index] ?? '',
        x: x(volume),
        y: y(pressure),
        label: LETTERS[index] ?? '',
      })),
    ],
    segments: [
      { from: 'origin', to: 'volume' },
      { from: 'origin', to: 'pressure' },
      ...ids.map((id, index) => ({ from: id, to: ids[(index + 1) % ids.length] ?? id })),
      ...unique(0).map((volume) => ({
        from: `V ${volume}`,
        to: ids[lowestAt(corners, 0, volume)] ?? '',
        isDashed: true,
      })),
      ...unique(1).map((pressure) => ({
        from: `p ${pressure}`,
        to: ids[lowestAt(corners, 1, pressure)] ?? '',
        isDashed: true,
      })),
    ],
    circles: [],
    angles: [],
  }
}

/** Of the corners with this volume (0) or pressure (1) the one nearest to its axis. */
function lowestAt(corners: readonly Corner[], axis: 0 | 1, value: number): number {
  const other = axis === 0 ? 1 : 0
  const own = corners.flatMap((corner, index) =>
    corner[axis] === value ? [{ index, at: corner[other] }] : [],
  )
  return own.sort((one, next) => one.at - next.at)[0]?.index ?? 0
}

// Sinks as warm as air or water, and warmer.
const ENGINES = [7, 17, 22, 27, 32, 27, 37, 47, 57, 77].flatMap((cold) =>
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
  'a boiler',
  'a gas burner',
  'a store of molten salt',
]

function carnotWork(rng: Random) {
  // Whole joules, of which the half is whole too.
  const { cold, hot, share, heat } = rng.until(
    () => ({ ...rng.pick(ENGINES), heat: rng.pick(INPUTS) }),
    (drawn) => Number.isInteger(Math.round(drawn.heat * drawn.share * 1e6) / 2e6),
  )
  const work = Math.round(heat * share)
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
      {
        value: Math.round((heat * (hot - cold)) / hot),
        because: 'the temperatures were not changed into kelvins',
      },
      { value: Math.round((heat * cold) / hot), because: 'the ratio of the temperatures in °C was used' },
      {
        value: (heat * (hot - cold)) / (cold + 273),
        because: 'the difference was divided by the colder temperature',
      },
      { value: work / 2, because: 'the result was halved' },
      { value: 2 * work, because: 'the result was doubled' },
      { value: heat / 2, because: 'half of the heat was taken as work' },
    ].filter(
      // A rounded value beside another that is nearly the same would look like a misprint.
      ({ value }, index, all) =>
        Number.isInteger(value) &&
        [{ value: work }, ...all.slice(0, index)].every(
          (other) => Math.abs(other.value - value) > 0.04 * value,
        ),
    ),
    // No engine turns all heat into work, and none next to nothing.
    within: [0.04 * heat, 0.96 * heat] as const,
    steps: [
      say`T₁ = ${quantity(hot + 273, 'K')} and T₂ = ${quantity(cold + 273, 'K')}`,
      say`Efficiency = (T₁ − T₂) ÷ T₁ = ${hot - cold} ÷ ${hot + 273} = ${share}`,
      say`Work = efficiency × heat taken in`,
      say`W = ${share} × ${heat} = ${answer}`,
    ],
  }
}

/** "A Carnot engine is 25% efficient. With a sink colder by 60 K it is 40% efficient. How hot is the source?" */
function betterEngine(rng: Random) {
  const { hot, before, after } = rng.until(
    () => {
      const before = rng.int(4, 11) * 5
      return { hot: rng.int(30, 90) * 10, before, after: before + rng.pick([5, 10, 15, 20, 25]) }
    },
    (drawn) => {
      const cold = (drawn.hot * (100 - drawn.before)) / 100
      const fall = (drawn.hot * (drawn.after - drawn.before)) / 100
      return Number.isInteger(cold) && Number.isInteger(fall) && cold <= 450 && cold - fall >= 200
    },
  )
  const cold = (hot * (100 - before)) / 100
  const fall = (hot * (after - before)) / 100
  const isSource = rng.chance(0.5)
  const answer = quantity(isSource ? hot : cold, 'K')
  const k = quantity(fall, 'K')
  const [low, high] = [quantity(before, '%'), quantity(after, '%')]
  return {
    concept: 'carnot-engine',
    given: { find: isSource ? ('source' as const) : ('sink' as const), before, after, fall },
    prompt: stem(
      rng,
      [
        say`The efficiency of a Carnot engine is ${low}. When the temperature of its sink is lowered by ${k}, the efficiency becomes ${high}.`,
        say`A reversible engine converts ${low} of the heat taken in into work. On lowering the temperature of the sink by ${k}, this rises to ${high}.`,
        say`A Carnot engine has an efficiency of ${low}, which increases to ${high} if the sink is made colder by ${k} and the source is not changed.`,
        say`With a sink colder by ${k}, the efficiency of a Carnot engine would rise from ${low} to ${high}, the source remaining the same.`,
      ],
      isSource
        ? [
            say`The temperature of the source is:`,
            say`What is the temperature of the source?`,
            say`Find the temperature of the source.`,
          ]
        : [
            say`The initial temperature of the sink is:`,
            say`What was the temperature of the sink at first?`,
            say`Find the temperature of the sink before it was lowered.`,
          ],
    ),
    answer,
    mistakes: [
      {
        value: isSource ? cold : hot,
        because: say`that is the temperature of the ${isSource ? 'sink' : 'source'}`,
      },
      { value: cold - fall, because: 'that is the temperature of the colder sink' },
      { value: (fall * 100) / before, because: 'the fall was divided by the first efficiency' },
      { value: (fall * 100) / after, because: 'the fall was divided by the second efficiency' },
      { value: hot + fall, because: 'the fall was added to the temperature of the source' },
      { value: hot - fall, because: 'the fall was taken from the temperature of the source' },
      { value: cold + fall, because: 'the fall was added to the temperature of the sink' },
      { value: (isSource ? hot : cold) * 1.5, because: 'the division was worked out wrongly' },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`Efficiency = 1 − T₂ ÷ T₁. A fall of T₂ by ${fall} K raises it by ${fall} ÷ T₁.`,
      say`${fall} ÷ T₁ = ${high} − ${low} = ${quantity(after - before, '%')}`,
      say`T₁ = ${fall} × 100 ÷ ${after - before} = ${quantity(hot, 'K')}`,
      isSource
        ? say`So the source is at ${answer}`
        : say`T₂ = T₁ × (1 − ${before}/100) = ${hot} × ${100 - before} ÷ 100 = ${answer}`,
    ],
  }
}

/** Gases with their degrees of freedom. */
const KINDS = [
  { kind: 'monatomic', freedom: 3, names: ['helium', 'argon', 'neon'] },
  { kind: 'diatomic', freedom: 5, names: ['nitrogen', 'oxygen', 'hydrogen'] },
] as const

/** "A diatomic gas takes in 700 J at constant pressure. How much of it becomes work?" */
function shareOfHeat(rng: Random) {
  const { kind, freedom, names } = rng.pick(KINDS)
  // Of freedom + 2 parts of the heat, 2 become work and the others internal energy.
  const part = rng.int(2, 120) * 5
  const [heat, work, internal] = [part * (freedom + 2), part * 2, part * freedom]
  const { gives, asks } = rng.pick([
    { gives: 'heat', asks: 'work' },
    { gives: 'heat', asks: 'internal' },
    { gives: 'work', asks: 'heat' },
    { gives: 'work', asks: 'internal' },
  ] as const)
  const sizes = { heat, work, internal }
  const answer = joules(sizes[asks])
  const gas = rng.chance(0.5) ? say`an ideal ${kind} gas` : say`${rng.pick(names)}, an ideal ${kind} gas,`
  const rigid = kind === 'diatomic' ? ' The molecules do not vibrate.' : ''
  const told = joules(sizes[gives])
  const whole = freedom + 2
  return {
    concept: ['specific-heats-of-gases', 'first-law'],
    given: { find: 'share' as const, freedom, gives, asks, joules: sizes[gives] },
    prompt: stem(
      rng,
      gives === 'heat'
        ? [
            say`At constant pressure, ${told} of heat is supplied to ${gas} in a cylinder.${rigid}`,
            say`A cylinder with a free piston contains ${gas} and is given ${told} of heat at constant pressure.${rigid}`,
            say`In an isobaric process, ${gas} absorbs ${told} of heat.${rigid}`,
          ]
        : [
            say`On being heated at constant pressure, ${gas} does ${told} of work.${rigid}`,
            say`In an isobaric expansion, ${gas} does ${told} of work on its surroundings.${rigid}`,
          ],
      ASKS[asks],
    ),
    answer,
    mistakes: [
      ...(['heat', 'work', 'internal'] as const)
        .filter((name) => name !== asks)
        .map((name) => ({ value: sizes[name], because: NAMES[name] })),
      {
        value: (sizes[asks] * (freedom === 3 ? 7 : 5)) / whole,
        because: say`the gas was taken as ${freedom === 3 ? 'diatomic' : 'monatomic'}`,
      },
      { value: (work * freedom) / 2 / 2, because: 'half of the internal energy was counted' },
      { value: sizes[asks] * 2, because: 'the result was doubled' },
      { value: sizes[asks] / 2, because: 'the result was halved' },
      { value: Math.abs(heat - 2 * work), because: 'the work was taken off twice' },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`For a ${kind} gas C_v = ${freedom}R/2, and C_p = C_v + R = ${whole}R/2.`,
      say`At constant pressure Q = nC_pΔT, ΔU = nC_vΔT and W = nRΔT.`,
      say`So Q : ΔU : W = ${whole} : ${freedom} : 2`,
      say`${asks === 'heat' ? 'Q' : asks === 'work' ? 'W' : 'ΔU'} = ${sizes[gives]} × ${{ heat: whole, work: 2, internal: freedom }[asks]} ÷ ${gives === 'heat' ? whole : 2} = ${answer}`,
    ],
  }
}

const NAMES = {
  heat: 'that is the heat supplied',
  work: 'that is the work done by the gas',
  internal: 'that is the increase in the internal energy',
} as const

const ASKS = {
  heat: [
    say`The heat supplied to it is:`,
    say`How much heat is supplied to it?`,
    say`Find the heat absorbed by it.`,
  ],
  work: [
    say`The work done by the gas is:`,
    say`How much work does the gas do?`,
    say`Find the work done on the surroundings.`,
  ],
  internal: [
    say`The increase in its internal energy is:`,
    say`By how much does its internal energy increase?`,
    say`Find the change in the internal energy of the gas.`,
  ],
} as const
