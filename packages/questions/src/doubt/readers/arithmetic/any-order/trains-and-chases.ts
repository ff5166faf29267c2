import Fraction from 'fraction.js'
import { sayNumber } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'
import { type Told, takeAsked, takeTold } from '../../toolkit/told.ts'

const zero = new Fraction(0)
const TO_MS = new Fraction(5, 18)
const SPEED = (name: string): string => `{${name}} ?(?<${name}u>km/h|m/s)`
const LONG = (name: string): string => `{${name}} (?<${name}u>km|m)`
const inMs = (told: Told | null, name: string): Fraction | undefined => {
  const value = told?.number(name)
  return told?.word(`${name}u`) === 'm/s' ? value : value?.mul(TO_MS)
}
const inMetres = (told: Told | null, name: string): Fraction | undefined => {
  const value = told?.number(name)
  return told?.word(`${name}u`) === 'km' ? value?.mul(1000) : value
}
const inSeconds = (told: Told | null, name: string): Fraction | undefined => {
  const value = told?.number(name)
  const unit = told?.word(`${name}u`)
  return unit === 'h' ? value?.mul(3600) : unit === 'min' ? value?.mul(60) : value
}
const WALKER = 'man|person|boy|woman|girl|cyclist|jogger|runner|walker|motorcyclist|biker'
const MOVING =
  '(?:walking|running|cycling|moving|riding|jogging|going|travelling|who is (?:walking|running|moving)|who walks|who runs|walks|runs|is walking|is running)'
const WORDS =
  'train railway it the a which is find what speed length how long time seconds completely fully moving running going travelling at of in with crosses cross passes pass overtakes overtake to meets meet another other 2 trains taken take from moment they each when'

/** Which way the other one goes: +1 towards, −1 the same way. */
function takeWay(r: Reading): 1 | -1 | undefined {
  const same = r.drop(
    '(?:both )?(?:(?:are |is )?(?:moving|running|going|travelling|walking|run|move) )?(?:in|along)(?: the)? same direction(?: as(?: (?:that of )?(?:the|that))?(?: train)?)?(?: of the train)?|(?:in )?the direction (?:of|in which) the train(?: is (?:going|moving))?|(?:in )?parallel tracks in same direction',
  )
  const towards = r.drop(
    '(?:both )?(?:(?:are |is )?(?:moving|running|going|travelling|walking|coming|run|move) )?(?:in|from)(?: the)? opposite directions?(?: (?:to|of)(?: that)?(?: of)?(?: the)? train)?|towards (?:each other|the train|it)|(?:going|coming|moving|walking|running) (?:in )?(?:the )?opposite(?: direction| way)?|in direction opposite to (?:that of )?the train',
  )
  return same === towards ? undefined : same ? -1 : 1
}

