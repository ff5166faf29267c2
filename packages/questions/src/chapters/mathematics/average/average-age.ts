import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { years } from '../../../kit/values/quantities.ts'
import { counted } from '../../../kit/values/units.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The average age of 30 students is 14 years. With the teacher it is 15 years. How old is the teacher?" */
export const averageAge = defineGenerator({
  id: 'arithmetic/average-age',
  version: 10,
  concepts: ['average-age'],
  levels: {
    easy: { forms: [withTeacher, withTeacher, ofChildren] },
    medium: { forms: [replacedMan, pairs] },
    hard: { forms: [atMarriage, newMembers, husband] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'teacher':
        return bisect((age) => (given.count * given.average + age) / (given.count + 1) - given.both, 200)
      case 'children':
        return bisect(
          (age) => (2 * given.parents + given.children * age) / (given.children + 2) - given.whole,
          200,
        )
      case 'replaced': {
        // Any group will do: the others may have any age.
        const others = range(2, given.count).reduce((sum) => sum + 40, 0)
        const before = (others + given.leaves) / given.count
        return bisect((age) => (others + age) / given.count - (before + given.change), 200)
      }
      case 'marriage':
        return bisect((age) => (2 * (given.then + given.years) + age) / 3 - given.now, 200)
      case 'members':
        // The more old members there are, the less the newcomers pull the average down.
        return bisect(
          (old) =>
            (old * given.average + given.count * given.newcomers) / (old + given.count) -
            (given.average - given.less),
          10_000,
        )
      case 'husband':
        // Made younger again by the years that have passed, he must give the average of that time.
        return bisect((age) => {
          const others = 2 * (given.two + given.yearsOfTwo)
          return (age + others - 3 * given.yearsOfThree) / 3 - given.three
        }, 200)
      case 'pairs': {
        const [ab, bc, ca] = given.averages
        // All three together are half of the three sums.
        return ab + bc + ca - 2 * bc
      }
    }
  },
})

/** Young people and the one who leads them. */
const HEADED = [
  { who: 'students', head: 'teacher' },
  { who: 'players', head: 'coach' },
  { who: 'cadets', head: 'instructor' },
  { who: 'children', head: 'guide' },
  { who: 'scouts', head: 'leader' },
  { who: 'swimmers', head: 'trainer' },
  { who: 'boarders', head: 'warden' },
  { who: 'trainees', head: 'instructor' },
  { who: 'pupils', head: 'headmaster' },
  { who: 'gymnasts', head: 'coach' },
  { who: 'singers', head: 'conductor' },
  { who: 'dancers', head: 'teacher' },
  { who: 'volunteers', head: 'supervisor' },
] as const

function withTeacher(rng: Random) {
  const { count, average, change } = rng.until(
    () => ({
      count: rng.int(11, 70),
      average: rng.int(7, 19),
      change: rng.pick([0.25, 0.5, 0.5, 1, 1, 1.5, 2]),
    }),
    (drawn) => {
      const age = drawn.average + drawn.change * (drawn.count + 1)
      return Number.isInteger(age) && age >= 24 && age <= 58
    },
  )
  const both = average + change
  const value = average + change * (count + 1)
  const answer = years(value)
  const { who, head } = rng.pick(HEADED)
  return {
    concept: 'average-age',
    given: { find: 'teacher' as const, count, average, both },
    prompt: rng.pick([
      say`The average age of ${count} ${who} is ${years(average)}. When the age of their ${head} is included, the average becomes ${years(both)}. ${ask(rng, `the age of the ${head}`)}`,
      say`The average age of a group of ${count} ${who} is ${years(average)}. It rises by ${years(change)} when their ${head} is counted too. How old is the ${head}?`,
      say`The average age of ${count} ${who} is ${years(average)}. If the age of their ${head} is included, the average increases by ${years(change)}. ${ask(rng, `the age of the ${head}`)}`,
      say`If the average age of ${count} ${who} is ${years(average)} and that of the ${who} and their ${head} together is ${years(both)}, ${askThen(rng, `the age of the ${head}`)}`,
    ]),
    answer,
    within: [18, 90] as const,
    mistakes: [
      { value: average + change * count, because: say`the rise was counted for the ${count} ${who} only` },
      { value: change * (count + 1), because: say`the average itself was not added` },
      { value: both * 2, because: say`the new average was doubled` },
      { value: average + both, because: say`the two averages were added` },
      { value: value + 1, because: say`one was counted twice` },
      { value: value + both, because: say`the new average was added once more` },
      { value: value - 2, because: say`the total of the ${who} is too large by 2` },
    ],
    steps: [
      say`The ${who} have ${count} × ${average} = ${count * average} years together.`,
      say`With the ${head}: ${count + 1} × ${both} = ${both * (count + 1)}`,
      say`The ${head}: ${both * (count + 1)} − ${count * average} = ${answer}`,
    ],
  }
}

