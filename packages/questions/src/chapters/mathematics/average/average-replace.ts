import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { number } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { captain, familyLater } from './average-replace-ages.ts'
import { drawGroup } from './average-replace-groups.ts'

/** "The average weight of 8 rowers rises by 2 kg when one of 62 kg is replaced. What does the new one weigh?" */
export const averageReplace = defineGenerator({
  id: 'arithmetic/average-replace',
  version: 1,
  levels: {
    easy: { forms: [replaced, leaves] },
    medium: { forms: [joins, twoReplaced] },
    hard: { forms: [familyLater, captain] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'newcomer': {
        // Any group with the right size will do: one who leaves, and others of some average.
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
  const { group, town, person, unit, show, of, low, high, least, most } = drawGroup(rng)
  const { count, change, leaves, key } = rng.until(
    () => {
      const [count, change] = [rng.int(5, 20), rng.pick([-3, -2.5, -2, -1.5, -1, 1, 1.5, 2, 2.5, 3])]
      const leaves = rng.int(low, high)
      return { count, change, leaves, key: leaves + count * change }
    },
    (drawn) => drawn.key >= least && drawn.key <= most && Number.isInteger(drawn.key),
  )
  const [rises, up] = change > 0 ? (['rises', 'up'] as const) : (['falls', 'down'] as const)
  const size = Math.abs(change)
  const answer = show(key)
  return {
    given: { find: 'newcomer' as const, count, change, leaves },
    prompt: rng.pick([
      say`The average ${unit} of ${count} ${group} in ${town} ${rises} by ${show(size)} when one of them ${of} ${show(leaves)} is replaced by another. What is the ${unit} of the new one?`,
      say`${person.name} takes the place of one of ${count} ${group} whose ${unit} is ${show(leaves)}, and so the average ${unit} goes ${up} by ${show(size)}. Find the ${unit} of ${person.name}.`,
      say`In a group of ${count} ${group} from ${town}, one ${of} ${show(leaves)} leaves and ${person.name} comes instead. The average ${unit} ${rises} by ${show(size)}. What is the ${unit} of ${person.name}?`,
      say`By exchanging one of its ${count} ${group}, whose ${unit} is ${show(leaves)}, for ${person.name}, a club in ${town} finds its average ${unit} ${change > 0 ? 'raised' : 'lowered'} by ${show(size)}. What is the ${unit} of ${person.name}?`,
      say`If one of ${count} ${group} (${show(leaves)}) makes room for ${person.name}, the average ${unit} ${change > 0 ? 'grows' : 'drops'} by ${show(size)}. How large is the ${unit} of ${person.name} of ${town}?`,
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
  const { group, town, person, unit, show, of, low, high, least, most } = drawGroup(rng)
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
    given: { find: 'after-leaving' as const, count, average, leaves: gone },
    prompt: rng.pick([
      say`The average ${unit} of ${count} ${group} is ${show(average)}. One of them, ${of} ${show(gone)}, leaves. What is the average ${unit} of the others?`,
      say`${person.name}, whose ${unit} is ${show(gone)}, leaves a group of ${count} ${group} in ${town} with an average ${unit} of ${show(average)}. Find the average of those who stay.`,
      say`In ${town} ${count} ${group} have an average ${unit} of ${show(average)}. What does the average become when ${person.name} (${show(gone)}) is no longer counted?`,
      say`Without ${person.name} (${show(gone)}), what is the average ${unit} of the ${count} ${group} of ${town}, if with ${person.him} it is ${show(average)}?`,
      say`A list of ${count} ${group} shows an average ${unit} of ${show(average)}. The name of ${person.name} (${show(gone)}) is struck off. What average has the list now?`,
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
  const { group, town, person, unit, show, low, high, least, most, boss } = drawGroup(rng)
  const { count, change, average, key } = rng.until(
    () => {
      const [count, average] = [rng.int(8, 40), rng.int(low + 2, high - 2)]
      const change = rng.pick([0.5, 1, 1.5, 2, -0.5, -1])
      return { count, change, average, key: average + change * (count + 1) }
    },
    (drawn) => drawn.key >= least && drawn.key <= most && Number.isInteger(drawn.key),
  )
  const rises = change > 0 ? 'rises' : 'falls'
  const size = Math.abs(change)
  const answer = show(key)
  const all = count + 1
  return {
    given: { find: 'joins' as const, count, average, change },
    prompt: rng.pick([
      say`The average ${unit} of ${count} ${group} is ${show(average)}. When ${boss} is counted too, it ${rises} by ${show(size)}. What is the ${unit} of ${boss}?`,
      say`${person.name} joins ${count} ${group} of ${town} whose average ${unit} is ${show(average)}. The average ${rises} by ${show(size)}. Find the ${unit} of ${person.name}.`,
      say`With ${person.name} as one more, the average ${unit} of ${count} ${group} in ${town} changes from ${show(average)} to ${show(average + change)}. What is the ${unit} of ${person.name}?`,
      say`A team in ${town} has ${count} ${group} and an average ${unit} of ${show(average)}. ${boss.replace('the', 'The')} steps in as number ${all}, and the average becomes ${show(average + change)}. What is the ${unit} of ${boss}?`,
      say`What ${unit} must ${person.name} have, if by ${person.his} coming the average ${unit} of ${count} ${group}, now ${show(average)}, ${rises} by ${show(size)}?`,
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
  const { group, town, person, unit, show, of, low, high, least, most } = drawGroup(rng)
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
    given: { find: 'two-newcomers' as const, count, change, leave: [one, other] as const },
    prompt: rng.pick([
      say`The average ${unit} of ${count} ${group} ${rises} by ${show(size)} when two of them, ${of} ${show(one)} and ${show(other)}, are replaced by two others. What is the average ${unit} of the two new ones?`,
      say`Two of ${count} ${group} in ${town}, whose ${unit} is ${show(one)} and ${show(other)}, leave, and two others come. The average ${unit} ${rises} by ${show(size)}. Find the average ${unit} of the two who came.`,
      say`${person.name} exchanges two of ${person.his} ${count} ${group} (${show(one)} and ${show(other)}) for two new ones and finds that the average ${unit} ${rises} by ${show(size)}. Which average ${unit} do the new two have?`,
      say`If in place of ${show(one)} and ${show(other)} two new values enter a list with the ${unit} of each of ${count} ${group} in ${town}, its average ${rises} by ${show(size)}. What is the average of the two new values?`,
      say`A group of ${count} ${group} from ${town} loses two ${of} ${show(one)} and ${show(other)} and gains two others, and its average ${unit} ${rises} by ${show(size)}. How large is the ${unit} of the newcomers on the average?`,
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
