import { found, type Reader, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readSheet } from '../toolkit/sheet.ts'
import { law, product, sum } from '../toolkit/story.ts'
import { GRAVITY } from './gravity.ts'

const TWISTS =
  'ratio|again|another|other|more|less|next|not|except|bounces?|rebounds?|half|halfway|balloon|lift|moon|planet|energy|momentum|average|last|2 (?:stones|balls)|balls|stones|meets?|later|air resistance|incline\\w*|°'
const BODY = 'body object particle stone ball bomb packet bullet coin aeroplane plane boy man person'
const PLACE = 'tower building cliff bridge roof top table edge ground hill high tall height earth surface'
const TIME =
  '(?:the |what )*time(?: taken| required| needed| does it take| will it take| of flight| of descent)*(?: (?:by it )?to (?:reach|hit|strike)(?: the)? ground)?|(?:how long|how much time)(?: (?:will|does) it take)?|(?:in |after )?how many @unit|when'
const SPEED_THERE =
  '(?:the |its |with what )*(?:final )?(?:velocity|speed)(?: with which(?: it)? (?:it )?(?:hits|strikes|reaches)(?: the)? ground| (?:on|when|just before|at) (?:it )?(?:reaching|hitting|striking|hits|strikes|reaches)(?: the)? ground| does it (?:hit|strike|reach)(?: the)? ground| (?:will it|it will) (?:hit|strike|reach)(?: the)? ground)?'
const HEIGHT =
  '(?:the )?height(?: of (?:the )?(?:tower|building|cliff|bridge|hill))?|how high(?: is (?:the )?(?:tower|building|cliff|bridge|hill))?'
const FROM_HEIGHT =
  '(?:from )?(?:the |a )*(?:top |edge |roof )?(?:of )?(?:a |the )?(?:tower |building |cliff |bridge |hill |height |table )*(?:is |of |which is )*@length(?: high| tall| height| above (?:the )?ground)*'

const TIMES = String.raw`(same|equal|twice|double|thrice|half|one[- ]fourth|1\/\d+(?:th)?|\d+(?:\.\d+)? times|1 ?\/ ?\d+)`
const sizeOf = (word: string): number => {
  const named: Record<string, number> = { same: 1, equal: 1, twice: 2, double: 2, thrice: 3, half: 0.5 }
  if (/fourth/.test(word)) return 0.25
  const part = /^1 ?\/ ?(\d+)/.exec(word)
  if (part) return 1 / Number(part[1])
  return named[word] ?? Number(/^[\d.]+/.exec(word)?.[0])
}

/** 'Four times the mass', 'mass twice that of the earth', 'the same radius': the factor of a planet. */
function takeFactor(text: string, noun: string): { factor: number; rest: string } | null {
  const OF_EARTH = "(?: (?:as )?(?:that |those )?(?:of|as|to)(?: that of)? (?:the )?earth(?:'s)?)?"
  for (const pattern of [
    `(?:having |with |of |has |and |whose |its )*(?:a |the )*${TIMES} (?:the |of |as |that of )*(?:${noun})(?: (?:of|as|that of) (?:the )?(?:earth|it))?`,
    `(?:having |with |of |has |and |whose |its )*(?:a |the )*(?:${noun}) (?:is |are |equal to |becomes |be |as )*(?:of )?${TIMES}${OF_EARTH}`,
  ]) {
    const match = new RegExp(`(?<![a-z\\d])${pattern}(?![a-z\\d])`).exec(text)
    if (match?.[1] !== undefined) return { factor: sizeOf(match[1]), rest: text.replace(match[0], ' ') }
  }
  return null
}

