import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, kilograms, years } from '../../../kit/values/quantities.ts'
import { counted } from '../../../kit/values/units.ts'
import { type Measure, number, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The average weight of 8 rowers rises by 2 kg when one of 62 kg is replaced. What does the new one weigh?" */
export const averageReplace = defineGenerator({
  id: 'arithmetic/average-replace',
  version: 8,
  concepts: ['average-on-replacement', 'average-joining-leaving', 'average-age'],
  levels: {
    easy: { forms: [replaced, leaves] },
    medium: { forms: [joins, twoReplaced] },
    hard: { forms: [familyLater, captain, captain] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'newcomer': {
        // Any group of the right size will do: the one who leaves, and the others at some average.
        const before = 50
        const others = before * given.count - given.leaves
        return bisect((value) => (others + value) / given.count - (before + given.change), 1000)
      }
      case 'after-leaving':
        return bisect((mean) => mean * (given.count - 1) + given.leaves - given.average * given.count, 1000)
      case 'joins':
        return bisect(
          (value) =>
            (given.average * given.count + value) / (given.count + 1) - (given.average + given.change),
          1000,
        )
      case 'two-newcomers': {
        const before = 50
        const others = before * given.count - given.leave[0] - given.leave[1]
        return bisect((mean) => (others + 2 * mean) / given.count - (before + given.change), 1000)
      }
      case 'child':
        return bisect(
          (age) =>
            range(1, given.count).reduce((sum) => sum + given.before + given.years, age) -
            given.now * (given.count + 1),
          1000,
        )
      case 'team':
        return bisect((average) => {
          const others = average * given.count - given.captain - (given.captain + given.older)
          return others / (given.count - 2) - (average - given.less)
        }, 200)
    }
  },
})

function replaced(rng: Random) {
  const { group, unit, show, of, low, high, least, most } = drawGroup(rng)
  const { count, change, leaves, key } = rng.until(
    () => {
      const [count, change] = [rng.int(5, 20), rng.pick([-3, -2.5, -2, -1.5, -1, 1, 1.5, 2, 2.5, 3])]
      const leaves = rng.int(low, high)
      return { count, change, leaves, key: leaves + count * change }
    },
    ({ count, change, leaves, key }) => {
      if (key < least || key > most || !Number.isInteger(key)) return false
      // Near the end of what is possible too few of the mistakes below are possible as well.
      const wrong = [
        leaves + change,
        leaves - count * change,
        count * Math.abs(change),
        leaves + (count - 1) * change,
        leaves + (count + 1) * change,
        leaves + 2 * count * change,
      ].filter((value) => value >= least && value <= most && value !== key)
      return new Set(wrong).size >= 3
    },
  )
  const [rises, up] = change > 0 ? (['rises', 'up'] as const) : (['falls', 'down'] as const)
  const size = Math.abs(change)
  const answer = show(key)
  return {
    concept: 'average-on-replacement',
    given: { find: 'newcomer' as const, count, change, leaves },
    // A person of this kind.
    within: [Math.min(least, key), Math.max(most, key)] as const,
    prompt: rng.pick([
      say`The average ${unit} of ${count} ${group} ${change > 0 ? 'increases' : 'decreases'} by ${show(size)} when one of them ${of} ${show(leaves)} is replaced by a new one. ${ask(rng, say`the ${unit} of the new one`)}`,
      say`In a group of ${count} ${group}, one whose ${unit} is ${show(leaves)} is replaced by another, and the average ${unit} ${rises} by ${show(size)}. ${ask(rng, say`the ${unit} of the newcomer`)}`,
      say`If one of ${count} ${group}, ${of} ${show(leaves)}, is replaced and the average ${unit} goes ${up} by ${show(size)}, then ${askThen(rng, say`the ${unit} of the new member`)}`,
      say`When one of ${count} ${group} with ${unit === 'age' ? 'an age' : `a ${unit}`} of ${show(leaves)} is replaced by someone else, their average ${unit} is ${change > 0 ? 'increased' : 'decreased'} by ${show(size)}. ${ask(rng, say`the ${unit} of the new person`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: leaves + change,
        because: say`the change of the average was not multiplied by the ${count} in the group`,
      },
      { value: leaves - count * change, because: say`the change was taken in the wrong direction` },
      { value: count * size, because: say`that is only the change of the total` },
      {
        value: leaves + (count - 1) * change,
        because: say`the change was counted for the other ${count - 1} only`,
      },
      { value: leaves + (count + 1) * change, because: say`the group was taken to grow to ${count + 1}` },
      {
        value: leaves + 2 * count * change,
        because: say`the change was counted both for the leaving and for the coming`,
      },
    ],
    steps: [
      say`The total changes by ${count} × ${show(size)} = ${show(count * size)}.`,
      say`New ${unit} = ${leaves} ${change > 0 ? '+' : '−'} ${count * size} = ${answer}`,
    ],
  }
}

function leaves(rng: Random) {
  const { group, unit, show, of, low, high, least, most } = drawGroup(rng)
  const { count, after, gone, average } = rng.until(
    () => {
      const [count, average, step] = [rng.int(6, 21), rng.int(low + 3, high - 3), rng.pick([-2, -1, 1, 2])]
      const after = average + step
      return { count, average, after, gone: average * count - after * (count - 1) }
    },
    (drawn) => drawn.gone >= least && drawn.gone <= most && drawn.gone !== drawn.average,
  )
  const answer = show(after)
  const total = average * count
  return {
    concept: 'average-joining-leaving',
    given: { find: 'after-leaving' as const, count, average, leaves: gone },
    within: [least, most] as const,
    prompt: rng.pick([
      say`The average ${unit} of ${count} ${group} is ${show(average)}. If one of them, ${of} ${show(gone)}, leaves, ${askThen(rng, say`the average ${unit} of the remaining ${group}`)}`,
      say`One of ${count} ${group} with an average ${unit} of ${show(average)} leaves the group. If the ${unit} of the one who leaves is ${show(gone)}, ${askThen(rng, say`the new average ${unit}`)}`,
      say`If the average ${unit} of ${count} ${group} is ${show(average)} and one whose ${unit} is ${show(gone)} is excluded, then ${askThen(rng, say`the average ${unit} of the rest`)}`,
      say`In a group of ${count} ${group}, the average ${unit} is ${show(average)}. After one ${of} ${show(gone)} goes away, ${askThen(rng, say`the average ${unit} of the others`)}`,
    ]),
    answer,
    mistakes: [
      { value: average - (after - average), because: say`the average was moved in the wrong direction` },
      {
        value: (total - gone) / count,
        because: say`the rest was divided by ${count}; only ${count - 1} are left`,
      },
      {
        value: (average + gone) / 2,
        because: say`the average and the ${unit} of the one who left were averaged`,
      },
      { value: total / (count - 1), because: say`the ${unit} of the one who left was not taken off` },
      {
        value: Math.abs(average - gone),
        because: say`that is how far the one who left was from the average`,
      },
      { value: average, because: say`that is the average with all ${count}` },
      { value: (total + gone) / (count + 1), because: say`the one who left was added instead of taken off` },
      {
        value: average + Math.abs(average - gone) / count,
        because: say`the distance from the average was spread over ${count}`,
      },
    ],
    steps: [
      say`Total before: ${average} × ${count} = ${total}; after: ${total} − ${gone} = ${total - gone}`,
      say`New average = ${total - gone} ÷ ${count - 1} = ${answer}`,
    ],
  }
}

function joins(rng: Random) {
  const { group, unit, show, low, high, least, most, boss } = drawGroup(rng)
  const { count, change, average, key } = rng.until(
    () => {
      const [count, average] = [rng.int(8, 40), rng.int(low + 2, high - 2)]
      // A teacher weighs more than a student, and a manager is older than a clerk.
      const change = rng.pick(
        unit === 'weight' || unit === 'age' ? [0.5, 1, 1.5, 2] : [0.5, 1, 1.5, 2, -0.5, -1],
      )
      return { count, change, average, key: average + change * (count + 1) }
    },
    (drawn) => drawn.key >= least && drawn.key <= most && Number.isInteger(drawn.key),
  )
  const rises = change > 0 ? 'rises' : 'falls'
  const size = Math.abs(change)
  const answer = show(key)
  const all = count + 1
  return {
    concept: 'average-joining-leaving',
    given: { find: 'joins' as const, count, average, change },
    within: [least, most] as const,
    prompt: rng.pick([
      say`The average ${unit} of ${count} ${group} is ${show(average)}. When ${boss} is included, the average ${change > 0 ? 'increases' : 'decreases'} by ${show(size)}. ${ask(rng, say`the ${unit} of ${boss}`)}`,
      say`${capital(boss)} joins ${count} ${group} whose average ${unit} is ${show(average)}, and the average ${rises} by ${show(size)}. ${ask(rng, say`the ${unit} of ${boss}`)}`,
      say`If ${boss} is counted along with ${count} ${group}, the average ${unit} changes from ${show(average)} to ${show(average + change)}. ${ask(rng, say`the ${unit} of ${boss}`)}`,
      say`There are ${count} ${group} with an average ${unit} of ${show(average)}. If the inclusion of ${boss} makes it ${show(average + change)}, then what is the ${unit} of ${boss}?`,
    ]),
    answer,
    mistakes: [
      { value: average + change, because: say`that is the new average` },
      {
        value: average + change * count,
        because: say`the change was counted for ${count} only; the newcomer has the new average too`,
      },
      { value: average - change * all, because: say`the change was taken in the wrong direction` },
      { value: size * all, because: say`that is only the change that the ${all} share` },
      { value: average + change * (count + 2), because: say`the change was counted for ${count + 2}` },
      { value: average + 2 * change, because: say`the change was only added twice` },
      {
        value: average - change * count,
        because: say`the change was taken in the wrong direction and for ${count} only`,
      },
    ],
    steps: [
      say`Total before: ${average} × ${count} = ${average * count}`,
      say`Total after: ${number(average + change)} × ${all} = ${(average + change) * all}`,
      say`The difference is the newcomer: ${(average + change) * all} − ${average * count} = ${answer}`,
    ],
  }
}

function twoReplaced(rng: Random) {
  const { group, unit, show, of, low, high, least, most } = drawGroup(rng)
  const { count, change, one, other, key } = rng.until(
    () => {
      const [count, change] = [rng.int(6, 20), rng.pick([-2, -1.5, -1, 1, 1.5, 2, 2.5])]
      const [one, other] = [rng.int(low, high), rng.int(low, high)]
      return { count, change, one, other, key: (one + other + count * change) / 2 }
    },
    (drawn) =>
      drawn.key >= least &&
      drawn.key <= most &&
      drawn.one !== drawn.other &&
      Number.isInteger(drawn.key) &&
      Number.isInteger((drawn.one + drawn.other) / 2),
  )
  const rises = change > 0 ? 'rises' : 'falls'
  const size = Math.abs(change)
  const answer = show(key)
  const out = one + other
  return {
    concept: 'average-on-replacement',
    given: { find: 'two-newcomers' as const, count, change, leave: [one, other] as const },
    within: [least, most] as const,
    prompt: rng.pick([
      say`The average ${unit} of ${count} ${group} ${change > 0 ? 'increases' : 'decreases'} by ${show(size)} when two of them, ${of} ${show(one)} and ${show(other)}, are replaced by two new ones. ${ask(rng, say`the average ${unit} of the two new ones`)}`,
      say`Two of ${count} ${group}, whose ${unit}s are ${show(one)} and ${show(other)}, respectively, are replaced by two others, and the average ${unit} ${rises} by ${show(size)}. ${ask(rng, say`the average ${unit} of the newcomers`)}`,
      say`If two members ${of} ${show(one)} and ${show(other)} in a group of ${count} ${group} are replaced and the average ${unit} ${rises} by ${show(size)}, then ${askThen(rng, say`the average ${unit} of the two new members`)}`,
    ]),
    answer,
    mistakes: [
      { value: out + count * change, because: say`that is the total of the two new ones` },
      { value: out / 2 + change, because: say`the change was not multiplied by the ${count} in the group` },
      { value: out / 2 + count * change, because: say`the change of the total was given to each of the two` },
      { value: (out - count * change) / 2, because: say`the change was taken in the wrong direction` },
      { value: out / 2, because: say`that is the average of the two who left` },
      { value: (count * size) / 2, because: say`that is only the change that each of the two brings` },
      {
        value: (out + (count - 2) * change) / 2,
        because: say`the change was counted for the ${count - 2} who stay only`,
      },
    ],
    steps: [
      say`The total changes by ${count} × ${show(size)} = ${show(count * size)}.`,
      say`The two new ones have ${one} + ${other} ${change > 0 ? '+' : '−'} ${count * size} = ${show(out + count * change)} together.`,
      say`Their average is ${out + count * change} ÷ 2 = ${answer}`,
    ],
  }
}

function familyLater(rng: Random) {
  const { count, passed, before, now, age } = rng.until(
    () => {
      const [count, passed, before] = [rng.int(2, 9), rng.int(5, 16), rng.int(18, 42)]
      const now = before + rng.int(-5, 3)
      return { count, passed, before, now, age: now * (count + 1) - count * (before + passed) }
    },
    (drawn) => drawn.age >= 1 && drawn.age < drawn.passed,
  )
  const all = count + 1
  const then = count * before
  const today = count * (before + passed)
  const answer = years(age)
  return {
    concept: 'average-age',
    given: { find: 'child' as const, count, years: passed, before, now },
    prompt: rng.pick([
      say`The average age of a family of ${count} members ${years(passed)} ago was ${years(before)}. A child has been born since then, and the average age of the family is now ${years(now)}. ${ask(rng, 'the present age of the child')}`,
      say`The average age of a family of ${count} members was ${years(before)}, ${years(passed)} ago. With a baby born during this period, the average age today is ${years(now)}. ${ask(rng, 'the age of the baby')}`,
      say`${years(passed)} ago, the average age of the ${count} members of a family was ${years(before)}. Today it is ${years(now)}, a child having been born in the meantime. ${ask(rng, 'the age of the child')}`,
    ]),
    answer,
    mistakes: [
      {
        value: all * now - then,
        because: say`the ${count} others were not made older by ${passed} years`,
      },
      {
        value: all * now - then - passed,
        because: say`only ${passed} years were added in all, not ${passed} for each of the ${count}`,
      },
      { value: passed, because: say`the child was taken to be born just ${passed} years ago` },
      { value: Math.abs(now - before), because: say`that is the difference of the two averages` },
      { value: passed - age, because: say`that is how many years after that time the child was born` },
      {
        value: all * now - count * before - all * passed,
        because: say`the child was made older by ${passed} years as well`,
      },
      {
        value: before + passed - now,
        because: say`that is how far the average lies below that of the ${count} others`,
      },
      { value: age + 1, because: say`one year too many was counted` },
      { value: age - 1, because: say`one year too few was counted` },
      { value: age + 2, because: say`two years too many were counted` },
      { value: age - 2, because: say`two years too few were counted` },
    ],
    // Born since then.
    within: [0.5, passed] as const,
    steps: [
      say`Then the ${count} members had ${count} × ${before} = ${years(then)} together.`,
      say`Each is ${years(passed)} older now: ${then} + ${count} × ${passed} = ${today}`,
      say`Today all ${all} have ${all} × ${now} = ${years(all * now)} together.`,
      say`Age of the child = ${all * now} − ${today} = ${answer}`,
    ],
  }
}

const TEAMS = [
  ['cricket team', 11, 'captain', 'wicketkeeper'],
  ['football team', 11, 'captain', 'goalkeeper'],
  ['hockey team', 11, 'captain', 'goalkeeper'],
  ['kabaddi squad', 12, 'captain', 'coach'],
  ['volleyball squad', 12, 'captain', 'coach'],
  ['theatre group', 14, 'director', 'writer'],
  ['rescue squad', 9, 'leader', 'driver'],
  ['choir', 16, 'leader', 'pianist'],
  ['basketball squad', 10, 'captain', 'coach'],
  ['drama club', 18, 'president', 'secretary'],
  ['committee', 8, 'chairman', 'secretary'],
  ['music band', 7, 'leader', 'drummer'],
] as const

function captain(rng: Random) {
  const { team, first, older, less, average } = rng.until(
    () => {
      const [team, first] = [rng.pick(TEAMS), rng.int(20, 45)]
      const [older, less] = [rng.int(2, 12), rng.pick([0.5, 1, 1.5, 2])]
      return { team, first, older, less, average: (2 * first + older - (team[1] - 2) * less) / 2 }
    },
    (drawn) =>
      Number.isInteger(drawn.average) &&
      drawn.average >= 18 &&
      drawn.average < drawn.first &&
      // Nobody keeps goal at 45.
      (!drawn.team[0].endsWith('team') || drawn.first + drawn.older <= 38),
  )
  const [name, count, one, other] = team
  const rest = count - 2
  const two = 2 * first + older
  const answer = years(average)
  return {
    concept: 'average-age',
    given: { find: 'team' as const, count, captain: first, older, less },
    prompt: rng.pick([
      say`The ${one} of a ${name} of ${count} members is ${years(first)} old and the ${other} is ${years(older)} older. If these two are excluded, the average age of the rest is ${years(less)} less than that of the whole group. ${ask(rng, 'the average age of the whole group')}`,
      say`In a ${name} of ${count}, the ages of the ${one} and the ${other} are ${years(first)} and ${years(first + older)}, respectively. The average age of the remaining ${rest} members is ${years(less)} less than the average age of all. ${ask(rng, 'the average age of all the members')}`,
      say`If the ${one}, aged ${years(first)}, and the ${other}, who is ${years(older)} older, are left out of a ${name} of ${count}, the average age falls by ${years(less)}. ${ask(rng, say`the average age of the whole ${name}`)}`,
    ]),
    answer,
    mistakes: [
      { value: average - less, because: say`that is the average of the other ${rest}` },
      { value: two / 2, because: say`that is the average of the ${one} and the ${other}` },
      {
        value: (2 * first + older - count * less) / 2,
        because: say`the difference of ${years(less)} was counted for all ${count}, not for the ${rest}`,
      },
      {
        value: (2 * first - rest * less) / 2,
        because: say`the ${other} was taken to be as old as the ${one}`,
      },
      { value: (two + rest * less) / 2, because: say`the difference was taken in the wrong direction` },
      { value: average + less, because: say`the difference was added once more to the average` },
      {
        value: (2 * first - older - rest * less) / 2,
        because: say`the ${other} was taken to be ${years(older)} younger`,
      },
    ],
    steps: [
      say`Let the average of all be A, so that the ${rest} others have A − ${less}.`,
      say`The ${other} is ${first + older} years old; both together ${two}.`,
      say`${count}A = ${two} + ${rest} × (A − ${less})`,
      say`2A = ${two} − ${rest * less} = ${two - rest * less}, so A = ${answer}`,
    ],
  }
}

const marks = (value: number): Measure => quantity(value, { ...counted('mark'), places: 1 })

/** People whose average is asked: the measure, its usual size, and the extra person. */
const GROUPS = [
  { group: 'wrestlers', unit: 'weight', show: kilograms, low: 55, high: 90, boss: 'the trainer' },
  { group: 'rowers', unit: 'weight', show: kilograms, low: 54, high: 82, boss: 'the coach' },
  { group: 'students', unit: 'weight', show: kilograms, low: 38, high: 60, boss: 'the teacher' },
  { group: 'kabaddi players', unit: 'weight', show: kilograms, low: 52, high: 80, boss: 'the coach' },
  { group: 'clerks', unit: 'age', show: years, low: 24, high: 52, boss: 'the manager' },
  { group: 'nurses', unit: 'age', show: years, low: 23, high: 48, boss: 'the matron' },
  { group: 'singers', unit: 'age', show: years, low: 20, high: 45, boss: 'the conductor' },
  { group: 'weavers', unit: 'age', show: years, low: 25, high: 55, boss: 'the foreman' },
  { group: 'cadets', unit: 'height', show: cm, low: 152, high: 176, boss: 'the instructor' },
  { group: 'dancers', unit: 'height', show: cm, low: 148, high: 176, boss: 'the leader' },
  { group: 'candidates', unit: 'score', show: marks, low: 42, high: 88, boss: 'the last candidate' },
] as const

const OF = { weight: 'weighing', age: 'aged', height: 'of height', score: 'with' } as const

function drawGroup(rng: Random) {
  const group = rng.pick(GROUPS)
  return {
    ...group,
    /** 'one weighing 62 kg', 'one with 80 marks'. */
    of: OF[group.unit],
    /** Limits for a newcomer's value. */
    least: group.low - 6,
    most: group.high + (group.unit === 'height' ? 8 : 12),
  }
}
