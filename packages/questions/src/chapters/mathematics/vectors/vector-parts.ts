import type { Random } from '../../../kit/random/random.ts'
import { latex, say } from '../../../kit/wording/say.ts'

export type Vector = readonly [number, number, number]

export const square = (a: readonly number[]) => a.reduce((sum, one) => sum + one * one, 0)

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const AXES = ['\\hat{i}', '\\hat{j}', '\\hat{k}']

export const inner = (a: readonly (number | string)[]): string =>
  a.reduce<string>((text, one, axis) => {
    if (one === 0) return text
    const isNegative = typeof one === 'number' && one < 0
    const size = typeof one === 'string' ? one : Math.abs(one) === 1 ? '' : Math.abs(one)
    const body = `${size}${AXES[axis]}`
    return text === '' ? `${isNegative ? '-' : ''}${body}` : `${text} ${isNegative ? '-' : '+'} ${body}`
  }, '')

export const show = (a: readonly (number | string)[]) => latex`${inner(a)}`

export const drawVector = (rng: Random, size: number): Vector =>
  rng.until(
    () => [rng.int(-size, size), rng.int(-size, size), rng.int(-size, size)] as const,
    (drawn) => drawn.filter((one) => one !== 0).length >= 2,
  )

export const signed = [-5000, 5000] as const

export const wide = (number: number) => (number < 0 ? say`(${number})` : number)
