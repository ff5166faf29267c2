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
const pie = { kind: 'pie', title: 'Budget', labels: ['Rent', 'Food'], values: [40, 60] }

describe('Figure', () => {
  it.each([table, bar, { ...bar, kind: 'line' }, pie])('accepts a $kind', (figure) => {
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
    ['another kind', { ...pie, kind: 'radar' }],
    ['a field of another kind', { ...pie, rows: [] }],
    ['a number that is none', { ...pie, values: [Number.NaN, 1] }],
  ])('refuses %s', (_, figure) => {
    expect(Figure.safeParse(figure).success).toBe(false)
  })
})
