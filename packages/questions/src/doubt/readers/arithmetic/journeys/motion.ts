import Fraction from 'fraction.js'
import { sayNumber } from '../../../say-number.ts'
import { found, type ReaderGroup, sayWithUnit } from '../../toolkit/found.ts'
import type { Reading } from '../../toolkit/reading.ts'

const five18 = new Fraction(5, 18)
const POINT =
  '(?:(?:a|an|the|any)? ?(?:telegraph |electric |lamp |signal |light )?(?:pole|post|man standing(?: on (?:a |the )?platform)?|standing man|tree|lamp-post|signal|milestone|person standing|stationary man|point|km stone|boy standing))'
const LONG_THING = '(?:platform|bridge|tunnel|railway bridge|railway platform)'
const CROSS = '(?:cross(?:es|ed|ing)?|pass(?:es|ed|ing)?|go(?:es)? past|overtakes?|clears?)'
const WORDS = `run station railway train trains long length speed its running runs moving travelling traveling travels moves going goes at of takes time cross crosses crossing pass passes passing completely past uniform rate how express passenger goods`

/** Speeds as m/s, whichever way they are given. */
function speeds(r: Reading): Fraction[] {
  const found: { at: number; value: Fraction }[] = []
  for (const match of r.rest.matchAll(/(\d+(?:\.\d+)?(?: \d+\/\d+)?) (km\/h|m\/s)(?![a-z^])/g)) {
    const value = (match[1] ?? '0')
      .split(' ')
      .reduce((sum, part) => sum.add(new Fraction(part)), new Fraction(0))
    found.push({ at: match.index, value: match[2] === 'km/h' ? value.mul(five18) : value })
  }
  r.rest = r.rest.replaceAll(
    /(?:at |with )?(?:the |a |uniform )?(?:speed|rate)?(?: of)? ?\d+(?:\.\d+)?(?: \d+\/\d+)? (?:km\/h|m\/s)(?![a-z^])/g,
    ' ',
  )
  return found.map(({ value }) => value)
}

const sec = (value: Fraction): string => sayWithUnit(value, 'second')
const asksSpeed = (r: Reading): boolean =>
  r.drop(
    '(?:what is |find |calculate )?(?:the |its )*(?:speed)(?: of (?:the )?trains?)?(?: in (?:km/h|m/s|km per hour|kmph))?|how fast',
  )
const wantsKmh = (text: string): boolean =>
  /in km\/h|in kmph|km per hour|in km\/hr|kilomet(?:er|re)s? per hour/.test(text)
const wantsMs = (text: string): boolean => /in m\/s|in met(?:er|re)s? per second|in m per s/.test(text)

function speedAnswer(value: Fraction, text: string) {
  const kmh = !wantsMs(text)
  const shown =
    kmh && !wantsKmh(text)
      ? `${sayWithUnit(value.div(five18), 'km/h')} (${sayWithUnit(value, 'm/s')})`
      : undefined
  return { value: kmh ? value.div(five18) : value, unit: kmh ? 'km/h' : 'm/s', ...(shown ? { shown } : {}) }
}

