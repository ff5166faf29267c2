import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact, lcm } from '../../../kit/values/exact.ts'
import { days } from '../../../kit/values/quantities.ts'
import { fraction, mixed } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A can build a wall in 12 days and B in 18 days. They work on alternate days, A first. In how many days is it done?" */
export const alternateDays = defineGenerator({
  id: 'arithmetic/alternate-days',
  version: 5,
  levels: {
    easy: { forms: [twoWhole] },
    medium: { forms: [twoWithRest, startedByOther] },
    hard: { forms: [threeInTurns, oneWithHelp] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Day by day, with exact parts of the work, until nothing is left.
    let left = exact(1)
    for (let day = 0; day < 500; day++) {
      const today = (given.turns[day % given.turns.length] ?? []).reduce(
        (sum, time) => sum.add(exact(1, time)),
        exact(0),
      )
      if (left.lte(today)) return exact(day).add(left.div(today))
      left = left.sub(today)
    }
    return Number.NaN
  },
})

const NAMES = [
  ['A', 'B', 'C'],
  ['P', 'Q', 'R'],
  ['X', 'Y', 'Z'],
  ['L', 'M', 'N'],
] as const

/** Follows 'can'. */
const WORKS = [
  'do a piece of work',
  'build a wall',
  'type a manuscript',
  'paint a hall',
  'dig a trench',
  'plough a field',
  'complete a project',
  'lay a floor',
  'weave a carpet',
  'repair a road',
  'harvest a field of wheat',
  'stitch a consignment of uniforms',
  'clean a tank',
  'polish the furniture of a house',
  'harvest a field',
  'make a set of toys',
  'stitch a set of curtains',
  'lay the tiles of a hall',
  'bind the books of a library',
  'whitewash a building',
  'plant the saplings of a park',
  'copy a register',
  'pack an order of sweets',
  'mend the nets of a boat',
  'load a wagon',
  'make the bricks for a house',
  'prune the trees of an orchard',
  'sew the sails of a ship',
  'print a book',
  'fill a pond',
  'sort the letters of a post office',
  'carve a door',
] as const

/** The time that people need who work in turns, by whole rounds and the rest. */
function timeOf(turns: readonly (readonly number[])[]) {
  const daily = turns.map((who) => who.reduce((sum, time) => sum.add(exact(1, time)), exact(0)))
  const round = daily.reduce((sum, one) => sum.add(one), exact(0))
  const rounds = Math.floor(exact(1).div(round).valueOf() + 1e-12)
  let left = exact(1).sub(round.mul(rounds))
  let time = exact(rounds * turns.length)
  for (const one of daily) {
    if (left.n === 0n) break
    const part = left.lt(one) ? left.div(one) : exact(1)
    time = time.add(part)
    left = left.sub(one.mul(part))
  }
  return { round, rounds, time, rest: exact(1).sub(round.mul(rounds)) }
}

const TIMES = [
  6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, 26, 27, 28, 30, 32, 33, 35, 36, 39, 40, 42, 44, 45, 48,
  50, 52, 54, 55, 56, 60, 63, 64, 65, 66, 70, 72, 75, 78, 80, 84, 90, 96, 99, 100, 105, 110, 120, 130, 132,
  140, 144, 150,
]

/** The common multiple is the work that papers reckon with, so it is a small number. */
const isByHand = (times: readonly number[]): boolean => times.reduce(lcm) <= 360

/** A mistake such as 52.325 days is never printed. */
const isPlain = (time: Exact): boolean => time.d <= 12n

function question(
  rng: Random,
  turns: readonly (readonly number[])[],
  tell: (names: readonly string[]) => ReturnType<typeof say>,
) {
  const { round, rounds, time, rest } = timeOf(turns)
  // 26¼ days, as in books.
  const answer = mixed(time, 1, 'day')
  const all = [...new Set(turns.flat())]
  const together = exact(1).div(all.reduce((sum, one) => sum.add(exact(1, one)), exact(0)))
  const longest = Math.max(...turns.map((who) => 1 / who.reduce((sum, one) => sum + 1 / one, 0)))
  const swapped = timeOf([...turns.slice(1), ...turns.slice(0, 1)]).time
  return {
    given: { turns },
    prompt: tell(rng.pick(NAMES)),
    answer,
    mistakes: [
      { value: together, because: say`that is the time if all work every day` },
      { value: swapped, because: say`the wrong one was taken to begin` },
      { value: exact(rounds * turns.length), because: say`the rest of the work was left out` },
      { value: exact((rounds + 1) * turns.length), because: say`the last round was counted in full` },
      { value: time.add(1), because: say`one day too many was counted` },
      { value: time.sub(1), because: say`one day too few was counted` },
      { value: time.add(2), because: say`two days too many were counted` },
      { value: time.sub(2), because: say`two days too few were counted` },
      {
        value: exact(
          all.reduce((sum, one) => sum + one, 0),
          all.length,
        ),
        because: say`that is the average of the times`,
      },
    ].filter(({ value }) => isPlain(value)),
    // Hardly longer than if the slowest turn came every day.
    within: [0.9 * together.valueOf(), longest + 1] as const,
    steps: [
      say`In one round of ${turns.length} days ${fraction(round)} of the work is done.`,
      ...(rest.n === 0n
        ? []
        : [
            say`After ${rounds} rounds, that is ${rounds * turns.length} days, ${fraction(rest)} of the work is left.`,
          ]),
      ...(turns.length > 2 || turns.some((who) => who.length > 1)
        ? [say`The next in turn go on with the rest until it is done.`]
        : []),
      say`The work takes ${answer}`,
    ],
  }
}

const pairOf = (rng: Random, isWhole: boolean) =>
  rng.until(
    () => rng.sample(TIMES, 2),
    ([a, b]) => {
      if (!isByHand([a, b])) return false
      const { time, rest } = timeOf([[a], [b]])
      const other = timeOf([[b], [a]]).time
      return (
        (isWhole ? rest.n === 0n : rest.n !== 0n && time.d <= 12n && !time.equals(other)) &&
        time.valueOf() > 4
      )
    },
  )

function twoWhole(rng: Random) {
  const [a, b] = pairOf(rng, true)
  return question(rng, [[a], [b]], ([one, two]) =>
    rng.pick([
      say`${one ?? ''} can ${rng.pick(WORKS)} in ${days(a)} and ${two ?? ''} in ${days(b)}. They work on alternate days, ${one ?? ''} beginning. In how many days will the work be completed?`,
      say`${one ?? ''} and ${two ?? ''} can ${rng.pick(WORKS)} in ${days(a)} and ${days(b)} respectively. If they work on alternate days, starting with ${one ?? ''}, in how many days is it finished?`,
      say`Working alone, ${one ?? ''} needs ${days(a)} and ${two ?? ''} needs ${days(b)} to ${rng.pick(WORKS)}. They work in turns for one day each and ${one ?? ''} starts. How long does the work take?`,
      say`${one ?? ''} and ${two ?? ''} take turns, a day each, to ${rng.pick(WORKS)}, ${one ?? ''} on the first day. Alone they would need ${days(a)} and ${days(b)}, respectively. In how many days is the work done?`,
      say`To ${rng.pick(WORKS)}, ${one ?? ''} takes ${days(a)} and ${two ?? ''} ${days(b)}. If ${one ?? ''} begins and they work on alternate days, the work ends in`,
      say`${one ?? ''} could ${rng.pick(WORKS)} alone in ${days(a)} and ${two ?? ''} in ${days(b)}. ${one ?? ''} works on the first day, ${two ?? ''} on the second, and so on in turns. After how many days is the work complete?`,
    ]),
  )
}

function twoWithRest(rng: Random) {
  const [a, b] = pairOf(rng, false)
  return question(rng, [[a], [b]], ([one, two]) =>
    rng.pick([
      say`${one ?? ''} and ${two ?? ''} can ${rng.pick(WORKS)} in ${days(a)} and ${days(b)} respectively. They work on alternate days and ${one ?? ''} begins. In how many days will the work be completed?`,
      say`${one ?? ''} alone can ${rng.pick(WORKS)} in ${days(a)}, ${two ?? ''} alone in ${days(b)}. If they work alternately for a day each, beginning with ${one ?? ''}, the job is done in`,
    ]),
  )
}

function startedByOther(rng: Random) {
  const [a, b] = pairOf(rng, false)
  return question(rng, [[b], [a]], ([one, two]) =>
    rng.pick([
      say`${one ?? ''} can ${rng.pick(WORKS)} in ${days(a)} and ${two ?? ''} can do it in ${days(b)}. They work on alternate days, and ${two ?? ''} works on the first day. In how many days will the work be completed?`,
      say`${one ?? ''} and ${two ?? ''} take ${days(a)} and ${days(b)} respectively for a piece of work. If ${two ?? ''} starts and they work on alternate days, how long does it take?`,
    ]),
  )
}

function threeInTurns(rng: Random) {
  const times = rng.until(
    () => rng.sample(TIMES, 3),
    ([a, b, c]) => {
      if (!isByHand([a, b, c])) return false
      const { time } = timeOf([[a], [b], [c]])
      return time.d <= 12n && time.valueOf() >= 10
    },
  )
  const [a, b, c] = times
  return question(rng, [[a], [b], [c]], ([one, two, three]) =>
    rng.pick([
      say`${one ?? ''}, ${two ?? ''} and ${three ?? ''} can ${rng.pick(WORKS)} in ${days(a)}, ${days(b)} and ${days(c)} respectively. They work one at a time, a day each in this order, and then begin again. In how many days is the work completed?`,
      say`${one ?? ''}, ${two ?? ''} and ${three ?? ''} alone need ${days(a)}, ${days(b)} and ${days(c)} respectively for a job. They work in rotation for one day each, starting with ${one ?? ''}, then ${two ?? ''}, then ${three ?? ''}. How long does the job take?`,
    ]),
  )
}

/** One works every day, the two others help on alternate days. */
function oneWithHelp(rng: Random) {
  const times = rng.until(
    () => rng.sample(TIMES, 3),
    ([a, b, c]) => {
      if (!isByHand([a, b, c])) return false
      const { time, rest } = timeOf([
        [a, b],
        [a, c],
      ])
      // Without a rest of the work it does not matter who begins, and too few mistakes are left.
      return time.d <= 12n && time.valueOf() >= 10 && rest.n !== 0n
    },
  )
  const [a, b, c] = times
  return question(
    rng,
    [
      [a, b],
      [a, c],
    ],
    ([one, two, three]) =>
      rng.pick([
        say`${one ?? ''}, ${two ?? ''} and ${three ?? ''} can ${rng.pick(WORKS)} in ${days(a)}, ${days(b)} and ${days(c)} respectively. ${one ?? ''} works every day and is assisted by ${two ?? ''} and ${three ?? ''} on alternate days, ${two ?? ''} on the first day. In how many days is the work completed?`,
        say`${one ?? ''} alone can ${rng.pick(WORKS)} in ${days(a)}, ${two ?? ''} in ${days(b)} and ${three ?? ''} in ${days(c)}. ${one ?? ''} works daily, with ${two ?? ''} on the first day, ${three ?? ''} on the second, and so on in turn. How long does the job take?`,
      ]),
  )
}
