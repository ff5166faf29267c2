import Fraction from 'fraction.js'
import { sayFully, sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0
  let value = 1
  for (let i = 1; i <= k; i++) value = (value * (n - k + i)) / i
  return Math.round(value)
}
const COLOURS = 'red|blue|green|white|black|yellow|orange|pink|brown|purple'
const chance = (good: number, all: number, steps: [string, string][], second: number) => {
  const value = new Fraction(good, all)
  return found({
    value,
    shown: `${value.d === 1n ? value.n : `${value.n}/${value.d}`}`,
    steps: [...steps, ['Probability', `${good} ÷ ${all} = ${value.n}/${value.d}`]],
    check: Math.abs(second - value.valueOf()) < 1e-9,
  })
}

export const chanceAndCounting: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Probability', 'Permutation & Combination', 'Statistics'],
  readers: [
    {
      // "A bag has 5 red and 3 blue balls. Two balls are drawn at random. Find the probability that both are red / of the same colour / different."
      id: 'balls',
      cue: /(?:bag|box|urn|basket).*(?:ball|marble)/,
      read(r) {
        if (
          !r.has('probability|chance') ||
          r.has('replacement|one after another|one by one|not|neither|nor|replaced|# bags|2 bags|without')
        )
          return null
        const colours = new Map<string, number>()
        r.rest = r.rest.replaceAll(
          new RegExp(`(\\d+) (${COLOURS})(?: (?:balls?|marbles?))?`, 'g'),
          (all, count: string, colour: string, at: number) => {
            if (/drawn|draw|probability|picked|chosen|that/.test(r.rest.slice(0, at))) return all
            colours.set(colour, (colours.get(colour) ?? 0) + Number(count))
            return ' '
          },
        )
        const total = [...colours.values()].reduce((sum, count) => sum + count, 0)
        const drawnWord = r.take(
          '# (?:balls?|marbles?)? ?(?:(?:are|is|were|was) )?(?:drawn|picked|taken|selected|chosen)(?: out)?(?: together| simultaneously)?(?: at random| randomly)?|(?:drawing|draws?) # (?:balls?|marbles?)?',
        )
        const drawn = drawnWord?.[0]
          ? Number(drawnWord[0])
          : /(?:a|one|1) (?:ball|marble) (?:is|was)/.test(r.text)
            ? 1
            : 0
        if (colours.size < 1 || drawn < 1 || drawn > 4 || drawn > total) return null
        // 'Exactly 2 red' of 3 balls is another question than 'all red'.
        const wanted = [
          ...r.rest.matchAll(new RegExp(`(\\d+) (?:balls? )?(?:are |of them are |is )?(?:${COLOURS})`, 'g')),
        ]
        if (
          r.has('exactly|at least|at most|only') ||
          wanted.some(([, count]) => Number(count) !== drawn && Number(count) !== 1)
        )
          return null
        r.drop(
          '(?:a|1) (?:ball|marble) (?:is|was) (?:drawn|picked|taken|selected|chosen)(?: at random| randomly)?',
        )
        const all = choose(total, drawn)
        const same = r.drop('(?:both |all |they )?(?:are )?(?:of )?(?:the )?same colou?r')
        const different = !same && r.drop('(?:both |they )?(?:are )?(?:of )?different colou?rs?')
        const mixed =
          same || different
            ? null
            : r.words(`(?:1|one) (?:is )?(${COLOURS}) and (?:the other|1|one|other)(?: is)? (${COLOURS})`)
        const either = same || different || mixed ? null : r.words(`(?:either )?(${COLOURS}) or (${COLOURS})`)
        const none =
          same || different || mixed || either
            ? null
            : r.words(
                `(?:both|all|all 3|all three|2|3|both balls|all the balls)?(?: of them| the balls)?(?: are| being| being of| is)? ?(${COLOURS})(?: in colou?r)?`,
              )
        r.drop(
          '(?:the )?(?:probability|chance)(?: of| that| of getting)?|both|all|balls?|marbles?|bag|box|urn|basket|contains?|containing|having|has|random|drawn|picked|it|colou?r|getting|3|they|being|of them|at',
        )
        if (!r.done('what 2 there is are')) return null
        const of = (colour: string | undefined) => colours.get(colour ?? '') ?? 0
        if (same)
          return chance(
            [...colours.values()].reduce((sum, count) => sum + choose(count, drawn), 0),
            all,
            [['All ways', `choose ${drawn} of ${total}: ${all}`]],
            [...colours.values()].reduce((sum, count) => sum + inOrder(count, total, drawn), 0),
          )
        if (different && drawn === 2)
          return chance(
            all - [...colours.values()].reduce((sum, count) => sum + choose(count, 2), 0),
            all,
            [['All ways', `choose 2 of ${total}: ${all}`]],
            1 - [...colours.values()].reduce((sum, count) => sum + inOrder(count, total, 2), 0),
          )
        if (mixed && drawn === 2 && mixed[0] !== mixed[1])
          return chance(
            of(mixed[0]) * of(mixed[1]),
            all,
            [
              ['All ways', `choose 2 of ${total}: ${all}`],
              ['One of each', `${of(mixed[0])} × ${of(mixed[1])}`],
            ],
            (2 * of(mixed[0]) * of(mixed[1])) / (total * (total - 1)),
          )
        if (either && drawn === 1 && either[0] !== either[1])
          return chance(
            of(either[0]) + of(either[1]),
            total,
            [['Favourable', `${of(either[0])} + ${of(either[1])}`]],
            (of(either[0]) + of(either[1])) / total,
          )
        if (none?.[0] && colours.has(none[0]))
          return chance(
            choose(of(none[0]), drawn),
            all,
            [
              ['All ways', `choose ${drawn} of ${total}: ${all}`],
              ['Favourable', `choose ${drawn} of ${of(none[0])}: ${choose(of(none[0]), drawn)}`],
            ],
            inOrder(of(none[0]), total, drawn),
          )
        return null
      },
    },
    {
      // "Two dice are thrown. Find the probability of getting a sum of 8 / a doublet / a sum greater than 9 / an even sum / a total divisible by 3."
      id: 'dice',
      cue: /(?:dice|die)/,
      read(r) {
        if (!r.has('probability|chance')) return null
        const two =
          r.drop('(?:2|a pair of|pair of)(?: unbiased| fair)? dice') ||
          r.drop('(?:a )?(?:die|dice) (?:is|are) (?:thrown|rolled|tossed) twice')
        const single = !two && r.drop('(?:a|1|an unbiased|a fair|single)? ?(?:unbiased |fair )?(?:die|dice)')
        if (!two && !single) return null
        const faces = [1, 2, 3, 4, 5, 6]
        const outcomes = two ? faces.flatMap((a) => faces.map((b) => [a, b])) : faces.map((a) => [a])
        const prime = (n: number) =>
          n > 1 && faces.every((f) => f < 2 || f >= n || n % f !== 0) && ![8, 9, 10, 12].includes(n)
        const sumWord = two
          ? '(?:a |the |an )?(?:sum|total)(?: of)?(?: the)?(?: numbers| scores| 2 numbers| dots)?(?: on (?:the )?(?:2 )?(?:faces|dice))?(?: (?:appearing|obtained|coming up))?(?: is| of| as| to be|being)*'
          : '(?:a |the )?(?:number|score)?(?: is| of)?'
        const tests: [string, (n: number[], k: number) => boolean][] = [
          [`${sumWord} (?:greater than|more than|exceeding|above) #`, (n, k) => total(n) > k],
          [`${sumWord} (?:less than|below) #`, (n, k) => total(n) < k],
          [`${sumWord} (?:at least|not less than) #|# or more`, (n, k) => total(n) >= k],
          [`${sumWord} (?:at most|not more than) #`, (n, k) => total(n) <= k],
          [`${sumWord} (?:divisible by|a multiple of|multiple of) #`, (n, k) => total(n) % k === 0],
          [
            '(?:a |an )?(?:doublet|doublets|double|same number(?: on both(?: the dice)?)?|equal numbers)',
            (n) => n[0] === n[1] && n.length === 2,
          ],
          [
            `${two ? `${sumWord} (?:an? )?|an? even (?:sum|total)` : ''}${two ? '' : '(?:an? )?'}${two ? '(?<= )even(?: number)?' : 'even number'}`,
            (n) => total(n) % 2 === 0,
          ],
          [
            two ? `${sumWord} (?:an? )?odd(?: number)?|an? odd (?:sum|total)` : '(?:an? )?odd number',
            (n) => total(n) % 2 === 1,
          ],
          [
            two ? `${sumWord} (?:an? )?prime(?: number)?|a prime sum` : '(?:a )?prime number',
            (n) => prime(total(n)),
          ],
          [`${sumWord} #`, (n, k) => total(n) === k],
        ]
        for (const [pattern, holds] of tests) {
          const before = r.rest
          const numbers = r.take(pattern)
          if (!numbers) continue
          const k = Number(numbers[0] ?? 0)
          r.drop(
            '(?:the )?(?:probability|chance)(?: of| that| of getting)?|thrown|rolled|tossed|simultaneously|together|getting|once|random|a|sum|obtaining|on|both|is|cast',
          )
          if (!r.done('what')) {
            r.rest = before
            continue
          }
          const good = outcomes.filter((n) => holds(n, k)).length
          const bad = outcomes.filter((n) => !holds(n, k)).length
          return chance(
            good,
            outcomes.length,
            [
              ['All outcomes', `${outcomes.length}`],
              ['Favourable ones', `${good}`],
            ],
            1 - bad / outcomes.length,
          )
        }
        return null
      },
    },
    {
      // "Two cards are drawn from a pack of 52 cards. Find the probability that both are kings / red / hearts."
      id: 'cards',
      cue: /cards?/,
      read(r) {
        if (
          !r.has('probability|chance') ||
          r.has('replacement|one after|successively|not|neither|without|lost|and then')
        )
          return null
        const many = r.one(
          '# cards (?:are|is) (?:drawn|picked|selected|chosen)(?: together| simultaneously)?(?: at random| randomly)?',
        )
        const drawn = many ? Number(many) : 1
        r.drop(
          '(?:from )?(?:a )?(?:well[- ]shuffled )?(?:pack|deck)(?: of)?(?: 52)?(?: playing)?(?: cards)?|52 cards',
        )
        r.drop('1 card (?:is |was )?(?:drawn|picked|selected|chosen)(?: at random| randomly)?')
        if (drawn < 1 || drawn > 4) return null
        const KINDS: readonly [string, number][] = [
          [
            '(?:red kings?|black kings?|red queens?|black queens?|red jacks?|black aces?|red aces?|black jacks?)',
            2,
          ],
          ['(?:king|queen|jack|knave|ace) of (?:hearts|spades|clubs|diamonds)', 1],
          ['(?:face|picture|court) cards?', 12],
          ['(?:kings?|queens?|jacks?|aces?|knaves?)', 4],
          ['(?:hearts?|spades?|clubs?|diamonds?)(?: cards?)?', 13],
          ['(?:red|black)(?: cards?| in colou?r| colou?r)?', 26],
        ]
        const orTwo = r.words(
          '(?:either )?(?:a |an )?(king|queen|jack|ace) or (?:a |an )?(king|queen|jack|ace)',
        )
        const kind = orTwo
          ? undefined
          : KINDS.find(([pattern]) =>
              r.drop(
                `(?:both|all|all are|it is|being|are)?(?: of them| the cards)?(?: are)? ?(?:an? )?${pattern}`,
              ),
            )
        const count = orTwo ? (orTwo[0] === orTwo[1] ? 0 : 8) : (kind?.[1] ?? 0)
        if (count === 0) return null
        r.drop(
          '(?:the )?(?:probability|chance)(?: of| that| of getting)?|both|all|cards?|drawn|random|getting|drawing|picked|is|are|being|shuffled|well|it',
        )
        if (!r.done('what a')) return null
        return chance(
          choose(count, drawn),
          choose(52, drawn),
          [
            ['All ways', `choose ${drawn} of 52: ${choose(52, drawn)}`],
            ['Favourable', `choose ${drawn} of ${count}: ${choose(count, drawn)}`],
          ],
          inOrder(count, 52, drawn),
        )
      },
    },
    {
      // "Three coins are tossed. Find the probability of getting exactly two heads / at most one tail / no head / all heads."
      id: 'coins',
      cue: /coins?/,
      read(r) {
        if (!r.has('probability|chance') || r.has('biased coin|unfair|times as')) return null
        const count =
          r.one('# (?:unbiased |fair )?coins?') ??
          r.one('coin (?:is )?(?:tossed|thrown|flipped) # times') ??
          r.one('# (?:coin )?(?:tosses|flips|throws)(?: of (?:a |an )?(?:fair |unbiased )?coin)?') ??
          (r.drop('coin is tossed twice')
            ? new Fraction(2)
            : r.drop('coin is tossed thrice')
              ? new Fraction(3)
              : undefined)
        if (count?.d !== 1n || count.gt(10) || count.lt(1)) return null
        const n = Number(count)
        const least = r.words('at ?least (\\d+) (heads?|tails?)')
        const most = least ? null : r.words('at ?most (\\d+) (heads?|tails?)')
        const exactly = least || most ? null : r.words('exactly (\\d+) (heads?|tails?)')
        const none = least || most || exactly ? null : r.words('no (heads?|tails?)')
        const all =
          least || most || exactly || none ? null : r.words('(?:all|all the|only|both) (heads|tails)')
        const pick = least ?? most ?? exactly
        if (!pick && !none && !all) return null
        const k = Number(pick?.[0] ?? (all ? n : 0))
        const holds = (heads: number) =>
          least ? heads >= k : most ? heads <= k : none ? heads === 0 : heads === k
        r.drop(
          '(?:the )?(?:probability|chance)(?: of| that| of getting)?|tossed|thrown|flipped|simultaneously|together|getting|unbiased|fair|a|coins?|tosses|once|time',
        )
        if (!r.done('what')) return null
        let good = 0
        for (let i = 0; i <= n; i++) if (holds(i)) good += choose(n, i)
        let listed = 0
        for (let mask = 0; mask < 2 ** n; mask++)
          if (holds([...mask.toString(2)].filter((bit) => bit === '1').length)) listed += 1
        return chance(
          good,
          2 ** n,
          [
            ['All outcomes', `2^${n} = ${2 ** n}`],
            ['Favourable', `${good}`],
          ],
          listed / 2 ** n,
        )
      },
    },
    {
      // "In how many ways can a committee of 3 men and 2 women be formed from 6 men and 5 women?"
      id: 'committee',
      cue: /(?:committee|team|group|select|chosen|choose|formed)/,
      read(r) {
        if (
          r.has(
            'at ?least|at ?most|always|never|not|particular|atleast|included|excluded|president|probability|digits?|numbers?|words?|letters?',
          )
        )
          return null
        const WHO =
          '(?:men|women|boys|girls|gentlemen|ladies|teachers|students|players|batsmen|bowlers|males|females|persons|people|members)'
        const pairs = [...r.rest.matchAll(new RegExp(`(\\d+) (${WHO.slice(3, -1)})`, 'g'))]
        const counts = new Map<string, number[]>()
        for (const [, count = '0', who = ''] of pairs)
          counts.set(who, [...(counts.get(who) ?? []), Number(count)])
        for (const [all] of pairs) r.rest = r.rest.replace(all, ' ')
        const groups = [...counts.values()]
        if (groups.length === 0 || groups.some(({ length }) => length !== 2)) return null
        r.drop(
          '(?:in )?how many (?:different )?ways|number of ways|committees?|team|group|formed|selected|chosen|made|consisting|consists?|comprising|out|different|each|containing|select|choose|form|be',
        )
        if (!r.done('from of')) return null
        const picks = groups.map(([a = 0, b = 0]) => [Math.max(a, b), Math.min(a, b)] as const)
        const value = picks.reduce((product, [n, k]) => product * choose(n, k), 1)
        return found({
          value: new Fraction(value),
          steps: picks.map(([n, k]) => ['Choose', `${k} of ${n}: ${choose(n, k)}`] as const),
          check: picks.every(([n, k]) => choose(n, n - k) === choose(n, k)),
        })
      },
    },
    {
      // "How many handshakes if 10 people shake hands with each other once?" / diagonals, matches
      id: 'handshakes',
      cue: /(?:handshake|shakes? hands|matches|games)/,
      read(r) {
        const n = r.one('# (?:people|persons|men|guests|members|friends|teams|players|students)')
        const hands = r.drop('(?:total )?(?:number of )?handshakes|shakes? hands?|hand shakes')
        const games = !hands && r.drop('(?:total )?(?:number of )?(?:matches|games)')
        if (!n || (!hands && !games) || r.has('twice|knockout|knock-out|2 times|lost|except|not')) return null
        r.drop(
          '(?:with )?(?:each|every) other(?: (?:person|team|player|one|member))?|every(?:one|body)? ?(?:else)?|exactly once|once|only once|how many|party|room|there|are|total|tournament|league|played|plays?|took place|if|with|each|will|against|once only|place|one|other|meeting|1|another',
        )
        if (!r.done('number people persons teams of')) return null
        const value = n.mul(n.sub(1)).div(2)
        return found({
          value,
          steps: [['Each pair once', `${n} × ${n.sub(1)} ÷ 2 = ${sayNumber(value)}`]],
          check: value.equals(choose(Number(n), 2)),
        })
      },
    },
    {
      // Statistics: median, mode, range, variance and standard deviation of a list; the mean with the mode and median formula
      id: 'statistics',
      cue: /(?:median|mode|range|variance|standard deviation|s\.d|mean deviation)/,
      read(r) {
        const empirical = /(?:mean|median|mode)/.test(r.text)
          ? [r.one('mean(?: is| =|:)? #'), r.one('median(?: is| =|:)? #'), r.one('mode(?: is| =|:)? #')]
          : []
        const [mean, median, mode] = empirical
        const givenCount = empirical.filter((one) => one !== undefined).length
        if (givenCount === 2) {
          const asks = !mean ? 'mean' : !median ? 'median' : 'mode'
          if (!r.drop(`(?:the )?(?:value of )?${asks}`)) return null
          r.drop('data|distribution|empirical|formula|relation|using|set|its|series')
          if (!r.done('of then a')) return null
          const value =
            !mode && median && mean
              ? median.mul(3).sub(mean.mul(2))
              : !median && mode && mean
                ? mode.add(mean.mul(2)).div(3)
                : median && mode
                  ? median.mul(3).sub(mode).div(2)
                  : null
          if (!value) return null
          const [M, D, O] = [mean ?? value, median ?? value, mode ?? value]
          return found({
            value,
            steps: [
              ['Empirical relation', 'mode = 3 × median − 2 × mean'],
              ['Solve', `${asks} = ${sayNumber(value)}`],
            ],
            check: O.equals(D.mul(3).sub(M.mul(2))),
          })
        }
        if (givenCount > 0) return null
        const [list] = r.words('((?:-?\\d+(?:\\.\\d+)?(?:, ?and |, ?| and )){2,}-?\\d+(?:\\.\\d+)?)') ?? []
        const values = list?.match(/-?\d+(?:\.\d+)?/g)?.map((one) => new Fraction(one))
        if (!values || values.length < 3) return null
        const kind = [
          'standard deviation|s\\.d\\.?',
          'variance',
          'median',
          'mode',
          'range',
          'mean deviation',
        ].find((one) => r.drop(`(?:the )?(?:${one})`))
        r.drop('data|observations|numbers|following|set|values|series|population')
        if (!kind || !r.done('of')) return null
        const sorted = [...values].sort((a, b) => a.compare(b))
        const average = values.reduce((sum, one) => sum.add(one), new Fraction(0)).div(values.length)
        const variance = values
          .reduce((sum, one) => sum.add(one.sub(average).mul(one.sub(average))), new Fraction(0))
          .div(values.length)
        const second = values
          .reduce((sum, one) => sum.add(one.mul(one)), new Fraction(0))
          .div(values.length)
          .sub(average.mul(average))
        if (kind === 'variance')
          return found({
            value: variance,
            steps: [
              ['Mean', sayNumber(average)],
              ['Mean of the squared differences', sayNumber(variance)],
            ],
            check: second.equals(variance),
          })
        if (kind.startsWith('standard')) {
          const root = Math.sqrt(variance.valueOf())
          const exact = new Fraction(Math.round(root * 1000), 1000)
          return found({
            value: exact.mul(exact).equals(variance) ? exact : root,
            steps: [
              ['Mean', sayNumber(average)],
              ['Variance', sayNumber(variance)],
              ['Square root', sayFully(new Fraction(Math.round(root * 1000), 1000))],
            ],
            check: second.equals(variance),
          })
        }
        if (kind === 'median') {
          const middle =
            sorted.length % 2 === 1
              ? sorted[(sorted.length - 1) / 2]
              : sorted[sorted.length / 2]?.add(sorted[sorted.length / 2 - 1] ?? 0).div(2)
          return middle
            ? found({
                value: middle,
                steps: [
                  ['Sort', sorted.map((one) => sayNumber(one)).join(', ')],
                  ['Middle', sayNumber(middle)],
                ],
                check: true,
              })
            : null
        }
        if (kind === 'range')
          return found({
            value: (sorted.at(-1) ?? average).sub(sorted[0] ?? average),
            steps: [
              [
                'Largest less smallest',
                `${sayNumber(sorted.at(-1) ?? average)} − ${sayNumber(sorted[0] ?? average)}`,
              ],
            ],
            check: true,
          })
        if (kind === 'mode') {
          const counts = new Map<string, number>()
          for (const one of values) counts.set(one.toString(), (counts.get(one.toString()) ?? 0) + 1)
          const top = [...counts.entries()].sort((a, b) => b[1] - a[1])
          return top[0] && top[0][1] > (top[1]?.[1] ?? 0)
            ? found({
                value: new Fraction(top[0][0]),
                steps: [['Most frequent', `${top[0][0]} occurs ${top[0][1]} times`]],
                check:
                  values.filter((one) => one.equals(new Fraction(top[0]?.[0] ?? 0))).length === top[0][1],
              })
            : null
        }
        return null
      },
    },
  ],
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Drawing one after the other without putting back. */
function inOrder(good: number, all: number, drawn: number): number {
  let value = 1
  for (let i = 0; i < drawn; i++) value *= Math.max(0, good - i) / (all - i)
  return value
}