export const motion: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Speed, Time & Distance', 'Boats & Streams'],
  readers: [
    {
      // "A train 150 m long crosses a pole in 15 seconds. Find its speed." and its inverses
      id: 'train-and-pole',
      cue: /train/,
      read(r) {
        r.rest = r.rest.replace(/standing on (?:a |the )?(?:railway )?platform/, 'standing')
        if (
          /platform|bridge|tunnel|opposite|another|walking|cyclist|man running|same direction|trains/.test(
            r.rest,
          )
        )
          return null
        if (!r.drop(CROSS) || !r.drop(POINT)) return null
        const length = r.one('# m(?: long| in length)?|length(?: of (?:a |the )?train)?(?: is| =| of)? # m')
        const [speed, ...more] = speeds(r)
        const time = r.one('(?:in )?# s')
        if (more.length > 0) return null
        r.drop('in km/h|in m/s|km/h$')
        if (length && time && !speed && asksSpeed(r) && r.done(WORDS)) {
          const value = length.div(time)
          return found({
            ...speedAnswer(value, r.text),
            steps: [
              [
                'To pass a point the train covers its own length',
                `${length} ÷ ${time} = ${sayNumber(value)} m/s`,
              ],
              ['In km/h', `${sayNumber(value)} × 18/5 = ${sayNumber(value.mul(18).div(5))} km/h`],
            ],
            check: value.mul(time).equals(length),
          })
        }
        if (
          length &&
          speed &&
          !time &&
          r.drop(
            '(?:in )?(?:how (?:many|much|long)|what)(?: (?:seconds|time|s))?[a-z ]{0,40}|(?:find )?(?:the )?time[a-z ]{0,40}',
          ) &&
          r.done(WORDS)
        ) {
          const value = length.div(speed)
          return found({
            value,
            unit: 'second',
            steps: [
              ['Speed in m/s', `${sayNumber(speed)} m/s`],
              ['Own length', `${length} ÷ ${sayNumber(speed)} = ${sec(value)}`],
            ],
            check: value.mul(speed).equals(length),
          })
        }
        if (
          !length &&
          speed &&
          time &&
          r.drop('(?:what is |find )?(?:the )?length(?: of (?:the )?train)?|how long is (?:the )?train') &&
          r.done(WORDS)
        ) {
          const value = speed.mul(time)
          return found({
            value,
            unit: 'm',
            steps: [
              ['Speed in m/s', `${sayNumber(speed)} m/s`],
              ['Length', `${sayNumber(speed)} × ${time} = ${sayNumber(value)} m`],
            ],
            check: value.div(time).equals(speed),
          })
        }
        return null
      },
    },
    {
      // "A train 150 m long running at 54 km/h crosses a platform 250 m long. Find the time." and its inverses
      id: 'train-and-platform',
      cue: /train.*(?:platform|bridge|tunnel)|(?:platform|bridge|tunnel).*train/,
      read(r) {
        if (r.has('trains|opposite|another|walking') || /2 trains/.test(r.text)) return null
        const pole = r.one(`${CROSS} ${POINT} in # s|${POINT} in # s`)
        const platform = r.one(
          `(?:a |the )?# m(?:[- ]long)? ${LONG_THING}|${LONG_THING},? (?:of length |of |which is |that is |having length |is |having a length of )?# m(?: long| in length)?|length of (?:the )?${LONG_THING} (?:is|=) # m`,
        )
        const length = r.one(
          '# m(?:[- ]long)? train|# m(?: long| in length)?|length(?: of)?(?: the train)?(?: is| =)? # m',
        )
        const [speed, ...more] = speeds(r)
        const time = r.one('(?:in )?# s')
        if (more.length > 0) return null
        r.drop(`${CROSS}(?: (?:a|the|it))?(?: ${LONG_THING})?`)
        r.drop('in km/h|in m/s')
        const W = `${WORDS} platform bridge tunnel railway and while long standing completely`
        if (pole && !length && platform && time && !speed) {
          if (time.lte(pole)) return null
          const rate = platform.div(time.sub(pole))
          const train = rate.mul(pole)
          const wantsLength = r.drop('(?:what is |find )?(?:the |its )?length(?:(?: of)? (?:the )?train)?')
          const wantsSpeed = !wantsLength && asksSpeed(r)
          if (!r.done(W) || (!wantsLength && !wantsSpeed)) return null
          const steps: [string, string][] = [
            [
              'The platform alone takes',
              `${time} − ${pole} = ${time.sub(pole)} s, so the speed is ${platform} ÷ ${time.sub(pole)} = ${sayNumber(rate)} m/s`,
            ],
            ['Length of the train', `${sayNumber(rate)} × ${pole} = ${sayNumber(train)} m`],
          ]
          return found({
            ...(wantsLength ? { value: train, unit: 'm' } : speedAnswer(rate, r.text)),
            steps,
            check: train.add(platform).div(rate).equals(time),
          })
        }
        if (pole && speed && time && !length && !platform) {
          const train = speed.mul(pole)
          const value = speed.mul(time).sub(train)
          if (
            value.lte(0) ||
            !r.drop(`(?:what is |find )?(?:the )?length(?: of)? (?:the )?${LONG_THING}`) ||
            !r.done(W)
          )
            return null
          return found({
            value,
            unit: 'm',
            steps: [
              ['Length of the train', `${sayNumber(speed)} × ${pole} = ${sayNumber(train)} m`],
              [
                'Train and platform',
                `${sayNumber(speed)} × ${time} = ${sayNumber(speed.mul(time))} m, so the platform is ${sayNumber(value)} m`,
              ],
            ],
            check: train.add(value).div(speed).equals(time),
          })
        }
        if (pole && length && time && !speed && !platform) {
          const rate = length.div(pole)
          const value = rate.mul(time).sub(length)
          if (
            value.lte(0) ||
            !r.drop(`(?:what is |find )?(?:the )?length(?: of)? (?:the )?${LONG_THING}`) ||
            !r.done(W)
          )
            return null
          return found({
            value,
            unit: 'm',
            steps: [
              ['Speed', `${length} ÷ ${pole} = ${sayNumber(rate)} m/s`],
              [
                'Train and platform',
                `${sayNumber(rate)} × ${time} = ${sayNumber(rate.mul(time))} m, so the platform is ${sayNumber(value)} m`,
              ],
            ],
            check: length.add(value).div(time).equals(rate),
          })
        }
        if (pole && length && platform && !speed && !time) {
          const rate = length.div(pole)
          const value = length.add(platform).div(rate)
          if (
            !r.drop(
              '(?:in )?(?:how (?:many|much|long)|what)(?: (?:seconds|time|s))?[a-z ]{0,50}|(?:find )?(?:the )?time[a-z ]{0,50}',
            ) ||
            !r.done(W)
          )
            return null
          return found({
            value,
            unit: 'second',
            steps: [
              ['Speed', `${length} ÷ ${pole} = ${sayNumber(rate)} m/s`],
              ['Train and platform', `(${length} + ${platform}) ÷ ${sayNumber(rate)} = ${sec(value)}`],
            ],
            check: value.div(pole).mul(length).equals(length.add(platform)),
          })
        }
        if (pole) return null
        if (length && platform && speed && !time) {
          if (
            !r.drop(
              '(?:in )?(?:how (?:many|much|long)|what)(?: (?:seconds|time|s))?[a-z ]{0,50}|(?:find )?(?:the )?time[a-z ]{0,50}',
            ) ||
            !r.done(W)
          )
            return null
          const value = length.add(platform).div(speed)
          return found({
            value,
            unit: 'second',
            steps: [
              ['Distance', `${length} + ${platform} = ${length.add(platform)} m`],
              ['Speed in m/s', `${sayNumber(speed)} m/s`],
              ['Time', `${length.add(platform)} ÷ ${sayNumber(speed)} = ${sec(value)}`],
            ],
            check: value.mul(speed).sub(platform).equals(length),
          })
        }
        if (length && platform && time && !speed) {
          if (!asksSpeed(r) || !r.done(W)) return null
          const value = length.add(platform).div(time)
          return found({
            ...speedAnswer(value, r.text),
            steps: [
              ['Distance', `${length} + ${platform} = ${length.add(platform)} m`],
              [
                'Speed',
                `${length.add(platform)} ÷ ${time} = ${sayNumber(value)} m/s = ${sayNumber(value.mul(18).div(5))} km/h`,
              ],
            ],
            check: value.mul(time).equals(length.add(platform)),
          })
        }
        const known = length ?? platform
        if (known && speed && time) {
          const wantsPlatform = r.drop(
            `(?:what is |find )?(?:the )?length(?: of)? (?:the )?${LONG_THING}|how long is the ${LONG_THING}`,
          )
          const wantsTrain =
            !wantsPlatform &&
            r.drop('(?:what is |find )?(?:the )?length(?: of)? (?:the )?train|how long is the train')
          if (!r.done(W) || (length ? !wantsPlatform : !wantsTrain)) return null
          const value = speed.mul(time).sub(known)
          return value.lte(0)
            ? null
            : found({
                value,
                unit: 'm',
                steps: [
                  [
                    'Distance covered',
                    `${sayNumber(speed)} m/s × ${time} s = ${sayNumber(speed.mul(time))} m`,
                  ],
                  [
                    'Take away the known length',
                    `${sayNumber(speed.mul(time))} − ${known} = ${sayNumber(value)} m`,
                  ],
                ],
                check: value.add(known).div(time).equals(speed),
              })
        }
        return null
      },
    },
    {
      // "Two trains 120 m and 180 m long run in opposite directions at 42 km/h and 30 km/h. In what time will they cross each other?"
      id: 'two-trains',
      cue: /trains/,
      read(r) {
        const opposite = r.drop(
          '(?:in |from |running |moving |coming )*(?:the )?opposite directions?|towards each other',
        )
        const same = r.drop(
          '(?:in |running |moving )*(?:the )?same direction|parallel tracks in the same direction',
        )
        if (opposite === same || r.has('start|apart|meet|platform|bridge|distance')) return null
        const lengths =
          r.take('# m(?: long)? and # m(?: long)?|lengths?(?: of)?(?: 2 trains)?(?: are| is)? # m and # m') ??
          r.all('(?:each )?# m(?: long| in length)?(?: each)?')
        // 'To cross each other' says nothing of the lengths.
        r.drop('each other|one another')
        const each = r.drop('each|equal length')
        const rates = speeds(r)
        if (rates.length !== 2 || lengths.length === 0 || lengths.length > 2) return null
        const [a, b] = lengths.length === 1 && each ? [lengths[0], lengths[0]] : lengths
        const [v, w] = rates
        if (!a || !b || !v || !w) return null
        if (
          !r.drop(
            '(?:in )?(?:how (?:many|much|long)|what)(?: (?:seconds|time))?[a-z ]{0,50}|(?:find )?(?:the )?time[a-z ]{0,60}',
          )
        )
          return null
        r.drop(`${CROSS}|each|other|another|parallel|tracks|faster|slower|one|lengths|completely|on|# km/h`)
        if (!r.done(`${WORDS} 2 lengths speeds are seconds they each other`)) return null
        const relative = opposite ? v.add(w) : v.sub(w).abs()
        if (relative.lte(0)) return null
        const value = a.add(b).div(relative)
        return found({
          value,
          unit: 'second',
          steps: [
            [
              'Relative speed',
              `${sayNumber(v)} ${opposite ? '+' : '−'} ${sayNumber(w)} = ${sayNumber(relative)} m/s`,
            ],
            ['Both lengths', `(${a} + ${b}) ÷ ${sayNumber(relative)} = ${sec(value)}`],
          ],
          check: relative.mul(value).sub(a).equals(b),
        })
      },
    },
    {
      // "The speed of a boat in still water is 15 km/h and of the stream 3 km/h. Find the time to go 36 km downstream." and others
      id: 'boats',
      cue: /(?:boat|stream|still water|current|swim|row)/,
      read(r) {
        const still = r.one(
          '(?:speed (?:of|in)[a-z ]{0,30})?still water (?:is|at|=|at the rate of|of)? ?# km/h|# km/h in still water|(?:row|swim)s? (?:at )?# km/h(?! (?:down|up|with|against|along))',
        )
        const stream = r.one(
          "(?:speed|rate|velocity)?(?: of)? ?(?:the |of the )?(?:stream|current|river|water current)(?:'s speed| flows| runs| speed)?(?: is| at| of|=| at the rate of)? ?# km/h|# km/h (?:stream|current)",
        )
        const down = r.one(
          '(?:downstream|with the (?:stream|current)|down the (?:stream|river)|along the (?:stream|current))(?: speed)?(?: is| at| of|=)? ?# km/h|# km/h (?:downstream|with the (?:stream|current)|along the (?:stream|current))',
        )
        const up = r.one(
          '(?:upstream|against the (?:stream|current)|up the (?:stream|river))(?: speed)?(?: is| at| of|=)? ?# km/h|# km/h (?:upstream|against the (?:stream|current))',
        )
        const downTrip = r.take(
          '# km (?:downstream|with the (?:stream|current)|along the (?:stream|current)|down the (?:stream|river))(?: in # h)?',
        )
        const upTrip = r.take(
          '# km (?:upstream|against the (?:stream|current)|up the (?:stream|river))(?: in # h)?',
        )
        const common = r.one('(?:in|each in|takes) # h(?: each)?')
        const asksStill = r.drop(
          '(?:what is |find |calculate )?(?:the |his |her )*(?:speed|rate)(?: of)?(?: the| a)?(?: boat| man| swimmer)?(?: in| rowing in)? still water|how fast can[a-z ]{0,30}still water',
        )
        const asksStream =
          !asksStill &&
          r.drop(
            '(?:what is |find |calculate )?(?:the )?(?:speed|rate|velocity) of (?:the )?(?:stream|current|river|water)',
          )
        const asksDown = r.drop(
          '(?:downstream|down stream)(?: speed)?|speed (?:with|along) the (?:stream|current)',
        )
        const asksUp = r.drop('upstream(?: speed)?|speed against the (?:stream|current)')
        r.drop(
          'speed|(?:in )?how (?:long|much time|many hours)(?: will)?|time|distance|what|same|each|and back|returns?|against|with|stream|current|still water|taken|to go|covers?|travels?|rows?|swims?|goes|km/h|back|long|can',
        )
        if (
          !r.done(
            'boat man swimmer person motorboat river water row rowing swim boatman it speed downstream upstream downstream h',
          ) ||
          r.has('round|to and fro|place|twice|half|times|more|less|total')
        )
          return null
        const line = (text: string, check: boolean, value: Fraction, unit: string) =>
          found({
            value,
            unit,
            steps: [['With the stream the speeds add, against it they subtract', text]],
            check,
          })
        const D =
          down ??
          (downTrip?.[0] && (downTrip[1] ?? common) ? downTrip[0].div(downTrip[1] ?? common ?? 1) : undefined)
        const U =
          up ?? (upTrip?.[0] && (upTrip[1] ?? common) ? upTrip[0].div(upTrip[1] ?? common ?? 1) : undefined)
        if (D && U && !still && !stream && D.gt(U)) {
          const [boat, flow] = [D.add(U).div(2), D.sub(U).div(2)]
          if (asksStill === asksStream) return null
          return line(
            `boat (${sayNumber(D)} + ${sayNumber(U)}) ÷ 2 = ${sayNumber(boat)}, stream (${sayNumber(D)} − ${sayNumber(U)}) ÷ 2 = ${sayNumber(flow)}`,
            boat.add(flow).equals(D) && boat.sub(flow).equals(U),
            asksStill ? boat : flow,
            'km/h',
          )
        }
        if (still && stream && still.gt(stream) && !D && !U) {
          const [fast, slow] = [still.add(stream), still.sub(stream)]
          const trip = downTrip ?? upTrip
          if (downTrip && upTrip) return null
          if (trip?.[0] && trip.length === 1) {
            if (!/time|how long|hours/.test(r.text) || common) return null
            const rate = downTrip ? fast : slow
            return line(
              `${sayNumber(rate)} km/h, so ${trip[0]} ÷ ${sayNumber(rate)} = ${sayWithUnit(trip[0].div(rate), 'hour')}`,
              trip[0].div(rate).mul(rate).equals(trip[0]),
              trip[0].div(rate),
              'hour',
            )
          }
          if (!trip && !common && asksDown !== asksUp)
            return line(
              `${still} ${asksDown ? '+' : '−'} ${stream} = ${sayNumber(asksDown ? fast : slow)} km/h`,
              fast.add(slow).equals(still.mul(2)),
              asksDown ? fast : slow,
              'km/h',
            )
          return null
        }
        if (D && still && !U && !stream && asksStream && D.gt(still))
          return line(`${sayNumber(D)} − ${still} = ${sayNumber(D.sub(still))}`, true, D.sub(still), 'km/h')
        if (U && still && !D && !stream && asksStream && still.gt(U))
          return line(`${still} − ${sayNumber(U)} = ${sayNumber(still.sub(U))}`, true, still.sub(U), 'km/h')
        return null
      },
    },
    {
      // "A man covers half the distance at 40 km/h and the other half at 60 km/h." / "120 km at 40 km/h and 180 km at 60 km/h. Average speed?"
      id: 'average-speed',
      cue: /average speed/,
      read(r) {
        const legs = [
          ...r.rest.matchAll(
            /(\d+(?:\.\d+)?) km (?:\w+ ){0,3}?(?:at|with|@)(?: a| the)?(?: speed of)? ?(\d+(?:\.\d+)?) km\/h/g,
          ),
        ]
        const timed = [
          ...r.rest.matchAll(/(?:at )?(\d+(?:\.\d+)?) km\/h for (?:the (?:first|next) )?(\d+(?:\.\d+)?) h/g),
        ]
        const parts = [...r.rest.matchAll(/(\d+(?:\.\d+)?) km (?:\w+ ){0,2}?in (\d+(?:\.\d+)?) h/g)]
        const groups = [legs, timed, parts].filter(({ length }) => length >= 2)
        let value: Fraction | null = null
        let lines: [string, string][] = []
        let check = false
        if (groups.length === 1 && groups[0]) {
          const pairs = groups[0].map(([all, a = '0', b = '1']) => ({
            all,
            a: new Fraction(a),
            b: new Fraction(b),
          }))
          for (const { all } of pairs) r.rest = r.rest.replace(all, ' ')
          const isLegs = groups[0] === legs
          const isTimed = groups[0] === timed
          const way = pairs.reduce((sum, { a, b }) => sum.add(isTimed ? a.mul(b) : a), new Fraction(0))
          const time = pairs.reduce((sum, { a, b }) => sum.add(isLegs ? a.div(b) : b), new Fraction(0))
          value = way.div(time)
          lines = [
            ['Total distance', `${sayNumber(way)} km`],
            ['Total time', `${sayNumber(time)} h`],
            ['Divide', `${sayNumber(way)} ÷ ${sayNumber(time)} = ${sayNumber(value)} km/h`],
          ]
          check = value.mul(time).equals(way)
        } else if (
          r.drop(
            '(?:covers? |travels? |goes )?(?:the )?(?:1th |first )?half(?: of)?(?: the| his| its)?(?: total)?(?: distance| journey| way)?|equal distances?|same distance|(?:and )?(?:the )?(?:other|second|next|remaining|rest|another) half(?: of the (?:distance|journey))?|returns?|comes? back|return(?:ing)?(?: journey)?|back',
          )
        ) {
          const rates = r.all('#(?: km/h)?')
          if (rates.length < 2 || rates.length > 3 || r.has('time|half the time')) return null
          r.drop('other|second|remaining|half|back|returns?')
          const inverse = rates.reduce((sum, rate) => sum.add(rate.inverse()), new Fraction(0))
          value = new Fraction(rates.length).div(inverse)
          lines = [
            [
              'Equal distances',
              `take 1 km each: the time is ${rates.map((rate) => `1/${rate}`).join(' + ')} h`,
            ],
            ['Divide', `${rates.length} ÷ ${sayNumber(inverse)} = ${sayNumber(value)} km/h`],
          ]
          check = inverse.mul(value).equals(rates.length)
        }
        if (!value) return null
        r.drop(
          'average speed(?: for| of)?(?: the| his| its)?(?: whole| entire| total)?(?: journey| trip| distance)?|whole|entire|total|then|next|first|remaining|and|at|speed|same|route|place',
        )
        if (
          !r.done(
            'man car train bus person journey covers travels distance speed goes trip km/h cyclist drives went b from to office home',
          )
        )
          return null
        return found({ value, unit: 'km/h', steps: lines, check })
      },
    },
    {
      // "Two cars start from places 300 km apart and move towards each other at 40 km/h and 60 km/h. When will they meet?"
      id: 'meet',
      cue: /meet|apart|towards/,
      read(r) {
        const way = r.one(
          '# km (?:apart|away)(?: from each other)?|distance(?: between[a-z ]{0,25})?(?: is| of)? # km',
        )
        const rates = r.take('# ?(?:km/h)? and # km/h') ?? r.all('# km/h')
        if (!way || rates.length !== 2 || r.has('later|after they|hours? later|am|pm|same direction|train'))
          return null
        const [v, w] = rates
        if (!v || !w) return null
        if (!r.drop('towards each other|towards one another|opposite directions?|in opposite directions?'))
          return null
        if (
          !r.drop(
            '(?:after |in )?(?:how (?:many|much|long)|what|when)[a-z ]{0,25}meet|when (?:will|do) they meet',
          )
        )
          return null
        r.drop(
          'start(?:s|ed|ing)?|same time|simultaneously|places?|cities|towns|points?|stations|moving|travel(?:ling)?|two|2|after|apart|speeds?|each|other|drive|walk',
        )
        if (!r.done('cars persons men cyclists move at from and b p q a hours time places two people buses'))
          return null
        const value = way.div(v.add(w))
        return found({
          value,
          unit: 'hour',
          steps: [
            ['They close in', `${v} + ${w} = ${v.add(w)} km each hour`],
            ['Time', `${way} ÷ ${v.add(w)} = ${sayWithUnit(value, 'hour')}`],
          ],
          check: v.mul(value).add(w.mul(value)).equals(way),
        })
      },
    },
    {
      // "In a 100 m race A beats B by 10 m and B beats C by 10 m. By how many metres does A beat C?"
      id: 'race',
      cue: /race|beats?/,
      read(r) {
        const track = r.one('(?:in )?(?:a )?# m race|race of # m')
        const beats = r.all('[a-z]+ (?:can )?beats? [a-z]+ by # m')
        if (!track || beats.length !== 2 || r.has('s|seconds?|start|km|dead heat')) return null
        const [x, y] = beats
        if (!x || !y) return null
        if (
          !r.drop(
            '(?:by )?how (?:many|much)[a-z ]{0,20}(?:will|does|can|would)? ?a beat c(?: in the same race)?|by what distance[a-z ]{0,15}a beat c',
          )
        )
          return null
        if (!r.done('same race then in a m distance')) return null
        const value = track.sub(track.sub(x).mul(track.sub(y)).div(track))
        return found({
          value,
          unit: 'm',
          steps: [
            ['When A runs the track', `B runs ${track.sub(x)} m`],
            [
              'While B runs that',
              `C runs ${track.sub(x)} × ${track.sub(y)} ÷ ${track} = ${sayNumber(track.sub(value))} m`,
            ],
            ['A beats C by', `${sayNumber(value)} m`],
          ],
          check: track
            .sub(value)
            .div(track)
            .equals(track.sub(x).div(track).mul(track.sub(y).div(track))),
        })
      },
    },
    {
      // "Walking at 4/5 of his usual speed a man is 10 minutes late. Find his usual time." / "At 5 km/h he is 10 min late, at 6 km/h 5 min early. Distance?"
      id: 'late-early',
      cue: /late|early/,
      read(r) {
        const part = r.one('# of (?:his |her |its |the )?(?:usual|normal|actual|original) speed')
        if (part) {
          const late = r.one('(?:late by |is |reaches |by )?# min(?: late| later)?')
          if (!late || part.gte(1) || part.lte(0)) return null
          if (
            !r.drop(
              '(?:what is |find )?(?:the |his |her |its )*(?:usual|normal|actual|original) time(?: to cover[a-z ]{0,20}| taken)?',
            )
          )
            return null
          if (
            !r.done(
              'walking at man person late office school reaches train running bus travelling he moving by his destination later travels walks car a with',
            )
          )
            return null
          const value = late.mul(part).div(new Fraction(1).sub(part))
          return found({
            value,
            unit: 'minute',
            steps: [
              ['Time goes the other way', `the time is ${sayNumber(part.inverse())} of the usual time`],
              [
                'The difference is the delay',
                `(${sayNumber(part.inverse())} − 1) × t = ${late}, so t = ${sayNumber(value)} minutes`,
              ],
            ],
            check: value.div(part).sub(value).equals(late),
          })
        }
        const rates = r.all('(?:at |with )?(?:a |the )?(?:speed of )?# km/h')
        const delays = [
          ...r.rest.matchAll(/(\d+) min (late|early|earlier|later|before)|(late|early) by (\d+) min/g),
        ]
        if (rates.length !== 2 || delays.length !== 2) return null
        const [v, w] = rates
        if (!v || !w) return null
        for (const [all] of delays) r.rest = r.rest.replace(all, ' ')
        const shift = delays.map(([, a, kind, other, b]) =>
          new Fraction(a ?? b ?? 0).mul(/early|earlier|before/.test(kind ?? other ?? '') ? -1 : 1),
        )
        const [s, t] = shift
        if (!s || !t) return null
        if (!r.drop('(?:what is |find |how far is )?(?:the )?(?:distance)[a-z ]{0,40}|how far[a-z ]{0,40}'))
          return null
        r.drop('late|early|if|walks?|goes|travels?|reaches|office|school|but|and|when')
        if (!r.done('he she man boy student person at his walking is by from house to it')) return null
        const gap = s.sub(t).div(60)
        const value = gap.div(v.inverse().sub(w.inverse()))
        if (value.lte(0)) return null
        return found({
          value,
          unit: 'km',
          steps: [
            ['Difference of the two times', `${sayNumber(gap.mul(60))} minutes`],
            ['d/v − d/w', `d(1/${v} − 1/${w}) = ${sayNumber(gap)} h, so d = ${sayNumber(value)} km`],
          ],
          check: value.div(v).sub(value.div(w)).equals(gap),
        })
      },
    },
  ],
}
