import Fraction from 'fraction.js'
import { evaluate } from '../../maths/evaluate.ts'
import { readExpression } from '../../maths/read-expression.ts'
import { NotExactError, rationalOf } from '../../maths/surd-sum.ts'
import { sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'
import type { Reading } from '../toolkit/reading.ts'

const root = (value: Fraction): Fraction | null => value.pow(new Fraction(1, 2))
const CM = { mm: new Fraction(1, 10), cm: new Fraction(1), m: new Fraction(100), km: new Fraction(100000) }
type Unit = keyof typeof CM
const isUnit = (text: string | undefined): text is Unit => text !== undefined && text in CM

/** Volumes divided by π where there is one: only solids of one kind are compared. */
const VOLUMES: Readonly<
  Record<string, { needs: readonly string[]; hasPi: boolean; volume: (...sizes: Fraction[]) => Fraction }>
> = {
  sphere: { needs: ['radius'], hasPi: true, volume: (r = new Fraction(0)) => r.pow(3)?.mul(4).div(3) ?? r },
  ball: { needs: ['radius'], hasPi: true, volume: (r = new Fraction(0)) => r.pow(3)?.mul(4).div(3) ?? r },
  cone: {
    needs: ['radius', 'height'],
    hasPi: true,
    volume: (r = new Fraction(0), h = new Fraction(0)) => r.mul(r).mul(h).div(3),
  },
  cylinder: {
    needs: ['radius', 'height'],
    hasPi: true,
    volume: (r = new Fraction(0), h = new Fraction(0)) => r.mul(r).mul(h),
  },
  cube: { needs: ['edge'], hasPi: false, volume: (a = new Fraction(0)) => a.mul(a).mul(a) },
}
/** size = factor × base ^ power, the base being a side or a radius. */
const SIZES: Readonly<Record<string, Readonly<Record<string, { power: number; factor: Fraction }>>>> = {
  square: { perimeter: { power: 1, factor: new Fraction(4) }, area: { power: 2, factor: new Fraction(1) } },
  circle: {
    'circumference|perimeter': { power: 1, factor: new Fraction(44, 7) },
    area: { power: 2, factor: new Fraction(22, 7) },
  },
  cube: {
    volume: { power: 3, factor: new Fraction(1) },
    '(?:total )?surface area': { power: 2, factor: new Fraction(6) },
  },
}
const SOLID = /(?:sphere|cone|cylinder|cube|ball)(?=s?(?![a-z]))/g

/** The sizes that a part of the text gives, in cm. */
function sizesIn(text: string): Map<string, Fraction> | null {
  const sizes = new Map<string, Fraction>()
  for (const [, name = '', value = '0', unit] of text.matchAll(
    /(radius|diameter|height|edge|side)(?: of)?(?: its base| the base)?(?: is| =|:)? (\d+(?:\.\d+)?) (mm|cm|m)(?![a-z])/g,
  )) {
    if (!isUnit(unit)) return null
    const size = new Fraction(value).mul(CM[unit])
    const key = name === 'diameter' ? 'radius' : name === 'side' ? 'edge' : name
    if (sizes.has(key)) return null
    sizes.set(key, name === 'diameter' ? size.div(2) : size)
  }
  return sizes
}

/** What the other ratios of an acute angle are, from one of them, when all are fractions. */
function ratiosFrom(name: string, value: Fraction): Readonly<Record<string, Fraction>> | null {
  const one = new Fraction(1)
  let sin: Fraction | null = null
  let cos: Fraction | null = null
  if (name === 'cosec' || name === 'csc' || name === 'sin') {
    sin = name === 'sin' ? value : value.inverse()
    cos = root(one.sub(sin.mul(sin)).abs())
  } else if (name === 'sec' || name === 'cos') {
    cos = name === 'cos' ? value : value.inverse()
    sin = root(one.sub(cos.mul(cos)).abs())
  } else {
    const tan = name === 'tan' ? value : value.inverse()
    const hypotenuse = root(tan.mul(tan).add(1))
    cos = hypotenuse?.inverse() ?? null
    sin = cos?.mul(tan) ?? null
  }
  if (!sin || !cos || sin.lte(0) || cos.lte(0) || sin.gte(1) || cos.gte(1)) return null
  return {
    sin,
    cos,
    tan: sin.div(cos),
    cot: cos.div(sin),
    sec: cos.inverse(),
    cosec: sin.inverse(),
    csc: sin.inverse(),
  }
}

const RATIOS: Readonly<Record<string, (angle: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cosec: (angle) => 1 / Math.sin(angle),
  sec: (angle) => 1 / Math.cos(angle),
  cot: (angle) => 1 / Math.tan(angle),
}

const ratioOf = (name: string, degrees: number): number =>
  RATIOS[name]?.((degrees * Math.PI) / 180) ?? Number.NaN

const rational = (text: string): Fraction | null => {
  const expression = readExpression(text)
  try {
    return expression && rationalOf(evaluate(expression))
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}

/** 'Find the area': the asked quantity, taken out. */
const asks = (r: Reading, what: string): boolean =>
  r.drop(`(?:the |its |their )*(?:${what})(?: of (?:the|this|that) [a-z]+)?`)

export const figures: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration', 'Trigonometry', 'Algebraic Identities'],
  readers: [
    {
      // "The radius of a wheel is 35 cm. How many revolutions will it make to cover 11 km?"
      id: 'wheel',
      cue: /revolutions?|rotations?/,
      read(r) {
        const size = /(radius|diameter)[a-z ]{0,30}? (\d+(?:\.\d+)?) (cm|m)(?![a-z/^])/.exec(r.rest)
        if (!size?.[1] || !isUnit(size[3])) return null
        r.rest = r.rest.replace(size[0], ' ')
        const way = /(\d+(?:\.\d+)?) (km|m|cm)(?![a-z/^])/.exec(r.rest)
        if (!way?.[1] || !isUnit(way[2]) || r.has('km/h|m/s|speed|per|min|s|h|2 wheels|front')) return null
        r.rest = r.rest.replace(way[0], ' ')
        if (
          !r.drop(
            '(?:how many|(?:the )?number of) (?:complete )?(?:revolutions|rotations)|(?:revolutions|rotations)',
          )
        )
          return null
        if (
          !r.done(
            'wheel circular car bicycle cart make makes made cover covering cover travel travelling distance radius diameter complete completes moving cycle π 22/7 pi',
          )
        )
          return null
        const radius = new Fraction(size[2] ?? '0').mul(CM[size[3]]).div(size[1] === 'diameter' ? 2 : 1)
        const distance = new Fraction(way[1]).mul(CM[way[2]])
        if (radius.lte(0)) return null
        const round = radius.mul(2).mul(new Fraction(22, 7))
        const value = distance.div(round)
        return found({
          value,
          steps: [
            [
              'One revolution covers the circumference',
              `2 × 22/7 × ${sayNumber(radius)} cm = ${sayNumber(round)} cm`,
            ],
            ['Divide', `${sayNumber(distance)} ÷ ${sayNumber(round)} = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && value.mul(round).equals(distance),
        })
      },
    },
    {
      // "A sphere of radius 10.5 cm is melted and recast into cones of radius 3.5 cm and height 3 cm. How many cones?"
      id: 'recast',
      cue: /melted|recast|moulded/,
      read(r) {
        const at = r.text.search(/melted|recast|moulded/)
        const [before, after] = [r.text.slice(0, at), r.text.slice(at)]
        const solidOf = (text: string) => {
          const kinds = new Set(text.match(SOLID))
          const [kind] = kinds
          return kinds.size === 1 && kind ? kind : ''
        }
        if (!/into|to form|to make/.test(after)) return null
        if (r.has('hollow|thickness|internal|external|wire|%|wasted|loss|ratio|surface')) return null
        const [from, to] = [VOLUMES[solidOf(before)], VOLUMES[solidOf(after)]]
        const [own, small] = [sizesIn(before), sizesIn(after)]
        if (!from || !to || !own || !small || from.hasPi !== to.hasPi) return null
        const used = (sizes: ReadonlyMap<string, Fraction>, needs: readonly string[]) =>
          needs.flatMap((name) => sizes.get(name) ?? [])
        const [a, b] = [used(own, from.needs), used(small, to.needs)]
        const numbers = r.text.match(/\d+(?:\.\d+)?/g)?.length ?? 0
        if (a.length !== from.needs.length || b.length !== to.needs.length || numbers !== a.length + b.length)
          return null
        if (own.size !== a.length || small.size !== b.length) return null
        if (!/(?:how many|number of)/.test(r.text)) return null
        const [whole, one] = [from.volume(...a), to.volume(...b)]
        if (one.lte(0)) return null
        const value = whole.div(one)
        return found({
          value,
          steps: [
            ['The volume stays the same', `${sayNumber(whole)}${from.hasPi ? 'π' : ''} cm³`],
            ['One of the new solids', `${sayNumber(one)}${to.hasPi ? 'π' : ''} cm³`],
            ['Divide', `${sayNumber(whole)} ÷ ${sayNumber(one)} = ${sayNumber(value)}`],
          ],
          check: value.d === 1n && value.mul(one).equals(whole),
        })
      },
    },
    {
      // "The diagonal of a rectangle is 17 cm and its perimeter is 46 cm. Find its area." and its other pairs
      id: 'rectangle-pairs',
      cue: /rectang/,
      read(r) {
        const unit = /\d (cm|m)(?![a-z/])/.exec(r.text)?.[1]
        if (!unit || r.has('path|cost|carpet|ratio|%|times|more|less|road|fencing|square of|circle|cuboid'))
          return null
        const size = (name: string, power = '') =>
          r.one(
            `${name}(?: of (?:a |the )?(?:rectangle|rectangular [a-z]+))?(?: is| =| of|:)* ?# ${unit}${power}`,
          )
        const perimeter = size('perimeter')
        const diagonal = size('diagonal')
        const area = r.one(
          `area(?: of (?:a |the )?(?:rectangle|rectangular [a-z]+))?(?: is| =| of|:)* ?# ${unit}\\^2`,
        )
        const given = [perimeter, diagonal, area].filter((one) => one !== undefined)
        if (given.length !== 2) return null
        const wanted = (['area', 'perimeter', 'diagonal'] as const).filter(
          (name) => !{ area, perimeter, diagonal }[name] && asks(r, name),
        )
        const [what] = wanted
        if (!what || wanted.length !== 1 || !r.done('rectangle rectangular field park its')) return null
        const square = (one: Fraction) => one.mul(one)
        // (l + b)² = d² + 2lb
        const value =
          what === 'area' && perimeter && diagonal
            ? square(perimeter.div(2)).sub(square(diagonal)).div(2)
            : what === 'diagonal' && perimeter && area
              ? root(square(perimeter.div(2)).sub(area.mul(2)))
              : what === 'perimeter' && diagonal && area
                ? (root(square(diagonal).add(area.mul(2)))?.mul(2) ?? null)
                : null
        if (!value || value.lte(0)) return null
        const [p, d, a] = [perimeter ?? value, diagonal ?? value, area ?? value]
        return found({
          value,
          unit: what === 'area' ? `${unit}²` : unit,
          steps: [
            ['Square the sum of the sides', '(l + b)² = d² + 2 × area'],
            ['Put the numbers in', `${sayNumber(p.div(2))}² = ${sayNumber(d)}² + 2 × ${sayNumber(a)}`],
          ],
          check: square(p.div(2)).sub(square(d)).equals(a.mul(2)) && square(p.div(2)).gte(a.mul(4)),
        })
      },
    },
    {
      // "If tan θ = 3/4, then the value of sin θ + cos θ is" for an acute angle whose ratios are fractions
      id: 'other-ratios',
      cue: /(?:sin|cos|tan|sec|cot|cosec) ?(?:θ|theta|a|x|α)(?![a-z])/,
      read(r) {
        const given =
          /(sin|cosec|csc|cos|tan|sec|cot) ?(θ|theta|a|x|α) ?= ?(\d+(?:\.\d+)?(?: ?\/ ?\d+)?)(?![\d√])/.exec(
            r.rest,
          )
        if (
          !given?.[1] ||
          !given[2] ||
          !given[3] ||
          r.has('obtuse|quadrant|lies|180') ||
          /\/ ?0/.test(given[3])
        )
          return null
        const ratios = ratiosFrom(given[1], new Fraction(given[3].replaceAll(' ', '')))
        if (!ratios) return null
        let rest = r.rest.replace(given[0], ' ')
        const asked = new RegExp(
          `\\(*(?:\\d+ ?\\*? ?)?(?:sin|cosec|csc|cos|tan|sec|cot)(?:\\^\\(?2\\)?)? ?${given[2]}(?:[\\s()+*/^\\d-]|(?:sin|cosec|csc|cos|tan|sec|cot)(?:\\^\\(?2\\)?)? ?${given[2]}(?![a-z]))*|1 ?[-+] ?(?:sin|cos|tan)[^a-z]*${given[2]}(?![a-z])`,
        ).exec(rest)
        if (!asked) return null
        const angle = given[2]
        const written = asked[0]
          .trim()
          .replace(/[-+*/^]+$/, '')
          .trim()
        rest = rest.replace(asked[0], ' ')
        r.rest = rest
        if (/\d/.test(rest) || !r.done('acute angle θ where 0 90')) return null
        const expression = written.replaceAll(
          new RegExp(`(sin|cosec|csc|cos|tan|sec|cot)(\\^\\(?2\\)?)? ?${angle}(?![a-z])`, 'g'),
          (_, name: string, square?: string) =>
            `((${ratios[name]?.toFraction() ?? '0'})${square ? '^2' : ''})`,
        )
        const value = rational(expression)
        const { sin, cos } = ratios
        if (!value || !sin || !cos) return null
        return found({
          value,
          steps: [
            [
              'All ratios of the angle',
              `sin = ${sin.toFraction()}, cos = ${cos.toFraction()}, tan = ${sin.div(cos).toFraction()}`,
            ],
            ['Put them in', `${written} = ${value.toFraction()}`],
          ],
          check: sin.mul(sin).add(cos.mul(cos)).equals(1),
        })
      },
    },
    {
      // "If a + b + c = 9 and ab + bc + ca = 26, find a² + b² + c²." and the sum of cubes
      id: 'three-letters',
      cue: /a ?\+ ?b ?\+ ?c|x ?\+ ?y ?\+ ?z/,
      read(r) {
        const [a, b, c] = /x ?\+ ?y/.test(r.text) ? ['x', 'y', 'z'] : ['a', 'b', 'c']
        const squeeze = (text: string) => text.replaceAll(' ', '').replace(/\^\((\d)\)/g, '^$1')
        let rest = squeeze(
          r.rest.replace(
            /(?<![a-z])(?:if|and|then|find|the|value|of|is|what|given|that|calculate)(?![a-z])|,/g,
            '#',
          ),
        )
        const forms = {
          squares: `${a}^2+${b}^2+${c}^2`,
          pairs: `${a}${b}+${b}${c}+${c}${a}`,
          cubes: `${a}^3+${b}^3+${c}^3-3${a}${b}${c}`,
          sum: `${a}+${b}+${c}`,
        }
        const known: Partial<Record<keyof typeof forms, Fraction>> = {}
        for (const [name, form] of Object.entries(forms)) {
          const at = rest.indexOf(`${form}=`)
          const number = at < 0 ? null : /^(\d+(?:\.\d+)?)(?![\d/^])/.exec(rest.slice(at + form.length + 1))
          if (!number?.[1]) continue
          if (name === 'squares' || name === 'pairs' || name === 'cubes' || name === 'sum')
            known[name] = new Fraction(number[1])
          rest = rest.replace(`${form}=${number[1]}`, '#')
        }
        const left = rest.replaceAll(/[#?.=]/g, '')
        const wanted = Object.entries(forms).find(([, form]) => left === form)?.[0]
        if (!wanted || Object.keys(known).length !== 2) return null
        const { sum, pairs, squares } = known
        const value =
          wanted === 'squares' && sum && pairs
            ? sum.mul(sum).sub(pairs.mul(2))
            : wanted === 'pairs' && sum && squares
              ? sum.mul(sum).sub(squares).div(2)
              : wanted === 'cubes' && sum && pairs
                ? sum.mul(sum.mul(sum).sub(pairs.mul(3)))
                : wanted === 'cubes' && sum && squares
                  ? sum.mul(squares.sub(sum.mul(sum).sub(squares).div(2)))
                  : wanted === 'sum' && pairs && squares
                    ? root(squares.add(pairs.mul(2)))
                    : null
        if (!value) return null
        return found({
          value,
          ...(wanted === 'sum' ? { shown: `±${sayNumber(value)}` } : {}),
          steps: [
            [
              'The identity',
              wanted === 'cubes'
                ? 'a³ + b³ + c³ − 3abc = (a + b + c)(a² + b² + c² − ab − bc − ca)'
                : '(a + b + c)² = a² + b² + c² + 2(ab + bc + ca)',
            ],
            ['Put the numbers in', sayNumber(value)],
          ],
          check:
            Number.isFinite(value.valueOf()) &&
            (wanted !== 'squares' ||
              (sum !== undefined &&
                pairs !== undefined &&
                near(value.add(pairs.mul(2)).valueOf(), sum.valueOf() ** 2))),
        })
      },
    },
    {
      // "The perimeter of a square is 48 cm. Its area is" / circle by circumference / cube by volume: one size gives all the others
      id: 'one-size',
      cue: /square|circle|cube(?! root)/,
      read(r) {
        const kinds = [...new Set(r.text.match(/(?<![a-z])(?:square|circle|cube)(?![a-z])/g) ?? [])]
        const [kind] = kinds
        const unit = /\d (cm|m)(?![a-z/])/.exec(r.text)?.[1]
        const sizes = kind ? SIZES[kind] : undefined
        if (
          !sizes ||
          kinds.length !== 1 ||
          !unit ||
          r.has('%|times|ratio|equal|wire|cost|increased|inscribed|another|doubled|₹|sum|path|per')
        )
          return null
        r.drop('\\(?(?:take |use |taking )?π ?= ?22/7\\)?')
        const given = Object.entries(sizes).flatMap(([name, size]) => {
          const value = r.one(
            `(?:${name})(?: of (?:a |the )?${kind})?(?: is| =| of|:)* ?# ${unit}${size.power === 1 ? '' : `\\^${size.power}`}(?!\\^)`,
          )
          return value ? [{ value, size }] : []
        })
        const asked = Object.entries(sizes).filter(([name]) =>
          r.drop(`(?:the |its |find |what is )*(?:${name})(?: of (?:the |a |that )?${kind})?`),
        )
        const [from, to] = [given[0], asked[0]]
        if (!from || !to || given.length !== 1 || asked.length !== 1 || !r.done(`${kind} whose`)) return null
        // size = factor × base ^ power, so the base is a root.
        const base = from.value.div(from.size.factor).pow(new Fraction(1, from.size.power))
        const value = base?.pow(to[1].power)?.mul(to[1].factor)
        if (!base || !value) return null
        const measured = to[1].power === 1 ? unit : `${unit}${to[1].power === 2 ? '²' : '³'}`
        return found({
          value,
          unit: measured,
          steps: [
            [kind === 'circle' ? 'Find the radius' : 'Find the side', `${sayNumber(base)} ${unit}`],
            ['Then what is asked', `${sayNumber(value)} ${measured}`],
          ],
          check: base.pow(from.size.power)?.mul(from.size.factor).equals(from.value) === true,
        })
      },
    },
    {
      // "The value of sin² 60° + cos² 30° − tan² 45°"
      id: 'trigonometric-values',
      cue: /(?:sin|cos|tan|sec|cot|cosec)\^\(?\d\)? ?\(?\d+ ?°/,
      read(r) {
        const expression = r.rest
          .replace(/^(?:find |what is |evaluate |simplify |calculate |the value of |the |value of )*/, '')
          .replace(/ (?:is|equals|equal to)$/, '')
          .replaceAll(/(sin|cosec|cos|tan|sec|cot)\^\(?(\d)\)? ?\(?(\d+) ?°\)?/g, '(($1($3°))^$2)')
        if (/[a-z]/.test(expression.replaceAll(/(?:sin|cosec|cos|tan|sec|cot)/g, ''))) return null
        const value = rational(expression)
        const measured = rational(
          expression.replaceAll(/\((\w+)\((\d+)°\)\)/g, (_, name: string, degrees: string) =>
            ratioOf(name, Number(degrees)).toFixed(12),
          ),
        )
        return (
          value &&
          measured &&
          found({
            value,
            steps: [
              ['Put in the values of the ratios', expression],
              ['Calculate', sayNumber(value)],
            ],
            check: Math.abs(value.valueOf() - measured.valueOf()) < 1e-6,
          })
        )
      },
    },
  ],
}
