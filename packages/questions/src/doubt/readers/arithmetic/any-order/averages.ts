import Fraction from 'fraction.js'
import { sayNumber } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'
import { type Told, takeAsked, takeTold } from '../../toolkit/told.ts'

const MEMBERS =
  '(?:numbers|results|observations|students|boys|girls|men|women|persons|people|workers|employees|members|children|players|pupils|friends|passengers|sailors|oarsmen|crew|values|terms|items|candidates|bowlers|log|quantities|bachcho|bachchon)'
const ONE =
  '(?:teacher|captain|manager|principal|student|number|person|man|boy|girl|member|observation|coach|director|wicket keeper|woman|player|value|newcomer|employee|worker|sailor|oarsman|pupil|class teacher|passenger|result|term|friend|1|one)'
const MEASURE = '(?:age|weight|marks|height|salary|score|income|mass|runs|value|wage|expenditure|price)'
const U = '(?: (?<u>kg|g|year|month|cm|m|runs|marks|rupees|rs|units?))?'
const WORDS =
  "average mean age weight marks height salary score class group team of in a an the is was if when new their all whole family then it now year old kg cm g increases rises teacher person man student boy number numbers him his her he what find comes who and goes up by value observation runs innings batsman correct actual true resulting be will becomes obtained student's teacher's person's man's included also"

const UNIT_NAMES: Readonly<Record<string, string>> = { kg: 'kg', year: 'year', cm: 'cm', g: 'g' }
const MINOR: Readonly<Record<string, readonly [string, Fraction]>> = {
  g: ['kg', new Fraction(1, 1000)],
  month: ['year', new Fraction(1, 12)],
}
/** A change told in grams or months beside kilograms or years. */
const scaled = (told: Told | null, name: string, main: string): Fraction | undefined => {
  const [bigger, factor] = MINOR[told?.word('u') ?? ''] ?? []
  const value = told?.number(name)
  return bigger !== undefined && bigger === main && factor ? value?.mul(factor) : value
}
const mainUnit = (r: Reading): string => UNIT_NAMES[/\d (kg|year|cm)(?![a-z])/.exec(r.text)?.[1] ?? ''] ?? ''
const UP =
  '(?:goes up|go up|went up|is up|up|increases?|increased|is increased|rises?|rose|raised|is raised|improves?|improved|gets increased|increasing)'
const DOWN =
  '(?:goes down|go down|went down|down|decreases?|decreased|is decreased|falls?|fell|reduces?|reduced|is reduced|drops?|dropped|decreasing|lowered)'
const BY = `(?:(?<up>${UP})|(?<down>${DOWN}))(?: (?:by|of|just))*`

