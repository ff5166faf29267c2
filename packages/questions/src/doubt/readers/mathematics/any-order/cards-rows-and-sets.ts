import Fraction from 'fraction.js'
import { exactFactorial } from '../../../../kit/values/counting.ts'
import { sayNumber } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import { allTold, takeTold } from '../../toolkit/told.ts'
import { handsOfCards } from './hands-of-cards.ts'

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const SUITS = ['spade', 'heart', 'diamond', 'club']
const isRed = (suit: string): boolean => suit === 'heart' || suit === 'diamond'
const CARD =
  'aces?|kings?|queens?|jacks?|knaves?|hearts?|diamonds?|spades?|clubs?|red(?: cards?)?|black(?: cards?)?|face cards?|face|honou?r cards?'
/** Whether a card of a rank and a suit is what a word names. */
function isOf(word: string, rank: string, suit: string): boolean {
  const name = word.replace(/ cards?$/, '').replace(/s$/, '')
  if (name === 'red') return isRed(suit)
  if (name === 'black') return !isRed(suit)
  if (name === 'face') return ['jack', 'queen', 'king'].includes(rank)
  return name === suit || name === rank || (name === 'knave' && rank === 'jack')
}

export const cardsRowsAndSets: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Probability', 'Permutation & Combination', 'Sets'],
  readers: [
    handsOfCards,
    {
      // "A card is drawn from a pack. Probability that it is neither a king nor a heart?"
      id: 'one-card-of-two-kinds',
      cue: /card|pack|deck/,
      concepts: ['Probability'],
      read(r) {
        if (
          r.has(
            '2 cards|two|3 cards|cards (?:are|were) drawn|replac\\w*|removed|lost|missing|odds|given|without|again|successively|numbered|honou?r',
          )
        )
          return null
        r.drop(
          '(?:(?:if|a|1|one|single|card|is|was|drawn|picked|chosen|selected|at|random|randomly|from|out|of|the|well|shuffled|well-shuffled|ordinary|standard|pack|deck|52|playing|cards|in) )*(?:pack|deck)(?: (?:of|52|playing|cards|well|shuffled))*',
        )
        const asks = r.drop(
          '(?:(?:find|what|is|the|then) )*(?:probability|chance|prob)(?: (?:that|of|the|it|card|drawn|is|getting|drawing|will|be|being|to|get|a|an))*',
        )
        const told =
          takeTold(
            r,
            `(?:(?:it|is|a|an|card|the|drawn|be|of|getting) )*neither (?:a |an )?(?<a>${CARD})(?: card)? nor (?:a |an )?(?<b>${CARD})`,
          ) ??
          takeTold(
            r,
            `(?:(?:it|is|a|an|card|the|drawn|be|of|getting|either) )*(?<a>${CARD}) (?<or>or|and) (?:a |an )?(?<b>${CARD})`,
          ) ??
          takeTold(
            r,
            `(?:(?:it|is|a|an|card|the|drawn|be|of|getting) )*(?<not>not|not a|not an|non) (?:a |an )?(?<a>${CARD})`,
          )
        if (!told || !asks || !r.done('card drawn pack deck it is that random at the cards')) return null
        const [a, b, or] = [told.word('a') ?? '', told.word('b'), told.word('or')]
        const fits = (rank: string, suit: string): boolean => {
          const [x, y] = [isOf(a, rank, suit), b !== undefined && isOf(b, rank, suit)]
          if (told.word('not') !== undefined) return !x
          // 'King and heart' is said of one card that is both, or of two kinds: only 'or' is plain.
          return or === undefined ? !x && !y : x || y
        }
        if (or === 'and') return null
        const cards = SUITS.flatMap((suit) => RANKS.map((rank) => fits(rank, suit)))
        const count = cards.filter(Boolean).length
        const again = SUITS.reduce((sum, suit) => sum + RANKS.filter((rank) => !fits(rank, suit)).length, 0)
        return found({
          value: new Fraction(count, 52),
          steps: [
            ['Cards that fit', `${count} of 52`],
            ['Probability', sayNumber(new Fraction(count, 52))],
          ],
          check: again === 52 - count && count > 0 && count < 52,
        })
      },
    },
    {
      // "5 boys and 3 girls sit in a row so that no two girls are together. Ways?"
      id: 'row-with-some-apart',
      cue: /(?:no 2|never|not|together|adjacent|alternat).*|row/,
      concepts: ['Permutation & Combination'],
      read(r) {
        if (
          r.has(
            'circle|circular|round|table|particular|letters?|word|vowels?|digits?|identical|same colou?r|at least|at most|exactly|committee|team|books?|front|back|ends?|next to|between|captain|probability|selected|alternate\\w*|both|dance|photo with',
          )
        )
          return null
        const WHO = 'boys|girls|men|women|ladies|gentlemen|students|teachers|indians|americans|males|females'
        const group = takeTold(
          r,
          `(?:(?:in|how|many|ways|can|of|the|number|find|if|there|are|different) )*{n} (?<a>${WHO})(?: and|,)? {m} (?<b>${WHO})(?: (?:can|be|are|to|sit|seated|stand|arranged|made|in|a|row|line|queue|stands?|sits?|seat|standing|for|photograph|have|must|so|such|straight))*`,
        )
        const apart = takeTold(
          r,
          `(?:(?:so|such|if|in|a|row|line|that|with|where|the|condition|and) )*no 2 (?:of (?:the )?)?(?<c>${WHO})(?: (?:are|sit|can|be|may|sits|stand|to|shall|should|come|seated|is|must))*(?: (?:together|adjacent|side by side|consecutively))(?: to each other)?`,
        )
        const joined = apart
          ? null
          : takeTold(
              r,
              `(?:(?:so|such|if|in|a|row|line|that|with|where|the|and) )*(?:all )?(?:the )?(?:{k} )?(?<c>${WHO})(?: (?:are|sit|can|be|may|always|must|to|should|stand|seated|all|remain|come|stay|shall|is|will))*(?: (?:(?<never>never|not all|not) )?together)`,
            )
        const asked = /how many|number of|ways|arrangements|no 2/.test(r.text)
        const [n, m, k] = [group?.number('n'), group?.number('m'), joined?.number('k')]
        const c = apart?.word('c') ?? joined?.word('c')
        const [a, b] = [group?.word('a'), group?.word('b')]
        if (!n || !m || !asked || c === undefined || a === b || (c !== a && c !== b)) return null
        if (joined?.word('never') !== undefined) return null
        r.drop(
          '(?:in how many (?:different )?ways|how many (?:different )?(?:ways|arrangements)|(?:the )?(?:total )?number of (?:different )?(?:ways|arrangements)|ways)(?: (?:are|there|possible|this|can|be|is|it|done|of|they|in|arranged|seated|sit|to|do))*',
        )
        if (
          !r.done(
            `row line so that such sit ways arrangements are possible seated arranged can be different in a`,
          )
        )
          return null
        const [few, many] = c === a ? [n.valueOf(), m.valueOf()] : [m.valueOf(), n.valueOf()]
        if (k && k.valueOf() !== few) return null
        if (few > 15 || many > 15 || few < 1 || many < 1) return null
        if (joined) {
          const value = exactFactorial(many + 1) * exactFactorial(few)
          return found({
            value: new Fraction(value),
            steps: [
              [`The ${c} as one`, `${many + 1}! ways`],
              ['Among themselves', `× ${few}! = ${value}`],
            ],
            check: value / exactFactorial(few) === exactFactorial(many) * BigInt(many + 1),
          })
        }
        if (few > many + 1) return null
        const value = (exactFactorial(many) * exactFactorial(many + 1)) / exactFactorial(many + 1 - few)
        let places = 1n
        for (let at = 0; at < few; at++) places *= BigInt(many + 1 - at)
        return found({
          value: new Fraction(value),
          steps: [
            ['The others first', `${many}! ways, with ${many + 1} places between and beside them`],
            [`Places of the ${c}`, `${many + 1}P${few} = ${places}`],
            ['Ways', `${value}`],
          ],
          check: value === exactFactorial(many) * places,
        })
      },
    },
    {
      // "60 students, 35 like tea, 30 like coffee, 15 like both. How many like neither?"
      id: 'two-likings',
      cue: /both/,
      concepts: ['Sets'],
      read(r) {
        if (
          r.has(
            '%|3 subjects|all 3|at least 2|ratio|average|probability|failed|fail|fails|twice|half|both failed|neither .* is #',
          )
        )
          return null
        const VERB =
          '(?:likes?|liked|plays?|played|drinks?|drink|reads?|read|speaks?|speak|know|knows|study|studied|studies|passed|pass|opted|opt|take|took|prefer|watch|eat|have|has|can speak|use|are in|are studying|enrolled|offer|offered|chose|own)'
        const THING =
          '(?:tea|coffee|cricket|football|hockey|tennis|chess|maths?|mathematics|physics|chemistry|biology|english|hindi|science|history|geography|newspaper|(?:newspaper )?[a-d]|sanskrit|urdu|french|german|milk|badminton|volleyball|basketball|music|dance|tv|news|juice|swimming|carrom|bengali|tamil|cars?|bikes?|scooters?|cats?|dogs?|economics|commerce|arts)'
        const people =
          'students|people|persons|members|boys|girls|men|women|families|children|employees|players|candidates|houses'
        const both = takeTold(
          r,
          `(?:(?:and|while|if|,|of|them|there|are|who) )*{c}(?: (?:${people}|of|them|who|can))* (?:(?:${VERB})(?: (?:in|for))?(?: the)? )?both(?: (?:of|the|them|subjects|games|tea|and|coffee|these|languages|${THING}|newspapers|sports|drinks))*`,
        )
        const ones = allTold(
          r,
          `(?:(?:and|while|if|out|of|them|in|these|there|are|who) )*{a}(?: (?:${people}|of|them|who))*(?: (?:${VERB}))(?: (?:in|for|the|to|play))* (?<t>${THING})`,
        )
        const bare =
          ones.length === 1
            ? takeTold(r, `(?:(?:and|while|if|of) )*{a} (?:${people} )?(?:${VERB} |for |in )?(?<t>${THING})`)
            : null
        const all = takeTold(
          r,
          `(?:(?:in|a|an|the|class|group|of|survey|out|there|are|total|school|locality|town|office|colony|from|among) )*{n}(?: (?:${people}))?(?: (?:in|a|class|group|were|surveyed|are|there))*`,
        )
        const asked = takeTold(
          r,
          `(?:(?:how|many|find|what|is|the|number|of|${people}|who|then|do|does) )*(?:(?:${VERB}) )?(?:(?<neither>neither(?: of(?: the)?(?: them| 2| two)?)?(?: (?:tea|coffee|${THING}) nor (?:${THING}))?|none(?: of (?:the |these )?(?:2|two|them)?)?|no(?:thing| game| subject)|not (?:like )?(?:any|either)(?: of)?(?: them| the two)?)|only (?<only>${THING})|(?<any>at least (?:one|1)|either)|(?<exact>only (?:one|1)|exactly (?:one|1)))(?: (?:of|the|them|two|2|these|subjects?|games?|tea|coffee|nor|and|or|drinks?|languages?|${THING}|${VERB}|how|many))*`,
        )
        const [first] = ones
        const second = ones[1] ?? bare
        const [a, b, c, n] = [first?.number('a'), second?.number('a'), both?.number('c'), all?.number('n')]
        if (!a || !b || !c || !asked || ones.length > 2 || first?.word('t') === second?.word('t')) return null
        if (!r.done(`${people.replaceAll('|', ' ')} class group like likes of in a how many and`)) return null
        if (c.gt(a) || c.gt(b) || [a, b, c].some((each) => each.d !== 1n)) return null
        const union = a.add(b).sub(c)
        if (n && union.gt(n)) return null
        const only = asked.word('only')
        const value =
          asked.word('neither') !== undefined
            ? n?.sub(union)
            : only !== undefined
              ? only === first?.word('t')
                ? a.sub(c)
                : only === second?.word('t')
                  ? b.sub(c)
                  : undefined
              : asked.word('exact') !== undefined
                ? union.sub(c)
                : union
        if (!value) return null
        return found({
          value,
          steps: [
            [
              'At least one of the two',
              `${sayNumber(a)} + ${sayNumber(b)} − ${sayNumber(c)} = ${sayNumber(union)}`,
            ],
            ['Asked', sayNumber(value)],
          ],
          check: a.sub(c).add(b.sub(c)).add(c).equals(union),
        })
      },
    },
  ],
}
