import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A sample of 80 g has a half-life of 6 days. How much is left after 18 days?" */
export const halfLife = defineGenerator({
  id: 'physics/half-life',
  version: 6,
  concepts: ['half-life'],
  levels: {
    easy: { forms: [remaining] },
    medium: { forms: [timeNeeded, furtherDecay] },
    hard: { forms: [betweenParts, daughters, equalNumbers] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'remaining':
        // With the decay constant instead of counting halves.
        return given.amount * Math.exp((-Math.LN2 / given.half) * given.time)
      case 'time':
        return (Math.log(given.amount / given.left) / Math.LN2) * given.half
      case 'further': {
        const constant = Math.log(given.before / given.after) / given.time
        return given.after * Math.exp(-constant * given.more)
      }
      case 'between': {
        const when = (decayed: number) => (-given.half / Math.LN2) * Math.log(1 - decayed / 100)
        return when(given.to) - when(given.from)
      }
      case 'daughters':
        // The first moment at which so many atoms have changed for each one that is left.
        return bisect((time) => 2 ** (time / given.half) - 1 - given.daughters, 40 * given.half)
      case 'equal':
        return bisect(
          (time) => time / given.first - time / given.second - Math.log2(given.times),
          100 * given.second,
        )
    }
  },
})

const UNITS = ['day', 'hour', 'minute', 'year'] as const
const SAMPLES = [
  'a radioactive sample',
  'a test sample',
  'a sealed capsule',
  'a vial in a laboratory',
  'a purified sample',
  'a storage container',
]

function drawSample(rng: Random) {
  const [halves, half, unit] = [rng.int(2, 5), rng.int(2, 40), rng.pick(UNITS)]
  const left = rng.int(1, 30) / 2
  return {
    halves,
    half,
    unit,
    left,
    amount: left * 2 ** halves,
    mass: 'g',
  } as const
}

function remaining(rng: Random) {
  const { halves, half, unit, left, amount, mass } = drawSample(rng)
  const answer = quantity(left, mass)
  const sample = rng.pick(SAMPLES)
  const [start, period, time] = [quantity(amount, mass), quantity(half, unit), quantity(half * halves, unit)]
  return {
    given: { find: 'remaining' as const, amount, half, time: half * halves },
    prompt: stem(
      rng,
      [
        say`The half-life of a radioactive substance is ${period}, and ${start} of it is taken initially.`,
        say`${sample} contains ${start} of a radioactive element of half-life ${period}.`,
        say`Initially ${start} of a radioactive isotope with a half-life of ${period} is present.`,
      ],
      [
        say`The amount left undecayed after ${time} is:`,
        say`How much of it will remain after ${time}?`,
        say`Find the mass that remains undecayed after ${time}.`,
        say`What mass of it is left at the end of ${time}?`,
      ],
    ),
    answer,
    mistakes: [
      { value: amount - left, because: 'that is what has decayed' },
      {
        value: amount / halves,
        because: say`the amount was divided by ${halves} instead of halved ${halves} times`,
      },
      { value: amount / (2 * halves), because: say`the amount was divided by 2 × ${halves}` },
      { value: left * 2, because: 'one half-life too few was counted' },
      { value: left / 2, because: 'one half-life too many was counted' },
      { value: left / 4, because: 'two half-lives too many were counted' },
      { value: amount / 2, because: 'only one half-life was counted' },
    ],
    // Two roundings of one value (4.8 g and 4.75 g) are no two options.
    others: [left * 3, left * 1.5, left * 0.5],
    steps: [
      say`${half * halves} ÷ ${half} = ${halves} half-lives, so the amount is halved ${halves} times.`,
      say`Left = ${amount} ÷ ${2 ** halves} = ${answer}`,
    ],
  }
}

