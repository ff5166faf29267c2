import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { approximate, isClose } from '../../maths/approximate.ts'
import { type Expression, variablesOf } from '../../maths/expression.ts'
import { readExpression } from '../../maths/read-expression.ts'
import { squareRoot } from '../../maths/surd-sum.ts'
import { writeSurd } from '../../maths/write-algebra.ts'
import { sayFully, sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'
import type { Reading } from '../toolkit/reading.ts'

interface Point {
  x: Exact
  y: Exact
}

const COORDINATE = '(- ?\\d+(?:\\.\\d+|/\\d+)?|\\d+(?:\\.\\d+|/\\d+)?)'
const POINT = `(?:[a-z] ?)?\\( ?${COORDINATE} ?, ?${COORDINATE} ?\\)`
const WORDS =
  'point points line lines segment joining joins join joined coordinate coordinates plane straight between through passing passes pass two 2 three 3 a b c p q r ab pq whose unit units sq square distance vertices vertex end ends endpoints'

/** All points of the question, in order; null when one has a comma that could also group digits. */
function takePoints(r: Reading): Point[] {
  const points: Point[] = []
  for (let pair = r.words(POINT); pair; pair = r.words(POINT)) {
    const [x = '0', y = '0'] = pair.map((one) => one.replaceAll(' ', ''))
    if (/\/0+$/.test(x) || /\/0+$/.test(y)) return []
    points.push({ x: new Fraction(x), y: new Fraction(y) })
  }
  return points
}

const say = ({ x, y }: Point): string => `(${sayNumber(x)}, ${sayNumber(y)})`

/** The root of an exact number as books print it, with its value: √13 (≈ 3.606). */
function rooted(square: Exact): { value: number; shown: string } {
  const value = Math.sqrt(square.valueOf())
  const root = writeSurd(squareRoot(square))
  return { value, shown: Number.isInteger(value) ? `${value}` : `$${root}$ (≈ ${value.toPrecision(4)})` }
}

/** a, b and c of ax + by + c, when the expression is linear in x and y. */
function linear(expression: Expression): { a: number; b: number; c: number } | null {
  const at = (x: number, y: number) => approximate(expression, { x, y })
  const c = at(0, 0)
  const [a, b] = [at(1, 0) - c, at(0, 1) - c]
  return isClose(at(3, -7), 3 * a - 7 * b + c) && isClose(at(-2, 5), -2 * a + 5 * b + c) ? { a, b, c } : null
}

/** An equation in x and y as the expression that is zero. */
function equationIn(text: string): Expression | null {
  const match = /([\dxy(][\dxy^().+\-* /]*?) ?= ?(-? ?[\dxy(][\dxy^().+\-* /]*)/.exec(text)
  if (!match?.[1] || !match[2]) return null
  const read = readExpression(`(${match[1].trim()})-(${match[2].trim()})`)
  return read && variablesOf(read).join('') === 'xy' ? read : null
}

const EQUATION = /[\dxy(][\dxy^().+\-* /]*? ?= ?-? ?[\dxy(][\dxy^().+\-* /]*/
const ORIGIN: Point = { x: new Fraction(0), y: new Fraction(0) }

/** ' + 4y', ' - x', ' + 5' */
function term(times: Exact, letter: string): string {
  if (times.equals(0)) return ''
  const size = times.abs().equals(1) && letter !== '' ? '' : times.abs().toFraction()
  return ` ${times.lt(0) ? '-' : '+'} ${size}${letter}`
}

export const coordinates: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Coordinate Geometry'],
  readers: [
    {
      // "Find the distance between the points (1, 2) and (4, 6)." / "of the point (3, 4) from the origin"
      id: 'distance-of-points',
      cue: /(?:distance|length|far).*\(|\(.*(?:distance|length|far)/,
      read(r) {
        const points = takePoints(r)
        if (r.drop('(?:the )?origin')) points.push(ORIGIN)
        const [a, b] = points
        if (!a || !b || points.length !== 2 || !r.drop('distance|length|far') || !r.done(WORDS)) return null
        const [dx, dy] = [b.x.sub(a.x), b.y.sub(a.y)]
        const square = dx.mul(dx).add(dy.mul(dy))
        const { value, shown } = rooted(square)
        return found({
          value,
          shown: `${shown} units`,
          steps: [
            ['Differences of the coordinates', `${sayNumber(dx)} and ${sayNumber(dy)}`],
            ['Distance = √(sum of their squares)', `√${sayNumber(square)} = ${shown}`],
          ],
          check: near(Math.hypot(dx.valueOf(), dy.valueOf()), value),
        })
      },
    },
    {
      // "Find the midpoint of (2, 3) and (6, 7)." / "the centroid of the triangle with vertices ..."
      id: 'middle-of-points',
      cue: /mid ?-?point|centroid/,
      read(r) {
        // 'M(1, 2) is the midpoint of AB and A is (3, 4)': the other end is asked for.
        if (
          /\) ?(?:is|be) (?:the )?(?:mid ?-?point|centroid)|(?:mid ?-?point|centroid)[^()]{0,40} (?:is|be|at) ?\(|other end|(?:vertex|coordinates of|find|point) [a-z](?![a-z(])/.test(
            r.text,
          )
        )
          return null
        const points = takePoints(r)
        const isCentroid = r.drop('centroid')
        if (!isCentroid && !r.drop('mid ?-?points?')) return null
        if (points.length !== (isCentroid ? 3 : 2) || !r.done(`${WORDS} triangle abc coordinates`))
          return null
        const total = points.reduce((sum, { x, y }) => ({ x: sum.x.add(x), y: sum.y.add(y) }), ORIGIN)
        const middle = { x: total.x.div(points.length), y: total.y.div(points.length) }
        const left = points.reduce(
          (sum, { x, y }) => ({ x: sum.x.add(x.sub(middle.x)), y: sum.y.add(y.sub(middle.y)) }),
          ORIGIN,
        )
        return found({
          value: say(middle),
          steps: [
            ['Average the x values', sayNumber(middle.x)],
            ['Average the y values', sayNumber(middle.y)],
          ],
          check: left.x.equals(0) && left.y.equals(0),
        })
      },
    },
    {
      // "The point that divides the join of (1, 2) and (4, 8) in the ratio 1 : 2 internally"
      id: 'section-of-points',
      cue: /divides?|dividing/,
      read(r) {
        const ratio = r.take('(?:in )?(?:the )?(?:ratio )?(?:of )?# ?: ?#(?: ratio)?')
        const points = takePoints(r)
        const [a, b] = points
        if (!ratio?.[0] || !ratio[1] || !a || !b || points.length !== 2 || r.has('externally|external'))
          return null
        r.drop('internally|divides?|dividing')
        if (!r.done(WORDS)) return null
        const [m, n] = [ratio[0], ratio[1]]
        const between = (p: Exact, q: Exact) => q.mul(m).add(p.mul(n)).div(m.add(n))
        const point = { x: between(a.x, b.x), y: between(a.y, b.y) }
        return found({
          value: say(point),
          steps: [
            ['Section formula', '((mx₂ + nx₁) ÷ (m + n), (my₂ + ny₁) ÷ (m + n))'],
            ['Put the numbers in', say(point)],
          ],
          check: point.x.sub(a.x).mul(n).equals(b.x.sub(point.x).mul(m)) && m.gt(0) && n.gt(0),
        })
      },
    },
    {
      // "Find the slope of the line through (1, 2) and (3, 8)." / "of the line 3x + 4y = 12"
      id: 'slope',
      cue: /slope|gradient/,
      read(r) {
        const points = takePoints(r)
        const [a, b] = points
        if (!r.drop('slope|gradient')) return null
        const expression = points.length === 0 ? equationIn(r.rest) : null
        const line = expression && linear(expression)
        if (line) r.rest = r.rest.replace(EQUATION, ' ')
        if (!r.done(WORDS)) return null
        if (line) {
          const value = new Fraction(-line.a / line.b).simplify(1e-9)
          return line.b === 0
            ? null
            : found({
                value,
                steps: [['Slope = −(coefficient of x) ÷ (coefficient of y)', sayNumber(value)]],
                check: near(value.valueOf() * line.b, -line.a),
              })
        }
        if (!a || !b || points.length !== 2 || a.x.equals(b.x)) return null
        const value = b.y.sub(a.y).div(b.x.sub(a.x))
        return found({
          value,
          steps: [
            [
              'Slope = difference of y ÷ difference of x',
              `${sayNumber(b.y.sub(a.y))} ÷ ${sayNumber(b.x.sub(a.x))} = ${sayNumber(value)}`,
            ],
          ],
          check: a.y.add(value.mul(b.x.sub(a.x))).equals(b.y),
        })
      },
    },
    {
      // "Equation of the line through (0, 2) with slope 3" / "through (1, 2) and (3, 8)"
      id: 'line-equation',
      cue: /equation.*line|line.*equation/,
      read(r) {
        const points = takePoints(r)
        const [a, b] = points
        const sloped = r.words(`(?:slope|gradient|m)(?: is| of| =)* ?${COORDINATE}`)?.[0]?.replaceAll(' ', '')
        if (!a || points.length !== (sloped === undefined ? 2 : 1) || !r.drop('equation')) return null
        if (!r.done(`${WORDS} having slope`) || (b && a.x.equals(b.x)) || /\/0+$/.test(sloped ?? '1'))
          return null
        const slope = sloped === undefined ? b?.y.sub(a.y).div(b.x.sub(a.x)) : new Fraction(sloped)
        if (!slope) return null
        const rest = a.y.sub(slope.mul(a.x))
        const first = slope.equals(0)
          ? ''
          : slope.equals(1)
            ? 'x'
            : slope.equals(-1)
              ? '-x'
              : slope.d === 1n
                ? `${slope.toFraction()}x`
                : `(${slope.toFraction()})x`
        const last = rest.equals(0)
          ? ''
          : first === ''
            ? rest.toFraction()
            : rest.gt(0)
              ? ` + ${rest.toFraction()}`
              : ` - ${rest.abs().toFraction()}`
        const end = b ?? { x: a.x.add(1), y: a.y.add(slope) }
        return found({
          value: `y = ${first}${last}` === 'y = ' ? 'y = 0' : `y = ${first}${last}`,
          steps: [
            ['Slope', sayNumber(slope)],
            ['y − y₁ = m(x − x₁)', `y ${first}${last}`.replace('y ', 'y = ')],
          ],
          check: slope.mul(end.x).add(rest).equals(end.y),
        })
      },
    },
    {
      // "Distance between the parallel lines 3x + 4y = 9 and 6x + 8y = 15"
      id: 'gap-of-parallel-lines',
      cue: /distance.*lines|lines.*distance/,
      read(r) {
        if (r.has('point|origin|skew|angle|perpendicular')) return null
        const lines: { a: number; b: number; c: number }[] = []
        for (
          let equation = EQUATION.exec(r.rest);
          equation && lines.length < 3;
          equation = EQUATION.exec(r.rest)
        ) {
          const expression = equationIn(equation[0])
          const line = expression && linear(expression)
          if (!line) return null
          lines.push(line)
          r.rest = r.rest.replace(EQUATION, ' ¦ ')
        }
        const [first, second] = lines
        if (!first || !second || lines.length !== 2 || !r.drop('distance')) return null
        if (!r.done(`${WORDS} parallel between 2`) || !near(first.a * second.b, first.b * second.a))
          return null
        const scale = first.a === 0 ? first.b / second.b : first.a / second.a
        const gap = new Fraction(first.c - scale * second.c).simplify(1e-9)
        const square = gap.mul(gap).div(new Fraction(first.a * first.a + first.b * first.b).simplify(1e-9))
        const root = rooted(square)
        const exact =
          square.n !== 0n &&
          Number.isInteger(Math.sqrt(Number(square.n))) &&
          Number.isInteger(Math.sqrt(Number(square.d)))
        const value = new Fraction(root.value).simplify(1e-9)
        return found({
          value: exact ? value : root.value,
          ...(!exact && { shown: root.shown }),
          steps: [
            [
              'The same a and b in both',
              `constants ${first.c} and ${Number((scale * second.c).toPrecision(8))}`,
            ],
            ['|c₁ − c₂| ÷ √(a² + b²)', exact ? sayNumber(value) : root.shown],
          ],
          check: near(root.value * Math.hypot(first.a, first.b), Math.abs(gap.valueOf())) && root.value > 0,
        })
      },
    },
    {
      // "Line through (2, 3) perpendicular to 3x + 4y = 5"
      id: 'line-beside-a-line',
      cue: /parallel|perpendicular/,
      read(r) {
        if (
          r.has(
            'distance|foot|bisector|image|area|2 lines|intersection|angle|slope|circle|plane|tangent|intercept',
          )
        )
          return null
        const points = takePoints(r)
        const [point] = points
        const given = equationIn(r.rest)
        const line = given && linear(given)
        if (!line || !point || points.length !== 1) return null
        r.rest = r.rest.replace(EQUATION, ' ')
        const isParallel = r.drop('(?:and |which is |is )*(?:parallel)(?: to)?')
        const isUpright = r.drop('(?:and |which is |is )*(?:perpendicular|at right angles?)(?: to)?')
        if (isParallel === isUpright || !r.done(`${WORDS} drawn having`)) return null
        const [a, b] = (isParallel ? [line.a, line.b] : [line.b, -line.a]).map((each) =>
          new Fraction(each).simplify(1e-9),
        )
        if (!a || !b || (a.equals(0) && b.equals(0))) return null
        const c = a.mul(point.x).add(b.mul(point.y)).neg()
        const below = [a, b, c].reduce((all, each) => all.lcm(each.d), new Fraction(1))
        const whole = [a, b, c].map((each) => each.mul(below))
        const common = whole.reduce((all, each) => all.gcd(each.abs()), new Fraction(0))
        const first = whole.find((each) => !each.equals(0))
        const [p, q, k] = whole.map((each) => each.div(common).mul(first?.s ?? 1n))
        if (!p || !q || !k) return null
        const value = `${term(p, 'x')}${term(q, 'y')}${term(k, '')} = 0`
          .replace(/^ \+ /, '')
          .replace(/^ - /, '-')
        return found({
          value,
          steps: [
            [
              isParallel
                ? 'A parallel line has the same coefficients'
                : 'A perpendicular line has them turned over',
              `${sayNumber(a)}x + ${sayNumber(b)}y + k = 0`,
            ],
            ['Through the point', value],
          ],
          check:
            p.mul(point.x).add(q.mul(point.y)).add(k).equals(0) &&
            near(
              isParallel
                ? p.valueOf() * line.b - q.valueOf() * line.a
                : p.valueOf() * line.a + q.valueOf() * line.b,
              0,
            ),
        })
      },
    },
    {
      // "Find the area of the triangle with vertices (0, 0), (4, 0) and (0, 3)."
      id: 'triangle-of-points',
      cue: /area/,
      read(r) {
        const points = takePoints(r)
        const [a, b, c] = points
        if (!a || !b || !c || points.length !== 3 || !r.drop('area')) return null
        if (!r.done(`${WORDS} triangle abc formed`)) return null
        const twice = a.x
          .mul(b.y.sub(c.y))
          .add(b.x.mul(c.y.sub(a.y)))
          .add(c.x.mul(a.y.sub(b.y)))
        const value = twice.abs().div(2)
        const cross = b.x
          .sub(a.x)
          .mul(c.y.sub(a.y))
          .sub(c.x.sub(a.x).mul(b.y.sub(a.y)))
          .abs()
        return found({
          value,
          unit: 'sq units',
          steps: [
            ['½ |x₁(y₂ − y₃) + x₂(y₃ − y₁) + x₃(y₁ − y₂)|', `½ × ${sayNumber(twice.abs())}`],
            ['Area', sayNumber(value)],
          ],
          check: cross.equals(value.mul(2)),
        })
      },
    },
    {
      // "Find the radius (or the centre) of the circle x² + y² − 4x − 6y − 12 = 0."
      id: 'circle-equation',
      cue: /(?:radius|cent(?:re|er)).*circle|circle.*(?:radius|cent(?:re|er))/,
      read(r) {
        const expression = equationIn(r.rest)
        if (!expression) return null
        r.rest = r.rest.replace(EQUATION, ' ')
        const radius = r.drop('radius')
        const centre = r.drop('(?:coordinates of (?:the )?)?cent(?:re|er)')
        if ((!radius && !centre) || !r.done(`${WORDS} circle equation`)) return null
        const at = (x: number, y: number) => approximate(expression, { x, y })
        const c = at(0, 0)
        const a = (at(1, 0) + at(-1, 0) - 2 * c) / 2
        const [g, f] = [(at(1, 0) - at(-1, 0)) / (4 * a), (at(0, 1) - at(0, -1)) / (4 * a)]
        const square = g * g + f * f - c / a
        const isCircle =
          isClose(at(2, -3), a * (4 + 9 + 4 * g - 6 * f) + c) && isClose(at(0, 1), a + 2 * f * a + c)
        if (!isCircle || a === 0 || square <= 0) return null
        const shown = rooted(new Fraction(square).simplify(1e-9))
        const middle = say({ x: new Fraction(-g), y: new Fraction(-f) })
        return found({
          value:
            radius && centre
              ? `Centre ${middle}, radius ${shown.shown}`
              : radius
                ? Math.sqrt(square)
                : middle,
          ...(radius && !centre && { shown: shown.shown }),
          steps: [
            ['Compare with x² + y² + 2gx + 2fy + c = 0', `g = ${g}, f = ${f}, c = ${c / a}`],
            ['Centre (−g, −f)', middle],
            ['Radius √(g² + f² − c)', shown.shown],
          ],
          check: Math.abs(at(-g + Math.sqrt(square), -f)) < 1e-6 * Math.max(1, Math.abs(c)),
        })
      },
    },
    {
      // "The distance of the point (3, −5) from the line 3x − 4y − 26 = 0"
      id: 'point-and-line',
      cue: /distance.*=/,
      read(r) {
        const points = takePoints(r)
        if (r.drop('(?:the )?origin')) points.push(ORIGIN)
        const expression = equationIn(r.rest)
        const line = expression && linear(expression)
        const [point] = points
        if (!line || !point || points.length !== 1) return null
        r.rest = r.rest.replace(EQUATION, ' ')
        if (!r.drop('(?:perpendicular )?distance') || !r.done(WORDS)) return null
        const [x, y] = [point.x.valueOf(), point.y.valueOf()]
        const top = Math.abs(line.a * x + line.b * y + line.c)
        const value = top / Math.hypot(line.a, line.b)
        // The foot of the perpendicular is on the line, and that far away.
        const t = (line.a * x + line.b * y + line.c) / (line.a ** 2 + line.b ** 2)
        const foot = { x: x - line.a * t, y: y - line.b * t }
        const square = new Fraction(value * value).simplify(1e-9)
        return found({
          value,
          shown: `${rooted(square).shown} units`,
          steps: [
            [
              '|ax₁ + by₁ + c| ÷ √(a² + b²)',
              `${top} ÷ ${sayFully(new Fraction(Math.hypot(line.a, line.b)).simplify(1e-6))}`,
            ],
            ['Distance', rooted(square).shown],
          ],
          check:
            near(Math.hypot(foot.x - x, foot.y - y), value) &&
            isClose(line.a * foot.x + line.b * foot.y + line.c, 0, 1e-7),
        })
      },
    },
  ],
}