/** "The escape velocity from the earth is 11.2 km/s. What is it for a planet of the same radius and four times the mass?" */
const otherPlanet: Reader = {
  id: 'another-planet',
  cue: /planet/,
  concepts: ['Gravitation'],
  read(r) {
    if (
      r.has(
        'height|depth|orbital|period|satellite|year|distance|sun|not|surface area|energy|pendulum|smallest|largest',
      )
    )
      return null
    const isEscape = r.has('escape (?:velocity|speed)')
    if (!isEscape && !r.has('g|acceleration due to gravity|gravity|weight|weighs')) return null
    const isWeight = !isEscape && r.has('weight|weighs')
    const text = r.rest
    const radius = takeFactor(text, 'radius|diameter')
    const density = radius && takeFactor(radius.rest, '(?:mean |average )?density')
    // As dense as the earth and twice as wide is 8 times as heavy.
    const mass = density
      ? { factor: density.factor * radius.factor ** 3, rest: density.rest }
      : takeFactor((radius ?? { rest: text }).rest, 'mass')
    const both = mass && radius ? null : /(?:mass and radius|radius and mass|mass and diameter)/.exec(text)
    if (both || !mass || !radius) return null
    r.rest = mass.rest
    const told = isWeight
      ? r.one('# (?:n|kg ?wt|kgf)')
      : isEscape
        ? r.one('# km/s|#')
        : (r.one('# m/s\\^2') ?? r.one('(?:g|gravity)(?: on (?:the )?earth)? ?(?:=|is) ?#'))
    if (isWeight && !told) return null
    r.drop(
      '(?:the )?(?:value of )?(?:escape (?:velocity|speed)|acceleration due to gravity|gravity|g|weight|weighs?)(?! ?=)',
    )
    if (
      !r.done(
        `planet earth surface from on escape velocity speed radius body man person object another of km/s there m/s^2 about m/s due that as compared if but ${density ? '' : 'mass'}`,
      )
    )
      return null
    const base = told?.valueOf() ?? (isEscape ? 11.2 : 9.8)
    const times = isEscape ? Math.sqrt(mass.factor / radius.factor) : mass.factor / radius.factor ** 2
    const value = Number((base * times).toPrecision(10))
    return found({
      value,
      unit: isEscape ? 'km/s' : isWeight ? 'N' : 'm/s²',
      steps: [
        [
          isEscape ? 'vₑ = √(2GM ÷ R)' : 'g = GM ÷ R²',
          `On the planet it is ${sayMeasured(times)} times as much.`,
        ],
        ['On the planet', `${sayMeasured(base)} × ${sayMeasured(times)} = ${sayMeasured(value)}`],
      ],
      check: isEscape
        ? Math.abs((value / base) ** 2 * radius.factor - mass.factor) < 1e-6 * mass.factor
        : Math.abs((value / base) * radius.factor * radius.factor - mass.factor) < 1e-6 * mass.factor,
    })
  },
}

/** "value of g at a height equal to the radius of the earth" / "at a depth of half the radius" / "at the centre of the earth" */
const gravityElsewhere: Reader = {
  id: 'g-at-a-height-or-depth',
  cue: /(?:\bg\b|gravity).*(?:height|depth|centre|center|above|below)|(?:height|depth|centre|center|above|below).*(?:\bg\b|gravity)/,
  concepts: ['Gravitation'],
  read(r) {
    if (
      r.has(
        'at what|at which|planet|moon|pendulum|weight|weighs|velocity|speed|time|thrown|dropped|falls?|ball|stone|body|kg|n|potential|energy|ratio|not|becomes?|reduces?|%|centre of gravity|center of gravity|same|tower|equator|poles?|decreases?|increases?|work',
      )
    )
      return null
    const base = r.one(GRAVITY)?.valueOf() ?? r.one('# m/s\\^2')?.valueOf() ?? 9.8
    r.drop(
      '\\(?(?:take |given |and |where )*(?:radius of (?:the )?earth|r|re) ?(?:=|is) ?(?:6400 km|6\\.4e6 m)\\)?',
    )
    const isCentre = r.drop('(?:at |the )*(?:centre|center) of (?:the )?earth')
    const height = isCentre
      ? null
      : r.words(
          `(?:at )?(?:a |the )?(height|depth|altitude)(?: h| d)?(?: of| equal to| =| is|,)*(?: the)? ${TIMES}?(?: of)? ?(?:the |its )*(?:radius|r|re)(?: of (?:the )?earth| of earth|,? where r is (?:the )?radius of (?:the )?earth)?(?: (?:above|below|from|inside)(?: the)?(?: earth'?s?)? ?(?:surface)?(?: of (?:the )?earth)?)?`,
        )
    const inKm =
      isCentre || height
        ? null
        : r.words(
            "(?:at )?(?:a |the )?(height|depth|altitude)(?: of| is| =)* ?# km(?: (?:above|below|from)(?: the)?(?: surface of)?(?: the)? ?(?:earth)?(?:'s)?(?: surface)?)?",
          )
    if (!isCentre && !height && !inKm) return null
    r.drop('(?:the )?(?:value of )?(?:acceleration due to gravity|gravity|g)(?! ?=)')
    if (!r.done('value acceleration due gravity earth surface of at from above below on its the')) return null
    const isDepth = (height ?? inKm)?.[0] === 'depth'
    const k = height ? (height[1] === undefined ? 1 : sizeOf(height[1])) : inKm ? Number(inKm[1]) / 6400 : 0
    if (isDepth && k > 1) return null
    const times = isCentre ? 0 : isDepth ? 1 - k : 1 / (1 + k) ** 2
    const value = Number((base * times).toPrecision(6))
    return found({
      value,
      unit: 'm/s²',
      ...(value === 0 && { shown: '0 (zero)' }),
      steps: [
        isCentre
          ? ['At the centre the pulls of all parts cancel', 'g = 0']
          : isDepth
            ? [
                'g′ = g(1 − d ÷ R)',
                `${sayMeasured(base)} × ${sayMeasured(times)} = ${sayMeasured(value)} m/s²`,
              ]
            : [
                'g′ = g ÷ (1 + h ÷ R)²',
                `${sayMeasured(base)} × ${sayMeasured(times)} = ${sayMeasured(value)} m/s²`,
              ],
      ],
      check:
        isCentre ||
        (isDepth
          ? Math.abs(value / base + k - 1) < 1e-5
          : Math.abs((value / base) * (1 + k) * (1 + k) - 1) < 1e-5),
    })
  },
}