function timeNeeded(rng: Random) {
  const { halves, half, unit, left, amount, mass } = drawSample(rng)
  const answer = quantity(half * halves, unit)
  const sample = rng.pick(SAMPLES)
  const [start, period, rest] = [quantity(amount, mass), quantity(half, unit), quantity(left, mass)]
  return {
    given: { find: 'time' as const, amount, half, left },
    prompt: stem(
      rng,
      [
        say`The half-life of a radioactive substance is ${period}, and ${start} of it is taken initially.`,
        say`${sample} contains ${start} of a radioactive element of half-life ${period}.`,
        say`A radioactive isotope of initial mass ${start} decays with a half-life of ${period}.`,
      ],
      [
        say`The time after which ${rest} of it will be left is:`,
        say`In how much time will it reduce to ${rest}?`,
        say`Find the time taken for it to reduce to ${rest}.`,
        say`After what time does ${rest} of it remain undecayed?`,
      ],
    ),
    answer,
    // Much less than half is left, so more than one half-life has passed.
    within: [1.3 * half, 1e6] as const,
    mistakes: [
      { value: half * (halves - 1), because: 'one half-life too few was counted' },
      { value: half * (halves - 0.5), because: 'the last half-life was counted as half of one' },
      { value: half * (halves + 1), because: 'one half-life too many was counted' },
      {
        value: half * 2 ** halves,
        because: say`the half-life was multiplied by the ratio ${2 ** halves} of the amounts`,
      },
      {
        value: (half * 2 ** halves) / 2,
        because: 'half of the ratio of the amounts was taken as the number of half-lives',
      },
      { value: half * 1.5, because: 'the half-life was multiplied by one and a half' },
      { value: half * (halves + 0.5), because: 'half of a half-life too many was counted' },
      { value: half * (halves + 2), because: 'two half-lives too many were counted' },
    ],
    steps: [
      say`${amount} ÷ ${left} = ${2 ** halves}`,
      say`${2 ** halves} = ${Array(halves).fill(2).join(' × ')}, so ${halves} half-lives have passed.`,
      say`Time = ${halves} × ${half} = ${answer}`,
    ],
  }
}

const RATE = 'counts per minute'
const SOURCES = ['a radioactive sample', 'a radioactive source', 'a sealed capsule', 'a purified sample']

