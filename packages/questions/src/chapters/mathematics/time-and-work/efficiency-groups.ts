import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { counted } from '../../../kit/values/units.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { days, JOBS } from '../../../kit/wording/work-stories.ts'

/** Two kinds of workers, the stronger first. */
const KINDS = [
  [counted('man', 'men'), counted('woman', 'women')],
  [counted('woman', 'women'), counted('man', 'men')],
  [counted('skilled worker'), counted('helper')],
  [counted('trained worker'), counted('trainee')],
  [counted('expert'), counted('beginner')],
  [counted('senior'), counted('junior')],
] as const

/** So many of one kind or so many of the other, the time they take, and a mixed crew whose days are whole or have a simple fraction. */
const EITHER = range(2, 12).flatMap((men) =>
  range(men + 1, 20).flatMap((boys) =>
    range(6, 30).flatMap((time) =>
      range(1, 9).flatMap((m) =>
        range(2, 12)
          .filter((b) => {
            const [top, bottom] = [time * men * boys, m * boys + b * men]
            // The mistakes rarely come out whole, so the answer need not either.
            return (
              b !== boys && m !== men && (12 * top) % bottom === 0 && (12 * top) / bottom >= 36 && m + b <= 16
            )
          })
          .map((b) => ({ men, boys, time, m, b })),
      ),
    ),
  ),
)

/** The hard forms of efficiency: crews of two kinds of workers. */
export function eitherGroup(rng: Random) {
  const { men, boys, time, m, b } = rng.pick(EITHER)
  const [strong, weak] = rng.pick(KINDS)
  const [person, town, job] = [rng.pick(people), rng.pick(towns), rng.pick(JOBS)]
  const common = gcd(men, boys)
  const [one, other] = [boys / common, men / common]
  const [worth, size] = [m * one + b * other, men * one]
  const answer = days((size * time) / worth)
  const [someMen, someBoys] = [quantity(men, strong), quantity(boys, weak)]
  const [ourMen, ourBoys] = [quantity(m, strong), quantity(b, weak)]
  return {
    given: { find: 'either' as const, alone: [men, boys] as const, time, crew: [m, b] as const },
    prompt: rng.pick([
      say`${someMen} or ${someBoys} can ${job} in ${quantity(time, 'day')}. In how many days can ${ourMen} and ${ourBoys} do it together?`,
      say`To ${job} in ${town}, either ${someMen} or ${someBoys} need ${quantity(time, 'day')}. How long do ${ourMen} and ${ourBoys} need together?`,
      say`${person.name} of ${town} knows that ${someMen} can ${job} in ${quantity(time, 'day')}, and so can ${someBoys}. ${person.he === 'he' ? 'He' : 'She'} sends ${ourMen} and ${ourBoys}. When are they done?`,
      say`The work of ${someMen} equals that of ${someBoys}: each group can ${job} in ${quantity(time, 'day')}. Find the time for ${ourMen} together with ${ourBoys} in ${town}.`,
      say`A contract of ${person.name} in ${town} is to ${job}. It would take ${someMen} as long as ${someBoys}, namely ${quantity(time, 'day')}. How many days does it take a crew of ${ourMen} and ${ourBoys}?`,
    ]),
    answer,
    mistakes: [
      {
        value: (time * (men + boys)) / (m + b),
        because: say`all workers were counted alike, and both groups together`,
      },
      {
        value: (time * men) / (m + b),
        because: say`all workers were taken to be as fast as the ${strong.many}`,
      },
      {
        value: (time * boys) / (m + b),
        because: say`all workers were taken to be as fast as the ${weak.many}`,
      },
      { value: (time * men) / m, because: say`only the ${ourMen} were counted` },
      { value: (time * boys) / b, because: say`only the ${ourBoys} were counted` },
      {
        value: (size * time) / (m * other + b * one),
        because: say`the worth of ${strong.many} and of ${weak.many} was exchanged`,
      },
      {
        value: (2 * size * time) / worth,
        because: say`the work was taken to need both groups of the first sentence`,
      },
    ],
    steps: [
      say`${someMen} do as much as ${someBoys}, so one of the ${strong.many} is worth ${one} parts and one of the ${weak.many} ${other}.`,
      say`The work is ${men} × ${one} × ${time} = ${size * time} parts.`,
      say`The crew does ${m} × ${one} + ${b} × ${other} = ${worth} parts a day.`,
      say`Time = ${size * time} ÷ ${worth} = ${answer}`,
    ],
  }
}

