import { describe, expect, it } from 'vitest'
import type { Shapes } from '../../../kit/figures/picture.ts'
import { createRandom } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { figureAnalogy } from './figure-analogy.ts'

const fillsOf = (shapes: Shapes): string =>
  shapes.map((shape) => (shape.kind === 'line' ? '' : shape.fill)).join(' ')
const placesOf = (shapes: Shapes): string =>
  shapes.map((shape) => JSON.stringify(shape.kind === 'circle' ? [shape.x, shape.y] : shape.points)).join(' ')

describe('figureAnalogy', () => {
  it('offers at hard, beside the answer, one with other fills only and one that is moved otherwise only', () => {
    const untested = range(1, 100).filter((seed) => {
      const { figure, answer } = figureAnalogy.draw('hard', createRandom(`analogy-${seed}`))
      if (figure?.kind !== 'pictures') return true
      const pictures = figure.choices.map(({ shapes }) => shapes)
      const right = pictures[Number(String(answer).slice(-1)) - 1] ?? []
      const isOnly = (same: (shapes: Shapes) => string, other: (shapes: Shapes) => string) =>
        pictures.some((shapes) => same(shapes) === same(right) && other(shapes) !== other(right))
      return !isOnly(placesOf, fillsOf) || !isOnly(fillsOf, placesOf)
    })
    expect(untested).toEqual([])
  })
})
