import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A sample of 80 g has a half-life of 6 days. How much is left after 18 days?" */
export const halfLife = defineGenerator({
  id: 'physics/half-life',
  version: 4,
  concepts: ['half-life'],
  levels: { easy: { form: remaining }, medium: { form: timeNeeded }, hard: { form: furtherDecay } },
  generate: (rng, { form }) => form(rng),
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

function furtherDecay(rng: Random) {
  const [first, second] = [rng.int(1, 4), rng.int(1, 4)]
  const [half, unit, end] = [rng.int(2, 30), rng.pick(UNITS), rng.int(3, 60) * 5]
  const [after, before] = [end * 2 ** second, end * 2 ** (second + first)]
  const answer = quantity(end, {
    one: 'count per minute',
    many: RATE,
    dimension: 'count-rate',
    factor: [1, 1],
    place: 'after',
    places: 1,
  })
  const sample = rng.pick(SAMPLES)
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
