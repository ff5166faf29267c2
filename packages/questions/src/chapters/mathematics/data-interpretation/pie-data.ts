import type { Random } from '../../../kit/random/random.ts'
import { money, toValue } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { formatValue } from '../../../kit/wording/value.ts'

interface Topic {
  labels: readonly string[]
  isMoney: boolean
  low: number
  high: number
  title: string
  /** The whole, after 'how', with its size or without: 'the family spends its income of ₹40,000'. */
  whole(total: string | null, who: string, town: string): string
  /** One part: 'the amount spent on rent'. */
  what(label: string): string
  howMuch(label: string): string
}

const TOPICS: readonly Topic[] = [
  {
    labels: ['food', 'rent', 'school fees', 'travel', 'savings', 'clothes', 'medicine', 'electricity'],
    isMoney: true,
    low: 20000,
    high: 90000,
    title: 'Monthly budget',
    whole: (total, who, town) =>
      `the family of ${who} in ${town} spends its monthly income${total ? ` of ${total}` : ''}`,
    what: (label) => `the amount for ${label}`,
    howMuch: (label) => `How much does the family spend on ${label}`,
  },
  {
    labels: ['cricket', 'football', 'hockey', 'kabaddi', 'badminton', 'chess', 'tennis', 'athletics'],
    isMoney: false,
    low: 400,
    high: 3000,
    title: 'Favourite sport',
    whole: (total, who, town) =>
      `the ${total ? `${total} ` : ''}students in the school of ${who} in ${town} chose their favourite sport`,
    what: (label) => `the number of students who chose ${label}`,
    howMuch: (label) => `How many students chose ${label}`,
  },
  {
    labels: ['wheat', 'rice', 'maize', 'pulses', 'cotton', 'sugar cane', 'vegetables', 'mustard'],
    isMoney: false,
    low: 600,
    high: 4000,
    title: 'Land under crops',
    whole: (total, who, town) =>
      `the ${total ? `${total} hectares of ` : ''}land round the village of ${who} near ${town} ${total ? 'are' : 'is'} sown`,
    what: (label) => `the area in hectares under ${label}`,
    howMuch: (label) => `How many hectares are under ${label}`,
  },
  {
    labels: ['cement', 'bricks', 'steel', 'labour', 'wood', 'paint', 'wiring', 'tiles'],
    isMoney: true,
    low: 400000,
    high: 2400000,
    title: 'Cost of a house',
    whole: (total, who, town) =>
      `the cost ${total ? `of ${total} for` : 'of'} the house of ${who} in ${town} is made up`,
    what: (label) => `the cost of ${label}`,
    howMuch: (label) => `How much did ${label} cost`,
  },
  {
    labels: ['buses', 'cars', 'lorries', 'scooters', 'bicycles', 'tempos', 'tractors', 'autos'],
    isMoney: false,
    low: 800,
    high: 6000,
    title: 'Vehicles at a toll gate',
    whole: (total, who, town) =>
      `the ${total ? `${total} ` : ''}vehicles that ${who} counted at a toll gate near ${town} are divided`,
    what: (label) => `the number of ${label}`,
    howMuch: (label) => `How many ${label} were counted`,
  },
  {
    labels: ['paper', 'printing', 'binding', 'royalty', 'transport', 'advertising', 'rent', 'salaries'],
    isMoney: true,
    low: 60000,
    high: 480000,
    title: 'Cost of a book',
    whole: (total, who, town) => `a publisher of ${town} spends ${total ?? 'money'} on a book by ${who}`,
    what: (label) => `the amount for ${label}`,
    howMuch: (label) => `How much goes to ${label}`,
  },
]

/** A whole in named shares. */
export interface PieData {
  labels: readonly string[]
  shares: readonly number[]
  total: number
  isMoney: boolean
  title: string
  intro: string
  introWithoutTotal: string
  what(label: string): string
  howMuch(label: string): string
}

export function drawPie(rng: Random): PieData {
  const topic = rng.pick(TOPICS)
  const labels = rng.sample(topic.labels, 5)
  const shares = rng.until(
    () => {
      const drawn = [rng.int(5, 35), rng.int(5, 30), rng.int(5, 30), rng.int(5, 25)]
      return [...drawn, 100 - drawn.reduce((sum, share) => sum + share, 0)]
    },
    (drawn) =>
      Math.min(...drawn) >= 5 &&
      new Set(drawn).size === drawn.length &&
      drawn.filter((share) => share % 5 === 0).length >= 2,
  )
  const step = topic.isMoney ? 1000 : 100
  const total = rng.int(topic.low, topic.high, step)
  const shown = topic.isMoney ? formatValue(toValue(money(total))) : formatValue(toValue(total))
  const who = rng.pick(people).name
  const town = rng.pick(towns)
  const start = rng.pick([
    'The pie chart shows how',
    'Study the pie chart of how',
    'In per cent, the pie chart shows how',
  ])
  const sentence = (amount: string | null) => `${start} ${topic.whole(amount, who, town)}.`
  return {
    labels,
    shares,
    total,
    isMoney: topic.isMoney,
    title: topic.title,
    intro: sentence(shown),
    introWithoutTotal: sentence(null),
    what: topic.what,
    howMuch: topic.howMuch,
  }
}
