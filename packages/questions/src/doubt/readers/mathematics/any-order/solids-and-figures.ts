import Fraction from 'fraction.js'
import { squareRoot } from '../../../maths/surd-sum.ts'
import { writeSurd } from '../../../maths/write-algebra.ts'
import { sayNumber, sayPercent, sayRupees } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'
import { allTold, numbersOf, takeAsked, takeTold } from '../../toolkit/told.ts'

const one = new Fraction(1)
const IN_CM: Readonly<Record<string, Fraction>> = {
  mm: new Fraction(1, 10),
  cm: one,
  m: new Fraction(100),
  km: new Fraction(100_000),
}
/** How the volume or area of a figure grows with each of its measures. */
const FIGURES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  cylinder: {
    volume: { radius: 2, diameter: 2, height: 1 },
    'curved surface area': { radius: 1, diameter: 1, height: 1 },
  },
  cone: { volume: { radius: 2, diameter: 2, height: 1 } },
  sphere: { volume: { radius: 3, diameter: 3 }, 'surface area': { radius: 2, diameter: 2 } },
  cube: { volume: { side: 3, edge: 3 }, 'surface area': { side: 2, edge: 2 } },
  square: { area: { side: 2, diagonal: 2 }, perimeter: { side: 1 } },
  rectangle: { area: { length: 1, breadth: 1, width: 1 } },
  circle: { area: { radius: 2, diameter: 2 }, circumference: { radius: 1, diameter: 1 } },
  triangle: { area: { base: 1, height: 1 } },
}
const MEASURES = 'radius|diameter|height|side|edge|length|breadth|width|base|diagonal'
const CHANGED =
  '(?:(?<word>doubled|halved|tripled|trebled|quadrupled|twice|thrice)|(?:made )?{k} times|(?<way>increased|decreased|reduced|increases|decreases|raised) (?:by )?{p}%|(?<half>made half|reduced to half|becomes half))'
const FACTOR: Readonly<Record<string, Fraction>> = {
  doubled: new Fraction(2),
  twice: new Fraction(2),
  halved: new Fraction(1, 2),
  tripled: new Fraction(3),
  trebled: new Fraction(3),
  thrice: new Fraction(3),
  quadrupled: new Fraction(4),
}

