import Fraction from 'fraction.js'
import type { Exact } from '../../../../kit/values/exact.ts'
import { sayNumber } from '../../../say-number.ts'
import { found, type ReaderGroup, sayWithUnit } from '../../toolkit/found.ts'

const MOVER =
  'car train bus man woman person boy girl cyclist bike truck scooter he she it athlete vehicle plane aeroplane travels travel travelled covers cover covered covering moves moving runs running goes going walks walk walking drives driving speed distance time uniform constant takes taken at'
/** km/h in m/s */
const PER_HOUR = new Fraction(5, 18)

export const journeys: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Speed, Time & Distance'],
  readers: [
    {
      // "A car covers 180 km in 3 hours. Speed in m/s?" / distance from 60 km/h and 3 hours / time
      id: 'speed-distance-time',
      cue: /(?:speed|distance|time|how far|how long)/,
      read(r) {
        if (
          r.has(
            'average|train # m|platform|pole|bridge|another|other|both|towards|opposite|same direction|stream|late|early|usual|returns?|back|half|remaining|rest|first|next|then|more|less|increased?|reduced|# (?:km|m) long|ratio|sound|light|wave|acceleration|from rest|stops?',
          )
        )
          return null
        const [kmh, ms] = [
          r.all('(?:at )?(?:the |a )?(?:speed of |rate of |speed (?:is |= ?)?)?# km/h'),
          r.all('(?:at )?(?:the |a )?(?:speed of |rate of |speed (?:is |= ?)?)?# m/s'),
        ]
        const [km, m] = [
          r.all('(?:distance (?:of |is |= ?)?)?# km'),
          r.all('(?:distance (?:of |is |= ?)?)?# m'),
        ]
        const times = [r.all('(?:in |for )?# h'), r.all('(?:in |for )?# min'), r.all('(?:in |for )?# s')]
        const [hours = [], minutes = [], seconds = []] = times
        if (kmh.length + ms.length > 1 || km.length + m.length > 1 || times.some(({ length }) => length > 1))
          return null
        const speed = kmh[0]?.mul(PER_HOUR) ?? ms[0]
        const distance = km[0]?.mul(1000) ?? m[0]
        const seen = [...hours.map((one) => one.mul(3600)), ...minutes.map((one) => one.mul(60)), ...seconds]
        const time = seen.length > 0 ? seen.reduce((sum, one) => sum.add(one)) : undefined
        if (
          [speed, distance, time].filter(Boolean).length !== 2 ||
          [speed, distance, time].some((one) => one?.lte(0))
        )
          return null
        const wanted = /in (km\/h|m\/s|km|m|h|hours|min|minutes|s|seconds)$/.exec(r.rest.trim())?.[1]
        if (wanted)
          r.rest = r.rest.trim().replace(/in (?:km\/h|m\/s|km|m|h|hours|min|minutes|s|seconds)$/, '')
        const asks = [
          ['speed', r.drop('(?:the |its |his |her )?speed|how fast')],
          ['distance', r.drop('(?:the )?distance(?: covered| travelled)?|how far')],
          ['time', r.drop('(?:the )?time(?: taken| required| needed)?|how long|how many (?:hours|minutes)')],
        ] as const
        const missing = speed === undefined ? 'speed' : distance === undefined ? 'distance' : 'time'
        const asked = asks.filter(([, is]) => is).map(([name]) => name)
        // 'At a speed of' names what is given; only the missing one may be asked.
        if (!asked.includes(missing) || asked.some((name) => name !== missing && name !== 'speed'))
          return null
        if (!r.done(`${MOVER} how many much far long will to cover`)) return null
        const isMetric = (ms.length > 0 || m.length > 0 || seconds.length > 0) && km.length + kmh.length === 0
        if (missing === 'speed' && distance && time) {
          const value = distance.div(time)
          const inKmh = wanted === 'km/h' || (wanted !== 'm/s' && !isMetric)
          const shown = inKmh ? value.div(PER_HOUR) : value
          const unit = inKmh ? 'km/h' : 'm/s'
          return wanted && !/\//.test(wanted)
            ? null
            : found({
                value: shown,
                unit,
                steps: [['Speed = distance ÷ time', sayWithUnit(shown, unit)]],
                check: value.mul(time).equals(distance),
              })
        }
        if (missing === 'distance' && speed && time) {
          const metres = speed.mul(time)
          const inKm = wanted === 'km' || (wanted !== 'm' && !isMetric)
          const value: Exact = inKm ? metres.div(1000) : metres
          return found({
            value,
            unit: inKm ? 'km' : 'm',
            steps: [['Distance = speed × time', sayWithUnit(value, inKm ? 'km' : 'm')]],
            check: metres.div(time).equals(speed),
          })
        }
        if (missing === 'time' && speed && distance) {
          const value = distance.div(speed)
          const unit = wanted?.startsWith('min')
            ? 'minute'
            : wanted?.startsWith('h') || (!wanted && !isMetric)
              ? 'hour'
              : 'second'
          const shown = value.div(unit === 'hour' ? 3600 : unit === 'minute' ? 60 : 1)
          return found({
            value: shown,
            unit,
            steps: [['Time = distance ÷ speed', sayWithUnit(shown, unit)]],
            check: value.mul(speed).equals(distance),
          })
        }
        return null
      },
    },
    {
      // "A train 180 m long at 60 km/h: time to cross a man running at 6 km/h in the opposite direction"
      id: 'train-and-runner',
      cue: /train.*(?:man|person|boy|cyclist|runner|he).*(?:direction|towards)/,
      read(r) {
        if (r.has('platform|bridge|trains|tunnel')) return null
        const opposite = r.drop(
          '(?:in )?(?:the )?(?:a )?direction opposite to (?:that of )?(?:the )?train|(?:in )?(?:the |an )?opposite direction(?: (?:to|of) (?:that of )?(?:the )?train)?|opposite to (?:that of )?(?:the )?train',
        )
        const along = r.drop('(?:in )?(?:the )?same direction(?: (?:as|of) (?:that of )?(?:the )?train)?')
        const length = r.one('# m(?: long| in length)?')
        const speeds = r.all('(?:at |with )?(?:a |the )?(?:speed of |rate of )?# km/h')
        const time = r.one('(?:in )?# s')
        const [fast, slow] = speeds
        if (opposite === along || !fast || !slow || speeds.length !== 2) return null
        const relative = (opposite ? fast.add(slow) : fast.sub(slow)).mul(PER_HOUR)
        if (relative.lte(0)) return null
        const asksTime = r.drop(
          '(?:in )?(?:how (?:many|much|long)|what)(?: seconds| time| s)?|(?:the )?time(?: taken)?',
        )
        const asksLength = !asksTime && r.drop('length(?: of (?:the )?train)?')
        if (
          !r.done(
            'train man person boy cyclist runner long running runs moving walking going riding cross crosses crossing pass passes passing takes who which he it will past speed length',
          )
        )
          return null
        if (asksTime && length && !time) {
          const value = length.div(relative)
          return found({
            value,
            unit: 'second',
            steps: [
              [
                opposite ? 'Opposite ways: add the speeds' : 'Same way: subtract the speeds',
                `${sayNumber(relative)} m/s`,
              ],
              ['Own length', `${length} ÷ ${sayNumber(relative)} = ${sayWithUnit(value, 'second')}`],
            ],
            check: value.mul(relative).equals(length),
          })
        }
        if (asksLength && time && !length) {
          const value = time.mul(relative)
          return found({
            value,
            unit: 'm',
            steps: [
              [
                opposite ? 'Opposite ways: add the speeds' : 'Same way: subtract the speeds',
                `${sayNumber(relative)} m/s`,
              ],
              ['Length', `${sayNumber(relative)} × ${time} = ${sayWithUnit(value, 'm')}`],
            ],
            check: value.div(relative).equals(time),
          })
        }
        return null
      },
    },
  ],
}
