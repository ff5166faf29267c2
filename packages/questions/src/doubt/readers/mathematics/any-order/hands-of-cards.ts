import Fraction from 'fraction.js'
import { sayNumber } from '../../../say-number.ts'
import { found, type Reader } from '../../toolkit/found.ts'
import { takeTold } from '../../toolkit/told.ts'

const SUITS = ['spade', 'heart', 'diamond', 'club']
const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const CARD =
  '(?:aces?|kings?|queens?|jacks?|knaves?|hearts?|diamonds?|spades?|clubs?|red|black|face)(?: (?:cards?|colou?r))?'
const ONE = '(?:one|1)'

interface Card {
  rank: string
  suit: string
}
const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })))
const isRed = ({ suit }: Card): boolean => suit === 'heart' || suit === 'diamond'

function kindOf(word: string): (card: Card) => boolean {
  const name = word.replace(/ (?:cards?|colou?r)$/, '').replace(/s$/, '')
  if (name === 'red') return isRed
  if (name === 'black') return (card) => !isRed(card)
  if (name === 'face') return ({ rank }) => ['jack', 'queen', 'king'].includes(rank)
  if (name === 'knave') return ({ rank }) => rank === 'jack'
  return ({ rank, suit }) => rank === name || suit === name
}

/** Every way to draw so many cards one after the other; the order changes no probability. */
function countHands(
  drawn: number,
  isReplaced: boolean,
  fits: (hand: readonly Card[]) => boolean,
): { all: number; fitting: number } {
  let [all, fitting] = [0, 0]
  const deal = (hand: readonly Card[]): void => {
    if (hand.length === drawn) {
      all += 1
      if (fits(hand)) fitting += 1
      return
    }
    for (const card of PACK) if (isReplaced || !hand.includes(card)) deal([...hand, card])
  }
  deal([])
  return { all, fitting }
}

/** "Two cards are drawn from a pack. Probability that one is a spade and one is a heart / that at least one is an ace / with replacement?" */
export const handsOfCards: Reader = {
  id: 'hands-of-cards',
  cue: /cards?.*(?:probability|chance)|(?:probability|chance).*cards?/,
  concepts: ['Probability'],
  read(r) {
    if (
      r.has(
        'lost|missing|removed|if the|given|odds|numbered|2 packs|then|again|most|jokers?|more than|next|is known|expected|mean|variance|aces are',
      )
    )
      return null
    const draw = takeTold(
      r,
      '(?:(?:if|when) )?{n} (?:playing )?cards (?:are |were |is )?(?:drawn|picked|selected|chosen|dealt|taken)(?: out)?',
    )
    const drawn = draw?.number('n')?.valueOf()
    if (drawn !== 2 && drawn !== 3) return null
    const isReplaced = takeTold(r, '(?:and )?with (?:the )?replacement')
    const isKept = takeTold(
      r,
      '(?:and )?(?:without (?:the |being )?replac(?:ement|ed|ing)|(?:are |is )?not replaced)',
    )
    const turns = takeTold(
      r,
      'successively|in succession|(?:one|1) by (?:one|1)|one after (?:the other|another)|1 after (?:the other|another)',
    )
    // Cards drawn one by one may be put back or not: it must be told.
    if ((isReplaced && isKept) || (turns && !isReplaced && !isKept) || (drawn === 3 && isReplaced))
      return null
    const asks = r.drop(
      '(?:(?:find|what is|the) )*(?:probability|chance|prob)(?: (?:that|of|getting|drawing|is|the))*',
    )
    const [is, a] = ['(?: (?:is|are|being|be|will be|should be))?', '(?: (?:a|an|of))?']
    const them = '(?: (?:of )?(?:them|the cards|the 2|the 3|card|cards))?'
    const event =
      takeTold(
        r,
        `(?<way>at least ${ONE}|exactly ${ONE}|only ${ONE}|none|neither|no)${them}${is}${a} (?<x>${CARD})`,
      ) ??
      takeTold(
        r,
        `(?:the )?first${them}${is}${a} (?<x>${CARD})(?:,? and)? (?:the )?second${is}${a} (?<second>${CARD})`,
      ) ??
      takeTold(
        r,
        `(?:${ONE}|a|an)${them}${is}${a} ?(?<x>${CARD}),? and (?:${ONE}|a|an|the other|other|another)${them}${is}${a} ?(?<y>${CARD})`,
      ) ??
      takeTold(
        r,
        `(?:both|all|they|the cards|cards|all 3|all three)?${them}${is}(?: (?:of|from))*(?: (?:the|a))? (?<same>same|different) (?<of>suits?|colou?rs?)`,
      ) ??
      ((isReplaced ?? isKept)
        ? takeTold(r, `(?:both|all(?: 3| three)?)${them}${is}${a} (?<all>${CARD})`)
        : null)
    if (
      !event ||
      !asks ||
      !r.done(
        'from a pack deck of 52 playing cards card well shuffled well-shuffled ordinary standard at random randomly together simultaneously out that the it is',
      )
    )
      return null
    const word = (name: string) => event.word(name)
    const x = kindOf(word('x') ?? word('all') ?? '')
    const [way, y, second, of] = [word('way') ?? '', word('y'), word('second'), word('of') ?? '']
    let fits: (hand: readonly Card[]) => boolean
    if (word('same') !== undefined) {
      const sign = (card: Card): string => (/^suit/.test(of) ? card.suit : isRed(card) ? 'red' : 'black')
      // 'Of different colours' says nothing plain of three cards, which have two.
      if (word('same') === 'different' && drawn === 3) return null
      fits = (hand) => new Set(hand.map(sign)).size === (word('same') === 'same' ? 1 : drawn)
    } else if (second !== undefined) {
      if (drawn !== 2 || (!isReplaced && !isKept)) return null
      fits = ([one, two]) => one !== undefined && two !== undefined && x(one) && kindOf(second)(two)
    } else if (y !== undefined) {
      const other = kindOf(y)
      // A king of hearts would be both.
      if (drawn !== 2 || PACK.some((card) => x(card) && other(card))) return null
      fits = (hand) => hand.some(x) && hand.some(other)
    } else if (word('all') !== undefined) fits = (hand) => hand.every(x)
    else if (/^at least/.test(way)) fits = (hand) => hand.some(x)
    else if (/^(?:exactly|only)/.test(way)) fits = (hand) => hand.filter(x).length === 1
    else if (way === 'neither' && drawn === 3) return null
    else fits = (hand) => !hand.some(x)
    const { all, fitting } = countHands(drawn, isReplaced !== null, fits)
    const left = countHands(drawn, isReplaced !== null, (hand) => !fits(hand)).fitting
    const value = new Fraction(fitting, all)
    return found({
      value,
      steps: [
        [
          'All ways, in order',
          isReplaced ? `52 × 52 = ${all}` : `${drawn === 2 ? '52 × 51' : '52 × 51 × 50'} = ${all}`,
        ],
        ['Ways that fit', String(fitting)],
        ['Probability', sayNumber(value)],
      ],
      check: fitting > 0 && left > 0 && fitting + left === all,
    })
  },
}