export const solidsAndFigures: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration'],
  readers: [
    {
      // "Radius of a cylinder doubled and height halved. How much % does the volume change?"
      id: 'figure-with-changed-measures',
      cue: /(?:doubled|halved|tripled|trebled|times|increased|decreased|reduced|twice|thrice|increases|decreases|raised).*(?:volume|area|perimeter|circumference)|(?:volume|area|perimeter|circumference).*(?:doubled|halved|tripled|trebled|times|increased|decreased|reduced|twice|thrice)/,
      read(r) {
        if (
          r.has(
            'cm|m|₹#|ratio|2 (?:cylinders|cones|spheres|cubes)|first|second|original volume|cost|same volume|total surface|melted|so that|remains?|to keep|slant|lateral',
          )
        )
          return null
        const shape = /(?<![a-z])(cylinder|cone|sphere|cube|square|rectangle|circle|triangle)(?![a-z])/.exec(
          r.text,
        )?.[1]
        const figure = shape === undefined ? undefined : FIGURES[shape]
        if (!figure || shape === undefined) return null
        const changes = allTold(
          r,
          `(?:(?:if|when|and|the|its|each|while|but|of|a|an|right|circular|${shape}|is|are|whereas) )*(?<m>${MEASURES})(?: (?:of|a|an|the|right|circular|${shape}|solid|is|are|gets|becomes|its|made|each|was))*(?: (?<both>and|as well as|both) (?:the |its )?(?<m2>${MEASURES})(?: (?:of|a|an|the|right|circular|${shape}|solid|are|both|is|get|each))*)? ${CHANGED}`,
        )
        const asked = takeTold(
          r,
          `(?:(?:find|what|is|will|be|the|then|by|how|much|many|percent|%|percentage|its|times|change|increase|decrease|in|of|does|do|would|happens?|to|net|effect|on) )*(?<what>volume|curved surface area|surface area|area|perimeter|circumference)(?: (?:of|the|a|${shape}|change|changes|changed|increase|increases|decrease|decreases|increased|by|how|many|what|%|percent|percentage|much|will|become|becomes|be|is|does|original|times|to|its|new))*`,
        )
        r.drop(
          `(?:and |but |while |with )*(?:the |its )?(?:${MEASURES})(?: (?:is|remains|remaining|kept|being))* (?:the )?(?:same|unchanged|constant)`,
        )
        const measures = figure[asked?.word('what') ?? '']
        if (
          changes.length === 0 ||
          !measures ||
          !r.done(`${shape} what % percent by how much change increase decrease in change the it is`)
        )
          return null
        const asksPercent =
          /%[^%\d]*$|percent[^\d]*$|how much %/.test(r.text) ||
          /(?:by what|how much) (?:%|percent)|percentage (?:change|increase|decrease)|(?:what|find|is|the|net) (?:the )?(?:%|percent) (?:change|increase|decrease)/.test(
            r.text,
          )
        const asksTimes = /how many times/.test(r.text)
        if (asksPercent === asksTimes) return null
        let all = one
        const seen = new Set<string>()
        for (const change of changes) {
          const [word, half, p, k] = [
            change.word('word'),
            change.word('half'),
            change.number('p'),
            change.number('k'),
          ]
          const factor =
            word !== undefined
              ? FACTOR[word]
              : half !== undefined
                ? new Fraction(1, 2)
                : (k ??
                  (p &&
                    (/^(?:inc|rai)/.test(change.word('way') ?? '')
                      ? p.add(100)
                      : new Fraction(100).sub(p)
                    ).div(100)))
          if (!factor || factor.lte(0)) return null
          for (const name of [change.word('m'), change.word('m2')]) {
            if (name === undefined) continue
            const power = measures[name]
            if (power === undefined || seen.has(name)) return null
            seen.add(name)
            all = all.mul(factor.pow(power) ?? one)
          }
        }
        // 'Length increased by 20%' leaves the breadth as it was only when that is told or plain.
        if (
          shape !== 'cylinder' &&
          shape !== 'cone' &&
          shape !== 'rectangle' &&
          shape !== 'triangle' &&
          seen.size !== 1
        )
          return null
        const percent = all.sub(1).mul(100)
        if (asksPercent && percent.equals(0)) return null
        const value = asksTimes ? all : percent.abs()
        return found({
          value,
          unit: asksTimes ? '' : '%',
          shown: asksTimes
            ? `${sayNumber(all)} times`
            : `${sayPercent(percent.abs())} ${percent.gt(0) ? 'increase' : 'decrease'}`,
          steps: [
            ['Multiplied by', sayNumber(all)],
            ['Change', `${sayPercent(percent.abs())} ${percent.gt(0) ? 'more' : 'less'}`],
          ],
          check: all.mul(100).sub(100).equals(percent),
        })
      },
    },
    {
      // "A metal sphere of radius 6 cm is drawn into a wire of diameter 0.4 cm. Length of the wire in m?"
      id: 'drawn-into-a-wire',
      cue: /(?:sphere|ball|cylinder|cone).*(?:wire|cylinder|rod)/,
      read(r) {
        if (
          r.has(
            'how many|number of|₹#|hollow|thick\\w*|cube|cuboid|recast into # |half|hemisphere|water|wires|rods|cylinders|surface',
          )
        )
          return null
        const round = (x: string) =>
          `(?<${x}k>radius|diameter)(?: (?:of|is|=|its|base|the|cross section|cross-section))* {${x}} (?<${x}u>mm|cm|m)|{${x}} (?<${x}u>mm|cm|m) (?<${x}k>radius|diameter)`
        const long = (x: string) =>
          `(?:(?<${x}hk>height|length)(?: (?:of|is|=))* )?{${x}h} (?<${x}hu>mm|cm|m)(?: (?:high|long|height|length))?`
        const from = takeTold(
          r,
          `(?:(?:if|a|an|the|solid|metallic|metal|iron|copper|lead|gold|silver|steel) )*(?<shape>sphere|spherical ball|ball|cone|cylinder)(?: (?:of|having|with|whose|is|base|made|copper|lead|metal))* (?:${round('a')})(?:,? (?:and )?(?:of )?${long('b')})?`,
        )
        const to = takeTold(
          r,
          `(?:(?:is|are|was|melted|and|then|drawn|recast|converted|beaten|cast|made|make|moulded|re-cast|into|to|form|a|an|the|long|thin|uniform|solid|cylindrical|it|made|right|circular) )*(?<shape>wire|cylinder|rod)(?: (?:of|having|with|whose|is|uniform|circular|base|cross|section|cross-section|cylindrical))* (?:${round('c')})`,
        )
        const asked = takeAsked(
          r,
          '(?:length|height)(?: of)?(?: (?:the|wire|cylinder|rod|resulting))*',
          'wire|of|the|cylinder|rod|so|formed|obtained|is|in|(?:m|cm|metres|meters)',
        )
        const inWhich = /in (m|cm|metres|meters)[\s?.]*$/.exec(r.text)?.[1]
        const size = (told: typeof from, x: string, unit: string) => {
          const [value, scale] = [told?.number(x), IN_CM[told?.word(unit) ?? '']]
          return value && scale ? value.mul(scale) : undefined
        }
        const half = (told: typeof from, x: string) => {
          const value = size(told, x, `${x}u`)
          return told?.word(`${x}k`) === 'diameter' ? value?.div(2) : value
        }
        const [p, q, h] = [half(from, 'a'), half(to, 'c'), size(from, 'bh', 'bhu')]
        const shape = from?.word('shape') ?? ''
        const isBall = /sphere|ball/.test(shape)
        if (
          !p ||
          !q ||
          !asked ||
          isBall !== (h === undefined) ||
          !r.done('wire metal solid melted drawn into find the length of cylinder m cm')
        )
          return null
        const square = q.mul(q)
        const above = isBall
          ? p.mul(p).mul(p).mul(4).div(3)
          : shape === 'cone'
            ? p
                .mul(p)
                .mul(h ?? one)
                .div(3)
            : p.mul(p).mul(h ?? one)
        const length = above.div(square)
        const isMetre = inWhich === undefined ? length.gte(1000) : inWhich.startsWith('m')
        const value = isMetre ? length.div(100) : length
        return found({
          value,
          unit: isMetre ? 'm' : 'cm',
          steps: [
            ['The volume stays; π cancels', `${sayNumber(above)} = ${sayNumber(square)} × length`],
            ['Length', `${sayNumber(length)} cm = ${sayNumber(length.div(100))} m`],
          ],
          check: length.mul(q).mul(q).equals(above),
        })
      },
    },
    {
      // "Length of a rectangle increased by 25%. By what % must the breadth be decreased to keep the area the same?"
      id: 'area-kept-the-same',
      cue: /(?:length|breadth|width|base|height|radius).*area/,
      read(r) {
        if (r.has('cm|m|₹#|ratio|volume|perimeter|#% .* #%|doubled|circle|square|sphere|difference'))
          return null
        const MEASURE = 'length|breadth|width|base|height|altitude'
        const told = takeTold(
          r,
          `(?:(?:if|when|the|of|a|an) )*(?<p>${MEASURE})(?: (?:of|a|an|the|rectangle|rectangular|triangle|parallelogram|field|plot|garden|park|is|be|gets|was))* (?:(?<up>increased|increases|raised)|(?<down>decreased|decreases|reduced))(?: by)? {r}%`,
        )
        const asked = takeTold(
          r,
          `(?:(?:by|then|what|how|much|percent|%|percentage|should|must|the|its|will|find|be|to|in|which) )*(?<q>${MEASURE})(?: (?:of|a|the|rectangle|should|must|be|by|what|%|percent|percentage|how|much|will|have|to|its))* ?(?:(?<up>increased|increase|raised)|(?<down>decreased|decrease|reduced))(?: (?:by|what|%|percent|how|much))*`,
        )
        const same = r.drop(
          '(?:(?:in|order|so|as|that|to|for|if|and|such) )*(?:keep|keeping|maintain|maintaining|have)? ?(?:the )?(?:same )?area(?: (?:of|the|rectangle|is|to|be|remains?|should|may|does|do|it))* ?(?:same|constant|unchanged|unaltered|not change|kept same|as before)?',
        )
        const [p, q, rate] = [told?.word('p'), asked?.word('q'), told?.number('r')]
        const isUp = told?.word('up') !== undefined
        if (
          !p ||
          !q ||
          p === q ||
          !rate ||
          !same ||
          !/same|constant|unchanged|unaltered|not change/.test(r.text)
        )
          return null
        if ((asked?.word('up') !== undefined) === isUp || (!isUp && rate.gte(100))) return null
        if (!r.done('rectangle triangle parallelogram rectangular field plot so that the by what percent %'))
          return null
        const hundred = new Fraction(100)
        const value = rate.mul(100).div(isUp ? hundred.add(rate) : hundred.sub(rate))
        return found({
          value,
          unit: '%',
          steps: [
            ['What was 100 becomes', sayNumber(isUp ? hundred.add(rate) : hundred.sub(rate))],
            ['Change of the other', sayPercent(value)],
          ],
          check: (isUp ? hundred.add(rate) : hundred.sub(rate))
            .mul(isUp ? hundred.sub(value) : hundred.add(value))
            .equals(10_000),
        })
      },
    },
    {
      // "3 cubes of edge 3, 4 and 5 cm are melted to form one cube. Edge?"
      id: 'cubes-or-balls-into-one',
      cue: /(?:cubes|spheres|balls).*(?:melt|recast|form)/,
      read(r) {
        if (
          r.has(
            'how many|₹#|cylinder|cone|cuboid|ratio|surface|hollow|each of|wasted|#%|cost|similar|equal|identical',
          )
        )
          return null
        const list = takeTold(
          r,
          '(?:(?:if|2|3|4|two|three|the|solid|metal|metallic|iron|copper|lead|small|smaller) )*(?<shape>cubes|spheres|balls|spherical balls)(?: (?:of|with|having|whose|metal|are|lengths?))* (?<m>edges?|sides?|radii|radius|diameters?)(?: (?:of|are|is|measure|lengths?))* (?<list>\\d+(?:\\.\\d+)?(?: (?:cm|m))?(?:(?:, ?| and |, and )\\d+(?:\\.\\d+)?(?: (?:cm|m))?)*(?:,? and |, ?)\\d+(?:\\.\\d+)?) (?<u>cm|m)(?: respectively)?',
        )
        const melted = r.drop(
          '(?:(?:are|is|were|and|all|these|three|they) )*(?:melted|recast|recasted|joined|re-cast|cast|melting)(?: (?:and|recast|together|down|into|to|form|recasted|a|an|the|one|1|single|new|bigger|big|large|larger|solid|make|moulded|made|is|are|formed|cube|sphere|ball))*',
        )
        const asked = takeAsked(
          r,
          '(?:(?:length|of|new|big|bigger|its|larger|resulting|resultant|the|single) )*(?<m>edge|side|radius|diameter)(?: (?:of|the|new|a|this|resulting|so|formed|bigger|larger|big|single|cube|sphere|ball|thus))*',
          'cube|sphere|is|formed|so|thus',
        )
        const measure = (list?.word('m') ?? '')
          .replace(/s$/, '')
          .replace('radii', 'radius')
          .replace(/^radiu$/, 'radius')
        const [shape, u] = [list?.word('shape') ?? '', list?.word('u') ?? '']
        const sizes = numbersOf((list?.word('list') ?? '').replaceAll(/[a-z]+/g, ' '))
        const units = new Set(r.text.match(/(?<=\d )(?:cm|m|mm)(?![a-z])/g))
        const alike = [measure, asked?.word('m')].map((name) => (name === 'side' ? 'edge' : name))
        if (
          sizes.length < 2 ||
          units.size !== 1 ||
          !melted ||
          !asked ||
          alike[0] !== alike[1] ||
          !r.done('cube sphere one a single new form formed so of')
        )
          return null
        if (/cube/.test(shape) !== (alike[0] === 'edge')) return null
        const sum = sizes.reduce((all, each) => all.add(each.mul(each).mul(each)), new Fraction(0))
        const edge = new Fraction(Math.round(Math.cbrt(sum.valueOf()) * 1000) / 1000).simplify(1e-9)
        if (!edge.mul(edge).mul(edge).equals(sum)) return null
        return found({
          value: edge,
          unit: u,
          steps: [
            [
              'Cubes of the sizes add up',
              `${sizes.map((each) => `${sayNumber(each)}³`).join(' + ')} = ${sayNumber(sum)}`,
            ],
            ['Asked', `∛${sayNumber(sum)} = ${sayNumber(edge)} ${u}`],
          ],
          check: Math.abs(Math.hypot(0, edge.valueOf()) ** 3 - sum.valueOf()) < 1e-6,
        })
      },
    },
    {
      // "A path 2 m wide all around outside a 30 m by 20 m garden. Cost of paving at 25 per sq m?"
      id: 'path-with-its-cost',
      cue: /path|verandah?|border|footpath|road/,
      read(r) {
        if (
          r.has(
            'cross\\w*|middle|centre|parallel|circular|square (?:park|field|garden|lawn|plot)|2 (?:paths|roads)|one side|tiles?|fenc\\w*|bricks|stones of|perimeter of|width of',
          )
        )
          return null
        const isInside = r.drop(
          '(?:all )?(?:round |around )?(?:inside|within|in the inside of)(?: (?:it|the|a|all|round|around|along|its|boundary|of))*',
        )
        const isOutside = r.drop(
          '(?:all )?(?:round |around )?outside(?: (?:it|of|the|a|all|round|around|on|its))*',
        )
        const cost = takeTold(
          r,
          '(?:at|@|if|the|rate|of|cost|is|costs?|for|costing)(?: (?:the|rate|of|a|it|cost|is|rs))* ₹?{c}(?: (?:rupees|rs))? ?(?:per|a|/) ?(?:m\\^2|sq ?m|m2|square m(?:et(?:re|er))?s?|sq\\.? ?m(?:et(?:re|er))?s?)',
        )
        const path = takeTold(
          r,
          '(?:(?:a|the|gravel|uniform|there|is|path|footpath|verandah?|border|of|width|has|having|with|surrounded|by|and|if|which|around) )*{w} m (?:wide|broad|width)(?: (?:path|footpath|verandah?|border|runs?|running|is|made|built|all|around|round|laid|to|be|surrounds?|constructed|gravel|that|along))*|(?:(?:a|the|path|footpath|border|uniform|of|has|with|there|is|surrounded|by) )*(?:width|uniform width)(?: of)? {w} m',
        )
        const plot = takeTold(
          r,
          '(?:(?:a|an|the|rectangular|garden|park|lawn|field|plot|ground|is|of|size|measuring|dimensions|it|around|measures|having|sides) )*{l} m (?:by|x|\\*|long and|in length and|long,?) ?{b} m(?: (?:wide|broad|in breadth|rectangular|garden|park|lawn|field|plot|ground|has|having|with|it|is|a))*',
        )
        const asked = takeAsked(
          r,
          '(?:total )?(?<what>cost|area)(?: (?:of|the|for|making|paving|constructing|gravelling|cementing|levelling|laying|path|footpath|border|verandah?|turfing|flooring|it|this))*',
          'path|of|the|it|is|footpath',
        )
        const [w, l, b, c] = [path?.number('w'), plot?.number('l'), plot?.number('b'), cost?.number('c')]
        const isCost = asked?.word('what') === 'cost'
        if (!w || !l || !b || !asked || isInside === isOutside || isCost !== (c !== undefined)) return null
        if (
          !r.done(
            'path footpath garden park lawn field plot rectangular around all round runs the paving of at per has it along making wide',
          )
        )
          return null
        const area = isInside
          ? l.mul(b).sub(l.sub(w.mul(2)).mul(b.sub(w.mul(2))))
          : l
              .add(w.mul(2))
              .mul(b.add(w.mul(2)))
              .sub(l.mul(b))
        if (isInside && w.mul(2).gte(b)) return null
        const value = isCost ? area.mul(c ?? one) : area
        return found({
          value,
          unit: isCost ? '₹' : 'm²',
          steps: [
            ['Area of the path', `${sayNumber(area)} m²`],
            ...(isCost ? [['Cost', sayRupees(value)] as const] : []),
          ],
          check: w
            .mul(2)
            .mul(l.add(b))
            .add(w.mul(w).mul(isInside ? -4 : 4))
            .equals(area),
        })
      },
    },
    {
      // "Diagonals of a rhombus are 16 cm and 12 cm. Perimeter?"
      id: 'rhombus-by-diagonals',
      cue: /rhombus/,
      read(r) {
        const told = takeTold(
          r,
          '(?:(?:if|the|2|two|both|lengths?|of|a|an|rhombus|with|has|having|whose|and|its|are) )*diagonals?(?: (?:of|a|an|the|rhombus|are|is|has|length|lengths|measure|measuring))* {a}(?: (?:cm|m))?(?: and|,| by)? {b} (?<u>cm|m)(?: (?:is|long|respectively|in length|rhombus))*',
        )
        const asked = takeAsked(
          r,
          '(?<what>perimeter|side|area|length of (?:its |each |the |one )*side)(?: (?:of|the|a|rhombus|its|each))*',
          'rhombus|is|of|the|each',
        )
        const [a, b] = [told?.number('a'), told?.number('b')]
        if (!a || !b || !asked || !r.done('rhombus the of a')) return null
        const what = asked.word('what') ?? ''
        const unit = told?.word('u') ?? ''
        if (what === 'area') {
          const value = a.mul(b).div(2)
          return found({
            value,
            unit: `${unit}²`,
            steps: [['Half the product of the diagonals', sayNumber(value)]],
            check: value.mul(2).div(a).equals(b),
          })
        }
        const square = a.mul(a).add(b.mul(b)).div(4)
        const root = Math.sqrt(square.valueOf())
        const times = what === 'perimeter' ? 4 : 1
        const shown = writeSurd(squareRoot(square.mul(times * times)))
        return found({
          value: root * times,
          unit,
          shown: Number.isInteger(root * times) ? `${root * times} ${unit}` : `$${shown}$ ${unit}`,
          steps: [
            [
              'Half diagonals meet at right angles',
              `side² = ${sayNumber(a.div(2))}² + ${sayNumber(b.div(2))}² = ${sayNumber(square)}`,
            ],
            ['Asked', `${shown} ${unit}`],
          ],
          check: Math.abs(Math.hypot(a.valueOf() / 2, b.valueOf() / 2) - root) < 1e-9,
        })
      },
    },
  ],
}
