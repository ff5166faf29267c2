import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

export const PACK = range(0, 51)
export const SUITS = ['club', 'diamond', 'heart', 'spade']
export const RANKS = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
]

/** Card 0 is the ace of clubs, card 51 the king of spades. */
export function isKind(card: number, kind: string): boolean {
  const [suit, rank] = [SUITS[Math.floor(card / 13)] ?? '', RANKS[card % 13] ?? '']
  switch (kind) {
    case 'red card':
      return suit === 'diamond' || suit === 'heart'
    case 'black card':
      return suit === 'club' || suit === 'spade'
    case 'face card':
      return ['jack', 'queen', 'king'].includes(rank)
    case 'red face card':
      return isKind(card, 'red card') && isKind(card, 'face card')
    case 'black face card':
      return isKind(card, 'black card') && isKind(card, 'face card')
    default:
      return kind
        .split(' ')
        .every(
          (word) =>
            word === suit ||
            word === rank ||
            (word === 'red' && isKind(card, 'red card')) ||
            (word === 'black' && isKind(card, 'black card')),
        )
  }
}

/** The kinds that questions use, with their number in a pack. */
export const KINDS: readonly (readonly [kind: string, cards: number])[] = [
  ...SUITS.map((suit) => [suit, 13] as const),
  ...RANKS.map((rank) => [rank, 4] as const),
  ...['ace', 'king', 'queen', 'jack', 'ten', 'seven', 'five'].flatMap((rank) => [
    [`red ${rank}`, 2] as const,
    [`black ${rank}`, 2] as const,
  ]),
  ['red card', 26],
  ['black card', 26],
  ['face card', 12],
  ['red face card', 6],
  ['black face card', 6],
]

export const article = (kind: string) => (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`)
export const many = (kind: string) => (kind === 'six' ? 'sixes' : `${kind}s`)

export const open = (rng: Random, what: string): Message => {
  const [person, other] = rng.sample(people, 2)
  const town = rng.pick(towns)
  return rng.pick([
    say`${person.name} of ${town} draws ${what} from a well-shuffled pack of 52.`,
    say`In a card game in ${town}, ${person.name} draws ${what} from a full pack of 52.`,
    say`From a pack of 52 cards, ${what} ${what === 'one card' ? 'is' : 'are'} drawn at random by ${person.name} of ${town}.`,
    say`A pack of 52 cards is shuffled by ${other.name}, and ${person.name} of ${town} takes ${what}.`,
    say`On a train to ${town}, ${other.name} holds out a pack of 52 cards and ${person.name} draws ${what} without looking.`,
  ])
}