type Crew = readonly [strong: number, weak: number, days: number]

/** Two mixed crews that do the same work in whole days, and a third that does it in whole days too. */
const CREWS = range(2, 5).flatMap((strong) =>
  range(1, strong - 1)
    .filter((weak) => gcd(strong, weak) === 1)
    .flatMap((weak) => {
      const rate = (m: number, w: number) => m * strong + w * weak
      return [120, 144, 168, 180, 240, 252, 300, 336, 360, 420].flatMap((work) => {
        const crews = range(1, 8).flatMap((m) =>
          range(1, 8)
            .filter((w) => work % rate(m, w) === 0 && work / rate(m, w) >= 4 && work / rate(m, w) <= 30)
            .map((w): Crew => [m, w, work / rate(m, w)]),
        )
        return crews.length >= 3 ? [{ strong, weak, work, crews }] : []
      })
    }),
)

export function twoCrews(rng: Random) {
  const { strong, weak, work, crews } = rng.pick(CREWS)
  const [first, second, asked] = rng.until(
    () => rng.sample(crews, 3),
    // Crews in the same ratio would tell nothing new.
    ([one, other, third]) =>
      one[0] * other[1] !== one[1] * other[0] && third[2] !== one[2] && third[2] !== other[2],
  )
  const [big, small] = rng.pick(KINDS)
  const [person, town, job] = [rng.pick(people), rng.pick(towns), rng.pick(JOBS)]
  const tell = ([m, w]: Crew) => say`${quantity(m, big)} and ${quantity(w, small)}`
  const time = (crew: Crew) => quantity(crew[2], 'day')
  const answer = days(asked[2])
  const sum = ([m, w]: Crew) => `${m === 1 ? '' : m}x + ${w === 1 ? '' : w}y`
  const heads = (crew: Crew) => crew[0] + crew[1]
  return {
    given: {
      find: 'crews' as const,
      crews: [first, second] as const,
      asked: [asked[0], asked[1]] as const,
    },
    prompt: rng.pick([
      say`${tell(first)} can ${job} in ${time(first)}; ${tell(second)} can do it in ${time(second)}. In how many days can ${tell(asked)} do it?`,
      say`To ${job} in ${town} takes ${tell(first)} ${time(first)}, but ${tell(second)} ${time(second)}. How long does it take ${tell(asked)}?`,
      say`${person.name} of ${town} has had the same work done twice: to ${job} took ${time(first)} with ${tell(first)} and ${time(second)} with ${tell(second)}. How many days will ${tell(asked)} need?`,
      say`A crew of ${tell(first)} needs ${time(first)} to ${job}, a crew of ${tell(second)} needs ${time(second)}. Find the time of a crew of ${tell(asked)} in ${town}.`,
      say`If ${tell(first)} finish in ${time(first)} and ${tell(second)} in ${time(second)} when they ${job}, when do ${tell(asked)} finish the same work for ${person.name}?`,
    ]),
    answer,
    mistakes: [
      {
        value: (first[2] * heads(first)) / heads(asked),
        because: say`all workers were counted alike, by the first crew`,
      },
      {
        value: (second[2] * heads(second)) / heads(asked),
        because: say`all workers were counted alike, by the second crew`,
      },
      {
        value: (first[2] * first[0]) / asked[0],
        because: say`only the ${big.many} of the first crew were counted`,
      },
      {
        value: (second[2] * second[0]) / asked[0],
        because: say`only the ${big.many} of the second crew were counted`,
      },
      { value: (first[2] + second[2]) / 2, because: say`that is the average of the two times` },
      {
        value: work / (asked[0] * weak + asked[1] * strong),
        because: say`the worth of ${big.many} and of ${small.many} was exchanged`,
      },
      {
        value: (first[2] * second[2]) / (first[2] + second[2]),
        because: say`that is the time of the two crews together`,
      },
    ],
    steps: [
      say`The work is the same: ${first[2]} × (${sum(first)}) = ${second[2]} × (${sum(second)}), with x for one of the ${big.many} and y for one of the ${small.many}.`,
      say`From this x to y is as ${strong} to ${weak}; take ${strong} and ${weak} parts a day.`,
      say`The work is ${first[2]} × (${first[0]} × ${strong} + ${first[1]} × ${weak}) = ${work} parts.`,
      say`Time = ${work} ÷ (${asked[0]} × ${strong} + ${asked[1]} × ${weak}) = ${answer}`,
    ],
  }
}
