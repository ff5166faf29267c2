import Fraction from 'fraction.js'
import { sayNumber } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'
import { type Told, takeAsked, takeTold } from '../../toolkit/told.ts'

const LIQUID =
  'milk|water|acid|alcohol|wine|spirit|syrup|juice|honey|petrol|kerosene|oil|salt|sugar|copper|zinc|tin|silver|gold|iron|glycerine|vinegar'
const SIZE = '(?:l|ml|kg|g)'
const VESSEL =
  'milkman man shopkeeper merchant grocer chemist has vessel container can cask jar bucket drum jug pot tank cup solution mixture alloy mishran liquid containing contains contain has have having full quantity amount volume pure fresh'
const ADDING =
  'bartan hoga taki added add mixed mix poured pour put more milaye milaya milaana milana jaye jana dala dale ki me mein taki must should needs how new final resulting so it make makes made making becomes become changes change get gets up total content strength concentration percentage order'
const one = new Fraction(1)

/** 'How much water', 'quantity of milk to be added' */
const ASKED = `(?:how (?:much|many)|quantity of|amount of|volume of|find|what (?:quantity|amount|volume) of)(?: (?:more|pure|extra|${SIZE}|litres?|liters?|kgs?|grams?|quantity))*(?: of)?(?: pure| more)? (?<what>${LIQUID})`
/** '[8 litres of] water to be added' without a question word before it. */
const BARE_ASK = `(?<what>${LIQUID})(?: is| are)? (?:to be|must be|should be|that must be|needed to be|required to be) (?:added|mixed|poured)`

const withUnit = (r: Reading): string => /\d (l|ml|kg|g)(?![a-z])/.exec(r.text)?.[1] ?? ''
const LITRES: Readonly<Record<string, string>> = { l: 'litres', ml: 'mL', kg: 'kg', g: 'g' }

interface Parts {
  first: string
  second: string
  a: Fraction
  b: Fraction
}

const RATIO = '{a} ?: ?{b}'
const PAIR = `(?<first>${LIQUID})(?: and |, | to |:|/| : )(?<second>${LIQUID})`

/** 'Milk and water in the ratio 3 : 2', 'ratio of milk to water is 3 : 2', '3 : 2 of milk and water' */
function takeParts(r: Reading): (Parts & { at: number }) | null {
  const told =
    takeTold(
      r,
      `(?:(?:the )?ratio (?:of|between) )?(?:the )?(?:quantit(?:y|ies) of )?${PAIR}(?: mixture| solution)?(?: are| is)?(?: mixed)?(?: in| in the| as)?(?: a| the)?(?: ratio| proportion)?(?: of| is| was| as| =)? ${RATIO}`,
    ) ??
    takeTold(r, `(?:in )?(?:the |a )?(?:ratio )?(?:of )?${RATIO}(?: ratio)?(?: of| me| mein| for)? ${PAIR}`)
  const [first, second] = [told?.word('first'), told?.word('second')]
  const [a, b] = [told?.number('a'), told?.number('b')]
  if (!told || !first || !second || !a || !b || first === second) return null
  return { first, second, a, b, at: told.at }
}

