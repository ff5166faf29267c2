import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'orange'] as const

export interface Bag {
  counts: number[]
  colours: string[]
  thing: string
  tell: Message
  all: number
}

export function drawBag(rng: Random, kinds: number, low: number, high: number): Bag {
  const colours = rng.sample(COLOURS, kinds)
  const counts = colours.map(() => rng.int(low, high))
  const thing = rng.pick(['balls', 'marbles', 'beads', 'tokens', 'buttons', 'bangles'])
  const [place, person, town] = [
    rng.pick(['A bag', 'A box', 'A jar', 'An urn', 'A basket']),
    rng.pick(people),
    rng.pick(towns),
  ]
  const list = colours.map((colour, index) => `${counts[index]} ${colour}`)
  const contents = `${list.slice(0, -1).join(', ')} and ${list.at(-1)} ${thing}`
  return {
    counts,
    colours: [...colours],
    thing,
    all: counts.reduce((sum, count) => sum + count, 0),
    tell: rng.pick([
      say`${place} holds ${contents}.`,
      say`${place} of ${person.name} in ${town} contains ${contents}.`,
      say`At a fair in ${town}, ${person.name} puts ${contents} into ${place.toLowerCase()}.`,
      say`${person.name} of ${town} has ${contents} in ${place.toLowerCase()}.`,
    ]),
  }
}

export const askFor = (rng: Random, event: Message): Message =>
  rng.pick([
    say`What is the probability that ${event}?`,
    say`Find the probability that ${event}.`,
    say`The probability that ${event} is`,
  ])
