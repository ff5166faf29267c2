import { type Asked, answered, clean, inOrder, places } from '../toolkit/asked.ts'
import { type Reader, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'

const RESISTORS =
  'resistors? resistances? connected joined placed put 2 3 in battery supply cell source across to circuit wires values whose having combination arrangement with them both ideal'

/** "Two resistors 6 ohm and 3 ohm in parallel across 12 V, find the current through the 3 ohm only" */
const circuit: Reader = {
  id: 'resistors-across-a-battery',
  cue: /(?:series|parallel).*\d v\b|\d v\b.*(?:series|parallel)/,
  concepts: ['Current Electricity'],
  read(r) {
    if (
      r.has(
        'internal|each(?! other)|capacitors?|uf|bulbs?|lamps?|# w|cells|batteries|emf|removed|fuse|short|ammeter|voltmeter|not|more|less|ratio|heat|time|# s|# min|instead|replaced|another battery|then',
      )
    )
      return null
    const through = places(
      r,
      '(?:the )?current (?:through|in|flowing through|passing through)(?: the| a)? # ohm(?: resistors?| resistance)?(?: only| alone)?',
    )
    const across = places(
      r,
      '(?:the )?(?:potential difference|potential drop|voltage|voltage drop|p\\.?d\\.?) across(?: the| a)? # ohm(?: resistor| resistance)?(?: only| alone)?',
    )
    const total = places(
      r,
      '(?:the )?(?:total|equivalent|effective|net|resultant|combined) resistance(?: of (?:the )?(?:circuit|combination))?',
    )
    const main = places(
      r,
      '(?:the )?(?:total |main |net )*current(?: (?:drawn|supplied|flowing|flows|in the circuit|through the (?:circuit|battery|cell)|from the battery|drawn from the battery|by the battery))*',
    )
    const power = places(r, '(?:the )?total power(?: (?:consumed|dissipated|used))?(?: in the circuit)?')
    const volts = r.all('# v')
    if (volts.length !== 1 || !volts[0]) return null
    const lists = [
      ...r.rest.matchAll(
        /(\d[\d.]*(?: ohm)?(?:(?:, ?| and |, and | & )\d[\d.]*(?: ohm)?)*) ?ohm|(\d[\d.]*(?: ohm)(?:(?:, ?| and |, and | & )\d[\d.]*(?: ohm))+)/g,
      ),
    ].map(([whole]) => [...whole.matchAll(/\d+(?:\.\d+)?/g)].map(([one]) => Number(one)))
    const ways = [...r.rest.matchAll(/(?<![a-z])(series|parallel)(?![a-z])/g)].map(([, way = '']) => way)
    const [first = [], second = []] = lists
    if (lists.length > 2 || ways.length !== lists.length || first.length < 2 || second.length > 1) return null
    if (
      lists.length === 2 &&
      !/(?:this|the|that|their) combination|(?<![a-z])together (?:in|are)/.test(r.rest)
    )
      return null
    if (lists.length === 2 && (ways[0] !== 'parallel' || ways[1] !== 'series')) return null
    if ([...first, ...second].some((one) => one <= 0)) return null
    r.rest = r.rest.replaceAll(
      /\d[\d.]* ?(?:ohm)?(?=,| and| ohm| in| are| resist| connected| across)|\d[\d.]* ohm/g,
      ' ',
    )
    r.drop('series|parallel|this|that|ohm')
    if (
      !r.done(`${RESISTORS.replaceAll('?', '')} resistor resistance${through.length === 0 ? ' through' : ''}`)
    )
      return null
    const volt = volts[0].valueOf()
    const isSeries = ways[0] === 'series'
    const inner = isSeries
      ? first.reduce((all, one) => all + one, 0)
      : 1 / first.reduce((all, one) => all + 1 / one, 0)
    const whole = inner + (second[0] ?? 0)
    const current = volt / whole
    const innerVolt = current * inner
    const isInner = (one: number) => first.includes(one) && !second.includes(one)
    const currentIn = (one: number) => (isInner(one) && !isSeries ? innerVolt / one : current)
    const known = (one: number | undefined): one is number =>
      one !== undefined &&
      (first.includes(one) || second.includes(one)) &&
      !(first.includes(one) && second.includes(one))
    const asked: Asked[] = []
    for (const { at, number } of through) {
      if (!known(number)) return null
      asked.push({ at, part: { label: `current through ${number} Ω:`, value: currentIn(number), unit: 'A' } })
    }
    for (const { at, number } of across) {
      if (!known(number)) return null
      asked.push({
        at,
        part: { label: `voltage across ${number} Ω:`, value: currentIn(number) * number, unit: 'V' },
      })
    }
    for (const { at } of total) asked.push({ at, part: { label: 'resistance', value: whole, unit: 'Ω' } })
    for (const { at } of main) asked.push({ at, part: { label: 'current', value: current, unit: 'A' } })
    for (const { at } of power) asked.push({ at, part: { label: 'power', value: volt * current, unit: 'W' } })
    // The currents of the branches meet again, and the voltages add up to that of the battery.
    const check = isSeries
      ? Math.abs(first.reduce((all, one) => all + current * one, 0) - volt) < 1e-9 * volt
      : Math.abs(first.reduce((all, one) => all + innerVolt / one, 0) - current) < 1e-9 * current &&
        Math.abs(innerVolt + current * (second[0] ?? 0) - volt) < 1e-9 * volt
    return answered(
      inOrder(asked),
      [
        [
          isSeries ? 'In series the resistances add' : 'In parallel the reciprocals add',
          `${sayMeasured(clean(inner))} Ω`,
        ],
        ...(second.length === 1
          ? [['With the one in series', `${sayMeasured(clean(whole))} Ω`] as const]
          : []),
        [
          'Ohm’s law for the whole',
          `I = ${sayMeasured(volt)} ÷ ${sayMeasured(clean(whole))} = ${sayMeasured(clean(current))} A`,
        ],
        ...(isSeries
          ? []
          : [['Voltage across the parallel part', `${sayMeasured(clean(innerVolt))} V`] as const]),
      ],
      check,
    )
  },
}

const OPTICS =
  'object candle needle arrow pin is placed kept put standing held lies situated front image formed form forms lens mirror thin spherical of its'

/** "An object is placed 20 cm in front of a concave mirror of focal length 15 cm. Find the position of the image and the magnification." */
const optics: Reader = {
  id: 'images',
  cue: /(?:convex|concave|converging|diverging).*(?:lens|mirror)/,
  concepts: ['Optics'],
  read(r) {
    if (
      r.has(
        'combination|contact|screen|moved|moves|towards|away by|2 lenses|refractive|curvature of|not|behind(?! the mirror\\?)|times|twice|half|power|real image|virtual image|same size|lenses|mirrors|another|shifted|speed|m/s|immersed|diameter|image(?: is| at| formed)* # cm|object distance|distance of (?:the )?object|where (?:is|was) the object',
      )
    )
      return null
    const shape = r.words('(convex|concave|converging|diverging) (lens|mirror)(?: is)?')
    if (!shape || r.has('(?:convex|converging) lens.*concave|concave.*convex|lens.*mirror|mirror.*lens'))
      return null
    const [kind = '', tool = ''] = shape
    const isMirror = tool === 'mirror'
    const converges = isMirror ? /^(?:concave|converging)$/.test(kind) : /^(?:convex|converging)$/.test(kind)
    const radius = r.one(
      '(?:of |with |having |whose )?(?:a )?(?:radius of curvature|radius)(?: is| of| =)* ?# cm',
    )
    const focal = radius
      ? undefined
      : (r.one(
          '(?:of |with |having |whose )?(?:a |its |the )?focal length(?: is| of| =| the lens| the mirror| a| the|\\s+¦\\s*)*\\s*# cm',
        ) ?? r.one('# cm focal length'))
    const height =
      r.one('(?:a |an )?# cm (?:tall|high|long|in height|in length|in size)(?: object| candle| needle)?') ??
      r.one('(?:object |candle |needle )?(?:of )?(?:height|size|length)(?: of| is| =)* ?# cm')
    const distance = r.one(
      '(?:at |is )?(?:a |an )?(?:object )?(?:distance )?(?:of |is |= )*# cm(?: away)?(?: (?:from|in front of|before)(?: it| the (?:lens|mirror)| a| the)?)?',
    )
    const size = places(
      r,
      '(?:the )?(?:height|size|length) of (?:the |its )?image|image (?:height|size)|how (?:tall|high|big) is the image',
    )
    const taller = places(
      r,
      '(?:by )?how (?:much|many cm) (?:is )?(?:the )?(?:image )?(?:is )?(?:taller|bigger|larger|longer) than (?:the )?object|(?:by )?how (?:much|many cm) is the image (?:taller|bigger|larger|longer) than (?:the )?object',
    )
    const gap = places(
      r,
      '(?:the )?distance between (?:the )?(?:object and (?:its |the )?image|image and (?:the )?object)',
    )
    const where = places(
      r,
      '(?:the )?(?:image )?(?:position|distance|location)(?: of (?:the |its )?image)?(?: from the (?:lens|mirror))?|(?:the )?image distance|(?:where|how far|at what distance)(?: from the (?:lens|mirror))?(?: is| will)(?: the| its)? image(?: formed| form| be formed| be)?(?: from the (?:lens|mirror))?',
    )
    const scale = places(r, '(?:the )?(?:linear )?magnification(?: produced)?(?: of (?:the )?image)?')
    const nature = places(r, '(?:the )?nature(?: of (?:the |its )?image)?')
    const f = (radius ? radius.valueOf() / 2 : (focal?.valueOf() ?? Number.NaN)) * (converges ? 1 : -1)
    const u = distance?.valueOf() ?? Number.NaN
    r.drop('of (?:the |its )?image')
    if (!r.done(OPTICS) || !Number.isFinite(f) || !Number.isFinite(u) || u <= 0 || f === u) return null
    // Real distances are positive here; the signs of the books come at the end.
    const v = (f * u) / (u - f)
    const isReal = v > 0
    const magnification = -v / u
    const side = isMirror
      ? isReal
        ? 'in front of the mirror'
        : 'behind the mirror'
      : isReal
        ? 'on the other side of the lens'
        : 'on the same side as the object'
    const signed = isMirror ? -v : v
    const between = isMirror === isReal ? Math.abs(u - Math.abs(v)) : u + Math.abs(v)
    const asked: Asked[] = []
    for (const { at } of where)
      asked.push({
        at,
        part: {
          label: 'image',
          value: Math.abs(v),
          unit: 'cm',
          shown: `${sayMeasured(clean(Math.abs(v)))} cm ${side}`,
        },
      })
    for (const { at } of scale)
      asked.push({ at, part: { label: 'magnification', value: magnification, unit: '' } })
    for (const { at } of gap)
      asked.push({ at, part: { label: 'distance from object to image', value: between, unit: 'cm' } })
    const natureShown = isReal ? 'Real and inverted' : 'Virtual and erect'
    for (const { at } of nature)
      asked.push({ at, part: { label: 'nature:', value: 1, unit: 'word', shown: natureShown } })
    const tall = height?.valueOf()
    // The height of the object changes nothing about the place of its image.
    if (tall === undefined && size.length + taller.length > 0) return null
    if (tall !== undefined) {
      for (const { at } of size)
        asked.push({
          at,
          part: { label: 'height of the image', value: tall * Math.abs(magnification), unit: 'cm' },
        })
      for (const { at } of taller) {
        const more = tall * Math.abs(magnification) - tall
        if (more <= 0) return null
        asked.push({ at, part: { label: 'difference', value: more, unit: 'cm' } })
      }
    }
    const check = isMirror
      ? Math.abs(1 / signed + 1 / -u - 1 / -f) < 1e-12
      : Math.abs(1 / signed - 1 / -u - 1 / f) < 1e-12
    const parts = inOrder(asked)
    const [only] = parts
    return answered(
      // Alone it is given with the sign that books use.
      only && parts.length === 1 && where.length === 1
        ? [{ label: 'image', value: signed, unit: 'cm' }]
        : parts,
      [
        ['Signs', `u = −${sayMeasured(u)} cm, f = ${sayMeasured(isMirror ? -f : f)} cm`],
        [isMirror ? '1/v + 1/u = 1/f' : '1/v − 1/u = 1/f', `v = ${sayMeasured(clean(signed))} cm: ${side}`],
        [
          isMirror ? 'm = −v ÷ u' : 'm = v ÷ u',
          `m = ${sayMeasured(clean(magnification))}: ${natureShown.toLowerCase()}`,
        ],
      ],
      check,
    )
  },
}

/** "A convex lens of focal length 40 cm is in contact with a concave lens of focal length 25 cm. Power of the combination?" */
const lensesInContact: Reader = {
  id: 'lenses-in-contact',
  cue: /lens.*(?:contact|combin)/,
  concepts: ['Optics'],
  read(r) {
    if (r.has('mirror|apart|separated|distance|object|image|not|refractive|# d')) return null
    const lenses: number[] = []
    for (;;) {
      const lens = r.words(
        '(convex|concave) lens(?:es)?(?: of| having| with)*(?: a| its)? focal length(?: of| is| =)* ?# cm',
      )
      if (!lens) break
      const [kind = '', length = ''] = lens
      lenses.push(Number(length) * (kind === 'convex' ? 1 : -1))
    }
    if (lenses.length !== 2 || lenses.some((one) => !one)) return null
    const power = places(
      r,
      '(?:the )?(?:net |total |resultant )?power(?: of (?:the )?(?:combination|system|combined lens))?',
    )
    const focal = places(
      r,
      '(?:the )?(?:net |effective |equivalent |resultant |combined )?focal length(?: of (?:the )?(?:combination|system|combined lens))?',
    )
    if (
      !r.done(
        '2 thin lenses are is in contact placed kept each other combination combined together another',
      ) ||
      r.has('each(?! other)')
    )
      return null
    const total = lenses.reduce((all, one) => all + 100 / one, 0)
    if (total === 0) return null
    const [first = 1, second = 1] = lenses
    return answered(
      [
        ...power.map(({ at }) => ({ at, part: { label: 'power', value: total, unit: 'D' } })),
        ...focal.map(({ at }) => ({ at, part: { label: 'focal length', value: 100 / total, unit: 'cm' } })),
      ]
        .sort((a, b) => a.at - b.at)
        .map(({ part }) => part),
      [
        [
          'Power of each, with f in metres',
          lenses.map((one) => `${sayMeasured(clean(100 / one))} D`).join(' and '),
        ],
        ['Powers add', `${sayMeasured(clean(total))} D`],
      ],
      Math.abs((first * second) / (first + second) - 100 / total) < 1e-9 * Math.abs(100 / total),
    )
  },
}

export const lightAndCircuits: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Optics', 'Current Electricity'],
  readers: [circuit, optics, lensesInContact],
}
