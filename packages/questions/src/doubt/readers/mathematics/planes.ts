import Fraction from 'fraction.js'
import { squareRoot } from '../../maths/surd-sum.ts'
import { writeSurd } from '../../maths/write-algebra.ts'
import { found, near, type Reader } from '../toolkit/found.ts'
import { toExact } from '../toolkit/reading.ts'

type Three = readonly [Fraction, Fraction, Fraction]
/** ax + by + cz + d = 0 */
interface Plane {
  normal: Three
  constant: Fraction
}

const zero = new Fraction(0)
const NUMBER = String.raw`-? ?\d+(?:\.\d+)?`
const POINT = new RegExp(String.raw`\( ?(${NUMBER}) ?, ?(${NUMBER}) ?, ?(${NUMBER}) ?\)`)
const PLANE =
  /(?<![\d.)a-z^+*/-])(?<![\d)+*/^-] )-? ?\d*(?:\.\d+)? ?[xyz](?![\d^a-z])(?: ?[+-] ?\d*(?:\.\d+)? ?[xyz](?![\d^a-z])){1,2}(?: ?[+-] ?\d+(?:\.\d+)?(?![\d.]| ?[a-z(]))? ?= ?-? ?\d+(?:\.\d+)?(?![\d.]| ?[xyz(/^])/

function readPlane(text: string): Plane | null {
  const [left = '', right = ''] = text.replaceAll(' ', '').split('=')
  const sizes = new Map<string, Fraction>()
  let constant = (toExact(right.replace('-', '')) ?? zero).mul(right.startsWith('-') ? 1 : -1)
  for (const [, sign, size = '', letter = ''] of left.matchAll(/([+-]?)(\d*(?:\.\d+)?)([xyz]?)/g)) {
    if (size === '' && letter === '') continue
    const value = new Fraction(size === '' ? 1 : size).mul(sign === '-' ? -1 : 1)
    if (letter === '') constant = constant.add(value)
    else if (sizes.has(letter)) return null
    else sizes.set(letter, value)
  }
  const at = (letter: string): Fraction => sizes.get(letter) ?? zero
  return { normal: [at('x'), at('y'), at('z')], constant }
}

const dot = (a: Three, b: Three): Fraction => a[0].mul(b[0]).add(a[1].mul(b[1])).add(a[2].mul(b[2]))

/** "Distance of the point (2, 3, −5) from the plane x + 2y − 2z = 9" / "Distance between the planes x + 2y − 2z = 9 and 2x + 4y − 4z = 6" */
export const distanceFromPlane: Reader = {
  id: 'distance-from-a-plane',
  cue: /distance.*plane|plane.*distance/,
  concepts: ['Three-dimensional Geometry'],
  read(r) {
    if (r.has('parallel to|along|measured|line|foot|image|axis|axes|passing|ratio')) return null
    const planes: Plane[] = []
    let rest = r.rest
    for (let match = PLANE.exec(rest); match; match = PLANE.exec(rest)) {
      const plane = readPlane(match[0])
      if (!plane) return null
      planes.push(plane)
      rest = rest.replace(match[0], ' ¦ ')
    }
    const typed = POINT.exec(rest)
    const isOrigin = /(?<![a-z])origin(?![a-z])/.test(rest)
    if (typed) rest = rest.replace(typed[0], ' ¦ ')
    r.rest = rest
    const [one, two] = planes
    if (!one?.normal.some((size, at) => at === 2 && !size.equals(0))) return null
    const words =
      'distance perpendicular length shortest point plane planes between parallel units p origin two 2 their'
    if (!r.done(words) || planes.length > 2 || (typed !== null && isOrigin)) return null
    const square = dot(one.normal, one.normal)
    let gap: Fraction
    if (two) {
      if (typed || isOrigin || !/between/.test(r.text)) return null
      const at = one.normal.findIndex((size) => !size.equals(0))
      const times = (two.normal[at] ?? zero).div(one.normal[at] ?? zero)
      if (times.equals(0) || !one.normal.every((size, i) => size.mul(times).equals(two.normal[i] ?? zero)))
        return null
      gap = one.constant.sub(two.constant.div(times)).abs()
    } else {
      const point = isOrigin
        ? ([zero, zero, zero] as const)
        : typed?.slice(1).map((size) => new Fraction(size.replaceAll(' ', '')))
      const [x, y, z] = point ?? []
      if (!x || !y || !z) return null
      gap = dot(one.normal, [x, y, z]).add(one.constant).abs()
    }
    const value = gap.valueOf() / Math.sqrt(square.valueOf())
    const root = Math.sqrt(square.valueOf())
    const exactly = squareRoot(gap.mul(gap).div(square))
    return found({
      value: Number.isInteger(root) ? gap.div(root) : value,
      ...(!Number.isInteger(root) && { shown: `$${writeSurd(exactly)}$ (≈ ${value.toPrecision(4)})` }),
      steps: [
        [
          'Put in, without a sign',
          two ? `|d₁ − d₂| = ${gap.toFraction()}` : `|ax + by + cz + d| = ${gap.toFraction()}`,
        ],
        ['Divide by √(a² + b² + c²)', `${gap.toFraction()} ÷ √${square.toFraction()}`],
      ],
      check: near(value * value * square.valueOf(), gap.valueOf() ** 2),
    })
  },
}
