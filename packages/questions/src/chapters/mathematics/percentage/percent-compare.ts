import type { Random } from '../../../kit/random/random.ts'
import { percent } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** The same amount as a percent of two different bases. */
export function compare(rng: Random, find: 'cut' | 'other', rate: number) {
  const [one, other] = rng.sample(people, 2)
  const sign = find === 'cut' ? 1 : rng.pick([1, -1] as const)
  const raised = 100 + sign * rate
  const answer = percent((rate * 100) / raised)
  const goods = rng.pick([
    'sugar',
    'cooking oil',
    'rice',
    'petrol',
    'dal',
    'tea',
    'LPG',
    'milk',
    'wheat flour',
    'onions',
  ])
  const what = rng.pick(['salary', 'score', 'monthly saving', 'monthly income', 'daily wage'])
  const prompt =
    find === 'cut'
      ? rng.pick([
          say`In ${rng.pick(towns)} the price of ${goods} goes up by ${percent(rate)}. By what percent must the family of ${one.name} cut its use of ${goods} so that the expense stays the same?`,
          say`${one.name} of ${rng.pick(towns)} spends a fixed amount on ${goods} every month. If the price of ${goods} rises by ${percent(rate)}, by what percent must ${one.he} reduce the quantity?`,
          say`When ${goods} becomes dearer by ${percent(rate)}, by how much percent should ${one.name} and ${other.name} reduce their consumption of it to keep their budget unchanged?`,
        ])
      : rng.pick([
          say`The ${what} of ${one.name} is ${percent(rate)} ${sign === 1 ? 'more' : 'less'} than that of ${other.name}. By what percent is the ${what} of ${other.name} ${sign === 1 ? 'less' : 'more'} than that of ${one.name}?`,
          say`If the ${what} of ${one.name} is ${percent(rate)} ${sign === 1 ? 'higher' : 'lower'} than the ${what} of ${other.name}, how much percent ${sign === 1 ? 'lower' : 'higher'} is the ${what} of ${other.name}?`,
        ])
  return {
    given: { find, rate, sign },
    prompt,
    answer,
    mistakes: [
      { value: rate, because: say`the same percent was used both ways, but the base is different` },
      {
        value: (rate * 100) / (100 - sign * rate),
        because: say`the change was divided by ${100 - sign * rate} instead of ${raised}`,
      },
      {
        value: (rate * 100) / (200 + sign * rate),
        because: say`the change was divided by the sum of both values`,
      },
      { value: 10_000 / raised, because: say`that is the other value as a percent, not the difference` },
      {
        value: (rate * 100) / (100 + 2 * sign * rate),
        because: say`the percent was counted twice in the base`,
      },
      { value: (rate * 50) / raised, because: say`only half of the change was counted` },
      { value: raised, because: say`that is the changed value on a base of 100` },
    ],
    steps: [
      say`Let the first value be 100, so the other is ${raised}.`,
      say`Going back from ${raised} to 100 is a change of ${rate}.`,
      say`The base is now ${raised}, not 100.`,
      say`${rate} ÷ ${raised} × 100 = ${answer}`,
    ],
  }
}
