import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const years = (value: number) => quantity(value, 'year')

/** The hard forms of changing averages: all grow older meanwhile, or two stand apart from the rest. */
export function familyLater(rng: Random) {
  const { count, passed, before, now, age } = rng.until(
    () => {
      const [count, passed, before] = [rng.int(2, 8), rng.int(3, 12), rng.int(20, 36)]
      const now = before - rng.int(0, 4)
      return { count, passed, before, now, age: now * (count + 1) - count * (before + passed) }
    },
    (drawn) => drawn.age >= 1 && drawn.age < drawn.passed,
  )
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const all = count + 1
  const then = count * before
  const today = count * (before + passed)
  const answer = years(age)
  return {
    given: { find: 'child' as const, count, years: passed, before, now },
    prompt: rng.pick([
      say`${years(passed)} ago the average age of the ${count} members of ${person.name}’s family in ${town} was ${years(before)}. A child has been born since, and the average age is now ${years(now)}. How old is the child?`,
      say`In ${town} the average age of ${person.name}’s family of ${count} was ${years(before)} just ${years(passed)} ago. With the child who came later the average today is ${years(now)}. Find the age of the child.`,
      say`When ${person.name} of ${town} moved into a house ${years(passed)} ago, the ${count} people of the family were ${years(before)} old on the average. Today, with one child more, the average is ${years(now)}. What is the age of that child?`,
      say`A family of ${count} in ${town} had an average age of ${years(before)}. ${years(passed)} later it has one child more and an average age of ${years(now)}. How old is this child at that time, asks ${person.name}?`,
      say`Counting the youngest, born within the last ${years(passed)}, the ${all} members of a family in ${town} are ${years(now)} old on the average. ${years(passed)} ago the other ${count} had an average age of ${years(before)}. What is the age of the youngest?`,
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
      { value: now, because: say`the child was given the average age` },
    ],
    within: [0.5, 40] as const,
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
] as const

export function captain(rng: Random) {
  const { team, first, older, less, average } = rng.until(
    () => {
      const [team, first] = [rng.pick(TEAMS), rng.int(24, 38)]
      const [older, less] = [rng.int(2, 9), rng.pick([0.5, 1, 1.5, 2])]
      return { team, first, older, less, average: (2 * first + older - (team[1] - 2) * less) / 2 }
    },
    (drawn) => Number.isInteger(drawn.average) && drawn.average >= 18 && drawn.average < drawn.first,
  )
  const [name, count, one, other] = team
  const rest = count - 2
  const two = 2 * first + older
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const answer = years(average)
  return {
    given: { find: 'team' as const, count, captain: first, older, less },
    prompt: rng.pick([
      say`${person.name}, the ${one} of a ${name} of ${count} in ${town}, is ${years(first)} old and the ${other} is ${years(older)} older. Without these two the average age is ${years(less)} less than that of the whole group. What is the average age of the whole group?`,
      say`In a ${name} from ${town} with ${count} members, ${person.name}, the ${one}, is ${years(first)} old, and the ${other} is ${years(older)} older. The average age of the other ${rest} is ${years(less)} below the average of all. Find the average age of all.`,
      say`A ${name} of ${town} has ${count} people. Leaving out ${person.name}, the ${one}, aged ${first}, and the ${other}, who is ${years(older)} older, lowers the average age by ${years(less)}. How old are the ${count} on the average?`,
      say`${person.name} of ${town} is the ${one} of a ${name} of ${count} and ${years(first)} old; the ${other} has ${years(older)} more. The remaining ${rest} are, on the average, ${years(less)} younger than the whole group. What is the average age in the whole group?`,
      say`If the ${one} (${years(first)}) and the ${other} (${years(older)} older than the ${one}) of a ${name} from ${town} stay away, the average age of the ${rest} others is ${years(less)} less than that of all ${count}. Find the average age of all ${count}.`,
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