export const averagesInAnyOrder: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Average'],
  readers: [
    {
      // "The average weight of 8 persons goes up by 2.5 kg when one weighing 65 kg is replaced. Weight of the new person?"
      id: 'average-moved-by-a-replacement',
      cue: /(?:average|mean).*(?:replac|in place of|instead of|in lieu of)|replac.*average/,
      read(r) {
        if (
          r.has(
            `2 (?:new |of |men|women|persons|others)|two|wrongly|misread|read as|then|women|ratio|speed|%|first|# and # ${'year'}|average of (?:the )?new|both|respectively|copied`,
          )
        )
          return null
        const main = mainUnit(r)
        const group = takeTold(
          r,
          `(?:the )?(?:average|mean)(?: ${MEASURE})?(?: (?:of|in|for|a|the|group|team|committee|family))* {n} ${MEMBERS}|{n} ${MEMBERS}(?: (?:have|had|has|with|whose|an|the))* (?:average|mean)(?: ${MEASURE})?`,
        )
        const change = takeTold(
          r,
          `(?:(?:the|its|their|group's|is|was|gets|thereby|thus|average|age|weight|by|which|and|then) )*${BY} {d}${U}`,
        )
        const out = takeTold(
          r,
          `(?:(?:when|if|by|a|the|in|place|instead|of|lieu|new|person|man|student|boy|girl|comes|came|joins|joined|is|was|arrives|included|replaces|replaced|replacing|one|1|them|member|with|player|from|group|sailor|oarsman|worker|whose|who) )*(?:(?:in place of|instead of|in lieu of|replaces|replacing)(?: (?:one|1|a|the|of|them|man|person|student|boy|member|who|whose|is|was|age|weight|player|weighing|aged|sailor))* {o} ?(?:kg|year|cm)?(?: old| weight)?|(?:(?:one|1|a|an|the|of|them|man|person|student|boy|girl|member|player|sailor|oarsman|worker|whose|who|weight|age|is|was|weighing|weighs|aged|having|${MEMBERS}) )+{o} ?(?:kg|year|cm)?(?: old)?(?: (?:is|was|gets|has been))? replaced(?: (?:by|with)(?: (?:a|an|the|another|new|person|man|woman|student|boy|girl|member|one|1|player|sailor|someone))*)?)`,
        )
        const asked = takeAsked(
          r,
          `(?:weight|age|height|salary|score|marks|value|weigh)(?: (?:of|the|is))* new(?:comer)?(?: ${ONE})?|(?:his|her) (?:weight|age|height)|new (?:${ONE}|comer)(?:'s)?(?: (?:weight|age|height|salary|weigh|weighs))?`,
          'weigh|aged?|weighs',
        )
        const [n, d, o] = [group?.number('n'), scaled(change, 'd', main), out?.number('o')]
        if (!n || !d || !o || !asked || !r.done(WORDS)) return null
        const isUp = change?.word('up') !== undefined
        const value = isUp ? o.add(n.mul(d)) : o.sub(n.mul(d))
        if (value.lte(0)) return null
        return found({
          value,
          unit: main,
          steps: [
            ['Change of the total', `${sayNumber(n)} × ${sayNumber(d)} = ${sayNumber(n.mul(d))}`],
            [
              'The new one',
              `${sayNumber(o)} ${isUp ? '+' : '−'} ${sayNumber(n.mul(d))} = ${sayNumber(value)}`,
            ],
          ],
          check: value.sub(o).div(n).abs().equals(d),
        })
      },
    },
    {
      // "Average of 30 students is 45 kg. Teacher included, the average goes up by 500 g. Teacher's weight?"
      id: 'average-moved-by-one-more',
      cue: /(?:average|mean).*(?:milane|jodne|shamil|includ|join|added|adds|with the|along)/,
      read(r) {
        if (
          r.has(
            `replac\\w*|wrongly|misread|then|speed|%|ratio|2 (?:new|more)|leaves?|left|excluded|excluding|innings|first|last|each|rest|remaining|# and #|median|# more|# new`,
          )
        )
          return null
        const main = mainUnit(r)
        const group = takeTold(
          r,
          `(?:the )?(?:average|mean)(?: ${MEASURE})?(?: (?:of|in|for|a|the|class|group|team|having|with|consisting))* {n} ${MEMBERS}(?: (?:in|of|a|the|class|group|is|was|=))* {a}(?: (?:kg|year|cm|rupees|marks|runs))?(?: old)?|{n} ${MEMBERS} of average(?: ${MEASURE})? {a}(?: (?:kg|year|cm))?(?: is)?`,
        )
        const change = takeTold(
          r,
          `(?:(?:the|its|their|new|is|was|gets|average|age|weight|of|whole|class|group|and|then|height|salary) )*${BY} {d}${U}`,
        )
        const into = change
          ? null
          : takeTold(
              r,
              `(?:(?:the|its|their|new|average|age|weight|of|whole|class|group|and|then|it) )*(?:becomes?|becoming|changes to|is now|goes to|comes to|rises to|drops to|falls to|increases to|decreases to|reduces to) {b}${U}|average(?: ${MEASURE})? {b}${U} becomes`,
            )
        const joins = takeTold(
          r,
          `(?:(?:if|when|the|a|an|new|with|along|another|one|1|is|age|weight|height|salary|of|${ONE}|teacher's|captain's|also|by) )*(?:${ONE})(?:'s)?(?: (?:age|weight|height|salary|is|was|are|also|being|gets|class))* (?:included|joins|joined|added|is included|including|include)(?: (?:in|to|with|the|them|class|group|team|it|also|their))*|(?:${ONE}) (?:milane|jodne|shamil karne|shamil hone)|(?:including|on including|adding|with)(?: the| a)?(?: (?:age|weight|height|salary)(?: of)?)?(?: the| a| new)? (?:${ONE})(?:'s)?(?: (?:age|weight|height|salary|also))*`,
        )
        const asked =
          takeTold(
            r,
            `how old is (?:the |new )*(?:${ONE})|(?:${ONE}) of (?:weight|age|height)(?=[\\s?.]*$)`,
          ) ??
          takeAsked(
            r,
            `(?:weight|age|height|salary|score|marks|value)(?: (?:of|the|new|this|that))* (?:${ONE})|(?:new |that )*(?:${ONE})(?:'s) ?(?:weight|age|height|salary|score|marks|value)|(?:the |new )*(?:${ONE})(?= (?:weigh|age))|(?:new |that |added )*number`,
            'weigh|aged?|added|included',
          )
        const [n, a] = [group?.number('n'), group?.number('a')]
        const d = scaled(change, 'd', main)
        const b = into ? into.number('b') : d && a && (change?.word('up') !== undefined ? a.add(d) : a.sub(d))
        if (!n || !a || !b || !joins || !asked || !r.done(WORDS)) return null
        const value = b.mul(n.add(1)).sub(a.mul(n))
        if (value.lte(0)) return null
        return found({
          value,
          unit: main,
          steps: [
            [
              'Totals',
              `${sayNumber(n)} × ${sayNumber(a)} = ${sayNumber(n.mul(a))} and ${sayNumber(n.add(1))} × ${sayNumber(b)} = ${sayNumber(n.add(1).mul(b))}`,
            ],
            ['The one who came', sayNumber(value)],
          ],
          check: a.mul(n).add(value).div(n.add(1)).equals(b),
        })
      },
    },
    {
      // "A batsman scores 87 in his 17th innings and his average goes up by 3. Average now?"
      id: 'innings-moves-the-average',
      cue: /(?:innings|inning|match).*average|average.*(?:innings|inning|match)/,
      read(r) {
        if (
          r.has(
            'not out|bowl\\w*|wickets?|next #|last #|to raise|to increase|highest|lowest|first #|excluding|out of|half|twice|how many (?:runs|innings)|what should',
          )
        )
          return null
        const run = takeTold(
          r,
          '(?:(?:a|the|batsman|cricketer|player|he|kohli|rohit|virat|dhoni|sachin|makes?|made|scores?|scored|has|had|a score of|score|of|in|his|her) )*(?:scores?|scored|makes?|made|score of|scoring) {x}(?: runs)?(?: (?:in|his|her|the|for))* {k}th (?:innings|inning|match|game)|(?:in )?(?:his |the )?{k}th (?:innings|inning|match|game),?(?: (?:a|the|batsman|cricketer|player|he|and))* (?:scores?|scored|makes?|made)(?: a score of)? {x}(?: runs)?',
        )
        const change = takeTold(
          r,
          `(?:(?:and|thereby|thus|so|his|her|the|hence|by|this|which|with|average|score|of|runs|that|then|it|is|was) )*(?:(?:${BY}(?: (?:his|the|average|score|by))*)) {d}(?: runs?)?`,
        )
        const asked = takeAsked(
          r,
          '(?:new |present |current )?average(?: score)?(?: (?<when>now|(?:after|before|till|upto) (?:the |his |this )*(?:{j}th )?(?:innings|inning|match|that)|earlier|previously|at present|then|in (?:the )?beginning))?',
          'of|the|batsman|his|runs',
        )
        const [x, k, d, j] = [run?.number('x'), run?.number('k'), change?.number('d'), asked?.number('j')]
        if (!x || !k || !d || !asked || !r.done(WORDS)) return null
        const isUp = change?.word('up') !== undefined
        const step = isUp ? d : d.neg()
        // old (k − 1) + x = (old + step) k
        const old = x.sub(step.mul(k))
        const now = old.add(step)
        const before = /before|earlier|previous|beginning/.test(asked.word('when') ?? '')
        if (j && !j.equals(k) && !j.equals(k.sub(1))) return null
        const isOld = before || (j?.equals(k.sub(1)) ?? false)
        // 'Before the 16th innings' of 17 would be another question.
        if (before && j && !j.equals(k)) return null
        if (old.lte(0)) return null
        return found({
          value: isOld ? old : now,
          steps: [
            [
              'Let the average before be a',
              `${sayNumber(k.sub(1))}a + ${sayNumber(x)} = ${sayNumber(k)}(a ${isUp ? '+' : '−'} ${sayNumber(d)})`,
            ],
            ['Averages', `before ${sayNumber(old)}, after ${sayNumber(now)}`],
          ],
          check: old.mul(k.sub(1)).add(x).div(k).equals(now),
        })
      },
    },
    {
      // "A batsman has an average of 40 after 10 innings. He scores 84 in the 11th. Average now?"
      id: 'average-after-the-next-innings',
      cue: /average.*(?:innings|matches).*(?:th|next)/,
      read(r) {
        if (
          r.has(
            'not out|bowl\\w*|wickets?|by #|increases?|decreases?|raise|so that|becomes?|highest|lowest|last|first|how many (?:runs|innings)|before|each|next #',
          )
        )
          return null
        const group = takeTold(
          r,
          '(?:(?:a|the|batsman|cricketer|player|has|had|his|he|an|is|of|in|batting|with|runs|virat|rohit|kohli) )*average(?: (?:of|is|was|score|runs|=))* {a}(?: runs?)?(?: (?:in|after|for|his|first|the))* {n} (?:innings|matches)|(?:(?:a|the|batsman|cricketer|player|his) )*average(?: (?:of|for|in|after|runs|his))* {n} (?:innings|matches)(?: (?:is|was|=))* {a}(?: runs?)?',
        )
        const next = takeTold(
          r,
          '(?:(?:and|he|if|in|the|his|then|batsman) )*(?:scores?|scored|makes?|made|gets) {x}(?: runs)? (?:in )?(?:the |his )?(?:{k}th|next)(?: (?:innings|match|inning))?|(?:(?:and|if|in|the|his|then) )*(?:{k}th|next)(?: (?:innings|match|inning))?,? (?:he )?(?:scores?|scored|makes?|made|gets) {x}(?: runs)?',
        )
        const asked = takeAsked(
          r,
          '(?:new |present |current )?average',
          'now|of|the|batsman|his|runs|after|that|this|innings|score',
        )
        const [a, n, x, k] = [group?.number('a'), group?.number('n'), next?.number('x'), next?.number('k')]
        if (!a || !n || !x || !asked || (k && !k.equals(n.add(1))) || !r.done(WORDS)) return null
        const value = a.mul(n).add(x).div(n.add(1))
        return found({
          value,
          steps: [
            [
              'Runs in all',
              `${sayNumber(a)} × ${sayNumber(n)} + ${sayNumber(x)} = ${sayNumber(a.mul(n).add(x))}`,
            ],
            ['Average', `÷ ${sayNumber(n.add(1))} = ${sayNumber(value)}`],
          ],
          check: value.sub(a).mul(n.add(1)).equals(x.sub(a)),
        })
      },
    },
    {
      // "The average of 6 numbers is 30. Excluding one it becomes 29. Excluded number?"
      id: 'one-left-out-of-the-average',
      cue: /(?:average|mean).*(?:exclud|hatane|nikalne|leaves?|left|removed|left out|dropped|discard|hatane|nikalne)/,
      read(r) {
        if (
          r.has(
            '2 (?:numbers|of)|two|both|first|last|remaining|rest|joins?|replac\\w*|then|included|added|speed|%|ratio|# and #|wrongly|how many',
          )
        )
          return null
        const group = takeTold(
          r,
          `(?:the )?(?:average|mean)(?: ${MEASURE})?(?: (?:of|in|for|a|the|class|group|team))* {n} ${MEMBERS}(?: (?:is|was|of|in|a|the|class|group))* {a}(?: (?:kg|year|cm|marks))?|(?:find )?{n} ${MEMBERS} of average(?: ${MEASURE})? {a}(?: (?:kg|year|cm))?(?: is)?`,
        )
        const asked = takeAsked(
          r,
          `(?:excluded|removed|omitted|left out|that|this) (?:${ONE})|(?:age|weight|value)(?: (?:of|the|that|this|excluded))* (?:${ONE})|(?:number|${ONE}) (?:excluded|removed|left out|who left)`,
          'is|was|who|that|left|excluded|removed|which',
        )
        const out = r.drop(
          `(?:(?:if|when|on|and|out|of|them|these|from|the|it) )*(?:a ${ONE} (?:hatane|nikalne)|excluding|leaving out|removing|dropping|excluded|(?:one|1|a)(?: of them| ${ONE}| the)* (?:is |was |who )*(?:excluded|removed|left out|dropped|discarded|leaves?|left))(?: (?:one|1|a|of|the|them|number|${ONE}|group|class|from))*`,
        )
        const into = takeTold(
          r,
          `(?:(?:then|the|their|average|mean|new|of|it|age|weight|and|is) )*(?:becomes?|becoming|is|comes to|changes to|goes to|increases to|decreases to|reduces to|falls to) {b}(?: (?:kg|year|cm|marks))?|average {b}(?: (?:kg|year|cm))? becomes`,
        )
        const [n, a, b] = [group?.number('n'), group?.number('a'), into?.number('b')]
        if (!n || !a || !b || !out || !asked || n.lt(3) || !r.done(WORDS)) return null
        const value = n.mul(a).sub(n.sub(1).mul(b))
        if (value.lte(0)) return null
        return found({
          value,
          unit: mainUnit(r),
          steps: [
            [
              'Totals',
              `${sayNumber(n)} × ${sayNumber(a)} = ${sayNumber(n.mul(a))} and ${sayNumber(n.sub(1))} × ${sayNumber(b)} = ${sayNumber(n.sub(1).mul(b))}`,
            ],
            ['The one left out', sayNumber(value)],
          ],
          check: n.mul(a).sub(value).div(n.sub(1)).equals(b),
        })
      },
    },
    {
      // "The average of 5 numbers is 20. Each number is doubled. New average?"
      id: 'average-of-each-changed',
      cue: /(?:average|mean).*(?:each|every|all)/,
      read(r) {
        if (
          r.has(
            'first|last|%|ratio|speed|deviation|variance|median|only|except|half of|respectively|some|replaced|wrong\\w*|year',
          )
        )
          return null
        const group = takeTold(
          r,
          `(?:the )?(?:average|mean)(?: of)?(?: (?:a|the|set|list))*(?: (?:{n}|n|some|certain|few))?(?: ${MEMBERS})? (?:is|was|=) {a}`,
        )
        const EACH = `(?:(?:if|when|and|,|now) )*(?:(?:each|every|all)(?: (?:of|the|these|them|one|1|number|numbers|observation|value|values|term|item))*)`
        const change = takeTold(
          r,
          `${EACH}(?: (?:is|are|was|were|gets))* (?:(?<twice>doubled)|(?<thrice>tripled|trebled)|(?<halved>halved)|(?<way>multiplied by|divided by|increased by|decreased by|reduced by|diminished by) {k})|{k} (?:is|are|was) (?<way>added|subtracted)(?: (?:to|from))? (?:each|every|all)(?: (?:of|the|these|them|number|numbers|one|1|observation|value|values|term))*`,
        )
        const asked = takeAsked(
          r,
          '(?:new |resulting |changed )?(?:average|mean)',
          'of|the|new|set|numbers|now|will|be|is',
        )
        const [a, k] = [group?.number('a'), change?.number('k')]
        if (!a || !change || !asked || !r.done(WORDS)) return null
        const way = change.word('way') ?? ''
        const isTimes =
          change.word('twice') ?? change.word('thrice') ?? change.word('halved') ?? /^(?:mult|div)/.test(way)
        const factor =
          change.word('twice') !== undefined
            ? new Fraction(2)
            : change.word('thrice') !== undefined
              ? new Fraction(3)
              : change.word('halved') !== undefined
                ? new Fraction(1, 2)
                : way.startsWith('div')
                  ? k && new Fraction(1).div(k)
                  : k
        if (!factor) return null
        const isLess = /^(?:dec|red|dim|sub)/.test(way)
        const value = isTimes ? a.mul(factor) : isLess ? a.sub(factor) : a.add(factor)
        const n = group?.number('n') ?? new Fraction(7)
        const total = isTimes
          ? a.mul(n).mul(factor)
          : isLess
            ? a.mul(n).sub(factor.mul(n))
            : a.mul(n).add(factor.mul(n))
        return found({
          value,
          steps: [['What is done to each number is done to the average', sayNumber(value)]],
          check: total.div(n).equals(value),
        })
      },
    },
    {
      // "Mean of 10 observations is 20. One observation was read as 15 instead of 25. Correct mean?"
      id: 'mean-put-right',
      cue: /(?:instead of|in place of|wrong|misread|mistake|error|read as|taken as|actual|correct)/,
      read(r) {
        if (
          r.has(
            '2 (?:observations|numbers|values|items)|two|respectively|deviation|variance|median|standard|both|# and # (?:were|are)|joins|person|weighing',
          )
        )
          return null
        const group = takeTold(
          r,
          `(?:the )?(?:average|mean)(?: ${MEASURE})?(?: (?:of|in|for|a|the|class|group))* {n} ${MEMBERS}(?: (?:is|was|were|found|calculated|computed|as|to|be|came|out|came out to be|in|a|class|of))* {a}(?: (?:kg|year|cm|marks))?`,
        )
        const FOUND =
          '(?:(?:later|it|was|is|found|discovered|noticed|observed|that|on|checking|but|afterwards|seen|if|rechecking|the|one|1|a|an|observation|number|value|item|mark|marks|student|of|score|entry|by|mistake|weight|age|reading|while|calculating|and|detected|had|been|wrongly|mistakenly|erroneously|incorrectly|score of|actually|reads) )*'
        const READ =
          '(?:read|taken|entered|recorded|copied|written|noted|misread|included|counted|typed|used|wrongly taken|put|miswritten)'
        const wrong =
          takeTold(
            r,
            `${FOUND}${READ}(?: (?:as|wrongly|by|mistake))* {y}(?: marks| kg)? (?:instead of|in place of|for|rather than)(?: (?:the|correct|value|actual|its))* {x}`,
          ) ??
          takeTold(
            r,
            `${FOUND}{x}(?: (?:marks|kg))?(?: (?:was|is|were|had|been|wrongly|mistakenly|erroneously|incorrectly|by|mistake))* ${READ}(?: (?:wrongly|by|mistake))* as {y}`,
          ) ??
          takeTold(
            r,
            `${FOUND}{y}(?: (?:was|is|were|had|been|wrongly|mistakenly|erroneously|incorrectly|by|mistake))* ${READ}(?: (?:wrongly|by|mistake))* (?:instead of|in place of|for) {x}`,
          ) ??
          takeTold(
            r,
            `${FOUND}${READ}(?: (?:as|wrongly))* {y}(?:,? (?:but|while|whereas|and|its|the|actual|correct|true|value|it|real|was|is|should|have|been|be|being))+ {x}`,
          )
        const asked = takeAsked(
          r,
          '(?:correct|actual|true|right|new|corrected|real|correct value of)(?: the)? (?:mean|average)',
          'marks|weight|of|the|age|score|class',
        )
        const [n, a, x, y] = [group?.number('n'), group?.number('a'), wrong?.number('x'), wrong?.number('y')]
        if (!n || !a || !x || !y || !asked || !r.done(WORDS)) return null
        const value = a.add(x.sub(y).div(n))
        return found({
          value,
          unit: mainUnit(r),
          steps: [
            ['Total as found', `${sayNumber(n)} × ${sayNumber(a)} = ${sayNumber(n.mul(a))}`],
            ['Put right', `− ${sayNumber(y)} + ${sayNumber(x)} = ${sayNumber(n.mul(value))}`],
            ['Correct mean', sayNumber(value)],
          ],
          check: n.mul(value).sub(x).equals(n.mul(a).sub(y)),
        })
      },
    },
  ],
}