function ofChildren(rng: Random) {
  const { parents, children, child, whole } = rng.until(
    () => {
      const [parents, children, child] = [rng.int(26, 66), rng.int(2, 7), rng.int(2, 34)]
      return { parents, children, child, whole: (2 * parents + children * child) / (children + 2) }
    },
    (drawn) =>
      Number.isInteger(2 * drawn.whole) &&
      drawn.parents - drawn.child >= 22 &&
      drawn.parents - drawn.child <= 40,
  )
  const answer = years(child)
  const all = children + 2
  return {
    concept: 'average-age',
    given: { find: 'children' as const, parents, children, whole },
    prompt: rng.pick([
      say`A family consists of the parents and ${children} children. The average age of the family is ${years(whole)} and that of the parents ${years(parents)}. ${ask(rng, 'the average age of the children')}`,
      say`The average age of a couple and their ${children} children is ${years(whole)}. If the average age of the couple is ${years(parents)}, ${askThen(rng, 'the average age of the children')}`,
      say`In a family of ${all}, the average age is ${years(whole)} and that of the father and the mother is ${years(parents)}. What is the average age of the ${children} children?`,
      say`A man, his wife and their ${children} children have an average age of ${years(whole)}. The man and his wife are ${years(parents)} old on average. ${ask(rng, 'the average age of the children')}`,
      say`The parents of ${children} children have an average age of ${years(parents)}, and the whole family one of ${years(whole)}. How old are the children on average?`,
    ]),
    answer,
    within: [1, 40] as const,
    mistakes: [
      { value: 2 * whole - parents, because: say`parents and children were taken to be equally many` },
      { value: (all * whole - parents) / children, because: say`only one parent was taken off` },
      { value: whole - children, because: say`the number of children was taken off the average` },
      { value: (all * whole - 2 * parents) / all, because: say`the rest was divided by the whole family` },
      { value: parents - whole, because: say`the two averages were subtracted` },
      { value: child + 1, because: say`a slip in the total made it too large` },
      { value: child - 1, because: say`a slip in the total made it too small` },
    ],
    steps: [
      say`The family has ${all} × ${whole} = ${all * whole} years together, the parents 2 × ${parents} = ${2 * parents}.`,
      say`The children have ${all * whole} − ${2 * parents} = ${children * child} years together.`,
      say`Their average is ${children * child} ÷ ${children} = ${answer}`,
    ],
  }
}

const TEAMS = [
  ['a group', 'men', 'man'],
  ['a committee', 'members', 'member'],
  ['a factory', 'fitters', 'fitter'],
  ['a firm', 'clerks', 'clerk'],
  ['a crew', 'sailors', 'sailor'],
  ['a hospital', 'nurses', 'nurse'],
  ['a school', 'teachers', 'teacher'],
  ['a choir', 'singers', 'singer'],
  ['a workshop', 'mechanics', 'mechanic'],
  ['a band', 'musicians', 'musician'],
  ['a depot', 'drivers', 'driver'],
] as const

function replacedMan(rng: Random) {
  const { count, change, leaves, value } = rng.until(
    () => {
      const [count, change, leaves] = [
        rng.int(4, 16),
        rng.pick([-3, -2, -1.5, -1, 1, 1.5, 2, 3]),
        rng.int(20, 62),
      ]
      return { count, change, leaves, value: leaves + change * count }
    },
    (drawn) => Number.isInteger(drawn.value) && drawn.value >= 18 && drawn.value <= 65,
  )
  const answer = years(value)
  const [team, who, one] = rng.pick(TEAMS)
  const moves = change > 0 ? 'increases' : 'decreases'
  const by = Math.abs(change)
  return {
    concept: 'average-age',
    given: { find: 'replaced' as const, count, change, leaves },
    prompt: rng.pick([
      say`The average age of ${count} ${who} ${moves} by ${years(by)} when one of them, aged ${years(leaves)}, is replaced by a new ${one}. ${ask(rng, say`the age of the new ${one}`)}`,
      say`When a ${one} of ${years(leaves)} is replaced by another in ${team} of ${count} ${who}, the average age ${moves} by ${years(by)}. How old is the new ${one}?`,
      say`If the average age of ${count} ${who} ${moves} by ${years(by)} on replacing a ${one} aged ${years(leaves)} by a new one, ${askThen(rng, say`the age of the new ${one}`)}`,
      say`In ${team} of ${count} ${who}, a new ${one} takes the place of one aged ${years(leaves)}, and the average age ${moves} by ${years(by)}. Find the age of the new ${one}.`,
    ]),
    answer,
    within: [12, 90] as const,
    mistakes: [
      { value: leaves - change * count, because: say`the change was taken in the wrong direction` },
      { value: leaves + change, because: say`the change was counted for one person only` },
      { value: leaves + change * (count - 1), because: say`the change was counted for ${count - 1} only` },
      { value: leaves + change * (count + 1), because: say`the change was counted for ${count + 1}` },
      { value: leaves, because: say`then the average would not change` },
      { value: by * count, because: say`that is the change of the total` },
    ],
    steps: [
      say`The others stay, so the total changes only by the two of them.`,
      say`The total ${moves} by ${count} × ${by} = ${count * by} years.`,
      say`The new one: ${leaves} ${change > 0 ? '+' : '−'} ${count * by} = ${answer}`,
    ],
  }
}

