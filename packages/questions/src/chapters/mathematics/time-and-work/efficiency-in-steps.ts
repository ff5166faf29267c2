import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { counted } from '../../../kit/values/units.ts'
import { quantity } from '../../../kit/values/value.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { days } from '../../../kit/wording/work-stories.ts'
import { drawJob } from './jobs.ts'

/** Hard forms of efficiency: workers who join or leave, and the number of workers that is looked for. */

const KINDS = [
  [counted('man', 'men'), counted('woman', 'women')],
  [counted('woman', 'women'), counted('man', 'men')],
  [counted('skilled worker'), counted('helper')],
  [counted('trained worker'), counted('trainee')],
  [counted('senior'), counted('junior')],
] as const

interface Joining {
  men: number
  boys: number
  time: number
  m: number
  asked: number
  b: number
}

/** Men or boys who take some days, some men who work now, the days allowed, and the boys who are missing. In loops, because there are over a million to try. */
function listJoinings(): Joining[] {
  const found: Joining[] = []
  for (let men = 3; men <= 16; men++)
    for (let boys = men + 1; boys <= 30; boys++)
      for (let time = 8; time <= 30; time++)
        for (let m = 2; m <= 12; m++)
          for (let asked = 4; asked <= 24; asked++) {
            const b = (boys * time) / asked - (m * boys) / men
            if (Number.isInteger(b) && b >= 2 && b <= 30 && asked !== time && m !== men && b !== boys)
              found.push({ men, boys, time, m, asked, b })
          }
  return found
}
let joinings: readonly Joining[] | undefined

/** "6 men or 9 boys can do a work in 20 days. How many boys must join 4 men to do it in 15 days?" */
export function boysToJoin(rng: Random) {
  joinings ??= listJoinings()
  const { men, boys, time, m, asked, b } = rng.pick(joinings)
  const [strong, weak] = rng.pick(KINDS)
  const job = drawJob(rng, boys * time)
  const [someMen, someBoys, ourMen] = [quantity(men, strong), quantity(boys, weak), quantity(m, strong)]
  const answer = quantity(b, weak)
  const needed = (boys * time) / asked
  return {
    concept: 'men-women-and-children',
    given: { find: 'joining' as const, alone: [men, boys] as const, time, men: m, asked },
    prompt: rng.pick([
      say`Either ${someMen} or ${someBoys} can ${job} in ${quantity(time, 'day')}. How many ${weak.many} must join ${ourMen} so that the work is completed in ${quantity(asked, 'day')}?`,
      say`If ${someMen} or ${someBoys} can ${job} in ${quantity(time, 'day')}, then how many ${weak.many} should work with ${ourMen} to complete the same work in ${quantity(asked, 'day')}?`,
      say`A group of ${someMen} can ${job} in ${quantity(time, 'day')}, and so can a group of ${someBoys}. ${ourMen} are available. How many ${weak.many} are needed along with them to finish it in ${quantity(asked, 'day')}?`,
    ]),
    answer,
    mistakes: [
      { value: needed, because: say`that many would be needed without the ${strong.many}` },
      { value: needed - m, because: say`the ${strong.many} were counted as equal to ${weak.many}` },
      {
        value: (men * time) / asked - m,
        because: say`that is the number of further ${strong.many}`,
      },
      { value: boys - (m * boys) / men, because: say`the change of the number of days was left out` },
      {
        value: (boys * asked) / time - (m * boys) / men,
        because: say`fewer days were taken to need fewer workers`,
      },
      { value: (m * boys) / men, because: say`that is what the ${strong.many} are worth in ${weak.many}` },
      {
        value: needed - (m * men) / boys,
        because: say`the worth of ${strong.many} and ${weak.many} was exchanged`,
      },
      { value: b + 2, because: say`two too many were counted` },
      { value: b - 1, because: say`one too few was counted` },
    ].filter(({ value }) => value > 0 && Number.isInteger(value)),
    steps: [
      say`${someMen} do as much as ${someBoys}, so one of the ${strong.many} is worth ${boys}/${men} of the ${weak.many}.`,
      say`The work is ${boys} × ${time} = ${boys * time} days of one of the ${weak.many}.`,
      say`In ${quantity(asked, 'day')} it needs ${boys * time} ÷ ${asked} = ${quantity(needed, weak)}.`,
      say`${ourMen} are worth ${m} × ${boys}/${men} = ${quantity((m * boys) / men, weak)}.`,
      say`To join them: ${needed} − ${(m * boys) / men} = ${answer}`,
    ],
  }
}