function furtherDecay(rng: Random) {
  const [first, second] = rng.sample([1, 2, 3, 4], 2)
  // A count is taken over hours or days, not over years.
  const [half, unit, end] = [rng.int(2, 30), rng.pick(['minute', 'hour', 'day'] as const), rng.int(3, 40) * 5]
  const [after, before] = [end * 2 ** second, end * 2 ** (second + first)]
  const answer = quantity(end, {
    one: 'count per minute',
    many: RATE,
    dimension: 'count-rate',
    factor: [1, 1],
    place: 'after',
    places: 1,
  })
  const sample = rng.pick(SOURCES)
  const [time, more] = [quantity(half * first, unit), quantity(half * second, unit)]
  return {
    given: { find: 'further' as const, before, after, time: half * first, more: half * second },
    prompt: stem(
      rng,
      [
        say`The activity of ${sample} decreases from ${before} to ${after} ${RATE} in ${time}.`,
        say`${sample} shows ${before} ${RATE} initially and ${after} ${RATE} after ${time}.`,
        say`The count rate from ${sample} falls from ${before} to ${after} ${RATE} in a time of ${time}.`,
      ],
      [
        say`Its activity after a further ${more} will be:`,
        say`What will be the activity after another ${more}?`,
        say`Find its activity ${more} later.`,
        say`After ${more} more, the count rate is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: end * 2, because: 'one half-life too few was counted' },
      { value: end / 2, because: 'one half-life too many was counted' },
      {
        value: after - ((before - after) * second) / first,
        because: 'the activity was taken to fall by equal amounts in equal times',
      },
      { value: after, because: 'that is the second reading' },
      { value: end / 4, because: 'two half-lives too many were counted' },
      { value: end / 8, because: 'three half-lives too many were counted' },
      { value: after - end, because: 'that is by how much it falls after the second reading' },
      { value: before / 2 ** second, because: 'the later time was counted from the first reading' },
      { value: end * 4, because: 'two half-lives too few were counted' },
    ],
    steps: [
      say`${before} ÷ ${after} = ${2 ** first}, so ${time} ${first === 1 ? 'is 1 half-life' : `are ${first} half-lives`}.`,
      say`Half-life = ${half * first} ÷ ${first} = ${quantity(half, unit)}`,
      say`${half * second} ÷ ${half} = ${second}, so the activity is divided by 2${second === 1 ? '' : ` another ${second} times, by ${2 ** second}`}.`,
      say`Activity = ${after} ÷ ${2 ** second} = ${answer}`,
    ],
  }
}

/** The shares of the atoms that have decayed at two moments, in per cent, with what is left falling to a quarter or less. */
const SHARES = range(4, 60).flatMap((from) =>
  [2, 3, 4].flatMap((halves) => {
    const to = 100 - (100 - from) / 2 ** halves
    return Number.isInteger(to) ? [{ from, to, halves }] : []
  }),
)

/** "The half-life of a substance is 10 min. How long is it from 20% decayed to 80% decayed?" */
function betweenParts(rng: Random) {
  const { from, to, halves } = rng.pick(SHARES)
  const [half, unit] = [rng.int(2, 40), rng.pick(UNITS)]
  const answer = quantity(half * halves, unit)
  const period = quantity(half, unit)
  return {
    given: { find: 'between' as const, half, from, to },
    prompt: stem(
      rng,
      [
        say`The half-life of a radioactive nuclide is ${period}.`,
        say`A radioactive substance has a half-life of ${period}.`,
        say`A radioactive isotope disintegrates with a half-life of ${period}.`,
      ],
      [
        say`The time interval between the stages of ${from}% and ${to}% decay is:`,
        say`What time passes between the moments when ${from}% and ${to}% of its nuclei have decayed?`,
        say`Find the time between ${from}% decay and ${to}% decay of a sample of it.`,
        say`A sample of it has decayed by ${from}%. In how much more time will the decay reach ${to}% of the original amount?`,
      ],
    ),
    answer,
    mistakes: [
      { value: half * (halves - 1), because: 'one half-life too few was counted' },
      { value: half * (halves + 1), because: 'one half-life too many was counted' },
      { value: half * (halves - 0.5), because: 'the last half-life was counted as half of one' },
      { value: half * (halves + 0.5), because: 'half of a half-life too many was counted' },
      {
        value: (half * (to - from)) / 50,
        because: 'the sample was taken to decay by 50% of the original amount in every half-life',
      },
      {
        value: half * 2 ** (halves - 1),
        because: 'half of the ratio of what is left was multiplied by the half-life',
      },
      { value: half * (halves + 2), because: 'two half-lives too many were counted' },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    steps: [
      say`Undecayed at first: 100% − ${from}% = ${100 - from}%`,
      say`Undecayed in the end: 100% − ${to}% = ${100 - to}%`,
      say`${100 - from} ÷ ${100 - to} = ${2 ** halves} = ${Array(halves).fill(2).join(' × ')}, so ${halves} half-lives pass between them.`,
      say`Time = ${halves} × ${half} = ${answer}`,
    ],
  }
}

/** "X decays into stable Y with a half-life of 5 days. After what time are there 7 atoms of Y for each atom of X?" */
function daughters(rng: Random) {
  const [halves, half, unit] = [rng.int(2, 6), rng.int(2, 60), rng.pick(UNITS)]
  const ratio = 2 ** halves - 1
  const answer = quantity(half * halves, unit)
  const period = quantity(half, unit)
  return {
    given: { find: 'daughters' as const, half, daughters: ratio },
    prompt: stem(
      rng,
      [
        say`A radioactive nuclide X, with a half-life of ${period}, decays into a stable nuclide Y. A sample contains only X at t = 0.`,
        say`A sample of pure X, a radioactive element of half-life ${period}, changes into a stable element Y.`,
        say`X is radioactive, with a half-life of ${period}, and its product Y is stable. Initially there are no atoms of Y in a sample of X.`,
        say`The nuclei of a radioactive element X (half-life ${period}) change into those of a stable element Y, none of which is present in the beginning.`,
      ],
      [
        say`The number of atoms of Y is ${ratio} times that of X after a time of:`,
        say`After what time are the numbers of atoms of X and Y in the ratio 1 : ${ratio}?`,
        say`Find the age of the sample when the ratio of the atoms of X to those of Y is 1 : ${ratio}.`,
        say`At some moment there are ${ratio} atoms of Y for every atom of X. How old is the sample then?`,
      ],
    ),
    answer,
    mistakes: [
      { value: half * (halves - 1), because: 'one half-life too few was counted' },
      { value: half * (halves + 1), because: 'one half-life too many was counted' },
      {
        value: half * ratio,
        because: say`the half-life was multiplied by the ratio ${ratio}`,
      },
      {
        value: (half * ratio) / 2,
        because: 'half of the ratio was taken as the number of half-lives',
      },
      { value: half * (halves - 0.5), because: 'the last half-life was counted as half of one' },
      { value: half * (halves + 0.5), because: 'half of a half-life too many was counted' },
      { value: half * (halves + 2), because: 'two half-lives too many were counted' },
    ],
    steps: [
      say`For 1 atom of X that is left, ${ratio} have changed into Y, so there were 1 + ${ratio} = ${ratio + 1} at the start.`,
      say`1/${ratio + 1} of X is left.`,
      say`${ratio + 1} = ${Array(halves).fill(2).join(' × ')}, so ${halves} half-lives have passed.`,
      say`Time = ${halves} × ${half} = ${answer}`,
    ],
  }
}

/** Half-lives of A and B and the time after which their numbers are equal, when A has 2^m times as many at first. */
const RACES = range(2, 30).flatMap((first) =>
  range(first + 1, 60).flatMap((second) =>
    [1, 2, 3, 4].flatMap((doublings) => {
      const time = (doublings * first * second) / (second - first)
      return Number.isInteger(time) && time <= 8 * first ? [{ first, second, doublings, time }] : []
    }),
  ),
)

/** "A and B have half-lives of 4 and 12 days, and A has 4 times as many nuclei. When are the numbers equal?" */
function equalNumbers(rng: Random) {
  const { first, second, doublings, time } = rng.pick(RACES)
  const [unit, times] = [rng.pick(UNITS), 2 ** doublings]
  const answer = quantity(time, unit)
  const [one, other] = [quantity(first, unit), quantity(second, unit)]
  const many = times === 2 ? 'twice' : `${times} times`
  return {
    given: { find: 'equal' as const, first, second, times },
    prompt: stem(
      rng,
      [
        say`Two radioactive substances A and B have half-lives of ${one} and ${other}, respectively. Initially the number of nuclei of A is ${many} that of B.`,
        say`The half-lives of two radioactive nuclides A and B are ${one} and ${other}, respectively. At t = 0, a mixture contains ${many} as many nuclei of A as of B.`,
        say`A mixture of two radioactive elements A (half-life ${one}) and B (half-life ${other}) has their nuclei in the ratio ${times} : 1 at the start.`,
        say`In a sample, the nuclei of A and B are initially in the ratio ${times} : 1. The half-life of A is ${one} and that of B is ${other}.`,
      ],
      [
        say`The numbers of their nuclei become equal after:`,
        say`After what time will the numbers of undecayed nuclei of A and B be equal?`,
        say`Find the time in which the numbers of nuclei of A and B become equal.`,
        say`When will there be as many undecayed nuclei of A as of B?`,
      ],
    ),
    answer,
    mistakes: [
      { value: doublings * first, because: 'the decay of B was left out' },
      { value: doublings * second, because: 'the half-life of B alone was used' },
      {
        value: doublings * (second - first),
        because: 'the half-lives were subtracted instead of their reciprocals',
      },
      { value: doublings * (second + first), because: 'the half-lives were added' },
      { value: time + first, because: 'one half-life of A too many was counted' },
      { value: time - first, because: 'one half-life of A too few was counted' },
      { value: time + second, because: 'one half-life of B too many was counted' },
      { value: 2 * time, because: 'the result was doubled' },
      { value: time / 2, because: 'the result was halved' },
    ],
    steps: [
      say`In a time t, the nuclei of A are halved t/${first} times and those of B t/${second} times.`,
      say`${times}${doublings === 1 ? '' : ` = ${Array(doublings).fill(2).join(' × ')}`}, so A must be halved ${doublings === 1 ? 'once' : `${doublings} times`} more often: t/${first} − t/${second} = ${doublings}`,
      say`t × (${second} − ${first}) ÷ (${first} × ${second}) = ${doublings}`,
      say`t = ${doublings} × ${first * second} ÷ ${second - first} = ${answer}`,
    ],
  }
}
