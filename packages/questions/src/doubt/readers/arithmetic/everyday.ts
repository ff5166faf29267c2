import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber, sayPercent, sayRupees } from '../../say-number.ts'
import { found, type ReaderGroup, sayWithUnit } from '../toolkit/found.ts'
import { toExact } from '../toolkit/reading.ts'

const hundred = new Fraction(100)
const zero = new Fraction(0)
const PEOPLE = 'man woman person shopkeeper trader dealer he she vendor merchant seller'
const GOODS =
  'article articles watch cycle bicycle book table chair toy pen radio item goods shirt phone mobile cow horse scooter fan bag machine'

export const everyday: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Percentage', 'Profit & Loss', 'Ratio & Proportion'],
  readers: [
    {
      // "In a class of 60, 40% are girls. How many boys?"
      id: 'rest-of-a-class',
      cue: /%.*(?:boys|girls|men|women)/,
      read(r) {
        if (r.has('fail\\w*|pass\\w*|more|less|ratio|average|literate|both|children|each|married'))
          return null
        const total = r.one(
          '(?:class|school|office|group|factory|village|college) (?:of|has|there are|with) #(?: students| people| workers| persons| employees)?|# (?:students|people|workers|persons|employees)(?: in (?:a|the) (?:class|school|office))?',
        )
        const part = r.words(
          '(\\d+(?:\\.\\d+)?)%(?: of (?:them|the students|the workers|students|them all))? are (boys|girls|men|women)',
        )
        const [rate, who] = part ?? []
        const asked = r.words(
          '(?:how many|number of|find the number of|what is the number of) (boys|girls|men|women)',
        )?.[0]
        const OTHER: Readonly<Record<string, string>> = {
          boys: 'girls',
          girls: 'boys',
          men: 'women',
          women: 'men',
        }
        if (!total || !rate || !who || !asked || (asked !== who && OTHER[who] !== asked)) return null
        if (!r.done('class school office group students there in rest and')) return null
        const share = asked === who ? new Fraction(rate) : hundred.sub(rate)
        const value = total.mul(share).div(100)
        return found({
          value,
          steps: [
            [`Share of ${asked}`, sayPercent(share)],
            ['Number', `${sayNumber(total)} × ${sayNumber(share)} ÷ 100 = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && value.mul(100).div(share).equals(total),
        })
      },
    },
    {
      // "A salary is reduced by 20%. By what per cent must it be raised to bring it back?"
      id: 'back-to-the-original',
      cue: /(?:original|former|same level|restore|back)/,
      read(r) {
        const down = r.one(
          '(?:is |was |are )?(?:reduced|decreased|cut|lowered) by #%|#% (?:reduction|cut|decrease)',
        )
        const up = down ? undefined : r.one('(?:is |was |are )?(?:increased|raised) by #%')
        const rate = down ?? up
        if (!rate || rate.lte(0) || rate.gte(100)) return null
        const asks = r.drop(
          `(?:by )?(?:what|how much) ?% (?:should|must|will|would) (?:it|the (?:salary|price|new (?:salary|price))|his salary|the reduced (?:salary|price)) (?:be |have to be )?(?:${down ? 'raised|increased' : 'reduced|decreased'})`,
        )
        const isBack = r.drop(
          '(?:so as )?to (?:get|bring|restore|make|come|regain)(?: it)?(?: back)?(?: to)?(?: the| its| his)? ?(?:original|former|same)(?: level| value| salary| price)?',
        )
        if (
          !asks ||
          !isBack ||
          !r.done('salary price wage income person man worker employee article of sugar')
        )
          return null
        const value = rate.mul(100).div(down ? hundred.sub(rate) : hundred.add(rate))
        const left = down ? hundred.sub(rate) : hundred.add(rate)
        return found({
          value,
          unit: '%',
          steps: [
            ['Put the original at 100', `now it is ${sayNumber(left)}`],
            [
              'Change back as a part of that',
              `${sayNumber(rate)} ÷ ${sayNumber(left)} × 100 = ${sayPercent(value)}`,
            ],
          ],
          check: left.mul(down ? hundred.add(value) : hundred.sub(value)).equals(10000),
        })
      },
    },
    {
      // "60% of a number is 30 less than 80% of it. Find the number." / "3/5 of a number is 30 more than 40% of it."
      id: 'two-parts-of-a-number',
      cue: /of (?:a|the) (?:certain )?number.*(?:less|more) than/,
      read(r) {
        const parts = r.words(
          '#(%?) of (?:a|the) (?:certain )?number is # (?:less|more) than #(%?) of (?:it|the number|that number|the same number|its)',
        )
        const isMore = r.has('more than')
        const rate = (text = '', sign = ''): Exact | null =>
          sign === '%' || !text.includes('/')
            ? sign === '%'
              ? toExact(text)
              : null
            : (toExact(text)?.mul(100) ?? null)
        const [a, gap, b] = [
          rate(parts?.[0], parts?.[1]),
          parts?.[2] === undefined ? null : toExact(parts[2]),
          rate(parts?.[3], parts?.[4]),
        ]
        if (!a || !gap || !b || r.has('less than') === isMore) return null
        r.drop('number')
        const span = isMore ? a.sub(b) : b.sub(a)
        if (!r.done('') || span.lte(0)) return null
        const value = gap.mul(100).div(span)
        return found({
          value,
          steps: [
            ['The difference', `${sayPercent(span)} of the number is ${sayNumber(gap)}`],
            ['The number', sayNumber(value)],
          ],
          check: value
            .mul(isMore ? a : b)
            .sub(value.mul(isMore ? b : a))
            .div(100)
            .equals(gap),
        })
      },
    },
    {
      // "A man gains 20% by selling an article for ₹600. Find the cost price."
      id: 'cost-from-selling',
      cue: /(?:gains?|loses?|profits?|loss|earns?).*(?:sell|sold)|(?:sell|sold).*(?:gains?|loses?|profit|loss)/,
      read(r) {
        if (
          r.has(
            'discount|marked|each|articles|another|more|less|instead|2nd|both|two|2|metres|m|kg|selling price of|if|should',
          )
        )
          return null
        const gain = r.one(
          '(?:gains?|gained|profits?|makes? (?:a )?(?:profit|gain) of|earns?(?: a profit of)?|profit of|gain of) #%(?: profit| gain)?',
        )
        const loss = gain
          ? undefined
          : r.one('(?:loses?|lost|loss of|suffers? (?:a )?loss of|incurs? (?:a )?loss of) #%(?: loss)?')
        const rate = gain ?? loss?.neg()
        const selling = r.one(
          '(?:by |on |after )?(?:selling|sold|sells)(?: an?| the| his| it)?(?: [a-z]+)? (?:for|at) ₹#',
        )
        if (!rate || !selling || rate.lte(-100)) return null
        if (
          !r.drop(
            '(?:find |what is |what was )?(?:the |its )?(?:cost price|cp|c\\.p)(?: of (?:the |an? )?[a-z]+)?',
          )
        )
          return null
        if (!r.done(`${PEOPLE} ${GOODS}`)) return null
        const value = selling.mul(100).div(rate.add(100))
        return found({
          value,
          unit: '₹',
          steps: [
            ['The selling price is', `${sayPercent(rate.add(100))} of the cost price`],
            ['Cost price', `${sayRupees(selling)} × 100 ÷ ${sayNumber(rate.add(100))} = ${sayRupees(value)}`],
          ],
          check: value.add(value.mul(rate).div(100)).equals(selling),
        })
      },
    },
    {
      // "The cost price is 80% of the selling price. Find the profit per cent."
      id: 'cost-as-part-of-selling',
      cue: /(?:cost price|cp) is \d+(?:\.\d+)?% of (?:the )?(?:selling price|sp)/,
      read(r) {
        const rate = r.one(
          '(?:cost price|cp|c\\.p\\.?) (?:of an? [a-z]+ )?is #% of (?:the |its )?(?:selling price|sp|s\\.p\\.?)',
        )
        if (!rate || rate.lte(0) || rate.gte(100)) return null
        if (
          !r.drop('(?:profit|gain)(?: ?%| percentage)?|%(?: of)? (?:profit|gain)') ||
          !r.done('% percentage then article')
        )
          return null
        const value = hundred.sub(rate).mul(100).div(rate)
        return found({
          value,
          unit: '%',
          steps: [
            [
              'Put the selling price at 100',
              `cost ${sayNumber(rate)}, profit ${sayNumber(hundred.sub(rate))}`,
            ],
            [
              'Profit per cent',
              `${sayNumber(hundred.sub(rate))} ÷ ${sayNumber(rate)} × 100 = ${sayPercent(value)}`,
            ],
          ],
          check: rate.mul(hundred.add(value)).equals(10000),
        })
      },
    },
    {
      // "An article is sold at 10% loss. Had it been sold for ₹90 more, the gain would be 5%. Find the cost price."
      id: 'sold-for-more',
      cue: /₹\d+(?:\.\d+)? more/,
      read(r) {
        const more = r.one(
          '(?:if |had )?(?:it |he |the article )?(?:had )?(?:been |is |was )?(?:sold|sells?)?(?: it)? ?(?:for|at) ₹# more|₹# more',
        )
        const loss = r.one('(?:at |for )?(?:a )?(?:loss of )?#% loss|loss of #%|loses? #%')
        const gains = r.all(
          '(?:at |for )?(?:a )?(?:gain|profit|gain of|profit of|gain would be|gain would have been|profit would be|profit would have been|gains?|gained|gain is) #%|#% (?:gain|profit)',
        )
        const rates = [...(loss ? [loss.neg()] : []), ...gains]
        const [low, high] = rates
        if (!more || !low || !high || rates.length !== 2 || high.lte(low)) return null
        r.drop('sold|sells?|selling|been|had|would|have|gain(?:ed)?|profit|loss|it|for|at')
        if (
          !r.drop('(?:find |what is )?(?:the |its )?(?:cost price|cp|c\\.p)(?: of (?:the |an? )?[a-z]+)?') ||
          !r.done(`${PEOPLE} ${GOODS} there`)
        )
          return null
        const value = more.mul(100).div(high.sub(low))
        return found({
          value,
          unit: '₹',
          steps: [
            [sayRupees(more), `is ${sayPercent(high.sub(low))} of the cost price`],
            ['Cost price', `${sayRupees(more)} × 100 ÷ ${sayNumber(high.sub(low))} = ${sayRupees(value)}`],
          ],
          check: value.mul(high).sub(value.mul(low)).div(100).equals(more),
        })
      },
    },
    {
      // "What must be added to each term of 7 : 13 to make it 2 : 3?" (subtracted from)
      id: 'added-to-terms',
      cue: /each term|both terms|terms of/,
      read(r) {
        const first = r.take(
          '(?:added to|subtracted from) (?:each term|both (?:the )?terms|the terms)(?: of)?(?: the)?(?: ratio)? # ?: ?#',
        )
        const second = r.take('# ?: ?#')
        const [a, b] = first ?? []
        const [c, d] = second ?? []
        if (!a || !b || !c || !d) return null
        r.drop(
          '(?:so that )?(?:it |the ratio )?(?:becomes?|to make|make|may become|equal to|ratio|number|must|same|least)',
        )
        if (!r.done('it what equal')) return null
        const sign = r.has('subtracted') ? -1 : 1
        const size = d.sub(c)
        if (size.equals(0)) return null
        const value = b.mul(c).sub(a.mul(d)).div(size).mul(sign)
        return found({
          value,
          steps: [
            [
              'Let it be x',
              `(${a} ${sign > 0 ? '+' : '−'} x) : (${b} ${sign > 0 ? '+' : '−'} x) = ${c} : ${d}`,
            ],
            ['Solve', `x = ${sayNumber(value)}`],
          ],
          check:
            a
              .add(value.mul(sign))
              .mul(d)
              .equals(b.add(value.mul(sign)).mul(c)) && value.gt(0),
        })
      },
    },
    {
      // "A batsman has an average of 40 in 10 innings. How many must he score in the 11th to make it 42?"
      id: 'score-needed',
      cue: /average.*(?:score|runs|marks)|(?:score|marks).*average/,
      read(r) {
        const before = r.take(
          '(?:average|mean)(?: score| runs| marks)?(?: of| is)? #(?: runs| marks)?(?: in| for| of| after) # (?:innings|matches|tests|exams|subjects)|(?:average|mean)(?: score| of runs)? (?:in|of|for) # (?:innings|matches|tests)(?: is| was)? #',
        )
        const isSwapped =
          /(?:average|mean)(?: score| of runs)? (?:in|of|for) \d+ (?:innings|matches|tests)/.test(r.text)
        const next = r.one(
          '(?:in )?(?:the |his )?#th(?: innings| match| test| exam)?|(?:in )?(?:the |his )?next(?: innings| match| test)',
        )
        const target = r.one(
          '(?:average|mean)(?: to| of| is| becomes?)* #|(?:to )?(?:make|raise|increase)(?: his| the)? average(?: to)? #',
        )
        const [x, y] = before ?? []
        if (!x || !y || !target) return null
        const [mean, n] = isSwapped ? [y, x] : [x, y]
        if (next && !next.equals(n.add(1))) return null
        r.drop(
          'how (?:many|much)(?: runs| marks)?|score|runs|marks|make|raise|innings?|match|average|next|in the next',
        )
        if (
          !r.done('batsman cricketer player student should must he she has have to his her so that becomes')
        )
          return null
        const value = target.mul(n.add(1)).sub(mean.mul(n))
        return found({
          value,
          steps: [
            ['Total so far', sayNumber(mean.mul(n))],
            ['Total needed', `${sayNumber(target)} × ${n.add(1)} = ${sayNumber(target.mul(n.add(1)))}`],
            ['Score', sayNumber(value)],
          ],
          check: mean.mul(n).add(value).div(n.add(1)).equals(target) && value.gte(0),
        })
      },
    },
    {
      // "A is 50% more efficient than B. B does a work in 15 days. A will do it in ...?"
      id: 'more-efficient',
      cue: /% (?:more|less) efficient/,
      read(r) {
        const said = r.words('([a-z]+) is (\\d+(?:\\.\\d+)?)% (more|less) efficient than ([a-z]+)')
        const [a, rate, way, b] = said ?? []
        const own = r.words(
          '([a-z]+)(?: alone)? (?:can )?(?:does|do|complete|completes|finish|finishes)(?: the| a| that| this| it)?(?: same)?(?: piece of)?(?: work| job)?(?: alone)? in (\\d+(?:\\.\\d+)?) day',
        )
        const [who, days] = own ?? []
        if (!a || !rate || !b || !who || !days || (who !== a && who !== b) || r.has('together')) return null
        const other = who === a ? b : a
        const asked = r.words(
          '(?:how many days (?:will|would|can|does) |(?:in how many days |in what time )?(?:will |can )?)?([a-z]+) (?:alone )?(?:will |can |would |take |takes )*(?:do|complete|finish|take)?(?: it| the work| the same work)?(?: alone)?(?: in)?$',
        )?.[0]
        if (asked !== other || !r.done('work how many days in what time can will then')) return null
        const factor = (way === 'more' ? hundred.add(rate) : hundred.sub(rate)).div(100)
        const value = who === b ? new Fraction(days).div(factor) : new Fraction(days).mul(factor)
        return found({
          value,
          unit: 'day',
          steps: [
            [
              'Speeds of work',
              `${a.toUpperCase()} : ${b.toUpperCase()} = ${sayNumber(factor.mul(100))} : 100`,
            ],
            ['Times are the other way round', sayWithUnit(value, 'day')],
          ],
          check:
            factor.gt(0) && (who === b ? value.mul(factor) : value.div(factor)).equals(new Fraction(days)),
        })
      },
    },
    {
      // "Sum of the squares of the first 10 natural numbers" / cubes
      id: 'sum-of-powers',
      cue: /sum of (?:the )?(?:squares|cubes)/,
      read(r) {
        const match =
          /^(?:find |what is |the |calculate )*sum of (?:the )?(squares|cubes) of (?:the )?first (\d{1,4}) natural numbers$/.exec(
            r.text,
          )
        if (!match?.[2]) return null
        const n = new Fraction(match[2])
        const isCube = match[1] === 'cubes'
        const half = n.mul(n.add(1)).div(2)
        const value = isCube ? half.mul(half) : n.mul(n.add(1)).mul(n.mul(2).add(1)).div(6)
        let slow = 0n
        for (let i = 1n; i <= n.n; i++) slow += i ** (isCube ? 3n : 2n)
        return found({
          value,
          steps: [[isCube ? '(n(n + 1) ÷ 2)²' : 'n(n + 1)(2n + 1) ÷ 6', sayNumber(value)]],
          check: value.equals(new Fraction(slow)),
        })
      },
    },
    {
      // "The sum of three consecutive numbers is 72. Find the numbers."
      id: 'consecutive-numbers',
      cue: /sum of \d+ consecutive/,
      read(r) {
        const n = r.one('sum of # consecutive')
        const kind = /consecutive (?:positive )?(even|odd)/.exec(r.text)?.[1]
        const sum = r.one('(?:is|=|equals) #')
        if (
          n?.d !== 1n ||
          n.lt(2) ||
          n.gt(8) ||
          !sum ||
          r.has('squares?|largest|smallest|product|average|greatest|first|middle|multiples?')
        )
          return null
        r.drop(
          '(?:find |what are )?(?:the |these |those )?numbers|integers|consecutive|even|odd|natural|positive',
        )
        if (!r.done('')) return null
        const step = kind ? 2 : 1
        const low = sum.div(n).sub(n.sub(1).mul(step).div(2))
        const list = Array.from({ length: Number(n.n) }, (_, index) => low.add(index * step))
        return found({
          value: list.map((one) => sayNumber(one)).join(', '),
          steps: [
            ['The middle is the average', sayNumber(sum.div(n))],
            ['The numbers', list.map((one) => sayNumber(one)).join(', ')],
          ],
          check:
            low.d === 1n &&
            list.reduce((all, one) => all.add(one), zero).equals(sum) &&
            (kind === undefined || (Number(low.n) % 2 === 0) === (kind === 'even')),
        })
      },
    },
    {
      // "Which term of the AP 3, 8, 13, ... is 78?"
      id: 'which-term',
      cue: /which term|what term/,
      read(r) {
        const match =
          /^(?:find )?(?:which|what) term of (?:the |an )?(?:a\.?p\.?|arithmetic (?:progression|sequence|series)|series|sequence)?:? ?(-?\d+), ?(-?\d+), ?(-?\d+)(?:, ?-?\d+)*,? ?(?:\.{2,}|…)?,? (?:is|will be|equals) (-?\d+)$/.exec(
            r.text.replace(/ \.(?= |$)/g, ''),
          )
        if (!match) return null
        const [a = zero, b = zero, c = zero, last = zero] = match.slice(1, 5).map((one) => new Fraction(one))
        const step = b.sub(a)
        if (!c.sub(b).equals(step) || step.equals(0)) return null
        const value: Exact = last.sub(a).div(step).add(1)
        return found({
          value,
          steps: [
            ['Common difference', sayNumber(step)],
            ['n = (last − first) ÷ difference + 1', sayNumber(value)],
          ],
          check: value.d === 1n && value.gt(0) && a.add(step.mul(value.sub(1))).equals(last),
        })
      },
    },
    {
      // "5 kg of sugar cost ₹200. What do 8 kg cost?"
      id: 'unitary-method',
      cue: /₹\d/,
      read(r) {
        if (
          r.has(
            'profit|loss|gain|discount|%|interest|per|each|mixed|sold|sells?|sell|selling|bought|buys?|ratio|more|less|salary|share|invest\\w*|average|rate|days?|work|together|and',
          )
        )
          return null
        const UNIT =
          '(kg|g|m|l|litres|dozen|pens?|books?|pencils?|apples?|mangoes|oranges|eggs|chairs?|shirts?|bananas?|notebooks?|toys?|articles?)'
        const price = r.words(
          `(?:(?:the )?(?:cost|price) of )?(\\d+) ${UNIT}(?: of)?(?: [a-z]+)?(?: is| are| costs?| for)? ₹(\\d+(?:\\.\\d+)?)(?: of)?(?: is| are)?|(a) (pen|book|pencil|apple|chair|shirt|notebook|toy)(?: is| costs?)? ₹(\\d+(?:\\.\\d+)?)(?: of)?(?: is)?`,
        )
        const next = r.words(`(?:(?:the )?(?:cost|price) of )?(\\d+) ${UNIT}`)
        const [many, unit, cost] = price ?? []
        const [count, unit2] = next ?? []
        const single = (word: string) => word.replace(/s$/, '')
        if (!many || !unit || !cost || !count || !unit2 || single(unit) !== single(unit2)) return null
        if (!r.done('cost costs price how much many what of for is will be if then sugar rice cheeni'))
          return null
        const one = new Fraction(cost).div(many === 'a' ? 1 : many)
        const value = one.mul(count)
        return found({
          value,
          unit: '₹',
          steps: [
            ['Price of one', sayRupees(one)],
            ['Price of all', `${sayRupees(one)} × ${count} = ${sayRupees(value)}`],
          ],
          check: value
            .div(count)
            .mul(many === 'a' ? 1 : many)
            .equals(new Fraction(cost)),
        })
      },
    },
    {
      // "Two cars start from the same point in opposite directions at 40 and 50 km/h. How far apart are they after 3 hours?"
      id: 'moving-apart',
      cue: /opposite directions?/,
      read(r) {
        if (r.has('train # m|long|cross|pass|meet|platform|towards|same direction|perpendicular')) return null
        const speeds = r.take(
          '(?:at |with )?(?:the )?(?:speeds? of )?#(?: km/h)? and # km/h(?: respectively)?',
        )
        const time = r.one('(?:after|in) # h')
        const [a, b] = speeds ?? []
        if (!a || !b || !time) return null
        if (
          !r.drop(
            '(?:the )?distance between them|how far apart(?: are they| will they be)?|how far(?: will)?(?: they)?(?: be)?(?: from each other)?',
          )
        )
          return null
        r.drop('opposite directions?|same (?:point|place|time)|start(?:s|ing)?|from|2|in')
        if (
          !r.done(
            'cars car persons men cyclists people buses two walk walking moving travel travelling leave and at',
          )
        )
          return null
        const value = a.add(b).mul(time)
        return found({
          value,
          unit: 'km',
          steps: [
            ['They part by the sum of the speeds', `${sayNumber(a.add(b))} km/h`],
            ['Distance', `${sayNumber(a.add(b))} × ${sayNumber(time)} = ${sayNumber(value)} km`],
          ],
          check: a.mul(time).add(b.mul(time)).equals(value),
        })
      },
    },
    {
      // "Find the side of a square whose area is 169 m²." / its perimeter, its diagonal
      id: 'square-from-area',
      cue: /square.*area|area.*square/,
      read(r) {
        if (
          r.has(
            'cost|rate|equal|circle|rectangle|triangle|times|doubled|increased|ratio|sum of|perfect|added',
          )
        )
          return null
        const area = r.one('area (?:of (?:a |the )?square )?(?:is|of|=)? ?# (?:cm\\^2|m\\^2)')
        const unit = /\d (cm|m)\^2/.exec(r.text)?.[1]
        const root = area ? Math.sqrt(area.valueOf()) : Number.NaN
        if (!area || !unit || !Number.isInteger(root)) return null
        const perimeter = r.drop('perimeter')
        const side = !perimeter && r.drop('(?:length of (?:its |the )?)?sides?')
        if ((!perimeter && !side) || !r.done('square field park whose having area has its')) return null
        const value = new Fraction(perimeter ? 4 * root : root)
        return found({
          value,
          unit,
          steps: [
            ['Side = √area', `√${sayNumber(area)} = ${root} ${unit}`],
            ...(perimeter ? [['Perimeter', `4 × ${root} = ${4 * root} ${unit}`] as const] : []),
          ],
          check: new Fraction(root).mul(root).equals(area),
        })
      },
    },
    {
      // "What is the probability that a leap year has 53 Sundays?"
      id: 'days-of-a-year',
      cue: /53 (?:sun|mon|tues|wednes|thurs|fri|satur)days?/,
      read(r) {
        const isLeap = r.drop('(?:a )?leap year')
        const isPlain = !isLeap && r.drop('(?:a |an )?(?:non[- ]leap|ordinary|normal) year')
        if (isLeap === isPlain || r.has('or|and|not|52')) return null
        r.drop(
          '53 (?:sun|mon|tues|wednes|thurs|fri|satur)days?|probability|chance|having|contains?|has|selected at random|randomly',
        )
        if (!r.done('year')) return null
        const extra = (isLeap ? 366 : 365) % 7
        // Each weekday begins the year equally often; the extra days are the first ones.
        const starts = Array.from({ length: 7 }, (_, first) => first).filter(
          (first) => (7 - first) % 7 < extra,
        )
        return found({
          value: new Fraction(extra, 7),
          steps: [
            ['Whole weeks', `52 weeks and ${extra} extra day${extra > 1 ? 's' : ''}`],
            ['The day is among the extra ones', `${extra}/7`],
          ],
          check: starts.length === extra,
        })
      },
    },
  ],
}
