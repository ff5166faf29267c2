import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const BODY = '(?:body|particle|object|stone|car|ball|man|cyclist)'
const SPEED = '(m/s|km/h)'
const inSi = (speed: Exact, unit: string | undefined): Exact =>
  unit === 'km/h' ? speed.mul(5).div(18) : speed

/** By what the pressure is multiplied when the volume becomes this part of itself. */
const TIMES_THE_PRESSURE: Readonly<Record<string, number>> = {
  half: 2,
  '1/2': 2,
  double: 0.5,
  twice: 0.5,
  '1/3': 3,
  '1/4': 4,
  thrice: 1 / 3,
}

/** Numericals that learners type in one or two short lines. */
export const shortPhysics: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Laws of Motion'],
  readers: [
    // "A body moves in a circle of radius 2 m with speed 4 m/s. Centripetal acceleration?"
    readWhole({
      id: 'acceleration-on-a-circle',
      concepts: ['Circular Motion'],
      cue: /circ.*(?:acceleration|force)|(?:acceleration|force).*circ/,
      patterns: [
        `${BODY}?~(?:mass # (kg|g))?~(?:moves?|moving|revolves?|revolving|rotates?|travels?|goes|running|runs)~(?:along )?(?:uniformly )?(?:circle|circular path|circular track)~radius~# (m|cm)~(?:uniform |constant )?(?:speed|velocity)?~# ${SPEED}~(?:its )?(centripetal acceleration|acceleration|centripetal force|force acting)~(?:body|it)?`,
        `(centripetal acceleration|centripetal force)~${BODY}~(?:mass # (kg|g))?~(?:moves?|moving|revolving|rotating)~(?:circle|circular path)~radius~# (m|cm)~(?:uniform |constant )?(?:speed|velocity)?~# ${SPEED}`,
      ],
      solve(words, numbers) {
        const asked = words.find((word) => /acceleration|force/.test(word)) ?? ''
        const massUnit = words.find((word) => word === 'kg' || word === 'g')
        const [mass, radius, speed] = numbers.length === 3 ? numbers : [undefined, ...numbers]
        const length = words.find((word) => word === 'm' || word === 'cm')
        const unit = words.find((word) => word === 'm/s' || word === 'km/h')
        if (!radius || !speed) return null
        const [r, v] = [length === 'cm' ? radius.div(100) : radius, inSi(speed, unit)]
        const acceleration = v.mul(v).div(r)
        if (!/force/.test(asked))
          return found({
            value: acceleration.valueOf(),
            unit: 'm/s²',
            steps: [['a = v²/r', `${sayNumber(v)}² ÷ ${sayNumber(r)} = ${sayNumber(acceleration)} m/s²`]],
            check: acceleration.mul(r).equals(v.mul(v)),
          })
        if (!mass) return null
        const m = massUnit === 'g' ? mass.div(1000) : mass
        const force = acceleration.mul(m)
        return found({
          value: force.valueOf(),
          unit: 'N',
          steps: [
            ['F = mv²/r', `${sayNumber(m)} × ${sayNumber(v)}² ÷ ${sayNumber(r)} = ${sayNumber(force)} N`],
          ],
          check: force.mul(r).equals(v.mul(v).mul(m)),
        })
      },
    }),
    // "A force of 5 N changes the velocity of a body from 10 m/s to 20 m/s in 5 s. What force brings the same change in 2 s?"
    readWhole({
      id: 'same-change-in-another-time',
      cue: /force.*same change/,
      patterns: [
        'force~# n~changes~velocity~(?:body|object)~# m/s~# m/s~# s~(?:much )?force~(?:required|needed)~(?:bring about |bring |produce |make )*same change~(?:velocity)?~# s',
      ],
      solve(_, [force, , , first, second]) {
        if (!force || !first || !second) return null
        const value = force.mul(first).div(second)
        return found({
          value: value.valueOf(),
          unit: 'N',
          steps: [
            [
              'Force × time is the same change of momentum',
              `${sayNumber(force)} × ${sayNumber(first)} = F × ${sayNumber(second)}`,
            ],
            ['Force', `${sayNumber(value)} N`],
          ],
          check: value.mul(second).equals(force.mul(first)),
        })
      },
    }),
    // "heat required to convert 10 g ice at 0°C to water at 0°C (L = 80 cal/g)"
    readWhole({
      id: 'melting-in-calories',
      concepts: ['Heat'],
      cue: /(?:ice|water).*cal/,
      patterns: [
        '(?:amount )?heat~(?:required|needed|energy required)?~(?:convert|melt|change)~# (g|kg)~ice~0 °c~(?:into )?(?:water)?~(?:at )?(?:0 °c)?~(?:take |latent heat |fusion |ice |given )*l?~# cal/g',
        '(?:amount )?heat~(?:required|needed|energy required)?~(?:convert|boil|change|vaporise|vaporize)~# (g|kg)~water~100 °c~(?:into )?(?:steam|vapour)?~(?:at )?(?:100 °c)?~(?:take |latent heat |vaporisation |vaporization |steam |given )*l?~# cal/g',
      ],
      solve([unit], [mass, latent]) {
        if (!mass || !latent) return null
        const grams = unit === 'kg' ? mass.mul(1000) : mass
        const value = grams.mul(latent)
        return found({
          value: value.valueOf(),
          unit: 'cal',
          steps: [['Q = mL', `${sayNumber(grams)} × ${sayNumber(latent)} = ${sayNumber(value)} cal`]],
          check: value.div(grams).equals(latent),
        })
      },
    }),
    // "An ideal gas at 27 °C and 1 atm is compressed to half its volume isothermally. Final pressure?"
    readWhole({
      id: 'isothermal-part-of-the-volume',
      concepts: ['Thermodynamics'],
      cue: /isothermal|constant temperature|same temperature/,
      patterns: [
        '(?:ideal )?gas~(?:# (?:°c|k))?~(?:pressure )?# (atm|pa|kpa|bar)~(?:pressure )?(?:is )?(?:isothermally )?(compressed|expanded|expands)~(?:isothermally )?(?:to )?(half|1/2|double|twice|1/3|1/4|thrice)~(?:original |initial )?volume~(?:isothermally|constant temperature|same temperature)?~(?:final |new )?pressure',
      ],
      solve([unit = ''], _, text) {
        // A temperature that does not change is not needed.
        const pressure = Number(/(\d+(?:\.\d+)?) (?:atm|pa|kpa|bar)/.exec(text)?.[1])
        const part = /(half|1\/2|double|twice|1\/3|1\/4|thrice)/.exec(text)?.[1] ?? ''
        const factor = TIMES_THE_PRESSURE[part]
        if (!(pressure > 0) || factor === undefined) return null
        const value = pressure * factor
        return found({
          value,
          unit,
          steps: [
            [
              'Boyle: pV is constant',
              `the pressure becomes ${pressure} × ${Number(factor.toPrecision(4))} = ${Number(value.toPrecision(4))} ${unit}`,
            ],
          ],
          check: near(value / factor, pressure),
        })
      },
    }),
    // "A satellite revolves at a height equal to the radius of the earth. Its orbital velocity?"
    readWhole({
      id: 'orbit-at-a-height-of-the-radius',
      concepts: ['Gravitation'],
      cue: /(?:satellite|orbital).*(?:radius of (?:the )?earth|earth's radius)/,
      patterns: [
        "(?:satellite~)?(?:orbital (?:velocity|speed)~satellite~)?(?:revolves|revolving|orbiting|moving|is)?~(?:around earth )?(?:at )?(?:a )?height~(?:above earth |above surface earth |above earth surface )?equal~(?:to )?(?:radius earth|earth's radius)~(?:its )?(?:orbital (?:velocity|speed))?~(?:g~9.8~(?:m/s\\^2)?~)?(?:r~6400 km~)?(?:g~9.8)?",
      ],
      solve() {
        const value = Math.sqrt((9.8 * 6.4e6) / 2) / 1000
        return found({
          value,
          unit: 'km/s',
          steps: [
            ['v = √(gR²/(R + h)) with h = R', '√(gR/2)'],
            ['With g = 9.8 m/s² and R = 6,400 km', `${value.toFixed(2)} km/s`],
          ],
          check: near((value * 1000) ** 2 * 2, 9.8 * 6.4e6),
        })
      },
    }),
    // "pressure at a depth of 10 m in water"
    readWhole({
      id: 'pressure-at-a-depth',
      concepts: ['Mechanical Properties of Fluids'],
      cue: /pressure.*depth/,
      except: /total|absolute|atmospheric/,
      patterns: [
        'pressure~(?:due water |exerted water |water )?(?:at )?(?:a )?depth~# m~(?:below surface )?(?:in )?(?:water|swimming pool|lake|sea water)~(?:g~# ?(?:m/s\\^2)?)?',
      ],
      solve(_, [depth, g], text) {
        if (!depth || /sea/.test(text)) return null
        const gravity = g?.valueOf() ?? 9.8
        const value = 1000 * gravity * depth.valueOf()
        return found({
          value,
          unit: 'Pa',
          steps: [
            [
              'P = hρg',
              `${sayNumber(depth)} × 1000 × ${gravity} = ${value} Pa (without the pressure of the air)`,
            ],
          ],
          check: near(value / gravity / 1000, depth.valueOf()),
        })
      },
    }),
    // "threshold wavelength for work function 2 eV"
    readWhole({
      id: 'threshold-of-a-metal',
      concepts: ['Modern Physics'],
      cue: /threshold/,
      patterns: [
        'threshold (wavelength|frequency)~(?:metal )?(?:whose |having )?work function~(?:metal )?# ev',
        'work function~(?:metal )?# ev~(?:its )?threshold (wavelength|frequency)~(?:metal)?',
      ],
      solve([asked], [work]) {
        if (!work || work.lte(0)) return null
        const joules = work.valueOf() * 1.602e-19
        const frequency = joules / 6.626e-34
        const wavelength = (3e8 / frequency) * 1e9
        const isWave = asked === 'wavelength'
        return found({
          value: isWave ? wavelength : frequency,
          unit: isWave ? 'nm' : 'Hz',
          steps: [
            ['Work function in joules', `${sayNumber(work)} × 1.602 × 10⁻¹⁹ J`],
            isWave
              ? ['λ₀ = hc/φ', `${wavelength.toFixed(1)} nm`]
              : ['ν₀ = φ/h', `${frequency.toExponential(3)} Hz`],
          ],
          check: Math.abs(1240 / work.valueOf() / wavelength - 1) < 0.003,
        })
      },
    }),
    // "moment of inertia of a solid sphere of mass 5 kg and radius 0.2 m about its diameter"
    readWhole({
      id: 'moment-of-inertia',
      concepts: ['Rotational Motion'],
      cue: /moment of inertia/,
      patterns: [
        'moment inertia~(?:uniform )?(solid sphere|hollow sphere|spherical shell|disc|disk|circular disc|ring|solid cylinder|hollow cylinder|thin ring)~mass~# (kg|g)~radius~# (m|cm)~about~(?:its )?(?:own )?(diameter|axis|central axis|geometrical axis|axis through centre|an axis through its centre|tangent)',
      ],
      solve([body = '', massUnit, lengthUnit, axis = ''], [mass, radius]) {
        if (!mass || !radius) return null
        const m = massUnit === 'g' ? mass.div(1000) : mass
        const r = lengthUnit === 'cm' ? radius.div(100) : radius
        const isBall = /sphere|shell/.test(body)
        const along = /solid sphere/.test(body)
          ? 2 / 5
          : isBall
            ? 2 / 3
            : /dis[ck]|solid cylinder/.test(body)
              ? 1 / 2
              : 1
        if (axis === 'tangent' || (/cylinder/.test(body) && axis === 'diameter')) return null
        const part = !isBall && axis === 'diameter' ? along / 2 : along
        const value = part * m.valueOf() * r.valueOf() ** 2
        return found({
          value,
          unit: 'kg m²',
          steps: [
            [
              `I = ${Number(part.toFixed(3))} × MR²`,
              `${Number(part.toFixed(3))} × ${sayNumber(m)} × ${sayNumber(r)}² = ${Number(value.toPrecision(4))} kg m²`,
            ],
          ],
          check: near(value / part / m.valueOf(), r.valueOf() ** 2),
        })
      },
    }),
    {
      // "work done by force F = 3i + 4j N in displacement d = 2i + 5j m"
      id: 'work-of-a-vector-force',
      concepts: ['Work, Energy & Power'],
      cue: /(?:work|force).*\d?i ?[+-].*displace/,
      read(r) {
        const vector = '((?:[-+]? ?\\d*\\.?\\d* ?[ijk]\\^? ?)+)'
        const match = new RegExp(
          `^(?:find |calculate |what is |the )*(?:work done )?(?:by|if|when)? ?(?:a |the )?force ?(?:of |is |vector )?(?:f ?= ?)?\\(?${vector}\\)? ?(?:n|newton)?,?(?: acts on a body| acting on a (?:body|particle)| is applied| acts| on a body)?(?: in| and| causing| produces| causes| for| through| for a| which)?(?: a| the)? ?displace(?:ment|s it|d)?(?: of| is| by| vector)? ?(?:(?:d|s|r) ?= ?)?\\(?${vector}\\)? ?(?:m|metres?)?[,.]?(?: (?:find |then |what is |calculate )?(?:the )?work(?: done)?)?$`,
        ).exec(r.text)
        if (!match || !/work/.test(r.text)) return null
        const [force, path] = [parts(match[1] ?? ''), parts(match[2] ?? '')]
        if (!force || !path) return null
        const terms = ['i', 'j', 'k'].map((axis) => (force[axis] ?? 0) * (path[axis] ?? 0))
        const value = terms.reduce((sum, term) => sum + term, 0)
        return found({
          value,
          unit: 'J',
          steps: [['W = F · d', `${terms.map((term) => `(${term})`).join(' + ')} = ${value} J`]],
          check: near(
            value,
            (force.i ?? 0) * (path.i ?? 0) + (force.j ?? 0) * (path.j ?? 0) + (force.k ?? 0) * (path.k ?? 0),
          ),
        })
      },
    },
  ],
}

/** '3i - 4j' -> 3 and -4 along i and j. */
function parts(text: string): Record<string, number> | null {
  const found: Record<string, number> = {}
  for (const [, sign, number, axis = ''] of text.matchAll(/([-+]?) ?(\d*\.?\d*) ?([ijk])/g)) {
    if (found[axis] !== undefined) return null
    found[axis] = (sign === '-' ? -1 : 1) * (number === '' ? 1 : Number(number))
  }
  return Object.keys(found).length === 0 ? null : found
}
