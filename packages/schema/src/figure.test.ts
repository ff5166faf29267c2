import { describe, expect, it } from 'vitest'
import { Figure } from './figure.ts'

const table = { kind: 'table', title: 'Sales', columns: ['Year', 'Units'], rows: [['2025', '40']] }
const bar = {
  kind: 'bar',
  title: 'Sales',
  unit: 'lakh',
  labels: ['A', 'B'],
  series: [{ name: '2025', values: [4, 5] }],
}
const told = { title: 'Triangle', description: 'Triangle ABC' }
const geometry = {
  kind: 'geometry',
  ...told,
  points: [
    { id: 'A', x: 0, y: 0, label: 'A' },
    { id: 'B', x: 4, y: 0, label: 'B' },
  ],
  segments: [{ from: 'A', to: 'B', label: '6 Ω', symbol: 'resistor' }],
  circles: [{ centre: 'A', radius: 2 }],
  angles: [],
}
const circle = { name: 'Men', x: 0, y: 0, radius: 1 }
const venn = { kind: 'venn', ...told, circles: [circle], marks: [{ x: 0, y: 0, text: '12' }] }
const vennChoices = {
  kind: 'venn-choices',
  ...told,
  choices: [[{ x: 0, y: 0, radius: 1 }], [{ x: 1, y: 0, radius: 1 }]],
}
const dice = { kind: 'dice', ...told, views: [{ top: '1', front: '2', side: '3' }], net: [] }
const cubes = { kind: 'cubes', ...told, heights: [[2, 1]] }
const glyphs = [{ text: 'P', turn: 'left-right' }]
const mirror = { kind: 'mirror', ...told, text: 'P', mirror: 'beside', choices: [glyphs, glyphs] }
const clockFace = { kind: 'clock-face', ...told, hour: 4, minute: 20, isMirrored: true }
const dot = { kind: 'circle', x: 50, y: 50, radius: 4, fill: 'solid' }
const pictures = {
  kind: 'pictures',
  ...told,
  given: [{ shapes: [dot], text: '', isFramed: true, after: ':' }],
  choices: [
    {
      shapes: [
        {
          kind: 'line',
          points: [
            [0, 0],
            [9, 9],
          ],
          isDashed: false,
        },
      ],
      isFramed: false,
    },
  ],
}
const pie = { kind: 'pie', title: 'Budget', labels: ['Rent', 'Food'], values: [40, 60] }

const mixed = { kind: 'mixed', title: 'Staff', parts: [pie, table] }

const passage = { kind: 'passage', title: 'The lake', paragraphs: ['It was dry.', 'It rained.'] }

describe('Figure', () => {
  it.each([
    table,
    bar,
    { ...bar, kind: 'line' },
    { ...bar, kind: 'radar' },
    pie,
    mixed,
    passage,
    geometry,
    venn,
    vennChoices,
    dice,
    cubes,
    mirror,
    clockFace,
    pictures,
  ])('accepts a $kind', (figure) => {
    expect(Figure.parse(figure)).toEqual(figure)
  })

  it.each([
    ['a row that is too short', { ...table, rows: [['2025']] }],
    ['a table without rows', { ...table, rows: [] }],
    ['a series with a hole', { ...bar, series: [{ name: '2025', values: [4] }] }],
    ['a line with a value too many', { ...bar, kind: 'line', series: [{ name: '2025', values: [4, 5, 6] }] }],
    ['a chart without a series', { ...bar, series: [] }],
    ['a share without a label', { ...pie, labels: ['Rent'] }],
    ['a negative share', { ...pie, values: [-40, 140] }],
    ['a mixed figure of one part', { ...mixed, parts: [pie] }],
    ['a mixed figure with a part that is none', { ...mixed, parts: [pie, passage] }],
    ['a passage without a text', { ...passage, paragraphs: [] }],
    ['a line to a point that is not there', { ...geometry, segments: [{ from: 'A', to: 'C' }] }],
    ['an unknown symbol', { ...geometry, segments: [{ from: 'A', to: 'B', symbol: 'lamp' }] }],
    ['two points of one name', { ...geometry, points: [geometry.points[0], geometry.points[0]] }],
    ['a drawing without words', { ...venn, description: '' }],
    ['a die that shows nothing', { ...dice, views: [] }],
    ['a stack below the ground', { ...cubes, heights: [[-1]] }],
    ['pictures without a picture', { ...pictures, given: [], choices: [] }],
    ['a circle of no size', { ...pictures, choices: [{ shapes: [{ ...dot, radius: 0 }], isFramed: true }] }],
    ['another kind', { ...pie, kind: 'radar' }],
    ['a field of another kind', { ...pie, rows: [] }],
    ['NaN as a value', { ...pie, values: [Number.NaN, 1] }],
  ])('refuses %s', (_, figure) => {
    expect(Figure.safeParse(figure).success).toBe(false)
  })
})
