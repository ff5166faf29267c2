import Fraction from 'fraction.js'
import { isPrime, range } from '../../kit/values/number-theory.ts'
import { formatFraction } from '../../kit/wording/format-number.ts'
import { readNumberWords } from '../read-facts.ts'
import { type DoubtSolver, type Solution, step } from '../solution.ts'

/** Lists and counts every outcome, so that only the reading of the doubt can be wrong. */
function count(all: readonly unknown[], good: number, what: string): Solution | null {
  if (all.length === 0) return null
  const value = new Fraction(good, all.length)
  return {
    difficulty: 'Beginner',
    concepts: ['Probability'],
    steps: [
      step('Count all outcomes', `There are ${all.length} equally likely outcomes.`),
      step('Count the favourable ones', `${good} of them ${good === 1 ? 'is' : 'are'} ${what}.`),
      step('Divide', `$P = \\frac{${good}}{${all.length}}$ = ${formatFraction(value, false)}`),
    ],
    finalAnswer: formatFraction(value, false),
  }
}

const START =
  '(?:(?:find|what is|calculate|the)\\s+)*(?:probability|chance|p) (?:of|that|for) ?(?:getting|obtaining|throwing|rolling|drawing|you get|we get|it is|there (?:is|are)|to get)?\\s*'
const ABOUT = {
  coins:
    /(?:when |if |in |on |by )?(?:tossing |throwing |flipping )?(?:a|an|the|1|2|3|4|5|6)?(?: fair| unbiased)? ?coins?(?: (?:is|are))?(?: tossed| thrown| flipped)?(?: (?:once|twice|thrice|together|simultaneously|at once|[1-6] times))?/,
}

type Judge = (outcome: readonly number[]) => boolean

/** All outcomes of throwing `times` things with these faces. */
const outcomes = (faces: readonly number[], times: number): number[][] =>
  times === 0 ? [[]] : outcomes(faces, times - 1).flatMap((before) => faces.map((face) => [...before, face]))

const sumOf = (outcome: readonly number[]): number => outcome.reduce((sum, one) => sum + one, 0)

function solveCoins(text: string): Solution | null {
  if (!/\bcoins?\b/.test(text)) return null
  const several = /([1-6])(?: fair| unbiased)? coins/.exec(text)?.[1]
  const repeated = /tossed (?:(twice)|(thrice)|([1-6]) times)/.exec(text)
  if (several && repeated) return null
  const times = several
    ? Number(several)
    : repeated
      ? repeated[1]
        ? 2
        : repeated[2]
          ? 3
          : Number(repeated[3])
      : 1
  const event = strip(text, ABOUT.coins)
  if (event === null) return null
  const match = /^(?:(exactly|at least|at most|all|no|only)? ?(a|an|[0-6])? ?(heads?|tails?))$/.exec(event)
  if (!match?.[3]) return null
  const side = match[3].startsWith('head') ? 1 : 0
  const number = match[2] === undefined ? null : /\d/.test(match[2]) ? Number(match[2]) : 1
  const sides = (outcome: readonly number[]) => outcome.filter((one) => one === side).length
  const how = match[1]
  let judge: Judge
  if (how === 'all' && number === null) judge = (outcome) => sides(outcome) === times
  else if (how === 'no' && number === null) judge = (outcome) => sides(outcome) === 0
  else if (how === 'at least' && number !== null) judge = (outcome) => sides(outcome) >= number
  else if (how === 'at most' && number !== null) judge = (outcome) => sides(outcome) <= number
  else if ((how === 'exactly' || how === 'only') && number !== null)
    judge = (outcome) => sides(outcome) === number
  // 'a head' with one coin is clear, and '2 heads' with two. With three coins it could mean exactly or at least.
  else if (how === undefined && (times === 1 ? (number ?? 1) === 1 : number === times))
    judge = (outcome) => sides(outcome) === (number ?? 1)
  else return null
  const all = outcomes([0, 1], times)
  return count(all, all.filter(judge).length, 'favourable')
}

