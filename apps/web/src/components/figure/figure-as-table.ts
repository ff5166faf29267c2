import { groupDigits } from '../../messages/format.ts'
import type { DataFigure } from './figure-kinds.ts'

export interface FigureTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** With at most four decimals. */
export function formatValue(value: number): string {
  const [whole = '', fraction] = `${Math.abs(Math.round(value * 10_000) / 10_000)}`.split('.')
  return `${value < 0 ? '-' : ''}${groupDigits(whole)}${fraction ? `.${fraction}` : ''}`
}

/** Headings for columns that the data do not name. */
export interface TableWords {
  label: string
  value: string
}

/** Every figure of numbers as rows and columns, for screen readers and for people who prefer a table. */
export function figureAsTable(figure: DataFigure, words: TableWords): FigureTable {
  switch (figure.kind) {
    case 'table':
      return figure
    case 'pie':
      return {
        columns: [words.label, words.value],
        rows: figure.labels.map((label, index) => [label, formatValue(figure.values[index] ?? 0)]),
      }
    default:
      return {
        columns: [words.label, ...figure.series.map(({ name }) => name)],
        rows: figure.labels.map((label, index) => [
          label,
          ...figure.series.map(({ values }) => formatValue(values[index] ?? 0)),
        ]),
      }
  }
}
