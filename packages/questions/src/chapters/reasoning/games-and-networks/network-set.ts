import type { Figure } from '@ekagra/schema/figure'
import { defineSet } from '../../../kit/define-set.ts'
import type { Mistake } from '../../../kit/options/build-options.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import type { ValueInput } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

const SHAPE = { size: 4, span: 5 } as const

/** The kinds of question, by their numbers in `askNetwork`: one look at the routes, or two facts put together. */
const PLAIN: readonly number[] = [0, 1, 2, 3, 4, 5, 6]
const TWO_STEPS: readonly number[] = [3, 5, 6, 7, 8, 9, 10]

/** Four questions on one network of one-way roads: "What is the least toll from A to G?", "How many routes pass through D?" */
export const networkSet = defineSet({
  id: 'reasoning/network-set',
  version: 3,
  set: SHAPE,
  levels: {
    easy: { layers: [1, 2, 2, 1], extra: 0, told: 0, kinds: PLAIN },
    medium: { layers: [1, 2, 3, 1], extra: 1, told: 1, kinds: PLAIN },
    hard: { layers: [1, 3, 3, 1], extra: 2, told: 2, kinds: TWO_STEPS },
  },
  generate(rng, { layers, extra, told, kinds: offered }) {
    const world = rng.pick(WORLDS)
    const { roads, towns, paths, asked } = rng.until(
      () => {
        const drawn = drawNetwork(rng, layers, extra)
        // The least total or its route: together they would be one fact.
        const dropped = rng.pick([0, 3])
        const kinds = rng.shuffle(offered.filter((kind) => kind !== dropped))
        return {
          ...drawn,
          asked: kinds
            .flatMap((kind) => askNetwork(rng, drawn.towns, drawn.paths, kind, world))
            .slice(0, SHAPE.span),
        }
      },
      (drawn) => {
        const [first, second] = drawn.paths
        return (
          drawn.asked.length === SHAPE.span &&
          drawn.paths.length >= 4 &&
          drawn.paths.length <= 14 &&
          first !== undefined &&
          second !== undefined &&
          first.toll < second.toll &&
          drawn.towns.every((_, town) => drawn.paths.some(({ stops }) => stops.includes(town)))
        )
      },
    )
    const figure = passageOf(world, towns, roads)
    return asked.map(({ question, steps, ...rest }) => ({
      ...rest,
      given: { size: towns.length, roads, question },
      figure,
      steps: [
        ...(told > 0 ? [say`Every route goes one way, so it can be written down place by place.`] : []),
        ...(told > 1
          ? [say`There are ${paths.length} routes from ${towns[0] ?? ''} to ${towns.at(-1) ?? ''} in all.`]
          : []),
        steps,
        say`So the answer is ${rest.answer}`,
      ],
    }))
  },
  solve({ size, roads, question }) {
    // Town by town from the start, without writing down the routes.
    const towns = TOWNS.slice(0, size)
    const isClosed = ([from, to]: Road) =>
      question.kind === 'closed' && from === question.from && to === question.to
    const avoided =
      question.kind === 'without' ? question.town : question.kind === 'past' ? question.avoided : -1
    const open = roads.filter((road) => !isClosed(road) && road[0] !== avoided && road[1] !== avoided)
    const reach = (start: number, network: readonly Road[] = open) => {
      const [count, least, most, before] = [
        range(1, size).map(() => 0),
        range(1, size).map(() => Number.POSITIVE_INFINITY),
        range(1, size).map(() => Number.NEGATIVE_INFINITY),
        range(1, size).map(() => -1),
      ]
      count[start] = 1
      least[start] = 0
      most[start] = 0
      for (const [from, to, toll] of network.toSorted((one, other) => one[0] - other[0])) {
        if ((count[from] ?? 0) === 0) continue
        count[to] = (count[to] ?? 0) + (count[from] ?? 0)
        most[to] = Math.max(most[to] ?? 0, (most[from] ?? 0) + toll)
        if ((least[from] ?? 0) + toll < (least[to] ?? 0)) {
          least[to] = (least[from] ?? 0) + toll
          before[to] = from
        }
      }
      return { count, least, most, before }
    }
    const [all, end] = [reach(0), size - 1]
    switch (question.kind) {
      case 'least':
      case 'closed':
        return all.least[end] ?? 0
      case 'most':
        return all.most[end] ?? 0
      case 'count':
      case 'without':
        return all.count[end] ?? 0
      case 'through':
        return (all.least[question.town] ?? 0) + (reach(question.town).least[end] ?? 0)
      case 'past':
        return (all.least[question.town] ?? 0) + (reach(question.town).least[end] ?? 0)
      case 'spread':
        return (all.most[end] ?? 0) - (all.least[end] ?? 0)
      case 'raised': {
        const dearer = roads.map(
          ([from, to, toll]): Road =>
            from === question.from && to === question.to ? [from, to, toll + question.by] : [from, to, toll],
        )
        return (reach(0, dearer).least[end] ?? 0) - (all.least[end] ?? 0)
      }
      case 'below': {
        // How many ways lead to each town at each total.
        const ways = range(1, size).map(() => new Map<number, number>())
        ways[0]?.set(0, 1)
        for (const [from, to, toll] of roads.toSorted((one, other) => one[0] - other[0]))
          for (const [sum, count] of ways[from] ?? [])
            ways[to]?.set(sum + toll, (ways[to]?.get(sum + toll) ?? 0) + count)
        return [...(ways[end] ?? [])].reduce(
          (total, [sum, count]) => (sum < question.limit ? total + count : total),
          0,
        )
      }
      case 'route': {
        const stops = [end]
        while ((stops[0] ?? 0) > 0) stops.unshift(all.before[stops[0] ?? 0] ?? 0)
        return nameOf(towns, stops)
      }
    }
  },
})

const TOWNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

/** Towns are numbered so that every road leads to a town with a larger number. */
type Road = readonly [from: number, to: number, toll: number]
type Path = { stops: readonly number[]; toll: number }

const nameOf = (towns: readonly string[], stops: readonly number[]): string =>
  stops.map((stop) => towns[stop] ?? '').join('–')

/** Every route from the first town to the last, the cheapest first. */
function pathsOf(size: number, roads: readonly Road[]): Path[] {
  const from = (town: number): Path[] =>
    town === size - 1
      ? [{ stops: [town], toll: 0 }]
      : roads.flatMap(([start, to, toll]) =>
          start === town
            ? from(to).map((rest) => ({ stops: [town, ...rest.stops], toll: toll + rest.toll }))
            : [],
        )
  return from(0).sort((one, other) => one.toll - other.toll)
}

function drawNetwork(rng: Random, layers: readonly number[], extra: number) {
  const size = layers.reduce((sum, one) => sum + one, 0)
  const layerOf = layers.flatMap((count, layer) => range(1, count).map(() => layer))
  const between = (far: number) =>
    range(0, size - 2).flatMap((one) =>
      range(one + 1, size - 1).flatMap((other) =>
        (layerOf[other] ?? 0) - (layerOf[one] ?? 0) === far ? [[one, other] as const] : [],
      ),
    )
  // From layer to layer most roads are there; a few lead within a layer or past one.
  const next = between(1).filter(() => rng.chance(0.8))
  const more = rng.shuffle([
    ...between(0),
    ...between(2).filter(([one, other]) => one > 0 || other < size - 1),
  ])
  const roads = [...next, ...more.slice(0, extra)]
    .sort(([a, b], [c, d]) => a - c || b - d)
    .map(([one, other]): Road => [one, other, rng.int(2, 15)])
  return { roads, towns: TOWNS.slice(0, size), paths: pathsOf(size, roads) }
}