const TIMES = [
  ['twice', 2, 1],
  ['three times', 3, 1],
  ['one and a half times', 3, 2],
  ['four times', 4, 1],
] as const

/** A ratio of efficiency, days together, days after one has left, and the time alone. */
const LEAVING = TIMES.flatMap(([word, fast, slow]) =>
  range(2, 16).flatMap((together) =>
    range(2, 24).flatMap((after) =>
      (['fast', 'slow'] as const)
        .map((leaves) => {
          const work = together * (fast + slow) + after * (leaves === 'fast' ? slow : fast)
          return { word, fast, slow, together, after, leaves, work }
        })
        .filter(({ work }) => work % fast === 0 && work % slow === 0 && work / slow <= 120),
    ),
  ),
)

/** "A is twice as efficient as B. They work together for 6 days, then A leaves and B finishes in 12 days. In how many days can A alone do it?" */
export function oneLeaves(rng: Random) {
  const { word, fast, slow, together, after, leaves, work } = rng.pick(LEAVING)
  const [a, b] = drawLetters(rng, 2)
  const job = drawJob(rng, work / slow)
  const asksFast = rng.chance(0.5)
  const [gone, stays] = leaves === 'fast' ? [a, b] : [b, a]
  const [one, rate] = asksFast ? [a, fast] : [b, slow]
  const key = work / rate
  const answer = days(key)
  const left = leaves === 'fast' ? slow : fast
  return {
    concept: 'times-as-efficient',
    given: { find: 'alone-after-leaving' as const, fast, slow, together, after, leaves, asksFast },
    prompt: rng.pick([
      say`${a.name} is ${word} as efficient as ${b.name}. They start to ${job} together. After ${quantity(together, 'day')} ${gone.name} leaves and ${stays.name} completes the remaining work in ${quantity(after, 'day')}. In how many days can ${one.name} alone complete the work?`,
      say`${a.name} does ${word} as much work in a day as ${b.name}. Both work together for ${quantity(together, 'day')} to ${job}, and then ${stays.name} alone finishes the rest in ${quantity(after, 'day')}. How many days would ${one.name} alone take for the whole work?`,
      say`${a.name}, who is ${word} as efficient as ${b.name}, works with ${b.name} for ${quantity(together, 'day')} to ${job}. If ${gone.name} then leaves and ${stays.name} takes ${quantity(after, 'day')} for the remaining work, how long would ${one.name} alone take to do the whole work?`,
    ]),
    answer,
    mistakes: [
      {
        value: work / (asksFast ? slow : fast),
        because: say`that is the time of ${asksFast ? b.name : a.name} alone`,
      },
      { value: together + after, because: say`that is the time in which the work was done` },
      {
        value: (together * (fast + slow)) / rate,
        because: say`the work done after ${gone.name} had left was left out`,
      },
      {
        value: (together * (fast + slow) + after * (leaves === 'fast' ? fast : slow)) / rate,
        because: say`the remaining work was counted for ${gone.name} instead of ${stays.name}`,
      },
      { value: (together + after) * 2, because: say`both were taken to be equally fast` },
      { value: work / (fast + slow), because: say`that is the time of both together` },
      { value: key + 2, because: say`two days too many were counted` },
      { value: key - 2, because: say`two days too few were counted` },
    ].filter(({ value }) => value > 0 && Number.isInteger(value * 2)),
    within: [together + 0.5, 400] as const,
    steps: [
      say`Let ${a.name} do ${fast} parts a day and ${b.name} ${slow}.`,
      say`In ${quantity(together, 'day')} both do ${together} × ${fast + slow} = ${together * (fast + slow)} parts.`,
      say`${stays.name} does ${after} × ${left} = ${after * left} parts after that.`,
      say`The whole work is ${together * (fast + slow)} + ${after * left} = ${work} parts.`,
      say`Time of ${one.name} = ${work} ÷ ${rate} = ${answer}`,
    ],
  }
}

