import Fraction from 'fraction.js'
import { sayNumber, sayPercent } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import { allTold, takeAsked, takeTold } from '../../toolkit/told.ts'

const one = new Fraction(1)
const hundred = new Fraction(100)
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const GROUPS =
  'girls|boys|men|women|males|females|children|adults|students|ladies|gents|graduates|vegetarians'
const twoDigits = (value: number): string => String(value).padStart(2, '0')

export const numbersInAnyOrder: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Number System', 'HCF & LCM', 'Percentage'],
  readers: [
    {
      // "A number divided by 56 leaves 29. The same number when divided by 8 leaves?"
      id: 'remainder-by-a-part-of-the-divisor',
      cue: /divid.*divid|bhag.*bhag/,
      concepts: ['Number System'],
      read(r) {
        if (
          r.has(
            'square|cube|twice|double|times|sum|product|quotient|thrice|least|smallest|largest|greatest|exactly|successively|both|power|another|2 numbers|added|subtracted|half',
          )
        )
          return null
        const first = takeTold(
          r,
          '(?:(?:if|when|on|a|an|the|certain|number|is|n) )*(?:divided|dividing|divide) (?:(?:a|the|certain|number) )*by {a}(?:,| and|;|it|the)*(?: (?:it|and|the|we|you))*(?: (?:leaves?|gives?|leaving|giving|gets?|remainder|is|a|the|leave|obtained|as|of|with))+ {b}(?: (?:as|is|the|remainder|obtained))*|(?:(?:find|a|number) )*{a} bhag(?: dene)? {b} (?:shesh|remainder)(?: (?:bachta|is|milta|rahta))*',
        )
        const second = takeTold(
          r,
          '(?:(?:what|find|is|will|be|the|then|remainder|if|when|on|same|that|this|number|it|of) )*(?:divided|dividing|divide) (?:(?:the|same|it|number|this|that) )*by {c}|(?:(?:the|same|that|number) )*{c} bhag(?: dene)?',
        )
        const asks = r.drop(
          '(?:what (?:is|will be) )?(?:the )?(?:remainder|leaves?|reminder|left)(?: (?:will|would|be|is|then|obtained|the))*',
        )
        const [a, b, c] = [first?.number('a'), first?.number('b'), second?.number('c')]
        if (!first || !second || !a || !b || !c || second.at < first.at) return null
        if (!asks && !/remainder|shesh/.test(r.text)) return null
        if (!r.done('remainder shesh number same then it leaves what will be the if when')) return null
        if ([a, b, c].some((each) => each.d !== 1n || each.lte(0)) || b.gte(a) || a.mod(c).compare(0) !== 0)
          return null
        const value = b.mod(c)
        return found({
          value,
          steps: [
            [`${sayNumber(a)} is a multiple of ${sayNumber(c)}`, `so only ${sayNumber(b)} counts`],
            [
              'Remainder',
              `${sayNumber(b)} = ${sayNumber(c)} × ${sayNumber(b.div(c).floor())} + ${sayNumber(value)}`,
            ],
          ],
          check: a.mul(3).add(b).mod(c).equals(value),
        })
      },
    },
    {
      // "3 bells ring at 9, 12 and 15 minutes. They rang together at 8 am. When do they ring together next?"
      id: 'together-again-at-the-clock',
      cue: /(?:bell|light|lamp|alarm|clock|signal|bus|runner|traffic).*\d.*(?:am|pm|a\.m|p\.m|o'clock|noon|:\d)/,
      concepts: ['HCF & LCM'],
      read(r) {
        if (r.has('how many times|# times|after how|distance|speed|circular|respectively times|rate|except'))
          return null
        const list = takeTold(
          r,
          '(?:(?:2|3|4|5|6|a|the|bells?|lights?|lamps?|alarms?|signals?|traffic|different|road|crossings|at|of|and|that|which|ring|rings|rang|toll|tolls|blink|blinks|flash|change|changes|changed|beep|beeps|go|off|buses|leave|in|after|every|intervals?|an|interval|each|after every|starts?) )*(?<list>\\d+(?:(?: (?:s|min|h))?(?:, ?| and |, and )\\d+)+) (?<u>s|min|h)(?: (?:respectively|interval|intervals|each))*',
        )
        const start = takeTold(
          r,
          `(?:(?:if|they|all|the|bells?|lights?|first|rang|ring|toll|tolled|together|simultaneously|changed?|blinked|flash|flashed|start|started|begin|began|at|same|time|last|and|now|leave|left|buses|alarms?|ringing|tolling|beep|beeped|signals?|to|5|2|3|4|6) )*(?:at )?(?<h>\\d{1,2})(?:[:.](?<m>\\d{2})(?:[:.](?<s>\\d{2}))?)? ?(?<ap>am|pm|a\\.?m\\.?|p\\.?m\\.?|noon|in the morning|in the evening|o'clock|hours)`,
        )
        const asked = takeTold(
          r,
          '(?:(?:when|at|what|which|time|then|will|they|again|next|the|all|do|would|is|be|find|ring|change|toll|flash|blink|beep|leave|together|simultaneously|again|bells?|lights?|earliest) )*(?:(?:next|again)(?: (?:together|time|simultaneously|ring|rings|toll|will|they|change|flash|blink|beep|leave|be|at|same))*|together|simultaneously)(?=[\\s?.]*$)',
        )
        const numbers = (list?.word('list') ?? '').match(/\d+/g)?.map(Number) ?? []
        const unit = list?.word('u') ?? ''
        const [hour, minute, second] = [
          Number(start?.word('h') ?? 99),
          Number(start?.word('m') ?? 0),
          Number(start?.word('s') ?? 0),
        ]
        const half = (start?.word('ap') ?? '').replaceAll('.', '')
        const units = new Set(r.text.match(/(?<=\d )(?:s|min|h)(?![a-z])/g))
        if (units.size > 1 || numbers.length < 2 || !start || !asked || hour > 12 || minute > 59) return null
        // 'At 12 o'clock' may be noon or midnight; the hands of the clock are told all the same.
        const isPlain = !/am|pm|noon|morning|evening/.test(half)
        if (
          !/next|again/.test(r.text) ||
          !r.done('bells together when they all at what time will toll ring begin to')
        )
          return null
        const common = numbers.reduce((all, each) => (all * each) / gcd(all, each), 1)
        const seconds = common * (unit === 's' ? 1 : unit === 'min' ? 60 : 3600)
        const isLate = /pm|evening/.test(half)
        const base = half === 'noon' ? 12 : isLate ? (hour % 12) + 12 : hour % 12
        const end = base * 3600 + minute * 60 + second + seconds
        if (seconds > 86_400 || end >= 86_400) return null
        const [h, m, s] = [Math.floor(end / 3600), Math.floor((end % 3600) / 60), end % 60]
        const shown = `${h % 12 === 0 ? 12 : h % 12}:${twoDigits(m)}${s > 0 ? `:${twoDigits(s)}` : ''}${isPlain ? '' : h < 12 ? ' am' : ' pm'}`
        return found({
          value: shown,
          steps: [
            ['Together every', `LCM of ${numbers.join(', ')} = ${common} ${unit}`],
            ['Next time', shown],
          ],
          // No divisor of it by a prime is still a multiple of all of them.
          check:
            numbers.every((each) => common % each === 0) &&
            [2, 3, 5, 7, 11, 13].every(
              (prime) => common % prime !== 0 || numbers.some((each) => (common / prime) % each !== 0),
            ),
        })
      },
    },
    {
      // "40% of a class are girls. The remaining 18 are boys. Total students?"
      id: 'rest-is-a-number',
      cue: /%.*(?:rest|remaining|others|boys|girls|women|men)/,
      concepts: ['Percentage'],
      read(r) {
        if (
          r.has(
            'ratio|passed|failed|marks|voted?|increase[sd]?|decrease[sd]?|of the (?:remaining|rest)|average|₹#|more than|less than|half|#% .* #%|absent|like',
          )
        )
          return null
        const part = takeTold(
          r,
          `(?:(?:if|in|a|the|class|school|office|village|town|of|college|company|factory|group|hostel|party|there|are|have|has) )*{p}%(?: (?:of|the|a|class|students|in|are|is|people|persons|workers|employees|members|population|total|all|strength|were|school|office|village|company|group))* (?<a>${GROUPS})`,
        )
        const rest = takeTold(
          r,
          `(?:(?:and|the|if|there|are|is|were|number|of|which|they) )*(?:rest|remaining|others|balance|remainder)(?: (?:of|the|them|students|people|are|is|were|all|being|i\\.e\\.?|number|which|workers|employees))* {n}(?: (?:are|were|is))? ?(?<b>${GROUPS})?|(?:(?:and|the|if|there|are|is|were) )*(?:(?:rest|remaining)(?: (?:are|of|them|students))* )?(?<b>${GROUPS})(?: (?:are|is|were|in|number))* {n}|(?:and |there are |if )*{n} (?:are )?(?<b>${GROUPS})`,
        )
        const asked = takeAsked(
          r,
          `(?:number of |no\\.? of |strength of |many )*(?:total |all )*(?<what>students|strength|people|persons|employees|workers|members|class strength|${GROUPS}|population|total)`,
          'of|in|the|class|school|office|students|are|there|is|total|number|all|group|company|village|employees|people|members|strength',
        )
        const [p, n] = [part?.number('p'), rest?.number('n')]
        const what = asked?.word('what') ?? ''
        const [a, b] = [part?.word('a'), rest?.word('b')]
        if (
          !p ||
          !n ||
          !asked ||
          p.gte(100) ||
          a === b ||
          !/class|school|office|village|town|college|company|factory|group|hostel|party|people|students|employees|workers/.test(
            r.text,
          )
        )
          return null
        if (!r.done('class of a the in school office students people total number strength group'))
          return null
        const all = n.mul(100).div(hundred.sub(p))
        const value = what === a ? all.sub(n) : what === b ? null : all
        if (
          !value ||
          all.d !== 1n ||
          (what !== a && new RegExp(`^(?:${GROUPS})$`).test(what) && what !== 'students')
        )
          return null
        return found({
          value,
          steps: [
            ['The rest', `${sayPercent(hundred.sub(p))} is ${sayNumber(n)}`],
            ['All', sayNumber(all)],
            ['Asked', sayNumber(value)],
          ],
          check: all.mul(p).div(100).add(n).equals(all),
        })
      },
    },
    {
      // "Price of sugar goes up by 25%. To keep the expenditure the same, by what percent must the consumption be reduced?"
      id: 'expenditure-kept-by-consumption',
      cue: /consum|use|usage|khapat|reduc/,
      concepts: ['Percentage'],
      read(r) {
        if (
          r.has(
            '₹#|# kg|# l|tax|more kg|revenue|by only|#% and|salary|increases? by only|#% .* #%|half|twice|doubled',
          )
        )
          return null
        const UP =
          'increases?|increased|rises?|rose|raised|up|gets costlier|becomes costlier|dearer|expensive|hiked|hike|more|increase|rise|badh|badhne|costlier'
        const DOWN =
          'decreases?|decreased|falls?|fell|reduced|reduces?|down|drops?|cheaper|decrease|fall|reduction|cut'
        const told =
          takeTold(
            r,
            `(?:(?:if|when|the|a|an|of|due|to|price|prices|rate|cost|sugar|petrol|rice|wheat|tea|oil|milk|coffee|commodity|gas|diesel|fuel|onion|salt|is|are|has|been|by|gets|goes|go|went|became|lpg|cooking|mein|me) )*(?:price|prices|rate|cost|sugar|petrol|rice|wheat|tea|oil|milk|coffee|commodity|diesel|gas|fuel)(?: (?:of|the|a|sugar|petrol|rice|wheat|tea|oil|milk|coffee|commodity|gas|diesel|fuel|is|are|has|have|been|gets|goes|go|went|became|increased|mein|me|rate|price))*? (?:(?<up>${UP})|(?<down>${DOWN})) (?:by )?{r}%`,
          ) ??
          takeTold(
            r,
            `(?:(?:if|when|the|a|an|of|there|is|due|to|in) )*(?:(?:price|prices|rate|cost|sugar|petrol|rice|wheat|tea|oil|milk|coffee) (?:(?:of|the|is|in|mein|me|rate|price|cost|sugar|petrol|rice|wheat|tea|oil|milk|gets|becomes) )*)?{r}% (?:(?<up>${UP})|(?<down>${DOWN})|(?:(?<up>increase|rise|hike)|(?<down>decrease|fall|cut|reduction)) in)(?: (?:the|price|of|sugar|petrol|rice|wheat|tea|oil|milk|jaye|jata|gaya|gayi|hai|ho|ki|kar|diya))*`,
          )
        const same = r.drop(
          '(?:(?:in order|so|as|to|keep|keeping|kept|that|his|her|the|total|family|monthly|if|for|rakhne|rakhna|still|may|remains?|should|remain|maintain|have|be|its|of|on|it|sugar|petrol|rice) )*(?:expenditure|expense|expenses|budget|spending|bill|cost)(?: (?:is not changed|is|be|remains?|stays?|the|to|on|of|it|constant|unchanged|unaltered|rakhne|rakhna|rahe|same|does|do|should|not|change|increase|may|kept|as|before|sugar|petrol|rice|fixed|for|chahe|same rakhna))* ?(?:same|constant|unchanged|unaltered|change|increase|as before|fixed|rakhne)?|not to (?:increase|change) (?:the |his )*(?:expenditure|budget|bill)',
        )
        const asked = takeTold(
          r,
          '(?:(?:by|what|how|much|many|should|must|the|a|family|household|man|housewife|motorist|can|one|he|she|person|find|user|consumer|percent|%|percentage|will|be|have|to|kitna|kitne|i|we|we|his|her) )*(?:(?<down>reduce|reduced|decrease|decreased|reduction|cut|cut down|lower|curtail|work kare|work karna|kam)|(?<up>increase|increased|raise|raised))?(?: (?:in|of|the|his|her|its|their|by|be|on))* ?(?:consumption|use|usage)(?: (?:of|sugar|petrol|rice|wheat|tea|oil|milk|be|is|by|what|how|much|many|%|percent|percentage|should|must|to|the|it|work|has|have|needs?|me|mein|karni|karna|kare|kari|jaye|padegi|hogi|chahiye|ki))* ?(?:(?<down2>reduced?|decreased?|cut down|cut|kam|work kare|work karna|work karni)|(?<up2>increased?|raised?))?(?: (?:by|what|how|much|%|percent|so|kare|karni|karna|padegi|chahiye|hogi))*',
        )
        const rate = told?.number('r')
        if (!told || !rate || !same || !asked) return null
        const isUp = told.word('up') !== undefined
        if ((asked.word('up') ?? asked.word('up2')) !== undefined && isUp) return null
        if ((asked.word('down') ?? asked.word('down2')) !== undefined && !isUp) return null
        if (
          !r.done(
            'that so by what percent % kare karna karni me mein work sugar petrol rice wheat tea oil milk commodity same order keep percentage',
          )
        )
          return null
        if (!isUp && rate.gte(100)) return null
        const value = rate.mul(100).div(isUp ? hundred.add(rate) : hundred.sub(rate))
        return found({
          value,
          unit: '%',
          steps: [
            ['New price of what cost 100', sayNumber(isUp ? hundred.add(rate) : hundred.sub(rate))],
            [
              'Change of consumption',
              `${sayNumber(rate)} ÷ ${sayNumber(isUp ? hundred.add(rate) : hundred.sub(rate))} × 100 = ${sayPercent(value)}`,
            ],
          ],
          check: (isUp ? hundred.add(rate) : hundred.sub(rate))
            .mul(isUp ? hundred.sub(value) : hundred.add(value))
            .equals(10000),
        })
      },
    },
    {
      // "Ratio of boys and girls is 5 : 4. There are 20 more boys than girls. Total students?"
      id: 'ratio-and-how-many-more',
      cue: /\d ?: ?\d.*(?:more|less|fewer|difference|exceed)/,
      concepts: ['Ratio & Proportion'],
      read(r) {
        if (
          r.has(
            '%|₹#|added|join|joins|leave|becomes?|new ratio|years?|age|average|3 numbers|# ?: ?# ?: ?#|twice|half|absent|passed|failed|l|kg',
          )
        )
          return null
        const ratio = takeTold(
          r,
          `(?:(?:the|if|in|a|class|school|of|number|there|are|is) )*(?:ratio )?(?:(?:of|between) )?(?:(?:the|number|of) )*(?<x>${GROUPS}) (?:and|to|:) (?:(?:the|number|of) )*(?<y>${GROUPS})(?: (?:in|the|ratio|a|class|school|is|are|of|as|village|office|group))* {a} ?: ?{b}`,
        )
        const more = takeTold(
          r,
          `(?:(?:if|there|are|and|the|number|of|number of) )*(?:{n} (?<way>more|less|fewer) (?<p>${GROUPS}) than (?:the )?(?<q>${GROUPS})|(?<p>${GROUPS}) (?:are|is|exceed|exceeds|outnumber)(?: by)? {n} (?<way>more|less|fewer)? ?than (?:the )?(?<q>${GROUPS}))`,
        )
        const asked = takeAsked(
          r,
          `(?:number of |no\\.? of |many |total |strength of )*(?<what>students|class|people|persons|employees|children|${GROUPS}|total|strength)`,
          'in|the|class|school|of|are|there|is|all|total|altogether|students|strength|number',
        )
        const [a, b, n] = [ratio?.number('a'), ratio?.number('b'), more?.number('n')]
        const [x, y, p, q] = [ratio?.word('x'), ratio?.word('y'), more?.word('p'), more?.word('q')]
        const what = asked?.word('what') ?? ''
        if (!a || !b || !n || !asked || x === y || p === q || ![p, q].includes(x) || ![p, q].includes(y))
          return null
        if (!r.done('students class school total number of in the')) return null
        // Those who are more must have the larger part.
        const isMore = more?.word('way') === 'more'
        const larger = isMore ? p : q
        if ((larger === x) !== a.gt(b) || a.equals(b)) return null
        const part = n.div(a.sub(b).abs())
        const value = what === x ? a.mul(part) : what === y ? b.mul(part) : a.add(b).mul(part)
        if (value.d !== 1n || part.d !== 1n) return null
        return found({
          value,
          steps: [
            ['One part', `${sayNumber(n)} ÷ ${sayNumber(a.sub(b).abs())} = ${sayNumber(part)}`],
            ['Asked', sayNumber(value)],
          ],
          check: a.mul(part).sub(b.mul(part)).abs().equals(n),
        })
      },
    },
    {
      // "A rope of 12 m 50 cm is cut into pieces of 25 cm. How many pieces?"
      id: 'cut-into-pieces',
      cue: /(?:cut|divided|pieces|bottles?|packets?|glasses?|cups?).*(?:many|number)/,
      concepts: ['Number System'],
      read(r) {
        if (
          r.has(
            'each other|remaining|left|ratio|cost|₹#|how many cuts|longer|shorter|half|equal parts|wasted|minimum|least|maximum|largest|square|tiles?|area|plants?|trees?|poles?|log of wood',
          )
        )
          return null
        const SIZES: Readonly<Record<string, readonly [string, number]>> = {
          km: ['length', 100_000],
          m: ['length', 100],
          cm: ['length', 1],
          kg: ['mass', 1000],
          g: ['mass', 1],
          l: ['volume', 1000],
          ml: ['volume', 1],
        }
        const MEASURE = (x: string) =>
          `{${x}1} (?<${x}u1>km|m|kg|l|cm|g|ml)(?:,? (?:and )?{${x}2} (?<${x}u2>m|cm|g|ml))?`
        const all = takeTold(
          r,
          `(?:(?:a|an|the|rope|wire|ribbon|cloth|string|pipe|stick|rod|milk|juice|oil|sugar|rice|wheat|from|of|is|long|length|piece|tank|contains|containing|roll|thread|having|with|if) )*${MEASURE('a')}(?: (?:long|of|in|length|rope|wire|ribbon|cloth|string|pipe|stick|rod|milk|juice|oil|sugar|rice|wheat|thread))*`,
        )
        const each = takeTold(
          r,
          `(?:(?:is|are|cut|divided|filled|packed|poured|put|into|in|to|small|smaller|equal|pieces|bottles?|packets?|glasses?|cups?|of|each|length|measuring|size|capacity|bags?|parts|how|many|can|be|it|made|number|from|find|the|holding|weighing) )*${MEASURE('b')}(?: (?:long|each|length|in|pieces|bottles|packets|of|can|be|cut|from|it|are|made|filled|obtained|glasses|cups|capacity))*`,
        )
        const asks =
          /how many (?:such |small |equal )?(?:pieces|bottles|packets|glasses|cups|bags)|number of (?:such )?(?:pieces|bottles|packets|glasses|cups|bags)/.test(
            r.text,
          )
        const size = (told: typeof all, x: string) => {
          const [kind, unit] = SIZES[told?.word(`${x}u1`) ?? ''] ?? []
          const [kind2, unit2] = SIZES[told?.word(`${x}u2`) ?? ''] ?? [kind, 0]
          const [first, second] = [told?.number(`${x}1`), told?.number(`${x}2`)]
          if (!first || kind !== kind2 || unit === undefined) return null
          return { kind, value: first.mul(unit).add(second ? second.mul(unit2 ?? 0) : 0) }
        }
        const [whole, piece] = [size(all, 'a'), size(each, 'b')]
        if (!whole || !piece || whole.kind !== piece.kind || !asks) return null
        r.drop(
          '(?:how many|the number of|number of|find)(?: (?:such|small|equal))* (?:pieces|bottles|packets|glasses|cups|bags)(?: (?:can|will|be|are|there|obtained|cut|made|filled|needed|required|got|from|it|we|get))*',
        )
        if (!r.done('rope wire ribbon')) return null
        const value = whole.value.div(piece.value)
        if (value.d !== 1n) return null
        return found({
          value,
          steps: [
            ['In one unit', `${sayNumber(whole.value)} and ${sayNumber(piece.value)}`],
            ['How many', `${sayNumber(whole.value)} ÷ ${sayNumber(piece.value)} = ${sayNumber(value)}`],
          ],
          check: value.mul(piece.value).equals(whole.value),
        })
      },
    },
    {
      // "A two-digit number has digit sum 9. If 27 is added its digits get interchanged. Number?"
      id: 'digits-turned-by-adding',
      cue: /2[- ]?digits?.*(?:interchang|revers|exchang)/,
      read(r) {
        if (
          r.has(
            "product|ratio|times|twice|3[- ]digit|more than|ten's digit is|unit's digit is|square|smaller number|half|hundred|difference (?:of|between) (?:the )?(?:2 )?numbers",
          )
        )
          return null
        const digits = takeTold(
          r,
          '(?:(?:the|a|in|sum|of|its|whose|has|with|have|2 digit number|digits?|and|if|that|such|both|2|number) )*(?<way>sum|difference|digits sum|digit sum)(?: (?:of|the|its|2|both|two|digits?|in|a|number|between|is|are|as|digit))*(?: (?:is|=|equal to))? {s}',
        )
        const change = takeTold(
          r,
          '(?:(?:if|when|on|and|,) )*(?:{n} (?:is |are |be )?(?<way>added|subtracted)(?: (?:to|from)(?: (?:it|the|number|this|that))*)?|(?<way>adding|subtracting) {n}(?: (?:to|from)(?: (?:it|the|number))*)?),?(?: (?:then|the|its|order|of|digits|number|gets?|are|is|in|place|places|they|become|become|number))* ?(?:interchanged?|reversed?|interchange|exchanged?|reverse|exchange)(?: (?:their|its|the|digits|places|place|positions?|number|order))*|(?:(?:the|number|it) )*(?<way>exceeds|is more than)(?: (?:the|number|formed|by|its|obtained|on))* (?:reversed|reversing|interchanging|reverse)(?: (?:the|its|digits|number|order|of|one))* by {n}|(?:if |when |on )*(?:(?:the|its|order|of|digits) )*(?:are |is )?(?:interchanged|reversed|reversing|interchanging)(?: (?:the|its|digits|order|of))*,?(?: (?:the|number|it|new|value))* (?:(?<way>increases|decreases|increased|decreased|reduces)(?: by)?) {n}',
        )
        const asked = takeAsked(r, '(?:original |2 digit )*number', 'is|originally')
        const [s, n] = [digits?.number('s'), change?.number('n')]
        const isSum = !/difference/.test(digits?.word('way') ?? '')
        if (!s || !n || !change || !isSum || !r.done('2 digit digits number two its the a sum of find is'))
          return null
        if (!asked && !/number[\s?.]*$/.test(r.text)) return null
        const grows = /add|incr/.test(change.word('way') ?? '')
        const fits: number[] = []
        for (let number = 10; number < 100; number++) {
          const [tens, units] = [Math.floor(number / 10), number % 10]
          const turned = units * 10 + tens
          if (
            tens + units === s.valueOf() &&
            (grows ? number + n.valueOf() : number - n.valueOf()) === turned
          )
            fits.push(number)
        }
        const [only] = fits
        if (only === undefined || fits.length !== 1) return null
        const [tens, units] = [Math.floor(only / 10), only % 10]
        return found({
          value: new Fraction(only),
          steps: [
            ['Difference of the digits', `${sayNumber(n)} ÷ 9 = ${sayNumber(n.div(9))}`],
            ['Digits', `sum ${sayNumber(s)}, so ${tens} and ${units}`],
          ],
          check: n.equals(9 * Math.abs(tens - units)),
        })
      },
    },
    {
      // "Ravi ranks 7th from the top among those who passed and 26th from the bottom. 8 students failed. Total in the class?"
      id: 'ranks-of-those-who-passed',
      cue: /fail|absent|did not/,
      concepts: ['Ranking & Ordering'],
      read(r) {
        if (r.has('#%|ratio|left|right|interchange\\w*|average|marks|both|between')) return null
        const ranks = allTold(
          r,
          '(?:(?:ranks?|ranked|is|stood|stands|secured|got|rank|position|was|and|the|in|at|his|her|he|she) )*{n}th(?: rank| position)? from(?: the)? (?<end>top|bottom|last)',
        )
        const asked = takeAsked(
          r,
          '(?:(?:many|total|number of|number|of|were|are|there) )*(?:students|strength|children|boys|pupils|total|candidates)',
          'in|the|class|of|a|that|are|were|there|all|appeared|exam|altogether|for|students|strength',
        )
        r.drop(
          '(?:among|in|out of)(?: (?:the|those|students|who|list|of|passed|pass|candidates|have|had|in|exam|examination|the exam|test|a class))*(?: passed)?(?: (?:students|candidates|in|the|exam|examination|annual|a|test))*',
        )
        const failed = takeTold(
          r,
          '(?:(?:and|if|but|there|were|are) )*{f}(?: (?:students?|boys|candidates|of|them|have|had|who|pupils|children))* (?:failed|fail|did not pass|could not pass)(?: (?:in|the|exam|examination|annual|it))*',
        )
        const absent = takeTold(
          r,
          '(?:(?:and|if|but|there|were|are) )*{g}(?: (?:students?|boys|candidates|of|them|have|had|who|were|pupils))* (?:absent|did not (?:appear|participate|take part|sit|attend)(?: (?:in|for|the|exam|examination|it|competition))*)(?: (?:in|for|the|exam|examination))*',
        )
        const [first, second] = ranks
        const ends = new Set(ranks.map((rank) => (rank.word('end') === 'top' ? 'top' : 'bottom')))
        const [a, b, f] = [first?.number('n'), second?.number('n'), failed?.number('f')]
        if (ranks.length !== 2 || ends.size !== 2 || !a || !b || !f || !asked || !/pass/.test(r.text))
          return null
        if (!r.done('students passed class exam examination who those among the in and total')) return null
        const passed = a.add(b).sub(one)
        const value = passed.add(f).add(absent?.number('g') ?? 0)
        return found({
          value,
          steps: [
            ['Passed', `${sayNumber(a)} + ${sayNumber(b)} − 1 = ${sayNumber(passed)}`],
            ['In all', sayNumber(value)],
          ],
          check: value
            .sub(f)
            .sub(absent?.number('g') ?? 0)
            .sub(a)
            .add(1)
            .equals(b),
        })
      },
    },
  ],
}
