import Fraction from 'fraction.js'
import { squareRoot } from '../../maths/surd-sum.ts'
import { writeSurd } from '../../maths/write-algebra.ts'
import type { Solution } from '../../solution.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'
import type { Reading } from '../toolkit/reading.ts'
import { distanceFromPlane } from './planes.ts'

type Vector = readonly [number, number, number]

const TERM = '\\d*(?:\\.\\d+)? ?[ijk](?: ?(?:cap|hat))?'
const VECTOR = `((?:- ?)?${TERM}(?: ?[-+] ?${TERM})+)`

function readVector(text: string): Vector | null {
  const sizes: Record<string, number> = { i: 0, j: 0, k: 0 }
  const seen = new Set<string>()
  for (const [, sign = '', size = '', letter = ''] of text
    .replace(/cap|hat|[\s^]/g, '')
    .matchAll(/([-+]?)(\d*(?:\.\d+)?)([ijk])/g)) {
    if (seen.has(letter)) return null
    seen.add(letter)
    sizes[letter] = Number(`${sign}${size === '' ? '1' : size}`)
  }
  return [sizes.i ?? 0, sizes.j ?? 0, sizes.k ?? 0]
}

function takeVectors(r: Reading): (Vector | null)[] {
  r.rest = r.rest.replace(/(?<=[ijk])\^(?=[ )+,-]|$)/g, '')
  const vectors: (Vector | null)[] = []
  for (let one = r.words(`\\(?${VECTOR}\\)?`); one; one = r.words(`\\(?${VECTOR}\\)?`))
    vectors.push(readVector(one[0] ?? ''))
  return vectors
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

function say(vector: Vector): string {
  const terms = vector.flatMap((size, index) =>
    size === 0 ? [] : `${size < 0 ? '- ' : '+ '}${Math.abs(size) === 1 ? '' : Math.abs(size)}${'ijk'[index]}`,
  )
  return terms.length === 0 ? '0' : terms.join(' ').replace(/^\+ /, '').replace(/^- /, '-')
}

const WORDS = 'vector vectors a b two 2 and between'
const rooted = (square: number): string => {
  const root = Math.sqrt(square)
  return Number.isInteger(root)
    ? `${root}`
    : `$${writeSurd(squareRoot(new Fraction(square)))}$ (≈ ${root.toPrecision(4)})`
}

/** "Projection of i + 2j on 3i + 4j" / "area of the parallelogram with adjacent sides i + j and j + k" */
function byLength(r: Reading, a: Vector, b: Vector): Solution | null {
  if (r.has('diagonals?|vector projection|components?|perpendicular|perimeter|vertices|position')) return null
  r.rest = r.rest.replace(/\s+/g, ' ')
  const isProjection = r.drop(
    '(?:scalar )?projection of (?:the )?(?:vector )?(?:a ?= ?)?¦ *(?:on|onto|upon)(?: to)? (?:the )?(?:vector )?(?:b ?= ?)?¦',
  )
  const shape = isProjection
    ? null
    : r.words(
        'area of (?:the |a )?(parallelogram|triangle)(?: (?:whose|with|having|formed|determined|by|are|2|the|its|two))*(?: (?:adjacent )?sides)?',
      )
  if (isProjection === (shape !== null) || !r.done(`${WORDS} sides adjacent are given units sq square`))
    return null
  const turned = cross(a, b)
  // The square of what is asked, so that nothing is rounded.
  const square = isProjection
    ? new Fraction(dot(a, b) ** 2).div(dot(b, b))
    : new Fraction(dot(turned, turned)).div(shape?.[0] === 'triangle' ? 4 : 1)
  const size = Math.sqrt(square.valueOf()) * (isProjection && dot(a, b) < 0 ? -1 : 1)
  const whole = new Fraction(Math.abs(size)).simplify(1e-9)
  const isPlain = whole.mul(whole).equals(square)
  return found({
    value: isPlain ? whole.mul(size < 0 ? -1 : 1) : size,
    ...(!isPlain && {
      shown: `$${size < 0 ? '-' : ''}${writeSurd(squareRoot(square))}$ (≈ ${size.toPrecision(4)})`,
    }),
    steps: [
      isProjection
        ? ['a·b ÷ |b|', `${dot(a, b)} ÷ √${dot(b, b)}`]
        : [`|a × b|${shape?.[0] === 'triangle' ? ' ÷ 2' : ''}`, `a × b = ${say(turned)}`],
    ],
    check: near(dot(turned, turned) + dot(a, b) ** 2, dot(a, a) * dot(b, b)),
  })
}

export const vectors: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Vectors'],
  readers: [
    distanceFromPlane,
    {
      // "Find the dot product of 2i + 3j and 4i − j." / cross product, magnitude, angle between
      id: 'vectors',
      cue: /(?<![a-z])i(?: ?cap| ?hat|\^)? ?[-+]|\di(?: ?cap| ?hat|\^)? ?[-+]/,
      read(r) {
        const read = takeVectors(r)
        const [a, b] = read
        if (!a || read.length > 2 || (read.length === 2 && !b)) return null
        if (b && /projection|parallelogram|triangle/.test(r.text)) return byLength(r, a, b)
        const isDot = r.drop('(?:dot|scalar) products?|a ?\\. ?b')
        const isCross = r.drop('(?:cross|vector) products?|a ?\\* ?b|a x b')
        const isSize = r.drop('magnitude|modulus|length')
        const isAngle = r.drop('angle')
        if ([isDot, isCross, isSize, isAngle].filter(Boolean).length !== 1 || !r.done(WORDS)) return null
        if (isSize) {
          const square = dot(a, a)
          return b
            ? null
            : found({
                value: Math.sqrt(square),
                shown: rooted(square),
                steps: [['√(sum of the squares)', rooted(square)]],
                check: near(Math.hypot(...a), Math.sqrt(square)),
              })
        }
        if (!b) return null
        const value = dot(a, b)
        if (isDot)
          return found({
            value: new Fraction(value).simplify(1e-9),
            steps: [['Multiply the components and add', `${value}`]],
            // (|a + b|² − |a − b|²) ÷ 4
            check: near(
              (Math.hypot(a[0] + b[0], a[1] + b[1], a[2] + b[2]) ** 2 -
                Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) ** 2) /
                4,
              value,
            ),
          })
        const turned = cross(a, b)
        if (isCross)
          return found({
            value: say(turned),
            steps: [['Expand the determinant of i, j, k', say(turned)]],
            check:
              near(dot(turned, a), 0) &&
              near(dot(turned, b), 0) &&
              near(dot(turned, turned) + value * value, dot(a, a) * dot(b, b)),
          })
        const degrees = (Math.acos(value / Math.sqrt(dot(a, a) * dot(b, b))) * 180) / Math.PI
        const rounded = Math.round(degrees)
        if (Math.abs(degrees - rounded) > 1e-6) return null
        return found({
          value: rounded,
          unit: '°',
          steps: [['cos θ = a·b ÷ (|a||b|)', `θ = ${rounded}°`]],
          check: near(Math.atan2(Math.sqrt(dot(turned, turned)), value), (rounded * Math.PI) / 180),
        })
      },
    },
  ],
}