/** The event, when the rest of the doubt is understood. */
function strip(text: string, about: RegExp): string | null {
  const event = text
    .replace(
      new RegExp(`^(?:if |when )?${about.source}[,.]\\s*(?=(?:find|what|the probability|calculate))`),
      '',
    )
    .replace(new RegExp(`^${START}`), '')
  if (event === text) return null
  return event
    .replace(new RegExp(`,?\\s*${about.source}$`), '')
    .replace(/\b(?:the|number|is)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const DICE =
  /(?:when |if |in |on |by |with |from )?(?:rolling |throwing |a (?:single )?throw of )?(?:a|an|the|1|2|both|pair of)?(?: fair| unbiased| pair of)? ?(?:dice|die)(?: (?:is|are))?(?: rolled| thrown| tossed)?(?: (?:once|together|simultaneously|at once))?/

function solveDice(text: string): Solution | null {
  if (!/\b(?:die|dice)\b/.test(text) || /twice|thrice|times|\b[3-9] dice/.test(text)) return null
  const isTwo = /\b2(?: fair| unbiased)? dice|pair of dice|\b2 dice/.test(text)
  const event = strip(text, DICE)
  if (event === null) return null
  const judge = isTwo ? judgeTwo(event) : judgeOne(event)
  if (!judge) return null
  const all = outcomes(range(1, 6), isTwo ? 2 : 1)
  return count(all, all.filter(judge).length, 'favourable')
}

function judgeOne(event: string): Judge | null {
  const number = readKind(event.replace(/^(?:a|an) /, '').replace(/ (?:up|on top)$/, ''))
  return number && (([face = 0]) => number(face))
}

function judgeTwo(event: string): Judge | null {
  if (/^(?:a )?(?:doublets?|doubles?|same on both(?: dice)?)$/.test(event)) return ([a, b]) => a === b
  const sum = /^(?:a |total |getting )*(?:sum|total)(?: of numbers| of (?=\d)| as| of)? ?(.+)$/.exec(
    event,
  )?.[1]
  const judge = sum ? readKind(sum.replace(/^(?:an?|of|=) /, '')) : null
  return judge && ((outcome) => judge(sumOf(outcome)))
}

/** 'even', 'greater than 4', '6', '3 or 5'. */
function readKind(text: string): ((value: number) => boolean) | null {
  const trimmed = text.trim()
  if (/^even$/.test(trimmed)) return (value) => value % 2 === 0
  if (/^odd$/.test(trimmed)) return (value) => value % 2 === 1
  if (/^prime$/.test(trimmed)) return isPrime
  const match =
    /^(greater than|more than|less than|at least|at most|multiple of|divisible by)? ?(\d{1,2})$/.exec(trimmed)
  const limit = Number(match?.[2])
  if (match) {
    switch (match[1]) {
      case 'greater than':
      case 'more than':
        return (value) => value > limit
      case 'less than':
        return (value) => value < limit
      case 'at least':
        return (value) => value >= limit
      case 'at most':
        return (value) => value <= limit
      case 'multiple of':
      case 'divisible by':
        return limit === 0 ? null : (value) => value % limit === 0
      default:
        return (value) => value === limit
    }
  }
  const either = /^(\d) or (\d)$/.exec(trimmed)
  return either && ((value) => value === Number(either[1]) || value === Number(either[2]))
}

const CARDS =
  /(?:when |if |in |on |by )?(?:(?:a|1|one) card (?:is )?(?:drawn|picked|selected)(?: at random)?(?: randomly)? )?from (?:a|the)?(?: well[- ]shuffled| standard| full)? ?(?:(?:pack|deck)(?: of)?(?: 52)?(?: playing)?(?: cards)?|52(?: playing)? cards)(?: at random)?/
const SUITS: Record<string, string> = { heart: 'red', diamond: 'red', spade: 'black', club: 'black' }

function solveCards(text: string): Solution | null {
  if (
    !/\b(?:pack|deck|52(?: playing)? cards)\b/.test(text) ||
    /\b[2-9] cards|joker|replacement|both/.test(text)
  )
    return null
  const event =
    strip(text, CARDS)
      ?.replace(/^(?:a|an) /, '')
      .replace(/ card$/, '') ?? null
  if (event === null) return null
  const deck = Object.keys(SUITS).flatMap((suit) => range(1, 13).map((rank) => ({ suit, rank })))
  const RANKS: Record<string, (rank: number) => boolean> = {
    ace: (rank) => rank === 1,
    jack: (rank) => rank === 11,
    queen: (rank) => rank === 12,
    king: (rank) => rank === 13,
    face: (rank) => rank > 10,
  }
  const readOne = (name: string) => {
    const match =
      /^(red|black)? ?(ace|jack|queen|king|face)?s?(?: of (heart|diamond|spade|club)s?)?$|^(heart|diamond|spade|club)s?$/.exec(
        name
          .trim()
          .replace(/^(?:a|an) /, '')
          .replace(/ card$/, ''),
      )
    if (!match || name.trim() === '') return null
    const [, colour, rank, ofSuit, suit] = match
    return ({ suit: own, rank: ownRank }: (typeof deck)[number]) =>
      (!colour || SUITS[own] === colour) &&
      (!rank || (RANKS[rank]?.(ownRank) ?? false)) &&
      (!(ofSuit ?? suit) || own === (ofSuit ?? suit))
  }
  const judges = event.split(/ or (?:a |an )?/).map(readOne)
  if (judges.length > 2 || judges.some((judge) => !judge)) return null
  const good = deck.filter((card) => judges.some((judge) => judge?.(card))).length
  return count(deck, good, 'favourable')
}

const BAG =
  /^(?:a|an|the) (?:bag|box|urn|jar) (?:contains|has|containing|with) (.+?) (?:balls?|marbles?)[,.] (?:(?:if )?(?:a|1) (?:ball|marble) is (?:drawn|picked|taken out|selected|taken)(?: out)?(?: at random| randomly)?[,.]? )?(?:then )?(.+)$/

function solveBag(text: string): Solution | null {
  const match = BAG.exec(text)
  if (!match?.[1] || !match[2]) return null
  const colours = new Map<string, number>()
  for (const part of match[1].split(/\s*(?:,\s*and\b|,|\band\b)\s*/)) {
    const [, number, colour] =
      /^(\d{1,3}) (red|blue|green|white|black|yellow|orange|pink)(?: balls?)?$/.exec(part) ?? []
    if (!number || !colour || colours.has(colour)) return null
    colours.set(colour, Number(number))
  }
  const event = match[2]
    .replace(new RegExp(`^${START}`), '')
    .replace(/^(?:the |it |ball |marble |drawn |is |that )*(?:is )?(?:a |an )?/, '')
    .replace(/ (?:ball|marble)(?: drawn)?$/, '')
  const wanted =
    /^(not )?(red|blue|green|white|black|yellow|orange|pink)(?: or (?:a )?(red|blue|green|white|black|yellow|orange|pink))?$/.exec(
      event,
    )
  if (!wanted?.[2] || (wanted[1] && wanted[3])) return null
  const all = [...colours].flatMap(([colour, number]) => range(1, number).map(() => colour))
  const named = [wanted[2], wanted[3]]
  if (named.some((colour) => colour !== undefined && !colours.has(colour))) return null
  const good = all.filter((colour) => named.includes(colour) !== Boolean(wanted[1])).length
  return count(all, good, event)
}

/** "What is the probability of getting a sum of 7 when two dice are thrown?" */
export const solveProbability: DoubtSolver = ({ text }) => {
  if (!/\b(?:probability|chance)\b/.test(text)) return null
  const read = readNumberWords(text).replace(/\s+/g, ' ')
  return solveBag(read) ?? solveCards(read) ?? solveDice(read) ?? solveCoins(read)
}
