import type { DataFigure } from './figure-kinds.ts'

export interface FigureTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export const formatValue = (value: number): string =>
  value.toLocaleString('en-IN', { maximumFractionDigits: 4 })

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