/** Two ratios in a chain, and the time of all three together. */
const CHAINS = TIMES.flatMap(([first, p, q]) =>
  TIMES.flatMap(([second, r, s]) => {
    // A : B = p : q and B : C = r : s.
    const shares = [p * r, q * r, q * s] as const
    const common = shares.reduce(gcd)
    const [a, b, c] = [shares[0] / common, shares[1] / common, shares[2] / common]
    return range(2, 24).flatMap((time) =>
      [a, b, c]
        .map((alone) => ({ first, second, a, b, c, time, alone, key: (time * (a + b + c)) / alone }))
        .filter(({ key }) => Number.isInteger(key) && key <= 150),
    )
  }),
)

/** "A is twice as efficient as B, and B three times as efficient as C. Together they take 6 days. In how many days can B alone do it?" */
export function threeWorkers(rng: Random) {
  const { first, second, a, b, c, time, alone, key } = rng.pick(CHAINS)
  const [one, two, three] = drawLetters(rng, 3)
  const all = a + b + c
  const who = alone === a ? one : alone === b ? two : three
  const others = alone === a ? [two, three] : alone === b ? [one, three] : [one, two]
  const rest = all - alone
  const job = drawJob(rng, (time * all) / c)
  // The pair is asked where it takes whole days.
  const asksPair = (time * all) % rest === 0
  const value = asksPair ? (time * all) / rest : key
  const answer = days(value)
  const asked = asksPair
    ? say`${others[0]?.name ?? ''} and ${others[1]?.name ?? ''} together`
    : say`${who.name} alone`
  return {
    concept: 'times-as-efficient',
    given: { find: 'of-three' as const, shares: [a, b, c] as const, time, alone, asksPair },
    prompt: rng.pick([
      say`${one.name} is ${first} as efficient as ${two.name}, and ${two.name} is ${second} as efficient as ${three.name}. Working together, they can ${job} in ${quantity(time, 'day')}. In how many days can ${asked} complete the work?`,
      say`${one.name} does ${first} as much work as ${two.name} in a day, and ${two.name} ${second} as much as ${three.name}. If the three together ${job} in ${quantity(time, 'day')}, then in how many days can ${asked} do it?`,
      say`${one.name}, ${two.name} and ${three.name} together can ${job} in ${quantity(time, 'day')}. ${one.name} is ${first} as efficient as ${two.name}, who is ${second} as efficient as ${three.name}. How many days will ${asked} take?`,
    ]),
    answer,
    mistakes: [
      { value: (time * all) / a, because: say`that is the time of ${one.name} alone` },
      { value: (time * all) / b, because: say`that is the time of ${two.name} alone` },
      { value: (time * all) / c, because: say`that is the time of ${three.name} alone` },
      {
        value: asksPair ? (time * all) / alone : (time * all) / rest,
        because: asksPair
          ? say`that is the time of ${who.name} alone`
          : say`that is the time of the other two together`,
      },
      { value: asksPair ? (time * 3) / 2 : time * 3, because: say`all three were taken to be equally fast` },
      { value: value + 1, because: say`one day too many was counted` },
      { value: value - 1, because: say`one day too few was counted` },
      { value: value + time, because: say`the time of all three was added` },
    ].filter(({ value: wrong }) => Number.isInteger(wrong * 2)),
    within: [time + 0.1, 1000] as const,
    steps: [
      say`The efficiencies of ${one.name}, ${two.name} and ${three.name} are as ${a} : ${b} : ${c}.`,
      say`Together they do ${a} + ${b} + ${c} = ${all} parts a day.`,
      say`The work is ${all} × ${time} = ${all * time} parts.`,
      say`The part of the work that ${asked} can do in a day: ${asksPair ? rest : alone}.`,
      say`Time = ${all * time} ÷ ${asksPair ? rest : alone} = ${answer}`,
    ],
  }
}
