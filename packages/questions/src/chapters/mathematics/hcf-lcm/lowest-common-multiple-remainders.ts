import type { Random } from '../../../kit/random/random.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { multipleMistakes, multipleSteps } from './common-multiples.ts'

const drawNumbers = (rng: Random): number[] =>
  rng.until(
    () => rng.sample(range(6, 48), 3),
    (drawn) => {
      const whole = drawn.reduce(lcm)
      return (
        whole <= 1500 &&
        drawn.every(
          (number) => whole > number && drawn.some((other) => other !== number && gcd(number, other) > 1),
        )
      )
    },
  )

const THINGS = [
  'laddoos',
  'books',
  'saplings',
  'chairs',
  'marbles',
  'mangoes',
  'coins',
  'eggs',
  'diyas',
  'kites',
]

/** The same remainder over for every divisor. */
export function leastWithRemainder(rng: Random) {
  const numbers = drawNumbers(rng)
  const rest = rng.int(2, Math.min(...numbers) - 1)
  const whole = numbers.reduce(lcm)
  const answer = whole + rest
  const [person, thing] = [rng.pick(people), rng.pick(THINGS)]
  return {
    given: { find: 'more' as const, numbers, rest },
    prompt: rng.pick<readonly Message[]>([
      posed(rng, [
        say`What is the least number, larger than ${Math.max(...numbers)}, that leaves the remainder ${rest} when divided by ${formatList(numbers)}?`,
        say`The smallest number above ${Math.max(...numbers)} that on division by each of ${formatList(numbers)} leaves ${rest} is`,
      ]),
      say`${person.name} counts ${thing} by ${numbers[0] ?? 0}s, by ${numbers[1] ?? 0}s and by ${numbers[2] ?? 0}s, and each time ${rest} are left. There are more than ${Math.max(...numbers)}. What is the least number of ${thing} that ${person.he} can have?`,
      say`Packed ${numbers[0] ?? 0}, ${numbers[1] ?? 0} or ${numbers[2] ?? 0} to a box, the ${thing} in a store in ${rng.pick(towns)} always leave ${rest} over. If at least one box of each kind can be filled, how many ${thing} are there at least?`,
    ]),
    answer: count(answer),
    mistakes: [
      ...multipleMistakes(numbers, rest),
      { value: whole, because: say`that number leaves no remainder at all` },
      { value: whole - rest, because: say`the remainder was taken off instead of added` },
    ],
    steps: [
      say`The number less ${rest} is divisible by all three, so it is their LCM.`,
      ...multipleSteps(numbers),
      say`Add the remainder: ${whole} + ${rest} = ${answer}`,
    ],
  }
}

/** Different remainders, each the same amount short of its divisor. */
export function leastWithShortfall(rng: Random) {
  const numbers = drawNumbers(rng)
  const rest = rng.int(1, Math.min(5, Math.min(...numbers) - 1))
  const rests = numbers.map((number) => number - rest)
  const whole = numbers.reduce(lcm)
  const answer = whole - rest
  const [person, thing] = [rng.pick(people), rng.pick(THINGS)]
  return {
    given: { find: 'less' as const, numbers, rest },
    prompt: rng.pick<readonly Message[]>([
      posed(rng, [
        say`What is the least number that leaves the remainders ${formatList(rests)} when divided by ${formatList(numbers)} respectively?`,
        say`Find the smallest number which, divided by ${formatList(numbers)}, leaves ${formatList(rests)} in this order.`,
      ]),
      say`${person.name} arranges ${thing} in rows of ${numbers[0] ?? 0}, then of ${numbers[1] ?? 0}, then of ${numbers[2] ?? 0}; each time the last row is ${rest} short. What is the least number of ${thing} that ${person.he} can have?`,
      say`A store in ${rng.pick(towns)} has ${thing}. With ${rest} more they could be packed exactly by ${numbers[0] ?? 0}, by ${numbers[1] ?? 0} and by ${numbers[2] ?? 0}. How many ${thing} does the store have at least?`,
    ]),
    answer: count(answer),
    mistakes: [
      ...multipleMistakes(numbers, -rest),
      { value: whole, because: say`that number leaves no remainder at all` },
      { value: whole + rest, because: say`${rest} was added instead of taken off` },
    ],
    steps: [
      say`Each remainder is ${rest} less than its divisor, so the number plus ${rest} is divisible by all three: it is their LCM.`,
      ...multipleSteps(numbers),
      say`Take ${rest} off: ${whole} − ${rest} = ${answer}`,
    ],
  }
}
