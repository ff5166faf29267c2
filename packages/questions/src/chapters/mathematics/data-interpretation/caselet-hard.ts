import type { Random } from '../../../kit/random/random.ts'
import { count, percent } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { CLUBS } from './caselet-words.ts'

/** The hard forms of caselets. */
export function clubs(rng: Random) {
  const [first, second, verb] = rng.pick(CLUBS)
  const { both, onlyOne, onlyOther, none } = rng.until(
    () => ({
      both: rng.int(10, 90, 2),
      onlyOne: rng.int(30, 200, 2),
      onlyOther: rng.int(30, 200, 2),
      none: rng.int(8, 80, 2),
    }),
    (drawn) => drawn.both !== drawn.none && drawn.onlyOne !== drawn.onlyOther,
  )
  const [one, other] = [onlyOne + both, onlyOther + both]
  const total = onlyOne + onlyOther + both + none
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const wanted = rng.pick(['both', 'only-first', 'exactly-one'] as const)
  const key = { both, 'only-first': onlyOne, 'exactly-one': onlyOne + onlyOther }[wanted]
  const asked = {
    both: say`How many ${verb} both?`,
    'only-first': say`How many ${verb} ${first} but not ${second}?`,
    'exactly-one': say`How many ${verb} exactly one of the two?`,
  }[wanted]
  const answer = count(key)
  return {
    given: { find: 'clubs' as const, total, one, other, none, wanted },
    prompt: rng.pick([
      say`${person.name} asks ${total} people in ${town}: ${one} of them ${verb} ${first}, ${other} ${verb} ${second} and ${none} ${verb} neither. ${asked}`,
      say`In a survey of ${total} families in ${town}, ${one} said that they ${verb} ${first}, ${other} that they ${verb} ${second}, and ${none} said no to both. ${person.name} writes the report. ${asked}`,
      say`Of ${total} students in a school of ${town}, ${none} ${verb} neither ${first} nor ${second}; ${one} ${verb} ${first} and ${other} ${verb} ${second}. ${asked}`,
      say`A club of ${total} members in ${town} has ${one} who ${verb} ${first} and ${other} who ${verb} ${second}. Only ${none} of the members ${verb} none of these, as ${person.name} notes. ${asked}`,
    ]),
    answer,
    mistakes: [
      { value: one + other - total, because: say`those who ${verb} neither were forgotten` },
      {
        value: wanted === 'both' ? onlyOne : both,
        because:
          wanted === 'both'
            ? say`that is the number who ${verb} ${first} only`
            : say`that is the number who ${verb} both`,
      },
      { value: total - none, because: say`that is the number who ${verb} at least one of the two` },
      {
        value: wanted === 'exactly-one' ? onlyOne : onlyOther,
        because:
          wanted === 'exactly-one'
            ? say`only those who ${verb} ${first} alone were counted`
            : say`that is the number who ${verb} ${second} only`,
      },
      {
        value: wanted === 'exactly-one' ? onlyOther : one,
        because:
          wanted === 'exactly-one'
            ? say`only those who ${verb} ${second} alone were counted`
            : say`that is the number of all who ${verb} ${first}`,
      },
      { value: Math.abs(one - other), because: say`the two numbers were subtracted` },
      {
        value: wanted === 'only-first' ? one - none : both + none,
        because:
          wanted === 'only-first'
            ? say`those who ${verb} neither were taken off instead of those who ${verb} both`
            : say`those who ${verb} neither were added`,
      },
      {
        value: one + other,
        because: say`the two numbers were added; those who ${verb} both were counted twice`,
      },
    ],
    steps: [
      say`At least one of the two: ${total} − ${none} = ${total - none}`,
      say`${one} + ${other} = ${one + other} counts those who ${verb} both twice.`,
      say`So ${one + other} − ${total - none} = ${both} ${verb} both.`,
      wanted === 'both'
        ? say`The number who ${verb} both is ${answer}`
        : wanted === 'only-first'
          ? say`Only ${first}: ${one} − ${both} = ${answer}`
          : say`Exactly one: ${total - none} − ${both} = ${answer}`,
    ],
  }
}

