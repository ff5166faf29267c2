import { describe, expect, it } from 'vitest'
import { figureAsTable } from './figure-as-table.ts'

const words = { label: 'Name', value: 'Value' }

describe('figureAsTable', () => {
  it('gives a chart a row per label and a column per series, in Indian figures', () => {
    const series = [
      { name: 'A', values: [124386, 2] },
      { name: 'B', values: [3, 4.5] },
    ]
    expect(figureAsTable({ kind: 'bar', title: 'Sales', labels: ['2023', '2024'], series }, words)).toEqual({
      columns: ['Name', 'A', 'B'],
      rows: [
        ['2023', '1,24,386', '3'],
        ['2024', '2', '4.5'],
      ],
    })
  })

  it('gives a pie a row per slice', () => {
    expect(figureAsTable({ kind: 'pie', title: 'Budget', labels: ['Food'], values: [30] }, words)).toEqual({
      columns: ['Name', 'Value'],
      rows: [['Food', '30']],
    })
  })
})
