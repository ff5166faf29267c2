import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A sample of 80 g has a half-life of 6 days. How much is left after 18 days?" */
export const halfLife = defineGenerator({
  id: 'physics/half-life',
  version: 1,
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
  'a radioactive salt',
  'a test sample',
  'a tracer',
  'a medical source',
  'an ore sample',
  'an isotope',
]

function drawSample(rng: Random) {
  const [halves, half, unit] = [rng.int(2, 5), rng.int(2, 40), rng.pick(UNITS)]
  const left = rng.int(1, 30) / 2
  const mass = rng.pick(['g', 'kg'] as const)
  return {
    halves,
    half,
    unit,
    left,
    amount: left * 2 ** halves,
    mass: mass === 'kg' && left > 3 ? 'g' : mass,
  } as const
}

function remaining(rng: Random) {
  const { halves, half, unit, left, amount, mass } = drawSample(rng)
  const answer = quantity(left, mass)
  const [person, town, sample] = [rng.pick(people).name, rng.pick(towns), rng.pick(SAMPLES)]
  const [start, period, time] = [quantity(amount, mass), quantity(half, unit), quantity(half * halves, unit)]
  return {
    given: { find: 'remaining' as const, amount, half, time: half * halves },
    prompt: rng.pick([
      say`In ${town} ${sample} holds ${start} of a substance with a half-life of ${period}. How much of it is left after ${time}?`,
      say`${person} of ${town} stores ${start} of a radioactive substance whose half-life is ${period}. Find the undecayed mass after ${time}.`,
      say`Every ${period} one half of the active part of ${sample} decays. Of ${start} today, how much is still there in ${town} after ${time}?`,
      say`What mass of the active substance remains from ${start} in ${sample} that ${person} keeps in ${town} for ${time}, if T½ = ${period}?`,
      say`The half-life of the active part in ${sample} is ${period}. A hospital in ${town} receives ${start} of it. How much has not decayed ${time} later?`,
    ]),
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
  const [person, town, sample] = [rng.pick(people).name, rng.pick(towns), rng.pick(SAMPLES)]
  const [start, period, rest] = [quantity(amount, mass), quantity(half, unit), quantity(left, mass)]
  return {
    given: { find: 'time' as const, amount, half, left },
    prompt: rng.pick([
      say`In ${town} ${sample} holds ${start} of a substance with a half-life of ${period}. After what time is ${rest} of it left?`,
      say`${person} of ${town} must keep ${start} of a radioactive substance locked up until only ${rest} has not decayed. If the half-life is ${period}, how long does that take?`,
      say`The half-life of the active part in ${sample} is ${period}. Find the time in which ${start} of it falls to ${rest} in a store of ${town}.`,
      say`How long after the delivery to ${town} does ${sample}, with ${start} of active substance then and T½ = ${period}, still hold ${rest}?`,
      say`A meter of ${person} in ${town} shows that ${rest} out of ${start} of the active substance in ${sample} is still there. With a half-life of ${period}, how much time has passed?`,
    ]),
    answer,
    mistakes: [
      { value: half * (halves - 1), because: 'one half-life too few was counted' },
      { value: half * (halves + 1), because: 'one half-life too many was counted' },
      {
        value: half * 2 ** halves,
        because: say`the half-life was multiplied by the ratio ${2 ** halves} of the amounts`,
      },
      {
        value: (half * 2 ** halves) / 2,
        because: 'half of the ratio of the amounts was taken as the number of half-lives',
      },
      { value: half, because: 'that is one half-life only' },
      { value: half / halves, because: 'the half-life was divided by the number of halvings' },
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
  const [person, town, sample] = [rng.pick(people).name, rng.pick(towns), rng.pick(SAMPLES)]
  const [time, more] = [quantity(half * first, unit), quantity(half * second, unit)]
  return {
    given: { find: 'further' as const, before, after, time: half * first, more: half * second },
    prompt: rng.pick([
      say`The activity of ${sample} in ${town} falls from ${before} to ${after} ${RATE} in ${time}. What is it after a further ${more}?`,
      say`${person} of ${town} measures ${before} ${RATE} for ${sample} and, ${time} later, ${after}. Find the activity another ${more} after that.`,
      say`In ${time} the counter of ${person} in ${town} goes down from ${before} to ${after} ${RATE} near ${sample}. Which reading is to be expected when ${more} more have passed?`,
      say`A detector in ${town} first shows ${before} ${RATE} for ${sample}; after ${time} it shows ${after}. How many will it show ${more} later still?`,
      say`Between two readings of ${person} in ${town}, ${time} apart, the rate of ${sample} sinks from ${before} to ${after} ${RATE}. What will a third reading, ${more} after the second, give?`,
    ]),
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