const WORLDS = [
  {
    of: 'one-way roads',
    part: 'road',
    places: 'towns',
    cost: 'toll of each road, in rupees,',
    unit: 'toll',
    in: 'in rupees',
    going: '',
    lead: 'A car goes',
  },
  {
    of: 'one-way pipelines',
    part: 'pipeline',
    places: 'stations',
    cost: 'cost of pumping a litre along each pipeline, in paise,',
    unit: 'cost',
    in: 'in paise per litre',
    going: ' of sending oil',
    lead: 'Oil is sent',
  },
  {
    of: 'one-way bus lines',
    part: 'bus line',
    places: 'stops',
    cost: 'fare of each bus line, in rupees,',
    unit: 'fare',
    in: 'in rupees',
    going: '',
    lead: 'A person goes',
  },
  {
    of: 'one-way lanes',
    part: 'lane',
    places: 'depots',
    cost: 'time for each lane, in minutes,',
    unit: 'time',
    in: 'in minutes',
    going: '',
    lead: 'A truck goes',
  },
] as const

type World = (typeof WORLDS)[number]

function passageOf(
  { of, part, places, cost, unit, lead }: World,
  towns: readonly string[],
  roads: readonly Road[],
): Figure {
  const list = `${towns.slice(0, -1).join(', ')} and ${towns.at(-1) ?? ''}`
  return {
    kind: 'passage',
    title: `A network of ${places}`,
    paragraphs: [
      `The ${places} ${list} are joined by ${of}. ${lead} from ${towns[0] ?? ''} to ${towns.at(-1) ?? ''} along them, and the total ${unit} of a route is the sum of the ${unit}s of its ${part}s. There is no other way between the ${places}.`,
      `The ${cost} is as follows:\n${roads.map(([from, to, toll]) => `${towns[from] ?? ''} to ${towns[to] ?? ''}: ${toll}`).join('\n')}`,
    ],
  }
}

type Question =
  | { kind: 'least' | 'most' | 'count' | 'route' | 'spread' }
  | { kind: 'past'; town: number; avoided: number }
  | { kind: 'raised'; from: number; to: number; by: number }
  | { kind: 'below'; limit: number }
  | { kind: 'through' | 'without'; town: number }
  | { kind: 'closed'; from: number; to: number }

interface Asked {
  question: Question
  prompt: string
  answer: ValueInput
  mistakes: Mistake[]
  within?: readonly [number, number]
  steps: ReturnType<typeof say>
}

