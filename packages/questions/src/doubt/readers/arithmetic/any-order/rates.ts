import Fraction from 'fraction.js'
import { sayNumber, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'
import { takeTold } from '../../toolkit/told.ts'

const one = new Fraction(1)
const zero = new Fraction(0)
const UNIT = '(?:h|min|day|hrs?|hours?|minutes?|days?)'
/** Parts of an hour are told in minutes, those of a day are not. */
const UNITS: Readonly<Record<string, string>> = { h: 'hour', min: 'minute', day: 'day' }
const THING =
  '(?: (?:it|the|a|an|same|full|whole|empty|completely|piece|of|certain|tank|cistern|reservoir|pool|work|job|task|wall|project|field|house|alone|separately|individually))*'
const FILLS =
  'fills?|does|do|completes?|finish(?:es)?|builds?|makes?|bharta|bharti|bhar|karta|karti|kar|ploughs?|digs?|paints?|reaps?'
const EMPTIES = 'empt(?:y|ies)|drains?|discharges?|khali'
const VERB = `(?:can |could |will |alone |alone can |can alone |is able to )*(?:(?<fills>${FILLS})|(?<empties>${EMPTIES}))`
const LETTER = '[a-dpqrxyz]'
const KIND =
  'pipe|third tap|third pipe|waste pipe|outlet pipe|outlet tap|outlet|leak|inlet pipes|drain pipe|drain|emptying pipe|emptying tap|third pipe|third tap|third|inlet pipe|inlet|first pipe|second pipe|first tap|second tap|first|second|other'
const WHO = `(?:(?:the |a |an |another )?(?:(?:pipe|tap|inlet|outlet|worker|man|machine) )?(?<who>${LETTER})(?![a-z'])|(?:the |a |an |another )?(?<kind>${KIND}))`

interface Agent {
  who: string
  time: Fraction
  /** Per unit of time; below zero when it empties. */
  rate: Fraction
  at: number
}

/** 'A in 12 days, B in 15', 'pipe A fills in 12 h and a waste pipe empties in 10 h', '2 taps can fill it in 12 and 15 h' */
function takeRates(r: Reading): { agents: Agent[]; unit: string } | null {
  const text = r.text
  const units = new Set(text.match(/(?<=\d )(?:h|min|day)(?![a-z])/g) ?? [])
  const [unit] = units
  // Hours beside minutes are left to readers that convert.
  if (unit === undefined || units.size !== 1) return null
  const agents: Agent[] = []
  const add = (who: string, time: Fraction | undefined, isEmptying: boolean, at: number): void => {
    if (!time || time.equals(0)) return
    agents.push({ who, time, rate: isEmptying ? one.div(time).neg() : one.div(time), at })
  }
  const pair = takeTold(
    r,
    `(?:(?:a|the) (?:tank|cistern) can be filled by )?(?:(?:2|both)(?: (?:pipes|taps|inlets|inlet pipes|workers|men|persons|people))(?:,? (?<w1>${LETTER}) and (?<w2>${LETTER}))?(?: together)?|(?:the )?(?:pipes|taps|inlets|inlet pipes) (?<w1>${LETTER}) and (?<w2>${LETTER}))(?: ${VERB}${THING})?(?: in)? {x}(?: ${UNIT})?,? and {y} ${UNIT}(?: respectively)?`,
  )
  if (pair) {
    if (/together/.test(pair.word('fills') ?? '')) return null
    add(pair.word('w1') ?? 'first', pair.number('x'), pair.word('empties') !== undefined, pair.at)
    add(pair.word('w2') ?? 'second', pair.number('y'), pair.word('empties') !== undefined, pair.at + 1)
  }
  const passive = takeTold(
    r,
    `(?:(?:full|the|a|tank|cistern|can|be|is|it|and) )*(?:emptied|drained)(?: (?:in {y} ${UNIT} )?by| by)(?: (?:a|the))? (?<kind>${KIND})(?: in)? ?{x}? ?${UNIT}?`,
  )
  if (passive) {
    const time = passive.number('x') ?? passive.number('y')
    if (!time || (passive.number('x') && passive.number('y'))) return null
    add((passive.word('kind') ?? '').replace(/ (?:pipe|tap)$/, ''), time, true, passive.at)
  }
  for (;;) {
    const told = takeTold(r, `${WHO} ${VERB}${THING} in {x} ${UNIT}`)
    if (!told) break
    add(
      told.word('who') ?? (told.word('kind') ?? '').replace(/ (?:pipe|tap)$/, ''),
      told.number('x'),
      told.word('empties') !== undefined,
      told.at,
    )
  }
  const [sole] = agents
  if (sole && agents.length === 1) {
    const also = takeTold(
      r,
      `(?:and |while |whereas |, )*${WHO}(?: (?:can|alone|takes|do it|does it|does the same|can do it|can fill it|fills it))*(?: in)? {x}(?: ${UNIT})?(?! ?(?:more|longer|l))`,
    )
    // What is said of the first one is said of the second: both fill, or both do a work.
    if (also)
      add(
        also.word('who') ?? (also.word('kind') ?? '').replace(/ (?:pipe|tap)$/, ''),
        also.number('x'),
        sole.rate.lt(0),
        also.at,
      )
    const third =
      also && takeTold(r, `(?:and |, )*${WHO}(?: alone)?(?: in)? {x}(?: ${UNIT})?(?! ?(?:more|longer|l))`)
    if (third) add(third.word('who') ?? '', third.number('x'), sole.rate.lt(0), third.at)
  }
  // Hindi has the verb last: 'pipe A tank 10 h fill'.
  if (agents.length === 0)
    for (;;) {
      const told = takeTold(
        r,
        `${WHO}(?: (?:ek|a|the|tank|cistern|work|alone|that|usi|use|ko|khali))* {x} ${UNIT}(?: (?:mein|me|that|tank|work))*(?: (?:(?<fills>fill|finish|do|does|bharta|bhar)|(?<empties>empty|khali)))?(?: is| karta hai| kar deta hai)?`,
      )
      if (!told) break
      const empties = told.word('empties') !== undefined
      if (agents.length === 0 && told.word('fills') === undefined && !empties) return null
      add(
        told.word('who') ?? told.word('kind') ?? (agents.length === 0 ? 'first' : 'second'),
        told.number('x'),
        empties,
        told.at,
      )
    }
  agents.sort((a, b) => a.at - b.at)
  const names = new Set(agents.map(({ who }) => who))
  return agents.length >= 2 && names.size === agents.length ? { agents, unit: UNITS[unit] ?? unit } : null
}

const WORDS =
  'on initially began begun pipe pipes tap taps inlet tank cistern reservoir pool full empty filled fill open opened kept running simultaneously together both all 2 3 them they work works job task piece complete completed completely finish finished do done same all workers men persons people day days h min hours hrs time taken how long when kitna total in be alone separately individually working start started begin again now saath sath khole kholne khol diye jaye to bharegi bharega bhar jayegi'
const sum = (agents: readonly Agent[]): Fraction => agents.reduce((all, { rate }) => all.add(rate), zero)
const say = ({ who, rate }: Agent): string => `${who}: ${rate.lt(0) ? '−' : '+'}${sayNumber(rate.abs())}`

export const ratesInAnyOrder: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Time & Work', 'Pipes & Cisterns'],
  readers: [
    {
      // "Pipe A fills in 12 h, pipe B empties the full tank in 15 h. The tank is half full and both are opened. When will it be full?"
      id: 'all-at-once-or-in-turns',
      cue: /fill|empt|drain|open|alternat/,
      concepts: ['Pipes & Cisterns'],
      read(r) {
        if (
          r.has(
            'half filled|₹#|faster|slower|twice|thrice|closed|shut|leaves|left|similar|capacity|litres?|# l',
          )
        )
          return null
        const rates = takeRates(r)
        if (!rates) return null
        const { agents, unit } = rates
        const turns = takeTold(
          r,
          `(?:are |is |if |work |they |opened |open |kept )*(?:alternately|in turns?|(?:on |for )?alternate (?:days|hours|minutes)|turn by turn|one by one)(?: (?:for|1|an|a|${UNIT}|each|every|at a time|opened|open|are))*(?:,? ?(?:and )?(?:starting|beginning|starts|begins) (?:with|from|by)(?: pipe| tap| the)? ?(?<who>${LETTER}|first)(?: pipe| first)?|,? ?(?:with )?(?<who>${LETTER})(?: (?:starting|beginning|starts|opened|begins))(?: first)?)`,
        )
        if (!turns && /alternat|turn/.test(r.text)) return null
        const half = takeTold(
          r,
          '(?:(?:the )?(?:tank|cistern|it) )?(?:is |was )?(?:already |initially |at first )*half[- ]?(?:full|filled|empty)(?: (?:tank|cistern|now|already))?',
        )
        const part = half
          ? null
          : takeTold(
              r,
              '(?:is |was )?(?:already |initially )*{l}(?:th)?(?: part)?(?: of (?:it|the tank))?(?: is)? (?:full|filled)',
            )
        const level = half ? new Fraction(1, 2) : (part?.number('l') ?? zero)
        if (level.gte(1) || !r.done(`${WORDS} if will the alternately each a b`)) return null
        const asksEmpty =
          /(?:to empty|be empt(?:y|ied)|become empty)(?: the)?(?: tank| cistern| completely)*[ ?.]*$/.test(
            r.text,
          )
        if (!turns && /(?:together|both|all|open)/.test(r.text) === false) return null
        if (!turns) {
          const net = sum(agents)
          const way = asksEmpty ? level.neg() : one.sub(level)
          if (net.equals(0) || way.equals(0) || net.s !== way.s) return null
          const value = way.div(net)
          return found({
            value,
            unit,
            steps: [
              [`Filled in one ${unit}`, agents.map(say).join(', ')],
              ['Together', sayNumber(net)],
              [
                'Time',
                `${sayNumber(way.abs())} of the tank at ${sayNumber(net.abs())} per ${unit}: ${sayNumber(value)}`,
              ],
            ],
            check: agents
              .reduce((filled, { time, rate }) => filled.add(value.div(time).mul(rate.s)), zero)
              .equals(way),
          })
        }
        if (agents.length !== 2 || level.gt(0) || asksEmpty) return null
        const first =
          turns.word('who') === 'first' ? agents[0] : agents.find(({ who }) => who === turns.word('who'))
        const second = agents.find((agent) => agent !== first)
        return first && second ? inTurns([first, second], unit) : null
      },
    },
    {
      // "2 pipes 20 min and 30 min. Both open, the first shut after 5 min. How much longer will the second take to fill the rest?"
      id: 'one-is-closed',
      cue: /clos|shut|turned off|leaves|left|stop/,
      read(r) {
        if (
          r.has(
            'half|₹#|faster|slower|twice|thrice|alternat\\w*|so that|capacity|# l|again|alone (?:for|did|worked)',
          )
        )
          return null
        const rates = takeRates(r)
        if (rates?.agents.length !== 2) return null
        const { agents, unit } = rates
        const GOES =
          '(?:is |was |being |gets )*(?:closed|shut|turned off|shut off|leaves?|left|stops?|stopped|goes away|went away)(?: (?:the )?(?:work|job|off))?'
        const early = takeTold(
          r,
          `(?:but |and |, |then |while |if )*(?:(?:the )?(?:pipe |tap )?(?<who>first|second|${LETTER})(?: 1| pipe| tap)?) ${GOES} {t} ${UNIT} before (?:(?:the )?(?:tank|cistern|work|job|it|completion|the) ?(?:is|was|gets|of)? ?)+(?:the )?(?:completely )?(?:full|filled|completed|complete|finished|work|job|tank)`,
        )
        const shut = early
          ? null
          : (takeTold(
              r,
              `(?:but |and |, |then )*(?:(?:the )?(?:pipe |tap )?(?<who>first|second|${LETTER})(?: 1| pipe| tap)?) ${GOES}(?: only)? after {t} ${UNIT}`,
            ) ??
            takeTold(
              r,
              `(?:but |and |, |then )*(?:only )?after {t} ${UNIT},? (?:(?:the )?(?:pipe |tap )?(?<who>first|second|${LETTER})(?: 1| pipe| tap)?) ${GOES}`,
            ))
        const joint =
          (early ?? shut)
            ? null
            : takeTold(
                r,
                `(?:they |both |a and b |and |if )*(?:work|worked|working|are opened|opened|start|started|begin|fill)(?: (?:together|it|simultaneously|working|the|work|tank))* for {t} ${UNIT}(?: (?:and|then|after|which|when|that|but|,))*,? (?<who>first|second|${LETTER}) ${GOES}`,
              )
        const goes = early ?? shut ?? joint
        const [t, who] = [goes?.number('t'), goes?.word('who')]
        const gone = agents.find((agent, index) => agent.who === who || ['first', 'second'][index] === who)
        const stays = agents.find((agent) => agent !== gone)
        if (!t || !gone || !stays || stays.rate.lte(0)) return null
        if (early) {
          // Nothing is said of the whole time but what is asked: 'in how many minutes'.
          const all = takeTold(
            r,
            `(?:(?:find|what is|the|total|whole) )*(?:total time|(?:in )?how (?:much|many|long)(?: (?:time|total time|${UNIT}))?|time taken|in what time)(?: (?:will|would|does|do|did|was|is|to|the|tank|cistern|work|job|it|be|take|taken|takes|fill|filled|full|finish|finished|complete|completed|get|last|in|all|total))*`,
          )
          if (
            !all ||
            gone.rate.lte(0) ||
            /more|longer|rest|remaining|(?:how|what).*(?:did|does|do|will|would|was) (?:pipe |tap )?[a-d](?![a-z])/.test(
              r.text,
            ) ||
            !r.done(`${WORDS} but`)
          )
            return null
          const value = one.add(t.mul(gone.rate)).div(gone.rate.add(stays.rate))
          if (value.lt(t)) return null
          return found({
            value,
            unit,
            steps: [
              [`In one ${unit}`, agents.map(say).join(', ')],
              [
                `Had ${gone.who} gone on to the end`,
                `1 + ${sayNumber(t)} × ${sayNumber(gone.rate)} = ${sayNumber(one.add(t.mul(gone.rate)))} would be done`,
              ],
              ['Time', `${sayNumber(value)} ${unit}s`],
            ],
            check: stays.rate
              .mul(value)
              .add(gone.rate.mul(value.sub(t)))
              .equals(1),
          })
        }
        if (r.has('before')) return null
        const more = takeTold(
          r,
          `(?:how (?:much|many)(?: (?:longer|more time|more|${UNIT}|time))+|in how (?:much|many) (?:more )?(?:time|${UNIT})|how long|when|what time)(?: (?:will|would|does|do|the|second|first|pipe|tap|other|${LETTER}|it|take|takes|taken|to|is|be|needed|required|for|fill|filled|finish|complete|do|by))* (?:the )?(?<rest>rest|remaining|remainder|balance)(?: (?:of the )?(?:tank|work|part|job|cistern))?(?: (?:be |is )?(?:filled|finished|completed|done))?(?: by (?:the )?(?:second|first|other|${LETTER})(?: pipe| tap)?)?`,
        )
        const later =
          more ??
          takeTold(
            r,
            `how (?:much|many) (?:more time|more ${UNIT}|${UNIT} more|longer|more time longer)(?: (?:will|would|does|do|did|remaining|rest|remainder|of|the|second|first|pipe|tap|other|${LETTER}|it|take|takes|taken|to|is|be|needed|required|fill|finish|complete|tank|cistern|work))*`,
          )
        const total = later
          ? null
          : takeTold(
              r,
              '(?:the )?(?:total time|in how much time in all|in what total time)(?: (?:taken|needed|to|fill|the|tank|required|is))*',
            )
        if ((!later && !total) || !r.done(`${WORDS} but rest other`)) return null
        const filled = t.mul(gone.rate.add(stays.rate))
        if (filled.gte(1) || filled.lt(0)) return null
        const rest = one.sub(filled).div(stays.rate)
        const value = later ? rest : rest.add(t)
        return found({
          value,
          unit,
          steps: [
            [`In one ${unit}`, agents.map(say).join(', ')],
            [
              `After ${sayNumber(t)} ${unit}s`,
              `${sayNumber(filled)} is done, ${sayNumber(one.sub(filled))} is left`,
            ],
            ['The rest', `${sayNumber(rest)} ${unit}s by ${stays.who} alone`],
            ...(later ? [] : [['In all', `${sayNumber(value)} ${unit}s`] as const]),
          ],
          check: gone.rate
            .mul(t)
            .add(stays.rate.mul(t.add(rest)))
            .equals(1),
        })
      },
    },
    {
      // "A cistern fills in 8 h normally but takes 2 h more because of a leak. In what time does the leak alone empty it?"
      id: 'leak-by-its-delay',
      cue: /leak/,
      concepts: ['Pipes & Cisterns'],
      read(r) {
        if (r.has('l|litres?|half|2 (?:pipes|taps)|both|third|capacity|per|twice|closed')) return null
        const more = takeTold(
          r,
          `(?:but |and |now |it |takes? |took |taking |is |filled |due |because |owing |coz |cause |of |to |in |a |leak |there |the |bottom |its |at |, )*(?:takes? |took |filled |filled in )?{d} (?<u2>h|min) (?:more|longer|late|later|extra)(?: (?:to|fill|it|be|filled|because|due|coz|owing|of|a|leak|the|in|its|at|bottom|there|is|tank|cistern|time))*`,
        )
        const slow = more
          ? null
          : takeTold(
              r,
              `(?:but |and |now |because |due |owing |coz |of |to |a |leak |the |bottom |its |at |in |, |with |when |there |is )*leak(?:age)?(?: (?:in|the|its|at|bottom|it|is|of|tank|cistern|there))*,? (?:it |the |tank |cistern |is |was |gets |now |takes? |took |filled |in |fills |to |fill |be |full )*{s} (?<u2>h|min)(?: to (?:be )?(?:fill|filled)(?: it)?)?`,
            )
        const full = takeTold(
          r,
          `(?:pipe|tap|inlet|tank|cistern|reservoir)(?: (?:can|is|be|normally|usually|ordinarily|generally|which|a|the|it|could|gets))*(?: (?:fills?|filled))(?: (?:a|the|it|tank|cistern|reservoir|normally|usually))*(?: in)? {f} (?<u1>h|min)(?: normally| usually)?`,
        )
        const [f, d, s] = [full?.number('f'), more?.number('d'), slow?.number('s')]
        const [u1, u2] = [full?.word('u1'), (more ?? slow)?.word('u2')]
        if (!f || (!d && !s) || !u1 || !u2) return null
        const scale = u1 === u2 ? one : u1 === 'h' ? new Fraction(1, 60) : new Fraction(60)
        const late = d ? f.add(d.mul(scale)) : (s ?? one).mul(scale)
        const asked = takeTold(
          r,
          '(?:in |the |how |much |long |many |hrs |hours |what |time |will |would |it |take |if |when |is |tank |cistern |full |, )*(?:the )?leak(?:age)?(?: (?:alone|can|will|would|does|take|to|itself|it))* ?(?:empty|empties|emptied)(?: (?:the|it|full|tank|cistern|in|completely|whole))*',
        )
        if (!asked || late.lte(f)) return null
        if (
          !r.done(
            'pipe tap inlet tank cistern reservoir leak leakage full normally but due because of coz owing bottom its how much long time many hrs hours alone',
          )
        )
          return null
        const value = one.div(one.div(f).sub(one.div(late)))
        return found({
          value,
          unit: UNITS[u1] ?? u1,
          steps: [
            [
              'Filled in one unit of time',
              `1/${sayNumber(f)} without the leak, 1/${sayNumber(late)} with it`,
            ],
            [
              'Emptied by the leak',
              `1/${sayNumber(f)} − 1/${sayNumber(late)} = ${sayNumber(one.div(value))}`,
            ],
            ['Time of the leak', sayNumber(value)],
          ],
          check: value.mul(late.sub(f)).equals(f.mul(late)),
        })
      },
    },
    {
      // "A does a work in 6 days, B in 8. With the help of C they finish in 3 days for ₹3200. C's share?"
      id: 'pay-by-work',
      cue: /₹\d|wage|paid|share|earn|get|contract/,
      concepts: ['Time & Work'],
      read(r) {
        if (
          r.has(
            'half|twice|thrice|efficien\\w*|more than|left|leaves|after|alternat\\w*|each day|per day|daily|a day',
          ) &&
          !r.has('how much more')
        )
          return null
        const help = takeTold(
          r,
          `(?:(?:with|taking|by|if|when)? ?(?:(?:the )?(?:help|assistance) of |with )(?<who>${LETTER}),? ?(?:they |both |a and b |the work |it |is |was |did |do |can )*(?:finish|finished|completed?|complete|done|do|did)?(?: (?:it|the|work|job|same))*(?: in)? {t} ${UNIT}|(?:they |both |a and b )?(?:finish|finished|completed?|did|do)(?: (?:it|the|work|job|same))*(?: in)? {t} ${UNIT},? (?:with )(?:the )?(?:help|assistance) of (?<who>${LETTER}))`,
        )
        const pay = takeTold(
          r,
          '(?:(?:for|they|get|got|gets|are|were|is|was|paid|earn|earned|receive|received|take|took|together|and|a total of|total|wages?|payment|of|the|whole|work|contract|undertake|undertook|job|it|to|do|by|sum|amount|all)(?: |, ))+₹?{m}(?: (?:for|as)(?: (?:the|whole|work|it|wages|job|complete|doing|this))*)?',
        )
        const m = pay?.number('m')
        const gap = takeTold(
          r,
          `how much more (?:money )?(?:does|did|will|should|would) (?<g1>${LETTER}) (?:get|earn|receive) than (?<g2>${LETTER})`,
        )
        const asked = gap
          ? null
          : takeTold(
              r,
              `(?:(?:what is |find |the )*(?:share|wages?|part|earnings?) of (?<who>${LETTER})|(?<who>${LETTER})'s (?:share|wages?|part|earnings?)|how much (?:does|did|will|should|would|is|must) (?:be (?:paid|given) to )?(?<who>${LETTER})(?: (?:get|gets|earn|receive|be paid))?|how much (?:is|should|will|must) (?:be )?(?:paid|given) to (?<who>${LETTER}))`,
            )
        const rates = takeRates(r)
        if (!rates || !pay || !m || (!gap && !asked)) return null
        // 'A is paid 1500' tells what one of them gets.
        if (new RegExp(`(?<![a-z])${LETTER} $`).test(r.text.slice(0, pay.at))) return null
        if (!r.done(`${WORDS} money wages share contract for with help`)) return null
        const { agents, unit } = rates
        const parts = new Map(agents.map(({ who, rate }) => [who, rate] as const))
        const [helper, t] = [help?.word('who'), help?.number('t')]
        if (help) {
          if (!helper || !t || parts.has(helper)) return null
          parts.set(helper, one.div(t).sub(sum(agents)))
        }
        if ([...parts.values()].some((rate) => rate.lte(0))) return null
        const all = [...parts.values()].reduce((total, rate) => total.add(rate), zero)
        const share = (who = '') => parts.get(who)?.mul(m).div(all)
        const [first, second] = gap
          ? [share(gap.word('g1')), share(gap.word('g2'))]
          : [share(asked?.word('who')), zero]
        if (!first || !second) return null
        const value = first.sub(second)
        if (value.lte(0)) return null
        return found({
          value,
          unit: '₹',
          steps: [
            [
              `Work in one ${unit}`,
              [...parts].map(([who, rate]) => `${who.toUpperCase()}: ${sayNumber(rate)}`).join(', '),
            ],
            [
              'Pay is shared as the work',
              [...parts].map(([who]) => `${who.toUpperCase()}: ${sayRupees(share(who) ?? zero)}`).join(', '),
            ],
            ['Asked', sayRupees(value)],
          ],
          check: [...parts.keys()].reduce((total, who) => total.add(share(who) ?? zero), zero).equals(m),
        })
      },
    },
    {
      // "A tap fills a tank in 6 hours. After half the tank is filled, 3 more similar taps are opened. Total time?"
      id: 'more-taps-after-half',
      cue: /half.*(?:similar|same|such|like)/,
      concepts: ['Pipes & Cisterns'],
      read(r) {
        if (r.has('leak|empt(?:y|ies)|closed')) return null
        const fill = takeTold(
          r,
          '(?:a |1 |the )?(?:tap|pipe)(?: can)? fills?(?: a| the)? (?:tank|cistern) in {f} (?<u>h|min)',
        )
        const half = takeTold(
          r,
          '(?:after |when |once )(?:half(?: of)?(?: the| a)? (?:tank|cistern)(?: is| gets| has been)? (?:filled|full)|(?:the )?(?:tank|cistern|it) is half (?:full|filled))',
        )
        const more = takeTold(
          r,
          '{n} more (?:similar|such|identical|like|same)(?: type of)? (?:taps|pipes)(?: (?:are|were))? ?(?:also )?(?:opened|turned on|started|open)',
        )
        const asked = takeTold(
          r,
          '(?:what is |find |the )*(?:total time|how long|in what total time|in how much total time)(?: (?:taken|it|will|take|does|needed|required|to|fill|be))*(?: the)?(?: tank| cistern)?(?: completely)?',
        )
        const [f, n] = [fill?.number('f'), more?.number('n')]
        if (!f || !half || !n || !asked || !r.done('tank completely full filled fill')) return null
        const firstHalf = f.div(2)
        const rest = firstHalf.div(n.add(1))
        const value = firstHalf.add(rest)
        const unit = UNITS[fill?.word('u') ?? ''] ?? ''
        const minutes = value.mul(60)
        const isMixed = unit === 'hour' && value.d !== 1n && minutes.d === 1n
        return found({
          value,
          unit,
          ...(isMixed && {
            shown: `${sayNumber(value.floor())} hours ${sayNumber(minutes.sub(value.floor().mul(60)))} minutes`,
          }),
          steps: [
            ['First half', `${sayNumber(firstHalf)} ${unit}s by one tap`],
            [
              'Second half',
              `${sayNumber(firstHalf)} ÷ ${sayNumber(n.add(1))} = ${sayNumber(rest)} ${unit}s by all of them`,
            ],
            ['In all', `${sayNumber(value)} ${unit}s`],
          ],
          check: firstHalf
            .div(f)
            .add(rest.mul(n.add(1)).div(f))
            .equals(1),
        })
      },
    },
  ],
}

/** One unit of time each, in turn; the last turn may be shorter. */
function inTurns([first, second]: readonly [Agent, Agent], unit: string) {
  if (first.rate.lte(0)) return null
  const round = first.rate.add(second.rate)
  if (round.lte(0)) return null
  let [done, time] = [zero, zero]
  for (let turn = 0; turn < 2000; turn++) {
    const { rate } = turn % 2 === 0 ? first : second
    const need = one.sub(done)
    if (rate.gt(0) && need.lte(rate)) {
      const value = time.add(need.div(rate))
      const rounds = time.div(2).floor()
      return found({
        value,
        unit,
        steps: [
          [`In 2 ${unit}s`, `${say(first)}, ${say(second)}: ${sayNumber(round)}`],
          [`After ${sayNumber(time)} ${unit}s`, `${sayNumber(done)} is done, ${sayNumber(need)} is left`],
          ['The last turn', `${sayNumber(need.div(rate))} ${unit}`],
          ['In all', sayNumber(value)],
        ],
        check: round
          .mul(rounds)
          .add(turn % 2 === 0 ? zero : first.rate)
          .equals(done),
      })
    }
    done = done.add(rate)
    time = time.add(1)
  }
  return null
}