export const fallsAndPlanets: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Motion', 'Gravitation'],
  readers: [
    otherPlanet,
    gravityElsewhere,
    // "A ball is thrown downward with 10 m/s from a tower 40 m high. With what speed does it hit the ground?"
    readSheet({
      id: 'thrown-down',
      cue: /down/,
      concepts: ['Motion'],
      refuses: `${TWISTS}|upwards?|horizontally|angle|slid\\w*|stream|river|escalator|force|mass|kg`,
      implied: [
        [
          '(?:is |was )?(?:thrown|projected|throws|pushed)(?: a [a-z]+)?(?: straight| vertically)* down(?:wards?)?(?: vertically)?',
          'down',
          1,
        ],
        ['vertically down(?:wards?)?|down(?:wards?)', 'down', 1],
      ],
      quantities: {
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        t: { kind: 'time', label: 'time', names: TIME },
        v: { kind: 'speed', label: 'speed at the ground', names: SPEED_THERE, isNamed: true },
        h: { kind: 'length', label: 'height', names: HEIGHT },
        u: { kind: 'speed', label: 'first speed', names: '(?:initial )?(?:velocity|speed)', isTold: true },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:hits|strikes|reaches|hit|strike|reach|on reaching)(?: the)? ground (?:after|in) @time', 't'],
        ['(?:with |at )?(?:a |an |the )*(?:initial )?(?:velocity |speed )?(?:of )?@speed', 'u'],
        [FROM_HEIGHT, 'h'],
      ],
      idle: ['down'],
      assumed: { g: 9.8 },
      relations: [
        sum('v = u + gt', 'v', { u: 1, gt: 1 }),
        product('gt', 'gt', { g: 1, t: 1 }),
        product('v²', 'vv', { v: 2 }),
        product('u²', 'uu', { u: 2 }),
        product('2gh', 'twice', { g: 1, h: 1 }, 2),
        sum('v² = u² + 2gh', 'vv', { uu: 1, twice: 1 }),
        law(
          'h = ut + ½gt²',
          'h',
          ['u', 'g', 't'],
          (u, g, t) => u * t + (g * t * t) / 2,
          (u, g, t) => ((u + u + g * t) / 2) * t,
        ),
      ],
      words: `${BODY} ${PLACE} thrown projected throws vertically downward downwards down straight from hits hit strikes reaches reach`,
    }),
    // "A stone is thrown horizontally at 15 m/s from a 20 m high tower. Time to reach the ground? How far from the foot?"
    readSheet({
      id: 'thrown-horizontally',
      cue: /horizontal/,
      concepts: ['Motion'],
      refuses: `${TWISTS.replace('|moon', '')}|upwards?|angle|force|mass|kg|range is|rough|friction|spring|floor|kmph|circle`,
      implied: [
        [
          '(?:is |was )?(?:thrown|projected|fired|throws|kicked|dropped|released|flying|rolls off)?(?: a [a-z]+)?(?: off)? ?horizontally|in (?:a |the )?horizontal direction|horizontal (?=velocity|speed)',
          'flat',
          1,
        ],
      ],
      quantities: {
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        t: { kind: 'time', label: 'time', names: TIME },
        R: {
          kind: 'length',
          label: 'horizontal distance',
          names:
            '(?:the |its |at what )*(?:horizontal )?(?:range|distance)(?: from (?:the )?(?:foot|base|bottom)(?: of (?:the )?(?:tower|building|cliff|hill))?| covered| travelled)*(?: (?:does|will) it (?:strike|hit|land|fall|reach)(?: the)? ?(?:ground)?)?|how far(?: from (?:the )?(?:foot|base|bottom)(?: of (?:the )?(?:tower|building|cliff|hill))?)?(?: (?:does|will) it (?:strike|hit|land|fall|reach)(?: the)? ?(?:ground)?)?',
          isNamed: true,
        },
        v: { kind: 'speed', label: 'speed at the ground', names: SPEED_THERE, isNamed: true },
        h: { kind: 'length', label: 'height', names: HEIGHT },
        u: {
          kind: 'speed',
          label: 'horizontal speed',
          names: '(?:horizontal )?(?:velocity|speed)',
          isTold: true,
        },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:hits|strikes|reaches|hit|strike|reach|on reaching)(?: the)? ground (?:after|in) @time', 't'],
        ['(?:with |at )?(?:a |an |the )*(?:initial |horizontal )*(?:velocity |speed )?(?:of )?@speed', 'u'],
        [FROM_HEIGHT, 'h'],
      ],
      // The time of the fall does not depend on the speed.
      idle: ['u', 'flat'],
      assumed: { g: 9.8 },
      relations: [
        product('h = ½gt²', 'h', { g: 1, t: 2 }, 0.5),
        product('Horizontal distance = ut', 'R', { u: 1, t: 1 }),
        product('Downward speed = gt', 'w', { g: 1, t: 1 }),
        product('u²', 'uu', { u: 2 }),
        product('w²', 'ww', { w: 2 }),
        product('v²', 'vv', { v: 2 }),
        sum('v² = u² + (gt)²', 'vv', { uu: 1, ww: 1 }),
      ],
      words: `${BODY} ${PLACE} thrown projected throws fired kicked flying horizontally velocity speed from with at dropped hit hits reach reaches strike strikes foot base`,
    }),
    // "A ball is thrown up at 20 m/s from the top of a 25 m tower. When does it reach the ground?"
    readSheet({
      id: 'thrown-up-from-a-tower',
      cue: /up.*(?:tower|building|cliff|bridge|roof)|(?:tower|building|cliff|bridge|roof).*up/,
      concepts: ['Motion'],
      refuses: `${TWISTS}|horizontally|angle|downwards?|maximum height|highest|passes|crosses|dropped|mass|kg`,
      implied: [
        [
          '(?:is |was )?(?:thrown|projected|throws)(?: a [a-z]+)?(?: straight| vertically)* up(?:wards?)?(?: vertically)?',
          'up',
          1,
        ],
      ],
      quantities: {
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        t: { kind: 'time', label: 'time', names: TIME },
        v: { kind: 'speed', label: 'speed at the ground', names: SPEED_THERE, isNamed: true },
        h: { kind: 'length', label: 'height', names: HEIGHT },
        u: { kind: 'speed', label: 'first speed', names: '(?:initial )?(?:velocity|speed)', isTold: true },
      },
      facts: [
        [GRAVITY, 'g'],
        [
          '(?:hits|strikes|reaches|hit|strike|reach|on reaching|returns to)(?: the)?(?: ground| earth)?(?: at the foot of the tower| foot of the tower)? (?:after|in) @time',
          't',
        ],
        ['(?:with |at )?(?:a |an |the )*(?:initial )?(?:velocity |speed )?(?:of )?@speed', 'u'],
        [FROM_HEIGHT, 'h'],
      ],
      idle: ['up'],
      assumed: { g: 9.8 },
      relations: [
        product('v²', 'vv', { v: 2 }),
        product('u²', 'uu', { u: 2 }),
        product('2gh', 'twice', { g: 1, h: 1 }, 2),
        sum('v² = u² + 2gh', 'vv', { uu: 1, twice: 1 }),
        product('gt', 'gt', { g: 1, t: 1 }),
        sum('gt = u + v: up against u, down to v', 'gt', { u: 1, v: 1 }),
      ],
      words: `${BODY} ${PLACE} thrown projected throws vertically upward upwards up straight from hits hit strikes reaches reach`,
    }),
    // "Orbital velocity of a satellite close to the surface of the earth, g = 9.8 and R = 6400 km"
    readSheet({
      id: 'orbit-near-the-surface',
      cue: /orbital (?:velocity|speed)/,
      concepts: ['Gravitation'],
      refuses: 'height|above|moon|another|ratio|escape|not|times|period|electron|planet|mass|bohr',
      quantities: {
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        R: {
          kind: 'length',
          label: 'radius of the earth',
          names: 'radius(?: of (?:the )?earth)?',
          symbol: 'r',
          isTold: true,
        },
        v: { kind: 'speed', unit: 'km/s', label: 'orbital velocity', names: 'orbital (?:velocity|speed)' },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:and )?(?:radius of (?:the )?earth|r|re) ?(?:=|is) ?@length', 'R'],
      ],
      implied: [
        [
          "(?:very )?(?:close|near|just above)(?: to)? (?:the )?(?:surface of (?:the )?earth|earth(?:'s)? surface|earth)",
          'near',
          1,
        ],
      ],
      idle: ['near'],
      holds: (known) => known.get('near') === 1,
      assumed: { g: 9.8, R: 6.4e6 },
      relations: [product('v²', 'vv', { v: 2 }), product('v² = gR', 'vv', { g: 1, R: 1 })],
      words:
        'satellite revolving orbiting orbit round around earth close near surface moving artificial in circular and if of the to',
    }),
    // "A ball of mass 2 kg is thrown up at 20 m/s. What is its acceleration at the highest point?"
    readSheet({
      id: 'at-the-highest-point',
      cue: /(?:highest|topmost|top) (?:point|position)|maximum height|top of its (?:path|flight|motion)/,
      concepts: ['Motion'],
      refuses:
        'circle|circular|angle|°|projectile|string|energy|momentum|force|time|distance|not|loop|just|how high|shm|pendulum|before|after',
      implied: [
        [
          '(?:is |was )?(?:thrown|projected|tossed)(?: straight| vertically)* up(?:wards?)?(?: vertically)?',
          'up',
          1,
        ],
      ],
      quantities: {
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        m: { kind: 'mass', label: 'mass', names: 'mass', isTold: true },
        a: {
          kind: 'acceleration',
          label: 'acceleration, downwards',
          names:
            'acceleration(?: due to gravity)?(?: of (?:the )?(?:ball|stone|body|particle))?(?: (?:at|when it is at|when it reaches)(?: the| its)* (?:highest|topmost|top) (?:point|position))?',
          isNamed: true,
        },
        v: {
          kind: 'speed',
          label: 'velocity',
          names:
            '(?:velocity|speed)(?: of (?:the )?(?:ball|stone|body|particle))? at(?: the| its)* (?:highest|topmost|top) (?:point|position)',
          isNamed: true,
        },
        u: { kind: 'speed', label: 'first speed', names: '(?:initial )?(?:velocity|speed)', isTold: true },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:with |at )?(?:a |an |the )*(?:initial )?(?:velocity |speed )?(?:of )?@speed', 'u'],
      ],
      idle: ['u', 'm', 'up'],
      holds: (known) => known.get('up') === 1,
      assumed: { g: 9.8 },
      relations: [
        product('Only gravity acts: a = g, downwards', 'a', { g: 1 }),
        sum('At the highest point it stops for a moment', 'v', {}),
      ],
      words: `${BODY} thrown projected tossed vertically upward upwards up at highest point topmost reaches motion its path with top position maximum height when`,
    }),
    // "A body of mass 5 kg is at rest on a table. What is its kinetic energy?"
    readSheet({
      id: 'body-at-rest',
      cue: /at rest/,
      concepts: ['Work, Energy & Power'],
      refuses:
        'force|accelerat\\w*|after|dropped|falls?|height|collid\\w*|collision|explodes?|bullet|thrown|starts?|velocity|m/s|initially|potential|total|spring|splits?|breaks?|not|recoil\\w*|2 bodies|moving|gun|then|another|from rest|electron|volt',
      implied: [['(?:is |was |kept |lying |lies |placed |standing |parked )*at rest', 'v', 0]],
      quantities: {
        m: { kind: 'mass', label: 'mass', names: 'mass', isTold: true },
        K: { kind: 'energy', label: 'kinetic energy', names: 'kinetic energy|k\\.?e\\.?' },
        p: { kind: 'plain', unit: 'kg m/s', label: 'momentum', names: '(?:linear )?momentum' },
      },
      relations: [product('KE = ½mv²', 'K', { m: 1, v: 2 }, 0.5), product('p = mv', 'p', { m: 1, v: 1 })],
      words:
        'body object block car ball stone book truck man box table floor ground on horizontal road possessed',
    }),
    // "A porter carrying 20 kg on his head walks 10 m on a level road. Work done against gravity?"
    readSheet({
      id: 'carried-on-the-level',
      cue: /(?:coolie|porter|load|luggage|suitcase|head|box).*gravity|gravity.*(?:coolie|porter|load|luggage|head)/,
      concepts: ['Work, Energy & Power'],
      refuses: 'stairs?|up|climbs?|lifts?|raises?|vertical\\w*|height|incline\\w*|friction|down|not|power',
      implied: [
        [
          '(?:on|along|over)?(?: a| the)? (?:horizontal|level) (?:road|surface|platform|floor|ground|track|distance|plane)|horizontally',
          'flat',
          1,
        ],
      ],
      quantities: {
        m: { kind: 'mass', label: 'mass', names: 'mass', isTold: true },
        s: { kind: 'length', label: 'distance', names: 'distance', isTold: true },
        g: { kind: 'acceleration', label: 'g', names: 'acceleration due to gravity', isTold: true },
        F: { kind: 'force', label: 'weight', names: 'weight', isTold: true },
        W: {
          kind: 'energy',
          label: 'work',
          names:
            '(?:amount of )?work(?: is| done| by)*(?: him| the porter| the coolie| the man)? ?(?:against|by)(?: the)?(?: force of)? gravity',
        },
      },
      facts: [[GRAVITY, 'g']],
      idle: ['m', 's', 'g', 'flat', 'F'],
      holds: (known) => known.get('flat') === 1,
      relations: [sum('The weight is perpendicular to the displacement, cos 90° = 0', 'W', {})],
      words:
        'porter coolie man boy person carrying carries load luggage suitcase box on his head walks walking moves moving for with over shoulder by him distance weighing',
    }),
    // "A wire of resistance 10 ohm is cut into 2 equal parts connected in parallel. Resultant resistance?"
    readSheet({
      id: 'wire-cut-into-parts',
      cue: /cut|broken|divided/,
      concepts: ['Current Electricity'],
      refuses:
        'spring|magnet|unequal|stretched|bent|circle|series|each part|of each|not|ratio|\\d v|current|power|heat',
      quantities: {
        n: { kind: 'plain', label: 'parts', names: '(?:equal )?(?:parts|pieces)', isTold: true },
        R: {
          kind: 'resistance',
          label: 'resistance of the wire',
          names: 'resistance',
          symbol: 'r',
          isTold: true,
        },
        P: {
          kind: 'resistance',
          label: 'resistance in parallel',
          names:
            '(?:resultant|equivalent|effective|total|net|combined|new) resistance(?: of (?:the )?combination)?|resistance of (?:the )?combination',
          isNamed: true,
        },
      },
      facts: [
        ['(?:cut|broken|divided)(?: up)? in(?:to)? # (?:equal )?(?:parts|pieces)(?: of equal length)?', 'n'],
      ],
      implied: [
        [
          '(?:connected|joined|combined|arranged|put|placed)(?: together| end)* in parallel(?: combination)?',
          'side',
          1,
        ],
      ],
      idle: ['side'],
      holds: (known) => known.get('side') === 1,
      relations: [
        product('Each part', 'part', { R: 1, n: -1 }),
        product('n alike in parallel', 'P', { part: 1, n: -1 }),
      ],
      words: 'wire uniform of equal parts pieces which these are now then all in parallel resistance it',
    }),
  ],
}