function pairs(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({ a: rng.int(18, 60), b: rng.int(18, 60), c: rng.int(18, 60) }),
    (drawn) =>
      (drawn.a + drawn.b) % 2 === 0 &&
      (drawn.b + drawn.c) % 2 === 0 &&
      new Set(Object.values(drawn)).size === 3,
  )
  const [ab, bc, ca] = [(a + b) / 2, (b + c) / 2, (c + a) / 2]
  const answer = years(a)
  const [x = 'A', y = 'B', z = 'C'] = rng.pick(['ABC', 'PQR', 'XYZ', 'KLM'])
  const people = rng.pick(['friends', 'cousins', 'clerks', 'players', 'neighbours', 'teachers', 'workers'])
  return {
    concept: 'average-age',
    given: { find: 'pairs' as const, averages: [ab, bc, ca] as const },
    prompt: rng.pick([
      say`The average age of ${x} and ${y} is ${years(ab)}, of ${y} and ${z} ${years(bc)} and of ${x} and ${z} ${years(ca)}. ${ask(rng, say`the age of ${x}`)}`,
      say`The average ages of three pairs of persons are: ${x} and ${y}, ${years(ab)}; ${y} and ${z}, ${years(bc)}; ${x} and ${z}, ${years(ca)}. How old is ${x}?`,
      say`If the average ages of ${x} and ${y}, ${y} and ${z}, and ${z} and ${x} are ${ab}, ${bc} and ${years(ca)} respectively, ${askThen(rng, say`the age of ${x}`)}`,
      say`Among three ${people}, ${x}, ${y} and ${z}, the average age of ${x} and ${y} is ${years(ab)}, that of ${y} and ${z} is ${years(bc)}, and that of ${x} and ${z} is ${years(ca)}. How old is ${x}?`,
    ]),
    answer,
    within: [12, 90] as const,
    mistakes: [
      { value: b, because: say`that is the age of the second` },
      { value: c, because: say`that is the age of the third` },
      { value: (ab + ca) / 2, because: say`the two averages in which the first occurs were averaged` },
      { value: (ab + bc + ca) / 3, because: say`that is the average age of all three` },
      {
        value: 2 * ab - bc,
        because: say`the average of the second and the third was taken for the age of the second`,
      },
      { value: a + 2, because: say`a slip in the total made it too large` },
      { value: a - 2, because: say`a slip in the total made it too small` },
    ],
    steps: [
      say`The sum of two ages is twice their average.`,
      say`The sums are 2 × ${ab} = ${2 * ab}, 2 × ${bc} = ${2 * bc} and 2 × ${ca} = ${2 * ca}.`,
      say`Added up they count each twice, so all three together have ${2 * (ab + bc + ca)} ÷ 2 = ${ab + bc + ca}`,
      say`Without the other two: ${ab + bc + ca} − ${2 * bc} = ${answer}`,
    ],
  }
}

