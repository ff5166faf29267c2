import type { Geometry } from '@ekagra/schema/drawing'
import { describe, expect, it } from 'vitest'
import { placeGeometry } from './geometry-drawing.tsx'

const circle: Geometry = {
  kind: 'geometry',
  title: 'A tangent',
  description: 'A circle and a tangent',
  points: [
    { id: 'O', x: 0, y: 0, label: 'O' },
    { id: 'P', x: 20, y: 0, label: 'P' },
  ],
  segments: [{ from: 'O', to: 'P' }],
  circles: [{ centre: 'O', radius: 10 }],
  angles: [],
}

describe('placeGeometry', () => {
  it('keeps the whole of a circle inside the frame', () => {
    const { at, scale, width, height } = placeGeometry(circle)
    expect(at('O').x - 10 * scale).toBeGreaterThanOrEqual(0)
    expect(at('P').x).toBeLessThanOrEqual(width)
    expect(at('O').y + 10 * scale).toBeLessThanOrEqual(height)
  })

  it('writes the name of an end point beyond the end of its line', () => {
    const { at, nameAt } = placeGeometry(circle)
    expect(nameAt('P').x).toBeGreaterThan(at('P').x)
  })

  it('keeps a long name at the edge inside the frame, and further from its point than a letter', () => {
    const points = circle.points.map((point) => (point.id === 'P' ? { ...point, label: 'V (L)' } : point))
    const { nameAt, at, width } = placeGeometry({ ...circle, points })
    expect(nameAt('P').x).toBeLessThanOrEqual(width - 25)
    expect(
      placeGeometry({ ...circle, points: [...points, { id: 'Q', x: 40, y: 0, label: '' }] }).nameAt('P').x,
    ).toBeGreaterThan(
      placeGeometry({ ...circle, points: [...circle.points, { id: 'Q', x: 40, y: 0, label: '' }] }).nameAt(
        'P',
      ).x,
    )
    expect(at('P').x).toBeLessThanOrEqual(width)
  })

  it('turns the y axis so that higher points are drawn higher', () => {
    const points = [...circle.points, { id: 'Q', x: 0, y: 10, label: 'Q' }]
    const { at } = placeGeometry({ ...circle, points })
    expect(at('Q').y).toBeLessThan(at('O').y)
  })
})
