import type { Figure } from '@ekagra/schema/figure'

export type TableFigure = Extract<Figure, { kind: 'table' }>
export type ChartFigure = Extract<Figure, { kind: 'bar' | 'line' | 'pie' }>
/** Figures of numbers: each of them is a table as well. */
export type DataFigure = TableFigure | ChartFigure
/** Figures of shapes: each of them is told in words as well. */
export type DrawnFigure = Exclude<Figure, DataFigure>

const DATA: ReadonlySet<Figure['kind']> = new Set(['table', 'bar', 'line', 'pie'])

export const isDrawn = (figure: Figure): figure is DrawnFigure => !DATA.has(figure.kind)