function atMarriage(rng: Random) {
  const { then, passed, child, now } = rng.until(
    () => {
      const [then, passed, child] = [rng.int(21, 38), rng.int(2, 30), rng.int(1, 28)]
      return { then, passed, child, now: (2 * (then + passed) + child) / 3 }
    },
    (drawn) => Number.isInteger(drawn.now) && drawn.child < drawn.passed,
  )
  const answer = years(child)
  const today = 2 * (then + passed)
  return {
    concept: 'average-age',
    given: { find: 'marriage' as const, then, years: passed, now },
    prompt: rng.pick([
      say`The average age of a husband and his wife was ${years(then)} at their marriage ${years(passed)} ago. The average age of the husband, the wife and their child is now ${years(now)}. What is the age of the child?`,
      say`When a couple married ${years(passed)} ago, their average age was ${years(then)}. Today the average age of the couple and their child is ${years(now)}. How old is the child?`,
      say`If a couple were ${years(then)} old on average when they married ${years(passed)} ago, and the average age of the couple and their child is ${years(now)} today, what is the age of the child?`,
      say`A man and a woman, who married ${years(passed)} ago at an average age of ${years(then)}, have one child. The average age of all three is ${years(now)} now. ${ask(rng, 'the present age of the child')}`,
      say`The average age of a family of three, a couple and their only child, is ${years(now)}. At their wedding ${years(passed)} ago, the couple were ${years(then)} old on average. Find the age of the child.`,
      say`A couple married ${years(passed)} ago, when their average age was ${years(then)}. They and their child now have an average age of ${years(now)}. ${ask(rng, 'the present age of the child')}`,
    ]),
    answer,
    // Born after the marriage.
    within: [0.5, Math.max(passed, 8)] as const,
    mistakes: [
      { value: 3 * now - 2 * then - passed, because: say`only one of the couple was made older` },
      { value: 3 * now - 2 * then, because: say`the couple is ${years(passed)} older today` },
      { value: passed, because: say`that is the time since the marriage` },
      { value: now - then, because: say`the two averages were subtracted` },
      { value: child + 2, because: say`a slip in the total made it too large` },
      { value: child + 3, because: say`each of the three was taken one year too old` },
      { value: child - 3, because: say`each of the three was taken one year too young` },
      { value: child - 1, because: say`a slip in the total made it too small` },
    ],
    steps: [
      say`Today the couple has 2 × (${then} + ${passed}) = ${today} years together.`,
      say`All three have 3 × ${now} = ${3 * now}.`,
      say`What is left is the age of the child.`,
      say`The child: ${3 * now} − ${today} = ${answer}`,
    ],
  }
}

/** "3 years ago a couple and their child were 27 years old on average; 5 years ago the wife and the child 20. How old is the husband?" */
function husband(rng: Random) {
  const drawn = rng.until(
    () => {
      const [child, wife, husband] = [rng.int(6, 17), rng.int(26, 46), rng.int(28, 52)]
      const [yearsOfThree, yearsOfTwo] = [rng.int(2, 6), rng.int(2, 6)]
      return {
        husband,
        child,
        wife,
        yearsOfThree,
        yearsOfTwo,
        three: (husband + wife + child) / 3 - yearsOfThree,
        two: (wife + child) / 2 - yearsOfTwo,
      }
    },
    ({ husband, wife, child, yearsOfThree, yearsOfTwo, three, two }) =>
      husband > wife &&
      husband - wife <= 8 &&
      wife - child >= 19 &&
      Math.max(yearsOfThree, yearsOfTwo) < child &&
      yearsOfThree !== yearsOfTwo &&
      Number.isInteger(three) &&
      Number.isInteger(two),
  )
  const { husband, yearsOfThree, yearsOfTwo, three, two } = drawn
  const [all, both] = [3 * (three + yearsOfThree), 2 * (two + yearsOfTwo)]
  const [job, kid] = [
    rng.pick(['farmer', 'tailor', 'carpenter', 'shopkeeper', 'driver', 'clerk', 'weaver', 'teacher']),
    rng.pick(['son', 'daughter', 'child']),
  ]
  const answer = years(husband)
  return {
    concept: 'average-age',
    given: { find: 'husband' as const, three, yearsOfThree, two, yearsOfTwo },
    prompt: rng.pick([
      say`The average age of a husband, his wife and their child ${years(yearsOfThree)} ago was ${years(three)}, and that of the wife and the child ${years(yearsOfTwo)} ago was ${years(two)}. ${ask(rng, 'the present age of the husband')}`,
      say`${years(yearsOfThree)} ago, the average age of a man, his wife and their son was ${years(three)}. ${years(yearsOfTwo)} ago, the average age of the wife and the son was ${years(two)}. How old is the man now?`,
      say`A ${job}, his wife and their ${kid} were ${years(three)} old on average ${years(yearsOfThree)} ago. Without the ${job}, the average was ${years(two)}, ${years(yearsOfTwo)} ago. Find the present age of the ${job}.`,
      say`If a couple and their only ${kid} had an average age of ${years(three)}, ${years(yearsOfThree)} ago, and the mother and the ${kid} one of ${years(two)}, ${years(yearsOfTwo)} ago, what is the present age of the father?`,
      say`The mean age of a ${job}'s wife and ${kid} was ${years(two)}, ${years(yearsOfTwo)} ago. The mean age of the three of them was ${years(three)}, ${years(yearsOfThree)} ago. The ${job} is now how many years old?`,
      say`The average age of the mother and the daughter in a family of three was ${years(two)}, ${years(yearsOfTwo)} ago. The average age of the father, the mother and the daughter was ${years(three)}, ${years(yearsOfThree)} ago. ${ask(rng, 'the present age of the father')}`,
    ]),
    answer,
    within: [22, 80] as const,
    mistakes: [
      { value: 3 * three - 2 * two, because: say`nobody was made older` },
      {
        value: 3 * (three + yearsOfTwo) - 2 * (two + yearsOfThree),
        because: say`the ${yearsOfThree} and the ${yearsOfTwo} years were exchanged`,
      },
      {
        value: 3 * three + yearsOfThree - (2 * two + yearsOfTwo),
        because: say`the years were added once, not for each person`,
      },
      { value: husband - yearsOfThree, because: say`that was his age ${years(yearsOfThree)} ago` },
      { value: all - 2 * two, because: say`the wife and the child were not made older` },
      { value: 3 * three - both, because: say`the three were not made older` },
      { value: husband + yearsOfTwo, because: say`${years(yearsOfTwo)} too many were added` },
    ],
    steps: [
      say`Today all three have 3 × (${three} + ${yearsOfThree}) = ${all} years together.`,
      say`The two without him have 2 × (${two} + ${yearsOfTwo}) = ${both} years together.`,
      say`His age is what is left.`,
      say`His age = ${all} − ${both} = ${answer}`,
    ],
  }
}

