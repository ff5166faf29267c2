import type { Random } from '../../../kit/random/random.ts'
import { money, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** Three unknown numbers of a story, the first of which is asked for, and the sentences that tie them together. */
export interface Setting {
  intro: Message
  question: Message
  names: readonly [string, string, string]
  low: number
  high: number
  times(count: number, value: number): Message
  fewer(value: number): Message
  sum(one: number, other: number, value: number): Message
  all(value: number): Message
  more(larger: number, smaller: number, value: number): Message
  ratio(one: number, other: number, first: number, second: number): Message
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five']

/** Things that are counted. */
function counting(
  rng: Random,
  names: readonly [string, string, string],
  intro: Message,
  low: number,
  high: number,
): Setting {
  const name = (index: number) => names[index] ?? ''
  const cut = rng.int(2, 5)
  return {
    intro,
    question: say`How many ${names[0]} are there?`,
    names,
    low,
    high,
    times: (count, value) =>
      say`${WORDS[count]?.replace(/^./, (first) => first.toUpperCase()) ?? ''} times the number of ${names[0]} is ${value}.`,
    fewer: (value) => say`With ${cut} ${names[0]} fewer there would be ${value - cut} ${names[0]}.`,
    sum: (one, other, value) => say`There are ${value} ${name(one)} and ${name(other)} together.`,
    all: (value) => say`There are ${value} ${names[0]}, ${names[1]} and ${names[2]} in all.`,
    more: (larger, smaller, value) => say`There are ${value} more ${name(larger)} than ${name(smaller)}.`,
    ratio: (one, other, first, second) =>
      say`The numbers of ${name(one)} and ${name(other)} are in the ratio ${ratio(first, second)}.`,
  }
}

/** Things that are paid for. */
function paying(
  rng: Random,
  things: readonly [string, string, string],
  several: string,
  intro: Message,
): Setting {
  const the = (index: number) => `the ${things[index]}`
  const The = (index: number) => `The ${things[index]}`
  const cut = rng.int(2, 5)
  return {
    intro,
    question: say`What does ${the(0)} cost?`,
    names: [`the price of ${the(0)}`, `the price of ${the(1)}`, `the price of ${the(2)}`],
    low: 12,
    high: 80,
    times: (count, value) =>
      say`${WORDS[count]?.replace(/^./, (first) => first.toUpperCase()) ?? ''} such ${several} would cost ${money(value)}.`,
    fewer: (value) => say`If ${the(0)} were ${money(cut)} cheaper, it would cost ${money(value - cut)}.`,
    sum: (one, other, value) => say`${The(one)} and ${the(other)} together cost ${money(value)}.`,
    all: (value) => say`All three together cost ${money(value)}.`,
    more: (larger, smaller, value) => say`${The(larger)} costs ${money(value)} more than ${the(smaller)}.`,
    ratio: (one, other, first, second) =>
      say`The prices of ${the(one)} and ${the(other)} are in the ratio ${ratio(first, second)}.`,
  }
}

export function drawSetting(rng: Random): Setting {
  const person = rng.pick(people)
  const town = rng.pick(towns)
  switch (rng.int(1, 8)) {
    case 1:
      return counting(
        rng,
        ['men', 'women', 'children'],
        say`${person.name} counts the men, women and children in a hall in ${town}.`,
        20,
        90,
      )
    case 2:
      return counting(
        rng,
        ['cows', 'goats', 'hens'],
        say`The farm of ${person.name} near ${town} has cows, goats and hens.`,
        6,
        40,
      )
    case 3:
      return counting(
        rng,
        ['mango trees', 'neem trees', 'guava trees'],
        say`${person.name} of ${town} owns a garden with mango, neem and guava trees.`,
        12,
        70,
      )
    case 4:
      return counting(
        rng,
        ['shirts', 'trousers', 'caps'],
        say`A shop in ${town}, run by ${person.name}, sold shirts, trousers and caps today.`,
        15,
        80,
      )
    case 5:
      return counting(
        rng,
        ['red balls', 'blue balls', 'green balls'],
        say`A box of ${person.name} from ${town} holds red, blue and green balls.`,
        5,
        45,
      )
    case 6:
      return paying(
        rng,
        ['pen', 'notebook', 'ruler'],
        'pens',
        say`${person.name} buys a pen, a notebook and a ruler in ${town}.`,
      )
    case 7:
      return paying(
        rng,
        ['mango', 'coconut', 'pineapple'],
        'mangoes',
        say`A fruit seller in ${town} offers ${person.name} a mango, a coconut and a pineapple.`,
      )
    default:
      return paying(
        rng,
        ['cup', 'plate', 'bowl'],
        'cups',
        say`In a market of ${town}, ${person.name} asks for the prices of a cup, a plate and a bowl.`,
      )
  }
}
