import type { Geometry } from '@ekagra/schema/drawing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GeometryDrawing, placeGeometry } from './geometry-drawing.tsx'

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

describe('a circuit', () => {
  const circuit: Geometry = {
    ...circle,
    points: [
      { id: 'a', x: 0, y: 0, label: '' },
      { id: 'b', x: 0, y: 3, label: '' },
      { id: 'c', x: 6, y: 3, label: '' },
      { id: 'd', x: 6, y: 0, label: '' },
    ],
    segments: [
      { from: 'a', to: 'b', label: '120 V', symbol: 'cell' },
      { from: 'b', to: 'c', label: '25 Ω', symbol: 'resistor' },
      { from: 'c', to: 'd', label: '30 Ω', symbol: 'resistor' },
      { from: 'd', to: 'a' },
    ],
    circles: [],
  }

  it('draws a zigzag for each resistor and two plates for the cell', () => {
    const drawn = renderToStaticMarkup(createElement(GeometryDrawing, { figure: circuit }))
    expect(drawn.match(/<line /g)).toHaveLength(1)
    expect(drawn.match(/<path d="M[^M"]*(L[^L"]*){9}"/g)).toHaveLength(2)
    expect(drawn.match(/stroke-width="4"><\/path>|stroke-width="4"\/>/g)).toHaveLength(1)
  })

  it('writes + at the plate towards the end of the line, and both signs on the other side than the voltage', () => {
    const { at, labelAt, signAt } = placeGeometry(circuit)
    expect(signAt('a', 'b', 1).y).toBeLessThan(signAt('a', 'b', -1).y)
    expect(signAt('a', 'b', 1).x).toBeGreaterThan(at('a').x)
    expect(labelAt('a', 'b').x).toBeLessThan(at('a').x)
  })

  it('keeps the values beside the symbols inside the frame', () => {
    const { labelAt, width } = placeGeometry(circuit)
    expect(labelAt('a', 'b').x).toBeGreaterThan(22)
    expect(labelAt('c', 'd').x).toBeLessThan(width - 18)
    expect(labelAt('b', 'c').y).toBeGreaterThan(8)
  })
})