function askNetwork(
  rng: Random,
  towns: readonly string[],
  paths: readonly Path[],
  kind: number,
  { unit, part, in: measure, going }: World,
): Asked[] {
  /** 'total toll (in rupees) from A to F' */
  const asked = `total ${unit} (${measure})${going}`
  const [start, end] = [towns[0] ?? '', towns.at(-1) ?? '']
  const tell = ({ stops, toll }: Path) => `${nameOf(towns, stops)} (${toll})`
  const total = 'sum of the parts'
  /** Sums of other routes, and slips near the right one. */
  const sums = (answer: number, own: readonly Path[]): Mistake[] => [
    ...[...new Map([...own, ...paths].map((path) => [path.toll, path])).values()]
      .filter(({ toll }) => toll !== answer)
      .slice(0, 5)
      .map((path) => ({
        value: path.toll,
        because: say`that is the ${total} of ${nameOf(towns, path.stops)}`,
      })),
    { value: answer + 2, because: say`a part was read 2 too large` },
    { value: answer - 1, because: say`a part was read 1 too small` },
    { value: answer - 2, because: say`a part was read 2 too small` },
    { value: answer - 3, because: say`a part was read 3 too small` },
  ]
  const counts = (answer: number): Mistake[] => [
    { value: answer + 1, because: say`one route was counted twice` },
    { value: answer - 1, because: say`one route was missed` },
    { value: answer + 2, because: say`two routes too many were counted` },
    { value: answer - 2, because: say`two routes were missed` },
    { value: answer + 3, because: say`three routes too many were counted` },
  ]
  const [first] = paths
  const last = paths.at(-1)
  if (!first || !last) return []
  const town = rng.pick(range(1, towns.length - 2))
  const name = towns[town] ?? ''
  switch (kind) {
    case 0:
      return [
        {
          question: { kind: 'least' },
          prompt: `What is the least possible ${asked} from ${start} to ${end}?`,
          answer: first.toll,
          mistakes: sums(first.toll, paths),
          steps: say`The cheapest routes are ${paths.slice(0, 3).map(tell).join(', ')}.`,
        },
      ]
    case 1:
      return [
        {
          question: { kind: 'most' },
          prompt: `What is the largest possible ${asked} from ${start} to ${end}?`,
          answer: last.toll,
          mistakes: sums(last.toll, [...paths].reverse()),
          steps: say`The dearest routes are ${paths.slice(-3).reverse().map(tell).join(', ')}.`,
        },
      ]
    case 2:
      return [
        {
          question: { kind: 'count' },
          prompt: `How many different routes lead from ${start} to ${end}?`,
          answer: paths.length,
          mistakes: counts(paths.length),
          steps: say`The routes are ${paths.map(({ stops }) => nameOf(towns, stops)).join(', ')}.`,
        },
      ]
    case 3:
      return [
        {
          question: { kind: 'route' },
          prompt: `Which route from ${start} to ${end} has the least total ${unit}?`,
          answer: nameOf(towns, first.stops),
          mistakes: paths.slice(1, 7).map((path) => ({
            value: nameOf(towns, path.stops),
            because: say`its total is ${path.toll}, and ${first.toll} is possible`,
          })),
          steps: say`The cheapest routes are ${paths.slice(0, 3).map(tell).join(', ')}.`,
        },
      ]
    case 4: {
      const own = paths.filter(({ stops }) => stops.includes(town))
      const [best] = own
      if (!best || best === first) return []
      return [
        {
          question: { kind: 'through', town },
          prompt: `What is the least possible ${asked} from ${start} to ${end} through ${name}?`,
          answer: best.toll,
          mistakes: sums(best.toll, [...own.slice(1), ...paths]),
          steps: say`The cheapest routes through ${name} are ${own.slice(0, 3).map(tell).join(', ')}.`,
        },
      ]
    }
    case 5: {
      const left = paths.filter(({ stops }) => !stops.includes(town))
      if (left.length < 2) return []
      return [
        {
          question: { kind: 'without', town },
          prompt: `If ${name} is closed, how many routes are left from ${start} to ${end}?`,
          answer: left.length,
          mistakes: [
            { value: paths.length - left.length, because: say`those are the routes through ${name}` },
            ...counts(left.length),
          ],
          within: [0, paths.length],
          steps: say`The routes without ${name} are ${left.map(({ stops }) => nameOf(towns, stops)).join(', ')}.`,
        },
      ]
    }
    case 7: {
      const avoided = rng.pick(range(1, towns.length - 2))
      const away = towns[avoided] ?? ''
      const own = paths.filter(({ stops }) => stops.includes(town) && !stops.includes(avoided))
      const [best] = own
      // The condition must rule something out on both sides.
      const isIdle = paths.find(({ stops }) => stops.includes(town)) === best
      if (!best || avoided === town || isIdle) return []
      return [
        {
          question: { kind: 'past', town, avoided },
          prompt: `What is the least possible ${asked} from ${start} to ${end} on a route that passes through ${name} but not through ${away}?`,
          answer: best.toll,
          mistakes: sums(best.toll, [...paths.filter(({ stops }) => stops.includes(town)), ...paths]),
          steps: say`The cheapest routes through ${name} and not through ${away} are ${own.slice(0, 3).map(tell).join(', ')}.`,
        },
      ]
    }
    case 8: {
      const at = rng.int(0, first.stops.length - 2)
      const [from = 0, to = 0] = [first.stops[at], first.stops[at + 1]]
      const by = rng.int(3, 12)
      const uses = ({ stops }: Path) => stops.some((stop, place) => stop === from && stops[place + 1] === to)
      const other = paths.find((path) => !uses(path))
      const rise = Math.min(by, (other?.toll ?? Number.POSITIVE_INFINITY) - first.toll)
      if (!other || rise === by || rise === 0) return []
      return [
        {
          question: { kind: 'raised', from, to, by },
          prompt: `If the ${unit} ${unit === 'time' ? 'for' : 'of'} the ${part} from ${towns[from] ?? ''} to ${towns[to] ?? ''} rises by ${by}, by how much (${measure}) does the least possible total ${unit} from ${start} to ${end} rise?`,
          answer: rise,
          mistakes: [
            { value: by, because: say`another route becomes the cheapest before that` },
            { value: by - rise, because: say`that is how much more the old route would take` },
            { value: 0, because: say`the cheapest route uses this part` },
            { value: rise + 1, because: say`a part was read 1 too large` },
            { value: rise + 2, because: say`a part was read 2 too large` },
            { value: rise - 1, because: say`a part was read 1 too small` },
          ],
          within: [0, by],
          steps: say`The cheapest route ${tell(first)} would then take ${first.toll + by}, but ${tell(other)} does not use this part: ${other.toll} − ${first.toll} = ${rise}.`,
        },
      ]
    }
    case 9: {
      const limit = rng.pick(paths).toll + rng.int(0, 2)
      const under = paths.filter(({ toll }) => toll < limit)
      if (under.length < 2 || under.length > paths.length - 2) return []
      return [
        {
          question: { kind: 'below', limit },
          prompt: `How many of the routes from ${start} to ${end} have a total ${unit} of less than ${limit}?`,
          answer: under.length,
          mistakes: [
            { value: paths.length - under.length, because: say`those are the routes with ${limit} or more` },
            ...counts(under.length),
          ],
          within: [0, paths.length],
          steps: say`They are ${under.map(tell).join(', ')}.`,
        },
      ]
    }
    case 10:
      return [
        {
          question: { kind: 'spread' },
          prompt: `By how much (${measure}) does the largest possible total ${unit} from ${start} to ${end} exceed the least possible one?`,
          answer: last.toll - first.toll,
          mistakes: [
            { value: last.toll - (paths[1]?.toll ?? 0), because: say`the second cheapest route was taken` },
            {
              value: (paths.at(-2)?.toll ?? 0) - first.toll,
              because: say`the second dearest route was taken`,
            },
            { value: last.toll - first.toll + 1, because: say`a part was read 1 too large` },
            { value: last.toll - first.toll + 2, because: say`a part was read 2 too large` },
            { value: last.toll - first.toll + 3, because: say`a part was read 3 too large` },
            { value: last.toll - first.toll - 1, because: say`a part was read 1 too small` },
          ],
          steps: say`The dearest route is ${tell(last)} and the cheapest ${tell(first)}: ${last.toll} − ${first.toll} = ${last.toll - first.toll}.`,
        },
      ]
    default: {
      const at = rng.int(0, first.stops.length - 2)
      const [from = 0, to = 0] = [first.stops[at], first.stops[at + 1]]
      const left = paths.filter(
        ({ stops }) => !stops.some((stop, place) => stop === from && stops[place + 1] === to),
      )
      const [best] = left
      if (!best) return []
      return [
        {
          question: { kind: 'closed', from, to },
          prompt: `If the ${part} from ${towns[from] ?? ''} to ${towns[to] ?? ''} is closed, what is the least possible ${asked} from ${start} to ${end}?`,
          answer: best.toll,
          mistakes: sums(best.toll, [first, ...left.slice(1)]),
          steps: say`The cheapest routes that are left are ${left.slice(0, 3).map(tell).join(', ')}.`,
        },
      ]
    }
  }
}