const GROUPS = [
  ['the first year', 'the second year', 'the third year', 'students of a college'],
  ['ward A', 'ward B', 'ward C', 'voters of a town'],
  ['the morning shift', 'the day shift', 'the night shift', 'workers of a mill'],
  ['hall 1', 'hall 2', 'hall 3', 'visitors of a fair'],
  ['village P', 'village Q', 'village R', 'members of a milk union'],
] as const

export function threeGroups(rng: Random) {
  const [one, two, three, who] = rng.pick(GROUPS)
  const { total, share, more, first, second, third } = rng.until(
    () => {
      const [total, share, more] = [
        rng.int(10, 60) * 100,
        rng.pick([20, 24, 25, 30, 35, 36, 40]),
        rng.pick([10, 20, 25, 30, 40, 50]),
      ]
      const first = (total * share) / 100
      const second = (first * (100 + more)) / 100
      return { total, share, more, first, second, third: total - first - second }
    },
    (drawn) =>
      Number.isInteger(drawn.second) &&
      drawn.third >= drawn.total * 0.08 &&
      drawn.third !== drawn.second &&
      drawn.third !== drawn.first,
  )
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const wanted = rng.pick(['third', 'gap'] as const)
  const key = wanted === 'third' ? third : Math.abs(second - third)
  const asked =
    wanted === 'third'
      ? say`How many belong to ${three}?`
      : say`By how much do the numbers of ${two} and ${three} differ?`
  const answer = count(key)
  return {
    given: { find: 'three-groups' as const, total, share, more, wanted },
    prompt: rng.pick([
      say`The ${total} ${who} in ${town} are divided among ${one}, ${two} and ${three}. ${percent(share)} of them belong to ${one}, and ${two} has ${percent(more)} more than ${one}. ${asked}`,
      say`${person.name} lists ${total} ${who} in ${town}: ${percent(share)} of all in ${one}; ${percent(more)} more in ${two} than in ${one}; everyone else in ${three}. ${asked}`,
      say`A note by ${person.name} from ${town} says that of ${total} ${who} the share of ${one} is ${percent(share)}, that ${two} is ${percent(more)} larger than ${one}, and that the remaining ones are in ${three}. ${asked}`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'third' ? second : third,
        because:
          wanted === 'third' ? say`that is the number of ${two}` : say`that is the number of ${three} itself`,
      },
      { value: first, because: say`that is the number of ${one}` },
      {
        value: (total * (100 - 2 * share - more)) / 100,
        because: say`${percent(more)} was taken of all instead of ${one}`,
      },
      { value: total - first, because: say`that is everyone outside ${one}` },
      {
        value: total - first - (total * more) / 100,
        because: say`${two} was taken to be ${percent(more)} of all`,
      },
      {
        value: wanted === 'third' ? total - second : second,
        because:
          wanted === 'third' ? say`${one} was not taken off` : say`that is the number of ${two} itself`,
      },
      {
        value: wanted === 'gap' ? Math.abs(first - third) : Math.abs(second - third),
        because:
          wanted === 'gap'
            ? say`${one} and ${three} were compared`
            : say`that is the difference of ${two} and ${three}`,
      },
      { value: (first * more) / 100, because: say`that is only what ${two} has more than ${one}` },
    ],
    steps: [
      say`${one.replace(/^./, (letter) => letter.toUpperCase())}: ${share} × ${total} ÷ 100 = ${first}`,
      say`${two.replace(/^./, (letter) => letter.toUpperCase())}: ${first} × ${(100 + more) / 100} = ${second}`,
      say`${three.replace(/^./, (letter) => letter.toUpperCase())}: ${total} − ${first} − ${second} = ${third}`,
      wanted === 'third'
        ? say`The number wanted is ${answer}`
        : say`The difference is ${Math.max(second, third)} − ${Math.min(second, third)} = ${answer}`,
    ],
  }
}