export const mixturesInAnyOrder: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mixture & Alligation'],
  readers: [
    {
      // "729 ml mixture milk:water 7:2. water to be added to make it 7:3"
      id: 'one-part-added-for-a-ratio',
      cue: /\d ?: ?\d.*\d ?: ?\d/,
      read(r) {
        const unit = withUnit(r)
        const parts = takeParts(r)
        if (!parts || unit === '') return null
        // What the mixture is of is said once more.
        r.drop(`(?:${LIQUID}) and (?:${LIQUID}) of (?:mishran|mixture)`)
        const asked = takeTold(r, ASKED) ?? takeTold(r, BARE_ASK)
        const what = asked?.word('what')
        const swapped = takeTold(
          r,
          `(?:the |new )*ratio (?:of|between) ${PAIR}(?: becomes?| is| will be| to)*(?: in)?(?: the)?(?: ratio)? {c} ?: ?{d}`,
        )
        const goal =
          swapped ??
          takeTold(
            r,
            '(?:(?:the |their |new |in |a )*(?:ratio|proportion)(?: of)?(?: the)?(?: 2| both| new mixture| liquids?)*(?: to| becomes?| become| is| ho| will be| of| changes to| as| should be| in)* )?{c} ?: ?{d}(?: ratio)?',
          )
        const [c0, d0] = [goal?.number('c'), goal?.number('d')]
        const total = takeTold(r, `{v} ${SIZE}(?: of)?(?: a| the)?`)?.number('v')
        if (!what || !c0 || !d0 || !total || !r.done(`${VESSEL} ${ADDING} ratio ho`)) return null
        const { first, second, a, b } = parts
        if ((what !== first && what !== second) || (goal && goal.at < parts.at)) return null
        const isTurned = swapped !== null && swapped.word('first') !== first
        if (swapped && isTurned && (swapped.word('first') !== second || swapped.word('second') !== first))
          return null
        const [c, d] = isTurned ? [d0, c0] : [c0, d0]
        const whole = a.add(b)
        const [x, y] = [total.mul(a).div(whole), total.mul(b).div(whole)]
        const value = what === second ? x.mul(d).div(c).sub(y) : y.mul(c).div(d).sub(x)
        if (value.lte(0)) return null
        const [p, q] = what === second ? [x, y.add(value)] : [x.add(value), y]
        return found({
          value,
          unit: LITRES[unit] ?? unit,
          steps: [
            ['Parts at first', `${first}: ${sayNumber(x)} ${unit}, ${second}: ${sayNumber(y)} ${unit}`],
            [
              'The other part stays',
              `${what === second ? first : second} stays, so ${first} : ${second} = ${sayNumber(c)} : ${sayNumber(d)} needs ${sayNumber(what === second ? q : p)} ${unit} of ${what}`,
            ],
            [`${what} to be added`, `${sayNumber(value)} ${unit}`],
          ],
          check: p.mul(d).equals(q.mul(c)) && p.add(q).equals(total.add(value)),
        })
      },
    },
    {
      // "A mixture has wine and water in the ratio 5 : 1. On adding 5 l of water the ratio becomes 5 : 2. Quantity of wine?"
      id: 'mixture-behind-an-addition',
      cue: /\d ?: ?\d.*\d ?: ?\d/,
      read(r) {
        if (
          r.has(
            'replac\\w*|drawn|removed|taken out|evaporat\\w*|%|each|another|2 (?:vessels|mixtures)|sold|profit|equal',
          )
        )
          return null
        const unit = withUnit(r)
        const parts = takeParts(r)
        if (!parts || unit === '') return null
        const more = takeTold(
          r,
          `(?:(?:on|if|when|by|and|,|after|another|more|further) )*(?:(?:adding|mixing|pouring)(?: further| another)? {x} ${SIZE}(?: of)?(?: more)? (?<what>${LIQUID})(?: (?:to|in|into|it|the|mixture))*|{x} ${SIZE}(?: of)?(?: more)? (?<what>${LIQUID})(?: (?:is|are|was|were|more|further))* (?:added|mixed|poured)(?: (?:to|in|into|it|the|this|mixture))*)`,
        )
        const goal = takeTold(
          r,
          `(?:(?:,|then|and|the|new|their) )*(?:ratio|it|proportion)(?: (?:of|between) ${PAIR})?(?: (?:becomes?|become|is|will be|would be|changes|to|now|of|in|the|new|mixture|ratio))* {c} ?: ?{d}`,
        )
        const asked = takeAsked(
          r,
          `(?:initial |original )*(?:quantity|amount|volume|litres?|l|much)(?: of)?(?: (?:the|pure|original|initial|in))* (?<what>${LIQUID}|mixture|solution)|(?<what>mixture|capacity)`,
          'in|the|mixture|original|initial|initially|vessel|at|first|is|was|there|originally|solution|of|beginning|present',
        )
        const [x, c0, d0] = [more?.number('x'), goal?.number('c'), goal?.number('d')]
        const [added, wanted] = [more?.word('what'), asked?.word('what')]
        const { first, second, a, b } = parts
        if (
          !x ||
          !c0 ||
          !d0 ||
          wanted === undefined ||
          added === undefined ||
          (added !== first && added !== second)
        )
          return null
        const turned = goal?.word('first') !== undefined && goal.word('first') !== first
        if (turned && (goal?.word('first') !== second || goal.word('second') !== first)) return null
        const [c, d] = turned ? [d0, c0] : [c0, d0]
        if (!r.done(`${VESSEL} ${ADDING} ratio`)) return null
        // (a·u) : (b·u + x) = c : d, or with x on the other side
        const u =
          added === second ? c.mul(x).div(a.mul(d).sub(b.mul(c))) : d.mul(x).div(b.mul(c).sub(a.mul(d)))
        if (u.lte(0)) return null
        const now = { [first]: a.mul(u), [second]: b.mul(u) }
        // Of the added part it is not said whether before or after.
        if (wanted === added && !/initial|original|first|beginning/.test(r.text.slice(asked?.at))) return null
        const value = now[wanted] ?? (wanted === first || wanted === second ? null : a.add(b).mul(u))
        if (!value) return null
        const [p, q] = added === second ? [a.mul(u), b.mul(u).add(x)] : [a.mul(u).add(x), b.mul(u)]
        return found({
          value,
          unit: LITRES[unit] ?? unit,
          steps: [
            ['One part at first', `${sayNumber(u)} ${unit}`],
            [
              'At first',
              `${first}: ${sayNumber(a.mul(u))} ${unit}, ${second}: ${sayNumber(b.mul(u))} ${unit}`,
            ],
            ['Asked', `${sayNumber(value)} ${unit}`],
          ],
          check: p.mul(d).equals(q.mul(c)),
        })
      },
    },
    {
      // "Two varieties of sugar cost 36 and 44 per kg. In what ratio should they be mixed so that the mixture costs 39 per kg?"
      id: 'two-prices-and-their-mean',
      cue: /ratio.*(?:mix|blend)|(?:mix|blend).*ratio/,
      read(r) {
        if (r.has('%|third|3 (?:varieties|kinds|types)|profit|gain|loss|# ?: ?#|water|# kg')) return null
        const A_KG = '(?: ?(?:/|per|a|each) ?(?:kg|l|litre|dozen)|/-? ?(?:per )?kg)?'
        const GOODS =
          'rice|tea|wheat|sugar|dal|pulses|salt|ghee|coffee|flour|oil|atta|milk|grain|pulse|daal|varieties|kinds|types|qualities|sorts|variety|type|kind|quality|2|two|different|of'
        const pair = takeTold(
          r,
          `(?:(?:the|a|an|cost|costs|costing|price|prices|priced|worth|are|is|at|rs|rate|of|whose|with|one|1|first|and|respectively|${GOODS}) )*₹?{a}${A_KG}(?: (?:and|with|,|second|the|other|another|costs?|costing|worth|at|is|mixed|be|should|${GOODS}|priced|rate|must))* ₹?{b}${A_KG}(?: respectively)?`,
        )
        const mean = takeTold(
          r,
          `(?:(?:so|that|to|get|make|obtain|the|a|an|resulting|new|mean|average|if|mixture|blend|in|order|produce|may|be|whose|which|is) )*(?:mixture|blend|price|it|variety|worth)(?: (?:worth|costs?|costing|is|be|at|of|mixture|price|worth|may|will|should|the|sold|becomes|rs|a|priced))* ₹?{m}${A_KG}`,
        )
        const asked = takeTold(
          r,
          `(?:(?:find|in|what|which|the|is|then) )*(?:ratio|proportion)(?: (?:in|which|should|must|can|they|be|these|the|${GOODS}|a|grocer|shopkeeper|trader|merchant|we|he|is|are|to|it|both|mix|mixed|blended|by))*`,
        )
        const [a, b, m] = [pair?.number('a'), pair?.number('b'), mean?.number('m')]
        if (
          !a ||
          !b ||
          !m ||
          !asked ||
          !r.done(`${GOODS.replaceAll('|', ' ')} mix mixed mixture per kg grocer shopkeeper so that together`)
        )
          return null
        const [p, q] = [b.sub(m).abs(), m.sub(a).abs()]
        if (b.sub(m).mul(m.sub(a)).lte(0)) return null
        const ratio = p.div(q)
        return found({
          value: `${ratio.n} : ${ratio.d}`,
          steps: [
            ['Differences from the mean', `${sayNumber(p)} and ${sayNumber(q)}`],
            ['Ratio', `${ratio.n} : ${ratio.d}`],
          ],
          check: a
            .mul(p)
            .add(b.mul(q))
            .equals(m.mul(p.add(q))),
        })
      },
    },
    {
      // "In a mixture of 60 l acid is 20%. How much pure acid must be added to make it 40% acid?"
      id: 'one-part-added-for-a-percent',
      cue: /\d%.*\d%/,
      read(r) {
        if (r.has('each|2 (?:solutions|mixtures)|another|taken out|removed|replaced|drawn|profit|gain|sold'))
          return null
        const unit = withUnit(r)
        const dries = takeTold(
          r,
          `(?:how (?:much|many)|quantity of|amount of)(?: ${SIZE}| litres?| liters?| kgs?)?(?: of)? water(?: must| should| has| is| needs)?(?: to)?(?: be)?(?: evaporated?| removed by evaporation| boiled off| dried up)`,
        )
        const what = dries ? 'water' : (takeTold(r, ASKED) ?? takeTold(r, BARE_ASK))?.word('what')
        const total = takeTold(r, `(?:to |from )?{v} ${SIZE}(?: of)?(?: a| the| an)?`)?.number('v')
        const isOf = (told: Told) => told.word('part')
        const goal = takeTold(
          r,
          `(?:to make|so as to make|makes?|making|becomes?|become|to get|to obtain|to reduce|reduces?|reduced|to raise|raise|to increase|to change|to have|so that|in order to)(?: (?:it|the|to|a|an|into|strength|solution|mixture|alloy|concentration|percentage|only|contains?|has|have|get|make|becomes?|reduced?|of|its|new|(?<part1>${LIQUID})|content|is|in|be|will))* {q}%(?: (?:of )?(?<part>${LIQUID}))?(?: ?(?:solution|mixture|alloy))?`,
        )
        const start =
          takeTold(
            r,
            `(?<part1>${LIQUID})(?: content| concentration| strength| percentage)? (?:is|are|was|of) {p}%`,
          ) ??
          takeTold(
            r,
            `(?:of |a |which |contains |containing |has |having |with |is )*{p}%(?: pure)?(?: (?:of )?(?<part>${LIQUID}))?`,
          )
        const [p, q] = [start?.number('p'), goal?.number('q')]
        if (!what || !total || !p || !q || !start || !goal || goal.at < start.at || unit === '') return null
        if (!r.done(`${VESSEL} ${ADDING} ${LIQUID.replaceAll('|', ' ')}`)) return null
        const named = [isOf(start), start.word('part1'), isOf(goal), goal.word('part1')].filter(
          (part) => part !== undefined,
        )
        const parts = new Set(named)
        const [part] = parts
        // '15% water … to make it 10% sugar' speaks of two parts.
        if (parts.size !== 1 || part === undefined || q.gte(100) || p.gte(100)) return null
        const has = total.mul(p).div(100)
        const isSame = what === part
        if (!isSame && what !== 'water') return null
        const value = dries
          ? total.sub(has.mul(100).div(q))
          : isSame
            ? total.mul(q.sub(p)).div(new Fraction(100).sub(q))
            : has.mul(100).div(q).sub(total)
        if (value.lte(0) || (dries && part === 'water')) return null
        const after = dries ? total.sub(value) : total.add(value)
        return found({
          value,
          unit: LITRES[unit] ?? unit,
          steps: [
            [`${part} at first`, `${sayNumber(p)}% of ${sayNumber(total)} = ${sayNumber(has)} ${unit}`],
            [
              'What does not change',
              isSame
                ? `The rest, ${sayNumber(total.sub(has))} ${unit}, is ${sayNumber(new Fraction(100).sub(q))}% of the new whole`
                : `The ${part}, ${sayNumber(has)} ${unit}, is ${sayNumber(q)}% of the new whole`,
            ],
            ['New whole and the change', `${sayNumber(after)} ${unit}: ${sayNumber(value)} ${unit}`],
          ],
          check: (isSame ? has.add(value) : has).mul(100).equals(after.mul(q)),
        })
      },
    },
    {
      // "80 l pure milk. 8 l taken out and replaced with water, same thing done 2 more times. Milk left?"
      id: 'drawn-and-replaced',
      cue: /milk|wine|acid|alcohol|spirit|juice/,
      read(r) {
        if (r.has('ratio|%|half|# ?: ?#|first|second|third|sold|cost|equal parts|profit|#th')) return null
        const count =
          takeTold(
            r,
            '(?:(?:and |again |this |the |same |whole |thing |process |operation |is |was |are |done |repeated |performed |aisa |ye |yah |kiya |further |carried out )*)(?:(?<more>{n} more times|{n1} times more|once more|twice more|1 more time|once again|{m} and more)|(?<all>{k} (?:times|baar|bar)(?: in (?:all|total))?(?: kiya(?: gaya| jaye)?)?|thrice(?: in all)?|twice(?: in all)?))(?: (?:done|repeated|performed))?',
          ) ?? null
        const isRepeated = r.text.includes('repeated')
        const more = count?.word('more')
        const all = count?.word('all')
        // 'Repeated 3 times' is 3 times for some and 4 for others.
        if (all !== undefined && isRepeated && !/in (?:all|total)/.test(all)) return null
        const turns = !count
          ? one
          : more !== undefined
            ? (
                count.number('n') ??
                count.number('n1') ??
                (more === 'twice more' ? new Fraction(2) : one)
              ).add(1)
            : (count.number('k') ?? new Fraction(all?.startsWith('twice') ? 2 : 3))
        const asked =
          takeAsked(
            r,
            '(?:(?:much|quantity of|amount of|l of|litres? of|pure|quantity|amount) )*(?<what>milk|water|wine|acid|alcohol|spirit|juice)',
            'does|is|was|will|are|be|it|now|there|in|the|vessel|container|cask|can|jar|left|remains?|remaining|remain|bacha|bachega|rah gaya|rahega|contain|contains|present|finally|at|last|end|hai',
          ) ??
          takeTold(
            r,
            '(?:(?:remaining|left|final) (?:quantity of |amount of )?)(?<what>milk|water|wine|acid|alcohol|spirit|juice)',
          )
        const out =
          takeTold(
            r,
            `{x} ${SIZE}(?: of)?(?: it| milk| wine| acid| alcohol| spirit| juice| the (?:milk|wine))?(?: (?:is|was|are|were|me|mein|se))*(?: (?:taken out|drawn out|drawn off|drawn|removed|withdrawn|taken away|nikal kar|nikalkar|nikala|nikal liya|nikale|out|replaced))`,
          ) ??
          takeTold(
            r,
            `(?:taken out|drawn|removed|withdraws|draws|takes out|removes) {x} ${SIZE}(?: of)?(?: it| milk| wine| acid)?`,
          )
        const start = takeTold(
          r,
          `{v} ${SIZE}(?: of)?(?: pure)? ?(?<part>milk|wine|acid|alcohol|spirit|juice)?`,
        )
        const [v, x] = [start?.number('v'), out?.number('x')]
        const what = asked?.word('what')
        if (!start || !out || !v || !x || x.gte(v) || !what || start.at > out.at) return null
        const part = start.word('part') ?? /(milk|wine|acid|alcohol|spirit|juice)/.exec(r.text)?.[1] ?? 'milk'
        if (what !== 'water' && what !== part) return null
        if (
          !/water/.test(r.text) ||
          !/replac|water|utna/.test(r.text) ||
          !turns.equals(turns.round()) ||
          turns.gt(9) ||
          !r.done(
            `${VESSEL} ${part} water replaced replacing by with same equal utna utni hi dala daala gaya gayi jata milaya kar filled fill and this thing process done repeated kiya aisa ki jagah liya which amount place it from nikal se me mein usme the out taken`,
          )
        )
          return null
        const kept = one.sub(x.div(v))
        let left = v
        for (let turn = 0; turns.gt(turn); turn++) left = left.mul(v.sub(x)).div(v)
        const value = what === 'water' ? v.sub(left) : left
        const unit = withUnit(r)
        return found({
          value,
          unit: LITRES[unit] ?? unit,
          steps: [
            ['Kept each time', `1 − ${sayNumber(x)}/${sayNumber(v)} = ${sayNumber(kept)} of the ${part}`],
            [
              `${part} after ${turns} times`,
              `${sayNumber(v)} × (${sayNumber(kept)})^${turns} = ${sayNumber(left)} ${unit}`,
            ],
            ...(what === 'water'
              ? [['Water', `${sayNumber(v)} − ${sayNumber(left)} = ${sayNumber(value)} ${unit}`] as const]
              : []),
          ],
          check: left.equals(v.mul(kept.pow(turns) ?? 0)),
        })
      },
    },
    {
      // "How many kg of rice at 42/kg should be mixed with 25 kg at 24/kg so that selling at 40/kg gives 25% profit?"
      id: 'so-many-kg-mixed-to-gain',
      cue: /kg.*mix|mix.*kg/,
      read(r) {
        const A_KG = '(?: ?(?:/|per|a|each) ?kg|/-? ?(?:per )?kg)'
        const GOODS =
          '(?:rice|tea|wheat|sugar|dal|pulses|salt|ghee|coffee|flour|oil|atta|variety|type|kind|quality)'
        if (r.has('ratio|loss|adulterat\\w*|stones?|discount|third|water')) return null
        const sold = takeTold(
          r,
          `(?:by |on )?(?:selling|sells?|sold|sell)(?: price)?(?: the)?(?: mixture| whole| it)?(?: at| for| is)?(?: the rate of)? ₹?{s}(?:${A_KG})?`,
        )
        const gain = takeTold(
          r,
          '(?:gains?|profit|gain of|profit of|earns?|makes?|gives?|get|there is)*(?: a| of)* ?{g}%(?: gain| profit)?',
        )
        const isGain = /gain|profit/.test(r.text)
        const worth = takeTold(
          r,
          `(?:mixture )?(?:is |be |becomes? |costs?|worth|costing|of|price|average|to get|to make|a)*(?: ?(?:worth|cost(?:s|ing)?|priced at|mixture at|mixture of))(?: price)? ₹?{m}${A_KG}`,
        )
        const known = takeTold(
          r,
          `{n} kg(?: of)?(?: another| other| a cheaper)?(?: ${GOODS})?(?: of)?(?: another| other)?(?: ${GOODS})?(?: at| costing| worth| of| priced at| @)*(?: the rate of)? ₹?{b}(?:${A_KG})`,
        )
        const asked = takeTold(
          r,
          `(?:how many|how much|find the|what)(?: kgs?| quantity| kilograms?)?(?: of)?(?: ${GOODS})?(?: at| costing| worth| of| priced at| @)*(?: the rate of)? ₹?{a}(?:${A_KG})`,
        )
        const [a, b, n] = [asked?.number('a'), known?.number('b'), known?.number('n')]
        const [s, g, m] = [sold?.number('s'), gain?.number('g'), worth?.number('m')]
        const mean = m && !s && !g ? m : s && g && isGain && !m ? s.mul(100).div(g.add(100)) : undefined
        if (!a || !b || !n || !mean) return null
        if (
          !r.done(
            'mixed mixing mix rice tea wheat sugar dal pulses salt ghee coffee flour oil another other variety type kind quality kg grocer shopkeeper trader merchant so that there gain profit selling cost price mixture must gives makes earn earns',
          )
        )
          return null
        const value = n.mul(mean.sub(b)).div(a.sub(mean))
        if (value.lte(0)) return null
        return found({
          value,
          unit: 'kg',
          steps: [
            ['Mean cost of a kg', sayNumber(mean)],
            [
              'By alligation',
              `x × ${sayNumber(a.sub(mean).abs())} = ${sayNumber(n)} × ${sayNumber(mean.sub(b).abs())}`,
            ],
            ['Quantity', `${sayNumber(value)} kg`],
          ],
          check: value
            .mul(a)
            .add(n.mul(b))
            .equals(mean.mul(value.add(n))),
        })
      },
    },
  ],
}