const members = (value: number) => quantity(value, counted('member'))

function newMembers(rng: Random) {
  const { average, count, newcomers, less, old } = rng.until(
    () => {
      const [average, count, less] = [rng.int(34, 58), rng.int(2, 12), rng.int(1, 6)]
      const newcomers = rng.int(20, average - less - 2)
      return { average, count, newcomers, less, old: (count * (average - less - newcomers)) / less }
    },
    (drawn) => Number.isInteger(drawn.old) && drawn.old >= 6 && drawn.old <= 60 && drawn.old !== drawn.count,
  )
  const answer = members(old)
  const club = rng.pick([
    'a club',
    'a trade union',
    'a choir',
    'a housing society',
    'a cooperative',
    'a reading circle',
    'a walking group',
    'a chess club',
    'a theatre group',
  ])
  return {
    concept: 'average-age',
    given: { find: 'members' as const, average, count, newcomers, less },
    prompt: rng.pick([
      say`The average age of the members of ${club} is ${years(average)}. When ${count} new members with an average age of ${years(newcomers)} join, the average falls by ${years(less)}. How many members were there initially?`,
      say`When ${count} persons with an average age of ${years(newcomers)} join ${club} whose average age is ${years(average)}, the average age falls to ${years(average - less)}. How many members were there initially?`,
      say`The average age of the members of ${club} was ${years(average)}. After ${count} new members with an average age of ${years(newcomers)} joined, it became ${years(average - less)}. Find the original number of members.`,
      say`${capital(club)} has members of the average age of ${years(average)}. It takes in ${count} new members, ${years(newcomers)} old on average, and the average comes down by ${years(less)}. ${ask(rng, 'the number of members at first')}`,
      say`If ${count} newcomers with a mean age of ${years(newcomers)} bring the mean age of ${club} from ${years(average)} down to ${years(average - less)}, how many members did it have before?`,
      say`When ${count} new members whose average age is ${years(newcomers)} join ${club}, the average age of the members falls from ${years(average)} to ${years(average - less)}. The number of members initially was`,
    ]),
    answer,
    mistakes: [
      { value: old + count, because: say`that is the number with the new members` },
      {
        value: (count * (average - newcomers)) / less,
        because: say`the newcomers were compared with the old average`,
      },
      {
        value: count * (average - less - newcomers),
        because: say`it was not divided by the fall of the average`,
      },
      { value: old - count, because: say`the new members were taken off` },
      { value: 2 * count, because: say`the newcomers were doubled` },
      { value: old + less, because: say`the fall of the average was added` },
      { value: old + 1, because: say`one too many was counted` },
      { value: old - 1, because: say`one too few was counted` },
    ],
    steps: [
      say`The new average is ${average} − ${less} = ${years(average - less)}; the newcomers are ${average - less - newcomers} below it each, ${count * (average - less - newcomers)} in all.`,
      say`Each old member is ${less} above it.`,
      say`${count * (average - less - newcomers)} ÷ ${less} = ${answer}`,
    ],
  }
}