export const trainsAndChases: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Speed, Time & Distance'],
  readers: [
    {
      // "A train 100 m long overtakes a man walking at 4 km/h in 9 seconds. Find the speed of the train."
      id: 'train-and-one-who-moves',
      cue: /train.*(?:walk|runn?ing|man|person|boy|cyclist|jogg|cycling)/,
      concepts: ['Trains'],
      read(r) {
        if (
          r.has(
            'platform|bridge|tunnel|pole|post|2 (?:men|persons|trains)|another|other (?:man|person)|next|second|later|after|ratio|half|twice|late',
          )
        )
          return null
        const isOvertaking = /overtak|catch/.test(r.text)
        const way = takeWay(r) ?? (isOvertaking ? -1 : undefined)
        // One blank between two words, also where the way stood.
        r.rest = r.rest.replaceAll(/ +/g, ' ')
        const walker = takeTold(
          r,
          `(?:past |by |to |overtakes? |overtaking |crosses |cross |passes |pass |crossed |passed |crossing |passing )*(?:a |the )?(?:${WALKER})(?: ${MOVING})?(?: (?:at|with|along|the|track|railway|line|a|speed|rate|of|is))* ${SPEED('w')}`,
        )
        const standing = walker ? null : takeTold(r, `(?:stationary|standing) (?:${WALKER})`)
        const time = takeTold(r, '(?:in|for|takes?|took|within|exactly)(?: just| only)? {t} (?<tu>s|min)')
        const asked = takeTold(
          r,
          '(?:in )?(?:what (?:is|was|will be) |find |calculate )?(?:the )?(?<what>speed|length|time|how (?:long|much time|many (?:s|seconds)))(?: (?:of|is|the|train|it|will|does|take|taken|by|to|cross|pass|overtake|him|man|her|completely|person|boy|jogger|cyclist|runner|girl|woman))*(?:,? in (?<unit>km/h|m/s|km ?/ ?hr?|kmph))?(?=\\s*[?.]?\\s*$)',
        )
        const ahead = takeTold(
          r,
          '(?:(?:is|he|who|man|jogger|at|a|distance|of) )*{g} m ahead(?: of)?(?: (?:the|engine|of|a|train|front|it))*',
        )
        const long = takeTold(
          r,
          `(?:(?:of )?(?:the |a )?train(?: of)?(?: length)? )?(?:of length )?${LONG('l')}(?: long| in length)?(?: train)?`,
        )
        const speed = takeTold(
          r,
          `(?:(?:running|moving|travelling|going|runs|moves|train)?(?: (?:at|with|a|the|speed|of|is|its))*) ?${SPEED('v')}`,
        )
        if (standing || !walker || !way || !asked || !r.done(WORDS)) return null
        const own = inMetres(long, 'l')
        const gap = ahead?.number('g')
        // One who is ahead is passed when the whole train has made up the gap too.
        const l = own && gap ? own.add(gap) : own
        const [w, t, v] = [inMs(walker, 'w'), inSeconds(time, 't'), inMs(speed, 'v')]
        if (!w || (ahead && (way !== -1 || t))) return null
        const what = asked.word('what') ?? ''
        if (what === 'speed' && t && l && !v) {
          const train = way === -1 ? l.div(t).add(w) : l.div(t).sub(w)
          if (train.lte(0)) return null
          const isMetric = /m\/s/.test(asked.word('unit') ?? '')
          const value = isMetric ? train : train.div(TO_MS)
          return found({
            value,
            unit: isMetric ? 'm/s' : 'km/h',
            steps: [
              ['Speed past the other', `${sayNumber(l)} ÷ ${sayNumber(t)} = ${sayNumber(l.div(t))} m/s`],
              [
                'The other goes',
                `${sayNumber(w)} m/s ${way === -1 ? 'the same way: add' : 'towards it: take away'}`,
              ],
              ['Speed of the train', `${sayNumber(train)} m/s = ${sayNumber(train.div(TO_MS))} km/h`],
            ],
            check: train.add(w.mul(way)).mul(t).equals(l),
          })
        }
        const relative = v ? (way === -1 ? v.sub(w) : v.add(w)) : zero
        if (relative.lte(0)) return null
        if (what === 'length' && t && !l) {
          const value = relative.mul(t)
          return found({
            value,
            unit: 'm',
            steps: [
              ['Speed past the other', `${sayNumber(relative)} m/s`],
              ['Length', `${sayNumber(relative)} × ${sayNumber(t)} = ${sayNumber(value)} m`],
            ],
            check: value
              .div(t)
              .sub(w.mul(way))
              .equals(v ?? zero),
          })
        }
        if (what !== 'speed' && what !== 'length' && l && !t) {
          const value = l.div(relative)
          return found({
            value,
            unit: 'second',
            steps: [
              ['Speed past the other', `${sayNumber(relative)} m/s`],
              ['Time', `${sayNumber(l)} ÷ ${sayNumber(relative)} = ${sayNumber(value)} s`],
            ],
            check: value.mul(relative).equals(l),
          })
        }
        return null
      },
    },
    {
      // "A thief is spotted by a policeman from 200 m. Thief runs at 8 km/h, policeman at 10 km/h. How far does the thief run before he is caught?"
      id: 'chase',
      cue: /thief|chor|police|cop|culprit|robber|dog|hound|chas/,
      read(r) {
        const RUNNER = 'thief|chor|culprit|robber|hare|rabbit|fox|cat'
        const CHASER = 'policeman|policemen|police|constable|cop|inspector|dog|hound|owner|guard'
        if (
          r.has(
            'leaps?|steps?|stolen|pm|am|later|after # (?:min|h|s)|half an hour|ratio|twice|headstart of # min|min',
          )
        )
          return null
        const V = (who: string, name: string) =>
          `(?:the |a |and |, |while |whereas |if |speeds? of )*(?:${who})(?:'s)?(?: (?:runs|runs away|is running|ran|run|chased|starts running|running|run|chases|chases him|follows|follows him|speed|is|at|the|a|speed of|with|away|also|of|was|him|starts|moves|it|goes))* ?${SPEED(name)}(?: (?:bhag|bhag is|speed|daud|run|se))*`
        const both = takeTold(
          r,
          `(?:the )?speeds? of (?:the )?(?<one>${RUNNER}|${CHASER}) and (?:the )?(?<other>${RUNNER}|${CHASER}) (?:are|is|be) {v1}(?: ?(?:km/h|m/s))? and ${SPEED('v2')}`,
        )
        const gap = takeTold(
          r,
          `(?:(?:the |a |an )?(?:${RUNNER}|${CHASER}|him|he)? ?(?:is |was )?(?:spots|spotted|noticed|notices|seen|sees|saw|observed|observes|ahead|running)?(?: (?:by|a|the|him|${CHASER}|${RUNNER}))*(?: (?:from|at|a|distance|of))*) ?${LONG('g')}(?: (?:away|ahead|behind|off|apart|distance|from|of|him|the|a|aage|door|dur|is|${CHASER}|${RUNNER}))*`,
        )
        const slow = both ? null : takeTold(r, V(RUNNER, 'a'))
        const fast = both ? null : takeTold(r, V(CHASER, 'b'))
        const far = takeTold(
          r,
          `(?:how far|what distance|(?:find |what is )?(?:the )?distance|how many (?<unit>m|meters|metres|km))(?: (?:will|would|does|do|did|has|have|is|the|a|by|covered|travelled|run|runs|ran|thief|chor|go|gone|he|she|run away|covers?))*(?:(?:thief|chor|culprit|robber|rabbit|hare|fox|cat|he))?(?: (?:run|have run|go|gone|cover|covered|travel|travelled|will|have))*(?: (?:before|when|till|until|by the time)(?: (?:he|it|the|thief|is|was|being|gets|be|has|been|policeman|police))* ?(?:caught|overtaken|catches|captured|nabbed|catch)(?: (?:him|by|the|police|policeman|thief|dog))*)`,
        )
        const when = far
          ? null
          : takeTold(
              r,
              `(?:(?:${CHASER}) )?(?:how (?:long|much time|many time|many (?<unit>s|seconds|min|minutes))|(?:in |after )?(?:what|how much) time|when|time|(?:find )?the time)(?: (?:will|would|does|the|it|take|taken|for|to|by|policeman|police|dog|cop|constable|he))* ?(?:catch|catches|overtake|overtakes|nab|caught|be caught|pakad(?: legi| lega| payegi)?)(?: (?:the|him|thief|up|it|with|rabbit|hare|fox|cat|chor|ko))*`,
            )
        const l = inMetres(gap, 'g')
        const speeds = both && [both.word('one') ?? '', both.word('other') ?? '']
        const isRunner = (word = '') => new RegExp(`^(?:${RUNNER})$`).test(word)
        const scale = both?.word('v2u') === 'm/s' ? new Fraction(1) : TO_MS
        const [v1, v2] = [both?.number('v1')?.mul(scale), both?.number('v2')?.mul(scale)]
        const a = speeds ? (isRunner(speeds[0]) ? v1 : v2) : inMs(slow, 'a')
        const b = speeds ? (isRunner(speeds[0]) ? v2 : v1) : inMs(fast, 'b')
        if (!l || !a || !b || (!far && !when)) return null
        if (speeds && isRunner(speeds[0]) === isRunner(speeds[1])) return null
        if (
          !r.done(
            `${RUNNER.replaceAll('|', ' ')} ${CHASER.replaceAll('|', ' ')} running run runs starts start chase chases chased chasing him then both respectively immediately same time begins follows following who`,
          )
        )
          return null
        const time = l.div(b.sub(a))
        if (b.lte(a)) return null
        if (when) {
          const isMinutes = /^min/.test(when.word('unit') ?? '')
          const value = isMinutes ? time.div(60) : time
          return found({
            value,
            unit: isMinutes ? 'minute' : 'second',
            steps: [
              ['Gained each second', `${sayNumber(b)} − ${sayNumber(a)} = ${sayNumber(b.sub(a))} m`],
              ['Time', `${sayNumber(l)} ÷ ${sayNumber(b.sub(a))} = ${sayNumber(time)} s`],
            ],
            check: a.mul(time).add(l).equals(b.mul(time)),
          })
        }
        // 'How far does the policeman run' is the longer way.
        const isChaser = new RegExp(
          `(?:will|does|would|did|by) (?:the )?(?:${CHASER})|(?:${CHASER}) (?:run|have|cover|has|go)`,
        ).test(r.text.slice(far?.at))
        if (isChaser) return null
        const value = a.mul(time)
        return found({
          value,
          unit: 'm',
          steps: [
            ['Gained each second', `${sayNumber(b)} − ${sayNumber(a)} = ${sayNumber(b.sub(a))} m`],
            ['Time', `${sayNumber(l)} ÷ ${sayNumber(b.sub(a))} = ${sayNumber(time)} s`],
            [
              'Distance of the one who runs away',
              `${sayNumber(a)} × ${sayNumber(time)} = ${sayNumber(value)} m`,
            ],
          ],
          check: value.add(l).div(b).equals(value.div(a)),
        })
      },
    },
    {
      // "2 trains leave A and B 300 km apart at the same time towards each other at 70 and 80 km/h. After how many hours do they meet?"
      id: 'two-meet',
      cue: /towards|meet|apart|opposite/,
      read(r) {
        if (
          r.has(
            "later|am|pm|a\\.m|p\\.m|o'clock|late|long|length|cross|ratio|twice|faster|slower|fly|bird|bee|stops?|rest|return\\w*|circular|track|round|before|# m|m/s|usual|more than|half|same direction|again|after (?:meeting|#)",
          )
        )
          return null
        const MOVER =
          '(?:trains|cars|buses|men|persons|people|cyclists|bikes|boys|friends|vehicles|motorists|trucks|bikers|runners|scooters)'
        const distance = takeTold(
          r,
          `(?:(?:the )?distance between(?: (?:the|2|them|stations|places|towns|cities|a|b|x|y|p|q|and|points|both))*(?: is| =)? {d} km(?! ?/)|(?:are |is |which |at a distance of |distance of |separated by |that )*{d} km(?! ?/)(?: (?:apart|away|from each other|distance|from|b|apart from each other))*)`,
        )
        const speeds = takeTold(
          r,
          '(?:at|with|are|is|of|by)?(?: (?:a|the|their|speeds?|rates?|of|are|average|constant))* {v1}(?: km/h)? and {v2} km/h(?: respectively)?',
        )
        const towards = r.drop(
          '(?:(?:are |start |started |starts |move |moving |moves |run |running |travel |travelling |drive |driving |leave |walk |walking |ride |coming |come )*(?:at the same time |simultaneously )?)?towards? (?:each other|one another|b and a|1 another)(?: (?:at the same time|simultaneously))?',
        )
        const asked = takeTold(
          r,
          '(?:(?:after |in )?(?:how (?:many (?<unit>h|hrs|hours|min|minutes)|long|much time)|what time)|when|(?:find |what is )?(?:the )?time|kitne ghante (?:baad|me))(?: (?:after|will|do|does|would|they|it|take|taken|to|for|the|2|trains|cars|them|both|later|before|until|till|of|is|each|other|from|start|starting))* ?(?:meet|meeting|met|milenge|cross)(?: (?:each other|one another|1 another))?',
        )
        const [d, v1, v2] = [distance?.number('d'), speeds?.number('v1'), speeds?.number('v2')]
        if (!d || !v1 || !v2 || !towards || !asked) return null
        if (
          !r.done(
            `2 ${MOVER.slice(3, -1).replaceAll('|', ' ')} train car leave leaves start started starting places stations towns cities points place station town city simultaneously same time each move moving a b x y p q c their they who both respectively two at on straight road other another`,
          )
        )
          return null
        const time = d.div(v1.add(v2))
        const isMinutes = /^min/.test(asked.word('unit') ?? '')
        const value = isMinutes ? time.mul(60) : time
        return found({
          value,
          unit: isMinutes ? 'minute' : 'hour',
          steps: [
            ['Speed of approach', `${sayNumber(v1)} + ${sayNumber(v2)} = ${sayNumber(v1.add(v2))} km/h`],
            ['Time', `${sayNumber(d)} ÷ ${sayNumber(v1.add(v2))} = ${sayNumber(time)} h`],
          ],
          check: v1.mul(time).add(v2.mul(time)).equals(d),
        })
      },
    },
    {
      // "A man rows to a place 48 km away and returns in 14 h. He can row 4 km with the stream in the same time as 3 km against it. Rate of the stream?"
      id: 'rows-there-and-back-by-ratio',
      cue: /stream|current|upstream|downstream/,
      concepts: ['Boats & Streams'],
      read(r) {
        if (r.has('rest|stops?|half|# km in # h|more|less|twice|thrice')) return null
        const DOWN =
          '(?:with|along|in favour of|down|in the direction of)(?: the)? (?:stream|current|flow)|downstream'
        const UP = '(?:against|up|opposite)(?: to)?(?: the)? ?(?:stream|current|flow|it)|upstream'
        const ratio =
          takeTold(
            r,
            `(?:(?:he|it|she|and|finds|found|that|can|row|rows|goes|boat|also|takes|the|man) )*(?:row )?{x} km (?:${DOWN})(?: (?:in|the|same|takes|time|as|that|he|can|row|it|rows|taken|for|to))* {y} km (?:${UP})`,
          ) ??
          takeTold(
            r,
            `(?:(?:he|it|she|and|finds|found|that|can|row|rows|goes|boat|also|takes|the|man) )*(?:row )?{y} km (?:${UP})(?: (?:in|the|same|takes|time|as|that|he|can|row|it|rows|taken|for|to))* {x} km (?:${DOWN})`,
          )
        const trip = takeTold(
          r,
          '(?:a |the )?(?:man|boat|boatman|person|sailor)? ?(?:can )?(?:rows?|goes|go|travels?)?(?: (?:to|a|place|at|distance|of|which|is))* ?{d} km(?: (?:away|distant|off|far|from|the|starting|point))*(?:,? (?:and|to|then))*(?: (?:comes?|returns?|return|come|back|again|come back|coming back|row back|rows back|to|the|starting|point|there))*(?: (?:in|takes?|within|total|time|of|it|him|a|the))* {t} h(?: (?:in all|total|altogether))?',
        )
        const asked = takeTold(
          r,
          '(?:what is |find |the )*(?<what>rate|speed|velocity) of (?:the )?(?<who>stream|current|river|boat|man)(?: (?:in|still|water))*',
        )
        const [x, y, d, t] = [ratio?.number('x'), ratio?.number('y'), trip?.number('d'), trip?.number('t')]
        if (
          !x ||
          !y ||
          !d ||
          !t ||
          !asked ||
          y.gte(x) ||
          !r.done('he man boat same time km still water row rows')
        )
          return null
        // d / (xu) + d / (yu) = t
        const u = d.div(x).add(d.div(y)).div(t)
        const [down, up] = [x.mul(u), y.mul(u)]
        const value = /stream|current|river/.test(asked.word('who') ?? '')
          ? down.sub(up).div(2)
          : down.add(up).div(2)
        return found({
          value,
          unit: 'km/h',
          steps: [
            ['Speeds', `with the stream ${sayNumber(x)}u, against it ${sayNumber(y)}u`],
            [
              'Time for both ways',
              `${sayNumber(d)}/${sayNumber(x)}u + ${sayNumber(d)}/${sayNumber(y)}u = ${sayNumber(t)}, so u = ${sayNumber(u)}`,
            ],
            ['Speeds in km/h', `${sayNumber(down)} and ${sayNumber(up)}`],
            ['Asked', `${sayNumber(value)} km/h`],
          ],
          check: d.div(down).add(d.div(up)).equals(t),
        })
      },
    },
    {
      // "In a 100 m race A beats B by 10 m and C by 13 m. In a 180 m race by how much will B beat C?"
      id: 'second-beats-third',
      cue: /race.*beat|beat.*race/,
      read(r) {
        if (r.has('# s|time|min|km/h|m/s|start|head|points?|game|billiards')) return null
        const first = takeTold(
          r,
          '(?:in )?(?:a )?(?:{d} (?<du>m|km)|(?<kilo>kilometre|kilometer|km)) race,? (?<a>[a-z]) (?:beats|can beat|defeats|beat) (?<b>[a-z]) by {x} m(?:,| and|;|\\.)*(?: (?<a2>[a-z]))?(?: (?:beats|can beat|defeats|beat))? (?<c>[a-z]) by {y} m(?: (?:in )?(?:the )?same race)?',
        )
        const asked =
          takeTold(
            r,
            '(?:(?:then )?(?:in )?(?:a )?(?:race of )?{e} (?<eu>m|km)(?: race)?,? )?(?:(?:in (?:the |a )?same race,? )?(?:then )?by how (?:much|many (?:m|meters|metres))(?: distance)?|by what distance|how many (?:m|meters|metres)|then)(?: (?:will|can|does|would|did))? (?<p>[a-z]) (?:beat|beats|defeat) (?<q>[a-z])(?: by)?(?: in (?:a |the )?(?:same )?(?:race(?: of)? )?{f} (?<fu>m|km)(?: race)?| in (?:the |a )?same race)?',
          ) ??
          takeTold(
            r,
            '(?:in )?(?:a )?(?:race of )?{e} (?<eu>m|km)(?: race)?,? (?<p>[a-z]) (?:will )?(?:beats?|can beat|will beat) (?<q>[a-z]) by',
          )
        const d = first?.word('kilo') === undefined ? inMetres(first, 'd') : new Fraction(1000)
        const [x, y] = [first?.number('x'), first?.number('y')]
        const race = inMetres(asked, 'e') ?? inMetres(asked, 'f') ?? d
        const [b, c] = [first?.word('b'), first?.word('c')]
        if (!d || !x || !y || !asked || !race || x.gte(d) || y.gte(d)) return null
        const second = first?.word('a2')
        // 'A beats B by 10 m, B beats C by 10 m' tells another thing.
        if (second !== undefined && second === b) {
          if (
            asked.word('p') !== first?.word('a') ||
            asked.word('q') !== c ||
            !race.equals(d) ||
            !r.done('race m then what')
          )
            return null
          const value = x.add(y).sub(x.mul(y).div(d))
          return found({
            value,
            unit: 'm',
            steps: [
              ['When A has run the race', `B has run ${sayNumber(d.sub(x))} m`],
              [
                'C meanwhile',
                `${sayNumber(d.sub(x))} × ${sayNumber(d.sub(y))}/${sayNumber(d)} = ${sayNumber(d.sub(value))} m`,
              ],
              ['A beats C by', `${sayNumber(value)} m`],
            ],
            check: d.sub(x).mul(d.sub(y)).div(d).equals(d.sub(value)),
          })
        }
        if (second !== undefined && second !== first?.word('a')) return null
        if (
          asked.word('p') !== b ||
          asked.word('q') !== c ||
          y.lte(x) ||
          !r.done('race m how many much metres then what')
        )
          return null
        const value = race.mul(y.sub(x)).div(d.sub(x))
        return found({
          value,
          unit: 'm',
          steps: [
            [
              'When A has run the whole race',
              `B has run ${sayNumber(d.sub(x))} m and C ${sayNumber(d.sub(y))} m`,
            ],
            [
              'When B has run the race',
              `C has run ${sayNumber(race)} × ${sayNumber(d.sub(y))}/${sayNumber(d.sub(x))} = ${sayNumber(race.sub(value))} m`,
            ],
            ['B wins by', `${sayNumber(value)} m`],
          ],
          check: race
            .sub(value)
            .mul(d.sub(x))
            .equals(race.mul(d.sub(y))),
        })
      },
    },
    {
      // "A man can row 9 km/h in still water. It takes him twice as long to row up as to row down. Rate of the stream?"
      id: 'stream-by-twice-as-long',
      cue: /(?:twice|thrice|double|times).*(?:upstream|up|against|downstream|down)/,
      concepts: ['Boats & Streams'],
      read(r) {
        if (
          r.has(
            '# km(?!/)|# h|# min|half|# times (?:the )?speed|speed of (?:the )?(?:boat|man).* (?:is|of) (?:twice|thrice|#) times|ratio',
          )
        )
          return null
        const flow = takeTold(
          r,
          '(?:(?:the|if|rate|speed|velocity|of|in|a) )*(?:stream|current|river)(?: (?:is|flows|flowing|at|of|the|rate))* {s} km/h',
        )
        const still = flow
          ? null
          : takeTold(
              r,
              '(?:(?:a|the|man|boat|boatman|person|speed|of|can|rows?|at|if|in|his|rate|moves|swims?|swim|is|goes|with|motorboat) )*(?:in still water )?(?:is )?(?:at )?{v} km/h(?: (?:in|still|water|the))*(?: and| ,)?',
            )
        const many = takeTold(
          r,
          '(?:(?:it|he|takes?|him|and|finds?|that|the|if|boat|time|man|taken|by|to|is|a|in|same|distance) )*(?:(?<k2>twice|thrice|double)|{k} times)(?: (?:as|long|much|time|the|that|of|he|it|takes|taken|a))*(?: (?:to|in|for|row|rowing|go|going|travel|swim|cover|a|the|certain|same|distance|moving))* ?(?:up(?: the)?(?: river| stream)?|upstream|against(?: the)? (?:stream|current))(?: (?:as|than|to|it|takes|takes him|in|the|for|time|taken|that|of|row|rowing|go|going|travel|swim|cover|a|same|distance|moving))* ?(?:down(?: the)?(?: river| stream)?|downstream|with(?: the)? (?:stream|current))',
        )
        const asked = flow
          ? takeAsked(
              r,
              '(?:rate|speed|velocity)(?: (?:of|the|a|boat|man|his|its))* in still water',
              'boat|of|the|man',
            )
          : takeAsked(
              r,
              '(?:rate|speed|velocity) of (?:the )?(?:stream|current|river|water)',
              'in|km/h|the|is|flow',
            )
        const s = flow?.number('s')
        const v = still?.number('v')
        const k =
          many?.number('k') ??
          (many?.word('k2') === undefined
            ? undefined
            : many.word('k2') === 'thrice'
              ? new Fraction(3)
              : new Fraction(2))
        if (!k || k.lte(1) || !asked || !r.done('same distance river row boat man it takes')) return null
        if (s) {
          const own = s.mul(k.add(1)).div(k.sub(1))
          return found({
            value: own,
            unit: 'km/h',
            steps: [
              [
                'Times are as the speeds turned over',
                `b + ${sayNumber(s)} = ${sayNumber(k)} × (b − ${sayNumber(s)})`,
              ],
              ['Speed in still water', `${sayNumber(own)} km/h`],
            ],
            check: own.add(s).equals(own.sub(s).mul(k)),
          })
        }
        if (!v) return null
        const value = v.mul(k.sub(1)).div(k.add(1))
        return found({
          value,
          unit: 'km/h',
          steps: [
            [
              'Times are as the speeds turned over',
              `${sayNumber(v)} + s = ${sayNumber(k)} × (${sayNumber(v)} − s)`,
            ],
            ['Speed of the stream', `${sayNumber(value)} km/h`],
          ],
          check: v.add(value).equals(v.sub(value).mul(k)),
        })
      },
    },
    {
      // "A runs 5/3 times as fast as B. If A gives B a start of 80 m, how far must the winning post be so that they reach together?"
      id: 'start-for-the-slower',
      cue: /times as fast.*start|start.*times as fast/,
      read(r) {
        const fast = takeTold(
          r,
          '(?:if )?(?<a>[a-z]) (?:can run|runs|is|run) {k} times as fast as (?<b>[a-z])',
        )
        const start = takeTold(
          r,
          '(?:if |and )*(?<a>[a-z]) (?:gives|gave|allows) (?<b>[a-z]) a (?:head ?)?start of {s} m|(?:if |and )*(?<a>[a-z]) (?:gives|gave|allows) (?<b>[a-z]) {s} m start',
        )
        const asked = takeTold(
          r,
          '(?:at what distance|how (?:far|long)|what)(?: (?:must|should|is|the|length|of|a|race|from|starting|point))*(?: (?:winning post|race|goal|course|finish))(?: (?:be|is|from|the|starting|point|place|so|that|in|order|for|both|to|they|a|and|b|might|may|can|could|reach|reached|it|end|at|same|time|together|simultaneously|finish|dead heat|dead|heat|win))*',
        )
        const [k, s] = [fast?.number('k'), start?.number('s')]
        if (!k || !s || !asked || k.lte(1) || fast?.word('a') !== start?.word('a') || !r.done()) return null
        const value = s.mul(k).div(k.sub(1))
        return found({
          value,
          unit: 'm',
          steps: [
            ['While B runs 1 m', `A runs ${sayNumber(k)} m and gains ${sayNumber(k.sub(1))} m`],
            [
              'To gain the start',
              `A runs ${sayNumber(s)} × ${sayNumber(k)} ÷ ${sayNumber(k.sub(1))} = ${sayNumber(value)} m`,
            ],
          ],
          check: value.div(k).add(s).equals(value),
        })
      },
    },
    {
      // "A is twice as fast as B and B is thrice as fast as C. The journey covered by C in 54 min is covered by A in"
      id: 'chain-of-speeds',
      cue: /as fast as/,
      read(r) {
        const K = '(?:(?<w1>twice|thrice)|{k1} times)'
        const L = '(?:(?<w2>twice|thrice)|{k2} times)'
        const told = takeTold(
          r,
          `(?<a>[a-z])(?: is)? ${K} as fast as (?<b>[a-z]),?(?: and| while)? (?<b2>[a-z])(?: is)? ${L} as fast as (?<c>[a-z])`,
        )
        const way = takeTold(
          r,
          '(?:the |a |if |same )*(?:journey|distance|way|trip|race)? ?(?:that is |which is )?(?:covered|travelled|done|completed) by (?<p>[a-z]) in {t} (?<u>min|h|s|day)|(?:if )?(?<p>[a-z]) (?:covers|takes|completes|travels)(?: (?:a|the|certain|journey|distance|in))* {t} (?<u>min|h|s|day)(?: (?:to|for|cover|complete|a|the|journey|distance|certain))*',
        )
        const asked = takeTold(
          r,
          '(?:(?:the |same |will |be |is |it |and |how |much |many |long |in |what |time |min |minutes |hours |then |would |can )*(?:covered|travelled|done|completed) by (?<q>[a-z])(?: in)?(?: (?:how|many|much|what|time|minutes|hours))*|(?:in )?(?:how (?:many (?:min|h|minutes|hours)|much time|long)|what time|time)(?: (?:will|does|would|can|is))* (?:taken by )?(?<q>[a-z])(?: (?:take|takes|cover|covers|complete|it|the|same|journey|distance|to|for|in))*)',
        )
        const many = (number: 'k1' | 'k2', word: 'w1' | 'w2') =>
          told?.number(number) ?? (told?.word(word) === 'twice' ? new Fraction(2) : new Fraction(3))
        const t = way?.number('t')
        if (!told || told.word('b') !== told.word('b2') || !way || !asked || !t) return null
        if (!r.done('journey distance covered by same the in')) return null
        const [k, l] = [many('k1', 'w1'), many('k2', 'w2')]
        const speed = new Map([
          [told.word('a') ?? '', k.mul(l)],
          [told.word('b') ?? '', l],
          [told.word('c') ?? '', new Fraction(1)],
        ])
        const [p, q] = [speed.get(way.word('p') ?? ''), speed.get(asked.word('q') ?? '')]
        if (!p || !q || speed.size !== 3 || way.word('p') === asked.word('q')) return null
        const value = t.mul(p).div(q)
        const unit = { min: 'minute', h: 'hour', s: 'second', day: 'day' }[way.word('u') ?? ''] ?? ''
        return found({
          value,
          unit,
          steps: [
            [
              'Speeds',
              [...speed].map(([name, one]) => `${name.toUpperCase()}: ${sayNumber(one)}`).join(', '),
            ],
            [
              'Times are as the speeds turned over',
              `${sayNumber(t)} × ${sayNumber(p)} ÷ ${sayNumber(q)} = ${sayNumber(value)}`,
            ],
          ],
          check: value.mul(q).equals(t.mul(p)),
        })
      },
    },
  ],
}
